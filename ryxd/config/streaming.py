"""[streaming]: which stages of agents have their text sent while it is being written (specs C5, E1)."""

from collections.abc import Mapping

from ryxd.wire.events import Token

DEFAULTS: Mapping[str, bool] = {
    "write": True,
    "finalize": True,
    "summarize": True,
    "synthesize": True,
    "agent": True,
    "generate": False,
    "outline": False,
    "analyze": False,
    "router": False,
    "tools": False,
    "search_agent": False,
    "search_tools": False,
}
"""The second source's table; what is in neither it nor the configuration is streamed."""

OTHERWISE: Mapping[str, str] = {"": "agent", "search": "search_agent"}
"""What a stage of ours is called in it, where that is another name; who works in no stage is an agent."""


def streams(configured: Mapping[str, bool], token: Token) -> bool:
    """Whether clients get a token: as the configuration says, else the agent's file, else the table."""
    name = OTHERWISE.get(token.stage, token.stage)
    for key in (token.stage, name):
        if key in configured:
            return configured[key]
    return DEFAULTS.get(name, True) if token.streams is None else token.streams
