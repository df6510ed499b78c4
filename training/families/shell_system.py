"""What commands tell of the machine that no tool does: how long it runs, its kernel, ports, services, logs, programs."""

from collections.abc import Callable

from training.family import family
from training.material import filing
from training.material.shelling import Query, Ran, asked, failed
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.machine import (
    CORES,
    DISTRO,
    DRIVES,
    ERRORS,
    FAILED,
    GRAPHICS,
    HOSTNAME,
    KERNEL,
    LOGGED_IN,
    PACKAGES,
    PORTS,
    PROCESSOR,
    UPTIME,
    USB,
    USER,
    WHERE,
)
from training.wordings.services import (
    CALENDAR,
    INSTALLED,
    JOURNAL,
    PACKAGE,
    PING,
    PORT,
    SERVICE,
    VARIABLE,
    VERSION,
)
from training.words.listed import words

_PROGRAMS = ["python3", "git", "node", "npm", "gcc", "cargo", "rustc", "go", "java", "ffmpeg", "docker", "podman", "nvim", "vim", "tmux", "zsh", "fish", "firefox", "curl", "wget", "rsync", "make", "cmake", "ruby", "perl", "php", "kitty", "alacritty", "foot", "waybar", "wofi", "rofi", "hyprctl", "mpv", "imv", "zathura", "pandoc", "jq", "rg", "fd", "bat", "htop", "btop", "ssh", "tailscale", "nginx", "postgres", "sqlite3", "gimp", "blender"]  # fmt: skip
_SERVICES = ["pipewire", "wireplumber", "waybar", "mako", "dunst", "syncthing", "ssh-agent", "gpg-agent", "hypridle", "hyprpaper", "sshd", "nginx", "docker", "bluetooth", "cups", "NetworkManager", "postgresql", "redis", "cronie", "tlp", "ryxd", "mpd"]  # fmt: skip
PROGRAMS = [*_PROGRAMS, *words("commands")]
SERVICES = [*_SERVICES, *words("services")]
VARIABLES = ["PATH", "HOME", "EDITOR", "SHELL", "LANG", "TERM", "XDG_SESSION_TYPE", "XDG_CURRENT_DESKTOP", "WAYLAND_DISPLAY", "USER", "PAGER", "VISUAL", "BROWSER"]


def _fixed(ways: Phrases, command: str, out: Callable[[Source], str], none: tuple[str, str] = ("", "")) -> Query:
    """A question that needs no name; `none` is what is told, in English and German, where nothing is printed."""

    def run(source: Source) -> Ran:
        printed = out(source)
        return Ran(command, printed, "" if printed else source.by(*none))

    return Query(ways, run)


def _uptime(source: Source) -> str:
    hours, minutes = source.number(1, 23), source.number(1, 59)
    days = source.pick(["", "", f"{source.number(2, 60)} days, "])
    return f"up {days}{hours} hour{'s' * (hours != 1)}, {minutes} minute{'s' * (minutes != 1)}"


def _ports(source: Source) -> str:
    rows = [
        f"LISTEN 0 {source.pick([128, 511, 4096])} {source.pick(['127.0.0.1', '0.0.0.0', '[::1]', '*'])}:{source.pick([22, 80, 443, 631, 3000, 5432, 8080, source.number(1024, 65535)])} 0.0.0.0:*"  # noqa: S104
        for _ in range(source.number(1, 4))
    ]
    return "\n".join(["State Recv-Q Send-Q Local Address:Port Peer Address:Port", *rows])


def _failed_units(source: Source) -> str:
    if source.chance(0.5):
        return ""
    return "\n".join(f"● {source.pick(SERVICES)}.service loaded failed failed" for _ in range(source.number(1, 2)))


def _log(source: Source, count: int) -> str:
    day = f"{source.pick(['Jan', 'Mar', 'May', 'Jul', 'Nov'])} {source.number(10, 28)}"
    return "\n".join(
        f"{day} {source.number(10, 23)}:{source.number(10, 59)}:{source.number(10, 59)} {source.pick(SERVICES)}[{source.number(300, 90000)}]: {source.pick(['Failed to open', 'Started', 'Timeout on', 'Cannot find', 'Stopped', 'Lost'])} {source.noun()}"
        for _ in range(count)
    )


