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
xdg-open it
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
xdg-open
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
xclip the path
wl-copy path
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
wl-copy Pfad
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
""",
)
