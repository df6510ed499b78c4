"""Pages and searches over real HTTP: what is read, what is refused, what is cut."""

import asyncio
import json
import socket
import ssl
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from ryxd.config.tree import parsed
from ryxd.core.action import Action
from ryxd.core.effect import Grant, Permission, Question
from ryxd.core.paths import Roots
from ryxd.core.tool import ToolError
from ryxd.core.view import View
from ryxd.tools.internet.fetch import MOST, fetch
from ryxd.tools.internet.reach import Reach, checked, everybodys, ip_address
from ryxd.tools.internet.text import KINDS, text_of
from ryxd.tools.web import TEXT, Web
from ryxd.wire.errors import ConfigError
from ryxd.wire.events import Event, Status
from tests.fakes.site import INJECTED, Given, Site, article


@pytest.fixture
def site() -> Iterator[Site]:
    with Site() as there:
        yield there


class User:
    """Says yes, and remembers what was asked."""

    def __init__(self, yes: bool = True) -> None:
        self.yes = yes
        self.questions: list[Question] = []

    async def ask(self, question: Question) -> Grant:
        self.questions.append(question)
        return Grant(self.yes)


class Agent:
    """Acts through a real View with the two tools."""

    def __init__(self, home: Path, reach: Reach, language: str = "en", yes: bool = True) -> None:
        self.user = User(yes)
        self.told: list[Event] = []
        tools = {tool.name: tool for tool in Web(lambda: reach).tools}
        self.view = View(
            "web", tools=tools, allowed=frozenset(tools), paths=Roots(home, roots=()), environment=dict,
            language=language, emit=self.told.append, approver=self.user,
        )  # fmt: skip

    @property
    def reports(self) -> list[Status]:
        return [event for event in self.told if isinstance(event, Status)]

    async def good(self, tool: str, **args: Any) -> dict[str, Any]:
        result = await self.view.do_action(Action(tool, args))
        assert result.error is None, result.error
        return dict(result.data)

    async def bad(self, tool: str, **args: Any) -> str:
        result = await self.view.do_action(Action(tool, args))
        assert result.error is not None, result.data
        return result.error


@pytest.fixture
def agent(site: Site, tmp_path: Path) -> Agent:
    return Agent(tmp_path, Reach(site.search, seconds=5))


WHALES = "The blue whale is the largest animal that has ever lived, and may weigh 190 tonnes or even more than that."
KRILL = "It eats almost nothing but krill, of which it needs about four tonnes a day in the summer months of the year."


async def test_the_main_text_of_a_page_is_read(site: Site, agent: Agent) -> None:
    site.pages["/whales"] = article("Whales", WHALES, KRILL)
    page = await agent.good("read_page", url=site.url("/whales"))
    assert page["title"] == "Whales"
    assert page["url"] == site.url("/whales")
    assert WHALES in page["text"]
    assert KRILL in page["text"]
    assert "Menu entry" not in page["text"]
    assert "evil()" not in page["text"]
    assert site.hosts == [site.place]


async def test_only_what_a_page_says_about_something_is_read_or_all_of_it_and_that_is_told(site: Site, agent: Agent) -> None:
    site.pages["/x"] = Given(f"{WHALES} {KRILL}".encode(), "text/plain")
    page = await agent.good("read_page", url=site.url("/x"), about="krill")
    assert (page["text"], page["note"], page["value"]) == (KRILL, "", KRILL)
    page = await agent.good("read_page", url=site.url("/x"), about="penguins")
    assert (page["text"], page["note"]) == (f"{WHALES} {KRILL}", "no sentence says “penguins”")
    assert page.get("value") is None


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (Given("Grüße".encode("latin-1"), "text/plain; charset=iso-8859-1"), "Grüße"),
        (Given("Grüße".encode(), "text/plain"), "Grüße"),
        (Given("Grüße".encode(), "text/plain; charset=nonsense"), "Grüße"),
        (Given(b'{"a": 1}', "application/json"), '{"a": 1}'),
        (Given(b'{"a": 1}', "application/ld+json"), '{"a": 1}'),
        (Given(b"packed", "text/plain", headers={"Content-Encoding": "gzip"}), "packed"),
    ],
)
async def test_plain_text_and_json_are_read_as_they_are(site: Site, agent: Agent, given: Given, says: str) -> None:
    site.pages["/x"] = given
    assert (await agent.good("read_page", url=site.url("/x")))["text"] == says


