"""Text: editors of streams, and programs that show or compute from it."""

import re

from ryxd.core.effect import Permission
from ryxd.tools.command.case import Case
from ryxd.tools.command.options import Meaning, Program, Value, follow, given, table
from ryxd.tools.command.words import Word

READ, WRITE, TEXT, RUN = Value.READ, Value.WRITE, Value.TEXT, Value.RUN
CHANGE, DESTROY = Permission.CHANGE, Permission.DESTROY

SED_SAFE = re.compile(
    r"(?:[\s;]*(?:(?:[0-9$]+(?:[~,][0-9$+~]+)?|/(?:\\.|[^/\\\n])*/I?(?:,(?:[0-9$]+|/(?:\\.|[^/\\\n])*/I?))?)\s*!?\s*)?"
    r"(?:[pdDgGhHnNxlqQ=PFz](?:\s*[0-9]*)"
    r"|s(?P<m>[^\w\s\\;{}])(?:\\.|(?!(?P=m))[^\\\n])*(?P=m)(?:\\.|(?!(?P=m))[^\\\n])*(?P=m)[gpiI0-9]*"
    r"|y(?P<n>[^\w\s\\;{}])(?:\\.|(?!(?P=n))[^\\\n])*(?P=n)(?:\\.|(?!(?P=n))[^\\\n])*(?P=n)"
    r")(?=\s*(?:;|\n|$)))*[\s;]*\Z",
    re.DOTALL,
)


def _awk(case: Case) -> None:
    """Awk programs may run others, and write: any > or | outside of text and patterns counts as that."""
    options: dict[str, Meaning] = {
        "f file": READ,
        "F field-separator v assign": TEXT,
        "e source": TEXT,
        "i include l load": "loads other code",
        "o pretty-print p profile d dump-variables": CHANGE,
        "E exec": "runs a file",
        "D debug": "runs a debugger",
        "W": "may be any option",
    }
    known = given(case, case.args, table(options), stop=True)
    follow(case, known)
    case.add(Permission.READ)
    programs = [each.value for each in known.options if each.name in {"e", "source"} and each.value]
    operands = list(known.operands)
    if known.has("f", "file"):
        case.doubt("its program is in a file")
    elif not programs and operands:
        programs = [operands.pop(0)]
    for word in programs:
        if not word.exact or not _awk_only_reads(word.text):
            case.add(CHANGE, "with a program that may run others or write")
            case.doubt("its program may run others or write files")
    for word in operands:
        if "=" not in word.start:
            case.reads(word)


def _awk_only_reads(program: str) -> bool:
    """Whether an awk program surely runs nothing and writes nothing."""
    if re.search(r"\b(system|getline|close|extension)\b|@|\\\n", program):
        return False
    bare = _awk_bare(program)
    if bare is None or "|" in bare.replace("||", ""):
        return False
    # what follows print is written somewhere if there is a > outside of parentheses
    while (inner := re.sub(r"\([^()]*\)", " ", bare)) != bare:
        bare = inner
    return not any(re.search(r"\bprint.*>", statement) for statement in re.split(r"[;{}\n]", bare))


def _awk_bare(program: str) -> str | None:
    """A program without its strings and patterns; None where these can't be told apart."""
    bare, place, last = "", 0, ""
    while place < len(program):
        mark = program[place]
        if mark == "#":
            line = program.find("\n", place)
            place = len(program) if line < 0 else line
            continue
        if mark == '"' or (mark == "/" and (not last or last in "(,!~{}&|;\n")):
            end = _closing(program, place)
            if end is None:
                return None
            bare += '""'
            last = '"'
            place = end
            continue
        if mark == "/" and "/" in program[place + 1 :].split("\n", maxsplit=1)[0]:
            return None  # a division, or a pattern: not to be told apart here
        bare += mark
        if not mark.isspace() or mark == "\n":
            last = mark
        place += 1
    return bare


