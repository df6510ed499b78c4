"""What a model sees of a session: messages, never cut silently (DESIGN §4; spec B1, C17)."""

from collections.abc import Iterable, Sequence

from ryxd.core.model import Message


class Transcript:
    """The messages of one session, oldest first.

    INVARIANT: messages are dropped only by whole exchanges (a user message and all that follows it up to the
    next one), oldest first, and the one being answered never is.
    """

    def __init__(self, messages: Iterable[Message] = ()) -> None:
        self.messages: list[Message] = list(messages)

    def append(self, message: Message) -> None:
        """Add one message at the end."""
        self.messages.append(message)

    def seen(self, system: str) -> Sequence[Message]:
        """What the model gets: the agent's instructions, then the messages."""
        return (Message("system", system), *self.messages)

    def forget_oldest(self) -> bool:
        """Drop the oldest exchange; False when only the one being answered is left."""
        starts = [index for index, message in enumerate(self.messages) if message.role == "user"]
        if len(starts) < 2:
            return False
        del self.messages[: starts[1]]
        return True
