"""How people leave unsaid how bright the screen is to be, and go on after it got brighter or darker."""

from training.phrases import Phrases

HALFWAY = Phrases(
    en="""
+[set|change|adjust] the brightness
+set the brightness to
+adjust [my|the] screen brightness
brightness to
!the brightness
screen brightness, please
i want a different brightness
i [want|need] to [change|adjust] the brightness
the brightness [isn't|is not] right
the [screen|display] brightness should be different
[can|could] you [change|adjust] the brightness [for me|]
+[modify|tweak|configure] the [brightness|backlight]
brightness [change|setting|adjustment]
set brightness
brightness at
!turn the brightness to
different brightness please
i'd like the brightness at
+help me set the brightness
!the brightness has to be changed
would you mind changing the brightness
+put the screen on
backlight to
the brightness needs [adjusting|changing|some tuning]
[would|could] you adjust [the|my] [backlight|screen brightness]
i'm not happy with the brightness
let me [set|choose|pick] the brightness
i need to set [the|my] screen brightness
brightness should be something else
+regulate the brightness
[something's|something is] off with the brightness
screen brightness at
+fix the brightness
brightness level
brightness control
i'd like to set the [backlight|brightness]
brightness
brightness please
brightness...
brightness, change it
brightness adjustment please
backlight
backlight level
backlight setting
display brightness
display brightness change
screen light level
monitor brightness to
screen to
panel brightness
luminosity of the screen
level of brightness
the screen's brightness, set it
the backlight wants changing
the brightness please, to
the brightness isn't to my taste
the brightness annoys me
the brightness is wrong
the brightness isn't what i want
the brightness ought to be different
my brightness is off
my screen needs another brightness
my display's brightness, set that
my eyes need another brightness
make the brightness
make the screen brightness different
put the brightness at
move the brightness slider
where do i change the brightness
how do i set the brightness? you do it
is there a way to change the brightness
can i have another brightness
can i change the brightness
can you put the brightness at
can we do something about the brightness
could the brightness be changed
could you set my brightness
could you do something about the brightness
would you set the backlight
would you regulate the brightness
i can't find the brightness keys, set it for me
i don't like this brightness
i need another brightness level
i need the backlight changed
i wish the brightness was different
i was going to change the brightness
let's change the brightness
let's adjust the brightness
let's set the screen brightness
time to change the brightness
the light of the screen, adjust it
brightness keys are broken, set it for me
+alter the brightness
+correct the brightness
+play with the brightness
+set my backlight
+set a brightness for me
+choose another brightness
+update the brightness
""",
    de="""
+[stell|setz|änder|regel] die Helligkeit
+stell die Helligkeit auf
+pass die Helligkeit an
Helligkeit auf
!Helligkeit ändern
Helligkeit einstellen
die Helligkeit [passt|stimmt] [mir|so|] nicht
andere Helligkeit [bitte|]
ich will [eine andere Helligkeit|die Helligkeit ändern]
[kannst|könntest] du die Helligkeit [ändern|anpassen|einstellen|verstellen]
Helligkeit [anpassen|verstellen|regeln|umstellen]
[Bildschirmhelligkeit|Displayhelligkeit] [ändern|einstellen|auf]
Helligkeit setzen [auf|]
die Helligkeit gehört [anders|geändert|verstellt]
Helligkeitsregelung
!ich hätt die Helligkeit gern auf
+[verstell|justier] [die Helligkeit|den Bildschirm]
!der Bildschirm braucht eine andere Helligkeit
+hilf mir mit der Helligkeit
magst du die Helligkeit umstellen
an der Helligkeit was [ändern|drehen]
die Helligkeit bitte auf
den Bildschirm auf
mit der Helligkeit bin ich nicht [zufrieden|glücklich]
[würdest|tätest] du die Helligkeit [regeln|regulieren|einstellen]
an der Helligkeit muss was gemacht werden
die [Displayhelligkeit|Bildschirmhelligkeit] [bitte|mal] [anpassen|regulieren]
Helligkeit [regulieren|justieren|umändern]
ich muss die Helligkeit [einstellen|regeln]
lass mich die Helligkeit einstellen
[irgendwas|was] stimmt mit der Helligkeit nicht
die Helligkeit ist nicht [richtig|gut|passend] eingestellt
Helligkeitsstufe [ändern|einstellen|]
Backlight einstellen
am Schirm gehört die Helligkeit [umgestellt|nachgestellt]
d'Helligkeit apasse
Helligkeit
Helligkeit bitte
Helligkeit...
die Helligkeit, änder die
Helligkeitsänderung
Helligkeitseinstellung
Helligkeitsanpassung bitte
Helligkeitswert
Backlight
Backlight auf
Displayhelligkeit
Bildschirmhelligkeit
Bildschirmhelligkeit bitte
Monitorhelligkeit
Hintergrundbeleuchtung
Hintergrundbeleuchtung einstellen
Leuchtkraft vom Bildschirm
die Helligkeit vom Bildschirm, stell die ein
die Hintergrundbeleuchtung gehört geändert
die Helligkeit bitte, auf
die Helligkeit taugt mir nicht
die Helligkeit nervt
die Helligkeit ist falsch
die Helligkeit ist nicht, wie ich will
die Helligkeit sollte anders sein
meine Helligkeit passt nicht
mein Bildschirm braucht eine neue Helligkeit
meine Augen brauchen eine andere Helligkeit
mach die Helligkeit
mach die Helligkeit anders
mach mir die Helligkeit auf
tu die Helligkeit auf
setz die Helligkeit auf
dreh die Helligkeit auf
bring die Helligkeit auf
schieb den Helligkeitsregler
Helligkeitsregler
wo stell ich die Helligkeit ein
wie änder ich die Helligkeit? mach du
gibt es eine Möglichkeit, die Helligkeit zu ändern
kann ich eine andere Helligkeit haben
kann ich die Helligkeit ändern
kannst du die Helligkeit auf
können wir was an der Helligkeit machen
könnte man die Helligkeit ändern
könntest du meine Helligkeit einstellen
könntest du was an der Helligkeit machen
würdest du die Hintergrundbeleuchtung einstellen
ich find die Helligkeitstasten nicht, stell du's ein
ich mag diese Helligkeit nicht
ich brauch eine andere Helligkeitsstufe
ich brauch die Helligkeit anders
ich wünschte, die Helligkeit wär anders
ich wollt die Helligkeit ändern
ändern wir die Helligkeit
stellen wir die Helligkeit ein
Zeit für eine andere Helligkeit
die Helligkeitstasten sind kaputt, stell du's ein
+korrigier die Helligkeit
+spiel mit der Helligkeit
+stell mir das Backlight ein
+stell mir eine Helligkeit ein
+nimm eine andere Helligkeit
+schraub an der Helligkeit
+wähl eine andere Helligkeit
de Helligkeit passt ma ned
""",
)
MORE = Phrases(
    en="""
even {w}
{w}
[a bit|] {w} still
[again|once more|and again]
more
still not enough
!and {w} again
keep going
further
go on
[another|one more] [step|notch]
[almost|nearly|not there yet], {w}
[it|the screen] [needs|has] to be [even|still] {w}
even more
{w} than that
same again
a step {w}
hmm, still {w}
[i barely notice it|no big difference]
more of that
that's not enough
!it could be {w} still
!the same once more
can it be {w} still
[please|] {w} again
i'd still like it {w}
[a touch|a tad|a smidge] {w} [yet|]
[repeat|do that again]
[hm|well], {w} still
can't tell the difference, {w}
[on|onward], {w}
[one|two] more [of those|like that]
nope, {w} please
give it another [push|nudge]
[keep|go on] making it {w}
it wants to be {w}
{w}!
{w} please
{w}, {w}
{w} yet
{w} again please
{w}, it's hardly changed
{w}, come on
much {w}
way {w}
far {w}
a lot {w}
more of the same
more please
more!
some more
somewhat {w} yet
another bit
another 10
a notch {w}
a notch more
a little {w} again
a bit more of it
and a step {w}
and {w} still
and again please
and once more
yes, {w}
yes but {w}
yes, more
good, now {w} again
great, a bit {w}
thanks, {w} please
thanks, but {w}
ok, {w}
no, {w} than this
hm, not quite, {w}
not enough
not enough, {w}
not {w} enough
not quite {w} enough
nowhere near {w} enough
isn't {w} enough yet
barely changed
barely any {w}
hardly a difference, {w}
i see no change, {w}
i need it {w} still
i want it {w} than this
i meant {w} than that
i was hoping for {w}
it still isn't {w} enough
it has to get {w}
it's still not {w} enough for me
could it be even {w}
could you go further
could you go {w} still
can you make it {w} yet
can it go any {w}
is that all? {w}
is {w} possible
what about {w}
let's go {w}
let's go on
don't stop, {w}
don't stop there
one step {w} please
do it again
+go {w} still
+continue {w}
""",
    de="""
noch {w}
{w}
noch ein bisschen mehr
[nochmal|noch mal|noch einmal]
reicht noch nicht
!und noch {w}
noch ein Stück
weiter
noch eine Stufe
[darf|kann|muss|soll] noch {w} [sein|]
noch {w} [geht's|geht das|wär gut]
da geht noch was
[fast|beinahe|gleich], noch {w}
merk ich kaum
no {w}
mehr davon
und weiter
!das Gleiche nochmal
!könnt noch {w} sein
ned gnua
immer noch zu wenig
selbes nochmal
und nochmal
noch mehr
[hm|na ja|mei], noch {w}
mach [ruhig|noch] {w}
[da sieht man|ich seh] keinen Unterschied, {w}
[gleich|das] nochmal
[ein|no a] [Tick|Stückerl|Hauch] {w}
wiederholen
[nee|nein], {w} [bitte|]
leg [noch|] [eins|was] nach
ich hätt's gern noch {w}
reicht mir [so|] nicht
weida
{w} [geht|ginge] schon noch
[ruhig|gern] noch {w}
{w}!
{w} bitte
{w} noch
{w}, da hat sich kaum was getan
{w}, komm schon
viel {w}
weit {w}
deutlich {w}
um einiges {w}
mehr vom Gleichen
mehr bitte
mehr!
etwas mehr
etwas {w} noch
noch ein bissl
noch 10
eine Stufe {w}
ein Stück {w}
ein wenig {w} noch
noch etwas in die Richtung
und noch eine Stufe
und noch ein Stück {w}
und bitte nochmal
und noch mehr
ja, {w}
ja, aber {w}
ja, mehr
gut, jetzt noch {w}
super, noch etwas {w}
danke, noch {w} bitte
danke, aber {w}
ok, {w}
nein, {w} als das
hm, nicht ganz, {w}
nicht genug
nicht genug, {w}
das ist nicht genug
das genügt noch nicht
bei weitem nicht genug
immer noch nicht {w}
kaum verändert
kaum {w} geworden
kaum ein Unterschied, {w}
ich seh nichts davon, {w}
ich brauch's noch {w}
ich will's {w} als so
ich meinte {w} als das
ich hatte auf {w} gehofft
es muss {w} werden
es soll schon {w} sein
es ist mir noch nicht genug
könnte es noch {w} werden
könntest du noch weiter gehen
kannst du's noch {w} machen
geht's noch {w}
geht da noch mehr
war das alles? {w}
ist {w} möglich
wie wär's mit {w}
mach weiter
mach nochmal
mach's nochmal so
hör nicht auf, {w}
nicht aufhören
noch eine Stufe {w} bitte
ein Schritt {w}
no amoi
no a bissl {w}
no chli {w}
""",
)
LESS = Phrases(
    en="""
[that's|] too much
too much, a bit back
[no|oops], now it's too {o}
!back a bit
not that much
[that was|this is] [a bit|a little] too much
overshot [it|]
whoa, too {o}
too {o} [now|like that]
somewhere in between
split the difference
not quite so {o}
that's overdoing it
slightly back
half of that was enough
[it's|that's] a bit too {o} now
not that {o}
!okay that's too {o}
!went too far
i didn't mean that {o}
[hm|uh], too {o} now, a little back
[easy|woah|hey], that's too {o}
now it's {o}, but too much so
[tone that|take that] back a little
a little less, please
[ease off|ease back] a bit
i don't like it this {o}
that {o} is not good either
halfway back
less {o} please
[so|well] {o} is exaggerated
that's more than i wanted
too much!
too {o}!
too {o}
too {o}, back a bit
too {o} for me
too much, halve it
too far
bit too far
bit too {o}
bit less
a touch back
a touch less
a touch too {o}
a tad less {o}
a notch back
a step too far
one step back would do
way too {o}
much too {o}
far too {o} now
rather too {o}
slightly too {o}
that's too far
that's a bit much
that's a tad too {o}
that's more {o} than i need
that's over the top
that overshoots
that was more than enough
this is too {o} now
it's too {o} now
it's become too {o}
it's gone too {o}
it got too {o}
it didn't need to be that {o}
no, less
no, not that {o}
no no, too {o}
hm, less {o}
ouch, too {o}
ow, that's {o}
oh, that's a little too {o}
wow, that's {o}, less please
ok but a bit less {o}
ok, but not so {o}
good, but a little back
thanks, but too {o}
thanks, a bit less
sorry, too {o}
now back a little
now it's a bit too {o}
now you've made it too {o}
you overdid it
you went a bit too far
i said a bit, not that {o}
i wanted it less {o} than this
i can't stand it this {o}
i'd prefer it less {o}
i'd like a little less
could it be less {o}
could you go back a bit
can we go back a touch
can you meet in the middle
would be better a little less {o}
maybe less {o}
halfway between then and now
in the middle please
something between
less
less!
less than that
+take some of it back
+undo half of that
""",
    de="""
[das ist|] zu viel
zu viel, etwas zurück
[nein|ups], jetzt ist es zu {o}
!ein bisschen zurück
so viel auch nicht
[etwas|bissl|leicht] übers Ziel hinaus
hoppla, zu {o}
[na|naa|ne], zu {o}
a bissl zurück
so {o} auch [wieder|] nicht
nicht ganz so {o}
die Hälfte davon hätte gereicht
irgendwo dazwischen
[wieder|] ein [Stück|Stückchen] zurück
bisserl zu {o} jetzt
das ist mir zu {o}
[jetzt|so] ist's zu {o}
!nicht übertreiben
!doch zu {o} so
ganz so {o} [muss|soll] es nicht sein
das war zu viel [des Guten|]
[langsam|stopp|hey], [das ist|jetzt] zu {o}
weniger {o} [bitte|]
halb zurück
das ist mehr als ich wollte
a bisserl weniger
so {o} [gefällt's|taugt's] mir nicht
[bissl|etwas|ein wenig] retour
jetzt ist's [wieder|mir] zu {o} [geworden|]
nimm was davon zurück
z'{o} jetzt
ein Mittelding wär gut
zu viel!
zu {o}!
zu {o}
zu {o}, etwas zurück
zu {o} für mich
zu viel, halbier das
zu weit
bissl zu weit
bissl zu {o}
bissl weniger
eine Spur zurück
eine Spur weniger
eine Spur zu {o}
einen Tick weniger {o}
eine Stufe zurück
ein Schritt zu weit
viel zu {o}
weit zu {o}
deutlich zu {o} jetzt
etwas zu {o}
leicht zu {o}
das ist zu weit
das ist ein bisschen viel
das ist etwas zu {o} geraten
das ist mehr als nötig
das ist übertrieben
das schießt übers Ziel
das war mehr als genug
jetzt ist das zu {o}
es ist jetzt zu {o}
es ist zu {o} geworden
es hätte nicht so {o} sein müssen
nein, weniger
nein, nicht so {o}
nein nein, zu {o}
hm, weniger {o}
aua, zu {o}
oh, das ist ein wenig zu {o}
wow, ist das {o}, weniger bitte
ok, aber etwas weniger {o}
ok, aber nicht so {o}
gut, aber ein bisschen zurück
danke, aber zu {o}
danke, etwas weniger
sorry, zu {o}
jetzt etwas zurück
jetzt ist es leicht zu {o}
jetzt hast du's zu {o} gemacht
du hast übertrieben
du bist zu weit gegangen
ich sagte ein bisschen, nicht so {o}
ich wollt's weniger {o}
so {o} halt ich's nicht aus
ich hätt's lieber weniger {o}
ich hätte gern ein bisschen weniger
könnte es weniger {o} sein
könntest du etwas zurückgehen
können wir ein Stück zurück
treffen wir uns in der Mitte
besser wär weniger {o}
vielleicht weniger {o}
Mitte zwischen vorher und jetzt
in der Mitte bitte
etwas dazwischen
weniger
weniger!
weniger als das
+nimm die Hälfte davon zurück
+geh ein Stück zurück
na, z'vui
chli weniger
""",
)
