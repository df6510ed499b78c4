"""Web pages that are opened: open_url, by the site's name or by the address."""

from urllib.parse import urlsplit

from ryxd.engine.gate.sites import SITES
from training.families.programs import OPEN as OPEN_APP
from training.families.programs import started
from training.family import family
from training.noise import slip
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

ALIASES = {
    "yt": "youtube", "you tube": "youtube", "insta": "instagram", "hn": "hacker news", "fb": "facebook", "x": "twitter", "hf": "huggingface",
    "wiki": "wikipedia", "google mail": "gmail", "stack-overflow": "stack overflow", "ddg": "duckduckgo", "x.com": "twitter",
    "the arch wiki": "arch wiki", "nyt": "nytimes", "süddeutsche": "sueddeutsche", "chat gpt": "chatgpt", "gdrive": "google drive",
    "gmaps": "google maps", "heise online": "heise", "open street map": "openstreetmap", "osm": "openstreetmap",
    "ard-mediathek": "ard mediathek", "zdf-mediathek": "zdf mediathek", "hyprland-wiki": "hyprland wiki", "arch-wiki": "arch wiki",
}  # fmt: skip
APPS_TOO = {
    "spotify": "https://open.spotify.com", "discord": "https://discord.com/app", "whatsapp": "https://web.whatsapp.com",
    "steam": "https://store.steampowered.com", "notion": "https://notion.so",
}  # fmt: skip
"""Names that are a program first; their page is opened where the user says so, or where there is no such program."""
_EVERYDAY = ["youtube", "github", "wikipedia", "gmail", "reddit", "netflix", "amazon", "ebay", "twitter", "stackoverflow", "heise", "spiegel", "tagesschau", "google", "whatsapp-web", "chatgpt", "twitch", "duckduckgo", "instagram", "facebook", "linkedin", "deepl", "kleinanzeigen", "gitlab"]
PLAIN = [name for name in SITES if name not in APPS_TOO]

