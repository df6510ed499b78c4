"""What was found just now goes somewhere else: move_file, copy_file."""

from training.families.move import elsewhere, frames, relocated
from training.family import family
from training.material import candidates, filing
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

IT = {
    tool: Phrases(
        en=frames(
            "<V> {it} {to}\n[ok|good|great|nice|perfect], <V> {it} {to}\n[and|now|then] <V> {it} {to}\n<V> {it} {to} [please|pls|for me|]\n"
            "[can|could] you <V> {it} {to}?\n{it} {to} please, <V>\n!i want {it} <PP> {to}\n[so|ok so] <V> {it} {to} then\n!<V> {to} {it}\n"
            "that's [it|right|what i meant], <V> {it} {to}\ni'd like {it} <PP> {to}\n{it} should be <PP> {to}\nwould you <V> {it} {to}?\n"
            "go ahead and <V> {it} {to}\n[let's|lets] <V> {it} {to}\n[i need|need|want] {it} <PP> {to}\nmake sure {it} gets <PP> {to}\n"
            "[cool|thanks|found it], [now|next|so] <V> {it} {to}\nwould it be possible to <V> {it} {to}?\n<V> {it}, {to}\nplease <V> {it} {to}, [thx|thanks]\n"
            "yes <V> {it} {to}\nu can <V> {it} {to} [now|]\n!there it is, <V> {it} {to}\n!{it} has to be <PP> {to}\n!now i'd have {it} <PP> {to}"
            "\n[yep|sure|yes please], <V> {it} {to}\nwould you be so kind as to <V> {it} {to}?\ncould do with {it} <PP> {to}"
            "\n{it}? <V> that {to}\n{it}, and then {to} with it, <V>\njust <V> {it} {to} [thx|thanks|]"
            "\ndo me a favour and <V> {it} {to}\nhow about you <V> {it} {to}\nit'd be good to have {it} <PP> {to}"
            "\nquickly <V> {it} {to}\nyou may now <V> {it} {to}\nwe can <V> {it} {to} now",
            V=en,
            PP=pp,
        ),
        de=frames(
            "<V> {it} {to}\n[ok|gut|super|passt], <V> {it} {to}\n[und jetzt|dann|jetzt] {it} {to} <INF>\n<V> {it} [bitte|mal|mir] {to}\n"
            "[kannst|könntest] du {it} {to} <INF>?\n{it} bitte {to} <INF>\n!ich will {it} {to} <PP> haben\n<V> {it} dann {to}\n{it} {to} <INF>\n"
            "[genau|stimmt|perfekt|danke], [jetzt|dann|und] {it} {to} <INF>\nich [möchte|muss|will] {it} {to} <INF>\n[magst|würdest] du {it} {to} <INF>?\n"
            "{it} soll {to} <PP> werden\nhätt gern {it} {to} <PP>\nja, <V> {it} {to}\nlass uns {it} {to} <INF>\nwärs möglich, {it} {to} zu <INF>?\n"
            "{it} [mal|schnell|fix] {to} <INF>\nkannste {it} {to} <INF>\ni mecht {it} {to} <INF>\nund {it} dann {to} <INF> [bitte|]\n[bräuchte|brauch] {it} {to} <PP>\n"
            "{to} <INF> [bitte|], {it}\n!da ist sie ja, {it} {to} <INF>\n!{it} gehört {to} <PP>\n!{it} darfst du {to} <INF>"
            "\nwärst du so nett, {it} {to} zu <INF>?\n[jo|jep|ja bitte], {it} {to} <INF>\ntu mir den Gefallen und <V> {it} {to}"
            "\n{it}? [bitte|] {to} <INF>\nund ab {to} damit, {it} <INF>\nchasch {it} {to} <INF>?"
            "\n{it} [hätt ich|wollt ich] {to} <PP>\nich wollte {it} [eh|sowieso] {to} <INF>\nwie wär's, {it} {to} zu <INF>?"
            "\n{it} [müsste|sollte] {to} <PP> werden\nwir sollten {it} {to} <INF>\ndass wir {it} {to} <INF>, wär [gut|super]",
            V=de,
            INF=inf,
            PP=gpp,
        ),
    )
    for tool, en, pp, de, inf, gpp in (
        ("move_file", "[move|move|put|shift|transfer]", "[moved|moved|shifted]", "[verschieb|verschiebe|leg|pack|schieb]", "[verschieben|verschieben|schieben|packen]", "verschoben"),
        ("copy_file", "[copy|copy|duplicate|clone]", "[copied|copied|duplicated]", "[kopier|kopiere|dupliziere]", "[kopieren|kopieren|duplizieren]", "kopiert"),
    )
}
ALL = {
    tool: Phrases(
        en=frames("<V> [them|all of them|everything|them all|all] {to}\n<V> those {to}\n!i want [them|all of them] {to}, <V> them\n"
        "[ok|great|good], <V> [them all|all of them|everything] {to}\n[can|could] you <V> [them|them all|all of these] {to}?\n<V> every one of [them|these] {to}\n"
        "all of [them|these] {to} [please|], <V>\n[i'd like|i want] to <V> [them all|all of them] {to}\n<V> [all matches|all the hits|all results|the whole list] {to}\n"
        "<V> these files {to}\n[let's|lets] <V> [all|the lot] {to}\nnot just one, <V> [all|them all] {to}\n<V> all [two|of it|that you found] {to}\n"
        "everything you found, <V> it {to}\n!each and every one: <V> {to}\n!the whole bunch, <V> it {to}"
        "\nwould you be so kind as to <V> [all of them|them all] {to}?\njust <V> [the whole lot|every file] {to}\n[yes|yep|sure], <V> them all {to}"
        "\n<V> the full set {to}\ngo ahead and <V> all of these {to}\ndo me a favour and <V> them all {to}"
        "\n<V> [each of them|every hit] {to} [please|thanks]\nwe should <V> all of those {to}\ncomplete list, <V> {to}"
        "\ndon't leave any out, <V> them all {to}\nhow about you <V> everything {to}",
        V=en),
        de=frames("<V> [alle|alles|die alle|sie alle] {to}\n[alle|alles] {to} <INF>\n!ich will [sie|die] alle {to} <INF>\n"
        "[ok|gut|super], <V> [alle|alles|die alle] {to}\n[kannst|könntest|magst] du [alle|die alle|alles] {to} <INF>?\n[sämtliche|alle Treffer|die ganzen Dateien|die ganze Liste] {to} <INF>\n"
        "<V> [alle Treffer|alle davon|die ganzen|sämtliche] {to}\nich [möchte|muss|mag] [alle|alles] {to} <INF>\nbitte [alle|alles|die alle] {to} <INF>\nlass uns [alle|alles] {to} <INF>\n"
        "nicht nur eine, alle {to} <INF>\nalles, was du gefunden hast, {to} <INF>\nolle {to} <INF>\nwärs möglich, alle {to} zu <INF>?\n<V> die Dateien {to}\nalle miteinander {to} <INF>\n"
        "!den ganzen Schwung {to} <INF>\n!jede einzelne {to} <INF>"
        "\nwärst du so nett, [alle|sie alle] {to} zu <INF>?\n[ja|jo|genau], alle {to} <INF>\ntu mir den Gefallen und <V> alle {to}"
        "\njeden Treffer {to} <INF>\nwir sollten [alle|alles] {to} <INF>\nkeine auslassen, alle {to} <INF>"
        "\n[das alles|das ganze Zeug|den kompletten Satz] {to} <INF>\nchasch alli {to} <INF>?\n<V> [mir|] [bitte|] [alles zusammen|alle auf einmal] {to}"
        "\nkomplett alles {to} <INF>\ndann [kannst|darfst] du alle {to} <INF>",
        V=de, INF=inf),
    )
    for tool, en, de, inf in (
        ("move_file", "[move|put|shift|transfer]", "[verschieb|verschiebe|leg|pack]", "[verschieben|verschieben|schieben|packen]"),
        ("copy_file", "[copy|copy|duplicate|clone]", "[kopier|kopiere|dupliziere]", "[kopieren|kopieren|duplizieren]"),
    )
}


