"""Reading files: all of one that is named, or of one that has to be searched first."""

from training.families import find
from training.family import family
from training.material import disk, onward, searching, sought, writing
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

TEXTS = ("txt", "txt", "txt", "md", "md", "log", "csv", "conf", "py", "json", "ini", "html", "yaml", "toml", "sh")

ALL = Phrases(
    en="""
+read [me|] {p} [to me|out|out loud|]
cat {p}
[what's|what is|whats] in {p}
what does {p} [say|contain|have in it]
+show me [the contents|what's inside|the content|the text] of {p}
+print [out|] [the contents of|] {p}
[contents|content|text] of {p}
{p} contents
what is written in {p}
+tell me what's in {p}
+dump {p}
i want to know what's in {p}
what [stands|is] in the file {p}
+read the file {p}
+read [me|] the {p} [to me|]
what does the {p} say
what is in [the|my] {p}
less {p}
more {p}
[can|could] you read {p} for me
+output {p}
what do i have in {p}
let me [read|know what's in] {p}
{p}, what's in there
i forgot what i wrote in {p}
what did i [write|note|put] in {p}
have a look [into|in|inside] {p} and tell me what's there
my eyes are tired, read {p} to me
+show the text in {p} here
type out {p}
!+read aloud {p}
!what text is in {p}
!+tell me the contents of {p}
!what's inside of {p}
bat {p}
i'd like to hear {p}
+recite {p}
+paste [the contents of|the text of|what's in] {p} [here|into the chat]
+spit out {p}
+quote {p} in full
i don't want an editor, just [print|show] the text of {p} here
can't remember what {p} was about, read it
{p} says what exactly
[full|whole|entire|complete] [text|content] of {p}
would it be possible to [hear|get] the contents of {p}
what did {p} say again
i wonder what {p} says
wanna know what's [inside|in] {p}
+give me the [whole|full] text of {p}
{p}, every line of it
the words in {p}
the file {p}, what stands written inside
my glasses are gone, read {p} [to me|aloud]
!i'm cooking, so let me hear {p}
!mind telling me what {p} holds
!text dump of {p}
[remind me what {p} says|refresh my memory on the text of {p}|what's the wording of {p}]
[{p} as plain text here|what {p} says, please|{p} word for word|view the text of {p} right here]
+[narrate|echo|display the text of|write out the text of] {p}
""",
    de="""
+lies [mir|mal|] {p} [vor|]
was steht in {p} [drin|]
was steht [denn|eigentlich|] [drin|] in {p}
+zeig [mir|mal|] [den Inhalt|den Text|was drinsteht] von {p}
Inhalt von {p}
cat {p}
+gib [mir|] {p} aus
+lies [mal|] die Datei {p} [vor|]
was ist in {p} [drin|]
{p} [vorlesen|lesen|ausgeben]
ich will wissen[,|] was in {p} steht
was hab ich in {p} [geschrieben|notiert|reingeschrieben]
[kannst du|könntest du|kannste|magst du] [mir|] {p} vorlesen
[kannst du|könntest du] mal in {p} reinschauen
+schau [mal|] in {p} [rein|nach] [und sag mir was drinsteht|was da steht]
+guck mal in {p} was da [steht|drin ist]
was steht in der Datei {p}
+lies [mir|mal|] die {p} vor
was steht in [der|meiner] {p} [drin|]
sag mir[,|] was in {p} steht
[wos|wat] steht [n|denn|] in {p} [drinna|drin|]
{p}, was steht da drin
+druck mir {p} aus, hier [im Chat|]
der Text von {p} [bitte|]
was sagt {p}
less {p}
ich hab vergessen was in {p} steht
+zeig mir hier {p} als Text
!+lies mir bitte vor was in {p} steht
!was [findet sich|befindet sich] in der Datei {p}
!welchen Inhalt hat {p}
!mal reinlesen in {p}
bat {p}
Text aus {p} [bitte|]
+spuck [mal|] den Inhalt von {p} aus
+trag [mir|] {p} vor
ich hab die Brille nicht da, lies [mir|] {p} vor
keine Ahnung mehr was in {p} [stand|steht], [zeig den Text|lies vor]
ich brauch keinen Editor, nur den Text von {p} hier
{p} im Volltext
[gesamter|ganzer|kompletter] [Text|Inhalt] von {p}
wie lautet der Text in {p}
+schreib mir hier hin was in {p} steht
+les [mir|mal|] {p} vor
wie wär's wenn du mir {p} vorliest
dürfte ich [hören|erfahren] was in {p} steht
was [stand|war] [nochmal|gleich nochmal|noch gleich] in {p}
{p} bitte [laut|ganz|komplett] vorlesen
[i mecht wissn wos|mecht wissen was|i wett wüsse was] in {p} steht
wat steiht in {p}
+verrat mir was in {p} steht
[was|welcher Text] ist in {p} gespeichert
!ich bin neugierig was {p} enthält
!+geh {p} mal Zeile für Zeile mit mir durch
!+dump mal {p}
[erinner mich, was in {p} steht|wie ist der Wortlaut von {p}|was hat {p} für einen Inhalt]
[{p} als Text hier|lass [mal|] hören, was in {p} steht|ich möcht {p} hören|was schreib ich in {p}]
+[rezitier|zeig den Wortlaut von|verlies|zitier mir den Text aus] {p}
""",
)