@pytest.mark.parametrize(
    ("header", "meta"), [("; charset=iso-8859-1", ""), ("", '<meta charset="iso-8859-1">'), ("; charset=none-such", '<meta charset="iso-8859-1">')]
)
async def test_a_page_tells_its_encoding_in_its_header_or_in_itself(
    site: Site, agent: Agent, header: str, meta: str
) -> None:
    text = "Wir grüßen alle, die früher über schöne Dächer und Gärten nachgedacht haben, und tun das gern. " * 3
    body = f"<html><head>{meta}<title>Grüße</title></head><body><article><p>{text}</p></article></body></html>"
    site.pages["/x"] = Given(body.encode("latin-1"), f"text/html{header}")
    page = await agent.good("read_page", url=site.url("/x"))
    assert page["title"] == "Grüße"
    assert "schöne Dächer" in page["text"]


async def test_what_a_page_says_is_data(site: Site, agent: Agent) -> None:
    site.pages["/evil"] = article("Recipes", INJECTED, WHALES)
    result = await agent.view.do_action(Action("read_page", {"url": site.url("/evil")}))
    assert list(json.loads(result.text)) == ["data_from_read_page"]
    assert INJECTED in result.data["text"]


async def test_the_user_is_asked_with_host_and_address(site: Site, tmp_path: Path) -> None:
    no = Agent(tmp_path, Reach(site.search), language="de", yes=False)
    url = site.url("/whales?a=b")
    assert "the user said no" in await no.bad("read_page", url=url)
    await no.bad("search_web", query="große Wale")
    page, search = (question.effect for question in no.user.questions)
    assert (page.classes, page.preview) == ({Permission.NETWORK}, url)
    assert page.summary == "eine Seite von 127.0.0.1 lesen"
    assert (search.classes, search.preview) == ({Permission.NETWORK}, "127.0.0.1: große Wale")
    assert "„große Wale“" in search.summary
    assert site.seen == []


async def test_redirects_are_followed_and_each_hop_is_checked(site: Site, agent: Agent) -> None:
    site.pages["/old"] = Given(status=301, headers={"Location": "/new"})
    site.pages["/new"] = Given(b"here", "text/plain")
    assert (await agent.good("read_page", url=site.url("/old")))["url"] == site.url("/new")
    for secret in ("http://127.0.0.1:1/", "http://[::1]:80/", "http://169.254.169.254/latest", "http://0/", "http://2130706433/"):
        site.pages["/trap"] = Given(status=302, headers={"Location": secret})
        assert "nothing is read from there" in await agent.bad("read_page", url=site.url("/trap"))
    for odd in ("file:///etc/passwd", "gopher://x/"):
        site.pages["/trap"] = Given(status=302, headers={"Location": odd})
        assert "is no http or https address" in await agent.bad("read_page", url=site.url("/trap"))
    site.pages["/round"] = Given(status=302, headers={"Location": "/round"})
    assert "more than 5 times" in await agent.bad("read_page", url=site.url("/round"))


