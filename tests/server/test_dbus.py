"""The session bus: a real dbus-daemon of our own, and gdbus and busctl as foreign clients."""

import asyncio
import json
import os
import shutil
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from ryxd.core.dbusfix import Message, Variant
from ryxd.server import interface as api
from ryxd.server.bus import Bus, BusGone, CallFailed
from ryxd.server.dbus import BusServer
from ryxd.server.objects import KEPT, RunObject
from ryxd.wire.commands import Answer, Ask, Cancel, RunInfo, Runs
from ryxd.wire.events import Answered, Asked, Choice, Finished
from ryxd.wire.models import ModelsImport
from tests.fakes.service import FakeService
from tests.server.conftest import until

CONFIG = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:path={socket}</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""


@dataclass
class Daemon:
    """A dbus-daemon of the test's own."""

    folder: Path
    address: str = ""
    process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        config = self.folder / "bus.conf"
        config.write_text(CONFIG.format(socket=self.folder / "bus"))
        self.process = await asyncio.create_subprocess_exec(
            "dbus-daemon",
            f"--config-file={config}",
            "--nofork",
            "--print-address",
            stdout=asyncio.subprocess.PIPE,
        )
        assert self.process.stdout is not None
        async with asyncio.timeout(10):
            self.address = (await self.process.stdout.readline()).decode().strip()

    async def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            await self.process.wait()
            self.process = None
            (self.folder / "bus").unlink(missing_ok=True)


@pytest.fixture
async def daemon(tmp_path: Path) -> AsyncIterator[Daemon]:
    daemon = Daemon(tmp_path)
    await daemon.start()
    yield daemon
    await daemon.stop()


@pytest.fixture
async def server(daemon: Daemon, service: FakeService) -> AsyncIterator[BusServer]:
    async with BusServer(service, address=daemon.address, again=(0.01, 0.05)) as running:
        assert running.connected
        yield running


Run = Callable[..., Awaitable[str]]


async def run(*command: str) -> tuple[int, str, str]:
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(20):
        out, err = await process.communicate()
    return process.returncode or 0, out.decode(), err.decode()


@pytest.fixture
def gdbus(daemon: Daemon) -> Run:
    """Call a method of the main object with gdbus; its output."""

    async def call(method: str, *args: str, path: str = api.ROOT, interface: str = api.NAME) -> str:
        code, out, err = await run(
            "gdbus", "call", "--address", daemon.address, "--timeout", "10",
            "--dest", api.NAME, "--object-path", path, "--method", f"{interface}.{method}", *args,
        )  # fmt: skip
        if code:
            raise AssertionError(err.strip())
        return out.strip()

    return call


@pytest.fixture
def busctl(daemon: Daemon) -> Run:
    """Run busctl; its JSON, or its text for what has none."""
    if shutil.which("busctl") is None:
        pytest.skip("busctl (systemd) is not installed")

    async def call(*args: str) -> str:
        code, out, err = await run("busctl", f"--address={daemon.address}", *args)
        assert code == 0, err
        return out.strip()

    return call


@asynccontextmanager
async def listening(daemon: Daemon) -> AsyncIterator[list[tuple[str, str, list[Any]]]]:
    """Signals as a client sees them: (path, member, values)."""
    heard: list[tuple[str, str, list[Any]]] = []
    bus = await Bus.connect(daemon.address)

    def hear(message: Message) -> bool:
        if (message.path or "").startswith(api.ROOT):
            heard.append((message.path, message.member, message.body))
        return False

    bus.serve(hear)
    try:
        await bus.ask_daemon("AddMatch", "s", "type='signal'")
        yield heard
    finally:
        await bus.close()


async def test_asking_gives_the_runs_object_at_once(server, service: FakeService, gdbus: Run) -> None:
    options = "{'cwd': <'/tmp'>, 'origin': <'a bind'>}"
    assert await gdbus("Ask", "wie spät ist es?", options) == "(objectpath '/dev/ryx/Ryx1/runs/r1',)"
    command, caller = next(call for call in service.calls if isinstance(call[0], Ask))
    assert command == Ask(text="wie spät ist es?", cwd="/tmp", origin="a bind")
    assert (caller.uid, caller.transport, caller.name[0]) == (os.getuid(), "dbus", ":")
    assert caller.pid not in (0, os.getpid())