SITE = Phrases(
    en="""
+open {s}
+open {s}
{s}
{s} [please|pls]
+open [the|] {s} [website|page|site|homepage]
+go to {s}
+[go|head|navigate|surf|browse] [over|] to [the|] {s} [website|page|site|]
+take me to {s}
+visit {s}
+[open|load|show] {s} in [my|the|a new] [browser|browser tab|tab]
[can|could] you open {s} [for me|in the browser|]?
i [want|need|wanna go] to {s}
i'd like to [see|visit|go to] {s}
!+bring up {s}
+pull up {s}
show me {s}
[what's new on|check|let me check] {s}
{s} [in the browser|website|homepage|.com page]
[let's|lets] [go to|open|check] {s}
!would you go to {s} for me
[website|site]: {s}
a bit of {s} now
i need to look something up on {s}
+get me to {s}
bored, open {s}
!+load {s}
the {s} page [please|]
""",
    de="""
+öffne {s}
+öffne {s}
{s}
{s} [bitte|]
+öffne [die|] {s} [Webseite|Seite|Website|Startseite]
+[geh|gehe] [mal|bitte|] [auf|zu] {s}
+mach [mal|bitte|mir|] {s} auf
+ruf [mal|bitte|] {s} auf
{s} [öffnen|aufrufen|aufmachen]
+[öffne|lade|zeig] {s} im [Browser|neuen Tab]
[kannst|könntest] du [mir|mal|bitte|] {s} [öffnen|aufmachen|aufrufen]?
ich [will|möchte|muss|mag] [mal|] [auf|zu] {s}
ich [würde gern|möchte] [auf|] {s} [schauen|gehen|was nachsehen]
!+[besuch|besuche] {s}
bring mich [zu|auf] {s}
zeig mir [mal|] {s}
[schau|guck] mal [auf|bei] {s}
{s} [im Browser|Webseite|Homepage|Seite]
[lass|lass uns] [mal|] [auf|zu] {s} [gehen|schauen]
!würdest du {s} für mich öffnen
[Webseite|Seite]: {s}
mir ist langweilig, [öffne|mach] {s} [auf|]
ich muss [was|etwas] auf {s} nachschauen
surf [mal|] [auf|zu] {s}
!navigier [mal|] zu {s}
moch {s} auf
die Seite von {s} [bitte|öffnen]
""",
)
SITE_OF = Phrases(
    en="""
+open the {s} [website|web page|site|homepage]
{s} in the browser
+open {s} in the browser
+open {s} [on the web|web version|in my browser]
{s} [website|web player|web]
+go to the {s} [website|page]
!+visit the {s} [website|page]
i want the {s} website
""",
    de="""
+öffne die {s} [Webseite|Website|Seite|Homepage]
{s} im Browser
+öffne {s} im Browser
+öffne die [Webseite|Seite] von {s}
{s} [Webseite|Website|Web]
+[geh|gehe] auf die {s} [Webseite|Seite]
!+besuche die {s} [Webseite|Seite]
ich will auf die {s} Webseite
""",
)
ADDRESS = Phrases(
    en="""
+open {u}
+open {u}
{u}
+go to {u}
+[visit|load|browse to|navigate to|head to] {u}
+open [the|] [page|website|site|address|url|link] {u}
+open {u} in [the|my] browser
[can|could] you open {u}?
+take me to {u}
i [want|need] to [visit|see|go to] {u}
!+bring up {u}
show me {u}
[please|] {u} [please|]
[url|link|address]: {u}
+pull up {u} [in the browser|]
[let's|lets] [see|open|check out] {u}
+open this link: {u}
+open this: {u}
my colleague sent me {u}, open it
!would you load {u}
[have a look at|check] {u} [in the browser|]
""",
    de="""
+öffne {u}
+öffne {u}
{u}
+[geh|gehe] [mal|bitte|] [auf|zu] {u}
+[besuch|besuche|lade] {u}
+öffne [die|den] [Link|Webseite|Seite|Adresse|URL] {u}
+öffne {u} im Browser
[kannst|könntest] du [mal|bitte|] {u} [öffnen|aufrufen|aufmachen]?
+ruf [mal|bitte|] {u} auf
+mach [mal|bitte|] {u} auf
{u} [öffnen|aufrufen|aufmachen]
ich [will|muss|möchte] [mal|] auf {u}
!bring mich [zu|auf] {u}
zeig mir [mal|] {u}
[URL|Link|Adresse]: {u}
{u} bitte
+öffne [mal|] diesen Link: {u}
ein Kollege hat mir {u} geschickt, mach [das|den Link] auf
!würdest du {u} laden
[schau|guck] mal auf {u} [im Browser|]
navigier [mal|] zu {u}
""",
)
_NOTHING = Phrases(
    en="+open [a|the] [website|web page|site|link]\n+go to the [website|page]\nvisit a website\n!+load the page\n+open the url\n+open a page in the browser",
    de="+öffne [eine|die] [Webseite|Seite|Website]\n+öffne [den|einen] Link\n+geh auf die [Webseite|Seite]\nWebseite öffnen\n!+lade die Seite\n+ruf die Seite auf",
)
_WHICH = {
    "en": ("Which page should I open?", "Which address?", "Which website do you mean?"),
    "de": ("Welche Seite soll ich öffnen?", "Welche Adresse?", "Welche Webseite meinst du?"),
}
_ENDINGS = ["com", "org", "net", "de", "io", "dev", "at", "ch", "eu", "info", "app", "co.uk", "fr", "nl", "xyz", "me", "cloud", "page", "blog", "tv", "se", "gov", "edu", "sh", "rs", "ai", "it", "es"]


