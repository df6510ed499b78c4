"""Plans about files that need no search by name: the newest, the largest, all of a kind, new folders, what to do before a change."""

from training.family import family
from training.material.drafts import Draft, Spec, short
from training.material.sayings import inside, towards
from training.material.shares import PLAN
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.words.things import KINDS

NEWEST = {
    "open": Phrases(
        en="""
+open the [newest|latest|most recent|last] {kind} {where}
[find|get] the [newest|latest] {kind} {where} and open it
which is the [newest|latest] {kind} {where}? open it
+[show me|bring up] the {kind} {where} that [came last|is newest|was changed last]
[newest|latest] {kind} {where}, open [it|that]
i just [downloaded|saved|got] a {kind}, open it, it's {where}
the {kind} i [saved|made|changed] last {where}: open it
!open whatever {kind} is newest {where}
look what the most recent {kind} {where} is, then open it
[can|could] you open the [latest|newest] {kind} {where}
sort {where} by date and open the first {kind}
!pull up the last {kind} {where}
""",
        de="""
+öffne [die|das] [neueste|letzte|aktuellste|jüngste] {kind} {where}
[die|das] [neueste|letzte] {kind} {where} [öffnen|aufmachen]
+such [die|das] neueste {kind} {where} und öffne [sie|es|das]
was ist [die|das] [neueste|aktuellste] {kind} {where}? mach [die|das] auf
+zeig mir [die|das] {kind} {where}, [die|das] zuletzt [kam|geändert wurde|gespeichert wurde]
ich hab grad [eine|ein] {kind} [runtergeladen|gespeichert], öffne [die|das], liegt {where}
[kannst|könntest] du [die|das] [letzte|neueste] {kind} {where} öffnen
!+mach [die|das] zuletzt geänderte {kind} {where} auf
{where} [die|das] neueste {kind} suchen, dann öffnen
erst schauen was [die|das] neueste {kind} {where} ist, dann aufmachen
!welche {kind} {where} ist am neuesten? öffnen
[die|das] jüngste {kind} {where} bitte öffnen
""",
    ),
    "read": Phrases(
        en="""
[what does|what's in|what is in] the [newest|latest|last] {kind} {where} [say|]
+read [me|] the [newest|latest|most recent] {kind} {where}
find the latest {kind} {where} and [read it|tell me what it says|show me what's in it]
+show me the text of the newest {kind} {where}
[newest|latest] {kind} {where}: what does it say
!look up the most recent {kind} {where} and read it out
which is the newest {kind} {where}, and what is in it
i want to know what the last {kind} {where} says
""",
        de="""
was steht in [der|dem] [neuesten|letzten] {kind} {where}
+lies [mir|] [die|das] [neueste|letzte|aktuellste] {kind} {where} [vor|]
+such [die|das] neueste {kind} {where} und lies [sie|es] [vor|]
+zeig mir den Inhalt [der|vom] neuesten {kind} {where}
[neueste|letzte] {kind} {where}: was steht drin
!finde [die|das] letzte {kind} {where} und sag mir was drinsteht
welche {kind} {where} ist die neueste und was steht drin
ich will wissen was in [der|dem] letzten {kind} {where} steht
""",
    ),
    "question": Phrases(
        en="""
what does the [newest|latest|last] {kind} {where} say about {topic}
does the [newest|latest] {kind} {where} [mention|say anything about] {topic}
+check the [newest|latest|most recent] {kind} {where} for {topic}
find the latest {kind} {where} and tell me what it says about {topic}
is there anything about {topic} in the [last|newest] {kind} {where}
look into the newest {kind} {where}, what about {topic}
!anything on {topic} in the most recent {kind} {where}
+read the last {kind} {where} and tell me about {topic}
""",
        de="""
was steht in [der|dem] [neuesten|letzten] {kind} {where} [über|zu] {topic}
was sagt [die|das] neueste {kind} {where} zu {topic}
+schau [mal|] in [die|das] neueste {kind} {where}, was da über {topic} steht
+such [die|das] letzte {kind} {where} und sag mir was zu {topic} drinsteht
steht in [der|dem] neuesten {kind} {where} was [über|von] {topic}
+lies [die|das] letzte {kind} {where} und sag mir was zu {topic}
!kommt {topic} in [der|dem] letzten {kind} {where} vor
[neueste|letzte] {kind} {where}: was ist mit {topic}
""",
    ),
    "move": Phrases(
        en="""
+[move|put|shift] the [newest|latest|last|most recent] {kind} {where} {to}
find the newest {kind} {where} and [move|put] it {to}
the [latest|newest] {kind} {where} [should go|goes|belongs] {to}
[newest|latest] {kind} {where}, move [it|that] {to}
!take the last {kind} {where} and put it {to}
i just saved a {kind} {where}, move it {to}
[can|could] you move the latest {kind} {where} {to}
""",
        de="""
+[verschieb|pack|leg|schieb] [die|das] [neueste|letzte|jüngste] {kind} {where} {to}
[die|das] [neueste|letzte] {kind} {where} {to} verschieben
+such [die|das] neueste {kind} {where} und verschieb [sie|es] {to}
[die|das] neueste {kind} {where} [soll|gehört|muss] {to}
!nimm [die|das] letzte {kind} {where} und leg [sie|es] {to}
[kannst|könntest] du [die|das] neueste {kind} {where} {to} verschieben
ich hab grad [eine|ein] {kind} {where} gespeichert, verschieb [die|das] {to}
""",
    ),
    "copy": Phrases(
        en="""
+[copy|duplicate] the [newest|latest|last|most recent] {kind} {where} {to}
find the newest {kind} {where} and copy it {to}
put a copy of the [latest|newest] {kind} {where} {to}
[newest|latest] {kind} {where}, copy [it|that] {to}
!i need the last {kind} {where} copied {to}
""",
        de="""
+[kopier|kopiere] [die|das] [neueste|letzte|jüngste] {kind} {where} {to}
[die|das] [neueste|letzte] {kind} {where} {to} kopieren
+such [die|das] neueste {kind} {where} und kopier [sie|es] {to}
leg eine Kopie [der|vom] neuesten {kind} {where} {to}
!ich brauch [die|das] letzte {kind} {where} als Kopie {to}
""",
    ),
    "trash": Phrases(
        en="""
+[delete|trash|remove|throw away] the [newest|latest|last] {kind} {where}
find the newest {kind} {where} and [delete|trash] it
i [downloaded|saved] the wrong {kind} {where}, delete the newest [one|]
!the last {kind} {where} can go, [delete it|bin it]
""",
        de="""
+[lösch|lösche|entferne] [die|das] [neueste|letzte|jüngste] {kind} {where}
[die|das] [neueste|letzte] {kind} {where} [löschen|wegwerfen]
+such [die|das] neueste {kind} {where} und lösch [sie|es]
!wirf [die|das] letzte {kind} {where} weg
""",
    ),
    "rename": Phrases(
        en="""
+rename the [newest|latest|last] {kind} {where} to {name}
find the newest {kind} {where} and [call it|rename it to|name it] {name}
the [latest|newest] {kind} {where} should be called {name}
!give the last {kind} {where} the name {name}
""",
        de="""
+benenn [die|das] [neueste|letzte] {kind} {where} in {name} um
[die|das] [neueste|letzte] {kind} {where} in {name} umbenennen
+such [die|das] neueste {kind} {where} und nenn [sie|es] {name}
!gib [der|dem] letzten {kind} {where} den Namen {name}
""",
    ),
}
FOUND = "$1.matches.0"
AFTER = {
    "open": (Spec("open_file", "open it", "öffnen", {"path": FOUND}),),
    "read": (Spec("read_file", "read it", "lesen", {"path": FOUND}),),
    "question": (
        Spec("read_file", "read it", "lesen", {"path": FOUND}),
        Spec("operator", "answer", "antworten",
             {"en": "What does the text say about {topic}?", "de": "Was steht im Text über {topic}?", "text": "$2.text"}),
    ),
    "move": (Spec("move_file", "move it {to}", "{to} verschieben", {"paths": [FOUND], "to": "{path}"}),),
    "copy": (Spec("copy_file", "copy it {to}", "{to} kopieren", {"paths": [FOUND], "to": "{path}"}),),
    "trash": (Spec("trash_file", "put it into the Trash", "in den Papierkorb legen", {"paths": [FOUND]}),),
    "rename": (Spec("rename_files", "rename it", "umbenennen", {"pairs": [{"path": FOUND, "name": "{name}"}]}),),
}  # fmt: skip
def kind_of(source: Source, *, many: bool = False) -> tuple[str, str]:
    """What files of a kind are called, and the pattern that finds them."""
    if source.chance(0.25):
        plain = (["files"], ["Dateien"]) if many else (["file", "file", "thing"], ["Datei", "Datei"])
        return source.pick(source.by(*plain)), "*"
    if source.chance(0.12):
        pictures = (["pictures", "screenshots"], ["Bilder", "Screenshots"]) if many else (["picture", "screenshot"], ["Bild", "Screenshot"])
        said = source.pick(source.by(*pictures))
        return said, "*.png" if said.lower().startswith("screenshot") else "*.{jpg,jpeg,png}"
    ending = source.pick(KINDS) if source.chance(0.8) else "".join(source.pick("abcdefghijklmnopqrstuvwxyz0123456789") for _ in range(3))
    told = source.pick([ending, ending.upper(), f".{ending}"] if len(ending) <= 4 else [ending])
    if many:
        words = source.by([f"{told} files", f"{told}s", f"{told} files"], [f"{told}-Dateien", f"{told}s", f"{told} Dateien"])
    else:
        words = source.by([told, f"{told} file", told], [told, f"{told}-Datei", f"{told} Datei"])
    return source.pick(words), f"*.{ending}"


