"""How people ask for the time and the date."""

from training.phrases import Phrases

TIME = Phrases(
    en="""
what time is it [now|right now|]?
[what's|what is|whats] the [time|current time|exact time|local time]?
[time|clock|time?|the time|current time|time please|what time]
[do you have|have you got|got|do you know] the time?
how late is it [already|]?
+[tell|give|show] me [the|] [time|current time|exact time]
is it [late|noon|already late|past midnight] [already|yet|]?
!+check the clock [for me|]
what does the clock [say|show]?
what hour is it?
i [lost my watch|have no watch on|can't see a clock|left my phone at home], what time is it?
when is now, [i mean|like] what time?
i have to leave [soon|in a bit], what's the time [now|]?
!the current time?
time check
is it time for [lunch|bed|a break] [yet|already]? what time is it?
how much time until midnight, what time is it now?
wat time is it
my clock widget is gone, [time|what time is it]?
!what's the time on your clock?
local time [please|]
what time [do we have|have you got] [now|]?
time now
+read me the clock
would you mind telling me the time?
may i know the time?
i lost track of time, [how late is it|what time is it]?
[the bus|my train|the meeting] [leaves|starts] soon, what's the time?
am i late? what time is it?
system time
clock check [please|]
what's the hour?
it's dark [outside|already], what time is it?
which hour do we have
can you tell [me|] [what time it is|the time]?
do you know how late it is?
what o'clock is it
is it past [noon|five|six|eight] [already|yet]?
it feels late, [how late is it|what's the time]?
is it still [morning|early|before noon]?
my phone is [dead|charging|in the other room], what time is it?
!time of day?
!where are we time-wise?
!+look at the clock and tell me
!what's the clock at?
got a [clock|watch] on you?
do i still have time for a coffee? what time is it
how late did it get?
what's the [hour|time], roughly?
the kitchen clock has stopped, what time is it really?
hours and minutes [please|]
sun's [up|down], what time is it?
how far into the day are we?
i need to take my pills at eight, what time is it?
+read out the current time
could you spare me the time?
is school out yet? time please
timestamp for right now
have i [missed|slept through] breakfast? how late is it
clock?
i'm supposed to call at noon, is it that late yet?
time, anyone?
time please, quick
what time now
what time's it
how's the time
hour?
the hour please
watch check
any idea of the time
any idea what time it is
where's the hour hand
what's my watch supposed to say
what's on the clock
what would a clock say
clock says?
the clock, please
time in this time zone
time where i am
got the time, mate?
you got the time?
excuse me, the time?
pardon, what time is it
may i ask for the time
care to tell me the time?
ready for tea? what time is it
i've been coding for ages, what time is it
i fell asleep, what time is it now
i need to know the time
i'm hungry, what time is it
i can't see the bar, what time is it
when's now
should i go home yet? what time is it
is it bedtime? what's the time
+let me know the time
+say the time
whit time is it
time please
time pls
the time please
clock please
clock time
current time please
local time here
wall clock
exact time
exact time please
hh:mm
what hour
what time
what time?
what does my clock say
what time have we
what time is it exactly
how late
how late is it now
how late already
is it midnight already
is it past five
is it after eight
is it lunchtime yet? the time
is it time to go home, how late is it
is it teatime
i lost track of time
i'm late, aren't i? the time
i have no watch, what time is it
i need the time
i want to know the time
my watch stopped, what time is it
the clock's hidden, what time is it
could you tell me the time
could i have the time
would you tell me the hour
mind telling me the time
aye, whit time is it
+tell the time
+tell me how late it is
""",
    de="""
wie [spät|viel Uhr] ist es [gerade|jetzt|denn|eigentlich|]?
[wieviel|wie viel] Uhr [ist es|haben wir|ist|is es|hammer|hamwa] [jetzt|grad|]?
[Uhrzeit|Zeit|Uhr|wie spät|uhrzeit?|aktuelle Uhrzeit|Uhrzeit bitte]
[hast du|weißt du|kennst du] [die|mal die] [Uhrzeit|genaue Uhrzeit|Zeit]?
+[sag|nenn|zeig] mir [mal|] die [Uhrzeit|Zeit|genaue Uhrzeit]
was sagt die Uhr?
welche Uhrzeit [haben wir|ist|ist gerade]?
ist es [schon spät|schon Mittag|schon nach Mitternacht|schon so spät]?
wie spät isses [denn|]?
!+schau mal auf die Uhr
hab [keine Uhr|mein Handy nicht] dabei, wie spät ist es?
ich muss [bald|gleich] los, wie [spät|viel Uhr] ist es?
wia spät [is|is's|hammas]?
!die genaue Uhrzeit?
wie ist die Uhrzeit?
zeitansage [bitte|]
isses schon [Zeit für die Mittagspause|Feierabend|zu spät]? wie spät ist es
welche Stunde [haben wir|ist es]?
!wie steht die Uhr?
kannst du mir [die Uhrzeit sagen|sagen wie spät es ist|sagen, wie viel Uhr es ist]?
wie schpät isch's [denn|]?
Uhrzeit jetzt
jetzt wie spät
wie viel ist die Uhr?
wat is de Klock?
was zeigt die Uhr [an|]?
[darf|dürfte] ich die Uhrzeit [wissen|erfahren]?
verrätst du mir die [Uhrzeit|Zeit]?
weißt du, wie [spät|viel Uhr] es ist?
hab [total|völlig|] die Zeit vergessen, wie spät ist es?
mein Handy ist [leer|aus|weg], [wie spät ist es|wie viel Uhr haben wir]?
mein [Zug|Bus] geht bald, wie spät [haben wir's|ist es]?
wie spät haben wir's [denn|jetzt|]?
bin ich [schon|] zu spät dran? wie viel Uhr ist es
ist es schon [acht|nach zwölf|fünf|halb sechs]?
ist es noch [Vormittag|früh|vor zwölf]?
[Systemzeit|lokale Uhrzeit]
wia vü Uhr is?
wie viel Uhr isch?
was ham wa für ne Uhrzeit?
die Uhrzeit würd mich interessieren
ich sollte [längst|bald] ins Bett, wie spät ist es [denn|]?
!Stand der Uhr?
!wie schaut's zeitlich aus, wie spät?
!+lies mal die Uhr ab
!hamma schon Mittag?
wie spät hast du's?
schaff ich noch einen Kaffee? wie spät ist es
hast du eine Uhr [da|im Blick|]?
was ist die Stunde?
die Küchenuhr steht, wie spät ist es [wirklich|jetzt]?
[Stunde und Minute|Zeitangabe|Zeitcheck|Uhrencheck] bitte
draußen ist's [schon|noch] [dunkel|hell], wie spät ist es?
um acht muss ich Tabletten nehmen, wie viel Uhr ist es?
hab ich verschlafen? wie spät ist es
die Zeit [bitte|wär gut zu wissen]
is eh noch Vormittag? wie spät ist es
wo steht der Zeiger?
wia spot is [des|denn] scho?
Viertel nach was haben wir?
könntest du mir [schnell|kurz] die Zeit durchgeben?
ich hab um zwölf ein Telefonat, wie spät ist es
wie viel Uhr zeigt [dein|der] Rechner?
sollt ich schon in der Arbeit sein? Uhrzeit?
Uhr?
Uhrzeit, schnell
die Uhrzeit, jemand?
wieviel Uhr
wie viel Uhr jetzt
wie spät grad
Stunde?
Uhr bitte
Uhr-Check
wie steht der große Zeiger
was zeigt die Wanduhr
was sagt dein Wecker
Entschuldigung, wie spät ist es
tschuldigung, haben Sie die Uhrzeit
darf ich nach der Uhrzeit fragen
hätten Sie die Uhrzeit?
ich bin eingeschlafen, wie viel Uhr ist es
ich sitz schon ewig da, wie spät ist es
ich muss wissen, wie spät es ist
ich seh die Leiste nicht, wie spät ist es
ich hab Hunger, wie viel Uhr ist es
soll ich schon heimgehen? wie spät ist es
ist schon Schlafenszeit? wie viel Uhr ist es
+gib mir die Uhrzeit
+lass mich wissen, wie spät es ist
wia spat hamma's
wo laat is dat
was isch für Zyt
hosd a Uhr do?
time bitte
Zeit bitte
die Uhrzeit
wie spät jetzt
wie spät schon
wie viel Uhr
wie viel Uhr?
welche Uhrzeit
welche Uhrzeit ist es
welche Zeit haben wir
was ist die Uhrzeit
was haben wir für eine Zeit
was für eine Uhrzeit haben wir
wie spät hamma's
genaue Uhrzeit
genaue Zeit bitte
aktuelle Zeit
Ortszeit hier
Systemuhr
hh:mm
ist es spät
ist schon Mitternacht
ist es schon nach fünf
ist's schon acht
ist schon Feierabend? wie spät ist es
ist schon Essenszeit, wie spät
ich hab die Zeit vergessen
ich hab keine Uhr an, wie spät ist es
ich seh keine Uhr, wie spät ist es
ich bin spät dran, oder? Uhrzeit
ich brauch die Uhrzeit
ich will wissen, wie spät es ist
meine Uhr steht, wie spät ist es
könntest du mir die Uhrzeit sagen
kann ich die Uhrzeit haben
würdest du mir die Zeit sagen
magst du mir sagen, wie spät es ist
wia spot is's
wie spaat isch es
+sag die Uhrzeit
+sag mir, wie spät es ist
+lies mir die Uhr vor
""",
)

