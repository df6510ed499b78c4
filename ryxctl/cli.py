"""The command line in full: help, mistakes, and every command that `ryxctl.hot` leaves alone."""

import argparse
import difflib
import os
import sys
from dataclasses import replace
from typing import Any, NoReturn

from ryxctl import hot
from ryxctl.line import Stop
from ryxctl.table import COMMANDS, PROTOCOL, VERSION
from ryxctl.usage import JSON, LISTS, OWN, SOCKET, Option, Usage, group, usages

PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
"""The folder that has ryxctl and ryxd in it."""


MARK = "\0"
"""In front of a word that can't be an option; no argument of a process can have it."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong and where help is, in one line each."""

    def error(self, message: str) -> NoReturn:
        """End with exit code 2."""
        sys.stderr.write(f"{self.prog}: {message}\nTry: {self.prog} --help\n")
        sys.exit(2)


def main(argv: list[str]) -> int:
    """Understand and do; gives the exit code. Raises Stop, and SystemExit from argparse."""
    before = next((place for place, word in enumerate(argv) if _begins_command(argv, place, word)), len(argv))
    first = Parser(prog="ryxctl", add_help=False, allow_abbrev=False)
    first.add_argument("-h", "--help", action="store_true")
    first.add_argument("--version", action="store_true")
    for each in (JSON, SOCKET):
        _add(first, each)
    given = first.parse_args(argv[:before])
    known = usages()
    if given.version:
        return _version(as_json=bool(given.json))
    if given.help or before == len(argv):
        print(_overview(known))
        return 0 if given.help else 2
    name, *rest = argv[before:]
    if name == "help":
        return main([*rest[: 2 if group(known, "".join(rest[:1])) else 1], "--help"])
    if inside := group(known, name):
        if rest[:1] in (["-h"], ["--help"]):
            print(_group_overview(name, inside))
            return 0
        name, rest = (
            (f"{name} {LISTS}", rest) if not rest or rest[0].startswith("-") else (f"{name} {rest[0]}", rest[1:])
        )
    if name not in known:
        outer, _, inner = name.partition(" ")
        near = difflib.get_close_matches(inner or outer, inside or known, n=1)
        within = f"{outer} " if inside else ""
        hint = f"did you mean {within}{near[0]}?" if near else f"ryxctl {within}--help lists them"
        raise Stop("bad_request", f"there is no command {name}; {hint}")
    usage = known[name]
    if usage.passes and not {"-h", "--help"} & set(rest):
        module, *first_words = usage.passes.split()
        return _pass_on(module, [*first_words, *(["--json"] if given.json else []), *rest])
    parsed = _parser(usage).parse_intermixed_args(_plain(rest))
    for option in ("json", "socket"):
        setattr(parsed, option, getattr(parsed, option, None) or getattr(given, option))
    return _perform(usage, parsed)


def _begins_command(argv: list[str], place: int, word: str) -> bool:
    """Whether the options of ryxctl itself end here."""
    return not word.startswith("-") and (place == 0 or argv[place - 1] != "--socket")


def _plain(words: list[str]) -> list[str]:
    """Mark the words after -- as words: `parse_intermixed_args` takes -- away, and then their dashes count."""
    if "--" not in words:
        return words
    end = words.index("--")
    return [*words[:end], *(MARK + word for word in words[end + 1 :])]


def _parser(usage: Usage) -> Parser:
    parser = Parser(prog=f"ryxctl {usage.name}", description=usage.help, epilog=usage.detail, allow_abbrev=False)
    for option in usage.options:
        _add(parser, option)
    return parser


def _add(parser: argparse.ArgumentParser, option: Option) -> None:
    extra: dict[str, Any] = {"help": option.help.replace("%", "%%")}
    if option.kind == "flag":
        extra["action"] = "store_true"
    else:
        extra["type"] = int if option.kind == "int" else _unmarked
        extra["choices"] = option.choices
    if option.positional:
        many, one = ("+", None) if option.required else ("*", "?")
        parser.add_argument(option.name, nargs=many if option.kind == "words" else one, **extra)
        return
    if option.kind == "words":
        extra["nargs"] = "*"
    elif option.kind == "each":  # once for each value, so that no word of a text is taken for one
        extra["action"] = "append"
    elif option.kind != "flag":
        extra["required"] = option.required
    parser.add_argument(*option.flags, dest=option.name, default=None, **extra)


def _unmarked(word: str) -> str:
    return word.removeprefix(MARK)


def _rows(known: dict[str, Usage]) -> str:
    width = max(len(name) for name in known)
    return "\n".join(f"  {name:{width}}  {usage.help}" for name, usage in known.items())


def _group_overview(name: str, inside: dict[str, Usage]) -> str:
    return (
        f"usage: ryxctl {name} [{LISTS}] | COMMAND …\n\n{_rows(inside)}\n\n"
        f"ryxctl {name} COMMAND --help has the options of a command."
    )


def _overview(known: dict[str, Usage]) -> str:
    rows = _rows(known)
    return (
        "usage: ryxctl [--json] [--socket PATH] COMMAND …\n\n"
        "Talks to ryxd, the local AI operator of this desktop.\n\n"
        f"{rows}\n\n"
        "ryxctl COMMAND --help has the options of a command."
    )


