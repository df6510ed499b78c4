"""What a session keeps of an agent's transcript from one request to the next."""

from pathlib import Path

from ryxd.core.fence import fenced
from ryxd.core.model import Message
from ryxd.core.transcript import Transcript
from ryxd.core.view import View
from ryxd.engine.operating import KEEPS, Operating
from ryxd.record.journal import Accepted, Journal
from ryxd.wire.events import Event, Status


def operating(accepted: Accepted, journal: Journal, told: list[Event]) -> Operating:
    def view(agent: str, tools: tuple[str, ...]) -> View:
        return View(
            agent,
            tools={},
            allowed=frozenset(tools),
            paths=None,  # type: ignore[arg-type]
            environment=dict,
            language="de",
            emit=told.append,
            run=accepted.run,
            session=accepted.session,
        )

    return Operating(
        accepted,
        journal=journal,
        specs={},
        models=None,  # type: ignore[arg-type]
        view=view,
        emit=told.append,
        hooks=(),
        means=frozenset,
        ready=None,  # type: ignore[arg-type]
        cwd=Path("/"),
        language="de",
    )


async def test_it_is_bounded_and_what_is_left_out_is_told(tmp_path: Path) -> None:
    told: list[Event] = []
    async with Journal(tmp_path / "journal.db", lambda _: None) as journal:
        accepted = await journal.accept("hello", session=None, origin=None, context=None, cwd=None)
        engine = operating(accepted, journal, told)
        some = [Message("user", "the first request"), Message("assistant", "ok")]
        engine.remember("file", some)
        assert engine.transcripts["file"] == some
        assert told == []
        for number in range(400):
            some += [
                Message("user", f"request {number}"),
                Message("assistant", '{"tool": "look", "args": {}}'),
                Message("tool", fenced("look", f"{number} " * 200)),
                Message("assistant", f"answer {number}"),
            ]
        engine.remember("file", some)
        kept = engine.transcripts["file"]
        assert KEEPS / 2 < Transcript(kept).size("") <= KEEPS
        assert [message.role for message in kept[:3]] == ["system", "user", "assistant"]
        assert kept[0].content.startswith("Left out of this conversation: ")
        assert kept[1].content == "the first request"
        assert kept[-4:] == some[-4:]
        (status,) = [event for event in told if isinstance(event, Status)]
        assert "Anfragen ausgelassen" in status.text
        # and it goes on from there
        engine.remember("file", [*kept, Message("user", "more"), Message("assistant", "yes")])
        again = engine.transcripts["file"]
        assert again[: len(kept)] == kept
