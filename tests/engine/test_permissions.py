"""The policy: the user's rules, what was granted for a run and for always, and a file with mistakes in it."""

import stat
from pathlib import Path

import pytest

from ryxd.config.permissions import Permissions as Section
from ryxd.core.action import Action
from ryxd.core.effect import Effect, Permission, Question, Scope, Verdict
from ryxd.core.ruletext import RuleText
from ryxd.engine.permissions import Permissions
from ryxd.tools.command import read_command
from ryxd.wire.errors import NotFound, Refused

READ, CHANGE = Permission.READ, Permission.CHANGE


def made(tmp_path: Path, *rules: RuleText, **classes: str) -> Permissions:
    section = Section.model_validate({"rules": rules, **classes})
    home = tmp_path / "home"
    home.mkdir(exist_ok=True)
    return Permissions(
        section.defaults(), section.rules, tmp_path / "ryx/permissions.toml", home=home, today=lambda: "2026-11-21"
    )


def shell(line: str, tmp_path: Path) -> tuple[Action, Effect]:
    home = tmp_path / "home"
    reading = read_command(line, cwd=home, home=home)
    effect = Effect(
        reading.classes,
        f"run {line}",
        reads=reading.reads,
        writes=reading.writes,
        commands=reading.commands,
        unclear=reading.unclear,
    )
    return Action("shell", {"command": line}), effect


def question(action: Action, effect: Effect, run: str = "r1") -> Question:
    return Question(run, "file", action, effect, "it changes something", "0" * 64)


def verdict(policy: Permissions, line: str, tmp_path: Path, run: str = "r1") -> Verdict:
    action, effect = shell(line, tmp_path)
    return policy.decide(action, effect, run=run).verdict


def test_reading_is_free_and_everything_else_is_asked_about(tmp_path: Path) -> None:
    policy = made(tmp_path)
    assert verdict(policy, "ls | wc -l", tmp_path) is Verdict.ALLOW
    for line in ("touch x", "rm x", "curl https://example.com", "make", "$X"):
        assert verdict(policy, line, tmp_path) is Verdict.ASK


def test_rules_of_the_configuration_decide(tmp_path: Path) -> None:
    policy = made(
        tmp_path,
        RuleText(do="allow", command="git commit"),
        RuleText(do="deny", command="rm"),
        RuleText(do="allow", tool="write_file", path="~/notes/**"),
    )
    assert verdict(policy, "git status && git commit -m x", tmp_path) is Verdict.ALLOW
    assert verdict(policy, "git commit -m x && make", tmp_path) is Verdict.ASK
    assert verdict(policy, "git commit -m $(make)", tmp_path) is Verdict.ASK
    assert verdict(policy, "ls; timeout 5 env rm x", tmp_path) is Verdict.DENY
    write = Effect(frozenset({CHANGE}), "w", writes=(tmp_path / "home/notes/a",))
    assert policy.decide(Action("write_file"), write, run="r1").verdict is Verdict.ALLOW


async def test_a_grant_for_a_run_holds_in_that_run_for_that_line(tmp_path: Path) -> None:
    policy = made(tmp_path)
    await policy.grant(question(*shell("touch x | cat", tmp_path)), Scope.RUN)
    assert verdict(policy, "touch x | cat", tmp_path) is Verdict.ALLOW
    assert verdict(policy, "touch x", tmp_path, run="r2") is Verdict.ASK
    for line in ("touch x y", "touch y", "touch x; touch y", "touch x > z", "cd ..; touch x"):
        assert verdict(policy, line, tmp_path) is Verdict.ASK, line
    assert not policy.file.exists()


async def test_a_grant_for_always_is_stored_narrowly_and_survives(tmp_path: Path) -> None:
    policy = made(tmp_path)
    await policy.grant(question(*shell("make all", tmp_path)), Scope.ALWAYS)
    assert stat.S_IMODE(policy.file.stat().st_mode) == 0o600
    assert "2026-11-21: run make all" in policy.file.read_text()
    again = made(tmp_path)
    assert verdict(again, "make all", tmp_path, run="r9") is Verdict.ALLOW
    assert verdict(again, "make install", tmp_path) is Verdict.ASK
    assert verdict(again, "FOO=1 make all", tmp_path) is Verdict.ASK
    # in another folder it is another thing
    other = read_command("make all", cwd=tmp_path, home=tmp_path / "home")
    effect = Effect(other.classes, "x", reads=other.reads, commands=other.commands)
    assert again.decide(Action("shell"), effect, run="r9").verdict is Verdict.ASK


async def test_a_grant_for_a_file_is_for_that_file(tmp_path: Path) -> None:
    policy = made(tmp_path)
    star = tmp_path / "home" / "*"
    effect = Effect(frozenset({CHANGE}), "write *", reads=(star,), writes=(star,))
    await policy.grant(question(Action("write_file"), effect), Scope.ALWAYS)
    other = Effect(frozenset({CHANGE}), "write b", writes=(tmp_path / "home" / "b",))
    again = made(tmp_path)
    assert again.decide(Action("write_file"), effect, run="r1").verdict is Verdict.ALLOW
    assert again.decide(Action("write_file"), other, run="r1").verdict is Verdict.ASK
    assert again.decide(Action("trash"), effect, run="r1").verdict is Verdict.ASK


async def test_what_is_unclear_or_sensitive_is_granted_once_only(tmp_path: Path) -> None:
    policy = made(tmp_path)
    for line in ("$X", "echo x > ~/.bashrc"):
        action, effect = shell(line, tmp_path)
        for scope in (Scope.RUN, Scope.ALWAYS):
            with pytest.raises(Refused, match="once only"):
                await policy.grant(question(action, effect), scope)
        await policy.grant(question(action, effect), Scope.ONCE)
    assert not policy.rules
    assert not policy.of_run("r1")


