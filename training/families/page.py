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
+skim {url} for me
+boil {url} down to [a few|three] sentences
too lazy to read all of {url}, [what's the point of it|what's the short version]?
{url}, [short version|key points|in a nutshell][ please|?|]
what's the [gist|message|takeaway] of {url}?
no time for {url} myself, what's in there?
+scrape the text [off|from] {url}
+go through {url} and tell me what matters
what can be read [at|on] {url}?
[body|plain text|wording] of {url} [please|pls|]
i'd like to hear what {url} is saying
my browser is broken, can i get the text of {url} here?
what's {url} all about?
is {url} worth reading, what does it say?
+get me the text behind this link: {url}
!what are they going on about at {url}?
!a colleague keeps sending me {url}, what's the deal with it?
!+condense {url} [a bit|into two lines]
+digest {url} for me
+recap {url} [briefly|in a few lines|]
{url} in [plain|simple] words [please|]
+break {url} down for me
what's the story [on|behind|at] {url}?
could you [go over|look through] {url} and report back?
i can't open {url} [here|on this machine], tell me the content
[long|huge] article at {url}, what are the [key points|takeaways]?
wonder what {url} is [about|saying]
would you be so kind and read {url} out?
{url} content pls
+pull the [text|content|article] from {url}
+extract the [text|main text] of {url}
does {url} contain anything useful, what's it say?
[need|would like] an [abstract|overview|outline] of {url}
what information is [at|on] {url}?
my eyes are tired, read {url} to me
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
+überflieg [mal|] {url} für mich
+les [mal|] {url} durch
zu faul zum Lesen, [was ist die Kurzfassung|was ist der Kern] von {url}?
{url}, [Kurzfassung|Kernaussage|das Wesentliche] bitte
was ist [die Kernaussage|die Botschaft|der Inhalt] von {url}?
hab keine Zeit für {url}, was steht drin?
+hol [mal|mir|] den Text von {url}
magst du {url} [durchlesen|überfliegen] und mir sagen, was wichtig ist?
wovon handelt {url}?
ich wüsste gern, was auf {url} steht
Link bekommen: {url}, was [ist das|steht da drin|wollen die]?
{url} bitte [durchlesen|vorlesen|überfliegen]
wat steit op {url}?
was stoht uf {url}?
lohnt sich {url}, was steht da?
wie wär's mit einer Zusammenfassung von {url}?
!was erzählen die bei {url} [so|denn so]?
!+brich {url} auf ein paar Sätze runter
!mein Kollege schwärmt von {url}, was ist da zu lesen?
+gib [mal|mir|] wieder, was auf {url} steht
+fasse {url} [kurz|in zwei sätzen|] für mich zusammen
+schau dir [mal|] {url} an und [berichte|erzähl, worum es geht]
[überblick|abriss|kurzform|inhaltsangabe] [von|zu] {url}
{url} in [kurz|kurzform|einfachen worten]
meine augen sind müde, lies mir {url} vor
was gibt {url} [so|] her?
[langer|ewig langer] artikel auf {url}, was [sind die kernpunkte|steht drin]?
könntest du [bitte|] {url} durchgehen und [berichten|mir den inhalt sagen]?
was für infos stehen [auf|unter] {url}?
{url} runtergebrochen [auf das wesentliche|auf ein paar punkte] bitte
+extrahier den [text|inhalt] [von|aus] {url}
ich krieg {url} hier nicht auf, was steht da?
zamfassung vo {url} bitte
wärst so nett und liest {url} durch, was steht da
um was dreht sich's [auf|bei] {url}?
hätt gern den [inhalt|text] von {url}
chasch mir {url} [vorläse|zämefasse]?
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
what's the word on {x} over at {url}?
anything on {x} at {url}?
+scan {url} for [anything about|mentions of] {x}
i need the part about {x} from {url}
is {x} [mentioned|described|explained|covered] [on|at] {url}?
{url}: what about {x}?
+go through {url} and pick out what concerns {x}
according to {url}, what's up with {x}?
i'm only interested in {x}, what does {url} have on it?
+see whether {url} has something on {x}
what do they write about {x} on {url}?
can you check if {x} [comes up|appears|is talked about] on {url}?
!supposedly {url} talks about {x}, what does it say there?
!+pull the bit on {x} out of {url}
+skim {url} for {x}
+dig through {url}, i need {x}
where on {url} do they talk about {x}?
could {url} tell me [something|more] about {x}?
i'm looking for {x} in this article: {url}
regarding {x}, what's [written|said|stated] [on|at] {url}?
{url} should [say something|have info] about {x}, what is it?
+quote me the passage about {x} from {url}
what are the facts on {x} [at|on] {url}?
[wonder|curious] what {url} has to say on {x}
don't need all of {url}, only what they say about {x}
how does {url} [describe|explain] {x}?
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
+schau mal, was {url} [über|zu] {x} hergibt
gibt {url} was zu {x} her?
wird {x} auf {url} [erwähnt|genannt|beschrieben|erklärt]?
ich brauch von {url} nur den Teil [zu|über] {x}
+durchsuch [die Seite|] {url} nach {x}
mich interessiert nur {x}, was steht dazu auf {url}?
{url}: was ist mit {x}?
laut {url}, was ist mit {x}?
findet sich auf {url} [was|etwas] zu {x}?
+geh {url} durch und sag mir, was da über {x} steht
was sagen die auf {url} zu {x}?
ob {url} wohl was über {x} schreibt?
steht do wos über {x} auf {url}?
+lies nach, was auf {url} über {x} steht
!angeblich schreibt {url} was über {x}, was genau?
!+zieh mir aus {url} raus, was zu {x} gehört
+durchforste {url} nach {x}
+klopf {url} auf {x} ab
wo steht auf {url} was [über|zu] {x}?
ich such auf {url} [die stelle|den abschnitt|den absatz] [zu|über] {x}
wie [beschreibt|erklärt] {url} {x}?
was für infos zu {x} hat {url}?
[nicht alles|nicht den ganzen text] von {url}, nur das zu {x}
bezüglich {x}: was sagt {url}?
auf {url} müsste was zu {x} stehen, [was denn|was genau steht da]?
kannst du auf {url} nachsehen, was da [über|zu] {x} [steht|geschrieben ist]?
+zitier mir die stelle über {x} aus {url}
hätt gern gewusst, was {url} zu {x} meint
findsch öppis zu {x} uf {url}?
""",
)
WHICH = Phrases(
    en="""
