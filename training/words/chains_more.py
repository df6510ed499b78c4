"""How people ask for chains of steps: screenshots, text in files, the web, what runs, what is remembered."""

from training.material.chained import chained
from training.phrases import Phrases

_SHOT = "[take|make|grab] a [screenshot|screen shot|screengrab]"
_SHOTS = ("[mach|nimm] [einen Screenshot|ein Bildschirmfoto|nen Screenshot]", "[einen Screenshot|ein Bildschirmfoto] [machen|aufnehmen]")

MORE: dict[str, Phrases] = {
    "shot_open": chained(
        (_SHOT, "[open it|show it to me|open the picture]"), (_SHOTS[0], "[öffne ihn|zeig ihn mir|mach das Bild auf]", _SHOTS[1], "[öffnen|anzeigen|das Bild aufmachen]"),
        more_en="screenshot and open\nscreenshot, open it\n", more_de="Screenshot und öffnen\nScreenshot, dann aufmachen\n",
    ),
    "shot_move": chained(
        (_SHOT, "[move it|put it|save it] {to}"), (_SHOTS[0], "[verschieb ihn|leg ihn|pack ihn] {to}", _SHOTS[1], "{to} [verschieben|legen|packen]"),
        more_en="screenshot {to}\nscreenshot and move it {to}\n", more_de="Screenshot {to}\nScreenshot und {to} verschieben\n",
    ),
    "shot_name": chained(
        (_SHOT, "[call it|name it|rename it to|save it as] {png}"), (_SHOTS[0], "[nenn ihn|nenne das Bild] {png}", _SHOTS[1], "[{png} nennen|in {png} umbenennen]"),
        more_en="screenshot as {png}\n", more_de="Screenshot als {png}\n",
    ),
    "grep_open": chained(
        ("[find|look for] the file {where} [that mentions|that has|where it says|with the text] {topic}", "[open it|show it to me]"),
        ("such die Datei {where}, in der {topic} [steht|vorkommt]", "[öffne sie|mach sie auf]", "die Datei {where} suchen, in der {topic} [steht|vorkommt]", "[öffnen|aufmachen]"),
        more_en="+open the file {where} that [mentions|contains|talks about] {topic}\nin which file {where} did i write {topic}? open it\n+search the text {topic} {where} and open the file\n",
        more_de="+öffne die Datei {where}, in der {topic} [steht|vorkommt]\nin welcher Datei {where} steht {topic}? mach sie auf\n+such den Text {topic} {where} und öffne die Datei\n",
    ),
    "grep_read": chained(
        ("[find|look for] the file {where} [that mentions|that has|where it says|with the text] {topic}", "[read it|show me what it says|read it to me]"),
        ("such die Datei {where}, in der {topic} [steht|vorkommt]", "[lies sie|lies sie vor|zeig mir den Inhalt]", "die Datei {where} suchen, in der {topic} [steht|vorkommt]",
         "[lesen|vorlesen]"),
        more_en="+read the file {where} that [mentions|contains] {topic}\n", more_de="+lies die Datei {where}, in der {topic} [steht|vorkommt]\n",
    ),
    "read_question": chained(
        ("[read|look into|open and read] {file}", "tell me [what it says about|about] {topic}"),
        ("[lies|schau in] {file}", "sag mir was [zu|über] {topic} drinsteht", "{file} lesen", "sagen was über {topic} drinsteht"),
        more_en="what does {file} say about {topic}\nis there anything about {topic} in {file}\n{file}: what about {topic}\ndoes {file} mention {topic}\n"
        "+check {file} for {topic}\nwhat's written about {topic} in {file}\n+look up {topic} in {file}\ni need to know what {file} says about {topic}\n"
        "!according to {file}, what about {topic}\n",
        more_de="was steht in {file} [über|zu] {topic}\nsteht in {file} was [über|zu] {topic}\n{file}: was ist mit {topic}\nkommt {topic} in {file} vor\n"
        "+schau in {file} nach {topic}\nwas sagt {file} zu {topic}\n+schlag {topic} in {file} nach\nich muss wissen was in {file} über {topic} steht\n"
        "!laut {file}, was ist mit {topic}\n",
    ),
    "read_summary": chained(
        ("[read|look into] {file}", "[sum it up|summarise it|tell me the main points|give me a short summary]"),
        ("[lies|schau in] {file}", "[fass sie zusammen|sag mir das Wichtigste|gib mir eine kurze Zusammenfassung]", "{file} lesen", "[zusammenfassen|kurz zusammenfassen]"),
        more_en="+[summarise|sum up|summarize] {file}\nsummary of {file}\n{file} in a few words\nwhat is {file} about\n",
        more_de="+fass {file} [kurz|] zusammen\nZusammenfassung von {file}\n{file} in ein paar Worten\nworum geht es in {file}\n",
    ),
    "compare": Phrases(
        en="which is newer, {file} or {other}?\nis {file} newer than {other}?\n{file} or {other}, which one is [newer|more recent|the latest]\n+compare the dates of {file} and {other}\n"
        "+check which of {file} and {other} is newer\nwhich one did i change last, {file} or {other}\n+look at {file} and {other} and tell me which is newer\n"
        "what was changed later: {file} or {other}\ntell me if {other} is older than {file}\n!of {file} and {other}, which is the most recent\n"
        "was {file} changed after {other}\n{file} vs {other}: which is newer\ni have {file} and {other}, which is the newer one\n!{file}, {other}: newest?\n",
        de="was ist neuer, {file} oder {other}?\nist {file} neuer als {other}?\n{file} oder {other}, [welche ist|was ist] [neuer|aktueller]\n+vergleich das Datum von {file} und {other}\n"
        "+schau [mal|] welche von {file} und {other} neuer ist\nwelche hab ich zuletzt geändert, {file} oder {other}\n+sieh dir {file} und {other} an und sag welche neuer ist\n"
        "was wurde später geändert: {file} oder {other}\nsag mir ob {other} älter ist als {file}\n!von {file} und {other}, welche ist die aktuellste\n"
        "wurde {file} nach {other} geändert\n{file} vs {other}: was ist neuer\nich hab {file} und {other}, welche ist die neuere\n!{file}, {other}: neueste?\n",
    ),
    "larger": Phrases(
        en="which is [larger|bigger], {file} or {other}?\nis {file} [bigger|larger] than {other}?\n{file} or {other}, which one is bigger\n+compare the sizes of {file} and {other}\n"
        "+check which of {file} and {other} is larger\n+look at {file} and {other} and tell me which is bigger\nwhich takes more room: {file} or {other}\n"
        "tell me if {other} is smaller than {file}\n!of {file} and {other}, which is the biggest\n{file} vs {other}: which is larger\n",
        de="was ist größer, {file} oder {other}?\nist {file} größer als {other}?\n{file} oder {other}, [welche ist|was ist] größer\n+vergleich die Größe von {file} und {other}\n"
        "+schau [mal|] welche von {file} und {other} größer ist\n+sieh dir {file} und {other} an und sag welche größer ist\nwas braucht mehr Platz: {file} oder {other}\n"
        "sag mir ob {other} kleiner ist als {file}\n!von {file} und {other}, welche ist die größte\n{file} vs {other}: was ist größer\n",
    ),
    "web_open": chained(
        ("[search the web for|google|search for|look online for] {topic}", "open the [first result|first hit|best result|first page]"),
        ("[such im Netz nach|google|such online nach] {topic}", "öffne [den ersten Treffer|das erste Ergebnis|die erste Seite]", "[nach {topic} googeln|im Netz nach {topic} suchen]",
         "[den ersten Treffer|das erste Ergebnis] öffnen"),
        more_en="+open the first google result for {topic}\nfirst result for {topic}, open it\n", more_de="+öffne den ersten Treffer zu {topic}\nerster Treffer zu {topic}, aufmachen\n",
    ),
    "web_read": chained(
        ("[search the web for|google|look online for] {topic}", "[tell me what the first page says|read me the first result|sum up the first result]"),
        ("[such im Netz nach|google|such online nach] {topic}", "[sag mir was auf der ersten Seite steht|lies den ersten Treffer|fass den ersten Treffer zusammen]",
         "[nach {topic} googeln|im Netz nach {topic} suchen]", "[den ersten Treffer lesen|den ersten Treffer zusammenfassen]"),
        more_en="what does the web say about {topic}? read the first hit\n+look up {topic} online and tell me what you find\n",
        more_de="was steht im Netz zu {topic}? lies den ersten Treffer\n+schau im Internet nach {topic} und sag mir was da steht\n",
    ),
    "web_note": chained(
        ("[read|open and read|fetch] {url}", "[sum it up|tell me what's important|give me the gist]"),
        ("[lies|hol] {url}", "[fass sie zusammen|sag mir das Wichtige|sag mir worum es geht]", "{url} lesen", "[zusammenfassen|das Wichtige sagen]"),
        more_en="what does {url} say\n+[summarise|sum up] {url}\n{url}: what is it about\ntl;dr {url}\n", more_de="was steht auf {url}\n+fass {url} zusammen\n{url}: worum gehts da\ntl;dr {url}\n",
    ),
    "hog_end": chained(
        ("[find|look for] the [program|process|app] that [uses|eats|takes] the most [memory|ram]", "[kill it|end it|close it|stop it]"),
        ("such [das Programm|den Prozess], [das|der] am meisten [Speicher|RAM|Arbeitsspeicher] braucht", "[beende es|schieß es ab|kill das]",
         "das Programm suchen, das am meisten [Speicher|RAM] braucht", "[beenden|abschießen|killen]"),
        more_en="+[kill|end|close] [the program|the process|whatever] that [uses|eats] the most [memory|ram]\nram is full, kill the biggest [process|program]\n",
        more_de="+[beende|kill|schließ] [das Programm|den Prozess] [das|der] am meisten [Speicher|RAM] frisst\nRAM ist voll, beende den größten [Prozess|Fresser]\n",
    ),
    "slow": Phrases(
        en="why is [the computer|my laptop|everything|this machine] so [slow|sluggish|laggy]\nit's all so slow, [check memory and cpu|find out why|what is going on]\n+find out why [the computer|my laptop] is slow\n"
        "+check the processes and the memory and tell me why it's slow\nmy [computer|laptop] [hangs|lags|stutters], why\nwhat makes [my computer|the laptop] slow\n+look at cpu and memory, why is it so slow\n"
        "the [computer|machine] is crawling, what's the reason\n!something slows [my computer|the machine] down, [look at cpu and ram|what is it]\n!diagnose why it's slow here\n",
        de="warum ist [der Rechner|mein Laptop|alles|die Kiste] so [langsam|lahm|träge]\nalles ist so langsam, [schau nach Speicher und CPU|find raus warum|was ist da los]\n+find raus warum [der Rechner|mein Laptop] so langsam ist\n"
        "+schau nach Prozessen und Speicher und sag warum es so langsam ist\nmein [Rechner|Laptop] [hängt|ruckelt|laggt], warum\nwas macht [den Rechner|den Laptop] so langsam\n+schau auf CPU und RAM, wieso ist das so langsam\n"
        "die Kiste kriecht, woran liegts\n!irgendwas bremst [den Rechner|meinen Laptop], [schau nach CPU und RAM|was ist das]\n!woran liegt es dass hier alles so lahm ist\n",
    ),
    "recall_copy": chained(
        ("[recall|look up] what i told you about {topic}", "[copy it|put it on the clipboard]"),
        ("[schau nach|such raus] was ich dir über {topic} gesagt hab", "[kopier es|leg es in die Zwischenablage]", "nachsehen was du dir zu {topic} gemerkt hast",
         "[kopieren|in die Zwischenablage legen]"),
        more_en="+copy what you remember about {topic}\nwhat did i say about {topic}? put it on the clipboard\n", more_de="+kopier was du dir zu {topic} gemerkt hast\nwas hatte ich zu {topic} gesagt? ab in die Zwischenablage\n",
    ),
    "recall_file": chained(
        ("[recall|look up] what i told you about {topic}", "[write|save] it [into|to] {file}"),
        ("[schau nach|such raus] was ich dir über {topic} gesagt hab", "[schreib|speicher] es in {file}", "nachsehen was du dir zu {topic} gemerkt hast", "in {file} [schreiben|speichern]"),
        more_en="+write what you remember about {topic} into {file}\n", more_de="+schreib in {file} was du dir zu {topic} gemerkt hast\n",
    ),
    "date_copy": chained(
        ("[get|tell me] today's date", "[copy it|put it on the clipboard]"),
        ("[sag|hol] mir das heutige Datum", "[kopier es|leg es in die Zwischenablage]", "das heutige Datum holen", "[kopieren|in die Zwischenablage legen]"),
        more_en="+copy today's date\n+put the date on the clipboard\ndate to clipboard\n", more_de="+kopier das heutige Datum\n+leg das Datum in die Zwischenablage\nDatum in die Zwischenablage\n",
    ),
    "date_append": chained(
        ("[get|take] today's date", "[add|append] it to {file}"),
        ("[hol|nimm] das heutige Datum", "[häng es an {file} an|schreib es ans Ende von {file}]", "das heutige Datum holen", "an {file} anhängen"),
        more_en="+[add|append] today's date to {file}\n+write the date at the end of {file}\n", more_de="+häng das heutige Datum an {file} an\n+schreib das Datum unten in {file}\n",
    ),
    "folder_question": chained(
        ("[list|show me] what is in {path}", "tell me how [big|large] [it|the folder] is"),
        ("[zeig|sag] mir was in {path} ist", "sag mir wie groß [das|der Ordner] ist", "zeigen was in {path} ist", "sagen wie groß der Ordner ist"),
        more_en="what's in {path} and how big is it\n", more_de="was ist in {path} und wie groß ist das\n",
    ),
}
"""By the chain's name."""
