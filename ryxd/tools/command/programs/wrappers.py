"""Programs that run another command: what that is, is judged by itself."""

import re
from collections.abc import Mapping, Sequence

from ryxd.core.effect import Permission
from ryxd.tools.command.case import Case
from ryxd.tools.command.options import Meaning, Program, Value, follow, given, table
from ryxd.tools.command.variables import HARMLESS
from ryxd.tools.command.words import Word

READ, WRITE, TEXT, RUN, FLAG = Value.READ, Value.WRITE, Value.TEXT, Value.RUN, Value.FLAG
CHANGE, DESTROY, NETWORK = Permission.CHANGE, Permission.DESTROY, Permission.NETWORK


def _unwrapped(case: Case, options: Mapping[str, Meaning], skip: int = 0) -> Sequence[Word]:
    """The words of the inner command; all options of a wrapper have to be known to find it."""
    known = given(case, case.args, table(options), stop=True)
    follow(case, known)
    for option in known.options:
        if option.meaning is None:
            case.doubt(f"-{option.name} is no option that ryx knows, so where its command begins is not clear")
    skipped, inner = known.operands[:skip], known.operands[skip:]
    if any(word.many for word in skipped):
        case.doubt("where its command begins only comes out when it runs")
    return inner


def wrapper(
    options: Mapping[str, Meaning] | None = None, *, skip: int = 0, base: frozenset[Permission] = frozenset()
) -> Program:
    """A program that runs its operands, after `skip` of them."""

    def judge(case: Case) -> None:
        inner = _unwrapped(case, options or {}, skip)
        if inner:
            case.judge(inner)

    return Program(base=base or frozenset({Permission.READ}), special=judge)


ENV: dict[str, Meaning] = {
    "i ignore-environment 0 null v debug default-signal ignore-signal block-signal list-signal-handling": FLAG,
    "u unset C chdir": TEXT,
    "S split-string": "splits a text into a command by its own rules",
}


def _env(case: Case) -> None:
    known = given(case, case.args, table(ENV), stop=True)
    follow(case, known)
    if any(option.meaning is None and option.name for option in known.options):
        case.doubt("it has options that ryx does not know")
    inner = list(known.operands)
    while inner and (found := re.match(r"([^=]*)=", inner[0].start)):
        if not inner[0].exact and inner[0].many:
            case.doubt(f"{inner[0].text} may be several words")
        if found[1] not in HARMLESS:
            case.doubt(f"it sets {found[1]}, which may make a program do something else")
        inner.pop(0)
    if known.has("C", "chdir"):
        case.folder(None)
    if inner:
        case.judge(inner)


def _xargs(case: Case) -> None:
    """xargs: its command, with words that only come out when it runs at the end."""
    options: dict[str, Meaning] = {
        "I replace d delimiter E L max-lines n max-args P max-procs s max-chars a arg-file process-slot-var": TEXT,
        "0 null r no-run-if-empty t verbose x exit p interactive show-limits i e l o open-tty": FLAG,
    }
    inner = list(_unwrapped(case, options))
    if not inner:
        return
    given_options = given(case, case.args, table(options), stop=True).options
    replaced = next(
        (each.value.text for each in given_options if each.name in {"I", "replace"} and each.value), ""
    )
    if any(each.name == "i" for each in given_options):
        replaced = "{}"
    if replaced:
        inner = [
            Word(word.text, exact=False, lead=word.text.partition(replaced)[0], dash=word.text.startswith(replaced))
            if replaced in word.text else word
            for word in inner
        ]  # fmt: skip
    else:
        inner.append(Word("…", exact=False, many=True, dash=True))
    case.judge(inner)