+read [the|a|this] [page|website|article]
+summarize [the|this|that] [page|website|site|article]
what does the [page|article|website] say?
!+sum up the website
+[skim|go through|sum up] [a|some] [web page|webpage|site] for me
+give me the [gist|summary|short version] of [a|that] [page|website|web page|article]
can you [read|summarize] [a web page|webpages|websites]?
i have a [link|web page|website] for you to read
page summary [please|]
+read me a web page
what's on that website?
i'm too lazy to read that [article|web page], can you do it?
[website|web page|article] tl;dr
!there's a page on the net i want summed up
!+tell me what some website says
+recap [the|a] [article|page] for me
[can|could] you digest [an article|a page|a site] for me?
i need [a summary|the gist] of [an article|a website|an online article]
i'd like to know what's on [a page|a site]
+extract the text of a [website|page]
there's a long article, give me the [short version|key points]
would you read me an [online article|internet page]?
what is this [article|site|webpage] about
[article|site] summary
my eyes hurt, read the [article|page] to me
""",
    de="""
+lies [die|diese] [Seite|Webseite|Website]
+fass [die|diese] [Seite|Webseite|Website] zusammen
was steht [auf der Seite|in dem Artikel|auf der Website]?
!+fass die Website zusammen
+les mir [mal|] [eine|die] [Webseite|Internetseite|Website] vor
+überflieg [mal|] [eine|die] [Webseite|Website|Internetseite] für mich
kannst du [Webseiten|eine Webseite|Internetseiten] [lesen|vorlesen|zusammenfassen]?
[Webseite|Website|Artikel|Internetseite] zusammenfassen
[Webseite|Website|Internetseite] [lesen|vorlesen]
ich hab [einen Link|eine Webseite|einen Artikel], den Inhalt bitte kurz
worum geht's [auf der Webseite|auf der Internetseite|in dem Artikel]?
Zusammenfassung von [einer|der] Webseite bitte
ich hätt gern eine [Webseite|Internetseite] zusammengefasst
fass ma de Webseitn zam
bin zu faul für den Artikel, kannst du ihn lesen?
!da gibt's eine Seite im Netz, die sollst du mir vorlesen
!was schreiben die auf der Internetseite?
+gib [mir|] [eine|die] [webseite|internetseite] in kurzform wieder
kannst du mir [einen artikel|eine seite] kurz zusammenfassen?
ich [brauch|bräuchte] die [kurzfassung|zusammenfassung] [von einem artikel|von einer seite]
langer artikel im netz, [fass ihn zusammen|worum gehts da]
+hol den text von [einer|der] [webseite|seite]
[artikel|onlineartikel|seite] [vorlesen|überfliegen|durchlesen]
wovon handelt [der artikel|die seite|die webseite]?
würdest du [eine seite|einen artikel] für mich lesen?
i brauch a zamfassung vo [ana|da] webseitn
meine augen sind müde, lies mir [den artikel|die seite] vor
""",
)
AND = Phrases(
    en="""
[and {url}?|now {url}|and what does {url} say?|the same for {url}]
[ok,|then|next:|and] {url} [too|as well|also|please]
[same|do the same|same thing|once more|again] [for|with|but for] {url}
what about {url}?
and [what's on|what's in|what is] {url}?
{url} [too|as well|likewise], please
one more: {url}
and the gist of {url}?
!{url} would be the next one
!and how about {url}, what's there?
and now the content of {url}
{url} as well pls, [what's there|what does it say]
could you also [read|do|summarize] {url}
what does {url} say [then|in comparison|on the other hand]?
+do {url} next
how does {url} look [then|]?
[another|a second] page: {url}
""",
    de="""
[und {url}?|jetzt {url}|und was steht auf {url}?|das gleiche für {url}]
[und|dann noch|als nächstes|jetzt noch|auch noch] {url} [bitte|]
[dasselbe|das selbe|nochmal] [mit|für|bei] {url}
was ist mit {url}?
{url} [auch|auch noch|genauso|ebenfalls]
und worum geht's bei {url}?
eine noch: {url}
und wie schaut's mit {url} aus?
!{url} wär die nächste
!und was haben die auf {url} stehen?
und jetzt den inhalt von {url}
kannst du [auch noch|noch] {url} [lesen|zusammenfassen|machen]
und was sagt {url} [dazu|]?
+nimm [dir|] [als nächstes|jetzt] {url} vor
[zweite|andere|weitere] seite: {url}
{url} [würd|tät] mich auch interessieren
dann noch [schnell|kurz] {url}
""",
)


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
