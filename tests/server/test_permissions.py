"""The list of what is allowed has what was granted to a run, as long as that goes on."""

from pathlib import Path

from ryxd.config.permissions import Permissions as Section
from ryxd.core.action import Action
from ryxd.core.effect import Effect, Permission, Question, Scope
from ryxd.core.paths import Roots
from ryxd.core.tool import Paths
from ryxd.engine.permissions import Permissions
from ryxd.server.operations import Caller
from ryxd.server.permissions import PermissionOperations
from ryxd.wire.permissions import PermissionsCheck, PermissionsList

CALLER = Caller(1000, 1, "socket")


def nowhere(_: Path) -> Paths:
    raise AssertionError("a list needs no boundary")


async def test_a_grant_for_a_run_is_listed_until_the_run_ends(tmp_path: Path) -> None:
    policy = Permissions(Section().defaults(), (), tmp_path / "permissions.toml", home=tmp_path)
    active = ["r1", "r2"]
    operations = PermissionOperations(policy, nowhere, lambda: active)
    assert (await operations.do_permissions_list(PermissionsList(), CALLER)).granted == ()
    effect = Effect(frozenset({Permission.CHANGE}), "write x", writes=(tmp_path / "x",))
    question = Question("r1", "file", Action("write_file"), effect, "it changes something", "0" * 64)
    await policy.grant(question, Scope.RUN)
    (grant,) = (await operations.do_permissions_list(PermissionsList(), CALLER)).granted
    assert (grant.run, grant.text) == ("r1", f"allow write_file in {tmp_path}/x")
    active.remove("r1")
    assert (await operations.do_permissions_list(PermissionsList(), CALLER)).granted == ()


async def test_a_line_is_judged_in_the_language_of_the_daemon(tmp_path: Path) -> None:
    def roots(cwd: Path) -> Paths:
        return Roots(tmp_path, cwd, (tmp_path,), (), config=tmp_path, writable=(tmp_path,))

    for language, says in (
        ("de", "was es ausführt, zeigt sich erst beim Ausführen"),
        ("en", "what it runs only comes out"),
    ):
        policy = Permissions(
            Section().defaults(), (), tmp_path / "permissions.toml", home=tmp_path, language=language
        )
        operations = PermissionOperations(policy, roots)
        told = await operations.do_permissions_check(PermissionsCheck(line="eval $x", cwd=str(tmp_path)), CALLER)
        assert says in told.unclear
        assert says in told.reason
