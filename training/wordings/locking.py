"""How people say that the screen is to be locked."""

from training.phrases import Phrases

LOCK = Phrases(
    en="""
+lock [the|my|this] [screen|computer|pc|laptop|session|desktop|machine|notebook]
lock
lock [it|screen|pc|up]
[screen|pc|computer] lock
[can|could] you lock [the screen|my pc|my computer|it]?
i'm [leaving|off|going to lunch|getting coffee|away for a bit], lock [the screen|it|my pc|up]
lock [everything|the thing]
+activate the lock screen
+show the lock screen
!+put the lock screen on
[i'll be|i'm] right back, lock [the|my] screen
lock my workstation
nobody should [use|see] my computer while i'm gone, lock it
!lock before i go
+start the screen lock
brb, lock [screen|it]
win l
super l
afk, lock
i have to step away, lock [the|my] [pc|computer|screen]
[toilet|bathroom|smoke|coffee] break, lock [it|the screen|up]
keep [others|my kids|people|everyone] out while i'm away, lock [up|the pc]
my [boss|colleague|little brother] is coming, lock [the screen|it|quick]
+secure [my|the] [computer|workstation|screen|session] [while i'm away|]
[lockscreen|lock-screen|screenlock]
[hyprlock|swaylock|gtklock]
+ask for my password before anyone gets in, lock [now|the screen]
would it be possible to lock my [machine|session|laptop]
how about locking [the screen|my session|this pc]
locking the [screen|computer], please
[pc|screen|laptop|computer] should be locked
i want [my|the] [pc|computer|screen] locked
i'd like to lock [the|my] [screen|session|laptop]
gotta run, lock everything
going home for lunch, please lock
!+shield my desktop with the password screen
!i'm out for a moment, make sure no one gets at my pc
!+guard the machine with the lock screen
would you kindly lock [this|the] [box|device|workstation]
[be right there|heading to a meeting|quick errand], [lock|lock up] my [desktop|session|notebook]
+bolt the [computer|laptop|session] with my password
i don't want anyone [snooping|poking] around here, lock [up|the screen]
[visitors|guests|customers] at the door, screen lock now
could do with a locked screen [now|while i'm out]
the screen isn't locked yet, [change that|do it]
my desk is unattended in a minute, so lock the [machine|session]
privacy please, lock the [display|screen]
put a lock on [this|the] [screen|pc|session]
+require my password on this [screen|pc] from now until i'm back
[phone call|doorbell|fire drill|smoko], lock
am i able to lock my screen through you? then lock it
lock [asap|immediately|right away|real quick]
make the [pc|laptop|screen] ask for a password while i'm [gone|away]
the cat walks over the keyboard, lock the screen
screen lock please
lock screen now
lockdown
locked please
password lock on
+shut the others out, lock the pc
+lock me out until i type my password
+hit the lock
turn on the [screen lock|lock]
the screen lock, please
start hyprlock
lunch, [lock|lock it]
bye for now, lock
going away for five minutes, lock it
off to the kitchen, lock the laptop
leaving my desk, lock
hands off my pc, lock it
no peeking, lock the screen
don't let anyone in, lock
someone's behind me, lock it fast
you may lock the computer now
is it locked? if not, lock it
can my screen be locked
why isn't it locked, lock it
make it locked
be so good and lock up my pc
lock!
lock pls
lock, cheers
lock, lock, lock
lock away
lock the lot
lock the door, i mean the screen
locked screen please
screen to locked
pc locked please
ctrl alt l
super+l
meta l
cmd ctrl q
xlock
slock
i3lock
hyprlock now
hyprlock please
dispatch exec hyprlock
session lock on
lock session
screen saver with password please
password screen please
login screen but keep my session, so lock
nobody in but me, lock
nobody but me should get at this, lock it
strangers about, lock it
i don't trust the people here, lock
i'm in a café, lock the laptop
i'm in a train and have to get up, lock the laptop
i have to fetch the parcel, lock the screen
i'm getting up, lock
i'm nipping out, lock it
i'm popping out for a minute, lock the pc
i'm fetching the kids, lock the computer
the phone's ringing, lock the screen
the teacher says we should lock our pcs, so lock
company policy, lock the screen
data protection, lock the pc
rules are rules, screen locked please
shall we lock the screen
will you lock it
mind locking my pc
any chance you could lock the screen
+make the screen locked
+keep the apps running but lock
+seal the session
+lock down the laptop
+put the laptop under lock
""",
    de="""
+[sperr|sperre] [mal|bitte|] [den|meinen|das|mein] [Bildschirm|Rechner|Computer|PC|Laptop|Notebook]
[sperren|Sperre|Bildschirmsperre|sperr]
[Bildschirm|Rechner|PC|Computer] [sperren|sperr]
[kannst|könntest] du [den Bildschirm|den Rechner|meinen PC] sperren?
ich [geh|muss] [mal|kurz] [weg|raus|zum Essen|Kaffee holen], [sperr|sperre] [den Bildschirm|den Rechner|ab]
+[aktivier|aktiviere] [die Bildschirmsperre|den Sperrbildschirm]
+zeig den Sperrbildschirm
bin gleich [wieder da|zurück], [sperr|sperre] [den Bildschirm|mal]
!+mach die Bildschirmsperre [an|rein]
die Sitzung sperren
!sperren bevor ich gehe
+schließ den Bildschirm ab
Rechner [bitte|] [absperren|zusperren|abschließen]
bin mal weg, sperren
keiner soll an meinen Rechner, sperr ihn
+sperr [zu|ab]
Win L
Super L
AFK, sperren
ich [geh|muss] [mal|kurz] aufs [Klo|WC], [sperr ab|sperr zu|Bildschirm sperren]
[Mittag|Kaffeepause|Raucherpause|Feierabend], [sperr|sperre] [den Rechner|den PC|alles]
[der Chef|mein Bruder|ein Kollege] kommt, schnell [sperren|den Bildschirm sperren]
+verriegel[e|] [den Rechner|den PC|die Kiste|den Bildschirm]
+riegel [mal|] [den Rechner|den PC] ab
[Lockscreen|Sperrbildschirm|Bildschirmschloss]
[hyprlock|swaylock|gtklock]
+lock [mal|] [den Rechner|den Screen|den PC|die Session|den Laptop]
+sicher den Rechner, solange ich weg bin
die Kinder kommen, [Rechner|Laptop] sperren
[Rechner|Bildschirm|Laptop] gehört gesperrt
ich [will|möchte|würd gern] [den Bildschirm|den Rechner|den Laptop] sperren
wie wär's, wenn du den [Rechner|Bildschirm] sperrst
sperr ma den [Rechner|Laptop|PC]
tuesch de Bildschirm sperre
muss kurz weg, [absperren|zusperren|Sperre rein]
[Sitzung|Arbeitsplatz|Station] sperren
niemand soll mir an den [PC|Laptop], mach [dicht|die Sperre rein]
!bin in der Pause, schütz den PC mit dem Passwort
!+schieb den Riegel vor, ich verlass den Platz
!ohne Passwort soll jetzt keiner rein
wärst du so lieb und würdest [den Bildschirm|die Sitzung] sperren
[Besuch|Kundschaft|der Paketbote] ist da, [Bildschirm|PC] schnell sperren
ich will nicht, dass [wer|jemand] an meine [Kiste|Sachen] geht, also sperren
bitte den [Desktop|Schirm|Arbeitsplatz] mit Passwort schützen, ich [geh kurz raus|bin gleich zurück]
[Telefon|es klingelt|Besprechung], [sperren|Sperre an]
der [Bildschirm|Rechner] ist noch nicht gesperrt, mach das mal
dass mir keiner [reinschaut|reinguckt], sperr [den Laptop|die Kiste|zu]
+mach [mal|bitte|] den [Laptop|Rechner] [mit der Bildschirmsperre dicht|mit Passwort zu]
[Screenlock|Lock|Login-Sperre] [an|aktivieren|rein]
wenn i weg bin, soll da [PC|Laptop] gsperrt sein, also sperr eam
bevor ich zum Drucker lauf, Bildschirm sperren
den Bildschirm würd ich gern [gesperrt haben|sperren lassen]
+setz die Sperre, ich [hol mir einen Tee|muss wohin]
Katze auf der Tastatur, Bildschirm sperren
Schirm [zusperren|verriegeln|abriegeln]
ich geh an die frische Luft, bitte [sperren|den Rechner verriegeln]
zusperren
absperren bitte
sperr zua
sperr d'Kistn zua
mach zu den Rechner, mit Passwort
Passwortsperre an
Bildschirm zu, mit Sperre
bitte die Bildschirmsperre
Mahlzeit, Rechner sperren
bin fünf Minuten weg, sperr ab
geh in die Küche, sperr den Laptop
verlass den Platz, sperren
Finger weg von meinem PC, sperren
keiner soll gucken, Bildschirm sperren
lass keinen ran, sperren
wer steht da hinter mir, schnell sperren
du kannst den Rechner jetzt sperren
ist gesperrt? wenn nicht, sperren
kann man den Bildschirm sperren? dann mach
wieso ist nicht gesperrt, sperr
hyprlock starten
der Laptop steht hier allein rum, sperr ihn
+schließ den Rechner ab
Sperre!
sperren pls
sperren, danke
sperren, sperren, sperren
ab, sperren
alles sperren
gesperrt bitte
gesperrter Bildschirm bitte
Bildschirm auf gesperrt
PC gesperrt bitte
Strg Alt L
Super+L
Win+L
Meta L
slock
i3lock
hyprlock bitte
hyprlock jetzt
Sitzungssperre
Sitzungssperre an
Sperrbildschirm bitte
Passwortschirm bitte
Bildschirmschoner mit Passwort bitte
nur ich soll rein, sperren
außer mir soll keiner ran, sperren
hier laufen Fremde herum, sperr ab
ich trau den Leuten hier nicht, sperren
ich sitz im Café, sperr den Laptop
ich muss im Zug kurz aufstehen, Laptop sperren
ich muss das Paket holen, Bildschirm sperren
ich steh auf, sperren
ich bin kurz draußen, sperr den PC
ich hol die Kinder, sperr den Rechner
das Telefon läutet, Bildschirm sperren
der Lehrer sagt, wir sollen sperren, also sperren
Firmenvorschrift, Bildschirm sperren
Datenschutz, PC sperren
Vorschrift ist Vorschrift, Bildschirm sperren
wollen wir den Bildschirm sperren
sperrst du den Rechner
sperrst du mir ab
machst du die Bildschirmsperre rein
wär gut, wenn der Bildschirm gesperrt wär
der Rechner darf jetzt gesperrt werden
+lass die Programme laufen, aber sperr
+versiegel die Sitzung
+tu die Sperre rein
+sperr die Sitzung
Schirm zua und gsperrt
bitte d'Sperri inetue
maak den Reekner dicht, mit Passwoort
""",
)
