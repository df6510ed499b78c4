"""How people ask for text in files."""

from training.phrases import Phrases

TEXT = Phrases(
    en="""
+grep [for|] {t} {where}
which [files|file|documents] [contain|contains|mention|mentions|have|has] {t} {where}
[in which|in what] [file|files|document] [is|does it say|do i have] {t} {where}
+[search|look] for [the text|the word|the string|the phrase] {t} {where}
+find [the text|the word|the string|every occurrence of|all occurrences of] {t} {where}
where [did i write|did i mention|do i use] [the text|the word|] {t} in [a|my|the] [file|files|notes] {where}
where is the [text|word|line] {t} in [my|the] [files|notes] {where}
[which|what] lines [contain|have|mention] {t} {where}
+search the [contents|content|text] of [the|my|all] files {where} for {t}
files [containing|that contain|with the text|mentioning|that mention] {t} {where}
text search {t} {where}
full text search for {t} {where}
+look [inside|into] [the|my|all] files {where} for {t}
[i wrote|somewhere i wrote] {t} [somewhere|in some file] {where}, find it
where does {t} [occur|appear|come up] in [my|the] files {where}
rg {t} {where}
ripgrep {t} {where}
does any file [contain|mention] {t} {where}
[what|which] [document|note] talks about {t} in its text {where}
+show [me|] [all|] lines [with|containing] {t} {where}
how often does {t} occur in [the|my] files {where}
grep {t} {where}
{t} in file contents {where}
[occurrences|mentions] of {t} in [the|my] files {where}
+search inside [the|my|all] files {where} for {t}
{where} which files contain {t}
{where} [find|grep] {t} in the files
who uses {t} {where}, search the code
[any|is there a] [usage|mention|line] [of|with] {t} {where}
!+check the contents of all files {where} for {t}
!which of my files says {t} {where}
!where in [the|my] files is the text {t} {where}
!lines that contain {t} {where}
!+do a full text search {where} for {t}
i remember writing {t} [in some file|somewhere in a file] {where}, which one was it
[what|which] [file|document|note] has the [words|sentence|passage] {t} in it {where}
content search {t} {where}
inside files {where}: {t}
i need [every|each] line that says {t} {where}
[track down|hunt for] the text {t} in the files {where}
grep -r {t} {where}
grep -ri {t} {where}
ag {t} {where}
is {t} written in any [file|document|note] {where}
files whose [text|content|contents] [include|includes] {t} {where}
which [docs|notes|texts] {where} talk about {t}
i know one of my [notes|files] mentions {t}, [only|just] not which one {where}
anything written about {t} in the files {where}
in which source files {where} is {t} [called|used|referenced]
not the file name, the content: {t} {where}
+comb through the files {where} for the [word|string] {t}
!would it be possible to see which documents {where} quote {t}
!the one file that has {t} written in it {where}, i don't know its name
!hits for {t} within file contents {where}
[one of the files {where} mentions {t}, which|crawl the files {where} for the words {t}]
[i typed {t} into some document {where}, dig it out|got any notes {where} that say {t}]
[who wrote {t} in which file {where}|{t} stands in some doc {where}, which]
[where's the passage {t} in my texts {where}|files that talk about {t} {where}]
[full-text: {t} {where}|string {t} in files {where}|git grep {t} {where}]
""",
    de="""
+grep [nach|] {t} {where}
welche [Dateien|Datei|Dokumente] [enthalten|enthält|erwähnen|erwähnt] {t} {where}
in [welcher|welchen] [Datei|Dateien|Dokument] [steht|kommt] {t} {where} [vor|drin|]
+such[e|] nach dem [Text|Wort|String] {t} {where}
+such[e|] [den Text|das Wort|den String] {t} {where}
+such[e|] {where} in den Dateien nach {t}
+finde [den Text|das Wort|jedes Vorkommen von|alle Vorkommen von] {t} {where}
wo [steht|kommt] [der Text|das Wort|] {t} in [den|meinen] Dateien {where} [vor|]
wo hab ich {t} [geschrieben|erwähnt|notiert|stehen] {where}
welche Zeilen [enthalten|haben] {t} {where}
+durchsuch[e|] [die|alle|meine] Dateien {where} nach {t}
+durchsuch[e|] den Inhalt der Dateien {where} nach {t}
Dateien[,|] [die|in denen] {t} [enthalten|vorkommt|steht] {where}
Dateien mit dem [Text|Inhalt|Wort] {t} {where}
Textsuche {t} {where}
Volltextsuche [nach|] {t} {where}
+schau [mal|] in die Dateien {where}, ob da {t} [steht|vorkommt]
irgendwo {where} hab ich {t} geschrieben, such das
rg {t} {where}
in was für [einer Datei|einem Dokument] steht {t} {where}
+zeig [mir|] alle Zeilen mit {t} {where}
wie oft kommt {t} in den Dateien {where} vor
{where} in welcher Datei [steht|kommt] {t} [vor|]
{where} in den Dateien nach {t} suchen
grep {t} {where}
[Vorkommen|Stellen] von {t} in den Dateien {where}
kommt {t} in [irgendeiner|einer] Datei {where} vor
steht {where} in [irgendeiner|einer] Datei {t}
[in welchem File|wo im Code] [steht|wird] {t} {where} [benutzt|]
nach dem Text {t} {where} suchen
[in wos für|in wat für] [ner|einer] Datei steht {t} {where}
!+guck den Inhalt aller Dateien {where} nach {t} durch
!welche meiner Dateien sagt was von {t} {where}
!wo im Text der Dateien {where} findet sich {t}
!+mach eine Volltextsuche {where} nach {t}
!Zeilen mit {t} im Text {where}
ich weiß, dass ich {t} in irgendeiner Datei {where} stehen hab, [in welcher|welche war das]
[welche Notiz|welches Dokument|welcher Text] {where} handelt von {t}
Inhaltssuche {t} {where}
im Inhalt der Dateien {where}: {t}
ich brauch [jede Zeile|alle Zeilen] {where}, wo {t} drinsteht
grep -r {t} {where}
grep -ri {t} {where}
ag {t} {where}
alle Files {where} wo {t} drin [steht|vorkommt]
welche Dateien {where} haben {t} im [Text|Inhalt]
nicht im Dateinamen, im Inhalt: {t} {where}
wo im Quellcode {where} wird {t} [verwendet|aufgerufen|benutzt]
Fundstellen [von|für] {t} in den Dateien {where}
ist {t} {where} in [einer Datei|irgendeinem Dokument|einer Notiz] erwähnt
in wöm File staht {t} {where}
wo steht'n {t} drin, in [welcher|welchem] [Datei|File|Dokument] {where}
+grep [mal|] die Dateien {where} nach {t} ab
Dateiinhalte {where} nach {t} durchforsten
!lässt sich rausfinden, in welchem Dokument {where} der Satz {t} steht
!den Namen der Datei weiß ich nicht mehr, aber {t} steht drin {where}
!Treffer für {t} in Dateiinhalten {where}
[in einer der Dateien {where} steht was von {t}, in welcher|wo red ich {where} im Text von {t}]
[ich hab {t} in ein Dokument {where} getippt, welches|wo {where} hab ich {t} reingeschrieben]
+[durchforste die Texte {where} nach {t}|durchkämm die Dateien {where} nach {t}]
[Passage mit {t} in Dateien {where}|Volltext: {t} {where}|String {t} in Files {where}]
[i hob {t} in a Datei {where} gschriebn, in wöche|git grep {t} {where}]
""",
)

