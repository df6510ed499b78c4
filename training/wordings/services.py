"""What people ask about a program, a package, a service, a host, a port that shell commands tell."""

from training.wordings.listed import listed

INSTALLED = listed(
    en="""
where is [the program|the binary|] {what} installed?; which {what}; [what's|what is] the path [of|to] [the program|the command|] {what}?
[is|] {what} installed?; do i have {what} installed?; [which|what] binary is {what}?; !can {what} be run on this machine?
where is the [executable|binary] [of|for] {what}?; path to {what} [binary|executable]; is {what} [available|there|on this machine|on the system]?
have i got {what} [on here|installed]?; does this machine have {what} installed?; where does {what} live [on disk|on this system]?
is there a {what} binary [in the path|]?; which {what} do i [use|run], the full path; i typed {what} and got command not found, is it installed?
has anybody installed {what} [here|on this]?; !from where does {what} get started, which path; check [if|whether] {what} is installed
!i'm about to use {what}, is it on this box?; location of [the program|the command] {what}; did i ever install {what}?; !{what} present?
full path of {what} binary
which {what} please; where's {what} installed; where's the {what} binary; whereis {what}; {what} binary path; {what} executable, where
{what}: installed or not?; {what}, where is it on disk; {what} path; got {what} installed?; have i {what} on this box; have we got {what} here
do we have {what} on this machine; do i own a {what} binary; does {what} exist on this system; does the shell find {what}
does the path contain {what}; did somebody put {what} on this machine; is {what} in my path; is {what} in /usr/bin; is {what} an installed command
is the {what} command there; is the {what} program present; is the program {what} on my computer; can the shell find {what}
can i use {what} on this system or is it not installed; was {what} ever installed; what's the full path of {what}; what file is the {what} command
in which folder is the {what} binary; in which directory does {what} sit; a script needs {what}, is that installed here
the makefile calls {what}, have i got that; i want to know where {what} is installed; i need the path of {what}
i'd like to know if {what} is installed; i'm not sure i have {what}, is it installed; could you see if {what} is installed
could you look where {what} is installed; would you check for {what} on this machine; +tell me where {what} is installed
+find out if {what} is installed; +look whether {what} is installed
""",
    de="""
wo ist [das Programm|] {what} installiert?; which {what}; wie ist der Pfad [vom|zum] [Programm|Befehl] {what}?; [ist|] {what} installiert?
hab ich {what} installiert?; welches Binary ist {what}?; !läuft {what} auf diesem Rechner überhaupt?
wo liegt [das Programm|das Binary|die ausführbare Datei] {what}?; Pfad [zum|vom] Programm {what}; ist {what} [vorhanden|da|drauf|auf dem Rechner]?
hab ich {what} [drauf|am Rechner|auf dem Rechner]?; gibt's {what} auf [diesem|dem] Rechner?; hat der Rechner {what} installiert?
wo steckt das Programm {what} [auf der Platte|]?; ich hab {what} getippt und es kam command not found, ist das installiert?
hat wer {what} [hier|da] installiert?; !von wo wird {what} gestartet, welcher Pfad; prüf [mal|bitte|] ob {what} installiert ist
!gleich brauch ich {what}, ist das auf der Kiste?; is {what} installiert oder ned?; Speicherort vom [Befehl|Programm] {what}
hab ich {what} jemals installiert?; welches {what} benutze ich, der volle Pfad; !{what} vorhanden?; schau ob {what} installiert ist
which {what} bitte; whereis {what}; {what}: installiert oder nicht?; {what}, wo liegt das auf der Platte; {what} drauf?; {what} am Rechner da?
Pfad von {what}; Pfad zum Binary {what}; voller Pfad von {what}; Binary von {what}, wo; hab ich das Programm {what}; haben wir {what} auf der Kiste
hat das System {what}; gibt es {what} hier schon; gibt es den Befehl {what}; existiert {what} auf dem System; findet die Shell {what}
liegt {what} im PATH; liegt {what} in /usr/bin; ist {what} im Pfad; ist {what} ein installierter Befehl; ist der Befehl {what} da
ist das Programm {what} am Computer; war {what} je installiert; wurde {what} schon installiert
kann ich {what} benutzen oder ist das nicht installiert; wo hockt das Programm {what}; wo ist {what} installiert worden
wo find ich das Binary von {what}; in welchem Ordner liegt das Programm {what}; in welchem Verzeichnis sitzt das Binary {what}
was ist der volle Pfad von {what}; ein Skript braucht {what}, ist das installiert; im Makefile steht {what}, hab ich das
ich will wissen, wo {what} installiert ist; ich brauch den Pfad von {what}; ich wüsst gern, ob {what} installiert ist
ich bin nicht sicher, ob ich {what} hab, ist das installiert; könntest du schauen, ob {what} installiert ist
könntest du schauen, wo {what} installiert ist; würdest du nachsehen, ob {what} auf dem Rechner ist; +sag mir, wo {what} installiert ist
+find raus, ob {what} installiert ist; hom ma {what} installiert; isch {what} installiert
""",
)
VERSION = listed(
    en="""
[which|what] version [of|is] {what} [do i have|is installed|]?; {what} version; [what's|what is] the version of {what}?; version of {what}
how new is [my|] {what}?; !tell me which {what} version i have; {what} --version; is {what} up to date? which version do i have
what {what} [version|release] [is this|am i on|am i using]?; version number of {what}; the manual is for a newer {what}, which version is mine
how old is [my|the installed|] {what}?; tell me the {what} version; print the version of {what}; which release of {what} is installed?
!i'm filing a bug against {what}, which version is it; version {what}; does {what} have a recent version here?
!what number does {what} report as its version; current version of {what}; got which version of {what}?; i wonder what version {what} is
!{what}, which release have i got
{what} version please; {what} --version please; {what}, what version; {what} version number; {what} release number; {what} version here
version of my {what}; version number {what}; my {what} version; my version of {what}; installed {what} version; the installed version of {what}
what {what} is this, 2 or 3? version; what {what} have i got, version-wise; what's my {what} version; what's the {what} release here
what does {what} --version say; which {what} version; which {what} release do i run; which {what} do i have, the version; how recent is {what} on here
how far behind is my {what}? version; is my {what} recent, what version; is my {what} outdated? its version
is {what} new enough? which version is here; do i have the latest {what}? show my version; do i run an old {what}? version please
have i got a recent {what}? version; the tutorial needs {what} 3 or so, what have i got; the readme asks for a minimum {what} version, what's mine
i need the {what} version for a bug report; i'd like the version of {what}; i want to know my {what} version
i updated {what}, which version is it now; could you tell me the {what} version; could you check which {what} version i have
can you say what version {what} is; would you look up the version of {what}; +print the {what} version; +check the version of {what}
+get the version of {what}; +give me the version number of {what}
""",
    de="""
welche Version von {what} [hab ich|ist installiert|]?; {what} Version; [was ist|welche ist] die Version von {what}?; Version von {what}
wie neu ist [mein|] {what}?; !sag mir, welche {what}-Version ich habe; {what} --version; ist {what} aktuell? welche Version hab ich
welche {what}-Version [ist das|läuft hier|ist drauf|benutz ich]?; Versionsnummer von {what}
die Anleitung ist für ein neueres {what}, welche Version hab ich; wie alt ist [mein|das installierte|] {what}?; sag mir die Version von {what}
zeig [mir|] die {what}-Version; welcher Release von {what} ist installiert?; !für den Bugreport zu {what}: welche Version ist das; Version {what}
in welcher Version liegt {what} vor?; !was sagt {what} selber, welche Version es ist; aktuelle Version von {what}
in wos für a Version is {what} do; {what} in welcher Version installiert?; !Stand von {what}, Versionsnummer mein ich
{what} Version bitte; {what}-Version; {what}, welche Version; {what} Versionsnummer; Version von {what} bitte; Version von meinem {what}
meine Version von {what}; meine {what}-Version; installierte Version von {what}; die installierte {what}-Version; was für eine Version von {what}
was für ein {what} hab ich, von der Version her; was ist meine {what}-Version; was sagt {what} --version; welche {what}-Version
welche {what}-Version hab ich drauf; welches {what} läuft hier, die Version; wie aktuell ist {what} hier; wie weit hinten ist mein {what}? Version
wie ist die Versionsnummer von {what}; ist mein {what} aktuell, welche Version; ist mein {what} veraltet? Version bitte
ist {what} neu genug? welche Version ist das; hab ich das neueste {what}? zeig die Version; hab ich ein altes {what}? Version
das Tutorial will {what} 3 oder so, was hab ich; im Readme steht eine Mindestversion von {what}, welche hab ich
ich brauch die {what}-Version für den Bugreport; ich hätt gern die Version von {what}; ich will wissen, welche Version {what} hat
ich hab {what} aktualisiert, welche Version ist es jetzt; könntest du mir die {what}-Version sagen
könntest du schauen, welche Version von {what} ich hab; kannst du sagen, welche Version {what} ist; würdest du die Version von {what} nachschauen
+gib die Version von {what} aus; +schau nach der Version von {what}; +hol die {what}-Version; +nenn mir die Versionsnummer von {what}
wos hob i fia a {what}-Version; weli Version vo {what} hani
""",
)
PACKAGE = listed(
    en="""
is the package {what} installed?; is there a package {what}?; version of the package {what}; package {what} installed?; !do i have the package {what}?
pacman -Q {what}; do i have the package {what} [installed|on here]?; check [if|whether] the package {what} is installed
which version of the package {what} do i have?; is {what} installed as a package?; {what} package version?; has the package {what} been installed?
is the {what} package on [this system|here]?; ask pacman about {what}; !does pacman have {what} installed?
i need the package {what}, is it [already there|already installed|missing]?; package {what}?; {what} package installed
the installed version of the package {what}; is the package {what} missing?; !look up {what} among the installed packages
did the package {what} make it onto the system?; !in which version does the package {what} sit here
package {what}: is it there; package {what}, which version; package version of {what}; {what} package?; {what} package, installed or not
{what} in pacman?; {what} as a package?; pacman: {what}?; pacman query {what}; query the package {what}; query pacman for {what}
the package {what}, have i got it; the {what} package, its version; the package called {what}, is it installed; got the package {what}?
got the {what} package installed?; have i the package {what} on here; have we got the package {what}; has pacman got {what}
has pacman installed {what} already; does pacman know the package {what} as installed; does pacman list {what}
does this system have the package {what}; did i install the package {what}; did pacman put {what} on here; do we have the {what} package
do i need to install the package {what} or is it there; is the package {what} already on this machine; is the package {what} part of this system
is package {what} present; is {what} among my packages; is {what} in pacman's list of installed packages; is there a package called {what} installed
was the package {what} installed; what version is the package {what}; what version of the {what} package is installed
which {what} package is installed; a build needs the package {what}, is it here; the wiki says install the package {what}, have i got it
i want to know if the package {what} is installed; i'd like to know the version of the package {what}; could you ask pacman for {what}
could you check the package {what}; can you see if the {what} package is installed; would you look if the package {what} is there
+check with pacman if {what} is installed; +tell me if the package {what} is installed; +look up the package {what}
""",
    de="""
ist das Paket {what} installiert?; gibt es ein Paket {what}?; Version vom Paket {what}; Paket {what} installiert?; !hab ich das Paket {what}?
pacman -Q {what}; ist das {what}-Paket [drauf|da|installiert]?; prüf [mal|] ob das Paket {what} installiert ist; welche Version vom Paket {what} hab ich?
ist {what} als Paket installiert?; Paketversion von {what}?; wurde das Paket {what} installiert?; frag pacman nach {what}; !hat pacman {what} installiert?
ich brauch das Paket {what}, ist das [schon da|schon installiert|schon drauf]?; Paket {what}?; {what}-Paket installiert?
die installierte Version des Pakets {what}; fehlt das Paket {what}?; !schau unter den installierten Paketen nach {what}; is des Paket {what} drauf?
!in welcher Version liegt das Paket {what} vor; gibt's das Paket {what} auf dem System?
Paket {what}: ist das da; Paket {what}, welche Version; Paket {what} da?; {what} als Paket?; {what}-Paket?; {what}-Paket, installiert oder nicht
{what} in pacman?; pacman: {what}?; pacman-Abfrage {what}; das Paket {what}, hab ich das; das {what}-Paket, welche Version
das Paket namens {what}, ist das installiert; hab ich das {what}-Paket; hab ich das Paket {what} schon drauf; haben wir das Paket {what}
kennt pacman das Paket {what} als installiert; listet pacman {what}; hat das System das Paket {what}
muss ich das Paket {what} installieren oder ist es da; ist das Paket {what} auf der Kiste; ist das Paket {what} vorhanden
ist das Paket {what} Teil vom System; ist {what} unter meinen Paketen; ist {what} in der Paketliste von pacman
ist ein Paket namens {what} installiert; war das Paket {what} installiert; welche Version hat das Paket {what}
welche Version vom {what}-Paket ist installiert; welches {what}-Paket ist installiert; ein Build braucht das Paket {what}, ist das da
im Wiki steht, man braucht das Paket {what}, hab ich das; ich will wissen, ob das Paket {what} installiert ist
ich wüsst gern die Version vom Paket {what}; könntest du pacman nach {what} fragen; könntest du das Paket {what} prüfen
kannst du schauen, ob das {what}-Paket installiert ist; würdest du nachsehen, ob das Paket {what} da ist; +schau mit pacman, ob {what} installiert ist
+sag mir, ob das Paket {what} installiert ist; +schau das Paket {what} nach; +frag das Paket {what} ab; isch s Paket {what} installiert
""",
)
SERVICE = listed(
    en="""
is [the service|] {what} running as a service?; [is|] the [service|unit] {what} [active|running|up]?; [what's|] the status of the service {what}
[check|] [the|] service {what}; does the {what} service run?; !is the service {what} alive?; {what} service status
is the {what} [service|daemon|unit] [up|active|running|on]?; did the service {what} [start|come up]?; has the service {what} [stopped|died|crashed|failed]?
state of the [service|unit] {what}; service {what} up?; is systemd running {what}?; check [if|whether] the {what} [service|daemon] is [running|active]
the service {what} [acts up|does nothing], is it running at all?; !is my {what} daemon still breathing
what's the state of the {what} [unit|daemon|service]?; !{what} unit, active or not?; tell me if the service {what} is [up|on|active]
how is the service {what} doing?; {what}.service active?; !did systemd bring the {what} service up
service {what}, running?; service {what}: state?; status of service {what}; status of {what}.service; status of the {what} service
systemd unit {what}?; systemd: {what} active?; {what} service; {what} service?; {what} daemon?; {what} daemon, up or down; {what} daemon status
{what} unit status; {what}.service; {what}.service?; {what}.service up?; unit {what}; unit {what} active?; the service {what}, is it on
the {what} daemon, does it run; does the daemon {what} run; does the {what} daemon live; does systemd say {what} is active; did the {what} daemon die
did the {what} service crash; has the {what} unit failed; has the service {what} been started; is the daemon {what} there; is the {what} service ok
is the {what} service healthy; is the {what} service down; is {what}.service running; is service {what} active; is my {what} service alive
is {what} active according to systemd; what's up with the service {what}; what's the {what} service doing
what does systemd say about the service {what}; which state is the service {what} in; in what state is the {what} service
i can't connect, is the service {what} on; i restarted, is the {what} service up again; i'd like to know if the service {what} runs
could you check the service {what}; could you see if the {what} service is up; can you tell if the service {what} is active
would you look at the service {what}; +see if the service {what} is running; +ask systemd about the service {what}
+look at the state of the service {what}
""",
    de="""
läuft [der Dienst|der Service] {what}?; [ist|] der [Dienst|Service] {what} [aktiv|an]?; [wie ist|] der Status vom Dienst {what}
[prüf|check] [mal|] den Dienst {what}; läuft der {what}-Dienst?; !lebt der Dienst {what} noch?; {what} Dienst Status
ist der {what}-[Dienst|Service|Daemon] [an|aktiv|gestartet]?; ist der Dienst {what} [gestartet|hochgekommen]?
ist der Dienst {what} [abgestürzt|gestorben|gestoppt|ausgefallen]?; Zustand [des Dienstes|der Unit] {what}; Dienst {what} aktiv?; Service {what} an?
hat systemd {what} am Laufen?; prüf [mal|] ob der Dienst {what} läuft; der Dienst {what} tut nichts, läuft der überhaupt?; !atmet mein {what}-Daemon noch
wie ist der Zustand vom {what}-Dienst?; !{what}-Unit, aktiv oder nicht?; sag mir ob der Service {what} [aktiv ist|läuft]; wie geht's dem Dienst {what}?
rennt der Dienst {what}?; {what}.service aktiv?; !hat systemd den Dienst {what} hochgebracht
Dienst {what}; Dienst {what}?; Dienst {what}, läuft der; Dienst {what}: Status?; Status vom Service {what}; Status von {what}.service
Status des Dienstes {what}; systemd-Unit {what}?; systemd: {what} aktiv?; {what}-Dienst?; {what}-Dienst aktiv?; {what}-Daemon?
{what}-Daemon, an oder aus; {what}-Service an?; {what}.service; {what}.service?; Unit {what}; Unit {what} aktiv?; der Dienst {what}, ist der an
der {what}-Daemon, läuft der; läuft der Daemon {what}; läuft {what} als Dienst; läuft bei systemd der Dienst {what}; lebt der {what}-Daemon
sagt systemd, dass {what} aktiv ist; ist der {what}-Daemon gestorben; ist der Service {what} abgestürzt; ist die Unit {what} gescheitert
ist der Daemon {what} da; ist der Dienst {what} in Ordnung; ist der Dienst {what} down; ist der Dienst {what} gesund; ist {what}.service am Laufen
ist mein {what}-Dienst am Leben; wurde der Dienst {what} gestartet; was ist mit dem Dienst {what}; was macht der Dienst {what}
was sagt systemd zum Dienst {what}; welchen Status hat der Dienst {what}; in welchem Zustand ist der Dienst {what}
ich komm nicht drauf, ist der Dienst {what} an; ich hab neu gestartet, ist der Dienst {what} wieder da; ich wüsst gern, ob der Dienst {what} läuft
könntest du den Dienst {what} prüfen; könntest du schauen, ob der Dienst {what} läuft; kannst du sagen, ob der Dienst {what} aktiv ist
würdest du nach dem Dienst {what} schauen; +schau, ob der Dienst {what} läuft; +frag systemd nach dem Dienst {what}
+schau dir den Status vom Dienst {what} an; lauft de Dienscht {what}
""",
)
JOURNAL = listed(
    en="""
[the|show me the|] last {n} log [lines|entries] of [the service|] {what}; [the|] last {n} lines [from|in] the journal [of|for] {what}
journal of {what}, {n} lines; {n} log lines of {what}; !what did {what} log last, {n} lines?; journalctl of {what}, last {n}
last {n} entries in the log of {what}; tail the log of {what}, {n} lines; {what} acts up, show [me|] its last {n} log lines
[give|get] me {n} log lines [from|of] {what}; the {n} [newest|latest|most recent] log [lines|entries|messages] of {what}
what's in the log of {what}? last {n} lines; {what} log, {n} lines; {what} journal, last {n}; log of {what}, {n} entries
!the freshest {n} journal lines by {what}; [could|can] i see the last {n} log messages of {what}?; what did {what} write to the journal, the last {n} lines
!{n} lines back in the {what} log; print {n} lines of the {what} journal; latest {n} messages the service {what} logged
!why does {what} fail? its log, {n} lines
{what} log {n}; {what} logs, {n}; {what} logs, {n} lines; {what} log lines, {n} of them; {what}: {n} log lines; {what}: last {n} of the journal
{what} journal {n} lines; {n} lines of log from {what}; {n} log lines, service {what}; {n} journal lines of {what}; {n} lines journal {what}
{n} last lines of the {what} log; {n} recent log lines for {what}; journal {what} {n}; journal for {what}, last {n} lines; journalctl {what} {n} lines
journalctl for {what}, {n} lines; log {what} {n}; log tail of {what}, {n} lines; logs of {what}, last {n}; logs from {what}, {n} lines please
log of the service {what}, the final {n} lines; the last {n} of {what}'s log; the tail of the {what} journal, {n} lines
the {n} latest from the {what} journal; the end of {what}'s log, {n} lines; the service {what} crashed, its last {n} log lines
the service {what} won't start, {n} lines of its log; what's {what} been logging? {n} lines; what does the journal say about {what}? {n} lines
what happened in {what}? last {n} log lines; what did the service {what} say, last {n} lines; i want {n} log lines of {what}
i need the last {n} lines of {what}'s journal; i'd like to see {n} lines of the {what} log; i'm debugging {what}, {n} log lines please
could you fetch {n} log lines of {what}; could you show the last {n} journal lines of {what}; can you print {n} lines from the {what} log
would you get the last {n} log entries of {what}; let me read the last {n} log lines of {what}; +pull {n} lines from the log of {what}
+fetch the last {n} log entries for {what}; +read me the last {n} lines of {what}'s log; +dump {n} lines of the {what} journal
""",
    de="""
[die|zeig mir die|] letzten {n} Log-[Zeilen|Einträge] von {what}; [die|] letzten {n} Zeilen [vom|aus dem] Journal von {what}; Journal von {what}, {n} Zeilen
{n} Log-Zeilen von {what}; !was hat {what} zuletzt geloggt, {n} Zeilen?; journalctl von {what}, letzte {n}; letzte {n} Einträge im Log von {what}
{what} spinnt, zeig [mir|] die letzten {n} Log-Zeilen davon; gib mir {n} Zeilen Log von {what}
die {n} [neuesten|jüngsten|aktuellsten] Log-[Zeilen|Einträge|Meldungen] von {what}; was steht im Log von {what}? letzte {n} Zeilen; {what} Log, {n} Zeilen
{what} Journal, letzte {n}; Log von {what}, {n} Einträge; !die frischesten {n} Journalzeilen von {what}
kann ich die letzten {n} Log-Meldungen von {what} sehen?; was hat {what} ins Journal geschrieben, die letzten {n} Zeilen
!{n} Zeilen zurück im Log von {what}; hol [mir|] {n} Zeilen aus dem Journal von {what}; die letzten {n} Meldungen vom Dienst {what} im Journal
!warum scheitert {what}? Log davon, {n} Zeilen; die letzten {n} Protokollzeilen von {what}; tail vom {what}-Log, {n} Zeilen
{what} Log {n}; {what} Logs, {n} Zeilen; {what}-Log, die letzten {n}; {what}: {n} Logzeilen; {what}: die letzten {n} vom Journal
{what}-Journal {n} Zeilen; {n} Logzeilen von {what}; {n} Zeilen Journal von {what}; {n} Journalzeilen vom Dienst {what}; {n} Logeinträge von {what}
Journal {what} {n}; Journal vom Dienst {what}, {n} Zeilen; journalctl {what} {n} Zeilen; Log {what} {n}; Log vom Dienst {what}, die letzten {n} Zeilen
Logs von {what}, letzte {n}; Logende von {what}, {n} Zeilen; das Ende vom {what}-Log, {n} Zeilen; die letzten {n} aus dem {what}-Journal
die letzten {n} vom Log von {what}; die neuesten {n} Zeilen im Journal von {what}; der Dienst {what} ist abgestürzt, die letzten {n} Logzeilen
der Dienst {what} startet nicht, {n} Zeilen aus dem Log; was loggt {what} so? {n} Zeilen; was sagt das Journal zu {what}? {n} Zeilen
was war bei {what} los? letzte {n} Logzeilen; was hat der Dienst {what} gemeldet, letzte {n} Zeilen; ich will {n} Logzeilen von {what}
ich brauch die letzten {n} Zeilen vom {what}-Journal; ich würd gern {n} Zeilen vom {what}-Log sehen; ich debugge {what}, {n} Logzeilen bitte
könntest du {n} Logzeilen von {what} holen; könntest du die letzten {n} Journalzeilen von {what} zeigen
kannst du {n} Zeilen aus dem {what}-Log ausgeben; würdest du die letzten {n} Logeinträge von {what} holen
lass mich die letzten {n} Logzeilen von {what} lesen; +zieh {n} Zeilen aus dem Log von {what}; +hol die letzten {n} Logeinträge von {what}
+lies mir die letzten {n} Zeilen vom Log von {what} vor; +gib {n} Zeilen vom {what}-Journal aus; +schau ins Log von {what}, {n} Zeilen
zeig ma {n} Logzeilen vo {what}
""",
)
VARIABLE = listed(
    en="""
[what's|what is] [the value of|] [the variable|the environment variable|$|] {what} [set to|]?; what does the variable {what} contain?
[show|print|echo] [the variable|the environment variable] {what}; value of the variable {what}; !is the variable {what} set, and to what?; echo ${what}
${what}; value of ${what}; what's in ${what}?; which value does [the env var|the variable|the environment variable] {what} have?
env var {what}; environment variable {what}; what does the shell have in {what}, the variable?; my script needs the variable {what}, what is it here?
is the [env var|environment variable] {what} set?; content of the variable {what}; !how is the environment variable {what} defined here
tell me what the variable {what} is set to; the variable {what}, what's its value; did i export {what}? show the variable
!what came of my export, variable {what}; current value of the env variable {what}
variable {what}; variable {what}?; variable {what} please; env {what}; env {what}?; env variable {what} value; environment: {what}?
shell variable {what}; {what} variable; {what} variable?; {what} env var; {what} in the environment; {what} in env?; ${what} please
value of env var {what}; value of the environment variable {what}; contents of ${what}; contents of the env variable {what}; print ${what}
show ${what}; what's my {what} variable; what's the env variable {what}; what's {what} in the environment; what does ${what} hold
what does ${what} say; what does the env var {what} point to; what value has ${what}; what did i set the variable {what} to; which value is in ${what}
how is ${what} set; how is the env var {what} set; is ${what} set; is ${what} empty; is the variable {what} empty
is the variable {what} exported, what's in it; does the variable {what} exist here; do i have a variable {what} set
a program reads ${what}, what's in it; i need the value of ${what}; i'd like to see the variable {what}; i want to check the env var {what}
could you echo ${what}; could you show the environment variable {what}; can you tell me the value of ${what}; would you print the variable {what}
+read the variable {what}; +look up the env var {what}; +check the variable {what}; +check what's in ${what}
""",
    de="""
was ist [der Wert von|] [der Variablen|der Umgebungsvariablen] {what}?; was steht in der [Variablen|Umgebungsvariablen] {what}?
[zeig|gib] [mir|] die [Variable|Umgebungsvariable] {what} [aus|]; Wert der Variablen {what}; !ist die Variable {what} gesetzt, und worauf?; echo ${what}
${what}; Wert von ${what}; was steht in ${what}?; welchen Wert hat die [Variable|Umgebungsvariable] {what}?; Umgebungsvariable {what}
Env-Variable {what}; was hat die Shell in der Variable {what}?; mein Skript braucht die Variable {what}, was ist die hier?
ist die [Umgebungsvariable|Env-Variable] {what} gesetzt?; Inhalt der Variablen {what}; !wie ist die Umgebungsvariable {what} hier definiert
sag mir worauf die Variable {what} steht; die Variable {what}, was hat die für einen Wert; auf was ist die Variable {what} gesetzt?
!was ist aus meinem export geworden, Variable {what}; aktueller Wert der Umgebungsvariable {what}; wos steht in der Variable {what}
Variable {what}; Variable {what}?; Variable {what} bitte; Env {what}; Env-Var {what}?; Umgebung: {what}?; Umgebungsvariable {what} bitte
Shell-Variable {what}; {what}-Variable; {what}-Variable?; {what} in der Umgebung; {what} im Environment?; ${what} bitte
Wert der Umgebungsvariable {what}; Wert der Env-Variable {what}; Inhalt von ${what}; zeig ${what}; gib ${what} aus; was ist ${what}
was ist meine {what}-Variable; was ist {what} in der Umgebung; was hat ${what} für einen Wert; was sagt ${what}; was enthält ${what}
was enthält die Variable {what}; worauf zeigt die Umgebungsvariable {what}; worauf hab ich die Variable {what} gesetzt; wie ist ${what} gesetzt
wie ist die Env-Variable {what} gesetzt; welcher Wert steht in ${what}; ist ${what} gesetzt; ist ${what} leer; ist die Variable {what} leer
ist die Variable {what} exportiert, was steht drin; gibt es die Variable {what} hier; hab ich eine Variable {what} gesetzt
ein Programm liest ${what}, was steht da drin; ich brauch den Wert von ${what}; ich würd gern die Variable {what} sehen
ich will die Env-Variable {what} prüfen; könntest du ${what} ausgeben; könntest du die Umgebungsvariable {what} zeigen
kannst du mir den Wert von ${what} sagen; würdest du die Variable {what} ausgeben; +lies die Variable {what} aus
+schau die Umgebungsvariable {what} nach; +prüf die Variable {what}; +schau nach, was in ${what} steht
""",
)
PING = listed(
    en="""
ping {what}; [can|could] you ping {what}?; is {what} reachable?; [check|test] [if|whether] {what} [is reachable|answers|responds]
how long does a ping to {what} take?; !does {what} answer?; [do i|can i] reach {what}?; is {what} [up|down|alive|online]?; ping test to {what}
can i get [through|] to {what}?; does {what} [respond|answer|reply] to [a ping|pings]?; send a [ping|few pings] to {what}
how's the [latency|ping] to {what}?; latency to {what}; try to reach {what}; i can't connect to {what}, ping it; {what} [up|alive|reachable]?; {what} ping
!is the host {what} dead or just slow; what's my ping to {what}?; check the connection to {what}; round trip time to {what}
is the server {what} [up|down|there]?; !packets to {what}, do they come back?; would you see if {what} replies?; !can this machine talk to {what}
ping {what} please; ping to {what}; ping time {what}; ping test {what}; ping {what} for me; {what}: up or down?; {what}, does it answer pings
{what} ping time; {what} latency; {what} latency?; pingable: {what}?; latency {what}; lag to {what}?; delay to {what}; packet loss to {what}?
round trip to {what}; reachability of {what}; connection to {what} ok?; is {what} pingable; is {what} on the network; is {what} down or is it me
is the host {what} up; is the box {what} alive; is there packet loss to {what}; are pings to {what} coming back; am i able to reach {what}
can you reach {what}; can my pc reach {what}; can we get to {what}; does a ping to {what} work; does {what} react to pings; does the host {what} reply
did {what} go offline; what's the latency to {what}; what's the ping to {what}; how fast does {what} answer; how many milliseconds to {what}
how far is {what}, in milliseconds; ssh to {what} hangs, is it up; my game lags, ping {what}; i can't open {what}, is it reachable
i want to ping {what}; i'd like to know if {what} is reachable; could you see if {what} answers; would you ping {what}; let's ping {what}
let's see if {what} replies; +try a ping to {what}; +give {what} a ping; +send four pings to {what}
""",
    de="""
ping {what}; [kannst|könntest] du {what} [an|]pingen?; ist {what} erreichbar?; [prüf|schau|teste] [mal|] ob {what} [erreichbar ist|antwortet]
wie lange dauert ein Ping zu {what}?; !antwortet {what}?; pinge {what} [an|]; ist {what} [online|down|am Leben]?; Pingtest [zu|auf] {what}
komm ich [zu|auf] {what} durch?; antwortet {what} auf [einen Ping|Pings]?; schick [mal|] [einen|nen] Ping an {what}
wie ist [der Ping|die Latenz] zu {what}?; Latenz zu {what}; versuch {what} zu erreichen; ich komm nicht auf {what}, ping das mal
{what} [erreichbar|online]?; {what} Ping; !ist der Host {what} tot oder nur langsam; wie hoch ist mein Ping zu {what}?; prüf [mal|] die Verbindung zu {what}
Paketlaufzeit zu {what}; ist der Server {what} [da|oben|down|erreichbar]?; !Pakete an {what}, kommen die zurück?; magst du {what} anpingen?
!kann der Rechner mit {what} reden; {what} anpingen
ping {what} bitte; Ping an {what}; Ping auf {what}; Ping zu {what}; Pingzeit {what}; Pingtest {what}; {what} pingen; {what} pingen bitte
{what} am Leben?; {what}: da oder weg?; {what}, antwortet der auf Pings; {what} Latenz; {what} Latenz?; pingbar: {what}?; Latenz {what}
Lag zu {what}?; Verzögerung zu {what}; Paketverlust zu {what}?; Erreichbarkeit von {what}; Verbindung zu {what} ok?; ist {what} anpingbar
ist {what} im Netz; ist {what} weg oder liegt's an mir; ist der Host {what} oben; ist die Kiste {what} am Leben; gibt es Paketverlust zu {what}
kommen Pings an {what} zurück; erreich ich {what}; erreichst du {what}; erreicht mein PC {what}; geht ein Ping auf {what}; reagiert {what} auf Pings
meldet sich {what} auf Ping; wie ist die Latenz nach {what}; wie ist mein Ping nach {what}; wie schnell antwortet {what}
wie viele Millisekunden zu {what}; wie weit ist {what} weg, in Millisekunden; ssh zu {what} hängt, ist der da; mein Spiel laggt, ping {what}
ich krieg {what} nicht auf, ist das erreichbar; ich will {what} anpingen; ich wüsst gern, ob {what} erreichbar ist
könntest du schauen, ob {what} antwortet; würdest du {what} anpingen; lass uns {what} pingen; schau ma, ob {what} antwortet
+probier einen Ping auf {what}; +schick vier Pings an {what}; +ping mal {what} an
""",
)
CALENDAR = listed(
    en="""
[show|] [me|] [the|a|] calendar [for|of] {what}; calendar {what}; cal {what}; [what does|] the month {what} [look like|]; !a calendar sheet for {what}
show [me|] {what} as a calendar; month view [of|for] {what}; the days of {what}, with weekdays; [i need|print] a calendar for {what}
on what weekdays do the days of {what} fall?; monthly calendar {what}; i'm planning {what}, show me the [calendar|month]; {what} calendar
{what} month sheet; how do the weeks fall in {what}?; !{what} laid out in weeks; let me see the calendar of {what}
what does the calendar [say|look like] for {what}?; calendar page {what}; !weekdays in {what} at a glance; give me the month {what}
{what}, as a month sheet; {what} calendar please; {what}: which weekdays; {what} month view; {what} at a glance, the calendar; cal for {what}
calendar {what} please; calendar view {what}; calendar sheet {what}; calendar month {what}; month {what}; month of {what}; month calendar for {what}
month grid for {what}; month overview {what}; monthly view of {what}; the month of {what}; the calendar page of {what}; the weeks of {what}
the days of {what}; all days in {what}; what's {what} like in the calendar; what does {what} look like on a calendar; what weekdays are in {what}
on which weekday does {what} begin; on what day does {what} start; how many days has {what}; how do the days fall in {what}; how is {what} laid out
which weekday is the first of {what}; when do the weekends fall in {what}; where are the sundays in {what}; my holiday is in {what}, show the calendar
i'm scheduling for {what}, a calendar please; i want the calendar for {what}; i'd like to see the month {what}; i need to see {what} as a calendar
could you print {what} as a calendar; can i see the calendar for {what}; would you show the month of {what}; let's look at {what} on the calendar
+print the calendar for {what}; +display the calendar of {what}; +draw me the month {what}; +bring up the calendar for {what}
""",
    de="""
[zeig|] [mir|] [den|einen|] Kalender [für|von] {what}; Kalender {what}; cal {what}; [wie sieht|] der Monat {what} [aus|]; !ein Kalenderblatt für {what}
zeig [mir|] {what} als Kalender; Monatsansicht [von|für] {what}; die Tage im {what}, mit Wochentagen; [ich brauch|druck mir] einen Kalender für {what}
auf welche Wochentage fallen die Tage im {what}?; Monatskalender {what}; ich plane für {what}, zeig mir den [Kalender|Monat]; {what} Kalender
{what} Monatsblatt; wie fallen die Wochen im {what}?; !{what} nach Wochen dargestellt; lass mich den Kalender von {what} sehen
wie sieht der Kalender im {what} aus?; Kalenderseite {what}; !Wochentage im {what} auf einen Blick; gib mir den Monat {what}
{what}, als Monatsblatt; {what} Kalender bitte; {what}: welche Wochentage; {what} Monatsansicht; cal für {what}; Kalender {what} bitte
Kalender vom {what}; Kalender zum {what}; Kalenderansicht {what}; Kalenderblatt {what}; Kalendermonat {what}; Monat {what}; Monat {what} bitte
Monatskalender für {what}; Monatsraster {what}; Monatsübersicht {what}; die Kalenderseite für {what}; die Wochen im {what}; die Tage im {what}
alle Tage im {what}; was ist im {what} wann, also der Kalender; wie sieht der {what} im Kalender aus; wie liegen die Tage im {what}
wie viele Tage hat der {what}; welche Wochentage hat der {what}; welcher Wochentag ist der Erste im {what}; mit welchem Wochentag beginnt der {what}
mit welchem Tag fängt {what} an; wann sind die Wochenenden im {what}; wo liegen die Sonntage im {what}; mein Urlaub ist im {what}, zeig den Kalender
ich plan was im {what}, Kalender bitte; ich will den Kalender für {what}; ich würd gern den Monat {what} sehen; ich brauch {what} als Kalender
könntest du {what} als Kalender ausgeben; kann ich den Kalender für {what} sehen; würdest du den Monat {what} zeigen
schauen wir uns {what} an, im Kalender; +gib den Kalender für {what} aus; +zeig den Kalender vom {what}; +mal mir den Monat {what} auf
+hol den Kalender für {what}; Kalender für {what} bittschön
""",
)
PORT = listed(
    en="""
what is listening on port {what}?; [which|what] [process|program] [uses|has|is using|blocks] port {what}?; is port {what} [free|in use|taken|open]?
who [is on|uses|blocks] port {what}?; port {what}?; !which program sits on port {what}?; which [app|service|daemon] is [on|behind] port {what}?
what's [running|going on] on port {what}?; my server won't start, port {what} is taken, by what?; address already in use on {what}, which process is that
who [owns|occupies|holds|listens on] port {what}?; port {what} in use?; is [anything|something] [on|listening on|using] port {what}?
can i use port {what} or is it taken?; process on port {what}; check port {what}; find [out|] [what|who] occupies port {what}; !what grabbed port {what}
lsof on port {what}; does anything answer on local port {what}?; see who blocks port {what}; !i want to bind to {what}, is that port free
localhost:{what}, what is that?; !which program has taken port {what} away from me
port {what} please; port {what}, who; port {what}, what's on it; port {what} free?; port {what} taken?; port {what} busy?; port {what}: which process
port {what} listener; who listens on {what}; what listens on {what}; what's on {what}, the port; what's on port {what}; what's behind port {what}
what sits on port {what}; what answers on port {what}; what process is port {what}; who's on port {what}; who's got port {what}; who took port {what}
which pid has port {what}; which pid listens on port {what}; which daemon holds port {what}; which server is on port {what}; listener on port {what}
owner of port {what}; pid on port {what}; process behind port {what}; program on port {what}; :{what}, what is that; localhost port {what}?
is port {what} busy; is port {what} listening; is port {what} occupied; is {what} a free port; is something running on port {what}
is my server on port {what} up; does something sit on port {what}; does a program hold port {what}; has something taken port {what}
bind failed on {what}, who has that port; EADDRINUSE {what}, which process; my dev server wants port {what}, who's there
i can't bind port {what}, who has it; i want to know what's on port {what}; i'd like to use port {what}, is it free
could you see what's on port {what}; could you check port {what}; can you tell who listens on port {what}; would you look at port {what}
+find the process on port {what}; +look who uses port {what}; +see what's on port {what}
""",
    de="""
was [lauscht|hört|läuft] auf Port {what}?; [welcher Prozess|welches Programm] [benutzt|hat|belegt|blockiert] Port {what}?
ist Port {what} [frei|belegt|offen]?; wer [ist auf|benutzt|blockiert] Port {what}?; Port {what}?; !welches Programm sitzt auf Port {what}?
welche [App|Anwendung] hängt [an|auf] Port {what}?; was [rennt|tut sich] auf Port {what}?; mein Server startet nicht, Port {what} ist belegt, von wem?
address already in use bei {what}, welcher Prozess ist das; wer [belegt|hält|lauscht auf] Port {what}?; Port {what} belegt?
ist [irgendwas|was] auf Port {what}?; kann ich Port {what} nehmen oder ist der [vergeben|belegt]?; Prozess auf Port {what}; prüf [mal|] Port {what}
find raus [was|wer] Port {what} belegt; !was hat sich Port {what} geschnappt; antwortet lokal was auf Port {what}?; schau [mal|] wer Port {what} blockiert
!ich will auf {what} lauschen, ist der Port frei; localhost:{what}, was ist das?; wer hockt auf Port {what}?
!welches Programm hat mir den Port {what} weggenommen; lsof für Port {what}
Port {what} bitte; Port {what}, wer; Port {what}, was läuft da; Port {what} frei?; Port {what} vergeben?; Port {what} besetzt?
Port {what}: welcher Prozess; Lauscher auf Port {what}; wer lauscht auf {what}; was lauscht auf {what}; was ist auf Port {what}
was ist hinter Port {what}; was hat Port {what}; was hält Port {what}; was sitzt auf Port {what}; was blockiert Port {what}
was antwortet auf Port {what}; was benutzt Port {what}; was hängt am Port {what}; was belegt Port {what}; wer hat Port {what}
wer sitzt auf Port {what}; wer hat sich Port {what} genommen; wem gehört Port {what}; von wem ist Port {what} belegt; welche PID hat Port {what}
welche PID lauscht auf Port {what}; welcher Daemon hält Port {what}; welcher Dienst ist auf Port {what}; welcher Server ist auf Port {what}
Besitzer von Port {what}; PID auf Port {what}; Prozess hinter Port {what}; Programm auf Port {what}; :{what}, was ist das; localhost Port {what}?
ist Port {what} besetzt; ist Port {what} noch zu haben; ist {what} ein freier Port; läuft was auf Port {what}; läuft mein Server auf Port {what}
lauscht was auf Port {what}; hockt was auf Port {what}; hat was Port {what} belegt; bind auf {what} klappt nicht, wer hat den Port
EADDRINUSE {what}, welcher Prozess; mein Dev-Server will Port {what}, wer ist da; ich krieg Port {what} nicht, wer hat den
ich will wissen, was auf Port {what} läuft; ich würd gern Port {what} nehmen, ist der frei; könntest du schauen, was auf Port {what} läuft
könntest du Port {what} prüfen; kannst du sagen, wer auf Port {what} lauscht; würdest du Port {what} anschauen; +find den Prozess auf Port {what}
+schau, wer Port {what} benutzt; +schau, was auf Port {what} läuft
""",
)
