"""Searching the web, and questions that only it can answer; going on with a result."""

from training.families.questions import question, topic
from training.family import family
from training.material.asides import around
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.words.facts import address, statement

NOT_SET_UP = (
    "no search service is set up. Write into config.toml, and then ryxctl reload: "
    '[web] search = "https://HOST/search?q={query}&format=json" (a SearXNG, or what answers like one)'
)
SEARCH = Phrases(
    en="""
+google {q}
+google for {q}
+search [the web|the internet|the net|online|google|duckduckgo] for {q}
+search for {q} [on the web|online|on the internet|on google]
+[web|internet|google|online] search [for|:] {q}
+look up {q} [on the web|online|on the internet|on wikipedia]
+look {q} up [online|on the web|on google]
+do a [web|google|quick|] search [for|on|about] {q}
+find out about {q} [online|on the web]
what does the [internet|web|net] say about {q}?
+[duckduckgo|ddg|bing|startpage] {q}
!+check the internet for {q}
+see what you find [online|on the net|on the web] about {q}
+look on the [web|internet] for {q}
is there anything [online|on the web|on the internet] about {q}?
web: {q}
!+ask google about {q}
i want to search the web for {q}
look it up online: {q}
+find {q} on the [web|internet|net]
google says what about {q}?
!{q}, search that on the web
please google {q} for me
+get me [information|infos|info] about {q} from the [web|internet]
any news about {q} [online|on the web]?
+tell me [something|more|] about {q}
+explain {q} [to me|in short|]
what can you tell me about {q}?
!+give me some background on {q}
""",
    de="""
+google [mal|] [nach|] {q}
+googel [mal|] [nach|] {q}
+such [mal|] [im Netz|im Web|im Internet|online|bei Google] nach {q}
+suche [im Netz|im Web|im Internet|online] nach {q}
[Websuche|Internetsuche|Google|Suche im Netz|Web] [:|nach] {q}
+schau [mal|] [im Internet|im Netz|online|bei Google] nach {q}
+schlag [mal|] {q} [im Netz|im Internet|online] nach
+recherchier [mal|] [im Netz|im Web|] nach {q}
was [sagt|weiß] das [Internet|Netz|Web] [über|zu] {q}?
+find [im Netz|im Internet|online] [was|etwas] über {q} [heraus|]
[duckduckgo|ddg|bing|startpage] {q}
!+frag mal Google nach {q}
gibt's [im Netz|im Internet|online] [was|etwas] [über|zu] {q}?
kannst du [mal|] [im Internet|im Netz|online] nach {q} [suchen|schauen|gucken]?
ich [will|möchte|würde gern] [im Netz|im Internet] nach {q} suchen
nach {q} [googeln|im Netz suchen|im Internet suchen]
{q} googeln
!{q}, such das mal im Netz
+guck [mal|] [im Netz|im Internet] nach {q}
+hol mir [Infos|Informationen] [über|zu] {q} aus dem [Netz|Internet]
schaug amoi im Internet nach {q}
+erzähl [mir|] [mal|] [was|mehr|etwas] über {q}
+erklär mir [mal|kurz|] {q}
was kannst du mir über {q} sagen?
!+gib mir etwas Hintergrund zu {q}
was findest du [online|im Netz|im Web] [über|zu] {q}?
!im Web mal nach {q} schauen
such {q} im [Netz|Internet|Web]
""",
)
ASK = Phrases(
    en="""
{q}?
{q}?
{q}
do you know {q}?
[can|could] you [tell me|find out|look up] {q}?
+[tell me|find out|look up] {q}
i [want|need|would like] to know {q}
!any idea {q}?
hey, {q}?
someone asked me {q}
i [forgot|don't know], {q}?
!please check {q}
""",
    de="""
{q}?
{q}?
{q}
sag mal, {q}?
weißt du das: {q}?
+find [mal|] heraus: {q}
+[schau|such|guck] [mal|] nach: {q}
ich [will|möchte|muss] wissen: {q}
!hast du ne Ahnung: {q}?
hey, {q}?
mich hat wer gefragt: {q}?
keine Ahnung mehr, {q}?
!bitte nachsehen: {q}
""",
)
WHAT = Phrases(
    en="""
+google [something|it|that]
+search [the web|the internet|online]
+look [something|it] up [online|on the web|]
web search
!+do an internet search
+google that for me
""",
    de="""
+google [mal|] was
+such [mal|] was im [Netz|Internet|Web]
+googel das [mal|]
Websuche
!+mach mal ne Internetsuche
kannst du [mir|] was googeln?
""",
)
READ_ON = {
    0: Phrases(
        en="[read|read me|show me what is on] [the first one|the first|the first result|the first page|number 1]\nwhat does the first [one|page|result] say?\n[what's|what is] on the first page?\n!first one, read it\nread it\nread that page",
        de="[lies|lies mir|lies mal] [den ersten|den ersten Treffer|das erste|die erste Seite|Nummer 1] [vor|]\nwas steht [auf der ersten Seite|beim ersten|im ersten Treffer]?\n!ersten Treffer lesen\nlies [das|die Seite|den Treffer]",
    ),
    1: Phrases(
        en="[read|read me|show me what is on] [the second one|the second|the second result|the second page|number 2]\nwhat does the second [one|page|result] say?\n[what's|what is] on the second page?\n!second one, read it\nno, read the other one",
        de="[lies|lies mir|lies mal] [den zweiten|den zweiten Treffer|das zweite|die zweite Seite|Nummer 2] [vor|]\nwas steht [auf der zweiten Seite|beim zweiten|im zweiten Treffer]?\n!zweiten Treffer lesen\nnein, lies [den anderen|die andere|den zweiten]",
    ),
}
OPEN = {
    0: Phrases(
        en="open [it|that|the first one|the first result|the page|the first]\n!first one, open it\nshow it in the browser",
        de="[öffne|mach] [das|die Seite|den ersten|den ersten Treffer] [auf|]\n!ersten Treffer öffnen\nzeig das im Browser",
    ),
    1: Phrases(
        en="open [the second one|the second|the second result|number 2]\n!second one, open it\nno, open the other one",
        de="[öffne|mach] [den zweiten|den zweiten Treffer|Nummer 2|das zweite] [auf|]\n!zweiten Treffer öffnen\nnein, öffne [den anderen|die andere]",
    ),
}
AND_ALSO = Phrases(en="[and|what about|now|also|and for] {q}?", de="[und|was ist mit|jetzt|auch|und zu] {q}?")


