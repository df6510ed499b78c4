"""One command line, typed or described."""

from __future__ import annotations

import re
import shlex
from pathlib import PurePath

from ryxd.engine.gate.files import SHELL_QUALIFIERS
from ryxd.engine.gate.names import file_name, path_of
from ryxd.engine.gate.text import Request, Token
from ryxd.engine.gate.verdict import Verdict
from ryxd.engine.gate.vocabulary import phrases, vocabulary

_PROGRAMS = vocabulary("""
    git ls ll df ps grep egrep rg fd awk sed curl wget docker podman kubectl systemctl journalctl
    pacman yay paru apt apt-get dnf npm npx pnpm yarn pip pipx uv cargo rustup ssh scp sftp rsync
    chmod chown mkdir rmdir rm cp mv ln tar unzip gzip gunzip xz ping ip ss lsblk lscpu lsusb lspci
    lsof uname whoami pwd env printenv dmesg hyprctl wpctl pactl playerctl brightnessctl nmcli
    bluetoothctl jq xargs ffmpeg ffprobe magick convert nvidia-smi sensors traceroute dig nslookup
    netstat ifconfig iwctl swww grim slurp wl-copy wl-paste notify-send loginctl hostnamectl
    timedatectl sudo doas pytest ruff mypy python3 gcc clang cmake ninja meson loadctl md5sum
    sha256sum wc stat chgrp useradd usermod passwd crontab tmux mktemp realpath readlink basename
    dirname xdg-open
""")
_AMBIGUOUS = vocabulary("""
    du find sort cat cut make test time date kill pkill killall head tail man who which touch watch
    last free mount umount echo printf uptime history clear diff file tree split join id groups
    hostname export set python node go more less sleep top htop type w tr uniq tee nohup zip service
    locate where screen at install info comm paste dd cal bc
    sh bash dash zsh fish perl ruby lua php java
""")
_ALONE = vocabulary("""
    who uptime tree history hostname id free groups top htop w mount cal
""")
_PROSE = vocabulary("""
    the my me is are was a an of for you your what how why please does do i der die das den ein eine
    mein meine ist sind und in auf fuer to not nicht working work with vs versus kaputt geht
""")
_ARGUMENT = re.compile(r"--?[A-Za-z][\w=-]*|[~/.*].*|.*[*|><=/].*|\d+|\S+\.\w{1,5}")
_FLAG = re.compile(r"--?[A-Za-z]")
_OPERATOR = re.compile(r"\s(?:\d?>>?|<|\||\|\||&&|;)\s")
"""What joins commands, or sends their output somewhere: prose has no such thing."""
_QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"")
_ASIDE = re.compile(r"\s\(")
"""An opening bracket that no shell takes behind a program: what follows is said to somebody."""
_RUN = phrases("""
    run the command / execute the command / run / execute / fuehre den befehl / fuehre / fuehr /
    type
""")

_VERBS = vocabulary("""
    list show display print count find search locate get create make remove delete copy move rename
    compress extract calculate compute change convert kill terminate download unpack unzip gzip zip
    tar encrypt decrypt encode decode sort replace append dump retrieve check mount unmount install
    uninstall update upgrade restart enable disable ping prune touch output return base64 fetch
    archive concatenate merge split truncate reverse measure monitor determine identify add strip
    substitute save decompress view examine backup sum clean clear empty verify compare test write
    give liste zeige zeig drucke gib zaehle zaehl finde suche such loesche loesch entferne kopiere
    kopier verschiebe verschieb benenne komprimiere entpacke packe berechne aendere wandle beende
    toete installiere deinstalliere aktualisiere sortiere ersetze pruefe erstelle lege starte stoppe
    haenge ermittle leere bestimme vergleiche oeffne
""")
_CHANGING = vocabulary("""
    remove delete copy move rename create add append write replace update loesche loesch entferne kopiere
    kopier verschiebe verschieb benenne benenn ersetze erstelle aendere haenge lege
""")
"""What is done to a file that is named, and takes no command line."""
_ELSEWHERE = vocabulary("clipboard zwischenablage")
"""What a command line has nothing to do with."""
_FILES = vocabulary("""
    file files folder folders directory datei dateien ordner verzeichnis line lines zeile zeilen
    protokoll log script archive key
""")
_ADVERBS = vocabulary("""
    recursively rekursiv please simply alphabetically me mir bitte mal
""")
_NOUNS = vocabulary("""
    file files directory directories folder folders subdirectory subdirectories subfolders
    sub-directories process processes disk memory ram cpu cores swap kernel uptime hostname ip
    network interface interfaces port ports routing users usernames groups shell shells environment
    permissions umask pid pids jobs package packages lines words characters string symlink symlinks
    symbolic md5 md5sum sha256 checksum archive archives base64 executable executables script
    scripts partition partitions filesystem filesystems mounts services service logs log usb gpu
    terminal openssl ssh load stdin stdout regex grep bash zsh inode inodes descriptors hexadecimal
    integers working-directory working owner ownership crontab cron daemon daemons socket sockets
    tcp udp dns mac username uid gid bytes mountpoints mountpoint drives processor architecture
    distro distribution os operating-system systemd pacman sudo root numbers driver drivers module
    modules variable variables ascii hex octal binary command commands path datei dateien ordner
    verzeichnis verzeichnisse unterordner prozess prozesse prozessen festplatte festplatten speicher
    speicherplatz arbeitsspeicher speicherverbrauch festplattenplatz prozessor kernelversion
    rechnername netzwerk schnittstellen netzwerkschnittstellen dienste dienst benutzer gruppen
    umgebungsvariablen rechte zugriffsrechte paket pakete zeilen woerter zeichen protokoll
    partitionen laufwerke pfad archiv befehle variablen hauptspeicher auslastung ip-adresse
    betriebssystem skript textdatei textdateien logdateien logdatei konfigurationsdateien
""")
_MKDIR = re.compile(r"mkdir (?:(?:-p|--parents) )?(?P<path>[~\w./@+][\w./@+-]*)")
_LS = re.compile(r"(?:ls|ll) (?P<path>[~\w./@+][\w./@+-]*)")
"""One folder, by a path in which the shell replaces nothing."""
_SAYS = vocabulary("echo printf grep egrep rg notify-send touch mkdir wl-copy export set")
"""Commands whose arguments may be any words."""


