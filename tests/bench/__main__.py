"""Every benchmark, one after the other: python -m tests.bench. They print ratios and assert nothing.

The engine's takes a quarter of an hour and a llama-server: here it only shows that it runs. In full:
python -m tests.bench.engine
"""

import subprocess
import sys
from pathlib import Path

SHORT = {"engine": ["--quick"]}


def main() -> None:
    """Run each script of this folder in a process of its own, so that none warms up another."""
    here = Path(__file__).parent
    for script in sorted(here.glob("[a-z]*.py")):
        print(f"\n== {script.stem} ==", flush=True)
        module = f"tests.bench.{script.stem}"
        subprocess.run(
            [sys.executable, "-m", module, *SHORT.get(script.stem, [])], check=False, cwd=here.parent.parent
        )


if __name__ == "__main__":
    main()
