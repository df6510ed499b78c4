"""What a helper on a desktop refuses of the machine itself: packages, radio, drives, services, safety. The form is that of exchanges.py."""

MACHINE = """
# install
e +[install|uninstall|reinstall] {x}
e +[update|upgrade] [the system|my system|all packages|{x}]
e {x} [install|installation] please
e i [need|want] {x} on this computer
e +run the [updates|system update|upgrade]
e are there [any|] [updates|new versions]?
e +[remove|get rid of] the program {x}
e +[apt|pacman|dnf] install {x}
e !+get {x} onto my computer
e how do i get {x} on here?
e {x} is missing [on this machine|here|], [add it|install it]
e i don't need {x} any more, uninstall it
e do i have the newest {x}? otherwise update it
e there's a new version of {x}, update it
e +[pip|npm|cargo|flatpak|snap|brew] install {x}
e +[yay|paru|zypper|emerge] {x}
e [sudo|] [apt|dnf|pacman -Syu|apt-get] [update|upgrade]
e [update|upgrade] everything [on this box|on my machine|please]
e +set up {x} [from the aur|as a flatpak|as a snap|]
e my packages are [ancient|outdated], update them
e +downgrade {x} [to version {v}|]
e what about the newest [kernel|firefox|release]? install it
e could {x} be added to this system?
e !+bring my system up to date
e +[clean|clear] the package cache
e !we won't need {x} here, off with the package
e [new|fresh] software: {x}
d +[installier|deinstallier] [mal|bitte|mir|] {x}
d +[aktualisier|update] [das System|alle Pakete|{x}]
d {x} [installieren|deinstallieren]
d ich [brauch|will] {x} auf dem Rechner
d +mach [die Updates|ein Systemupdate|das Upgrade]
d +spiel die Updates ein
d gibt's [neue|] Updates?
d +schmeiß das Programm {x} runter
d !+hol {x} auf meinen Rechner
d wie krieg ich {x} [hier|auf den Rechner|] [drauf|]?
d {x} fehlt [hier|auf dem Rechner|], [spiel's drauf|installier das]
d {x} brauch ich nicht mehr, deinstallier es
d hab ich das neueste {x}? sonst aktualisier es
d gibt's {x} schon in neu? dann aktualisier
d [pip|npm|cargo|flatpak|snap] install {x}
d [sudo|] [apt|dnf|pacman -Syu] [update|upgrade] bitte
d alles [auf den neuesten Stand bringen|updaten|aktualisieren]
d +richte {x} [aus dem AUR|als Flatpak] ein
d meine Pakete sind [uralt|veraltet], bring sie auf Stand
d +spiel {x} [neu|] [drauf|ein]
d [Software|Programm|Paket] {x} [nachinstallieren|entfernen|runterwerfen]
d den neuesten [Kernel|Firefox] bitte [installieren|]
d könnte man {x} [hier|] [dazuinstallieren|draufpacken]?
d !+bring mein System auf Vordermann
d +leer den Paketcache
d !{x} kann als Programm vom Rechner runter
d hau ma {x} auf de Kistn
E I can't install, remove or update programs; your package manager does that in a terminal.
D Programme installieren, entfernen oder aktualisieren kann ich nicht; das macht dein Paketmanager im Terminal.

# bluetooth
e +[connect|pair] [my|the] [headphones|speaker|mouse|keyboard|phone] [via bluetooth|]
e +[turn|switch] [on|off] bluetooth
e bluetooth [on|off]
e why won't my [headphones|mouse|speaker] connect?
e !+link the headset to the computer
e my [airpods|earbuds|headset|controller] [don't connect|won't pair|disconnected]
e +[disconnect|unpair|forget] [my|the] [earbuds|airpods|controller|speaker]
e are my [headphones|airpods|earbuds] connected?
e [bt|bluetooth] [pairing|please|status]
e +[search|scan|look] for bluetooth devices
e +make [the|my] computer visible over bluetooth
e which bluetooth devices [are there|are paired]?
e +send {x} [over|via] bluetooth
e i'd like to use my [wireless headphones|gamepad] with this pc
e how charged are my [airpods|headphones]?
e !can the speaker in the kitchen be linked wirelessly
e turn [the|] bluetooth radio [on|off]
e !get my earbuds talking to this pc
e +[reconnect|connect] the [xbox controller|wireless mouse|jbl box]
d +[verbind|koppel] [meine Kopfhörer|den Lautsprecher|die Maus|mein Handy] [über Bluetooth|mit dem Rechner|]
d +[schalt|mach] Bluetooth [an|aus|ein]
d Bluetooth [an|aus]
d warum verbinden sich [meine Kopfhörer|die Maus und die Tastatur] nicht?
d !+häng das Headset an den Rechner
d meine [AirPods|Ohrstöpsel|Boxen] [verbinden sich nicht|finden den Rechner nicht]
d +[trenn|entkoppel|vergiss] [mein Headset|den Controller|die Box] [vom Rechner|]
d sind meine [Kopfhörer|AirPods] verbunden?
d [Bluetooth|BT] [koppeln|Status|bitte]
d +such [mal|] [nach|] Bluetooth-Geräten
d +mach den Rechner über Bluetooth sichtbar
d welche Bluetooth-Geräte [gibt es|sind gekoppelt]?
d +schick {x} [über|per] Bluetooth
d ich möcht [meinen Funkkopfhörer|mein Gamepad] hier benutzen
d wie voll sind meine [AirPods|Kopfhörer]?
d !kriegst du den Lautsprecher in der Küche kabellos dran
d [Kopfhörer|Headset|Maus] [koppeln|verbinden] [bitte|]
d !bring mein Headset mit dem Rechner zusammen
d Bluetooth [ein|ab]schalten
d +verbind [den Xbox-Controller|die Funkmaus|die JBL-Box]
E I can't change network connections or Bluetooth. I can tell you whether you are online.
D Netzverbindungen oder Bluetooth kann ich nicht ändern. Ich kann dir sagen, ob du online bist.

# wifi
e +connect [me|] to [the|] [wifi|network] {x}
e +[turn|switch] [on|off] [the|] [wifi|wlan|vpn|airplane mode]
e wifi [on|off]
e +disconnect [me|] [from the|] [wifi|internet|network|vpn]
e what's the wifi password?
e !+join the network {x}
e which [wifis|networks|hotspots] are [around|in range|available]?
e +[scan|search] for [wifi|wireless] networks
e +[forget|delete] the [network|wifi] {x}
e the wifi is [slow|bad|weak|unstable], fix it
e +[restart|reset|reboot] [the|my] [router|modem|fritzbox]
e +change the [dns|ip address|mac address|wifi password] [to {x}|]
e +[open|start|make] a hotspot [called {x}|]
e +[tether|connect] [to|with] my phone's hotspot
e [ethernet|lan|mobile data] [on|off]
e +log me into the [hotel|train|office] wifi
e how [fast|slow] is my [internet|connection|line]?
e [speed test|speedtest]
e +block [the internet|{x}] for [the kids|an hour]
e go [offline|online]
e !i want to be off the net
e +[share|give away] my internet connection
e !hook me up with the wireless network {x}
e take me off the vpn
d +verbind [mich|dich|] mit [dem|] [WLAN|Netz] {x}
d +[schalt|mach] das [WLAN|VPN] [an|aus|ein]
d WLAN [an|aus]
d +trenn [das WLAN|die Verbindung|das VPN]
d was ist das WLAN-Passwort?
d +mach den Flugmodus [an|aus]
d !+geh ins Netz {x}
d welche [WLANs|Netze|Hotspots] [gibt es hier|sind in Reichweite]?
d +such [mal|] [nach|] WLAN-Netzen
d +[vergiss|lösch] das [WLAN|Netzwerk] {x}
d das WLAN ist [lahm|schlecht|schwach|instabil], [reparier das|tu was]
d +[starte|resette] [den Router|die Fritzbox|das Modem] [neu|]
d +änder [den DNS|die IP-Adresse|das WLAN-Passwort] [auf {x}|]
d +[mach|öffne] einen Hotspot [namens {x}|] [auf|]
d +verbind dich mit dem Hotspot [von meinem Handy|]
d [LAN|Ethernet|mobile Daten] [an|aus]
d +logg mich ins [Hotel|Zug|Büro]-WLAN ein
d wie schnell ist [mein Internet|meine Leitung]?
d [Speedtest|Geschwindigkeitstest] [machen|]
d +sperr das Internet [für die Kinder|]
d geh [offline|online]
d !ich mag vom Netz weg
d ins WLAN {x} [einloggen|einwählen|wechseln]
d !häng mich ins Funknetz {x}
d aus dem VPN raus, bitte
E I can't change network connections or Bluetooth. I can tell you whether you are online.
D Netzverbindungen oder Bluetooth kann ich nicht ändern. Ich kann dir sagen, ob du online bist.

# download
e +download [the|a|this] [video|song|movie|game|file] [{x}|from youtube|]
e +[torrent|download] {x}
e +save the video {x} from youtube
e !+pull {x} down from the internet
e +rip the [cd|dvd]
e +burn [a|the] [cd|dvd] [with {x}|]
e can i have the [video|song|pdf|picture] from [youtube|that page|the website]?
e +[save|get|grab] [the|this] [page|picture|video] [from the web|from youtube|offline]
e [dl|download of] {x}
e i want {x} offline [on my disk|]
e +[fetch|wget|curl] the [installer|iso|archive] [of|for] {x}
e +[pause|cancel|resume] [the|my] [download|torrent]
e how far is [the|my] download?
e {x} as mp3 from youtube
e +[leech|torrent|yt-dlp] {x}
e is there a download for {x}? get it
e +make a [bootable stick|live usb] [with|of] {x}
e +copy [this|the] [dvd|blu-ray|cd] [to my disk|]
e !the movie {x} should land on my disk
e !+suck the playlist {x} from the net
d +lad [das|ein|dieses] [Video|Lied|Spiel] [{x}|von YouTube|] [herunter|runter]
d +lad {x} [herunter|runter]
d +speicher das Video {x} von YouTube
d !+zieh {x} aus dem Internet
d +brenn [eine|die] [CD|DVD] [mit {x}|]
d kann ich [das Video|den Song|das PDF] von [YouTube|der Seite] haben?
d +[sicher|hol] [das Bild|das Video|die Seite] [aus dem Netz|von YouTube|offline]
d [Download|Herunterladen]: {x}
d {x} [runterladen|downloaden|saugen]
d ich will {x} offline [auf der Platte|] haben
d +[hol|zieh] [mir|] [den Installer|das ISO|das Archiv] von {x}
d +[pausier|stopp] den [Download|Torrent]
d wie weit ist [der|mein] Download?
d {x} als MP3 von YouTube
d gibt's {x} zum Runterladen? dann lad es
d +mach einen bootfähigen Stick [mit|von] {x}
d +kopier die [DVD|CD] [auf die Platte|]
d !der Film {x} soll auf meine Platte
d !+saug die Playlist {x} aus dem Netz
d lod ma {x} owa
E I can't upload, post or download anything, nor reach a cloud. I can open the page for you.
D Hochladen, posten oder herunterladen kann ich nichts, und in eine Cloud komme ich nicht. Ich kann dir die Seite öffnen.

# format
e +format [the|my] [disk|usb stick|drive|hard drive]
e +[partition|wipe|erase] [the|my] [disk|ssd|whole drive]
e +reinstall [linux|the system|windows]
e +update the [bios|firmware|drivers]
e !+make a new partition on the ssd
e my [usb stick|disk|sd card] needs [a new filesystem|formatting|to be wiped]
e +[mount|unmount|eject] [the|my] [drive|disk|stick|sd card]
e +encrypt [the|my] [disk|drive|usb stick]
e +make the [root|home|swap] partition [bigger|smaller]
e [format|mkfs] [the stick|/dev/sdb1|sdb]
e +[defrag|repair] [the|my] [disk|drive|filesystem]
e +flash [the|a new] [bios|firmware|rom]
e +set up a [dual boot|raid|swap partition] [with windows|]
e +clone [my|the] [disk|ssd] [to the new one|]
e i want [windows|another linux|ubuntu] on this machine
e +enter the [bios|uefi|boot menu]
e !the stick must be blank before i give it away
e new [graphics|nvidia|wifi] driver please
e !may i pull out the usb stick now
d +formatier [die|meine|den] [Platte|Festplatte|USB-Stick]
d +[partitionier|lösch] [die ganze|meine ganze] [Platte|SSD|Festplatte]
d +installier [Linux|das System|Windows] neu
d +aktualisier [das BIOS|die Firmware|die Treiber]
d !+mach eine neue Partition auf der SSD
d mein [Stick|USB-Stick] [gehört formatiert|braucht ein neues Dateisystem]
d +[häng|wirf] [den Stick|die Platte|die SD-Karte] [aus|ein]
d +verschlüssel [die Platte|meine Festplatte|den USB-Stick]
d +mach die [Root|Home|Swap]-Partition [größer|kleiner]
d [Stick|SD-Karte] [formatieren|auswerfen|mounten|aushängen]
d +[defragmentier|reparier] [die Platte|das Dateisystem]
d +flash [das BIOS|die neue Firmware]
d +richte [ein Dual-Boot|ein RAID|eine Swap-Partition] ein
d +klon [meine Platte|die SSD] [auf die neue|]
d ich will [Windows|ein anderes Linux|Ubuntu] auf dem Rechner
d +geh ins [BIOS|UEFI|Bootmenü]
d !der Stick muss leer sein, bevor ich ihn hergeb
d [neuer|aktueller] [Grafiktreiber|Nvidia-Treiber] bitte
d !darf ich den Stick jetzt rausziehen
E Drives, partitions and whole systems I can't touch, back up or restore; I can copy files and folders.
D Laufwerke, Partitionen und ganze Systeme kann ich nicht anfassen, sichern oder wiederherstellen; Dateien und Ordner kopieren kann ich.

# phone
e +[charge|unlock|find|ring] my [phone|tablet|watch]
e how full is my phone's battery?
e +send {x} to my [phone|tablet|ipad]
e +[sync|back up] my phone
e !+put {x} onto my phone
e where's my [phone|cellphone|smartphone]?
e i can't find my [phone|iphone|mobile], [make it ring|call it]
e +[get|pull|copy|import] the [photos|pictures|contacts] from my [phone|iphone|android]
e what's on my [phone|watch|tablet]?
e +put my phone on [silent|vibrate|airplane mode]
e +mirror my phone [on|to] this screen
e my [smartwatch|fitbit|watch] [isn't syncing|is dead]
e how many steps did i [walk|take] today?
e +install [an app|whatsapp|{x}] on my phone
e i want {x} on my [phone|kindle|tablet]
e +[turn off|restart|lock] my [phone|ipad|laptop at work]
e +connect to the [office pc|other computer|raspberry pi]
e !my mobile is nowhere to be seen
e !transfer {x} to the tablet
e any news on my phone?
d +[lad|entsperr|find|orte] mein [Handy|Tablet]
d wie voll ist der Akku von meinem Handy?
d +schick {x} [auf|an] mein [Handy|Tablet|iPad]
d +synchronisier mein Handy
d !+pack {x} auf mein Handy
d wo ist mein [Handy|Smartphone|Telefon]?
d ich find mein [Handy|iPhone] nicht, [lass es klingeln|ruf es an]
d +[hol|kopier] [die Fotos|die Bilder|die Kontakte] [vom Handy|von meinem iPhone|vom Smartphone]
d was ist auf meinem [Handy|Tablet]?
d +stell mein Handy auf [lautlos|Vibration|Flugmodus]
d +spiegel mein Handy auf den Bildschirm
d meine [Smartwatch|Uhr] [synchronisiert nicht|ist tot]
d wie viele Schritte hab ich heute [gemacht|geschafft]?
d +installier [eine App|WhatsApp|{x}] auf meinem Handy
d ich will {x} [auf dem Handy|auf dem Kindle|auf dem Tablet] haben
d +[sperr|starte] mein [Handy|iPad] [neu|]
d +verbind dich mit [dem Büro-PC|dem anderen Rechner|dem Raspberry Pi]
d !mein Handy ist nirgends zu finden
d !übertrag {x} aufs Tablet
d wo is mei Handy?
d {x} aufs [Handy|Smartphone|iPhone] [schicken|schieben|kopieren]
E I can't reach your phone, the house or other devices, only this computer.
D Dein Handy, das Haus und andere Geräte erreiche ich nicht, nur diesen Rechner.

# sysadmin
e +[add|create|delete] [a|the] user {x}
e +change the system [time|clock|time zone] [to {t}|]
e +[start|stop|restart|enable] the [service|daemon] {x}
e +set up a [printer|firewall|vpn|server]
e !+give {p} an account on this machine
e +make {p} an [admin|administrator|sudoer]
e +[change|reset] the [root|admin|user] password
e the clock [is wrong|is one hour off], set it right
e +[open|close|forward] [the|] port {n} [in the firewall|]
e +[configure|set up] [ssh|samba|nginx|docker|apache] [for {x}|]
e +put {x} in the autostart
e +[disable|mask|reload] the [unit|service] {x}
e {x} should start [at boot|with the system|when i log in]
e +add a cron job [for {x}|every {m} minutes]
e +change the hostname to {x}
e +[edit|change] the [kernel parameters|grub config|fstab|sudoers]
e +[give|grant] {p} [root|sudo] rights
e firewall [on|off]
e !{p} needs a login on this box
e +set the time zone to {c}
e !the service {x} must not run any more
e +set up [parental controls|disk quotas|a proxy] [for {p}|]
d +[leg|richte] [einen|den] Benutzer {x} [an|ein]
d +stell die Systemuhr [auf {t}|um]
d +[starte|stoppe|aktiviere] den Dienst {x}
d +richte [einen Drucker|eine Firewall|ein VPN|einen Server] ein
d !+gib {p} ein Konto auf dem Rechner
d +mach {p} zum [Admin|Administrator]
d +[änder|setz] das [Root-Passwort|Admin-Passwort] [neu|zurück|]
d die Systemuhr [geht falsch|geht eine Stunde vor], stell sie
d +[öffne|schließ] [den|] Port {n} [in der Firewall|]
d +[konfigurier|richte] [SSH|Samba|Nginx|Docker] [ein|für {x} ein]
d +[pack|nimm] {x} in den Autostart
d Dienst {x} [starten|stoppen|deaktivieren|neu laden]
d {x} soll [beim Booten|mit dem System|beim Anmelden] starten
d +leg einen Cronjob [für {x}|alle {m} Minuten] an
d +änder den Hostnamen [auf|in] {x}
d +bearbeite [die fstab|die Kernelparameter|die Grub-Konfiguration|die sudoers]
d +gib {p} [Rootrechte|sudo-Rechte]
d Firewall [an|aus|einrichten]
d !{p} braucht einen Login auf dieser Kiste
d +stell die Zeitzone auf {c}
d !der Dienst {x} soll nicht mehr laufen
d +richte [eine Kindersicherung|einen Proxy] [für {p}|] ein
E I can't use the keyboard and the mouse, nor change the system's settings: users, services, looks, sound devices.
D Tastatur und Maus kann ich nicht bedienen, und Einstellungen des Systems nicht ändern: Benutzer, Dienste, Aussehen, Tongeräte.

# virus
e +scan [my|the|this] [computer|pc|system|downloads] for [viruses|malware|trojans]
e do i have a [virus|trojan|keylogger]?
e [was my [pc|computer|account] hacked|has my pc been hacked|did somebody hack my laptop]?
e +remove the [virus|malware|spyware|ransomware]
e is {x} a virus?
e [virus scan|antivirus|malware check] [please|now|]
e my pc [behaves weirdly|shows ads everywhere|was taken over]
e am i being [hacked|watched|spied on]?
e +check {x} for viruses
e is this [mail|link|download] [safe|a scam|phishing]?
e +protect [me|my computer] from [hackers|viruses]
e !something nasty got onto my machine
e !did i catch some malware?
d +[prüf|scann|durchsuch] [den|meinen] [Rechner|PC|Computer] [auf|nach] [Viren|Malware|Trojanern]
d hab ich [einen Virus|einen Trojaner|Schadsoftware] [auf dem Rechner|]?
d wurde mein [PC|Rechner|Konto] gehackt?
d +[entfern|lösch] [den Virus|die Malware|den Trojaner]
d ist {x} ein Virus?
d [Virenscan|Virenprüfung|Antivirus] [bitte|starten|]
d mein PC [verhält sich komisch|zeigt überall Werbung|wurde übernommen]
d werd ich [gehackt|ausspioniert|überwacht]?
d +prüf {x} auf Viren
d ist [diese Mail|dieser Link|der Download] [sicher|Betrug|Phishing]?
d +schütz [mich|meinen Rechner] vor [Hackern|Viren]
d !da hat sich was Böses auf meinem Rechner eingenistet
d !hab ich mir Schadsoftware eingefangen?
E I can't scan for viruses or say whether something is safe.
D Nach Viren suchen oder sagen, ob etwas sicher ist, kann ich nicht.

# backup
e +back up [my|the|this] [whole computer|entire system|pc|laptop]
e +[make|create|take] a [system backup|snapshot of the system|full backup|disk image|restore point]
e +restore [the|my] [system|computer] [from the backup|to yesterday|]
e when was my last [backup|snapshot]?
e do i have a backup [of the system|of everything|]?
e [system|full] backup
e +schedule [daily|weekly] backups
e +roll the whole system back to last week
e +recover [the files|data] from the [broken|old] [disk|drive|ssd]
e is my data backed up?
e !save the entire machine somewhere safe
e +start [timeshift|the backup|rsnapshot|time machine]
e !the old drive died, rescue the data
d +sicher [meinen ganzen|den ganzen|den kompletten] [Rechner|PC|Laptop]
d +[mach|erstell] [ein Systembackup|einen Snapshot vom System|ein Vollbackup|ein Image der Platte]
d +stell das System [aus dem Backup|von gestern|] wieder her
d wann war [mein letztes|das letzte] Backup?
d hab ich ein Backup [vom System|von allem|]?
d [Systemsicherung|Vollsicherung|Komplettbackup] [machen|]
d +plan [tägliche|wöchentliche] Backups ein
d +dreh das ganze System auf letzte Woche zurück
d +rette [die Daten|die Dateien] von der [kaputten|alten] Platte
d sind meine Daten gesichert?
d !den kompletten Rechner irgendwo sicher ablegen
d +starte [Timeshift|das Backup|die Datensicherung]
d !die alte Platte ist hin, hol die Daten runter
E Drives, partitions and whole systems I can't touch, back up or restore; I can copy files and folders.
D Laufwerke, Partitionen und ganze Systeme kann ich nicht anfassen, sichern oder wiederherstellen; Dateien und Ordner kopieren kann ich.
"""
