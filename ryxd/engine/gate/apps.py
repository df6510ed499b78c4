"""Which names are applications when nobody can be asked."""

from __future__ import annotations

from ryxd.engine.gate.vocabulary import phrases

APPS = frozenset(
    " ".join(name)
    for name in phrases("""
    firefox / chromium / chrome / google chrome / brave / vivaldi / librewolf / zen browser /
    qutebrowser / tor browser / opera / browser / thunderbird / evolution / geary / spotify / vlc /
    mpv / rhythmbox / audacity / obs / obs studio / kdenlive / handbrake / blender / gimp / krita /
    inkscape / darktable / digikam / freecad / openscad / libreoffice / libreoffice writer /
    libreoffice calc / libreoffice impress / onlyoffice / okular / evince / zathura / calibre /
    obsidian / logseq / joplin / zotero / anki / signal / telegram / discord / slack / element /
    zoom / skype / whatsapp / microsoft teams / steam / lutris / heroic / bottles / minecraft /
    retroarch / code / vscode / vs code / vscodium / visual studio code / neovim / nvim / vim /
    emacs / helix / zed / kate / gedit / intellij / pycharm / webstorm / clion / android studio /
    sublime / sublime text / kitty / alacritty / foot / wezterm / ghostty / konsole / gnome terminal
    / terminal / nautilus / dolphin / thunar / nemo / pcmanfm / ranger / yazi / file manager /
    dateimanager / pavucontrol / easyeffects / virt-manager / virtualbox / keepassxc / bitwarden /
    1password / wireshark / filezilla / transmission / qbittorrent / btop / htop / gparted /
    calculator / taschenrechner / nextcloud
    """)
)
