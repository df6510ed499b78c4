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
""",
    ),
}
