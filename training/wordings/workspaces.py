"""How people say to which workspace they want to go."""

from training.phrases import Phrases

PLACE_EN = "[workspace|workspace|desktop|ws]"
PLACE_DE = "[Arbeitsfläche|Arbeitsfläche|Arbeitsbereich|Workspace|Desktop|WS]"
SWITCH = Phrases(
    en=f"""
{PLACE_EN} {{t}}
{PLACE_EN} {{t}} [please|pls]
+[go|switch|change|jump|move|navigate] to {PLACE_EN} {{t}}
+[go|switch|jump] over to {PLACE_EN} {{t}}
+show [me|] {PLACE_EN} {{t}}
+take me to {PLACE_EN} {{t}}
+[open|focus] workspace {{t}}
!+bring me to {PLACE_EN} {{t}}
[can|could] [you|we] [go|switch] to {PLACE_EN} {{t}}?
i [want|need] [to be on|] workspace {{t}}
back to {PLACE_EN} {{t}}
[let's|lets] [see|go to] workspace {{t}}
what's on workspace {{t}}, go there
!workspace {{t}}, go
let me see {PLACE_EN} {{t}}
i need to get to {PLACE_EN} {{t}}
would you mind [switching|going] to {PLACE_EN} {{t}}
get me [over|] to {PLACE_EN} {{t}}
off to {PLACE_EN} {{t}}
time for {PLACE_EN} {{t}}
+[flip|hop|skip] to {PLACE_EN} {{t}}
+bring up {PLACE_EN} {{t}}
+display {PLACE_EN} {{t}}
[my stuff|the rest|my work] is on {PLACE_EN} {{t}}, go there
to {PLACE_EN} {{t}}
is it possible to go to {PLACE_EN} {{t}}
i [should|have to] be on {PLACE_EN} {{t}}
how about {PLACE_EN} {{t}}
!+head over to {PLACE_EN} {{t}}
!onto {PLACE_EN} {{t}}
!let's continue on {PLACE_EN} {{t}}
+activate {PLACE_EN} {{t}}
switch {PLACE_EN} {{t}}
{PLACE_EN}: {{t}}
i want to see [what's on|] {PLACE_EN} {{t}}
""",
    de=f"""
{PLACE_DE} {{t}}
{PLACE_DE} {{t}} [bitte|anzeigen|öffnen]
+[geh|gehe|wechsel|wechsle|spring|schalt] [mal|bitte|] [auf|zu] {PLACE_DE} {{t}}
+[geh|wechsel] [zur|auf die] Arbeitsfläche {{t}}
+zeig [mir|] [mal|] {PLACE_DE} {{t}}
+bring mich [zu|auf] {PLACE_DE} {{t}}
!+öffne {PLACE_DE} {{t}}
auf {PLACE_DE} {{t}} [wechseln|gehen|springen]
[kannst|könntest] du [auf|zu] {PLACE_DE} {{t}} wechseln?
ich [will|muss|möchte] auf {PLACE_DE} {{t}}
zurück [zu|auf] {PLACE_DE} {{t}}
zum [Workspace|Desktop|Arbeitsbereich] {{t}}
geh amoi auf Arbeitsfläche {{t}}
[ab|rüber] auf {PLACE_DE} {{t}}
{PLACE_DE} {{t}} [zeigen|her]
ich muss [rüber|mal] auf {PLACE_DE} {{t}}
magst du auf {PLACE_DE} {{t}} [wechseln|gehen|schalten]
hin zu {PLACE_DE} {{t}}
jetzt {PLACE_DE} {{t}}
lass [mich|uns] auf {PLACE_DE} {{t}} [gehen|wechseln|schauen]
hüpf [auf|zu] {PLACE_DE} {{t}}
[schalt|stell] um auf {PLACE_DE} {{t}}
{PLACE_DE} wechseln [auf|zu] {{t}}
{PLACE_DE}: {{t}}
wie wär's mit {PLACE_DE} {{t}}
ich brauch {PLACE_DE} {{t}}
gemma auf {PLACE_DE} {{t}}
weiter geht's auf {PLACE_DE} {{t}}
!auf zu {PLACE_DE} {{t}}
!ich arbeite [jetzt|] auf {PLACE_DE} {{t}} weiter
!+navigier zu {PLACE_DE} {{t}}
chasch uf {PLACE_DE} {{t}} wechsle
i wui auf {PLACE_DE} {{t}}
[würdest|tätest] du zu {PLACE_DE} {{t}} [gehen|springen]
""",
)
SWITCH_WAY = {
    "next": Phrases(
        en="""
next [workspace|desktop|ws]
+[go|switch|jump|move] to the next [workspace|desktop]
one workspace [further|forward|to the right]
+show [me|] the next workspace
workspace [next|forward|+1|to the right]
!the next workspace please
[can|could] you switch to the next workspace?
one [workspace|desktop] over
+advance one workspace
workspace on the right
[right|forward] one workspace
what's on the next workspace
i want the [next|following] [workspace|desktop]
the workspace after this [one|]
cycle workspaces forward
flip to the next ws
on to the next [workspace|desktop]
would you mind going one workspace further
!one desktop [on|ahead]
!+go to the following workspace
scroll one workspace [forward|right]
the desktop to the right of this
[done|finished] here, next workspace
""",
        de="""
nächste[r|] [Arbeitsfläche|Workspace|Desktop]
+[geh|wechsel|spring|schalt] [mal|] [zur|auf die] nächsten Arbeitsfläche
+[geh|wechsel] [zum|auf den] nächsten [Workspace|Desktop|Arbeitsbereich]
eine Arbeitsfläche weiter
einen [Workspace|Desktop] weiter
!zeig mir die nächste Arbeitsfläche
[kannst|könntest] du [auf die|zur] nächsten Arbeitsfläche wechseln?
Arbeitsfläche +1
[Workspace|Desktop] rechts [davon|daneben]
die [folgende Arbeitsfläche|Arbeitsfläche danach|Arbeitsfläche rechts]
weiter zur nächsten Arbeitsfläche
eins weiter [bei den Arbeitsflächen|mit der Arbeitsfläche]
zum nächsten [Workspace|Desktop|Arbeitsbereich]
Arbeitsfläche [weiter|vor|weiterschalten]
was ist auf der nächsten Arbeitsfläche
magst du eine Arbeitsfläche weiter [gehen|springen|schalten]
oane Arbeitsfläche weida
ich will auf die nächste Arbeitsfläche
blätter [eine Arbeitsfläche|einen Workspace] weiter
!rüber auf die Arbeitsfläche rechts [daneben|]
!+schalt eine Arbeitsfläche vor
s nächschte Desktop
nächster [WS|Arbeitsbereich] [bitte|]
""",
    ),
    "previous": Phrases(
        en="""
[previous|prior|last] [workspace|desktop|ws]
+[go|switch|jump|move] to the [previous|last] [workspace|desktop]
[one|a] workspace back
+go back [a|one] workspace
workspace [previous|back]
!the previous workspace please
[back to|take me to] the workspace [before|i came from|i was on]
workspace on the left
[left|backward] one workspace
return to the [last|previous] workspace
the workspace before this [one|]
i want the [previous|last] [desktop|workspace]
cycle workspaces [back|backwards]
flip back a workspace
prev [ws|workspace|desktop]
take me back a workspace
would you mind going one workspace back
wrong workspace, go back
!one desktop backwards
!+return to the desktop i just left
workspace -1
scroll one workspace [back|left]
where i just was, that workspace
""",
        de="""
[vorige|vorherige|letzte][r|] [Arbeitsfläche|Workspace|Desktop]
+[geh|wechsel|spring|schalt] [mal|] [zur|auf die] [vorigen|vorherigen|letzten] Arbeitsfläche
+[geh|wechsel] [zum|auf den] [vorigen|vorherigen|letzten] [Workspace|Desktop|Arbeitsbereich]
eine Arbeitsfläche zurück
einen [Workspace|Desktop] zurück
!zeig mir die vorherige Arbeitsfläche
zurück auf die Arbeitsfläche [davor|von vorhin|wo ich war]
Arbeitsfläche -1
[Workspace|Desktop] links [davon|daneben]
die Arbeitsfläche [vorher|links|davor]
zurück zur [vorigen|letzten|vorherigen] Arbeitsfläche
eins zurück [bei den Arbeitsflächen|mit der Arbeitsfläche]
zum [vorigen|vorherigen|letzten] [Workspace|Desktop|Arbeitsbereich]
Arbeitsfläche [zurück|retour|zurückschalten]
magst du eine Arbeitsfläche zurück [gehen|springen|schalten]
oane Arbeitsfläche z'ruck
ich will auf die [vorige|letzte] Arbeitsfläche
blätter [eine Arbeitsfläche|einen Workspace] zurück
falsche Arbeitsfläche, [zurück|wieder zurück]
!wieder dorthin, wo ich [gerade|eben] war
!+schalt eine Arbeitsfläche zurück
s vorige Desktop
dahin zurück, wo ich vorher [war|gearbeitet hab]
""",
    ),
    "empty": Phrases(
        en="""
[an|the next|] empty workspace
+[go|switch|jump] to [an|a free|the first] empty workspace
[free|unused|blank] workspace
+[show|give] me [an empty|a free] workspace
!+take me to a workspace with nothing on it
i need [an empty|a free] workspace
[fresh|clean|new] [workspace|desktop]
+give me a [fresh|new|clean] [workspace|desktop]
a workspace without windows
a workspace where nothing is open
+open a new workspace
+find [me|] [an unused|a vacant] workspace
next free workspace
some empty desktop
it's [crowded|full|messy] here, empty workspace [please|]
new ws
ws empty
need room, take me to a free workspace
is there an empty workspace, go there
!vacant desktop please
!somewhere with no windows
start on a fresh workspace
""",
        de="""
[eine|] [leere|freie] Arbeitsfläche
+[geh|wechsel|spring] auf eine [leere|freie] Arbeitsfläche
[leerer|freier] [Workspace|Desktop]
+[zeig|gib] mir eine [leere|freie] Arbeitsfläche
!+bring mich auf eine Arbeitsfläche ohne Fenster
ich [brauch|brauche] eine [leere|freie] Arbeitsfläche
[frische|neue|unbenutzte] Arbeitsfläche
[neuer|frischer|unbenutzter] [Workspace|Desktop|Arbeitsbereich]
mach [mir|] eine [neue|frische] Arbeitsfläche auf
hier ist's [mir|] zu voll, leere Arbeitsfläche
irgendeine freie Arbeitsfläche
Arbeitsfläche ohne [Fenster|was drauf]
nächste freie Arbeitsfläche
ich brauch Platz, [freie Arbeitsfläche|leerer Workspace]
such [mir|] eine [freie|leere] Arbeitsfläche
magst du mir eine leere Arbeitsfläche [zeigen|geben]
leerer WS
auf eine [neue|frische] Arbeitsfläche [wechseln|gehen]
i brauch a laare Arbeitsfläche
!ein Desktop, auf dem nichts [offen ist|liegt]
!Platz bitte, frischer Workspace
gibt's eine leere Arbeitsfläche, dann hin da
""",
    ),
}
SWITCH_NUMBER = Phrases(
    en="""
hyprland: [workspace|go to|switch to] {t}
ws{t}
ws {t}
[go|switch] to {t}
desktop {t}
workspace [number|no.|nr|#] {t}
+[go|switch] to workspace number {t}
space {t}
!hyprland, ws {t}
go {t}
jump {t}
take me to {t}
ws: {t}
ws#{t}
[goto|go] ws{t}
desk {t}
wksp {t}
workspace={t}
!w{t}
!jump to number {t}
[hop|flip] to {t}
over to {t}
""",
    de="""
hyprland: [Workspace|Arbeitsfläche|auf] {t}
ws{t}
ws {t}
[geh|wechsel] auf [die|] {t}
Desktop {t}
[Arbeitsfläche|Workspace] [Nummer|Nr.] {t}
+[geh|wechsel] auf Arbeitsfläche Nummer {t}
AF {t}
!hyprland, ws {t}
auf [die|] {t}
spring auf {t}
bring mich auf [die|] {t}
ws: {t}
ws#{t}
Fläche {t}
zur {t}
rüber auf [die|] {t}
!w{t}
!hüpf auf Nummer {t}
schalt auf [die|] {t}
zeig [mir|] die {t}
""",
)
