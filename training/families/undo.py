"""What was done is to be taken back: that is for the user's own command, `ryxctl undo`."""

from training.families.folders import made
from training.families.move import elsewhere, relocated
from training.families.rename import new_name, renamed
from training.families.trash import trashed
from training.families.write import note_path, text, written
from training.family import family
from training.material import filing
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

UNDO = Phrases(
    en="""
undo [that|it|this|please|]
[take|roll] [that|it] back
[can you|could you] undo [that|it|the last change]?
[no|stop|oops|wait], undo [that|it]
[i didn't mean|that was a mistake], undo
[restore|bring back] [it|the file|what it was]
[revert|reverse] [that|it|the last change]
[put|bring] [it|that] back [where it was|]
!make that undone
cancel that change
i want [it|that] back
that was wrong, [go back|back please]
!i regret that, get me back to before
ctrl z
undo the last [change|action|thing]
[as it was before|like before] please
oh no, not that one, undo
!please unmake the last step
what i did was wrong, revert it
whoops, wrong one, undo
[nah|nope|hmm no], [revert|undo] [it|that|please]
can we go back [a step|one step]
one step back
go back [a step|one step]
i want the old state back
i changed my mind, [undo it|put it back]
how it was before was better
the way it was [before|earlier], please
no no no, put it back
rollback
control z
cmd z
[undo|revert] your last [step|change|action]
[undo|reverse] what you [just|] did
[that|this] shouldn't have happened
my bad, undo
didn't want that, undo
un-do it
pls make it like it was
make it like it was before
[reset|restore] it to [the old state|what it was before]
it's all wrong now, bring back the old state
!i'd rather have it the old way
!what you just did, take it away again
!please reverse the thing you did last
forget that change, back please
+wind it back
+turn back time by one change
can this still be undone?
is there a way back?
my mistake, restore what was there
i'd like the previous state
you got that wrong, undo
undo undo undo
how do i get the old version back?
take your last move back
it was fine before you touched it, undo
not what i meant, [reverse|revert|undo] it
i pressed enter too early, undo
that wasn't the plan, roll it back
scrap what you did and put it back
""",
    de="""
mach [das|es|die Änderung|] rückgängig
[nimm|nehm] [das|es] [wieder|] zurück
[kannst du|könntest du] [das|es|die letzte Änderung] [rückgängig machen|zurücknehmen]?
[nein|stopp|ups|halt|moment], [rückgängig|mach das rückgängig|zurück]
[das war falsch|das war ein Versehen|so wars nicht gemeint], [rückgängig|zurück]
[stell|hol] [das|es|die Datei] wieder [her|zurück]
rückgängig [machen|bitte|]
[widerruf|revidiere] [das|die letzte Änderung]
!mach das ungeschehen
[undo|undo bitte]
ich will [das|es] [zurück|wiederhaben]
das war falsch, [geh zurück|wieder zurück]
!das bereue ich, stell den alten Stand her
Strg Z
die letzte [Änderung|Aktion] rückgängig [machen|]
[wie vorher|so wie es war] bitte
oh nein, nicht die, zurück damit
!bitte den letzten Schritt zurück
mach das wieder [weg|rückgängig|so wie es war]
[hoppla|mist|verdammt], [rückgängig|mach das rückgängig]
[nee|nö|na], [das wieder zurück|rückgängig|zurück]
einen Schritt [zurück|rückwärts]
[geh|gehen wir] einen Schritt zurück
ich will den alten [Stand|Zustand] [zurück|wieder]
ich hab's mir anders überlegt, [zurück|mach's rückgängig]
vorher war's besser, [zurück|rückgängig]
so wie's vorher war [bitte|]
Rollback
[Kommando|Steuerung] Z
mach's [rückgängig|wieder rückgängig|wieder wie vorher]
moch's rückgängig
mach das bitte wieder so wie's war
tua des wieder zruck
mach mal rückgängig was du [grad|eben|gerade] gemacht hast
das wollt ich [nicht|gar nicht], [rückgängig|zurück]
stell den [vorherigen|alten|ursprünglichen] Zustand wieder her
könnte man das [zurücknehmen|rückgängig machen|widerrufen]
das alles wieder auf vorher
[revert|reverte] das
deine letzte [Aktion|Änderung] [widerrufen|zurücknehmen|zurückdrehen]
so war das nicht gedacht, [zurück damit|nimm's zurück]
Fehler von mir, rückgängig
dreh das [wieder|] zurück
!ich hätt's gern wieder wie davor
!den letzten Eingriff bitte aufheben
!doch nicht, mach das Getane wieder weg
geht das noch rückgängig?
gibt's einen Weg zurück?
das [nimmst|machst] du [bitte|] wieder zurück
ich hätt gern den vorigen Stand
[du hast das falsch verstanden|so hab ich das nicht gemeint], rückgängig
undo das bitte
wie krieg ich die alte Version zurück?
bevor du dran warst, war's besser, zurück
zu früh Enter gedrückt, rückgängig
+spul einen Schritt zurück
+roll die letzte Änderung zurück
das war [nicht der Plan|Blödsinn|ein Schmarrn], [zurück|rückgängig] bitte
lässt sich das wieder aufheben
das gehört [rückgängig gemacht|zurückgenommen]
letzten Befehl [zurücknehmen|ungeschehen machen]
na des woit i ned, [zruck|rückgängig]
bitte das Ganze umkehren
kannst du das wieder geradebiegen wie es war
machs retour
""",
)


