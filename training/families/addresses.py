"""Web pages that are opened: open_url, by the site's name or by the address."""

from urllib.parse import urlsplit

from ryxd.tools import sitenames
from ryxd.tools.sitenames import OTHER_NAMES, SITES
from training.families.programs import OPEN as OPEN_APP
from training.families.programs import started
from training.family import family
from training.noise import slip
from training.source import Source
from training.talk import Talk
from training.wordings.websites import ADDRESS, NOTHING, SITE, SITE_OF, UNKNOWN

PROGRAMS_TOO = ("spotify", "discord", "whatsapp", "steam", "notion")
"""Names that are a program first; their page is opened where the user says so, or where there is no such program."""
_EVERYDAY = ["youtube", "github", "wikipedia", "gmail", "reddit", "netflix", "amazon", "ebay", "twitter", "stackoverflow", "heise", "spiegel", "tagesschau", "google", "whatsapp-web", "chatgpt", "twitch", "duckduckgo", "instagram", "facebook", "linkedin", "deepl", "kleinanzeigen", "gitlab"]
PLAIN = [name for name in SITES if name not in PROGRAMS_TOO]

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
    """The address that is opened: the site's of this name, or what was typed with a scheme, which is http on this machine."""
    known = sitenames.site(typed)
    if known or "://" in typed:
        return known or typed
    near = typed.startswith("localhost") or typed.partition("/")[0].partition(":")[0].replace(".", "").isdigit()
    return ("http://" if near else "https://") + typed


def named_site(source: Source) -> str:
    """A site as people call it, now and then with a typing mistake."""
    kind = source.rng.random()
    if kind < 0.4:
        name = source.pick(_EVERYDAY).replace("-", " ")
    else:
        name = source.pick(PLAIN if kind < 0.9 else list(OTHER_NAMES))
    if len(name) > 6 and source.chance(0.06):
        slipped = slip(name, source.rng)
        name = slipped if sitenames.site(slipped) == sitenames.site(name) else name
    return source.pick([name, name, name, name.title(), name.capitalize()])


def shown(source: Source, talk: Talk, typed: str, *, fails: float = 0.05) -> Talk:
    """The page is opened, by what was typed, and that is shown; now and then it fails."""
    url = full(typed)
    talk.call("open_url", url=typed)
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
        name = source.pick(PROGRAMS_TOO)
        said = source.pick([name, name.title()])
        return shown(source, Talk().user(source.say(SITE_OF, s=said)), said)
    name = named_site(source)
    return shown(source, Talk().user(source.say(SITE_OF if source.chance(0.2) else SITE, s=name)), name)


@family("url_address", "open_url", weight=1.0)
def typed(source: Source) -> Talk:
    """An address as it is typed."""
    text = local(source) if source.chance(0.08) else address(source)
    return shown(source, Talk().user(source.say(ADDRESS, u=text)), text)


@family("url_or_app", "open_app", "open_url", weight=0.4)
def or_app(source: Source) -> Talk:
    """What is a program and a site: the program; where it isn't installed, the site."""
    name = source.pick(PROGRAMS_TOO)
    said = source.pick([name, name, name.title()])
    talk = Talk().user(source.say(OPEN_APP, a=said)).call("open_app", name=said)
    if source.chance(0.4):
        return started(source, talk, said)
    talk.error(source.by(f"no application is called {said}", f"Kein Programm heißt {said}"))
    return shown(source, talk, said, fails=0)


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
    name = named_site(source)
    talk = shown(source, Talk().user(source.say(SITE, s=name)), name, fails=0)
    if source.chance(0.5):
        text = named_site(source)
        lead = source.pick(source.by(
            ["and {}", "now {}", "no, {}", "{} too", "and also {}", "then {}", "next {}", "rather {}", "{} as well", "plus {}"],
            ["und {}", "jetzt {}", "nein, {}", "{} auch", "und noch {}", "dann {}", "als nächstes {}", "doch lieber {}", "dazu {}", "{} noch"],
        ))  # fmt: skip
    else:
        text = address(source)
        lead = source.pick(source.by(
            ["and {}", "now {}", "no, i meant {}", "{} too", "then {}", "next {}", "also {}", "oops, {}"],
            ["und {}", "jetzt {}", "nein, ich meinte {}", "{} auch", "dann {}", "danach {}", "außerdem {}", "ups, {}"],
        ))  # fmt: skip
    return shown(source, talk.user(lead.format(text)), text)




@family("url_unknown", "ask_user", "open_url", weight=0.15)
def unknown(source: Source) -> Talk:
    """A site whose address nobody can know."""
    name, text = source.made_word(), address(source)
    question = source.by(f"What is the address of {name}?", f"Wie lautet die Adresse von {name}?")
    talk = Talk().user(source.say(UNKNOWN, s=name)).call("ask_user", question=question)
    return shown(source, talk.result(answer=text), text)


@family("url_which", "ask_user", "open_url", weight=0.15)
def which(source: Source) -> Talk:
    """No page is named."""
    talk = Talk().user(source.say(NOTHING)).call("ask_user", question=_WHICH[source.language][0])
    name = named_site(source) if source.chance(0.5) else address(source)
    return shown(source, talk.result(answer=name), name)
