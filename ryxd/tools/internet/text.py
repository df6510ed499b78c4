"""What of a page can be read: its title and main text, worked out beside the daemon."""

import asyncio
import json
import os
import sys
from importlib.util import find_spec
from pathlib import Path

import ryxd
from ryxd.core.processes import begun, ended
from ryxd.core.tool import ToolError

HTML = frozenset({"text/html", "application/xhtml+xml"})
KINDS = HTML | {"text/plain", "application/json"}
"""What is read."""
SECONDS = 20.0
"""That finding a page's text may take."""
_ENVIRONMENT = ("PATH", "HOME", "LANG", "PYTHONPATH", "PYTHONDONTWRITEBYTECODE")
"""What the process gets to know: a page that gets hold of it finds no keys."""
NEEDED = "to read web pages ryx needs trafilatura: pip install 'ryx[web]', or the package python-trafilatura"


async def text_of(body: bytes, kind: str, charset: str, seconds: float = SECONDS) -> tuple[str, str]:
    """Title and text. Raises ToolError where they can't be told, or not within so many seconds."""
    if kind not in HTML:
        return "", _decoded(body, charset)
    if find_spec("trafilatura") is None:
        raise ToolError(NEEDED)
    process = await begun(
        *(sys.executable, "-m", "ryxd.tools.internet.extracting", charset),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        # -m looks in the current folder first: that must be ours, not wherever the daemon runs
        cwd=Path(ryxd.__file__).parent.parent,
        env={name: os.environ[name] for name in _ENVIRONMENT if name in os.environ},
        start_new_session=True,
    )
    try:
        async with asyncio.timeout(seconds):
            out, _ = await process.communicate(body)
    except TimeoutError:
        raise ToolError(f"the text of this page could not be told from the rest within {seconds:g} s") from None
    finally:
        await ended(process)
    if process.returncode:
        raise ToolError("the text of this page could not be told from the rest: it is too large or malformed")
    found = json.loads(out)
    return found["title"], found["text"]


def _decoded(body: bytes, charset: str) -> str:
    try:
        return body.decode(charset or "utf-8", errors="replace")
    except LookupError:
        return body.decode(errors="replace")
