"""Every way a model is known to end its process (notes on the engine, 6), through the real Pool: each must end
as an error that says what to do, or as the right answer after a restart, and nobody else may notice."""

import ast
import asyncio
import json
import os
import random
import shutil
import signal
import struct
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ryxd.models
from ryxd.core.model import Message, Prompt, Tier
from ryxd.models.pool import Pool
from ryxd.models.process import PROGRAM
from ryxd.models.spec import Limits, ModelSpec
from ryxd.models.starter import starter
from ryxd.wire.errors import ModelError
from tests.fakes import ggufs

Make = Callable[..., Pool]
HELLO = Prompt((Message("user", "hello"),), max_tokens=20)
LONG = Prompt((Message("user", "go on"),), max_tokens=300)
DO = ("config.toml", "download", "ryxctl reload", "permissions")
"""One of these is in every error: what to do."""


def set_bytes(offset: int, new: bytes) -> Callable[[bytes], bytes]:
    return lambda raw: raw[:offset] + new + raw[offset + len(new) :]


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda _: b"",
    "garbage": lambda _: random.Random(1).randbytes(4096),
    "garbage after the magic": lambda raw: b"GGUF" + struct.pack("<I", 3) + random.Random(2).randbytes(4096),
    "another version": set_bytes(4, struct.pack("<I", 99)),
    "huge count of tensors": set_bytes(8, struct.pack("<Q", 2**60)),
    "huge count of keys": set_bytes(16, struct.pack("<Q", 2**60)),
    "a huge string": set_bytes(24, struct.pack("<Q", 2**50)),
    "random keys": lambda raw: raw[:200] + random.Random(3).randbytes(3000) + raw[3200:],
    "header cut": lambda raw: raw[:2000],
    "data cut": lambda raw: raw[: len(raw) // 2],
    "last byte cut": lambda raw: raw[:-40],
    "no numbers": lambda raw: raw[:-200_000] + b"\xff" * 200_000,
    "foreign architecture": lambda raw: raw.replace(b"qwen2", b"wobbl"),
    "embedding model": lambda raw: raw.replace(b"qwen2", b"bert\0"),
}


@pytest.mark.parametrize("name", DAMAGE)
async def test_a_damaged_file_is_an_error_that_says_what_to_do(
    pools: Make, tiny: Path, tmp_path: Path, name: str
) -> None:
    path = tmp_path / "damaged.gguf"
    path.write_bytes(DAMAGE[name](tiny.read_bytes()))
    pool = pools({Tier.SMALL: ModelSpec(tiny), Tier.LARGE: ModelSpec(path)})
    undisturbed = asyncio.create_task(pool.model(Tier.SMALL).complete(HELLO))
    answer = await pool.model(Tier.LARGE).complete(HELLO)  # the small one stands in
    assert answer.tier == Tier.SMALL
    assert (await undisturbed).restarts == answer.restarts == 0
    large = next(info for info in pool.info() if info.tier == Tier.LARGE)
    assert large.state == "failed"
    assert large.error
    assert str(path) in large.error
    assert any(word in large.error for word in DO), large.error


