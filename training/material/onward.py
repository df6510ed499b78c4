"""How a conversation goes on once files were found or shown: open it, the second one, the other one, read it."""

from collections.abc import Sequence

from training.material import disk
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

IT = Phrases(
    en="""
[just|now] open [it|that]
[that's|this is] what i [meant|want], open
+bring it up
open pls
y, open it
+double click it
i want to [see|open|edit] it
[yes|ok] show [it|me]
+open [it|that|that one|this|it up]
[yes|yeah|yep|ok|sure], open it
[yes|yep|ok], [open|show me] [that|that one|it] [please|]
+show [it|me that one|it to me]
+[launch|view] [it|that]
that's [it|the one], open it
great, open [it|that]
open
[can|could] i see it
[let me|lemme] see it
!go ahead and open it
!perfect, show it to me
""",
    de="""
[jetzt|dann] [öffnen|aufmachen|mach auf]
[das|die] meinte ich, [aufmachen|öffnen]
+hol [sie|es|das] her
öffnen bitte
j, öffnen
ich will [sie|das|es] [sehen|öffnen|bearbeiten]
[ja|ok] zeig [her|mal]
doppelklick drauf
+[öffne|öffn] [es|sie|die|das|sie mal|das mal]
+mach [sie|es|die|das|die mal] auf
ja[,|] [öffnen|mach auf|öffne sie|aufmachen] [bitte|]
+zeig [sie|es|mal|mir die|mir das|her]
aufmachen
öffnen
[genau die|ja genau die|das ist sie], [mach auf|öffne sie|aufmachen]
[kannst du|magst] die [öffnen|aufmachen]
[super|passt|gut], [öffne|öffnen|mach auf]
[lass|lass mal] sehen
!ja die, [auf damit|bitte öffnen]
!prima, mach sie mir auf
""",
)

READ_IT = Phrases(
    en="""
can you read [it|that] [to me|]
[and|] the contents
+read me the text
[ok|and] what's written [there|in it]
cat it
i want to know what it says
+read [it|it to me|that one|it out]
what does it say
what's [in it|inside]
[ok|good], and what does it say
+show me what's in it
+print its [contents|text]
!what is written in it
!tell me what it says
""",
    de="""
kannst du [sie|das] [mir|] vorlesen
und der [Inhalt|Text]
+lies mir den Text vor
[ok|und] was steht da [so|] drin
cat
ich will wissen was drinsteht
+lies [sie|es|die] [vor|mal|mir vor]
was steht [drin|da drin|darin]
[und|] was steht [da|dort] [drin|drinnen]
+zeig mir den Inhalt
[und|] was ist [da|] der Inhalt
vorlesen
!was steht denn da so drin
!lies mir vor was drinsteht
""",
)

NTH = {
    "en": (
        ("the first [one|]", "first [one|]", "number [1|one]", "1", "the 1st", "no. 1", "open the first [one|]", "[take|open] number 1", "the top one"),
        ("the second [one|]", "second [one|]", "number [2|two]", "2", "the 2nd [one|]", "no. 2", "open the second [one|]", "[take|open] number 2"),
        ("the third [one|]", "third [one|]", "number [3|three]", "3", "the 3rd [one|]", "no. 3", "open the third [one|]", "[take|open] number 3"),
    ),
    "de": (
        ("[die|das|den] erste", "erste[s|r|]", "Nummer [1|eins]", "1", "die 1.", "Nr. 1", "[öffne|nimm|zeig] [die|das] erste", "mach die erste auf", "die ganz oben"),
        ("[die|das|den] zweite", "zweite[s|r|]", "Nummer [2|zwei]", "2", "die 2.", "Nr. 2", "[öffne|nimm|zeig] [die|das] zweite", "mach die zweite auf"),
        ("[die|das|den] dritte", "dritte[s|r|]", "Nummer [3|drei]", "3", "die 3.", "Nr. 3", "[öffne|nimm|zeig] [die|das] dritte", "mach die dritte auf"),
    ),
}  # fmt: skip
_NTH = {
    language: tuple(Phrases(**{language: "\n".join(ways)}) for ways in every) for language, every in NTH.items()
}

