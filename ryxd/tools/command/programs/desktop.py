"""The desktop: windows, sound, screen, clipboard, notifications."""

from ryxd.core.effect import Permission
from ryxd.tools.command.case import Case
from ryxd.tools.command.options import Program, Value, follow, given, table
from ryxd.tools.command.programs.subcommands import subcommands

READ, WRITE, TEXT, RUN = Value.READ, Value.WRITE, Value.TEXT, Value.RUN
CHANGE, DESTROY, DESKTOP = Permission.CHANGE, Permission.DESTROY, Permission.DESKTOP

HARMLESS_DISPATCHES = frozenset(
    (
        "workspace movetoworkspace movetoworkspacesilent togglefloating fullscreen movefocus movewindow"
        " resizeactive focuswindow cyclenext centerwindow pin togglesplit focusmonitor"
        " togglespecialworkspace swapnext splitratio moveactive focuscurrentorlast fakefullscreen pseudo"
        " togglegroup changegroupactive alterzorder dpms"
    ).split()
)  # fmt: skip


def _hyprctl(case: Case) -> None:
    """hyprctl: what it shows and how windows lie is harmless; exec, keyword, kill and plugins are not."""
    words = [word for word in case.args if not (word.exact and word.text in {"-j", "-r", "--instance", "-i"})]
    if any(word.start.startswith("--batch") for word in words) or any(
        not word.exact and (place < 2 or case.may_be_option(word) or word.many) for place, word in enumerate(words)
    ):
        case.doubt("its commands can't be followed")
        return
    names = [word.text for word in words]
    if not names or names[0] in {"version", "monitors", "workspaces", "activeworkspace", "clients", "activewindow",
                                 "devices", "layers", "splash", "getoption", "cursorpos", "animations", "instances",
                                 "binds", "layouts", "globalshortcuts", "configerrors", "rollinglog", "systeminfo",
                                 "decorations", "workspacerules"}:  # fmt: skip
        return
    if names[0] == "dispatch" and len(names) > 1 and names[1] in HARMLESS_DISPATCHES:
        case.add(DESKTOP, *names[:2])
        return
    case.add(DESKTOP, *names[:2])
    case.add(CHANGE, *names[:2])
    if names[0] == "kill" or names[1:2] in (["killactive"], ["closewindow"], ["exit"], ["forcekillactive"]):
        case.add(DESTROY, *names[:2])
    if "exec" in names[:2] or "execr" in names[:2] or names[0] in {"plugin", "keyword", "setprop", "eval"}:
        case.doubt(f"{' '.join(names[:2])} may run anything")


def _opened(case: Case) -> None:
    """xdg-open: a person's programs show it. What opens may be a program itself."""
    case.add(DESKTOP)
    for word in case.args:
        if not word.exact or word.text.endswith((".desktop", ".sh", ".AppImage", ".run", ".jar", ".exe", ".py")):
            case.add(CHANGE, "may start a program")
        elif "://" not in word.text:
            case.reads(word)
        elif not word.text.startswith(("http://", "https://", "file://", "mailto:")):
            case.add(CHANGE, "may start a program")


def _clipboard(case: Case) -> None:
    known = given(
        case,
        case.args,
        table({"t type": TEXT, "w watch": "runs a command whenever it changes", "c clear": CHANGE}),
    )
    follow(case, known)
    case.add(DESKTOP)


def _converted(case: Case) -> None:
    """ffmpeg, convert and their like: what they write is among their words in too many ways to tell."""
    case.add(CHANGE)
    words = [word for word in case.args if not word.start.startswith("-")]
    if words:
        case.writes(words[-1])
    for word in words[:-1]:
        if word.exact and word.text.startswith(("|", "@")):
            case.doubt(f"{word.text} may run something")
    for word in case.args:
        if word.exact and ("://" in word.text or word.text.startswith(("tcp:", "udp:", "http:", "https:"))):
            case.add(Permission.NETWORK, word.text)


