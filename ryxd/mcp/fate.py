"""Whether a connection still is one, and why not."""

import asyncio


class Trouble(Exception):
    """The server did not do it; the text says why, in words for an agent."""


class Expired(Exception):
    """The server has forgotten this connection, and did nothing: another one is needed."""


class Lost(Exception):
    """The connection ended while it worked: whether it was done is not known."""


class Rate:
    """How many messages come in one second."""

    MOST = 1000
    """A server that sends more has lost itself."""

    def __init__(self) -> None:
        self._count = 0
        self._second = 0

    def flood(self) -> str:
        """Count one; what is wrong, where that was one too many."""
        now = int(asyncio.get_running_loop().time())
        self._count, self._second = (self._count + 1, now) if now == self._second else (1, now)
        return f"it sent more than {self.MOST} messages in a second" if self._count > self.MOST else ""


class Fate:
    """Of one connection: over at most once, with the first reason that was given."""

    def __init__(self) -> None:
        self.why = ""
        self.status = 0
        """Of the last answer over HTTP."""
        self.secrets: tuple[str, ...] = ()
        """Keys that were sent: servers like to repeat a wrong one."""
        self.stale = False
        """Whether the server said that it offers something else now."""
        self._news = asyncio.Event()
        self._over = False

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""
        return self._over

    def over(self, why: str) -> None:
        """It has ended; an empty reason leaves the telling to who knows how the process ended."""
        self.why = self.why or why
        self._over = True
        self._news.set()

    def changed(self) -> None:
        """The server offers something else now."""
        self.stale = True
        self._news.set()

    def hidden(self, text: str) -> str:
        """The text without the keys that were sent."""
        for secret in filter(None, self.secrets):
            text = text.replace(secret, "[key]")
        return text

    async def news(self) -> None:
        """Return when there is anything new."""
        await self._news.wait()
        self._news.clear()
