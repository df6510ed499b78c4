"""An agent's fixed prompt: all that a model reads before the conversation; and how large it may be (DESIGN §7)."""

from collections.abc import Mapping
from pathlib import Path

from ryxd.core.agent import AgentSpec
from ryxd.core.form import told
from ryxd.core.handoff import GROUP
from ryxd.core.model import Tier
from ryxd.core.tool import Tool
from ryxd.engine.catalogue import MOST, introduced
from ryxd.engine.scene import LAST_RESULT, RECENT, Scene
from ryxd.engine.specs import fill

TOKENS: Mapping[Tier, int] = {Tier.SMALL: 1200}
"""The most tokens of a fixed prompt; tiers that are not here have no such bound."""

HANDOFFS = "\n\nActions that give a request to the agent who is made for it (task_description, context):"
_ABOUT = 70
"""Characters of what is said of each of them."""

CHARACTERS = 3.2
"""Characters of such a prompt in a token of a usual vocabulary of 150,000, at least (Qwen's: 3.6 and more)."""


def fixed_prompt(spec: AgentSpec, tools: Mapping[str, Tool], scene: Scene) -> str:
    """What a model is told before the conversation. Raises ConfigError for a {variable} that does not exist.

    The schema of Actions is no part of it: a model is held to that by a grammar, and only an endpoint without one
    is told it. The form of the answer is: a model has to know beforehand what it is asked for.
    """
    instructions = fill(spec, scene.variables()) + told(spec.output) + _handoffs(tools)
    most = TOKENS.get(spec.tier)
    room = MOST if most is None else min(MOST, int(most * CHARACTERS) - len(instructions) - 2)
    return introduced(instructions, tools, room)


def _handoffs(tools: Mapping[str, Tool]) -> str:
    """The actions that give the request to another agent, one a line; empty without any."""
    there = [tool for tool in tools.values() if GROUP in tool.groups]
    lines = [f"- {tool.name}: {tool.description.partition(': ')[2][:_ABOUT]}" for tool in there]
    return "\n".join([HANDOFFS, *lines]) if lines else ""


def tokens(prompt: str) -> int:
    """Tokens of a fixed prompt with a usual vocabulary, at most."""
    return -int(-len(prompt) // CHARACTERS)


def generous(tools: Mapping[str, Tool]) -> Scene:
    """Circumstances that take much room: long names, a last result as long as is shown."""
    return Scene(
        cwd=Path("/home/maximiliane/Dokumente/Steuererklärungen und Belege/2026/Einkommensteuer/Anlagen N und V"),
        language="de",
        session="s12345",
        turn_count=9999,
        enabled_tools=dict.fromkeys(tools, True),
        git_branch="feature/issue-12345-a-branch-that-somebody-gave-a-long-name",
        last_result=("Gefunden:\n1. Jahresabschluss_2025_endgültig.pdf: ~/Dokumente/Steuer\n" * 9)[:LAST_RESULT],
        editor="/usr/bin/flatpak run com.vscodium.codium --wait",
        terminal="/usr/bin/alacritty",
        git_status="128 staged, 1024 changed, 12 in conflict, 4096 untracked, 120 ahead, 999 behind",
        recent_commands=("finde alle Rechnungen von 2025 und öffne dann die allerneueste davon",) * RECENT,
        recent_files=("~/Dokumente/Steuererklärungen und Belege/2026/Einkommensteuer/Anlage_N.pdf",) * RECENT,
        window="org.mozilla.firefox – Einkommensteuer 2026: Fristen, Anlagen und Formulare – Mozilla Firefox",
        workspace="name:steuer",
        recent_windows=("org.mozilla.firefox – Einkommensteuer 2026: Fristen, Anlagen und Formulare",) * RECENT,
    )