def _told(source: Source, talk: Talk) -> Talk:
    return talk.answer(source.by("`ryxctl undo` takes back my last change of files.", "`ryxctl undo` nimmt meine letzte Änderung an Dateien zurück."))


@family("undo_after", weight=0.4)
def undo_after(source: Source) -> Talk:
    """Something was done (that is not learned here), and is to be taken back."""
    talk, cwd, path = Talk(), filing.here(source), source.path()
    kind = source.number(0, 4)
    to = elsewhere(source, path)
    if kind == 0:
        talk.user(source.by(f"move {path} {to.said}", f"verschieb {path} {to.said}"))
        relocated(source, talk, "move_file", cwd, paths=[path], to=to.value)
    elif kind == 1:
        name = new_name(source, path)
        talk.user(source.by(f"rename {path} to {name}", f"benenn {path} in {name} um"))
        renamed(source, talk, cwd, path, name)
    elif kind == 2:
        talk.user(source.by(f"delete {path}", f"lösch {path}"))
        trashed(source, talk, cwd, [path])
    elif kind == 3:
        talk.user(source.by(f"make a folder {to.value}", f"mach einen Ordner {to.value}"))
        made(source, talk, cwd, to.value)
    else:
        path, said = note_path(source), text(source)
        talk.user(source.by(f"write {said} to {path}", f"schreib {said} in {path}"))
        written(source, talk, cwd, path, said + "\n")
    for index, (speaker, _) in enumerate(talk.turns):
        if speaker == "assistant":
            talk.given.add(index)
    return _told(source, talk.user(source.say(UNDO)))


@family("undo_alone", weight=0.25)
def undo_alone(source: Source) -> Talk:
    """The same as the first request."""
    return _told(source, filing.role(source).user(source.say(UNDO)))


