"""Plans that find a file and do something with it: open, read, move, copy, rename, trash, copy its path, add to it, sum it up."""

from dataclasses import dataclass

from training.family import Family, family
from training.material.drafts import Draft, Spec, short
from training.material.sayings import Spot, Thing, inside, text, thing, towards
from training.material.shares import PLAN
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

EN = """
+find {what} {where} and <it>
+find {what} {where} and then <it>
+find me {what} {where}, then <it>
+look for {what} {where} and <it>
+look for {what} {where}. then <it>
+search [for|] {what} {where} and <it>
+search {what} {where}, after that <it>
+search for {what} {where}, <it> [when you have it|once you've found it|if it is there]
[can|could] you find {what} {where} and <it>?
[can|could|would] you look for {what} {where} and then <it> [for me|]?
where is {what} {where}? [then|and] <it>
find {what} {where} first, then <it>
first find {what} {where}[,|] then <it>
+locate {what} {where} and <it>
+dig up {what} {where} and <it>
i need {what} {where}. find it and <it>
i'm looking for {what} {where}, [please|] find it and <it>
<it> after you [found|have found] it: {what} {where}
there [is|must be] {what} {where}: find it and <it>
{what} {where}: find it, <it>
{what} {where} - [search it|find it] and <it>
i want you to find {what} {where} and <it>
[ok so|so|hey] there should be {what} somewhere {where}, find it and <it>
find {what} {where}; <it>
find {what} {where} & <it>
get {what} {where} and <it>
!track down {what} {where} and <it>
!as soon as you found {what} {where}, <it>
!+search for {what} {where} and when you're done <it>
!somewhere {where} i have {what}, find it and <it>
two things: find {what} {where}, then <it>
go look for {what} {where} and afterwards <it>
i can't find {what} {where}, look for it and <it>
help me find {what} {where} and <it> [afterwards|]
find {what} {where}, and if you find it, <it>
!let's find {what} {where} and <it>
{what} {where} please, find it and <it>
i lost {what} {where}. find it, then <it>
do you see {what} {where}? if so, <it>
+hunt for {what} {where} and <it>
i know i have {what} {where}, so find it and <it>
have a look for {what} {where}, and <it>
where did i put {what} {where}? find it and <it>
would it be possible to find {what} {where} and <it>?
step one: find {what} {where}. step two: <it>
search {what} {where} -> <it>
+check {where} for {what} and <it>
see if there's {what} {where} and if yes, <it>
somebody saved {what} {where}, find it and <it>
!+fetch {what} {where} and <it>
!once you come across {what} {where}, <it>
!i can't remember where {what} {where} went, find it, then <it>
+scan {where} for {what} and <it>
[any chance|is it possible] you find {what} {where} and <it>?
i saved {what} {where} ages ago. find it, <it>
i've been searching {what} {where} for an hour, find it and <it>
+locate {what} {where}, afterwards <it>
{what} has disappeared {where}, find it and <it>
[job|task|todo]: find {what} {where}, <it>
[first off|for a start], find {what} {where}; next, <it>
my colleague wants {what} {where}, so find it and <it>
+seek out {what} {where}, then <it> please
please search {what} {where} && <it>
find {what} {where} [pls|plz], and then <it> [thx|ok|]
[quickly|now] find {what} {where} and <it>, [i'm in a hurry|it's urgent]
{what} is what i'm after {where}: find it, then <it>
no idea where {what} {where} ended up. search for it, and <it>
"""
DE = """
+such {what} {where} und <it>
+suche {what} {where} und <it> dann
+finde {what} {where} und <it>
+finde {what} {where}, dann <it>
+such [mir|] [mal|] {what} {where} raus und <it>
+such nach {what} {where} und <it> [danach|]
+such bitte {what} {where}. danach <it>
[kannst|könntest|würdest] du [bitte|mal|] {what} {where} suchen und [dann|] <inf>?
[kannst|könntest] du {what} {where} finden und <inf>
{what} {where} suchen und [dann|danach|] <inf>
{what} {where} finden und <inf> [bitte|]
{what} {where} suchen, <inf>
erst {what} {where} suchen, dann <inf>
zuerst {what} {where} [suchen|finden] und anschließend <inf>
wo ist {what} {where}? <it> [dann|] [bitte|]
ich brauche {what} {where}: such {it} und <it>
ich suche {what} {where}, [bitte|] find {it} und <it>
{what} {where}: such {it} und <it>
ich [will|möchte|würd gern] {what} {where} [suchen|finden] und [dann|] <inf>
[irgendwo|da] {where} müsste {what} sein, such {it} und <it>
+schau [mal|] wo {what} {where} ist und <it> [dann|]
+guck mal nach {what} {where} und <it>
<it>, nachdem du {what} {where} gefunden hast
wenn du {what} {where} gefunden hast, <it>
+find [mal|bitte|] {what} {where} und wenn du {it} hast, <it>
mach mal zwei Sachen: {what} {where} suchen und <inf>
+hol [mir|] {what} {where} und <it>
+such {what} {where}; <it>
du sollst {what} {where} suchen und <inf>
i suach {what} {where}, find {it} und <it>
jetzt {what} {where} suchen und gleich <inf>
!sobald du {what} {where} gefunden hast, <it>
!+stöber {what} {where} auf und <it>
!ich hätte gern, dass du {what} {where} suchst und dann <it>
!als Erstes {what} {where} raussuchen, als Zweites <inf>
!+forsch mal nach {what} {where} und <it>
ich find {what} {where} nicht, such {it} und <it>
hilf mir {what} {where} zu finden und <it> danach
ich hab {what} {where} verlegt, such {it} und <it>
siehst du {what} {where}? dann <it>
+spür {what} {where} auf und <it>
+mach {what} {where} ausfindig und <it>
ich hab irgendwo {where} {what}, find {it} und <it>
Schritt eins: {what} {where} suchen. Schritt zwei: <inf>
{what} {where} suchen -> <inf>
kann man {what} {where} suchen und dann <inf>?
schau ob du {what} {where} findest, und wenn ja, <it>
magst [du|] {what} {where} suchen und <inf>?
suchen: {what} {where}, danach <inf>
lass uns {what} {where} suchen und [dann|] <inf>
ich bräucht {what} {where}, find {it} und <it>
kannst ma {what} {where} suchen und <inf>?
!+treib {what} {where} auf und <it>
!falls du {what} {where} findest, <it>
!bitte {what} {where} ausfindig machen, dann <inf>
+durchsuch alles nach {what} {where} und <it>
[besteht die Chance|geht das], {what} {where} zu finden und zu guter Letzt <inf>?
ich hab vor Ewigkeiten {what} {where} abgelegt. find {it}, <it>
seit einer Stunde such ich {what} {where}, find {it} und <it>
+lokalisier {what} {where}, danach <it>
{what} ist {where} verschwunden, such {it} und <it>
[Auftrag|Aufgabe|To-do]: {what} {where} suchen, <inf>
[vorab|als allererstes] {what} {where} suchen; hinterher <inf>
mein Kollege braucht {what} {where}, also find {it} und <it>
+ermittle {what} {where}, dann <it> bitte
bitte {what} {where} suchen && <inf>
[schnell|jetzt] {what} {where} suchen und <inf>, [ich hab's eilig|es eilt]
es geht um {what} {where}: find {it}, dann <it>
keine Ahnung wo {what} {where} gelandet ist. such {it} und <it>
+geh {what} {where} suchen und <it>
könntest so lieb sein und {what} {where} suchen und [dann|] <inf>?
"""
ONE_EN = """
+<this> {where}
[can|could] you <this> {where}?
i want [you|] to <this> {where}
<this> {where}
i'd like to <this> {where}
[i need to|i have to] <this> {where}
[let's|now] <this> {where}
!would you <this> {where}
would you <this> {where} for me?
could i get you to <this> {where}
here's a job: <this> {where}
please do this: <this> {where}
your task: <this> {where}
what i want: <this> {where}
i'd be glad if you could <this> {where}
next thing: <this> {where}
any chance you could <this> {where}?
+go ahead and <this> {where}
!how about you <this> {where}
!it would help if you <this> {where}
+kindly <this> {where}
[be so good|be so kind] and <this> {where}
time to <this> {where}
i was hoping you could <this> {where}
are you able to <this> {where}?
[hey|yo|ok], <this> {where}
i came here to <this> {where}
it's urgent: <this> {where}
how do i <this> {where}? [do it for me|you do it]
you should <this> {where}
we ought to <this> {where} [now|]
help me <this> {where}
<this> {where} [asap|real quick|pls|thx]
mind if i ask you to <this> {where}?
"""
ONE_DE = """
<sinf> {where} <inf2>
[kannst|könntest] du [bitte|mal|] <sinf> {where} <inf2>?
ich [will|möchte|muss] <sinf> {where} <inf2>
[bitte|] <sinf> {where} <inf2> [bitte|]
+<simp> {where}
<simp> {where}
!wir müssen <sinf> {where} <inf2>
magst du [bitte|] <sinf> {where} <inf2>?
würdest du <sinf> {where} <inf2>?
kann man <sinf> {where} <inf2>?
wie wär's, wenn wir <sinf> {where} <inf2>
lass uns <sinf> {where} <inf2>
jetzt <sinf> {where} <inf2>
als Nächstes <sinf> {where} <inf2>
könnt ma <sinf> {where} <inf2>?
ich tät gern <sinf> {where} <inf2>
einmal <sinf> {where} <inf2>
wir sollten <sinf> {where} <inf2>
!dein Auftrag: <sinf> {where} <inf2>
!gern würd ich <sinf> {where} <inf2>
sei so [gut|nett|lieb], <simp> {where}
zu erledigen: <sinf> {where} <inf2>
ich hab gehofft, du könntest <sinf> {where} <inf2>
geht das bitte: <sinf> {where} <inf2>?
[hey|du|ok], <simp> {where}
es eilt: <sinf> {where} <inf2>
du solltest <sinf> {where} <inf2>
hilfst du mir <sinf> {where} <inf2>?
[schnell|flott|kurz|mal eben] <sinf> {where} <inf2>
meine Bitte: <sinf> {where} <inf2>
du müsstest für mich <sinf> {where} <inf2>
jemand müsste <sinf> {where} <inf2>
<simp> {where} [bitte|danke|merci]
tätst du <sinf> {where} <inf2>?
i wü <sinf> {where} <inf2>
"""


