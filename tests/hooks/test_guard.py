"""A guard decides by what an Action would do: certain is asked or denied, uncertain asked, all else let through."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from ryxd.core.action import Action
from ryxd.core.effect import Effect, Permission, Verdict
from ryxd.core.paths import Roots
from ryxd.hooks.guard import WORDS, Guard, Place, Settings, Sure

READ, CHANGE, DESTROY = Permission.READ, Permission.CHANGE, Permission.DESTROY
NETWORK = Permission.NETWORK


@pytest.fixture
def home(tmp_path: Path) -> Path:
    for name in ("Documents/private", "Pictures", "src"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "Documents" / "a.txt").write_text("a")
    (tmp_path / "shortcut").symlink_to(tmp_path / "Documents")
    return tmp_path


async def says(home: Path, effect: Effect, tool: str = "t", language: str = "en", args: Any = None, **given: Any) -> str:
    """ask, deny or an empty text; with a question mark where it is not certain."""
    guard = Guard(Settings(**given), language, Roots(home, home, roots=()))
    decision = await guard.decision(Action(tool, args or {}), effect)
    if decision is None:
        return ""
    assert decision.lasting is False
    maybe = WORDS[language]["maybe"].partition("{said}")[2]
    return decision.verdict.value + ("?" if decision.reason.endswith(maybe) else "")


def reading(*paths: Path, **more: Any) -> Effect:
    return Effect(frozenset({READ}), "read", reads=paths, **more)


def command(*words: str, folder: Path, classes: frozenset[Permission] = frozenset({READ}), **more: Any) -> Effect:
    return Effect(classes, "run", commands=(words,), folder=folder, **more)


async def test_what_touches_a_folder_is_asked_about_read_or_written(home: Path) -> None:
    async def about(effect: Effect) -> str:
        return await says(home, effect, paths=("~/Documents/**",))

    inside = home / "Documents" / "a.txt"
    assert await about(reading(inside)) == "ask"
    assert await about(reading(home / "Documents", flat=True)) == "ask"
    assert await about(Effect(frozenset({CHANGE}), "w", writes=(inside,))) == "ask"
    assert await about(reading(home / "Pictures" / "x")) == ""
    assert await about(reading(home / "Documents2")) == ""
    # a search from above goes into it, a list from above does not
    assert await about(reading(home)) == "ask?"
    assert await about(reading(home, flat=True)) == ""
    # who takes away what is above takes it away
    assert await about(Effect(frozenset({CHANGE}), "w", writes=(home,))) == "ask"


async def test_a_deny_denies_only_what_is_certain(home: Path) -> None:
    given = {"verdict": "deny", "paths": ("~/Documents/**",)}
    assert await says(home, reading(home / "Documents" / "a.txt"), **given) == "deny"
    assert await says(home, reading(home), **given) == "ask?"
    assert await says(home, reading(home / "src", unclear="what $x is"), **given) == "ask?"


@pytest.mark.parametrize("written", ["~/Documents/**", "{home}/Documents/**", "~/shortcut/**", "~/Dokumente/**", "~/dokumente/**"])
@pytest.mark.parametrize("path", ["Documents/a.txt", "shortcut/a.txt"])
async def test_a_path_is_meant_by_each_of_its_names(home: Path, written: str, path: str) -> None:
    roots = Roots(home, home, roots=())
    resolved = roots.readable(home / path)
    assert await says(home, reading(resolved), paths=(written.format(home=home),)) == "ask"
    assert await says(home, Effect(frozenset({CHANGE}), "w", writes=(home / path,)), paths=(written.format(home=home),)) == "ask"


async def test_a_link_that_is_written_counts_as_itself_and_as_what_it_leads_to(home: Path) -> None:
    (home / "src" / "link").symlink_to(home / "Documents" / "a.txt")
    effect = Effect(frozenset({CHANGE}), "w", writes=(home / "src" / "link",))
    assert await says(home, effect, paths=("~/Documents/**",)) == "ask"
    assert await says(home, effect, paths=("~/src/**",)) == "ask"


async def test_for_changes_reading_does_not_count(home: Path) -> None:
    given = {"paths": ("~/Documents/**",), "classes": ("change", "destroy"), "access": "write"}
    copied = Effect(frozenset({CHANGE, READ}), "cp", reads=(home / "Documents",), writes=(home / "src" / "x",))
    assert await says(home, copied, **given) == ""
    assert await says(home, Effect(frozenset({CHANGE}), "w", writes=(home / "Documents" / "x",)), **given) == "ask"
    # what runs there may change it, though it names nothing
    make = command("make", folder=home / "Documents", classes=frozenset({CHANGE, DESTROY}))
    assert await says(home, make, **given) == "ask?"
    assert await says(home, make, verdict="deny", **given) == "ask?"
    assert await says(home, command("make", folder=home, classes=frozenset({CHANGE})), **given) == ""
    assert await says(home, command("ls", folder=home / "Documents"), **given) == ""


@pytest.mark.parametrize(
    ("words", "above", "inside"),
    [
        (("date",), "", ""),
        (("ls",), "", "ask"),
        (("ls", "-lR"), "ask?", "ask"),
        (("find", "-name", "x"), "ask?", "ask"),
        (("cat", "$(echo x)"), "ask?", "ask"),
        (("echo", "*"), "ask?", "ask"),
        (("echo", "x"), "", ""),
    ],
)
async def test_a_command_sees_the_folder_that_it_runs_in(home: Path, words: tuple[str, ...], above: str, inside: str) -> None:
    given = {"paths": ("~/Documents/**",)}
    assert await says(home, command(*words, folder=home), **given) == above
    assert await says(home, command(*words, folder=home / "Documents"), **given) == inside
    assert await says(home, command(*words, folder=home / "src"), **given) == ""


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("git", "push"), "deny"),
        (("git", "push", "-f", "origin"), "deny"),
        (("/usr/bin/git", "push"), "deny"),
        (("git", "-C", "d", "push"), "ask?"),
        (("git", "pull"), ""),
        (("push", "git"), ""),
        (("git",), ""),
    ],
)
async def test_a_command_is_known_by_its_first_words(home: Path, words: tuple[str, ...], expected: str) -> None:
    assert await says(home, command(*words, folder=home), verdict="deny", commands=("git push",)) == expected


async def test_what_and_where_have_to_hold_together(home: Path) -> None:
    given: dict[str, Any] = {
        "verdict": "deny", "paths": ("~/Pictures/**",), "access": "write",
        "classes": ("destroy",), "tools": ("trash_file",), "commands": ("rm",),
    }  # fmt: skip
    picture, other = home / "Pictures" / "a.jpg", home / "src" / "a.jpg"
    trashed = Effect(frozenset({CHANGE}), "trash", writes=(picture,))
    assert await says(home, trashed, tool="trash_file", **given) == "deny"
    assert await says(home, trashed, tool="write_file", **given) == ""
    assert await says(home, Effect(frozenset({CHANGE}), "t", writes=(other,)), tool="trash_file", **given) == ""
    rm = command("rm", "x", folder=home, classes=frozenset({DESTROY, READ}), writes=(picture,), reads=(home,))
    assert await says(home, rm, tool="shell", **given) == "deny"


async def test_classes_alone_hold_everywhere(home: Path) -> None:
    assert await says(home, Effect(frozenset({NETWORK}), "get"), verdict="deny", classes=("network",)) == "deny"
    assert await says(home, Effect(frozenset({READ}), "get"), verdict="deny", classes=("network",)) == ""
    # a program that nobody knows may lose something, or not
    unknown = command("./x", folder=home, classes=frozenset({CHANGE, DESTROY}))
    assert await says(home, unknown, verdict="deny", classes=("destroy",)) == "ask?"
    unclear = Effect(frozenset({READ}), "run", unclear="nobody knows")
    assert await says(home, unclear, verdict="deny", classes=("network",)) == "ask?"
    assert await says(home, unclear, verdict="deny", tools=("open_*",)) == ""
    assert await says(home, unclear, tool="open_url", verdict="deny", tools=("open_*",)) == "deny"


async def test_of_a_tool_that_says_nothing_of_paths_its_arguments_are_looked_at(home: Path) -> None:
    given = {"paths": ("~/Documents/**",)}
    nothing = Effect(frozenset({READ}), "MCP server files: read")
    for path in ("~/Documents/a.txt", f"{home}/Documents", f"file://{home}/Documents/a.txt", f"{home}/src/../Documents/x"):
        assert await says(home, nothing, args={"what": [{"path": path}]}, **given) == "ask"
    assert await says(home, nothing, args={"path": str(home)}, **given) == "ask?"
    assert await says(home, nothing, args={"path": "~/src", "text": "Documents", "n": 1}, **given) == ""


async def test_a_pattern_that_may_be_anywhere_below_is_not_certain_above(home: Path) -> None:
    given = {"verdict": "deny", "paths": ("**/*.key",)}
    assert await says(home, reading(home / "src" / "a.key"), **given) == "deny"
    assert await says(home, reading(home / "src"), **given) == "ask?"
    assert await says(home, reading(home / "src", flat=True), **given) == ""
    assert await says(home, Effect(frozenset({CHANGE}), "w", writes=(home / "src",)), **given) == "ask?"


async def test_the_reason_is_the_users_sentence_in_their_language(home: Path) -> None:
    effect = reading(home / "Documents" / "a.txt")
    for language, verdict, expected in (
        ("en", "ask", "you said: keep off"),
        ("en", "deny", "the user said: keep off"),
        ("de", "ask", "du hast gesagt: keep off"),
        ("de", "deny", "der Nutzer hat gesagt: keep off"),
    ):
        settings = Settings(verdict=verdict, paths=("~/Documents/**",), reason="keep off")
        decision = await Guard(settings, language, Roots(home, home, roots=())).decision(Action("t"), effect)
        assert decision is not None
        assert (decision.verdict, decision.reason) == (Verdict(verdict), expected)
    decision = await Guard(Settings(paths=("~/Documents/**",)), "de", Roots(home, home, roots=())).decision(Action("t"), effect)
    assert decision is not None
    assert decision.reason == "davor willst du gefragt werden"


@pytest.mark.parametrize(
    "wrong",
    [{}, {"verdict": "ask"}, {"paths": ("Documents",)}, {"paths": ("../x",)}, {"commands": (" ",)}, {"classes": ("x",)}, {"path": ("~",)}],
)
def test_settings_that_guard_nothing_are_none(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        Settings(**wrong)


@given(st.lists(st.sampled_from(["a", "b", "c"]), max_size=4), st.lists(st.sampled_from(["a", "b"]), min_size=1, max_size=3))
def test_a_folder_holds_all_below_it_and_nothing_beside_it(path: list[str], top: list[str]) -> None:
    place = Place(Path("/", *top), ("**",))
    sure = place.holds(Path("/", *path), inside=Sure.MAYBE)
    if path[: len(top)] == top:
        assert sure is Sure.YES
    elif top[: len(path)] == path:
        assert sure is Sure.MAYBE
    else:
        assert sure is Sure.NO