IN_FILE = Phrases(
    en="""
+grep {t} in {p}
+grep for {t} in {p}
+search {p} for {t}
which lines of {p} [contain|have] {t}
+find {t} in {p}
where in {p} is {t}
+show all lines [with|containing] {t} in {p}
how often does {t} occur in {p}
[is there|do i have] a line with {t} in {p}
+look for {t} in the text of {p}
{p}: lines with {t}
all mentions of {t} in {p}
in {p} find [the text|] {t}
lines with {t} in {p}
!+go through {p} for lines with {t}
!at which lines does {p} have {t}
rg {t} {p}
grep -n {t} {p}
grep -i {t} {p}
every line of {p} that [mentions|contains|includes] {t}
[occurrences|matches|hits] of {t} in {p}
does the string {t} appear anywhere in {p}, show the lines
+filter {p} for {t}
at what line number does {t} appear in {p}
i need the lines in {p} where {t} comes up
{p} is too long, just the lines with {t}
on which lines of {p} can i see the text {t}
+pick out the lines [saying|with the text] {t} from {p}
!+scan {p} for occurrences of {t}
!not all of {p}, only where it has {t}
+[give me the spots in {p} that say {t}|extract the lines with {t} from {p}]
[{p} mentions {t} somewhere, where|is {t} in {p}, and in what line]
[i'm after {t} in {p}|ctrl f {t} in {p}|ack {t} {p}|egrep {t} {p}]
[in {p} something about {t} is written, which lines|search through {p}, keyword {t}]
[what lines does {t} turn up on in {p}|wherever {p} says {t}, show me that line]
""",
    de="""
+grep nach {t} in {p}
+durchsuch[e|] {p} nach {t}
welche Zeilen in {p} enthalten {t}
+finde {t} in {p}
wo in {p} steht {t}
+zeig alle Zeilen mit {t} in {p}
[gibt es|steht] in {p} eine Zeile mit {t}
+such {t} im Text von {p}
{p}: Zeilen mit {t}
alle Stellen mit {t} in {p}
in {p} nach {t} suchen
wie oft kommt {t} in {p} vor
Zeilen mit {t} in {p}
!+geh {p} nach Zeilen mit {t} durch
!an welchen Stellen hat {p} {t}
rg {t} {p}
grep -n {t} {p}
grep -i {t} {p}
jede Zeile von {p}, in der {t} [vorkommt|steht]
[Treffer|Vorkommen|Fundstellen] von {t} in {p}
in welchen Zeilen von {p} [steht|kommt] der Text {t} [vor|]
+filter {p} nach {t}
Zeilennummern mit {t} in {p}
ich brauch die Zeilen aus {p}, wo {t} drinsteht
{p} ist zu lang, nur die Zeilen mit {t}
+grep mal {p} nach {t} ab
wo überall in {p} kommt der String {t} vor
!+klapper {p} nach dem Wort {t} ab
!nicht ganz {p}, bloß wo {t} vorkommt
+[hol die Zeilen mit {t} aus {p}|zieh die Zeilen mit {t} aus {p} raus]
[irgendwo in {p} steht {t}, wo|ist {t} in {p} drin und in welcher Zeile]
[strg f {t} in {p}|egrep {t} {p}|ack {t} {p}|Stichwort {t} in {p}]
[wo wird in {p} {t} erwähnt|welche Zeilen von {p} erwähnen {t}]
[wo kummt in {p} {t} vor|ich such in {p} die Stellen mit {t}]
""",
)

