"""How people ask for the paths that a glob fits."""

from training.phrases import Phrases

GLOB = Phrases(
    en="""
{g} {where}
glob {g} {where}
[which|what] [files|paths] match {g} {where}
+[find|list|show] [me|all|everything matching|files matching|] {g} {where}
+expand {g} {where}
[everything|all files|anything] matching {g} {where}
files like {g} {where}
ls {g} {where}
paths for the pattern {g} {where}
+match {g} {where}
is there [anything|a file] like {g} {where}
!+give me the paths that fit {g} {where}
!what does the glob {g} give {where}
{g} {where}, which files does that hit
pattern {g} {where}
wildcard {g} {where}
globbing {g} {where}
resolve {g} {where}
files fitting [the pattern|] {g} {where}
what would {g} match {where}
i need [all|the] paths for {g} {where}
[anything|something] that fits {g} {where}
result of {g} {where}
which paths come out of {g} {where}
file list for {g} {where}
does {g} match [anything|any files] {where}
!+evaluate the wildcard pattern {g} {where}
!whatever the shell would expand {g} to {where}
which names does {g} catch {where}
+try the pattern {g} {where}
+run the glob {g} {where} [for me|]
all that looks like {g} {where}
hits for the wildcard {g} {where}
{g} {where}: [matches|paths|which ones]
find . -path {g} {where}
echo {g} {where}
[show|print] what {g} [expands to|catches] {where}
how many files fit {g} {where} and which
names of the form {g} {where}
+list by pattern {g} {where}
{g} {where} please
{g} {where}: list
{g} matches {where}
{g} files {where}
glob pattern {g} {where}
+glob {g} {where} for me
+match the pattern {g} {where}
+match files against {g} {where}
+list everything that fits {g} {where}
+list paths matching {g} {where}
+list what {g} gives {where}
+get the paths for {g} {where}
+give me {g} {where}
+give me everything like {g} {where}
+return all paths for {g} {where}
+look for {g} {where}
+use {g} {where} as a glob
+use the pattern {g} {where}
+apply the glob {g} {where}
+go through {g} {where} and list what's there
+collect all files matching {g} {where}
what matches {g} {where}
what is there for {g} {where}
what comes up for {g} {where}
what do i have that looks like {g} {where}
which files are covered by {g} {where}
which files does {g} pick up {where}
which files have paths like {g} {where}
which ones match {g} {where}
which {g} are there {where}
are there any {g} {where}
are there files matching {g} {where}
do i have any {g} {where}
can you glob {g} {where}
can i see what {g} matches {where}
could you list {g} {where}
would you expand {g} {where} for me
i want all files matching {g} {where}
i want to see {g} {where}
i'd like a list of {g} {where}
i'm looking for files like {g} {where}
let's see what {g} finds {where}
matching files for {g} {where}
matches of {g} {where}
paths like {g} {where}
path pattern {g} {where}
all paths of the form {g} {where}
all of {g} {where}
python glob {g} {where}
compgen -G {g} {where}
the wildcard {g} {where}, what's behind it
{g} {where}, all
{g} {where}, list them
{g} {where}, show
{g} {where}, what's there
{g} {where}, which
{g}: which files {where}
{g} - what matches {where}
the glob {g} {where}
the pattern {g} {where}
the files {g} {where}
the paths {g} {where}
globs: {g} {where}
fd --glob {g} {where}
fd -g {g} {where}
ls -d {g} {where}
rg --files -g {g} {where}
printf '%s' {g} {where}
bash expansion of {g} {where}
path matches for {g} {where}
anything like {g} {where}
everything like {g} {where}
everything under the pattern {g} {where}
each path that matches {g} {where}
every file that fits {g} {where}
files {g} {where} please
files of the pattern {g} {where}
a listing of {g} {where}
how about {g} {where}
what files are there like {g} {where}
what fits {g} {where}
what falls under {g} {where}
what does {g} match {where}
what have we got for {g} {where}
which paths look like {g} {where}
which files fit the pattern {g} {where}
where are files like {g} {where}
is there a match for {g} {where}
does anything match {g} {where}
does anything fit {g} {where}
do files like {g} exist {where}
have i got files like {g} {where}
can you list {g} {where}
can you match {g} {where}
could you expand {g} {where}
could you glob for {g} {where}
would you list the paths for {g} {where}
i need the files {g} {where}
i need what matches {g} {where}
i'd like to see what {g} matches {where}
i'd like all files like {g} {where}
i want the paths of {g} {where}
let me see {g} {where}
let's glob {g} {where}
please list {g} {where}
+enumerate {g} {where}
+fetch all paths like {g} {where}
+run {g} {where} and show me the files
+search with the glob {g} {where}
""",
    de="""
{g} {where}
glob {g} {where}
welche [Dateien|Pfade] passen {where} [zu|auf] {g}
+[finde|such|zeig|liste] [mir|alles passend zu|] {g} {where}
[alles|alle Dateien] [was|die] {where} auf {g} [passt|passen]
Dateien wie {g} {where}
ls {g} {where}
Pfade zum Muster {g} {where}
gibt es {where} [was|etwas] wie {g}
was trifft {where} das Muster {g}
+löse {g} {where} auf
!+gib mir die Pfade die {where} zu {g} passen
!was ergibt das Glob {g} {where}
Muster {g} {where}
Wildcard {g} {where}
Glob-Muster {g} {where}
welche Pfade kommen bei {g} {where} raus
Dateien passend zu {g} {where}
was [matcht|trifft] {g} {where}
ich brauch alle Pfade für {g} {where}
[irgendwas|etwas] das {where} auf {g} passt
Ergebnis von {g} {where}
Dateiliste für {g} {where}
matcht {g} {where} [irgendwas|überhaupt was]
alles nach dem Schema {g} {where}
hats {where} was wie {g}
!+werte das Wildcard-Muster {g} {where} aus
!wozu würde die Shell {g} {where} auflösen
+probier das Muster {g} {where} [aus|]
+expandier {g} {where}
was fällt {where} alles unter {g}
Treffer für das Muster {g} {where}
{g} {where}: [Treffer|Pfade|welche]
was erwischt {g} {where}
find . -path {g} {where}
echo {g} {where}
welche Namen haben {where} die Form {g}
[zeig|sag] mir, was {g} {where} alles [trifft|erfasst]
alles was {where} so aussieht wie {g}
wos passt {where} auf {g}
{g} {where} bitte
{g} {where}: auflisten
{g} {where} finden
{g} {where} suchen
alle {g} {where}
alle {g} {where} zeigen
alle Pfade {where} für {g}
alle Pfade der Form {g} {where}
alle Dateien {where} nach dem Muster {g}
Glob {g} {where} bitte
Pfadmuster {g} {where}
Pfade wie {g} {where}
Muster {g} {where} anwenden
+zeig alles {where}, was zu {g} passt
+zeig die Pfade für {g} {where}
+nimm {g} {where} als Muster
+nimm das Muster {g} {where}
+wende das Muster {g} {where} an
+gib mir {g} {where}
+gib mir alle Dateien {where}, auf die {g} passt
+hol mir die Pfade zu {g} {where}
+sammel alle Dateien {where} zum Muster {g}
+such nach {g} {where}
+such mit dem Muster {g} {where}
+glob mal {g} {where}
was passt {where} zu {g}
was passt auf {g} {where}
was gibt es {where} an {g}
was kommt {where} bei {g} heraus
was liefert {g} {where}
was hab ich {where} an {g}
was findet das Muster {g} {where}
welche {g} gibt es {where}
welche {g} hab ich {where}
welche Dateien {where} trifft {g}
welche Dateien {where} deckt {g} ab
welche Dateien sind {where} wie {g}
gibt's {g} {where}
gibt es Dateien {where}, die zu {g} passen
hab ich {where} Dateien wie {g}
kannst du {g} {where} auflösen
kannst du mir {g} {where} auflisten
könntest du zeigen, was {where} zu {g} passt
ich will alles {where}, was auf {g} passt
ich möchte {g} {where} sehen
ich such {where} Dateien wie {g}
ich brauch eine Liste von {g} {where}
passende Dateien zu {g} {where}
schauen wir, was {g} {where} findet
python glob {g} {where}
das Sternchenmuster {g} {where}, was steckt dahinter
compgen -G {g} {where}
{g} {where}, alle
{g} {where}, liste sie
{g} {where}, zeigen
{g} {where}, was ist da
{g}: welche Dateien {where}
{g} - was passt {where}
der Glob {g} {where}
das Muster {g} {where}
die Dateien {g} {where}
die Pfade {g} {where}
fd --glob {g} {where}
fd -g {g} {where}
ls -d {g} {where}
rg --files -g {g} {where}
Shell-Expansion von {g} {where}
Pfadtreffer für {g} {where}
irgendwas wie {g} {where}
alles wie {g} {where}
alles unter dem Muster {g} {where}
jeder Pfad {where}, der auf {g} passt
jede Datei {where}, die zu {g} passt
Dateien {g} {where} bitte
Dateien vom Muster {g} {where}
eine Auflistung von {g} {where}
wie wär's mit {g} {where}
was für Dateien gibt es {where} wie {g}
was fällt {where} unter {g}
was deckt {g} {where} ab
was haben wir {where} für {g}
was ergibt {g} {where}
welche Pfade sehen {where} so aus wie {g}
welche Dateien entsprechen {where} dem Muster {g}
wo sind {where} Dateien wie {g}
gibt's {where} einen Treffer für {g}
passt {where} irgendwas auf {g}
existieren {where} Dateien wie {g}
hab ich {where} irgendwas wie {g}
kannst du {g} {where} expandieren
kannst du schauen, was {where} auf {g} passt
könntest du {g} {where} auflösen
könntest du {where} nach {g} globben
würdest du die Pfade für {g} {where} auflisten
ich brauch die Dateien {g} {where}
ich brauch, was {where} auf {g} passt
ich würd gern sehen, was {g} {where} trifft
ich hätt gern alle Dateien wie {g} {where}
ich will die Pfade von {g} {where}
lass mich {g} {where} sehen
globben wir {g} {where}
bitte {g} {where} auflisten
+zähl {g} {where} auf
+hol alle Pfade wie {g} {where}
+such {where} mit dem Glob {g}
+führ {g} {where} aus und zeig mir die Dateien
""",
)
