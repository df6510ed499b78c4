"""The operations about permissions (spec D4): rules listed, taken back, tried out."""

import asyncio
from collections.abc import Callable, Iterable
from pathlib import Path

from ryxd.core.action import Action
from ryxd.core.effect import Effect, Permission
from ryxd.core.rules import Rule
from ryxd.core.tool import Paths, ToolError
from ryxd.engine.permissions import Permissions
from ryxd.server.operations import Caller
from ryxd.wire.permissions import (
    PermissionsCheck,
    PermissionsCheckReply,
    PermissionsForget,
    PermissionsList,
    PermissionsReply,
    RuleInfo,
    RunGrant,
)

SHELL = "shell"
"""The tool that a line is checked for."""


class PermissionOperations:
    """The commands that `wire.permissions` declares."""

    def __init__(
        self,
        policy: Permissions,
        paths: Callable[[Path], Paths],
        active: Callable[[], Iterable[str]] = lambda: (),
    ) -> None:
        """`paths` is the boundary for a folder, `active` the runs in progress: a grant for a run ends with it."""
        self._policy = policy
        self._paths = paths
        self._active = active

    async def do_permissions_list(self, _: PermissionsList, __: Caller) -> PermissionsReply:
        """All rules, with their numbers, and what was granted to the runs in progress."""
        policy = self._policy
        return PermissionsReply(
            defaults={str(permission): str(verdict) for permission, verdict in policy.defaults.items()},
            rules=tuple(info(number, rule) for number, rule in enumerate(policy.rules, 1) if rule.tool != "\0"),
            file=str(policy.file),
            problems=policy.problems,
            granted=tuple(
                RunGrant(run=run, text=str(rule)) for run in self._active() for rule in policy.of_run(run)
            ),
        )

    async def do_permissions_forget(self, command: PermissionsForget, _: Caller) -> RuleInfo:
        """Take a grant back."""
        return info(command.number, await self._policy.forget(command.number))

    async def do_permissions_check(self, command: PermissionsCheck, _: Caller) -> PermissionsCheckReply:
        """Read a line and decide about it, as the shell tool would."""
        cwd = Path(command.cwd) if command.cwd and command.cwd.startswith("/") else Path.home()
        return await asyncio.to_thread(self._checked, command.line, cwd)

    def _checked(self, line: str, cwd: Path) -> PermissionsCheckReply:
        # here: no start waits for the tables of programs
        from ryxd.tools.command import read_command
        from ryxd.tools.command.german import german

        roots = self._paths(cwd)
        reading = read_command(line, cwd=roots.cwd, home=roots.home)
        unclear = german(reading.doubts) if self._policy.language("") == "de" else reading.unclear
        effect = Effect(
            reading.classes,
            line,
            reads=reading.reads,
            writes=reading.writes,
            commands=reading.commands,
            unclear=unclear,
        )
        decision = self._policy.decide(Action(SHELL, {"command": line}), effect, run="")
        verdict, reason, rule = str(decision.verdict), decision.reason, decision.rule
        try:
            for path in reading.reads:
                roots.readable(path)
            for path in reading.writes:
                roots.writable(path)
        except ToolError as error:
            verdict, reason, rule = "deny", str(error), "paths"
        return PermissionsCheckReply(
            classes=tuple(str(each) for each in Permission if each in reading.classes),
            commands=reading.commands,
            reads=tuple(str(path) for path in reading.reads),
            writes=tuple(str(path) for path in reading.writes),
            unclear=unclear,
            why=reading.why,
            verdict=verdict,  # type: ignore[arg-type]
            reason=reason,
            rule=rule,
            lasting=decision.lasting,
        )


def info(number: int, rule: Rule) -> RuleInfo:
    """A rule as clients see it."""
    return RuleInfo(number=number, do=rule.do.value, text=str(rule), source=rule.source, note=rule.note)