@pytest.fixture(scope="module")
def clinic() -> Iterator[Callable[[Path], dict]]:
    """Ask what becomes of a file; many a second."""
    program = [sys.executable, "-m", "tests.fakes.damage"]
    environment = os.environ | {"GGML_NO_BACKTRACE": "1", "OPENBLAS_NUM_THREADS": "1", "OMP_WAIT_POLICY": "passive"}
    with subprocess.Popen(
        program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdin
        assert process.stdout

        def ask(path: Path) -> dict:
            print(json.dumps(str(path)), file=process.stdin, flush=True)
            return json.loads(process.stdout.readline())

        yield ask
        process.stdin.close()


@st.composite
def wounds(draw: st.DrawFn) -> Callable[[bytes], bytes]:
    """Bytes changed here and there, more of them in the header, and perhaps an end that is missing."""
    places = st.one_of(st.integers(0, 11_000), st.integers(0, 2**20))
    new = st.one_of(
        st.binary(min_size=1, max_size=16),
        st.sampled_from([0, 1, 2**31, 2**32 - 1, 2**63, 2**64 - 1]).map(lambda n: struct.pack("<Q", n)),
    )
    changes = draw(st.lists(st.tuples(places, new), min_size=1, max_size=4))
    cut = draw(st.none() | st.floats(0, 1))

    def wound(raw: bytes) -> bytes:
        for offset, piece in changes:
            raw = set_bytes(offset % len(raw), piece)(raw)
        return raw if cut is None else raw[: int(len(raw) * cut)]

    return wound


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(wound=wounds())
def test_hundreds_of_damaged_files_never_hang_a_worker(
    clinic: Callable[[Path], dict], tiny: Path, tmp_path: Path, wound: Callable[[bytes], bytes]
) -> None:
    path = tmp_path / "wounded.gguf"
    path.write_bytes(wound(tiny.read_bytes()))
    found = clinic(path)
    assert found["outcome"].startswith(("refused: ", "answered", "died")), found
    # a death is one that the daemon can tell: by a signal, or by an error that nobody caught
    assert found["outcome"] != "died" or found["code"] != 0, found


async def test_a_context_that_does_not_fit_is_told(pools: Make, tiny: Path) -> None:
    pool = pools({Tier.SMALL: ModelSpec(tiny, context=2**30)})
    with pytest.raises(ModelError, match=r"does not fit now: .* GiB of memory are needed"):
        await pool.model(Tier.SMALL).complete(HELLO)


@pytest.mark.parametrize("mebibytes", [100, 250, 400])
async def test_no_room_to_load_is_told(pools: Make, tiny: Path, mebibytes: int) -> None:
    program = ("prlimit", f"--as={mebibytes << 20}", *PROGRAM)
    # the context alone takes over 400 MiB: where within the load it ends does not matter, but it must not get through
    pool = pools({Tier.SMALL: ModelSpec(tiny, context=1 << 18, cells=1 << 21, kv="f16")}, program=program)
    with pytest.raises(ModelError) as told:
        await pool.model(Tier.SMALL).complete(HELLO)
    assert any(word in str(told.value) for word in DO)


# --- files that change while they are mapped


def mapped(path: Path) -> Path:
    """A file too large to be read into memory, with holes."""
    return ggufs.qwen2(path, alignment=16 << 20)


async def test_a_mapped_file_that_is_cut_is_told(pools: Make, tmp_path: Path) -> None:
    path = mapped(tmp_path / "m.gguf")
    pool = pools({Tier.SMALL: ModelSpec(path, context=512)})
    assert (await pool.model(Tier.SMALL).complete(HELLO)).restarts == 0
    os.truncate(path, 4096)
    with pytest.raises(ModelError, match="it ends inside its header; download it again"):
        await pool.model(Tier.SMALL).complete(Prompt((Message("user", "something else"),), max_tokens=20))
    assert pool.info()[0].restarts == 0


async def test_a_mapped_file_that_is_put_back_is_survived(pools: Make, tmp_path: Path) -> None:
    path = mapped(tmp_path / "m.gguf")
    shutil.copy(path, tmp_path / "copy.gguf")
    pool = pools({Tier.SMALL: ModelSpec(path, context=512)})
    first = await pool.model(Tier.SMALL).complete(LONG)
    heard: list[str] = []

    def listen(text: str) -> None:
        heard.append(text)
        if len(heard) == 5:
            os.truncate(path, 4096)
            os.replace(tmp_path / "copy.gguf", path)

    again = await pool.model(Tier.SMALL).complete(LONG, listen)
    assert (again.text, again.restarts) == (first.text, 1)
    assert "".join(heard) == first.text


async def test_a_mapped_file_that_is_replaced_does_no_harm(pools: Make, tmp_path: Path) -> None:
    path = mapped(tmp_path / "m.gguf")
    pool = pools({Tier.SMALL: ModelSpec(path, context=512)})
    first = await pool.model(Tier.SMALL).complete(LONG)
    (tmp_path / "new").write_bytes(b"GGUF, but not yet whole")
    os.replace(tmp_path / "new", path)
    again = await pool.model(Tier.SMALL).complete(LONG)
    assert (again.text, again.restarts) == (first.text, 0)


# --- signals from outside, at any moment

SIGNALS = (signal.SIGKILL, signal.SIGSEGV, signal.SIGABRT, signal.SIGBUS, signal.SIGTERM, signal.SIGSTOP)
PATIENT = Limits(backoff=0, backoff_most=0, load=5.0, silence=2.0, end=0.05, deaths=1000)
"""Whoever is killed all the time is not to blame here."""


async def test_signals_at_random_moments_change_no_answer(pools: Make, tiny: Path) -> None:
    pool = pools({Tier.SMALL: ModelSpec(tiny), Tier.MEDIUM: ModelSpec(starter())}, limits=PATIENT)
    model, other = pool.model(Tier.SMALL), pool.model(Tier.MEDIUM)
    undisturbed = await model.complete(LONG)
    neighbour = await other.complete(HELLO)
    chance = random.Random(str(os.urandom(4)))
    before = len(os.listdir("/proc/self/fd"))
    for sign in SIGNALS * 2:
        heard: list[str] = []
        left = chance.choice((0, 0, 1, 20, 250))
        loop = asyncio.get_running_loop()

        def strike(sign: signal.Signals = sign) -> None:
            if process := pool.info()[0].pid:
                os.kill(process, sign)

        def listen(text: str, left: int = left, heard: list[str] = heard) -> None:
            heard.append(text)
            if left and len(heard) == left:
                strike()

        task = asyncio.create_task(model.complete(LONG, listen))
        if not left:  # anywhere from the start of a load or a prompt on
            loop.call_later(chance.uniform(0, 0.5), strike)
        answer = await task
        assert answer.text == undisturbed.text == "".join(heard)
    assert (await other.complete(HELLO)).text == neighbour.text
    assert pool.info()[1].restarts == 0
    assert len(os.listdir("/proc/self/fd")) == before


async def test_the_starter_survives_being_killed_in_the_middle(pools: Make) -> None:
    pool = pools()
    prompt = Prompt((Message("user", "find me the great wave file"),), max_tokens=60)
    undisturbed = await pool.model(Tier.SMALL).complete(prompt)
    heard: list[str] = []

    def listen(text: str) -> None:
        heard.append(text)
        if len(heard) == 5:
            os.kill(pool.info()[0].pid or 0, signal.SIGKILL)

    answer = await pool.model(Tier.SMALL).complete(prompt, listen)
    assert (answer.text, answer.restarts) == (undisturbed.text, 1)
    assert "".join(heard) == undisturbed.text


async def test_several_streams_survive_it_too(pools: Make, tiny: Path) -> None:
    pool = pools({Tier.SMALL: ModelSpec(tiny)})
    model = pool.model(Tier.SMALL)
    prompts = [Prompt((Message("user", word),), max_tokens=200) for word in ("one", "two", "three", "four")]
    undisturbed = [(await model.complete(prompt)).text for prompt in prompts]
    heard = [""] * len(prompts)

    def listener(at: int) -> Callable[[str], None]:
        def listen(text: str) -> None:
            heard[at] += text
            if at == 1 and len(heard[at]) == len(text):
                os.kill(pool.info()[0].pid or 0, signal.SIGKILL)

        return listen

    calls = (model.complete(prompt, listener(at)) for at, prompt in enumerate(prompts))
    answers = await asyncio.gather(*calls)
    assert [answer.text for answer in answers] == heard
    assert heard == undisturbed
    assert sum(answer.restarts for answer in answers) >= 1


# --- no memory left


class Group:
    """A control group with a limit of memory."""

    def __init__(self) -> None:
        self.folder = Path("/sys/fs/cgroup/memory" if Path("/sys/fs/cgroup/memory").exists() else "/sys/fs/cgroup")
        self.limit = "memory.limit_in_bytes" if self.folder.name == "memory" else "memory.max"
        self.folder = self.folder / f"ryx-test-{os.getpid()}"
        self.folder.mkdir()

    def at_most(self, mebibytes: int) -> None:
        (self.folder / self.limit).write_text(str(mebibytes << 20))

    @property
    def inside(self) -> tuple[str, ...]:
        """What to put before a command line."""
        return ("/bin/sh", "-c", f'echo 0 > {self.folder}/cgroup.procs && exec "$@"', "sh")


@pytest.fixture
async def group() -> AsyncIterator[Group]:
    try:
        made = Group()
    except OSError as error:
        pytest.skip(f"no control group of our own: {error}")
    yield made
    async with asyncio.timeout(10):
        while (made.folder / "cgroup.procs").read_text():
            await asyncio.sleep(0.01)
    made.folder.rmdir()


@pytest.mark.rare
async def test_the_kernel_kills_it_while_it_loads(group: Group, pools: Make, tiny: Path) -> None:
    group.at_most(20)
    specs = {Tier.SMALL: ModelSpec(starter()), Tier.LARGE: ModelSpec(tiny)}
    pool = pools(specs, program=(*group.inside, *PROGRAM))
    with pytest.raises(ModelError, match=r"killed by SIGKILL \(out of memory\?\).* Free memory"):
        await pool.model(Tier.LARGE).complete(HELLO)


HOG = """
import sys
kept = []
for _ in sys.stdin:
    kept.append(bytearray(b"x" * (1 << 20)))
    print(flush=True)
"""
"""Takes a mebibyte for every line."""


def dead(process: int | None) -> bool:
    """Whether a process has ended, reaped or not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


@pytest.mark.rare
async def test_the_kernel_kills_a_large_model_rather_than_who_took_the_memory(
    group: Group, pools: Make, tiny: Path
) -> None:
    pool = pools({Tier.LARGE: ModelSpec(tiny)}, program=(*group.inside, *PROGRAM))
    model = pool.model(Tier.LARGE)
    prompt = Prompt((Message("user", "go on"),), max_tokens=1000)
    undisturbed = await model.complete(prompt)
    group.at_most(200)
    begun = asyncio.Event()
    task = asyncio.create_task(model.complete(prompt, lambda _: begun.set()))
    await begun.wait()
    first = pool.info()[2].pid
    hog = await asyncio.create_subprocess_exec(
        *group.inside, sys.executable, "-c", HOG, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert hog.stdin
    assert hog.stdout
    while not dead(first):
        hog.stdin.write(b"\n")
        assert await hog.stdout.readline(), "the hog was killed, not the model"
    hog.kill()
    await hog.communicate()
    answer = await task
    assert (answer.text, answer.restarts) == (undisturbed.text, 1)


# --- calls that can not be guarded are not made


UNGUARDED = {
    # a refused token, or an end too early, is an abort; so is a grammar behind a sampler that leaves it nothing
    "llama_sampler_init_grammar": "llguidance masks the logits instead",
    "llama_sampler_init_grammar_lazy_patterns": "the same, and its trigger is searched for in Python",
    # std::regex over everything, at each token
    "llama_sampler_init_grammar_lazy": "the same",
    "fork": "a child of a process that has decoded never decodes: exec only",
}


@pytest.mark.parametrize("path", sorted(Path(ryxd.models.__file__).parent.rglob("*.py")), ids=lambda path: path.name)
def test_calls_that_can_not_be_guarded_are_not_made(path: Path) -> None:
    names = {node.attr for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Attribute)}
    assert not names & set(UNGUARDED)