FIXED = [
    _fixed(
        UPTIME, "uptime -p", _uptime,
    ),
    _fixed(
        KERNEL, "uname -r", lambda source: f"{source.number(5, 7)}.{source.number(0, 19)}.{source.number(0, 40)}-{source.pick(['arch1-1', 'zen1-1-zen', 'lts', 'generic', 'hardened'])}",
    ),
    _fixed(
        HOSTNAME, "uname -n", lambda source: source.made_word().lower(),
    ),
    _fixed(
        USER, "whoami", lambda source: source.home().rpartition("/")[2],
    ),
    _fixed(
        LOGGED_IN, "who", lambda source: "\n".join(f"{source.home().rpartition('/')[2]} tty{number} 2026-{source.number(1, 12):02d}-{source.number(1, 28):02d} {source.number(0, 23):02d}:{source.number(0, 59):02d}" for number in range(1, source.number(2, 3))),
    ),
    _fixed(
        PORTS, "ss -tln", _ports,
    ),
    _fixed(
        FAILED, "systemctl --failed --no-legend", _failed_units, ("No service has failed.", "Kein Dienst ist fehlgeschlagen."),
    ),
    _fixed(
        ERRORS, "journalctl -b -p err --no-pager -n 20", lambda source: _log(source, source.number(0, 4)) or "-- No entries --",
    ),
    _fixed(
        DRIVES, "lsblk", lambda source: f"NAME SIZE TYPE MOUNTPOINTS\nnvme0n1 {source.number(200, 4000)}G disk\n├─nvme0n1p1 {source.number(256, 1024)}M part /boot\n└─nvme0n1p2 {source.number(100, 3900)}G part /",
    ),
    _fixed(
        USB, "lsusb", lambda source: "\n".join(f"Bus 00{source.number(1, 4)} Device 0{source.number(10, 30)}: ID {source.number(1000, 9999)}:{source.number(1000, 9999)} {source.noun()}" for _ in range(source.number(1, 4))),
    ),
    _fixed(
        PROCESSOR, "lscpu | grep 'Model name'", lambda source: f"Model name: {source.made_word()} {source.pick(['Core', 'Ryzen', 'X'])} {source.number(3, 9)} {source.number(1000, 9999)}",
    ),
    _fixed(
        GRAPHICS, "lspci | grep -i vga", lambda source: f"0{source.number(0, 9)}:00.0 VGA compatible controller: {source.made_word()} {source.noun()} {source.number(100, 9000)}",
    ),
    _fixed(
        CORES, "nproc", lambda source: str(source.pick([2, 4, 6, 8, 12, 16, 24, 32])),
    ),
    _fixed(
        DISTRO, "grep PRETTY_NAME /etc/os-release", lambda source: f'PRETTY_NAME="{source.pick(["Arch Linux", "Fedora Linux 43", "Debian GNU/Linux 13 (trixie)", "NixOS 26.05", "EndeavourOS", "openSUSE Tumbleweed", "CachyOS"])}"',
    ),
    _fixed(
        WHERE, "pwd", lambda source: f"{source.home()}/{source.folder_name()}",
    ),
    _fixed(
        PACKAGES, "pacman -Q | wc -l", lambda source: str(source.number(300, 2900)),
    ),
]  # fmt: skip


def _program(source: Source) -> str:
    return source.word_of(PROGRAMS) if source.chance(0.7) else source.made_word().lower()


def _where(source: Source) -> Ran:
    name = _program(source)
    if source.chance(0.2):
        return Ran(f"which {name}", "", slots={"what": name}, code=1, err=f"which: no {name} in (/usr/local/bin:/usr/bin)")
    out = f"{source.pick(['/usr/bin', '/usr/local/bin', '/usr/bin', '~/.local/bin'])}/{name}".replace("~", source.home())
    return Ran(f"which {name}", out, slots={"what": name})


def _version(source: Source) -> Ran:
    name = _program(source)
    ran = Ran(f"{name} --version", f"{name} {source.number(0, 30)}.{source.number(0, 40)}.{source.number(0, 20)}", slots={"what": name})
    return failed(ran, 127, f"bash: line 1: {name}: command not found") if source.chance(0.12) else ran


def _package(source: Source) -> Ran:
    name = _program(source)
    if source.chance(0.35):
        return Ran(f"pacman -Q {name}", "", slots={"what": name}, code=1, err=f"error: package '{name}' was not found")
    out = f"{name} {source.number(0, 30)}.{source.number(0, 40)}-{source.number(1, 9)}"
    return Ran(f"pacman -Q {name}", out, slots={"what": name})


