"""The commands about models: what is on disk, what serves a tier, and why (spec A6)."""

from typing import Literal

from pydantic import Field

from ryxd.wire.command import AskReply, Command, Reply


class ModelInfo(Reply):
    """One tier and the model that serves it. Sizes are in bytes."""

    tier: str
    state: Literal["stopped", "loading", "ready", "busy", "unloading", "failed", "unconfigured"]
    name: str = Field(default="", description="what the model calls itself")
    serves: tuple[str, ...] = Field(default=(), description="the tiers that share it")
    path: str | None = None
    pid: int | None = None
    progress: float = 0.0
    error: str | None = None
    restarts: int = 0
    size: int = Field(default=0, description="of the file")
    memory: int = Field(default=0, description="that its process takes now")
    vram: int = Field(default=0, description="that it takes on the GPU")
    device: str = Field(default="", description="where most of it runs, as in CPU or CUDA0")
    layers: int = 0
    gpu_layers: int = Field(default=0, description="how many of the layers are on the GPU")
    context: int = Field(default=0, description="tokens of one conversation")
    cells: int = Field(default=0, description="tokens of all conversations together")
    sequences: int = Field(default=0, description="answers written at the same time")
    kv: str = Field(default="", description="how keys and values are kept: f16, q8_0")
    threads: int = 0
    active: int = Field(default=0, description="requests it works on")
    waiting: int = Field(default=0, description="requests that wait for it")
    pinned: bool = Field(default=False, description="never unloaded by itself")
    until: int | None = Field(default=None, description="milliseconds since 1970: unloaded then, if not used")
    why: tuple[str, ...] = Field(default=(), description="how its settings were chosen, and why it is as it is")


Tiers = Literal["small", "medium", "large"]
"""The tiers, as they are written in a command."""


class ModelFile(Reply):
    """One model on this disk."""

    name: str = Field(description="what the models commands call it")
    path: str
    source: Literal["starter", "pulled", "linked", "own"] = Field(
        description="it ships with ryx, was pulled, is a link to another program's file, or came by other ways"
    )
    tiers: tuple[str, ...] = Field(default=(), description="the tiers it is configured for")
    size: int = Field(default=0, description="bytes, all its parts together")
    quantisation: str = ""
    parameters: int = 0
    context: int = Field(default=0, description="tokens it was trained for")
    needs: int = Field(default=0, description="bytes of memory it takes, a context of 8192 tokens included")
    fits: bool | None = Field(default=None, description="whether this machine has that much memory at all")
    origin: str = Field(default="", description="the repository, or the file that the link points to")
    problem: str | None = Field(default=None, description="why it can't be used, and what to do")


class ModelAdvice(Reply):
    """A model that would suit this machine."""

    tier: str
    repo: str
    file: str
    title: str
    size: int = Field(description="bytes to download")
    needs: int = Field(description="bytes of memory it takes")
    licence: str


class ModelsReply(Reply):
    """The models on disk, what serves each tier, and what would suit this machine."""

    folder: str
    files: tuple[ModelFile, ...]
    tiers: tuple[ModelInfo, ...]
    advice: tuple[ModelAdvice, ...] = Field(default=(), description="for tiers without a model of their own")
    memory: int = Field(default=0, description="bytes of memory in this machine")
    vram: int = Field(default=0, description="bytes of memory on its graphics card, 0 when there is none")


class ModelsList(Command):
    """List the models on disk, what serves each tier, and which model would suit this machine."""

    reply = ModelsReply


class ModelsPull(Command):
    """Download a GGUF model from Hugging Face; what was begun is gone on with. A run: it can be cancelled."""

    reply = AskReply
    positional = ("repo", "file")
    repo: str = Field(min_length=1, max_length=200, description="the repository, as in Qwen/Qwen3-4B-GGUF")
    file: str | None = Field(
        default=None,
        max_length=500,
        description="a file in it or a quantisation, as in Q4_K_M; what fits this machine when missing",
    )
    revision: str | None = Field(default=None, max_length=200, description="a branch, tag or commit")
    stream: bool = Field(default=False, description="send the run's events on this connection, to its end")


