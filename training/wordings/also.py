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
[df|df -h|lsblk] too
[remaining|left over] disk space?
and gigabytes on the [ssd|drive]?
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
df auch noch
!die Platte hätt ich auch gern gewusst
!plus freie Gigabyte auf der Festplatte
[SSD|Platte|Festplatte|Laufwerke] [dann|als nächstes|nochmal]?
[ach|ah] ja, und die [Platte|Festplatte]
und [wird|ist] die [Platte|SSD] [bald voll|schon voll]?
[df|df -h] auch
[Restplatz|freier Platz] auf der Platte?
+[check|prüf] [auch noch|noch] die Festplatte
und wie schaut's auf da Festplattn aus?
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
free -h too
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
free -h auch
und wie schaut's mitm RAM aus?
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
""",
)
