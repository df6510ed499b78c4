"""What the earlier runs of a session left for the next one: what lies on the table, what "that" is (spec C17)."""

import asyncio
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

from ryxd.agents.presenting import SHOWN, Offer, offer_to_open
from ryxd.core.effect import Permission
from ryxd.core.world import World
from ryxd.engine.again import LOOKS_BACK, Before
from ryxd.engine.control import Standing
from ryxd.engine.followup import resolve
from ryxd.engine.past import Past
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
    found = {"offer": offer, "before": before.dump(), **standing.dump()}
    last = next((each for each in runs if each.id != run), None)
    if len(Offer.load(offer).shown) < 2 and (two := await _with_others(accepted, journal)):
        return found | {"offer": two.dump()}
    where = place(accepted.text)
    if where is None or last is None or last.state != "done":
        return found
    acted = [each for each in await journal.lately(session, run, ("acted",), 1) if isinstance(each, Acted)]
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
    acted = await journal.lately(accepted.session, accepted.run, ("acted",), 1)
    opened = next((each for each in acted if isinstance(each, Acted) and each.tool == "open_file"), None)
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


def _acts(done: Acted, world: World) -> bool:
    tool = world.tools.get(done.tool)
    reads = {Permission.READ, Permission.NETWORK}
    return tool is None or (tool.permission not in reads and done.tool != "shell")
