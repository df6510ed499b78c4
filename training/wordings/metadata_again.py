"""How people ask for one more fact of the file that was spoken of."""

from training.phrases import Phrases

ITS_SIZE = Phrases(
    en="""
how [big|large] is [it|that]
and [its|the] size
[its|the] size
!what size is it
how many [mb|bytes|megabytes|kb] [is|are] [it|that]
[ok|and|hm], how [big|large] [is it|is that|is that thing]
size?
[and|] [file size|how big|how large]
how much space does [it|that] [take|need]
is [it|that] [big|huge|too big for an email|large]
does it fit in [an email|a mail]
+tell me [its|the] size
[size|bytes|mb] please
how heavy is [it|that|the thing]
what's its size
do you know how big it is
the size of [it|that|that one]
+check how big [it|that] is
and in megabytes?
i need to mail it, how big is it
!and what does it weigh in mb
!how much room does that one need
[kb|gb|gigs|megabytes]?
and is it [heavy|tiny|small]
and the [weight|byte count]
what about [its|the] size
[oh|ah|so], how [big|large] is it
can i [mail|upload|send] it, sizewise
and how many bytes
is it over [10|20|25] mb
how much disk does [it|that] eat
+get me the size
file's size?
its size
how big
how large?
how many bytes
how many megs
in mb?
mb?
file size please
big?
big or small
large or small?
[what's|what is] the size [of it|]
[what's|what is] the [file size|size in mb|size in bytes]
[what's|what is] its [file size|size in mb]
so how big is [it|that]
so [what's|what is] the size
of what size is [it|that]
what does [it|that] weigh
how fat is [it|that]
how chunky is that
do you know [its|the] size
[can|could] you [tell|check|see] how [big|large] [it|that] is
would you tell me the size
would it fit [on a cd|on a floppy|on my stick|into a mail]
will it fit [on a usb stick|in an attachment]
could i [mail|attach|send] it, or is it too big
too big [to mail|to upload|for an attachment]?
the upload limit is [10|20|50] mb, is it smaller
the limit is [5|10|25] mb, does it fit
more than [a|one] [meg|gig]?
is it [more|less] than [5|10|100] mb
is it [bigger|smaller] than [a meg|10 mb|a gigabyte]
is it empty or is there something in it, how many bytes
i'd like to know [its|the] size
i need [the|its] [size|file size]
i need to know how [big|large] [it|that] is
i wonder how [big|large] [it|that] is
i have little space left, how big is it
my quota is small, how big is it
no idea how big that is, [is it large|tell me]
before i send it, how big is it
before i upload it, what size
how long will the upload take, i mean how big is it
+show [me|] [the|its] [size|file size]
+give me the [size|file size] [in mb|]
+look up [the|its] size
+say how big it is
+state its size
and how many [megs|kilobytes|gigs] is [it|that]
how much [storage|room] does [it|that] take [up|]
what's the damage in megabytes
big file?
and in bytes
and in mb
and mb
and big?
and the bytes
in kb
in bytes how much
how many kb
how many gigs
how much mb
how much is it in mb
how much data is it
how much weight does it have
what's the weight
what's it weigh
what mb has it
which size
which size does it have
size of it
size in mb
size in bytes
size of that file
the file size
the size please
the bytes
its file size
its size in mb
its size please
just the size
only the size
now the size
and now the size
then the size
also the size
the size too
the size as well
oh and the size
oh, is it big
hm, is it large
a big one?
a big one or a small one
a lot of mb?
lots of data?
does it take much space
does it need a lot of room
is it a large file
is it a big one
is that a small file
is it small enough to mail
is it too large to mail
is that over 100 mb
is that much in mb
how long would it take to send, how big is it
can i email it, how big is it
can i put it on a stick, how big is it
can you tell me its size
can you see the size
could you check the size
could you tell me how big it is
would you check the size of it
i want to know the size
i want to know how big it is
i want the size
i'd like the size
i'd like to know how big it is
i need it in mb
let me know the size
let me know how big it is
let's see how big it is
please the size
please tell me the size
+read me the size
+say the size
+print its size
+give me the bytes
+see how big it is
""",
    de="""
[und|] wie groß ist [die|sie|das|es]
und die Größe
Größe
!welche Größe hat sie
wie viel [MB|Platz|Bytes] [hat|braucht] [die|sie|das|es]
[ok|hm], [und|] wie groß ist [die|das|sie] [denn|jetzt|]
[wie groß|MB]?
und die Dateigröße
ist [die|sie|das] [groß|zu groß für eine Mail|riesig]
passt [die|das|sie] in [eine Mail|nen Anhang]
+sag mir [die|mal die] Größe
[wia groß|wie jroß] is [de|die|des|dat]
Größe [bitte|davon]
wie viele [MB|KB|Bytes] sind das
und in MB?
was wiegt [die|das|sie]
wie [dick|fett|schwer] ist [die|das]
+schau [mal|] wie groß [die|sie|das] ist
ich will sie verschicken, wie groß ist sie
die Größe davon [noch|bitte]
!und wie viel Speicher frisst die
!wie umfangreich ist sie
[KB|GB|Gigabyte|Bytes]?
und ist [die|das] [klein|winzig|schwer]
und das Gewicht in MB
was ist mit der Größe
[ach|und|also], wie groß ist sie
kann ich die [mailen|hochladen|verschicken], von der Größe her
und wie viele Bytes [hat sie|]
ist [die|das] über [10|20|25] MB
wie viel Platte frisst [die|das]
+nenn mir [auch noch|noch|] die Größe
wie gross isch [die|das]
wie groß
wie groß denn
wie viel MB
wie viele Bytes
in MB?
MB?
Dateigröße [bitte|]
groß?
groß oder klein
eher groß oder eher klein?
ihre Größe [bitte|]
und ihre Größe
was ist ihre Größe
wie ist die [Größe|Dateigröße] [davon|]
was ist die Dateigröße
also wie groß ist [die|das]
von welcher Größe [ist|reden wir]
wie viel wiegt [die|das]
wie viele Megabyte [hat|sind|wiegt] [die|das]
wieviel Megabyte san des
weißt du wie groß [die|das] ist
kennst du ihre Größe
[kannst|könntest] du [schauen|sagen|sehen] wie groß [die|das] ist
kannst du mir die Größe sagen
magst mir die Größe sagen
würde [die|das] auf [einen Stick|eine CD|den USB-Stick] passen
geht [die|das] noch [in eine Mail|als Anhang] durch, wie groß ist sie
zu groß [zum Mailen|für den Anhang|zum Hochladen]?
das Limit ist [5|10|25] MB, passt [die|das]
mehr als [ein MB|ein Giga|100 MB]?
ist [die|das] größer als [10 MB|ein Gigabyte]
ist [die|das] kleiner als [5|10|20] MB
ist die leer oder wie viele Bytes hat sie
ich wüsst gern [die Größe|wie groß die ist]
ich brauch [die|ihre] [Größe|Dateigröße]
ich muss wissen wie groß [die|das] ist
ich frag mich wie groß [die|das] ist
ich hab wenig Platz, wie groß ist [die|das]
keine Ahnung wie groß die ist, sag du
bevor ich sie schicke, wie groß ist sie
vor dem Hochladen, welche Größe hat sie
wie lang dauert da der Upload, also wie groß ist sie
+zeig [mir|] [die|ihre] Größe
+gib mir die Größe [in MB|]
+schau nach der Größe
+nenn die Dateigröße
+verrat mir [die|ihre] Größe
+check [mal|] die Größe
und wie viele [Megabyte|Kilobyte|Gigabyte] [hat|sind] [die|das]
wie viel Speicherplatz [nimmt|braucht] [die|das]
wie viel [Speicher|Platz] geht da drauf
is [de|die] groß?
große Datei?
Bytes bitte
und in Bytes
und MB
und groß?
und die Bytes
in KB
wie viele KB
wie viele GB
wie viel ist das in MB
wie viel sind das MB
wie viel ist das an Daten
wie viel Gewicht hat die
was ist die Größe
was hat die an MB
was hat sie für eine Größe
was bringt die auf die Waage
Größe davon in MB
Größe in MB
Größe in Bytes
Größe von der Datei
die Dateigröße
die Dateigröße bitte
die Größe
die Größe bitte
die Größe auch
die Bytes
ihre Dateigröße
ihre Größe in MB
nur die Größe
bloß die Größe
jetzt die Größe
und jetzt die Größe
dann die Größe
dann noch die Größe
auch die Größe
noch die Größe
ach und die Größe
ach, ist die groß
hm, ist die groß
eine große?
eine große oder eine kleine
viele MB?
viele Daten?
braucht die viel Platz
nimmt die viel Platz
ist das eine große Datei
ist das eine große
ist die klein
ist die klein genug zum Mailen
ist die zu groß zum Mailen
ist die über 100 MB
ist das viel in MB
kann ich die mailen, wie groß ist sie
kann die auf den Stick, wie groß ist sie
kannst du die Größe sehen
kannst du mir sagen, wie groß die ist
könntest du die Größe nachschauen
könntest du die Größe prüfen
würdest du die Größe nachsehen
ich will die Größe wissen
ich will wissen, wie groß die ist
ich will die Größe
ich hätt gern die Größe
ich möcht wissen, wie groß sie ist
ich brauch's in MB
lass mich die Größe wissen
lass mich wissen, wie groß die ist
schauen wir, wie groß die ist
bitte die Größe
bitte sag mir die Größe
+lies mir die Größe vor
+sag die Größe
+gib die Größe aus
+gib mir die Bytes
+find raus, wie groß die ist
""",
)
ITS_WHEN = Phrases(
    en="""
[and|] when was [it|that] [last|] changed
how old is [it|that]
from when is [it|that]
!when did i last edit it
[when|when was that|date]?
[ok|and], when did i [change|edit|save|touch] [it|that] [last|]
when was [it|that] last [edited|saved|modified|updated|touched]
[and|] [its|the] [date|age|timestamp|last change]
what date is [it|that] from
is [it|that] [recent|old|up to date|new]
how [recent|fresh|current] is [it|that]
+tell me when [it|that] was changed
last [modified|changed|edit|saved]
how long ago was [it|that] changed
has [it|that] been changed [lately|recently]
and the modification date
+check when it was [saved|changed]
since when has it been there unchanged
what day is it from
when did somebody last change it
!and from what day is it
!how stale is that one
[last change|changed when|mtime]?
and [what about|how about] the date
[oh|ah|so], when was that
and how many [days|weeks] ago was it [saved|changed]
is it [outdated|stale|this year's|from today]
did it change [yesterday|this week|recently]
and its [edit date|save date]
since when is it like that
and the time it was saved
+get me the date
and when did i [write|work on] it
its date
old or new?
from today?
timestamp?
change date please
modification date
last edit
[what's|what is] its [date|modification date|timestamp]
[what's|what is] the [last change|modification time|timestamp]
[and|so] from what [day|year|month] is [it|that]
from which [year|day|month] is [it|that]
what year is [it|that] from
which day was [it|that] [saved|changed|edited]
which day did i [save|change|edit] [it|that]
at what time was [it|that] [saved|changed]
so when was [it|that] [changed|saved|edited]
when did [it|that] last change
when was the last [change|edit|save]
when was [it|that] [written|touched] last
when did i [write|touch|save] [it|that]
did i [change|edit|touch] [it|that] [today|lately|this year]
did anyone touch it [today|this week|lately]
was [it|that] [changed|saved|edited] [today|yesterday|this month]
does [it|that] have today's date
is [it|that] [ancient|years old|from last year]
is that the current state, when was it saved
do you know when [it|that] was [changed|saved|edited]
[can|could] you [tell|check|see] when [it|that] was [changed|saved]
i'd like to know when [it|that] was changed
i need [the|its] [date|timestamp|modification date]
i need to know how old [it|that] is
i wonder how old [it|that] is
i forgot when i [saved|edited|changed] it
can't remember when i [saved|edited] it
no idea how old that is, [tell me|check]
before i overwrite it, how old is it
i have a newer one in my mail, what date is this
the last change was when
+look up [the|its] [date|timestamp]
+say how old it is
[stat|ls -l], when was it changed
and how [long|many days] since the last change
how many years old is [it|that]
are the changes in [it|that] from today
since when has [it|that] been unchanged
[what's|what is] the date [of it|on it]
would you tell me its date
+show [me|] its [date|timestamp|modification date]
+give me the date [of the last change|it was saved]
date please
date of it
date of that
date of the last change
date of that file
the date please
the date too
the date as well
the age of it
age?
age please
its change date
its date please
just the date
only the date
now the date
and now the date
then the date
also the date
and when
and how old
and from when
and since when
and when was it saved
and when was that
oh and the date
oh, how old is it
hm, how old is it
when exactly
when was the last time
when's it from
when's that from
when has it been changed
when did it get saved
when was it made or changed last
when was the file changed
when was it last written to
what about the date
what date
what's the date
what's its age
what's the age
what's its last change
what time was it changed
which day
which date
which date does it have
which year
how long ago
how long ago was that
how many days old is it
how many months ago was that
how old
how old's that
how old is that file
how recent
is it from last week
is it new or old
is that an old one
is that the latest state, when was it changed
was it changed recently
did i save it this week
did somebody edit it
can you see the date
can you tell me its date
can you tell me how old it is
could you check the date
could you tell me when it was changed
would you check the date of it
i want the date
i want to know the date
i want to know when it was changed
i'd like the date
i'd like to know how old it is
let me know the date
let me know when it was changed
let's see how old it is
please the date
please tell me the date
+read me the date
+say the date
+print its date
+see how old it is
""",
    de="""
[und|] wann wurde [die|sie|das] [zuletzt|] geändert
wie alt ist [die|sie|das]
von wann ist [die|sie|das]
!wann hab ich sie zuletzt bearbeitet
[wann|und wann|Datum]?
[ok|und], wann hab ich [die|das|sie] [zuletzt|] [geändert|gespeichert|angefasst|bearbeitet]
wann wurde [die|das|sie] [zuletzt|das letzte Mal] [gespeichert|bearbeitet|angefasst]
[und|] das [Datum|Änderungsdatum]
welches Datum hat [die|das|sie]
ist [die|das|sie] [aktuell|alt|neu|noch aktuell]
wie [aktuell|frisch] ist [die|das|sie]
+sag mir wann [die|das|sie] geändert wurde
[letzte Änderung|zuletzt geändert|Änderungsdatum|Stand]
wie lang ist [das|die letzte Änderung] her
wurde [die|das] [kürzlich|in letzter Zeit|heute] geändert
und von wann
+schau [mal|] wann [die|sie] gespeichert wurde
auf welchem Stand ist [die|sie|das]
wann is [de|die|des] [gändert|gmacht] worn
und seit wann ist die so
!und von welchem Tag ist die
!wann war da zuletzt jemand dran
[letzter Stand|geändert wann|mtime]?
und [was ist mit dem|wie ist das] Datum
[ach|und|also], wann war das
und vor wie vielen [Tagen|Wochen] wurde sie [gespeichert|geändert]
ist [die|das] [veraltet|von heute|von diesem Jahr]
hat sich [die|das] [gestern|diese Woche|kürzlich] geändert
und das [Bearbeitungsdatum|Speicherdatum]
und die Uhrzeit vom Speichern
+nenn mir [auch noch|noch|] das Datum
und wann hab ich dran gearbeitet
wia oid is [des|de]
Zeitstempel
wie alt denn
alt oder neu?
von heute?
Änderungsdatum bitte
letzte Bearbeitung
ihr Datum
und ihr Alter
was ist ihr Datum
was ist das Änderungsdatum
wie ist das Datum [davon|]
wie lautet das Änderungsdatum
wann war die letzte [Änderung|Bearbeitung|Speicherung]
wann war der letzte Stand
[und|] aus welchem [Jahr|Monat] ist [die|das|sie]
von welchem Jahr ist [die|das]
an welchem Tag wurde [die|das] [gespeichert|geändert|bearbeitet]
an welchem Tag hab ich [die|das] [gespeichert|geändert]
um wie viel Uhr wurde [die|das] gespeichert
also wann hab ich die [geschrieben|geändert|gespeichert]
seit wann ist [die|das] unverändert
wann hat sich [die|das|da] zuletzt was [geändert|getan]
hab ich [die|das] [heute|heuer|neulich] [geändert|bearbeitet|angefasst]
hat [die|das] heute [jemand|wer] angefasst
wurde [die|das] [gestern|heute|diesen Monat] [geändert|gespeichert]
hat [die|das] das Datum von heute
ist [die|das] [uralt|Jahre alt|vom letzten Jahr]
ist das der aktuelle Stand, wann gespeichert
weißt du wann [die|das] [geändert|gespeichert] wurde
[kannst|könntest] du [schauen|sagen|sehen] wann [die|das] geändert wurde
magst mir sagen von wann [die|des|das] ist
ich wüsst gern wann [die|das] geändert wurde
ich brauch [das|ihr] [Datum|Änderungsdatum]
ich muss wissen wie alt [die|das] ist
ich frag mich wie alt [die|das] ist
ich weiß nicht mehr wann ich [die|das] [gespeichert|bearbeitet] hab
keine Ahnung wie alt die ist, schau nach
bevor ich sie überschreib, wie alt ist sie
ich hab eine neuere in der Mail, welches Datum hat die
die letzte Änderung war wann
+schau nach dem [Datum|Zeitstempel]
+verrat mir wie alt [die|das] ist
[stat|ls -l], wann geändert
wie viele [Jahre|Tage|Wochen] ist [die|das] alt
vo wann isch [die|das]
wann hob i de zletzt gspeichert
Datum davon [bitte|]
kannst du mir ihr Datum sagen
+zeig [mir|] ihr [Datum|Änderungsdatum]
+gib mir das Datum der letzten Änderung
Datum bitte
Datum von der Datei
Datum der letzten Änderung
das Datum bitte
das Datum auch
der Zeitstempel
das Alter
das Alter davon
Alter?
Alter bitte
ihr Zeitstempel
ihre letzte Änderung
ihr Datum bitte
nur das Datum
bloß das Datum
jetzt das Datum
und jetzt das Datum
dann das Datum
dann noch das Datum
auch das Datum
noch das Datum
und wie alt
und seit wann
und wann wurde sie gespeichert
ach und das Datum
ach, wie alt ist die
hm, wie alt ist die
wann genau
wann war das letzte Mal
wann war das mit der letzten Änderung
wann ist die von
wann ist die geändert worden
wann ist die gespeichert worden
wann wurde die Datei geändert
wann wurde zuletzt reingeschrieben
was ist mit dem Datum
was ist das Datum
was ist ihr Alter
was ist die letzte Änderung
was hat die für ein Datum
welches Datum
welches Datum hat die Datei
welcher Tag
welches Jahr
von welchem Tag
von welchem Tag ist sie
wie lange her
wie viele Tage alt ist die
vor wie vielen Monaten war das
wie alt
wie alt ist die Datei
wie aktuell
ist die von letzter Woche
ist die neu oder alt
ist das eine alte
ist das der letzte Stand, wann wurde sie geändert
wurde sie heute geändert
wurde sie kürzlich geändert
hab ich die diese Woche gespeichert
hat die jemand bearbeitet
kannst du das Datum sehen
kannst du mir das Datum sagen
kannst du mir sagen, wie alt die ist
könntest du das Datum prüfen
könntest du mir sagen, wann die geändert wurde
würdest du das Datum nachsehen
ich will das Datum
ich will das Datum wissen
ich will wissen, wann die geändert wurde
ich hätt gern das Datum
ich möcht wissen, wie alt die ist
lass mich das Datum wissen
lass mich wissen, wann die geändert wurde
schauen wir, wie alt die ist
bitte das Datum
bitte sag mir das Datum
+lies mir das Datum vor
+sag das Datum
+gib das Datum aus
+find raus, wie alt die ist
""",
)
ITS_TYPE = Phrases(
    en="""
[and|] what type is [it|that]
what kind of file is [it|that]
!which format does it have
[and|] [the|its] [type|format|file type|mime type]
[type|format|mime type]?
what is [it|that] [for a file|exactly|, a picture or what]
[ok|and], what format is [it|that]
is [it|that] [a picture|text|a pdf|a video]
+tell me [the|its] [type|format]
+check what kind of file [it|that] is
which file type is [it|that]
what sort of file is [it|that]
and what kind
it doesn't open, what type is it
does it have a mime type
what's its [format|type]
which mime type has it
is that binary or text
and the content type
!and what manner of document is that
!is it an image or something else
[filetype|mime|file format]?
and what about the [format|type]
[oh|ah|so], what kind is it
is that [jpeg or png|an archive|audio|a document]
and the [media type|data format]
no program takes it, what format is it
+get me the [type|format|mime type]
what is it really, by type
and which kind of [document|file]
what's [it|that] saved as, which format
is it binary
type
its type
format?
what format
what kind
[kind|sort] of file?
file type please
mime please
which format is [it|that] in
in which format is [it|that]
what extension does it really deserve, i mean its type
what does the system think it is, type-wise
what's the mime type [of it|]
[what's|what is] the [file type|format|mime type]
[what's|what is] its [mime type|file type|file format]
so what [type|sort|kind] is [it|that]
and is [it|that] [a picture|a text|a video|a pdf]
is [it|that] [an audio file|music|a photo|a spreadsheet]
is it [a zip|an archive|a program|a script]
is it a real [pdf|jpeg|png]
is it [text or binary|a document or a picture]
picture or document?
text or binary?
could [it|that] be [an image|a video|an archive]
[does|do] [it|that] count as [text|an image|a document]
do you know what [type|format|kind of file] it is
[can|could] you [tell|check|see] what [type|kind of file|format] [it|that] is
would you tell me the [type|format]
i'd like to know [the|its] [type|format|mime type]
i need [the|its] [mime type|file type|format]
i need to know which format that is
i don't know what kind of file that is
i wonder what [type|format|kind of file] it is
not sure what [type|kind of file] that is
the extension tells me nothing, what type is it
can't open it, which format is it
my player refuses it, what format is it
the upload form asks for the mime type
the form wants the file type
for the upload, which mime type is it
[run file on it|file -i], what type is it
+show [me|] [the|its] [type|format|mime type]
+give me the [type|format|file type]
+look up [the|its] [type|format]
+say what kind of file it is
+identify [the type|its format]
+determine its [type|format|mime type]
+name its [type|format]
what sort of thing is [it|that], a picture
of what [type|kind|format] is it
and the format then
what [type|kind] of [data|content] is [it|that]
what am i dealing with, type-wise
format please
type please
mime type please
file type
filetype please
type of it
type of that
type of that file
format of it
format of that file
kind?
the type please
the type too
the type as well
the format please
its type please
just the type
only the type
now the type
and now the format
then the type
also the type
and the kind
and what kind of file
and what is it
and what's the format
and what format
oh and the type
oh, what kind of file
hm, which type
which type
which format
which kind
which kind of file
which sort
what type
what type of file
what sort
what sort of file
what file
what file type
what mime type
what about the type
what about its format
what's the kind
what's that, a picture
what's it, text
what kind of file then
a picture?
a pdf?
a text or what
a text file?
an image?
a document?
is it a document
is it an image
is it a movie
is it a script or a text
is that really a pdf
is that an image file
is that plain text
can you see the type
can you see which format it is
can you tell me its type
can you tell me what format it is
could you check the type
could you tell me the format
would you check the type of it
i want the type
i want to know the format
i want to know what kind of file it is
i'd like the type
i'd like to know what it is, by type
let me know the type
let me know what kind of file it is
let's see what type it is
please the type
please tell me the type
+read me the type
+say the type
+print its type
+see what format it is
""",
    de="""
[und|] was für ein Typ ist [das|sie]
was ist das für eine Datei
!welches Format hat sie
[und|] [der|welcher] [Typ|Dateityp|MIME-Typ]
[Typ|Format|Dateityp|MIME-Typ]?
was [ist|is] das [genau|eigentlich] für [ein Format|ein Typ|eine]
[ok|und], welches Format [hat|ist] [die|das]
ist [das|die] [ein Bild|Text|ein PDF|ein Video]
+sag mir [den Typ|das Format|den Dateityp]
+prüf was für eine Datei das ist
welcher Dateityp ist [das|die|sie]
was für eine Art [Datei|Dokument] ist [das|die]
und das Format
die geht nicht auf, was ist das für ein Typ
welchen MIME-Typ hat [die|das|sie]
[wos|wat] is [des|dat] für [a|ne] Datei
ist das Text oder binär
in welchem Format ist [die|das]
und was ist das überhaupt für eine
!und welche Sorte Datei ist das
!ist das ein Bild oder was anderes
[Filetype|MIME|Dateiformat]?
und was ist mit dem [Format|Typ]
[ach|und|also], was für eine Art ist das
ist das [JPEG oder PNG|ein Archiv|Audio|ein Dokument]
und der [Medientyp|Dateityp]
kein Programm nimmt die, welches Format ist das
+nenn mir [auch noch|noch|] den [Typ|Dateityp|MIME-Typ]
was ist das wirklich, vom Typ her
wos fia a Format is des
was isch das für es Format
ist das binär
Typ
Format
Dateityp
MIME-Typ bitte
welcher Typ
welches Format
was für ein Format
was für ein Typ [denn|]
der Typ davon [bitte|]
das Format davon
[und|] von welchem Typ ist [die|das|sie]
[und|] welchen Typ hat [die|das|sie]
[und|] was für eine Art Datei
und ihr [Typ|Format|MIME-Typ]
ihr [Typ|Format|Dateityp]
[was|welcher] ist ihr [Typ|Dateityp|MIME-Typ]
wie ist der [MIME-Typ|Dateityp] [davon|]
wie lautet der [MIME-Typ|Dateityp]
ist [die|das] [ein Foto|Musik|eine Tabelle|ein Skript]
ist [die|das] [ein ZIP|ein Archiv|ein Programm]
ist [die|das] ein echtes [PDF|JPEG|PNG]
Bild oder Dokument?
Text oder binär?
Text, Bild oder was?
könnte [die|das] ein [Bild|Video|Archiv] sein
gilt die als [Text|Bild|Dokument]
weißt du welches Format [die|das] hat
weißt du was für ein Typ [die|das] ist
[kannst|könntest] du [schauen|sagen|sehen] welcher Typ [die|das] ist
kannst du mir [den Typ|das Format] sagen
magst mir den Dateityp sagen
ich wüsst gern [den Typ|das Format]
ich brauch [den MIME-Typ|den Dateityp|das Format]
ich muss wissen welches Format die hat
ich weiß nicht was das für [ein Typ|eine Art Datei] ist
ich frag mich was das für ein Format ist
die Endung sagt mir nichts, welcher Typ ist das
ich krieg die nicht auf, welches Format hat die
der Player mag sie nicht, was für ein Format ist das
im Upload-Formular wollen sie den MIME-Typ
fürs Hochladen, welcher MIME-Typ ist das
da wird nach dem Dateityp gefragt
[lass file drüberlaufen|file -i], welcher Typ
+zeig [mir|] [den Typ|das Format|den MIME-Typ]
+schau [mal|] welcher Typ [die|das] ist
+schau nach dem [Typ|Format|Dateityp]
+bestimm [mal|] [den Typ|das Format]
+ermittle den [Dateityp|MIME-Typ]
+gib mir den [Typ|Dateityp|MIME-Typ]
und was ist es dann, Bild oder Text
was für Daten sind da drin, welcher Typ
mit was für einem Format hab ich es zu tun
wöles Format het [die|das]
wos fia a [Typ|Datei] is de
Format bitte
Typ bitte
MIME bitte
Dateiformat bitte
Dateityp bitte
Typ davon
Typ von der Datei
Format davon
Format der Datei
Art?
Art der Datei
der Typ bitte
der Typ auch
das Format
das Format bitte
den Typ bitte
den Dateityp bitte
ihr Dateiformat
ihr Typ bitte
nur den Typ
bloß den Typ
nur das Format
jetzt der Typ
und jetzt das Format
dann der Typ
dann noch das Format
auch der Typ
noch das Format
und die Art
und was für eine Datei
und was ist das
und was ist das Format
und welches Format
und was für ein Format
ach und der Typ
ach, was für eine Datei
hm, welcher Typ
welche Art
welche Art Datei
welche Sorte
was für eine Datei
was für eine Art
was für eine Sorte
was für ein Dateityp
was für ein MIME-Typ
was ist mit dem Typ
was ist der Typ
was ist das Format
was ist das, ein Bild
was ist es, Text
was für eine Datei denn
ein Bild?
ein PDF?
ein Text oder was
eine Textdatei?
ein Dokument?
ist es ein Dokument
ist das ein Film
ist das ein Skript oder ein Text
ist das wirklich ein PDF
ist das eine Bilddatei
ist das reiner Text
kannst du den Typ sehen
kannst du sehen, welches Format das ist
kannst du mir den Dateityp sagen
kannst du mir sagen, was für eine Datei das ist
könntest du den Typ prüfen
könntest du mir das Format sagen
würdest du den Typ nachsehen
ich will den Typ
ich will das Format wissen
ich will wissen, was für eine Datei das ist
ich hätt gern den Typ
ich möcht wissen, was das vom Typ her ist
lass mich den Typ wissen
lass mich wissen, was für eine Datei das ist
schauen wir, welcher Typ das ist
bitte den Typ
bitte sag mir den Typ
+lies mir den Typ vor
+sag den Typ
+gib den Typ aus
+find raus, was für ein Format das ist
""",
)
