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
what's your [name|favorite color|opinion on {x}]
my {x} is [new|broken|great]
do you [ever sleep|have feelings|like music]
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
how's life
[any|got any] plans for the weekend?
evening
good afternoon
hello hello
long time no see
nice to meet you
how do you do
how are things
how do you feel today
are you alive
are you awake
are you happy
are you smart
can you think
can you sing
do you have a name
do you get bored
do you like me
what are you
what do you do all day
what do you like
what's new
what's on your mind
is {x} a real word
is {x} better than tea
have you heard of {x}
have you ever seen a {x}
why do people like {x}
i met {person} today
i think {person} is nice
i'm fine
i'm back
i don't know
i see
makes sense
good to know
thank you for your help
that was helpful
that's funny
that's sad
you're welcome
you're right
you're wrong
no problem
no worries
let's chat
say something nice
sing me a song
ta, mate
och, grand
much obliged, old friend
[oi|ahoy|g'day|wassup|wotcha] [mate|there|]
top of the morning to you
knock knock
guess who
two coffees in and still asleep
what a [day|week|mess], honestly
pfff, mondays
it's raining and i hate it
my cat sat on the keyboard again
i burnt my [dinner|toast|tongue]
i just got [fired|promoted|engaged|dumped]
my back hurts from sitting
can't sleep
i could use a hug
[feeling|kinda] blue today
you'd make a good [teacher|bartender|pirate]
if you were an animal, which one?
would you rather be {x} or rich?
tea or coffee?
pineapple on pizza, yes or no
rate my mood from one to ten
fun fact, please
got a riddle for me?
quick pep talk?
{person} sends greetings
{person} says you're [clever|useless|cute]
i had lunch with {person}
{person} is getting on my nerves
my boss is called {person}, imagine that
i dreamt of {x}
{x} makes me [smile|sneeze|nervous]
{x} is overrated, don't you think
between us: i can't stand {x}
i'm scared of {x}
who'd win, {x} or a bear?
bet you've never tasted {x}
is {x} cooler than you?
[hmm|aha|right|gotcha|fair enough|understood]
that was all i wanted, cheers
[back in a minute|brb|afk|hold on a sec]
[sweet dreams|nighty]
toodle-oo
tell me a secret
pick a number
i'm all yours
what would you do with a million?
ever been in love?
are we friends?
don't be cross with me
i take that back, you're lovely
that was rude of me
my bad, i was grumpy
you made my day
i'm proud of you
[booo|meh|ugh|yay|woohoo]
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
wie [heißt du|ist deine Meinung zu {x}|groß bist du]
mein {x} ist [neu|kaputt|toll]
[schläfst du auch mal|hast du Gefühle|hörst du gern Musik]
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
wie geht's uns denn heute
[pfiat di|ade|baba|tschau|gute Nacht]
was machst du am Wochenende?
guten Nachmittag
hallo hallo
lange nicht gesehen
schön dich kennenzulernen
freut mich
wie läuft's so
wie fühlst du dich heute
lebst du
bist du wach
bist du glücklich
bist du schlau
kannst du denken
kannst du singen
hast du einen Namen
ist dir manchmal langweilig
magst du mich
was bist du
was machst du den ganzen Tag
was magst du
was gibt's Neues
woran denkst du
ist {x} ein echtes Wort
ist {x} besser als Tee
hast du schon mal von {x} gehört
hast du schon mal {x} gesehen
wie schmeckt {x}
warum mögen Leute {x}
ich hab heute {person} getroffen
ich find {person} nett
mir geht's gut
bin wieder da
weiß nicht
verstehe
klingt logisch
gut zu wissen
danke für die Hilfe
das war hilfreich
das ist lustig
das ist traurig
bitte gern
da hast du recht
da liegst du falsch
kein Problem
macht nichts
plaudern wir ein bisschen
sag was Nettes
sing mir was vor
[griaß di|habe die Ehre|moin moin|salü|hoi zäme]
[n'Abend|schönen guten Abend|Mahlzeit allerseits]
na, auch schon wach?
da bin ich wieder, hast du mich vermisst?
klopf klopf
rat mal, wer da ist
boah, heut war vielleicht was los
puh, Montag
schon drei Kaffee und immer noch müde
draußen schüttet's, ich hasse das
meine Katze ist über die Tastatur gelaufen
mir ist das Essen angebrannt
ich hab [Liebeskummer|Rücken|Schnupfen|Heimweh]
ich wurde grad [befördert|gefeuert|versetzt]
kann nicht schlafen
ich bräucht mal jemanden zum Reden
ich bin so [aufgeregt|wütend|durch|happy]
mir fällt die Decke auf den Kopf
muntere mich ein bisschen auf
wenn du ein Tier wärst, welches?
Tee oder Kaffee?
Ananas auf Pizza, ja oder nein
lieber {x} oder lieber reich?
Schere, Stein, Papier?
hast du ein Rätsel für mich?
verrat mir ein Geheimnis
denk dir eine Zahl
schöne Grüße von {person}
{person} lässt dich grüßen
{person} sagt, du bist [süß|nutzlos|schlau]
ich war mit {person} essen
{person} geht mir auf den Keks
mein neuer Chef heißt {person}, stell dir vor
ich hab von {x} geträumt
{x} find ich überbewertet, du nicht?
unter uns: {x} kann ich nicht leiden
vor {x} hab ich Angst
bei {x} muss ich immer lachen
wer gewinnt, {x} oder ein Bär?
du kennst {x} bestimmt nicht
ist {x} cooler als du?
[hm|aha|soso|ach so|na ja|eh klar|passt schon]
das wär's dann, danke
[bin gleich zurück|kurz weg|Moment mal|warte kurz]
[träum süß|bis morgen|bis dann]
man sieht sich
sind wir Freunde?
warst du schon mal verliebt?
was würdest du mit einer Million machen?
sei mir nicht böse
war nicht so gemeint
tut mir leid, ich war grantig
du hast mir den Tag gerettet
ich bin stolz auf dich
[juhu|bäh|pff|hurra|menno|oida]
merci vielmal
vergelt's Gott
dank ok schön, mien Jung
na servas, a so a Tag
wie hoaßt'n du
""",
)
