"""What runs and what it uses; ending a process by name, by number, or the one that was just told."""

from training.family import family
from training.material.asides import around
from training.material.listener import listener
from training.material.reports import processes_told, program
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

CPU = Phrases(
    en="""
[what's|what is|whats] [using|eating|hogging|burning] [my|the|all the|so much] [cpu|CPU|processor]?
[my|the] [laptop|computer|machine|pc] is [slow|so slow|super slow|laggy|crawling|sluggish] [today|right now|]
why is [my|the|this] [laptop|computer|machine|everything] so [slow|laggy|sluggish|hot|loud]?
why is the fan [so loud|spinning|running like crazy|going wild|howling]?
the fan [is going crazy|won't stop|is so loud], [what's going on|what's running|why]?
[top|cpu|cpu usage|cpu load|processor load|top processes|cpu hogs] [?|]
which [process|program|app] [uses|needs|takes|eats|is using] [the most|most|so much|all the] [cpu|processor|cpu time|processing power]?
+[show|list|check|tell me] [the|] [cpu usage|cpu load|top cpu processes|processes by cpu|busiest processes|load on the processor]
+[sort|list|show] [the|my|] processes by [cpu|processor use|cpu usage]
what [makes|is making] [my|the] [computer|laptop|pc] [slow|hot|lag]?
!which programs keep the processor busy?
[cpu at|cpu's at] [100|90|99] [%|percent], [who|what] is [it|that]?
everything [lags|stutters|hangs|freezes] [right now|], what's [wrong|eating the cpu]?
the [mouse|cursor|screen] [stutters|lags], what is [hogging the cpu|so busy]?
how busy is [the|my] [cpu|processor|computer]?
[what's|what is] [running|active|busy] [right now|] [in the background|]?
!who eats the cpu?
my laptop gets [hot|really hot|warm], what is [it doing|running]?
[what's|what is] [causing|behind] the high [load|cpu load|cpu usage]?
something is [slowing down|slowing] [my computer|the machine|everything]
!why is the machine this slow?
which process is [going crazy|spinning|out of control]?
running processes
""",
    de="""
was [frisst|braucht|belegt|verbraucht|zieht] [gerade|denn|da|] [so viel|die ganze|am meisten|] [CPU|cpu|Rechenleistung|Prozessorleistung]?
[mein|der|da] [Laptop|Rechner|PC|Computer] ist [so|total|voll|mega|] [langsam|lahm|träge] [heute|gerade|]
warum ist [mein|der|dieser] [Laptop|Rechner|Computer] so [langsam|lahm|laut|heiß|träge]?
wieso [dreht|läuft|rauscht|heult] der Lüfter [so|wie verrückt|dauernd|die ganze Zeit]?
der Lüfter [dreht durch|spinnt|ist so laut|heult], [was läuft da|warum|was ist los]?
[CPU|top|CPU-Auslastung|Prozessorlast|CPU Last|Prozesse|Auslastung|Top Prozesse] [?|]
[welcher Prozess|welches Programm|welche App] [braucht|frisst|verbraucht|nutzt|zieht] [am meisten|die meiste|so viel] [CPU|Rechenleistung|Prozessorzeit]?
+[zeig|liste|sag] [mir|] [mal|] [die CPU-Auslastung|die größten CPU-Fresser|was die CPU auslastet|die Prozessorlast|was gerade rechnet]
+[sortier|zeig|liste] [die|meine] Prozesse nach [CPU|Prozessor|CPU-Last]
was lastet [den Prozessor|die CPU] [so|] aus?
was macht [den Rechner|meinen Laptop|den PC] so [langsam|heiß|lahm]?
!welche Programme halten den Prozessor auf Trab?
CPU [auf|bei|ist auf] [100|90|99] [%|Prozent], [wer ist das|was ist das|warum]?
alles [ruckelt|hängt|laggt|stockt] [gerade|], was ist [los|da los]?
[die Maus|der Bildschirm|der Cursor] [ruckelt|hängt], was [rechnet da so|frisst die CPU]?
wie [ausgelastet|beschäftigt] ist [der Prozessor|die CPU|der Rechner]?
was läuft [gerade|denn|alles|] [im Hintergrund|auf dem Rechner|so]?
!wer frisst die CPU?
mein Laptop [wird so heiß|kocht|glüht], was [macht der da|läuft da]?
woher kommt die hohe [Last|CPU-Last|Auslastung]?
irgendwas [bremst|bremst alles|zieht Leistung], was ist das?
!wieso ist die Kiste so lahm?
da Rechner is [so|sau] [langsam|lahm]
die Kiste [lahmt|schnauft|is lahm]
welcher Prozess [spinnt|dreht durch|läuft Amok]?
laufende Prozesse
""",
)
MEMORY = Phrases(
    en="""
[what's|what is|whats] [using|eating|hogging|filling] [my|the|all the|so much|up my] [memory|ram|RAM]?
which [process|program|app] [uses|needs|takes|eats|is using] [the most|most|so much|all the] [memory|ram]?
+[show|list|check|tell me] [the|] [memory usage by process|top memory processes|processes by memory|biggest memory hogs|ram hogs]
+[sort|list|show] [the|my|] processes by [memory|ram|memory use]
[memory hogs|ram hogs|top memory|biggest processes|ram eaters] [?|]
where [is|did|does] [all|] my [ram|memory] [go|going|gone]?
who [eats|ate|is eating|takes|hogs] [my|all my|the] [ram|memory]?
why is [my|the] [ram|memory] [full|so full|always full]?
!which programs keep the memory full?
the [memory|ram] is full, [who is it|what's in there|which program]?
what makes my [memory|ram] so full?
!who needs that much ram?
what should i close to [get|free] [some|] [memory|ram]?
which [apps|programs|processes] should i [close|quit|end] to save [ram|memory]?
out of memory [errors|] [all the time|again], which program is it?
largest processes [in memory|in ram]
ram is [at|over] [90|95] [%|percent], because of what?
my [browser|tabs] or what [is eating|uses up] the [ram|memory]?
""",
    de="""
was [frisst|braucht|belegt|verbraucht] [gerade|denn|da|] [so viel|den ganzen|am meisten|meinen] [RAM|Arbeitsspeicher|Speicher]?
[welcher Prozess|welches Programm|welche App] [braucht|frisst|verbraucht|belegt] [am meisten|den meisten|so viel] [RAM|Arbeitsspeicher|Speicher]?
+[zeig|liste|sag] [mir|] [mal|] [die größten RAM-Fresser|die größten Speicherfresser|was den Arbeitsspeicher belegt|was den RAM füllt]
+[sortier|zeig|liste] [die|meine] Prozesse nach [Speicher|RAM|Arbeitsspeicher]
[Speicherfresser|RAM-Fresser|größte Prozesse|Prozesse nach Speicher|RAM Verbraucher] [?|]
wo [ist|geht|bleibt] [mein|der] [ganze|] [RAM|Arbeitsspeicher] [hin|]?
wer [frisst|belegt|verbraucht|braucht] [meinen|den|den ganzen] [RAM|Arbeitsspeicher|Speicher]?
warum ist [mein|der] [RAM|Arbeitsspeicher] [so|schon wieder|immer] voll?
!welche Programme machen den Arbeitsspeicher voll?
der [RAM|Arbeitsspeicher] ist voll, [wer war das|wer ist das|was ist da drin]?
!wer braucht so viel RAM?
was [soll|kann] ich [zumachen|schließen|beenden], um [RAM|Arbeitsspeicher] [freizukriegen|zu sparen]?
welche [Programme|Prozesse|Apps] [brauchen|fressen|belegen] den meisten [RAM|Arbeitsspeicher|Speicher]?
dauernd ist der [RAM|Arbeitsspeicher] [voll|knapp], welches Programm [ist das|ist schuld]?
RAM [ist auf|bei] [90|95] [%|Prozent], wegen was?
wer hod mein [RAM|Speicher] gfressn?
liegt's am Browser oder was [frisst|füllt] den [RAM|Arbeitsspeicher]?
""",
)
TOP = Phrases(
    en="""
+[show|list|give me] [me|] the [top|biggest|first] {n} processes [by cpu|by cpu use|by processor]
top {n} processes
the {n} [busiest|hungriest] processes
!which {n} processes use the most cpu?
""",
    de="""
+[zeig|liste|gib] [mir|] die [obersten|größten|ersten] {n} Prozesse [nach CPU|nach Prozessor|nach CPU-Last]
top {n} Prozesse
die {n} [fleißigsten|hungrigsten] Prozesse
!welche {n} Prozesse brauchen am meisten CPU?
""",
)
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
""",
    de="""
