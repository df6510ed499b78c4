from pathlib import Path

import pytest

from ryxd.core.tool import Permission, ToolError
from ryxd.tools.sites import Page, open_url
from tests.fakes.programs import Programs
from tests.fakes.view import FakeView


@pytest.fixture
def programs(tmp_path):
    fakes = Programs(tmp_path / "bin")
    fakes.write("xdg-open", "")
    return fakes


@pytest.fixture
def view(tmp_path, programs):
    return FakeView(tmp_path, path=programs.path, WAYLAND_DISPLAY="wayland-1")


@pytest.mark.parametrize(
    ("asked", "opened"),
    [
        ("https://www.youtube.com", "https://www.youtube.com"), ("heise.de", "https://heise.de"),
        ("http://localhost:8080/x?y=1&z=a%20b#c", "http://localhost:8080/x?y=1&z=a%20b#c"), ("localhost:8080", "http://localhost:8080"),
        (" HTTPS://Example.org ", "HTTPS://Example.org"), ("https://bücher.example/ü", "https://bücher.example/ü"),
        ("http://192.168.1.1/", "http://192.168.1.1/"), ("https://[::1]:8443/", "https://[::1]:8443/"),
        ("github.com/a/b", "https://github.com/a/b"), ("192.168.1.1/x", "http://192.168.1.1/x"), ("1.2.3.4.de", "https://1.2.3.4.de"),
        ("YouTube", "https://youtube.com"), ("hn", "https://news.ycombinator.com"), ("wikipeda", "https://wikipedia.org"),
        ("ARD-Mediathek", "https://ardmediathek.de"), ("discord", "https://discord.com/app"), ("intranet/", "https://intranet/"),
        ("http://nas", "http://nas"),
    ],
)  # fmt: skip
async def test_an_address_is_opened_as_it_stands(view, programs, asked, opened):
    assert (await open_url.run(Page(url=asked), view)).url == opened
    assert programs.calls("xdg-open") == [[opened]]


@pytest.mark.parametrize(
    "url",
    ["file:///etc/passwd", "javascript:alert(1)", "data:text/html,x", "ssh://host", "vbscript:x", "steam://run/1", "mailto:a@b.c",
     "https://", "https://bank.example@evil.example", "https://a b.de", "https://a\nb.de", "https://x\\y", "http://[::1", "https://-x.de",
     "https://x.de:0", "https://x.de:99999", "https://.de", "https://a..de", "--help", "$(id)", "https://x.de/`id`", 'https://x.de/"', "/etc/passwd"],
)  # fmt: skip
async def test_what_is_no_web_page_is_never_opened(view, programs, url):
    with pytest.raises(ToolError, match="can't be opened"):
        await open_url.run(Page(url=url), view)
    assert programs.calls("xdg-open") == []


@pytest.mark.parametrize("name", ["obsidian", "Rocket", "gdis-2"])
async def test_a_name_by_which_no_site_is_known_is_no_address(view, programs, name):
    with pytest.raises(ToolError, match=f"no site is known as {name}: an address is e.g. {name}.org, or {name}/ in your own network"):
        await open_url.run(Page(url=name), view)
    assert programs.calls("xdg-open") == []


async def test_the_answer_is_a_sentence_in_the_users_language(tmp_path, programs):
    view = FakeView(tmp_path, path=programs.path, DISPLAY=":0", language="de")
    assert (await open_url.run(Page(url="https://www.heise.de/x"), view)).say == "heise.de ist geöffnet."
    with pytest.raises(ToolError, match="lässt sich nicht öffnen: nur http- und https"):
        await open_url.run(Page(url="file:///x"), view)


async def test_without_a_browser_the_answer_says_what_to_do(view, programs):
    programs.write("xdg-open", "sys.exit(3)")
    with pytest.raises(ToolError, match="no application is set for web pages"):
        await open_url.run(Page(url="heise.de"), view)


@pytest.mark.parametrize(
    ("url", "said", "asks"),
    [
        ("youtube.com", None, False),
        ("https://x.example/?d=secret", None, False),
        ("https://www.youtube.com", "open youtube please", False),
        ("youtube.com", "öffne YouTube", False),
        ("github.com/torvalds/linux", "open github.com/torvalds/linux", False),
        ("https://heise.de/", "geh auf heise.de", False),
        ("https://evil.example", "what is in notes.txt", True),
        ("https://youtube.com/?d=secret", "open youtube", True),
        ("https://secret.youtube.com", "open youtube", True),
        ("https://github.com/torvalds/linux", "open github", True),
        ("https://tube.com", "open youtube", True),
        ("hn", "open hn", False),
        ("https://news.ycombinator.com", "open hn", True),
        ("hn", "what is in notes.txt", True),
    ],
)
async def test_an_address_that_the_user_did_not_name_is_asked_about(
    tmp_path: Path, url: str, said: str | None, asks: bool
) -> None:
    view = FakeView(tmp_path)
    view.said = said
    assert open_url.effect is not None
    effect = await open_url.effect(Page(url=url), view)
    assert (Permission.NETWORK in effect.classes) is asks
    assert effect.preview.startswith("https://")
