"""How people say that a process is to end."""

from training.phrases import Phrases

END = Phrases(
    en="""
+[kill|end|terminate|stop|force quit|force-quit|force close|shoot down] [the process|the program|process|] {name}
+[kill|end|terminate|stop] the {name} [process|task]
{name} [hangs|is frozen|is stuck|doesn't respond|does not respond|froze|is not responding], [kill it|end it|force quit it|terminate it|shoot it]
{name} [killen|kill|terminate] [please|]
killall {name}
pkill {name}
!+get rid of the process {name}
{name} is [going crazy|eating all my cpu|hogging everything|out of control], [kill it|end it|make it stop]
end process {name}
+[kill|end] {name} [, it hangs|, it's frozen|, it eats all my ram|because it hangs]
the process {name} [must|has to] [die|go|end]
{name} [won't close|refuses to close|can't be closed], [kill it|force it|end it by force]
!+finish off {name}, it is stuck
send a [TERM|SIGTERM|kill signal] to {name}
+shut {name} down [hard|by force|forcefully], it [hangs|is stuck]
i want [the process|] {name} [dead|killed|gone|terminated]
task manager: end {name}
kill off {name} [for good|right now|]
+make {name} die
[sigkill|sigterm|kill -9] {name}
+[murder|slay|zap|nuke|smash] [the process|process|] {name}
{name} is [hanging|dead|locked up|not reacting|unresponsive], [terminate it|kill the process|end its process|pls kill]
{name} has [crashed|frozen|hung], [kill|end] [it|the process]
+kill [all|every] {name} [processes|instances|tasks]
+kill everything [called|named] {name}
would it be possible to [kill|terminate] [the process|] {name}?
[could|can] you [kill|terminate|force quit] {name} [for me|]?
i can't [get out of|quit|close] {name}, [kill it|end the process|force it to quit]
+put an end to the process {name}
{name} [process|task] [must|has to|needs to] [die|be killed|be terminated]
the {name} process is [stuck|hanging|running wild], [end|kill|stop] it
+force {name} to [quit|exit|end|stop]
[end task|kill process|process kill|force kill|hard kill]: {name}
{name} [eats|burns|takes] [all|] the [cpu|ram], [kill it|terminate it|end the process]
my fan goes mad because of {name}, kill it
+wipe out the {name} process
[need|want] the {name} process [stopped|ended|killed]
[pls|plz] kill {name}, [nothing works any more|nothing else helps|it blocks everything]
+send {name} a [kill signal|SIGKILL|SIGTERM]
!{name} stopped answering, make short work of it
!+stop the process named {name} by force
!the task {name} should be terminated
!+knock {name} out, it no longer reacts
+put {name} out of its misery, it hangs
+axe [the process|] {name}
+shoot {name} in the head
+xkill {name}
{name} is a zombie, [reap it|kill it|terminate it]
no response from {name} for minutes, kill it
{name} just spins [forever|and spins], end it [by force|the hard way]
i clicked the x ten times, {name} stays, force quit it
[process|task] {name}: [kill|terminate|end]
+pull the plug on the process {name}
{name} blocks [the sound card|a port|my camera], kill the process
+take down the {name} process
could do with {name} being killed, it's [frozen|stuck]
[signal|sigkill] the process {name}
{name} is [bugging out|acting up|misbehaving], [kill|terminate] it
""",
    de="""
+[kill|beende|töte|stopp] [den Prozess|das Programm|Prozess] {name}
+schieß [den Prozess|das Programm|] {name} ab
+[kill|kille|töte] {name}
+würg {name} ab
+[schieß|würg] {name} [sofort|endlich] ab
{name} [hängt|ist eingefroren|reagiert nicht|reagiert nicht mehr|hat sich aufgehängt|geht nicht mehr], [schieß ihn ab|kill das|beende den Prozess|mach den Prozess weg|würg es ab]
{name} [killen|abschießen|abwürgen|zwangsweise beenden|hart beenden]
killall {name}
pkill {name}
den Prozess {name} [beenden|killen|abschießen|bitte beenden|stoppen]
!+räum den Prozess {name} weg
{name} [spinnt|dreht durch|frisst die ganze CPU|zieht alles], [kill das|schieß das ab|beende den Prozess]
Prozess {name} beenden
kannst du [den Prozess|] {name} [killen|abschießen|abwürgen|zwangsbeenden]?
{name} lässt sich nicht [schließen|zumachen|beenden], [mach's mit Gewalt|kill es|würg es ab|schieß es ab]
!der Prozess {name} muss weg
+beende {name} [mit Gewalt|zwangsweise|hart|gewaltsam]
ich will, dass [der Prozess|] {name} [stirbt|beendet wird|abgeschossen wird]
Taskmanager: {name} beenden
{name} [hängt scho wieda|is hi], [kill's|schiaß's o]
+[terminier|terminiere|vernichte|zerstör|erledige] [den Prozess|Prozess] {name}
+mach [den Prozess|] {name} platt
{name} [ist tot|ist abgestürzt|hat sich verabschiedet|steht|ist festgefahren|antwortet nicht], [kill ihn|Prozess beenden|abschießen|würg ihn ab]
+[kill|beende] alle {name} [Prozesse|Instanzen|Tasks]
+[kill|beende] alles, was {name} heißt
[wäre es|wärs] möglich, [den Prozess|] {name} [zu killen|abzuschießen|zu terminieren]?
[könntest|magst|würdest] du [den Prozess|] {name} [killen|abschießen|abwürgen]?
ich komm aus {name} nicht mehr raus, [kill das|schieß es ab|würg es ab]
+zieh {name} den Stecker
Prozess {name} [muss|soll] [gekillt|abgeschossen|beendet|terminiert] werden
der Prozess {name} gehört [gekillt|abgeschossen|abgedreht]
der Prozess {name} [hängt|spinnt|dreht durch], [beend ihn|stopp ihn|weg damit]
+zwing {name} zum Beenden
[Task beenden|Prozess killen|Prozess abschießen|sofort beenden|hart killen]: {name}
{name} [frisst|zieht|braucht] [den ganzen RAM|die ganze CPU], [kill ihn|abschießen|Prozess beenden]
wegen {name} [heult der Lüfter|geht nix mehr|hängt alles], [kill das|schieß es ab]
ich will den Prozess {name} [tot sehen|loswerden|los sein]
[schiaß|schiass] [ma|] {name} o
{name} [tut nix mehr|macht nix mehr|geht nimmer], [killn|abschießen|abwürgen]
chasch {name} [abschüsse|kille]?
+schick {name} [ein SIGTERM|ein SIGKILL|ein Kill-Signal]
+brich den Prozess {name} [gewaltsam|hart|] ab
!{name} antwortet nicht mehr, mach kurzen Prozess
!+dreh dem Prozess {name} den Hahn zu
!der Task {name} sollte terminiert werden
!+hau {name} weg, der reagiert nimmer
[sigkill|sigterm|kill -9] {name}
+erlös {name} von seinem Leiden, [hängt|ist eingefroren]
+knall {name} ab
+murks {name} ab
+dreh den Prozess {name} ab
+xkill {name}
{name} ist ein Zombie, [kill ihn|Prozess beenden]
seit Minuten keine Reaktion von {name}, abschießen
bei {name} dreht sich nur der Kringel, [kill das|würg's ab]
zehnmal aufs X gedrückt, {name} bleibt, zwangsbeenden
[Prozess|Task] {name}: [beenden|killen|abschießen]
{name} blockiert [die Soundkarte|einen Port|meine Kamera], kill den Prozess
{name} [zickt|bockt|streikt], [kill es|schieß es ab]
der {name} Prozess gehört [beendet|gestoppt|abgewürgt]
ob du den Prozess {name} [killen|beenden|abschießen] könntest?
+mach dem Prozess {name} den Garaus
{name} hat si [aufghängt|aufgehängt], [drah's o|schiaß's ab]
""",
)
END_PID = Phrases(
    en="""
+[kill|end|terminate|stop] [the|] [process|pid|process number|process id|PID] {pid}
kill {pid}
kill -9 {pid}
+[kill|end] the [process|one] with [the|] [number|pid|id] {pid}
pid {pid} [must die|kill|kill it]
!+make process {pid} go away
+kill off [process|pid|the pid] [number|] {pid}
kill -15 {pid}
[sigkill|sigterm] [to|for] {pid}
+send a [TERM|KILL|SIGTERM|SIGKILL] to [pid|process|] {pid}
process {pid} [hangs|is stuck|is frozen|runs wild], [kill it|end it]
+[murder|zap|nuke|shoot] [pid|process] {pid}
[can|could] you [kill|end|terminate] [pid|process|process number] {pid}?
i want [pid|process] {pid} [dead|gone|killed|ended]
end process [no.|#|nr] {pid}
[pid|process] {pid} [has to|needs to|should] [be killed|be ended|die|go]
would it be possible to terminate [pid|process] {pid}?
process id {pid}, [end|kill|terminate] [it|that]
+force [pid|process] {pid} to [quit|stop|end]
that one with pid {pid}, kill it
!the process numbered {pid} is to be terminated
!+knock out pid {pid}
+axe [pid|process] {pid}
+take down [process|pid] {pid}
pid {pid} is a zombie, kill it
whatever runs as {pid}, kill [that|it]
+pull the plug on process {pid}
[process|pid] {pid}: [kill|terminate|end]
the process id is {pid}, please end it
+shoot down process {pid}
could do with process {pid} being killed
{pid} is the pid, [kill|terminate] it
""",
    de="""
+[kill|beende|töte|stopp] [den|] [Prozess|Prozess Nummer|Prozess Nr.] {pid}
kill {pid}
kill -9 {pid}
+[kill|beende] den [Prozess|] mit [der|] [Nummer|PID|ID] {pid}
Prozess {pid} [beenden|killen|abschießen|weg damit]
!+räum Prozess {pid} weg
+stopp den Prozess mit [der Nummer|ID|PID] {pid}
[sigkill|sigterm] an {pid}
+schick [der PID|dem Prozess|] {pid} ein [SIGTERM|SIGKILL|Kill-Signal]
Prozess {pid} [hängt|spinnt|dreht durch], [kill ihn|beende ihn|abschießen]
+schieß [PID|Prozess|] {pid} ab
+würg [PID|Prozess|die|] {pid} ab
[kannst|könntest|magst] du [PID|Prozess|den Prozess] {pid} [beenden|killen|abschießen]?
ich will, dass [PID|Prozess] {pid} [stirbt|weg ist|beendet wird]
[PID|Prozess Nr.|Prozess-ID] {pid} [beenden|killen|abschießen|terminieren]
[PID|Prozess] {pid} [muss|soll|gehört] weg
Task {pid} [beenden|killen]
der mit der PID {pid}, den killen
[schiaß|schiass] {pid} o
+mach [PID|Prozess] {pid} platt
!der Prozess mit der Nummer {pid} soll enden
!+dreh PID {pid} den Hahn zu
kill -15 {pid}
+knall [PID|Prozess] {pid} ab
+dreh den Prozess {pid} ab
PID {pid} ist ein Zombie, [kill den|weg damit]
was auch immer als {pid} läuft, kill das
[Prozess|PID|Task] {pid}: [killen|beenden|abschießen]
die Prozess-ID ist {pid}, bitte beenden
{pid} ist die PID, [kill den|schieß den ab]
Prozess {pid} gehört [abgeschossen|gekillt|beendet]
ob du Prozess {pid} [beenden|killen] könntest?
+stich den Prozess {pid} ab
""",
)
END_WHAT = Phrases(
    en="""
+[kill|end|stop|terminate] [the|a|that|this] process
+[kill|terminate] [it|something|the program|that thing]
force quit
a program hangs, kill it
!end task
one of my programs is frozen, [shoot it|end it]
[something|an app|some app] [hangs|is frozen|is stuck|is hanging], [kill|end|terminate] it
+kill [a|some|one] [program|app|task]
[kill process|kill task|end process|force close|terminate]
i need to [kill|end|terminate|force quit] [a process|something|a program|an app]
[can|could] you [kill|terminate|force quit] [a process|something|that program]?
one app [doesn't respond|won't react] any more, [kill it|force it to quit]
+force quit [an app|a program|that app|it]
a process is [running wild|going crazy|out of control], [stop|kill|end] it
this [program|app] is [stuck|dead|frozen], [kill|terminate] it
help me [kill|end] a process
[want|have] to get rid of a [stuck|hanging|frozen] process
i'd like a process [killed|ended|terminated]
+shoot down that [process|program]
!some task has to be terminated
!an application stopped reacting, knock it out
there's a zombie process, kill it
i want to shoot down [a program|an app|a process]
my app has half crashed, kill the [rest|process]
[a window|an app] just spins forever, force quit it
nothing reacts in [an app|that app], kill it
task manager, end a task
process kill please
xkill
+take down a [stuck|frozen] [program|process]
kill
something blocks everything, kill [it|the process]
could do with a process being killed
""",
    de="""
+[kill|beende|stopp] [den|einen|diesen] Prozess
+[kill|kille] [es|das|was|das Programm]
+würg [es|das|das Programm] ab
+schieß [das Programm|ihn|das] ab
ein Programm hängt, [schieß es ab|kill das]
!Prozess beenden
eins von meinen Programmen ist eingefroren, würg es ab
[irgendwas|ein Programm|eine App|was] [hängt|ist eingefroren|reagiert nicht], [kill es|abschießen|würg es ab]
+[kill|beende] [irgendein|ein] [Programm|Task] [mit Gewalt|zwangsweise]
[Prozess killen|Task beenden|Task killen|Prozess abschießen|sofort beenden]
ich [muss|will|möchte] [einen Prozess|was|ein Programm] [killen|abschießen|abwürgen]
[kannst|könntest|magst] du [mir|] [einen Prozess|was|ein Programm] [killen|abschießen|abwürgen]?
eine App reagiert [nimmer|nicht mehr], [schieß sie ab|kill sie]
ein Prozess [dreht durch|spinnt|läuft Amok], [stopp ihn|kill ihn|beende ihn]
[dieses|das] [Programm|Ding] [steht|ist tot|hat sich aufgehängt], [kill es|schieß es ab]
hilf mir, einen Prozess zu [killen|beenden]
[will|muss] einen [hängenden|kaputten] Prozess loswerden
i muass [an Prozess|was] [killn|abschiaßn]
Prozess [abwürgen|stoppen|plattmachen] [bitte|]
da hängt was, [schieß das ab|würg das ab]
!irgendein Task gehört terminiert
!eine Anwendung tut nichts mehr, hau sie weg
da ist ein Zombieprozess, kill den
ich will [ein Programm|eine App|einen Prozess] [abschießen|zwangsbeenden]
mein Programm ist halb abgestürzt, kill den [Rest|Prozess]
bei einer App dreht sich nur noch der Kringel, würg sie ab
in dem Programm reagiert nichts, kill es
Taskmanager, einen Task beenden
zwangsbeenden
xkill
+knall [irgendwas|ein Programm|den Prozess] ab
irgendwas blockiert alles, kill [es|den Prozess]
[a Programm|des Programm] hat si aufghängt, schiaß's o
ein Prozess müsste [beendet|gekillt|abgewürgt] werden
""",
)
FIRST = Phrases(
    en="""
+[kill|end|terminate] [the first one|the first|the top one|number one|number 1|the one at the top|the biggest]
the first one, kill it
!the top one has to go
+[stop|shoot|zap] the [first|top] [one|process]
[kill|end] [nr 1|no. 1|#1|the first in the list|the first process|the top process]
the [first|top] [one|process] [please|], [end|terminate] it
[that|the] first one [should|must|can] [die|go|be killed]
[can|could] you [kill|end] the [first|top] one?
[1|first]: [kill|end]
get the first one out of [there|the way]
[then|ok|so] [kill|end] the [first|top] one [then|]
the biggest one, [kill|end|stop] it
i want the [first|top] one [dead|ended|killed]
!away with the uppermost process
!the one that leads the list, terminate it
+take down the [first|top] [one|process]
+axe the [first|top] [one|process]
that first process, [kill|end|stop] it
numero uno, kill it
the one on line one, kill it
the top of the list can [go|be killed]
the hungriest, kill it
+terminate whatever is at the top
well then, shoot the first
the upper one, [end|kill] it
process one: terminate
""",
    de="""
+[kill|beende|töte] [den ersten|das erste|den obersten|Nummer eins|Nummer 1|den größten]
den ersten killen
!der oberste muss weg
+[schieß|würg] den [ersten|obersten] ab
[ersten|obersten|Nr. 1|Nummer 1] [killen|abschießen|beenden]
den [obersten|ersten] [bitte|] [beenden|abschießen|abwürgen]
der erste [kann|soll|muss] [weg|sterben|beendet werden]
[kannst|könntest] du den [ersten|obersten] [killen|beenden|abschießen]?
[dann|ok,|also] [kill|beende] den [ersten|obersten]
den größten [bitte|] [killen|beenden|abschießen]
[weg mit|Schluss mit] dem [ersten|obersten]
schiaß den erschtn o
den ganz oben [killen|beenden|abschießen]
!der Spitzenreiter gehört abgewürgt
!den von Platz eins terminieren
den an der Spitze [killen|abwürgen|beenden]
+dreh den [ersten|obersten] ab
+knall den [ersten|obersten] ab
diesen ersten Prozess [killen|beenden|stoppen]
Zeile eins [killen|beenden]
den hungrigsten [killen|abschießen]
das oberste Ding [kann|soll] weg
den eascht'n [killn|oschiaßn]
Prozess eins [beenden|terminieren|killen]
na dann, weg mit dem obersten
mach den ersten [weg|platt]
""",
)
SECOND = Phrases(
    en="""
+[kill|end|terminate] [the second one|the second|number two|number 2]
the second one, kill it
!the one in second place has to go
+[stop|shoot|zap] the second [one|process]
[kill|end] [nr 2|no. 2|#2|the second in the list|the second process]
the second [one|process] [please|], [end|terminate] it
[that|the] second one [should|must|can] [die|go|be killed]
[can|could] you [kill|end] the second one?
[2|second]: [kill|end]
[then|ok|so] [kill|end] the second one [then|]
[not the first|not the top one], [kill|end] the second
i want the second one [dead|ended|killed]
the one below the first, [kill|end] it
!the one right after the top, shoot it
!the one on line two, terminate it
+take down the second [one|process]
+axe the second [one|process]
that second process, [kill|end|stop] it
numero two, kill it
the second line can [go|be killed]
the runner-up, kill it
well then, shoot the second
process two: terminate
+terminate whatever comes second
keep the first, [kill|end] the second
""",
    de="""
+[kill|beende|töte] [den zweiten|das zweite|Nummer zwei|Nummer 2]
den zweiten killen
!der zweite muss weg
+[schieß|würg] den zweiten ab
[zweiten|Nr. 2|Nummer 2] [killen|abschießen|beenden]
den zweiten [bitte|] [beenden|abschießen|abwürgen]
der zweite [kann|soll] [weg|sterben|beendet werden]
[kannst|könntest] du den zweiten [killen|beenden|abschießen]?
[dann|ok,|also] [kill|beende] den zweiten
[nicht den ersten|den ersten nicht], den zweiten [killen|beenden]
[weg mit|Schluss mit] dem zweiten
schiaß den zwoatn o
den unter dem ersten [killen|beenden|abschießen]
!der nach dem Spitzenreiter gehört abgewürgt
!den von Platz zwei terminieren
+dreh den zweiten ab
+knall den zweiten ab
diesen zweiten Prozess [killen|beenden|stoppen]
Zeile zwei [killen|beenden]
das zweite Ding [kann|soll] weg
den zwoatn [killn|oschiaßn]
Prozess zwei [beenden|terminieren|killen]
na dann, weg mit dem zweiten
mach den zweiten [weg|platt]
den ersten lassen, den zweiten [beenden|killen]
""",
)
