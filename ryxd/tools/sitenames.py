"""Web sites by the names that people call them."""

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

_PROGRAMS_TOO = """
spotify open.spotify.com; discord discord.com/app; whatsapp web.whatsapp.com; steam store.steampowered.com
telegram web.telegram.org; slack app.slack.com; zoom zoom.us; teams teams.microsoft.com; signal signal.org
"""
"""Names that are a program's first: who opens one of these as a page has said so."""

_OTHER_NAMES = """
yt youtube; you tube youtube; insta instagram; hn hacker news; fb facebook; x twitter; hf huggingface
wiki wikipedia; stack-overflow stack overflow; ddg duckduckgo; the arch wiki arch wiki; nyt nytimes
süddeutsche sueddeutsche; süddeutsche zeitung sueddeutsche; sz sueddeutsche
chat gpt chatgpt; gdrive google drive; gmaps google maps
heise online heise; open street map openstreetmap; osm openstreetmap
bahn deutsche bahn; db deutsche bahn; gcal google calendar; youtube.com youtube
"""


def _read(table: str, known: list[str]) -> dict[str, str]:
    """The entries "NAME TARGET"; a target of several words is one of the known names."""
    read = {}
    for entry in table.replace("\n", ";").split(";"):
        words = entry.split()
        for at in range(1, len(words)):
            target = " ".join(words[at:])
            if target in known or (not known and at == len(words) - 1):
                read[" ".join(words[:at])] = target
                break
    return read


SITES: dict[str, str] = {name: f"https://{host}" for name, host in _read(_TABLE, []).items()}
"""Addresses by names that are nothing but a site's."""
_ALL = SITES | {name: f"https://{host}" for name, host in _read(_PROGRAMS_TOO, []).items()}
OTHER_NAMES = _read(_OTHER_NAMES, list(SITES))
"""Short and other names, and the one in `SITES` that each means."""


def site(name: str) -> str | None:
    """The address of a site by its name, with one typing mistake or so; None for one that is not known."""
    plain = " ".join(name.casefold().split())
    for each in (plain, plain.replace("-", " ")):
        if found := _ALL.get(OTHER_NAMES.get(each, each)):
            return found
    import difflib  # here: the gate needs only the table

    near = difflib.get_close_matches(plain, _ALL, n=1, cutoff=0.84) if len(plain) > 4 and "." not in plain else []
    return _ALL[near[0]] if near else None
