"""llama.cpp through its low-level binding: load a model, tokenise, decode. Only a worker imports this.

Every call that would end the process when misused is guarded before it is made (notes on the engine, 6): a
batch over n_batch, logits of an index that has none, NULL pointers (which are *not* None in ctypes).
"""

import ctypes
import os
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import numpy as np
from llama_cpp import llama_cpp as api
from numpy.typing import NDArray

from ryxd.models.frames import Load

CONTEXT_MOST = 8192
"""Tokens of context when the configuration does not say: its memory is taken at once, used or not."""
STEP = 128
"""Tokens of a prompt in one step; small steps cost nothing on a CPU and keep others waiting less."""
STEP_GPU = 512
IN_MEMORY = 256 << 20
"""Files up to this are read, not mapped: whoever replaces a mapped file kills its readers (SIGBUS)."""

_WARNING = 3
_CONTINUED = 5


class LoadFailed(Exception):
    """The file can't be used; another try would end the same. The text says why and what to do."""


class DecodeFailed(Exception):
    """A step failed; the context was cleared and the next request may work."""


class Aborted(Exception):
    """A step was interrupted on purpose."""


class Log:
    """llama.cpp's last words: kept for error messages, warnings also go to stderr."""

    def __init__(self, lines: int = 40) -> None:
        self._lines: deque[str] = deque(maxlen=lines)
        self._level = 0
        self._keep = api.llama_log_callback(self._hear)  # a collected callback is a crash
        api.llama_log_set(self._keep, ctypes.c_void_p(0))

    def _hear(self, level: int, text: bytes, _: int) -> None:
        self._level = self._level if level == _CONTINUED else level
        line = text.decode(errors="replace").rstrip()
        if self._level >= _WARNING and line:
            self._lines.append(line)
            os.write(2, line.encode() + b"\n")

    def last(self, count: int = 3) -> str:
        """The last warnings and errors, in one line."""
        return "; ".join(list(self._lines)[-count:]) or "llama.cpp gave no reason"


def physical_cores() -> int:
    """Cores this process may use, hyper-threads not counted: they only slow ggml's barriers down."""
    cores: set[str] = set()
    for cpu in os.sched_getaffinity(0):
        siblings = Path(f"/sys/devices/system/cpu/cpu{cpu}/topology/thread_siblings_list")
        try:
            cores.add(siblings.read_text())
        except OSError:
            cores.add(str(cpu))
    return len(cores)


class Vocabulary:
    """The tokens of a model."""

    def __init__(self, model: api.llama_model_p) -> None:
        self.pointer = api.llama_model_get_vocab(model)
        self.size = api.llama_vocab_n_tokens(self.pointer) if self.pointer else 0
        if not self.size:
            raise LoadFailed("it has no vocabulary, so it is no language model")
        attributes = [api.llama_vocab_get_attr(self.pointer, token) for token in range(self.size)]
        self.ends = [token for token in range(self.size) if api.llama_vocab_is_eog(self.pointer, token)]
        self._ends = frozenset(self.ends)
        self._buffer = ctypes.create_string_buffer(256)
        special = api.LLAMA_TOKEN_ATTR_CONTROL | api.LLAMA_TOKEN_ATTR_UNKNOWN
        self.controls = [
            text
            for token, attribute in enumerate(attributes)
            if attribute & (special | api.LLAMA_TOKEN_ATTR_USER_DEFINED)
            and (text := self.text(token))
            # some files declare their role tokens (<|user|>) user-defined, which are read even in plain text
            and (attribute & special or (text[:2] in {"<|", "<｜"} and text[-1] == ">"))
        ]

    def is_end(self, token: int) -> bool:
        """Whether the model says with it that it is done."""
        return token in self._ends

    def piece(self, token: int, *, special: bool = False) -> bytes:
        """The bytes of a token, all of them (the binding's high-level class stops at 32)."""
        length = api.llama_token_to_piece(self.pointer, token, self._buffer, len(self._buffer), 0, special)
        if length < 0:
            self._buffer = ctypes.create_string_buffer(-length)
            length = api.llama_token_to_piece(self.pointer, token, self._buffer, len(self._buffer), 0, special)
        return self._buffer.raw[: max(length, 0)]

    def text(self, token: int) -> str:
        """How a token is written in a template; empty for none."""
        return self.piece(token, special=True).decode(errors="replace") if token >= 0 else ""

    @property
    def bos(self) -> int:
        """The token that begins every text, -1 when there is none."""
        return int(api.llama_vocab_bos(self.pointer))

    @property
    def eos(self) -> int:
        """The token that ends a text, -1 when there is none."""
        return int(api.llama_vocab_eos(self.pointer))

    def prompt(self, pieces: Iterable[tuple[str, bool]]) -> list[int]:
        """The tokens of a rendered template; control tokens only where they may be."""
        tokens = [token for text, control in pieces for token in self.tokens(text, control=control)]
        if api.llama_vocab_get_add_bos(self.pointer) and self.bos >= 0 and tokens[:1] != [self.bos]:
            tokens.insert(0, self.bos)
        return tokens

    def tokens(self, text: str, *, control: bool) -> list[int]:
        """The tokens of a text; with `control` false, control tokens in it are read as plain text."""
        raw = text.encode("utf-8", "replace")  # half surrogates, of undecodable file names, become "?"
        room = len(raw) + 8
        while True:
            found = (api.llama_token * room)()
            count = api.llama_tokenize(self.pointer, raw, len(raw), found, room, False, control)
            if count >= 0:
                return list(found[:count])
            room = -count


