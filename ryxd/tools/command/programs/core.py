"""Files and folders: GNU coreutils and their like."""

from ryxd.core.effect import Permission
from ryxd.tools.command.case import Case
from ryxd.tools.command.options import Meaning, Program, Value, follow, given, table

READ, WRITE, TEXT, RUN = Value.READ, Value.WRITE, Value.TEXT, Value.RUN
CHANGE, DESTROY = Permission.CHANGE, Permission.DESTROY

SILENT = Program()
"""Reads nothing but its words, and prints."""

READER = Program(operands=READ)
"""Prints files; none of its options does more."""


def _moved(case: Case) -> None:
    """cp, mv, install, ln: where something goes to, and for mv what goes away."""
    options = table(
        {
            "t target-directory": TEXT,
            "S suffix": TEXT,
            "b backup": Value.FLAG,
            "m mode": TEXT,
            "o owner": TEXT,
            "g group": TEXT,
            "strip-program": RUN,
            "Z context": Value.FLAG,
        }
        | ({"d directory": Value.FLAG} if case.name == "install" else {})
    )
    known = given(case, case.args, options)
    follow(case, known)
    case.add(CHANGE)
    operands = list(known.operands)
    targets = [each.value for each in known.options if each.name in {"t", "target-directory"} and each.value]
    if case.name == "install" and known.has("d", "directory"):
        for word in operands:
            case.writes(word)
        return
    if known.doubts or (operands and not targets and operands[-1].many):
        case.doubt("where to only comes out when it runs")
    if not targets and len(operands) > 1:
        targets = [operands.pop()]
    elif not targets and case.name == "ln" and operands and case.folders is not None:
        case.doubt("a link whose name follows from what it leads to")
    for word in targets:
        case.writes(word)
    for word in operands:
        if case.name == "mv":
            case.writes(word)
        elif case.name != "ln":
            case.reads(word)


def _removed(case: Case) -> None:
    known = given(case, case.args, table({"interactive": Value.FLAG, "p parents": Value.FLAG}))
    follow(case, known)
    case.add(DESTROY)
    for word in known.operands:
        case.writes(word, DESTROY)


def _moded(case: Case) -> None:
    """chmod, chown, chgrp: who may do what with a file; of a whole tree nobody gets that back."""
    # a mode may look like an option: chmod -x file
    known = given(case, case.args, table({"R recursive": DESTROY, "reference": TEXT, "from": TEXT}))
    follow(case, known)
    case.add(CHANGE)
    operands = known.operands
    modes = any(each.name in set("rwxXst") for each in known.options) and case.name == "chmod"
    for word in operands if modes or known.has("reference") else operands[1:]:
        case.writes(word)


def _dd(case: Case) -> None:
    for word in case.args:
        key, _, value = word.start.partition("=")
        if key == "of":
            rest = type(word)(value) if word.exact else word
            case.writes(rest)
        elif key == "if" and word.exact:
            case.reads(type(word)(value))
        elif not word.exact and "=" not in word.start:
            case.doubt(f"{word.text} may name a file to write")
    case.add(Permission.READ)


def _date(case: Case) -> None:
    options: dict[str, Meaning] = {
        "s set": DESTROY,
        "d date": TEXT,
        "f file": READ,
        "r reference": READ,
        "I iso-8601 rfc-3339": Value.FLAG,
    }
    known = given(case, case.args, table(options))
    follow(case, known)
    for word in known.operands:
        if not word.start.startswith("+"):
            case.add(DESTROY, word.text)


def _tee(case: Case) -> None:
    known = given(case, case.args, table({"a append": Value.FLAG, "p output-error": Value.FLAG}))
    follow(case, known)
    case.add(Permission.READ)
    for word in known.operands:
        case.writes(word)


def _reads(**options: object) -> Program:
    return Program(operands=READ, options=options)  # type: ignore[arg-type]


