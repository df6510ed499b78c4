"""The one notification that says how to get a better model than the one that ships with ryx (spec A6)."""

from collections.abc import Sequence

from ryxd.desktop.bubble import Bubble
from ryxd.desktop.texts import say
from ryxd.models.catalog.advice import Advised
from ryxd.models.catalog.room import gigabytes
from ryxd.wire.events import Choice

PULL = "pull"
"""The choice that downloads the first of them."""


def told(advised: Sequence[Advised], language: str) -> Bubble:
    """What is shown: the models that suit this machine, the first one (there is one) a click away."""
    first = advised[0]
    lines = [
        say(language, "advice"),
        *(
            say(
                language,
                "advice_line",
                title=each.title,
                tier=each.tier,
                size=gigabytes(each.size),
                licence=each.licence,
            )
            for each in advised
        ),
        say(language, "advice_how", repo=first.repo),
    ]
    label = say(language, "advice_pull", title=first.title, size=gigabytes(first.size))
    return Bubble(
        "",
        language=language,
        kind="result",
        text="\n".join(lines),
        choices=(Choice(key=PULL, label=label),),
        finished=True,
    )