@dataclass(frozen=True)
class Act:
    """What is done with a file that was found, in words: with a pronoun, and in one clause with its name."""

    name: str
    en: str
    this: str
    de: str
    inf: str
    simp: str
    sinf: str
    inf2: str
    steps: tuple[Spec, ...]
    """What follows the search; one clause may say it, too, where `this` is not empty."""
    wider: bool = True
    """Whether a search that finds nothing may look elsewhere, too."""
    weight: float = 0.6

    def ways(self) -> tuple[Phrases, Phrases]:
        """Two clauses; one clause."""
        two = Phrases(en=_put(EN, it=self.en), de=_put(DE, it=self.de, inf=self.inf))
        one = Phrases(en=_put(ONE_EN, this=self.this), de=_put(ONE_DE, simp=self.simp, sinf=self.sinf, inf2=self.inf2))
        return two, one


def _put(frames: str, **texts: str) -> str:
    for name, words in texts.items():
        frames = frames.replace(f"<{name}>", words)
    return frames


FOUND = "$1.matches.0"
_OPEN = (Spec("open_file", "open it", "öffnen", {"path": FOUND}),)
_READ = (Spec("read_file", "read it", "lesen", {"path": FOUND}),)
_MOVE = (Spec("move_file", "move it {to}", "{to} verschieben", {"paths": [FOUND], "to": "{path}"}),)
_COPY = (Spec("copy_file", "copy it {to}", "{to} kopieren", {"paths": [FOUND], "to": "{path}"}),)
_RENAME = (Spec("rename_files", "rename it", "umbenennen", {"pairs": [{"path": FOUND, "name": "{name}"}]}),)
_TRASH = (Spec("trash_file", "put it into the Trash", "in den Papierkorb legen", {"paths": [FOUND]}),)
_PATH = (Spec("write_clipboard", "copy its path", "den Pfad kopieren", {"text": FOUND}),)
_APPEND = (Spec("append_file", "add the text", "den Text anhängen", {"path": FOUND, "text": "{text}"}),)
_FACTS = (Spec("metadata", "size and dates", "Größe und Datum", {"path": FOUND}),)
_SUM_UP = (
    *_READ,
    Spec("operator", "sum it up", "zusammenfassen",
         {"en": "Sum up this text in few words.", "de": "Fasse diesen Text kurz zusammen.", "text": "$2.text"}),
)  # fmt: skip

