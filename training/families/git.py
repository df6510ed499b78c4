"""What a git repository says: branches, what changed, the latest commits; all by shell."""

from collections.abc import Callable

from training.families.write import text
from training.family import family
from training.material.shelling import Query, Ran, asked, failed, hexes, plain_folder, plain_path, quoted
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings import commits, repository
from training.wordings.commits import DIFF_FILE, FILE_LOG, LAST

NO_REPO = "fatal: not a git repository (or any of the parent directories): .git"
EN_WHERE = ("", "", "", " in {}", " of {}", " in the repo {}", " for {}")
DE_WHERE = ("", "", "", " in {}", " von {}", " im Repo {}", " für {}")


def _query(en: str, de: str, command: str, out: Callable[[Source], str], nothing: tuple[str, str] = ("", "")) -> Query:
    """A question about the repository here, or about one that is named at the end of the question.

    `nothing` says what it means that nothing was printed.
    """

    def run(source: Source) -> Ran:
        where = source.pick(source.by(EN_WHERE, DE_WHERE))
        folder = plain_folder(source)
        git = f"git -C {quoted(folder)}" if where else "git"
        printed = out(source)
        told = "" if printed else source.by(*nothing)
        ran = Ran(command.replace("git", git, 1), printed, told, {"where": where.format(folder)})
        return failed(ran, 128, NO_REPO) if source.chance(0.06) else ran

    return Query(Phrases(en=_placed(en), de=_placed(de)), run)


def _placed(ways: str) -> str:
    lines = [line for line in ways.strip().splitlines() if line]
    return "\n".join(line if "{where}" in line else f"{line[:-1]}{{where}}?" if line.endswith("?") else f"{line}{{where}}" for line in lines)


def branch_name(source: Source) -> str:
    """A branch's name."""
    word = source.made_word().lower()
    kinds = ("main", "main", "master", "dev", "develop", f"feature/{word}", f"fix/{word}", f"{word}-{source.number(1, 99)}", f"release-{source.number(1, 9)}.{source.number(0, 20)}", word)
    return source.pick(kinds)


def _subject(source: Source) -> str:
    return source.pick(["Fix ", "Add ", "Remove ", "Update ", "Refactor ", "Rename ", "Test ", ""]) + " ".join(source.nouns(1, 3))


def _log(source: Source, count: int) -> str:
    return "\n".join(f"{hexes(source, 7)} {_subject(source)}" for _ in range(count))


def _status(source: Source) -> str:
    found = [f"{source.pick([' M', 'M ', '??', ' D', 'A ', 'MM'])} {source.file_name()}" for _ in range(source.pick([0, 0, 1, 2, 3, 4, 5]))]
    return "\n".join(found)


def _stat(source: Source) -> str:
    count = source.pick([0, 1, 1, 2, 3])
    if not count:
        return ""
    rows = [f" {source.file_name()} | {source.number(1, 90)} {'+' * source.number(1, 6)}{'-' * source.number(0, 4)}" for _ in range(count)]
    files = "1 file changed" if count == 1 else f"{count} files changed"
    return "\n".join([*rows, f" {files}, {source.number(1, 200)} insertions(+), {source.number(1, 90)} deletions(-)"])


def _branches(source: Source) -> str:
    names = sorted({branch_name(source) for _ in range(source.number(1, 5))})
    at = source.number(0, len(names) - 1)
    return "\n".join(("* " if number == at else "  ") + name for number, name in enumerate(names))


def _remote(source: Source) -> str:
    host, owner, name = source.pick(["github.com", "gitlab.com", "codeberg.org"]), source.made_word().lower(), source.made_word().lower()
    url = source.pick([f"git@{host}:{owner}/{name}.git", f"https://{host}/{owner}/{name}.git"])
    return f"origin\t{url} (fetch)\norigin\t{url} (push)"


