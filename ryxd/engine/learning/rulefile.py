"""The file of a rule that was learned, as it is proposed (spec E8)."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path

import tomlkit

from ryxd.core.nested import texts
from ryxd.core.tool import Tool
from ryxd.engine.learning.naming import name_for
from ryxd.engine.learning.slotrules import Learnt, Steps
from ryxd.engine.ownrules import resting
from ryxd.record.learned import Proposal


def proposal(
    one: Learnt, tools: Mapping[str, Tool], home: Path, taken: Callable[[str], bool], today: str
) -> Proposal:
    """The file of a rule; blocking. `taken` says whether there is such a rule already."""
    words = re.sub(r"\{\w+\}", " ", one.requests[0]).split()
    name = name_for(words[:4], "rule", taken)
    paths = _there(one.steps, home)
    document = tomlkit.document()
    for line in (
        f"Learned on {today} from {len(one.runs)} runs that all did the same: {', '.join(one.runs)}.",
        "Accept it as it is, edit it, or refuse it: ryxctl learn --help.",
        "A gap ({file}, {text}, {month}, {number}) stands for what the request has there.",
    ):
        document.add(tomlkit.comment(line))
    document["description"] = _said(one.steps)
    requests = tomlkit.array()
    requests.extend(one.requests)
    document["requests"] = requests.multiline(len(one.requests) > 1)
    steps = tomlkit.aot()
    for tool, args in one.steps:
        table = tomlkit.table()
        table["tool"] = tool
        inline = tomlkit.inline_table()
        inline.update({key: value for key, value in args.items() if value is not None})
        table["args"] = inline
        steps.append(table)
    document["step"] = steps
    learned = tomlkit.table()
    learned.add(tomlkit.comment("it is not followed where one of these is otherwise"))
    learned["runs"] = list(one.runs[:50])
    learned["tools"] = resting([tool for tool, _ in one.steps], tools)
    learned["paths"] = paths
    document["learned"] = learned
    reasons = (
        f"{len(one.runs)} times the same was done: {_said(one.steps)}",
        "with this rule no model is asked, and what is asked about before it is done stays so",
    )
    title = " / ".join(f"“{text}”" for text in one.requests[:3])
    return Proposal(name, "gate", f"gate {one.key}", title, reasons, one.runs, tomlkit.dumps(document))


def _said(steps: Steps) -> str:
    """What steps do, in a line."""
    return ", then ".join(tool for tool, _ in steps)


def _there(steps: Steps, home: Path) -> list[str]:
    """The files and folders that the steps name and that are there, else their folders; blocking."""
    found: dict[str, None] = {}
    for text in (text for _, args in steps for text in texts(args)):
        if not text.startswith(("/", "~/")) or "{" in text:
            continue
        path = home / text[2:] if text.startswith("~/") else Path(text)
        if path.exists():
            found[text] = None
        elif path.parent.is_dir():
            found[str(path.parent)] = None
    return list(found)
