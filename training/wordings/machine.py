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
up how long; running time; uptime please; since boot how long; last boot; last boot time; last restart?; last reboot when; on since when
powered on since?; boot date; days up; hours up; machine uptime; since what time is the pc on; since what day is this running
how long am i running already, i mean the pc; how long have we been up; how long without a reboot; how many days without a restart
how long did the laptop go without rebooting; has the pc been on all night; has this been running since yesterday; did i reboot today
did the laptop restart overnight; is the last reboot long ago; is it long since i booted; it's been ages since i rebooted, how long
my update wants a reboot, how long is it up already; i'd like to see the uptime; i wonder how long this machine is on
i want to know when i last booted; could you tell me the uptime; would you look up when it booted; +tell me how long the pc runs; +print the uptime
+check how long it's been up
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
an seit wann; läuft seit; Laufzeit bitte; Uptime bitte; seit dem Booten wie lang; letzter Boot; letzter Boot wann; letzter Reboot?; letzter Neustart?
eingeschaltet seit wann; Startzeit vom Rechner; Tage seit dem Neustart; Stunden Laufzeit; Rechnerlaufzeit; seit wie viel Uhr ist der PC an
seit welchem Tag läuft das hier; wie lange bin ich schon oben, also der PC; wie lang sind wir schon ohne Neustart; wie viele Tage ohne Reboot
war der PC die ganze Nacht an; läuft der seit gestern; hab ich heute neu gestartet; ist der Laptop in der Nacht neu gestartet
ist der letzte Neustart lang her; ist es lang her, dass ich gebootet hab; ewig nicht neu gestartet, wie lang läuft er
das Update will einen Neustart, wie lang läuft er schon; ich will die Uptime sehen; ich frag mich, wie lang die Maschine schon läuft
ich will wissen, wann ich zuletzt gebootet hab; könntest du mir die Uptime sagen; würdest du nachschauen, wann gebootet wurde
+sag mir, wie lang der PC läuft; +gib mir die Uptime; +schau nach, wie lang der Rechner schon an ist; seit wann rennt de Kistn
wie lang lauft de Rechner scho
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
kernel please; kernel info; kernel release; linux kernel; linux kernel version; kernel i'm on; my kernel; this kernel's version
running kernel version; booted kernel; active kernel; kernel name and number; which kernel; which kernel now; what's the kernel here
what's my linux kernel; what's uname -r; what does uname say; how new is the linux kernel here; is my kernel up to date? version
is it a zen kernel or the stock one; is this kernel 6 something; is the hardened kernel running; am i on a 6.x kernel; am i running the lts kernel
have i booted the new kernel; do i run an old kernel; did i boot into the zen kernel; a driver needs a recent kernel, what have i got
the bug report asks for my kernel; i want the kernel version; i'd like to know which kernel runs; i forgot which kernel i picked at boot
could you look up my kernel version; can you tell the kernel version; would you print the kernel release; +print the kernel version
+get the kernel version; +check which kernel i run
""",
    de="""
[welcher|welchen] Kernel [läuft|hab ich|läuft hier]; Kernel-Version; [was ist|welche ist] meine Kernel-Version; Linux-Version
[zeig|sag] mir die [Kernelversion|Kernel-Version]; uname -r; !die Version des laufenden Linux-Kernels; Kernel?
welcher Kernel ist [gebootet|gestartet|aktiv|drauf]; was für ein Kernel [ist das|läuft hier|läuft da]; im Wiki steht 6.6 oder neuer, welchen Kernel hab ich
!auf was für einem Kernel läuft die Kiste; aktueller Kernel; ich hab Updates gemacht, welcher Kernel läuft jetzt; wie [alt|neu|aktuell] ist mein Kernel
Kernelversion [bitte|]; Kernel-Release [bitte|]; ich brauch die Kernelversion für einen Bugreport; hab ich einen LTS-Kernel
!Nummer vom Kernel, der grad läuft; wos für a Kernel rennt da; Versionsnummer vom Kernel; laufender Kernel
Kernel bitte; Kernelinfo; Kernel-Info; Kernelnummer; Linux-Kernel; Linux-Kernel Version; mein Kernel; mein Linux-Kernel; Version vom Kernel
Version vom laufenden Kernel; gebooteter Kernel; aktiver Kernel; Kernelname; welcher Kernel; welcher Kernel jetzt; welcher Kernel ist das
wie ist die Kernelversion; was sagt uname; was sagt uname -r; wie neu ist der Linux-Kernel da; ist mein Kernel aktuell? Version
ist das ein Zen-Kernel oder der normale; ist das ein 6er-Kernel; läuft der hardened-Kernel; läuft der LTS-Kernel; bin ich auf einem 6er-Kernel
hab ich den neuen Kernel gebootet; fahr ich einen alten Kernel; der Treiber braucht einen neuen Kernel, welchen hab ich
im Bugreport wird nach dem Kernel gefragt; ich will die Kernelversion; ich wüsst gern, welcher Kernel läuft
ich weiß nicht mehr, welchen Kernel ich beim Booten genommen hab; könntest du die Kernelversion nachschauen; kannst du mir den Kernel sagen
würdest du den Kernel-Release ausgeben; +gib die Kernelversion aus; +hol die Kernelversion; +schau nach, welcher Kernel läuft; wele Kernel lauft
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
hostname please; host?; my hostname; my host; name of my pc; name of my laptop; name of the host; name of the box; pc name; computer name
computer name?; machine name; machine name please; laptop's name; nodename; network name of this pc; this pc's name; this host; what host
what's the host called; what's the name of this pc; what's the name of the machine; what's my computer called; what's my laptop called on the network
how did i name this pc; how do other computers see this one, by name; how is my pc named; who is this machine
is this the desktop or the laptop? hostname; is the hostname still the default; does my machine have a hostname; which of my machines is this
i forgot the name of this computer; i have five pcs, which is this one? hostname; i want the hostname; i'd like to know the computer's name
could you tell me the hostname; can you look up the computer's name; +print the hostname; +give me the name of this host
""",
    de="""
