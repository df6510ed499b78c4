"""How the machine is: battery, disks, memory, network. Questions in many words, results as the tools give them."""

from training.family import family
from training.material.asides import around
from training.material.listener import listener
from training.material.reports import battery_told, disks_told, memory_told, network_told
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.networking import ADDRESS, NETWORK
from training.wordings.storage import DISK_OF, DISKS, MEMORY

BATTERY = Phrases(
    en="""
[what's|what is|whats] [my|the] battery [level|status|percentage|charge|at|]?
[battery|battery level|battery status|battery percentage|batt|power left|charge level|bat status|battery life] [?|]
how much [battery|charge|juice|power] [do i have left|is left|have i got|do we have|is in the battery|remains]?
how [full|charged|empty] is [the|my] [battery|laptop|laptop battery]?
how long [will|does] [the|my] [battery|laptop] [last|hold|still last|hold out]?
[is|are] [the|my] [battery|laptop] [charging|plugged in|being charged|fully charged|nearly empty|almost dead|low]?
do i need [the|a|my] charger [soon|now|already|]?
should i plug [it|the laptop|my computer] in [soon|now|]?
[can|could] i [unplug|take it off the charger|work without the cable] for a while?
!how much time [is left on|do i get from] the battery?
+[check|show|tell me|give me|read out] [the|my|] [battery|battery level|battery status|charge]
how many percent [battery|of battery|] [do i have|are left|is the battery at|left]?
battery how much
am i [running out of|low on] [battery|juice|power]?
i'm on the train without a [charger|power supply], how [long|much] do i have [left|]?
when [will|does] the battery [die|run out|be empty|be full]?
!will my laptop [die soon|make it another hour]?
how's the battery [doing|looking|holding up]?
is the laptop [on battery|running on battery|on mains|on AC] [right now|now|]?
time to [empty|full] [battery|]
remaining [battery|charge|battery time|runtime]
power [status|level]
does the [charging cable|charger|power supply] [work|do anything]? is it charging?
i can't find my charger, [is there enough battery|how much battery is there] [left|]?
acpi battery [state|please|]
!what does the battery say
got any [juice|battery|power] left?
how long until i'm out of [power|juice|battery]?
is there [enough|any] charge [left|] for [a long call|the flight|the meeting]?
the [screen dimmed|laptop beeped], is the battery low?
how many minutes [are left|do i get] on battery?
[battery|batt] ok?
am i at [100|a hundred] percent already?
did the charging [stop|finish]?
is it still charging?
does the laptop need [power|charging|a socket]?
!should i start looking for a socket?
how far along is the charging?
has the battery been filled up [again|]?
can i leave the [charger|power brick] at home?
!how worn out is my charge at the moment?
[cordless|without the cable], how long can i work?
percentage of the battery [please|]
+see how the battery is doing
!i unplugged an hour ago, what's left?
charging or discharging?
did i [forget|remember] to charge [the laptop|this thing]?
i'd rather not die mid-call, what's the battery at?
how's the power situation [on this laptop|]?
[cell|accu|akku|battery pack] [level|state|percent]
will i get through [the lecture|the flight|the evening] on this charge?
it's running on fumes i think, battery?
is it worth charging [now|already]?
i forgot the power brick, how many hours are left [in the tank|on battery]?
where does my charge stand?
estimated battery time [please|]
is the plug in [or not|properly]?
[the icon is gone|i can't see the icon], how much battery is there
is the battery draining?
in how many minutes is it fully charged?
got to present for an hour, will the laptop last?
how's my battery
how is the battery
battery left?
battery now?
battery check
bat?
charge?
juice left?
juice?
power left?
percent?, the battery i mean
any battery left
what percentage am i on
what percent is the battery at
what's my charge
what is left in the battery
how low is the battery
how high is the battery charge
how near to empty is the battery
is my battery ok
is my battery about to die
is the battery flat
is the laptop charged
is the laptop plugged in
is there any juice left
are we charging
are we on battery power
am i on battery or on mains
does it charge
does my battery last till the evening
will the battery make it through the meeting
will the battery last
when do i have to recharge
when do i need to plug in
do i have enough battery for two hours
i need to know the battery level
i want to see the battery status
i'd like to know how much battery is left
could you check the battery
could you tell me the charge
would you look at the battery
+look at the battery
+report the battery level
+tell me how full the battery is
battery pls
battery please
battery info
battery state
battery charge?
battery %
battery percent
battery time
battery time left
battery remaining
battery report
charge please
charge state
charge status
charging?
charged?
charging status
fully charged?
on battery?
on ac?
plugged in?
power source
power supply status
runtime left
hours left on battery
minutes left on battery
laptop battery
laptop charge
upower
my battery
my charge
my laptop's battery
the battery, how much
the battery level please
what's left in the tank, battery i mean
what's the charge
what charge do i have
what does the battery have left
what power do i have left
where's my battery at
where's the battery at
which percentage is left on the battery
how empty is it, the battery
how good is the battery looking
how long on this battery
how many hours of battery
how soon must i charge
how close to full is the battery
am i charging
am i plugged in
any juice in the laptop
enough battery for a film?
enough charge for the train ride?
has the battery got enough for tonight
is the charger doing its job
is the charger connected
is the battery nearly full
is the power cable in
is it charging or not
do i have battery left
do i have to plug in
did the laptop charge overnight
does the cable charge it
will it last, the battery
will the laptop survive the meeting
can i make it home on this battery
before i leave: battery?
i'm off to a meeting, how's the battery
i'm at a café without a socket, battery?
i'd like the battery percentage
i can't see the battery icon, level?
no socket here, how long will the battery do
worried about the battery, how is it
would you check the charge
could i get the battery status
wee look at the battery please
+peek at the battery
+read the battery level
+show how much charge is left
""",
    de="""
[wie voll|wie leer|wie geladen] ist [der|mein|der Laptop-|] [Akku|Laptop|Batterie]?
[Akku|Akkustand|Akku Status|Batterie|Batteriestand|Ladestand|Akku?|Akkuladung|Restlaufzeit|Akku Prozent]
[wie viel|wieviel] [Akku|Saft|Batterie|Ladung|Strom] [habe ich|hab ich|ist|hat der Laptop|hammer|hob i] noch?
wie lange [hält|reicht|läuft] [der|mein] [Akku|Laptop|Rechner] noch?
[lädt|laedt] [der|mein] [Akku|Laptop|Rechner] [gerade|überhaupt|eigentlich|grad|]?
+[zeig|sag|nenn] [mir|] [mal|] den [Akkustand|Ladestand|Stand vom Akku|Batteriestand]
muss ich [bald|gleich|schon|] [ans Ladekabel|ans Netz|laden|das Netzteil holen|ans Kabel]?
brauch ich [das|mein|ein] [Ladekabel|Netzteil|Ladegerät] [schon|bald|]?
wie viel Prozent [hat der Akku|hat mein Akku|Akku hab ich|sind noch drauf|sind im Akku] [noch|]?
ist [der|mein] [Akku|Laptop] [bald|schon|fast|gleich] [leer|voll|alle|platt]?
!ist der Rechner voll geladen?
wie steht's [um|mit dem] [den|] [Akku|Batterie]?
was sagt [der Akku|die Batterie]?
[hängt|steckt] [der|mein] [Laptop|Rechner] am [Strom|Netz|Ladekabel]?
wann ist [der|mein] Akku [leer|voll|alle|aufgeladen]?
!reicht der Akku noch für [eine Stunde|ein Meeting|den Film]?
ich sitz im Zug [ohne Ladekabel|ohne Steckdose], wie lang [hält|reicht] [der Akku|das Ding] noch?
kann ich [den Stecker ziehen|das Ladekabel abziehen|ohne Kabel weiterarbeiten]?
[Akkustand|Batteriestand] [abfragen|anzeigen|prüfen|checken|bitte]
check mal [den Akku|die Batterie|den battery status]
wia vui Akku [is no drin|hob i no]?
wieviel [Power|Saft|Akku] is noch [drin|drauf|da]?
hat der [Laptop|Akku] noch [genug|] [Saft|Strom|Ladung]?
!Akku wie viel noch
läuft der Laptop [gerade|grad|] auf [Akku|Batterie]?
wie lang no bis da Akku [laar|leer|voll] is?
[Restlaufzeit|verbleibende Zeit|Laufzeit] [vom|des] [Akku|Akkus]?
tut das Ladegerät [noch|überhaupt|]?
[wie lang|wie lange] komm ich noch ohne [Steckdose|Kabel|Strom] aus?
reicht die Ladung [noch|] [für den Flug|für ein langes Telefonat|bis heute Abend]?
der [Bildschirm ist dunkler geworden|Laptop hat gepiepst], ist der Akku schwach?
wie viele Minuten [bleiben|hab ich noch] mit dem Akku?
[Akku|Batterie] ok?
bin ich schon bei [100|hundert] Prozent?
ist das Laden [fertig|durch|abgeschlossen]?
lädt's noch?
braucht der Laptop [Strom|Saft|eine Steckdose]?
!sollte ich mir langsam eine Steckdose suchen?
wie weit ist er mit dem Laden?
kann ich [das Netzteil|den Lader|das Ladegerät] daheim lassen?
!hab vor einer Stunde abgesteckt, was ist noch drin?
Prozentstand [vom Akku|der Batterie]
[lädt er oder entlädt er|laden oder entladen]?
geht dem Laptop [bald|gleich] der Saft aus?
isch de Akku no voll?
!wie fit ist der Akku grad noch?
da Akku, wia schaut's aus mit dem?
hab ich [vergessen|dran gedacht], den Laptop zu laden?
wie schaut's mit dem [Strom|Saft|Akku] aus?
[Akkulevel|Batterielevel|Batterieladung|Akkukapazität|Akkuzustand] [bitte|]
mitten im Call darf er nicht ausgehen, wie voll ist der Akku?
der läuft glaub ich auf Reserve, Akku?
zahlt sich Laden [jetzt|schon] aus?
hab das Netzteil vergessen, wie viele Stunden [schafft|packt] der Akku noch?
steckt das Netzteil [richtig|überhaupt] drin?
kein Symbol zu sehen, wie viel Akku ist da?
passt der Akkustand noch?
in wie vielen Minuten ist er voll geladen?
komm ich mit der Ladung durch [die Vorlesung|den Abend|den Flug]?
ich muss eine Stunde präsentieren, packt das der Akku?
hat der Läppi noch [Saft|Strom|Akku]?
hät de Laptop no Akku?
wie geht's dem Akku?
wird der Akku [grad|gerade] voller oder leerer?
Akku noch?
Akku jetzt?
Akku Check
Akkucheck bitte
Saft?
Strom noch?
Ladung?
wie viel Prozent?, der Akku mein ich
noch Akku da
noch Saft drauf
wie ist der Akku
wie sieht's mit dem Akku aus
wie steht der Akku
wie weit ist der Akku
wie leer ist die Batterie
wie lange geht's noch ohne Strom
wie lange hab ich noch Akku
was hat der Akku noch
was ist noch im Akku
bei wie viel Prozent bin ich
bei wie viel steht der Akku
auf wie viel Prozent ist der Laptop
ist mein Akku ok
ist noch Saft da
ist der Akku am Ende
ist der Laptop angesteckt
ist das Ladekabel drin
bin ich am Netz oder auf Akku
wird der Laptop geladen
wird gerade geladen
hält der Akku bis heute Abend
hält der Akku durch
schafft es der Akku noch durch die Besprechung
wann muss ich wieder laden
wann muss ich anstecken
hab ich genug Akku für zwei Stunden
ich muss wissen, wie voll der Akku ist
ich will den Akkustand sehen
ich wüsste gern, wie viel Akku noch da ist
könntest du den Akku prüfen
könntest du mir den Ladestand sagen
würdest du nach dem Akku schauen
+schau mal nach dem Akku
+sag mir, wie voll der Akku ist
+prüf den Ladestand
wieviel Saft hot da Laptop no
wievill Akku hani no
Akku bitte
Akku %
Akku in Prozent
Akkuinfo
Akkuanzeige
Akkustatus
Akkuzeit
Akku Restzeit
Akkulaufzeit
Akkulaufzeit noch?
Akkubericht
Batterie bitte
Batteriestatus
Ladung bitte
Ladezustand
Ladestatus
lädt?
lädt er?
lädt er grad
geladen?
vollgeladen?
auf Akku?
am Netz?
am Kabel?
angesteckt?
Stromquelle
Stromversorgung?
Laptopakku
Laptop Akku
upower
mein Akku
mein Akku?
mein Ladestand
der Akku, wie viel
der Akku, wie lang noch
was ist noch drin, im Akku
was hab ich noch an Akku
was zeigt der Akku
was ist der Ladestand
wo steht mein Akku
wo liegt der Akku
welchen Stand hat der Akku
wie weit komm ich mit dem Akku
wie viele Stunden Akku
wie bald muss ich laden
wie knapp ist der Akku
wie nah an voll ist der Akku
genug Akku für einen Film?
genug Ladung für die Zugfahrt?
reicht der Akku heut Abend
reicht's noch mit dem Akku
ist das Kabel dran
ist das Netzteil angesteckt
ist das Ladegerät verbunden
ist noch Akku drauf
ist der Laptop über Nacht geladen worden
hab ich noch Akku
hab ich Strom vom Kabel
muss der Laptop an die Steckdose
muss ich anstecken
tut das Netzteil, was es soll
überlebt der Laptop das Meeting
komm ich mit dem Akku bis heim
bevor ich geh: Akku?
ich muss ins Meeting, wie ist der Akku
ich sitz im Café ohne Steckdose, Akku?
ich hätt gern die Akkuprozent
ich seh das Akkusymbol nicht, Stand?
keine Steckdose da, wie lang macht's der Akku
mach mir Sorgen um den Akku, wie voll ist er
würdest du den Ladestand prüfen
könnte ich den Akkustatus haben
wia voi is da Akku
wie voll isch de Akku
wo vull is de Akku
+wirf einen Blick auf den Akku
+lies den Akkustand aus
+zeig, wie viel Ladung noch da ist
""",
)


