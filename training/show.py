"""Conversations as people read them: `python -m training.show [FAMILY] [COUNT] [--held-words|--held-phrases]`."""

import argparse
import itertools

from training.mixture import conversations
from training.source import HELD_PHRASES, HELD_WORDS, TRAIN


def main() -> None:
    """Print some conversations."""
    parser = argparse.ArgumentParser(prog="python -m training.show", description=__doc__)
    parser.add_argument("family", nargs="?", default="", help="the beginning of a family's name")
    parser.add_argument("count", nargs="?", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--held-words", action="store_true")
    parser.add_argument("--held-phrases", action="store_true")
    asked = parser.parse_args()
    split = HELD_WORDS if asked.held_words else HELD_PHRASES if asked.held_phrases else TRAIN
    for talk in itertools.islice(conversations(asked.seed, split, asked.family), asked.count):
        print(f"--- {talk.kind} ({talk.role})")
        for speaker, text in talk.turns:
            print(f"{speaker[:4]:5} {text}")


if __name__ == "__main__":
    main()
