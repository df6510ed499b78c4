"""What the machine has for a model: cores, free memory, GPUs."""

import ctypes
import os
from dataclasses import dataclass
from pathlib import Path

import llama_cpp

_GPU, _INTEGRATED = 1, 2
"""ggml_backend_dev_type."""


@dataclass(frozen=True)
class Gpu:
    """A graphics card that this build of llama.cpp can compute on."""

    name: str
    free: int
    total: int


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


def free_memory() -> int:
    """Bytes of RAM that can be had without swapping."""
    return next(
        int(line.split()[1]) << 10
        for line in Path("/proc/meminfo").read_text().splitlines()
        if line.startswith("MemAvailable")
    )


def gpus() -> list[Gpu]:
    """The graphics cards, and what is free on each now. The binding has no names for these functions."""
    folder = Path(llama_cpp.__file__).parent / "lib"
    try:
        # the versioned names: they are the copies that libllama itself has loaded
        registry, base = ctypes.CDLL(str(folder / "libggml.so.0")), ctypes.CDLL(str(folder / "libggml-base.so.0"))
        registry.ggml_backend_dev_count.restype = ctypes.c_size_t
        registry.ggml_backend_dev_get.restype = ctypes.c_void_p
        registry.ggml_backend_dev_get.argtypes = [ctypes.c_size_t]
        base.ggml_backend_dev_description.restype = ctypes.c_char_p
        base.ggml_backend_dev_description.argtypes = [ctypes.c_void_p]
        base.ggml_backend_dev_type.argtypes = [ctypes.c_void_p]
        base.ggml_backend_dev_memory.argtypes = [
            ctypes.c_void_p,
            ctypes.POINTER(ctypes.c_size_t),
            ctypes.POINTER(ctypes.c_size_t),
        ]
    except (OSError, AttributeError):
        return []  # another build: then nobody knows
    found = []
    for index in range(registry.ggml_backend_dev_count()):
        device = registry.ggml_backend_dev_get(index)
        if base.ggml_backend_dev_type(device) in {_GPU, _INTEGRATED}:
            free, total = ctypes.c_size_t(), ctypes.c_size_t()
            base.ggml_backend_dev_memory(device, ctypes.byref(free), ctypes.byref(total))
            name = base.ggml_backend_dev_description(device) or b"GPU"
            found.append(Gpu(name.decode(errors="replace"), free.value, total.value))
    return found
