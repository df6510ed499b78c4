"""[permissions]: what needs the user's yes, and how long a question waits for it."""

from pydantic import Field

from ryxd.config.section import Section
from ryxd.core.effect import Permission, Verdict
from ryxd.core.ruletext import RuleText, Word


class Permissions(Section):
    """[permissions]: what is allowed, asked about and refused, and how long a question waits."""

    wait: float = Field(
        default=600.0, gt=0, le=1e6, description="seconds that a question waits; then it is a no, or has no answer"
    )
    read: Word = Field(default="allow", description="what only reads")
    desktop: Word = Field(default="allow", description="windows, sound, screen, clipboard")
    change: Word = Field(default="ask", description="what changes files, and can be taken back")
    destroy: Word = Field(default="ask", description="what may be lost for good, and the system")
    network: Word = Field(default="ask", description="what reaches other machines")
    rules: tuple[RuleText, ...] = Field(default=(), description="rules by tool, command, path and class")

    def defaults(self) -> dict[Permission, Verdict]:
        """What is done with each class where no rule says otherwise."""
        return {permission: Verdict(getattr(self, permission.value)) for permission in Permission}