class FoundModel(Reply):
    """A model file that another program keeps."""

    name: str
    path: str
    program: str = Field(description="whose it is: huggingface, ollama, lmstudio, llama.cpp, gpt4all, jan or path")
    size: int = Field(default=0, description="bytes, all its parts together")
    quantisation: str = ""
    parameters: int = 0
    needs: int = 0
    fits: bool | None = None
    linked: bool = Field(default=False, description="whether ryx has it")
    skipped: str | None = Field(default=None, description="why ryx can't use it")


class ModelsImportReply(Reply):
    """What was found, and which of it ryx now has."""

    found: tuple[FoundModel, ...]
    linked: tuple[str, ...] = Field(default=(), description="names of those that were linked just now")
    folders: tuple[str, ...] = Field(default=(), description="where was looked")


class ModelsImport(Command):
    """Find GGUF models that other programs keep on this disk, or link the named ones; nothing is copied."""

    reply = ModelsImportReply
    positional = ("names",)
    names: tuple[str, ...] = Field(
        default=(), max_length=1000, description="names from the list, or paths; only lists them when missing"
    )
    cwd: str | None = Field(default=None, max_length=4096, description="the folder relative paths mean")


class ModelsUseReply(Reply):
    """What serves the tier now."""

    tier: str
    path: str | None = None
    changed: tuple[str, ...] = ()
    warning: str | None = None


class ModelsUse(Command):
    """Have a model serve a tier: checked, written into config.toml, and loaded when it is next needed."""

    reply = ModelsUseReply
    positional = ("model",)
    model: str | None = Field(default=None, max_length=4096, description="a name from the list, or a path")
    tier: Tiers = Field(description="the tier it serves")
    none: bool = Field(default=False, description="no model of its own any more (small: the starter)")
    force: bool = Field(default=False, description="even when it does not fit this machine")
    cwd: str | None = Field(default=None, max_length=4096, description="the folder relative paths mean")


class ModelsLoad(Command):
    """Load a tier's model now, rather than when it is first needed. A run: it can be cancelled."""

    reply = AskReply
    positional = ("tier",)
    tier: Tiers = Field(description="the tier")
    stream: bool = Field(default=False, description="send the run's events on this connection, to its end")


class ModelsUnload(Command):
    """Take a tier's model out of memory; it comes back when it is needed."""

    positional = ("tier",)
    tier: Tiers = Field(description="the tier")
    force: bool = Field(default=False, description="even while it answers")


class ModelsFreeReply(Reply):
    """What that gave."""

    freed: int = Field(description="bytes of memory")


class ModelsFree(Command):
    """Take every model that nobody uses out of memory."""

    reply = ModelsFreeReply


class ModelsRmReply(Reply):
    """What was deleted, or (without `yes`) would be."""

    name: str
    deleted: bool
    link: bool = Field(description="whether only a link goes, and the file stays")
    size: int = Field(description="bytes that the disk gets back")
    paths: tuple[str, ...] = ()


class ModelsRm(Command):
    """Delete a model that was pulled, or the link to one that was imported."""

    reply = ModelsRmReply
    positional = ("model",)
    model: str = Field(min_length=1, max_length=4096, description="its name")
    yes: bool = Field(default=False, description="do it, don't only say what would go")
    force: bool = Field(default=False, description="even when a tier is configured to use it")


class ModelsVerify(Command):
    """Read models from end to end: their checksum, and whether every tensor is inside its file."""

    reply = AskReply
    positional = ("model",)
    model: str | None = Field(default=None, max_length=4096, description="its name; all of them when missing")
    stream: bool = Field(default=False, description="send the run's events on this connection, to its end")


class ModelsWhyReply(Reply):
    """Why a tier is as it is, in words."""

    lines: tuple[str, ...]


class ModelsWhy(Command):
    """Say what serves a tier and why: its model, what stands in for it, memory."""

    reply = ModelsWhyReply
    positional = ("tier",)
    tier: Tiers | None = Field(default=None, description="the tier; all of them when missing")
