"""The same operations on the session bus: dev.ryx.Ryx1 (spec A9).

No objects of the D-Bus library are exported: its service half knows no caller, sends tracebacks, and emits
ObjectManager signals from the wrong path. One message handler and the table in `interface` do it all.
"""

import asyncio
import logging
import os
from collections import OrderedDict
from pathlib import Path
from typing import Any, Self

from ryxd.core.dbusfix import Message, MessageFlag, MessageType, Variant
from ryxd.server import interface as api
from ryxd.server.bus import Bus, BusGone, CallFailed
from ryxd.server.objects import path_of
from ryxd.server.operations import Caller, Operations, perform
from ryxd.server.signals import Signals
from ryxd.wire.commands import AskReply, Command, Subscribe
from ryxd.wire.errors import BadRequest, Busy, DaemonGone, Internal, Refused, RyxError

log = logging.getLogger(__name__)

CALLS = 64
"""Method calls worked on at the same time."""

FIRST_TRY = 1.0
"""Seconds that the start of the daemon waits for the bus; it goes on without it then."""

AGAIN = 0.5, 60.0
"""Seconds before the first try to reach a bus that went away, and the longest between two later ones."""

DRAIN = 2.0
"""Seconds that calls in hand get when the daemon stops."""

FAREWELL = 1.0
"""Seconds that the last signals get then."""

OURSELVES = Caller(uid=os.getuid(), pid=os.getpid(), transport="dbus", name="ryxd")


