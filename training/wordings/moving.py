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
+bring this window across to {PLACE_EN} {{t}}
+shift it over to {PLACE_EN} {{t}}
+place this window on {PLACE_EN} {{t}}
+set this window on {PLACE_EN} {{t}}
+swing this over to {PLACE_EN} {{t}}
+bump this window to {PLACE_EN} {{t}}
+get this over to {PLACE_EN} {{t}}
+move the window i'm in to {PLACE_EN} {{t}}
+move the front window to {PLACE_EN} {{t}}
+put what i see here on {PLACE_EN} {{t}}
+send the focused window to {PLACE_EN} {{t}}
this window {PLACE_EN} {{t}} please
this window => {PLACE_EN} {{t}}
this window over on {PLACE_EN} {{t}}, please
this window needs to be on {PLACE_EN} {{t}}
this window needs moving to {PLACE_EN} {{t}}
this window must go to {PLACE_EN} {{t}}
this window may go to {PLACE_EN} {{t}}
this window can live on {PLACE_EN} {{t}}
this window fits better on {PLACE_EN} {{t}}
this window ought to be on {PLACE_EN} {{t}}
this should sit on {PLACE_EN} {{t}}
it should be on {PLACE_EN} {{t}}, this window
the window in front goes to {PLACE_EN} {{t}}
the window here should be on {PLACE_EN} {{t}}
can this window go to {PLACE_EN} {{t}}
can i have this window on {PLACE_EN} {{t}}
can this live on {PLACE_EN} {{t}}
could this window be moved to {PLACE_EN} {{t}}
could i get this window on {PLACE_EN} {{t}}
would you place this window on {PLACE_EN} {{t}}
would it be ok to put this window on {PLACE_EN} {{t}}
i want to move this window to {PLACE_EN} {{t}}
i want this moved to {PLACE_EN} {{t}}
i want the current window on {PLACE_EN} {{t}}
i would like this window to be on {PLACE_EN} {{t}}
i'm tidying up, this window goes to {PLACE_EN} {{t}}
time to move this window to {PLACE_EN} {{t}}
let's have this on {PLACE_EN} {{t}}
what about this window on {PLACE_EN} {{t}}
{PLACE_EN} {{t}} with this window
{PLACE_EN} {{t}}, this window goes there
for this window, {PLACE_EN} {{t}}
this bugs me here, off to {PLACE_EN} {{t}} with this window
the meeting needs space, this window to {PLACE_EN} {{t}}
yeet this window to {PLACE_EN} {{t}}
{PLACE_EN} {{t}} <- this window
{PLACE_EN} {{t}} <- current window
{PLACE_EN} {{t}} gets this window
{PLACE_EN} {{t}} should have this window
{PLACE_EN} {{t}} could use this window, move it there
{PLACE_EN} {{t}} is the place for this window
{PLACE_EN} {{t}}: put this window there
{PLACE_EN} {{t}}, that's where this window belongs
active window, {PLACE_EN} {{t}}, please move
aye, shove this window to {PLACE_EN} {{t}}
chuck this over on {PLACE_EN} {{t}}
clear my view, this window to {PLACE_EN} {{t}}
could we have this window on {PLACE_EN} {{t}}
current window to {PLACE_EN} {{t}}, ta
get this out of my face, to {PLACE_EN} {{t}}
have this window moved to {PLACE_EN} {{t}}
i'm done with this window here, to {PLACE_EN} {{t}} with it
i'd be happier with this window on {PLACE_EN} {{t}}
i fancy this window on {PLACE_EN} {{t}}
i keep this one on {PLACE_EN} {{t}}, move it there
i need the room, this window to {PLACE_EN} {{t}}
let this window go to {PLACE_EN} {{t}}
make {PLACE_EN} {{t}} the home of this window
mind shoving this window to {PLACE_EN} {{t}}?
might this window go on {PLACE_EN} {{t}}
move: this window, {PLACE_EN} {{t}}
new home for this window: {PLACE_EN} {{t}}
not here, this window belongs on {PLACE_EN} {{t}}
shall we put this window on {PLACE_EN} {{t}}? yes
ship this window off to {PLACE_EN} {{t}}
the one i'm typing in to {PLACE_EN} {{t}}
the thing in front of me belongs on {PLACE_EN} {{t}}
the window with the focus to {PLACE_EN} {{t}}
this thing here to {PLACE_EN} {{t}}
this window blocks my view, {PLACE_EN} {{t}} is better
this window wants to be on {PLACE_EN} {{t}}
this window's place is {PLACE_EN} {{t}}
this window, off to {PLACE_EN} {{t}}
tidy this window away to {PLACE_EN} {{t}}
to {PLACE_EN} {{t}} it goes, this window
wee move: this window to {PLACE_EN} {{t}}
+banish this window to {PLACE_EN} {{t}}
+hand this window over to {PLACE_EN} {{t}}
+slide this window to {PLACE_EN} {{t}}
+evict this window to {PLACE_EN} {{t}}
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
+hol das Fenster rüber auf {PLACE_DE} {{t}}
+transferier dieses Fenster auf {PLACE_DE} {{t}}
+rück das Fenster rüber auf {PLACE_DE} {{t}}
+leg mir das Fenster auf {PLACE_DE} {{t}}
+schieb das vordere Fenster auf {PLACE_DE} {{t}}
+schieb das, was ich seh, auf {PLACE_DE} {{t}}
das Fenster bitte auf {PLACE_DE} {{t}}
dieses Fenster => {PLACE_DE} {{t}}
Fenster drüben auf {PLACE_DE} {{t}}, bitte
Fenster auf {PLACE_DE} {{t}} umziehen
das Fenster sollte auf {PLACE_DE} {{t}} sein
das Fenster muss auf {PLACE_DE} {{t}} umziehen
das Fenster darf auf {PLACE_DE} {{t}}
das Fenster passt besser auf {PLACE_DE} {{t}}
das Fenster liegt falsch, es gehört auf {PLACE_DE} {{t}}
das Fenster ist mir auf {PLACE_DE} {{t}} lieber
das vordere Fenster auf {PLACE_DE} {{t}}
das Fenster da soll auf {PLACE_DE} {{t}}
kann das Fenster auf {PLACE_DE} {{t}}
kann ich das Fenster auf {PLACE_DE} {{t}} haben
könnte das Fenster auf {PLACE_DE} {{t}} umziehen
könnte ich dieses Fenster auf {PLACE_DE} {{t}} haben
würdest du das aktuelle Fenster auf {PLACE_DE} {{t}} legen
geht das, das Fenster auf {PLACE_DE} {{t}} zu schieben
ginge das Fenster auf {PLACE_DE} {{t}}
ich will das Fenster auf {PLACE_DE} {{t}} verschieben
ich möchte dieses Fenster auf {PLACE_DE} {{t}}
ich räum grad auf, das Fenster kommt auf {PLACE_DE} {{t}}
ich würd das Fenster gern auf {PLACE_DE} {{t}} schieben
Zeit, das Fenster auf {PLACE_DE} {{t}} zu verschieben
legen wir das Fenster auf {PLACE_DE} {{t}}
wie wär's mit dem Fenster auf {PLACE_DE} {{t}}
{PLACE_DE} {{t}} für dieses Fenster, schieb es hin
auf {PLACE_DE} {{t}} bitte das Fenster
mach, dass das Fenster auf {PLACE_DE} {{t}} ist
des Fenster g'hört auf {PLACE_DE} {{t}}
schiab des ummi auf {PLACE_DE} {{t}}
das Fenster hat auf {PLACE_DE} {{t}} seinen Platz, schieb es hin
das Fenster nervt hier, ab auf {PLACE_DE} {{t}} damit
für die Besprechung brauch ich Platz, das Fenster auf {PLACE_DE} {{t}}
des Fenster is ma im Weg, schiab's auf {PLACE_DE} {{t}}
{PLACE_DE} {{t}} <- dieses Fenster
{PLACE_DE} {{t}} <- aktuelles Fenster
{PLACE_DE} {{t}} kriegt dieses Fenster
{PLACE_DE} {{t}} soll dieses Fenster haben
{PLACE_DE} {{t}} ist der Platz für das Fenster, schieb es hin
{PLACE_DE} {{t}}: da soll dieses Fenster hin
{PLACE_DE} {{t}}, da gehört das Fenster hin
aktives Fenster, {PLACE_DE} {{t}}, bitte verschieben
aktuelles Fenster auf {PLACE_DE} {{t}}, danke
aus den Augen damit, Fenster auf {PLACE_DE} {{t}}
das Ding vor mir gehört auf {PLACE_DE} {{t}}
das Fenster mit dem Fokus auf {PLACE_DE} {{t}}
das Fenster, in dem ich tippe, auf {PLACE_DE} {{t}}
das Fenster verdeckt alles, auf {PLACE_DE} {{t}} damit
das Fenster wandert auf {PLACE_DE} {{t}}
das Fenster wohnt auf {PLACE_DE} {{t}}, bring es hin
das Fenster will auf {PLACE_DE} {{t}}
dem Fenster sein Platz ist auf {PLACE_DE} {{t}}
fort mit dem Fenster auf {PLACE_DE} {{t}}
für dieses Fenster wär {PLACE_DE} {{t}} besser
hier bin ich fertig mit dem Fenster, auf {PLACE_DE} {{t}} damit
ich brauch Platz, das Fenster auf {PLACE_DE} {{t}}
ich hab das sonst auf {PLACE_DE} {{t}}, schieb's hin
ich wär froh, wenn das Fenster auf {PLACE_DE} {{t}} wär
lass das Fenster auf {PLACE_DE} {{t}} wandern
magst das Fenster auf {PLACE_DE} {{t}} rücken?
mit dem Fenster hier auf {PLACE_DE} {{t}} bitte
neues Zuhause für das Fenster: {PLACE_DE} {{t}}
nicht hier, das Fenster gehört auf {PLACE_DE} {{t}}
rüber mit dem Fenster auf {PLACE_DE} {{t}}
schiebst du das Fenster auf {PLACE_DE} {{t}}
sollen wir das Fenster auf {PLACE_DE} {{t}} legen? ja
Verschieben: dieses Fenster, {PLACE_DE} {{t}}
weg da mit dem Fenster, auf {PLACE_DE} {{t}}
können Sie das Fenster auf {PLACE_DE} {{t}} verschieben
bittschön des Fenster auf {PLACE_DE} {{t}}
+quartier das Fenster um auf {PLACE_DE} {{t}}
+reich das Fenster weiter auf {PLACE_DE} {{t}}
schuuv dat Fenster op {PLACE_DE} {{t}}
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
+bring {{a}} across to {PLACE_EN} {{t}}
+place {{a}} on {PLACE_EN} {{t}}
+set {{a}} on {PLACE_EN} {{t}}
+pop {{a}} on {PLACE_EN} {{t}}
+chuck the {{a}} window onto {PLACE_EN} {{t}}
+get the {{a}} window to {PLACE_EN} {{t}}
+reassign {{a}}, {PLACE_EN} {{t}} is where it should live
{{a}} {PLACE_EN} {{t}} please
{{a}} => {PLACE_EN} {{t}}
{{a}}: {PLACE_EN} {{t}}
{{a}} window → {PLACE_EN} {{t}}
{{a}} over on {PLACE_EN} {{t}}, please
{{a}} needs to be on {PLACE_EN} {{t}}
{{a}} needs moving to {PLACE_EN} {{t}}
{{a}} must be on {PLACE_EN} {{t}}
{{a}} may go to {PLACE_EN} {{t}}
{{a}} can live on {PLACE_EN} {{t}}
{{a}} is better off on {PLACE_EN} {{t}}
{{a}} fits better on {PLACE_EN} {{t}}
{{a}} ought to be on {PLACE_EN} {{t}}
{{a}} is on the wrong one, it should be on {PLACE_EN} {{t}}
my {{a}} should be on {PLACE_EN} {{t}}
the {{a}} window goes to {PLACE_EN} {{t}}
the {{a}} window should be on {PLACE_EN} {{t}}
can {{a}} go to {PLACE_EN} {{t}}
can i have {{a}} on {PLACE_EN} {{t}}
could {{a}} be moved to {PLACE_EN} {{t}}
could i get {{a}} on {PLACE_EN} {{t}}
may i have {{a}} on {PLACE_EN} {{t}}
would you place {{a}} on {PLACE_EN} {{t}}
would you shift the {{a}} window to {PLACE_EN} {{t}}
would it be ok to put {{a}} on {PLACE_EN} {{t}}
i want to move {{a}} to {PLACE_EN} {{t}}
i want {{a}} moved to {PLACE_EN} {{t}}
i want the {{a}} window on {PLACE_EN} {{t}}
i would like to see {{a}} on {PLACE_EN} {{t}}
i always have {{a}} on {PLACE_EN} {{t}}, put it there
i'd prefer {{a}} on {PLACE_EN} {{t}}
i'm tidying up, {{a}} goes to {PLACE_EN} {{t}}
time to move {{a}} to {PLACE_EN} {{t}}
let's have {{a}} on {PLACE_EN} {{t}}
let {{a}} go to {PLACE_EN} {{t}}
what about {{a}} on {PLACE_EN} {{t}}
{PLACE_EN} {{t}} with {{a}}
{PLACE_EN} {{t}}, {{a}} goes there
{PLACE_EN} {{t}} would be good for {{a}}, send it there
for {{a}}, {PLACE_EN} {{t}}
{{a}} bugs me here, off to {PLACE_EN} {{t}} with it
i always lose {{a}}, put it on {PLACE_EN} {{t}} for me
the meeting needs space, {{a}} to {PLACE_EN} {{t}}
{PLACE_EN} {{t}} <- {{a}}
{PLACE_EN} {{t}} gets {{a}}
{PLACE_EN} {{t}} should have {{a}} on it
{PLACE_EN} {{t}} could use {{a}}, move it there
{PLACE_EN} {{t}} is the place for {{a}}
{PLACE_EN} {{t}}: put {{a}} there
{PLACE_EN} {{t}}, that's where {{a}} belongs
{{a}} blocks my view, {PLACE_EN} {{t}} is better
{{a}} wants to be on {PLACE_EN} {{t}}
{{a}} lives on {PLACE_EN} {{t}}, take it there
{{a}} isn't needed here, {PLACE_EN} {{t}} please
{{a}} window, {PLACE_EN} {{t}}, please move
{{a}}'s place is {PLACE_EN} {{t}}
{{a}}, off to {PLACE_EN} {{t}}
aye, shove {{a}} to {PLACE_EN} {{t}}
clear my view, {{a}} to {PLACE_EN} {{t}}
could we have {{a}} on {PLACE_EN} {{t}}
get {{a}} out of my face, to {PLACE_EN} {{t}}
have {{a}} moved to {PLACE_EN} {{t}}
i'm done with {{a}} here, to {PLACE_EN} {{t}} with it
i'd be happier with {{a}} on {PLACE_EN} {{t}}
i fancy {{a}} on {PLACE_EN} {{t}}
i keep {{a}} on {PLACE_EN} {{t}}, move it there
i need the room, {{a}} to {PLACE_EN} {{t}}
make {PLACE_EN} {{t}} the home of {{a}}
mind shoving {{a}} to {PLACE_EN} {{t}}?
might {{a}} go on {PLACE_EN} {{t}}
move: {{a}}, {PLACE_EN} {{t}}
new home for {{a}}: {PLACE_EN} {{t}}
not here, {{a}} belongs on {PLACE_EN} {{t}}
shall we put {{a}} on {PLACE_EN} {{t}}? yes
ship {{a}} off to {PLACE_EN} {{t}}
tidy {{a}} away to {PLACE_EN} {{t}}
to {PLACE_EN} {{t}} it goes, the {{a}} window
wee move: {{a}} to {PLACE_EN} {{t}}
where's {{a}}? it should be on {PLACE_EN} {{t}}, move it
the window of {{a}} to {PLACE_EN} {{t}}
wherever {{a}} is, move it to {PLACE_EN} {{t}}
+slide the {{a}} window to {PLACE_EN} {{t}}
+toss the {{a}} window over to {PLACE_EN} {{t}}
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
+hol {{a}} rüber auf {PLACE_DE} {{t}}
+weis {{a}} bitte {PLACE_DE} {{t}} zu
+rück {{a}} rüber auf {PLACE_DE} {{t}}
+setz das {{a}} Fenster auf {PLACE_DE} {{t}}
+leg mir {{a}} auf {PLACE_DE} {{t}}
{{a}} bitte auf {PLACE_DE} {{t}}
{{a}} => {PLACE_DE} {{t}}
{{a}}: {PLACE_DE} {{t}}
{{a}} Fenster → {PLACE_DE} {{t}}
{{a}} drüben auf {PLACE_DE} {{t}}, bitte
{{a}} auf {PLACE_DE} {{t}} umziehen
{{a}} sollte auf {PLACE_DE} {{t}} sein
{{a}} muss auf {PLACE_DE} {{t}} umziehen
{{a}} darf auf {PLACE_DE} {{t}}
{{a}} passt besser auf {PLACE_DE} {{t}}
{{a}} läuft besser auf {PLACE_DE} {{t}}, schieb es hin
{{a}} liegt falsch, es gehört auf {PLACE_DE} {{t}}
{{a}} ist mir auf {PLACE_DE} {{t}} lieber
mein {{a}} gehört auf {PLACE_DE} {{t}}
das {{a}} Fenster auf {PLACE_DE} {{t}}
das {{a}} Fenster soll auf {PLACE_DE} {{t}}
kann {{a}} auf {PLACE_DE} {{t}}
kann ich {{a}} auf {PLACE_DE} {{t}} haben
könnte {{a}} auf {PLACE_DE} {{t}} umziehen
könnte ich {{a}} auf {PLACE_DE} {{t}} haben
würdest du das {{a}} Fenster auf {PLACE_DE} {{t}} legen
geht das, {{a}} auf {PLACE_DE} {{t}} zu schieben
ginge {{a}} auf {PLACE_DE} {{t}}
ich möchte {{a}} auf {PLACE_DE} {{t}} haben
ich möchte {{a}} auf {PLACE_DE} {{t}} sehen
ich hab {{a}} immer auf {PLACE_DE} {{t}}, schieb es dorthin
ich hab {{a}} lieber auf {PLACE_DE} {{t}}
ich räum grad auf, {{a}} kommt auf {PLACE_DE} {{t}}
ich würd {{a}} gern auf {PLACE_DE} {{t}} schieben
Zeit, {{a}} auf {PLACE_DE} {{t}} zu verschieben
legen wir {{a}} auf {PLACE_DE} {{t}}
schieben wir {{a}} auf {PLACE_DE} {{t}}
wie wär's mit {{a}} auf {PLACE_DE} {{t}}
{PLACE_DE} {{t}} für {{a}}, schieb es hin
{PLACE_DE} {{t}} wär gut für {{a}}, leg es da hin
auf {PLACE_DE} {{t}} bitte {{a}}
mach, dass {{a}} auf {PLACE_DE} {{t}} ist
{{a}} uf {PLACE_DE} {{t}} schiebe
schiab ma {{a}} ummi auf {PLACE_DE} {{t}}
{{a}} nervt hier, ab auf {PLACE_DE} {{t}} damit
für die Besprechung brauch ich Platz, {{a}} auf {PLACE_DE} {{t}}
{{a}} is ma im Weg, schiab's auf {PLACE_DE} {{t}}
{PLACE_DE} {{t}} <- {{a}}
{PLACE_DE} {{t}} kriegt {{a}}
{PLACE_DE} {{t}} soll {{a}} haben, schieb es hin
{PLACE_DE} {{t}} ist der Platz für {{a}}, schieb es hin
{PLACE_DE} {{t}}: da soll {{a}} hin
{PLACE_DE} {{t}}, da gehört {{a}} hin
{{a}} verdeckt alles, auf {PLACE_DE} {{t}} damit
{{a}} wandert auf {PLACE_DE} {{t}}
{{a}} wohnt auf {PLACE_DE} {{t}}, bring es hin
{{a}} will auf {PLACE_DE} {{t}}
{{a}} brauch ich hier nicht, auf {PLACE_DE} {{t}} damit
{{a}} Fenster, {PLACE_DE} {{t}}, bitte verschieben
{{a}} aus dem Weg, auf {PLACE_DE} {{t}}
{{a}}, ab auf {PLACE_DE} {{t}}
aus den Augen mit {{a}}, auf {PLACE_DE} {{t}}
fort mit {{a}}, auf {PLACE_DE} {{t}}
für {{a}} wär {PLACE_DE} {{t}} besser, schieb's hin
hier bin ich fertig mit {{a}}, auf {PLACE_DE} {{t}} damit
ich brauch Platz, {{a}} auf {PLACE_DE} {{t}}
ich hab {{a}} sonst auf {PLACE_DE} {{t}}, schieb's hin
ich wär froh, wenn {{a}} auf {PLACE_DE} {{t}} wär
lass {{a}} auf {PLACE_DE} {{t}} wandern
magst {{a}} auf {PLACE_DE} {{t}} rücken?
neues Zuhause für {{a}}: {PLACE_DE} {{t}}
nicht hier, {{a}} gehört auf {PLACE_DE} {{t}}
rüber mit {{a}} auf {PLACE_DE} {{t}}
schiebst du {{a}} auf {PLACE_DE} {{t}}
legst du mir {{a}} auf {PLACE_DE} {{t}}
sollen wir {{a}} auf {PLACE_DE} {{t}} legen? ja
Verschieben: {{a}}, {PLACE_DE} {{t}}
weg da mit {{a}}, auf {PLACE_DE} {{t}}
wo ist {{a}}? soll auf {PLACE_DE} {{t}}, schieb es hin
wo auch immer {{a}} ist, schieb es auf {PLACE_DE} {{t}}
können Sie {{a}} auf {PLACE_DE} {{t}} verschieben
+quartier {{a}} um auf {PLACE_DE} {{t}}
+reich {{a}} weiter auf {PLACE_DE} {{t}}
+schieb das Fenster mit {{a}} auf {PLACE_DE} {{t}}
schuuv {{a}} op {PLACE_DE} {{t}}
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
next workspace, this window
next workspace gets this window
next ws, this window
next desktop for this window please
this window, next workspace
this window, one workspace on
this window goes one workspace further
this window should be one workspace further on
this window to the workspace after this one
this window to the neighbouring workspace on the right
one workspace on with this window
one further with this window, workspace wise
active window to the next workspace
active window one workspace right
current window one workspace forward
focused window to the next ws
movetoworkspace +1
window, workspace + 1
window workspace right
right neighbour workspace for this window
could this window go one workspace along
could you shift this window one workspace on
mind shoving this window to the next workspace?
shall we put this window on the next workspace? yes
i fancy this window on the next workspace
i need the room, this window to the next workspace
i'd rather have this window one workspace on
too crowded here, this window to the next workspace
let's move this window one workspace along
it's in the way, next workspace with it
get this window out of here, next workspace
aye, this window one workspace on
wee move: this window to the next workspace
the window i'm in goes to the next workspace
+slide this window over to the next workspace
+pop this window on the next workspace
+bump this window one workspace up
+pass this window on to the next workspace
+relocate this window to the following workspace
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
nächste Arbeitsfläche, dieses Fenster
nächster Workspace für dieses Fenster bitte
nächster Desktop, Fenster da hin
nächste Arbeitsfläche kriegt das Fenster
dieses Fenster, nächste Arbeitsfläche
dieses Fenster, eine Arbeitsfläche weiter
dieses Fenster eine Arbeitsfläche vor
das Fenster wandert eine Arbeitsfläche weiter
das Fenster muss eine Arbeitsfläche weiter
das Fenster sollte eine Arbeitsfläche weiter sein
das Fenster auf die Arbeitsfläche rechts daneben
das Fenster auf die Arbeitsfläche nach dieser
das Fenster auf die nachfolgende Arbeitsfläche
eine Arbeitsfläche weiter mit dem Fenster
eine weiter mit dem Fenster, auf die nächste Arbeitsfläche
aktives Fenster auf die nächste Arbeitsfläche
aktives Fenster eine Arbeitsfläche nach rechts
aktuelles Fenster eine Arbeitsfläche vor
fokussiertes Fenster auf den nächsten WS
movetoworkspace +1
Fenster, Arbeitsfläche + 1
rechte Nachbararbeitsfläche fürs Fenster
könnte das Fenster eine Arbeitsfläche weiter
könntest du das Fenster auf die nächste Arbeitsfläche schieben
schiebst du das Fenster eine Arbeitsfläche weiter
sollen wir das Fenster auf die nächste Arbeitsfläche tun? ja
ich brauch Platz, das Fenster auf die nächste Arbeitsfläche
ich hätt das Fenster lieber eine Arbeitsfläche weiter
ich wär froh, wenn das Fenster auf der nächsten Arbeitsfläche wär
hier ist's zu eng, das Fenster auf die nächste Arbeitsfläche
lass uns das Fenster eine Arbeitsfläche weiter schieben
das ist im Weg, auf die nächste Arbeitsfläche damit
raus hier mit dem Fenster, nächste Arbeitsfläche
können Sie das Fenster auf die nächste Arbeitsfläche verschieben
bittschön des Fenster oa Arbeitsfläche weida
das Fenster, wo ich drin bin, auf die nächste Arbeitsfläche
+beförder das Fenster eine Arbeitsfläche weiter
+bugsier das Fenster auf den nächsten Workspace
+leg das Fenster eine Arbeitsfläche weiter ab
schuuv dat Fenster een Arbeitsfläche wieder
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
previous workspace, this window
previous workspace gets this window
previous ws, this window
previous desktop for this window please
this window, previous workspace
this window goes one workspace back
this window should be one workspace back
this window to the workspace before this one
this window to the neighbouring workspace on the left
one workspace back with this window
one back with this window, workspace wise
active window to the previous workspace
active window one workspace left
current window one workspace backward
focused window to the previous ws
movetoworkspace -1
window, workspace - 1
window workspace left
left neighbour workspace for this window
could this window go one workspace back
could you shift this window one workspace back
mind shoving this window to the previous workspace?
shall we put this window on the previous workspace? yes
i fancy this window on the previous workspace
i need the room, this window to the previous workspace
i'd rather have this window one workspace back
too crowded here, this window to the previous workspace
let's move this window one workspace back
it's in the way, previous workspace with it
get this window out of here, previous workspace
aye, this window one workspace back
wee move: this window to the previous workspace
the window i'm in goes to the previous workspace
+slide this window over to the previous workspace
+pop this window on the previous workspace
+bump this window one workspace down
+pass this window back to the previous workspace
+relocate this window to the preceding workspace
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
vorige Arbeitsfläche, dieses Fenster
vorheriger Workspace für dieses Fenster bitte
voriger Desktop, Fenster da hin
vorige Arbeitsfläche kriegt das Fenster
dieses Fenster, vorige Arbeitsfläche
dieses Fenster, eine Arbeitsfläche zurück
dieses Fenster eine Arbeitsfläche nach links
das Fenster wandert eine Arbeitsfläche zurück
das Fenster muss eine Arbeitsfläche zurück
das Fenster sollte eine Arbeitsfläche weiter links sein
das Fenster auf die Arbeitsfläche links daneben
das Fenster auf die Arbeitsfläche vor dieser
das Fenster auf die vorhergehende Arbeitsfläche
eine Arbeitsfläche zurück mit dem Fenster
eine zurück mit dem Fenster, auf die vorige Arbeitsfläche
aktives Fenster auf die vorige Arbeitsfläche
aktives Fenster eine Arbeitsfläche nach links
aktuelles Fenster eine Arbeitsfläche zurück
fokussiertes Fenster auf den vorigen WS
movetoworkspace -1
Fenster, Arbeitsfläche - 1
linke Nachbararbeitsfläche fürs Fenster
könnte das Fenster eine Arbeitsfläche zurück
könntest du das Fenster auf die vorige Arbeitsfläche schieben
schiebst du das Fenster eine Arbeitsfläche zurück
sollen wir das Fenster auf die vorige Arbeitsfläche tun? ja
ich brauch Platz, das Fenster auf die vorige Arbeitsfläche
ich hätt das Fenster lieber eine Arbeitsfläche weiter links
ich wär froh, wenn das Fenster auf der vorigen Arbeitsfläche wär
hier ist's zu eng, das Fenster auf die vorige Arbeitsfläche
lass uns das Fenster eine Arbeitsfläche zurück schieben
das ist im Weg, auf die vorige Arbeitsfläche damit
raus hier mit dem Fenster, vorige Arbeitsfläche
können Sie das Fenster auf die vorige Arbeitsfläche verschieben
bittschön des Fenster oa Arbeitsfläche zruck
das Fenster, wo ich drin bin, auf die vorige Arbeitsfläche
+beförder das Fenster eine Arbeitsfläche zurück
+bugsier das Fenster auf den vorigen Workspace
+transferier das Fenster auf die vorige Arbeitsfläche
+leg das Fenster eine Arbeitsfläche weiter links ab
schuuv dat Fenster een Arbeitsfläche torüch
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
move it to {t}
move window {t}
+move this one to {t}
+move the window to {t}
+move this window over to {t}
+move this across to {t}
+send the window to {t}
+bring this window to {t}
+take this window to {t}
+push this window to {t}
+fling this onto {t}
+dump this window on {t}
+park this [window|] on {t}
+stash the window on {t}
+relocate this window to {t}
+assign this window to {t}
+transfer this window to {t}
+carry this window to {t}
this to {t}
this to ws {t}
this on ws {t}
this window to {t}
this window on {t} please
this window => {t}
the window to {t}
window → {t}
current window to {t}
active window on {t}
focused window → {t}
movetoworkspace {t}
[can|could] you move this window to {t}
[can|could] you put this on {t}
can this window go to {t}
could this window be on {t}
would you move this to {t}
would you mind putting this window on {t}
this should be on {t}
this should go to {t}
this window has to be on {t}
this window must go to {t}
this one can go to {t}
this would be better on {t}
i need this window on {t}
i'd like this on {t}
i'd rather have this window on {t}
let's move this to {t}
how about this window on {t}
this is in the way, to {t} with it
too full here, this window to {t}
{t} <- this window
{t} gets this window
{t} for this window
{t} is the place for this window
{t}: put this window there
{t} is free, this window goes there
ws {t} <- this
aye, this window to {t}
active → {t}
active to ws {t}
current to {t}
current → {t}
focused to {t}
clear my view, this window to {t}
chuck this on {t}
have this window on {t}
i fancy this window on {t}
i'm done with this window here, to {t} with it
i keep this one on {t}
i need the room, this window to {t}
mind shoving this to {t}?
might this go on {t}
new home for this window: {t}
not here, on {t} this window should be
number {t} for this window
place this on {t}
pop this window on {t}
shall we put this on {t}? yes
ship this off to {t}
the window i'm in goes to {t}
the front window to {t}
this blocks my view, {t} is better
this wants to be on {t}
this window lives on {t}
this window's place is {t}
this: {t}
this window: {t}
to {t} it goes, this window
to {t}, this window
toss this window on {t}
tidy this window away to {t}
wee move: this window to {t}
window in front → {t}
window on {t} please
+slide this window to {t}
+banish this window to {t}
+kick this window to {t}
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
+schieb dieses auf die {t}
+schieb das Fenster rüber auf {t}
+verschieb das auf [die|] {t}
+verschieb das Fenster auf die {t}
+schick dieses Fenster auf die {t}
+bring das Fenster auf [die|] {t}
+beweg das Fenster auf {t}
+stell das Fenster auf [die|] {t}
+setz das Fenster auf die {t}
+verleg das Fenster auf die {t}
+park das Fenster auf der {t}
+schmeiß das Fenster auf die {t}
+befördere das Fenster auf [die|] {t}
+move das Fenster auf {t}
+move das auf [die|] {t}
das auf [die|] {t}
das auf ws {t}
das hier → {t}
das hier auf ws {t}
das Fenster auf die {t} bitte
das Fenster => {t}
dieses Fenster auf [die|] {t}
Fenster zu {t}
Fenster ws {t}
Fenster auf die {t} verschieben
aktuelles Fenster auf [die|] {t}
aktives Fenster → {t}
movetoworkspace {t}
[kannst|könntest] du das Fenster auf [die|] {t} schieben
[kannst|könntest] du das auf die {t} legen
kann das Fenster auf die {t}
würdest du das Fenster auf die {t} tun
magst du das auf die {t} schieben
wärst du so nett und schiebst das Fenster auf die {t}
das Fenster muss auf [die|] {t}
das Fenster gehört auf die {t}
das da auf [die|] {t}
das hier soll auf die {t}
ich brauch das Fenster auf der {t}
ich möchte das Fenster auf der {t}
mir wär das Fenster auf der {t} lieber
das Fenster wär auf der {t} besser
wie wär's mit diesem Fenster auf der {t}
lass uns das Fenster auf die {t} legen
das Fenster ist im Weg, auf die {t} damit
kein Platz hier, das Fenster auf die {t}
auf die {t} mit dem Fenster
schiab des Fenster auf die {t}
chasch das Fänschter uf {t} tue
{t} <- dieses Fenster
{t} kriegt dieses Fenster
{t} für dieses Fenster
{t}: da soll dieses Fenster hin
{t} ist frei, das Fenster da hin
ws {t} <- das
aktiv → {t}
aktives auf ws {t}
aktuelles → {t}
aktuelles Fenster → {t}
fokussiertes → {t}
aus den Augen damit, Fenster auf {t}
das Ding da auf [die|] {t}
das Fenster vor mir auf [die|] {t}
das Fenster, wo ich drin bin, auf die {t}
das Fenster verdeckt alles, auf die {t} damit
das Fenster wandert auf die {t}
das Fenster wohnt auf der {t}
das Fenster will auf die {t}
fort mit dem Fenster auf die {t}
für das Fenster wär die {t} besser
hier bin ich fertig mit dem Fenster, auf die {t} damit
ich brauch Platz, Fenster auf die {t}
ich hab das sonst auf der {t}
ich wär froh, wenn das Fenster auf der {t} wär
lass das Fenster auf die {t} wandern
magst das Fenster auf die {t} rücken?
neues Zuhause fürs Fenster: {t}
nicht hier, das Fenster auf die {t}
rüber mit dem Fenster auf die {t}
rüber damit auf [die|] {t}
schiebst du das Fenster auf die {t}
sollen wir das Fenster auf die {t} legen? ja
Verschieben: Fenster, {t}
vorderes Fenster → {t}
vorderes Fenster auf [die|] {t}
weg da mit dem Fenster, auf die {t}
können Sie das Fenster auf die {t} verschieben
bittschön des Fenster auf die {t}
das Fenster: {t}
dieses Fenster: {t}
Fenster gehört auf [die|] {t}
+bugsier das Fenster auf die {t}
+räum das Fenster auf die {t}
+verbann das Fenster auf die {t}
+quartier das Fenster um auf die {t}
+reich das Fenster weiter auf die {t}
schuuv dat Fenster op {t}
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
move {a} to {t}
+move {a} over to {t}
+put {a} onto {t}
+bring {a} across to {t}
+drop {a} on {t}
+dump {a} on {t}
+park {a} on {t}
+stash {a} on ws {t}
+carry {a} across to {t}
+assign {a} to ws {t}
+transfer the {a} window to {t}
{a} to ws {t}
{a} on {t}
{a} on {t} please
{a} on number {t} please
{a} window to {t}
the {a} window to {t}
[can|could] you move {a} to {t}
[can|could] you put {a} on {t}
could {a} go to {t}
could {a} be on {t}
can {a} move to {t}
would you mind putting {a} on {t}
would you be so kind as to move {a} to {t}
may {a} go to {t}
{a} should be on {t}
{a} should go to {t}
{a} has to be on {t}
{a} must go to {t}
{a} needs to be on {t}
{a} can go to {t}
{a} is better on {t}
{a} would be better on {t}
i need {a} on {t}
i prefer {a} on {t}
i'd rather have {a} on {t}
i want {a} moved to {t}
let's move {a} to {t}
how about {a} on {t}
{a} is in the way, to {t} with it
no room here, {a} to {t}
too full here, put {a} on {t}
{t} is free, put {a} there
{t} is empty, {a} can go there
to {t} with {a}
on {t} with {a}
{a} is in the wrong corner, put it on {t}
tidy up: {a} onto {t}
wee favour, {a} onto {t}
{a} lives on {t}, take it there
{t} <- {a}
{t} gets {a}
{t} is the place for {a}
{t}: put {a} there
{a} => {t}
{a} wants to be on {t}
{a} blocks my view, {t} is better
{a} isn't needed here, on {t} please
{a}'s place is {t}
{a}, off to {t}
{a} window → {t}
{a} window on {t} please
chuck {a} on {t}
clear my view, {a} to {t}
have {a} on {t}
i fancy {a} on {t}
i'm done with {a} here, to {t} with it
i keep {a} on {t}
i need the room, {a} to {t}
i want to have {a} moved over to {t}
make {t} the home of {a}
mind shoving {a} to {t}?
might {a} go on {t}
move: {a}, {t}
mv {a} {t}
new home for {a}: {t}
not here, {a} should be on {t}
number {t} for {a}
place {a} on {t}
pop {a} on {t}
shall we put {a} on {t}? yes
ship {a} off to {t}
the window of {a} goes to {t}
the window of {a} → {t}
tidy {a} away to {t}
toss {a} over to {t}
wee move: {a} to {t}
wherever {a} is, to {t} with it
what about {a} on {t}
+slide {a} over to {t}
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
+beweg {a} auf {t}
+schmeiß {a} rüber auf die {t}
+verleg {a} hinüber auf {t}
+park {a} auf [der|] {t}
+stell {a} auf [die|] {t}
+tu {a} auf ws {t}
+pack {a} rüber auf {t}
+befördere das Fenster {a} auf {t}
+move {a} auf [die|] {t}
{a} auf ws {t}
{a} nach {t}
das {a} Fenster auf [die|] {t}
Fenster von {a} auf [die|] {t}
{a} hinüber auf [die|] {t}
{a} auf die {t} verschieben
{a} auf die {t} legen
{a} auf die {t} tun
{a} muss auf [die|] {t}
{a} sollte auf [die|] {t}
{a} darf auf die {t}
{a} geht auf die {t}
[kannst|könntest] du {a} auf [die|] {t} schieben
[kannst|könntest] du {a} auf die {t} legen
kann {a} auf die {t}
könnte {a} auf die {t}
würdest du {a} auf die {t} schieben
tätest du {a} auf die {t} tun
geht {a} auf die {t}
wär's möglich, {a} auf die {t} zu legen
ich brauch {a} auf der {t}
ich möchte {a} auf der {t}
ich hab {a} lieber auf der {t}
{a} wär auf der {t} besser
mir wär {a} auf der {t} lieber
wie wär's mit {a} auf der {t}
lass uns {a} auf die {t} legen
{a} ist im Weg, auf die {t} damit
hier ist kein Platz, {a} auf die {t}
{t} ist frei, schieb {a} hin
auf der {t} ist Platz, leg {a} hin
auf die {t} mit {a}
{a} ummi auf {t}
chasch {a} uf {t} tue
auf die {t} bitte {a}
{a} wandert auf die {t}
schieben wir {a} auf die {t}
{a} liegt falsch, g'hört auf die {t}
{a} hat sich verlaufen, schieb es auf die {t}
Ordnung machen: {a} auf die {t}
{a} wohnt auf der {t}, bring es hin
+switch {a} rüber auf {t}
{t} <- {a}
{t} kriegt {a}
{t}: da soll {a} hin
{t} für {a}, schieb's hin
{a} => {t}
{a} will auf die {t}
{a} verdeckt alles, auf die {t} damit
{a} brauch ich hier nicht, auf die {t} damit
{a}, ab auf [die|] {t}
{a} Fenster → {t}
{a} bitte auf die {t}
{a} aus dem Weg, auf die {t}
aus den Augen mit {a}, auf die {t}
fort mit {a}, auf die {t}
für {a} wär die {t} besser
hier bin ich fertig mit {a}, auf die {t} damit
ich brauch Platz, {a} auf die {t}
ich hab {a} sonst auf der {t}
ich wär froh, wenn {a} auf der {t} wär
lass {a} auf die {t} wandern
magst {a} auf die {t} rücken?
mv {a} {t}
neues Zuhause für {a}: {t}
nicht hier, {a} auf die {t}
rüber mit {a} auf [die|] {t}
schiebst du {a} auf die {t}
legst du {a} auf die {t}
sollen wir {a} auf die {t} legen? ja
Verschieben: {a}, {t}
weg da mit {a}, auf die {t}
wo auch immer {a} ist, auf die {t} damit
das Fenster von {a} → {t}
das Fenster von {a} gehört auf die {t}
können Sie {a} auf die {t} verschieben
+quartier {a} um auf die {t}
+reich {a} weiter auf die {t}
schuuv {a} op {t}
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
+move this window, please
+move it elsewhere
+move this window [away|off|over]
+move this window somewhere else
+move this to some other [workspace|desktop]
+put this window on a different [workspace|desktop]
+send it to another workspace
+send this window away [from here|]
+bring this window to another workspace
+shift the window elsewhere
+throw this window onto another workspace
+push the window to a different workspace
+transfer this window
+transfer this window to some workspace
+reassign this window to another workspace
+get this window off this [workspace|desktop]
window elsewhere
window move
move active window
this window elsewhere
this window somewhere else
this window, another workspace
this window off this workspace
different workspace for this window
another [workspace|desktop] for this window please
new workspace for this window
could this window be moved
could this window go to another workspace
can i have this window on another workspace
can this window live on some other workspace
would you move this window for me
is there a way to move this window to another workspace
i want to move [this|the] window
i need to move this window
i'd like to move this window
i'd like to put this window on some workspace
i need this window on another workspace
i'd prefer this window somewhere else
i don't want this window on this workspace
this window must go to a different [workspace|desktop]
this window needs another workspace
this window needs to be moved
this window should be moved
this window wants moving
this window shouldn't be here
this window is misplaced
this one is on the wrong desktop, move it
not on this workspace, this window
let's move this window
let's put this window on another workspace
what about moving this window
window should go on a workspace
another home for this window please
another workspace, this window i mean
anywhere but this workspace, this window
aye, move this window
can't have this window on this workspace
change workspace of active window
choose another workspace for this window
could you rehome this window
current window to another workspace
current window: move
different desktop, this window
elsewhere with this window
find another workspace for this window
get this window out of here, another workspace
i fancy this window on another workspace
i'm reorganising, this window has to move
i'd like this window not to be on this workspace
i'd like to send this window away to another workspace
i've got this window on the wrong workspace
its workspace should be another, this window's
mind moving this window to another workspace?
might this window be moved
move active
move current window
move focused window
move focused window to a workspace
move this window, i'll say where
move window please
move window to workspace
movetoworkspace
new place for this window please
onto some workspace with this window
other workspace for this window
out of this workspace with this window
reassign window
rehome window
shall we move this window? yes
some other desktop for this window
the front window should be on another workspace
the window in front: other workspace
this window is in the wrong room, another workspace
this window lives elsewhere, another workspace
this window, off to somewhere else
this window: move it
too many windows here, move this one
wee move of this window
window to some workspace
wrong desktop for this window
+evict this window from this workspace
+slide this window to some other workspace
+ship this window off to another workspace
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
das Fenster verschieben
Fenster bitte verschieben
dieses Fenster verschieben
Fenster woanders hin
dieses Fenster woanders hin
dieses Fenster bitte weg von dieser Arbeitsfläche
aktives Fenster verschieben
+schieb das Fenster weg
+schieb dieses Fenster [rüber|woanders hin]
+schieb das Fenster auf einen anderen [Workspace|Desktop]
+verschieb das Fenster auf eine andere Arbeitsfläche
+verleg das Fenster
+verleg dieses Fenster auf einen anderen Desktop
+bring das Fenster auf eine andere Arbeitsfläche
+pack das Fenster auf eine andere Arbeitsfläche
+setz das Fenster auf eine andere Arbeitsfläche
+wirf das Fenster auf einen anderen Workspace
+räum das Fenster auf eine andere Arbeitsfläche
+transferier das Fenster auf einen anderen Workspace
+hol das Fenster weg von dieser Arbeitsfläche
neue Arbeitsfläche für das Fenster
eine andere Arbeitsfläche für dieses Fenster bitte
Fenster auf irgendeine Arbeitsfläche
kann das Fenster auf eine andere Arbeitsfläche
könnte das Fenster woanders hin
könntest du das Fenster woanders hin tun
würdest du das Fenster auf eine andere Arbeitsfläche legen
tätest du mir das Fenster verschieben
geht es, das Fenster auf einen anderen Workspace zu legen
ich will das Fenster verschieben
ich muss das Fenster verschieben
ich möchte dieses Fenster verschieben
ich würd das Fenster gern verschieben
ich hätt das Fenster gern auf einem anderen Desktop
ich brauch das Fenster auf einer anderen Arbeitsfläche
ich will das Fenster nicht auf dieser Arbeitsfläche
das Fenster hat hier nichts verloren
das Fenster sollte nicht hier sein
das Fenster soll nicht auf dieser Arbeitsfläche bleiben
das Fenster soll von dieser Arbeitsfläche weg
das Fenster passt nicht auf diese Arbeitsfläche
das Fenster muss hier weg, auf eine andere Arbeitsfläche
das Fenster muss verschoben werden
das Fenster gehört verschoben
das Fenster liegt auf dem falschen Desktop
nicht auf dieser Arbeitsfläche, das Fenster
verschieben wir das Fenster
legen wir das Fenster auf einen anderen Workspace
wie wär's, das Fenster zu verschieben
Fenster umlegen auf eine andere Arbeitsfläche
des Fenster g'hört wo anders hi
chasch das Fänschter verschiebe
anderer Desktop für dieses Fenster
andere Arbeitsfläche, dieses Fenster mein ich
aktives Fenster auf eine andere Arbeitsfläche
aktuelles Fenster verschieben
das Fenster muss umziehen
das Fenster soll umziehen
das Fenster will umziehen
das Fenster wohnt woanders, auf einer anderen Arbeitsfläche
das Fenster wäre zu verschieben
das vordere Fenster auf eine andere Arbeitsfläche
dieses Fenster umziehen lassen
Fenster umsiedeln
Fenster umquartieren
Fenster auf Arbeitsfläche
Fenster auf eine Arbeitsfläche verschieben
Fensterumzug
fokussiertes Fenster verschieben
fort mit dem Fenster auf eine andere Arbeitsfläche
hier sind zu viele Fenster, verschieb das da
ich sortier um, das Fenster muss verschoben werden
ich hab das Fenster auf der falschen Arbeitsfläche
ich brauch das Fenster auf einem anderen Desktop
ich wär froh, wenn das Fenster auf einer anderen Arbeitsfläche wär
irgendeine andere Arbeitsfläche für das Fenster
magst du das Fenster auf eine andere Arbeitsfläche schieben?
movetoworkspace
neuer Platz für das Fenster, andere Arbeitsfläche
neue Arbeitsfläche für dieses Fenster bitte
rüber mit dem Fenster auf eine andere Arbeitsfläche
runter von dieser Arbeitsfläche mit dem Fenster
schiebst du das Fenster auf eine andere Arbeitsfläche
verschiebst du mir das Fenster
sollen wir das Fenster verschieben? ja
vorderes Fenster verschieben
weg von dieser Arbeitsfläche mit dem Fenster
wohin sag ich gleich, verschieb das Fenster
überall, nur nicht auf dieser Arbeitsfläche, das Fenster
können Sie das Fenster verschieben
bittschön des Fenster verschieben
+bugsier das Fenster auf eine andere Arbeitsfläche
+rück das Fenster auf eine andere Arbeitsfläche
+befördere das Fenster auf eine andere Arbeitsfläche
+quartier das Fenster um
+siedel das Fenster um
+verbann das Fenster von dieser Arbeitsfläche
+such dem Fenster eine andere Arbeitsfläche
schuuv dat Fenster woanners hen
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
move {a} to a different [workspace|desktop]
+move the {a} window somewhere else
+move the {a} window off this workspace
+put {a} on a different workspace
+put the {a} window elsewhere
+send the {a} window somewhere else
+bring {a} to another workspace
+bring the {a} window over to another desktop
+shift the {a} window to another workspace
+throw {a} onto another workspace
+transfer {a} to another workspace
+reassign {a} to a different workspace
+get {a} off this [workspace|desktop]
+get the {a} window onto some other workspace
{a} window elsewhere
{a} on another workspace
{a}, another workspace
{a}: different workspace
{a} off this workspace
move {a} window
a different workspace for {a}
new workspace for {a} please
can {a} go to another workspace
can i have {a} on a different workspace
could {a} be on another workspace
could the {a} window be moved
could you put {a} on another desktop for me
would you move the {a} window
would you shift {a} to a different desktop
is there a way to get {a} onto another workspace
i want to move the {a} window
i want {a} off this workspace
i need to move {a} to another workspace
i need {a} on a different workspace
i'd like {a} to be on another workspace
i'd like to move the {a} window
i don't want {a} on this workspace
i'd prefer {a} on another workspace
{a} must go to a different workspace
{a} needs another workspace
{a} needs to be on another desktop
{a} shouldn't be on this workspace
{a} has no business on this workspace
the {a} window should be moved
the {a} window is on the wrong desktop
the {a} window is in the wrong place, move it
let's move the {a} window
let's put {a} on another workspace
what about moving {a} to another workspace
{a} is in my way here, some other workspace please
this desktop is too full, {a} to another one
not on this workspace, {a}
another home for the {a} window please
another workspace, {a} i mean
anywhere but this workspace, {a}
aye, move the {a} window
can't have {a} on this workspace
change workspace of the {a} window
choose another workspace for {a}
could you rehome the {a} window
{a} window: move
{a} lives elsewhere, another workspace please
{a} wants another workspace
{a} is on the wrong one, another workspace please
{a} to some workspace
{a} to some other desktop
{a} onto a workspace please
different desktop, {a}
find another workspace for {a}
i fancy {a} on another workspace
i'm reorganising, the {a} window has to move
i'd like {a} not to be on this workspace
i'd like to send {a} to another workspace
i've got {a} on the wrong workspace
mind moving the {a} window?
might {a} go to another workspace
move the {a} window, i'll say where
move the window of {a}
new place for the {a} window please
onto some workspace with {a}
other workspace for {a}
out of this workspace with {a}
rehome the window of {a}
shall we move the {a} window? yes
some other desktop for {a}
the window of {a} should be on another workspace
the window of {a} has to move
the window of {a} is on the wrong workspace
too many windows here, move the {a} window
wee move of the {a} window
workspace change for {a}
wrong desktop for {a}
what's {a} doing on this workspace, move it to another
+slide {a} to some other workspace
+ship {a} off to another workspace
+drag the {a} window to some workspace
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
{a} auf eine andere Arbeitsfläche
{a} auf eine andere Arbeitsfläche verschieben
{a} auf irgendeine andere Arbeitsfläche
{a}, andere Arbeitsfläche
{a} bitte auf einen anderen Desktop
das {a} Fenster verschieben
das {a} Fenster woanders hin
das Fenster von {a} woanders hin
Fenster von {a} verschieben
+schieb das Fenster von {a} weg
+schieb das {a} Fenster rüber auf eine andere Arbeitsfläche
+verleg {a} auf einen anderen Workspace
+setz {a} auf einen anderen Desktop
+wirf {a} auf einen anderen Workspace
+räum {a} von dieser Arbeitsfläche
+schick {a} auf einen anderen [Workspace|Desktop]
+hol {a} weg von dieser Arbeitsfläche
+transferier {a} auf einen anderen Workspace
eine neue Arbeitsfläche für {a}
ein anderer Workspace für {a} bitte
kann {a} auf eine andere Arbeitsfläche
könnte {a} auf einen anderen Desktop
könntest du {a} auf eine andere Arbeitsfläche tun
würdest du {a} auf einen anderen Workspace schieben
tätest du das {a} Fenster verschieben
geht es, {a} auf eine andere Arbeitsfläche zu legen
ich will das {a} Fenster verschieben
ich will {a} nicht auf dieser Arbeitsfläche
ich muss {a} auf eine andere Arbeitsfläche schieben
ich möchte {a} auf einer anderen Arbeitsfläche
ich hätt {a} gern auf einem anderen Workspace
ich brauch {a} auf einer anderen Arbeitsfläche
ich würd {a} gern auf eine andere Arbeitsfläche legen
{a} soll weg von dieser Arbeitsfläche
{a} soll nicht auf dieser Arbeitsfläche bleiben
{a} sollte auf einem anderen Desktop sein
{a} passt nicht auf diese Arbeitsfläche
{a} muss von dieser Arbeitsfläche runter
{a} liegt auf dem falschen Workspace
{a} ist auf dem falschen Desktop
{a} stört hier, auf eine andere Arbeitsfläche damit
das {a} Fenster gehört verschoben
das {a} Fenster gehört nicht hierher
das Fenster von {a} muss woanders hin
legen wir {a} auf eine andere Arbeitsfläche
wie wär's mit einer anderen Arbeitsfläche für {a}
nicht auf dieser Arbeitsfläche, {a}
der Desktop ist voll, {a} auf einen anderen
chasch {a} uf en andere Desktop tue
des {a} Fenster g'hört auf an andern Desktop
anderer Desktop für {a}
anderer Workspace für {a}
andere Arbeitsfläche, {a} mein ich
{a} muss umziehen, andere Arbeitsfläche
{a} soll auf irgendeine andere Arbeitsfläche
{a} will auf eine andere Arbeitsfläche
{a} wohnt woanders, auf einer anderen Arbeitsfläche
{a} auf einen Workspace
{a} auf Arbeitsfläche, wohin sag ich gleich
{a} bitte weg von dieser Arbeitsfläche
{a} runter von dieser Arbeitsfläche
{a} Fenster umziehen lassen
{a} Fenster: verschieben
das Fenster von {a} umsiedeln
das Fenster von {a} umquartieren
das Fenster von {a} wäre zu verschieben
das Fenster von {a} auf eine andere Arbeitsfläche
das Fenster von {a} ist auf der falschen Arbeitsfläche
fort mit {a} auf eine andere Arbeitsfläche
hier sind zu viele Fenster, {a} auf eine andere Arbeitsfläche
ich sortier um, das Fenster von {a} muss verschoben werden
ich hab {a} auf der falschen Arbeitsfläche
ich wär froh, wenn {a} auf einer anderen Arbeitsfläche wär
irgendeine andere Arbeitsfläche für {a}
magst du {a} auf einen anderen Desktop schieben?
neuer Platz für {a}, andere Arbeitsfläche
neue Arbeitsfläche für {a} bitte
rüber mit {a} auf eine andere Arbeitsfläche
schiebst du {a} auf eine andere Arbeitsfläche
verschiebst du mir das Fenster von {a}
sollen wir das Fenster von {a} verschieben? ja
weg von dieser Arbeitsfläche mit {a}
wohin sag ich gleich, verschieb das Fenster von {a}
überall, nur nicht auf dieser Arbeitsfläche, {a}
was macht {a} auf dieser Arbeitsfläche, schieb es auf eine andere
können Sie das Fenster von {a} verschieben
bittschön {a} auf an andern Desktop
+befördere {a} auf einen anderen Workspace
+quartier das Fenster von {a} um
+verbann {a} von dieser Arbeitsfläche
+such {a} eine andere Arbeitsfläche
schuuv {a} op en annern Desktop
""",
)