VAGUE = Phrases(
    en="""
+read [me|] {the} {where} [to me|aloud|]
what does {the} {where} say
[what's|what is] in {the} {where}
+show me [the contents of|what's in] {the} {where}
what did i write in {the} {where}
+find {the} {where} and read it [to me|]
+search {the} {where} and tell me what's in it
[contents|text] of {the} {where}
+look up {the} {where} and read it out
tell me what {the} {where} says
i want to hear {the} {where}
{where} there is {a}, read it [to me|]
[can|could] you read {the} {where} [to me|aloud|]
what was in {the} {where} again
what stands in {the} {where}
+look into {the} {where} and tell me what it says
{the} {where}, what does it say
+open {the} {where} and read it to me
i forgot what {the} {where} says
read {what} {where}
+give me the text of {the} {where}
!what is written in {the} {where}
!+go through {the} {where} and read it to me
+recite {the} {where}
+get {the} {where} and print the text
{what} {where}, [full text|contents|read out]
there's {a} {where}, what's written in it
+dig out {the} {where} and read it aloud
+fetch {the} {where}, i want to hear what it says
i can't see well, please read me {the} {where}
refresh my memory, what's in {the} {where}
what did {the} {where} say [again|exactly]
[wanna|want to] know what's in {the} {where}
+print the text of {the} {where}
+show the text of {the} {where} [here|]
would it be possible to hear {the} {where}
+locate {the} {where} and [cat it|print it here|give me its text]
cat {what} {where}
i wonder what i [wrote|noted] in {the} {where}
i need to hear {the} {where} word for word
before my meeting: what does {the} {where} say
+take {the} {where} and read out what's in it
my hands are dirty, read {the} {where} to me
!+quote {the} {where} to me
!{what} {where}, what stands in there
!i'd love to know what {the} {where} says
[remind me what {the} {where} says|what's the wording of {the} {where}|find {what} {where}, then read it]
[let me hear {the} {where}|i can't recall {the} {where}, read it out|the text in {the} {where}, please]
+[pick out|look for] {the} {where} and [recite it|read me what it says|print its text here]
""",
    de="""
+lies [mir|mal|] {the} {where} vor
was steht [in|drin in] der {what} {where}
+zeig mir den Inhalt von der {what} {where}
+such {the} {where} und lies [sie|es] vor
+find {the} {where} und sag mir[,|] was drinsteht
was hab ich in der {what} {where} geschrieben
sag mir was in der {what} {where} steht
{what} {where} vorlesen
ich will {the} {where} hören, lies vor
[kannst du|könntest du] {the} {where} vorlesen
was sagt {nom} {where}
[kannst du|könntest du|kannste] [mal|] in {the} {where} reinschauen und vorlesen
ich hab vergessen was in der {what} {where} steht
{nom} {where}, was steht da drin
+schau in {the} {where} rein und sag was da steht
was stand nochmal in der {what} {where}
{where} liegt {what}, lies [das|mal|] vor
+gib mir den Text von der {what} {where}
[wos|wat] steht in der {what} {where}
+lies {what} {where}
+öffne {the} {where} und lies vor
+hol {the} {where} und lies vor
!was steht denn in der {what} {where} drin
!+lies mir doch {the} {where} vor
+trag mir {the} {where} vor
+kram {the} {where} raus und lies vor
+grab {the} {where} aus und sag mir den Inhalt
Text [von|aus] {what} {where}
{what} {where}, Inhalt [bitte|zeigen|]
was stand gleich nochmal in {what} {where}
{nom} {where}, wie lautet der Text
ich würd gern hören was in {what} {where} steht
meine Augen sind müde, lies [mir|] {the} {where} vor
mag nicht selber lesen, [trag|lies] mir {the} {where} vor
+hol mal {the} {where} und zeig mir den Text
wär toll wenn du mir {the} {where} vorliest
[wie wär's|was hältst du davon], du liest mir {the} {where} vor
+verrat mir was in {what} {where} steht
hilf mir auf die Sprünge, was steht in {what} {where}
+les {the} {where} vor
{the} {where} suchen und [vorlesen|Inhalt ausgeben|den Text zeigen]
gib mal wieder was in {what} {where} steht
+lies mal {the} {where}, [wortwörtlich|komplett|von vorn bis hinten]
[i mecht|mecht] {the} {where} vorglesn kriegn
ich hab {the} {where} nicht im Kopf, was steht da
!{nom} {where} bitte im Wortlaut
!was hab ich mir denn in {what} {where} notiert
!+such {the} {where} raus und gib den Text aus
[erinner mich, was in der {what} {where} steht|Wortlaut der {what} {where}|was les ich in der {what} {where}]
[lass hören, was in der {what} {where} steht|mir entfällt, was in der {what} {where} steht, lies vor]
+[fisch|klaub] {the} {where} raus und [lies vor|sag mir was drinsteht|gib mir den Text hier aus]
""",
)

