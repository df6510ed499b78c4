"""`python -m tests.simulation [requests] [seed]`: thousands of requests by chance, and what became of them."""

import sys
import tempfile
from pathlib import Path

from tests.simulation.story import simulated, table

if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    seed = sys.argv[2] if len(sys.argv) > 2 else "ryx"
    with tempfile.TemporaryDirectory() as folder:
        stories = simulated(Path(folder), seed, count)
    print(table(stories))
    wrong = [line for story in stories for line in story.wrong]
    print("\n".join(wrong) or "nothing was lost, done twice, or beyond a limit")
    sys.exit(bool(wrong))
