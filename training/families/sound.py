"""How loud it is: set_volume, get_volume."""

from training.family import family
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

LEVEL = Phrases(
    en="""
+[set|put|turn|change] [the|my|] [volume|sound|audio] [to|at] {n}[%| percent|]
[volume|vol|sound] {n}[%| percent|]
!+[bring|take] the [volume|sound] to {n}[%| percent|]
""",
    de="""
+[stell|stelle|setz|setze|mach] [mal|bitte|] [die Lautstärke|den Ton|den Sound] auf {n}[%| Prozent|]
[Lautstärke|Ton|Volume] [auf|] {n}[%| Prozent|]
!+[dreh|regel] [die Lautstärke|den Ton] auf {n}[%| Prozent|]
""",
)


@family("volume_level", "set_volume", weight=1.0)
def level(source: Source) -> Talk:
    """A level that is named."""
    level = source.number(0, 100)
    said = source.by(f"The volume is {level} %.", f"Die Lautstärke ist {level} %.")
    talk = Talk().user(source.say(LEVEL, n=str(level))).call("set_volume", level=level)
    return talk.result(ok=True, device="output", level=level, muted=False, say=said).answer(said)
