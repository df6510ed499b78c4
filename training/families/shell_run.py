"""Commands that the user names: they are copied word for word."""

from training.families.git import branch_name
from training.family import family
from training.material import filing
from training.material.shelling import Ran, hexes, plain_folder, plain_path, quoted, replied
from training.source import Source
from training.talk import Talk
from training.wordings.commands import RUN
from training.wordings.commands_again import AGAIN, BARE, INCOMPLETE

OWN = frozenset(["ls", "cat", "head", "tail", "du", "stat", "file", "grep", "find", "tree"])
"""Programs that tools stand in for, where people only type their names and what they are about."""
OWN_LINES = frozenset(["df -h", "free -h", "ip a"])
"""So are these."""


def _listing(source: Source, least: int = 0, most: int = 4) -> str:
    return "\n".join(source.file_name() for _ in range(source.number(least, most)))


def command(source: Source) -> tuple[str, str]:
    """A command that only reads, and what it may print."""
    path, folder, word = quoted(plain_path(source)), quoted(plain_folder(source)), source.noun().split(" ")[0]
    number = source.pick([1, 3, 5, 10, 20, 50, source.number(2, 200)])
    size = f"{source.number(1, 900)}{source.pick('KMG')}"
    ending = source.pick(["py", "txt", "md", "log", "jpg", "pdf", "rs", "c", "json", "conf"])
    lines = "\n".join(source.sentence() for _ in range(source.number(0, 3)))
    matches = "\n".join(f"{source.file_name(ending)}:{source.number(1, 900)}:{word} {source.noun()}" for _ in range(source.number(0, 3)))
    here = source.pick(["", "", f" {folder}"])
    at = source.pick(["", "", "", f" -C {folder}"])
    name = source.made_word().lower()
    return source.pick([
        (f"ls{source.pick(['', ' -l', ' -la', ' -lh', ' -a', ' -1', ' -lt', ' -R', ' -lah'])}{here}", _listing(source)),
        (f"head -n {number} {path}", lines),
        (f"tail -n {number} {path}", lines),
        (f"cat {path}", lines),
        (f"wc -{source.pick('lwcm')} {path}", f"{source.number(0, 9000)} {path}"),
        (f"grep -{source.pick(['r', 'rn', 'ri', 'rin', 'n', 'i', 'c', 'l', 'rl', 'w'])} {word} {folder}", matches),
        (f"grep {word} {path}", "\n".join(f"{word} {source.noun()}" for _ in range(source.number(0, 2)))),
        (f"find {folder} -name '*.{ending}'", "\n".join(f"{folder}/{source.file_name(ending)}" for _ in range(source.number(0, 3)))),
        (f"find {folder} -type {source.pick('fd')} -mtime -{number}", "\n".join(f"{folder}/{source.file_name()}" for _ in range(source.number(0, 3)))),
        (f"find . -iname '*{word}*'", "\n".join(f"./{source.file_name()}" for _ in range(source.number(0, 3)))),
        (f"du -sh{here or ' .'}", f"{size}\t{folder if here else '.'}"),
        (f"du -h --max-depth={source.number(1, 3)}{here}", f"{size}\t{folder}"),
        (f"df -h{source.pick(['', '', ' /', ' /home', ' ~'])}", f"Filesystem Size Used Avail Use% Mounted on\n/dev/nvme0n1p2 {source.number(200, 900)}G {size} {source.number(1, 90)}G {source.number(1, 99)}% /"),
        (f"sort {path} | uniq -c", "\n".join(f"{source.number(1, 90):7} {source.noun()}" for _ in range(source.number(1, 3)))),
        (f"sort{source.pick(['', ' -n', ' -r', ' -u'])} {path}", lines),
        (f"file {path}", f"{path}: {source.pick(['ASCII text', 'UTF-8 Unicode text', 'PDF document, version 1.7', 'PNG image data', 'data', 'empty'])}"),
        (f"stat {path}", f"  File: {path}\n  Size: {source.number(1, 999999)}"),
        (f"{source.pick(['sha256sum', 'md5sum', 'sha1sum'])} {path}", f"{hexes(source, 40)}  {path}"),
        (f"{source.pick(['date', 'date +%F', 'date -u', 'date +%s'])}", f"2026-{source.number(1, 12):02d}-{source.number(1, 28):02d}"),
        (f"uname{source.pick([' -a', '', ' -s', ' -m'])}", f"Linux {name} 6.{source.number(1, 19)}.{source.number(0, 9)}-arch1-1 x86_64 GNU/Linux"),
        (f"ps {source.pick(['aux', '-ef', 'aux | grep ' + name, '-e'])}", f"{name} {source.number(100, 90000)} 0.{source.number(0, 9)} {source.number(0, 9)}.{source.number(0, 9)} {name}"),
        (f"ip {source.pick(['a', 'addr', 'route', 'link', '-br a', 'r'])}", f"default via 192.168.{source.number(0, 255)}.1 dev wlan0"),
        (f"ss -{source.pick(['tulpn', 'tln', 'tuln', 's', 'tlnp'])}", f"tcp LISTEN 0 128 127.0.0.1:{source.number(1024, 65535)} 0.0.0.0:*"),
        ("free -h" if source.chance(0.6) else "free -m", f"Mem: {source.number(4, 64)}Gi {source.number(1, 9)}Gi {source.number(1, 40)}Gi"),
        (source.pick(["lsblk -f", "lscpu", "lspci", "lsusb -t", "mount", "id", "groups", "locale", "env", "history", "nproc", "arch", "tty", "w", "last"]), lines or name),
        (f"systemctl {source.pick(['--user status', 'status', '--user is-enabled', '--user list-units', 'is-active'])} {name}", source.pick(["active", "inactive", "enabled", "disabled"])),
        (f"journalctl {source.pick(['-n', '-b -n', '--user -n', '-k -n'])} {number}", f"Nov 12 10:11:12 {name}[{source.number(100, 9000)}]: {source.sentence()}"),
        (f"which {name}", f"/usr/bin/{name}"),
        (f"{name} --{source.pick(['version', 'help', 'list'])}", f"{name} {source.number(0, 9)}.{source.number(0, 20)}.{source.number(0, 9)}"),
        (f"echo {source.pick(['$PATH', '$HOME', '$SHELL', word, '$USER', '$?'])}", word),
        (f"git{at} {source.pick(['status', 'status -s', 'status -sb'])}", f"## {branch_name(source)}"),
        (f"git{at} log{source.pick([f' -{number}', f' --oneline -{number}', ' --oneline', f' -n {number}', ' --stat -1'])}", f"{hexes(source, 7)} {source.sentence()}"),
        (f"git{at} {source.pick(['branch', 'branch -a', 'branch -vv'])}", f"* {branch_name(source)}"),
        (f"git{at} diff{source.pick(['', ' --stat', ' --cached', ' HEAD~1', f' {path}'])}", f" {source.file_name()} | {source.number(1, 90)} +"),
        (f"git{at} {source.pick(['remote -v', 'tag', 'stash list', 'show --stat', 'blame ' + path, 'reflog', 'rev-parse HEAD'])}", hexes(source, 40)),
        (f"tree -L {source.number(1, 4)}{here}", f"{folder}\n└── {source.file_name()}"),
        (f"awk '{{print ${source.number(1, 9)}}}' {path}", lines),
        (f"cut -d{source.pick([',', ':', '/'])} -f{source.number(1, 9)} {path}", lines),
        (f"diff {path} {quoted(plain_path(source))}", f"{number}c{number}\n< {word}\n---\n> {source.noun()}"),
        (f"ls {folder} | wc -l", str(source.number(0, 900))),
        (f"cat {path} | grep {word}", f"{word} {source.noun()}"),
        (f"ping -c {source.number(1, 5)} {name}.{source.pick(['de', 'com', 'org'])}", f"{number} packets transmitted, {number} received, 0% packet loss"),
        (f"cal {source.number(1, 12)} {source.number(2020, 2035)}", "Su Mo Tu We Th Fr Sa"),
        (f"seq {source.number(1, 5)} {source.number(6, 30)}", "1\n2\n3"),
        (f"basename {path}", filing.base(path)),
        (f"{source.pick(['pacman -Q', 'pacman -Qi', 'pacman -Ql', 'pacman -Ss'])} {name}", f"{name} {source.number(0, 9)}.{source.number(0, 90)}-1"),
    ])  # fmt: skip


