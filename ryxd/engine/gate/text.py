"""What the user wrote, without the courtesies around it."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from ryxd.engine.gate.courtesy import request_in, request_within
from ryxd.engine.gate.formal import familiar
from ryxd.engine.gate.verdict import JsonValue, Level, Verdict
from ryxd.engine.gate.vocabulary import vocabulary

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

_FOLD = str.maketrans(
    {
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "ß": "ss",
        "’": "'",
        "‘": "'",
        "`": "'",
        "´": "'",
        "“": '"',
        "”": '"',
        "„": '"',
    }
)
_PIECE = re.compile(r"\S+")
_OPENING = "\"'([{<¿¡"
_CLOSING = "\"')]}>.,;:!?…"
QUOTES = frozenset('"„“”«»')
"""Marks around what is said word by word; an apostrophe is mostly none."""

_GERMAN = vocabulary("""
    der die das den dem des ein eine einen einem einer und oder ist sind war wird was wer wie wo
    wann welche welcher welchen welches wieviel viel spaet uhr uhrzeit datum heute morgen gestern
    bitte mir mich mein meine meinen dir du ich wir er es auf aus im in zu zum zur von vom mit fuer
    ueber nach nicht kein keine oeffne oeffnen starte starten mach mache zeig zeige such suche finde
    lies stell stelle setz setze schalte spiel spiele lauter leiser lautstaerke naechste naechster
    naechstes naechsten lied titel weiter kannst koenntest wuerdest datei dateien ordner geh gehe
    loesche verschiebe kopiere alle mal prozent hoch geteilt minus durch wurzel ja nein danke heller
    steht liegt gibt drin hab habe mich dich uns euch sag sagt sag's dein deine letzte letzten letzter
    letztes neueste neuesten woche monat jahr januar februar maerz mai juni juli oktober dezember lied
    bild bilder foto fotos rechnung rechnungen vertrag einkaufsliste lebenslauf hilfe hallo gut guten
    beide beiden andere anderen vorlesen loeschen erinnere wetter wecker brief musik taschenrechner
    merk merke vergiss gemerkt erinnerst weisst denk denke daran dran dass
    dunkler ton stumm weiterspielen anzeigen vorheriges pausiere schreib schreibe benenne benenn nenne um
    entferne ersetze erstelle verschieb kopier entfern
    sie da noch dann als weg bei nur soll jetzt kopieren ab muss alles unter fenster wieder mehr
    schon vor kopie heisst kommt aber auch hier wenn suchen kann haben brauch doch damit
    zwischenablage dokumente schreibtisch neue rein zwei namen ne sich machen raus gleich aufmachen
    bildschirm denn laeuft grad gross danach merken rechner netz zeigen irgendwo geht ins
    arbeitsflaeche ihn neu sein bis laut papierkorb nix lesen beim mikro sonst heissen dort zeilen
    umbenennen seit seite offen ob gern dokumenten nochmal platz sperren platte gehoert hin fuers
    sehen voll zurueck immer verschieben bevor dazu hatte helligkeit loesch braucht frei eigentlich
    anlegen erst hast weiss zeile nen runter ohne schau muell inhalt einmal ganz lass kurz bildern
    liegen gib darf zehn meiner alte vergessen nich neuen haengt schreiben wissen finden gedaechtnis
    kopiert unten werden speicher ersten neuer wort tagen gespeichert gibts gesagt meinem hol liste
    fuenf minuten vollbild bist geschrieben heut davon programm legen lassen statt sagen nimm haeng
    ganzen eins moechte nichts ende drauf macht schnell gerade vorher nenn vier rueber schieb leer
    haette abspielen etwas fragt bloss herr welchem fertig isch stehen erste fehlt beenden zuletzt
    falsch bleibt nie viele hinten wos einfach haett verzeichnis nacht schmeiss irgendwas ueberall
    brauche ihr keiner koennen zeit prozess selber diese meisten zieh schlafen gegen frisst reicht
    weniger weil glaub ausm nummer
""")
_ENGLISH = vocabulary("""
    the a is are what what's who how where when which please my me you i we it to of for with on
    at from by and or not don't open start go find show list search read set turn make play next
    previous time date day today tomorrow can could would file files folder all volume up down
    percent times divided square this that his her your print display count in minus louder quieter
    song track skip pause my latest week month year yesterday hello hi thanks help picture pictures
    remember forget photos invoice invoices both other read tell remind weather delete install about did does do
    one copy be have there put into out then as new it's has now off last get i'm if documents need
    should move before want over got again two look say just first back here says like called but
    take them wants only under music keep end thing i've old write too left they something more its
    i'd much know full any number add let goes letter every copied close three line after many
    everything lines newest can't right days somewhere there's anything needs our must give away
    size mean minutes ten change onto than that's whats good had gets may room whole gone kindly
    well wrong half since nothing save he big names inside told shut never leave second five where's
    mind done been photo four bit saved some hours she space hear hour less moved once each named
    most wrote empty send while loud place six another form sleep long create going those whatever
    changed front running i'll append said order through use below way late stuff biggest work
    already oldest isn't quick throw morning lost nobody playing things shift door made we're these
    address else yet without hold come who's think tonight ask table words chart password chuck
    better came own remove dear were program why instead duplicate him takes copies ones coming type
    written let's comes
