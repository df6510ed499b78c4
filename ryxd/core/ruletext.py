"""A rule as a person writes it, in config.toml and permissions.toml."""

import shlex
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator

from ryxd.core.effect import Permission

Word = Literal["allow", "ask", "deny"]


class RuleText(BaseModel):
    """One rule: what is left out holds for everything."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)

    do: Word = Field(description="allow, ask or deny; deny wins over ask, ask over allow")
    tool: str = Field(
        default="*", min_length=1, max_length=200, description="name of a tool, * and ? as in file names"
    )
    command: tuple[str, ...] = Field(
        default=(), description="the first words of a command line's simple commands, as text or list"
    )
    exact: bool = Field(default=False, description="the command is all of its words, and paths are no patterns")
    path: tuple[str, ...] = Field(default=(), description="files and folders; ** is any number of folders")
    permission: Permission | None = Field(
        default=None, alias="class", description="read, change, destroy, network or desktop"
    )
    note: str = Field(default="", description="when and what for it was granted")

    @field_validator("command", mode="before")
    @classmethod
    def _words(cls, value: Any) -> Any:
        """A text is split as a shell would."""
        if not isinstance(value, str):
            return value
        try:
            words = shlex.split(value)
        except ValueError as error:
            raise ValueError(f"is no list of words: {error}") from None
        if not words:
            raise ValueError("is empty; leave it out to mean every command")
        return words

    @field_validator("path", mode="before")
    @classmethod
    def _paths(cls, value: Any) -> Any:
        """One path is a list of one."""
        return [value] if isinstance(value, str) else value

    @field_validator("path")
    @classmethod
    def _plain(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        for each in value:
            if each != "~" and not each.startswith(("/", "~/")):
                raise ValueError(f"{each!r} must be absolute or begin with ~/")
            if "\0" in each:
                raise ValueError(f"{each!r} has a character that no path has")
        return value
