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
{PLACE_EN} {{t}} it is
{PLACE_EN} {{t}}, thanks in advance
{PLACE_EN} {{t}} for a sec
{PLACE_EN} {{t}}!
{PLACE_EN} {{t}}?
{PLACE_EN} {{t}} asap pls
{PLACE_EN} {{t}} would be good
{PLACE_EN} {{t}} is where i want to be
{PLACE_EN} {{t}} is what i need to look at
{PLACE_EN} {{t}} has my things, let's go there
+land me on {PLACE_EN} {{t}}
+drop me off at {PLACE_EN} {{t}}
+carry me over to {PLACE_EN} {{t}}
+proceed to {PLACE_EN} {{t}}
+make {PLACE_EN} {{t}} the current one
+make {PLACE_EN} {{t}} visible
+set the current workspace to {{t}}
+put {PLACE_EN} {{t}} on my screen
+scroll to {PLACE_EN} {{t}}
+turn to {PLACE_EN} {{t}}
leave this and go to {PLACE_EN} {{t}}
i was working on {PLACE_EN} {{t}}, get me back there
i'll carry on at {PLACE_EN} {{t}}
i've got to check something on {PLACE_EN} {{t}}, switch please
i'm looking for what's on {PLACE_EN} {{t}}, show me
for a moment i need {PLACE_EN} {{t}}
wheesht, away to {PLACE_EN} {{t}}
if you'd be so good, {PLACE_EN} {{t}}
shall we go to {PLACE_EN} {{t}}
will you take me across to {PLACE_EN} {{t}}
any chance of seeing {PLACE_EN} {{t}}
the meeting notes are on {PLACE_EN} {{t}}, take me over
change over, {PLACE_EN} {{t}}
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
{PLACE_DE} {{t}} und zwar flott
{PLACE_DE} {{t}} wär gut
{PLACE_DE} {{t}} muss her
{PLACE_DE} {{t}} soll auf den Monitor
{PLACE_DE} {{t}} ist das, was ich sehen will
{PLACE_DE} {{t}}!
{PLACE_DE} {{t}}?
+beweg dich auf {PLACE_DE} {{t}}
+setz mich auf {PLACE_DE} {{t}} ab
+trag mich rüber zu {PLACE_DE} {{t}}
+blend {PLACE_DE} {{t}} ein
+schieb mich auf {PLACE_DE} {{t}}
+mach {PLACE_DE} {{t}} sichtbar
+hüpf schnell rüber auf {PLACE_DE} {{t}}
+nichts wie hin zu {PLACE_DE} {{t}}
die aktuelle Arbeitsfläche soll {{t}} sein
aktuelle Arbeitsfläche: {{t}}
auf {PLACE_DE} {{t}} geht's weiter für mich
auf {PLACE_DE} {{t}} liegt, was ich brauch, wechsel hin
auf {PLACE_DE} {{t}} hab ich noch was zu tun
auf {PLACE_DE} {{t}} muss ich was nachschauen
ich hab gerade auf {PLACE_DE} {{t}} gearbeitet, bring mich wieder hin
für einen Moment brauch ich {PLACE_DE} {{t}}
zuerst mal {PLACE_DE} {{t}}
von hier auf {PLACE_DE} {{t}}
verlass die hier und geh auf {PLACE_DE} {{t}}
ob ich wohl {PLACE_DE} {{t}} sehen könnte
wärst du so nett und gehst auf {PLACE_DE} {{t}}
tätst mir {PLACE_DE} {{t}} zeigen
bringst du mich zu {PLACE_DE} {{t}}
wollen wir auf {PLACE_DE} {{t}}
die Notizen liegen auf {PLACE_DE} {{t}}, bring mich rüber
hau mich auf {PLACE_DE} {{t}}
ick will auf {PLACE_DE} {{t}}
goh mol op {PLACE_DE} {{t}}
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
next one, i mean the workspace
workspaces: forward
>> workspace
ws++
nxt ws
one ws to the right
one along, workspaces
nothing left to do on this [workspace|desktop], show me the one after it
this desktop's full, on to the one after
dispatch workspace r+1
super plus right, the workspace
move right by a workspace
my chat is one workspace further, take me there
what i need sits one desktop to the right
could we have the workspace that follows
shall we try the next desktop
can i see what's one workspace over
slide over one desktop
+slide to the workspace on the right
+page forward one workspace
+turn to the next desktop
+bump me to the next ws
+leave this workspace for the next one
+increase the workspace number by one
current workspace plus one
workspace number + 1 please
rightwards, one desktop
one more workspace to the right
desktop next door, the right one
not this workspace, the one right after
keep going, next workspace
next virtual desktop
the next screen space please, workspace i mean
whatever is on the workspace after this, i'd like to see it
gie us the next workspace
workspace, next, cheers
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
WS++
>> Arbeitsfläche
nächste AF
eine Fläche weiter, Arbeitsfläche mein ich
Arbeitsflächen: vorwärts
vor auf die nächste Arbeitsfläche
nochmal eine Arbeitsfläche weiter
noch eine Arbeitsfläche nach rechts
dispatch workspace r+1
Super und Pfeil rechts, Arbeitsfläche
diese Arbeitsfläche ist voll, zeig mir die danach
da drüben rechts die Arbeitsfläche
mein Chat ist eine Arbeitsfläche weiter, bring mich hin
was ich brauch, liegt einen Desktop weiter rechts
können wir die Arbeitsfläche danach haben
kann ich sehen, was auf dem Workspace danach ist
dürfte ich die folgende Arbeitsfläche sehen
probieren wir den nächsten Desktop
schieb mich eine Arbeitsfläche weiter
+rutsch eine Arbeitsfläche nach rechts
+zähl die Arbeitsfläche um eins hoch
+verlass diese Arbeitsfläche Richtung nächste
+stups mich auf den nächsten Workspace
+schau auf den Desktop danach
aktuelle Arbeitsfläche plus eins
Nummer der Arbeitsfläche plus 1
Desktop eins weiter, dankschön
Nachbar-Arbeitsfläche rechts
der rechte Nachbar-Desktop
nicht diese Arbeitsfläche, die danach
folgender Workspace
weiter im Text, nächster Desktop
nächster virtueller Desktop
ois weida, nächste Arbeitsfläche
oan Desktop weida bitte
eis Desktop wiiter
een Desktop wieder na rechts
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
ws--
<< workspace
prev workspace pls
workspaces: backward
one ws to the left
dispatch workspace previous
dispatch workspace r-1
super plus left, the workspace
back where my browser was, one workspace to the left
i overshot, one desktop back
not this workspace, the one before
oops, too far, back a desktop
i was on another workspace a second ago, take me back there
the workspace i came from, please
what was on the workspace before this
i wasn't finished over there, previous workspace
that was the wrong direction, one workspace left
can i have my last workspace back
could we have the workspace from before
shall we return to the earlier desktop
may i go back one workspace
slide back one desktop
+slide to the workspace on the left
+page back one workspace
+retreat one workspace
+bounce back to the last desktop
+bring back the workspace i was looking at
+decrease the workspace number by one
current workspace minus one
desktop next door, the left one
toggle to the last used workspace
previous virtual desktop
former workspace
back a ws, ta
reverse, one workspace
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
WS--
<< Arbeitsfläche
vorige AF
Arbeitsflächen: rückwärts
noch eine Arbeitsfläche nach links
dispatch workspace previous
Super und Pfeil links, Arbeitsfläche
übers Ziel hinaus, einen Desktop zurück
hoppla, zu weit, Arbeitsfläche davor
nicht diese Arbeitsfläche, die davor
auf den Workspace, von dem ich komm
grad war ich auf einer anderen Arbeitsfläche, bring mich zurück
was war auf der Arbeitsfläche vor dieser
drüben war ich noch nicht fertig, vorige Arbeitsfläche
falsche Richtung, eine Arbeitsfläche nach links
kann ich meine letzte Arbeitsfläche wiederhaben
können wir auf den früheren Desktop zurück
dürfte ich eine Arbeitsfläche zurück
kehren wir auf die vorige Arbeitsfläche zurück
schieb mich eine Arbeitsfläche zurück
+rutsch eine Arbeitsfläche nach links
+hol die vorige Arbeitsfläche wieder her
+kehr auf den letzten Desktop zurück
+zähl die Arbeitsfläche um eins runter
+mach den Wechsel der Arbeitsfläche rückgängig
aktuelle Arbeitsfläche minus eins
Nachbar-Arbeitsfläche links
der linke Nachbar-Desktop
zuletzt benutzter Workspace
die zuletzt gezeigte Arbeitsfläche
früherer Desktop
vorheriger virtueller Desktop
retour auf den Desktop vorher
oan Desktop z'ruck bitte
eis Desktop zrugg
een Desktop torüch
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
empty desktop
empty ws pls
blank space, workspace i mean
desktop with no windows on it
workspace that nobody uses
dispatch workspace empty
the first workspace with nothing open
next one that's empty, workspace
all tidy and bare, such a workspace please
i'm starting something new, empty workspace
new task, new workspace
for the next project i want an empty desktop
i can't think with all these windows, take me to an empty workspace
everything's cluttered, get me to a desktop with nothing on it
clean slate, fresh desktop, leave the windows where they are
somewhere quiet, an empty workspace
nothing open there, that's the workspace i want
which workspace is free? take me there
do i have a workspace left that's empty? show it
can i get an empty desktop
may i have a workspace to myself
could we use a desktop without anything on it
got a spare workspace for me
+bring up a bare workspace
+switch me to a workspace nobody sits on
+hop over to the first free desktop
+create a fresh workspace and go there
+make me a new workspace
+start a new workspace
+look for a workspace with no windows and go there
+send me to an empty workspace
wide open space, empty ws
unoccupied workspace
pristine desktop
unclaimed workspace please
an additional workspace
one extra, empty workspace
another workspace with nothing on it
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
leere AF
leerer Desktop bitte
Desktop ohne Fenster
unbelegte Arbeitsfläche
unbelegter WS
dispatch workspace empty
die erste Arbeitsfläche, auf der nichts offen ist
eine ganz kahle Arbeitsfläche
neues Projekt, neue Arbeitsfläche
neue Aufgabe, leerer Desktop
ich fang was Neues an, leere Arbeitsfläche bitte
bei den vielen Fenstern kann ich nicht denken, bring mich auf eine leere Arbeitsfläche
alles vollgestellt hier, ab auf einen leeren Desktop
freie Bahn, leere Arbeitsfläche
wo noch Platz ist, auf so eine Arbeitsfläche will ich
welche Arbeitsfläche ist noch frei? geh da hin
hab ich noch eine leere Arbeitsfläche? zeig sie
krieg ich einen leeren Desktop
hast du eine freie Arbeitsfläche für mich
dürfte ich eine Arbeitsfläche für mich allein haben
könnten wir auf einen Desktop ohne alles
+spring auf den ersten freien Desktop
+schick mich auf eine leere Arbeitsfläche
+erstell eine frische Arbeitsfläche und geh hin
+nimm eine Arbeitsfläche, die keiner benutzt
+eröffne einen neuen Workspace
+schau, welche Arbeitsfläche leer ist, und wechsel hin
eine zusätzliche Arbeitsfläche
noch eine Arbeitsfläche, eine leere
eine Arbeitsfläche mehr, ohne was drauf
Reserve-Arbeitsfläche
nackter Desktop
weiße Weste, frischer Desktop, Fenster bleiben wo sie sind
i hätt gern an frischn Desktop
a frische Arbeitsfläche, wo nix is
e lääri Arbeitsflächi
en leddigen Desktop bidde
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
ws{t} pls
WS {t} it is
workspaces {t}
workspace, number {t}
workspace numero {t}
workspace id {t}
wspace {t}
desktop-{t}
desktop nr {t}
desktop: {t}
the desktop numbered {t}
the workspace numbered {t}
workspace with the number {t}
number {t} of my workspaces
the {t} workspace
swaymsg workspace {t}
i3-msg workspace {t}
super {t} for me
press super {t}
mod4+{t}
logo {t}
cd ws{t}
+hit workspace number {t}
+land on ws {t}
+head to ws {t}
+navigate to ws {t}
+take me over to ws {t}
have ws {t} shown
will you go to ws {t}
may i have ws {t}
any chance of ws {t}
i was on ws {t}, go back there
i'll be on ws {t}
ws {t} was the right one
not this ws, {t}
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
ws{t} bitte
AF {t} bitte
AF: {t}
AF-{t}
Desktop-{t}
Desktop: {t}
Fläche Nummer {t}
Fläche Nr. {t}
Arbeitsfläche mit der Nummer {t}
Arbeitsfläche, Nummer {t}
Arbeitsfläche Nummero {t}
Arbeitsflächen-Nummer {t}
der Desktop mit der {t}
Nummer {t} von meinen Arbeitsflächen
die {t}er Arbeitsfläche
die Arbeitsfläche {t}, los
swaymsg workspace {t}
i3-msg workspace {t}
drück Super {t}
Super {t} bitte
Mod4+{t}
Logo-Taste {t}
+lande auf WS {t}
+navigier zu WS {t}
+begib dich auf WS {t}
+blend WS {t} ein
+zeig her WS {t}
lass WS {t} sehen
darf ich WS {t} haben
krieg ich WS {t}
hättest du WS {t} für mich
ich war auf WS {t}, geh dorthin zurück
ich bin gleich auf WS {t}
WS {t} wär die richtige
nicht diese, WS {t}
auf WS {t} geht's weiter
die Nummer {t}, Arbeitsfläche mein ich
mol op WS {t} gahn
WS {t} wär mer recht
""",
)
