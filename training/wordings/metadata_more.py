"""How people ask whose a file is, for an image's measures, for all that is known of a file, and without saying of which."""

from training.phrases import Phrases

OWNER = Phrases(
    en="""
+show me who owns {p}
[user|group] of {p}
ls -l {p}
{p} is owned by whom
am i allowed to write {p}
who owns {p}
[owner|permissions|rights] of {p}
whose file is {p}
[who|whom] does {p} belong to
what [permissions|rights] does {p} have
can others read {p}
is {p} [executable|writable]
!which user owns {p}
{p}: [owner|permissions|mode|who owns it]
[mode|chmod|access rights|file permissions|unix permissions] of {p}
can i [write to|edit|change] {p} or is it read only
why can't i [write|edit|save] {p}, who owns it
permission denied on {p}, [whose is it|what are the permissions]
+check [who owns|the permissions of|the rights on] {p}
is {p} [read only|read-only|world readable|writable for me|mine]
[who|which users] [can|may] [read|write|access] {p}
what's the [mode|owner] of {p}
does {p} belong to [me|root|someone else]
am i the owner of {p}
which group does {p} belong to
permissions {p}
owner {p}
do i have [write access|the rights] to {p}
i wonder whose {p} is
+find out who {p} belongs to
+look up the access rights of {p}
rwx bits of {p}
!is root the one who has {p}
!what is everybody allowed to do with {p}
!+report the ownership of {p}
[rights|perms|ownership] on {p}
{p}, whose [is it|is that]
i get access denied for {p}, who's the owner
who's allowed [near|to touch|to open] {p}
may my [colleague|kids|wife] read {p}
does anyone but me have access to {p}
is {p} [locked|protected|root's|writeable]
which account is {p} registered to, as owner
+get me the [owner|mode|perms] of {p}
does {p} have the x bit
who created {p}, i mean its owner
{p} rights?
{p}: whose?
{p}, who's the owner
{p} belongs to whom
{p} is whose
chown of {p}, who is it now
stat -c %U {p}
read, write, execute on {p}?
access to {p}: who has it
the owner of {p} please
what user and group has {p}
what group is {p} in
what are the access rights of {p}
what rights do i have on {p}
who has write access to {p}
who has the rights to {p}
who has access to {p}
who may change {p}
who is the owner of {p}
who is {p} owned by
whose name is on {p}, as owner
is {p} owned by me or by root
is {p} writable by the group
is {p} private or can all read it
is {p} set to 777 or what
am i permitted to edit {p}
do i own {p}
do i need sudo for {p}, who owns it
do others have rights on {p}
can everybody read {p}
can i execute {p}
could you tell me who owns {p}
would you check the permissions on {p}
i can't save {p}, what are its permissions
i can't open {p}, who owns it
i want to know the owner of {p}
i need the permissions of {p}
it won't let me write {p}, whose is it
let me see the rights on {p}
+tell me the owner of {p}
+print the mode of {p}
""",
    de="""
+zeig mir wem {p} gehört
[Benutzer|Gruppe] von {p}
ls -l {p}
darf ich {p} schreiben
wer darf {p} lesen
wem gehört {p}
[Besitzer|Eigentümer|Rechte|Berechtigungen] von {p}
welche [Rechte|Berechtigungen] hat {p}
wer ist der [Besitzer|Eigentümer] von {p}
können andere {p} lesen
ist {p} [ausführbar|schreibbar]
!welchem Benutzer gehört {p}
{p}: [Besitzer|Rechte|Eigentümer|wem gehört das]
[Zugriffsrechte|Dateirechte|Schreibrechte|Modus|chmod] [von|bei] {p}
kann ich {p} [ändern|beschreiben|bearbeiten] oder ist das schreibgeschützt
warum darf ich {p} nicht [ändern|speichern], wem gehört das
Zugriff verweigert bei {p}, welche Rechte sind da gesetzt
+prüf [mal|] [wem {p} gehört|die Rechte von {p}|die Berechtigungen von {p}]
ist {p} [schreibgeschützt|nur lesbar|für alle lesbar|für mich beschreibbar]
wer [kann|darf] [alles|] [auf {p} zugreifen|{p} ändern|{p} beschreiben]
gehört {p} [mir|root|jemand anderem|dem System]
bin ich der [Besitzer|Eigentümer] von {p}
welcher Gruppe gehört {p}
Rechte {p}
Besitzer {p}
hab ich [Schreibrechte|Rechte|Zugriff] [auf|bei] {p}
wem [ghört|ghert|jehört] {p}
wer ist bei {p} als [Besitzer|Eigentümer] eingetragen
+find raus wem {p} gehört
+schau [mal|] welche Rechte {p} hat
Owner von {p}
wie sind die [Berechtigungen|Rechte] [bei|von] {p} gesetzt
!ist root der Herr über {p}
!was dürfen die anderen mit {p} machen
!+nenn mir den Eigentümer von {p}
[Perms|Zugriff|Eigentum] bei {p}
{p}, [wem gehört das|wessen ist das]
ich krieg Zugriff verweigert bei {p}, wer ist der Besitzer
wer darf [an|in] {p} was ändern
dürfen [die Kollegen|die Kinder|alle] {p} lesen
hat außer mir noch wer Zugriff auf {p}
ist {p} [gesperrt|geschützt|von root|beschreibbar]
+hol mir [den Besitzer|die Rechte|den Modus] von {p}
hat {p} das x-Bit
wem isch {p}
auf wen läuft {p}, der Besitzer mein ich
{p}: wessen
{p}, wer ist der Besitzer
{p} gehört wem
chown von {p}, wer ist es jetzt
stat -c %U {p}
lesen, schreiben, ausführen bei {p}?
Zugriff auf {p}: wer hat den
den Besitzer von {p} bitte
welcher Benutzer und welche Gruppe hat {p}
in welcher Gruppe ist {p}
was sind die Zugriffsrechte von {p}
was für Rechte hab ich bei {p}
was darf ich mit {p}
wer hat Schreibrechte auf {p}
wer hat Zugriff auf {p}
wer darf an {p} ran
wem ist {p}
wer besitzt {p}
auf welchen Benutzer ist {p} eingetragen
ist {p} [meins|von mir]
gehört {p} mir oder root
ist {p} für die Gruppe beschreibbar
ist {p} privat oder kann das jeder lesen
steht {p} auf 777 oder wie
darf ich {p} bearbeiten
bin ich Eigentümer von {p}
brauch ich sudo für {p}, wem gehört das
haben andere Rechte auf {p}
kann jeder {p} lesen
kann ich {p} ausführen
könntest du mir sagen wem {p} gehört
würdest du die Rechte von {p} prüfen
ich kann {p} nicht speichern, welche Rechte hat das
ich kann {p} nicht öffnen, wem gehört das
ich will den Besitzer von {p} wissen
ich brauch die Berechtigungen von {p}
er lässt mich {p} nicht schreiben, wem gehört das
lass mich die Rechte von {p} sehen
+sag mir den Besitzer von {p}
wem ghört eigentlich {p}
""",
)
MEASURES = Phrases(
    en="""
is {p} [hd|full hd|4k]
how many megapixels has {p}
+tell me the resolution of {p}
width of {p}
what [resolution|dimensions] [has|does|is] {p} [have|]
[resolution|dimensions|pixels|width and height] of {p}
how many pixels [is|has|does] {p} [have|]
how wide [and high|] is {p}
what size in pixels is {p}
{p} [resolution|dimensions]
!what are the measurements of {p} in pixels
{p}: [pixels|resolution|width x height|dimensions]
{p} in pixels
how [tall|high|wide] is the [image|picture|photo] {p}
image size of {p} in px
[px|pixel size|pixel dimensions|image dimensions|aspect] of {p}
is {p} [high enough in resolution|big enough in pixels|sharp enough] [to print|for a poster|for a wallpaper]
is {p} portrait or landscape, how many pixels
what's the [pixel count|resolution|image size] of {p}
+check the [resolution|dimensions|pixel size] of {p}
i need the [pixel size|width and height] of {p}
i want to print {p}, what resolution does it have
how large is the picture {p} in pixels
resolution {p}
x by y pixels of {p}
+give me the [width and height|dimensions] of {p}
megapixels of {p}
do you know the [resolution|dimensions] of {p}
does {p} have at least 1920 pixels in width
+look up how many pixels {p} has
i wonder what resolution {p} has
!height of {p} in px
!by how many pixels is {p} wide
!+measure the picture {p} in pixels
[px|pixels] {p}
{p}, how many [pixels|px]
is {p} big enough for a [4k screen|banner|book cover], in pixels
the printer wants the pixel size of {p}
how many [pixels|px] across is {p}
[image|picture|photo] dimensions {p}
is {p} square or wide, what's the resolution
+get me the [dimensions|resolution|pixel size] of {p}
{p} looks blurry, what's its resolution
does {p} come in full hd or less
what's the [aspect ratio|w x h|size in px] of {p}
{p} size in pixels
{p} width height
{p}: how wide, how high
{p}, what resolution
pixel count {p}
the resolution of {p} please
height and width of {p}
x and y of {p} in pixels
[image|picture|photo] resolution of {p}
what's the width of {p}
what's the height of {p} in pixels
what's {p} in pixels
what are the dimensions of {p}
what format has {p}, portrait or landscape, in pixels
what resolution did i save {p} in
which resolution is {p}
how many pixels wide is {p}
how many pixels high is {p}
how big is the image {p}, in pixels i mean
how big in px is {p}
how high is the resolution of {p}
how many dots are in {p}, i mean pixels
is {p} a big picture, pixel-wise
is {p} bigger than 1000 pixels
is {p} upright or sideways, width and height please
is the resolution of {p} any good
can you tell me the dimensions of {p}
could you look at the resolution of {p}
would you check how wide {p} is
do i have enough pixels in {p} for a print
does {p} fit my screen, how many pixels
i want to know the resolution of {p}
i need {p}'s dimensions
i'd like the pixel size of {p}
i'm making a banner, how wide is {p}
the website wants 800 pixels, what has {p}
let me know the pixel size of {p}
+print the dimensions of {p}
""",
    de="""
ist {p} [HD|Full HD|4k]
wie viele Megapixel hat {p}
+sag mir die Auflösung von {p}
Breite von {p}
welche [Auflösung|Abmessungen] hat {p}
[Auflösung|Abmessungen|Pixel|Breite und Höhe] von {p}
wie viele Pixel hat {p}
wie breit [und hoch|] ist {p}
{p} Auflösung
wie groß ist {p} in Pixeln
!was hat {p} für Maße in Pixeln
{p}: [Pixel|Auflösung|Maße|Breite x Höhe]
{p} in Pixeln
wie [hoch|breit] ist das [Bild|Foto] {p}
Bildgröße von {p} in [px|Pixeln]
[Bildmaße|Pixelmaße|Pixelgröße|Bildauflösung|Breite mal Höhe] von {p}
reicht die Auflösung von {p} [für einen Druck|fürs Poster|als Hintergrundbild]
ist {p} hoch- oder querformatig, wie viele Pixel
+prüf [mal|] die [Auflösung|Abmessungen|Bildmaße] von {p}
ich [brauch|brauche] die [Maße|Abmessungen|Pixelmaße] vom Bild {p}
ich will {p} drucken, welche Auflösung hat das
welche Dimensionen hat {p}
Auflösung {p} [bitte|]
[wia|wie] [hochauflösend|scharf] ist {p}, wie viele Pixel
Megapixel von {p}
+gib mir Breite und Höhe von {p}
hat {p} [mindestens|wenigstens] 1920 Pixel in der Breite
weißt du welche Auflösung {p} hat
wie viel mal wie viel Pixel hat {p}
+schau nach wie viele Pixel {p} hat
Resolution von {p}
!Höhe von {p} in px
!aus wie vielen Bildpunkten besteht {p}
!+nenn mir die Bildmaße von {p}
[px|Pixel] {p}
{p}, wie viele [Pixel|px]
reicht {p} für [einen 4k-Schirm|ein Banner|ein Buchcover], von den Pixeln her
die Druckerei will die Pixelmaße von {p}
wie viele Pixel [breit|quer] ist {p}
[Bild|Foto]: Abmessungen {p}
ist {p} quadratisch oder breit, welche Auflösung
+hol mir die [Auflösung|Abmessungen|Bildgröße] von {p}
{p} schaut unscharf aus, was hat das für eine Auflösung
wia vü Pixel hot {p}
was für ein [Seitenverhältnis|Pixelmaß] hat {p}
{p} Größe in Pixeln
{p} Breite Höhe
{p}: wie breit, wie hoch
{p}, welche Auflösung
Pixelzahl {p}
die Auflösung von {p} bitte
Höhe und Breite von {p}
x und y von {p} in Pixeln
[Foto|Bild]: Auflösung von {p}
was ist die Breite von {p}
was ist die Höhe von {p} in Pixeln
was hat {p} für eine Auflösung
was sind die Abmessungen von {p}
ist {p} Hochformat oder Querformat, in Pixeln
in welcher Auflösung ist {p}
mit welcher Auflösung hab ich {p} gespeichert
wie viele Pixel breit ist das Bild {p}
wie viele Pixel hoch ist {p}
wie groß ist das Bild {p}, in Pixeln mein ich
wie groß in px ist {p}
wie hoch ist die Auflösung von {p}
wie viele Bildpunkte sind in {p}
ist {p} ein großes Bild, von den Pixeln her
ist {p} größer als 1000 Pixel
taugt die Auflösung von {p} was
kannst du mir die Abmessungen von {p} sagen
könntest du dir die Auflösung von {p} ansehen
würdest du schauen wie breit das Bild {p} ist
hat {p} genug Pixel zum Ausdrucken
passt {p} auf meinen Schirm, wie viele Pixel
ich will die Auflösung von {p} wissen
ich brauch Breite und Höhe von {p}
ich hätt gern die Pixelgröße von {p}
ich mach ein Banner, wie breit ist {p}
die Website will 800 Pixel, was hat {p}
lass mich die Pixelgröße von {p} wissen
+lies die Bildmaße von {p} aus
wie breit isch s Bild {p}
""",
)
ALL = Phrases(
    en="""
what is known about {p}
+tell me about the file {p}
+look up the [details|data] of {p}
all [data|facts] on {p}
stat {p}
[info|information|details|properties|metadata|facts] [about|of|on|for] {p}
+show [me|] the [properties|details|metadata] of {p}
what do you know about [the file|] {p}
+tell me [everything|all|more] about the file {p}
file info {p}
{p} [details|properties|info]
+get me the metadata of {p}
!+inspect {p}
!what facts are there on {p}
{p}: [info|details|stats|facts|metadata]
i need [the details|all the info|the metadata] [on|about|of] {p}
[metadata|meta] {p}
properties {p}
what can you tell me about [the file|] {p}
what sort of metadata does {p} have
+list [all|] [attributes|properties|the metadata] of {p}
+give me the [rundown|lowdown|full details|data sheet] [on|of] [the file|] {p}
[size, date, owner|size, type and date] of {p}, everything
would you look up what is stored about {p}
all you know [about|on] [the file|] {p}
+fetch the file attributes of {p}
who owns {p}, how big is it, when was it changed
let me see the [properties|metadata|attributes] of {p}
file [details|attributes|stats|data] [for|of] {p}
i'd like to know more about the file {p}
describe {p} as a file, size and all
exif and co of {p}
full stat of {p}
+dump the metadata of {p}
!the vitals of {p} please
!i want the whole file record of {p}
!+print out all properties of {p}
[particulars|specifics|data] [of|on] {p}
what's the deal with the file {p}, [size, date and so on|all its metadata]
+pull [the details|all metadata] of {p}
a full [profile|summary] of the file {p}
could you look up all the [properties|metadata] of {p}
right click properties of {p}
[exiftool|ls -l|stat -c] {p}, all of it
+collect all [facts|data] about the file {p}
i want every detail on the file {p}
anything you can find out about the file {p}
general info on {p}
{p}, everything
{p}: everything you know
{p} file info please
file properties {p}
all properties of {p}
all metadata of {p}
the full info on {p}
what's in the metadata of {p}
what properties has {p}
what are the details of {p}
what's there to know about {p}
what's stored with {p}, size, date, owner
which attributes does {p} have
what kind, how big, how old, whose: {p}
what does stat say about {p}
do you have any info on {p}
can you look up {p}, all its properties
can you give me the details of {p}
could i see the properties of {p}
would you show me the metadata of {p}
i want the details on {p}
i want to know all about the file {p}
i need to know everything about the file {p}
i'd like the full details of {p}
let me have all info on {p}
let me know all there is about {p}
let's see the properties of {p}
fill me in on the file {p}
+run stat on {p}
+check the metadata of {p}
+read out the properties of {p}
+describe the file {p} with all its details
+bring me all the facts on {p}
""",
    de="""
was ist zu {p} bekannt
+erzähl mir was über die Datei {p}
+schau [mal|] die [Daten|Details] von {p} nach
alle Angaben zu {p}
stat {p}
[Infos|Informationen|Details|Eigenschaften|Metadaten|Angaben] [zu|von|über] {p}
+zeig [mir|] die [Eigenschaften|Details|Metadaten] von {p}
was weißt du über [die Datei|] {p}
+sag mir [alles|mehr] über die Datei {p}
Datei-Info {p}
{p} [Details|Eigenschaften|Infos]
+gib mir die Metadaten von {p}
!was ist über die Datei {p} bekannt
!welche Angaben gibt es zu {p}
{p}: [Infos|Details|Daten|Eigenschaften|Metadaten]
ich brauch [die Details|alle Infos|die Metadaten] [zu|von] {p}
Metadaten {p}
Eigenschaften {p}
was kannst du mir [zu|über] [der Datei|] {p} sagen
was [gibt's|gibt es|hast du] [für|an] Infos zu {p}
+liste [mir|] [alle|die] [Attribute|Eigenschaften|Metadaten] von {p} auf
[Größe, Datum, Besitzer|Größe, Typ und Datum] von {p}, alles
alles was du über die Datei {p} weißt
+hol mir die Dateiattribute von {p}
ich [möcht|möchte|will] mehr über die Datei {p} wissen
lass [mal|mich] die [Eigenschaften|Metadaten] von {p} sehen
Dateiinfos [zu|für|von] {p}
Steckbrief [zu|von] {p}
wie groß, wie alt, von wem ist {p}, alles bitte
sämtliche Dateieigenschaften von {p}
+beschreib mir {p} als Datei, Größe und so
[wos|was] woaßt du [ois|alles|] über {p}
[magst|kannst] du mir die Eigenschaften von {p} [zeigen|nennen|raussuchen]
Exif und Co von {p}
Datei-Details {p} [bitte|]
!die Eckdaten von {p} bitte
!was ist über {p} alles gespeichert
!+druck mir sämtliche Eigenschaften von {p} aus
[Einzelheiten|Kenndaten|Dateidaten] [von|zu] {p}
was ist das für eine Datei, {p}, [Größe, Datum und so|alle Metadaten]
+zieh [die Details|alle Metadaten] von {p}
ein volles Profil der Datei {p}
könntest du alle [Eigenschaften|Metadaten] von {p} nachschauen
Rechtsklick Eigenschaften von {p}
exiftool {p}
+sammel alle [Fakten|Daten] über die Datei {p}
ich will jedes Detail zur Datei {p}
alles was du zur Datei {p} rausfinden kannst
Allgemeines zu {p}
{p}, alles
{p}: alles was du weißt
{p} Dateiinfos bitte
zu {p} alles
Daten zu {p}
Dateieigenschaften {p}
alle Eigenschaften von {p}
alle Metadaten von {p}
die Details zu {p} bitte
was steht in den Metadaten von {p}
was hat {p} für Eigenschaften
was sind die Details zu {p}
was gibt es über {p} zu wissen
was ist bei {p} gespeichert, Größe, Datum, Besitzer
welche Attribute hat {p}
welche Metadaten hat {p}
was für eine, wie groß, wie alt, von wem: {p}
was sagt stat zu {p}
hast du Infos zu {p}
kannst du {p} nachschauen, alle Eigenschaften
kannst du mir die Details zu {p} geben
könnt ich die Eigenschaften von {p} sehen
würdest du mir die Metadaten von {p} zeigen
ich will die Details zu {p}
ich will alles über die Datei {p} wissen
ich muss alles über die Datei {p} wissen
ich hätte gern alle Angaben zu {p}
lass mich alles zu {p} wissen
lass die Eigenschaften von {p} sehen
klär mich über die Datei {p} auf
+mach einen stat auf {p}
+prüf die Metadaten von {p}
+lies die Eigenschaften von {p} aus
+beschreib die Datei {p} mit allen Details
+nenn mir alle Daten zu {p}
ois wos du über {p} woaßt
""",
)
BARE = Phrases(
    en="""
file info
[details|properties|metadata] of the file
+show me the properties
[info|information] [about|on] [it|that file]
!facts about the document
[the|] file [details|properties|attributes] please
+tell me [more|something|all] about [the|that|this] file
what do you know about [the|that|this] file
[properties|metadata|details|stat|attributes]
+show me the [metadata|details|file info]
i need some file [facts|details|info]
i want to see the properties of a file
what can you tell me about a [file|document]
metadata of a file [please|]
+look up the details of a file
[can|could] you check the properties of [a|the] file
facts on the [document|file]
+get [me|] the file metadata
all the [data|info] on [that|the] [document|file]
i'd like the metadata
file stats please
!the properties dialog for my file
!could i have some info on a document
[can|could] i see the file properties
[stat|exif|file stats|file data]
what's known about [that|this|the] [document|file]
+pull the metadata
+give me the lowdown on [that|a] file
[particulars|specifics] of the file
there's a file i want to know all about
[document|file] info please
tell me about some file of mine
right click properties
file metadata
properties please
metadata please
details please, of a file
file properties
file details
file attributes
document info
document properties
metadata of my document
the metadata of some file
details on one of my files
info about one of my documents
everything about a file
all the details of a file
all file data
what are the file's properties
what are the properties of the file
what is there to know about the file
what's stored about that file
what metadata is there
could i get the details of a file
could you show me file properties
would you look up a file's metadata
do you have info on that file
i want file details
i want to know everything about a file
i need the metadata of a file
i need to know more about a file
i'd like to see the details of a document
let me see the properties
let me see some file's metadata
let's have the file details
+list the file attributes
+dump the file's metadata
+give me file info
+get the properties of a document
+describe the file to me, size, date and all
+tell me the details of a document
+gather all data on a file
more details on a document please
+check a file's metadata
stat a file
alt enter, file properties
a file's data sheet, please
more about the file, please
""",
    de="""
Datei-Info
[Details|Eigenschaften|Metadaten] der Datei
+zeig mir die Eigenschaften
[Infos|Angaben] [dazu|zu der Datei]
!Fakten zum Dokument
[die|] Dateieigenschaften [bitte|]
+sag mir [mehr|was|alles] über [die|diese] Datei
was weißt du über [die|diese] Datei
[Eigenschaften|Metadaten|Details|Attribute]
+zeig mir die [Metadaten|Details|Dateiinfos]
ich brauch [Infos|Angaben|Daten] zu einer Datei
ich will die Eigenschaften [von einer|einer] Datei sehen
was kannst du mir zu einer Datei sagen
Metadaten [einer|von einer] Datei [bitte|]
+schau [mal|] die Details [von einer|einer] Datei nach
kannst du [mal|] die Eigenschaften [der|einer] Datei [nachsehen|prüfen]
alle [Daten|Angaben] zu [dem|einem] Dokument
+hol mir die Metadaten
ich hätte gern die Dateiinfos
Angaben zum Dokument
Datei-Details bitte
!der Eigenschaften-Dialog für meine Datei
!könnte ich was zu einem Dokument erfahren
[kann|könnte] ich die Dateieigenschaften sehen
[stat|Exif|Dateidaten]
was ist über [die|diese|eine] Datei bekannt
+hol [mal|] die Metadaten
[Einzelheiten|Kenndaten] [zur|der] Datei
es gibt eine Datei, über die ich alles wissen will
[Dokument-Infos|Datei-Infos] bitte
erzähl mir was über eine meiner Dateien
Rechtsklick Eigenschaften
Metadaten der Datei
i mecht wos über a Datei wissn
Eigenschaften bitte
Metadaten bitte
Details zu einer Datei bitte
Dateieigenschaften anzeigen
Dateidetails
Dateiattribute
Dokumenteigenschaften
Eigenschaften vom Dokument
Metadaten von meinem Dokument
die Metadaten von irgendeiner Datei
Details zu einer von meinen Dateien
Infos über eins meiner Dokumente
alles über eine Datei
alle Details einer Datei
alle Dateiangaben
was sind die Eigenschaften der Datei
was hat die Datei für Eigenschaften
was gibt's über die Datei zu wissen
was ist zu der Datei gespeichert
welche Metadaten gibt es
welche Angaben hast du zu einer Datei
könnt ich die Details einer Datei haben
könntest du mir Dateieigenschaften zeigen
würdest du die Metadaten einer Datei nachschauen
hast du Infos zu der Datei
ich will Dateidetails
ich will alles über eine Datei wissen
ich brauch die Metadaten einer Datei
ich muss mehr über eine Datei wissen
ich würd gern die Details eines Dokuments sehen
lass mich die Eigenschaften sehen
lass mal die Metadaten sehen
+liste die Dateiattribute auf
+lies die Metadaten aus
+gib mir Dateiinfos
+gib mir die Eigenschaften von einem Dokument
+beschreib mir die Datei, Größe, Datum und so
+sag mir die Details von einem Dokument
+untersuch eine Datei
+prüf die Metadaten einer Datei
stat auf eine Datei
Alt Enter, Dateieigenschaften
Steckbrief einer Datei bitte
mehr zur Datei bitte
ois über de Datei
zeig ma d'Eigenschaften vo ana Datei
""",
)
