"""What holds for every test: where all programs must be there, a skip for a missing one is a failure.

And a display and a bus, for those that need one.
"""

import os
import signal
from collections.abc import AsyncIterator, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.fakes.notifications import bus_daemon
from tests.fakes.sway import headless, missing

# a shell starts what runs in the background with Ctrl+C ignored, and every program of a test would inherit that
signal.signal(signal.SIGINT, signal.default_int_handler)

# how long an example takes says how busy the machine is: tests run side by side
settings.register_profile("ryx", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ryx")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """With RYX_TESTS_REQUIRE set, turn a skip into a failure; a test marked `rare` may still be skipped."""
    report = yield
    if report.skipped and os.environ.get("RYX_TESTS_REQUIRE") and item.get_closest_marker("rare") is None:
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        report.outcome = "failed"
        report.longrepr = f"RYX_TESTS_REQUIRE is set, so this must not happen: {reason}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_report_to_serializable() -> Generator[None, dict[str, Any] | None, dict[str, Any] | None]:
    """What tests on other cores say goes through a pipe that takes no lone surrogates: they print names that are no text."""
    return sayable((yield))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what tests have to say, wherever they ran: `record_property("told", text)`."""
    for report in terminalreporter.stats.get("passed", []) + terminalreporter.stats.get("failed", []):
        for name, text in report.user_properties:
            if name == "told":
                terminalreporter.write_line(f"{report.nodeid}\n{text}\n")


def sayable(told: Any) -> Any:
    """The same, with every string in it as UTF-8 can have it."""
    if isinstance(told, str):
        return told.encode(errors="backslashreplace").decode()
    if isinstance(told, dict):
        return {key: sayable(value) for key, value in told.items()}
    return type(told)(map(sayable, told)) if isinstance(told, list | tuple) else told


@pytest.fixture(scope="session")
def wayland() -> Iterator[dict[str, str]]:
    """WAYLAND_DISPLAY and XDG_RUNTIME_DIR of a headless sway."""
    if why := missing():
        pytest.skip(why)
    with headless() as environment:
        yield environment


@pytest.fixture
async def bus(tmp_path: Path) -> AsyncIterator[str]:
    """The address of a private bus that starts nothing by itself."""
    async with bus_daemon(tmp_path) as address:
        yield address