def _perform(usage: Usage, parsed: argparse.Namespace) -> int:
    if usage.remote == "models_rm":
        from ryxctl.models import remove

        return remove(_call(usage, parsed))
    if usage.remote == "questions" and parsed.menu:
        from ryxctl.menu import menu

        return menu(parsed.program, socket=parsed.socket)
    if usage.remote == "show" and (parsed.menu or parsed.copy or parsed.folder):
        from ryxctl import result

        if parsed.menu:
            return result.menu(parsed.program, parsed.run, socket=parsed.socket)
        return (result.copy if parsed.copy else result.folder)(parsed.run, socket=parsed.socket)
    if usage.remote == "trace" and (parsed.svg or parsed.html):
        parsed.format = "svg" if parsed.svg else "html"
    if usage.remote == "show" and parsed.board:
        usage = replace(usage, remote="board")
    if usage.remote == "undo" and (parsed.list or parsed.limit is not None):
        return hot.perform(_listing(parsed))
    if usage.remote in ("transcript", "export"):
        from ryxctl import transcript

        return (transcript.transcript if usage.remote == "transcript" else transcript.export)(_call(usage, parsed))
    if usage.remote in ("dump", "restore"):
        from ryxctl import live

        call = _call(usage, parsed)
        if usage.remote == "restore":
            return live.restore(call, talk=parsed.talk)
        return live.dump(call, parsed.file, replace=parsed.replace)
    if usage.remote in ("agents_instruct", "agents_meta") and parsed.text == ["-"]:
        parsed.text = [sys.stdin.read()]
    if usage.remote:
        return hot.perform(_call(usage, parsed))
    if usage.name == "version":
        return _version(as_json=bool(parsed.json))
    if usage.name == "completions":
        from ryxctl.completions import script

        sys.stdout.write(script(parsed.shell, usages()))
        return 0
    if usage.name == "watch":
        from ryxctl.watch import watch

        return watch(parsed.run, socket=parsed.socket, as_json=bool(parsed.json), plain=bool(parsed.plain))
    if usage.name == "waybar":
        from ryxctl.waybar import waybar

        return waybar(socket=parsed.socket)
    if usage.name == "logs":
        from ryxctl.logs import logs

        return logs(
            parsed.run, follow=parsed.follow, lines=parsed.lines, since=parsed.since, as_json=bool(parsed.json)
        )
    if usage.name == "report":
        from ryxctl.reporting.command import report

        return report(
            parsed.run,
            output=parsed.output,
            texts=bool(parsed.texts),
            yes=bool(parsed.yes),
            socket=parsed.socket,
            as_json=bool(parsed.json),
        )
    if usage.name == "talk":
        from ryxctl.talk import talk

        return talk(parsed.path, parsed.session, parsed.text or [], socket=parsed.socket)
    from ryxctl.prompt import prompt

    about = next((each for each in ("selection", "clipboard", "window") if getattr(parsed, each)), None)
    return prompt(parsed.program, socket=parsed.socket, about=about, session=parsed.session)


def _call(usage: Usage, parsed: argparse.Namespace) -> hot.Call:
    assert usage.remote is not None
    call = hot.Call(usage.remote, {})
    fields = COMMANDS[usage.remote]["fields"]
    call.json = bool(parsed.json)
    call.quiet = bool(getattr(parsed, "quiet", False))
    call.no_input = bool(getattr(parsed, "no_input", False))
    call.socket = parsed.socket
    for option in usage.options:
        value = getattr(parsed, option.name)
        if value is None or option.name in OWN or option.name not in fields:
            continue
        if option.kind == "words" and usage.name == "ask":
            call.words = value
        elif option.kind == "words" and fields[option.name]["type"] == "str":
            call.params.update({option.name: " ".join(value)} if value else {})
        elif value or option.kind != "words":
            call.params[option.name] = value
    if usage.name == "ask":
        if parsed.new:
            call.params["session"] = "new"
        return call
    if "stream" in fields:
        call.params["stream"] = True
    if "origin" in fields and (origin := hot.terminal()) is not None:
        call.params["origin"] = origin
    if "cwd" in fields and (folder := hot.folder()) is not None:
        call.params["cwd"] = folder
    return call


def _listing(parsed: argparse.Namespace) -> hot.Call:
    """`undo --list` is `changes`. Raises Stop for what does not go with it."""
    if not parsed.list or parsed.dry_run or parsed.merge or (parsed.what or "").startswith("c"):
        raise Stop("bad_request", "undo --list lists all changes, or a run's (r12); only --limit goes with it")
    given = {"run": parsed.what, "limit": parsed.limit}
    call = hot.Call("changes", {name: value for name, value in given.items() if value is not None})
    call.json, call.socket = bool(parsed.json), parsed.socket
    return call


def _pass_on(module: str, arguments: list[str]) -> NoReturn:
    """Become another program of ryx."""
    environment = dict(os.environ)
    if os.path.basename(PACKAGE) not in ("site-packages", "dist-packages"):
        environment["PYTHONPATH"] = PACKAGE  # a checkout that is not installed
    sys.stdout.flush()
    os.execve(sys.executable, [sys.executable, "-P", "-m", module, *arguments], environment)  # noqa: S606, no shell on purpose


def _version(*, as_json: bool) -> int:
    from ryxctl.render import as_json as written

    if as_json:
        print(written({"version": VERSION, "protocol": PROTOCOL}))
    else:
        print(f"ryxctl {VERSION}, protocol {PROTOCOL}")
    return 0