def _shot(case: Case) -> None:
    known = given(case, case.args, table({"g o s t q l": TEXT, "c": Value.FLAG}))
    follow(case, known)
    case.add(DESKTOP)
    if known.operands and known.operands[-1].text != "-":
        case.writes(known.operands[-1])
    elif not known.operands:
        case.add(CHANGE, "writes a picture")


MOVES = Program(base=frozenset({DESKTOP}))
ACTS = Program(base=frozenset({DESKTOP, CHANGE}))

PROGRAMS: dict[str, Program] = {
    "hyprctl": Program(special=_hyprctl),
    "xdg-open": Program(special=_opened),
    "gio": subcommands("info list tree cat", frozenset({CHANGE, DESTROY})),
    "wl-copy": Program(special=_clipboard),
    "wl-paste": Program(special=_clipboard),
    "xclip": Program(
        base=frozenset({DESKTOP}), options={"i in": Value.FLAG, "selection sel t target loops l d": TEXT}
    ),
    "xsel": MOVES,
    "cliphist": subcommands("list decode", frozenset({CHANGE})),
    "notify-send": Program(
        base=frozenset({DESKTOP}),
        options={"u urgency t expire-time a app-name i icon c category h hint A action r replace-id": TEXT},
    ),
    "dunstctl": MOVES,
    "makoctl": subcommands("list history mode dismiss restore reload set-mode", frozenset({DESKTOP, CHANGE})),
    "brightnessctl": Program(base=frozenset({DESKTOP})),
    "light": Program(base=frozenset({DESKTOP})),
    "playerctl": MOVES,
    "pamixer": MOVES,
    "amixer": MOVES,
    "wpctl": subcommands(
        "status inspect get-volume set-volume set-mute set-default", frozenset({DESKTOP, CHANGE})
    ),
    "pactl": subcommands(
        "list info stat get-default-sink get-sink-volume get-sink-mute get-default-source set-sink-volume set-sink-mute"
        " set-source-volume set-source-mute set-default-sink",
        frozenset({DESKTOP, CHANGE}),
    ),
    "aplay": Program(operands=READ, options={"D t f r c d": TEXT, "save-file-name": WRITE}),
    "paplay": Program(operands=READ),
    "speaker-test": MOVES,
    "wlr-randr": ACTS,
    "kanshictl": ACTS,
    "swaymsg": Program(base=frozenset({DESKTOP, CHANGE, DESTROY})),
    "grim": Program(special=_shot),
    "slurp": MOVES,
    "wtype": Program(base=frozenset({DESKTOP, CHANGE, DESTROY})),
    "ydotool": Program(base=frozenset({DESKTOP, CHANGE, DESTROY})),
    "xdotool": Program(base=frozenset({DESKTOP, CHANGE, DESTROY})),
    "gsettings": subcommands(
        "get list-schemas list-keys list-children list-recursively describe range writable", frozenset({CHANGE})
    ),
    "dconf": subcommands("read list dump", frozenset({CHANGE}), destroys="reset"),
    "xdg-mime": subcommands("query", frozenset({CHANGE})),
    "xdg-settings": subcommands("get check", frozenset({CHANGE})),
    "xdg-user-dir": Program(),
    "xrandr": ACTS,
    "wlsunset": ACTS,
    "hyprpaper": ACTS,
    "swww": ACTS,
    "fc-list": Program(),
    "fc-match": Program(),
    "bluetoothctl": subcommands("show devices info list", frozenset({DESKTOP, DESTROY})),
    **dict.fromkeys(
        (
            "ffmpeg",
            "convert",
            "magick",
            "mogrify",
            "composite",
            "montage",
            "sox",
            "inkscape",
            "gimp",
            "libreoffice",
            "soffice",
            "pdftk",
            "qpdf",
            "gs",
            "cwebp",
            "optipng",
            "jpegoptim",
            "exiftool",
        ),
        Program(special=_converted),
    ),
    "ffprobe": Program(
        operands=READ,
        options={
            "i": READ,
            "o": WRITE,
            "report": CHANGE,
            "show_entries of print_format v loglevel select_streams": TEXT,
        },
    ),
    "identify": Program(base=frozenset({CHANGE})),
}
