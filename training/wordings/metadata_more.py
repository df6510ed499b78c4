"""How people ask whose a file is, for an image's measures, for all that is known of a file, and without saying of which."""

from training.phrases import Phrases

OWNER = Phrases(
    en="""
+show me who owns {p}
[user|group] of {p}
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
{p} chmod
{p}: owner and group
{p}: read only?
{p}: rwx
{p}: who may read it
{p}, permissions please
{p}, who has access
{p}, writable?
chmod {p}, what is it now
access {p}
owner and group of {p}
uid of {p}
octal permissions of {p}
permission bits of {p}
file mode of {p}
read rights on {p}
write rights on {p}
write permission on {p}
ownership of {p}
what's the group of {p}
what's the chmod of {p}
what are {p}'s permissions
what are the file permissions on {p}
what permissions are set on {p}
what user does {p} belong to
what may i do with {p}
which permissions has {p}
which rights are set on {p}
who's {p}'s owner
who's the owner of {p}
who's it owned by, {p}
who can open {p}
who can change {p}
who can run {p}
who is allowed to read {p}
who is allowed to write {p}
who all has access to {p}
whose is {p}
to whom does {p} belong
how are the rights on {p} set
how are the permissions of {p}
is {p} owned by root
is {p} public or private, permission-wise
is {p} readable by everyone
is {p} readable for others
is {p} write protected
is {p} allowed to be executed
does everyone have access to {p}
does my user own {p}
do i have permission to write {p}
do i have read access to {p}
can anyone read {p}
can i run {p}
can other users see {p}
can my group write {p}
can you tell me who owns {p}
could you check the rights of {p}
could you look up the owner of {p}
may i change {p}, permission-wise
may others read {p}
i want to know who owns {p}
i want to know the permissions of {p}
i'd like to know whose {p} is
i'm not allowed to edit {p}, who owns it
let me know who owns {p}
please check the permissions of {p}
+look who owns {p}
+look up the owner of {p}
+show the permissions of {p}
+list the rights on {p}
""",
    de="""
+zeig mir wem {p} gehört
[Benutzer|Gruppe] von {p}
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
{p} Berechtigungen
{p} chmod
{p} Modus?
{p}: Besitzer und Gruppe
{p}: schreibgeschützt?
{p}: rwx
{p}: wer darf das lesen
{p}, Rechte bitte
{p}, wer hat Zugriff
{p}, beschreibbar?
chmod {p}, was ist es jetzt
Zugriff {p}
Besitzer und Gruppe von {p}
UID von {p}
oktale Rechte von {p}
Rechtebits von {p}
Dateimodus von {p}
Leserechte bei {p}
Schreibrechte für {p}
Schreibrecht an {p}
Eigentümer {p}
wer ist die Gruppe von {p}
was ist der chmod von {p}
was sind die Rechte von {p}
was sind die Dateirechte von {p}
was hat {p} für Rechte
was hat {p} für einen Besitzer
was darf ich bei {p}
welche Rechte sind bei {p} gesetzt
welche Zugriffsrechte hat {p}
welcher Benutzer besitzt {p}
welcher User hat {p}
wer kann {p} öffnen
wer darf {p} ausführen
wer darf {p} schreiben
wer darf alles {p} lesen
wer alles hat Zugriff auf {p}
wessen ist {p}
wie sind die Rechte auf {p}
wie stehen die Berechtigungen bei {p}
ist {p} von mir, der Besitzer mein ich
ist {p} im Besitz von root
ist {p} öffentlich oder privat, von den Rechten her
ist {p} für jeden lesbar
ist {p} für andere lesbar
ist {p} schreibgeschützt oder nicht
darf man {p} ausführen
hat jeder Zugriff auf {p}
hab ich das Recht, {p} zu schreiben
hab ich Lesezugriff auf {p}
kann jeder an {p} ran
kann ich {p} starten, von den Rechten her
können andere Benutzer {p} sehen
kann meine Gruppe {p} schreiben
kannst du mir sagen, wem {p} gehört
könntest du die Rechte von {p} prüfen
könntest du den Besitzer von {p} nachsehen
dürfen andere {p} lesen
ich will wissen, wem {p} gehört
ich will die Rechte von {p} wissen
ich wüsst gern, wem {p} gehört
ich darf {p} nicht bearbeiten, wem gehört das
lass mich wissen, wem {p} gehört
bitte die Rechte von {p} prüfen
+schau, wem {p} gehört
+schau den Besitzer von {p} nach
+zeig die Rechte von {p}
+liste die Berechtigungen von {p} auf
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
{p} px
{p} width and height
{p}: w x h
{p}: width
{p}: height
{p}: megapixels
{p}, dimensions please
{p}, pixel size
{p}, width in pixels
{p}, how wide is that
{p}, is it full hd
dimensions {p}
pixel size {p}
width height {p}
identify {p}, its resolution
identify -format %wx%h {p}
size of the picture {p} in pixels
size of {p} in pixels
pixel width of {p}
pixel height of {p}
pixels across and down of {p}
image width of {p}
image height of {p}
exact dimensions of {p}
exact resolution of {p}
what's the pixel size of {p}
what's the resolution of the picture {p}
what's the size of {p} in px
what's {p}'s resolution
what are {p}'s dimensions
what are the pixel dimensions of {p}
what are the width and height of {p}
what image size has {p}
what pixel size has {p}
what resolution is the image {p}
what width has {p}
what height has {p}
which dimensions does {p} have
which resolution does {p} have
how wide is {p} in pixels
how high is {p} in pixels
how tall is {p} in pixels
how many px has {p}
how many pixels are in {p}
how many pixels does the image {p} have
how many megapixels is {p}
how detailed is {p}, in pixels
is {p} 1920x1080
is {p} high resolution
is {p} high res
is {p} wider than 2000 pixels
is {p} wide enough for my screen, in pixels
is {p} at least full hd
is {p} a square picture, how many pixels
does {p} have enough resolution for a poster
does {p} have a high resolution
do the pixels of {p} suffice for a4
can i print {p} in a3, what's its resolution
can i use {p} as a wallpaper, how many pixels has it
can you tell me the resolution of {p}
can you measure {p} in pixels
could you check how many pixels {p} has
could you tell me how wide {p} is in pixels
would you look up the dimensions of {p}
i need the resolution of {p}
i need to know how many pixels {p} has
i want to know how wide {p} is
i want the dimensions of {p}
i'd like to know the resolution of {p}
i'm making a poster, what's the resolution of {p}
let me know the resolution of {p}
let's see the resolution of {p}
please tell me the dimensions of {p}
+find out the resolution of {p}
+show the dimensions of {p}
+show the pixel size of {p}
+tell me how many pixels {p} has
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
{p} Abmessungen
{p} px
{p} Breite und Höhe
{p}: B x H
{p}: Breite
{p}: Höhe
{p}: Megapixel
{p}, Abmessungen bitte
{p}, Pixelgröße
{p}, Breite in Pixeln
{p}, wie breit ist das Bild
{p}, ist das Full HD
Abmessungen {p}
Pixelgröße {p}
Breite Höhe {p}
identify {p}, die Auflösung
identify -format %wx%h {p}
Größe vom Bild {p} in Pixeln
Größe von {p} in Pixeln
Pixelbreite von {p}
Pixelhöhe von {p}
Bildbreite von {p}
Bildhöhe von {p}
genaue Abmessungen von {p}
genaue Auflösung von {p}
was ist die Auflösung vom Bild {p}
was ist die Auflösung von {p}
was ist die Bildgröße von {p} in px
was sind die Maße von {p} in Pixeln
was hat {p} für Abmessungen
was hat das Bild {p} für eine Größe in Pixeln
welche Bildgröße hat {p} in Pixeln
welche Pixelmaße hat {p}
welche Breite hat das Bild {p}
welche Höhe hat das Bild {p}
welche Maße hat das Bild {p}
wie breit ist {p} in Pixeln
wie hoch ist {p} in Pixeln
wie viele px hat {p}
wie viele Pixel sind in {p}
wie viele Pixel hat das Bild {p}
wie viele Megapixel sind {p}
wie fein ist {p}, in Pixeln
ist {p} 1920x1080
ist {p} hochauflösend
ist {p} breiter als 2000 Pixel
ist {p} breit genug für meinen Schirm, in Pixeln
ist {p} mindestens Full HD
ist {p} ein quadratisches Bild, wie viele Pixel
hat {p} genug Auflösung für ein Poster
hat {p} eine hohe Auflösung
reichen die Pixel von {p} für A4
kann ich {p} in A3 drucken, welche Auflösung hat das
kann ich {p} als Hintergrund nehmen, wie viele Pixel hat das
kannst du mir die Auflösung von {p} sagen
kannst du {p} in Pixeln ausmessen
könntest du nachsehen, wie viele Pixel {p} hat
könntest du mir sagen, wie breit {p} in Pixeln ist
würdest du die Abmessungen von {p} nachschauen
ich brauch die Auflösung von {p}
ich muss wissen, wie viele Pixel {p} hat
ich will wissen, wie breit das Bild {p} ist
ich will die Abmessungen von {p}
ich wüsst gern die Auflösung von {p}
ich mach ein Poster, welche Auflösung hat {p}
lass mich die Auflösung von {p} wissen
bitte sag mir die Abmessungen von {p}
+find die Auflösung von {p} raus
+zeig die Abmessungen von {p}
+zeig die Pixelgröße von {p}
+sag mir, wie viele Pixel {p} hat
wie vill Pixel het {p}
""",
)
ALL = Phrases(
    en="""
what is known about {p}
+tell me about the file {p}
+look up the [details|data] of {p}
all [data|facts] on {p}
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
{p} file info
{p} stat
{p}: all you've got
{p}: size, date, owner
{p}, all the details
{p}, facts please
{p}, its metadata
{p}, properties please
details {p}
info {p}
infos on the file {p}
metadata {p} please
all info on {p}
all details on {p}
all the facts about {p}
all attributes of {p}
all about the file {p}
everything about the file {p}
everything on the file {p}
every detail of the file {p}
file facts on {p}
basic facts about the file {p}
the properties of {p}
the attributes of {p}
the stats of {p}
stat the file {p}
what's the metadata of {p}
what's the info on {p}
what metadata does {p} have
what metadata is in {p}
what info do you have on {p}
what info is there on {p}
what properties does {p} have
what attributes has {p}
what details do you have about {p}
what do we know about the file {p}
what do its properties say, {p}
what can be said about the file {p}
which details are known about {p}
which properties has {p}
how about some details on {p}
is there more info on the file {p}
do you have the metadata of {p}
can you describe the file {p}, size, date and owner
can you look up the details of {p}
can you show me the properties of {p}
can i see the metadata of {p}
could you get me the details of {p}
could you tell me all about the file {p}
would you give me the info on {p}
i need all details of {p}
i need info on the file {p}
i need the file info for {p}
i want all the metadata of {p}
i want to see the properties of {p}
i'd like to see the metadata of {p}
i'd like all details of {p}
i'm curious about the file {p}, its size, date and so on
let me see the details of {p}
let's have the facts on {p}
let's look at the metadata of {p}
please show the properties of {p}
+gather info on the file {p}
+look up everything about the file {p}
+show all details of {p}
+tell me the details of {p}
+read the metadata of {p}
+report on the file {p}
""",
    de="""
was ist zu {p} bekannt
+erzähl mir was über die Datei {p}
+schau [mal|] die [Daten|Details] von {p} nach
alle Angaben zu {p}
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
{p} Dateiinfo
{p} Angaben
{p} stat
{p}: alle Eigenschaften
{p}: Dateiinfos
{p}: Größe, Datum, Besitzer
{p}, alle Details
{p}, Angaben bitte
{p}, die Metadaten
{p}, Eigenschaften bitte
Details {p}
Info {p}
Infos zur Datei {p}
Metadaten für {p}
Metadaten {p} bitte
alle Infos zu {p}
alle Details zu {p}
alle Fakten zu {p}
alle Attribute von {p}
alles zur Datei {p}
alles über die Datei {p}
jedes Detail der Datei {p}
Basisdaten der Datei {p}
die Eigenschaften von {p}
die Attribute von {p}
die Daten der Datei {p}
was sind die Metadaten von {p}
was sind die Eigenschaften von {p}
was hat {p} für Metadaten
was hat {p} für Attribute
was gibt es für Angaben zu {p}
was wissen wir über die Datei {p}
was steht in den Eigenschaften von {p}
was lässt sich über die Datei {p} sagen
welche Details sind zu {p} bekannt
welche Eigenschaften hat {p}
welche Infos hast du zu {p}
wie wär's mit Details zu {p}
gibt's mehr Infos zur Datei {p}
gibt es Metadaten zu {p}
hast du die Metadaten von {p}
kannst du die Datei {p} beschreiben, Größe, Datum und Besitzer
kannst du die Details von {p} nachsehen
kannst du mir alles über die Datei {p} sagen
kann ich die Metadaten von {p} sehen
könntest du mir die Details von {p} holen
könntest du mir die Eigenschaften von {p} zeigen
würdest du mir die Infos zu {p} geben
ich brauch alle Details zu {p}
ich brauch Infos zur Datei {p}
ich brauch die Dateiinfos von {p}
ich will alle Metadaten von {p}
ich will die Eigenschaften von {p} sehen
ich würd gern die Metadaten von {p} sehen
ich hätt gern alle Details zu {p}
mich interessiert die Datei {p}, Größe, Datum und so
lass mich die Details von {p} sehen
schauen wir uns die Metadaten von {p} an
bitte die Eigenschaften von {p} zeigen
+sammel Infos zur Datei {p}
+schau alles über die Datei {p} nach
+zeig alle Details von {p}
+sag mir die Details von {p}
+lies die Metadaten von {p}
ois zur Datei {p}
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
file facts
file facts please
info on a file
info on my file
info about a file please
details of a file
details of the file please
metadata of that document
metadata of my file
properties of a file
properties of my document
properties of that file please
attributes of a file
attributes of the file
stat that
stat the file
stat my file
all about a file
all facts on a file
all I can know about a file
everything about that document
everything about my file
everything you know about a file
facts about a file
facts about my file
some facts on a file please
what about the file's metadata
what's the file info
what's the metadata
what's the metadata of the file
what are the details
what are the file details
what are the document's properties
what do you know about my file
what do you know about a file
what can you say about a file
what details do you have on a file
what metadata does the file have
what properties does the file have
which properties does a file have
how about some file info
is there info on the file
is there any metadata
do you know the file's properties
can you show file info
can you show me metadata
can you show the properties of a file
can you get the metadata of a file
can you tell me about a file
can i see file info
can i see the metadata of a file
could you describe a file
could you look up a file's details
could you give me the file details
would you show me file info
would you check a file for me, its metadata
i need file info
i need file details
i need info on a file
i need the properties of a file
i need metadata
i want file info
i want metadata
i want to see the file properties
i want to see file details
i want info about a document
i'd like file info
i'd like some info on a file
i'd like the properties of a file
let me see file info
let me see the metadata
let's see the file properties
let's look at a file's details
please show file properties
please give me file info
+show file info
+show file details
+show me the attributes
+look up file info
+give me the metadata
+get file details
+check the file properties
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
Dateiinfo
Dateiinfos
Dateiinfos bitte
Dateifakten
Dateidetails bitte
Info zu einer Datei
Infos zu meiner Datei
Infos zu einer Datei bitte
Details von einer Datei
Details zum Dokument
Metadaten einer Datei anzeigen
Metadaten vom Dokument
Metadaten meiner Datei
Eigenschaften einer Datei
Eigenschaften der Datei bitte
Eigenschaften meiner Datei
Attribute einer Datei
Attribute der Datei bitte
stat bitte
stat die Datei
alles zu einer Datei
alles zum Dokument
alles zu meiner Datei
alles, was du zu einer Datei weißt
Fakten zu einer Datei
Fakten über meine Datei
ein paar Angaben zur Datei bitte
was ist mit den Metadaten der Datei
was sind die Metadaten
was sind die Details
was sind die Dateidetails
was sind die Eigenschaften vom Dokument
was weißt du zu meiner Datei
was weißt du über eine Datei
was kannst du über eine Datei sagen
was hast du für Infos zu einer Datei
welche Metadaten hat die Datei
welche Eigenschaften hat die Datei
welche Details hast du zu einer Datei
wie wär's mit Dateiinfos
gibt es Infos zu der Datei
gibt es Metadaten
kennst du die Eigenschaften der Datei
kannst du Dateiinfos zeigen
kannst du mir Metadaten zeigen
kannst du die Eigenschaften einer Datei zeigen
kannst du die Metadaten einer Datei holen
kannst du mir was über eine Datei sagen
kann ich die Dateiinfos sehen
kann ich die Metadaten einer Datei sehen
könntest du eine Datei beschreiben
könntest du die Details einer Datei nachschauen
könntest du mir die Dateidetails geben
würdest du mir Dateiinfos zeigen
würdest du eine Datei für mich prüfen, die Metadaten
ich brauch Dateiinfos
ich brauch Dateidetails
ich brauch die Eigenschaften einer Datei
ich brauch Metadaten
ich will Dateiinfos
ich will Metadaten
ich will die Dateieigenschaften sehen
ich will Infos zu einem Dokument
ich möchte Dateidetails sehen
ich hätt gern Infos zu einer Datei
ich hätt gern die Eigenschaften einer Datei
lass mich die Dateiinfos sehen
lass mich die Metadaten sehen
schauen wir uns die Dateieigenschaften an
bitte die Dateieigenschaften zeigen
bitte Dateiinfos
+zeig Dateiinfos
+zeig Dateidetails
+zeig mir die Attribute
+schau Dateiinfos nach
+hol mir Dateidetails
+prüf die Dateieigenschaften
""",
)
