"""What the earlier runs of a session left for the next one: what lies on the table, what "that" is (spec C17)."""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from ryxd.agents.presenting import SHOWN, Offer, offer_to_open
from ryxd.core.effect import Permission
from ryxd.core.world import World
from ryxd.engine.again import LOOKS_BACK, Before, points
from ryxd.engine.control import Standing
from ryxd.engine.followup import resolve
from ryxd.engine.past import Past
from ryxd.engine.shown import ABOUT_ONE
from ryxd.engine.that import That, place
from ryxd.record.runs import Accepted
from ryxd.wire.events import Acted, Routed


async def left(journal: Past, accepted: Accepted, world: World) -> dict[str, Any]:
    """As JSON: `offer`, `before` (again.Before), who the user speaks with (control.Standing), and `that`.

    `that` (that.That) is there only for a request that puts it somewhere.
    """
    session, run = accepted.session, accepted.run
    earlier = await journal.latest(session, run)
    standing = Standing.of(await journal.company(session), await journal.handed(session, run))
    routed = await journal.lately(session, run, ("routed",), LOOKS_BACK)
    runs = await journal.runs(limit=LOOKS_BACK + 1, session=session)
    texts = {each.id: each.text for each in runs}
    before = Before.of([each for each in routed if isinstance(each, Routed)], texts)
    offer = earlier[1] if earlier else {}
    if points(accepted.text):
        before = replace(before, path=_one_path(await _acted(journal, accepted)))
    found = {"offer": offer, "before": before.dump(), **standing.dump()}
    last = next((each for each in runs if each.id != run), None)
    if len(Offer.load(offer).shown) < 2 and (two := await _with_others(accepted, journal)):
        return found | {"offer": two.dump()}
    where = place(accepted.text)
    if where is None or last is None or last.state != "done":
        return found
    acted = await _acted(journal, accepted)
    if any(_acts(each, world) for each in acted):
        return found  # "it" is then what was opened or made, not what was told of it
    shown = Offer.load(offer).shown
    if shown and where.where == "copied":
        return found  # files are copied to places
    that = That.of("\n".join(shown) if shown else last.result, where, acted)
    return found | ({"that": that.dump()} if that else {})


async def _with_others(accepted: Accepted, journal: Past) -> Offer | None:
    """The file that was opened last, and those beside it that are called alike: "no, the other one" is one."""
    follow = resolve(accepted.text, 1)
    if follow is None or follow.kind != "other":
        return None
    opened = next((each for each in await _acted(journal, accepted) if each.tool == "open_file"), None)
    if opened is None:
        return None
    path = str(opened.args.get("path", ""))
    beside = await asyncio.to_thread(_alike, path, Path(accepted.cwd or "~"))
    return replace(offer_to_open([path, *beside], None, ""), last=0) if beside else None


def _alike(path: str, here: Path) -> list[str]:
    """Files in the folder of a path with its ending, and the same word at the beginning; at most SHOWN. Blocks."""
    file = here.expanduser() / Path(path).expanduser()
    first = _WORD.match(file.stem)
    if first is None:
        return []
    try:
        names = sorted(each.name for each in file.parent.iterdir() if each.is_file())
    except OSError:
        return []
    head = path.rpartition("/")
    same = [each for each in names if each.casefold().startswith(first[0].casefold()) and each != file.name]
    return [f"{head[0]}{head[1]}{each}" for each in same if Path(each).suffix == file.suffix][: SHOWN - 1]


_WORD = re.compile(r"[^\W\d_]{3,}")


async def _acted(journal: Past, accepted: Accepted) -> list[Acted]:
    """What the run before did, the newest first."""
    events = await journal.lately(accepted.session, accepted.run, ("acted",), 1)
    return [each for each in events if isinstance(each, Acted)]


def _one_path(acted: Sequence[Acted]) -> str:
    """The file that the last Action was about; empty where that was none, or several."""
    return str(acted[0].args.get("path", "")) if acted and acted[0].tool in ABOUT_ONE else ""


def _acts(done: Acted, world: World) -> bool:
    tool = world.tools.get(done.tool)
    reads = {Permission.READ, Permission.NETWORK}
    return tool is None or (tool.permission not in reads and done.tool != "shell")
