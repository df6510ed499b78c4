"""How people ask to add lines to a file."""

from training.phrases import Phrases

APPEND = Phrases(
    en="""
+[add|append] {text} to [the file|my list|my notes file|the list|the shopping list file|] {path}
+[add|append] {text} at the end of {path}
+put {text} on [the list|my list] {path}
+add [the line|a line] {text} to {path}
{path} [needs|also needs|is missing] {text}, add [it|that]
[can|could] you add {text} to {path}?
i [want|need|have] to add {text} to {path}
{text} [also|] belongs [on|in] the list {path}
+append to {path}: {text}
add to {path}: {text}
!{text} has to be added to {path}
+[tack|chuck|slap] {text} onto {path}
another line for {path}: {text}
[also|and] {text} [on|in] the list {path}
[please|] extend {path} with {text}
[i'd like|i want] {text} added to {path}
echo {text} >> {path}
[let's|lets] add {text} to {path}
!+stick {text} at the bottom of {path}
[oh and|one more thing], add {text} to {path}
at the end of {path} add {text}
+attach the line {text} [to|at the end of] {path}
as the last line of {path}: {text}
{path}: add {text}
!+write {text} below the rest of {path}
{path} could use [another|one more] line: {text}
+jot {text} down at the [end|bottom|foot] of {path}
bottom of {path}: {text}
next entry in {path}: {text}
[new|one more|additional] entry for {path}: {text}
would it be possible to [add|append] {text} to {path}?
{path} += {text}
{text} >> {path}
keep what's in {path} and add {text} [below|at the end]
don't overwrite {path}, just [add|append] {text}
i forgot [something|one thing] in {path}: {text}, [add it|append it]
{text} is [still|] missing [in|from] {path}
i [just|] remembered one more thing for {path}: {text}
could {text} go at the [end|bottom] of {path} [as well|too|]?
+drop {text} at the [bottom|end|tail] of {path}
+include {text} in {path} as well
+enter {text} in {path} as the last [item|entry|line]
mind adding {text} to {path}?
{path}, [new last line|one more line at the end]: {text}
append line {text} file {path}
!behind everything else in {path}: {text}
!{path} should end with {text}
!+supplement {path} with {text}
!let {text} be the last line of {path}
+[tag|bung|paste] {text} on at the end of {path}
+log {text} in {path} and keep the older [entries|lines]
{path} isn't complete yet, {text} [comes|goes] in there as well
there's room for one more in {path}: {text}
just thought of something else for {path}, namely {text}
+squeeze {text} in after the final line of {path}
i left {text} out of {path}, [tag it on|put it in] [pls|please|]
could do with {text} on the end of {path}
[while you're at it|if you're in there], one more line into {path}: {text}
{text}? not in {path} yet, [append|add] it
+make {path} one line longer, {text}
{path} is short of one [entry|item|point], {text}
tee -a {path} <<< {text}
{path} <- {text}
append {text} {path}
cat >> {path}: {text}
[one more|another] entry in {path}, {text}
a further line in {path}: {text}
{text} to the end of {path}
{text}, at the end of {path} please
{text} too, in {path}
{text} needs adding to {path}
{text} ought to be in {path} as well
{text} should follow in {path}
so far {path} lacks {text}, append it
i'd add {text} to {path}
i still need {text} in {path}
let's have {text} at the end of {path}
can {text} be appended to {path}?
may i have {text} added to {path}?
would you tack {text} on at the end of {path}?
there should be one more line in {path}: {text}
what's missing in {path} is {text}, append it
add this to {path}: {text}
this goes at the end of {path}: {text}
+add one line to {path}, {text}
+put {text} below the last line of {path}
{path} + {text}
{path}, append: {text}
{path}, at the bottom: {text}
{path}, last line: {text}
{path} gets one more line: {text}
{path} goes on with {text}
{path} lacks a line, {text}
{path} should also say {text} at the end
{path} wants {text} at the bottom
{path}? put {text} at the end of it
{text} after the last line of {path}
{text} also goes in {path}
{text} as a new last line of {path}
{text} as one more entry in {path}
{text} at the very bottom of {path}
{text} for {path}, at the end
{text} has still to go into {path}
{text} under the rest in {path}
{text}? onto the end of {path}
add-content {path} {text}
printf {text} >> {path}
tee -a {path}, {text}
append {text}, file {path}
append mode, {path}: {text}
at the foot of {path}: {text}
end of {path}: {text}
on top of what's in {path}: {text}
one more for {path}: {text}
one more line in {path}, {text}
one line more to {path}: {text}
to the end of {path}: {text}
to the existing {path}: {text}
what {path} still needs: {text}
without deleting anything, {text} to {path}
leave {path} as is but add {text}
i've another one for {path}, {text}
i've got one more line for {path}: {text}
i nearly forgot, {text} onto {path}
mind popping {text} on the end of {path}?
might i have {text} appended to {path}
my diary {path} gets another line: {text}
new at the bottom of {path}: {text}
+concat {text} to {path}
+pop {text} onto the end of {path}
+complete {path} with the line {text}
+lengthen {path} by {text}
""",
    de="""
+[häng|hänge] [mal|bitte|] {text} an [die Datei|die Liste|] {path} [an|dran]
+[füg|füge] [mal|bitte|] {text} [zu|zur Liste|zur Datei] {path} hinzu
+schreib [noch|auch noch|mal noch] {text} [in|auf] [die Liste|die Einkaufsliste|die Datei] {path}
+setz {text} auf [die Liste|meine Liste] {path}
+schreib {text} ans Ende von {path}
in {path} fehlt [noch|] {text}, [schreib es dazu|häng es an]
[kannst|könntest|würdest] du [noch|bitte|] {text} [zu|an] {path} [hinzufügen|anhängen]?
ich [muss|will|möchte] [noch|] {text} zu {path} hinzufügen
{text} gehört [auch|noch] auf die Liste {path}
an {path} anhängen: {text}
{text} zu {path} [hinzufügen|dazu|dazuschreiben]
!{text} muss [noch|] zu {path} dazu
+ergänz[e|] [mal|bitte|] {path} um {text}
noch eine Zeile für {path}: {text}
[auch|und] noch {text} auf die Liste {path}
+trag {text} [noch|] in {path} [ein|nach]
echo {text} >> {path}
!ganz unten in {path} soll [noch|] {text} stehen
[ach ja|und noch was], {text} an {path} anhängen
ans Ende von {path} [bitte|] {text}
als letzte Zeile in {path}: {text}
{path}: {text} anhängen
{text} [bitte|] hinten an {path} dran
!+pack {text} noch unten an {path} dran
{text} in {path} ergänzen
{path} [braucht|kriegt|bekommt] noch [eine Zeile|einen Eintrag]: {text}
{path} += {text}
{text} >> {path}
unten in {path} noch {text} [hinschreiben|anfügen|dazuschreiben]
nächster Eintrag [in|für] {path}: {text}
neuer Eintrag am Ende von {path}: {text}
+notier {text} noch zusätzlich in {path}
magst [du|] {text} noch an {path} [dranhängen|anfügen]?
{text} gehört noch in {path} [rein|]
{path} nicht überschreiben, nur {text} [anhängen|dazuschreiben|hinzufügen]
lass {path} wie es ist und [häng|schreib] {text} [hinten|unten] dran
hab in {path} was vergessen: {text}, [häng's an|schreib's dazu]
mir ist noch was für {path} eingefallen: {text}
+erweiter[e|] {path} um [die Zeile|] {text}
wär's möglich, {text} an {path} anzuhängen?
schreib ma {text} no in {path} [eini|dazu]
bitte {path} um {text} [ergänzen|erweitern]
+klatsch {text} noch unten in {path} [rein|]
in {path} kommt noch {text} [dazu|ans Ende]
Zeile {text} an {path} anfügen
und dann noch {text} ans Ende der Datei {path}
append mal {text} an {path}
!unter allem anderen in {path}: {text}
!{path} soll mit {text} aufhören
!nachzutragen in {path}: {text}
!könnte {text} bei {path} noch mit dazu
{text} [müsste|sollte] in {path} noch [ergänzt|angehängt] werden
+verlänger {path} um die Zeile {text}
[wärst|bist] du so nett und [hängst|fügst] {text} hinten an {path} an?
[übrigens|apropos], {path}: da gehört noch {text} [rein|dran]
{path} ist noch nicht vollständig, {text} fehlt
nach der letzten Zeile von {path} kommt noch {text}
+bapp {text} unten an {path} [hin|]
tua {text} no in {path} eini
+klemm {text} noch hinten an {path}
ob du {text} noch an {path} [anfügen|hängen] [könntest|magst]?
von {text} steht in {path} noch nichts, [füg's an|ergänz das]
{path} um [eine Zeile|einen Punkt] länger machen: {text}
chasch {text} no a {path} aahänke?
{path}, dazu: {text}
{path} <- {text}
{text} an {path} anhängen [bitte|]
cat >> {path}: {text}
[noch ein|ein weiterer] Eintrag in {path}, {text}
eine weitere Zeile in {path}: {text}
{text} ganz ans Ende von {path}
{text}, bitte ans Ende von {path}
auch {text}, in {path}
{text} soll in {path} noch folgen
bisher fehlt {text} in {path}, häng's an
ich brauch noch {text} in {path}
kann {text} noch an {path} angehängt werden?
würdest du {text} unten an {path} anhängen?
in {path} soll noch eine Zeile stehen: {text}
was in {path} fehlt, ist {text}, ergänz das
füg das an {path} an: {text}
das kommt ans Ende von {path}: {text}
+setz {path} mit {text} fort
+setz {text} unter die letzte Zeile von {path}
+häng eine Zeile an {path}, und zwar {text}
+ergänz am Ende von {path} {text}
{path} + {text}
{path}, anhängen: {text}
{path}, ganz unten: {text}
{path}, letzte Zeile: {text}
{path} kriegt noch eine Zeile: {text}
{path} geht weiter mit {text}
{path} fehlt eine Zeile, {text}
{path} soll am Ende auch {text} haben
{path}? häng {text} hinten dran
{text} nach der letzten Zeile von {path}
{text} kommt auch in {path}, ans Ende
{text} als neue letzte Zeile von {path}
{text} als weiterer Eintrag in {path}
{text} ganz unten in {path}
{text} für {path}, ans Ende
{text} muss noch in {path}, hinten
{text} unter den Rest in {path}
{text}? ans Ende von {path}
add-content {path} {text}
printf {text} >> {path}
tee -a {path}, {text}
Anhang an {path}: {text}
Nachtrag zu {path}: {text}
Ende von {path}: {text}
am Fuß von {path}: {text}
zusätzlich zu dem, was in {path} steht: {text}
eins noch für {path}: {text}
noch eine Zeile in {path}, {text}
eine Zeile mehr in {path}: {text}
ans Ende von {path}: {text}
was in {path} noch gehört: {text}
ohne was zu löschen, {text} an {path}
{path} so lassen und {text} dranhängen
ich hätt noch was für {path}, {text}
ich hab noch eine Zeile für {path}: {text}
fast vergessen, {text} noch an {path}
hängst du {text} an {path} an
dürfte {text} noch an {path} dran
mein Tagebuch {path} bekommt noch eine Zeile: {text}
neu am Ende von {path}: {text}
+mach in {path} weiter mit {text}
+vervollständig {path} mit der Zeile {text}
+häng an {path} hinten {text} dran
+leg {text} bei {path} noch dazu
+pfriemel {text} hinten an {path}
häng {text} achter an {path} an
""",
)

