"""Other machines."""

from ryxd.core.effect import Permission
from ryxd.tools.command.case import Case
from ryxd.tools.command.options import Meaning, Program, Value, follow, given, table
from ryxd.tools.command.programs.subcommands import subcommands
from ryxd.tools.command.words import Word

READ, WRITE, TEXT, RUN = Value.READ, Value.WRITE, Value.TEXT, Value.RUN
CHANGE, DESTROY, NETWORK = Permission.CHANGE, Permission.DESTROY, Permission.NETWORK

ASKS = Program(base=frozenset({NETWORK}))


def _curl(case: Case) -> None:
    options: dict[str, Meaning] = {
        "o output D dump-header c cookie-jar stderr trace trace-ascii libcurl etag-save hsts alt-svc output-dir": WRITE,
        "O remote-name remote-name-all J remote-header-name": CHANGE,
        "K config": "reads more options from a file",
        "d data data-raw data-binary data-urlencode data-ascii json F form form-string T upload-file": CHANGE,
        "X request": TEXT,
        "Q quote": CHANGE,
        "H header A user-agent e referer u user b cookie x proxy m max-time connect-timeout w write-out r range"
        " C continue-at retry max-redirs resolve interface url limit-rate y Y z t P U E": TEXT,
        "cacert cert key": READ,
    }
    known = given(case, case.args, table(options))
    follow(case, known)
    for option in known.options:
        if option.name in {"X", "request"} and (
            option.value is None or option.value.text.upper() not in {"GET", "HEAD", "OPTIONS"}
        ):
            case.add(CHANGE, "-X")
        if (
            option.value is not None
            and option.name in {"d", "data", "F", "form", "T"}
            and "@" in option.value.text
        ):
            case.reads(Word(option.value.text.partition("@")[2]))
    for word in known.operands:
        if word.start.lower().startswith("file:"):
            case.reads(Word(word.text[5:].lstrip("/").join(("/", ""))))


def _wget(case: Case) -> None:
    options: dict[str, Meaning] = {
        "O output-document o output-file a append-output P directory-prefix": WRITE,
        "use-askpass e execute config": "may run something",
        "post-data post-file body-data body-file method": CHANGE,
        "i input-file": READ,
        "U t T l A R D I X Q w user password header": TEXT,
        "spider": Value.FLAG,
    }
    known = given(case, case.args, table(options))
    follow(case, known)
    to_stdout = any(
        each.name in {"O", "output-document"} and each.value and each.value.text == "-" for each in known.options
    )
    if not to_stdout:
        case.add(CHANGE, "downloads here")


def _ip(case: Case) -> None:
    """ip: show and its abbreviations read; -force, -batch and netns exec don't."""
    args = list(case.args)
    names: list[str] = []
    for place, word in enumerate(args):
        if not word.exact:
            case.doubt(f"{word.text} may be any command of ip")
            return
        if len(word.text) > 1 and "-batch".startswith(word.text.replace("--", "-", 1)):
            case.doubt(f"{word.text} reads commands from a file")
        elif word.text.startswith("-") or (
            place and args[place - 1].text in {"-f", "-family", "-n", "-netns", "-rc"}
        ):
            continue
        else:
            names.append(word.text)
    if len(names) < 2 or names[1] in {"show", "list", "ls", "s", "sh", "l", "lst", "get", "help"}:
        return
    if names[0].startswith("mon"):
        return
    case.add(DESTROY, *names[:2])


def _remote_shell(case: Case) -> None:
    """ssh: it reaches another machine, and what runs there nobody here can look at."""
    args = [word.text for word in case.args]
    if args in (["-V"], ["-G"]) or (len(args) == 2 and args[0] == "-Q"):
        return
    case.add(NETWORK)
    case.add(CHANGE, "runs there what it is told to")
    case.doubt("what it does on the other machine can't be looked at")


def _copied(case: Case) -> None:
    """scp, rsync: source and target may be here or there."""
    options: dict[str, Meaning] = {
        "e rsh rsync-path S s": RUN,
        "delete delete-before delete-after delete-during delete-excluded remove-source-files": DESTROY,
        "log-file backup-dir partial-dir T temp-dir write-batch only-write-batch": WRITE,
        "o F i P c J l exclude include filter f bwlimit port timeout": TEXT,
        "files-from exclude-from include-from": READ,
    }
    known = given(case, case.args, table(options))
    follow(case, known)
    case.add(CHANGE)
    for word in known.operands:
        if ":" in word.text and not word.text.startswith(("/", ".")):
            case.add(NETWORK, word.text)
    if any(not word.exact and not word.pattern for word in known.operands):
        case.add(NETWORK)
    if known.operands and ":" not in known.operands[-1].text:
        case.writes(known.operands[-1])
    for word in known.operands[:-1]:
        if ":" not in word.text:
            case.reads(word)