def _service(source: Source) -> Ran:
    name = source.word_of(SERVICES) if source.chance(0.75) else source.made_word().lower()
    state = source.pick(["active", "active", "inactive", "failed"])
    return Ran(f"systemctl --user is-active {name}", state, slots={"what": name}, code=0 if state == "active" else 3)


def _journal(source: Source) -> Ran:
    name = source.word_of(SERVICES) if source.chance(0.75) else source.made_word().lower()
    count = source.pick([5, 10, 10, 20, 20, 30, 50, source.number(2, 99)])
    out = _log(source, min(count, 3))
    return Ran(f"journalctl --user -u {name} -n {count} --no-pager", out, slots={"what": name, "n": str(count)})


def _variable(source: Source) -> Ran:
    name = source.pick(VARIABLES) if source.chance(0.7) else source.made_word().upper()
    value = source.pick([source.made_word(), f"/usr/bin/{source.made_word().lower()}", f"{source.home()}/{source.made_word()}", ""])
    told = "" if value else source.by(f"{name} is not set.", f"{name} ist nicht gesetzt.")
    return Ran(f"echo ${name}", value, told, {"what": name})


def _ping(source: Source) -> Ran:
    word = source.made_word().lower()
    host = source.pick([f"{word}.{source.pick(['de', 'com', 'org', 'net', 'io', 'at', 'ch'])}", f"{source.number(1, 223)}.{source.number(0, 255)}.{source.number(0, 255)}.{source.number(1, 254)}", f"www.{word}.{source.pick(['de', 'org'])}", word])
    count = 4
    if source.chance(0.25):
        out = f"{count} packets transmitted, 0 received, 100% packet loss, time {source.number(3000, 3100)}ms"
        return Ran(f"ping -c {count} {host}", out, slots={"what": host}, code=1)
    out = f"{count} packets transmitted, {count} received, 0% packet loss, time {source.number(3000, 3100)}ms\nrtt min/avg/max/mdev = {source.number(1, 9)}.1/{source.number(10, 40)}.2/{source.number(41, 99)}.3/{source.number(0, 9)}.4 ms"
    return Ran(f"ping -c {count} {host}", out, slots={"what": host})


def _calendar(source: Source) -> Ran:
    month, year = source.number(1, 12), source.number(2020, 2035)
    names = filing.MONTHS[source.language]
    name = names[month - 1].capitalize() if source.chance(0.7) else names[month - 1].lower()
    head = f"{filing.MONTHS['en'][month - 1].capitalize()} {year}"
    out = f"{head:^20}\nSu Mo Tu We Th Fr Sa\n          1  2  3  4\n 5  6  7  8  9 10 11"
    return Ran(f"cal {month} {year}", out, slots={"what": f"{name} {year}"})


def _port(source: Source) -> Ran:
    port = source.pick([22, 80, 443, 3000, 5000, 5432, 8000, 8080, 8443, source.number(1024, 65535), source.number(1024, 65535)])
    if source.chance(0.4):
        return Ran(f"ss -tlnp 'sport = :{port}'", "State Recv-Q Send-Q Local Address:Port Peer Address:Port", source.by(f"Nothing listens on {port}.", f"Auf {port} lauscht nichts."), {"what": str(port)})
    name, pid = _program(source), source.number(300, 99999)
    out = f'State Recv-Q Send-Q Local Address:Port Peer Address:Port\nLISTEN 0 128 127.0.0.1:{port} 0.0.0.0:* users:(("{name}",pid={pid},fd=3))'
    return Ran(f"ss -tlnp 'sport = :{port}'", out, f"{name} (pid={pid})", {"what": str(port)})


NAMED = [
    Query(INSTALLED, _where),
    Query(VERSION, _version),
    Query(PACKAGE, _package),
    Query(SERVICE, _service),
    Query(JOURNAL, _journal),
    Query(VARIABLE, _variable),
    Query(PING, _ping),
    Query(CALENDAR, _calendar),
    Query(PORT, _port),
]


@family("shell_system", "shell", weight=1.0)
def shell_system(source: Source) -> Talk:
    """Facts about the machine."""
    return asked(source, [*FIXED[:1], *FIXED[5:7], *FIXED])


@family("shell_named", "shell", weight=0.8)
def shell_named(source: Source) -> Talk:
    """Facts about a program, a service, a host, a port."""
    return asked(source, NAMED)


