"""How a program of ryx's ends whose reader may have had enough before, as in `ryxctl doctor | head`."""

import os
import sys
from collections.abc import Callable
from typing import NoReturn


def leave(main: Callable[[], int]) -> NoReturn:
    """Exit with the code of `main`; where nobody reads what it prints any more, quietly with 0."""
    try:
        try:
            code: int | str | None = main()
        except SystemExit as leaving:  # argparse's, after its help
            code = leaving.code
        sys.stdout.flush()
    except BrokenPipeError:
        # Python writes out at its end what it still has, and would tell that it can't
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code)
