"""[python]: the Python tool."""

from pydantic import Field

from ryxd.config.section import Section


class Python(Section):
    """[python]: how long code may run, and what it is told not to do; the sandbox holds it in any case."""

    seconds: float = Field(
        default=5.0, ge=1, le=120, description="seconds that code may take where it asks for none"
    )
    blocked_operations: bool = Field(
        default=True, description="whether code with import os, eval(), open() of anything, … is sent back at once"
    )
    modules: tuple[str, ...] = Field(
        default=(), description="modules that may be imported besides data packages and harmless standard ones"
    )
