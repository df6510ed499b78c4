"""A private daemon in a scratch home of its own, from its configuration to its end."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from ryxd.config.tree import Config
from ryxd.core.tool import Tool
from ryxd.evaluation.daemon import Private
from ryxd.evaluation.home import Scratch
from ryxd.evaluation.running import Examiner
from ryxd.evaluation.which import Chosen, Setting, written


class Session:
    """Makes private daemons. `config` is the user's configuration, `tools` what the daemons have."""

    def __init__(self, config: Config, tools: Mapping[str, Tool]) -> None:
        self._config = config
        self._tools = tools

    @asynccontextmanager
    async def daemon(self, model: Chosen, setting: Setting, language: str) -> AsyncIterator[Examiner]:
        """One with this model, ready, for somebody of this language; left, it and all its files are gone.

        Raises Unavailable, ModelError.
        """
        text, environment = await asyncio.to_thread(written, model, setting, self._config)
        with Scratch(language) as scratch:
            scratch.config.write_text(text)
            async with Private(scratch, environment) as daemon:
                examiner = Examiner(daemon, scratch, self._tools)
                await examiner.ready()
                yield examiner
