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
""",
)
