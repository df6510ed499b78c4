"""The operators for code, notes and the shell through a whole ryxd, each with the model of its tier (spec C3)."""

import json
import subprocess
from pathlib import Path
from typing import Any

from tests.e2e.daemon import Daemon
from tests.fakes import endpoint as peers
from tests.fakes.endpoint import streams


def call(tool: str, **args: Any) -> Any:
    return streams(json.dumps({"tool": tool, "args": args}))


def system(server: Any, at: int = 0) -> str:
    return str(server.bodies[at]["messages"][0]["content"])


async def test_code_is_read_changed_and_told_of_and_the_medium_model_does_it(tmp_path: Path) -> None:
    repository = tmp_path / "home" / "tool"
    repository.mkdir(parents=True)
    (repository / "main.py").write_text('print("helo")\n')
    (repository / "notes.txt").write_text("call the plumber\n")
    git = ["git", "-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "init.defaultBranch=trunk"]
    for words in (["init"], ["add", "."], ["commit", "-m", "first"]):
        subprocess.run([*git, *words], cwd=repository, check=True, capture_output=True)
    answers = (
        call("read_file", path="main.py"),
        call("edit_file", path="main.py", old_text='"helo"', new_text='"hello"'),
        call("answer", text="The typo is mended."),
    )
    async with peers.llama_server(8192, *answers) as medium:
        config = f'[models.medium]\nurl = "{medium.url}"\n'
        async with Daemon(tmp_path, config=config) as daemon:
            client = await daemon.client()
            _, events = await client.ask("read notes.txt", session="new", cwd=str(repository))
            session = events[-1]["session"]
            reply = await client.call(
                "ask", text="fix the typo in main.py", stream=True, session=session, cwd=str(repository)
            )
            routed = await client.event("routed")
            assert (routed["rule"], routed["handler"], routed["tier"]) == ("code.change", "code", "medium")
            asked = await client.event("asked")
            assert '+print("hello")' in asked["preview"]
            await client.call("approve", target=asked["name"])
            finished = await client.event("finished")
            assert (finished["outcome"], finished["run"]) == ("done", reply["run"])
            assert finished["counters"]["medium_calls"] == 3
            await client.close()
        told = system(medium)
        assert '"trunk"' in told
        assert "notes.txt" in told, "what the conversation was about before"
        assert str(session) in told
    assert (repository / "main.py").read_text() == 'print("hello")\n'


def notes(folder: Path, answer: str) -> tuple[Any, ...]:
    """A note on a heat pump at home; and a model that looks for it, and then answers."""
    documents = folder / "home" / "Documents"
    documents.mkdir(parents=True)
    (documents / "house.txt").write_text("The heat pump was serviced in May.\n")
    return (
        call("recall", query="heat pump"),
        call("grep", pattern="heat pump", path="~/Documents", ignore_case=True),
        call("answer", text=answer),
    )


async def test_notes_are_looked_up_and_the_answer_is_told(tmp_path: Path) -> None:
    answers = notes(tmp_path, "It was serviced in May (~/Documents/house.txt).")
    async with peers.llama_server(8192, *answers) as small:
        async with Daemon(tmp_path, config=f'[models.small]\nurl = "{small.url}"\n') as daemon:
            client = await daemon.client()
            _, events = await client.ask("what did I note about the heat pump?", session="new")
            assert events[-1]["text"] == "It was serviced in May (~/Documents/house.txt)."
            assert [event["tool"] for event in events if event["kind"] == "acted"] == ["recall", "grep"]
            await client.close()
        assert "The heat pump was serviced in May." in small.bodies[2]["messages"][-1]["content"]


async def test_what_an_agent_did_it_goes_on_with(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    answers = (call("answer", text="Why did the dog laugh?"), call("answer", text="Because of the cat."))
    async with peers.llama_server(8192, *answers) as small:
        async with Daemon(tmp_path, config=f'[models.small]\nurl = "{small.url}"\n') as daemon:
            client = await daemon.client()
            _, events = await client.ask("tell me a joke about dogs", session="new", agent="chat")
            _, events = await client.ask("and about cats?", session=events[-1]["session"])
            assert events[-1]["text"] == "Because of the cat."
            routed = next(event for event in events if event["kind"] == "routed")
            assert (routed["rule"], routed["handler"]) == ("followup.same", "chat")
            await client.close()
        said = [message["content"] for message in small.bodies[1]["messages"]]
        assert any("Why did the dog laugh?" in each for each in said), "it knows what was said"
