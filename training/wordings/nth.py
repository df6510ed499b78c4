"""How people say that the first, the second or the third of a list is meant."""

from training.phrases import Phrases

_EN = """
the <ORD> [one|]
<ORD> [one|]
number [<N>|<CARD>]
<N>
the <N><TH> [one|]
no. <N>
open the <ORD> [one|]
[take|open] number <N>
#<N>
<CARD>
[i want|i need|i mean|i meant] the <ORD> [one|]
+[give me|show me] the <ORD> [one|file]
[hm|well|ok], the <ORD> [one|]
<N> [please|pls]
the <ORD> [file|result|hit|match|entry]
it's the <ORD> [one|]
[that|that would be] number <N>
option [<N>|<CARD>]
[nr|nr.|num] <N>
the <ORD> of [those|them|these]
<ORD> on the list
[i think|probably|maybe] the <ORD> [one|]
[yes|yeah], the <ORD> [one|]
the one listed <ORD>
!let's go with the <ORD>
!my pick is number <N>
!the <ORD> would be right
<ORD> [pls|thx|ta]
gimme the <ORD> [one|]
[must be|has to be|looks like] the <ORD> [one|]
[go with|go for|choose|pick] [the <ORD>|number <N>]
[entry|row|item|line] <N>
<ORD> from the top
[hit|match|result|file] <N>
[i'd say|guess|i reckon] the <ORD> [one|]
[number <N>|the <ORD>] [it is|looks good|looks right]
mine is the <ORD> [one|]
[oh|ah], the <ORD> [one|] of course
[make it|i choose] [<N>|the <ORD>]
<ORD> one please
the <ORD> please
please the <ORD> [one|]
nr <N> please
number <CARD> please
number <N>, thanks
candidate <N>
choice <N>
file number <CARD>
the <ORD> path
the <ORD> option
the <ORD> candidate
the file in <ORD> place
the one in <ORD> position
the one with the <N>
the one with number <N>
the one that's <ORD>
the one you listed <ORD>
the one you named <ORD>
what's listed <ORD>
i'd like the <ORD> [one|]
i'll have the <ORD> [one|]
i'll take the <ORD> [one|]
could you open the <ORD> [one|]
can i have the <ORD> [one|]
let me see the <ORD> [one|]
i was looking for the <ORD> [one|]
i'm after the <ORD> [one|]
+open <N>
+open nr. <N>
+open up the <ORD> one there
+show <N>
+use the <ORD> [one|]
+view number <N>
not sure, try the <ORD> [one|]
ok <N>
definitely the <ORD> [one|]
only the <ORD> [one|]
the <ORD>, not the others
"""
_DE = """
[die|das|den] <ORD>
<ORD>[s|r|]
Nummer [<N>|<CARD>]
<N>
die <N>.
Nr. <N>
[öffne|nimm|zeig] [die|das] <ORD>
mach die <ORD> auf
#<N>
<CARD>
[ich will|ich brauch|ich mein|ich meinte] die <ORD>
+[gib mir|zeig mir] [die|das] <ORD>
[hm|na|also|ok], die <ORD>
<N> bitte
[die|] <ORD> [Datei|bitte]
[das ist|es ist|das wär] die <ORD>
[das wär|das ist] Nummer <N>
der <ORD> Treffer
Option [<N>|<CARD>]
[nr|Nr|Num] <N>
die <ORD> [davon|von denen|von oben]
die <ORD> in der Liste
[ich glaub|wahrscheinlich|vielleicht] die <ORD>
[ja|genau], die <ORD>
<DIALECT>
die an <ORD>r Stelle
!dann nehmen wir die <ORD>
!ich entscheide mich für Nummer <N>
!die <ORD> wäre richtig
[muss|wird] [wohl|] die <ORD> sein
[wähl|wähle|nehm|such dir] [die <ORD>|Nummer <N>]
[Zeile|Eintrag|Punkt|Position] <N>
<ORD> von oben
[Treffer|Ergebnis|Datei] <N>
[ich denk|ich würd sagen|ich tippe auf] die <ORD>
meine ist die <ORD>
[ach|ah] ja, die <ORD>
die <ORD> [passt|ist richtig|ist meine]
die <ORD> [halt|hätt ich gern|wär's]
her mit der <ORD>n
[das|des] <ORD> [davon|bitte]
bitte die <ORD>
Nummer <CARD> bitte
Nummer <N>, danke
die Nummer <N>
die mit der <N>
die mit Nummer <N>
die <CARD>
Auswahl <N>
Datei Nummer <CARD>
der <ORD> Pfad
der <ORD> Vorschlag
das <ORD> Ergebnis
die <ORD> Fundstelle
die, die du als <ORD> nennst
die als <ORD> genannte
was an <ORD>r Stelle steht
ich hätt gern die <ORD>
ich nehm die <ORD>
ich möchte die <ORD>
ich such die <ORD>
kannst du die <ORD> öffnen
könntest du die <ORD> aufmachen
kann ich die <ORD> haben
lass mich die <ORD> sehen
lass die <ORD> aufgehen
+öffne <N>
+öffne Nr. <N>
+öffne Nummer <CARD>
+zeig <N>
+mach Nummer <N> auf
probier die <ORD>
weiß nicht genau, probier die <ORD>
ok <N>
sicher die <ORD>
nur die <ORD>
die <ORD>, nicht die anderen
mit der <ORD>n
es geht um die <ORD>
"""


def _ways(text: str, **values: str) -> str:
    for name, value in values.items():
        text = text.replace(f"<{name}>", value)
    return text


FIRST = Phrases(
    en=_ways(_EN, ORD="first", N="1", CARD="one", TH="st") + "the top one\n[the|] uppermost [one|]\nthe one at the top\n",
    de=_ways(_DE, ORD="erste", N="1", CARD="eins", DIALECT="de [erschte|easte]") + "die ganz oben\ndie oberste\ngleich die erste\n",
)
SECOND = Phrases(
    en=_ways(_EN, ORD="second", N="2", CARD="two", TH="nd"),
    de=_ways(_DE, ORD="zweite", N="2", CARD="zwei", DIALECT="de zwoate"),
)
THIRD = Phrases(
    en=_ways(_EN, ORD="third", N="3", CARD="three", TH="rd"),
    de=_ways(_DE, ORD="dritte", N="3", CARD="drei", DIALECT="de [dritte|dridde]"),
)
NTH = (FIRST, SECOND, THIRD)