def changing(source: Source) -> tuple[str, str]:
    """A command that does something, which the user is asked about; only where it is named."""
    name = source.made_word().lower()
    return source.pick([
        (source.pick(["make", "make test", f"make {name}", "cargo build", "cargo test", "npm install", f"npm run {name}", "pytest -q", "go test ./..."]), "ok"),
        (source.pick(["git pull", "git fetch", f"git checkout {branch_name(source)}", f"git switch {branch_name(source)}", "git add -A", "git stash"]), source.pick(["Already up to date.", ""])),
        (f"python3 {quoted(plain_path(source, 'py'))}", source.sentence()),
        (f"bash {quoted(plain_path(source, 'sh'))}", source.sentence()),
        (f"./{name}.sh", ""),
        (f"chmod +x {quoted(plain_path(source, 'sh'))}", ""),
        (f"tar xf {quoted(plain_path(source, 'tar.gz'))}", ""),
    ])  # fmt: skip


def ran(source: Source, line: str, out: str) -> Ran:
    """What comes of a command line: its output, nothing, or that it failed."""
    if source.chance(0.1):
        program = line.split(" ", maxsplit=1)[0]
        code, err = source.pick([
            (127, f"bash: line 1: {program}: command not found"),
            (1, f"{program}: cannot access '{source.file_name()}': No such file or directory"),
            (2, f"{program}: invalid option"),
            (1, f"{program}: {source.folder_name()}: Permission denied"),
        ])  # fmt: skip
        return Ran(line, "", code=code, err=err)
    return Ran(line, out.strip("\n"))


