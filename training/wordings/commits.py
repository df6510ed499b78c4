"""How people ask about the commits of a git repository, and about what differs from the last one."""

from training.phrases import Phrases

NEWEST = (
    """
[what's|what is] the last commit
[last|latest|newest] commit
[what did i|what was] [commit|committed] last
show [me|] the [last|latest|most recent] commit
[when|what] was the [last|latest] commit
the most recent commit [please|]
!tell me about the newest commit
HEAD commit
what's HEAD at
[message|hash|subject] of the [last|latest] commit
[when|at what time] did somebody last commit
how [old|recent] is the last commit
how fresh is the repo, last commit
latest commit hash and message
top of the log, just one commit
what got committed most recently
when was something committed the last time
did i commit today, show the last commit
tip of the branch
!what's the freshest commit
!most recent check-in
[would|could] you show me the last commit
who made the last commit and when
what's the [current|top] commit
the commit on top
commit at HEAD
what was my last commit message
i forgot what i committed last
[info|details] on the latest commit
date of the [last|newest] commit
[how long ago|since when] was the last commit
which commit are we at
what's been committed last
the commit before i started my changes, the latest one
subject and date of the last commit
last thing that was committed
""",
    """
[was ist|wie heißt|was war] der letzte Commit
[letzter|neuester|jüngster] Commit
was [habe ich|hab ich|wurde] zuletzt [committet|eingecheckt]
zeig [mir|] den [letzten|neuesten|jüngsten] Commit
[wann|was] war der letzte Commit
den [letzten|aktuellsten] Commit [bitte|]
!erzähl mir vom neuesten Commit
HEAD-Commit
wo steht HEAD
[Nachricht|Hash|Titel] vom letzten Commit
wann wurde zuletzt committet
wie alt ist der [letzte|neueste] Commit
wie aktuell ist das Repo, letzter Commit
was kam als letztes rein, nur der eine Commit
oberster Commit im Log
hab ich heut schon committet, zeig den letzten Commit
da letzte Commit
neuester Commit mit Datum
Spitze vom Branch
!der frischeste Commit
!was wurde als letztes eingecheckt
[würdest|könntest] du mir den letzten Commit zeigen
wer hat den letzten Commit gemacht und wann
der oberste Commit
Commit bei HEAD
wie lautet meine letzte Commit-Nachricht
ich weiß nicht mehr, was ich zuletzt committet hab
[Infos|Details] zum [letzten|neuesten] Commit
Datum vom [letzten|neuesten] Commit
wie lang ist der letzte Commit her
auf welchem Commit sind wir
was hab ich als letztes committet
bei welchem Commit stehen wir [gerade|]
letzter Commit mit Datum und Titel
was war das letzte, das committet wurde
wos hob i zletzt committet
""",
)
STAT = (
    """
[how much|how many lines] [did i change|have i changed]
[show|give me] a [summary|overview] of my [changes|diff]
diff [stat|statistics|summary]
how big [is|are] my [diff|changes]
[how many|number of] lines changed
!what does the diff look like [in short|roughly]
[show|] [the|] diff as [statistics|a summary]
git diff --stat
diffstat
lines added and removed
how much have i [added|deleted] since the last commit
size of my changes
how many insertions and deletions
how large is the uncommitted diff
[change|diff] stats
per file, how many lines changed
not the full diff, just the [stats|numbers]
did i change a lot
roughly how much code did i change
!how extensive are my edits, in lines
!numbers on my changes, plus and minus lines
[would|could] you give me the diff stats
how much [code|text] is changed but not committed
[count|number] of [changed|added|removed] lines
am i going to make a [big|huge] commit, how many lines
what's the extent of my changes
change volume since the last commit, in lines
stat of the [current|working] diff
how many lines [plus|minus] so far
short diff, [only|just] counts
which files changed by how many lines
how many files and lines did i touch
the diff in numbers
magnitude of my edits since the last commit
how heavy is my diff
+summarise the diff in numbers
""",
    """
[wie viel|wie viele Zeilen] [habe ich|hab ich] geändert
[zeig|gib mir] [eine Übersicht|eine Zusammenfassung] [meiner Änderungen|vom Diff]
Diff [Statistik|Zusammenfassung|Übersicht]
wie groß [ist mein Diff|sind meine Änderungen]
[Anzahl|Zahl] der geänderten Zeilen
!wie sieht der Diff [in Kürze|grob] aus
[zeig|] [den|] Diff als [Statistik|Übersicht]
git diff --stat
Diffstat
hinzugefügte und gelöschte Zeilen
wie viel hab ich seit dem letzten Commit [dazugeschrieben|rausgelöscht|geändert]
Umfang meiner Änderungen
wie viele Einfügungen und Löschungen
wie groß ist der uncommittete Diff
Änderungsstatistik
pro Datei, wie viele Zeilen sind geändert
nicht den ganzen Diff, nur die [Statistik|Zahlen]
hab ich viel geändert
wie viel Code hab ich ungefähr geändert
!wie umfangreich sind meine Änderungen in Zeilen
!Zahlen zu meinen Änderungen, Plus und Minus
[würdest|könntest] du mir die Diff-Statistik zeigen
wie viel ist geändert, aber nicht committet, in Zeilen
Zahl der [neuen|gelöschten|geänderten] Zeilen
wird das ein großer Commit, wie viele Zeilen
Ausmaß meiner Änderungen
wie viele Zeilen Plus und Minus [bisher|]
Stat vom aktuellen Diff
kurzer Diff, nur die Anzahl
welche Dateien haben sich um wie viele Zeilen geändert
wie viele Dateien und Zeilen hab ich angefasst
der Diff in Zahlen
wie dick ist mein Diff
Größe vom Diff
wie vü hob i gändert, in Zeilen
Zusammenfassung vom Diff in Zahlen
""",
)
COUNT = (
    """
how many commits [are there|does it have]
[number|count] of commits
count [the|all] commits
!total commits
[how many times|how often] [was|has] [something|anything] [been|] committed
commit count
git rev-list --count HEAD
amount of commits
how many commits so far
how long is the history, in commits
is it more than a hundred commits
how many commits have piled up
tell me the number of commits
i'm curious how many commits there are
commits: how many
overall commit count
how many entries does the log have
!how big did the commit history get, as a number
!tally of commits
[would|could] you count the commits
[total|sum] of [all|the] commits
how many commits did we [make|do] so far
how many commits does the history contain
wc of git log, just the number of commits
the count of commits [please|]
number of commits on this branch
how many times did we commit
do we have a lot of commits, how many
sum up the commits
count how many commits were made
what's the commit total
# of commits
""",
    """
wie viele Commits [gibt es|hat das]
[Anzahl|Zahl] der Commits
zähl [mal|] die Commits
!Commits insgesamt
wie oft wurde [was|] committet
git rev-list --count HEAD
Commit-Anzahl
wieviele Commits sind es [bisher|inzwischen|]
wie lang ist die Historie, in Commits
sind das schon mehr als hundert Commits
wie viele Commits sind zusammengekommen
sag mir die Zahl der Commits
mich würde interessieren, wie viele Commits es gibt
Commits: wie viele
Gesamtzahl der Commits
wie viele Einträge hat das Log
wia vü Commits san des
!auf wie viele Commits kommt man
!Commits zählen
[würdest|könntest] du die Commits zählen
Summe der Commits
wie viele Commits haben wir bisher gemacht
wie viele Commits stecken in der Historie
Commitzahl [bitte|]
wie viele Commits hat der Branch
wie oft haben wir committet
haben wir viele Commits, wie viele denn
was ist die Gesamtzahl an Commits
Zähler der Commits
wie viele Commits hab i scho
auf wie viele Commits bringen wir's
#Commits
""",
)
AUTHORS = (
    """
who [has committed|worked on this|are the authors]
[list|show] [the|all] [contributors|authors|committers]
authors by commits
!which people contributed
who wrote [the most|most] commits
git shortlog -sn
contributors
commits per author
who commits the most
rank the authors by commits
how many people work on it, by commits
top contributors
who contributed code, list the authors
who else has been committing
commit count by person
did anybody besides me commit
names of everyone who committed
!who are the busiest committers
!breakdown of commits by developer
[would|could] you list the authors by commits
who's [behind this|been working on it], according to the commits
whose commits are these, list by person
leaderboard of [committers|contributors]
how many commits did each [person|developer|author] make
people who committed
who are the devs, by number of commits
[author|contributor|committer] stats
how are the commits spread over the people
everybody who has ever committed
names and commit counts
who did most of the work, by commits
am i the only one who commits
""",
    """
wer hat [committet|mitgearbeitet|daran gearbeitet]
[zeig|liste] [mir|] [die|alle] [Autoren|Mitwirkenden]
Autoren nach Commits
!welche Leute haben beigetragen
wer hat die meisten Commits
git shortlog -sn
Mitwirkende
Commits pro [Autor|Person|Entwickler]
wer committet am meisten
Rangliste der Autoren nach Commits
wie viele Leute arbeiten daran, nach Commits
die fleißigsten Committer
wer hat Code beigesteuert
wer hat außer mir [noch|] committet
hat sonst noch jemand committet
wer hat da [alles|so|] mitgemacht, nach Commits
Namen aller, die committet haben
!wer sind die Hauptentwickler laut Commits
!Aufschlüsselung der Commits nach Entwickler
[würdest|könntest] du die Autoren nach Commits auflisten
wer steckt dahinter, laut den Commits
von wem sind die Commits, nach Person
Bestenliste der [Committer|Mitwirkenden]
wie viele Commits hat jeder gemacht
Leute, die committet haben
wer sind die Entwickler, nach Zahl der Commits
[Autoren-Statistik|Committer-Statistik]
wie verteilen sich die Commits auf die Leute
alle, die je committet haben
Namen und Zahl der Commits
wer hat die meiste Arbeit gemacht, nach Commits
bin ich der einzige, der committet
wer hot do ois committet
""",
)
LAST = Phrases(
    en="""
[the|show me the|show the|give me the|] last {n} commits{where}
[the|] {n} [latest|newest|most recent] commits{where}
[what were|which are] the last {n} commits{where}?
{n} commits from the log{where}
[show|list] {n} commits{where}
!the {n} commits that came last{where}
log of the last {n} commits{where}
i want to see the last {n} commits{where}
!commit history{where}, {n} entries
what happened in the last {n} commits{where}?
git log -{n}{where}
git log -n {n}{where}
git log --oneline -{n}{where}
log, {n} entries{where}
the previous {n} commits{where}
short log{where}, {n} commits
i was away, catch me up on the last {n} commits{where}
recent commits{where}, {n} of them
print {n} lines of git log{where}
commit log{where}, limit {n}
could i have the {n} most recent commits{where}?
top {n} commits{where}
go back {n} commits in the log{where}
!what was committed lately{where}, {n} entries
!+pull up {n} recent commits{where}
[would|could] you show the last {n} commits{where}
+list the last {n} commits{where}
{n} commits back{where}, what are they
i need the last {n} commit messages{where}
the {n} last things that were committed{where}
[git log|log]{where}, only {n}
git log --oneline -n {n}{where}
commits{where}: last {n}
past {n} commits{where}
what are the subjects of the last {n} commits{where}?
i'd like to review the last {n} commits{where}
newest {n} entries in the git log{where}
{n} commits{where}, [newest|latest] first
+print the latest {n} commits{where}
{n} commits{where} [please|]
{n} last commits{where}
{n} commits{where}, newest ones
{n} commit messages{where}
{n} log entries{where}
+get me the last {n} commits{where}
+give me a log{where} of {n} commits
+print the log{where}, {n} commits
+run git log{where} with {n} entries
+fetch the last {n} log entries{where}
+show the git log{where}, [just|only] {n} commits
+look up the last {n} commits{where}
+summarize the log{where} in {n} lines
git log -n{n}{where}
git log --oneline -n{n}{where}
git log --max-count={n}{where}
one line per commit{where}, the last {n}
what are the last {n} commits{where}
what did we commit{where}, the last {n}?
what do the last {n} commits{where} say?
what got into the last {n} commits{where}?
what was done{where} in the last {n} commits?
what changed{where} over the last {n} commits?
who made the last {n} commits{where}?
how do the last {n} commits{where} read?
tell me the last {n} commits{where}
tell me about the last {n} commits{where}
i'd like {n} commits{where} from the log
i'd love to see the last {n} commits{where}
i want {n} lines of history{where}
i have to write a changelog, so the last {n} commits{where}
i need to see what happened{where}, {n} commits back
let me see {n} commits{where}
let me see the last {n} commits{where}
can you list the last {n} commits{where}?
can i get the last {n} commits{where}?
may i see the last {n} commits{where}?
mind showing the last {n} commits{where}?
for the standup: last {n} commits{where}
log{where}: {n} newest
history{where}, last {n}
history of the last {n} commits{where}
the top {n} of the git log{where}
the commit list{where}, {n} long
the hashes of the last {n} commits{where}
[the|] final {n} commits{where}
""",
    de="""
[die|zeig mir die|zeig die|gib mir die|] letzten {n} Commits{where}
letzte {n} Commits{where}
[die|] {n} [neuesten|jüngsten] Commits{where}
[was waren|welches sind] die letzten {n} Commits{where}?
{n} Commits aus dem Log{where}
[zeig|liste] [mir|] {n} Commits{where} [auf|]
!die {n} Commits, die zuletzt kamen{where}
Log der letzten {n} Commits{where}
ich will die letzten {n} Commits{where} sehen
!Commit-Historie{where}, {n} Einträge
was ist in den letzten {n} Commits{where} passiert?
git log -{n}{where}
git log -n {n}{where}
git log --oneline -{n}{where}
Log, {n} Einträge{where}
die vorigen {n} Commits{where}
Kurzlog{where}, {n} Commits
ich war weg, was kam in den letzten {n} Commits{where}?
jüngste Commits{where}, {n} Stück
{n} Zeilen git log{where}
Commit-Log{where}, maximal {n}
könnt ich die letzten {n} Commits{where} haben?
die obersten {n} Commits{where}
geh im Log{where} {n} Commits zurück
de letztn {n} Commits{where}
!was wurde zuletzt so committet{where}, {n} Einträge
!+hol mir {n} aktuelle Commits{where}
[würdest|könntest] du mir die letzten {n} Commits{where} zeigen
+list [mal|] die letzten {n} Commits{where}
ich brauch die letzten {n} Commit-Nachrichten{where}
die {n} letzten Sachen, die committet wurden{where}
[git log|Log]{where}, nur {n}
Commits{where}: letzte {n}
die vergangenen {n} Commits{where}
wie heißen die letzten {n} Commits{where}?
ich möcht die letzten {n} Commits{where} [durchgehen|anschauen]
neueste {n} Einträge im Git-Log{where}
{n} Commits{where}, neueste zuerst
die letzten {n} Einträge vom Log{where} [ausgeben|anzeigen]
welche {n} Commits kamen zuletzt{where}?
zoag ma de letzten {n} Commits{where}
{n} Commits{where} [bitte|]
{n} letzte Commits{where}
{n} Commits{where}, die neuesten
{n} Commit-Nachrichten{where}
{n} Log-Einträge{where}
+hol mir die letzten {n} Commits{where}
+gib mir ein Log{where} mit {n} Commits
+zeig den Git-Log{where}, nur {n} Commits
+schau die letzten {n} Commits{where} nach
+mach einen git log{where} mit {n} Einträgen
+nenn mir die letzten {n} Commits{where}
git log -n{n}{where}
git log --oneline -n{n}{where}
git log --max-count={n}{where}
eine Zeile pro Commit{where}, die letzten {n}
was sind die letzten {n} Commits{where}
was haben wir zuletzt committet{where}, {n} Stück?
was steht in den letzten {n} Commits{where}?
was hat sich{where} über die letzten {n} Commits getan?
was wurde{where} in den letzten {n} Commits gemacht?
von wem sind die letzten {n} Commits{where}?
sag mir die letzten {n} Commits{where}
erzähl mir von den letzten {n} Commits{where}
ich hätt gern {n} Commits{where} aus dem Log
ich will {n} Zeilen Historie{where}
ich brauch für den Changelog die letzten {n} Commits{where}
ich muss wissen, was war{where}, {n} Commits zurück
lass mich die letzten {n} Commits{where} sehen
lass mal {n} Commits{where} sehen
kannst du die letzten {n} Commits{where} auflisten?
kann ich die letzten {n} Commits{where} kriegen?
dürfte ich die letzten {n} Commits{where} sehen?
magst du mir die letzten {n} Commits{where} zeigen?
fürs Standup: die letzten {n} Commits{where}
Log{where}: die {n} neuesten
Verlauf{where}, die letzten {n}
Verlauf der letzten {n} Commits{where}
die Spitze vom Log{where}, {n} Commits
die Commit-Liste{where}, {n} lang
die Hashes der letzten {n} Commits{where}
{n} Commits zurück{where}, bitte auflisten
gib her, die letzten {n} Commits{where}
di letschte {n} Commits{where}
die jüngste Historie{where}, {n} Commits
""",
)
FILE_LOG = Phrases(
    en="""
who changed {what} last?
[when|by whom] was {what} last [committed|changed in git]?
[show|] [the|] [git|] history of {what}
which commits touched {what}?
commits [for|of|about] {what}
!the commit history of the file {what}
what happened to {what} in git?
git log {what}
git log -- {what}
[list|show] [me|] the commits that [changed|touched|modified] {what}
log of {what}
{what}: git history
[who|which people] worked on {what}, by commit?
{what}, who committed it last and when?
somebody broke {what}, show me its commits
past commits to {what}
version history of {what} in git
how did {what} evolve, by commits?
every commit that concerns {what}
!who is to blame for {what}, list the commits
!when did {what} change over time, per git?
[would|could] you show me the git log of {what}?
which commits changed {what}?
who [touched|edited|messed with] {what}, per git?
past versions of {what} in git
when was {what} changed [in a commit|by a commit]?
{what}: who committed what and when?
[log|commits|git log] for {what}
how often was {what} committed, list the commits
i'd like to see the commits of {what}
all commits on {what}
what did people commit in {what}?
+trace {what} through the git history
since when is {what} in git, list its commits
change log of {what} from git
{what}: commits
{what}: log
{what}: who and when, from git
git history {what}
+run git log on {what}
+give me the commits for {what}
+list the history of {what}
+look up who last committed {what}
+dig up the commits on {what}
who has been working on {what}, says git?
who was the last one to change {what}?
who last committed to {what}?
who made the changes in {what}, per the log?
when did somebody last commit {what}?
when was {what} committed [the last time|]?
when did {what} come into the repo?
which commit [added|introduced] {what}?
which commits are about {what}?
what commits does {what} have?
are there commits for {what}?
how old is {what} in git, show its commits
how often has {what} changed, in commits?
has anybody committed to {what} lately?
has {what} been committed by anyone else?
what's the history of {what} in the repo?
what's the story of {what} in git?
what does git log say about {what}?
what does git know about {what}?
the commits behind {what}
the commits where {what} changed
past changes to {what}, by commit
previous commits of {what}
authors and dates of the commits to {what}
revision history of {what}
revisions of {what}
i want the git log of {what}
i want to know who changed {what}
i need the commit history for {what}
i'd like to know when {what} was last committed
let me see the commits on {what}
can i see the commits for {what}?
mind showing me who committed {what}?
someone touched {what}, who was it, per git?
{what} looks different, who committed that?
the culprit in {what}, see git log
only the commits that concern {what}
commits, but only those for {what}
a short git log of {what}
""",
    de="""
wer hat {what} zuletzt geändert?
[wann|von wem] wurde {what} zuletzt committet?
[zeig|] [die|] Git-Historie von {what}
welche Commits haben {what} geändert?
Commits [zu|von|für] {what}
!die Commit-Historie der Datei {what}
was ist mit {what} in git passiert?
git log {what}
git log -- {what}
[zeig|liste] [mir|] die Commits, die {what} [geändert|angefasst|betroffen] haben
Log von {what}
{what}: Git-Historie
wer hat an {what} gearbeitet, laut Commits?
{what}, wer hat das zuletzt committet und wann?
jemand hat {what} kaputt gemacht, zeig mir die Commits dazu
frühere Commits an {what}
Versionsgeschichte von {what} in git
wie hat sich {what} über die Commits entwickelt?
alle Commits, die {what} betreffen
!wer ist schuld an {what}, zeig die Commits
!wann wurde an {what} laut git was gemacht?
[würdest|könntest] du mir den Git-Log von {what} zeigen?
durch welche Commits wurde {what} geändert?
wer hat an {what} herumgedoktert, laut git?
frühere Versionen von {what} in git
{what}: wer hat wann was committet?
Git-Log für {what}
wie oft wurde {what} committet, zeig die Commits
ich möcht die Commits zu {what} sehen
sämtliche Commits an {what}
was wurde in {what} so committet?
+verfolg {what} durch die Git-Historie
seit wann ist {what} in git, zeig die Commits dazu
Änderungsverlauf von {what} in git
wer hot {what} zletzt committet?
{what}: Commits
{what}: Log
{what}: wer und wann, laut git
Git-Verlauf {what}
+mach einen git log von {what}
+gib mir die Commits zu {what}
+liste die Historie von {what} auf
+schau nach, wer {what} zuletzt committet hat
+grab die Commits zu {what} aus
wer war zuletzt an {what} dran, laut git?
wer hat als Letzter was an {what} geändert?
wer hat {what} als letzter committet?
von wem sind die Änderungen in {what}, laut Log?
wann hat zuletzt wer {what} committet?
wann war der letzte Commit zu {what}?
wann kam {what} ins Repo?
mit welchem Commit kam {what} dazu?
in welchen Commits steckt {what}?
welche Commits gibt's zu {what}?
gibt es Commits zu {what}?
wie alt ist {what} in git, zeig die Commits
wie oft hat sich {what} geändert, nach Commits?
hat in letzter Zeit wer {what} committet?
hat außer mir noch wer {what} committet?
was ist die Geschichte von {what} im Repo?
was sagt git log zu {what}?
was weiß git über {what}?
die Commits hinter {what}
die Commits, wo sich {what} geändert hat
bisherige Änderungen an {what}, nach Commit
vorige Commits zu {what}
Autoren und Daten der Commits zu {what}
Revisionen von {what}
ich will den Git-Log von {what}
ich will wissen, wer {what} geändert hat
ich brauch die Commit-Historie zu {what}
ich wüsste gern, wann {what} zuletzt committet wurde
lass mich die Commits zu {what} sehen
kann ich die Commits zu {what} sehen?
magst du mir zeigen, wer {what} committet hat?
irgendwer war an {what} dran, wer war das, laut git?
{what} sieht anders aus, wer hat das committet?
nur die Commits, die {what} betreffen
Commits, aber nur die für {what}
ein kurzer Git-Log von {what}
wer war des mit {what}, schau in git
wer het {what} zletscht committet?
""",
)
DIFF_FILE = Phrases(
    en="""
what [did i change|have i changed|changed] in {what} [since the last commit|in git|]?
[show|] [me|] [the|] diff of {what}
my changes in {what}
!what is different in {what} [from|than] the last commit?
git diff {what}
diff {what}
what's [new|modified] in {what} compared to [HEAD|the last commit]?
uncommitted changes in {what}
{what}: what have i changed?
how does {what} differ from the committed version?
which lines of {what} did i [edit|change] since the commit?
i broke {what}, show me what i changed
before i commit, let me see the changes in {what}
unstaged changes to {what}
compare {what} with the last commit
git changes in {what}
!+let me review my edits to {what} before committing
!line by line, what's uncommitted in {what}?
[would|could] you show me what i changed in {what} [since the commit|]?
the diff for {what}
{what} diff please
have i changed {what} [since the last commit|]?
what's uncommitted in {what}?
git diff on {what}
how is {what} different from what's committed?
what did i [add|remove] in {what} since the last commit?
+diff {what} against [HEAD|the last commit]
my [edits|modifications] to {what} that aren't committed
let me see how {what} changed since HEAD
{what} vs last commit
what's been [edited|modified] in {what} but not committed?
what's my diff in {what}?
red and green lines of {what}, as git shows them
{what}: diff
{what}: uncommitted changes?
{what} against HEAD
git diff -- {what}
+run a diff on {what}
+show what i touched in {what} since the commit
+give me the diff of {what}
+print the uncommitted changes of {what}
how did i change {what}?
where did i change {what}?
did i touch {what}?
did anything change in {what} since the last commit?
is {what} [modified|dirty|changed] compared to HEAD?
is {what} the same as in the last commit?
what's the difference between {what} and the committed version?
what have i done to {what} since the last commit?
what did i do to {what}, as a diff?
[changed|edited|modified] lines in {what}, not committed
lines added and removed in {what}
the changes in {what}, please
local changes in {what}
working copy changes of {what}
pending changes in {what}
i forgot what i changed in {what}
i don't remember what i did to {what}, show the diff
i want to see my changes to {what}
i need the diff of {what}
i'd like a diff of {what} please
let me have a look at the diff of {what}
let me check what i changed in {what} before i commit
can i see the diff for {what}?
may i see what's changed in {what} since the commit?
would you diff {what} [for me|]?
mind showing me the diff of {what}?
{what} worked at the last commit, what did i change?
something in {what} stopped working, what's different since the commit?
what would i be committing in {what}?
what goes into the commit from {what}?
who changed {what}, me? show the uncommitted diff
+compare my {what} to the committed one
+contrast {what} with its committed state
which parts of {what} are new since the last commit?
{what} then and now, HEAD and working tree
wee diff of {what}, please
patch for {what} from my uncommitted changes
""",
    de="""
was [habe ich|hab ich] in {what} [seit dem letzten Commit|in git|] geändert?
[zeig|] [mir|] den Diff von {what}
meine Änderungen in {what}
!was ist in {what} anders als im letzten Commit?
git diff {what}
Diff {what}
was ist in {what} neu gegenüber dem letzten Commit?
uncommittete Änderungen in {what}
{what}: was hab ich da geändert?
wie unterscheidet sich {what} von der committeten Version?
welche Zeilen in {what} hab ich seit dem Commit angefasst?
ich hab {what} kaputt gemacht, zeig was ich geändert hab
vor dem Commit will ich die Änderungen in {what} sehen
noch nicht committete Stellen in {what}
vergleich {what} mit dem letzten Commit
Git-Änderungen in {what}
!+lass mich meine Änderungen an {what} vor dem Commit durchsehen
!Zeile für Zeile, was ist in {what} noch uncommittet?
[würdest|könntest] du mir zeigen, was ich in {what} geändert hab?
der Diff für {what}
{what} Diff bitte
hab ich {what} seit dem letzten Commit geändert?
was ist in {what} [noch|] nicht committet?
git diff auf {what}
worin weicht {what} vom letzten Commit ab?
was hab ich in {what} seit dem Commit [hinzugefügt|gelöscht]?
+diffe {what} gegen [HEAD|den letzten Commit]
meine nicht committeten Änderungen an {what}
lass sehen, wie sich {what} seit HEAD geändert hat
{what} gegen letzten Commit
wos hob i in {what} gändert seit'm Commit?
rote und grüne Zeilen von {what}, wie git sie zeigt
{what}: Diff
{what}: was ist nicht committet?
{what} gegen HEAD
git diff -- {what}
+mach einen Diff von {what}
+gib mir den Diff von {what}
+zeig mir, was an {what} seit dem Commit anders ist
+zeig die Änderungen in {what} als Diff
wie hab ich {what} geändert?
wo hab ich {what} geändert?
hab ich an {what} was gemacht seit dem Commit?
hat sich in {what} seit dem letzten Commit was getan?
ist {what} gegenüber HEAD geändert?
ist {what} noch wie im letzten Commit?
was ist der Unterschied zwischen {what} und der committeten Version?
was hab ich mit {what} seit dem letzten Commit angestellt?
was hab ich an {what} gemacht, als Diff?
geänderte Zeilen in {what}, nicht committet
neue und gelöschte Zeilen in {what}
die Änderungen in {what} bitte
lokale Änderungen in {what}
offene Änderungen in {what}
anstehende Änderungen an {what}
ich weiß nicht mehr, was ich in {what} geändert hab
hab vergessen, was ich an {what} gemacht hab, zeig den Diff
ich will meine Änderungen an {what} sehen
ich brauch den Diff von {what}
ich hätt gern einen Diff von {what}
lass mich mal den Diff von {what} anschauen
bevor ich committe, was hab ich in {what} geändert?
kann ich den Diff zu {what} sehen?
dürfte ich sehen, was in {what} nicht committet ist?
würdest du {what} diffen?
magst du mir den Diff von {what} zeigen?
beim letzten Commit ging {what} noch, was hab ich geändert?
in {what} geht was nicht mehr, was ist seit dem Commit anders?
was würde ich von {what} committen?
was kommt aus {what} in den Commit?
+stell {what} dem letzten Commit gegenüber
+vergleich mein {what} mit dem committeten
welche Stellen in {what} sind neu seit dem letzten Commit?
{what} vorher und nachher, HEAD und jetzt
Patch für {what} aus meinen Änderungen
zoag ma den Diff vo {what}
was hani a {what} gänderet sit em Commit?
wat is in {what} anders als im Commit?
""",
)
