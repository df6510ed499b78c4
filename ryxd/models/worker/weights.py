"""A model file, loaded: its weights, its tokens, what it says of itself."""

import ctypes
from collections.abc import Callable
from pathlib import Path

from llama_cpp import llama_cpp as api

from ryxd.models.frames import Load
from ryxd.models.worker import copying, devices, search
from ryxd.models.worker.failures import LoadFailed
from ryxd.models.worker.log import Log
from ryxd.models.worker.sizes import Room, Shape
from ryxd.models.worker.vocabulary import Vocabulary

IN_MEMORY = 256 << 20
"""Files up to this are read, not mapped: whoever replaces a mapped file kills its readers (SIGBUS)."""

_VALUE = 16 << 10
"""Bytes of a value of its metadata that are read."""


def _metadata(model: api.llama_model_p, key: str) -> str | None:
    buffer = ctypes.create_string_buffer(_VALUE)
    length = api.llama_model_meta_val_str(model, key.encode(), buffer, len(buffer))
    return None if length < 0 else buffer.value.decode(errors="replace")


class Weights:
    """A loaded model without a context."""

    def __init__(self, load: Load, log: Log, progress: Callable[[float], None]) -> None:
        """Load it. Raises LoadFailed."""
        before = devices.gpus()
        self.pointer = _open(load, log, progress)
        if api.llama_model_has_encoder(self.pointer) or self._word("attention.causal") == "false":
            raise LoadFailed("it is an encoder (an embedding model?), it can't write answers")
        self.vocabulary = Vocabulary(self.pointer)
        template = api.llama_model_chat_template(self.pointer, None)
        self.template = template.decode(errors="replace") if template else None
        self.copies = _metadata(self.pointer, copying.KEY)
        """What it says of what it copies (copying.py)."""
        self.search = _metadata(self.pointer, search.KEY)
        """What it says of how many ways it tries (search.py)."""
        self.name = _metadata(self.pointer, "general.name") or Path(load.path).stem
        self.layers = int(api.llama_model_n_layer(self.pointer))
        self.recurrent = bool(
            api.llama_model_is_recurrent(self.pointer) or api.llama_model_is_hybrid(self.pointer)
        )
        """Whether it has a state that can't be taken back by a few tokens."""
        self.shape = self._shape()
        wanted = self.layers if load.gpu_layers < 0 else min(load.gpu_layers, self.layers)
        self.gpu_layers = wanted if before else 0
        self._before = before

    def _word(self, key: str) -> str | None:
        return _metadata(self.pointer, f"{_metadata(self.pointer, 'general.architecture')}.{key}")

    def _shape(self) -> Shape:
        model = self.pointer
        width = api.llama_model_n_embd(model) // max(1, api.llama_model_n_head(model))
        # of a hybrid the first layer may have none; of a purely recurrent model no layer has
        least = 0 if api.llama_model_is_recurrent(model) else 1
        return Shape(
            trained=int(api.llama_model_n_ctx_train(model)),
            layers=max(1, self.layers),
            heads=max(least, api.llama_model_n_head_kv(model)),
            key=max(1, int(self._word("attention.key_length") or width)),
            value=max(1, int(self._word("attention.value_length") or width)),
        )

    @property
    def device(self) -> str:
        """Where most of it runs."""
        return self._before[0].name if 2 * self.gpu_layers > self.layers else "CPU"

    def rooms(self) -> list[Room]:
        """What is free now for keys and values, which lie where their layer does."""
        part = self.gpu_layers / max(1, self.layers)
        cards = Room(sum(gpu.free for gpu in devices.gpus()), part, "graphics memory")
        return [Room(devices.free_memory(), 1 - part), cards]

    def vram(self) -> int:
        """Bytes less free on the graphics cards than before it was loaded."""
        if not self.gpu_layers:
            return 0
        return max(0, sum(gpu.free for gpu in self._before) - sum(gpu.free for gpu in devices.gpus()))


def _open(load: Load, log: Log, progress: Callable[[float], None]) -> api.llama_model_p:
    def step(value: float, _: int) -> bool:
        progress(value)
        return True

    try:
        small = Path(load.path).stat().st_size <= IN_MEMORY
    except OSError as error:
        raise LoadFailed(f"it can't be read ({error.strerror})") from error
    params = api.llama_model_default_params()
    params.n_gpu_layers = load.gpu_layers
    params.load_mode = api.LLAMA_LOAD_MODE_NONE if small else api.LLAMA_LOAD_MODE_AUTO
    params.check_tensors = small  # reads every weight: too slow for the large ones, see Rows.logits
    callback = api.llama_progress_callback(step)
    params.progress_callback = callback
    api.llama_backend_init()
    model: api.llama_model_p = api.llama_model_load_from_file(load.path.encode("utf-8", "surrogateescape"), params)
    if not model:
        raise LoadFailed(log.last(), memory=log.short_of_memory())
    return model