@family("shell_run", "shell", weight=1.0)
def shell_run(source: Source) -> Talk:
    """A command is to be run."""
    line, out = changing(source) if source.chance(0.12) else command(source)
    talk = filing.role(source, "shell").user(source.say(RUN, command=_marked(source, line)))
    replied(source, talk, ran(source, line, out))
    if source.chance(0.12):
        talk.user(source.say(AGAIN))
        replied(source, talk, ran(source, line, out))
    elif source.chance(0.08):
        line, out = command(source)
        talk.user(source.by(f"and {line}", f"und {line}"))
        replied(source, talk, ran(source, line, out))
    return talk


def _marked(source: Source, line: str) -> str:
    return source.pick(["{}", "{}", "{}", "`{}`", "`{}`", '"{}"']).format(line) if '"' not in line else line


@family("shell_bare", "shell", weight=0.5)
def shell_bare(source: Source) -> Talk:
    """A command, and no word more; none that a tool of its own does."""
    line, out = command(source)
    while line.split(" ")[0] in OWN or " " not in line or line in OWN_LINES:
        line, out = command(source)
    talk = filing.role(source, "shell").user(source.say(BARE, command=line))
    return replied(source, talk, ran(source, line, out))


@family("shell_asked", "ask_user", "shell", weight=0.12)
def shell_asked(source: Source) -> Talk:
    """Nobody said which command."""
    line, out = command(source)
    talk = Talk().user(source.say(INCOMPLETE))
    talk.call("ask_user", question=source.by("Which command should I run?", "Welchen Befehl soll ich ausführen?")).result(answer=line)
    return replied(source, talk, ran(source, line, out))
