"""How people speak of two files that were found: which is newer, both of them, the other one."""

from training.phrases import Phrases

NEWER = Phrases(
    en="""
which one is newer
which is newer?
which is the latest of them
and which one is more recent
which of both did i change last
!the newer one is which
which was changed later
[and|so|ok], [which|which one] is [the newer|the most recent|the latest]
newest?
the newer [one|of the two]?
[what|which] is the current version
which one is [up to date|fresher|the latest version]
which of these is [newer|more recent|the newest]
+tell me which is [newer|the newer one]
+compare their dates
which one was [edited|saved|modified|touched] last
which did i work on last
which has the later date
[who|which] is older and which is newer
which of them is the last version
i only need the newer one, which is it
when were they changed, which is newer
is the first one newer or the second
!by date, which one wins
!of these two, which came later
!+find out which is the fresher one
which one's fresher
[which|what] is the younger [one|of the two]
which has been touched [more recently|last]
who's newer [of the pair|]
which version is [the later|ahead|the current one]
i edited one of them recently, which [is it|was it]
[compare|check] the timestamps, which is [later|newer]
one must be outdated, which is the current one
[latest|later|newer] one?
sort the two by date, which comes first
which is the [stale|outdated] one, which the fresh one
what are the dates of both, which is later
""",
    de="""
welche ist neuer
was ist neuer?
welche davon ist die aktuellste
und welche ist aktueller
welche von beiden hab ich zuletzt geändert
!die neuere ist welche
welche wurde später geändert
[und|ok], welche [ist|wäre] die [neuere|neueste|aktuellere]
[die neuere|die neueste|neueste]?
was ist die aktuelle Version
welche ist [aktuell|frischer|die letzte Version]
welche von [denen|den beiden|beiden] ist [neuer|aktueller|jünger]
+sag mir welche [neuer|die neuere|aktueller] ist
+vergleich [mal|] [die Daten|das Datum]
welche wurde zuletzt [bearbeitet|gespeichert|geändert|angefasst]
an welcher hab ich zuletzt gearbeitet
welche hat das [spätere|neuere] Datum
welche ist älter, welche neuer
welche is de neichare
ich brauch nur die neuere, welche ist das
von wann sind die, welche ist neuer
ist die erste neuer oder die zweite
welche davon ist von später
was davon ist der letzte Stand
!welche kam später dazu
!nach Datum, welche liegt vorn
!+find raus welche die frischere ist
welche ist [die jüngere|jünger]
welche ist [die frische|frischer|nicht veraltet]
welche hab ich [als letzte|neulich] [bearbeitet|angefasst]
[vergleich|check] die Zeitstempel, welche ist [später|neuer]
eine davon ist veraltet, welche ist aktuell
an welcher wurde zuletzt [was gemacht|geschrieben]
[wölli|wöli] isch neuer
wöche is neicha
welcher Stand ist [der neuere|aktueller|der letzte]
[jüngere|aktuellere|neuere]?
bring die zwei in zeitliche Reihenfolge, welche ist neuer
was haben die für ein Datum, welche ist jünger
""",
)
BOTH = Phrases(
    en="""
open both
open both of them
open them
open the two
show me both
both please, open them
!open all of those
both
open all
[both|the two] of them
[yes|ok|sure], both
i want to see both
the two please
+open [these|those] two
+open [each of them|the lot|them both|'em both]
+bring both up
+launch both
[can|could] i see both [of them|]
open the first and the second
i need both [open|]
let me see them both
one and two, open
why not both, open them
+pull up the two of them
!both on my screen please
!+get the pair of them open
!first one and second one, show them
[both of these|both of those], open
+open 1 and 2
+fire up both
[gimme|show] both [of them|]
+open one as well as the other
each of the two, open
[not just one|i can't decide], open both
+double click both
+view [both|the two of them]
i'd like both [opened|open] side by side
[the pair|the couple], open please
""",
    de="""
öffne beide
mach beide auf
beide öffnen
öffne sie
zeig mir beide
beide bitte aufmachen
!mach die alle auf
beide
alle öffnen
[alle|die] beide [bitte|]
[ja|ok|klar], beide
ich will [beide|alle zwei] sehen
die zwei bitte
+öffne [die zwei|alle zwei|alle beide|die beiden]
+mach [die zwei|alle zwei|die beiden] auf
[kann ich|darf ich] beide sehen
moch [olle zwoa|alle zwei|beide] auf
die erste und die zweite öffnen
ich brauch [beide|alle zwei] [offen|]
lass mich beide sehen
eins und zwei, aufmachen
beide auf
+hol beide her
alle beide [öffnen|aufmachen]
!alle zwei auf den Schirm bitte
!+öffne die eine und die andere
!sowohl die erste als auch die zweite anzeigen
[beide zwei|alle zwei] [auf|öffnen|anzeigen]
+öffne 1 und 2
+klick beide an
[alle zwei|beide] [her damit|bitte auf|anschauen]
ich kann mich nicht entscheiden, öffne beide
nicht nur eine, [beide|alle zwei] öffnen
beidi [uftue|ufmache]
moch ma [olle zwa|beide] auf
jede der zwei öffnen
+open [beide|alle zwei]
ich hätte gern beide [offen|geöffnet|nebeneinander offen]
das Paar öffnen
""",
)
OTHER = Phrases(
    en="""
no, the other one
the other one
wrong one, the other
not that one, the other
!i meant the other one
nope, the other file
[open|show me|try] the other [one|file] [instead|]
[hm|hmm|oops|sorry], the other [one|]
and the other [one|]?
now the other one [please|]
that's the wrong [one|file], i want the other
not this one
not what i meant, the other
[other one|other file|the other] [please|pls]
let me see the other one [too|]
[i need|i want|i wanted] the other [one|file]
+open the other one as well
this isn't it, try the other
what about the other one
!you opened the wrong one, take the other
!the remaining one, please
[nah|nope], other [one|file]
not the right one, the other of them
[the alternative|the one left over]
[close|almost], but the other [one|]
[damn|argh|whoops], other one
+switch to the other [one|file]
hm no, [show|open] the one you skipped
let's try the other [one|file]
and what's in the other [one|], open it
i'd rather have the other [one|]
the other of the two [please|]
not it. [the other|other one]
""",
    de="""
nein, die andere
die andere
falsche, die andere
nicht die, die andere
!ich meinte die andere
nee, die andere Datei
[öffne|zeig mir|probier] [lieber|stattdessen|] die andere
[hm|äh|ups|sorry], die andere
und die andere?
jetzt die andere [bitte|]
das ist die falsche, ich will die andere
nicht die[ da|]
[so nicht gemeint|so meinte ich das nicht], die andere
die andere [Datei|bitte]
lass mich [auch|mal|] die andere sehen
ich [brauch|will|wollte] die andere
mach auch die andere auf
die ist es nicht, nimm die andere
ned de, de ondere
was ist mit der anderen
!du hast die falsche erwischt, die andere bitte
!die übrige bitte auch
[nö|naa], [andere|die andere]
[fast|knapp], aber die andere
[Mist|argh|hoppla], die andere
das war nicht die richtige, die andere von beiden
+wechsel zur anderen
hm nein, zeig die, die du ausgelassen hast
probieren wir die andere
lieber wär mir die andere
die andere von [den beiden|beiden] [bitte|]
nöd die, die [ander|anderi]
de ondere [hoit|bitte]
[war's nicht|ist es nicht], die andere [auf|öffnen]
""",
)
