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
{name} [down|dead|off], [by force|the hard way]
{name}: sigkill
{name}? kill it
[process|task] {name} [off|away|must stop]
no more {name}, kill the process
enough of {name}, [kill|terminate] it
i've had enough of {name}, [kill|terminate] the process
i need to [kill|terminate|force quit] {name}
i'd like [to kill|to terminate|to force quit] {name}
i don't trust {name}, kill that process
i don't need the process {name} [any more|], [end|kill] it
there's a {name} process [left over|hanging about], kill it
there's {name} still running [in the background|as a zombie], kill it
{name} is still running in the background, kill [it|the process]
{name} runs [twice|three times], kill [all of them|the lot]
{name} keeps [hanging|freezing], force quit it
{name} is [leaking memory|eating up my ram|burning the cpu], [kill|end] it
how do i kill {name}? do it
[can|could] {name} be [killed|terminated|force quit]
let's [kill|terminate] {name}
time to [kill|terminate] [the process|] {name}
mind [killing|terminating] {name}?
+let [the process|process] {name} die
+bring the process {name} to an end
+bump off [the process|] {name}
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
{name} [tot|killen], [mit Gewalt|auf die harte Tour]
{name}: sigkill
{name}? abschießen
[Prozess|Task] {name} [weg|aus|stopp]
Schluss mit dem Prozess {name}
genug von {name}, [kill das|abschießen|Prozess beenden]
mir reicht's mit {name}, [abschießen|kill es]
ich muss {name} [killen|abschießen|zwangsbeenden]
ich möchte {name} [killen|abschießen|zwangsbeenden|abwürgen]
ich trau {name} nicht, kill den Prozess
den Prozess {name} brauch ich nicht, [beenden|kill ihn]
da ist noch ein Prozess {name} übrig, kill den
{name} läuft noch im Hintergrund, [kill es|abschießen|Prozess beenden]
{name} läuft [zweimal|dreimal], alle killen
{name} friert dauernd ein, [abschießen|kill es]
{name} ignoriert mich, [kill es|würg es ab]
wie kill ich {name}? mach du
kann man {name} [killen|abschießen|zwangsbeenden]
lass uns {name} [killen|abschießen]
Zeit, dass der Prozess {name} stirbt
magst {name} abschießen
""",
)
END_PID = Phrases(
    en="""
+[kill|end|terminate|stop] [the|] [process|pid|process number|process id|PID] {pid}
kill {pid}
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
SIGTERM {pid}
kill -s TERM {pid}
[sudo|please] kill {pid}
kill {pid} [now|please|quick]
[stop|end|terminate] pid {pid}
pid {pid} [off|away|out]
[process|pid] {pid}, [shoot|zap|nuke] it
could [process|pid] {pid} be [ended|killed|stopped]?
would you [end|kill|stop] pid {pid} for me?
mind [killing|ending] {pid}?
get rid of [process|pid] {pid}
+finish off pid {pid}
+put process {pid} down
+take pid {pid} out
+bring process {pid} to an end
+have process {pid} [ended|killed|stopped]
+signal {pid} to [quit|stop|end]
+tell pid {pid} to quit
+let process {pid} die
+hard kill {pid}
i need [pid|process] {pid} [stopped|ended|out of the way]
i'd like to [kill|end|terminate] [pid|process] {pid}
i don't need process {pid} [any more|], [end|kill|stop] it
[pid|process] {pid} is [useless|not needed|a leftover], [kill|end] it
no idea what {pid} is, but kill that process
{pid} eats [all my ram|the whole cpu], kill that process
{pid} [hangs|is hung|is frozen], kill that pid
top shows {pid} at 100 %, kill it
according to ps it's {pid}, [kill|end] it
htop says pid {pid}, [kill|end] that
the culprit is [pid|process] {pid}, kill it
process {pid} won't [stop|quit|die], force it
task {pid}: [end|kill|terminate]
end task {pid}
process number {pid} [please end|has to stop|must stop]
the process with id {pid}, [stop|end|kill] it
the one with id {pid} has to [die|go]
off with process {pid}
let's [kill|end] [pid|process] {pid}
time for process {pid} to [die|go]
[nothing else helps|last resort], kill -9 {pid}
first try TERM on {pid}
terminate {pid}, that's the pid
[smash|slay|murder] process no. {pid}
is it possible to end process {pid}
can't get rid of process {pid}, kill it for me
""",
    de="""
