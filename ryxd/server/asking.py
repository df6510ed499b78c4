"""The operations with which a request comes in: from the prompt, with where on the desktop the user was."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from ryxd.core.staging import given
from ryxd.core.tool import Paths, ToolError
from ryxd.engine.allowed import Named
from ryxd.engine.sessions import Sessions
from ryxd.server.operations import Caller, Situations
from ryxd.wire.commands import Ask, AskReply, Done, Wake
from ryxd.wire.errors import BadRequest, Unavailable
from ryxd.wire.events import Situated


class AskOperations:
    """Asking, and making ready for it."""

    def __init__(
        self,
        sessions: Sessions,
        *,
        refresh: Callable[[], Awaitable[object]],
        situations: Callable[[], Situations | None],
        paths: Callable[[Path], Paths],
        ready: Callable[[], None],
    ) -> None:
        """`refresh` reads the agents' files; `ready` has models made ready for a request."""
        self._sessions = sessions
        self._refresh = refresh
        self._situations = situations
        self._paths = paths
        self._ready = ready

    async def do_wake(self, _: Wake, caller: Caller) -> Done:
        """Remember where the user is, and make ready."""
        if (situations := self._situations()) is not None:
            situations.wake(caller)
        self._ready()
        return Done()

    async def do_ask(self, command: Ask, caller: Caller) -> AskReply:
        """Accept a request. Who, or what, is named is as its file describes it at this moment."""
        try:
            options = given(command.options)
        except ValueError as error:
            raise BadRequest(str(error)) from None
        named = Named(command.task_type or "", command.pattern or "", options, command.profile or "")
        if command.agent is not None or named:
            await self._refresh()
        cwd, context, situated = command.cwd, command.context, None
        if cwd is None or command.window:
            situated = await self._situated(caller)
        if command.window:
            context = "\n\n".join(filter(None, (_told(situated), context)))
        if cwd is None and situated is not None:
            cwd = self._folder(situated.folder)
        accepted = await self._sessions.ask(
            command.text,
            session=command.session,
            origin=command.origin,
            context=context,
            cwd=cwd,
            situated=situated,
            agent=command.agent,
            named=named,
        )
        return AskReply(run=accepted.run, session=accepted.session)

    async def _situated(self, caller: Caller) -> Situated | None:
        situations = self._situations()
        return None if situations is None else await situations.of(caller)

    def _folder(self, folder: str) -> str | None:
        """A window's folder, where it is one that may be read: what a program stands in grants nothing."""
        if not folder:
            return None
        try:
            return str(self._paths(Path.home()).readable(folder))
        except ToolError:
            return None


def _told(situated: Situated | None) -> str:
    """A window, as the text that a request is about. Raises Unavailable where there is none."""
    if situated is None or not situated.app:
        raise Unavailable("no window has the focus, or no Hyprland answers; ask without --window")
    lines = {
        "Window": " – ".join(filter(None, (situated.app, situated.title))),
        "Workspace": situated.workspace,
        "Folder": situated.folder,
        "Used before": "; ".join(situated.recent),
    }
    return "\n".join(f"{name}: {value}" for name, value in lines.items() if value)
