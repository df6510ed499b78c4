"""What can be typed: every command with its options, from the wire's table and from here.

Help, argparse and the shells' completions follow from this.
"""

from dataclasses import dataclass, field
from typing import Any, Literal

from ryxctl.table import COMMANDS

AUTOMATIC = ("origin", "context", "cwd", "stream")
"""Fields that this program fills in; nobody types them."""

LISTS = "list"
"""What a group of commands does when only its name is typed: `ryxctl models`."""

SHORT = {
    "limit": "-n",
    "output": "-o",
    "session": "-s",
    "scope": "--for",
    "called": "--name",
    "task_type": "--task",
    "options": "--option",
}
"""Options that are typed often enough for a letter, or read better by another word."""

Kind = Literal["flag", "int", "str", "words", "each"]

SHELLS = ("bash", "zsh", "fish")


@dataclass(frozen=True)
class Option:
    """Something after the command's name: a flag, a value with a name, or a word in its place."""

    name: str
    help: str
    kind: Kind = "flag"
    positional: bool = False
    required: bool = True
    """Whether it must be there; a flag never must."""
    default: Any = None
    choices: tuple[str, ...] | None = None

    @property
    def flags(self) -> tuple[str, ...]:
        """How it is typed, the short form first."""
        long = f"--{self.name.replace('_', '-')}"
        return (SHORT[self.name], long) if self.name in SHORT else (long,)


@dataclass(frozen=True)
class Usage:
    """One command, as it is typed."""

    name: str
    """One word, or two: a group and what is done in it."""
    help: str
    options: tuple[Option, ...] = ()
    remote: str | None = None
    """The command of the wire that it is."""
    passes: str | None = None
    """The module that gets the arguments as they are, and words that it gets before them."""
    detail: str = field(default="")


JSON = Option("json", "print JSON for programs")
_PLACE = "the daemon's socket (RYX_SOCKET; $XDG_RUNTIME_DIR/ryx/ryxd.sock)"
SOCKET = Option("socket", _PLACE, "str", required=False)


SESSION = Option("session", "the agent as it is in this session (s3)", "str", required=False)


_LIVE = "With a path (lead/anna), or --session: what that live agent is told, in this session only. "


def _authoring(folder: str, what: str) -> "tuple[Usage, ...]":
    """The commands about the files of agents, hooks or patterns, which need no daemon."""
    module = f"ryxd.authoring {folder}"
    name = Option("name", "its name", "str", positional=True)
    files = Option("files", "names or paths; all when missing", "words", positional=True, required=False)
    return (
        Usage(
            f"{folder} check",
            f"Say what is wrong with files of {folder}, each mistake with its line.",
            (files, JSON),
            passes=f"{module} check",
            detail="Works without the daemon. The exit code is 1 when anything is wrong.",
        ),
        Usage(
            f"{folder} edit",
            f"Open the file of {what} in your editor, and check it when that ends.",
            (name, SESSION) if folder == "agents" else (name,),
            passes=f"{module} edit",
            detail=_LIVE
            * (folder == "agents")
            + "Of one that ships with ryx, a copy of your own is made. $VISUAL or $EDITOR says which editor. "
            "The daemon reads what is saved by itself; while it is faulty, the last good version stays.",
        ),
        Usage(
            f"{folder} new",
            f"Make the file of {what} out of a template with comments.",
            (name,),
            passes=f"{module} new",
            detail="NAME lists steps, no program; NAME.py is one in Python." * (folder == "patterns"),
        ),
    )


_EVAL = (
    Option("suite", "installed suites by name, or files; all if missing", "words", True, False),
    Option("model", "a GGUF file, a tier, or a name of ryxctl models; else the small tier's", "str", False, False),
    Option("temperature", "0 (the default) to 2", "str", required=False),
    Option("seed", "of what chance decides: which cases --limit takes, what is sampled", "int", required=False),
    Option("alone", "only with the model alone"),
    Option("installed", "only as ryx is installed"),
    Option("only", "only cases of this id, or pattern, as in 'de-*'", "each", required=False),
    Option("limit", "at most so many cases of each suite", "int", required=False),
    Option("out", "write all that happened into this file, as JSON", "str", required=False),
    Option("failures", "tell of each failed case what was wanted and what was done"),
    Option("list", "list the installed suites"),
    JSON,
)

