"""How people say that they go with a window, or open a program on a workspace."""

from training.phrases import Phrases

MOVE_GO = Phrases(
    en="""
+[move|send|put] [this|the] window to workspace {t} and [go there|switch there|follow it]
+take this window to workspace {t} and go [there|with it]
move this to workspace {t}, then [go|switch] there
!+bring this window to workspace {t} and show me that workspace
this window and me to workspace {t}
+take me and this window to workspace {t}
window to ws {t} and follow
i want this window on workspace {t} and be there too
+[carry|drag] this window along to workspace {t}, i'm going there
+[throw|push] the window to ws {t} and switch
put this on desktop {t} and take me there [too|]
workspace {t} with this window, and [jump|hop] over as well
would you mind moving this window to desktop {t} and switching there
i continue with this window on workspace {t}, move it and go
!+follow the window to workspace {t} after moving it there
!this goes to workspace {t} and so do i
[can|could] you move this window to workspace {t} and go along
move and follow to workspace {t}
i'm moving over to workspace {t}, this window too
[relocate|transfer|shift] this window to workspace {t} and come along
send the window to workspace {t}, then show me [that workspace|it there]
+get this window and myself over to [ws|workspace|desktop] {t}
workspace {t}: this window there, and me behind it
[let's|lets] go to workspace {t} together with this window
with this window to workspace {t}
i want to work on workspace {t} with this window, so move it and switch
shove it onto desktop {t} and switch over [as well|too]
could this window move to workspace {t} and i go with it
window over to workspace {t}, [me with it|and i come too]
+haul this window to workspace {t} and tag along
+move this window to workspace {t} and take me along
+move the window to workspace {t} and come with it
+move this to workspace {t} and show it
+send this to workspace {t}, i'll follow
+send this window to workspace {t} and me after it
+shift this over to workspace {t} and go there
+push this window to workspace {t} and jump there
+transfer this window to desktop {t} and switch
+drop this window on workspace {t} and take me there
+bring me and this window to workspace {t}
+bring this window and me over to workspace {t}
+take me to workspace {t}, with this window
+take the window along to workspace {t}
+take this along to workspace {t}
+switch to workspace {t} and bring this window
+switch to workspace {t} with this window
+go to workspace {t} and take this window along
+go to workspace {t} and bring this with you
+jump to workspace {t} with this window in tow
workspace {t}, me and this window
me and this window onto workspace {t}
both me and the window to workspace {t}
this window to workspace {t}, and go there
this to workspace {t} and go along
this to workspace {t} and switch
this window on workspace {t}, then show workspace
window to workspace {t} + switch
window to desktop {t}, then follow
window and focus to workspace {t}
move + follow, workspace {t}
movetoworkspace {t} and stay with the window
[can|could] you take me and this window to workspace {t}
could you put this on workspace {t} and go there
can i go to workspace {t} and take this window with me
can i take this window with me to workspace {t}
could we move to workspace {t}, this window and me
would you move the window to workspace {t} and then show it to me
i want to go to workspace {t} and take this window with me
i want to take this window along to workspace {t}
i'd like to move to workspace {t} together with this window
i'd like to continue on workspace {t} with this window
i need this window on workspace {t} and i need to be there
i go to workspace {t}, this window comes with me
i'm off to workspace {t} and this window comes along
i'll be working on workspace {t}, bring the window and me there
this window comes with me to workspace {t}
this window should go to workspace {t} and so should i
don't leave me behind, window and me to workspace {t}
no space here, i take this window to workspace {t} and go with it
too cramped here, this window and me go to workspace {t}
pack it up, window and all, and take me to workspace {t}
beam me and this window to workspace {t}
{t} is where this window and i are going
workspace {t}, here we come, window and all
workspace {t} for this window and for me
workspace {t} is where i'll be, with this window
and off to workspace {t}, window in hand
along with this window to workspace {t}
aye, me and this window to workspace {t}
accompany this window to workspace {t}
be so kind and take this window and me to workspace {t}
focus follows: this window to workspace {t}
get me to workspace {t} with this window
go with this window to workspace {t}
hop to workspace {t}, window included
i'd like to be on workspace {t}, and this window with me
i fancy working on workspace {t} with this window, take us there
i'm moving house: window and me to workspace {t}
i'm coming along, window to workspace {t}
let me and this window go to workspace {t}
mind taking me and this window to workspace {t}?
move the window to workspace {t}, and don't leave me here
move to workspace {t}, keeping this window
move window, switch workspace, {t}
move window to {t} and change to that workspace
off to workspace {t}, taking this window
shall we, this window and i, to workspace {t}
shift us both, window and me, to workspace {t}
switch over to workspace {t}, this window too
take us to workspace {t}, me and the window
the two of us, window and me, to workspace {t}
this window leads, i follow, workspace {t}
this window to workspace {t}, me too
this window to workspace {t}, and show me where it is
this window over to workspace {t} and i'm right behind
together with this window onto workspace {t}
transport me and this window to desktop {t}
we both go to workspace {t}, window and me
wherever this window goes i go: workspace {t}
window + me -> workspace {t}
window and i: workspace {t}
window, then view, to workspace {t}
with window in tow to workspace {t}
+escort this window to workspace {t}
+pull me and this window over to workspace {t}
+slide this window to workspace {t} and follow
""",
    de="""
+[schieb|verschieb] [das|dieses] Fenster auf [Arbeitsfläche|Workspace] {t} und [geh hin|wechsel dorthin|geh mit]
Fenster auf Arbeitsfläche {t} und hinterher
schieb das auf Workspace {t}, dann geh hin
!+bring dieses Fenster auf Arbeitsfläche {t} und zeig sie mir
ich und das Fenster auf Arbeitsfläche {t}
Fenster auf WS {t} [schieben|legen] und [mitgehen|hingehen|dorthin wechseln]
+nimm das Fenster mit auf [Arbeitsfläche|Workspace] {t}
ich will mit dem Fenster auf [Arbeitsfläche|Workspace] {t}
+pack das Fenster auf Workspace {t} und [zeig ihn mir|schalt um]
magst du das Fenster auf Arbeitsfläche {t} schieben und [mitgehen|hinwechseln]
das Fenster kommt auf Arbeitsfläche {t} und ich auch
das auf Desktop {t} und ich [gleich|] mit
[kannst|könntest] du das Fenster auf Workspace {t} legen und gleich dorthin wechseln
schiab des Fenster auf Arbeitsfläche {t} und geh mit
!+zieh mit dem Fenster auf Arbeitsfläche {t} um
!erst das Fenster auf Workspace {t}, dann ich hinterher
mit dem Fenster zu Arbeitsfläche {t} [gehen|wechseln|umziehen]
ich zieh auf Arbeitsfläche {t} um, das Fenster auch
[verleg|beförder] das Fenster auf Workspace {t} und [komm mit|spring hinterher]
mit diesem Fenster will ich auf Arbeitsfläche {t} weiterarbeiten, also rüber damit und hin
lass uns mit dem Fenster auf Arbeitsfläche {t} gehen
das Fenster auf [Desktop|WS|Workspace] {t} und dann zeig mir die Arbeitsfläche
[würdest|tätest] du das Fenster auf Workspace {t} tun und auch dorthin schalten
Arbeitsfläche {t}: Fenster hin und ich hinterher
bring mich samt Fenster auf [Arbeitsfläche|Workspace] {t}
das Fenster und i gengan auf Arbeitsfläche {t}
schick das Fenster auf Arbeitsfläche {t} und folg ihm
Fenster mitnehmen auf Arbeitsfläche {t}
+move das Fenster auf Workspace {t} und switch [hin|mit]
+verschieb das Fenster auf Arbeitsfläche {t} und nimm mich mit
+verschieb das auf Arbeitsfläche {t} und wechsel hin
+schieb das Fenster auf Workspace {t} und spring hinterher
+schick das Fenster auf Arbeitsfläche {t} und mich auch
+schick das auf Workspace {t} und geh gleich mit
+leg das Fenster auf Arbeitsfläche {t} und zeig sie
+tu das Fenster auf Workspace {t} und geh hin
+bring mich und das Fenster auf Arbeitsfläche {t}
+bring das Fenster und mich auf Workspace {t}
+nimm mich und das Fenster mit auf Arbeitsfläche {t}
+geh auf Arbeitsfläche {t} und nimm das Fenster mit
+geh mit dem Fenster auf Arbeitsfläche {t}
+wechsel auf Arbeitsfläche {t} und nimm das Fenster mit
+wechsel mit dem Fenster auf Workspace {t}
+spring mit diesem Fenster auf Arbeitsfläche {t}
+transferier das Fenster auf Workspace {t} und folge
Arbeitsfläche {t}, ich und das Fenster
Workspace {t} mit diesem Fenster, und ich dazu
das Fenster und ich auf Workspace {t}
das Fenster samt mir auf Arbeitsfläche {t}
Fenster und Fokus auf Arbeitsfläche {t}
Fenster auf Arbeitsfläche {t} und Arbeitsfläche zeigen
Fenster auf Arbeitsfläche {t} + hinwechseln
Fenster auf Workspace {t}, dann folgen
Fenster verschieben auf Arbeitsfläche {t} und mitkommen
das hier auf Arbeitsfläche {t} und ich komm mit
das auf Workspace {t} schieben und hinspringen
movetoworkspace {t} und beim Fenster bleiben
mitsamt dem Fenster auf Arbeitsfläche {t}
[kannst|könntest] du mich und das Fenster auf Arbeitsfläche {t} bringen
kannst du das Fenster auf Arbeitsfläche {t} schieben und gleich mitgehen
kann ich das Fenster mitnehmen auf Arbeitsfläche {t}
können wir mit dem Fenster auf Workspace {t} wechseln
würdest du das Fenster auf Arbeitsfläche {t} legen und sie mir dann zeigen
ich will das Fenster auf Arbeitsfläche {t} und selber auch hin
ich will auf Arbeitsfläche {t} und das Fenster mitnehmen
ich möchte mit dem Fenster auf Arbeitsfläche {t} umziehen
ich hätt das Fenster gern auf Workspace {t} und mich auch
ich geh auf Arbeitsfläche {t}, das Fenster kommt mit
ich nehm das Fenster mit auf Workspace {t}
ich arbeite auf Arbeitsfläche {t} weiter, bring mich und das Fenster hin
das Fenster kommt mit mir auf Arbeitsfläche {t}
das Fenster soll auf Workspace {t} und ich hinterher
wir wechseln auf Arbeitsfläche {t}, das Fenster und ich
hier ist kein Platz, ich geh mit dem Fenster auf Arbeitsfläche {t}
rüber auf Arbeitsfläche {t}, Fenster und ich
ab auf Arbeitsfläche {t}, und das Fenster mit
i geh auf Arbeitsfläche {t} und nimm des Fenster mit
chumm mit em Fänschter uf Arbeitsfläche {t}
+follow das Fenster auf Workspace {t}, nachdem du's hingeschoben hast
hier ist's mir zu eng, mit dem Fenster auf Arbeitsfläche {t}
beam mich und das Fenster auf Workspace {t}
wir ziehen um: Fenster und ich auf Arbeitsfläche {t}
auf Arbeitsfläche {t} will ich, samt Fenster
Arbeitsfläche {t}, wir kommen, Fenster und ich
Arbeitsfläche {t} für das Fenster und für mich
auf Workspace {t} bin ich dann, mit dem Fenster
auf geht's zu Arbeitsfläche {t}, Fenster inklusive
begleite das Fenster auf Arbeitsfläche {t}
sei so gut und bring mich und das Fenster auf Arbeitsfläche {t}
das Fenster geht vor, ich folg, Arbeitsfläche {t}
das Fenster auf Arbeitsfläche {t}, mich auch
das Fenster rüber auf Arbeitsfläche {t} und ich gleich hinterher
dieses Fenster auf Workspace {t}, und zeig mir, wo's ist
Fenster + ich -> Arbeitsfläche {t}
Fenster und ich: Arbeitsfläche {t}
Fenster verschieben und Arbeitsfläche wechseln, {t}
Fenster inklusive mir auf Arbeitsfläche {t}
Fenster, dann Ansicht, auf Arbeitsfläche {t}
hin zu Arbeitsfläche {t}, mit dem Fenster im Gepäck
ich wär gern auf Arbeitsfläche {t}, und das Fenster mit mir
ich zieh um: Fenster und ich auf Workspace {t}
ich komm mit, Fenster auf Arbeitsfläche {t}
ich wechsel auf Arbeitsfläche {t} und will das Fenster dabei haben
lass mich mit dem Fenster auf Arbeitsfläche {t}
magst du mich und das Fenster auf Arbeitsfläche {t} bringen?
schieb das Fenster auf Arbeitsfläche {t} und lass mich nicht hier
schieb uns beide, Fenster und mich, auf Arbeitsfläche {t}
nimm uns mit auf Arbeitsfläche {t}, mich und das Fenster
wir zwei, Fenster und ich, auf Arbeitsfläche {t}
wir beide gehen auf Arbeitsfläche {t}, das Fenster und ich
wohin das Fenster geht, geh ich auch: Arbeitsfläche {t}
gemeinsam mit dem Fenster auf Arbeitsfläche {t}
zusammen mit dem Fenster auf Workspace {t}
umschalten auf Arbeitsfläche {t}, Fenster mitnehmen
umziehen auf Arbeitsfläche {t}, mit Fenster
rüber zu Arbeitsfläche {t}, das Fenster nehm ich mit
wechseln auf Arbeitsfläche {t} mitsamt Fenster
sollen wir mit dem Fenster auf Arbeitsfläche {t}? ja
können Sie mich mit dem Fenster auf Arbeitsfläche {t} bringen
+begleit das Fenster auf Arbeitsfläche {t}
+zieh mich und das Fenster rüber auf Arbeitsfläche {t}
+trag das Fenster auf Arbeitsfläche {t} und zeig sie mir
+rück das Fenster auf Workspace {t} und folg ihm
+nimm dieses Fenster auf Workspace {t} mit und schalt um
ik gah mit dat Fenster op Arbeitsfläche {t}
""",
)
OPEN_ON = Phrases(
    en="""
+[open|start|launch] {a} on workspace {t}
{a} on workspace {t}, please open
+go to workspace {t} and [open|start] {a} there
on workspace {t} [open|start] {a}
!i want {a} started on workspace {t}
[can|could] you [open|start|launch] {a} on [workspace|desktop] {t}
i need {a} on workspace {t}, [open|start] it there
+[fire up|run|bring up] {a} on [ws|workspace|desktop] {t}
workspace {t}: [open|start|launch] {a}
[switch|jump] to workspace {t} and [launch|run|open] {a}
would you mind starting {a} on workspace {t}
new {a} on workspace {t}
{a} should [open|start|run] on workspace {t}
[take me to|show] workspace {t} and start {a}
+get {a} started on workspace {t}
!a fresh {a} on workspace {t} please
!on desktop {t} i want to start {a}
first workspace {t}, then open {a}
i'd like {a} opened on workspace {t}
+boot up {a} over on [ws|workspace|desktop] {t}
let {a} open on workspace {t}
+place a new {a} on workspace {t}
have {a} come up on [workspace|desktop] {t}
workspace {t} needs {a}, [start|open] it there
go over to workspace {t}, there you [launch|start|open] {a}
start {a}, but on workspace {t}
{a} please, on [ws|workspace|desktop] {t}
could {a} be started on [workspace|desktop] {t}
+load {a} on workspace {t}
would you launch {a} for me on workspace {t}
+put me on workspace {t} and open {a}
+open up {a} on desktop {t}
+open me {a} on workspace {t}
+start me {a} on ws {t}
+launch {a} over on workspace {t}
+bring up workspace {t} and open {a} on it
+switch to ws {t} and start {a} there
+move me to workspace {t} and open {a}
+jump over to workspace {t} and get {a} going
+show me workspace {t} and start {a} on it
+change to workspace {t}, then launch {a}
+take me to desktop {t} and open {a} there
+spin up {a} on workspace {t}
+execute {a} on workspace {t}
+power up {a} on workspace {t}
workspace {t}, {a}, go: open it
workspace {t} then {a} open
workspace {t} and start {a}
workspace {t} + launch {a}
ws {t}: start {a}
ws {t}, open {a}
on ws {t}: {a}, started fresh
open {a} @ workspace {t}
launch {a} → workspace {t}
exec [workspace {t}] {a}
{a}: start on workspace {t}
{a} opened on workspace {t} please
{a} launched on ws {t}
starting {a} on workspace {t}
[can|could] you go to workspace {t} and start {a}
could you fire {a} up on desktop {t}
can you get {a} running on workspace {t}
can i get {a} opened on workspace {t}
would you open {a} over on workspace {t}
would you switch to workspace {t} and start {a} there
is it possible to start {a} on workspace {t}
may i have {a} opened on desktop {t}
i want to start {a} on workspace {t}
i want to open {a} over on workspace {t}
i want {a} to open on workspace {t}
i'd like to have {a} started on workspace {t}
i'd like to go to workspace {t} and open {a}
i need to open {a} on workspace {t}
i have to start {a} on ws {t}
let's open {a} on workspace {t}
let's go to workspace {t} and launch {a}
how about opening {a} on workspace {t}
{a} isn't running yet, start it on workspace {t}
{a} has to be launched on workspace {t}
not here, open {a} on workspace {t}
workspace {t} is free, start {a} there
next i work on workspace {t}, launch {a} there
i'm bored, go to workspace {t} and start {a}
work starts, {a} on workspace {t}, open it
bring {a} to life on workspace {t}
{a} -> workspace {t}, launch
{a} fresh on workspace {t}
{a} needs to be launched, on workspace {t}
{a} on desktop {t}, fire it up
{a} to be started on workspace {t}
{a}, opened on workspace {t}
a new window of {a} on workspace {t}
a fresh {a} for workspace {t}
aye, open {a} on workspace {t}
be so kind and start {a} on workspace {t}
change to workspace {t} and open {a}
first go to workspace {t}, then start {a}
get {a} going over on workspace {t}
go to ws {t}, launch {a}
i fancy {a} on workspace {t}, start it
i'd like to launch {a} over on ws {t}
i'll be working on workspace {t}, open {a} there
i'm setting up workspace {t}, start {a} there
i'm switching to workspace {t}, open {a} for me there
instead of here, launch {a} on workspace {t}
it's {a} time, open it on workspace {t}
kick off {a} on workspace {t}
launch: {a}, workspace: {t}
mind opening {a} on workspace {t}?
might {a} be opened on workspace {t}
new window: {a}, workspace {t}
on desktop {t}, launch {a}
on workspace {t}, a new {a} please
on workspace {t} there should be {a} running, start it
over on workspace {t}: start {a}
set workspace {t} up with {a}, open it
shall we start {a} on workspace {t}? yes
show workspace {t} and launch {a}
start: {a}, on ws {t}
start up {a} over there on workspace {t}
the next {a} should open on workspace {t}, start it
there's nothing on workspace {t}, open {a} there
to workspace {t}, and start {a}
to ws {t} and {a} up
view workspace {t}, open {a}
wee request, open {a} on workspace {t}
what i want on workspace {t} is {a}, start it
workspace {t} is empty, launch {a} there
+crank up {a} on workspace {t}
+initiate {a} on workspace {t}
+pop open {a} on workspace {t}
""",
    de="""
+[öffne|starte] {a} auf [Arbeitsfläche|Workspace] {t}
+geh auf [Arbeitsfläche|Workspace] {t} und [öffne|starte] dort {a}
auf Arbeitsfläche {t} {a} [öffnen|starten]
{a} auf Workspace {t} [öffnen|starten|aufmachen]
!ich will {a} auf Arbeitsfläche {t} gestartet haben
[kannst|könntest|magst] du {a} auf Arbeitsfläche {t} [öffnen|starten]
{a} soll auf [Arbeitsfläche|Workspace] {t} [starten|aufgehen]
+[wechsel|spring] auf [Arbeitsfläche|Workspace] {t} und [öffne|starte] {a}
Arbeitsfläche {t}: {a} [öffnen|starten]
ich brauch {a} auf Arbeitsfläche {t}, [öffne|starte] es dort
auf Workspace {t} gehen und {a} [öffnen|starten]
erst Arbeitsfläche {t}, dann {a} [öffnen|starten]
+mach {a} auf Desktop {t} auf
neues {a} Fenster auf Arbeitsfläche {t}
bring mich auf Workspace {t} und starte {a}
!ein frisches {a} auf Arbeitsfläche {t} bitte
!+wirf {a} auf Arbeitsfläche {t} an
[wär's|wäre es] möglich, {a} auf Arbeitsfläche {t} zu [öffnen|starten]
ich hätt gern {a} auf Arbeitsfläche {t} [geöffnet|gestartet]
start {a}, aber auf [Arbeitsfläche|Workspace] {t}
lass {a} auf [Arbeitsfläche|Workspace|Desktop] {t} [starten|laufen|aufgehen]
[würdest|tätest] du {a} auf Workspace {t} [aufmachen|starten]
auf Arbeitsfläche {t} [fehlt|brauch ich] {a}, mach's dort auf
{a} bitte auf [WS|Workspace|Desktop|Arbeitsfläche] {t} aufmachen
schalt auf Arbeitsfläche {t} und mach {a} auf
+launch {a} auf Workspace {t}
öffnest du mir {a} auf Arbeitsfläche {t}
auf Workspace {t} soll {a} [laufen|gestartet werden|aufgehen]
moch {a} auf Arbeitsfläche {t} auf
Workspace {t} zeigen und {a} starten
+fahr {a} auf Arbeitsfläche {t} hoch
+öffne mir {a} auf Desktop {t}
+öffne {a}, und zwar auf Arbeitsfläche {t}
+starte mir {a} drüben auf Workspace {t}
+start {a} auf der Arbeitsfläche {t}
+wechsel zu Arbeitsfläche {t} und mach dort {a} auf
+geh zu Workspace {t} und starte {a}
+spring auf Desktop {t} und öffne {a}
+zeig mir Arbeitsfläche {t} und öffne dort {a}
+zeig Arbeitsfläche {t} und starte {a}
+bring mich auf Arbeitsfläche {t} und öffne {a}
+hüpf auf Workspace {t} und mach {a} auf
+führ {a} auf Arbeitsfläche {t} aus
+lad {a} auf Arbeitsfläche {t}
+wechsel auf Workspace {t}, dann {a} starten
Arbeitsfläche {t} und {a} starten
Arbeitsfläche {t}, dann {a} auf
Workspace {t} + {a} öffnen
Workspace {t} und dort {a} aufmachen
WS {t}: {a} starten
WS {t}, {a} öffnen
{a} starten @ Arbeitsfläche {t}
{a}: auf Arbeitsfläche {t} starten
{a} bitte auf Arbeitsfläche {t} starten
{a} neu auf Arbeitsfläche {t} öffnen
{a} drüben auf Workspace {t} aufmachen
auf Desktop {t} bitte {a} starten
exec [workspace {t}] {a}
[kannst|könntest] du auf Arbeitsfläche {t} gehen und {a} starten
könntest du {a} drüben auf Workspace {t} aufmachen
kannst du mir {a} auf Desktop {t} starten
kann ich {a} auf Arbeitsfläche {t} geöffnet haben
würdest du auf Arbeitsfläche {t} wechseln und {a} aufmachen
geht es, {a} auf Arbeitsfläche {t} zu öffnen
machst du mir {a} auf Workspace {t} auf
startest du {a} auf Arbeitsfläche {t}
ich will {a} auf Arbeitsfläche {t} öffnen
ich will auf Arbeitsfläche {t} {a} starten
ich möchte {a} auf Workspace {t} aufmachen
ich möchte auf Arbeitsfläche {t} gehen und {a} öffnen
ich würd gern {a} auf Arbeitsfläche {t} starten
ich muss {a} auf Arbeitsfläche {t} starten
ich brauch auf Workspace {t} ein neues {a} Fenster
starten wir {a} auf Arbeitsfläche {t}
machen wir auf Workspace {t} {a} auf
wie wär's, du öffnest {a} auf Arbeitsfläche {t}
{a} läuft noch nicht, starte es auf Arbeitsfläche {t}
{a} gehört gestartet, und zwar auf Workspace {t}
nicht hier, {a} auf Arbeitsfläche {t} öffnen
Arbeitsfläche {t} ist frei, starte dort {a}
gleich arbeit ich auf Arbeitsfläche {t}, mach dort {a} auf
tua {a} auf Arbeitsfläche {t} aufmachn
chasch {a} uf Arbeitsfläche {t} uftue
mir ist fad, geh auf Arbeitsfläche {t} und starte {a}
Arbeitsbeginn, {a} auf Workspace {t} starten
+boote {a} auf Arbeitsfläche {t}
{a} -> Arbeitsfläche {t}, starten
{a} frisch auf Arbeitsfläche {t} starten
{a} muss gestartet werden, auf Arbeitsfläche {t}
{a} aufmachen, Arbeitsfläche {t}
{a} starten, Workspace {t}
{a} zu starten auf Arbeitsfläche {t}
ein neues Fenster von {a} auf Arbeitsfläche {t}
ein frisches {a} für Arbeitsfläche {t}
erst auf Arbeitsfläche {t} gehen, dann {a} starten
sei so gut und starte {a} auf Arbeitsfläche {t}
geh auf WS {t}, starte {a}
ich hätt gern {a} drüben auf Workspace {t} gestartet
ich arbeit gleich auf Arbeitsfläche {t}, öffne dort {a}
ich richt mir Arbeitsfläche {t} ein, starte dort {a}
ich wechsel auf Arbeitsfläche {t}, mach mir dort {a} auf
statt hier {a} auf Arbeitsfläche {t} starten
magst du {a} auf Arbeitsfläche {t} aufmachen?
neues Fenster: {a}, Arbeitsfläche {t}
Start: {a}, Arbeitsfläche {t}
Starten: {a} auf Workspace {t}
auf Desktop {t} {a} hochfahren
auf Arbeitsfläche {t} bitte ein neues {a}
auf Arbeitsfläche {t} soll {a} laufen, starte es
auf Arbeitsfläche {t} ist noch nichts, öffne {a} dort
drüben auf Arbeitsfläche {t}: {a} starten
richte Arbeitsfläche {t} mit {a} ein, mach's auf
sollen wir {a} auf Arbeitsfläche {t} starten? ja
zeig Workspace {t} und öffne {a}
zu Arbeitsfläche {t}, und {a} starten
zu Workspace {t} wechseln, {a} aufmachen
Arbeitsfläche {t} ist leer, starte dort {a}
was ich auf Arbeitsfläche {t} will, ist {a}, starte es
Arbeitsfläche {t} anzeigen, {a} öffnen
öffne auf Arbeitsfläche {t} bitte {a}
startest du mir {a} auf Workspace {t}
machst du auf Arbeitsfläche {t} {a} auf
können Sie {a} auf Arbeitsfläche {t} öffnen
bittschön {a} auf Arbeitsfläche {t} aufmachen
+initiier {a} auf Workspace {t}
+ruf {a} auf Arbeitsfläche {t} auf
+bring {a} auf Arbeitsfläche {t} zum Laufen
maak {a} op Arbeitsfläche {t} op
""",
)