ON_LIST = Phrases(
    en="""
+[add|append] {text} to [the|my] {what}
+put {text} on [the|my] {what}
[can|could] you [add|put] {text} [to|on] [the|my] {what}?
{text} [has to|must|should] go on the {what}
the {what} [needs|also needs] {text}
i need {text} on my {what}
+write {text} [on|at the end of] [the|my] {what}
!{text} is missing on the {what}
[we're out of|don't forget] {text}, add it to the {what}
{text} on the {what} [please|]
!my {what} should also have {text}
the {what} is missing {text}
+note {text} on [the|my] {what}
{what}: [add|also] {text}
+[update|extend] [the|my] {what} with {text}
[also|and] {text} onto the {what}
+stick {text} on [the|my] {what}
new [entry|item] on [the|my] {what}: {text}
i forgot to put {text} on [the|my] {what}
could {text} go on [the|my] {what} [too|]?
would you mind adding {text} to [the|my] {what}?
it would be good to have {text} on [the|my] {what}
+jot {text} down on [the|my] {what}
my {what} needs one more thing: {text}
{text} belongs on [the|my] {what}
[before i forget|so i don't forget], {text} on the {what}
make sure {text} is on the {what}
{text} >> {what}
!+pop {text} onto [the|my] {what}
!one more for the {what}: {text}
!{text}, for my {what}
+[bung|chuck|throw] {text} on [the|my] {what}
we're [almost|nearly|] out of {text}, [the|my] {what} should know
[the|my] {what} is incomplete without {text}
my {what} could do with {text}
+log {text} on [the|my] {what}
the {what} [gets|wants] one more line, {text}
{text} isn't on [the|my] {what} yet
i keep forgetting {text}, so onto the {what} with it
[the|my] {what}, plus {text}
would it be ok to add {text} to [the|my] {what}?
+squeeze {text} onto [the|my] {what}
+include {text} on [the|my] {what}
the {what} goes on with {text}
as for the {what}, {text} comes on it
{what}: {text}
{what} += {text}
{what}, one more: {text}
{text} to the {what}
{text} is to go on my {what}
{text} ought to be on my {what}
{text} needs to go on my {what}
another item on my {what}, {text}
next on my {what}: {text}
one more thing on the {what}: {text}
what my {what} lacks is {text}
can {text} go on the {what}?
can we get {text} on the {what}?
could i have {text} on the {what}?
would you write {text} on the {what}?
will you add {text} to my {what}?
mind putting {text} on my {what}?
any chance you could add {text} to my {what}?
i have to get {text} on my {what}
i just thought of {text}, put it on my {what}
i'd like {text} on my {what}
i want {text} on my {what}
i must not forget {text}, add it to my {what}
let's add {text} to the {what}
let's put {text} on the {what}
my wife wants {text} on the {what}
mum says {text} should be on the {what}
we need {text}, that's one for the {what}
we've run out of {text}, put it on the {what}
the {what} isn't finished, {text} comes on it too
there's room for {text} on my {what}
oh, and {text} on the {what}
+extend my {what} by {text}
+continue my {what} with {text}
+enter {text} on my {what}
{text} for the {what}, please
{text} hasn't made it onto the {what} yet
{text} is another one for the {what}
{text} is something for the {what}
{text} is to be noted on the {what}
{text} joins the {what}
{text} also on the {what}
{text} too on my {what}, ta
{text} wants to go on the {what}
{text}, {what}
{text}? on the {what} with it
{what} entry: {text}
{what} item: {text}
{what}, also {text}
{what}, at the bottom: {text}
{what}, last line {text}
my {what} + {text}
my {what} grows: {text}
my {what} is short of {text}
my {what} ought to have {text}
our {what} needs {text}
the {what} gets {text} too
the {what} goes on: {text}
the {what} has no {text} yet
the {what} wants {text} on it
there's no {text} on the {what} yet
to my {what}: {text}
to the {what}, {text}
on the {what}: {text}
onto my {what}: {text}
for my {what}: {text}
for the {what}, {text}
dad wants {text} too, that's for the {what}
the kids want {text}, so {what}
i ran out of {text}, note on my {what}
i'm low on {text}, so my {what} gets another line
i've to remember {text}, so on my {what}
remind the {what} of {text}
remember {text} on my {what}
mind noting {text} on the {what}?
+register {text} on my {what}
+list {text} on the {what}
+tack {text} onto my {what}
+complete the {what} with {text}
""",
    de="""
+setz {text} auf [die|meine] {what}
+schreib [noch|] {text} auf [die|meine] {what}
+[füg|füge] {text} zu [der|meiner] {what} hinzu
[kannst|könntest] du {text} auf [die|meine] {what} [setzen|schreiben]?
{text} [muss|soll] [noch|] auf die {what}
auf [die|meine] {what} [noch|] {text}
ich brauche {text} auf [der|meiner] {what}
!auf der {what} fehlt [noch|] {text}
vergiss {text} nicht, [setz es|schreib es] auf die {what}
{text} auf die {what} [bitte|]
!{text} gehört [auch|noch] auf [die|meine] {what}
{what}: [noch|auch noch] {text}
+ergänz [mal|] [die|meine] {what} um {text}
+trag {text} in [die|meine] {what} ein
+pack {text} [noch|] auf [die|meine] {what}
+notier {text} auf [der|meiner] {what}
+tu {text} [noch|] auf [die|meine] {what}
die {what} braucht noch {text}
{text} fehlt auf [der|meiner] {what}
[neuer|weiterer|noch ein] [Eintrag|Punkt] [für die|auf der] {what}: {text}
{text} >> {what}
magst [du|] {text} auf [die|meine] {what} schreiben?
hab {text} auf [der|meiner] {what} vergessen
wir brauchen {text}, schreib's auf die {what}
bitte {text} auf der {what} [ergänzen|vermerken|eintragen]
{text} mit auf die {what} [nehmen|schreiben]
die {what} um {text} [erweitern|ergänzen]
damit ich's nicht vergess: {text} auf die {what}
schreib ma {text} auf d' {what}
!{text} kommt auf die {what}
!{text} soll noch mit drauf auf [die|meine] {what}
!meiner {what} noch {text} hinzufügen
+[häng|hänge] {text} an [die|meine] {what} an
+[kritzel|schmeiß|klatsch] {text} noch auf [die|meine] {what}
{text} geht [langsam|bald|] aus, das muss auf [die|meine] {what}
ohne {text} ist [die|meine] {what} nicht komplett
[die|meine] {what} könnte noch {text} [vertragen|gebrauchen]
{text} steht noch gar nicht auf [der|meiner] {what}
+nimm {text} in [die|meine] {what} auf
[die|meine] {what}, plus {text}
ich vergess dauernd {text}, also ab damit auf die {what}
wärst du so lieb und schreibst {text} auf [die|meine] {what}?
tua {text} no auf mei {what}
chasch {text} uf d'{what} schriibe?
auf [die|meine] {what} hätt ich gern noch {text}
die {what} geht weiter mit {text}
meiner {what} fehlt noch {text}
{what}: {text}
{what} += {text}
{what}, noch was: {text}
{text} für die {what}
{text} zur {what}
{text} zur {what} hinzufügen
{text} zur {what} dazu
{text} sollte auch auf der {what} stehen
das nächste auf meiner {what}: {text}
noch was für meine {what}: {text}
was auf meiner {what} fehlt: {text}
kann {text} noch auf die {what}?
könnte ich {text} auf der {what} haben?
würdest du {text} auf die {what} schreiben?
machst du {text} auf die {what}?
wär's möglich, {text} auf die {what} zu setzen?
ich muss {text} auf meine {what} schreiben
mir ist grad {text} eingefallen, ab auf die {what}
ich hätt gern {text} auf meiner {what}
ich will {text} auf meiner {what} haben
ich darf {text} nicht vergessen, auf die {what} damit
lass uns {text} auf die {what} setzen
meine Frau will {text} auf der {what}
Mama sagt, {text} soll auf die {what}
die {what} ist noch nicht fertig, {text} kommt auch drauf
auf der {what} ist noch Platz für {text}
ach, und {text} auf die {what}
als nächstes auf die {what}: {text}
ab auf die {what} mit {text}
{text} bitte noch auf der {what} notieren
+vermerk {text} auf meiner {what}
+führ {text} auf meiner {what} auf
+mach {text} noch auf die {what}
+verlänger die {what} um {text}
schmeiß ma {text} auf de {what}
{text} wär noch was für die {what}
{text} hat's noch nicht auf die {what} geschafft
{text} ist für meine {what}
{text} ist noch zu vermerken auf der {what}
{text} mit auf die {what}, danke
{text}, das ist was für meine {what}
{text}, {what}
{what}-Eintrag: {text}
{what}, auch {text}
{what}, ganz unten: {text}
{what}, letzte Zeile {text}
meine {what} + {text}
meine {what} wächst: {text}
meine {what} sollte {text} haben
unsere {what} braucht {text}
unserer {what} fehlt {text}
die {what} kriegt auch {text}
die {what} hat noch kein {text}
die {what} will {text}
auf der {what} ist noch kein {text}
zu meiner {what}: {text}
zur {what}, {text}
auf die {what}: {text}
auf meine {what}: {text}
rauf auf die {what}: {text}
eins mehr auf die {what}, {text}
für meine {what}: {text}
für die {what}, {text}
Papa will auch {text}, das kommt auf die {what}
die Kinder wollen {text}, also {what}
mir ist {text} ausgegangen, auf meine {what} damit
ich muss an {text} denken, also auf die {what}
ich brauch bald {text}, merk's auf der {what} vor
merk {text} auf meiner {what} vor
erinner die {what} an {text}
setzt du {text} auf die {what}
schreibst du {text} auf die {what}
nimmst du {text} auf die {what}
+liste {text} auf der {what} auf
+vervollständig die {what} mit {text}
+trag auf der {what} {text} ein
+klemm {text} noch auf die {what}
schriev {text} op de {what}
""",
)
