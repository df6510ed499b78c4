"""Pictures of the screen, and locking it: screenshot, lock_screen."""

from training.family import family
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.picturing import AND_OPEN, AREA, FULL, WINDOW

LOCK = Phrases(
    en="""
+lock [the|my|this] [screen|computer|pc|laptop|session|desktop|machine|notebook]
lock
lock [it|screen|pc|up]
[screen|pc|computer] lock
[can|could] you lock [the screen|my pc|my computer|it]?
i'm [leaving|off|going to lunch|getting coffee|away for a bit], lock [the screen|it|my pc|up]
lock [everything|the thing]
+activate the lock screen
+show the lock screen
!+put the lock screen on
[i'll be|i'm] right back, lock [the|my] screen
lock my workstation
nobody should [use|see] my computer while i'm gone, lock it
!lock before i go
+start the screen lock
brb, lock [screen|it]
win l
super l
afk, lock
i have to step away, lock [the|my] [pc|computer|screen]
[toilet|bathroom|smoke|coffee] break, lock [it|the screen|up]
keep [others|my kids|people|everyone] out while i'm away, lock [up|the pc]
my [boss|colleague|little brother] is coming, lock [the screen|it|quick]
+secure [my|the] [computer|workstation|screen|session] [while i'm away|]
[lockscreen|lock-screen|screenlock]
[hyprlock|swaylock|gtklock]
+ask for my password before anyone gets in, lock [now|the screen]
would it be possible to lock my [machine|session|laptop]
how about locking [the screen|my session|this pc]
locking the [screen|computer], please
[pc|screen|laptop|computer] should be locked
i want [my|the] [pc|computer|screen] locked
i'd like to lock [the|my] [screen|session|laptop]
gotta run, lock everything
going home for lunch, please lock
loginctl lock-session
!+shield my desktop with the password screen
!i'm out for a moment, make sure no one gets at my pc
!+guard the machine with the lock screen
would you kindly lock [this|the] [box|device|workstation]
[be right there|heading to a meeting|quick errand], [lock|lock up] my [desktop|session|notebook]
+bolt the [computer|laptop|session] with my password
i don't want anyone [snooping|poking] around here, lock [up|the screen]
[visitors|guests|customers] at the door, screen lock now
could do with a locked screen [now|while i'm out]
the screen isn't locked yet, [change that|do it]
my desk is unattended in a minute, so lock the [machine|session]
privacy please, lock the [display|screen]
put a lock on [this|the] [screen|pc|session]
+require my password on this [screen|pc] from now until i'm back
[phone call|doorbell|fire drill|smoko], lock
am i able to lock my screen through you? then lock it
lock [asap|immediately|right away|real quick]
make the [pc|laptop|screen] ask for a password while i'm [gone|away]
the cat walks over the keyboard, lock the screen
""",
    de="""
+[sperr|sperre] [mal|bitte|] [den|meinen|das|mein] [Bildschirm|Rechner|Computer|PC|Laptop|Notebook]
[sperren|Sperre|Bildschirmsperre|sperr]
[Bildschirm|Rechner|PC|Computer] [sperren|sperr]
[kannst|könntest] du [den Bildschirm|den Rechner|meinen PC] sperren?
ich [geh|muss] [mal|kurz] [weg|raus|zum Essen|Kaffee holen], [sperr|sperre] [den Bildschirm|den Rechner|ab]
+[aktivier|aktiviere] [die Bildschirmsperre|den Sperrbildschirm]
+zeig den Sperrbildschirm
bin gleich [wieder da|zurück], [sperr|sperre] [den Bildschirm|mal]
!+mach die Bildschirmsperre [an|rein]
die Sitzung sperren
!sperren bevor ich gehe
+schließ den Bildschirm ab
Rechner [bitte|] [absperren|zusperren|abschließen]
bin mal weg, sperren
keiner soll an meinen Rechner, sperr ihn
+sperr [zu|ab]
Win L
Super L
AFK, sperren
ich [geh|muss] [mal|kurz] aufs [Klo|WC], [sperr ab|sperr zu|Bildschirm sperren]
[Mittag|Kaffeepause|Raucherpause|Feierabend], [sperr|sperre] [den Rechner|den PC|alles]
[der Chef|mein Bruder|ein Kollege] kommt, schnell [sperren|den Bildschirm sperren]
+verriegel[e|] [den Rechner|den PC|die Kiste|den Bildschirm]
+riegel [mal|] [den Rechner|den PC] ab
[Lockscreen|Sperrbildschirm|Bildschirmschloss]
[hyprlock|swaylock|gtklock]
+lock [mal|] [den Rechner|den Screen|den PC|die Session|den Laptop]
+sicher den Rechner, solange ich weg bin
die Kinder kommen, [Rechner|Laptop] sperren
[Rechner|Bildschirm|Laptop] gehört gesperrt
ich [will|möchte|würd gern] [den Bildschirm|den Rechner|den Laptop] sperren
wie wär's, wenn du den [Rechner|Bildschirm] sperrst
sperr ma den [Rechner|Laptop|PC]
tuesch de Bildschirm sperre
muss kurz weg, [absperren|zusperren|Sperre rein]
[Sitzung|Arbeitsplatz|Station] sperren
loginctl lock-session
niemand soll mir an den [PC|Laptop], mach [dicht|die Sperre rein]
!bin in der Pause, schütz den PC mit dem Passwort
!+schieb den Riegel vor, ich verlass den Platz
!ohne Passwort soll jetzt keiner rein
wärst du so lieb und würdest [den Bildschirm|die Sitzung] sperren
[Besuch|Kundschaft|der Paketbote] ist da, [Bildschirm|PC] schnell sperren
ich will nicht, dass [wer|jemand] an meine [Kiste|Sachen] geht, also sperren
bitte den [Desktop|Schirm|Arbeitsplatz] mit Passwort schützen, ich [geh kurz raus|bin gleich zurück]
[Telefon|es klingelt|Besprechung], [sperren|Sperre an]
der [Bildschirm|Rechner] ist noch nicht gesperrt, mach das mal
dass mir keiner [reinschaut|reinguckt], sperr [den Laptop|die Kiste|zu]
+mach [mal|bitte|] den [Laptop|Rechner] [mit der Bildschirmsperre dicht|mit Passwort zu]
[Screenlock|Lock|Login-Sperre] [an|aktivieren|rein]
wenn i weg bin, soll da [PC|Laptop] gsperrt sein, also sperr eam
bevor ich zum Drucker lauf, Bildschirm sperren
den Bildschirm würd ich gern [gesperrt haben|sperren lassen]
+setz die Sperre, ich [hol mir einen Tee|muss wohin]
Katze auf der Tastatur, Bildschirm sperren
Schirm [zusperren|verriegeln|abriegeln]
ich geh an die frische Luft, bitte [sperren|den Rechner verriegeln]
""",
)
_OPEN = Phrases(
    en="""
open it
[and|] show it [to me|]
[can i see it|let me see]
open [the|that] [screenshot|picture|image]
!display it
open that please
[can|could] you open it
i want to [see|look at] it
[let's|lets] see
[now|and now|ok] open [it|the picture|the image]
view it
[pull|bring] it up
[show|display] the [picture|image|screenshot]
[great|thanks|nice], [open it|show me]
did it work? show me
how does it look? open it
open up the [png|file|shot]
and open
show
i'd like to see [it|the result|the picture]
double click it
pop it open
!may i look at it
!in the image viewer please
!up on the screen with it
[mind|would you mind] opening it
[ok|cool|perfect], now put it on my screen
i need to check [it|the picture], open up
[gimme|give me] a look
let me [check|inspect|verify] it [quickly|]
open it [with|in] the [image|picture] viewer
[launch|load] the [image|png|picture]
what came out, show me
fire it up
preview [it|please|]
[is it sharp|is it any good|did it get everything], open it
wanna see it
""",
    de="""
öffne [es|ihn|das]
[und|] zeig [es|ihn] mir
[lass sehen|zeig mal]
öffne [den Screenshot|das Bild]
!anzeigen
mach [es|ihn] auf
[kannst|könntest] du [es|ihn] [öffnen|aufmachen]
ich will [es|ihn|das Bild] sehen
[öffnen|aufmachen] [bitte|]
zeig [her|mal her|das Bild]
[und|jetzt] [aufmachen|öffnen]
[super|danke|passt], [mach auf|zeig mir das Bild]
hat's geklappt? zeig mal
wie schaut's aus? mach auf
im Bildbetrachter [öffnen|zeigen]
hol [es|ihn] [her|auf den Schirm]
ich [möchte|würd gern] [es|das Foto|den Screenshot] anschauen
auf damit
kann ich [es|ihn|das Bild] sehen
open it
moch's auf
das PNG öffnen
!und gleich anschauen
!darf ich mal sehen
!Bild bitte vor mir aufklappen
[ok|gut|fein], jetzt [anzeigen bitte|herzeigen]
ich muss [es|das Bild] [prüfen|kontrollieren], mach auf
darf ich einen Blick drauf werfen
lass mal gucken
[Vorschau|Preview] [bitte|]
ist's was geworden? aufmachen
[ist alles drauf|ist es scharf], zeig [mal|her]
ruf [es|ihn|das Bild] [mal|bitte|] auf
[würdest|tätest] du es [aufmachen|öffnen]
im Viewer [öffnen|aufmachen]
blend [es|das Bild] ein
zoag her
i möcht's seng
""",
)
_COPY = Phrases(
    en="""
copy the path [to the clipboard|]
put the path on the clipboard
!its path to the clipboard please
copy its path
[i need|give me] the path in the clipboard
path to clipboard
[clipboard|into the clipboard]: the path
where it is saved, copy that to the clipboard
i want to paste the path somewhere, copy it
copy the [file path|location|file location]
the [location|file path] on my clipboard please
can you copy the path
yank the path
!i'll need to paste where it is, so copy that location
!clip the path for me
i [have to|must|want to] paste the [path|location] in a [chat|mail|form], copy it
[path|location] copied please
stick the path in my clipboard
could i have the path to paste [it|]
[file path|filename with path] into the clipboard
copy where [it is|it's stored|it lives]
grab the [path|file location] for pasting
would you copy the full path
+load the clipboard with the path
path, ctrl c
clipboard = path
""",
    de="""
kopier den Pfad [in die Zwischenablage|]
leg den Pfad in die Zwischenablage
!den Pfad bitte in die Zwischenablage
kopier [mir|] den [Dateipfad|Speicherort]
[Pfad|Dateipfad|Speicherort] in die Zwischenablage
Pfad kopieren
ich brauch den Pfad in der Zwischenablage
ich will den Pfad [wo|gleich] einfügen, kopier ihn
[kannst du|könntest du] den Pfad kopieren
der Pfad soll in die Zwischenablage
[tu|pack|steck] den Pfad ins Clipboard
Pfad ins Clipboard
wo es liegt, kopier mir das
!der Speicherort gehört ins Clipboard
!nimm den Pfad in die Ablage zum Einfügen
den Pfad [brauch|brauche] ich zum [Einfügen|Weiterschicken], bitte kopieren
kopier [mal|bitte|] den [ganzen|vollen|kompletten] Pfad
[hätt|hätte] gern den [Pfad|Dateipfad] in der Zwischenablage
Pfad in die Ablage [bitte|]
mit Strg V will ich den Pfad einfügen, also kopieren
der [Pfad|Dateipfad] ins Clipboard, dann kann ich ihn weitergeben
[magst|würdest] du mir den Pfad kopieren
wo's gespeichert ist, ins Clipboard
Pfad: Strg C
den [Ort|Pfad] der Datei kopieren
copy den Pfad
""",
)
_UNDO = Phrases(
    en="""
undo that
[delete|remove] it [again|]
!take that back
[no|oops], undo
[oops|no|wait], [delete|remove|discard] [it|that|the picture]
i don't need [it|the picture|the screenshot] [after all|anymore]
[throw|toss] it away
wrong moment, delete [it|the shot]
get rid of [it|the screenshot|that picture]
revert that
ctrl z
undo [it|the screenshot|]
that was a mistake, away with the picture
trash [it|the screenshot]
that wasn't meant to happen, undo
not that one, take it back
!the shot is no good, bin it
!make it as if i never took one
[damn|ugh|shoot], that shows my password, delete [it|the shot]
[scrap|ditch|nix|dump] [it|that|the screenshot]
[nope|nah], don't want [it|that one]
the [picture|shot|image] [can|should|has to] go [again|]
i pressed too early, [delete it|remove it|undo]
[would|could] you undo [that|it|the screenshot]
not what i wanted, [undo|remove it]
rather not keep [it|that picture]
please reverse that
erase [it|the image|the file] again
that picture [is useless|came out wrong], delete it
do away with [it|the screenshot]
""",
    de="""
mach das rückgängig
[lösch|entfern] [es|ihn] wieder
nimm das zurück
!das Bild wieder löschen
[nein|ups], rückgängig
[ups|nein|halt], [lösch|entfern] [das Bild|den Screenshot|es]
[brauch|will] [ich|] [es|ihn|das Bild] [doch|] nicht mehr
wirf [es|ihn|das Foto] weg
falscher Moment, [weg damit|lösch es wieder]
weg damit
[war|das war] ein Versehen, [zurück|rückgängig|lösch es]
rückgängig
Strg Z
den Screenshot [löschen|verwerfen|wegschmeißen]
das Bild [kann|soll|muss] [wieder|] weg
nee, doch nicht, [nimm's zurück|lösch das]
schmeiß [es|ihn|das Foto] [weg|raus]
!das Foto ist nichts geworden, entsorg es
!verwirf die Aufnahme
[Mist|verdammt|oje], da sieht man mein Passwort, lösch [es|das Bild]
[den|das Bild] will ich nicht [behalten|haben]
zu früh gedrückt, [lösch es|rückgängig|weg damit]
[kannst|könntest] du das [zurücknehmen|rückgängig machen]
das [Bild|Foto] ist unbrauchbar, [löschen|weg]
undo [bitte|]
[hau|tu] [es|das Bild|den Screenshot] weg
bitte wieder [löschen|entfernen|verwerfen]
so war das nicht gemeint, [zurück|rückgängig]
nicht das, was ich wollte, lösch's
das [g'hört|ghört] weg
mach's ungeschehen
""",
)
_REGIONS = {"full": FULL, "window": WINDOW, "area": AREA}


