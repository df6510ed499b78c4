"""How people say that other text is to stand in a file."""

from training.phrases import Phrases

ONE = Phrases(
    en="""
+replace {old} [with|by] {new} in [the file|] {path}
+change {old} [to|into] {new} in {path}
in {path} [replace|change|swap] {old} [by|with|for|to] {new}
+[swap|exchange] {old} for {new} in {path}
{path}: {old} -> {new}
{path}: replace {old} with {new}
[can|could] you change {old} to {new} in {path}?
in {path} it should say {new} instead of {old}
[i want|i need|i'd like] {old} [replaced by|changed to] {new} in {path}
+correct {old} to {new} in {path}
there's a mistake in {path}: {old} should be {new}
+put {new} in place of {old} in {path}
!have {old} in {path} replaced with {new}
{old} must be {new} in {path}
+edit {path}: {old} becomes {new}
+substitute {new} for {old} in {path}
the word {old} in {path} should [be|read|become] {new}
[please|] fix {path}, {old} has to be {new}
!in the file {path} {old} should turn into {new}
[let's|lets] replace {old} with {new} in {path}
+update {path}: {old} to {new}
+modify {path} so that it says {new} and not {old}
turn {old} into {new} in {path}
!+set {new} instead of {old} in {path}
+rewrite {old} as {new} in {path}
{old} is wrong in {path}, make [it|that] {new}
[typo|spelling mistake|small error] in {path}: {old} should be {new}
i [misspelled|mistyped] {new} in {path}, it says {old} there
s/{old}/{new}/ in {path}
{path} still says {old}, it's {new} now
{old} is [outdated|old news] in {path}, the right one is {new}
where {path} says {old} i want {new}
in {path}, {old} => {new}
+find {old} in {path} and [replace it with|turn it into|make it] {new}
[would you mind|mind] replacing {old} with {new} in {path}?
would it be possible to have {new} instead of {old} in {path}?
i messed up {path}, wrote {old} but meant {new}
+overwrite {old} with {new} in {path}
+fix the [typo|spelling|word] {old} in {path}, [correct is|it's supposed to be] {new}
edit in {path}: {old} out, {new} in
{new} instead of {old} in {path} [please|pls|]
{old} [has become|is now] {new}, [change|update] that in {path} too
they changed {old} to {new}, so {path} needs an update
text replacement, {path}, {old} by {new}
was {old}, now {new}, file {path}
+amend {path}, {old} has to read {new}
!+make {path} say {new} where it now says {old}
!could {old} become {new} in {path}?
!the {old} in {path} is a slip, {new} is correct
!i wonder if you could put {new} where {old} is in {path}
{path} has {old} in it, should've been {new}
+patch {path}, {old} to {new}
could do with {new} rather than {old} in {path}
autocorrect messed up {path}, {old} should be {new} [again|]
[scratch|forget] {old} in {path}, write {new} there instead
+adjust {path}: {new} where {old} is
{old}? no, {new}! fix that in {path}
i'd prefer {new} over {old} in {path}
would you be so kind as to change {old} into {new} in {path}?
sed {old} to {new} in {path}
what's {old} in {path} should be {new} [from now on|]
+trade {old} for {new} in {path}
{path}, {old} to {new}
{path}: {new} instead of {old}
{old} -> {new} in {path}
{old} to {new}, file {path}
change in {path}: {old} to {new}
correction in {path}, {old} to {new}
in {path} it's {new}, not {old}
it's {new}, not {old}, in {path}
i'd rather read {new} than {old} in {path}
i typed {old} in {path}, meant {new}
i want {new} where {old} is in {path}
can {old} be replaced by {new} in {path}
is it {old} in {path}? should be {new}, fix that
how about {new} in place of {old} in {path}
make {old} a {new} in {path}
please make it {new} in {path}, not {old}
+repair {old} in {path}, it's meant to be {new}
+convert {old} to {new} in {path}
the entry {old} in {path} has changed to {new}
new value in {path}: {new}, was {old}
in {path} please read {new} for {old}
{path} contains {old}, it ought to be {new}
{path} reads {old} where it should read {new}
{path} reads {old}, and that's rubbish, {new} please
{path} had it as {old}, we've settled on {new}
{path} / {old} / {new}
{path}: s,{old},{new},
{path} has it wrong, not {old} but {new}
{old} >> {new}, in {path}
{old} ought to read {new}, file {path}
{old} got replaced by {new} in real life, so in {path} too
{old} isn't correct any longer in {path}, {new} is
{old}'s a typo in {path}, {new} is what i meant
{old} in {path}? that's {new}
{old} has to make way for {new} in {path}
{new} is right, {old} is wrong, fix {path}
{new} should stand in {path}, not {old}
{new} where {old} was, {path}
{new} replaces {old} in {path}
{new} for {old}, in {path}
{new}, that's what {path} should say for {old}
not {old} but {new}, {path}
not {old}! it's {new}. change it in {path}
sorry, i wrote {old} in {path}, it's {new}
silly me, {path} says {old}, it's {new} of course
my mistake in {path}: {old}, right is {new}
oops, {old} in {path}, i meant {new}
my boss wants {new} and not {old} in {path}
somebody wrote {old} in {path}, right is {new}
whoever wrote {old} in {path} can't spell, it's {new}
we moved from {old} to {new}, {path} has to follow
we call it {new}, {path} still has {old}
since today it's {new}, {path} still has {old}
spelling in {path}: {old} is {new}
wording in {path}: {new} for {old}
wee fix in {path}: {old} to {new}
quick fix, {path}: {old} to {new}
typo: {old}, correct: {new}, file: {path}
old: {old}, new: {new}, file: {path}
from {old} to {new} in {path}
was {old} in {path}, make that {new}
file {path}, old text {old}, new text {new}
find {old}, put {new}, {path}
in {path}, take out {old} and put {new}
in {path} out goes {old}, in comes {new}
+type {new} over {old} in {path}
+reword {old} as {new} in {path}
+have {path} read {new} and not {old}
might i have {new} for {old} in {path}?
think you could turn {old} to {new} in {path}?
""",
    de="""
+[ersetz|ersetze] [mal|bitte|] {old} durch {new} in [der Datei|] {path}
+[ersetz|ersetze] in [der Datei|] {path} [mal|bitte|] {old} durch {new}
+[änder|ändere] [mal|bitte|] {old} [in|zu|auf] {new} in {path}
+[tausch|tausche] in {path} {old} [gegen|durch] {new} [aus|]
{path}: {old} -> {new}
{path}: {old} durch {new} ersetzen
in {path} {old} durch {new} ersetzen
[kannst|könntest|würdest] du in {path} {old} durch {new} ersetzen?
in {path} soll {new} statt {old} stehen
ich [will|möchte|muss] in {path} {old} [in|zu] {new} ändern
+[korrigier|korrigiere|verbesser] {old} zu {new} in {path}
in {path} ist ein Fehler, {old} muss {new} heißen
+schreib in {path} {new} statt {old}
!hätte gern {old} in {path} durch {new} ersetzt
aus {old} soll in {path} {new} werden
+mach in {path} aus {old} {new}
das Wort {old} in {path} [soll|muss] {new} heißen
[bitte|] {path} [ändern|anpassen]: statt {old} {new}
!in der Datei {path} soll aus {old} {new} werden
in {path} {old} [auf|in] {new} ändern
+setz in {path} {new} für {old} ein
statt {old} bitte {new} in {path}
in {path} steht {old}, [das muss|es soll] {new} heißen
!+bessere in {path} {old} zu {new} aus
Tippfehler in {path}: da steht {old}, [richtig ist|gehört aber] {new}
{old} in {path} ist falsch, [richtig wäre|es muss lauten] {new}
ich hab mich in {path} vertippt, {old} [sollte|müsste] {new} sein
[magst|kannst] du in {path} aus {old} ein {new} machen?
s/{old}/{new}/ in {path}
{path} sagt noch {old}, es [ist jetzt|heißt inzwischen] {new}
da wo in {path} {old} steht, [gehört|muss|soll] {new} hin
in {path}, {old} => {new}
+such {old} in {path} und ersetz es durch {new}
{old} raus, {new} rein, in {path}
[wär's möglich|ginge es|wäre es möglich], in {path} {old} durch {new} auszutauschen?
+berichtige {old} in {path}, [korrekt ist|es heißt] {new}
mach in {path} [ma|mal] {new} [draus|daraus], wo jetzt {old} steht
{old} [ist veraltet|stimmt nicht mehr], in {path} [bitte|] {new} eintragen
aus {old} wurde {new}, [pass|passe] das in {path} an
Textersetzung in {path}: {old} wird {new}
[hoast|des hoaßt|dat heet] {new} und ned {old}, änder des in {path}
+überschreib {old} in {path} mit {new}
+update {path}: {old} auf {new}
wie wär's mit {new} statt {old} in {path}
ich hab in {path} {old} geschrieben, gemeint war {new}
{path} [braucht|kriegt] eine Korrektur, {old} zu {new}
!{old} gehört in {path} durch {new} ausgewechselt
!könnte in {path} {new} anstelle von {old} stehen?
!+wechsel in {path} {old} gegen {new}
!da hat sich in {path} {old} eingeschlichen, richtig lautet es {new}
wärst du so nett und machst in {path} aus {old} {new}?
die Autokorrektur hat {path} verhunzt, {old} sollte {new} sein
+flick in {path} {old} zu {new}
lieber {new} als {old} in {path}
{old}? nein, {new}! [bitte|] in {path} ausbessern
{old} wird in {path} ab sofort {new} geschrieben, [bitte|] anpassen
dass du in {path} {old} auf {new} änderst
+modifizier {path}: {old} zu {new}
mir wär in {path} {new} lieber als {old}
chasch i {path} {old} dur {new} ersetze?
in {path} hab ich {old} stehen, es [sollte|müsste] aber {new} sein
vergiss {old} in {path}, schreib da {new} hin
sed: {old} zu {new} in {path}
{path}, {old} zu {new}
{path}: {new} statt {old}
{old} -> {new} in {path}
{old} zu {new}, Datei {path}
Änderung in {path}: {old} zu {new}
Korrektur in {path}, {old} zu {new}
in {path} heißt es {new}, nicht {old}
es heißt {new} und nicht {old}, in {path}
ich will in {path} {new}, wo {old} steht
kann {old} in {path} durch {new} ersetzt werden
steht in {path} {old}? soll {new} sein, ändere das
bitte in {path} {new} draus machen, wo {old} steht
+reparier {old} in {path}, gemeint ist {new}
+wandle {old} in {path} um in {new}
+aktualisier in {path} {old} auf {new}
moch in {path} {new} aus {old}
der Eintrag {old} in {path} heißt neuerdings {new}
neuer Wert in {path}: {new}, bisher {old}
in {path} bisher {old}, künftig {new}
änder ma in {path} {old} auf {new}
{path} enthält {old}, da gehört {new} hin
{path} / {old} / {new}
{path}: s,{old},{new},
{path} hat's falsch, nicht {old}, sondern {new}
{path} hat {old}, besser {new}
{path} hinkt hinterher: {old} ist längst {new}
{old} >> {new}, in {path}
{old} muss {new} weichen, in {path}
{old} ist ein Tippfehler in {path}, gemeint war {new}
{old} stimmt in {path} nimmer, {new} stimmt
{old} in {path}? das ist {new}
{old} war mal, jetzt {new}, auch in {path}
{new} ist richtig, {old} falsch, bitte {path} ausbessern
{new} soll in {path} stehen, nicht {old}
{new} ersetzt {old} in {path}
{new} für {old}, in {path}
{new} an die Stelle von {old} in {path}
nicht {old}, sondern {new}, {path}
nicht {old}! {new}! ändere es in {path}
sorry, hab in {path} {old} geschrieben, ist aber {new}
ich Depp, in {path} steht {old}, ist natürlich {new}
mein Fehler in {path}: {old}, richtig {new}
ups, {old} in {path}, ich meinte {new}
der Chef will {new} und nicht {old} in {path}
irgendwer hat {old} in {path} geschrieben, richtig ist {new}
wer {old} in {path} geschrieben hat, kann nicht rechtschreiben, es ist {new}
wir sind von {old} auf {new} umgestiegen, {path} muss mit
wir sagen {new} dazu, {path} hat noch {old}
seit heut ist's {new}, {path} hat noch {old}
Rechtschreibung in {path}: {old} ist {new}
Wortlaut in {path}: {new} statt {old}
kleine Ausbesserung in {path}: {old} zu {new}
Tippfehler: {old}, richtig: {new}, Datei: {path}
alt: {old}, neu: {new}, Datei: {path}
von {old} auf {new} in {path}
war {old} in {path}, mach {new}
Datei {path}, alter Text {old}, neuer Text {new}
finde {old}, setze {new}, {path}
nimm in {path} {old} raus und tu {new} rein
bei {old} in {path} gehört {new} hingeschrieben
was in {path} {old} heißt, soll {new} heißen
wo {old}, da {new}, Datei {path}
+formulier {old} in {path} um zu {new}
+schreib in {path} {old} um auf {new}
+dreh in {path} {old} zu {new}
+stell in {path} {old} auf {new} um
+tipp in {path} {new} über {old}
+lass {path} {new} sagen und nicht {old}
dürfte ich in {path} {new} statt {old} haben?
meinst du, du kannst in {path} aus {old} {new} machen?
mok in {path} ut {old} man {new}
mach us {old} {new}, i {path}
""",
)
EVERY = Phrases(
    en="""
+replace [all|every|each] {old} [with|by] {new} in {path}
+replace {old} [with|by] {new} everywhere in {path}
+change every {old} to {new} in {path}
in {path} replace all occurrences of {old} [with|by] {new}
[can|could] you replace all {old} in {path} with {new}?
every {old} in {path} should be {new}
!all {old} in {path} become {new}
+swap {old} for {new} throughout {path}
global replace in {path}: {old} -> {new}
s/{old}/{new}/g in {path}
+find and replace {old} with {new} in all of {path}
each and every {old} in {path} has to be {new}
+turn all [the|] {old} in {path} into {new}
{new} instead of {old} [throughout|all over|everywhere in] {path}
wherever {old} [shows up|appears|stands] in {path}, [put|make it] {new}
replace all in {path}: {old}, {new}
+substitute {new} for every {old} in {path}
+rename {old} to {new} all through the text of {path}
{old} comes up several times in {path}, all of them should be {new}
no {old} any more in {path}, always {new}
bulk edit {path}, every {old} to {new}
i want {old} changed to {new} in the whole of {path}
+do a search and replace in {path}, {old} by {new}, every hit
the whole file {path}: {old} -> {new}, all matches
i keep misspelling {new} as {old} in {path}, fix all of them
would you mind swapping every {old} for {new} in {path}?
+correct {old} to {new} each time it occurs in {path}
+update all the {old} in {path} to {new}
!{path}: {old} to {new}, not just the first one
!+convert each {old} inside {path} to {new}
!from top to bottom of {path}, {new} should replace {old}
could do with {new} for every {old} in {path}
+go through {path} and make each {old} a {new}
{path} is full of {old}, all of it should be {new}
+patch every {old} in {path} to {new}
not one {old} should be left in {path}, only {new}
{old} is everywhere in {path}, i want {new} in all those places
[mass|global] replace {old} by {new}, file {path}
would you go over {path} and change all {old} to {new}?
in {path}, all {old} => {new}
+adjust all places in {path} that say {old}, it's {new} now
all mentions of {old} in {path} should be {new}
{path}: all {old} to {new}
{path}: every {old} becomes {new}
{old} to {new}, everywhere in {path}
in {path}: {old} -> {new}, everywhere
sed all {old} to {new} in {path}
ctrl h in {path}: {old}, {new}, replace all
replace all {old}, put {new}, file {path}
find all {old} in {path}, replace with {new}
i need each {old} in {path} replaced by {new}
i want every single {old} in {path} to say {new}
i'd like all {old} in {path} changed to {new}
we don't say {old} any more, make it {new} all over {path}
our product {old} is called {new} now, change it everywhere in {path}
they renamed {old} to {new}, fix every mention in {path}
all the places in {path} with {old} should say {new}
there are lots of {old} in {path}, make them all {new}
{path} says {old} many times, it should be {new} each time
the entire {path} should use {new} instead of {old}
across {path}, {new} for {old}
all across {path}, turn {old} into {new}
would you replace {old} by {new} in the entire file {path}
can every {old} in {path} be turned into {new}
is it possible to replace every {old} in {path} with {new}
how about {new} for each {old} in {path}
let's make every {old} in {path} a {new}
please swap all {old} in {path} for {new}
+exchange {old} for {new} all through {path}
+overwrite all {old} in {path} with {new}
+fix all {old} in {path} to {new}
+put {new} wherever {path} has {old}
+make {old} into {new} on every line of {path}
+set each {old} in {path} to {new}
mass edit in {path}: {old}, {new}
not only one, all {old} in {path} to {new}
{old} must not occur in {path} at all, {new} instead
+turn one after another of the {old} in {path} into {new}
whichever line of {path} has {old}, it's {new} from now on
for consistency, {new} instead of {old} everywhere in {path}
{path} from start to end, {old} to {new}
{path}, every line, {old} to {new}
{path}, g flag, {old} to {new}
{path}: *all* {old} to {new}
{path} uses {old} all the time, {new} should be used
{path} is littered with {old}, swap them for {new}
{path} calls it {old} all over, call it {new}
{path}, wherever you find {old}, {new}
{old} must be {new} on every line of {path}
{old} to {new}, the lot, in {path}
{old} to {new}, each time, {path}
{old} → {new}, all of them, {path}
{old} gets replaced all over {path} by {new}
{old} occurs again and again in {path}, always make it {new}
{old} x times in {path}, each becomes {new}
{new} for every {old}, file {path}
{new} all the way through {path}, not {old}
always {new}, never {old}, in {path}
never {old}, always {new}, file {path}
every last {old} in {path} to {new}
every time {path} says {old} it should say {new}
every time it's {old} in {path}, make it {new}
any {old} in {path} is to be {new}
any and all {old} in {path} to {new}
all instances of {old} in {path}: {new}
all hits for {old} in {path} become {new}
all the way through {path}, {old} is {new}
the lot of {old} in {path} to {new}
both {old} in {path} and any more of them: {new}
:%s/{old}/{new}/g in {path}
gsub {old} {new} in {path}
replaceall({old}, {new}) in {path}
global substitute in {path}, {old}, {new}
find all, replace all, {path}: {old}, {new}
mass replacement, {path}: {old} is {new}
consistently {new} in {path}, never {old}
i misspelled it everywhere in {path}: {old} is {new}
i changed my mind, in {path} every {old} is a {new}
my editor can't do it: every {old} in {path} to {new}
the customer's name is {new} and not {old}, correct every one in {path}
our firm became {new}, so away with every {old} in {path}
it's the same typo all through {path}: {old}, right is {new}
please have no {old} left in {path}, all {new}
several {old} in {path}, all to {new}
no matter how often {old} is in {path}, it's {new}
+run through {path} swapping {old} for {new}
+hunt down each {old} in {path} and make it {new}
+translate every {old} in {path} to {new}
""",
    de="""
+[ersetz|ersetze] [alle|jedes|sämtliche] {old} durch {new} in {path}
+[ersetz|ersetze] überall in {path} {old} durch {new}
+[änder|ändere] jedes {old} in {path} [in|zu] {new}
in {path} alle Vorkommen von {old} durch {new} ersetzen
[kannst|könntest] du in {path} alle {old} durch {new} ersetzen?
überall in {path} soll {new} statt {old} stehen
!alle {old} in {path} werden zu {new}
+tausch in ganz {path} {old} gegen {new}
in {path} überall {old} -> {new}
s/{old}/{new}/g in {path}
suchen und ersetzen in {path}: {old} durch {new}, alle Treffer
jedes {old} in {path} [muss|soll] {new} [werden|heißen]
in der ganzen Datei {path} {old} durch {new} ersetzen
wo immer in {path} {old} [vorkommt|steht|auftaucht], [soll|gehört] {new} hin
+mach aus allen {old} in {path} {new}
{old} steht mehrmals in {path}, überall [muss|soll] {new} hin
+tausch sämtliche {old} in {path} gegen {new} [aus|]
komplett durch {path}: {old} zu {new}
ich will in {path} kein {old} mehr sehen, [immer|nur noch] {new}
[oisse|olle|alle] {old} in {path} durch {new} ersetzen
alles ersetzen in {path}, {old} -> {new}
global in {path} {old} [auf|in] {new} ändern
+korrigier {old} in {path} überall zu {new}
{new} statt {old} in der kompletten {path}
magst du in {path} jedes {old} gegen {new} austauschen?
ich schreib in {path} dauernd {old} statt {new}, bitte alle ausbessern
Replace all in {path}: {old}, {new}
in {path} {old} [durchgängig|durchgehend|ausnahmslos] durch {new} ersetzen
!von oben bis unten in {path} {new} anstelle von {old}
!+ersetz in {path} nicht nur das erste, sondern alle {old} durch {new}
!jedes Mal wenn {old} in {path} kommt, mach {new} draus
+geh {path} durch und mach aus jedem {old} {new}
{path} ist voll mit {old}, alles [soll|muss] {new} werden
kein einziges {old} soll in {path} bleiben, überall {new}
überall steht {old} in {path}, ich hätt gern {new} an allen Stellen
würdest du {path} durchgehen und alle {old} zu {new} machen?
in {path}, alle {old} => {new}
+pass alle Stellen in {path} mit {old} an, es heißt jetzt {new}
alle Erwähnungen von {old} in {path} durch {new} ersetzen
[Massenersetzung|Globale Ersetzung] in {path}: {old} durch {new}
chasch i {path} alli {old} dur {new} ersetze?
dass du in {path} [jedes|alle] {old} durch {new} ersetzt
an jeder Stelle in {path} {new} statt {old}
{path}: alle {old} zu {new}
{path}: jedes {old} wird {new}
{old} zu {new}, überall in {path}
in {path}: {old} -> {new}, überall
Strg H in {path}: {old}, {new}, alle ersetzen
alle {old} ersetzen, durch {new}, Datei {path}
such alle {old} in {path} und ersetz sie durch {new}
ich brauch in {path} jedes {old} durch {new} ersetzt
ich möchte in {path} statt jedem {old} ein {new}
ich hätt gern alle {old} in {path} auf {new} geändert
wir sagen nicht mehr {old}, mach in {path} überall {new} draus
{old} heißt jetzt {new}, ändere das in {path} an allen Stellen
aus {old} wurde {new}, bitte in {path} überall anpassen
alle Stellen mit {old} in {path} sollen {new} heißen
in {path} kommt {old} oft vor, mach überall {new} draus
in {path} steht zigmal {old}, es muss jedes Mal {new} heißen
ganz {path} soll {new} statt {old} verwenden
quer durch {path} {new} für {old}
würdest du in der ganzen {path} {old} durch {new} ersetzen
könnten alle {old} in {path} zu {new} werden
kann man in {path} jedes {old} in {new} ändern
geht das, in {path} alle {old} gegen {new} zu tauschen
wie wär's mit {new} für jedes {old} in {path}
machen wir in {path} aus jedem {old} {new}
bitte sämtliche {old} in {path} zu {new}
+wechsel in {path} jedes {old} gegen {new} aus
+überschreib in {path} alle {old} mit {new}
+bessere in {path} jedes {old} zu {new} aus
+setz überall in {path} {new} für {old} ein
+mach in jeder Zeile von {path} aus {old} {new}
nicht bloß eins, alle {old} in {path} zu {new}
moch in {path} aus olle {old} {new}
+dreh in {path} jedes {old} in {new}
mehrfach steht {old} in {path}, alle auf {new} bitte
{old} darf in {path} gar nicht mehr vorkommen, stattdessen {new}
damit's einheitlich ist, in {path} überall {new} statt {old}
eins nach dem anderen, alle {old} in {path} zu {new}
{path} von Anfang bis Ende, {old} zu {new}
{path}, jede Zeile, {old} zu {new}
{path}, global, {old} zu {new}
{path}: *alle* {old} zu {new}
{path} verwendet ständig {old}, es soll {new} sein
{path} wimmelt von {old}, tausch alle gegen {new}
{path}, wo du {old} findest, {new}
{old} muss in jeder Zeile von {path} {new} werden
{old} zu {new}, alle miteinander, in {path}
{old} zu {new}, jedes Mal, {path}
{old} → {new}, alle, {path}
{old} kommt in {path} dauernd vor, immer {new} draus machen
{old} x-mal in {path}, jedes wird {new}
{new} für jedes {old}, Datei {path}
{new} durch ganz {path} hindurch, kein {old}
immer {new}, nie {old}, in {path}
nie {old}, immer {new}, Datei {path}
auch das letzte {old} in {path} zu {new}
jedesmal wenn {path} {old} sagt, soll es {new} sagen
jegliches {old} in {path} zu {new}
alle Treffer für {old} in {path} werden {new}
alle Vorkommnisse von {old} in {path}: {new}
alle, wirklich alle {old} in {path} zu {new}
die ganzen {old} in {path} sollen {new} sein
:%s/{old}/{new}/g in {path}
gsub {old} {new} in {path}
replaceall({old}, {new}) in {path}
globale Ersetzung, {path}, {old}, {new}
alle suchen, alle ersetzen, {path}: {old}, {new}
Massenersetzung, {path}: {old} ist {new}
einheitlich {new} in {path}, nirgends {old}
ich hab's in {path} überall falsch geschrieben: {old} ist {new}
ich hab's mir überlegt, in {path} ist jedes {old} ein {new}
mein Editor kann das nicht: jedes {old} in {path} zu {new}
der Kunde heißt {new} und nicht {old}, in {path} überall ausbessern
unsere Firma heißt nun {new}, weg mit jedem {old} in {path}
derselbe Tippfehler in ganz {path}: {old}, richtig {new}
bitte kein {old} in {path} übrig lassen, alles {new}
mehrere {old} in {path}, alle zu {new}
egal wie oft {old} in {path} steht, es ist {new}
sooft {old} in {path} steht, mach {new} draus
nicht nur einmal: {old} zu {new}, ganze Datei {path}
komplette Datei {path}, {old} gegen {new}
+lauf {path} durch und tausch {old} gegen {new}
+spür jedes {old} in {path} auf und mach {new} draus
+übersetz jedes {old} in {path} zu {new}
+stell in {path} alle {old} auf {new} um
+putz alle {old} in {path} weg, {new} statt dessen
jedet {old} in {path} muss {new} heißen
""",
)
CUT = Phrases(
    en="""
+[remove|delete|cut|strike|drop] {old} from [the file|the list|] {path}
+take {old} [out of|off] {path}
in {path} [remove|delete] {old}
[can|could] you remove {old} from {path}?
{old} can go from the list {path}
!{old} should no longer be in {path}
i don't need {old} on the list {path} any more
+erase {old} in {path}
{path}: without {old}
+cross {old} off the list {path}
+get {old} out of {path}
{old} is done, [take|get] it off {path}
+scratch {old} from {path}
i already [bought|got|did] {old}, remove it from {path}
the {old} in {path} is [superfluous|too much|not needed], delete it
no more {old} in {path}
+throw {old} out of {path}
+snip {old} from the text in {path}
[would you mind|mind] taking {old} out of {path}?
{path} should not [mention|contain|say] {old} any more
{old} has no business in {path}, [remove|delete] it
{old} doesn't belong in {path}
[delete|remove] the [word|text|bit] {old} in {path}
i want {old} [gone from|out of|deleted from] {path}
+clean {old} out of {path}
{path}: drop {old}
is it possible to get {old} removed from {path}?
+clear {old} from my list {path}
wrote {old} into {path} by mistake, [take it out|delete that part]
done with {old}, strike it in {path}
!{old} needs to vanish from {path}
!+rub {old} out in {path}
!i'd rather not have {old} in {path}
+wipe {old} from {path}
+chuck {old} out of {path}
{path} would be better without {old}
[forget|ditch] {old} in {path}, delete that bit
{old} is not needed in {path}, cut it
we have {old} already, take it off the list {path}
+leave out {old} in {path}
+trim {old} out of {path}
would you be so kind as to remove {old} from {path}?
{old} is bothering me in {path}, out with it
{path} minus {old}
+tick {old} off and take it out of {path}
{path}: remove {old}
{path}: {old} out
{path}: no {old}
{old} out of {path}
{old} off {path} [please|pls]
{old} away from {path}
no {old} in {path} please
without {old}, the file {path}
i don't want {old} in {path}
i don't want {old} in {path} any longer
i'd like {old} removed from {path}
i need {old} out of {path}
i wrote {old} in {path}, take it out again
i put {old} in {path} for nothing, take it out
we don't need {old} in {path}
we ran into trouble with {old}, take it out of {path}
could {old} be deleted from {path}
can {old} go from {path}
would you drop {old} from {path}
will you strike {old} from {path}
what's {old} doing in {path}? remove it
why is {old} in {path}? take it out
how about {path} without {old}
let's get rid of {old} in {path}
let's take {old} out of {path}
{old} is obsolete, delete it from {path}
{old} in {path} was a joke, delete that
{old} in {path} must go
{old} shouldn't appear in {path}, remove it
+edit {old} out of {path}
+kick {old} out of {path}
+pull {old} from {path}
+free {path} from {old}
+blank out {old} in {path}
{old}, cut that from {path}
{path} contains {old}, it shouldn't
{path} has {old} in it, lose it
{path} has one thing too many, {old}
{path} still has {old} in it, remove that
{path} still lists {old}, take it off
{path} needs to lose {old}
{path} can do without {old}
{path} -= {old}
{path}: s/{old}//
{path}: {old} -> nothing
{path}: strike {old}
{old} -> nothing, in {path}
{old} - not in {path} any more please
{old} has been bought, off {path} with it
{old} has been dealt with, off the list {path}
{old} is in {path} by accident, remove
{old} is history, delete that in {path}
{old} is wrong in {path}, delete it there
{old} must not be in {path}
{old} must leave {path}
{old} too much in {path}
{old} was cancelled, out of {path}
{old} isn't coming, cross it off {path}
{old} won't be needed in {path}
away with {old} in {path}
off {path} with {old}
off the list {path}: {old}
out of {path}: {old}
out with {old}, file {path}
less is more, no {old} in {path}
delete only {old} in {path}
delete the bit saying {old} in {path}
only remove {old} from {path}, keep the rest
keep {path} but lose {old}
keep the rest of {path}, {old} goes
found some {old} at home, take it off the list {path}
got {old}, so off {path}
nobody wants {old} in {path}
nobody needs {old} in {path}
we've got enough {old}, so remove that from the list {path}
we've agreed to leave {old} out of {path}
the text {old} has to leave {path}
the part {old} in {path} can be deleted
the words {old} shouldn't be in {path}
the entry {old} in {path} is no longer wanted
entry {old} out, file {path}
replace {old} with nothing in {path}
i'm done with {old}, tidy it out of {path}
i've changed my mind about {old}, out of {path} please
+eliminate {old} in {path}
+strip {old} out of {path}
+edit {path}, {old} goes
+shorten {path} by {old}
+scrap {old} in {path}
""",
    de="""
+[lösch|entfern|streich|nimm] [mal|bitte|] {old} aus [der Datei|der Liste|] {path}
in {path} {old} [löschen|streichen|entfernen]
+streich {old} von der Liste {path}
[kannst|könntest] du {old} aus {path} [löschen|streichen|entfernen]?
{old} kann aus {path} raus
!{old} soll nicht mehr in {path} stehen
ich brauche {old} auf der Liste {path} nicht mehr
+nimm {old} von der Liste {path} [runter|]
{path}: {old} raus
+hau {old} aus {path} raus
{old} aus {path} [raus|weg]
{old} ist erledigt, [streich|nimm] es aus {path}
{old} hab ich schon, [kann aus|bitte aus] {path} raus
+radier {old} in {path} aus
{old} [muss|soll] aus {path} [weg|raus|verschwinden]
das {old} in {path} ist [überflüssig|zu viel|unnötig], [weg damit|raus damit]
[magst|würdest] du {old} aus {path} [rausnehmen|rausschmeißen|tilgen]?
{path} ohne {old} [bitte|]
+kürz {path} um {old}
kein {old} mehr in {path}
+schmeiß {old} aus {path} [raus|]
+tu {old} aus {path} raus
{old} hat in {path} [nix|nichts] verloren
ich will {old} nicht mehr in {path} [haben|sehen]
die Stelle {old} in {path} [löschen|entfernen|rauskürzen]
{old} steht irrtümlich in {path}, bitte [entfernen|löschen]
{old} gehört aus {path} gestrichen
{old} aus {path} [rauslöschen|rausstreichen|rauswerfen]
in {path} {old} [wegmachen|wegtun|rausnehmen]
hak {old} ab und nimm es aus {path}
den Text {old} [brauchts|braucht es|brauch ich] in {path} nimmer
!{old} hat sich erledigt, also raus aus {path}
!+beseitige {old} in {path}
!{path} bitte von {old} befreien
ohne {old} wär {path} besser, [nimm|streich] das raus
+lass {old} in {path} weg
{old} haben wir schon, nimm's von der Liste {path}
[vergiss|spar dir] {old} in {path}, lösch die Stelle
{old} ist in {path} unnötig, weg damit
wärst du so nett und löschst {old} aus {path}?
mich stört {old} in {path}, raus damit
{path} minus {old}
dass du {old} aus {path} [streichst|löschst|entfernst]
chasch {old} us {path} use neh?
+tilg {old} aus {path}
tua {old} aus {path} ausse
+wisch {old} aus {path} weg
{path}: {old} weg
{path}: kein {old}
{path}: {old} löschen
{old} raus aus {path}
{old} weg von {path}
{old} bitte aus {path} nehmen
{old} in {path} löschen
ohne {old}, die Datei {path}
ich mag {old} nicht in {path} haben, nimm's raus
ich hätt {old} gern aus {path} gelöscht
ich hab {old} in {path} geschrieben, nimm's wieder raus
ich brauch {old} in {path} nicht
wir brauchen {old} in {path} nicht mehr
könnte {old} aus {path} verschwinden
kann man {old} aus {path} löschen
kannst {old} aus {path} streichen
was macht {old} in {path}? weg damit
warum steht {old} in {path}? nimm das raus
wie wär's mit {path} ohne {old}
lass uns {old} aus {path} streichen
weg mit {old} in {path}
{old} ist überholt, lösch es aus {path}
{old} in {path} war ein Scherz, lösch das
{old} muss nicht in {path} stehen, streich's
+putz {old} aus {path}
+kick {old} aus {path}
+entferne in {path} bitte {old}
+mach {old} aus {path} weg
+zieh {old} aus {path} raus
+kratz {old} aus {path} raus
+streich in {path} die Worte {old}
{old} gehört nicht in {path}, lösch's
{old} ist gekauft, aus {path} damit
{path} enthält {old}, das soll nicht sein
{path} hat noch {old} drin, nimm's raus
{path} hat eins zu viel, {old}
{path} kommt ohne {old} aus
{path} -= {old}
{path}: s/{old}//
{path}: {old} -> nichts
{path}: {old} streichen
{old} -> nichts, in {path}
{old} ist besorgt, runter von {path}
{old} ist versehentlich in {path}, löschen
{old} ist Geschichte, lösch das in {path}
{old} stimmt nicht in {path}, lösch es dort raus
{old} ist abgesagt, raus aus {path}
{old} kommt nicht, streich's in {path}
{old} zu viel in {path}
{old} darf nicht in {path} stehen
{old} wird in {path} nicht gebraucht
{old} soll aus {path} raus
raus aus {path} mit {old}
runter von der Liste {path}: {old}
raus aus {path}: {old}
weg aus {path}: {old}
fort mit {old} aus {path}
lösch nur {old} in {path}
lösch das Stück {old} in {path}
nur {old} aus {path} löschen, der Rest bleibt
der Rest von {path} bleibt, {old} fliegt raus
behalt {path}, aber ohne {old}
{old} hab ich noch daheim, runter von der Liste {path}
{old} brauch ma nimmer, aus {path} streichen
keiner will {old} in {path}
keiner braucht {old} in {path}
wir haben genug {old}, also runter von der Liste {path}
wir haben uns geeinigt, {old} aus {path} rauszulassen
der Text {old} muss aus {path}
der Teil {old} in {path} kann gelöscht werden
die Wörter {old} haben in {path} nichts zu suchen
der Eintrag {old} in {path} ist nicht mehr erwünscht
Eintrag {old} raus, Datei {path}
{old} in {path} durch nichts ersetzen
mit {old} bin ich durch, aus {path} damit
bei {old} hab ich's mir anders überlegt, raus aus {path}
es reicht mit {old} in {path}, raus
+kürz {old} aus {path} raus
+verbann {old} aus {path}
+fisch {old} aus {path} raus
+lass {old} aus {path} verschwinden
+mach {path} ohne {old}
mok {old} ut {path} rut
tue {old} us {path} use
""",
)
INCOMPLETE = Phrases(
    en="""
[change|edit] [the file|] {path}
replace something in {path}
[can you|could you] [edit|change] {path} [for me|]?
!i need to change something in {path}
+make a change in {path}
+edit something in {path}
i [want|have] to [correct|fix|modify] something in {path}
there's a [mistake|typo|word to fix] in {path}
a [word|line|passage] in {path} [needs changing|has to be changed|is wrong]
[text replacement|search and replace] in {path}
{path} needs [an edit|a correction|a small change]
+swap a word in {path}
one thing in {path} is not right any more
would you mind changing something in {path}?
+replace a word in {path}
let's [edit|correct] {path}
{path}, change a word
+update some text in {path}
i got something wrong in {path}
edit {path} for me, one word is off
!could we adjust a word in {path}?
!something in {path} is misspelled
there's a slip in {path}, help me fix it
{path} could do with a correction
+patch {path}
+fix a typo in {path}
+correct {path}
the wording in {path} isn't right
[wanna|want to] swap some text in {path}
would you fix {path} for me?
change one spot in {path}
there's a word in {path} i don't like
+adjust {path} a bit
in {path} something should read differently
{path} edit
{path}, please edit
{path} needs editing
{path} has a mistake
{path} is wrong somewhere
{path} isn't quite right
{path} is out of date
modify {path}
an edit in {path}
a correction in {path}
a change to {path} please
one small change in {path}
something's off in {path}
there's an error in {path}
there's an outdated line in {path}
there's something to change in {path}
i'd like something changed in {path}
i'd like to edit {path}
i have to edit {path}
i have a correction for {path}
i wrote something stupid in {path}
i spelled something wrong in {path}
let me change something in {path}
we have to change {path}
help me edit {path}
help me with a change in {path}
can something be changed in {path}
could a word in {path} be replaced
is it possible to edit {path}
would it be possible to change a line in {path}
will you edit {path} for me
+amend {path}
+alter {path}
+alter a line in {path}
+exchange one word for another in {path}
+rewrite a bit of {path}
+improve a line in {path}
my boss wants {path} changed
{path}: a word has to be swapped
swap something in {path}
{path} says something i don't want
+replace some text in {path}
a name in {path} is spelled wrong
a number in {path} has to be another
in {path} a word should become another
{path} and i, we need to talk about a word
{path}: fix sth
{path}: change sth please
{path}, a correction
{path}, an edit
{path}, one word
{path}? there's a typo in it
{path} calls for an edit
{path} doesn't read right
{path} has a typo
{path} has a wrong word in it
{path} has something in it that's not right
{path} must be corrected
{path} must be changed
{path} is a bit off, fix it
{path} is due for a change
{path} wants changing
edits for {path}
edit needed, {path}
typo in {path}
typo alert, {path}
mistake in {path}
misspelling in {path}
error in {path}, text wise
wrong word in {path}
change of text in {path}
change of wording in {path}
changes for {path}
replacing sth in {path}
fixing {path}
editing {path}
quick edit in {path}
quick fix in {path}
wee change in {path}
sed on {path}
s/// on {path}
search and replace on {path} please
find and replace, {path}
another word in {path}
different wording in {path}
different text in {path} please
help, there's a typo in {path}
got to change {path}
got to fix something in {path}
gonna need an edit in {path}
i messed up a word in {path}
i made a typo in {path}
i'm not happy with a word in {path}
i spotted a typo in {path}
someone found a mistake in {path}
the text in {path} must change
the text of {path} has a flaw
the text in {path} isn't up to date
one bit of {path} has to be different
part of {path} should read otherwise
not all in {path} is right, let's fix it
+do an edit in {path}
+touch up {path}
+revise {path}
+reword something in {path}
+tweak {path}
+tweak a word in {path}
""",
    de="""
[änder|ändere|bearbeite] [die Datei|] {path}
ersetz was in {path}
[kannst du|könntest du] [mal|] {path} ändern?
!in {path} muss was geändert werden
+änder was in {path}
in {path} ist [noch|] ein [Fehler|Tippfehler] [drin|]
ich [muss|will|möchte] [was|etwas] in {path} [ändern|ausbessern|korrigieren]
ein Wort in {path} [stimmt nicht|ist falsch|gehört ausgetauscht]
{path} [bearbeiten|ändern|editieren|korrigieren]
[Textersetzung|suchen und ersetzen] in {path}
[tausch|tausche|änder] [mal|] ein Wort in {path} [aus|]
kannst du in {path} was [ersetzen|austauschen|umschreiben]?
in {path} ist was [nicht mehr aktuell|falsch|veraltet]
{path} braucht eine [Änderung|Korrektur]
magst du mir in {path} was ausbessern?
ich hab mich in {path} [vertan|vertippt|verschrieben]
+korrigier mal was in {path}
in {path} [passt|stimmt] eine Stelle nicht
eine Zeile in {path} soll anders lauten
+edit mal {path}
!an {path} ist noch was zu verbessern
!lass uns in {path} eine Stelle umschreiben
+bessere in {path} was aus
+pass {path} [ein bisschen|etwas] an
die Formulierung in {path} passt nicht
in {path} gefällt mir ein Wort nicht
würdest du {path} korrigieren?
eine kleine Änderung in {path} [bitte|]
{path} müsste [überarbeitet|angepasst|korrigiert] werden
ein Tippfehler in {path} gehört weg
i mecht in {path} wos ändern
wärst du so nett und änderst was in {path}?
+tausch in {path} was aus
in {path} hat sich ein Fehler eingeschlichen
{path} stimmt nicht
{path} ist fehlerhaft
{path} ist nicht mehr aktuell
{path} gehört korrigiert
{path} hat einen Fehler
{path} anpassen bitte
Änderung in {path}
Korrektur in {path} bitte
kleine Korrektur an {path}
eine Stelle in {path} ändern
ein Wort in {path} ersetzen
einen Satz in {path} umschreiben
ein Fehler in {path} gehört ausgebessert
an {path} muss man was machen
an {path} was ändern
da ist was falsch in {path}
da gehört was geändert in {path}
irgendwas passt in {path} nicht
ich hätt eine Änderung für {path}
ich hab in {path} Blödsinn geschrieben
ich hab in {path} was falsch geschrieben
ich möcht {path} bearbeiten
ich muss {path} ausbessern
lass mich in {path} was ändern
wir müssen {path} ändern
hilf mir, {path} zu ändern
hilfst du mir mit {path}, da gehört was anders
kann man in {path} was ändern
könnte in {path} was ersetzt werden
ist es möglich, {path} zu bearbeiten
wär's möglich, in {path} eine Zeile zu ändern
würdest du in {path} was ändern
der Chef will {path} geändert haben
+modifizier {path}
+verbesser was in {path}
+schreib in {path} was um
+flick was in {path}
+aktualisier {path}
moch in {path} wos anders
chasch i {path} öppis ändere
in {path} ein Wort gegen ein anderes tauschen
eine Zahl in {path} gehört anders
ein Name in {path} ist falsch geschrieben
Text in {path} austauschen
mir passt was in {path} nicht
{path}: was ändern
{path}: was ausbessern bitte
{path}, eine Korrektur
{path}, eine Änderung
{path}, ein Wort
{path}? da ist ein Tippfehler drin
{path} hat einen Tippfehler
{path} hat ein falsches Wort drin
{path} liest sich nicht richtig
{path} muss geändert werden
{path} muss korrigiert werden
{path} ist ein bisserl daneben, bitte ausbessern
{path} wär zu ändern
{path} soll anders lauten
{path} hat eine Stelle, die nicht stimmt
Änderungen für {path}
Änderungswunsch für {path}
Tippfehler in {path}
Fehler in {path}
Rechtschreibfehler in {path}
Schreibfehler in {path}, bitte weg
falsches Wort in {path}
Textänderung in {path}
Textkorrektur in {path}
Wortlaut in {path} ändern
was ersetzen in {path}
was tauschen in {path}
schnell was in {path} ändern
schnelle Korrektur in {path}
sed auf {path}
s/// auf {path}
Suchen/Ersetzen, {path}
ein anderes Wort in {path}
anderer Text in {path} bitte
andere Formulierung in {path}
hilf mir, {path} ist falsch geschrieben
ich hab ein Wort in {path} verhaut
ich hab in {path} einen Tippfehler gemacht
ich hab in {path} einen Fehler entdeckt
ich bin mit einem Wort in {path} nicht zufrieden
jemand hat in {path} einen Fehler gefunden
der Text in {path} muss anders
der Text in {path} ist nicht mehr aktuell
der Inhalt von {path} stimmt nicht ganz
ein Stück von {path} muss anders sein
nicht alles in {path} stimmt, bessern wir's aus
in {path} soll was anderes stehen
in {path} steht was Falsches
in {path} steht Blödsinn
an {path} muss was geändert werden, hilfst du mir
+mach eine Änderung in {path}
+überarbeite {path}
+formulier was in {path} um
+bring {path} in Ordnung, da ist ein Wort falsch
+nimm dir {path} vor, da gehört was ausgebessert
da muss i wos ändern in {path}
in {path} mutt wat anners
""",
)