async def test_busctl_asks_and_reads_the_run(server, service: FakeService, busctl: Run) -> None:
    run_path = await busctl("call", api.NAME, api.ROOT, api.NAME, "Ask", "sa{sv}", "hello", "0")
    assert run_path == 'o "/dev/ryx/Ryx1/runs/r1"'
    service.finish("r1", text="it is done")

    async def state() -> str:
        return await busctl("get-property", api.NAME, f"{api.RUNS}/r1", api.RUN, "State", "Result")

    await until_async(state, 's "done"\ns "it is done"')


async def until_async(read: Callable[[], Awaitable[str]], expected: str) -> None:
    async with asyncio.timeout(10):
        while (seen := await read()) != expected:
            assert seen
            await asyncio.sleep(0.01)


def json_of(output: str) -> Any:
    """The JSON in gdbus's ('…',)."""
    return json.loads(output.removeprefix("('").removesuffix("',)"))


async def test_the_other_commands_are_methods_too(server, gdbus: Run, service: FakeService) -> None:
    await gdbus("Ask", "x", "{}")
    assert json_of(await gdbus("Runs", "{'limit': <int64 1>}"))["runs"][0]["id"] == "r1"
    assert json_of(await gdbus("Show", "r1"))["events"][0]["kind"] == "routed"
    assert json_of(await gdbus("Status"))["server"] == "ryxd fake"
    assert json_of(await gdbus("Reload"))["changed"] == ["models.small"]
    assert await gdbus("Answer", "r1", "open") == "(objectpath '/dev/ryx/Ryx1/runs/r2',)"
    assert await gdbus("Cancel", "r1") == "()"
    assert service.runs["r1"].state == "cancelled"
    assert await gdbus("Shutdown") == "()"
    assert service.stopping.is_set()
    commands = [command for command, _ in service.calls]
    assert Runs(limit=1) in commands
    assert Answer(run="r1", choice="open") in commands
    assert Cancel(run="r1") in commands


async def test_call_takes_any_command_as_json(server, gdbus: Run) -> None:
    assert json_of(await gdbus("Call", "hello", '{"client": "me"}'))["protocol"] == 1
    assert json_of(await gdbus("Call", "status", ""))["pid"] == 1
    reply = json_of(await gdbus("Call", "ask", '{"text": "x", "stream": true}'))
    assert reply == {"run": "r1", "session": "s1"}


@pytest.mark.parametrize(
    ("method", "args", "error", "text"),
    [
        ("Show", ["r9"], "NotFound", "no run called r9"),
        ("Ask", ["", "{}"], "BadRequest", "text must not be empty"),
        ("Ask", ["x", "{'colour': <'red'>}"], "BadRequest", "colour"),
        ("Ask", ["x" * 100_001, "{}"], "TooLarge", "100000 characters"),
        ("Ask", ["crash", "{}"], "Internal", "a mistake in ryxd"),
        ("Call", ["fly", "{}"], "UnknownMethod", "fly"),
        ("Call", ["status", "{"], "ParseFailed", "JSON"),
        ("Call", ["subscribe", "{}"], "BadRequest", "signal Event"),
        ("Call", ["hello", '{"protocol": 7}'], "BadRequest", "protocol"),
    ],
)
async def test_errors_have_a_name_and_say_what_to_do(
    server, gdbus: Run, method: str, args: list[str], error: str, text: str
) -> None:
    with pytest.raises(AssertionError) as told:
        await gdbus(method, *args)
    assert f"dev.ryx.Ryx1.Error.{error}:" in str(told.value)
    assert text in str(told.value)
    assert "secret" not in str(told.value)
    assert "Traceback" not in str(told.value)