LAST = Phrases(
    en="the last [one|]\n[open|take|show me] the last one\nlast [one|]\nthe one at the bottom",
    de="[die|das|den] letzte\n[öffne|nimm] [die|das] letzte\n[die|das] ganz unten\ndie letzte [bitte|]",
)
NAMED = Phrases(
    en="{name}\n[open|take|show me] {name}\nthe one called {name}\n{name} [please|pls]\ni mean {name}\n!let's take {name}",
    de="{name}\n[öffne|nimm|zeig] {name}\ndie {name}\n{name} [bitte|]\nich meine {name}\n!nehmen wir {name}",
)
OPEN_NAMED = Phrases(
    en="+open {name}\n+show me {name}\nok, open {name}\n{name}, open it\n!let me see {name}",
    de="+öffne {name}\n+zeig mir {name}\nok, {name} öffnen\nmach {name} auf\n!lass mich {name} sehen",
)
OTHER = Phrases(
    en="""
[i want|give me] the other [one|file]
wrong file, [open|show] the other [one|]
oops, the other one
[sorry|hm], the other [one|]
not this, the other
no, the other [one|]
[not that|wrong] one, the other [one|]
[the|and the] other one [please|]
[nope|nah|no], i meant the other [one|]
that's not it, open the other one
!no no, not this one but the other
""",
    de="""
ich [will|möchte] die andere
[falsche Datei|die falsche], [mach|öffne] die andere [auf|]
ups, die andere
[sorry|hm|oh], die andere
[ned|net|nich] die, die andere
nein[,|] die andere
[nicht die|falsche], die andere [bitte|]
[doch|] die andere
[nö|nee|ne], ich mein[te|] die andere
das ist [nicht die richtige|die falsche], öffne die andere
!nein, nicht die, sondern die andere
""",
)
NONE = Phrases(
    en="none [of them|of those|]\n[no|nope|nah], none [of them|]\n[never mind|nevermind|forget it]\nno, [thanks|thank you]\nneither\n!not one of these",
    de="keine [davon|von denen|]\n[nein|nö|nee], keine [davon|]\n[egal|vergiss es|lass gut sein|passt schon]\nnein[,|] danke\nweder noch\n!von denen keine",
)


FAR = Phrases(
    en="the [fourth|fifth|sixth|4th|5th|7th|tenth] [one|]\nopen the [fourth|fifth|sixth]\nnumber [4|5|6|8|9|four|five]\n[4|5|6|7|9]\n!take the [fourth|fifth]",
    de="[die|das] [vierte|fünfte|sechste|zehnte]\nöffne die [vierte|fünfte|sechste]\nNummer [4|5|6|8|9|vier|fünf]\n[4|5|6|7|9]\n!nimm die [vierte|fünfte]",
)


def numbered(source: Source, at: int) -> str:
    """How the user says that the first (0), second or third is meant."""
    return source.say(_NTH[source.language][at])


def choose(source: Source, paths: Sequence[str]) -> tuple[str, str]:
    """How the user says which of the first three, and the path that is meant."""
    kind = source.number(0, 99)
    if kind < 12 and len(paths) <= 3:
        return source.say(LAST), paths[-1]
    if kind < 35:
        path = source.pick(paths[:3])
        name = disk.base_name(path)
        if [disk.base_name(each) for each in paths].count(name) == 1:
            return source.say(NAMED, name=name), path
    at = source.number(0, min(len(paths), 3) - 1)
    return numbered(source, at), paths[at]


def open_path(source: Source, talk: Talk, path: str) -> Talk:
    """It is opened; now and then that fails."""
    talk.call("open_file", path=path)
    if source.chance(0.05):
        return _not_opened(source, talk, path)
    return talk.result(ok=True).shown()


def _not_opened(source: Source, talk: Talk, path: str) -> Talk:
    ending = path.rpartition(".")[2].upper()
    error = source.pick(source.by(
        ["no desktop session is running (neither a Wayland nor an X11 display answers), so nothing can be shown",
         "xdg-open is not installed; install the package xdg-utils",
         f"the default application for {ending} files failed (xdg-open: exit code 4)"],
        ["Es läuft keine grafische Sitzung (weder Wayland noch X11 antworten), also lässt sich nichts anzeigen",
         "xdg-open ist nicht installiert; installiere das Paket xdg-utils",
         f"Das Standardprogramm für {ending}-Dateien ist gescheitert (xdg-open: Exitcode 4)"],
    ))  # fmt: skip
    return talk.error(error).shown()


def after_hits(source: Source, talk: Talk, paths: Sequence[str]) -> Talk:
    """The user goes on after matches: opens one of them, and perhaps the other."""
    if not paths:
        return talk
    if len(paths) == 1:
        return open_path(source, talk.user(source.say(IT)), paths[0])
    if source.chance(0.07):
        return talk.user(source.say(NONE)).answer(source.by("All right.", "In Ordnung."))
    if len(paths) <= 3 and source.chance(0.04):
        return talk.user(source.say(FAR)).answer(source.by(f"There are only {len(paths)}.", f"Es sind nur {len(paths)}."))
    said, path = choose(source, paths)
    open_path(source, talk.user(said), path)
    if len(paths) == 2 and source.chance(0.35):
        (other,) = [each for each in paths if each != path]
        open_path(source, talk.user(source.say(OTHER)), other)
    return talk