[wie heißt|wie ist der Name von] [dieser|der|mein] [Rechner|Computer|PC]; Hostname; [was ist|wie lautet] der Hostname; Name [vom|dieses] [Rechner|Rechners]
!unter welchem Namen ist dieser Rechner im Netz; uname -n; wie hab ich [den Rechner|die Kiste|den Laptop] genannt
sag mir den [Hostnamen|Rechnernamen|Namen vom Rechner]; ich brauch den Hostnamen [für ssh|für den Router|für den Admin]; auf welchem [Rechner|Host] bin ich
!wie nennt sich die Kiste hier; hat der [PC|Laptop] einen Namen; Rechnername; Computername [bitte|]; wie hoaßt der Rechner; Maschinenname
!welchen Namen hat der PC beim Einrichten bekommen; zeig [mir|] den [Hostnamen|Rechnernamen]; Host?; welcher Host ist das
bin ich auf dem Server oder dem Laptop? Hostname bitte
Hostname bitte; mein Hostname; mein Host; Name meines PCs; Name meines Laptops; Name vom Host; Name der Kiste; PC-Name; Rechnername bitte
Gerätename vom PC; Laptopname; Netzwerkname von diesem PC; der Name von dem PC; dieser Host; welcher Host; wie heißt der Host; wie heißt der PC
wie heißt mein Laptop; wie heißt mein Laptop im Netz; wie heißt die Maschine; wie ist mein PC benannt; wie hab ich den PC getauft
wie sehen andere Rechner den hier, vom Namen her; wer ist die Maschine hier; ist das der Desktop oder der Laptop? Hostname
ist der Hostname noch der voreingestellte; hat meine Maschine einen Hostnamen; welcher von meinen Rechnern ist das
ich hab den Namen vom Rechner vergessen; ich hab fünf PCs, welcher ist das? Hostname; ich will den Hostnamen; ich wüsst gern den Rechnernamen
könntest du mir den Hostnamen sagen; kannst du den Rechnernamen nachschauen; +gib den Hostnamen aus; +nenn mir den Namen von dem Host
wia hoaßt'n de Kistn; wie heisst de Rechner
""",
)
USER = listed(
    en="""