_LOCAL = (
    Usage(
        "watch",
        "Watch what happens, live: one run to its end, or all runs side by side.",
        (
            Option("run", "the run (r12)", "str", positional=True, required=False),
            Option("plain", "print lines, as into a pipe, and no screen"),
            JSON,
            SOCKET,
        ),
        detail="On a terminal it is a screen: arrows choose a run, Enter answers what waits, v shows all "
        "of it, c twice cancels, q leaves. The exit code is that of the run.",
    ),
    Usage(
        "logs",
        "Show what the daemon has logged, from systemd's journal.",
        (
            Option("run", "only what is about this run (r12)", "str", positional=True, required=False),
            Option("follow", "go on with what is logged from now on"),
            Option("lines", "only the last so many lines", "int", required=False),
            Option("since", "from this time on, as in 'yesterday' or '10 min ago'", "str", required=False),
            JSON,
        ),
        detail="Works without the daemon. What is asked and what models write is not in it.",
    ),
    Usage(
        "report",
        "Put together what a bug report needs, and show it before it is written.",
        (
            Option("run", "a run that it is about (r12)", "str", positional=True, required=False),
            Option("output", "the file; nothing that is there is written over", "str", required=False),
            Option("texts", "with what was asked, answered and went wrong, as it was"),
            Option("yes", "write it without asking"),
            JSON,
            SOCKET,
        ),
        detail="Versions, doctor, settings, models, the log, and of a run what was done and how long it took. "
        "Secrets, names, hosts, what you asked, what models wrote and what is in files are left out. Nothing is "
        "sent anywhere.",
    ),
    Usage(
        "gate",
        "Say how a request would be routed, without doing it.",
        (JSON, Option("text", "the request, or - for standard input", "words", positional=True)),
        passes="ryxd.engine.gate",
        detail="Works without the daemon. Your own rules go before these: ryxctl learn rules.",
    ),
    Usage(
        "eval",
        "Say how good a model is at what ryx does; nothing of yours is touched.",
        _EVAL,
        passes="ryxd.evaluation",
        detail="Works without the daemon: suites of requests are run through a private one in a scratch home. "
        "Each is run as ryx is installed, and with the model alone, where no rule reads a request. Ctrl-C ends "
        "it, and tells what was done by then. docs/suites.md says how a suite is written.",
    ),
    Usage(
        "schema",
        "Print the JSON Schema of what is said on the socket.",
        (
            Option("part", "a command, a kind of event, a vocabulary; all when missing", "str", True, False),
            Option("list", "list the parts"),
        ),
        passes="ryxd.wire",
        detail="Works without the daemon. docs/protocol.md and docs/vocabularies.md say the same in words.",
    ),
    Usage(
        "learn edit",
        "Open the file of a proposal in your editor, and check it when that ends.",
        (Option("name", "its name", "str", positional=True),),
        passes="ryxd.authoring learn edit",
        detail="It is in force only once it is accepted. $VISUAL or $EDITOR says which editor.",
    ),
    Usage("doctor", "Say what is missing on this machine, and what to do.", (JSON,), passes="ryxd.doctor"),
    Usage(
        "prompt",
        "Ask with the menu program of the desktop, and return at once.",
        (
            Option("program", "the menu program with its arguments", "str", required=False),
            Option("selection", "about what is selected (wl-paste)"),
            Option("clipboard", "about what is in the clipboard"),
            Option("window", "about the focused window"),
            Option("session", "go on with this session (s3, or 'last')", "str", required=False),
            SOCKET,
        ),
        detail="A second call closes the menu of the first. It suggests what waits for you, what runs and what "
        'you asked there before. config.toml: [desktop] prompt = "wofi --dmenu", suggestions = 8 (0 is none).',
    ),
    Usage(
        "waybar",
        "Write how ryx is, one JSON line for each change, for a module of Waybar.",
        (SOCKET,),
        detail="Other bars (eww, ags, quickshell) can read the lines, too: text, alt (off, idle, thinking, "
        "acting, waiting), class, tooltip, percentage. Configuration, style: hypr/waybar.jsonc, hypr/waybar.css.",
    ),
    Usage(
        "completions",
        "Print the completions of a shell.",
        (Option("shell", "bash, zsh or fish", "str", positional=True, choices=SHELLS),),
    ),
    Usage(
        "talk",
        "Speak with a subagent that an agent has started, line by line.",
        (
            Option("path", "who: its path (lead/anna), or its name", "str", positional=True),
            Option("text", "what to say; without it you talk on", "words", positional=True, required=False),
            Option("session", "of this session (s3); else of the one that was used last", "str", required=False),
            SOCKET,
        ),
        detail="ryxctl agents live lists them. It remembers what was said; Ctrl-D leaves, and it stays.",
    ),
    Usage("version", "Print the version of this program and of its protocol.", (JSON,)),
    *_authoring("agents", "an agent"),
    *_authoring("hooks", "a hook"),
    *_authoring("patterns", "a pattern"),
)

