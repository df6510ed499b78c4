"""Deny wins over ask, ask over allow; an allowed line is one whose every command is allowed."""

from pathlib import Path

import pytest

from ryxd.core.effect import Effect, Permission, Verdict
from ryxd.core.rules import Basis, Rule, decide, pattern
from ryxd.core.sensitive import sensitive_places

HOME = Path("/home/u")
ALLOW, ASK, DENY = Verdict.ALLOW, Verdict.ASK, Verdict.DENY
READ, CHANGE, DESTROY, NETWORK = Permission.READ, Permission.CHANGE, Permission.DESTROY, Permission.NETWORK
DEFAULTS = {READ: ALLOW, Permission.DESKTOP: ALLOW, CHANGE: ASK, DESTROY: ASK, NETWORK: ASK}


def classes(words: tuple[str, ...]) -> frozenset[Permission] | None:
    return frozenset({READ}) if words[0] in {"ls", "cat"} else None


BASIS = Basis(DEFAULTS, classes, sensitive_places(HOME, ["/home/u/tools"]))


def verdict(rules: list[Rule], effect: Effect, tool: str = "shell", basis: Basis = BASIS) -> Verdict:
    return decide(rules, effect, tool, basis).verdict


def line(
    *commands: str, writes: tuple[str, ...] = (), reads: tuple[str, ...] = (), unclear: str = "", also=()
) -> Effect:
    return Effect(
        frozenset({READ, CHANGE, *also}),
        "line",
        commands=tuple(tuple(command.split()) for command in commands),
        writes=tuple(map(Path, writes)),
        reads=tuple(map(Path, reads)),
        unclear=unclear,
    )


def test_without_rules_the_class_decides() -> None:
    for permission, expected in DEFAULTS.items():
        assert verdict([], Effect(frozenset({permission}), "x")) is expected
    assert verdict([], Effect(frozenset({READ, NETWORK}), "x")) is ASK


def test_every_simple_command_must_be_allowed() -> None:
    git = Rule(ALLOW, command=("git", "commit"))
    assert verdict([git], line("git commit -m x")) is ALLOW
    assert verdict([git], line("git commit -m x", "ls -l")) is ALLOW
    assert verdict([git], line("git commit -m x", "make")) is ASK
    assert verdict([git, Rule(ALLOW, command=("make",))], line("git commit -m x", "make all")) is ALLOW
    assert verdict([git], line("git commit", "> /home/u/x")) is ASK
    assert verdict([git], line("git")) is ASK
    assert verdict([git], line("git committed")) is ASK


def test_an_exact_command_is_all_of_its_words() -> None:
    rule = Rule(ALLOW, command=("make", "all"), exact=True)
    assert verdict([rule], line("make all")) is ALLOW
    assert verdict([rule], line("make all install")) is ASK
    assert verdict([rule], line("/tmp/make all")) is ASK


def test_deny_wins_whatever_the_order_and_sees_every_command() -> None:
    rules = [Rule(ALLOW, tool="shell"), Rule(DENY, command=("rm",)), Rule(ASK, command=("mv",))]
    for ordered in (rules, rules[::-1]):
        assert verdict(ordered, line("ls", "env rm x", "rm x")) is DENY
        assert verdict(ordered, line("/usr/bin/rm x")) is DENY
        assert verdict(ordered, line("mv a b")) is ASK
        assert verdict(ordered, line("cp a b")) is ALLOW
        assert verdict(ordered, line("rm x", unclear="x")) is DENY


def test_what_is_unclear_is_asked_about_whatever_is_allowed() -> None:
    decision = decide([Rule(ALLOW)], line("x", unclear="nobody knows"), "shell", BASIS)
    assert decision.verdict is ASK
    assert not decision.lasting


def test_an_allowing_rule_with_paths_reaches_all_paths_or_none() -> None:
    rule = Rule(ALLOW, tool="write", paths=("/home/u/notes/**",))
    inside, outside = "/home/u/notes/a/b.txt", "/home/u/other.txt"
    assert verdict([rule], Effect(frozenset({CHANGE}), "w", writes=(Path(inside),)), "write") is ALLOW
    assert verdict([rule], Effect(frozenset({CHANGE}), "w", writes=(Path(inside), Path(outside))), "write") is ASK
    assert verdict([rule], Effect(frozenset({CHANGE}), "w", writes=(Path(inside),)), "trash") is ASK
    assert verdict([rule], Effect(frozenset({CHANGE}), "w"), "write") is ASK
    deny = Rule(DENY, paths=("/home/u/other.txt",))
    assert verdict([Rule(ALLOW), deny], Effect(frozenset({READ}), "r", reads=(Path(outside),)), "read") is DENY


