"""A model's one context: keys and values of all sequences, and the steps that add to them.

Every call that would end the process when misused is guarded before it is made (notes on the engine, 6): a
batch over n_batch, ids and tokens that there are none of, logits of an index that has none, a partial copy where
only whole ones work, NULL pointers (which are *not* None in ctypes).
"""

import ctypes
from collections.abc import Sequence

import numpy as np
from llama_cpp import llama_cpp as api
from numpy.typing import NDArray

from ryxd.models.frames import Load
from ryxd.models.worker import devices
from ryxd.models.worker.batch import Batch, Feed
from ryxd.models.worker.failures import Aborted, DecodeFailed, LoadFailed
from ryxd.models.worker.log import Log
from ryxd.models.worker.sizes import SEQUENCES, STEP, STEP_GPU, choose
from ryxd.models.worker.weights import Weights

KEPT = 16
"""Conversations whose cells stay when nobody's answer is being written in them."""
PREFIXES = 8
"""Fixed prefixes that have a sequence of their own."""
KEPT_STATES = 4
"""The same, together, for models that keep a whole state for each."""
ROWS = 64
"""Logits of one step, at least: room for those of every token of a step would be 150 to 600 MiB for a vocabulary
of 150,000."""
_TYPES = {"f16": api.GGML_TYPE_F16, "q8_0": api.GGML_TYPE_Q8_0}
_INTERRUPTED = 2
_FULL = 1


class Full(DecodeFailed):
    """There were not enough cells for a step."""


class Rows:
    """The logits that one sequence wanted of a step. They are gone with the next step."""

    def __init__(self, context: "Context", indices: Sequence[int]) -> None:
        self._context = context
        self._indices = indices
        self._step = context.steps

    def __len__(self) -> int:
        return len(self._indices)

    def _index(self, i: int) -> int:
        if self._step != self._context.steps:
            raise DecodeFailed("these logits are of an earlier step")
        return self._indices[i]

    def logits(self, i: int) -> NDArray[np.float32]:
        """What the model thinks of each token as the next one: llama.cpp's own memory, may be changed in place.

        Raises DecodeFailed when they are no numbers (damaged weights).
        """
        pointer = api.llama_get_logits_ith(self._context.pointer, self._index(i))
        if not pointer:
            raise DecodeFailed("the model gives no logits")
        found = np.ctypeslib.as_array(pointer, (self._context.vocabulary,))
        if np.isnan(found.max()):  # one that is none is the largest
            raise DecodeFailed("the model's weights are damaged (NaN); download it again")
        return found


