"""Who gets to see a key, and what is told of where the user's text goes."""

import ipaddress
import logging
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from ryxd.wire.errors import ModelError
from ryxd.wire.events import ModelLoaded, ModelLoading
from tests.fakes import endpoint as peers
from tests.fakes.endpoint import Asked, Reply, streams
from tests.models.remote.conftest import Make, ask


def needs(key: str) -> peers.Handler:
    async def handler(reply: Reply, asked: Asked) -> None:
        shown = asked.headers.get("authorization", "")
        if shown == f"Bearer {key}":
            await streams("hello")(reply, asked)
        else:
            await reply.json({"error": {"message": f"Incorrect API key provided: {shown}", "code": 401}}, 401)

    return handler


async def test_a_key_is_shown_to_the_server_and_to_nobody_else(
    endpoints: Make, tmp_path: Path, caplog: pytest.LogCaptureFixture, changes: list[ModelLoading | ModelLoaded]
) -> None:
    caplog.set_level(logging.DEBUG)
    file = tmp_path / "key"
    file.write_text("sk-the-wrong-one")
    file.chmod(0o600)
    async with peers.llama_server(4096, needs("sk-the-right-one")) as peer:
        endpoint = endpoints(peer.url, key=f"file:{file}", down=0.0)
        with pytest.raises(ModelError, match="refuses the key") as told:
            await ask(endpoint)
        file.write_text("sk-the-right-one")
        assert (await ask(endpoint)).text == "hello", "the key is read again"
        everything = [caplog.text, str(told.value), repr(endpoint.spec), repr(changes), endpoint.info().model_dump_json()]
        assert not any("sk-the" in text for text in everything)


async def test_a_key_that_is_not_there_is_told(endpoints: Make, tmp_path: Path) -> None:
    async with peers.llama_server() as peer:
        with pytest.raises(ModelError, match="can't be read"):
            await ask(endpoints(peer.url, key=f"file:{tmp_path / 'none'}"))
        assert not peer.asked


async def test_no_proxy_between_two_programs_of_this_machine(endpoints: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    monkeypatch.setenv("ALL_PROXY", "http://127.0.0.1:9")
    async with peers.llama_server() as peer:
        assert (await ask(endpoints(peer.url))).text == "hello"


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate for 127.0.0.1 that nobody but itself vouches for, and its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "gpu")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = tmp_path_factory.mktemp("tls") / "server.pem"
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.write_bytes(secret + made.public_bytes(serialization.Encoding.PEM))
    return file


@pytest.fixture
def tls(certificate: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    return context


async def test_a_certificate_that_nobody_vouches_for_is_refused(endpoints: Make, tls: ssl.SSLContext) -> None:
    peer = peers.llama_server()
    peer.tls = tls
    async with peer:
        with pytest.raises(ModelError, match="can't be trusted"):
            await ask(endpoints(peer.url))
        assert not peer.asked


async def test_an_authority_can_be_named(endpoints: Make, tls: ssl.SSLContext, certificate: Path) -> None:
    peer = peers.llama_server()
    peer.tls = tls
    async with peer:
        assert (await ask(endpoints(peer.url, ca=certificate))).text == "hello"


@pytest.mark.parametrize(
    ("url", "key", "says_"),
    [
        ("http://localhost:8080/v1", "env:K", ["on this machine"]),
        ("https://gpu.lan/v1", "env:K", ["not on this machine"]),
        ("http://192.168.1.9:8080/v1", "", ["not on this machine"]),
        ("http://192.168.1.9:8080/v1", "env:K", ["not on this machine", "unencrypted"]),
    ],
)
async def test_where_it_runs_is_told(endpoints: Make, url: str, key: str, says_: list[str]) -> None:
    why = endpoints(url, key=key).info().why
    assert len(why) == len(says_)
    assert all(said in line for said, line in zip(says_, why, strict=True))
    assert url.removesuffix("/v1") in why[0]
