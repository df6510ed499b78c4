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
[ls -lh|du -h], how big
+show [me|] [the|its] [size|file size]
+give me the [size|file size] [in mb|]
+look up [the|its] size
+say how big it is
+state its size
and how many [megs|kilobytes|gigs] is [it|that]
how much [storage|room] does [it|that] take [up|]
what's the damage in megabytes
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
[ls -lh|du -h], wie groß
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
""",
)
