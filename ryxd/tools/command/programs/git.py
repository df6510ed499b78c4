"""git: known subcommands that only read, with the options that make them do more; the rest changes something."""

from collections.abc import Callable

from ryxd.core.effect import Permission
from ryxd.tools.command.case import Case
from ryxd.tools.command.options import Meaning, Program, Value, follow, given, table
from ryxd.tools.command.words import Word

READ, WRITE, TEXT, RUN = Value.READ, Value.WRITE, Value.TEXT, Value.RUN
CHANGE, DESTROY, NETWORK = Permission.CHANGE, Permission.DESTROY, Permission.NETWORK

RUNS = "runs a program that the repository may name"

EVERYWHERE: dict[str, Meaning] = {
    "output": WRITE,
    "ext-diff textconv": RUNS,
    "open-files-in-pager": RUN,
    "exec upload-pack receive-pack": RUN,
    "show-signature": RUNS,
    "filters": RUNS,
}
"""Options that mean the same wherever they are understood."""

SAFE = frozenset(("exclude", "exclude-standard", "exclude-per-directory"))

READERS = frozenset(
    (
        "status log diff show blame annotate shortlog describe grep ls-files ls-tree rev-parse rev-list"
        " cat-file name-rev merge-base cherry diff-tree diff-index diff-files range-diff whatchanged"
        " show-ref for-each-ref count-objects check-ignore check-attr check-mailmap check-ref-format var"
        " version show-branch verify-pack patch-id get-tar-commit-id"
    ).split()
)  # fmt: skip
DESTROYS = frozenset(
    (
        "clean reset rebase filter-branch filter-repo gc prune repack update-ref checkout restore switch"
        " replace rm bisect"
    ).split()
)
REMOTE = frozenset(("fetch pull push clone ls-remote lfs request-pull send-email svn p4 imap-send").split())


def _listing(case: Case, args: list[Word], lists: frozenset[str], options: dict[str, Meaning], most: int) -> None:
    """A subcommand that lists with few words, and changes with more."""
    known = given(case, args, table({**EVERYWHERE, **options}), safe=SAFE)
    follow(case, known)
    listing = any(each.name in lists for each in known.options)
    if not listing and (len(known.operands) > most or any(word.many for word in known.operands)):
        case.add(CHANGE, *(word.text for word in known.operands))


def _branch(case: Case, args: list[Word]) -> None:
    options: dict[str, Meaning] = {
        "D d delete M move m C copy c f force": DESTROY,
        "u set-upstream-to unset-upstream edit-description t track": CHANGE,
        "l list a all r remotes v verbose q i ignore-case show-current": Value.FLAG,
        "contains no-contains merged no-merged sort format points-at": TEXT,
        "column color no-color abbrev no-abbrev no-column": Value.FLAG,
    }
    lists = frozenset(
        ("l", "list", "a", "all", "r", "remotes", "show-current", "contains", "merged", "no-merged", "points-at")
    )
    _listing(case, args, lists, options, 0)


def _tag(case: Case, args: list[Word]) -> None:
    options: dict[str, Meaning] = {
        "d delete f force": DESTROY,
        "a annotate s sign u local-user m message F file e edit": CHANGE,
        "v verify": RUNS,
        "l list i": Value.FLAG,
        "n": Value.FLAG,
        "sort format contains points-at merged": TEXT,
    }
    _listing(case, args, frozenset(("l", "list", "n", "contains", "points-at", "merged")), options, 0)


def _remote(case: Case, args: list[Word]) -> None:
    known = given(case, args, table({"v verbose": Value.FLAG}))
    follow(case, known)
    words = [word.text for word in known.operands]
    if not words or words[0] == "get-url":
        return
    case.add(CHANGE, "remote", words[0])
    if words[0] in {"show", "update", "add", "prune", "set-head"}:
        case.add(NETWORK, "remote", words[0])


def _stash(case: Case, args: list[Word]) -> None:
    first = args[0].text if args else "push"
    if first in {"list", "show"}:
        follow(case, given(case, args[1:], table(EVERYWHERE), safe=SAFE))
    else:
        case.add(DESTROY if first in {"drop", "clear", "pop"} else CHANGE, "stash", first)


def _config(case: Case, args: list[Word]) -> None:
    known = given(
        case, args, table({"f file blob": READ, "type default": TEXT, "e edit": "starts an editor",
                           "add replace-all unset unset-all rename-section remove-section": CHANGE,
                           "l list get get-all get-regexp get-urlmatch show-origin": Value.FLAG})
    )  # fmt: skip
    follow(case, known)
    reads = known.has("l", "list", "get", "get-all", "get-regexp", "get-urlmatch")
    words = [word.text for word in known.operands]
    if words[:1] in (["list"], ["get"]):
        return
    if words[:1] and words[0] in {"set", "unset", "edit", "rename-section", "remove-section"}:
        case.add(CHANGE, *words)
    elif not reads and (len(words) > 1 or any(word.many for word in known.operands)):
        case.add(CHANGE, "config", *words)


def _nested(reads: frozenset[str]) -> "Judge":
    def judge(case: Case, args: list[Word]) -> None:
        first = args[0].text if args and args[0].exact else ""
        if first not in reads:
            case.add(
                DESTROY if first in {"remove", "prune", "expire", "delete", "reset", "deinit"} else CHANGE, first
            )
        follow(case, given(case, args[1:], table(EVERYWHERE), safe=SAFE))

    return judge


