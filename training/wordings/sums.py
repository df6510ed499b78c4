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
""",
)
