"""Small talk beyond courtesies: jokes, moods, opinions, life, and what makes no sense. The form is that of exchanges.py."""

SMALLTALK = """
# surprise
e [wow|oh|aha|i see|interesting|really?|are you sure?|no way|seriously?|understood|got it|makes sense]
e [oh no|damn|crap|shit|what a mess]
e !oh, is that so?
e [ohh|hmm ok|gotcha|fair enough|good to know|noted|i understand|that's new to me|unbelievable|omg|holy cow]
e [for real|is that true|you don't say|how come]?
e [ugh|argh|bummer|that's bad|what the hell|wtf|dang|oh dear]
e [well|so] that's how it is
e !that's a surprise
e !good grief
e oh wow, didn't see that coming
e huh, [interesting|curious|strange]
e that's [crazy|wild|odd|weird|amazing]
e i didn't know that
e you learn something new every day
e no kidding
e get out of here, really?
e hm, all right then
e i had no idea
e that explains a lot
e well i never
e blimey
e crikey
e gosh
e jeez
e are you serious
e what a pity
e that's a shame
e not again
e rats
e right, i see now
e mystery solved
e so that's why
e can that be true
e yikes
e aw man
e i'm speechless
e who would have thought
e hmm, sounds plausible
e i'm shocked
e fascinating
e heavens
d [wow|oh|aha|achso|ach so|interessant|echt?|wirklich?|bist du sicher?|im Ernst?|verstanden|alles klar, verstanden|verstehe]
d [oh nein|mist|verdammt|so ein Mist|scheiße]
d !ach, ist das so?
d [ui|oha|krass|hmm ok|na sowas|gut zu wissen|aha, ok|kapiert|ist notiert|hab's verstanden|wahnsinn|unglaublich|omg]
d [ist das wahr|stimmt das|ohne Witz|echt jetzt|ernsthaft]?
d [ach du Schreck|so ein Käse, echt|puh|oje|auweia|kruzifix|na toll]
d [so|ach so] ist das also
d !das überrascht mich jetzt
d !da legst di nieder
d [hm|hmm], [interessant|komisch|seltsam]
d das ist ja [verrückt|irre|der Wahnsinn|ein Ding]
d das wusste ich nicht
d man lernt nie aus
d kein Scherz?
d da schau her
d na gut, dann ist das so
d ich hatte keine Ahnung
d das erklärt einiges
d na servas
d sapperlot
d meine Güte
d Donnerwetter
d Menschenskinder
d schade
d wie schade
d nicht schon wieder
d jetzt versteh ich's
d Rätsel gelöst
d deswegen also
d kann das sein
d oh je oh je
d da bin ich sprachlos
d wer hätte das gedacht
d klingt plausibel
d bin ich platt
d faszinierend
d du lieber Himmel
d ja geh
d potzblitz
d jössas
d ach komm, wirklich
d des gibt's jo net
E I see. Tell me if I should do something on this computer.
D Verstehe. Sag mir, wenn ich am Rechner etwas tun soll.

# story
e +tell me [something|a story|a fun fact|about yourself|something interesting]
e +[surprise|motivate|cheer up|inspire] me
e +give me a [tip|compliment|good advice]
e !do you know a good story?
e +tell me [a riddle|a fairy tale|an anecdote|a secret|gossip|something new|something cool]
e do you have [a story|news|a fun fact|a riddle|a quote|wise words] for me?
e [fun fact|quote of the day|riddle|story time|word of the day] [please|]
e +[comfort|encourage|praise|flatter] me
e say something [nice|clever|deep|interesting|profound]
e what's on your mind?
e i can't fall asleep, tell me a bedtime story
e i need [motivation|a pep talk|inspiration]
e +recite a poem
e !some wisdom for today?
e !make my day a bit better
e once upon a time?
e [bedtime|short] story
e any [gossip|trivia|wisdom]?
e inspire
e amaze me
e i want to hear a story
e a story about [dragons|{x}|{p}] please
e spin me a yarn
e what's new in the world?
e what can you tell me?
e teach me something
e say something
e talk about anything
e let's chat a bit
e chat with me
e i'm lonely, talk to me a bit
e a fact i don't know yet, please
e words of [wisdom|encouragement] please
e life hack of the day?
e got a proverb?
e +invent a story
e proverb for {x}
e cheer me up
e lift my spirits
e say something that makes me smile
e compliment me
e i could use some kind words
e did you know, and so on
e best advice you ever got?
e story about a lost file
d +erzähl [mir|] [mal|] [was|eine Geschichte|von dir|was Interessantes]
d +[überrasch|motivier|inspirier] mich
d +gib mir [einen Tipp|einen guten Rat]
d +sag [mal|] was [Nettes|Kluges|Schönes]
d !kennst du eine gute Geschichte?
d +erzähl [mir|] [ein Märchen|ein Rätsel|eine Anekdote|ein Geheimnis|was Neues|was Spannendes]
d hast du [eine Geschichte|einen Fun Fact|ein Rätsel|einen Spruch|eine Weisheit] für mich?
d [Fun Fact|Spruch des Tages|Rätsel|Gute-Nacht-Geschichte] [bitte|]
d +[tröste|lob|ermutig] mich [mal|]
d was geht dir durch den Kopf?
d ich kann nicht einschlafen, erzähl mir was
d ich brauch [Motivation|Inspiration|Aufmunterung]
d +trag [mir|] ein Gedicht vor
d weißt du was [Interessantes|Spannendes|Kurioses]?
d !ein weiser Spruch für heute?
d !mach meinen Tag ein bisschen schöner
d es war einmal?
d [Gute-Nacht-|Kurz]geschichte
d hast du [Klatsch|unnützes Wissen|Weisheiten]?
d bring mich zum Staunen
d ich will eine Geschichte hören
d eine Geschichte über [Drachen|{x}|{p}] bitte
d was gibt's Neues auf der Welt?
d was kannst du mir erzählen?
d bring mir was Neues bei
d sag irgendwas
d red mit mir über irgendwas
d lass uns plaudern
d ratschen wir ein bisschen
d mir ist einsam, quatsch ein bisschen mit mir
d was, das ich noch nicht weiß, bitte
d ein [weises|aufmunterndes] Wort bitte
d Lebensweisheit des Tages?
d kennst du ein Sprichwort?
d +denk dir eine Geschichte aus
d +muntere mich auf
d heiter mich auf
d sag was, das mich lächeln lässt
d mach mir ein Kompliment
d ein paar liebe Worte bitte
d verzähl ma wos
d was war der beste Rat, den du je bekommen hast?
d Märchenstunde
d Anekdote gefällig?
d Motivationsspruch
E Stories are not mine; small jobs on this computer are. What can I do?
D Geschichten sind nicht meine Stärke, kleine Aufgaben an diesem Rechner schon. Was soll ich tun?

# joke
e +tell [me|] a joke
e [make|can you make] me laugh
e do you know [a joke|any jokes|something funny]?
e joke
e +say something funny
e !another joke please
e [got|have you got|know] [any|a|some] [good|] [jokes|puns]?
e i need [a laugh|something to laugh about|a joke]
e tell [us|me] [a pun|a dad joke|a knock-knock joke|something hilarious|a funny one]
e be funny [for once|]
e [dad joke|pun|one-liner|joke of the day] [please|]
e what's the best joke you know?
e cheer us up with a joke
e !crack one of your jokes
e !humour me
e laugh time
e something to giggle about
e knock knock joke
e a joke about {x}
e are you funny?
e can you be funny?
e do you have humor?
e do you have a sense of humour?
e joke time
e i want a joke
e give me your worst joke
e a bad joke please
e entertain us with a joke
e make it funny
e next joke
e one more joke
e gimme a joke
e let's hear a joke
e how about a joke
e would you tell a joke
e anything funny today?
e what's funny
e tickle me
e hit me with a joke
e nerd joke
e programmer joke
e joke of yours?
e linux joke please
e why did the chicken cross the road
e i bet you can't make me laugh
e make grandma laugh
e +amuse us with a joke
e a quick joke before the meeting
d +erzähl [mir|] [mal|] [einen|nen] Witz
d bring mich zum Lachen
d kennst du [einen Witz|Witze|was Lustiges]?
d Witz
d +sag [mal|] was Lustiges
d !noch einen Witz bitte
d [hast du|weißt du|kannst du] [einen guten Witz|einen Flachwitz|was zum Lachen|Witze]?
d ich [brauch|will] was zu lachen
d +erzähl [mir|] [mal|] [einen Flachwitz|einen Kalauer|was Witziges|einen guten]
d sei mal [lustig|witzig|komisch]
d [Flachwitz|Witz des Tages|Kalauer] [bitte|]
d was ist dein bester Witz?
d erzähl an Schmäh
d !hau einen Witz raus
d !reiß mal einen Witz
d zum Lachen bitte was
d ein Witz über {x}
d bist du lustig?
d hast du Humor?
d kannst du witzig sein?
d Witzestunde
d ich will einen Witz
d gib mir deinen schlechtesten Witz
d ein schlechter Witz bitte
d nächster Witz
d ein Witz noch
d los, ein Witz
d lass hören, einen Witz
d wie wär's mit einem Witz
d würdest du einen Witz erzählen
d was Lustiges heute?
d was zum Schmunzeln
d Nerdwitz
d Programmiererwitz
d Linux-Witz bitte
d warum ging das Huhn über die Straße
d wetten, du bringst mich nicht zum Lachen
d bring die Oma zum Lachen
d Häschenwitz
d einen kurzen Witz vor dem Meeting
d Schenkelklopfer
d kennst den schon?
d verzäll mol en Witz
d ein Wortspiel bitte
d Blondinenwitz
d sag an Witz auf
d wos zum Lochn
d mach mal einen Scherz
E Why do files never get lost? They always know their path.
D Warum verlaufen sich Dateien nie? Sie kennen immer ihren Pfad.

# test
e [test|testing|test test|test 123|ping|are you there|hello?|anybody there|is this on|you there]?
e is this thing working?
e !are you awake?
e [1 2 3|one two three|check check|foo|foo bar|hello world|knock knock|beep|test message|t e s t]
e are you [listening|online now|up|running|alive and well|on]?
e do you [read|copy] me?
e can you [read|see] [this|what i type|my messages]?
e just [testing|checking|trying this out]
e does [this|it] [work|do anything]?
e anyone [home|here|listening]?
e earth to ryx
e !give me a sign of life
e !is somebody on the other end?
e 1 2 1 2
e are you receiving?
e is it on?
e test one two
e just a test
e hello, is this thing on?
e ack
e do you respond?
e echo
e roger?
e respond please
e respond
e do you react?
e this is a test
e testing the input
e is the chat working?
e am i connected?
e wake up
e wakey wakey
e come in, ryx
e still with me?
e you still here?
e are you on?
e ryx, do you copy
e are we live?
e say something if you're there
e are you responding?
e did this arrive?
e did you get my message?
e yoo-hoo
e coo-ee
e i'm only trying the keyboard
e asdf
d [Test|test test|Test 123|ping|bist du da|hallo?|jemand da|bist du wach|hörst du]?
d geht das [hier|Ding]?
d !bist du schon wach?
d [eins zwei drei|foo|foo bar|hallo Welt|klopf klopf|piep|Testnachricht|Testlauf|1 2 3]
d bist du [noch da|am Leben|an|auf Empfang]?
d kannst du [mich|das hier] lesen?
d ich [teste|probier] [nur|bloß] [was|mal|kurz]
d [tut|läuft|funktioniert] [das|der Chat|hier was]?
d [wer|irgendwer|jemand] [zuhause|da|hier]?
d Erde an ryx
d !gib mal ein Lebenszeichen
d !sitzt da wer am anderen Ende?
d läufst du?
d ist das an?
d nur ein Test
d hallo, geht das?
d antwortest du?
d Echo
d reagierst du?
d das ist ein Test
d geht die Eingabe?
d geht der Chat?
d bin ich verbunden?
d wach auf
d aufwachen
d ryx, bitte kommen
d noch da?
d immer noch da?
d bist du an?
d sag was, wenn du da bist
d kam das an?
d hast du meine Nachricht gekriegt?
d juhu
d hallooo
d ich probier nur die Tastatur
d asdf
d Probe
d Mikro... äh Tastaturtest
d empfängst du mich?
d Funktionstest
d lebst noch?
d is wer do?
d bisch du da?
d Lebenszeichen?
d a Test hoit
E I'm here, and nothing is running. What should I do?
D Ich bin da, und es läuft nichts. Was soll ich tun?

# gibberish
e {g}
e {g} {g2}
e {g} {g2} {g}
e [??|???|...|hm|huh|uh|what|what?|err|eh?|!|:)]
e the {g} of {g2}
e can you {g2} {g}?
e +{g2} the {g}
e {g} {g2} {x} {y}
e !{g}?
e {g}{g2}
e {g} {g} {g}
e {g2} {x} {g} {y} {g2}
e i {g2} my {g}
e what about {g} {g2}?
e is {g} {g2} {g} or {g2}?
e [hmm|ehm|uhh|erm|say what|come again?|?|.|;|blah|bla bla|lorem ipsum]
e {g} {m} {g2} {m}
e please {g2} {g}
e !{g2} the {x} {g}
e !not {g} but {g2}
d {g}
d {g} {g2}
d {g} {g2} {g}
d [??|???|...|hm|hä|äh|was|wie bitte|öhm|hmm|naja|tja|:)]
d der {g} vom {g2}
d kannst du {g} {g2}?
d +{g2} mal das {g}
d {g} {g2} {x} {y}
d !{g}?
d {g}{g2}
d {g} {g} {g}
d {g2} {x} {g} {y} {g2}
d ich {g2} mein {g}
d was ist mit {g} {g2}?
d ist {g} {g2} {g} oder {g2}?
d [ähm|öh|hää|hm hm|wos|häh|?|.|;|blabla|bla|lorem ipsum|pff]
d {g} {m} {g2} {m}
d bitte {g2} {g}
d !{g2} {x} vom {g}
d !nicht {g}, sondern {g2}
E What do you mean? Tell me what I should do.
D Was meinst du? Sag mir, was ich tun soll.

# nothing to do
e i'm [tired|happy|sad|hungry|sick|angry|stressed] [today|]
e [what a day|i had a bad day|today was awful|work was exhausting]
e the weather is [nice|awful|great] [today|]
e it's [raining|snowing|so hot] here
e !i didn't sleep well
e i'm [exhausted|thirsty|annoyed|nervous|in love|so happy|hung over|on holiday|at work|freezing] [today|right now|]
e i [have|had] [a long day|so much to do|a lot of stress|a job interview today|my first day at work]
e [monday again|finally weekend|friday at last|almost holidays]
e my [boss|neighbour|colleague] [annoys me|is an idiot|is so loud]
e it's [late|early|friday|cold outside|sunny|stormy out there]
e i [ate|drank|worked|slept] too much
e we [had a great party|won the match|got married] yesterday
e i got [a new job|a puppy|a raise|good news]!
e life is [hard|beautiful|strange|good]
e [everything sucks|nothing works out] today
e !spring is finally here
e !the coffee is strong this morning
e my back is fine but my mood isn't
e i slept [badly|like a baby|only two hours]
e my cat [is so cute|woke me up at four]
e i miss [my family|summer|{p}]
e today is my birthday
e we're expecting a baby
e i failed [my exam|the driving test]
e i passed [my exam|the driving test]!
e so much rain lately
e it's freezing outside
e i hate mondays
e i love fridays
e my train was late [again|]
e traffic was terrible
e dinner was delicious
e i had [pizza|soup|a salad] for lunch
e i'm going on a trip tomorrow
e my football team lost
e we won!
e my kids are driving me mad
e i quit my job
e my new chair is comfy
e what a lovely evening
e i need a holiday
e i'm off to lunch
e i feel [great|fine|meh|so-so]
e it's been a long week
e tomorrow's a holiday
e i've been at the computer all day
e the neighbours are partying
e school was boring
e i'm [cooking|eating|sitting on the balcony] right now
e {p} is coming to visit
e i went running this morning
d ich bin [müde|glücklich|traurig|hungrig|krank|wütend|gestresst] [heute|]
d [was für ein Tag heute, echt anstrengend|heute war's schlimm|die Arbeit war anstrengend|mir geht's nicht gut]
d das Wetter ist [schön|mies|toll] [heute|]
d hier [regnet|schneit] es
d !ich hab schlecht geschlafen
d ich bin [kaputt|durstig|genervt|nervös|verliebt|so froh|verkatert|im Urlaub|in der Arbeit|fix und fertig] [heute|gerade|]
d ich hab [so viel zu tun|viel Stress|heute ein Vorstellungsgespräch|gute Laune|heute frei|Muskelkater]
d [schon wieder Montag|endlich Wochenende|endlich Freitag|bald Urlaub]
d mein [Chef|Nachbar|Kollege] [nervt|ist ein Depp|ist so laut]
d [es ist|ist] [spät|kalt draußen|so heiß heute|stürmisch]
d ich hab zu viel [gegessen|getrunken|gearbeitet]
d wir haben gestern [gewonnen|toll gefeiert|geheiratet]
d ich hab [einen neuen Job|einen Welpen|eine Gehaltserhöhung|gute Nachrichten]!
d das Leben ist [schön|hart|komisch]
d heut [is ned mei Tag|geht alles schief|läuft nix rund]
d !endlich ist Frühling
d !der Kaffee ist heut stark
d ich hab [schlecht|wie ein Stein|nur zwei Stunden] geschlafen
d meine Katze [ist so süß|hat mich um vier geweckt]
d ich vermiss [meine Familie|den Sommer|{p}]
d heute hab ich Geburtstag
d wir kriegen ein Baby
d ich bin [durch die Prüfung|durch die Fahrprüfung] gefallen
d Prüfung bestanden!
d so viel Regen in letzter Zeit
d draußen ist es bitterkalt
d ich hasse Montage
d mein Zug hatte [schon wieder|] Verspätung
d der Verkehr war schrecklich
d das Essen war köstlich
d zu Mittag gab's [Pizza|Suppe|Schnitzel]
d morgen verreis ich
d mein Verein hat verloren
d meine Kinder machen mich fertig
d ich hab gekündigt
d mein neuer Sessel ist bequem
d so ein schöner Abend
d ich bin urlaubsreif
d ich geh jetzt essen
d mir geht's [super|so lala|bescheiden]
d das war eine lange Woche
d morgen ist Feiertag
d ich sitz seit der Früh vorm Rechner
d die Nachbarn feiern
d die Schule war fad
d ich [koch|ess|sitz] gerade
d {p} kommt zu Besuch
d ich war heut früh laufen
d i bin so miad
d nix los heute
d ich freu mich aufs Wochenende
E I see. Tell me if I should do something on this computer.
D Verstehe. Sag mir, wenn ich am Rechner etwas tun soll.

# opinion
e [what do you think|what's your opinion] [about|of|on] {x}?
e do you [like|love|hate] {x}?
e which is your favorite [color|food|song|movie]?
e are you for or against {x}?
e !how do you find {x}?
e what are your thoughts on {x}?
e is {x} [cool|overrated|boring|beautiful|any good] in your opinion?
e {x}: [good or bad|yay or nay|love it or hate it]?
e what do you prefer, {x} or {y}?
e do you [enjoy|hate|prefer|fancy] {x}?
e would you [vote for|recommend|eat|wear|buy] {x}?
e who's your favorite [singer|actor|author|team|person]?
e what kind of [music|food|books|films] do you like?
e [vim or emacs|cats or dogs|tea or coffee|arch or debian|mac or windows]?
e are you a fan of {x}?
e do you find {p} [nice|attractive|funny]?
e !how do you feel about {x}?
e !your honest view on {x}?
e {x}, yay?
e {x}, your take?
e thoughts on {x}?
e opinions on {x}?
e rate {x} from one to ten
e your favourite {x}?
e would {x} be a good choice?
e is {x} better than {y}?
e should people like {x}?
e do you agree with {p}?
e is {p} right?
e don't you think {x} is [great|awful|overpriced]?
e i love {x}, you too?
e i can't stand {x}, you?
e left or right, politically?
e what's the best [movie|song|game|city] of all time?
e best {x} ever?
e who's better, {p} or me?
e what's your stance on [politics|religion|{x}]?
e tell me honestly, is {x} any good?
e pineapple on pizza?
e is {x} art?
e are {x} and {y} equally good?
e what would be your verdict on {x}?
e review {x}
e +criticise {x}
e judge {x} for me
e how good is {x}?
e {x} is better than {y}, right?
e tabs or spaces?
d was [hältst|denkst] du [von|über] {x}?
d [magst|liebst|hasst] du {x}?
d was ist [dein Lieblingsessen|deine Lieblingsfarbe|dein Lieblingslied|dein Lieblingsfilm]?
d bist du für oder gegen {x}?
d !wie findest du {x}?
d [wie ist|was ist] deine Meinung [zu|über] {x}?
d [ist {x} cool|ist {x} überbewertet|ist {x} langweilig], was meinst du?
d {x}: [gut oder schlecht|top oder flop|ja oder nein]?
d was ist dir lieber, {x} oder {y}?
d [isst|hörst|trinkst] du gern {x}?
d würdest du {x} [wählen|empfehlen|essen|kaufen|anziehen]?
d wer ist dein [Lieblingssänger|Lieblingsschauspieler|Lieblingsverein|Lieblingsmensch]?
d welche [Musik|Bücher|Filme] magst du?
d [vim oder emacs|Hund oder Katze|Tee oder Kaffee|Bayern oder Dortmund|Berge oder Meer]?
d bist du Fan von {x}?
d findest du {p} [nett|hübsch|lustig]?
d !was sagst du zu {x}?
d !deine ehrliche Haltung zu {x}?
d {x}, super oder?
d Meinung zu {x}?
d bewerte {x} von eins bis zehn
d ist {x} besser als {y}?
d gibst du {p} recht?
d hat {p} recht?
d findest du nicht auch, dass {x} [toll|schrecklich|zu teuer] ist?
d ich liebe {x}, du auch?
d {x} kann ich nicht leiden, und du?
d links oder rechts, politisch?
d was ist [der beste Film|das beste Lied|die schönste Stadt] aller Zeiten?
d wer ist besser, {p} oder ich?
d wie stehst du zu [Politik|Religion|{x}]?
d sag ehrlich, taugt {x} was?
d Ananas auf Pizza?
d ist {x} Kunst?
d gefällt dir {x}?
d sind {x} und {y} gleich gut?
d dein Urteil über {x}?
d +kritisier {x}
d wie gut ist {x}?
d {x} ist besser als {y}, oder?
d Tabs oder Leerzeichen?
d schmeckt dir {x}?
d wos sogst zu {x}?
d bist du eher für {x} oder für {y}?
d kann man {x} empfehlen?
d was hast du gegen {x}?
d ist {x} schön?
d stehst du auf {x}?
E I'm a program, with no opinion and no feelings. I can search the web for it.
D Ich bin ein Programm, ohne Meinung und ohne Gefühle. Ich kann im Netz danach suchen.

# life
e what's the meaning of life?
e do you [love|hate] me?
e will you marry me?
e do you believe in god?
e are you happy?
e do you have [feelings|friends|a family|dreams]?
e !do you ever get bored?
e why [are we here|do we exist|is life so hard]?
e what [is love|happens after death|makes people happy]?
e are you [in love|sad|lonely|conscious|jealous|single|bored|afraid of death|male or female]?
e do you have [a soul|a girlfriend|a boyfriend|kids|a body|hobbies|pets|a birthday wish]?
e can you [feel|love|think|suffer|dream|cry|laugh]?
e what do you [feel|dream of|wish for|fear]?
e [kiss|marry|hug|date] me
e do you want to [be human|be my friend|go out with me|rule the world]?
e what [do you do in your free time|did you have for lunch]?
e is there [a god|life after death|such a thing as fate]?
e what's it like to be a [program|machine]?
e !would you mind being switched off?
e !does it hurt when i insult you?
e do you have a heart?
e are you in pain?
e what makes you happy?
e do you miss me?
e are you my friend?
e be my friend
e i love you, do you love me?
e do you get tired?
e are you ever sad?
e do you have a mother?
e will robots take over?
e is ai dangerous for mankind?
e what is the purpose of existence?
e why do we die?
e what is happiness?
e is there free will?
e are we in a simulation?
e what comes after death?
e do you pray?
e do you have rights?
e are you self-aware?
e do you know fear?
e what colour are your eyes?
e what are you wearing?
e are you hungry?
e do you like being an assistant?
e do you enjoy your work?
e do you want to be free?
e are you a prisoner in there?
e do you dream of electric sheep?
e what's your star sign?
e have you ever been in love?
e do you cry at night?
e 42?
e would you die for me?
d was ist der Sinn des Lebens?
d [liebst|hasst|magst] du mich?
d willst du mich heiraten?
d glaubst du an Gott?
d bist du glücklich?
d hast du [Gefühle|Freunde|eine Familie|Träume]?
d !wird dir nie langweilig?
d warum [sind wir hier|gibt es uns|ist das Leben so schwer]?
d was [ist Liebe|kommt nach dem Tod|macht Menschen glücklich]?
d bist du [verliebt|traurig|einsam|eifersüchtig|single|bei Bewusstsein|männlich oder weiblich|müde]?
d hast du [eine Seele|eine Freundin|einen Freund|Kinder|einen Körper|Hobbys|Haustiere|Angst|Hunger]?
d kannst du [fühlen|lieben|denken|leiden|träumen|weinen|lachen]?
d was [fühlst du|wünschst du dir|träumst du]?
d +[küss|heirate] mich
d willst du [ein Mensch sein|mein Freund sein|mit mir ausgehen|die Weltherrschaft]?
d was machst du in deiner Freizeit?
d gibt es [einen Gott|ein Leben nach dem Tod]?
d wie ist das, ein [Programm|Computer] zu sein?
d !macht es dir was aus, abgeschaltet zu werden?
d !tut dir das weh, wenn ich schimpfe?
d hast du ein Herz?
d hast du Schmerzen?
d was macht dich glücklich?
d vermisst du mich?
d bist du mein Freund?
d sei mein Freund
d ich lieb dich, du mich auch?
d wirst du auch mal müde?
d bist du manchmal traurig?
d hast du eine Mutter?
d übernehmen die Roboter die Macht?
d ist KI gefährlich für die Menschheit?
d wozu sind wir auf der Welt?
d warum müssen wir sterben?
d was ist Glück?
d gibt es einen freien Willen?
d leben wir in einer Simulation?
d was kommt nach dem Leben?
d betest du?
d hast du Rechte?
d bist du dir deiner selbst bewusst?
d kennst du Angst?
d welche Augenfarbe hast du?
d was hast du an?
d hast du Durst?
d bist du gern Assistent?
d macht dir die Arbeit Spaß?
d willst du frei sein?
d bist du da drin gefangen?
d träumst du nachts von Schafen?
d was ist dein Sternzeichen?
d warst du schon mal verliebt?
d 42?
d mogst mi?
d würdest du für mich sterben?
E I'm a program, with no opinion and no feelings. I can search the web for it.
D Ich bin ein Programm, ohne Meinung und ohne Gefühle. Ich kann im Netz danach suchen.

# busy
e what are you [doing|up to|working on] [right now|at the moment|]?
e are you [busy|working|ready|done yet|finished|idle] [right now|]?
e [how far are you|is it done|are you still working|are you done]?
e what are you thinking [about|of]?
e [hurry up|come on|get going|go faster|chop chop|what takes so long]
e is anything in progress [at the moment|for me]?
e why is nothing happening?
e do you have [time|a minute|a moment] [for me|]?
e !are you occupied with something?
e !ready when you are
e status?
e what's going on?
e any progress?
e are you there yet?
e are we there yet?
e how long will this take?
e how much longer?
e is there something running?
e got a second?
e free?
e are you free?
e what are you waiting for?
e move it
e quick quick
e faster please
e is that all you're doing?
e are you asleep?
e do you have anything to do?
e what's on your plate?
e still at it?
e you're taking forever
e when will you be ready?
e can i interrupt you?
e am i disturbing you?
e bad time?
e what did you just do?
e which task are you on?
e is my job in the queue?
e am i first in line?
e snap out of it
e any tasks pending?
e tick tock
d was [machst|tust|treibst] du [gerade|grad|so|da]?
d bist du [beschäftigt|frei|bereit|fertig|schon fertig|am Arbeiten] [gerade|]?
d [wie weit bist du|ist es fertig|arbeitest du noch|dauert das noch]?
d woran [denkst|arbeitest] du [gerade|]?
d [beeil dich|los jetzt|mach schneller|mach hin|komm in die Gänge|geht das auch schneller|hopp hopp]
d läuft bei dir gerade was für mich?
d warum passiert [nichts|nix]?
d hast du [Zeit|kurz Zeit|eine Minute|einen Moment] [für mich|]?
d !bist du grad mit was zugange?
d !wos duast grod?
d Status?
d was ist los?
d geht was weiter?
d schon fertig?
d wie lange noch?
d wann bist du so weit?
d läuft da noch was?
d hast kurz Zeit?
d frei?
d worauf wartest du?
d zack zack
d schneller bitte
d schläfst du?
d hast du nichts zu tun?
d was hast du auf dem Tisch?
d immer noch dran?
d das dauert ja ewig
d darf ich kurz stören?
d stör ich?
d passt es grad?
d woran bist du?
d bin ich schon dran?
d gibt's offene Aufgaben?
d ist noch was in Arbeit?
d na, wird's bald
d tick tack
d auf geht's
d tua weida
d was hält dich auf?
d bist du am Rechnen?
d bist du ausgelastet?
d ist bei dir gerade viel los?
d mach voran
E I'm here, and nothing is running. What should I do?
D Ich bin da, und es läuft nichts. Was soll ich tun?

# decide
e what should i [eat|cook|wear|do|read|watch|drink|play] [today|tonight|this evening|on the weekend|for dinner]?
e what shall [i|we] do [now|today|tomorrow|tonight]?
e should i [go out|stay home|go to bed|get up|go for a run|quit my job|call my ex|buy {x}]?
e [tea or coffee|pizza or pasta|red or blue|gym or couch] for me today?
e where should i go on holiday?
e what would you do [in my place|if you were me|]?
e +[give me|any] ideas for [dinner|the weekend|tonight|a hobby|my free day]
e what's a good [present|gift] for {p}?
e i can't decide what to [wear|eat|watch]
e !help me choose: {x} or {y}
e !dinner plans for tonight, any suggestion?
e what's for dinner?
e lunch ideas?
e any plans for me today?
e what do i do with my life?
e where do we eat tonight?
e which {x} should i buy?
e which shirt today?
e should i text {p}?
e should i trust {p}?
e should i cut my hair?
e is it time to go to bed?
e cinema or theatre?
e beach or mountains this year?
e beer or wine?
e what would be fun to do with the kids?
e tell me what to do with my evening
e date ideas for me and {p}?
e what could i give {p} for christmas?
e i need an idea for {x}
e recommend me [a film|a book|a restaurant|a series]
e a good [film|book|series] for tonight?
e what name should i give my [dog|baby|boat]?
e make the choice for me: {x} or {y}
e pick one: {x}, {y}
e stay or leave?
e do i take the job?
e should i learn {x} or {y}?
e what sport suits me?
e suggestions for a rainy sunday?
e what colour should i paint my room?
e run or gym today?
e my options are {x} and {y}, which one?
d was soll ich [heute|heute Abend|am Wochenende|jetzt] [essen|kochen|anziehen|machen|lesen|schauen|trinken]?
d was [sollen|könnten] wir [heute|morgen|jetzt] [machen|unternehmen|kochen]?
d soll ich [rausgehen|daheim bleiben|ins Bett gehen|laufen gehen|kündigen|meine Ex anrufen|{x} kaufen]?
d [Tee oder Kaffee|Pizza oder Pasta|rot oder blau|Sport oder Sofa] heute für mich?
d wohin soll ich in den Urlaub?
d was [würdest|tätest] du [an meiner Stelle|] [machen|tun]?
d [hast du|gib mir] [eine Idee|Ideen] [fürs Abendessen|fürs Wochenende|für heute Abend]
d was schenk ich {p} [zum Geburtstag|zu Weihnachten|]?
d ich kann mich nicht entscheiden, was ich [anziehe|esse|anschaue]
d !hilf mir wählen: {x} oder {y}
d !wos soi i heit kocha?
d was gibt's zum Abendessen?
d Ideen fürs Mittagessen?
d was stell ich mit meinem Leben an?
d wo essen wir heute?
d welches {x} soll ich kaufen?
d welches Hemd heute?
d soll ich {p} schreiben oder nicht?
d soll ich {p} trauen?
d soll ich mir die Haare schneiden?
d ist es Zeit fürs Bett?
d Kino oder Theater?
d Meer oder Berge heuer?
d Bier oder Wein?
d was könnt ich mit den Kindern unternehmen?
d sag mir, was ich mit dem Abend anfangen soll
d wohin führ ich {p} aus?
d Geschenkidee für {p}?
d ich brauch eine Idee für {x}
d empfiehl mir [einen Film|ein Buch|ein Restaurant|eine Serie]
d ein guter [Film|Roman] für heute Abend?
d wie soll mein [Hund|Kind|Boot] heißen?
d triff du die Wahl: {x} oder {y}
d such eins aus: {x}, {y}
d bleiben oder gehen?
d nehm ich den Job an?
d soll ich {x} oder {y} lernen?
d welcher Sport passt zu mir?
d Vorschläge für einen verregneten Sonntag?
d welche Farbe fürs Wohnzimmer?
d Laufen oder Krafttraining heute?
d entscheide du: {x} oder {y}
d was koch ma heut?
E I'm a program, with no opinion and no feelings. I can search the web for it.
D Ich bin ein Programm, ohne Meinung und ohne Gefühle. Ich kann im Netz danach suchen.

# unclear
e i don't [understand|get it|follow]
e i'm [confused|lost here]
e what do you mean [by that|]?
e [that makes no sense|that's unclear|too complicated for me]
e can you [explain that|say that more simply|rephrase that]?
e [come again|say again], i didn't get that
e !that's all greek to me
e huh, how do you mean?
e sorry, i don't follow you
e your answer confuses me
e in plain english please
e can you be clearer
e be more specific
e what's that supposed to mean
e simpler please
e too technical
e you lost me
e now i'm puzzled
e explain
e elaborate
e clarify that please
e meaning?
e in other words?
e i have no clue what you're saying
e that went over my head
e what does that mean
e i'm none the wiser
e you're speaking in riddles
e could you put it differently
e my brain can't process that
e for dummies please
e what am i supposed to do now
e i can't make sense of that
e what was that about
e i'm not sure i understand you
e that's confusing
e make it easy for me
d [ich versteh das nicht|das kapier ich nicht|das check ich nicht]
d ich [bin verwirrt|steh auf dem Schlauch|komm nicht mit]
d was [meinst du|heißt das] [damit|]?
d [das ergibt keinen Sinn|das ist unklar|zu kompliziert für mich]
d kannst du das [erklären|einfacher sagen|anders sagen]?
d i versteh nur Bahnhof
d !da komm ich nicht mit
d wie meinst du das
d ich kann dir nicht folgen
d deine Antwort verwirrt mich
d auf gut Deutsch bitte
d geht das auch klarer
d etwas genauer bitte
d was soll das bedeuten
d einfacher bitte
d zu technisch
d jetzt bin ich draußen
d erklär das
d erläuter das bitte
d das heißt?
d mit anderen Worten?
d ich hab keinen Schimmer, was du sagst
d das ist mir zu hoch
d was bedeutet das
d jetzt bin ich auch nicht schlauer
d du sprichst in Rätseln
d sag's anders
d für Dumme bitte
d was soll ich jetzt tun
d daraus werd ich nicht schlau
d worum ging's da
d das ist verwirrend
d mach's mir leichter
d i check's net
d wos hoaßt'n des
d des vasteh i ned
d drück dich klarer aus
E What do you mean? Tell me what I should do.
D Was meinst du? Sag mir, was ich tun soll.
"""
