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
{p}, is it big
{p} in mb
{p} in bytes please
{p}: how large
{p}: its size
mb in {p}
megs in {p}
bytes {p}
du {p}
ballpark size of {p}
exact size of {p}
total bytes of {p}
disk usage of {p}
download size of {p}
what's {p} in mb
what's {p} weighing
what's the mb of {p}
what's the byte size of {p}
what's the file size of {p}
what's the size on disk of {p}
what size did {p} end up
what size is the file {p}
how big did {p} get
how big is the file {p}
how big's {p}
how much does {p} weigh
how much is {p} in mb
how much data is {p}
how many bytes does {p} take
how many bytes does {p} have
how many megs is {p}
how many gb does {p} have
how small is {p}
how chunky is {p}
is {p} over a gigabyte
is {p} heavy
is {p} under 20 mb
is {p} small
is {p} empty, how many bytes
does {p} take a lot of space
does {p} weigh much
does {p} exceed 100 mb
can i attach {p}, how big is it
can i upload {p}, i mean its size
can you say how big {p} is
can you look up the size of {p}
could you tell me the size of {p}
could you get the file size of {p}
would {p} fit into an email, how big is it
i have to mail {p}, how big is it
i want the size of {p}
i want to burn {p}, how big is it
i'd like to know how big {p} is
i'm short on space, how large is {p}
let me know how large {p} is
let me know the size of {p}
let's see how big {p} is
my mail takes 20 mb, what has {p}
please tell me the size of {p}
+figure out how big {p} is
+print the size of {p}
+report the size of {p}
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
{p} in MB
{p} in Bytes bitte
{p}: wie viele MB
{p}: ihre Größe
KB von {p}
Megabyte von {p}
Bytes {p}
du {p}
ungefähre Größe von {p}
genaue Größe von {p}
Gesamtgröße von {p}
Platzverbrauch von {p}
Downloadgröße von {p}
Gewicht von {p}, in MB
was hat {p} an MB
was hat {p} in MB
was ist die Größe von {p}
was ist die Dateigröße von {p}
was braucht {p} an Platz
was für eine Größe hat {p}
wie groß is {p}
wie groß ist denn {p}
wie groß fällt {p} aus
wie klein ist {p}
wie umfangreich ist {p} in MB
wie viel ist {p} in MB
wie viel wiegt {p}
wie viele Bytes nimmt {p} ein
wie viele Bytes sind {p}
ist {p} über ein Gigabyte
ist {p} schwer
ist {p} unter 20 MB
ist {p} klein
ist {p} leer, wie viele Bytes
nimmt {p} viel Platz weg
wiegt {p} viel
hat {p} über 100 MB
kann ich {p} anhängen, wie groß ist das
kann ich {p} hochladen, von der Größe her
kannst du sagen, wie groß {p} ist
kannst du die Größe von {p} nachsehen
könntest du mir die Größe von {p} sagen
könntest du die Dateigröße von {p} ermitteln
ich muss {p} mailen, wie groß ist das
ich will die Größe von {p}
ich will {p} brennen, wie groß ist das
ich möcht wissen, wie groß {p} ist
ich hab wenig Platz, wie groß ist {p}
lass mich wissen, wie groß {p} ist
schauen wir, wie groß {p} ist
mein Mailfach nimmt 20 MB, was hat {p}
bitte sag mir die Größe von {p}
+find raus, wie groß {p} ist
+gib die Größe von {p} aus
+miss {p} in MB
wia schwer is {p}
wie vill MB het {p}
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
{p}, date please
{p}: since when
{p}: how recent
{p}: timestamp
{p} age
{p}'s age
{p}'s date
date {p}
age {p}
timestamp {p}
date -r {p}
last changed {p}
last saved {p}
last time {p} was saved
latest change to {p}
change date {p}
save time of {p}
exact time of the last change to {p}
the date {p} was saved
the day {p} was changed
the hour {p} was saved
what's the last change on {p}
what's the last edit to {p}
what day was {p} changed
what year is {p} from
what month is {p} from
what time was {p} saved
which day did i change {p}
which year was {p} saved
when's {p} from
when has {p} been changed
when has {p} been saved last
when did {p} change
when did somebody edit {p}
when did i work on {p} last
when did i write {p}
when was {p} written
when was {p} touched
how long since {p} was changed
how long has {p} been like this, i mean since its last change
how many months ago did i change {p}
is {p} from this month
is {p} from last year
is {p} ancient
is {p} up-to-date, when was it changed
was {p} changed today
was {p} saved this week
has anyone changed {p} today
did i save {p} today
did i edit {p} this week
can you see when {p} was changed
can you say how old {p} is
could you tell me the date of {p}
would you check the date on {p}
i want the date of {p}
i want to know when {p} was changed
i'd like the timestamp of {p}
i'd like to know how old {p} is
let me know when {p} was changed
let's see how old {p} is
please tell me when {p} was changed
+check the date of {p}
+look how old {p} is
+print the date of {p}
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
{p} Datum bitte
{p}: seit wann
{p}: wie aktuell
{p}: Zeitstempel
{p} Alter
Datum {p}
Alter {p}
Zeitstempel {p}
date -r {p}
letzte Speicherung von {p}
letzter Stand {p}
zuletzt geändert: {p}
zuletzt gespeichert: {p}
jüngste Änderung an {p}
Speicherzeit von {p}
genaue Zeit der letzten Änderung von {p}
der Tag, an dem {p} geändert wurde
das Datum, wann {p} gespeichert wurde
die Uhrzeit, wann {p} gespeichert wurde
was ist das Alter von {p}
was ist das Datum von {p}
was ist die letzte Änderung an {p}
was hat {p} für ein Datum
was hat {p} für einen Zeitstempel
an welchem Tag wurde {p} geändert
aus welchem Jahr ist {p}
aus welchem Monat ist {p}
in welchem Jahr wurde {p} gespeichert
um welche Zeit wurde {p} gespeichert
wann ist {p} geändert worden
wann ist {p} gespeichert worden
wann ist {p} von
wann hat jemand {p} bearbeitet
wann hab ich {p} geschrieben
wann hab ich zuletzt an {p} gearbeitet
wann war ich zuletzt an {p} dran
wann wurde {p} geschrieben
wann wurde {p} angefasst
wie lang ist {p} schon unverändert
wie lange ist {p} schon so
vor wie vielen Monaten hab ich {p} geändert
ist {p} von diesem Monat
ist {p} vom letzten Jahr
ist {p} uralt
ist {p} auf dem neuesten Stand, wann wurde das geändert
wurde {p} heute geändert
wurde {p} diese Woche gespeichert
hat heute wer {p} geändert
hab ich {p} heute gespeichert
hab ich {p} diese Woche bearbeitet
kannst du sehen, wann {p} geändert wurde
kannst du sagen, wie alt {p} ist
könntest du mir das Datum von {p} sagen
würdest du das Datum von {p} prüfen
ich will das Datum von {p}
ich will wissen, wann {p} geändert wurde
ich hätt gern den Zeitstempel von {p}
ich möcht wissen, wie alt {p} ist
lass mich wissen, wann {p} geändert wurde
schauen wir, wie alt {p} ist
bitte sag mir, wann {p} geändert wurde
+prüf das Datum von {p}
+schau, wie alt {p} ist
+gib das Datum von {p} aus
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
{p} mime type
{p} kind of file
{p} is a what
{p}, type please
{p}, mime type please
{p}: what sort of file
{p}: picture or text
{p}: format please
type {p}, i mean its file type
format {p}
format of the file {p}
file -b {p}
file -i {p}
mimetype of {p}
xdg-mime query filetype {p}
mime type {p}
real type of {p}
true format of {p}
what's {p} made of, format-wise
what's {p} really, which file type
what's the kind of {p}
what's the file format of {p}
what's the file type of {p}
what's the real type of {p}
what's the media type of {p}
what does file say about {p}
what format does {p} have
what format has {p}
what mime type is {p}
what mime has {p}
what kind of thing is {p}, a picture
what kind is {p}
what sort of document might {p} be
what type has {p}
what type does {p} have
which file type has {p}
which file type is {p}
which type is {p}
which mime type is {p}
how is {p} encoded, which format
is {p} a photo or a document
is {p} a script
is {p} a spreadsheet
is {p} a zip
is {p} a text
is {p} an audio file
is {p} binary
is {p} some kind of archive
does {p} hold text or an image
can you identify {p}
can you say what kind of file {p} is
could you identify the type of {p}
could you tell me the file type of {p}
would you say what kind of file {p} is
i can't tell what {p} is, which format
i want to know what type {p} is
i want to know what kind of file {p} is
i'd like the mime type of {p}
i'd like to know what format {p} has
i'm not sure what {p} is, what type
let me know the type of {p}
let me know what kind of file {p} is
please tell me the type of {p}
+check what kind of file {p} is
+look up the mime type of {p}
+find out the format of {p}
+name the file type of {p}
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
{p} Dateityp
{p} ist was
{p}, Typ bitte
{p}, MIME-Typ bitte
{p}: welche Art Datei
{p}: Bild oder Text
{p}: Format bitte
Format der Datei {p}
file -b {p}
file -i {p}
xdg-mime query filetype {p}
echter Typ von {p}
wahres Format von {p}
Art von {p}
was ist {p} in Wirklichkeit, welcher Dateityp
was ist {p} vom Typ her
was ist der Dateityp von {p}
was ist der echte Typ von {p}
was ist das Dateiformat von {p}
was sagt file zu {p}
was für ein Dateityp ist {p}
was für ein Typ Datei ist {p}
was für ein MIME-Typ ist {p}
was für ein Ding ist {p}, ein Bild
was für eine Sorte Datei ist {p}
was für ein Format hat {p}
was für einen Typ hat {p}
welchen Typ hat {p}
welchen Dateityp hat {p}
welchen Medientyp hat {p}
welche Dateiart ist {p}
welcher MIME-Typ ist {p}
welcher Typ ist das: {p}
wie ist {p} kodiert, welches Format
ist {p} ein Foto oder ein Dokument
ist {p} ein Skript
ist {p} eine Tabelle
ist {p} ein ZIP
ist {p} ein Text
ist {p} eine Audiodatei
ist {p} binär
ist {p} irgendein Archiv
hat {p} Text oder ein Bild drin
kannst du {p} identifizieren, den Typ
kannst du sagen, was für eine Datei {p} ist
könntest du den Typ von {p} bestimmen
könntest du mir den Dateityp von {p} sagen
würdest du sagen, was für eine Datei {p} ist
ich kann nicht sagen, was {p} ist, welches Format
ich will wissen, welchen Typ {p} hat
ich will wissen, was für eine Datei {p} ist
ich hätt gern den MIME-Typ von {p}
ich möcht wissen, welches Format {p} hat
ich bin nicht sicher, was {p} ist, welcher Typ
lass mich wissen, was für eine Datei {p} ist
bitte sag mir den Typ von {p}
+schau, was für eine Datei {p} ist
+schau den MIME-Typ von {p} nach
+find das Format von {p} raus
+nenn mir den Dateityp von {p}
""",
)
