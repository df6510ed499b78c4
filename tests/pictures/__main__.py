"""`python -m tests.pictures`: the pictures of docs/orchestration.md, from what a real daemon tells of real runs."""

import asyncio
import tempfile
from pathlib import Path

from tests.pictures.lanes import drawn
from tests.pictures.scenes import SCENES, told

AT = Path(__file__).parents[2] / "docs" / "images" / "patterns"


async def main() -> None:
    """Draw all of them."""
    AT.mkdir(parents=True, exist_ok=True)
    for name, scene in SCENES.items():
        with tempfile.TemporaryDirectory() as folder:
            events = await told(scene, Path(folder))
        (AT / f"{name}.svg").write_text(drawn(name, scene.text, events), encoding="utf-8")
        print(f"{name}: {len(events)} events")


if __name__ == "__main__":
    asyncio.run(main())
