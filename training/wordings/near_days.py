"""How people ask for a day that has a name: tomorrow, yesterday, and those beyond."""

from training.phrases import Phrases

NEAR = {
    1: Phrases(
        en="""
[what|which] [day|date|weekday] is [it|] tomorrow?
[what's|what is] tomorrow's date?
[tomorrow|tomorrow's date|tomorrow's weekday]?
!+tell me tomorrow's date
what day do we have tomorrow?
[date|day|weekday] [of|for] tomorrow
tomorrow is [what|which] [day|date]?
is tomorrow [saturday|monday|friday|a weekday|the weekend]?
the date tomorrow [please|]
[can|could] you tell me [tomorrow's date|what day it is tomorrow]?
my appointment is tomorrow, what date is that?
what will be the date tomorrow?
today plus one day
do you know what day tomorrow is?
!which day comes tomorrow
!the date of the next day?
what date will it be when i wake up tomorrow?
the parcel comes tomorrow, which date is that?
i need tomorrow's date for the [form|appointment|label]
tomorrow, is that a [workday|tuesday|sunday]?
+give me the date for tomorrow
what's the day going to be tomorrow?
one day from now is what date?
tmrw date?
24 hours from now, what day is it?
tomorrow would be the what?
tmrw
date tomorrow
tomorrow weekday
tomorrow = which weekday
tomorrow's day please
the weekday we get tomorrow
+look up tomorrow's date for me
+work out the date of tomorrow
+spell out tomorrow's date
what do i put as the date if it's for tomorrow?
what does the calendar show for tomorrow, just the date
if today ends, which date starts?
how do i date a letter for tomorrow?
i'd like to know tomorrow's date
i keep forgetting which day tomorrow is
i'm off tomorrow, is that a wednesday?
school starts tomorrow, what day is that
a colleague says tomorrow is the 1st, right?
is the 15th tomorrow?
is tomorrow already the weekend
will it be thursday tomorrow?
aye, and whit day's the morn?
the morrow's date, if you please
do we write the 30th tomorrow?
does the new month begin tomorrow?
next day's date
date in 1 day
+1 day, what date
in a day's time, which date?
one sleep left, which day is it then?
[hi|hey], what day is tomorrow
ok ryx, tomorrow's date please
not today's date, the one of tomorrow
on what day of the week does tomorrow fall?
for the label: tomorrow's date, day and month
quick one: date for tomorrow
would you know what the date is tomorrow?
tell me, is it monday tomorrow?
can you say which weekday comes after today?
""",
        de="""
[welcher Tag|welches Datum|welcher Wochentag|was für ein Tag] ist morgen?
der wievielte ist morgen?
[morgen|Datum morgen|morgiges Datum]?
!+sag mir das Datum von morgen
welchen Tag haben wir morgen?
den wievielten haben wir morgen?
morgen ist [welcher Tag|welches Datum|der wievielte]?
was haben wir morgen für [einen Tag|ein Datum]?
[Wochentag|Tag] morgen
ist morgen [schon|] [Samstag|Freitag|Montag|Wochenende|ein Werktag]?
morgen hab ich Prüfung, welches Datum ist das?
wos is morgn fia a Tag?
heute plus ein Tag
das morgige Datum [bitte|]
kannst du mir das Datum von morgen sagen?
!morgen schreiben wir den?
!was für ein Datum kommt morgen
welches Datum ist, wenn ich morgen aufwache?
das Paket kommt morgen, welcher Tag ist das?
ich brauch das morgige Datum [fürs Formular|für den Termin]
ist morgen ein [Arbeitstag|Dienstag|Sonntag]?
ich bräuchte das morgige Datum, geht das
was haben wir denn morgen?
einen Tag weiter als heute, welches Datum?
moagn is da wievülte?
was isch morn für en Tag?
morgen wär der wievielte?
in 24 Stunden ist welcher Tag?
morgen Wochentag
morgen = welcher Wochentag
der Wochentag, den wir morgen haben
der morgige Tag, wie heißt der?
+schau mir das morgige Datum nach
+nenn mir das Datum für morgen
+schreib mir das morgige Datum auf
was trag ich als Datum ein, wenn's für morgen ist?
was zeigt der Kalender morgen für ein Datum
wenn heute rum ist, welches Datum kommt dann?
wie datier ich einen Brief auf morgen?
ich wüsst gern das Datum von morgen
ich vergess immer, welcher Tag morgen ist
morgen hab ich frei, ist das ein Mittwoch?
morgen fängt die Schule an, welcher Tag ist das
die Kollegin sagt, morgen ist der Erste, stimmt das?
ist morgen der Fünfzehnte?
wird's morgen Donnerstag?
schreiben wir morgen den Dreißigsten?
fängt morgen der neue Monat an?
auf welchen Wochentag fällt morgen?
Datum in 1 Tag
heute +1, welches Datum
Datum +1
noch einmal schlafen, welcher Tag ist dann?
[hi|hallo], welcher Tag ist morgen
nicht das heutige Datum, das von morgen
fürs Etikett: morgiges Datum mit Tag und Monat
kurze Frage: Datum für morgen
wüsstest du, den wievielten wir morgen haben?
sag, ist morgen Montag?
magst du mir das morgige Datum verraten?
wie heißt der Wochentag nach heute?
da moagige Tog, wos is des fia oana?
morn isch weles Datum?
wat för'n Dag is morgen?
was für ein Wochentag wird morgen sein?
der Handwerker kommt morgen, den wievielten ist das?
ich soll morgen unterschreiben, mit welchem Datum?
""",
    ),
    -1: Phrases(
        en="""
[what|which] [day|date|weekday] was [it|] yesterday?
[what's|what was] yesterday's date?
[yesterday|yesterday's date|yesterday's weekday]?
!+tell me yesterday's date
[date|weekday|day] yesterday
yesterday was [what|which] [day|date]?
what day did we have yesterday?
was yesterday [sunday|monday|friday|a weekday]?
[can|could] you tell me [yesterday's date|what day it was yesterday]?
i should have sent it yesterday, what date was that?
the date of yesterday
today minus one day
diary entry for yesterday, what date was it?
do you know what day yesterday was?
!the day before today, which date?
!date as of yesterday?
i arrived yesterday, which date was it?
i forgot to date yesterday's report, what day was that?
what date did we write yesterday?
yesterday, was that a [tuesday|sunday|workday]?
+give me the date of yesterday
one day ago, what date?
yday date?
24 hours ago, what day was it?
the invoice should carry yesterday's date, which is?
yesterday would have been the what?
yday
yesterday weekday
yesterday = which weekday
yesterday's day please
the weekday we had yesterday
+look up yesterday's date for me
+work out yesterday's date
+spell out the date of yesterday
what did the calendar show yesterday, just the date
which date ended last midnight?
how do i date something from yesterday?
i'd like to know yesterday's date
i can't recall which day yesterday was
i was off sick yesterday, was that a wednesday?
the call was yesterday, what day was that
a colleague says yesterday was the 1st, right?
was it the 15th yesterday?
was yesterday part of the weekend
was it thursday yesterday?
aye, whit day wis it yesterday?
did we write the 30th yesterday?
did the month end yesterday?
previous day's date
date 1 day back
-1 day, what date
date -1
a day earlier than today, which date?
[hi|hey], what day was yesterday
ok ryx, yesterday's date please
not today's date, the one of yesterday
on what day of the week did yesterday fall?
for the timesheet: yesterday's date, day and month
quick one: date for yesterday
would you know what the date was yesterday?
tell me, was it monday yesterday?
can you say which weekday came right before today?
the photo was taken yesterday, so which date?
i backdate this by one day, what's the date
what date was it a day ago?
""",
        de="""
[welcher Tag|welches Datum|welcher Wochentag|was für ein Tag] war gestern?
der wievielte war gestern?
[gestern|Datum gestern|gestriges Datum]?
!+sag mir das Datum von gestern
welchen Tag hatten wir gestern?
den wievielten hatten wir gestern?
gestern war [welcher Tag|welches Datum|der wievielte]?
[Wochentag|Tag] gestern
war gestern [schon|] [Sonntag|Montag|Freitag|Wochenende]?
was war gestern für ein [Tag|Datum]?
das gestrige Datum [bitte|]
fürs Tagebuch: welches Datum war gestern?
wos woa gestan fia a Tag?
heute minus ein Tag
kannst du mir das Datum von gestern sagen?
!gestern hatten wir den?
!der Tag gestern, was für ein Datum?
gestern bin ich angekommen, welcher Tag war das?
hab vergessen, das Protokoll von gestern zu datieren, welcher Tag war das?
was für ein Datum schrieben wir gestern?
war gestern ein [Dienstag|Sonntag|Arbeitstag]?
wie war das gestrige Datum gleich
einen Tag zurück, welches Datum?
gestan woa da wievülte?
was isch gester für en Tag gsi?
vor 24 Stunden war welcher Tag?
auf die Rechnung muss das gestrige Datum, welches ist das?
was hatten wir gestern?
gestern Wochentag
gestern = welcher Wochentag
der Wochentag, den wir gestern hatten
der gestrige Tag, wie hieß der?
+schau mir das gestrige Datum nach
+nenn mir das Datum für gestern
+schreib mir das gestrige Datum auf
was trag ich als Datum ein, wenn's von gestern ist?
was stand gestern auf dem Kalenderblatt, welches Datum
welches Datum war vor Mitternacht?
wie datier ich etwas auf gestern?
ich wüsst gern das Datum von gestern
ich weiß nicht mehr, welcher Tag gestern war
gestern war ich krank, war das ein Mittwoch?
der Anruf kam gestern, welcher Tag war das
die Kollegin sagt, gestern war der Erste, stimmt das?
war gestern der Fünfzehnte?
war's gestern Donnerstag?
schrieben wir gestern den Dreißigsten?
war gestern Monatsende?
auf welchen Wochentag fiel gestern?
Datum von vor 1 Tag
heute -1, welches Datum
Datum -1
einen Tag vorher, welches Datum war das?
[hi|hallo], welcher Tag war gestern
nicht das heutige Datum, das von gestern
für den Stundenzettel: gestriges Datum mit Tag und Monat
kurze Frage: Datum von gestern
wüsstest du, den wievielten wir gestern hatten?
sag, war gestern Montag?
magst du mir das gestrige Datum verraten?
wie heißt der Wochentag vor heute?
da gestrige Tog, wos woa des fia oana?
geschter isch weles Datum gsi?
wat för'n Dag weer gistern?
was für ein Wochentag ist gestern gewesen?
das Foto ist von gestern, welches Datum ist das?
ich datier einen Tag zurück, welches Datum ist das?
""",
    ),
    2: Phrases(
        en="""
[what|which] [day|date|weekday] is [it|] the day after tomorrow?
the day after tomorrow is [which|what] [date|day]?
!date of the day after tomorrow
[date|day|weekday] the day after tomorrow
in two days, [what|which] [day|date] is [it|that]?
what's the date in two days?
two days from [now|today] is [what|which] [day|date]?
which day is after tomorrow?
is the day after tomorrow [saturday|sunday|monday|a weekday]?
what day do we have the day after tomorrow?
my flight goes the day after tomorrow, what date is that?
+tell me which day it is the day after tomorrow
today plus two days
!weekday of the day after tomorrow
!which date comes after tomorrow?
dinner is the day after tomorrow, which date is that?
i need the date of the day after tomorrow for the [booking|ticket]
+give me the date for the day after tomorrow
overmorrow, what date?
in 48 hours, what day is it?
the day after tomorrow, is that a [thursday|friday|tuesday]?
two days on from today, which date?
what's the day in two days?
two sleeps from now, which day?
tomorrow plus one, which date?
the day after tomorrow
day after tomorrow
day after tomorrow?
overmorrow
date in two days
in 2 days, what date?
+2 days, what date
today +2
two days ahead, which weekday?
+look up the date of the day after tomorrow
+work out what date it is in two days
what do i write as the date if it's for the day after tomorrow?
what does the calendar show the day after tomorrow, just the date
how do i date a letter for the day after tomorrow?
i'd like to know the date of the day after tomorrow
i'm off the day after tomorrow, is that a wednesday?
the exam is the day after tomorrow, which weekday is that
is the 1st the day after tomorrow?
is it the weekend the day after tomorrow
will it be thursday the day after tomorrow?
do we write the 30th in two days?
does the month end in two days?
on what day of the week does the day after tomorrow fall?
one day further than tomorrow, which date?
not tomorrow, the day after, what date is that
tomorrow's tomorrow, what date?
when tomorrow is over, which day comes?
i have to pay within two days, which date is that
two more days, then which day is it?
it's due in two days, what date is that
[hi|hey], what's the day after tomorrow, date-wise
quick one: date for the day after tomorrow
would you know what date it is the day after tomorrow?
tell me, is it monday the day after tomorrow?
can you say which weekday comes in two days?
a couple of days from today, so two, what date?
the date two days hence, if you please
deadline's in 48 hours, which date?
if i wait two days, what's the date then?
""",
        de="""
[welcher Tag|welches Datum|welcher Wochentag|was für ein Tag] ist übermorgen?
[übermorgen|Datum übermorgen|der wievielte ist übermorgen]?
!das Datum von übermorgen
welchen Tag haben wir übermorgen?
den wievielten haben wir übermorgen?
übermorgen ist [welcher Tag|welches Datum|der wievielte]?
[Wochentag|Tag] übermorgen
ist übermorgen [schon|] [Samstag|Sonntag|Montag|Wochenende]?
was haben wir übermorgen für [einen Tag|ein Datum]?
übermorgen flieg ich, welches Datum ist das?
in zwei Tagen ist [welcher Tag|welches Datum]?
heute plus zwei Tage
wos is übermorgn fia a Tag?
+sag mir, welcher Tag übermorgen ist
!übermorgiges Datum?
!übermorgen schreiben wir den?
übermorgen ist das Essen, welches Datum ist das?
ich brauch das Datum für übermorgen [für die Buchung|fürs Ticket]
+gib mir das Datum für übermorgen
in 48 Stunden ist welcher Tag?
ist übermorgen ein [Donnerstag|Dienstag|Freitag]?
zwei Tage weiter, welches Datum?
noch zweimal schlafen, was ist da für ein Tag?
was haben wir denn übermorgen?
übamoagn is da wievülte?
was isch übermorn für en Tag?
morgen plus ein Tag, welches Datum?
übermorgen Wochentag
Datum in zwei Tagen
in 2 Tagen, welches Datum?
heute +2, welches Datum
Datum +2
zwei Tage voraus, welcher Wochentag?
+schau mir das Datum von übermorgen nach
+nenn mir den Wochentag von übermorgen
was trag ich als Datum ein, wenn's für übermorgen ist?
was zeigt der Kalender übermorgen für ein Datum
wie datier ich einen Brief auf übermorgen?
ich wüsst gern das Datum von übermorgen
übermorgen hab ich frei, ist das ein Mittwoch?
übermorgen ist Prüfung, welcher Wochentag ist das
ist übermorgen der Erste?
wird's übermorgen Donnerstag?
schreiben wir übermorgen den Dreißigsten?
ist übermorgen Monatsende?
auf welchen Wochentag fällt übermorgen?
einen Tag weiter als morgen, welches Datum?
nicht morgen, den Tag drauf, welches Datum ist das
von morgen der nächste Tag, welcher ist das?
wenn morgen vorbei ist, welcher Tag kommt dann?
ich muss in zwei Tagen zahlen, welches Datum ist das
noch zwei Tage, dann ist welcher Tag?
das ist in zwei Tagen fällig, welcher Tag ist das
[hi|hallo], welcher Tag ist übermorgen
kurze Frage: Datum für übermorgen
wüsstest du, den wievielten wir übermorgen haben?
sag, ist übermorgen Montag?
magst du mir das Datum von übermorgen verraten?
welcher Wochentag kommt in zwei Tagen?
der übermorgige Tag, wie heißt der?
Abgabe in 48 Stunden, welches Datum ist das?
wenn ich zwei Tage warte, welches Datum ist dann?
in zwoa Tog, wos is do fia a Datum?
übermorn isch weles Datum?
wat för'n Dag is övermorgen?
was für ein Wochentag wird übermorgen sein?
der Termin ist übermorgen, den wievielten ist das?
""",
    ),
    -2: Phrases(
        en="""
[what|which] [day|date|weekday] was [it|] the day before yesterday?
the day before yesterday was [which|what] [date|day]?
!date of the day before yesterday
[date|day|weekday] the day before yesterday
two days ago, [what|which] [day|date] was [it|that]?
what was the date two days ago?
two days back was [what|which] [day|date]?
which day was before yesterday?
was the day before yesterday [a sunday|a monday|a weekday]?
what day did we have two days ago?
the receipt is from the day before yesterday, what date is that?
+tell me which day it was the day before yesterday
today minus two days
!weekday of the day before yesterday
!which date came before yesterday?
the delivery came the day before yesterday, which date was that?
i need the date of the day before yesterday for the [log|report]
what did the calendar say the day before yesterday, i mean the date
48 hours ago, what day was it?
the day before yesterday, was that a [thursday|friday|tuesday]?
two days back, which date?
two nights ago, what date was it?
yesterday minus one, which date?
what day was it the day before yesterday, weekday i mean?
which weekday was two days ago?
the day before yesterday
day before yesterday
day before yesterday?
date two days ago
2 days ago, what date?
-2 days, what date
date -2
today -2
two days earlier than today, which weekday?
+look up the date of the day before yesterday
+work out what date it was two days ago
what do i write as the date if it's from the day before yesterday?
how do i date something from the day before yesterday?
i'd like to know the date of the day before yesterday
i was off the day before yesterday, was that a wednesday?
the exam was the day before yesterday, which weekday was that
was it the 1st the day before yesterday?
was it the weekend the day before yesterday
was it thursday two days ago?
did we write the 30th two days ago?
did the month end two days ago?
on what day of the week did the day before yesterday fall?
one day further back than yesterday, which date?
not yesterday, the day before, what date was that
yesterday's yesterday, what date?
before yesterday began, which day was it?
i should have paid two days ago, which date was that
it's been two days, so which day was it?
it was due two days ago, what date was that
[hi|hey], what was the day before yesterday, date-wise
quick one: date for the day before yesterday
would you know what date it was the day before yesterday?
tell me, was it monday the day before yesterday?
can you say which weekday we had two days ago?
a couple of days ago, so two, what date?
the date two days since, if you please
the photo is from two days ago, which date is that
i fell ill two days ago, what's that as a date
if i count two days back, what's the date?
ereyesterday, what date?
""",
        de="""
[welcher Tag|welches Datum|welcher Wochentag|was für ein Tag] war vorgestern?
[vorgestern|Datum vorgestern|der wievielte war vorgestern]?
!das Datum von vorgestern
welchen Tag hatten wir vorgestern?
den wievielten hatten wir vorgestern?
vorgestern war [welcher Tag|welches Datum]?
[Wochentag|Tag] vorgestern
war vorgestern [schon|] [Samstag|Sonntag|Montag|Wochenende]?
was war vorgestern für ein [Tag|Datum]?
der Beleg ist von vorgestern, welches Datum ist das?
vor zwei Tagen war [welcher Tag|welches Datum]?
heute minus zwei Tage
wos woa vurgestan fia a Tag?
+sag mir, welcher Tag vorgestern war
!vorgestriges Datum?
!vorgestern hatten wir den?
vorgestern kam die Lieferung, welches Datum war das?
ich brauch das Datum von vorgestern [fürs Protokoll|für den Bericht]
was stand vorgestern auf dem Kalender, das Datum mein ich
vor 48 Stunden war welcher Tag?
war vorgestern ein [Donnerstag|Dienstag|Freitag]?
zwei Tage zurück, welches Datum?
was hatten wir vorgestern?
gestern minus ein Tag, welches Datum?
vurgestan woa da wievülte?
was isch vorgester für en Tag gsi?
was schrieben wir vorgestern für ein Datum?
vorgestern Wochentag
Datum vor zwei Tagen
vor 2 Tagen, welches Datum?
heute -2, welches Datum
Datum -2
zwei Tage früher, welcher Wochentag?
+schau mir das Datum von vorgestern nach
+nenn mir den Wochentag von vorgestern
was trag ich als Datum ein, wenn's von vorgestern ist?
was für ein Datum hatte der Kalender vorgestern
wie datier ich etwas auf vorgestern?
ich wüsst gern das Datum von vorgestern
vorgestern hatte ich frei, war das ein Mittwoch?
vorgestern war Prüfung, welcher Wochentag war das
war vorgestern der Erste?
war's vorgestern Donnerstag?
schrieben wir vorgestern den Dreißigsten?
war vorgestern Monatsende?
auf welchen Wochentag fiel vorgestern?
einen Tag weiter zurück als gestern, welches Datum?
nicht gestern, den Tag davor, welches Datum war das
der Tag vor gestern, welcher war das?
bevor gestern war, welcher Tag war da?
ich hätt vor zwei Tagen zahlen sollen, welches Datum war das
das ist zwei Tage her, welcher Tag war das?
das war vor zwei Tagen fällig, welches Datum ist das
[hi|hallo], welcher Tag war vorgestern
kurze Frage: Datum von vorgestern
wüsstest du, den wievielten wir vorgestern hatten?
sag, war vorgestern Montag?
magst du mir das Datum von vorgestern verraten?
welcher Wochentag war vor zwei Tagen?
der vorgestrige Tag, wie hieß der?
das Foto ist zwei Tage alt, welches Datum ist das?
wenn ich zwei Tage zurückzähl, welches Datum ist das?
vua zwoa Tog, wos woa do fia a Datum?
vorgeschter isch weles Datum gsi?
wat för'n Dag weer vörgistern?
was für ein Wochentag ist vorgestern gewesen?
der Brief kam vorgestern, den wievielten war das?
""",
    ),
}
