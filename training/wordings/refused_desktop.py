"""What a helper on a desktop refuses of what is on the screen: printing, pictures, looks, clicks, games, tabs. The form is that of exchanges.py."""

DESKTOP = """
# print
e +print [this|{x}|the document|page {m}] [out|twice|]
e +[print|make] {m} copies of {x}
e +scan [this|a document|{x}]
e [is|why is] the printer [offline|not working|jammed]?
e !+put {x} on paper
e [hard copy|printout|hardcopy] of {x} [please|]
e i need {x} [on paper|printed|in black and white on paper]
e +[print|run off] [{x}|this page] [in colour|double-sided|in black and white]
e the printer [is out of ink|has a paper jam|won't print|does nothing]
e +cancel [the|all] print [job|jobs|queue]
e +photocopy [this|{x}]
e which printers [are there|are connected]?
e +digitize [this letter|my old photos|{x}]
e what's in the print queue?
e would it be possible to print {x}?
e +scan [in|] [my passport|the receipt|a photo]
e !{m} times {x} from the printer
e my boss wants {x} as a printout
e !let the printer have {x}
e [print|scan] please
d +druck [das|{x}|das Dokument|Seite {m}] [aus|]
d +druck {x} {m} mal [aus|]
d +scann [das|ein Dokument|{x}] [ein|]
d [ist|warum ist] der Drucker [offline|kaputt|verstopft]?
d !+bring {x} aufs Papier
d [Ausdruck|Papierkopie] von {x} [bitte|]
d ich brauch {x} [auf Papier|gedruckt|ausgedruckt]
d +druck [{x}|die Seite] [in Farbe|beidseitig|schwarz-weiß|doppelseitig] [aus|]
d der Drucker [hat keine Tinte|hat Papierstau|druckt nicht|spinnt|tut nix]
d +brich den [Druck|Druckauftrag] ab
d +kopier [mir|] {x} am Kopierer
d welche Drucker [gibt es|sind angeschlossen]?
d +digitalisier [den Brief|meine alten Fotos|{x}]
d was [hängt|ist] in der Druckerwarteschlange?
d wär's möglich, {x} auszudrucken?
d [Ausweis|Beleg|Foto] einscannen
d !{m} mal {x} aus dem Drucker
d mein Chef will {x} als Ausdruck
d !lass {x} durch den Drucker
d [drucken|einscannen|ausdrucken] bitte
d kannste mir {x} mal ausdrucken?
E I can't print or scan. I can open the file, and you print it there.
D Drucken oder scannen kann ich nicht. Ich kann die Datei öffnen, dann druckst du sie dort.

# photo
e +[crop|rotate|resize|retouch|brighten] [the|this|my] [photo|picture|image] [of {x}|]
e +remove the [background|person|red eyes] from [the|my] [photo|picture]
e +make the [photo|picture] [black and white|sharper|brighter]
e +[cut|trim|edit] [the|my|this] [video|clip|movie] [of {x}|]
e +add [music|subtitles|a filter] to [the|my] [video|picture]
e !+photoshop {p} into the picture
e +put a [watermark|frame|text] on [the|my] [photo|picture|image]
e +blur the [face|background|licence plate] [in the photo|in the video|]
e my [photo|selfie|picture] is too [dark|blurry|large], fix it
e +[mirror|flip|straighten|enhance] [the|this|my] [photo|picture|image]
e +[edit|touch up|photoshop] [the|my] [selfie|portrait|photo of {p}]
e can you cut {p} out of the [photo|video]?
e +combine [these|two|the] [photos|clips|videos] [into one|]
e +[slow down|speed up|stabilize|subtitle] the [video|clip]
e +make a [collage|slideshow|thumbnail] [of|from] my photos
e +shrink the [pictures|photos] [to {m} percent|for the web|]
e +write [a caption|{x}] on the picture
e !the horizon in my photo is crooked
e +add a title to the video [of {x}|]
e !that spot on the picture has to go
e +restore the old [photo|picture] of {p}
d +[schneid|dreh|verkleiner|retuschier] [das|mein|dieses] [Foto|Bild] [von {x}|] [zu|]
d +entfern [den Hintergrund|die Person|die roten Augen] aus [dem|meinem] [Foto|Bild]
d +mach [das Foto|das Bild] [schwarz-weiß|schärfer|heller]
d +[schneid|bearbeite] [das|mein|dieses] [Video|Filmchen] [von {x}|]
d +füg [Musik|Untertitel|einen Filter] [zum Video|zum Bild] hinzu
d !+montier {p} in das Bild
d +[leg|setz] [ein Wasserzeichen|einen Rahmen|einen Text] auf [das|mein] [Foto|Bild]
d +verpixel [das Gesicht|den Hintergrund|das Kennzeichen] [im Foto|im Video]
d mein [Foto|Selfie|Bild] ist zu [dunkel|unscharf|groß], [bearbeite es|bessere das aus]
d +[spiegel|kipp|begradige|bearbeite] [das|dieses|mein] [Foto|Bild]
d kannst du {p} aus dem [Foto|Video] rausschneiden?
d +füg die [Fotos|Clips|Videos] [zu einem|] zusammen
d +[verlangsam|beschleunig|stabilisier] das Video
d +mach [eine Collage|eine Diashow|ein Vorschaubild] aus [meinen|den] Fotos
d [Foto|Bild|Video] [zuschneiden|nachbearbeiten|retuschieren]
d +schreib {x} auf das Bild
d !der Horizont auf meinem Foto ist schief
d +gib dem Video einen Titel
d !der Fleck auf dem Bild gehört weg
d +restaurier das alte [Foto|Bild] von {p}
d Fotos [kleiner rechnen|verkleinern] [fürs Web|]
E I can't make or edit pictures, videos or music. I can open them in a program that can.
D Bilder, Videos oder Musik kann ich nicht machen oder bearbeiten. Ich kann sie in einem Programm öffnen, das es kann.

# look
e +[change|set] [the|my] [wallpaper|background|theme|font|cursor] [to {x}|]
e [turn on|activate] [dark mode|night light|the night mode]
e dark mode
e +change the [keyboard layout|language|resolution] [to {x}|]
e +rotate [the|my] screen
e +make the [text|font] [bigger|smaller]
e !+give my desktop another background
e [light theme|dark theme|black theme] [please|on|]
e my desktop [looks boring|needs a new look|is ugly]
e +put [a picture of {x}|my cat|{x}] on my desktop as wallpaper
e +[switch|change] the [accent|window|panel|bar] color [to {x}|]
e i'd like [a different|another|a nicer] [wallpaper|icon theme|cursor|font]
e everything is [so tiny|too small|too big] on this monitor, scale it
e +[move|hide|restyle] the [taskbar|panel|waybar|dock]
e +set the language to [german|french|english]
e +[turn|flip] the screen [upside down|90 degrees|to portrait]
e the [letters|icons] are too small [for me|to read]
e +[disable|turn off] the [animations|blur|transparency|rounded corners]
e +mirror my [screen|display] to the [beamer|projector|tv]
e !could my background be something with {x}?
e night colours, my eyes are burning
e !put the desktop in dark colours
e +extend the desktop to the second monitor
d +[änder|wechsel] [den Hintergrund|das Hintergrundbild|das Theme|die Schrift|den Mauszeiger] [zu {x}|]
d +mach den [Dunkelmodus|Nachtmodus|dark mode] an
d Dunkelmodus
d +stell [das Tastaturlayout|die Sprache|die Auflösung] [um|auf {x}]
d +dreh [den|meinen] Bildschirm
d +mach die Schrift [größer|kleiner]
d !+gib meinem Desktop einen anderen Hintergrund
d [helles|dunkles] [Theme|Design] [bitte|an|]
d mein Desktop [sieht langweilig aus|braucht einen neuen Look|ist hässlich]
d +[leg|setz] [ein Bild von {x}|meine Katze|{x}] als Hintergrund auf den Desktop
d +änder die [Akzentfarbe|Fensterfarbe|Farbe der Leiste]
d ich hätte gern [ein anderes|ein schöneres] [Hintergrundbild|Icon-Theme|Design]
d am Monitor ist alles [so winzig|zu klein|zu groß], skalier das
d +[versteck|verschieb] die [Taskleiste|Leiste|Waybar]
d +stell die Sprache auf [Englisch|Französisch|Deutsch]
d +dreh den [Monitor|Bildschirm] [um 90 Grad|auf den Kopf|hochkant]
d die [Buchstaben|Icons|Symbole] sind [mir|] zu klein
d +schalt die [Animationen|Transparenz|runden Ecken] [aus|ab]
d +spiegel den Bildschirm auf [den Beamer|den Fernseher]
d !könnte mein Hintergrund was mit {x} sein?
d Desktop auf [dunkel|hell] [umstellen|]
d !finstere Farben am Desktop wären recht
d +erweiter den Desktop auf den zweiten Monitor
d anderes [Hintergrundbild|Theme] wär schön
E I can't use the keyboard and the mouse, nor change the system's settings: users, services, looks, sound devices.
D Tastatur und Maus kann ich nicht bedienen, und Einstellungen des Systems nicht ändern: Benutzer, Dienste, Aussehen, Tongeräte.

# mouse
e +[click|double-click] [on|] [the|that] [button|{x}|ok|link]
e +move the mouse [to the left|up|a bit]
e +[type|enter] {x} [in|into] the [field|browser|form]
e +scroll [down|up]
e +press [enter|escape|ctrl c|the space bar]
e +fill in [the|this] form [for me|]
e !+hit the {x} button
e +[right-click|tap|middle-click] [there|on {x}|on the icon|on the desktop]
e +drag [this|it|{x}] [over there|to the left|onto the desktop] with the mouse
e +[hold|press|release] [shift|alt|the control key|f11|tab]
e +tick the [box|checkbox] [{x}|]
e +select [all|everything|the text|the second row] [in this window|there]
e +[accept|dismiss|confirm] the [dialog|popup|cookie banner]
e +choose {x} [in|from] the [menu|list|dropdown]
e my mouse is too [fast|slow|jumpy]
e the [keyboard|mouse] [types nonsense|has the wrong layout|lags]
e +write {x} in the [address bar|search box|text field]
e i'd like you to operate the [mouse|keyboard] [for me|]
e +[copy|paste] with ctrl [c|v]
e +turn on [caps lock|num lock|sticky keys]
e !go to the {x} menu and choose the first entry
e the pointer to the [corner|top], please
e !push that ok button
d +[klick|doppelklick] [mal|] auf [den Knopf|{x}|OK|den Link]
d +beweg die Maus [nach links|nach oben|ein Stück]
d +[tipp|gib] {x} ins [Feld|Formular] ein
d +scroll [mal|] [runter|hoch|nach unten]
d +drück [Enter|Escape|Strg C|die Leertaste]
d +füll [das|dieses] Formular [für mich|] aus
d !+betätige den Knopf {x}
d +rechtsklick [da|dort|] auf [{x}|das Symbol|den Desktop]
d +zieh [das|{x}] mit der Maus [rüber|nach links|auf den Desktop]
d +halt [Shift|Alt|die Steuerungstaste] [gedrückt|]
d +setz [ein|das] Häkchen bei {x}
d +markier [alles|den Text|die zweite Zeile] [im Fenster|da]
d +[bestätig|akzeptier] [den Dialog|die Cookies|das Popup]
d +wähl {x} [im Menü|in der Liste|aus dem Dropdown] [aus|]
d meine Maus ist zu [schnell|langsam|empfindlich]
d die Tastatur [spinnt|hat das falsche Layout|tippt Unsinn]
d +schreib {x} in [die Adressleiste|das Suchfeld|das Textfeld]
d du sollst [die Maus|die Tastatur] [für mich|] [bedienen|übernehmen]
d [Feststelltaste|Num Lock|Caps Lock] [an|aus]
d !geh ins Menü {x} und nimm den ersten Eintrag
d Mauszeiger [in die Ecke|nach oben] bitte
d !da auf OK draufdrücken
d [runterscrollen|hochscrollen|weiterklicken] bitte
E I can't use the keyboard and the mouse, nor change the system's settings: users, services, looks, sound devices.
D Tastatur und Maus kann ich nicht bedienen, und Einstellungen des Systems nicht ändern: Benutzer, Dienste, Aussehen, Tongeräte.

# record
e +record [my|the] screen
e +[make|start] a [screen recording|video of my screen]
e +turn on the [camera|webcam]
e +take a [selfie|photo|picture] [of me|with the webcam]
e !+film what i do on the desktop
e +[capture|grab] [a video|a clip|footage] of [my|the] [desktop|screen|game]
e i need a [screencast|screen video|gif of my screen] [for {p}|]
e [webcam|camera] [on|off|]
e +[stop|pause|end] the [screen recording|recording]
e can you [film|record] [me|the meeting|this game]?
e +[shoot|snap] a photo of [me|my face|the room]
e is my [webcam|camera] [on|working]?
e +stream my [desktop|screen|game] [to twitch|]
e +share my screen [with {p}|in the meeting|]
e screencast
e +record the next {m} minutes of [the screen|my desktop] [as video|]
e !a clip of what happens on my monitor, please
e smile, take a picture with the camera
e !the camera should film me
d +nimm [meinen|den] Bildschirm [als Video|] auf
d +[mach|starte] eine Bildschirmaufnahme
d +mach die [Kamera|Webcam] an
d +mach ein [Selfie|Foto] [von mir|mit der Webcam]
d !+film, was ich am Rechner mache
d +[mach|dreh] [ein Video|einen Clip] [von meinem Desktop|vom Bildschirm|vom Spiel]
d ich brauch [einen Screencast|ein Bildschirmvideo] [für {p}|]
d [Webcam|Kamera] [an|aus|einschalten]
d +[stopp|beende|pausier] die Bildschirmaufnahme
d kannst du [mich|das Meeting|das Spiel] [filmen|als Video aufnehmen]?
d +fotografier [mich|das Zimmer]
d ist meine [Kamera|Webcam] [an|in Ordnung]?
d +[stream|übertrag] [meinen Bildschirm|das Spiel] [auf Twitch|]
d +teil meinen Bildschirm [mit {p}|im Meeting|]
d Screencast [starten|]
d +nimm die nächsten {m} Minuten [vom Bildschirm|] [als Video|] auf
d !ein Filmchen von dem, was auf dem Monitor passiert
d Kamera läuft? filmen bitte
d !die Kamera soll mich aufnehmen
E I can't record video or use the camera; a screenshot I can take.
D Videos aufnehmen oder die Kamera benutzen kann ich nicht, einen Screenshot kann ich machen.

# game
e +play [chess|a game|tic tac toe|hangman] with me
e +let's play [a game|chess|20 questions]
e +[entertain|amuse] me
e i'm bored
e !wanna play something?
e let's play [cards|checkers|rock paper scissors|hangman]
e [rock|paper|scissors]
e [truth or dare|would you rather|i spy|trivia]?
e ask me a [riddle|quiz question|trivia question]
e [chess|tic tac toe|a quiz|sudoku] [anyone|with me|]?
e do you know a game [for us|we can play]?
e boring here, do something [fun|funny|exciting]
e i've got nothing to do
e fancy a [game|match|round of chess]?
e your move: e4
e i guess [an animal|the word], you think of it
e !my train is late, keep me busy
e +quiz me [on {x}|about {x}|]
e !challenge you to a game
d +spiel [Schach|ein Spiel|Tic Tac Toe] mit mir
d lass uns [was spielen|Schach spielen]
d +unterhalt mich [mal|]
d mir ist [langweilig|fad]
d !magst du was spielen?
d lass [uns|mal] [Karten|Mühle|Schere Stein Papier|Galgenmännchen] spielen
d [Schere|Stein|Papier]
d [Wahrheit oder Pflicht|ich sehe was, was du nicht siehst|Quiz]?
d +stell mir [ein Rätsel|eine Quizfrage]
d [Schach|ein Quiz|Stadt Land Fluss|Sudoku] [mit mir|gefällig|]?
d kennst du ein Spiel [für uns|]?
d hier ist tote Hose, mach was [Lustiges|Spannendes]
d ich hab nichts zu tun
d hast du Lust [auf eine Runde|auf ein Spiel|zu spielen]?
d du bist dran: e4
d ich rat ein Tier, du denkst dir eins
d !mein Zug hat Verspätung, beschäftig mich
d +[frag|quiz] mich [zu|über] {x} ab
d !ich fordere dich zu einer Partie heraus
d mir is fad
E I can't play games, roll dice or draw lots.
D Spielen, würfeln oder losen kann ich nicht.

# browser
e +[open|close|duplicate|reopen] [a new|the|this|all] [tab|tabs] [in the browser|in firefox|]
e new tab
e +bookmark [this|the] [page|site]
e +[reload|refresh] the [page|site|tab]
e +clear [my|the] [browser history|cookies|browser cache]
e how many tabs [are open|do i have open]?
e +go back [one page|to the last page] [in the browser|]
e which [page|site|tab] am i on [in the browser|]?
e what's in my [browser history|bookmarks]?
e +[install|add] an ad blocker [in|to] [firefox|chromium|the browser]
e +switch to the [next|other|first] tab
e +[zoom|translate] the page [in the browser|]
e open an incognito [window|tab]
e !there are too many tabs, shut the old ones
e !add the page to my favourites in firefox
d +[öffne|schließ|mach] [einen neuen|den|diesen] Tab [im Browser|in Firefox|] [auf|zu|]
d [neuer Tab|Tab schließen|alle Tabs zu]
d +setz ein Lesezeichen [auf die Seite|]
d +[lad|lade] die [Seite|Webseite] neu
d +[lösch|leer] [den Browserverlauf|die Cookies|den Browsercache]
d wie viele Tabs [sind|hab ich] [gerade|] offen?
d +geh im Browser [eine Seite|] zurück
d auf welcher [Seite|Webseite] bin ich [im Browser|] [gerade|]?
d was steht in [meinem Browserverlauf|meinen Lesezeichen]?
d +[installier|pack] einen Werbeblocker in [Firefox|den Browser]
d +[wechsel|spring] zum [nächsten|anderen|ersten] Tab
d +übersetz die Seite im Browser
d [Inkognito-Fenster|privater Tab] [öffnen|]
d !zu viele Tabs offen, mach die alten weg
d !die Seite zu meinen Favoriten in Firefox
E I can't reach into the browser: no tabs, bookmarks or history. I can open a page in it.
D In den Browser hinein reiche ich nicht: keine Tabs, Lesezeichen oder Verlauf. Eine Seite darin öffnen kann ich.
"""
