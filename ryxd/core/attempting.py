"""Doing an Action that may be done: its attempts, each with its time (spec D2, C15)."""

import asyncio
import logging
from typing import TYPE_CHECKING

from pydantic import BaseModel

from ryxd.core.action import Result
from ryxd.core.course import ENDS_THE_RUN
from ryxd.core.leading import checked
from ryxd.core.tool import Denied, Tool, ToolError
from ryxd.core.use import Use

if TYPE_CHECKING:
    from ryxd.core.view import View

BACK_OFF = 0.1
"""Seconds before the second attempt; doubled for each further one (spec C15)."""

log = logging.getLogger(__name__)


async def attempts(view: "View", tool: Tool, args: BaseModel, first: Use, *, only_files: bool) -> Result:
    """What came of it, at the latest after the tool's tries. Raises Denied, and what ends the run.

    `first` is the use that it was allowed with; each attempt has one of its own.
    """
    action, sights, chosen = first.action, first.sights, first.chosen
    attempt = 0
    while True:
        attempt += 1
        use = Use(view, action, sights, attempt, chosen, only_files=only_files)
        last = attempt >= tool.tries
        limit = tool.limit(args, attempt)
        try:
            async with asyncio.timeout(limit) as use.clock:
                output = await tool.run(args, use)
            cut = bool(use.report.get("partial"))  # a tool may see its time run out and stop by itself
            return Result(checked(tool, output), partial=cut, attempts=attempt, report=use.report)
        except (Denied, *ENDS_THE_RUN):
            raise
        except ToolError as error:
            use.report.update(error.report)
            failed = Result(error=str(error), attempts=attempt, report=use.report)
            if not error.retry or last:
                return failed
        except TimeoutError:
            if use.left is not None and last:
                return Result(checked(tool, use.left), partial=True, attempts=attempt, report=use.report)
            if last:
                why = f"{tool.name} took longer than {limit:g} s; narrow the request down"
                return Result(error=why, attempts=attempt, report=use.report)
            use.status(f"{tool.name}: nothing after {limit:g} s, trying again with more time")
        except Exception as error:  # a tool's mistake is a Result, never the end of the run
            log.exception("%s failed", tool.name)
            return Result(error=f"{tool.name} failed: {type(error).__name__}: {error}", attempts=attempt)
        await asyncio.sleep(BACK_OFF * 2 ** (attempt - 1))
