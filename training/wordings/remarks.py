"""What people say around a request that is no part of it: why they want it, what goes on meanwhile, how unsure they are."""

from training.phrases import Phrases

BEFORE = Phrases(
    en="""
my train leaves in {number} minutes
[my|our] boss is [waiting|asking|getting impatient]
!sun's right in my eyes
the baby finally fell asleep
i can hardly hear myself think in this office
okay this might sound [silly|daft|stupid]
my head is [killing me|pounding]
i've had a long day
{name} is on the phone with me
the kids are running wild
!we've got guests arriving any second
!i burnt the toast because i was busy typing
!if i remember [right|rightly|correctly]
my hands are full of flour
the doorbell rang and i lost my train of thought
i was listening to the radio and then {name} walked in
me mum's on the way round
wee bit of a rush on
actually i am having one small doubt
the power went out for a second
the neighbours are drilling
i'm late
really late
ugh, mornings
long story
funny story
bit of a mess on my side
it's freezing in my flat
i've just come in from the garden
the dog chewed my headphones
my old laptop died on me
my phone's battery is flat and the charger's in the car
someone at work keeps talking about {word}
i promised {name} i would take care of this
i've got {number} people waiting for me
there's a thunderstorm coming in
i spilled coffee all over my notes
the teacher gave us {number} minutes
my exam starts soon and i'm panicking
we're sitting in the dark because a fuse blew
my eyes are tired
i'm knackered
i'm dead on my feet
feeling lazy
bored out of my mind
brain's gone blank
totally forgot
oh dear
!oh man
y'all are loud out there
i'm fixing to head out
i haven't had my coffee yet
the doctor says i should rest my eyes more
my wife is sleeping next door and the walls are paper thin
husband's snoring
my flight boards in {number} minutes and i still have to pack
i've been staring at this for {number} minutes
i was about to go to bed when it came to me
i had a dream about {word} and woke up in a sweat
somebody knocked on my window and i jumped
i left the window open and the rain got in
my folder full of paper invoices fell down the stairs
the postman came and i had to sign for something
my music teacher is very strict
grandma wants to hear what i've been up to
the screen is covered in dust and fingerprints
i've cleaned my glasses three times and still can't see a thing
the cat walked across my keyboard
cat's on the desk
the cat did something
the budget talks are a nightmare
accounting is breathing down my neck
the client just rang me in a foul mood
i have a meeting in {number} minutes and nothing is ready
my colleague {name} swears this works
{name} told me you can do this kind of thing
i was told you're good at this
i'm new to all this
i'm hopeless with computers
i'm {number} years old and never learned this stuff properly
back in my day we had paper for that
forgive me if this is a strange thing to want
pardon my [impatience|typing|spelling]
sorry for the trouble
sorry to bother you
sorry, i was miles away
my apologies for the rush
i hope this is no bother
i would be most grateful for some assistance
i find myself in a slightly awkward position
owing to a change in our schedule i am rather pressed for time
the committee is waiting for my answer
as the meeting is about to begin
since i have a minute to spare
seeing as you're so quick
while the kettle's boiling
!while i wait for my tea to cool
!while my pasta is cooking
while {name} is looking for a parking spot
while i'm at it
while i still remember
before i forget [it|]
before {name} gets back
before my bus comes
before the battery in my mouse gives up
now that everyone's gone
now that the builders have left
now that i've eaten
now where was i
given that i never know how these things are called
given the state of my memory
if i'm honest
if {name} is to be believed
if my memory serves me
if i have this straight
unless i'm going mad
i could be wrong about the name
i might be mixing things up
!i may have got the wrong end of the stick
!i'm terrible with names
i keep forgetting what it's called
i always mix these up
you know how i am
you know me
you won't believe the day i'm having
you'd laugh if you could see my desk
guess who's late as usual
what a day
what a racket outside
what a mess
well that was embarrassing
well well
right, back to work
right then, lunch is over
anyway, enough moaning
anyway
so i was in the shower and had an idea
so my sister calls me in tears
so the landlord wants proof that i paid
so {name} bet me a tenner
so it turns out i was wrong all along
long day, short temper
short on time
time's ticking
!no time to explain
quick thing
!tiny favour
one more thing
just a thought
first things first
crikey
!blimey, it's bright in this room
bloody hell it's loud
bloomin' hayfever's got me sneezing at everything
och, my eyes are done in
aye, it's me, and i'm fair puggled
!i'm away out in {number} minutes and my bag's still empty
the wean's been greetin for an hour
it's pure baltic in here and my fingers are numb
it's chucking it down outside
it's raining cats and dogs and the roof leaks
it's snowing and the buses have stopped
it's roasting in here
it's pitch black in my room
it's getting dark
it's way past my bedtime
it's my turn to cook
it's my birthday
!it's been one of those days
it's been bugging me for ages
!it's kind of an emergency
it's kinda urgent
it's super annoying
it's a bit embarrassing
it's {name}'s fault
!it's the same old story with me and computers
it's quiet hour in the dorm
there's a queue behind me
there's a fly buzzing around my monitor and it's driving me up the wall
there's an auditor sitting in my office
there's glare on everything
there's a baby crying in the next seat
there's this guy at work who hums all day
there was a fire drill and i lost track of things
there's a spider on the ceiling and i'm trying to stay calm
yaar, my head is spinning
my manager is sitting on my head for this
!what to do, the needful has to be done
my cousin-brother has come from the village and wants to see everything
sir is asking for an update since long
current has gone in the whole colony
!mummy is calling me for dinner
my net pack got over and i'm using the neighbour's wifi
actually my daughter's boards are coming and she is tensed
basically i am a little confused
traffic was [horrible|mental|a nightmare]
just got back from a run
just woke up
just had lunch
just got yelled at by my boss
just got off a call with the bank
just finished my homework
just dropped my phone in the sink
just put the little one down for a nap
dude, i'm so done
man, i'm beat
gosh, the time
holy moly
jeez louise it's bright
geez, my ears
whoa, that scared me
oof, my back
argh, i hate being late
phew, that meeting is finally over
hmm, i'm a bit lost
hm, weird
erm, this is a bit awkward
um, i'm kinda new at this
aha, now it's coming back to me
we moved house and i can't find a single thing
!we renamed the hamster and the kids are fighting about it
we're searching the whole house for the cat and i need a breather
i copied it all by hand once and got cramp
i deleted half my address book by mistake once so i'm careful these days
i closed the door so the others can't hear me
!i opened a bottle of wine and feel brave enough now
i locked myself out and had to climb through the window
i stopped smoking and i'm a bundle of nerves
i paused my lunch for this
i found an old photo album in the attic and got all sentimental
i lost my notebook on the tram
!i lost my remote down the back of the sofa
i lost a bet with {name}
i broke the light switch in the hall
i hung new curtains and they let everything through
i was playing cards with {name} and we got talking
i was reading a book about {word} and it got me curious
i was watching the news when {name} rang
i was watering the plants and splashed the keyboard
i was moving the sofa and hurt my shoulder
!i was on a train with no wifi for hours
i was having a nap
i was at the gym
!i was miles away
i've been up since dawn with a screaming toddler
i've been away from my desk
i've been told off for being slow
i've been meaning to do this for ages
i've got a bad feeling
i've got a cold
i've got the hiccups
i've got my boots on and the taxi's outside
i've got one eye swollen shut from a bee sting
i've got {name} staying over and the sofa creaks
i've got a choir rehearsal in {number} minutes and haven't practised a note
i can't see a blooming thing
i can't stand the humming of this old fan
i can't believe i'm saying this
i can't find my glasses
i don't know much about computers
i don't want to be rude
i don't have long
i'd rather be at the beach but deadlines are deadlines
i'm on the train and everyone's staring
i'm on my lunch break
i'm on a diet and grumpy
!i'm in bed with the flu and the keyboard is heavy
i'm in a library
i'm in a video call with my in-laws and it's awkward
i'm at my parents' place and their internet is slow
i'm allergic to mornings
i'm feeling a bit poorly
!i'm feeling nostalgic
i'm expecting a parcel and the bell could ring any moment
i'm teaching grandpa how to use a mouse
i'm supposed to look after {number} toddlers
i'm typing with one hand because the other one's holding a sandwich
i'm typing in the dark
i'm off to {name}'s wedding and nothing fits in my suitcase
i'm no expert
i'm all thumbs
i'm all ears
i'm a bit of a scatterbrain
i'm a bit deaf on the left side since that concert
!i'm going to a funeral and need to collect myself
i'm giving a talk about {word} and my knees are wobbly
!i'm getting a cold draught from the door and my neck is stiff
the wifi was down for hours and i'm way behind
the internet guy just left and he was useless
the printer jammed and everyone's shouting at me
the alarm clock rang three times and i slept through it
the battery in the smoke detector beeps every minute and i'm losing it
the lamp above my desk flickers
the lights went out
the blinds are broken and the sun is merciless
the clock on the wall stopped and i've lost all sense of time
the choir next door is rehearsing the same song for hours
the camera in my phone cracked
the film was so boring that i dozed off
the kids played football in the hall and broke a vase
the picture above the sofa fell off the wall
the car won't start and the garage is asking for paperwork
the vet is on the other line and the dog's whimpering
the nurse said i'm next
the insurance people are being awkward
the tax man cometh
the bank has been a pain
the train's packed and i can barely move my elbows
the whole class is staring at me
the projector is humming and {number} people are looking at me
the coffee machine is louder than my thoughts
the boiler man's due
the pub's open and the lads are waiting
the missus is calling
!the babysitter just cancelled
my watch says it's late
!my watch stopped and i feel lost
my mouse is acting up
my keyboard's got crumbs in it
my desk is drowning in paper
my desk lamp is on its last legs
my charger broke so i borrowed one from {name}
my headphones are tangled around the chair
my headset smells of curry and i blame {name}
my glasses fogged up
my memory's shocking
my brain is fried
my back hurts
my tooth hurts
my ears are still ringing from the party
my fingers are sticky with jam
!my thumb's in a bandage so typing takes forever
my flatmate is having a party and nobody told me
my flatmate plays the drums
my brother is a know-all and i want to prove him wrong
my aunt is visiting from {name}'s farm and she's a handful
my uncle sent a letter written by hand and i can't read a word
my neighbour is mowing his lawn
!my niece drew a lovely picture of a {word} and i'm all soft inside
my therapist says i should take more breaks
my physio says i sit too much
my old boss loved this kind of thing
my supervisor is on the warpath
my new job starts and i'm nervous
my kids hid the remote and they're giggling behind the door
my students are coming in and they're a noisy lot
my team is on a call and everybody talks at once
my lunch is getting cold
my parents are calling from abroad and they can't hear a thing
!my cat is called {word} and she hates loud noises
{name} is crying
{name} is driving me nuts
{name} is being annoying
{name} is pregnant and i'm telling everyone
{name} is reading over my shoulder
{name} just texted
{name} just walked in
{name} has been asking me for ages
{name} from accounting is after me
{name} and me are having an argument about {word}
{name} dared me
{name} sang all the way home and now i've got an earworm
{name} thinks i'm slow
{name} says hi by the way
{name} reckons you're a clever one
{name} owes me a pint if this works
{name} wants me to hurry up and the taxi meter is running
{name} forgot the keys and is banging on the door
{name} broke the window with a ball
{name} left the radio on all night and nobody slept a wink
{name}'s phone keeps buzzing on my desk
{name}'s got a tummy ache and wants some distraction
{name}'s mum is on her way
everyone's asking me
everyone in the family is talking about {word}
everybody's asleep
everything's taking so long
everything in this office squeaks
nobody tells me anything
nobody in this office ever remembers to close a door
!nobody's perfect
some idiot left the window open
some bloke on the telly said it's good for you
somebody spilled tea on the printer
someone's at the door
someone's playing the trumpet in the flat above and it's horrendous
someone's using a leaf blower
people keep telling me i should do this more often
people are watching
kids are back
kids are in bed
wife's asleep
dinner's nearly ready
!taxi's waiting
bus is late
phone's been ringing off the hook
sun just came out from behind the clouds and blinded me
rain's hammering on the roof
deadline's looming
battery anxiety is a real thing for me
old age is no fun
technology and me were never friends
computers hate me
coffee's kicking in
my nerves are in shreds
honestly i could do with a hand
to be frank i have no clue how this works
to cut a long story short i messed up
to make matters worse my chair broke
believe me or laugh at me
!between you and me i never liked that printer
by the sound of it the whole street is at the window
as you may be aware i am visually impaired
as luck would have it the meeting got moved up
as far as i can recall
as {name} would say
as always i'm the last to know
according to {name} you understand plain english
according to the thermometer it's {number} degrees in here and i'm melting
apparently {name} told the whole office about it
apparently i'm too old for this
at the risk of sounding dim
because of this blasted headache i can hardly look at the screen
because {name} keeps pestering me
due to an unforeseen visit from our auditors i have very little time
due to my arthritis i type rather slowly
!with respect to my earlier confusion i do apologise
with all this noise i can't concentrate
!with {name} it's always an emergency
with the sun this low i'm squinting like mad
!after all that dancing i'm puffed out
after {number} phone calls my ear is glowing
after a bad night's sleep i'm useless
!after the storm our telly had no signal and the kids were unbearable
thanks to {name} the coffee's all gone
thanks for putting up with me
thank god you're there
thank heavens for heating
right in the middle of dinner the phone rings and it's the office
!halfway through my soup i remembered something
!speaking of {word}
talking of {word} reminds me of something
come to think of it
would you believe it, the lift is broken as well
wouldn't you know it, the moment i sit down the bell goes
don't laugh
don't tell {name}
cross my heart, i did look for it myself
hand on heart, i'm lost without you
fingers crossed
knock on wood
fair enough, you warned me
fine, you win
okay, deep breath
okay okay i'm awake
ok i give up
ok so my kid wants to be a photographer and keeps bugging me
alright, homework's done
alright, the coast is clear
great, the window's stuck and it's blowing a gale
super, another letter from the council
sadly our goldfish died and the mood is low
luckily the meeting was cancelled
finally some quiet
finally got the little one to sleep after reading the same book {number} times
typical, the phone rings the moment i'm settled
sorry, sneezed
!sorry, wrong chair, i'm back
sorry, my microphone was muted and i talked to myself for ages
oh right, i nearly forgot
oh my days
oh i do love a rainy afternoon
oh boy, my ex just walked into the café
och well, the football's over and we lost
dinnae laugh but i'm feart of computers
ma heid's mince
haud on, the dug's barkin at the postie
it's dreich outside and i'm cooped up wi the weans
arre, my internet pandit says you can do anything
kindly bear with my slow typing
respected sir, i am first time user
exam tension is too much in our house
!in our office the ac is so loud that i can't hear my own self
gotta run in a sec
gonna be honest, i've no idea what i'm doing
wanna surprise my girlfriend
!kinda in a rush
!lowkey freaking out
ngl i'm tired
bro my laptop fan sounds like a helicopter
omg my crush is coming over
tbh i'm lost
idk how this works
the church organ is being tuned next door and it goes right through my skull
the lock on our front door froze and i had to breathe on it for ages
my grandfather wrote everything down in a little black book and i take after him
my old film camera jammed and {name} is sulking because she wanted pictures of the cake
i keep a notepad by the phone but somebody keeps nicking my pens
i shut my finger in the desk drawer and typed this with my elbow
we're playing hide and seek and i've got {number} seconds of peace under the desk
i switched the heating off to save money and now i'm wrapped in three blankets
somebody's car alarm has been wailing for ages and i'm at the end of my tether
i tore up an important letter by mistake and i've been sellotaping bits of paper since
the new speaker at our society mumbles and everyone's turning up their hearing aids
a moth keeps flying into my screen and i haven't the heart to swat it
""",
    de="""
bei mir klingelt's gleich
mein zug geht in {number} minuten
{name} steht schon vor der tür
[der chef|die chefin] drängelt
ich bin spät dran
hab's eilig
mir pressierts
es eilt ein bisserl
bin grad im stress
muss gleich los
!i muaß glei weg
die kinder schlafen endlich
der hund bellt die ganze zeit
bei uns regnet's in strömen
die nachbarn bohren
ich hab kopfweh
mir brummt der schädel
mein kaffee wird kalt
das essen brennt an
der postbote hat geläutet
die waschmaschine piept
!{name} fragt mich dauernd danach
{name} gibt einfach keine ruhe
ich hab gleich ein gespräch mit {name}
in {number} minuten fängt die besprechung an
die prüfung rückt näher und ich hab noch nichts gelernt
mein handy ist leer
der akku von meinem handy hat den geist aufgegeben
mein [handy|telefon|tablet] liegt im auto
ich habe die brille verlegt
ohne brille bin ich blind wie ein maulwurf
ich hab grad radio gehört
!nebenan läuft der fernseher
das fenster steht offen und mich friert's
ich hab die tür zugemacht, damit es ruhig ist
der bildschirm ist voller staub
meine tastatur klebt
die maus spinnt ein wenig
der kater hat die maus vom tisch geschubst
{name} hat mir kaffee über die tastatur geschüttet
meine finger sind voller teig
ich hab grad keine hand frei
bin am kochen
ich steh in der küche
ich lieg mit fieber im bett
der arzt hat mir ruhe verordnet
ich bin krankgeschrieben und mir ist langweilig
mir ist fad
ma wird jo deppert vor lauter warterei
i ha grad fürchterlich kalti finger
i ha de chopf voll
de chef isch scho ganz närvös
mir händ grad bsuech
moin, ich sitz hier mit nassen socken
buten is dat an'n pladdern
jo mei, der {name} hod scho zwoamoi ogruafa
mei schädl brummt
herrschaftszeiten, die zeit rennt
sakra, is des a stress
dat is hier vielleicht ein schietwetter
i bin sowas von miad
schau ma moi, da {name} wart scho
i hob's gnädig
die oma kommt zum kaffee
meine schwiegermutter steht gleich auf der matte
unser besuch ist schon im treppenhaus
mein bus kommt
das taxi wartet unten
der flieger hebt in {number} minuten ab
wir sitzen schon im auto
ich bin im zug und das netz ist lausig
!im tunnel hab ich kein netz
das wlan im zug ist ein witz
bin unterwegs
ich bin auf dem sprung
[sorry|verzeihung], ich bin total durch den wind
ich blick da nimmer durch
ich komm da irgendwie durcheinander
ganz ehrlich, ich hab den überblick verloren
jetzt hab ich doch glatt den faden verloren
wie war das noch
!ich glaub, ich hab da was versemmelt
mir ist da was passiert
!hab mich vertippt
ich war zu langsam
!ich war zu schnell
da war ich wohl zu voreilig
mein fehler
war blöd von mir
{name} hat mich abgelenkt
die katze ist über die tastatur gelaufen
mein kleiner hat auf den tasten rumgedrückt
unsere jüngste hat am rechner gespielt
mein sohn hat an den einstellungen rumgefummelt
{name} war an meinem rechner
irgendwer war an meinem platz
der laptop war zugeklappt
!der rechner ist so langsam
die kiste lahmt ein wenig
!der lüfter dreht durch
bei mir ist grad der strom ausgefallen
kurz war der strom weg
!das gewitter hat uns die sicherung rausgehauen
draußen blitzt und donnert es
die sonne knallt mir ins gesicht
bei uns schneit's
der nebel ist so dick, man sieht die hand vor augen kaum
bei dem wetter jagt man keinen hund vor die tür
ich hab schlecht geschlafen
ich hab kaum ein auge zugemacht
ich hab die ganze nacht serien geschaut
mein wecker hat versagt
ich hab verschlafen
!die uhr in der küche ist stehen geblieben
meine armbanduhr braucht eine neue batterie
die eieruhr hat geklingelt
meine eier sind gleich hart
der kuchen ist im ofen
die pizza kommt gleich
ich hab hunger
mir knurrt der magen
ich bin satt und faul
ich hab zu viel kaffee getrunken
mir zittern die hände
!mein rücken bringt mich um
ich hab mir den finger verbrannt
mein arm ist in gips und das tippen dauert ewig
ich tipp mit einer hand
ich hab das baby auf dem arm
das baby schläft auf mir und ich komm an nichts ran
der kleine zahnt und wir sind mit den nerven fertig
meine tochter hat mathe auf und ich versteh kein wort
die lehrerin will mit mir reden
mein musiklehrer hat mich schon ermahnt
der geigenunterricht geht gleich los
wir haben elternabend
die schule hat angerufen
!die kita hat angerufen, {name} hat bauchweh
!in der schule haben sie {word} durchgenommen
mein prof ist da pingelig
der dozent wird langsam ungeduldig
meine kollegin ist im urlaub und ich mach ihre arbeit mit
der neue praktikant sitzt neben mir und guckt zu
{name} schaut mir über die schulter
!{name} sitzt neben mir
{name} hat mich drum gebeten
{name} lässt mir keine ruhe
ich hab's {name} versprochen
ich bin {name} noch was schuldig
ich hab mit {name} gewettet
wir streiten uns grad drüber
{name} glaubt's mir sonst nie
{name} meint, das geht ganz einfach
{name} hat mir erzählt, dass du sowas kannst
angeblich kannst du das
ich probier das zum ersten mal
ich mach das zum ersten mal, hab geduld mit mir
ich kenn mich mit sowas kaum aus
!ich bin in solchen sachen ein dinosaurier
ich bin {number} und hab das nie gelernt
in meinem alter merkt man sich ja nix mehr
ich werd alt
mein gedächtnis ist ein sieb
!ich hab ein hirn wie ein nudelsieb
mir fällt der name grad schwer
!mir liegt's auf der zunge
ich hab's gleich
wenn ich mich recht erinnere, ging das ja
soweit ich weiß, geht das
vielleicht täusch ich mich
kann sein, dass ich mich irre
ich bin mir da unsicher
so ganz sicher bin ich mir da leider nie
ich rate mal
ins blaue hinein
auf gut glück
einen versuch ist's wert
!ich hab den ganzen schreibtisch aufgeräumt und dabei [drei|{number}] alte batterien gefunden
!beim putzen hab ich sämtliche tasten gedrückt
ich hab grad den bildschirm geputzt
ich hab den bildschirm mit fettigen fingern angetatscht
hier liegt so viel papier rum
der drucker hat mich schon genug nerven gekostet
der papierkorb unterm tisch quillt über
der müll stinkt und {name} schimpft
mein notizblock ist vollgekritzelt
ich hab's mir auf einen zettel geschrieben und den zettel verloren
!auf dem zettel steht's, aber ich kann meine schrift kaum lesen
mein einkaufszettel ist in der wäsche gelandet
das foto von der oma ist von der wand gefallen
{name} hat mir ein lied vorgesungen und jetzt hab ich einen ohrwurm
ich hab so ein blödes lied im kopf
im stiegenhaus spielt einer trompete
!die nachbarin übt klavier
beim nachbarn wummert der bass
die baustelle vorm haus ist so laut
im büro reden sie so laut
in der bibliothek schauen mich schon die leute an
!der kopfhörer hat einen wackler
!meine kopfhörer sind leer
der stecker vom kopfhörer ist abgebrochen
ich hab mich grad durch eine playlist von {name} gequält
der film, den {name} empfohlen hat, war ein graus
wir waren im kino und der film war sterbenslangweilig
die pause ist gleich um
die pause war viel zu kurz
ich mach grad pause
wir haben im verein pause gemacht
der bäcker macht gleich zu
die apotheke schließt in {number} minuten
das geschäft hat schon geschlossen und ich bin umsonst gelaufen
unser lieblingswirt hat zugesperrt
die bücherei öffnet gleich
ich krieg das gurkenglas ums verrecken kaum auf
ich hab grad eine flasche aufgemacht
jemand hat das licht brennen lassen
im flur ist die lampe kaputt
die lampe flackert
bei uns im büro ist es wie im kühlschrank
die heizung spinnt
ich schwitz wie ein bär
die klimaanlage brummt so vor sich hin
!{name} hat das fenster aufgerissen
ich hab das fenster geputzt und jetzt regnet's
eine wespe ist durchs fenster reingeflogen
!der vorhang hat feuer gefangen, ist aber gelöscht
die feuerwehr löscht nebenan
ich hab einen durst, den kann man kaum löschen
die festplatte in meinem kopf ist voll
mein speicher ist leer, ich bin ein wrack
wir räumen grad den dachboden leer
ich such seit {number} minuten meinen schlüssel
die katze ist weg und die kinder heulen
den hausschlüssel hab ich endlich gefunden
!der termin wurde verschoben
man hat unsere sitzung verschoben
das treffen mit {name} zieht sich
wir haben die möbel verschoben und seitdem ist hier chaos
wir ziehen um und ich hab den ganzen kopf voll kisten
bei uns haben sie die straße umbenannt
{name} hat sich umbenannt, wegen der hochzeit
ich hab mir bei {name} was abgeschaut
im unterricht hab ich alles mit der hand abgeschrieben
der kopierer in der firma hat mir das papier gefressen
mein arbeitsspeicher ist für den tag voll, würd {name} sagen
der techniker war da und hat bloß mit den achseln gezuckt
der admin hat was umgestellt
die it hat mich in der leitung hängen lassen
ich häng in der warteschleife
ich bin grad am telefon
ich hab {name} am apparat
{name} ruft gleich zurück
mein telefon klingelt andauernd
ich hab eine nachricht von {name} überlesen
{name} hat mir geschrieben und ich versteh bloß bahnhof
auf meinem tacho leuchtet die batterie
das auto springt kaum an, die batterie ist alt
mein rad hat einen platten
!der aufzug steckt fest
die lautsprecher am bahnhof krächzen so
der schaffner kommt gleich
mein ticket wird gleich kontrolliert
am flughafen rufen sie schon meinen namen auf
ich steh in der schlange
im wartezimmer ist es stickig
ich sitz beim zahnarzt
ich hab gleich therapie
ich bin gleich beim friseur
das training fängt an
der schiri pfeift gleich an
wir liegen hinten und ich kann kaum hinschauen
unser verein spielt gleich
{name} feiert geburtstag und ich hab kein geschenk
wir haben hochzeitstag
meine freundin ist sauer auf mich
mein freund kocht grad {word}
mein bruder behauptet steif und fest, dass das geht
meine schwester lacht mich schon aus
der opa versteht das auch kaum
mein papa hat mich angerufen, ganz aufgeregt
die mama sorgt sich
{name} und ich diskutieren schon ewig
wir haben uns in die haare gekriegt, {name} und ich
!unser jüngster will feuerwehrmann werden und fragt mir löcher in den bauch
die zwillinge streiten
die hamster sind ausgebüxt
der papagei plappert {word} nach
der hund muss raus
der hund hat meinen kalender angeknabbert
das meerschweinchen quiekt
die blumen muss ich auch noch gießen
der rasenmäher vom nachbarn macht mich wahnsinnig
der kirchturm läutet
die glocken läuten und ich erschreck mich zu tode
ich hab mich grad wahnsinnig erschreckt
ich bin so müde
ich bin hundemüde
ich gähne schon
ich bin noch im halbschlaf
mir fallen gleich die augen zu
!mir tränen die augen
ich hab heuschnupfen
ich hab die nase voll
mir reicht's
ich bin genervt
!ich bin grad so richtig gut drauf
!ich freu mich wie ein schnitzel
!juhu, ich hab die prüfung bestanden
endlich feierabend
gleich ist feierabend
der urlaub naht
wir haben endlich ferien
!ich bin im homeoffice und {name} auch
ich sitze seit {number} minuten in einer schulung und verstehe kein wort
verzeihen sie die störung, ich stehe gerade etwas unter zeitdruck
entschuldigen sie die eile, mein besuch trifft gleich ein
unsere geschäftsführung bittet dringend um auskunft
ich bin gesundheitlich etwas angeschlagen
meine sekretärin ist leider erkrankt
!mir wurde gesagt, sie könnten mir behilflich sein
ich bedaure die umstände, meine lesebrille ist zerbrochen
mein augenarzt hat mir tropfen gegeben und ich sehe verschwommen
der physiotherapeut meint, ich sitze zu krumm
die krankenschwester kommt gleich rein
ich lieg im spital und hab ein lahmes bein
meine hand ist eingeschlafen
mein fuß ist eingeschlafen und kribbelt wie verrückt
!ich hab mir den kopf am fenster gestoßen
ich bin über ein kabel gestolpert
irgendein kabel hängt hier in der luft
der bildschirm hat einen kratzer von der katze
{name} hat mit dem ball den bildschirm getroffen
mein alter monitor ist mir runtergefallen
die kinder haben aufkleber auf die tastatur gepickt
!auf der tastatur ist das e abgewetzt
!die leertaste hängt
ich hab brösel in der tastatur
da ist mir ein keks in die tasten gebröselt
meine mausmatte ist voller marmelade
der laptop ist heiß wie ein bügeleisen
der rechner hat ewig gebraucht zum hochfahren
das update hat ewig gedauert und ich bin jetzt hinten nach
ich hab mir einen tee gemacht und alles vergessen
kaum steh ich auf, weiß ich nix mehr
ich bin eingenickt
!ich war kurz weg
!bin zurück vom mittagessen
ich war kurz an der tür
!es hat geläutet
ich musste kurz ans telefon
ich war kurz bei {name} und schon ist hier alles anders
die putzfrau war da und hat hier rumgewischt
der elektriker bohrt grad löcher in die wand
die handwerker sind da
der klempner hat das wasser abgedreht
bei uns tropft's von der decke
der keller steht unter wasser
der rauchmelder piept und keiner weiß warum
ich hab den toaster in brand gesetzt
die suppe ist übergekocht
die nudeln kochen über
!ich rühr mit der anderen hand grad die soße
!ich back grad für {name}
ich bügel grad und hab so gar keine lust
ich strick nebenbei
!ich mach nebenbei yoga
ich sitz in der badewanne
ich hab nasse haare
ich hab frisch lackierte nägel
ich hab handschuhe an
mir ist eiskalt
mir ist so heiß
ich hab schluckauf
ich muss dauernd niesen
!meine stimme ist weg
ich darf ja sprechen, hat der logopäde erlaubt
ich bin noch ganz heiser vom singen
ich hab im chor zu laut gesungen
unsere band probt gleich und der schlagzeuger fehlt
mein klavierlehrer verzweifelt an mir
auf der party haben sie dauernd dasselbe lied gespielt
der dj auf der hochzeit war furchtbar
wir tanzen hier grad in der küche
meine tante hat mir eine alte schallplatte geschenkt
das radio im auto rauscht so
im kino hat einer die ganze zeit geraschelt
der film war so traurig, ich hab rotz und wasser geheult
{name} hat mir das ende vom film verraten
ich les grad ein buch über {word}
im buch stand das irgendwie anders
in der zeitung stand was über {word}
in den nachrichten reden sie dauernd vom wetter
die wetterfrau hat sonne versprochen und jetzt hagelt's
!der wetterbericht hat gelogen
bei uns geht die welt unter, so stürmt es
der wind hat mir die tür zugeschlagen
bei uns klappert die ganze zeit ein fenster
im hof hupt einer
draußen wird's schon hell
ich hab die zeit völlig übersehen
wie die zeit vergeht
die zeit läuft
die zeit rennt mir davon
mir läuft die zeit davon
{name} rennt mir die bude ein
{name} hat ein kurzes geduldsfädchen
der kunde sitzt vor mir und trommelt mit den fingern
die kundschaft steht schlange
{name} vom vertrieb macht stress
die buchhaltung hat schon dreimal gemahnt
das amt will's genau wissen
beim finanzamt versteht man keinen spaß
die bank hat mich angerufen
mein vermieter will's wissen
ich hab gleich eine prüfung und [zitter|schwitz] vor mich hin
wir schreiben gleich eine schularbeit
ich hab [nachhilfe|spanisch|turnen] in {number} minuten
ich muss ein referat über {word} halten
mein referat ist ein desaster
meine gruppe wartet
mein team verlässt sich auf mich
wir sind schon [{number}|zu viele] in der leitung
bei der videokonferenz schauen mir {number} leute zu
!{name} hat mich in der konferenz blamiert
die konferenz geht los und ich hab noch den pyjama an
mein mikro hat sie grad verärgert
gleich schalten sie mich zu
ich steh gleich auf der bühne
das publikum sitzt schon
die gäste trudeln ein
wir grillen gleich
der grill raucht
{name} hat schon den tisch gedeckt
die torte schmilzt
!das bier wird warm
ich geh gleich schlafen
ich mach gleich die augen zu
ich bin gleich weg
bin gleich fertig
!ich hab's fast geschafft
[puh|uff|boah], war das ein tag
[herrje|ach herrje|oje], ich bin so ein schussel
[verdammt|verflixt|mist], das hab ich ja total verschwitzt
[ups|hoppla], da war ich wohl in gedanken
[na toll|na super|na bravo], jetzt ist {name} beleidigt
[ah|ach ja], {name} hatte mich ja dran erinnert
[ach|oh mann], mir fällt grad was ein
da fällt mir ein
wo ich grad dran denk
apropos {word}
wo wir grad dabei sind
ehe ich's vergesse
bevor ich's vergess
blöde sache
peinliche sache
lange geschichte
halb so wild
im fernsehen kommt eh bloß schmarrn
!draußen dämmert's und ich sitz da wie angewachsen
{name} hat mir das eingebrockt
gewisse leute, ich nenn keine namen, {name}, haben an meinem laptop herumgespielt
ich hab einen ganzen stapel rechnungen vor mir und {name} singt nebenan schief
meine oma hat am telefon gefragt, ob du auch kochen kannst
unser lehrer hat gesagt, ein computer merkt sich sowas besser als ich
!die nachbarin hat ein paket für mich, und ich komm hier kaum weg
ich hab mir die haare gefärbt und darf mich {number} minuten kaum rühren
der optiker sagt, ich soll weniger auf den bildschirm starren
{name} findet, ich häng zu viel vorm bildschirm
ich hab mich beim zählen der schafe verrechnet
rechnen war nie meine stärke
ich hab schon wunde finger vom klicken
ich klick mich hier zu tode
ich hab schon auf jeden knopf gedrückt und bin mit meinem latein am ende
mein latein ist am ende
ich steh auf dem schlauch
ich steh völlig auf der leitung
i steh a bissl auf da leitung
mir hend grad es puff im büro
ick hab hier 'ne meise
ick bin janz ausser puste
!ik bün bannig mööd
oida, is des haaß da herin
na servas, de kinder ham mei tastatur abgschleckt
d'oma hod oruafa und redt und redt
da {name} hod gmoant, des geht ganz leicht
!am stammtisch ham's mi ausglacht
i bi echli langsam, tuet mer leid
ich sitz hier mit {name} am küchentisch und wir kommen auf keinen grünen zweig
mein opa hat früher uhren repariert und seine eigene ging trotzdem immer falsch
die kinder haben im garten eine höhle gebaut und jetzt ist der gartenschlauch weg
ich hab {number} minuten bis zum bus und noch einen schuh zu wenig
meine mutter ist zu besuch und räumt hier die schubladen um, ich find nix mehr
unser dackel hat die fernbedienung vergraben und der garten ist umgegraben wie nach einem krieg
in der straßenbahn hat einer neben mir so laut telefoniert, dass ich ganz wirr bin
ich wollte eigentlich bloß schnell lüften, da ist mir ein vogel ins zimmer geflogen
beim fensterputzen ist mir der eimer umgefallen und jetzt steht das parkett unter wasser
{name} hat mir beim kartenspielen das taschengeld abgeknöpft und grinst jetzt
der neue nachbar hat sich vorgestellt und eine halbe stunde von {word} erzählt
meine musiklehrerin behauptet, ich hätte das gehör einer blechdose
bei der chorprobe hat mir {name} ins ohr gebrüllt und es pfeift bis jetzt
ich hab im auto so laut mitgesungen, dass mir die stimme wegbleibt
im aufzug dudelt immer dieselbe musik und ich krieg sie kaum mehr aus dem kopf
mein handy ist mir ins klo gefallen und liegt jetzt im reis
{name} hat mein ladekabel mitgenommen und ich sitz auf dem trockenen
das telefon hat dreimal geläutet, während ich unter der dusche war
die leitung war so schlecht, dass ich {name} kaum verstanden hab
mein bildschirm spiegelt so, ich seh darin vor allem meine falten
der hund hat den bildschirm abgeschleckt, weil {name} in der videokonferenz pfiff
auf meinem schreibtisch stapeln sich die tassen und {name} nennt es schon ein museum
ich hab meine tastatur in den geschirrspüler gesteckt, das war eine dumme idee
die maus ist unters sofa gerollt und mein rücken ist zu steif zum bücken
ich hab beim aufräumen ein altes tagebuch gefunden und mich festgelesen
!beim umzug ist mir die kiste mit den fotos auf den fuß gefallen
an der wand hängt ein bild schief und mich macht das ganz nervös
{name} hat ein bild von mir gemalt und ich schau darauf aus wie eine gurke
die druckerpatrone ist mir in der hand ausgelaufen und ich schau aus wie ein schlumpf
im copyshop war eine schlange bis auf die straße und ich bin umgekehrt
ich hab als kind telefonnummern auswendig gekonnt, jetzt weiß ich kaum die eigene
ich hab mir einen knoten ins taschentuch gemacht und vergessen, wofür
mein merkzettel klebt am kühlschrank und der kühlschrank ist beim reparieren
der timer am herd ist kaputt und die pizza war schwarz
der wecker hat geläutet, ich hab ihn an die wand geworfen und weitergeschlafen
!die turmuhr schlägt hier so laut, dass man sein eigenes wort kaum hört
unser büro ist so hell wie ein operationssaal und ich hab schon flecken vor den augen
im treppenhaus ist es stockdunkel und ich bin zwei stufen zu früh abgebogen
die laterne vorm haus leuchtet mir die ganze nacht ins bett
auf dem balkon ist es herrlich, aber die sonne brennt mir auf die glatze
ein sturm hat die antenne vom dach geholt und {name} steht jetzt auf der leiter
!der schneepflug ist grad vorbei und hat mein auto eingegraben
!wir wollten wandern gehen, aber es schüttet und {name} hat blasen an den füßen
mein zug ist ausgefallen und ich sitz mit {number} wildfremden in einem wartesaal
!im flieger saß neben mir einer, der hat {number} minuten lang geschnarcht
der schaffner hat mich schief angeschaut, weil meine karte verknittert war
die grenzkontrolle dauert ewig und {name} muss dringend aufs klo
ich bin im hotel und die wände sind dünn wie papier
ich hab mich in der stadt verlaufen und meine füße qualmen
mein knie ist operiert worden und ich darf bloß liegen
die ärztin hat gemeint, ich soll weniger sitzen, und da sitz ich
ich hab eine tablette genommen und bin jetzt ein wenig benebelt
im krankenhaus ist das essen fad und der zimmernachbar redet im schlaf
die zahnspritze wirkt noch und ich red wie mit einer kartoffel im mund
meine schüler haben mir einen streich gespielt und die kreide versteckt
in der klasse ist es laut wie am fischmarkt und {name} wirft mit papierkugeln
unsere direktorin ist streng und ihre tür steht immer offen
ich hab die halbe vorlesung verpennt und {name} schreibt leider unleserlich
meine abschlussarbeit raubt mir den schlaf und meine betreuerin ist auf dienstreise
ich hab gleich ein bewerbungsgespräch und meine krawatte sitzt wie ein strick
der chef hat sich angekündigt und hier schaut's aus wie bei hempels unterm sofa
mein kollege {name} macht sich einen spaß draus, mir die maustasten zu vertauschen
die firma hat uns neue stühle gekauft und meiner quietscht bei jeder bewegung
im großraumbüro niest einer nach dem anderen und ich halt die luft an
die kundin ist am apparat und hat eine geduld wie ein fünfjähriger vorm eisstand
!der paketbote hat das falsche paket gebracht und {name} hat's gleich aufgerissen
ich hab mit {name} um eine kiste bier gewettet, dass ein computer das kann
!meine freundin meint, ich red mehr mit dir als mit ihr
wir schauen grad fotos mit der verwandtschaft und die tante weint vor rührung
{name} und ich hatten krach und jetzt schweigt die ganze familie
beim abwasch ist mir die lieblingstasse von {name} zerbrochen
der teig geht schon über die schüssel und ich hab mehl bis zu den ellbogen
ich hab chilis geschnitten und mir dann in die augen gegriffen
im supermarkt war die musik so laut, dass ich vergessen hab, was {name} wollte
ich hab die haustür zufallen lassen und der schlüssel steckt drinnen
jemand hat mein rad gestohlen und die polizei nimmt das grad auf
!da herunt is so a lärm, dass ma si kaum konzentrieren ko
mei nochbar dengelt sei sensn und i werd narrisch dabei
wir san bei der schwiegermuatter eingladn und i hob no ka hemd an
de nochber het scho reklamiert und ich ha gar kä musig glost
min chef stoht scho i de tür und luegt uf d'uhr
hier an der küste weht's so doll, dass mir die mütze weggeflogen is
meine finger sind vom rheuma ganz krumm und das schreiben fällt mir schwer
mein fenster klemmt
die türklingel spinnt
mein drucker hasst mich
das kabel ist zu kurz
{name} hat mir die kopfhörer geklaut
die bildröhre meiner oma hat geknallt
mein radiowecker ist verreckt
!ich hab das radio aus dem fenster geschmissen
meine stoppuhr hat den geist aufgegeben
das klavier ist verstimmt und {name} auch
unser tonband von der taufe ist gerissen
der suchhund hat endlich den wanderer gefunden
!mein papierflieger ist im kronleuchter gelandet
die kamera hat meine schlechte seite erwischt
der fotograf hat mich zum grinsen gezwungen
auf dem passbild schau ich aus wie ein verbrecher
die sperrstunde naht
das tor zur garage geht von selber auf
der taschenrechner von {name} ist solarbetrieben und hier ist es bewölkt
!an der bushaltestelle hat mich ein vollgekritzelter fahrplan verwirrt
der bildschirm vom bankomaten hat gestreikt und hinter mir haben sie gemurrt
{name} hat einen film über {word} gedreht und redet pausenlos davon
""",
)

