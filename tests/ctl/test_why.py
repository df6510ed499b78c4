"""What `ryxctl why` sends and shows."""

from ryxd.wire.provenance import ReasonInfo, Why, WhyReply
from tests.ctl.conftest import Ctl
from tests.ctl.stubserver import Peer, Stub

REASONS = (
    ReasonInfo(number=0, depth=0, text="You asked: find it"),
    ReasonInfo(number=1, depth=1, text="The rule file.find gave it to file.", more=("Because: it names\na file",)),
    ReasonInfo(number=2, depth=2, text="file/a used search_files."),
)


async def test_all_steps_are_shown_with_their_numbers(ctl: Ctl, daemon: Stub) -> None:
    async def play(_: Why, peer: Peer) -> None:
        await peer.reply(WhyReply(reasons=REASONS, language="en"))

    daemon.plays["why"] = play
    ended = await ctl.run("why", "r12")
    assert ended.code == 0, ended.err
    assert ended.out.splitlines() == [
        "   0 You asked: find it",
        "   1   The rule file.find gave it to file.",
        "         Because: it names",
        "         a file",
        "   2     file/a used search_files.",
    ]


async def test_one_step_is_shown_with_what_it_followed_from(ctl: Ctl, daemon: Stub) -> None:
    async def play(_: Why, peer: Peer) -> None:
        await peer.reply(WhyReply(reasons=REASONS[::-1], language="de"))

    daemon.plays["why"] = play
    ended = await ctl.run("why", "r12", "--step", "2", "--language", "de")
    assert ended.out.splitlines()[:3] == ["   2 file/a used search_files.", "Es folgte aus:", "   1 The rule file.find gave it to file."]
    sent = next(each for each in daemon.seen if isinstance(each, Why))
    assert (sent.run, sent.step, sent.language) == ("r12", 2, "de")
