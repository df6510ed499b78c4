"""Which model is scored, and the configuration of the daemon that it is scored in."""

import asyncio
import hashlib
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tomlkit

from ryxd.config.models import Model
from ryxd.config.places import Places
from ryxd.config.tree import Config
from ryxd.core.keys import NoKey, find
from ryxd.core.model import Tier
from ryxd.models import gguf
from ryxd.models.catalog.shelf import Shelf
from ryxd.models.starter import starter
from ryxd.wire.errors import NotFound, Unavailable

KEY = "RYX_EVAL_KEY_"
"""How variables of keys of endpoints begin, in the daemon's environment."""

SEARCH = "http://127.0.0.1:9/search?q={query}&format=json"
"""A search service that nobody asks: a stand-in answers. Without one the tool would say that there is none."""

HASHED = 1 << 28
"""Bytes of a model's file up to which its checksum is told."""


@dataclass(frozen=True)
class Chosen:
    """What is scored. `models` are the tiers that are configured; none is the model that ships with ryx."""

    name: str
    path: Path | None
    models: Mapping[Tier, Model] = field(default_factory=dict)

    def facts(self) -> dict[str, Any]:
        """What a report says of it. Reads the file."""
        told: dict[str, Any] = {"name": self.name, "tiers": [str(tier) for tier in self.models]}
        if self.path is None:
            return told
        size = self.path.stat().st_size
        told |= {"path": str(self.path), "bytes": size}
        if size <= HASHED:
            told["sha256"] = hashlib.sha256(self.path.read_bytes()).hexdigest()
        return told


def chosen(named: str | None, config: Config, where: Places) -> Chosen:
    """The model that is meant: a GGUF file, a tier's, one from `ryxctl models`; by default what is configured.

    One that is named serves the small tier, and no other is there. Raises NotFound, Refused, ModelError.
    """
    tiers = config.models.tiers()
    if named is None:
        return _configured(tiers)
    if named in set(Tier):
        tier = Tier(named)
        if tier not in tiers and tier is not Tier.SMALL:
            raise NotFound(f"no model is configured for the {tier} tier; ryxctl models lists them")
        return _configured({Tier.SMALL: tiers[tier]} if tier in tiers else {})
    path = Path(named).expanduser()
    if "/" not in named and not path.is_file():
        folder = config.models.folder.expanduser() if config.models.folder else where.models
        path = Shelf(folder).find(named).path
    path = path.absolute()
    gguf.read(path)
    if path.samefile(starter()):
        return Chosen("starter", path)
    return Chosen(path.stem, path, {Tier.SMALL: Model(path=path)})


def _configured(tiers: Mapping[Tier, Model]) -> Chosen:
    small = tiers.get(Tier.SMALL)
    if small is None:
        return Chosen("starter", starter(), tiers)
    if small.path is None:
        return Chosen(small.model or small.url, None, tiers)
    path = small.path.expanduser()
    return Chosen(path.stem, path, tiers)


@dataclass(frozen=True)
class Setting:
    """How it is run: at which temperature, with which seed, and whether rules read requests first."""

    temperature: float = 0.0
    seed: int | None = None
    gate: bool = True


def written(chosen: Chosen, setting: Setting, config: Config) -> tuple[str, dict[str, str]]:
    """The config.toml of the private daemon, and variables that it needs.

    Of the user's configuration only the models and their limits are in it. Raises Unavailable for a key that can't
    be had.
    """
    models: dict[str, Any] = {"temperature": setting.temperature}
    models |= {} if setting.seed is None else {"seed": setting.seed}
    environment: dict[str, str] = {}
    for tier, model in chosen.models.items():
        section = model.model_dump(mode="json", exclude_unset=True, exclude_none=True)
        section |= {key: os.path.expanduser(section[key]) for key in ("path", "ca") if key in section}
        if model.key:
            environment[f"{KEY}{tier.upper()}"] = _key(model.key)
            section["key"] = f"env:{KEY}{tier.upper()}"
        models[tier] = section
    limits = config.limits.model_dump(include={"large_calls", "spare_mib"})
    tables = {
        "models": models,
        "limits": limits,
        "routing": {"gate": setting.gate},
        "desktop": {"notifications": False},
        "session": {"resume": 0.0},
        "web": {"search": SEARCH},
    }
    return tomlkit.dumps(tables), environment


def _key(source: str) -> str:
    try:
        key = asyncio.run(find(source))
    except NoKey as error:
        raise Unavailable(str(error)) from error
    return "" if key is None else key.value
