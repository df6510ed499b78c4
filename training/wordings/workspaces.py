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
i'd like to [be on|go to|work on] {PLACE_EN} {{t}}
+put me on {PLACE_EN} {{t}}
+beam me to {PLACE_EN} {{t}}
[want|need] {PLACE_EN} {{t}} [now|]
please {PLACE_EN} {{t}}
wrong workspace, i meant {PLACE_EN} {{t}}
my [browser|mail|terminal] is over on {PLACE_EN} {{t}}, take me there
mind switching to {PLACE_EN} {{t}}
{PLACE_EN} {{t}}, [quick|asap|thanks]
could i see {PLACE_EN} {{t}}
now i need {PLACE_EN} {{t}} [in front of me|on screen]
+pull up {PLACE_EN} {{t}}
over to {PLACE_EN} {{t}}
hyprctl dispatch workspace {{t}}
[next up|and now]: {PLACE_EN} {{t}}
{PLACE_EN} -> {{t}}
{PLACE_EN} {{t}} next
{PLACE_EN} {{t}} now please
{PLACE_EN} {{t}} on screen
{PLACE_EN} {{t}}, show it
{PLACE_EN} {{t}}, take me there
{PLACE_EN} {{t}}, i want to be there
and {PLACE_EN} {{t}}
again {PLACE_EN} {{t}}
now {PLACE_EN} {{t}}
now to {PLACE_EN} {{t}}
quick, {PLACE_EN} {{t}}
straight to {PLACE_EN} {{t}}
across to {PLACE_EN} {{t}}
down to {PLACE_EN} {{t}}
return to {PLACE_EN} {{t}}
not this one, {PLACE_EN} {{t}}
not here, on {PLACE_EN} {{t}}
the one i want is {PLACE_EN} {{t}}
where's {PLACE_EN} {{t}}, show me
what's happening on {PLACE_EN} {{t}}, take me there
what does {PLACE_EN} {{t}} look like
can i get to {PLACE_EN} {{t}}
can we have {PLACE_EN} {{t}}
could you bring {PLACE_EN} {{t}} up
would you show {PLACE_EN} {{t}}
may i see {PLACE_EN} {{t}}
do switch to {PLACE_EN} {{t}}
i'm done here, {PLACE_EN} {{t}} please
i'm needed on {PLACE_EN} {{t}}
i'm going to {PLACE_EN} {{t}}
i'd rather be on {PLACE_EN} {{t}}
i left something on {PLACE_EN} {{t}}, go there
i wanna go to {PLACE_EN} {{t}}
i meant to be on {PLACE_EN} {{t}}
let's have {PLACE_EN} {{t}}
let's switch to {PLACE_EN} {{t}}
we need {PLACE_EN} {{t}}
the video call is on {PLACE_EN} {{t}}, switch there
+get {PLACE_EN} {{t}} on the screen
+choose {PLACE_EN} {{t}}
+select {PLACE_EN} {{t}}
+visit {PLACE_EN} {{t}}
+view {PLACE_EN} {{t}}
+use {PLACE_EN} {{t}}
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
[ich würd gern|ich möcht gern] auf {PLACE_DE} {{t}} [gehen|wechseln|schauen]
+beam mich auf {PLACE_DE} {{t}}
bitte {PLACE_DE} {{t}}
falsche Arbeitsfläche, ich wollte {PLACE_DE} {{t}}
[mein Browser|meine Arbeit|mein Zeug] ist auf {PLACE_DE} {{t}}, [bring mich hin|geh hin]
{PLACE_DE} {{t}}, [danke|schnell|los]
kann ich {PLACE_DE} {{t}} [sehen|haben]
dass ich auf {PLACE_DE} {{t}} [komm|bin], bitte
+switch [mal|bitte|] auf {PLACE_DE} {{t}}
zeigst du mir [bitte|mal|] {PLACE_DE} {{t}}
[und jetzt|als nächstes] {PLACE_DE} {{t}}
+lass mich auf {PLACE_DE} {{t}}
auf {PLACE_DE} {{t}} [bitte|jetzt|umschalten]
mir [fehlt|fehlt grad] {PLACE_DE} {{t}}, hin da
hyprctl dispatch workspace {{t}}
mach ma {PLACE_DE} {{t}}
{PLACE_DE} -> {{t}}
{PLACE_DE} {{t}} als nächstes
{PLACE_DE} {{t}} jetzt bitte
{PLACE_DE} {{t}} auf den Schirm
{PLACE_DE} {{t}}, zeig her
{PLACE_DE} {{t}}, da will ich hin
{PLACE_DE} {{t}}, bring mich hin
und {PLACE_DE} {{t}}
wieder {PLACE_DE} {{t}}
jetzt auf {PLACE_DE} {{t}}
schnell, {PLACE_DE} {{t}}
direkt auf {PLACE_DE} {{t}}
rüber zu {PLACE_DE} {{t}}
retour auf {PLACE_DE} {{t}}
wieder auf {PLACE_DE} {{t}} bitte
nicht hier, {PLACE_DE} {{t}}
nicht diese, sondern {PLACE_DE} {{t}}
gemeint war {PLACE_DE} {{t}}
wo ist {PLACE_DE} {{t}}, zeig her
was tut sich auf {PLACE_DE} {{t}}, geh da hin
wie schaut {PLACE_DE} {{t}} aus
komm ich auf {PLACE_DE} {{t}}
können wir auf {PLACE_DE} {{t}}
könntest du {PLACE_DE} {{t}} herzeigen
würdest du {PLACE_DE} {{t}} anzeigen
dürfte ich {PLACE_DE} {{t}} sehen
wechselst du auf {PLACE_DE} {{t}}
gehst du bitte auf {PLACE_DE} {{t}}
hier bin ich fertig, {PLACE_DE} {{t}} bitte
ich geh auf {PLACE_DE} {{t}}
ich wär lieber auf {PLACE_DE} {{t}}
ich hab was auf {PLACE_DE} {{t}} vergessen, geh hin
ich würd gern {PLACE_DE} {{t}} sehen
eigentlich wollt ich auf {PLACE_DE} {{t}}
wir brauchen {PLACE_DE} {{t}}
gehen wir auf {PLACE_DE} {{t}}
schauen wir auf {PLACE_DE} {{t}}
die Videokonferenz ist auf {PLACE_DE} {{t}}, wechsel dorthin
+hol {PLACE_DE} {{t}} auf den Schirm
+hol mir {PLACE_DE} {{t}} her
+wähl {PLACE_DE} {{t}}
+besuch {PLACE_DE} {{t}}
+schick mich auf {PLACE_DE} {{t}}
+führ mich zu {PLACE_DE} {{t}}
+blätter zu {PLACE_DE} {{t}}
+aktivier {PLACE_DE} {{t}}
+nimm {PLACE_DE} {{t}}
geh ma auf {PLACE_DE} {{t}}
gang uf {PLACE_DE} {{t}}
gah na {PLACE_DE} {{t}}
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
+step one workspace [forward|ahead]
[could|would] you move me one [workspace|desktop] [forward|further|to the right]
let's see the [next|following] workspace
i'd like to go one workspace [right|further|ahead]
the next ws [please|]
[workspace|desktop] right
skip to the next workspace
what comes after this workspace, show it
the neighbouring workspace to the right
i need the desktop after this one
wrong desktop, one further right
workspace e+1
[next|forward] [ws|desk|space]
+swipe to the next [desktop|workspace]
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
[würdest|tätest] du eine Arbeitsfläche [weiter|nach rechts] schalten
eine Arbeitsfläche nach rechts
lass [mal|uns|] die nächste Arbeitsfläche sehen
auf die Arbeitsfläche nach dieser
die [nächste|rechte] [AF|Fläche] bitte
[Desktop|Workspace|Arbeitsfläche] nach rechts
wisch auf [die nächste Arbeitsfläche|den nächsten Desktop]
ich bin hier fertig, [nächste Arbeitsfläche|nächster Workspace]
mit der Arbeitsfläche eins [vorwärts|nach vorn|weiter]
Workspace e+1
next Workspace
ich bräuchte die nächste Arbeitsfläche
hüpf eine Arbeitsfläche weiter
was kommt nach dieser Arbeitsfläche, zeig her
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
+step one workspace back
[could|would] you move me one [workspace|desktop] [back|to the left]
i'd like to go one workspace [left|back]
[workspace|desktop] left
i went too far, one workspace back
the neighbouring workspace to the left
let me see the previous [ws|desktop] again
back, i mean the workspace
back to where i was before, [workspace wise|the earlier workspace]
the [workspace|desktop] i had before
+swipe to the previous [desktop|workspace]
workspace e-1
undo the workspace switch
[last|prior] [desk|space]
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
[würdest|tätest] du eine Arbeitsfläche [zurück|nach links] schalten
eine Arbeitsfläche nach links
[Desktop|Workspace|Arbeitsfläche] nach links
zu weit, eine Arbeitsfläche zurück
lass [mich|] die vorige Arbeitsfläche nochmal sehen
die Arbeitsfläche, die ich [vorher|davor|eben] hatte
wisch auf [die vorige Arbeitsfläche|den vorigen Desktop]
Workspace e-1
mit der Arbeitsfläche eins [rückwärts|retour|nach links]
wo war ich vorher, auf welcher Arbeitsfläche, dahin zurück
die [vorherige|linke] [AF|Fläche] bitte
hüpf eine Arbeitsfläche zurück
ich bräuchte die [vorige|vorherige] Arbeitsfläche
rückwärts auf die letzte Arbeitsfläche
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
[could|would] you [take me to|give me|find] an empty [workspace|desktop]
too many windows here, i want a [fresh|blank] workspace
i'd like to start over on an empty [ws|desktop]
some [workspace|desktop] that isn't used [yet|]
any workspace that's free
[blank|bare|virgin|untouched] [desktop|workspace]
a place to spread out, an empty workspace
add a workspace
+put me on a [clean|blank|spare] workspace
could do with an empty [desktop|workspace]
new virtual desktop
where is there no window yet? go to that workspace
open up another, empty workspace
first unused ws
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
[würdest|tätest] du mir eine [freie|leere] Arbeitsfläche geben
zu viele Fenster hier, ich will eine [frische|leere] Arbeitsfläche
ich würd gern auf einer leeren Arbeitsfläche [anfangen|weitermachen]
[ein Workspace|ein Desktop], der noch [frei|leer|unbenutzt] ist
eine Arbeitsfläche, die [frei|leer|noch nicht benutzt] ist
[blanker|jungfräulicher|sauberer] [Desktop|Workspace]
leg eine neue Arbeitsfläche an
neuer virtueller Desktop
wo ist noch kein Fenster, auf die Arbeitsfläche
irgendwohin, wo [noch|] frei ist, leere Arbeitsfläche
mir ist es hier zu chaotisch, freier Workspace [bitte|]
i brauch an leeren Desktop
erste freie AF
eine leere Arbeitsfläche könnt ich brauchen
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
[could|would] you [go|switch] to {t}
[wksp|desk|ws] [nr|no.|number] {t}
+put me on ws {t}
ws {t} [please|now|pls]
i need ws {t} [now|]
get me to {t}
workspace no {t}, please
i meant ws {t}
[mod|super|win] {t}
change to {t}
ws no. {t} please
flip over to ws {t}
to ws {t}
to number {t}
ws-{t}
ws_{t}
ws/{t}
ws={t}
ws -> {t}
workspace{t}
workspace#{t}
workspace-{t}
workspace nr {t} please
workspace nbr {t}
desktop{t}
desktop #{t}
desktop no. {t}
desktop number {t}
virtual desktop {t}
vd {t}
space #{t}
space number {t}
screen space {t}
desk #{t}
wrkspc {t}
wkspace {t}
work space {t}
workspc {t}
super+{t}
mod+{t}
win+{t}
meta {t}
$mod {t}
dispatch workspace {t}
hyprctl workspace {t}
hypr {t}
switch ws {t}
switch: {t}
switch over to {t}
goto {t}
goto ws {t}
go over to {t}
go back to {t}
back to {t}
back to ws {t}
on to {t}
off to {t}
let's go to {t}
let's see {t}
show ws {t}
show me {t}
show me ws {t}
bring me to {t}
bring up ws {t}
open ws {t}
focus ws {t}
number {t} please, the workspace
i'm on the wrong ws, {t}
i want to be on {t}
i want ws {t}
i need to be on {t}
i'd like ws {t}
can you switch to {t}
can i have ws {t}
could we go to ws {t}
mind going to ws {t}
next stop ws {t}
+jump over to ws {t}
+beam me to {t}
+select ws {t}
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
[könntest|würdest] du auf [die|] {t} [schalten|gehen|wechseln]
WS [Nummer|Nr.] {t}
WS {t} [bitte|jetzt]
ich will auf die {t}
ich meinte WS {t}
jetzt auf die {t}
auf Nummer {t} [gehen|schalten|wechseln]
[Super|Win|Mod] {t}
hin zur {t}
gemma auf die {t}
Workspace Nr {t} [bitte|]
lass mich auf die {t}
auf die {t} [umschalten|rüber|wechseln]
auf {t} bitte
auf ws {t}
auf Nummer {t}
auf WS Nummer {t}
ws-{t}
ws_{t}
ws/{t}
ws={t}
ws -> {t}
Workspace{t}
Workspace#{t}
Workspace-{t}
Arbeitsfläche{t}
Arbeitsfläche #{t}
Arbeitsfläche-{t}
Arbeitsbereich Nr. {t}
Arbeitsbereich Nummer {t}
Desktop{t}
Desktop #{t}
Desktop Nr. {t}
Desktop Nummer {t}
virtueller Desktop {t}
VD {t}
AF{t}
AF #{t}
AF Nr. {t}
AF Nummer {t} bitte
Arbeitsfl. {t}
Arb.fläche {t}
Super+{t}
Mod+{t}
Win+{t}
Meta {t}
Super-Taste und {t}
dispatch workspace {t}
hyprctl workspace {t}
hypr {t}
wechsel ws {t}
wechseln auf {t}
wechseln: {t}
gehe zu {t}
geh rüber auf {t}
geh zurück auf {t}
zurück auf die {t}
zurück zu ws {t}
zurück zur {t}
weiter zur {t}
ab auf die {t}
ab zur {t}
auf die {t} will ich
auf der {t} will ich sein
gehen wir auf die {t}
schauen wir auf die {t}
zeig ws {t}
zeig mir ws {t}
mach ws {t} auf
fokus ws {t}
Nummer {t} bitte, die Arbeitsfläche
ich bin auf der falschen Arbeitsfläche, {t}
ich muss auf die {t}
ich möcht auf ws {t}
ich brauch ws {t}
kannst du auf {t} wechseln
kann ich ws {t} haben
können wir auf die {t}
magst auf die {t} gehen
nächster Halt ws {t}
+hüpf rüber auf ws {t}
+beam mich auf die {t}
+spring zu ws {t}
+wähl ws {t}
geh auf de {t}
gang uf d {t}
up de {t}
""",
)