ZONE = Phrases(
    en="""
what time is it [now|right now|] in {place} [now|]?
[what's|what is|whats] the [time|local time|current time|time now] in {place}?
[time|current time|local time] [in|for] {place}
how late is it in {place} [right now|now|]?
+[tell|give|show] me the time in {place}
in {place}, what time is it [now|]?
i want to call [someone|my boss|a friend|my grandma|the hotel|support] in {place}, [what time is it there|how late is it over there]?
[is it|is it already] [night|morning|evening|late] in {place}? what time?
!+check the clock in {place}
what time do they have in {place}?
my [sister|colleague|client|friend|girlfriend|cousin|team] [lives|is] in {place}, [what time is it there|how late is it there]?
[what|which] time zone is {place} in?
{place} time
{place} what time
!what hour is it in {place}?
the clock in {place} says?
are people in {place} [still awake|asleep|awake]? time there?
what would the time be in {place} right now?
!the time over in {place}?
meeting with {place}: what time is it there
{place} [clock|local time|current time]
time {place}
+check what time it is in {place}
+look up the time in {place}
how late do they have it in {place}?
can i [call|ring|phone] [someone|a client|my sister] in {place} now? what time is it there
i'm [travelling to|flying to|soon in] {place}, what's the local time?
is anybody up in {place} [now|yet]? what time is it
[do you know|any idea|can you tell me] [what time it is|how late it is] in {place}?
our office in {place} - what time is it there?
local time {place} [now|please|]
what time is it for [someone|people|my colleagues] in {place}?
in {place} it is what time?
i keep forgetting the time in {place}
the time in {place} would be?
time zone of {place}?
world clock {place}
what o'clock is it in {place}
would you mind checking the time in {place}?
the guys in {place} want a call, what's their time?
!+give me {place} time
!hour in {place}?
!how late might it be in {place}?
!what do the clocks in {place} say?
is {place} ahead of us? what's the clock there
how many o'clock in {place}
my flight lands in {place}, local time there now?
[grandma|my mum|our supplier] sits in {place}, what time is it for [her|them]?
are shops in {place} still open? what time is it there
{place}, current time
what would my watch show in {place}?
do they have breakfast or dinner in {place} right now, time-wise?
i'd hate to wake someone in {place}, how late is it there?
the stream starts from {place}, what time is it there
what time would i have if i sat in {place}?
don't know the time difference, how late is it in {place}?
+figure out the time in {place}
time check for {place}
is it tomorrow in {place} already? what time there
{place}: time?
{place}? what time is it there
{place} now, time
{place}: what's the clock
{place}, time of day
{place} time zone, current time
clock for {place}
now in {place}: what time
hours in {place}, now
the hour in {place}
the local time of {place}
the time over there in {place}
what's the hour over in {place}
what's {place} time
what time have they got in {place}
what's it on the clock in {place}
how late might people in {place} have it
how early is it in {place}
when is it now in {place}, what time i mean
is it day or night in {place}, what time
is it office hours in {place}? what time is it there
is it still yesterday in {place}? what time there
would i be asleep in {place}? what time is it there
can you check the time in {place}
could you look up what time it is in {place}
do you know the time in {place}
i need {place} time
i need to know how late it is in {place}
i have a call with {place}, what time is it there
i'm texting a friend in {place}, what time is it for them
i've just landed in {place}, what's the time
my parents live in {place}, how late is it there
the server is in {place}, what time is it there
date in time zone {place}, just the clock
tz {place}
+find out what time it is in {place}
+convert now to {place} time
+let me know the time in {place}
""",
    de="""
wie [spät|viel Uhr] ist es [gerade|jetzt|grad|] in {place} [gerade|]?
[wieviel|wie viel] Uhr [haben sie|haben die|ist es|ist] [gerade|jetzt|] in {place}?
[Uhrzeit|Zeit|Ortszeit|aktuelle Uhrzeit] in {place}
+[sag|nenn|zeig] mir [mal|] die [Uhrzeit|Zeit|Ortszeit] in {place}
in {place}, wie spät ist es da?
was ist die [Uhrzeit|Ortszeit] in {place}?
ich will [jemanden|meinen Chef|eine Freundin|meine Eltern|das Hotel] in {place} anrufen, [wie spät ist es dort|wie viel Uhr ist es da]?
ist es [schon Nacht|schon Abend|schon spät|noch Nacht] in {place}? wie spät?
!+schau mal auf die Uhr in {place}
mein [Bruder|Kollege|Kunde|Cousin|Freund|Papa] [wohnt|ist gerade] in {place}, wie spät ist es [da|dort]?
[welche|was für eine] Zeitzone [hat man|ist|gilt] in {place}?
in {place} wie spät
wie spät isses [grad|] in {place}?
!welche Stunde ist es in {place}?
wia spät is's in {place}?
schlafen die in {place} [schon|noch]? wie spät ist's da
wie spät haben die's in {place}?
!die Zeit drüben in {place}?
Meeting mit Leuten in {place}: wie viel Uhr ist es dort
und jetzt in {place}, wie viel Uhr ist es dort
wie viel Uhr [hat man|hamse|ham die] in {place} [gerade|jetzt|]?
weißt du, wie [spät|viel Uhr] es in {place} ist?
kannst du [mir sagen|nachschauen|schauen], wie spät es in {place} ist?
bei den Kollegen in {place}, wie spät ist's da?
ich bin bald in {place}, wie viel Uhr haben die da?
Anruf in {place}: wie spät ist es dort [gerade|]?
kann ich [jetzt|] [wen|jemanden] in {place} anrufen oder schlafen die?
sind die Leute in {place} schon wach? wie viel Uhr ist da
meine [Schwester|Tante|Freundin|Oma] ist in {place}, wie spät ist's bei ihr?
unser Büro in {place}, [wie spät ist's dort|wie viel Uhr haben die]?
ein Kunde aus {place} will telefonieren, wie spät ist es [bei ihm|dort]?
in {place} ist es [jetzt|gerade] wie spät?
die Uhrzeit in {place} [bitte|]
+schau [mal|] nach, wie spät es in {place} ist
+check mal die Zeit in {place}
lokale Zeit in {place}
wie viel Uhr wär's jetzt in {place}?
ich wüsste gern, wie spät es in {place} ist
wia vü Uhr ham's in {place}?
wat is de Klock in {place}?
is in {place} scho Nacht? wie spät isn's da
würd gern in {place} anrufen, wie spät ham die's?
!welche Zeit hat man in {place}?
!die in {place}, was haben die für eine Uhrzeit?
!+verrat mir die Uhrzeit in {place}
was zeigen die Uhren in {place}?
wie spät ham's es [grad|jetzt|] in {place}?
[Oma|Mama|unser Lieferant] ist in {place}, wie spät ist es dort?
haben die Läden in {place} noch offen? wie spät ist's da
frühstücken die in {place} grad oder ist's Abend, wie spät?
ich will niemanden in {place} wecken, wie viel Uhr ist es dort?
der Stream kommt aus {place}, wie spät ist's dort?
wie viel Uhr wär's für mich, wenn ich in {place} säße?
kenn die Zeitverschiebung nicht, wie spät ist es in {place}?
mein Flieger landet in {place}, wie spät ist es da [jetzt|]?
ist in {place} schon morgen? wie viel Uhr dort
+find raus, wie spät es in {place} ist
Zeitcheck [für|in] {place}
was hat es in {place} grad geschlagen?
wie spot is grod in {place}?
wie spät wird's in {place} grad sein?
welche Uhrzeit hätten wir in {place}?
{place}: Uhrzeit?
{place}? wie spät ist es da
{place} jetzt, wie viel Uhr
{place}, Ortszeit
{place} Zeit
Uhr in {place}
Uhrzeit {place}
Zeitzone {place}, aktuelle Zeit
Weltuhr {place}
jetzt in {place}: wie viel Uhr
die Stunde in {place}
die Uhrzeit dort in {place}
was ist grad für eine Zeit in {place}
was sagt die Uhr in {place}
wie früh ist es in {place}
wie spät mag es in {place} sein
ist in {place} Tag oder Nacht, wie spät
ist in {place} Bürozeit? wie viel Uhr haben die
ist in {place} noch gestern? wie spät ist es da
wär ich in {place} schon im Bett? wie spät ist es dort
kannst du die Zeit in {place} nachsehen
könntest du schauen, wie viel Uhr es in {place} ist
weißt du die Uhrzeit in {place}
ich brauch die Zeit in {place}
ich muss wissen, wie spät es in {place} ist
ich hab einen Call mit {place}, wie spät ist es dort
ich schreib wem in {place}, wie spät ist's bei denen
ich bin grad in {place} gelandet, wie spät ist es
meine Eltern leben in {place}, wie spät haben sie's
der Server steht in {place}, wie viel Uhr ist es da
tz {place}
+sag mir, wie viel Uhr es in {place} ist
+rechne jetzt auf die Zeit in {place} um
wo laat is dat in {place}
was isch für Zyt in {place}
""",
)