async def test_a_grant_can_be_taken_back(tmp_path: Path) -> None:
    policy = made(tmp_path, RuleText(do="ask", command="cp"))
    await policy.grant(question(*shell("touch x", tmp_path)), Scope.ALWAYS)
    await policy.grant(question(*shell("touch y", tmp_path)), Scope.ALWAYS)
    await policy.grant(question(*shell("touch y", tmp_path)), Scope.ALWAYS)
    assert [rule.command for rule in policy.rules] == [("cp",), ("touch", "x"), ("touch", "y")]
    with pytest.raises(Refused, match=r"config\.toml"):
        await policy.forget(1)
    with pytest.raises(NotFound):
        await policy.forget(4)
    assert (await policy.forget(2)).command == ("touch", "x")
    assert verdict(policy, "touch x", tmp_path) is Verdict.ASK
    assert verdict(policy, "touch y", tmp_path) is Verdict.ALLOW
    assert verdict(made(tmp_path), "touch y", tmp_path) is Verdict.ALLOW


@pytest.mark.parametrize(
    "text",
    ["[[rules", "rules = 3", '[[rules]]\ndo = "allow"\ncommand = "make all"\n[[rules]]\ndo = "deny"\ncomand = "rm"\n',
     '[[rules]]\ndo = "yes"\n', '[[rules]]\ndo = "allow"\npath = "notes"\n', "\xff\xfe", '[[rules]]\ndo = "allow"\ncommand = ""\n',
     '[[rules]]\ndo = "allow"\nclass = "everything"\n'],
)  # fmt: skip
async def test_a_file_with_mistakes_is_told_and_grants_nothing(tmp_path: Path, text: str) -> None:
    file = tmp_path / "ryx/permissions.toml"
    file.parent.mkdir()
    file.write_bytes(text.encode("latin-1"))
    policy = made(tmp_path)
    assert policy.problems
    assert str(file) in policy.problems[0]
    for line in ("make all", "rm x", "touch x"):
        assert verdict(policy, line, tmp_path) is Verdict.ASK
    with pytest.raises(Refused, match="nothing was stored"):
        await policy.grant(question(*shell("touch x", tmp_path)), Scope.ALWAYS)
    assert file.read_bytes() == text.encode("latin-1")


async def test_what_the_user_wrote_into_the_file_stays(tmp_path: Path) -> None:
    file = tmp_path / "ryx/permissions.toml"
    file.parent.mkdir()
    file.write_text('# mine\n[[rules]]\ndo = "allow" # yes\ncommand = ["make"]\n')
    policy = made(tmp_path)
    await policy.grant(question(*shell("touch x", tmp_path)), Scope.ALWAYS)
    assert file.read_text().startswith('# mine\n[[rules]]\ndo = "allow" # yes\ncommand = ["make"]\n')
    assert verdict(policy, "make", tmp_path) is Verdict.ALLOW


async def test_a_disk_that_takes_nothing_grants_nothing(tmp_path: Path) -> None:
    (tmp_path / "ryx").write_text("a file where the folder should be")
    policy = made(tmp_path)
    with pytest.raises(Refused, match="nothing was stored"):
        await policy.grant(question(*shell("touch x", tmp_path)), Scope.ALWAYS)
    assert verdict(policy, "touch x", tmp_path) is Verdict.ASK


def test_new_rules_hold_at_once_and_grants_of_runs_stay(tmp_path: Path) -> None:
    policy = made(tmp_path)
    section = Section.model_validate({"change": "deny", "rules": [{"do": "deny", "command": "ls"}]})
    policy.configure(section.defaults(), section.rules)
    assert verdict(policy, "ls", tmp_path) is Verdict.DENY
    assert verdict(policy, "touch x", tmp_path) is Verdict.DENY


def test_reasons_are_in_the_users_language(tmp_path: Path) -> None:
    section = Section()
    german = Permissions(section.defaults(), (), tmp_path / "p.toml", home=tmp_path, language="de")
    effect = Effect(frozenset({CHANGE}), "x")
    assert german.decide(Action("write_file"), effect, run="r1").reason == "es ändert etwas"
    assert made(tmp_path).decide(Action("write_file"), effect, run="r1").reason == "it changes something"
    assert (
        made(tmp_path).decide(Action("read_file"), Effect(frozenset({READ}), "x"), run="r1").verdict
        is Verdict.ALLOW
    )


def test_a_reason_is_in_the_language_of_its_run(tmp_path: Path) -> None:
    policy = made(tmp_path)
    policy.language = {"r1": "de", "r2": "en"}.__getitem__
    effect = Effect(frozenset({CHANGE}), "x")
    assert policy.decide(Action("write_file"), effect, run="r1").reason == "es ändert etwas"
    assert policy.decide(Action("write_file"), effect, run="r2").reason == "it changes something"


def test_every_reason_for_a_sensitive_place_has_its_german(tmp_path: Path) -> None:
    policy = made(tmp_path)
    policy.language = {"r1": "de", "r2": "en"}.__getitem__
    home = tmp_path / "home"
    names = (".bashrc", "bin/x", ".ssh/authorized_keys", "p/.git/hooks/pre-commit", "a.desktop", ".envrc")
    for path in (*(home / name for name in names), Path("/etc/fstab"), Path("/srv/x"), Path("/opt/x"), Path("/boot/x")):
        effect = Effect(frozenset({CHANGE}), "x", writes=(path,))
        german, english = (policy.decide(Action("write_file"), effect, run=run) for run in ("r1", "r2"))
        assert german.rule == english.rule == "sensitive"
        assert german.reason != english.reason, f"{path}: {german.reason}"
