"""What a transport may show of what went wrong."""

import pytest

from ryxd.server import operations
from ryxd.server.operations import Caller, perform
from ryxd.wire.commands import Ask, Cancel
from ryxd.wire.errors import Internal, NotFound
from tests.fakes.service import FakeService

CALLER = Caller(uid=0, pid=1, transport="socket")


async def test_an_error_for_a_person_passes(service: FakeService) -> None:
    with pytest.raises(NotFound, match="r9"):
        await perform(service, Cancel(run="r9"), CALLER)


async def test_a_mistake_of_ours_is_logged_and_its_text_kept_back(service: FakeService, caplog) -> None:
    with pytest.raises(Internal, match="ValueError") as told:
        await perform(service, Ask(text="crash"), CALLER)
    assert "secret" not in str(told.value)
    assert "a secret of the daemon" in caplog.text


def test_an_operation_has_a_limit() -> None:
    assert 0 < operations.LIMIT <= 60
