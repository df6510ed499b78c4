"""Places where a small change is a large one: what is written there runs later, unseen, or opens a door.

They are asked about each time, and no yes for longer covers them. A Makefile is none of them: it runs when
somebody calls make, which asks by itself, and in a project it is changed all the time.
"""

from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase
from pathlib import Path

STARTS = "it runs by itself when you log in or open a terminal"
RUNS_FROM = "programs are started from there"
DOOR = "it decides who may log in, or with which keys"
HOOK = "git runs what it says"
SYSTEM = "it is the system"

PLACES: tuple[tuple[str, str], ...] = (
    *((f"~/{name}", STARTS) for name in (
        ".bashrc", ".bash_profile", ".bash_login", ".bash_logout", ".bash_aliases", ".profile", ".zshrc",
        ".zshenv", ".zprofile", ".zlogin", ".zlogout", ".zsh*", ".kshrc", ".inputrc", ".xinitrc", ".xprofile",
        ".xsession",
        ".xsessionrc", ".pam_environment", ".login", ".cshrc", ".tcshrc", ".tmux.conf", ".vimrc", ".vim/**",
        ".exrc", ".emacs", ".emacs.d/**", ".gdbinit", ".lldbinit", ".pythonrc", ".pythonstartup", ".Rprofile",
        ".irbrc", ".config/fish/**", ".config/zsh/**", ".config/bash/**", ".config/nvim/**",
        ".config/autostart/**",
        ".config/systemd/**", ".config/environment.d/**", ".config/hypr/**", ".config/sway/**", ".config/i3/**",
        ".config/waybar/**", ".config/uwsm/**", ".config/tmux/**", ".config/plasma-workspace/**",
        ".config/pulse/**", ".config/pipewire/**", ".config/wireplumber/**", ".config/xdg-desktop-portal/**",
        ".local/share/systemd/**", ".local/share/dbus-1/**", ".config/crontab", ".config/direnv/**",
        ".config/mise/**", ".config/mimeapps.list", ".local/share/applications/**", ".local/share/flatpak/**",
    )),
    *((f"~/{name}", RUNS_FROM) for name in (".local/bin/**", "bin/**", ".cargo/**", ".npm-global/**", "go/bin/**",
                                       ".local/lib/**", ".local/share/nvim/**", ".deno/bin/**", ".bun/bin/**",
                                       ".config/git/**", ".gitconfig", ".ssh/**", ".gnupg/**")),
    ("authorized_keys", DOOR), ("authorized_keys2", DOOR), ("*.desktop", RUNS_FROM),
    (".envrc", STARTS),
    ("sitecustomize.py", RUNS_FROM), ("usercustomize.py", RUNS_FROM), ("*.pth", RUNS_FROM),
    ("/etc/**", SYSTEM), ("/usr/**", SYSTEM), ("/boot/**", SYSTEM),
    ("/var/spool/cron/**", STARTS), ("/opt/**", RUNS_FROM), ("/srv/**", SYSTEM),
)  # fmt: skip
"""Globs, as in the denied paths: ~/ is home, / the file system, anything else a name in any folder; and why."""


def sensitive_places(home: Path, path: Iterable[str] = ()) -> Callable[[Path], str | None]:
    """Says of a path why it is always asked about, or None. `path` are the folders of $PATH."""
    tops = [(glob.replace("~", str(home), 1), why) for glob, why in PLACES if glob[0] in "~/"]
    names = [(glob, why) for glob, why in PLACES if glob[0] not in "~/"]
    programs = {Path(folder) for folder in path if folder.startswith("/")}

    def why(asked: Path) -> str | None:
        text = str(asked)
        for glob, reason in tops:
            head = glob.removesuffix("/**")
            # what is above such a place, moved or taken away as a whole, takes it along
            if text == head or (glob.endswith("/**") and text.startswith(f"{head}/")):
                return reason
            if "*" in head and fnmatchcase(text, head):
                return reason
            if (
                head.startswith(f"{text}/")
                and not text.startswith("/usr")
                and asked != home
                and asked not in home.parents
            ):
                return reason
        for glob, reason in names:
            if fnmatchcase(asked.name, glob):
                return reason
        if any(asked == folder or folder in asked.parents for folder in programs):
            return RUNS_FROM
        parts = asked.parts
        if ".git" in parts:
            below = parts[parts.index(".git") + 1 :]
            if not below or below[0] in {"hooks", "config", "info", "modules", "worktrees", "config.worktree"}:
                return HOOK
        if asked.name == ".gitmodules" or ".husky" in parts:
            return HOOK
        return None

    return why
