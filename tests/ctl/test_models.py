"""What `ryxctl models …` sends and shows."""

import json

import pytest

from ryxd.wire.command import AskReply
from ryxd.wire.errors import Exit
from ryxd.wire.events import Asked, Choice, Progressed
from ryxd.wire.models import (
    FoundModel,
    ModelAdvice,
    ModelFile,
    ModelInfo,
    ModelsImport,
    ModelsImportReply,
    ModelsPull,
    ModelsReply,
    ModelsRm,
    ModelsRmReply,
    ModelsUse,
    ModelsUseReply,
)
from tests.ctl.conftest import Ctl, Terminal, ended
from tests.ctl.stubserver import Peer, Stub, finished

GB = 10**9
LISTED = ModelsReply(
    folder="/data/models",
    files=(
        ModelFile(name="starter", path="/s.gguf", source="starter", size=3_000_000, parameters=3_000_000),
        ModelFile(
            name="Big-Q4_K_M", path="/data/models/a/b/Big-Q4_K_M.gguf", source="pulled", tiers=("large",), size=9 * GB,
            quantisation="Q4_K_M", parameters=14_700_000_000, context=40960, needs=10 * GB, fits=False, origin="a/b@0",
        ),
        ModelFile(name="gone", path="/data/models/linked/gone.gguf", source="linked", problem="/x has gone"),
    ),
    tiers=(
        ModelInfo(
            tier="small", state="ready", path="/s.gguf", memory=300_000_000, context=512, layers=6, gpu_layers=6,
            device="CUDA0",
        ),
        ModelInfo(tier="medium", state="unconfigured"),
        ModelInfo(
            tier="large", state="busy", path="/data/models/a/b/Big-Q4_K_M.gguf", layers=40, gpu_layers=20,
            device="CUDA0", until=1767225600000,
        ),
    ),
    advice=(
        ModelAdvice(
            tier="medium", repo="Qwen/Q-GGUF", file="q.gguf", title="Q 8B", size=5 * GB, needs=6 * GB, licence="MIT"
        ),
    ),
    memory=16 * GB,
)  # fmt: skip


def replies(daemon: Stub, **answers: object) -> None:
    for name, answer in answers.items():

        async def play(_: object, peer: Peer, answer=answer) -> None:
            await peer.reply(answer)

        daemon.plays[name] = play


@pytest.mark.parametrize("argv", [("models",), ("models", "list")])
async def test_the_list_says_what_where_and_why(ctl: Ctl, daemon: Stub, argv: tuple[str, ...]) -> None:
    replies(daemon, models_list=LISTED)
    ended = await ctl.run(*argv)
    assert (ended.code, ended.err) == (0, "")
    lines = ended.out.splitlines()
    small, medium, large = lines[1:4]
    assert all(part in small for part in ("small", "ready", "starter", "300 MB", "512 tokens", "CUDA0"))
    assert "no model of its own" in medium
    assert all(part in large for part in ("busy", "Big-Q4_K_M", "20 of 40 layers on CUDA0", "until "))
    row = next(line for line in lines[4:] if "Big" in line)
    assert all(part in row for part in ("9.0 GB", "Q4_K_M", "14.7B", "takes 10.0 GB: too large", "pulled a/b@0"))
    assert "  gone: /x has gone" in lines
    assert "Q 8B: 5.0 GB, takes 6.0 GB of memory, MIT" in ended.out
    assert "ryxctl models pull Qwen/Q-GGUF q.gguf" in ended.out


@pytest.mark.parametrize("argv", [("models", "--json"), ("--json", "models", "list")])
async def test_the_list_as_json_is_the_reply_itself(ctl: Ctl, daemon: Stub, argv: tuple[str, ...]) -> None:
    replies(daemon, models_list=LISTED)
    assert json.loads((await ctl.run(*argv)).out) == LISTED.model_dump(mode="json")


async def test_words_become_the_fields_of_the_command(ctl: Ctl, daemon: Stub) -> None:
    replies(
        daemon,
        models_import=ModelsImportReply(found=(), linked=("a", "b")),
        models_use=ModelsUseReply(tier="large", path="/m.gguf", changed=("models",), warning="tight"),
    )
    ended = await ctl.run("models", "import", "a", "./b c")
    assert await daemon.heard("models_import") == ModelsImport(names=("a", "./b c"), cwd=str(ctl.folder))
    assert "linked a; to use it: ryxctl models use a" in ended.out
    ended = await ctl.run("models", "use", "m", "--tier", "large", "--force")
    wanted = ModelsUse(model="m", tier="large", force=True, none=False, cwd=str(ctl.folder))
    assert await daemon.heard("models_use") == wanted
    assert (ended.out, ended.err) == ("/m.gguf serves the large tier\n", "ryxctl: tight\n")


async def test_what_was_found_is_a_table_and_what_was_not_taken_has_its_reason(ctl: Ctl, daemon: Stub) -> None:
    found = (
        FoundModel(name="n:3b", path="/o", program="ollama", size=2 * GB, quantisation="Q4_0", needs=GB, fits=True),
        FoundModel(name="e", path="/e", program="lmstudio", skipped="it makes vectors"),
    )
    replies(daemon, models_import=ModelsImportReply(found=found))
    out = (await ctl.run("models", "import")).out
    assert "n:3b  2.0 GB  Q4_0" in out
    assert "skipped e (lmstudio): it makes vectors" in out