@family("plan_newest", weight=2.0 * PLAN)
def newest(source: Source) -> Talk:
    """The newest file of a kind in a folder, and something done with it."""
    do = source.pick(["open", "open", "open", "read", "read", "question", "question", "move", "move", "copy", "trash", "rename"])
    (kind, pattern), place, target = kind_of(source), inside(source), towards(source)
    slots = {"kind": kind, "where": place.said, "to": target.said, "path": target.path, "name": source.file_name(), "topic": source.noun()}
    draft = Draft(hint=short(source))
    draft.step("glob", source.by("find the newest", "die neueste suchen"), pattern=pattern, path=place.path)
    said = source.say(NEWEST[do], lower=None, **slots)
    return Talk("plan").user(said).form(draft.follow(source, AFTER[do], slots).written(said))


LARGEST = {
    "tell": Phrases(
        en="""
[biggest|largest] file {where}?
what is the [biggest|largest] file {where}
which file {where} [is the biggest|takes the most room|is largest|needs the most space]
+[find|show me|tell me] the [biggest|largest] file {where}
[biggest|largest] [files|thing] {where}
!what eats the most space {where}, which file
""",
        de="""
[größte|dickste] Datei {where}?
was ist die größte Datei {where}
welche Datei {where} [ist am größten|braucht am meisten Platz|ist die größte|belegt am meisten]
+[zeig|sag|such|nenn] [mir|] die größte Datei {where}
[größter Brocken|größte Dateien] {where}
!was frisst {where} am meisten Platz, welche Datei
""",
    ),
    "open": Phrases(
        en="+open the [biggest|largest] file {where}\nfind the [biggest|largest] file {where} and open it\nwhat's the largest file {where}? open it\n"
        "the [biggest|largest] file {where}, open it\n!look which file {where} is the largest, then open it",
        de="+öffne die größte Datei {where}\ndie größte Datei {where} [suchen und|] öffnen\n+such die größte Datei {where} und öffne sie\n"
        "was ist die größte Datei {where}? mach sie auf\n!schau welche Datei {where} am größten ist und öffne sie",
    ),
    "trash": Phrases(
        en="+[delete|trash|remove] the [biggest|largest] file {where}\nfind the [biggest|largest] file {where} and [delete it|trash it|throw it away]\n"
        "i need space, delete the largest file {where}\n!which file {where} is the biggest? trash that one",
        de="+[lösch|lösche|entferne] die größte Datei {where}\ndie größte Datei {where} [suchen und|] löschen\n"
        "ich brauch Platz, lösch die größte Datei {where}\n+such die größte Datei {where} und [lösch sie|wirf sie weg]\n!welche Datei {where} ist die größte? weg damit",
    ),
    "move": Phrases(
        en="+move the [biggest|largest] file {where} {to}\nfind the [biggest|largest] file {where} and [move|put] it {to}\n"
        "the largest file {where} should go {to}\n!take the biggest file {where} and move it {to}",
        de="+verschieb die größte Datei {where} {to}\ndie größte Datei {where} {to} verschieben\n+such die größte Datei {where} und [verschieb|pack|leg] sie {to}\n"
        "die größte Datei {where} soll {to}\n!nimm die größte Datei {where} und pack sie {to}",
    ),
}
LARGE = "$1.largest.0.path"
THEN = {
    "tell": (),
    "open": (Spec("open_file", "open it", "öffnen", {"path": LARGE}),),
    "trash": (Spec("trash_file", "put it into the Trash", "in den Papierkorb legen", {"paths": [LARGE]}),),
    "move": (Spec("move_file", "move it {to}", "{to} verschieben", {"paths": [LARGE], "to": "{path}"}),),
}
@family("plan_largest", weight=1.0 * PLAN)
def largest(source: Source) -> Talk:
    """The largest file of a folder, told or used."""
    do = source.pick(["tell", "tell", "open", "trash", "move"])
    place, target = inside(source), towards(source)
    slots = {"where": place.said, "to": target.said, "path": target.path}
    draft = Draft(hint=short(source))
    draft.step("disk_usage", source.by("find the largest file", "die größte Datei suchen"), path=place.path, limit=1)
    if do == "tell":
        prompt = source.by("Which file is the largest, and how large?", "Welche Datei ist die größte, und wie groß ist sie?")
        draft.asked(source.by("answer", "antworten"), prompt, file=LARGE, size="$1.largest.0.size")
    said = source.say(LARGEST[do], lower=None, **slots)
    return Talk("plan").user(said).form(draft.follow(source, THEN[do], slots).written(said))
