"""Start an application by its name, or bring it to the front where it runs already."""

import asyncio
import re
import shutil
from collections.abc import Mapping
from difflib import SequenceMatcher
from functools import lru_cache
from pathlib import Path

from pydantic import Field

from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools import programs
from ryxd.tools.entries import Application, folders, read_all
from ryxd.tools.hyprland import compositor
from ryxd.tools.opener import needs_desktop
from ryxd.tools.search.pattern import even
from ryxd.tools.sitenames import site
from ryxd.tools.speech import say
from ryxd.tools.windows import focus, windows

SURE = 80
"""From this score on, the name is the application's own: the best one is taken. Below, two are ambiguous."""

CLOSE = 0.5
"""How alike a name must be, to be worth telling."""

TERMINALS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("xdg-terminal-exec", ()), ("foot", ()), ("kitty", ()), ("ghostty", ("-e",)), ("alacritty", ("-e",)),
    ("wezterm", ("start", "--")), ("konsole", ("-e",)), ("gnome-terminal", ("--",)), ("xterm", ("-e",)),
)  # fmt: skip
"""Programs that show a terminal, and what stands between them and a command."""


class AppName(Arguments):
    """Which application."""

    name: str = Field(min_length=1, max_length=100, description="application, as in firefox")
    new: bool = Field(default=False, description="another window, even if it is open already")


class AppStarted(Output):
    """It was started, or is in front."""

    ok: bool = True
    started: bool = Field(default=True, description="false: it was open already, and is in front now")
    app: str = Field(description="the application's own name")
    say: str = Field(description="the answer in a sentence")


@tool("open an application", permission=Permission.DESKTOP, groups={"desktop"})
async def open_app(args: AppName, view: ToolView) -> AppStarted:
    """Start the application that is called so, in any language ryx speaks; its open window comes to the front.

    Which windows are open only Hyprland tells; elsewhere it is started, and the application itself decides.
    Raises ToolError with the closest names when none or several are, and when it ends with an error at once.
    """
    environment = view.environment
    application = await meant(args.name, view)
    needs_desktop(view)
    name = application.name(view.language)
    if not (args.new or application.many) and await _in_front(application, view):
        return AppStarted(
            started=False, app=name, say=say(view, en=f"{name} is in front.", de=f"{name} ist vorn.")
        )
    argv = application.command(view.language)
    program = shutil.which(argv[0], path=environment.get("PATH", "")) if argv else None
    if argv is None or program is None:
        raise ToolError(
            say(
                view,
                en=f"{name} can't be started: the program it names is not there ({application.exec})",
                de=f"{name} lässt sich nicht starten: das Programm fehlt ({application.exec})",
            )
        )
    argv = [program, *argv[1:]]
    if application.terminal:
        argv = [*_terminal(environment, view), *argv]
    folder = Path(application.folder) if application.folder.startswith("/") else view.paths.home
    code = await programs.launch(argv, environment, cwd=folder if folder.is_dir() else view.paths.home)
    if code:
        raise ToolError(
            say(
                view,
                en=f"{name} ended at once with exit code {code}; started in a terminal, {argv[0]} says why",
                de=f"{name} hat sich sofort mit Exitcode {code} beendet; im Terminal sagt {argv[0]}, warum",
            )
        )
    return AppStarted(app=name, say=say(view, en=f"{name} is starting.", de=f"{name} wird gestartet."))


async def _in_front(application: Application, view: ToolView) -> bool:
    """Focus its window that was used last; False when none is open, or nobody can tell."""
    try:
        hyprland = await compositor(view)
        classes = {
            known.casefold() for known in (application.id, application.window, application.program) if known
        }
        for each in await windows(hyprland):
            if each.app.casefold() in classes:
                await focus(hyprland, each)
                return True
    except ToolError:
        pass  # starting it is as good
    return False


class Applications:
    """The installed applications, read again when a folder of theirs has changed (checked at each use)."""

    def __init__(self, where: tuple[Path, ...]) -> None:
        """`where` are the folders of desktop entries, the most important first."""
        self._where = where
        self._times: dict[Path, int] | None = None
        self._shown_in: str = ""
        self._lock = asyncio.Lock()
        self.all: tuple[Application, ...] = ()
        self._exact: frozenset[str] = frozenset()

    async def refresh(self, environment: Mapping[str, str]) -> None:
        """Read the entries if anything changed since the last time; else a dozen stat calls."""
        async with self._lock:
            await asyncio.to_thread(self._refresh, environment)

    def is_app(self, name: str) -> bool:
        """Whether an application is called exactly so, as of the last refresh. Quick, for the gate."""
        return _key(name) in self._exact

    def find(self, name: str) -> list[tuple[int, Application]]:
        """Applications that may be meant, with a score up to 100, the best first; always the same order."""
        scored = [(score(name, application), application) for application in self.all]
        return sorted(
            (pair for pair in scored if pair[0]),
            key=lambda pair: (-pair[0], len(pair[1].name("")), pair[1].id),
        )

    def closest(self, name: str, language: str) -> list[str]:
        """At most three names that look like it, the most alike first."""
        wanted = _key(name)
        names = {application.name(language) for application in self.all}
        ranked = sorted(names, key=lambda known: (-SequenceMatcher(None, wanted, _key(known)).ratio(), known))
        close = [known for known in ranked if SequenceMatcher(None, wanted, _key(known)).ratio() >= CLOSE]
        return close[:3]

    def _refresh(self, environment: Mapping[str, str]) -> None:
        desktop = environment.get("XDG_CURRENT_DESKTOP", "") + "\0" + environment.get("PATH", "")
        if self._times is not None and desktop == self._shown_in and not self._changed(self._times):
            return
        found, self._times = read_all(self._where, environment)
        self._times |= {folder: 0 for folder in self._where if not folder.exists()}
        self._shown_in = desktop
        self.all = tuple(found)
        self._exact = frozenset(key for application in found for key in _own_names(application))

    def _changed(self, times: Mapping[Path, int]) -> bool:
        for folder, time in times.items():
            try:
                if folder.stat().st_mtime_ns != time:
                    return True
            except OSError:
                if time:
                    return True
        return False


