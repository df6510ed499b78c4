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
newer?
newest one?
the newer
latest?
current one?
which newer
which latest
what's newer
what's newer of the two
what's the newer one
what's the newest of them
what's the more recent one
what's the latest version
which of the two is newer
which of the two is [more recent|more current|fresher|the latest]
which of the two did i [save|edit|touch] last
which of the two was [saved|edited|changed] last
which of them [is|was] the [last one|most recent]
which of them did i [edit|save|touch] last
which of them is [more recent|fresher|younger]
which of them is current
which one did i [save|change|edit] last
which one did i [work on|touch] most recently
which one has the [newer|later|more recent] date
which one has the newest timestamp
which one is [more recent|later|younger]
which one is the [current|newest|newer] one
which one is the latest
which one came later
which one comes later
which one is not outdated
which one is from later
which one should be the current
which file is newer
which file is [the newer one|more recent|the latest]
which file was [changed|edited|saved] last
which is the current one
which is the newer [one|file|version]
which is the more recent [one|file|version]
which is the last one i saved
which is more up to date
which is [younger|fresher|more current]
who is newer
is the second [newer|more recent] than the first
is the first [newer|more recent] than the second
is the second newer?
is one of them newer
is one more recent than the other
are they the same age, or is one newer
first or second, which is newer
first or second, which is the latest
one or two, which is newer
do you know which is newer
[can|could] you [tell|see|check] which is newer
[can|could] you tell me which one is the latest
would you check which is more recent
i need to know which is newer
i need the newer one
i need the current version, which is it
i want the newer of the two
i'd like to know which is newer
i wonder which is newer
i only want to keep the newer, which is it
i can't tell which is newer
no idea which is newer
not sure which is the latest
hm, which is the newer one
hm, and which was changed last
+check which one is newer
+look which is newer
+look at the dates, which is newer
+see which is more recent
+say which is newer
stat both, which is newer
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
neuer?
welche neuer?
die neuere?
aktuellere?
die aktuelle?
was ist davon neuer
was ist die neuere
was ist die neuere von beiden
was ist das Neuere
was ist aktueller
was ist jünger
was davon ist neuer
was davon ist aktuell
was davon hab ich zuletzt geändert
welche von beiden ist neuer
welche von beiden ist [die aktuelle|die neuere|die jüngere]
welche von beiden wurde zuletzt [geändert|gespeichert|bearbeitet]
welche von beiden hab ich zuletzt [gespeichert|bearbeitet|angefasst]
welche von den zwei ist neuer
welche von den zweien ist die neuere
welche von den beiden ist die letzte
welche der beiden ist neuer
welche der beiden ist die [neuere|aktuellere|jüngere]
welche der zwei ist aktuell
welche Datei ist neuer
welche Datei ist [die neuere|aktueller|jünger]
welche Datei wurde zuletzt [geändert|gespeichert]
welche hab ich zuletzt [gespeichert|geändert]
welche hab ich später gespeichert
welche ist die neuere Version
welche ist die aktuelle Version
welche ist die neueste [Version|Fassung]
welche Version ist [neuer|aktuell|aktueller]
welche ist [später|von später]
welche ist noch aktuell
welche hat den neueren Stand
welche hat das jüngere Datum
wie alt sind die, welche ist neuer
ist die zweite neuer
ist die zweite neuer als die erste
ist die erste neuer als die zweite
ist eine davon neuer
erste oder zweite, welche ist neuer
eins oder zwei, welche ist aktueller
sind die gleich alt oder ist eine neuer
weißt du welche neuer ist
[kannst|könntest] du [schauen|sagen|prüfen] welche neuer ist
würdest du schauen welche aktueller ist
magst schauen welche neuer ist
ich brauch die neuere
ich brauch die aktuelle Version, welche ist das
ich muss wissen welche neuer ist
ich möchte wissen welche aktueller ist
ich will die neuere von beiden
ich will nur die neuere behalten, welche ist das
ich wüsst gern welche neuer ist
ich frag mich welche neuer ist
ich seh nicht welche neuer ist
keine Ahnung welche neuer ist
hm, welche ist die neuere
hm, und welche wurde zuletzt geändert
+schau [mal|] welche neuer ist
+schau nach dem Datum, welche ist neuer
+prüf [mal|] welche neuer ist
+sag welche neuer ist
+check welche aktueller ist
stat auf beide, welche ist neuer
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
both open please
both please
both of them open
both of them please
both, thanks
both then
both of course
both files
both files please
the both of them
open both files
all two
all of them, open
open em both
open them all
open everything you found
open every one of them
open all of them
i need both files [open|]
i need to see both
i need the two [open|of them]
i want both [open|of them|files]
i want to open both
i want them both
i want the two of them open
i'd like to see both
i'd like both of them
i'd like them both open
i'll take both
i'll have both
i have to compare them, open both
i have to look at both
to compare, open both
for comparison, both
both are good, open them
both are right, open them
both look right, open
either could be it, open both
can't say which, open both
not sure which, so both
don't know which one it is, both
no idea which, open both
hard to say, open the two
doesn't matter, both
makes no difference, open both
let's open both
let's see both
let's look at the two
let's have both [of them|]
would you open both
would you mind opening both
mind opening both?
[can|could] you open both [of them|files]
how about both
may i see both
[yeah|yep|great], open them both
ok both
first and second, open
number one and number two, open both
1 and 2
1 + 2 [open|please]
the first as well as the second
the first one and then the second one
all the hits, open
every hit, open
+get both up
+get both open
+start both
+show both files
+put both on the screen
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
beide Dateien
beide bitte
beide, danke
beide natürlich
beide halt
beide Dateien [bitte|] öffnen
beide öffnen bitte
bitte beide
beide zeigen
beide anzeigen
öffne alle
öffne alle zwei Dateien
öffne alles was du gefunden hast
öffne jede davon
öffne bitte die beiden
alle bitte
alle zwei
alle zwei Dateien
die zwei [öffnen|aufmachen]
die zwei da
die beiden [öffnen|aufmachen|anzeigen]
die beiden Dateien
die beiden hätt ich gern
ich brauch beide Dateien
ich brauch die zwei
ich muss beide sehen
ich muss die beiden vergleichen, öffnen
ich will beide
ich will beide öffnen
ich will die zwei [sehen|haben]
ich möchte beide [sehen|öffnen|haben]
ich möcht alle zwei anschauen
ich würd gern beide sehen
ich nehm beide
ich nehme alle zwei
ich schau mir beide an
zum Vergleichen beide öffnen
zum Vergleich beide
beide sind gut, öffnen
beide passen, aufmachen
beide könnten es sein, öffnen
könnte jede sein, öffne beide
weiß nicht welche, also beide
keine Ahnung welche, beide öffnen
schwer zu sagen, öffne die zwei
egal, beide
egal, mach beide auf
lass uns beide öffnen
lass uns beide anschauen
schauen wir uns beide an
[kannst|könntest] du beide [öffnen|aufmachen|zeigen]
würdest du beide öffnen
magst beide aufmachen
wie wär's mit beiden
[ja|passt|gut], mach beide auf
ok beide
erste und zweite öffnen
Nummer eins und Nummer zwei öffnen
1 und 2
1 + 2 [öffnen|bitte]
die erste und auch die zweite
erst die erste, dann die zweite öffnen
alle Treffer öffnen
jeden Treffer öffnen
+zeig beide an
+zeig beide Dateien
+starte beide
+mach beide Dateien auf
+ruf beide auf
+bring beide auf den Bildschirm
+lass beide aufgehen
alli zwei [uf|ufmache]
olle zwa, bitte
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
other
other one
other please
the other, please
other file
other one, sorry
open the other
the other, open it
[oh|ah|argh], wrong, the other one
wrong file, the other one
wrong file [sorry|]
that was the wrong one
that's not it, [open|show] the other
that's not the one, other please
that's not what i was looking for, the other one
that wasn't it, the other one
that wasn't the one i meant
it's not this one, [open|show|try] the other
not it, the other one
no no, the other [one|file]
no not that, the other
no, i mean the other [one|file]
no, other file
i was after the other one
i was thinking of the other one
i'm looking for the other one
i'd like the other one
i'd like to see the other [one|file|too]
i chose wrong, the other one
i picked the wrong one, open the other
my mistake, the other [one|file]
my bad, other one
mixed them up, i need the other one
mixed it up, the other one
must be the other one then
then it's the other one
then it must be the other
then the other one
so the other one
ok, and now the other
ok now show me the other one
and now open the other
and show me the other one as well
also the other [one|file]
as well as the other one
instead of this, the other one
rather the other [one|file]
better the other one
how about the other [one|file]
[can|could] i see the other [one|file]
[can|could] you open the other [one|file]
would you open the other one
may i have the other one
let's see the other one
let me have a look at the other one
maybe the other one
perhaps it's the other one, open it
+swap it for the other one
+give me the other one
+take the other one
+have a look at the other one
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
andere
andere bitte
andere Datei
die andere bitte öffnen
die andere, bitte
die andere öffnen
die andere auch
die andere auch noch
falsche
falsche Datei
falsche Datei, die andere
falsch, die andere
das war falsch, die andere
das ist nicht die, die ich mein
das ist sie nicht, [öffne|zeig] die andere
das ist nicht die richtige, zeig die andere
das war sie nicht, die andere
das war nicht die, die ich gesucht hab
nicht die, sondern die andere
nicht diese, die andere
nein, nicht die
nein, ich mein die andere
nein nein, die andere
doch die andere
doch lieber die andere
lieber die andere
dann die andere
dann ist es die andere
dann muss es die andere sein
also die andere
ok, und jetzt die andere
gut, und die andere auch
jetzt zeig mir die andere
und jetzt die andere öffnen
und zeig mir auch die andere
ich suchte die andere
ich dachte an die andere
ich hätt gern die andere
ich möchte die andere [sehen|]
ich würd gern die andere sehen
ich hab mich [geirrt|vertan], die andere
ich hab die falsche genommen, öffne die andere
mein Fehler, die andere
verwechselt, die andere
hab's verwechselt, ich brauch die andere
statt der da die andere
stattdessen die andere
besser die andere
vielleicht die andere
vielleicht ist es die andere, aufmachen
wie wär's mit der anderen
[kann|darf] ich die andere sehen
[kannst|könntest] du die andere [öffnen|aufmachen|zeigen]
magst die andere aufmachen
schauen wir die andere an
lass mal die andere sehen
+nimm die andere
+gib mir die andere
+tausch gegen die andere
+schau in die andere
+mach lieber die andere auf
na, de aundare
nei, di ander
""",
)