ACTS = (
    Act("open", "[open it|open it|open it up|open that|show it to me|launch it|bring it up|pop it open|let me see it|display it|open the file|pull it up|view it|call it up|load it|put it on the screen|get it open]",
        "[open|open|open up|show me|bring up|display|pull up|pop open|view|call up|launch|load up] {what}",
        "[öffne {it}|öffne {it}|mach {it} auf|zeig {it} mir|öffne die Datei|zeig {it} her|ruf {it} auf|hol {it} auf den Schirm|mach {it} mir auf|lass {it} mich sehen|lad {it}|starte {it}|blend {it} ein|zeig amal her]",
        "[{it} öffnen|öffnen|aufmachen|{it} aufmachen|{it} anzeigen|anschauen|{it} aufrufen|auf den Schirm holen|{it} mir zeigen|herzeigen|{it} ansehen|einblenden]",
        "[öffne|öffne|öffne mir|zeig mir|zeig|öffne mal|zeig mal] {what}", "{what}", "[öffnen|aufmachen|anzeigen|anschauen|aufrufen|ansehen|herzeigen]", _OPEN, weight=1.2),
    Act("read",
        "[read it|read it to me|tell me what it says|show me what's in it|show me the text|print it here|let me know what's written in it|give me its text|"
        "read it out|display its text|recite it|tell me the contents|what does it say|output its content]",
        "[read|read me|read out|tell me what it says in|show me the text of|let me know what's written in|give me the text of|print the text of|output the contents of|recite] {what}",
        "[lies {it} vor|lies {it}|zeig mir was drinsteht|sag mir was drin steht|zeig mir den Inhalt|lies {it} mir vor|gib mir den Text|zeig den Text her|"
        "lass hören was drinsteht|was steht drin|gib den Inhalt aus|lies {it} laut|verrat mir den Inhalt]",
        "[{it} lesen|vorlesen|{it} vorlesen|den Inhalt zeigen|lesen|den Text ausgeben|mir vorlesen|sagen was drinsteht|den Inhalt ausgeben|laut lesen|den Inhalt verraten]",
        "[lies|lies mir|lies mal|lies bitte] {what}", "{what}", "[lesen|vorlesen|laut vorlesen]", _READ, weight=0.8),
    Act("move", "[move it {to}|put it {to}|move that {to}|shift it {to}|move the file {to}|relocate it {to}|transfer it {to}|bring it {to}|drag it {to}|stick it {to}|file it {to}|send it {to}|store it {to} instead]",
        "[move|put|shift|relocate|transfer|bring|drag|stick|haul] {what} {to}",
        "[verschieb {it} {to}|verschiebe {it} {to}|pack {it} {to}|leg {it} {to}|schieb {it} {to}|schaff {it} {to}|räum {it} {to}|tu {it} {to}|bring {it} {to}|steck {it} {to}|befördere {it} {to}|zieh {it} {to}|transferier {it} {to}]",
        "[{to} verschieben|{it} {to} verschieben|{it} {to} legen|{to} packen|{to} räumen|{it} {to} schieben|{it} {to} schaffen|{it} {to} stecken|{to} bringen|{to} ziehen|{to} tun]",
        "[verschieb|verschiebe|pack|leg|schieb|räum|tu|bring] {what} {to}", "{what} {to}", "[verschieben|legen|packen|schieben|räumen|tun]", _MOVE,
        wider=False, weight=1.0),
    Act("copy", "[copy it {to}|make a copy of it {to}|duplicate it {to}|put a copy {to}|clone it {to}|put a copy of it {to}|copy the file {to}|back it up {to}|save a duplicate {to}|mirror it {to}|store a copy {to}]",
        "[copy|duplicate|clone|make a copy of|back up|put a copy of] {what} {to}",
        "[kopier {it} {to}|kopiere {it} {to}|mach eine Kopie davon {to}|leg eine Kopie {to}|dupliziere {it} {to}|pack eine Kopie {to}|sicher {it} {to}|speicher ein Duplikat {to}|klon {it} {to}|leg eine Kopie davon "
        "{to}]",
        "[{to} kopieren|{it} {to} kopieren|eine Kopie {to} legen|als Kopie {to} legen|eine Kopie {to} packen|{it} {to} duplizieren|{it} {to} sichern|ein Duplikat {to} speichern|{it} {to} klonen]",
        "[kopier|kopiere|dupliziere|kopier mal] {what} {to}", "{what} {to}", "[kopieren|kopieren|duplizieren]", _COPY, wider=False, weight=0.7),
    Act("rename",
        "[rename it to {name}|call it {name}|rename the file to {name}|name it {name}|change its name to {name}|give it the name {name}|set its name to "
        "{name}|retitle it {name}|make {name} its name|label it {name}|title it {name}]",
        "[rename|rename|change the name of|alter the name of] {what} to {name}",
        "[benenn {it} in {name} um|nenn {it} {name}|benenne {it} um in {name}|gib der Datei den Namen {name}|nenn {it} um in {name}|änder den Namen auf "
        "{name}]",
        "[in {name} umbenennen|{it} in {name} umbenennen|umbenennen in {name}|{it} {name} nennen|auf {name} umtaufen|ab jetzt {name} nennen|den Namen in {name} abändern|den Namen auf {name} ändern|der Datei den Namen {name} geben]",
        "[benenn {what} in {name} um|nenn {what} {name}|nenne {what} um in {name}]", "{what} in {name}", "[umbenennen|umbenennen|umtaufen]", _RENAME,
        wider=False, weight=0.7),
    Act("trash", "[delete it|trash it|throw it away|put it in the trash|remove it|bin it|get rid of it|discard it|toss it|dump it|send it to the trash|chuck it|erase it|ditch it|put it in the bin|wipe it]",
        "[delete|trash|throw away|remove|bin|get rid of|discard|toss|dump|chuck|erase|ditch] {what}",
        "[lösch {it}|lösche {it}|wirf {it} weg|leg {it} in den Papierkorb|schmeiß {it} weg|entsorg {it}|hau {it} weg|entferne {it}|tu {it} weg|kübel {it}|pfeffer {it} in den Müll|ab in den Müll damit|weg damit|verschieb {it} in den "
        "Papierkorb]",
        "[löschen|{it} löschen|{it} wegwerfen|in den Papierkorb legen|entsorgen|wegschmeißen|{it} entfernen|in den Müll werfen|weghauen|beseitigen]",
        "[lösch|lösche|entferne|entsorg|lösch mal] {what}", "{what}", "[löschen|entfernen|wegwerfen|wegschmeißen|entsorgen]", _TRASH, wider=False, weight=0.6),
    Act("path",
        "[copy its path|copy the path|put the path on the clipboard|copy the path to the clipboard|give me the path in the clipboard|copy its full path|get "
        "its path into my clipboard|copy its location|copy where it is|clip its path|yank its path|put its location on the clipboard]",
        "[copy the path of|copy the path of|copy the full path of|copy the location of] {what}",
        "[kopier den Pfad|kopier den Pfad in die Zwischenablage|leg den Pfad in die Zwischenablage|kopiere mir den Pfad|kopier den ganzen Pfad|pack den "
        "Pfad in die Zwischenablage|kopier mir den Speicherort|kopier mir wo das liegt|leg mir den Dateipfad ins Clipboard|nimm den Pfad in die Zwischenablage]",
        "[den Pfad kopieren|den Pfad in die Zwischenablage kopieren|den Pfad in die Zwischenablage legen|den vollen Pfad kopieren|den Pfad ins Clipboard "
        "legen]",
        "[{what}: kopier den Pfad|{what}, davon den Pfad kopieren]", "{what}: den Pfad", "[kopieren|in die Zwischenablage kopieren]", _PATH, weight=0.4),
    Act("append",
        "[add {text} to it|append {text}|write {text} at the end|add the line {text}|put {text} at the bottom|tack on {text}|stick {text} on the end|note {text} down there too|insert {text} at the end|extend it by {text}|append the line {text}|write "
        "{text} below]",
        "[add {text} to|append {text} to|tack {text} onto|write {text} at the end of] {what}",
        "[schreib {text} dazu|häng {text} an|füg {text} hinzu|ergänze {text}|schreib ans Ende {text}|setz {text} ans Ende|trag {text} nach|notier {text} da drin|setz {text} unten dran|pack {text} hinten dran|ergänz unten {text}|schreib unten "
        "{text} rein]",
        "[{text} anhängen|{text} dazuschreiben|{text} ergänzen|am Ende {text} einfügen|{text} nachtragen|unten {text} dazuschreiben|{text} ans Ende setzen|{text} hinten dranhängen|{text} unten notieren|{text} hinzufügen]",
        "[schreib {text} in|häng {text} an] {what}", "{text} an {what}", "[anhängen|dranhängen|anfügen]", _APPEND, wider=False, weight=0.5),
    Act("summary",
        "[summarise it|sum it up|give me a summary|tell me in short what it says|summarize it briefly|tell me the main points|give me the gist|boil it down|"
        "brief me on it|tell me what matters in it|condense it|tldr it|recap it in two sentences|give me the short version|outline what's in it]",
        "[summarise|sum up|summarize|give me a summary of|give me the gist of|condense|boil down|recap|give me the short version of] {what}",
        "[fass {it} zusammen|fass {it} kurz zusammen|gib mir eine Zusammenfassung|sag mir kurz was drinsteht|erzähl mir das Wichtigste|gib mir die "
        "Kurzfassung|sag mir worum es geht|sag mir die Kernpunkte|fass das Wesentliche zusammen|sag in zwei Sätzen was drinsteht|gib mir die Essenz|erklär kurz worum's geht]",
        "[zusammenfassen|{it} kurz zusammenfassen|eine Zusammenfassung schreiben|das Wichtigste sagen|die Kernpunkte nennen|sagen worum es geht|auf den Punkt bringen|die Essenz rausziehen|das Wesentliche wiedergeben|kurz sagen "
        "was drinsteht]",
        "[fass {what} zusammen|fasse {what} kurz zusammen|{what}: Zusammenfassung]", "{what}", "[zusammenfassen|kurz zusammenfassen]", _SUM_UP, weight=0.7),
    Act("facts",
        "[tell me how big it is|tell me when it was changed|check its size|show its details|tell me how old it is|tell me its size|give me the details|what's its size|check the date on it|how many megabytes is it|tell me when it was made|let "
        "me know how large it is]",
        "[check the size of|show the details of|tell me the size of|give me the details of|check the date of] {what}",
        "[sag mir wie groß das ist|sag mir von wann das ist|zeig mir die Details|schau wie groß das ist|sag wann das geändert wurde|sag mir die Größe|nenn "
        "mir Größe und Datum|gib mir die Eckdaten|sag wie alt die Datei ist|wie viele Megabyte hat das|sag wann das zuletzt bearbeitet wurde|schau von wann die ist]",
        "[die Größe sagen|die Details zeigen|das Datum sagen|die Größe nennen|die Eckdaten zeigen|sagen wie alt die Datei ist|das Änderungsdatum nennen|sagen wie viel Megabyte das hat]",
        "[{what}: zeig mir die Details|{what}, wie groß ist das]", "{what}: die Details", "[zeigen|anzeigen]", _FACTS, weight=0.3),
)  # fmt: skip

