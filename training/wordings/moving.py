"""How people say that a window goes to another workspace."""

from training.phrases import Phrases
from training.wordings.workspaces import PLACE_DE, PLACE_EN

MOVE = Phrases(
    en=f"""
+[move|send|put|push|bring] [this|the|my|] window to {PLACE_EN} {{t}}
+[move|send|put|throw] [this|it] to {PLACE_EN} {{t}}
+[move|shift] [this|the|the current|the active] window [over|] to {PLACE_EN} {{t}}
window to {PLACE_EN} {{t}}
[this|current|active] window [on|onto|to] {PLACE_EN} {{t}}
[can|could] you [move|put|send] [this|this window|it] to {PLACE_EN} {{t}}?
!+get this window onto {PLACE_EN} {{t}}
i want this window on {PLACE_EN} {{t}}
this [window|one|] belongs on {PLACE_EN} {{t}}
+relocate [this|the] window to {PLACE_EN} {{t}}
this window [would be better|should be|should go] on {PLACE_EN} {{t}}
would you mind moving this window to {PLACE_EN} {{t}}
+[drop|dump|park|stash] this window on {PLACE_EN} {{t}}
+[take|carry] this window [over|] to {PLACE_EN} {{t}}
is it possible to have this window on {PLACE_EN} {{t}}
[current|focused|this] window → {PLACE_EN} {{t}}
{PLACE_EN} {{t}} for this window
the window [i'm in|in front|i'm using] to {PLACE_EN} {{t}}
[it's crowded|no space here|it's in my way], move this to {PLACE_EN} {{t}}
+assign this window to {PLACE_EN} {{t}}
what i have in front [goes|should go] to {PLACE_EN} {{t}}
off with this window to {PLACE_EN} {{t}}
[move|send] active to {PLACE_EN} {{t}}
this one over to {PLACE_EN} {{t}}
!+transfer the window to {PLACE_EN} {{t}}
!i need this on {PLACE_EN} {{t}} instead
!let this window live on {PLACE_EN} {{t}}
how about putting this on {PLACE_EN} {{t}}
+[shove|kick|fling] this window over to {PLACE_EN} {{t}}
could do with this window on {PLACE_EN} {{t}}
there's more room on {PLACE_EN} {{t}}, put this window there
this window is on the wrong {PLACE_EN}, it should be on {{t}}
{PLACE_EN} {{t}} is free, this window can go there
would you be so kind as to put this window on {PLACE_EN} {{t}}?
+have this window on {PLACE_EN} {{t}}
i'd [like|prefer] this window on {PLACE_EN} {{t}}
+drag this window [over|] to {PLACE_EN} {{t}}
the active window to {PLACE_EN} {{t}} [pls|please]
let's put this window on {PLACE_EN} {{t}}
mv window → {PLACE_EN} {{t}}
""",
    de=f"""
+[verschieb|verschiebe|schieb|beweg|schick|bring] [das|dieses|mein] Fenster [mal|bitte|] auf {PLACE_DE} {{t}}
+[schieb|schick|verschieb] [das|es|das hier] auf {PLACE_DE} {{t}}
+[leg|setz|pack|tu] [das|dieses] Fenster auf {PLACE_DE} {{t}}
Fenster [auf|nach] {PLACE_DE} {{t}}
[dieses|aktuelles] Fenster auf {PLACE_DE} {{t}} [verschieben|schieben|bitte]
[kannst|könntest] du [das|dieses] Fenster auf {PLACE_DE} {{t}} [verschieben|schieben|legen]?
!ich will [das|dieses] Fenster auf {PLACE_DE} {{t}} [haben|]
das [Fenster|] gehört auf {PLACE_DE} {{t}}
!+wirf das Fenster auf {PLACE_DE} {{t}}
Fenster verschieben auf {PLACE_DE} {{t}}
+schieb's auf {PLACE_DE} {{t}}
aktives Fenster → {PLACE_DE} {{t}}
[dieses|das] Fenster [soll|muss|kommt] auf {PLACE_DE} {{t}}
magst du [das|dieses] Fenster auf {PLACE_DE} {{t}} [schieben|tun|geben|legen]
+[transportier|verleg|verlege] [das|dieses] Fenster auf {PLACE_DE} {{t}}
das [da|hier|Ding] auf {PLACE_DE} {{t}}
[wär's|wäre es] möglich, das Fenster auf {PLACE_DE} {{t}} zu [schieben|legen]
auf {PLACE_DE} {{t}} mit [dem|diesem] Fenster
[vorderes|fokussiertes|dieses] Fenster → {PLACE_DE} {{t}}
[hier ist's eng|das ist im Weg|kein Platz hier], schieb das auf {PLACE_DE} {{t}}
+park das Fenster auf {PLACE_DE} {{t}}
[was ich vor mir hab|das, was vorn ist], auf {PLACE_DE} {{t}} [schieben|]
das Fenster [rüber|hinüber] auf {PLACE_DE} {{t}}
schiab des Fenster auf {PLACE_DE} {{t}}
chasch das Fänschter uf {PLACE_DE} {{t}} schiebe
das Fenster wär auf {PLACE_DE} {{t}} besser [aufgehoben|]
!+verfracht das Fenster auf {PLACE_DE} {{t}}
!lieber hätt ich das Fenster auf {PLACE_DE} {{t}}
!Umzug von dem Fenster auf {PLACE_DE} {{t}}
[würdest|tätest] du das [Fenster|] auf {PLACE_DE} {{t}} [schieben|verschieben]
+[schubs|hau|schmeiß] das Fenster auf {PLACE_DE} {{t}}
auf {PLACE_DE} {{t}} ist mehr Platz, tu das Fenster da hin
wärst du so nett und schiebst das Fenster auf {PLACE_DE} {{t}}?
das Fenster hätt ich gern auf {PLACE_DE} {{t}}
+zieh [das|dieses] Fenster [rüber|] auf {PLACE_DE} {{t}}
ich brauch das Fenster auf {PLACE_DE} {{t}}
das Fenster kann auf {PLACE_DE} {{t}}
lass uns das Fenster auf {PLACE_DE} {{t}} legen
dass du das Fenster auf {PLACE_DE} {{t}} [schiebst|legst|verschiebst]
tua des Fenster ummi auf {PLACE_DE} {{t}}
+move [das|dieses] Fenster auf {PLACE_DE} {{t}}
ab mit dem Fenster auf {PLACE_DE} {{t}}
""",
)
MOVE_APP = Phrases(
    en=f"""
+[move|send|put|push|throw] {{a}} to {PLACE_EN} {{t}}
+[move|send|put] [the|my] {{a}} window to {PLACE_EN} {{t}}
{{a}} [to|on|onto] {PLACE_EN} {{t}}
[can|could] you [move|put|send] {{a}} [to|on] {PLACE_EN} {{t}}?
!+get {{a}} onto {PLACE_EN} {{t}}
i want {{a}} on {PLACE_EN} {{t}}
{{a}} belongs on {PLACE_EN} {{t}}
!+shift {{a}} over to {PLACE_EN} {{t}}
{{a}} [should be|should go|goes|has to go] [on|to] {PLACE_EN} {{t}}
would you mind moving {{a}} to {PLACE_EN} {{t}}
+[drop|dump|park|stash] {{a}} on {PLACE_EN} {{t}}
+[take|bring|carry] {{a}} [over|] to {PLACE_EN} {{t}}
is it possible to have {{a}} on {PLACE_EN} {{t}}
+assign {{a}} to {PLACE_EN} {{t}}
{{a}} would be better on {PLACE_EN} {{t}}
i'd [like|rather have] {{a}} on {PLACE_EN} {{t}}
{{a}} is in the way, [move|send] it to {PLACE_EN} {{t}}
off with {{a}} to {PLACE_EN} {{t}}
+relocate {{a}} to {PLACE_EN} {{t}}
{{a}} → {PLACE_EN} {{t}}
{PLACE_EN} {{t}} is for {{a}}, move it there
the {{a}} window to {PLACE_EN} {{t}}
!+transfer {{a}} to {PLACE_EN} {{t}}
!let {{a}} live on {PLACE_EN} {{t}}
!+kick {{a}} over to {PLACE_EN} {{t}}
how about moving {{a}} to {PLACE_EN} {{t}}
+[shove|fling|chuck] {{a}} over to {PLACE_EN} {{t}}
could do with {{a}} on {PLACE_EN} {{t}}
there's more room on {PLACE_EN} {{t}}, put {{a}} there
{PLACE_EN} {{t}} is free, {{a}} can go there
would you be so kind as to put {{a}} on {PLACE_EN} {{t}}?
+have {{a}} on {PLACE_EN} {{t}}
+drag {{a}} [over|] to {PLACE_EN} {{t}}
{{a}} over to {PLACE_EN} {{t}} [pls|please]
let's put {{a}} on {PLACE_EN} {{t}}
{{a}} doesn't belong here, {PLACE_EN} {{t}} is its place
i need {{a}} on {PLACE_EN} {{t}}
""",
    de=f"""
+[verschieb|verschiebe|schieb|beweg|schick|bring] {{a}} [mal|bitte|] auf {PLACE_DE} {{t}}
+[leg|setz|pack|tu] {{a}} auf {PLACE_DE} {{t}}
{{a}} auf {PLACE_DE} {{t}} [verschieben|schieben|bitte|]
+[schieb|schick] das {{a}} Fenster auf {PLACE_DE} {{t}}
[kannst|könntest] du {{a}} auf {PLACE_DE} {{t}} [verschieben|schieben|legen]?
!ich will {{a}} auf {PLACE_DE} {{t}} [haben|]
{{a}} gehört auf {PLACE_DE} {{t}}
!+wirf {{a}} auf {PLACE_DE} {{t}}
{{a}} [soll|muss|kommt] auf {PLACE_DE} {{t}}
magst du {{a}} auf {PLACE_DE} {{t}} [schieben|tun|geben|legen]
+[transportier|verleg|verlege] {{a}} auf {PLACE_DE} {{t}}
[wär's|wäre es] möglich, {{a}} auf {PLACE_DE} {{t}} zu [schieben|legen]
auf {PLACE_DE} {{t}} mit {{a}}
{{a}} [rüber|hinüber|nach drüben] auf {PLACE_DE} {{t}}
{{a}} → {PLACE_DE} {{t}}
{{a}} ist im Weg, [schieb|leg] es auf {PLACE_DE} {{t}}
+park {{a}} auf {PLACE_DE} {{t}}
das Fenster von {{a}} auf {PLACE_DE} {{t}} [schieben|legen|]
schiab {{a}} auf {PLACE_DE} {{t}}
chasch {{a}} uf {PLACE_DE} {{t}} schiebe
{{a}} wär auf {PLACE_DE} {{t}} besser [aufgehoben|]
{{a}} nach {PLACE_DE} {{t}}
!+verfracht {{a}} auf {PLACE_DE} {{t}}
!lieber hätt ich {{a}} auf {PLACE_DE} {{t}}
!+räum {{a}} auf {PLACE_DE} {{t}}
[würdest|tätest] du {{a}} auf {PLACE_DE} {{t}} [schieben|verschieben]
+[schubs|hau|schmeiß] {{a}} auf {PLACE_DE} {{t}}
auf {PLACE_DE} {{t}} ist mehr Platz, tu {{a}} da hin
wärst du so nett und schiebst {{a}} auf {PLACE_DE} {{t}}?
{{a}} hätt ich gern auf {PLACE_DE} {{t}}
+zieh {{a}} [rüber|] auf {PLACE_DE} {{t}}
ich brauch {{a}} auf {PLACE_DE} {{t}}
{{a}} kann auf {PLACE_DE} {{t}}
lass uns {{a}} auf {PLACE_DE} {{t}} legen
dass du {{a}} auf {PLACE_DE} {{t}} [schiebst|legst|verschiebst]
tua {{a}} ummi auf {PLACE_DE} {{t}}
+move {{a}} auf {PLACE_DE} {{t}}
ab mit {{a}} auf {PLACE_DE} {{t}}
""",
)
MOVE_WAY = {
    "+1": Phrases(
        en="""
+[move|send|put|push] [this|the|] window to the next workspace
window [to the|] next workspace
+[move|send] [it|this] [one workspace further|to the next workspace]
!+throw this window on the next desktop
this window [one|a] workspace [further|to the right]
+[push|shift] this window one workspace [on|forward|right]
window +1 workspace
this window belongs on the next workspace
would you mind moving this window to the next workspace
+take this window to the workspace [on the right|after this]
this [one|window|] to the next [ws|desktop]
i want this window on the next [workspace|desktop]
[can|could] you [send|put] this window on the next workspace
current window → next workspace
!this window one desktop over
!+carry the window along to the following workspace
+drop this [window|] on the next [ws|desktop]
could do with this window on the next workspace
+shove this window one workspace to the right
there's more room on the next workspace, put this window there
next workspace for this window
+nudge this window to the next [workspace|ws|desktop]
would you take this window one workspace further?
i'd like this window one workspace to the right
off to the next workspace with this window
+hand this window over to the next workspace
window one ws right
let this window go one workspace up
""",
        de="""
+[verschieb|schieb|schick] [das|dieses] Fenster [auf die nächste Arbeitsfläche|auf den nächsten Workspace]
Fenster auf die nächste Arbeitsfläche
+[schieb|schick] [das|es] eine Arbeitsfläche weiter
!+wirf das Fenster auf die nächste Arbeitsfläche
Fenster eine Arbeitsfläche [weiter|nach rechts]
das Fenster [gehört|soll|muss] auf die nächste Arbeitsfläche
magst du das Fenster [auf die nächste Arbeitsfläche|eine Arbeitsfläche weiter] schieben
Fenster +1 Arbeitsfläche
Fenster auf den nächsten [Workspace|Desktop|WS]
[kannst|könntest] du das Fenster eine Arbeitsfläche weiter [schieben|tun]
+[leg|tu|pack] das Fenster auf [die nächste Arbeitsfläche|den nächsten Desktop]
aktuelles Fenster → nächste Arbeitsfläche
ich will das Fenster auf der nächsten Arbeitsfläche
schiab des Fenster oans weida
!das Fenster eins weiter nach rechts, auf die nächste Arbeitsfläche
!+reich das Fenster an die nächste Arbeitsfläche weiter
das [hier|] auf die nächste Arbeitsfläche [schieben|verschieben|]
+[schubs|hau|zieh] das Fenster auf die nächste Arbeitsfläche
auf der nächsten Arbeitsfläche ist mehr Platz, tu das Fenster da hin
wärst du so nett und schiebst das Fenster eine Arbeitsfläche weiter?
nächste Arbeitsfläche für das Fenster
+rück das Fenster eine Arbeitsfläche weiter
ab mit dem Fenster auf [die nächste Arbeitsfläche|den nächsten Workspace]
das Fenster hätt ich gern auf der nächsten Arbeitsfläche
+move das Fenster [auf den nächsten Workspace|einen Workspace weiter]
einen Workspace nach rechts mit dem Fenster
tua des Fenster auf de nächste Arbeitsfläche
das Fenster kann auf die nächste Arbeitsfläche
""",
    ),
    "-1": Phrases(
        en="""
+[move|send|put|push] [this|the|] window to the previous workspace
window [to the|] previous workspace
+[move|send] [it|this] [one workspace back|to the previous workspace]
!+throw this window on the previous desktop
this window [one|a] workspace [back|to the left]
+[push|shift] this window one workspace [backwards|left]
window -1 workspace
this window belongs on the previous workspace
would you mind moving this window to the previous workspace
+take this window [back|] to the workspace [on the left|before this]
this [one|window|] to the previous [ws|desktop]
i want this window on the [previous|last] [workspace|desktop]
[can|could] you [send|put] this window on the previous workspace
current window → previous workspace
!this window one desktop back
!+return the window to the workspace i came from
+drop this [window|] on the [last|previous] [ws|desktop]
could do with this window on the previous workspace
+shove this window one workspace to the left
there's more room on the previous workspace, put this window there
previous workspace for this window
+nudge this window back to the previous [workspace|ws|desktop]
would you take this window one workspace back?
i'd like this window one workspace to the left
back to the previous workspace with this window
+hand this window back to the previous workspace
window one ws left
let this window go one workspace down
""",
        de="""
+[verschieb|schieb|schick] [das|dieses] Fenster [auf die vorige Arbeitsfläche|auf den vorherigen Workspace]
Fenster auf die [vorige|vorherige] Arbeitsfläche
+[schieb|schick] [das|es] eine Arbeitsfläche zurück
!+wirf das Fenster auf die vorherige Arbeitsfläche
Fenster eine Arbeitsfläche [zurück|nach links]
das Fenster [gehört|soll|muss] auf die [vorige|letzte] Arbeitsfläche
magst du das Fenster [auf die vorige Arbeitsfläche|eine Arbeitsfläche zurück] schieben
Fenster -1 Arbeitsfläche
Fenster auf den [vorigen|vorherigen|letzten] [Workspace|Desktop|WS]
[kannst|könntest] du das Fenster eine Arbeitsfläche zurück [schieben|tun]
+[leg|tu|pack] das Fenster auf [die vorige Arbeitsfläche|den vorherigen Desktop]
aktuelles Fenster → vorige Arbeitsfläche
ich will das Fenster auf der [vorigen|vorherigen] Arbeitsfläche
schiab des Fenster oans z'ruck
!das Fenster eins zurück nach links, auf die vorige Arbeitsfläche
!+reich das Fenster an die vorige Arbeitsfläche zurück
das [hier|] auf die [vorige|vorherige] Arbeitsfläche [schieben|verschieben|]
+[schubs|hau|zieh] das Fenster [zurück|] auf die vorige Arbeitsfläche
auf der vorigen Arbeitsfläche ist mehr Platz, tu das Fenster da hin
wärst du so nett und schiebst das Fenster eine Arbeitsfläche zurück?
vorige Arbeitsfläche für das Fenster
+rück das Fenster eine Arbeitsfläche zurück
ab mit dem Fenster auf [die vorige Arbeitsfläche|den vorherigen Workspace]
das Fenster hätt ich gern auf der [vorigen|vorherigen] Arbeitsfläche
+move das Fenster [auf den vorherigen Workspace|einen Workspace zurück]
einen Workspace nach links mit dem Fenster
tua des Fenster auf de vorige Arbeitsfläche
das Fenster kann [zurück|] auf die vorherige Arbeitsfläche
""",
    ),
}
MOVE_NUMBER = Phrases(
    en="""
hyprland: move this to {t}
+move this [window|] to {t}
+[throw|send] this window [over|] to {t}
[window|this] → workspace {t}
!+send this to {t}
window to {t}
this → {t}
[put|drop] this [window|] on {t}
[this|window] to ws{t}
move window to ws {t}
mv window {t}
hyprland: window to {t}
this one on {t}
i want this window on {t}
this belongs on {t}
this window over to {t}
active window: {t}
!window onto number {t}
!this goes to {t}
[can|could] this go to {t}
hyprctl: this window on {t}
this window, ws {t}
+shove this window to {t}
+stick this window on {t}
let's have this window on {t}
ws {t} for this window
focused window on {t}
off to {t} with this window
could do with this window on {t}
this window should sit on {t}
+drag this window to {t}
""",
    de="""
hyprland: [schieb das|Fenster|verschieb das] auf {t}
+schieb [das|dieses Fenster] auf [die|] {t}
+[schick|leg] das Fenster auf {t}
Fenster → {t}
!+schick das auf {t}
Fenster auf [die|] {t}
das → {t}
[leg|pack|tu] das [Fenster|] auf [die|] {t}
[das|Fenster] auf ws{t}
Fenster nach {t}
mv Fenster {t}
das hier auf [die|] {t}
das gehört auf [die|] {t}
Fenster rüber auf [die|] {t}
aktives Fenster: {t}
das Fenster soll auf [die|] {t}
ich will das [Fenster|] auf der {t}
!Fenster auf Nummer {t}
!das kommt auf die {t}
schiab's auf {t}
hyprctl: dieses Fenster auf {t}
dieses Fenster, ws {t}
+schubs das Fenster auf [die|] {t}
+zieh das Fenster auf [die|] {t}
das Fenster hätt ich gern auf der {t}
ws {t} für das Fenster
fokussiertes Fenster auf {t}
ab mit dem Fenster auf [die|] {t}
+hau das Fenster auf die {t}
das Fenster kann auf die {t}
tua des Fenster auf {t}
""",
)
MOVE_APP_NUMBER = Phrases(
    en="""
hyprland: move {a} to {t}
+[throw|send] {a} [over|] to {t}
{a} → workspace {t}
+move [the|] {a} window to {t}
!hyprland: send {a} to {t}
{a} to {t}
{a} → {t}
put {a} on {t}
move {a} to ws{t}
hyprland: {a} to {t}
i want {a} on {t}
{a} belongs on {t}
{a} goes to {t}
+[shift|bring] {a} over to {t}
{a} over to {t}
!+shove {a} to {t}
!{a} onto number {t}
would you move {a} to {t}
{a}, ws {t}
+stick {a} on {t}
let's have {a} on {t}
ws {t} for {a}
off to {t} with {a}
could do with {a} on {t}
{a} should sit on {t}
hyprctl: {a} on {t}
+drag {a} to {t}
i'd like {a} on {t}
+get {a} over on {t}
""",
    de="""
hyprland: [schieb|] {a} auf {t}
+schieb {a} auf [die|] {t}
+[schick|leg] {a} auf [die|] {t}
{a} → Arbeitsfläche {t}
!hyprland: schick {a} auf {t}
{a} auf [die|] {t}
{a} → {t}
[leg|pack|tu] {a} auf [die|] {t}
{a} auf ws{t} [schieben|]
{a} gehört auf [die|] {t}
{a} kommt auf [die|] {t}
{a} rüber auf [die|] {t}
ich will {a} auf der {t}
{a} soll auf [die|] {t}
schiab {a} auf {t}
!{a} auf Nummer {t}
!+schubs {a} auf die {t}
magst du {a} auf die {t} [schieben|tun]
{a}, ws {t}
+zieh {a} auf [die|] {t}
{a} hätt ich gern auf der {t}
ws {t} für {a}
ab mit {a} auf [die|] {t}
+hau {a} auf die {t}
{a} kann auf die {t}
tua {a} ummi auf {t}
hyprctl: {a} auf {t}
+verschieb {a} auf die {t}
wärst du so nett und legst {a} auf die {t}?
""",
)
HALF = Phrases(
    en="""
+move [this|the] window
+move it to [another|a different] workspace
move the window [elsewhere|to a workspace]
!+put the window somewhere else
+send [this|the] window to a workspace
this window should be on another workspace
i want this window [elsewhere|somewhere else|on a different workspace]
this window doesn't belong here
+relocate [this|the] window
move window
this window to another workspace
[can|could] you move this window
+[shift|push] this window to some workspace
window to a different [workspace|desktop]
would you mind moving this window
+get this window out of this workspace
this window is on the wrong workspace
change the workspace of this window
wrong workspace for this window
!this window needs a new place
!+banish this window from here
could do with this window on another workspace
it's too crowded here, move this window
this window is in the wrong place
+drag this window to a different workspace
+take this window to another [workspace|desktop]
i'd rather have this window on another workspace
would you put this window on some other workspace?
there's no room here for this window, another workspace please
this window has to go to another workspace
off to another workspace with this window
this workspace is full, shift this window
""",
    de="""
+verschieb [das|dieses] Fenster
+schieb es [auf eine andere Arbeitsfläche|woanders hin]
Fenster verschieben
!+leg das Fenster woanders hin
+schick das Fenster auf eine Arbeitsfläche
das Fenster [soll|gehört|muss] [woanders hin|auf eine andere Arbeitsfläche]
[kannst|könntest] du das Fenster verschieben
ich will das Fenster [woanders|auf einem anderen Workspace] haben
dieses Fenster ist auf der falschen Arbeitsfläche
falsche Arbeitsfläche für das Fenster
Fenster auf [andere Arbeitsfläche|anderen Workspace|anderen Desktop]
dieses Fenster gehört nicht hierher
+tu das Fenster [weg von hier|woanders hin]
magst du das Fenster [verschieben|rüberschieben]
Fenster umziehen
[das|dieses] Fenster verlegen
+nimm das Fenster von dieser Arbeitsfläche weg
!dieses Fenster braucht einen anderen Platz
!+verfracht das Fenster woanders hin
schieb des Fenster wo anders hi
Arbeitsfläche vom Fenster ändern
hier ist es zu eng, verschieb das Fenster
das Fenster ist hier falsch, [verschieb|schieb] es
wärst du so nett und verschiebst das Fenster?
+zieh das Fenster auf eine andere Arbeitsfläche
ab mit dem Fenster auf eine andere Arbeitsfläche
hier ist kein Platz für das Fenster, auf eine andere Arbeitsfläche damit
diese Arbeitsfläche ist voll, schieb das Fenster weg
das Fenster hätt ich lieber [woanders|auf einer anderen Arbeitsfläche]
+move das Fenster
andere Arbeitsfläche für das Fenster
tua des Fenster auf an andern Workspace
+hau das Fenster auf irgendeine andere Arbeitsfläche
""",
)
HALF_APP = Phrases(
    en="""
+move {a} to another workspace
+send {a} to a [different|] workspace
{a} to a workspace
!+put {a} on another desktop
{a} should be on another workspace
i want {a} [elsewhere|somewhere else|on a different workspace]
{a} doesn't belong on this workspace
+relocate the {a} window
move the {a} window
{a} to another [workspace|desktop]
[can|could] you move the {a} window
+[shift|push] {a} to some workspace
would you mind moving {a} to some other workspace
+get {a} out of this workspace
{a} is on the wrong workspace
change the workspace of {a}
wrong workspace for {a}
!{a} needs a new place, not this workspace
!+banish {a} from this workspace
the {a} window belongs elsewhere
could do with {a} on another workspace
it's too crowded here, move the {a} window
+drag {a} to a different workspace
+take {a} to another [workspace|desktop]
i'd rather have {a} on another workspace
would you put {a} on some other workspace?
there's no room here for {a}, another workspace please
{a} has to go to another workspace
off to another workspace with {a}
another workspace for {a}
this workspace is full, shift {a} to another one
""",
    de="""
+schieb {a} auf eine [andere|] Arbeitsfläche
+verschieb das {a} Fenster
{a} auf eine Arbeitsfläche
!+leg {a} auf eine andere Arbeitsfläche
{a} [soll|gehört|muss] auf eine andere Arbeitsfläche
[kannst|könntest] du das {a} Fenster verschieben
ich will {a} [woanders|auf einem anderen Workspace] haben
{a} ist auf der falschen Arbeitsfläche
falsche Arbeitsfläche für {a}
{a} auf [andere Arbeitsfläche|anderen Workspace|anderen Desktop]
{a} gehört nicht auf diese Arbeitsfläche
+tu das Fenster {a} woanders hin
magst du das Fenster von {a} [verschieben|rüberschieben]
+verschieb das Fenster von {a}
das Fenster von {a} verlegen
+nimm {a} von dieser Arbeitsfläche weg
!{a} braucht eine andere Arbeitsfläche
!+verfracht das Fenster {a} woanders hin
schieb {a} auf a andere Arbeitsfläche
Arbeitsfläche von {a} ändern
hier ist es zu eng, verschieb das Fenster von {a}
{a} hat auf dieser Arbeitsfläche nichts verloren
wärst du so nett und verschiebst das Fenster von {a}?
+zieh {a} auf eine andere Arbeitsfläche
ab mit {a} auf eine andere Arbeitsfläche
hier ist kein Platz für {a}, auf eine andere Arbeitsfläche damit
diese Arbeitsfläche ist voll, schieb {a} auf eine andere
{a} hätt ich lieber auf einer anderen Arbeitsfläche
+move {a} auf einen anderen Workspace
andere Arbeitsfläche für {a}
tua {a} auf an andern Workspace
""",
)
