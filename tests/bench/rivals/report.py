"""What was found, line by line: the figure, what it is held against, and whether it is what was wanted."""

import sys
from dataclasses import dataclass, field
from typing import Literal


@dataclass(frozen=True)
class Want:
    """A limit, of the ratio or of the figure itself."""

    limit: float
    most: bool = False
    """Whether the limit is the largest good one; otherwise the smallest."""
    of: Literal["ratio", "figure"] = "ratio"

    def reached(self, figure: float, ratio: float | None) -> bool | None:
        """None when there is nothing to hold it against."""
        found = ratio if self.of == "ratio" else figure
        if found is None:
            return None
        return found <= self.limit if self.most else found >= self.limit

    def __str__(self) -> str:
        return f"want {'<=' if self.most else '>='} {self.limit:g}{'x' if self.of == 'ratio' else ''}"


@dataclass
class Report:
    """Prints each line when it is there, and at the end those that are not as wanted."""

    wants: bool = True
    """Whether the limits mean anything: they are about a model of real size."""
    missed: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)

    def line(
        self,
        what: str,
        figure: float,
        unit: str,
        *,
        against: str = "",
        baseline: float | None = None,
        ratio: float | None = None,
        want: Want | None = None,
        note: str = "",
    ) -> None:
        """`ratio` is figure to baseline when it is not given (it is, where the median is one of ratios)."""
        if ratio is None and baseline:
            ratio = figure / baseline
        text = f"{what:<40} {_number(figure):>8} {unit:<8}"
        text += f" {against + ' ' + _number(baseline):<34}" if baseline is not None else f" {'':<34}"
        text += f" {_number(ratio)}x".rjust(9) if ratio is not None else " " * 9
        if want and self.wants:
            verdict = want.reached(figure, ratio)
            text += f"   {want!s:<13} {'unknown' if verdict is None else 'reached' if verdict else 'NOT reached'}"
            if not verdict:
                (self.unknown if verdict is None else self.missed).append(text)
        print(f"{text}  {note}".rstrip(), flush=True)

    def note(self, text: str) -> None:
        """Something that a figure can't say; told again at the end."""
        self.said.append(text)
        print(f"  {text}", flush=True)

    def end(self) -> None:
        """What was not reached, what could not be measured, and the notes."""
        if not self.wants:
            print("\nA tiny model and one round: this shows that it runs, and no more.")
            return
        for title, lines in (
            ("Not reached", self.missed),
            ("Not measured", self.unknown),
            ("Notes", self.said),
        ):
            print(f"\n{title}:" + "".join(f"\n  {line}" for line in lines or ["nothing"]))


def _number(value: float) -> str:
    size = abs(value)
    return f"{value:.0f}" if size >= 100 else f"{value:.1f}" if size >= 10 else f"{value:.2f}"


def progress(text: str) -> None:
    """Where it is, for a person who waits."""
    end, start = ("\n", "") if not sys.stderr.isatty() else ("", "\r\033[K")
    print(f"{start}.. {text}", end=end, file=sys.stderr, flush=True)
