"""What all events have: which run, which agent, what they follow, when."""

from typing import ClassVar

from pydantic import BaseModel, ConfigDict, Field

PREVIEW = 500
"""Characters of a Result that an event shows (the source's limit); the journal keeps the whole."""


class Event(BaseModel):
    """One thing that happened. `id` grows over the whole journal; a `token` has none and is never stored."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    stored: ClassVar[bool] = True

    id: int = Field(default=0, description="number in the journal; 0 for events that are only streamed")
    run: str = Field(default="", description="run id, as in r12; empty for what belongs to no run")
    session: str = Field(default="", description="session id, as in s3")
    agent: str = Field(default="", description="who did it: an agent's path, as in file or file/task1")
    cause: tuple[int, ...] = Field(default=(), description="ids of the events this one follows")
    at: int = Field(default=0, description="milliseconds since 1970")