QUERIES = [
    _query(
        *repository.BRANCH,
        "git branch --show-current",
        branch_name,
    ),
    _query(
        *repository.STATUS,
        "git status --short",
        _status,
        ("Nothing has changed.", "Es hat sich nichts geändert."),
    ),
    _query(
        *commits.NEWEST,
        "git log -1 --format='%h %ad %s' --date=short",
        lambda source: f"{hexes(source, 7)} {source.number(2019, 2031)}-{source.number(1, 12):02d}-{source.number(1, 28):02d} {_subject(source)}",
    ),
    _query(
        *commits.STAT,
        "git diff --stat",
        _stat,
        ("There are no differences.", "Es gibt keine Unterschiede."),
    ),
    _query(
        *repository.BRANCHES,
        "git branch",
        _branches,
    ),
    _query(
        *repository.REMOTE,
        "git remote -v",
        _remote,
    ),
    _query(
        *repository.TAGS,
        "git tag",
        lambda source: "\n".join(f"v{source.number(0, 9)}.{number}.{source.number(0, 9)}" for number in range(source.number(1, 4))),
    ),
    _query(
        *repository.STASHES,
        "git stash list",
        lambda source: "\n".join(f"stash@{{{number}}}: WIP on {branch_name(source)}: {hexes(source, 7)} {_subject(source)}" for number in range(source.pick([0, 1, 1, 2]))),
        ("Nothing is stashed.", "Es ist nichts im Stash."),
    ),
    _query(
        *commits.COUNT,
        "git rev-list --count HEAD",
        lambda source: str(source.number(1, 9999)),
    ),
    _query(
        *commits.AUTHORS,
        "git shortlog -sn HEAD",
        lambda source: "\n".join(f"{count:6}\t{source.name()}" for count in sorted((source.number(1, 900) for _ in range(source.number(1, 4))), reverse=True)),
    ),
]  # fmt: skip


def _last(source: Source) -> Ran:
    count = source.pick([1, 2, 3, 3, 4, 5, 5, 5, 7, 8, 10, 10, 12, 15, 20, source.number(2, 60)])
    where, folder = source.pick(source.by(EN_WHERE, DE_WHERE)), plain_folder(source)
    git = f"git -C {quoted(folder)}" if where else "git"
    out = _log(source, min(count, 6))
    ran = Ran(f"{git} log --oneline -{count}", out, slots={"where": where.format(folder), "n": str(count)})
    return failed(ran, 128, NO_REPO) if source.chance(0.05) else ran


def _of_file(source: Source) -> Ran:
    path = plain_path(source)
    out = "\n".join(
        f"{hexes(source, 7)} {source.name()} {source.number(2020, 2031)}-{source.number(1, 12):02d}-{source.number(1, 28):02d} {_subject(source)}"
        for _ in range(source.number(1, 4))
    )
    return Ran(f"git log --format='%h %an %ad %s' --date=short {quoted(path)}", out, slots={"what": path})


def _diff_file(source: Source) -> Ran:
    path = plain_path(source)
    at, old, new = source.number(1, 300), text(source), text(source)
    name = path.removeprefix("~/")
    head = f"diff --git a/{name} b/{name}\nindex {hexes(source, 7)}..{hexes(source, 7)} 100644\n--- a/{name}\n+++ b/{name}"
    out = f"{head}\n@@ -{at} +{at} @@\n-{old}\n+{new}"
    return Ran(f"git diff {quoted(path)}", out, slots={"what": path})


FILES = [Query(FILE_LOG, _of_file), Query(DIFF_FILE, _diff_file)]


@family("git_state", "shell", weight=1.0)
def git_state(source: Source) -> Talk:
    """Branches, changes, remotes and so on."""
    return asked(source, [*QUERIES[:4], *QUERIES])


@family("git_log", "shell", weight=0.5)
def git_log(source: Source) -> Talk:
    """So many commits."""
    return asked(source, [Query(LAST, _last)])


@family("git_file", "shell", weight=0.25)
def git_file(source: Source) -> Talk:
    """What became of one file."""
    return asked(source, FILES)