def _closing(program: str, place: int) -> int | None:
    mark = program[place]
    bracket = False
    place += 1
    while place < len(program):
        each = program[place]
        if each == "\\":
            place += 2
            continue
        if each == "\n":
            return None
        if mark == "/" and each == "[" and not bracket:
            bracket = True
            if program[place + 1 : place + 2] == "^":
                place += 1
            if program[place + 1 : place + 2] == "]":
                place += 1
        elif mark == "/" and bracket and program.startswith(("[:", "[.", "[="), place):
            end = program.find(program[place + 1] + "]", place + 2)
            if end < 0:
                return None
            place = end + 2
            continue
        elif bracket and each == "]":
            bracket = False
        elif each == mark and not bracket:
            return place + 1
        place += 1
    return None


def _sed(case: Case) -> None:
    """Sed writes in place, by w and W, and runs by e; only scripts of the plainest commands are read-only."""
    options: dict[str, Meaning] = {
        "i in-place": CHANGE,
        "e expression": TEXT,
        "f file": READ,
        "l line-length": TEXT,
        "E r regexp-extended": Value.FLAG,
        "n quiet silent": Value.FLAG,
        "s separate u unbuffered z null-data b binary posix sandbox debug": Value.FLAG,
    }
    known = given(case, case.args, table(options))
    follow(case, known)
    case.add(Permission.READ)
    scripts = [each.value for each in known.options if each.name in {"e", "expression"} and each.value]
    operands = list(known.operands)
    in_file = known.has("f", "file")
    if in_file:
        case.doubt("its script is in a file")
    elif not scripts and operands:
        scripts = [operands.pop(0)]
    in_place = known.has("i", "in-place")
    if not known.has("sandbox"):
        for word in scripts:
            if not word.exact or not (SED_SAFE.match(word.text) and "\\\n" not in word.text):
                case.add(CHANGE, "with a script that may write or run something")
                case.doubt("its script may run others or write files")
    for word in operands:
        if in_place:
            case.writes(word)
        else:
            case.reads(word)


def _pager(case: Case) -> None:
    """Less and more: a word that begins with + is a command of theirs, and ! in it runs something."""
    options: dict[str, Meaning] = {
        "o O log-file LOG-FILE": WRITE,
        "k lesskey-file lesskey-src lesskey-content": "may run something",
        "t T tag": "may run something",
        "p pattern": TEXT,
        "b h j x y z P D": TEXT,
        "+": "is a command of the pager",
    }
    known = given(case, case.args, table(options))
    follow(case, known)
    for word in known.operands:
        if word.start.startswith("+") or (not word.exact and not word.lead):
            case.doubt(f"{word.text} may be a command of the pager")
        else:
            case.reads(word)


def _man(case: Case) -> None:
    options: dict[str, Meaning] = {
        "P pager H html p preprocessor": "runs another program",
        "C config-file": "reads other settings",
        "M manpath L locale m systems s S sections e E encoding r prompt": TEXT,
        "T troff-device t X Z gxditview ditroff": "formats by other programs",
        "l local-file": READ,
    }
    known = given(case, case.args, table(options))
    follow(case, known)


def _filter_first(case: Case) -> None:
    """Jq and its like: a filter, then files. jq itself writes nothing and runs nothing."""
    options: dict[str, Meaning] = {
        "f from-file L": READ,
        "arg argjson slurpfile rawfile indent tab": TEXT,
        **(
            {
                "i inplace in-place split-exp s S front-matter": CHANGE,
                "security-enable-system-operator": "runs commands",
                "o output-format p input-format": TEXT,
            }
            if case.name in {"yq", "tomlq", "xq"}
            else {}
        ),
    }
    known = given(case, case.args, table(options))
    follow(case, known)
    in_place = any(each.meaning is CHANGE for each in known.options)
    operands = known.operands if known.has("f", "from-file") else known.operands[1:]
    if (
        case.name in {"yq", "xq"}
        and known.operands[:1]
        and known.operands[0].start in {"e", "eval", "ea", "eval-all"}
    ):
        operands = operands[1:]
    for word in operands:
        if in_place:
            case.writes(word)
        elif not _is_value(known.options, word):
            case.reads(word)


def _is_value(options: object, word: Word) -> bool:
    """Jq's --arg takes two words; the second one is no file."""
    return word.exact and "/" not in word.text and "." not in word.text and bool(options)