def _shell(case: Case) -> None:
    """Sh and bash: with -c a script that can be read; a file or standard input can't."""
    args = list(case.args)
    runs = False
    while args:
        word = args[0]
        text = word.text
        if not word.exact:
            if case.may_be_option(word) or runs:
                case.doubt(f"{text} may be its script, or an option")
            break
        if text == "--":
            args.pop(0)
            break
        if (
            text in {"-o", "+o"}
            and len(args) > 1
            and args[1].text in {"pipefail", "errexit", "nounset", "xtrace", "noclobber"}
        ):
            args = args[2:]
        elif text in {"--norc", "--noprofile", "--posix"}:
            args.pop(0)
        elif re.fullmatch(r"-[ceuxfvn]+", text):
            runs = runs or "c" in text
            args.pop(0)
        elif text.startswith(("-", "+")):
            case.doubt(f"{text} changes what the shell reads first")
            args.pop(0)
        else:
            break
    if runs and args:
        case.script(args[0])
        return
    case.add(CHANGE, "runs a script")
    case.add(DESTROY, "runs a script")
    if not args:
        case.doubt("it runs what it reads from its input")


def _other_shell(case: Case) -> None:
    case.add(CHANGE)
    case.add(DESTROY)
    case.doubt("a shell whose language ryx does not read")


def _watch(case: Case) -> None:
    """Watch hands its words to sh as one line."""
    options: dict[str, Meaning] = {
        "n interval q equexit s shotsdir": TEXT,
        "b beep c color d differences e errexit g chgexit p precise t no-title w no-wrap x exec no-rerun": FLAG,
    }
    inner = _unwrapped(case, options)
    if not inner:
        return
    if any(not word.exact for word in inner):
        case.doubt("what it runs only comes out when it runs")
    case.script(Word(" ".join(word.text for word in inner)))


def _flock(case: Case) -> None:
    options: dict[str, Meaning] = {
        "w wait timeout E conflict-exit-code": TEXT,
        "s shared x e exclusive u unlock n nb nonblock o close F no-fork v verbose": FLAG,
        "c command": RUN,
    }
    known = given(case, case.args, table(options), stop=True)
    follow(case, known)
    if any(option.meaning is None for option in known.options):
        case.doubt("it has options that ryx does not know")
    operands = list(known.operands)
    if operands and not re.fullmatch(r"\d+", operands[0].text):
        case.writes(operands[0])
    inner = operands[1:]
    if inner and inner[0].text in {"-c", "--command"}:
        case.script(inner[1] if len(inner) > 1 else Word(""))
    elif inner:
        case.judge(inner)


def _parallel(case: Case) -> None:
    case.add(CHANGE)
    case.doubt("it builds its commands from what it reads")
    words = list(case.args)
    while words and words[0].start.startswith("-"):
        words.pop(0)
    stop = next((place for place, word in enumerate(words) if word.text.startswith(":::")), len(words))
    if words[:stop]:
        case.judge([*words[:stop], Word("…", exact=False, many=True, dash=True)])


def _busybox(case: Case) -> None:
    if case.args and not case.args[0].start.startswith("-"):
        case.judge(case.args)


def _su(case: Case) -> None:
    case.add(DESTROY, "as another user")
    options: dict[str, Meaning] = {
        "c command session-command": RUN,
        "l login m p P": FLAG,
        "s shell g group G": TEXT,
    }
    follow(case, given(case, case.args, table(options)))
    case.doubt("it runs a shell as another user")


SUDO: dict[str, Meaning] = {
    "u user g group C close-from D chdir h host p prompt R chroot r role T command-timeout t type U other-user": TEXT,
    "A askpass b background E preserve-env H set-home K k n non-interactive P S stdin V l list v validate B bell": FLAG,
    "i login s shell e edit": "starts a shell or an editor as another user",
}
AS_OTHER = frozenset({DESTROY})


def _sudo(case: Case) -> None:
    inner = list(_unwrapped(case, SUDO))
    while inner and re.match(r"[A-Za-z_]\w*=", inner[0].start):
        case.doubt(f"it sets {inner[0].text.partition('=')[0]}")
        inner.pop(0)
    if inner:
        case.judge(inner)


