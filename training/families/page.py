"""Reading a web page whose address is given: what it says, and what it says about something."""

from training.family import family
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.words.facts import address, statement

READ = Phrases(
    en="""
+read {url}
+summarize {url}
+summarise {url} [for me|]
what does {url} say?
what's [on|written on|the content of] {url}?
+[read|fetch] [the page|the site|the article|] {url} [and tell me what it says|and sum it up|]
+give me [a summary|the gist|the main points] of {url}
tl;dr {url}
{url} summary
[summary|content|text] of {url}
{url} - what is [that|this|it] about?
what is {url} about?
+tell me what {url} says
!+sum up the page {url}
i don't want to open the browser, what does {url} say?
someone sent me {url}, what's [in it|on it|that]?
!is there anything interesting on {url}?
can you read {url} [to me|for me]?
what do they write [on|at] {url}?
in short, {url}?
[article|page|website]: {url}, what's in it?
""",
    de="""
+lies [mal|mir|] {url} [vor|]
+fass [mal|mir|] {url} zusammen
was steht [auf|unter|bei] {url}?
was [sagt|schreibt] {url}?
+[lies|hol] [die Seite|den Artikel|] {url} [und sag mir, was drinsteht|und fass sie zusammen|]
[Zusammenfassung|Inhalt|Text] von {url}
{url} zusammenfassen
{url} lesen
tl;dr {url}
worum geht's [auf|bei] {url}?
{url} - worum geht es da?
+gib mir [eine Zusammenfassung|das Wichtigste|die Kernpunkte] von {url}
+sag mir, was auf {url} steht
!+fass die Seite {url} kurz zusammen
ich will den Browser nicht aufmachen, was steht auf {url}?
mir hat wer {url} geschickt, was [ist das|steht da]?
!gibt's was Interessantes auf {url}?
kannst du [mir|] {url} [vorlesen|zusammenfassen]?
was schreiben die auf {url}?
kurz gesagt, {url}?
[Artikel|Seite]: {url}, was steht drin?
wos steht'n auf {url}?
""",
)
FIND = Phrases(
    en="""
what does {url} say about {x}?
is there anything about {x} on {url}?
+look on {url} for {x}
+check {url} for {x}
+read {url} and tell me about {x}
{x} on {url}?
does {url} mention {x}?
!what can i read about {x} at {url}?
+find {x} on the page {url}
""",
    de="""
was steht auf {url} über {x}?
steht auf {url} [was|etwas] [über|zu] {x}?
+schau auf {url} nach {x}
+lies {url} und sag mir was über {x}
{x} auf {url}?
kommt {x} auf {url} vor?
!was lese ich auf {url} zu {x}?
+such auf der Seite {url} nach {x}
was schreibt {url} [zu|über] {x}?
""",
)
WHICH = Phrases(
    en="""
+read [the|a|this] [page|website|article]
+summarize [the|this|that] [page|website|site|article]
what does the [page|article|website] say?
!+sum up the website
""",
    de="""
+lies [die|diese] [Seite|Webseite|Website]
+fass [die|diese] [Seite|Webseite|Website] zusammen
was steht [auf der Seite|in dem Artikel|auf der Website]?
!+fass die Website zusammen
""",
)
AND = Phrases(en="[and {url}?|now {url}|and what does {url} say?|the same for {url}]", de="[und {url}?|jetzt {url}|und was steht auf {url}?|das gleiche für {url}]")


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
    """What a page says about something: the sentence that has it, if there is one."""
    url, thing = address(source, typed=True), source.noun()
    talk = Talk("web" if source.chance(0.15) else "chat").user(source.say(FIND, url=url, x=thing)).call("read_page", url=url)
    full = url if "://" in url else f"https://{url}"
    said = [statement(source) for _ in range(source.number(1, 4))]
    if source.chance(0.2):
        answer = source.by(f"{url} says nothing about {thing}.", f"Auf {url} steht nichts über {thing}.")
    else:
        answer = statement(source, thing)
        said.insert(source.number(0, len(said)), answer)
        answer = f"{answer} ({url})"
    return talk.result(url=full, title=source.noun(), text=" ".join(said)).answer(answer)


@family("read_page_which", "read_page", "ask_user", weight=0.15)
def which(source: Source) -> Talk:
    """No address was given: ask."""
    asked = source.by("Which page? Give me its address.", "Welche Seite? Nenn mir die Adresse.")
    url = address(source, typed=True)
    return read(source, Talk().user(source.say(WHICH)).call("ask_user", question=asked).result(answer=url), url)
