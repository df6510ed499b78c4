"""Keys come from where only their owner can read them, and are shown to nobody."""

import logging
import os
from pathlib import Path

import pytest

from ryxd.core import keys
from tests.fakes.notifications import bus_daemon
from tests.fakes.secrets import Secrets

SECRET = "sk-very-secret-1234"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "key"
    path.write_text(f"{SECRET}\n")
    path.chmod(0o600)
    return path


async def test_a_file_that_only_its_owner_can_read(file: Path) -> None:
    key = await keys.find(f"file:{file}")
    assert key
    assert key.value == SECRET


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o660, 0o644])
async def test_a_file_that_others_can_read_is_refused(file: Path, mode: int) -> None:
    file.chmod(mode)
    with pytest.raises(keys.NoKey, match="chmod 600") as told:
        await keys.find(f"file:{file}")
    assert SECRET not in str(told.value)


@pytest.mark.parametrize("raw", [b"", b"\n", b"two words", b"two\nlines", b"\xff\xfe", b"x" * 9000, b"a\x00b", "schlüssel".encode()])
async def test_what_is_no_key_is_refused_without_repeating_it(file: Path, raw: bytes) -> None:
    file.write_bytes(raw)
    with pytest.raises(keys.NoKey, match="no key") as told:
        await keys.find(f"file:{file}")
    assert raw.decode(errors="replace").strip() in {"", *()} or raw.decode(errors="replace") not in str(told.value)


async def test_what_is_no_file_is_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(keys.NoKey, match="can't be read: No such file"):
        await keys.find(f"file:{tmp_path / 'missing'}")
    with pytest.raises(keys.NoKey, match="no regular file"):
        await keys.find(f"file:{tmp_path}")
    os.mkfifo(tmp_path / "pipe", 0o600)
    with pytest.raises(keys.NoKey, match="no regular file"):
        await keys.find(f"file:{tmp_path / 'pipe'}")


async def test_the_environment() -> None:
    key = await keys.find("env:GPU_KEY", {"GPU_KEY": SECRET})
    assert key
    assert key.value == SECRET
    with pytest.raises(keys.NoKey, match="GPU_KEY"):
        await keys.find("env:GPU_KEY", {})


async def test_no_source_is_no_key() -> None:
    assert await keys.find("") is None


@pytest.fixture
def keyring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A keyring of its own for the `keyring` library: the code is its, only the store is a folder."""
    (tmp_path / "folder_keyring.py").write_text(
        "import os, pathlib\n"
        "from keyring.backend import KeyringBackend\n"
        "from keyring.errors import KeyringLocked\n"
        "class Keyring(KeyringBackend):\n"
        "    priority = 1\n"
        "    def get_password(self, service, username):\n"
        "        if username == 'locked': raise KeyringLocked('Failed to unlock the collection!')\n"
        "        file = pathlib.Path(os.environ['FOLDER_KEYRING'], service, username)\n"
        "        return file.read_text() if file.exists() else None\n"
        "    def set_password(self, service, username, password): raise NotImplementedError\n"
        "    def delete_password(self, service, username): raise NotImplementedError\n"
    )
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{os.environ.get('PYTHONPATH', '')}")
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "folder_keyring.Keyring")
    monkeypatch.setenv("FOLDER_KEYRING", str(tmp_path))
    (tmp_path / "ryx").mkdir()
    return tmp_path / "ryx"


async def test_the_keyring(keyring: Path) -> None:
    (keyring / "gpu").write_text(SECRET)
    key = await keys.find("keyring:gpu")
    assert key
    assert key.value == SECRET


async def test_a_key_that_the_keyring_has_not_is_told_with_how_to_store_it(keyring: Path) -> None:
    with pytest.raises(keys.NoKey, match="keyring set ryx gpu"):
        await keys.find("keyring:gpu")


async def test_a_keyring_that_stays_locked_is_told(keyring: Path) -> None:
    with pytest.raises(keys.NoKey, match="Failed to unlock"):
        await keys.find("keyring:locked")


async def test_the_secret_service_of_a_desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with bus_daemon(tmp_path) as address, Secrets(address, "ryx", "gpu", SECRET):
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.SecretService.Keyring")
        key = await keys.find("keyring:gpu")
        assert key
        assert key.value == SECRET
        with pytest.raises(keys.NoKey, match="keyring set ryx other"):
            await keys.find("keyring:other")


async def test_without_a_desktop_there_is_no_keyring(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", f"unix:path={tmp_path}/nowhere")
    monkeypatch.delenv("PYTHON_KEYRING_BACKEND", raising=False)
    with pytest.raises(keys.NoKey, match="Secret Service"):
        await keys.find("keyring:gpu")


@pytest.mark.parametrize("source", [SECRET, "keyring:", "file:relative/key", "vault:x", "file:/a\0b"])
async def test_what_names_no_place_is_refused_without_repeating_it(source: str) -> None:
    assert keys.wrong(source)
    with pytest.raises(keys.NoKey) as told:
        await keys.find(source)
    assert SECRET not in str(told.value)


def test_a_key_shows_itself_to_nobody(caplog: pytest.LogCaptureFixture) -> None:
    key = keys.Key(SECRET)
    logging.getLogger("test").warning("%s %r", key, [key])
    assert SECRET not in caplog.text + repr(key) + str(key) + f"{key}"
    assert key.hidden(f"Incorrect API key provided: {SECRET}.") == "Incorrect API key provided: [key]."
