"""Programs that look for files and in files; find and fd may also do something with what they find."""

from ryxd.core.effect import Permission
from ryxd.tools.command.case import Case
from ryxd.tools.command.options import Meaning, Program, Value, given, table
from ryxd.tools.command.words import Word

READ, WRITE, TEXT, RUN = Value.READ, Value.WRITE, Value.TEXT, Value.RUN
CHANGE, DESTROY = Permission.CHANGE, Permission.DESTROY

FIND_VALUES = frozenset(
    (
        "-name -iname -path -ipath -wholename -iwholename -regex -iregex -lname -ilname -type -xtype"
        " -size -mtime -atime -ctime -mmin -amin -cmin -newer -anewer -cnewer -samefile -perm -user"
        " -group -uid -gid -links -inum -maxdepth -mindepth -regextype -printf -fstype -used -context -D"
        " -newermt -newerct -newerat -newermm -newercc"
    ).split()
)  # fmt: skip
FIND_FLAGS = frozenset(
    (
        "-print -print0 -ls -prune -quit -depth -d -mount -xdev -empty -readable -writable -executable"
        " -true -false -not -and -or -a -o ! ( ) , -follow -H -L -P -nouser -nogroup -daystart -noleaf"
        " -warn -nowarn -ignore_readdir_race -noignore_readdir_race -O1 -O2 -O3 -help -version --help"
        " --version"
    ).split()
)  # fmt: skip
FIND_WRITES = {"-fprint": 1, "-fprint0": 1, "-fls": 1, "-fprintf": 2}


def _find(case: Case) -> None:
    """find: its own tests are known, everything else among them is a question."""
    args = list(case.args)
    place = 0
    starts: list[Word] = []
    while place < len(args):
        word = args[place]
        if word.exact and word.text in {"-H", "-L", "-P"}:
            place += 1
        elif (
            word.start[:1] in {"-", "(", "!", ","}
            or (not word.exact and word.dash and not word.pattern)
            or case.may_be_option(word)
        ):
            break
        else:
            starts.append(word)
            place += 1
    for word in starts:
        case.reads(word)
    if not starts:
        case.reads(Word("."))
    # a path that is found begins as the folder that it was looked for in
    only = starts[0] if len(starts) == 1 else Word("." if not starts else "", exact=not starts)
    found = Word("{}", exact=False, lead=only.start, below=only.text if only.exact else "", dash=False)
    while place < len(args):
        word = args[place]
        place += 1
        text = word.text
        if not word.exact:
            case.doubt(f"{text} may turn out as an action of find")
        elif text in FIND_FLAGS:
            continue
        elif text in FIND_VALUES or (text.startswith("-newer") and len(text) == 8):
            place += 1
        elif text in FIND_WRITES:
            if place < len(args):
                case.writes(args[place])
            place += FIND_WRITES[text]
        elif text == "-delete":
            case.add(DESTROY, text)
            for start in starts or [Word(".")]:
                _taken_away(case, start)
        elif text == "-files0-from":
            case.doubt(f"{text} reads where to look from a file")
        elif text in {"-exec", "-execdir", "-ok", "-okdir"}:
            place = _executed(case, args, place, found)
        else:
            case.doubt(f"{text} is no test of find that ryx knows")


def _taken_away(case: Case, start: Word) -> None:
    """What is deleted is somewhere below a folder: the folder stands for it, where it is one of many."""
    if start.exact and start.text.strip("./") == "":
        return
    case.writes(start, DESTROY)


def _executed(case: Case, args: list[Word], place: int, found: Word) -> int:
    """The command of -exec; gives the place after its end."""
    inner: list[Word] = []
    while place < len(args):
        word = args[place]
        place += 1
        if word.exact and (word.text == ";" or (word.text == "+" and inner and "{}" in inner[-1].text)):
            break
        inner.append(word)
    else:
        case.doubt("-exec without an end")
    replaced = [_filled(word, found) for word in inner]
    if replaced and not replaced[0].exact:
        case.doubt("it runs the files that it finds")
    elif replaced:
        case.judge(replaced)
    return place


