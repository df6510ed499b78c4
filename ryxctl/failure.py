"""How this program ends when something went wrong."""

from ryxctl.line import Stop, encode
from ryxctl.screen import Unwritten, err, out
from ryxd.wire.errors import Exit, error_named


def exit_code(code: str) -> int:
    """The exit code for the stable code of an error."""
    return int(Exit.PROTOCOL if code == "protocol" else error_named(code).exit)


def tell(stop: Stop, *, as_json: bool) -> int:
    """Say it, as JSON on standard output or in words on standard error; gives the exit code."""
    if as_json and not isinstance(stop, Unwritten):
        try:
            out().line(encode({"error": {"code": stop.code, "message": stop.text}}))
        except Unwritten as unwritten:
            stop = unwritten
        else:
            return exit_code(stop.code)
    err().line(f"ryxctl: {stop.text}")
    return exit_code(stop.code)
