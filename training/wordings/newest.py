"""How people ask for the newest file of a kind, and what is to be done with it."""

from training.phrases import Phrases

NEWEST = {
    "open": Phrases(
        en="""
+open the [newest|latest|most recent|last] {kind} {where}
[find|get] the [newest|latest] {kind} {where} and open it
which is the [newest|latest] {kind} {where}? open it
+[show me|bring up] the {kind} {where} that [came last|is newest|was changed last]
[newest|latest] {kind} {where}, open [it|that]
i just [downloaded|saved|got] a {kind}, open it, it's {where}
the {kind} i [saved|made|changed] last {where}: open it
!open whatever {kind} is newest {where}
look what the most recent {kind} {where} is, then open it
[can|could] you open the [latest|newest] {kind} {where}
sort {where} by date and open the first {kind}
!pull up the last {kind} {where}
go to the [newest|latest] {kind} {where} and open it
[what|which] {kind} {where} [was changed|changed|came in] last? open [it|that one]
i want to [see|look at] the [latest|newest|most recent] {kind} {where}
the [latest|newest] {kind} {where} please, opened
the {kind} {where} with the [newest|latest] date, open it
my download is done, open the newest {kind} {where}
+pop open the [latest|freshest|newest] {kind} {where}
!+launch the {kind} {where} that is most recent
[let's|lets] see the [last|latest|newest] {kind} {where}
somebody sent me a {kind}, it's the newest {where}, open it
!have a look for the freshest {kind} {where} and bring it up
would you bring up the [last|latest] {kind} {where}?
of all {where}, open the most recent {kind}
the thing i saved last {where} is a {kind}, open it
!by date, which {kind} {where} is on top? open it
+[fetch the latest {kind} {where} and open it|double click the newest {kind} {where}]
[i need to see the {kind} {where} i got last, open it|view the most recent {kind} {where}]
[my colleague just dropped a {kind} {where}, open it|up with the newest {kind} {where}]
[the last {kind} to land {where}, show it to me|open last {kind} {where}]
""",
        de="""
+öffne [die|das] [neueste|letzte|aktuellste|jüngste] {kind} {where}
[die|das] [neueste|letzte] {kind} {where} [öffnen|aufmachen]
+such [die|das] neueste {kind} {where} und öffne [sie|es|das]
was ist [die|das] [neueste|aktuellste] {kind} {where}? mach [die|das] auf
+zeig mir [die|das] {kind} {where}, [die|das] zuletzt [kam|geändert wurde|gespeichert wurde]
ich hab grad [eine|ein] {kind} [runtergeladen|gespeichert], öffne [die|das], liegt {where}
[kannst|könntest] du [die|das] [letzte|neueste] {kind} {where} öffnen
!+mach [die|das] zuletzt geänderte {kind} {where} auf
{where} [die|das] neueste {kind} suchen, dann öffnen
erst schauen was [die|das] neueste {kind} {where} ist, dann aufmachen
!welche {kind} {where} ist am neuesten? öffnen
[die|das] jüngste {kind} {where} bitte öffnen
die {kind} {where} mit dem neuesten Datum aufmachen
ich will [die|das] [neueste|letzte|aktuellste] {kind} {where} [sehen|anschauen]
welche {kind} {where} kam zuletzt rein? [öffnen|aufmachen]
mein Download ist fertig, mach [die|das] neueste {kind} {where} auf
neueste {kind} {where}, [öffnen|aufmachen|anzeigen]
letzte {kind} {where} [öffnen|aufmachen]
+hol mir [die|das] [neueste|jüngste] {kind} {where} auf den Schirm
!+lass mich [die|das] frischeste {kind} {where} sehen
zuletzt gespeicherte {kind} {where} [öffnen|aufmachen|zeigen]
mir hat wer [eine|ein] {kind} geschickt, ist [die|das] neueste {where}, mach auf
!nach Datum sortiert, welche {kind} {where} ist oben? die aufmachen
würdest du [die|das] [letzte|aktuellste] {kind} {where} aufmachen?
magst du [die|das] [neueste|jüngste] {kind} {where} öffnen?
mach ma [die|das] neueste {kind} {where} auf
!von allem {where} [die|das] aktuellste {kind} bitte aufmachen
+[klick [die|das] neueste {kind} {where} an|ruf [die|das] letzte {kind} {where} auf]
[muss [die|das] letzte {kind} {where} sehen, mach auf|her mit [der|dem] neuesten {kind} {where}, öffnen]
[mein Kollege hat grad [eine|ein] {kind} abgelegt, liegt {where}, öffne das]
[i mecht [de|des] neiche {kind} {where} sehn, moch auf|[die|das] neue {kind} {where} öffnen]
""",
    ),
    "read": Phrases(
        en="""
[what does|what's in|what is in] the [newest|latest|last] {kind} {where} [say|]
+read [me|] the [newest|latest|most recent] {kind} {where}
find the latest {kind} {where} and [read it|tell me what it says|show me what's in it]
+show me the text of the newest {kind} {where}
[newest|latest] {kind} {where}: what does it say
!look up the most recent {kind} {where} and read it out
which is the newest {kind} {where}, and what is in it
i want to know what the last {kind} {where} says
go to the latest {kind} {where} and [read it|read it out]
[contents|text] of the [newest|latest|last|most recent] {kind} {where}
the [newest|latest] {kind} {where}, read it to me
what did i [write|save] in the [last|latest] {kind} {where}?
what's written in the [newest|most recent|last] {kind} {where}
i got a new {kind} {where}, what does it say?
!print the content of the freshest {kind} {where} here
no need to open it, just read me the latest {kind} {where}
which {kind} {where} was changed last, and what does it say
let me hear what's in the [newest|last] {kind} {where}
the most recent {kind} {where}: show its text
!what stands in the {kind} {where} that changed last
would you read the latest {kind} {where} [for me|to me]?
look for the newest {kind} {where}, i want to read it here
!text of whatever {kind} {where} is newest
+[recite the newest {kind} {where}|dictate to me what the latest {kind} {where} says]
[too lazy to open the latest {kind} {where}, read it to me|cat the newest {kind} {where}]
[my eyes are tired, read the last {kind} {where} aloud|the last {kind} {where}, word for word]
[what did the latest {kind} {where} say again|full text of the newest {kind} {where}]
""",
        de="""
was steht in [der|dem] [neuesten|letzten] {kind} {where}
+lies [mir|] [die|das] [neueste|letzte|aktuellste] {kind} {where} [vor|]
+such [die|das] neueste {kind} {where} und lies [sie|es] [vor|]
+zeig mir den Inhalt [der|vom] neuesten {kind} {where}
[neueste|letzte] {kind} {where}: was steht drin
!finde [die|das] letzte {kind} {where} und sag mir was drinsteht
welche {kind} {where} ist die neueste und was steht drin
ich will wissen was in [der|dem] letzten {kind} {where} steht
[Inhalt|Text] [der|vom] [neuesten|letzten|jüngsten] {kind} {where}
[neueste|letzte] {kind} {where} [lesen|vorlesen]
was hab ich in [der|dem] [letzten|neuesten] {kind} {where} [geschrieben|gespeichert]?
ich hab [eine|ein] neue {kind} {where}, was steht drin?
!den Text von der frischesten {kind} {where} hier ausgeben
nicht öffnen, nur [die|das] neueste {kind} {where} vorlesen
welche {kind} {where} wurde zuletzt geändert und was steht drin
[die|das] aktuellste {kind} {where}: zeig den Text
was steht in der zuletzt [geänderten|gespeicherten] {kind} {where}
!was sagt die {kind} {where}, die zuletzt geändert wurde
würdest du mir [die|das] neueste {kind} {where} vorlesen?
such nach [der|dem] neuesten {kind} {where}, ich will [sie|es] hier lesen
magst mir [die|das] letzte {kind} {where} vorlesen?
!Inhalt von dem, was {where} die jüngste {kind} ist
+[trag mir [die|das] letzte {kind} {where} vor|les [die|das] neueste {kind} {where} vor]
[bin zu faul, lies du [die|das] neueste {kind} {where} vor|cat [die|das] neueste {kind} {where}]
[meine Augen sind müde, lies mir [die|das] letzte {kind} {where} vor]
[wos steht in [der|dem] neichn {kind} {where}|Volltext [der|vom] neuesten {kind} {where}]
""",
    ),
    "question": Phrases(
        en="""
what does the [newest|latest|last] {kind} {where} say about {topic}
does the [newest|latest] {kind} {where} [mention|say anything about] {topic}
+check the [newest|latest|most recent] {kind} {where} for {topic}
find the latest {kind} {where} and tell me what it says about {topic}
is there anything about {topic} in the [last|newest] {kind} {where}
look into the newest {kind} {where}, what about {topic}
!anything on {topic} in the most recent {kind} {where}
+read the last {kind} {where} and tell me about {topic}
[what about|anything about] {topic} in the [newest|latest|last] {kind} {where}?
what's written about {topic} in the [latest|last|most recent] {kind} {where}
the newest {kind} {where}: anything on {topic}?
i need to know what the latest {kind} {where} [says|has] about {topic}
is {topic} mentioned in the [latest|newest|last] {kind} {where}?
go through the newest {kind} {where} and tell me what it says on {topic}
!according to the most recent {kind} {where}, what's with {topic}?
does {topic} [appear|come up|turn up] in the last {kind} {where}?
find the newest {kind} {where}, then read what's in there about {topic}
!the freshest {kind} {where}, does it deal with {topic}
how does the latest {kind} {where} put it about {topic}
{topic}, what does the newest {kind} {where} have on that?
would you look up {topic} in the latest {kind} {where}?
!i only care about {topic}, read the last {kind} {where} for that
+[scan the newest {kind} {where} for {topic}|see if the last {kind} {where} covers {topic}]
[did they write about {topic} in the latest {kind} {where}|latest {kind} {where}, and {topic}?]
[i vaguely recall {topic} from the last {kind} {where}, what did it say]
[the newest {kind} {where} should say something on {topic}, what|{topic} as per the last {kind} {where}]
""",
        de="""
was steht in [der|dem] [neuesten|letzten] {kind} {where} [über|zu] {topic}
was sagt [die|das] neueste {kind} {where} zu {topic}
+schau [mal|] in [die|das] neueste {kind} {where}, was da über {topic} steht
+such [die|das] letzte {kind} {where} und sag mir was zu {topic} drinsteht
steht in [der|dem] neuesten {kind} {where} was [über|von] {topic}
+lies [die|das] letzte {kind} {where} und sag mir was zu {topic}
!kommt {topic} in [der|dem] letzten {kind} {where} vor
[neueste|letzte] {kind} {where}: was ist mit {topic}
[gibt's|steht] was zu {topic} in [der|dem] [neuesten|letzten] {kind} {where}?
was ist mit {topic} in [der|dem] [letzten|aktuellsten] {kind} {where}
ich muss wissen, was in [der|dem] neuesten {kind} {where} zu {topic} steht
wird {topic} in [der|dem] [neuesten|letzten] {kind} {where} erwähnt?
+geh [die|das] neueste {kind} {where} durch, was steht da zu {topic}
!laut [der|dem] aktuellsten {kind} {where}, was ist mit {topic}?
taucht {topic} in [der|dem] letzten {kind} {where} auf?
find [die|das] neueste {kind} {where} und lies nach, was zu {topic} drinsteht
!geht's in [der|dem] jüngsten {kind} {where} auch um {topic}
{topic}: was hat [die|das] neueste {kind} {where} dazu?
würdest du {topic} in [der|dem] letzten {kind} {where} nachschlagen?
mich interessiert nur {topic}, lies dafür [die|das] neueste {kind} {where}
!letzte {kind} {where} auf {topic} durchsehen
schau nach was [die|das] jüngste {kind} {where} über {topic} sagt
+[prüf in [der|dem] neuesten {kind} {where}, was zu {topic} steht]
[haben die in [der|dem] letzten {kind} {where} was zu {topic} geschrieben]
[in [der|dem] neuesten {kind} {where} müsste was zu {topic} stehen, was denn]
[wos steht in [der|dem] letzten {kind} {where} zu {topic}|{topic} in [der|dem] neuesten {kind} {where}]
""",
    ),
    "move": Phrases(
        en="""
+[move|put|shift] the [newest|latest|last|most recent] {kind} {where} {to}
find the newest {kind} {where} and [move|put] it {to}
the [latest|newest] {kind} {where} [should go|goes|belongs] {to}
[newest|latest] {kind} {where}, move [it|that] {to}
!take the last {kind} {where} and put it {to}
i just saved a {kind} {where}, move it {to}
[can|could] you move the latest {kind} {where} {to}
the {kind} that came last {where} belongs {to}, move it
+[send|transfer|relocate] the [newest|latest|last] {kind} {where} {to}
look which {kind} {where} is newest and move [it|that one] {to}
would you [put|shift] the [most recent|newest] {kind} {where} {to}?
+move [the last saved|the freshest] {kind} {where} {to}
[last|most recent] {kind} {where} {to}
my download is through, move the newest {kind} {where} {to}
!+bring the latest {kind} {where} over {to}
the newest {kind} {where} shouldn't stay there, move it {to}
i'd like the [latest|newest] {kind} {where} moved {to}
!whichever {kind} {where} is newest, off {to} with it
how about moving the last {kind} {where} {to}
get the latest {kind} {where} and put it {to}
!drag the most recent {kind} {where} {to}
+[stash the newest {kind} {where} {to}|carry the latest {kind} {where} {to}]
[the last {kind} {where} is in the wrong place, move it {to}|mv the newest {kind} {where} {to}]
[tidying up: the latest {kind} {where} goes {to}|the newest {kind} {where} lives {to} from now on]
[could the last {kind} {where} be moved {to}|i want the newest {kind} {where} {to}, not there]
""",
        de="""
+[verschieb|pack|leg|schieb] [die|das] [neueste|letzte|jüngste] {kind} {where} {to}
[die|das] [neueste|letzte] {kind} {where} {to} verschieben
+such [die|das] neueste {kind} {where} und verschieb [sie|es] {to}
[die|das] neueste {kind} {where} [soll|gehört|muss] {to}
!nimm [die|das] letzte {kind} {where} und leg [sie|es] {to}
[kannst|könntest] du [die|das] neueste {kind} {where} {to} verschieben
ich hab grad [eine|ein] {kind} {where} gespeichert, verschieb [die|das] {to}
die {kind}, die {where} zuletzt kam, gehört {to}, verschieb die
+[schaff|bring|räum|beweg] [die|das] [neueste|letzte|jüngste] {kind} {where} {to}
schau welche {kind} {where} am neuesten ist und verschieb [die|sie] {to}
[neueste|letzte|aktuellste] {kind} {where} {to} [verschieben|packen|legen]
[neueste|letzte] {kind} {where} {to}
der Download ist durch, schieb [die|das] neueste {kind} {where} {to}
!würdest du [die|das] jüngste {kind} {where} {to} schaffen?
[die|das] neueste {kind} {where} soll da nicht bleiben, verschieb [sie|es] {to}
ich hätt [die|das] [letzte|neueste] {kind} {where} gern {to} verschoben
!was {where} die neueste {kind} ist, ab {to} damit
zuletzt gespeicherte {kind} {where} {to} verschieben
magst [die|das] letzte {kind} {where} {to} verschieben?
tu [die|das] neueste {kind} {where} {to}
!zieh [die|das] aktuellste {kind} {where} {to} rüber
+[verfrachte [die|das] neueste {kind} {where} {to}|steck [die|das] letzte {kind} {where} {to}]
[[die|das] letzte {kind} {where} liegt falsch, verschieb [die|das] {to}]
[ich räum auf: [die|das] neueste {kind} {where} kommt {to}|mv neueste {kind} {where} {to}]
[[die|das] neiche {kind} {where} ghert {to}|[die|das] letzte {kind} {where} lieber {to} verlegen]
""",
    ),
    "copy": Phrases(
        en="""
+[copy|duplicate] the [newest|latest|last|most recent] {kind} {where} {to}
find the newest {kind} {where} and copy it {to}
put a copy of the [latest|newest] {kind} {where} {to}
[newest|latest] {kind} {where}, copy [it|that] {to}
!i need the last {kind} {where} copied {to}
+[clone|back up|replicate] the [newest|latest|last] {kind} {where} {to}
[can|could] you copy the [latest|newest|last] {kind} {where} {to}?
look which {kind} {where} is newest and copy [it|that one] {to}
the [newest|latest|last] {kind} {where}, a copy [of it|] {to} [please|]
i'd like the [latest|newest] {kind} {where} copied {to}
to be safe, copy the last {kind} {where} {to}
keep the newest {kind} {where} and put a copy {to}
i just saved a {kind} {where}, copy it {to}
!a duplicate of the most recent {kind} {where} {to}
the {kind} that came last {where} should be copied {to}
!whichever {kind} {where} is newest, copy that {to}
would you make a copy of the latest {kind} {where} {to}?
!get the freshest {kind} {where} copied {to}
copy over the last saved {kind} {where} {to}
+[mirror the newest {kind} {where} {to}|drop a copy of the last {kind} {where} {to}]
[cp the newest {kind} {where} {to}|backup of the latest {kind} {where} {to}]
[i want the last {kind} {where} twice, the second one {to}|second copy of the newest {kind} {where} {to}]
[just in case, a copy of the latest {kind} {where} {to}|could the last {kind} {where} be copied {to}]
""",
        de="""
+[kopier|kopiere] [die|das] [neueste|letzte|jüngste] {kind} {where} {to}
[die|das] [neueste|letzte] {kind} {where} {to} kopieren
+such [die|das] neueste {kind} {where} und kopier [sie|es] {to}
leg eine Kopie [der|vom] neuesten {kind} {where} {to}
!ich brauch [die|das] letzte {kind} {where} als Kopie {to}
+[dupliziere|sicher] [die|das] [neueste|letzte] {kind} {where} {to}
[kannst|könntest] du [die|das] [neueste|letzte] {kind} {where} {to} kopieren?
schau welche {kind} {where} am neuesten ist und kopier [die|sie] {to}
[neueste|letzte] {kind} {where} {to} kopieren
ich hätt [die|das] [neueste|letzte] {kind} {where} gern {to} kopiert
sicherheitshalber [die|das] letzte {kind} {where} {to} kopieren
[die|das] neueste {kind} {where} soll bleiben, aber eine Kopie {to}
ich hab grad [eine|ein] {kind} {where} gespeichert, kopier [die|das] {to}
!ein Duplikat [der|vom] jüngsten {kind} {where} {to}
mach [mal|] eine Kopie [der|vom] [letzten|neuesten] {kind} {where} {to}
!was {where} die neueste {kind} ist, das {to} kopieren
würdest du [die|das] aktuellste {kind} {where} {to} kopieren?
Kopie [der|vom] neuesten {kind} {where} {to}
!zuletzt geänderte {kind} {where}, davon eine Kopie {to}
+[spiegel [die|das] neueste {kind} {where} {to}|tu eine Kopie [der|vom] letzten {kind} {where} {to}]
[cp neueste {kind} {where} {to}|Backup [der|vom] neuesten {kind} {where} {to}]
[ich will [die|das] letzte {kind} {where} doppelt haben, einmal auch {to}]
[zur Sicherheit eine Kopie [der|vom] letzten {kind} {where} {to}|moch a Kopie vom neichn {kind} {where} {to}]
""",
    ),
    "trash": Phrases(
        en="""
+[delete|trash|remove|throw away] the [newest|latest|last] {kind} {where}
find the newest {kind} {where} and [delete|trash] it
i [downloaded|saved] the wrong {kind} {where}, delete the newest [one|]
!the last {kind} {where} can go, [delete it|bin it]
i don't need the [newest|latest|last] {kind} {where} [anymore|], delete it
the [latest|newest] {kind} {where} was a mistake, [delete it|bin it|trash it]
[can|could] you [delete|trash|bin] the [newest|latest|last] {kind} {where}?
look which {kind} {where} is newest and [delete|trash|bin] it
[newest|latest|last] {kind} {where}: [delete|trash|bin]
+get rid of the [newest|latest|most recent] {kind} {where}
+[dump|scrap|discard] the [last|newest] {kind} {where}
!the {kind} that came last {where} is rubbish, away with it
i'd like the latest {kind} {where} deleted
the most recent {kind} {where} has to go
!into the bin with the newest {kind} {where}
would you remove the last saved {kind} {where}?
!+erase the freshest {kind} {where}
+put the latest {kind} {where} in the [trash|bin]
+[toss the newest {kind} {where}|chuck out the last {kind} {where}]
[the last {kind} {where} is a dud, remove it|rm the newest {kind} {where}]
[nobody needs the latest {kind} {where}, delete it|away with the newest {kind} {where}]
[i saved the last {kind} {where} twice, trash the newest|no use for the newest {kind} {where}, delete]
""",
        de="""
+[lösch|lösche|entferne] [die|das] [neueste|letzte|jüngste] {kind} {where}
[die|das] [neueste|letzte] {kind} {where} [löschen|wegwerfen]
+such [die|das] neueste {kind} {where} und lösch [sie|es]
!wirf [die|das] letzte {kind} {where} weg
ich brauch [die|das] [neueste|letzte] {kind} {where} nicht mehr, [lösch|weg damit]
[die|das] [neueste|letzte] {kind} {where} war ein Versehen, [löschen|weg damit]
[kannst|könntest] du [die|das] [neueste|letzte] {kind} {where} [löschen|wegwerfen]?
schau welche {kind} {where} am neuesten ist und lösch [die|sie]
[neueste|letzte|jüngste] {kind} {where} [löschen|wegwerfen|entfernen]
+schmeiß [die|das] [neueste|letzte] {kind} {where} weg
+[entsorg|entsorge] [die|das] [letzte|neueste] {kind} {where}
!was {where} als letzte {kind} kam, ist Müll, weg damit
ich hätt [die|das] [letzte|neueste] {kind} {where} gern gelöscht
[die|das] [aktuellste|neueste|letzte] {kind} {where} [muss weg|kann weg|gehört gelöscht]
!ab in den Papierkorb mit [der|dem] neuesten {kind} {where}
hab [die|das] falsche {kind} {where} gespeichert, lösch [die|das] letzte
!+hau [die|das] jüngste {kind} {where} in die Tonne
+leg [die|das] neueste {kind} {where} in den Papierkorb
+[kick [die|das] neueste {kind} {where}|feuer [die|das] letzte {kind} {where} weg]
[[die|das] letzte {kind} {where} ist Schrott, lösch [die|das]|rm neueste {kind} {where}]
[kein Mensch braucht [die|das] neueste {kind} {where}, löschen|weg mit [der|dem] letzten {kind} {where}]
[[die|das] neiche {kind} {where} ghert weg|[die|das] letzte {kind} {where} soll verschwinden]
""",
    ),
    "rename": Phrases(
        en="""
+rename the [newest|latest|last] {kind} {where} to {name}
find the newest {kind} {where} and [call it|rename it to|name it] {name}
the [latest|newest] {kind} {where} should be called {name}
!give the last {kind} {where} the name {name}
+[name|call] the [newest|latest|last] {kind} {where} {name}
[can|could] you rename the [newest|latest|last] {kind} {where} to {name}?
look which {kind} {where} is newest and [rename it to|call it] {name}
[newest|latest|last] {kind} {where}: rename to {name}
the [newest|last] {kind} {where} has a stupid name, make it {name}
+change the name of the [latest|newest] {kind} {where} to {name}
{name} is what the [newest|latest] {kind} {where} should be called
i'd like the last {kind} {where} [renamed to|named] {name}
i just saved a {kind} {where}, [call it|name it] {name}
!from now on the newest {kind} {where} is named {name}
the name of the latest {kind} {where} [should be|ought to be] {name}
!the {kind} that came last {where}, title it {name}
would you name the most recent {kind} {where} {name}?
!new name for the last {kind} {where}: {name}
+[retitle the newest {kind} {where} to {name}|label the last {kind} {where} {name}]
[the last {kind} {where} needs a proper name: {name}|mv the newest {kind} {where} to the name {name}]
[nobody understands the name of the latest {kind} {where}, call it {name}]
[could the newest {kind} {where} be called {name}|{name} as the name of the last {kind} {where}]
""",
        de="""
+benenn [die|das] [neueste|letzte] {kind} {where} in {name} um
[die|das] [neueste|letzte] {kind} {where} in {name} umbenennen
+such [die|das] neueste {kind} {where} und nenn [sie|es] {name}
!gib [der|dem] letzten {kind} {where} den Namen {name}
+nenn [die|das] [neueste|letzte|jüngste] {kind} {where} {name}
[kannst|könntest] du [die|das] [neueste|letzte] {kind} {where} in {name} umbenennen?
schau welche {kind} {where} am neuesten ist und nenn [die|sie] {name}
[neueste|letzte] {kind} {where} in {name} umbenennen
[die|das] [neueste|letzte] {kind} {where} heißt blöd, nenn [sie|es] {name}
+ändere den Namen [der|vom] [neuesten|letzten] {kind} {where} auf {name}
[die|das] [neueste|letzte] {kind} {where} soll {name} heißen
ich hätt [die|das] letzte {kind} {where} gern als {name}
ich hab grad [eine|ein] {kind} {where} gespeichert, nenn [die|das] {name}
!ab jetzt heißt [die|das] neueste {kind} {where} {name}
der Name [der|vom] neuesten {kind} {where} soll {name} sein
!was {where} zuletzt als {kind} kam, heißt künftig {name}
würdest du [die|das] aktuellste {kind} {where} {name} nennen?
!neuer Name für [die|das] letzte {kind} {where}: {name}
+[tauf [die|das] neueste {kind} {where} {name}|betitel [die|das] letzte {kind} {where} mit {name}]
[[die|das] letzte {kind} {where} braucht einen gescheiten Namen: {name}]
[den Namen [der|vom] neuesten {kind} {where} versteht keiner, mach {name} draus]
[könnte [die|das] neueste {kind} {where} {name} heißen|{name} als Name für [die|das] letzte {kind} {where}]
""",
    ),
}
"""By what is done."""
