"""What holds for every test: where all programs must be there, a skip for a missing one is a failure."""

import os
from collections.abc import Generator

import pytest


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
