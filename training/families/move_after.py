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
            "[can|could] you <V> {it} {to}?\n{it} {to} please, <V>\n!i want {it} <PP> {to}\n[so|ok so] <V> {it} {to} then\n!<V> {to} {it}",
            V=en,
            PP=pp,
        ),
        de=frames(
            "<V> {it} {to}\n[ok|gut|super|passt], <V> {it} {to}\n[und jetzt|dann|jetzt] {it} {to} <INF>\n<V> {it} [bitte|mal|mir] {to}\n"
            "[kannst|könntest] du {it} {to} <INF>?\n{it} bitte {to} <INF>\n!ich will {it} {to} <PP> haben\n<V> {it} dann {to}\n{it} {to} <INF>",
            V=de,
            INF=inf,
            PP=gpp,
        ),
    )
    for tool, en, pp, de, inf, gpp in (
        ("move_file", "[move|move|put|shift]", "moved", "[verschieb|verschiebe|leg|pack]", "verschieben", "verschoben"),
        ("copy_file", "[copy|copy|duplicate]", "copied", "[kopier|kopiere]", "kopieren", "kopiert"),
    )
}
ALL = {
    tool: Phrases(
        en=frames("<V> [them|all of them|everything|them all|all] {to}\n<V> those {to}\n!i want [them|all of them] {to}, <V> them", V=en),
        de=frames("<V> [alle|alles|die alle|sie alle] {to}\n[alle|alles] {to} <INF>\n!ich will [sie|die] alle {to} <INF>", V=de, INF=inf),
    )
    for tool, en, de, inf in (
        ("move_file", "[move|put|shift]", "[verschieb|verschiebe|leg]", "verschieben"),
        ("copy_file", "[copy|duplicate]", "[kopier|kopiere]", "kopieren"),
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