def _openssl(case: Case) -> None:
    first = case.args[0].text if case.args and case.args[0].exact else ""
    if first in {"version", "ciphers", "list", "rand", "prime", "errstr", "help", "enc", "dgst", "x509",
                 "asn1parse", "verify", "passwd", "base64", "md5", "sha256", "sha1", "crl"}:  # fmt: skip
        options = {
            "out writerand keyout CAserial sigout": WRITE,
            "CAcreateserial": CHANGE,
            "in inkey key CAfile cert config": READ,
            "engine provider provider-path config": "loads other code",
            "passout pass passin": TEXT,
        }
        for place, word in enumerate(case.args[1:], 1):
            if not word.exact and case.may_be_option(word):
                case.doubt(f"{word.text} may turn out as an option")
            name = word.start.lstrip("-")
            following = case.args[place + 1] if place + 1 < len(case.args) else None
            for names, meaning in options.items():
                if word.start.startswith("-") and name in names.split():
                    if meaning is WRITE and following is not None:
                        case.writes(following)
                    elif meaning is READ and following is not None:
                        case.reads(following)
                    elif isinstance(meaning, Permission):
                        case.add(meaning, word.start)
                    elif isinstance(meaning, str):
                        case.doubt(f"-{name} {meaning}")
            if word.start.startswith("-signkey") or (
                name in {"pass", "passin"} and following and following.start.startswith(("fd:", "file:"))
            ):
                case.reads(Word((following.text if following else "").partition(":")[2] or "-"))
        return
    case.add(NETWORK if first in {"s_client", "s_server", "s_time", "ocsp", "cmp", "tsget"} else CHANGE, first)
    case.add(CHANGE, first)


def _table_shown(case: Case) -> None:
    """route, arp, ifconfig, iwconfig: with at most one plain word they show something."""
    known = given(case, case.args, table({"s set d delete f file D i-use": DESTROY}) if case.name == "arp" else {})
    follow(case, known)
    if len(known.operands) > (0 if case.name == "route" else 1) or any(word.many for word in known.operands):
        case.add(DESTROY, *(word.text for word in known.operands))


PROGRAMS: dict[str, Program] = {
    "curl": Program(base=frozenset({NETWORK}), special=_curl),
    "wget": Program(base=frozenset({NETWORK}), special=_wget),
    "wget2": Program(base=frozenset({NETWORK}), special=_wget),
    "aria2c": Program(base=frozenset({NETWORK, CHANGE})),
    "yt-dlp": Program(base=frozenset({NETWORK, CHANGE})),
    "http": Program(base=frozenset({NETWORK, CHANGE})),
    "https": Program(base=frozenset({NETWORK, CHANGE})),
    "xh": Program(base=frozenset({NETWORK, CHANGE})),
    **dict.fromkeys(
        (
            "ping",
            "ping6",
            "fping",
            "traceroute",
            "tracepath",
            "mtr",
            "dig",
            "host",
            "nslookup",
            "whois",
            "drill",
            "speedtest",
            "speedtest-cli",
            "finger",
        ),
        ASKS,
    ),
    **dict.fromkeys(
        (
            "nc",
            "ncat",
            "netcat",
            "socat",
            "telnet",
            "ftp",
            "lftp",
            "sftp",
            "tftp",
            "nmap",
            "tcpdump",
            "tshark",
            "mosh",
            "rclone",
            "s3cmd",
            "aws",
            "gcloud",
            "az",
            "kubectl",
            "helm",
            "terraform",
            "mail",
            "mutt",
            "sendmail",
            "msmtp",
            "smbclient",
            "websocat",
            "openvpn",
            "tor",
            "iperf3",
            "ssh-copy-id",
            "ssh-keyscan",
            "gpg-connect-agent",
        ),
        Program(base=frozenset({NETWORK, CHANGE, DESTROY})),
    ),
    "ssh": Program(special=_remote_shell),
    "scp": Program(base=frozenset({NETWORK, CHANGE}), special=_copied),
    "rsync": Program(special=_copied),
    "ssh-keygen": Program(base=frozenset({CHANGE})),
    "ssh-add": Program(base=frozenset({CHANGE})),
    "openssl": Program(special=_openssl),
    "gpg": Program(base=frozenset({CHANGE})),
    "ip": Program(special=_ip),
    **dict.fromkeys(("ifconfig", "route", "arp", "iwconfig"), Program(special=_table_shown)),
    "ss": Program(options={"K kill": DESTROY, "D diag": WRITE, "F filter": READ, "f A query family N": TEXT}),
    "netstat": Program(),
    "iw": subcommands("list dev. phy. reg.get event", frozenset({DESTROY}), bare=True),
    "nmcli": subcommands(
        "general.status general. g. device.status device.show device. d.status d.show d. dev.status dev.show dev."
        " connection.show connection. c.show c. con.show con. networking.connectivity radio. monitor",
        frozenset({DESTROY}),
        bare=True,
        options={"a ask": "asks"},
        values="-f --fields -m --mode -c --colors -w --wait -e --escape",
        flags="-t --terse -p --pretty -o --overview",
    ),
    "resolvectl": subcommands(
        "status statistics dns. domain.", frozenset({NETWORK}), bare=True, destroys="flush-caches"
    ),
    "networkctl": subcommands("list status lldp label", frozenset({DESTROY}), bare=True),
    "rfkill": subcommands("list", frozenset({DESTROY}), bare=True, destroys="block unblock"),
    "ethtool": Program(base=frozenset({DESTROY})),
    "iptables": Program(base=frozenset({DESTROY})),
    "nft": subcommands(
        "list", frozenset({DESTROY}), options={"f file i interactive": "reads commands from a file"}
    ),
    "ufw": subcommands("status show version", frozenset({DESTROY})),
    "wg": subcommands("show showconf", frozenset({DESTROY}), bare=True),
    "hostnamectl": subcommands("status", frozenset({DESTROY}), bare=True),
}