async def installed(environment: Mapping[str, str], home: Path) -> Applications:
    """The applications that this environment's folders have, up to date."""
    index = applications(folders(environment, home))
    await index.refresh(environment)
    return index


# a cache, not a state: what it gives depends on the folders alone, and the tool and the gate share it
@lru_cache(maxsize=8)
def applications(where: tuple[Path, ...]) -> Applications:
    """The index of these folders; empty until its first refresh."""
    return Applications(where)


def score(name: str, application: Application) -> int:
    """How well a name names an application: 100 its own name, 0 not at all."""
    wanted = _key(name)
    if not wanted:
        return 0
    names = [_key(known) for known in application.names.values()]
    generic = [_key(known) for known in application.generic]
    keywords = [_key(known) for known in application.keywords]
    words = {word for known in names for word in known.split()}
    asked = wanted.split()
    if wanted in names:
        return 100
    if wanted.replace(" ", "") in {known.replace(" ", "") for known in names}:
        return 98
    if wanted in {_key(application.id), _key(application.id.rpartition(".")[2])}:
        return 95
    if wanted == _key(application.program):
        return 90
    if any(known.startswith(wanted + " ") for known in names):
        return 85
    if wanted.replace(" ", "") in {_shortened(known) for known in names}:
        return 82
    if all(word in words for word in asked):
        return 80
    if wanted in generic:
        return 70
    if wanted in keywords:
        return 50
    if all(any(word in known.split() for known in generic) for word in asked):
        return 45
    if len(wanted) >= 4 and any(wanted in known for known in names):
        return 40
    return 0


def _shortened(name: str) -> str:
    """What people make of a long name: vscode of Visual Studio Code."""
    *first, last = name.split() or [""]
    return "".join(word[0] for word in first) + last if first else ""


def _own_names(application: Application) -> set[str]:
    known = {_key(name) for name in application.names.values()}
    known |= {_key(application.id), _key(application.id.rpartition(".")[2]), _key(application.program)}
    return known - {""}


def _key(text: str) -> str:
    """A name without case, accents and punctuation."""
    return " ".join(re.split(r"[\W_]+", even(text))).strip()


async def meant(name: str, view: ToolView) -> Application:
    """The application that is called so. Raises ToolError with the closest names when none or several are."""
    index = await installed(view.environment, view.paths.home)
    return _choose(name, index.find(name), index, view)


def _choose(name: str, found: list[tuple[int, Application]], index: Applications, view: ToolView) -> Application:
    if not found:
        near = ", ".join(index.closest(name, view.language))
        closest = say(view, en="; the closest are ", de="; am nächsten kommen ") + near if near else ""
        page = site(name)
        web = say(view, en="; there is a site, ", de="; es gibt eine Website, ") + page if page else ""
        raise ToolError(
            say(view, en=f"no application is called {name}", de=f"Kein Programm heißt {name}") + closest + web,
            report={"called_so": []},
        )
    best = found[0][0]
    equal = [application for points, application in found if points == best]
    names = list(dict.fromkeys(application.name(view.language) for application in equal))
    if best < SURE and len(names) > 1:
        several = ", ".join(names[:3])
        raise ToolError(
            say(
                view,
                en=f"{name} could be {several}; say which",
                de=f"{name} kann {several} sein; sag, welches",
            ),
            report={"called_so": names},
        )
    return equal[0]


def _terminal(environment: Mapping[str, str], view: ToolView) -> list[str]:
    """What shows a command in a terminal: the user's own choice first."""
    chosen = environment.get("TERMINAL", "")
    known = dict(TERMINALS)
    for program in filter(None, (chosen, *known)):
        path = shutil.which(program, path=environment.get("PATH", ""))
        if path:
            return [path, *known.get(program.rpartition("/")[2], ("-e",))]
    raise ToolError(
        say(
            view,
            en="it runs in a terminal, and no terminal is installed; install one, as in foot or kitty",
            de="Das Programm braucht ein Terminal, und es ist keins installiert; installiere etwa foot oder kitty",
        )
    )
