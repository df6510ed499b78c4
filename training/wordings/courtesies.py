"""What people say out of courtesy, or without: greetings, thanks, praise, abuse, yes and no. The form is that of exchanges.py."""

COURTESIES = """
# hello
e [hi|hello|hey|hey there|hello there|yo|hiya|howdy|hi ryx|hello ryx|sup|good day|greetings|heya]
e good [morning|evening|afternoon|day] [ryx|]
e [hi|hello|hey] [again|my friend|computer|buddy]
e morning!
e !hello hello
e [hiya|hey|hello] [there|ryx|mate|old friend]
e [ahoy|aloha|hola|g'day|morning|evening|good to see you|welcome|hey you|hey dude|wazzup|hellooo]
e nice to [meet|see] you
e a [very good|good|lovely] [morning|evening] to you
e [well|oh], hello
e ryx?
e hi, it's me
e !top of the morning
e !salutations
d [hallo|hi|hey|moin|servus|grüß dich|grüß gott|tach|na|huhu|hallöchen|moin moin|hallo ryx|hey ryx|griaß di|seas|grüezi|moinsen]
d guten [Morgen|Abend|Tag] [ryx|]
d [hallo|hi|servus] [nochmal|mein Freund|Computer|du]
d morgen!
d !hallo hallo
d [servas|hoi|hej|ahoi|hallihallo|hi du|hey du|moin ryx|tach auch|grüezi mitenand|gude|glück auf|habidere|hola]
d [schönen|wunderschönen] [guten|] [Morgen|Abend|Tag]
d schön, dich zu [sehen|treffen]
d [na|oh], hallo
d grüß [euch|Sie|dich|Gott] [miteinander|]
d guten Morgen [allerseits|die Welt|mein Lieber]
d ryx?
d hallo, ich bin's
d !einen wunderschönen guten Tag
d !grias eich
E Hello! All is well here. What can I do?
D Hallo! Hier läuft alles. Was kann ich tun?

# hello and how
e [hi|hello|hey], how are you [doing|today|]?
e hello ryx, [everything ok|how's it going]?
e !good morning, all well?
e [hey|hi|morning] ryx, how's [life|your day|everything]?
e [hello|hi] there, [you ok|all good|what's new]?
e good [morning|evening], how [are you|do you do|are things]?
e hiya, how's it hanging?
e !evening, are you doing fine?
d [hallo|hi|hey|moin|servus], wie [geht's|geht es dir|läuft's]?
d hallo ryx, alles [klar|gut|ok]?
d !guten Morgen, alles fit?
d [hallo|hi|servus|na] ryx, wie [läuft der Tag|steht's|ist die Lage]?
d guten [Morgen|Abend], [wie geht's|alles in Ordnung|gut geschlafen]?
d moin, [allet klar|alles roger|was geht ab]?
d griaß di, [wia geht's|ois guat]?
d !tach, na wie isses so?
E Hello! All is well here. What can I do?
D Hallo! Hier läuft alles. Was kann ich tun?

# thanks
e [thanks|thank you|thx|ty|cheers|many thanks|thanks a lot|thank you so much|tysm|much appreciated|perfect, thanks|great, thank you|thanks ryx]
e [that helped|that was helpful|nice work], [thanks|thank you]
e [you're|you are] a [star|lifesaver], thanks
e !thank you, that was quick
e [thank u|thanx|tnx|thanks mate|thanks buddy|thanks a million|thanks a bunch|ta|gracias|merci|bless you, thanks|thanks so much]
e [ok|great|super|cool|nice|good|awesome], [thanks|thx|ty]
e i [appreciate it|owe you one|really appreciate that]
e that's [all|it|what i needed], [thanks|thank you]
e thanks for [your help|that|helping|everything]
e you saved [my day|me a lot of time]
e very kind of you
e !i'm grateful to you
e !much obliged
d [danke|danke schön|dankeschön|vielen Dank|thx|merci|dank dir|danke dir|super, danke|perfekt, danke|besten Dank|tausend Dank|danke ryx|vergelt's Gott]
d [das hat geholfen|sehr hilfreich|gute Arbeit], [danke|dank dir]
d [du bist ein Schatz|du bist super], danke
d !danke, das ging schnell
d [dankeee|danke sehr|danke vielmals|herzlichen Dank|ich danke dir|dankschee|vielen lieben Dank|danke dir sehr|thank you|dangge|mersi vielmal]
d [ok|super|gut|cool|prima|toll|alles klar], [danke|danke dir|merci]
d danke für [deine Hilfe|alles|die Hilfe|die Mühe]
d das war [alles|genau das, was ich gebraucht hab], danke
d [lieb|nett] von dir
d du hast mir [sehr geholfen|den Tag gerettet|viel Zeit gespart]
d hast was gut bei mir
d !ich bin dir sehr verbunden
d !dank schön, hast mir echt geholfen
E You're welcome.
D Gern geschehen.

# how
e how are you [doing|today|]?
e how [do you feel|is it going|'s it going|have you been|are things|goes it]?
e [are you ok|you ok|are you well|what's up|wassup]?
e !how was your day?
e how's [life|your day|everything|tricks|the mood]?
e [everything|all] [ok|good|fine|alright] [with you|over there|]?
e how have you been [lately|doing|]?
e what's [new|good|happening|cooking] [with you|]?
e did you [sleep well|have a good weekend]?
e having a good day?
e r u ok
e you alright [mate|]?
e !in a good mood today?
e !still running smoothly?
d wie [geht's|geht es dir|gehts dir|läuft's|fühlst du dich|isses]?
d [alles klar|alles gut|alles ok|na, wie geht's|was geht|wia geht's da]?
d geht's dir gut?
d !wie war dein Tag?
d [was macht|wie ist] [das Leben|die Kunst|die Stimmung|dein Tag]?
d [alles|ois] [fit|roger|paletti|in Butter|im Lot|okay] [bei dir|]?
d was gibt's [Neues|so|] [bei dir|]?
d hast du [gut geschlafen|ein schönes Wochenende gehabt]?
d wie läuft dein Tag [heute|bisher|so|]?
d [und|na], wie [geht's|steht's]?
d wie gaht's dir?
d und selbst?
d !gut drauf heute?
d !bist du heut gut aufgelegt?
E Hello! All is well here. What can I do?
D Hallo! Hier läuft alles. Was kann ich tun?

# bye
e [bye|goodbye|see you|cya|see you later|good night|bye bye|night|later|take care]
e [see you|until] tomorrow
e !ok, i'm leaving now
e [farewell|adios|ciao|ttyl|so long|catch you later|peace|toodles|laters|byeee]
e [talk|speak] to you [later|soon|tomorrow]
e [gotta|i have to|i must] [go|run] [now|], [bye|see ya]
e that's all, [bye|goodbye]
e see you [soon|next week|on monday|around]
e until next time
e !i'll be back later then
e !over and out
d [tschüss|tschüs|bis dann|bis später|auf Wiedersehen|gute Nacht|ciao|servus, bis dann|pfiat di|bis bald|mach's gut|baba]
d bis morgen
d !so, ich bin dann weg
d [adieu|adé|tschö|bye|tschau|tschüssi|ade|wiedersehen|man sieht sich|bis nachher|bis gleich|uf wiederluege|pfüat di|servus dann|hau rein]
d bis [nächste Woche|Montag|zum nächsten Mal|dann mal]
d ich muss [los|weiter|jetzt los], [tschüss|ciao|bis dann]
d [das war alles|mehr brauch ich nicht], tschüss
d man hört sich
d leb wohl
d !ich verabschiede mich
d !bis die Tage
E Goodbye!
D Tschüss!

# praise
e [good job|well done|nice|great|awesome|perfect|you're great|you are the best|good bot|brilliant|wonderful|cool|excellent work|you're amazing]
e i [like|love] you
e [that was|this is] [great|perfect|exactly right]
e !you did that really well
e [bravo|fantastic|superb|sweet|impressive|neat|fabulous|incredible|genius|kudos|amazing|lovely]
e you['re| are] [smart|clever|a genius|so helpful|really good|a hero|my hero|quick|the goat]
e [wow|man], [you're good|that was fast|that's impressive]
e [great|excellent|amazing|fantastic|solid] [job|work|stuff]
e i'm [impressed|proud of you|happy with you]
e that's [exactly it|just what i wanted|what i call service]
e you did [great|well|it]
e good [boy|girl|ryx]
e it works [perfectly|like a charm|]
e !couldn't be better
e !hats off to you
d [gut gemacht|super|klasse|toll|spitze|perfekt|du bist toll|du bist der Beste|braver Bot|prima|geil|cool|bist a Hund|leiwand|sauber]
d ich [mag|liebe] dich
d [das war|das ist] [super|perfekt|genau richtig]
d !das hast du echt gut gemacht
d [bravo|fantastisch|genial|großartig|hervorragend|stark|Respekt|mega|hammer|wunderbar|spitzenmäßig|ausgezeichnet|urcool|voll gut|Bombe]
d du bist [schlau|klug|ein Genie|so hilfreich|echt gut|mein Held|flott|der Hammer]
d [wow|Mensch], [das ging flott|du bist gut|bist du schnell]
d [starke|tolle|super|saubere] [Leistung|Arbeit|Sache]
d ich bin [beeindruckt|stolz auf dich|zufrieden mit dir]
d [genau|exakt] [so|das] [wollte ich's|hab ich gebraucht]
d hast du [gut|fein|toll|prima] gemacht
d braver ryx
d [klappt|funktioniert] [einwandfrei|super|wie geschmiert]
d !besser geht's nicht
d !Hut ab
E Glad to hear that.
D Das freut mich.

# insult
e [you're|you are] [stupid|useless|dumb|an idiot|so slow|annoying|terrible|a waste of space]
e [idiot|dumbass|shut up|go away|screw you|stupid machine|damn you|i hate you|you suck|moron]
e [this|that] is [crap|garbage|rubbish|nonsense]
e !what a useless program you are
e [fool|jerk|dummy|loser|piece of junk|bloody computer|stupid bot|crappy assistant|clown|bastard|donkey]
e you['re| are] [a joke|broken|hopeless|incompetent|no help|wrong again|a pain|crap|so dumb|worse than clippy]
e [that|this] [was|is] [bullshit|not what i asked for|a bad joke]
e what [are you doing|was that|the hell was that], [stupid|you idiot]
e you [got it wrong|messed up|understand nothing|never get it right|screwed up]
e [get lost|piss off|bite me|fuck off|fuck you|kiss my ass]
e [worst|dumbest] [assistant|program] ever
e i'm [fed up|disappointed|angry] with you
e !a toaster has more brains than you
e !you did exactly the wrong thing
d du bist [dumm|doof|nutzlos|ein Idiot|blöd|so langsam|nervig|unfähig|deppert]
d [Idiot|halt die Klappe|halt's Maul|du Depp|hau ab|blöde Kiste|Trottel|ich hasse dich|du nervst|Vollpfosten]
d [das ist|so ein] [Mist|Quatsch|Schmarrn|Müll|Käse]
d !was bist du für ein unnützes Programm
d [Blödmann|Dummkopf|Versager|Schrotthaufen|blöder Computer|dumme Maschine|Pfeife|Affe|Esel|Arsch|Saupreiß|Volltrottel]
d du bist [ein Witz|kaputt|hoffnungslos|inkompetent|keine Hilfe|eine Katastrophe|das Letzte|strohdumm|ein Dödel]
d [das|des] [war|ist] [falsch|Blödsinn|nicht das, was ich wollte|für die Tonne|a Schaß]
d was [soll der Scheiß|soll das|machst du da für einen Mist]
d du [kapierst|checkst|verstehst] [gar nichts|nix|überhaupt nichts]
d [verpiss dich|leck mich|zieh Leine|schleich di|halt die Fresse|hau bloß ab]
d [schlechtester|dümmster] [Assistent|Helfer] [aller Zeiten|ever]
d ich bin [sauer auf dich|enttäuscht von dir]
d !jeder Toaster ist schlauer als du
d !hast du alles falsch gemacht, was geht
E Sorry. Tell me what went wrong, and I'll try again.
D Tut mir leid. Sag mir, was nicht gepasst hat, dann versuche ich es noch einmal.

# sorry
e [sorry|my mistake|my bad|i'm sorry|excuse me|pardon|oops|i was wrong]
e [sorry|oops], wrong [window|button|chat]
e !i apologize
e [my apologies|sry|forgive me|whoops|i beg your pardon|soz|that was my fault|didn't mean it]
e [sorry|oops], [i mistyped|typo|i misspoke|that was nonsense]
e [sorry|apologies] for [that|the insult|being rude|the confusion|bothering you]
e that wasn't meant for you
e i was [too harsh|unfair|rude] [to you|]
e !i take it all back, sorry
e !please accept my apology
d [sorry|Entschuldigung|tut mir leid|mein Fehler|verzeih|Verzeihung|ups|pardon|'tschuldigung]
d [sorry|ups], falsches [Fenster|Feld]
d !ich entschuldige mich
d [entschuldige|sry|hoppla|vergib mir|Verzeihung bitte|tschuldige|mea culpa|'tschuldige|war mein Fehler|oh, sorry]
d [sorry|ups], [vertippt|Tippfehler|verschrieben|da hab ich mich vertan]
d [sorry|Entschuldigung] [für die Beleidigung|wegen vorhin|für die Störung|für die Verwirrung]
d das war nicht für dich [gedacht|bestimmt|]
d ich war [unfair|gemein|zu grob] [zu dir|]
d war nicht [so gemeint|böse gemeint]
d !ich nehm's zurück, verzeih
d !tut ma leid, ehrlich
E No problem.
D Kein Problem.

# yes
e [yes|yep|yeah|sure|of course|exactly|right|ok|okay|fine|alright|correct|do it|go ahead|yes please]
e !yes, do that
e [yup|ya|yea|aye|absolutely|definitely|certainly|indeed|right on|true|agreed|yessir|uh-huh|k|okey dokey|affirmative|sounds good]
e yes, [exactly|of course|that's right|i do|i am]
e [i think|i guess|i suppose] so
e why not
e that's [right|correct|true|it]
e !by all means
e !you bet
d [ja|jo|jep|klar|sicher|genau|richtig|ok|okay|na gut|passt|stimmt|mach das|mach mal|ja bitte|eh|freilich]
d !ja, mach das
d [joa|jup|jawohl|jawoll|absolut|auf jeden Fall|definitiv|natürlich|selbstverständlich|gewiss|logisch|gerne|eben|einverstanden|okidoki|k|jaja|basst|sowieso]
d ja, [genau|natürlich|klar|stimmt|richtig|unbedingt]
d [ich glaub|ich denk] schon
d warum nicht
d das [stimmt|ist richtig|passt so]
d !aber gern doch
d !na freili
E What do you mean? Tell me what I should do.
D Was meinst du? Sag mir, was ich tun soll.

# no
e [no|nope|nah|not really|no thanks|no thank you|never]
e !no, not that
e [nay|negative|absolutely not|certainly not|no no|by no means|noo|nuh-uh|hell no|naw]
e no, [thanks|i'm good|i don't|that's all|nothing else|i'm fine]
e i don't [think so|want anything|need anything]
e nothing [else|more|for now|at the moment]
e !not in a million years
e !i'd rather not
d [nein|nee|nö|na|nein danke|eher nicht|auf keinen Fall|ne]
d !nein, das nicht
d [nope|niemals|keinesfalls|sicher nicht|ganz und gar nicht|nicht wirklich|nein nein|nöö|naa|nei|keineswegs|bloß nicht]
d nein, [danke|brauch ich nicht|ich hab alles|das war's|nichts weiter]
d ich [brauch|will] [nichts|nix]
d [nichts|nix] [weiter|mehr|im Moment]
d glaub [ich|i] [nicht|net]
d !nie im Leben
d !lieber nicht
E Ok, I leave it as it is.
D Gut, ich lasse es.

# merry
e [happy birthday|merry christmas|happy new year|happy easter|bless you|congratulations|have a nice day|have a good weekend|enjoy your meal]
e !a nice evening to you
e [happy holidays|happy halloween|merry xmas|happy valentine's day]
e [have fun|good luck|all the best|enjoy the weekend|happy new year to you|get well soon|bon appetit|sweet dreams]
e have a [great|nice|lovely|good] [evening|weekend|one|night|trip|holiday]
e [congrats|congratulations] [ryx|to you|]
e i wish you [a nice day|all the best|a merry christmas]
e enjoy your [evening|weekend|break]
e !may your day be bright
d [alles Gute zum Geburtstag|frohe Weihnachten|guten Rutsch|frohe Ostern|prost|Gesundheit|Glückwunsch|schönen Tag noch|schönes Wochenende|Mahlzeit|guten Appetit]
d !einen schönen Abend dir
d [alles Liebe|viel Glück|viel Spaß|viel Erfolg|schöne Feiertage]
d [schöne Ferien|gesegnete Weihnachten|gute Besserung|en Guete|prosit Neujahr|zum Wohl|träum süß|gutes neues Jahr]
d [hab|habt] [einen schönen Tag|ein schönes Wochenende|viel Spaß]
d [Glückwunsch|Gratulation|gratuliere] [ryx|dir|]
d ich wünsch dir [was|alles Gute|frohe Weihnachten|einen schönen Tag]
d [schönen|guten] [Abend|Feierabend|Rutsch|Sonntag] [noch|dir|euch]
d !lass es dir gut gehen
E Thank you, the same to you!
D Danke, gleichfalls!

# laugh
e [haha|hahaha|lol|rofl|lmao|xd|hehe|:d|ha ha|lulz]
e [that's|that was] [funny|hilarious|a good one|so funny]
e [you're|you are] [funny|hilarious]
e [good one|nice one], haha
e i'm laughing so hard
e !you crack me up
e !best laugh i had all week
d [haha|hahaha|lol|rofl|hihi|hehe|xd|höhö|made my day]
d [das ist|das war] [lustig|witzig|zum Schreien|ein guter Witz]
d [du bist|bist] [lustig|witzig|ein Scherzkeks]
d [der war|der ist] gut
d ich lach mich [kaputt|schlapp|tot]
d !ich kann nicht mehr vor Lachen
d !ha, köstlich
E Glad to hear that.
D Das freut mich.

# welcome
e [you're welcome|you are welcome|my pleasure|anytime|don't mention it|no problem]
e [glad|happy] to help [you|]
e you deserve it
e it was nothing
e !with pleasure, any time
d [gern geschehen|bitteschön|bitte sehr|keine Ursache|kein Ding|nichts zu danken|nicht der Rede wert|da nicht für|immer gerne]
d [hab|habe] ich [gern|gerne] gemacht
d das hast du [dir|] verdient
d passt schon, gern
d !war mir eine Freude
E I see. Tell me if I should do something on this computer.
D Verstehe. Sag mir, wenn ich am Rechner etwas tun soll.

# back
e i'm back [again|]
e [here i am|it's me] again
e back at [work|my desk|the computer]
e [back from|i was on] [holiday|vacation|lunch|my break]
e did you miss me?
e long time no see
e !and there i am again
e !returned from my coffee break
d [ich bin|bin] [wieder|zurück] da
d [da|hier] bin ich wieder
d ich bin's wieder
d [zurück|wieder da] [aus dem Urlaub|aus der Pause|vom Essen|von der Arbeit]
d hast du mich vermisst?
d lang nicht gesehen
d !i bin wieder do
d !aus der Kaffeepause zurückgekehrt
E Hello! All is well here. What can I do?
D Hallo! Hier läuft alles. Was kann ich tun?

# my name
e [i'm|i am] {p}
e my name is {p}
e [hi|hello|hey], [i'm|i am|my name's|this is] {p}
e {p} here
e [you can|please] call me {p}
e the name's {p}
e !people know me as {p}
d [ich bin|i bin] {p}
d [mein Name ist|ich heiße] {p}
d [hallo|hi|servus], [ich bin|hier ist] {p}
d {p} hier
d du kannst [mich {p} nennen|ruhig {p} zu mir sagen]
d man nennt mich {p}
d !gestatten, {p}
E Hello {p}! What can I do?
D Hallo {p}! Was kann ich tun?
"""
