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
""",
)
