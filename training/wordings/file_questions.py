"""What people ask about files that shell commands tell: counts, checksums, differences, the largest and the newest ones."""

from training.wordings.listed import listed

LINES = listed(
    en="""
how many lines [does|has] {what} [have|]?; how many lines are [there|] in {what}?; count the lines [in|of] {what}
[line count|number of lines] [of|in] {what}; lines in {what}; how long is {what} in lines?; {what} line count; [can|could] you count the lines of {what}?
!i need to know how many lines {what} contains; !the lines of {what}, counted; how many rows does {what} have?; how many lines long is {what}?; wc -l {what}
tell me the line count of {what}; give me the number of lines in {what}; i wonder how many lines {what} has; {what}: how many lines?; total lines in {what}
!what's the line total for {what}; i have to report how many lines are in {what}; would you count lines in {what}
!before i open {what}, how many lines is it?; do you know how many lines {what} is [long|]?; linecount {what}; count how many lines there are in {what}
is {what} a long one? how many lines?; !number of rows {what} has; run a line count over {what}; {what} feels endless, how many lines are that
count lines {what}; lines, {what}; what's the line count on {what}?; +do a line count on {what}; +get me the line total of {what}
+use wc to count the lines in {what}; number of lines in {what}, please; do you mind counting lines in {what}?
my teacher wants to know how many lines {what} has; what length has {what}, in lines i mean?; has {what} got more than a thousand lines? count them
how many newlines are there in {what}?; how many lines did i write in {what}?; how many lines of text are in {what}
how many rows are in the file {what}; {what} line number total; {what} in lines?; cat {what} and pipe it into wc -l; line stats for {what}
lines of {what} - how many?; to the last line of {what}, how many are there?; roughly how many lines has {what} got?; exactly how many lines is {what}?
quick, the line count of {what}; is {what} longer than 500 lines? how many does it have?; what do the lines of {what} add up to?
i'd like {what} counted by line; could i have the line count of {what}?; can i know how many lines {what} runs to?
what number do the lines in {what} reach?; tell me how long {what} is, counted in lines; before reviewing {what}: how many lines?
{what} must be thousands of lines, how many exactly?; how many entries, one per line, are in {what}?; line tally for {what}, cheers
just the number of lines, {what}; +figure out how many lines {what} holds
""",
    de="""
wie viele Zeilen hat {what}?; wie viele Zeilen [sind|stehen] in {what}?; zähl [mal|bitte|] die Zeilen [in|von] {what}
[Zeilenzahl|Anzahl der Zeilen] [von|in] {what}; Zeilen in {what}; wie lang ist {what} in Zeilen?; {what} Zeilen zählen
[kannst|könntest] du die Zeilen von {what} zählen?; !ich muss wissen, wie viele Zeilen {what} hat; !die Zeilen von {what}, gezählt
aus wie vielen Zeilen besteht {what}?; [wieviel|wieviele] Zeilen hat [denn|] {what}?; wc -l {what}; sag mir die Zeilenanzahl von {what}
gib mir die Anzahl Zeilen in {what}; mich würd interessieren, wie viele Zeilen {what} hat; {what}: wie viele Zeilen?; [Zeilenanzahl|Zeilenzahl] {what}
!{what} hat wie viele Zeilen eigentlich; wia vui Zeiln hot {what}?; ist {what} lang? wie viele Zeilen sind das?; wie viele Zeilen umfasst {what}?
!bevor ich {what} aufmach, wie viele Zeilen sind das; zeilenweise gezählt, wie lang ist {what}?; Zeilen von {what} [bitte|mal] zählen
!durchzählen wie viele Zeilen in {what} sind; line count [von|für] {what}; magst du die Zeilen in {what} zählen?; wie viele Reihen hat {what}?
weißt du wie viele Zeilen {what} lang ist?
Zeilen zählen, {what}; Zeilen, {what}; Anzahl Zeilen: {what}; wie ist die Zeilenzahl von {what}?; +mach einen Linecount von {what}
+zähl mir die Zeilen von {what} zusammen; +zähl mit wc die Zeilen von {what}; +ermittle die Zeilenzahl von {what}
+stell fest, wie viele Zeilen {what} hat; würdest du die Zeilen von {what} zählen; der Lehrer will wissen, wie viele Zeilen {what} hat
hat {what} über tausend Zeilen? zähl nach; wie viele Zeilen hab ich in {what} geschrieben?; wie viele Zeilen Text sind in {what}
wie viele Zeilen zählt die Datei {what}?; wie viele Zeilenumbrüche sind in {what}; {what} in Zeilen?; cat {what} und das durch wc -l
Zeilenstatistik {what}; bis zur letzten Zeile von {what}, wie viele sind es?; wie viele Zeilen ungefähr hat {what}?; wie viele Zeilen genau hat {what}?
schnell die Zeilenzahl von {what}; hat {what} mehr als 500 Zeilen? wie viele denn?; auf wie viele Zeilen kommt {what}?
auf wie viele Zeilen bringt's {what}?; ich hätt {what} gern zeilenweise gezählt; könnt ich die Zeilenzahl von {what} haben?
darf ich wissen, wie viele Zeilen {what} hat?; bevor ich {what} durchgeh: wie viele Zeilen?; {what} hat bestimmt tausende Zeilen, wie viele genau?
wie viele Einträge hat {what}, einer pro Zeile?; nur die Anzahl der Zeilen, {what}; wie viel Ziile het {what}?; wo viel Regen hett {what}, also Zeilen
Zeilenmenge von {what}, bitte; ich brauch die Zeilenzahl von {what}
""",
)
WORDS = listed(
    en="""
how many words [does|has] {what} [have|]?; count the words [in|of] {what}; [word count|number of words] [of|in] {what}; words in {what}; {what} word count
how many words are in {what}?; !the words of {what}, counted; how many words long is {what}?; wc -w {what}; [the|] word total of {what}; wordcount {what}
{what}: how many words?; tell me how many words i wrote in {what}; i may only write 2000 words, how many [has|are in] {what} [by now|so far]?
is {what} long enough? count its words; !what does {what} come to in words; i need the word count of {what} for [my professor|the editor|the form]
would you count the words inside {what}; give me the number of words in {what}; how wordy is {what}, i mean the count; !words so far in {what}
do a word count on {what}; length of {what} in words; !i wonder how many words {what} has got; could i get the word count for {what}
words, {what}; count words {what}; what's the word count of {what}?; what's {what} at, word-wise?; {what} in words?; {what} words total
total words in {what}; word tally of {what}; +use wc to count the words in {what}; +get me the word count of {what}; +check how many words {what} has
+figure out how many words there are in {what}; +run a word counter over {what}; can you count words in {what}?; do you know how many words {what} is?
could you work out the words in {what}?; how many words did i get down in {what}?; how many words does my essay {what} have?
how many words has {what} reached?; how many words is {what}?; how long is {what}, counted in words?; has {what} got a thousand words yet? count
have i passed 5000 words in {what}? count them; am i over the word limit with {what}? how many words; the limit is 1500 words, how many are in {what}?
i'm paid by the word, how many are in {what}?; the magazine pays per word, count {what}; nanowrimo check: words in {what}?
i'd like {what} counted, the words i mean; i want to know the number of words of {what}; my prof wants to know how many words {what} has
just the number of words, {what}; exactly how many words are there in {what}; roughly how many words has {what}; the essay {what}, how many words?
not lines, words: how many in {what}; quick, the word count of {what}; what do the words in {what} add up to?
""",
    de="""
wie viele Wörter hat {what}?; zähl [mal|bitte|] die Wörter [in|von] {what}; [Wortzahl|Anzahl der Wörter] [von|in] {what}; Wörter in {what}
{what} Wörter zählen; wie viele Wörter stehen in {what}?; !die Wörter von {what}, gezählt; aus wie vielen Wörtern besteht {what}?
[wieviel|wieviele] Wörter hat {what}?; wc -w {what}; Wortanzahl {what}; {what}: wie viele Wörter?; sag mir wie viele Wörter ich in {what} geschrieben hab
ich darf nur 2000 Wörter schreiben, wie viele hat {what} [schon|bis jetzt]?; ist {what} lang genug? zähl die Wörter
!was kommt bei {what} an Wörtern zusammen; ich brauch die Wortzahl von {what} [fürs Formular|für die Abgabe|für die Uni]; word count [von|für] {what}
gib mir die Anzahl Wörter in {what}; Länge von {what} in Wörtern; wia vui Wörter san in {what}?; !Wörter bisher in {what}
[Wörterzahl|Wörteranzahl] [von|in] {what}; wie lang ist {what}, in Wörtern [gerechnet|]?; magst du die Wörter in {what} zählen?
!{what} auszählen, die Wörter; die Wörter in {what} zählen [bitte|]
Wörter, {what}; Wörter zählen: {what}; Anzahl Wörter, {what}; wie ist die Wortzahl von {what}?; {what} in Wörtern?; {what}, Wörter insgesamt
+zähl mit wc die Wörter von {what}; +ermittle die Wortzahl von {what}; +stell fest, wie viele Wörter {what} hat; +prüf, wie viele Wörter in {what} sind
+lass einen Wortzähler über {what} laufen; kannst du die Wörter in {what} zählen?; weißt du, wie viele Wörter {what} hat?
könntest du die Wortzahl von {what} nachschauen; wie viele Wörter hat mein Aufsatz {what}?; wie viele Wörter sind es in {what} geworden?
wie viele Wörter hab ich in {what} schon?; auf wie viele Wörter komm ich in {what}?; wie viele Worte sind in {what}?
hat {what} schon tausend Wörter? zähl mal; hab ich in {what} die 5000 Wörter geschafft? zähl nach; bin ich mit {what} überm Wortlimit? wie viele Wörter
das Limit sind 1500 Wörter, wie viele hat {what}?; ich werd pro Wort bezahlt, wie viele sind in {what}?; die Zeitung zahlt pro Wort, zähl {what}
ich will wissen, wie viele Wörter {what} hat; ich hätt gern die Wortzahl von {what}; ich muss die Wörter in {what} angeben, wie viele sind's
der Prof will die Wortzahl von {what}; nur die Anzahl der Wörter, {what}; wie viele Wörter genau hat {what}; wie viele Wörter ungefähr hat {what}
der Aufsatz {what}, wie viele Wörter?; nicht Zeilen, Wörter: wie viele in {what}; schnell die Wortzahl von {what}; wie viel Wörter het {what}?
wortweise gezählt, wie lang ist {what}?
""",
)
CHARACTERS = listed(
    en="""
how many characters [does|has] {what} [have|]?; count the characters [in|of] {what}; [character count|number of characters] [of|in] {what}
characters in {what}; !the characters of {what}, counted; how many characters long is {what}?; how many letters and signs are in {what}?; wc -m {what}
char count of {what}; {what} char count; {what}: how many characters?; number of chars in {what}; [the|] character total of {what}
tell me how many characters {what} contains; the limit is 5000 characters, how many has {what} [got|]?; does {what} fit the limit? count its characters
!length of {what} in characters; i need the character count of {what} for [the form|the abstract|a post]; how many keystrokes are in {what}
!chars in {what}, total; would you count the characters in {what}; give me the character count for {what}; is {what} too long? how many characters?
chars, {what}; characters, {what}; count chars {what}; {what} in characters?; {what} chars total; total characters in {what}
what's the character count on {what}?; how long is {what}, counted in characters?; how many chars does {what} have?
how many characters did i type in {what}?; how many letters are in {what}?; how many glyphs are there in {what}
how many symbols does {what} consist of?; how many characters is {what}, spaces included?; with spaces, how many characters are in {what}
+get me the character count of {what}; +check how many characters {what} has; +use wc to count the characters in {what}
+run a character count over {what}; +figure out the number of characters in {what}; can you count the chars in {what}?
do you know how many characters {what} has?; could you work out how many characters are in {what}; i want the characters of {what} counted
i'd like to know {what}'s character count; i may only submit 3000 characters, what does {what} have?
the form takes 1000 characters, how many are in {what}?; am i over the limit in {what}? count characters; is {what} under 280 characters?
has {what} got more than 4000 characters? count; for a tweet, how many characters has {what}?; the publisher counts characters, how many in {what}?
just the number of characters, {what}; exactly how many characters are in {what}; not words, characters: how many in {what}
quick, the char count of {what}; character tally of {what}
""",
    de="""
wie viele Zeichen hat {what}?; zähl [mal|bitte|] die Zeichen [in|von] {what}; [Zeichenzahl|Anzahl der Zeichen] [von|in] {what}; Zeichen in {what}
!die Zeichen von {what}, gezählt; aus wie vielen Zeichen besteht {what}?; [wieviel|wieviele] Zeichen hat {what}?; wc -m {what}
[Zeichenanzahl|Zeichenmenge] {what}; {what}: wie viele Zeichen?; wie viele Anschläge hat {what}?; Anschläge in {what} zählen
sag mir wie viele Zeichen {what} enthält; erlaubt sind 5000 Zeichen, wie viele hat {what} [schon|]?; passt {what} noch ins Limit? zähl die Zeichen
!Länge von {what} in Zeichen; ich brauch die Zeichenzahl von {what} [fürs Formular|für die Anzeige|für den Verlag]; {what} Zeichen zählen
gib mir die Anzahl Zeichen in {what}; !Zeichen insgesamt in {what}; wia vui Zeichen hot {what}?; wie viele Zeichen stehen in {what}?
magst du die Zeichen in {what} zählen?; Character Count von {what}; wie lang ist {what}, in Zeichen?
Zeichen, {what}; Zeichen zählen: {what}; Anzahl Zeichen, {what}; wie ist die Zeichenzahl von {what}?; {what} in Zeichen?; Zeichen gesamt, {what}
wie viele Buchstaben hat {what}?; wie viele Buchstaben und Zeichen sind in {what}; wie viele Zeichen hab ich in {what} getippt?
wie viele Zeichen sind's in {what} mit Leerzeichen?; mit Leerzeichen, wie viele Zeichen hat {what}; auf wie viele Zeichen komm ich mit {what}?
auf wie viele Anschläge kommt {what}?; +zähl mit wc die Zeichen von {what}; +ermittle die Zeichenzahl von {what}
+stell fest, wie viele Zeichen {what} hat; +prüf die Zeichenanzahl von {what}; +lass einen Zeichenzähler über {what} laufen
kannst du die Zeichen von {what} zählen?; weißt du, wie viele Zeichen {what} hat?; könntest du die Zeichen in {what} durchzählen
würdest du bei {what} die Zeichen zählen; ich will die Zeichen von {what} gezählt haben; ich wüsst gern die Zeichenzahl von {what}
ich darf nur 3000 Zeichen einreichen, wie viele hat {what}?; ins Formular passen 1000 Zeichen, wie viele sind in {what}?
bin ich mit {what} überm Zeichenlimit? zähl mal; ist {what} unter 280 Zeichen?; hat {what} mehr als 4000 Zeichen? zähl nach
der Verlag rechnet nach Zeichen, wie viele hat {what}?; nur die Anzahl der Zeichen, {what}; wie viele Zeichen genau sind in {what}
nicht Wörter, Zeichen: wie viele in {what}; schnell die Zeichenzahl von {what}; wie viel Zeiche het {what}?; Zeichensumme von {what} bitte
""",
)
ALL_LINES = listed(
    en="""
count the lines of all {kind} in {folder}; how many lines do [all|] the {kind} in {folder} have [together|in total|]?
total lines [of|in] {kind} in {folder}; lines of code in {folder}, {kind} [only|]; !how many lines are in all {kind} of {folder} together?
sum up the lines of the {kind} in {folder}; how much code is in {folder}? lines of the {kind} please
how many lines of {kind} are there [in|under] {folder}?; line count over all {kind} in {folder}; all {kind} in {folder} taken together, how many lines?
add up the line counts of the {kind} in {folder}; {kind} in {folder}: lines in total?; loc of the {kind} in {folder}
[how big is the codebase|how much did i write] in {folder}, counting lines of {kind}; !what's the combined line count of {kind} under {folder}
grand total of lines, {folder}, {kind}; !i'd like to know how many lines the {kind} in {folder} sum to
tell me the number of lines in the {kind} of {folder}; would you count lines across the {kind} in {folder}?; {folder}, only {kind}: total line count
total lines of {kind} below {folder}; wc -l over all {kind} in {folder}; !lines of {kind} inside {folder}, summed
{kind} in {folder}, line total; all {kind} under {folder}, total lines; lines in all {kind}, folder {folder}; lines of {kind}, {folder}
sloc for {kind} in {folder}; cloc {folder}, {kind} only; how long are the {kind} in {folder} put together, in lines?
how many lines did i write in {folder}, {kind} only?; how many lines does the project {folder} have in {kind}?
how many loc are in {folder}, {kind} only?; how much is there in {folder} in lines of {kind}?; how many lines are spread over the {kind} in {folder}?
what do the {kind} in {folder} amount to, in lines?; what's the total of lines over the {kind} in {folder}?
what's the loc of {folder}, counting {kind}?; what's the line count of all {kind} below {folder}?; +total up the lines in the {kind} of {folder}
+add together all lines of the {kind} in {folder}; +find all {kind} in {folder} and count their lines; +count the code in {folder}, lines of {kind}
+run wc -l over every one of the {kind} in {folder}; +go through {folder} and count the lines of all {kind}
+give me the total line count for {kind} in {folder}; can you count up the lines of the {kind} in {folder}?
could you tell me how many lines the {kind} in {folder} make?; would you sum the lines of all {kind} under {folder}
i want the number of lines in all {kind} of {folder}; i need one total for {folder}: lines of {kind}
i'm curious how many lines of {kind} there are in {folder}; for the report: total lines of {kind} in {folder}
is {folder} a big project? count lines of {kind}; the size of {folder} in lines, {kind} only; just {kind}: lines altogether in {folder}
taken together, how many lines do {kind} in {folder} come to; one sum please: lines of all {kind} in {folder}
including subfolders, lines of the {kind} in {folder}; not per file, in total: lines of {kind} in {folder}
""",
    de="""
zähl die Zeilen aller {kind} in {folder}; wie viele Zeilen haben [alle|die] {kind} in {folder} [zusammen|insgesamt|]?
Zeilen insgesamt [der|aller] {kind} in {folder}; Codezeilen in {folder}, [nur|] {kind}; !wie viele Zeilen sind in allen {kind} von {folder} zusammen?
zähl die Zeilen der {kind} in {folder} zusammen; wie viel Code liegt in {folder}? Zeilen der {kind} bitte
wie viele Zeilen {kind} gibt es [in|unter] {folder}?; Zeilenzahl über alle {kind} in {folder}; alle {kind} in {folder} zusammengenommen, wie viele Zeilen?
summier die Zeilen der {kind} in {folder}; {kind} in {folder}: Zeilen gesamt?; LOC der {kind} in {folder}
[wie groß ist die Codebasis|wie viel hab ich geschrieben] in {folder}, Zeilen der {kind} gezählt; !was macht das an Zeilen, alle {kind} in {folder} zusammen
Gesamtzahl der Zeilen, {folder}, {kind}; !mich interessiert, auf wie viele Zeilen die {kind} in {folder} kommen
sag mir die Zeilenanzahl der {kind} in {folder}; könntest du über die {kind} in {folder} die Zeilen zählen?; {folder}, nur {kind}: Zeilensumme
alle Zeilen der {kind} unter {folder} zählen; wc -l über alle {kind} in {folder}; wie viele Zeilen kommen zusammen, wenn man die {kind} in {folder} zählt?
!Zeilen der {kind} in {folder}, aufsummiert; wia vui Zeiln ham die {kind} in {folder} zsamm?
alle {kind} unter {folder}, Zeilensumme; Zeilen aller {kind}, Ordner {folder}; Zeilen der {kind}, {folder}; SLOC der {kind} in {folder}
cloc {folder}, nur {kind}; wie lang sind die {kind} in {folder} zusammen, in Zeilen?; wie viele Zeilen hab ich in {folder} geschrieben, nur {kind}?
wie viele Zeilen hat das Projekt {folder} an {kind}?; wie viele LOC sind in {folder}, nur {kind}?
wie viele Zeilen verteilen sich auf die {kind} in {folder}?; wie viel Code steckt in {folder}? nur {kind}, in Zeilen
auf wie viele Zeilen bringen es die {kind} in {folder}?; was ergeben die {kind} in {folder} zusammen an Zeilen?
was ist die Zeilensumme der {kind} in {folder}?; +rechne die Zeilen aller {kind} in {folder} zusammen; +addier die Zeilen der {kind} in {folder}
+such alle {kind} in {folder} und zähl ihre Zeilen; +zähl den Code in {folder}, Zeilen der {kind}; +lass wc -l über alle {kind} in {folder} laufen
+geh {folder} durch und zähl die Zeilen aller {kind}; +gib mir die Gesamtzeilen der {kind} in {folder}
kannst du die Zeilen der {kind} in {folder} zusammenzählen?; würdest du die Zeilen aller {kind} unter {folder} summieren
ich will die Zahl der Zeilen in allen {kind} von {folder}; ich brauch eine Summe für {folder}: Zeilen der {kind}
ich wüsst gern, wie viele Zeilen {kind} es in {folder} sind; für den Bericht: Zeilen der {kind} in {folder} gesamt
ist {folder} ein großes Projekt? Zeilen der {kind} zählen; Umfang von {folder} in Zeilen, nur {kind}; nur {kind}: Zeilen alles in allem in {folder}
zusammengenommen, wie viele Zeilen haben {kind} in {folder}; eine Zahl bitte: Zeilen aller {kind} in {folder}
mit Unterordnern, Zeilen der {kind} in {folder}; nicht pro Datei, sondern gesamt: Zeilen der {kind} in {folder}
wie viel Ziile hend d {kind} in {folder} zäme?; Zeilen {kind} {folder} summieren
""",
)
SUM = listed(
    en="""
[what's|what is] the {sum} of {what}?; {sum} of {what}; [calculate|compute|get|give me] the {sum} [of|for] {what}; {what} {sum}
[check|verify] the {sum} of {what}; !i need the {sum} of the file {what}; [can|could] you tell me the {sum} of {what}?; hash {what}, i need the {sum}
i want to compare the {sum} of {what} with the one on the website; is {what} [intact|corrupt]? show [me|] the {sum}; tell me the {sum} [of|for] {what}
show [me|] the {sum} of {what}; print the {sum} for {what}; {sum}, {what}; {what}: {sum}?; !which {sum} does {what} have?
i downloaded {what}, let me see its {sum}; run a {sum} over {what}; would you work out the {sum} of {what}?; !determine the {sum} that {what} has
do a {sum} on {what}; i'd like the {sum} of {what}; !the download {what} looks broken, what's its {sum}; generate [a|the] {sum} for {what}
could i see the {sum} of {what}
the {sum} of {what}, please; {what}, and its {sum}?; the {sum} for the file {what}; {sum} on {what}; what {sum} comes out for {what}?
what's {what}'s {sum}?; what would the {sum} of {what} be?; how does the {sum} of {what} read?; +make a {sum} of {what}; +create a {sum} for {what}
+output the {sum} of {what}; +take the {sum} of {what}; +find out the {sum} of {what}; +work out {what}'s {sum}; +display the {sum} for {what}
can i have the {sum} of {what}?; could you compute a {sum} over {what}?; do you have the {sum} for {what}?; would you hash {what}? i need its {sum}
i need to verify {what}, give me its {sum}; i want to see the {sum} of {what}; i'm checking a download, what's the {sum} of {what}?
i've got to report the {sum} of {what}; i don't trust {what}, what's its {sum}?; did {what} arrive whole? its {sum} please
was {what} tampered with? {sum}; was my download ok? {sum} of {what}; the mirror lists a {sum}, what's the one of {what}?
a colleague asks for the {sum} of {what}; before i flash {what}: its {sum}; before i install it, the {sum} of {what}
for the release notes: {sum} of {what}; for comparison: the {sum} of {what}; security first, {sum} of {what}; file {what}: {sum}
fingerprint {what}, the {sum} i mean; hash of {what}: {sum}; let's see the {sum} of {what}
""",
    de="""
wie [ist|lautet] die {sum} von {what}?; {sum} von {what}; [berechne|ermittle|gib mir] [mal|] die {sum} [von|für] {what}; {what} {sum}
[prüf|prüfe] die {sum} von {what}; !ich brauche die {sum} der Datei {what}; [kannst|könntest] du mir die {sum} von {what} sagen?
ich will die {sum} von {what} mit der auf der Webseite vergleichen; ist {what} heil angekommen? zeig mir die {sum}
sag mir [mal|bitte|] die {sum} [von|zu] {what}; zeig [mir|] die {sum} von {what}; {sum}, {what}; {what}: {sum}?; !welche {sum} hat {what}?
hab {what} runtergeladen, was ist die {sum}; rechne [mal|bitte|] die {sum} von {what} aus; die {sum} von {what} [berechnen|ausrechnen|bilden|bitte]
ich hätt gern die {sum} von {what}; !der Download {what} scheint kaputt, wie ist die {sum}; bild [mal|] die {sum} über {what}
mach [mal|] [ne|eine] {sum} von {what}; würdest du die {sum} für {what} ausrechnen?; {sum} für {what} [generieren|erzeugen]
!was kommt bei {what} als {sum} raus; brauch die {sum} zu {what}
{what}, und die {sum} dazu?; die {sum} für die Datei {what}; {sum} zu {what}; welche {sum} kommt bei {what} raus?; wie wär die {sum} von {what}?
wie schaut die {sum} von {what} aus?; wie heißt die {sum} von {what}; +erstell eine {sum} von {what}; +erzeug die {sum} für {what}
+gib die {sum} von {what} aus; +nimm die {sum} von {what}; +find die {sum} von {what} raus; +hol mir die {sum} zu {what}
könnt ich die {sum} von {what} haben?; kannst du eine {sum} über {what} rechnen?; hast du die {sum} zu {what}?; magst die {sum} von {what} ausrechnen
ich muss {what} überprüfen, gib mir die {sum}; ich will die {sum} von {what} sehen; ich prüf grad einen Download, wie ist die {sum} von {what}?
ich muss die {sum} von {what} angeben; ich trau {what} nicht, wie lautet die {sum}?; ist {what} ganz angekommen? die {sum} bitte
wurde an {what} was verändert? {sum}; war mein Download in Ordnung? {sum} von {what}; auf der Seite steht eine {sum}, welche hat {what}?
ein Kollege fragt nach der {sum} von {what}; bevor ich {what} flashe: die {sum}; vor dem Installieren die {sum} von {what}
für die Release Notes: {sum} von {what}; zum Vergleichen: die {sum} von {what}; sicher ist sicher, {sum} von {what}; Datei {what}: {sum}
Hash von {what}, die {sum}; lass die {sum} von {what} sehen; i brauchat de {sum} vo {what}; d {sum} vo {what}
""",
)
DIFFERENCE = listed(
    en="""
[what's|what is] the difference between {first} and {second}?; compare {first} [and|with] {second}
[are|is] {first} and {second} [the same|identical|equal]?; [show|] [the|] differences between {first} and {second}; how do {first} and {second} differ?
!where is {first} different from {second}?; diff {first} {second}; diff {first} [and|against|with] {second}; run a diff of {first} and {second}
put {first} and {second} side by side, what's different?; what changed from {first} to {second}?; which lines differ between {first} and {second}?
is {second} [just|] a copy of {first}, or is there a difference?; did anything change between {first} and {second}?
do {first} and {second} [match|have the same content|say the same]?; i have {first} and {second}, what's the difference?; {first} vs {second}, what differs
!spot the differences: {first} and {second}; check {first} against {second} for differences; !are there deviations between {first} and {second}
i can't tell {first} and {second} apart, do they differ [anywhere|]?; line by line comparison of {first} and {second}
would you diff {first} and {second} for me?; !{first} {second} same text or not; are {first} and {second} duplicates of each other
tell me if {first} equals {second}
{first} compared to {second}; {first} versus {second}; {first} and {second}: same or different?; {first}, {second}: diff; diff of {first} and {second}
diff -u {first} {second}; differences {first} {second}; delta between {first} and {second}; comparison of {first} with {second}
what's different in {second} compared to {first}?; what's changed in {second} since {first}?; what does {second} have that {first} doesn't?
what sets {first} and {second} apart?; which lines were added from {first} to {second}?; which changes turn {first} into {second}?
in what way is {second} not like {first}?; how does {first} compare to {second}?; how far do {first} and {second} agree?
is the text in {first} the one in {second}?; is there any difference between {first} and {second}?; is {first} the same as {second}?
are the contents of {first} and {second} equal?; do {first} and {second} agree?; does {first} differ from {second}?
has {second} changed compared with {first}?; can you compare {first} to {second}?; could you tell {first} and {second} apart?
i have two versions, {first} and {second}, what changed?; i need a diff between {first} and {second}
i want to see what's different in {first} and {second}; i think {first} and {second} are the same, check; +show where {first} and {second} don't match
+list the changes from {first} to {second}; +look for differences between {first} and {second}; +hold {first} against {second}
+contrast {first} with {second}; +tell me how {second} deviates from {first}; old is {first}, new is {second}, show the changes
""",
    de="""
was ist der Unterschied zwischen {first} und {second}?; vergleich[e|] [mal|] {first} [und|mit] {second}; sind {first} und {second} [gleich|identisch]?
[zeig|] [die|] Unterschiede zwischen {first} und {second}; worin unterscheiden sich {first} und {second}?; !wo ist {first} anders als {second}?
diff {first} {second}; diffe [mal|] {first} [und|gegen|mit] {second}; mach [mal|] [nen|einen] Diff von {first} und {second}
leg {first} und {second} nebeneinander, was ist anders?; was hat sich von {first} zu {second} geändert?
welche Zeilen sind in {first} anders als in {second}?; ist {second} [bloß|] eine Kopie von {first} oder gibt's Unterschiede?
steht in {first} und {second} [das Gleiche|dasselbe]?; ich hab {first} und {second}, wo liegt der Unterschied?; {first} vs. {second}, was unterscheidet die
!such die Unterschiede: {first} und {second}; gleich {first} mit {second} ab; !gibt es Abweichungen zwischen {first} und {second}
{first} und {second} [miteinander|] vergleichen; ich kann {first} und {second} nicht auseinanderhalten, unterscheiden die sich?
zeilenweiser Vergleich von {first} und {second}; könntest du {first} mit {second} vergleichen?; !{first} {second} gleicher Text oder nicht
stimmen {first} und {second} überein?; haben {first} und {second} denselben Inhalt?
{first} verglichen mit {second}; {first} gegen {second}; {first} und {second}: gleich oder anders?; {first}, {second}: Diff
Diff von {first} und {second}; diff -u {first} {second}; Unterschiede {first} {second}; Abweichungen von {first} zu {second}
was ist in {second} anders als in {first}?; was hat sich in {second} seit {first} geändert?; was hat {second}, das {first} nicht hat?
was fehlt in {second} gegenüber {first}?; welche Zeilen sind von {first} auf {second} dazugekommen?; welche Änderungen machen aus {first} {second}?
inwiefern weicht {second} von {first} ab?; wie steht {first} im Vergleich zu {second} da?; ist der Text in {first} der aus {second}?
ist {first} das Gleiche wie {second}?; ist der Inhalt von {first} und {second} gleich?; sind {first} und {second} deckungsgleich?
unterscheidet sich {first} von {second}?; hat sich {second} im Vergleich zu {first} verändert?; kannst du {first} und {second} gegenüberstellen?
ich hab zwei Versionen, {first} und {second}, was ist neu?; ich brauch einen Diff zwischen {first} und {second}
ich will sehen, was an {first} und {second} anders ist; ich glaub {first} und {second} sind gleich, prüf das
+zeig, wo {first} und {second} nicht übereinstimmen; +liste die Änderungen von {first} zu {second} auf; +halt {first} gegen {second}
+stell {first} und {second} gegenüber; +sag mir, wie {second} von {first} abweicht; alt ist {first}, neu ist {second}, zeig die Änderungen
wos is in {second} anders wia in {first}; san {first} und {second} gleich?; isch {first} s gliche wie {second}?
""",
)
LARGER = listed(
    en="""
[which|what] files in {folder} are [larger|bigger] than {size}?; [find|list|show] [all|] files [over|above|larger than] {size} in {folder}
files [over|bigger than] {size} in {folder}; [is|are] there [anything|files] over {size} in {folder}?; !everything in {folder} that has more than {size}
big files in {folder}, [everything|all] [above|over] {size}; what in {folder} weighs more than {size}?
i need space, which files in {folder} are over {size}?; which files in {folder} take [up|] more than {size}?
[list|show] [me|] what's heavier than {size} in {folder}; any files [bigger than|exceeding|beyond] {size} in {folder}?; {folder}: files > {size}
files with more than {size} under {folder}; !{folder}, all the fat files from {size} up; search {folder} for files larger than {size}
!does anything in {folder} exceed {size}?; give me the files in {folder} whose size is over {size}; files larger than {size}, look in {folder}
at least {size} big, which files in {folder}?; show files above {size}, folder {folder}; !who eats more than {size} in {folder}, list the files
are there [large|huge] files in {folder}, over {size} i mean; find everything heavier than {size} in {folder}
files > {size} in {folder}; files over {size}, {folder}; over {size} in {folder}?; {folder}, larger than {size}
more than {size}: which files in {folder}; bigger than {size}, in {folder}, list; everything over {size} under {folder}
large files, {size} and up, in {folder}; find {folder} -size +{size}; anything above {size} in {folder}?; anything in {folder} larger than {size}?
what files over {size} are there in {folder}?; what's larger than {size} in {folder}?; what's eating more than {size} in {folder}?
what takes over {size} in {folder}?; which of the files in {folder} top {size}?; which files in {folder} are above {size}?
which files in {folder} come to more than {size}?; which are the files beyond {size} in {folder}?; where in {folder} are files over {size}?
is any file in {folder} over {size}?; do i have files over {size} in {folder}?; does {folder} hold files bigger than {size}?
can you list what's over {size} in {folder}?; could you find the files above {size} in {folder}
would you look for files larger than {size} in {folder}; i want to see all files over {size} in {folder}
i need a list of files bigger than {size} in {folder}; i'm cleaning up {folder}, what's over {size}?; my disk is full, files over {size} in {folder}?
+get me all files in {folder} beyond {size}; +search {folder} for anything over {size}; +dig out the files above {size} in {folder}
+check {folder} for files larger than {size}; +scan {folder} for files over {size}; +filter {folder} by size, above {size}
only files over {size}, from {folder}; space hogs over {size} in {folder}
""",
    de="""
welche Dateien in {folder} sind größer als {size}?; [finde|liste|zeig] [alle|] Dateien [über|größer als] {size} in {folder}
Dateien [über|größer als] {size} in {folder}; [gibt es|ist] in {folder} [was|etwas] über {size}?; !alles in {folder}, was mehr als {size} hat
große Dateien in {folder}, alles [über|ab] {size}; was wiegt in {folder} mehr als {size}?; ich brauch Platz, welche Dateien in {folder} haben über {size}?
welche Dateien in {folder} belegen mehr als {size}?; zeig [mir|] was in {folder} schwerer als {size} ist
[irgendwelche|gibt's] Dateien [mit mehr als|jenseits von] {size} in {folder}?; {folder}: Dateien > {size}; Dateien mit über {size} unter {folder}
!{folder}, alle dicken Brocken ab {size}; durchsuch {folder} nach Dateien größer {size}; !überschreitet in {folder} was die {size}?
gib mir die Dateien in {folder}, die größer sind als {size}; alles über {size} in {folder} [auflisten|anzeigen|finden]
welche Dateien in {folder} sind mindestens {size} groß?; wer frisst in {folder} mehr als {size}, also welche Dateien
größer als {size}: welche Dateien in {folder}?; !liegen in {folder} Trümmer rum, die mehr als {size} haben?
hab ich in {folder} Dateien mit mehr als {size}?
Dateien > {size} in {folder}; Dateien über {size}, {folder}; über {size} in {folder}?; {folder}, größer als {size}
mehr als {size}: welche Dateien in {folder}; alles über {size} unter {folder}; große Dateien ab {size} in {folder}; find {folder} -size +{size}
irgendwas über {size} in {folder}?; was ist in {folder} größer als {size}?; was frisst in {folder} mehr als {size}?
was nimmt in {folder} über {size} ein?; was für Dateien über {size} sind in {folder}?; welche der Dateien in {folder} liegen über {size}?
welche Dateien in {folder} kommen auf mehr als {size}?; welche Dateien in {folder} sprengen die {size}?; wo in {folder} sind Dateien mit über {size}?
ist in {folder} eine Datei über {size}?; sind in {folder} Dateien größer als {size}?; gibt es in {folder} Dateien über {size}?
hat {folder} Dateien mit mehr als {size}?; kannst du auflisten, was in {folder} über {size} hat?
könntest du in {folder} die Dateien über {size} suchen; würdest du in {folder} nach Dateien größer als {size} schauen
ich will alle Dateien über {size} in {folder} sehen; ich brauch eine Liste der Dateien größer {size} in {folder}
ich räum {folder} auf, was ist über {size}?; die Platte ist voll, Dateien über {size} in {folder}?
+hol mir alle Dateien in {folder} jenseits der {size}; +grab in {folder} die Dateien über {size} aus; +prüf {folder} auf Dateien größer als {size}
+scann {folder} nach Dateien über {size}; +filter {folder} nach Größe, über {size}; nur Dateien über {size}, aus {folder}
Platzfresser über {size} in {folder}; Dateien ab {size} aufwärts in {folder}; wos is in {folder} größer wia {size}?
was isch in {folder} grösser als {size}?
""",
)
CHANGED = listed(
    en="""
[which|what] files in {folder} [have|] changed in the last {n} days?; [find|list|show] [all|] files in {folder} [changed|modified] in the last {n} days
files [of|from] the last {n} days in {folder}; !what has been modified in {folder} within {n} days?; what's new in {folder}, last {n} days?
which files did i [touch|edit|work on] in {folder} in the [past|last] {n} days?; recently changed files in {folder}, {n} days back
changes in {folder} over the [past|last] {n} days; anything modified in {folder} [these|in the past] {n} days?; {folder}: changed in the last {n} days?
[list|show] [me|] everything under {folder} that was [edited|updated] in the last {n} days; files in {folder} no older than {n} days
files in {folder} that are younger than {n} days; i was away for {n} days, what has changed in {folder}?
!what got updated in {folder} during the past {n} days; modified within {n} days, folder {folder}
!everything in {folder} with a change date of the last {n} days; which files in {folder} have been edited since {n} days?
only files from {folder} touched in the past {n} days; !freshly edited in {folder}, {n} days max
{folder}, last {n} days, changed files; changed files, {folder}, {n} days; modified {n} days back or less, in {folder}
find {folder} -mtime -{n}, in days; files in {folder} from the past {n} days; files under {folder} with changes in {n} days
the last {n} days in {folder}, what changed?; {n} days of changes in {folder}; new or changed in {folder}, {n} days
what's been changed in {folder} over the last {n} days?; what changed in {folder}? i mean the last {n} days
what was i working on in {folder} these last {n} days?; what did we do in {folder} in the last {n} days?
what got saved in {folder} in the last {n} days?; what's recent in {folder}, up to {n} days old?; which files under {folder} are at most {n} days old?
which files of {folder} were written in the last {n} days?; which ones in {folder} have a date within the last {n} days?
has anything in {folder} changed in the last {n} days?; did something change in {folder} in {n} days?
did anyone touch files in {folder} in the last {n} days?; are there files in {folder} changed in the last {n} days?
can you list what changed in {folder} in the last {n} days?; could you look for changes in {folder}, {n} days back?
would you find all files in {folder} changed within {n} days; i want to see what's changed in {folder} in {n} days
i need the files of {folder} from the last {n} days; i'm writing a report, which files changed in {folder} in the last {n} days?
i'm back from a trip, {n} days of changes in {folder} please; i broke something in the last {n} days, which files in {folder} changed?
for the backup: files in {folder} changed in the last {n} days; +get me everything in {folder} changed in {n} days
+look in {folder} for files edited in the last {n} days; +search {folder} for files no more than {n} days old
+check {folder} for changes of the last {n} days; +filter {folder} by date, last {n} days
not the old stuff, only files in {folder} from the last {n} days
""",
    de="""
welche Dateien in {folder} [wurden|haben sich] in den letzten {n} Tagen geändert?
[finde|liste|zeig] [alle|] Dateien in {folder}, die in den letzten {n} Tagen geändert wurden; Dateien der letzten {n} Tage in {folder}
!was hat sich in {folder} innerhalb von {n} Tagen geändert?; was ist neu in {folder}, letzte {n} Tage?
welche Dateien hab ich in {folder} in den letzten {n} Tagen [angefasst|bearbeitet|geändert]?; kürzlich geänderte Dateien in {folder}, {n} Tage zurück
Änderungen in {folder} [der|in den] letzten {n} Tagen; wurde in {folder} die letzten {n} Tage was geändert?; {folder}: geändert in den letzten {n} Tagen?
Dateien in {folder}, die nicht älter als {n} Tage sind; Dateien in {folder}, jünger als {n} Tage; ich war {n} Tage weg, was hat sich in {folder} getan?
!was wurde in {folder} während der vergangenen {n} Tage aktualisiert; geändert innerhalb von {n} Tagen, Ordner {folder}
!alles in {folder} mit Änderungsdatum der letzten {n} Tage; an welchen Dateien in {folder} wurde seit {n} Tagen gearbeitet?
zeig [mir|] was in {folder} in den letzten {n} Tagen bearbeitet wurde; wos hot si in {folder} die letzten {n} Tag gändert?
nur die Dateien aus {folder}, die in {n} Tagen angefasst wurden; !frisch bearbeitet in {folder}, maximal {n} Tage her
letzte {n} Tage, geänderte Dateien unter {folder}
{folder}, letzte {n} Tage, geänderte Dateien; geänderte Dateien, {folder}, {n} Tage; find {folder} -mtime -{n}, in Tagen
Dateien in {folder} aus den letzten {n} Tagen; Dateien unter {folder} mit Änderungen in {n} Tagen
die letzten {n} Tage in {folder}, was wurde geändert?; {n} Tage Änderungen in {folder}; neu oder geändert in {folder}, {n} Tage
was wurde in {folder} in den letzten {n} Tagen geändert?; was hat sich in {folder} getan? letzte {n} Tage
woran hab ich in {folder} die letzten {n} Tage gearbeitet?; was haben wir in {folder} in den letzten {n} Tagen gemacht?
was wurde in {folder} in den letzten {n} Tagen gespeichert?; was ist in {folder} höchstens {n} Tage alt?
welche Dateien unter {folder} sind maximal {n} Tage alt?; welche Dateien von {folder} sind aus den letzten {n} Tagen?
welche in {folder} haben ein Datum der letzten {n} Tage?; hat sich in {folder} in den letzten {n} Tagen was geändert?
hat wer in den letzten {n} Tagen was in {folder} angefasst?; gibt es in {folder} Dateien, die in den letzten {n} Tagen geändert wurden?
kannst du auflisten, was sich in {folder} in {n} Tagen geändert hat?; könntest du in {folder} nach Änderungen der letzten {n} Tage schauen?
würdest du alle Dateien in {folder} suchen, geändert binnen {n} Tagen; ich will sehen, was in {folder} in {n} Tagen geändert wurde
ich brauch die Dateien von {folder} der letzten {n} Tage
ich schreib einen Bericht, welche Dateien in {folder} sind die letzten {n} Tage geändert worden?
bin zurück aus dem Urlaub, Änderungen in {folder} der letzten {n} Tage bitte; in den letzten {n} Tagen ging was kaputt, was wurde in {folder} geändert?
fürs Backup: Dateien in {folder}, geändert in den letzten {n} Tagen; +hol mir alles aus {folder}, was in {n} Tagen geändert wurde
+schau in {folder} nach Dateien, die in {n} Tagen bearbeitet wurden; +durchsuch {folder} nach Dateien, nicht älter als {n} Tage
+prüf {folder} auf Änderungen der letzten {n} Tage; +filter {folder} nach Datum, letzte {n} Tage
nicht das alte Zeug, nur Dateien in {folder} der letzten {n} Tage; was isch i {folder} di letschte {n} Täg gänderet worde?
wos is in {folder} neich, de letztn {n} Tog?
""",
)
EMPTY = listed(
    en="""
[find|list|show] [all|] empty [folders|directories] in {folder}; [are|is] there any empty folders in {folder}?; empty [folders|directories] in {folder}
!which folders in {folder} have nothing in them?; which [folders|directories] in {folder} are empty?; i want to tidy {folder}, which subfolders are empty?
folders without [any|] [content|files] in {folder}; subfolders of {folder} with nothing inside; any empty [dirs|subfolders|subdirectories] in {folder}?
{folder}: empty [folders|dirs]?; look for empty folders [in|under|below] {folder}; does {folder} have [any|] empty [subfolders|directories]?
!dead folders in {folder} without a single file; show me the folders in {folder} that hold nothing
!did something leave empty directories behind in {folder}?; list directories in {folder} with zero files; search {folder} for empty directories
empty dirs {folder}; !hollow subfolders under {folder}, list them; tell me which directories in {folder} have no content
do i have empty folders [lying around|] in {folder}?
empty folders, {folder}; {folder} empty subfolders; find {folder} -type d -empty; all empty directories below {folder}
empty dirs under {folder} please; list of empty folders in {folder}; folders in {folder} with zero entries; directories in {folder} holding no files
dirs with nothing in them, under {folder}; what's empty in {folder}? folders i mean; what folders under {folder} are empty
which dirs are empty below {folder}; which folders inside {folder} contain no files; which of the folders in {folder} are unused and empty?
where in {folder} are empty folders?; how about empty directories in {folder}, any?; is any folder in {folder} empty?
is there a directory in {folder} without anything in it?; are there folders in {folder} i could remove because they're empty?
has {folder} got empty dirs?; can you find the empty folders in {folder}?; could you check {folder} for empty directories?
would you list {folder}'s empty subdirectories; i want to see the empty folders in {folder}; i need all empty directories under {folder}
i suspect empty folders in {folder}, which ones?; i moved everything out, which folders in {folder} are empty now?
i'm decluttering, empty folders in {folder}?; after the move, what folders in {folder} are left empty?; spring cleaning: empty directories in {folder}
git ignores empty folders, which are there in {folder}?; +get me the empty folders in {folder}; +look through {folder} for empty subfolders
+scan {folder} for directories with no content; +go through {folder} and name the empty folders; +spot the empty folders in {folder}
only the empty directories of {folder}
""",
    de="""
[finde|liste|zeig] [alle|] leeren [Ordner|Verzeichnisse] in {folder}; [gibt es|sind] leere Ordner in {folder}?; leere [Ordner|Verzeichnisse] in {folder}
!in welchen Ordnern in {folder} ist nichts drin?; welche [Ordner|Verzeichnisse] in {folder} sind leer?
ich will in {folder} aufräumen, welche Unterordner sind leer?; Ordner ohne [Inhalt|Dateien] in {folder}; Unterordner von {folder}, in denen nichts liegt
irgendwelche leeren [Ordner|Unterordner|Verzeichnisse] in {folder}?; {folder}: leere [Ordner|Verzeichnisse]?; such [mal|] leere Ordner [in|unter] {folder}
hat {folder} leere [Unterordner|Unterverzeichnisse]?; !verwaiste Ordner in {folder} ohne eine einzige Datei
zeig mir die Ordner in {folder}, die nichts enthalten; !liegen in {folder} leere Verzeichnisse herum?; Verzeichnisse in {folder} mit null Dateien auflisten
leere Ordner {folder}; durchsuch {folder} nach leeren Ordnern; welche Verzeichnisse in {folder} haben keinen Inhalt?
!sag mir welche Unterordner von {folder} gar nix drin haben; gibt's in {folder} Ordner wo nix drin is?; hab ich in {folder} leere Ordner [rumliegen|]?
{folder} leere Unterordner; find {folder} -type d -empty; alle leeren Verzeichnisse unter {folder}; Liste der leeren Ordner in {folder}
Ordner in {folder} mit null Einträgen; Verzeichnisse in {folder} ohne Dateien; was ist in {folder} leer? Ordner mein ich
was für Ordner unter {folder} sind leer; welche Unterordner sind in {folder} leer; welche Ordner innerhalb von {folder} enthalten keine Dateien
welche der Ordner in {folder} sind unbenutzt und leer?; wo in {folder} sind leere Ordner?; wie steht's mit leeren Verzeichnissen in {folder}?
ist in {folder} irgendein Ordner leer?; gibt es in {folder} ein Verzeichnis, in dem nichts ist?; sind in {folder} Ordner leer?
hat's in {folder} leere Ordner?; kannst du die leeren Ordner in {folder} finden?; könntest du {folder} auf leere Verzeichnisse prüfen?
würdest du die leeren Unterverzeichnisse von {folder} auflisten; ich will die leeren Ordner in {folder} sehen
ich brauch alle leeren Verzeichnisse unter {folder}; ich glaub, in {folder} gibt's leere Ordner, welche?
ich hab alles rausverschoben, welche Ordner in {folder} sind jetzt leer?; ich miste aus, leere Ordner in {folder}?
nach dem Umzug, welche Ordner in {folder} sind leer geblieben?; Frühjahrsputz: leere Verzeichnisse in {folder}
git übergeht leere Ordner, welche gibt's in {folder}?; +gib mir die leeren Ordner in {folder}; +schau {folder} nach leeren Unterordnern durch
+scann {folder} nach Verzeichnissen ohne Inhalt; +geh {folder} durch und nenn die leeren Ordner; +spür die leeren Ordner in {folder} auf
nur die leeren Verzeichnisse von {folder}; wöche Ordner in {folder} san laar?; weli Ordner i {folder} sind läär?
""",
)
COUNT = listed(
    en="""
how many files are [there|] in {folder} [with|including] [all|] subfolders?; count [all|] files in {folder} recursively
[total|] number of files [below|under] {folder}; !how many files altogether lie below {folder}?
how many files does {folder} have [in total|altogether], all levels?; how many files are in {folder} and everything below [it|]?
{folder} and its subfolders: how many files?; number of files in {folder} and [all|its] subfolders; total file count of {folder}
recursive file count [for|of] {folder}; files in {folder} counted with subdirectories; the whole tree under {folder}, how many files is that?
!what's the overall number of files beneath {folder}; count everything under {folder}, just files, subfolders too
how many files in the folder {folder}, nested ones too?; give me the total number of files [in|under] {folder} including subdirectories
!i wonder how many files there are inside {folder}, deep down too; i'm backing up {folder}, how many files is that with all subfolders?
file count {folder} recursive; find out how many files {folder} holds including subdirs; !{folder} all the way down, file count
{folder} recursive file count; {folder}, files in total with subfolders; all files in {folder}, subfolders included, how many
count files {folder} recursively; find {folder} -type f and count; files under {folder}, including subdirs: number; file total of {folder}, recursively
number of files in {folder}, counted recursively; total files, {folder} and everything in it
what's the file count of {folder} with all its subfolders?; what's the number of files in the whole of {folder}, every level?
what does {folder} hold in files, all levels counted?; how many files are there in all of {folder}, subfolders too?
how many files are under {folder}, every subfolder included?; how many files does {folder} have, recursively?
how many files does the folder tree {folder} hold?; how many files in {folder}, going all the way down?
how many single files sit in {folder} with its subdirectories?; does {folder} have more than 1000 files, subfolders included? count
can you count every file below {folder}, all levels?; could you tell me the total of files in {folder} and its subfolders?
would you count {folder} recursively, files only; do you know how many files {folder} holds, nested ones as well?
i want to know how many files {folder} has in all its subfolders; i need the recursive number of files in {folder}
i'm copying {folder} with subfolders, how many files will that be?; i'd like a file count for {folder}, subfolders and all
the sync takes ages, how many files are in {folder} with subfolders?; the whole of {folder}, how many files?
+get me the number of all files under {folder}, recursively; +add up all files in {folder} and subfolders
+work out how many files {folder} has on all levels; +tally all the files in {folder}, subdirectories included
+go through {folder} and all subfolders and count the files; not just the top level: how many files in {folder}?
folders don't count, how many files in all of {folder} with subfolders?; inodes aside, how many files below {folder} in total, recursively?
""",
    de="""
wie viele Dateien sind in {folder} [mit|samt|inklusive] [allen|] Unterordnern?; zähl [alle|] Dateien in {folder} rekursiv
[gesamte|] Anzahl der Dateien unterhalb von {folder}; !wie viele Dateien liegen insgesamt unterhalb von {folder}?
wie viele Dateien hat {folder} insgesamt, über alle Ebenen?; wie viele Dateien sind in {folder} und allem darunter?
{folder} und Unterordner: wie viele Dateien?; Anzahl der Dateien in {folder} und [allen|den] Unterordnern
Gesamtzahl [der|aller] Dateien [in|unter] {folder}; rekursive Dateianzahl von {folder}; Dateien in {folder} zählen, Unterordner mit
der ganze Baum unter {folder}, wie viele Dateien sind das?; !auf wie viele Dateien kommt {folder} samt allem drunter
zähl alles unter {folder}, nur Dateien, auch in Unterordnern; wie viele Dateien in {folder}, auch die verschachtelten?
!mich interessiert, wie viele Dateien {folder} bis ganz unten hat; ich mach ein Backup von {folder}, wie viele Dateien sind das mit allen Unterordnern?
Dateien {folder} rekursiv zählen; find raus wie viele Dateien {folder} inklusive Unterverzeichnisse hat
wia vui Dateien san in {folder} mit olle Unterordner?; !{folder} komplett durchgezählt, Dateianzahl; wie viele Files sind unter {folder}, rekursiv?
{folder} rekursive Dateianzahl; {folder}, Dateien insgesamt mit Unterordnern; alle Dateien in {folder}, Unterordner inbegriffen, wie viele
find {folder} -type f und zählen; Dateien unter {folder}, samt Unterverzeichnissen: Anzahl; Dateisumme von {folder}, rekursiv
Anzahl Dateien in {folder}, rekursiv gezählt; Dateien gesamt, {folder} und alles darin; was ist die Dateianzahl von {folder} mit allen Unterordnern?
wie hoch ist die Zahl der Dateien in ganz {folder}, jede Ebene?; wie viele Dateien sind in ganz {folder}, Unterordner auch?
wie viele Dateien sind unter {folder}, jeder Unterordner mitgezählt?; wie viele Dateien hat {folder}, rekursiv?
wie viele Dateien umfasst der Ordnerbaum {folder}?; wie viele einzelne Dateien stecken in {folder} samt Unterverzeichnissen?
hat {folder} mit Unterordnern über 1000 Dateien? zähl mal; kannst du jede Datei unter {folder} zählen, alle Ebenen?
könntest du mir die Gesamtzahl der Dateien in {folder} und Unterordnern sagen?; würdest du {folder} rekursiv zählen, nur Dateien
weißt du, wie viele Dateien {folder} hat, verschachtelte auch?; ich will wissen, wie viele Dateien {folder} in allen Unterordnern hat
ich brauch die rekursive Zahl der Dateien in {folder}; ich kopier {folder} mit Unterordnern, wie viele Dateien werden das?
ich hätt gern die Dateianzahl von {folder}, mit allen Unterordnern; der Sync dauert ewig, wie viele Dateien sind in {folder} mit Unterordnern?
das ganze {folder}, wie viele Dateien?; +ermittle die Zahl aller Dateien unter {folder}, rekursiv
+zähl alle Dateien in {folder} und Unterordnern zusammen; +geh durch {folder} und alle Unterordner und zähl die Dateien
+rechne aus, wie viele Dateien {folder} auf allen Ebenen hat; nicht nur die oberste Ebene: wie viele Dateien in {folder}?
Ordner zählen nicht, wie viele Dateien in ganz {folder} mit Unterordnern?; zähl Dateien in {folder}, bis ins letzte Unterverzeichnis
wie viele Dateien unter {folder} alles in allem, rekursiv?; wie viel Dateie hets i {folder} mit allne Unterordner?; Dateizahl {folder} rekursiv bitte
unter {folder} alles mitgezählt, wie viele Dateien?
""",
)
TREE = listed(
    en="""
[show|] [me|] [the|a|] [folder|directory|] tree of {folder}; {folder} as a tree; [show|display] {folder} as a tree
[what's|] the [structure|folder structure] of {folder}?; !draw the tree of {folder}; tree {folder}; tree view [of|for] {folder}
[print|give me] a [directory|folder] tree of {folder}; how is {folder} [structured|organised|organized|laid out]?
[show|display] the [structure|hierarchy|layout] of {folder}; {folder} [hierarchy|structure]; what does the structure of {folder} look like?
i'd like to see {folder} as a tree; the folders and files below {folder} as a tree; !the nested layout of {folder} please
overview of {folder} with all levels, like tree does it; can you [print|show] {folder} as a tree?; !sketch {folder} with its branches
i'm new to the project, show the [tree|folder structure] of {folder}; run tree on {folder}; {folder}, tree please
all levels of {folder}, indented as a tree; !which folders are nested how in {folder}? tree view
{folder} tree; {folder} tree view; tree for {folder}; folder tree {folder}; directory structure {folder}; hierarchy of {folder}
outline of {folder} as a tree; folder structure of {folder} please; file tree of {folder}; nested view of {folder}; what's the tree of {folder} like?
what's the directory structure under {folder}?; what does {folder} look like as a tree?; what's the layout of {folder}, all levels?
how are the folders in {folder} nested?; how is the project {folder} structured?; how's {folder} organised, folders and subfolders?
how does the hierarchy of {folder} go?; can i see {folder} as a tree?; can i have a tree of {folder}?; could you show the folder hierarchy of {folder}?
could you run tree in {folder}?; would you print {folder} as a tree; do a tree of {folder}; i want to see the structure of {folder}
i need the tree of {folder} for the readme; i need the directory structure of {folder}; i'd like an overview of {folder} as a tree
i'm lost in {folder}, show me its tree; i don't know how {folder} is structured, show the tree; let me see the tree of {folder}
+list {folder} as a tree; +visualise {folder} as a tree; +map out {folder} as a tree; with indentation, all of {folder} as a tree
not a flat list, a tree of {folder}
""",
    de="""
[zeig|] [mir|] [den|] [Verzeichnisbaum|Baum|Ordnerbaum] von {folder}; {folder} als Baum; [zeig|zeige] {folder} als Baum
[wie ist|] die [Struktur|Ordnerstruktur] von {folder}?; !mal den Baum von {folder} [auf|]; tree {folder}; Baumansicht [von|für] {folder}
[druck|gib] [mir|] {folder} als Baum [aus|]; wie ist {folder} [aufgebaut|strukturiert|gegliedert]?
zeig [mir|] [die|] [Struktur|Hierarchie|Gliederung] von {folder}; {folder} [Baumstruktur|Ordnerstruktur|Hierarchie]
wie sieht die Struktur von {folder} aus?; ich möcht {folder} als Baum sehen; die Ordner und Dateien unter {folder} als Baum
!der verschachtelte Aufbau von {folder} bitte; Übersicht über {folder} mit allen Ebenen, so wie tree das macht
kannst du {folder} als Baum [anzeigen|darstellen|zeigen]?; !zeichne {folder} mit allen Ästen; ich bin neu im Projekt, zeig den Verzeichnisbaum von {folder}
lass tree über {folder} laufen; Baum von {folder} anzeigen; alle Ebenen von {folder}, eingerückt als Baum; !wie ist in {folder} was verschachtelt? als Baum
{folder} Baum; tree für {folder}; Ordnerbaum {folder}; Verzeichnisstruktur {folder}; Hierarchie von {folder}; Gliederung von {folder} als Baum
Ordnerstruktur von {folder} bitte; Dateibaum von {folder}; verschachtelte Ansicht von {folder}; wie schaut der Baum von {folder} aus?
was ist die Verzeichnisstruktur unter {folder}?; wie sieht {folder} als Baum aus?; wie ist der Aufbau von {folder}, alle Ebenen?
wie sind die Ordner in {folder} verschachtelt?; wie ist das Projekt {folder} aufgebaut?; wie ist {folder} organisiert, Ordner und Unterordner?
kann ich {folder} als Baum sehen?; krieg ich einen Baum von {folder}?; könntest du die Ordnerhierarchie von {folder} zeigen?
könntest du tree in {folder} ausführen?; würdest du {folder} als Baum ausgeben; ich will die Struktur von {folder} sehen
ich brauch den Baum von {folder} fürs README; ich brauch die Verzeichnisstruktur von {folder}; ich hätte gern einen Überblick über {folder} als Baum
ich find mich in {folder} nicht zurecht, zeig den Baum; ich weiß nicht, wie {folder} aufgebaut ist, zeig den Baum
lass mich den Baum von {folder} sehen; +liste {folder} als Baum auf; +gib den Baum von {folder} aus; +stell {folder} als Baum dar
+mach einen tree von {folder}; +mal {folder} als Baum auf; eingerückt, ganz {folder} als Baum; keine flache Liste, einen Baum von {folder}
zoag {folder} ois Baam; zeig {folder} als Boum
""",
)
SORTED = listed(
    en="""
[show|print|give me] {what} sorted [alphabetically|]; sort the lines of {what}; the lines of {what} in alphabetical order; !{what} alphabetically please
sort {what}; sort {what} [alphabetically|by alphabet|from a to z]; {what} sorted [a-z|from a to z]; print {what} in sorted order
i want to see {what} with its lines [sorted|in order]; show the lines of {what} ordered by alphabet; the content of {what}, sorted
{what} is a mess, show it sorted; can you show me {what} in alphabetical order?; !abc order for the lines in {what}; output {what} sorted
lines in {what}, a to z; read me {what}, but alphabetically; !arrange the rows of {what} alphabetically on screen; what does {what} look like sorted?
could you list {what} ordered alphabetically; !{what} with lines from a to z; display {what} sorted by line
{what} sorted; {what}, sorted please; {what} in order; {what}, a-z; {what} alphabetical; sorted {what}; sorted lines of {what}; sort lines {what}
sort the file {what} and show it; alphabetical listing of the lines in {what}; lines of {what} sorted by alphabet
contents of {what} in alphabetical order; what are the lines of {what} in sorted order?; what's {what} when sorted?
what's first in {what} if you sort it? show all lines sorted; how does {what} read with its lines sorted?; can i see {what} sorted?
can you sort {what} for me and show the lines?; could you print the lines of {what} alphabetically?; could i have {what} in alphabetical order?
would you sort {what} and read it out; do a sort on {what}; i need {what} sorted alphabetically; i need the lines in {what} ordered
i'd like {what} sorted from a to z; i'm looking for a name in {what}, show it sorted; it's all jumbled in {what}, show me the lines in order
my list {what} is unsorted, show it in alphabetical order; the list in {what}, but sorted; the names in {what} from a to z
the entries of {what}, alphabetically; don't change the file, just show {what} sorted; +run sort on {what}
+put the lines of {what} in order and show them; +list the lines of {what} alphabetically; +order {what} by alphabet; +give me {what} in sorted form
+sort the contents of {what} and print them
""",
    de="""
[zeig|gib mir] {what} [alphabetisch|] sortiert [aus|]; sortier die Zeilen von {what}; die Zeilen von {what} in alphabetischer Reihenfolge
!{what} bitte alphabetisch; sortier {what}; [sortiere|sortier] {what} [alphabetisch|nach dem Alphabet|von A bis Z]; {what} sortiert [anzeigen|ausgeben]
{what} von A bis Z [ausgeben|anzeigen|]; ich will {what} mit sortierten Zeilen sehen; zeig die Zeilen von {what} nach Alphabet geordnet
der Inhalt von {what}, sortiert; in {what} herrscht Chaos, zeig's mir sortiert; kannst du mir {what} alphabetisch [zeigen|ausgeben]?
!ABC-Reihenfolge für die Zeilen in {what}; gib {what} sortiert aus; Zeilen in {what}, A bis Z; lies mir {what} vor, aber alphabetisch sortiert
!ordne die Zeilen von {what} nach Alphabet; wie sieht {what} sortiert aus?; {what} zeilenweise sortieren und anzeigen
!{what} in alphabetischer Ordnung bitte; sort mal {what}
{what} sortiert; {what}, bitte sortiert; {what} geordnet; {what}, A-Z; {what} alphabetisch; sortierte Zeilen von {what}; Zeilen sortieren {what}
sortier die Datei {what} und zeig sie; alphabetische Liste der Zeilen in {what}; Zeilen von {what} nach dem ABC
Inhalt von {what} in alphabetischer Reihenfolge; was sind die Zeilen von {what} in sortierter Folge?; wie lautet {what}, wenn man die Zeilen sortiert?
kann ich {what} sortiert sehen?; kannst du {what} sortieren und die Zeilen zeigen?; könntest du die Zeilen von {what} alphabetisch ausgeben?
könnt ich {what} in alphabetischer Reihenfolge haben?; würdest du {what} sortieren und ausgeben; ich brauch {what} alphabetisch sortiert
ich brauch die Zeilen aus {what} geordnet; ich hätt {what} gern von A bis Z; ich such einen Namen in {what}, zeig's sortiert
in {what} ist alles durcheinander, zeig die Zeilen geordnet; meine Liste {what} ist unsortiert, zeig sie alphabetisch
die Liste in {what}, aber sortiert; die Namen in {what} von A bis Z; die Einträge von {what}, alphabetisch
die Datei nicht ändern, nur {what} sortiert zeigen; +lass sort über {what} laufen; +bring die Zeilen von {what} in Reihenfolge und zeig sie
+liste die Zeilen von {what} alphabetisch auf; +ordne {what} nach dem Alphabet; +gib mir {what} in sortierter Form
+sortier den Inhalt von {what} und gib ihn aus; mach einen Sort auf {what}; zoag {what} nochm ABC sortiert; zeig {what} nach Alphabet
aufsteigend sortiert: {what}
""",
)
DOUBLES = listed(
    en="""
[are|is] there [any|] duplicate lines in {what}?; [which|what] lines are [double|twice|duplicated] in {what}?; [find|show] [the|] duplicate lines in {what}
duplicates in {what}; !what is in {what} more than once?; does any line [occur|appear|show up] [twice|more than once] in {what}?
does {what} have [any|] [duplicates|duplicate lines|repeated lines]?; repeated lines in {what}; [list|print] lines that are in {what} [twice|more than once]
which lines does {what} repeat?; double entries in {what}; {what}: duplicates?; dupes in {what}
check {what} for [duplicates|dupes|double entries|repeated lines]; i think i entered some things twice in {what}, which?
!same line twice somewhere in {what}?; are all lines in {what} unique?; !is {what} free of repeated lines?; what appears twice in {what}?
show me the dupes of {what}; are there [double|repeated] entries in {what}?; !redundant lines in {what}, which are they; does something repeat in {what}
{what} dupes; dupes {what}; duplicate lines, {what}; doubles in {what}; duplicates of lines in {what}; lines that occur twice in {what}
lines appearing more than once in {what}; multiple identical lines in {what}; sort {what} and uniq -d; uniq -d on {what}; what's in {what} twice?
what's doubled in {what}?; what lines repeat in {what}?; what duplicates does {what} have?; which entries are duplicated in {what}?
which entries in {what} occur repeatedly?; which rows in {what} are there twice?; where does {what} repeat itself?; is there a duplicate in {what}?
is anything listed twice in {what}?; is any line of {what} repeated?; are there dupes in {what}?; are there identical lines in {what}?
do lines repeat in {what}?; did i enter something twice in {what}?; has {what} got duplicate entries?; can you spot duplicates in {what}?
could you check whether lines in {what} repeat?; would you look for dupes in {what}; i want to see all duplicated lines in {what}
i need the duplicates from {what}; i merged two lists into {what}, which lines are double now?; i'm cleaning {what}, are there duplicates?
my guest list {what} may have people twice, who?; +search {what} for duplicate lines; +look through {what} for repeated entries
+get me the repeated lines of {what}; +hunt for duplicates in {what}
""",
    de="""
gibt es doppelte Zeilen in {what}?; welche Zeilen sind in {what} doppelt?; [finde|zeig] [die|] doppelten Zeilen in {what}; Duplikate in {what}
!was steht mehr als einmal in {what}?; kommt in {what} [eine|irgendeine] Zeile [doppelt|mehrfach|zweimal] vor?
hat {what} [Duplikate|doppelte Zeilen|doppelte Einträge]?; mehrfache Zeilen in {what}; zeig [mir|] die Zeilen, die in {what} [zweimal|mehrfach] stehen
welche Zeilen wiederholen sich in {what}?; doppelte Einträge in {what}; {what}: Duplikate?; Dubletten in {what}
prüf [mal|] {what} auf [Duplikate|Dubletten|doppelte Zeilen|doppelte Einträge]; ich glaub ich hab in {what} manches doppelt eingetragen, was denn?
!steht irgendwo in {what} zweimal dieselbe Zeile?; sind alle Zeilen in {what} eindeutig?; !ist {what} frei von Wiederholungen?
was kommt in {what} doppelt vor?; san in {what} Zeiln doppelt?; gibt's in {what} Einträge, die doppelt sind?
!überflüssige Wiederholungen in {what}, welche Zeilen; wiederholt sich in {what} was?
{what} doppelte Zeilen; doppelte Zeilen, {what}; Dubletten {what}; Doppelte in {what}; doppelt in {what}?; Zeilen, die in {what} doppelt vorkommen
Zeilen, die mehr als einmal in {what} sind; mehrere gleiche Zeilen in {what}; sort {what} und uniq -d; uniq -d auf {what}; was ist in {what} doppelt?
was steht in {what} zweimal?; was wiederholt sich in {what}?; welche Duplikate hat {what}?; welche Einträge sind in {what} doppelt drin?
welche Einträge in {what} kommen mehrfach vor?; welche Zeilen gibt es in {what} zweimal?; wo wiederholt sich {what}?; ist in {what} was doppelt drin?
ist irgendeine Zeile in {what} doppelt?; gibt es in {what} gleiche Zeilen?; gibt's Dubletten in {what}?; wiederholen sich in {what} Zeilen?
hab ich in {what} was doppelt eingetragen?; hat {what} Zeilen, die zweimal vorkommen?; kannst du Duplikate in {what} finden?
könntest du schauen, ob sich in {what} Zeilen wiederholen?; würdest du in {what} nach Dubletten suchen; ich will alle doppelten Zeilen von {what} sehen
ich brauch die Duplikate aus {what}; ich hab zwei Listen in {what} zusammengeworfen, welche Zeilen sind doppelt?
ich putz grad {what}, gibt's da Duplikate?; in der Gästeliste {what} sind vielleicht Leute doppelt, wer?; +such in {what} nach doppelten Zeilen
+schau {what} nach wiederholten Einträgen durch; +gib mir die mehrfachen Zeilen aus {what}; +spür die Duplikate in {what} auf
san in {what} Leit doppelt?; was isch i {what} dopplet?
""",
)
