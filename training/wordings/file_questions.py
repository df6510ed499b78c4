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
""",
    de="""
wie viele Zeichen hat {what}?; zähl [mal|bitte|] die Zeichen [in|von] {what}; [Zeichenzahl|Anzahl der Zeichen] [von|in] {what}; Zeichen in {what}
!die Zeichen von {what}, gezählt; aus wie vielen Zeichen besteht {what}?; [wieviel|wieviele] Zeichen hat {what}?; wc -m {what}
[Zeichenanzahl|Zeichenmenge] {what}; {what}: wie viele Zeichen?; wie viele Anschläge hat {what}?; Anschläge in {what} zählen
sag mir wie viele Zeichen {what} enthält; erlaubt sind 5000 Zeichen, wie viele hat {what} [schon|]?; passt {what} noch ins Limit? zähl die Zeichen
!Länge von {what} in Zeichen; ich brauch die Zeichenzahl von {what} [fürs Formular|für die Anzeige|für den Verlag]; {what} Zeichen zählen
gib mir die Anzahl Zeichen in {what}; !Zeichen insgesamt in {what}; wia vui Zeichen hot {what}?; wie viele Zeichen stehen in {what}?
magst du die Zeichen in {what} zählen?; Character Count von {what}; wie lang ist {what}, in Zeichen?
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
""",
    de="""
[zeig|gib mir] {what} [alphabetisch|] sortiert [aus|]; sortier die Zeilen von {what}; die Zeilen von {what} in alphabetischer Reihenfolge
!{what} bitte alphabetisch; sortier {what}; [sortiere|sortier] {what} [alphabetisch|nach dem Alphabet|von A bis Z]; {what} sortiert [anzeigen|ausgeben]
{what} von A bis Z [ausgeben|anzeigen|]; ich will {what} mit sortierten Zeilen sehen; zeig die Zeilen von {what} nach Alphabet geordnet
der Inhalt von {what}, sortiert; in {what} herrscht Chaos, zeig's mir sortiert; kannst du mir {what} alphabetisch [zeigen|ausgeben]?
!ABC-Reihenfolge für die Zeilen in {what}; gib {what} sortiert aus; Zeilen in {what}, A bis Z; lies mir {what} vor, aber alphabetisch sortiert
!ordne die Zeilen von {what} nach Alphabet; wie sieht {what} sortiert aus?; {what} zeilenweise sortieren und anzeigen
!{what} in alphabetischer Ordnung bitte; sort mal {what}
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
""",
)
