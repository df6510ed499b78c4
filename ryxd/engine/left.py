"""What the earlier runs of a session left for the next one: what lies on the table, what "that" is (spec C17)."""

from typing import Any

from ryxd.agents.presenting import Offer
from ryxd.core.effect import Permission
from ryxd.core.world import World
from ryxd.engine.again import LOOKS_BACK, Before
from ryxd.engine.control import Standing
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


def _acts(done: Acted, world: World) -> bool:
    tool = world.tools.get(done.tool)
    reads = {Permission.READ, Permission.NETWORK}
    return tool is None or (tool.permission not in reads and done.tool != "shell")
