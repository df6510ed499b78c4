"""A real Hyprland, and our tools in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.desktop.real_hyprland.hands import Hands
from tests.desktop.real_hyprland.session import (
    WHERE,
    Language,
    Session,
    languages,
    running,
    runtime_folder,
    started,
)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each test once in each language that the Hyprland at hand can be configured in."""
    if "language" in metafunc.fixturenames:
        known: list[Language | None] = [*languages()] if WHERE == "own" else [None]
        metafunc.parametrize("language", known, ids=[str(language or WHERE) for language in known], scope="module")


@pytest.fixture(scope="module")
def hyprland(language: Language | None) -> Iterator[Session]:
    """A living Hyprland for all the tests of a file."""
    if language is None:
        yield running()
        return
    with runtime_folder() as runtime, started(runtime, language) as session:
        yield session


@pytest.fixture
def desk(hyprland: Session, tmp_path: Path) -> Iterator[Hands]:
    """Our tools in that Hyprland, on workspace 91; what the test opens is closed after it."""
    hyprland.show(91)
    yield Hands(hyprland, tmp_path)
    hyprland.close_windows()
