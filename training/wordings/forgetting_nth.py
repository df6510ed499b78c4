"""How people say that the first or the second of what is remembered is to be forgotten."""

from training.phrases import Phrases

FIRST = Phrases(
    en="""
[forget the first one|the first one you can forget|delete the first]
forget [number one|the top one|the one at the top|the first of them]
[drop|erase|remove|scratch] the [first|top] [one|memory|entry]
the first is [wrong|outdated|not true anymore], forget it
you don't need to remember the first one
!the topmost can leave your memory
i meant the first [one|], forget that
[get rid of|take away|strike] the first
[1|one|#1|no. 1], forget that
forget the [upper one|one on top] please
the first, you can [drop|delete|forget] it
first one [please|] [out|gone]
the first one isn't [right|correct|true], take it out
+unremember the first one
+wipe the [first|top] [one|entry|memory]
first: forget
forget 1
rm 1
del #1
delete the one you [listed|named|mentioned] first
the one you started with, forget it
[can|could] you forget the first [one|of those]?
would you mind forgetting the first one
i'd like the first one [gone|deleted|forgotten]
i want the first [memory|entry|one] out of your [memory|head]
the top one is [nonsense|rubbish|old news], [delete|forget] it
the first one [doesn't|does not] apply any more, drop it
please [delete|remove|forget] entry one
entry 1 [can go|delete|out]
memory 1, [delete|forget|remove]
the first of [those|these] [can|should|must] go
number one has to go
away with the first [one|entry]
the first thing there, that's [over|done|settled], forget it
the first bit is wrong, the rest [is fine|can stay], so forget that one
keep the others but forget the first
only the first one should be forgotten
just the first one, delete it
of those, forget the first
that first memory was a mistake, [erase|remove] it
i told you the first one by mistake, forget it
i was joking about the first one, don't keep it
no need to keep the first one
don't keep the first
+stop remembering the first one
+take the first one out of your memory
the first one is no longer [needed|valid|relevant], [delete|remove] it
+cross [out|off] the first one
+strike number one from your memory
+bin the [first|top] one
+ditch the first [one|memory|]
+clear the first entry
+lose the first one
let go of the first one
the first one: [delete|forget|remove]
hm, the first one is outdated, out with it
[oh|hm|well], the first one isn't true any more, forget that
i don't want you to know the first one
you shouldn't [know|remember|keep] the first one
let's forget the first one
let's get the first one out of there
the memory at the top can be deleted
top entry, delete
uppermost entry, remove it
the initial one should be forgotten
why do you still have the first one, delete it
the first has been [sorted|settled] for ages, you can forget it
things have changed, the first one is wrong now, forget it
that's all fine, but forget the first
[yes|yeah|ok], and now forget the first one
thanks, the first one you can delete
+erase the first line
number 1 isn't needed [any more|anymore], delete it
+forget item one
item 1 out of your memory
i take back the first one, forget it
the first was private, forget it
+purge the first one
wrong about the first, [scratch|erase] that
number one, forget
forget first
first, delete
the first: out
the first, out of your memory
first one, bye
bye to the first one
number 1 out
number 1 off your memory
it's number one you should forget
it's the first one that has to go
it's the first that is wrong, forget it
the former, forget that
forget the former
delete the former, keep the latter
forget the one listed first
forget the one above
the one above, forget it
the upper one is wrong, forget it
the first is the one to forget
the one to forget is the first
which to forget? the first
the first should be gone
the first was never true, forget it
the first is private, delete that memory
the first has changed, forget the old one
the first isn't about me, forget it
forget the first, not the second
the second may stay, forget the first
only keep the second, forget the first
leave the rest, forget the first
from the list, forget the first
of the two, delete the first
you got the first one wrong, forget it
you may forget the first
you should forget number one
you had better forget the first one
i want the first forgotten
i wish you'd forget the first one
i take it back, the first one, forget it
i regret telling you the first one, forget it
i'd rather you forgot the first one
may the first one be forgotten
could the first one be deleted
will you forget the first, please
shall we drop the first one
the first one, if you please, forget it
please have the first one forgotten
why keep the first one? forget it
+unlearn the first one
+kick the first one out of your memory
+discard number one
+undo the first memory
""",
    de="""
[vergiss das erste|das erste kannst du vergessen|lösch das erste]
vergiss [Nummer eins|das oberste|den ersten Eintrag|die erste]
[streich|entfern] [das erste|das oberste|die erste Erinnerung]
das erste [stimmt nicht mehr|ist falsch|ist veraltet], vergiss es
das erste brauchst du dir nicht [mehr|] zu merken
!das oberste kann raus aus deinem Gedächtnis
ich mein das erste, das [vergessen|weg]
das erste [raus|weg|löschen]
[nimm|tu|wirf] das erste [weg|raus]
das [obere|oberste] bitte vergessen
[Nummer 1|Nr. 1|die eins], vergiss die
das erste [gilt nicht mehr|ist erledigt], weg damit
das erste ist [Quatsch|Unsinn|Schnee von gestern], vergiss es
+lösch [mal|bitte|] den ersten Eintrag
+radier das erste aus
Erstes: vergessen
vergiss 1
rm 1
Eintrag 1 löschen
Erinnerung 1 [weg|löschen|vergessen]
was du als erstes [genannt|aufgezählt] hast, vergiss das
[kannst|könntest] du das erste [vergessen|löschen]?
[würdest|magst] du das erste [davon|] vergessen
ich hätt das erste gern [weg|gelöscht|vergessen]
ich will, dass du das erste vergisst
die erste Erinnerung soll aus deinem Gedächtnis raus
das ganz oben vergessen
die oberste [Erinnerung|Notiz] brauch ich nicht mehr, weg damit
das erste trifft nicht mehr zu, [lösch|streich] es
bitte Eintrag eins entfernen
[das|die] erste davon [kann|muss|soll] weg
Nummer eins [muss|soll|kann] [weg|gelöscht werden]
weg mit [dem ersten|der ersten|Nummer eins]
das erste hat sich erledigt, [vergiss es|kannst du löschen]
das erste ist falsch, der Rest [stimmt|passt|bleibt], also vergiss nur das
behalt den Rest, aber vergiss das erste
nur das erste vergessen
bloß das erste löschen bitte
von denen das erste [vergessen|löschen]
davon vergiss [bitte|] das erste
die erste Erinnerung war ein [Irrtum|Versehen|Fehler], lösch sie
das erste hab ich dir aus Versehen gesagt, vergiss es
das erste war ein Scherz, behalt das nicht
das erste musst du nicht behalten
behalt das erste nicht
merk dir das erste nicht länger
+nimm das erste aus deinem Gedächtnis
das erste wird nicht mehr gebraucht, [raus|weg] damit
+streich Nummer eins aus dem Gedächtnis
+kick das erste
+schmeiß [das erste|den ersten Eintrag] raus
+tilg den ersten Eintrag
+putz das erste weg
das erste: [löschen|vergessen|weg]
hm, das erste ist überholt, raus damit
[ach|oh|na], das erste stimmt ja gar nicht mehr, vergiss das
das erste sollst du nicht [wissen|behalten]
das erste geht dich nix an, vergiss es
vergessen wir das erste
[lösch|vergiss] ma des erste
des erste ghert glöscht
s erschte chasch vergässe
vergiss dat erste
die oberste Zeile löschen
oberster Eintrag, weg
wozu weißt du das erste noch, lösch es
das erste ist schon lang erledigt, kannst du vergessen
inzwischen ist das erste falsch, bitte vergessen
der Rest passt, das erste vergiss
[ja|ok|gut], und jetzt vergiss das erste
danke, das erste kannst du löschen
das erste nehm ich zurück, vergiss es
das erste war privat, [lösch|vergiss] das
+lösch die Nummer eins
Punkt eins [streichen|löschen|vergessen]
Punkt 1 kann aus deinem Gedächtnis gelöscht werden
beim ersten hab ich mich [geirrt|vertan], lösch das
das erste brauch i nimmer, weg damit
+delete das erste
Nummer eins, vergessen
erstes, löschen
das erste: raus
das erste, raus aus dem Gedächtnis
erstes, und tschüss
tschüss, erstes
Nummer 1 raus
Nummer eins aus dem Gedächtnis
es ist das erste, das weg muss
es ist das erste, das nicht stimmt, vergiss es
ersteres, vergiss das
vergiss ersteres
lösch ersteres, letzteres bleibt
vergiss das obere
vergiss das da oben
das da oben, vergiss das
das obere ist falsch, vergiss es
zu vergessen ist das erste
was du vergessen sollst, ist das erste
welches vergessen? das erste
das erste soll weg sein
das erste war nie wahr, vergiss es
das erste ist privat, lösch die Erinnerung
das erste hat sich geändert, vergiss das alte
das erste betrifft mich nicht, vergiss es
vergiss das erste, nicht das zweite
das zweite kann bleiben, vergiss das erste
behalt nur das zweite, vergiss das erste
lass den Rest, vergiss das erste
aus der Liste das erste vergessen
von den beiden das erste löschen
das erste hast du falsch verstanden, vergiss es
du darfst das erste vergessen
du solltest Nummer eins vergessen
besser, du vergisst das erste
ich will das erste vergessen haben
ich wünschte, du vergisst das erste
das erste hätt ich dir nicht sagen sollen, vergiss es
mir wär lieber, du vergisst das erste
darf das erste vergessen werden
könnte das erste gelöscht werden
vergisst du bitte das erste
sollen wir das erste löschen
das erste bitte, wenn's geht, vergessen
wozu das erste behalten? vergiss es
+verlern das erste
+nimm die erste Erinnerung zurück
+verwirf die Nummer eins
+sortier das erste aus
vagiss des erste
des oberste konn weg
vergeet dat eerste
vergiss bittschön des erste
""",
)
SECOND = Phrases(
    en="""
[forget the second one|the second one you can forget|delete the second]
forget [number two|the second of them|the second entry]
[drop|erase|remove|scratch] the second [one|memory|entry]
the second is [wrong|outdated|not true anymore], forget it
you don't need to remember the second one
!number two can leave your memory
i meant the second [one|], forget that
[get rid of|take away|strike] the second
[2|two|#2|no. 2], forget that
forget the second from the top please
the second, you can [drop|delete|forget] it
second one [please|] [out|gone]
the second one isn't [right|correct|true], take it out
+unremember the second one
+wipe the second [one|entry|memory]
second: forget
forget 2
rm 2
del #2
delete the one you [listed|named|mentioned] second
the one after the first, forget it
[can|could] you forget the second [one|of those]?
would you mind forgetting the second one
i'd like the second one [gone|deleted|forgotten]
i want the second [memory|entry|one] out of your [memory|head]
the second one is [nonsense|rubbish|old news], [delete|forget] it
the second one [doesn't|does not] apply any more, drop it
please [delete|remove|forget] entry two
entry 2 [can go|delete|out]
memory 2, [delete|forget|remove]
the second of [those|these] [can|should|must] go
number two has to go
away with the second [one|entry]
the second thing there, that's [over|done|settled], forget it
the second bit is wrong, the first [is fine|can stay], so forget that one
keep the first but forget the second
only the second one should be forgotten
just the second one, delete it
of those, forget the second
that second memory was a mistake, [erase|remove] it
i told you the second one by mistake, forget it
i was joking about the second one, don't keep it
no need to keep the second one
don't keep the second
+stop remembering the second one
+take the second one out of your memory
the second one is no longer [needed|valid|relevant], [delete|remove] it
+cross [out|off] the second one
+strike number two from your memory
+bin the second one
+ditch the second [one|memory|]
+clear the second entry
+lose the second one
let go of the second one
the second one: [delete|forget|remove]
hm, the second one is outdated, out with it
[oh|hm|well], the second one isn't true any more, forget that
i don't want you to know the second one
you shouldn't [know|remember|keep] the second one
let's forget the second one
let's get the second one out of there
the memory in second place can be deleted
2nd entry, delete
the 2nd one, remove it
the first one is right, the second should be forgotten
why do you still have the second one, delete it
the second has been [sorted|settled] for ages, you can forget it
things have changed, the second one is wrong now, forget it
that's all fine, but forget the second
[yes|yeah|ok], and now forget the second one
thanks, the second one you can delete
+erase the second line
number 2 isn't needed [any more|anymore], delete it
+forget item two
item 2 out of your memory
i take back the second one, forget it
the second was private, forget it
+purge the second one
wrong about the second, [scratch|erase] that
number two, forget
forget second
second, delete
the second: out
the second, out of your memory
second one, bye
bye to the second one
number 2 out
number 2 off your memory
it's number two you should forget
it's the second one that has to go
it's the second that is wrong, forget it
the latter, forget that
forget the latter
delete the latter, keep the former
forget the one listed second
forget the one below
the one below, forget it
the lower one is wrong, forget it
forget the other one
the other one, not the first, forget it
the second is the one to forget
the one to forget is the second
which to forget? the second
the second should be gone
the second was never true, forget it
the second is private, delete that memory
the second has changed, forget the old one
the second isn't about me, forget it
forget the second, not the first
the first may stay, forget the second
only keep the first, forget the second
from the list, forget the second
of the two, delete the second
you got the second one wrong, forget it
you may forget the second
you should forget number two
you had better forget the second one
i want the second forgotten
i wish you'd forget the second one
i take it back, the second one, forget it
i regret telling you the second one, forget it
i'd rather you forgot the second one
may the second one be forgotten
could the second one be deleted
will you forget the second, please
shall we drop the second one
the second one, if you please, forget it
please have the second one forgotten
why keep the second one? forget it
+unlearn the second one
+kick the second one out of your memory
+discard number two
+undo the second memory
""",
    de="""
[vergiss das zweite|das zweite kannst du vergessen|lösch das zweite]
vergiss [Nummer zwei|den zweiten Eintrag|die zweite]
[streich|entfern] [das zweite|die zweite Erinnerung|Nummer zwei]
das zweite [stimmt nicht mehr|ist falsch|ist veraltet], vergiss es
das zweite brauchst du dir nicht [mehr|] zu merken
!Nummer zwei kann raus aus deinem Gedächtnis
ich mein das zweite, das [vergessen|weg]
das zweite [raus|weg|löschen]
[nimm|tu|wirf] das zweite [weg|raus]
das zweite von oben bitte vergessen
[Nummer 2|Nr. 2|die zwei], vergiss die
das zweite [gilt nicht mehr|ist erledigt], weg damit
das zweite ist [Quatsch|Unsinn|Schnee von gestern], vergiss es
+lösch [mal|bitte|] den zweiten Eintrag
+radier das zweite aus
Zweites: vergessen
vergiss 2
rm 2
Eintrag 2 löschen
Erinnerung 2 [weg|löschen|vergessen]
was du als zweites [genannt|aufgezählt] hast, vergiss das
[kannst|könntest] du das zweite [vergessen|löschen]?
[würdest|magst] du das zweite [davon|] vergessen
ich hätt das zweite gern [weg|gelöscht|vergessen]
ich will, dass du das zweite vergisst
die zweite Erinnerung soll aus deinem Gedächtnis raus
das an zweiter Stelle vergessen
die zweite [Erinnerung|Notiz] brauch ich nicht mehr, weg damit
das zweite trifft nicht mehr zu, [lösch|streich] es
bitte Eintrag zwei entfernen
[das|die] zweite davon [kann|muss|soll] weg
Nummer zwei [muss|soll|darf] [weg|gelöscht werden]
weg mit [dem zweiten|der zweiten|Nummer zwei]
das zweite hat sich erledigt, [vergiss es|kannst du löschen]
das zweite ist falsch, das erste [stimmt|passt|bleibt], also vergiss nur das zweite
behalt das erste, aber vergiss das zweite
nur das zweite vergessen
bloß das zweite löschen bitte
von denen das zweite [vergessen|löschen]
davon vergiss [bitte|] das zweite
die zweite Erinnerung war ein [Irrtum|Versehen|Fehler], lösch sie
das zweite hab ich dir aus Versehen gesagt, vergiss es
das zweite war ein Scherz, behalt das nicht
das zweite musst du nicht behalten
behalt das zweite nicht
merk dir das zweite nicht länger
+nimm das zweite aus deinem Gedächtnis
das zweite wird nicht mehr gebraucht, [raus|weg] damit
+streich Nummer zwei aus dem Gedächtnis
+kick das zweite
+schmeiß [das zweite|den zweiten Eintrag] raus
+tilg den zweiten Eintrag
+putz das zweite weg
das zweite: [löschen|vergessen|weg]
hm, das zweite ist überholt, raus damit
[ach|oh|na], das zweite stimmt ja gar nicht mehr, vergiss das
das zweite sollst du nicht [wissen|behalten]
das zweite geht dich nix an, vergiss es
vergessen wir das zweite
[lösch|vergiss] ma des zwoate
des zwoate ghert glöscht
s zwöite chasch vergässe
vergiss dat tweede
die zweite Zeile löschen
der nach dem ersten, der Eintrag kann weg
wozu weißt du das zweite noch, lösch es
das zweite ist schon lang erledigt, kannst du vergessen
inzwischen ist das zweite falsch, bitte vergessen
das erste passt, das zweite vergiss
[ja|ok|gut], und jetzt vergiss das zweite
danke, das zweite kannst du löschen
das zweite nehm ich zurück, vergiss es
das zweite war privat, [lösch|vergiss] das
+lösch die Nummer zwei
Punkt zwei [streichen|löschen|vergessen]
Punkt 2 kann aus deinem Gedächtnis gelöscht werden
beim zweiten hab ich mich [geirrt|vertan], lösch das
das zweite brauch i nimmer, weg damit
+delete das zweite
Nummer zwei, vergessen
zweites, löschen
das zweite: raus
das zweite, raus aus dem Gedächtnis
zweites, und tschüss
tschüss, zweites
Nummer 2 raus
Nummer zwei aus dem Gedächtnis
es ist das zweite, das weg muss
es ist das zweite, das nicht stimmt, vergiss es
letzteres, vergiss das
vergiss letzteres
lösch letzteres, ersteres bleibt
vergiss das untere
vergiss das darunter
das darunter, vergiss das
das untere ist falsch, vergiss es
vergiss das andere
das andere, nicht das erste, vergiss das
zu vergessen ist das zweite
was du vergessen sollst, ist das zweite
welches vergessen? das zweite
das zweite soll weg sein
das zweite war nie wahr, vergiss es
das zweite ist privat, lösch die Erinnerung
das zweite hat sich geändert, vergiss das alte
das zweite betrifft mich nicht, vergiss es
vergiss das zweite, nicht das erste
das erste kann bleiben, vergiss das zweite
behalt nur das erste, vergiss das zweite
aus der Liste das zweite vergessen
von den beiden das zweite löschen
das zweite hast du falsch verstanden, vergiss es
du darfst das zweite vergessen
du solltest Nummer zwei vergessen
besser, du vergisst das zweite
ich will das zweite vergessen haben
ich wünschte, du vergisst das zweite
das zweite hätt ich dir nicht sagen sollen, vergiss es
mir wär lieber, du vergisst das zweite
darf das zweite vergessen werden
könnte das zweite gelöscht werden
vergisst du bitte das zweite
sollen wir das zweite löschen
das zweite bitte, wenn's geht, vergessen
wozu das zweite behalten? vergiss es
+verlern das zweite
+nimm die zweite Erinnerung zurück
+verwirf die Nummer zwei
+sortier das zweite aus
vagiss des zwoate
des zwoate konn weg
vergeet dat tweede
vergiss bittschön des zwoate
""",
)