def slots_of(source: Source) -> tuple[Thing, Spot | None, dict[str, str]]:
    """What is looked for, where, and what else a request may name."""
    found, place, target = thing(source), inside(source) if source.chance(0.35) else None, towards(source)
    words = {"what": found.said, "it": found.it, "where": place.said if place else "", "to": target.said, "path": target.path}
    name = source.file_name() if source.chance(0.7) else source.noun()
    return found, place, {**words, "name": name, "text": text(source)}


def draft(source: Source, act: Act, found: Thing, place: Spot | None, slots: dict[str, str]) -> Draft:
    """The plan that finds this and does that."""
    made = Draft(hint=short(source))
    more = {"action": "search_files", "params": found.search()} if place and act.wider else None
    goal = source.by("find {}", "{} suchen").format(" ".join(found.words))
    made.step("search_files", goal, fallback=more, **found.search(place.path if place else "~"))
    return made.follow(source, act.steps, slots)


def _family(act: Act, *, clauses: int) -> Family:
    said = act.ways()[2 - clauses]

    def make(source: Source) -> Talk:
        found, place, slots = slots_of(source)
        if clauses == 1 and not act.wider:
            place, slots = None, {**slots, "where": ""}
        typed = source.say(said, lower=None, **slots)
        return Talk("plan").user(typed).form(draft(source, act, found, place, slots).written(typed))

    name, share = ("find", 0.8) if clauses == 2 else ("do", 0.2)
    return family(f"plan_{name}_{act.name}", weight=act.weight * share * PLAN)(make)


TWO = tuple(_family(act, clauses=2) for act in ACTS)
ONE = tuple(_family(act, clauses=1) for act in ACTS)