def taken(source: Source) -> dict[str, str]:
    """What the tool says of a new picture: the fields of its result."""
    day = f"{source.number(2024, 2031)}-{source.number(1, 12):02d}-{source.number(1, 28):02d}"
    name = f"{day}_{source.number(0, 23):02d}-{source.number(0, 59):02d}-{source.number(0, 59):02d}.png"
    folder = source.by("Pictures", "Bilder")
    said = source.by(f"The screenshot is ~/{folder}/Screenshots/{name}.", f"Das Bildschirmfoto ist ~/{folder}/Screenshots/{name}.")
    return {"path": f"{source.home()}/{folder}/Screenshots/{name}", "say": said}


@family("screenshot_take", "screenshot", "open_file", weight=1.2)
def shot(source: Source) -> Talk:
    """The screen, a window, an area; then perhaps it is opened."""
    region = source.pick(["full", "full", "window", "area"])
    args = {"region": region} if region != "full" else {}
    talk = Talk().user(source.say(_REGIONS[region])).call("screenshot", **args)
    if source.chance(0.08):
        errors = source.by(
            ["grim is not installed; install the package grim", "this desktop can't be pictured: failed to create display (grim needs a Wayland compositor with wlr-screencopy)"],
            ["grim ist nicht installiert; installiere das Paket grim", "Dieser Desktop lässt sich nicht abbilden: failed to create display (grim braucht einen Wayland-Compositor mit wlr-screencopy)"],
        )
        if region == "area":
            errors = [source.by("no area was drawn", "Es wurde kein Bereich gewählt"), source.by("slurp is not installed; install the package slurp", "slurp ist nicht installiert; installiere das Paket slurp")]
        elif region == "window":
            errors = [*errors, source.by("no window is focused", "Kein Fenster hat den Fokus")]
        return talk.error(source.pick(errors)).shown()
    data = taken(source)
    talk.result(**data).shown()
    kind = source.rng.random()
    if kind < 0.15:
        return talk.user(source.say(_OPEN)).call("open_file", path=data["path"]).result(ok=True).shown()
    if kind < 0.2:
        talk.user(source.say(_COPY)).call("write_clipboard", text=data["path"])
        said = source.by("It is on the clipboard.", "Es ist in der Zwischenablage.")
        return talk.result(ok=True, characters=len(data["path"]), say=said).shown()
    if kind < 0.24:
        return talk.user(source.say(_UNDO)).answer(source.by("`ryxctl undo` takes the screenshot away again.", "`ryxctl undo` nimmt das Bildschirmfoto wieder weg."))
    return talk


@family("screenshot_open", "screenshot", "open_file", weight=0.4)
def shot_open(source: Source) -> Talk:
    """A picture that is shown at once."""
    data = taken(source)
    talk = Talk().user(source.say(AND_OPEN)).call("screenshot").result(**data).call("open_file", path=data["path"])
    return talk.result(ok=True).shown()


@family("screen_lock", "lock_screen", weight=0.9)
def lock(source: Source) -> Talk:
    """The screen is locked."""
    talk = Talk().user(source.say(LOCK)).call("lock_screen")
    if source.chance(0.06):
        error = source.by(
            "nothing locked the screen; install hyprlock, and hypridle with lock_cmd = hyprlock",
            "Nichts hat den Bildschirm gesperrt; installiere hyprlock, und hypridle mit lock_cmd = hyprlock",
        )
        return talk.error(error).shown()
    said = source.by("The screen is locked.", "Der Bildschirm ist gesperrt.")
    by = source.pick(["", "", "hyprlock", "swaylock", "gtklock"])
    return talk.result(ok=True, by=by, say=said).shown()
