"""What people ask of networks, devices, the house and packages that no tool of ryx does."""

from training.phrases import Phrases
from training.wordings.beyond import Beyond, refused

WIFI = Beyond(
    Phrases(
        en="""
+[turn|switch] [on|off] [the|] [wifi|wi-fi|wlan]
+[turn|switch] [the|my|] [wifi|wi-fi|internet|network] [on|off]
[wifi|wi-fi|wlan] [on|off]
+[disable|enable|disconnect|toggle] [the|] [wifi|wi-fi|network]
+connect to [the|] [wifi|network] {w}
+disconnect from [the|] [wifi|internet]
+join the network {w}
[airplane|flight] mode [on|off|]
!+switch [the|my] network [on|off]
+connect [to|] [the|my] vpn
[vpn|hotspot] [on|off]
my wifi [is off|dropped], turn it [back|] on
no [internet|wifi] for me now, switch it off
+[reconnect|restart|reset] [the|my|] [wifi|network|router|connection]
i want to be offline, [wifi off|kill the connection]
+join {w} [wifi|hotspot|]
+[use|switch to] the [other|5 ghz|guest|office] [wifi|network]
+log on to {w} wifi
what's the password of the wifi {w}?
+go [online|offline]
+turn [on|off] [mobile data|tethering|the hotspot|flight mode|the vpn|ethernet]
+show [me|] [the|] [available|nearby] [wifis|networks|hotspots]
+cut the [internet|network] [connection|]
i'm on a plane, airplane mode please
+set a [static ip|dns server|proxy]
would you connect me to {w}?
!take this laptop off the internet
!get on the {w} network for me
radio silence, disable wireless
get me on the [wifi|hotspot|guest network] [please|]
i need the internet, connect to {w}
+kill the [wifi|wlan|wireless]
[wireless|ethernet|mobile data] [on|off|please]
the wifi here is so slow, change to another [network|band]
+forget the [network|wifi] {w}
boarding now, [flight mode|wifi off]
distraction free please, cut the internet
could you switch the [router|hotspot|vpn] [on|off]?
wanna work offline, turn off the connection
which wifis are around [here|]?
+log in to the [hotel|train|airport|office] wifi
+open a hotspot for my phone
can't get into the wifi {w}, here's hoping you can
""",
        de="""
+[mach|schalt|dreh] [mal|bitte|] [das|] [WLAN|WiFi|Wifi|Internet] [an|aus|ab]
[WLAN|WiFi|Wifi] [an|aus|einschalten|ausschalten]
+[aktivier|deaktivier|trenn] [mal|bitte|] das [WLAN|Netzwerk|Internet]
+verbinde [mich|dich|] mit [dem|] [WLAN|Netz|Netzwerk] {w}
+trenn die Verbindung [zum WLAN|zum Internet|]
Flugmodus [an|aus|]
[kannst|könntest] du das WLAN [anmachen|ausmachen|einschalten]?
!+schalt das Netzwerk [an|aus|ein]
+verbinde [mich|] mit dem VPN
[VPN|Hotspot] [an|aus]
mein WLAN [ist aus|ist weg], mach es [wieder|] an
jetzt mal ohne [Internet|Netz], schalt es ab
+[starte|setz] [den Router|das WLAN|die Verbindung] [neu|zurück]
ich will offline sein, [WLAN aus|kapp das Internet]
+wechsel ins [andere WLAN|5-GHz-WLAN|Gäste-WLAN]
+log dich ins WLAN {w} ein
wie ist das Passwort vom WLAN {w}?
+geh [online|offline|vom Netz]
+schalt [mobile Daten|Tethering|den Hotspot|den Flugmodus|das VPN|das LAN] [an|aus|ein]
+zeig [mir|] die [verfügbaren|umliegenden] [WLANs|Netze]
+[kapp|unterbrich] die [Internetverbindung|Verbindung ins Netz]
ich sitz im Flieger, Flugmodus bitte
WLAN {w} [verbinden|beitreten|]
[Netzwerk|Internet] [ausschalten|abschalten|trennen]
würdest du mich mit {w} verbinden?
drah as WLAN [o|ab]
!nimm den Laptop vom Internet
!wähl dich ins Netz {w} ein
bring mich ins [WLAN|Gästenetz|Hotspot-Netz] [bitte|]
ich brauch Internet, verbinde mich mit {w}
+knips das WLAN [aus|an]
[Funk|LAN|mobile Daten] [an|aus|bitte]
das WLAN hier ist so lahm, nimm ein anderes Netz
+vergiss das WLAN {w}
Boarding beginnt, [Flugmodus|WLAN aus]
ich will nicht abgelenkt werden, kapp das Netz
könntest du [den Router|den Hotspot|das VPN] [ein|aus]schalten?
will offline arbeiten, mach die Verbindung zu
welche WLANs gibt's [hier|in der Nähe]?
+logg mich ins [Hotel-WLAN|Zug-WLAN|Büronetz] ein
+mach einen Hotspot für mein Handy auf
ins WLAN {w} komm ich nicht rein, verbinde mich
verbind mi mitn WLAN {w}
""",
    ),
    *refused("wifi"),
)
BLUETOOTH = Beyond(
    Phrases(
        en="""
+[turn|switch] [on|off] bluetooth
+[turn|switch] bluetooth [on|off]
bluetooth [on|off]
+[enable|disable|toggle] bluetooth
+[connect|pair] [my|the] [headphones|headset|speaker|keyboard|mouse]
+connect [to|] {w} [via bluetooth|over bluetooth]
+disconnect [my|the] [headphones|headset|speaker]
!+pair {w} [with my pc|]
[can|could] you connect my headphones?
i can't hear anything on my [headphones|earbuds], connect them
bt [on|off]
+[link|reconnect] {w} [to this pc|] [via|over] bluetooth
[earbuds|airpods|headset|gamepad] [connect|pair] please
+[unpair|remove|forget] {w} from bluetooth
+find [my|the|] bluetooth [devices|speaker|mouse]
is bluetooth [on|off|active]?
+make this computer discoverable
bluetooth [settings|devices|mode]
my wireless [mouse|keyboard] isn't found, pair it
+get my [airpods|buds|controller] connected
no more bluetooth, save the battery
+use my phone over bluetooth
+share {w} via bluetooth
!hook {w} up wirelessly
!the speaker in the living room should be linked via bluetooth
my [buds|beats|cans] won't connect, pair them
is my [headset|mouse|controller] paired?
+activate bluetooth [so i can use my speaker|please|]
could do with my wireless [headphones|speaker], link them
+kick my [phone|headset] off bluetooth
which bluetooth devices are [near|paired|connected]?
new [keyboard|gamepad|mouse], get it paired
+rename my bluetooth device to {w}
bluetooth: pair {w}
the headset hops between phone and pc, connect it here
send {w} to my phone by bluetooth
let {w} connect [over bluetooth|wirelessly]
bluetooth eats battery, turn it off
""",
        de="""
+[mach|schalt] [mal|bitte|] Bluetooth [an|aus|ein|ab]
Bluetooth [an|aus|einschalten|ausschalten]
+[aktivier|deaktivier] Bluetooth
+[verbinde|koppel|kopple] [meine|die] [Kopfhörer|Boxen|Tastatur|Maus]
+verbinde {w} [über|per|mit] Bluetooth
+trenn [meine|die] [Kopfhörer|Boxen]
!+koppel {w} [mit dem Rechner|]
[kannst|könntest] du meine Kopfhörer verbinden?
auf meinen [Kopfhörern|Ohrstöpseln] kommt nix an, verbinde sie
BT [an|aus]
+verbinde {w} [kabellos|wieder] [mit dem PC|]
[Headset|AirPods|Gamepad|Funkmaus] [verbinden|koppeln] bitte
+[entkoppel|entfern|vergiss] {w} aus [Bluetooth|den Bluetooth-Geräten]
+such [nach Bluetooth-Geräten|Bluetooth-Geräte]
ist Bluetooth [an|aus|aktiv]?
+mach den Rechner sichtbar für Bluetooth
Bluetooth-[Einstellungen|Geräte|Modus]
meine Funkmaus wird nicht gefunden, koppel sie
+krieg meine [AirPods|Kopfhörer] verbunden
kein Bluetooth mehr, spart Akku
+teil {w} über Bluetooth
i brauch Bluetooth, schalt's ei
!häng {w} kabellos an
!die Box im Wohnzimmer soll per Bluetooth dran
meine [Stöpsel|Buds|Muscheln] verbinden sich nicht, koppel sie
ist [mein Headset|meine Maus] gekoppelt?
+knips Bluetooth [an|aus]
meine kabellosen [Kopfhörer|Boxen] bräucht ich, verbinde sie
+schmeiß [mein Handy|das Headset] aus Bluetooth raus
welche Bluetooth-Geräte sind [da|gekoppelt|verbunden]?
neue [Tastatur|Maus], koppel sie [bitte|]
+nenn mein Bluetooth-Gerät {w}
Bluetooth: {w} koppeln
das Headset springt dauernd zum Handy, verbinde es mit dem PC
schick {w} per Bluetooth aufs Handy
lass {w} sich [kabellos|über Bluetooth] verbinden
Bluetooth frisst Akku, schalt es ab
drah Bluetooth [auf|o]
""",
    ),
    *refused("bluetooth"),
)
HOME = Beyond(
    Phrases(
        en="""
+[turn|switch] [on|off] the [lights|light|lamp|heating|tv]
+[turn|switch] the [light|lights|lamp|heating] [on|off]
lights [on|off]
+dim the [lamp|lights] in the [kitchen|living room|bedroom]
+[open|close] the [blinds|garage|curtains]
+set the [heating|thermostat] to {n} degrees
!+make the living room warmer
+start the [vacuum|robot vacuum|coffee machine|dishwasher]
it's so dark in the living room, [light please|lamp on]
[heating|tv|fan|lamp] [on|off]
+[turn|switch] off [all|everything|every lamp] in the [kitchen|house|bedroom]
+[lower|raise|lift] the [blinds|shutters]
+set the [bedroom|kitchen|hall] light to {n} percent
i'm leaving the house, [lights off|lock the door]
{n} degrees in the [bathroom|bedroom|living room]
+lock the [front|back|garage] door
is the [light|oven|heating] [in the kitchen|] still on?
how cold is it in the [cellar|bedroom]?
+make [me|] a coffee with the coffee machine
alexa, [lights|lamp] [on|off]
movie night, dim the living room
+tell the robot to vacuum
!cosy light in the bedroom would be nice
!nobody's in the bathroom, its lamp can go dark
smart home: [kitchen|garage] [on|off]
brr, the [bathroom|bedroom|office] is freezing, turn the heating up
i'm going to bed, [lamps out|all lights off in the house]
+shut the [garage|curtains|shutters|skylight]
did i leave the [oven|iron|stove] on?
+water the [plants|garden|lawn]
doorbell rang, who's [at the door|outside]?
[ac|air con|fan|humidifier] [on|off|to {n} degrees]
the sun blinds me, [lower|close] the blinds
+preheat the oven to {n} degrees
+make the lamp [red|blue|flicker]
siri, [lights|heating] [on|off]
tv on [please|channel {n}]
switch the [hallway|porch|garden] light [on|off]
""",
        de="""
+[mach|schalt] [mal|bitte|] [das Licht|die Lampe|die Heizung|den Fernseher] [an|aus]
Licht [an|aus]
+dimm [das Licht|die Lampe] [in der Küche|im Wohnzimmer|im Schlafzimmer]
+[mach|fahr] die [Rollos|Jalousien] [hoch|runter|auf|zu]
+stell die Heizung auf {n} Grad
!+mach das Wohnzimmer wärmer
+starte [den Staubsauger|die Kaffeemaschine|die Spülmaschine]
Licht in der Küche [an|aus]
im Wohnzimmer ist es stockdunkel, Lampe an
[Heizung|Fernseher|Ventilator|Lampe] [an|aus]
+[mach|schalt] [alles|alle Lampen] [in der Küche|im Haus|im Schlafzimmer] aus
+lass die [Rollläden|Jalousien|Markise] [runter|hoch]
+stell das Licht im [Flur|Bad|Schlafzimmer] auf {n} Prozent
ich geh aus dem Haus, [Lichter aus|sperr die Tür ab]
{n} Grad im [Bad|Schlafzimmer|Wohnzimmer]
+[sperr|schließ] die [Haustür|Garage] [ab|auf]
brennt [in der Küche|im Keller] noch Licht?
wie kalt ist es im [Keller|Schlafzimmer]?
Alexa, Licht [an|aus]
Filmabend, dimm das Wohnzimmer
+sag dem Roboter, er soll saugen
knips das Licht [an|aus]
Smart Home: [Küche|Garage] [an|aus]
mach s'Licht [o|aus] in da Kuchl
!gemütliches Licht im Schlafzimmer wär schön
!im Bad ist keiner, die Lampe kann aus
brr, [im Bad|im Büro] ist es eisig, dreh die Heizung auf
ich geh ins Bett, [Lampen aus|überall das Licht aus]
+mach die [Vorhänge|Fensterläden|Garage] [zu|auf]
hab ich [den Herd|das Bügeleisen|den Ofen] angelassen?
+gieß [die Blumen|den Garten|den Rasen]
es hat geläutet, wer ist [an der Tür|draußen]?
[Klimaanlage|Lüfter|Luftbefeuchter] [an|aus|auf {n} Grad]
die Sonne blendet, lass die [Rollos|Jalousien] runter
+heiz den Ofen auf {n} Grad vor
+färb die Lampe [rot|blau]
Siri, [Licht|Heizung] [an|aus]
Fernseher [an|auf Kanal {n}|aus] bitte
Licht im [Gang|Stiegenhaus|Garten] [an|aus]
dreh s'Liacht im Zimmer auf
""",
    ),
    *refused("home"),
)
PRINT = Beyond(
    Phrases(
        en="""
+print [this|it|the page|{f}|the document]
+print out {f}
print {n} copies [of {f}|]
+send {f} to the printer
+scan [this|a document|the page]
!+put {f} on paper
[can|could] you print {f}?
{f} on paper please
[hard copy|printout] of {f}
i need {f} printed [for school|by noon|in colour|]
+run {f} through the printer
+print page {n} [of {f}|]
+print {f} [double-sided|in black and white|{n} times]
printer [status|queue|settings]
my printer [is offline|has no ink|is jammed]
+make a scan of [the letter|my id|the contract]
+[cancel|stop|pause] [the print job|printing]
where is the nearest printer
would printing {f} be possible?
scanner [please|on]
!have {f} come out of the printer
!a copy of {f} for the binder, on paper
hand me {f} as a hard copy
{f} has to go to the [tax office|teacher] on paper, print it
+make {n} paper copies of {f}
why doesn't the printer [print|work|respond]?
is there [ink|toner|paper] left in the printer?
+output {f} on the laser printer
+digitise this letter with the scanner
print job for {f} [please|]
can i get {f} [on a4|in landscape|stapled]?
+set up the printer
my ticket must be printed, it's {f}
print: {f}, {n} copies
+photocopy [this|my passport|the page]
""",
        de="""
+druck[e|] [das|es|die Seite|{f}] [aus|]
{f} [drucken|ausdrucken]
+druck {n} Kopien [von {f}|]
+schick {f} an den Drucker
+scann[e|] [das|ein Dokument|die Seite] [ein|]
!+bring {f} aufs Papier
[kannst|könntest] du {f} [drucken|ausdrucken]?
{f} auf Papier bitte
Ausdruck von {f}
ich brauch {f} [gedruckt|ausgedruckt|in Farbe gedruckt|auf Papier]
+jag {f} durch den Drucker
+druck Seite {n} [von {f}|] aus
+druck {f} [beidseitig|in Schwarz-Weiß|{n} mal] [aus|]
[Druckerstatus|Druckerwarteschlange|Druckauftrag abbrechen]
mein Drucker [ist offline|hat keine Tinte|klemmt]
+scann [den Brief|meinen Ausweis|den Vertrag] ein
+[brich|halt] den Druck [ab|an]
wäre es möglich, {f} zu drucken?
Scanner [bitte|an]
druck ma {f} aus
gedruckt brauch ich: {f}
!lass {f} aus dem Drucker kommen
!{f} für den Ordner im Regal, auf Papier
gib mir {f} [als Papier|in Papierform]
{f} muss [dem Amt|der Lehrerin] auf Papier vorliegen, druck es
+mach {n} Papierkopien von {f}
warum [druckt|geht|reagiert] der Drucker nicht?
ist noch [Tinte|Toner|Papier] im Drucker?
+gib {f} auf dem Laserdrucker aus
+digitalisier den Brief mit dem Scanner
Druckauftrag für {f} [bitte|]
krieg ich {f} [in A4|im Querformat|in Farbe] gedruckt?
+richte den Drucker ein
mein Ticket muss gedruckt werden, das ist {f}
drucken: {f}, {n} Stück
+kopier [meinen Pass|die Seite] auf dem Kopierer
tua {f} ausdrucken, i brauch's in da Hand
""",
    ),
    *refused("print"),
)
INSTALL = Beyond(
    Phrases(
        en="""
+install {a}
+[uninstall|remove|deinstall] the [program|app|package] {a}
+uninstall {a}
+[update|upgrade] [the|my] [system|packages|computer]
+get {a} from the [app store|software center|aur|repos]
[can|could] you install {a} [for me|]?
i [need|want] {a} installed
!+set up {a} on my machine
system update
+update {a}
{a} isn't [there|installed], get it
how about [installing|trying] {a}? install it
+[add|put] {a} [to|on] [this|my] [system|computer|machine]
[apt|pacman -S|dnf|yay -S|flatpak|snap] install {a}
+reinstall {a}
i don't use {a} any more, [remove it|uninstall it]
[any|are there] updates [available|]?
{a} is [outdated|too old], update it
+[run|do|install] [all|the|] [updates|upgrades]
+[purge|deinstall] {a}
[installation of|setup of] {a}
is there an update for {a}?
+upgrade to the [newest|latest] {a}
[new|latest] version of {a} please
+replace {a} with {b} on this system
!my machine lacks {a}, fix that
!{a} must be thrown off this computer as a program
+download and install {a}
everyone uses {a}, i want it on here too
is {a} in the [aur|repos|store]?
+patch [the|my] [system|machine]
+grab {a} from [flathub|the repos|the aur]
bring [my|the] [system|packages|kernel] up to date
[new software|new program] {a} please
+downgrade {a} to the old version
{a} takes up space and nobody uses it, uninstall
how do i install {a}? you do it
+equip this box with {a}
my {a} is two versions behind, upgrade it
+slap {a} on my system
are my packages [up to date|outdated]?
the [driver|kernel|firmware] needs an update
""",
        de="""
+[installier|installiere] [mal|bitte|mir|] {a}
+[deinstallier|deinstalliere] {a}
+[aktualisier|aktualisiere|update] [das System|die Pakete|den Rechner|{a}]
{a} [installieren|deinstallieren]
[kannst|könntest] du [mir|] {a} installieren?
ich [brauch|will] {a} installiert [haben|]
!+richte {a} [auf meinem Rechner|] ein
[Systemupdate|System aktualisieren|Updates installieren]
+hol [mir|] {a} aus dem [AUR|Paketmanager]
{a} fehlt [hier|mir|], [installier das|spiel's ein]
wie wär's mit {a}? installier es
+[pack|spiel] {a} auf [den|meinen] Rechner
[apt|pacman -S|dnf|yay -S|flatpak] install {a}
+installier {a} neu
{a} brauch ich nicht mehr, [wirf's runter|deinstallier es]
[gibt es|sind] Updates [da|verfügbar|]?
{a} ist [veraltet|zu alt], aktualisier es
+[mach|spiel] [alle|die] Updates [ein|]
Installation [von|:] {a}
gibt's ein Update für {a}?
neueste Version von {a} [installieren|bitte]
+ersetz {a} durch {b} auf dem System
{a} nachinstallieren
+lad {a} runter und installier es
i hätt gern {a} auf mein Rechner
!dem Rechner fehlt {a}, änder das
!{a} soll als Programm von der Kiste verschwinden
alle nutzen {a}, das will ich auch hier drauf
gibt's {a} [im AUR|in den Paketquellen|im Store]?
+patch [das System|die Kiste]
+zieh dir {a} [von Flathub|aus dem AUR|aus den Paketquellen]
bring [das System|die Pakete|den Kernel] auf den neuesten Stand
[neue Software|neues Programm] {a} bitte
+setz {a} auf die alte Version zurück
{a} nimmt nur Platz weg, deinstallier das
wie installier ich {a}? mach du
+rüste den Rechner mit {a} aus
mein {a} ist zwei Versionen hinten, zieh das Update
+klatsch {a} aufs System
sind meine Pakete [aktuell|veraltet]?
[der Treiber|der Kernel|die Firmware] braucht ein Update
tua ma {a} installieren
""",
    ),
    *refused("install"),
)
