"""How people look for files by name: one, all of a kind, and the same elsewhere."""

from training.phrases import Phrases

ONE = Phrases(
    en="""
+find [me|] {the} {where}
+search [for|] {the} {where}
+look for {the} {where}
where [is|did i put|did i save|are|do i have] {the} {where}
where's {the} {where}
[wheres|wher is] {the} {where}
do i [still|] have {a} {where}
is there {a} {where}
[i'm|im|i am] looking for {the} {where}
[i can't|i cannot|cant] find {the} {where}
i need {the} {where}
i [lost|misplaced|forgot where i put] {the} {where}
+[locate|hunt down|dig up|track down] {the} {where}
{what} {where}?
find {what} {where}
search {what} {where}
got {a} {where}?
[any|got any] {what} {where}?
+help me find {the} {where}
in which folder is {the} {where}
there must be {a} {where}, find it
[what|which] files [match|have to do with|are about] {what} {where}
show me where {the} is {where}
somewhere there is {a} {where}, where exactly
i want {the} {where}, where is it
my boss wants the {what} {where}, [find it|where is it]
find everything [on|about|with] {what} {where}
where on this [machine|computer|disk] is {the} {where}
+run a [file|] search for {what} {where}
has anyone seen {the} {where}
you know where {the} is {where}
{where} [there is|there should be|i have] {a}, [find it|where is it]
+look {where} for {the}
{where} find {the}
[check|see] if there is {a} {where}
what [did i call|is the name of] [the|that] file [about|with] {what} {where}
[pls|plz] find {what} {where}
i remember {a} {where}, where was that
[need|want] {the} {where}
{what} {where}, where is it
{what} {where} [location|path]
do we have {a} {where}
in which directory did i save {the} {where}
have you seen {the} {where}
path [of|to] {the} {where}
+give me {the} {where}
i could swear i had {a} {where}, where is it
[gimme|fetch me] {the} {where}
what happened to {the} {where}
can you figure out where {the} is {where}
[help], i can't find {the} {where}
what's the path of {the} {where}
!+go and find {the} {where}
!where did {the} go {where}
!i'm trying to find {the} {where}
!can't remember where {the} is {where}
!+search [the files|my files] for {the} {where}
got a minute, i need to know where {the} {where} is
{the} {where} must be somewhere, [find it|where]
i'd appreciate knowing where {the} is {where}
did i ever save {a} {where}
+scan {where} for {the}
whereabouts of {the} {where}
the location of {the} {where} [please|]
+point me to {the} {where}
something [about|with|called] {what} {where}, where was it
i saved {a} {where} ages ago and now i can't find it
[locate|find -name] {what} {where}
{the} {where}, in what folder is [that|it]
i deleted nothing, so {the} {where} has to be there, look
!there used to be {a} {where}, is it still around
!+sniff out {the} {where}
!{the} {where}, i have no clue where it is
+ferret out {the} {where}
+unearth {the} {where}
i seem to have mislaid {the} {where}, any idea
{the} {where} [won't turn up|is nowhere to be seen|has vanished], [search|please find it]
remind me where {the} is {where}
[any chance|any hope] of finding {the} {where}
[lookup|lookin for|srch for|file search:] {what} {where}
it drives me mad, where did i leave {the} {where}
the tax office wants {the} {where}, [could you search|go look]
[could do with|could use] {the} {where}, where is it stored
my memory is awful, where did {the} end up {where}
{where}, is there something like {what}
{the} {where}
{the} {where}, where
{the} {where}, find it
{the} {where}, please search
{the} {where} is missing, find it
{the} {where} got lost, where might it be
{a} {where}?
{what} {where}, search
{what} {where}, find
{what} {where} - where's that
{what} {where}: path please
{what} {where} on disk?
{what}, it's {where}, find it
seek {what} {where}
fd {what} {where}
mdfind {what} {where}
anything called {what} {where}
anything named {what} {where}
anything about {what} {where}
where {where} is {the}
where the heck is {the} {where}
where on earth is {the} {where}
where could {the} be {where}
where would i find {the} {where}
where might i have put {the} {where}
where do i keep {the} {where}
wherever is {the} {where}
what's the location of {the} {where}
what's the folder of {the} {where}
which folder has {the} {where}
who can find {the} {where}
is {the} {where} still there
is {the} saved {where}
did i save {the} {where}
did i keep {a} {where}
does {the} exist {where}
can you see {the} {where}
can you find {a} {where}
could you search for {the} {where}
could you dig up {the} {where}
would you look for {the} {where}
would you mind searching for {the} {where}
will you find {the} {where} for me
might there be {a} {where}
i'm after {the} {where}
i'm missing {the} {where}
i'm trying to track down {the} {where}
i was sure i had {a} {where}, find it
i made {a} {where} once, where's that
i once wrote {a} {where}, find it
i put {the} {where} somewhere
i had {the} {where} a while back, look for it
i don't see {the} {where}, do you
i don't know where i put {the} {where}
no idea where {the} is {where}
no clue where i saved {the} {where}
let's find {the} {where}
let's look for {the} {where}
help me look for {the} {where}
lost: {what} {where}
wanted: {the} {where}
missing: {the} {where}
urgent, {the} {where}, where is it
get me the path of {the} {where}
""",
    de="""
+[finde|find|such|suche] [mir|mal|] {the} {where}
+such mal {the} {where}
+such[e|] [mal|] nach {what} {where}
wo [ist|liegt|steckt|is] {nom} {where}
wo [hab|habe] ich {the} {where} [hin|abgelegt|gespeichert|]
wo [find|finde] ich {the} {where}
[hab|habe] ich [noch|irgendwo|] {a} {where}
gibt[s| es] [irgendwo|] {a} {where}
ich [suche|such|brauche|brauch] {the} {where}
ich find[e|] {the} {where} nicht [mehr|]
{what} {where}?
{what} {where} suchen
{what} {where} finden [bitte|]
[wo zum Geier|wo zum Kuckuck|wo zur Hölle] [ist|liegt] {nom} {where}
[kannst du|könntest du|kannste|magst du] [mir|mal|] {the} {where} [suchen|finden|raussuchen]
[wo isch|wo liegt denn|wo is denn|wo ham mer denn|woas wer wo] {nom} {where}
[i|ick|ik] [such|suach|söök] {the} {where}
weißt du[,|] wo {nom} {where} [ist|liegt]
in welchem Ordner [ist|liegt] {nom} {where}
[da war doch|irgendwo war doch] {what} {where}[, wo ist das|]
irgendwo {where} müsste {what} sein
ich hab {the} {where} [verlegt|verloren|verschlampt], [such mal|wo kann das sein]
welche Dateien {where} [passen zu|gibt es zu|sind zu|handeln von] {what}
welche Dateien {where} haben [was|etwas] mit {what} zu tun
alles [zu|über|mit] {what} {where} [raussuchen|finden|suchen]
+[kram|grab|wühl|such] mal {the} {where} [raus|heraus]
zeig [mir|] wo {nom} {where} liegt
haben wir [noch|] {a} {where}
mach [mal|] [eine Suche|ne Suche] nach {what} {where}
+search mal [nach|] {what} {where}
[der Chef|meine Frau|mein Mann|das Amt|die Bank] braucht {the} {where}, [such das mal|wo ist das]
mir fehlt {nom} {where}, [wo kann das sein|such mal]
was mit {what} im Namen {where}
wie heißt [gleich|nochmal|] die Datei mit {what} {where}
sag mir [mal|] wo {nom} {where} [liegt|ist]
{where} nach {what} [suchen|gucken|schauen]
[schau|guck|kuck] [mal|] {where} nach {what}
wo [steckt|versteckt sich] [denn|] {nom} {where}
hast du {the} {where} [irgendwo|] gesehen
Pfad [von|zu] {what} {where}
+gib mir {the} {where}
ich hatte doch {a} {where}, wo ist das
[find|such|suach] ma {the} {where}
kannst du rausfinden wo {nom} {where} liegt
wo is {nom} {where} [hin|hinkommen|abgeblieben]
[Hilfe|oje], ich finde {the} {where} nicht
wo ist {nom} {where} [abgespeichert|gespeichert|abgelegt]
!+[finde|such] doch [mal|] {the} {where}
!wo [bloß|nur] {nom} {where} [ist|liegt], ich suche sie
!ich bin auf der Suche nach {what} {where}
!ich weiß nicht mehr wo {nom} {where} liegt
!ob ich wohl [noch|] {a} {where} habe
!+find mal raus wo {nom} {where} liegt
[hast|hättest] du ne Ahnung wo {nom} {where} liegt
irgendwo {where} muss {nom} sein, [wo|find das]
Fundort von {what} {where}
Speicherort von {what} {where}
ich komm nicht drauf, wo {nom} {where} liegt
[was mit|irgendwas mit|irgendwas zu] {what} {where}, wo war das
+stöber {the} {where} auf
+mach {the} {where} ausfindig
ich hab {the} {where} vor [ewigen Zeiten|Monaten] gespeichert, wo ist das
mia [föhlt|fehlt] {nom} {where}
wo find i {the} {where}
+lokalisier [mal|] {the} {where}
{nom} {where} ist [nicht auffindbar|unauffindbar|wie vom Erdboden verschluckt]
[existiert|gibts] {nom} {where} [noch|überhaupt noch]
!wo [mag|könnte] {nom} {where} [wohl|] sein
!hat sich {nom} {where} irgendwo versteckt
!+treib {the} {where} auf
+fisch [mir|] {the} {where} raus
+forsch mal nach, wo {nom} {where} [steckt|abgeblieben ist]
wohin hab ich {the} {where} [verräumt|gespeichert|gesteckt]
{nom} {where} ist [weg|futsch|verschollen], [such|find] mal
mir ist entfallen, wo {nom} {where} gespeichert ist
wäre nett, wenn du {the} {where} [finden würdest|aufstöbern könntest]
[bräuchte|bräucht] [schnell|dringend] {the} {where}, wo liegt das
i hob {the} {where} [valegt|verschmissn], wo is des
wo han i {the} {where} [ane tue|higlegt]
[gesucht:|Dateisuche:|lookup] {what} {where}
{where} muss doch was mit {what} liegen, [schau mal|find das]
der Steuerberater will {the} {where}, [such mal|wo hab ich das]
{nom} {where}
{nom} {where}, wo
{the} {where} suchen
{the} {where} bitte finden
{the} {where}, bitte raussuchen
{nom} {where} fehlt, wo könnte das sein
{nom} {where} ist verloren gegangen, such das
{a} {where}?
{what} {where}, such
{what} {where}, wo liegt das
{what} {where}: Pfad bitte
{what} {where} auf der Platte?
fd {what} {where}
locate {what} {where}
irgendwas namens {what} {where}
irgendwas mit {what} {where}
wo {where} ist {nom}
wo um alles in der Welt ist {nom} {where}
wo würd ich {the} {where} finden
wo könnt ich {the} {where} hingetan haben
wo bewahr ich {the} {where} auf
wo ist {nom} {where} denn gelandet
wo ist bloß {nom} {where} gespeichert
wo war gleich {nom} {where}
wo war nochmal {nom} {where}
was ist der Ort von {what} {where}
was ist aus {what} {where} geworden, wo ist das
welcher Ordner hat {the} {where}
wer findet {the} {where}
ist {nom} {where} noch da
ist {nom} {where} gespeichert
hab ich {the} {where} gespeichert
hab ich {a} {where} aufgehoben
gibt es {the} {where} noch
siehst du {the} {where}
findest du {the} {where}
findest du {a} {where}
kannst du {a} {where} finden
könntest du nach {what} {where} suchen
könntest du {the} {where} auftreiben
würdest du {the} {where} suchen
würdest du mir {the} {where} finden
magst nach {what} {where} schauen
ich bin hinter {what} {where} her
ich vermisse {the} {where}
ich vermiss {the} {where}, such mal
ich versuch {the} {where} zu finden
ich war sicher, ich hab {a} {where}, such das
ich hab mal {a} {where} gemacht, wo ist das
ich hab {the} {where} irgendwo hingetan
ich hab mal {a} {where} geschrieben, find das
ich seh {the} {where} nicht, du
ich weiß nimmer, wo {nom} {where} ist
keine Ahnung, wo {nom} {where} ist
keinen Schimmer, wo ich {the} {where} gespeichert hab
suchen wir {the} {where}
schauen wir nach {what} {where}
hilf mir {the} {where} suchen
hilf mir, {the} {where} zu finden
vermisst: {nom} {where}
verloren: {what} {where}
dringend, {nom} {where}, wo ist das
gib mir den Pfad zu {what} {where}
wo isch {nom} {where} ane cho
wo bleev {nom} {where}
""",
)
ALL = Phrases(
    en="""
+[find|list|search|show] [me|] [all|all the|all my|every|] {what} {where}
[all|all my|all the|every] {what} {where}
{what} {where}
which {what} [are there|do i have|are] {where}
what {what} [are there|do i have|have i got] {where}
[do i have|are there|have i] [any|] {what} {where}
where are [my|the|all my|all the] {what} {where}
i'm looking for [all|my|all my] {what} {where}
+give me [all|all the|the|a list of] {what} {where}
i [need|want|want to see] [all|all the|my] {what} {where}
+look for [all|] {what} {where}
[can|could] you [list|find|show me] [all|the|] {what} {where}
how many {what} [are there|do i have] {where}
show [me|] {what} {where}
any {what} {where}?
+[get|fetch|collect] me [all|] {what} {where}
+search for [all|] {what} {where}
[my|the] {what} {where}[, where are they|]
{where} [find|list|show] [all|] {what}
+look {where} for {what}
[see|check] which {what} are {where}
where do i have {what} {where}
[need|want] [a list of|] [all|] {what} {where}
+pull up all [my|] {what} {where}
!what are all the {what} {where}
!+list every one of [the|my] {what} {where}
!i'd like to see [all|] [my|] {what} {where}
every single [one of the|one of my] {what} {where}
{what} {where}: list
where on [this machine|this computer] are {what} {where}
+round up [all|] [the|my] {what} {where}
+gather [all|] [the|my] {what} {where}
i wonder [which|what] {what} i have {where}
overview of [all|the|my] {what} {where}
let me know which {what} [exist|are] {where}
[how about|what about] {what} {where}
would you [find|look up|search] [all|] {what} {where}
+scan {where} for {what}
[count|list] of {what} {where}
there should be [some|a few|several] {what} {where}, which ones
i've lost track of [my|the] {what} {where}
search results for {what} {where}
+locate {what} {where}
i have {what} {where}, [find|list] them
!+hunt for [all|any] {what} {where}
!are any {what} hiding {where}
!tell me of all the {what} {where}
!my {what} {where}, every last one
+dig up [every|all] {what} {where}
+pick out the {what} {where}
[what have we|what've i] got in the way of {what} {where}
an inventory of [all|the|my] {what} {where}
i could use a list of {what} {where}
[wanna|gotta] see [all|my] {what} {where}
{what} everywhere {where}, i lost count, which are there
+search out whatever {what} there are {where}
i'm cleaning up, so which {what} [lie|are lying] around {where}
[all of the|the entire] {what} {where} in one list
could we have a look which {what} are stored {where}
{what} {where} please
{what} {where}, all of them
{what} {where}, the whole lot
a search for {what} {where}
a full list of {what} {where}
what's there {where} in {what}
what sort of {what} have i got {where}
which {what} have i {where}
which {what} did i save {where}
+find any {what} {where}
+bring me all {what} {where}
+sift out the {what} {where}
+track down all {what} {where}
+run a search for all {what} {where}
+put together all {what} {where}
would you mind listing {what} {where}
is it possible to see all {what} {where}
i'd like every one of my {what} {where}
i can't find my {what} {where}, list them
{what} {where}, i want to see them
give me {what} {where}
how about showing me the {what} {where}
i'm trying to find all my {what} {where}
i know there are {what} {where}, find them
time to sort out the {what} {where}, which do i have
{what}, {where}, all please
{what} {where}: all
{what}: all {where}
{what} {where}: where
{what} {where} - show
{what} {where}, where are they
{what} {where}, which have i got
all {what} {where}: list
all kinds of {what} {where}
whichever {what} i have {where}
the {what} {where}, where are those
the {what} that are {where}
the {what} i've got {where}
my collection of {what} {where}
each of my {what} {where}
as many {what} as you find {where}
search {where}: {what}
search result: all {what} {where}
fd {what} {where}
what about {what} {where}, any there
what do you find {where} in {what}
where's all my {what} {where}
where do my {what} live {where}
where might {what} be {where}
where have {what} gone {where}
which of my files {where} are {what}
have you got {what} {where}
have i any {what} left {where}
do {what} exist {where}
do you see {what} {where}
do you know of {what} {where}
did i save {what} {where}
is it just me or are there {what} {where}, list them
are {what} stored {where}
are there still {what} {where}
can i have all {what} {where}
can i see my {what} {where}
can you search for {what} {where}
can you gather the {what} {where}
could i get a list of {what} {where}
could you collect the {what} {where}
would you show the {what} {where}
will you look for {what} {where}
i need to see my {what} {where}
i need to find {what} {where}
i'm after all {what} {where}
i'm hunting {what} {where}
i'm looking at how many {what} i have {where}, list them
i collected {what} {where}, list those
i don't remember which {what} i have {where}
i must have {what} {where}, look
let me see the {what} {where}
let's see all {what} {where}
let's list {what} {where}
please search {what} {where}
+filter for {what} {where}
+name all {what} {where}
+hunt down the {what} {where}
+show only {what} {where}
+tell me which {what} i have {where}
""",
    de="""
+[finde|such|suche|zeig|zeige|liste] [mir|] [alle|alle meine|meine|sämtliche|] {what} {where}
[alle|meine|sämtliche] {what} {where}
{what} {where}
welche {what} [gibt es|hab ich|habe ich|gibts|sind] {where}
was [hab ich|habe ich|gibts|gibt es] [für|an] {what} {where}
[hab|habe] ich [irgendwelche|noch|] {what} {where}
gibt[s| es] [irgendwelche|noch|] {what} {where}
wo sind [meine|die|alle|alle meine] {what} {where}
ich [suche|such|brauche|brauch] [alle|meine|] {what} {where}
+gib mir [alle|eine Liste aller|] {what} {where}
wie viele {what} [gibt es|hab ich|liegen|sind] {where}
{what} {where} [suchen|finden|anzeigen|auflisten]
[kannst du|könntest du|kannste] [mir|] [alle|die|] {what} {where} [zeigen|suchen|auflisten]
[zoag|zeig] ma [olle|alle] {what} {where}
[wo san|wo send] [meine|de|die] {what} {where}
+[list|zeig] mal [alle|] {what} {where} [auf|]
ich will [alle|meine|] {what} {where} sehen
[liegen|sind] [noch|da|] {what} {where}
ich hätte gern [alle|meine|] {what} {where}
+such mal [nach|] [allen|] {what} {where}
!+zeig mir mal sämtliche {what} {where}
{where} [alle|] {what} [suchen|zeigen|auflisten]
[schau|guck] {where} nach {what}
[bitte|] [alle|] {what} {where} [raussuchen|heraussuchen]
was liegt {where} an {what} [rum|]
[brauch|brauche] eine [Liste|Übersicht] [aller|der] {what} {where}
[hob|hab] i [no|noch] {what} {where}
wo hab ich {what} {where} liegen
!was sind [denn|] alle [meine|] {what} {where}
!ich möchte [alle|meine] {what} {where} sehen
{what} {where} [bitte|]: Liste
+sammel [mir|] [alle|meine] {what} {where} zusammen
+trag [mir|] [alle|] {what} {where} zusammen
+such [mir|] {what} {where} [zusammen|raus|heraus]
welche {what} [existieren|finden sich|gäbe es] {where}
[Übersicht|Aufstellung|Verzeichnis] [aller|meiner] {what} {where}
ich wüsste gern[,|] welche {what} {where} [sind|liegen]
[olle|alle|sämtliche] {what} {where}, wo san die
+durchsuch {where} alles nach {what}
[lassen|ließen] sich {where} {what} finden
ich hab den Überblick über [meine|die] {what} {where} verloren
irgendwo {where} müssten [noch|] {what} [sein|liegen], welche
find {where} [alle|] {what}
+mach [mir|] eine Liste [mit allen|von allen] {what} {where}
haben wir [irgendwo|] {what} {where}
wie [siehts|sieht's] mit {what} {where} aus
magst du mir [die|alle|meine] {what} {where} [raussuchen|zeigen]
alles an {what} {where}
jede Menge {what} {where}, such die mal
!+spür [alle|] {what} {where} auf
!liegen {where} {what} herum
!nenn mir [alle|sämtliche] {what} {where}
!meine {what} {where}, wirklich alle
+fisch [mir|] [alle|] {what} {where} raus
+stöber [alle|] {what} {where} auf
+klaub [alle|meine] {what} {where} zusammen
Bestand an {what} {where}
was liegt {where} alles für {what}
[hätt|hätte] gern eine Auflistung [aller|der] {what} {where}
ich [mach|mache] grad Ordnung, welche {what} liegen {where}
[könntest|würdest] du {where} nach {what} [stöbern|suchen]
wo überall hab ich {what} {where} gespeichert
wölli {what} hani {where}
i bräucht [olle|de] {what} {where}
{what} {where} bitte
{what} {where}, und zwar alle
Suche nach {what} {where}
volle Liste: {what} {where}
was für {what} hab ich {where}
welche {what} hab ich {where} gespeichert
+start eine Suche nach {what} {where}
+stell alle {what} {where} zusammen
könntest du alle {what} {where} finden
würd's dir was ausmachen, {what} {where} aufzulisten
ginge eine Liste der {what} {where}
ich find meine {what} {where} nicht, such mal alle
alli {what} {where} bitte
all {what} {where} söken
wie wär's mit einer Liste aller {what} {where}
ich weiß, dass {where} {what} sind, find sie
Zeit zum Aufräumen, welche {what} sind {where}
lass mal alle {what} {where} sehen
ein Blick auf alle {what} {where}
{what}, {where}, alle bitte
{what} {where}: alle
{what}: alle {where}
{what} {where}: wo
{what} {where} - zeigen
{what} {where}, wo sind die
{what} {where}, welche hab ich
alle {what} {where}: Liste
alle möglichen {what} {where}
was auch immer ich {where} an {what} hab
die {what} {where}, wo sind die
die {what}, die {where} sind
die {what}, die ich {where} hab
meine Sammlung an {what} {where}
jede von meinen {what} {where}
so viele {what} du findest {where}
suche {where}: {what}
Suchergebnis: alle {what} {where}
fd {what} {where}
was ist mit {what} {where}, gibt's da welche
was findest du {where} an {what}
wo sind denn meine ganzen {what} {where}
wo liegen meine {what} {where}
wo könnten {what} {where} sein
wo sind {what} {where} hingekommen
welche von meinen Dateien {where} sind {what}
welche {what} siehst du {where}
hast du {where} {what}
hab ich {where} noch {what}
gibt es {where} überhaupt {what}
siehst du {where} {what}
findest du {where} {what}
hab ich {what} {where} gespeichert
sind {where} {what} gespeichert
sind {where} immer noch {what}
kann ich alle {what} {where} haben
kann ich meine {what} {where} sehen
kannst du nach {what} {where} suchen
kannst du die {what} {where} sammeln
könnt ich eine Liste der {what} {where} kriegen
würdest du die {what} {where} zeigen
magst nach {what} {where} suchen
ich muss {what} {where} finden
ich bin hinter allen {what} {where} her
ich hab {where} {what} gesammelt, liste die
ich weiß nimmer, welche {what} ich {where} hab
ich muss {where} {what} haben, schau
lass mich die {what} {where} sehen
schauen wir alle {what} {where} an, also Liste
listen wir {what} {where} auf
bitte {what} {where} suchen
+filter nach {what} {where}
+zeig nur {what} {where}
+sag mir, welche {what} ich {where} hab
+hol alle {what} {where} her
wöche {what} hob i {where}
weli {what} hets {where}
""",
)
AND_THERE = Phrases(
    en="""
[is|are] there [any|some|one] {where}
[now|please] {where} too
[maybe|perhaps] {where}
no, i meant {where}
not there, {where}
[can|could] you check {where}
{where} as well
and {where}?
what about {where}
[also|and also] look {where}
[ok|hm], and {where}
[try|now] {where} [instead|]
the same {where}
!how about looking {where}
[hm|hmm|ok], {where} then
this time {where}
now do {where}
+repeat that {where}
+do {where} [too|as well|instead]
{where} maybe?
or {where}?
[only|just] {where}
[well|so], {where} now
+check {where} [too|as well|next]
next, {where}
i actually meant {where}
sorry, {where} of course
same thing, {where}
then {where} [maybe|]
!+do that again, but {where}
!once more, just {where}
!rather {where}
[and|or] could it be {where}
+have a go {where}
+extend it to things {where}
[nope|nah], try {where}
wrong place, {where}
[my bad|my mistake], {where}
did you look {where}
let's see {where}
[while you're at it|and while there], {where} [too|as well]
[forgot|left out]: {where}
{where}
{where} please
{where} next
{where} now
{where} too, maybe
also {where}
then also {where}
and also {where}
and what about {where}
and what do we have {where}
and what's {where}
what do you get {where}
what's it like {where}
+now try it {where}
+run it {where}
+run the same thing {where}
+go on {where}
could you do it {where}
would you try {where}
i should have said {where}
elsewhere, namely {where}
let's do it {where}
let's try {where} instead
again {where}
once again, {where}
ditto {where}
[thanks|great|ok], same {where}
might it be {where}
could be {where}
if not there, then {where}
how do things stand {where}
what turns up {where}
what shows up {where}
[cheers|right], {where} next
please have a look {where}
and see what's {where}
aye, and {where}
as before, just {where}
{where}, too
{where} also
{where} then
{where} instead
{where} again
{where} perhaps
{where}, any
{where}: same
{where}, can you
{where} - anything
{where} if possible
and {where} please
and {where} as well
and then {where}
and how's it {where}
and same {where}
and the same thing {where}
how is it {where}
how are things {where}
but {where}
but what about {where}
not {where}?
so {where} then
now {where} please
what if it's {where}
what would it be {where}
what can you find {where}
what have you got {where}
anything {where}
something {where} maybe
any luck {where}
look {where}
try {where} please
check {where} for me
check that {where}
go {where}
do that {where}
do the same {where}
same question, {where}
same for what's {where}
same search {where}
one more time {where}
another go {where}
could you also look {where}
can you do the same {where}
would you do that {where} too
will you try {where}
i also want to know {where}
i meant {where}
i mean {where}
i'd also like to see {where}
i should've looked {where}
let's go {where}
let's do {where}
let me see {where}
make that {where}
ah, {where} of course
oh, and {where}
actually {where}
well, {where} maybe
hang on, {where}
wait, {where}
""",
    de="""
[gibt es|ist] [auch|] {where} [was|etwas|]
[jetzt|bitte] auch {where}
vielleicht {where}
nein, ich meinte {where}
nicht da, {where}
[kannst du|könntest du] {where} [schauen|nachsehen]
{where} auch [noch|]
und {where}?
wie [siehts|sieht es] {where} aus
[schau|guck|such] [auch|mal|] {where}
[ok|hm], und {where}
[dann|jetzt] {where}
dasselbe {where}
!und wie ist es {where}
[hm|naja|ok], dann {where}
das Gleiche {where}
diesmal {where}
oder {where}?
[nur|bloß] {where}
{where} vielleicht?
+mach das [auch|nochmal|stattdessen] {where}
und jetzt mal {where}
jetzt das Ganze {where}
und was gibts {where}
und wos is {where}
eigentlich meinte ich {where}
sorry, {where} natürlich
als Nächstes {where}
+check noch {where}
das auch {where}
und {where} auch [noch|]
!+wiederhol das {where}
!noch einmal, bloß {where}
!lieber {where}
könnte [auch|es] {where} sein
[hast du|haste] {where} [geschaut|geguckt|gesucht]
falscher Ort, {where}
[nö|nee], {where}
mein Fehler, {where}
[probier|versuch] mal {where}
dann eben {where}
[wenn du schon dabei bist|wo du grad suchst], auch {where}
schaun ma {where}
[vergessen|fehlt noch]: {where}
{where}
{where} bitte
als Nächstes dann {where}
auch {where}
dann auch {where}
und auch {where}
und was ist {where}
und was haben wir {where}
und wie sieht's {where} aus
was kommt {where} raus
+probier das jetzt {where}
+mach {where} weiter
+mach das Ganze {where}
könntest du das {where} machen
würdest du's {where} versuchen
ich hätte sagen sollen: {where}
nicht dort, sondern {where}
anderswo, nämlich {where}
machen wir's {where}
lass es uns {where} versuchen
nochmal {where}
ditto {where}
[danke|super|ok], dasselbe {where}
und {where} dann
jetzt no {where}
un {where}
nee, {where} mein ich
wenn nicht da, dann {where}
und was hamma {where}
könnt auch {where} sein
was taucht {where} auf
was zeigt sich {where}
schau bitte {where}
und guck, was {where} ist
wie steht's {where}
das Ganze bitte {where}
{where} dann
{where} stattdessen
{where} nochmal
{where} eventuell
{where}, ist da was
{where}: dasselbe
{where}, geht das
{where} - irgendwas
{where} wenn's geht
{where} halt
und {where} bitte
und dann {where}
und dasselbe {where}
und das Gleiche {where}
und wie ist's {where}
aber {where}
aber was ist {where}
also {where}
also dann {where}
jetzt {where} bitte
jetzt noch {where}
nun {where}
was, wenn es {where} ist
was wär {where}
was findest du {where}
was hast du {where}
ist was {where}
irgendwas {where}
was {where} vielleicht
such bitte {where}
probier {where} bitte
prüf das {where}
guck {where} für mich
das {where} auch
das Gleiche auch {where}
dieselbe Frage, {where}
dieselbe Suche {where}
dieselbe Suche bitte {where}
noch ein Versuch, {where}
könntest du auch {where} schauen
kannst du das auch {where} machen
würdest du das {where} auch machen
magst {where} auch schauen
ich will's auch {where} wissen
ich meinte {where}
ich mein {where}
ich würd auch gern {where} schauen
ich hätt {where} schauen sollen
gehen wir {where} durch
lass mich {where} sehen
mach das {where}
ah, {where} natürlich
ach, und {where}
eigentlich {where}
na gut, {where} vielleicht
wart, {where}
halt, {where}
jo, und {where}
""",
)
