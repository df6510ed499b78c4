"""What commands tell of the machine that no tool does: how long it runs, its kernel, ports, services, logs, programs."""

from collections.abc import Callable

from training.family import family
from training.material import filing
from training.material.shelling import Query, Ran, asked, failed
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

PROGRAMS = ["python3", "git", "node", "npm", "gcc", "cargo", "rustc", "go", "java", "ffmpeg", "docker", "podman", "nvim", "vim", "tmux", "zsh", "fish", "firefox", "curl", "wget", "rsync", "make", "cmake", "ruby", "perl", "php", "kitty", "alacritty", "foot", "waybar", "wofi", "rofi", "hyprctl", "mpv", "imv", "zathura", "pandoc", "jq", "rg", "fd", "bat", "htop", "btop", "ssh", "tailscale", "nginx", "postgres", "sqlite3", "gimp", "blender"]  # fmt: skip
SERVICES = ["pipewire", "wireplumber", "waybar", "mako", "dunst", "syncthing", "ssh-agent", "gpg-agent", "hypridle", "hyprpaper", "sshd", "nginx", "docker", "bluetooth", "cups", "NetworkManager", "postgresql", "redis", "cronie", "tlp", "ryxd", "mpd"]  # fmt: skip
VARIABLES = ["PATH", "HOME", "EDITOR", "SHELL", "LANG", "TERM", "XDG_SESSION_TYPE", "XDG_CURRENT_DESKTOP", "WAYLAND_DISPLAY", "USER", "PAGER", "VISUAL", "BROWSER"]


