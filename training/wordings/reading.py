"""How people ask for what is written in a file."""

from training.phrases import Phrases

ALL = Phrases(
    en="""
+read [me|] {p} [to me|out|out loud|]
cat {p}
[what's|what is|whats] in {p}
what does {p} [say|contain|have in it]
+show me [the contents|what's inside|the content|the text] of {p}
+print [out|] [the contents of|] {p}
[contents|content|text] of {p}
{p} contents
what is written in {p}
+tell me what's in {p}
+dump {p}
i want to know what's in {p}
what [stands|is] in the file {p}
+read the file {p}
+read [me|] the {p} [to me|]
what does the {p} say
what is in [the|my] {p}
less {p}
more {p}
[can|could] you read {p} for me
+output {p}
what do i have in {p}
let me [read|know what's in] {p}
{p}, what's in there
i forgot what i wrote in {p}
what did i [write|note|put] in {p}
have a look [into|in|inside] {p} and tell me what's there
my eyes are tired, read {p} to me
+show the text in {p} here
type out {p}
!+read aloud {p}
!what text is in {p}
!+tell me the contents of {p}
!what's inside of {p}
bat {p}
i'd like to hear {p}
+recite {p}
+paste [the contents of|the text of|what's in] {p} [here|into the chat]
+spit out {p}
+quote {p} in full
i don't want an editor, just [print|show] the text of {p} here
can't remember what {p} was about, read it
{p} says what exactly
[full|whole|entire|complete] [text|content] of {p}
would it be possible to [hear|get] the contents of {p}
what did {p} say again
i wonder what {p} says
wanna know what's [inside|in] {p}
+give me the [whole|full] text of {p}
{p}, every line of it
the words in {p}
the file {p}, what stands written inside
my glasses are gone, read {p} [to me|aloud]
!i'm cooking, so let me hear {p}
!mind telling me what {p} holds
!text dump of {p}
[remind me what {p} says|refresh my memory on the text of {p}|what's the wording of {p}]
[{p} as plain text here|what {p} says, please|{p} word for word|view the text of {p} right here]
+[narrate|echo|display the text of|write out the text of] {p}
{p}: text please
{p}, read it
{p}, what does it say
{p} out loud please
text of the file {p}
what's written down in {p}
what have i got written in {p}
what's the text in {p}
what does it say in {p}
+read {p} from start to finish
+read through {p} aloud
+let me hear what {p} says
+show what's written in {p}
would you read {p} to me
would you mind reading out {p}
may i hear {p}
i need the text of {p}
i need to know what {p} says
i'd like the text of {p} read out
i want {p} read aloud
can't open an editor now, read me {p}
could you tell me what's written in {p}
reading {p} aloud please
read {p} please
reading of {p}
{p} read out
{p} aloud
{p} as text
{p} here in the chat as text
{p} content please
{p}?? what's written there
{p} to be read to me
nl {p}
batcat {p}
type {p}
echo the text of {p}
what's {p} say
what have they put in {p}
what text does {p} have
what do we have written in {p}
what was in {p} again
what was the content of {p}
what words are in {p}
is anything written in {p}? read it
is {p} empty? if not, read it
has {p} got any text in it? read it
do you know what's in {p}
can you look into {p} and read it out
can you show what's in {p} as text
could you cat {p}
could you read through {p} for me
would you check what {p} contains
how does {p} go, word for word
how does the text of {p} go
i'd like to know what's written in {p}
i'd like {p} read to me
i have to know what's in {p}
i never read {p}, what does it say
i got {p} from a friend, what's in it
i'm too lazy to open {p}, read it to me
no window please, just the text of {p}
let's hear {p}
let's read {p}
all of {p}, read out
+give me the text of {p}
+give me what's in {p}
+pour the contents of {p} in here
+look into {p} and read it to me
+spell out what's in {p}
""",
    de="""
+lies [mir|mal|] {p} [vor|]
was steht in {p} [drin|]
was steht [denn|eigentlich|] [drin|] in {p}
+zeig [mir|mal|] [den Inhalt|den Text|was drinsteht] von {p}
Inhalt von {p}
cat {p}
+gib [mir|] {p} aus
+lies [mal|] die Datei {p} [vor|]
was ist in {p} [drin|]
{p} [vorlesen|lesen|ausgeben]
ich will wissen[,|] was in {p} steht
was hab ich in {p} [geschrieben|notiert|reingeschrieben]
[kannst du|könntest du|kannste|magst du] [mir|] {p} vorlesen
[kannst du|könntest du] mal in {p} reinschauen
+schau [mal|] in {p} [rein|nach] [und sag mir was drinsteht|was da steht]
+guck mal in {p} was da [steht|drin ist]
was steht in der Datei {p}
+lies [mir|mal|] die {p} vor
was steht in [der|meiner] {p} [drin|]
sag mir[,|] was in {p} steht
[wos|wat] steht [n|denn|] in {p} [drinna|drin|]
{p}, was steht da drin
+druck mir {p} aus, hier [im Chat|]
der Text von {p} [bitte|]
was sagt {p}
less {p}
ich hab vergessen was in {p} steht
+zeig mir hier {p} als Text
!+lies mir bitte vor was in {p} steht
!was [findet sich|befindet sich] in der Datei {p}
!welchen Inhalt hat {p}
!mal reinlesen in {p}
bat {p}
Text aus {p} [bitte|]
+spuck [mal|] den Inhalt von {p} aus
+trag [mir|] {p} vor
ich hab die Brille nicht da, lies [mir|] {p} vor
keine Ahnung mehr was in {p} [stand|steht], [zeig den Text|lies vor]
ich brauch keinen Editor, nur den Text von {p} hier
{p} im Volltext
[gesamter|ganzer|kompletter] [Text|Inhalt] von {p}
wie lautet der Text in {p}
+schreib mir hier hin was in {p} steht
+les [mir|mal|] {p} vor
wie wär's wenn du mir {p} vorliest
dürfte ich [hören|erfahren] was in {p} steht
was [stand|war] [nochmal|gleich nochmal|noch gleich] in {p}
{p} bitte [laut|ganz|komplett] vorlesen
[i mecht wissn wos|mecht wissen was|i wett wüsse was] in {p} steht
wat steiht in {p}
+verrat mir was in {p} steht
[was|welcher Text] ist in {p} gespeichert
!ich bin neugierig was {p} enthält
!+geh {p} mal Zeile für Zeile mit mir durch
!+dump mal {p}
[erinner mich, was in {p} steht|wie ist der Wortlaut von {p}|was hat {p} für einen Inhalt]
[{p} als Text hier|lass [mal|] hören, was in {p} steht|ich möcht {p} hören|was schreib ich in {p}]
+[rezitier|zeig den Wortlaut von|verlies|zitier mir den Text aus] {p}
{p}: Text bitte
{p}, lies vor
{p}, was sagt die
{p} laut bitte
Text der Datei {p}
was steht geschrieben in {p}
was hab ich in {p} drinstehen
was ist der Text in {p}
+lies {p} von Anfang bis Ende vor
+lies {p} laut vor
+lass mich hören, was in {p} steht
+zeig, was in {p} geschrieben steht
würdest du mir {p} vorlesen
würd's dir was ausmachen, {p} vorzulesen
darf ich {p} hören, vorgelesen
ich brauch den Text von {p}
ich muss wissen, was in {p} steht
ich hätt {p} gern vorgelesen
ich will {p} vorgelesen bekommen
ich kann grad keinen Editor aufmachen, lies mir {p} vor
könntest du mir sagen, was in {p} steht
was staht i {p}
wos steht'n in {p}
Vorlesen bitte: {p}
lies {p} bitte
{p} vorgelesen
{p} laut
{p} als Text
{p} hier im Chat als Text
{p} Inhalt bitte
{p}?? was steht da
nl {p}
batcat {p}
type {p}
Text: {p}
Inhalt: {p}
Inhalt der Datei {p}
was haben die in {p} geschrieben
was für ein Text ist in {p}
was haben wir in {p} stehen
was war der Inhalt von {p}
was gibt's in {p} zu lesen
was liest man in {p}
steht was in {p}? lies vor
ist {p} leer? wenn nicht, lies vor
hat {p} einen Text drin? lies vor
weißt du, was in {p} steht
kannst du in {p} schauen und vorlesen
kannst du {p} als Text anzeigen
könntest du {p} catten
könntest du {p} für mich durchlesen und vorlesen
würdest du schauen, was {p} enthält
wie geht der Text von {p}
wie heißt es in {p}, Wort für Wort
ich wüsst gern, was in {p} steht
ich möcht, dass du {p} vorliest
ich hab {p} nie gelesen, was steht da
ich hab {p} von einem Freund, was ist drin
ich bin zu faul, {p} zu öffnen, lies vor
kein Fenster bitte, nur den Text von {p}
hören wir uns {p} an, also lies vor
ganz {p} bitte vorlesen
+gib mir den Text von {p}
+gib mir den Inhalt von {p}
+kipp den Inhalt von {p} hier rein
+schau in {p} und lies vor
+schreib den Text von {p} hier in den Chat
les ma {p} vor
lis mer {p} vor
""",
)
VAGUE = Phrases(
    en="""
+read [me|] {the} {where} [to me|aloud|]
what does {the} {where} say
[what's|what is] in {the} {where}
+show me [the contents of|what's in] {the} {where}
what did i write in {the} {where}
+find {the} {where} and read it [to me|]
+search {the} {where} and tell me what's in it
[contents|text] of {the} {where}
+look up {the} {where} and read it out
tell me what {the} {where} says
i want to hear {the} {where}
{where} there is {a}, read it [to me|]
[can|could] you read {the} {where} [to me|aloud|]
what was in {the} {where} again
what stands in {the} {where}
+look into {the} {where} and tell me what it says
{the} {where}, what does it say
+open {the} {where} and read it to me
i forgot what {the} {where} says
read {what} {where}
+give me the text of {the} {where}
!what is written in {the} {where}
!+go through {the} {where} and read it to me
+recite {the} {where}
+get {the} {where} and print the text
{what} {where}, [full text|contents|read out]
there's {a} {where}, what's written in it
+dig out {the} {where} and read it aloud
+fetch {the} {where}, i want to hear what it says
i can't see well, please read me {the} {where}
refresh my memory, what's in {the} {where}
what did {the} {where} say [again|exactly]
[wanna|want to] know what's in {the} {where}
+print the text of {the} {where}
+show the text of {the} {where} [here|]
would it be possible to hear {the} {where}
+locate {the} {where} and [cat it|print it here|give me its text]
cat {what} {where}
i wonder what i [wrote|noted] in {the} {where}
i need to hear {the} {where} word for word
before my meeting: what does {the} {where} say
+take {the} {where} and read out what's in it
my hands are dirty, read {the} {where} to me
!+quote {the} {where} to me
!{what} {where}, what stands in there
!i'd love to know what {the} {where} says
[remind me what {the} {where} says|what's the wording of {the} {where}|find {what} {where}, then read it]
[let me hear {the} {where}|i can't recall {the} {where}, read it out|the text in {the} {where}, please]
+[pick out|look for] {the} {where} and [recite it|read me what it says|print its text here]
{the} {where}, read it
{the} {where} please, read aloud
{the} {where}: contents
{the} {where} read out loud please
what's written in {the} {where}
what have i written in {the} {where}
what does it say in {the} {where}
what have i got in {the} {where}
does {the} {where} say anything interesting? read it
+read through {the} {where} aloud
+read {the} {where} word for word
+find {the} {where}, i want to hear the text
+find {the} {where} and show me the text
+find {the} {where} and give me its contents
+find out what {the} {where} says
+search for {the} {where} and read the text to me
+show me the text of {the} {where}
+display the contents of {the} {where}
+type out {the} {where} for me
+spell out what {the} {where} says
would you read me {the} {where}
would you mind reading {the} {where} aloud
could you find {the} {where} and tell me what's written there
may i hear {the} {where}
i want {the} {where} read to me
i'd like {the} {where} read aloud
i need to know what {the} {where} says
i need the text of {the} {where}
i can't remember what's in {the} {where}
i wrote {a} {where}, what does it say
i got {a} {where} and want to hear what it says
somewhere there's {a} {where}, read it to me
there must be {a} {where}, what's its text
{the} {where}, aloud please
{the} {where}: what's in there
{the} {where}, what was in it
{the} {where}, word for word
{what} {where}: read it
{what} {where}: text
{what} {where}, what's written there
{what} {where}, find and read it
{what} {where}, read aloud please
what have they written in {the} {where}
what text is in {the} {where}
what info is in {the} {where}
what was the text of {the} {where}
what's {the} {where} about, read it to me
where's {the} {where}, and what does it say
do i have {a} {where}? read it to me
is there {a} {where}? what does it say
got {a} {where}? read it out
do you know what's written in {the} {where}
has {the} {where} anything in it? read it
can you find {the} {where} and read it out
can you tell me what {the} {where} says
could you look into {the} {where} and read it
could i hear {the} {where}
would you tell me what's written in {the} {where}
how does {the} {where} go, read it
i never read {the} {where}, what does it say
i'm too lazy to open {the} {where}, read it to me
i want to know what {the} {where} says
i'd like to hear {the} {where}
i must know what's in {the} {where}
my eyes are bad, read {the} {where} out
no window please, just the text of {the} {where}
i lost {the} {where}, find it and read it to me
let's hear {the} {where}
let's hear what {the} {where} says
all of {the} {where}, read out
cat {the} {where}
+find {the} {where} and cat it
+give me what's in {the} {where}
+hunt for {the} {where} and read it to me
+look into {the} {where} and read it out
+narrate {the} {where}
""",
    de="""
+lies [mir|mal|] {the} {where} vor
was steht [in|drin in] der {what} {where}
+zeig mir den Inhalt von der {what} {where}
+such {the} {where} und lies [sie|es] vor
+find {the} {where} und sag mir[,|] was drinsteht
was hab ich in der {what} {where} geschrieben
sag mir was in der {what} {where} steht
{what} {where} vorlesen
ich will {the} {where} hören, lies vor
[kannst du|könntest du] {the} {where} vorlesen
was sagt {nom} {where}
[kannst du|könntest du|kannste] [mal|] in {the} {where} reinschauen und vorlesen
ich hab vergessen was in der {what} {where} steht
{nom} {where}, was steht da drin
+schau in {the} {where} rein und sag was da steht
was stand nochmal in der {what} {where}
{where} liegt {what}, lies [das|mal|] vor
+gib mir den Text von der {what} {where}
[wos|wat] steht in der {what} {where}
+lies {what} {where}
+öffne {the} {where} und lies vor
+hol {the} {where} und lies vor
!was steht denn in der {what} {where} drin
!+lies mir doch {the} {where} vor
+trag mir {the} {where} vor
+kram {the} {where} raus und lies vor
+grab {the} {where} aus und sag mir den Inhalt
Text [von|aus] {what} {where}
{what} {where}, Inhalt [bitte|zeigen|]
was stand gleich nochmal in {what} {where}
{nom} {where}, wie lautet der Text
ich würd gern hören was in {what} {where} steht
meine Augen sind müde, lies [mir|] {the} {where} vor
mag nicht selber lesen, [trag|lies] mir {the} {where} vor
+hol mal {the} {where} und zeig mir den Text
wär toll wenn du mir {the} {where} vorliest
[wie wär's|was hältst du davon], du liest mir {the} {where} vor
+verrat mir was in {what} {where} steht
hilf mir auf die Sprünge, was steht in {what} {where}
+les {the} {where} vor
{the} {where} suchen und [vorlesen|Inhalt ausgeben|den Text zeigen]
gib mal wieder was in {what} {where} steht
+lies mal {the} {where}, [wortwörtlich|komplett|von vorn bis hinten]
[i mecht|mecht] {the} {where} vorglesn kriegn
ich hab {the} {where} nicht im Kopf, was steht da
!{nom} {where} bitte im Wortlaut
!was hab ich mir denn in {what} {where} notiert
!+such {the} {where} raus und gib den Text aus
[erinner mich, was in der {what} {where} steht|Wortlaut der {what} {where}|was les ich in der {what} {where}]
[lass hören, was in der {what} {where} steht|mir entfällt, was in der {what} {where} steht, lies vor]
+[fisch|klaub] {the} {where} raus und [lies vor|sag mir was drinsteht|gib mir den Text hier aus]
{the} {where}, lies vor
{the} {where} bitte vorlesen
{nom} {where}: Inhalt
{nom} {where}: was steht drin
{nom} {where}, was hab ich da geschrieben
{nom} {where} bitte laut vorlesen
was steht in {what} {where}
was hab ich in {what} {where} drin
sag, was in {what} {where} steht
+lies {the} {where} laut vor
+lies {the} {where} Wort für Wort vor
+find {the} {where}, ich will den Text hören
+find {the} {where} und zeig mir den Text
+find {the} {where} und gib mir den Inhalt
+find raus, was in {what} {where} steht
+such {the} {where} und trag den Text vor
+such {the} {where} und sag mir, was da drinsteht
+zeig mir den Text von {what} {where}
+gib den Inhalt von {what} {where} aus
würdest du mir {the} {where} vorlesen
wärst du so gut und liest mir {the} {where} vor
darf ich {the} {where} hören, vorgelesen
ich will {the} {where} vorgelesen bekommen
ich hätt gern {the} {where} vorgelesen
ich muss wissen, was in {what} {where} steht
ich brauch den Text aus {what} {where}
ich weiß nicht mehr, was in {what} {where} steht
ich hab {a} {where}, was steht da drin
irgendwo ist {a} {where}, lies mir das vor
da gibt's {a} {where}, was steht da
{the} {where} laut bitte
{the} {where}: vorlesen
{the} {where}, Wort für Wort vorlesen
{nom} {where}, was war da drin
{what} {where}: lies vor
{what} {where}: Text
{what} {where}, was steht da geschrieben
{what} {where} finden und vorlesen
{what} {where} laut vorlesen bitte
was haben die in {what} {where} geschrieben
was für ein Text ist in {what} {where}
was war der Text von {what} {where}
worum geht's in {what} {where}, lies vor
wo ist {nom} {where}, und was steht drin
hab ich {a} {where}? lies vor
gibt's {a} {where}? was steht drin
haben wir {a} {where}? lies das vor
weißt du, was in {what} {where} steht
steht in {what} {where} was? lies vor
kannst du {the} {where} suchen und vorlesen
kannst du mir sagen, was in {what} {where} steht
könntest du {the} {where} finden und mir den Text geben
könnt ich {the} {where} hören
würdest du mir sagen, was in {what} {where} steht
wie geht der Text von {what} {where}
ich hab {the} {where} nie gelesen, was steht drin
ich bin zu faul, {the} {where} zu öffnen, lies vor
ich will wissen, was in {what} {where} steht
ich möcht {the} {where} hören
ich brauch {the} {where} vorgelesen
meine Augen sind schlecht, lies {the} {where} vor
kein Fenster bitte, nur den Text von {what} {where}
find {the} {where} und lies mir das vor
hören wir, was in {what} {where} steht
ganz {the} {where} vorlesen bitte
+gib mir, was in {what} {where} steht
+such {the} {where} und cat das
+schau, was in {what} {where} geschrieben steht
+stöber {the} {where} auf und lies vor
+schreib mir den Text von {what} {where} hier hin
les ma {the} {where} vor
lis mer {the} {where} vor
""",
)
BARE = Phrases(
    en="""
+read [it|the file|a file|that|this] [to me|]
read [something|a document] [for me|]
what does [it|the file|the document] say
what's in the file
+show me the contents
cat
!+read out the document
!what is in this document
i want you to read a file
i need something read [out|aloud|to me]
reading a file, [please|can you]
read [out|aloud]
[file|document] contents
i'd like to hear a [document|file|text]
there's a file i want to know the contents of
what's written in [the|that] document
+print the [contents|text] of a file
[can|could] you tell me what a file says
+cat a file
[file|document] reading
my eyes hurt, read [it|the text|the document] to me
tell me what's in [the|that] [text|document]
would you read me something
+recite the text
text of the file
i forgot what the file says
!let me know what stands in the file
!what's inside that text file
!something to be read to me
[narrate something|reading time|let me hear what it says|what's its text]
[i want to hear what's in a file|show a file's text|display the text|what did i write there]
read
read please
read file
read aloud please
file text please
+read me a file
+read me the text
+read out a file
+read the text aloud
+show me what's in a file
+show the text of a document
+give me the text of a file
+give me the contents of the document
+print a file
+print it here as text
+output a file's content
+dump the text
+tell me what the document says
+let me hear the document
reading aloud, please
a file's contents please
contents of a file
the contents of the document
what's in a certain file
what does the text say
what was in that file again
what did i write in that file
what did the document say
can you read files? do it
can you read aloud
can you read me a text
could you read the document
could you tell me what's in the file
would you mind reading a text to me
would it be possible to hear a file
may i hear a text file
how about reading me a text
i want to hear a text
i want to know what a document says
i'd like to know what's in a file
i need the contents of a file
i need to know what the file says
i can't read this small font, read it to me
i don't have my glasses, read it for me
wanna hear what the file says
time for reading a file
would you be my eyes and read a text
be so good as to read a file out
please read me what's written there
read it out
read it aloud
read it to me please
read me something
read me a text
read for me
read the document aloud
read a text file
reading please
file reading please
open and read? no, just read a file
the document, read it
the text, read it to me
a file, read aloud
what's written there
what's it say
what does a certain file say
what do my notes say
what's in my document
what's in the text
what is in the file
what's inside a file
can you read
can you read a file to me
can you read me a document
could you read a text aloud
could you read me something
will you read to me
would you read a file for me
would you read out the text
i want to hear the document
i want you to read me something
i need a file read
i need you to read the document
i'd like to have a document read to me
i'd like you to read a file
i have a file to be read
there's a text you could read me
let me hear a text
give me the text
show the text
the contents please
text please
please read the file
please read aloud
bring me the contents of a file
""",
    de="""
+lies [die Datei|das|sie|was|eine Datei] vor
was steht [drin|in der Datei|in dem Dokument]
+lies [mal|] vor
vorlesen
+zeig mir den Inhalt
cat
[kannst du|könntest du] [was|etwas] vorlesen
!was ist in dem Dokument
!+lies mir das Dokument vor
ich will eine Datei lesen
ich hätt gern was vorgelesen
[Datei|Text|Dokument] [vorlesen|lesen|ausgeben]
was steht in [der Textdatei|dem Text|der einen Datei]
lies
lesen
ich brauch den [Inhalt|Text] von einer Datei
Inhalt [der Datei|vom Dokument|einer Datei]
+trag [mal|] [den Text|das Dokument] vor
mir tun die Augen weh, lies du [vor|mal]
[magst du|kannste|würdest du] mir [eine Datei|einen Text] vorlesen
+gib den Text aus
sag mir was in einer Datei steht
was steht'n da drin in der Datei
+gib [eine|die] Datei aus
ich weiß nicht mehr was in der Datei steht
wos steht drin in [da|der] Datei
Text bitte vorlesen
da gibt's eine Datei, deren Inhalt ich wissen will
+read mal die Datei
!ich möchte was vorgelesen bekommen
!Dateiinhalt ausgeben
!was hat die Datei für einen Inhalt
[wie lautet der Text|lass hören was drinsteht|den Text bitte zeigen]
[ich will hören, was in einer Datei steht|zeig den Text einer Datei|was hab ich da geschrieben]
vorlesen bitte
eine Datei lesen
lies was
lies mal was
lies bitte
Dateitext bitte
+lies mir eine Datei vor
+lies mir was vor
+lies den Text laut vor
+lies eine Textdatei
+zeig mir, was in einer Datei steht
+zeig den Inhalt vom Dokument
+gib mir den Text einer Datei
+gib mir den Inhalt vom Dokument
+gib das hier als Text aus
+spuck den Inhalt aus
+sag mir, was das Dokument sagt
+lass mich das Dokument hören
+trag mir was vor
laut vorlesen bitte
den Inhalt einer Datei bitte
was steht in einer bestimmten Datei
was sagt der Text
was stand nochmal in der Datei
was hab ich in die Datei geschrieben
kannst du Dateien lesen? dann mach
kannst du vorlesen
kannst du mir einen Text vorlesen
könntest du das Dokument vorlesen
könntest du mir sagen, was in der Datei steht
ginge es, mir eine Datei vorzulesen
dürft ich einen Text hören
wie wär's mit Vorlesen
ich will einen Text hören
ich will wissen, was in einem Dokument steht
ich wüsst gern, was in einer Datei steht
ich muss wissen, was in der Datei steht
die Schrift ist mir zu klein, lies es vor
ich hab keine Brille da, lies es mir vor
moag wos vorglesen kriegn
les mer öppis vor
lees mi wat vör
leih mir deine Augen und lies einen Text vor
Lesestunde bitte
mich würd interessieren, was in einer Datei steht
sei so gut und lies eine Datei vor
lies eine Datei
lies es vor
lies das mal vor
lies mir vor
lies vor bitte
lies mal
lies laut
Datei lesen bitte
Datei vorlesen bitte
ein Dokument lesen
ein Dokument vorlesen bitte
den Text vorlesen
eine Textdatei vorlesen
das Dokument, lies es vor
was steht da
was steht da drin
was sagt das Dokument
was steht in meinem Dokument
was steht in meinen Notizen
was steht im Text
was ist in der Datei drin
was ist der Inhalt
kannst du lesen
kannst du mir eine Datei vorlesen
kannst du mir ein Dokument vorlesen
könntest du mir was vorlesen
könntest du einen Text vorlesen
würdest du mir vorlesen
würdest du den Text vorlesen
magst mir was vorlesen
tätst mir was vorlesen
ich will das Dokument hören
ich will, dass du mir was vorliest
ich brauch was vorgelesen
ich brauch den Inhalt einer Datei
ich möchte eine Datei lesen
ich hätt da eine Datei zum Vorlesen
da ist ein Text, lies ihn vor
lass mich einen Text hören
gib mir den Text
zeig den Text
den Inhalt bitte
Text bitte
bitte lies die Datei
bitte laut vorlesen
""",
)
