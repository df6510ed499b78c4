"""What people ask about the machine that shell commands tell: how long it runs, its kernel, ports, errors, parts."""

from training.wordings.listed import listed

UPTIME = listed(
    en="""
[how long|since when] [has|is] the [computer|machine|system|pc] [been|] [on|running|up]; uptime; [what's|what is|show me] the uptime
when did i [boot|start the computer]; [how long|how many days] since the last [reboot|restart]; how long is [this|the] [box|thing] up
when was the last reboot; time since boot; !for how long has this been switched on; system uptime please; uptime -p
how long since i [turned|switched] this on; has the [computer|machine|pc] been on for long
how many [hours|days] has the [computer|laptop|pc|machine] been [running|up]; i forget when i last restarted, how long is it running
when did this [machine|system|box] [come up|start|boot]; !for what time has the box been alive; do i need a reboot? how long is it up
when was this [computer|pc|laptop] [turned on|switched on|last restarted]; current uptime; running since when; boot time?
!how much time passed since power-on; when did the system last boot; i never shut this thing down, how long has it been on; hours since boot
""",
    de="""
[wie lange|seit wann] läuft der [Rechner|Computer|PC|Laptop] [schon|]; uptime; [was ist|zeig mir] die Uptime
wann hab ich den Rechner [gestartet|hochgefahren|angemacht]; wie lange ist der letzte [Neustart|Reboot] her; wie lang ist die Kiste [schon|] an
wann war der letzte Neustart; Laufzeit [vom Rechner|des Systems]; !wie lange ist der [Rechner|PC] schon eingeschaltet
seit wann läuft [das System|die Kiste]; uptime -p; wie lange ist der Rechner schon [an|am Laufen|in Betrieb]
seit wie vielen [Tagen|Stunden] läuft [der Rechner|der PC|die Kiste]
wann wurde der [Rechner|Computer|Laptop] zuletzt [neu gestartet|gestartet|eingeschaltet]
ich weiß nicht mehr, wann ich zuletzt neu gestartet hab, wie lang läuft er; ich fahr die Kiste nie runter, wie lang läuft die jetzt
!wie viel Zeit ist seit dem Einschalten vergangen; seit wann ist [der Rechner|der PC|die Mühle] an; wia lang rennt der [Rechner|PC] schon
letzter Neustart wann; aktuelle Uptime; [Betriebszeit|Betriebsdauer|Laufzeit]?; Stunden seit dem [Booten|Start]; !läuft der Rechner schon seit Tagen durch
wann bin ich zuletzt hochgefahren; wann hat das System gebootet
""",
)
KERNEL = listed(
    en="""
[which|what] kernel [is running|do i have|am i on|version]; kernel [version|]; [what's|what is] my kernel [version|]; linux version
[show|tell me] the kernel version; uname -r; !the version of the running linux kernel; what linux kernel is this
which kernel release [is this|am i running|did i boot]; the wiki says 6.6 or newer, which kernel have i got; tell me the kernel release
!on what kernel does this box run; running kernel; i updated, which kernel is booted now; how [old|new|recent] is my kernel
did the new kernel get booted? version please; !number of the kernel in use; current kernel [version|release]; i need the kernel version for a bug report
is this an lts kernel; kernel number
""",
    de="""
[welcher|welchen] Kernel [läuft|hab ich|läuft hier]; Kernel-Version; [was ist|welche ist] meine Kernel-Version; Linux-Version
[zeig|sag] mir die [Kernelversion|Kernel-Version]; uname -r; !die Version des laufenden Linux-Kernels; Kernel?
welcher Kernel ist [gebootet|gestartet|aktiv|drauf]; was für ein Kernel [ist das|läuft hier|läuft da]; im Wiki steht 6.6 oder neuer, welchen Kernel hab ich
!auf was für einem Kernel läuft die Kiste; aktueller Kernel; ich hab Updates gemacht, welcher Kernel läuft jetzt; wie [alt|neu|aktuell] ist mein Kernel
Kernelversion [bitte|]; Kernel-Release [bitte|]; ich brauch die Kernelversion für einen Bugreport; hab ich einen LTS-Kernel
!Nummer vom Kernel, der grad läuft; wos für a Kernel rennt da; Versionsnummer vom Kernel; laufender Kernel
""",
)
HOSTNAME = listed(
    en="""
[what's|what is] [my|the] [hostname|computer name]; hostname; [what|how] is this [computer|machine] called; name of [this|the] [computer|machine]
!under which name is this computer on the network; uname -n; what did i name this [machine|computer|laptop]
tell me the [hostname|computer's name|name of this machine]; i need the hostname for [ssh|the router|the admin]; which [machine|host|computer] am i on
!how does this box call itself; does this [pc|laptop] have a name; what's this [laptop|box|pc|machine] called; the machine's name; node name
!what name did this pc get when it was set up; host name please; show [me|] the hostname; current host; [which|what] host is this
am i on the server or the laptop? hostname
""",
    de="""
[wie heißt|wie ist der Name von] [dieser|der|mein] [Rechner|Computer|PC]; Hostname; [was ist|wie lautet] der Hostname; Name [vom|dieses] [Rechner|Rechners]
!unter welchem Namen ist dieser Rechner im Netz; uname -n; wie hab ich [den Rechner|die Kiste|den Laptop] genannt
sag mir den [Hostnamen|Rechnernamen|Namen vom Rechner]; ich brauch den Hostnamen [für ssh|für den Router|für den Admin]; auf welchem [Rechner|Host] bin ich
!wie nennt sich die Kiste hier; hat der [PC|Laptop] einen Namen; Rechnername; Computername [bitte|]; wie hoaßt der Rechner; Maschinenname
!welchen Namen hat der PC beim Einrichten bekommen; zeig [mir|] den [Hostnamen|Rechnernamen]; Host?; welcher Host ist das
bin ich auf dem Server oder dem Laptop? Hostname bitte
""",
)
USER = listed(
    en="""
[which|what] user am i [logged in as|]; whoami; [what's|what is] my [user name|username|login]; under which user [am i running|does this run]
!the name of my account; who am i [logged in as|]; my username; which account [is this|am i using|am i on]; am i root
tell me [my user name|the current user|who i'm logged in as]; current user; i forgot my login name on here; !as whom am i working
what do i have to type as user for ssh; is this root or a normal user; !what am i called on this system
[what's|what is] the name of the [current|active] user; user name?; login name; under what account does this session run; whose account is this
""",
    de="""
[als welcher|welcher] Benutzer bin ich [angemeldet|eingeloggt]; whoami; [wie heißt|was ist] mein [Benutzername|Username|Login]
[unter|mit] welchem Benutzer [laufe ich|bin ich drin]; !der Name meines Kontos; wer bin ich [hier|]; mein Benutzername
[welches Konto|welcher Account] ist das; bin ich root; sag mir [meinen Benutzernamen|meinen Login|den aktuellen Benutzer]; aktueller Benutzer
ich hab vergessen, wie mein Login hier heißt; !als wer arbeite ich hier; ist das root oder ein normaler Benutzer; !wie heiß ich auf dem System
Name des angemeldeten Benutzers; Benutzername?; Loginname; unter welchem Konto läuft die Sitzung; wessen [Konto|Account] ist das; wer bin i do
als was bin ich eingeloggt
""",
)
LOGGED_IN = listed(
    en="""
who is logged in; [which|what] users are logged in; [show|list] [all|] logged in users; is [anybody|anyone] else logged in; !who else sits on this machine
am i the only one [on here|logged in]; anyone else [on here|on this box|logged on]; list of logged in users; active [users|sessions|logins]; who's on
who is on [this machine|the box|the system] [right now|]; who else is [here|logged on|online on this machine]; how many people are logged in; open sessions
!which people are using this computer at the moment; is someone [logged in over ssh|else using this machine]; users online on this machine
!before i reboot: is anybody else logged in; sessions on this host; i think somebody is on my machine, who's logged in; current logins
""",
    de="""
wer ist [angemeldet|eingeloggt]; welche Benutzer sind [angemeldet|eingeloggt]; [zeig|liste] [alle|] angemeldeten Benutzer
ist [sonst noch|noch] jemand angemeldet; !wer ist außer mir noch auf der Kiste; bin ich [allein|der Einzige] [hier|auf der Kiste]
[noch|sonst] wer [angemeldet|eingeloggt|auf dem Rechner]; Liste der angemeldeten Benutzer; aktive [Benutzer|Sitzungen|Logins]
wer ist [grad|gerade] [drauf|auf der Kiste|auf dem Rechner]; wer ist sonst noch [drin|drauf|eingeloggt]; wie viele Leute sind angemeldet; offene Sitzungen
!welche Leute benutzen diesen Rechner im Moment; ist jemand per ssh [drauf|angemeldet|verbunden]; angemeldete Benutzer
!bevor ich neu starte: ist noch wer angemeldet; Sitzungen auf diesem Host; ich glaub da ist wer auf meinem Rechner, wer ist eingeloggt; aktuelle Anmeldungen
wer is eigloggt
""",
)
PORTS = listed(
    en="""
[which|what] ports are [open|listening|in use|used]; open ports; [show|list] [me|] [all|the|] [open|listening] ports
[is|are] [something|any ports] [listening|open]; what is listening on this machine; [check|see] which ports are open; !on which ports does something listen
listening sockets; ports?; ss -tln; any open ports; what's listening; list [open|listening] tcp ports; what services listen on [the network|tcp]
is this box exposing any ports; which tcp ports are [open|listening]; my firewall guide asks for the open ports, which are those
what can be [reached|connected to] on this machine from outside, ports i mean; !ports that accept connections; port overview; [all|the] ports in use
which ports are taken [already|]; !see what the machine has open, port-wise; sockets that listen; netstat, listening ports; do i have open ports
""",
    de="""
[welche|was für] Ports sind [offen|belegt|in Benutzung]; offene Ports; [zeig|liste] [mir|] [alle|die|] [offenen|lauschenden] Ports
[lauscht|hört] [irgendwas|was] auf [einem|nem] Port; was lauscht auf dem Rechner; [schau|guck] mal welche Ports offen sind
!auf welchen Ports [lauscht|hört] etwas; lauschende Sockets; Ports?; ss -tln; irgendwelche Ports offen; was lauscht da
lauschende Ports [auflisten|anzeigen|]; welche TCP-Ports [lauschen|sind offen]; hab ich offene Ports; welche Ports sind [schon|bereits] [vergeben|belegt]
für die Firewall: welche Ports sind offen; !Ports, die Verbindungen annehmen; Portübersicht; alle [belegten|benutzten] Ports
[sind|gibt es|gibt's] offene Ports; wos für Ports san offen; !an welchen Türen horcht der Rechner, also Ports; Netstat, lauschende Ports
welche Dienste lauschen im Netz; offene TCP-Ports [bitte|anzeigen]
""",
)
FAILED = listed(
    en="""
[which|what|are there any] services [failed|have failed|are broken]; failed [services|units]; [did|has] any service [fail|failed|crash|crashed]
[show|list] [the|all|] failed [systemd|] [services|units]; !services that are not running as they should; is systemd happy
are all services [ok|fine|up|healthy]; is anything broken in systemd; broken [services|units]; [services|units] in failed state
any failed [units|services|systemd units]; something didn't start, which service is it; which [units|services] didn't [start|come up]
did everything start [properly|fine|] [after the boot|]; !does systemd complain about a unit; services that crashed
the boot showed a red line, which service failed; !list what systemd marks as failed; which service [died|crashed|went down]; degraded? which units
service health check
""",
    de="""
[welche|gibt es|gibts] [fehlgeschlagene|kaputte|gescheiterte] [Dienste|Services|Units]; welche Dienste sind [fehlgeschlagen|gescheitert|kaputt]
ist [ein|irgendein] Dienst [abgestürzt|fehlgeschlagen]; [zeig|liste] [die|alle|] fehlgeschlagenen [Dienste|Units]
!Dienste, die nicht so laufen wie sie sollen; sind alle Dienste ok; [laufen|sind] alle Dienste [sauber|in Ordnung|gesund]
ist bei systemd was kaputt; kaputte [Dienste|Services|Units]; Dienste im Status failed; fehlgeschlagene [Dienste|Units|Services] [bitte|]
irgendwas ist nicht gestartet, welcher Dienst ist das; welche [Dienste|Units] sind nicht [gestartet|hochgekommen]
ist [nach dem Booten|beim Start] alles [hochgekommen|gestartet]; !beschwert sich systemd über eine Unit; abgestürzte Dienste
beim Booten war was rot, welcher Dienst ist gescheitert; !was führt systemd als failed; welcher Dienst ist [abgeschmiert|gestorben|umgefallen]
welche Services san hin; hat's einen Dienst zerlegt
""",
)
ERRORS = listed(
    en="""
[any|are there|show me the] errors in the [journal|system log|log|logs] [today|since boot|]; [show|list] [the|] [system|] errors since boot; journal errors
what went wrong since [the start|boot]; !error messages of the system since it was started; check the journal for errors
are there any errors in the logs; error log of the system [please|]; system errors; did anything go wrong [since boot|since the last boot|while booting]
[recent|latest] system errors; what [errors|problems] does the journal [show|have|list]; the computer acts weird, any errors in the journal
!has the system reported trouble since it booted; log errors of this boot; errors of the current boot; look into the system log for errors
journalctl errors; !which errors piled up in the journal; something crashed, what do the system logs say; red lines in the journal
show me what failed since [boot|startup], from the journal
""",
    de="""
[gibt es|sind|zeig mir] Fehler im [Journal|Systemlog|Log] [heute|seit dem Start|]; [zeig|liste] [die|] [System-|]Fehler seit dem [Start|Booten]
Journal-Fehler; was ist seit dem Start schiefgegangen; !Fehlermeldungen des Systems seit dem Einschalten; schau im Journal nach Fehlern
sind Fehler [in den Logs|in den Protokollen]; Fehlerlog vom System [bitte|]; Systemfehler; ist seit dem [Booten|Start|Hochfahren] was schiefgelaufen
[aktuelle|letzte] Systemfehler; welche Fehler [stehen im Journal|zeigt das Journal|meldet das Journal]; der Rechner spinnt, sind Fehler im Journal
!hat das System seit dem Start Probleme gemeldet; Fehler seit dem letzten Boot; Fehlermeldungen [im Journal|im Systemprotokoll|seit dem Booten]
durchsuch das Systemlog nach Fehlern; journalctl Fehler; !was hat sich im Journal an Fehlern angesammelt; irgendwas ist abgestürzt, was sagen die Systemlogs
rote Zeilen im Journal; wos für Fehler san im Journal; guck [mal|] ins [Systemprotokoll|Journal], ob da Fehler sind
""",
)
DRIVES = listed(
    en="""
[list|show] [the|all|] block devices; lsblk; [which|what] [drives|disks|partitions] are [there|connected|attached]
how is my disk partitioned; partition table; !what storage devices are plugged in; [what|which] [block devices|partitions] [exist|do i have]
is my usb [stick|drive] recognised? list the block devices; i plugged in a usb drive, under which device name is it
what's the device name of my [stick|external drive|sd card]; disk layout; drive layout; layout of the [disk|drives|partitions]
[all|my] block devices; !which sdX is the stick i put in; how are the [disks|drives] [divided|split up|laid out]
!a table with drives, partitions and mount points; show me the partitions [of the disk|on my ssd|]; partition layout
what's mounted where, as lsblk shows it; overview of [drives and partitions|block devices]; i want to flash an image, what devices are there
""",
    de="""
[liste|zeig] [mir|] [die|alle|] Blockgeräte; lsblk; [welche|was für] [Laufwerke|Platten|Partitionen] [gibt es|sind angeschlossen]
wie ist meine Platte partitioniert; Partitionstabelle; !welche Datenträger sind eingesteckt; [welche|was für] [Blockgeräte|Partitionen] [hab ich|existieren]
wird mein USB-Stick erkannt? liste die Blockgeräte; ich hab eine USB-Platte angesteckt, welchen Gerätenamen hat die
wie heißt das Gerät von meinem [Stick|USB-Stick]; Platten-Layout; Partitionslayout; Aufteilung [der Platte|der Platten|der SSD]
[alle|meine] [Partitionen|Blockgeräte|Laufwerke]; !welches sdX ist der Stick, den ich reingesteckt hab
wie ist die [SSD|Festplatte] [aufgeteilt|partitioniert|eingeteilt]; !eine Tabelle mit Laufwerken, Partitionen und Mountpoints
zeig mir die Partitionen [der SSD|auf der Platte]; was ist wo gemountet, so wie lsblk das zeigt; Übersicht [der Blockgeräte|der Laufwerke und Partitionen]
ich will ein Image flashen, welche Geräte gibt's da; wos san do für Partitionen
""",
)
USB = listed(
    en="""
[list|show] [the|all|] usb devices; lsusb; [which|what] usb devices are [connected|plugged in|there]; what's plugged into usb
!everything that hangs on the usb ports; usb devices; is my [mouse|webcam|scanner|keyboard] recognised on usb; what [hangs on|is attached to] usb
list everything [on usb|connected via usb|attached over usb]; which usb things are [attached|in|connected]; i plugged in a webcam, does usb see it
the printer isn't found, which usb devices do you see; !what does the usb bus report; connected usb [devices|hardware|gear]
show [me|] what's on [usb|the usb bus]; usb list; do i have anything in the usb ports; !which gadgets are attached over usb; usb overview
see whether usb shows my [adapter|device|dongle]
""",
    de="""
[liste|zeig] [mir|] [die|alle|] USB-Geräte; lsusb; [welche|was für] USB-Geräte sind [angeschlossen|eingesteckt|da]; was steckt am USB
!alles was an den USB-Ports hängt; USB-Geräte; wird meine [Maus|Webcam|Tastatur] am USB erkannt; was hängt [am|alles am] USB
alles [am USB|per USB angeschlossene|was per USB dran ist] auflisten; welche USB-Sachen sind [dran|drin|angesteckt|angeschlossen]
hab eine Webcam angesteckt, sieht USB die; der Drucker wird nicht gefunden, welche USB-Geräte siehst du; !was meldet der USB-Bus; angeschlossene USB-Geräte
zeig [mir|] was am USB-Bus hängt; USB-Liste; steckt was in den USB-Ports; !welche Gerätschaften sind über USB dran; USB Übersicht
schau ob am USB mein [Adapter|Gerät|Dongle] auftaucht; wos steckt im USB
""",
)
PROCESSOR = listed(
    en="""
[which|what] [cpu|processor] do i have; cpu model; [what's|what is] my [cpu|processor] [model|called]; name of the processor
!which processor is built into this machine; [which|what] [cpu|processor] is [this|in here|in this machine|in my laptop]; cpu?; processor [name|model|type]
what chip does this computer run on; is it an intel or an amd [cpu|processor|]; tell me the [cpu|processor] [model|name|type]
i want to sell the laptop, what cpu is in it; !what silicon does the machine calculate with; cpu name; what kind of [cpu|processor] is [built in|inside]
[intel or amd|amd or intel]?; !the game asks for a certain processor, which one have i got; exact cpu model; what's under the hood, cpu-wise
cpu type please
""",
    de="""
[welche CPU|welchen Prozessor] hab ich; CPU-Modell; [wie heißt|was ist] [meine CPU|mein Prozessor]; Name des Prozessors
!welcher Prozessor steckt in der Kiste; [welche CPU|welcher Prozessor|was für ein Prozessor] [ist da drin|ist verbaut|steckt da drin]; CPU?
[Prozessorname|Prozessormodell|Prozessortyp|Prozessor]; was für ein Chip steckt im Rechner; ist das ein Intel oder ein AMD
sag mir das [CPU-Modell|Prozessormodell]; ich will den Laptop verkaufen, welche CPU hat der; !mit was für einem Prozessor rechnet die Kiste; CPU-Name
wos für a CPU is do drin; [Intel oder AMD|AMD oder Intel]?; !das Spiel verlangt einen bestimmten Prozessor, welchen hab ich; genaues CPU-Modell
CPU-Typ bitte; welche CPU werkelt hier
""",
)
GRAPHICS = listed(
    en="""
[which|what] [graphics card|gpu|video card] do i have; gpu model; [what's|what is] my [gpu|graphics card]; !which graphics card is in this machine
[which|what] [gpu|graphics card] is [this|in here|built in|installed]; gpu?; graphics card [model|name|]
do i have [an nvidia or an amd card|nvidia or amd|a dedicated gpu]; what graphics [chip|adapter] does this [machine|laptop] have
tell me the [gpu|graphics card] [model|name]; the game stutters, what gpu have i got; !what draws the picture here, which graphics chip
video [card|adapter] [model|]; is it nvidia, amd or intel graphics; !i need to know my card for the right driver, graphics i mean; gpu name
what kind of graphics card [is inside|do i own]; graphics hardware; vga controller
""",
    de="""
[welche|was für eine] [Grafikkarte|GPU] hab ich; GPU-Modell; [was ist|wie heißt] meine [Grafikkarte|GPU]; !welche Grafikkarte steckt in der Kiste
[welche|was für eine] [Grafikkarte|GPU] [ist da drin|ist verbaut|steckt da drin]; GPU?; [Grafikkarte|Grafikkartenmodell|Grafikchip|Graka]
hab ich [eine Nvidia oder eine AMD|Nvidia oder AMD]; was für ein Grafikchip steckt im [Rechner|Laptop]; sag mir das Modell der [Grafikkarte|GPU]
das Spiel ruckelt, welche GPU hab ich denn; !was macht hier das Bild, welcher Grafikchip; welche Graka [hab ich|ist drin]
ist das Nvidia-, AMD- oder Intel-Grafik; !für den richtigen Treiber: welche Grafikkarte hab ich; Name der [Grafikkarte|GPU]; wos für a Grafikkartn is drin
Grafik-Hardware; hab ich eine richtige Grafikkarte oder nur Onboard
""",
)
CORES = listed(
    en="""
how many [cpu|processor|] cores [do i have|are there|does it have]; [number|count] of [cpu|] cores; nproc; cpu cores; !with how many cores does it calculate
core count; how many [cores|threads|cpus] [has this machine got|does this cpu have|does the processor have|can i use]
i want to compile with -j, how many cores do i have; number of [processors|threads|cpu threads]; is this a quad core or more; cores?
how many processing units are available; !how parallel can i build on this box, cores i mean; how many logical cpus; [available|usable] cores
!the core number of my processor; tell me how many cores [there are|i have|are in here]; dual core, quad core or what is it; amount of cpu cores
how multi is my multicore
""",
    de="""
wie viele [CPU-|Prozessor-|]Kerne [hab ich|hat der Rechner|gibt es]; [Anzahl|Zahl] der [CPU-|]Kerne; nproc; CPU-Kerne
!mit wie vielen Kernen rechnet die Kiste; Kernzahl; wie viele [Kerne|Threads|Cores] hat [die CPU|der Prozessor|die Kiste|mein Laptop]
ich will mit -j kompilieren, wie viele Kerne hab ich; Anzahl [Threads|Prozessoren|Kerne|Cores]; ist das ein Quadcore oder mehr; Kerne?
wie viele Recheneinheiten sind verfügbar; !wie parallel kann ich hier bauen, Kerne mein ich; wie viele logische CPUs; [verfügbare|nutzbare] Kerne
!die Kernanzahl von meinem Prozessor; sag mir wie viele Kerne [da drin sind|ich hab]; Dualcore, Quadcore oder was; wia vui Kerne hot der Prozessor
Menge an CPU-Kernen
""",
)
DISTRO = listed(
    en="""
[which|what] [distro|distribution|linux|os] [is this|do i have|am i using|is running]; name of the [distro|operating system]; os release
!what operating system is installed here; which [linux|distro|os] am i on; distro?
what [os|operating system|flavour of linux] [runs|is] [here|on this machine]; is this [arch or debian|fedora or ubuntu|ubuntu or debian]; distro name
operating system?; tell me the [distro|distribution|os]; support wants to know my distribution, which is it; !what system did they install on this pc
which linux distribution; am i on arch [or something else|]; !what does this machine run, linux-wise; os version
name and version of the distribution; which release of the os is this
""",
    de="""
[welche Distro|welche Distribution|welches Linux|welches Betriebssystem] [ist das|hab ich|läuft hier]; Name [der Distro|des Betriebssystems]; os-release
!was für ein Betriebssystem ist hier installiert; auf welchem Linux [bin ich|läuft das]; Distro?
was für [ein Linux|eine Distro|ein OS] [ist das hier|läuft da|ist da drauf]; ist das [Arch oder Debian|Fedora oder Ubuntu|Ubuntu oder Debian]; Distro-Name
Betriebssystem?; sag mir die [Distro|Distribution]; der Support will meine Distribution wissen, welche ist das
!was haben die mir auf den PC installiert, welches Linux; welche Linux-Distribution; bin ich auf Arch [oder was anderem|]
!was läuft auf der Mühle für ein System; Version des Betriebssystems; Name und Version der Distribution; wos für a Linux is des; welches OS [ist|läuft] hier
""",
)
WHERE = listed(
    en="""
[in|] [which|what] [folder|directory] am i [in|]; pwd; [what's|what is] the current [folder|directory]; where am i [right now|in the file system|]
working directory; !which directory do my commands run in; [tell me|print|show] [the|] [current|working] directory; path of the current [folder|directory]
where exactly am i; in what folder do [you|we] [work|run commands]; which folder is the current one; i lost track, what directory is this; cwd; current path
!full path of where we are; what path are we [in|at]; !from which folder are commands started here; our location in the file system
where are we; the directory we're in; current dir?
""",
    de="""
in welchem [Ordner|Verzeichnis] bin ich; pwd; [was ist|wie heißt] [der aktuelle Ordner|das aktuelle Verzeichnis]; wo bin ich [gerade|im Dateisystem]
Arbeitsverzeichnis; !in welchem Verzeichnis laufen meine Befehle; wo [bin ich hier|sind wir gerade|sind wir]; Pfad vom aktuellen [Ordner|Verzeichnis]
in welchem [Verzeichnis|Ordner] [sind wir|arbeiten wir|stehen wir]; welcher Ordner ist der aktuelle
ich hab den Überblick verloren, welches Verzeichnis ist das; cwd; aktueller Pfad; !voller Pfad von da, wo wir sind; auf welchem Pfad [sind wir|bin ich]
aktuelles Verzeichnis [bitte|]; !von welchem Ordner aus werden hier Befehle gestartet; Standort im Dateisystem; wo bin i do im Dateisystem
sag mir das Arbeitsverzeichnis; das Verzeichnis, in dem wir sind
""",
)
PACKAGES = listed(
    en="""
how many packages are installed; [number|count] of installed packages; count [my|the] packages; !the number of packages on this system
[installed packages|package count], how many; package count; how many packages [have i got|do i have|are on this system]; pacman package count
my neofetch friends compare packages, how many are mine; amount of installed packages; how much stuff did i install, in packages
tell me how many packages i've [installed|got]; !in packages, how big is this system; installed packages total
how bloated is this system, number of packages; !count what pacman has installed; total of packages [installed|on here]
how many packages does pacman [know as installed|have installed]
""",
    de="""
wie viele Pakete sind installiert; [Anzahl|Zahl] [der|] installierten Pakete; zähl [meine|die] Pakete; !die Zahl der Pakete auf diesem System; Paketanzahl
wie viele Pakete [hab ich|sind auf dem System|sind drauf|hab ich drauf]; Zahl der Pakete in pacman; installierte Pakete, wie viele
Menge der installierten Pakete; wie viel Zeug hab ich installiert, in Paketen; sag mir wie viele Pakete ich installiert hab
!in Paketen gerechnet, wie groß ist das System; wie aufgebläht ist das System, Zahl der Pakete; !zähl durch was pacman installiert hat
installierte Pakete insgesamt; wia vui Pakete san installiert; wie viele Pakete hat pacman installiert; auf wie viele Pakete komm ich
""",
)