_ASK = (
    Option("new", "begin a new session"),
    Option("quiet", "print the answer and nothing else"),
    Option("no_input", "say no to whatever needs a yes, and answer no question, instead of waiting"),
)

_MENU = (
    Option("menu", "show them in the menu program of the desktop, with their answers"),
    Option("program", "that menu program with its arguments", "str", required=False),
)

_LISTED = (
    Option("list", "list the changes instead, the newest first (as ryxctl changes does)"),
    Option("limit", "with --list: how many at most", "int", required=False),
)

_TRACE = (Option("svg", "the same as --format svg"), Option("html", "the same as --format html"))
_SHOW = (
    Option("board", "what its agents noted for each other, and how tools did (as ryxctl board does)"),
    Option("menu", "in the menu program of the desktop, with what can be done with the result"),
    Option("copy", "put the result on the clipboard: its files, else its text"),
    Option("folder", "show the file of the result in the file manager"),
    Option("program", "with --menu: that program with its arguments", "str", required=False),
)

_DUMP = (
    Option("file", "where to; NAME.ryx.json here when missing, - for standard output", "str", True, False),
    Option("replace", "write over a file that is there"),
)

_RESTORE = (Option("talk", "speak with it straight away"),)

OWN = (*(each.name for each in (*_ASK, *_MENU, *_SHOW)), "json", "socket")
"""Options that are this program's, not the daemon's."""

_EXTRA = {"show": _SHOW, "trace": _TRACE, "undo": _LISTED, "questions": _MENU, "dump": _DUMP, "restore": _RESTORE}
"""Options of a command that this program makes something of itself."""

