"""What people want to know of the world: topics of a search, and whole questions."""

from training.phrases import Phrases
from training.source import Source
from training.wordings.topics import TOPICS
from training.words.cities import PLACES
from training.words.facts import slots

QUESTIONS = Phrases(
    en="""
who is {p}
who [invented|founded|wrote|built|owns] {x}
what is {x}
what does {x} mean
[when|where] was {p} born
how old is {p}
when was {x} [founded|invented|built|released]
where is {x}
how tall is {p}
how [high|big|heavy|old|far away] is {x}
what's the capital of {c}
how many [people|inhabitants] [live in|does] {c} [have|]
what's the weather [like|] in {c} [today|tomorrow|]
will it rain [today|tomorrow|] [in {c}|]
is it going to [rain|snow] in {c} tomorrow
how [warm|cold|hot] is it in {c}
what's the weather [tomorrow|today|like]
what does {x} cost
how much is a [ticket|train ticket|flight] to {c}
when does {x} [open|close|start|end]
is {x} open [today|on sunday|right now]
what's new [about|with] {x}
who won the [match|game|race|election] [yesterday|in {c}|]
who is the [mayor|president|prime minister|coach] of {c}
what's the [exchange rate|price|share price] of {x}
how do you [cook|bake|repair|clean|build] {x}
what is {x} [in Spanish|in French|in Italian|in Polish|in Japanese]
what's the news [today|in {c}|about {x}|]
why is {x} so [popular|expensive|famous]
how far is it from {c} to {x}
which is better, {x} or {y}
how long does {x} take
what time does the [train|bus|next train] to {c} leave
what's the population of {c}
when is [easter|the next full moon|mother's day|the next solar eclipse] [this year|]
what language do they speak in {c}
what's the difference between {x} and {y}
how many calories does {x} have
what's the latest version of {x}
what happened [in {c}|with {x}] [today|yesterday]
is {x} [dangerous|healthy|poisonous|vegan]
what are the symptoms of {x}
news about {x}
weather in {c}
weather
price of {x}
definition of {x}
opening hours of {x}
release date of {x}
recipe for {x}
how do i get to {c} [by train|from {x}]
what's a good [restaurant|hotel|cafe] in {c}
what [movies|concerts|events] are [on|there] in {c} [this weekend|tonight]
when does {x} play [again|against {y}]
what's the score [of {x}|between {x} and {y}]
what's the [bitcoin price|dollar rate|gold price] [today|right now|]
how many [euros|yen|pounds] are {n} dollars
which [film|book|song] is {x} from
what's the phone number of {x}
what's the address of {x}
is {p} [still alive|married|a singer]
how many [kilometers|miles] is it to {c}
who [sings|plays in|directed|painted|composed] {x}
what does the word {x} mean
how do you say {x} in [Spanish|German|Italian|French]
how do you spell {x}
which team is {p} on
what [causes|helps against] {x} [in dogs|in tomatoes|]
how long do [eggs|potatoes] {n} take
how deep is {x}
when was {x} discovered
when is the [next train|next bus|last train] to {c}
is there [a strike|traffic|snow] in {c} [today|]
will it be [sunny|windy|cold] in {c} [tomorrow|on the weekend]
sunrise in {c} [tomorrow|]
temperature in {c}
{x} wikipedia
lyrics of {x}
trains from {c} to {x}
who came up with {x}
what kind of [thing|animal|plant|company] is {x}
what's {x} [good for|used for|made of|about]
how does {x} work
where does {x} come from
where can i [buy|get|watch|stream] {x}
how many [people use|people play|countries have] {x}
what year did {x} [come out|start|end]
is {x} [safe for dogs|gluten free|waterproof|legal in {c}]
which [airport|airline|ferry] is best for {c}
how old is the city of {c}
what [should i see|is there to see] in {c}
do i need [a visa|an umbrella|winter tyres|a vaccination] for {c}
what's the currency in {c}
which river flows through {c}
how's the traffic in {c}
when does the sun [rise|set] in {c}
what do people eat in {c}
who is the richest person in {c}
which actor plays {p}
what did {p} [die of|invent|write|study]
which school did {p} go to
who is {p} married to
did {p} [win|retire|die|resign]
how rich is {p}
what's the [plural|opposite|origin] of {x}
what's a synonym for {x}
how big [was|is] {x} compared to {y}
how do i get rid of {x} [in the garden|in the kitchen|]
can you eat {x} raw
what temperature does {x} need
what do i need for {x}
when is {x} on tv
how did [the match|the election|the race] [in {c}|] end
is there a [pharmacy|supermarket|gas station|doctor] open in {c} [on sunday|]
what's the time of the last [tram|ferry|flight] to {c}
which {x} is the [best|cheapest|safest]
how many grams of {x} for {n} people
!by whom was {x} discovered
!what makes {x} so special
!is {c} worth a visit
!what's the reason for {x}
what's the story behind {x}
who plays {x} in the new film
how safe is {c} at night
when did {p} [retire|get married|become famous]
where did {p} grow up
is it cheaper to live in {c} than here
how loud is {x}
any good [museums|beaches|bars|markets] in {c}
do i need {x} to make {y}
what goes well with {x}
how much [sugar|protein|fat] is in {x}
any idea who {p} is
what sort of bloke is {p}
what did {p} do for a living
which films was {p} in
how did {p} become famous
what's {p} up to these days
what nationality is {p}
what's {p}'s real name
is {p} on tour
has {p} got children
the age of {p}
the height of {x}
the author of {x}
the boiling point of {x}
chance of rain in {c}
forecast for {c}
umbrella needed in {c}
pollen count in {c} today
air quality in {c}
tide times for {c}
how's the weather over in {c}
do they have snow in {c} right now
should i take a jacket to {c}
best time of year for {c}
which country is {c} in
what's {c} famous for
how expensive is a beer in {c}
how do people greet each other in {c}
what's the tallest building in {c}
is the tap water in {c} drinkable
can you drive to {c} in a day
ferry from {c} to {x}, how often
what's the dialling code for {c}
emergency number in {c}
how does one pronounce {x}
does {x} have side effects
does {x} keep in the fridge
can dogs eat {x}
can {x} be frozen
can you get {x} without a prescription
could {x} be a scam
why does {x} smell
why do cats hate {x}
why did they cancel {x}
since when does {x} exist
what's inside {x}, ingredients
what eats {x}
what comes after {x} in the series
who holds the record for {x}
what does {x} stand for
what's the law on {x} in {c}
who sells {x} cheapest
who's the boss of {x} these days
whatever happened to {x}
were {x} and {y} ever at war
which came first, {x} or {y}
which wine goes with {x}
how many calories do i burn doing {x}
how often should one water {x}
how hot does {x} get
how fast is {x}
how heavy can {x} get
in which year was {x} banned
on which channel is {x}
is {x} a fruit or a vegetable
is {x} sold out
is there a museum of {x}
are {x} and {y} the same thing
tickets for {x} in {c}, how much
""",
    de="""
wer ist {p}
wer hat {x} [erfunden|gegründet|geschrieben|gebaut]
was ist {x}
was [bedeutet|heißt] {x}
[wann|wo] wurde {p} geboren
wie alt ist {p}
wann wurde {x} [gegründet|erfunden|gebaut|veröffentlicht]
wo [ist|liegt] {x}
wie groß ist {p}
wie [hoch|groß|schwer|alt|weit weg] ist {x}
was ist die Hauptstadt von {c}
wie viele [Leute|Einwohner] hat {c}
wie [ist|wird] das Wetter [heute|morgen|] in {c}
regnet es [heute|morgen|] [in {c}|]
wird es morgen [regnen|schneien|in {c} regnen]
wie [warm|kalt|heiß] ist es in {c}
wie wird das Wetter [heute|morgen|am Wochenende|]
was kostet {x}
was kostet [ein Ticket|eine Zugfahrt|ein Flug] nach {c}
wann [macht|öffnet|beginnt|endet] {x} [auf|]
hat {x} [heute|am Sonntag|gerade] [offen|geöffnet|auf]
was gibt's Neues [über|von|zu] {x}
wer hat [das Spiel|das Rennen|die Wahl] [gestern|in {c}|] gewonnen
wer ist [Bürgermeister|Präsident|Trainer] von {c}
wie ist der [Kurs|Preis|Aktienkurs] von {x}
wie [kocht|backt|repariert|putzt|baut] man {x}
was heißt {x} auf [Spanisch|Französisch|Italienisch|Polnisch|Englisch]
was sind die Nachrichten [heute|aus {c}|]
warum ist {x} so [beliebt|teuer|berühmt]
wie weit ist es von {c} nach {x}
was ist besser, {x} oder {y}
wie lange dauert {x}
wann fährt der [Zug|Bus|nächste Zug] nach {c}
wie viele Einwohner hat {c}
wann ist [Ostern|der nächste Vollmond|Muttertag|die nächste Sonnenfinsternis] [dieses Jahr|]
welche Sprache spricht man in {c}
was ist der Unterschied zwischen {x} und {y}
wie viele Kalorien hat {x}
was ist die neueste Version von {x}
was ist [gestern|heute] [in {c}|mit {x}] passiert
ist {x} [gefährlich|gesund|giftig|vegan]
was sind die Symptome von {x}
Nachrichten über {x}
Wetter in {c}
Wetter [morgen|heute|]
Preis von {x}
Definition von {x}
Öffnungszeiten von {x}
Erscheinungsdatum von {x}
Rezept für {x}
wie komm ich nach {c} [mit dem Zug|von {x}|]
was ist ein gutes [Restaurant|Hotel|Café] in {c}
was läuft [im Kino|heute Abend] in {c}
wann spielt {x} [wieder|gegen {y}]
wie [steht es|ist es ausgegangen] zwischen {x} und {y}
wie ist der [Bitcoin-Kurs|Dollarkurs|Goldpreis] [heute|gerade|]
wie viel Euro sind {n} Dollar
aus welchem [Film|Buch|Lied] ist {x}
wie ist die Telefonnummer von {x}
was ist die Adresse von {x}
[lebt {p} noch|ist {p} verheiratet|ist {p} Sänger]
wie viele Kilometer sind es nach {c}
wer [singt|spielt in|malte|komponierte] {x}
was bedeutet das Wort {x}
wie sagt man {x} auf [Spanisch|Englisch|Italienisch|Französisch]
wie schreibt man {x}
bei welchem Verein ist {p}
was hilft gegen {x} [bei Hunden|bei Tomaten|]
wie lange braucht {x} zum Kochen
wie tief ist {x}
wann wurde {x} entdeckt
wann geht der [nächste Zug|nächste Bus|letzte Zug] nach {c}
gibt's [einen Streik|Stau|Schnee] in {c} [heute|]
wird es [sonnig|windig|kalt] in {c} [morgen|am Wochenende]
Sonnenaufgang in {c} [morgen|]
Temperatur in {c}
{x} Wikipedia
Liedtext von {x}
Züge von {c} nach {x}
wann kommt {x} [raus|ins Kino|auf den Markt]
warum [ist der Himmel blau|sind Flamingos rosa|gibt es {x}]
wia is's Wetter in {c}
wer kam auf {x}
was für [ein Tier|eine Pflanze|eine Firma|ein Ding] ist {x}
wofür [ist|braucht man|benutzt man] {x}
wie funktioniert {x}
woher kommt {x}
wo kann ich {x} [kaufen|anschauen|streamen]
wie viele Leute [benutzen|spielen] {x}
in welchem Jahr [kam {x} raus|begann {x}|endete {x}]
ist {x} [glutenfrei|wasserdicht|für Hunde geeignet|in {c} erlaubt]
welcher Flughafen ist der nächste zu {c}
wie alt ist {c}
was [kann man|muss man] in {c} sehen
brauch ich für {c} [ein Visum|einen Regenschirm|Winterreifen|eine Impfung]
womit zahlt man in {c}
welcher Fluss fließt durch {c}
wie ist der Verkehr in {c}
wann geht in {c} die Sonne [auf|unter]
was isst man in {c}
wer ist der reichste Mensch in {c}
welche Schauspielerin spielt {p}
woran ist {p} gestorben
auf welche Schule ging {p}
mit wem ist {p} verheiratet
hat {p} [gewonnen|aufgehört|gekündigt]
wie reich ist {p}
was ist [die Mehrzahl|das Gegenteil|die Herkunft] von {x}
was ist ein anderes Wort für {x}
was ist gesünder, {x} oder {y}
wie wird man {x} [im Garten|in der Küche|] los
kann man {x} roh essen
bei wie viel Grad [backt|wäscht|lagert] man {x}
was brauch ich für {x}
wann kommt {x} im Fernsehen
wie ist [das Spiel|die Wahl|das Rennen] [in {c}|] ausgegangen
welche [Apotheke|Tankstelle] hat in {c} [am Sonntag|heute] offen
wann geht die letzte [Straßenbahn|Fähre|U-Bahn] in {c}
welches {x} ist das [beste|billigste|sicherste]
wie viel Gramm {x} für {n} Personen
wos kost {x}
wia hoch is {x}
!von wem stammt {x}
!was macht {x} so besonders
!lohnt sich {c} für einen Ausflug
!woran liegt es, dass es {x} gibt
was steckt hinter {x}
wie sicher ist {c} nachts
wann hat {p} [geheiratet|aufgehört|angefangen]
wo ist {p} aufgewachsen
ist es in {c} billiger als hier
wie laut ist {x}
gibt's gute [Museen|Strände|Lokale|Märkte] in {c}
was passt gut zu {x}
wie viel [Zucker|Eiweiß|Fett] steckt in {x}
wöche Sprach redns in {c}
seit wann gibt es {x}
hast du eine Ahnung, wer {p} ist
was ist {p} für einer
womit verdient {p} Geld
in welchen Filmen war {p}
wodurch wurde {p} berühmt
was treibt {p} heute so
welche Nationalität hat {p}
wie heißt {p} wirklich
geht {p} auf Tour
hat {p} Kinder
Alter von {p}
Höhe von {x}
Autor von {x}
Siedepunkt von {x}
Regenwahrscheinlichkeit in {c}
Vorhersage für {c}
braucht man in {c} heute einen Schirm
Pollenflug in {c} heute
Luftqualität in {c}
Gezeiten in {c}
wie ist das Wetter drüben in {c}
liegt in {c} gerade Schnee
soll ich nach {c} eine Jacke mitnehmen
beste Reisezeit für {c}
in welchem Land liegt {c}
wofür ist {c} bekannt
was kostet in {c} ein Bier
wie grüßt man sich in {c}
was ist das höchste Gebäude in {c}
kann man in {c} Leitungswasser trinken
schafft man es an einem Tag mit dem Auto nach {c}
welche Vorwahl hat {c}
Notrufnummer in {c}
wie spricht man {x} aus
hat {x} Nebenwirkungen
hält sich {x} im Kühlschrank
dürfen Hunde {x} fressen
kann man {x} einfrieren
kriegt man {x} ohne Rezept
ist {x} Betrug
warum stinkt {x}
warum mögen Katzen {x} nicht
warum wurde {x} abgesagt
was ist in {x} drin, Zutaten
was frisst {x}
was kommt in der Serie nach {x}
wo liegt der Rekord bei {x}
wofür steht {x}
wie ist die Rechtslage bei {x} in {c}
wer verkauft {x} am billigsten
wer ist heute der Chef von {x}
was ist eigentlich aus {x} geworden
hatten {x} und {y} je Krieg
was gab es zuerst, {x} oder {y}
welcher Wein passt zu {x}
wie viele Kalorien verbrennt man bei {x}
wie oft gießt man {x}
wie heiß wird {x}
wie schnell ist {x}
wie schwer wird {x}
in welchem Jahr wurde {x} verboten
auf welchem Sender läuft {x}
ist {x} Obst oder Gemüse
ist {x} ausverkauft
gibt's ein Museum für {x}
ist {x} das Gleiche wie {y}
Karten für {x} in {c}, wie teuer
wo is {c} eigentlich
was chost es Bier in {c}
""",
)


def _made(source: Source, phrases: Phrases) -> tuple[str, str]:
    way = phrases.pick(source.rng, source.language, held=source.split.phrases)
    city = source.pick(PLACES[source.language])[0].removeprefix("der ").removeprefix("dem ")
    thing = source.noun() if source.chance(0.7) else " ".join(source.nouns(2, 2))
    # whom the web knows has two names; what the user said of an Anna is recalled
    values = {**slots(source, thing), "c": city, "p": source.full_name()}
    about = next((values[name] for name in ("x", "c", "p") if f"{{{name}}}" in way.source), thing)
    text = "".join(piece for piece, _ in way.pieces(source.rng, values))
    return (text.lower() if source.chance(0.4) else text), about


def question(source: Source) -> tuple[str, str]:
    """A question or the words of one, without its mark; and what it is about."""
    return _made(source, QUESTIONS)


def topic(source: Source) -> tuple[str, str]:
    """Words as one types them into a search; and what they are about."""
    return _made(source, TOPICS)
