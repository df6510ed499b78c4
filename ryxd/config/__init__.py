"""config.toml, and where everything is."""
