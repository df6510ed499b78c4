"""How people go on from a file that was found: open it, open it by its name, read it."""

from training.phrases import Phrases

IT = Phrases(
    en="""
[just|now] open [it|that]
[that's|this is] what i [meant|want], open
+bring it up
open pls
y, open it
+double click it
i want to [see|open|edit] it
[yes|ok] show [it|me]
+open [it|that|that one|this|it up]
[yes|yeah|yep|ok|sure], open it
[yes|yep|ok], [open|show me] [that|that one|it] [please|]
+show [it|me that one|it to me]
+[launch|view] [it|that]
that's [it|the one], open it
great, open [it|that]
open
[can|could] i see it
[let me|lemme] see it
!go ahead and open it
!perfect, show it to me
[nice|cool|lovely|sweet], open [it|that]
[there it is|found it|that's it], [open|show me]
+pull it up
+pop it open
[go|go on|do it], open
[could|would] you open [it|that|that one] [please|]
i need it open
[right|alright|good], let's see it
+fire it up
bring that one up for me
open with the default app
i'd like to [see|have a look at] it
have a look inside, open it
yes [that one|this one]
+put it on [the|my] screen
+view the file
mind opening it
!let's have it then
!+get that one up on the screen
!that's what i was after, open
that'll do, [open|show me]
[correct|right|bingo|exactly], [open|show] [it|that]
i'd appreciate it if you opened it
+load it
could do with it on my screen
found, nice, [open|show] it
would be nice to [see|have] it open
may i [see|have a look at] it
well then, open it
okey dokey, open [it|that]
please do open it
it is, so open it
""",
    de="""
[jetzt|dann] [öffnen|aufmachen|mach auf]
[das|die] meinte ich, [aufmachen|öffnen]
+hol [sie|es|das] her
öffnen bitte
j, öffnen
ich will [sie|das|es] [sehen|öffnen|bearbeiten]
[ja|ok] zeig [her|mal]
doppelklick drauf
+[öffne|öffn] [es|sie|die|das|sie mal|das mal]
+mach [sie|es|die|das|die mal] auf
ja[,|] [öffnen|mach auf|öffne sie|aufmachen] [bitte|]
+zeig [sie|es|mal|mir die|mir das|her]
aufmachen
öffnen
[genau die|ja genau die|das ist sie], [mach auf|öffne sie|aufmachen]
[kannst du|magst] die [öffnen|aufmachen]
[super|passt|gut], [öffne|öffnen|mach auf]
[lass|lass mal] sehen
!ja die, [auf damit|bitte öffnen]
!prima, mach sie mir auf
[top|geil|perfekt|danke], [aufmachen|mach auf|öffnen]
[da ist sie|da ist es|gefunden], [auf damit|öffnen|zeig]
+blend [sie|die|das] ein
los, [öffnen|aufmachen]
[würdest|könntest] du [die|das|sie] [bitte|] [öffnen|aufmachen]
die brauch ich offen
[gut|na gut|passt], dann [zeig|lass sehen|aufmachen]
moch [s|des|die|dat] [auf|uff|op]
+open [mal|] [die|das]
+starte [sie|die|das]
mit dem Standardprogramm öffnen
ich würd [sie|die|das] gern [sehen|anschauen]
die will ich [sehen|haben|anschauen]
ja [die da|genau|die bitte]
auf den [Schirm|Bildschirm] damit
reinschauen bitte, öffnen
darf ich [sie|die|das] sehen
!na dann her damit
!+lass die mal aufgehen
!danach hab ich gesucht, öffnen bitte
[bingo|richtig|stimmt], [aufmachen|mach auf|öffne sie]
+klapp [sie|das|die] auf
die ist es, [öffnen|auf damit|aufmachen]
+lade [sie|die|das]
wär nett, wenn du [sie|die|das] aufmachst
könnt ich [die|das|sie] [mal|] [sehen|haben]
na dann, [öffnen|aufmachen|zeig]
jo, moch auf
[sehr gut|wunderbar|endlich], [öffnen|aufmachen|zeig her]
+klick [sie|die] [mal|] an
sei so gut und öffne [sie|die|das]
hau [sie|die|das] auf den Schirm
""",
)
READ_IT = Phrases(
    en="""
can you read [it|that] [to me|]
[and|] the contents
+read me the text
[ok|and] what's written [there|in it]
cat it
i want to know what it says
+read [it|it to me|that one|it out]
what does it say
what's [in it|inside]
[ok|good], and what does it say
+show me what's in it
+print its [contents|text]
!what is written in it
!tell me what it says
[and|ok|so], what's [written|said] [in there|in it]
what are the contents
[its contents|its text|the text] [please|]
[could|would] you read [it|that] [out|out loud|aloud]
and what does it contain
+tell me what's [inside|in it|in there]
what text is in [it|there]
+print it [out here|here]
+dump the [text|content]
i'd like to [know|hear] what's in it
what did i write [there|in it]
let me [hear|know] what it says
no time to open it, what does it say
and inside?
less it
+quote it [to me|]
+give me [its|the] [text|content|contents]
!and what might be standing in it
!+recite the contents
!what words are in there
+spell out what's in it
and what's [the text|its text]
i'd love to hear the contents
what's the [wording|text|content]
what are [its|the] first lines and the rest, read it
could you [recite|read out] the text
my eyes are tired, read it to me
what stands in it
and it says?
+output the [text|contents]
just [tell|give] me the contents here
what has been written in it
""",
    de="""
kannst du [sie|das] [mir|] vorlesen
und der [Inhalt|Text]
+lies mir den Text vor
[ok|und] was steht da [so|] drin
cat
ich will wissen was drinsteht
+lies [sie|es|die] [vor|mal|mir vor]
was steht [drin|da drin|darin]
[und|] was steht [da|dort] [drin|drinnen]
+zeig mir den Inhalt
[und|] was ist [da|] der Inhalt
vorlesen
!was steht denn da so drin
!lies mir vor was drinsteht
[und|ok|na], was steht [denn|] [drin|drinnen]
was hat die für einen Inhalt
[den|] [Inhalt|Text] [bitte|]
[könntest|würdest|magst] du [die|das|sie] [mir|] [vorlesen|lesen]
und was enthält [die|sie|das]
+sag mir was [drinsteht|drin ist|da drin steht]
welcher Text [steht|ist] [da|] drin
+gib [mir|] den [Text|Inhalt] [aus|]
+druck den Inhalt hier aus
ich [wüsste gern|würd gern wissen|möcht wissen] was drinsteht
was hab ich da [reingeschrieben|geschrieben]
lass [mal|] hören was drinsteht
keine Zeit zum Aufmachen, was steht drin
wos steht [do|] drin
und [drinnen|drin]?
Text vorlesen
+zitier mir den Inhalt
!und was besagt die so
!+trag mir den Text vor
!welche Worte stehen da
wie [lautet|heißt] der [Text|Inhalt]
und da steht?
ich hätt gern den [Inhalt|Text]
meine Augen sind müde, lies vor
+spuck [mal|] den [Inhalt|Text] aus
was hat man da [reingeschrieben|notiert]
was ist der [Wortlaut|Text|Inhalt]
+sag mir [mal|] den [Text|Inhalt]
könnt ich den [Text|Inhalt] [hören|haben]
[Inhalt|Text] [vorlesen|anzeigen|ausgeben] [bitte|]
les amoi vor
was staht [da|dine]
""",
)
OPEN_NAMED = Phrases(
    en="""
+open {name}
+show me {name}
ok, open {name}
{name}, open it
!let me see {name}
[and|now|then] open {name}
+pull up {name}
+bring up {name}
{name} [please|pls|]
[can i|may i] see {name}
[i want|i need|i'd like] to [see|open|look at] {name}
+launch {name}
+view {name}
[great|ah], {name} is what i want, open it
+pop {name} open
{name} looks good, open it
[could|would] you open {name}
ah, {name}, show me that
{name} open
!{name} is the one to open
!+get {name} on the screen
!i'm curious about {name}, open it
i'll take {name}, open it
+load {name}
it's {name}, open that
{name}, show me
would you mind opening {name}
let's [see|open|go with] {name}
[definitely|probably] {name}, open that one
i meant {name}, [open|show me] that
could do with {name} open
""",
    de="""
+öffne {name}
+zeig mir {name}
ok, {name} öffnen
mach {name} auf
!lass mich {name} sehen
[und|jetzt|dann] {name} [öffnen|aufmachen|auf]
+hol {name} her
+blend {name} ein
{name} [bitte|] [öffnen|aufmachen|anzeigen]
[kann ich|darf ich] {name} [mal|] sehen
ich [will|möchte|würd gern] {name} [sehen|öffnen|anschauen]
+starte {name}
+open [mal|] {name}
[ah|super], {name} [mein ich|wollte ich], mach auf
{name} [klingt gut|schaut gut aus], öffnen
[könntest|würdest|magst] du {name} öffnen
ah, {name}, zeig die mal
moch {name} auf
{name} auf
!{name} gehört aufgemacht
!+bring {name} auf den Schirm
!{name} interessiert mich, öffnen
ich nehm {name}, mach auf
{name} ist es, [öffnen|aufmachen|mach auf]
ich meinte {name}, [öffnen|aufmachen]
+lade {name}
{name} [her|zeigen]
dann {name}, [bitte öffnen|mach auf]
lass [mal|uns] {name} [aufmachen|anschauen]
[sicher|wohl|wahrscheinlich] {name}, mach die auf
sei so gut und öffne {name}
hau {name} auf den Schirm
""",
)
