"""The place of the daemon's socket."""

from posix import environ, getuid  # os imports five modules to say the same

from ryxctl.line import Stop

LONGEST = 107
"""Bytes in a socket's path: sun_path of unix(7) less its NUL."""


def runtime_dir() -> bytes:
    """The folder for this user's sockets and locks: $XDG_RUNTIME_DIR/ryx (XDG base directories)."""
    return (environ.get(b"XDG_RUNTIME_DIR") or b"/run/user/%d" % getuid()) + b"/ryx"


def socket_path(given: str | None) -> bytes:
    """The path from --socket, RYX_SOCKET, or the usual place, in this order.

    Raises Stop when no socket can have this path.
    """
    named = given.encode(errors="surrogateescape") if given is not None else environ.get(b"RYX_SOCKET")
    path = named or runtime_dir() + b"/ryxd.sock"
    if len(path) > LONGEST:
        shown = path.decode(errors="replace")
        raise Stop("bad_request", f"a socket's path has at most {LONGEST} bytes, this has {len(path)}: {shown}")
    return path