def _fixed(en: str, de: str, command: str, out: Callable[[Source], str], none: tuple[str, str] = ("", "")) -> Query:
    """A question that needs no name; `none` is what is told, in English and German, where nothing is printed."""

    def run(source: Source) -> Ran:
        printed = out(source)
        return Ran(command, printed, "" if printed else source.by(*none))

    return Query(Phrases(en=en.replace("; ", "\n"), de=de.replace("; ", "\n")), run)


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
        "[how long|since when] [has|is] the [computer|machine|system|pc] [been|] [on|running|up]; uptime; [what's|what is|show me] the uptime; when did i [boot|start the computer]; [how long|how many days] since the last [reboot|restart]; "
        "how long is [this|the] [box|thing] up; when was the last reboot; time since boot; !for how long has this been switched on; system uptime please",
        "[wie lange|seit wann] läuft der [Rechner|Computer|PC|Laptop] [schon|]; uptime; [was ist|zeig mir] die Uptime; wann hab ich den Rechner [gestartet|hochgefahren|angemacht]; wie lange ist der letzte [Neustart|Reboot] her; "
        "wie lang ist die Kiste [schon|] an; wann war der letzte Neustart; Laufzeit [vom Rechner|des Systems]; !wie lange ist der [Rechner|PC] schon eingeschaltet; seit wann läuft [das System|die Kiste]",
        "uptime -p", _uptime,
    ),
    _fixed(
        "[which|what] kernel [is running|do i have|am i on|version]; kernel [version|]; [what's|what is] my kernel [version|]; linux version; [show|tell me] the kernel version; uname -r; !the version of the running linux kernel",
        "[welcher|welchen] Kernel [läuft|hab ich|läuft hier]; Kernel-Version; [was ist|welche ist] meine Kernel-Version; Linux-Version; [zeig|sag] mir die [Kernelversion|Kernel-Version]; uname -r; !die Version des laufenden Linux-Kernels",
        "uname -r", lambda source: f"{source.number(5, 7)}.{source.number(0, 19)}.{source.number(0, 40)}-{source.pick(['arch1-1', 'zen1-1-zen', 'lts', 'generic', 'hardened'])}",
    ),
    _fixed(
        "[what's|what is] [my|the] [hostname|computer name]; hostname; [what|how] is this [computer|machine] called; name of [this|the] [computer|machine]; !under which name is this computer on the network",
        "[wie heißt|wie ist der Name von] [dieser|der|mein] [Rechner|Computer|PC]; Hostname; [was ist|wie lautet] der Hostname; Name [vom|dieses] [Rechner|Rechners]; !unter welchem Namen ist dieser Rechner im Netz",
        "uname -n", lambda source: source.made_word().lower(),
    ),
    _fixed(
        "[which|what] user am i [logged in as|]; whoami; [what's|what is] my [user name|username|login]; under which user [am i running|does this run]; !the name of my account",
        "[als welcher|welcher] Benutzer bin ich [angemeldet|eingeloggt]; whoami; [wie heißt|was ist] mein [Benutzername|Username|Login]; [unter|mit] welchem Benutzer [laufe ich|bin ich drin]; !der Name meines Kontos",
        "whoami", lambda source: source.home().rpartition("/")[2],
    ),
    _fixed(
        "who is logged in; [which|what] users are logged in; [show|list] [all|] logged in users; is [anybody|anyone] else logged in; !who else sits on this machine",
        "wer ist [angemeldet|eingeloggt]; welche Benutzer sind [angemeldet|eingeloggt]; [zeig|liste] [alle|] angemeldeten Benutzer; ist [sonst noch|noch] jemand angemeldet; !wer ist außer mir noch auf der Kiste",
        "who", lambda source: "\n".join(f"{source.home().rpartition('/')[2]} tty{number} 2026-{source.number(1, 12):02d}-{source.number(1, 28):02d} {source.number(0, 23):02d}:{source.number(0, 59):02d}" for number in range(1, source.number(2, 3))),
    ),
    _fixed(
        "[which|what] ports are [open|listening|in use|used]; open ports; [show|list] [me|] [all|the|] [open|listening] ports; [is|are] [something|any ports] [listening|open]; what is listening on this machine; "
        "[check|see] which ports are open; !on which ports does something listen; listening sockets; ports?",
        "[welche|was für] Ports sind [offen|belegt|in Benutzung]; offene Ports; [zeig|liste] [mir|] [alle|die|] [offenen|lauschenden] Ports; [lauscht|hört] [irgendwas|was] auf [einem|nem] Port; was lauscht auf dem Rechner; "
        "[schau|guck] mal welche Ports offen sind; !auf welchen Ports [lauscht|hört] etwas; lauschende Sockets; Ports?",
        "ss -tln", _ports,
    ),
    _fixed(
        "[which|what|are there any] services [failed|have failed|are broken]; failed [services|units]; [did|has] any service [fail|failed|crash|crashed]; [show|list] [the|all|] failed [systemd|] [services|units]; !services that are not running as they should; is systemd happy",
        "[welche|gibt es|gibts] [fehlgeschlagene|kaputte|gescheiterte] [Dienste|Services|Units]; welche Dienste sind [fehlgeschlagen|gescheitert|kaputt]; ist [ein|irgendein] Dienst [abgestürzt|fehlgeschlagen]; [zeig|liste] [die|alle|] fehlgeschlagenen [Dienste|Units]; !Dienste, die nicht so laufen wie sie sollen; sind alle Dienste ok",
        "systemctl --failed --no-legend", _failed_units, ("No service has failed.", "Kein Dienst ist fehlgeschlagen."),
    ),
    _fixed(
        "[any|are there|show me the] errors in the [journal|system log|log|logs] [today|since boot|]; [show|list] [the|] [system|] errors since boot; journal errors; what went wrong since [the start|boot]; !error messages of the system since it was started; check the journal for errors",
        "[gibt es|sind|zeig mir] Fehler im [Journal|Systemlog|Log] [heute|seit dem Start|]; [zeig|liste] [die|] [System-|]Fehler seit dem [Start|Booten]; Journal-Fehler; was ist seit dem Start schiefgegangen; !Fehlermeldungen des Systems seit dem Einschalten; schau im Journal nach Fehlern",
        "journalctl -b -p err --no-pager -n 20", lambda source: _log(source, source.number(0, 4)) or "-- No entries --",
    ),
    _fixed(
        "[list|show] [the|all|] [block devices|drives|partitions]; lsblk; [which|what] [drives|disks|partitions] are [there|connected|attached]; how is my disk partitioned; partition table; !what storage devices are plugged in",
        "[liste|zeig] [mir|] [die|alle|] [Blockgeräte|Laufwerke|Partitionen]; lsblk; [welche|was für] [Laufwerke|Platten|Partitionen] [gibt es|sind angeschlossen]; wie ist meine Platte partitioniert; Partitionstabelle; !welche Datenträger sind eingesteckt",
        "lsblk", lambda source: f"NAME SIZE TYPE MOUNTPOINTS\nnvme0n1 {source.number(200, 4000)}G disk\n├─nvme0n1p1 {source.number(256, 1024)}M part /boot\n└─nvme0n1p2 {source.number(100, 3900)}G part /",
    ),
    _fixed(
        "[list|show] [the|all|] usb devices; lsusb; [which|what] usb devices are [connected|plugged in|there]; what's plugged into usb; !everything that hangs on the usb ports",
        "[liste|zeig] [mir|] [die|alle|] USB-Geräte; lsusb; [welche|was für] USB-Geräte sind [angeschlossen|eingesteckt|da]; was steckt am USB; !alles was an den USB-Ports hängt",
        "lsusb", lambda source: "\n".join(f"Bus 00{source.number(1, 4)} Device 0{source.number(10, 30)}: ID {source.number(1000, 9999)}:{source.number(1000, 9999)} {source.noun()}" for _ in range(source.number(1, 4))),
    ),
    _fixed(
        "[which|what] [cpu|processor] do i have; cpu model; [what's|what is] my [cpu|processor] [model|called]; name of the processor; !which processor is built into this machine",
        "[welche CPU|welchen Prozessor] hab ich; CPU-Modell; [wie heißt|was ist] [meine CPU|mein Prozessor]; Name des Prozessors; !welcher Prozessor steckt in der Kiste",
        "lscpu | grep 'Model name'", lambda source: f"Model name: {source.made_word()} {source.pick(['Core', 'Ryzen', 'X'])} {source.number(3, 9)} {source.number(1000, 9999)}",
    ),
    _fixed(
        "[which|what] [graphics card|gpu|video card] do i have; gpu model; [what's|what is] my [gpu|graphics card]; !which graphics card is in this machine",
        "[welche|was für eine] [Grafikkarte|GPU] hab ich; GPU-Modell; [was ist|wie heißt] meine [Grafikkarte|GPU]; !welche Grafikkarte steckt in der Kiste",
        "lspci | grep -i vga", lambda source: f"0{source.number(0, 9)}:00.0 VGA compatible controller: {source.made_word()} {source.noun()} {source.number(100, 9000)}",
    ),
    _fixed(
        "how many [cpu|processor|] cores [do i have|are there|does it have]; [number|count] of [cpu|] cores; nproc; cpu cores; !with how many cores does it calculate",
        "wie viele [CPU-|Prozessor-|]Kerne [hab ich|hat der Rechner|gibt es]; [Anzahl|Zahl] der [CPU-|]Kerne; nproc; CPU-Kerne; !mit wie vielen Kernen rechnet die Kiste",
        "nproc", lambda source: str(source.pick([2, 4, 6, 8, 12, 16, 24, 32])),
    ),
    _fixed(
        "[which|what] [distro|distribution|linux|os] [is this|do i have|am i using|is running]; name of the [distro|operating system]; os release; !what operating system is installed here",
        "[welche Distro|welche Distribution|welches Linux|welches Betriebssystem] [ist das|hab ich|läuft hier]; Name [der Distro|des Betriebssystems]; os-release; !was für ein Betriebssystem ist hier installiert",
        "grep PRETTY_NAME /etc/os-release", lambda source: f'PRETTY_NAME="{source.pick(["Arch Linux", "Fedora Linux 43", "Debian GNU/Linux 13 (trixie)", "NixOS 26.05", "EndeavourOS", "openSUSE Tumbleweed", "CachyOS"])}"',
    ),
    _fixed(
        "[in|] [which|what] [folder|directory] am i [in|]; pwd; [what's|what is] the current [folder|directory]; where am i [right now|in the file system|]; working directory; !which directory do my commands run in",
        "in welchem [Ordner|Verzeichnis] bin ich; pwd; [was ist|wie heißt] [der aktuelle Ordner|das aktuelle Verzeichnis]; wo bin ich [gerade|im Dateisystem]; Arbeitsverzeichnis; !in welchem Verzeichnis laufen meine Befehle",
        "pwd", lambda source: f"{source.home()}/{source.folder_name()}",
    ),
    _fixed(
        "how many packages are installed; [number|count] of installed packages; count [my|the] packages; !the number of packages on this system",
        "wie viele Pakete sind installiert; [Anzahl|Zahl] [der|] installierten Pakete; zähl [meine|die] Pakete; !die Zahl der Pakete auf diesem System",
        "pacman -Q | wc -l", lambda source: str(source.number(300, 2900)),
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
    Query(Phrases(
        en="where is [the program|the binary|] {what} installed?\nwhich {what}\n[what's|what is] the path [of|to] [the program|the command|] {what}?\n[is|] {what} installed?\ndo i have {what} installed?\n[which|what] binary is {what}?\n!can {what} be run on this machine?",
        de="wo ist [das Programm|] {what} installiert?\nwhich {what}\nwie ist der Pfad [vom|zum] [Programm|Befehl] {what}?\n[ist|] {what} installiert?\nhab ich {what} installiert?\nwelches Binary ist {what}?\n!läuft {what} auf diesem Rechner überhaupt?",
    ), _where),
    Query(Phrases(
        en="[which|what] version [of|is] {what} [do i have|is installed|]?\n{what} version\n[what's|what is] the version of {what}?\nversion of {what}\nhow new is [my|] {what}?\n!tell me which {what} version i have",
        de="welche Version von {what} [hab ich|ist installiert|]?\n{what} Version\n[was ist|welche ist] die Version von {what}?\nVersion von {what}\nwie neu ist [mein|] {what}?\n!sag mir, welche {what}-Version ich habe",
    ), _version),
    Query(Phrases(
        en="is the package {what} installed?\nis there a package {what}?\nversion of the package {what}\npackage {what} installed?\n!do i have the package {what}?",
        de="ist das Paket {what} installiert?\ngibt es ein Paket {what}?\nVersion vom Paket {what}\nPaket {what} installiert?\n!hab ich das Paket {what}?",
    ), _package),
    Query(Phrases(
        en="is [the service|] {what} running as a service?\n[is|] the [service|unit] {what} [active|running|up]?\n[what's|] the status of the service {what}\n[check|] [the|] service {what}\ndoes the {what} service run?\n!is the service {what} alive?",
        de="läuft [der Dienst|der Service] {what}?\n[ist|] der [Dienst|Service] {what} [aktiv|an]?\n[wie ist|] der Status vom Dienst {what}\n[prüf|check] [mal|] den Dienst {what}\nläuft der {what}-Dienst?\n!lebt der Dienst {what} noch?",
    ), _service),
    Query(Phrases(
        en="[the|show me the|] last {n} log [lines|entries] of [the service|] {what}\n[the|] last {n} lines [from|in] the journal [of|for] {what}\njournal of {what}, {n} lines\n{n} log lines of {what}\n!what did {what} log last, {n} lines?",
        de="[die|zeig mir die|] letzten {n} Log-[Zeilen|Einträge] von {what}\n[die|] letzten {n} Zeilen [vom|aus dem] Journal von {what}\nJournal von {what}, {n} Zeilen\n{n} Log-Zeilen von {what}\n!was hat {what} zuletzt geloggt, {n} Zeilen?",
    ), _journal),
    Query(Phrases(
        en="[what's|what is] [the value of|] [the variable|the environment variable|$|] {what} [set to|]?\nwhat does the variable {what} contain?\n[show|print|echo] [the variable|the environment variable] {what}\nvalue of the variable {what}\n!is the variable {what} set, and to what?",
        de="was ist [der Wert von|] [der Variablen|der Umgebungsvariablen] {what}?\nwas steht in der [Variablen|Umgebungsvariablen] {what}?\n[zeig|gib] [mir|] die [Variable|Umgebungsvariable] {what} [aus|]\nWert der Variablen {what}\n!ist die Variable {what} gesetzt, und worauf?",
    ), _variable),
    Query(Phrases(
        en="ping {what}\n[can|could] you ping {what}?\nis {what} reachable?\n[check|test] [if|whether] {what} [is reachable|answers|responds]\nhow long does a ping to {what} take?\n!does {what} answer?\n[do i|can i] reach {what}?",
        de="ping {what}\n[kannst|könntest] du {what} [an|]pingen?\nist {what} erreichbar?\n[prüf|schau|teste] [mal|] ob {what} [erreichbar ist|antwortet]\nwie lange dauert ein Ping zu {what}?\n!antwortet {what}?\npinge {what} [an|]",
    ), _ping),
    Query(Phrases(
        en="[show|] [me|] [the|a|] calendar [for|of] {what}\ncalendar {what}\ncal {what}\n[what does|] the month {what} [look like|]\n!a calendar sheet for {what}",
        de="[zeig|] [mir|] [den|einen|] Kalender [für|von] {what}\nKalender {what}\ncal {what}\n[wie sieht|] der Monat {what} [aus|]\n!ein Kalenderblatt für {what}",
    ), _calendar),
    Query(Phrases(
        en="what is listening on port {what}?\n[which|what] [process|program] [uses|has|is using|blocks] port {what}?\nis port {what} [free|in use|taken|open]?\nwho [is on|uses|blocks] port {what}?\nport {what}?\n!which program sits on port {what}?",
        de="was [lauscht|hört|läuft] auf Port {what}?\n[welcher Prozess|welches Programm] [benutzt|hat|belegt|blockiert] Port {what}?\nist Port {what} [frei|belegt|offen]?\nwer [ist auf|benutzt|blockiert] Port {what}?\nPort {what}?\n!welches Programm sitzt auf Port {what}?",
    ), _port),
]  # fmt: skip


@family("shell_system", "shell", weight=1.0)
def shell_system(source: Source) -> Talk:
    """Facts about the machine."""
    return asked(source, [*FIXED[:1], *FIXED[5:7], *FIXED])


@family("shell_named", "shell", weight=0.8)
def shell_named(source: Source) -> Talk:
    """Facts about a program, a service, a host, a port."""
    return asked(source, NAMED)