PROGRAMS: dict[str, Program] = {
    **dict.fromkeys(
        (
            "basename dirname pwd true false sleep seq nproc arch hostid logname tty whoami users printenv"
            " factor expr yes numfmt cal ncal uname uptime w who last lastb id groups getconf locale sync"
            " pinky"
        ).split(),
        SILENT,
    ),
    **dict.fromkeys(
        (
            "cat tac rev wc nl head tail cut paste join comm fold fmt expand unexpand od hexdump hd strings"
            " base64 base32 basenc cksum md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum b3sum"
            " xxhsum sum stat ls dir vdir lsd eza exa realpath readlink namei cmp diff diff3 tsort ptx pr"
            " column col colrm look df du dust duf lsattr getfacl getfattr zcat bzcat xzcat zstdcat lz4cat"
            " tail bat batcat mediainfo identify"
        ).split(),
        READER,
    ),
    "echo": SILENT,
    "test": SILENT,
    "[": SILENT,
    "mktemp": Program(base=frozenset({CHANGE})),
    "date": Program(special=_date),
    "hostname": Program(most=0, beyond=DESTROY, options={"F file": DESTROY, "b boot": DESTROY}),
    "tr": SILENT,
    "uniq": Program(
        first=READ, operands=WRITE, options={"f skip-fields": TEXT, "s skip-chars": TEXT, "w check-chars": TEXT}
    ),
    "shuf": Program(operands=READ, options={"o output": WRITE, "n head-count": TEXT, "i input-range": TEXT}),
    "sort": Program(
        operands=READ,
        options={
            "o output": WRITE,
            "compress-program": RUN,
            "k key": TEXT,
            "S buffer-size": TEXT,
            "t field-separator": TEXT,
            "T temporary-directory": WRITE,
            "batch-size parallel": TEXT,
            "files0-from random-source": READ,
            "c check C b d f g h i M n R r s m u V z": Value.FLAG,
        },
    ),
    "sdiff": Program(operands=READ, options={"o output": WRITE, "diff-program": RUN, "w width": TEXT}),
    "iconv": Program(operands=READ, options={"o output": WRITE, "f t from-code to-code": TEXT}),
    "split": Program(
        base=frozenset({CHANGE}), first=READ, operands=WRITE, options={"filter": RUN, "a b C l n t d": TEXT}
    ),
    "csplit": Program(base=frozenset({CHANGE}), first=READ, options={"f prefix": WRITE, "b n": TEXT}),
    "tee": Program(special=_tee),
    "dd": Program(special=_dd),
    "xxd": Program(
        first=READ, operands=WRITE, options={"r revert": Value.FLAG, "c cols g groupsize l len o s seek n": TEXT}
    ),
    "touch": Program(
        base=frozenset({CHANGE}), operands=WRITE, options={"d date t": TEXT, "r reference": READ, "time": TEXT}
    ),
    "mkdir": Program(base=frozenset({CHANGE}), operands=WRITE, options={"m mode": TEXT}),
    "rmdir": Program(special=_removed),
    "rm": Program(special=_removed),
    "unlink": Program(special=_removed),
    "shred": Program(base=frozenset({DESTROY}), operands=WRITE, writes_as=DESTROY, options={"n s": TEXT}),
    "truncate": Program(
        base=frozenset({DESTROY}), operands=WRITE, writes_as=DESTROY, options={"s size": TEXT, "r reference": READ}
    ),
    "fallocate": Program(base=frozenset({CHANGE}), operands=WRITE, options={"l length o offset": TEXT}),
    "trash": Program(base=frozenset({CHANGE}), operands=WRITE),
    "trash-put": Program(base=frozenset({CHANGE}), operands=WRITE),
    "trash-list": SILENT,
    "trash-empty": Program(base=frozenset({DESTROY})),
    "trash-rm": Program(base=frozenset({DESTROY})),
    "cp": Program(special=_moved),
    "mv": Program(special=_moved),
    "ln": Program(special=_moved),
    "install": Program(special=_moved),
    "link": Program(base=frozenset({CHANGE}), first=READ, operands=WRITE),
    "rename": Program(
        base=frozenset({CHANGE}), first=TEXT, operands=WRITE, options={"e E": "runs code", "f": DESTROY}
    ),
    "mkfifo": Program(base=frozenset({CHANGE}), operands=WRITE),
    "mknod": Program(base=frozenset({DESTROY}), first=WRITE),
    "chmod": Program(special=_moded),
    "chown": Program(special=_moded),
    "chgrp": Program(special=_moded),
    "chattr": Program(base=frozenset({DESTROY})),
    "setfacl": Program(base=frozenset({DESTROY})),
    "setfattr": Program(base=frozenset({CHANGE})),
    "file": Program(
        operands=READ, options={"C compile": CHANGE, "m magic-file f files-from": READ, "F P e": TEXT}
    ),
    "tree": Program(
        operands=READ, options={"o": WRITE, "L P I": TEXT, "R": CHANGE, "filelimit charset timefmt": TEXT}
    ),
    "diff3": Program(operands=READ, options={"diff-program": RUN, "L label": TEXT}),
    "ptx": Program(operands=READ, options={"G traditional": CHANGE}),
    **dict.fromkeys(
        ("bat", "batcat"),
        Program(
            first=READ,
            operands=READ,
            options={
                "pager": RUN,
                "build clear": CHANGE,
                "l language theme style r line-range H highlight-line": TEXT,
            },
            safe=frozenset(("paging",)),
        ),
    ),
}
