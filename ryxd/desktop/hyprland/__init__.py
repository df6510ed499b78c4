"""What Hyprland tells: its events, and what the desktop looks like after them (spec A11)."""
