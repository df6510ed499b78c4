"""`ryxctl logs`: what ryxd has logged, from systemd's journal; of one run where that is asked for."""

import os

from ryxctl.line import Stop


def logs(run: str | None, *, follow: bool, lines: int | None, since: str | None, as_json: bool) -> int:
    """Become journalctl. Raises Stop where it is not there."""
    command = ["journalctl", "--user", "--unit=ryxd"]
    command += ["--output=json"] if as_json else []
    command += ["--follow"] if follow else []
    command += [f"--lines={lines}"] if lines is not None else []
    command += [f"--since={since}"] if since is not None else []
    if run is not None:
        command.append(f"RYX_RUN={run}")
    try:
        os.execvp(command[0], command)  # noqa: S606 - no shell, and arguments that are each one word
    except OSError as error:
        raise Stop(
            "unavailable", f"journalctl can't be run ({error}); without systemd, ryxd logs to where it was started"
        ) from None