def _printer(case: Case) -> None:
    """Printf prints; with -v it sets a variable."""
    args = list(case.args)
    if args and not args[0].exact and (args[0].dash or args[0].lead.startswith("-")):
        case.doubt(f"{args[0].text} may turn out as an option")
    if args and args[0].exact and args[0].text.startswith("-v"):
        name = args[0].text[2:] or (args[1].text if len(args) > 1 else "")
        case.forget(name)


def _dc(case: Case) -> None:
    known = given(case, case.args, table({"e expression": TEXT, "f file": "reads commands from a file"}))
    follow(case, known)
    texts = [each.value for each in known.options if each.value is not None]
    if not texts or any(not word.exact or "!" in word.text for word in texts):
        case.doubt("! in its input runs a command")


def _editor(case: Case) -> None:
    """An editor needs a person; what its -c does is anybody's guess."""
    case.add(CHANGE, "is an editor")
    case.doubt("an editor can do anything, and nobody sits before it here")
    for word in case.args:
        if word.exact and not word.text.startswith(("-", "+")):
            case.writes(word)


PROGRAMS: dict[str, Program] = {
    **dict.fromkeys(("awk", "gawk", "mawk", "nawk", "original-awk"), Program(special=_awk)),
    **dict.fromkeys(("sed", "gsed"), Program(special=_sed)),
    **dict.fromkeys(("less", "more", "most", "pg", "zless"), Program(special=_pager)),
    **dict.fromkeys(("jq", "gojq", "jaq", "yq", "xq", "tomlq"), Program(special=_filter_first)),
    **dict.fromkeys(
        (
            "vi",
            "vim",
            "nvim",
            "view",
            "ex",
            "ed",
            "nano",
            "emacs",
            "emacsclient",
            "micro",
            "helix",
            "hx",
            "kak",
            "joe",
            "vimdiff",
            "code",
            "codium",
            "gedit",
            "kate",
        ),
        Program(special=_editor),
    ),
    "man": Program(special=_man),
    "apropos": Program(),
    "whatis": Program(),
    "info": Program(options={"o output": WRITE, "restore init-file": "runs commands of its own"}),
    "tldr": Program(options={"u update": Permission.NETWORK}),
    "printf": Program(special=_printer),
    "bc": Program(operands=READ),
    "dc": Program(special=_dc),
    "units": Program(options={"f file": READ, "L log": WRITE, "o output-format l locale": TEXT}),
    "xmllint": Program(
        operands=READ, options={"o output": WRITE, "shell": "is a shell", "xpath": TEXT, "schema": READ}
    ),
    "html2text": Program(operands=READ, options={"o": WRITE}),
    "pandoc": Program(
        base=frozenset({CHANGE}),
        operands=READ,
        options={
            "o output extract-media log": WRITE,
            "F filter L lua-filter pdf-engine": "runs other programs",
            "d defaults metadata-file H B A c": READ,
            "f t from to r w read write V M": TEXT,
        },
    ),
    "pdftotext": Program(
        base=frozenset({CHANGE}), first=READ, operands=WRITE, options={"f l r x y W H enc opw upw": TEXT}
    ),
    "pdfinfo": Program(operands=READ),
    "pdfgrep": Program(first=TEXT, operands=READ),
    "colordiff": Program(operands=READ),
    "delta": Program(operands=READ, options={"pager": RUN}),
    "ul": Program(operands=READ),
    "msgunfmt": Program(operands=READ, options={"o output-file": WRITE}),
    "envsubst": Program(),
    "figlet": Program(),
    "cowsay": Program(options={"f": "runs a file of Perl"}),
    "fortune": Program(),
    "lolcat": Program(operands=READ),
    "aspell": Program(base=frozenset({CHANGE})),
    "patch": Program(
        base=frozenset({CHANGE}),
        operands=WRITE,
        options={
            "o output r reject-file": WRITE,
            "d directory p strip F fuzz": TEXT,
            "i input": READ,
            "D V z B Y g get": TEXT,
        },
    ),
    "dos2unix": Program(base=frozenset({CHANGE}), operands=WRITE),
    "unix2dos": Program(base=frozenset({CHANGE}), operands=WRITE),
    "sponge": Program(base=frozenset({CHANGE}), operands=WRITE),
    "vipe": Program(special=_editor),
}