async def test_wrong_calls_get_the_errors_of_d_bus(server, daemon: Daemon) -> None:
    bus = await Bus.connect(daemon.address)
    try:
        for path, interface, member, signature, body, error in [
            ("/nowhere", api.NAME, "Status", "", [], "UnknownObject"),
            (f"{api.RUNS}/r9", api.RUN, "Cancel", "", [], "UnknownObject"),
            (api.ROOT, api.NAME, "Fly", "", [], "UnknownMethod"),
            (api.ROOT, api.NAME, "Ask", "s", ["x"], "InvalidArgs"),
            (api.ROOT, api.PROPERTIES.name, "Get", "ss", [api.NAME, "Colour"], "UnknownProperty"),
            (api.ROOT, api.PROPERTIES.name, "GetAll", "s", ["a.b"], "UnknownInterface"),
        ]:
            with pytest.raises(CallFailed) as told:
                await bus.call(
                    Message(
                        destination=api.NAME,
                        path=path,
                        interface=interface,
                        member=member,
                        signature=signature,
                        body=body,
                    )
                )
            assert told.value.name == f"org.freedesktop.DBus.Error.{error}"
    finally:
        await bus.close()


async def test_another_user_is_refused(daemon: Daemon, service: FakeService, gdbus: Run) -> None:
    async with BusServer(service, address=daemon.address, uid=os.getuid() + 1):
        with pytest.raises(AssertionError, match=r"Error\.Refused"):
            await gdbus("Ask", "x", "{}")
    assert not service.runs


async def test_it_can_be_explored(server, gdbus: Run, busctl: Run, daemon: Daemon) -> None:
    await gdbus("Ask", "x", "{}")
    code, text, err = await run(
        "gdbus", "introspect", "--address", daemon.address, "-d", api.NAME, "-o", "/", "--recurse"
    )
    assert code == 0, err
    for part in (
        "Ask(in  s text,",
        "in  a{sv} options,",
        "out o run);",
        "readonly u ActiveRuns = 1;",
        "readonly s State = 'running';",
        "Finished(s outcome,",
        "Asked(s name,",
        "interface org.freedesktop.DBus.ObjectManager",
    ):
        assert part in text
    assert "/dev/ryx/Ryx1/runs/r1" in await busctl("tree", "--list", api.NAME)
    members = await busctl("introspect", api.NAME, f"{api.RUNS}/r1")
    assert ".Cancel" in members
    assert ".Text" in members


async def test_the_methods_follow_from_the_commands() -> None:
    methods = {method.name: method for method in api.MAIN.methods}
    assert {"Ask", "Answer", "Cancel", "Runs", "Show", "Status", "Reload", "Shutdown", "Call"} <= set(methods)
    assert methods["Ask"].signature == "sa{sv}"
    assert methods["Answer"].signature == "ss"
    assert methods["Runs"].signature == "a{sv}"
    assert "Subscribe" not in methods


async def test_managed_objects_are_the_runs(server, service: FakeService, gdbus: Run) -> None:
    await gdbus("Ask", "x", "{}")
    objects = await gdbus("GetManagedObjects", interface=api.MANAGER.name)
    assert "'/dev/ryx/Ryx1/runs/r1'" in objects
    assert "'Handler': <'file'>" in objects


async def test_a_run_of_another_transport_is_seen_from_its_beginning_to_its_end(
    server, service: FakeService, daemon: Daemon
) -> None:
    async with listening(daemon) as heard:
        service._accept("from the socket")
        await until(lambda: any(entry[:2] == (api.ROOT, "Event") for entry in heard))
        service.token("r1", "x")
        service.finish("r1", text="ready")
        await until(lambda: sum(entry[:2] == (api.ROOT, "Event") for entry in heard) == 2)

    path = f"{api.RUNS}/r1"
    assert heard[0][:2] == (api.ROOT, "InterfacesAdded")
    assert heard[0][2][0] == path
    assert heard[0][2][1][api.RUN]["Text"].value == "from the socket"
    ended = next(n for n, signal_ in enumerate(heard) if signal_[1] == "Finished")
    assert heard[ended] == (path, "Finished", ["done", "ready"])
    changed = [body[1] for p, member, body in heard[:ended] if (p, member) == (path, "PropertiesChanged")]
    assert {key: value.value for key, value in changed[-1].items()} == {"State": "done", "Result": "ready"}
    kinds = [body[0] for p, member, body in heard if (p, member) == (api.ROOT, "Event")]
    assert kinds == ["routed", "finished"]
    assert json.loads([b for p, m, b in heard if (p, m) == (path, "Event")][-1][0])["text"] == "ready"