def _metadata(model: api.llama_model_p, key: str) -> str | None:
    buffer = ctypes.create_string_buffer(1024)
    length = api.llama_model_meta_val_str(model, key.encode(), buffer, len(buffer))
    return None if length < 0 else buffer.value.decode(errors="replace")


class Model:
    """A loaded model and its one context. Owned by one thread: a llama_context bears no second."""

    def __init__(self, load: Load, log: Log, progress: Callable[[float], None]) -> None:
        """Load it. Raises LoadFailed."""
        self._log = log
        self._model = self._open(load, progress)
        if api.llama_model_has_encoder(self._model) or self._word("attention.causal") == "false":
            raise LoadFailed("it is an encoder (an embedding model?), it can't write answers")
        self.vocabulary = Vocabulary(self._model)
        template = api.llama_model_chat_template(self._model, None)
        self.template = template.decode(errors="replace") if template else None
        self.name = _metadata(self._model, "general.name") or Path(load.path).stem
        self.threads = load.threads or max(1, physical_cores() - 1)
        self._start(load)
        self.cached: list[int] = []
        """INVARIANT: exactly the tokens whose keys and values are in the context, in order."""

    def _word(self, key: str) -> str | None:
        return _metadata(self._model, f"{_metadata(self._model, 'general.architecture')}.{key}")

    def _open(self, load: Load, progress: Callable[[float], None]) -> api.llama_model_p:
        def step(value: float, _: int) -> bool:
            progress(value)
            return True

        small = Path(load.path).stat().st_size <= IN_MEMORY
        params = api.llama_model_default_params()
        params.n_gpu_layers = load.gpu_layers
        params.load_mode = api.LLAMA_LOAD_MODE_NONE if small else api.LLAMA_LOAD_MODE_AUTO
        params.check_tensors = small  # reads every weight: too slow for the large ones, see Model.logits
        callback = api.llama_progress_callback(step)
        params.progress_callback = callback
        api.llama_backend_init()
        model: api.llama_model_p = api.llama_model_load_from_file(
            load.path.encode("utf-8", "surrogateescape"), params
        )
        if not model:
            raise LoadFailed(self._log.last())
        return model

    def _start(self, load: Load) -> None:
        trained = api.llama_model_n_ctx_train(self._model)
        self.context = load.context or min(trained, CONTEXT_MOST)
        self._refuse_too_large()
        self.step = STEP if load.gpu_layers == 0 else STEP_GPU
        params = api.llama_context_default_params()
        params.n_ctx, params.n_seq_max = self.context, 1
        params.n_batch = params.n_ubatch = self.step
        params.n_threads = params.n_threads_batch = self.threads
        params.no_perf = True
        self._context = api.llama_init_from_model(self._model, params)
        if not self._context:
            raise LoadFailed(f"no room for a context of {self.context} tokens: {self._log.last()}")
        self.context = min(self.context, api.llama_n_ctx(self._context))
        self._memory = api.llama_get_memory(self._context)
        self._batch = _Batch(self.step)
        self._abort = (ctypes.c_char * 2)()
        # strlen of a buffer of ours: "should you stop?" is asked 500 times a token and needs no Python
        strlen = ctypes.cast(ctypes.CDLL(None).strlen, api.ggml_abort_callback)
        self._keep = strlen
        api.llama_set_abort_callback(self._context, strlen, ctypes.cast(self._abort, ctypes.c_void_p))

    def _refuse_too_large(self) -> None:
        """The context is touched at once: one that does not fit is an OOM kill, not an error."""
        heads = max(1, api.llama_model_n_head(self._model))
        width = int(self._word("attention.key_length") or api.llama_model_n_embd(self._model) // heads)
        per_token = api.llama_model_n_layer(self._model) * api.llama_model_n_head_kv(self._model) * width * 4
        free = next(
            int(line.split()[1]) << 10
            for line in Path("/proc/meminfo").read_text().splitlines()
            if line.startswith("MemAvailable")
        )
        if per_token * self.context > free:
            raise LoadFailed(
                f"a context of {self.context} tokens needs {per_token * self.context >> 20} MiB and"
                f" {free >> 20} MiB are free; set a smaller context in config.toml"
            )

    # --- decoding

    def keep(self, tokens: Sequence[int]) -> int:
        """Forget what does not begin like these tokens; how many stay (never all: the last gives logits)."""
        most = min(len(self.cached), len(tokens) - 1)
        same = next((i for i in range(most) if self.cached[i] != tokens[i]), most)
        return self._cut(same)

    def _cut(self, count: int) -> int:
        if not api.llama_memory_seq_rm(self._memory, 0, count, -1):
            # models with a recurrent state can't take back a part
            api.llama_memory_clear(self._memory, True)
            count = 0
        del self.cached[count:]
        return count

    def decode(self, tokens: Sequence[int]) -> None:
        """Add tokens, at most `step`; the logits are those after the last. Raises Aborted, DecodeFailed."""
        if not 0 < len(tokens) <= self.step or len(self.cached) + len(tokens) > self.context:
            raise DecodeFailed(f"{len(tokens)} tokens after {len(self.cached)} do not fit")
        status = api.llama_decode(self._context, self._batch.fill(tokens, len(self.cached)))
        if status == 0:
            self.cached.extend(tokens)
            return
        if status == 2:
            self._cut(len(self.cached))
            raise Aborted
        self._cut(0)
        raise DecodeFailed(f"llama_decode gave {status}: {self._log.last()}")

    def logits(self) -> NDArray[np.float32]:
        """What the model thinks of each token as the next one: llama.cpp's own memory, to be changed in place.

        Raises DecodeFailed when they are no numbers (damaged weights).
        """
        pointer = api.llama_get_logits_ith(self._context, -1)
        if not pointer:
            raise DecodeFailed("the model gives no logits")
        found = np.ctypeslib.as_array(pointer, (self.vocabulary.size,))
        if np.isnan(found).any():
            self._cut(0)
            raise DecodeFailed("the model's weights are damaged (NaN); download it again")
        return found

    def sample(self, sampler: "Sampler") -> int:
        """Let a sampler choose from the logits as they are now."""
        return int(api.llama_sampler_sample(sampler.pointer, self._context, -1))

    def interrupt(self, on: bool) -> None:
        """Make a running decode stop within milliseconds; from any thread."""
        self._abort[0] = b"\x01" if on else b"\x00"


class _Batch:
    """A llama_batch of one sequence over numpy arrays: no ctypes call a token."""

    def __init__(self, size: int) -> None:
        self._token = np.zeros(size, np.int32)
        self._position = np.zeros(size, np.int32)
        self._sequences = np.ones(size, np.int32)
        self._sequence = np.zeros(size, np.int32)
        self._wanted = np.zeros(size, np.int8)
        pointer = ctypes.POINTER(api.llama_seq_id)
        self._pointers = (pointer * (size + 1))()
        for index in range(size):
            self._pointers[index] = self._sequence[index:].ctypes.data_as(pointer)
        self._batch = api.llama_batch()
        for field, value in (
            ("token", self._token.ctypes.data_as(ctypes.POINTER(api.llama_token))),
            ("pos", self._position.ctypes.data_as(ctypes.POINTER(api.llama_pos))),
            ("n_seq_id", self._sequences.ctypes.data_as(ctypes.POINTER(ctypes.c_int32))),
            ("seq_id", ctypes.cast(self._pointers, ctypes.POINTER(pointer))),
            ("logits", self._wanted.ctypes.data_as(ctypes.POINTER(ctypes.c_int8))),
        ):
            setattr(self._batch, field, value)

    def fill(self, tokens: Sequence[int], start: int) -> api.llama_batch:
        count = len(tokens)
        self._token[:count] = tokens
        self._position[:count] = np.arange(start, start + count)
        self._wanted[:count] = 0
        self._wanted[count - 1] = 1
        self._batch.n_tokens = count
        return self._batch


class Sampler:
    """A choice by chance: top_k first (without it top_p costs 14 ms a token), dist at the end."""

    def __init__(self, temperature: float, seed: int) -> None:
        self.pointer = api.llama_sampler_chain_init(api.llama_sampler_chain_default_params())
        for link in (
            api.llama_sampler_init_top_k(40),
            api.llama_sampler_init_top_p(0.95, 1),
            api.llama_sampler_init_min_p(0.05, 1),
            api.llama_sampler_init_temp(temperature),
            api.llama_sampler_init_dist(seed),
        ):
            if not link:
                raise DecodeFailed("llama.cpp gave no sampler")
            api.llama_sampler_chain_add(self.pointer, link)

    def close(self) -> None:
        """Free it, links and all."""
        api.llama_sampler_free(self.pointer)
