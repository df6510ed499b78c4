"""What follows from a worker's death: who is given up for it, the request or the model, and how long to wait."""

import logging
from pathlib import Path

from ryxd.models.request import Request
from ryxd.models.spec import Limits
from ryxd.models.suspects import blamed
from ryxd.wire.errors import ModelError

log = logging.getLogger(__name__)


class Inquest:
    """The deaths of one model's workers."""

    def __init__(self, path: Path, limits: Limits) -> None:
        self._path = path
        self._limits = limits
        self._deaths = 0
        """In a row, without an answer between them."""
        self._barren = 0
        """Those in a row before a request was begun."""
        self._convicted = 0
        """Requests in a row that killed their workers, without an answer between them."""
        self._useful = False
        """Whether the worker that lives now has answered anything."""
        self._proven = False
        """Whether this file has, since a request was last too much for it."""

    def forget(self) -> None:
        """The model is loaded because somebody wants it, not because it died."""
        self._deaths = self._barren = self._convicted = 0

    def starts(self, *, same: bool) -> None:
        """A worker starts; `same`: with the file that the one before had."""
        self._useful = False
        self._proven = self._proven and same

    def begins(self) -> None:
        """It works on a request."""
        self._barren = 0

    def answers(self) -> None:
        """It ended a request as it should."""
        self._deaths = self._convicted = 0
        self._useful = self._proven = True

    def died(self, requests: dict[int, Request], how: str, *, loaded: bool) -> float:
        """Seconds to wait before the next start.

        A request that is to blame fails and is taken out. Raises ModelError when the model is.
        """
        begun = [request for request in requests.values() if request.begun]
        # a request that came just after an idle, proven worker had died is not to blame
        guilty = bool(begun) or not self._useful
        self._deaths += guilty
        self._barren += guilty and not begun
        group = blamed(requests.values())
        for request in requests.values():
            request.again(len(group) if request in group else 0)
        if self._barren >= self._limits.deaths:
            raise self._hopeless(self._barren, "while it answered" if loaded else "while it was loaded", how)
        if len(begun) == 1 and begun[0].deaths >= self._limits.deaths:
            self._convict(begun[0], requests, how)
        return self._limits.pause(self._deaths) if guilty else 0.0

    def _convict(self, request: Request, requests: dict[int, Request], how: str) -> None:
        """Give up a request that killed its workers. Raises ModelError when it looks like the model's fault."""
        self._convicted += 1
        alone = len(requests) == 1
        if self._convicted >= self._limits.deaths or (alone and not self._proven):
            raise self._hopeless(request.deaths, "while it answered", how)
        self._proven = False
        del requests[request.id]
        why = (
            f"{self._path} can't answer this: its process died {request.deaths} times over it, last: {how}."
            " Other requests are not affected; ask for less at once, or in other words"
        )
        log.error("%s", why)
        request.fail(ModelError(why))

    def _hopeless(self, deaths: int, what: str, how: str) -> ModelError:
        return ModelError(
            f"{self._path} was given up: its process died {deaths} times in a row {what}, last: {how}."
            " Free memory, or name another model in config.toml; then: ryxctl reload"
        )
