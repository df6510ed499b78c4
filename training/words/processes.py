"""Names that processes have."""

from training.words.listed import words

_OFTEN = (
    "firefox chromium chrome code electron gnome-shell Hyprland waybar kitty foot alacritty thunderbird signal-desktop spotify "
    "steam obs blender gimp krita libreoffice java python python3 node rustc cargo gcc clangd qemu-system-x86 docker mpv vlc "
    "slack discord telegram-desktop obsidian zoom teams nautilus pipewire wireplumber Xwayland dockerd postgres mysqld ffmpeg "
    "kdenlive inkscape evince zathura dunst mako ollama llama-server idea emacs nvim make ninja rsync tracker-miner-fs"
).split()
PROCESSES = [*_OFTEN, *words("processes")]
