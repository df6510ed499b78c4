"""The shell's own commands."""

import re

from ryxd.core.effect import Permission
from ryxd.tools.command.case import Case
from ryxd.tools.command.options import Program, Value, follow, given, table
from ryxd.tools.command.variables import DANGEROUS
from ryxd.tools.command.words import Word

TEXT, FLAG = Value.TEXT, Value.FLAG
CHANGE, DESTROY = Permission.CHANGE, Permission.DESTROY

SILENT = Program()
PLAIN_NAME = re.compile(r"[A-Za-z_]\w*\Z")


def _cd(case: Case) -> None:
    words = [word for word in case.args if word.text not in {"-L", "-P", "--", "-e"}]
    if not words:
        case.folder(Word(str(case.home)) if case.name == "cd" else None)
    elif len(words) > 1 or words[0].start.startswith(("-", "+")):
        case.folder(None)
    else:
        case.reads(words[0])
        case.folder(words[0])


def _eval(case: Case) -> None:
    if any(not word.exact for word in case.args):
        case.doubt("what it runs only comes out when it runs")
        return
    case.folder(None)
    case.script(Word(" ".join(word.text for word in case.args)))


def _source(case: Case) -> None:
    case.add(CHANGE, "runs a script")
    case.doubt("what is in the file only comes out when it runs")
    for word in case.args[:1]:
        case.reads(word)


def _inner(case: Case) -> None:
    """command, builtin, exec: the rest is a command."""
    args = list(case.args)
    while args and args[0].exact and args[0].text.startswith("-"):
        text = args.pop(0).text
        if text == "--":
            break
        if case.name == "command" and re.fullmatch(r"-p*[vV][vVp]*", text):
            return
        if case.name == "exec" and text == "-a":
            args = args[1:]
        elif not (
            (case.name == "command" and text == "-p") or (case.name == "exec" and re.fullmatch(r"-[cl]+", text))
        ):
            case.doubt(f"{text} is no option that ryx knows")
    if args:
        case.judge(args)


def _trap(case: Case) -> None:
    args = [word for word in case.args if word.text != "--"]
    if len(args) >= 2 and args[0].text not in {"-p", "-l", "-", "-P"}:
        case.script(args[0])
    elif any(not word.exact for word in args):
        case.doubt("what it runs only comes out when it runs")


def _set(case: Case) -> None:
    args = list(case.args)
    while args:
        word = args.pop(0)
        if word.exact and word.text == "--":
            return
        if word.exact and word.text in {"-o", "+o"}:
            value = args.pop(0).text if args else "pipefail"
            if value not in {"pipefail", "errexit", "nounset", "noclobber", "xtrace", "noglob"}:
                case.doubt(f"-o {value} changes how the shell reads")
        elif not word.exact or not re.fullmatch(r"[-+][euxfCv]+", word.text):
            case.doubt(f"{word.text} changes how the shell reads")


def _shopt(case: Case) -> None:
    words = [word.text for word in case.args]
    if not words or words[0] in {"-p", "-q"}:
        return
    if any(word not in {"-s", "-u", "nullglob", "failglob"} for word in words):
        case.doubt("it changes how the shell reads")


def _listed(case: Case, shows: str) -> None:
    if any(not word.exact or not re.fullmatch(shows, word.text) for word in case.args):
        case.doubt("it changes what commands mean")


def _alias(case: Case) -> None:
    _listed(case, r"-p|[\w.-]+")


def _hash(case: Case) -> None:
    _listed(case, r"-[lrtd]+|[\w.-]+")


def _enable(case: Case) -> None:
    _listed(case, r"-[aps]+")


def _bind(case: Case) -> None:
    _listed(case, r"-[lpPvVsSX]+")


def _jobs(case: Case) -> None:
    """`jobs -x` runs a command, wait -p sets a variable."""
    if any(
        not (re.fullmatch(r"-[lnprsf]+|%?[0-9]+|%[-+%]", word.text) or word.text in {"$!", '"$!"'})
        for word in case.args
    ):
        case.doubt("it may run something")