+[kill|beende|töte|stopp] [den|] [Prozess|Prozess Nummer|Prozess Nr.] {pid}
kill {pid}
kill -9 {pid}
+[kill|beende] den [Prozess|] mit [der|] [Nummer|PID|ID] {pid}
Prozess {pid} [beenden|killen|abschießen|weg damit]
!+räum Prozess {pid} weg
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
""",
    de="""
+[kill|beende|stopp] [den|einen|diesen] Prozess
+[kill|kille] [es|das|was|das Programm]
+würg [es|das|das Programm] ab
+schieß [das Programm|ihn|das] ab
ein Programm hängt, [schieß es ab|kill das]
!Prozess beenden
eins von meinen Programmen ist eingefroren, würg es ab
""",
)
FIRST = Phrases(
    en="""
+[kill|end|terminate] [the first one|the first|the top one|number one|number 1|the one at the top|the biggest]
the first one, kill it
!the top one has to go
""",
    de="""
+[kill|beende|töte] [den ersten|das erste|den obersten|Nummer eins|Nummer 1|den größten]
den ersten killen
!der oberste muss weg
""",
)
SECOND = Phrases(
    en="""
+[kill|end|terminate] [the second one|the second|number two|number 2]
the second one, kill it
!the one in second place has to go
""",
    de="""
+[kill|beende|töte] [den zweiten|das zweite|Nummer zwei|Nummer 2]
den zweiten killen
!der zweite muss weg
""",
)
OTHER_SORT = {
    "cpu": Phrases(
        en="""
