"""[models]: what serves which tier, and where models are."""

from pathlib import Path
from typing import Literal, Self

from pydantic import Field, model_validator

from ryxd.config.section import Section, expanded
from ryxd.core.keys import wrong as wrong_key
from ryxd.core.model import Tier
from ryxd.models.remote.spec import SEQUENCES, RemoteSpec, wrong_url

REMOTE = frozenset({"model", "key", "ca"})
"""Keys of a model that are about an endpoint."""
BOTH = frozenset({"path", "url", "context", "sequences"})
"""Keys that are about either. All others are about a file."""


class Model(Section):
    """[models.small], [models.medium], [models.large]: a GGUF file each, or an endpoint that has the model.

    What is left out is chosen.
    """

    path: Path | None = Field(default=None, description="a GGUF file")
    url: str = Field(
        default="", description="an OpenAI-compatible endpoint instead, as in http://localhost:8080/v1"
    )
    model: str = Field(default="", description="what the endpoint calls the model; empty is the only one it has")
    key: str = Field(
        default="", description="where the endpoint's key is: keyring:NAME, file:PATH (mode 0600) or env:VARIABLE"
    )
    ca: Path | None = Field(default=None, description="certificates to trust instead of the system's, for https")
    context: int = Field(
        default=0,
        ge=0,
        le=1_048_576,
        description="tokens of one conversation; 0 is the model's own, at most 8192, less where memory is short",
    )
    cells: int = Field(
        default=0,
        ge=0,
        le=16_777_216,
        description="tokens of all conversations together; 0 is up to four whole ones, as memory allows",
    )
    sequences: int = Field(default=0, ge=0, le=64, description="answers written at the same time; 0 is chosen")
    threads: int = Field(default=0, ge=0, le=1024, description="0 is one less than there are cores")
    gpu_layers: int | None = Field(
        default=None, ge=-1, le=10_000, description="layers on the GPU; -1 is all; as many as fit when missing"
    )
    flash: bool | None = Field(default=None, description="flash attention; where the hardware has it when missing")
    kv: Literal["", "f16", "q8_0"] = Field(
        default="", description="how keys and values are kept: f16, or q8_0 in half the memory; chosen when empty"
    )
    idle: float | None = Field(
        default=None,
        ge=0,
        le=1e9,
        description="seconds without use until it is unloaded; 0 is never;"
        " when missing, never for the small model and 300 for the others",
    )
    pin: bool = Field(default=False, description="keep it loaded, whatever else needs memory")
    nice: int = Field(default=5, ge=0, le=19, description="how far its process stands back for others (nice)")
    io: Literal["", "idle", "best-effort"] = Field(
        default="", description="how its process reads from disk (ionice): idle, or best-effort at its lowest"
    )

    @model_validator(mode="after")
    def _agree(self) -> Self:
        if self.kv == "q8_0" and self.flash is False:
            raise ValueError("kv = 'q8_0' needs flash attention; leave flash out, or write kv = 'f16'")
        if self.cells and self.cells < self.context:
            raise ValueError(f"cells = {self.cells} is less than context = {self.context}, so not one would fit")
        return self

    def endpoint(self) -> RemoteSpec:
        """The endpoint that `url` names."""
        ca = self.ca.expanduser() if self.ca else None
        return RemoteSpec(self.url, self.model, self.key, ca, self.context, self.sequences or SEQUENCES)


class Models(Section):
    """[models]: what serves which tier, and where models are.

    With no small one, the starter model that ships with ryx serves that tier.
    """

    small: Model | None = None
    medium: Model | None = None
    large: Model | None = None
    folder: Path | None = Field(default=None, description="of pulled models; models/ in the data folder")
    temperature: float = Field(
        default=0.0, ge=0, le=2, description="of all that models write; 0 always takes the likeliest token"
    )
    seed: int | None = Field(
        default=None, ge=0, lt=1 << 32, description="of what chance decides; another each time when missing"
    )
    endpoint: str = Field(default="", description="a mirror of Hugging Face; empty is HF_ENDPOINT or its site")

    def tiers(self) -> dict[Tier, Model]:
        """The configured ones."""
        found = {Tier.SMALL: self.small, Tier.MEDIUM: self.medium, Tier.LARGE: self.large}
        return {tier: model for tier, model in found.items() if model is not None}


def no_model(model: Model) -> str | None:
    """What is wrong with a model, as `key: what would be right`."""
    for key, path in (("path", model.path), ("ca", model.ca)):
        if path is not None and ("\0" in str(path) or not expanded(path).is_absolute()):
            return f"{key}: {path} must be absolute or begin with ~/"
    if model.path is not None and model.url:
        return "url: either path (a file) or url (an endpoint) can be set, not both"
    if model.path is not None:
        given = model.model_fields_set & REMOTE
        return f"{min(given)}: is for an endpoint, and there is no url" if given else None
    if not model.url:
        return "path: is missing: name a GGUF file with path, or an OpenAI-compatible endpoint with url"
    if given := model.model_fields_set - REMOTE - BOTH:
        return f"{min(given)}: is for a file; an endpoint decides that itself"
    if (fault := wrong_url(model.url)) is not None:
        return f"url: {fault}"
    if model.key and (fault := wrong_key(model.key)) is not None:
        return f"key: {fault}"
    return None