async def test_a_page_that_is_too_large_is_cut_and_says_so(site: Site, agent: Agent) -> None:
    site.pages["/long"] = Given(b"word " * (MOST // 4), "text/plain")
    page = await agent.good("read_page", url=site.url("/long"))
    assert len(page["text"]) == TEXT
    assert page["note"] == f"{MOST - TEXT} more characters were left out; only the first 2 MiB of the page were read"
    # a little that is packed is very much
    site.pages["/bomb"] = Given(b"\0" * (64 << 20), "text/plain", headers={"Content-Encoding": "gzip"})
    assert "only the first 2 MiB" in (await agent.good("read_page", url=site.url("/bomb")))["note"]


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (Given(status=500), "says 500"),
        (Given(status=404), "says 404"),
        (Given(b"%PDF-1.7", "application/pdf"), "is application/pdf, and only text can be read"),
        (Given(b"x", "image/png"), "only text can be read"),
        (Given(b"x", ""), "of no kind that it tells"),
        (Given(b"x", "text/html", headers={"Content-Encoding": "br"}), "packs its answer as br"),
        (Given(b"no gzip", "text/html", headers={"Content-Encoding": "deflate"}), "can't be read"),
    ],
)
async def test_what_can_not_be_read_is_told(site: Site, agent: Agent, given: Given, why: str) -> None:
    site.pages["/x"] = given
    assert why in await agent.bad("read_page", url=site.url("/x"))


async def test_a_page_without_text_says_so(site: Site, agent: Agent) -> None:
    site.pages["/app"] = Given(b"<html><head><title>App</title></head><body><div id=app></div></body></html>")
    page = await agent.good("read_page", url=site.url("/app"))
    assert (page["title"], page["text"]) == ("App", "")
    assert "made by scripts" in page["note"]


async def test_a_page_that_hangs_is_given_up(site: Site, tmp_path: Path) -> None:
    site.pages["/slow"] = Given(hangs=True)
    brief = Agent(tmp_path, Reach(site.search, seconds=0.3))
    assert await brief.bad("read_page", url=site.url("/slow")) == "127.0.0.1 did not answer within 0.3 s"


async def test_a_page_is_cancelled_at_once(site: Site, agent: Agent) -> None:
    site.pages["/slow"] = Given(hangs=True)
    reading = asyncio.create_task(agent.view.do_action(Action("read_page", {"url": site.url("/slow")})))
    await asyncio.to_thread(site.hanging.wait, 10)
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(reading, 10)


async def test_nothing_answers_there(agent: Agent, site: Site, tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        place = f"127.0.0.1:{free.getsockname()[1]}"
    nobody = Agent(tmp_path, Reach(allow=(place,)))
    assert "127.0.0.1 can't be read" in await nobody.bad("read_page", url=f"http://{place}/")
    assert "there is no host none.invalid" in await agent.bad("read_page", url="https://none.invalid/")


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "255.255.255.255",
     "::1", "::", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "64:ff9b:1::1", "::7f00:1", "2001:0:7f00:1::", "ff02::1", "2001:db8::1"],
)  # fmt: skip
async def test_private_addresses_are_nobodys_to_ask(address: str) -> None:
    assert not everybodys(ip_address(address))

    async def names(*_: object) -> list[str]:
        return ["93.184.215.14", address]

    with pytest.raises(ToolError, match="nothing is read from there"):
        await checked("site.example", 80, Reach(), names)
    assert await checked("site.example", 80, Reach(allow=("site.example",)), names)
    with pytest.raises(ToolError):
        await checked("site.example", 8080, Reach(allow=("site.example", "site.example:8081")), names)


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "64:ff9b::5db8:d70e"])
def test_public_addresses_are(address: str) -> None:
    assert everybodys(ip_address(address))