def _filled(word: Word, found: Word) -> Word:
    if word.exact and "{}" in word.text:
        lead = word.text[: word.text.index("{}")]
        below = found.below if not lead else ""
        return Word(word.text, exact=False, lead=lead or found.lead, below=below, dash=False)
    return word


FD_OPTIONS: dict[str, Meaning] = {
    "e extension E exclude t type d max-depth min-depth exact-depth S size changed-within changed-before newer older"
    " o owner g-r j threads max-results c color format path-separator ignore-file": TEXT,
    "C base-directory search-path": TEXT,
}


def _fd(case: Case) -> None:
    """fd: with -x and -X, everything after is a command that runs on what is found."""
    args = list(case.args)
    for place, word in enumerate(args):
        text = word.start
        short = text.startswith("-") and not text.startswith("--")
        runs = text.startswith(("--exec", "--exec-batch")) or (
            text.startswith("--ex") and "--exec-batch".startswith(text)
        )
        if runs or (short and ("x" in text or "X" in text)):
            if not word.exact or text not in {"-x", "-X", "--exec", "--exec-batch"}:
                case.doubt(f"{word.text} runs a command")
                return
            inner = [_filled(each, Word("{}", exact=False, dash=False)) for each in args[place + 1 :]]
            if inner and not any("{" in each.text for each in inner[1:]):
                inner.append(Word("{}", exact=False, dash=False))
            if inner:
                case.judge(inner)
            args = args[:place]
            break
        if not word.exact and case.may_be_option(word):
            case.doubt(f"{word.text} may turn out as an option")
    known = given(case, args, table({**FD_OPTIONS, "x exec X exec-batch": RUN}))
    for word in known.operands[1:]:
        case.reads(word)


GREP = Program(
    first=TEXT,
    operands=READ,
    instead=("e", "regexp", "f", "file"),
    options={
        "e regexp A after-context B before-context C context m max-count include exclude include-dir exclude-dir"
        " color colour d directories D devices label binary-files group-separator": TEXT,
        "f file exclude-from": READ,
    },
)

PROGRAMS: dict[str, Program] = {
    **dict.fromkeys(("grep", "egrep", "fgrep", "rgrep", "zgrep", "bzgrep", "xzgrep", "zstdgrep"), GREP),
    "find": Program(special=_find),
    "fd": Program(special=_fd),
    "fdfind": Program(special=_fd),
    "rg": Program(
        first=TEXT,
        operands=READ,
        instead=("e", "regexp", "f", "file", "files", "type-list"),
        options={
            "pre": RUN,
            "hostname-bin": RUN,
            "z search-zip": Value.FLAG,
            "e regexp g glob iglob t type T type-not A after-context B before-context C context m max-count d max-depth"
            " maxdepth r replace j threads M max-columns sort sortr E encoding type-add type-clear colors color engine"
            " max-filesize path-separator context-separator pre-glob": TEXT,
            "f file ignore-file": READ,
            "files type-list": Value.FLAG,
        },
        safe=frozenset(("pretty",)),
    ),
    "ag": Program(first=TEXT, operands=READ, options={"pager": RUN, "p path-to-ignore": READ, "A B C G m": TEXT}),
    "ack": Program(base=frozenset({CHANGE}), first=TEXT, operands=READ),  # a folder's .ackrc has options for it
    "locate": Program(options={"d database": READ, "n l limit": TEXT}),
    "plocate": Program(options={"d database": READ, "n l limit": TEXT}),
    "mlocate": Program(options={"d database": READ, "n l limit": TEXT}),
    "updatedb": Program(base=frozenset({CHANGE})),
    "which": Program(),
    "whereis": Program(),
    "tokei": Program(operands=READ),
    "cloc": Program(
        operands=READ,
        options={
            "report-file out": WRITE,
            "config diff-list-files": "reads settings",
            "script-lang extract-with vcs": "runs other programs",
        },
    ),
    "scc": Program(operands=READ, options={"o output": WRITE}),
    "fzf": Program(base=frozenset({CHANGE})),
    "ctags": Program(base=frozenset({CHANGE})),
}
