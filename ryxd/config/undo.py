"""[undo]: how much of what was is kept."""

from pydantic import Field

from ryxd.config.section import Section


class Undo(Section):
    """[undo]: what changes can be taken back with."""

    keep_mib: int = Field(
        default=1024, ge=1, le=16_777_216, description="MiB that former contents of files may take; the oldest go"
    )
    keep_days: int = Field(default=30, ge=1, le=36_500, description="days after which former contents go")