async def test_a_question_that_waits_is_a_signal_of_its_run_and_an_offer_is_none(
    server, service: FakeService, daemon: Daemon
) -> None:
    choices = (Choice(key="once", label="Yes,\0 once"), Choice(key="no", label="No"))
    async with listening(daemon) as heard:
        service._accept("delete it")
        service.publish(Asked(run="r1", name="q1.1", question="Delete it?", choices=choices, waiting=True))
        service.publish(Asked(run="r1", question="Open it?", choices=choices))
        service.finish("r1", text="ready")
        await until(lambda: any(member == "Finished" for _, member, _ in heard))
    asked = [(path, body) for path, member, body in heard if member == "Asked"]
    shown = [["once", "Yes,\ufffd once"], ["no", "No"]]
    assert asked == [(f"{api.RUNS}/r1", ["q1.1", "Delete it?", shown])]


async def test_the_runs_own_methods_work(server, service: FakeService, gdbus: Run) -> None:
    path = (await gdbus("Ask", "x", "{}")).split("'")[1]
    answer = await gdbus("Answer", "open", path=path, interface=api.RUN)
    assert answer == "(objectpath '/dev/ryx/Ryx1/runs/r2',)"
    await gdbus("Cancel", path=path, interface=api.RUN)
    assert service.runs["r1"].state == "cancelled"


async def test_the_properties_follow_the_daemon(server, service: FakeService, daemon: Daemon, gdbus: Run) -> None:
    assert await gdbus("Get", api.NAME, "ActiveRuns", interface=api.PROPERTIES.name) == "(<uint32 0>,)"
    assert "'small': 'ready'" in await gdbus("Get", api.NAME, "Models", interface=api.PROPERTIES.name)
    async with listening(daemon) as heard:
        await gdbus("Ask", "x", "{}")
        await until(lambda: any(s[:2] == (api.ROOT, "PropertiesChanged") for s in heard))
    changed = next(body for path, member, body in heard if (path, member) == (api.ROOT, "PropertiesChanged"))
    assert changed[1]["ActiveRuns"].value == 1
    with pytest.raises(AssertionError, match="PropertyReadOnly"):
        await gdbus("Set", api.NAME, "Version", "<'2'>", interface=api.PROPERTIES.name)


async def test_only_the_last_finished_runs_keep_their_objects(
    server: BusServer, service: FakeService, daemon: Daemon
) -> None:
    async with listening(daemon) as heard:
        service._accept("the first, which goes on")
        for _ in range(KEPT + 2):
            service._accept("echo x")
        await until(lambda: sum(member == "InterfacesRemoved" for _, member, _ in heard) == 2)
    removed = [body[0] for _, member, body in heard if member == "InterfacesRemoved"]
    assert removed == [f"{api.RUNS}/r2", f"{api.RUNS}/r3"]
    assert "r1" in server._signals.runs


async def test_runs_from_before_the_start_have_objects(daemon: Daemon, service: FakeService, gdbus: Run) -> None:
    service._accept("echo before")
    async with BusServer(service, address=daemon.address):
        assert await gdbus("Get", api.RUN, "Result", path=f"{api.RUNS}/r1", interface=api.PROPERTIES.name)


async def test_texts_that_d_bus_cannot_carry_do_no_harm(server, service: FakeService, daemon: Daemon) -> None:
    async with listening(daemon) as heard:
        service._accept("a \0 b")
        service.finish("r1", text="half \udcff pair")
        await until(lambda: any(member == "Finished" for _, member, _ in heard))
    added = next(body for _, member, body in heard if member == "InterfacesAdded")
    assert added[1][api.RUN]["Text"].value == "a � b"


async def test_five_thousand_signals_at_once_all_arrive(server, service: FakeService, daemon: Daemon) -> None:
    bus = server._bus
    async with listening(daemon) as heard:
        await asyncio.gather(
            *(
                bus.send(Message.new_signal(api.ROOT, api.NAME, "Event", "ss", ["said", f"{n:0500}"]))
                for n in range(5000)
            )
        )
        await until(lambda: len(heard) == 5000)
    assert [int(body[1]) for _, _, body in heard] == list(range(5000))
    assert server.connected


