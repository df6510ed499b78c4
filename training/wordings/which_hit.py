"""How people say which of the files that were found they mean: the last one, one by its name, the other one, none."""

from training.phrases import Phrases

LAST = Phrases(
    en="""
the last [one|]
[open|take|show me] the last one
last [one|]
the one at the bottom
[give me|i want|i mean] the last [one|]
the [final|lowest|bottom] one
the very last [one|]
the one at the end
[all the way down|bottom]
the last of [them|those|the list]
bottom of the list
the lowermost
the one you named last
!the one that closes the list
!the tail end one
last in [the list|line] [please|]
[must be|has to be] the last [one|]
+pick the last [one|]
gimme the [last|bottom] one
the [rearmost|bottommost|hindmost] [one|]
[go with|choose] the [last|final] [one|entry|result]
[final|bottom] [result|hit|entry|file|match]
[down at the bottom|right at the end], that one
[i think|probably|maybe] the last [one|]
none but the last
[yes|yeah|ok], the last [one|]
the [last|bottom] row
[last|bottom]!
the last one please
the last, please
last entry
[last|final] row [please|]
the last file
the last hit
the last result
the last match
the last in line
the last on the list
the last thing on the list
the last one there
the last you [found|listed|mentioned|named]
last of all
last but not least, that one
the one you listed last
the one listed at the very end
the one at the [foot|tail] of the list
the one furthest down
the one right at the bottom
whatever is last
whichever comes last
it's the last [one|]
that'd be the last [one|]
that last one [there|]
i'd like the last [one|]
i'd say the last one
i'll take the last [one|]
i'll go for the last one
i was looking for the last one
can i have the last one
could you open the last one
let me see the last one
let's go with the last
the last one looks right
the last one is it
the last one sounds [good|right]
[hm|well], the last one
definitely the last
the bottom one please
bottom result please
+open the bottom one
+open up the last one
+choose the last
+pick the bottom one
+take the very last
+get me the last one
+go to the last one
+show the last [file|hit|entry]
the end of the list
the ultimate one
scroll all the way down, that one
last one, mate
bottom-most entry
""",
    de="""
[die|das|den] letzte
[öffne|nimm] [die|das] letzte
[die|das] ganz unten
die letzte [bitte|]
[gib mir|ich will|ich mein] [die|das] letzte
die [unterste|allerletzte|hinterste]
[ganz unten|unten]
die am [Ende|Schluss]
die letzte [davon|von denen|in der Liste]
letzte[r|s|]
das unterste [bitte|]
de letzte
die zuletzt genannte
die am Ende der Liste
!die ganz am Schluss
!die, mit der die Liste aufhört
+wähl die letzte [aus|]
[muss|wird] wohl die letzte sein
[letzter|unterster] [Treffer|Eintrag]
letztes Ergebnis
her mit der letzten
die hinten [dran|]
[ich glaub|wahrscheinlich|vielleicht] die letzte
[ja|genau|ok], die letzte
de [gaunz|ganz] unten
die [letschti|unterscht|unterschti]
letzte Zeile [bitte|]
die [zum Schluss|am Ende] [bitte|]
die letzte da
die letzte Datei
der letzte Treffer
das letzte Ergebnis
der letzte Eintrag
den letzten Treffer
den letzten
die letzte auf der Liste
das letzte in der Liste
die letzte Zeile
als letztes genannt
die letztgenannte
die du zuletzt [genannt|aufgezählt] hast
die als letzte dasteht
die, die ganz am Ende steht
die ganz hinten
die am weitesten unten
die Datei ganz unten
die unterste bitte
unterste
die unten
der unterste Eintrag
was zuletzt kommt
welche auch immer die letzte ist
es ist die letzte
das wär die letzte
ich hätt gern die letzte
ich möchte die letzte
ich nehm die letzte
ich such die letzte
ich würd sagen die letzte
kann ich die letzte haben
könntest du die letzte öffnen
lass die letzte sehen
nehmen wir die letzte
die letzte passt
die letzte ist es
die letzte klingt [gut|richtig]
[hm|na ja], die letzte
[eindeutig|sicher] die letzte
Ende der Liste
Schlusslicht
+mach die letzte auf
+nimm die unterste
+zeig die letzte
+öffne den letzten Eintrag
+geh zur letzten
de letschti
de unterste do
des letzte do
ganz nach unten, die da
die mit der höchsten Nummer
s'Letzte
""",
)
NAMED = Phrases(
    en="""
{name}
[open|take|show me] {name}
the one called {name}
{name} [please|pls]
i mean {name}
!let's take {name}
[it's|it is|that would be] {name}
the {name} one
{name} it is
[i want|i need|i meant|i'll take] {name}
[this one|that one]: {name}
{name}, that one
+pick {name}
[i think|probably] {name}
definitely {name}
[hm|well], {name}
{name} is the one
[the file|the one named] {name}
should be {name}
!go with {name}
!my choice is {name}
!{name} would be the right one
[gotta be|must be|has to be] {name}
[surely|certainly|obviously] {name}
[yes|yeah|ah], {name}
gimme {name}
{name} [sounds right|looks right|seems right]
[oh|ah] right, {name}
[file|entry|the entry|result] {name}
{name}, that's [mine|it|the one]
+choose {name}
[i'd say|guess it's] {name}
[the correct one is|i was after|i was thinking of] {name}
of those, {name}
[it's|that's] {name}
{name} [then|it is then|i guess]
the file {name} please
the file called {name}
the one with the name {name}
the one that's called {name}
the one that says {name}
the thing called {name}
that {name} one
that'd be {name}
that must be {name}
it must be {name}
it should be {name}
i'm looking for {name}
i was looking for {name}
i'd like {name}
i'd go for {name}
i choose {name}
i pick {name}
i'm after {name}
can i have {name}
can you open {name}
could you open {name}
would you show me {name}
let me have {name}
name: {name}
[its name is|it's called|it's named] {name}
the right one is {name}
mine is {name}
what i want is {name}
what i need is {name}
what i meant was {name}
[ok|right|so], {name}
[sorry|hm], {name}
{name}, of course
{name}, i think
{name} for me
{name} looks [good|right|familiar]
{name} is what i want
{name} is what i was looking for
{name} is the right one
{name} would be it
{name} if you please
+get me {name}
+open up {name}
+bring up {name}
{name}, mate
oh, {name} sounds like it
yep, {name}
what about {name}
""",
    de="""
{name}
[öffne|nimm|zeig] {name}
die {name}
{name} [bitte|]
ich meine {name}
!nehmen wir {name}
[das ist|das wäre|es ist] {name}
die [namens|mit dem Namen|mit Namen] {name}
[ich will|ich brauch|ich nehm|ich meinte] {name}
[die da|die hier]: {name}
{name}, die
[ich glaub|wahrscheinlich|vermutlich] {name}
[hm|na|also], {name}
{name} ist [die richtige|es|sie]
die Datei {name}
müsste {name} sein
{name} natürlich
de {name}
!ich entscheide mich für {name}
!{name} wäre die richtige
!dann {name}
[muss|wird] [wohl|] {name} sein
[sicher|bestimmt|klar] {name}
[ja|genau|ah], {name}
her mit {name}
{name} [klingt|schaut] richtig
[ach|ah] ja, {name}
[Eintrag|Treffer|das Dokument] {name}
{name}, das ist [meine|sie|es]
+wähl {name}
[ich würd sagen|ich tippe auf|ich denk] {name}
[richtig wäre|gesucht hab ich|gedacht hab ich an] {name}
von denen {name}
{name} dann
[es ist|das da ist] {name}
die Datei namens {name}
der Eintrag {name}
der Treffer {name}
das {name}
die, die {name} heißt
die mit {name}
die wo {name} heißt
das Ding namens {name}
das müsste {name} sein
das muss {name} sein
es muss {name} sein
das wird {name} sein
ich such {name}
ich hab {name} gesucht
ich hätt gern {name}
ich möchte {name}
ich würde {name} nehmen
ich wähle {name}
mir geht's um {name}
kann ich {name} haben
kannst du {name} öffnen
könntest du {name} aufmachen
würdest du mir {name} zeigen
lass {name} sehen
schauen wir {name} an
Name: {name}
[sie heißt|heißt|die heißt] {name}
richtig ist {name}
meine ist {name}
was ich will ist {name}
was ich brauch ist {name}
gemeint war {name}
[ok|gut|so], {name}
[sorry|äh], {name}
{name}, glaub ich
{name}, denk ich
{name} für mich
{name} schaut [gut|bekannt] aus
{name} will ich
{name} hab ich gemeint
{name} hab ich gesucht
{name} passt
{name} isch es
{name} war's
+öffne mir {name}
+mach {name} auf
+hol {name} her
des {name} do
jo, {name}
ach, {name} klingt gut
wie wär's mit {name}
""",
)
OTHER = Phrases(
    en="""
[i want|give me] the other [one|file]
wrong file, [open|show] the other [one|]
oops, the other one
[sorry|hm], the other [one|]
not this, the other
no, the other [one|]
[not that|wrong] one, the other [one|]
[the|and the] other one [please|]
[nope|nah|no], i meant the other [one|]
that's not it, open the other one
!no no, not this one but the other
[try|take|open] the other [one|] [instead|]
other one [pls|please|]
and now the other [one|]
what about the other [one|]
[oops|ugh|argh], wrong [one|file]
[that's|this is] the wrong [one|file]
i picked the wrong one, the other
this isn't [it|the one|what i wanted], the other
let me see the other [one|file]
the second guess then, the other
[now|then] open the other [one|]
i need to see the other too
show the other one as well
the one you didn't open
!it's the other one after all
!the remaining file
[the|that] other [file|thing] [was it|i meant|please]
[damn|darn|shoot], the other [one|]
[close|almost], the other [one|]
+switch to the other [one|]
[so|well], the other one then
not the one i [need|meant], the other
[alternatively|instead], the other [one|]
the one that's left [over|], open it
ah no, other [one|file]
i'd [rather|sooner] have the other [one|]
other!
other file
other one, sorry
the other!
i meant the other [file|one]
i was after the other one
i was looking for the other one
i actually need the other [one|]
i need the other one as well
i want to see the other one too
can i see the other one
can you open the other one
could you open the other one too
would you open the other one
wrong! the other one
wrong one, sorry, the other
wrong one
that was the wrong one
that's the wrong file, the other please
it's the other one
it was the other one
it must be the other one
must have been the other one
then it's the other one
so it's the other
maybe the other one
perhaps it's the other one
hmm, not this. the other
hm, not the one, try the other
no, not that
not quite, the other
not what i was looking for, the other
not the one i was looking for, try the other
ok, next the other one
ok and the other
[good|great|thanks], now the other one
[and|now] the second of the two, the one not open yet
what's in the other one
let's have a look at the other one
let me look at the other one as well
+close, but open the other
+open up the other one
+bring up the other one
+show me the other file
+get me the other one
my bad, the other one
misclicked, other file
oh, that one's old, the other
i mixed them up, the other please
cheers, and the other one as well
""",
    de="""
ich [will|möchte] die andere
[falsche Datei|die falsche], [mach|öffne] die andere [auf|]
ups, die andere
[sorry|hm|oh], die andere
[ned|net|nich] die, die andere
nein[,|] die andere
[nicht die|falsche], die andere [bitte|]
[doch|] die andere
[nö|nee|ne], ich mein[te|] die andere
das ist [nicht die richtige|die falsche], öffne die andere
!nein, nicht die, sondern die andere
[nimm|probier|öffne] [lieber|stattdessen|doch|] die andere
[andere|die andere Datei] [bitte|]
und jetzt die andere
was ist mit der anderen
[ups|mist|oje], falsche [Datei|]
das ist die [falsche|verkehrte]
ich hab die falsche genommen, die andere
die [wars|war's|ist es] nicht, die andere
lass mich die andere sehen
dann halt die andere
[jetzt|dann] die andere [öffnen|aufmachen]
die andere [auch|auch noch]
zeig auch die andere
na de ondere
die, die du nicht geöffnet hast
!es ist wohl doch die andere
!die übrig gebliebene
[Mist|verdammt|hoppla], die andere
[fast|knapp], die andere
+wechsel zur anderen
[also|tja] die andere
nicht die, die ich [brauch|meinte], die andere
[stattdessen|lieber] die andere
die, die noch übrig ist, [öffnen|aufmachen]
ah nein, andere
[die|diese] andere Datei [war's|meinte ich|bitte]
lieber hätt ich die andere
nöd die, die ander
andere Datei
ich meinte die andere Datei
ich hab die andere gesucht
ich such die andere
ich bräuchte die andere
ich brauch [auch|auch noch] die andere
ich will auch die andere sehen
kann ich die andere sehen
kannst du die andere öffnen
könntest du auch die andere aufmachen
würdest du die andere öffnen
falsch! die andere
falsche, sorry, die andere
falsche Datei erwischt
das war die falsche
das war die falsche Datei, die andere bitte
es ist die andere
es war die andere
es muss die andere sein
muss die andere gewesen sein
dann ist es die andere
vielleicht die andere
womöglich ist es die andere
hmm, die nicht. die andere
nein, nicht die
nicht ganz, die andere
nicht das, was ich gesucht hab, die andere
ok, als nächstes die andere
ok und die andere
[gut|super|danke], jetzt die andere
[und|jetzt] die, die noch nicht offen ist
was ist in der anderen
was steht in der anderen
schauen wir uns die andere an
lass mich noch in die andere schauen
+mach die andere auch noch auf
+hol die andere her
+zeig mir die andere
+gib mir die andere
Kommando zurück, die andere
mein Fehler, die andere
hab mich vertan, die andere
verklickt, die andere Datei
schad, die ned, de ondere
""",
)
NONE = Phrases(
    en="""
none [of them|of those|]
[no|nope|nah], none [of them|]
[never mind|nevermind|forget it]
no, [thanks|thank you]
neither
!not one of these
[nothing|no one|not any] of [these|those|them]
[neither one|neither of them|not these]
[wrong files|wrong ones|all wrong]
that's not [it|what i'm looking for]
[leave it|skip it|drop it|cancel]
not what i [wanted|meant|was looking for]
none of the above
[it's not there|mine isn't there|it isn't among them]
[never mind then|ok never mind|no worries]
[no|nope], that's all wrong
i need none of them
[nah|nope], all good
stop, i don't need it any more
!i don't see mine here
!no match for me there
[zero|none] of it
[no good|no luck], none of them
[what i want|mine|the right one] isn't there
[let it be|let it go|scrap that|abort]
i don't recognise any [of them|of these|]
[nah|no], forget about it
[none fits|none of these fit|nothing fits]
i'll [manage|look myself|find it myself]
[not the ones|those aren't it|these aren't mine]
don't [open|bother] [any|any of them|]
that won't help, none
[doesn't matter|no need any more|it's fine]
nothing
no
nope
nah
none, thanks
none of those, thanks
neither of these
neither, sorry
no, neither
no, not these
no, none at all
no need
no need to open [any|anything]
no, leave it
no, all wrong
not interested
not mine
nothing there for me
nothing of that
nothing i need
nothing useful there
nothing useful
none is right
none is what i want
it's none of them
it's none of those
they're all wrong
these are all wrong
these aren't what i [meant|wanted]
that isn't it
that's none of them
doesn't look like mine
doesn't look right, none
i don't want any of them
i don't need any of those
i don't want to open anything
i was looking for something else
i wanted something else
i meant something different
i'm looking for something different
i've changed my mind
changed my mind
let's forget it
let's leave it
let's leave it at that
leave them all
skip them all
cancel that
it's ok, none
rubbish, none of these
hmm, mine had another name
all of those are old, none
i'd rather search again myself
wrong lot altogether
""",
    de="""
keine [davon|von denen|]
[nein|nö|nee], keine [davon|]
[egal|vergiss es|lass gut sein|passt schon]
nein[,|] danke
weder noch
!von denen keine
[nichts davon|gar keine|keins davon]
[keine von beiden|die alle nicht|die nicht]
[falsche Dateien|alle falsch|alles falsch]
das ist [es nicht|nicht was ich suche]
[lass es|lass mal|abbrechen|schon gut|nicht so wichtig]
nicht das was ich [wollte|meinte|gesucht hab]
[meine ist nicht dabei|ist nicht dabei|da ist sie nicht dabei]
[na dann nicht|ok egal|dann eben nicht|macht nix]
[nein|nö], alles verkehrt
ich [will|brauch] keine davon
[na|naa], passt scho
keine der genannten
hat sich erledigt
!da seh ich meine nicht
!davon passt keine
[nix davon|nichts dabei|gar nichts davon]
[die richtige|das Richtige|was ich will] ist nicht dabei
[lass gut sein|lassen wir's|vergessen wir's|abbruch]
da kenn ich keine [davon|]
[nee|nein], vergiss das
[keine passt|da passt nix|nichts passt]
ich [schau|such] selber [nochmal|]
[die sind's nicht|das sind nicht meine|die waren's nicht]
mach keine [davon|] auf
hilft mir nicht, keine
[macht nichts|nicht mehr nötig|brauch's nimmer]
[kani|keini|koane] [vo dene|davon|]
nichts
nein
nö
nee
keine, danke
keine von diesen, danke
keine von beiden, sorry
keine einzige
nein, keine einzige
nein, lass
nein, alles falsch
nicht nötig
nicht nötig, was aufzumachen
kein Interesse
nicht meine
nicht dabei
nichts für mich dabei
nichts, was ich brauch
nichts Brauchbares [dabei|]
leider nichts dabei
leider keine
leider nein
keine ist richtig
keine ist das, was ich will
es ist keine davon
das ist keine davon
die sind alle falsch
das sind alles die falschen
die hab ich nicht gemeint
das ist sie nicht
schaut nicht nach meiner aus
ich brauch keine von denen
ich will nichts aufmachen
ich hab was anderes gesucht
ich wollte was anderes
ich meinte was anderes
ich such was anderes
ich hab's mir anders überlegt
anders überlegt
vergessen wir das
lassen wir das
lassen wir's dabei
lass alle zu
überspring die alle
brich ab
ned dabei
nix für mi
nüt defo
alles Schrott, keine davon
hm, meine hieß anders
die sind alle uralt, keine
da ist was schiefgelaufen, keine davon
ganz die falschen
""",
)
FAR = Phrases(
    en="""
the [fourth|fifth|sixth|4th|5th|7th|tenth] [one|]
open the [fourth|fifth|sixth]
number [4|5|6|8|9|four|five]
[4|5|6|7|9]
!take the [fourth|fifth]
[i want|i mean|give me|show me] the [fourth|fifth|sixth|seventh]
[no.|#|nr] [4|5|6|7|8]
[four|five|six|seven]
the [eighth|ninth|12th|9th] [one|please|]
[take|pick] number [4|5|6|seven|eight]
the one on position [4|5|6]
entry [4|5|6|7]
+open number [4|5|6|8]
fourth [one|]
file [4|5|6|7]
!result [4|5|6]
!i'd go for the [fourth|sixth]
[go with|choose|gimme] [the fourth|the fifth|number 6|number 7]
[must be|probably|i think] the [fourth|fifth|sixth|eighth]
[line|row|item|position] [4|5|6|7|8]
[hit|match] [4|5|6|7|9]
the [4th|6th|7th|8th|10th] [please|]
[fifth|sixth|seventh|eighth|ninth] one
it's number [4|5|6|7|10]
the [fourth|fifth|sixth] from the top
[eight|nine|ten]
show [4|5|6|7]
number [four|five|six|seven]
number [4|5|6|7|8|9|10] please
[nr|#] [four|five|six]
[4th|5th|6th|7th|8th|9th] one
[4th|5th|6th|7th]
[4|5|6|8|9]!
[4|5|6|7] please
[five|six|eight] please
[fourth|fifth|sixth|seventh|tenth]
[fourth|fifth|sixth] please
the [fourth|fifth|seventh] please
the [fourth|fifth|sixth] file
the [fourth|fifth|sixth] entry
the [fourth|sixth|ninth] hit
the [fourth|fifth|eighth] result
the [fourth|fifth|sixth] match
the [fourth|fifth|sixth] in the list
the [fourth|fifth|sixth] on the list
the [fourth|sixth] in line
the [fourth|fifth|sixth] down
the [fourth|fifth|sixth] of them
the [fourth|fifth|sixth] row
that [fourth|fifth|sixth] one
the one in row [4|5|6]
the one with number [4|5|6|7]
the number [4|5|6|7] one
number [4|5|6|7|8], that one
it's the [fourth|fifth|sixth|seventh]
it must be the [fourth|fifth|sixth]
it should be number [4|5|6]
i'd like the [fourth|fifth|sixth]
i'd like number [4|5|6|7]
i'd take the [fifth|seventh|eighth]
i'll have number [4|5|6|7]
i'll take the [fourth|fifth|sixth]
i want [4|5|6|7]
i need the [fourth|fifth|sixth|ninth]
i think it's [4|5|6]
can i have the [fourth|fifth|sixth]
can you open [4|5|6|7]
could you open the [fourth|fifth|sixth] one
let me see number [4|5|6|7]
let me see the [fourth|fifth|sixth]
let's try the [fourth|fifth|sixth]
let's go with [4|5|6|7]
[ok|yes], the [fourth|fifth|sixth]
[hm|well], number [4|5|6|7]
+choose [4|5|6|7]
+open [4|5|6|7|8]
+show me the [fifth|seventh|eighth] one
+bring up number [4|5|6]
the [fourth|fifth|sixth], if you would
fifth from the top
scroll down to number [4|5|6]
the [4th|5th|6th] entry from above
""",
    de="""
[die|das] [vierte|fünfte|sechste|zehnte]
öffne die [vierte|fünfte|sechste]
Nummer [4|5|6|8|9|vier|fünf]
[4|5|6|7|9]
!nimm die [vierte|fünfte]
[ich will|ich mein|gib mir|zeig mir] die [vierte|fünfte|sechste|siebte]
[Nr.|#|Nr] [4|5|6|7|8]
[vier|fünf|sechs|sieben]
die [achte|neunte|zwölfte|9.] [bitte|]
[gib|öffne] Nummer [4|5|6|sieben|acht]
die an [vierter|fünfter|sechster] Stelle
Eintrag [4|5|6|7]
+mach [die vierte|die fünfte|Nummer 4|Nummer 6] auf
de vierte
Datei [4|5|6|7]
!Treffer [4|5|6]
!die [vierte|sechste] wär meine
[wähl|nehm|her mit] Nummer [4|5|6|7|8]
[muss|wird] die [vierte|fünfte|sechste] sein
[Zeile|Position|Punkt] [4|5|6|7|8]
[Ergebnis|die Nummer] [4|5|6|7|9]
die [4.|5.|6.|7.|8.|10.]
[fünfte|sechste|siebte|achte|neunte]
das ist Nummer [4|5|6|7|10]
die [vierte|fünfte|sechste] von oben
[acht|neun|zehn]
zeig [4|5|6|7]
Nummer [4|5|6|7|8|9|10] bitte
Nr [vier|fünf|sechs]
[vierte|fünfte|siebte] bitte
[4|5|6|8|9]!
[4|5|6|7] bitte
[fünf|sechs|acht] bitte
[vierter|fünfter|sechster]
[viertes|fünftes|sechstes] bitte
die [vierte|fünfte|sechste] Datei
der [vierte|fünfte|sechste] Eintrag
den [vierten|fünften|sechsten]
den [vierten|fünften|sechsten] Treffer
der [vierte|sechste|neunte] Treffer
das [vierte|fünfte|achte] Ergebnis
die [vierte|fünfte|sechste] in der Liste
die [vierte|fünfte|sechste] auf der Liste
die [vierte|fünfte|sechste] von denen
die [vierte|fünfte|sechste] Zeile
die [vierte|fünfte|sechste] da
die in Zeile [4|5|6]
die mit der Nummer [4|5|6|7]
die mit der Nummer [vier|fünf|sechs]
Nummer [4|5|6|7|8], die
es ist die [vierte|fünfte|sechste|siebte]
es ist Nummer [4|5|6]
es müsste die [vierte|fünfte|sechste] sein
ich hätt gern die [vierte|fünfte|sechste]
ich hätt gern Nummer [4|5|6|7]
ich möchte die [vierte|fünfte|siebte]
ich nehm die [vierte|fünfte|achte]
ich nehm [4|5|6|7]
ich will [4|5|6|7]
ich brauch die [vierte|fünfte|sechste|neunte]
ich glaub, die [vierte|fünfte|sechste]
kann ich die [vierte|fünfte|sechste] haben
kannst du die [vierte|fünfte|sechste] öffnen
könntest du Nummer [4|5|6] aufmachen
lass mich die [vierte|fünfte|sechste] sehen
lass [4|5|6] sehen
nehmen wir die [vierte|fünfte|sechste]
nehmen wir [4|5|6|7]
probieren wir die [vierte|fünfte|sechste]
[ok|ja], die [vierte|fünfte|sechste]
[hm|na ja], Nummer [4|5|6|7]
+wähl die [vierte|fünfte|sechste]
+öffne [4|5|6|7|8]
+zeig mir die [fünfte|siebte|achte]
+hol mir Nummer [4|5|6]
die viert vo obe
de [fünfte|sechste] do
fünfte von oben
etwas weiter unten, Nummer [4|5|6]
Treffer Nummer [vier|fünf|sechs]
Numero [vier|fünf|sechs]
""",
)
