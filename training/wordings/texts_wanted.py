"""How people ask for longer texts, and for thorough research."""

from training.phrases import Phrases

WRITING = Phrases(
    en="""
+write [an essay|an article|a blog post|a report|a story|a poem|a speech|a chapter] [about|on] {x} [and {y}|]
+[write|draft|compose] [a letter|an email|a cover letter|an application|a complaint] to {p} [about {x}|because of {x}|]
+write [the documentation|a manual|a tutorial|a readme|a guide] for {x}
+[rephrase|rewrite|proofread|correct|improve|shorten] [my|the] [text|letter|essay|article] [about {x}|in {file}|]
+translate [the text|the letter|{file}|this document] [into|to] [english|german|french|spanish]
i need a [toast|wedding speech|farewell letter|press release|product description] for {p}
+come up with [ten|some|a few] [names|slogans|titles|ideas] for {x}
+[make|turn] my notes in {file} into [an article|a report|a presentation]
+write me [something|a few paragraphs|two pages] about {x}
!+compose a text about {x} for the newspaper
a [poem|story|fairy tale] about {x} please
can you write [my|the] [thesis|homework|essay|cv] about {x}?
+outline a [novel|book|talk] about {x}
!+author a short story with {p} and {x}
+[write|phrase] an invitation to [my party|the meeting|the wedding] for {p}
my [essay|speech|blog post] on {x} is due tomorrow, [write it|help me write it]
{p} turns fifty, i need [a speech|a poem|a toast]
+put {x} into [verse|a nice story|flowery words]
[essay|poem|speech|blog article|cover letter] about {x}
+make my text in {file} [sound better|more formal|friendlier|easier to read]
+check the [grammar|style|spelling] of [my text in {file}|my essay about {x}]
how would you [word|phrase] a [resignation|complaint|thank-you note] to {p}?
+draft the minutes of the meeting about {x}
+write [lyrics|a song text|a sketch|a dialogue] [about|with] {x}
+give me [a catchy|a better|a funny] [title|headline|slogan] for {x}
i'm applying at {p}, i need a letter of motivation
+localize {file} into [french|spanish|polish|german]
in [french|english|italian]: the whole text of {file}
+stretch my paragraph on {x} to a full page
+write a product text for {x}, [short and snappy|for the shop|two hundred words]
!words fail me, {p} married and i need a speech
!+spin a yarn about {x} and {y}
+write the next chapter of my story about {x}
the boss wants [a memo|a statement|a concept paper|minutes] on {x} from me
{p} [left us|got promoted|is getting married], help me [word|formulate] a card
+reword my text in {file} so that [a child|my grandma|everybody] understands it
could you spice up my [article|letter|cover letter] on {x}?
how do you say the text in {file} in [italian|french|dutch]?
+knock out a quick [linkedin post|blurb|limerick|eulogy] about {x}
my text in {file} sounds [wooden|clumsy|like a robot], fix the style
[introduction|conclusion|abstract|foreword] for my paper on {x}
+write it out nicely: {x} and {y} as a [bedtime story|love letter|short novel]
the [announcement|newsletter|flyer text] for {x} still has to be written
[rap|haiku|ballad|nursery rhyme] on {x}
+trim my essay about {x} to [half a page|300 words]
i have no idea how to tell {p} i quit, write the letter
an essay on {x}, please, about two pages
article wanted: {x}
short story, main character {p}, theme {x}
i need a text about {x} for the [website|brochure|school magazine]
i need [an obituary|a reference letter|a love letter] for {p}
i have to give a talk on {x}, write it for me
i have to hand in an essay on {x}
i want to write to {p} about {x}, can you put it into words?
i'd like a poem for {p}, something with {x}
i'm writing a book on {x}, do the first chapter
could you ghostwrite a [column|blog post|speech] on {x} for me?
can you make {file} read like [a novel|a newspaper|shakespeare]?
would you polish the [text|wording|english] in {file}?
my [cover letter|cv|thesis] in {file} needs a better style
my landlord {p} ignores me, write an angry letter about {x}
my english is bad, correct the text in {file}
write up {x} for the newsletter
put together a [press kit text|program booklet|flyer text] for {x}
+proofread {file} [and correct the style|from start to end|]
+translate the whole of {file} [to|into] [english|german|japanese]
+edit my essay in {file} for style
+expand the notes in {file} into full sentences
+compose [a song|an anthem|a jingle] about {x}
+pen [a few lines|a sonnet|some verses] for {p}
+invent a [fairy tale|bedtime story|fable] with {x} and {y}
+continue the story in {file}
+finish my text about {x}, i got stuck halfway
+think up a slogan for {x}
+tell a long story about {x} and {y}
+write {p} a nice [birthday card|postcard|farewell]
+rework the wording of {file}, [it's too stiff|it's too casual]
[wedding|birthday|retirement] speech for {p}
[blurb|caption|tagline|product text] for {x}
letter to {p}, subject {x}
fifty lines of verse on {x}
once upon a time there was {x}... go on writing
the text for the [invitation|programme|leaflet] about {x}, please write it
two pages on {x} by tomorrow
{x}: an ode
{x}, two hundred words
{x} as a bedtime story
{x} in verse, four stanzas
dear {p}... you know, a proper letter about {x}
dedication for {p}, in my book
[memoir|diary entry|monologue] of {x}
[obituary|tribute|laudation] for {p}
[book|film|restaurant] review of {x}, one page
[dating profile|bio|about me text] for {p}
[motto|verse|toast] for {p}
[sermon|wedding reading|eulogy] on {x}
[crime story|western|science fiction] with {p} and {x}
christmas letter to {p}
farewell poem, {p} moves away
apology to {p} because of {x}, in writing
job advert for {x}
recipe intro about {x} for my food blog
user manual, chapter {x}
newspaper headline and lead on {x}
a love song for {p}
a joke speech about {x} for the office party
a story starting with {x} and ending with {y}
an angry letter to the editor about {x}
a nicer wording for {file}
spelling mistakes in {file}, correct them all
style check, {file}
english version of {file} please
french translation of {file}
{file} into plain language please
{file} reads badly, rework it
{file} has to sound more professional
the essay in {file} needs a conclusion, write one
the novel in {file} needs an ending
the letter in {file} is too rude, soften it
my speech in {file} is boring, add some humour
my grandmother {p} turns ninety, a poem would be lovely
my blog is empty, {x} would be a topic, go ahead
my ghostwriter quit, i need a chapter on {x}
i'm no writer, but {p} deserves a nice text
i'd like {file} in german, the whole text
i need a pen name story about {x}
is my english in {file} any good? correct it
are there typos in {file}? fix the wording too
can {file} be said in half the words
could you versify {x}
how would hemingway write about {x}
how do i politely decline {p}, write the letter
what would a good opening sentence on {x} be, and how would it go on
what do you write in a condolence card to {p}
who writes me a laudation for {p}
would you co-write a novel about {x} with me
tell us a saga of {x} and {y}
+lengthen my essay on {x} by a page
+elaborate on {x} in an essay
+versify {x}
+paraphrase the text in {file}
+transcribe my thoughts on {x} into a nice article
+make a theatre play out of {x} and {y}
""",
    de="""
+schreib [mir|] [mal|] [einen Aufsatz|einen Artikel|einen Blogbeitrag|einen Bericht|eine Geschichte|ein Gedicht|eine Rede|ein Kapitel] über {x} [und {y}|]
+[schreib|verfass|entwirf] [einen Brief|eine E-Mail als Entwurf|ein Anschreiben|eine Bewerbung|eine Beschwerde] an {p} [wegen {x}|über {x}|]
+schreib [die Dokumentation|ein Handbuch|ein Tutorial|eine Readme|eine Anleitung] für {x}
+[formulier|korrigier|verbesser|kürz] [meinen|den] [Text|Brief|Aufsatz|Artikel] [über {x}|in {file}|]
+übersetz [den Text|den Brief|{file}|dieses Dokument] ins [Englische|Deutsche|Französische|Spanische]
ich brauch [einen Trinkspruch|eine Hochzeitsrede|einen Abschiedsbrief|eine Pressemitteilung|eine Produktbeschreibung] für {p}
+überleg dir [zehn|ein paar|einige] [Namen|Slogans|Titel|Ideen] für {x}
+mach aus meinen Notizen in {file} [einen Artikel|einen Bericht|eine Präsentation]
+schreib mir [was|ein paar Absätze|zwei Seiten] über {x}
!+verfasse einen Text über {x} für die Zeitung
[ein Gedicht|eine Geschichte|ein Märchen] über {x} bitte
kannst du [meine Hausarbeit|meinen Aufsatz|meinen Lebenslauf] über {x} schreiben?
+gliedere [einen Roman|ein Buch|einen Vortrag] über {x}
!+dichte was mit {p} und {x}
+[schreib|formulier] eine Einladung zu [meiner Feier|dem Treffen|der Hochzeit] für {p}
mein [Aufsatz|Referat|Blogpost] über {x} muss morgen fertig sein, [schreib ihn|schreib das]
{p} wird fünfzig, ich brauch [eine Rede|ein Gedicht|einen Toast]
+fass {x} in [Reime|eine schöne Geschichte|blumige Worte]
[Aufsatz|Gedicht|Rede|Blogartikel|Anschreiben] über {x}
+mach meinen Text in {file} [schöner|förmlicher|freundlicher|verständlicher]
+prüf [Grammatik|Stil|Rechtschreibung] von [meinem Text in {file}|meinem Aufsatz über {x}]
wie [formulier|schreib] ich [eine Kündigung|eine Beschwerde|einen Dankesbrief] an {p}?
+entwirf das Protokoll zum Meeting über {x}
+schreib [einen Liedtext|einen Sketch|einen Dialog] [über|mit] {x}
+gib mir [einen griffigen|einen besseren|einen lustigen] [Titel|Slogan] für {x}
ich bewerbe mich bei {p}, ich brauch ein Motivationsschreiben
+übertrag {file} ins [Französische|Spanische|Polnische|Englische]
{file} auf [Französisch|Englisch|Italienisch], den ganzen Text
+zieh meinen Absatz über {x} auf eine ganze Seite
+schreib einen Produkttext für {x}, [kurz und knackig|für den Shop|zweihundert Wörter]
schreib ma a Gschicht über {x}
!mir fehlen die Worte, {p} heiratet und ich brauch eine Rede
!+spinn eine Geschichte um {x} und {y}
+schreib das nächste Kapitel meiner Geschichte über {x}
der Chef will von mir [ein Memo|eine Stellungnahme|ein Konzept] zu {x}
{p} [verlässt uns|wurde befördert|heiratet bald], hilf mir beim Text für die Karte
+schreib meinen Text in {file} so, dass ihn [ein Kind|meine Oma|jeder] versteht
magst du [meinen Artikel|meinen Brief|mein Anschreiben] über {x} ein bissl aufpeppen?
wie heißt der ganze Text in {file} auf [Italienisch|Französisch|Holländisch]?
+hau schnell [einen LinkedIn-Post|einen Klappentext|einen Limerick|eine Grabrede] über {x} raus
mein Text in {file} klingt [hölzern|holprig|nach Behörde], bügel den Stil glatt
[Einleitung|Schluss|Zusammenfassung|Vorwort] für meine Arbeit über {x}
{x} und {y} schön ausformuliert als [Gutenachtgeschichte|Liebesbrief|Novelle]
[der Rundbrief|die Ankündigung|der Flyertext] zu {x} muss noch geschrieben werden
[Rap|Haiku|Ballade|Kinderreim] auf {x}
+kürz meinen Aufsatz über {x} auf [eine halbe Seite|300 Wörter]
keine Ahnung wie ich {p} kündigen soll, setz das Schreiben auf
einen Aufsatz über {x}, bitte, ungefähr zwei Seiten
Artikel gesucht: {x}
Kurzgeschichte, Hauptfigur {p}, Thema {x}
ich brauch einen Text über {x} für [die Website|die Broschüre|die Schülerzeitung]
ich brauch [einen Nachruf|ein Empfehlungsschreiben|einen Liebesbrief] für {p}
ich muss einen Vortrag über {x} halten, schreib ihn mir
ich muss einen Aufsatz über {x} abgeben
ich will {p} wegen {x} schreiben, formulierst du mir das?
ich hätt gern ein Gedicht für {p}, was mit {x}
ich schreib ein Buch über {x}, mach das erste Kapitel
könntest du [eine Kolumne|einen Blogbeitrag|eine Ansprache] über {x} für mich verfassen?
kannst du {file} so umschreiben, dass es wie [ein Roman|eine Zeitung|Goethe] klingt?
würdest du den Text in {file} sprachlich aufpolieren?
meine [Bewerbung|Masterarbeit] in {file} braucht einen besseren Stil
mein Vermieter {p} rührt sich nicht, schreib einen bösen Brief wegen {x}
mein Deutsch ist schlecht, korrigier den Text in {file}
+formulier {x} für den Newsletter aus
+stell [ein Programmheft|einen Flyertext|einen Pressetext] zu {x} zusammen
+lies {file} Korrektur
+übersetz {file} komplett ins [Englische|Deutsche|Japanische]
+überarbeite meinen Aufsatz in {file} stilistisch
+mach aus den Stichworten in {file} ganze Sätze
+dicht [ein Lied|eine Hymne|einen Reim] über {x}
+erfind [ein Märchen|eine Gutenachtgeschichte|eine Fabel] mit {x} und {y}
+schreib die Geschichte in {file} weiter
+schreib meinen Text über {x} fertig, ich steck fest
+denk dir einen Slogan für {x} aus
+schreib {p} eine nette [Geburtstagskarte|Postkarte|Abschiedskarte]
+formulier {file} um, [das ist zu steif|das ist zu locker]
[Hochzeitsrede|Geburtstagsrede|Laudatio] für {p}
[Klappentext|Bildunterschrift|Werbetext|Produkttext] für {x}
Brief an {p}, Betreff {x}
fünfzig Verse über {x}
es war einmal {x}... schreib weiter
der Text für [die Einladung|das Programm|das Faltblatt] zu {x}, schreib den bitte
zwei Seiten über {x} bis morgen
für {p} a Gstanzl über {x}, bittschön
schriib mer es Gedicht über {x}
{x}: eine Ode
{x}, zweihundert Wörter
{x} als Gutenachtgeschichte
{x} in Versen, vier Strophen
liebe Frau {p}... du weißt schon, ein ordentlicher Brief wegen {x}
Widmung für {p}, in mein Buch
[Tagebucheintrag|Monolog|Memoiren] von {x}
[Nachruf|Würdigung|Lobrede] für {p}
[Buchkritik|Filmkritik|Rezension] zu {x}, eine Seite
[Kontaktanzeige|Vita|Über-mich-Text] für {p}
[Sinnspruch|Vers|Trinkspruch] für {p}
[Predigt|Festrede|Trauerrede] über {x}
[Krimi|Western|Science-Fiction] mit {p} und {x}
Weihnachtsbrief an {p}
Abschiedsgedicht, {p} zieht weg
Entschuldigung an {p} wegen {x}, schriftlich
Stellenanzeige für {x}
Einleitung über {x} für meinen Kochblog
Benutzerhandbuch, Kapitel {x}
Zeitungsmeldung mit Überschrift zu {x}
ein Liebeslied für {p}
eine Büttenrede über {x}
eine Geschichte, die mit {x} anfängt und mit {y} endet
ein wütender Leserbrief zu {x}
eine schönere Formulierung für {file}
Rechtschreibfehler in {file}, alle korrigieren
Stilprüfung, {file}
englische Fassung von {file} bitte
französische Übersetzung von {file}
{file} in einfacher Sprache bitte
{file} liest sich schlecht, bau den Text um
{file} soll professioneller klingen
dem Aufsatz in {file} fehlt der Schluss, schreib einen
der Roman in {file} braucht ein Ende
der Brief in {file} ist zu grob, mach ihn sanfter
meine Rede in {file} ist fad, bring Humor rein
Oma {p} wird neunzig, ein Gedicht wär schön
mein Blog ist leer, {x} wär ein Thema, leg los
mein Ghostwriter hat gekündigt, mir fehlt ein Kapitel über {x}
ich bin kein Dichter, aber {p} hat einen schönen Text verdient
ich hätt {file} gern auf Englisch, den ganzen Text
ist mein Deutsch in {file} in Ordnung? bessere es aus
sind in {file} Tippfehler? korrigier sie und den Stil
geht {file} auch mit halb so vielen Worten
könntest du {x} in Verse setzen
wie würde Kafka über {x} schreiben
wie sag ich {p} höflich ab, schreib den Brief
wie fängt man einen Text über {x} gut an, und wie ginge er weiter
was schreibt man {p} auf eine Beileidskarte
wer schreibt mir die Laudatio auf {p}
schreibst du mit mir einen Roman über {x}
erzähl uns eine Sage von {x} und {y}
schreib ma a Gedichtl für {p}
schriib em {p} es Briefli wäge {x}
+mach meinen Aufsatz über {x} um eine Seite länger
+setz {x} in Verse
+umschreib den Text in {file} mit anderen Worten
+bring meine Gedanken zu {x} in einen schönen Artikel
+mach ein Theaterstück aus {x} und {y}
""",
)
RESEARCH = Phrases(
    en="""
+research [the market for|the history of|everything about|the state of the art of] {x}
+compare {x} and {y} [in depth|in detail|thoroughly] [and recommend one|]
+write a [market analysis|research report|literature review] [on|about] {x}
+find out [in depth|thoroughly|everything] [about|which are] the [best|most important] [suppliers|studies|products|papers] [of|for|on] {x}
i need [a thorough|a deep|an extensive] [overview|comparison|investigation] of {x} [with sources|]
which [laptop|phone|car|insurance|provider] should i buy for {x}? compare [them|several] [in depth|in detail] [with sources|]
+investigate [how|why] {x} [affects|changed|influences] {y}
+collect [sources|studies|arguments] [for and against|about] {x}
+do [a|some] deep research on {x}
!+look into {x} from all sides, with sources
what are the pros and cons of {x} versus {y}? [a detailed report please|with sources please]
+give me a report with sources on {x}
!+examine the competition in the market for {x}
+gather everything known about {x} [and {y}|]
[deep|thorough|background] research: {x}
what does the [literature|science|research] say about {x}? [cite sources|with references]
is {x} [proven|really better than {y}|worth it]? check [many|several] studies
+do [the|a] background research for my [thesis|article|talk] on {x}
{x} vs {y}, which is better in the long run? go into depth
who are the [main players|leading experts|competitors] in {x}? a full overview please
+write a dossier on {x}
i'm buying {x} soon, do a big comparison of the models with sources
how did {x} come about? the whole history, with sources
+assess the [impact|future|economics] of {x} [thoroughly|in depth]
+fact-check what is said about {x} with several sources
+find [at least ten|many] [studies|papers] on {x} and summarize them
a market overview for {x} [with prices and vendors|please]
{x} from A to Z, with references
what are the long-term effects of {x} on {y}? use several studies
!i have to become an expert on {x}, bring together all there is
!+trace where {x} comes from, citing everything
everybody says {x} is [bad|healthy|dying], is that really so? dig through the studies
+compile a thorough [briefing|background report|handbook] about {x} with references
my thesis needs the state of knowledge on {x}, properly cited
+weigh {x} against {y}, using [several|independent] sources
before i invest in {x} i want [a due diligence|the whole picture|all risks], well researched
+scour the [literature|journals|web] for everything on {x} and write a report
what do [experts|critics|scientists] think of {x}? gather many opinions with sources
could use an in-depth [report|study|survey] of {x}
+get to the bottom of {x}, [all sources cited|don't stay on the surface]
how do other countries handle {x}? an extensive comparison please
[literature review|market study|meta-analysis|feasibility study] for {x}
the [origins|economics|politics] of {x}, explained in depth from several sources
+verify with multiple sources whether {x} really leads to {y}
+analyze the [causes|consequences|risks] of {x} [with sources|in detail|thoroughly]
+evaluate {x} and its alternatives, with evidence
+map out the whole field of {x}, all major works included
+survey the [current research|literature] on {x}
+prepare a [background paper|comprehensive report|fact sheet with sources] on {x}
+look at {x} from [the economic|the legal|the historical] side, several sources please
+read up on {x} and give me a full report
+dig deep into {x} [and cite your sources|and leave nothing out]
+find out what really happened with {x}, check several sources
+put together all [evidence|studies|data] on whether {x} helps against {y}
+do a [competitor|trend|cost-benefit] analysis for {x}
+examine the link between {x} and {y}, with studies
[a|one] report on {x}, sources included
a thorough comparison of {x} and {y}, with a recommendation
an exhaustive overview of {x}, please
in-depth research wanted on {x}
[background|history|context] of {x}, in detail and with sources
report: {x}, ten pages, with sources
is there scientific evidence for {x}? summarize the studies
is {x} or {y} the better investment? analyze it thoroughly
does {x} cause {y}? check the literature
how good is the evidence on {x}? go through the studies
how will {x} develop until 2040? a thorough forecast with sources
how has the debate on {x} changed over the years? with references
why did {x} fail? a deep analysis please
who profits from {x}? investigate, with sources
what's the scientific consensus on {x}, with references?
what are all the options for {x}? compare them in depth
which studies speak against {x}? collect them all
i want to know everything about {x}, really everything, with sources
i need hard evidence on {x} from many sources
i'm writing a paper on {x}, find the literature
i have to decide between {x} and {y}, research it properly
for a seminar i need the state of research on {x}
can you do a systematic review of {x}?
could you investigate {x} thoroughly?
would you research {x} for me, in depth?
don't just google it, research {x} properly
{x} - the definitive report
{x}: evidence?
{x}: what's proven, what's not, with sources
{x} and {y} - is there a link? studies please
{x}, explained from ten sources
{x} in depth, no shortcuts
{x} worldwide, country by country, with sources
[patents|trials|statistics] on {x}, collected and compared
[risk|policy|stakeholder|industry] analysis of {x}, with references
[annotated|full] bibliography on {x}
expert opinions on {x}, gathered and weighed
fact sheet on {x}, every claim sourced
buyer's guide to {x}, several models, all tests considered
long history of {x}, properly referenced
open research questions about {x}
sources! on {x}! many!
state of play on {x}, academically speaking
ten studies on {x}, what do they agree on
three competing theories of {x}, compared thoroughly
a proper investigation into {x}
a critical look at {x}, citing the literature
one quick search won't do, i need everything on {x}
don't rush this: {x}, researched from all angles
no blog posts please, only papers on {x}
before i sign anything about {x}, research it inside out
my doctor says {x}, what does the literature say
my dissertation needs a chapter of background on {x}
my neighbour swears by {x}, is there any proof, several studies please
the media say {x} is {y}, verify with independent sources
there's so much nonsense about {x}, sort out what's scientifically backed
opinions on {x} differ, lay out all positions with sources
i'd like to hear every argument on {x}, sourced
i'm preparing a debate on {x}, find evidence for both sides
i'm moving to {x}, i want a thorough report on life there
we're choosing a supplier for {x}, compare all of them in depth
is {x} really the cause of {y}, in-depth with papers
is {x} sustainable? a full life cycle look, with sources
are there long-term studies on {x}
did {x} ever work anywhere, go through the historical cases
does {x} deserve its reputation? dig through tests and studies
can the claims on {x} be verified from primary sources
could you weigh up the literature on {x} and {y}
what are the root causes of {x}, researched properly
what does the evidence say, {x} or {y}
what's the strongest study on {x}, and what are its flaws
which side is right about {x}? a sourced analysis please
who funds the research on {x}, trace it with sources
how strong is the case for {x}, by the literature
how was {x} received by critics over time, with citations
where did the myth of {x} start, trace it back with sources
+catalogue the research on {x}
+critically assess {x} with studies
+chart the rise and fall of {x}, with sources
+conduct a literature review on {x}
+corroborate {x} with several sources
+explore every aspect of {x} and report
+produce an evidence review of {x}
+scrutinise the claims about {x}, study by study
+dissect {x}: history, players, numbers, sources
""",
    de="""
+recherchier [gründlich|ausführlich|umfassend] [den Markt für|die Geschichte von|alles über|den Stand der Forschung zu] {x}
+vergleich {x} und {y} [gründlich|im Detail|ausführlich] [und empfiehl eins|mit Quellen]
+schreib [eine Marktanalyse|einen Recherchebericht|einen Literaturüberblick] [zu|über] {x}
+finde [gründlich|umfassend] heraus, welche [Anbieter|Studien|Produkte|Arbeiten] zu {x} die [besten|wichtigsten] sind
ich brauch [einen gründlichen|einen umfassenden|einen tiefen] [Überblick|Vergleich] zu {x} [mit Quellen|]
[welchen Laptop|welches Handy|welches Auto|welche Versicherung] soll ich für {x} nehmen? vergleich [mehrere|die Modelle] [gründlich|im Detail]
+untersuch, [wie|warum] {x} {y} beeinflusst
+sammle [Quellen|Studien|Argumente] [für und gegen|zu] {x}
+mach eine [tiefe|gründliche|ausführliche] Recherche zu {x}
!+beleuchte {x} von allen Seiten, mit Quellen
was sind die Vor- und Nachteile von {x} gegenüber {y}? [ein ausführlicher Bericht bitte|bitte mit Quellen]
+gib mir einen Bericht mit Quellen über {x}
!+durchleuchte den Wettbewerb im Markt für {x}
+trag alles zusammen, was man über {x} [und {y}|] weiß
[Tiefenrecherche|Hintergrundrecherche|gründliche Recherche]: {x}
was sagt die [Literatur|Wissenschaft|Forschung] zu {x}? [mit Belegen|nenn Quellen]
ist {x} [erwiesen|wirklich besser als {y}|sein Geld wert]? prüf [mehrere|viele] Studien
+mach die Hintergrundrecherche für [meine Arbeit|meinen Artikel|meinen Vortrag] über {x}
{x} oder {y}, was ist auf lange Sicht besser? geh in die Tiefe
wer sind die [wichtigsten Firmen|führenden Köpfe|Konkurrenten] bei {x}? bitte ein voller Überblick
+schreib ein Dossier über {x}
ich kauf bald {x}, mach einen großen Vergleich der Modelle mit Quellen
wie ist {x} entstanden? die ganze Geschichte, mit Quellen
+beurteil [die Folgen|die Zukunft|die Wirtschaftlichkeit] von {x} [gründlich|ausführlich]
+mach einen Faktencheck zu {x} mit mehreren Quellen
+finde [mindestens zehn|viele] [Studien|Arbeiten] zu {x} und fass sie zusammen
Marktüberblick zu {x} [mit Preisen und Anbietern|bitte]
{x} von A bis Z, mit Belegen
welche Langzeitfolgen hat {x} auf {y}? nimm mehrere Studien
i brauch a gscheite Recherche zu {x}, mit Quellen
!ich muss Experte für {x} werden, bring alles zusammen, was es gibt
!+geh der Herkunft von {x} auf den Grund, alles belegt
alle sagen {x} sei [schlecht|gesund|am Ende], stimmt das wirklich? wühl dich durch die Studien
+stell ein gründliches [Briefing|Hintergrundpapier|Handbuch] zu {x} zusammen, mit Belegen
für meine Masterarbeit brauch ich den Wissensstand zu {x}, sauber zitiert
+wäg {x} gegen {y} ab, mit [mehreren|unabhängigen] Quellen
bevor ich in {x} investier, will ich [das ganze Bild|alle Risiken], gut recherchiert
+durchforste [die Fachliteratur|Fachzeitschriften] nach allem zu {x} und schreib einen Bericht
was halten [Fachleute|Kritiker|Wissenschaftler] von {x}? sammle viele Meinungen mit Quellen
[ein ausführlicher Bericht|eine richtige Studie] zu {x} wär gut, mit Quellenangaben
+häng dich richtig rein und recherchier {x}, [alles mit Quellen|nicht nur oberflächlich]
wie machen das andere Länder mit {x}? bitte ein umfangreicher Vergleich
[Literaturübersicht|Marktstudie|Metaanalyse|Machbarkeitsstudie] zu {x}
[die Ursprünge|die Wirtschaft|die Politik] hinter {x}, aus mehreren Quellen ausführlich erklärt
+klär mit mehreren Quellen, ob {x} wirklich zu {y} führt
+analysier [die Ursachen|die Folgen|die Risiken] von {x} [mit Quellen|im Detail|gründlich]
+bewerte {x} und die Alternativen, mit Belegen
+erschließ mir das ganze Gebiet {x}, mit allen wichtigen Arbeiten
+sichte die [aktuelle Forschung|Literatur] zu {x}
+erstell [ein Hintergrundpapier|einen umfassenden Bericht|ein Gutachten mit Quellen] zu {x}
+schau dir {x} [wirtschaftlich|rechtlich|historisch] genau an, mit mehreren Quellen
+lies dich in {x} ein und gib mir einen vollen Bericht
+grab tief bei {x} [und nenn die Quellen|und lass nichts aus]
+find mit mehreren Quellen heraus, was bei {x} wirklich passiert ist
+trag alle [Belege|Studien] zusammen, ob {x} gegen {y} hilft
+mach eine [Konkurrenzanalyse|Trendanalyse|Kosten-Nutzen-Analyse] zu {x}
+prüf den Zusammenhang zwischen {x} und {y}, mit Studien
ein Bericht über {x}, mit Quellen
ein gründlicher Vergleich von {x} und {y}, mit Empfehlung
ein erschöpfender Überblick über {x} bitte
gründliche Recherche zu {x} gesucht
[Hintergründe|Vorgeschichte|Zusammenhänge] zu {x}, ausführlich und mit Quellen
Bericht: {x}, zehn Seiten, mit Quellen
gibt es wissenschaftliche Belege für {x}? fass die Studien zusammen
ist {x} oder {y} die bessere Anlage? analysier das gründlich
löst {x} wirklich {y} aus? prüf die Fachliteratur
wie gut ist {x} belegt? geh die Studien durch
wie entwickelt sich {x} bis 2040? eine gründliche Prognose mit Quellen
wie hat sich die Debatte um {x} verändert? mit Belegen
warum ist {x} gescheitert? bitte eine tiefe Analyse
wer verdient an {x}? recherchier das, mit Quellen
was ist der Stand der Wissenschaft zu {x}, mit Quellenangaben?
was gibt es alles an Möglichkeiten bei {x}? vergleich sie gründlich
welche Studien sprechen gegen {x}? sammle sie alle
ich will alles über {x} wissen, wirklich alles, mit Quellen
ich brauch handfeste Belege zu {x} aus vielen Quellen
ich schreib eine Seminararbeit über {x}, such die Literatur zusammen
ich muss mich zwischen {x} und {y} entscheiden, recherchier das ordentlich
kannst du eine systematische Übersichtsarbeit zu {x} machen?
könntest du {x} gründlich untersuchen?
würdest du {x} für mich eingehend recherchieren?
nicht bloß googeln, recherchier {x} ordentlich
wos sogn de Studien zu {x}? schau's da gscheit an, mit Quellen
{x} - der große Bericht
{x}: Belege?
{x}: was ist erwiesen, was nicht, mit Quellen
{x} und {y} - gibt's einen Zusammenhang? Studien bitte
{x}, aus zehn Quellen erklärt
{x} in aller Tiefe, ohne Abkürzung
{x} weltweit, Land für Land, mit Quellen
[Patente|Studien|Statistiken] zu {x}, gesammelt und verglichen
[Risikoanalyse|Branchenanalyse|Umfeldanalyse] zu {x}, mit Belegen
Bibliografie zu {x}, kommentiert
Expertenmeinungen zu {x}, gesammelt und abgewogen
Faktenblatt zu {x}, jede Aussage belegt
Kaufberatung {x}, mehrere Modelle, alle Tests berücksichtigt
lange Geschichte von {x}, sauber belegt
offene Forschungsfragen zu {x}
Quellen! Zu {x}! Viele!
wissenschaftlicher Sachstand zu {x}
zehn Studien zu {x}, worin sind sie sich einig
drei Theorien zu {x}, gründlich verglichen
eine richtige Untersuchung zu {x}
ein kritischer Blick auf {x}, mit Literaturangaben
eine schnelle Suche reicht nicht, ich brauch alles zu {x}
nichts überstürzen: {x}, von allen Seiten recherchiert
keine Blogs bitte, nur Fachartikel zu {x}
bevor ich wegen {x} was unterschreib, recherchier das von vorn bis hinten
der Arzt sagt {x}, was sagt die Fachliteratur
der Nachbar schwört auf {x}, ist das belegt, mehrere Studien bitte
in den Medien heißt es, {x} sei {y}, überprüf das an unabhängigen Quellen
über {x} kursiert so viel Unsinn, sortier, was wissenschaftlich belegt ist
bei {x} gehen die Meinungen auseinander, leg alle Positionen mit Quellen dar
zu {x} will ich jedes Argument hören, mit Beleg
ich bereite eine Debatte zu {x} vor, such Belege für beide Seiten
wir suchen einen Lieferanten für {x}, vergleich alle ganz genau
ist {x} wirklich die Ursache von {y}, ausführlich mit Fachartikeln
ist {x} nachhaltig? der ganze Lebenszyklus, mit Quellen
gibt es Langzeitstudien zu {x}
hat {x} irgendwo schon funktioniert, geh die historischen Fälle durch
verdient {x} seinen Ruf? wühl dich durch Tests und Studien
lassen sich die Behauptungen zu {x} an Primärquellen prüfen
könntest du die Literatur zu {x} und {y} abwägen
was sind die tieferen Ursachen von {x}, ordentlich recherchiert
was spricht nach Studienlage für {x}, was für {y}
was ist die stärkste Studie zu {x}, und was sind ihre Schwächen
welche Seite hat bei {x} recht? bitte eine belegte Analyse
wer bezahlt die Forschung zu {x}, geh dem mit Quellen nach
wie gut ist die Beweislage bei {x}, laut Fachliteratur
wie wurde {x} über die Zeit beurteilt, mit Zitaten
woher stammt der Mythos {x}, verfolg das mit Quellen zurück
i brauch ois über {x}, mit Quelln und ausführlich
mach mer e gründlichi Recherche zu {x}
+nimm {x} mit Studien kritisch unter die Lupe
+zeichne Aufstieg und Fall von {x} nach, mit Quellen
+führ eine Literaturrecherche zu {x} durch
+sicher {x} durch mehrere Quellen ab
+beleg oder widerleg {x} anhand von Studien
+untersuch jede Seite von {x} und berichte ausführlich
+überprüf die Behauptungen zu {x}, Studie für Studie
+zerleg {x} gründlich: Geschichte, Akteure, Zahlen, Quellen
""",
)
