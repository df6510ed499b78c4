"""Requests of each kind that a router tells apart."""

from training.phrases import Phrases

TALK = Phrases(
    en="""
hi
hello [there|ryx|]
good [morning|evening|night]
how are you
who are you
what can you do
thanks
thank you [so much|]
tell me [a joke|something nice|a story]
i'm [tired|bored|happy|sad|hungry]
what do you think of {x}
do you like {x}
what is [a|the|] {x}
who was {person}
why is {x} [so expensive|important|like that]
what's the meaning of {x}
ok
never mind
nice
!you're great
!say something about {x}
!explain [what|] {x} [is|means]
help
bye
what should i [cook|read|do] today
hey [ryx|man|buddy|you]
[hiya|yo|howdy|sup|morning]
[what's up|how's it going|how was your day|all good]?
[are you a robot|are you human|how old are you|who made you]
[thx|cheers|ty|thanks a lot|much appreciated]
[good job|well done|awesome|cool|perfect|great]
[sorry|my bad|oops]
[see you|see you later|cya|take care]
[haha|lol|wow|really|oh]
do you know {person}
is {x} [dangerous|healthy|expensive|any good]
[how|why] does {x} work
what's your [name|favorite color|opinion on {x}]
my {x} is [new|broken|great]
do you [ever sleep|have feelings|like music]
how many [people live in {x}|legs does {x} have]
can you help me
i [feel|am feeling] [great|bad|lonely|sick] today
!tell me about {x}
!what a lovely day
!you there?
[alright|okay|fine] then
you [rock|rule|suck|are funny|are so smart]
[guess what|you know what], i got a {x}
[happy birthday|merry christmas|happy new year]
who's smarter, you or {person}?
[long|rough|stressful|boring] day [at work|today]
can {x} [swim|fly|talk|bite]?
i [love|hate|miss] {x}
do you believe in {x}?
[cheer me up|make me laugh|entertain me|say something smart]
where are you from
what's for [dinner|lunch|breakfast]
[congrats|well played|nicely done|you nailed it]
who invented [the|] {x}
how's life
[any|got any] plans for the weekend?
""",
    de="""
hi
hallo [ryx|du|]
guten [Morgen|Abend|Tag]
moin
servus
wie gehts [dir|]
wer bist du
was kannst du [alles|]
danke
vielen Dank
erzähl mir [einen Witz|was Nettes|eine Geschichte]
mir ist langweilig
ich bin [müde|froh|traurig|hungrig]
was hältst du von {x}
magst du {x}
was ist [ein|eine|] {x}
wer war {person}
warum ist {x} [so teuer|wichtig|so]
was bedeutet {x}
ok
egal
schon gut
!du bist super
!sag was zu {x}
!erklär mir {x}
hilfe
tschüss
was soll ich heute [kochen|lesen|machen]
hey [ryx|Alter|Kumpel|du]
[tach|na|seas|grüezi|huhu|jo]
[was geht|alles klar|wie läuft's|wie war dein Tag]?
[bist du ein Roboter|bist du echt|wie alt bist du|wer hat dich gebaut]
[thx|merci|danke dir|dankeschön|tausend Dank]
[gut gemacht|spitze|cool|perfekt|super|prima]
[sorry|mein Fehler|ups|Entschuldigung]
[bis später|ciao|mach's gut|servus dann]
[haha|lol|wow|echt|oh]
kennst du {person}
ist {x} [gefährlich|gesund|teuer|gut]
[wie|warum] funktioniert {x}
wie [heißt du|ist deine Meinung zu {x}|groß bist du]
mein {x} ist [neu|kaputt|toll]
[schläfst du auch mal|hast du Gefühle|hörst du gern Musik]
wie viele [Leute wohnen in {x}|Beine hat {x}]
kannst du mir helfen
heut geht's mir [super|schlecht|nicht gut]
wos mogst
!erzähl mir von {x}
!was für ein schöner Tag
!bist du da?
[na gut|okay|alles klar] dann
du bist [der Hammer|doof|lustig|ganz schön schlau]
[weißt du was|stell dir vor], ich hab jetzt {x}
[alles Gute zum Geburtstag|frohe Weihnachten|guten Rutsch|Mahlzeit]
wer ist schlauer, du oder {person}?
[war|des war] ein [langer|stressiger|fader] Tag
kann {x} [schwimmen|fliegen|reden|beißen]?
ich [mag|hasse|vermisse] {x}
glaubst du an {x}?
[heitere mich auf|bring mich zum Lachen|unterhalt mich|sag was Kluges]
wo kommst du her
was gibt's heut zu essen
[Glückwunsch|saubere Arbeit|stark gemacht|hast du gut gemacht]
wer hat {x} erfunden
wie geht's uns denn heute
[pfiat di|ade|baba|tschau|gute Nacht]
was machst du am Wochenende?
""",
)