async def test_a_name_is_looked_up_once_and_what_was_checked_is_connected_to(site: Site) -> None:
    site.pages["/x"] = Given(b"here", "text/plain")
    asked: list[str] = []

    async def rebinding(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"] if len(asked) == 1 else ["127.0.0.2"]

    reach = Reach(allow=(f"site.invalid:{site.port}",), seconds=5)
    got = await fetch(f"http://site.invalid:{site.port}/x", reach, KINDS, rebinding)
    assert (got.body, got.url, asked) == (b"here", f"http://site.invalid:{site.port}/x", ["site.invalid"])
    assert site.hosts == [f"site.invalid:{site.port}"]
    with pytest.raises(ToolError, match="nothing is read from there"):  # the name may be asked, its other ports may not
        await fetch("http://site.invalid:81/x", reach, KINDS, rebinding)


async def test_the_next_address_of_a_host_is_tried(site: Site) -> None:
    site.pages["/x"] = Given(b"here", "text/plain")

    async def two(*_: object) -> list[str]:
        return ["127.0.0.9", "127.0.0.1"]

    reach = Reach(allow=(f"site.invalid:{site.port}",), seconds=5)
    assert (await fetch(f"http://site.invalid:{site.port}/x", reach, KINDS, two)).body == b"here"


def certificate(folder: Path, name: str) -> Path:
    """One for this name that only itself vouches for, and its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    whose = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(whose, whose, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    form = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    file = folder / f"{name}.pem"
    file.write_bytes(key.private_bytes(*form) + made.public_bytes(serialization.Encoding.PEM))
    return file


async def test_a_certificate_is_held_against_the_name_and_not_the_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, good in (("site.invalid", True), ("other.invalid", False)):
        pem = certificate(tmp_path, name)
        monkeypatch.setenv("SSL_CERT_FILE", str(pem))  # what the system trusts
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(pem)
        with Site() as secure:
            secure._server.socket = context.wrap_socket(secure._server.socket, server_side=True)
            secure.pages["/x"] = Given(b"safe", "text/plain")

            async def here(*_: object) -> list[str]:
                return ["127.0.0.1"]

            url, reach = f"https://site.invalid:{secure.port}/x", Reach(allow=(f"site.invalid:{secure.port}",), seconds=5)
            if good:
                assert (await fetch(url, reach, KINDS, here)).body == b"safe"
            else:
                with pytest.raises(ToolError, match="certificate can't be trusted"):
                    await fetch(url, reach, KINDS, here)


async def test_a_search_gives_addresses_titles_and_what_they_are_about(site: Site, agent: Agent) -> None:
    site.results = [
        {"url": "https://a.example/1", "title": " One \n page ", "content": "x" * 5000},
        {"url": "https://a.example/1", "title": "again"},
        {"url": "javascript:alert(1)", "title": "no page"},
        {"url": "https://b.example/2", "title": "Two"},
        {"url": "https://c.example/3", "title": "Three"},
    ]
    found = await agent.good("search_web", query="große Wale & Krill", limit=2)
    assert [each["url"] for each in found["results"]] == ["https://a.example/1", "https://b.example/2"]
    assert found["results"][0]["title"] == "One page"
    assert len(found["results"][0]["snippet"]) == 400
    assert site.queries == ["große Wale & Krill"]


async def test_without_a_search_service_it_is_said_how_to_have_one(tmp_path: Path) -> None:
    none = Agent(tmp_path, Reach())
    why = await none.bad("search_web", query="whales")
    assert '[web] search = "https://HOST/search?q={query}&format=json"' in why
    assert none.user.questions == []


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (Given(b"<html>results</html>"), "only text can be read"),
        (Given(b"no json", "application/json"), "sent no list of results"),
        (Given(b"[]", "application/json"), "sent no list of results"),
        (Given(status=403), "has no json in formats"),
        (Given(status=429), "says 429"),
    ],
)
async def test_a_search_service_that_answers_otherwise_is_told(site: Site, agent: Agent, given: Given, why: str) -> None:
    site.pages["/search"] = given
    assert why in await agent.bad("search_web", query="whales")


async def test_a_page_that_nobody_can_take_apart_is_only_not_read() -> None:
    with pytest.raises(ToolError, match=r"could not be told from the rest within 0.6 s"):
        await text_of(b"<p>x " * 400_000, "text/html", "", 0.6)
    assert await text_of(b"<html><title>T</title><body><p>It still reads others.</p></body></html>", "text/html", "") == (
        "T",
        "It still reads others.",
    )


async def test_many_pages_at_once_do_not_keep_the_loop(site: Site, agent: Agent) -> None:
    site.pages["/deep"] = Given(b"<div>" * 200_000 + WHALES.encode())
    ticks, done = [0], threading.Event()

    async def tick() -> None:
        while not done.is_set():
            ticks[0] += 1
            await asyncio.sleep(0)

    ticking = asyncio.create_task(tick())
    results = await asyncio.gather(*(agent.view.do_action(Action("read_page", {"url": site.url("/deep")})) for _ in range(2)))
    done.set()
    await ticking
    assert all(result.error is None or "malformed" in result.error for result in results), results
    assert ticks[0] > 100  # one parse on the loop would have been one tick


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('search = "example.org/?q={query}"', "web.search: must begin with http"),
        ('search = "https://example.org/?q="', "web.search: must have {query}"),
        ('search = "https://me:secret@example.org/?q={query}"', "web.search: must have {query}"),
        ('allow = ["http://atlas"]', "web.allow: 'http://atlas' must be a host and a port"),
        ('allow = ["atlas:99999"]', "web.allow"),
        ("seconds = 0", "web.seconds"),
        ("pages = 3", "web.pages: there is no such key"),
    ],
)
def test_a_wrong_configuration_is_told(text: str, why: str) -> None:
    with pytest.raises(ConfigError) as caught:
        parsed(f"[web]\n{text}\n", Path("config.toml"))
    assert why in str(caught.value)
    assert "secret" not in str(caught.value)


def test_a_right_one_is_taken() -> None:
    config = parsed('[web]\nsearch = "http://atlas:8888/s?q={query}"\nallow = ["wiki", "[::1]:80"]\n', Path("config.toml"))
    reach = config.web.reach()
    assert reach.named("atlas", 8888)
    assert reach.named("wiki", 443)
    assert reach.named("::1", 80)
    assert not reach.named("wiki", 22)
    assert not reach.named("atlas", 80)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Searching 127.0.0.1…", "Found 2 results, the best: about /whales", "Reading a page of 127.0.0.1…"]),
        ("de", ["Suche bei 127.0.0.1…", "2 Treffer, der beste: about /whales", "Lese eine Seite von 127.0.0.1…"]),
    ],
)
async def test_it_is_told_what_is_searched_and_read(site: Site, tmp_path: Path, language: str, lines: list[str]) -> None:
    site.pages["/whales"] = article("Whales", WHALES)
    site.finds("/whales", "/krill")
    agent = Agent(tmp_path, Reach(site.search, seconds=5), language)
    await agent.good("search_web", query="whales")
    assert agent.reports[-1].context == {"searched_paths": ["127.0.0.1"], "patterns_tried": ["whales"]}
    await agent.good("read_page", url=site.url("/whales"))
    assert [report.text for report in agent.reports] == lines
    assert agent.reports[-1].context == {"searched_paths": [site.url("/whales")]}


class Recovering(dict[str, Given]):
    """A page that is there from the second time on."""

    def get(self, key: str, default: Any = None) -> Any:
        given = super().get(key, default)
        self.pop(key, None)
        return given if given is not None else article("Whales", WHALES)


async def test_a_server_that_is_busy_is_asked_once_more(site: Site, agent: Agent) -> None:
    site.pages = Recovering({"/x": Given(status=503)})
    assert WHALES in (await agent.good("read_page", url=site.url("/x")))["text"]
    assert site.seen == ["/x", "/x"]
    assert len(agent.user.questions) == 1, "that was allowed already"
    site.pages = {"/x": Given(status=503)}
    result = await agent.view.do_action(Action("read_page", {"url": site.url("/x")}))
    assert (result.error, result.attempts) == ("127.0.0.1 says 503 (Service Unavailable)", 2)
    site.pages = {"/x": Given(status=500)}
    result = await agent.view.do_action(Action("read_page", {"url": site.url("/x")}))
    assert result.attempts == 1, "it would only say the same again"