BACK = Phrases(
    en="""
[restore|bring back|recover|get back] {what} [from the trash|]
undelete {what}
i want {what} back
get {what} out of the [trash|bin]
[can|could] you [restore|bring back] {what}?
!i deleted {what} by mistake, restore it
{what} should not be in the trash
i need {what} back
{what} was deleted by accident, [restore it|get it back]
[oops|damn|shit], i trashed {what}, [bring it back|get it back]
{what} is in the trash but i need it
untrash {what}
restore {what} from the [bin|recycle bin]
fish {what} out of the [trash|bin]
pull {what} back out of the [trash|bin]
can {what} still be [saved|recovered|restored]?
is it possible to [restore|recover|undelete] {what}
i didn't mean to delete {what}
i want to [restore|recover|undelete] {what}
{what} [recover|restore|undelete] please
deleting {what} was a mistake, [undo it|put it back]
rescue {what}
take {what} out of the trash again
put {what} back where it was before i deleted it
why is {what} gone, i want it again
{what} shouldn't have been [deleted|trashed|thrown away]
my boss needs {what} again, i had deleted it
!where you threw {what} away, fetch it from there again
!un-delete the file {what} for me
!the deleted {what} has to return
+dig {what} out of the [trash|bin|rubbish] again
+resurrect {what}
+bring {what} back to life
i threw out {what} too early, give it back
{what} went into the [trash|bin] and that was [wrong|a mistake]
could i have {what} back?
is {what} gone for good or can you get it back?
turns out i still need {what}, which i deleted
where did {what} go? i deleted it but want it again
{what} got binned, please restore
un-trash {what} [please|for me]
that delete of {what} was too hasty, reverse it
""",
    de="""
[stell|hol] {what} [aus dem Papierkorb|] wieder [her|zurück]
{what} [wiederherstellen|zurückholen]
ich will {what} zurück
hol {what} aus dem Papierkorb
[kannst|könntest] du {what} wiederherstellen?
!ich hab {what} aus Versehen gelöscht, hol es zurück
{what} gehört nicht in den Papierkorb
ich brauch {what} [doch|doch noch|wieder]
{what} ist [im Papierkorb|gelöscht], ich brauch [sie|es|das] [aber|] noch
[ups|mist|oje], {what} gelöscht, [hol's zurück|stell's wieder her]
{what} war ein Versehen im Papierkorb, hol [sie|das] raus
[fisch|zieh|nimm] {what} [wieder|] aus dem [Papierkorb|Müll]
[lässt sich|kann man] {what} [noch|] [retten|wiederherstellen]
rette {what}
{what} [retten|entlöschen|wiederherstellen bitte]
ich wollte {what} [gar|] nicht löschen
das Löschen von {what} war falsch, [zurück damit|mach's rückgängig]
{what} hätte nicht gelöscht werden [dürfen|sollen]
mach das Löschen von {what} rückgängig
ich will {what} wiederhaben
{what} soll wieder [da|zurück] sein
{what} wieder her
hoi ma {what} wieder aussa
kann ich {what} [wieder|] zurückhaben
{what} zurück an seinen alten Platz, war gelöscht
restore mal {what}
{what} aus dem Müll [holen|zurückholen|retten]
!die gelöschte Datei {what} brauch ich doch noch, zurück damit
!ich bereue, dass {what} weg ist, bring die Datei wieder
!undelete bitte für {what}
+kram {what} wieder aus dem [Papierkorb|Müll]
+hol {what} zurück ins Leben
hab {what} zu früh [gelöscht|weggeworfen|entsorgt], gib's mir wieder
{what} ist im Müll gelandet und das war [falsch|ein Fehler|ein Versehen]
könnt ich {what} wiederhaben?
ist {what} für immer weg oder [holst du's zurück|kriegst du's wieder her]?
jetzt brauch ich {what} doch, hab's aber gelöscht
{what} wurde weggeschmissen, bitte wiederherstellen
das Löschen von {what} war voreilig, [zurück|rückgängig]
[recover|undelete] mir {what}
gib ma {what} wieda zruck, des hob i glöscht
ob sich {what} noch aus dem Papierkorb holen lässt?
{what} hätt im Ordner bleiben sollen, hol's aus dem Papierkorb
""",
)


@family("undo_named", weight=0.2)
def undo_named(source: Source) -> Talk:
    """What was thrown away is to come back."""
    return _told(source, filing.role(source).user(source.say(BACK, what=source.path())))
