"""Writing the files of agents and hooks: new ones, edited ones, checked ones. Works without the daemon."""
