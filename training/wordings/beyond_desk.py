"""What people ask of the keyboard, music, the clipboard and the session that no tool of ryx does."""

from training.phrases import Phrases
from training.wordings.beyond import Beyond, refused

KEYBOARD = Beyond(
    Phrases(
        en="""
+[change|switch|set] the keyboard layout [to german|to english|]
+type ["{w}"|{w} into this window]
+press [enter|ctrl+c|escape|f5]
+click [on|] [the button|ok|{w}]
+scroll [down|up]
+move the mouse [to the left|]
!+hit the enter key
+paste [it|the clipboard|that] [into|in] [the|this] window
keyboard layout [german|us|de]
my keyboard is [in english|on qwerty|wrong], switch it to [german|us|qwertz]
[german|us|french] [keyboard|layout] [please|]
+[hit|tap] [enter|tab|space|f11|alt+f4|ctrl+z]
+type {w} [for me|there|and press enter]
+click [there|the left button|twice|on the x]
+[double-click|right-click] [there|the icon]
+scroll [to the top|to the end|a page|a bit]
+paste {w} [there|into the field|in the terminal window]
+select [all|the text|everything] and copy it
keyboard shortcut for {w} please, press it
+remap [caps lock|the escape key]
mouse [speed|sensitivity] [up|down|slower]
+turn [off|on] the touchpad
+[lock|disable] the keyboard
umlauts don't work, set another layout
!have the cursor click {w}
!put your fingers on ctrl and s
numlock [on|off]
+hold down [shift|ctrl|the space bar]
my hands are full, press [enter|escape|space] for me
+swap the y and z keys
z and y are mixed up, change the keyboard to [german|us]
+move the [pointer|cursor] to [{w}|the corner]
[pgdn|page down|arrow down] please
+fill {w} into the field
+drag the icon to the left with the mouse
touchpad [on|off|sensitivity]
the mouse pointer is too [slow|fast]
+hit the button {w}
[swiss|british|spanish|dvorak] keyboard layout
+paste what i copied [here|there]
+enter {w} in the search box and press return
capslock [off|on]
[enter|escape|tab|space]
hit return
ctrl+[c|v|z|s]
qwertz
layout de
i can't type umlauts
type for me
+write {w} in there
+click it
+left click
click on {w} for me
next field
tab to the next field
+fill out the form with {w}
press any key
+push {w}
undo with ctrl z in this window
page down
scroll
end of page
middle mouse button please
slower mouse
my keyboard speaks english, i want german
+remap caps to escape
compose key [on|]
+let me use the numpad
how do i change the keyboard layout?
which layout is active?
press f5 to reload
+autofill {w}
natural scrolling [on|off]
tap to click [on|off]
left-handed mouse [please|]
the cursor should be over {w}
+repeat that key press
+confirm the popup with ok
""",
        de="""
+[stell|schalt|änder] [das Tastaturlayout|die Tastatur] [auf Deutsch|auf Englisch|um]
+tippe ["{w}"|{w} ins Fenster]
+drück [Enter|Strg+C|Escape|F5]
+klick [auf|] [den Knopf|OK|{w}]
+scroll [runter|hoch|nach unten]
+beweg die Maus [nach links|]
!+drück die Eingabetaste
+füg [es|das|die Zwischenablage] [ins|in dieses] Fenster ein
Tastaturlayout [deutsch|us|de]
meine Tastatur ist [auf Englisch|falsch], stell sie auf [Deutsch|QWERTZ]
[deutsche|englische|Schweizer] Tastatur [bitte|]
+drück [Tab|F11|Alt+F4|Strg+Z|Leertaste|Enter]
+tipp {w} [für mich|da rein|und dann Enter]
+klick [da hin|links|zweimal|auf das X]
+[doppelklick|rechtsklick] auf [den Desktop|das Symbol]
+scroll [ganz nach oben|ans Ende|eine Seite|ein bisschen]
+füg {w} [da|ins Feld|ins Terminalfenster] ein
+markier [alles|den Text] und kopier ihn
+beleg [die Feststelltaste|Caps Lock] [um|neu]
Mausgeschwindigkeit [hoch|runter|langsamer]
+schalt das Touchpad [aus|an]
+sperr die Tastatur
Umlaute gehen nicht, stell ein anderes Layout ein
Numlock [an|aus]
[Enter|Escape|Tab] drücken
!lass den Mauszeiger auf {w} klicken
!Finger auf Strg und S
+halt [die Umschalttaste|Strg|die Leertaste] gedrückt
ich hab keine Hand frei, drück [Enter|Escape|Leertaste]
+vertausch die Tasten Y und Z
Y und Z sind vertauscht, stell die Tastatur auf [Deutsch|US]
+fahr mit dem Mauszeiger [auf {w}|in die Ecke]
[Bild runter|Pfeil nach unten|Entf] drücken
+füll {w} ins Feld ein
+zieh das Symbol mit der Maus nach links
Touchpad [an|aus|Empfindlichkeit]
der Mauszeiger ist zu [langsam|schnell]
+betätig den Knopf {w}
[Schweizer|britisches|spanisches] Tastaturlayout
+füg das Kopierte [hier|dort] ein
+gib {w} ins Suchfeld ein und drück Enter
Feststelltaste [aus|an]
druck amoi auf Enter
[Enter|Escape|Tab|Leertaste]
Strg+[C|V|Z|S]
QWERTZ
Layout de
ich kann keine Umlaute tippen
tipp du für mich
+schreib {w} da hinein
klick das an
Linksklick
klick für mich auf {w}
nächstes Feld
+füll das Formular mit {w}
+drück {w}
Bild ab
scrollen
ans Seitenende
mittlere Maustaste bitte
langsamere Maus
meine Tastatur redet Englisch, ich will Deutsch
Caps auf Escape legen
Compose-Taste
wie änder ich das Tastaturlayout?
welches Layout ist aktiv?
mit F5 neu laden
natürliches Scrollen [an|aus]
Tippen zum Klicken [an|aus]
Maus für Linkshänder
der Zeiger soll auf {w} stehen
das Popup mit OK bestätigen
tipps ei: {w}
die Maus ein Stück rüber
drück für mich auf Weiter
Return drücken
Y statt Z, stell das um
""",
    ),
    *refused("mouse"),
)
RECORD = Beyond(
    Phrases(
        en="""
+record [the|my] screen
+start [a|] screen recording
screen recording
+record [a video of|] [the|this] [screen|window]
+record [audio|my voice|the meeting]
+take a photo with the webcam
!+film my desktop
+stop recording
i want to [record|capture|film] [what i do|my screen|this game]
+[begin|stop|end|pause] [the|] [screencast|screen capture]
screen [capture as video|recorder|video]
+record [the|my] [desktop|game|monitor] for {n} minutes
+make a [video|gif|screencast] of [this|the] [window|screen]
{p} needs a video of my screen
+take a [selfie|picture of me]
webcam [on|off|photo]
+record [system sound|the microphone|this song]
obs record
+turn the camera [on|off]
is something being recorded?
+stream this [window|game] [to twitch|]
!film the monitor while i click
!a moving picture of my desktop, please
+capture [a clip|a video] of [my|the] [screen|desktop]
my colleague needs to see it, record the screen
+grab a video of [{n} seconds|what i'm doing]
[voice memo|dictaphone|audio note] please
+cut the recording [now|here]
+take a [pic|snap] with my [webcam|camera]
is the [webcam|camera] on?
can i get a gif of my screen?
i make a tutorial, start filming the screen
[recording|screen video] [start|stop|off]
+go live on [twitch|youtube]
could you record my [lecture|zoom call|stream]?
screen video
screencast of {n} minutes
rec
start recording
stop the recording now
recording off
record everything i click
film me
video please
+capture my webcam
webcam
selfie
cheese, take my picture
wf-recorder
obs [start|stop]
+record the sound of this video
+record a podcast
voice recording
dictate a voice memo
i'd like a clip of this
gif of the window
show my colleague on video what i do
bug report with a video of the screen
are you recording me?
is the camera light on?
+stream my desktop
+broadcast the game
how do i record my screen?
capture video, {n} seconds
the last {n} seconds as a clip
+save a replay of the game
timelapse of my screen
+record both screens
+tape the meeting
camera
""",
        de="""
+nimm [den|meinen] Bildschirm als Video auf
+starte eine [Bildschirmaufnahme|Aufnahme] als Video
Bildschirmvideo [aufnehmen|]
+nimm [meine Stimme|das Meeting|Ton] auf
+mach ein Foto mit der [Webcam|Kamera]
!+film [meinen|den] Desktop
+stopp die [Videoaufnahme|Aufnahme]
ich will [aufnehmen, was ich mache|meinen Bildschirm filmen|das Spiel aufnehmen]
+[beende|pausier|starte] [den Screencast|das Bildschirmvideo|die Videoaufnahme]
Screenrecorder [an|starten|]
+nimm [den Desktop|das Spiel|den Monitor] {n} Minuten [lang|] auf
+mach [ein Video|ein GIF|einen Screencast] [vom|von diesem] Fenster
{p} braucht ein Video von meinem Bildschirm
+mach ein [Selfie|Bild von mir]
Webcam [an|aus|Foto]
+nimm [den Systemton|das Mikrofon|dieses Lied] auf
wird gerade was aufgenommen?
+stream das [Fenster|Spiel] [auf Twitch|]
Kamera [an|aus]
[Bildschirmaufnahme|Videoaufzeichnung] [bitte|starten|beenden]
film amoi mein Desktop
!film den Monitor, während ich klicke
!ein bewegtes Bild von meinem Desktop bitte
+zeichne [den Bildschirm|den Desktop] als Video auf
mein Kollege muss das sehen, nimm den Bildschirm als Video auf
+mach ein Video von [{n} Sekunden|dem, was ich tu]
[Sprachmemo|Diktiergerät|Tonaufnahme] bitte
+beende die Videoaufzeichnung [jetzt|hier]
+knips mich mit der [Webcam|Kamera]
ist die [Webcam|Kamera] an?
krieg ich ein GIF von meinem Bildschirm?
ich mach ein Tutorial, fang an den Schirm zu filmen
[Aufnahme|Screencast] [starten|stoppen|aus]
+geh live auf [Twitch|YouTube]
kannst du [die Vorlesung|den Zoom-Call] mitschneiden?
nimm auf, was am Schirm passiert, als Film
Bildschirmvideo bitte
Screencast von {n} Minuten
Aufnahme läuft?
Videoaufnahme stopp
alles mitfilmen, was ich klicke
film mich
Video bitte
Selfie
bitte lächeln, mach ein Bild von mir
OBS [starten|stoppen]
den Ton vom Video mitschneiden
Podcast aufnehmen
Sprachaufnahme
Sprachnotiz diktieren
davon hätt ich gern einen Clip
GIF vom Fenster
ich will dem Kollegen per Video zeigen, was ich mach
Fehlerbericht mit Bildschirmvideo
nimmst du mich auf?
leuchtet die Kamera?
+übertrag das Spiel
wie nehm ich meinen Bildschirm auf?
Videoclip, {n} Sekunden
die letzten {n} Sekunden als Clip
Zeitraffer vom Bildschirm
beide Schirme als Video
das Meeting mitschneiden
Kamera bitte
wf-recorder
nimm mi auf
Replay vom Spiel speichern
den Bildschirm abfilmen
Webcam ein
""",
    ),
    *refused("record"),
)
SONG = Beyond(
    Phrases(
        en="""
+play {s} on spotify
+play [the song|the album|the playlist|songs by|something by|music by] {s}
+put on [the song|the album] {s} [by {p}|]
+play [my|the] [playlist|favorites] {s}
+add [this|the song] to [my|the] playlist
i want to [hear|listen to] [the song|the album|something by] {s}
+[shuffle|repeat] [my music|this song|the playlist|]
[shuffle|repeat] [on|off]
!+start the album {s}
+jump to minute {n}
+skip {n} seconds [ahead|back]
+rewind {n} seconds
i'm in the mood for {s}
+[put on|play] [some|a bit of] [jazz|rock|techno|classical music|lofi|christmas songs]
[spotify|youtube|deezer|tidal]: {s}
play {s}
song {s} please
+play [the latest|something new|the best songs] [from|by|of] {p}
how about some {s}?
+queue {s}
+[like|love|rate] this [song|track]
+[go|jump|seek] to {n} [minutes|seconds|percent] [in the song|]
+fast forward {n} seconds
repeat [that|the current] [song|track]
loop [this|the] [track|album]
+play it {n} times
+play [the song|that track] from the beginning
random order [please|]
my ears want {s}
!let me hear {s} by {p}
!party tonight, start the playlist {s}
lyrics of this song
+blast some {s}
turn on {s} on [spotify|youtube music|the radio]
anything by {p} [please|would be lovely]
i can't stop thinking of {s}, play that song
+throw on [my|the] [workout|sleep|party] playlist
what's this song called?
+save this [track|song] to my favorites
radio station {s}
+start the podcast {s}
+go back {n} seconds in the [song|podcast|video]
wanna hear [the new album by|more of|old stuff from] {p}
this song on repeat [please|all day]
+play {s} at {n} times the speed
hit me with [some|a bit of] {s}
+shuffle the [playlist|album] {s}
how about the soundtrack of {s}?
{s}, the song
music by {p}
any song by {p}
i'd love to hear {s}
can you play {s}?
could you put {s} on?
background music, {s}
let's listen to {s}
dinner music
something relaxing to listen to
a song for the rain
chill playlist
radio
turn on the radio
once more from the top, this song
this song belongs in my playlist
heart this song
from the beginning please, that track
to the chorus
skip the intro
{n} seconds further
back {n} seconds
double speed
my favourite song
the {s} playlist
shuffle please
repeat one
audiobook {s}
episode {n} of {s}
""",
        de="""
+spiel {s} auf Spotify
+spiel [das Lied|das Album|die Playlist|was von|etwas von|Musik von] {s}
+leg [das Album|die Platte] {s} auf
+spiel meine [Playlist|Lieblingslieder] {s}
+füg das Lied [zur|zu meiner] Playlist hinzu
ich will [das Lied|das Album|was von] {s} hören
[Zufallswiedergabe|Shuffle|Wiederholen] [an|aus|]
+wiederhol [das|dieses] Lied
!+starte das Album {s}
+spring zu Minute {n}
+spul {n} Sekunden [vor|zurück]
ich hab Lust auf {s}
+[spiel|mach] [mal|] [Jazz|Rock|Techno|Klassik|Lofi|Weihnachtslieder|Schlager] [an|]
[Spotify|YouTube|Deezer]: {s}
spiel {s}
Song {s} bitte
+spiel [das Neueste|was Neues|die besten Lieder] von {p}
wie wär's mit {s}? [spiel das|abspielen]
+[stell|pack] {s} in die Warteschlange
+[like|speicher|bewerte] [das Lied|den Song]
+[spring|geh] [zu|auf] [Minute|Sekunde] {n} [im Lied|]
+spul {n} Sekunden weiter
Lied in Dauerschleife
+spiel das {n} mal
+spiel das Lied von vorn
zufällige Reihenfolge [bitte|]
{s} [hören|abspielen|auflegen]
spui {s} o
Text von diesem Lied
!lass mich {s} von {p} hören
!heut ist Party, starte die Playlist {s}
+hau [mal|] {s} rein
+mach {s} auf [Spotify|YouTube Music|dem Radio] an
irgendwas von {p} [bitte|wär schön]
ich hab einen Ohrwurm von {s}, spiel das
+starte [meine|die] [Workout|Schlaf|Party]-Playlist
wie heißt das Lied?
+merk das Lied bei meinen Favoriten vor
Radiosender {s}
+starte den Podcast {s}
+geh {n} Sekunden im [Lied|Podcast|Video] zurück
ich würd gern [das neue Album von|mehr von|alte Sachen von] {p} hören
nochmal dieses Lied [bitte|von vorn]
+spiel {s} mit {n}-facher Geschwindigkeit
+dudel [mal|] was von {p}
+misch die Playlist {s} durch
wie wär's mit dem Soundtrack von {s}?
geh, spü wos von {p}
{s}, das Lied
Musik von {p}
irgendein Lied von {p}
ich würd gern {s} hören
kannst du {s} spielen?
Hintergrundmusik, {s}
hören wir {s}
Tafelmusik
was Entspannendes zum Hören
ein Lied für den Regen
Chill-Playlist
Radio
Radio einschalten
das Lied noch mal von Anfang an
das Lied gehört in meine Playlist
dem Lied ein Herz geben
zum Refrain
Intro überspringen
{n} Sekunden weiter
{n} Sekunden zurück
doppelte Geschwindigkeit
mein Lieblingslied
die Playlist {s}
durchmischen bitte
Hörbuch {s}
Folge {n} von {s}
i mog {s} hean
""",
    ),
    "I can't choose what is played; I can press play, pause, stop, next and previous.",
    "Was gespielt wird, kann ich nicht aussuchen; Wiedergabe, Pause, Stopp, vor und zurück kann ich.",
)
EMPTY = Beyond(
    Phrases(
        en="""
+[clear|empty|wipe|delete] [the|my] clipboard
clear clipboard
[clipboard|copy] history
what did i copy before that
!+remove everything from [the|my] clipboard
older clipboard entries
+[flush|reset|purge|erase] [the|my|] clipboard
the clipboard [should be empty|must be cleared]
i copied a password, [clear the clipboard|wipe it from the clipboard]
what was [on|in] the clipboard [before|earlier|yesterday]?
+show [me|] [the|my] clipboard [history|manager]
+[get|bring] back [what i copied before|the previous clipboard entry|my last clipboard]
[cliphist|clipboard manager]
list of everything i copied
all the things i copied today
the thing i copied two copies ago
can the clipboard be [emptied|cleared|wiped]?
empty clipboard [please|now]
+restore the old clipboard
+forget what i copied
!nothing should remain in the copy buffer
!go one back in what i copied
+nuke my clipboard
my clipboard holds something private, get rid of it
+make the clipboard blank
i want the clipboard [gone|blank|wiped] before i hand over the laptop
+scrub the clipboard
i overwrote what i copied, [bring the old one back|i need the one before]
[second last|previous] copied [text|entry]
is there a history of what i copied?
let me pick from [my last copies|the last ten clipboard entries]
clipboard: [clear|wipe|empty]
what else did i copy [today|before]?
how do i clear the clipboard?
+destroy what's in the clipboard
clipboard, empty yourself
clipboard entries, the old ones
there's a password in my clipboard, get it out
clipboard must not keep anything
cliphist [wipe|list]
copied items of [today|yesterday]
clipboard should hold nothing
nothing in the clipboard, please
my earlier copies
what did i have in the clipboard an hour ago?
+undo the last copy
i copied over something important, can i get it back?
the copy before this one
+switch back to the older clipboard
last {n} things i copied
how many things have i copied?
i need the {n}th last copy
clipboard back to what it was
clipboard timeline
do you keep what i copied?
is the clipboard history saved?
where is my clipboard history?
+throw away the clipboard content
+drop the copied text
+zero the clipboard
privacy: clipboard clean
for safety, clear what i copied
a fresh clipboard
clipboard reset
delete my copied password
no traces in the clipboard
""",
        de="""
+[leer|leere|lösch|lösche] die Zwischenablage
Zwischenablage [leeren|löschen]
Verlauf der Zwischenablage
was hab ich davor kopiert
!+entfern alles aus der Zwischenablage
ältere Einträge der Zwischenablage
die Zwischenablage soll [leer sein|geleert werden]
ich hab ein Passwort kopiert, [leer die Zwischenablage|mach die Zwischenablage leer]
was war [vorher|davor|gestern] in der Zwischenablage?
+zeig [mir|] [den Verlauf|die Historie] der Zwischenablage
+hol [zurück, was ich davor kopiert hab|den vorigen Eintrag der Zwischenablage]
[Cliphist|Zwischenablagen-Manager|Clipboard-Verlauf]
Liste von allem, was ich kopiert hab
alles, was ich heute kopiert hab
das vorletzte Kopierte
kann man die Zwischenablage [leeren|löschen]?
+mach die Zwischenablage [leer|sauber]
+stell die alte Zwischenablage wieder her
+vergiss, was ich kopiert hab
Clipboard [leeren|löschen]
!in der Zwischenablage soll nichts bleiben
!eins zurück bei dem, was ich kopiert hab
[ausleeren|leer machen]: Zwischenablage
+putz die Zwischenablage
in der Zwischenablage steht was Privates, [raus damit|mach sie leer]
+räum die Zwischenablage leer
bevor ich den Laptop hergeb, soll die Zwischenablage [blank|leer|gelöscht] sein
+säubere die Zwischenablage
ich hab das Kopierte überschrieben, [hol das alte zurück|ich brauch das davor]
[vorletzter|voriger] Eintrag der Zwischenablage
gibt's einen Verlauf von dem, was ich kopiert hab?
lass mich aus [den letzten Kopien|den letzten zehn Zwischenablagen] wählen
Zwischenablage: [leer machen|löschen]
was hab ich [heut|davor] sonst noch kopiert?
wie leer ich die Zwischenablage?
leer ma de Zwischenablage aus
+vernichte, was in der Zwischenablage ist
alte Zwischenablagen
in der Zwischenablage ist ein Passwort, weg damit
cliphist [wipe|list]
Kopiertes von [heute|gestern]
die Zwischenablage darf nichts behalten
nichts mehr in der Zwischenablage bitte
meine früheren Kopien
was hatte ich vor einer Stunde in der Zwischenablage?
ich hab was Wichtiges überkopiert, krieg ich's zurück?
die Kopie vor dieser
zurück zur älteren Zwischenablage
die letzten {n} Sachen, die ich kopiert hab
wie viel hab ich heute kopiert?
ich brauch das {n}-letzte Kopierte
Zwischenablage wieder wie vorher
hebst du auf, was ich kopiere?
wird der Verlauf der Zwischenablage gespeichert?
wo ist mein Zwischenablagenverlauf?
+wirf den Inhalt der Zwischenablage weg
+nulle die Zwischenablage
Datenschutz: Zwischenablage sauber
zur Sicherheit das Kopierte löschen
frische Zwischenablage
Zwischenablage zurücksetzen
kopiertes Passwort löschen
keine Spuren in der Zwischenablage
d'Zwischenablog ausramen
Clipboard leer bitte
Historie vom Clipboard
was war das Kopierte davor?
""",
    ),
    "I can't empty the clipboard and know no history of it. I can only put another text there.",
    "Leeren kann ich die Zwischenablage nicht, und einen Verlauf kenne ich nicht. Ich kann nur einen anderen Text hineinlegen.",
)
SESSION = Beyond(
    Phrases(
        en="""
+log [me|] out
logout
log off
+sign [me|] out
+switch [the|] user
+change [the|my] password
!+end my session
[turn on|enable] do not disturb
do not disturb [on|off]
+[mute|hide|clear] [the|] notifications
[log|sign] off [please|now]
+[log|sign] [{p}|the other user|everybody] out
i'm done, log me off
+[exit|quit|leave|kill] [hyprland|the session|the desktop]
+log in as {p}
{p} wants to use the computer, switch the user
guest [account|session|user]
[dnd|focus mode|do-not-disturb] [on|off|please]
no [notifications|popups] [please|for now|during the talk]
+[silence|disable|stop|dismiss] [the|all] [notifications|popups|alerts]
these notifications are annoying, [off|hide them]
+show [me|] [the|my] [last|missed] notifications
i have a presentation, no popups
new password for my [user|login|account]
+turn notifications [on|off|back on]
!get me out of this session
!i want peace, no messages popping up
change account to {p}
bye, log me out of [this pc|here|my account]
+close the session and go to the login screen
my kid wants to play, change the user
no more [toasts|bubbles|dings] please
those popups drive me mad, silence them
meeting mode, hide [all|] messages
+create a [new|second] user {p}
+remove the user {p}
my [password|login] should be another one
+bring up the [notification center|messages i missed]
quiet mode: no [alerts|popups|notifications]
which users are logged in, log off {p}
+kick {p} out of the session
i want to hand over the pc, sign me off
log out
sign off
logoff please
user switch
other user
somebody else needs the pc
let {p} log in
bye, session over
back to the login screen
i want out of hyprland
exit hyprland
quit the desktop
notifications off
mute popups
no disturbance please
dnd
stop the beeping messages
what notifications did i get?
unread notifications
clear all notifications
+kick everybody out of the pc
i need another password for this pc
new user {p}
give {p} an account on this pc
guest wants to surf, guest session
swaync [on|off]
mako off
why do i get no notifications?
turn the notifications on again
""",
        de="""
+meld[e|] mich ab
[abmelden|ausloggen|logout]
+logg mich aus
+wechsel den Benutzer
+änder[e|] mein Passwort
!+beende meine Sitzung
[nicht stören|Bitte nicht stören] [an|aus|]
+[schalt|stell] die Benachrichtigungen [aus|stumm]
+meld [{p}|den anderen Benutzer|alle] ab
ich bin fertig, meld mich ab
+[beende|verlass] [Hyprland|die Sitzung|den Desktop]
+meld dich als {p} an
{p} will an den Rechner, wechsel den Benutzer
[Gastkonto|Gastsitzung|Benutzerwechsel]
[DND|Fokusmodus|Ruhemodus für Benachrichtigungen] [an|aus|bitte]
keine [Benachrichtigungen|Popups|Meldungen] [bitte|jetzt|während dem Vortrag]
+[schalt|stell] die [Meldungen|Popups] [ab|aus|stumm]
die Benachrichtigungen nerven, [weg damit|aus damit]
+zeig [mir|] die [letzten|verpassten] Benachrichtigungen
ich halt gleich einen Vortrag, keine Popups
neues Passwort für [mein Konto|meinen Login]
Benachrichtigungen [an|aus|ausblenden]
Sitzung [beenden|abmelden]
meld mi o
!bring mich aus dieser Sitzung raus
!ich will Ruhe vor aufpoppenden Meldungen
ciao, meld mich [von diesem Rechner|hier|von meinem Konto] ab
+schließ die Sitzung und geh zum Login
mein Kind will spielen, wechsel den Nutzer
keine [Einblendungen|Sprechblasen|Mitteilungen] mehr bitte
+unterdrück [die|alle] Mitteilungen
die Popups machen mich narrisch, stell sie ab
Besprechungsmodus, blend alle Meldungen aus
+leg einen [neuen|zweiten] Benutzer {p} an
+entfern den Benutzer {p}
mein [Passwort|Login] soll ein anderes sein
+zeig die Meldungen, die ich verpasst hab
Ruhemodus: keine [Hinweise|Popups|Mitteilungen]
+wirf {p} aus der Sitzung
ich geb den Rechner weiter, meld mich ab
[ausloggen|abmelden] [bitte|jetzt]
logg mi aus
ausloggen
Abmeldung
Sitzung zu Ende
Benutzer wechseln
anderer Benutzer
wer anders braucht den Rechner
lass {p} anmelden
Sitzung aus
zurück zum Anmeldebildschirm
raus aus Hyprland
Desktop verlassen
Popups stumm
keine Störungen bitte
DND
stell das Gebimmel der Meldungen ab
welche Benachrichtigungen hab ich gekriegt?
ungelesene Benachrichtigungen
alle Benachrichtigungen wegräumen
+wirf alle vom Rechner
ich brauch ein anderes Passwort für den PC
neuer Benutzer {p}
ein Konto für {p} auf diesem PC
ein Gast will surfen, Gastsitzung
swaync [an|aus]
Mako aus
warum krieg ich keine Benachrichtigungen?
Benachrichtigungen wieder an
obmelden bitte
tschüss Sitzung, abmelden
""",
    ),
    "I can't change sessions, users or notifications. I can lock the screen.",
    "Sitzungen, Benutzer und Benachrichtigungen kann ich nicht ändern. Den Bildschirm sperren kann ich.",
)