IN_KIND = Phrases(
    en="""
+grep [for|] {t} in [all|the|] {k} {where}
which {k} [contain|mention|have] {t} {where}
+search [all|the|my] {k} {where} for [the text|] {t}
in which of [the|my] {k} {where} is {t}
{t} in [the|all|] {k} {where}
+find {t} in [the|my|all] {k} {where}
where do [the|my] {k} {where} [mention|use] {t}
+look into [all|the] {k} {where} for {t}
{k} {where} [containing|with the text|that contain] {t}
grep {t} {k} {where}
+list [the|all] {k} {where} that [contain|mention] {t}
!+scan the {k} {where} for the word {t}
!do any {k} {where} contain {t}
any {k} {where} [mentioning|with|containing] the [text|word|string] {t}
the {k} {where} in which {t} [occurs|is written|shows up]
rg {t} {k} only {where}
grep {t}, [just|only] {k} {where}
i'm looking for the text {t} but only in {k} {where}
full text search for {t} in {k} {where}
{k} only: which contain {t} {where}
content search in {k} {where}: {t}
is the [word|string] {t} written in any of the {k} {where}
one of my {k} {where} has the text {t}, which
+go through [all|the] {k} {where} and find the text {t}
which of the {k} {where} include the line {t}
!lines with {t}, restricted to {k} {where}
!all other files aside, where in the {k} {where} is {t}
+[comb [all|the] {k} {where} for the text {t}|sift through the {k} {where} for {t}]
[who says {t} among the {k} {where}|{t} stands in one of the {k} {where}, which one]
[i put {t} in one of my {k} {where}, in which|text {t}, {k} and nothing else {where}]
[the {k} {where} that talk about {t}|lines saying {t} in the {k} {where}]
[only {k} please: where is {t} written {where}|inside the {k} {where}: {t}]
""",
    de="""
+grep [nach|] {t} in [allen|den|] {k} {where}
welche {k} {where} [enthalten|erwähnen] {t}
+durchsuch[e|] [alle|die|meine] {k} {where} nach {t}
in welchen {k} {where} [steht|kommt] {t} [vor|]
{t} in [den|allen|] {k} {where}
+such {t} in [den|meinen|allen] {k} {where}
wo [steht|kommt] in den {k} {where} {t} [vor|]
+schau in [alle|die] {k} {where} nach {t}
{k} {where}[,|] [in denen|wo] {t} [steht|vorkommt]
grep {t} {k} {where}
{k} {where} mit dem Text {t}
!+geh die {k} {where} nach dem Wort {t} durch
!kommt in irgendwelchen {k} {where} {t} vor
irgendwelche {k} {where} mit {t} im [Text|Inhalt]
die {k} {where}, in denen {t} [vorkommt|geschrieben steht]
rg {t} nur {k} {where}
grep {t}, [nur|bloß] {k} {where}
ich such den Text {t}, aber nur in {k} {where}
Volltextsuche nach {t} in {k} {where}
nur {k}: welche enthalten {t} {where}
Inhaltssuche in {k} {where}: {t}
haben irgendwelche {k} {where} das Wort {t} [drin|im Text]
in welchen von den {k} {where} steht das Wort {t}
+grep mal [alle|die] {k} {where} nach {t} ab
Zeilen mit {t} in [allen|den] {k} {where}
!Treffer für {t}, beschränkt auf {k} {where}
!andere Dateien sind egal, wo in den {k} {where} steht {t}
+[durchforste [alle|die] {k} {where} nach {t}|durchkämm die {k} {where} nach {t}]
[in einem meiner {k} {where} steht {t}, wo|welche von den {k} {where} reden von {t}]
[ich hab {t} in eins der {k} {where} geschrieben, such|Text {t}, aber bloß {k} {where}]
[im Inhalt der {k} {where}: {t}|Stellen mit {t} in den {k} {where}]
[bitte nur {k}: wo steht {t} {where}|in wölchne {k} {where} staht {t}]
""",
)

