"""How people go on from a picture of the screen: open it, copy its path, take it back."""

from training.phrases import Phrases

OPEN = Phrases(
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
can you bring that up for me
ta, let's have a look at it
+open the thing you just took
lemme see
on my screen [please|pls]
how did it turn out
pull up the screenshot
and let me look
+display the result
what does it look like
[go ahead|go on] and open it
is everything on it? open
now i'd like to look at it
+open the saved image
a proper look at it
[could|would] you show me
i want to zoom in on it, open it
wait, let me look at that
load it up
ok, open
[right|good], now show
may i view the picture
+get it on screen
haven't seen it yet, open it
i need to see if [the date|the error] is on it
eye of gnome, open it
+put it up on the display
and now the picture itself please
i'd better check it, open it
make sure it's not [blurry|cut off], open it
show me what you took
+bring the image up
please present it
does it show the whole thing? let me see
+have it opened
i'd love to see it
go on then, show us
gie us a look
open to check
opening it would be good
view [image|screenshot|picture]
did you catch it? open
open
open pls
show pls
to the viewer
viewer please
in a viewer
imv
eog
big on the screen please
all right, show me
aye, show us
cheers, show me
and? let me see
and? how is it
was it any good? show me
is it readable? show me
is it complete? open it
is the mouse pointer on it? open
is my name on it? open it, i want to check
can one see everything on it
can i look
can we see it
could i take a look
shall we have a look
will you open it for me
any chance to see it
i can't see it, open it
i'd like to admire it
i'd like to zoom in
i'm curious, open it
i wonder how it came out
i want to crop it, open it
i want to annotate it, open it
i haven't looked at it
curious what it looks like
quick look
quick preview
a look at it, please
full view of the picture please
time to look at it
now to see it
so let's see it
+put the picture in front of me
+throw it on the screen
+get the viewer up with it
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
zeig's mir
sehen will ich's auch
her mit dem Bild
kannst du's mir zeigen
wie sieht's aus
na dann zeig
und jetzt das Bild bitte
ist alles zu sehen? mach's auf
+öffne die Bilddatei
+ruf das Foto auf
bitte gleich öffnen
würd's gern sehen
aufgemacht bitte
schauen wir's uns an
+zeig mir das Ergebnis
[fein|schön|danke], und jetzt öffnen
gib mal her das Bild
ich will reinzoomen, mach's auf
+hol das Bild auf den Bildschirm
auf dem Bildschirm zeigen bitte
chasch's ufmache
lass mi's aluaga
man zeig
[lass|lasst] mich mal draufschauen
ist der Fehler drauf? zeig
das will ich mir ansehen
doppelklick drauf
lad's mal
+öffne, was du aufgenommen hast
was ist drauf
Bildansicht
mit dem Bildbetrachter aufmachen
es soll aufgehen
könnt ich's mal anschauen
zum Kontrollieren aufmachen
bitte herzeigen
schnell [reinschauen|draufschauen]
wie ist es geworden
ich hab's noch nicht gesehen, mach auf
+lass das Bild aufgehen
öffnen wär gut
öffnen pls
zeigen pls
in den Bildbetrachter damit
Betrachter bitte
feh
imv
eog
groß auf den Schirm bitte
und? lass sehen
und? wie ist es
und? herzeigen
ja dann zeig
ist es was? zeig
kann man's lesen? zeig
ist es vollständig? mach auf
ist der Mauszeiger drauf? mach auf
ist mein Name drauf? mach auf, ich will nachschauen
kann ich schauen
kann man sehen, ob alles drauf ist
könnten wir's sehen
wollen wir schauen
machst du's mir auf
öffnest du's
zeigst du's mir
ich seh's nicht, mach auf
ich will's bewundern
ich möcht reinschauen
ich bin neugierig, mach auf
ich frag mich, wie es geworden ist
ich will's zuschneiden, mach auf
ich will was reinzeichnen, öffne es
ich hab's noch gar nicht angeschaut
mal schauen, wie's aussieht
schneller Blick drauf
kurz draufschauen
Blick drauf bitte
Ansicht bitte
Zeit zum Anschauen
so, jetzt sehen
na los, zeig her
+leg mir das Bild hin
+wirf's auf den Schirm
+stell das Bild dar
+zeig das PNG
loss seng
zeig emal
wies mi dat
""",
)
COPY = Phrases(
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
i need to paste it into a terminal, so the path please
path pls, copied
[have|get] the path on my clipboard
the address of the file into the clipboard
path copy
where did it end up? put that on the clipboard
full path to clipboard
[slack|teams|jira] wants a path, copy it
i'd like to paste its location somewhere else
can i have its path [copied|on the clipboard]
the path should be copied
put the filename and folder on the clipboard
[send|push|save] the path to the clipboard
+make the path pasteable
would you mind copying its path
no need to open it, just copy where it is
not the image, its path into the clipboard
[the|its] absolute path, copied [please|]
so i can paste it later, copy the path
+take the path into the clipboard
let me paste the path, copy it first
i have to link to it, the path on the clipboard please
the path, ready to paste
[clip|snag|nab] the file path
and the path, copy that
copy file location
please copy the file's full name and folder
could the path go to the clipboard
its whereabouts on the clipboard
+store the path in the clipboard
+copy as path
my colleague needs the path, clipboard
where's it saved? copy that for me
i want its path copied
path in the copy buffer
copy the long path, i can't type that
the path too, on the clipboard
ok now copy its location
need the path to attach it, copy
+drop the path in my clipboard
copy the png's path
+write the path to the clipboard
[great|thanks|cool], copy the path
i'll paste it in the report, copy the path
[path|location] onto the clipboard, ta
a copy of the path please
how about copying the path
+copy out the path for me
the path, please, for pasting
mail the path? i will, just copy it
path on clipboard
clipboard
path
path?
path pls
path, clipboard
path -> clipboard
ctrl c the path
yy path
pbcopy the path
copy path please
copy its full path
copy its address on disk
copy the route to the file
copy the location on disk
the complete path, copied
the location, copied please
the file's path in my clipboard
the path for my notes, copied
the path for the ticket, clipboard
just the path, copied
where the file is, as text in the clipboard
i can't remember long paths, copy it
i hate typing paths, copy it for me
i'm writing a mail and want the path in it, copy
i'll link to it, copy the path
i'd love the path on my clipboard
i want to open it from a terminal, copy the path
i need to tell someone where it is, copy the path
someone asked where the file is, copy the path
for my script i need the path, copy it
for markdown i need the path, copy that
git needs the path, copy it
upload form wants a path, copy it
shall we copy the path
will you copy the path for me
mind putting the path on the clipboard
any chance of the path in the clipboard
may i have the path copied
now the path, please, copied
that path, can i paste it
+fetch the path to the clipboard
+lift the path into the clipboard
+make the path ready to paste
+hand me the path on the clipboard
+keep the path in the clipboard for me
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
kannst ma den Pfad kopieren
moch ma den Pfad in die Zwischenablage
Pfad zum Einfügen [bitte|]
ich muss den Pfad [in eine Mail|ins Ticket|in ein Formular] einfügen
nicht das Bild, nur den Pfad kopieren
bitte den vollständigen Pfad in die Zwischenablage
Dateiort kopieren
den Dateinamen samt Ordner in die Zwischenablage
Zwischenablage: Pfad
nimm den Pfad in die Zwischenablage auf
+speicher den Pfad in der Zwischenablage
lad mir den Pfad in die Zwischenablage
wo ist es gelandet? das bitte kopieren
hau den Pfad ins Clipboard
den Pfad hätt ich gern zum Einfügen
Pfad bitte gleich mitkopieren
der Kollege braucht den Pfad, kopier ihn
und den Pfad bitte kopieren
als Pfad kopieren
+übernimm den Pfad in die Zwischenablage
schieb den Pfad in die Zwischenablage
ob du den Pfad kopieren könntest
ich will den Pfad im Clipboard haben
Ablageort in die Zwischenablage
gib mir den Pfad zum Einfügen
den Pfad tippen ist mir zu lang, kopier ihn
brauch den Pfad fürs Terminal, in die Zwischenablage damit
öffnen brauchst du's nicht, nur den Pfad kopieren
kopier, wo das gespeichert ist
kopier den Ort, wo's liegt
Pfad mitnehmen zum Einfügen
wohin hast du's gespeichert? kopier das
den absoluten Pfad kopieren
chasch mer de Pfad kopiere
tu ma den Pfad kopiern
jetzt noch den Pfad kopieren
[danke|super|gut], kopier den Pfad
+stell mir den Pfad in die Zwischenablage
Pfad, damit ich ihn einfügen kann
damit ich's verlinken kann, Pfad ins Clipboard
Pfadangabe kopieren
die Pfadangabe in die Zwischenablage [bitte|]
kopierst du mir schnell den Pfad
lass den Pfad in die Zwischenablage wandern
wär der Pfad in der Zwischenablage möglich
gern den Pfad kopiert
Dateipfad mit Strg C
clip den Pfad
will's im Bericht verlinken, kopier den Pfad
es reicht der Pfad in der Zwischenablage
und jetzt bitte den Speicherort ins Clipboard
[schnapp|hol] dir den Pfad in die Zwischenablage
Pfad
Pfad?
Pfad bitte kopieren
Pfad, Zwischenablage
Pfad -> Zwischenablage
Strg C den Pfad
Kopie vom Pfad bitte
vollen Pfad kopieren
kompletter Pfad, kopiert bitte
Adresse der Datei kopieren
Fundort in die Zwischenablage
nur der Pfad, kopiert
die Datei liegt wo? kopier mir den Pfad
wo die Datei liegt, als Text in die Zwischenablage
den Pfad fürs Ticket kopieren
den Pfad für meine Notizen kopieren
den Pfad fürs Skript, kopieren bitte
lange Pfade merk ich mir nicht, kopier ihn
Pfade tippen mag ich nicht, kopier ihn mir
ich schreib grad eine Mail und will den Pfad rein, kopieren
ich will's verlinken, kopier den Pfad
ich will's aus dem Terminal öffnen, Pfad kopieren
ich muss wem sagen, wo's liegt, kopier den Pfad
jemand hat gefragt, wo die Datei ist, Pfad kopieren
das Formular will einen Pfad, kopier ihn
für Markdown brauch ich den Pfad, kopier
für Git brauch ich den Pfad, kopier ihn
wollen wir den Pfad kopieren
kopierst du den Pfad
legst du den Pfad in die Zwischenablage
tust du mir den Pfad ins Clipboard
darf ich den Pfad in der Zwischenablage haben
dürft ich den Pfad kopiert haben
wär nett, wenn der Pfad in der Zwischenablage wär
jetzt der Pfad bitte, kopiert
den Pfad da, zum Einfügen bitte
+mach den Pfad einfügbar
+merk den Pfad in der Zwischenablage vor
+reich mir den Pfad über die Zwischenablage
+zieh den Pfad ins Clipboard
tua den Pfad eini in die Zwischenablage
de Pfad kopiere, gäll
den Padd kopeern
""",
)
UNDO = Phrases(
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
away with it
on second thought, no picture
it came out [blurry|wrong|black], remove it
delete
cancel that screenshot
[sorry|argh], didn't mean to, undo
please take it back
don't keep that
the wrong [window|screen|monitor] is on it, delete that
[i|we] shouldn't have done that, undo
scrap
get that off my disk
roll it back
no need for it [now|any longer], remove it
forget that picture, delete it
i'd like to undo that
one step back please
my [bank details|messages|face] can be seen, remove it
discard the image
bin it
can you delete it again
undo the last thing
doesn't need to be saved, delete it
ctrl+z please
that was an accident, undo
never mind the screenshot, away with it
too late, the popup is gone, delete it
wipe it
let's not keep it
i regret that, undo
+remove the file again
the screenshot shouldn't stay
[hm|meh], no good, delete
bad shot, remove
i just wanted to test that, delete it
it was only a test, delete it
undo what you just did
that one's rubbish, chuck it
that file can be removed again
i never wanted a picture
pretend that didn't happen, undo
kindly remove it again
drop that one
not needed, undo
misclick, undo
nuke the [screenshot|picture]
put things back as they were
could we reverse that
undo!
undo undo
undo please
ctrl-z
^z
rollback
revert
reverse
delete the thing
delete that png
file away, delete
bin that
gone with it
be gone
back to before
back to how it was
as you were
not good, bin it
not that, undo
no good, away with it
no no no, undo
oh no, delete it
oh dear, remove it
that's not it, undo
that's the wrong moment, undo
that's embarrassing, delete it
that's private, delete it again
it shows too much, delete it
it's got my address on it, delete it
it's the wrong screen, undo
it didn't work out, delete the picture
it's no use to me, delete it
i look silly on it, delete
i changed my mind about the screenshot
i changed my mind, delete it
i don't like it, delete it
i don't want it saved
i didn't ask for that, undo
i hit the wrong key, undo
i'll take a better one later, delete this
i meant something else, undo the screenshot
can you reverse it
could that be removed again
shall we delete it again
will you delete it
mind deleting it again
let's undo that
+take away the screenshot again
+clear that picture away
+withdraw the screenshot
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
bitte löschen
fort damit
das Bild [ist schwarz|ist unscharf|zeigt das Falsche], lösch es
es war nur ein Test, lösch es
[hoppla|huch], nicht gewollt, rückgängig
zurücknehmen bitte
den falschen Bildschirm erwischt, lösch's wieder
ich wollt gar kein Bild
die Datei wieder entfernen
kann weg
Abbruch, weg mit dem Bild
doch kein Screenshot
da sind [meine Kontodaten|private Nachrichten] drauf, weg damit
lass das Bild wieder verschwinden
tu das [nicht behalten|wieder weg]
einen Schritt zurück
[schmeiß|hau] den Screenshot in die Tonne
aus Versehen gedrückt, rückgängig bitte
undo das
Screenshot zurücknehmen
wieder runter von der Platte damit
Mist, das Popup war schon weg, lösch das Bild
den [will|brauch] i ned, weg damit
nimm's zurück
löschen, war nix
das war nix, weg
schade, unbrauchbar, löschen
mach den letzten Schritt rückgängig
den Screenshot brauch ich nicht
nicht speichern, wieder löschen
muss nicht aufgehoben werden, lösch es
vertippt, rückgängig
[bereu|bereue] ich, nimm's zurück
lösch ma des wieda
chasch das wider lösche
wech damit
storno
ich hätt's gern rückgängig
das hätte nicht sein sollen, rückgängig
nein danke, löschen
würdest du das Bild wieder entfernen
tilg das Bild
vergiss das Bild, weg damit
das Foto gefällt mir nicht, lösch's
alles zurück
so, als wär nichts gewesen, lösch das Bild
das Bild [kannst|darfst] du wieder löschen
zurück
zurück damit
undo
undo undo
Strg-Z
^z
widerrufen
Widerruf
rückgängig, bitte rückgängig
das Ding löschen
das PNG löschen
Datei weg
in den Müll damit
ab in den Papierkorb
und weg
wieder wie vorher
zurück zu vorher
alles wie vorher bitte
nicht gut, löschen
nicht das, rückgängig
nein nein nein, zurück
oh nein, lösch das
oje, entfern's wieder
das ist es nicht, rückgängig
das ist peinlich, lösch's
das ist privat, wieder löschen
man sieht zu viel drauf, löschen
da ist meine Adresse drauf, löschen
falscher Bildschirm, rückgängig
ist nichts geworden, lösch das Bild
damit fang ich nichts an, löschen
ich hab's mir anders überlegt, weg mit dem Bild
ich hab's mir anders überlegt, löschen
gefällt mir nicht, löschen
das will ich nicht gespeichert haben
darum hab ich nicht gebeten, rückgängig
falsche Taste erwischt, rückgängig
später mach ich ein besseres, lösch das
ich hab was anderes gemeint, nimm den Screenshot zurück
können wir das zurücknehmen
kannst du das wieder löschen
könnte das wieder weg
wollen wir's wieder löschen
löschst du es wieder
machst du das rückgängig
nimmst du das zurück
+räum das Bild wieder weg
+zieh den Screenshot zurück
+lösch das Foto wieder
tua's weg
nimm's zrugg
smiet dat weg
""",
)
