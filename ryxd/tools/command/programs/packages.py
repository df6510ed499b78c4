"""Package managers: they install and remove for everybody, and run what packages bring along."""

import re

from ryxd.core.effect import Permission
from ryxd.tools.command.case import Case
from ryxd.tools.command.options import Program, Value
from ryxd.tools.command.programs.subcommands import subcommands

READ, WRITE, TEXT, RUN = Value.READ, Value.WRITE, Value.TEXT, Value.RUN
CHANGE, DESTROY, NETWORK = Permission.CHANGE, Permission.DESTROY, Permission.NETWORK

INSTALLS = frozenset({CHANGE, NETWORK})
ANYTHING = Program(base=frozenset({CHANGE, DESTROY, NETWORK}))
RUNS = {"o option c config-file config": "changes its settings, which may run something"}


def _pacman(case: Case) -> None:
    """pacman, yay, paru: -Q, -F without y, -Si, -Ss, -Sl, -Sg and -T only read."""
    words = [word.text for word in case.args if word.start.startswith("-") and word.exact]
    if any(not word.exact and case.may_be_option(word) for word in case.args):
        case.doubt("its words may turn out as options")
    letters = "".join(text[1:] for text in words if not text.startswith("--"))
    long = {text[2:].partition("=")[0] for text in words if text.startswith("--")}
    query = {"query", "info", "search", "list", "owns", "explicit", "deps", "unrequired", "upgrades", "foreign", "native",
             "quiet", "files", "groups", "check", "changelog", "color", "help", "version", "noconfirm", "machinereadable"}  # fmt: skip
    if (
        long <= query
        and (
            re.fullmatch(r"[QF][a-xzA-PR-Z]*|S[silgq]*[silg][silgq]*|Q[a-z]*|T|V|h|", letters)
            and not re.search(r"[yDUR]", letters)
        )
        and (letters or long)
        and not (letters.startswith("S") and re.search(r"[cuyw]", letters))
    ):
        return
    case.add(DESTROY if re.match(r"R|Sc|D", letters) or "remove" in long else CHANGE, *words)
    case.add(CHANGE, *words)
    case.add(NETWORK, *words)


def _dpkg(case: Case) -> None:
    reads = re.compile(
        r"-[lLsSpIcW]+|--(list|listfiles|status|search|get-selections|print-avail|info|contents|show|print-architecture"
        r"|print-foreign-architectures|audit|verify|version|help|showformat=.*|compare-versions|no-pager)|-C|-V"
    )
    words = [word for word in case.args if word.start.startswith("-")]
    if words and all(word.exact and reads.fullmatch(word.text) for word in words):
        return
    case.add(CHANGE)
    case.add(DESTROY)


PROGRAMS: dict[str, Program] = {
    **dict.fromkeys(("pacman", "yay", "paru", "pamac"), Program(special=_pacman)),
    "checkupdates": Program(base=frozenset({NETWORK})),
    "pacman-conf": Program(),
    "pactree": Program(),
    "pkgfile": Program(options={"u update": CHANGE, "R repo d directory": TEXT}),
    "makepkg": Program(base=frozenset({CHANGE, NETWORK, DESTROY})),
    "dpkg": Program(special=_dpkg),
    "dpkg-query": Program(special=_dpkg),
    "apt": subcommands(
        "list show search policy depends rdepends",
        INSTALLS,
        destroys="remove purge autoremove autopurge full-upgrade",
        options=RUNS,
    ),
    "apt-get": subcommands("", INSTALLS, destroys="remove purge autoremove dist-upgrade", options=RUNS),
    "apt-cache": subcommands(
        "show search policy depends rdepends pkgnames stats showpkg madison", INSTALLS, options=RUNS
    ),
    "apt-mark": subcommands("showauto showmanual showhold showinstall", INSTALLS),
    "apt-file": subcommands("search list find show", INSTALLS, options=RUNS),
    "dnf": subcommands(
        "list info search repoquery provides repolist history", INSTALLS, destroys="remove autoremove"
    ),
    "rpm": Program(base=frozenset({CHANGE, DESTROY})),
    "zypper": subcommands("search info", INSTALLS, destroys="remove"),
    "flatpak": subcommands(
        "list info search history remotes ps documents",
        INSTALLS,
        destroys="uninstall remove kill",
        network="search",
    ),
    "snap": subcommands("list info find services", INSTALLS, destroys="remove", network="find info"),
    "brew": subcommands("list info search deps", INSTALLS, destroys="uninstall remove"),
    "nix": Program(base=frozenset({CHANGE, NETWORK})),
    "nix-env": Program(base=frozenset({CHANGE, NETWORK})),
    "pip": subcommands(
        "list show freeze check config.list config.get help debug cache.list cache.dir cache.info",
        frozenset({CHANGE, DESTROY, NETWORK}),
        options={
            "log": WRITE,
            "python": "runs another program",
            "index-url i extra-index-url proxy": NETWORK,
            "o outdated u uptodate": NETWORK,
        },
    ),
    "pip3": subcommands(
        "list show freeze check help",
        frozenset({CHANGE, DESTROY, NETWORK}),
        options={"log": WRITE, "python": "runs another program", "o outdated u uptodate": NETWORK},
    ),
    "pipx": subcommands("list", INSTALLS, destroys="uninstall uninstall-all"),
    "uv": subcommands("version help pip.list pip.show pip.freeze", frozenset({CHANGE, DESTROY, NETWORK})),
    "poetry": ANYTHING,
    "conda": subcommands("list info", frozenset({CHANGE, DESTROY, NETWORK})),
    "npm": subcommands(
        "ls list root prefix bin explain why",
        frozenset({CHANGE, DESTROY, NETWORK}),
        options={
            "script-shell shell userconfig globalconfig node-options": "changes its settings, which may run something"
        },
    ),
    "pnpm": ANYTHING,
    "yarn": ANYTHING,  # a folder's .yarnrc names the program that is yarn there
    "npx": Program(base=frozenset({CHANGE, DESTROY, NETWORK})),
    "bun": Program(base=frozenset({CHANGE, DESTROY, NETWORK})),
    "deno": Program(base=frozenset({CHANGE, DESTROY, NETWORK})),
    "gem": subcommands(
        "list info search which environment", frozenset({CHANGE, DESTROY, NETWORK}), network="search"
    ),
    "bundle": ANYTHING,  # a Gemfile is a program
    "composer": ANYTHING,
}
