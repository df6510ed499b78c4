"""How people say that files go somewhere else, or are copied there."""

from training.phrases import Phrases

EN = """
+<V> [the file|] {what} {to}
+<V> {what} {to} [for me|]
+[just|] <V> {what} [over|] {to}
[i want|i'd like] {what} <PP> {to}
{what}: <V> [it|that] {to}
[can|could] you <V> {what} {to}?
i need {what} <PP> {to}
{to} please <V> {what}
[i'd like to|i want to|i have to|i need to] <V> {what} {to}
!please have {what} <PP> {to}
<V> that file {what} {to}
so i have {what} [here|lying around|], <V> [it|that] {to}
[would you mind|how about] <ING> {what} {to}?
[let's|lets] <V> {what} {to}
!{what} should be <PP> {to}
<V> {to}: {what}
the [file|document] {what}, [please|] <V> it {to}
[there's|there is] a file {what}, <V> it {to} [pls|]
[i'm cleaning up|i'm tidying my files], <V> {what} {to}
<ING> {what} {to} would be great
!get {what} <PP> {to}
go ahead and <V> {what} {to}
we should <V> {what} {to}
it would be nice if you could <V> {what} {to}
[before i forget|one more thing]: <V> {what} {to}
+make sure {what} gets <PP> {to}
i was hoping you'd <V> {what} {to}
[any chance|is there a chance] you could <V> {what} {to}?
would it be possible to <V> {what} {to}?
{what} needs to be <PP> {to}
i wonder if you could <V> {what} {to}
[u|you] can <V> {what} {to} [now|already|]
!whenever you have a minute, <V> {what} {to}
todo: <V> {what} {to}
[i keep forgetting to|i never got around to] <V> {what} {to}, [can you|pls you] do it?
my [boss|teacher|wife|husband] wants {what} <PP> {to}
you forgot to <V> {what} {to}
!+see to it that {what} [is|gets] <PP> {to}
+help me <V> {what} {to}
pls i want <V> {what} {to}
[not sure|no idea] how to <V> {what} {to}, [do it for me|you do it]
{what}, <V> {to}
[next step|step one|first]: <V> {what} {to}
how do i get {what} <PP> {to}? do it for me
[want|need] {what} <PP> {to}, [thanks|cheers|thx]
!the plan is to <V> {what} {to}
[gonna need|gonna want] {what} <PP> {to}
[can we|could we|shall we] <V> {what} {to}
would you be so kind as to <V> {what} {to}?
[could do|i'd be happier] with {what} <PP> {to}
{what} still isn't <PP> {to}, do that
[be a dear|do me a favour] and <V> {what} {to}
[sometime|when you can]: {what} <PP> {to}
i was supposed to <V> {what} {to}
+<V> {what} {to}, that's [all|it]
have you <PP> {what} {to} yet? if not, please do
+quickly <V> {what} {to}
the thing is, i need to <V> {what} {to}
{what} {to}, <V> pls
what about <ING> {what} {to}
{what} {to} please
{what} {to}, would you
{what} {to}, that's where i want it <PP>
{what} is to be <PP> {to}
{what} wants to be <PP> {to}
{what} has got to be <PP> {to}
{what} must be <PP> {to} by tonight
<V> me {what} {to}
<V> {what}, target {to}
<V> {what}, and i mean {to}
<V> what i just saved, {what}, {to}
<ING> {what} {to}
<ING> {what} {to}, can you
{to}, <V> {what}
where to with {what}? {to}, <V>
job for you: <V> {what} {to}
a favour: <V> {what} {to}
it's high time to <V> {what} {to}
i promised to <V> {what} {to}
i fancy <ING> {what} {to}
i was told to <V> {what} {to}
i'll need {what} <PP> {to} before lunch
i've got to <V> {what} {to}
i'm supposed to <V> {what} {to}, you do it
you may <V> {what} {to}
why don't you <V> {what} {to}
why don't we <V> {what} {to}
fancy <ING> {what} {to}?
once you're free, <V> {what} {to}
ok computer, <V> {what} {to}
if you don't mind, <V> {what} {to}
kindly <V> {what} {to}
gonna <V> {what} {to}, help me
+do <V> {what} {to}
+start <ING> {what} {to}
"""
DE = """
+<V> [die Datei|] {what} {to}
+<V> [mir|] [mal|bitte|bitte mal|] {what} {to}
{what} {to} <INF>
[bitte|] {what} [bitte|] {to} <INF>
[kannst|könntest|würdest] du [mal|bitte|mir|] {what} {to} <INF>?
ich [möchte|will|würde gern|muss] {what} {to} <INF>
{what} soll {to} <PP> werden
die Datei {what} [bitte|] {to} <INF>
[hier liegt|da ist] [eine Datei|noch|] {what}, <V> [die|sie] [bitte|] {to}
!hätte gern {what} {to} <PP>
<V> {to} {what}
!{what} muss {to} <PP> werden
[ich räum grad auf|ich sortiere gerade], <V> {what} {to}
[sei so gut und|sei so lieb und|mach mal und] <V> {what} {to}
wie wärs, wenn du {what} {to} <VL>?
das Dokument {what} {to} <INF> [bitte|]
!es geht um {what}, [bitte|] {to} <INF>
jetzt {what} {to} <INF>
<V> mir doch [bitte|] {what} {to}
lass uns {what} {to} <INF>
[ach ja|noch was|bevor ichs vergesse], {what} {to} <INF>
{to} <INF>: {what}
wär super, wenn du {what} {to} <INF> könntest
du kannst {what} {to} <INF>
i hätt gern {what} {to} <PP>
[magst|mogst|willst] du [mir|] {what} {to} <INF>?
[wäre es|wärs|wär es] möglich, {what} {to} zu <INF>?
ich bitte dich, {what} {to} zu <INF>
[vergiss nicht|denk dran], {what} {to} zu <INF>
du [sollst|darfst|musst] {what} {to} <INF>
{what} [mal eben|schnell|fix|geschwind] {to} <INF>
jemand [müsste|sollte] {what} {to} <INF>
!hilf mir mal, {what} {to} zu <INF>
bräuchte {what} {to} <PP>
Auftrag: {what} {to} <INF>
i [tat|dad|däd] gern {what} {to} <INF>
chasch [du|] {what} {to} <INF>?
kannste {what} [ma|] {to} <INF>?
ob du {what} {to} <INF> [kannst|könntest|magst]?
[nett|lieb|cool|fein] wärs, {what} {to} zu <INF>
mir wärs recht, wenn du {what} {to} <VL>
!{what} würd ich gern {to} <PP> haben
[ich schaffs nicht|ich bin zu blöd], {what} {to} zu <INF>, [mach du|hilf mir]
als [erstes|nächstes] {what} {to} <INF>
[los|komm|auf gehts], <V> {what} {to}
geh, <V> ma {what} {to}
!{what} darf {to} <PP> werden
was hältst du davon, {what} {to} zu <INF>?
[mein Chef|meine Frau|die Lehrerin] will {what} {to} <PP> haben
[können wir|kömma] {what} {to} <INF>?
[ich wollte|ich wollt] doch noch {what} {to} <INF>
{what} gehört {to} <PP>
!für mich einmal {what} {to} <INF>
wärst du so [nett|lieb|gut], {what} {to} zu <INF>?
+<V> {what} {to}, [das wars|mehr nicht]
[tu mir den Gefallen|tust du mir einen Gefallen], {what} {to} <INF>
schon {what} {to} <PP>? wenn nicht, mach das
ich hätte {what} [gerne|lieber] {to} <PP>
[irgendwann|bei Gelegenheit|heute noch] {what} {to} <INF>
[eigentlich|an sich] wollte ich {what} {to} <INF>, mach du das
dass du mir {what} {to} <VL>
[einmal|1x] {what} {to} <INF> bitte
ich komm nicht dazu, {what} {to} zu <INF>
offen ist noch: {what} {to} <INF>
[könnt|dürft] ich dich bitten, {what} {to} zu <INF>?
i bräuchat {what} {to} <PP>
{what} {to} bitte
{what} {to}, magst du das machen
{what} {to} <INF>, danke
{what} {to} <INF>, und zwar jetzt
{what} {to} <INF>, geht das
{what} {to}, da will ich das <PP> haben
{what} {to} zu <INF> wär schön
{what}, <V> das {to}
{to} bitte {what} <INF>
{to} <INF> möcht ich {what}
wohin mit {what}? {to} <INF>
heute noch muss {what} {to} <PP> werden
<V> {what}, Ziel {to}
<V> ma {what} {to}
<V> du {what} {to}
<V> halt {what} {to}
<V> endlich {what} {to}
eine Bitte: {what} {to} <INF>
ich soll {what} {to} <INF>, mach du das
ich hab versprochen, {what} {to} zu <INF>
ich muss noch {what} {to} <INF>
ich bin dran, {what} {to} zu <INF>
ich brauch {what} {to} <PP>
ich wär froh, wenn du {what} {to} <VL>
es wird Zeit, {what} {to} zu <INF>
warum nicht {what} {to} <INF>
wenn's geht, {what} {to} <INF>
wenn du grad Zeit hast, {what} {to} <INF>
wenn's dir nix ausmacht, <V> {what} {to}
wir müssen {what} {to} <INF>
wollen wir {what} {to} <INF>
sollen wir {what} {to} <INF>
tätest du {what} {to} <INF>
tust du mir {what} {to} <INF>
können Sie {what} {to} <INF>
bittschön {what} {to} <INF>
fang an: {what} {to} <INF>
"""
MOVE_EN = """
{what} belongs {to}
!{what} goes {to}
+take {what} and put it {to}
+[throw|stick|drop|chuck] {what} {to}
+sort {what} {to}
{what} is in the wrong place, it belongs {to}
mv {what} {to}
+drag {what} [over|] {to}
+[toss|sling|haul|plop] {what} {to}
+file {what} away {to}
{what} doesn't belong here, take it {to}
get {what} out of [here|my way|the way], {to}
+cut {what} and paste it {to}
!+pop {what} {to}
i saved {what} in the wrong [place|folder|spot], move it {to}
{what} [can|may] go {to}
!it's time for {what} to move {to}
+[carry|push|slide] {what} {to}
+take {what} {to}
+[clear|tidy] {what} away {to}
don't leave {what} there, put it {to}
!+rehome {what} {to}
{what} is cluttering the place up, off {to} with it
[cut and paste|cut + paste] {what} {to}
+change the location of {what}, {to}
+migrate {what} {to}
[it's a mess|it's chaos|nothing is in order] here, [move|shift] {what} {to}
{what} would be better off {to}
+banish {what} {to}
+dump {what} {to}
{what} has no place here, {to} with it
{what} got saved in the wrong place, put it {to}
+lug {what} over {to}
could {what} live {to} from now on?
+stow {what} {to}
+pack {what} away {to}
get {what} out of my sight, {to}
+send {what} {to}
new location for {what}: {to}
+reorganize: {what} {to}
off {to} with {what}
{what} lives {to} from now on
{what} now has its home {to}
{what} off to a new place, {to}
{what} on the move, {to}
{what} out of here and {to}
rename path: {what} {to}
mv -n {what} {to}
mv -v {what} {to}
from here {to}: {what}
that's no place for {what}, {to} please
spring cleaning, {what} {to}
wrong place for {what}, right place {to}
+ship {what} off {to}
+bundle {what} off {to}
+whisk {what} away {to}
+slide {what} over {to}
+tuck {what} away {to}
+swing {what} over {to}
+remove {what} from here and put it {to}
+pick {what} up and put it down {to}
"""
MOVE_DE = """
{what} gehört {to}
!{what} kommt {to}
+nimm {what} und leg [es|sie|] {to}
+[tu|pack|leg|steck|schmeiß|hau|räum|schieb] [mal|bitte|mir|] {what} {to}
{what} [liegt falsch|ist am falschen Ort] und gehört {to}
+sortier [mal|bitte|] {what} {to} [ein|]
{what} [wandert|fliegt|kann] {to}
+bring {what} {to}
+[stopf|schubs|feuer|stell] {what} [mal|] {to}
+zieh {what} [rüber|mit der Maus|] {to}
mv {what} {to}
{what} ausschneiden und {to} einfügen
{what} hat hier nichts verloren, ab damit {to}
{what} stört [hier|mich hier], {to} damit
+verfrachte {what} {to}
+[verlager|verlagere|transferier|transferiere] {what} {to}
+[tua|tu|due] {what} [eini|] {to}
ab {to} mit {what}
{what} bitte rüber {to}
!+[beförder|befördere] {what} {to}
!{what} {to} umziehen
ich hab {what} falsch abgelegt, muss {to}
+[siedel|siedle] {what} {to} um
+schiab [ma|moi|] {what} {to}
{what} aus dem Weg räumen, {to}
!{what} liegt mir im Weg, {to} damit
{what} {to} [rüberschieben|rübertun|auslagern|wegsortieren]
+lager[e|] {what} {to} um
hier herrscht Chaos, {what} [bitte|] {to} [räumen|schieben]
+schaff {what} {to}
+schlepp {what} {to} rüber
+verstau {what} {to}
+schick {what} {to}
ab jetzt soll {what} {to}
weg hier mit {what}, {to}
neuer Ort für {what}: {to}
{what} liegt hier ganz falsch, {to} damit
+gib {what} {to}
+stell {what} {to} um
{what} aufräumen, und zwar {to}
{what} hat hier keinen Platz mehr, {to} damit
[reiß|nimm] {what} hier weg und pack [es|sie] {to}
tua {what} {to} ummi
mv -n {what} {to}
mv -v {what} {to}
von hier {to}: {what}
{what} raus hier und {to}
{what} neu einordnen, {to}
{what} aufgeräumt haben, {to}
Frühjahrsputz, {what} {to}
Ordnung muss sein, {what} {to}
Aufräumen: {what} {to}
falscher Platz für {what}, richtig wär {to}
hier ist kein Platz für {what}, {to} damit
ab die Post mit {what} {to}
fort mit {what}, {to}
weg mit {what}, aber {to}
raus mit {what}, {to}
+rück {what} {to}
+lad {what} {to} um
+verräum {what} {to}
+quartier {what} {to} um
+evakuier {what} {to}
+befördere {what} weg von hier {to}
"""
COPY_EN = """
+[put|save|make|drop] a copy of {what} {to}
i [need|want] a copy of {what} {to}, keep the original [where it is|]
+[back up|backup] {what} {to}
!a [second copy|duplicate] of {what} {to} please
+copy {what} {to} but leave the original [there|]
{what} should also be {to}, as a copy
i'd feel safer if {what} was also copied {to}
+copy {what} {to} [just in case|to be safe|as a backup|as well]
+duplicate {what} {to}, don't [move|touch] the original
+copy and paste {what} {to}
{what}: one copy {to}
put {what} {to} [too|as well], but keep [the original|it here too]
+leave {what} where it is and [put|drop] a copy {to}
!backup of {what} {to}
!+keep {what} here but mirror it {to}
copy, don't move: {what} {to}
for safety, a copy of {what} {to}
+replicate {what} {to}
another copy of {what} {to} [please|]
i will edit {what} later, so first put a copy {to}
ctrl c {what}, ctrl v {to}
copying {what} {to} is all i need
a clone of {what} {to}
my disk is dying, copy {what} {to}
!+run off a copy of {what} {to}
could do with a [copy|duplicate] of {what} {to}
+make {what} available {to} too, as a copy
i don't want to lose {what}, put a copy {to}
{what} twice, once here and once {to}
have a spare of {what} {to}, the original [stays|remains]
cp {what} {to}
+store a second copy of {what} {to}
+xerox {what} {to}
an extra copy of {what} {to} would calm me down
the same {what} again {to}, as a copy
+copy {what} over {to}, but don't delete it here
safety copy of {what} {to}
{what} in two places, here and {to}
{what} here and also {to}
{what} x2, one of them {to}
{what} stays here, a copy {to}
{what} again, copied {to}
a copy of {what} {to}, ta
a copy of {what}, please, {to}
cp -n {what} {to}
cp -v {what} {to}
cp -a {what} {to}
rsync {what} {to}
ctrl+c {what} and ctrl+v {to}
dupe {what} {to}
just a copy of {what}, {to}
safe is safe, copy {what} {to}
better two than one, copy {what} {to}
without moving anything, copy {what} {to}
the original of {what} stays, a copy {to}
i'd like to have {what} {to} too, copied
i'll be editing {what}, keep a copy {to}
+reproduce {what} {to}
+fork {what} {to}
+sync {what} {to}, as a copy
+save {what} a second time {to}
+leave a duplicate of {what} {to}
"""
COPY_DE = """
+[leg|mach|speicher|pack|tu] [mal|bitte|mir|] eine Kopie von {what} {to}
ich [brauche|hätte gern] eine Kopie von {what} {to}, das Original bleibt [wo es ist|]
+sicher [mal|bitte|] {what} als Kopie {to}
!eine [zweite Kopie|Kopie] von {what} {to} [bitte|]
+kopier {what} {to}, aber lass das Original [da|stehen|liegen]
von {what} [bitte|] ein Duplikat {to}
+[kopier|kopiere] {what} {to} rüber
{what} [auch|zusätzlich|außerdem] {to} kopieren
+[mach|zieh] [mal|] eine Sicherung von {what} {to}
Kopie von {what} {to}
{what} kopieren und {to} einfügen
[zur Sicherheit|sicherheitshalber|vorsichtshalber] {what} {to} kopieren
cp {what} {to}
{what} nur kopieren, nicht verschieben, {to}
!{what} soll auch {to}, als Doppel
!+vervielfältige {what} {to}
lass {what} hier und leg ein Duplikat {to}
+[spiegel|spiegele] {what} {to}
mach ma a Kopie von {what} {to}
[Backup|Sicherungskopie] von {what} {to} [bitte|]
{what} bleibt hier, aber eine Kopie [geht|kommt] {to}
{what} {to} [rüberkopieren|sichern|mitkopieren]
Strg C {what}, Strg V {to}
meine Platte spinnt, kopier {what} {to}
!ein Exemplar von {what} {to} [bitte|]
copy {what} {to} [mal|bitte]
+leg {what} doppelt ab, hier und {to}
von {what} hätt ich gern eine Kopie {to}
ich will {what} nicht verlieren, pack eine Kopie {to}
+mach [schnell|mal|] ein Backup von {what} {to}
{what} zweimal haben, die Kopie {to}
[Sicherheitskopie|Zweitkopie] von {what} {to}
eine Kopie von {what} {to} wär [beruhigend|gut|super]
+speicher {what} zusätzlich {to}, als Kopie
+kopier {what} {to}, hier [nicht|nix] löschen
i hätt gern a Kopie von {what} {to}
das Gleiche nochmal {to}, also {what} kopieren
+copy-paste {what} {to}
das Original von {what} bleibt, die Kopie {to}
{what} an zwei Stellen, hier und {to}
{what} hier und auch {to}, als Kopie
{what} mal zwei, einmal {to}
{what} hierlassen, eine Kopie {to}
{what} nochmal, kopiert {to}
{what} als Duplikat {to}
{what} als Kopie {to}
eine Kopie von {what} bitte, {to}
Kopien von {what} {to}
cp -n {what} {to}
cp -v {what} {to}
cp -a {what} {to}
Strg+C {what} und Strg+V {to}
nur eine Kopie von {what}, {to}
sicher ist sicher, {what} {to} kopieren
doppelt hält besser, {what} {to} kopieren
ohne was zu verschieben, {what} {to} kopieren
das Original von {what} nicht anrühren, Kopie {to}
ich hätt {what} auch gern {to}, kopiert
ich bearbeite gleich {what}, vorher eine Kopie {to}
bevor was passiert, {what} {to} kopieren
+synchronisier {what} {to}, als Kopie
+speicher {what} ein zweites Mal {to}
+kopiere mir {what} schnell {to}
"""
INCOMPLETE_EN = """
<V> [the|a|my|that] file
<V> [it|this|that] [for me|please|]
[can you|could you] <V> [something|a file|some files] [for me|]?
i want to <V> a file
+<V> [my|some|the] files
<V>
!i need [some files|something] <PP>
<V> stuff
[there's|there is] a file i want <PP>
i have to <V> something
<V> these [files|documents|pictures]
+help me <V> [a file|some files|a few things]
[need to|gotta|wanna] <V> [sth|smth|a doc|a file]
could a file be <PP>?
+<V> a [document|photo|couple of files|video]
file <V>
[would you|will you] <V> [something|a document] for me?
some of my [files|docs] should be <PP>
please <V> my [document|picture|pdf]
[let's|lets] <V> some files
!one file to <V>
!i've got [things|a file] that must be <PP>
would it be possible to <V> [a file|something]?
could do with something <PP>
i've got [a file|something|stuff] to <V>
which files can you <V>? i have one
a few files need to be <PP>
[just|quickly] <V> a file
it's time to <V> some files
would you mind if i asked you to <V> a file?
[gimme a hand|help me out], i have to <V> a file
<V> one of my files
something needs to be <PP>
<V> sth
<V> something
<V> things
<V> please
<V> a doc
<V> my pdf
<V> my stuff
<V> it somewhere
<V> what i need
<V> one file please
<V> [two|a couple of] files
<ING>, please
files to <V>
stuff to <V>
sth to <V>
something to <V> for you
documents to <V>
how do i <V> files? do it
how about <ING> a file
a file, <V> it
a document wants to be <PP>
my document has to be <PP>
my photos have to be <PP>
my files aren't where they should be, <V>
i'd like a file <PP>
i'd like to <V> something
i'd like some help to <V> files
i'm looking to <V> a file
i must <V> some documents
i was about to <V> a file
i've some files to <V>
can files be <PP> here? i have one
could you <V> for me
could you help me <V> something
are you able to <V> a file?
mind <ING> a file?
next, <V> a file
now <V> something
time to <V>
we have to <V> a few things
a wee file to <V>
+<V> some stuff
+<V> my files somewhere
+do some <ING>
"""
INCOMPLETE_DE = """
<V> [die|eine|meine|diese] Datei
<V> [das|es|sie] [mal|bitte|]
[kannst du|könntest du] [mal|bitte|] [was|eine Datei|ein paar Dateien] <INF>?
ich [will|möchte] eine Datei <INF>
Datei <INF> [bitte|]
<INF>
!ich muss [mal|] [was|ein paar Dateien] <INF>
was <INF> [bitte|]
[etwas|was|eine Datei] muss <PP> werden
Dateien <INF>
ich hätt was zum <INF>
[ein Dokument|ein Bild|ein File|ein paar Sachen] <INF>
+<V> [mir|] ein paar Sachen
magst [du|] [mir|] was <INF>?
+hilf mir beim <INF>
[müsste|möchte|muss] was <INF>
+<V> [mal|] [ein Dokument|ein Foto|ein Video]
i mecht a Datei <INF>
da ist [eine Datei|was] zum <INF>
kann ich hier Dateien <INF>?
!ein File gehört <PP>
!lass uns was <INF>
wär's möglich, [was|eine Datei] zu <INF>?
ein paar Dateien [müssten|sollten] <PP> werden
ich hab [was|eine Datei|ein paar Dateien] zum <INF>
wärst du so nett, [was|eine Datei] zu <INF>?
[kurz|schnell] [was|eine Datei] <INF>
Zeit, [ein paar|einige] Dateien zu <INF>
eine von meinen Dateien <INF>
würdest du [was|eine Datei] für mich <INF>?
einmal <INF> bitte
chasch öppis <INF>?
[Unterlagen|Fotos|Sachen] <INF>
bitte <INF>
<INF>, bitte was <INF>
was zum <INF> hätt ich
Datei zum <INF>
Dateien zum <INF>
Dokumente <INF>
Bilder <INF>
Zeug <INF>
mein Zeug <INF>
meine Dateien <INF>
meine Datei muss <PP> werden
mein Dokument gehört <PP>
meine Fotos gehören <PP>
ein paar Fotos <INF>
zwei Dateien <INF>
einige Dateien gehören <PP>
was <INF>, aber schnell
jetzt was <INF>
dann noch was <INF>
als nächstes was <INF>
wie kann ich Dateien <INF>? mach du
wie wär's mit <INF>
kannst du Dateien <INF>? ich hab da eine
kannst du was für mich <INF>
könntest du mir beim <INF> helfen
würdest du was <INF>
tätest du was <INF>
darf ich was <INF>
ich brauch was <PP>
ich hätt gern was <PP>
ich hätte gern eine Datei <PP>
ich hab da ein Dokument zum <INF>
ich muss ein paar Sachen <INF>
ich soll was <INF>
ich wollt grad was <INF>
ich würd gern ein paar Dateien <INF>
wir müssen was <INF>
wir könnten mal was <INF>
es gibt was zu <INF>
eine Datei zu <INF> wär da
hilfe beim <INF> bitte
die Datei da <INF>
den Kram <INF>
das Zeug da <INF>
wos zum <INF>
+<V> mir was
+<V> ein Dokument
+<V> irgendwas
"""
NO_TARGET_EN = """
<V> [the file|] {what}
[can you|could you|] <V> {what} [somewhere else|elsewhere|] [please|]
i want to <V> {what}
!{what} has to be <PP>
{what} <V>
{what} needs to be <PP>
i'd like {what} <PP>
[let's|lets] <V> {what}
+take {what} and <V> it
{what}, <V> it [please|pls|]
+<V> {what} to [another|a different|some other] [folder|place|directory]
{what} to another folder, <V> it
[i have to|i must|gotta|wanna] <V> {what}
[any chance|is it possible] to <V> {what}?
next: <V> {what}
please i want <V> {what}
help me <V> {what}
!get {what} <PP> for me
!would you <V> {what}
would it be possible to <V> {what}?
could do with {what} being <PP>
[just|quickly] <V> {what}
would you be so kind as to <V> {what}?
{what} wants to be <PP>
it's time to <V> {what}
i was going to <V> {what}
+<V> {what} for me
[what about|about] {what}, can it be <PP>?
we should <V> {what}
<V> {what} [thx|thanks]
{what} <PP>, please
{what} must be <PP>
{what} should get <PP>
{what} wants <ING>
{what} needs <ING>
{what}? <V> it
{what} elsewhere, <V>
{what} can't stay as it is, <V> it
the file {what} has to be <PP>
the file {what}, <V> it
the document {what} needs to be <PP>
<V> file {what}
<V> my {what}
<V> me {what}
<V> this: {what}
<V> this one, {what}
<V> {what} somewhere
<V> {what} somewhere, i'll tell you where
<V> {what} where i tell you
<ING> {what}
<ING> {what} please
can {what} be <PP>
can i <V> {what}
can we <V> {what}
could {what} be <PP> somewhere
could you help me <V> {what}
would you mind <ING> {what}
mind <ING> {what}?
how do i <V> {what}? do it for me
how about <ING> {what}
i'd like to <V> {what}
i need {what} <PP>
i need to <V> {what}
i should <V> {what}
i've got to <V> {what}
i have {what} here, <V> it
what i want to <V> is {what}
now <V> {what}
gonna <V> {what}
kindly <V> {what}
+<V> the document {what}
+do <V> {what}
"""
NO_TARGET_DE = """
<V> [die Datei|] {what}
{what} <INF>
[kannst du|könntest du] [mal|bitte|] {what} [woanders hin|] <INF>?
!{what} muss <PP> werden
ich [will|möchte] {what} <INF>
{what} in einen anderen Ordner <INF>
<V> {what} [bitte|mal] [in einen anderen Ordner|woanders hin|wo anders hin]
{what} [soll|sollte] <PP> werden
bitte [mal|] {what} <INF>
magst du {what} <INF>?
+<V> mir {what}
[als nächstes|jetzt] {what} <INF>
die Datei {what} <INF> [bitte|]
i mecht {what} <INF>
hilf mir, {what} zu <INF>
{what}: <INF>
[muss|müsste] {what} <INF>
!ich bräuchte {what} <PP>
!wie wärs, {what} zu <INF>?
wär's möglich, {what} zu <INF>?
wärst du so nett, {what} zu <INF>?
[schnell|kurz|eben] {what} <INF>
hätt gern {what} <PP>
würdest du {what} für mich <INF>?
wir sollten {what} <INF>
Zeit, {what} zu <INF>
{what} gehört <PP>
chasch {what} <INF>?
dass du mir {what} <INF> tust
{what} wär zu <INF>
{what} <INF> bitte
{what} <INF>, danke
{what} jetzt <INF>
{what} zum <INF>
{what} woanders hin <INF>
{what} <INF>, wohin sag ich gleich
{what}: bitte <INF>
{what} will ich <INF>
{what} möcht ich <INF>
{what} muss ich noch <INF>
{what} hätt ich gern <PP>
{what} ist zu <INF>
die Datei {what} gehört <PP>
die Datei {what} muss <PP> werden
das Dokument {what} <INF>
das Dokument {what} soll <PP> werden
meine {what} <INF>
diese hier <INF>: {what}
das <INF>: {what}
<INF>: {what}
<V> die {what}
<V> ma {what}
<V> das Dokument {what}
<V> {what}, wohin sag ich dir
kann man {what} <INF>
kann {what} <PP> werden
können wir {what} <INF>
könntest du mir helfen, {what} zu <INF>
tätest du {what} <INF>
darf ich {what} <INF>
geht das, {what} zu <INF>
wie kann ich {what} <INF>? mach du das
wie wär's mit {what} <INF>
ich soll {what} <INF>
ich würd {what} gern <INF>
ich würd gern {what} <INF>
ich hab {what} hier, bitte <INF>
ich wollt {what} <INF>
was ich <INF> will, ist {what}
wir müssen {what} <INF>
lass uns {what} <INF>
bittschön {what} <INF>
+<V> noch {what}
"""
AND = Phrases(
    en="""
and {what} too
[the same with|same for|also] {what}
{what} as well
now {what}
oh and {what}
[don't forget|i forgot|you forgot] {what}
plus {what}
and while you're at it, {what}
{what} next
do {what} too
one more: {what}
{what}, same [place|folder|target]
{what} should go there too
next one is {what}
!and do that with {what} [too|as well]
!{what} likewise
!{what} wants to come along
[almost|nearly] forgot {what}
{what} belongs with [it|that|them]
take {what} along
{what} goes to the same place
and {what} [please|pls]
ditto {what}
along with {what}
{what} should join [it|them]
let {what} follow
same procedure for {what}
there's also {what}
then {what}
{what}, too
and {what}?
same deal with {what}
same story for {what}
repeat [that|it] for {what}
do [the same|that] [for|to|with] {what}
again with {what}
once more with {what}
[now|next] do {what}
i also [need|want] {what} there
i'd like {what} there too
[can|could] you do {what} too?
would you take care of {what} as well?
what about {what}?
how about {what}?
{what} is still missing
{what} is still left
that leaves {what}
also on the list, {what}
on top of that, {what}
in addition, {what}
additionally {what}
+add {what} to that
+throw in {what}
+put {what} there [too|as well]
+send {what} after [it|them]
{what} can go with it
{what} comes next
{what} has to go there too
{what} needs the same
{what} needs to be there [too|as well]
{what} into the same folder
{what} to the same destination
[ah|oh] yes, {what}
by the way, {what} too
and last, {what}
one last thing, {what}
there's one left, {what}
not just that, {what} too
keep going, {what}
ok, {what} [now|next]
great, now {what}
fine, and {what}
thanks, and {what} please
[brilliant|perfect], same with {what}
i left out {what}
you left out {what}
+include {what}
{what} is part of it
{what} has to follow
{what} follows
{what} too, ta
{what}, that one too
{what}, that as well
{what} along with it
{what} along too
{what} while we're here
{what} into the bargain
{what} gets the same
{what} gets the same treatment
{what} is another one
{what} is the next one
{what} shouldn't stay behind
{what} was forgotten
{what} was missing
aye, and {what}
right, {what} now
right then, {what}
good, {what} as well
that worked, now {what}
thanks, next {what}
lovely, and {what} too
another: {what}
another one: {what}
the other one too, {what}
next up, {what}
number two: {what}
second one: {what}
and with it {what}
and likewise {what}
and finally {what}
and also {what}
and afterwards {what}
apart from that, {what}
besides, {what}
furthermore {what}
the same thing, {what}
same again, {what}
same again for {what}
same goes for {what}
and so with {what}
there's {what} to do as well
there's {what} too
leaves {what}
not forgetting {what}
silly me, {what} as well
i've got {what} as well
i've another one, {what}
+take {what} too
+repeat with {what}
+apply that to {what}
+treat {what} the same
""",
    de="""
und {what} auch
[das gleiche mit|dasselbe mit|auch noch] {what}
{what} ebenfalls
[jetzt|nun] {what}
[ach ja|achja|oh] und {what}
{what} kommt [auch|ebenfalls] dahin
{what} genauso
und noch {what}
{what} [dazu|noch dazu|a no]
[es fehlt noch|fehlt noch|vergessen]: {what}
jetzt noch {what} bitte
bei {what} das gleiche
plus {what}
als nächstes {what}
!und mach das mit {what} [auch|genauso]
!{what} ebenso
!{what} soll mit
[fast|beinahe] vergessen, {what}
{what} gehört [auch|] dazu
nimm {what} [auch|gleich] mit
{what} an [die gleiche|dieselbe] Stelle
ditto {what}
samt {what}
{what} hinterher
da wär noch {what}
[mit|bei] {what} genau so
wenn du schon dabei bist, {what} [auch|]
{what} ins selbe Verzeichnis
und no {what}
{what} bitte auch
dann {what}
dann noch {what}
und {what}?
was ist mit {what}?
jetzt dasselbe für {what}
+mach das [gleiche|selbe] mit {what}
+wiederhol das [mit|für] {what}
nochmal mit {what}
auf die gleiche Art {what}
ich brauch {what} auch dort
{what} will ich auch dort haben
{what} hätt ich auch gern dort
[kannst|könntest] du {what} auch [noch|]?
würdest du dich auch um {what} kümmern?
{what} fehlt noch
{what} ist noch übrig
bleibt noch {what}
bleibt {what}
außerdem {what}
zusätzlich {what}
obendrein {what}
+tu {what} auch [noch|] dazu
+pack {what} auch [noch|] dorthin
+schick {what} hinterher
{what} kann auch gleich mit
{what} kommt als nächstes
{what} muss [auch|ebenfalls] [dahin|dorthin]
{what} braucht das auch
{what} in denselben Ordner
{what} in den gleichen Ordner
{what} an denselben Ort
übrigens, {what} auch
und zum Schluss {what}
eins noch, {what}
und als letztes {what}
nicht nur das, auch {what}
weiter mit {what}
ok, jetzt {what}
[super|prima|fein], und jetzt {what}
[danke|passt], und {what} bitte
{what} hab ich [ausgelassen|übersehen]
{what} hast du vergessen
inklusive {what}
{what} zählt auch dazu
auch {what}
desgleichen {what}
{what} aa no
{what} ebenso bitte mit rüber
für {what} gilt das auch
und {what} glei mit
{what} ooch noch
u {what} ou no
{what} sollte da auch liegen
{what}, das auch
{what}, die auch
{what} mit dazu
{what} gleich hinterher
{what} kriegt dasselbe
{what} darf auch mit
{what} darf nicht fehlen
{what} soll nicht zurückbleiben
{what} wurde vergessen
{what} wär die Nächste
{what} wär der Nächste
{what} wär auch noch da
{what} wie eben
{what} wie gehabt
{what} wie zuvor
jo, und {what}
gut, nun {what}
passt, jetzt {what}
hat geklappt, jetzt {what}
danke, dann noch {what}
fein, und {what} auch
noch eine: {what}
noch eine Datei: {what}
die andere auch, {what}
weiter geht's, {what}
Nummer zwei: {what}
die zweite: {what}
und damit auch {what}
und genauso {what}
und schließlich {what}
und anschließend {what}
und danach {what}
und hinterher {what}
ansonsten noch {what}
ferner {what}
dazu noch {what}
gleiches Spiel mit {what}
gleiches Spiel, {what}
gleiche Prozedur für {what}
nochmal dasselbe, {what}
nochmal das Ganze mit {what}
so auch mit {what}
es gibt noch {what}
es wär auch noch {what} da
ich Depp, {what} auch noch
ich hab auch noch {what}
eine hab ich noch, {what}
nicht zu vergessen {what}
+nimm {what} auch dazu
+mach das auch mit {what}
+behandel {what} genauso
""",
)
RATHER = Phrases(
    en="""
no, {to}
[actually|sorry], i meant {to}
not there, {to}
[rather|better] {to}
oh wait, {to}
wrong [folder|place|directory], {to} please
i changed my mind, {to}
no no, {to}
hmm, {to} [would be|is] better
oops, {to}
it belongs {to}, not there
put it {to} instead
that was wrong, {to}
instead {to}
[nope|nah], {to}
!hm no, it should go {to}
!my bad, {to}
!on second thought, {to}
that's not right, {to}
i'd prefer it {to}
better still, {to}
hold on, {to}
[ugh|argh], not that one, {to}
i meant for it to be {to}
let's have it {to} [instead|]
[wait|stop], {to} please
i got it mixed up, {to}
[hm|well] actually {to}
make that {to}
no, it goes {to}
not that folder, {to}
wrong place, {to}
wrong one, {to}
that's the wrong [folder|place], {to}
correction: {to}
i meant {to}
i want it {to}
i wanted it {to}
it should be {to}
it was supposed to go {to}
it should've gone {to}
take it {to} instead
+move it {to} instead
+put it {to} after all
+change that, {to}
please {to} instead
could you put it {to} instead?
can it go {to} instead?
would you take it {to} instead?
how about {to}?
what about {to}?
why not {to}?
maybe {to}
perhaps better {to}
it's better off {to}
[sorry|apologies], {to}
sorry, my mistake, {to}
[whoops|oh no], {to}
wait a second, {to}
let me correct myself, {to}
i was wrong, {to}
i made a mistake, it's {to}
i said it wrong, {to}
i take that back, {to}
scratch that, {to}
forget that, {to}
+undo that and put it {to}
not what i meant, {to}
you misunderstood, {to}
thinking about it, {to}
come to think of it, {to}
i'd rather have it {to}
i'd sooner have it {to}
i've decided {to}
new plan, {to}
change of plan, {to}
{to}, please
{to}, not there
{to}, i meant
{to} would be better
{to} makes more sense
no good there, {to}
it can't stay there, {to}
{to} after all
{to} instead, sorry
{to}, that's the one
{to}, that's the right place
{to}, damn
{to} it is
{to} it should have been
{to} is what i meant
{to} is where i want it
{to} is the right place
aw no, {to}
och no, {to}
ah no, {to}
argh no, {to}
nooo, {to}
no sorry, {to}
no please, {to}
no, not that one, {to}
no, i said {to}
no, it lives {to}
not quite, {to}
not right, {to}
the other one, {to}
the other folder, {to}
other folder: {to}
other place: {to}
other target, {to}
different folder, {to}
different target: {to}
new target: {to}
target should be {to}
target was wrong, {to}
wrong target, {to}
wrong address, {to}
typo, i meant {to}
slip of the tongue, {to}
slip of the finger, {to}
silly me, {to}
my bad, it goes {to}
on reflection, {to}
if i think about it, {to}
forget what i said, {to}
i misspoke, {to}
i mistyped, {to}
i take it back, {to}
i want it elsewhere, {to}
i was thinking of somewhere else, {to}
i'd like it {to}
it has to be {to}
it must be {to}
it needs to be {to}
shouldn't it be {to}
that's not it, {to}
you've got it wrong, {to}
take it out again, {to}
+redo that, {to}
+shift it {to}
+bring it {to}
""",
    de="""
nein, {to}
[lieber|doch lieber|besser] {to}
nicht dahin, {to}
[sorry|quatsch], ich meinte {to}
doch nicht, {to}
falscher Ordner, {to} [bitte|]
[stopp|halt|warte], {to}
ich hab mich vertan, {to}
ach nein, {to}
verschieb es doch {to}
[naa|nö|nee], {to}
stattdessen {to}
ich habs mir anders überlegt, {to}
das war falsch, {to}
nicht dort, sondern {to}
!ne, das soll {to}
!upps, gemeint war {to}
!{to} wäre mir lieber
das stimmt nicht, {to}
ich hätt's doch gern {to}
besser doch {to}
[mist|verdammt|ups], {to} hätte es gesollt
[moment|wart], {to} bitte
hab's verwechselt, {to}
na, doch {to}
eigentlich gehört das {to}
nicht der, {to}
ich korrigiere: {to}
leg's lieber {to}
Kommando zurück, {to}
nein, das gehört {to}
nicht in den Ordner, {to}
falsche Stelle, {to}
falsch, {to}
das ist der falsche Ordner, {to}
Korrektur: {to}
ich meinte {to}
ich wollte es {to}
ich will's {to}
das sollte {to}
das hätte {to} sollen
+tu es stattdessen {to}
+verschieb's [lieber|stattdessen] {to}
+pack's [doch|lieber] {to}
+änder das, {to}
bitte {to} stattdessen
[kannst|könntest] du es [stattdessen|lieber] {to} tun?
würdest du es doch {to} legen?
kann das auch {to}?
hm, wie wär's {to}?
vielleicht besser {to}
da ist es besser aufgehoben, {to}
[entschuldige|tut mir leid|pardon], {to}
mein Fehler, {to}
[hoppla|oje|autsch], {to}
Moment mal, {to}
lass mich das korrigieren, {to}
ich hab mich geirrt, {to}
ich hab mich versprochen, {to}
falsch gesagt, {to}
ich nehm's zurück, {to}
vergiss das, {to}
mach das rückgängig und leg es {to}
so war das nicht gemeint, {to}
du hast mich falsch verstanden, {to}
wenn ich's mir recht überleg, {to}
mir wär's lieber {to}
mir wär's {to} lieber gewesen
ich hab mich umentschieden, {to}
neuer Plan, {to}
Planänderung, {to}
{to}, bitte
{to}, nicht dort
{to} mein ich
{to} wär besser
{to} ist sinnvoller
dort passt's nicht, {to}
da kann's nicht bleiben, {to}
na geh, {to}
nei, {to}
nee du, {to}
i man {to}
doch {to}
besser wär {to}
{to} eben doch
{to} statt dort
{to} gehört's
{to} ist richtig
{to}, genau, nicht dort
{to}, das ist der richtige
{to}, verdammt
{to} soll's sein
{to} hätt's sein sollen
{to} will ich's
{to} hab ich gemeint
ah na, {to}
ach geh, {to}
naa, {to}
nein bitte, {to}
nein sorry, {to}
nein, nicht der, {to}
nein, ich sagte {to}
nicht ganz, {to}
nicht der Ordner, sondern {to}
der andere, {to}
der andere Ordner, {to}
anderer Ordner: {to}
anderer Ort: {to}
anderes Ziel, {to}
neues Ziel: {to}
das Ziel soll {to} sein
das Ziel war falsch, {to}
falsches Ziel, {to}
falsche Adresse, {to}
falsch abgebogen, {to}
vertippt, {to}
versprochen, {to}
verschrieben, {to} mein ich
ich Depp, {to}
mein Fehler, das gehört {to}
bei näherer Betrachtung {to}
bei genauerem Hinsehen {to}
vergiss, was ich gesagt hab, {to}
ich nehm alles zurück, {to}
ich will's woanders, {to}
ich dacht an was anderes, {to}
ich möcht's lieber {to}
es muss {to}
es soll doch {to}
das muss doch {to}
sollte das nicht {to}
das war's nicht, {to}
das hast du falsch verstanden, {to}
da gehört's nicht hin, {to}
wieder raus da, {to}
umgekehrt, {to}
korrigier das, {to}
+schieb's {to}
+räum's {to}
+bring's {to}
+stell's {to}
nö, lieber {to}
nei, doch {to}
""",
)
