"""Names of programs: real ones, ones that do not exist, and what people say instead of a name."""

from training.source import Source
from training.words.listed import words

_KNOWN = (
    "firefox chromium chrome brave vivaldi librewolf qutebrowser opera thunderbird evolution geary spotify vlc mpv rhythmbox "
    "audacity obs kdenlive handbrake blender gimp krita inkscape darktable digikam freecad openscad libreoffice onlyoffice okular "
    "evince zathura calibre obsidian logseq joplin zotero anki signal telegram discord slack element zoom skype steam lutris heroic "
    "bottles retroarch vscode vscodium code neovim emacs helix zed kate gedit intellij pycharm webstorm kitty alacritty foot wezterm "
    "ghostty konsole nautilus dolphin thunar nemo pcmanfm ranger yazi pavucontrol easyeffects virtualbox keepassxc bitwarden "
    "wireshark filezilla transmission qbittorrent btop htop gparted nextcloud syncthing ardour lmms musescore shotwell godot "
    "dbeaver postman insomnia nvim imv swayimg mousepad lapce xournalpp rnote scribus hexchat fractal nheko tuba cheese"
).split()
_KNOWN_PAIRS = (
    "google chrome/zen browser/tor browser/obs studio/libreoffice writer/libreoffice calc/libreoffice impress/visual studio code/"
    "vs code/android studio/sublime text/gnome terminal/virt-manager/microsoft teams/mission center/disk usage analyzer/"
    "android messages/image viewer/document scanner/font viewer/prism launcher/proton mail/epic games/character map/"
    "system monitor/libre office/cool retro term/google earth/monero wallet"
).split("/")
REAL = [*_KNOWN, *words("programs")]
REAL_PAIRS = [*_KNOWN_PAIRS, *words("pairs")]
GENERIC = {
    "en": (
        "browser/web browser/terminal/file manager/files/text editor/editor/calculator/settings/system settings/image viewer/"
        "music player/video player/mail program/email client/calendar/camera/notes/task manager/password manager/app store/"
        "pdf viewer/screenshot tool/console/file explorer/shell/paint program/spreadsheet program"
    ).split("/"),
    "de": (
        "Browser/Webbrowser/Terminal/Dateimanager/Dateien/Texteditor/Editor/Taschenrechner/Einstellungen/Systemeinstellungen/"
        "Bildbetrachter/Musikplayer/Videoplayer/Mailprogramm/E-Mail-Programm/Kalender/Kamera/Notizen/Systemmonitor/"
        "Passwortmanager/Konsole/Tabellenkalkulation/Datei-Explorer/Malprogramm/Webbrowser/PDF-Betrachter"
    ).split("/"),
}
_SUFFIXES = "Studio Edit Player Notes Desktop Browser Mail Writer Chat Paint Viewer Manager Pro Lab Box Hub IDE Calc Code Sync Music".split()
_PLAYERS = "spotify vlc mpv firefox chromium rhythmbox audacious strawberry elisa amberol lollypop clementine cmus brave haruna celluloid".split()
PLAYERS = [*_PLAYERS, *words("players")]


def program(source: Source, *, generic: float = 0.15) -> str:
    """A program's name as a user types it; `generic` is how often it is no name but what the program is."""
    kind = source.rng.random()
    if kind < generic:
        name = source.pick(GENERIC[source.language])
    elif kind < 0.55:
        name = source.word_of(REAL)
    elif kind < 0.63:
        name = source.word_of(REAL_PAIRS)
    elif kind < 0.85:
        name = source.made_word()
    elif kind < 0.93:
        name = source.made_word() + source.pick([" ", " ", "", "-"]) + source.pick(_SUFFIXES)
    else:
        name = source.made_word().lower() + source.pick(["-", "_", ""]) + source.pick(["gtk", "qt", "gui", "tui", "ctl", "cli", "studio", "app", "2"])
    how = source.rng.random()
    if how < 0.45:
        return name.lower()
    if how < 0.75 or generic > kind:
        return name
    return name[:1].upper() + name[1:]


def own_name(name: str) -> str:
    """How the program itself writes its name."""
    return " ".join(word if any(letter.isupper() for letter in word) else word[:1].upper() + word[1:] for word in name.split(" "))


def window_class(source: Source, name: str) -> str:
    """The class that windows of the program have."""
    plain = name.replace(" ", "-")
    how = source.rng.random()
    if how < 0.5:
        return plain.lower()
    if how < 0.75:
        return plain
    domain = source.pick(["org", "com", "io", "net"]) + "." + source.pick(["gnome", "kde", source.made_word().lower()])
    return f"{domain}.{plain}"


def player(source: Source) -> str:
    """A media player's name, as it is on the bus."""
    return source.word_of(PLAYERS) if source.chance(0.6) else source.made_word().lower()


def song(source: Source) -> str:
    """Artist and title as a player tells them."""
    artist = source.name() if source.chance(0.5) else " ".join(source.nouns(1, 2)).title()
    return f"{artist} - {' '.join(source.nouns(1, 4))}"