""")


_NAMED = re.compile(r"[/~_\d]|\w\.\w")
"""What no word of a language has, but the name of a file or a site does."""
_GERMAN_ENDINGS = (
    "ung",
    "ungen",
    "keit",
    "heit",
    "schaft",
    "liste",
    "vertrag",
    "lich",
    "lichen",
    "bild",
    "ordner",
)


class Token(NamedTuple):
    """One word of the request."""

    word: str
    """Folded: lower case, ä → ae, no punctuation around it."""
    raw: str
    """As typed, without punctuation around it."""
    start: int
    end: int
    comma: bool
    """Does a comma or semicolon follow?"""


@dataclass(frozen=True)
class Request:
    """A request as the rules see it."""

    text: str
    """Everything the user wrote, surrounding space removed; an order with "Sie" is one with "du"."""
    core: str
    """As typed, without courtesies before and after."""
    tokens: tuple[Token, ...]
    words: tuple[str, ...]
    """The folded words of the core."""
    bag: frozenset[str]
    language: str
    is_app: Callable[[str], bool] | None = None

    def trivial(
        self, rule: str, tool: str, args: Mapping[str, JsonValue], slots: Mapping[str, JsonValue]
    ) -> Verdict:
        """Say that this tool does it, with no model."""
        return Verdict(Level.TRIVIAL, rule, self.language, slots, tool=tool, args=args)

    def by(self, agent: str, rule: str, slots: Mapping[str, JsonValue]) -> Verdict:
        """Say that this small operator does it."""
        return Verdict(Level.SIMPLE, rule, self.language, slots, agent=agent)

    def planned(self, rule: str, slots: Mapping[str, JsonValue]) -> Verdict:
        """Say that it takes several steps."""
        return Verdict(Level.MODERATE, rule, self.language, slots)

    def reasoned(self, rule: str, slots: Mapping[str, JsonValue]) -> Verdict:
        """Say that it takes reasoning or creation."""
        return Verdict(Level.COMPLEX, rule, self.language, slots)

    def after(self, index: int) -> str:
        """Return the core as typed from the given word on, without the last sentence mark."""
        if index >= len(self.tokens):
            return ""
        return self.core[self.tokens[index].start - self.tokens[0].start :].rstrip(" .!?,;")


def fold(text: str) -> str:
    """Return the text in lower case with one spelling for each letter (ä → ae, é → e, ’ → ')."""
    if text.isascii():
        return text.lower()
    folded = unicodedata.normalize("NFC", text).lower().translate(_FOLD)
    if folded.isascii():
        return folded
    return "".join(letter for letter in unicodedata.normalize("NFD", folded) if not unicodedata.combining(letter))


def tokenise(text: str) -> tuple[Token, ...]:
    """Cut the text at spaces; drop punctuation around words and pieces that are nothing else."""
    tokens = []
    for piece in _PIECE.finditer(text):
        raw = piece.group()
        bare = raw.lstrip(_OPENING).rstrip(_CLOSING)
        if not bare:
            if raw.strip(".") or raw == "...":
                continue
            bare = raw  # "." and ".." are folders
        tokens.append(Token(fold(bare), bare, piece.start(), piece.end(), raw[-1] in ",;"))
    return tuple(tokens)


def read(text: str, is_app: Callable[[str], bool] | None, language: str | None, otherwise: str = "en") -> Request:
    """Make the Request for a text: courtesies off, words folded, language found."""
    text = familiar(text.strip())
    tokens = tokenise(text)
    language = language or language_of(tokens, otherwise)
    said = tuple(token.word for token in tokens)
    first, last = request_in(said)
    kept = tokens[first:last] or tokens  # "please" alone is not nothing
    core = text[kept[0].start : kept[-1].end] if kept else ""
    words = tuple(token.word for token in kept)
    return Request(text, core, kept, words, frozenset(words), language, is_app)


def bare(text: str) -> str:
    """The request in a text, with whatever people say around one taken off; empty where nothing else is said."""
    tokens = tokenise(text)
    first, last = request_within(tuple(token.word for token in tokens))
    return text[tokens[first].start : tokens[last - 1].end] if first < last else ""


def language_of(tokens: tuple[Token, ...], otherwise: str = "en") -> str:
    """Say whether the words are more German or more English; `otherwise` when they say nothing."""
    german = english = umlauts = 0
    for token in tokens[:60]:
        word = token.word
        if _NAMED.search(token.raw):
            continue
        german += word in _GERMAN or (len(word) > 6 and word.endswith(_GERMAN_ENDINGS))
        english += word in _ENGLISH
        umlauts += not token.raw.isascii() and any(letter in "äöüßÄÖÜ" for letter in token.raw)
    german += umlauts if english else 2 * umlauts  # in English words around it, it is somebody's name
    if german == english:
        return otherwise if not german else "en"
    return "de" if german > english else "en"
