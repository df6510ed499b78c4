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
""",
)