_DETAIL = {
    "undo": "Only what still is as ryx left it is taken back; what you or a program changed since is left "
    "alone, and told: the exit code is then 5. What was there before is kept for a while (config.toml: [undo]). "
    "Nothing of it is lost: ryxctl redo does it again.",
    "redo": "The exit code is 5 when something was left alone.",
    "changes": "The same as ryxctl undo --list. Changes whose former content is no longer kept are marked.",
    "remember": "It is there for ryx whenever it fits a request. With --session only in the conversation of this "
    "terminal.",
    "recall": "What fits best comes first, and of two that fit alike the newer. Words are also found with other "
    "endings.",
    "forget": "It can't be taken back. What was asked and answered about it is still in the journal of your "
    "requests.",
    "dump": "The file is for you only. It has all that was said with the agent: what it read is in there. To "
    "another machine: ryxctl dump anna - | ssh other ryxctl restore -",
    "restore": "It is told that it woke in a new World, and which files are not any more what it had read.",
    "agents_live": "What is below ryx was put there by you. Costs are tokens read + written by models.",
    "agents_pass": "All that you ask in this terminal then goes to it, until ryxctl agents take, or until you say "
    '"back to ryx".',
    "agents_meta": "Instructions are words, or - for standard input. The new one speaks with the one below it.",
    "agents_instruct": "Instructions are words, or - for standard input; none at all is what its file says.",
    "models_pull": "Without FILE, the quantisation that suits this machine is taken; FILE may be a quantisation, "
    "as in Q5_K_M. What was loaded before a pull broke off is gone on with.",
    "models_import": "Without names: lists what Hugging Face's cache, Ollama, LM Studio, llama.cpp, GPT4All and "
    "Jan keep here. With names or paths: links them. Nothing is copied.",
    "approve": "A yes is for what was shown: when the command or a file has changed since, nothing is done.",
    "deny": "With a reason the agent goes on and may do it in another way; without one the request ends.",
    "permissions_check": "Put the command line in quotes, so that your own shell leaves it alone. Nothing is run.",
    "hooks_add": "What rules understand becomes a guard, which holds for all that ryx does and asks no model: "
    "'never delete anything in ~/Pictures', 'ask before running git push'. Everything else becomes a hook that a "
    "model judges. Nothing is overwritten; ryxctl hooks rm NAME takes it away.",
    "hooks_rm": "What ships with ryx can't be taken away; it is said how to switch it off.",
    "hooks_log": "What ryx did before this was kept is not in it. --before goes on where a look has ended.",
    "transcript": "Keys and their order are those of a table from ryxctl export; pick with jq: "
    "ryxctl transcript r12 | jq -r 'select(.role == \"assistant\").content'",
    "export": "The file is there when it is whole, and only you can read it. docs/protocol.md has the columns.",
    "ask": "Words are joined. Standard input, when it is not a terminal, becomes what the request is about; "
    "with - it is the request itself. Words that begin with a dash go after --.",
}


def _option(name: str, info: dict[str, Any], positional: tuple[str, ...]) -> Option:
    kinds: dict[str, Kind] = {"bool": "flag", "int": "int", "list": "words"}
    kind: Kind = "words" if name == "text" and name in positional else kinds.get(info["type"], "str")
    kind = "each" if name == "options" else kind
    choices = info.get("choices")
    return Option(name, info["help"], kind, name in positional, info["required"], info["default"], choices)


def _remote(name: str, row: dict[str, Any]) -> Usage:
    places = row["positional"]
    fields = {key: info for key, info in row["fields"].items() if key not in AUTOMATIC}
    ordered = sorted(fields, key=lambda key: places.index(key) if key in places else len(places))
    own = tuple(_option(key, fields[key], places) for key in ordered)
    extra: tuple[Option, ...] = _ASK if name == "ask" else _ASK[1:] if "stream" in row["fields"] else ()
    typed = name.replace("_", " ", 1)
    extra += _EXTRA.get(name, ())
    return Usage(typed, row["help"], (*own, *extra, JSON, SOCKET), remote=name, detail=_DETAIL.get(name, ""))


def usages() -> dict[str, Usage]:
    """Every command that can be typed, by name."""
    remote = [_remote(name, row) for name, row in COMMANDS.items() if row["on_cli"]]
    single = [each for each in remote if " " not in each.name]
    alone = [each for each in _LOCAL if " " not in each.name]
    return {each.name: each for each in (*single, *alone, *remote, *_LOCAL)}


def group(known: dict[str, Usage], name: str) -> dict[str, Usage]:
    """The commands of a group, by their second word; none when there is no such group."""
    return {each.partition(" ")[2]: usage for each, usage in known.items() if each.startswith(f"{name} ")}
