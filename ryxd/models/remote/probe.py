"""What a server is, which models it offers, how much fits into their context.

The shapes are those of llama-server (tools/server/README.md), vLLM (serving/openai_compatible_server), Ollama
(docs/api.md) and LM Studio (REST API v0); a server that is none of them is asked for its models only.
"""

import asyncio
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ryxd.models.remote.failure import Transient
from ryxd.models.remote.manners import Kind
from ryxd.models.remote.spec import RemoteSpec
from ryxd.wire.errors import ModelError

_OLLAMA = 4096
"""Tokens of context that Ollama gives a model where nothing else is said. What is longer it cuts silently."""
_NUM_CTX = re.compile(r"^\s*num_ctx\s+(\d+)", re.MULTILINE)
_BYTES = 3
"""Of ASCII text that a token has at least, for most text and most vocabularies; of others it has two."""
_AROUND = 8
"""Tokens that a chat template puts around a message."""


class Looks(Protocol):
    """Asks the endpoint for JSON (line.Line does)."""

    async def look(self, url: str, question: Mapping[str, Any] | None = None) -> Any:
        """What is there, None when nothing is. Raises Transient, ModelError."""
        ...


@dataclass(frozen=True)
class Facts:
    """What is known of a server."""

    kind: Kind
    model: str
    """What it is asked for."""
    offered: tuple[str, ...] = ()
    context: int = 0
    """Tokens; 0 where it does not say."""


async def probe(line: Looks, spec: RemoteSpec) -> Facts:
    """Ask a server what it is. Raises Transient, and ModelError saying what to do."""
    listed = _dict(await line.look(f"{spec.base}/models")).get("data")
    entries = [entry for entry in (listed if isinstance(listed, list) else []) if isinstance(entry, dict)]
    offered = tuple(str(entry["id"]) for entry in entries if entry.get("id"))
    model = spec.model
    if not model:
        if len(offered) != 1:
            which = f"it offers: {', '.join(offered[:20])}" if offered else "it does not say which it has"
            raise ModelError(f"name the model of {spec.host} with model in config.toml; {which}")
        model = offered[0]
    entry = next((entry for entry in entries if entry.get("id") in {model, f"{model}:latest"}), {})
    kind, context = await _kind(line, spec, entry or (entries[0] if len(entries) == 1 else {}), model)
    if spec.context:
        context = min(spec.context, context or spec.context)
    return Facts(kind, model, offered, context)


async def count(line: Looks, spec: RemoteSpec, facts: Facts, body: Mapping[str, Any]) -> int:
    """Tokens of a request's prompt: the server's own count, or an estimate that is rather too high."""
    asked = {"messages": body["messages"], **({"tools": body["tools"]} if "tools" in body else {})}
    found: object = None
    try:
        match facts.kind:
            case "llama-server":
                prompt = _dict(await line.look(f"{spec.root}/apply-template", asked)).get("prompt")
                if isinstance(prompt, str):
                    words = {"content": prompt, "add_special": True, "parse_special": True}
                    tokens = _dict(await line.look(f"{spec.root}/tokenize", words)).get("tokens")
                    found = len(tokens) if isinstance(tokens, list) else None
            case "vllm":
                words = {"model": facts.model, "add_generation_prompt": True, **asked}
                found = _dict(await line.look(f"{spec.root}/tokenize", words)).get("count")
            case _:
                pass
    except (Transient, ModelError):
        pass  # the request itself finds out what is wrong
    return found if isinstance(found, int) and found > 0 else estimate(body)


def estimate(body: Mapping[str, Any]) -> int:
    """Tokens of a request's prompt, guessed from its length."""
    text = _text(body)
    plain = len(text.encode("ascii", "ignore"))
    other = len(text.encode()) - plain
    return -(-plain // _BYTES) + -(-other // 2) + _AROUND * (len(body["messages"]) + 1)


def most(body: Mapping[str, Any]) -> int:
    """Tokens that a request's prompt can have at most: none is shorter than a byte."""
    return len(_text(body).encode()) + _AROUND * (len(body["messages"]) + 1)


def _text(body: Mapping[str, Any]) -> str:
    messages: Sequence[Mapping[str, str]] = body["messages"]
    said = "".join(message["content"] for message in messages)
    return said + (json.dumps(body["tools"]) if "tools" in body else "")


async def _kind(line: Looks, spec: RemoteSpec, entry: Mapping[str, Any], model: str) -> tuple[Kind, int]:
    """Which server it is, and its context."""
    if _number(entry.get("max_model_len")):
        return "vllm", _number(entry["max_model_len"])
    props, version, studio = await asyncio.gather(
        *(_there(line, f"{spec.root}/{name}") for name in ("props", "api/version", "api/v0/models"))
    )
    settings = _dict(_dict(props).get("default_generation_settings"))
    if settings or entry.get("owned_by") == "llamacpp":
        return "llama-server", _number(settings.get("n_ctx"))
    if isinstance(_dict(version).get("version"), str):
        return "ollama", await _ollama(line, spec, model)
    loaded = _named(_dict(studio).get("data"), "id", model)
    if loaded:
        loaded_with = _number(loaded.get("loaded_context_length"))
        return "lm-studio", loaded_with or _number(loaded.get("max_context_length"))
    return "other", 0


async def _ollama(line: Looks, spec: RemoteSpec, model: str) -> int:
    """What it has loaded the model with; what its Modelfile says, when it has not."""
    running = _dict(await _there(line, f"{spec.root}/api/ps")).get("models")
    found = _named(running, "name", model) or _named(running, "name", f"{model}:latest")
    if context := _number(found.get("context_length")):
        return context
    shown = _dict(await _there(line, f"{spec.root}/api/show", {"model": model}))
    parameters = shown.get("parameters")
    said = _NUM_CTX.search(parameters) if isinstance(parameters, str) else None
    about = _dict(shown.get("model_info")).items()
    trained = [_number(value) for key, value in about if key.endswith(".context_length")]
    return min([int(said[1]) if said else _OLLAMA, *filter(None, trained)])


async def _there(line: Looks, url: str, question: Mapping[str, Any] | None = None) -> Any:
    """What is at an address that only some servers have."""
    try:
        return await line.look(url, question)
    except (Transient, ModelError):
        return None


def _named(entries: Any, key: str, name: str) -> Mapping[str, Any]:
    every = entries if isinstance(entries, list) else []
    return next((entry for entry in every if isinstance(entry, dict) and entry.get(key) == name), {})


def _dict(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _number(value: Any) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and value > 0 else 0