AFTER = Phrases(
    en="""
i need it for {name}
i closed it by accident
that's what {name} told me [at least|]
i think
or whatever that's called
it's urgent
before i forget [it|]
i'm in a [bit of a|] hurry
my boss is standing right behind me
!my eyes hurt
!my ears are ringing
the baby is asleep
the baby's just dropped off and i'd hate to wake her
the neighbours have complained already
the neighbor's dog is going nuts
i'm on the phone
i've got a call coming in from {name}
i've got a splitting headache
i've got guests
i've got my hands full
i've got greasy fingers from the crisps
!i've got a train to catch
i've got an interview in {number} minutes and i'm shaking
i promised
i promised {name} ages ago
{name} keeps asking me
{name} is nagging me about it
{name} is getting cross
{name} won't shut up about it
!{name} won't believe me otherwise
{name} needs an answer
{name} and i had a bet
!{name} said you'd know how
{name} says it's really good
{name} is waiting at the door with the car keys in hand
my sister is dying to see it
my husband thinks i made it up
!my wife can't sleep
my mum wants to know
my dad's asking and he hates waiting
my gran is visiting and she's a bit deaf
my kids are driving me mad
my daughter is doing her homework next to me
my son has a fever and needs some peace
my flatmate works nights
my roommate is being a pain
my colleague is peering over my shoulder
my teacher wants it
my music teacher wants to hear how far i've come
!my doctor told me to look after my eyes
my lawyer is rather insistent
my accountant's having kittens
my landlord is being difficult
my phone's dead
my phone's battery died on the train
my camera broke so i've been drawing everything
my watch stopped
my alarm clock never rang
my radio's been broken since the move
my printer ate the paper one
my head's all over the place
my brain is mush
my memory's like a sieve
my hearing isn't what it used to be
my back is killing me and i can't get up
my hands are wet
!my coffee's getting cold
my bus is here
my break is nearly over
my shift starts in {number} minutes
my plane's boarding
i'd forget my own head
i'd be ever so grateful
i'd really appreciate it
i'd do it myself but my arm is in a cast
i'd lose my head if it wasn't screwed on
i'm sure it's around somewhere
i'm pretty sure that's the name
i'm fairly certain
i'm guessing
!i'm useless at this
i'm hopeless with names
!i'm begging you
i'm getting old
i'm getting a migraine
i'm half asleep
i'm bored
i'm starving
!i'm freezing my fingers off
i'm going crazy
!i'm going blind over this screen
i'm late for the dentist
i'm late as it is
i'm so tired
i'm stuck
i'm stressed out
i'm knackered
i'm a wee bit deaf in one ear
i'm up to my eyes in work
!i'm cooking and can't touch anything
i'm trying to concentrate
i'm trying to get the little one to sleep
i'm trying to impress my date
i'm showing {name} how this works
i'm running out of patience
i'm writing an essay about {word} and losing the will to live
!i'm meant to be on holiday
i'm supposed to be studying
if memory serves
if i remember right
if i've got the name right
if that's how you spell it
if that's a thing
if that makes sense
if that's okay with you
if you'd be so kind
if you can manage it
if it's no trouble
if it isn't too much to ask
if i'm honest i've lost track of it all
if {name} is right
if anyone can do it you can
it's important
it's kind of a big deal
it's for work
it's for a friend
it's for school
it's for a good cause
it's for my thesis and my supervisor is merciless
it's for the school play and i'm the one with the costumes
it's for my nephew's birthday surprise
it's doing my head in
!it's driving me bonkers
it's been a long day
it's been bothering me
it's been ages
it's too bright in this room as it is
it's way too loud in this café
it's giving me a headache
it's so dark in here i can barely find my tea
it's late and everybody's in bed
it's raining so we're stuck indoors
it's raining stair rods and i've nothing better to do
it's boiling in here and i can't think straight
it's my turn
it's my favourite
it's my job after all
it's a matter of life and death
it's a long story
it's a surprise
it's a habit of mine
it's a family thing
it's complicated
it's complicated and involves a goat
it's called something like that
it's got a funny name
it's on the tip of my tongue
it's embarrassing i know
it's the least i can do for {name}
it's the third time i've been asked for it
it's the one thing that calms me down
it's what the helpdesk told me to say
it's what everyone at the office keeps telling me
that would be grand
that would be lovely
that would be a huge help
that'd be ace
that would save my life
that would make {name} very happy
that'd make my day
that's all i know
that's all {name} told me
that's the name i think
that's what it says on my sticky note
that's what the woman on the telephone said
that's what the manual says anyway
that's how i remember it anyhow
!that's how my old computer did it
that's roughly what {name} shouted through the door
thanks a million
thanks a bunch
thanks in advance
!thanks, you're a star
thank you kindly
cheers
cheers mate
ta
ta very much
much obliged
!bless you
you're a lifesaver
you're a legend
you're doing great by the way
!you're quicker than me
!you know how {name} gets
you know what i mean
you know the one
!you know how it is
you've no idea what a day i've had
you wouldn't believe how long i've been clicking around
i beg you
i swear it was there
i swear i'm usually better organised
i know i know
i know it's silly
i know i ask a lot
!i know i sound like a broken record
!i know you're busy
i guess
i suppose
i reckon
i believe
i presume
i hope
i hope that's clear
i hope i said that right
i hope the neighbours like it
i hope it works, the last time nothing happened
i hope it's quick because my lunch is burning
!i hope you're in a better mood than me
i hope you don't mind me asking
i forgot how it's done
i forgot my glasses
i forgot the proper word for it
i forgot to eat and now i'm cranky
i never know where things are on this machine
!i never learned how to do it
i never get it right myself
i can't be bothered
i can't be fagged to look for it
!i can't reach the mouse with the cat on my lap
!i can't see a thing with this sun on the screen
i can't read a word without my specs
i can't hear what {name} is saying on the phone
i can't stand it
i can't find it for the life of me
i can't feel my fingers
i can't get up because the dog's asleep on my feet
i just washed my hands and they're dripping
i could do with some peace
i just painted my nails
i just got home and i'm shattered
i just can't work like this
i just had a call from the school and they're in a panic
i always mix up the names
i always forget
i always do that when i'm nervous
i always get sentimental about it
i really need to focus
i really should have done it sooner
i really miss my old one
i must have pressed something
i must have sat on the keyboard
i must have nodded off
i must catch a train and my bag isn't packed
i might have the name wrong
i may be wrong
i could swear that's its name
i could murder a cup of tea
i could use a laugh
i should be in bed really
i should know this by now
i should be grading papers but the kids are too loud
i was interrupted by the doorbell
i was disturbed by a salesman at the door
i was in the middle of it when the phone rang
i was listening to the birds through the window and drifted off
i was listening to the radio and they talked about {word}
i was so sure i'd done it
i was told to ask you
!i was daydreaming
i was out walking the dog and it came to me
!i was halfway through when {name} pulled the plug to hoover
i lost track of time
i lost my notes
i lost a bet
i lost my voice shouting at the football
i left my reading glasses in the car
i left the window open and it's freezing in my room
i left the kettle on and have to run
i dropped my phone in the bath
i dropped a pizza on my keyboard and half the keys are stuck
i bumped my head on the door and i'm seeing stars
i broke my arm so typing is a pain
i burned my finger
i bought new speakers and i'm excited as a kid
i closed the door so nobody's bothered
i copied it out by hand once and my wrist never forgave me
i locked the door and i'm hiding from the children
i found a nice comment about it on the noticeboard at work
i heard it's brilliant
!i heard somebody hum it at the bus stop
i read about it at the hairdresser's
i saw {name} do it and it looked easy
i tried it myself and got nowhere
!i tried clicking but my mouse is broken
i tried asking {name} but he's fast asleep in front of the telly
i love it
i love rainy afternoons
i miss my dad
i owe {name} one
i work better that way
i work nights
i feel like it
i feel awful
i feel like dancing
i get headaches
i got distracted
i got a nasty letter from the tax office and i'm sweating
i got soaked cycling home and i'm dripping on the carpet
i got carried away talking to the postman
!i got told off for being too loud
the boss wants it
the boss is in a foul mood and i'd like to keep my job
the client is waiting on the other line
the meeting starts in {number} minutes
!the meeting's about to start and {number} people are staring at me
the kids are asleep
the kids are arguing about who's the best singer
the kids locked themselves in the bathroom and think it's funny
!the sun's blinding me
the sun has moved round and it's right in my face
the room is full of people
!the screen is dusty enough as it is
!the screen in my old car had the same problem
the window is open and it's cold
the window cleaner is staring at me
the doorbell rang
the door slammed and i jumped out of my skin
the dog's scared
the dog ate my headphones
the dog is barking at the radio like mad
the cat's sitting on the keyboard
the cat did it
the cat and i need a rest
the radiator's gurgling and it drives me mad
the radio in the kitchen is blaring
the lamp on my desk is broken
!the light bulb blew
the lights have gone
the battery in my hearing aid is going
the battery in my car died and the mechanic's asking questions
the clock in the kitchen is wrong and i trust no one
the printer man is here and he charges by the minute
the plumber's here
the police are at the neighbours' and everyone's at the window
the teacher's looking
the teacher collects our phones so this is my chance
the traffic outside is awful
the train is full of screaming school kids
the wifi at my mum's is dreadful so i'm glad for anything that works
the internet man said it's fine
the film club is coming over and the popcorn's done
the photographer was my cousin and he's dead proud
the paper version got wet
the paper copy is in a box under {number} other boxes since we moved house
the wean's sleeping
the missus is having a lie down
the lads are coming round
the suspense is killing me
the whole street is listening
the auditors are at the gate
the judge is rather strict about these matters
my song came on at the wedding and i've been smiling ever since
my book club is mad about it
my desk is a tip
my desktop at work is much tidier i promise
my folder at school fell in a puddle
my new neighbour plays the bagpipes
my choir is singing it and i'm the weak link
!my band broke up
my tea's gone cold
my pizza's here
my taxi's outside and the driver is hooting
my lift is here
my nerves are run down like an old battery
my mouse hand hurts
!my thumb's in plaster
my contact lenses are dry as sand
my eyes aren't the youngest
my blood pressure can't take it
my patience is wearing thin
my heart's racing
my ex is asking for it and the less we talk the better
my tutor is a stickler
!my team's all waiting
my nan swears by it
my niece is obsessed with it and sings in the back of the car
my hamster died
my mate swears it helps
my better half insists
or so {name} claims
or so i've been told
or so i thought
or else {name} will have my head
or something along those lines
or something like that
or however you say it
or however it's spelled
!or i'll scream
or i'm in trouble
!or my mother-in-law will never let me hear the end of it
because {name} asked nicely
because i'm worth it
because my shoulder hurts when i stretch over to the mouse
because the walls in this house are like paper
because i'm curious
because reasons
as a treat
as a favour to {name}
as promised to my daughter
as discussed with my learned colleagues
as i'm rather short of time
as my hearing has deteriorated considerably
as the committee has requested it
!as the curtains are at the cleaners
as far as i recall
as far as i know
as you do
since my hands are tied
!since {name} is too shy to ask
since nobody else in this house lifts a finger
since the guests are about to ring the bell
!since i've no idea how
while i find my glasses
while i look for a pen
while i make some coffee
while {name} is in the loo
before my battery dies and i'm left in the dark
before the boss notices
before {name} comes back from lunch
before i lose my nerve
before i go nuts
before my mum sees
for my own sanity
for {name}'s sake
for old times' sake
for the sake of my poor ears
for reasons i'd rather keep to myself
for a change
for crying out loud
in case you were wondering, the cake turned out fine
to tell the truth i've been putting it off
to be fair it's been a rotten day
to settle an argument with {name}
to cheer me up
to be on the safe side
speaking from experience it's always worth it
so says {name}
so i can sleep easy
so {name} stops moaning
so my grandpa can finally see what all the fuss is about
so they tell me
long story involving {word}
no pressure
no hurry
no rush, i'm waiting for my noodles anyway
no idea what it's really called
no clue how you people do it
nothing happened when i tried
nothing works in this house and the landlord never picks up the phone
pardon my french
!pardon the rush
!apologies for the bother
sorry about the typing, i've got a sprained wrist
sorry, i'm a nuisance
sorry if that's a silly request
sorry for mumbling
excuse the noise, that's the washing machine
we've got a baby
we've got company
we're all ears
we're having a power cut any minute the way those lights flicker
we're late for the theatre and {name} is still in the shower
!we're having a row about {word} and i want to be right
!we had a deal
!we moved the piano and my fingers are dead
there's a draught and my eyes are watering
there's a wasp in the room and i daren't move
there's a storm coming
there's a man from the council at the door with a letter
everyone's waiting
everybody's talking about it
nobody believes me
people are staring
you see my father was a pianist and music runs in the family
you see i spilled [juice|tea|wine] on my notebook and the ink ran everywhere
the choir mistress handed out the notes on paper and mine blew away
the old dear upstairs bangs on the ceiling with a broom whenever she hears a pin drop
the lady at the phone company kept me in the queue for {number} minutes and i'm fuming
a mate of mine works in television and he's always going on about it
a bird flew through the open window and knocked everything off my desk
a photo of my late wife fell off the wall and i've been in a strange mood
one of my students keeps sliding little notes under my door about it
somebody leaned on the light switch and now we're all giggling in the dark
our secretary retired and she was the one person who understood the filing cabinets
our headmaster announced it over the loudspeaker and now all the parents are calling
our {name} has started the violin and the less said about that sound the better
what with the phone ringing and the door going i never get anything finished
when i shut my eyes i still see the screen and that can't be healthy
whenever i do it myself the computer freezes and i end up shouting at it
wherever it may have got to, i'm the last one to know on this computer
every time i touch the mouse my wrist clicks like an old door
last thing i need is another argument with {name} about the noise
it's like the time i moved {number} boxes of books and put my back out
it's like being in a cinema in here with those blinds
i once deleted a whole wedding album from my camera and i'm nervous ever since
i once renamed our boat and everyone says that's bad luck
i once stopped a runaway pram with my foot and the knee still plays up
i grew up with a typewriter so all this is a bit of a wonder to me
i work in a call centre and at home i can't bear a ringing phone
i play the organ at church and my ears are ruined
i print t-shirts for a living and the machines are deafening
i had it written on my hand but then i did the dishes
!i had my eyes tested and the optician was rather worried
i had a power nap and woke up with the keyboard printed on my cheek
i sing in the shower and {name} is threatening to move out
i swear this laptop gets hotter than my oven and my knees are roasting
i'm wearing my reading glasses on top of my other glasses and it's a circus
i'm holding a ladder for {name} with one hand so typing is slow
i'm hiding in the bathroom from my in-laws and the phone light is all i've got
i'm waiting for the locksmith because the front door won't open
i'm painting the window frames and there's gloss on every finger
!i'm a night watchman and it gets lonely out there
i'm a bit shaky since the dentist gave me that injection
i do apologise, my secretary usually looks after such matters
i regret to say my eyesight is failing
i should be most obliged, as my own attempts were rather fruitless
i'm telling you yaar my eyes are paining like anything
sir is calling me to his cabin and i am having no answer
!my in-laws have come from the native place and they are very much curious about computers
actually my specs broke in the auto and everything is looking hazy
ma wife's on the phone tae her sister and they're louder than the telly
ah've a heid like a burst couch
ma eyes are stingin
our kid's got his mocks and he's proper stressed
y'all have no idea how hot it gets on this porch
bless my heart i'm slow with this computer stuff
my truck's radio got stolen and i've been humming to myself ever since
[the|that] phone's ringing off the hook
{name} is calling me
{name} slammed the door in a huff
{name} is practising the trumpet behind a closed door
{name} broke my headphones
{name} hid the remote
my film buff of a brother insists
my printer's on strike
my charger's in the wrong bag
my keyboard has tea in it and i mistype everything
!my laptop bag split open on the escalator
my speakers blew up at the party
my window faces south
my photo albums went mouldy in the cellar
!my camera strap snapped and i'm in mourning
the light's awful
!the blinds are stuck open
the telly's broken
the power keeps flickering
the music teacher had a word with me
the volume of {name}'s snoring is unreal
the postman delivered a letter with {number} stamps on it and i'm intrigued
i'm typing in mittens
i'm listening out for the doorbell
i'm playing cards with {name} and she cheats
i switched jobs and everything's new to me
i painted my door the wrong colour and i regret it
i searched the house for my specs
i opened the oven and my glasses steamed up
i moved desks and now the sun gets me
""",
    de="""
ich brauch's für {name}
glaub ich
mir pressiert's
sonst vergess ich das
hat {name} gemeint
denk ich
mein ich
schätz ich
vermute ich mal
nehm ich an
soviel ich weiß
!wenn ich mich recht erinnere
wenn mich [mein gedächtnis|der kopf] im stich lässt, verzeih mir
falls das geht
wenn's geht
sofern das möglich ist
wenn du so lieb bist
wär super
!das wär lieb
wärst ein schatz
dank dir
danke schon mal
vielen dank im voraus
!merci vilmal
vergelt's gott
es eilt
die zeit drängt
es brennt
ich hab's eilig
ich muss gleich weg
i muass glei furt
mein bus kommt gleich
!mein zug fährt in {number} minuten
der chef wartet
die chefin steht schon hinter mir
{name} wartet schon drauf
{name} hat mich drum gebeten
!{name} nervt mich damit
{name} will das unbedingt wissen
{name} glaubt mir sonst kein wort
ich hab's {name} versprochen
ich bin {name} das schuldig
ich hab mit {name} drum gewettet
!so hat's mir {name} erklärt
sagt {name} zumindest
zumindest laut {name}
!das hat mir {name} beigebracht
{name} schwört drauf
bevor {name} heimkommt
bevor die kinder aus der schule kommen
bevor ich's vergess
eh ich's verschwitz
bevor der strom ausfällt
!solange der kleine schläft
solange ich noch wach bin
solang i no dran denk
weil's grad passt
weil mir grad langweilig ist
weil ich sonst den überblick verliere
weil {name} danach gefragt hat
weil's mich interessiert
weil ich neugierig bin
weil ich ein schussel bin
weil ich die hände voll hab
weil mir die augen wehtun
weil meine brille im auto liegt
weil mein handy leer ist
weil der akku von meinem telefon hin ist
weil das baby endlich schläft
weil die nachbarn so einen krach machen
oder wie das heißt
oder wie auch immer das ding heißt
oder so ähnlich
so oder so ähnlich hieß das
so heißt das wohl
ich glaub, so nennt man das
wenn's denn so heißt
so haben wir das früher genannt
keine ahnung, wie man das richtig schreibt
ich weiß, mein deutsch ist ein bissl eingerostet
ich hoff, du verstehst mich
hoffentlich klappt's
mal sehen, ob's klappt
schaun ma mal, ob's geht
bin gespannt
ich drück uns die daumen
das letzte mal ist nix passiert
beim ersten versuch ist gar nichts passiert
bei mir tut sich da nix
!das klappt sonst nie
bei {name} hat's funktioniert
das ging doch mal
!das hat ja immer gut funktioniert
das klappt bei dir ja immer
ich hab's aus versehen zugemacht
hab's versehentlich weggeklickt
ich bin irgendwo draufgekommen
die katze ist über die tastatur gelatscht
mein kleiner hat da rumgedrückt
!{name} war dran und hat was verstellt
mir ist die maus ausgerutscht
meine maus spinnt
die tastatur klemmt
meine tastatur hat kaffee abbekommen
mein bildschirm ist ganz verstaubt
ich sitz mit dem rücken zum fenster
die sonne blendet hier so
!bei uns ist's schon finster
draußen gewittert's
bei uns schüttet's wie aus kübeln
es schneit
mich friert's, das fenster ist offen
!das fenster klemmt und es zieht
ich hab die tür extra zugemacht
!es hat grad an der tür geklingelt
der postler hat geläutet
der paketbote kommt gleich
wir kriegen gleich besuch
die schwiegereltern kommen
meine oma ist am telefon
ich telefonier grad mit {name}
ich bin grad in einer besprechung
ich sitz im zug
ich bin schon halb aus der tür
ich steh schon in der jacke da
!ich lieg schon im bett
ich bin krank
mir geht's elend
ich hab migräne
ich hab so ein ohrensausen
der arzt hat's mir geraten
mein rücken streikt
ich hab mir in den finger geschnitten
ich hab teig an den fingern
ich kann grad schlecht tippen
ich hab einen gips am arm
ich tipp mit links
ich bin schon ganz müde
ich fall gleich um vor müdigkeit
ich bin total erledigt
ich schlaf gleich ein
!ich krieg sonst die krise
sonst dreh ich durch
sonst gibt's ärger
sonst schimpft {name}
sonst ist {name} beleidigt
!sonst komm ich zu spät
sonst verpass ich den bus
sonst werd ich narrisch
sonst lieg ich die ganze nacht wach
sonst träum ich noch von {word}
ich hör grad radio und bin abgelenkt
im radio haben sie davon geredet
mir läuft hier ständig ein ohrwurm im kopf rum
mein musiklehrer besteht drauf
mein gitarrenlehrer will das so
!beim nachbarn dröhnt die musik
die nachbarin hat sich schon beschwert
!die wände sind hier so dünn
mein handyakku hat schlapp gemacht
mein ladekabel ist im eimer
ich hab mein ladegerät bei {name} liegen lassen
mein telefon liegt in der küche
mein fernseher ist kaputt und ich bin auf dich angewiesen
meine uhr ist stehen geblieben
meine uhr geht falsch
der wecker hat mich grad aus dem tiefschlaf gerissen
ich hab's früher immer mit dem kalender an der wand gemacht
ich hab das einmal von hand abgeschrieben, das reicht mir fürs leben
ich hab das im kopf probiert, aber mathe war nie meins
mein zettel ist in der waschmaschine gelandet
!auf meinem zettel steht das so
mein notizbuch ist voll
ich merk mir ja nix
ich hab ein gedächtnis wie ein goldfisch
mein kopf ist so voll wie der papierkorb unterm tisch
!ich find ja sonst nix
ich hab schon überall gesucht
ich such mich sonst dumm und dämlich
den schlüssel such ich auch schon die ganze zeit
das hab ich bei {name} am rechner gesehen
bei {name} am laptop sah das so einfach aus
{name} kann das mit einer taste
früher gab's dafür eine taste
die taste dafür ist mir abgebrochen
ich find die taste nie
den knopf dafür hab ich nie gefunden
ich hab schon auf jeden knopf gedrückt
!ich hab mich durch tausend menüs geklickt
ich hab's mit der maus probiert und bin gescheitert
ich hab meine maus verlegt
die maus hat keine batterien mehr
unsere katze hat eine echte maus angeschleppt und hier ist die hölle los
der drucker hat mich schon wahnsinnig gemacht
der kopierer im büro ist ja auch im eimer
die technik und ich, wir werden keine freunde
der computer und ich sind grad auf kriegsfuß
!der rechner macht mich fertig
der lüfter heult schon so
die kiste ist halt alt
mein alter laptop konnte das auch
auf dem alten rechner ging das ratzfatz
in der firma haben sie uns das so beigebracht
die kollegen lachen schon
die it-abteilung hat mich vertröstet
der admin hat gemeint, das sei kein problem
der techniker hat mir das empfohlen
der kunde sitzt mir im nacken
die kundin wartet in der leitung
ich häng in der warteschleife
die steuerberaterin hat mich gemahnt
das finanzamt sitzt mir im nacken
die versicherung will das wissen
!mein vermieter stresst
die hausverwaltung hat sich gemeldet
der notar braucht das
ich hab gleich einen termin beim amt
ich hab gleich ein vorstellungsgespräch und bin total nervös
!in {number} minuten hab ich eine sitzung
die sitzung fängt gleich an
das meeting zieht sich wie kaugummi
die besprechung wurde verschoben, jetzt hab ich luft
ich präsentier das gleich vor {number} leuten
ich halt gleich einen vortrag über {word}
ich muss was über {word} lernen
meine tochter hat einen vortrag
meine schüler warten
mein sohn soll das für die schule lernen
unser kleiner will das sehen
die kinder wollen's unbedingt
die kinder quengeln
die lehrerin hat das verlangt
!das ist für die uni
das ist für einen guten zweck
das ist für die arbeit
das ist für den verein
ist für die oma
ich mach das für unsere oma, die sieht so schlecht
[der chef|die chefin] braucht das
ich tu das wegen {name}
die kinder sind schuld
die arbeit ruft
der lärm draußen macht mich fertig
{name} zuliebe
!aus reiner neugier
aus prinzip
aus langeweile
rein interessehalber
der ordnung halber
vorsichtshalber
sicher ist sicher
man weiß ja nie
ordnung muss sein
was sein muss, muss sein
muss halt sein
hilft ja nix
nützt ja nix
wat mutt, dat mutt
et is wie et is
passt scho
des wär leiwand
!des warat fei nett
dös wär pfundig
des tät mir recht helfen
des wär mir a große hilf
i bin z'bled dafür
i hob's scho vasuacht
i hob koa zeit
i bin scho ganz gschlaucht
mir is so fad
da {name} hod's gsogt
d'{name} hod mi gfrogt
da chef schreit scho
es eilt a weng
es pressiert e chli
i ha's pressant
ich sött scho lang furt si
!de {name} hät das gseit
das wär mega lieb
ich bi halt echli vergesslich
ich weiss es grad würkli nümme
dat wär nett
ick hab's eilig
!ick bin schon janz kribbelig
!ik heff dat ilig
{name} schnackt da ständig von
dat hett {name} mi vertellt
i kapier den ganzen schmarrn eh nia
ich wäre ihnen sehr verbunden
ich wäre dir dankbar
ich danke ihnen für ihre mühe
verzeihen sie die umstände
entschuldigen sie meine ungeduld
die angelegenheit duldet keinen aufschub
ich stehe ein wenig unter zeitdruck
meine vorgesetzte legt großen wert darauf
mir wurde das so empfohlen
sofern ich richtig informiert bin
wenn ich das richtig verstanden habe
soweit mir bekannt ist
!mein arzt rät mir dringend dazu
meine augen sind leider etwas schwach
ich trage seit der operation einen verband
ich habe meine lesebrille verlegt
meine frau hat mich darum gebeten
mein mann fragt mir sonst löcher in den bauch
mein bruder sagt, das kannst du
meine schwester kriegt sonst einen anfall
!mein opa versteht sonst die welt nimmer
der papa hat gefragt
die mama will's wissen
{name} und ich streiten uns drüber
{name} hat mich ganz verunsichert
{name} schaut mir über die schulter und macht mich nervös
{name} hat schon zweimal angerufen
{name} steht daneben und lacht
{name} weint schon fast
!{name} sagt, ich bin zu blöd dafür
{name} hat's mir hoch und heilig versprochen, dass das klappt
ich will {name} damit überraschen
{name} freut sich dann
!{name} wird augen machen
{name} soll staunen
!{name} hat schließlich geburtstag
da war {name} ganz hin und weg davon
ich glaub, {name} hat's genau so genannt
!um es mit {name} zu sagen
wie {name} immer sagt
das predigt {name} ja ständig
die idee hatte {name}
das war so ausgemacht
so war's abgesprochen
!so ist das halt
so mag ich das
so ist's mir am liebsten
das hab ich so im gefühl
das ist mir wichtig
ist echt wichtig
das ist dringend
das eilt wie verrückt
pressiert
mir brennt der hut
mir läuft die zeit davon
die zeit wird knapp
das taxi hupt schon
der flieger wartet ja kaum auf mich
das boarding läuft schon
!am bahnsteig krächzt der lautsprecher schon
im bus ist es so eng
im zug ist das netz lausig
ich bin unterwegs und hab kaum netz
!ich sitz am flughafen fest
ich steck im stau
ich sitz im wartezimmer
ich bin beim zahnarzt und gleich dran
ich muss zum zug
ich muss den kleinen abholen
ich muss mit dem hund raus
der hund jault schon
der hund hat mir ein loch in den kalender gebissen
die katze sitzt auf meinem schoß und ich komm kaum hin
die katze liegt auf der tastatur
der papagei hat mich ganz aus dem konzept gebracht
die hühner sind ausgebrochen
ich hab den kopf voll {word}
ich hab grad andauernd {word} im kopf
hier riecht alles nach {word}
hier geht's zu wie bei {word}
das hat irgendwas mit {word} zu tun
{name} redet dauernd von {word}
ich hab nämlich was über {word} im radio gehört
im fernsehen haben sie davon geschwärmt
in der zeitung war ein bericht drüber
ich hab mal in einem film gesehen, wie einer das macht
der film, den ich geschaut hab, war so gruselig
ich hab grad pause
meine pause ist gleich aus
die pause dauert bloß {number} minuten
mein tee wird kalt
mein kaffee ist auch schon kalt
das essen steht auf dem tisch
die nudeln kochen gleich über
der kuchen verbrennt sonst
die eieruhr läuft schon
!das bier wird warm
!der ofen piept
die waschmaschine schleudert und ich versteh mein eigenes wort kaum
der staubsauger brüllt hier so
der rauchmelder hat mich ganz kirre gemacht
die handwerker sind noch da
!der strom ist hier so wacklig
bei uns war grad stromausfall
die sicherung ist rausgeflogen
die lampe im zimmer ist hin
das licht hier ist eine katastrophe
die glühbirne ist mir grad geplatzt
die vorhänge sind schon zu
das rollo klemmt
der laden sperrt gleich zu
die bücherei hat schon zu
das büro macht gleich dicht
ich sperr hier gleich zu
ich hab den laden grad aufgesperrt
ich krieg hier kein fenster auf und mir ist heiß
ich hab grad die heizung gesucht, so kalt ist mir
mir ist kalt
mir ist schlecht
mir tut alles weh
mir flimmert's vor den augen
mir dröhnt der kopf
!mir raucht der kopf
mir stehen die haare zu berge
ich bin grad so im flow
ich bin grad so schön in fahrt
ich bin grad sehr gut gelaunt
ich hab gute laune
ich bin grad ein bissl neben der spur
ich bin durcheinander
ich bin so verpeilt
ich bin halt ein gewohnheitsmensch
ich bin halt [faul|bequem|altmodisch]
ich bin ja so ein technikmuffel
ich bin {number} und lern das nimmer
ich lern das nie
ich lern's grad erst
!ich bin neu hier
ich bin neu in der firma und will keinen fehler machen
!ich bin mir da leider unsicher
ich kann mich auch täuschen
kann sein, dass ich mich irre
!ich mein, so war's
vielleicht verwechsel ich da was
das hab ich mir so gemerkt
so steht's jedenfalls auf meinem spickzettel
so hab ich's im kurs gelernt
im volkshochschulkurs haben wir das geübt
im seniorenclub reden sie von nichts anderem
!mein enkel hat mir das gezeigt
mein enkel sagt, da kann man nichts falsch machen
!meine enkelin ist auf besuch und will sehen, wie du funktionierst
{name} will wissen, ob du das kannst
ich will {name} beweisen, dass du das kannst
ich bin ja gespannt, was du draus machst
ich vertrau dir da
ich verlass mich auf dich
du bist meine rettung
du kennst mich ja
du weißt ja, wie ich bin
ich sag's dir, wie's ist
ehrlich gesagt
um ehrlich zu sein
unter uns gesagt
ganz im vertrauen
kurz gesagt
wie gesagt
wie üblich
wie besprochen
wie vereinbart mit {name}
typisch ich
mein fehler
war keine absicht
das war ein versehen
peinlich, ich weiß
ich schäm mich eh schon
blöd von mir, ich weiß
lange geschichte
das ist eine lange geschichte mit {name}, {word} und einem kaputten toaster
ich hab drei kaffee intus und kann kaum stillsitzen
ich hab die ganze nacht kein auge zugemacht
ich hab fieber und seh doppelt
ich bin grad beim bügeln und hab den rauch schon in der nase
ich steh mit nassen haaren da
ich hab die füße im eimer, da komm ich schlecht weg
ich hab grad die nägel lackiert
meine handschuhe sind zu dick zum tippen
ich hab die hände voller farbe
!ich streich grad die tür
ich hab grad ein bild aufgehängt und mir auf den daumen gehauen
das bild von der oma ist mir grad von der wand gefallen
der nagel für das bild ist krumm
auf meinem schreibtisch schaut's aus, als hätt der blitz eingeschlagen
unterm schreibtisch liegt ein kabelsalat
ich bin grad über das kabel geflogen
mein kopfhörer hat einen wackelkontakt
ich hab die kopfhörer im zug liegen lassen
wir proben gleich und der trommler ist schon ungeduldig
!ich sing sonst noch laut mit
wir haben hier grad ein kleines fest
!die gäste trudeln schon ein
die party geht gleich los und {name} hat den dj vergrault
!der pfarrer kommt gleich zum kaffee
die hebamme hat gesagt, ich soll mich schonen
der kleine schreit, wenn's ihm zu lang dauert
das baby hat mir grad aufs hemd gespuckt
die zwillinge prügeln sich um die fernbedienung
!die fernbedienung ist unter die couch gerutscht
ich komm vom sofa so schlecht hoch
ich bin grad erst aufgestanden
ich bin halt ein langschläfer
ich muss auch mal schlafen
feierabend ist gleich
ich will heim
ich mag endlich fertig werden
dann hab ich endlich ruhe
dann ist {name} endlich zufrieden
ich hab {name} in die hand versprochen, dass ich mich drum kümmer
{name} ruft sonst dauernd an und fragt, wie weit ich bin
meine chefin hat vor der ganzen abteilung gesagt, dass ich das kann
der kunde hat schon den dritten kaffee getrunken und schaut mich böse an
ich hab gleich ein gespräch mit der bank und schon ganz feuchte hände
ich möchte vor {name} einmal so tun, als wär ich ein technikgenie
!ich hab mit meinem bruder gewettet, dass das auf zuruf geht
wir haben hier eine wette laufen und es geht um {number} euro
mein mann sitzt daneben und behauptet, das kann ein computer nie im leben
die schwiegermutter steht in der tür und hat den mantel schon aus
!mein sohn hat mit dem lutscher auf dem bildschirm herumgemalt
meine tochter hat die tasten mit nagellack angemalt und ich find mich kaum zurecht
die katze hat sich auf den laptop gelegt, weil der so schön warm ist
der kater hat mein mauskabel durchgebissen und schaut jetzt ganz unschuldig
der hund hat die tür aufgekriegt und ist mit dem hausschuh davon
mir ist beim lüften ein zettel aus dem fenster geflogen und da stand's drauf
ich hab mir das auf die hand geschrieben und dann geduscht
meine notizen kann nach drei tassen kaffee kein mensch mehr lesen
ich hab das einmal selber probiert und danach war die laune im keller
beim letzten versuch hab ich so lang gesucht, bis der kaffee kalt war
ich hab mich da eine halbe stunde durchgeklickt und bin verzweifelt
ich hab die anleitung gelesen und danach noch weniger gewusst als davor
!im handbuch steht's wahrscheinlich, aber das hat {name} unters tischbein gelegt
das hat mir einer in der straßenbahn erzählt, der klang ganz vernünftig
eine freundin von {name} arbeitet in der branche und hat mir das geraten
!im radio hat ein experte gesagt, das sei heutzutage ein kinderspiel
im fernsehen machen die das mit einem fingerschnippen, ich beneide sie
in dem film mit den robotern hat das auch auf zuruf geklappt
unsere klavierlehrerin kommt gleich und ich hab keinen ton geübt
ich sing im chor und die dirigentin hat ohren wie ein luchs
mir geht seit dem frühstück so ein dämliches kinderlied durch den kopf
die musik auf der hochzeit war so laut, mir pfeifen die ohren
über mir trampelt einer herum, als wär's ein elefant
der nachbar mäht seinen rasen und ich hör meine eigenen gedanken kaum
!mein telefon ist in den see gefallen und die fische lachen wohl noch
mein handy hat bloß noch einen strich und {name} wollte zurückrufen
ich hab den stecker vom ladegerät verbogen, als ich drübergestolpert bin
bei uns im haus war der strom weg und ich hab kerzen gesucht
die taschenlampe hat keine batterien und im keller ist es zappenduster
die lampe überm tisch flackert wie in einem gruselfilm
die sonne scheint mir so ins gesicht, dass ich blinzle wie eine eule
der bildschirm spiegelt und ich seh vor allem meinen eigenen bart
meine augen sind rot wie bei einem kaninchen, sagt der optiker
ich hab neue gläser in der brille und mir ist schwindlig davon
mein arm ist eingegipst und mit links bin ich langsam wie eine schnecke
die ärztin hat gesagt, ich soll mich schonen und weniger tippen
ich hab eine spritze vom zahnarzt und lalle ein wenig
ich lieg im spital und die schwester kommt gleich mit der suppe
ich hab so viel geniest, dass ich ganz vergessen hab, wie das geht
ich steh im hausflur mit {number} tüten und der aufzug streikt
ich sitz in der letzten reihe im bus und es schaukelt wie auf hoher see
der zug fährt gleich in den tunnel und dann bin ich weg
der flug ist verspätet und {name} jammert mir die ohren voll
am schalter ist eine schlange und gleich bin ich endlich an der reihe
es hagelt hier so, dass man beim tippen zusammenzuckt
die wäsche hängt draußen und da hinten wird's schon schwarz
der sturm rüttelt am fenster und den kindern ist unheimlich
wir wollten eigentlich baden gehen, aber bei dem wetter macht das keinen spaß
die milch kocht über, ich riech's bis hierher
der teig muss in den ofen und meine finger kleben
ich hab {name} einen kuchen versprochen und bin noch bei den eiern
die gäste kommen gleich und ich steh da in unterhosen
ich hab mir grad die haare gefärbt und die farbe tropft
mein kaffee steht auf der waschmaschine und die schleudert gleich
!wir räumen um und ich sitz hier auf einem wackligen karton
die möbelpacker haben den schreibtisch verschoben und meine kabel sind zu kurz
bei der inventur hat sich {name} verzählt und jetzt sind wir spät dran
das amt hat mir einen bösen brief geschickt und ich zitter schon
der anwalt von {name} ist ein ganz genauer und lässt mir keine ruhe
mein steuerberater meint es gut mit mir, aber er redet zu schnell
ich hab gleich mündliche prüfung und mir ist ganz flau im magen
meine lerngruppe sitzt schon in der mensa und isst ohne mich
die lehrerin hat der klasse erzählt, wie leicht das geht
unser jüngster hat gefragt, ob du ein mensch bist, er wird staunen
die kinder haben sich das gewünscht und waren so brav
die enkel sind da und wollen der oma was vorführen
meine frau hat die tür zugemacht und gesagt, ich soll endlich fertig werden
ich hab die tür offen gelassen und jetzt läuft die nachbarskatze herum
!ich hab daheim den herd angelassen, glaub ich, und bin ganz zappelig
ich hab die zeit übersehen, weil {name} so viel erzählt hat
ich hab die brille auf der nase gehabt und sie trotzdem gesucht
ich hab mir das lang überlegt und drei mal drüber geschlafen
ich sag dir ehrlich, ich hab von {word} so viel ahnung wie eine kuh vom fliegen
ich hab als kind schon bei {word} den faden verloren
da {name} hod gsogt, des is heitzutog koa hexerei mehr
i hob des am stammtisch verzapft und jetzt muaß i's beweisen
de oma steht daneben und wundert si, dass i mit ana maschin red
mi hod da wachtmeister aufghoidn und jetzt bin i hintn noch
min bueb hät mit em finger drufdruckt und ich bi verschrocke
d'schwiegermuetter chunnt grad d'stäge uf und ich stoh im pyjama da
{name} hat mir'n floh ins ohr gesetzt und nu krieg ich ihn kaum raus
de wind pfeift hier üm de eck, dat een ganz blümerant ward
meine kopfhörer sind hin
mein bildschirm hat einen sprung
das fenster scheppert so
!die tür quietscht furchtbar
meine uhr tickt mich in den wahnsinn
das netz spinnt
das wlan hier ist lahm
unser router blinkt so komisch
mein kuli schreibt nimmer
!mir ist das papier ausgegangen
der drucker streikt
!die batterie vom rauchmelder piept
mein auto hat eine leere batterie
der akku vom staubsauger ist dauernd hin
mein e-bike hat auf halber strecke den akku leer gehabt
ich hab das foto von {name} im geldbeutel durchgewaschen
der fotograf kommt gleich
auf dem klassenfoto hab ich die augen zu
meine kamera hat sand im objektiv
ich hab grad ein video von einem tanzenden frettchen gesehen
{name} summt hier ein lied nach dem anderen
der chor singt sich nebenan schon ein
!der plattenspieler von der oma eiert
das radio in der küche rauscht
meine stimme ist so heiser
mir ist der ton in der sitzung peinlich ausgefallen
der lautsprecher im supermarkt hat mich verwirrt
ich hab den film verschlafen
wir schauen hier grad alte filme und {name} schnarcht
im kino war's so kalt
der projektor im hörsaal hat gestreikt
!mein kalender hängt am klo
der abreißkalender ist mir ins spülwasser gefallen
mein wecker klingelt gleich los
die stechuhr kennt keine gnade
die parkuhr läuft ab
der parkscheinautomat hat mein geld gefressen
mein navi hat mich in einen acker gelotst
die straßenlampe blendet so
das treppenlicht geht hier dauernd aus
mir ist die kerze ausgegangen
die sonne ist mir ins gehirn gestiegen
!der wetterfrosch hat gelogen
der regen trommelt so aufs dach
ich hab den regenschirm im büro vergessen
der rechner hat mich schon nerven gekostet
mein alter computer steht beim sperrmüll
!ich hab kaffeeflecken auf dem touchpad
meine entertaste ist weggesprungen
mir klebt honig an der maus
{name} hat mir das passwort eingebläut und ich hab's vergessen
!ich hab mir {number} passwörter gemerkt, mehr geht in meinen kopf kaum rein
ich kopier mir da was von {name} ab, bildlich gesprochen
ich hab den halben dachboden durchsucht und bin voller spinnweben
unsere schildkröte ist endlich gefunden und ich bin erleichtert
mein durst ist gelöscht, jetzt kann's losgehen
ich hab den müll rausgebracht und dabei die haustür zugeschlagen
ein stapel papier ist umgekippt und {name} sortiert fluchend
mir ist ein bild von picasso ins auge gesprungen und ich war ganz weggetreten
der museumswärter hat mich angezischt, weil mein telefon gebimmelt hat
in der bibliothek muss man leise sein und ich tippe wie ein specht
""",
)
