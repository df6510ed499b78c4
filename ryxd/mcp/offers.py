"""What a server offers, bounded and cleaned, and remembered on disk so that prompts don't need it running."""

import json
import logging
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from ryxd.mcp.spec import ServerSpec
from ryxd.mcp.words import DESCRIPTION, clean

MOST = 200
"""Tools of one server, and again resources and prompts, that are taken; and bytes times a thousand of the file."""
_SCHEMA = 64 << 10
"""Bytes of one schema."""
_FILE = 16 << 20

log = logging.getLogger(__name__)


class _Offered(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class OfferedTool(_Offered):
    """One tool, as its server describes it. The hints are the server's own words, and no more than that."""

    name: str
    description: str = ""
    input: dict[str, Any]
    output: dict[str, Any] | None = None
    read_only: bool | None = None
    destructive: bool | None = None


class OfferedResource(_Offered):
    """One resource, or a template of some (`uri` has {placeholders})."""

    uri: str
    name: str = ""
    description: str = ""
    kind: str = ""


class OfferedPrompt(_Offered):
    """One prompt and its arguments, the required ones with a *."""

    name: str
    description: str = ""
    arguments: tuple[str, ...] = ()


class Offers(_Offered):
    """All that one server offers."""

    title: str = ""
    """What the server calls itself, with its version."""
    tools: tuple[OfferedTool, ...] = ()
    resources: tuple[OfferedResource, ...] = ()
    prompts: tuple[OfferedPrompt, ...] = ()
    dropped: tuple[str, ...] = ()
    """What of it could not be taken, and why."""


def tool(raw: Mapping[str, Any]) -> OfferedTool | str:
    """One tool out of the protocol's JSON, or why it can't be taken."""
    name = str(raw.get("name", ""))
    shown = clean(name, 60)
    if not name or name != name.strip() or len(name) > 128:
        return f"{shown or 'a tool without a name'}: no usable name"
    schema = raw.get("inputSchema")
    if not isinstance(schema, Mapping) or _size(schema) > _SCHEMA:
        return f"{shown}: its input schema is missing, or larger than {_SCHEMA >> 10} KiB"
    output = raw.get("outputSchema")
    hints = raw.get("annotations")
    hint = hints if isinstance(hints, Mapping) else {}
    return OfferedTool(
        name=name,
        description=clean(str(raw.get("description") or raw.get("title") or ""), DESCRIPTION),
        input=dict(schema),
        output=dict(output) if isinstance(output, Mapping) and _size(output) <= _SCHEMA else None,
        read_only=_truth(hint.get("readOnlyHint")),
        destructive=_truth(hint.get("destructiveHint")),
    )


def resource(raw: Mapping[str, Any]) -> OfferedResource:
    """One resource or template out of the protocol's JSON."""
    return OfferedResource(
        uri=clean(str(raw.get("uri") or raw.get("uriTemplate") or ""), 500),
        name=clean(str(raw.get("name") or ""), 100),
        description=clean(str(raw.get("description") or ""), 200),
        kind=clean(str(raw.get("mimeType") or ""), 60),
    )


def prompt(raw: Mapping[str, Any]) -> OfferedPrompt:
    """One prompt out of the protocol's JSON."""
    arguments = raw.get("arguments")
    named = [each for each in arguments if isinstance(each, Mapping)] if isinstance(arguments, list) else []
    return OfferedPrompt(
        name=clean(str(raw.get("name") or ""), 128),
        description=clean(str(raw.get("description") or ""), 200),
        arguments=tuple(clean(str(a.get("name")), 60) + ("*" if a.get("required") else "") for a in named[:20]),
    )


def gathered(
    title: str,
    tools: Iterable[Mapping[str, Any]],
    resources: Iterable[Mapping[str, Any]] = (),
    prompts: Iterable[Mapping[str, Any]] = (),
) -> Offers:
    """All of it, no more than is good for anybody."""
    taken: dict[str, OfferedTool] = {}
    dropped: list[str] = []
    for raw in tools:
        made = tool(raw)
        if isinstance(made, str):
            dropped.append(made)
        elif made.name in taken:
            dropped.append(f"{clean(made.name, 60)}: offered twice")
        elif len(taken) >= MOST:
            dropped.append(f"{clean(made.name, 60)}: more than {MOST} tools")
        else:
            taken[made.name] = made
    return Offers(
        title=clean(title, 80),
        tools=tuple(taken.values()),
        resources=tuple(resource(raw) for raw in list(resources)[:MOST]),
        prompts=tuple(prompt(raw) for raw in list(prompts)[:MOST]),
        dropped=tuple(dropped[:MOST]),
    )


def difference(before: Offers | None, after: Offers) -> str:
    """What of the tools changed, in words; empty when nothing did."""
    old = {each.name: each for each in before.tools} if before else {}
    new = {each.name: each for each in after.tools}
    parts = [f"+{name}" for name in new if name not in old] + [f"-{name}" for name in old if name not in new]
    parts += [f"~{name}" for name in new if name in old and new[name] != old[name]]
    return clean(" ".join(parts), 300)


class Memory:
    """What is remembered of the servers' offers, one file each. Blocking."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def recall(self, spec: ServerSpec) -> Offers | None:
        """What this server offered when it last ran; None when that is not known, or was another server."""
        try:
            raw = (self._folder / f"{spec.name}.json").read_bytes()
            kept = json.loads(raw)
            return Offers.model_validate(kept["offers"]) if kept["of"] == spec.digest else None
        except FileNotFoundError:
            return None
        except (OSError, ValueError, KeyError, TypeError, RecursionError, ValidationError) as error:
            log.warning("what was remembered of %s can't be read: %s", spec.name, error)
            return None

    def keep(self, spec: ServerSpec, offers: Offers) -> None:
        """Remember what a server offers; that it can't be is no failure."""
        text = json.dumps({"of": spec.digest, "offers": offers.model_dump(mode="json")})
        if len(text) > _FILE:
            return
        part = self._folder / f"{spec.name}.json.part"
        try:
            self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            part.write_text(text)
            os.replace(part, self._folder / f"{spec.name}.json")
        except (OSError, UnicodeEncodeError) as error:
            log.warning("what %s offers can't be remembered: %s", spec.name, error)


def _truth(value: Any) -> bool | None:
    return value if isinstance(value, bool) else None


def _size(schema: Mapping[str, Any]) -> int:
    try:
        return len(json.dumps(schema).encode())
    except (ValueError, TypeError, RecursionError):
        return _SCHEMA + 1