[which|what] user am i [logged in as|]; whoami; [what's|what is] my [user name|username|login]; under which user [am i running|does this run]
!the name of my account; who am i [logged in as|]; my username; which account [is this|am i using|am i on]; am i root
tell me [my user name|the current user|who i'm logged in as]; current user; i forgot my login name on here; !as whom am i working
what do i have to type as user for ssh; is this root or a normal user; !what am i called on this system
[what's|what is] the name of the [current|active] user; user name?; login name; under what account does this session run; whose account is this
user?; user; username; username?; my user; my login; my login name; my account name; my account here; account name; account?
me?, the user name i mean; echo the current username; current account; current login; active account; logged in as?; logged in as who
who am i on this pc; who am i to the system; what user; what user is this; what's my user; what's my account called; what's my linux user
what's the current user; which login is mine; which user; which user runs this; am i the admin user or my own; am i logged in as root
is this my own account or the guest one; is this the guest account; do i work as root; do i run as a normal user; i don't remember my username
i need my username; i need the name i log in with; i'd like to know who i'm logged in as; i have two accounts, which one is this
could you tell me my username; can you say which user this is; would you print my username; +print my user name; +show the current user
+tell me which account i use
""",
    de="""
[als welcher|welcher] Benutzer bin ich [angemeldet|eingeloggt]; whoami; [wie heißt|was ist] mein [Benutzername|Username|Login]
[unter|mit] welchem Benutzer [laufe ich|bin ich drin]; !der Name meines Kontos; wer bin ich [hier|]; mein Benutzername
[welches Konto|welcher Account] ist das; bin ich root; sag mir [meinen Benutzernamen|meinen Login|den aktuellen Benutzer]; aktueller Benutzer
ich hab vergessen, wie mein Login hier heißt; !als wer arbeite ich hier; ist das root oder ein normaler Benutzer; !wie heiß ich auf dem System
Name des angemeldeten Benutzers; Benutzername?; Loginname; unter welchem Konto läuft die Sitzung; wessen [Konto|Account] ist das; wer bin i do
als was bin ich eingeloggt
Benutzer?; Benutzer; User?; Username; Username?; mein User; mein Login; mein Loginname; mein Kontoname; mein Konto hier; Kontoname; Account?
angemeldet als?; angemeldet als wer; eingeloggt als; aktuelles Konto; aktueller Login; aktiver Benutzer; wer bin ich auf dem PC
wer bin ich fürs System; welcher User; welcher User ist das; welcher Benutzer bin ich; wie heißt mein Konto; wie heißt mein Linux-User
wie heißt mein Account; wie heißt der aktuelle Benutzer; welcher Login ist meiner; bin ich der Admin oder ich selber; bin ich als root angemeldet
bin ich als Gast angemeldet; ist das mein Konto oder das vom Gast; arbeite ich als root; arbeite ich als normaler Benutzer
ich weiß meinen Benutzernamen nicht mehr; ich brauch meinen Benutzernamen; ich brauch den Namen, mit dem ich mich einlogge
ich wüsst gern, als wer ich angemeldet bin; ich hab zwei Konten, welches ist das; könntest du mir meinen Benutzernamen sagen
kannst du sagen, welcher Benutzer das ist; würdest du meinen Benutzernamen ausgeben; +gib meinen Benutzernamen aus; +zeig den aktuellen Benutzer
+sag mir, welches Konto ich benutze
""",
)
LOGGED_IN = listed(
    en="""
who is logged in; [which|what] users are logged in; [show|list] [all|] logged in users; is [anybody|anyone] else logged in; !who else sits on this machine
am i the only one [on here|logged in]; anyone else [on here|on this box|logged on]; list of logged in users; active [users|sessions|logins]; who's on
who is on [this machine|the box|the system] [right now|]; who else is [here|logged on|online on this machine]; how many people are logged in; open sessions
!which people are using this computer at the moment; is someone [logged in over ssh|else using this machine]; users online on this machine
!before i reboot: is anybody else logged in; sessions on this host; i think somebody is on my machine, who's logged in; current logins
who; who?, logged in i mean; users; users online; users logged in; logged-in users; logged in users please; logins; logins now; sessions
sessions please; user sessions; login sessions; who's logged in; who's logged on; who's here on this pc; who's using the machine
who's on the server now; who else; who else has a session; who has a session open; who has logged in; who is signed in; which people are signed in
which accounts are logged in; which logins are active; how many users are on; how many sessions are there; is my sister still logged in on this pc
is my session the only one; is root logged in somewhere; is anyone on tty2; is anyone signed in; is anybody on this box; is there a second user on
am i alone on the server; are there other users on; has somebody logged in; did someone log in; i want to shut down, who is logged in
i'd like to see who's logged in; could you check who's on; can you list the sessions; would you look who is signed in; +tell me who is logged in
+print the logged in users; +check who has a session
""",
    de="""
wer ist [angemeldet|eingeloggt]; welche Benutzer sind [angemeldet|eingeloggt]; [zeig|liste] [alle|] angemeldeten Benutzer
ist [sonst noch|noch] jemand angemeldet; !wer ist außer mir noch auf der Kiste; bin ich [allein|der Einzige] [hier|auf der Kiste]
[noch|sonst] wer [angemeldet|eingeloggt|auf dem Rechner]; Liste der angemeldeten Benutzer; aktive [Benutzer|Sitzungen|Logins]
wer ist [grad|gerade] [drauf|auf der Kiste|auf dem Rechner]; wer ist sonst noch [drin|drauf|eingeloggt]; wie viele Leute sind angemeldet; offene Sitzungen
!welche Leute benutzen diesen Rechner im Moment; ist jemand per ssh [drauf|angemeldet|verbunden]; angemeldete Benutzer
!bevor ich neu starte: ist noch wer angemeldet; Sitzungen auf diesem Host; ich glaub da ist wer auf meinem Rechner, wer ist eingeloggt; aktuelle Anmeldungen
wer is eigloggt
who; Benutzer online; Benutzer angemeldet; eingeloggte Benutzer; eingeloggte User; angemeldete User bitte; Logins; Logins jetzt; Sitzungen
Sitzungen bitte; Benutzersitzungen; offene Logins; wer ist drin; wer ist online auf der Kiste; wer ist an dem PC angemeldet; wer benutzt die Maschine
wer ist grad am Server; wer noch; wer hat sonst eine Sitzung; wer hat eine Sitzung offen; wer hat sich angemeldet; wer hat sich eingeloggt
welche Leute sind angemeldet; welche Konten sind angemeldet; welche Logins sind aktiv; wie viele Benutzer sind drauf; wie viele Sitzungen gibt es
ist meine Schwester noch angemeldet am PC; ist meine Sitzung die einzige; ist root irgendwo angemeldet; ist wer auf tty2; ist wer auf der Kiste
ist ein zweiter Benutzer angemeldet; bin ich am Server allein; sind andere Benutzer drauf; hat sich jemand eingeloggt; hat sich wer angemeldet
ich will runterfahren, wer ist angemeldet; ich würd gern sehen, wer angemeldet ist; könntest du schauen, wer drauf ist
kannst du die Sitzungen auflisten; würdest du nachsehen, wer eingeloggt ist; +sag mir, wer angemeldet ist; +gib die angemeldeten Benutzer aus
+schau, wer eine Sitzung hat; wer isch agmäldet
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
ports please; open ports please; listening; listening ports; listening ports?; listening tcp; tcp listeners; listeners; socket list
ports listening here; port list; port scan of this machine; ports in use; used ports; bound ports; my open ports; my ports; local ports; all listeners
ss please, listening ones; what ports; what ports have i open; what ports does my laptop offer; what's open on my machine, ports
what's open port-wise; what's reachable over tcp here; what accepts connections here; which tcp ports; which ports have i open; which ports listen
which ports does my pc offer; which doors are open on this machine, ports i mean; is there an open port on this box; is my laptop offering any ports
is any server listening here; does anything listen here; does my pc have listening ports; am i exposing ports; are there listening sockets
are any ports open on my laptop; i want to see the open ports; i'd like a list of the listening ports; security check: open ports
could you list the ports; can you show what listens; would you check the open ports; +print the listening ports; +scan my own ports
+tell me which ports are open
""",
    de="""
[welche|was für] Ports sind [offen|belegt|in Benutzung]; offene Ports; [zeig|liste] [mir|] [alle|die|] [offenen|lauschenden] Ports
[lauscht|hört] [irgendwas|was] auf [einem|nem] Port; was lauscht auf dem Rechner; [schau|guck] mal welche Ports offen sind
!auf welchen Ports [lauscht|hört] etwas; lauschende Sockets; Ports?; ss -tln; irgendwelche Ports offen; was lauscht da
lauschende Ports [auflisten|anzeigen|]; welche TCP-Ports [lauschen|sind offen]; hab ich offene Ports; welche Ports sind [schon|bereits] [vergeben|belegt]
für die Firewall: welche Ports sind offen; !Ports, die Verbindungen annehmen; Portübersicht; alle [belegten|benutzten] Ports
[sind|gibt es|gibt's] offene Ports; wos für Ports san offen; !an welchen Türen horcht der Rechner, also Ports; Netstat, lauschende Ports
welche Dienste lauschen im Netz; offene TCP-Ports [bitte|anzeigen]
Ports bitte; offene Ports bitte; lauschende TCP-Ports; Portliste; Ports in Benutzung; belegte Ports; benutzte Ports; gebundene Ports
meine offenen Ports; meine Ports; lokale Ports; alle Lauscher; Sockets, die lauschen; Portscan von dem Rechner; Ports, die hier offen sind
was ist an Ports offen; was ist offen, Ports mein ich; was lauscht; was lauscht alles; was nimmt hier Verbindungen an; was ist hier per TCP erreichbar
welche Ports; welche Ports hab ich offen; welche Ports lauschen; welche Ports bietet mein PC an; welche Türen stehen am Rechner offen, also Ports
ist ein Port offen auf der Kiste; bietet mein Laptop Ports an; lauscht ein Server auf dem Rechner; lauscht hier was; hat mein PC lauschende Ports
mach ich Ports nach außen auf; gibt es lauschende Sockets; sind am Laptop Ports offen; ich will die offenen Ports sehen
ich hätt gern eine Liste der lauschenden Ports; Sicherheitscheck: offene Ports; könntest du die Ports auflisten; kannst du zeigen, was lauscht
würdest du die offenen Ports prüfen; +gib die lauschenden Ports aus; +scann meine eigenen Ports; +sag mir, welche Ports offen sind
weli Ports sind offe
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
failed?; failed services please; systemctl failed; units failed; services down; dead services; crashed services; crashed units; red services
service problems; service trouble; services in trouble; services ok?; all services up?; units ok?; systemd state, failed ones; systemd failures
systemd problems; what failed in systemd; what units are broken; what service is broken; what service didn't come up; what didn't start at boot
which unit is broken; which daemons failed; which daemon crashed; is some service down; is a unit in failed state; is any daemon dead
are any units failing; are there failed units; are my services fine; do any services have problems; do all services run; does any unit fail
did all units start; did some unit fail at boot; has anything failed to start; something's broken, any failed service; i want to see failed units
i'd like to know if a service failed; could you check for failed services; can you list failed units; would you see if a unit failed
+look for failed services; +check systemd for failures; +tell me which services failed
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
fehlgeschlagen?, die Dienste mein ich; systemctl failed; tote Dienste; abgestürzte Units; abgestürzte Services; rote Dienste; Dienste mit Problemen
Dienste ok?; alle Dienste oben?; Units ok?; systemd-Fehlschläge; systemd-Probleme; Probleme mit Diensten?; gescheiterte Units
was ist in systemd fehlgeschlagen; was ist beim Booten nicht gestartet; welche Unit ist kaputt; welche Units sind rot; welche Daemons sind gescheitert
welcher Daemon ist abgestürzt; welcher Dienst ist kaputt; welcher Dienst kam nicht hoch; ist ein Dienst down; ist irgendein Daemon tot
ist eine Unit im Zustand failed; sind Units fehlgeschlagen; sind meine Dienste in Ordnung; gibt es gescheiterte Dienste; haben Dienste Probleme
laufen alle Dienste; sind alle Units gestartet; ist beim Booten eine Unit gescheitert; hat was nicht gestartet
irgendwas ist kaputt, ist ein Dienst gescheitert; ich will die fehlgeschlagenen Units sehen; ich wüsst gern, ob ein Dienst gescheitert ist
könntest du nach gescheiterten Diensten schauen; kannst du die fehlgeschlagenen Units auflisten; würdest du schauen, ob eine Unit gescheitert ist
+schau nach kaputten Diensten; +prüf systemd auf Fehlschläge; +sag mir, welche Dienste gescheitert sind
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
errors; errors?; errors since boot; errors since boot?; boot errors; errors this boot; system errors please; system log errors; journal errors please
errors in journal; errors in the journal?; error messages; error messages since boot; error log; error log please; journalctl -b errors; logged errors
log errors; log errors?; any system errors; any errors logged; any boot errors; any errors today in the journal; anything red in the logs
anything bad in the journal; anything wrong in the system log; bad news in the journal?; what's wrong according to the journal
what's in the journal, errors only; what errors came up since boot; what errors did the system log; which errors were logged
which errors did i get since boot; did the system log errors; did errors show up since the start; does the journal show errors
does the system log look bad; is there an error in the journal; is the journal clean; is my log full of errors; are there system errors
something froze, what errors are in the journal; the screen flickered, any errors in the log; i want the errors since boot
i'd like to see the journal's errors; could you look for errors in the journal; can you list the boot's errors; would you check the logs for errors
+print the errors of this boot; +search the journal for errors; +filter the journal for errors
""",
    de="""
[gibt es|sind|zeig mir] Fehler im [Journal|Systemlog|Log] [heute|seit dem Start|]; [zeig|liste] [die|] [System-|]Fehler seit dem [Start|Booten]
Journal-Fehler; was ist seit dem Start schiefgegangen; !Fehlermeldungen des Systems seit dem Einschalten; schau im Journal nach Fehlern
sind Fehler [in den Logs|in den Protokollen]; Fehlerlog vom System [bitte|]; Systemfehler; ist seit dem [Booten|Start|Hochfahren] was schiefgelaufen
[aktuelle|letzte] Systemfehler; welche Fehler [stehen im Journal|zeigt das Journal|meldet das Journal]; der Rechner spinnt, sind Fehler im Journal
!hat das System seit dem Start Probleme gemeldet; Fehler seit dem letzten Boot; Fehlermeldungen [im Journal|im Systemprotokoll|seit dem Booten]
durchsuch das Systemlog nach Fehlern; journalctl Fehler; !was hat sich im Journal an Fehlern angesammelt; irgendwas ist abgestürzt, was sagen die Systemlogs
rote Zeilen im Journal; wos für Fehler san im Journal; guck [mal|] ins [Systemprotokoll|Journal], ob da Fehler sind
Systemfehler bitte; Fehler?, im Journal mein ich; Fehler seit dem Boot; Fehler seit dem Booten?; Bootfehler; Fehler beim Booten; Fehler im Journal
Fehler im Journal?; Fehler im Systemlog; Fehlerlog; Fehlerlog bitte; Fehlerprotokoll; Fehlermeldungen; Fehlermeldungen vom System; Journal, nur Fehler
geloggte Fehler; Logfehler; Systemlog auf Fehler; irgendwelche Systemfehler; irgendwelche Fehler im Journal; irgendwas Rotes in den Logs
was Schlimmes im Journal; schlechte Nachrichten im Journal?; was stimmt laut Journal nicht; was steht im Journal an Fehlern
was für Fehler gab's seit dem Booten; was für Fehler hat das System geloggt; welche Fehler wurden geloggt; welche Fehler hab ich seit dem Start
hat das System Fehler geloggt; hat das Journal Fehler; sind seit dem Start Fehler aufgetaucht; sieht das Systemlog schlecht aus
ist ein Fehler im Journal; ist das Journal sauber; ist mein Log voller Fehler; gibt es Systemfehler
was ist eingefroren, welche Fehler sind im Journal; der Bildschirm hat geflackert, Fehler im Log?; ich will die Fehler seit dem Booten
ich würd gern die Fehler im Journal sehen; könntest du im Journal nach Fehlern suchen; kannst du die Fehler von dem Boot auflisten
würdest du die Logs auf Fehler prüfen; +gib die Fehler von diesem Boot aus; +such im Journal nach Fehlern; +filter das Journal nach Fehlern
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
block devices; block devices please; blockdevices?; disks and partitions; disks attached; attached disks; attached drives; partitions; partitions?
partition list; partition overview; my partitions; drive list; disk devices; list of drives; list of partitions; storage devices; storage device names
device nodes of my disks; sda or sdb, which is my stick; nvme layout; ssd layout; what drives; what drives are in this pc; what disks does linux see
what partitions are on the ssd; what is /dev/sda; what's my stick called under /dev; which device is my sd card; which drives does the system see
which device name did the stick get; which partition is the root one; how many drives are in here; how many partitions do i have
how's the ssd partitioned; is my external drive showing up as a block device; is the second ssd detected; does the system see my external disk
does my sd card show up; did linux detect the new drive; i need the device name for dd; i plugged in a disk, which /dev is it
i'd like to see my partitions; i want to mount a stick, what's its device; before i format: what drives are there; could you list the drives
can you show the partition layout; +print the block devices; +tell me the device name of my stick
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
Blockgeräte; Blockgeräte bitte; Blockdevices?; Platten und Partitionen; angeschlossene Platten; angeschlossene Laufwerke; Partitionen; Partitionen?
Partitionsliste; Partitionsübersicht; Laufwerksliste; Datenträgerliste; Liste der Laufwerke; Liste der Partitionen; Speichergeräte
Gerätenamen der Platten; sda oder sdb, welches ist mein Stick; NVMe-Aufteilung; SSD-Aufteilung; was für Laufwerke; was für Laufwerke stecken im PC
was für Platten sieht Linux; was für Partitionen sind auf der SSD; was ist /dev/sda; wie heißt mein Stick unter /dev; welches Gerät ist meine SD-Karte
welche Laufwerke sieht das System; welchen Gerätenamen hat der Stick gekriegt; welche Partition ist die Root-Partition
wie viele Laufwerke sind da drin; wie viele Partitionen hab ich; taucht meine externe Platte als Blockgerät auf; ist die zweite SSD erkannt
sieht das System meine externe Platte; wird die SD-Karte erkannt; hat Linux die neue Platte erkannt; ich brauch den Gerätenamen für dd
ich hab eine Platte angesteckt, welches /dev ist das; ich würd gern meine Partitionen sehen; ich will einen Stick mounten, welches Gerät ist das
vorm Formatieren: was für Laufwerke gibt's; könntest du die Laufwerke auflisten; kannst du die Partitionierung zeigen; +gib die Blockgeräte aus
+sag mir den Gerätenamen von meinem Stick
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
usb; usb?; usb please; usb stuff; usb gear; usb hardware; usb hardware list; usb things; usb devices please; usb bus; usb bus list; usb bus devices
usb peripherals; usb ports, what's in them; plugged in usb; plugged-in usb things; attached usb; my usb devices; all usb hardware; list usb; what usb
what usb stuff do i have connected; what devices are on usb; what's on usb; what's in my usb ports; what's hanging off the usb hub
which usb dongles are in; which peripherals are on usb; how many usb devices are there; is anything plugged into usb; is my headset on usb seen
is the usb hub detected; is the arduino visible on usb; is my yubikey seen on usb; does usb see my phone; does the usb hub show up
did usb detect the keyboard; do you see my camera on usb; my gamepad does nothing, is it listed on usb; my phone charges but is it on usb
i need the usb id of my webcam; i need the vendor id of a usb device; i'd like to see the usb devices; i want a list of usb gadgets
could you list usb devices; can you check the usb bus; would you look what's on usb; +print the usb devices; +scan usb
+tell me what's connected by usb
""",
    de="""
[liste|zeig] [mir|] [die|alle|] USB-Geräte; lsusb; [welche|was für] USB-Geräte sind [angeschlossen|eingesteckt|da]; was steckt am USB
!alles was an den USB-Ports hängt; USB-Geräte; wird meine [Maus|Webcam|Tastatur] am USB erkannt; was hängt [am|alles am] USB
alles [am USB|per USB angeschlossene|was per USB dran ist] auflisten; welche USB-Sachen sind [dran|drin|angesteckt|angeschlossen]
hab eine Webcam angesteckt, sieht USB die; der Drucker wird nicht gefunden, welche USB-Geräte siehst du; !was meldet der USB-Bus; angeschlossene USB-Geräte
zeig [mir|] was am USB-Bus hängt; USB-Liste; steckt was in den USB-Ports; !welche Gerätschaften sind über USB dran; USB Übersicht
schau ob am USB mein [Adapter|Gerät|Dongle] auftaucht; wos steckt im USB
USB; USB?; USB bitte; USB-Zeug; USB-Kram; USB-Hardware; USB-Peripherie; USB-Sachen; USB-Geräte bitte; USB-Bus; USB-Geräteliste; USB-Bus-Geräte
USB-Ports, was steckt da; eingesteckte USB-Sachen; angestecktes USB; meine USB-Geräte; alles USB; alle USB-Sachen; was für USB-Zeug hab ich dran
was für Geräte sind am USB; was ist am USB; was steckt in meinen USB-Ports; was hängt am USB-Hub; welche USB-Dongles stecken
welche Peripherie ist am USB; wie viele USB-Geräte sind dran; steckt was im USB; ist mein Headset am USB zu sehen; ist der USB-Hub erkannt
ist der Arduino am USB sichtbar; ist mein Yubikey am USB da; sieht USB mein Handy; taucht der USB-Hub auf; hat USB die Tastatur erkannt
siehst du meine Kamera am USB; mein Gamepad tut nichts, ist es am USB gelistet; das Handy lädt, aber hängt es auch am USB
ich brauch die USB-ID von der Webcam; ich brauch die Vendor-ID von einem USB-Gerät; ich würd gern die USB-Geräte sehen
ich will eine Liste der USB-Geräte; könntest du die USB-Geräte auflisten; kannst du den USB-Bus prüfen; würdest du schauen, was am USB hängt
+gib die USB-Geräte aus; +scann den USB; +sag mir, was per USB dran ist; wos hängt am USB
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
cpu please; cpu model please; cpu info, the model; cpu in here; cpu here; processor; processor?; processor please; my cpu; my processor; my cpu model
chip; chip model; model of the cpu; model name of the cpu; type of processor; brand of the cpu; cpu brand; cpu generation; lscpu model name; what cpu
what cpu is it; what's the cpu; what's the processor here; what's my chip; what's inside, intel or ryzen; which cpu; which chip is in my laptop
which ryzen do i have; which core i do i have; which generation is my cpu; how is my cpu called; is this a ryzen; is it a core i7 or what
is my cpu an old one, which model; do i have a ryzen or a core; does this pc have an amd chip; someone asks what cpu i've got
i forgot which processor i bought; i need the cpu model for a spec sheet; i'd like to know my processor; could you tell me the cpu model
can you look up the processor; would you say what cpu this is; +print the cpu model; +look up my cpu; +check which processor this is
""",
    de="""
[welche CPU|welchen Prozessor] hab ich; CPU-Modell; [wie heißt|was ist] [meine CPU|mein Prozessor]; Name des Prozessors
!welcher Prozessor steckt in der Kiste; [welche CPU|welcher Prozessor|was für ein Prozessor] [ist da drin|ist verbaut|steckt da drin]; CPU?
[Prozessorname|Prozessormodell|Prozessortyp|Prozessor]; was für ein Chip steckt im Rechner; ist das ein Intel oder ein AMD
sag mir das [CPU-Modell|Prozessormodell]; ich will den Laptop verkaufen, welche CPU hat der; !mit was für einem Prozessor rechnet die Kiste; CPU-Name
wos für a CPU is do drin; [Intel oder AMD|AMD oder Intel]?; !das Spiel verlangt einen bestimmten Prozessor, welchen hab ich; genaues CPU-Modell
CPU-Typ bitte; welche CPU werkelt hier
CPU bitte; CPU-Modell bitte; CPU hier; Prozessor bitte; meine CPU; mein Prozessor; mein CPU-Modell; Chip; Chipmodell; Modell der CPU
Modell vom Prozessor; Typ vom Prozessor; Marke der CPU; CPU-Marke; CPU-Generation; lscpu Modellname; was für eine CPU; was für ein Prozessor ist das
was ist das für eine CPU; was steckt drin, Intel oder Ryzen; welche CPU; welcher Prozessor; welcher Chip steckt in meinem Laptop
welchen Ryzen hab ich; welchen Core i hab ich; welche Generation ist meine CPU; wie heißt der Prozessor; wie heißt die CPU da drin; ist das ein Ryzen
ist das ein Core i7 oder was; ist meine CPU schon alt, welches Modell; hab ich einen Ryzen oder einen Core; hat der PC einen AMD-Chip
wer fragt, welche CPU ich hab, was sag ich; ich hab vergessen, welchen Prozessor ich gekauft hab; ich brauch das CPU-Modell fürs Datenblatt
ich wüsst gern meinen Prozessor; könntest du mir das CPU-Modell sagen; kannst du den Prozessor nachschauen; würdest du sagen, was das für eine CPU ist
+gib das CPU-Modell aus; +schau meine CPU nach; +schau nach, welcher Prozessor das ist; wele Prozessor isch da drin
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
gpu please; gpu here; graphics; graphics?; graphics card please; graphics adapter; graphics chip; my gpu; my graphics card; my video card; video chip
model of the gpu; brand of the gpu; gpu brand; gpu vendor; vga; vga device; display adapter; lspci vga; what gpu; what gpu is it; what's the gpu
what's my graphics chip; what's my video card; what renders my desktop, which gpu; which gpu; which graphics; which radeon do i have
which geforce do i have; which nvidia card is it; is this an nvidia card; is this a radeon; is there a dedicated graphics card
is it just integrated graphics; do i have a geforce; do i have integrated graphics only; does this laptop have nvidia; nvidia or amd?
nvidia or intel graphics?; blender asks for a gpu, which one is in here; i need the gpu model for a driver; i forgot which graphics card i bought
i'd like to know my gpu; could you tell me the graphics card; can you look up the gpu; +print the gpu model; +look up my graphics card
+check which gpu this is
""",
    de="""
[welche|was für eine] [Grafikkarte|GPU] hab ich; GPU-Modell; [was ist|wie heißt] meine [Grafikkarte|GPU]; !welche Grafikkarte steckt in der Kiste
[welche|was für eine] [Grafikkarte|GPU] [ist da drin|ist verbaut|steckt da drin]; GPU?; [Grafikkarte|Grafikkartenmodell|Grafikchip|Graka]
hab ich [eine Nvidia oder eine AMD|Nvidia oder AMD]; was für ein Grafikchip steckt im [Rechner|Laptop]; sag mir das Modell der [Grafikkarte|GPU]
das Spiel ruckelt, welche GPU hab ich denn; !was macht hier das Bild, welcher Grafikchip; welche Graka [hab ich|ist drin]
ist das Nvidia-, AMD- oder Intel-Grafik; !für den richtigen Treiber: welche Grafikkarte hab ich; Name der [Grafikkarte|GPU]; wos für a Grafikkartn is drin
Grafik-Hardware; hab ich eine richtige Grafikkarte oder nur Onboard
GPU bitte; GPU-Name; GPU hier; Grafik?; Grafikkarte bitte; Grafikadapter; Graka bitte; meine GPU; meine Grafikkarte; meine Graka; Modell der GPU
Marke der GPU; GPU-Marke; Hersteller der Grafikkarte; VGA; VGA-Gerät; VGA-Controller; lspci VGA; was für eine GPU; was für eine GPU ist das
was für eine Graka; was ist das für eine Grafikkarte; was rendert meinen Desktop, welche GPU; welche GPU; welche Grafik; welche Grafikkarte
welche Radeon hab ich; welche GeForce hab ich; welche Nvidia ist das; wie heißt die Grafikkarte; ist das eine Nvidia; ist das eine Radeon
ist eine eigene Grafikkarte drin; ist das nur integrierte Grafik; hab ich eine GeForce; hab ich nur Onboard-Grafik; hat der Laptop Nvidia
Nvidia oder AMD?; Nvidia oder Intel?, die Grafik mein ich; Blender will eine GPU, welche ist da drin; ich brauch das GPU-Modell für den Treiber
ich hab vergessen, welche Grafikkarte ich gekauft hab; ich wüsst gern meine GPU; könntest du mir die Grafikkarte sagen; kannst du die GPU nachschauen
+gib das GPU-Modell aus; +schau meine Grafikkarte nach; +schau nach, welche GPU das ist; weli Grafikcharte isch drin
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
cores please; cpu cores please; cpu count; cpu threads; threads?; thread count; core number; core number?; number of cpus; cores in here
cores available; my cores; logical cores; logical processors; how many cores; how many cores?; how many cpus; how many threads; how many processors
how many cores on this box; how many cores for make; how many jobs can i run in parallel, cores i mean; what's nproc; what does nproc say
what's the core count; what number of cores; is it 8 cores; is this an eight core; is this an octa core; is it a dual core
does this laptop have eight cores; does the cpu have more than four cores; do i have 16 threads; make -j what? number of cores; which -j fits this cpu
the vm needs a core count, how many have i got; i need the number of cores; i'd like to know how many cores there are
i forgot how many cores this has; could you count the cores; can you tell me the core count; would you look up the number of threads; +count the cores
+count my cpus; +print the core count; +check how many cores there are
""",
    de="""
wie viele [CPU-|Prozessor-|]Kerne [hab ich|hat der Rechner|gibt es]; [Anzahl|Zahl] der [CPU-|]Kerne; nproc; CPU-Kerne
!mit wie vielen Kernen rechnet die Kiste; Kernzahl; wie viele [Kerne|Threads|Cores] hat [die CPU|der Prozessor|die Kiste|mein Laptop]
ich will mit -j kompilieren, wie viele Kerne hab ich; Anzahl [Threads|Prozessoren|Kerne|Cores]; ist das ein Quadcore oder mehr; Kerne?
wie viele Recheneinheiten sind verfügbar; !wie parallel kann ich hier bauen, Kerne mein ich; wie viele logische CPUs; [verfügbare|nutzbare] Kerne
!die Kernanzahl von meinem Prozessor; sag mir wie viele Kerne [da drin sind|ich hab]; Dualcore, Quadcore oder was; wia vui Kerne hot der Prozessor
Menge an CPU-Kernen
Kerne bitte; CPU-Kerne bitte; CPU-Anzahl; CPU-Threads; Threads?; Threadzahl; Anzahl CPUs; Zahl der Threads; Kerne hier; Cores?; Cores bitte
meine Kerne; logische Kerne; logische Prozessoren; wie viele Kerne; wie viele Kerne?; wie viele CPUs; wie viele Threads; wie viele Cores
wie viele Prozessoren; wie viele Kerne auf der Kiste; wie viele Kerne für make; wie viel kann parallel laufen, Kerne mein ich; was sagt nproc
was ist die Kernzahl; sind das 8 Kerne; sind das mehr als vier Kerne; ist das ein Achtkerner; ist das ein Octacore; ist das ein Dualcore
hat der Laptop acht Kerne; hat die CPU mehr als vier Kerne; hab ich 16 Threads; make -j wie viel? Zahl der Kerne; welches -j passt für die CPU
die VM will eine Kernzahl, wie viele hab ich; ich brauch die Zahl der Kerne; ich wüsst gern, wie viele Kerne da sind
ich hab vergessen, wie viele Kerne der hat; könntest du die Kerne zählen; kannst du mir die Kernzahl sagen; würdest du die Threadzahl nachschauen
+zähl die Kerne; +zähl meine CPUs; +gib die Kernzahl aus; +schau nach, wie viele Kerne es gibt; wie vill Kern het de Prozessor
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
distro please; distribution; distribution?; linux distro; linux distribution?; os; os?; os name; os please; which os?; my distro; my os; my linux
name of my linux; name of this os; what linux; what linux?; what distro; what os; what's the os; what's the distro here; what's this linux called
what's my operating system; what's in os-release; which linux; which operating system; which ubuntu is this; which fedora version is this
which debian release; is this arch; is this ubuntu; is this debian or a child of it; is it fedora; is this endeavour or plain arch; is this nixos
am i running fedora; am i on ubuntu; do i use arch, btw; do i have debian on here; did i install arch or fedora here
the guide differs per distro, which is mine; the forum asks for my distro; i forgot which distro i put on here; i need the name of the distribution
i'd like to know which linux this is; could you tell me the distro; can you look up the os version; +print the distro name
+tell me which linux runs here; +check which distro this is
""",
    de="""
[welche Distro|welche Distribution|welches Linux|welches Betriebssystem] [ist das|hab ich|läuft hier]; Name [der Distro|des Betriebssystems]; os-release
!was für ein Betriebssystem ist hier installiert; auf welchem Linux [bin ich|läuft das]; Distro?
was für [ein Linux|eine Distro|ein OS] [ist das hier|läuft da|ist da drauf]; ist das [Arch oder Debian|Fedora oder Ubuntu|Ubuntu oder Debian]; Distro-Name
Betriebssystem?; sag mir die [Distro|Distribution]; der Support will meine Distribution wissen, welche ist das
!was haben die mir auf den PC installiert, welches Linux; welche Linux-Distribution; bin ich auf Arch [oder was anderem|]
!was läuft auf der Mühle für ein System; Version des Betriebssystems; Name und Version der Distribution; wos für a Linux is des; welches OS [ist|läuft] hier
Distro bitte; Distribution; Distribution?; Linux-Distro; Linux-Distribution?; OS; OS?; OS-Name; OS bitte; OS-Version; Betriebssystem bitte
meine Distro; mein OS; mein Linux; Name von meinem Linux; Name vom OS; was für ein Linux; was für ein Linux?; was für eine Distro; was für ein OS
was für ein Betriebssystem; was ist das für ein Linux; was ist meine Distro; was steht in os-release; welches Linux; welche Distro
welche Distro ist drauf; welches OS; welches Betriebssystem; welches Ubuntu ist das; welche Fedora-Version ist das; welches Debian ist das
wie heißt das Betriebssystem; wie heißt mein Linux; ist das Arch; ist das Ubuntu; ist das Debian oder ein Ableger; ist das Fedora
ist das Endeavour oder reines Arch; ist das NixOS; bin ich auf Ubuntu; bin ich auf Fedora; hab ich Debian drauf
hab ich da Arch oder Fedora installiert; die Anleitung hängt von der Distro ab, welche ist meine; im Forum wollen sie meine Distro wissen
ich hab vergessen, welche Distro ich da installiert hab; ich brauch den Namen der Distribution; ich wüsst gern, welches Linux das ist
könntest du mir die Distro sagen; kannst du die OS-Version nachschauen; +gib den Distro-Namen aus; +sag mir, welches Linux läuft
+schau nach, welche Distro das ist; wels Linux isch das
""",
)
WHERE = listed(
    en="""
[in|] [which|what] [folder|directory] am i [in|]; pwd; [what's|what is] the current [folder|directory]; where am i [right now|in the file system|]
working directory; !which directory do my commands run in; [tell me|print|show] [the|] [current|working] directory; path of the current [folder|directory]
where exactly am i; in what folder do [you|we] [work|run commands]; which folder is the current one; i lost track, what directory is this; cwd; current path
!full path of where we are; what path are we [in|at]; !from which folder are commands started here; our location in the file system
where are we; the directory we're in; current dir?
cwd please; pwd please; current directory; current directory?; current folder; current folder?; current location; this directory's path
this folder's path; path here; path of this folder; path of this directory; where am i in the tree; where am i working; where are we working
where are you running; where do commands run; where does the shell stand; where's the shell; where do we stand; here is where?; what dir is this
what's the cwd; what's the working directory; what's the path here; what's our current path; what folder is this; what directory is this
what directory are you in; which dir; which dir are we in; which dir is this; which folder is this; which path is this; in which directory do you work
in which folder are we now; am i in my home directory; am i in the right folder? which one is it; are we in home
are we still in the project folder? path please; is this the home folder; i don't know where i am in the file system; i'm lost, which folder
i'd like to know the current folder; i need the current path; could you tell me the working directory; can you print the current directory
+print the working dir; +give me the current path; +tell me where we are in the file system
""",
    de="""
in welchem [Ordner|Verzeichnis] bin ich; pwd; [was ist|wie heißt] [der aktuelle Ordner|das aktuelle Verzeichnis]; wo bin ich [gerade|im Dateisystem]
Arbeitsverzeichnis; !in welchem Verzeichnis laufen meine Befehle; wo [bin ich hier|sind wir gerade|sind wir]; Pfad vom aktuellen [Ordner|Verzeichnis]
in welchem [Verzeichnis|Ordner] [sind wir|arbeiten wir|stehen wir]; welcher Ordner ist der aktuelle
ich hab den Überblick verloren, welches Verzeichnis ist das; cwd; aktueller Pfad; !voller Pfad von da, wo wir sind; auf welchem Pfad [sind wir|bin ich]
aktuelles Verzeichnis [bitte|]; !von welchem Ordner aus werden hier Befehle gestartet; Standort im Dateisystem; wo bin i do im Dateisystem
sag mir das Arbeitsverzeichnis; das Verzeichnis, in dem wir sind
pwd bitte; aktueller Ordner; aktueller Ordner?; jetziger Ordner; jetziges Verzeichnis; jetziger Pfad; Pfad hier; Pfad von diesem Ordner; Arbeitsordner
Arbeitsordner?; wo bin ich?; wo bin ich im Baum; wo bin ich grad im Dateisystem; wo sind wir im Dateisystem; wo arbeiten wir; wo läufst du
wo laufen die Befehle; wo steht die Shell; wo stehen wir; was ist das Arbeitsverzeichnis; was ist der Pfad hier; was ist das für ein Ordner
was ist das für ein Verzeichnis; welcher Ordner; welcher Ordner ist das; welcher Pfad ist das; welches Verzeichnis; welches Verzeichnis ist das
in welchem Ordner sind wir jetzt; in welchem Verzeichnis bist du; in welchem Verzeichnis arbeitest du; bin ich im Home-Verzeichnis
bin ich im richtigen Ordner? welcher ist das; sind wir im Home; sind wir noch im Projektordner? Pfad bitte; ist das der Home-Ordner
ich weiß nicht, wo ich im Dateisystem bin; ich bin verloren, welcher Ordner; ich wüsst gern den aktuellen Ordner; ich brauch den aktuellen Pfad
könntest du mir das Arbeitsverzeichnis sagen; kannst du das aktuelle Verzeichnis ausgeben; +gib das Arbeitsverzeichnis aus
+gib mir den aktuellen Pfad; +sag mir, wo wir im Dateisystem sind; i welem Ordner bin i
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
package count please; packages installed; packages installed?; packages?, how many; packages total; packages in total; total packages
packages on here; packages on this machine; package number; package statistics; pacman count; number of packages; number of packages?
how many packages; how many packages?; how many packages are there; how many packages does pacman have; how many packages run up here
how many installed; how many pacman packages; how many programs in packages are installed; how big is my package collection, in numbers
how full is pacman's list; how many did i install over the years, packages; what's my package count; what's the number of installed packages
what's the total of packages; what number of packages is installed; which number does neofetch show for packages
are there more than a thousand packages; are over 1500 packages installed here; do i have many packages? how many
do i have too many packages installed? the number; does this system have many packages, how many; is my system minimal? package count
my system feels bloated, how many packages; i'd like to know how many packages i have; i want the package count
i need the number of installed packages; i wonder how many packages there are; just the number: packages; for a screenshot: number of packages
could you count the packages; can you tell me the package count; would you count installed packages; +count packages; +count all installed packages
+count what's installed; +print the package count; +give me the number of packages
""",
    de="""
wie viele Pakete sind installiert; [Anzahl|Zahl] [der|] installierten Pakete; zähl [meine|die] Pakete; !die Zahl der Pakete auf diesem System; Paketanzahl
wie viele Pakete [hab ich|sind auf dem System|sind drauf|hab ich drauf]; Zahl der Pakete in pacman; installierte Pakete, wie viele
Menge der installierten Pakete; wie viel Zeug hab ich installiert, in Paketen; sag mir wie viele Pakete ich installiert hab
!in Paketen gerechnet, wie groß ist das System; wie aufgebläht ist das System, Zahl der Pakete; !zähl durch was pacman installiert hat
installierte Pakete insgesamt; wia vui Pakete san installiert; wie viele Pakete hat pacman installiert; auf wie viele Pakete komm ich
Paketanzahl bitte; Paketzahl; Paketzahl?; Pakete installiert?, wie viele; Pakete?, wie viele; Pakete gesamt; Pakete insgesamt; Gesamtzahl der Pakete
Pakete auf dem Rechner; Pakete hier, Anzahl; Paketstatistik; Anzahl Pakete; Anzahl Pakete?; Zahl der Pakete; wie viele Pakete; wie viele Pakete?
wie viele Pakete gibt es; wie viele Pakete kennt pacman als installiert; wie viele Pakete sind am Rechner; wie viele sind installiert, Pakete mein ich
wie viele pacman-Pakete; wie groß ist meine Paketsammlung, als Zahl; wie lang ist die Paketliste; wie viel hab ich über die Jahre installiert, Pakete
was ist meine Paketzahl; was ist die Zahl der installierten Pakete; welche Zahl zeigt Neofetch bei den Paketen; sind es mehr als tausend Pakete
sind über 1500 Pakete installiert; hab ich viele Pakete? wie viele; hab ich zu viele Pakete installiert? die Zahl
hat das System viele Pakete, wie viele; ist mein System minimal? Paketzahl; das System fühlt sich aufgebläht an, wie viele Pakete
ich wüsst gern, wie viele Pakete ich hab; ich will die Paketanzahl; ich brauch die Anzahl der installierten Pakete
ich frag mich, wie viele Pakete das sind; nur die Zahl: Pakete; für den Screenshot: Zahl der Pakete; könntest du die Pakete zählen
kannst du mir die Paketanzahl sagen; würdest du installierte Pakete zählen; +zähl Pakete; +zähl alle installierten Pakete; +zähl was installiert ist
+gib die Paketanzahl aus; +nenn mir die Zahl der Pakete; wie vill Päckli sind installiert
""",
)
