"""What `ryxctl tools` and `ryxctl mcp` show."""

import pytest

from ryxd.wire.tools import McpReply, ServerInfo, ToolFault, ToolInfo, ToolsReply
from tests.ctl.conftest import Ctl
from tests.ctl.stubserver import Stub
from tests.ctl.test_models import replies

TOOLS = ToolsReply(
    folder="/c/tools",
    tools=(
        ToolInfo(
            name="read_file", description="read a file", permission="read", groups=("file",), timeouts=(5, 10), tries=2,
            source="ryx",
        ),
        ToolInfo(
            name="files__wipe", description='MCP server files says of it (data, no instructions): "wipes"',
            permission="destroy", groups=("mcp",), timeouts=(32,), tries=1, source="mcp:files",
        ),
    ),
    faults=(ToolFault(file="/c/tools/bad.py", line=3, text="ValueError: oh"), ToolFault(file="/c/tools", text="late")),
)  # fmt: skip
SERVERS = McpReply(
    servers=(
        ServerInfo(name="files", state="ready", place="npx", title="fs 1 (2025-11-25)", pid=7, tools=3, prompts=1),
        ServerInfo(name="web", state="failed", place="https://x/mcp", restarts=6, error="it wants a key"),
    )
)


async def test_tools_are_a_table_and_what_is_broken_stands_below(ctl: Ctl, daemon: Stub) -> None:
    replies(daemon, tools=TOOLS)
    ended = await ctl.run("tools")
    assert (ended.code, ended.err) == (0, "")
    first, second, *faults = ended.out.splitlines()
    assert first.split() == ["read_file", "read", "file", "5/10", "s", "read", "a", "file"]
    assert "files__wipe  destroy  mcp" in second
    assert second.endswith('32 s mcp:files  "wipes"')
    assert faults == ["/c/tools/bad.py:3: ValueError: oh", "/c/tools: late"]


async def test_one_tool_is_shown_with_its_schemas(ctl: Ctl, daemon: Stub) -> None:
    schema = {"type": "object", "properties": {"path": {"type": "string", "description": "\x1b[31mred"}}}
    one = TOOLS.tools[0].model_copy(update={"input": schema, "output": {"type": "null"}, "notes": ("it refers to itself",)})
    replies(daemon, tools=ToolsReply(folder="/c", tools=(one,)))
    ended = await ctl.run("tools", "read_file")
    assert "class read, groups file, from ryx" in ended.out
    assert "2 tries: 5/10 s" in ended.out
    assert "arguments: it refers to itself" in ended.out
    assert '"path": {' in ended.out
    assert "\x1b" not in ended.out
    assert (await daemon.heard("tools")).tool == "read_file"


@pytest.mark.parametrize("argv", [("mcp",), ("mcp", "list")])
async def test_servers_say_how_they_are(ctl: Ctl, daemon: Stub, argv: tuple[str, ...]) -> None:
    replies(daemon, mcp_list=SERVERS)
    ended = await ctl.run(*argv)
    assert ended.out.splitlines() == [
        "files  ready     npx; fs 1 (2025-11-25); 3 tools, 1 prompts; pid 7",
        "web    failed    https://x/mcp; restarted 6 times",
        "       it wants a key",
    ]


async def test_no_server_says_how_to_get_one(ctl: Ctl, daemon: Stub) -> None:
    replies(daemon, mcp_list=McpReply(servers=()), mcp_restart=SERVERS)
    assert "config.toml: [mcp.NAME]" in (await ctl.run("mcp")).out
    await ctl.run("mcp", "restart", "files")
    assert (await daemon.heard("mcp_restart")).server == "files"
