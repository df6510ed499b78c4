"""The training as a picture: the loss, and what was right on held-out conversations, over the tokens seen."""

import json
from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("Agg")
from matplotlib import pyplot as plt


def plotted(log: Path, picture: Path) -> None:
    """Draw a log into a PNG file."""
    lines = _one_after_the_other([json.loads(line) for line in log.read_text("utf-8").splitlines()])
    losses = [(line["seen"] / 1e6, line["loss"]) for line in lines if "loss" in line]
    rights = [(line["seen"] / 1e6, line["right"]) for line in lines if "right" in line]
    figure, (above, below) = plt.subplots(2, 1, figsize=(8, 7), sharex=True, layout="constrained")
    above.semilogy(*zip(*losses, strict=True), color="tab:blue", linewidth=1)
    above.set_ylabel("loss (nats a token of what it writes)")
    above.grid(alpha=0.3)
    for name in rights[0][1] if rights else ():
        seen = [at for at, _ in rights]
        below.plot(seen, [right[name][0] * 100 for _, right in rights], marker=".", label=f"{name}: first call")
        below.plot(seen, [right[name][1] * 100 for _, right in rights], marker=".", linestyle=":", label=f"{name}: later turns")
    below.set_ylabel("exactly right (%)")
    below.set_xlabel("million tokens seen")
    below.grid(alpha=0.3)
    below.legend(fontsize=8)
    figure.savefig(picture, dpi=110)
    plt.close(figure)


def _one_after_the_other(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The lines with the tokens of all stages up to theirs."""
    most: dict[int, int] = {}
    for line in lines:
        most[line["stage"]] = max(line["seen"], most.get(line["stage"], 0))
    return [line | {"seen": line["seen"] + sum(seen for stage, seen in most.items() if stage < line["stage"])} for line in lines]
