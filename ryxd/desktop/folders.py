"""Which folder a window stands for: that of the shell in it, or of its own process (spec A11).

Only what /proc says of the user's own processes; nothing is started and nothing asked.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import psutil

_MULTIPLEXERS = {"tmux: client": "tmux: server", "screen": "screen", "zellij": "zellij"}
"""What shows shells in a terminal that are not below it, and what those are below of: names of processes."""
_PTS = 136
"""The first of the eight major numbers of pseudoterminals (devices.txt of Linux)."""


def folder_of(pid: int, title: str, home: Path) -> Path | None:
    """The folder of a window's process; None where it says nothing, as the home folder does. Takes a few ms.

    Of a terminal it is its shell's, in tmux, screen and zellij that of a shell of their server. Where there are
    several shells (tabs, panes, a server of terminals), it is the one whose folder the window's title names, or
    else the one that was typed in last; None where neither tells.
    """
    try:
        process = psutil.Process(pid)
        shells = _of_server(process) or list(_shells(process))
        found = _meant(shells, title, home) if shells else _cwd(process)
    except psutil.Error:
        return None
    if found is None or home.is_relative_to(found):
        return None
    return found


def _shells(process: psutil.Process) -> Iterator[tuple[psutil.Process, str]]:
    """The first process of each terminal below a process, with the terminal's device."""
    for child in process.children(recursive=True):
        try:
            device = _terminal(child.pid)
            if device and os.getsid(child.pid) == child.pid:
                yield child, device
        except (psutil.Error, OSError, ValueError):
            continue


def _of_server(process: psutil.Process) -> list[tuple[psutil.Process, str]]:
    """The shells that a multiplexer shows in this terminal; none without one."""
    below = {each.pid: _name(each) for each in process.children(recursive=True)}
    servers = {_MULTIPLEXERS[name] for name in below.values() if name in _MULTIPLEXERS}
    if not servers:
        return []
    own = os.getuid()
    return [
        shell
        for each in psutil.process_iter(["name", "uids"])
        if each.info["name"] in servers and each.info["uids"].real == own and each.pid not in below
        for shell in _shells(each)
    ]


def _name(process: psutil.Process) -> str:
    try:
        return process.name()
    except psutil.Error:
        return ""


def _terminal(pid: int) -> str:
    """The device of the pseudoterminal that a process has; empty for none. Raises OSError, ValueError.

    proc_pid_stat(5), tty_nr. Not psutil's: it remembers which terminals there were when it was first asked.
    """
    text = Path(f"/proc/{pid}/stat").read_text(errors="replace")
    number = int(text.rpartition(")")[2].split()[4])
    major, minor = number >> 8 & 0xFFF, number & 0xFF | number >> 12 & 0xFFF00
    return f"/dev/pts/{(major - _PTS) * 256 + minor}" if _PTS <= major < _PTS + 8 else ""


def _meant(shells: list[tuple[psutil.Process, str]], title: str, home: Path) -> Path | None:
    folders = {device: folder for shell, device in shells if (folder := _cwd(shell)) is not None}
    if len(set(folders.values())) <= 1:
        return next(iter(folders.values()), None)
    named = {folder for folder in folders.values() if _names(title, folder, home)}
    if len(named) == 1:
        return named.pop()
    # reading from a terminal sets its time; the kernel does so every eight seconds only
    typed = sorted(((_read_at(device), folder) for device, folder in folders.items()), reverse=True)
    return typed[0][1] if typed[0][0] > typed[1][0] else None


def _names(title: str, folder: Path, home: Path) -> bool:
    """Whether a title has a folder's path in it, as shells write it."""
    words = title.replace(":", " ").split()
    short = f"~/{folder.relative_to(home)}" if folder.is_relative_to(home) else str(folder)
    return str(folder) in words or short in words


def _read_at(device: str) -> float:
    try:
        return os.stat(device).st_atime
    except OSError:
        return 0.0


def _cwd(process: psutil.Process) -> Path | None:
    """Its working folder; None of another user's, and of one that has been removed."""
    try:
        found = Path(process.cwd())
    except psutil.Error:
        return None
    return found if found.is_dir() else None