def classify_shell(request: Request) -> Verdict | None:
    """Return the verdict for one command line (C1), typed or asked to be run, or a deed in such words; or None."""
    if not request.words or len(request.words) > 90:
        return None
    return _literal(request) or _run(request) or _described(request)


def _literal(request: Request) -> Verdict | None:
    if not _is_command(request, 0):
        return None
    command = _bare(_typed(request))
    if command is None:
        return None
    if folder := _MKDIR.fullmatch(command):  # the same, and it can be taken back
        return request.by("file", "file.make_folder", {"paths": [folder["path"]]})
    folder = _LS.fullmatch(command)
    if folder and not PurePath(folder["path"]).suffix:  # the same; it knows folders in any case
        return request.by("file", "file.list", {"path": folder["path"]})
    return request.by("shell", "shell.command", {"command": command})


def _typed(request: Request) -> str:
    """Return the command line without courtesies; what could be its last argument stays ("echo thanks")."""
    words = request.core.split()
    if words[-1].endswith(","):  # "git status -s, will you"
        return request.core.rstrip(", ")
    if len(words) == 1 or words[0] in _SAYS or _FLAG.match(words[-1]):
        return request.text[request.tokens[0].start :]
    return request.core


def _typed_from(request: Request, tokens: tuple[Token, ...]) -> str:
    """Return what was typed from the first to the last of these words."""
    start = request.tokens[0].start
    return request.core[tokens[0].start - start : tokens[-1].end - start]


def _bare(command: str) -> str | None:
    """Return a command line without the ` around the whole of it, as in "run `ls -l`".

    None where there is one within it: in prose it is around a name ("tail `my notes.txt`"), and a shell would
    run that.
    """
    if len(command) > 1 and command[0] == command[-1] == "`":
        command = command[1:-1]
    return None if "`" in command else command


def _run(request: Request) -> Verdict | None:
    for verb in _RUN:
        if request.words[: len(verb)] != verb:
            continue
        stop = len(request.tokens) - (verb[0] in {"fuehre", "fuehr"} and request.words[-1] == "aus")
        if len(verb) < stop and _is_command(request, len(verb), stop):
            command = _bare(_typed_from(request, request.tokens[len(verb) : stop]))
            return None if command is None else request.by("shell", "shell.command", {"command": command})
    return None


def _is_command(request: Request, at: int, stop: int | None = None) -> bool:
    """Say whether a command line stands at this word: a program's name, and arguments that aren't prose."""
    tokens = request.tokens[at:stop]
    program = tokens[0].raw.strip("`")
    if program.startswith(("./", "~/", "/")) and len(tokens) > 1 and _FLAG.match(tokens[1].raw):
        return True  # not "~/notes.txt - milk"
    if program not in _PROGRAMS and program not in _AMBIGUOUS:
        return False
    if not _is_whole(request.core):
        return False  # "dig up last month's notes"
    if len(tokens) == 1:
        return program in _PROGRAMS or program in _ALONE
    unquoted = _QUOTED.sub(" ", _typed_from(request, tokens).lower())
    if _OPERATOR.search(unquoted):
        return True
    if _ASIDE.search(unquoted):
        return False
    bare = unquoted.split()
    if program in _AMBIGUOUS:
        if tokens[1].raw.isdecimal() and not all(_ARGUMENT.fullmatch(token.raw) for token in tokens[2:]):
            return False  # "top 3 processes by cpu", "last 3 commits"
        return bool(_ARGUMENT.fullmatch(tokens[1].raw)) and not _PROSE.intersection(bare)
    return not _PROSE.intersection(bare)


def _is_whole(command: str) -> bool:
    """Say whether every quotation mark of a line has its other one."""
    try:
        shlex.split(command)
    except ValueError:
        return False
    return True


def _described(request: Request) -> Verdict | None:
    """Read "count the lines in main.c": what is meant a model reads, with all tools (decision 0090)."""
    words = request.words
    at = 0
    while at < len(words) - 1 and words[at] in _ADVERBS:
        at += 1
    verb = words[at]
    if verb not in _VERBS and verb.removesuffix("s") not in _VERBS and verb.removesuffix("es") not in _VERBS:
        return None
    if (verb == "gib" and "namen" in words) or request.bag & _ELSEWHERE:  # a new name is no command
        return None
    rest = request.tokens[at + 1 :]
    program = bool(_PROGRAMS.intersection(words[at + 1 :]))
    named = any(path_of(token) or file_name(token) for token in rest)
    nouns = request.bag & _NOUNS
    if not (program or named or nouns):
        return None
    whole = not nouns or not SHELL_QUALIFIERS & request.bag  # not duplicate lines, those larger than something
    if named and verb in _CHANGING and not program and nouns <= _FILES and whole:
        return request.by("file", "file.change", {})  # how, a model reads, and whoever changes files does it
    return request.by("chat", "unknown", {})
