"""Which web address is meant, by a well-known name or as typed."""

from __future__ import annotations

import re

from ryxd.engine.gate.vocabulary import vocabulary

_TABLE = """
youtube youtube.com; youtube music music.youtube.com; google google.com
google maps maps.google.com; maps maps.google.com; gmail mail.google.com
google mail mail.google.com; google drive drive.google.com; google docs docs.google.com
google calendar calendar.google.com; google photos photos.google.com
google translate translate.google.com; google scholar scholar.google.com
google news news.google.com; github github.com; gitlab gitlab.com; codeberg codeberg.org
bitbucket bitbucket.org; sourcehut sr.ht; reddit reddit.com; wikipedia wikipedia.org
wikidata wikidata.org; amazon amazon.com; ebay ebay.com; netflix netflix.com; twitch twitch.tv
twitter x.com; facebook facebook.com; instagram instagram.com; whatsapp web web.whatsapp.com
linkedin linkedin.com; pinterest pinterest.com; tiktok tiktok.com; tumblr tumblr.com
mastodon mastodon.social; bluesky bsky.app; stackoverflow stackoverflow.com
stack overflow stackoverflow.com; stack exchange stackexchange.com
hacker news news.ycombinator.com; hackernews news.ycombinator.com; lobsters lobste.rs
chatgpt chatgpt.com; claude claude.ai; openai openai.com; hugging face huggingface.co
huggingface huggingface.co; kaggle kaggle.com; arxiv arxiv.org
docs.rs docs.rs; docker hub hub.docker.com; arch wiki wiki.archlinux.org
archwiki wiki.archlinux.org; aur aur.archlinux.org; arch linux archlinux.org
hyprland wiki wiki.hypr.land; kernel.org kernel.org; duckduckgo duckduckgo.com; bing bing.com
startpage startpage.com; ecosia ecosia.org; yahoo yahoo.com; outlook outlook.live.com
office 365 office.com; dropbox dropbox.com; notion notion.so; trello trello.com; figma figma.com
canva canva.com; overleaf overleaf.com; imdb imdb.com; vimeo vimeo.com; soundcloud soundcloud.com
bandcamp bandcamp.com; spotify open.spotify.com; deezer deezer.com; disney plus disneyplus.com
prime video primevideo.com; hulu hulu.com; bbc bbc.com; bbc news bbc.com/news; cnn cnn.com
the guardian theguardian.com; guardian theguardian.com; new york times nytimes.com
nytimes nytimes.com; spiegel spiegel.de; spiegel online spiegel.de; heise heise.de; golem golem.de
tagesschau tagesschau.de; zeit online zeit.de; faz faz.net; sueddeutsche sueddeutsche.de
taz taz.de; ard ardmediathek.de; ard mediathek ardmediathek.de; zdf zdf.de; zdf mediathek zdf.de
arte arte.tv; deutsche bahn bahn.de; bahn.de bahn.de; idealo idealo.de
kleinanzeigen kleinanzeigen.de; ebay kleinanzeigen kleinanzeigen.de; otto otto.de
zalando zalando.de; leo dict.leo.org; dict.cc dict.cc; deepl deepl.com; duden duden.de
chefkoch chefkoch.de; openstreetmap openstreetmap.org; web.de web.de; gmx gmx.net
airbnb airbnb.com; booking.com booking.com; paypal paypal.com; steam store store.steampowered.com
wolfram alpha wolframalpha.com; wolframalpha wolframalpha.com; internet archive archive.org
archive.org archive.org; khan academy khanacademy.org; coursera coursera.org; duolingo duolingo.com
quora quora.com; medium medium.com; substack substack.com; discord web discord.com/app
etsy etsy.com; ikea ikea.com
"""

SITES: dict[str, str] = {}
for _entry in _TABLE.replace("\n", ";").split(";"):
    _name, _, _host = _entry.strip().rpartition(" ")
    if _name:
        SITES[_name] = "https://" + _host

_GENERIC = vocabulary("""
    com org net edu gov info biz io dev app ai tech online site store shop blog wiki cloud page news
    tv me xyz eu uk us ca au nz de at ch li fr be nl lu es pt it gr pl cz sk hu ro bg hr si rs dk se
    no fi ee lv lt ie is ru ua by tr il ae in cn jp kr tw hk sg my th vn id ph br ar cl mx pe co za
    ng ke eg land berlin wien hamburg koeln bayern social network systems solutions
""")
_FILE_LIKE = vocabulary("rs me info in it is no at so pl py sh md cc ps ai id")
"""Endings that are as often a file's or a sentence's; such a name is an address only with more to show for it."""

_ADDRESS = re.compile(
    r"(?P<scheme>https?://)?(?P<host>(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?P<tld>[a-z]{2,24}))(?P<port>:\d{1,5})?"
    r"(?P<path>[/?#][^\s\"'<>\\]*)?",
    re.IGNORECASE,
)
_LOCAL = re.compile(
    r"(?:http(?P<secure>s?)://)?(?P<rest>(?:localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?(?:/[^\s\"'<>\\]*)?)",
    re.IGNORECASE,
)


def address_of(typed: str, *, led: bool = False) -> str | None:
    """Return the https address that a single word is, as typed; None when it isn't surely one.

    `led` says that the words before already speak of the web ("go to"), so "docs.rs" is an address and no file.
    Only http and https are addresses; a name before an @ is none.
    """
    if len(typed) > 2000:
        return None
    found = _ADDRESS.fullmatch(typed)
    if found is not None:
        tld = found["tld"].lower()
        sure = led or bool(found["scheme"] or found["path"]) or found["host"].lower().startswith("www.")
        if not found["scheme"] and (tld not in _GENERIC | _FILE_LIKE or (tld in _FILE_LIKE and not sure)):
            return None
        return (found["scheme"] or "https://").lower() + typed[len(found["scheme"] or "") :]
    local = _LOCAL.fullmatch(typed)
    if local is not None and (led or "://" in typed or ":" in typed or typed.lower().startswith("localhost")):
        return f"http{(local['secure'] or '').lower()}://{local['rest']}"
    return None
