"""matplotlib's backend in the sandbox: there is no screen, so what is to be shown is saved."""

import functools
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from matplotlib._pylab_helpers import Gcf
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

RESULTS = Path("/results")
MOST = 20
"""Charts of one run."""

FigureCanvas = FigureCanvasAgg

_saved: set[int] = set()
_kept: list[Figure] = []
"""Those in `_saved`: held, so that no later figure gets the same id."""


def show(*_: Any, **__: Any) -> None:
    """Save all figures that are there, and close them."""
    save()
    Gcf.destroy_all()


def save() -> None:
    """Save all figures that were not saved yet."""
    for manager in Gcf.get_all_fig_managers():
        figure = manager.canvas.figure
        if id(figure) in _saved or not figure.get_axes():
            continue
        path = next((path for path in map(_place, range(1, MOST + 1)) if not path.exists()), None)
        if path is not None:
            figure.savefig(path, dpi=150)


def _place(number: int) -> Path:
    return RESULTS / ("chart.png" if number == 1 else f"chart-{number}.png")


def _remembering(savefig: Callable[..., None]) -> Callable[..., None]:
    @functools.wraps(savefig)
    def remembered(self: Figure, fname: Any, *args: Any, **kwargs: Any) -> None:
        savefig(self, fname, *args, **kwargs)
        if isinstance(fname, str | os.PathLike):
            _saved.add(id(self))
            _kept.append(self)

    return remembered


Figure.savefig = _remembering(Figure.savefig)  # type: ignore[method-assign]
