"""How people say that a file or folder gets another name."""

from training.phrases import Phrases

ONE = Phrases(
    en="""
+rename [the file|] {what} [to|into|as] {name}
+[call|name] {what} {name} [from now on|instead|]
+change the name of {what} to {name}
+[give|] {what} the [new|] name {name}
{what} should be [called|named] {name}
rename: {what} [to|->|→] {name}
{what} -> {name}
{what} to {name}, rename [it|] please
[can|could] you rename {what} to {name}?
i'd like {what} to be called {name}
[i want to|i need to|i have to] rename {what} to {name}
!{what} renamed to {name}
the file {what} has the wrong name, it should be {name}
{what} is a silly name, make [it|that] {name}
+[make|turn] the name of {what} [into|to] {name}
new name for {what}: {name}
[change|set] the filename {what} to {name}
the name {what} is wrong, rename it to {name}
from {what} to {name}, rename
[would you mind|how about] renaming {what} to {name}?
!please let {what} be called {name}
[typo in|i misspelled] {what}, rename it to {name}
[let's|lets] rename {what} to {name}
!+retitle the file {what} to {name}
the file {what} becomes {name}
+rename {what}, new name {name}
mv {what} {name}
{what} has a typo, the right name is {name}
{what} should have been {name}
i named {what} wrong, [make it|it must be] {name}
[wanna|want to] rename {what}: {name}
{name} would be a better name for {what}
{name} instead of {what}
ren {what} {name}
{what} => {name}
rename-file {what} {name}
nobody understands the name {what}, call it {name}
my teacher wants {what} to be called {name}
would it be possible to rename {what} to {name}
filename {what} → {name}
{what}: new filename {name}
!{what} must carry the name {name}
!{name} is how {what} should be named
could do with a better name for {what}, say {name}
the name {what} is too [long|vague|cryptic], shorten it to {name}
i'd rather have {name} as the name of {what}
would you be so kind as to rename {what} to {name}?
+fix the [file name|filename] {what}, it's {name}
same file, new name: {what} is now {name}
autocorrect ruined the name {what}, should be {name}
{what} is hard to find again, name it {name}
+edit the name of {what}, it should read {name}
+title {what} {name}
{what}, aka {name} from now on
[i think|guess] {name} fits better than {what}, rename it
+give {what} a proper name, {name}
""",
    de="""
+[benenn|benenne] [mal|bitte|mir|] [die Datei|] {what} [in|zu|nach] {name} um
+[nenn|nenne] {what} [bitte|mal|ab jetzt|] {name}
{what} [bitte|] in {name} umbenennen
[kannst|könntest|würdest] du {what} [bitte|mal|] in {name} umbenennen?
{what} soll [jetzt|künftig|ab jetzt|] {name} heißen
ich [will|möchte|würde gern|muss] {what} in {name} umbenennen
die Datei {what} [heißt falsch|hat den falschen Namen], [sie|] soll {name} heißen
umbenennen: {what} [in|->|→] {name}
{what} -> {name}
!{what} in {name} umbenannt haben [bitte|]
+ändere den [Namen|Dateinamen] von {what} [in|auf|zu] {name}
+gib {what} den Namen {name}
neuer Name für {what}: {name}
[ich hab mich vertippt|Tippfehler], {what} muss {name} heißen
aus {what} soll {name} werden
+mach aus {what} mal {name}
die Datei {what} in {name} umtaufen
+tauf {what} in {name} um
!{what} bekommt den Namen {name}
der Name {what} gefällt mir nicht, nenn sie {name}
[sei so gut und|] benenn {what} um in {name}
Datei {what} umbenennen in {name}
rename {what} [zu|in|auf] {name}
!wie wärs mit {name} als Name für {what}
{what} heißt ab jetzt {name}
{what} umbenennen, neuer Name {name}
i hätt {what} gern in {name} umbenannt
{what}, der richtige Name wäre {name}
{what} müsste eigentlich {name} heißen
ich hab {what} falsch benannt, richtig ist {name}
{name} statt {what}
{name} wäre ein besserer Name für {what}
ren {what} {name}
mv {what} {name}
{what} => {name}
{what} [ändern|umändern] auf {name} [als Namen|beim Namen]
der Chef will, dass {what} {name} heißt
ginge es, {what} in {name} umzubenennen
+verpass {what} den Namen {name}
aus {what} wird {name}
{what} heißt blöd, lieber {name}
i dad gern {what} in {name} umbenennen
+taufe {what} um auf {name}
{what}: Dateiname jetzt {name}
!{what} gehört umbenannt auf {name}
!mit {what} bin ich nicht zufrieden, {name} soll draufstehen
der Name {what} ist zu [lang|kryptisch|ungenau], kürz ihn auf {name}
wärst du so nett und benennst {what} in {name} um?
mir wär {name} lieber als Name für {what}
gleiche Datei, neuer Name: aus {what} wird {name}
dass du {what} in {name} umbenennst
chasch {what} in {name} umbenenne?
unter dem Namen {what} find ich das nie, nenn es {name}
+korrigier den Dateinamen {what} zu {name}
die Autokorrektur hat den Namen {what} verhunzt, richtig ist {name}
+betitel {what} als {name}
für {what} [passt|taugt] {name} besser als Name
kannst {what} an andern Namen geben, {name}
den Namen {what} durch {name} ersetzen
{what} hätt ich gern umbenannt, und zwar {name}
+gib {what} einen gescheiten Namen, {name}
""",
)
THING = Phrases(
    en="""
+rename {what} [to|into] {name}
+[call|name] {what} {name} [from now on|instead|]
+change the name of {what} to {name}
{what} should be [called|named] {name}
[can|could] you rename {what} to {name}?
i'd like {what} to be called {name}
!i need {what} renamed to {name}
new name for {what}: {name}
[would you mind|how about] renaming {what} to {name}?
+give {what} the name {name}
{what}, rename to {name}
rename: {what} -> {name}
{name} would be a better name for {what}
i named {what} badly, it should be {name}
[let's|lets] call {what} {name}
[wanna|want to|need to|have to] rename {what} to {name}
+set the [file name|filename|name] of {what} to {name}
the name of {what} is [wrong|bad|stupid], make it {name}
+find {what} and rename it to {name}
+look for {what}, then call it {name}
{what} deserves the name {name}
would it be possible to rename {what} to {name}
i want the name {name} for {what}
+turn the name of {what} into {name}
for the archive, rename {what} to {name}
{what} is called wrong, rename to {name}
!{what} gets a new name, {name}
!{name} is what {what} should be called
!+relabel {what} as {name}
could do with {name} as the name for {what}
i'd rather see {what} called {name}
would you be so kind as to rename {what} to {name}?
i never find {what} again, name it {name}
+fix the filename of {what}, it's {name}
+title {what} {name}
the name {name} would suit {what}
+edit the name of {what} to read {name}
{what}, aka {name} from now on
+give {what} a proper name, {name}
{what} should really go by {name}, rename it
""",
    de="""
+[benenn|benenne] [mal|bitte|mir|] {what} [in|zu] {name} um
+[nenn|nenne] {what} [bitte|mal|] {name}
{what} [bitte|] in {name} umbenennen
[kannst|könntest|würdest] du {what} [bitte|mal|] in {name} umbenennen?
ich [will|möchte|würde gern|muss] {what} in {name} umbenennen
!ich hätte gern {what} in {name} umbenannt
[sei so gut und|] benenn {what} um in {name}
such {what} und nenn [es|sie] {name}
Dateiname für {what} jetzt {name}
+tauf {what} [mal|] auf {name} um
+such {what} und benenn [es|sie|das] in {name} um
+[finde|find] {what} und vergib den neuen Namen {name}
umbenennen: {what} [in|->|→] {name}
{what} umbenennen, neuer Name {name}
ich hab {what} falsch benannt, richtig wäre {name}
+stell {what} auf den Namen {name} um
wie wär's, {what} in {name} umzubenennen
ginge es, {what} in {name} umzubenennen
[magst|kannste] {what} in {name} umbenennen
i mecht {what} in {name} umbenennen
für die Ablage {what} in {name} umbenennen
ich nenne {what} ab jetzt {name}, ändere das
lass uns {what} in {name} umbenennen
ich will, dass du {what} {name} nennst
rename mal {what} auf {name}
+[änder|ändere] bei {what} den Namen auf {name}
{what} bitte [auf|zu] {name} umtaufen
+benenne {what} neu: {name}
!du sollst {what} ab sofort {name} nennen
!{what} umtaufen, und zwar auf {name}
!für {what} hätte ich gern den Namen {name}
mir wär {name} als Name für {what} lieber
wärst du so nett und benennst {what} in {name} um?
dass du {what} in {name} umbenennst
chasch {what} in {name} umbenenne?
+korrigier den Dateinamen für {what} zu {name}
für {what} [passt|taugt] {name} besser als Name
ich find {what} nie wieder, nenn das {name}
+betitel {what} als {name}
könnte man {what} in {name} umbenennen?
{what} mit dem Namen {name} versehen
dürft ich {what} {name} nennen? mach das bitte
{what} unter dem Namen {name} führen, benenn das um
""",
)
FOLDER = Phrases(
    en="""
+rename the [folder|directory] {what} [to|into] {name}
+[call|name] the folder {what} {name}
the folder {what} should be [called|named] {name}
[can|could] you rename the folder {what} to {name}?
+change the name of the [folder|directory] {what} to {name}
!the folder {what} gets the name {name}
new name for the folder {what}: {name}
the folder {what}, rename it to {name}
i want the folder {what} to be called {name}
[rename|ren] folder {what} {name}
folder {what} -> {name}
mv the folder {what} to {name}
the [directory|folder] {what} has a [typo|bad name], it's supposed to be {name}
i want to rename the [folder|directory] {what} to {name}
i don't like the folder name {what}, make it {name}
[change|set] the folder name {what} to {name}
{name} instead of {what} as folder name
the project got a new name, so folder {what} is now {name}
+give the [folder|directory] {what} the name {name}
+turn the folder name {what} into {name}
would it be possible to rename the directory {what} to {name}
[dir|directory] {what} should become {name}
folder {what}, new name {name}
i misspelled the folder {what}, correct is {name}
[let's|lets] call the folder {what} {name}
[how about|would you mind] renaming the folder {what} to {name}?
{name} would fit better as name of the folder {what}
!the directory {what} is to be named {name}
!+relabel the folder {what} as {name}
!from now on my folder {what} goes by {name}
could do with {name} as the name of the folder {what}
the folder name {what} is too [long|vague|cryptic], shorten it to {name}
i'd rather have the folder {what} called {name}
would you be so kind as to rename the folder {what} to {name}?
+fix the folder name {what}, it's {name}
same folder, new name: {what} is now {name}
+edit the name of the folder {what}, it should read {name}
+title the folder {what} {name}
the folder {what}, aka {name} from now on
+give the folder {what} a proper name, {name}
my folder {what} needs another name, {name}
""",
    de="""
+[benenn|benenne] [mal|bitte|] den Ordner {what} in {name} um
den Ordner {what} [bitte|] in {name} umbenennen
+nenn den Ordner {what} [bitte|] {name}
der Ordner {what} soll {name} heißen
[kannst|könntest] du den Ordner {what} in {name} umbenennen?
!der Ordner {what} bekommt den Namen {name}
Ordner {what} umbenennen in {name}
neuer Name für den Ordner {what}: {name}
ich will den Ordner {what} in {name} umbenennen
Ordner {what} -> {name}
[Verzeichnis|Ordner] {what}, neuer Name {name}
+nenn [das Verzeichnis|den Ordner|den Folder] {what} [jetzt|ab jetzt] {name}
+änder[e|] den Ordnernamen {what} [in|auf] {name}
der Ordner {what} [heißt falsch|ist falsch geschrieben], richtig ist {name}
ich hab mich beim Ordner {what} vertippt, {name} muss er heißen
[das Verzeichnis|der Ordner] {what} [wird|wird jetzt] zu {name}
aus dem Ordner {what} [wird|mach|soll] {name} [werden|]
+tauf den Ordner {what} in {name} um
das Verzeichnis {what} in {name} umbenennen
+verpass dem Ordner {what} den Namen {name}
das Projekt heißt jetzt anders, also Ordner {what} in {name} umbenennen
Ordnername {what} weg, {name} hin
{name} statt {what} als Ordnername
der Name vom Ordner {what} passt nimmer, nimm {name}
würdest du das Verzeichnis {what} in {name} umbenennen?
i mecht den Ordner {what} in {name} umbenennen
wie wär's mit {name} für den Ordner {what}
rename den Ordner {what} auf {name}
ich hätte den Ordner {what} gern als {name}
!mein Ordner {what} gehört in {name} umgetauft
!der Folder {what} soll künftig auf {name} lauten
!das Verzeichnis {what} verdient den Namen {name}
der Ordnername {what} ist zu [lang|kryptisch|ungenau], kürz ihn auf {name}
wärst du so nett und benennst den Ordner {what} in {name} um?
mir wär {name} lieber als Name für den Ordner {what}
gleicher Ordner, neuer Name: {what} wird {name}
dass du den Ordner {what} in {name} umbenennst
chasch de Ordner {what} in {name} umbenenne?
+korrigier den Ordnernamen {what} zu {name}
für den Ordner {what} [passt|taugt] {name} besser als Name
+gib dem Ordner {what} einen gescheiten Namen, {name}
könnte man das Verzeichnis {what} in {name} umbenennen?
mein Ordner {what} braucht einen anderen Namen, {name}
kann der Ordner {what} {name} heißen?
""",
)
IT = Phrases(
    en="""
rename {it} to {name}
[call|name] {it} {name}
[ok|good|and now], rename {it} to {name}
{it} should be called {name}
[can you|could you] rename {it} to {name}?
!give {it} the name {name}
change the name of {it} to {name}
{it}, new name {name}
{name} is the new name for {it}
[make|turn] the name of {it} into {name}
[label|title] {it} {name}
[now|then|great, now] change the filename of {it} to {name}
{it} has a bad name, make {name} of it
i want {it} to be {name}
i want to rename {it} to {name}
{it} -> {name}
{it} becomes {name}
[thanks|perfect], and please rename {it} to {name}
would you rename {it}? {name}
{it} should get the name {name}
let's call {it} {name}
{name} would be better for {it}
{it} is misspelled, should be {name}
!set the name of {it} to {name}
!please have {it} called {name}
!{it}: {name} from now on
could do with {name} as the name of {it}
i'd rather have {it} called {name}
fix the name of {it}, it's {name}
would you be so kind as to name {it} {name}?
give {it} a better name, {name}
edit the filename of {it}: {name}
[yes|yep|sure], rename {it} {name}
{it}, rename that to {name}
rename {it} and use {name}
{it} with the name {name} [please|pls]
{name} for {it} as the filename
""",
    de="""
[benenn|benenne] {it} in {name} um
nenn {it} [bitte|mal|] {name}
[ok|gut|und jetzt] {it} in {name} umbenennen
{it} soll {name} heißen
[kannst|könntest] du {it} in {name} umbenennen?
!{it} bekommt den Namen {name}
{it} [bitte|] umbenennen in {name}
{it}, neuer Name {name}
neuer Name für {it}: {name}
{it} heißt [jetzt|ab jetzt|ab sofort] {name}
[super|danke|passt], [dann|und jetzt] benenn {it} in {name} um
{it} -> {name}
[tauf|taufe] {it} in {name} um
{it} müsste {name} heißen
{it} hätt ich gern in {name} umbenannt
ich will {it} in {name} umbenennen
[änder|ändere] den Namen, {it} soll {name} sein
{it} wird [jetzt|] zu {name}
würdest du {it} in {name} umbenennen
{it} ist falsch benannt, richtig ist {name}
mir gefällt der Name nicht, nenn {it} {name}
rename {it} [zu|in|auf] {name}
{it} gehört in {name} umbenannt
i mecht {it} in {name} umbenennen
!{name} passt besser für {it}
!{it} auf {name} umtaufen
!mach {name} zum Namen für {it}
mir wär {name} lieber für {it}
wärst du so nett und benennst {it} in {name} um?
[ja|genau|jo], benenn {it} in {name} um
korrigier den Dateinamen, {it} soll {name} heißen
gib {it} einen besseren Namen, {name}
nenn {it} in {name} um
für {it} {name} als Dateinamen
{it} mit dem Namen {name} bitte
könnte man {it} in {name} umbenennen?
chasch {it} in {name} umbenenne?
dass du {it} in {name} umbenennst
{it} [dann|jetzt|noch] {name} nennen
""",
)
RATHER = Phrases(
    en="""
no, {name}
[actually|better|rather] {name}
[sorry|wait], i meant {name}
no, call it {name}
!hm, let it be {name}
on second thought, {name}
{name} is better
hmm {name} instead
[change|make] that {name}
make it {name}
not that, {name}
i changed my mind: {name}
oops, should be {name}
wrong name, {name}
rename it again, to {name}
scratch that, {name}
what about {name}
typo, {name}
let's take {name} [instead|]
!i like {name} more
!correction: {name}
i'd prefer {name}
better still, {name}
have it called {name} instead
that's not good, {name}
[hold on|stop], {name}
no wait, {name}
[argh|ugh], {name} of course
call it {name} after all
[maybe|perhaps] {name}
that name is wrong too, {name}
how about {name} [instead|]
""",
    de="""
nein, {name}
[doch lieber|lieber|besser] {name}
[sorry|moment], ich meinte {name}
nein, nenn sie {name}
!hm, sie soll {name} heißen
[ach nee|ach nein|nee], [nimm|lieber] {name}
ich hab's mir anders überlegt: {name}
{name} ist besser
[ups|oje], es muss {name} heißen
falscher Name, {name}
nochmal umbenennen, in {name}
nö, {name}
mach [doch|lieber] {name} draus
das war falsch, {name} [ist richtig|sollte es sein]
vertippt, {name}
hm, wie wär's mit {name}
{name} gefällt mir besser
quatsch, {name}
[dann|na] [doch|lieber] {name}
!Korrektur: {name}
!stattdessen {name}
mir wär {name} lieber
noch besser: {name}
das passt nicht, {name}
[halt|stopp|wart], {name}
nenn's doch {name}
[mist|argh|ups], {name} natürlich
vielleicht [doch|lieber|eher] {name}
na, {name}
der Name ist auch falsch, {name}
Kommando zurück, {name}
eigentlich {name}
""",
)
