"""How people ask for chains of steps: screenshots, text in files, the web, what runs, what is remembered."""

from training.material.chained import chained
from training.phrases import Phrases

_SHOT = "[take|make|grab] a [screenshot|screen shot|screengrab]"
_SHOTS = ("[mach|nimm] [einen Screenshot|ein Bildschirmfoto|nen Screenshot]", "[einen Screenshot|ein Bildschirmfoto] [machen|aufnehmen]")

MORE: dict[str, Phrases] = {
    "shot_open": chained(
        (_SHOT, "[open it|show it to me|open the picture]"), (_SHOTS[0], "[öffne ihn|zeig ihn mir|mach das Bild auf]", _SHOTS[1],
        "[öffnen|anzeigen|das Bild aufmachen]"),
        more_en="screenshot and open\nscreenshot, open it\n"
        "a screenshot please, and open it [right away|]\n+capture the screen and [show me the picture|open the image]\n"
        "i want to see a screenshot of this, take one and open it\nscreengrab, then open\n+take a picture of the screen and bring it up\n"
        "would you screenshot this and open it?\nscreenshot -> open\n!+snap the screen, then let me see the image\n"
        "!show me a fresh screenshot, opened as a picture\n", more_de="Screenshot und öffnen\nScreenshot, dann aufmachen\n"
        "einen Screenshot bitte, und gleich aufmachen\n+knips den Bildschirm und zeig mir das Bild\n"
        "ich will einen Screenshot davon sehen, mach einen und öffne ihn\nBildschirmfoto, dann öffnen\n+nimm den Bildschirm auf als Bild und öffne es\n"
        "ginge ein Screenshot, und den gleich öffnen?\nScreenshot -> öffnen\n!+fotografier den Bildschirm und mach das Foto auf\n"
        "!zeig mir einen frischen Screenshot, offen als Bild\n",
    ),
    "shot_move": chained(
        (_SHOT, "[move it|put it|save it] {to}"), (_SHOTS[0], "[verschieb ihn|leg ihn|pack ihn] {to}", _SHOTS[1], "{to} [verschieben|legen|packen]"),
        more_en="screenshot {to}\nscreenshot and move it {to}\n"
        "a screenshot, and [put|move|save] it {to}\n+capture the screen and put the picture {to}\ni want a screenshot of this {to}\n"
        "+screenshot this and shove it {to}\nscreenshot -> {to}\nhow about a screenshot that you put {to}?\nthe screen as a picture {to}\n"
        "!+snap the screen, the image goes {to}\n!a fresh screenshot belongs {to}\n", more_de="Screenshot {to}\nScreenshot und {to} verschieben\n"
        "einen Screenshot, und ihn dann {to} [legen|packen|schieben]\n+knips den Bildschirm und leg das Bild {to}\n"
        "ich will einen Screenshot davon {to} gelegt haben\n+mach ein Bild vom Bildschirm und schieb es {to}\nScreenshot -> {to}\n"
        "ginge ein Screenshot, und den dann {to} legen?\nBildschirmfoto {to} [ablegen|speichern|packen]\n"
        "!+fotografier den Bildschirm, das Bild soll {to}\n!ein frischer Screenshot gehört {to}\n",
    ),
    "shot_name": chained(
        (_SHOT, "[call it|name it|rename it to|save it as] {png}"), (_SHOTS[0], "[nenn ihn|nenne das Bild] {png}", _SHOTS[1],
        "[{png} nennen|in {png} umbenennen]"),
        more_en="screenshot as {png}\n"
        "a screenshot called {png}\nscreenshot -> {png}\n+screenshot this as {png}\ni want a screenshot named {png}\n"
        "+capture the screen, file name {png}\n{png}: a screenshot of this [please|]\nhow about a screenshot with the name {png}?\n"
        "!+snap the screen, {png} shall be the name\n!the screen as a picture with the name {png}\n", more_de="Screenshot als {png}\n"
        "ein Screenshot mit dem Namen {png}\nScreenshot -> {png}\n+mach davon einen Screenshot namens {png}\n"
        "ich will einen Screenshot, der {png} heißt\n+knips den Bildschirm, Dateiname {png}\n{png}: ein Screenshot von dem hier [bitte|]\n"
        "ginge ein Screenshot, und der heißt dann {png}?\n!+fotografier den Bildschirm, das Bild soll {png} heißen\n"
        "!Bildschirm als Bild mit dem Namen {png}\n",
    ),
    "grep_open": chained(
        ("[find|look for] the file {where} [that mentions|that has|where it says|with the text] {topic}", "[open it|show it to me]"),
        ("such die Datei {where}, in der {topic} [steht|vorkommt]", "[öffne sie|mach sie auf]", "die Datei {where} suchen, in der {topic} [steht|vorkommt]",
        "[öffnen|aufmachen]"),
        more_en="+open the file {where} that [mentions|contains|talks about] {topic}\nin which file {where} did i write {topic}? open it\n+search the text "
        "{topic} {where} and open the file\n"
        "+open whichever file {where} [has|contains] the [text|words] {topic}\nsomewhere {where} i wrote about {topic}, find the file and open it\n"
        "the file {where} with {topic} in its text, open it\ni need the file {where} whose text [says|contains|mentions] {topic}, open it\n"
        "+grep {topic} {where} and open the hit\nfull text search for {topic} {where}, then open what you find\n"
        "which file {where} [contains|mentions] {topic}? bring it up\nwhere {where} is {topic} written? open that file\n"
        "!+go through the texts {where} and open the one with {topic}\n!{topic} is written in some file {where}, open that one\n",
        more_de="+öffne die Datei {where}, in der {topic} [steht|vorkommt]\nin welcher Datei {where} steht {topic}? mach sie auf\n+such den Text {topic} "
        "{where} und öffne die Datei\n"
        "+öffne die Datei {where}, die den Text {topic} enthält\nirgendwo {where} hab ich was über {topic} geschrieben, such die Datei und öffne sie\n"
        "die Datei {where} mit {topic} im Text, mach sie auf\nich brauch die Datei {where}, in der was von {topic} steht, öffne sie\n"
        "+grep {where} nach {topic} und mach den Treffer auf\nVolltextsuche nach {topic} {where}, dann den Fund öffnen\n"
        "welche Datei {where} [enthält|erwähnt] {topic}? aufmachen\nwo {where} steht {topic}? öffne die Datei\n"
        "!+geh die Texte {where} durch und öffne den mit {topic}\n!{topic} steht in irgendeiner Datei {where}, die bitte aufmachen\n",
    ),
    "grep_read": chained(
        ("[find|look for] the file {where} [that mentions|that has|where it says|with the text] {topic}", "[read it|show me what it says|read it to me]"),
        ("such die Datei {where}, in der {topic} [steht|vorkommt]", "[lies sie|lies sie vor|zeig mir den Inhalt]",
        "die Datei {where} suchen, in der {topic} [steht|vorkommt]",
         "[lesen|vorlesen]"),
        more_en="+read the file {where} that [mentions|contains] {topic}\n"
        "somewhere {where} i wrote about {topic}, find the file and read it\nthe file {where} with {topic} in its text, read it [to me|]\n"
        "which file {where} [contains|mentions] {topic}? what does it say\n+grep {topic} {where} and read me the hit\n"
        "i need the text of the file {where} that mentions {topic}\nfull text search for {topic} {where}, then read what you find\n"
        "in which file {where} did i write {topic}? read it\n+show me the text of the file {where} that [has|contains] {topic}\n"
        "!+go through the texts {where} and read out the one with {topic}\n!{topic} is written in some file {where}, tell me what that says\n",
        more_de="+lies die Datei {where}, in der {topic} [steht|vorkommt]\n"
        "irgendwo {where} hab ich was über {topic} geschrieben, such die Datei und lies sie\ndie Datei {where} mit {topic} im Text, lies sie [vor|]\n"
        "welche Datei {where} [enthält|erwähnt] {topic}? was steht da drin\n+grep {where} nach {topic} und lies mir den Treffer vor\n"
        "ich brauch den Text der Datei {where}, in der {topic} steht\nVolltextsuche nach {topic} {where}, dann den Fund vorlesen\n"
        "in welcher Datei {where} steht {topic}? lies sie vor\n+zeig mir den Text der Datei {where}, die {topic} enthält\n"
        "!+geh die Texte {where} durch und lies den mit {topic} vor\n!{topic} steht in irgendeiner Datei {where}, was sagt die\n",
    ),
    "read_question": chained(
        ("[read|look into|open and read] {file}", "tell me [what it says about|about] {topic}"),
        ("[lies|schau in] {file}", "sag mir was [zu|über] {topic} drinsteht", "{file} lesen", "sagen was über {topic} drinsteht"),
        more_en="what does {file} say about {topic}\nis there anything about {topic} in {file}\n{file}: what about {topic}\ndoes {file} mention {topic}\n"
        "+check {file} for {topic}\nwhat's written about {topic} in {file}\n+look up {topic} in {file}\ni need to know what {file} says about {topic}\n"
        "!according to {file}, what about {topic}\n"
        "[find|look] in {file} what it says [on|about] {topic}\nwhat do i learn about {topic} from {file}\n{topic} in {file}, what's said about it?\n"
        "+go through {file} and tell me about {topic}\nhow does {file} deal with {topic}\ni only want to know about {topic}, it's in {file}\n"
        "is {topic} mentioned in {file}, and how\n!does {topic} come up anywhere in {file}\n!+use {file} to answer: what about {topic}\n",
        more_de="was steht in {file} [über|zu] {topic}\nsteht in {file} was [über|zu] {topic}\n{file}: was ist mit {topic}\nkommt {topic} in {file} vor\n"
        "+schau in {file} nach {topic}\nwas sagt {file} zu {topic}\n+schlag {topic} in {file} nach\nich muss wissen was in {file} über {topic} steht\n"
        "!laut {file}, was ist mit {topic}\n"
        "find in {file}, was da [über|zu] {topic} steht\nwas erfahr ich in {file} über {topic}\n{topic} in {file}, was steht dazu?\n"
        "+geh {file} durch und sag mir was zu {topic}\nwie geht {file} mit {topic} um\nmich interessiert nur {topic}, steht in {file}\n"
        "wird {topic} in {file} erwähnt, und wie\n!taucht {topic} irgendwo in {file} auf\n!+beantworte mit {file}: was ist mit {topic}\n",
    ),
    "value_copy": chained(
        ("[read|look into] {file}", "[copy|put on my clipboard] what it says [about|on] {topic}"),
        ("[lies|schau in] {file}", "kopier [mir|] was da [zu|über] {topic} steht", "{file} lesen", "kopieren was da [zu|über] {topic} steht"),
        more_en="+copy the {topic} [from|out of] {file}\ni need the {topic} from {file} [on my clipboard|in the clipboard]\n{topic} from {file} to the clipboard\n"
        "+put the {topic} that's in {file} on my clipboard\n+get me the {topic} out of {file} so i can paste it\nclipboard: {topic} as in {file}\n"
        "i want to paste the {topic}, it's in {file}\n{file} has the {topic}, copy it\nthe {topic} is somewhere in {file}, clipboard please\n"
        "!+fetch the {topic} in {file} for pasting\n!from {file} only the {topic}, onto the clipboard\n",
        more_de="+kopier [mir|] {topic} aus {file}\nich brauch {topic} aus {file} in der Zwischenablage\n{topic} aus {file} in die Zwischenablage\n"
        "+pack {topic} aus {file} in die Zwischenablage\n+hol mir {topic} aus {file}, ich will's einfügen\nZwischenablage: {topic} wie in {file}\n"
        "ich will {topic} einfügen, steht in {file}\nin {file} steht {topic}, kopier das\nirgendwo in {file} ist {topic}, bitte kopieren\n"
        "!+zieh {topic} aus {file} in die Ablage\n!aus {file} nur {topic}, ab in die Zwischenablage\n",
    ),
    "value_append": chained(
        ("[read|look into] {file}", "[add|append|write] what it says about {topic} to {note}"),
        ("[lies|schau in] {file}", "schreib was da [zu|über] {topic} steht in {note}", "{file} lesen", "was da [zu|über] {topic} steht an {note} anhängen"),
        more_en="+add the {topic} from {file} to {note}\nthe {topic} in {file} belongs in {note}\n{topic} from {file} into {note}\n"
        "+write the {topic} that {file} has at the end of {note}\ni need the {topic} of {file} in {note}, too\n{note} lacks the {topic}, it's in {file}\n"
        "+take the {topic} out of {file} and note it in {note}\n!+carry the {topic} over from {file} to {note}\n!from {file} the {topic} only, as a line in {note}\n",
        more_de="+schreib {topic} aus {file} in {note}\n{topic} aus {file} gehört in {note}\n{topic} von {file} nach {note}\n"
        "+häng {topic} aus {file} an {note} an\nich brauch {topic} aus {file} auch in {note}\nin {note} fehlt {topic}, steht in {file}\n"
        "+nimm {topic} aus {file} und notier es in {note}\n!+übertrag {topic} von {file} in {note}\n!aus {file} nur {topic}, als Zeile in {note}\n",
    ),
    "value_remember": chained(
        ("[read|look into] {file}", "remember what it says about {topic}"),
        ("[lies|schau in] {file}", "merk dir was da [zu|über] {topic} steht", "{file} lesen", "merken was da [zu|über] {topic} steht"),
        more_en="+remember the {topic} from {file}\nthe {topic} is in {file}, remember it for me\nkeep the {topic} of {file} in mind\n"
        "what {file} says about {topic}: remember that\n!+memorise the {topic} that stands in {file}\n",
        more_de="+merk dir {topic} aus {file}\n{topic} steht in {file}, merk dir das\nbehalt {topic} aus {file} im Kopf\n"
        "was in {file} zu {topic} steht: merken\n!+präg dir {topic} aus {file} ein\n",
    ),
    "value_page": chained(
        ("[read|open and read|fetch] {url}", "[add|write] what it says about {topic} to {note}"),
        ("[lies|hol] {url}", "schreib was da [zu|über] {topic} steht in {note}", "{url} lesen", "was da [zu|über] {topic} steht an {note} anhängen"),
        more_en="+note the {topic} from {url} in {note}\nthe {topic} on {url} goes into {note}\n{topic} from {url} to {note}\n"
        "+look up the {topic} on {url} and add it to {note}\n{note} needs the {topic} that {url} has\n!+pick the {topic} off {url} for {note}\n",
        more_de="+notier {topic} von {url} in {note}\n{topic} auf {url} soll in {note}\n{topic} von {url} nach {note}\n"
        "+schau auf {url} nach {topic} und schreib's in {note}\nin {note} fehlt {topic} von {url}\n!+hol {topic} von {url} für {note}\n",
    ),
    "value_page_copy": chained(
        ("[read|open and read|fetch] {url}", "[copy|put on my clipboard] what it says [about|on] {topic}"),
        ("[lies|hol] {url}", "kopier [mir|] was da [zu|über] {topic} steht", "{url} lesen", "kopieren was da [zu|über] {topic} steht"),
        more_en="+copy the {topic} from {url}\ni need the {topic} on {url} in my clipboard\n{topic} from {url} to the clipboard\n"
        "+get the {topic} off {url}, i want to paste it\n!+fetch me the {topic} that {url} has, for pasting\n",
        more_de="+kopier [mir|] {topic} von {url}\nich brauch {topic} von {url} in der Zwischenablage\n{topic} von {url} in die Zwischenablage\n"
        "+hol {topic} von {url}, ich will's einfügen\n!+zieh mir {topic} von {url} in die Ablage\n",
    ),
    "read_summary": chained(
        ("[read|look into] {file}", "[sum it up|summarise it|tell me the main points|give me a short summary]"),
        ("[lies|schau in] {file}", "[fass sie zusammen|sag mir das Wichtigste|gib mir eine kurze Zusammenfassung]", "{file} lesen",
        "[zusammenfassen|kurz zusammenfassen]"),
        more_en="+[summarise|sum up|summarize] {file}\nsummary of {file}\n{file} in a few words\nwhat is {file} about\n"
        "tl;dr {file}\nthe gist of {file}\n{file} is too long [for me|], shorten it\n+[condense|boil down] {file} to the main points\n"
        "what are the main points [of|in] {file}\n+give me the short version of {file}\nno time to read {file}, what does it say in short\n"
        "what's {file} about, in two sentences\n!+brief me on {file}\n!the essence of {file} please\n",
        more_de="+fass {file} [kurz|] zusammen\nZusammenfassung von {file}\n{file} in ein paar Worten\nworum geht es in {file}\n"
        "tl;dr {file}\n[Kurzfassung|Kernpunkte|das Wichtigste] von {file}\n{file} ist mir zu lang, [mach's kurz|kürz das]\n"
        "was sind die Kernpunkte in {file}\n+gib mir die Kurzversion von {file}\nkeine Zeit für {file}, was steht da kurz gesagt drin\n"
        "wovon handelt {file}, in zwei Sätzen\n{file} zusammengefasst bitte\n!+bring {file} auf den Punkt\n!die Quintessenz von {file} bitte\n",
    ),
    "compare": Phrases(
        en="which is newer, {file} or {other}?\nis {file} newer than {other}?\n{file} or {other}, which one is [newer|more recent|the latest]\n+compare the "
        "dates of {file} and {other}\n"
        "+check which of {file} and {other} is newer\nwhich one did i change last, {file} or {other}\n+look at {file} and {other} and tell me which is newer\n"
        "what was changed later: {file} or {other}\ntell me if {other} is older than {file}\n!of {file} and {other}, which is the most recent\n"
        "was {file} changed after {other}\n{file} vs {other}: which is newer\ni have {file} and {other}, which is the newer one\n!{file}, {other}: newest?\n"
        "{file} or {other}: which has the later date?\nwho's newer: {file} or {other}\nis {file} or {other} the newer version\n"
        "which is the [older|old] one, {file} or {other}\ni mixed up {file} and {other}, which did i edit last?\n"
        "have i touched {file} more recently than {other}?\ndate of {file} against date of {other}, which is later\n"
        "which should i keep, i mean which is newer, {file} or {other}\n!do the dates say that {file} is fresher than {other}\n"
        "!last edited, {file} or {other}\n",
        de="was ist neuer, {file} oder {other}?\nist {file} neuer als {other}?\n{file} oder {other}, [welche ist|was ist] [neuer|aktueller]\n+vergleich das "
        "Datum von {file} und {other}\n"
        "+schau [mal|] welche von {file} und {other} neuer ist\nwelche hab ich zuletzt geändert, {file} oder {other}\n+sieh dir {file} und {other} an und "
        "sag welche neuer ist\n"
        "was wurde später geändert: {file} oder {other}\nsag mir ob {other} älter ist als {file}\n!von {file} und {other}, welche ist die aktuellste\n"
        "wurde {file} nach {other} geändert\n{file} vs {other}: was ist neuer\nich hab {file} und {other}, welche ist die neuere\n!{file}, {other}: neueste?\n"
        "{file} oder {other}: welche hat das spätere Datum?\nwer ist neuer: {file} oder {other}\nist {file} oder {other} die neuere Version\n"
        "welche ist [die ältere|älter], {file} oder {other}\nich hab {file} und {other} verwechselt, welche hab ich zuletzt bearbeitet?\n"
        "hab ich {file} später angefasst als {other}?\nDatum von {file} gegen Datum von {other}, welches ist später\n"
        "welche soll ich behalten, also welche ist neuer, {file} oder {other}\n!ist {file} laut Datum frischer als {other}\n"
        "!zuletzt bearbeitet: {file} oder {other}\n",
    ),
    "larger": Phrases(
        en="which is [larger|bigger], {file} or {other}?\nis {file} [bigger|larger] than {other}?\n{file} or {other}, which one is bigger\n+compare the "
        "sizes of {file} and {other}\n"
        "+check which of {file} and {other} is larger\n+look at {file} and {other} and tell me which is bigger\nwhich takes more room: {file} or {other}\n"
        "tell me if {other} is smaller than {file}\n!of {file} and {other}, which is the biggest\n{file} vs {other}: which is larger\n"
        "{file} or {other}: which has more bytes?\nwhich one is smaller, {file} or {other}\nwhich of {file} and {other} is the bigger file\n"
        "who eats more space, {file} or {other}\ni can only keep the smaller one, is that {file} or {other}\n"
        "does {file} take more space than {other}?\nsize of {file} against size of {other}, which wins\nis {other} smaller than {file}\n"
        "!heavier file: {file} or {other}\n!in megabytes, does {file} beat {other}\n",
        de="was ist größer, {file} oder {other}?\nist {file} größer als {other}?\n{file} oder {other}, [welche ist|was ist] größer\n+vergleich die Größe "
        "von {file} und {other}\n"
        "+schau [mal|] welche von {file} und {other} größer ist\n+sieh dir {file} und {other} an und sag welche größer ist\nwas braucht mehr Platz: {file} "
        "oder {other}\n"
        "sag mir ob {other} kleiner ist als {file}\n!von {file} und {other}, welche ist die größte\n{file} vs {other}: was ist größer\n"
        "{file} oder {other}: welche hat mehr Bytes?\nwelche ist kleiner, {file} oder {other}\nwelche Datei ist die größere, {file} oder {other}\n"
        "wer frisst mehr Platz, {file} oder {other}\nich kann nur die kleinere behalten, ist das {file} oder {other}\n"
        "braucht {file} mehr Platz als {other}?\nGröße von {file} gegen Größe von {other}, wer gewinnt\nist {other} kleiner als {file}\n"
        "!schwerere Datei: {file} oder {other}\n!in Megabyte gerechnet, schlägt {file} die {other}\n",
    ),
    "web_open": chained(
        ("[search the web for|google|search for|look online for] {topic}", "open the [first result|first hit|best result|first page]"),
        ("[such im Netz nach|google|such online nach] {topic}", "öffne [den ersten Treffer|das erste Ergebnis|die erste Seite]",
        "[nach {topic} googeln|im Netz nach {topic} suchen]",
         "[den ersten Treffer|das erste Ergebnis] öffnen"),
        more_en="+open the first google result for {topic}\nfirst result for {topic}, open it\n"
        "+bring up the top hit for {topic}\n+google {topic} and take me to the first [hit|result]\n{topic}: open the first search result\n"
        "i feel lucky: {topic}\n+search {topic} on the web and go straight to the top result\nopen whatever comes first on the web for {topic}\n"
        "would you look up {topic} and open the first page you find?\nweb search {topic}, open result one\n"
        "!+get me to the best page on the web about {topic}\n!top search hit on {topic}, on my screen please\n",
        more_de="+öffne den ersten Treffer zu {topic}\nerster Treffer zu {topic}, aufmachen\n"
        "+bring mich zum ersten Treffer für {topic}\n+google {topic} und geh auf den ersten [Treffer|Link]\n{topic}: erstes Suchergebnis öffnen\n"
        "auf gut Glück im Netz: {topic}\n+such {topic} im Web und spring gleich auf den obersten Treffer\n"
        "öffne was im Netz zu {topic} als erstes kommt\nwürdest du {topic} googeln und die erste Seite öffnen?\n"
        "Websuche {topic}, Ergebnis eins aufmachen\n!+hol mir die beste Seite im Netz zu {topic} auf den Schirm\n"
        "!oberster Suchtreffer zu {topic}, bitte offen\n",
    ),
    "web_read": chained(
        ("[search the web for|google|look online for] {topic}", "[tell me what the first page says|read me the first result|sum up the first result]"),
        ("[such im Netz nach|google|such online nach] {topic}",
        "[sag mir was auf der ersten Seite steht|lies den ersten Treffer|fass den ersten Treffer zusammen]",
         "[nach {topic} googeln|im Netz nach {topic} suchen]", "[den ersten Treffer lesen|den ersten Treffer zusammenfassen]"),
        more_en="what does the web say about {topic}? read the first hit\n+look up {topic} online and tell me what you find\n"
        "+google {topic} and [read|tell me] what the top hit says\nwhat's the top web result on {topic} saying\n"
        "{topic}: read me the first search result\n+find a page about {topic} on the web and tell me what's in it\n"
        "what do i find online about {topic}? read the top result\nwould you look {topic} up on the web and tell me what the first page says?\n"
        "i'm curious about {topic}, read up on it on the web\nweb search {topic}, summary of result one\n"
        "!+inform yourself on the web about {topic} and tell me\n!according to the first hit on the web, what about {topic}\n",
        more_de="was steht im Netz zu {topic}? lies den ersten Treffer\n+schau im Internet nach {topic} und sag mir was da steht\n"
        "+google {topic} und sag mir was der oberste Treffer sagt\nwas sagt das oberste Suchergebnis zu {topic}\n"
        "{topic}: lies mir das erste Suchergebnis vor\n+such im Netz eine Seite über {topic} und sag mir was drinsteht\n"
        "was findet man online zu {topic}? lies den obersten Treffer\nwürdest du {topic} im Web nachschlagen und sagen was die erste Seite schreibt?\n"
        "mich interessiert {topic}, lies das im Netz nach\nWebsuche {topic}, Ergebnis eins zusammenfassen\n"
        "!+mach dich im Netz über {topic} schlau und sag's mir\n!laut erstem Treffer im Netz, was ist mit {topic}\n",
    ),
    "web_note": chained(
        ("[read|open and read|fetch] {url}", "[sum it up|tell me what's important|give me the gist]"),
        ("[lies|hol] {url}", "[fass sie zusammen|sag mir das Wichtige|sag mir worum es geht]", "{url} lesen", "[zusammenfassen|das Wichtige sagen]"),
        more_en="what does {url} say\n+[summarise|sum up] {url}\n{url}: what is it about\ntl;dr {url}\n"
        "the gist of {url} [please|]\n{url} in a few words\n{url} is too long, what does it say?\nmain points of {url}\n"
        "+read {url} for me and give me the short version\ni don't want to read all of {url}, sum it up\nwhat's on {url}, in short\n"
        "would you sum up the page {url}?\n!+brief me on what {url} says\n!the essence of {url} in two sentences\n",
        more_de="was steht auf {url}\n+fass {url} zusammen\n{url}: worum gehts da\ntl;dr {url}\n"
        "Zusammenfassung von {url}\n{url} in ein paar Worten\n{url} ist mir zu lang, was steht da drin?\nKernpunkte von {url}\n"
        "+lies {url} für mich und gib mir die Kurzfassung\nich will nicht alles auf {url} lesen, fass es zusammen\nwas ist auf {url}, kurz gesagt\n"
        "würdest du die Seite {url} zusammenfassen?\n!+bring {url} auf den Punkt\n!die Quintessenz von {url} in zwei Sätzen\n",
    ),
    "hog_end": chained(
        ("[find|look for] the [program|process|app] that [uses|eats|takes] the most [memory|ram]", "[kill it|end it|close it|stop it]"),
        ("such [das Programm|den Prozess], [das|der] am meisten [Speicher|RAM|Arbeitsspeicher] braucht", "[beende es|schieß es ab|kill das]",
         "das Programm suchen, das am meisten [Speicher|RAM] braucht", "[beenden|abschießen|killen]"),
        more_en="+[kill|end|close] [the program|the process|whatever] that [uses|eats] the most [memory|ram]\nram is full, kill the biggest [process|program]\n"
        "out of memory, [end|kill] whatever [uses|eats] the most\n+[kill|end|stop] the biggest memory [hog|eater|user]\nmemory hog, kill it\n"
        "which process eats my ram? end it\n+free some ram by killing the biggest process\nthe fattest process in memory has to go\n"
        "would you end the process with the highest memory use?\nmy ram is gone, shoot down the main culprit\n!+terminate number one in memory usage\n"
        "!whoever hogs the memory most, end it\n",
        more_de="+[beende|kill|schließ] [das Programm|den Prozess] [das|der] am meisten [Speicher|RAM] frisst\nRAM ist voll, beende den größten [Prozess|"
        "Fresser]\n"
        "kein Speicher mehr, beende was am meisten frisst\n+[kill|beende] den größten Speicherfresser\nSpeicherfresser beenden, den größten\n"
        "welcher Prozess frisst meinen RAM? beende ihn\n+mach RAM frei und schieß den größten Prozess ab\nder dickste Prozess im Speicher muss weg\n"
        "würdest du den Prozess mit dem höchsten RAM-Verbrauch beenden?\nmein RAM ist weg, mach den Hauptschuldigen aus\n"
        "!+terminier die Nummer eins beim Arbeitsspeicher\n!wer den Arbeitsspeicher am meisten belegt, gehört abgeschossen\n",
    ),
    "slow": Phrases(
        en="why is [the computer|my laptop|everything|this machine] so [slow|sluggish|laggy]\nit's all so slow, [check memory and cpu|find out why|what is "
        "going on]\n+find out why [the computer|my laptop] is slow\n"
        "+check the processes and the memory and tell me why it's slow\nmy [computer|laptop] [hangs|lags|stutters], why\nwhat makes [my computer|the "
        "laptop] slow\n+look at cpu and memory, why is it so slow\n"
        "the [computer|machine] is crawling, what's the reason\n!something slows [my computer|the machine] down, [look at cpu and ram|what is it]\n"
        "!diagnose why it's slow here\n"
        "[everything|the system|my laptop] [takes ages|is crawling|freezes all the time], how come?\nthe fan is loud and it all lags, what's wrong\n"
        "is it cpu or memory that makes [this machine|the laptop] slow?\nwhat's [slowing down|bogging down] [my computer|this laptop]\n"
        "slow computer, why\nwhy does [everything|the system|my laptop] [lag|stutter|take so long]?\n"
        "performance is terrible [today|right now], [find the reason|what's up]\nmy pc was fast yesterday, why is it slow now\n"
        "!every click takes seconds, what's the matter with this machine\n!+find the culprit for this sluggishness\n",
        de="warum ist [der Rechner|mein Laptop|alles|die Kiste] so [langsam|lahm|träge]\nalles ist so langsam, [schau nach Speicher und CPU|find raus warum|"
        "was ist da los]\n+find raus warum [der Rechner|mein Laptop] so langsam ist\n"
        "+schau nach Prozessen und Speicher und sag warum es so langsam ist\nmein [Rechner|Laptop] [hängt|ruckelt|laggt], warum\nwas macht [den Rechner|den "
        "Laptop] so langsam\n+schau auf CPU und RAM, wieso ist das so langsam\n"
        "die Kiste kriecht, woran liegts\n!irgendwas bremst [den Rechner|meinen Laptop], [schau nach CPU und RAM|was ist das]\n!woran liegt es dass hier "
        "alles so lahm ist\n"
        "[alles|das System|mein Laptop] [braucht ewig|kriecht|friert dauernd ein], wieso?\nder Lüfter dröhnt und alles ruckelt, was ist los\n"
        "liegt's an CPU oder Speicher, dass die Kiste so lahm ist?\nwas bremst [meinen Computer|den Laptop|die Kiste] [aus|]\nRechner langsam, warum\n"
        "warum [ruckelt|hängt|laggt] [alles|das System|mein Laptop]?\ndie Performance ist [grad|heute] grottig, [woran liegt's|was ist da los]\n"
        "gestern war der PC schnell, warum ist er jetzt langsam\nwarum is der Rechner so zach\n!jeder Klick dauert Sekunden, was hat die Kiste\n"
        "!+find den Schuldigen für die Lahmheit\n",
    ),
    "recall_copy": chained(
        ("[recall|look up] what i told you about {topic}", "[copy it|put it on the clipboard]"),
        ("[schau nach|such raus] was ich dir über {topic} gesagt hab", "[kopier es|leg es in die Zwischenablage]",
        "nachsehen was du dir zu {topic} gemerkt hast",
         "[kopieren|in die Zwischenablage legen]"),
        more_en="+copy what you remember about {topic}\nwhat did i say about {topic}? put it on the clipboard\n"
        "what you know about {topic}, on the clipboard please\n{topic}: copy what i told you\ni told you something about {topic}, copy it for me\n"
        "+put what i had you remember about {topic} on the clipboard\nyour memory of {topic} -> clipboard\n"
        "i need to paste what you remember about {topic}\nwould you copy what i once told you about {topic}?\n"
        "!+fetch {topic} from your memory into the clipboard\n!what was it with {topic}? i want to paste it\n",
        more_de="+kopier was du dir zu {topic} gemerkt hast\nwas hatte ich zu {topic} gesagt? ab in die Zwischenablage\n"
        "was du über {topic} weißt, bitte in die Zwischenablage\n{topic}: kopier was ich dir gesagt hab\n"
        "ich hab dir mal was zu {topic} gesagt, kopier mir das\n+leg was du dir zu {topic} merken solltest in die Zwischenablage\n"
        "Gemerktes zu {topic} -> Zwischenablage\nich muss einfügen, was du dir zu {topic} gemerkt hast\n"
        "würdest du kopieren, was ich dir über {topic} gesagt hab?\n!+hol {topic} aus deinem Gedächtnis in die Zwischenablage\n"
        "!wie war das mit {topic}? ich will's einfügen\n",
    ),
    "recall_file": chained(
        ("[recall|look up] what i told you about {topic}", "[write|save] it [into|to] {file}"),
        ("[schau nach|such raus] was ich dir über {topic} gesagt hab", "[schreib|speicher] es in {file}", "nachsehen was du dir zu {topic} gemerkt hast",
        "in {file} [schreiben|speichern]"),
        more_en="+write what you remember about {topic} into {file}\n"
        "what you remember about {topic} goes into {file}\n{file} should contain what i told you about {topic}\n"
        "i told you something about {topic}, save it as {file}\n+make a file {file} from what you remember about {topic}\n"
        "your memory of {topic} -> {file}\n+put what i once told you about {topic} in {file}\n"
        "would you write down in {file} what you know from me about {topic}?\n!+dump your memory on {topic} into {file}\n"
        "!{file} with all that i had you remember on {topic}\n", more_de="+schreib in {file} was du dir zu {topic} gemerkt hast\n"
        "was du dir zu {topic} gemerkt hast, kommt in {file}\n{file} soll enthalten, was ich dir über {topic} gesagt hab\n"
        "ich hab dir mal was zu {topic} gesagt, speicher das als {file}\n+mach eine Datei {file} aus dem, was du dir zu {topic} gemerkt hast\n"
        "Gemerktes zu {topic} -> {file}\n+pack was ich dir über {topic} gesagt hab in {file}\n"
        "würdest du in {file} aufschreiben, was du von mir über {topic} weißt?\n!+schreib dein Gedächtnis zu {topic} in {file}\n"
        "!{file} mit dem, was du dir zu {topic} merken solltest\n",
    ),
    "date_copy": chained(
        ("[get|tell me] today's date", "[copy it|put it on the clipboard]"),
        ("[sag|hol] mir das heutige Datum", "[kopier es|leg es in die Zwischenablage]", "das heutige Datum holen", "[kopieren|in die Zwischenablage legen]"),
        more_en="+copy today's date\n+put the date on the clipboard\ndate to clipboard\n"
        "today's date on the clipboard please\ni need to paste today's date\n+put today's date [in|on|into] my clipboard\ndate -> clipboard\n"
        "what's the date? copy it\n+give me today's date to paste\nwould you copy the current date?\n!the date of today, ready to paste\n"
        "!+have the current date in my clipboard\n", more_de="+kopier das heutige Datum\n+leg das Datum in die Zwischenablage\nDatum in die Zwischenablage\n"
        "das heutige Datum bitte in die Zwischenablage\nich muss das heutige Datum einfügen\n+pack das heutige Datum in meine Zwischenablage\n"
        "Datum -> Zwischenablage\nwelches Datum ist heute? kopier's\n+gib mir das heutige Datum zum Einfügen\nwürdest du das aktuelle Datum kopieren?\n"
        "Datum von heute kopieren\n!das Datum von heute, fertig zum Einfügen\n!+hau mir das aktuelle Datum ins Clipboard\n",
    ),
    "date_append": chained(
        ("[get|take] today's date", "[add|append] it to {file}"),
        ("[hol|nimm] das heutige Datum", "[häng es an {file} an|schreib es ans Ende von {file}]", "das heutige Datum holen", "an {file} anhängen"),
        more_en="+[add|append] today's date to {file}\n+write the date at the end of {file}\n"
        "{file} needs today's date at the end\ntoday's date at the bottom of {file} [please|]\ndate >> {file}\n"
        "+put today's date at the [end|bottom] of {file}\n+date {file}: today, at the very end\ni want {file} to end with today's date\n"
        "would you append the current date to {file}?\n!+close {file} off with the date of today\n!{file} += today's date\n",
        more_de="+häng das heutige Datum an {file} an\n+schreib das Datum unten in {file}\n"
        "{file} braucht am Ende das heutige Datum\nheutiges Datum unten in {file} [bitte|]\nDatum >> {file}\n"
        "+setz das heutige Datum ans Ende von {file}\nich will unter {file} das Datum von heute\ndas aktuelle Datum an {file} anhängen\n"
        "würdest du das aktuelle Datum an {file} anhängen?\n+ergänz {file} um das Datum von heute\n!+schließ {file} mit dem heutigen Datum ab\n"
        "!{file} += heutiges Datum\n",
    ),
    "folder_question": chained(
        ("[list|show me] what is in {path}", "tell me how [big|large] [it|the folder] is"),
        ("[zeig|sag] mir was in {path} ist", "sag mir wie groß [das|der Ordner] ist", "zeigen was in {path} ist", "sagen wie groß der Ordner ist"),
        more_en="what's in {path} and how big is it\n"
        "{path}: contents and size\n+[list|show] {path} and its [total|] size\nwhat does {path} contain, and how much space does it take?\n"
        "contents of {path} plus how large it is\n+tell me what's inside {path} and how many megabytes that is\n"
        "how big is {path}, and what lies in it\ni need to know what's in {path} and how heavy it is\nwould you list {path} and say how large it is?\n"
        "!what's in {path} and how much disk does it eat\n!inventory of {path} with total size\n", more_de="was ist in {path} und wie groß ist das\n"
        "{path}: Inhalt und Größe\n+zeig [mir|] {path} und die Gesamtgröße\nwas enthält {path} und wie viel Platz braucht das?\n"
        "Inhalt von {path} plus wie groß das ist\n+sag mir was in {path} liegt und wie viele Megabyte das sind\n"
        "wie groß ist {path} und was liegt drin\nich muss wissen was in {path} ist und wie schwer das wiegt\n"
        "würdest du {path} auflisten und sagen wie groß der Ordner ist?\n!was steckt in {path} und wie viel Platte frisst es\n"
        "!Bestandsaufnahme von {path} mit Gesamtgröße\n",
    ),
}
"""By the chain's name."""
