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
""",
)
