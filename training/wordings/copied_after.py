"""How people go on with what is on the clipboard, or with what they want there."""

from training.phrases import Phrases

OPEN = Phrases(
    en="""
open it
open [the|that] [link|page|url]
[and|] go there
!visit it
open that [in the browser|]
[load|launch] [it|that]
take me there
open it up
follow [it|that link]
[can|could] you open [it|that|the link]?
open
in the browser [please|]
show me that page
[yes|ok|great], open it
i want to see that [page|site]
let me see the page
!bring it up
!off we go, open it
[looks interesting|sounds good], open it
go for it, open that [link|page]
what's behind it? open it
click [it|that]
pull it up [please|]
let's go there
to the page [please|pls]
browse to it
check it out [for me|]
[sure|yeah|yep], load it
would you open that for me
could do with seeing that page
open please
open the address
open that address
please open the link
open what i copied
open the copied link
open this url
now open it
then open it
yes please, open it
yes, go there
ok, go to it
alright, take me there
cool, let me see it
nice, load it
[can|could] you take me there
could you load that page
could you follow that link
would you visit it for me
would you mind opening the link
would you go to that page
may i see that page
can i see the site
can we have a look at that page
i want to go there
i want to open that link
i want to visit that site
i'd like to see it in the browser
i'd like to go there
i need that page open
i need to see that
let's open it
let's have a look at the page
let's see what's there, open it
let's visit that
let me have a look, open the link
visit the site
visit that page
load the url
load that link
click the link
in a new tab please
new tab with that
open it in a new tab
open in browser
open with my browser
browser please
launch the browser with it
+bring up the page
+bring the site up
+get me to that page
+fetch the page in the browser
+show it in the browser
what a strange link, open it
where does that lead, open it
""",
    de="""
öffne [es|das|ihn]
öffne [den Link|die Seite]
[und|] geh [dahin|hin]
!ruf das auf
mach das auf
ruf [ihn|die Seite|den Link] [mal|] auf
[mach|tu] [ihn|die Seite|den Link] [mal|] auf
bring mich [hin|dahin|dorthin]
öffnen
aufmachen [bitte|]
[ja|ok|gut|super], [öffnen|mach auf|öffne das]
im Browser [bitte|öffnen|zeigen]
[kannst|könntest] du [das|den Link|ihn] [öffnen|aufmachen]?
zeig [mir|] die Seite
da will ich hin
folg dem Link
!den will ich offen haben
!moch auf
[klingt gut|sieht gut aus], mach auf
was ist da? öffne das
klick [ihn|den|das] an
+lad [das|die Seite]
lass uns da hingehen
zu der Seite [bitte|]
schau ma da [mal|] rein
[ja|jo|jep], [lad|ruf] das auf
würdest du den öffnen?
die Seite hätt ich gern gesehen
auf damit
mach die Adresse [mal|] auf
öffne das bitte
bitte öffnen
öffne die Adresse
öffne die Webseite
Link öffnen
Seite öffnen
Adresse aufrufen
Link aufrufen bitte
öffne, was ich kopiert hab
den kopierten Link öffnen
jetzt öffnen
dann öffne ihn
dann mach ihn auf
ja bitte, öffne ihn
ja, geh da hin
ok, hin da
fein, zeig her
super, lad die Seite
[kannst|könntest] du mich da hinbringen
könntest du die Seite laden
könntest du dem Link folgen
würdest du die Seite aufrufen
würdest du mal auf den Link gehen
magst den Link aufmachen
magst du die Seite öffnen
darf ich die Seite sehen
kann ich die Seite sehen
ich will auf die Seite
ich will den Link öffnen
ich möchte da hin
ich möcht die Seite sehen
ich würd die Seite gern sehen
ich brauch die Seite offen
ich muss auf die Seite
machen wir ihn auf
schauen wir uns die Seite an
gehen wir hin
lass mich die Seite sehen
lass sehen, mach auf
besuch die Seite
geh auf die Seite
geh auf den Link
lade den Link
klick auf den Link
in einem neuen Tab bitte
neuer Tab damit
mach das in einem neuen Tab auf
mit dem Browser öffnen
Browser bitte
starte den Browser damit
+hol die Seite her
+hol die Seite in den Browser
+zeig das im Browser
wohin führt der Link, mach auf
komischer Link, öffne ihn mal
moch den Link auf
mach de Link uf
+open den Link
""",
)
OPEN_FILE = Phrases(
    en="""
open it
open [the|that] file
[and|] open that
!show me the file
[can|could] you open [it|that file|the file]?
open
open it up
[ok|yes|great], open it
let me see [it|the file]
i want to look at it
launch it
pull it up
would you open that for me
!let's look at the file
what's in it? open it
open it [please|pls|for me]
double click it
[sure|yeah|yep], open that one
fire it up
could i see that file
i'd like to have it open
go ahead and open it
have it opened
view it
yes, open
please open it
please open that
open pls
now open it
then open it
so open it
nice, open that
cool, open it
perfect, open the file
right, open that one
that's the one, open it
oh that one, open it
[can|could] you pull that up
could you bring it up
would you mind opening it
would you open the file
may i see it
can i have a look
can i look at it
let's have a look
let's open it
let's see it
i want to see that file
i want it open
i want to open that
i need to see it
i need it open
i'd like to see that
i'd like to look at it
i have to work on that, open it
i have to edit it, open it
bring up the file
+load the file
+view that file
+pop it open
put it on the screen
on the screen please
have a look inside, open it
take a look, open it
click on it
open with the default program
open that path
open what i copied
open the copied file
open the file i copied
that file, open it
the file please
go on, open it
do open it
open sesame
just open it
sweet, show it to me
it should be open
get it open
""",
    de="""
öffne [sie|das|die Datei]
[und|] mach sie auf
mach die Datei auf
!zeig mir die Datei
öffnen
aufmachen [bitte|]
[kannst|könntest] du [sie|die Datei|das] [öffnen|aufmachen]?
[ja|ok|gut], [öffnen|mach auf|öffne sie]
ich will sie [sehen|anschauen]
zeig sie [mir|mal] [her|]
tu sie [mal|] auf
ruf die Datei [mal|] auf
magst sie aufmachen?
!mach das Ding [mal|] auf
!die will ich sehen
was ist da drin? öffne sie
[bitte|] öffne sie [mir|]
[doppelklick drauf|klick sie an]
[jo|jep|gerne], mach sie auf
könnt ich die Datei sehen?
ich hätt sie gern offen
auf damit
die Datei öffnen [bitte|]
würdest du die öffnen?
mach's auf
lass sehen
ja, öffnen
öffne sie bitte
mach sie bitte auf
bitte aufmachen
jetzt öffnen
dann öffne sie
dann mach sie auf
also auf damit
schön, mach die auf
super, öffne die Datei
perfekt, aufmachen
genau die, öffne sie
ach die, mach auf
[kannst|könntest] du die mal zeigen
könntest du sie mir aufmachen
magst die Datei öffnen
würdest du die Datei aufmachen
darf ich sie sehen
kann ich mal reinschauen
kann ich sie anschauen
schauen wir mal rein
öffnen wir sie
ich möchte sie sehen
ich will sie offen haben
ich möchte die öffnen
ich muss sie sehen
ich brauch sie offen
ich würd sie gern sehen
ich würd gern reinschauen
ich muss daran arbeiten, öffne sie
ich muss sie bearbeiten, mach auf
hol sie her
hol die Datei her
+lad die Datei
+blend die Datei ein
+klapp sie auf
auf den Bildschirm damit
auf den Schirm bitte
schau rein, öffne sie
wirf einen Blick rein, mach auf
klick drauf
mit dem Standardprogramm öffnen
öffne den Pfad
öffne, was ich kopiert hab
öffne die kopierte Datei
die kopierte Datei aufmachen
die Datei da, mach auf
die Datei bitte
na los, mach auf
Sesam öffne dich
einfach öffnen
die soll aufgehen
die soll offen sein
moch's auf
mach's uf
mok op
+open die Datei
""",
)
COPY = Phrases(
    en="""
+copy [that|it|the result|this] [to the clipboard|]
+put [that|it] on the clipboard
to the clipboard
copy
!i want that on my clipboard
[can|could] you copy [that|it|the result|the number]?
copy the [number|answer|value] [to the clipboard|]
copy [to clipboard|pls|please]
[stick|throw|drop] [it|that|the result] [on|in] [the|my] clipboard
result to clipboard
i need to paste that
[now|and|ok,] copy it
[and|now] onto the clipboard
yank it
i need [it|that|the number] on the clipboard
!that number in my clipboard please
!make it ready to paste
could do with that on my clipboard
copy [that number|the answer] over
i wanna paste it [somewhere|], copy it
have that copied
[great|thanks|perfect], copy that
grab that [number|result] for me to paste
would you copy it for me
save it to the clipboard
clipboard [it|that] [please|]
ctrl c
and copied please
shove it in the clipboard
copy it
copy this please
to my clipboard
into the clipboard with it
and copy
now copy that
now to the clipboard
ok copy
cool, copy it
nice, copy that for me
good, on the clipboard with it
that to the clipboard please
the result to the clipboard
the number to the clipboard
number on the clipboard please
value to clipboard
answer to clipboard
cmd c
yank that number
would you put that on my clipboard
would you mind copying that
mind copying the result
may i have that on the clipboard
can i have that copied
can that go on the clipboard
could the result go to my clipboard
could you put the number on the clipboard
could you stick it in the clipboard
i want it copied
i want to paste the result
i'd like to paste it
i'd like that number copied
i'll need that for pasting
i'm going to paste that somewhere
i have to paste that into a form, copy it
i have to enter that elsewhere, copy it please
it should be on my clipboard
that should go to the clipboard
that belongs on the clipboard
let me paste that
let's copy that
so i can paste it, copy the result
don't make me type it, copy it
too lazy to type it, clipboard please
+save the result to the clipboard
+send it to the clipboard
+load that into the clipboard
+get that onto the clipboard
+copy just the number
+copy the figure
+copy what came out
""",
    de="""
+kopier [das|es|das Ergebnis] [in die Zwischenablage|]
+leg [das|es] in die Zwischenablage
in die Zwischenablage
kopieren
!das will ich in der Zwischenablage
[kannst|könntest] du [das|die Zahl|das Ergebnis] kopieren?
kopier [mir|] [die Zahl|den Wert]
[das|Ergebnis|Zahl] kopieren
[und|jetzt|ok,] kopieren
[pack|tu|schieb|steck] [das|die Zahl|das Ergebnis] in die Zwischenablage
ab in die Zwischenablage [damit|]
Ergebnis in die Zwischenablage
ich [muss|will] das [gleich|] einfügen
das brauch ich [in der Zwischenablage|zum Einfügen]
ins Clipboard [damit|bitte|]
copy
!die Zahl hätt ich gern kopiert
!leg mir das zum Einfügen bereit
[super|danke|perfekt], kopier das
das brauch ich [gleich|] woanders, kopier's
würdest du mir das kopieren?
[bitte|] einmal kopieren
Strg C
kopier's [mir|mal|]
[und|] das [dann|] in die Zwischenablage
hau das in die Zwischenablage
wär praktisch in der Zwischenablage
merk das in der Zwischenablage
des Ergebnis kopieren
das Resultat in die Zwischenablage bitte
kopier's
kopieren bitte
bitte kopieren
ins Clipboard
und kopieren bitte
jetzt kopieren
jetzt in die Zwischenablage
ok, kopier das mal
schön, kopier es
gut, in die Zwischenablage damit
das bitte in die Zwischenablage
das Ergebnis in die Zwischenablage
die Zahl in die Zwischenablage
Zahl bitte in die Zwischenablage
Wert in die Zwischenablage
Summe kopieren
Strg+C bitte
würdest du das in die Zwischenablage legen
magst du das kopieren
magst mir das kopieren
kann das in die Zwischenablage
kann ich das in der Zwischenablage haben
könnte das in die Zwischenablage
könntest du die Zahl in die Zwischenablage tun
könntest du das Ergebnis kopieren
kannst mir das in die Zwischenablage geben
ich will das kopiert haben
ich will das Ergebnis einfügen
ich möcht's einfügen
ich hätt das gern kopiert
ich hätt das gern in der Zwischenablage
das muss ich wo einfügen
ich muss das in ein Formular einfügen, kopier's
ich muss das woanders eintragen, kopieren bitte
das soll in die Zwischenablage
das gehört in die Zwischenablage
das kommt in die Zwischenablage
zum Einfügen bitte
lass mich das einfügen
damit ich's nicht abtippen muss, kopier es
zu faul zum Tippen, Zwischenablage bitte
+nimm das in die Zwischenablage
+speicher das Ergebnis in der Zwischenablage
+schick das in die Zwischenablage
+kopier nur die Zahl
+kopier, was rauskommt
+kopier den Betrag
kopier ma des
des in de Zwischenablag
chasch das kopiere
kopeer dat
""",
)
NOTHING = Phrases(
    en="""
+copy something to the clipboard
+put a text on the clipboard
copy to clipboard
+set the clipboard
!+write to the clipboard
+copy [a|some] text [for me|]
i want to copy something [to the clipboard|]
[can|could] you [copy|put] something [to|on] the clipboard?
+put something on [the|my] clipboard
something for the clipboard
copy this to the clipboard
+change the clipboard [content|contents]
+fill the clipboard
i need something on my clipboard
new clipboard content
text to clipboard
write clipboard
i have some text for the clipboard
!let me put something in the clipboard
!+place a text in the clipboard
could do with a text on the clipboard
would you copy a text to my clipboard?
+store something in the clipboard
i've got something for the clipboard
something [has to|should] go [on|in] the clipboard
let's copy something
+replace what's on my clipboard
my clipboard should contain something else
copy a text [pls|please]
+load the clipboard with something
a text into the clipboard
copy a sentence
copy a text for me
copy this text
clipboard: set
set clipboard
fill clipboard
overwrite the clipboard
write_clipboard
clipboard, new content
new text for the clipboard
something to the clipboard
something onto the clipboard
a line for the clipboard
some words for my clipboard
put this on the clipboard
put this in my clipboard
put some words on the clipboard
put a line on my clipboard
+throw something on the clipboard
+stick some text on the clipboard
+save a text to the clipboard
+add something to the clipboard
+get a text onto my clipboard
i want something on my clipboard
i want a text copied
i'd like to have a text on the clipboard
i'd like to put something on the clipboard
i need to copy a text
i need to get something onto the clipboard
i've got a text to copy
i've got words for the clipboard
there's a text that should go to the clipboard
here's something for the clipboard
here comes something for the clipboard
can you set my clipboard
can you copy a text
could you fill the clipboard
would you put something on my clipboard
can something go on the clipboard
is it possible to put a text on the clipboard
let's put something on the clipboard
let's fill the clipboard
prepare the clipboard for pasting, i have a text
before i paste, put a text on the clipboard
the clipboard needs a new text
my clipboard needs something else on it
change what's on the clipboard
the clipboard should hold another text
i'd dictate something for the clipboard
a few words need to be on my clipboard
""",
    de="""
+kopier was in die Zwischenablage
+leg einen Text in die Zwischenablage
in die Zwischenablage kopieren
!+schreib in die Zwischenablage
+kopier [mal|mir|] [einen|nen] Text [in die Zwischenablage|]
ich [will|möchte|muss] was in die Zwischenablage [legen|kopieren|tun]
[kannst|könntest] du [was|etwas|einen Text] in die Zwischenablage [legen|kopieren|tun]?
Text in die Zwischenablage
was in die Zwischenablage [legen|packen]
kopier das in die Zwischenablage
diesen Text kopieren
Zwischenablage [füllen|befüllen|setzen]
+tu was in die Zwischenablage
was für die Zwischenablage
neuer Inhalt für die Zwischenablage
magst was in die Zwischenablage tun?
+pack mal was ins Clipboard
!ich bräuchte etwas in der Zwischenablage
!Zwischenablage überschreiben
würdest du was in die Zwischenablage kopieren?
in die Zwischenablage [soll|muss] was [rein|anderes]
ich hab was für die Zwischenablage
+speicher was in der Zwischenablage
lass uns was kopieren
einen Text kopieren bitte
+ersetz, was in der Zwischenablage ist
meine Zwischenablage soll was anderes enthalten
hätt gern was in der Zwischenablage
+schieb was in die Zwischenablage
tua wos in de Zwischenablag
kopier einen Satz
kopier mir einen Text
Text kopieren
Zwischenablage setzen bitte
Zwischenablage neu befüllen
neuer Text für die Zwischenablage
etwas in die Zwischenablage
was in die Zwischenablage
ein Satz in die Zwischenablage
ein paar Worte für die Zwischenablage
write_clipboard
leg das in die Zwischenablage
tu das in die Zwischenablage
tu diesen Text in die Zwischenablage
+wirf was in die Zwischenablage
+steck was in die Zwischenablage
+füll die Zwischenablage
+setz die Zwischenablage
+ändere den Inhalt der Zwischenablage
+übernimm einen Text in die Zwischenablage
ich möchte einen Text kopieren
ich möchte was in der Zwischenablage haben
ich hätte gern einen Text in der Zwischenablage
ich brauch einen Text in der Zwischenablage
ich brauch was in der Zwischenablage
ich muss einen Text in die Zwischenablage kriegen
ich hab einen Text zum Kopieren
da ist was für die Zwischenablage
da wär ein Text für die Zwischenablage
es soll was in die Zwischenablage
ein Text soll in die Zwischenablage
kannst du einen Text kopieren
könntest du die Zwischenablage befüllen
würdest du einen Text kopieren
kann was in die Zwischenablage
geht es, einen Text in die Zwischenablage zu legen
legen wir was in die Zwischenablage
füllen wir die Zwischenablage
ich will gleich was einfügen, leg einen Text in die Zwischenablage
die Zwischenablage braucht einen neuen Text
in meine Zwischenablage gehört was anderes
in meine Zwischenablage soll ein Text
+copy was ins Clipboard
Zwischenablage: neuer Inhalt
Inhalt der Zwischenablage ersetzen
ich diktier dir was für die Zwischenablage
nimm einen Text in die Zwischenablage auf
ein anderer Text soll in die Zwischenablage
schieb mir einen Satz in die Zwischenablage
tu ma an Text in d'Zwischenablag
wie kriegt man einen Text in die Zwischenablage, mach das bitte
""",
)
PLAYS = Phrases(
    en="""
what's playing
what song is this
name of this song
!which song is that
what am i listening to
song title?
what track is on
current [song|track|tune]
what's this [song|tune] called
title of the current song
now playing
which track is running
tell me the song
do you know this song
i like this one, what is it called
!what's that tune
who sings this
[banger|great song], what is it
this sounds familiar, which song
song name pls
what's on [right now|at the moment]
which music is this
could you tell me what this song is called
whose track is that
what am i hearing
identify this song
which song
which song is this
which song is playing
which tune is playing
which artist is this
what song is on
what song
what music is on
what music is playing
what's the song
what's the music
what's the name of the track
what's it called, the song
what's the title
what's coming out of the speakers
what's that i'm hearing
what's that music
what's that song
what are we listening to
what is being played
what did the player just start
song?
song name
song info
track info
track name
title and artist
artist and title please
artist?
current title
currently playing
playing?
np
nowplaying
who is it by
who is singing
who's playing
who made this song
by whom is this
is this a new song, what's it called
how is this song called
tell me what's playing
tell me the title
tell me the artist
+name that tune
+name this song
+show the current song
+give me the song title
i don't know this song, what is it
i'd like to know what's playing
i want to know the name of this song
i love this song, what's it called
never heard that, what is it
ooh, what's this song
catchy, who's that
can you tell me the song
could you name the song
do you know what's playing
""",
    de="""
was läuft
wie heißt das Lied
welches Lied ist das
!was für ein Lied ist das
was höre ich [da|gerade|]
welcher [Song|Titel] läuft [gerade|]
aktuelles Lied
Titel vom Lied?
wie heißt [der Song|das Stück|der Track]
was spielt [da|grad|gerade]
was ist das für [ein Lied|Musik|ein Song]
sag mir [das Lied|den Titel]
gefällt mir, wie heißt das Lied?
wos lauft do [grad|]
kennst du das Lied?
!welches Stück hör ich grad
wer singt das
[geiles|schönes|cooles] Lied, wie heißt das
kommt mir bekannt vor, welches Lied [ist das|]
Songname bitte
was läuft da [für Musik|für ein Song|]
von wem ist das Lied
könntest du mir sagen, wie das Lied heißt
was hör ich da
Interpret und Titel?
was lauft da für es Lied
was ist das für ein Stück
was ist das für ein Titel
was ist das für eine Band
was ist das für Musik, die da läuft
was läuft gerade
was läuft da
was läuft denn
was wird gespielt
was hören wir da
was hör ich eigentlich
was dudelt da
welches Lied
welches Lied läuft
welches Stück ist das
welcher Track ist das
welcher Interpret ist das
welche Musik ist das
welche Band ist das
wie nennt sich das Lied
wie heißt das
wie heißt das Stück, das da läuft
wie ist der Titel
wie lautet der Titel
wer spielt da
wer singt
wer singt denn da
von wem ist das
Lied?
Liedtitel
Titel und Interpret bitte
Interpret?
Song?
aktueller Titel
aktueller Song
jetzt läuft?
now playing
läuft gerade?
+nenn mir das Lied
+nenn den Titel
+zeig den aktuellen Titel
+sag mir, was läuft
+verrat mir den Titel
ich kenn das Lied nicht, was ist das
ich wüsste gern, was läuft
ich will wissen, wie das Lied heißt
ich möchte den Titel wissen
nie gehört, was ist das
oh, was ist das für ein Lied
Ohrwurm, wie heißt der
tolle Musik, von wem ist die
kannst du mir das Lied nennen
könntest du mir den Titel sagen
weißt du, was da läuft
wia hoaßt des Liad
wer singt'n des
wie heisst das Lied do
wat löppt dor
""",
)
