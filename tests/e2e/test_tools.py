"""ryxctl tools and ryxctl mcp against a real daemon: the user's own tools, servers, and the daemon's sudden end."""

import json
import signal
import sys
from pathlib import Path

import pytest

from tests.e2e.daemon import Daemon
from tests.engine.test_owntools import GOOD
from tests.mcp.conftest import FAKE, alive, until


def config(folder: Path, how: str = "good", name: str = "fake", more: str = "") -> str:
    args = json.dumps([str(FAKE), how, str(folder)])
    return f'[mcp.{name}]\ncommand = "{sys.executable}"\nargs = {args}\nclass = "read"\n{more}\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "config" / "ryx" / "tools").mkdir(parents=True, mode=0o700)
    return tmp_path


def put(folder: Path, name: str, text: str) -> Path:
    file = folder / "config" / "ryx" / "tools" / name
    file.write_text(text)
    file.chmod(0o600)
    return file


async def test_tools_are_listed_with_where_they_come_from(folder: Path) -> None:
    mine, broken = put(folder, "mine.py", GOOD), put(folder, "broken.py", "def broken(:\n")
    async with Daemon(folder, config=config(folder)) as daemon:
        code, out, _ = await daemon.ctl("tools", "--json")
        assert code == 0
        listed = json.loads(out)
        tools = {tool["name"]: tool for tool in listed["tools"]}
        assert tools["greet"]["source"] == str(mine)
        assert tools["fake__echo"]["source"] == "mcp:fake"
        assert tools["read_file"]["source"] == "ryx"
        (fault,) = listed["faults"]
        assert (fault["file"], fault["line"]) == (str(broken), 1)
        _, out, _ = await daemon.ctl("tools")
        assert f"{broken}:1: no Python" in out
        _, out, _ = await daemon.ctl("tools", "fake__echo")
        assert '"required": [' in out
        assert "from mcp:fake" in out
        code, _, err = await daemon.ctl("tools", "fake__eco")
        assert code != 0
        assert "did you mean fake__echo?" in err
        assert f"{broken}:1: no Python" in daemon.log.read_text()


async def test_a_new_file_is_there_after_a_reload_and_a_broken_one_takes_nothing_else_away(folder: Path) -> None:
    async with Daemon(folder) as daemon:
        put(folder, "mine.py", GOOD)
        agents = folder / "config" / "ryx" / "agents"
        agents.mkdir()
        (agents / "greeter.md").write_text('+++\ndescription = "greets"\ntools = ["greet"]\n+++\nGreet.\n')
        code, out, _ = await daemon.ctl("reload")
        assert (code, set(out.split())) == (0, {"agents", "tools"})
        assert "greet" in (await daemon.ctl("tools", "greet"))[1]
        put(folder, "mine.py", GOOD + "raise ValueError\n")
        code, out, err = await daemon.ctl("reload")
        assert code == 0, err  # the agent that names greet is there, without it
        assert json.loads((await daemon.ctl("tools", "--json"))[1])["faults"]


async def test_an_agents_mistake_in_a_name_is_told_with_its_line(folder: Path) -> None:
    async with Daemon(folder, config=config(folder)) as daemon:
        agents = folder / "config" / "ryx" / "agents"
        agents.mkdir()
        (agents / "helper.md").write_text('+++\ndescription = "helps"\ntools = ["mcp:fakes"]\n+++\nHelp.\n')
        code, _, err = await daemon.ctl("reload")
        assert code != 0
        assert "helper.md:3: tools: there is no MCP server mcp:fakes; did you mean mcp:fake?" in err


async def test_servers_are_listed_restarted_and_gone_with_the_configuration(folder: Path) -> None:
    off = '[mcp.off]\nurl = "https://example.org/mcp"\nenabled = false\n'
    async with Daemon(folder, config=config(folder) + config(folder, "dies", "bad") + off) as daemon:
        code, out, _ = await daemon.ctl("mcp", "--json")
        assert code == 0
        bad, fake, off_ = json.loads(out)["servers"]
        assert (fake["state"], fake["tools"], fake["title"]) == ("ready", 1, "fake 1 (2025-11-25)")
        assert "no key was given" in bad["error"]
        assert off_["state"] == "disabled"
        _, out, _ = await daemon.ctl("mcp", "restart", "fake", "--json")
        (again,) = json.loads(out)["servers"]
        assert again["pid"] != fake["pid"]
        code, _, err = await daemon.ctl("mcp", "restart", "fakes")
        assert code != 0
        assert "config.toml has: fake, bad" in err
        daemon.config.write_text("")
        assert "mcp" in (await daemon.ctl("reload"))[1]
        assert not alive(again["pid"])
        assert "no MCP servers" in (await daemon.ctl("mcp"))[1]


async def test_a_server_that_hangs_holds_up_neither_start_nor_stop(folder: Path) -> None:
    daemon = Daemon(folder, config=config(folder, "hang"))
    async with daemon:
        client = await daemon.client()
        listing = await client.request("mcp_list")
        assert (await client.call("status"))["active"] == []
        assert listing
        await until((folder / "started").exists)
        await client.close()
    pid = int((folder / "started").read_text().split()[0])
    assert not alive(pid)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
async def test_no_process_of_a_server_outlives_the_daemon(folder: Path, number: signal.Signals) -> None:
    daemon = Daemon(folder, config=config(folder, "tree"))
    await daemon.start()
    _, out, _ = await daemon.ctl("mcp", "--json")
    (server,) = json.loads(out)["servers"]
    pids = [server["pid"], *map(int, (folder / "started").read_text().split())]
    assert len(pids) == 5
    assert all(map(alive, pids))
    await daemon.stop(number)
    await until(lambda: not any(map(alive, pids)))


async def test_without_servers_nothing_of_the_protocol_is_imported(folder: Path) -> None:
    async with Daemon(folder) as daemon:
        assert daemon.process
        assert "no MCP servers" in (await daemon.ctl("mcp"))[1]
        await daemon.ctl("tools")
        mapped = Path(f"/proc/{daemon.process.pid}/maps").read_text()
        assert "rpds" not in mapped
    script = (
        "import sys, ryxd.command; loaded = {name.split('.')[0] for name in sys.modules};"
        "sys.exit(str(loaded & {'mcp', 'mcp_types', 'httpx2', 'starlette', 'anyio'}) if loaded & {'mcp', 'mcp_types'} else 0)"
    )
    import asyncio

    process = await asyncio.create_subprocess_exec(sys.executable, "-c", script, env=daemon.env)
    assert await process.wait() == 0
