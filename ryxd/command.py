"""The command `ryxd`: its options, its log, its exit code."""

import argparse
import asyncio
import sys

from ryxd import __version__, logs
from ryxd.app import Daemon
from ryxd.composition import built_in, toolbox
from ryxd.config.places import Places, places
from ryxd.config.tree import Config, load
from ryxd.core.shipped import prompt_folder
from ryxd.engine.matter import in_words
from ryxd.engine.prompts import load as load_prompts
from ryxd.sandbox.runner import Sandbox
from ryxd.server.systemd import refuse_waiting
from ryxd.wire.errors import ConfigError, Exit, RyxError


def main() -> None:
    """Run the daemon; the exit code is one of wire.errors.Exit."""
    parser = argparse.ArgumentParser(prog="ryxd", description="The daemon of ryx; ryxctl talks to it.")
    parser.add_argument("--version", action="version", version=f"ryxd {__version__}")
    parser.add_argument("--check", action="store_true", help="check the configuration and end")
    parser.add_argument("--verbose", action="store_true", help="log more")
    options = parser.parse_args()
    logs.begin(verbose=options.verbose)
    where = places()
    try:
        config = load(where.file)
        if options.check:
            tools = asyncio.run(toolbox(config, where, built_in(Sandbox(where.layers), where.code)))
            if faults := load_prompts(prompt_folder(), where.config, tools).faults:
                raise ConfigError(in_words(faults))
            sys.stdout.write(f"{where.file}: fine\n")
            return
        asyncio.run(serve(where, config))
    except RyxError as error:
        refuse_waiting(error)  # who waits on systemd's socket must not wait for ever
        sys.stderr.write(f"ryxd: {error}\n")
        sys.exit(int(error.exit))
    except KeyboardInterrupt:
        sys.exit(int(Exit.CANCELLED))


async def serve(where: Places, config: Config) -> None:
    """Build the daemon and run it to its end. Raises RyxError when it can't start."""
    await Daemon(where, config).run()