EXACT = Phrases(
    en="""
exact case search for {t} in the files {where}
grep {t} {where}, don't ignore [the|] case
search the text {t} {where} exactly as i typed it
files with {t} in them {where}, same case only
+grep {t} {where}, case sensitive
+search the files {where} for {t}, [respect|mind|watch] the case
which files contain exactly {t} {where}, case matters
+find the text {t} {where}, upper and lower case [matter|as typed]
case-sensitive [search|text search] for {t} in the files {where}
!text {t} in files {where}, with exact case
grep {t} {where}, no -i
which lines {where} have {t} in exactly this [spelling|case]
text search {t} {where}, case-sensitively
files {where} containing {t} with [these exact capitals|the same capitalization]
not any other casing, search the files {where} for {t}
lines with {t} {where}, capitalization [counts|has to match]
match case: files with the text {t} {where}
+look for the text {t} {where}, don't mix up capitals and small letters
where in the files {where} is {t}, letter case included
+ripgrep {t} {where} with case sensitivity on
files that contain {t} {where}, only with identical case
too many hits otherwise, so match the case: text {t} {where}
!the string {t} in files {where}, capital letters as given
!strictly this upper and lower case in the file contents: {t} {where}
[caps matter: text {t} in files {where}|text {t} {where}, mind the capitals]
+[grep {t} {where}, literal case|search in the files {where} for {t}, casing as typed]
[files with the text {t} {where}, but not in other casing|rg -s {t} {where}]
[find text {t} {where}, uppercase is uppercase|where is {t} in files {where}, with this very casing]
[lowercase hits are useless, text {t} {where} just as typed|case-exact: which files {where} say {t}]
""",
    de="""
genaue Suche nach {t} in den Dateien {where}, Großschreibung [zählt|wichtig]
grep {t} {where}, Groß/klein nicht ignorieren
such den Text {t} {where} genau so wie getippt
Dateien {where} in denen exakt {t} steht, Schreibweise zählt
+grep {t} {where}, Groß- und Kleinschreibung beachten
+durchsuch[e|] die Dateien {where} nach {t}, [Groß-/Kleinschreibung|Großschreibung] [beachten|zählt]
welche Dateien enthalten genau {t} {where}, Groß- und Kleinschreibung ist wichtig
+such den Text {t} {where}, case sensitive
!Text {t} in Dateien {where}, exakt so geschrieben
grep {t} {where}, ohne -i
welche Zeilen {where} haben {t} in genau dieser Schreibweise
Textsuche {t} {where}, case-sensitiv
Dateien {where}, die {t} mit denselben Großbuchstaben enthalten
keine andere Schreibweise, durchsuch die Dateien {where} nach {t}
Zeilen mit {t} {where}, Großschreibung muss [passen|stimmen]
match case: Dateien mit dem Text {t} {where}
+such den Text {t} {where}, groß und klein [muss stimmen|nicht verwechseln]
wo in den Dateien {where} steht {t}, Groß/Klein inklusive
rg {t} {where}, Groß-/Kleinschreibung beachten
sonst sind's zu viele Treffer, also Schreibweise beachten: Text {t} {where}
in welchen Dateien {where} steht {t}, und zwar genau so groß und klein
!der String {t} in Dateien {where}, Großbuchstaben wie angegeben
!streng nach Groß und Klein im Inhalt der Dateien: {t} {where}
[Großbuchstaben zählen: Text {t} in Dateien {where}|Text {t} {where}, auf Großbuchstaben achten]
+[grep {t} {where} mit exakter Schreibung|such in den Dateien {where} nach {t}, groß bleibt groß]
[Dateien mit dem Text {t} {where}, aber nicht anders geschrieben|rg -s {t} {where}]
[klein geschrieben nützt mir nix, Text {t} {where} genau so|Text {t} {where}, case beachten]
[in welchen Dateien {where} steht {t} exakt so groß und klein geschrieben|Textsuche {t} {where}, groß ist nicht klein]
""",
)

