from dataclasses import replace
from pathlib import Path

import pytest

from ryxd.core.model import Tier
from ryxd.models.gguf import Header
from ryxd.models.residency import Room
from ryxd.models.spec import ModelSpec
from ryxd.models.tuning import Tuned, options

G = 1 << 30
M = 1 << 20
# Qwen2.5 in Q4_K_M, of 3 and 14 billion weights
THREE = Header(
    "qwen2", "3B", 3_090_000_000, 36, 16, 2, 128, 128, 36 * 2 * 256, 2048, 32768, 151_936, 15, True,
    1930 * M, 1925 * M, 43 * M, 380 * M,
)  # fmt: skip
FOURTEEN = replace(
    THREE, name="14B", layers=48, heads=40, heads_kv=8, kv_width=48 * 8 * 256, embedding=5120,
    size=8570 * M, tensors=8560 * M, layer=160 * M, outside=900 * M,
)  # fmt: skip
SPEC = ModelSpec(Path("/models/m.gguf"))


def first(header: Header = THREE, tier: Tier = Tier.SMALL, ram: int = 32 * G, vram: int = 0, **more) -> Tuned:
    return options(replace(SPEC, **more), tier, header, Room(ram, vram))[0][0]


def every(header: Header = THREE, tier: Tier = Tier.SMALL, ram: int = 32 * G, vram: int = 0, **more) -> list[Tuned]:
    return [one for group in options(replace(SPEC, **more), tier, header, Room(ram, vram)) for one in group]


def test_with_no_gpu_it_runs_on_the_cpu_with_room_for_several_conversations() -> None:
    tuned = first()
    load = tuned.load
    assert (load.path, load.context, load.cells, load.kv) == ("/models/m.gguf", 8192, 4 * 8192, "f16")
    assert (load.gpu_layers, load.flash, load.threads, load.sequences) == (0, -1, 0, 0)
    kept = 36 * 1024 * 4 * 8192  # 36 KiB a token, as measured
    assert 0 < tuned.need.ram - THREE.tensors - kept < 600 * M
    assert tuned.need.vram == 0
    assert tuned.why == (
        "on the CPU: there is no GPU with free memory that this llama.cpp can use",
        "room for 4 whole conversations: 1.1 GiB",
    )


def test_less_memory_means_fewer_conversations_then_smaller_ones() -> None:
    assert first(ram=4 * G).load.cells == 8192
    ways = every(ram=4 * G)
    assert [(way.load.context, way.load.cells, way.load.kv) for way in ways] == [
        (8192, 8192, "f16"),
        (8192, 8192, "q8_0"),
        (4096, 4096, "q8_0"),
        (2048, 2048, "q8_0"),
    ]
    needs = [way.need.ram for way in ways]
    assert needs == sorted(needs, reverse=True)
    assert "a context of 2048 instead of 8192 tokens: more does not fit into memory" in ways[-1].why


def test_a_larger_tier_keeps_long_conversations_in_half_the_memory() -> None:
    long = first(FOURTEEN, Tier.LARGE)
    assert long.load.kv == "q8_0"
    assert "keys and values in q8_0: half the memory, at the price of 1 % of error" in long.why
    assert first(FOURTEEN, Tier.LARGE, context=2048).load.kv == "f16"
    assert first(FOURTEEN, Tier.SMALL).load.kv == "f16"


def test_q8_0_is_not_chosen_where_llama_cpp_can_not_do_it() -> None:
    assert {way.load.kv for way in every(flash=False)} == {"f16"}
    assert {way.load.kv for way in every(replace(THREE, key_length=80))} == {"f16"}


def test_all_layers_go_to_a_gpu_that_holds_them() -> None:
    tuned = first(vram=12 * G)
    assert tuned.load.gpu_layers == -1
    assert tuned.need.vram > THREE.tensors
    assert tuned.need.ram < THREE.outside + 600 * M
    assert tuned.why[0] == "all 36 layers on the GPU: 12.0 GiB of GPU memory can be had"


def test_a_smaller_gpu_gets_what_fits_and_the_cpu_the_rest() -> None:
    ways = every(FOURTEEN, Tier.LARGE, vram=6 * G)
    layers = list(dict.fromkeys(way.load.gpu_layers for way in ways))
    assert layers[0] == -1
    assert 20 < layers[1] < 48
    assert layers[2] == 0
    some = next(way for way in ways if way.load.gpu_layers == layers[1] and way.load.cells == 8192)
    assert some.need.vram <= 6 * G
    assert some.need.vram + some.need.ram >= FOURTEEN.tensors
    assert some.why[0].startswith(f"{layers[1]} of 48 layers on the GPU")
    assert list(dict.fromkeys(way.load.gpu_layers for way in every(FOURTEEN, vram=100 * M))) == [-1, 0]


@pytest.mark.parametrize(("given", "sent"), [(0, 0), (7, 7), (-1, -1), (500, -1)])
def test_what_is_configured_is_done(given: int, sent: int) -> None:
    ways = every(
        vram=12 * G, gpu_layers=given, kv="q8_0", flash=True, cells=9000, context=3000, threads=3, sequences=2
    )
    assert len(ways) == 1
    load = ways[0].load
    assert (load.gpu_layers, load.kv, load.flash, load.cells, load.context) == (sent, "q8_0", 1, 9000, 3000)
    assert (load.threads, load.sequences) == (3, 2)
    assert len(ways[0].why) == 1
    assert "gpu_layers in config.toml" in ways[0].why[0]


def test_cells_hold_at_least_one_conversation() -> None:
    assert first(cells=100).load.cells == 8192


def test_without_flash_attention_computing_takes_more() -> None:
    assert first(flash=False).need.ram > first().need.ram + 256 * M


def test_a_header_that_says_nothing_still_gives_a_way() -> None:
    empty = Header("x", "x", 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, False, 5 * M, 4 * M, 0, 4 * M)
    for vram in (0, 8 * G):
        tuned = first(empty, vram=vram)
        assert (tuned.load.gpu_layers, tuned.load.context) == (0, 8192)
        assert tuned.need.ram >= 4 * M
