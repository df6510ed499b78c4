import pytest

import ryxd.tools
from ryxd.core.tool import Tool, discover

TOOLS = discover(ryxd.tools)


def test_the_first_tools_are_there():
    assert {
        "search_files", "read_file", "list_dir", "open_file", "open_app", "open_url", "get_time", "get_date", "calculate",
        "set_volume", "set_brightness", "media", "workspace", "window", "list_windows", "read_clipboard", "write_clipboard",
        "get_volume", "playing", "battery", "network_state", "memory_state", "disks", "list_processes", "end_process",
        "lock_screen", "power", "screenshot",
    } <= set(TOOLS)  # fmt: skip


@pytest.mark.parametrize("tool", TOOLS.values(), ids=list(TOOLS))
def test_every_tool_describes_itself_and_its_arguments_and_has_limits(tool: Tool):
    assert tool.description
    assert tool.groups
    assert all(0 < seconds <= 30 for seconds in tool.timeouts)
    schema = tool.schema()
    assert schema["additionalProperties"] is False
    for name, field in schema["properties"].items():
        assert field.get("description"), f"{tool.name}.{name} has no description"
    assert tool.output.model_fields
