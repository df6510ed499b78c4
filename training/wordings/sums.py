"""How people ask for a sum, or for something in another unit."""

from training.phrases import Phrases

FRAME = Phrases(
    en="""
{sum}
{sum} =
{sum} = ?
{sum}?
[what's|what is|whats] {sum}?
how much [is|are|would be|does] {sum} [make|]?
+[calculate|compute|work out|figure out|solve|evaluate] {sum}
+[tell me|give me] [what|how much] {sum} is
[calc|calculator|calculate|math]: {sum}
i need [to know what|the result of] {sum} [is|]
what do [you|i|we] get for {sum}?
!what would {sum} come to?
+do the math: {sum}
{sum} [makes|gives|equals] what?
{sum} is how much?
can you [do|work out|calculate] {sum} [for me|in your head|]?
my homework: {sum}
i'm too [lazy|tired|stupid|drunk|sleepy] for this: {sum}
[result|answer] of {sum}?
!quick sum: {sum}
do you know [what|how much] {sum} [is|makes]?
pocket calculator please: {sum}
{sum} equals
at the checkout: {sum}, how much is that?
!so {sum}, what comes out?
what does {sum} [give|come out as|amount to]?
check my numbers, {sum}
what number is {sum}?
+crunch [the numbers|this] [for me|]: {sum}
+do {sum} [for me|]
can't do {sum} in my head
no calculator at hand: {sum}
+run the numbers: {sum}
{sum} - [answer|result|solution]?
[solution|value] [for|of] {sum}
how would you solve {sum}?
eval {sum}
let's see, {sum}
i can't count, {sum} is?
i wonder [what|how much] {sum} is
what's the [outcome|result|answer|value] of {sum}?
my [teacher|kid|boss] wants to know {sum}
quick maths: {sum}
we're arguing here: {sum}?
math [question|problem]: {sum}
would you [compute|calculate] {sum} for me?
how many is {sum}
{sum} comes out at what?
tell me the result: {sum}
+double-check: {sum}
!any clue how much {sum} is?
!+reckon up {sum}
!for the invoice i need {sum}
!what number comes out of {sum}?
!outcome of {sum} please
what's the total: {sum}
can you check what {sum} is?
{sum} adds up to what?
brain fog, {sum} is?
my phone calculator is gone: {sum}
how does {sum} come out?
the waiter wants to know {sum}
{sum}, and [fast|quick]
number cruncher: {sum}
do my sums: {sum}
give me the [figure|number|total] for {sum}
split second question, {sum}?
it's for the [budget|tax form|recipe]: {sum}
if i take {sum}, what do i get?
would love to know what {sum} is
""",
    de="""
{sum}
{sum} =
{sum} = ?
{sum}?
was [ist|sind|macht|ergibt|gibt|wären] {sum}?
[wie viel|wieviel] [ist|sind|macht|ergibt|wäre|gibt] {sum}?
+[rechne|berechne|rechne mal|rechne mir] {sum} [aus|]
+sag mir [mal|], [was|wie viel] {sum} [ist|macht|ergibt]
[Rechner|rechnen|Taschenrechner|Mathe]: {sum}
ich [muss|müsste] wissen, [was|wie viel] {sum} ist
was kommt bei {sum} raus?
!auf was komm ich bei {sum}?
+rechne: {sum}
{sum} [macht|ist|ergibt] [was|wie viel]?
{sum} sind [wie viel|wieviel]?
kannst du [mir|] [mal|] {sum} [ausrechnen|rechnen|berechnen]?
Hausaufgabe: {sum}
bin zu [faul|müde|blöd|deppert|verpeilt] dafür: {sum}
[Ergebnis|Lösung] von {sum}?
!schnell gerechnet: {sum}
weißt du [was|wie viel] {sum} [ist|macht]?
den Taschenrechner bitte: {sum}
wos is {sum}?
an der Kasse: {sum}, wie viel ist das?
!also {sum}, was kommt da raus?
was gibt denn {sum}?
+rechne mal nach: {sum}
+rechne [mir|mal|] [Folgendes|das] aus: {sum}
was krieg ich [raus|heraus] bei {sum}?
wieviel macht'n {sum}?
wos kummt bei {sum} ausse?
wie viel wär des: {sum}?
mein Kopf raucht: {sum}
Kopfrechnen ist nicht meins, {sum}?
{sum}, [das macht|das gibt|das sind]?
{sum} [ausrechnen|berechnen|rechnen] [bitte|]
[Resultat|Wert] von {sum}
{sum} ergibt?
{sum} gleich [was|wie viel|]?
[Rechnung|Aufgabe|Rechenaufgabe|Matheaufgabe]: {sum}
calc {sum}
der [Lehrer|Chef] will wissen, was {sum} ist
wir streiten uns grad, was {sum} ist
magst [du|] [mir|] [schnell|mal|] {sum} ausrechnen?
wie lautet [das Ergebnis|die Lösung] von {sum}?
ich frag mich, [was|wie viel] {sum} ist
wat [is|jibt] {sum}?
was isch {sum}?
wie viel kommt raus, wenn ich {sum} rechne?
+lös [mal|] {sum}
muss [schnell|kurz] was rechnen: {sum}
!+tipp das mal in den Rechner: {sum}
!hilf mir bei {sum}
!welche Zahl kommt bei {sum} heraus?
!{sum} bitte ausgerechnet
was macht das zusammen: {sum}
kannst du schauen, was {sum} ist?
steh auf dem Schlauch, {sum} ist?
mein Taschenrechner ist hin: {sum}
wie geht {sum} aus?
der Kellner will wissen, was {sum} macht
{sum}, und [flott|schnell]
gib mir die Zahl für {sum}
[fürs Budget|für die Steuer|fürs Rezept]: {sum}
wenn ich {sum} nehm, was kommt da raus?
tät gern wissen, was {sum} ist
{sum}, wieviel ist'n das?
ob du mir {sum} rechnen könntest?
wie viel ergäbe {sum}?
[des|das] rechnest mir bitte: {sum}
was macht {sum} aus?
""",
)
UNIT = Phrases(
    en="""
how many {to} are {n} {of}?
{n} {of} in {to}
+convert {n} {of} to {to}
{n} {of} are how many {to}?
!what is {n} {of} in {to}?
how many {to} do {n} {of} have?
{n} {of} to {to}
{n} {of} = ? {to}
+express {n} {of} in {to}
+turn {n} {of} into {to}
+give me {n} {of} in {to}
how much is {n} {of} in {to}?
{n} {of} [equals|makes|is] how many {to}?
what do {n} {of} [come to|amount to|make] in {to}?
i [need|want] {n} {of} in {to}
[can|could] you [convert|change|translate] {n} {of} [to|into] {to}?
if i have {n} {of}, how many {to} is that?
number of {to} in {n} {of}
how many {to} [fit in|go into|are in] {n} {of}?
+calculate {n} {of} in {to}
{n} {of} as {to}
the form wants {to}, i have {n} {of}
{n} {of} -> {to}
!{n} {of} would be how many {to}?
!+switch {n} {of} over to {to}
!conversion {n} {of} {to}
i counted {n} {of}, how many {to} is that
{n} {of}, but in {to}
{n} {of} expressed in {to}
what's {n} {of} if i count in {to}?
my watch says {n} {of}, i think in {to}
+put {n} {of} into {to}
don't know {of}, {n} of them in {to} please
say i have {n} {of}, in {to} please
change of units: from {n} {of} to {to}
tell me {n} {of} in {to}
would rather have {n} {of} in {to}
{n} {of} in {to}, how many is that?
{n} {of} = how many {to}
{n} {of} in {to} please
{n} {of} converted [to|into] {to}
{n} {of} written as {to}
{n} {of} measured in {to}
{n} {of} counted in {to}
{n} {of} come to how many {to}?
{n} {of}, what's that in {to}?
{n} {of}, that is how many {to}?
how many {to} does that make, {n} {of}?
how many {to} is {n} {of}?
how many {to} have i got in {n} {of}?
how many {to} do i get out of {n} {of}?
how many {to} equal {n} {of}?
how many {to} make {n} {of}?
how much are {n} {of} when converted to {to}?
how do i get from {n} {of} to {to}?
in {to}, how much are {n} {of}
in {to} please: {n} {of}
to {to}: {n} {of}
{to} in {n} {of}
convert: {n} {of}, {to}
conversion of {n} {of} into {to}
unit conversion: {n} {of} to {to}
what number of {to} is {n} {of}?
what's {n} {of} when you say it in {to}?
what would {n} {of} be in {to}?
what does {n} {of} mean in {to}?
do you know how many {to} {n} {of} are?
do you know what {n} {of} is in {to}?
can i have {n} {of} in {to}?
would you convert {n} {of} into {to} for me?
would you work out {n} {of} in {to}?
mind converting {n} {of} to {to}?
i have {n} {of} and want {to}
i have {n} {of} and need {to}
i've got {n} {of}, what's that in {to}
i'd like {n} {of} in {to}
i'd like to convert {n} {of} to {to}
i wonder how many {to} {n} {of} are
it takes {n} {of}, how many {to} is that
it's {n} {of} and i can only think in {to}
the label says {n} {of}, i need {to}
the recipe says {n} {of}, what's that in {to}
my homework: {n} {of} in {to}
my kid asks how many {to} {n} {of} are
suppose i have {n} {of}, how many {to}?
+change {n} {of} to {to}
+translate {n} {of} into {to}
+work out how many {to} {n} {of} are
+work out {n} {of} in {to}
+show {n} {of} in {to}
+tell me how many {to} {n} {of} are
+write {n} {of} as {to}
""",
    de="""
wie viele {to} sind {n} {of}?
{n} {of} in {to}
+rechne {n} {of} in {to} um
{n} {of} sind wie viele {to}?
!was sind {n} {of} in {to}?
wie viele {to} haben {n} {of}?
{n} {of} = ? {to}
{n} {of} [ergeben|machen|geben] wie viele {to}?
wie viele {to} [ergeben|machen|passen in] {n} {of}?
[kannst|könntest] du {n} {of} in {to} umrechnen?
{n} {of} [umrechnen|umwandeln] in {to}
{n} {of} in {to} umrechnen
+wandle {n} {of} in {to} um
+rechne [mir|mal|] aus, wie viele {to} {n} {of} sind
wenn ich {n} {of} hab, wie viele {to} sind das?
wieviel {to} [sind|san|wären] {n} {of}?
ich hab {n} {of} und brauch {to}
im Formular stehen {to}, ich hab {n} {of}
Umrechnung: {n} {of} in {to}
{n} {of}, wie viele {to} wären das?
magst {n} {of} in {to} umrechnen?
ich wüsste gern, wie viele {to} {n} {of} sind
{n} {of} -> {to}
!{n} {of} umgewandelt in {to}
!wie viele {to} gibt das: {n} {of}
!{to} gesucht, gegeben {n} {of}
wie viele {to} wären {n} {of}?
{n} {of}, aber in {to}
{n} {of} ausgedrückt in {to}
was ist {n} {of}, wenn ich in {to} rechne?
das Gerät zeigt {n} {of}, ich denk in {to}
ich kann mit {of} nichts anfangen, {n} davon in {to}?
Einheiten umrechnen: {n} {of} in {to}
sag mir {n} {of} in {to}
+gib mir {n} {of} in {to}
{n} {of} hätt ich lieber in {to}
{n} {of} san wia vü {to}?
{n} {of} in {to}, wie viel ist das?
auf wie viele {to} kommen {n} {of}?
{n} {of} = wie viele {to}
{n} {of} in {to} bitte
{n} {of} in {to} ausrechnen
{n} {of} wären wie viele {to}?
{n} {of} sind dann wie viele {to}
{n} {of}, das sind wie viele {to}?
{n} {of}, was ist das in {to}?
{n} {of} auf {to} umrechnen
{n} {of} bitte auf {to} umrechnen
{n} {of}, und wie viele {to} sind das jetzt
wie viele {to} hab ich, wenn ich {n} {of} hab?
wie viele {to} sind das, wenn es {n} {of} sind?
wie viel sind {n} {of} in {to}?
wie rechne ich {n} {of} in {to} um?
wie rechnet man {n} {of} in {to} um?
in {to}: {n} {of}
in {to} sind {n} {of} wie viel
in {to} bitte, {n} {of}
{to}? ich hab {n} {of}
{to} für {n} {of}
Anzahl {to}, {n} {of}
Umrechnen: {n} {of}, {to}
Einheit wechseln, {n} {of} in {to}
weißt du wie viele {to} {n} {of} sind?
weißt du was {n} {of} in {to} sind?
kann ich {n} {of} in {to} haben?
würdest du {n} {of} in {to} umrechnen?
könntest du ausrechnen, wie viele {to} {n} {of} sind?
ich hab {n} {of} und will {to}
ich hab {n} {of}, was ist das in {to}
ich hab {n} {of}, wie viele {to} sind das
ich brauch {n} {of} in {to}
ich möchte {n} {of} in {to} umrechnen
ich will wissen, wie viele {to} {n} {of} sind
ich frag mich, wie viele {to} {n} {of} sind
es sind {n} {of}, ich denk aber in {to}
es sind {n} {of}, ich hätt's gern in {to}
am Etikett stehen {n} {of}, ich brauch {to}
im Rezept steht {n} {of}, was ist das in {to}
Hausaufgabe: {n} {of} in {to}
mein Kind fragt, wie viele {to} {n} {of} sind
angenommen ich hab {n} {of}, wie viele {to}?
+konvertier {n} {of} in {to}
+übersetz {n} {of} in {to}
+verwandle {n} {of} in {to}
+zeig {n} {of} in {to}
+schreib {n} {of} in {to}
+sag wie viele {to} {n} {of} sind
rechnest ma {n} {of} in {to} um?
""",
)
WHAT = Phrases(
    en="""
+calculate [something|] [for me|]
can you [do the math|calculate something|do sums]?
i need [to calculate something|a calculator]
!+work something out for me
what is the sum?
i have a [math|maths] [question|problem]
+help me with [a calculation|some numbers|my maths]
got a sum for you
can you add up a few numbers [for me|]?
[let's|lets] do some [math|maths|arithmetic]
i want to [calculate|work out] something
could you help me do a sum?
+do a calculation
math please
+compute something
i'm bad at [maths|numbers], can you calculate something?
there's something to [calculate|work out]
quick calculation
would you do some arithmetic for me?
!i've got numbers to crunch
!mind doing a sum for me?
are you any good with numbers?
i could do with a calculator
can i give you a sum?
something needs adding up
numbers to add up, can you help?
do you have a calculator
i need some figures worked out
calculate
open for a bit of maths?
[do|run] the numbers for me
+act as my calculator
there's a bill to [split|add up]
maths
maths, please
maths time
arithmetic
sums
a sum please
a calculation
number crunching
calc
need to calculate
gotta calculate something
gonna need some maths
have to do a sum
want to do [maths|math|sums]
are you able to calculate?
are you good at [maths|math|sums|arithmetic]?
can you calculate?
can you count?
can you do [maths|math|arithmetic|calculations]?
can you be my calculator?
can you work out [a sum|something|a number] for me?
could you calculate something for me?
could you add something up?
do you do [sums|maths|calculations]?
do you know [maths|arithmetic]?
would you calculate something
would you be my calculator?
will you do a sum for me?
how good is your [maths|arithmetic]?
how about a bit of arithmetic
what about a calculation
i have a calculation [for you|]
i have some numbers [for you|to add]
i have something to calculate
i have to [add|multiply|divide] something
i have to do my [maths homework|accounts]
i need a [calculation|sum|result]
i need help with [maths|a sum|numbers]
i need something [added up|multiplied|worked out]
i need some maths done
i'd like something calculated
i'd like to do a [sum|calculation]
i'd like you to calculate something
i can't do this sum [in my head|]
i can't count
i forgot how to do [long division|maths]
my calculator is broken
my head is tired, do a sum for me
mental arithmetic isn't my thing
numbers aren't my strong suit, calculate something for me
+add up some numbers
+sum something up
+multiply [something|two numbers]
+divide [something|some numbers] for me
+solve a sum
+crunch some numbers
+start calculating
+work out a number
+help me count
""",
    de="""
+rechne [mal|mir|] was [aus|]
kannst du [mir|] [was|etwas] [ausrechnen|rechnen]?
ich [muss was ausrechnen|brauch einen Taschenrechner]
!+rechne was für mich
was ist die Summe?
ich hab [eine|ne] [Rechenaufgabe|Matheaufgabe] [für dich|]
+hilf mir [mal|] [beim Rechnen|bei Mathe|bei einer Rechnung]
[kannst|könntest] du [mal|kurz|] was [für mich|] [berechnen|zusammenzählen]?
was ausrechnen
+zähl [mal|] ein paar Zahlen zusammen
lass uns [was|mal was|etwas] rechnen
ich [will|möchte|würd gern] [was|etwas] [ausrechnen|berechnen]
Mathe ist nicht meins, rechnest du [mir|] was aus?
magst [du|] [mir|] was rechnen?
muss schnell was rechnen
kurze Rechnung
+berechne [mal|] was
i hätt was zum Rechnen
+rechne [mal|] ein paar Zahlen durch
Zahlen zusammenrechnen
!ich bräuchte [eine|kurz eine] Berechnung
!bei Zahlen komm ich nicht mit, rechnest du?
!ein bisschen Mathe bitte
bist du gut im [Rechnen|Kopfrechnen]?
ein Taschenrechner wär jetzt gut
kann ich dir eine Rechnung geben?
da gehört was zusammengerechnet
hast du einen Taschenrechner
nachrechnen bitte
ich müsst was ausrechnen
hilfst du mir beim Zusammenrechnen?
rechnest ma was?
es gibt was zu rechnen
+spiel [mal|] Taschenrechner für mich
ich hab da ein paar Zahlen zum [Addieren|Rechnen|Zusammenzählen]
Rechner bitte, ich muss addieren
Mathe
Mathe bitte
Rechnen
Rechnen bitte
Kopfrechnen
eine Summe
Rechenaufgabe
Matheaufgabe
was zum Rechnen
was zum Ausrechnen
muss was ausrechnen
brauch einen Taschenrechner
brauch wen zum Rechnen
hab was zum Rechnen
hab eine Aufgabe zum Rechnen
kannst du rechnen?
kannst du Mathe?
kannst du mit Zahlen umgehen?
kannst du mein Taschenrechner sein?
kannst du [mir|] [was|etwas] addieren?
kannst du [mir|] beim Rechnen helfen?
könntest du für mich rechnen?
könntest du was [multiplizieren|dividieren|addieren]?
würdest du was ausrechnen?
würdest du mir was rechnen?
rechnest du mir was [aus|]?
wie gut rechnest du?
wie steht's mit deinem Mathe?
können wir was rechnen?
können wir zusammen was ausrechnen?
darf ich dir eine Rechenaufgabe stellen?
ich hab ein paar Zahlen [für dich|]
ich hab was zum Rechnen
ich hab was auszurechnen
ich muss was [addieren|multiplizieren|dividieren]
ich muss meine [Matheaufgaben|Abrechnung] machen
ich muss Zahlen zusammenzählen
ich brauch Hilfe [beim Rechnen|in Mathe]
ich möchte was rechnen
ich würd gern was rechnen
ich kann nicht rechnen
ich kann nicht kopfrechnen
ich hab Mathe nie gekonnt, rechne du
mein Taschenrechner ist kaputt
mein Kopf ist müde, rechne du was
+addier [mal|] was
+multiplizier [mal|] was
+dividier [mal|] was
+zähl was zusammen
+mach mir den Taschenrechner
+fang an zu rechnen
+lös eine Rechenaufgabe
tua moi wos rechnen
chasch öppis rächne?
i muass wos ausrechnen
ich brauch [ein Ergebnis|eine Summe]
""",
)
