"""What people ask of a desktop that no tool of ryx does: what is for later."""

from dataclasses import dataclass

from training.material.exchanges import exchanges
from training.phrases import Phrases
from training.words.refusals import EVERY


@dataclass(frozen=True)
class Beyond:
    """Ways to ask for it, and what is answered."""

    asked: Phrases
    en: str
    de: str


_REFUSED = {each.name: each for each in exchanges(EVERY)}


def refused(name: str) -> tuple[str, str]:
    """What the block of refusals of this name answers in English and in German: one thing is refused in one way."""
    return _REFUSED[name].answers["en"].source, _REFUSED[name].answers["de"].source


ALARM = Beyond(
    Phrases(
        en="""
+set an alarm [for|at] {h}
+wake me [up|] at {h}
alarm [at|for|] {h}
+set my alarm [for|to] {h} [tomorrow|]
+set an alarm
[can|could] you wake me [up|] at {h}?
i have to get up at {h}, set an alarm
!+ring at {h}
my train leaves early, get me up at {h}
+schedule a wake-up call for {h}
i'd like to be woken at {h}
alarm clock {h} [please|tomorrow|every day]
{h} alarm
+ring the alarm [at|around] {h} [tomorrow|on weekdays|]
+turn off [the|my] alarm [at|for] {h}
which alarms are [set|on]?
is my alarm [on|set]?
+move the alarm [from {h}|] to {h}
would it be possible to have an alarm at {h}?
+snooze
i tend to oversleep, so an alarm for {h}
+delete [the|all] [alarms|alarm]
!up at {h} tomorrow, make some noise then
!{h}: get me out of bed
[new alarm|add alarm]: {h}
[early shift|exam|flight] tomorrow, wake me at {h}
make sure i'm awake [by|at] {h}
can't oversleep again, alarm {h} please
+have the alarm go off at {h}
what time does my alarm ring?
+change my wake-up time to {h}
+disable all alarms for [tomorrow|the weekend]
need a wake up at {h} [sharp|latest]
are there any alarms for [tomorrow|sunday]?
rooster mode at {h} [pls|please]
how do i set an alarm for {h}?
[weekday|morning|daily] alarm {h}
+skip tomorrow's alarm
up at {h}
{h} wake-up
get me up at {h} please
be my alarm clock at {h}
wakey wakey at {h} tomorrow
alarm please
new alarm {h}
second alarm at {h}
alarm ten minutes before {h}
i need to get out of bed by {h}
i have to catch a plane at {h}, wake me in time
don't let me sleep past {h}
let me sleep until {h}
sleep till {h}, then alarm
five more minutes
alarms?
no alarm tomorrow
+cancel the alarm for {h}
+silence the alarm
the alarm is ringing, stop it
how many alarms do i have?
list alarms
is there an alarm for {h}?
+wake up the whole house at {h}
at {h} i want music to wake me
+make the alarm louder
alarm with my favourite song at {h}
cron alarm {h}
would {h} work as an alarm?
+push the alarm back to {h}
nap until {h}, wake me
please see to it that i'm up at {h}
the kids have school, alarm {h}
reveille at {h}
""",
        de="""
+stell [mir|] [einen|den|nen] Wecker [auf|für|um] {h} [Uhr|]
+weck mich [um|] {h} [Uhr|]
Wecker [um|auf|] {h} [Uhr|]
+stell [den|einen] Wecker
[kannst|könntest] du mich um {h} [Uhr|] wecken?
ich muss um {h} [Uhr|] aufstehen, stell [den|einen] Wecker
!+klingel um {h} [Uhr|]
mein Zug geht früh, weck mich um {h}
+richte einen Wecker [für|auf] {h} [Uhr|] ein
ich möcht um {h} [Uhr|] geweckt werden
{h} [Uhr|] Wecker
Weckzeit {h} [Uhr|]
+schalt den Wecker [für {h}|] [ab|aus|ein]
welche Wecker sind [gestellt|an]?
ist [mein|der] Wecker [gestellt|an]?
+verschieb den Wecker auf {h} [Uhr|]
wär ein Wecker um {h} möglich?
Schlummern
ich verschlaf so leicht, also Wecker um {h}
+lösch [den|alle] Wecker
neuer Wecker: {h}
Alarm [um|auf|für] {h} [Uhr|]
weck mi [in der Früh|morgen] um {h} [auf|]
!um {h} [Uhr|] aus dem Bett holen
!morgen um {h} soll's bimmeln
[Frühschicht|Prüfung|Flieger] morgen, weck mich um {h}
schau, dass ich um {h} wach bin
ich darf nicht wieder verschlafen, Wecker {h} bitte
+lass den Wecker um {h} läuten
wann klingelt mein Wecker?
+änder meine Weckzeit auf {h}
+deaktivier alle Wecker [für morgen|fürs Wochenende]
aufwachen muss ich um {h} [spätestens|pünktlich], also Wecker
gibt's Wecker für [morgen|Sonntag]?
Weckruf um {h} [pls|bitte]
wie stell ich einen Wecker auf {h}?
[täglicher|morgendlicher] Wecker um {h}
um {h} aufwecken, [gell|ja]
stö ma an Wecker auf {h}
um {h} raus aus den Federn
{h} aufstehen
hol mich um {h} aus dem Schlaf
sei mein Wecker um {h}
Wecker bitte
zweiter Wecker um {h}
Wecker zehn Minuten vor {h}
spätestens {h} muss ich aus dem Bett
um {h} geht mein Flug, weck mich rechtzeitig
lass mich nicht länger als bis {h} schlafen
ich will bis {h} schlafen
schlafen bis {h}, dann Wecker
noch fünf Minuten
Wecker?
morgen kein Wecker
+stornier den Wecker für {h}
+bring den Wecker zum Schweigen
der Wecker läutet, mach ihn aus
wie viele Wecker hab ich?
Wecker auflisten
gibt's einen Wecker für {h}?
+weck das ganze Haus um {h}
um {h} mit Musik aufwachen
+mach den Wecker lauter
Wecker mit meinem Lieblingslied um {h}
ginge {h} als Weckzeit?
+stell den Wecker später, auf {h}
Schläfchen bis {h}, dann wecken
sorg dafür, dass ich um {h} auf bin
die Kinder haben Schule, Wecker {h}
Tagwache um {h}
um {h} wochmochn
tu mi um {h} aufwecka
Weckton um {h}
""",
    ),
    *refused("alarm"),
)
TIMER = Beyond(
    Phrases(
        en="""
+set a timer for {n} [minutes|min|seconds|hours]
timer {n} [minutes|min]
+start a {n} minute timer
{n} minute timer
+set a timer
+count down from {n} [minutes|]
!timer for {n} [minutes|] please
[start|run] a stopwatch
+tell me when {n} minutes are over
i put the pizza in, [{n} minutes|timer {n} minutes]
+give me {n} minutes [on the clock|then beep]
countdown from {n}
{n} [min|minutes|sec|seconds] countdown
egg timer [for {n} minutes|]
[pomodoro|focus timer] [of {n} minutes|]
+stop [the|my] [timer|stopwatch|countdown]
how much time is left [on the timer|]?
+measure [the time|how long i need]
+beep [in|after] {n} [minutes|seconds]
i need to know when {n} minutes have passed
+add {n} minutes to the timer
would you time {n} minutes for me?
tea is steeping, {n} minutes
!{n} minutes from now, make a sound
!when {n} minutes have gone by, tell me
[timer|stopwatch] please
eggs are boiling, shout in {n} minutes
pasta needs {n} minutes, keep an eye on the time
+clock {n} minutes
+pause the [timer|stopwatch|countdown]
+reset the [timer|stopwatch|countdown]
[kitchen|workout|tea|laundry] timer {n} [minutes|min]
ping me after {n} minutes
how long till the timer [ends|rings]?
{n} minutes starting now
could i get a {n} minute countdown?
i take a power nap, {n} minute timer
+run a timer for {n} [seconds|minutes|hours]
let the stopwatch run
{n} min
timer!
time's running, {n} minutes
+count {n} seconds
+count backwards from {n}
hourglass {n} minutes
{n} seconds plank, count for me
break of {n} minutes, call me back then
rice, {n} minutes
the bread stays in for {n} minutes
laundry is done in {n} minutes, beep then
parking ends in {n} minutes, warn me
meeting break, {n} minutes
how many seconds are on the stopwatch?
stopwatch [go|stop|lap]
on your marks, stopwatch go
two timers, one of {n} minutes
+cancel the timer
timer off
is the timer still running?
time left?
+restart the timer
another {n} minutes on the timer
make a noise after {n} minutes
alert in {n} minutes
intervals of {n} seconds
tabata timer
let me work for {n} minutes, then stop me
time out for the kid, {n} minutes
+track how long this takes
when is the timer over?
{n} minute warning please
oven timer {n}
""",
        de="""
+stell [mir|] einen Timer auf {n} [Minuten|Sekunden|Stunden|]
Timer {n} [Minuten|Min|]
+starte einen Timer [für|mit|von] {n} Minuten
{n} Minuten Timer
+stell [einen|den] Timer
[einen|] Countdown von {n} Minuten
!Timer für {n} Minuten bitte
[Stoppuhr|starte die Stoppuhr]
sag mir, wenn {n} Minuten um sind
Pizza ist im Ofen, [{n} Minuten|Timer {n} Minuten]
+stell [die|eine] Eieruhr [auf {n} Minuten|]
Countdown [ab|von] {n} [Sekunden|Minuten|]
{n} [Minuten|Min|Sekunden] [runterzählen|Countdown|stoppen]
[Pomodoro|Fokustimer] [mit {n} Minuten|]
+[stopp|brich] [den Timer|die Stoppuhr|den Countdown] [ab|]
wie lang läuft der Timer noch?
+miss [mal|] [die Zeit|wie lang ich brauch]
+piep [in|nach] {n} [Minuten|Sekunden]
ich muss wissen, wann {n} Minuten vorbei sind
+verläng[er|ere] den Timer um {n} Minuten
kannst du {n} Minuten stoppen?
der Tee zieht, {n} Minuten
Kurzzeitwecker [{n} Minuten|]
Zeit stoppen [bitte|]
!nach {n} Minuten soll's klingeln
!sobald {n} Minuten rum sind, meld dich
an Timer auf {n} Minuten
die Eier kochen, ruf in {n} Minuten
Nudeln brauchen {n} Minuten, schau auf die Zeit
+halt [den Timer|die Stoppuhr|den Countdown] an
+setz [den Timer|die Stoppuhr|den Countdown] zurück
[Küchentimer|Teetimer|Trainingstimer] {n} [Minuten|Min]
gib nach {n} Minuten Laut
wie lang noch, bis der Timer [klingelt|abläuft]?
{n} Minuten ab jetzt
krieg ich einen Countdown von {n} Minuten?
ich mach ein Nickerchen, Timer {n} Minuten
+lass einen Timer {n} [Sekunden|Minuten] laufen
+drück auf die Stoppuhr
zeitnehmen bitte, {n} Minuten
mochst ma an Timer, {n} Minuten
{n} Min
Timer!
die Zeit läuft, {n} Minuten
+zähl {n} Sekunden
+zähl rückwärts von {n}
Sanduhr {n} Minuten
{n} Sekunden Plank, zähl für mich
{n} Minuten Pause, ruf mich dann zurück
Reis, {n} Minuten
das Brot muss {n} Minuten drin bleiben
Wäsche ist in {n} Minuten fertig, piep dann
der Parkschein läuft in {n} Minuten ab, warn mich
wie viele Sekunden hat die Stoppuhr?
Stoppuhr [los|halt|Runde]
auf die Plätze, Stoppuhr los
zwei Timer, einer mit {n} Minuten
Timer abbrechen
Timer aus
läuft der Timer noch?
Restzeit?
+starte den Timer neu
noch {n} Minuten auf den Timer
mach nach {n} Minuten Krach
Alarm in {n} Minuten
Intervalle von {n} Sekunden
Tabata-Timer
lass mich {n} Minuten arbeiten, dann stopp mich
Auszeit fürs Kind, {n} Minuten
wann ist der Timer um?
Backofentimer {n} Minuten
in {n} Minuten soll's bimmeln
{n} Minuterl, dann meld di
die Uhr soll {n} Minuten runterlaufen
""",
    ),
    *refused("alarm"),
)
REMINDER = Beyond(
    Phrases(
        en="""
+remind me [to call {p}|about {w}] [tomorrow|at {h}|in {n} minutes|later]
+set a reminder [for|about] {w}
reminder: {w} [tomorrow|at {h}]
don't let me forget {w} at {h}
[can|could] you remind me of {w} [at {h}|tomorrow|tonight]?
!+give me a reminder about {w} [at {h}|tomorrow]
in {n} minutes, remind me of {w}
i mustn't forget {w} [at {h}|tomorrow|tonight], remind me
+[jog my memory|give me a heads-up] about {w} [at {h}|tomorrow|in {n} minutes]
[at {h}|tomorrow] i need a reminder: {w}
[reminder|note with alarm] for {h}: {w}
+nudge me [about {w}|to call {p}] [at {h}|later|]
what are my reminders?
+[delete|cancel|show] [all|my] reminders
+tell me at {h} that i have to call {p}
+remind {p} [of|about] {w}
it would help if you reminded me of {w} at {h}
{w}: remind me [next week|tomorrow|on friday]
every {n} minutes remind me to [drink|stretch|stand up]
[todo|to-do] with a reminder at {h}: {w}
!when it's {h}, mention {w} to me
!i'll forget {w} otherwise, poke me later
+set a reminder to call {p} [at {h}|tomorrow]
my memory is a sieve, remind me of {w} [tonight|at {h}]
+ping me [at {h}|tomorrow|in {n} minutes] about {w}
make sure i [call|pay|visit] {p} [tomorrow|on monday], remind me then
{w} is due [tomorrow|on friday], give me a heads-up [before|at {h}]
could do with a reminder about {w} [at {h}|tonight|]
+schedule a reminder: {w}, {h}
[push|pop] up a note about {w} at {h}
can you bug me about {w} [later|every day]?
+have a reminder pop up [at {h}|tomorrow] for {w}
{p} has birthday [on monday|next week], remind me
[remind me|reminder] [pls|please] [in an hour|at noon]: {w}
did i set a reminder for {w}?
+postpone the reminder about {w} to {h}
{w}, don't let me forget
{w} at {h}, remind me
remind me
reminders?
i'd forget my head, so {w} at {h} please
alert me at {h}: {w}
{w} tonight, remind me
next monday: {w}, reminder please
pop-up at {h} saying {w}
every day at {h}: {w}, remind me
i have to call {p}, remind me in {n} minutes
before i leave, remind me of {w}
when i get home, remind me of {w}
tomorrow morning i should think of {w}, tell me
birthday reminder for {p}
remind me of {p}'s birthday
[medicine|pill] reminder at {h}
water the plants every {n} days, remind me
drink reminder
will you think of {w} for me at {h}?
new reminder
{w} in {n} minutes, nudge
don't forget to tell me about {w} at {h}
i rely on you to remind me of {w}
ring me about {w} later
deadline for {w}, warn me a day before
+repeat the reminder for {w}
which reminders are due [today|tomorrow]?
all my reminders, please
stop reminding me of {w}
reminder off
+poke me at {h} to call {p}
""",
        de="""
+erinner[e|] mich [morgen|um {h}|in {n} Minuten|später] an {w}
+stell [mir|] eine Erinnerung für {w} [um {h}|morgen|]
Erinnerung: {w} [morgen|um {h}]
[kannst|könntest] du mich [morgen|um {h}|heute Abend] an {w} erinnern?
!+gib mir [morgen|um {h}] eine Erinnerung an {w}
in {n} Minuten an {w} erinnern
sag mir um {h} Bescheid wegen {w}
ich darf {w} nicht vergessen, erinner mich [um {h}|morgen|heute Abend]
[um {h}|morgen] brauch ich eine Erinnerung: {w}
Erinnerung [für|um] {h}: {w}
+stups mich [um {h}|später|morgen] wegen {w} an
welche Erinnerungen hab ich?
+[lösch|zeig] [alle|meine] Erinnerungen
+sag mir um {h}, dass ich {p} anrufen [muss|soll]
+erinner {p} an {w}
es wär nett, wenn du mich um {h} an {w} erinnerst
{w}: erinner mich [nächste Woche|morgen|am Freitag]
alle {n} Minuten ans [Trinken|Aufstehen|Lüften] erinnern
+erinner mich [morgen|um {h}] dran, {p} [anzurufen|zu schreiben]
an {w} erinnern [um {h}|morgen|später]
erinnerst mi [um {h}|später] an {w}?
!wenn es {h} ist, sprich mich auf {w} an
!sonst vergess ich {w}, gib mir später einen Wink
ich hab ein Hirn wie ein Sieb, erinner mich [heut Abend|um {h}] an {w}
+ping mich [um {h}|morgen|in {n} Minuten] wegen {w} an
schau, dass ich [morgen|am Montag] {p} anruf, erinner mich dann
{w} ist [morgen|am Freitag] fällig, gib mir [vorher|um {h}] Bescheid
eine Erinnerung an {w} wär gut [um {h}|heut Abend|]
+leg eine Erinnerung an: {w}, {h}
+blend um {h} einen Hinweis auf {w} ein
kannst du mich [später|jeden Tag] mit {w} nerven?
+lass [um {h}|morgen] eine Erinnerung für {w} aufpoppen
{p} hat [am Montag|nächste Woche] Geburtstag, erinner mich dran
[Reminder|erinnern] bitte [in einer Stunde|zu Mittag]: {w}
hab ich mir für {w} eine Erinnerung gestellt?
+verschieb die Erinnerung an {w} auf {h}
daß i {w} ned vergiss, sog ma [um {h}|später] wos
{w}, lass mich's nicht vergessen
{w} um {h}, erinner mich
erinner mich
Erinnerungen?
{w} heut Abend, bitte erinnern
nächsten Montag: {w}, Erinnerung bitte
Hinweis um {h}: {w}
jeden Tag um {h}: {w}, erinner mich
ich muss {p} anrufen, erinner mich in {n} Minuten
bevor ich geh, erinner mich an {w}
wenn ich heimkomm, erinner mich an {w}
morgen früh soll ich an {w} denken, sag's mir dann
Geburtstagserinnerung für {p}
erinner mich an den Geburtstag von {p}
[Tabletten|Medikamente]-Erinnerung um {h}
alle {n} Tage Blumen gießen, erinner mich
Trinkerinnerung
denkst du um {h} für mich an {w}?
neue Erinnerung
in {n} Minuten {w}, anstupsen
vergiss nicht, mir um {h} was von {w} zu sagen
ich verlass mich drauf, dass du mich an {w} erinnerst
Frist für {w}, warn mich einen Tag vorher
+wiederhol die Erinnerung an {w}
welche Erinnerungen stehen [heute|morgen] an?
alle Erinnerungen bitte
hör auf, mich an {w} zu erinnern
Erinnerung aus
+tritt mir um {h} in den Hintern wegen {w}
mahn mich um {h} wegen {w}
gib mir um {h} einen Rempler wegen {w}
sog ma um {h} des mit {w}
tät bitte um {h} an {w} erinnert werden
""",
    ),
    *refused("alarm"),
)
CALENDAR = Beyond(
    Phrases(
        en="""
+add [a meeting|an appointment|an event] [with {p}|about {w}] [on monday|tomorrow|at {h}] [to my calendar|]
+put {w} in [my|the] calendar
what's [on|in] my calendar [today|tomorrow|]
do i have [any|] [appointments|meetings] [today|tomorrow]
when is my next [meeting|appointment]
+schedule [a meeting|a call] with {p}
!my [appointments|schedule] for [today|tomorrow]
+cancel [my|the] meeting with {p}
[appointment|meeting|dentist|lunch] [with {p}|] [at {h}|tomorrow|on friday], [calendar please|write it down in my calendar]
what's [up|planned|coming up] [today|tomorrow|this week] in my calendar?
am i [busy|booked|free] [at {h}|tomorrow|on monday]?
+[clear|check|open up] my schedule [for tomorrow|for monday|]
+[set up|arrange|organize] a [meeting|call|lunch] with {p} [at {h}|tomorrow|]
+move the [meeting|call] with {p} to [{h}|tomorrow]
+invite {p} to {w} [at {h}|tomorrow|]
new [event|entry|appointment]: {w} [at {h}|tomorrow]
is {p} in my calendar [today|tomorrow|on monday]?
my [agenda|day|week] please
where's my next meeting?
{w} is on [monday|friday] at {h}, enter it
[next|first] appointment [today|tomorrow]?
!is {h} still open for {p}?
!pencil in {w} for [monday|tomorrow]
i took monday off, mark it in the calendar
+block [tomorrow|monday] [afternoon|morning|] for {w}
when do i meet {p}?
got anything on [at {h}|tomorrow|this weekend] in the diary?
{p} can't make it, [cancel|drop] the appointment
+book [a slot|an hour|lunch] with {p} at {h}
[dentist|doctor|hairdresser] [on friday|tomorrow] at {h}, save the date
too many meetings, push the one with {p} to [{h}|tomorrow]
calendar for [today|next week] please
is there room for {w} [on monday|tomorrow] in my schedule?
+note the deadline of {w} in my calendar
+jot {w} into my diary for [friday|tomorrow]
vacation from monday, enter it in the calendar
how many appointments are there [today|tomorrow]?
+delete the event {w} from my calendar
{w} on friday at {h}
calendar
calendar: {w}, {h}
meeting with {p} at {h}
lunch with {p} [tomorrow|on monday|]
what do i have to do today?
what's my schedule like?
appointments?
any meetings?
my diary for tomorrow
when do i have time for {p}?
free slot for {w}?
find a time to meet {p}
is monday free?
is there a meeting at {h}?
who am i meeting today?
who has birthday this week?
when is {w}?
when is my dentist appointment?
when's the meeting about {w}?
how's my week looking?
did i accept the meeting with {p}?
+decline the invitation to {w}
+share my calendar with {p}
+sync my calendar
ical import
recurring meeting every monday at {h}
vacation in the calendar please
the meeting moved to {h}
{p} cancelled, remove the appointment
{w} lasts {n} minutes, put it in the calendar
day off on friday, put it in
when does the conference start in my calendar?
which public holidays are in my calendar?
""",
        de="""
+trag [mir|] {w} in [den|meinen] Kalender ein
+mach [mir|] einen Termin mit {p} [morgen|am Montag|um {h}]
was steht [heute|morgen|] in meinem Kalender
hab ich [heute|morgen] [Termine|einen Termin]
wann ist mein nächster Termin
+plan ein [Treffen|Meeting] mit {p} [ein|]
!meine Termine [heute|morgen]
+sag den Termin mit {p} ab
neuer Termin: {w} [um {h}|morgen]
[Termin|Zahnarzt|Mittagessen|Meeting] [mit {p}|] [um {h}|morgen|am Freitag], bitte [in den Kalender|eintragen]
was [hab ich [heute|morgen] [vor|geplant]|ist [heute|diese Woche] geplant]?
bin ich [um {h}|morgen|am Montag] [frei|verplant|ausgebucht]?
+räum meinen Kalender [für morgen|] frei
+[vereinbar|organisier] ein [Treffen|Mittagessen|Telefonat] mit {p} [um {h}|morgen|]
+[verschieb|verleg] das [Meeting|Treffen] mit {p} auf [{h}|morgen]
+lad {p} zu {w} ein [um {h}|]
neuer [Eintrag|Kalendereintrag]: {w} [um {h}|morgen]
steht {p} [heute|morgen|am Montag] im Kalender?
[meine Woche|mein Tag|Tagesplan|Agenda] bitte
wo ist mein nächstes Meeting?
{w} ist [am Montag|am Freitag] um {h}, trag's ein
[nächster|erster] Termin [heute|morgen]?
ich hab Montag frei, vermerk das im Kalender
wos steht [heit|murgn] o?
!ist um {h} noch Platz für {p}?
!notier {w} für [Montag|morgen] im Kalender
+blockier [morgen|Montag] [Nachmittag|Vormittag|] für {w}
wann treff ich {p}?
ist [um {h}|morgen|am Wochenende] was im Terminkalender?
{p} kann nicht, [streich|canceln wir] den Termin
+buch [einen Slot|eine Stunde] mit {p} um {h} im Kalender
[Arzttermin|Friseur|Elternabend] [am Freitag|morgen] um {h}, halt das im Kalender fest
zu viele Meetings, schieb das mit {p} auf [{h}|morgen]
Kalender für [heute|nächste Woche] bitte
hat {w} [am Montag|morgen] noch Platz in meinem Terminplan?
+schreib die Deadline von {w} in den Kalender
Urlaub ab Montag, trag das in den Kalender ein
wie viele Termine sind's [heute|morgen]?
+lösch den Termin {w} aus dem Kalender
hob i [heit|murgn] no Termine?
{w} am Freitag um {h}
Kalender
Kalender: {w}, {h}
Meeting mit {p} um {h}
Mittagessen mit {p} [morgen|am Montag|]
was muss ich heute machen laut Kalender?
wie sieht mein Terminplan aus?
Termine?
Meetings?
mein Terminkalender für morgen
wann hab ich Zeit für {p}?
freier Slot für {w}?
find einen Termin mit {p}
hab ich Montag frei?
ist um {h} ein Meeting?
wen treff ich heute?
wer hat diese Woche Geburtstag?
wann ist {w}?
wann ist mein Zahnarzttermin?
wann ist das Meeting wegen {w}?
wie voll ist meine Woche?
hab ich den Termin mit {p} zugesagt?
+lehn die Einladung zu {w} ab
+gib meinen Kalender für {p} frei
Kalender synchronisieren
Serientermin jeden Montag um {h}
Urlaub in den Kalender bitte
das Meeting ist jetzt um {h}
{p} hat abgesagt, lösch den Termin
{w} dauert {n} Minuten, ab in den Kalender
Freitag frei, trag's ein
welche Feiertage stehen in meinem Kalender?
hob i am Freitag wos vor?
vormerken: {w} um {h}
""",
    ),
    *refused("calendar"),
)
LATER = Beyond(
    Phrases(
        en="""
+[shut down|power off|turn off the computer|reboot|suspend] in {n} [minutes|hours|min]
+[shut down|reboot|lock the screen|pause the music|mute] at {h}
shutdown in {n} [minutes|min]
+turn the [pc|computer] off in {n} [minutes|hours]
!+stop the music in {n} minutes
+close everything at {h}
+mute [it|the sound] for {n} minutes
[sleep timer|sleeptimer] {n} [minutes|]
+open {w} at {h}
[in {n} minutes|at {h}] [shut down|lock|mute everything|pause the music|take a screenshot]
+[power off|shut down|sleep] [once|when|as soon as] [the download|the movie|the song|{w}] is [done|over]
[auto|automatic] shutdown [at {h}|in {n} minutes]
+open {w} [tomorrow|tonight|in {n} minutes|every morning|every day]
+[delete|move|rename] {f} [tomorrow|at {h}|in {n} minutes|later tonight]
+start {a} [at {h}|in {n} minutes|when i log in]
+close {a} [at {h}|in {n} minutes|after work]
i fall asleep soon, turn it all off in {n} minutes
[every day|every monday|each morning] at {h} [open {a}|empty the trash|start {a}]
+turn the volume down after {h}
+wait {n} minutes, then [lock the screen|pause|mute]
delayed [shutdown|restart] [{n} minutes|]
when the battery hits {n} percent, shut down
!by {h} this machine should be off
!once {a} has finished, close it
+schedule [a reboot|a shutdown|{a}] for {h}
i leave at {h}, shut the pc down then
+put the computer to sleep after {n} minutes
when i'm gone for {n} minutes, lock it
[not now but|later,] at {h}: [open {a}|mute|shut down]
at {h} sharp [switch off|power down] the machine on its own
could the machine turn itself off [at {h}|in {n} minutes]?
tonight at {h} [trash|move] {f}
+launch {a} automatically [every morning|at {h}|tomorrow]
+quit {a} when the battery drops below {n} percent
let the music fade out in {n} minutes
+set up a cron job that [opens {a}|empties the trash] at {h}
pause for now and play again in {n} minutes
after the download of {w}, shut down please
+make it quieter from {h} on
in {n} minutes: [lock|mute|shut down|pause]
at {h}: [lock|mute|shut down|pause]
not yet, in {n} minutes: shut down
{n} minutes, then off
off at {h}
pc off at {h}
restart at {h}
reboot tonight
lock at {h}
shutdown -h +{n}
sleep in {n} minutes
let it run {n} more minutes, then power off
the computer may run until {h}, not longer
{a} in {n} minutes
{a} at {h}, please
i'll need {a} at {h}, have it open then
start my day with {a} every morning
when {a} closes, shut down
when the music ends, turn off the pc
when i plug in the headphones, start {a}
if the battery is low, suspend
after this song, pause
every hour: screenshot
take a screenshot every {n} minutes
+empty the trash every [week|sunday|night]
+tidy my downloads every night
+delete {f} after {n} days
volume down at night
brightness down at {h}
bedtime mode at {h}
kids have to stop at {h}, lock it then
once it's {h}, close {a}
+remember to open {w} at {h}
auto lock after {n} minutes
""",
        de="""
+[fahr den Rechner|fahr den PC] in {n} [Minuten|Stunden] [runter|herunter]
+[schalt|mach] den [PC|Rechner] [um {h}|in {n} Minuten] aus
[Herunterfahren|Neustart] in {n} [Minuten|Stunden]
+sperr den Bildschirm [um {h}|in {n} Minuten]
!+stopp die Musik in {n} Minuten
+mach um {h} alles zu
+schalt den Ton für {n} Minuten [aus|stumm]
Sleeptimer {n} [Minuten|]
+öffne {w} um {h}
[in {n} Minuten|um {h}] [herunterfahren|sperren|Musik pausieren|stummschalten]
+fahr den Rechner runter, [wenn|sobald] [der Download|der Film|{w}] [fertig|aus] ist
automatisch [herunterfahren|ausschalten] [um {h}|in {n} Minuten]
+öffne {w} [morgen|heute Abend|in {n} Minuten|jeden Morgen]
+[lösch|verschieb] {f} [morgen|um {h}|in {n} Minuten|heute Abend]
+starte {a} [um {h}|in {n} Minuten|beim Anmelden|jeden Tag]
+[schließ|beende] {a} [um {h}|in {n} Minuten|nach Feierabend]
ich schlaf gleich ein, mach in {n} Minuten alles aus
[jeden Tag|jeden Montag|jeden Morgen] um {h} [{a} öffnen|den Papierkorb leeren|{a} starten]
ab {h} [soll der Ton leiser sein|Ton leiser]
+wart {n} Minuten und [sperr dann den Bildschirm|mach dann aus|pausier dann]
[verzögertes Herunterfahren|Abschalttimer|Schlummertimer] [{n} Minuten|]
bei {n} Prozent Akku herunterfahren
Rechner um {h} [aus|ausschalten|neu starten]
+plan [einen Neustart|{a}] für {h} ein
in {n} Minuten foahrst owe
!bis {h} soll die Kiste aus sein
!sobald {a} durch ist, zumachen
ich geh um {h}, fahr den Rechner dann runter
+leg den Computer nach {n} Minuten schlafen
wenn ich {n} Minuten weg bin, sperren
[nicht jetzt, sondern|später,] um {h}: [{a} öffnen|stumm|ausschalten]
die Kiste soll sich [um {h}|in {n} Minuten] von selber abschalten
kann sich der PC [um {h}|in {n} Minuten] selbst ausschalten?
heut Abend um {h} {f} [löschen|verschieben]
+starte {a} automatisch [jeden Morgen|um {h}|morgen]
+beende {a}, wenn der Akku unter {n} Prozent fällt
die Musik soll in {n} Minuten [ausgehen|aufhören]
+richte einen Cronjob ein, der um {h} [{a} öffnet|den Papierkorb leert]
jetzt Pause und in {n} Minuten weiterspielen
nach dem Download von {w} bitte ausschalten
[heit|murgn] um {h} schoit's aus
in {n} Minuten: [sperren|stumm|runterfahren|Pause]
um {h}: [sperren|stumm|runterfahren|Pause]
noch nicht, erst in {n} Minuten runterfahren
{n} Minuten, dann aus
PC um {h} aus
Neustart um {h}
heute Nacht neu starten
um {h} sperren
shutdown -h +{n}
in {n} Minuten schlafen legen
lass ihn noch {n} Minuten laufen, dann ausschalten
der Rechner darf bis {h} laufen, länger nicht
{a} in {n} Minuten
{a} um {h} bitte
um {h} brauch ich {a}, mach's dann auf
jeden Morgen mit {a} anfangen
wenn {a} zugeht, runterfahren
wenn die Musik aus ist, schalt den PC ab
wenn ich Kopfhörer einsteck, starte {a}
bei schwachem Akku in den Schlaf
nach diesem Lied Pause
jede Stunde ein Screenshot
alle {n} Minuten ein Screenshot
+leer den Papierkorb jeden [Sonntag|Abend]
+räum jede Nacht die Downloads auf
+lösch {f} nach {n} Tagen
nachts leiser
ab {h} dunkler
die Kinder müssen um {h} aufhören, sperr dann
sobald es {h} ist, mach {a} zu
automatisch sperren nach {n} Minuten
um {h} dreh die Kistn o
in {n} Minuten bitte Ruhe im Lautsprecher
später runterfahren, so in {n} Minuten
""",
    ),
    "I can't do anything later or by myself: no alarms, no timers, no reminders. I only act when you ask.",
    "Später oder von selbst kann ich nichts tun: keine Wecker, keine Timer, keine Erinnerungen. Ich handle nur, wenn du fragst.",
)