and [by cpu|by processor|the cpu]?
+sort [it|them] by cpu
what about [the cpu|cpu]?
""",
        de="""
und [nach CPU|die CPU|beim Prozessor]?
+sortier [es|sie|das] nach CPU
und was ist mit der CPU?
""",
    ),
    "memory": Phrases(
        en="""
and [by memory|by ram|the memory|the ram]?
+sort [it|them] by [memory|ram]
what about [the memory|memory|ram]?
""",
        de="""
und [nach Speicher|nach RAM|beim Arbeitsspeicher|der RAM]?
+sortier [es|sie|das] nach [Speicher|RAM]
und was ist mit dem [RAM|Arbeitsspeicher]?
""",
    ),
}


def _asks_which(source: Source) -> str:
    return source.by("Which process should I end?", "Welchen Prozess soll ich beenden?")


def _ended(source: Source, name: str) -> dict[str, object]:
    pids = sorted(source.number(300, 400000) for _ in range(source.pick([1, 1, 1, 2, 3])))
    killed = [pid for pid in pids if source.chance(0.15)]
    said = source.by(f"{name} has ended.", f"{name} ist beendet.")
    return {"ended": pids, "killed": killed, "say": said}


def _finish(source: Source, talk: Talk, name: str) -> Talk:
    """What comes of ending a process of this name."""
    if source.chance(0.8):
        return talk.result(**_ended(source, name)).shown()
    kind = source.rng.random()
    if kind < 0.6:
        near = ", ".join(program(source) for _ in range(source.number(0, 3)))
        error = source.by(f"no process is called {name}", f"Kein Prozess heißt {name}")
        more = source.by(f"; the closest are {near}", f"; am nächsten kommen {near}") if near else ""
        return talk.error(error + more).shown()
    error = source.by(
        "it belongs to another user; only your own processes can be ended here",
        "Das gehört einem anderen Benutzer; nur die eigenen Prozesse lassen sich hier beenden",
    )
    return talk.error(error).shown()


@family("processes", "list_processes", "end_process", weight=1.1)
def listing(source: Source) -> Talk:
    """What uses the processor or the memory; and then perhaps ending one of them, or the other list."""
    sort = source.pick(["cpu", "memory"])
    text = around(source, source.say(CPU if sort == "cpu" else MEMORY))
    data = processes_told(source, listener(source), sort, source.pick([2, 3, 3, 4, 5]))
    talk = Talk().user(text).call("list_processes", sort=sort).result(**data).shown()
    after = source.rng.random()
    if after < 0.12:
        at = source.number(0, 1)
        chosen = data["processes"][at]
        talk.user(source.say(FIRST if at == 0 else SECOND)).call("end_process", pid=chosen["pid"])
        said = source.by(f"{chosen['name']} has ended.", f"{chosen['name']} ist beendet.")
        return talk.result(ended=[chosen["pid"]], say=said).shown()
    if after < 0.2:
        name = source.pick(data["processes"])["name"]
        return _finish(source, talk.user(source.say(END, name=name)).call("end_process", name=name), name)
    if after < 0.28:
        other = "memory" if sort == "cpu" else "cpu"
        more = processes_told(source, listener(source), other, 2)
        return talk.user(source.say(OTHER_SORT[other])).call("list_processes", sort=other).result(**more).shown()
    return talk


@family("processes_top", "list_processes", weight=0.2)
def top(source: Source) -> Talk:
    """So many of them."""
    count = source.number(2, 12)
    data = processes_told(source, listener(source), "cpu", min(count, 6))
    talk = Talk().user(source.say(TOP, n=str(count))).call("list_processes", sort="cpu", limit=count)
    return talk.result(**data).shown()


@family("end_process", "end_process", weight=0.8)
def end(source: Source) -> Talk:
    """End one that is named."""
    name = program(source)
    if source.chance(0.15):
        name = name.capitalize()
    return _finish(source, Talk().user(source.say(END, name=name)).call("end_process", name=name), name)


@family("end_process_pid", "end_process", weight=0.3)
def end_pid(source: Source) -> Talk:
    """End one by its number."""
    pid = source.number(2, source.pick([999, 9999, 99999, 999999]))
    talk = Talk().user(source.say(END_PID, pid=str(pid))).call("end_process", pid=pid)
    if source.chance(0.15):
        return talk.error(source.by(f"there is no process {pid}", f"Es gibt keinen Prozess {pid}")).shown()
    said = source.by(f"{(name := program(source))} has ended.", f"{name} ist beendet.")
    return talk.result(ended=[pid], say=said).shown()


@family("end_process_which", "end_process", "ask_user", weight=0.2)
def end_which(source: Source) -> Talk:
    """End something that was not named: ask."""
    name = program(source)
    talk = Talk().user(source.say(END_WHAT)).call("ask_user", question=_asks_which(source))
    said = name if source.chance(0.7) else source.say(Phrases(en="[the|it's|take] {name}", de="[den|es ist|nimm] {name}"), name=name)
    return _finish(source, talk.result(answer=said).call("end_process", name=name), name)