def address(source: Source, *, plain: bool = False) -> str:
    """An address as it is typed; `plain` is one without a scheme, a port or a path."""
    host = source.pick(["", "", ""]).join(word.lower() for word in source.nouns(1, 2))
    host = "".join(letter for letter in host if letter.isascii() and (letter.isalnum() or letter == "-")).strip("-") or "nolum"
    if source.chance(0.15):
        host += "-" + ("".join(letter for letter in source.made_word().lower() if letter.isascii() and letter.isalnum()) or "x")
    host = f"{host}.{source.pick(_ENDINGS)}"
    if source.chance(0.25):
        host = source.pick(["www", "www", "docs", "wiki", "shop", "m", "blog", "git", "my", "app", "news"]) + "." + host
    if plain:
        return host
    text = host + (f":{source.number(80, 9999)}" if source.chance(0.06) else "")
    if source.chance(0.35):
        parts = [_part(source) for _ in range(source.pick([1, 1, 2, 3]))]
        text += "/" + "/".join(parts) + source.pick(["", "", "", "/", ".html", ".php"])
        if source.chance(0.2):
            text += f"?{source.pick(['id', 'q', 'v', 'page', 'tab', 'ref'])}={_part(source)}"
        elif source.chance(0.08):
            text += f"#{_part(source)}"
    if source.chance(0.3):
        text = source.pick(["https://", "https://", "http://"]) + text
    return text


def _part(source: Source) -> str:
    text = source.pick([source.noun(), source.made_word(), str(source.number(1, 99999)), "-".join(source.nouns(2, 3))])
    return "".join(letter for letter in text if letter.isascii() and (letter.isalnum() or letter in "-_.")) or "x"


def local(source: Source) -> str:
    """An address on this machine or in the own network, as it is typed."""
    host = source.pick(["localhost", "localhost", "127.0.0.1", f"192.168.{source.number(0, 255)}.{source.number(1, 254)}", f"10.0.0.{source.number(1, 254)}"])
    text = f"{host}:{source.pick([3000, 8000, 8080, 5173, 9090, source.number(1024, 65535)])}" if host == "localhost" or source.chance(0.5) else host
    return text + (f"/{_part(source)}" if source.chance(0.3) else "")


def full(typed: str) -> str:
    """The address with a scheme: https, but http on this machine and for bare numbers."""
    if "://" in typed:
        return typed
    near = typed.startswith("localhost") or typed.partition("/")[0].partition(":")[0].replace(".", "").isdigit()
    return ("http://" if near else "https://") + typed


def named_site(source: Source) -> tuple[str, str]:
    """A site as people call it, and its address."""
    kind = source.rng.random()
    if kind < 0.4:
        name = source.pick(_EVERYDAY).replace("-", " ")
    elif kind < 0.9:
        name = source.pick(PLAIN)
    else:
        name = source.pick(list(ALIASES))
    url = SITES[ALIASES.get(name, name)]
    if len(name) > 6 and source.chance(0.06):
        name = slip(name, source.rng)
    return source.pick([name, name, name, name.title(), name.capitalize()]), url


def shown(source: Source, talk: Talk, url: str, *, fails: float = 0.05) -> Talk:
    """What open_url says, and that is shown; now and then it fails."""
    if source.chance(fails):
        error = source.pick(
            source.by(
                [
                    "no application is set for web pages; install one, or choose it: xdg-mime default APP.desktop x-scheme-handler/https",
                    "xdg-open is not installed; install the package xdg-utils",
                    "the default application for web pages failed (xdg-open: exit code 4)",
                ],
                [
                    ("Für Webseiten ist kein Programm festgelegt; installiere eins oder wähle es: xdg-mime default APP.desktop "
                    "x-scheme-handler/https"),
                    "xdg-open ist nicht installiert; installiere das Paket xdg-utils",
                    "Das Standardprogramm für Webseiten ist gescheitert (xdg-open: Exitcode 4)",
                ],
            )
        )
        return talk.error(error).shown()
    host = (urlsplit(url).hostname or url).removeprefix("www.")
    said = source.by(f"{host} is open.", f"{host} ist geöffnet.")
    return talk.result(ok=True, url=url, say=said).shown()


@family("url_site", "open_url", weight=1.2)
def site(source: Source) -> Talk:
    """A site by its name."""
    if source.chance(0.12):
        name = source.pick(list(APPS_TOO))
        url = APPS_TOO[name]
        return shown(source, Talk().user(source.say(SITE_OF, s=source.pick([name, name.title()]))).call("open_url", url=url), url)
    name, url = named_site(source)
    phrases = SITE_OF if source.chance(0.2) else SITE
    return shown(source, Talk().user(source.say(phrases, s=name)).call("open_url", url=url), url)


