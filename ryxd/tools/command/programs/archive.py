"""Archives and compression."""

import re

from ryxd.core.effect import Permission
from ryxd.tools.command.case import Case
from ryxd.tools.command.options import Meaning, Program, Value, follow, given, table
from ryxd.tools.command.words import Word

READ, WRITE, TEXT, RUN = Value.READ, Value.WRITE, Value.TEXT, Value.RUN
CHANGE, DESTROY = Permission.CHANGE, Permission.DESTROY

TAR = table(
    {
        "to-command checkpoint-action I use-compress-program F info-script new-volume-script rmt-command rsh-command": RUN,
        "g listed-incremental index-file": WRITE,
        "remove-files unlink-first recursive-unlink overwrite delete": DESTROY,
        "x extract get c create r append u update A catenate concatenate": CHANGE,
        "t list d diff compare": Value.FLAG,
        "f file": TEXT,
        "C directory": TEXT,
        "T files-from X exclude-from": READ,
        "b blocking-factor H format exclude strip-components transform xform mode mtime owner group one-top-level K N V L": TEXT,
        "z gzip j bzip2 J xz Z compress a auto-compress zstd lz4 v verbose p k O to-stdout": Value.FLAG,
        "checkpoint": Value.FLAG,
    }
)


def _tar(case: Case) -> None:
    """tar: t and d only read. Its first word may be options without a dash."""
    args = list(case.args)
    values: list[Word] = []
    if args and args[0].exact and re.fullmatch(r"[A-Za-z]+", args[0].text):
        letters = args.pop(0).text
        wanting = [letter for letter in letters if letter in "fCTXbHgKNVLIF"]
        values = args[: len(wanting)]
        pairs = dict(zip(wanting, values, strict=False))
        args = args[len(wanting) :]
        rebuilt: list[Word] = [Word("-" + "".join(letter for letter in letters if letter not in wanting))]
        for letter, value in pairs.items():
            rebuilt += [Word(f"-{letter}"), value]
        args = [word for word in rebuilt if word.text != "-"] + args
    known = given(case, args, TAR)
    follow(case, known)
    files = [each.value for each in known.options if each.name in {"f", "file"} and each.value is not None]
    making = known.has("c", "create", "r", "append", "u", "update", "A", "catenate", "concatenate", "delete")
    extracting = known.has("x", "extract", "get")
    for word in files:
        if ":" in word.text:
            case.add(Permission.NETWORK, word.text)
        if making:
            case.writes(word)
        else:
            case.reads(word)
    folders = [each.value for each in known.options if each.name in {"C", "directory"} and each.value is not None]
    if making:
        for word in known.operands:
            case.reads(word)
    elif extracting and not known.has("O", "to-stdout"):
        for word in folders:
            case.writes(word)
        if not folders:
            case.add(CHANGE, "unpacks here")
    elif not known.has("t", "list", "d", "diff", "compare", "x", "extract", "get"):
        case.add(CHANGE)


def _packer(case: Case) -> None:
    """Gzip and its like replace the file by the packed one, unless they write to their output."""
    options: dict[str, Meaning] = {
        "c stdout to-stdout l list t test": Value.FLAG,
        "o output": WRITE,
        "S suffix T threads M": TEXT,
        "f force k keep d decompress r recursive": Value.FLAG,
        "rm": DESTROY,
    }
    known = given(case, case.args, table(options))
    follow(case, known)
    shows = known.has("c", "stdout", "to-stdout", "l", "list", "t", "test")
    for word in known.operands:
        if shows:
            case.reads(word)
        else:
            case.writes(word)
    if not shows and known.operands:
        case.add(CHANGE)


def _unzip(case: Case) -> None:
    known = given(case, case.args, table({"d": WRITE, "l v t Z p c": Value.FLAG, "x P": TEXT}))
    follow(case, known)
    for word in known.operands[:1]:
        case.reads(word)
    if not known.has("l", "v", "t", "Z", "p", "c"):
        case.add(CHANGE, "unpacks")


def _seven(case: Case) -> None:
    args = case.args
    if not args or not args[0].exact or args[0].text not in {"l", "t", "h", "i"}:
        case.add(CHANGE)
    for word in args[1:]:
        if not word.exact or word.start.startswith(("-o", "-w")):
            case.add(CHANGE)


def _unar(case: Case) -> None:
    known = given(case, case.args, table({"o output-directory": WRITE, "p password e k": TEXT}))
    follow(case, known)
    for word in known.operands[:1]:
        case.reads(word)
    case.add(CHANGE, "unpacks")


def _cpio(case: Case) -> None:
    options: dict[str, Meaning] = {
        "t list": Value.FLAG,
        "i extract p pass-through o create A append": CHANGE,
        "F file I E": READ,
        "O": WRITE,
        "rsh-command to-command": RUN,
        "C H M R owner D directory": TEXT,
    }
    known = given(case, case.args, table(options))
    if known.has("t", "list") and not known.has("p", "pass-through", "o", "create", "O", "rsh-command"):
        return
    follow(case, known)
    case.add(CHANGE)
    for word in known.operands:
        if known.has("p", "pass-through"):
            case.writes(word)


PROGRAMS: dict[str, Program] = {
    **dict.fromkeys(("tar", "bsdtar", "gtar"), Program(special=_tar)),
    **dict.fromkeys(
        (
            "gzip gunzip bzip2 bunzip2 xz unxz lzma unlzma zstd unzstd lz4 unlz4 lzip lzop compress"
            " uncompress pigz brotli"
        ).split(),
        Program(special=_packer),
    ),
    "unzip": Program(special=_unzip),
    "zipinfo": Program(operands=READ),
    "lsar": Program(operands=READ),
    "unar": Program(special=_unar),
    **dict.fromkeys(("7z", "7za", "7zr", "7zz"), Program(special=_seven)),
    "zip": Program(
        base=frozenset({CHANGE}),
        first=WRITE,
        operands=READ,
        options={"T test TT unzip-command": "may run another program", "m move": DESTROY, "x i P n b t": TEXT},
    ),
    "cpio": Program(special=_cpio),
    "ar": Program(base=frozenset({CHANGE})),
    "rar": Program(base=frozenset({CHANGE})),
    "unrar": Program(base=frozenset({CHANGE})),
    "zdiff": Program(operands=READ),
    "zcmp": Program(operands=READ),
}
