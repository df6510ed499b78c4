"""A copy of a file under another name: copy_file."""

from training.families.move import in_the_way
from training.family import family
from training.material import filing
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

AS = Phrases(
    en="""
+copy {what} [to|as] {name}
+[duplicate|cp] {what} [to|as|into] {name}
+make a copy of {what} [called|named] {name}
[can you|could you] copy {what} [to|as] {name}?
i need {what} [once more|a second time] as {name}
{what} copied as {name}
+save a copy of {what} [as|under the name] {name}
!i want a copy of {what} that is called {name}
+clone {what} as {name}
[back up|backup] {what} as {name}
before i edit {what}, copy it to {name}
copy of {what} as {name} [please|]
[a|one] [duplicate|copy] of {what}, [name it|call it|named] {name}
keep {what} and [make|create] a [copy|duplicate] [called|named] {name}
i'd like {what} duplicated as {name}
would it be possible to copy {what} to {name}?
+create {name} as a copy of {what}
+replicate {what} as {name}
{name} should be a copy of {what}
+take {what} and copy it to {name}
i want to play around with {what}, make a copy [called|named] {name} [first|]
safety copy of {what} [as|under] {name}
leave {what} alone, just copy it [to|as] {name}
{what} twice, the second one as {name}
mind copying {what} to {name}?
+make {name} a duplicate of {what}
{what}: copy it [as|to] {name}
i need a [spare|second] copy of {what} [called|named] {name}
would you run off a copy of {what} as {name}?
{name} = copy of {what}
!a twin of {what} by the name of {name}
!+do a copy of {what}, new name {name}
!{what} needs a double called {name}
+snapshot {what} as {name}
could do with a copy of {what} named {name}
+put a copy of {what} next to it, called {name}
i might break {what}, so copy it to {name} [first|]
the original {what} stays, the copy [is called|gets the name] {name}
+use {what} as a template for {name}, just copy it
same content as {what}, but [in a file called|as] {name}
would you be so kind as to duplicate {what} as {name}?
{what} and an identical {name} [pls|please]
new version {name}, copied from {what}
+branch {what} off into a copy {name}
xerox {what} as {name}
it would be good to have {what} backed up as {name}
{what} > {name}, as a copy
{what} as {name}, copied
{what} also as {name}
{what} again, but as {name}
{what} must be copied to {name}
{what} needs a copy named {name}
{what} should also exist as {name}
{what} shall be duplicated, name {name}
{name}, a copy of {what}
{name} is to be a duplicate of {what}
a copy of {what}, name {name}
a second {what}, under the name {name}
another {what}, but with the name {name}
duplicate: {what}, new name {name}
copy file {what}, target {name}
copy: {what} to {name}
cp -a {what} {name}
what about a copy of {what} as {name}
how about duplicating {what} as {name}
is it possible to duplicate {what} as {name}
may i have a copy of {what} as {name}
[can|could] you make a copy of {what} [named|called] {name}
[can|could] you duplicate {what} as {name}
would you copy {what} to {name} for me
mind making a copy of {what} as {name}?
let's copy {what} to {name}
let's keep {what} and make {name} from it as a copy
i have to copy {what} to {name}
i need {name} with the contents of {what}
i need a duplicate of {what}, call it {name}
i want {what} copied to {name}
i want to copy {what} as {name}
i want to keep {what} as it is and have a copy {name}
i'd like a copy of {what}, {name} as its name
i'd like to copy {what} to {name}
just in case, copy {what} to {name}
to be safe, copy {what} as {name}
as a precaution: copy {what} to {name}
for testing, copy {what} as {name}
+write a copy of {what} to {name}
+produce a copy of {what} named {name}
+derive {name} from {what} as a copy
+double {what}, the new one is {name}
+back {what} up under the name {name}
{what} & a copy {name}
{what} + copy {name}
{what} (copy) as {name}
{what} => copy {name}
{what} cloned, the clone is {name}
{what} doubled under {name}
{what} should have a sibling copy {name}
{what}, copy it, name it {name}
{what}? copy that as {name}
{name} <- {what}, copied
{name} as an exact copy of {what}
{name} from {what}, a copy
{name} shall be the copy of {what}
{name}: copy of {what}
a backup of {what}, named {name}
a copy of {what} with the name {name}, ta
a dupe of {what}: {name}
a wee copy of {what} called {name}
an identical file {name} from {what}
another one like {what}, named {name}
copy-item {what} {name}
copy and rename: {what}, {name}
copy job: {what} as {name}
cp -n {what} {name}
cp {what} {name}
exact copy of {what} as {name}
got to have {what} twice, also as {name}
i fancy a copy of {what} under {name}
i'll edit {name}, so make it a copy of {what}
i'd rather work on a copy of {what}, call that {name}
i've got {what} and want the same as {name}
keep {what}, clone it to {name}
mind duplicating {what} as {name}?
might i have {what} copied as {name}
not renaming, copying: {what} to {name}
not a rename, a copy of {what}: {name}
one more {what}, but called {name}
shall we copy {what} to {name}? yes
template {what}, copy {name}
the same as {what}, once more as {name}
two of them: {what} and its copy {name}
version two of {what}: a copy {name}
without changing {what}, copy it as {name}
+fork {what} as {name}
+reproduce {what} as {name}
+spin off a copy of {what} named {name}
+preserve {what} as {name}, a copy
""",
    de="""
+[kopier|kopiere|dupliziere] {what} [als|nach|zu] {name}
+mach [mir|] eine Kopie von {what} [namens|mit dem Namen|, die heißt] {name}
{what} als {name} kopieren
[kannst du|könntest du] {what} als {name} kopieren?
ich brauche {what} nochmal als {name}
+[speicher|leg] eine Kopie von {what} [als|unter dem Namen|unter] {name} [ab|]
!ich hätte gern eine Kopie von {what}, die {name} heißt
+sicher {what} als {name}
bevor ich {what} ändere, kopier es nach {name}
eine Kopie von {what} unter dem Namen {name}
[dupliziere|dupliziere mir] {what} als {name}
Kopie von {what} [als|unter|namens] {name}
{what} [duplizieren|klonen] als {name}
{what} bitte doppelt, das zweite als {name}
+klon [mir|mal|] {what} als {name}
+erstell [eine Kopie|ein Duplikat] von {what} [namens|mit Namen] {name}
+erstell {name} als Kopie von {what}
könnt ich {what} ein zweites Mal als {name} haben?
[magst|würdest] du {what} [als|nach] {name} kopieren?
ich will an {what} [herumprobieren|rumschrauben|was ändern], kopier es [vorher|erst|] [als|nach] {name}
{name} soll eine Kopie von {what} [werden|sein]
lass {what} [in Ruhe|wie es ist] und mach [nur|] eine Kopie namens {name}
Sicherungskopie von {what} [als|unter] {name}
Backup von {what} [als|nach|unter] {name}
+leg [mir|] ein Duplikat von {what} [als|unter] {name} an
das Original {what} bleibt, die Kopie heißt {name}
{what} kopieren, Kopie soll {name} heißen
mach ma a Kopie von {what} als {name}
{what} brauch i no amoi als {name}
copy mal {what} [nach|als] {name}
wär's möglich, {what} als {name} zu kopieren?
nimm {what} als Vorlage und [kopier|dupliziere] es als {name}
!{what} soll es [auch|zusätzlich] als {name} geben
!+vervielfältige {what} als {name}
!Zweitexemplar von {what}: {name}
eine Kopie von {what} wär gut, [nenn sie|und zwar als] {name}
nicht dass ich {what} kaputt mach, kopier's [vorher|erst] als {name}
+leg neben {what} eine Kopie {name}
neue Version {name}, kopiert von {what}
gleicher Inhalt wie {what}, aber als {name}
wärst du so nett und kopierst [mir|] {what} als {name}?
chasch {what} als {name} kopiere?
{what} noch einmal abspeichern, als Kopie {name}
hätt gern {what} dupliziert, als {name}
aus {what} eine zweite Datei {name} machen, als Kopie
dass du mir {what} als {name} [kopierst|duplizierst]
[Dublette|Doppel] von {what} anlegen: {name}
{what} als Kopie {name}
{what} auch als {name}
{what} kopiert als {name}
{what} muss nach {name} kopiert werden
{what} gehört kopiert, und zwar als {name}
{what} kopieren nach {name}
{what}: davon eine Kopie {name}
{name} als Kopie von {what}
{name}, Kopie von {what}
{name} ist eine Kopie von {what}, leg die an
eine Kopie von {what}, Name {name}
eine zweite {what}, mit Namen {name}
nochmal {what}, aber unter {name}
Duplikat: {what}, neuer Name {name}
Kopie: {what} nach {name}
Datei {what} kopieren, Ziel {name}
cp {what} {name}
cp -a {what} {name}
wie wär's mit einer Kopie von {what} als {name}
kann man {what} als {name} duplizieren
kann ich eine Kopie von {what} als {name} haben
[kannst|könntest] du eine Kopie von {what} namens {name} machen
[kannst|könntest] du {what} als {name} duplizieren
magst eine Kopie von {what} als {name} machen
lass uns {what} als {name} kopieren
ich muss {what} als {name} kopieren
ich brauch eine Kopie von {what}, nenn sie {name}
ich brauch {name} mit dem Inhalt von {what}
ich will {what} als {name} kopieren
ich will {what} behalten und davon eine Kopie {name}
ich möchte {what} als {name} kopieren
ich möchte von {what} eine Kopie {name}
ich würd {what} gern als {name} duplizieren
sicherheitshalber {what} als {name} kopieren
zur Sicherheit: {what} als {name} kopieren
zum Testen {what} als {name} kopieren
vorsichtshalber eine Kopie von {what} als {name}
+schreib eine Kopie von {what} nach {name}
+zieh eine Kopie von {what} als {name}
+mach aus {what} eine Kopie {name}
+verdopple {what}, die neue heißt {name}
+kopier mir {what} auf {name}
{what} & eine Kopie {name}
{what} + Kopie {name}
{what} (Kopie) als {name}
{what} => Kopie {name}
{what} geklont, der Klon heißt {name}
{what} doppelt unter {name}
{what}, kopier das, nenn's {name}
{what}? kopier das als {name}
{name} <- {what}, kopiert
{name} als genaue Kopie von {what}
{name} aus {what}, eine Kopie
ein Backup von {what}, namens {name}
eine Kopie von {what} mit dem Namen {name}, danke
ein Duplikat von {what}: {name}
eine kleine Kopie von {what} namens {name}
eine identische Datei {name} aus {what}
noch so eine wie {what}, Name {name}
copy-item {what} {name}
kopieren und umbenennen: {what}, {name}
cp -n {what} {name}
exakte Kopie von {what} als {name}
ich brauch {what} zweimal, auch als {name}
ich bearbeite dann {name}, mach's als Kopie von {what}
ich arbeit lieber mit einer Kopie von {what}, nenn die {name}
ich hab {what} und will das Gleiche als {name}
behalt {what}, klon es als {name}
magst du {what} als {name} duplizieren?
nicht umbenennen, kopieren: {what} als {name}
keine Umbenennung, eine Kopie von {what}: {name}
noch eine {what}, aber mit Namen {name}
sollen wir {what} als {name} kopieren? ja
Vorlage {what}, Kopie {name}
das Gleiche wie {what}, nochmal als {name}
zwei davon: {what} und die Kopie {name}
Version zwei von {what}: eine Kopie {name}
ohne {what} zu ändern, kopier's als {name}
kopierst du mir {what} als {name}
können Sie {what} als {name} kopieren
bittschön {what} als {name} kopieren
+bewahr {what} als Kopie {name} auf
+leg von {what} einen Klon {name} an
mok en Kopie vun {what} as {name}
""",
)


@family("copy_as", "copy_file", weight=0.4)
def copy_as(source: Source) -> Talk:
    """A copy of one file under another name."""
    cwd, path = filing.here(source), source.path()
    ending = filing.base(path).rpartition(".")[2]
    name = source.file_name(ending if source.chance(0.8) else None) if "/" not in path else source.folder() + "/" + source.file_name(ending)
    talk = filing.role(source).user(source.say(AS, what=path, name=name)).call("copy_file", paths=[path], to=name)
    if source.chance(0.06):
        return in_the_way(source, talk, filing.shown(cwd, name))
    done = [f"{filing.shown(cwd, path)} → {filing.shown(cwd, name)}"]
    return talk.result(done=done, changes=filing.changes(source)).shown()
