"""How people say that the computer is to sleep, restart or go off."""

from training.frames import framed
from training.phrases import Phrases

_COMPUTER = "[the computer|my computer|the pc|my pc|this machine|my laptop|the laptop|the system|this thing]"
_RECHNER = "[den Rechner|den Computer|den PC|meinen PC|das System|den Laptop|meinen Rechner|die Kiste]"
_FRAMES_EN = """
<bare>
<bare> [please|now|pls]
+<verb>
+<verb> [now|please]
[can|could] you <verb>?
i [want|need] to <verb>
!please <verb> [now|]
i'm [done for today|leaving|off to bed|going home], <verb>
[ok|so] that's it, <verb>
[let's|lets] <verb>
<bare>, [thanks|thx|cheers]
<bare> [asap|immediately|right away|at once]
[it's|its|] time to <verb>
you [can|may] <verb> [now|]
[everything is saved|all saved|i saved everything], [so|] <verb>
would it be possible to <verb>?
[i'd like|i would like] to <verb>
+go ahead and <verb>
i think we should <verb>
just <verb> already
would you <verb> [now|]?
[my work is done|we're done here|nothing left to do], <verb>
my [battery is low|train arrives|bus leaves], [quick|quickly], <verb>
i wonder if you could <verb>
pls <verb>, [i have to go|i gotta go|it's late]
!do me a favor and <verb>
!the time has come to <verb>
!how about we <verb>
kindly <verb>
mind to <verb>?
would you be so kind as to <verb>
[dinner is ready|i have a flight|movie starts|the kids are waiting], <verb> [please|]
<bare> [now please|would be good|thank you]
you should <verb> now
wanna <verb> [now|]
may i ask you to <verb>
i'd appreciate it if you could <verb>
[everything's closed|all windows are closed|backup is finished], <verb>
is it possible to <verb>? [then do it|please do]
<bare>!
"""
_FRAMES_DE = f"""
<bare>
<bare> [bitte|jetzt]
+<imp>
+<imp> [bitte|jetzt]
{_RECHNER} <inf>
[kannst|könntest] du {_RECHNER} <inf>?
ich [will|möchte] {_RECHNER} <inf>
!bitte {_RECHNER} <inf>
ich [bin fertig|geh jetzt|geh ins Bett|fahr heim], <imp>
[so|ok], das wars, <imp>
<bare> [sofort|schnell|danke]
[jetzt|nun] {_RECHNER} <inf>
[magst|mogst|würdest] du {_RECHNER} <inf>?
du [kannst|darfst] {_RECHNER} [jetzt|] <inf>
[hab alles gespeichert|alles ist gespeichert|alles gesichert], <imp>
ich [würd gern|muss|mag] {_RECHNER} <inf>
[können wir|kann man] {_RECHNER} <inf>?
lass uns {_RECHNER} <inf>
[Akku ist gleich leer|mein Zug kommt an|muss zum Bus], <imp>
i [mecht|mog|wui] {_RECHNER} <inf>
{_RECHNER} bitte [gleich|jetzt gleich|mal] <inf>
[nix mehr zu tun|Arbeit ist erledigt], {_RECHNER} <inf>
geh, <imp> [bitte|]
ich glaub, wir sollten {_RECHNER} <inf>
[sei so gut und|sei so lieb und] <imp>
kannste {_RECHNER} <inf>
!tu mir den Gefallen und <imp>
!man könnte {_RECHNER} jetzt <inf>
!es wird Zeit, <imp>
du [sollst|sollt'st] {_RECHNER} <inf>
[könntest|würdest] du {_RECHNER} bitte <inf>?
[das Essen ist fertig|ich muss zum Flieger|die Kinder warten|der Film fängt an], <imp> [bitte|]
<bare>, [wär gut|und zwar jetzt|wenn's geht]
[die Sicherung ist durch|alles ist zu|hab alles zugemacht], <imp>
könnt ma {_RECHNER} [jetzt|bitte|] <inf>
wir können {_RECHNER} [jetzt|dann] <inf>
{_RECHNER} [kannst|könntest] du [jetzt|dann|] <inf>
ich hätt gern, dass du {_RECHNER} <inf> tust
<bare>!
na dann, <imp>
[kunntst|kannst] {_RECHNER} <inf>
"""
_WORDS = {
    "poweroff": {
        "en": {"bare": "[shutdown|shut down|power off|poweroff|computer off|pc off]",
               "verb": f"[shut down|shut {_COMPUTER} down|turn {_COMPUTER} off|switch off {_COMPUTER}|switch {_COMPUTER} off|power off|power down|"
               f"turn off {_COMPUTER}|shut down {_COMPUTER}]"},
        "de": {"bare": "[herunterfahren|runterfahren|Rechner ausschalten|Rechner aus|PC aus|Computer aus|Shutdown]",
               "imp": f"[fahr {_RECHNER} [herunter|runter]|schalt {_RECHNER} [aus|ab]|mach {_RECHNER} aus|fahr [runter|herunter]]",
               "inf": "[herunterfahren|runterfahren|ausschalten|ausmachen|abschalten]"},
    },
    "reboot": {
        "en": {"bare": "[reboot|restart|reboot|system restart]",
               "verb": f"[reboot|restart|restart {_COMPUTER}|reboot {_COMPUTER}|do a reboot|boot {_COMPUTER} again|turn {_COMPUTER} off and on again|start {_COMPUTER} again]"},
        "de": {"bare": "[Neustart|neustarten|neu starten|reboot|rebooten|Rechner neu starten|PC neu starten]",
               "imp": f"[starte {_RECHNER} neu|mach einen Neustart|start {_RECHNER} neu|boote {_RECHNER} neu|reboote {_RECHNER}|fahr {_RECHNER} runter und wieder hoch]",
               "inf": "[neu starten|neustarten|rebooten|neu booten]"},
    },
    "suspend": {
        "en": {"bare": "[suspend|sleep|standby|sleep mode|suspend to ram]",
               "verb": f"[suspend|put {_COMPUTER} to sleep|send {_COMPUTER} to sleep|suspend {_COMPUTER}|put {_COMPUTER} [in|into] standby|go to standby|"
               f"put {_COMPUTER} into sleep mode]"},
        "de": {"bare": "[Standby|Schlafmodus|Bereitschaft|Energiesparmodus|schlafen legen|suspend]",
               "imp": f"[versetz {_RECHNER} in Bereitschaft|schick {_RECHNER} schlafen|leg {_RECHNER} schlafen|versetz {_RECHNER} in [den|] Standby|"
               f"geh in [den|] Standby|schick {_RECHNER} in den [Schlafmodus|Standby|Energiesparmodus]]",
               "inf": "[schlafen legen|in Standby versetzen|in Bereitschaft versetzen|in den Schlafmodus versetzen|schlafen schicken|suspendieren]"},
    },
    "hibernate": {
        "en": {"bare": "[hibernate|hibernation|suspend to disk|hibernate]",
               "verb": f"[hibernate|hibernate {_COMPUTER}|put {_COMPUTER} into hibernation|send {_COMPUTER} into hibernation|go into hibernation|suspend {_COMPUTER} to disk]"},
        "de": {"bare": "[Ruhezustand|hibernate|Hibernation|Winterschlaf]",
               "imp": f"[versetz {_RECHNER} in den Ruhezustand|schick {_RECHNER} in den Ruhezustand|geh in den Ruhezustand|bring {_RECHNER} in den Ruhezustand|"
               f"schick {_RECHNER} in den Winterschlaf]",
               "inf": "[in den Ruhezustand versetzen|in den Ruhezustand schicken|in den Ruhezustand bringen]"},
    },
}  # fmt: skip
_DEVICE = "[computer|pc|laptop|machine|notebook]"
_RECHNER_ALONE = "[Rechner|PC|Laptop|Computer]"
_MORE = {
    "poweroff": {
        "en": f"""
+power {_COMPUTER} [off|down]
[laptop|machine|notebook] off [please|now|]
the {_DEVICE} can be [turned|switched] off [now|]
no more {_DEVICE} [today|for today], [turn|switch] it off
i want the {_DEVICE} off
[can|could] the {_DEVICE} be [turned|switched] off?
i'm [done|finished] with the {_DEVICE}, [turn|switch] it off
the {_DEVICE} should be off [now|when i'm gone]
shutting down would be [good|great|nice] [now|]
[full|complete|proper] shutdown
+halt [the system|the machine|the box]
+kill the power [of the {_DEVICE}|]
i don't need the {_DEVICE} any more [today|], [shut|power] it down
+turn yourself and the {_DEVICE} off
all the way off, not just sleep
the {_DEVICE} may go off [now|]
!make the {_DEVICE} go dark and off
!the {_DEVICE} doesn't need to run any longer, power it down
!no need to keep the {_DEVICE} running, off with it
cut the power [to the {_DEVICE}|]
+[turn|switch] everything off, the whole {_DEVICE}
the {_DEVICE} has to be [off|shut down] [tonight|when i leave|now]
[would|could] you [turn|switch] the {_DEVICE} off for me
i'd like the {_DEVICE} [shut down|powered off|turned off]
[done|finished] for today, {_DEVICE} off
power [it|the {_DEVICE}] down
+shutdown the {_DEVICE}
the {_DEVICE} shouldn't run [overnight|all night], turn it off
no electricity for the {_DEVICE} any more, shut it down
lights out for the {_DEVICE}, completely off
we can [turn|switch] the {_DEVICE} off
shut her down
pc: off
{_DEVICE}: shut down
init 0
poweroff -f
sudo poweroff
goodbye {_DEVICE}, power off
closing time, {_DEVICE} off
i'm off on holiday, turn the {_DEVICE} off
i'm unplugging it in a minute, shut the {_DEVICE} down first
i'm going to move the {_DEVICE}, power it down
i want to change the ram, shut the {_DEVICE} down
thunderstorm's coming, shut the {_DEVICE} down
it's too hot, the {_DEVICE} must go off
the fan should be quiet at last, shut the {_DEVICE} down
the kids have had enough screen time, {_DEVICE} off
enough computing for today, power the {_DEVICE} off
nobody needs the {_DEVICE} tonight, off with it
there's no need for the {_DEVICE} tonight, turn it off
how does one turn the {_DEVICE} off? do it for me
why is the {_DEVICE} still on? shut it down
is the {_DEVICE} still running? turn it off
shall we shut the {_DEVICE} down
will you switch the {_DEVICE} off
mind turning the {_DEVICE} off
any chance of a shutdown
may the {_DEVICE} go off now
not sleep, not restart, off with the {_DEVICE}
really off, the {_DEVICE}
proper off, the whole {_DEVICE}
away and shut the {_DEVICE} down
+take the {_DEVICE} offline completely, power off
+initiate shutdown
+begin the shutdown
+bring the {_DEVICE} down for good tonight, power off
+let the {_DEVICE} power off
""",
        "de": f"""
{_RECHNER_ALONE} [abdrehen|ausmachen|abstellen|runterfahren] [bitte|]
+dreh {_RECHNER} ab
der {_RECHNER_ALONE} [kann|soll|darf|muss] [aus|ausgehen|runterfahren|ausgeschaltet werden]
[brauch|brauche] den {_RECHNER_ALONE} [heut|heute] [nimmer|nicht mehr], [fahr ihn runter|schalt ihn aus|mach ihn aus]
Maschine [aus|ausschalten|ausmachen]
komplett [herunterfahren|ausschalten|abschalten]
ich will, dass der {_RECHNER_ALONE} [aus ist|ausgeht]
+[schoit|schoid] den {_RECHNER_ALONE} [o|aus]
chasch de {_RECHNER_ALONE} [abstelle|abefahre]?
+stell den {_RECHNER_ALONE} ab
System [herunterfahren|runterfahren|ausschalten]
+power den {_RECHNER_ALONE} [down|off]
richtig aus, nicht nur Standby
den {_RECHNER_ALONE} [ganz|komplett|jetzt] ausmachen
[den|dein] {_RECHNER_ALONE} brauchts [heut|heute] nimmer, ausschalten
Computer [bitte|jetzt] abschalten
+drah den {_RECHNER_ALONE} o
!{_RECHNER_ALONE} gehört ausgeschaltet
!+knips den {_RECHNER_ALONE} aus
!der {_RECHNER_ALONE} hat für heute genug gearbeitet, aus damit
der {_RECHNER_ALONE} soll nicht [die ganze Nacht|über Nacht] laufen, schalt ihn aus
+nimm den {_RECHNER_ALONE} vom Strom
ich hätt den {_RECHNER_ALONE} gern [aus|ausgeschaltet|runtergefahren]
für heute fertig, {_RECHNER_ALONE} aus
{_RECHNER_ALONE} [aus|ausmachen|ausschalten], ich [brauch|benutz] ihn nicht mehr
[könntest|würdest] du den {_RECHNER_ALONE} abdrehen
der {_RECHNER_ALONE} wird heute nicht mehr gebraucht, [ausmachen|runterfahren]
+shutdowne den {_RECHNER_ALONE}
wir können den {_RECHNER_ALONE} [ausmachen|abdrehen]
+schalt den ganzen {_RECHNER_ALONE} [ab|aus]
{_RECHNER_ALONE} vollständig [ausschalten|herunterfahren]
+dreh den {_RECHNER_ALONE} [komplett|ganz] ab
beim {_RECHNER_ALONE} den Strom abdrehen
{_RECHNER_ALONE}: herunterfahren
init 0
sudo poweroff
poweroff
{_RECHNER_ALONE} aus und fertig
{_RECHNER_ALONE} zu, also ausschalten
ich fahr in Urlaub, mach den {_RECHNER_ALONE} aus
ich zieh gleich den Stecker, fahr den {_RECHNER_ALONE} vorher runter
ich muss den {_RECHNER_ALONE} umstellen, fahr ihn runter
ich will den Speicher tauschen, {_RECHNER_ALONE} ausschalten
ein Gewitter kommt, fahr den {_RECHNER_ALONE} runter
zu heiß hier, der {_RECHNER_ALONE} muss aus
der Lüfter soll endlich Ruhe geben, {_RECHNER_ALONE} ausschalten
die Kinder haben genug geschaut, {_RECHNER_ALONE} aus
genug am Computer gesessen, {_RECHNER_ALONE} ausschalten
den {_RECHNER_ALONE} braucht heute keiner mehr, ausschalten
wie schaltet man den {_RECHNER_ALONE} aus? mach du das
warum ist der {_RECHNER_ALONE} noch an? ausschalten
läuft der {_RECHNER_ALONE} noch? schalt ihn aus
wollen wir den {_RECHNER_ALONE} runterfahren
fährst du den {_RECHNER_ALONE} herunter
fährst du bitte runter
schaltest du den {_RECHNER_ALONE} aus
machst du den {_RECHNER_ALONE} aus
drehst du den {_RECHNER_ALONE} ab
dürfte der {_RECHNER_ALONE} jetzt aus
kein Standby, kein Neustart, den {_RECHNER_ALONE} ausschalten
wirklich aus, den ganzen {_RECHNER_ALONE}
aus mit dem {_RECHNER_ALONE}
Herunterfahren einleiten
Herunterfahren bitte
einmal herunterfahren
+leite das Herunterfahren ein
+lass den {_RECHNER_ALONE} herunterfahren
+lass den {_RECHNER_ALONE} ausgehen
fahr d'Kistn owa
maak den {_RECHNER_ALONE} ut
fahr de {_RECHNER_ALONE} abe
""",
    },
    "reboot": {
        "en": f"""
+turn it off and on again
off and [back|] on again
the {_DEVICE} needs a [restart|reboot]
the [update|kernel|driver|install] needs a [reboot|restart], do [it|that] now
[new kernel|driver|updates] installed, reboot
[fresh|clean] [start|boot] of the {_DEVICE}
[warm|full|quick] reboot
{_DEVICE} [restart|reboot]
+power cycle {_COMPUTER}
everything is [weird|buggy|acting up|broken], reboot the {_DEVICE}
+bounce the [machine|box]
+give the {_DEVICE} a [restart|reboot]
i [want|need] a [reboot|restart] [now|]
a [reboot|restart] [please|would be good|might help|would be nice]
[can|could] we [reboot|restart]?
+boot [the {_DEVICE}|the system] [anew|afresh]
maybe a restart helps, [do it|try it]
restarting the {_DEVICE} [please|now]
!the {_DEVICE} wants a fresh start, reboot
!+start the whole {_DEVICE} over
!down and up again with the {_DEVICE}
the {_DEVICE} is [slow|sluggish|hanging|laggy], [restart|reboot] it
[would|could] you [restart|reboot] the {_DEVICE} for me
i'd like the {_DEVICE} [restarted|rebooted]
it [says|asks] i have to [restart|reboot], so do it
shut down and start up again
have the {_DEVICE} [restarted|rebooted]
the {_DEVICE} should [reboot|restart|come up fresh]
to finish the [update|installation|setup], [reboot|restart]
re-start the {_DEVICE}
we should [reboot|restart] the {_DEVICE}
turn off the {_DEVICE} and back on
+re-boot [the {_DEVICE}|]
restart [needed|required], go
{_DEVICE}: reboot
init 6
sudo reboot
reboot -f
ctrl alt del the {_DEVICE}
have you tried turning it off and on? do that
a fresh boot please
a new boot
one reboot please
cold boot please
bring the {_DEVICE} back up fresh
back up again after going down, so reboot
wifi's dead, reboot the {_DEVICE}
bluetooth won't work, let's restart the {_DEVICE}
nothing responds properly, restart the {_DEVICE}
the graphics are glitching, reboot
i changed the kernel parameters, reboot
i edited grub, reboot now
i've installed a new graphics driver, restart the {_DEVICE}
i've been up for ten days without a reboot, do one
uptime is too long, reboot
the admin says reboot
the technician told me to restart the {_DEVICE}
it's patch day, reboot the {_DEVICE}
the system update finished, restart the {_DEVICE}
shall we reboot the {_DEVICE}
will you reboot the {_DEVICE}
mind rebooting the {_DEVICE}
any chance of a reboot
may i have a reboot
why don't we restart the {_DEVICE}
i'd feel better with a freshly started {_DEVICE}
off, then on, the {_DEVICE}
don't just log out, restart the {_DEVICE}
away and restart the {_DEVICE}
+initiate a restart
+trigger a reboot
+get the {_DEVICE} to restart
+let the {_DEVICE} reboot
""",
        "de": f"""
einmal neu [starten|booten|hochfahren] [bitte|]
der {_RECHNER_ALONE} [braucht|verlangt] [einen|nen] [Neustart|Reboot]
der {_RECHNER_ALONE} [muss|soll] neu gestartet werden
nach dem Update [muss|soll] [neu gestartet|rebootet|gebootet] werden
[Treiber|Update|Kernel] ist [drauf|installiert], [reboote|starte neu|mach einen Neustart]
[es spinnt alles|alles hakt|nix geht mehr], starte den {_RECHNER_ALONE} neu
den {_RECHNER_ALONE} [einmal|] aus und wieder an
+boot[e|] [mal|bitte|] neu
[Reboot|Neustart|Restart] [vom System|fällig|nötig]
+lass den {_RECHNER_ALONE} neu [hochfahren|starten]
System [neu starten|rebooten|neustarten]
+fahr den {_RECHNER_ALONE} neu hoch
+[mach|moch] [an|nen|n] [Neustart|Reboot]
chasch de {_RECHNER_ALONE} neu starte?
ich [will|brauch|möchte] einen [Neustart|Reboot]
[vielleicht hilft|da hilft nur] ein Neustart, [mach mal|los]
Kiste [rebooten|neu booten|durchstarten]
+restarte den {_RECHNER_ALONE}
!ein Reboot wär [jetzt|] [fällig|nötig|gut]
!+gib dem {_RECHNER_ALONE} einen frischen Start
!runter und gleich wieder rauf mit dem {_RECHNER_ALONE}
der {_RECHNER_ALONE} ist [langsam|träge|zäh], [starte ihn neu|Neustart]
ich hätt den {_RECHNER_ALONE} gern neu gestartet
da steht, ich muss neu starten, also [mach das|Neustart]
ausschalten und wieder einschalten, den {_RECHNER_ALONE}
der {_RECHNER_ALONE} soll [frisch|neu] [starten|hochfahren|booten]
um [das Update|die Installation] abzuschließen, [neu starten|Neustart]
[könntest|würdest] du den {_RECHNER_ALONE} durchstarten
+start den {_RECHNER_ALONE} durch
{_RECHNER_ALONE} herunterfahren und wieder hochfahren
Wiederhochfahren nach dem Ausschalten, also Neustart vom {_RECHNER_ALONE}
wir sollten den {_RECHNER_ALONE} neu starten
[rebooten|Neustart] [wär gut|bitte|wär nötig]
stoat den {_RECHNER_ALONE} nei
{_RECHNER_ALONE}: Neustart
init 6
sudo reboot
Reboot bitte
ein frischer Start des {_RECHNER_ALONE}s bitte, Neustart
Kaltstart bitte
Warmstart bitte
aus und wieder ein, den {_RECHNER_ALONE}
aus- und einschalten, den {_RECHNER_ALONE}
hast du's schon mit Neustart probiert? dann mach
das WLAN ist tot, starte den {_RECHNER_ALONE} neu
Bluetooth mag nicht, {_RECHNER_ALONE} neu starten
nichts reagiert richtig, {_RECHNER_ALONE} neu starten
die Grafik spinnt, rebooten
ich hab die Kernelparameter geändert, rebooten
ich hab grub geändert, jetzt neu starten
ich hab einen neuen Grafiktreiber, {_RECHNER_ALONE} neu starten
seit zehn Tagen kein Neustart, mach einen
die Uptime ist zu lang, Reboot
der Admin sagt Neustart
der Techniker meint, ich soll den {_RECHNER_ALONE} neu starten
das Systemupdate ist fertig, {_RECHNER_ALONE} neu starten
wollen wir neu starten
startest du den {_RECHNER_ALONE} neu
bootest du den {_RECHNER_ALONE} neu
machst du einen Neustart
machst du mir einen Reboot
wär ein Neustart möglich
dürfte ich um einen Neustart bitten
mit einem frisch gestarteten {_RECHNER_ALONE} wär mir wohler
nicht nur abmelden, den {_RECHNER_ALONE} neu starten
neu starten statt ausschalten
Neustart einleiten
+leite einen Neustart ein
+lös einen Neustart aus
+lass den {_RECHNER_ALONE} rebooten
+bring den {_RECHNER_ALONE} frisch hoch
+veranlass einen Neustart
starts'n nei, den {_RECHNER_ALONE}
fohr den {_RECHNER_ALONE} nee hoch
""",
    },
    "suspend": {
        "en": f"""
+let the {_DEVICE} [sleep|nap|rest]
{_DEVICE} [sleep|to sleep]
nap time for the {_DEVICE}
+put it to sleep
+go to sleep [now|computer|]
i'm [away for a while|off for an hour|at lunch], [sleep|suspend] [please|]
+make the {_DEVICE} [sleep|go to sleep]
+[enter|go into] [sleep|standby|sleep mode|suspend mode]
keep everything open but suspend
the {_DEVICE} [can|may|should] [sleep|go to sleep] [now|]
[stand by|stand-by|s3|s3 sleep|suspend2ram]
save [power|battery] while i'm [away|at lunch], suspend the {_DEVICE}
[want|need] the {_DEVICE} [asleep|suspended|in standby]
don't shut down, [just|only] [sleep|suspend]
[sleep|standby|suspend] mode on
[laptop|pc|computer] asleep [please|]
+bring the {_DEVICE} [in|into] [standby|sleep mode]
could the {_DEVICE} sleep [for a while|a bit]?
!the {_DEVICE} may doze off now
!+send the {_DEVICE} into standby
!a little nap for the {_DEVICE}, please
[would|could] you [put|send] the {_DEVICE} to sleep
i'd like the {_DEVICE} [asleep|sleeping|in sleep mode]
i'm closing the lid soon, suspend [please|the {_DEVICE}]
the {_DEVICE} should [snooze|rest|sleep] [while i'm out|for an hour|until i'm back]
[sleepy|snooze|sleep] mode [please|]
+pause the whole {_DEVICE}, sleep mode
sleep now, {_DEVICE}
[break|lunch] time, {_DEVICE} to standby
low power standby [please|]
put the {_DEVICE} on standby
have the {_DEVICE} sleep
i'll continue later, suspend the {_DEVICE}
+snooze the {_DEVICE}
zzz, {_DEVICE}
{_DEVICE}: suspend
sudo systemctl suspend
sleepy time for the {_DEVICE}
forty winks for the {_DEVICE}
beauty sleep for the {_DEVICE}
a short sleep for the {_DEVICE}
sweet dreams {_DEVICE}, suspend
i'll be back in an hour, put the {_DEVICE} to sleep
i'll be back soon, so just sleep, {_DEVICE}
i'm taking the train, suspend the {_DEVICE} till then
i'm carrying the {_DEVICE} to the next room, suspend it
i'm putting the {_DEVICE} in my bag, suspend it
nobody uses it for an hour, {_DEVICE} to sleep
the battery is going down while i'm away, suspend
the fan should stop while i eat, suspend the {_DEVICE}
want to save energy, {_DEVICE} asleep please
my windows should stay open, but the {_DEVICE} should sleep
everything stays as it is, just sleep mode
as if i closed the lid
like closing the lid, suspend
shall we put the {_DEVICE} to sleep
will you suspend the {_DEVICE}
mind putting the {_DEVICE} to sleep
any chance of sleep mode
may the {_DEVICE} sleep now
why isn't the {_DEVICE} asleep? suspend it
why is the {_DEVICE} awake? put it to sleep
standby is enough for the {_DEVICE}
not hibernate, just suspend the {_DEVICE}
away to sleep, {_DEVICE}
+tuck the {_DEVICE} in, sleep mode
+lull the {_DEVICE} to sleep
+initiate standby
+switch to standby
+set the {_DEVICE} to sleep
+get the {_DEVICE} to sleep
""",
        "de": f"""
+lass den {_RECHNER_ALONE} [schlafen|einschlafen|dösen]
{_RECHNER_ALONE} [schlafen|schlafen legen|in Standby|in den Standby]
der {_RECHNER_ALONE} [kann|soll|darf] [schlafen|einschlafen|in Standby|schlafen gehen]
[bin|ich bin] [kurz|eine Stunde|eine Weile] weg, [Standby|leg den Rechner schlafen|Rechner schlafen legen]
Standby [an|aktivieren|einschalten]
ab in den [Standby|Schlafmodus|Energiesparmodus]
[Bereitschaftsmodus|Stand-by|Sleep|Sleep-Modus|Suspend-Modus] [bitte|]
+geh [schlafen|in Bereitschaft|in den Schlafmodus]
den {_RECHNER_ALONE} [nur|] schlafen legen, nicht ausschalten
i [geh essn|muass furt], leg den {_RECHNER_ALONE} schlafn
chasch de {_RECHNER_ALONE} in Standby tue?
+versetz den {_RECHNER_ALONE} in den [Schlaf|Schlafmodus|Bereitschaftsmodus]
[nicht ausmachen|ned ausschalten], nur [Standby|Bereitschaft|schlafen legen]
+wechsle in [den Standby|den Schlafmodus|die Bereitschaft]
in [den Schlafmodus|den Standby|Bereitschaft] [gehen|wechseln|fahren]
Strom sparen, {_RECHNER_ALONE} in Standby
ich [mach Pause|geh Mittagessen], {_RECHNER_ALONE} [in Standby|schlafen legen]
+suspende den {_RECHNER_ALONE}
!ein Nickerchen für den {_RECHNER_ALONE}
!+bring den {_RECHNER_ALONE} zum Schlafen
!der {_RECHNER_ALONE} hat sich ein Schläfchen verdient
[könntest|würdest] du den {_RECHNER_ALONE} [schlafen legen|in Standby schicken]
ich hätt den {_RECHNER_ALONE} gern im [Standby|Schlafmodus]
ich mach [später|nachher] weiter, {_RECHNER_ALONE} [in den Standby|schlafen legen]
ich klapp gleich zu, [Standby|Rechner schlafen legen]
der {_RECHNER_ALONE} soll [schlummern|pennen|dösen], bis ich zurück bin
[Schlummermodus|Schlummern|Schlafzustand] für den {_RECHNER_ALONE}
{_RECHNER_ALONE} auf Standby [stellen|schalten|]
+stell den {_RECHNER_ALONE} auf [Standby|Bereitschaft]
+schick den {_RECHNER_ALONE} [pennen|in die Heia]
[Mittagszeit|Pause], {_RECHNER_ALONE} in Standby
+tu den {_RECHNER_ALONE} in [den Schlafmodus|Standby]
wir legen den {_RECHNER_ALONE} schlafen
leg den {_RECHNER_ALONE} schlofn
zzz, {_RECHNER_ALONE}
{_RECHNER_ALONE}: Standby
sudo systemctl suspend
Heia für den {_RECHNER_ALONE}
Schlafenszeit für den {_RECHNER_ALONE}
Schönheitsschlaf für den {_RECHNER_ALONE}
träum süß {_RECHNER_ALONE}, Standby
in einer Stunde bin ich wieder da, leg den {_RECHNER_ALONE} schlafen
bin bald zurück, also nur schlafen, {_RECHNER_ALONE}
ich sitz gleich im Zug, {_RECHNER_ALONE} so lang in Standby
ich trag den {_RECHNER_ALONE} nach nebenan, in Standby bitte
ich pack den {_RECHNER_ALONE} ein, in Bereitschaft damit
eine Stunde braucht ihn keiner, {_RECHNER_ALONE} schlafen legen
beim Essen soll der Lüfter schweigen, {_RECHNER_ALONE} in Standby
ich will Energie sparen, {_RECHNER_ALONE} schlafen legen
meine Fenster sollen offen bleiben, aber der {_RECHNER_ALONE} soll schlafen
alles bleibt wie es ist, nur in Standby
wie beim Zuklappen, Standby
so wie wenn ich den Deckel zumach, Standby
wollen wir den {_RECHNER_ALONE} schlafen legen
legst du den {_RECHNER_ALONE} schlafen
legst du bitte den {_RECHNER_ALONE} in Standby
schickst du den {_RECHNER_ALONE} schlafen
versetzt du den {_RECHNER_ALONE} in Bereitschaft
wär Standby möglich
dürfte der {_RECHNER_ALONE} jetzt schlafen
warum schläft der {_RECHNER_ALONE} nicht? Standby
warum ist der {_RECHNER_ALONE} noch wach? leg ihn schlafen
Standby reicht für den {_RECHNER_ALONE}
nicht Ruhezustand, nur Standby
Standby einleiten
Bereitschaft bitte
kurz schlafen, {_RECHNER_ALONE}
+wieg den {_RECHNER_ALONE} in den Schlaf
+deck den {_RECHNER_ALONE} zu, Standby
+leite den Standby ein
+setz den {_RECHNER_ALONE} auf Standby
+lass den {_RECHNER_ALONE} in Standby gehen
loss den {_RECHNER_ALONE} schlofn
laat den {_RECHNER_ALONE} slapen
""",
    },
    "hibernate": {
        "en": f"""
{_DEVICE} [hibernate|into hibernation]
[s4|hibernation mode|hibernate mode|suspend2disk] [please|]
+let the {_DEVICE} hibernate
+[enter|go into] hibernation [mode|]
the {_DEVICE} [can|should|may] hibernate [now|]
+write the memory to disk and [turn|switch|power] off
+save [everything|the session|my session] to disk and [power|turn] off
i'm [travelling|away for days|gone for the weekend], hibernate the {_DEVICE}
suspend to [disc|ssd|the hard drive]
hibernate, don't just [sleep|suspend]
hibernating would be [best|good] [now|]
+put it [in|into] hibernation
sleep to disk [please|]
not sleep but hibernate
[want|need] the {_DEVICE} [in hibernation|hibernated]
+make the {_DEVICE} hibernate
could the {_DEVICE} hibernate?
+do a suspend to disk
!winter sleep for the {_DEVICE}
!+store the session on disk and cut the power
!hibernation is what the {_DEVICE} needs now
[would|could] you hibernate the {_DEVICE} for me
i'd like the {_DEVICE} [hibernated|in hibernation]
the battery won't last in standby, so hibernate
save the state to disk and shut the {_DEVICE} down
+hibernate, i'll [continue|go on] [tomorrow|next week]
deep sleep to disk for the {_DEVICE}
keep my session on disk and power off, i mean hibernate
put the {_DEVICE} on hibernate
have the {_DEVICE} hibernate
i need hibernation [now|please]
ram to disk and off
+use hibernation for the {_DEVICE}
{_DEVICE}: hibernate
sudo systemctl hibernate
hibernate pls, not suspend
hibernation for the {_DEVICE}
bear mode, hibernate the {_DEVICE}
like a bear, hibernate
save to disk, then off, hibernate
swap it all out to disk and power off, hibernate
image of the ram to disk and off
the session to disk, the power off
power off but keep my session
power off but remember all my windows, hibernate
off without losing my open windows, hibernate
all my windows should be back tomorrow, hibernate the {_DEVICE}
everything should be back as it is on monday, hibernate
zero power but keep it all, so hibernate
i'm flying tomorrow, hibernate the {_DEVICE}
i'm pulling the plug but want my windows back, hibernate
i'm taking the battery out, hibernate first
i'm off for two weeks, hibernate the {_DEVICE}
the battery is almost flat, hibernate before it dies
sleep costs too much battery, hibernate
standby drains it, hibernate instead
suspend isn't enough, hibernate the {_DEVICE}
no standby, hibernation please
rather hibernate than shut down
shall we hibernate
will you hibernate the {_DEVICE}
mind hibernating the {_DEVICE}
any chance of hibernation
may the {_DEVICE} hibernate now
can we go to hibernation
why not hibernate the {_DEVICE}
+initiate hibernation
+set the {_DEVICE} to hibernate
+get the {_DEVICE} into hibernation
+freeze my session to disk and power off
+switch to hibernation
""",
        "de": f"""
{_RECHNER_ALONE} in [den|] Ruhezustand
Ruhezustand [aktivieren|einschalten|an]
der {_RECHNER_ALONE} [soll|kann|darf] in den Ruhezustand [gehen|]
ab in den Ruhezustand
[speicher|schreib|sicher] [die Sitzung|alles|den RAM] auf die Platte und [schalt ab|schalt aus]
[Suspend to Disk|suspend-to-disk|Suspend auf Platte] [bitte|]
+lass den {_RECHNER_ALONE} hibernieren
[hibernieren|hibernaten|in Hibernation gehen]
bin [übers Wochenende|ein paar Tage|auf Reisen] weg, [Ruhezustand|ab in den Ruhezustand]
+wechsle in den Ruhezustand
in den Ruhezustand [wechseln|gehen|fahren]
kein Standby, lieber Ruhezustand
+fahr [den {_RECHNER_ALONE}|] in den Ruhezustand
Ruhezustand statt [Standby|Ausschalten]
den {_RECHNER_ALONE} in den Winterschlaf [schicken|versetzen]
i mecht den {_RECHNER_ALONE} im Ruhezustand [haben|hobn]
chasch de {_RECHNER_ALONE} in Ruhezustand tue?
+mach [den|] Ruhezustand [an|]
!für heute reicht der Ruhezustand
!+begib dich in den Ruhezustand
!Sitzung auf die Platte sichern und Strom weg
[könntest|würdest] du den {_RECHNER_ALONE} in den Ruhezustand [bringen|schicken]
ich hätt den {_RECHNER_ALONE} gern im Ruhezustand
der Akku hält im Standby nicht, also Ruhezustand
Zustand auf die [Festplatte|Platte|SSD] sichern und ausschalten
ich mach [morgen|nächste Woche] weiter, {_RECHNER_ALONE} in den Ruhezustand
Ruhezustand [bitte|jetzt|einleiten]
+hibernate den {_RECHNER_ALONE}
+leg den {_RECHNER_ALONE} in den Ruhezustand
RAM auf die Platte und aus
der {_RECHNER_ALONE} gehört in den Ruhezustand
Tiefschlaf auf die Platte für den {_RECHNER_ALONE}
+tu den {_RECHNER_ALONE} in den Ruhezustand
{_RECHNER_ALONE}: Ruhezustand
sudo systemctl hibernate
hibernate pls, kein Standby
Ruhezustand für den {_RECHNER_ALONE}
Winterschlaf für den {_RECHNER_ALONE}
wie ein Bär, Winterschlaf für den {_RECHNER_ALONE}
auf die Platte sichern, dann aus, Ruhezustand
Speicherabbild auf die Platte und aus
die Sitzung auf die Platte, den Strom aus
ausschalten, aber die Sitzung behalten
ausschalten, aber alle Fenster merken, Ruhezustand
aus, ohne dass meine Fenster verloren gehen, Ruhezustand
morgen sollen alle Fenster wieder da sein, Ruhezustand
am Montag soll alles sein wie jetzt, Ruhezustand
kein Strom, aber alles behalten, also Ruhezustand
morgen flieg ich, {_RECHNER_ALONE} in den Ruhezustand
ich zieh den Stecker, will aber meine Fenster wieder, Ruhezustand
ich nehm den Akku raus, vorher Ruhezustand
ich bin zwei Wochen weg, {_RECHNER_ALONE} in den Ruhezustand
der Akku ist fast leer, Ruhezustand, bevor er ausgeht
Standby zieht zu viel, Ruhezustand bitte
Standby reicht nicht, Ruhezustand für den {_RECHNER_ALONE}
nicht schlafen, Ruhezustand
lieber Ruhezustand als Herunterfahren
wollen wir in den Ruhezustand
gehst du in den Ruhezustand
versetzt du den {_RECHNER_ALONE} in den Ruhezustand
schickst du den {_RECHNER_ALONE} in den Ruhezustand
wär der Ruhezustand möglich
dürfte der {_RECHNER_ALONE} in den Ruhezustand
können wir in den Ruhezustand gehen
warum nicht in den Ruhezustand mit dem {_RECHNER_ALONE}
rein in den Ruhezustand
+leite den Ruhezustand ein
+setz den {_RECHNER_ALONE} in den Ruhezustand
+lass den {_RECHNER_ALONE} in den Ruhezustand gehen
+frier die Sitzung auf die Platte ein und schalt aus
+schalt in den Ruhezustand
den {_RECHNER_ALONE} in'n Ruhezustand, bittschön
in Ruhezustand mit em {_RECHNER_ALONE}
""",
    },
}
ACTIONS = {
    action: Phrases(
        en=framed(_FRAMES_EN, words["en"]) + _MORE[action]["en"],
        de=framed(_FRAMES_DE, words["de"]) + _MORE[action]["de"],
    )
    for action, words in _WORDS.items()
}