async def test_without_a_bus_the_daemon_lives(tmp_path: Path, service: FakeService, caplog) -> None:
    async with BusServer(service, address=f"unix:path={tmp_path}/none") as server:
        assert not server.connected
        await until(lambda: len(service.subscribers) == 0)
    assert "D-Bus is off" in caplog.text


@pytest.mark.parametrize("address", ["nonsense", "unix:"])
async def test_an_address_that_is_none_is_no_bus(address: str, service: FakeService) -> None:
    async with BusServer(service, address=address) as server:
        assert not server.connected


async def test_a_bus_that_hangs_up_while_we_connect_is_no_bus(tmp_path: Path, service: FakeService) -> None:
    async def hang_up(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.close()
        await writer.wait_closed()

    path = tmp_path / "bus"
    async with await asyncio.start_unix_server(hang_up, path):
        with pytest.raises(BusGone):
            await Bus.connect(f"unix:path={path}")


async def test_a_taken_name_is_left_to_its_owner(server, daemon: Daemon, caplog) -> None:
    other = FakeService()
    async with BusServer(other, address=daemon.address) as second:
        assert not second.connected
    assert "is taken" in caplog.text
    assert server.connected


async def test_when_the_bus_comes_back_so_do_we(
    server: BusServer, service: FakeService, daemon: Daemon, gdbus: Run
) -> None:
    await gdbus("Ask", "x", "{}")
    await daemon.stop()
    await until(lambda: not server.connected)
    service.finish("r1", text="meanwhile")
    await daemon.start()
    await until(lambda: server.connected)
    found = await gdbus("Get", api.RUN, "Result", path=f"{api.RUNS}/r1", interface=api.PROPERTIES.name)
    assert found == "(<'meanwhile'>,)"
    assert await gdbus("Ask", "y", "{}") == "(objectpath '/dev/ryx/Ryx1/runs/r2',)"


async def test_the_call_in_hand_is_answered_before_the_end(
    daemon: Daemon, service: FakeService, gdbus: Run
) -> None:
    server = BusServer(service, address=daemon.address)
    await server.__aenter__()
    asked = asyncio.create_task(gdbus("Ask", "hold", "{}"))
    await service.holding.acquire()
    end = asyncio.create_task(server.__aexit__(None, None, None))
    await asyncio.sleep(0)
    service.release.set()
    assert await asked == "(objectpath '/dev/ryx/Ryx1/runs/r1',)"
    await end


async def test_the_last_signals_are_sent_before_the_end(daemon: Daemon, service: FakeService, gdbus: Run) -> None:
    async with listening(daemon) as heard:
        async with BusServer(service, address=daemon.address):
            await gdbus("Ask", "x", "{}")
            service.finish("r1", "cancelled", "ryxd stops")
        await until(lambda: any(member == "Finished" for _, member, _ in heard))
    assert next(body for _, member, body in heard if member == "Finished") == ["cancelled", "ryxd stops"]


def test_commands_of_two_words_are_methods_that_take_what_must_be_given() -> None:
    taken = {method.name: method.signature for method in api.MAIN.methods}
    assert taken["ModelsPull"] == "sa{sv}"
    assert taken["ModelsLoad"] == "s"
    assert taken["ModelsUse"] == taken["ModelsWhy"] == taken["ModelsImport"] == "a{sv}"
    method = next(method for method in api.MAIN.methods if method.name == "ModelsImport")
    made = api.command_of(method, [{"names": Variant("as", ["a", "b"])}])
    assert made == ModelsImport(names=("a", "b"))


def test_a_run_object_says_what_it_waits_for() -> None:
    run = RunInfo(id="r1", session="s1", text="x", state="running", created=1, waits=("q1.1",))
    asked = Asked(run="r1", name="q1.2", question="?", waiting=True)
    before = RunObject.of(run)
    both = before.after(asked).after(asked)
    assert both.changes(before)["Waits"].value == ["q1.1", "q1.2"]
    assert both.after(Asked(run="r1", question="an offer?")) == both
    assert both.after(Answered(run="r1", name="q1.1", choice="once")).Waits == ("q1.2",)
    assert both.after(Finished(run="r1", outcome="cancelled", text="")).Waits == ()