+[kill|beende|töte|stopp] [den|] [Prozess|Prozess Nummer|Prozess Nr.] {pid}
kill {pid}
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
SIGTERM {pid}
kill -s TERM {pid}
[sudo|bitte] kill {pid}
{pid} [killen|abschießen|abwürgen]
PID {pid} [stoppen|stopp|weg|aus]
Prozess {pid}, [schieß den ab|würg den ab|kill den]
könnte man Prozess {pid} [beenden|killen|abschießen]?
würdest du [PID|Prozess] {pid} [beenden|killen]?
+erledige [PID|Prozess] {pid}
+mach Prozess {pid} [aus|tot|kalt]
+hau [PID|Prozess] {pid} [weg|raus]
+schaff mir Prozess {pid} vom Hals
+zieh Prozess {pid} den Stecker
+lass Prozess {pid} [sterben|enden]
+zwing Prozess {pid} zum Beenden
+sag PID {pid}, dass Schluss ist
+gib PID {pid} ein [SIGTERM|SIGKILL]
+beende PID {pid} [hart|gewaltsam|zwangsweise]
+terminier [PID|Prozess] {pid}
ich muss Prozess {pid} [beenden|loswerden|killen]
ich möchte Prozess {pid} [beenden|stoppen|abschießen]
Prozess {pid} brauch ich nicht [mehr|], [beenden|killen]
Prozess {pid} ist [überflüssig|ein Überbleibsel|unnötig], beenden
weiß nicht was {pid} ist, aber kill den Prozess
{pid} frisst [den ganzen RAM|die ganze CPU], kill den Prozess
{pid} hängt, kill die PID
top zeigt {pid} mit 100 %, killen
laut ps ist es {pid}, [kill den|beende den]
htop sagt PID {pid}, [kill die|abschießen]
der Übeltäter ist Prozess {pid}, killen
Prozess {pid} geht nicht [zu|aus|weg], mit Gewalt beenden
Task {pid} [bitte|] [beenden|abschießen]
Prozess mit ID {pid} [beenden|killen|stoppen]
den mit der ID {pid} [beenden|killen|abschießen]
Prozess Nummer {pid} bitte [beenden|abschießen|abwürgen]
Schluss mit Prozess {pid}
weg mit Prozess {pid}
lass uns Prozess {pid} [beenden|killen]
Prozess {pid} [darf|kann|soll] [gehen|enden|aufhören]
wenn sonst nichts hilft, kill -9 {pid}
erst mal TERM an {pid}
terminieren: {pid}
kann man Prozess {pid} beenden
i mecht an Prozess {pid} oschiaßn
den {pid}er Prozess [killn|abschießen]
chasch Prozess {pid} [abschüsse|beände]?
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
[kill|end|stop] one of [the|my] processes
[kill|end] [some|a] process [for me|please]
process [please|], kill
terminate something
[end|stop] a [task|job|running program]
which process? i want to kill one
i want to kill [one|some] process
i wish to terminate a program
let's kill a process
let's force quit something
time to kill [a|some] process
there is a process that [should|must|has to] die
there's an app i have to force quit
there's a program that [won't close|refuses to close|can't be closed]
[some|this] [program|app] [won't|refuses to|doesn't want to] [close|quit], [kill|force] it
i can't close [a|this|one] program, [kill|end] it
i can't get out of [a program|an app], kill it
clicking the x does nothing, kill the app
an app went [crazy|nuts|wild], end it
a program crashed but is still there, kill it
one window is [frozen|dead|stuck], kill the program
a game [froze|hangs|is frozen], kill it
my program [hung up|froze], [kill|end|terminate] it
my app is [not responding|unresponsive], [end|kill|terminate] it
app not responding, [kill|force quit]
[frozen|hung|stuck] program, kill please
[frozen|hanging|crashed] [app|window], force quit
hanging process, [end|kill] it
pkill
killall
sigkill
send a kill signal
send [some|a] process a sigterm
kill command
terminate a process
process termination
+take out [a|that|some] [process|program]
+put a [hung|frozen] program out of its misery
+shoot [some|a] [program|process|app]
+zap a process
+nuke that [process|program|frozen app]
+murder a process
+make [an app|some program|a process] quit by force
would you [kill|end|terminate] a process for me?
is it possible to kill [a|one] process
how about killing a process
mind killing a program?
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
[kill|beende|stopp] einen von meinen Prozessen
[kill|beende] [irgendeinen|mir einen] Prozess
Prozess [bitte|], killen
was [killen|abschießen|abwürgen]
[einen Task|einen Job|ein laufendes Programm] [beenden|stoppen|killen]
ich will [einen|irgendeinen] Prozess [beenden|stoppen|terminieren]
ich würd gern [ein Programm|einen Prozess|was] [abschießen|killen|zwangsbeenden]
lass uns einen Prozess [killen|abschießen|beenden]
es gibt da einen Prozess, der [sterben|weg|beendet werden] muss
da ist ein Programm, das [nicht zugeht|sich nicht schließen lässt]
ein Programm [geht nicht zu|lässt sich nicht schließen|will nicht zugehen], [kill es|würg es ab]
ich krieg ein Programm nicht zu, [kill es|schieß es ab]
ich komm aus einem Programm nicht mehr raus, kill das
das X tut nichts, kill die App
eine App ist durchgedreht, beende sie
ein Programm ist abgestürzt, aber noch da, killen
ein Fenster ist eingefroren, schieß das Programm ab
ein Spiel [hängt|ist eingefroren], [abschießen|killen]
mein Programm hat sich aufgehängt, [beende es|kill es|abschießen]
meine App antwortet nicht [mehr|], [beenden|killen]
Programm reagiert nicht, [killen|zwangsbeenden|abschießen]
[eingefrorenes|abgestürztes|hängendes] Programm [killen|abschießen|beenden]
hängender Prozess, [beenden|killen]
pkill
killall
sigkill
[schick|sende] [irgendeinem|einem] Prozess ein [SIGTERM|SIGKILL|Kill-Signal]
Kill-Befehl
Prozess terminieren
einen Prozess [terminieren|abwürgen|erledigen] [bitte|]
Abschuss eines Programms bitte
+erlös ein eingefrorenes Programm
+dreh [irgendeinen|den|einen] Prozess ab
+murks das Programm ab
+mach [einen Prozess|ein Programm|das Programm] platt
+mach dem Programm den Garaus
+zwing ein Programm zum Beenden
+hau den Prozess weg
würdest du einen Prozess [killen|beenden|abschießen]?
kann man einen Prozess [killen|beenden]
wie wär's mit einem Prozess killen
wir müssen einen Prozess [beenden|abschießen]
mir hängt was, abwürgen bitte
bei mir hängt ein Programm, [kill's|würg's ab]
des Programm is hi, [schiaß's o|drah's o]
chasch öppis [abschüsse|kille]?
das Ding [hängt|spinnt], [abschießen|kill das|abwürgen]
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
just the first [one|] [please|]
top one [pls|please]
end that first thing
kill [the one|whatever] you [named|listed|mentioned] first
[oh|ah|wow], that's it, kill the first one
okay the first one is [useless|not needed], [kill|end] it
i don't need the first one, [end|kill|stop] it
no idea what that first one is, [kill|end] it
[please|pls] get rid of number one
get rid of the top [hog|eater|offender]
would you [kill|end|stop] the first one for me
mind [killing|ending] the first?
number one [has|needs] to go
number one must die
[end|terminate] number one, leave the others
kill the first, [keep|leave] the rest
only the first [one|], the rest can stay
that monster at the top, kill it
the worst [one|offender|of them], [kill|end|stop] it
the biggest [eater|hog|consumer], [kill|end] it
[kill|stop|end] the [worst|hungriest|greediest] one
+knock out the first one
+finish the first one off
+put the first one down
+take out number one
+force the first one to quit
+force quit the [first|top] one
+send a [kill|term|sigterm] to the first [one|process]
sigkill the first
i'd like the first one [stopped|killed|ended]
i'd say [kill|end] number one
let's [kill|end|stop] the first one
so let's get number one out of the way
time for the first one to [die|go]
the first can [be ended|be stopped|go away]
could the first one be [ended|killed|stopped]?
is it ok to end the first? do it
the first on the list, [end|kill|stop] it
first entry: [kill|end|terminate]
first row, kill
[nuke|murder|slay] the first one
bye bye first one, kill it
make the first one [stop|quit|go away]
have the first one [killed|ended|stopped]
first process [kill|end] please
this first guy, [kill|stop] him
[#1|no 1|one] [must|has to|should] be [killed|stopped|ended]
if the first one eats that much, kill it
yeah [kill|end] the top process
right, number one goes down
put an end to the first one
pull the plug on the first one
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
den ersten [bitte|]
den ersten [weg|raus]
nur den ersten
den obersten [halt|einfach|bitte] beenden
[mach|tu] den obersten weg
den zuerst genannten [beenden|killen|abschießen]
[oh|ah|aha], das ist er, kill den ersten
den ersten brauch ich [nicht|gar nicht|nimmer], [beenden|kill den|weg damit]
keine Ahnung was der erste ist, [kill ihn|beende ihn|weg damit]
[bitte|] schmeiß den ersten raus
würdest du den ersten [beenden|abschießen|killen]?
magst du den ersten [beenden|abschießen|killen]?
Nummer eins [muss|soll|kann] [weg|sterben]
Nummer eins [killen|abschießen], die anderen lassen
den ersten killen, der Rest [bleibt|darf bleiben]
das Monster ganz oben [killen|abschießen|beenden]
den schlimmsten [killen|abschießen|beenden]
den [größten|ärgsten|gierigsten] Fresser [beenden|killen|abschießen]
+mach dem ersten den Garaus
+beende den an erster Stelle
+zieh dem ersten den Stecker
+schick dem ersten ein [SIGTERM|SIGKILL|Kill-Signal]
+hau den ersten [weg|raus]
+stopp den ersten [Prozess|]
+zwing den ersten zum Beenden
+würg den größten ab
ich will den ersten [los sein|loswerden|beenden]
ich möchte, dass der erste [beendet wird|stirbt|aufhört]
ich würd den ersten [beenden|killen|abschießen]
lass uns den ersten [killen|beenden|abschießen]
der erste gehört [beendet|gekillt|abgeschossen]
der erste [wird|sei] [beendet|gekillt]
der erste [darf|kann] [gehen|aufhören|abtreten]
kann man den ersten [beenden|killen]? dann mach
den ersten auf der Liste [beenden|killen|abschießen]
erster Eintrag: [beenden|killen|abschießen]
erste Zeile [killen|beenden|abschießen]
tschüss Nummer eins, killen
der erste soll [aufhören|enden|Ruhe geben]
ersten Prozess [bitte|] [beenden|stoppen|killen]
der Erste da, [kill den|beende den|schieß den ab]
wenn der erste so viel frisst, kill ihn
ja, den obersten [Prozess|] killen
gut, Nummer eins muss dran glauben
[hau|drah] den easchtn o
den erschte [abschüsse|kille|beände]
[mach|moch] den ersten kalt
schluss jetzt mit Nummer eins
den ersten abdrehen
den allerersten [killen|beenden]
der erste raubt mir die Leistung, [kill ihn|beende ihn]
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
just the second [one|]
the second [one|] please
no. two [please|pls]
end that second thing
kill [the one|whatever] you [named|listed|mentioned] second
[hm|ah|oh], the second one it is, kill it
i don't need the second one, [end|kill|stop] it
no idea what that second one is, [kill|end] it
[please|pls] get rid of number two
get rid of the second [hog|eater|offender]
would you [kill|end|stop] the second one for me
mind [killing|ending] the second?
number two [has|needs] to go
number two must die
[end|terminate] number two, leave the others
kill the second, [keep|leave] the rest
only the second [one|], nothing else
the first is important, so kill the second
the first one stays, [end|kill|stop] the second
first one's fine, [end|kill] number two
leave number one, [kill|end] number two
the second [worst|biggest|hungriest], [kill|end|stop] it
+knock out the second one
+finish the second one off
+put the second one down
+take out number two
+force the second one to quit
+force quit the second one
+send a [kill|term|sigterm] to the second [one|process]
sigkill the second
i'd like the second one [stopped|killed|ended]
i'd say [kill|end] number two
let's [kill|end|stop] the second one
so let's get number two out of the way
time for the second one to [die|go]
could the second one be [ended|killed|stopped]?
the second on the list, [end|kill|stop] it
second entry: [kill|end|terminate]
second row, kill
[nuke|murder|slay] the second one
bye bye second one, kill it
make the second one [stop|quit|go away]
have the second one [killed|ended|stopped]
second process [kill|end] please
the other guy, the second, [kill|stop] him
[#2|no 2|two] [must|has to|should] be [killed|stopped|ended]
yeah [kill|end] the second process
right, number two goes down
put an end to the second one
pull the plug on the second one
better [kill|end] number two
that second one, who needs it, [kill|end] it
on to the second one, kill that
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
den zweiten [bitte|]
den zweiten [weg|raus]
nur den zweiten
den zweiten [halt|einfach] beenden
[mach|tu] Nummer zwei weg
den als zweites genannten [beenden|killen|abschießen]
[hm|ah|aha], der zweite ist es, kill den
den zweiten brauch ich [nicht|gar nicht|nimmer], [beenden|kill den|weg damit]
keine Ahnung was der zweite ist, [kill ihn|beende ihn|weg damit]
[bitte|] schmeiß den zweiten raus
würdest du den zweiten [beenden|abschießen|killen]?
magst du den zweiten [beenden|abschießen|killen]?
Nummer zwei [muss|soll|kann] [weg|sterben]
Nummer zwei [killen|abschießen], die anderen lassen
den zweiten killen, der Rest [bleibt|darf bleiben]
der erste ist wichtig, also [kill|beende] den zweiten
der erste bleibt, den zweiten [killen|beenden|abschießen]
Nummer eins passt, [kill|beende] Nummer zwei
den zweitgrößten [killen|abschießen|beenden]
den zweitschlimmsten Fresser [beenden|killen|abschießen]
+mach dem zweiten den Garaus
+beende den an zweiter Stelle
+zieh dem zweiten den Stecker
+schick dem zweiten ein [SIGTERM|SIGKILL|Kill-Signal]
+hau den zweiten [weg|raus]
+stopp den zweiten [Prozess|]
+zwing den zweiten zum Beenden
ich will den zweiten [los sein|loswerden|beenden]
ich möchte, dass der zweite [beendet wird|stirbt|aufhört]
ich würd den zweiten [beenden|killen|abschießen]
lass uns den zweiten [killen|beenden|abschießen]
der zweite gehört [beendet|gekillt|abgeschossen]
der zweite [wird|sei] [beendet|gekillt]
der zweite [darf|kann] [gehen|aufhören|abtreten]
kann man den zweiten [beenden|killen]? dann mach
den zweiten auf der Liste [beenden|killen|abschießen]
zweiter Eintrag: [beenden|killen|abschießen]
zweite Zeile [killen|beenden|abschießen]
tschüss Nummer zwei, killen
der zweite soll [aufhören|enden|Ruhe geben]
zweiten Prozess [bitte|] [beenden|stoppen|killen]
der Zweite da, [kill den|beende den|schieß den ab]
wenn der zweite so viel frisst, kill ihn
ja, den zweiten Prozess killen
gut, Nummer zwei muss dran glauben
[hau|drah] den zwoatn o
den zwöite [abschüsse|kille|beände]
[mach|moch] den zweiten kalt
schluss jetzt mit Nummer zwei
den zweiten abdrehen
den an zweiter Position [killen|beenden]
der zweite raubt mir die Leistung, [kill ihn|beende ihn]
""",
)
