"""Every benchmark, one after the other: python -m tests.bench. They print ratios and assert nothing."""

import subprocess
import sys
from pathlib import Path


def main() -> None:
    """Run each script of this folder in a process of its own, so that none warms up another."""
    here = Path(__file__).parent
    for script in sorted(here.glob("[a-z]*.py")):
        print(f"\n== {script.stem} ==", flush=True)
        subprocess.run([sys.executable, str(script)], check=False, cwd=here.parent.parent)


if __name__ == "__main__":
    main()
