"""How people ask for a picture of their screen."""

from training.phrases import Phrases

_SHOT = "[screenshot|screen shot|screencap|screengrab|screen capture]"
_FOTO = "[Screenshot|Bildschirmfoto|Screenshot]"
FULL = Phrases(
    en=f"""
{_SHOT}
{_SHOT} [please|pls|now]
+[take|make|grab|do|create] [a|one] {_SHOT}
+[take|make|grab] [me|] a {_SHOT} [of the screen|of my screen|of everything|of the whole screen|of the desktop|of all screens]
+capture [the|my|this] [screen|desktop|whole screen]
+[take|make] a picture of [the|my] [screen|desktop]
{_SHOT} of [the screen|the whole screen|everything|my desktop|this]
[can|could] you take a {_SHOT}?
i [need|want] a {_SHOT}
!+snap [the|my] screen
+photograph [the|my] screen
+save [what's on|what i see on] [the|my] screen [as a picture|as an image]
+print screen
prtscr
!a {_SHOT} would be nice
[another|one more] {_SHOT}
full {_SHOT}
look at this, take a {_SHOT}
ss pls
{_SHOT} everything
i gotta show this to a colleague, {_SHOT} please
can i get a {_SHOT}
could i have a {_SHOT}
would it be possible to take a {_SHOT}
my friend won't believe this, {_SHOT}
quick {_SHOT}
+freeze this as an image
[image|picture|snapshot] of [my|the] screen
+take a snapshot of [the|my] screen
+shoot the screen
+screenshot [the|my] [screen|desktop|whole desktop|display]
+hit print screen
+press the print screen key
prt sc
the bug is visible now, capture it
i want to keep what's on my screen as an image
need a pic of my [screen|desktop]
i wish to make one screenshot
+do a capture of the entire [screen|display|desktop]
[display|monitor|desktop] as image
how about a {_SHOT}
!+grab the whole display as an image
!for my documentation i need what's on the screen as a picture
!click, one image of my desktop
[would|could] you grab a {_SHOT}
i [have|want] to [show|send] someone my [screen|desktop], {_SHOT} please
[for the ticket|for the bug report|for the manual|as proof] i need a {_SHOT}
how do i take a {_SHOT}? just [do|take] one
[want|wanna have] a {_SHOT} [now|quickly|of this]
{_SHOT} time
+record my screen as a still image
a pic of my [monitor|desktop|whole screen] [please|]
[scrot|grim]
what you see on my screen as a [png|picture], please
one {_SHOT}, all of it
+keep a picture of my [screen|desktop]
let's have a {_SHOT}
before this message disappears, {_SHOT}
[error message|this looks great|high score], take a {_SHOT}
could do with a {_SHOT}
[do|get] me a {_SHOT} quick
{_SHOT} of all this
{_SHOT} for me
a {_SHOT} please
my screen as a picture
my desktop as a png
picture of what's on screen
photo of the screen
photo of my desktop
screen to png
whole screen, {_SHOT}
fullscreen {_SHOT}
screenie
screenie pls
hyprshot
prnt scrn
ctrl print
say cheese, {_SHOT}
just a {_SHOT}
time to {_SHOT}
do you do screenshots? one please
will you take a {_SHOT}
may i have a {_SHOT}
what about a {_SHOT}
my mum should see this, {_SHOT}
i have to document this, {_SHOT}
i want proof of this, {_SHOT}
this looks funny, {_SHOT}
something's wrong on the screen, take a {_SHOT}
what i see now should be kept as an image
the whole display should be saved as an image
it'd be good to have a {_SHOT} of this
+immortalise my screen in a {_SHOT}
+screencap this
+save a {_SHOT}
+save my screen as an image
sshot
scrshot
screen pic
pic of the screen pls
my screen, photographed
my screen as it is now, as an image
a copy of what's displayed, as an image
a still of my screen
a frame grab of the screen
desktop {_SHOT}
monitor {_SHOT}
both monitors, {_SHOT}
all monitors, {_SHOT}
{_SHOT}, everything on it
{_SHOT} of the lot
{_SHOT} when you can
{_SHOT}, chop chop
{_SHOT} before it's gone
{_SHOT}, quick, it's about to disappear
{_SHOT} as evidence
{_SHOT} for my records
{_SHOT} or it didn't happen
pics or it didn't happen, {_SHOT}
don't move, {_SHOT}
hold it, {_SHOT}
now or never, {_SHOT}
wow, {_SHOT}
that looks odd, {_SHOT}
i got a strange error, {_SHOT} please
it support wants to see my screen, {_SHOT}
i'd like to remember how this looks, {_SHOT}
i'll need this later, {_SHOT}
i need a photo of what's displayed
i want the screen on file, {_SHOT}
my keyboard has no print key, {_SHOT} please
the print key's broken, {_SHOT}
shall we take a {_SHOT}
will you grab a {_SHOT} for me
mind taking a {_SHOT}
any chance of a {_SHOT}
gie us a {_SHOT}
+shoot a {_SHOT}
+produce a {_SHOT}
+copy the screen into an image file
+dump the screen to a png
+archive my screen as a picture
+keep the current screen as an image
""",
    de=f"""
{_FOTO}
{_FOTO} [bitte|jetzt]
+[mach|erstell|nimm] [mal|bitte|mir|] [einen Screenshot|ein Bildschirmfoto|nen Screenshot]
+[mach|schieß] [mir|] [einen Screenshot|ein Bildschirmfoto] [vom Bildschirm|vom ganzen Bildschirm|von allem|vom Desktop]
{_FOTO} [machen|erstellen|aufnehmen]
{_FOTO} vom [Bildschirm|ganzen Bildschirm|Desktop]
[kannst|könntest] du [einen Screenshot|ein Bildschirmfoto] machen?
ich [brauch|brauche|will] [einen Screenshot|ein Bildschirmfoto]
+fotografier[e|] [den|meinen] Bildschirm
!+nimm [den|meinen] Bildschirm [als Bild|] auf
+mach ein [Bild|Foto] vom Bildschirm
+speicher[e|] [den Bildschirm|was auf dem Bildschirm ist] als Bild
[noch|nochmal] [ein|einen] {_FOTO}
Bildschirm [abfotografieren|fotografieren]
!ein {_FOTO} wär [gut|super]
Screenshot vom gesamten Bildschirm
mach an Screenshot
Druck-Taste
Screeni
{_FOTO} vom [Monitor|Display|Schreibtisch]
+screenshotte [mal|] [den Bildschirm|alles|den ganzen Bildschirm]
ich muss das einem Kollegen zeigen, mach [nen Screenshot|ein Bildschirmfoto]
das glaubt mir keiner, Screenshot
[Bild|Foto|Schnappschuss|Aufnahme] vom [Bildschirm|Monitor|Desktop]
+mach [mal|] einen Schnappschuss vom [Bildschirm|Monitor]
+halt [mal|] fest was auf dem [Bildschirm|Monitor] ist, als Bild
+drück [mal|] Druck
[Print Screen|Druck|PrtScr]
wär ein Screenshot möglich
wie wär's mit einem Screenshot
könnt ich [einen Screenshot|ein Bildschirmfoto] haben
kannst ma an Screenshot machn
chasch en Screenshot mache
der Fehler ist grad zu sehen, [Screenshot|halt das als Bild fest]
Bildschirminhalt als Bild [speichern|sichern|]
den ganzen [Monitor|Desktop|Schirm] [knipsen|abfotografieren|als Bild]
+knips [mal|] [den Bildschirm|den Monitor|meinen Desktop]
ein Screenshot muss her
Vollbild-Screenshot
bräuchte [schnell|mal|] [einen Screenshot|ein Bildschirmfoto]
+mach n Screen
!+lichte meinen Bildschirm ab
!für die Doku brauch ich den Bildschirm als Foto
!einmal alles auf dem Monitor abknipsen
[würdest|tätest] du [mir|] [einen Screenshot|ein Bildschirmfoto] machen
[fürs Ticket|für den Fehlerbericht|fürs Handbuch|als Beweis] brauch ich [einen Screenshot|ein Bildschirmfoto]
ich [hätt|hätte] gern [einen Screenshot|ein Bildschirmfoto]
[Screenshot|Bildschirmfoto] und zwar [schnell|jetzt|gleich]
ein [Bild|Foto] von meinem [Bildschirm|Monitor|Desktop] [bitte|]
[scrot|grim]
bevor die Meldung verschwindet, {_FOTO}
[Fehlermeldung|Highscore|das schaut super aus], {_FOTO} bitte
was [grad|gerade] am [Schirm|Bildschirm] zu sehen ist, als [Bild|PNG] [sichern|ablegen|]
lass uns einen Screenshot machen
der [Bildschirm|Desktop] [soll|gehört] [fotografiert|abfotografiert|geknipst]
+take mal nen Screenshot
[Screencapture|Screengrab|Bildschirmaufnahme als Foto] [bitte|]
Schirm abfotografiern
magst an Screenshot machen
+bann den Bildschirm auf ein Bild
Bildschirmabzug [bitte|machen|]
machst du [mir|mal|] [bitte|] nen Screenshot
{_FOTO} für mich
{_FOTO} von dem Ganzen
ein {_FOTO} bitte
mein Bildschirm als Bild
mein Desktop als PNG
Bild von dem, was am Schirm ist
Foto vom Schirm
Foto von meinem Desktop
Bildschirm als PNG
ganzer Bildschirm, {_FOTO}
Screenie bitte
hyprshot
Strg Druck
bitte lächeln, Screenshot
nur ein {_FOTO}
Zeit für einen Screenshot
machst du Screenshots? einen bitte
dürfte ich einen Screenshot haben
ist ein Bildschirmfoto drin
das muss Mama sehen, {_FOTO}
ich muss das dokumentieren, {_FOTO}
ich will einen Beweis davon, {_FOTO}
schaut lustig aus, {_FOTO}
am Bildschirm stimmt was nicht, mach einen Screenshot
was ich jetzt seh, soll als Bild bleiben
der ganze Bildschirm soll als Bild gespeichert werden
gut wär ein Screenshot davon
+verewige meinen Bildschirm als Bild
+sicher den Bildschirm als Bild
+leg ein Bildschirmfoto an
+hol mir ein Bildschirmfoto
schiaß a Foto vom Büdschirm
maak en Foto vun den Bildschirm
mach es Foti vom Bildschirm
Sshot
Screen-Foto
Schirmfoto
Monitorbild
Desktopfoto
mein Bildschirm, fotografiert
mein Bildschirm, wie er grad ausschaut, als Bild
ein Standbild vom Bildschirm
Standbild vom Schirm bitte
beide Monitore, {_FOTO}
alle Monitore, {_FOTO}
{_FOTO}, alles drauf
{_FOTO} von allem miteinander
{_FOTO} wenn du kannst
{_FOTO}, zack
{_FOTO}, schnell, gleich ist es weg
{_FOTO} als Beleg
{_FOTO} für meine Unterlagen
nicht bewegen, {_FOTO}
Moment, {_FOTO}
jetzt oder nie, {_FOTO}
wow, {_FOTO}
das schaut komisch aus, {_FOTO}
da kommt ein seltsamer Fehler, {_FOTO} bitte
die IT will meinen Bildschirm sehen, {_FOTO}
ich will mir merken, wie das ausschaut, {_FOTO}
das brauch ich später noch, {_FOTO}
ich brauch ein Foto von dem, was angezeigt wird
meine Tastatur hat keine Druck-Taste, {_FOTO} bitte
die Druck-Taste ist hin, {_FOTO}
wollen wir einen Screenshot machen
schießt du mir einen Screenshot
knipst du den Bildschirm
nimmst du den Bildschirm als Bild auf
fotografierst du den Bildschirm
wär fein, ein {_FOTO} zu haben
ist ein Screenshot möglich
so wie es jetzt ist, als Bild festhalten, den ganzen Schirm
+kopier den Bildschirm in eine Bilddatei
+schreib den Bildschirm in ein PNG
+archivier meinen Bildschirm als Bild
+fang den Bildschirm ein
+zieh einen Screenshot
+screene mal den Desktop
Buidl vom Schirm bitte
es Foti vom ganze Bildschirm
en Bild vun mien Schirm
""",
)
WINDOW = Phrases(
    en=f"""
{_SHOT} of [this|the|the current|the active|my] window
+[take|make|grab] a {_SHOT} of [this|the|the current|the active|the focused] window
window {_SHOT}
+capture [this|the|the active] window
[only|just] [this|the] window as [a|] {_SHOT}
{_SHOT}, but only [this|the] window
!+take a picture of [this|the] window
i need a {_SHOT} of this window
[can|could] you {_SHOT} this window?
!+photograph the active window
{_SHOT} of the window [in front|i'm in|i'm looking at|i'm using|on top]
+screenshot [the current|the active|the focused] window
+snap [this|the current] window
[active|current|focused] window {_SHOT}
[picture|image|snapshot] of [this|the active|the current] window
i don't want the whole screen, just {_SHOT} this window
[this|the] window only, {_SHOT}
{_SHOT} without the rest of the desktop, only the window
+take a snapshot of the [active|current|focused] window
+grab this window as an image
alt print screen
can i have a picture of the current window
not everything, {_SHOT} just the active window
{_SHOT} [this|current|active] window
i have to send this window to support as a {_SHOT}
just the app in front as a {_SHOT}
would it be possible to {_SHOT} only this window
+capture the focused window
the [window|app window] in the foreground as [a picture|an image]
!+shoot only the window that has focus
!one image showing nothing but this window
!snapshot of the app i'm in
[would|could] you [take|grab] a {_SHOT} of this window
the [window|app] i have open in front, {_SHOT} of it
[for support|for the ticket|as proof] i need this window as a picture
{_SHOT} of this [app|program] only
crop to the active window, {_SHOT}
a pic of [this|the current] window
[want|need] just this window in the {_SHOT}
let's have a {_SHOT} of this window only
{_SHOT}, window only
leave out the desktop, {_SHOT} of the [active|front] window
one window, this one, as [png|an image]
the [focused|active] [app|program] as a {_SHOT}
+preserve this window as an image
+print just this window to an image
only what's in this window, as a {_SHOT}
window {_SHOT} please
{_SHOT}: window
{_SHOT} window only please
{_SHOT} of one window
{_SHOT} of the window with focus
{_SHOT} of the program i'm using
{_SHOT} of the app in front
active window as a picture
active window as png
current window to image
front window {_SHOT}
focused window as an image
this window, {_SHOT}
this window as a picture please
this window to png
this app as an image
this program's window as a {_SHOT}
photo of this window
photo of the active window
image of the window i'm in
windowshot
alt prtsc
alt prtscr
hyprshot -m window
just the window please, {_SHOT}
just this one window, {_SHOT}
only the active window, {_SHOT}
only the window i'm in, as an image
not the desktop, this window, {_SHOT}
no desktop around it, {_SHOT} of the window
without bar and background, {_SHOT} of this window
what's in this window as a picture
the rest is private, {_SHOT} only this window
the error is in this window, {_SHOT} of it
i want this window as a picture
i'd like a {_SHOT} of the window in front
i need an image of the app i'm in
i only want the current window in the picture
is a {_SHOT} of just one window possible? this one
may i have a picture of this window
can you photograph just this window
could you snap the window i'm using
would you capture the current window
how about a {_SHOT} of this window alone
let's capture only the window
+save the active window as an image
+save this window as a png
+make an image of the window
+make a picture of the app in front
+shoot this window
+freeze this window as an image
+limit the {_SHOT} to this window
appshot
{_SHOT} of app
{_SHOT}, active window
{_SHOT}, front window
{_SHOT}: the focused one
{_SHOT} of what's in focus, only the window
{_SHOT} of my current program
{_SHOT} of my editor window here
{_SHOT} of this dialog
{_SHOT} of this popup window
{_SHOT} minus the desktop, window only
{_SHOT}, but leave out the other windows
{_SHOT}, cropped to this window
{_SHOT}, window in focus
one window as an image, the active one
only one window, the one with focus, as an image
the active app as a png
the app i'm using as an image
the dialog here as a picture
the program in front as an image
the window here as a photo
the window on top as a png
the window with this error, as an image
this dialog as an image
this error window as an image
this one window only, as png
my manual needs this window as an image
the others needn't see my desktop, {_SHOT} of this window
i don't want my bar on it, {_SHOT} of just the window
i want everything but the window cut away, {_SHOT}
shall we {_SHOT} just this window
will you {_SHOT} the active window
mind taking a {_SHOT} of this window
any chance of a {_SHOT} of the window alone
hyprshot window
super print, the window
+copy this window into an image file
+dump this window to a png
+snap the app in front
+keep a picture of the active window
+produce an image of the active window
""",
    de=f"""
{_FOTO} [vom|von diesem|vom aktiven|vom aktuellen] Fenster
+[mach|erstell] [einen Screenshot|ein Bildschirmfoto] [vom|von diesem|vom aktiven] Fenster
Fenster {_FOTO}
+fotografier[e|] [das|dieses] Fenster
nur [das|dieses] Fenster als {_FOTO}
{_FOTO}, aber nur [das|vom] Fenster
!+mach ein Bild [vom|von diesem] Fenster
ich brauch einen Screenshot von diesem Fenster
[kannst|könntest] du einen Screenshot [vom Fenster|von dem Fenster] machen?
!+nimm das aktive Fenster auf
{_FOTO} vom [vorderen|offenen|fokussierten] Fenster
+screenshotte [das|dieses|das aktive] Fenster
+knips [mal|] [das|dieses] Fenster
[Bild|Foto|Schnappschuss] [vom|von diesem|vom aktuellen|vom aktiven] Fenster
[Fenster|Fensteraufnahme] als Bild
nicht den ganzen Bildschirm, nur [das|dieses] Fenster [fotografieren|als Screenshot]
+mach nur vom [Fenster|aktuellen Fenster|aktiven Fenster] einen Screenshot
[aktives|aktuelles|fokussiertes] Fenster [abfotografieren|screenshotten|als Bild]
Alt Druck
ich muss das Fenster dem Support schicken, mach [einen Screenshot|ein Foto] davon
bitte [bloß|nur] das Fenster hier [knipsen|abfotografieren]
{_FOTO} von dem Fenster, in dem ich grad bin
das Fenster [vorne|im Vordergrund|vor mir] als {_FOTO}
+speicher dieses Fenster als Bild
[könnte|kann] ich ein Bild von diesem Fenster haben
mach a Foto von dem Fenster
ich hätt gern {_FOTO} vom Fenster, ohne den Rest
wie wär's mit einem Screenshot nur vom Fenster
vom Programm vor mir [einen Screenshot|ein Bildschirmfoto]
+halt das aktive Fenster als Bild fest
!nur das fokussierte Fenster ablichten
!Schnappschuss von der App, die grad vorne ist
!ein Bild, auf dem nur dieses Fenster ist
[würdest|tätest] du [mir|] dieses Fenster [fotografieren|knipsen]
[fürs Ticket|für den Support|als Beweis] brauch ich dieses Fenster als Bild
{_FOTO} nur von [dieser App|diesem Programm|der Anwendung hier]
[nur|bloß] das [aktive|vordere|aktuelle] Fenster, {_FOTO}
das [Fenster|Programm] da als [PNG|Bild|Foto] bitte
ohne Desktop drumherum, nur das Fenster als {_FOTO}
das Fenster [gehört|soll] [fotografiert|abfotografiert] [werden|]
ein Foto [von dem|vom] Fenster, das [vorn|aktiv] ist
machst du [bitte|mal|] einen Screenshot von diesem Fenster
lass uns nur das Fenster hier knipsen
Fensterfoto [bitte|]
Fenster-Screenshot [bitte|machen|]
{_FOTO}: nur dieses Fenster
vom Fenster da an Screenshot
+take einen Screenshot vom aktuellen Window
Fenster-Screenshot vom aktuellen Fenster
{_FOTO}: Fenster
{_FOTO} bitte nur vom Fenster
{_FOTO} von einem Fenster, und zwar diesem
{_FOTO} vom Fenster mit dem Fokus
{_FOTO} vom Programm, das ich grad benutz
{_FOTO} von der App vorne
aktives Fenster als PNG
aktives Fenster, {_FOTO}
aktuelles Fenster, {_FOTO}
aktuelles Fenster als Foto
vorderes Fenster als Bild
fokussiertes Fenster fotografieren
dieses Fenster, {_FOTO}
dieses Fenster als Bild bitte
dieses Fenster in ein PNG
diese App als Bild
dieses Programmfenster als {_FOTO}
Foto von dem Fenster hier
Aufnahme vom aktiven Fenster
Bild vom Fenster, wo ich drin bin
Alt PrtScr
hyprshot -m window
bitte nur das eine Fenster, {_FOTO}
nur das aktive Fenster als Foto
nur das Fenster, in dem ich bin, als Bild
nicht der Desktop, dieses Fenster, {_FOTO}
ohne Leiste und Hintergrund, {_FOTO} vom Fenster
was in dem Fenster ist, als Bild
der Rest ist privat, {_FOTO} nur vom Fenster
der Fehler ist in dem Fenster, {_FOTO} davon
ich will dieses Fenster als Bild
ich hätte gern ein Foto vom vorderen Fenster
ich brauch ein Bild der App, in der ich bin
nur das aktuelle Fenster soll aufs Bild
geht ein Screenshot von bloß einem Fenster? von dem da
dürfte ich ein Bild von dem Fenster haben
kannst du nur das Fenster da fotografieren
könntest du das Fenster knipsen, das ich grad benutz
wie wär's mit einem Foto von dem Fenster allein
fotografieren wir nur das Fenster
+sicher das aktive Fenster als Bild
+speicher das Fenster als PNG
+mach ein Bild von der App vorne
+mach vom Fenster ein Foto
+schieß ein Foto von dem Fenster
+beschränk den Screenshot auf dieses Fenster
des Fenster do ois Buidl
nur s Fenster abfotografiern
nur das Fenschter als Foti
blots dat Finster as Bild
Screenshot vom active Window
App-Screenshot
App-Foto
{_FOTO}, aktives Fenster
{_FOTO}, nur das vordere Fenster
{_FOTO}: das mit dem Fokus, nur dieses Fenster
{_FOTO} vom jetzigen Programm
{_FOTO} von meinem Editorfenster da
{_FOTO} von diesem Dialog
{_FOTO} von dem Popup-Fenster
{_FOTO} ohne die anderen Fenster, nur von dem da
{_FOTO}, zugeschnitten auf das Fenster
{_FOTO}, Fenster im Fokus
ein Fenster als Bild, das aktive
ein einziges Fenster, das mit dem Fokus, als Bild
die aktive App als PNG
die App, die ich benutz, als Bild
der Dialog hier als Bild
das Programm vorne als Bild
das Fenster hier als Foto
das oberste Fenster als PNG
das Fenster mit dem Fehler als Bild
dieses Fehlerfenster als Bild
dieser Dialog als Bild
für die Anleitung brauch ich dieses Fenster als Bild
meinen Desktop braucht keiner sehen, {_FOTO} von dem Fenster
die Leiste soll nicht drauf sein, {_FOTO} nur vom Fenster
alles außer dem Fenster weg, {_FOTO}
wollen wir bloß das Fenster fotografieren
fotografierst du mir dieses Fenster
knipst du das aktive Fenster
nimmst du nur das Fenster auf
machst du ein Foto nur vom Fenster
wär ein Foto nur vom Fenster möglich
hyprshot Fenster
Super Druck, das Fenster
Fensterbild
Fensterbild bitte
Fensteraufnahme
Fensteraufnahme vom aktiven Fenster
+kopier dieses Fenster in eine Bilddatei
+schreib das Fenster in ein PNG
+fang das Fenster als Bild ein
+zieh einen Screenshot vom Fenster
+behalt ein Bild vom aktiven Fenster
Buidl von dem Fensta
nur es Fänschter als Bild
""",
)
AREA = Phrases(
    en=f"""
{_SHOT} of [an|a|the] [area|region|selection|part|section]
+[take|make|grab] a {_SHOT} of [an|a] [area|region|part of the screen|selection]
[area|region|selection|partial] {_SHOT}
+capture [a|an] [region|area|section|part of the screen]
+let me [select|draw|choose] [an area|a region] [for a screenshot|to capture]
{_SHOT}, i want to [select|choose|draw] the [area|region]
!+screenshot [only|just] a part of the screen
i want to cut out a piece of the screen as [a|] {_SHOT}
+snip [something|a region|part of the screen]
!{_SHOT} with selection
i only need a [part|corner|piece] of the screen as a {_SHOT}
{_SHOT} of a part i [choose|pick|mark]
{_SHOT} where i can [drag|draw|select] the [area|region|rectangle]
+take a partial {_SHOT}
+let me mark what to {_SHOT}
+let me drag a [box|rectangle|frame] for a {_SHOT}
[snipping tool|snip|snippet]
[crop|cropped|selective] {_SHOT}
slurp and grim
grim with slurp
i'll select the [area|region|part], you [capture|screenshot] it
+grab a [rectangle|section|piece] of the screen
[rectangle|rectangular|regional] {_SHOT}
+cut out a [piece|section|part] of the screen
only a [portion|section|corner] of the screen, {_SHOT}
{_SHOT} but not everything, i'll choose the part
just this chart, let me select it for a {_SHOT}
i'd like to draw a frame and have it as [an image|a picture]
[select|choose] area and [capture|shoot]
is it possible to {_SHOT} just a part
win shift s
!+capture just what i frame with the mouse
!a picture of one corner that i'll pick myself
!snipping, i draw the box
[would|could] you let me [pick|mark|drag] an area for a {_SHOT}
[for the ticket|for my notes] i only need a [section|part] of the screen as an image
i want to crop [something|a part] out of my screen
a pic of a [part|corner|section] of my screen
let me draw a rectangle and [capture|save] that as an image
{_SHOT} of what i [mark|select|outline]
custom [area|region] {_SHOT}
not the whole screen, just [a part|a region|a rectangle], {_SHOT}
i'd like to choose what's in the {_SHOT}
+start [a|the] snip
grim -g slurp
+clip a [piece|region] of the screen as a picture
[mark|frame] a spot and {_SHOT} it
area to png
{_SHOT} with [rectangle|area|region] selection mode
only this little [corner|table|diagram] here, i'll mark it, {_SHOT}
area please, {_SHOT}
{_SHOT} area
{_SHOT}: region
{_SHOT} of a selection i make
{_SHOT} of a corner
{_SHOT} of a rectangle
{_SHOT} of one bit of the screen
{_SHOT} of the part i'm going to mark
{_SHOT} with the mouse, i'll draw a box
region to png
rectangle to image
selection to png
selection {_SHOT} please
select and {_SHOT}
part of my screen as a picture
part of the screen, as an image
a bit of the screen as png
a clipping of the screen
a cutout of my screen
a snip please
snip mode
snipping
shift super s
hyprshot -m region
flameshot
spectacle region
screenshot tool with selection
just a section, {_SHOT}
just the piece i'll mark, {_SHOT}
just one paragraph on screen as an image, i'll mark it
only what's inside my frame as a {_SHOT}
only the left half, i'll select it, {_SHOT}
not the full screen, i'll pick the part, {_SHOT}
i choose, you {_SHOT}
i draw, you capture
i'd like to cut a piece out of the screen as an image
i'd like to select something and have it as a picture
i want to select what gets captured
i want to mark a region for a {_SHOT}
i need that little chart as an image, let me mark it
can i select the area for a {_SHOT}
can i mark a part and you capture it
could we do a {_SHOT} of just one part
may i draw a box for the {_SHOT}
would you take a picture of the part i select
give me a crosshair for a {_SHOT}
let me cut something out of the screen
+start a region {_SHOT}
+capture the region i select
+capture a rectangle of my choice
+photograph a part of the screen
cutout
clip of the screen
crop shot
crop to selection, {_SHOT}
{_SHOT} in a frame i draw
{_SHOT} of a bit i point at
{_SHOT} of the top corner only, i'll mark it
{_SHOT} of just one picture on the page, i'll mark it
{_SHOT} of just a few lines, i'll select them
{_SHOT}, i'll drag the mouse
{_SHOT}, selectable
{_SHOT}, rectangle please
a cropped image of my screen
a rectangular cut of the screen
a corner of the screen as png
a detail of the screen as an image
a small part of the display as an image
a piece of my desktop as an image, i'll choose it
one detail only, i'll frame it, {_SHOT}
one part of the screen, i'll outline it
grab region
grab a region
capture selection
capture area
lasso {_SHOT}
freehand area, {_SHOT}
hyprshot region
super shift s please
with the mouse i'd like to choose what gets photographed
the whole screen is too much, a section, {_SHOT}
my name's on the screen, so only a part, {_SHOT}
everything but the sidebar, i'll select it, {_SHOT}
somebody only needs this paragraph, i'll mark it, {_SHOT}
i don't need it all, only a section as an image
shall i select the area? {_SHOT}
will you let me pick a region for a {_SHOT}
mind if i choose the area for the {_SHOT}
any chance to capture just a section
how about a {_SHOT} of a section only
+give me a selection frame for a {_SHOT}
+ask me for the area and take a {_SHOT}
+cut a rectangle out of the screen
+snap a section of the screen
""",
    de=f"""
{_FOTO} von [einem Bereich|einem Ausschnitt|einer Auswahl|einem Teil]
+[mach|erstell] [einen Screenshot|ein Bildschirmfoto] von einem [Bereich|Ausschnitt|Teil des Bildschirms]
[Bereich|Ausschnitt|Auswahl] [als|] {_FOTO}
+[nimm|mach] einen [Ausschnitt|Bereich] [vom Bildschirm|] auf
+lass mich [einen Bereich|einen Ausschnitt] [auswählen|aufziehen] [für einen Screenshot|]
{_FOTO}, ich will den [Bereich|Ausschnitt] [auswählen|selbst wählen|aufziehen]
!+mach nur von einem Teil des Bildschirms einen Screenshot
ich will einen Ausschnitt [abfotografieren|screenshotten]
Bildschirmausschnitt [aufnehmen|fotografieren|]
!{_FOTO} mit Auswahl
ich brauch nur [einen Teil|eine Ecke|ein Stück] vom Bildschirm als {_FOTO}
{_FOTO} von einem [Teil|Stück], das ich [markiere|auswähle|aufziehe]
+mach [einen Screenshot|ein Bildschirmfoto], [den Bereich|den Ausschnitt] wähle ich
+lass mich [einen Rahmen|ein Rechteck] [ziehen|aufziehen] für [einen Screenshot|ein Bildschirmfoto]
[Snipping Tool|Ausschneidewerkzeug|Snip]
[Teil-Screenshot|Ausschnitt-Screenshot|Bereichs-Screenshot]
[Teil|Stück|Ecke] vom Bildschirm [abfotografieren|knipsen|aufnehmen]
nicht alles, nur ein [Stück|Bereich|Ausschnitt] als Screenshot
+schneid [mal|] ein Stück vom Bildschirm aus
ich markiere [was|den Bereich], du machst [einen Screenshot|ein Bild] davon
+knips [mal|] einen [Bereich|Ausschnitt]
Bereich [auswählen|markieren|aufziehen] und [fotografieren|aufnehmen]
Rechteck [aufziehen|wählen] für {_FOTO}
grim mit slurp
Win Shift S
nur die Grafik da, lass mich sie [auswählen|markieren] für einen Screenshot
ich zieh einen Rahmen, davon bitte ein Bild
kannst an Ausschnitt vom Bildschirm fotografiern
könnt ich [einen Ausschnitt|einen Teil] als Screenshot haben
{_FOTO}, aber [bloß|nur] ein [Ausschnitt|Teil|Bereich]
partieller Screenshot
!ein Bild nur von dem, was ich mit der Maus umrahme
!+nimm bloß die Ecke auf, die ich gleich markiere
!selbst gewählter Bildausschnitt als Foto
[würdest|tätest] du mich einen [Bereich|Ausschnitt] für einen Screenshot [wählen|markieren] lassen
[fürs Ticket|für meine Notizen] brauch ich nur einen Ausschnitt vom Bildschirm als Bild
ich will was aus dem Bildschirm [rausschneiden|ausschneiden], als Bild
ein Foto von einem [Stück|Teil|Eck] vom [Bildschirm|Monitor]
{_FOTO} von dem, was ich [markiere|auswähle|einrahme]
nicht der ganze Bildschirm, {_FOTO} von einem [Rechteck|Bereich]
nur [die Tabelle|das Diagramm|das Eck] hier, ich markier's, {_FOTO}
ich möchte selber [wählen|bestimmen], was auf den Screenshot kommt
Auswahl-Screenshot
Screenshot mit [Bereichsauswahl|Rechteckauswahl|Auswahlrahmen]
+snippe [mal|] einen [Bereich|Teil] vom Bildschirm
Ausschnitt als PNG
an Teil vom Schirm abfotografiern
machst du einen Screenshot von einem Ausschnitt, den ich ziehe
benutzerdefinierter [Bereich|Ausschnitt] als Bildschirmfoto
grim -g slurp
ein Rechteck vom Bildschirm als Bild [sichern|bitte]
Bereich bitte, {_FOTO}
{_FOTO} Bereich
{_FOTO}: Ausschnitt
{_FOTO} von meiner Auswahl
{_FOTO} von einer Ecke
{_FOTO} von einem Rechteck
{_FOTO} von einem Stückerl Bildschirm
{_FOTO} von dem Teil, den ich gleich markier
{_FOTO} mit der Maus, ich zieh einen Kasten
Bereich als PNG
Rechteck als Bild
Auswahl als PNG
Auswahl als Bild speichern
auswählen und abfotografieren
Teil vom Bildschirm als Bild
ein Stück Bildschirm als Bild
ein bisschen Bildschirm als PNG
ein Bildschirmausschnitt bitte
Ausschnitt knipsen
Snip bitte
Snipping-Modus
Shift Super S
hyprshot -m region
flameshot
Screenshot-Werkzeug mit Auswahl
nur ein Abschnitt, {_FOTO}
nur das Stück, das ich markier, {_FOTO}
nur ein Absatz vom Bildschirm als Bild, ich markier ihn
nur was in meinem Rahmen ist, als {_FOTO}
nur die linke Hälfte, ich wähl sie aus, {_FOTO}
ich such mir den Teil aus, {_FOTO}
ich wähle aus, du fotografierst
ich zeichne, du nimmst auf
ich will ein Stück aus dem Bildschirm als Bild haben
ich möchte was markieren und als Bild haben
ich will auswählen, was aufgenommen wird
ich will einen Bereich für den Screenshot markieren
das kleine Diagramm brauch ich als Bild, lass es mich markieren
kann ich den Bereich für den Screenshot wählen
kann ich was markieren und du knipst es
könnten wir nur von einem Teil einen Screenshot machen
darf ich einen Kasten für den Screenshot ziehen
würdest du ein Bild von dem Teil machen, den ich auswähle
gib mir ein Fadenkreuz für den Screenshot
lass mich was aus dem Bildschirm ausschneiden
+starte einen Bereichs-Screenshot
+fotografier den Bereich, den ich auswähl
+nimm ein Rechteck meiner Wahl auf
+fotografier einen Teil vom Bildschirm
an Ausschnitt vom Büdschirm bitte
nur es Stück vom Bildschirm als Foti
Ausschnitt bitte
Bildausschnitt
Bildausschnitt vom Schirm
zugeschnittener Screenshot
{_FOTO} in einem Rahmen, den ich zieh
{_FOTO} nur von der oberen Ecke, ich markier sie
{_FOTO} nur von einem Bild auf der Seite, ich markier's
{_FOTO} nur von ein paar Zeilen, ich wähl sie aus
{_FOTO}, ich zieh mit der Maus
{_FOTO}, Rechteck bitte
{_FOTO}, den Ausschnitt such ich aus
ein zugeschnittenes Bild vom Bildschirm
ein rechteckiger Ausschnitt vom Schirm
eine Ecke vom Bildschirm als PNG
ein Detail vom Bildschirm als Bild
ein kleiner Teil vom Schirm als Bild
ein Stück vom Desktop als Bild, ich such's aus
nur ein Detail, ich rahm's ein, {_FOTO}
Bereich aufnehmen
Bereich knipsen
Auswahl aufnehmen
Auswahl fotografieren
Teilbild vom Bildschirm
Lasso, {_FOTO}
Mausauswahl, {_FOTO}
hyprshot region bitte
Super Shift S bitte
mit der Maus will ich wählen, was fotografiert wird
der ganze Schirm ist zu viel, ein Ausschnitt, {_FOTO}
mein Name steht am Schirm, drum nur ein Teil, {_FOTO}
alles außer der Seitenleiste, ich markier's, {_FOTO}
jemand braucht nur diesen Absatz, ich markier ihn, {_FOTO}
ich brauch nicht alles, nur einen Abschnitt als Bild
soll ich den Bereich wählen? {_FOTO}
lässt du mich einen Bereich fotografieren
lässt du mich den Ausschnitt für den Screenshot ziehen
machst du ein Foto von einem Bereich
wollen wir nur einen Ausschnitt fotografieren
wär ein Screenshot von nur einem Abschnitt möglich
+gib mir einen Auswahlrahmen für einen Screenshot
+frag mich nach dem Bereich und mach ein Bildschirmfoto
+schneid ein Rechteck aus dem Bildschirm aus
+knips ein Stück vom Bildschirm
+fang einen Ausschnitt vom Schirm ein
a Stückl vom Schirm ois Buidl
es Eggeli vom Bildschirm als Foti
en Stück vun den Schirm
""",
)
AND_OPEN = Phrases(
    en="""
+take a screenshot and [open|show] it
screenshot and open [it|that]
+make a screenshot, then open it
+capture the screen and show me the [picture|image]
!+screenshot the screen and display it
[can|could] you take a screenshot and open it?
i want to see a screenshot of my screen
screenshot, then show [me|it|it to me]
[screenshot|screengrab] and let me see it
screenshot + open
+screenshot everything and open the [picture|image|result]
+grab my screen and pull up the picture
i need a screenshot, open it right after
+take a picture of the screen and let me look at it
+snap the desktop and open the image
+shoot the screen, and then display the shot
a screenshot please, and i want to see it [immediately|right away|at once]
+make a screenshot that opens right away
+take a screenshot and pop it open
could you grab the screen and show the result
+print screen, then open the file
screenshot to view
take one screenshot and double click it
+do a screen capture and open the png
i'd like to take a screenshot and view it
screenshot the desktop, open in image viewer
+capture everything and bring the image up
!+snapshot my screen, i want to check the image at once
!a picture of my desktop, opened straight away
!+photograph the screen and open the photo
[would|could] you take a screenshot and let me see it
+capture my desktop and open the [shot|png|file]
screenshot plus opening it
screenshot it and bring it up
a screenshot that i can look at [right away|now]
take a [screencap|screengrab], open afterwards
+do a screenshot and view it
[pic|picture] of my screen, then show it to me
first a screenshot, then open it
+take a screenshot and load it in the viewer
i need to look at a screenshot of this, take and open it
+print the screen to an image and open that
screenshot and open
screenshot and show
screenshot and view
screenshot, open it
screenshot, let me see
screenshot and display
screenshot then view
screencap and open
take screenshot, open screenshot
screenshot, straight to the viewer
screenshot with preview
screenshot & open
print screen and open
picture of the screen, opened please
a screenshot, and on screen with it
a screenshot i can see right now
one screenshot, opened
quick screenshot, then open
the desktop as an image, and open that
my screen as a picture, then show me the picture
after the screenshot open it
once the screenshot is taken, open it
i want a screenshot and to see it
i want to take a screenshot and check it
i'd like a screenshot opened right away
i need to see what the screenshot looks like, take one
i have to check a screenshot, take one and show it
can i have a screenshot and see it
can you screenshot this and open the file
could you make a screenshot and bring it up
would you screenshot the screen and show me the image
mind taking a screenshot and opening it
let's take a screenshot and look at it
let's screenshot this and open it
+screenshot this and open it
+screenshot the screen and view the picture
+take a screenshot, show me afterwards
+take a screenshot and open the file
+take a screenshot and view it in the image viewer
+take a screengrab and put it on the screen
+take a capture and open it
+make a screenshot and look at it with me
+make a picture of the screen and open it
+save a screenshot and open it
+save my screen as an image and show me that
+snap a screenshot and pull it up
+snap my screen and view the result
+grab a screenshot and open it up
+get a screenshot and open it in the viewer
+photograph my desktop and show me the result
screenshot, open
screenshot, viewer
screenshot and look
screenshot > open
screenshot with view
screenshot, now let me look at it
screenshot, on the screen with it
screenshot, then the image viewer
grim and open
hyprshot and view
print, open
shoot and show
snap and show
capture and open
capture, view
photograph my screen, then show it
picture of my screen and show
a screenshot, and let's look at it
a screenshot, and then i want to check it
a screenshot shown right after
a screenshot in the image viewer
a fresh screenshot, opened in the viewer
an image of my screen to look at
my desktop captured and displayed
what does my screen look like as a screenshot? show me
i'd like to check whether a screenshot looks right, take one and open
i want to zoom into a screenshot, take and open one
i want to crop my screenshot afterwards, take it and open it
i want to admire a screenshot of my desktop
i'll annotate it, so screenshot and open
could i see a screenshot of what's on screen
can we take a screenshot and look at it
shall we do a screenshot and open it
will you take a screenshot and show it
mind grabbing the screen and opening the image
may i see a screenshot of my desktop
any chance of a screenshot that opens by itself
please screenshot, please open
first capture, then view
both: take a screenshot, open it
+shoot my desktop and open the picture
+show me a screenshot of my screen
+show a fresh screenshot
+present me a screenshot of the desktop
+screencap and show
+take the screen as a picture and display the picture
+save the screen and open the png
""",
    de="""
+mach einen Screenshot und [öffne|zeig] [ihn|mir den]
Screenshot [machen|] und öffnen
+mach ein Bildschirmfoto, dann öffne es
+fotografier den Bildschirm und zeig mir das Bild
!+nimm den Bildschirm auf und zeig ihn mir
kannst du einen Screenshot machen und öffnen?
ich will einen Screenshot vom Bildschirm sehen
Screenshot und [zeigen|gleich öffnen|aufmachen|anzeigen]
Screenshot, dann [öffnen|anzeigen|aufmachen]
Bildschirmfoto machen und [zeigen|anzeigen|gleich öffnen]
+knips den Bildschirm und zeig mir das [Ergebnis|Foto|Bild]
ich brauch einen Screenshot, mach ihn gleich auf
+mach ein Bild vom Bildschirm und öffne es
+schieß einen Screenshot und lass mich ihn sehen
+screenshotte den Desktop und mach das Bild auf
einen Screenshot bitte, und gleich im Bildbetrachter öffnen
+mach einen Schnappschuss vom Monitor und zeig ihn her
[könntest du|magst du] den Bildschirm fotografieren und das Bild aufmachen
Bildschirm knipsen + Bild öffnen
Druck drücken und dann das Bild öffnen
Screenshot, ich will ihn sofort sehen
moch an Screenshot und zoag ma den
+take mal einen Screenshot und open ihn
Screenshot zum Anschauen
+erstell ein Bildschirmfoto und ruf es auf
ich möchte einen Screenshot machen und [ansehen|anschauen]
+speicher den Bildschirm als Bild und öffne das Bild
!+lichte den Desktop ab und präsentier mir das Foto
!ein Bildschirmfoto, das sofort aufgeht
!alles abfotografieren und das PNG aufmachen
[würdest|tätest] du einen Screenshot machen und [herzeigen|öffnen]
Screenshot samt Anzeigen
erst ein Screenshot, dann aufmachen
+fotografier den Desktop und mach das Bild auf
ein Bildschirmfoto, das ich gleich anschauen kann
Bildschirmfoto, danach öffnen
+mach einen Screenshot und lad ihn im Bildbetrachter
+nimm ein Bildschirmfoto und zeig's mir [gleich|sofort]
ich muss mir einen Screenshot anschauen, mach einen und öffne ihn
[Foto|Bild] vom Bildschirm, dann [herzeigen|öffnen]
Screenshot machen und mir das Ergebnis zeigen
machst an Screenshot und zoagst ma's
Screenshot und ansehen
Screenshot und zeigen bitte
Screenshot und gleich auf
Screenshot, mach ihn auf
Screenshot, lass sehen
Screenshot und vorzeigen
Screenshot mit Vorschau
Screenshot & öffnen
Screenshot direkt in den Bildbetrachter
Bildschirmfoto und öffnen
Bildschirmfoto, zeig's her
Druck und öffnen
Bild vom Bildschirm, geöffnet bitte
ein Screenshot, und dann her damit auf den Schirm
ein Screenshot, den ich gleich seh
einen Screenshot, geöffnet
schnell ein Screenshot, dann öffnen
den Desktop als Bild, und das Bild dann öffnen
mein Bildschirm als Bild, dann zeig mir das Bild
nach dem Screenshot öffne ihn
sobald der Screenshot da ist, mach ihn auf
ich will einen Screenshot und ihn sehen
ich will einen Screenshot machen und prüfen
ich hätte gern einen Screenshot, gleich geöffnet
ich muss sehen, wie der Screenshot aussieht, mach einen
kann ich einen Screenshot haben und sehen
kannst du das abfotografieren und die Datei öffnen
könntest du ein Bildschirmfoto machen und aufrufen
machst du einen Screenshot und öffnest ihn
machen wir einen Screenshot und schauen ihn an
lass uns einen Screenshot machen und anschauen
+screenshotte das und öffne es
+screenshotte den Bildschirm und zeig das Bild
+mach einen Screenshot, zeig ihn mir danach
+mach einen Screenshot und öffne die Datei
+mach einen Screenshot und schau ihn mit mir an
+mach ein Bildschirmfoto und bring es auf den Schirm
+mach ein Foto vom Bildschirm und öffne es
+speicher einen Screenshot und öffne ihn
+sicher den Bildschirm als Bild und zeig mir das
+knips den Desktop und öffne das Bild
+nimm den Bildschirm als Bild auf und öffne das Bild
+schieß ein Foto vom Bildschirm und mach es auf
+hol dir einen Screenshot und öffne ihn im Betrachter
+halt den Bildschirm als Bild fest und zeig's mir
moch an Screenshot und moch eam auf
mach en Screenshot und zeig en
maak en Screenshot un wies em mi
Screenshot machen und open
Screenshot, öffnen
Screenshot, Bildbetrachter
Screenshot und schauen
Screenshot > öffnen
Screenshot, dann will ich schauen
Screenshot, gleich zeigen
Screenshot, auf den Schirm damit
Screenshot und hinterher auf
grim und öffnen
hyprshot und anzeigen
Druck, öffnen
knipsen und zeigen
aufnehmen und öffnen, den Bildschirm
abfotografieren und anzeigen, den Schirm
Bildschirmfoto, aufmachen
Bildschirmfoto und vorzeigen
Bild vom Schirm machen und zeigen
ein Screenshot, und schauen wir ihn an
ein Screenshot, den will ich dann prüfen
ein Screenshot, gleich danach angezeigt
ein Screenshot im Bildbetrachter
ein frischer Screenshot, geöffnet
ein Bild vom Bildschirm zum Anschauen
mein Desktop, fotografiert und angezeigt
wie sieht mein Bildschirm als Screenshot aus? zeig
ich will prüfen, ob ein Screenshot passt, mach einen und öffne ihn
ich will in einen Screenshot reinzoomen, mach und öffne einen
ich will den Screenshot danach zuschneiden, mach ihn und öffne ihn
ich zeichne dann was rein, also Screenshot und öffnen
könnt ich einen Screenshot von meinem Desktop sehen
dürfte ich ein Bildschirmfoto sehen, mach eins
wollen wir einen Screenshot machen und anschauen
fotografierst du den Schirm und zeigst mir das Bild
knipst du den Bildschirm und machst das Foto auf
zeigst du mir einen Screenshot von meinem Bildschirm
wär ein Screenshot möglich, der gleich aufgeht
bitte Screenshot, bitte öffnen
erst knipsen, dann anschauen, den Bildschirm
beides: Screenshot machen, Screenshot öffnen
+zeig mir einen Screenshot vom Bildschirm
+zeig mir ein frisches Bildschirmfoto
+leg mir einen Screenshot vor
+mach ein PNG vom Bildschirm und öffne es
+fang den Schirm ein und zeig das Bild
Screenshot und glei herzoagn
Screenshot mache und ufmache
Screenshot un denn wiesen
""",
)
