"""ryxd: the daemon of ryx, a local AI operator for the Hyprland desktop."""

__version__ = "0.1.0"
