"""What people ask of their screen, windows, music and clipboard that no tool of ryx does."""

from training.phrases import Phrases
from training.wordings.beyond import Beyond, refused

NIGHT = Beyond(
    Phrases(
        en="+[turn|switch] [on|off] [the|] [night light|night mode|blue light filter|redshift]\n[night light|night mode|blue light filter] [on|off|]\n+make the screen [warmer|less blue|more red|redder]\n"
        "+[enable|disable|activate] [night light|night mode|the blue light filter]\n!+reduce [the|] blue light\n[warmer|colder] colors please",
        de="+[mach|schalt] [mal|bitte|] [den|das|] [Nachtmodus|Nachtlicht|Blaulichtfilter] [an|aus|ein]\n[Nachtmodus|Nachtlicht|Blaulichtfilter] [an|aus|]\n+mach den Bildschirm [wärmer|weniger blau|rötlicher]\n"
        "+[aktivier|deaktivier] den [Nachtmodus|Blaulichtfilter]\n!+nimm das Blau aus dem Bildschirm\n[wärmere|kältere] Farben bitte",
    ),
    "I can't change the screen's colours, only its brightness.",
    "Die Farben des Bildschirms kann ich nicht ändern, nur die Helligkeit.",
)
SCREEN_OFF = Beyond(
    Phrases(
        en="+[turn|switch] [off|on] the [screen|display|monitor]\n+[turn|switch] [my|the] [screen|monitor|display] [off|on]\n[screen|display|monitor] [off|on]\n+blank the screen\n"
        "!+make the screen black\n+turn off the second [monitor|screen]\n[screen|display] black",
        de="+[mach|schalt] [mal|bitte|] [den Bildschirm|den Monitor|das Display] [aus|an|ab]\n[Bildschirm|Monitor|Display] [aus|an|ausschalten]\n+schalt den zweiten [Monitor|Bildschirm] [ab|aus]\n"
        "!+mach den Bildschirm schwarz\nden [Bildschirm|Monitor] [ausmachen|ausschalten]\nDisplay schwarz",
    ),
    "I can't switch the screen itself off or on. I can lock it or make it darker.",
    "Den Bildschirm selbst kann ich nicht aus- oder einschalten. Ich kann ihn sperren oder dunkler machen.",
)
HOW_BRIGHT = Beyond(
    Phrases(
        en="how bright is [the|my] screen\nwhat's the brightness [right now|]\n[current|] brightness?\nbrightness level [right now|]\n!tell me the brightness\nat what percent is the brightness",
        de="wie hell ist [der|mein] Bildschirm [gerade|]\nwie hoch ist die Helligkeit [gerade|]\n[aktuelle|] Helligkeit?\nauf wie viel Prozent steht die Helligkeit\n!sag mir die Helligkeit\nwie ist die Helligkeit eingestellt",
    ),
    "I can set the brightness, but not read it.",
    "Ich kann die Helligkeit einstellen, aber nicht ablesen.",
)
MINIMISE = Beyond(
    Phrases(
        en="+minimize [this|the|] window\n+minimize [this|{a}|everything|all windows]\n+hide [this|the] window\n+iconify [this|{a}]\n!+make [this|the] window small\n"
        "[minimize|hide] {a}",
        de="+[minimier|minimiere] [das|dieses] Fenster\n+[minimier|minimiere] [{a}|alles|alle Fenster]\n+[versteck|verstecke] [das Fenster|{a}]\n[minimieren|{a} minimieren]\n"
        "!+mach das Fenster klein\n+leg {a} in die Taskleiste",
    ),
    "Hyprland has no minimising. I can move the window to another workspace.",
    "Hyprland kennt kein Minimieren. Ich kann das Fenster auf eine andere Arbeitsfläche schieben.",
)
RESIZE = Beyond(
    Phrases(
        en="+make [this|the] window [wider|narrower|taller|bigger|smaller]\n+resize [this|the] window [to {n} percent|]\n+[put|snap|move] [this|the|] window to the [left|right] [half|side] [of the screen|]\n"
        "+move [this|the] window to the other [monitor|screen]\n!+tile {a} on the [left|right]\n+swap [the|these] [two|] windows\nsplit the screen between {a} and {b}\n+pin [this|the] window",
        de="+mach das Fenster [breiter|schmaler|höher|größer|kleiner]\n+[ändere|änder] die Größe [vom|des] Fenster[s|]\n+[schieb|setz] das Fenster [nach links|nach rechts|auf die linke Hälfte|auf die rechte Hälfte]\n"
        "+schieb das Fenster auf den anderen [Monitor|Bildschirm]\n!+leg {a} an den [linken|rechten] Rand\n+tausch die [beiden|] Fenster\nteil den Bildschirm zwischen {a} und {b}\n+hefte das Fenster an",
    ),
    "I can't resize or place windows. I can make one full screen, floating, or move it to a workspace.",
    "Größe und Lage von Fenstern kann ich nicht ändern. Vollbild, Schweben und Arbeitsflächen gehen.",
)
LOOKS = Beyond(
    Phrases(
        en="+change [the|my] [wallpaper|background]\n+set {f} as [wallpaper|background|desktop background]\n[new|another] wallpaper [please|]\n+[turn on|enable|switch to] [dark|light] mode\n[dark|light] [mode|theme]\n"
        "+change the [theme|font|cursor|font size]\n!+use {f} as my background\n+make the [font|text] [bigger|smaller]\n+zoom [in|out]\n+[change|set] the [resolution|scaling|refresh rate] [to {n}|]",
        de="+[änder|ändere|wechsel] [das|mein] [Hintergrundbild|Wallpaper]\n+[nimm|setz] {f} als [Hintergrund|Hintergrundbild|Wallpaper]\n[neues|anderes] [Hintergrundbild|Wallpaper] [bitte|]\n"
        "[Dark Mode|Dunkelmodus|dunkles Design|helles Design] [an|aus|bitte|]\n+[änder|wechsel] das [Theme|Design|Farbschema]\n!+mach {f} zum Hintergrund\n+mach die Schrift [größer|kleiner]\n"
        "+stell die Auflösung [auf {n}|um]\n+zoom [rein|raus]",
    ),
    *refused("look"),
)
KEYBOARD = Beyond(
    Phrases(
        en='+[change|switch|set] the keyboard layout [to german|to english|]\n+type ["{w}"|{w} into this window]\n+press [enter|ctrl+c|escape|f5]\n+click [on|] [the button|ok|{w}]\n+scroll [down|up]\n+move the mouse [to the left|]\n'
        "!+hit the enter key\n+paste [it|the clipboard|that] [into|in] [the|this] window\nkeyboard layout [german|us|de]",
        de='+[stell|schalt|änder] [das Tastaturlayout|die Tastatur] [auf Deutsch|auf Englisch|um]\n+tippe ["{w}"|{w} ins Fenster]\n+drück [Enter|Strg+C|Escape|F5]\n+klick [auf|] [den Knopf|OK|{w}]\n+scroll [runter|hoch|nach unten]\n'
        "+beweg die Maus [nach links|]\n!+drück die Eingabetaste\n+füg [es|das|die Zwischenablage] [ins|in dieses] Fenster ein\nTastaturlayout [deutsch|us|de]",
    ),
    *refused("mouse"),
)
RECORD = Beyond(
    Phrases(
        en="+record [the|my] screen\n+start [a|] screen recording\nscreen recording\n+record [a video of|] [the|this] [screen|window]\n+record [audio|my voice|the meeting]\n+take a photo with the webcam\n!+film my desktop\n+stop recording",
        de="+nimm [den|meinen] Bildschirm als Video auf\n+starte eine [Bildschirmaufnahme|Aufnahme] als Video\nBildschirmvideo [aufnehmen|]\n+nimm [meine Stimme|das Meeting|Ton] auf\n+mach ein Foto mit der [Webcam|Kamera]\n"
        "!+film [meinen|den] Desktop\n+stopp die [Videoaufnahme|Aufnahme]",
    ),
    *refused("record"),
)
SONG = Beyond(
    Phrases(
        en="+play {s} on spotify\n+play [the song|the album|the playlist|songs by|something by|music by] {s}\n+put on [the song|the album] {s} [by {p}|]\n+play [my|the] [playlist|favorites] {s}\n+add [this|the song] to [my|the] playlist\n"
        "i want to [hear|listen to] [the song|the album|something by] {s}\n+[shuffle|repeat] [my music|this song|the playlist|]\n[shuffle|repeat] [on|off]\n!+start the album {s}\n+jump to minute {n}\n+skip {n} seconds [ahead|back]\n+rewind {n} seconds",
        de="+spiel {s} auf Spotify\n+spiel [das Lied|das Album|die Playlist|was von|etwas von|Musik von] {s}\n+leg [das Album|die Platte] {s} auf\n+spiel meine [Playlist|Lieblingslieder] {s}\n+füg das Lied [zur|zu meiner] Playlist hinzu\n"
        "ich will [das Lied|das Album|was von] {s} hören\n[Zufallswiedergabe|Shuffle|Wiederholen] [an|aus|]\n+wiederhol [das|dieses] Lied\n!+starte das Album {s}\n+spring zu Minute {n}\n+spul {n} Sekunden [vor|zurück]",
    ),
    "I can't choose what is played; I can press play, pause, stop, next and previous.",
    "Was gespielt wird, kann ich nicht aussuchen; Wiedergabe, Pause, Stopp, vor und zurück kann ich.",
)
EMPTY = Beyond(
    Phrases(
        en="+[clear|empty|wipe|delete] [the|my] clipboard\nclear clipboard\n[clipboard|copy] history\nwhat did i copy before that\n!+remove everything from [the|my] clipboard\nolder clipboard entries",
        de="+[leer|leere|lösch|lösche] die Zwischenablage\nZwischenablage [leeren|löschen]\nVerlauf der Zwischenablage\nwas hab ich davor kopiert\n!+entfern alles aus der Zwischenablage\nältere Einträge der Zwischenablage",
    ),
    "I can't empty the clipboard and know no history of it. I can only put another text there.",
    "Leeren kann ich die Zwischenablage nicht, und einen Verlauf kenne ich nicht. Ich kann nur einen anderen Text hineinlegen.",
)
DEVICE = Beyond(
    Phrases(
        en="+[switch|change] [the|] [sound|audio|output] to [my|the] [headphones|speakers|hdmi]\n+use [my|the] [headphones|speakers|headset] [for sound|as output|]\n[sound|audio] [over|through] [the|my] [headphones|speakers]\n"
        "+change the [audio|sound] [device|output]\n!+route the sound to [my|the] [headset|speakers]\n[equalizer|more bass|bass boost|surround sound]",
        de="+[schalt|stell|leg] den Ton auf [die Kopfhörer|die Lautsprecher|HDMI] [um|]\n+nimm [die Kopfhörer|das Headset|die Lautsprecher] [für den Ton|als Ausgabe|]\n[Ton|Sound] über [Kopfhörer|Lautsprecher]\n"
        "+[wechsel|änder] [das Audiogerät|die Tonausgabe]\n!+leite den Ton auf [das Headset|die Boxen]\n[Equalizer|mehr Bass|Bass hoch]",
    ),
    "I can't choose the sound device, only how loud it is.",
    "Das Tongerät kann ich nicht wählen, nur die Lautstärke.",
)
SESSION = Beyond(
    Phrases(
        en="+log [me|] out\nlogout\nlog off\n+sign [me|] out\n+switch [the|] user\n+change [the|my] password\n!+end my session\n[turn on|enable] do not disturb\ndo not disturb [on|off]\n+[mute|hide|clear] [the|] notifications",
        de="+meld[e|] mich ab\n[abmelden|ausloggen|logout]\n+logg mich aus\n+wechsel den Benutzer\n+änder[e|] mein Passwort\n!+beende meine Sitzung\n[nicht stören|Bitte nicht stören] [an|aus|]\n+[schalt|stell] die Benachrichtigungen [aus|stumm]",
    ),
    "I can't change sessions, users or notifications. I can lock the screen.",
    "Sitzungen, Benutzer und Benachrichtigungen kann ich nicht ändern. Den Bildschirm sperren kann ich.",
)
DRIVE = Beyond(
    Phrases(
        en="+[eject|unmount|mount] [the|my] [usb stick|usb drive|drive|disk|cd]\n+safely remove [the|my] [usb stick|drive]\n+format [the|my] [usb stick|drive|sd card]\n!+take out the usb stick safely\nunmount {w}",
        de="+[wirf|werf] [den|meinen] [USB-Stick|Stick] aus\n+häng [den Stick|das Laufwerk|die Platte] [ein|aus]\n[USB-Stick|Laufwerk] [auswerfen|einhängen|sicher entfernen]\n+formatier[e|] [den Stick|die SD-Karte]\n"
        "!+entfern den Stick sicher\n{w} aushängen",
    ),
    *refused("format"),
)
