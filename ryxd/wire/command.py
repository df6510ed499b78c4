"""What a command is.

Its name is the method (ModelsPull is `models_pull`, typed `ryxctl models pull`), its docstring the help, its
fields the parameters, `reply` what comes back.
"""

import re
from typing import Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict

PROTOCOL = 1
"""Version of this protocol; `hello` refuses another major one."""

MAX_LINE = 1 << 20
"""Bytes in one line of the socket, newline included."""

MAX_TEXT = 100_000
"""Characters in a request's text, and again in its context."""

MESSAGE = ConfigDict(frozen=True, extra="forbid", defer_build=True)
"""Of what commands and replies are. What checks one is built when it is first used: a start waits for none.

Those of nearly every conversation are there at once (`defer_build=False`), so that the first one does not wait.
"""


class Reply(BaseModel):
    """What a command gives back."""

    model_config = MESSAGE


class Done(Reply):
    """It was done; there is nothing more to say."""

    ok: Literal[True] = True


class Command(BaseModel):
    """One operation. Subclasses are found by name; unknown fields are refused."""

    model_config = MESSAGE
    name: ClassVar[str]
    reply: ClassVar[type[Reply]] = Done
    positional: ClassVar[tuple[str, ...]] = ()
    """Fields given without a flag on the command line, in order."""
    on_cli: ClassVar[bool] = True

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.name = re.sub("(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


class AskReply(Reply, defer_build=False):
    """The request is in the journal and will be worked on, whatever happens to this connection."""

    run: str
    session: str
