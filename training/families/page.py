"""Reading a web page whose address is given: what it says, and what it says about something."""

from ryxd.tools.text.about import sentences, value
from training.family import family
from training.source import Source
from training.talk import Talk
from training.wordings.pages import AND, FIND, READ, WHICH
from training.words.facts import address, statement


def _failing(source: Source, url: str) -> str:
    host = (url.rsplit("://", maxsplit=1)[-1]).split("/", maxsplit=1)[0]
    status = source.pick([404, 403, 500, 503, 410])
    return source.pick([
        f"{host} answered {status}", f"there is no host {host}", f"{host} did not answer within 10 s",
        f"{url} is application/pdf, and only text can be read", f"{host} can't be read: Connection refused",
    ])  # fmt: skip


def read(source: Source, talk: Talk, url: str) -> Talk:
    """Read it; now and then that fails, or there is no text."""
    talk.call("read_page", url=url)
    full = url if "://" in url else f"https://{url}"
    kind = source.rng.random()
    if kind < 0.09:
        return talk.error(_failing(source, full)).shown()
    if kind < 0.13:
        note = "there is no text in it; such pages are mostly made by scripts, which are not run"
        return talk.result(url=full, text="", note=note).shown()
    about = source.noun()
    said = [statement(source, about if source.chance(0.5) else "") for _ in range(source.number(1, 5))]
    title = source.pick([about, about, f"{about} - {source.noun()}", f"{source.noun()}: {about}", ""])
    return talk.result(url=full, title=title, text=" ".join(said)).shown()


@family("read_page", "read_page", weight=0.7)
def page(source: Source) -> Talk:
    """What a page says; then perhaps another page."""
    url = address(source, typed=True)
    talk = Talk("web" if source.chance(0.15) else "chat").user(source.say(READ, url=url))
    talk = read(source, talk, url)
    if source.chance(0.1):
        other = address(source, typed=True)
        talk = read(source, talk.user(source.say(AND, url=other)), other)
    return talk


@family("read_page_about", "read_page", weight=0.4)
def about(source: Source) -> Talk:
    """What a page says about something: the sentences that have it, or all of it where none does."""
    url, thing = address(source, typed=True), source.noun()
    talk = Talk("web" if source.chance(0.15) else "chat").user(source.say(FIND, url=url, x=thing)).call("read_page", url=url, about=thing)
    full = url if "://" in url else f"https://{url}"
    said = [statement(source) for _ in range(source.number(1, 4))]
    if not source.chance(0.2):
        said.insert(source.number(0, len(said)), statement(source, thing))
    return talk.result(url=full, title=source.noun(), **page_about(source, " ".join(said), thing)).shown()


def page_about(source: Source, text: str, thing: str) -> dict[str, str]:
    """What read_page gives of a text where only what is said about something is asked for."""
    if found := sentences(text, thing):
        return {"text": " ".join(found), "value": value(found, thing)}
    return {"text": text, "note": source.by(f"no sentence says “{thing}”", f"in keinem Satz steht „{thing}“")}


@family("read_page_which", "read_page", "ask_user", weight=0.15)
def which(source: Source) -> Talk:
    """No address was given: ask."""
    asked = source.by("Which page? Give me its address.", "Welche Seite? Nenn mir die Adresse.")
    url = address(source, typed=True)
    return read(source, Talk().user(source.say(WHICH)).call("ask_user", question=asked).result(answer=url), url)