def test_a_class_in_a_rule_bounds_it() -> None:
    rule = Rule(ALLOW, permission=CHANGE)
    assert verdict([rule], Effect(frozenset({CHANGE, READ}), "x"), "write") is ALLOW
    assert verdict([rule], Effect(frozenset({CHANGE, DESTROY}), "x"), "write") is ASK
    assert verdict([Rule(DENY, permission=NETWORK)], Effect(frozenset({READ, NETWORK}), "x"), "fetch") is DENY


def test_defaults_of_the_user_hold_and_deny_beats_rules() -> None:
    strict = Basis({**DEFAULTS, NETWORK: DENY, READ: ASK}, classes, BASIS.sensitive)
    assert verdict([Rule(ALLOW)], Effect(frozenset({NETWORK}), "x"), "fetch", strict) is DENY
    assert verdict([], Effect(frozenset({READ}), "x"), "read", strict) is ASK
    assert verdict([Rule(ALLOW, command=("make",))], line("make", "ls"), "shell", strict) is ASK


@pytest.mark.parametrize(
    "path",
    ["~/.bashrc", "~/.config/hypr/hyprland.conf", "~/.config/systemd/user/x.service", "~/.config/autostart/x.desktop",
     "~/p/.git/hooks/pre-commit", "~/p/.git/config", "~/.local/bin/ls", "~/tools/x", "~/.ssh/authorized_keys", "/etc/hosts",
     "~/.config/environment.d/x.conf", "~/.local/share/applications/x.desktop", "~/.config/fish/config.fish", "~/.gitconfig",
     "~/.config", "~/.config/hypr", "~/.local", "/srv/authorized_keys", "~/p/.git", "~/p/.envrc", "/var/spool/cron/u"],
)  # fmt: skip
def test_sensitive_places_are_asked_about_under_the_broadest_rule(path: str) -> None:
    resolved = Path(path.replace("~", str(HOME), 1))
    effect = Effect(frozenset({CHANGE}), "x", writes=(resolved,))
    for rule in (
        Rule(ALLOW),
        Rule(ALLOW, tool="write"),
        Rule(ALLOW, paths=("/**",)),
        Rule(ALLOW, permission=CHANGE),
    ):
        decision = decide([rule], effect, "write", BASIS)
        assert decision.verdict is ASK
        assert not decision.lasting
    assert decide([Rule(ALLOW, paths=(str(resolved),))], effect, "write", BASIS).verdict is ALLOW


@pytest.mark.parametrize(
    "path", ["~/notes.txt", "~/p/Makefile", "~/p/src/main.c", "~/.cache/x", "~/p/.github/x.yml", "~"]
)
def test_ordinary_places_are_not_sensitive(path: str) -> None:
    assert BASIS.sensitive(Path(path.replace("~", str(HOME), 1))) is None


@pytest.mark.parametrize(
    ("glob", "path", "matches"),
    [
        ("/a/*.txt", "/a/b.txt", True),
        ("/a/*.txt", "/a/b/c.txt", False),
        ("/a/**", "/a", True),
        ("/a/**", "/a/b/c", True),
        ("/a/**", "/ab", False),
        ("/a/**/c", "/a/b/x/c", True),
        ("/a/**/c", "/a/c", True),
        ("/a/?", "/a/b", True),
        ("/a/?", "/a//", False),
        ("/a/[x]", "/a/x", False),
        ("/a", "/a\n", False),
    ],
)
def test_globs_over_paths(glob: str, path: str, matches: bool) -> None:
    assert bool(pattern(glob).fullmatch(path)) is matches


def test_the_paths_of_an_exact_rule_are_no_patterns() -> None:
    rule = Rule(ALLOW, paths=("/a/*",), exact=True)
    assert rule.touches(Path("/a/*"))
    assert not rule.touches(Path("/a/b"))