def _after(source: Source, tool: str) -> Talk:
    talk, found = candidates.after_search(source)
    cwd = filing.here(source)
    if len(found) > 1 and source.chance(0.25):
        to = elsewhere(source, found[0])
        paths = list({filing.base(path): path for path in found}.values())
        talk.user(source.say(ALL[tool], to=to.said))
        if len(paths) == len(found):
            relocated(source, talk, tool, cwd, paths=paths, to=to.value)
            return talk
        talk.call(tool, paths=found, to=to.value)
        first, second = [path for path in found if filing.base(path) == filing.base(found[-1])][:1] + found[-1:]
        goal = f"{filing.shown(cwd, to.value)}/{filing.base(second)}"
        return talk.error(
            source.by(
                f"{second} and {first} would both be {goal}; nothing was done",
                f"{second} und {first} wären beide {goal}; nichts wurde getan",
            )
        ).shown()
    this = candidates.meant(source, found)
    to = elsewhere(source, this.value)
    talk.user(source.say(IT[tool], it=this.said, to=to.said))
    relocated(source, talk, tool, cwd, paths=[this.value], to=to.value)
    return talk


@family("move_after", "move_file", weight=0.4)
def move_after(source: Source) -> Talk:
    """What was found just now is moved."""
    return _after(source, "move_file")


@family("copy_after", "copy_file", weight=0.4)
def copy_after(source: Source) -> Talk:
    """What was found just now is copied."""
    return _after(source, "copy_file")