BARE = Phrases(
    en="""
+read [it|the file|a file|that|this] [to me|]
read [something|a document] [for me|]
what does [it|the file|the document] say
what's in the file
+show me the contents
cat
!+read out the document
!what is in this document
i want you to read a file
i need something read [out|aloud|to me]
reading a file, [please|can you]
read [out|aloud]
[file|document] contents
i'd like to hear a [document|file|text]
there's a file i want to know the contents of
what's written in [the|that] document
+print the [contents|text] of a file
[can|could] you tell me what a file says
+cat a file
[file|document] reading
my eyes hurt, read [it|the text|the document] to me
tell me what's in [the|that] [text|document]
would you read me something
+recite the text
text of the file
i forgot what the file says
!let me know what stands in the file
!what's inside that text file
!something to be read to me
[narrate something|reading time|let me hear what it says|what's its text]
[i want to hear what's in a file|show a file's text|display the text|what did i write there]
""",
    de="""
+lies [die Datei|das|sie|was|eine Datei] vor
was steht [drin|in der Datei|in dem Dokument]
+lies [mal|] vor
vorlesen
+zeig mir den Inhalt
cat
[kannst du|könntest du] [was|etwas] vorlesen
!was ist in dem Dokument
!+lies mir das Dokument vor
ich will eine Datei lesen
ich hätt gern was vorgelesen
[Datei|Text|Dokument] [vorlesen|lesen|ausgeben]
was steht in [der Textdatei|dem Text|der einen Datei]
lies
lesen
ich brauch den [Inhalt|Text] von einer Datei
Inhalt [der Datei|vom Dokument|einer Datei]
+trag [mal|] [den Text|das Dokument] vor
mir tun die Augen weh, lies du [vor|mal]
[magst du|kannste|würdest du] mir [eine Datei|einen Text] vorlesen
+gib den Text aus
sag mir was in einer Datei steht
was steht'n da drin in der Datei
+gib [eine|die] Datei aus
ich weiß nicht mehr was in der Datei steht
wos steht drin in [da|der] Datei
Text bitte vorlesen
da gibt's eine Datei, deren Inhalt ich wissen will
+read mal die Datei
!ich möchte was vorgelesen bekommen
!Dateiinhalt ausgeben
!was hat die Datei für einen Inhalt
[wie lautet der Text|lass hören was drinsteht|den Text bitte zeigen]
[ich will hören, was in einer Datei steht|zeig den Text einer Datei|was hab ich da geschrieben]
""",
)


