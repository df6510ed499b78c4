"""[memory]: how much is remembered."""

from pydantic import Field

from ryxd.config.section import Section


class Memory(Section):
    """[memory]: what ryx is told to remember."""

    most: int = Field(
        default=100_000, ge=1, le=10_000_000, description="memories at most; nothing is ever forgotten by itself"
    )
