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
""",
    de="""
welche Version von {what} [hab ich|ist installiert|]?; {what} Version; [was ist|welche ist] die Version von {what}?; Version von {what}
wie neu ist [mein|] {what}?; !sag mir, welche {what}-Version ich habe; {what} --version; ist {what} aktuell? welche Version hab ich
welche {what}-Version [ist das|läuft hier|ist drauf|benutz ich]?; Versionsnummer von {what}
die Anleitung ist für ein neueres {what}, welche Version hab ich; wie alt ist [mein|das installierte|] {what}?; sag mir die Version von {what}
zeig [mir|] die {what}-Version; welcher Release von {what} ist installiert?; !für den Bugreport zu {what}: welche Version ist das; Version {what}
in welcher Version liegt {what} vor?; !was sagt {what} selber, welche Version es ist; aktuelle Version von {what}
in wos für a Version is {what} do; {what} in welcher Version installiert?; !Stand von {what}, Versionsnummer mein ich
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
""",
    de="""
ist das Paket {what} installiert?; gibt es ein Paket {what}?; Version vom Paket {what}; Paket {what} installiert?; !hab ich das Paket {what}?
pacman -Q {what}; ist das {what}-Paket [drauf|da|installiert]?; prüf [mal|] ob das Paket {what} installiert ist; welche Version vom Paket {what} hab ich?
ist {what} als Paket installiert?; Paketversion von {what}?; wurde das Paket {what} installiert?; frag pacman nach {what}; !hat pacman {what} installiert?
ich brauch das Paket {what}, ist das [schon da|schon installiert|schon drauf]?; Paket {what}?; {what}-Paket installiert?
die installierte Version des Pakets {what}; fehlt das Paket {what}?; !schau unter den installierten Paketen nach {what}; is des Paket {what} drauf?
!in welcher Version liegt das Paket {what} vor; gibt's das Paket {what} auf dem System?
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
""",
    de="""
läuft [der Dienst|der Service] {what}?; [ist|] der [Dienst|Service] {what} [aktiv|an]?; [wie ist|] der Status vom Dienst {what}
[prüf|check] [mal|] den Dienst {what}; läuft der {what}-Dienst?; !lebt der Dienst {what} noch?; {what} Dienst Status
ist der {what}-[Dienst|Service|Daemon] [an|aktiv|gestartet]?; ist der Dienst {what} [gestartet|hochgekommen]?
ist der Dienst {what} [abgestürzt|gestorben|gestoppt|ausgefallen]?; Zustand [des Dienstes|der Unit] {what}; Dienst {what} aktiv?; Service {what} an?
hat systemd {what} am Laufen?; prüf [mal|] ob der Dienst {what} läuft; der Dienst {what} tut nichts, läuft der überhaupt?; !atmet mein {what}-Daemon noch
wie ist der Zustand vom {what}-Dienst?; !{what}-Unit, aktiv oder nicht?; sag mir ob der Service {what} [aktiv ist|läuft]; wie geht's dem Dienst {what}?
rennt der Dienst {what}?; {what}.service aktiv?; !hat systemd den Dienst {what} hochgebracht
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
""",
    de="""
was ist [der Wert von|] [der Variablen|der Umgebungsvariablen] {what}?; was steht in der [Variablen|Umgebungsvariablen] {what}?
[zeig|gib] [mir|] die [Variable|Umgebungsvariable] {what} [aus|]; Wert der Variablen {what}; !ist die Variable {what} gesetzt, und worauf?; echo ${what}
${what}; Wert von ${what}; was steht in ${what}?; welchen Wert hat die [Variable|Umgebungsvariable] {what}?; Umgebungsvariable {what}
Env-Variable {what}; was hat die Shell in der Variable {what}?; mein Skript braucht die Variable {what}, was ist die hier?
ist die [Umgebungsvariable|Env-Variable] {what} gesetzt?; Inhalt der Variablen {what}; !wie ist die Umgebungsvariable {what} hier definiert
sag mir worauf die Variable {what} steht; die Variable {what}, was hat die für einen Wert; auf was ist die Variable {what} gesetzt?
!was ist aus meinem export geworden, Variable {what}; aktueller Wert der Umgebungsvariable {what}; wos steht in der Variable {what}
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
""",
    de="""
ping {what}; [kannst|könntest] du {what} [an|]pingen?; ist {what} erreichbar?; [prüf|schau|teste] [mal|] ob {what} [erreichbar ist|antwortet]
wie lange dauert ein Ping zu {what}?; !antwortet {what}?; pinge {what} [an|]; ist {what} [online|down|am Leben]?; Pingtest [zu|auf] {what}
komm ich [zu|auf] {what} durch?; antwortet {what} auf [einen Ping|Pings]?; schick [mal|] [einen|nen] Ping an {what}
wie ist [der Ping|die Latenz] zu {what}?; Latenz zu {what}; versuch {what} zu erreichen; ich komm nicht auf {what}, ping das mal
{what} [erreichbar|online]?; {what} Ping; !ist der Host {what} tot oder nur langsam; wie hoch ist mein Ping zu {what}?; prüf [mal|] die Verbindung zu {what}
Paketlaufzeit zu {what}; ist der Server {what} [da|oben|down|erreichbar]?; !Pakete an {what}, kommen die zurück?; magst du {what} anpingen?
!kann der Rechner mit {what} reden; {what} anpingen
""",
)
CALENDAR = listed(
    en="""
[show|] [me|] [the|a|] calendar [for|of] {what}; calendar {what}; cal {what}; [what does|] the month {what} [look like|]; !a calendar sheet for {what}
show [me|] {what} as a calendar; month view [of|for] {what}; the days of {what}, with weekdays; [i need|print] a calendar for {what}
on what weekdays do the days of {what} fall?; monthly calendar {what}; i'm planning {what}, show me the [calendar|month]; {what} calendar
{what} month sheet; how do the weeks fall in {what}?; !{what} laid out in weeks; let me see the calendar of {what}
what does the calendar [say|look like] for {what}?; calendar page {what}; !weekdays in {what} at a glance; give me the month {what}
""",
    de="""
[zeig|] [mir|] [den|einen|] Kalender [für|von] {what}; Kalender {what}; cal {what}; [wie sieht|] der Monat {what} [aus|]; !ein Kalenderblatt für {what}
zeig [mir|] {what} als Kalender; Monatsansicht [von|für] {what}; die Tage im {what}, mit Wochentagen; [ich brauch|druck mir] einen Kalender für {what}
auf welche Wochentage fallen die Tage im {what}?; Monatskalender {what}; ich plane für {what}, zeig mir den [Kalender|Monat]; {what} Kalender
{what} Monatsblatt; wie fallen die Wochen im {what}?; !{what} nach Wochen dargestellt; lass mich den Kalender von {what} sehen
wie sieht der Kalender im {what} aus?; Kalenderseite {what}; !Wochentage im {what} auf einen Blick; gib mir den Monat {what}
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
""",
)