class BusError(Exception):
    """An error that D-Bus itself has a name for."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__(text)
        self.name = f"org.freedesktop.DBus.Error.{name}"


class BusServer:
    """Serves `operations` on the session bus while the `async with` block runs.

    Without a bus, or when the name is taken, that is logged and the daemon lives without D-Bus. When the
    bus goes away it is tried again, ever more seldom; the runs' objects are kept meanwhile.
    `address` is the bus to use instead of the session's, `uid` the only user that may call, `again` the
    seconds before the first try to get back and the longest between two later ones.
    """

    def __init__(
        self,
        operations: Operations,
        *,
        address: str | None = None,
        name: str = api.NAME,
        uid: int | None = None,
        again: tuple[float, float] = AGAIN,
    ) -> None:
        self._operations = operations
        self._address = address
        self._name = name
        self._uid = os.getuid() if uid is None else uid
        self._again = again
        self._bus: Bus | None = None
        self._signals = Signals(operations, OURSELVES, self._signal)
        self._callers: OrderedDict[str, Caller] = OrderedDict()
        self._calls: set[asyncio.Task[None]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._tried = asyncio.Event()
        self._closing = False

    @property
    def connected(self) -> bool:
        """Whether the service is on the bus now."""
        return self._bus is not None

    async def __aenter__(self) -> Self:
        await self._signals.start()
        self._tasks = {
            asyncio.create_task(self._signals.listen(), name="ryxd bus signals"),
            asyncio.create_task(self._stay_connected(), name="ryxd bus"),
        }
        try:
            async with asyncio.timeout(FIRST_TRY):
                await self._tried.wait()
        except TimeoutError:
            log.warning("the session bus does not answer yet; the daemon starts without it")
        return self

    async def __aexit__(self, *_: object) -> None:
        self._closing = True
        if self._calls:
            await asyncio.wait(set(self._calls), timeout=DRAIN)
        await self._signals.finish(FAREWELL)
        tasks = self._calls | self._tasks
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                log.error("the bus ended badly", exc_info=ended)

    async def _stay_connected(self) -> None:
        try:
            await self._connect_again_and_again()
        finally:
            self._tried.set()
            self._signals.stop()

    async def _connect_again_and_again(self) -> None:
        wait, longest = self._again
        known = False
        while True:
            try:
                bus = await Bus.connect(self._address)
                known, wait = True, self._again[0]
                try:
                    if not await self._serve(bus):
                        log.warning("%s is taken on the session bus: D-Bus is off", self._name)
                        return
                finally:
                    self._bus = None
                    self._callers.clear()
                    await bus.close()
                log.warning("the session bus went away; the socket goes on")
            except (BusGone, CallFailed) as error:
                if not known:
                    log.warning("no session bus, so D-Bus is off: %s", error)
                    return
                log.info("the session bus is not back: %s", error)
            await asyncio.sleep(wait)
            wait = min(wait * 2, longest)

    async def _serve(self, bus: Bus) -> bool:
        """Be on the bus until it goes away. False when the name is somebody else's."""
        # before the name: a call that activated us waits for it, and is there at once
        bus.serve(lambda message: self._received(bus, message))
        if not await bus.own(self._name):
            return False
        self._bus = bus
        log.info("on the session bus as %s", self._name)
        self._tried.set()
        await bus.gone()
        return True

    # what others call

    def _received(self, bus: Bus, message: Message) -> bool:
        """The library's message handler; it must neither wait nor raise. True when the message is ours."""
        if message.message_type is not MessageType.METHOD_CALL:
            return False
        task = asyncio.create_task(self._answer(bus, message), name=f"ryxd bus {message.member}")
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)
        return True

    async def _answer(self, bus: Bus, message: Message) -> None:
        try:
            answer = Message.new_method_return(message, *await self._called(bus, message))
        except RyxError as error:
            answer = Message.new_error(message, api.error_name(error), api.plain(str(error)))
        except BusError as error:
            answer = Message.new_error(message, error.name, str(error))
        except BusGone:
            return
        except Exception as error:
            # a caller would wait 25 s for its own time-out, and the bus library has no place to catch this
            log.exception("call of %s.%s failed", message.interface, message.member)
            text = f"a mistake in ryxd ({type(error).__name__}); its log has more"
            answer = Message.new_error(message, api.error_name(Internal("")), text)
        if not message.flags & MessageFlag.NO_REPLY_EXPECTED:
            try:
                await bus.send(answer)
            except BusGone:
                pass  # so is the caller

    async def _called(self, bus: Bus, message: Message) -> tuple[str, list[Any]]:
        """Do what a method call says. Gives the signature and the values of the answer."""
        if self._closing:
            raise DaemonGone("ryxd stops")
        if len(self._calls) > CALLS:
            raise Busy(f"{CALLS} calls are worked on; try again")
        interfaces, children = self._at(message.path)
        offered, method = _found(interfaces, message)
        if offered is api.INTROSPECTABLE:
            return "s", [api.xml(interfaces, children)]
        if offered is api.PEER:
            return ("", []) if method.name == "Ping" else ("s", [_machine()])
        caller = await self._caller(bus, message.sender)
        if offered is api.PROPERTIES:
            return await self._property(message.path, interfaces, message)
        if offered is api.MANAGER:
            return "a{oa{sa{sv}}}", [
                {path_of(run): self._signals.interfaces(run) for run in self._signals.runs.names}
            ]
        fixed = {} if offered is api.MAIN else {"run": message.path.rpartition("/")[2]}
        return await self._do(method, api.command_of(method, message.body, **fixed), caller)

    async def _do(self, method: api.Member, command: Command, caller: Caller) -> tuple[str, list[Any]]:
        if isinstance(command, Subscribe):
            raise BadRequest("subscribe is the socket's; on the bus, listen to the signal Event")
        if getattr(command, "stream", False):
            command = command.model_copy(update={"stream": False})
        reply = await perform(self._operations, command, caller)
        if isinstance(reply, AskReply):
            await self._signals.know(reply.run)
        signature = "".join(argument.type for argument in method.gives)
        if signature == "o":
            assert isinstance(reply, AskReply)
            return signature, [path_of(reply.run)]
        return (signature, [api.reply_json(reply)]) if signature else ("", [])

    def _at(self, path: str) -> tuple[tuple[api.Interface, ...], list[str]]:
        """The interfaces of an object and the names of its children. Raises BusError: there is none."""
        everywhere = api.EVERYWHERE
        if path == api.ROOT:
            return (api.MAIN, api.MANAGER, api.PROPERTIES, *everywhere), ["runs"]
        if path == api.RUNS:
            return everywhere, self._signals.runs.names
        above, _, run = path.rpartition("/")
        if above == api.RUNS and run in self._signals.runs:
            return (api.RUN_OBJECT, api.PROPERTIES, *everywhere), []
        inside = path.rstrip("/") + "/"
        if api.ROOT.startswith(inside):
            return everywhere, [api.ROOT.removeprefix(inside).partition("/")[0]]
        raise BusError("UnknownObject", f"there is no object {path}; GetManagedObjects lists the runs'")

    async def _caller(self, bus: Bus, sender: str) -> Caller:
        """Who calls, as the bus daemon vouches for it. Raises Refused for another user."""
        caller = self._callers.get(sender)
        if caller is None:
            try:
                [found] = await bus.ask_daemon("GetConnectionCredentials", "s", sender)
            except CallFailed:
                raise Refused("the bus does not know who you are") from None
            pid = found["ProcessID"].value if "ProcessID" in found else 0
            uid = found["UnixUserID"].value if "UnixUserID" in found else -1
            caller = Caller(uid=uid, pid=pid, transport="dbus", name=sender)
            # unique names are never given twice, so this can only be forgotten, not wrong
            self._callers[sender] = caller
            while len(self._callers) > 1000:
                self._callers.popitem(last=False)
        if caller.uid != self._uid:
            raise Refused(f"this is the ryxd of user {self._uid}; you are user {caller.uid}")
        return caller

    # properties

    async def _property(
        self, path: str, interfaces: tuple[api.Interface, ...], message: Message
    ) -> tuple[str, list[Any]]:
        wanted = message.body[0]
        offered = next((one for one in interfaces if one.name == wanted), None)
        if offered is None:
            raise BusError("UnknownInterface", f"{path} has no interface {wanted}")
        if message.member != "GetAll" and message.body[1] not in offered.properties:
            raise BusError("UnknownProperty", f"{wanted} has no property {message.body[1]}")
        if message.member == "Set":
            raise BusError("PropertyReadOnly", f"{message.body[1]} can only be read")
        values: dict[str, Variant] = {}
        if offered is api.MAIN:
            values = await self._signals.properties()
        elif offered is api.RUN_OBJECT:
            values = self._signals.runs[path.rpartition("/")[2]].changes()
        return ("v", [values[message.body[1]]]) if message.member == "Get" else ("a{sv}", [values])

    async def _signal(self, path: str, interface: str, member: str, signature: str, body: list[Any]) -> None:
        if self._bus is None:
            return
        try:
            await self._bus.send(Message.new_signal(path, interface, member, signature, body))
        except BusGone:
            pass  # `_stay_connected` sees it too; who listened is gone with the bus


def _found(interfaces: tuple[api.Interface, ...], message: Message) -> tuple[api.Interface, api.Member]:
    """The method that a message means. Raises BusError when there is none."""
    for offered in interfaces:
        if message.interface not in (None, "", offered.name):
            continue
        for method in offered.methods:
            if method.name == message.member:
                if message.signature != method.signature:
                    raise BusError(
                        "InvalidArgs", f"{method.name} takes ({method.signature}), not ({message.signature})"
                    )
                return offered, method
    raise BusError("UnknownMethod", f"{message.path} has no method {message.interface}.{message.member}")


def _machine() -> str:
    try:
        return Path("/etc/machine-id").read_text().strip()
    except OSError:
        raise BusError("Failed", "this machine has no /etc/machine-id") from None
