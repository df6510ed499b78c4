import pytest

from ryxd.models.frames import Load
from ryxd.models.worker.failures import LoadFailed
from ryxd.models.worker.sizes import Room, Shape, choose

HALF = Shape(trained=32768, layers=24, heads=2, key=64, value=64)
FOURTEEN = Shape(trained=32768, layers=48, heads=8, key=128, value=128)
GIB = 1 << 30


@pytest.mark.parametrize(
    ("shape", "load", "free", "context", "cells", "kv"),
    [
        (HALF, Load("m"), 16 * GIB, 8192, 32768, "f16"),
        (HALF, Load("m", context=1000), 16 * GIB, 1000, 4096, "f16"),
        (HALF, Load("m", cells=10000), 16 * GIB, 8192, 10240, "f16"),
        (HALF, Load("m", cells=100), 16 * GIB, 8192, 8192, "f16"),
        (HALF, Load("m"), 2 * GIB, 8192, 32768, "q8_0"),
        (FOURTEEN, Load("m"), 16 * GIB, 8192, 20736, "q8_0"),
        (FOURTEEN, Load("m", flash=0), 16 * GIB, 8192, 11008, "f16"),
        (FOURTEEN, Load("m", kv="f16"), 3 * GIB, 8192, 8192, "f16"),
    ],
)
def test_memory_is_shared_out(shape, load, free, context, cells, kv) -> None:
    found = choose(load, shape, [Room(free, 1.0)])
    assert (found.context, found.cells, found.kv) == (context, cells, kv)


def test_layers_on_a_card_need_its_memory_only() -> None:
    ram, card = Room(GIB, 0.25), Room(3 * GIB, 0.75, "graphics memory")
    assert choose(Load("m"), FOURTEEN, [ram, card]).cells >= 8192
    with pytest.raises(LoadFailed, match="of graphics memory are free; set a smaller context") as told:
        choose(Load("m"), FOURTEEN, [ram, Room(GIB // 4, 0.75, "graphics memory")])
    assert told.value.memory
    assert choose(Load("m"), FOURTEEN, [Room(0, 0.0), Room(16 * GIB, 1.0)]).cells >= 8192


def test_heads_that_can_not_be_quantised_stay_as_they_are() -> None:
    odd = Shape(trained=8192, layers=48, heads=8, key=80, value=80)
    assert choose(Load("m"), odd, [Room(3 * GIB, 1.0)]).kv == "f16"
