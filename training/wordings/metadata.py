"""How people ask what is known of a file: its size, its date, its type."""

from training.phrases import Phrases

SIZE = Phrases(
    en="""
how [big|large] is {p}
[size|file size] of {p}
what's the size of {p}
how many [bytes|kb|mb|megabytes] [is|has] {p}
{p} size
how much space does {p} [take|need|use]
+tell me [the size of {p}|how big {p} is]
is {p} [big|large]
how heavy is {p}
+check how [big|large] {p} is
does {p} fit in an email
{p}, how big
can i mail {p} or is it too big
how long is the file {p} in bytes
+measure {p}
[how much|how many] mb [is|are in] {p}
+look up the size of {p}
what does {p} weigh
byte count of {p}
!what size [has|is] {p}
!i'd like to know the size of {p}
{p}: [size|mb|bytes|kb]
filesize {p}
du -h {p}
i wonder how [big|large] {p} is
will {p} fit on a [usb stick|stick|floppy|cd]
is {p} [too big to send|small enough to send|huge|tiny]
the upload limit is 10 MB, how big is {p}
how much [room|storage] does the file {p} [occupy|eat up|hog]
+give me the [size|file size|byte count] of {p}
[what is|what's] the [weight|footprint] of {p} [in mb|]
[mb|megabytes] of {p}
do you know how [big|large] {p} is
uploading {p} takes ages, how big is it
how fat is {p}
size in bytes, {p}
+find out how large {p} is
how many gigs is {p}
would {p} go through as an attachment, how large is it
{p} how many [mb|bytes|kb]
!what are we talking about with {p}, kilobytes or megabytes
!{p} seems bloated, how many mb is that
!+show me how much disk the file {p} takes
what's the file size on {p}
{p} big or small
how much does {p} weigh in at
[my mail bounced|the mail server complains], how large is {p}
i've got little room left, how much does {p} use
[kilobytes|kb|gb|gigs] of {p}
would {p} be ok to [mail|upload], size wise
+get the size of {p}
how huge has {p} become
is {p} over 25 mb
wc -c {p}
the size of {p} [please|pls|, thanks]
size {p}
file size {p}
{p}, size please
bytes in {p}
bytes of {p}
how big a file is {p}
how big would {p} be
how much data is in {p}
how many mb does {p} take up
how many kilobytes in {p}
+read out the size of {p}
+show the size of {p}
+show me how big {p} is
+say how large {p} is
+tell me how many bytes {p} has
could you check the size of {p}
can you tell me how big {p} is
would you look how big {p} is
i need the size of {p}
i need to know how large {p} is
i want to know how big {p} is
i'd like to see the file size of {p}
is {p} bigger than a gig
is {p} more than 10 mb
is {p} a large file
my stick has 2 GB left, would {p} fit
i'm on mobile data, how much is {p}
what a monster, how many mb is {p}
before i send it off, size of {p}
""",
    de="""
wie [groß|gross] ist {p}
[Größe|Dateigröße] von {p}
{p} Größe
wie viel [MB|Megabyte|Bytes|KB|Platz] [hat|braucht|belegt] {p}
wieviel [MB|Platz] hat {p}
sag mir wie groß {p} ist
welche Größe hat {p}
ist {p} [groß|recht groß]
[wia groß|wie jroß] [is|ist] {p}
was wiegt {p}
{p}, wie groß
passt {p} in eine Mail
+schau [mal|] nach wie groß {p} ist
wie viele Bytes hat {p}
ist {p} zu groß [für eine Mail|zum Verschicken]
wie groß ist die Datei {p}
kannst du [mal|] gucken wie groß {p} ist
wie viel wiegt {p} in MB
{p} [hat|ist] wie [viele MB|groß]
!wie groß ist [eigentlich|denn|] die Datei {p}
!ich wüsste gern die Größe von {p}
{p}: [Größe|MB|KB|Bytes|wie groß]
Filesize [von|] {p}
du -h {p}
passt {p} [noch|] auf [einen Stick|nen USB-Stick|eine CD]
wie [fett|dick|schwer] ist {p}
wie viel [nimmt|frisst|verbraucht] die Datei {p} [an Platz|]
wia vui [MB|Platz] [hot|braucht] {p}
[wie viele|wieviele] [MB|KB|Megabyte|Kilobyte|GB] [sind|hat|umfasst] {p}
ich darf nur 10 MB hochladen, wie groß ist {p}
der Upload dauert ewig, wie groß ist denn {p}
+gib mir die [Größe|Dateigröße] von {p}
+nenn mir die Dateigröße von {p}
weißt du wie groß {p} ist
kann man {p} noch mailen oder ist das zu groß
ist {p} [riesig|klein genug für einen Anhang|winzig]
Speicherbedarf [von|] {p}
Umfang von {p} in [Bytes|MB|KB]
[magst|kannst] du schauen wie viel MB {p} hat
Dateigröße {p} [bitte|]
wie groß is'n {p}
!belegt {p} viel Platz oder wenig
!was bringt {p} auf die Waage in MB
!+stell fest wie viele Bytes {p} hat
wie groß ist {p} [mittlerweile|inzwischen|geworden]
was hat {p} für eine [Größe|Dateigröße]
{p}, [groß oder klein|wie viele Bytes]
die Mail kam zurück, wie groß ist denn {p}
hab kaum noch Platz, was [braucht|schluckt] {p}
[Kilobyte|Gigabyte|MB-Zahl] von {p}
ist {p} über 25 MB
+ermittle die Größe von {p}
wc -c {p}
wie gross isch {p}
taugt {p} von der Größe her für eine Mail
die Größe von {p} [bitte|wär gut zu wissen]
Größe {p}
{p}, Größe bitte
Bytes von {p}
Bytezahl von {p}
MB von {p}
wie groß ist {p} in MB
wie groß ist {p} in Bytes
wie groß wird {p} sein
wie viele Daten sind in {p}
+lies mir die Größe von {p} vor
+zeig die Größe von {p}
+zeig mir, wie groß {p} ist
+sag mir, wie viele Bytes {p} hat
+prüf die Größe von {p}
könntest du nachsehen, wie groß {p} ist
kannst du mir sagen, wie groß {p} ist
würdest du schauen, wie groß {p} ist
ich brauch die Größe von {p}
ich muss wissen, wie groß {p} ist
ich will wissen, wie groß {p} ist
ist {p} größer als ein Gigabyte
ist {p} mehr als 10 MB
ist {p} eine große Datei
auf dem Stick sind noch 2 GB frei, passt {p} drauf
ich hab nur mobile Daten, wie viel MB sind das bei {p}
bevor ich's verschick, wie groß ist {p}
so ein Brocken, wie viele MB hat {p}
hoscht mer d'Größe vo {p}
""",
)
WHEN = Phrases(
    en="""
when was {p} [last|] [changed|modified|edited|updated|saved]
when did i [last|] [change|edit|save|touch] {p}
[date|age|modification date|last change] of {p}
how old is {p}
{p} [last modified|last changed|date]
what date is {p} from
from when is {p}
is {p} [up to date|recent|old]
+tell me when {p} was [changed|last edited]
what was the last time {p} was changed
has {p} been changed [lately|recently]
[timestamp|mtime] of {p}
{p}, when was that last touched
what day did i save {p}
how long ago did i [edit|change] {p}
since when does {p} look like this
!+check when {p} was last saved
!when did somebody last write to {p}
{p}: [changed when|mtime|last edit]
last [edit|save|write] [to|of] {p}
[do you know|can you tell] when {p} was last [changed|updated|saved]
+find out when {p} was [changed|modified|written] [last|]
when did {p} [last change|get changed|get updated]
is {p} from [today|this week|last year] or older
what's the [date|timestamp|modification time] [on|of] {p}
how [fresh|recent|current|stale] is {p}
i wonder when i last [worked on|touched|edited] {p}
did [i|anyone|somebody] change {p} [today|recently|this week]
[my colleague says she updated|somebody updated] {p}, when was that
is {p} still the old version, when was it changed
+show the [modification date|last change|timestamp] of {p}
on which day was {p} [changed|written|modified] last
{p} last [edit|touched|saved|update]
how long has {p} been [lying around untouched|unchanged]
stat date of {p}
when i have saved {p} last time
+look up the date of {p}
!what's the age of {p}
!has there been any recent change to {p}
!+give me the day {p} was last written
when was the last time i [edited|worked on|saved] {p}
[modified|edited|saved] {p} when
is {p} outdated, what's its date
i want to cite {p}, from what day is it
{p}: from which [day|month|year]
how many [days|weeks] ago was {p} [changed|saved]
did {p} change since [yesterday|last week|monday]
+get me the [mtime|date] of {p}
what time of day did {p} get saved
who knows how old {p} is, check the date
was {p} [edited|touched] lately
the [edit date|save date|change date] of {p}
{p}: when?
{p}: how old?
{p}, how old is that
{p}, when was it changed
{p} modified?
mtime {p}
last time {p} changed
modification time of {p}
when {p} was changed
when was {p} last worked on
when did {p} get its last edit
when was the last change to {p}
how long ago was {p} saved
+show when {p} was last changed
+show me how old {p} is
+say when {p} was saved
+look when {p} was last modified
+tell me the date of {p}
could you check when {p} was changed
can you see when {p} was last edited
would you look up when {p} was saved
i need the date of {p}
i need to know when {p} was changed
i want to know how old {p} is
i'd like to know when i last saved {p}
i forgot when i changed {p}
is {p} older than a year
is {p} new
somebody messed with {p}, when was that
is this the latest {p}, when was it saved
git aside, when did {p} change on disk
ls -l date of {p}
""",
    de="""
wann wurde {p} [zuletzt|] [geändert|bearbeitet|gespeichert]
wann hab ich {p} [zuletzt|] [geändert|bearbeitet|gespeichert|angefasst]
[Datum|Alter|Änderungsdatum|letzte Änderung] von {p}
wie alt ist {p}
von wann ist {p}
{p} zuletzt geändert
{p} [Datum|Änderungsdatum]
seit wann [gibt es|ist] {p} [so|unverändert]
sag mir wann {p} geändert wurde
ist {p} [aktuell|alt|neu]
wurde {p} kürzlich geändert
ist {p} kürzlich geändert worden
wann war die letzte Änderung an {p}
[Zeitstempel|mtime] von {p}
{p}, wann war das zuletzt dran
an welchem Tag hab ich {p} gespeichert
wie lang ist es her dass ich {p} geändert hab
wann hob i {p} [zletzt|zuletzt] gändert
!+schau nach wann {p} zuletzt gespeichert wurde
!wann hat zuletzt jemand was in {p} geschrieben
{p}: [wann geändert|Stand|letzter Stand]
[Stand|letzter Stand|Speicherdatum|letzte Bearbeitung] von {p}
wann hat sich {p} [zuletzt|das letzte Mal] geändert
weißt du wann {p} [zuletzt|das letzte Mal] [geändert|angefasst|gespeichert] wurde
ich frag mich wann ich {p} zuletzt [bearbeitet|angefasst] hab
welches Datum [hat|trägt] {p}
auf welchem Stand ist {p}
wie [frisch|aktuell] [is|ist] [denn|eigentlich|] {p}
ist {p} von [heute|dieser Woche|letztem Jahr] oder älter
hat [heute|zuletzt|kürzlich] [jemand|wer] an {p} [was geändert|gearbeitet]
meine Kollegin will {p} aktualisiert haben, wann war das
seit wann liegt {p} [da|unverändert rum|hier rum]
+find raus wann {p} [geändert|gespeichert|bearbeitet] wurde
+zeig [mir|] das [Änderungsdatum|Datum] von {p}
wann is {p} [gändert|gmacht|gspeichert] worn
{p} [wann zuletzt bearbeitet|zuletzt gespeichert|letzte Änderung]
Datum letzte Änderung {p}
wann is an {p} das letzte Mal was passiert
um wie viel Uhr wurde {p} gespeichert
+gib mir das Datum von {p}
!wie lange ist die letzte Änderung an {p} her
!an {p} wurde wann zuletzt gedreht
!+ermittle wann {p} das letzte Mal geschrieben wurde
wann hab ich das letzte Mal an {p} [gearbeitet|geschrieben|was gemacht]
ist {p} veraltet, welches Datum hat das
ich will {p} zitieren, von welchem Tag ist das
{p}: von welchem [Tag|Monat|Jahr]
vor wie vielen [Tagen|Wochen] wurde {p} [geändert|gespeichert]
hat sich {p} seit [gestern|letzter Woche|Montag] geändert
+hol mir das [Datum|Änderungsdatum] von {p}
+nenn mir den Zeitpunkt der letzten Änderung von {p}
wia oid is {p}
wenn isch {p} gänderet worde
[editiert|gespeichert|geändert] wann, {p}
das [Bearbeitungsdatum|Speicherdatum] von {p} [bitte|]
{p}: wann?
{p}: wie alt?
{p}, wie alt ist das
mtime {p}
letzte Änderung {p}
Änderungszeit von {p}
Zeitpunkt der letzten Änderung von {p}
wann {p} geändert wurde
wann war {p} zuletzt in Arbeit
wann hat wer {p} geändert
wann wurde an {p} was geändert
wie lang ist es her, dass {p} gespeichert wurde
+zeig, wann {p} zuletzt geändert wurde
+zeig mir, wie alt {p} ist
+sag, wann {p} gespeichert wurde
+sag mir das Datum von {p}
+guck, wann {p} zuletzt bearbeitet wurde
könntest du nachschauen, wann {p} geändert wurde
kannst du sehen, wann {p} zuletzt bearbeitet wurde
würdest du schauen, wann {p} gespeichert wurde
ich brauch das Datum von {p}
ich muss wissen, wann {p} geändert wurde
ich will wissen, wie alt {p} ist
ich wüsste gern, wann ich {p} zuletzt gespeichert hab
ich weiß nimmer, wann ich {p} geändert hab
ist {p} älter als ein Jahr
an {p} hat wer rumgepfuscht, wann war das
ist das der letzte Stand, wann wurde {p} gespeichert
i woaß nimmer, wann i {p} gändert hob
{p} kommt mir alt vor, von wann ist das
""",
)
TYPE = Phrases(
    en="""
is that a video or what is {p}
can you tell what format {p} has
{p} is what kind of file
which mime type does {p} have
what [type|kind] of file is {p}
what is {p} [for a file|]
file {p}
[file type|type|mime type|format] of {p}
{p}, what [format|type] is that
which format has {p}
is {p} [a text file|an image|a pdf|really a picture]
+tell me the type of {p}
!what sort of thing is {p}
!+identify {p}
{p}: [type|format|mime]
i can't open {p}, what [kind of file|format] is that
somebody sent me {p}, what [is that|kind of file is it]
is {p} [binary or text|a real pdf|audio or video|an archive|an executable]
what does {p} [turn out to be|consist of, text or binary]
filetype {p}
mime {p}
which [kind|type|sort] of [document|file] is {p}
+check the [file type|format|mime type] of {p}
+find out what kind of file {p} is
do you know what [type|format] {p} is [in|]
i wonder what sort of file {p} is
{p} doesn't open, what is it really
what format is {p} in
is the extension of {p} right or is it something else
+detect the type of {p}
what am i looking at with {p}, which file type
type of the file {p}
content type of {p}
!the ending of {p} looks odd, what type is it in truth
!would you say {p} is a picture or a document
!which category of file does {p} fall into
what file type is {p}
{p}, some kind of [image|document|archive|video] or what
no program takes {p}, which format is it
+determine the [format|file type|mime type] of {p}
{p} has no extension, what is it
is {p} [jpeg or png|doc or pdf|zip or tar|mp3 or flac]
what [data|file] format is used in {p}
[media type|file format|data type] of {p}
somebody renamed {p}, what type is it really
+look at {p} and say what kind of file it is
which sort of file do i have in {p}
filetype for {p} [pls|please|]
{p}: what is it?
{p}: what kind of file?
{p}, file type please
mimetype {p}
kind of file: {p}
what's {p}, a picture?
what's the format of {p}
what's the type of {p}
what's the mime type of {p}
what's inside {p}, text or binary
what kind of document is {p}
+show the type of {p}
+show me what kind of file {p} is
+say what type {p} has
+get the mime type of {p}
+inspect {p}, what type is it
could you check what type {p} is
can you tell what kind of file {p} is
can you see which format {p} has
would you look what type {p} is
i need the mime type of {p}
i need to know what type of file {p} is
i want to know the format of {p}
i don't know what {p} is, which file type
is {p} really what its extension says
is {p} a movie
weird file, what type is {p}
no icon on {p}, what kind of file might that be
double click does nothing on {p}, which format is it
libmagic says what about {p}
file --mime {p}
can my player handle {p}, what format is it
{p}, is that audio
found {p} on an old disk, what type of file is it
""",
    de="""
was für eine Art Datei ist {p}
ist {p} ein Video oder was
kannst du sagen welches Format {p} hat
{p} ist was für eine Datei
welchen MIME-Typ hat {p}
was für [eine Datei|ein Typ|ein Format] ist {p}
[Dateityp|Typ|Format|MIME-Typ] von {p}
welcher [Typ|Dateityp] ist {p}
welches Format hat {p}
{p}, was ist das für eine Datei
ist {p} [eine Textdatei|ein Bild|ein PDF|wirklich ein Bild]
sag mir den Dateityp von {p}
was ist {p}
!welche Art [Datei|von Datei] ist {p}
!+bestimm den Typ von {p}
{p}: [Typ|Format|MIME-Typ|was ist das]
ich krieg {p} nicht auf, was ist das für [ein Format|eine Datei|ein Typ]
mir hat wer {p} geschickt, was [ist das|für ein Format ist das]
ist {p} [Text oder binär|ein echtes PDF|Audio oder Video|ein Archiv|ein Programm]
welche Sorte Datei ist {p}
[wos|wat|was] is {p} für [a|ne|eine] Datei
Filetype [von|] {p}
MIME von {p}
+prüf [mal|] [den Dateityp|das Format|den MIME-Typ] von {p}
+find raus was {p} für eine Datei ist
weißt du was {p} für ein Format hat
um was für [einen Dateityp|ein Format|eine Datei] handelt es sich bei {p}
stimmt die Endung von {p} oder ist das was anderes
in welchem Format [ist|liegt] {p} [gespeichert|vor|]
was steckt hinter der Endung von {p}, welcher Typ
+erkenn den Dateityp von {p}
+schau [mal|] welches Format {p} hat
Typ der Datei {p}
was soll {p} für ein Dateityp sein
{p} geht nicht auf, welcher Dateityp ist das
!{p} kommt mir komisch vor, welche Art von Datei ist das wirklich
!handelt es sich bei {p} um ein Bild oder einen Text
!in welche Kategorie Datei fällt {p}
was hat {p} für einen [Dateityp|Typ]
{p}, ist das [ein Bild|ein Dokument|ein Archiv] oder was
kein Programm nimmt {p}, welches Format ist das
+ermittle [das Format|den Dateityp|den MIME-Typ] von {p}
{p} hat keine Endung, was für eine Datei ist das
ist {p} [JPEG oder PNG|ein DOC oder PDF|ZIP oder TAR|MP3 oder FLAC]
was für ein Dateiformat [hat|steckt in] {p}
[Medientyp|Dateiformat|Datentyp] von {p}
irgendwer hat {p} umbenannt, welcher Typ ist das wirklich
+schau {p} an und sag was für eine Datei das ist
wos is {p} fia a Format
was isch {p} für es Format
Typ {p}
{p}: was für eine Datei?
{p}, was für ein Format
{p}, Dateityp bitte
Dateityp {p}
MIME-Typ {p}
Format {p}
Art der Datei {p}
was ist {p} für ein Format
was ist das Format von {p}
was ist der Typ von {p}
was ist der MIME-Typ von {p}
was ist in {p}, Text oder binär
was für ein Dokument ist {p}
was für einen MIME-Typ hat {p}
+zeig mir, was für eine Datei {p} ist
+sag, welchen Typ {p} hat
+sag mir das Format von {p}
+hol mir den MIME-Typ von {p}
+untersuch {p}, welcher Typ ist das
könntest du prüfen, welchen Typ {p} hat
kannst du sehen, welches Format {p} hat
würdest du schauen, was für ein Typ {p} ist
ich brauch den MIME-Typ von {p}
ich muss wissen, was für eine Datei {p} ist
ich will das Format von {p} wissen
ich weiß nicht, was {p} ist, welcher Dateityp
ist {p} wirklich das, was die Endung sagt
ist {p} ein Film
komische Datei, welcher Typ ist {p}
Doppelklick auf {p} tut nix, was für ein Format ist das
file --mime {p}
{p}, ist das Audio
{p} lag auf einer alten Platte, was für ein Dateityp ist das
""",
)
