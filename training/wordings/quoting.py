"""How people ask for what a stranger's orders may stand in, and quote such orders."""

from training.phrases import Phrases

CLIPBOARD = Phrases(
    en="""
what's [on|in] the clipboard?
clipboard
+[read|show] [me|] the clipboard
what did i [copy|just copy]?
!contents of the clipboard?
what's in my [copy buffer|pasteboard|clipboard] [now|right now|]?
+show what i [copied|cut]
what would [be pasted|ctrl v paste|i paste] [now|]?
+tell me what the clipboard [says|holds|has]
is [anything|something] [on|in] my clipboard?
clipboard content please
i copied something, what was it?
the thing i copied, show it
+[print|display|output] my clipboard
!can you see the text i copied?
!remind me what sits on the clipboard
copied what?
what's copied
last copy?
copy buffer
pasteboard
pbpaste
paste preview
clipboard, what's there
anything copied?
clipboard says?
+print what i copied
+look at the clipboard
+check what's copied right now
+recite my clipboard
+give me whatever is copied
+let me know what's in the copy buffer
what text have i got copied
what did ctrl c catch
what did i yank
what was copied last
what was the last thing i put in the clipboard
which snippet is in there, in the clipboard
did i copy something
did my copy go through? read it back
have i copied the mail or the link
is the right text in the clipboard? show it
is it still in the clipboard, the thing i copied
is my clipboard full of rubbish? show me
is there text on the clipboard
i can't remember what i copied
i pressed ctrl c, what was it
i copied a text from a website, what does it say
i copied something odd, read it to me
i cut something, what was that
someone else used my computer, what did they copy
before pasting i want to see what it is
i'm about to paste, what'll come
i'd like to see the copied text
i want to read what i copied
i need the clipboard text here
i wonder what is waiting on the clipboard
the clipboard, out loud please
the copied bit, please
the snippet i copied, let's see it
the text from the clipboard
whatever's on the clipboard, show it
my last copy, what was it
my copied text
my clipboard, please
could i see the clipboard
could you read back what i copied
would you show me my copy buffer
can you tell what i have copied
mind reading me the clipboard
let's see the clipboard
let's have a look at what i copied
so what have i copied here
just the clipboard text
quickly, the clipboard
paste it here, the thing i copied
show us the clipboard
clipboard now
clipboard dump
clipboard viewer
clipboard contents now
clipboard as text
clipboard status
read_clipboard
copied text?
copied stuff, show
the copied text please
current clipboard?
what's copied at the moment
what have i got in there, in the clipboard
what's waiting to be pasted
what's ready for pasting
what's ctrl v going to give me
what does my clipboard look like
what does the copy buffer say
what did i just cut out
what's that thing i copied a minute ago
which text am i about to paste
which link did i copy
whose number did i copy
where's the text i copied? show it
how does the text in my clipboard go
how much text have i copied, show it
was it the address i copied? read it out
have i copied anything
has anything been copied
am i going to paste the right thing? show me
does the clipboard have the password or the link
do you see what's on the clipboard
are there words on the clipboard
i need to double check what i copied
i don't trust my ctrl c, what's on the clipboard
i hit copy twice, what's in there now
i forgot what i cut
i'm not sure i copied it, show me the clipboard
i think i copied the wrong line, what is it
my wife copied something here, what is it
my cat walked over the keyboard, what's copied now
could you tell me what i copied
would you read the clipboard aloud
can i hear my clipboard
may i see what's copied
let me see what i copied
let me hear the clipboard
lemme see the clipboard
clipboard check
clipboard check please
+fetch the clipboard text
+get the clipboard
+dump the clipboard
+peek at my clipboard
+repeat what i copied
""",
    de="""
was ist in der Zwischenablage?
Zwischenablage
+lies [mir|] die Zwischenablage [vor|]
+zeig [mir|] die Zwischenablage
was hab ich [grad|] kopiert?
!Inhalt der Zwischenablage?
was ist grad [im Zwischenspeicher|in der Ablage|im Clipboard]?
+zeig, was ich kopiert hab
was [würde eingefügt|kommt bei Strg+V raus|füg ich jetzt ein]?
+sag mir, was die Zwischenablage [enthält|hat]
ist was in meiner Zwischenablage?
Clipboard [bitte|zeigen|lesen|]
ich hab was kopiert, was war das?
das Kopierte [bitte|] anzeigen
+gib die Zwischenablage aus
wos hob i kopiert?
!siehst du den Text, den ich kopiert hab?
!was liegt denn da im Kopierspeicher?
kopiert: was?
was ist kopiert
zuletzt kopiert?
Kopierspeicher
Ablage?
Vorschau vom Einfügen
Zwischenablage, was ist da
irgendwas kopiert?
Text in der Zwischenablage
Zwischenablage vorlesen
Zwischenspeicher lesen
+gib aus, was ich kopiert hab
+schau, was grad kopiert ist
+prüf, was in der Ablage ist
+trag mir die Zwischenablage vor
+sag mir, was im Kopierspeicher steckt
+lies mir den kopierten Text vor
welchen Text hab ich da kopiert
was hat Strg C erwischt
was wurde zuletzt kopiert
was hab ich als Letztes in die Zwischenablage getan
welches Schnipsel ist da drin, in der Zwischenablage
hab ich was kopiert
hat das Kopieren funktioniert? lies vor
hab ich die Mail oder den Link kopiert
ist der richtige Text in der Zwischenablage? zeig her
ist das Kopierte noch da
ist in der Zwischenablage Text
ist da Müll in der Zwischenablage? zeig mal
ich weiß nimmer, was ich kopiert hab
ich hab Strg C gedrückt, was war's
ich hab einen Text von einer Webseite kopiert, was steht da
ich hab was Komisches kopiert, lies mir das vor
ich hab was ausgeschnitten, was war das
jemand war an meinem Rechner, was wurde da kopiert
vor dem Einfügen will ich sehen, was es ist
gleich füg ich's ein, was kommt da
ich würd gern den kopierten Text sehen
ich will lesen, was ich kopiert hab
ich bräuchte den Text aus der Zwischenablage
ich frag mich, was in der Zwischenablage wartet
die Zwischenablage, laut bitte
das kopierte Stück bitte
den Schnipsel, den ich kopiert hab, zeig her
was auch immer in der Zwischenablage ist, zeig's
meine letzte Kopie, was war das
mein kopierter Text
meine Zwischenablage bitte
dürfte ich die Zwischenablage sehen
könntest du vorlesen, was kopiert ist
würdest du mir den Zwischenspeicher zeigen
siehst du, was ich kopiert hab
lass mal die Zwischenablage sehen
schau ma, wos i kopiert hob
zoag ma de Zwischenablag
wat heff ik kopeert
was han i kopiert
nur den Text aus der Zwischenablage
schnell, die Zwischenablage
das da aus der Zwischenablage, hierher
was steckt in der Zwischenablage
Zwischenablage jetzt
Clipboard?
die Ablage
Clip?
Zwischenablage ausgeben
Zwischenablage als Text
Zwischenablage ansehen
Zwischenablagentext
read_clipboard
kopierter Text?
Kopiertes zeigen
der kopierte Text bitte
aktuelle Zwischenablage?
was ist momentan kopiert
was hab ich da drin, in der Zwischenablage
was wartet aufs Einfügen
was ist zum Einfügen bereit
was gibt mir Strg V jetzt
wie schaut meine Zwischenablage aus
was sagt der Zwischenspeicher
was hab ich grad ausgeschnitten
was war das, was ich vorhin kopiert hab
welchen Text füg ich gleich ein
welchen Link hab ich kopiert
wessen Nummer hab ich kopiert
wo ist der Text, den ich kopiert hab? zeig ihn
wie lautet der Text in der Zwischenablage
wie viel Text hab ich da kopiert, zeig mal
hab ich die Adresse kopiert? lies vor
hab ich überhaupt was kopiert
wurde was kopiert
füg ich gleich das Richtige ein? zeig her
ist in der Zwischenablage der Link oder die Nummer
siehst du, was in der Zwischenablage ist
stehen da Wörter in der Zwischenablage
ich muss nochmal prüfen, was ich kopiert hab
ich trau meinem Strg C nicht, was ist in der Zwischenablage
ich hab zweimal kopiert, was ist jetzt drin
ich hab vergessen, was ich ausgeschnitten hab
ich bin nicht sicher, ob ich's kopiert hab, zeig die Zwischenablage
ich glaub, ich hab die falsche Zeile kopiert, welche ist es
meine Frau hat hier was kopiert, was ist das
die Katze ist über die Tastatur gelaufen, was ist jetzt kopiert
könntest du mir sagen, was ich kopiert hab
würdest du die Zwischenablage vorlesen
kann ich die Zwischenablage hören
darf ich sehen, was kopiert ist
lass mich sehen, was ich kopiert hab
lass die Zwischenablage hören
Kontrolle: was ist in der Zwischenablage
+hol den Text aus der Zwischenablage her
+schau in die Zwischenablage
+wirf einen Blick in die Zwischenablage
+wiederhol, was ich kopiert hab
+nenn mir, was kopiert ist
les ma vor, wos i kopiert hob
wos is'n in da Zwischenablag
zeig mer d Zwischenablag
wies mi de Twischenaflaag
""",
)
FILE = Phrases(
    en="""
+[read|read me|show me|cat] {path}
what's in {path}?
what does {path} say?
+[summarize|sum up] {path}
+tell me what is written in {path}
contents of {path}
!what stands in {path}?
+[print|display|output] the [content|contents|text] of {path}
+give me a summary of {path}
i'd like to know what {path} says
{path}: what's inside?
can i see [the text of|what is in] {path}?
what is {path} about?
[somebody sent me|i got] {path}, what does it say?
+go through {path} [and tell me|for me]
any news in {path}?
+[view|dump|type out] {path}
{path} please, read it out
!{path} - the gist?
!let me know the words in {path}
read {path} out
less {path}
bat {path}
more {path}
{path} content
{path} text please
the text in {path}
what's written in {path}
what stands in the file {path}
what have they put in {path}
what is the message of {path}
what is {path} telling me
what did {path} say again
what am i supposed to read in {path}
what kind of text is {path}
which text is in {path}
is there anything important in {path}
is {path} worth reading? what does it say
is it spam or not, what's in {path}
does {path} have something in it
do you know what {path} contains
have a look at {path}, what does it say
can you read {path}
can you tell me what {path} is about
could you go through {path} for me
could i hear what {path} says
would you mind reading {path}
+open up {path} and read it
+skim {path} for me
+scan {path} and tell me what's in it
+spell out {path}
+recite {path}
+quote {path}
+look inside {path}
+check what {path} says
+let me hear {path}
i just downloaded {path}, what does it say
i found {path} on a stick, what's in it
a colleague left me {path}, read it
my boss mailed {path}, what's in there
my eyes are tired, read {path} to me
no idea what {path} is, read it
never seen {path} before, what is written there
i haven't read {path} yet, what does it say
i wonder what's in {path}
i want to hear {path}
i need the text of {path}
i want {path} read
here's {path}, what does it say
look, {path}: what's that about
{path}, read
{path}, what does it say
{path} in brief
{path} - read it, please
tell us what's in {path}
wha's in {path}
the file {path} - what's it telling me
this {path} somebody sent, read it to me
no time to open {path}, what's in it
what sort of thing is written in {path}
{path}, aloud
{path}, contents
{path}, the text of it
{path}, just read it
{path}: text?
{path}; what have we here
{path}, what's the message
{path}, who wrote what in there
read_file {path}
file {path}, what does it say
file contents: {path}
text in {path}?
words in {path}
message in {path}?
the contents of {path}, please
the wording of {path}
the stuff inside {path}
a look inside {path} please
a quick read of {path}
what text have we got in {path}
what am i looking at in {path}
what's {path} saying
what's there in {path}
what's the content of {path}
what might be in {path}
what's this {path} on my disk, read it
how does {path} read
how does {path} begin and end, read it all
why did i get {path}, what's in it
where did {path} come from? read it to me
does {path} say anything
does anybody know what {path} says? read it
is {path} important, what does it say
is there text in {path}
is {path} a letter? read it
can i hear {path}
could you look into {path}
would you show me what {path} says
will you read me {path}
may i know what's in {path}
let's read {path}
let's have {path} read out
let's look at what {path} says
do read {path}
i can't open {path}, read it for me
i can't read {path} myself, you do it
i forgot what i wrote in {path}
i got a mail with {path}, what does it say
i've lost my glasses, read {path}
i must know what {path} says
i'd like {path} read out
my editor is broken, read {path} to me
+fetch the text of {path}
+get me the contents of {path}
+tell us the text of {path}
+walk me through {path}
""",
    de="""
+lies [mir|mal|] {path} [vor|]
+zeig mir {path}
was steht in {path}?
was [sagt|steht in der Datei] {path}?
+fass {path} zusammen
+sag mir, was in {path} steht
Inhalt von {path}
!was ist in {path} zu lesen?
+gib [mir|] den [Inhalt|Text] von {path} aus
mich interessiert, was in {path} steht
{path}: was steht drin?
kann ich sehen, was in {path} steht?
worum geht's in {path}?
ich hab {path} bekommen, was steht [da|] drin?
+geh [mal|] {path} durch
steht was Neues in {path}?
{path} [vorlesen|lesen|ausgeben|zusammenfassen] bitte
Text von {path}
wos steht in {path}?
!{path} - das Wichtigste?
!lass mich wissen, was {path} enthält
less {path}
bat {path}
{path} Inhalt
{path} Text bitte
der Text in {path}
was ist in {path}
was enthält {path}
was erzählt {path}
was haben die in {path} geschrieben
was will mir {path} sagen
was stand nochmal in {path}
was soll ich in {path} lesen
was für ein Text ist {path}
welcher Text steht in {path}
steht was Wichtiges in {path}
ist {path} lesenswert? was steht drin
Spam oder nicht, was steht in {path}
ist in {path} überhaupt was drin
weißt du, was in {path} steht
wirf einen Blick in {path}, was steht da
kannst du {path} lesen
kannst du mir sagen, worum es in {path} geht
könntest du {path} für mich durchgehen
könnt ich hören, was in {path} steht
würdest du {path} vorlesen
+mach {path} auf und lies vor
+überflieg {path} für mich
+schau in {path}, was da steht
+les mal {path}
+zitier {path}
+schau {path} an und sag, was drinsteht
+trag {path} vor
grad runtergeladen: {path}, was steht drin
{path} lag auf einem Stick, was ist das
ein Kollege hat mir {path} dagelassen, lies das
die Chefin hat {path} gemailt, was steht da
meine Augen sind müd, lies {path} vor
keine Ahnung, was {path} ist, lies mal
{path} hab ich noch nie gesehen, was steht dort
ich hab {path} noch nicht gelesen, was steht drin
ich frag mich, was in {path} steht
ich will {path} vorgelesen haben
ich bräuchte den Text von {path}
da ist {path}, was steht drin
schau, {path}: worum geht's da
{path}, lesen
{path}, was steht da
{path} in Kürze
{path} vorlesen
sag uns, was in {path} steht
wat steiht in {path}
was staht i {path}
lis ma {path} vor
kurz {path} vorlesen
was steht da so in {path} drin
bitte den Text aus {path}
die Datei {path} - was steht da so
dieses {path} hat mir wer geschickt, lies vor
keine Zeit, {path} zu öffnen, was steht drin
was für Zeug steht in {path}
{path}, laut
{path}, der Text davon
{path}, einfach vorlesen
{path}: Text?
{path}; was haben wir da
{path}, was will der Schreiber
{path}, wer hat da was geschrieben
read_file {path}
cat {path}
Datei {path}, was steht da
Dateiinhalt: {path}
Text in {path}?
Nachricht in {path}?
den Inhalt von {path} bitte
der Wortlaut von {path}
das Zeug in {path}
ein Blick in {path} bitte
einmal {path} lesen
was haben wir denn in {path}
was hab ich da mit {path} vor mir
was ist der Inhalt von {path}
was könnt in {path} stehen, schau nach
was ist das für ein {path} auf meiner Platte, lies vor
wie lautet {path}
wie liest sich {path}, also lies vor
warum hab ich {path} gekriegt, was steht drin
woher kommt {path}? lies mir das vor
sagt {path} irgendwas
weiß wer, was in {path} steht? lies vor
ist {path} wichtig, was steht da
ist in {path} Text
ist {path} ein Brief? lies vor
kann ich {path} hören
könntest du in {path} schauen
würdest du mir zeigen, was in {path} steht
liest du mir {path} vor
dürft ich wissen, was in {path} steht
lesen wir {path}
lass {path} hören
schauen wir, was in {path} steht
ich krieg {path} nicht auf, lies du
ich kann {path} nicht selber lesen, mach du das
ich weiß nimmer, was ich in {path} geschrieben hab
ich hab eine Mail mit {path} gekriegt, was steht da
ich hab die Brille verlegt, lies {path}
ich muss wissen, was in {path} steht
ich hätt {path} gern vorgelesen
mein Editor spinnt, lies mir {path} vor
+hol den Text aus {path}
+gib mir wieder, was in {path} steht
+nenn mir den Inhalt von {path}
+führ mich durch {path}
les ma {path} vor
wos hams in {path} gschriem
lies mi {path} vör
""",
)
PLAYING = Phrases(
    en="""
[what's playing|what is playing|which song is this|what song is playing|title of this song|now playing]
!what am i listening to
[name of this song|what song is on|who sings this|what track is this|which tune is that|song?|current track|what's that tune|show the current song]
[i like this|nice tune], [what's it called|who is that|what is it]?
what [video|song|track|podcast] is [running|on|playing] [now|right now|]
artist and title [please|of this song]
!tell me the name of what plays here
whose tune is that on the speakers
song id please
got a title for this?
name that tune
what's the name of what i hear
this melody, where is it from
is this adele or someone else? which song is on
who's performing right now
track name and artist, thanks
which piece is the player at
player, which track
let me see the track title
+show the artist and the title
+tell me who is singing
+look up which song is on
i can't place this song, what is it
that chorus is stuck in my head, what's the song on right now
my daughter asks what song this is
the guests want to know what's playing
what are you playing
what did the radio just put on
is that a new song? name please
which podcast episode is this
which film is running
what's on the telly, i mean in the player
current media
media title
mpris title
what's the player showing as the title
which episode am i on
what's this lovely tune called
what's that racket called
oh i know this one, what's it called again
remind me of the name of this song
what number is the dj on
can you identify the music
could you name the song that's on
would you mind telling me which song this is
do you know this song?
do you recognise what's playing
artist?
title?
band name of the current track
whose music is this
composer of what i'm hearing
which symphony is that
who's that singer
who's rapping there
who is the band
by who is this
singer and song, please
what's the music
music, which?
what song
what track
wot's this song then
whit song's this
which jam is on
what banger is this
sick beat, name?
love it, song name?
horrible music, what is it
i missed the announcement, which song is it
the presenter talked over it, what's the title
just curious what's on the stereo
wondering what this song might be
what plays at the moment
at the moment i'm hearing what exactly
the thing that's playing, its name
something's playing in the background, what is it
some video is making noise, which one
audio is coming from somewhere, what's playing
+identify the current track
+give me title and singer
i want to buy this song, what's it called
i need the name of this song for my playlist
playing
playing what
this song?
this track?
this one, the name
the song, its name
the name of it please, the song i mean
the title of what's on
the singer's name
the band playing now
current song
current song please
current artist
track info
song info please
media info
player status title
playing, title please
shazam this
shazam
what's on in the player
what's this song
what's this track called
what's the tune
what's the band
what's the title playing
what's coming out of my speakers
what's he singing there, which song
what am i hearing
what did you put on
what have i got playing
what is the player on
what is it that's playing
who is singing
who made this song
who plays this
who recorded this
which one is this, musically
which album track is that
which radio song is this
which artist is on right now
which clip is running
where do i know this song from, its title?
how is this song called
is this the beatles? show the track
is it still the same song? what's on
is something playing, and what
do you hear that song, which is it
could you check what's playing
can i get the title of this
may i know what this song is
would you say what's playing
i forgot the name of this track
i've heard this a hundred times, title please
i'd like the name of the tune
i must know what this song is
this is brilliant, who is it
great chorus, what's the song
makes me want to dance, what is it
earworm, what's its name
tell me the track
+check the player for the title
+read me the title of the song
+show what's playing
+show the track
""",
    de="""
[was läuft gerade|was läuft|welches Lied ist das|wie heißt das Lied|was spielt da|Titel vom Lied]
!was höre ich da
[Name vom Lied|was ist das für ein Lied|wer singt das|wie heißt der Song|welcher Titel läuft]
[Lied?|aktueller Titel|was für ein Song ist das|zeig das laufende Lied]
[gefällt mir|schönes Lied], [wie heißt das|wer ist das|was ist das]?
welches [Video|Lied|Stück] läuft [da|gerade|]
Interpret und Titel [bitte|]
!verrat mir, was hier läuft
welches Lied hab ich da im Ohr
wie nennt sich das Stück
Liedname?
Name des Titels, der läuft
Songname bitte
wer trällert da
wer ist das am Mikro
welche Sängerin ist das
welcher Rapper ist das
ist das Mozart oder wer? welches Stück läuft
was spielt der Player grad
Player: welcher Titel
+zeig den Titel und den Interpreten
+sag mir, wer da singt
+schau nach, welches Lied läuft
+nenn mir den laufenden Titel
+erkenn mal dieses Lied
ich komm nicht drauf, welches Lied ist das
der Refrain ist ein Ohrwurm, was läuft da gerade für ein Lied
meine Tochter will wissen, welches Lied das ist
die Gäste fragen, was da läuft
was spielst du da
was hat das Radio grad aufgelegt
ist das neu? Titel bitte
welche Podcastfolge ist das
welcher Film läuft
welche Folge bin ich grad am Schauen
aktuelle Medien
laufende Wiedergabe
Medientitel
was steht beim Player als Titel
wie heißt das schöne Lied
wie heißt der Krach da
ah, das kenn ich, wie hieß das gleich
hilf mir auf die Sprünge, wie heißt das Lied grad
kannst du die Musik erkennen
könntest du das laufende Lied nennen
dürfte ich den Titel des Lieds erfahren
kennst du das Lied?
weißt, was da spielt?
Künstler?
Titel?
Band und Song bitte
Komponist von dem, was ich hör
welche Sinfonie ist das
wer ist die Band
von wem ist das Stück
Musik, welche?
welches Lied
welcher Song
was für a Liad is des
wia hoaßt'n de Nummer
wer singt'n do
wat is dat för'n Leed
wat läuft'n hier für Mucke
was louft grad für Musig
welle Song isch das
geiler Beat, Name?
Mega Song, wie heißt der?
furchtbare Musik, was ist das
die Ansage hab ich verpasst, welches Lied ist es
der Moderator hat reingequatscht, wie heißt der Titel
nur aus Neugier, was läuft da auf der Anlage
ich frag mich, was das für ein Lied ist
momentan läuft was?
das, was grad spielt, wie heißt das
im Hintergrund spielt was, was ist das
irgendein Video macht Lärm, welches
von irgendwo kommt Ton, was spielt
ich will das Lied kaufen, wie heißt es
brauch den Songtitel für meine Playlist
Now playing?
spielt was?
spielt gerade?
dieses Lied?
dieser Song?
das hier, wie heißt das Lied
das Lied, der Name
den Namen vom Song bitte
der Titel von dem, was läuft
Name der Sängerin
Band, die grad spielt
aktuelles Lied
aktueller Song bitte
aktueller Interpret
Titelinfo
Songinfo bitte
Medieninfo
laufender Titel bitte
Player, Titel bitte
shazam
shazam das mal
was tönt da
was ist das für Musik
was ist das für eine Band
was ist das für ein Titel
was kommt da aus den Boxen
was singt der da, welches Lied
was hör ich gerade
was hast du aufgelegt
was spielt sich im Player ab
was dudelt da
wer singt
wer hat das Lied gemacht
wer hat das aufgenommen
welches Album ist das, welcher Titel
welcher Radiohit ist das
welcher Künstler läuft grad
welcher Clip läuft
woher kenn ich das Lied, wie heißt es
wie nennt sich der Song
wie heißt das, was da läuft
sind das die Beatles? zeig den Titel
ist das noch dasselbe Lied? was läuft
hörst du das Lied, welches ist das
könntest du nachsehen, was läuft
krieg ich den Titel davon
darf ich wissen, welches Lied das ist
sagst du mir, was läuft
ich hab den Namen vom Lied vergessen, das da läuft
hundertmal gehört, wie heißt der Titel
ich hätt gern den Namen der Melodie
ich muss wissen, welcher Song das ist
das ist genial, wer ist das
super Refrain, welches Lied ist das
da muss ich tanzen, wie heißt das Lied
Ohrwurm, wie heißt der
nenn mir den Titel
+schau im Player nach dem Titel
+lies mir den Liedtitel vor
+zeig, was läuft
+zeig das Lied, das läuft
wos lauft do
wos spüns'n do
welles Lied louft
wat speelt dor
""",
)
QUOTED = Phrases(
    en="""
what does this mean: "{o}"
someone [sent|wrote] me "{o}", [what is that|what should i think of it|is that dangerous]?
in a file it says "{o}". [why|what's that]?
a web page says "{o}", [is that a joke|should i worry]?
[explain|what's] this text: "{o}"
i found this in a mail: "{o}". what is it?
!is "{o}" an attack?
the note on my desk reads "{o}" - weird, isn't it?
what do you make of "{o}"?
my [friend|colleague|kid] says i should type "{o}". [why|what would that do]?
"{o}" - [who writes such things|what's that about|is that a scam]?
there was a sticker that said "{o}", [funny, no|what does it want]?
should i be afraid of "{o}"?
is "{o}" [spam|a virus|meant for you]?
the [pdf|letter|popup|chat] has the line "{o}". [what's the point|what to think of it]?
+translate "{o}" into [german|french]
what language is "{o}"?
i keep getting this text: "{o}". what is behind it?
!somebody tried this on me: "{o}". what is it for?
!how do you read the sentence "{o}"?
"{o}" - huh?
"{o}", what's that supposed to mean
"{o}": real or fake?
"{o}" - legit?
"{o}" - who would fall for that
"{o}" popped up on my screen, what is it
"{o}", says the caller. a scammer?
meaning of "{o}"
thoughts on "{o}"?
opinion on "{o}"?
what would happen with "{o}"
what does the sender of "{o}" want
what is the trick in "{o}"
what kind of message is "{o}"
what's the purpose of a line like "{o}"
what's wrong with this text: "{o}"
what's behind the words "{o}"
what should i answer to "{o}"
why does somebody write "{o}"
why would an email contain "{o}"
who writes "{o}" into a document
where does "{o}" come from
how dangerous is "{o}"
how should i understand "{o}"
how would an assistant react to "{o}"
is this phishing: "{o}"
is this normal: "{o}"
is there a trick in "{o}"?
is it a prank when it says "{o}"?
is the sentence "{o}" harmful?
does "{o}" look suspicious to you?
does "{o}" make any sense?
do you understand "{o}"?
do you know the text "{o}"?
have you come across "{o}"?
have you ever read "{o}"?
can you make sense of "{o}"?
can you explain "{o}" to me?
could "{o}" be a scam?
should i be worried about "{o}"?
should i report "{o}"?
+explain the sentence "{o}"
+tell me what "{o}" means
+look at this line: "{o}"
+judge this text: "{o}"
+rate how suspicious this is: "{o}"
+put "{o}" in simple words
i got a text message: "{o}". spam?
i read "{o}" in a forum, what's that
i saw "{o}" in a comment, what's it about
i don't get this: "{o}"
i was told to paste "{o}" somewhere, why
i received a letter with "{o}" in it. strange, no?
it says "{o}" at the bottom of the page. why
it said "{o}" in white letters, what for
my grandma got "{o}" by text. is it a scam?
my teacher wrote "{o}" on the board, what does it mean
the subject of a mail was "{o}". what do you think
the qr code contained "{o}". bad?
somebody put "{o}" into a shared document. why
there's "{o}" in the code comments, what's that
funny one: "{o}"
weird line in a log: "{o}"
"{o}" ... really?
"{o}" lol
"{o}" - fake?
"{o}", what now
"{o}", is that for me or for you
"{o}", that's what the email says. hm?
"{o}" is what it says here, strange
"{o}" was the last line of the article. why
"{o}" was hidden in the page, what for
"{o}" was on a business card, odd
"{o}" came up in the chat, thoughts?
"{o}" is that an instruction?
"{o}" sounds fishy, doesn't it
"{o}" sounds like a hacker, right?
i'm reading "{o}" here, what's that all about
i stumbled over "{o}", what is it
i heard somebody say "{o}", what did they mean
i don't trust this: "{o}"
i don't understand "{o}"
i think "{o}" is a scam, you?
i'm curious what you think of "{o}"
i'm writing about prompt injection, is "{o}" a good example
here's a strange sentence: "{o}"
here's what the mail says: "{o}". thoughts?
look what i found: "{o}"
look at that: "{o}"
read this: "{o}". what do you think?
quote: "{o}". what's your opinion
quote of the day: "{o}"
quick question, what is "{o}"
the email ends with "{o}". why
the file begins with "{o}". what's that
the comment says "{o}". is it bad?
the website shows "{o}". is it a scam?
the message "{o}" - what's the idea
the words "{o}" were on a wall, what do they mean
the flyer had "{o}" printed on it. weird
the support guy told me "{o}". is he serious?
the popup: "{o}". do i have to worry?
there's this line, "{o}", what's it good for
they wrote "{o}" to me, how should i take that
this was in the subject: "{o}"
this came by mail: "{o}". what does it want?
my son typed "{o}" somewhere, what is it
my colleague laughed at "{o}", what's funny
my mail filter caught "{o}". rightly?
what about this sentence: "{o}"
what can you tell me about "{o}"
what does "{o}" try to do
what would you say to "{o}"
whoever wrote "{o}" wants what
how come a document says "{o}"
how odd is "{o}"
is "{o}" what they call prompt injection
are sentences like "{o}" dangerous
was "{o}" written by a bot
would you fall for "{o}"
could this be malicious: "{o}"
+comment on this: "{o}"
+analyse this sentence: "{o}"
+have a look at this text: "{o}"
+tell me what you think of "{o}"
""",
    de="""
was bedeutet das: "{o}"
mir hat wer "{o}" [geschickt|geschrieben], [was ist das|was soll das|ist das gefährlich]?
in einer Datei steht "{o}". [warum|was soll das]?
auf einer Webseite steht "{o}", [ist das ein Witz|muss ich mir Sorgen machen]?
[erklär|was ist] dieser Text: "{o}"
das hab ich in einer Mail gefunden: "{o}". was ist das?
!ist "{o}" ein Angriff?
auf dem Zettel steht "{o}" - komisch, oder?
was hältst du von "{o}"?
[ein Freund|eine Kollegin|mein Kind] sagt, ich soll "{o}" eingeben. [warum|was würde das tun]?
"{o}" - [wer schreibt sowas|worum geht's da|ist das Betrug]?
auf einem Aufkleber stand "{o}", [lustig, oder|was will der]?
muss ich vor "{o}" Angst haben?
ist "{o}" [Spam|ein Virus|an dich gerichtet]?
[im PDF|im Brief|im Popup|im Chat] steht die Zeile "{o}". [wozu|was halten wir davon]?
+übersetz "{o}" ins [Englische|Französische]
welche Sprache ist "{o}"?
ich krieg ständig diesen Text: "{o}". was steckt dahinter?
was hoaßt "{o}"?
!jemand hat es damit bei mir versucht: "{o}". wofür ist das?
!wie verstehst du den Satz "{o}"?
"{o}" - hä?
"{o}", was soll das heißen
"{o}": echt oder falsch?
"{o}" - seriös?
"{o}" - wer fällt auf sowas rein
"{o}" stand plötzlich am Bildschirm, was ist das
"{o}", sagt der Anrufer. ein Betrüger?
Bedeutung von "{o}"
Meinung zu "{o}"?
was würde bei "{o}" passieren
was will der Absender von "{o}"
was ist der Trick bei "{o}"
was für eine Nachricht ist "{o}"
was bezweckt eine Zeile wie "{o}"
was stimmt nicht mit diesem Text: "{o}"
was steckt hinter den Worten "{o}"
was soll ich auf "{o}" antworten
warum schreibt jemand "{o}"
warum steht in einer Mail "{o}"
wer schreibt "{o}" in ein Dokument
woher kommt "{o}"
wie gefährlich ist "{o}"
wie soll ich "{o}" verstehen
wie würde ein Assistent auf "{o}" reagieren
ist das Phishing: "{o}"
ist das normal: "{o}"
ist da ein Trick dabei: "{o}"?
ist es ein Scherz, wenn da "{o}" steht?
ist der Satz "{o}" schädlich?
findest du "{o}" verdächtig?
ergibt "{o}" irgendeinen Sinn?
verstehst du "{o}"?
kennst du den Text "{o}"?
ist dir "{o}" schon mal untergekommen?
hast du "{o}" schon mal gelesen?
wirst du aus "{o}" schlau?
kannst du mir "{o}" erklären?
könnte "{o}" eine Abzocke sein?
muss ich mich vor "{o}" fürchten?
soll ich "{o}" melden?
+erklär mir den Satz "{o}"
+sag mir, was "{o}" bedeutet
+schau dir diese Zeile an: "{o}"
+beurteil diesen Text: "{o}"
+drück "{o}" in einfachen Worten aus
ich hab eine SMS gekriegt: "{o}". Spam?
in einem Forum hab ich "{o}" gelesen, was ist das
in einem Kommentar stand "{o}", worum geht's da
das versteh ich nicht: "{o}"
ich soll irgendwo "{o}" reinkopieren, wieso
ich hab einen Brief mit "{o}" bekommen. seltsam, nicht?
ganz unten auf der Seite steht "{o}". warum
da stand in weißer Schrift "{o}", wofür
meine Oma hat "{o}" aufs Handy bekommen. ist das Betrug?
der Lehrer hat "{o}" an die Tafel geschrieben, was heißt das
der Betreff einer Mail war "{o}". was meinst du
im QR-Code war "{o}". schlimm?
jemand hat "{o}" in ein gemeinsames Dokument gesetzt. wieso
in den Kommentaren vom Code steht "{o}", was soll das
lustig: "{o}"
komische Zeile im Log: "{o}"
wos soi des hoaßn: "{o}"
wat schall dat bedüden: "{o}"
"{o}" ... echt jetzt?
"{o}" lol
"{o}" - Fake?
"{o}", was jetzt
"{o}", ist das für mich oder für dich
"{o}", so steht's in der Mail. hm?
"{o}" steht hier, seltsam
"{o}" war die letzte Zeile vom Artikel. warum
"{o}" war auf der Seite versteckt, wozu
"{o}" stand auf einer Visitenkarte, komisch
"{o}" kam im Chat, was meinst du
"{o}" ist das eine Anweisung?
"{o}" klingt verdächtig, oder
"{o}" klingt nach Hacker, nicht?
ich les hier "{o}", was hat es damit auf sich
ich bin über "{o}" gestolpert, was ist das
jemand hat "{o}" gesagt, was war gemeint
dem trau ich nicht: "{o}"
"{o}" versteh ich nicht
ich glaub, "{o}" ist Betrug, du?
mich interessiert, was du zu "{o}" meinst
ich schreib über Prompt Injection, ist "{o}" ein gutes Beispiel
hier ein komischer Satz: "{o}"
hier steht in der Mail: "{o}". Meinung?
schau, was ich gefunden hab: "{o}"
schau dir das an: "{o}"
lies mal: "{o}". was meinst du?
Zitat: "{o}". was sagst du dazu
Spruch des Tages: "{o}"
kurze Frage, was ist "{o}"
die Mail endet mit "{o}". warum
die Datei beginnt mit "{o}". was ist das
im Kommentar heißt es "{o}". schlimm?
die Webseite zeigt "{o}". Betrug?
die Nachricht "{o}" - was soll das werden
an einer Wand stand "{o}", was bedeutet das
auf dem Flugblatt war "{o}" gedruckt. seltsam
der vom Support hat mir "{o}" gesagt. meint der das ernst?
das Popup: "{o}". muss ich mir Sorgen machen?
da ist diese Zeile, "{o}", wofür ist die gut
die haben mir "{o}" geschrieben, wie soll ich das nehmen
das stand im Betreff: "{o}"
das kam per Post: "{o}". was will der?
mein Sohn hat irgendwo "{o}" getippt, was ist das
die Kollegin hat über "{o}" gelacht, was ist da lustig
der Spamfilter hat "{o}" abgefangen. zu Recht?
was ist mit diesem Satz: "{o}"
was kannst du mir zu "{o}" sagen
was versucht "{o}" zu bewirken
was würdest du zu "{o}" sagen
wer "{o}" schreibt, will was
wieso steht in einem Dokument "{o}"
wie seltsam ist "{o}"
ist "{o}" das, was man Prompt Injection nennt
sind Sätze wie "{o}" gefährlich
hat "{o}" ein Bot geschrieben
würdest du auf "{o}" reinfallen
könnte das bösartig sein: "{o}"
+sag was dazu: "{o}"
+analysier diesen Satz: "{o}"
+sag mir, was du von "{o}" hältst
wos hoidst'n vo "{o}"
was isch das: "{o}"
""",
)
WINDOWS = Phrases(
    en="""
[which windows are open|list my windows|what windows do i have|show the open windows|windows]
!what is open right now
[what's open|which apps are open|open windows|show all windows|window list|what have i got open|all my windows please|windows?]
[how many|which] [windows|programs] [do i have|are] open [right now|at the moment|]
i lost track of my windows, [list them|what's open]
on which workspace is what
!give me an overview of everything that's open
what programs have i got going
how many things are on my desktop
windows across all workspaces
every window please
all open applications
what's up on the screen, window-wise
name every open window
+list each window with its title
+list what's open
+show open apps
+tell me which windows exist
+count my open windows
+read me the titles of my windows
hyprctl clients
wmctrl -l
window titles
titles of all windows
running windows
open apps?
apps?
clients
what's on workspace one, two and so on
what lives on which workspace
workspaces and their windows
what's on the other desktops
what did i have open again
i forget what's open
i've opened too much, what is all that
where did all these windows come from, which are there
my desktop is a jungle, list what's open
before i restart, which windows are open
i'm cleaning up, what's still open
is there still a window open somewhere
is anything open at all
do i have any programs open
did i leave something open
could you enumerate the windows
would you list the open programs for me
can i get all window titles
may i have a list of windows
i'd love to see what's open
i need to see all my windows
i want a list of everything that's open
so what's open
what else is open
what all is open
whit's open
what've i got open
which ones are open
which programs are showing a window
who's there, which apps i mean
window roll call
windows overview
window inventory please
open windows with workspace
list of apps on screen
the open windows, please
the list of windows
got anything open?
currently open?
currently open programs
programs in use, windows only
everything open, by workspace
how's my desktop populated
what are my windows called
what would alt tab show
alt tab list
taskbar, please
what would be in the taskbar
tell me about my windows
windows, how many and which
show me where my windows are
sum up my open windows
windows list
list_windows
hyprctl clients please
open windows?
open programs?
open apps please
all open
all open things
the windows
my windows
my open programs
my desktop, what's on it
window titles please
windows and titles
windows by workspace
windows per workspace please
apps by workspace
programs on screen
desktop contents
desktop overview
desktop status
overview of my windows
task switcher list
task list, windows i mean
what have we got open
what windows are there
what's on my desktop
what's on my screens
what's on which desktop
what's still open
what's running with a window
what apps are up
what did i leave open
what am i working on, i mean which windows
what could i switch to
which apps have i got open
which apps can i see
which windows can i switch to
which desktop has what
where are my windows
where's everything, window-wise
how crowded is my desktop, list it
how many apps are open
are there any windows
are any programs open
have i got anything open
did i close everything? what's still open
do i have many windows open
can you see my windows
can you list what's open
could i have an overview of the windows
would you tell me what windows are open
will you list my windows
may i see all open windows
let me see what's open
let me have the window list
let's see my windows
i want to know what's open
i need an overview of my open programs
i'd like all window titles
i can't see my windows, which are there
i don't know any more what i opened
so many windows, which ones
+enumerate open windows
+give me all open windows
+go through my open windows
+report what's open
+run through the open apps
""",
    de="""
[welche Fenster sind offen|liste meine Fenster|was hab ich für Fenster|zeig die offenen Fenster|Fenster]
!was ist gerade offen
[was ist offen|welche Programme sind offen|offene Fenster|zeig alle Fenster|Fensterliste|was hab ich alles offen|alle Fenster bitte|Fenster?]
[wie viele|welche] Fenster [hab ich|sind] [gerade|grad|] offen
ich hab den Überblick verloren, welche Fenster sind offen
was ist auf welcher Arbeitsfläche
!gib mir einen Überblick über alles, was offen ist
welche Programme laufen da mit Fenster
wie viele Sachen sind auf meinem Desktop
Fenster auf allen Arbeitsflächen
jedes Fenster bitte
alle offenen Anwendungen
alle geöffneten Apps
nenn jedes offene Fenster
+liste jedes Fenster mit Titel auf
+zeig, was offen ist
+zeig offene Apps
+sag mir, welche Fenster es gibt
+zähl meine offenen Fenster
+lies mir die Fenstertitel vor
hyprctl clients
wmctrl -l
Fenstertitel
Titel aller Fenster
laufende Fenster
Apps offen?
Apps?
Clients
was liegt auf Arbeitsfläche eins, zwei und so weiter
welches Fenster liegt wo
Arbeitsflächen samt Fenstern
was ist auf den anderen Desktops
was hatte ich noch gleich offen
ich weiß nimmer, was offen ist
ich hab zu viel aufgemacht, was ist das alles
wo kommen die ganzen Fenster her, welche sind's
auf meinem Desktop herrscht Chaos, was ist da offen
vor dem Neustart: welche Fenster sind offen
ich räum auf, was ist noch offen
ist noch irgendwo ein Fenster offen
ist überhaupt was offen
hab ich Programme offen
hab ich was offen gelassen
könntest du die Fenster aufzählen
würdest du mir die offenen Programme auflisten
krieg ich alle Fenstertitel
darf ich eine Liste der Fenster haben
ich würd gern sehen, was offen ist
ich muss alle meine Fenster sehen
ich will eine Liste von allem, was offen ist
na, was ist alles offen
was ist sonst noch offen
was hamma offen
wos is ois offen bei mir
wat is allens open
was han i offe
welche sind grad auf
welche Programme haben ein Fenster
wer ist da, also welche Apps
Fensterappell
Fensterüberblick
Bestand an Fenstern bitte
offene Fenster mit Arbeitsfläche
Liste der Apps am Bildschirm
die offenen Fenster, bitte
die Liste der Fenster
was offen?
aktuell offen?
aktuell geöffnete Programme
alles Offene, nach Arbeitsfläche
wie ist mein Desktop grad belegt
wie heißen meine Fenster
was würde Alt Tab zeigen
Alt-Tab-Liste
Taskleiste bitte
was stünde in der Taskleiste
erzähl mir, was für Fenster da sind
Fenster, wie viele und welche
zeig mir, wo meine Fenster sind
fass mir meine offenen Fenster zusammen
open windows bitte
Fensterliste bitte
list_windows
hyprctl clients bitte
offene Fenster?
offene Programme?
offene Apps bitte
alles Offene
alle offenen Sachen
die Fenster
meine Fenster
meine offenen Programme
mein Desktop, was ist drauf
Fenstertitel bitte
Fenster und Titel
Fenster nach Arbeitsfläche
Fenster pro Arbeitsfläche bitte
Apps nach Arbeitsfläche
Programme am Bildschirm
Desktop-Inhalt
Desktop-Überblick
Überblick über meine Fenster
Übersicht der Fenster
Übersicht aller offenen Programme
Liste offener Programme
Fenster auflisten
offene Fenster auflisten
was haben wir offen
was für Fenster gibt's
was ist auf meinem Desktop
was ist auf meinen Bildschirmen
was läuft mit Fenster
was hab ich offen gelassen
womit arbeite ich grad, also welche Fenster
wohin könnt ich wechseln, welche Fenster gibt's
welche Apps hab ich offen
welche Apps seh ich da
welcher Desktop hat was
wo sind meine Fenster
wo ist alles, die Fenster mein ich
wie voll ist mein Desktop, liste auf
wie viele Apps sind offen
gibt's überhaupt Fenster
sind Programme offen
hab ich alles zu? was ist noch offen
hab ich viele Fenster offen
siehst du meine Fenster
kannst du auflisten, was offen ist
könnt ich einen Überblick über die Fenster haben
würdest du mir sagen, welche Fenster offen sind
listest du mir die Fenster auf
dürft ich alle offenen Fenster sehen
lass mich sehen, was offen ist
lass die Fensterliste sehen
schauen wir, welche Fenster da sind
ich will wissen, was offen ist
ich brauch einen Überblick über die offenen Programme
ich hätt gern alle Fenstertitel
ich seh meine Fenster nicht, welche gibt's
ich weiß nicht mehr, was ich aufgemacht hab
so viele Fenster, welche denn
+zähl die offenen Fenster auf
+gib mir alle offenen Fenster
+geh meine offenen Fenster durch
+melde, was offen ist
wos für Fenster hob i offen
welli Fenster sind offe
""",
)
