"""How people ask for the week, and for a day that is some days away."""

from training.phrases import Phrases

WEEK = Phrases(
    en="""
[what|which] [week|calendar week|week number|week of the year] [is it|are we in|is this|do we have]?
[calendar week|week number|week no|iso week] [?|]
the number of this week?
!which week are we having?
+tell me the [week number|calendar week]
week of the year?
cw?
current [week|cw|calendar week|week number]
what's the [current|] [week number|calendar week|iso week|number of this week]?
week number [today|please|now]
in which [week|calendar week] are we [now|]?
do you know the [week number|calendar week]?
[can|could] you tell me which [calendar week|week] [it is|this is|we have]?
is it an odd or an even week?
my planner goes by week numbers, which one is it?
for the timesheet: which calendar week?
weekly report, what week number?
+give me the [iso week|week number]
this week's number
how many weeks into the year are we?
!the how manieth week of the year is it
!week count of the year?
!+check which calendar week it is
week [#|no.] [please|]?
which [numbered|calendar] week is running?
are we in an even week?
the bins go out in odd weeks, what week is it?
our sprint plan talks in week numbers, which one is now?
kw?
what week do i put on the [timesheet|report]?
+look up the week number
this is week how many?
week [of the calendar|in the year], the number
could i have the calendar week
how far through the year are we, in weeks?
is it an odd week?
odd or even week?
what's the number of the week?
which week, numerically?
tell me what week we've got
i never know which calendar week it is
i've lost count of the weeks, which one is it?
my boss keeps saying cw, which one have we got now?
the invoice needs the calendar week
the shift plan says week numbers, which is this?
number of the current week
what's the week, by number?
which week of the 52 is this?
out of 52 weeks, which is this?
how many weeks of the year are gone?
week x of 52, what's x?
according to iso 8601, what week is it?
+print the iso week
+remind me of the week number
+say the calendar week
+look up which calendar week we've got
wk no?
wk?
wot week is it?
what week are we on?
what week are we up to?
what week number shall i write?
what school week number is it in the calendar?
in numbers, which week is now?
this is calendar week what?
we're in calendar week what now?
which cw do we write?
the week counter stands at?
i need the week number for the file name
for my training log: number of the week?
could you say which week number we're in?
may i ask for the calendar week?
i'd like to know the week number
do we have an even or an odd number of the week?
bins go by even weeks, is this one?
the calendar week, quick
calendar week again?
germans ask me for the kw, which is it?
""",
    de="""
[welche|was für eine|die wievielte] [KW|Kalenderwoche|Woche] [haben wir|ist|ist gerade|ist das|ist heute]?
[KW|Kalenderwoche|KW?|aktuelle KW]
in welcher [KW|Kalenderwoche] sind wir?
!welche KW ist diese Woche?
+[sag|nenn] mir die [KW|Kalenderwoche]
aktuelle [Woche|Kalenderwoche]
die wievielte Woche [im Jahr|des Jahres] ist das?
[KW|Kalenderwoche] [bitte|heute|jetzt|aktuell]
die wievielte [Woche|KW] [schreiben wir|läuft|läuft grad]?
weißt du die [KW|Kalenderwoche]?
[kannst|könntest] du mir die [KW|Kalenderwoche|Wochennummer] sagen?
Wochennummer [heute|bitte|]
Nummer der [aktuellen|] Woche
was ham wir für [ne|eine] KW?
was hamma für a KW?
[gerade oder ungerade Woche|ist das eine gerade Woche]?
Müllabfuhr geht nach Kalenderwochen, welche ist [jetzt|heute]?
für den Stundenzettel: welche KW?
fürs Berichtsheft brauch ich die [KW|Kalenderwoche]
in der wievielten [Woche|KW] sind wir?
ISO-Woche
mein Chef redet von KWs, welche haben wir [denn|grad]?
!KW von heute
!+schau nach, welche Kalenderwoche wir haben
!die laufende Kalenderwoche?
welche Nummer hat [diese|die aktuelle] Woche?
sind wir in einer [geraden|ungeraden] Woche?
die Tonne wird in ungeraden Wochen geleert, welche ist jetzt?
im Sprintplan stehen Wochennummern, welche haben wir?
welche KW schreib ich [auf den Stundenzettel|in den Bericht]?
wievielte Woche [im Jahr|]?
Woche des Jahres?
calendar week?
mit welcher Kalenderwoche haben wir's [grad|] zu tun?
könnt ich die KW haben
wöchane KW hamma?
KW [jetzt|heuer jetzt]?
der Schichtplan geht nach KW, in welcher sind wir?
[gerade|ungerade] KW?
was ist das für eine Woche, Nummer?
ich weiß nie, welche KW ist
hab den Überblick verloren, welche Kalenderwoche ist?
die Rechnung braucht die KW
Zahl der Woche?
welche von den 52 Wochen ist das?
die wievielte von 52 Wochen haben wir?
wie viele Wochen vom Jahr sind rum?
Woche x von 52, was ist x?
nach ISO 8601, welche Woche?
+gib die ISO-Woche aus
+erinner mich an die Kalenderwoche
+verrat mir die KW
+nenn mir die Nummer der Woche
KW-Nummer
welche KW schreiben wir?
welche KW trag ich ein?
welche Woche nach Kalender?
in Zahlen, welche Woche ist jetzt?
wir sind jetzt in KW was?
Kalenderwoche, schnell
Kalenderwoche nochmal?
der Wochenzähler steht auf?
für den Dateinamen brauch ich die KW
fürs Trainingstagebuch: Nummer der Woche?
ich wüsst gern die Kalenderwoche
dürft ich nach der KW fragen
ham wir ne gerade oder ne ungerade KW?
Papiertonne ist in geraden Wochen, ist das so eine?
die Lieferung kommt KW irgendwas, welche ist jetzt?
alle reden von KW, wo sind wir denn?
wöchi Kalenderwuche hemmer?
wat för'n Kalenderweek hebbt wi?
wos für a Woch homma, nach Nummer?
welche Kalenderwoche gilt heute?
im Wievielten der Wochen stecken wir?
week number bitte
sag mal, die KW?
die KW wär?
Wochenzahl?
was steht im Kalender für eine Wochennummer?
""",
)
IN_DAYS = Phrases(
    en="""
[what|which] [day|date|weekday] [is it|is|will it be] in {n} [days|days' time]?
[what's|what is] the date in {n} days?
in {n} days, [what day is it|which date is that|what's the date]?
[what|which] [day|date] is {n} days from [now|today]?
today plus {n} days
date in {n} days
{n} days from now, which weekday is that?
!+tell me the day in {n} days
[the deadline|my birthday|the move|the concert] is in {n} days, [what date is that|which day is that]?
[what|which] [day|date] will we have {n} days from now?
today + {n} days
+count {n} days [forward|ahead], [what|which] [date|day] is that?
[my vacation|the exam|my flight|the party] is in {n} days, [what date is that|which day is that|on what day]?
if i wait {n} days, what [day|date] is it then?
{n} days later is [what|which] [day|date]?
{n} days after today
+add {n} days to [today|today's date]
when is in {n} days
what will be the date {n} days after today?
what weekday does it fall on in {n} days?
i have {n} days left, [what date is that|until what date is that]?
the invoice is due in {n} days, so on [which|what] [date|day]?
they said it takes {n} days, which date would that be?
+calculate the date {n} days from now
is it a weekend {n} days from [now|today]?
{n} days ahead, date?
!what day do we have once {n} days have passed?
!date after {n} days
!+work out which day it is in {n} days
!{n} days into the future, what date?
my parcel should be here in {n} days, what date would that be?
which date is {n} days away?
{n} days off, what's the date?
what's today in {n} days
{n} more sleeps, what date is it then?
the milk keeps for {n} days, until what date?
the trial ends {n} days from now, on what date?
what's on the calendar page {n} days from today, i mean the date
move {n} days forward from today, date?
i'll be back in {n} days, which weekday is that?
do you know what day it'll be in {n} days?
exactly {n} days from today, which date?
{n} days hence, what's the date?
in {n} days, date?
date please, {n} days from today
the day {n} days from now?
in {n} days' time it's what date?
my lease ends in {n} days, what date is that?
payday is in {n} days, which day is that?
the cast comes off in {n} days, on what date?
+go {n} days forward, what date do you land on?
+jump {n} days ahead and tell me the date
+shift today by {n} days, date?
+give me the date {n} days from now
+put {n} days on today, which day?
once {n} days are over, what's the date?
let {n} days go by, what date is it?
the deadline is {n} days away, date?
{n} days to go, so which date is it?
what does today plus {n} days come to?
is it still this month in {n} days?
which month are we in {n} days from now?
the library book is due in {n} days, what day?
my visa runs out in {n} days, on what date?
they gave me {n} days, up to which date?
i booked something in {n} days, what date is that again?
next dose in {n} days, which weekday?
quarantine lasts {n} days, ending on what date?
where are we on the calendar in {n} days?
how do i write the date {n} days from today?
refund within {n} days from today, so by what date?
it ships in {n} days, on which weekday?
wot's the date in {n} days?
is {n} days from now a monday?
will it be saturday in {n} days?
{n} days: where does that get me on the calendar?
day of the week, {n} days from now?
if today is day zero, what date is day {n}?
my holiday starts in {n} days, which weekday?
i've got {n} days until the exam, so it's on what date?
what's the calendar page for {n} days from now?
""",
    de="""
[welcher Tag|welches Datum|welcher Wochentag|was für ein Tag|was] ist in {n} Tagen?
welches Datum haben wir in {n} Tagen?
in {n} Tagen, [welcher Tag ist das|der wievielte ist das|was für ein Datum ist da]?
der wievielte ist in {n} Tagen?
heute plus {n} Tage
Datum in {n} Tagen
was ist {n} Tage ab heute für ein Tag?
!+sag mir den Tag in {n} Tagen
[die Abgabe|der Umzug|mein Geburtstag|das Konzert] ist in {n} Tagen, [welcher Tag ist das|was für ein Datum ist das]?
in {n} Tagen ist [welcher Tag|welches Datum|der wievielte]?
heute + {n} Tage
von heute {n} Tage weiter, [welcher Tag|welches Datum] ist das?
[mein Urlaub|die Prüfung|die Party|mein Flug|der Termin] ist in {n} Tagen, [an welchem Tag|welches Datum]?
ich hab noch {n} Tage [Zeit|], [bis wann ist das|welches Datum ist das dann]?
die Rechnung ist in {n} Tagen fällig, [wann ist das|an welchem Datum]?
Lieferung dauert {n} Tage, [wann ist das|welcher Tag wär das]?
wenn ich {n} Tage warte, welcher Tag ist dann?
[welchen|was für einen] [Tag|Wochentag] [haben|schreiben] wir in {n} Tagen?
den wievielten haben wir in {n} Tagen?
auf welchen [Tag|Wochentag] fällt das in {n} Tagen?
{n} Tage [von jetzt an|nach heute], welches Datum?
+zähl {n} Tage weiter, welches Datum?
+rechne {n} Tage zu heute [dazu|drauf]
wos is in {n} Tog fia a Tag?
wann ist in {n} Tagen
ist in {n} Tagen [Wochenende|ein Montag]?
kannst du mir sagen, welcher Tag in {n} Tagen ist?
Tag in {n} Tagen
!nach {n} Tagen haben wir welches Datum?
!{n} Tage voraus, was ist da?
!+schau mal, welches Datum wir in {n} Tagen haben
mein Paket soll in {n} Tagen da sein, welches Datum wär das?
welcher Tag ist {n} Tage entfernt?
noch {n} mal schlafen, welches Datum ist dann?
die Milch hält noch {n} Tage, bis zu welchem Datum?
das Probeabo endet in {n} Tagen, welches Datum ist das?
bin in {n} Tagen wieder da, welcher Wochentag ist das?
genau {n} Tage ab heute, welches Datum?
{n} Tage drauf auf heute, was kommt raus als Datum?
weißt du, was in {n} Tagen für ein Tag ist?
welches Datum hätten wir in {n} Tagen?
der Wievielte wär in {n} Tagen?
was isch in {n} Täg für es Datum?
heut in {n} Tagen, welcher Tag ist das?
in {n} Tagen, Datum?
Datum bitte, in {n} Tagen
der Mietvertrag endet in {n} Tagen, welches Datum ist das?
Zahltag ist in {n} Tagen, welcher Tag ist das?
der Gips kommt in {n} Tagen runter, an welchem Datum?
+geh {n} Tage nach vorn, welches Datum kommt raus?
+spring {n} Tage weiter und sag mir das Datum
+schieb heute um {n} Tage, welches Datum?
+gib mir das Datum in {n} Tagen
+leg {n} Tage auf heute drauf, welcher Tag?
wenn {n} Tage um sind, welches Datum ist dann?
die Frist läuft in {n} Tagen ab, Datum?
noch {n} Tage, also welches Datum?
was ergibt heute plus {n} Tage?
ist in {n} Tagen noch dieser Monat?
in welchem Monat sind wir in {n} Tagen?
das Buch muss in {n} Tagen zurück, welcher Tag ist das?
mein Visum läuft in {n} Tagen ab, an welchem Datum?
man gibt mir {n} Tage, bis zu welchem Datum?
ich hab in {n} Tagen was gebucht, welches Datum war das?
Quarantäne dauert {n} Tage, bis wann geht das?
wo im Kalender sind wir in {n} Tagen?
wie schreib ich das Datum in {n} Tagen?
Widerruf ab heute {n} Tage, bis zu welchem Datum?
in {n} Tagen ham wir den wievielten?
auf welches Datum komm ich mit {n} Tagen?
heute in {n} Tagen
Wochentag in {n} Tagen?
ist in {n} Tagen ein Samstag?
wenn heute Tag null ist, welches Datum ist Tag {n}?
wat för'n Dag is in {n} Daag?
i brauchat des Datum in {n} Tog
{n} Tage hin, was ist dann für ein Datum?
wann sind {n} Tage um, mit Datum?
das Rückgaberecht läuft noch {n} Tage, bis wann also?
date -d "{n} days"
""",
)
AGO = Phrases(
    en="""
[what|which] [day|date|weekday] was [it|] {n} days ago?
[what's|what was] the date {n} days ago?
{n} days ago, [what day was it|which date was that|what was the date]?
today minus {n} days
date {n} days ago
[the parcel was sent|the letter came|she left|the server crashed] {n} days ago, [what date was that|which day was that]?
!+tell me the day {n} days ago
which weekday did we have {n} days back?
{n} days before today, what date is that?
[what|which] [day|date] did we have {n} days ago?
today - {n} days
{n} days [earlier|back] was [what|which] [day|date]?
+count back {n} days, [what|which] [day|date] was it?
+subtract {n} days from [today|today's date]
+go back {n} days, what date [was it|is that]?
i [ordered|bought|mailed|started] it {n} days ago, [which|what] [day|date] was that?
[my last visit|the accident|our first date|the party] was {n} days ago, on what [day|date]?
the date {n} days back
was it a weekend {n} days ago?
it's been {n} days since then, what date was it?
i quit smoking {n} days ago, what date was it?
when was {n} days ago
on what weekday did {n} days ago fall?
could you tell me [the date|what day it was] {n} days ago?
last rain was {n} days ago, so which date?
!rewind {n} days, what date?
!which date lies {n} days behind us?
!+figure out what day it was {n} days ago
what was {n} days ago, as a date?
the milk was opened {n} days ago, on what date?
{n} days past, which date?
the date of {n} days ago, please
i got the bill {n} days ago, when exactly was that?
today but {n} days earlier, what date?
{n} sleeps ago, what day was that?
the last backup ran {n} days ago, which date was it?
i've been sick for {n} days, since what date?
do you know what day it was {n} days ago?
exactly {n} days ago, which date?
how did we write the date {n} days ago?
{n} days ago, date?
date please, {n} days ago
the day {n} days ago?
+go {n} days into the past, which date do you land on?
+jump back {n} days and tell me the date
+take {n} days off today, what's the date?
+give me the date from {n} days ago
what does today minus {n} days come to?
was that still last month, {n} days ago?
which month were we in {n} days ago?
we met {n} days ago, what date was that?
the fever began {n} days ago, on which date?
my subscription started {n} days ago, date?
the package has been on its way for {n} days, since which date?
we've been married for {n} days, so the wedding date was?
this machine was installed {n} days ago, which date is that?
the milk went off {n} days ago, what date?
how do i write the date of {n} days ago?
where were we on the calendar {n} days ago?
the log entry is {n} days old, from what date is it?
that post is {n} days old, so when was it?
last haircut {n} days ago, which day?
i last watered the plants {n} days ago, on what day?
was {n} days ago a monday?
day of the week {n} days ago?
{n} days before now, what was it?
if today is day {n}, what date was day zero?
date -d "{n} days ago"
wot was the date {n} days ago?
today less {n} days, what is it?
{n} days back from today?
{n} days gone by, so from which date?
they sent the reminder {n} days ago, date?
my last payment was {n} days ago, which date?
i've been waiting for {n} days, since which day?
in the past, {n} days from today, date?
that {n} days ago thing, which date was it?
the fridge broke {n} days ago, what day was it?
which date did we write {n} days ago?
i joined {n} days ago, on which date?
""",
    de="""
[welcher Tag|welches Datum|welcher Wochentag|was für ein Tag] war vor {n} Tagen?
welches Datum hatten wir vor {n} Tagen?
vor {n} Tagen, [welcher Tag war das|der wievielte war das|was war das für ein Datum]?
der wievielte war vor {n} Tagen?
heute minus {n} Tage
Datum vor {n} Tagen
[das Paket ging vor {n} Tagen raus|der Brief kam vor {n} Tagen|vor {n} Tagen ist der Server abgestürzt], [welcher Tag war das|was für ein Datum war das]?
!+sag mir den Tag vor {n} Tagen
was war {n} Tage vor heute für ein Tag?
vor {n} Tagen war [welcher Tag|welches Datum|der wievielte]?
heute - {n} Tage
[welchen|was für einen] [Tag|Wochentag] hatten wir vor {n} Tagen?
den wievielten hatten wir vor {n} Tagen?
{n} Tage zurück, [welcher Tag|welches Datum] war das?
{n} Tage [früher|vorher], was war das für ein Datum?
+geh {n} Tage zurück, welches Datum ist das?
+zieh {n} Tage [von heute|vom heutigen Datum] ab
+zähl {n} Tage zurück, [welcher Tag|welches Datum] war das?
ich hab das vor {n} Tagen [bestellt|gekauft|abgeschickt], [wann war das|welcher Tag war das]?
[der Unfall|die Feier|mein Arzttermin] war vor {n} Tagen, [an welchem Datum|welcher Tag]?
das ist {n} Tage her, [welches Datum|welcher Tag] war da?
war vor {n} Tagen [Wochenende|ein Montag]?
wann war vor {n} Tagen
wos woa vor {n} Tog fia a Tag?
auf welchen Wochentag fiel das vor {n} Tagen?
kannst du mir sagen, welcher Tag vor {n} Tagen war?
vor {n} Tagen hab ich aufgehört zu rauchen, welches Datum war das?
!{n} Tage in der Vergangenheit, welcher Tag?
!welches Datum liegt {n} Tage zurück?
!+sag an, was vor {n} Tagen für ein Tag war
was war vor {n} Tagen für ein Datum?
die Milch ist seit {n} Tagen offen, seit welchem Datum?
das Datum von vor {n} Tagen bitte
die Rechnung kam vor {n} Tagen, wann war das genau?
heute, nur {n} Tage früher, welches Datum?
das letzte Backup lief vor {n} Tagen, welches Datum war das?
bin seit {n} Tagen krank, seit welchem Datum?
weißt du, welcher Tag vor {n} Tagen war?
genau vor {n} Tagen, welches Datum?
was schrieben wir vor {n} Tagen für ein Datum?
der Wievielte war's vor {n} Tagen?
was isch vor {n} Täg für es Datum gsi?
heut vor {n} Tagen, welcher Tag war das?
vor {n} Tagen, Datum?
Datum bitte, vor {n} Tagen
der Tag vor {n} Tagen?
+spring {n} Tage zurück und sag mir das Datum
+nimm {n} Tage von heute weg, welches Datum?
+gib mir das Datum von vor {n} Tagen
was ergibt heute minus {n} Tage?
war das vor {n} Tagen noch der letzte Monat?
in welchem Monat waren wir vor {n} Tagen?
wir haben uns vor {n} Tagen getroffen, welches Datum war das?
das Fieber fing vor {n} Tagen an, an welchem Datum?
mein Abo läuft seit {n} Tagen, ab welchem Datum?
das Paket ist seit {n} Tagen unterwegs, seit wann genau?
wir sind seit {n} Tagen verheiratet, wann war also die Hochzeit?
den Rechner hab ich vor {n} Tagen aufgesetzt, welches Datum war das?
wie schreib ich das Datum von vor {n} Tagen?
wo im Kalender waren wir vor {n} Tagen?
der Logeintrag ist {n} Tage alt, von welchem Datum ist er?
der Beitrag ist {n} Tage alt, also von wann?
der letzte Friseurtermin war vor {n} Tagen, welcher Tag?
gegossen hab ich vor {n} Tagen, welcher Tag war das?
war vor {n} Tagen ein Samstag?
Wochentag vor {n} Tagen?
wenn heute Tag {n} ist, welches Datum war Tag null?
date -d "{n} days ago"
den wievielten ham wir vor {n} Tagen gehabt?
heute weniger {n} Tage, was ist das?
von heute {n} Tage zurück?
die Mahnung kam vor {n} Tagen, Datum?
ich wart seit {n} Tagen, seit welchem Tag?
{n} Tage vorher, Datum?
auf welches Datum komm ich {n} Tage zurück?
wat för'n Dag weer vör {n} Daag?
vor {n} Tog, wos woa des fia a Datum?
meine letzte Zahlung war vor {n} Tagen, welches Datum?
{n} Tage ist das jetzt her, mit Datum bitte
""",
)
WEEKS = Phrases(
    en="""
[what|which] [day|date] is [it|] in {n} weeks?
the date in {n} weeks?
{n} weeks from [now|today], which [date|day] is that?
!+tell me the date in {n} weeks
in {n} weeks, [what day is it|which date is that|what's the date]?
what's the date {n} weeks from [now|today]?
today [plus|+] {n} weeks
date {n} weeks [ahead|later|from now|from today]
[my vacation|the wedding|the exam|the release] is in {n} weeks, [what date is that|which day is that]?
+add {n} weeks to [today|today's date]
+count {n} weeks [ahead|forward], what date is [it|that]?
delivery takes {n} weeks, [when is that|what date would that be]?
the doctor said come back in {n} weeks, which date is that?
what will the date be {n} weeks from now?
what [day|date] do we have in {n} weeks?
[can|could] you tell me the date in {n} weeks?
i'm on sick leave for {n} weeks, until what date?
when is in {n} weeks
if i start today, what date is it after {n} weeks?
!{n} weeks on, which day?
!+work out the date {n} weeks from today
which date is {n} weeks away?
the notice period is {n} weeks, so until what date?
school starts again in {n} weeks, on which date?
{n} weeks off, what's the date?
my passport will be ready in {n} weeks, which date is that?
exactly {n} weeks from today, which date?
i'm off for {n} weeks from today, until when, as a date?
move {n} weeks forward from today, date?
do you know the date {n} weeks from now?
the next check-up is in {n} weeks, what day would that be?
what's today in {n} weeks
{n} weeks [ahead|hence], what's the date?
in {n} weeks' time, which day is it?
and the calendar date {n} weeks from now?
i have an appointment in {n} weeks, which day is that?
they'll deliver in {n} weeks, so on what date?
my lease ends in {n} weeks, what date is it?
rent is due in {n} weeks, which day?
baby is due in {n} weeks, what date would that be?
the cast comes off in {n} weeks, when's that?
how do i write the date {n} weeks from today?
+go {n} weeks forward, what date do you get?
+jump {n} weeks ahead and tell me the date
+shift today by {n} weeks, date?
+give me the date {n} weeks from now
+put {n} weeks on today, what's the day?
{n} weeks: which date do we land on?
{n} weeks after today
once {n} weeks have passed, what's the date?
if i wait {n} weeks, what day will it be?
let {n} weeks go by, what date is it then?
i've {n} weeks left, until what date?
the deadline is {n} weeks away, date?
{n} weeks to go, so the date is?
+calculate today and {n} weeks
what does today plus {n} weeks come to?
is it still this year in {n} weeks?
{n} weeks in the future is which date?
which month are we in {n} weeks from now?
what weekday will it be in {n} weeks?
what will it be in {n} weeks, date-wise?
the parcel needs {n} weeks, arriving on which date?
my visa runs out in {n} weeks, what date?
sprint review in {n} weeks, date?
the plants need water again in {n} weeks, which date?
they gave me {n} weeks, up to which date?
in {n} weeks, date?
date please, in {n} weeks
{n} weeks later is which date?
{n} weeks later, what's on the calendar?
the day {n} weeks from now?
which day would be {n} weeks from today?
i booked something in {n} weeks, what date is that again?
dose again in {n} weeks, what day is that?
quarantine for {n} weeks, ending on what date?
where are we on the calendar in {n} weeks?
the trial lasts {n} weeks from today, until when?
they open again in {n} weeks, what day is that?
""",
    de="""
[welcher Tag|welches Datum|der wievielte] ist in {n} Wochen?
Datum in {n} Wochen
in {n} Wochen, was ist da für ein Datum?
!+sag mir das Datum in {n} Wochen
in {n} Wochen ist [welcher Tag|welches Datum|der wievielte]?
welches Datum [haben|schreiben] wir in {n} Wochen?
den wievielten haben wir in {n} Wochen?
heute [plus|+] {n} Wochen
{n} Wochen [ab heute|von heute an|später], [welches Datum|welcher Tag] ist das?
[mein Urlaub|die Hochzeit|die Prüfung|die OP] ist in {n} Wochen, [welches Datum ist das|an welchem Tag]?
der Arzt sagt, ich soll in {n} Wochen wiederkommen, [welcher Tag ist das|welches Datum]?
bin {n} Wochen krankgeschrieben, bis zu welchem Datum?
Lieferzeit {n} Wochen, [wann ist das|welches Datum wär das]?
+rechne {n} Wochen zu heute [drauf|dazu]
+zähl {n} Wochen weiter, welches Datum?
was ist in {n} Wochen für ein [Tag|Datum]?
kannst du mir das Datum in {n} Wochen sagen?
wann ist in {n} Wochen
wos hamma in {n} Wochn fia a Datum?
Tag in {n} Wochen
!nach {n} Wochen, welches Datum?
!{n} Wochen voraus, was ist da für ein Tag?
!+rechne das Datum in {n} Wochen aus
welcher Tag ist {n} Wochen entfernt?
Kündigungsfrist {n} Wochen, bis zu welchem Datum ist das?
die Schule fängt in {n} Wochen wieder an, welches Datum ist das?
mein Pass ist in {n} Wochen fertig, welcher Tag ist das?
genau {n} Wochen ab heute, welches Datum?
heut in {n} Wochen, welcher Tag ist das?
ich hab ab heute {n} Wochen frei, bis zu welchem Datum?
weißt du, welches Datum in {n} Wochen ist?
der nächste Termin ist in {n} Wochen, was wär das für ein Tag?
der Wievielte wär in {n} Wochen?
was isch in {n} Wuche für es Datum?
{n} Wochen drauf auf heute, welches Datum?
{n} Wochen voraus gerechnet, welches Datum?
in {n} Wochen, Datum?
Datum bitte, in {n} Wochen
der Tag in {n} Wochen?
ich hab in {n} Wochen einen Termin, welcher Tag ist das?
geliefert wird in {n} Wochen, also wann genau?
der Mietvertrag endet in {n} Wochen, welches Datum ist das?
die Miete ist in {n} Wochen fällig, welcher Tag?
das Baby kommt in {n} Wochen, welches Datum wär das?
der Gips kommt in {n} Wochen runter, wann ist das?
wie schreib ich das Datum in {n} Wochen?
+geh {n} Wochen nach vorn, welches Datum kommt raus?
+spring {n} Wochen weiter und sag das Datum
+schieb heute um {n} Wochen, welches Datum?
+leg {n} Wochen auf heute drauf, welcher Tag?
{n} Wochen nach heute
wenn {n} Wochen um sind, welches Datum ist dann?
wenn ich {n} Wochen warte, welcher Tag ist dann?
ich hab noch {n} Wochen, bis zu welchem Datum?
die Frist läuft in {n} Wochen ab, Datum?
noch {n} Wochen, also welches Datum?
was ergibt heute plus {n} Wochen?
ist in {n} Wochen noch dieses Jahr?
in welchem Monat sind wir in {n} Wochen?
welcher Wochentag ist in {n} Wochen?
das Paket braucht {n} Wochen, kommt also an welchem Tag?
mein Visum läuft in {n} Wochen ab, welches Datum?
Sprint-Review in {n} Wochen, Datum?
in {n} Wochen muss ich wieder gießen, welcher Tag?
man hat mir {n} Wochen gegeben, bis zu welchem Datum?
{n} Wochen später ist welcher Tag?
wo im Kalender sind wir in {n} Wochen?
ich hab in {n} Wochen was gebucht, welches Datum war das?
die nächste Spritze ist in {n} Wochen, welcher Tag ist das?
{n} Wochen Quarantäne, bis wann geht das?
die Probezeit dauert ab heute {n} Wochen, bis wann?
in {n} Wochen ham wir den wievielten?
auf welches Datum komm ich mit {n} Wochen?
{n} Wochen hin, was ist dann für ein Tag?
heute in {n} Wochen
von heute an {n} Wochen, Datum?
i brauchat des Datum in {n} Wochn
weet jemand dat Datum in {n} Weken?
wann sind {n} Wochen um, mit Datum?
was haben wir in {n} Wochen fürn Tag?
""",
)
AND_DAYS = Phrases(
    en="""
and in {n} days?
and {n} days from now?
!in {n} days then?
[what about|how about] in {n} days?
in {n} days?
{n} days later?
plus {n} days?
[and|] after {n} days?
and what day is it in {n} days?
what would it be in {n} days?
and if i add {n} days?
!and {n} days further on?
then {n} days ahead?
and with {n} days added?
+make it {n} days from now
and if it's {n} days?
ok and {n} days from today?
so what's in {n} days?
and once {n} days are over?
or in {n} days?
add {n} days then
{n} days after that?
and what about {n} days later?
{n} days further?
{n} days on?
and {n} days beyond that?
+make that {n} days later
now the same for {n} days from now
the same in {n} days
same again, {n} days ahead
and which weekday in {n} days?
and the date in {n} days?
+add {n} days to that
+count {n} days on from there
+go {n} days further
+jump {n} days ahead
+shift it by {n} days
+put {n} days on top
today +{n} days?
and today plus {n} days?
what date is that plus {n} days?
{n} days on top of that?
and when {n} days have gone by?
and {n} sleeps from now?
{n} sleeps later?
then what's in {n} days?
what'll it be in {n} days?
and which date will we have in {n} days?
what day would we have in {n} days?
what comes out {n} days later?
and {n} days down the line?
and {n} days down the road?
and in {n} days' time?
[cool|thanks|great], and in {n} days?
wait, and in {n} days?
hm, in {n} days?
i actually need the one in {n} days
i meant in {n} days, sorry
no, in {n} days
not today, in {n} days
actually {n} days from now
rather {n} days from now
is it a weekend in {n} days?
will it be a monday in {n} days?
so {n} days from today is?
so in {n} days it's what?
that plus {n} makes?
forward {n} days
{n} days forward
{n} days hence?
with {n} more days?
and another {n} days?
if {n} days pass?
could you also say it for in {n} days?
while you're at it, in {n} days?
and what do i write in {n} days?
the weekday in {n} days?
and the calendar in {n} days?
""",
    de="""
und in {n} Tagen?
und {n} Tage später?
!in {n} Tagen dann?
in {n} Tagen?
[wie ist's|und was ist] in {n} Tagen?
plus {n} Tage?
und [nach|heute in] {n} Tagen?
und welcher Tag ist in {n} Tagen?
[und|] {n} Tage weiter?
und wenn ich {n} Tage dazurechne?
und der wievielte in {n} Tagen?
!und {n} Tage danach?
oder in {n} Tagen?
und mit {n} Tagen drauf?
und was hamma in {n} Tagen?
ok, und heut in {n} Tagen?
und wenn {n} Tage vorbei sind?
und wenn's {n} Tage sind?
dann noch {n} Tage drauf
und wie schaut's in {n} Tagen aus?
und {n} Tage von jetzt an?
{n} Tage dazu?
und was ist {n} Tage später?
dasselbe in {n} Tagen
das Gleiche für in {n} Tagen
und der Wochentag in {n} Tagen?
und das Datum in {n} Tagen?
+rechne {n} Tage drauf
+zähl {n} Tage weiter
+geh {n} Tage weiter
+spring {n} Tage vor
+schieb's um {n} Tage weiter
+leg {n} Tage drauf
heute +{n} Tage?
und heute plus {n} Tage?
und wenn {n} Tage vergehen?
{n} mal schlafen, und dann?
und {n} Nächte später?
was haben wir dann in {n} Tagen?
was wird's in {n} Tagen?
und welches Datum haben wir in {n} Tagen?
den wievielten haben wir dann in {n} Tagen?
was kommt {n} Tage später raus?
[cool|danke|super], und in {n} Tagen?
wart, und in {n} Tagen?
hm, in {n} Tagen?
eigentlich brauch ich das in {n} Tagen
ich meinte in {n} Tagen, sorry
nein, in {n} Tagen
nicht heute, in {n} Tagen
eher {n} Tage von heute weg
lieber das in {n} Tagen
ist in {n} Tagen Wochenende?
wird in {n} Tagen Montag sein?
also in {n} Tagen ist?
das plus {n} macht?
{n} Tage vorwärts
{n} Tage vor
mit {n} Tagen mehr?
und weitere {n} Tage?
noch {n} Tage, dann ist?
magst du mir auch sagen, was in {n} Tagen ist?
wenn du schon dabei bist, in {n} Tagen?
und was schreib ich in {n} Tagen?
und der Kalender in {n} Tagen?
wos is in {n} Tog?
und in {n} Täg?
und in {n} Dagen?
was wär in {n} Tagen?
und ab heute {n} Tage?
und von heute gerechnet {n} Tage?
gib mir noch den Tag in {n} Tagen
fehlt noch: in {n} Tagen
jetzt in {n} Tagen
der Tag in {n} Tagen?
auf was fällt's in {n} Tagen?
und {n} Tage nach heute?
""",
)
AND_TOMORROW = Phrases(
    en="""
[and tomorrow?|and what about tomorrow?|tomorrow then?]
tomorrow?
and what's tomorrow?
which day is tomorrow then?
so tomorrow is?
and the next day?
and tomorrow's date?
what date is tomorrow?
!one day later?
!and the day after today?
and for tomorrow?
then tomorrow is what?
ok, and tomorrow?
tomorrow's weekday?
how about tomorrow?
and when i wake up tomorrow?
+do tomorrow as well
and the date for tomorrow?
one more for tomorrow
tomorrow as well
tomorrow too
now tomorrow
same for tomorrow
tmrw?
and tmrw?
tomorrow, please
+tell me tomorrow's too
what will tomorrow be?
and which weekday will tomorrow be?
tomorrow falls on what?
and the morrow?
which makes tomorrow?
so that makes tomorrow what?
tomorrow being?
and come tomorrow?
and what do i write tomorrow?
i need tomorrow's one as well
i meant tomorrow, sorry
oh wait, tomorrow
no, tomorrow's date
actually tomorrow
not today, tomorrow
[rather|make that] tomorrow
what date will it be tomorrow?
what's the date going to be tomorrow?
and by tomorrow?
wait, and tomorrow?
[cool|thanks|great], and tomorrow?
tomorrow's date please
tomorrow's what?
and tomorrow is the what?
the date a day from now?
after tonight it's which day?
what's tomorrow called, i mean the weekday?
and what will the calendar say tomorrow?
what would tomorrow be?
could you also tell me tomorrow?
while you're at it, tomorrow
aye, and the morn?
and in the morning, which day is it then?
is it a weekend tomorrow?
so tomorrow's a friday?
will tomorrow be a monday?
one sleep from now, what day?
the following day?
and the following day's date?
+go one day further
+jump to tomorrow
[plus|add] one day?
next day?
today plus 1?
and what is it once it's past midnight?
+say it for tomorrow
tomorrow, which weekday?
how do i write tomorrow's date?
and if today were over?
what comes after today?
and then, the next one, tomorrow?
the day after this one?
""",
    de="""
[und morgen?|und wie ist's morgen?|und am Tag darauf, morgen?]
morgen?
und was ist morgen?
und welcher Tag ist morgen?
und morgen, welches Datum?
und am nächsten Tag?
und einen Tag später?
morgen ist dann?
!und der Tag darauf?
!und wie ist das Datum morgen?
und für morgen?
dann ist morgen was?
ok, und morgen?
der Wochentag morgen?
und morgen dann?
und wenn ich morgen aufwach?
und das Datum für morgen?
morgen auch noch
und moagn?
und morn?
und der wievielte morgen?
morgen dann auch
jetzt morgen
dasselbe für morgen
und der morgige Tag?
morgen bitte
+sag's auch für morgen
was wird morgen für einer?
welcher Wochentag wird morgen sein?
auf welchen Tag fällt morgen?
und der morgige?
das macht morgen was?
also ist morgen?
und was schreib ich morgen?
das von morgen brauch ich auch
ich meinte morgen, sorry
ach wart, morgen
nein, das Datum von morgen
eigentlich morgen
nicht heute, morgen
[eher|lieber] morgen
welches Datum haben wir morgen?
den wievielten haben wir morgen?
den wievielten schreiben wir morgen?
moment, und morgen?
[cool|danke|super], und morgen?
morgiges Datum bitte
und der morgige Wochentag?
und übernacht, was ist dann?
nach heute kommt?
wie heißt der Tag morgen?
und was steht morgen im Kalender für ein Datum?
was wär morgen?
magst du mir auch morgen sagen?
wenn du schon dabei bist, morgen
noch einen Tag weiter
+geh einen Tag weiter
+spring auf morgen
[plus|und noch] ein Tag?
einmal schlafen, dann?
der folgende Tag?
und das Datum vom folgenden Tag?
ist morgen Wochenende?
dann ist morgen Freitag?
wird morgen ein Montag?
und nach Mitternacht?
morgen, welcher Wochentag?
wie schreib ich das Datum morgen?
und wenn heut vorbei ist?
was kommt nach heute?
heute plus 1?
morgen halt
und das Ganze für morgen
wos is moagn?
und was isch morn?
und morgen is wat?
und tomorrow?
und in 24 Stunden?
fehlt noch morgen
morgen interessiert mich auch
nur noch morgen
""",
)