def hits(source: Source, about: str, least: int = 1) -> list[dict[str, str]]:
    """Results of a search; now and then one that says nothing of the page."""
    found = []
    for _ in range(source.number(least, 3)):
        thing = about.capitalize() if source.chance(0.2) else about
        title = source.pick([thing, thing, f"{thing} - {source.noun()}", f"{source.noun()}: {thing}", f"{thing} | {source.made_word()}"])
        snippet = " ".join(statement(source, thing) for _ in range(source.pick([1, 1, 1, 2])))
        found.append({"url": address(source), "title": title, "snippet": snippet})
    if len(found) > 1 and source.chance(0.12):
        found[0]["snippet"] = ""
    return found


def searched(source: Source, talk: Talk, query: str, about: str) -> Talk:
    """Search: what was found is shown, or that nothing was, or why it could not be."""
    talk.call("search_web", query=query)
    kind = source.rng.random()
    if kind < 0.09:
        return talk.error(NOT_SET_UP).shown()
    if kind < 0.12:
        host = source.pick(["searx.local", "localhost:8888", "search.home.lan"])
        error = source.pick([f"{host} did not answer within 10 s", f"there is no host {host} (or no network): Name or service not known"])
        return talk.error(error).shown()
    if kind < 0.17:
        return talk.result(results=[]).shown()
    found = hits(source, about)
    return _going_on(source, talk.result(results=found).shown(), found, about)


def _going_on(source: Source, talk: Talk, found: list[dict[str, str]], about: str) -> Talk:
    """Perhaps the user wants to read or open one of them, or to search again."""
    after = source.rng.random()
    at = source.number(0, min(1, len(found) - 1))
    if after < 0.07:
        url = found[at]["url"]
        sentences = [statement(source, about) for _ in range(source.number(1, 3))]
        talk.user(source.say(READ_ON[at])).call("read_page", url=url)
        return talk.result(url=url, title=found[at]["title"], text=" ".join(sentences)).shown()
    if after < 0.12 and talk.role == "chat":
        url = found[at]["url"]
        host = url.split("/")[2].removeprefix("www.")
        said = source.by(f"{host} is open.", f"{host} ist geöffnet.")
        return talk.user(source.say(OPEN[at])).call("open_url", url=url).result(url=url, say=said).shown()
    if after < 0.16:
        query, about = topic(source)
        return talk.user(source.say(AND_ALSO, q=query)).call("search_web", query=query).result(results=hits(source, about)).shown()
    return talk


def _role(source: Source) -> Talk:
    return Talk("web" if source.chance(0.15) else "chat")


@family("search_web", "search_web", "read_page", "open_url", weight=1.0)
def search(source: Source) -> Talk:
    """The user says that the web is to be searched, and for what."""
    query, about = topic(source)
    return searched(source, _role(source).user(source.say(SEARCH, q=query)), query, about)


@family("search_question", "search_web", "read_page", "open_url", weight=1.3)
def ask(source: Source) -> Talk:
    """A question about the world."""
    query, about = question(source)
    return searched(source, _role(source).user(around(source, source.say(ASK, q=query), 0.05)), query, about)


@family("search_what", "search_web", "ask_user", weight=0.15)
def what(source: Source) -> Talk:
    """Nothing was said to search for: ask."""
    asked = source.by("What should I search for?", "Wonach soll ich suchen?")
    query, about = topic(source)
    talk = _role(source).user(source.say(WHAT)).call("ask_user", question=asked)
    return searched(source, talk.result(answer=query), query, about)
