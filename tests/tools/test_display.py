import os
import socket
from contextlib import ExitStack

import pytest

from ryxd.tools.display import desktop_environment


class Sockets:
    """Listening and dead sockets in a runtime folder."""

    def __init__(self, folder):
        self.folder = folder
        self._open = ExitStack()

    def listen(self, name, *, when=None):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        server = self._open.enter_context(socket.socket(socket.AF_UNIX))
        server.bind(str(path))
        server.listen(1)
        if when is not None:
            os.utime(path, (when, when))
        return path

    def dead(self, name):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with socket.socket(socket.AF_UNIX) as server:
            server.bind(str(path))

    def hyprland(self, signature, wayland, *, alive=True, when=None):
        (self.listen if alive else self.dead)(f"hypr/{signature}/.socket.sock")
        (self.folder / f"hypr/{signature}/hyprland.lock").write_text(f"123\n{wayland}\n")
        if when is not None:
            os.utime(self.folder / f"hypr/{signature}", (when, when))

    def close(self):
        self._open.close()


@pytest.fixture
def sockets(tmp_path):
    sockets = Sockets(tmp_path / "run")
    sockets.folder.mkdir()
    yield sockets
    sockets.close()


@pytest.fixture
def look(sockets, tmp_path):
    def look(**base):
        return desktop_environment(
            {"XDG_RUNTIME_DIR": str(sockets.folder), "HOME": "/h", **base}, x11=tmp_path / "x11"
        )

    return look


def test_without_a_desktop_every_stale_variable_is_dropped(look, sockets):
    sockets.dead("wayland-1")
    sockets.hyprland("old", "wayland-1", alive=False)
    found = look(WAYLAND_DISPLAY="wayland-1", HYPRLAND_INSTANCE_SIGNATURE="old", DISPLAY=":0", XDG_CURRENT_DESKTOP="Hyprland",
                 DBUS_SESSION_BUS_ADDRESS=f"unix:path={sockets.folder}/bus")  # fmt: skip
    assert found == {"XDG_RUNTIME_DIR": str(sockets.folder), "HOME": "/h"}


def test_what_is_there_is_found_without_any_variable(look, sockets):
    sockets.hyprland("abc", "wayland-1")
    sockets.listen("wayland-1")
    sockets.listen("bus")
    Sockets(sockets.folder.parent / "x11")
    assert look() == {
        "XDG_RUNTIME_DIR": str(sockets.folder), "HOME": "/h", "WAYLAND_DISPLAY": "wayland-1", "HYPRLAND_INSTANCE_SIGNATURE": "abc",
        "DBUS_SESSION_BUS_ADDRESS": f"unix:path={sockets.folder}/bus", "XDG_CURRENT_DESKTOP": "Hyprland", "XDG_SESSION_TYPE": "wayland",
    }  # fmt: skip


def test_stale_names_are_replaced_by_living_ones(look, sockets):
    sockets.dead("wayland-1")
    sockets.listen("wayland-2")
    sockets.hyprland("old", "wayland-1", alive=False)
    sockets.hyprland("new", "wayland-2")
    found = look(WAYLAND_DISPLAY="wayland-1", HYPRLAND_INSTANCE_SIGNATURE="old")
    assert (found["WAYLAND_DISPLAY"], found["HYPRLAND_INSTANCE_SIGNATURE"]) == ("wayland-2", "new")


def test_a_name_that_lives_is_kept_though_a_newer_one_is_there(look, sockets):
    sockets.listen("wayland-1", when=1)
    sockets.listen("wayland-2")
    sockets.hyprland("one", "wayland-1", when=1)
    sockets.hyprland("two", "wayland-2")
    found = look(WAYLAND_DISPLAY="wayland-1", HYPRLAND_INSTANCE_SIGNATURE="one")
    assert (found["WAYLAND_DISPLAY"], found["HYPRLAND_INSTANCE_SIGNATURE"]) == ("wayland-1", "one")


def test_display_and_signature_are_of_one_compositor(look, sockets):
    sockets.listen("wayland-1")
    sockets.listen("wayland-2")
    sockets.hyprland("one", "wayland-1", when=1)
    sockets.hyprland("two", "wayland-2")
    found = look(WAYLAND_DISPLAY="wayland-1", HYPRLAND_INSTANCE_SIGNATURE="two")
    assert found["HYPRLAND_INSTANCE_SIGNATURE"] == "one"


def test_another_compositor_is_not_called_hyprland(look, sockets):
    sockets.listen("wayland-1")
    found = look(XDG_CURRENT_DESKTOP="sway", HYPRLAND_INSTANCE_SIGNATURE="gone")
    assert found["WAYLAND_DISPLAY"] == "wayland-1"
    assert found["XDG_CURRENT_DESKTOP"] == "sway"
    assert "HYPRLAND_INSTANCE_SIGNATURE" not in found


def test_lock_files_and_plain_files_are_no_displays(look, sockets):
    (sockets.folder / "wayland-1.lock").write_text("")
    (sockets.folder / "wayland-1").write_text("")
    assert "WAYLAND_DISPLAY" not in look()


def test_an_x_server_is_found_by_its_socket_and_a_remote_one_is_trusted(sockets, look, tmp_path):
    x11 = Sockets(tmp_path / "x11")
    x11.listen("X3")
    try:
        assert look()["DISPLAY"] == ":3"
        assert look(DISPLAY=":7")["DISPLAY"] == ":3"
        assert look(DISPLAY=":3.0")["DISPLAY"] == ":3.0"
        assert look(DISPLAY="far:10.0")["DISPLAY"] == "far:10.0"
    finally:
        x11.close()


def test_a_bus_that_answers_is_kept(sockets, look):
    other = sockets.listen("other-bus")
    sockets.listen("bus")
    assert (
        look(DBUS_SESSION_BUS_ADDRESS=f"unix:path={other},guid=1")["DBUS_SESSION_BUS_ADDRESS"]
        == f"unix:path={other},guid=1"
    )
    assert (
        look(DBUS_SESSION_BUS_ADDRESS="unix:path=/none")["DBUS_SESSION_BUS_ADDRESS"]
        == f"unix:path={sockets.folder}/bus"
    )


def test_a_compositor_that_is_too_busy_to_accept_is_there_all_the_same(look, sockets):
    path = sockets.listen("wayland-1")
    with ExitStack() as clients:
        for _ in range(5):
            client = clients.enter_context(socket.socket(socket.AF_UNIX))
            client.setblocking(False)
            client.connect_ex(str(path))
        assert look()["WAYLAND_DISPLAY"] == "wayland-1"
