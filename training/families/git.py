"""What a git repository says: branches, what changed, the latest commits; all by shell."""

from collections.abc import Callable

from training.families.write import text
from training.family import family
from training.material.shelling import Query, Ran, asked, failed, hexes, plain_folder, plain_path, quoted
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

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
        """
[which|what] branch am i on
[which|what] branch is [checked out|active|current]
[what's|what is] the [current|active] branch
current [git|] branch
branch
git branch name
on [which|what] branch are we
[tell me|show me|give me] the [current|active] branch
am i on main or on another branch
!the name of the branch i'm on
what git branch is this
branch i am working on
!{where} what's checked out, which branch
""",
        """
[auf welchem|welcher] Branch [bin ich|sind wir|ist das]
[auf|in] welchem [Branch|Zweig] [bin ich|arbeite ich] [gerade|]
welcher [Branch|Zweig] ist [ausgecheckt|aktiv|aktuell]
[wie heißt|was ist] der [aktuelle|jetzige] [Branch|Zweig]
[aktueller|aktiver] [git|] Branch
Branch
[zeig|sag] mir den [aktuellen|aktiven] Branch
bin ich auf main oder auf nem anderen Branch
!der Name des Branches, auf dem ich bin
welchen Branch hab ich [grad|gerade] [offen|ausgecheckt]
Name vom [aktuellen|] Branch
!{where} auf was für nem Branch bin i
""",
        "git branch --show-current",
        branch_name,
    ),
    _query(
        """
[what's|what is] the git status
[what|which files] [have i changed|did i change|changed] [so far|]
[any|are there any] uncommitted changes
[is|are] there anything to commit
[show|list] [the|all|] [changed|modified|uncommitted] files [in git|]
is the [repo|repository|working tree] clean
what has changed since the last commit
status of the [repo|repository]
[do i have|have i got] [uncommitted|unsaved git|unstaged] changes
!which files are modified but not committed
!did i forget to commit [something|anything]
did i touch any files in git
""",
        """
[wie ist|was sagt] der git status
[was|welche Dateien] [habe ich|hab ich] [geändert|verändert]
[gibt es|gibts|hab ich] [uncommittete|nicht committete] Änderungen
[gibt es|ist da] [was|etwas] zu committen
[zeig|liste] [mir|] die [geänderten|veränderten] Dateien [in git|]
ist das [Repo|Repository|Arbeitsverzeichnis] sauber
was hat sich seit dem letzten Commit [geändert|getan]
Status [vom|des] [Repo|Repositorys]
Git-Status [bitte|]
!welche Dateien sind geändert, aber nicht committet
!hab ich [was|irgendwas] vergessen zu committen
was ist noch nicht committet
""",
        "git status --short",
        _status,
        ("Nothing has changed.", "Es hat sich nichts geändert."),
    ),
    _query(
        """
[what's|what is] the last commit
[last|latest|newest] commit
[what did i|what was] [commit|committed] last
show [me|] the [last|latest|most recent] commit
[when|what] was the [last|latest] commit
the most recent commit [please|]
!tell me about the newest commit
HEAD commit
""",
        """
[was ist|wie heißt|was war] der letzte Commit
[letzter|neuester|jüngster] Commit
was [habe ich|hab ich|wurde] zuletzt [committet|eingecheckt]
zeig [mir|] den [letzten|neuesten|jüngsten] Commit
[wann|was] war der letzte Commit
den [letzten|aktuellsten] Commit [bitte|]
!erzähl mir vom neuesten Commit
HEAD-Commit
""",
        "git log -1 --format='%h %ad %s' --date=short",
        lambda source: f"{hexes(source, 7)} {source.number(2019, 2031)}-{source.number(1, 12):02d}-{source.number(1, 28):02d} {_subject(source)}",
    ),
    _query(
        """
[how much|how many lines] [did i change|have i changed]
[show|give me] a [summary|overview] of my [changes|diff]
diff [stat|statistics|summary]
how big [is|are] my [diff|changes]
[how many|number of] lines changed
!what does the diff look like [in short|roughly]
[show|] [the|] diff as [statistics|a summary]
""",
        """
[wie viel|wie viele Zeilen] [habe ich|hab ich] geändert
[zeig|gib mir] [eine Übersicht|eine Zusammenfassung] [meiner Änderungen|vom Diff]
Diff [Statistik|Zusammenfassung|Übersicht]
wie groß [ist mein Diff|sind meine Änderungen]
[Anzahl|Zahl] der geänderten Zeilen
!wie sieht der Diff [in Kürze|grob] aus
[zeig|] [den|] Diff als [Statistik|Übersicht]
""",
        "git diff --stat",
        _stat,
        ("There are no differences.", "Es gibt keine Unterschiede."),
    ),
    _query(
        """
[list|show] [all|the|my] [git|local|] branches
[what|which] branches [are there|do i have|exist]
all branches [please|]
branches
how many branches are there
!give me the names of [all|the] branches
""",
        """
[liste|zeig] [mir|] [alle|die|meine] [lokalen|] Branches
[welche|was für] Branches [gibt es|hab ich|existieren]
alle Branches [bitte|]
Branches [auflisten|zeigen]
[welche|was für] Zweige gibt es
!die Namen [aller|der] Branches
""",
        "git branch",
        _branches,
    ),
    _query(
        """
[what's|what is] the [git|] remote [url|address|]
where does [this|the] repo [come from|push to]
[show|list] [the|] remotes
[which|what] remotes [are there|are configured]
remote url of the [repo|repository]
!from which server was this cloned
origin url
""",
        """
[was ist|wie lautet] [die|der] [Remote-URL|Remote|Adresse vom Remote]
[woher kommt|wohin pusht] [das|dieses] Repo
[zeig|liste] [mir|] die Remotes
[welche|was für] Remotes [gibt es|sind eingerichtet]
Remote-URL [vom Repo|]
!von welchem Server ist das geklont
origin-URL
""",
        "git remote -v",
        _remote,
    ),
    _query(
        "[list|show] [all|the|] [git|] tags\n[what|which] tags [are there|exist]\n[which|what] [versions|releases] are tagged\n!all tagged versions\ntags",
        "[liste|zeig] [mir|] [alle|die] [git|] Tags\n[welche|was für] Tags gibt es\nwelche [Versionen|Releases] sind getaggt\n!alle getaggten Versionen\nTags",
        "git tag",
        lambda source: "\n".join(f"v{source.number(0, 9)}.{number}.{source.number(0, 9)}" for number in range(source.number(1, 4))),
    ),
    _query(
        "[are|do] there any stashes\n[show|list] [the|my] stashes\n[what|is anything] [have i|] stashed\n!what lies in the stash\nstash list",
        "gibt es [Stashes|einen Stash]\n[zeig|liste] [mir|] [die|meine] Stashes\n[was|ist was] [hab ich|] gestasht\n!was liegt im Stash\nStash-Liste",
        "git stash list",
        lambda source: "\n".join(f"stash@{{{number}}}: WIP on {branch_name(source)}: {hexes(source, 7)} {_subject(source)}" for number in range(source.pick([0, 1, 1, 2]))),
        ("Nothing is stashed.", "Es ist nichts im Stash."),
    ),
    _query(
        "how many commits [are there|does it have]\n[number|count] of commits\ncount [the|all] commits\n!total commits\n[how many times|how often] [was|has] [something|anything] [been|] committed",
        "wie viele Commits [gibt es|hat das]\n[Anzahl|Zahl] der Commits\nzähl [mal|] die Commits\n!Commits insgesamt\nwie oft wurde [was|] committet",
        "git rev-list --count HEAD",
        lambda source: str(source.number(1, 9999)),
    ),
    _query(
        "who [has committed|worked on this|are the authors]\n[list|show] [the|all] [contributors|authors|committers]\nauthors by commits\n!which people contributed\nwho wrote [the most|most] commits",
        "wer hat [committet|mitgearbeitet|daran gearbeitet]\n[zeig|liste] [mir|] [die|alle] [Autoren|Mitwirkenden]\nAutoren nach Commits\n!welche Leute haben beigetragen\nwer hat die meisten Commits",
        "git shortlog -sn HEAD",
        lambda source: "\n".join(f"{count:6}\t{source.name()}" for count in sorted((source.number(1, 900) for _ in range(source.number(1, 4))), reverse=True)),
    ),
]  # fmt: skip
LAST = Phrases(
    en="""
[the|show me the|show the|give me the|] last {n} commits{where}
[the|] {n} [latest|newest|most recent] commits{where}
[what were|which are] the last {n} commits{where}?
{n} commits from the log{where}
[show|list] {n} commits{where}
!the {n} commits that came last{where}
log of the last {n} commits{where}
i want to see the last {n} commits{where}
!commit history{where}, {n} entries
what happened in the last {n} commits{where}?
""",
    de="""
[die|zeig mir die|zeig die|gib mir die|] letzten {n} Commits{where}
letzte {n} Commits{where}
[die|] {n} [neuesten|jüngsten] Commits{where}
[was waren|welches sind] die letzten {n} Commits{where}?
{n} Commits aus dem Log{where}
[zeig|liste] [mir|] {n} Commits{where} [auf|]
!die {n} Commits, die zuletzt kamen{where}
Log der letzten {n} Commits{where}
ich will die letzten {n} Commits{where} sehen
!Commit-Historie{where}, {n} Einträge
was ist in den letzten {n} Commits{where} passiert?
""",
)
FILE_LOG = Phrases(
    en="who changed {what} last?\n[when|by whom] was {what} last [committed|changed in git]?\n[show|] [the|] [git|] history of {what}\nwhich commits touched {what}?\n"
    "commits [for|of|about] {what}\n!the commit history of the file {what}\nwhat happened to {what} in git?",
    de="wer hat {what} zuletzt geändert?\n[wann|von wem] wurde {what} zuletzt committet?\n[zeig|] [die|] Git-Historie von {what}\nwelche Commits haben {what} geändert?\n"
    "Commits [zu|von|für] {what}\n!die Commit-Historie der Datei {what}\nwas ist mit {what} in git passiert?",
)


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


DIFF_FILE = Phrases(
    en="what [did i change|have i changed|changed] in {what} [since the last commit|in git|]?\n[show|] [me|] [the|] diff of {what}\nmy changes in {what}\n!what is different in {what} [from|than] the last commit?",
    de="was [habe ich|hab ich] in {what} [seit dem letzten Commit|in git|] geändert?\n[zeig|] [mir|] den Diff von {what}\nmeine Änderungen in {what}\n!was ist in {what} anders als im letzten Commit?",
)


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
