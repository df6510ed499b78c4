"""What the desktop's prompt says to the daemon before anything is typed (spec A11)."""

from pydantic import Field

from ryxd.wire.command import Command


class Wake(Command):
    """The prompt is on the screen: remember where the user is, and make ready for what will be asked.

    What is asked next by the same client, with no folder of its own, is of this moment.
    """

    on_cli = False
    session: str | None = Field(default=None, description="the session that it will go on with, or 'last'")