@family("battery", "battery", weight=0.8)
def battery(source: Source) -> Talk:
    """How full the battery is."""
    data = battery_told(source, listener(source))
    text = around(source, source.say(BATTERY))
    return Talk().user(text).call("battery").result(**data).shown()


@family("disks", "disks", weight=0.8)
def disks(source: Source) -> Talk:
    """How much disk space is free."""
    data = disks_told(source, listener(source))
    text = around(source, source.say(DISKS))
    return Talk().user(text).call("disks").result(**data).shown()


@family("disks_of", "disks", weight=0.35)
def disk_of(source: Source) -> Talk:
    """How much is free on the disk of a path, which may not be there."""
    path = source.pick(["/mnt/", "/media/", "/run/media/", "/"]) + source.folder_name() if source.chance(0.5) else source.folder()
    talk = Talk().user(around(source, source.say(DISK_OF, path=path), 0.08)).call("disks", path=path)
    if source.chance(0.12):
        return talk.error(source.by(f"{path} is not there", f"{path} gibt es nicht")).shown()
    data = disks_told(source, listener(source), one=True)
    return talk.result(**data).shown()


@family("memory_state", "memory_state", weight=0.75)
def memory(source: Source) -> Talk:
    """How much memory is free."""
    data = memory_told(source, listener(source))
    text = around(source, source.say(MEMORY))
    return Talk().user(text).call("memory_state").result(**data).shown()


@family("network", "network_state", weight=0.85)
def network(source: Source) -> Talk:
    """Whether and how the machine is online."""
    data = network_told(source, listener(source))
    text = around(source, source.say(NETWORK))
    return Talk().user(text).call("network_state").result(**data).shown()


@family("network_address", "network_state", weight=0.35)
def address(source: Source) -> Talk:
    """The machine's own addresses."""
    data = network_told(source, listener(source), addresses=True)
    text = around(source, source.say(ADDRESS))
    return Talk().user(text).call("network_state", addresses=True).result(**data).shown()