BARE = Phrases(
    en="""
+search [the|my] files for [a|some|the] text
+grep
which file contains [it|that]
full text search
+search inside [the|my] files
!+look through file contents
text search
+look for [a|some] [text|string] in [my|the] files
+search file contents
i need to find a [text|word|phrase] in [my|the] files
can you grep [something|for me]
i'm looking for a [sentence|line] i wrote in some file
search for text inside documents
content search
i want to search my files for a word
rg
+run a full text search
which of my documents has this text
!there's a phrase in one of my files that i need
!could we do a search within file contents
[i want to grep|grep something|grep for a word|let's grep]
[there's a word in one of my files, find it|in which document did i write that]
+[go through my documents for a word|scan my texts for a phrase]
[search in texts|file content search|find text in files]
[can we look inside the files|could you search within my notes]
""",
    de="""
+durchsuch [die|meine] Dateien nach [einem|nem] Text
+grep
in welcher Datei steht das
Volltextsuche
+such in [den|meinen] Dateien
!+schau die Inhalte der Dateien durch
Textsuche
+such [mal|] [einen|nen] Text in [meinen|den] Dateien
Dateiinhalte durchsuchen
ich muss [einen Text|ein Wort|einen Satz] in [meinen|den] Dateien finden
kannst du [was|mal] greppen
ich such eine Zeile, die ich in irgendeiner Datei geschrieben hab
Text in Dokumenten suchen
Inhaltssuche
ich will meine Dateien nach einem Wort durchsuchen
rg
+mach [mal|] eine Volltextsuche
in welchem Dokument steht der Text
!in einer meiner Dateien gibts eine Textstelle, die ich brauch
!können wir mal in Dateiinhalten suchen
[ich will greppen|grep mal was|nach einem Wort greppen]
[in einer Datei steht ein Wort, find das|in welchem Dokument hab ich das geschrieben]
+[durchforste meine Texte|durchkämm meine Dokumente nach einem Wort]
[in Texten suchen|Suche in Dateiinhalten|Text in Dateien finden]
[kannst du in die Dateien reinschauen und was suchen|magst du meine Notizen durchsuchen]
""",
)