def text_path(source: Source) -> str:
    """A text file as one types it."""
    return source.path(source.pick(TEXTS))


def whole(source: Source, talk: Talk, path: str) -> Talk:
    """The file is read."""
    lines = writing.lines(source, path, source.pick([0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7]))
    return talk.call("read_file", path=path).result(text=disk.numbered(lines), total=len(lines)).shown()


def refused(source: Source, talk: Talk, path: str) -> Talk:
    """The file can't be read: it is no text, a folder, or not there."""
    kind = source.number(0, 2)
    talk.call("read_file", path=path)
    if kind == 0:
        what = f"{source.pick(['PDF', 'ZIP', 'PNG', 'JPEG', 'Word', 'SQLite'])} ({disk.item('', source.number(1000, 10**8))['size']})"
        error = source.by(
            f"{path} is no text but {what}; its own application can open it",
            f"{path} ist kein Text, sondern {what}; das eigene Programm öffnet sie",
        )
        return talk.error(error).shown()
    if kind == 1:
        return talk.error(source.by(f"{path} can't be read: Permission denied", f"{path} ist nicht lesbar: Permission denied")).shown()
    paths = searching.lost(source, talk, path)
    if paths:
        return whole(source, talk, paths[0])
    return talk.shown()


@family("read_all", "read_file", weight=1.0)
def everything(source: Source) -> Talk:
    """A file that is named is read."""
    path = text_path(source)
    talk = searching.begun(source).user(source.say(ALL, p=sought.quoted(source, path)))
    if source.chance(0.07):
        return refused(source, talk, path)
    whole(source, talk, path)
    if source.chance(0.1):
        onward.open_path(source, talk.user(source.say(onward.IT)), path)
    return talk


@family("read_vague", "search_files", "read_file", weight=0.5)
def vague(source: Source) -> Talk:
    """What is to be read is described: it is searched first."""
    place = searching.somewhere(source, 0.25)
    what = sought.generic(source) if source.chance(0.5) else sought.by_words(source, 1, 2)
    talk = searching.begun(source).user(source.say(VAGUE, lower=None, **what.slots(source), where=searching.placed(place)))
    return found_then_read(source, talk, what, place)


def found_then_read(source: Source, talk: Talk, what: sought.Sought, place: sought.Place | None) -> Talk:
    """The search, and what is done with its matches."""
    ending = source.pick(["txt", "md", "log", "csv", "txt"])
    paths = searching.search(source, talk, sought.Sought(what.text, what.words, ending, what.pattern), place, count=source.pick([0, 1, 1, 1, 1, 2, 3]))
    if not paths:
        return talk.shown()
    if len(paths) == 1:
        return whole(source, talk, paths[0])
    talk.shown()
    if source.chance(0.6):
        at = source.number(0, len(paths) - 1)
        talk.user(onward.numbered(source, at))
        whole(source, talk, paths[at])
    return talk


@family("read_what", "ask_user", "read_file", weight=0.2)
def unsaid(source: Source) -> Talk:
    """Nobody said what to read."""
    question = source.by("Which file should I read?", "Welche Datei soll ich lesen?")
    talk = Talk().user(source.say(BARE)).call("ask_user", question=question)
    if source.chance(0.6):
        path = text_path(source)
        return whole(source, talk.result(answer=path), path)
    what = sought.generic(source)
    return found_then_read(source, talk.result(answer=source.pick([what.text, what.slots(source)["nom"]])), what, None)


@family("read_found", "search_files", "read_file", weight=0.3)
def after(source: Source) -> Talk:
    """A file was found, and now is read, or looked through for something."""
    ending = source.pick(["txt", "md", "log", "csv"])
    return find.then(source, lambda talk, path: whole(source, talk.user(source.say(onward.READ_IT)), path), ending)