@family("url_address", "open_url", weight=1.0)
def typed(source: Source) -> Talk:
    """An address as it is typed."""
    text = local(source) if source.chance(0.08) else address(source)
    url = full(text)
    return shown(source, Talk().user(source.say(ADDRESS, u=text)).call("open_url", url=url), url)


@family("url_or_app", "open_app", "open_url", weight=0.4)
def or_app(source: Source) -> Talk:
    """What is a program and a site: the program; where it isn't installed, the site."""
    name = source.pick(list(APPS_TOO))
    said = source.pick([name, name, name.title()])
    talk = Talk().user(source.say(OPEN_APP, a=said)).call("open_app", name=said)
    if source.chance(0.4):
        return started(source, talk, said)
    talk.error(source.by(f"no application is called {said}", f"Kein Programm heißt {said}"))
    return shown(source, talk.call("open_url", url=APPS_TOO[name]), APPS_TOO[name], fails=0)


@family("url_refused", "open_url", weight=0.15)
def refused(source: Source) -> Talk:
    """An address of a kind that is not opened."""
    scheme = source.pick(["ftp", "file", "javascript", "mailto", "ssh"])
    host = address(source, plain=True)
    url = f"{scheme}:///{host}" if scheme == "file" else f"{scheme}:{host}" if scheme in {"mailto", "javascript"} else f"{scheme}://{host}"
    talk = Talk().user(source.say(ADDRESS, u=url)).call("open_url", url=url)
    error = source.by(
        f"{url} can't be opened: only http and https pages can be opened, not {scheme}:",
        f"{url} lässt sich nicht öffnen: nur http- und https-Seiten lassen sich öffnen, nicht {scheme}:",
    )
    return talk.error(error).shown()


@family("url_on", "open_url", weight=0.35)
def onward(source: Source) -> Talk:
    """One page after the other."""
    name, url = named_site(source)
    talk = shown(source, Talk().user(source.say(SITE, s=name)).call("open_url", url=url), url, fails=0)
    if source.chance(0.5):
        name, url = named_site(source)
        lead = source.pick(source.by(["and {}", "now {}", "no, {}", "{} too", "and also {}"], ["und {}", "jetzt {}", "nein, {}", "{} auch", "und noch {}"]))
        said = lead.format(name)
    else:
        text = address(source)
        url = full(text)
        lead = source.pick(source.by(["and {}", "now {}", "no, i meant {}", "{} too"], ["und {}", "jetzt {}", "nein, ich meinte {}", "{} auch"]))
        said = lead.format(text)
    return shown(source, talk.user(said).call("open_url", url=url), url)


_UNKNOWN = Phrases(
    en="+open the [website|homepage|site|page] of {s}\n+go to the {s} [website|homepage|page]\n{s} [website|homepage]\n!+take me to the {s} homepage\n"
    "show me the {s} website",
    de="+öffne die [Webseite|Homepage|Seite] von {s}\n+geh auf die {s} [Webseite|Homepage|Seite]\n{s} [Webseite|Homepage]\n!+ruf die {s} Homepage auf\n"
    "zeig mir die Webseite von {s}",
)


@family("url_unknown", "ask_user", "open_url", weight=0.15)
def unknown(source: Source) -> Talk:
    """A site whose address nobody can know."""
    name, text = source.made_word(), address(source)
    question = source.by(f"What is the address of {name}?", f"Wie lautet die Adresse von {name}?")
    talk = Talk().user(source.say(_UNKNOWN, s=name)).call("ask_user", question=question)
    return shown(source, talk.result(answer=text).call("open_url", url=full(text)), full(text))


@family("url_which", "ask_user", "open_url", weight=0.15)
def which(source: Source) -> Talk:
    """No page is named."""
    talk = Talk().user(source.say(_NOTHING)).call("ask_user", question=_WHICH[source.language][0])
    if source.chance(0.5):
        name, url = named_site(source)
    else:
        name = address(source)
        url = full(name)
    return shown(source, talk.result(answer=name).call("open_url", url=url), url)
