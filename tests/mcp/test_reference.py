"""The reference servers of the protocol's own project: real processes, real HTTP, both ages of the protocol."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ryxd.core.effect import Permission
from ryxd.core.tool import ToolError
from ryxd.mcp.spec import ServerSpec
from tests.mcp.conftest import FAKE, Connect, npm, until

READ = {"permission": Permission.READ}


async def test_everything_over_stdio(connect: Connect) -> None:
    there = await connect(ServerSpec("all", (npm("mcp-server-everything"), "stdio"), **READ))
    assert there.one.error == ""
    assert (await there.do("all__echo", message="hi")).data["text"] == "Echo: hi"
    assert (await there.do("all__get-sum", a=2, b=3)).data["text"] == "The sum of 2 and 3 is 5."
    assert "required property" in ((await there.do("all__get-sum", a=2)).error or "")
    structured = (await there.do("all__get-structured-content", location="New York")).data
    assert structured["structured"]["conditions"]
    assert "text" not in structured, "the same twice costs a model twice"
    image = (await there.do("all__get-tiny-image")).data
    assert image["notes"] == ["image (image/png, 4 kB) left out: only text can be shown here"]
    listed = (await there.do("list_resources", server="all")).data
    assert listed["resources"]
    assert listed["prompts"]
    assert "plaintext" in (await there.do("read_resource", server="all", uri="demo://resource/dynamic/text/1")).data["text"]
    filled = await there.do("get_prompt", server="all", name="args-prompt", arguments={"city": "Kiel"})
    assert "Kiel" in filled.data["text"]
    assert (await there.do("read_resource", server="all", uri="demo://nothing")).error
    assert "there is no MCP server some" in ((await there.do("list_resources", server="some")).error or "")


async def test_progress_is_told_as_status(connect: Connect) -> None:
    there = await connect(ServerSpec("all", (npm("mcp-server-everything"), "stdio"), **READ))
    view, told = there.view(), list[Any]()
    view._emit = told.append
    from ryxd.core.action import Action

    await view.do_action(Action("all__trigger-long-running-operation", {"duration": 0.3, "steps": 3}))
    assert [event.text for event in told if event.kind == "status"][-1].endswith("(3 of 3)")


async def test_a_file_server_reads_and_writes_where_it_may(connect: Connect, tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    (folder / "notes.txt").write_text("milk\n")
    there = await connect(ServerSpec("files", (npm("mcp-server-filesystem"), str(folder)), **READ))
    assert "milk" in (await there.do("files__read_text_file", path=str(folder / "notes.txt"))).text
    assert (await there.do("files__write_file", path=str(folder / "new.txt"), content="hello")).ok is False, (
        "the server says that it destroys, so somebody has to be asked"
    )
    denied = await there.do("files__read_text_file", path="/etc/hostname")
    assert "Access denied" in (denied.error or "")


async def test_a_memory_server_remembers_over_a_restart(connect: Connect, tmp_path: Path) -> None:
    store = {"MEMORY_FILE_PATH": str(tmp_path / "memory.json")}
    classes = {"create_entities": Permission.READ, "read_graph": Permission.READ}
    there = await connect(ServerSpec("memory", (npm("mcp-server-memory"),), env=store, classes=classes))
    entity = {"name": "Ada", "entityType": "person", "observations": ["likes tea"]}
    assert (await there.do("memory__create_entities", entities=[entity])).ok
    there.one.again()
    assert "likes tea" in (await there.do("memory__read_graph")).text


@pytest.mark.parametrize(("module", "tool", "args"), [
    ("mcp_server_time", "get_current_time", {"timezone": "Europe/Berlin"}),
    ("mcp_server_git", "git_log", {"max_count": 1}),
])  # fmt: skip
async def test_servers_written_in_python_speak_the_newer_protocol(
    connect: Connect, tmp_path: Path, module: str, tool: str, args: dict
) -> None:
    pytest.importorskip(module)
    if "git" in module:
        commit = ["commit", "-q", "--allow-empty", "-m", "first light"]
        user = ["-c", "user.name=a", "-c", "user.email=a@b"]
        subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
        subprocess.run(["git", "-C", str(tmp_path), *user, *commit], check=True)
        args = {**args, "repo_path": str(tmp_path)}
    there = await connect(ServerSpec("one", (sys.executable, "-m", module), **READ))
    assert "2026" in there.one.offers.title
    result = await there.do(f"one__{tool}", **args)
    assert result.ok, result.error
    assert ("first light" if "git" in module else "Europe/Berlin") in result.text


KINDS = [pytest.param("node", marks=pytest.mark.rare), "python"]
"""Debian 12 has a Node.js on which server-everything runs over standard input only."""


def web_server(kind: str, port: int) -> list[str]:
    if kind == "python":
        return [sys.executable, "-P", str(FAKE.parent / "mcphttp.py"), str(port)]  # beside it is a secrets.py
    program = npm("mcp-server-everything")
    version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
    if int(version.removeprefix("v").split(".")[0]) < 20:
        pytest.skip(f"Node.js {version.strip()}: server-everything over HTTP needs 20")
    return [program, "streamableHttp"]


@asynccontextmanager
async def over_http(kind: str, port: int = 0) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    """A server with an echo over streamable HTTP, on a port of its own."""
    if not port:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
    environment = {**os.environ, "PORT": str(port)}
    process = await asyncio.create_subprocess_exec(
        *web_server(kind, port), env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        await until(lambda: answers(port))
        yield f"http://127.0.0.1:{port}/mcp", process
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGKILL)
        await process.wait()


def answers(port: int) -> bool:
    with socket.socket() as trial:
        return trial.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.parametrize("kind", KINDS)
async def test_everything_over_http_and_its_server_started_again(connect: Connect, kind: str) -> None:
    async with over_http(kind) as (url, process):
        there = await connect(ServerSpec("web", url=url, timeout=15, **READ))
        assert there.one.error == ""
        assert (await there.do("web__echo", message="hi")).text.count("Echo: hi") == 1
        process.kill()
        await process.wait()
        gone = await there.do("web__echo", message="hi")
        assert "web" in (gone.error or "")
    async with over_http(kind, int(url.split(":")[2].split("/")[0])):
        await until(lambda: there.one.state in {"ready", "failed", "waiting"})
        there.one.again()
        assert "Echo: back" in (await there.do("web__echo", message="back")).text


@pytest.mark.parametrize("kind", KINDS)
async def test_a_session_that_the_server_has_forgotten_is_opened_anew(connect: Connect, kind: str) -> None:
    async with over_http(kind) as (url, process):
        there = await connect(ServerSpec("web", url=url, timeout=20, **READ))
        process.kill()
        await process.wait()
        async with over_http(kind, int(url.split(":")[2].split("/")[0])):
            result = await there.do("web__echo", message="again")
            assert result.ok, result.error


async def test_nobody_there_is_told(connect: Connect) -> None:
    there = await connect(ServerSpec("web", url="http://127.0.0.1:9/mcp", **READ))
    assert "it can't be reached" in there.one.error
    with pytest.raises(ToolError, match=r"web is not ready|does not run"):
        await there.one.do(lambda session: session.offers(), 1.0)
