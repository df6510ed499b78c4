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
d [wow|oh|aha|achso|ach so|interessant|echt?|wirklich?|bist du sicher?|im Ernst?|verstanden|alles klar, verstanden|verstehe]
d [oh nein|mist|verdammt|so ein Mist|scheiße]
d !ach, ist das so?
d [ui|oha|krass|hmm ok|na sowas|gut zu wissen|aha, ok|kapiert|ist notiert|hab's verstanden|wahnsinn|unglaublich|omg]
d [ist das wahr|stimmt das|ohne Witz|echt jetzt|ernsthaft]?
d [ach du Schreck|so ein Käse, echt|puh|oje|auweia|kruzifix|na toll]
d [so|ach so] ist das also
d !das überrascht mich jetzt
d !da legst di nieder
E Tell me if I should do something.
D Sag mir, wenn ich etwas tun soll.

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
E I'm here.
D Ich bin da.

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
E What do you mean? I didn't understand that.
D Was meinst du? Das habe ich nicht verstanden.

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
E I see. Tell me if I can do something on this computer for you.
D Verstehe. Sag mir, wenn ich am Rechner etwas für dich tun kann.

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
E I have no opinion of my own. I can search the web for it.
D Eine eigene Meinung habe ich nicht. Ich kann im Netz danach suchen.

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
E I'm a program and feel nothing; that is not for me to say.
D Ich bin ein Programm und fühle nichts, das kann ich nicht sagen.

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
E Nothing is running; I'm waiting for you. What should I do?
D Es läuft nichts, ich warte auf dich. Was soll ich tun?

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
E That is yours to decide. I can search the web for ideas.
D Das musst du entscheiden. Ich kann im Netz nach Ideen suchen.

# unclear
e i don't [understand|get it|follow]
e i'm [confused|lost here]
e what do you mean [by that|]?
e [that makes no sense|that's unclear|too complicated for me]
e can you [explain that|say that more simply|rephrase that]?
e [come again|say again], i didn't get that
e !that's all greek to me
d [ich versteh das nicht|das kapier ich nicht|das check ich nicht]
d ich [bin verwirrt|steh auf dem Schlauch|komm nicht mit]
d was [meinst du|heißt das] [damit|]?
d [das ergibt keinen Sinn|das ist unklar|zu kompliziert für mich]
d kannst du das [erklären|einfacher sagen|anders sagen]?
d i versteh nur Bahnhof
d !da komm ich nicht mit
E Tell me what you want done, then I'll try to be clearer.
D Sag mir, was du möchtest, dann versuche ich, klarer zu sein.
"""
