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
""",
)
