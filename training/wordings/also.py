"""How people ask for one more thing about the machine, in a few words, behind another one."""

from training.phrases import Phrases

BATTERY = Phrases(
    en="""
[and|what about|how about|now] the battery?
[and|also] the [battery level|charge]?
battery too
!and how is the battery?
[ok|good|alright], [and|now] the battery
battery [level|charge|percentage] as well
[how much|and how much] [juice|power|charge] is left?
[and|also] [power|juice]?
[do|and do] i need to [plug in|charge]?
now [battery|batt|the charge]
while you're at it, the battery
and how full is the battery?
what does the battery say?
and is it charging?
the battery next
also [check|show] the battery
how long will the battery last then?
!could i get the battery level as well
!plus the state of charge
[battery|charge|power] [next|then|again]?
+throw in the battery [level|]
[and are we|am i] on battery or plugged in?
[oh|ah|right], and the battery
and do i have enough [juice|battery] left?
[remaining battery|battery status|power status]?
+[check|read] the battery [as well|too|next]
battery?
battery please
the battery, please
then the battery
next up, the battery
and charge-wise?
how are we doing for [battery|power|juice]?
how's the battery [holding up|doing]?
is the battery [low|nearly empty|about to die|fine|ok]?
is it plugged in?
are we plugged in?
and the charger, is it [in|connected]?
how many percent has the battery?
what percentage is the battery at?
how much battery [do i have|have i got|is there]?
how much longer on battery?
will the battery [last|hold out|make it] [till tonight|another hour|]?
how many hours of battery [are left|do i have|]?
one more thing, the battery
another thing: battery level
last thing, the battery
and i'd like to know the battery level
i [also|] want the battery [level|status]
i need the battery level too
let me have the battery [level|too]
+give me the battery [level|] [too|as well]
+tell me [about|] the battery [too|as well]
+show me the battery [too|next|]
+look at the battery [as well|too|]
[can|could] you [check|tell me] the battery too?
what is the battery's charge?
what state is the battery in?
and the laptop's battery?
and on battery, how long?
is it [charging|full|fully charged] [yet|by now]?
does it need charging?
[also|and] the [accu|batt]
do the same for the battery
same question about the battery
[cool|great|thanks], battery?
[cool|great|thanks], and the battery level?
fine, and battery?
not forgetting the battery
any battery left?
enough battery?
[is|will] the battery [going to|] be empty soon?
when will the battery run out?
when is the battery full?
how's the wee battery doing?
mind checking the battery too?
speaking of which, the battery?
don't leave out the battery
i'm on the train, so how's my battery?
""",
    de="""
[was ist mit|wie sieht's aus mit|und was ist mit] [dem Akku|der Batterie]?
[und|auch] der Akku?
den Akku auch
!und wie ist's mit dem Akku?
[ok|gut|alles klar], [und|jetzt] [der|den] Akku
[Akkustand|Ladestand|Akku] [auch|noch|bitte noch]
wie viel [Saft|Akku|Ladung] ist noch [drin|da]?
und der [Ladestand|Akkustand|Saft]?
muss ich [laden|ans Netz|ans Kabel]?
jetzt [noch|] [der|den] Akku
wie voll ist [dann|denn|] der Akku?
wenn du schon dabei bist, der Akku
und lädt er?
und wos is mim Akku?
wie lang hält der Akku [noch|dann noch]?
und die Batterie?
als Nächstes der Akku
!den Akkustand hätt ich auch gern
!plus Ladestand
[Akku|Batterie|Strom] [dann|als nächstes|nochmal]?
[häng ich|bin ich] am Strom oder am Akku?
[ach|ah] ja, und der Akku
reicht [der Akku|die Ladung] noch?
[Restakku|Akkustatus|Akku-Prozent]?
+[check|schau] [auch noch|noch] den Akku
und wie schaut's mitm Akku aus?
Ladung?
Akku?
Akku bitte
der Akku bitte [noch|]
dann [noch|] der Akku
fehlt noch der Akku
Akkustand?
und strommäßig?
wie steht's um [den Akku|die Batterie]?
wie geht's dem Akku?
ist der Akku [bald leer|fast leer|voll|noch gut|niedrig]?
hängt er [am Netz|am Kabel|am Strom]?
steckt das [Netzteil|Ladekabel]?
lädt [das Ding|der Laptop|es] [gerade|]?
wie viel Prozent hat der Akku?
bei wie viel Prozent ist der Akku?
wie viel Akku [hab ich|haben wir] [noch|]?
wie lange [reicht|geht] der Akku noch?
wie viele Stunden hält der Akku [noch|]?
kommt der Akku noch über den [Tag|Abend]?
noch was, der Akku
eins noch: Akkustand
und zum Schluss der Akku
den Akkustand will ich auch [wissen|sehen]
ich brauch auch [noch|] den Akkustand
den Akku würd ich auch gern wissen
+gib mir [auch|] [noch|] den Akkustand
+zeig [mir|] [auch|] [noch|] den Akku
+sag mir [auch|] [noch|] was der Akku macht
+guck [auch|] [noch|] nach dem Akku
[kannst|könntest] du auch nach dem Akku schauen?
was macht der Akku?
in welchem Zustand ist der Akku?
und der vom Laptop, der Akku?
ist er schon [geladen|voll geladen], der Akku?
wann ist der Akku [voll|leer]?
für den Akku das Gleiche
dasselbe beim Akku
[super|danke|fein], und der Akku?
[super|danke|fein], Akkustand?
ned vergessen, den Akku
hab ich noch Akku?
genug Akku?
wird der Akku bald leer sein?
ham ma no an Akku?
wiaviel Prozent hot da Akku?
wie isch de Akku?
wat is mit'm Akku?
apropos, der Akku?
sitz im Zug, wie ist mein Akku?
vom Akku hast du noch nichts gesagt
brauch ich das Ladegerät?
""",
)
DISKS = Phrases(
    en="""
[and|what about|how about|now] the [disk|disk space|hard drive|ssd]?
[and|also] the free space?
disk too
!and how is the disk?
[ok|good|alright], [and|now] the [disk|drive]
disk space [as well|also|next]
and how [full|empty] is the [disk|drive|ssd]?
[and|also] the [storage on the disk|hard disk|drives|partitions]?
is there [space|room] on the disk?
now [disk|the drives|df]
while you're at it, the disk
how many gigs are free on the drive?
+check the [disk|drives] too
and on the [ssd|hard drive]?
and space on the disk?
the free disk space next
does the disk have room?
!what's the ssd looking like then
!plus free gigabytes on disk
[ssd|drive|disk|partitions] [next|then|again]?
+throw in the disk space
[oh|ah|right], and the [disk|hard drive]
and is the [disk|drive|ssd] [getting full|nearly full|filling up]?
[remaining|left over] disk space?
and gigabytes on the [ssd|drive]?
disk?
disks?
the disk, please
disk space please
then the disk
next up, the disk
and disk-wise?
how are we doing for disk space?
how's the [disk|hard drive|ssd] doing?
is the [disk|ssd|hard drive] full [yet|]?
how much space is there on the [disk|drive|ssd]?
how much of the disk is [used|taken|occupied]?
what's left on the [disk|drive]?
how many gigabytes are left on the [disk|ssd]?
how many percent of the disk are used?
how much more fits on the disk?
how big is the [disk|ssd|drive]?
[will|would] a big file still fit on the disk?
can i still save [something|big files], disk-wise?
and on [root|the root partition|the home partition]?
and my partitions, how full?
one more thing, the disk
another thing: disk space
last thing, the hard drive
i [also|] want to see the disk space
i need the free disk space too
let me see the [disk|drives] too
+give me the disk space [too|as well]
+tell me about the disk [too|as well]
+show me the [disk|disks|drives] [too|next|]
+look at the disk [as well|too]
[can|could] you check the disk too?
what's on the disk, gigabyte-wise?
and the external drive, if any?
any [room|space] on the ssd?
enough disk space?
am i running out of disk space?
do i have to [clean up|free up] the disk?
do the same for the disk
same question about the hard drive
[cool|great|thanks], disk space?
[cool|great|thanks], and the disk?
fine, and the drives?
not forgetting the disk
don't leave out the disk
and the nvme?
disk usage too
the drives as well, please
mind checking the drives too?
where do we stand with disk space?
used and free on disk?
i'm downloading a lot, how's the disk?
what does the disk look like?
""",
    de="""
[was ist mit|und was ist mit|und wie steht's mit] [der Platte|der Festplatte|dem Speicherplatz|der SSD]?
[und|auch] die Platte?
die Festplatte auch
!und wie ist's mit der Platte?
[ok|gut|alles klar], [und|jetzt] die [Platte|Festplatte|SSD]
[Plattenplatz|Festplatte|SSD] [auch|noch|bitte noch]
wie voll ist die [Platte|Festplatte|SSD] [denn|dann|]?
und [der Plattenplatz|die SSD|die Partitionen|die Laufwerke]?
ist auf der Platte [noch|] Platz?
jetzt [noch|] die [Platte|Festplatte]
wenn du schon dabei bist, die Festplatte
wie viel GB sind auf der [Platte|SSD] frei?
und auf da Platten?
+schau [auch|] [noch|] auf die Platte
als Nächstes die Platte
und Platz auf der Festplatte?
!die Platte hätt ich auch gern gewusst
!plus freie Gigabyte auf der Festplatte
[SSD|Platte|Festplatte|Laufwerke] [dann|als nächstes|nochmal]?
[ach|ah] ja, und die [Platte|Festplatte]
und [wird|ist] die [Platte|SSD] [bald voll|schon voll]?
[Restplatz|freier Platz] auf der Platte?
+[check|prüf] [auch noch|noch] die Festplatte
und wie schaut's auf da Festplattn aus?
Plattenbelegung?
wie viel ist auf der SSD schon weg?
Platte?
Festplatte?
Plattenplatz bitte
die Platte bitte [noch|]
dann [noch|] die Platte
fehlt noch die Festplatte
und plattenmäßig?
wie steht's um [die Platte|die SSD|den Plattenplatz]?
wie geht's der Festplatte?
ist die [Platte|SSD|Festplatte] [voll|bald voll|randvoll]?
wie viel Platz ist auf der [Platte|SSD|Festplatte] [noch|]?
wie viel von der Platte ist [belegt|voll|weg]?
was ist auf der Platte [noch|] frei?
wie viele Gigabyte sind auf der Festplatte noch frei?
zu wie viel Prozent ist die Platte voll?
wie viel geht noch auf die Platte?
wie groß ist die [Platte|SSD|Festplatte]?
passt auf die Platte noch was [Großes|] drauf?
und die [Root-Partition|Home-Partition]?
und meine Partitionen, wie voll?
noch was, die Platte
eins noch: Plattenplatz
und zum Schluss die Festplatte
den Plattenplatz will ich auch [wissen|sehen]
ich brauch auch [noch|] den Platz auf der Platte
die Platte würd ich auch gern sehen
+gib mir [auch|] [noch|] den freien Plattenplatz
+zeig [mir|] [auch|] [noch|] die [Platten|Festplatte]
+sag mir [auch|] [noch|] wie voll die Platte ist
+guck [auch|] [noch|] nach der Festplatte
[kannst|könntest] du auch nach der Platte schauen?
was macht die Festplatte?
hat die Platte noch Luft?
genug Platz auf der SSD?
geht mir der Plattenplatz aus?
muss ich die Platte [aufräumen|ausmisten]?
für die Platte das Gleiche
dasselbe bei der Festplatte
[super|danke|fein], und die Platte?
[super|danke|fein], Plattenplatz?
ned vergessen, die Festplattn
und die NVMe?
Belegung der Platte auch
wo stehen wir beim Plattenplatz?
belegt und frei auf der Platte?
ich lad viel runter, was sagt die Festplatte?
wie vü Plotz is auf da Plattn?
wie voll isch d'Platte?
wat is mit de Platte?
apropos, die Festplatte?
von der Platte hast du noch nichts gesagt
""",
)
MEMORY = Phrases(
    en="""
[and|what about|how about|now] the [ram|memory]?
[and|also] the free memory?
ram too
!and how is the memory?
[ok|good|alright], [and|now] the [ram|memory]
[memory|ram] [usage|load] [as well|also|next]
and how [full|busy] is the [ram|memory]?
how much ram is [free|in use|taken]?
[and|also] [ram|memory usage|swap]?
now [ram|mem]
while you're at it, the ram
is there [enough|any] ram left?
+check the [ram|memory] too
and am i low on ram?
the working memory next
!what's the ram looking like then
!plus the memory in use
[ram|mem|working memory] [next|then|again]?
+throw in the ram
[oh|ah|right], and the [ram|memory]
and is the [ram|memory] [getting full|nearly full|maxed out]?
[remaining|available] [ram|memory]?
and gigs of ram in use?
+[read|look at] the memory usage too
ram?
memory?
ram please
the ram, please
then the ram
next up, ram
and ram-wise?
memory-wise?
how are we doing for [ram|memory]?
how's the ram [doing|holding up]?
is the ram full [yet|]?
how much ram [do i have|is there|is left|has it got]?
how much memory is [free|used|in use|available]?
how many gigs of ram are [free|used|left]?
how many percent of the ram are used?
what's left of the ram?
how big is the ram?
can i open another big program, ram-wise?
and [swap|the swap]?
is it swapping?
one more thing, the ram
another thing: memory usage
last thing, the ram
i [also|] want to see the ram
i need the memory usage too
let me see the ram [too|as well]
+give me the ram usage [too|as well]
+tell me about the ram [too|as well]
+show me the [memory|ram] [too|next|]
+look at the ram [as well|too]
[can|could] you check the ram too?
any ram left?
enough ram?
am i running out of [ram|memory]?
is memory [tight|short|low|scarce]?
do the same for the ram
same question about the ram
[cool|great|thanks], ram?
[cool|great|thanks], and the memory?
fine, and the ram?
not forgetting the ram
don't leave out the ram
[main memory|system memory] too
and the dimms, how full?
mind checking the ram too?
where do we stand with ram?
used and free ram?
lots of tabs open, how's the ram?
what does the ram look like?
[free|vmstat] next
how stuffed is the ram?
and what about available memory?
how's memory pressure?
""",
    de="""
[was ist mit|und was ist mit|und wie steht's mit] [dem RAM|dem Arbeitsspeicher]?
[und|auch] der [RAM|Arbeitsspeicher]?
den RAM auch
!und wie ist's mit dem Arbeitsspeicher?
[ok|gut|alles klar], [und|jetzt] [der RAM|der Arbeitsspeicher]
[RAM|Arbeitsspeicher] [auch|noch|bitte noch]
wie voll ist [der RAM|der Arbeitsspeicher] [denn|dann|]?
und [RAM|Arbeitsspeicher|Swap|die RAM-Auslastung]?
wie viel RAM ist [frei|belegt|noch frei]?
jetzt [noch|] [der|den] Arbeitsspeicher
wenn du schon dabei bist, der RAM
ist noch [genug|] Arbeitsspeicher [da|frei]?
und beim RAM?
+schau [auch|] [noch|] auf den RAM
als Nächstes der Arbeitsspeicher
und wos is mim Ram?
!den Arbeitsspeicher hätt ich auch gern gewusst
!plus RAM-Belegung
[RAM|Arbeitsspeicher] [dann|als nächstes|nochmal]?
[ach|ah] ja, und der [RAM|Arbeitsspeicher]
und [wird|ist] der [RAM|Arbeitsspeicher] [knapp|voll]?
[freier|restlicher|verfügbarer] [RAM|Arbeitsspeicher]?
+[check|prüf] [auch noch|noch] den [RAM|Arbeitsspeicher]
und wie schaut's mitm RAM aus?
RAM?
Arbeitsspeicher?
RAM bitte
der RAM bitte [noch|]
dann [noch|] der Arbeitsspeicher
fehlt noch der RAM
und RAM-mäßig?
wie steht's um den [RAM|Arbeitsspeicher]?
wie geht's dem Arbeitsspeicher?
ist der RAM [voll|bald voll|knapp]?
wie viel Arbeitsspeicher [hab ich|ist frei|ist belegt|bleibt mir]?
wie viele Gigabyte RAM sind [frei|belegt|drin]?
zu wie viel Prozent ist der RAM [voll|belegt]?
wie viel vom RAM ist [weg|belegt|frei]?
wie groß ist der Arbeitsspeicher?
geht sich vom RAM her noch ein Programm aus?
und der Swap?
lagert er [schon|] aus, wie ist der RAM?
noch was, der RAM
eins noch: RAM-Auslastung
und zum Schluss der Arbeitsspeicher
den RAM will ich auch [wissen|sehen]
ich brauch auch [noch|] die RAM-Belegung
den Arbeitsspeicher würd ich auch gern sehen
+gib mir [auch|] [noch|] den RAM
+zeig [mir|] [auch|] [noch|] den [RAM|Arbeitsspeicher]
+sag mir [auch|] [noch|] wie voll der RAM ist
+guck [auch|] [noch|] nach dem Arbeitsspeicher
[kannst|könntest] du auch nach dem RAM schauen?
was macht der [RAM|Arbeitsspeicher]?
hat der RAM noch Luft?
genug RAM?
hab ich noch RAM [frei|übrig]?
geht mir der RAM aus?
für den RAM das Gleiche
dasselbe beim Arbeitsspeicher
[super|danke|fein], und der RAM?
[super|danke|fein], Arbeitsspeicher?
ned vergessen, den RAM
[Hauptspeicher|Systemspeicher] auch
wo stehen wir beim Arbeitsspeicher?
belegter und freier RAM?
so viele Tabs offen, was sagt der RAM?
wia voll is da RAM?
wie voll isch de Arbetsspeicher?
wat is mit'm RAM?
apropos, der Arbeitsspeicher?
vom RAM hast du noch nichts gesagt
und die Speicherriegel, wie voll?
[free|vmstat] auch noch
RAM-Auslastung?
ist beim Arbeitsspeicher noch was frei?
reicht mein RAM?
wird's beim RAM eng?
""",
)
NETWORK = Phrases(
    en="""
[and|what about|how about|now] the [network|wifi|internet]?
[and|also] the connection?
wifi too
!and how is the wifi?
[ok|good|alright], [and|now] the [network|wifi|internet]
[wifi|network|internet] [as well|also|next]
and am i [online|connected]?
[and|also] [wifi|wi-fi|wlan|internet|online]?
is the [internet|wifi|network] [up|working|there]?
now [network|wifi]
while you're at it, the network
how's the [connection|wifi|internet]?
+check the [wifi|connection|network] too
and which wifi am i on?
are we online?
the connection next
do i have internet at all?
!what's the connection looking like then
!plus the network status
[wifi|net|internet|lan] [next|then|again]?
+throw in the [wifi|network]
[oh|ah|right], and the [wifi|network|internet]
and do we have [a connection|net|signal]?
and the [signal|signal strength|reception]?
[connection|network] [state|status]?
and is the [net|wlan|lan] ok?
online or offline?
what am i connected through?
wifi?
internet?
network please
the wifi, please
then the network
next up, the network
and network-wise?
how are we doing for internet?
how's the [wifi|network|internet] doing?
is the [wifi|network|internet] [ok|fine|connected|down|on]?
what network [am i|are we] on?
what [wifi|network] is it connected to?
which network [is this|is it on]?
am i [connected|offline|on wifi|on cable] [right now|]?
does the internet work?
is there [internet|a connection|wifi|signal]?
how [good|strong|weak] is the [wifi|signal|connection|reception]?
one more thing, the network
another thing: the wifi
last thing, the internet connection
i [also|] want to see the network
i need the network state too
let me see the network [too|as well]
+give me the network state [too|as well]
+tell me about the wifi [too|as well]
+show me the [network|connection] [too|next|]
+look at the network [as well|too]
[can|could] you check the wifi too?
any internet?
got wifi?
have i got [signal|internet|a network]?
do the same for the network
same question about the wifi
[cool|great|thanks], wifi?
[cool|great|thanks], and the internet?
fine, and the network?
not forgetting the wifi
don't leave out the network
and the [ethernet|cable]?
mind checking the connection too?
where do we stand with the network?
wired or wireless?
the page won't load, how's the network?
what does the network look like?
is the router reachable, am i online?
did i lose the connection?
are we still connected?
how many bars has the wifi?
is my connection [stable|alive|up]?
""",
    de="""
[was ist mit|und was ist mit|und wie steht's mit] [dem Netz|dem WLAN|dem Internet]?
[und|auch] das [WLAN|Internet]?
das WLAN auch
!und wie ist's mit dem Netz?
[ok|gut|alles klar], [und|jetzt] das [Netz|WLAN|Internet|Netzwerk]
[WLAN|Netzwerk|Internet|Netz] [auch|noch|bitte noch]
und bin ich [online|verbunden]?
und [WLAN|die Verbindung|das Netzwerk|die Internetverbindung]?
[geht|läuft] das [Internet|WLAN] [überhaupt|denn|]?
jetzt [noch|] das [WLAN|Netz]
wenn du schon dabei bist, das Netz
in welchem WLAN bin ich [denn|]?
+schau [auch|] [noch|] aufs [Netz|WLAN]
samma online?
als Nächstes das Netzwerk
und hab ich Internet?
wie ist die Verbindung?
!das WLAN hätt ich auch gern gewusst
!plus Netzwerkstatus
[WLAN|Netz|Internet|LAN] [dann|als nächstes|nochmal]?
[ach|ah] ja, und das [WLAN|Netz|Internet]
und hab ich [Empfang|Netz|Verbindung]?
und [das Signal|die Signalstärke|der Empfang]?
[Netzstatus|Verbindungsstatus|WLAN-Status]?
+[check|prüf] [auch noch|noch] das [WLAN|Netz]
und wie schaut's mitm Internet aus?
online oder offline?
worüber bin ich verbunden?
klappt's mit dem Internet?
welche Netzverbindung ist aktiv?
WLAN?
Internet?
Netzwerk bitte
das WLAN bitte [noch|]
dann [noch|] das Netz
fehlt noch das Netzwerk
und netzmäßig?
wie steht's um [das WLAN|das Netz|die Verbindung]?
wie geht's dem WLAN?
ist das [WLAN|Netz|Internet] [da|weg|in Ordnung|verbunden|an]?
in welchem Netz [bin ich|sind wir|hängt er]?
mit welchem [WLAN|Netz] [bin ich verbunden|ist er verbunden]?
was für ein WLAN ist das?
bin ich [online|offline|im WLAN|am Kabel]?
gibt's [Internet|eine Verbindung|WLAN|Empfang]?
wie [gut|stark|schwach] ist [das WLAN|das Signal|die Verbindung|der Empfang]?
noch was, das Netz
eins noch: das WLAN
und zum Schluss die Internetverbindung
das Netz will ich auch [wissen|sehen]
ich brauch auch [noch|] den Netzwerkstatus
das WLAN würd ich auch gern sehen
+gib mir [auch|] [noch|] die Verbindung
+zeig [mir|] [auch|] [noch|] das [Netzwerk|WLAN|Netz]
+sag mir [auch|] [noch|] ob das Netz geht
+guck [auch|] [noch|] nach dem WLAN
[kannst|könntest] du auch nach dem Netz schauen?
was macht das [Internet|WLAN|Netz]?
hab ich [WLAN|Netz|Signal]?
fürs WLAN das Gleiche
dasselbe beim Netz
[super|danke|fein], und das WLAN?
[super|danke|fein], Internet?
ned vergessen, das Netz
und [das LAN|das Kabel|Ethernet]?
wo stehen wir beim Netz?
Kabel oder WLAN?
die Seite lädt nicht, was sagt das Netz?
ist die Verbindung [stabil|weg|abgerissen]?
sind wir noch verbunden?
wie viele Balken hat das WLAN?
hob i Netz?
ham ma Internet?
hesch Internet?
wat is mit'm Netz?
apropos, das WLAN?
vom Netz hast du noch nichts gesagt
bin ich drin im Netz?
""",
)
TIME = Phrases(
    en="""
[and|what about|now] the time?
and what time is it?
!and how late?
[ok|good|alright], [and|now] the [time|clock]
[and|also] [the clock|the hour]?
what's the time [then|now]?
time [too|as well|also|next]
+tell me the time [too|as well]
how late is it [then|]?
and what does the clock say?
the time please
while you're at it, the time
do i still have time, how late is it?
and the current time?
!what hour is it then
!plus the time of day
[clock|time] [next|then|again]?
+throw in the time
[oh|ah|right], and the time
and is it late [already|yet], what time is it?
and what time do we have?
[hour and minute|time check|clock check]?
and the time [of day|right now]?
how late has it got?
clock time, please
and the hour right now?
time?
clock?
time please
then the time
next up, the time
one more thing, the time
another thing: what time is it?
last thing, the time
what time is it [now|right now|anyway|by the way|]?
[do you have|have you got] the time?
got the time?
the time, while i have you?
what's the clock say?
i [also|] want the time
i need the time too
i'd like [to know|] the time too
let me know the time [too|as well]
+give me the time [too|as well]
+show me the [time|clock] [too|next|]
+check the [time|clock] [too|as well]
+look at the clock [as well|too]
[can|could] you tell me the time too?
how late have we got?
is it [noon|midnight|five|lunchtime] yet, what time is it?
is it time to go home, what time is it?
when is now? the time please
same question about the time
[cool|great|thanks], time?
[cool|great|thanks], what time is it?
fine, and what's the time?
not forgetting the time
don't leave out the time
mind telling me the time?
speaking of which, what time is it?
what [o'clock|time of day] is it?
the time here, please
[local time|system time|current time]?
exact time?
my watch stopped, what time is it?
i have to catch a bus, what time is it?
how are we for time, what does the clock say?
and in hours and minutes, now?
what time's it?
what time d'you make it?
where are the hands of the clock?
tell us the time, will you?
and the hour, please?
am i late, what time is it?
oh dear, what time is it?
what's on the clock?
and time-wise?
has it gone six, what's the time?
[quickly|quick], the time
""",
    de="""
[und|jetzt] die Uhrzeit?
und wie spät ist es?
!und die Zeit?
[ok|gut|alles klar], [und|jetzt] die [Uhrzeit|Zeit]
wie viel Uhr [ist es|haben wir] [denn|jetzt|]?
Uhrzeit [auch|noch|bitte noch]
+sag mir [auch|noch] die Uhrzeit
wie spät [isses|ists|haben wir's] [denn|]?
und wie spät hammas?
was sagt die Uhr?
die Uhrzeit [bitte|noch]
wenn du schon dabei bist, die Uhrzeit
und die aktuelle Uhrzeit?
uhrzeit?
!und welche Stunde haben wir
!plus Uhrzeit
[Uhr|Uhrzeit|Zeit] [dann|als nächstes|nochmal]?
[ach|ah] ja, und die [Uhrzeit|Zeit]
ist es schon spät, wie viel Uhr?
und was zeigt die Uhr?
und wie spät [is|samma]?
+[nenn|verrat] mir [auch|] noch die [Uhrzeit|Zeit]
was für Zeit isch es?
Zeit?
Uhr?
Uhrzeit bitte
dann [noch|] die Uhrzeit
fehlt noch die Uhrzeit
noch was, die Uhrzeit
eins noch: wie spät ist es?
und zum Schluss die Uhrzeit
wie viel Uhr?
wie spät [haben wir es|ist es jetzt|ist es eigentlich|ist es bei dir]?
hast du die Uhrzeit?
weißt du [auch|] wie spät es ist?
die Uhrzeit will ich auch [wissen|sehen]
ich brauch auch [noch|] die Uhrzeit
die Uhrzeit würd ich auch gern wissen
ich wüsste auch gern, wie spät es ist
+gib mir [auch|] [noch|] die Uhrzeit
+zeig [mir|] [auch|] [noch|] die [Uhr|Uhrzeit]
+schau [auch|] [noch|] auf die Uhr
+guck [mal|] auf die Uhr
[kannst|könntest] du mir auch die Uhrzeit sagen?
ist schon [Mittag|Mitternacht|Feierabend|fünf], wie spät ist es?
muss ich schon los, wie spät ist es?
was schlägt die Uhr?
dasselbe mit der Uhrzeit
[super|danke|fein], und die Uhrzeit?
[super|danke|fein], wie spät ist es?
ned vergessen, die Uhrzeit
welche Uhrzeit haben wir?
[Ortszeit|Systemzeit|aktuelle Zeit]?
genaue Uhrzeit?
meine Uhr steht, wie spät ist es?
mein Bus fährt gleich, wie spät ist es?
wie sieht's zeitlich aus, was sagt die Uhr?
wo steht der Zeiger?
in Stunden und Minuten, jetzt?
wia spät is?
wieviel Uhr hamma?
wie spoot isch es?
wie laat is dat?
wat ham wa für ne Uhrzeit?
apropos, wie spät ist es?
von der Uhrzeit hast du noch nichts gesagt
bin ich spät dran, wie viel Uhr ist es?
oje, wie spät ist es?
[schnell|kurz] die Uhrzeit
und zeitmäßig?
sagst du mir [noch|auch] die Uhrzeit?
hammas scho spät, wie vü Uhr is?
jetzt die Uhr
wie spät ist es [gleich nochmal|derweil|inzwischen]?
die Zeit [bitte|noch]
Uhrzeit wär [auch|noch] gut
mach [noch|] die Uhrzeit
und was haben wir für eine Uhrzeit?
""",
)
DATE = Phrases(
    en="""
[and|what about|now] the [date|day]?
and what day is it?
!and the weekday?
[ok|good|alright], [and|now] the date
[and|also] today's date?
which day is it [then|today]?
date [too|as well|also|next]
+tell me the date [too|as well]
what's the date [today|then|]?
what day of the week is it?
the date please
while you're at it, the date
and what's today?
is it monday already, which day?
!the calendar day, too
!plus the date
[date|day|weekday] [next|then|again]?
+throw in the date
[oh|ah|right], and the [date|day]
and which date do we have?
what's the day today [again|]?
the what of the month is it?
and today is [which day|what date]?
what's the calendar say?
and the day of the week?
date?
weekday?
date please
next up, the date
one more thing, the date
another thing: today's date
last thing, the date
what [date|day] is it [today|now|]?
what's today's date?
today's date [please|]
what weekday is it [today|]?
which weekday [is it|do we have]?
[do you know|do you have] the date?
i [also|] want the date
i need [today's date|the date] too
i'd like [to know|] the date too
let me know the date [too|as well]
+give me the date [too|as well]
+show me [the date|today's date] [too|next|]
+check the [date|calendar date] [too|as well]
[can|could] you tell me the date too?
is it [tuesday|friday|sunday] today, which day is it?
is it still [monday|march|the first], what's the date?
is it the weekend yet, what day is it?
same question about the date
[cool|great|thanks], date?
[cool|great|thanks], what day is it?
fine, and what's the date?
not forgetting the date
don't leave out the date
mind telling me the date?
speaking of which, what day is it?
what [month|year] is it?
what month and day have we got?
[system date|current date|full date]?
my calendar is still on last month, what's the date?
i'm filling in a form, what's today's date?
i've lost all sense of days, which one is it?
what's the day, then?
day and date?
day, month, year?
what day have we got?
and what day of the month?
is it the 5th or the 6th, what's the date?
today is the what?
tell us the day, will you?
oh dear, what day is it?
[quickly|quick], today's date
where in the calendar are we?
and date-wise?
what do i write as today's date?
how far into the month are we, the date?
what's it today, date-wise?
""",
    de="""
[und|jetzt] das Datum?
und welcher Tag ist heute?
!und der Wochentag?
[ok|gut|alles klar], [und|jetzt] das Datum
welchen Tag haben wir [denn|heute|]?
Datum [auch|noch|bitte noch]
+sag mir [auch|noch] das Datum
den wievielten haben wir [denn|heute|]?
und das heutige Datum?
was ist heute für ein [Tag|Wochentag]?
das Datum [bitte|noch]
wenn du schon dabei bist, das Datum
und der Wievielte ist heute?
welchan Tog hamma?
!und welches Datum schreiben wir
!plus Datum
[Datum|Tag|Wochentag] [dann|als nächstes|nochmal]?
[ach|ah] ja, und [das Datum|der Tag]
und welches Datum haben wir?
und was für einen Tag [schreiben|haben] wir?
der wievielte ist's [denn|eigentlich]?
+[nenn|verrat] mir [auch|] noch das Datum
und wos für a Dog is heit?
Datum?
Wochentag?
Datum bitte
dann [noch|] das Datum
fehlt noch das Datum
noch was, das Datum
eins noch: welcher Tag ist heute?
und zum Schluss das Datum
welcher Tag ist [heute|das|es]?
welches Datum ist [heute|]?
heutiges Datum [bitte|]
welcher Wochentag ist [heute|]?
welchen Wochentag haben wir [heute|]?
der Wievielte ist heute?
den Wievielten [schreiben wir|hamma]?
weißt du [auch|] welcher Tag heute ist?
das Datum will ich auch [wissen|sehen]
ich brauch auch [noch|] das Datum
das Datum würd ich auch gern wissen
ich wüsste auch gern, was heute für ein Tag ist
+gib mir [auch|] [noch|] das Datum
+zeig [mir|] [auch|] [noch|] das [Datum|heutige Datum]
+schau [auch|] [noch|] aufs Datum
[kannst|könntest] du mir auch das Datum sagen?
ist heute [Dienstag|Freitag|Sonntag], oder welcher Tag?
ist noch [März|Montag|der Erste], welches Datum ist heute?
ist schon Wochenende, welcher Tag ist heute?
dasselbe mit dem Datum
[super|danke|fein], und das Datum?
[super|danke|fein], welcher Tag ist heute?
ned vergessen, das Datum
welcher Monat und welcher Tag ist heute?
was für ein [Datum|Tag] ist heute?
[Systemdatum|aktuelles Datum|volles Datum]?
mein Kalender hängt noch im letzten Monat, welches Datum ist heute?
ich füll grad ein Formular aus, welches Datum ist heute?
ich weiß gar nicht mehr, welcher Tag ist
Tag und Datum?
Tag, Monat, Jahr?
ist heute der fünfte oder der sechste?
heut is da wievülte?
wos hamma heit für an Tog?
was für e Tag isch hüt?
wat für'n Dag is hüüt?
wat ham wa heute für'n Datum?
apropos, welcher Tag ist heute?
vom Datum hast du noch nichts gesagt
oje, welcher Tag ist heute?
[schnell|kurz] das Datum
und datumsmäßig?
sagst du mir [noch|auch] das Datum?
wo stehen wir im Kalender?
welches Datum schreib ich heute hin?
Datum wär [auch|noch] gut
mach [noch|] das Datum
und heute ist was?
""",
)
PROCESSES = Phrases(
    en="""
[and|so] what [uses|eats|takes] the cpu?
and what's running?
and the [processes|cpu]?
!and who is it?
[which|what] [program|process|app] is [hogging|using|eating] the cpu?
and the top [processes|programs|cpu users]?
[ok|and], [what|who] is [slowing things down|busy|the culprit]?
top?
now the [processes|cpu load|tasks]
what keeps [the cpu|the processor] [busy|so hot]?
why is the fan so loud, what's running?
+show [me|] the processes [too|as well|]
who needs the most cpu?
which programs are running?
and what is the machine busy with?
what's the cpu doing?
while you're at it, the running processes
!which one works the processor hardest?
!and the heaviest programs?
[processes|top|htop|tasks] [next|then|again]?
+throw in the processes
[oh|ah|right], and the [processes|cpu]
and what's [hammering|stressing|loading] the [cpu|processor]?
and which program is [at fault|the hungriest|so greedy]?
[cpu usage|cpu load|task list]?
it's so slow, what's [running|busy] there?
processes?
tasks?
the processes, please
then the processes
next up, the processes
one more thing, what's running?
another thing: who's using the cpu?
last thing, the processes
what's running [right now|at the moment|in the background|]?
who's [eating|hogging|burning] the cpu?
which process [is busiest|is on top|uses the most cpu]?
which program [works|calculates] the most?
what's using [all|so much of|] the processor?
what's making it so [slow|hot|loud]?
where does all the cpu [go|time go]?
how busy is the [cpu|processor|machine]?
how many percent does each process take?
is something [hogging|blocking|clogging] the cpu?
is any program [going wild|running amok|stuck in a loop]?
i [also|] want to see the processes
i need the list of processes too
let me see what's running [too|as well]
+give me the process list [too|as well]
+tell me what's running [too|as well]
+list the [processes|running programs] [too|as well|]
+look at the processes [as well|too]
+check the cpu [too|as well]
[can|could] you check the processes too?
same question about the processes
[cool|great|thanks], and what's running?
[cool|great|thanks], processes?
fine, and the cpu?
not forgetting the processes
don't leave out the processes
[ps|htop] too
a quick top, please
mind checking what's running?
it lags, who's to blame?
everything crawls, which process is it?
the fans are spinning, which program is it?
what's the machine [up to|working on|doing]?
what are the top five processes?
by cpu, which programs lead?
busy programs?
cpu hogs?
and the [cpu usage|processor load]?
what's at the top of the process list?
sorted by cpu, the processes
background processes?
who's working the hardest in there?
task manager view, please
""",
    de="""
und was [braucht|frisst] die CPU?
und was läuft [da|gerade]?
und die [Prozesse|CPU]?
!und wer ist das?
[welches|was für ein] Programm [frisst|braucht|belegt] die CPU?
und die [größten CPU-Fresser|Top-Prozesse|obersten Prozesse]?
[ok|und], was [bremst|lastet den Rechner aus|macht den Rechner so langsam]?
top?
jetzt [noch|] die [Prozesse|CPU-Last|CPU-Auslastung]
was hält [die CPU|den Prozessor] [so|] auf Trab?
warum ist der Lüfter so laut, was läuft da?
+zeig [mir|] [auch|noch|] die Prozesse
wer braucht am meisten CPU?
welche Programme laufen [gerade|]?
womit ist der Rechner beschäftigt?
und wos laft do?
wenn du schon dabei bist, die Prozesse
!welcher Prozess rechnet am meisten?
!und die hungrigsten Programme?
[Prozesse|top|htop|Tasks] [dann|als nächstes|nochmal]?
[ach|ah] ja, und die [Prozesse|CPU]
und was [stresst|belastet|fordert] [die CPU|den Prozessor]?
und welches Programm ist [schuld|so gierig|der Übeltäter]?
[CPU-Auslastung|Prozessliste|Prozessorlast]?
der ist so lahm, was läuft [da|denn]?
und wöches Programm frisst so vü?
was werkelt da im Hintergrund?
laufende Prozesse?
wer macht da so viel Last auf der CPU?
Prozesse?
Prozessliste bitte
die Prozesse bitte [noch|]
dann [noch|] die Prozesse
fehlen noch die Prozesse
noch was, was läuft gerade?
eins noch: wer frisst die CPU?
und zum Schluss die Prozesse
was läuft [im Hintergrund|alles]?
wer [belegt|verbrät] die CPU?
welches Programm [arbeitet|werkt] am meisten?
was braucht so viel [CPU|Prozessor|Rechenleistung]?
was macht ihn so [langsam|heiß|laut]?
wohin geht die ganze [CPU|Rechenzeit]?
wie ausgelastet ist [die CPU|der Prozessor]?
wie viel Prozent braucht jeder Prozess?
blockiert [da|] was die CPU?
dreht [da|] ein Programm durch?
die Prozesse will ich auch [wissen|sehen]
ich brauch auch [noch|] die Prozessliste
die laufenden Programme würd ich auch gern sehen
+gib mir [auch|] [noch|] die Prozesse
+sag mir [auch|] [noch|] welche Prozesse laufen
+liste [auch|] [noch|] die Prozesse auf
+guck [auch|] [noch|] nach den Prozessen
+schau [auch|] [noch|] auf die CPU
[kannst|könntest] du auch nach den Prozessen schauen?
dasselbe mit den Prozessen
[super|danke|fein], und was läuft?
[super|danke|fein], Prozesse?
ned vergessen, die Prozesse
[ps|htop] auch noch
einmal top [bitte|]
es ruckelt, wer ist schuld?
alles kriecht, welcher Prozess ist das?
der Lüfter dreht auf, welches Programm ist das?
womit plagt sich [der Rechner|die CPU]?
was sind die fünf größten Prozesse?
nach CPU, welche Programme führen?
CPU-Fresser?
und die [CPU-Auslastung|Prozessorlast]?
was steht in der Prozessliste oben?
nach CPU sortiert, die Prozesse
Hintergrundprozesse?
wer rackert da am meisten?
wos rennt do ois?
was lauft grad alles?
wat löppt denn gerade?
von den Prozessen hast du noch nichts gesagt
""",
)