class Context:
    """The memory of all sequences. Owned by one thread: a llama_context bears no second."""

    def __init__(self, weights: Weights, load: Load, log: Log) -> None:
        """Take the memory. Raises LoadFailed."""
        self._log = log
        sizes = choose(load, weights.shape, weights.rooms())
        self.vocabulary = weights.vocabulary.size
        self.threads = load.threads or max(1, devices.physical_cores() - 1)
        self.step = STEP_GPU if weights.gpu_layers else STEP
        self.kv = sizes.kv
        self.partial = not weights.recurrent
        """Whether the last tokens of a sequence can be taken back, and the first shared."""
        most = min(int(api.llama_max_parallel_sequences()), self.step)
        self.sequences = min(load.sequences or SEQUENCES, most)
        kept = KEPT if self.partial else KEPT_STATES
        self.prefixes = min(PREFIXES if self.partial else 0, most - self.sequences)
        self.ids = min(self.sequences + kept + self.prefixes, most)
        params = api.llama_context_default_params()
        params.n_ctx, params.n_seq_max, params.kv_unified = sizes.cells, self.ids, True
        params.n_batch = params.n_ubatch = self.step
        self.rows = params.n_outputs_max = min(max(ROWS, self.ids), self.step)
        params.n_threads = params.n_threads_batch = self.threads
        params.flash_attn_type = load.flash
        params.type_k = params.type_v = _TYPES[sizes.kv]
        params.swa_full = True  # or a window forgets what another conversation could share
        params.no_perf = True
        self.pointer = api.llama_init_from_model(weights.pointer, params)
        if not self.pointer and sizes.kv != "f16" and not load.kv:
            # no flash attention for this model, which quantised values need
            self.kv, params.type_k, params.type_v = "f16", _TYPES["f16"], _TYPES["f16"]
            self.pointer = api.llama_init_from_model(weights.pointer, params)
        if not self.pointer:
            words, short = log.last(), log.short_of_memory()
            raise LoadFailed(f"a context of {sizes.cells} tokens can't be made: {words}", memory=short)
        self.cells = int(api.llama_n_ctx(self.pointer))
        self.context = min(sizes.context, self.cells)
        self.steps = 0
        self._memory = api.llama_get_memory(self.pointer)
        self._batch = Batch(self.step)
        self._abort = (ctypes.c_char * 2)()
        # strlen of a buffer of ours: "should you stop?" is asked 500 times a token and needs no Python
        strlen = ctypes.cast(ctypes.CDLL(None).strlen, api.ggml_abort_callback)
        self._keep = strlen
        api.llama_set_abort_callback(self.pointer, strlen, ctypes.cast(self._abort, ctypes.c_void_p))

    # --- steps

    def decode(self, feeds: Sequence[Feed]) -> list[Rows]:
        """Add tokens to sequences, each at most once. The rows are those that each feed wanted.

        Raises Aborted when it was interrupted and Full when cells are short: then some of it may have been
        added, so `cut` every sequence of it to its start. Raises DecodeFailed.
        """
        self._refuse_what_kills(feeds)
        batch, rows = self._batch.fill(feeds)
        self.steps += 1
        status = api.llama_decode(self.pointer, batch)
        if status == _INTERRUPTED:
            raise Aborted
        if status == _FULL:
            raise Full("no cells are free")
        if status:
            raise DecodeFailed(f"llama_decode gave {status}: {self._log.last()}")
        return [Rows(self, indices) for indices in rows]

    def _refuse_what_kills(self, feeds: Sequence[Feed]) -> None:
        count = sum(len(feed.tokens) for feed in feeds)
        if not 0 < count <= self.step:
            raise DecodeFailed(f"{count} tokens do not fit into a step of {self.step}")
        if sum(feed.wanted for feed in feeds) > self.rows:
            raise DecodeFailed(f"there is no room for the logits of more than {self.rows} tokens")
        ids = {feed.sequence for feed in feeds}
        if len(ids) != len(feeds) or not all(0 <= number < self.ids for number in ids):
            raise DecodeFailed(f"these are not {len(feeds)} sequences of {self.ids}: {sorted(ids)}")
        for feed in feeds:
            if not 0 <= feed.wanted <= len(feed.tokens) or feed.start != self.reach(feed.sequence):
                raise DecodeFailed(f"{len(feed.tokens)} tokens can't be added at {feed.start}")
            self.refuse_strangers(feed.tokens)

    def refuse_strangers(self, tokens: Sequence[int]) -> None:
        """Raises DecodeFailed when a token is none of this model's."""
        if tokens and not 0 <= min(tokens) <= max(tokens) < self.vocabulary:
            raise DecodeFailed(f"a token is none of the model's {self.vocabulary}")

    def interrupt(self, on: bool) -> None:
        """Make a running decode stop within milliseconds (on a CPU); from any thread."""
        self._abort[0] = b"\x01" if on else b"\x00"

    # --- what the sequences hold

    def reach(self, sequence: int) -> int:
        """How many tokens a sequence has."""
        return int(api.llama_memory_seq_pos_max(self._memory, sequence)) + 1

    def cut(self, sequence: int, count: int) -> bool:
        """Forget what a sequence has after so many tokens; False when all of it had to go."""
        if count == 0 or self.reach(sequence) > count:
            if api.llama_memory_seq_rm(self._memory, sequence, count or -1, -1):
                return True
            # models with a recurrent state can't take back a part
            api.llama_memory_seq_rm(self._memory, sequence, -1, -1)
            return False
        return True

    def copy(self, source: int, target: int, count: int) -> None:
        """Let an empty sequence share another's first tokens, without copying them."""
        if not self.partial or source == target or self.reach(target):
            raise DecodeFailed(f"sequence {source} can't be shared with {target}")
        api.llama_memory_seq_cp(self._memory, source, target, 0, count)

    def clear(self) -> None:
        """Forget everything."""
        api.llama_memory_clear(self._memory, True)

    def weight(self, sequence: int) -> int:
        """Bytes of a sequence's keys and values."""
        return int(api.llama_state_seq_get_size(self.pointer, sequence))

    def state(self, sequence: int) -> bytes:
        """A sequence's keys and values; empty when llama.cpp gives none."""
        size = self.weight(sequence)
        buffer = (ctypes.c_uint8 * size)()
        written = api.llama_state_seq_get_data(self.pointer, buffer, size, sequence)
        return bytes(memoryview(buffer)[:written])

    def restore(self, sequence: int, state: bytes, count: int) -> bool:
        """Put such a state of `count` tokens into an empty sequence; False (and empty) when it does not go."""
        buffer = (ctypes.c_uint8 * len(state)).from_buffer_copy(state)
        read = api.llama_state_seq_set_data(self.pointer, buffer, len(state), sequence)
        if read == len(state) and self.reach(sequence) == count:
            return True
        api.llama_memory_seq_rm(self._memory, sequence, -1, -1)
        return False