async def test_a_pull_shows_a_bar_that_moves_in_place(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    async def play(_: object, peer: Peer) -> None:
        await peer.reply(AskReply(run="r12", session="s3"))
        for done in (0, GB, 4 * GB):
            remaining = 90 if done else None
            await peer.events(
                Progressed(run="r12", text="loading m", done=done, total=4 * GB, rate=30_000_000, remaining=remaining)
            )
        await peer.events(finished())

    daemon.plays["models_pull"] = play
    process = await ctl.start("models", "pull", "a/b", "Q4_0", stderr=terminal.slave)
    assert (await ended(process)).out == "Two.\n"
    assert await daemon.heard("models_pull") == ModelsPull(repo="a/b", file="Q4_0", stream=True)
    screen = terminal.screen.decode()
    assert "loading m  █████░░░░░░░░░░░░░░░  25%  1.0 GB of 4.0 GB  30 MB/s  1 min left" in screen.replace("\r", "\n")
    assert "\n" not in screen.replace("\r\x1b[K", "").replace("\r\n", "")


async def test_an_offer_after_a_pull_says_how_to_take_it(ctl: Ctl, daemon: Stub) -> None:
    async def play(_: object, peer: Peer) -> None:
        await peer.reply(AskReply(run="r12", session="s3"))
        choices = (Choice(key="use", label="Use it"), Choice(key="no", label="No"))
        await peer.events(Asked(run="r12", question="Use it? (y/n)", choices=choices), finished())

    daemon.plays["models_pull"] = play
    assert "Use it? ryxctl answer r12 use" in (await ctl.run("models", "pull", "a/b")).err


def would_delete(*, deleted: bool = False, link: bool = False) -> ModelsRmReply:
    return ModelsRmReply(name="m", deleted=deleted, link=link, size=0 if link else 2 * GB, paths=("/m.gguf",))


async def test_nothing_is_deleted_without_a_word(ctl: Ctl, daemon: Stub) -> None:
    replies(daemon, models_rm=would_delete())
    ended = await ctl.run("models", "rm", "m")
    assert ended.code == Exit.REFUSED
    assert ended.out == "not deleted: 2.0 GB, /m.gguf; --yes deletes without a question\n"
    assert daemon.names == ["models_rm"]


async def test_yes_deletes_at_once(ctl: Ctl, daemon: Stub) -> None:
    replies(daemon, models_rm=would_delete(deleted=True))
    ended = await ctl.run("models", "rm", "m", "--yes")
    assert (ended.code, ended.out) == (0, "deleted 2.0 GB, /m.gguf\n")
    assert await daemon.heard("models_rm") == ModelsRm(model="m", yes=True, force=False)


@pytest.mark.parametrize(("typed", "sent"), [("y\n", ["models_rm", "models_rm"]), ("n\n", ["models_rm"])])
async def test_on_a_terminal_it_asks(
    ctl: Ctl, daemon: Stub, terminal: Terminal, typed: str, sent: list[str]
) -> None:
    async def play(command: ModelsRm, peer: Peer) -> None:
        await peer.reply(would_delete(deleted=command.yes))

    daemon.plays["models_rm"] = play
    process = await ctl.start("models", "rm", "m", stdin=terminal.slave, stderr=terminal.slave)
    await terminal.until(b"Delete m (2.0 GB)? (y/n)")
    terminal.type(typed)
    done = await ended(process)
    assert daemon.names == sent
    assert done.code == (0 if len(sent) == 2 else Exit.REFUSED)


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("models", "pul", "a/b"), "did you mean models pull?"),
        (("models", "frobnicate"), "ryxctl models --help lists them"),
        (("models", "use", "m"), "--tier"),
        (("models", "load", "huge"), "huge"),
        (("models", "pull"), "repo"),
    ],
)
async def test_a_wrong_command_line_is_explained(ctl: Ctl, argv: tuple[str, ...], words: str) -> None:
    ended = await ctl.run(*argv)
    assert (ended.code, words in ended.err) == (Exit.USAGE, True), ended.err


async def test_help_of_the_group_names_all_of_it(ctl: Ctl) -> None:
    ended = await ctl.run("models", "--help")
    assert ended.code == 0
    for name in ("list", "pull", "import", "use", "load", "unload", "free", "rm", "verify", "why"):
        assert f"\n  {name} " in ended.out
    assert (await ctl.run("help", "models")).out == ended.out


async def test_names_from_outside_can_not_steer_the_terminal(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    evil = ModelFile(name="\x1b[2Jx", path="/p", source="own", problem="\x1b]0;t\x07")
    replies(daemon, models_list=LISTED.model_copy(update={"files": (evil,)}))
    process = await ctl.start("models", stdout=terminal.slave)
    await ended(process)
    await terminal.until("␛[2Jx".encode())
    assert b"\x1b[2J" not in terminal.screen
    assert b"\x1b]0;" not in terminal.screen