def _remote_listed(case: Case, args: list[Word]) -> None:
    case.add(NETWORK, "ls-remote")
    follow(case, given(case, args, table(EVERYWHERE)))


def _symbolic(case: Case, args: list[Word]) -> None:
    _listing(case, args, frozenset(), {"d delete m": CHANGE, "short q": Value.FLAG}, 1)


Judge = Callable[[Case, list[Word]], None]

SUBCOMMANDS: dict[str, Judge] = {
    "branch": _branch,
    "tag": _tag,
    "remote": _remote,
    "stash": _stash,
    "config": _config,
    "reflog": _nested(frozenset(("", "show", "list", "exists"))),
    "worktree": _nested(frozenset(("list",))),
    "notes": _nested(frozenset(("", "list", "show"))),
    "submodule": _nested(frozenset(("status", "summary"))),
    "bundle": _nested(frozenset(("verify", "list-heads"))),
    "symbolic-ref": _symbolic,
    "ls-remote": _remote_listed,
}


def _git(case: Case) -> None:
    args = list(case.args)
    while args:
        word = args.pop(0)
        text = word.text
        if not word.exact:
            case.doubt(f"{text} may be any command of git")
            return
        if text in {"-c", "--config-env"} or text.startswith(("-c", "--config-env")):
            value = args.pop(0) if text in {"-c", "--config-env"} and args else Word(text[2:])
            _setting(case, value)
        elif text in {"-C", "--git-dir", "--work-tree", "--namespace", "--super-prefix", "--attr-source"}:
            value = args.pop(0) if args else Word("")
            if text == "-C":
                case.reads(value)
            elif text == "--git-dir":
                case.doubt(f"{text} takes the settings of another repository")
        elif text.startswith("--git-dir="):
            case.doubt("--git-dir takes the settings of another repository")
        elif text.startswith("--exec-path="):
            case.doubt("--exec-path runs git's commands from somewhere else")
        elif text in {
            "--version",
            "--help",
            "-h",
            "-v",
            "--html-path",
            "--man-path",
            "--info-path",
            "--exec-path",
        }:
            return
        elif text in {"-p", "--paginate"}:
            case.doubt("--paginate runs a pager")
        elif text in {"--no-pager", "-P", "--bare", "--no-replace-objects", "--literal-pathspecs", "--glob-pathspecs",
                      "--noglob-pathspecs", "--icase-pathspecs", "--no-optional-locks", "--no-lazy-fetch"} or text.startswith(
                          ("--work-tree=", "--namespace=", "--list-cmds=")):  # fmt: skip
            continue
        elif text.startswith("-"):
            case.doubt(f"{text} is no option of git that ryx knows")
            return
        else:
            _subcommand(case, text, args)
            return


def _setting(case: Case, word: Word) -> None:
    key = word.text.partition("=")[0].lower()
    if not word.exact or not key.startswith(("color.", "log.date", "core.quotepath", "diff.renames", "user.", "i18n.",
                                             "column.", "status.", "grep.linenumber", "core.abbrev")):  # fmt: skip
        case.doubt(f"-c {word.text} changes git's settings, which may run something")


def _subcommand(case: Case, name: str, args: list[Word]) -> None:
    special = SUBCOMMANDS.get(name)
    if special is not None:
        special(case, args)
        return
    if name in READERS:
        options = dict(EVERYWHERE)
        if name == "grep":
            options |= {"O": RUN, "e A B C m f": TEXT}
        if name in {"log", "show", "diff", "shortlog", "rev-list", "whatchanged"}:
            options |= {"G S n": TEXT}
        if name in {"blame", "annotate"}:
            options |= {"L S": TEXT, "contents": READ}
        if name == "rev-parse":
            options |= {"parseopt": Value.FLAG}
        known = given(case, args, table(options), safe=SAFE)
        follow(case, known)
        return
    if name in REMOTE:
        case.add(NETWORK, name)
        case.add(DESTROY if name == "push" and any(word.start.startswith(("-f", "--fo", "--del", "-d", "--mirror", "--prune", "+", ":"))
                                                    for word in args) else CHANGE, name)  # fmt: skip
    elif name in DESTROYS:
        case.add(DESTROY, name)
    elif name in KNOWN_CHANGES:
        case.add(CHANGE, name)
    else:
        case.doubt(f"git {name} is not known to ryx, and may be an alias that runs anything")
    for word in args:
        if word.start.startswith(("--exec", "-x", "--upload-pack", "--receive-pack", "--config", "--template")):
            case.doubt(f"{word.text} may run a command")


KNOWN_CHANGES = frozenset(
    (
        "add commit merge cherry-pick revert mv init am apply stage hash-object write-tree commit-tree"
        " mktag mktree read-tree update-index format-patch maintenance sparse-checkout rerere archive"
    ).split()
)

PROGRAMS: dict[str, Program] = {
    "git": Program(special=_git),
    "gh": Program(base=frozenset({CHANGE, NETWORK})),
    "glab": Program(base=frozenset({CHANGE, NETWORK})),
    "hg": Program(base=frozenset({CHANGE})),
    "svn": Program(base=frozenset({CHANGE, NETWORK})),
    "tig": Program(base=frozenset({CHANGE})),
    "gitk": Program(base=frozenset({CHANGE})),
    "lazygit": Program(base=frozenset({CHANGE})),
    "cvs": Program(base=frozenset({CHANGE, NETWORK})),
    "rcsdiff": Program(base=frozenset({CHANGE})),
}