def _read(case: Case) -> None:
    known = given(case, case.args, table({"p d n N t u i": TEXT, "r s e E": FLAG, "a": TEXT}))
    for doubt in known.doubts:
        case.doubt(doubt)
    names = [*known.operands, *(each.value for each in known.options if each.name == "a" and each.value)]
    for word in names:
        if not word.exact:
            case.doubt(f"{word.text} is a name that only comes out when it runs")
        else:
            case.forget(word.text)


def _mapfile(case: Case) -> None:
    known = given(case, case.args, table({"C c": "runs a command for lines", "d n O s u": TEXT, "t": FLAG}))
    follow(case, known)
    for word in known.operands:
        case.forget(word.text if word.exact else "?")


def _let(case: Case) -> None:
    for word in case.args:
        found = re.fullmatch(r"([A-Za-z_]\w*)=[0-9]+", word.text) if word.exact else None
        if found is None or DANGEROUS.match(found[1]):
            case.doubt("arithmetic that may run something")
        else:
            case.forget(found[1])


def _test(case: Case) -> None:
    """Test -v looks a variable up by name, and a name like a[$(…)] runs."""
    words = [word for word in case.args if word.text != "]"]
    if any(word.exact and word.text in {"-v", "-R"} for word in words) and not all(
        PLAIN_NAME.match(word.text) for word in words if word.text not in {"-v", "-R", "!"}
    ):
        case.doubt("a test of a variable by a name that may run something")
    if any(word.many and not word.pattern for word in words) or (len(words) == 2 and words[0].dash):
        case.doubt("a test whose words only come out when it runs")


def _kill(case: Case) -> None:
    words = [word.text for word in case.args]
    if words[:1] in (["-l"], ["-L"], ["-0"]):
        return
    case.add(DESTROY)


def _history(case: Case) -> None:
    if any(not word.exact or not re.fullmatch(r"[0-9]+", word.text) for word in case.args):
        case.add(CHANGE, "changes the history")


def _getopts(case: Case) -> None:
    for word in case.args[1:2]:
        case.forget(word.text if word.exact else "?")


def _assigns(case: Case) -> None:
    """export, declare and their like, where they were hidden behind command or builtin."""
    case.doubt("it sets variables")


PROGRAMS: dict[str, Program] = {
    "jobs": Program(special=_jobs),
    "wait": Program(special=_jobs),
    **dict.fromkeys(
        (
            ":",
            "times",
            "dirs",
            "shift",
            "return",
            "break",
            "continue",
            "exit",
            "logout",
            "caller",
            "ulimit",
            "umask",
            "type",
            "true",
            "false",
            "pwd",
            "suspend",
            "disown",
            "fg",
            "bg",
            "help",
            "unalias",
        ),
        SILENT,
    ),
    **dict.fromkeys(("cd", "pushd", "popd"), Program(special=_cd)),
    "eval": Program(special=_eval),
    **dict.fromkeys(("source", "."), Program(special=_source)),
    **dict.fromkeys(("command", "builtin", "exec"), Program(special=_inner)),
    "trap": Program(special=_trap),
    "set": Program(special=_set),
    "shopt": Program(special=_shopt),
    "alias": Program(special=_alias),
    "hash": Program(special=_hash),
    "enable": Program(special=_enable),
    "bind": Program(special=_bind),
    "read": Program(special=_read),
    **dict.fromkeys(("mapfile", "readarray"), Program(special=_mapfile)),
    "let": Program(special=_let),
    **dict.fromkeys(("test", "["), Program(special=_test)),
    "kill": Program(special=_kill),
    "history": Program(special=_history),
    "getopts": Program(special=_getopts),
    **dict.fromkeys(("export", "declare", "typeset", "local", "readonly", "unset"), Program(special=_assigns)),
    **dict.fromkeys(("fc", "complete", "compgen", "compopt"), Program(base=frozenset({CHANGE}), special=_assigns)),
}