PROGRAMS: dict[str, Program] = {
    "env": Program(special=_env),
    "xargs": Program(special=_xargs),
    "gxargs": Program(special=_xargs),
    **dict.fromkeys(("sh", "bash", "dash", "ash", "rbash"), Program(special=_shell)),
    **dict.fromkeys(
        ("zsh", "fish", "ksh", "mksh", "csh", "tcsh", "nu", "xonsh", "elvish", "pwsh", "rc"),
        Program(special=_other_shell),
    ),
    "watch": Program(special=_watch),
    "flock": Program(special=_flock),
    **dict.fromkeys(("parallel", "rush", "sem", "xe"), Program(special=_parallel)),
    "busybox": Program(special=_busybox),
    "toybox": Program(special=_busybox),
    "su": Program(special=_su),
    "runuser": Program(special=_su),
    "sudo": Program(base=AS_OTHER, special=_sudo),
    "doas": wrapper({"u C": TEXT, "n L": FLAG, "s": "starts a shell as another user"}, base=AS_OTHER),
    "pkexec": wrapper({"user": TEXT, "disable-internal-agent keep-cwd": FLAG}, base=AS_OTHER),
    "run0": wrapper({"u user g group D chdir nice property": TEXT}, base=AS_OTHER),
    "chroot": wrapper({"userspec groups": TEXT, "skip-chdir": FLAG}, skip=1, base=AS_OTHER),
    "unshare": wrapper(
        {
            "m u i n p U C T f r c mount uts ipc net pid user cgroup fork map-root-user map-current-user": FLAG,
            "S G w R wd root setuid setgid propagation": TEXT,
        },
        base=AS_OTHER,
    ),
    **dict.fromkeys(
        (
            "nsenter",
            "bwrap",
            "firejail",
            "systemd-nspawn",
            "proot",
            "fakeroot",
            "fakechroot",
            "setpriv",
            "capsh",
            "setarch",
            "dbus-run-session",
            "dbus-launch",
            "xvfb-run",
            "entr",
            "watchexec",
            "nodemon",
            "hyperfine",
            "proxychains",
            "proxychains4",
            "torsocks",
            "tsocks",
            "unbuffer",
            "faketime",
            "systemd-inhibit",
            "rlwrap",
            "gtk-launch",
            "dex",
            "uwsm",
            "sg",
            "newgrp",
            "script",
            "scriptreplay",
            "expect",
            "sshpass",
            "chpst",
            "setlock",
            "envdir",
            "softlimit",
        ),
        Program(base=frozenset({CHANGE, DESTROY})),
    ),
    "timeout": wrapper({"s signal k kill-after": TEXT, "foreground preserve-status v verbose f p": FLAG}, skip=1),
    "nohup": Program(base=frozenset({CHANGE}), special=wrapper({}).special),
    "nice": wrapper({"n adjustment": TEXT, "0 1 2 3 4 5 6 7 8 9": FLAG}),
    "ionice": wrapper({"c class n classdata": TEXT, "p pid P pgid u uid": CHANGE, "t ignore": FLAG}),
    "chrt": wrapper({"b i o f r a d v": FLAG, "T P D": TEXT, "p pid": CHANGE}, skip=1),
    "taskset": wrapper({"a c cpu-list all-tasks": FLAG, "p pid": DESTROY}, skip=1),
    "setsid": wrapper({"c f w ctty fork wait": FLAG}),
    "stdbuf": wrapper({"i o e input output error": TEXT}),
    "prlimit": Program(base=frozenset({CHANGE})),
    "time": wrapper({"p portability v verbose q quiet a append": FLAG, "f format": TEXT, "o output": WRITE}),
    "pv": Program(operands=READ, options={"s i N w H F L B R d": TEXT, "P pidfile": WRITE, "R remote": CHANGE}),
    "ts": Program(),
    "chronic": wrapper({"v e": FLAG}),
    "ifne": wrapper({"n": FLAG}),
    "eatmydata": wrapper({}),
    "catchsegv": wrapper({}),
    "linux32": wrapper({}),
    "linux64": wrapper({}),
}
