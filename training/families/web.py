"""Searching the web, and questions that only it can answer; going on with a result."""

from training.families.questions import question, topic
from training.family import family
from training.material.asides import around
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.searching import AND_ALSO, ASK, OPEN, READ_ON, WHAT
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
+research {q} [online|on the net|on the web|for me on the web]
+dig up [something|some stuff|what you can] on {q} [online|from the web|from the net]
+browse the [web|net] for {q}
i'd like to know what's out there on the [web|net] about {q}
{q}, [what's online|what's on the web|what does google say|google it]
[internet|online|web] results for {q}
+run {q} through [google|duckduckgo|a search engine]
+throw {q} into [google|a search engine|duckduckgo]
my browser is closed, so could you google {q}
what comes up [online|on google|on the web] for {q}?
never heard of {q}, [look it up|google it|search the web]
[need|looking for] [info|infos|sources] on {q} from the web
could the [web|internet] be searched for {q}?
+make an internet search about {q}
!wondering what the world wide web has on {q}
!+feed {q} to your search engine
+scour the [web|net|internet] for {q}
+hunt down [something|info|articles] about {q} [online|on the web]
+query [google|the web|duckduckgo] for {q}
[curious|i'm curious] about {q}, [mind googling it|what does the web have]?
i keep hearing about {q}, [do a search|can you google that]
{q} - [google pls|web search pls|search online]
+fetch me some [links|pages|articles] about {q}
[links|articles|pages|sources] about {q} [from the web|online]?
could do with [some|a few] [links|web results] on {q}
would be great if you could look around [online|the web] for {q}
+put {q} into [google|the search bar|bing]
i have to write [a paper|an essay|a report] on {q}, find something online
what can one find [online|on the internet] regarding {q}?
[gimme|get] the top [hits|results] for {q}
+consult [wikipedia|the internet|google] about {q}
+have a [look|browse] around the web for {q}
what's the internet's take on {q}?
{q} google
{q} web search
{q}, internet says?
googling {q}
google search {q}
net search: {q}
search engine: {q}
web lookup {q}
websearch {q}
searching the web for {q}
the web on {q}
results for {q}
wikipedia {q}
info about {q} from the net please
articles about {q} on the web
what's written online about {q}
what's there to read about {q} on the net
what do you find on google for {q}
what does wikipedia say about {q}
where on the web is something about {q}
who writes about {q} on the internet
does google know {q}
does the internet have something on {q}
are there web pages about {q}
is {q} a thing on the internet
i want to google {q}
i want you to look on the web for {q}
i need web results on {q}
i need to find something about {q} online
i'd like you to google {q}
i couldn't find {q}, try the web
my friend mentioned {q}, look on the internet
somebody said {q}, google that
could you google {q}
could you check the web for {q}
can you do a search for {q} on the web
would you search the internet for {q}
would you look online for {q}
let's google {q}
let's see what the web has on {q}
+try google with {q}
+go online and look for {q}
+use the web to look for {q}
+use a search engine: {q}
+surf the web for {q}
+type {q} into google
+fire off a web search for {q}
{q}, web
{q} online?
{q} wiki
{q} on wikipedia
ddg {q}
bing {q}
{q} - what is known on the internet
background reading on {q} from the web
reading material on {q}, online please
quick web check: {q}
web research: {q}
do research on {q} on the internet
for my homework i need web pages on {q}
for a talk i need material about {q} from the web
preparing a lesson on {q}, what's on the web
somebody at work talks about {q} all day, google it
no clue about {q}, google knows
i know nothing about {q}, check the internet
{q} is new to me, have a look online
{q}? let's google that
{q}: see wikipedia
{q}, please look on the net
what's {q} all about, check the web
what do people on the internet say about {q}
what's being written about {q} online
any pages about {q} out there
any websites on {q}
are there articles on {q} online
where can i read about {q} on the web
how much is there on the internet about {q}
i'm after information on {q} from the internet
i fancy reading about {q} online
i'm doing research about {q}, search the web
tell google i want {q}
+go to google and search {q}
+go googling for {q}
+trawl the web for {q}
+pull up search results for {q}
+show me what google finds for {q}
+show me web pages about {q}
+bring me web results on {q}
+gather some links about {q}
+find websites about {q}
+find me articles on {q} on the internet
+dae a web search for {q}
+hit the web for {q}
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
+jag {q} [mal|] durch [Google|die Suchmaschine|DuckDuckGo]
+hau {q} [mal|] [bei Google|in die Suchmaschine|in Google] rein
+gib {q} [mal|] [bei Google|in die Suchmaschine] ein
{q}, [was sagt Google|was gibt's im Netz dazu|was steht im Internet|google das]
von {q} hab ich noch nie gehört, [google das mal|schau online nach|such mal im Netz]
was spuckt [Google|das Netz|das Internet] zu {q} aus?
[Netz|Internet|Online]-Recherche [zu|:] {q}
[Suchergebnisse|Treffer|Infos|Quellen] [aus dem Netz|im Web|aus dem Internet] zu {q}
+stöber [mal|] im [Netz|Internet|Web] nach {q}
magst du [mal|] {q} googeln?
könnte man [mal|] {q} googeln?
ich bräuchte [Infos|Informationen|was] [aus dem Netz|ausm Internet|aus dem Web] zu {q}
+googl {q} [g'schwind|schnell|bitte|]
kannsch mal {q} [google|im Netz sueche]?
tu mal {q} googeln
wie wär's mit einer Websuche nach {q}?
online-Suche: {q}
!mich würd interessieren, was das World Wide Web zu {q} hergibt
!+wirf die Suchmaschine an: {q}
+durchforste [mal|] [das Netz|das Web|das Internet] nach {q}
+durchsuch [mal|] [das Internet|das Web|das Netz] nach {q}
+klopp {q} [mal|] in die [Suchmaschine|google-suche]
zu {q} [wüsst|wüsste] ich gern mehr, [google mal|schau ins netz]
ich [hör|lese] ständig von {q}, kannst du das [googeln|nachschauen im netz]
{q} - [google das|such das online|websuche bitte]
[links|artikel|seiten|webseiten] [zu|über] {q} [raussuchen|finden|bitte]
muss ein [referat|handout] über {q} schreiben, such mir [was|quellen] im netz
ob's [im netz|online] was zu {q} gibt?
+grab [mal|] [was|infos] zu {q} ausm [netz|internet] aus
wärst du so lieb und suchst [online|im netz] nach {q}
es wär super, wenn du [im internet|online] nach {q} [suchst|schaust]
+befrag [mal|] [google|das internet|wikipedia] zu {q}
was liefert [google|die suche|duckduckgo] [zu|für] {q}?
+mach dich [mal|] online schlau über {q}
[ergebnisse|treffer] für {q} [im web|online], bitte
i wissat gern wos über {q}, suach amoi im netz
lueg mal [im netz|online] noch {q}
{q} google
{q} Websuche
{q}, was sagt das Internet
Google-Suche {q}
Netzsuche: {q}
Suchmaschine: {q}
Online nachschlagen: {q}
im Web suchen: {q}
das Netz zu {q}
Ergebnisse zu {q}
Wikipedia {q}
Infos zu {q} aus dem Netz bitte
Artikel über {q} im Web
was steht online zu {q}
was gibt es im Netz über {q} zu lesen
was findest du bei Google zu {q}
was sagt Wikipedia zu {q}
wo im Netz steht was über {q}
wer schreibt im Internet über {q}
kennt Google {q}
hat das Internet was zu {q}
gibt es Webseiten über {q}
ist {q} im Internet ein Thema
ich will {q} googeln
ich will, dass du im Netz nach {q} schaust
ich brauch Webergebnisse zu {q}
ich muss online was zu {q} finden
ich hätte gern, dass du {q} googelst
ich hab nichts zu {q} gefunden, probier's im Netz
ein Freund hat {q} erwähnt, schau im Internet
jemand hat von {q} geredet, google das
könntest du {q} googeln
könntest du das Web nach {q} absuchen
kannst du eine Websuche nach {q} machen
würdest du im Internet nach {q} suchen
würdest du online nach {q} schauen
googeln wir {q}
schauen wir, was das Netz zu {q} hat
+probier Google mit {q}
+geh ins Netz und such {q}
+nimm das Web und such nach {q}
+nimm eine Suchmaschine: {q}
+surf im Netz nach {q}
+tipp {q} bei Google ein
+starte eine Websuche nach {q}
{q}, Web
{q} online?
Web, {q}
{q} Wiki
{q} bei Wikipedia
ddg {q}
bing {q}
{q} - was weiß man im Internet
Lesestoff zu {q} aus dem Netz
Hintergrundinfos zu {q}, online bitte
kurzer Webcheck: {q}
Webrecherche: {q}
Recherche über {q} im Internet bitte
für die Hausaufgabe brauch ich Webseiten über {q}
für einen Vortrag such ich Material zu {q} im Netz
ich bereite was über {q} vor, was gibt's im Netz
in der Arbeit reden alle von {q}, google das mal
keinen Schimmer von {q}, Google weiß das
von {q} versteh ich nichts, schau ins Internet
{q} ist mir neu, schau online
{q}? googeln wir das
{q}: siehe Wikipedia
{q}, bitte im Netz nachsehen
was hat es mit {q} auf sich, schau ins Netz
was sagen die Leute im Internet zu {q}
was wird online über {q} geschrieben
gibt's da draußen Seiten über {q}
irgendwelche Webseiten zu {q}
stehen im Netz Artikel über {q}
wo kann ich im Web was über {q} lesen
wie viel findet man im Internet zu {q}
ich bin auf der Suche nach Infos zu {q}, im Internet
ich würd online gern was über {q} lesen
ich recherchier zu {q}, such im Web
sag Google, ich will {q}
+geh auf Google und such {q}
+geh googeln: {q}
+grase das Netz nach {q} ab
+durchkämm das Internet nach {q}
+hol mir Suchergebnisse zu {q}
+zeig mir, was Google zu {q} findet
+zeig mir Webseiten über {q}
+bring mir Treffer aus dem Netz zu {q}
+sammel ein paar Links zu {q}
+find Webseiten über {q}
+find im Internet Artikel zu {q}
suach {q} im Netz
söök in't Internet na {q}
suech im Internet nach {q}
guckst du im Web nach {q}
""",
)


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
