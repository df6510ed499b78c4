"""How people ask what uses the processor or the memory."""

from training.phrases import Phrases

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
[what's|what is] my [computer|machine|laptop] [doing|working on] [all the time|so hard|right now]?
[cpu|processor] at full [load|throttle|speed], [why|what from]?
+find out [what|which program|who] [stresses|is stressing|loads|overloads] the [cpu|processor]
[high|heavy|100%] cpu [usage|load], [which program|which process|who's to blame]?
[process list|ps aux|list of processes|process overview]
the [cooler|fan|ventilator] [sounds like a jet|is screaming|keeps spinning up], [which process|which program|what is it]?
my [laptop|lap] is burning, what is [running|computing]?
+[list|show] [me|] [the|] [most active|heaviest|most demanding|cpu-hungry] [processes|programs|apps]
[cpu hog|the cpu hog|busiest process|cpu eater], [who|which one] is it?
is [something|anything|some program] [hogging|eating|using up] the [cpu|processor]?
i hear the fan all the time, [something must be running|what's running]?
[what|which] [tasks|jobs|processes] [are running|run] [right now|at the moment|currently]?
what's taking up [all|] my [processing power|cpu time|cpu cycles]?
my cpu is [maxed out|pegged|pinned], by [what|whom]?
can you [tell|see] [what|which app] [keeps|makes] the cpu [so|] busy?
[processes|tasks] sorted by cpu
games [stutter|lag] today, is something eating my cpu?
i want to [see|know] [what runs|which programs run|who uses the cpu]
[load average|cpu load] is [crazy|through the roof|sky high], [why|because of what]
+give me [a list of|] [the|] [running|active] processes
!some process must be going wild, which one?
!+name the biggest consumers of processor time
!the fan roars, look for the culprit
!who keeps all cores busy?
my [pc|laptop] is [dragging|chugging|choking], what's [running|hogging it]?
typing lags behind, what's [chewing|munching] on the cpu?
what's [cooking|grinding|churning] on this machine?
[ps|task list|what runs here]
i could fry an egg on this laptop, what's [running|working so hard]?
what processes are [there|alive|on]?
it takes ages to open anything, what keeps the machine busy?
the machine is overheating, [which process|what] is to blame?
what is this thing so busy with?
which process is the [greediest|hungriest|most active] [one|]?
why does the fan never rest?
i'd like an overview of what's running
is a runaway process [around|running]?
[workload|utilisation|cpu consumption] [by process|per process|per program]
what are my cores doing?
slow as [molasses|hell|a snail] today, find out [why|what's running]
what just started to hammer the cpu?
my laptop could do with less noise, who's spinning the fan?
cpu hogs, [top of the list|by name]
cpu per [process|program|app]
htop
what does the cpu [do|have to do] all day?
what is so [cpu hungry|demanding] [right now|]?
what's [slowing|dragging] [me|everything|this laptop] down?
what's [spinning up|driving|behind] the fan?
who's [to blame|responsible|the culprit] for the [load|noise|heat]?
who is [working|computing] [so hard|] on my [computer|machine]?
how come this [laptop|machine] is [hot|slow|loud] when i do nothing?
i do nothing and the fan [runs|howls], why?
i'm doing nothing and the cpu is at [50|80|100] [%|percent], [who is it|why]?
i'd like to know what [keeps the cpu busy|uses so much cpu|runs in the background]
is there a program that [hogs|burns|takes] [the|all the] cpu?
let me see [the running processes|what's running|what the cpu is doing]
battery drains so fast, what is [computing|using the cpu]?
why is everything [crawling|jerky|stuttering]?
my [computer|laptop] [barely moves|takes forever|got slow], what's [running|hogging it]?
would you look what [burns|uses|takes] the cpu
who's the hog?
processes
processes please
process table
atop
btop please
top, please
cpu who?
cpu - who's on it?
cpu at its limit
cpu through the roof
fan at full blast
fan noise, why
so hot in here, cpu-wise
what's up with the cpu?
what's with the fan?
what's all that load about?
what's going on under the hood, process-wise?
what's chugging away in there?
what's it computing?
who's on the cpu?
who's making my fan go mad?
who's been busy while i was away, cpu-wise?
where is my processing power going?
where does the load come from?
is it the browser again that burns the cpu?
is something mining bitcoin on my machine?
is anything running wild?
did something hang and eat the cpu?
does anything use a lot of cpu right now?
has a process gone mad?
are there any processes that take a whole core?
can't hear myself think with that fan, what's running?
youtube stutters, what's on the cpu?
my video call is choppy, what else is using the processor?
compiling takes forever, what else is on the cpu?
even typing is slow, who's got the cpu?
this machine is a snail, who's to blame?
one core sits at 100, who is it?
it sounds like a hoover, what's running?
my legs are roasting, what is the laptop computing?
uptime shows a load of 12, from what?
there must be something churning in the background
i smell something burning, which process works so hard?
i suspect some process is stuck at 100 percent
i'd love to know what keeps my cores busy
just the process list, ta
+tell me who's burning my cpu
+spy out what runs in the background
+print the process list
+peek at the cpu, who's using it
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
was [macht|treibt|rechnet] [der Rechner|mein Laptop|die Kiste] [da|] [die ganze Zeit|dauernd|gerade]?
[CPU|Prozessor] [auf Anschlag|am Limit|unter Volllast], [warum|wovon|wer ist das]?
+find raus, [was|wer|welches Programm] [die CPU|den Prozessor] [auslastet|blockiert|belegt]
[hohe|volle] [CPU-Last|Prozessorlast|CPU-Auslastung], [welches Programm|welcher Prozess|wer ist schuld]?
[Prozessliste|ps aux|Liste der Prozesse|Prozessübersicht]
der [Lüfter|Ventilator|Propeller] [klingt wie ein Föhn|röhrt|hört nicht auf|dreht hoch], [welcher Prozess|wer war das|was läuft]?
mein [Laptop|Läppi|Notebook] glüht, [was rechnet da|welches Programm ist das]?
+[zeig|list] [mir|] die [aktivsten|rechenintensivsten|hungrigsten] [Prozesse|Programme]
CPU-Fresser [anzeigen|finden|bitte|?]
[hängt|läuft] da [irgendwas|irgendein Prozess] [im Hintergrund|] und [frisst CPU|zieht CPU]?
ich hör dauernd den Lüfter, was [läuft|rechnet] da?
welche [Tasks|Prozesse|Jobs] [laufen|sind aktiv] [gerade|momentan|grad]?
wer [klaut|nimmt] [mir|] [die ganze|meine] [Rechenleistung|CPU|Prozessorzeit]?
[siehst du|kannst du sehen], [was|wer] die CPU so [beschäftigt|belastet]?
Prozesse nach CPU [sortiert|]
Spiele ruckeln heut, [frisst was die CPU|zieht was CPU]?
ich [will|möcht|würd gern] [wissen|sehen], [was alles läuft|wer die CPU braucht|welche Prozesse laufen]
wos [frisst|braucht] do so vui CPU?
wat [läuft|rödelt] da [so|] [im Hintergrund|]?
Load [ist|is] [viel zu hoch|irre hoch], [weswegen|wer wars]?
warum [rödelt|rattert|ackert] [die Kiste|der Rechner|der PC] so?
!irgendein Prozess muss durchdrehen, welcher?
!+nenn mir die größten Verbraucher beim Prozessor
!der Lüfter brüllt, such den Schuldigen
!wer hält alle Kerne beschäftigt?
mein [PC|Laptop|Rechner] [quält sich|schleicht|keucht|zickt], was läuft da?
beim Tippen hinkt alles nach, was [knabbert|nagt] an der CPU?
was [köchelt|ackert|wurschtelt|werkelt] da auf der Kiste?
[ps|Taskliste|was läuft hier so]
auf dem Laptop könnt man Eier braten, was [läuft|rechnet] da so?
alles dauert ewig, was hält die Kiste so auf Trab?
der Rechner überhitzt, welcher Prozess ist schuld?
womit ist der Rechner so beschäftigt?
wer ist der [gierigste|hungrigste|aktivste] Prozess?
wieso kommt der Lüfter nie zur Ruhe?
ich hätt gern einen Überblick, was alles läuft
ist da ein [wildgewordener|durchgedrehter] Prozess?
CPU-Verbrauch [pro Prozess|pro Programm|nach Programm]
was machen meine Kerne da?
heut is ois so [zaach|langsam], wos rennt do?
was hämmert [grad|gerade|] so auf [die CPU|den Prozessor] ein?
der Laptop dürft gern leiser sein, wer treibt den Lüfter?
warum isch de Rechner so langsam?
gibt's grad Prozesse, die [zu viel rechnen|viel CPU ziehen]?
CPU-Fresser, [die schlimmsten zuerst|mit Namen]
htop
was bremst [mich|alles|den Laptop] da aus?
was treibt den Lüfter [so|] an?
wer ist [schuld an|verantwortlich für] [der Last|dem Lärm|der Hitze]?
wer [werkelt|rechnet] da so [fleißig|heftig] auf meinem Rechner?
wieso ist der Laptop [heiß|laut], wenn ich gar nichts mach?
ich mach nichts und der Lüfter [läuft|heult], warum?
ich tu nichts und die CPU ist auf [50|80|100] [%|Prozent], [wer ist das|warum]?
ich wüsst gern, [was die CPU beschäftigt|wer so viel CPU braucht]
[lass|zeig] mich sehen, was [alles|grad] läuft
der Akku ist so schnell leer, was rechnet da?
alles [stockt|ruckelt], welcher Prozess ist das?
mein Rechner kommt nicht vom Fleck, was läuft da?
[magst|würdest] du schauen, was die CPU [frisst|auslastet]
wer ist der Fresser an der CPU?
Prozesse bitte
Prozesstabelle
atop
btop bitte
top, bitte
CPU wer?
CPU - wer ist da dran?
CPU am Anschlag
Lüfter auf Vollgas
Lüfterlärm, warum
heiß hier drin, was rechnet da
was ist mit der CPU los?
was hat der Lüfter?
woher die ganze Last?
was geht unter der Haube ab, welche Prozesse?
was ackert da drin so?
was rechnet der da?
wer sitzt auf der CPU?
wer bringt meinen Lüfter auf die Palme?
wer war so fleißig auf der CPU, während ich weg war?
wohin geht meine Rechenleistung?
ist es wieder der Browser, der die CPU frisst?
schürft da was Bitcoins auf meinem Rechner?
läuft hier was Amok?
hat sich was aufgehängt und frisst die CPU?
zieht grad irgendwas viel CPU?
ist ein Prozess ausgeflippt?
gibt es Prozesse, die einen ganzen Kern belegen?
bei dem Lüfter versteh ich mein eigenes Wort nicht, was läuft?
Youtube ruckelt, wer hängt an der CPU?
die Videokonferenz stockt, was braucht sonst noch den Prozessor?
Kompilieren dauert ewig, was ist sonst auf der CPU?
sogar Tippen ist zäh, wer hat die CPU?
eine Schnecke ist das, wer ist schuld an der Last?
ein Kern steht auf 100, wer ist das?
klingt wie ein Staubsauger, was läuft da?
mir brennen die Oberschenkel, was rechnet der Laptop?
uptime zeigt Last 12, wovon?
da muss was im Hintergrund rattern
ich hab den Verdacht, ein Prozess hängt auf 100 Prozent
nur die Prozessliste, danke
wer heizt meiner CPU so ein?
wos rattert'n do so?
wär isch so am Rächne uf em Compi?
wat is dat för'n Krach in'n Rekner, wat löppt?
+sag mir, wer meine CPU verheizt
+schau nach, was im Hintergrund rackert
+gib die Prozessliste aus
+wirf einen Blick auf die CPU, wer sie braucht
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
+find out [what|which app|who] [fills|is filling|eats] [the|my] [ram|memory]
[ram|memory] [keeps filling up|is eaten up|vanishes], [by what|who does that|which process]?
i have 16 gigs of ram and it's [all gone|full], [what took it|which program]?
[is there|do i have] a memory [leak|hog] [somewhere|running]?
which program [leaks|wastes|devours] [memory|ram]?
[processes|programs|tasks] by [memory|ram] [usage|use|consumption|]
+name the [biggest|worst] [memory|ram] [hogs|eaters|consumers]
who is the [biggest|worst] [ram|memory] [hog|eater|consumer]?
[everything|my pc] is swapping, [which process needs so much memory|who eats the ram]?
[what|which programs] can i quit to [free|get back] [some|] [ram|memory]?
[ram|memory] is [almost|nearly] [full|gone], which apps [should|can] i close?
the oom killer [strikes|was here] again, who takes all the [memory|ram]?
how much [ram|memory] does each [process|program|app] [use|take|need]?
+break down [my|the] [ram|memory] [usage|] by [process|program|app]
most memory-hungry [processes|apps|programs]
[ram|memory] eater [list|top list]
i wonder which app is [so|] heavy on [memory|ram]
+[show|list] [me|] [the|] processes [with|that have] the [most|highest] [memory|ram]
!whose fault is it that the ram is full?
!which applications are the fattest in memory?
!+rank the programs by how much ram they hold
what's [munching|chewing|gobbling] [up|] my [ram|memory]?
i'm out of ram, who's [the culprit|guilty|to blame]?
which app is a [ram|memory] [pig|glutton|guzzler]?
[memory|ram] [consumers|culprits|guzzlers] please
tabs or editor, who takes more [ram|memory]?
my [ram|memory] is gone, find the thief
who's been [hoarding|bloating] the [ram|memory]?
something is leaking [memory|ram], which [program|process] is it?
the fattest program in [ram|memory]?
[resident memory|rss|memory footprint] [per|by] process
i'd like to see what sits in [ram|memory]
before i buy more ram: what eats it?
what could i quit, memory is tight
which processes grew so much in memory?
ram per program
ram per process, [please|sorted]
ram [chart|ranking|top ten] [by program|]
biggest first: processes by ram
ps sorted by [ram|memory|rss]
ram usage, which [app|program|process] is on top?
[chrome|firefox|the browser] or [teams|slack|spotify], who eats more [ram|memory]?
does [some|any] [program|process] take too much [ram|memory]?
did [some|a] program [fill|eat] up [my|all the] [ram|memory]?
[has|is] something [got a leak|leaking], i see the [ram|memory] [grow|fill up]
how come the [ram|memory] is full when [nothing|hardly anything] is open?
nothing is open and yet the [ram|memory] is full, [who is it|what takes it]?
swap is full, which program [did that|is it]?
[swapping|thrashing] like mad, which program needs so much [ram|memory]?
my [laptop|computer|pc] runs out of [ram|memory], because of which [program|process]?
i have [8|32] gigs, who's using them all?
i'd like to know who takes [my|the] [ram|memory]
i need to know which [process|app] needs so much [ram|memory]
i need some ram back, what is the biggest [process|program]?
i want [a list of|] the processes that need the most [ram|memory]
let me see which [programs|processes] take up the [ram|memory]
would you look what fills [my|the] [ram|memory]
+look which [process|program] [takes|eats|needs] the most [ram|memory]
+rank processes by [ram|memory] [use|usage|]
+point out the biggest [ram|memory] hogs
what's the biggest process [in memory|in ram|by memory]?
what are the [ram|memory] hogs [today|right now|]?
what lives in my [ram|memory] [right now|]?
who fills [up|] the [ram|memory] [again|]?
what is it that needs [so much|all the|that much] [ram|memory]?
ram - who?
ram: who's on it?
memory per app
ram hoarder?
biggest in ram?
ram thief, name please
ram whales
heaviest in memory
fattest processes, ram-wise
what's got all my ram?
what's so big in ram?
what's swallowing the ram?
what's the ram going to?
what's clogging the ram?
what sits on my memory?
who's on my ram?
who's bloating in memory?
who's got the lion's share of the ram?
who takes the most gigs of ram?
where's all that ram going, by program?
which of my programs is heaviest on ram?
which window costs me the most ram?
which app should go so that i get ram back?
is it the browser again that hogs the ram?
is it slack that takes all the memory?
is something leaking in ram?
does anything take more than 2 gigs of ram?
did a program balloon in memory?
has an app gone greedy on ram?
are there programs with a memory leak?
how come electron apps eat so much ram, which one's worst?
how is the ram divided among my programs?
how much of the ram is firefox's and how much the others'?
half my ram is gone after boot, what took it?
ram vanished overnight, who's got it?
ram's tight, who could go?
swap's busy, whose fault?
the tab crashed for lack of memory, what's filling the ram?
the ide won't start for lack of ram, what holds it?
there's a leak somewhere in my programs, ram keeps rising
i opened three apps and the ram is full, which is the fat one?
i suspect an app that leaks memory, which is it?
i'd kill for some free ram, what's using it?
just the ram hogs, ta
smem
+tell me who's sitting on my ram
+put processes in order of ram
+print the processes, fattest in ram first
+peek at who's using the ram
+catch the program that eats my memory
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
+find raus, [was|wer|welches Programm] [den RAM|den Arbeitsspeicher] [vollmacht|belegt|frisst]
der [RAM|Arbeitsspeicher] [läuft voll|ist weg|wird immer voller], [wovon|wer macht das|welcher Prozess]?
16 GB RAM und alles [weg|voll], [wer nimmt das|welches Programm ist das]?
[gibts|hab ich] [irgendwo|] [ein|'n] [Speicherleck|Memory Leak] [bei einem Programm|]?
welches Programm [verschwendet|schluckt|leakt] [RAM|Arbeitsspeicher]?
[Programme|Tasks|Apps] nach [RAM|Arbeitsspeicher|RAM-Verbrauch] [sortiert|]
wer ist der [größte|schlimmste] [RAM-Fresser|Speicherfresser|Speicherverbraucher]?
[alles|der Rechner] swappt, [welcher Prozess braucht so viel RAM|wer frisst den Arbeitsspeicher]?
was kann [weg|zu], damit [wieder|] [RAM|Arbeitsspeicher] frei wird?
[RAM|Arbeitsspeicher] [fast|gleich] voll, welche Programme [soll|kann] ich [schließen|zumachen]?
der OOM-Killer war wieder da, wer [zieht|braucht] so viel [RAM|Arbeitsspeicher]?
wie viel [RAM|Arbeitsspeicher] [braucht|nimmt|zieht] [jedes Programm|jeder Prozess|welche App]?
[RAM-Verbrauch|Speicherverbrauch] [pro|je|nach] [Prozess|Programm|App]
die [speicherhungrigsten|dicksten] [Prozesse|Programme] [im RAM|im Arbeitsspeicher]
+zeig [mir|] [die|] Prozesse mit dem [meisten|höchsten] [RAM|RAM-Verbrauch|Speicherverbrauch]
wos [frisst|braucht] do so vui [RAM|Arbeitsspeicher]?
[braucht|frisst|zieht] [der Browser|Chrome|Firefox|irgendwas] so viel [RAM|Arbeitsspeicher]?
Top [RAM|Speicher] [Prozesse|Fresser]
!wer ist schuld am vollen RAM?
!welche Anwendungen sind im Arbeitsspeicher am fettesten?
!+ordne die Programme danach, wie viel RAM sie halten
was [mampft|schluckt|saugt] da meinen [RAM|Arbeitsspeicher]?
RAM ist alle, wer ist [der Übeltäter|schuld|es gewesen]?
welche App ist [so ein RAM-Schwein|so speicherhungrig im RAM]?
[RAM-Schlucker|RAM-Fresser|Arbeitsspeicherfresser] [anzeigen|finden|bitte]
Browser oder Editor, wer braucht mehr [RAM|Arbeitsspeicher]?
mein [RAM|Arbeitsspeicher] ist weg, such den Dieb
wer [hortet|hamstert|blockiert] den [RAM|Arbeitsspeicher]?
irgendwas leakt RAM, welches Programm ist das?
das fetteste Programm im [RAM|Arbeitsspeicher]?
Arbeitsspeicher [pro|je] [Prozess|Programm]
ich tät gern sehen, was im Arbeitsspeicher [liegt|sitzt]
bevor ich RAM nachkaufe: wer frisst den?
was könnt ich zumachen, der Arbeitsspeicher ist knapp
welche Prozesse sind im RAM so angewachsen?
wer nimmt si den gonzn [RAM|Arbeitsspeicher]?
RAM pro Programm
RAM je Prozess, [bitte|sortiert]
RAM-[Rangliste|Hitliste] [der Programme|]
größte zuerst: Prozesse nach RAM
ps nach [RAM|Arbeitsspeicher] sortiert
RAM-Auslastung, welches Programm [führt|steht ganz oben]?
[Chrome|Firefox|der Browser] oder [Teams|Slack|Spotify], wer frisst mehr [RAM|Arbeitsspeicher]?
nimmt sich [da ein|irgendein] Programm zu viel [RAM|Arbeitsspeicher]?
hat [da|mir] ein Programm den [RAM|Arbeitsspeicher] [vollgemacht|zugemüllt]?
irgendwas hat ein Leck, der [RAM|Arbeitsspeicher] wächst und wächst
wieso ist der [RAM|Arbeitsspeicher] voll, wenn [fast nichts|gar nichts] offen ist?
[fast nichts|nichts] offen und trotzdem ist der [RAM|Arbeitsspeicher] voll, wer ist das?
der Swap ist voll, welches Programm war das?
der Rechner swappt wie blöd, welches Programm [braucht|zieht] so viel RAM?
dem Rechner geht der [RAM|Arbeitsspeicher] aus, wegen welchem [Programm|Prozess]?
[8|32] GB RAM drin, wer benutzt die alle?
ich wüsst gern, wer [meinen|den] [RAM|Arbeitsspeicher] belegt
ich muss wissen, welcher Prozess so viel [RAM|Arbeitsspeicher] [braucht|frisst]
ich brauch wieder RAM, was ist der größte [Prozess|Brocken]?
ich will [eine Liste der|die] Prozesse mit dem meisten [RAM|Arbeitsspeicher]
lass mich sehen, welche Programme den [RAM|Arbeitsspeicher] belegen
magst [du|] schauen, was [meinen|den] [RAM|Arbeitsspeicher] füllt
+schau [mal|], [was|welcher Prozess|wer] am meisten [RAM|Arbeitsspeicher] [braucht|frisst]
+reih die Prozesse nach [RAM|Arbeitsspeicher]
+nenn [mir|] die größten [RAM-Fresser|Speicherfresser]
was ist der größte Prozess im [RAM|Arbeitsspeicher]?
was wohnt denn [alles|] in meinem [RAM|Arbeitsspeicher]?
wer macht [mir|] [schon wieder|] den [RAM|Arbeitsspeicher] voll?
was braucht [denn|da] [so viel|den ganzen] [RAM|Arbeitsspeicher]?
wer brucht so vil [RAM|Arbeitsspeicher]?
RAM - wer?
RAM: wer sitzt drauf?
Arbeitsspeicher je App
RAM-Hamster?
größter im RAM?
RAM-Dieb, Name bitte
RAM-Schwergewichte
die Dicksten im RAM
fetteste Prozesse, vom RAM her
was hat meinen ganzen RAM?
was ist so groß im RAM?
was verschlingt den RAM?
wofür geht der RAM drauf?
was verstopft den Arbeitsspeicher?
was sitzt da auf meinem RAM?
wer bläht sich im Arbeitsspeicher auf?
wer hat den Löwenanteil vom RAM?
wer nimmt die meisten Gigs vom RAM?
in welche Programme geht der ganze RAM?
welches meiner Programme ist am schwersten im RAM?
welches Fenster kostet mich am meisten RAM?
welche App muss weg, damit RAM frei wird?
ist es wieder der Browser, der den RAM frisst?
ist es Teams, das den Arbeitsspeicher belegt?
leckt da was im RAM?
nimmt irgendwas mehr als 2 Gigs RAM?
ist ein Programm im RAM explodiert?
gibt es Programme mit Speicherleck?
warum brauchen Electron-Apps so viel RAM, welche ist die schlimmste?
wie verteilt sich der RAM auf meine Programme?
wie viel vom RAM hat Firefox und wie viel die anderen?
nach dem Booten ist der halbe RAM weg, wer hat ihn?
über Nacht ist der RAM vollgelaufen, wer war's?
RAM ist knapp, wer könnte gehen?
der Swap rattert, wer ist schuld?
der Tab ist wegen RAM-Mangel abgestürzt, wer füllt den RAM?
die IDE startet nicht, zu wenig RAM, wer hält den?
da leckt ein Programm, der RAM steigt und steigt
drei Programme offen und der RAM ist voll, welches ist das fette?
ich hab eine App in Verdacht, die RAM leakt, welche ist es?
für ein bisschen RAM würd ich alles geben, wer hat ihn?
nur die RAM-Fresser, danke
smem
wos hockt do auf mein RAM?
wär hät de ganz RAM?
well bruukt so veel RAM?
+sag mir, wer auf meinem RAM sitzt
+bring die Prozesse nach RAM in eine Reihenfolge
+gib die Prozesse aus, die dicksten im RAM zuerst
+ertapp das Programm, das meinen RAM frisst
+schau nach, wer den RAM hat
""",
)
TOP = Phrases(
    en="""
+[show|list|give me] [me|] the [top|biggest|first] {n} processes [by cpu|by cpu use|by processor]
top {n} processes
the {n} [busiest|hungriest] processes
!which {n} processes use the most cpu?
+[show|list|give] me the {n} [processes|programs] [with the most cpu|that use the most cpu|with the highest load]
[who|what] are the {n} [biggest|worst] cpu hogs?
{n} [busiest|top] processes [please|]
top {n} [by cpu|cpu|cpu processes|cpu hogs]
the [first|top] {n} of the process list
list of the {n} most [active|demanding] processes
only {n} processes, [by cpu|the busiest]
i want to see the {n} [heaviest|hungriest|most active] processes
which {n} [tasks|programs] keep the processor [most|] busy?
+limit the process list to {n}
process list, {n} [rows|entries|lines]
[can|could] i see the top {n} [processes|tasks]?
!name {n} processes that eat the most processor time
!the worst {n} when it comes to cpu
+find the {n} [biggest cpu hogs|processes with the most cpu]
+give me a top {n} of the [running|busiest] processes
{n} processes are enough, the busiest ones
which {n} run hottest on the cpu?
i only care about the {n} busiest processes
top{n}
what are the {n} [greediest|most active] processes right now?
the {n} processes that [load|stress|strain] the cpu [most|the most]
ps, but only {n} [lines|rows]
{n} cpu hogs [please|]
[the|] top {n} [please|pls]
process top {n}
{n} top processes sorted by cpu
just the [first|top] {n} processes
no more than {n} processes, [please|the busiest]
at most {n} processes [in the list|]
a list of {n} processes [will do|is enough]
+cut the process list [to|off after] {n}
+print the {n} [busiest|most active] processes
+get me the {n} [busiest|heaviest] processes
+display the {n} [busiest|most cpu hungry] tasks
+rank the {n} [heaviest|busiest] processes
+sort processes by cpu and show {n}
+pick out the {n} processes that work hardest
top -n {n}
limit {n}, processes by cpu
processes, max {n}
processes [limit|count] {n}
busiest {n}
[hungriest|heaviest] {n} processes
cpu [top|chart|ranking], {n} places
who leads in cpu? {n} names
{n} names of what [hogs|eats|burns] the cpu
who are the {n} [culprits|sinners] at the cpu?
the {n} processes [at the top|on top] [please|]
the {n} that [eat|burn|take] the most cpu
which {n} [processes|programs] are [the busiest|working hardest|on top]?
what {n} things run hardest right now?
what are the top {n} on my [machine|laptop|computer]?
how do the top {n} processes look?
i need [only|just|] the top {n} [processes|]
i'd like a list of {n} processes
i want {n} processes, not the whole list
the whole list is too long, only {n} processes
that's too many, show {n} processes
let me see the top {n}
let's see {n} processes
would you list the {n} busiest processes
mind showing {n} processes with the most load?
my fan howls, give me the top {n} processes
it's slow, show me the {n} [worst|busiest] processes
laptop is hot, which {n} processes are the busiest
[for a start|first] the top {n} processes
task manager, top {n}
task list but short, {n} entries
short process list, {n} lines
{n} lines of top
{n} tasks, sorted by load
{n} running processes by [load|cpu]
{n} most [cpu intensive|active|demanding] [programs|processes|apps]
cpu use of the top {n}
load, top {n} processes
[quick|quickly], the top {n} processes
n={n}, processes by cpu
top list, {n} processes
head of top, {n} lines
htop but just {n} rows
a ranking of {n} processes
a cpu ranking, {n} places
a podium of {n} processes, by cpu
cpu champions, {n} of them
cpu hot list, {n} entries
{n} at the head of the process list
{n} biggest loads on the cpu
{n} busiest, please
{n} worst cpu offenders
{n} rows of processes, hottest first
{n} suspects for the fan noise
{n} tasks that work hardest, list them
{n} will do, the busiest processes
{n} and no more, processes by cpu
only show {n} of the running processes
not all of them, just the busiest {n}
my screen is small, {n} processes only
for the ticket i need the {n} busiest processes
it support wants the top {n} processes
i can read {n} processes, not a hundred
i want the hall of shame: {n} cpu hogs
i only need {n} lines of the process list
what are the {n} heaviest loads here?
what would the top {n} be?
who's in the top {n}?
who makes it into the top {n} on the cpu?
which {n} are at the top?
which {n} processes make my fan howl?
which {n} would i have to close to cool the laptop?
how about the {n} busiest processes
can you list {n} processes
could you restrict it to {n} processes
let's have the first {n} of the processes
a quick top {n}, ta
+trim the process list down to {n}
+name the {n} busiest processes
+count down the top {n} processes
+keep it to {n} processes, the busiest
+stop the process list at {n}
+report the {n} processes with the most load
+output {n} processes by cpu
""",
    de="""
+[zeig|liste|gib] [mir|] die [obersten|größten|ersten] {n} Prozesse [nach CPU|nach Prozessor|nach CPU-Last]
top {n} Prozesse
die {n} [fleißigsten|hungrigsten] Prozesse
!welche {n} Prozesse brauchen am meisten CPU?
+[zeig|nenn|gib] mir die {n} Prozesse mit [der meisten CPU|der höchsten Last|der größten CPU-Last]
wer sind die {n} [größten|schlimmsten] CPU-Fresser?
{n} [aktivste|hungrigste] Prozesse
Top {n} [nach CPU|CPU|CPU-Fresser|der Prozesse]
die [ersten|obersten] {n} [aus|von] der Prozessliste
Liste der {n} [aktivsten|rechenintensivsten] Prozesse
nur {n} Prozesse, [nach CPU|die aktivsten]
ich will die {n} [fettesten|hungrigsten|aktivsten] Prozesse sehen
Prozessliste, {n} [Zeilen|Einträge|Stück]
+begrenz die Prozessliste auf {n}
[kann|könnte] ich die Top {n} [Prozesse|Tasks] sehen?
die {n} Prozesse, die am meisten rechnen
!nenn {n} Prozesse mit viel Prozessorzeit
!die schlimmsten {n}, was CPU angeht
+such [mal|] die {n} größten CPU-Fresser
+gib mir eine Top {n} der [laufenden|aktivsten] Prozesse
{n} Prozesse reichen, die [aktivsten|hungrigsten]
welche {n} [belasten|stressen] die CPU am meisten?
mich interessieren nur die {n} aktivsten Prozesse
Top{n}
was sind grad die {n} [gierigsten|aktivsten] Prozesse?
die {n} Prozesse, die den Prozessor am meisten [belasten|fordern]
ps, aber nur {n} Zeilen
{n} CPU-Fresser [bitte|]
die {n} größtn CPU-Fresser, welche san des?
[die|] Top {n} [bitte|]
Prozesse, Top {n}
{n} Prozesse nach CPU sortiert
nur die [ersten|obersten] {n} Prozesse
nicht mehr als {n} Prozesse [bitte|]
höchstens {n} Prozesse [in der Liste|]
maximal {n} Prozesse
eine Liste mit {n} Prozessen [reicht|genügt]
+kürz die Prozessliste auf {n}
+schneid die Prozessliste nach {n} ab
+list [mir|] die {n} aktivsten Prozesse auf
+hol mir die {n} [aktivsten|hungrigsten] Prozesse
+sortier die Prozesse nach CPU und zeig {n}
+sag mir die {n} Prozesse, die am meisten CPU [fressen|ziehen|brauchen]
+such die {n} fleißigsten Prozesse raus
top -n {n}
Limit {n}, Prozesse nach CPU
Prozesse [max|maximal|Limit] {n}
[fleißigste|hungrigste|aktivste] {n}
CPU-[Rangliste|Hitliste|Bestenliste], {n} Plätze
wer führt bei der CPU? {n} Namen
die Namen der {n} größten CPU-Fresser
wer sind die {n} Übeltäter bei der CPU?
die {n} Prozesse ganz oben
die {n}, die am meisten CPU [ziehen|fressen|brauchen]
welche {n} [Prozesse|Programme] [arbeiten|rackern|rechnen] am meisten?
welche {n} Prozesse stehen ganz oben?
was sind die Top {n} auf [meinem Rechner|der Kiste]?
wie schauen die Top {n} [aus|der Prozesse aus]?
ich brauch nur die Top {n} [der Prozesse|]
ich hätt gern {n} Prozesse, die mit der meisten CPU
ich will {n} Prozesse, nicht die ganze Liste
die ganze Liste ist zu lang, nur {n} Prozesse
das sind zu viele, zeig {n} Prozesse
lass mich die Top {n} sehen
würdest du die {n} aktivsten Prozesse auflisten
magst mir die {n} größten CPU-Fresser zeigen?
der Lüfter heult, gib mir die Top {n} der Prozesse
der Rechner ist lahm, zeig die {n} schlimmsten Prozesse
Laptop ist heiß, welche {n} Prozesse sind [die aktivsten|vorn]
fürs Erste die Top {n} der Prozesse
Taskmanager, Top {n}
Taskliste, aber kurz, {n} Einträge
kurze Prozessliste, {n} Zeilen
{n} Zeilen top
{n} Tasks, nach Last sortiert
{n} laufende Prozesse nach [Last|CPU]
{n} [rechenintensivste|fleißigste] [Prozesse|Programme|Apps]
CPU-Verbrauch der Top {n}
Last, Top {n} Prozesse
schnell die Top {n} der Prozesse
zoag ma de {n} ärgsten CPU-Fresser
zeig [ma|ma moi] de Top {n}
di {n} schlimmste CPU-Frässer
n={n}, Prozesse nach CPU
Topliste, {n} Prozesse
Kopf von top, {n} Zeilen
htop, aber nur {n} Zeilen
ein Ranking von {n} Prozessen
ein CPU-Ranking, {n} Plätze
CPU-Meister, {n} davon
CPU-Hitliste, {n} Einträge
{n} vom Anfang der Prozessliste
{n} größte Lasten auf der CPU
{n} Fleißigste, bitte
{n} schlimmste CPU-Sünder
{n} Zeilen Prozesse, heißeste zuerst
{n} Verdächtige fürs Lüfterheulen
{n} Stück genügen, die aktivsten Prozesse
{n} und nicht mehr, Prozesse nach CPU
von den laufenden Prozessen nur {n}
nicht alle, bloß die fleißigsten {n}
mein Bildschirm ist klein, nur {n} Prozesse
fürs Ticket brauch ich die {n} aktivsten Prozesse
die IT will die Top {n} der Prozesse
ich kann {n} Prozesse lesen, keine hundert
die Schandliste: {n} CPU-Fresser
mir reichen {n} Zeilen der Prozessliste
was sind hier die {n} größten Lasten?
was wären die Top {n}?
wer steht in den Top {n}?
wer schafft es bei der CPU in die Top {n}?
welche {n} sind ganz oben?
wegen welcher {n} Prozesse heult mein Lüfter?
welche {n} müsst ich schließen, damit der Laptop abkühlt?
wie wär's mit den {n} fleißigsten Prozessen
listest du {n} Prozesse auf
könntest du es auf {n} Prozesse beschränken
die ersten {n} der Prozesse, bitte
schnelle Top {n}, danke
de {n} ärgsten Prozess, bittschön
die {n} hungrigste Prozäss
de {n} gröttsten CPU-Freters
+stutz die Prozessliste auf {n}
+nenn die {n} aktivsten Prozesse
+zähl die Top {n} der Prozesse auf
+beschränk dich auf {n} Prozesse, die aktivsten
+hör bei der Prozessliste nach {n} auf
+melde die {n} Prozesse mit der größten Last
+gib {n} Prozesse nach CPU aus
""",
)
OTHER_SORT = {
    "cpu": Phrases(
        en="""
and [by cpu|by processor|the cpu]?
+sort [it|them] by cpu
what about [the cpu|cpu]?
[now|now the same] [by cpu|by processor|for the cpu]
and which one [uses|needs] the most [cpu|processor]?
cpu [?|instead|as well]
+order [them|it|the list] by [cpu|processor|cpu usage]
the same [for|with] [the cpu|cpu load]
and who [eats|hogs] the [cpu|processor]?
[rather|no,] by [cpu|processor load]
!and as to the processor?
!the other list, by cpu
+rank them by cpu [instead|]
and sorted by processor load?
and the cpu hogs?
what would it be [for|by] cpu
cpu now
and which of them [burns|loads] the processor?
then by cpu time
i'd rather see the [cpu|processor] list
and computing power?
+switch to cpu
cpu too?
cpu please
by cpu please
cpu order
cpu view
cpu next
the cpu hogs
cpu hogs then?
and processor-wise?
and on the cpu?
and the load?
and who's busy?
and who makes the fan spin?
and which one works hardest?
but by cpu
i meant by cpu
actually, by cpu
sorry, i wanted cpu
no, the cpu list
not ram, cpu
not memory but cpu
it's the cpu i'm after
how about cpu?
how about by processor load?
what does it look like for cpu?
what are they doing on the cpu?
who's top in cpu then?
can i have that by cpu?
could you sort that by cpu?
would you do the cpu too?
i'd like the cpu too
let's see the cpu too
the fan's loud too, who's that?
the processor ones as well
same list, cpu order
+re-sort by cpu
+flip to cpu
+do cpu now
+give me the cpu version
""",
        de="""
und [nach CPU|die CPU|beim Prozessor]?
+sortier [es|sie|das] nach CPU
und was ist mit der CPU?
[jetzt|jetzt das gleiche] [nach CPU|für die CPU|beim Prozessor]
und wer [braucht|frisst|zieht] am meisten CPU?
CPU [?|stattdessen|auch]
+ordne [sie|die Liste|das] nach [CPU|Prozessorlast]
dasselbe [für die CPU|mit der CPU|beim Prozessor]
[lieber|nein,] nach [CPU|CPU-Last]
und [was belastet|wer belastet] den Prozessor?
!und was den Prozessor angeht?
!die andere Liste, nach CPU
und nach Prozessorlast sortiert?
und die CPU-Fresser?
wie [wär's|wäre das] nach CPU
jetzt CPU
und wer [belastet|stresst] die CPU?
dann nach Rechenzeit
lieber die CPU-Liste
und bei der Rechenleistung?
und nach CPU, [bitte|wia schaut's do aus]
+stell auf CPU um
CPU noch?
CPU bitte
nach CPU bitte
CPU-Reihenfolge
CPU-Ansicht
als Nächstes CPU
die CPU-Fresser
und prozessormäßig?
und auf der CPU?
und die Last?
und wer ist fleißig?
und wer treibt den Lüfter?
und welcher rechnet am meisten?
aber nach CPU
ich meinte nach CPU
eigentlich nach CPU
sorry, CPU wollt ich
nein, die CPU-Liste
nicht RAM, CPU
nicht Speicher, sondern CPU
mir geht's um die CPU
und wie schaut's bei der CPU aus?
wie sieht das für die CPU aus?
was treiben die auf der CPU?
wer ist bei der CPU vorn?
krieg ich das nach CPU?
könntest du das nach CPU sortieren?
machst du die CPU auch?
ich hätt gern die CPU auch
zeig auch die CPU
laut ist er auch, wer ist das bei der CPU?
dieselbe Liste, nach CPU
und d CPU?
un de CPU?
und wer brucht d CPU?
+sortier um nach CPU
+wechsel auf CPU
+mach jetzt CPU
+gib mir die CPU-Variante
""",
    ),
    "memory": Phrases(
        en="""
and [by memory|by ram|the memory|the ram]?
+sort [it|them] by [memory|ram]
what about [the memory|memory|ram]?
[now|now the same] [by memory|by ram|for the memory]
and which one [uses|needs] the most [memory|ram]?
[ram|memory] [?|instead|as well]
+order [them|it|the list] by [memory|ram|memory usage]
the same [for|with] [the memory|the ram]
and who [eats|hogs] the [memory|ram]?
[rather|no,] by [memory|ram]
!and as to the memory?
!the other list, by ram
+rank them by [memory|ram] [instead|]
and sorted by ram usage?
and the [ram|memory] hogs?
what would it be [for|by] [ram|memory]
[ram|memory] now
and which of them fills the [ram|memory]?
then by memory use
i'd rather see the [ram|memory] list
and what sits in ram?
+switch to [ram|memory]
[ram|memory] too?
[ram|memory] please
by [ram|memory] please
ram order
[ram|memory] view
[ram|memory] next
[ram|memory] hogs then?
and memory-wise?
and in [ram|memory]?
and who's sitting in ram?
and who's the fattest in memory?
and which one fills up the ram?
and the biggest ones in ram?
but by [ram|memory]
i meant by [ram|memory]
actually, by [ram|memory]
sorry, i wanted ram
no, the [ram|memory] list
not cpu, ram
not cpu but memory
it's the ram i'm after
how about [ram|memory]?
how about by ram use?
what does it look like for [ram|memory]?
what do they take in ram?
who's top in [ram|memory] then?
can i have that by [ram|memory]?
could you sort that by [ram|memory]?
would you do the ram too?
i'd like the ram too
let's see the [ram|memory] too
the ram's full too, who's that?
the memory ones as well
same list, ram order
+re-sort by [ram|memory]
+flip to [ram|memory]
+do [ram|memory] now
+give me the ram version
""",
        de="""
und [nach Speicher|nach RAM|beim Arbeitsspeicher|der RAM]?
+sortier [es|sie|das] nach [Speicher|RAM]
und was ist mit dem [RAM|Arbeitsspeicher]?
[jetzt|jetzt das gleiche] [nach RAM|für den RAM|beim Arbeitsspeicher]
und wer [braucht|frisst|zieht] am meisten [RAM|Arbeitsspeicher]?
[RAM|Arbeitsspeicher] [?|stattdessen|auch]
+ordne [sie|die Liste|das] nach [RAM|Speicherverbrauch]
dasselbe [für den RAM|mit dem Arbeitsspeicher|beim RAM]
[lieber|nein,] nach [RAM|Arbeitsspeicher]
und [was belegt|wer belegt] den Arbeitsspeicher?
!und was den Speicher angeht?
!die andere Liste, nach RAM
und nach [RAM|Arbeitsspeicher] sortiert?
und die RAM-Fresser?
wie [wär's|wäre das] nach [RAM|Arbeitsspeicher]
jetzt [RAM|Arbeitsspeicher]
und wer [füllt|verstopft] den [RAM|Arbeitsspeicher]?
dann nach Speicherverbrauch
lieber die [RAM|Speicher]-Liste
und wer sitzt im RAM?
und nach RAM, [bitte|wia schaut's do aus]
+stell auf [RAM|Arbeitsspeicher] um
[RAM|Arbeitsspeicher] noch?
[RAM|Arbeitsspeicher] bitte
nach [RAM|Arbeitsspeicher] bitte
RAM-Reihenfolge
RAM-Ansicht
als Nächstes [RAM|Arbeitsspeicher]
die Fresser im RAM
und speichermäßig?
und im [RAM|Arbeitsspeicher]?
und wer hockt im RAM?
und wer ist der Dickste im Arbeitsspeicher?
und welcher macht den RAM voll?
und die größten im RAM?
aber nach [RAM|Arbeitsspeicher]
ich meinte nach [RAM|Arbeitsspeicher]
eigentlich nach [RAM|Arbeitsspeicher]
sorry, RAM wollt ich
nein, die RAM-Liste
nicht CPU, RAM
nicht CPU, sondern Arbeitsspeicher
mir geht's um den [RAM|Arbeitsspeicher]
und wie schaut's beim [RAM|Arbeitsspeicher] aus?
wie sieht das für den [RAM|Arbeitsspeicher] aus?
was nehmen die vom RAM?
wer ist beim [RAM|Arbeitsspeicher] vorn?
krieg ich das nach [RAM|Arbeitsspeicher]?
könntest du das nach [RAM|Arbeitsspeicher] sortieren?
machst du den RAM auch?
ich hätt gern den RAM auch
zeig auch den [RAM|Arbeitsspeicher]
voll ist der RAM auch, wer ist das?
dieselbe Liste, nach [RAM|Arbeitsspeicher]
und de RAM?
un de Arbeitsspieker?
und wer brucht de RAM?
+sortier um nach [RAM|Arbeitsspeicher]
+wechsel auf [RAM|Arbeitsspeicher]
+mach jetzt [RAM|Arbeitsspeicher]
+gib mir die RAM-Variante
""",
    ),
}
