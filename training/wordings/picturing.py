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
""",
)
