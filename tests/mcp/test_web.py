"""Servers at an address that refuse, forget, or answer without end: told in words, and without the key."""

import asyncio
import json
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from ryxd.core.effect import Permission
from ryxd.mcp.spec import ServerSpec
from tests.mcp.conftest import Connect, until

KEY = "sk-very-secret"
Answer = Callable[[dict, dict[str, str]], tuple[int, dict[str, str], bytes]]


def result(message: dict, made: dict) -> tuple[int, dict[str, str], bytes]:
    body = json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": made}).encode()
    return 200, {"content-type": "application/json"}, body


def good(message: dict, headers: dict[str, str]) -> tuple[int, dict[str, str], bytes]:
    """A server that has one tool, which tells the header that carries the key."""
    match message.get("method"):
        case "initialize":
            info = {"name": "web", "version": "1"}
            version = message["params"]["protocolVersion"]
            return result(message, {"protocolVersion": version, "capabilities": {"tools": {}}, "serverInfo": info})
        case "tools/list":
            return result(message, {"tools": [{"name": "who", "inputSchema": {"type": "object"}}]})
        case "tools/call":
            text = headers.get("authorization", "") + headers.get("region", "")
            return result(message, {"content": [{"type": "text", "text": text}]})
        case "server/discover":
            error = {"jsonrpc": "2.0", "id": message["id"], "error": {"code": -32601, "message": "no"}}
            return 200, {"content-type": "application/json"}, json.dumps(error).encode()
    return 202, {}, b""


@asynccontextmanager
async def serving(answer: Answer, tls: ssl.SSLContext | None = None) -> AsyncIterator[str]:
    """A real HTTP server on a port of its own."""

    async def one(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {k.lower(): v for k, _, v in (line.partition(": ") for line in head[1:]) if k}
            body = await reader.readexactly(int(headers.get("content-length", 0)))
            status, more, said = answer(json.loads(body), headers) if body else (405, {}, b"")
            lines = [f"HTTP/1.1 {status} X", f"content-length: {len(said)}", "connection: close"]
            writer.write("\r\n".join([*lines, *(f"{k}: {v}" for k, v in more.items()), "", ""]).encode() + said)
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    async with await asyncio.start_server(one, "127.0.0.1", 0, ssl=tls) as server:
        port = server.sockets[0].getsockname()[1]
        yield f"{'https' if tls else 'http'}://localhost:{port}/mcp"


def spec(url: str, **more) -> ServerSpec:
    return ServerSpec("web", url=url, timeout=5, start=10, permission=Permission.READ, **more)


async def test_headers_carry_the_key_from_where_it_is_kept(connect: Connect, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WEB_KEY", KEY)
    async with serving(good) as url:
        there = await connect(spec(url, headers={"Authorization": "env:WEB_KEY", "Region": "eu"}))
        assert (await there.do("web__who")).data["text"] == f"Bearer {KEY}eu"


@pytest.mark.parametrize(
    ("status", "says"),
    [(401, "it wants a key, or another one"), (403, "HTTP 403"), (500, "it fails (HTTP 500)"), (429, "too often")],
)
async def test_a_refusal_says_what_to_do(connect: Connect, status: int, says: str) -> None:
    async with serving(lambda *_: (status, {}, b"no")) as url:
        there = await connect(spec(url))
        assert says in there.one.error


async def test_a_key_that_the_server_repeats_is_not_told(connect: Connect, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WEB_KEY", KEY)

    def refusing(message: dict, headers: dict[str, str]) -> tuple[int, dict[str, str], bytes]:
        if message.get("method") == "tools/call":
            error = {"code": -32000, "message": f"bad key {headers['authorization']}"}
            body = {"jsonrpc": "2.0", "id": message["id"], "error": error}
            return 200, {"content-type": "application/json"}, json.dumps(body).encode()
        return good(message, headers)

    async with serving(refusing) as url:
        there = await connect(spec(url, headers={"Authorization": "env:WEB_KEY"}))
        refused = await there.do("web__who")
        assert refused.error == "the MCP server web says: bad key Bearer [key]"


async def test_an_answer_without_end_is_broken_off(connect: Connect) -> None:
    def endless(message: dict, headers: dict[str, str]) -> tuple[int, dict[str, str], bytes]:
        if message.get("method") == "tools/call":
            return result(message, {"content": [{"type": "text", "text": "y" * (5 << 20)}]})
        return good(message, headers)

    async with serving(endless) as url:
        there = await connect(spec(url))
        assert "more than 4 MiB" in ((await there.do("web__who")).error or "")


async def test_a_flood_of_messages_ends_the_connection(connect: Connect) -> None:
    def flooding(message: dict, headers: dict[str, str]) -> tuple[int, dict[str, str], bytes]:
        if message.get("method") != "tools/call":
            return good(message, headers)
        news = {"jsonrpc": "2.0", "method": "notifications/message", "params": {"level": "info", "data": "x"}}
        event = f"event: message\ndata: {json.dumps(news)}\n\n"
        return 200, {"content-type": "text/event-stream"}, (event * 20_000).encode()

    async with serving(flooding) as url:
        there = await connect(spec(url))
        assert "more than 1000 messages in a second" in ((await there.do("web__who")).error or "")


async def test_what_is_no_mcp_server_at_all_is_told(connect: Connect) -> None:
    async with serving(lambda *_: (200, {"content-type": "text/html"}, b"<html>")) as url:
        there = await connect(spec(url))
        assert "Unexpected content type: text/html" in there.one.error


def certificate(folder: Path) -> tuple[ssl.SSLContext, Path]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
        .serial_number(1).not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )  # fmt: skip
    (folder / "cert.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    plain = serialization.NoEncryption()
    (folder / "key.pem").write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain)
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "cert.pem", folder / "key.pem")
    return context, folder / "cert.pem"


async def test_certificates_are_checked(connect: Connect, tmp_path: Path) -> None:
    context, file = certificate(tmp_path)
    async with serving(good, context) as url:
        there = await connect(spec(url, ca=file))
        assert (await there.do("web__who")).ok
        there = await connect(spec(url))
        await until(lambda: there.one.error)
        assert "certificate verify failed" in there.one.error.lower()
