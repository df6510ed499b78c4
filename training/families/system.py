"""How the machine is: battery, disks, memory, network. Questions in many words, results as the tools give them."""

from training.family import family
from training.material.asides import around
from training.material.listener import listener
from training.material.reports import battery_told, disks_told, memory_told, network_told
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

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
""",
)
DISKS = Phrases(
    en="""
how much [disk space|space|storage|room|free space] [is left|do i have|have i got|is free|is available|remains] [on my computer|on my disk|on the drive|]?
[disk space|free space|disk usage|storage|df|disk|disks|space left|free disk space] [?|]
how full [is|are] [the|my] [disk|disks|drive|hard drive|ssd|computer]?
is [the|my] [disk|drive|ssd|hard disk] [full|almost full|getting full|nearly full]?
am i [running out of|low on|out of] [disk space|space|storage]?
+[check|show|list|tell me] [the|my|] [disks|disk space|free space|storage|drives]
do i have [enough|any] [space|room|storage|disk space] [left|free|] [for a big download|for a game|for 50 GB|]?
how many [gigabytes|gigs|GB] [are free|are left|do i have left|free] [on the disk|]?
[can i still|will i be able to] [download|install|save] something [big|large]?
!what space is left on this machine?
what's [the|my] free [disk|storage|] space?
which [disk|drive|partition] is [the fullest|full]?
!+give me the free disk space
storage [status|left|available|how much]
is there [still|any] [room|space|capacity] [on the disk|on my ssd|left on the drive|on here]?
how big is my [disk|hard drive|ssd] and how much is [used|free]?
my downloads [fail|stop], is the disk full?
it says no space left on device, how [bad|full] is it?
[how much is|what's] used on [the disks|all drives|my partitions]?
[mounted|all] [disks|partitions|filesystems] [and their free space|]
!disk check, how much is free
how's my disk [doing|looking]?
i want to [copy|store] a lot of [movies|photos|videos], does it fit on the [disk|ssd]?
df -h
""",
    de="""
[wie viel|wieviel] [Platz|Speicherplatz|Plattenplatz|Festplattenspeicher] [ist|habe ich|hab ich|hat die Platte|bleibt mir] noch [frei|übrig|]?
[Speicherplatz|Plattenplatz|freier Platz|Festplatte|Platte|freier Speicherplatz|SSD Platz|Datenträger] [?|bitte|]
wie voll [ist|sind] [die|meine] [Platte|Festplatte|SSD|Platten|Festplatten]?
ist [die|meine] [Platte|Festplatte|SSD] [voll|bald voll|fast voll|schon voll]?
+[zeig|sag] [mir|] [mal|] [wie viel Platz noch ist|den freien Speicherplatz|den Plattenplatz|die Platten|die Datenträger]
[wie viele|wieviel] [Gigabyte|GB|Gigs] [sind noch frei|hab ich noch|habe ich noch frei|frei]?
passt [noch|da noch] [was Großes|ein Spiel|ein großer Download|viel] auf die [Platte|Festplatte|SSD]?
hab ich [noch|] [genug|] [Platz|Speicherplatz] [für einen Download|für ein Update|auf der Platte|auf der SSD|]?
!reicht der Speicherplatz noch?
geht mir [bald|gleich|] der [Platz|Speicherplatz|Plattenplatz] aus?
was ist [noch|] auf [der Platte|der SSD|der Festplatte] frei?
welche [Platte|Partition|Festplatte] ist [am vollsten|voll]?
[Belegung|Auslastung] [der|meiner] [Festplatten|Platten|Festplatte]
es heißt kein Platz mehr auf dem Gerät, wie voll ist [die Platte|es] denn?
[check|prüf|schau] [mal|bitte|] [den Speicherplatz|wie voll die Platte ist|den Plattenplatz|die Platten]
!+nenn mir den freien Platz auf der Platte
wia vui Plotz [is no|hob i no] auf da Platten?
wie sieht's [mit|um] [dem|den] [Speicherplatz|Plattenplatz] aus?
ich will [Filme|Fotos|Videos] draufkopieren, is da noch [Platz|Luft]?
meine Downloads [brechen ab|schlagen fehl], ist die [Platte|Festplatte] voll?
wie groß ist [meine|die] [Platte|Festplatte|SSD] und was ist [davon|] frei?
disk space [checken|]
!Platz auf der SSD noch?
Speicher auf der [Festplatte|Platte|SSD], wie viel noch?
ist auf dem Rechner noch [Platz|Luft|Speicherplatz]?
""",
)
DISK_OF = Phrases(
    en="""
how much [space|room|free space|disk space] is [left|free|available] [on|in|at] {path}?
[free space|space left|disk space|df] [on|of|for|] {path}
how full is {path}?
is {path} full?
+[check|show] the [free|disk|remaining] space [on|of] {path}
!the disk that {path} is on, how much is free there?
how many GB are [free|left] [on|in] {path}?
does {path} have [room|space|space left]?
which is the free space of the disk [behind|under] {path}?
""",
    de="""
[wie viel|wieviel] [Platz|Speicherplatz] ist [auf|in|unter] {path} [noch|] [frei|]?
[freier Platz|Speicherplatz|Platz] [auf|von|unter] {path}
wie voll ist {path}?
ist {path} [schon|bald|] voll?
+[zeig|sag|prüf] [mir|mal|] den freien [Platz|Speicher] [auf|von] {path}
!die Platte von {path}, was ist da noch frei?
wie viele GB sind [auf|in] {path} [noch|] frei?
hat {path} noch [Platz|Speicherplatz|Luft]?
was ist auf {path} noch übrig an Platz?
""",
)
MEMORY = Phrases(
    en="""
how much [ram|memory|RAM] [is free|do i have left|is left|is in use|is used|is available|have i got|am i using]?
[ram|memory|free memory|free ram|memory usage|ram usage|mem|swap|memory status] [?|]
how full is [my|the] [ram|memory]?
[what's|what is] [my|the] [ram|memory] [usage|situation|status|load]?
is [my|the] [ram|memory] [full|almost full|running out]?
am i [running out of|low on|out of] [ram|memory]?
+[check|show|tell me] [the|my|] [ram|memory|memory usage|free memory|swap usage]
do i have [enough|any] [ram|memory] [left|free] [for another vm|for one more browser tab|]?
!how many [gigs|GB] of memory are free?
how much [ram|memory] does [this machine|this computer|my laptop] have?
is [it|the machine|my computer] swapping?
how much [swap|swap space] is [used|in use]?
[memory|ram] [pressure|consumption]?
free -h
can i start [another|one more] [vm|virtual machine|big program] or is the [ram|memory] full?
!ram left?
[ram|memory] how much [left|free|used]
how [is|'s] [the|my] [memory|ram] [looking|doing]?
working memory [free|state|]
what percentage of [the|my] [ram|memory] is used?
how heavy is the [memory|ram] load [right now|]?
""",
    de="""
[wie viel|wieviel] [RAM|Arbeitsspeicher|Ram|Hauptspeicher] [ist|habe ich|hab ich|hat der Rechner] [noch|] [frei|übrig|belegt|benutzt|]?
[RAM|Arbeitsspeicher|RAM Auslastung|freier RAM|freier Arbeitsspeicher|Speicherauslastung|ram?|Swap|Ramverbrauch] [bitte|]
wie voll ist [der|mein] [RAM|Arbeitsspeicher|Ram]?
ist [der|mein] [RAM|Arbeitsspeicher] [voll|bald voll|knapp|am Limit]?
+[zeig|sag] [mir|] [mal|] [den freien Arbeitsspeicher|die RAM-Auslastung|wie viel RAM frei ist|den Speicherstand vom RAM]
geht mir [gerade|bald|] der [RAM|Arbeitsspeicher] aus?
[reicht|langt] [der|mein] [RAM|Arbeitsspeicher] noch [für eine VM|für noch mehr Tabs|]?
wie hoch ist die [RAM-Auslastung|Speicherauslastung|Auslastung vom Arbeitsspeicher]?
!wie viel GB Arbeitsspeicher sind noch frei?
hat [der|mein] [Rechner|Laptop] noch [genug|] [RAM|Arbeitsspeicher]?
wird [gerade|] [geswappt|ausgelagert]?
wie viel [Swap|Auslagerungsspeicher] ist [benutzt|belegt|in Benutzung]?
[prüf|check] [mal|] [den|] [RAM|Arbeitsspeicher|Ram]
wia vui [RAM|Arbeitsspeicher] is no frei?
was ist mit dem [RAM|Arbeitsspeicher], [noch was frei|alles voll]?
!RAM wie voll
wie viel Arbeitsspeicher steckt [in dem|im] [Rechner|Laptop]?
wie sieht's [mit|beim] [dem RAM|dem Arbeitsspeicher|RAM] aus?
[memory usage|RAM-Status|Arbeitsspeicher-Status] [zeigen|bitte|]
kann ich noch [eine VM|ein großes Programm] starten oder ist der [RAM|Arbeitsspeicher] voll?
[Belegung|Stand] [vom|des] [Arbeitsspeicher|RAM]
""",
)
NETWORK = Phrases(
    en="""
am i [online|connected|offline|connected to the internet|on the internet|on wifi]?
[network|internet|wifi|online|connection|network status|wifi status|connection status] [?|]
is [the|my] [internet|wifi|network|connection] [working|up|down|ok|there|on|connected]?
[which|what] [wifi|wlan|network|wi-fi] [am i on|am i connected to|is this|am i using|are we in]?
[what's|what is] [the|my] [wifi|network] [name|called|status|ssid]?
do i have [internet|a connection|wifi|network|an internet connection]?
+[check|show|tell me] [the|my|] [network|connection|internet connection|wifi|network status]
is [the|my|a] vpn [on|up|active|connected|running]?
am i [on|using|behind] [the|a] vpn?
how [good|strong] is [the|my] [wifi|signal|wifi signal|reception]?
[wifi|wlan] [signal|strength|signal strength]?
am i on [wifi|cable|ethernet|lan] or on [wifi|cable|mobile data]?
!why does no page load, is the internet down?
pages don't load, am i [even|still] [online|connected]?
nothing loads, [check the connection|is the net down|is the wifi gone]
is there [internet|a network|wifi] [here|right now|]?
!is this machine connected to anything?
how is this [computer|laptop] connected?
ssid?
!vpn on or off?
the video call keeps dropping, how's my wifi?
is the [net|web|line] [up|down|dead]?
got [internet|net|wifi]?
""",
    de="""
bin ich [online|offline|verbunden|im Internet|im WLAN|im Netz]?
[Netzwerk|Internet|WLAN|Netz|WLAN-Status|Netzwerkstatus|Internetverbindung|online|Verbindung] [?|]
[geht|läuft|funktioniert|tut] [das|mein] [Internet|WLAN|Netz|Netzwerk] [gerade|noch|überhaupt|]?
[in welchem|mit welchem|in was für einem] [WLAN|Netz|Netzwerk] [bin ich|häng ich|bin ich verbunden|sind wir]?
wie [heißt|heisst] [das|mein] [WLAN|Netz|Netzwerk] [hier|]?
[hab ich|habe ich|haben wir|gibt's hier] [Internet|Netz|WLAN|eine Verbindung|eine Internetverbindung]?
+[zeig|sag] [mir|] [mal|] [den Netzwerkstatus|ob ich online bin|das WLAN|die Verbindung|in welchem WLAN ich bin]
ist [das|mein] [VPN|vpn] [an|aktiv|verbunden|aus]?
bin ich [im|über das|mit dem] VPN [drin|verbunden|]?
wie [gut|stark] ist [das WLAN|der Empfang|mein Signal|das Signal]?
[WLAN-Signal|Signalstärke|Empfang|WLAN Stärke]?
hänge ich [am|an] [Kabel|LAN|WLAN] oder [am|im] [WLAN|Kabel]?
!keine Seite lädt, ist das Internet weg?
die Seiten laden nicht, bin ich [überhaupt|noch] [online|verbunden]?
ist [das Netz|das Internet|das WLAN|die Leitung] [weg|da|tot|ausgefallen|down]?
nix geht, [hab ich noch Internet|is das WLAN weg|bin ich offline]
!mit was ist der Rechner verbunden?
wie ist [dieser|der] [Rechner|Laptop] [verbunden|am Netz|online]?
[check|prüf] [mal|] [die Verbindung|das WLAN|ob das Internet geht|das Netz]
VPN [an oder aus|Status|aktiv]?
!welches WLAN ist das hier?
hob i [a Netz|Internet|a WLAN]?
die Videokonferenz ruckelt, wie is'n das WLAN?
hamwa [Netz|Internet|WLAN]?
""",
)
ADDRESS = Phrases(
    en="""
[what's|what is|whats] my [ip|ip address|local ip|local ip address|lan ip|private ip|IP]?
[ip|my ip|ip address|local ip|IP] [?|]
+[show|tell me|give me|check] my [ip|ip address|local ip|ips]
which ip [do i have|does this machine have|has this computer|did i get]?
!the ip of this machine?
under which [address|ip] is this [computer|laptop] reachable in the [lan|network]?
i need [my|the|this computer's] ip [address|] [for ssh|for the router|]
ip a
""",
    de="""
[wie|was] [ist|lautet] meine [IP|IP-Adresse|lokale IP|lokale IP-Adresse|ip]?
[IP|meine IP|IP-Adresse|ip?|lokale IP] [bitte|]
+[zeig|sag|nenn] [mir|] [mal|] [meine|die] [IP|IP-Adresse|lokale IP]
welche [IP|IP-Adresse] [hab ich|habe ich|hat der Rechner|hat dieser Rechner|hab i]?
!die IP von diesem Rechner?
unter welcher [Adresse|IP] ist [der|dieser] [Rechner|Laptop] im [LAN|Netz] erreichbar?
ich brauch [meine|die] [IP|IP-Adresse] [für ssh|für den Router|]
was für eine IP hat [mein|der|dieser] [Laptop|Rechner]?
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
