"""The stage that runs code in the sandbox; what fails goes back to who wrote it, a few times (spec C5)."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ryxd.agents.presenting import ran, refused
from ryxd.agents.wording import say
from ryxd.core.action import Action, Result
from ryxd.core.board import cut
from ryxd.core.fence import fenced
from ryxd.core.shipped import system
from ryxd.core.view import View
from ryxd.patterns.blocks import PYTHON, SHELL, Code, code_in

SHOWN = 3000
"""Characters of what code printed that who wrote it is shown."""


class No(Exception):
    """The user said no to it: nothing else is tried."""


class Failed(Exception):
    """It does not run; the text has the code and what came of it."""


@dataclass(frozen=True)
class Ran:
    """Code that ran, or that nothing here can run."""

    code: Code
    text: str
    """The code and what it printed, as the answer has it."""
    files: list[str] = field(default_factory=list)
    """What it made."""


async def run(
    view: View,
    *,
    code: str,
    language: str,
    files: Sequence[str],
    rounds: int,
    mended: Callable[[str], Awaitable[str]],
) -> Ran:
    """Run the code in a text; `mended` gives the text anew, for what came of it. Raises No, Failed, ToolError."""
    written, spoken = code, view.language
    for number in range(1, rounds + 1):
        found = code_in(written, language or PYTHON)
        if found is None:
            why = say(spoken, "no_code")
            result = Result(error=why)
        elif (action := action_for(found, files)) is None or action.tool not in view.tools:
            told = say(spoken, "not_run", written=found.language)
            return Ran(found, f"{found.fenced()}\n\n{told}")
        else:
            result = await view.do_action(action)
            if (no := refused(result, spoken)) is not None:
                raise No(f"{found.fenced()}\n\n{no.text}")
            if result.error is not None:  # it never ran: not allowed, or something is not there
                raise Failed(f"{found.fenced()}\n\n{result.error}")
            if not result.data.get("code"):
                return _ran(view, found, result)
        if number == rounds:
            break
        written = await mended(f"{fenced('execution', outcome(result))}\n\n{system('stage_mend').strip()}")
    shown = "" if found is None else f"{found.fenced()}\n\n"
    why = result.error or ran(result.data, spoken)
    raise Failed(f"{shown}{say(spoken, 'still_fails', rounds=number)}\n{cut(why, SHOWN)}")


def action_for(code: Code, files: Sequence[str]) -> Action | None:
    """The Action that runs some code; None where nothing here can."""
    if code.language == PYTHON:
        return Action("python", {"code": code.text, **({"files": list(files)} if files else {})})
    return Action("shell", {"command": code.text}) if code.language == SHELL else None


def outcome(result: Result) -> Mapping[str, Any]:
    """What came of it, for who wrote it."""
    if result.error is not None:
        return {"error": cut(result.error, SHOWN)}
    kept = {key: result.data.get(key) for key in ("code", "value", "out", "err", "note")}
    return {key: cut(value, SHOWN) if isinstance(value, str) else value for key, value in kept.items() if value}


def _ran(view: View, code: Code, result: Result) -> Ran:
    files = [str(made["path"]) for made in result.data.get("files", ())]
    value = str(result.data.get("value", ""))
    prints = any(result.data.get(key) for key in ("out", "err", "note"))
    printed = ran(result.data, view.language) if prints else ""
    told = "\n".join(filter(None, [printed, value])) or say(view.language, "ran")
    view.note("generated_code", code.text)
    view.note("code_language", code.language)
    pictures = [str(made["path"]) for made in result.data.get("files", ()) if made["type"].startswith("image/")]
    if pictures:
        view.note("data_visualizations", "\n".join(pictures), {"pictures": pictures})
    return Ran(code, f"{code.fenced()}\n\n{told}", files)
