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
""",
)
