"""What `ryxctl doctor` says of the user's own tools and of MCP servers; starts none, and writes nothing."""

import asyncio
import importlib.util
import os
from collections.abc import Iterator
from importlib import import_module

from ryxd.config.places import places
from ryxd.config.tree import Config, load
from ryxd.core import keys
from ryxd.core.tool import discover
from ryxd.doctor.check import Check
from ryxd.engine.owntools import read
from ryxd.engine.toolbox import Toolbox
from ryxd.mcp.environment import environment, program, revealed
from ryxd.mcp.spec import ServerSpec
from ryxd.wire.errors import RyxError


def tools() -> Iterator[Check]:
    """The files in the tools folder can be used."""
    folder = places().tools
    own = read(folder, Toolbox.reserved(discover(import_module("ryxd.tools"))))
    for fault in own.faults:
        yield Check("own tools", "broken", str(fault), "mend it, then ryxctl reload")
    if own.tools:
        yield Check("own tools", "ok", f"{', '.join(sorted(own.tools))} in {folder}")


def servers() -> Iterator[Check]:
    """MCP servers of config.toml: their programs and keys are there, and so is the package."""
    try:
        config = load(places().file)
    except RyxError:
        config = Config()
    specs = [server.spec(name) for name, server in config.mcp.items() if server.enabled]
    if specs and importlib.util.find_spec("mcp") is None:
        fix = "install ryx[mcp], or the package python-mcp"
        yield Check("MCP", "missing", "servers are configured, and the Python package mcp is not there", fix)
    for spec in specs:
        yield _server(spec)


def _server(spec: ServerSpec) -> Check:
    name = f"MCP {spec.name}"
    fix = f"see mcp.{spec.name} in {places().file}"
    try:
        if spec.url:
            asyncio.run(revealed(spec.headers))
            return Check(name, "ok", f"{spec.place} (not asked; ryxctl mcp does)")
        variables = asyncio.run(environment(spec, os.environ))
    except keys.NoKey as error:
        return Check(name, "broken", str(error), fix)
    found = program(spec, variables)
    if found is None:
        return Check(name, "missing", f"there is no program called {spec.command[0]}", fix)
    return Check(name, "ok", f"{found} (not started; ryxctl mcp does)")
