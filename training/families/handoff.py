"""Work that is too large for the shipped model: chat hands it over; the agent itself says that it needs a larger one."""

from training.family import family
from training.source import Source
from training.talk import Talk
from training.wordings.handing import CODE, DATA
from training.wordings.texts_wanted import RESEARCH, WRITING
from training.words.facts import slots

KINDS = {"code": CODE, "writing": WRITING, "data": DATA, "research": RESEARCH}
_WHAT = {
    "code": ("Programming", "Programmieren"),
    "writing": ("Writing longer texts", "Längere Texte schreiben"),
    "data": ("Analysing data", "Daten auswerten"),
    "research": ("Thorough research", "Gründlich recherchieren"),
}


def _request(source: Source, kind: str) -> str:
    table = source.file_name(source.pick(["csv", "csv", "xlsx", "ods", "json", "tsv"]))
    code = source.path(source.pick(["py", "rs", "js", "c", "go", "sh", "lua", "ts", "java", "cpp"]))
    file = source.path(source.pick(["md", "txt", "docx", "odt"])) if kind == "writing" else code
    return source.say(KINDS[kind], lower=None, **slots(source), file=file, table=table)


@family("handoff", "handoff_to_code", "handoff_to_writing", "handoff_to_data", "handoff_to_research", weight=1.5)
def handoff(source: Source) -> Talk:
    """The agent chat gives it to the agent whose work it is, in the user's own words."""
    kind = source.pick(list(KINDS))
    request = _request(source, kind)
    return Talk().user(request).call(f"handoff_to_{kind}", task_description=request)


@family("handoff_too_large", weight=0.5)
def too_large(source: Source) -> Talk:
    """The agent whose work it is says that it takes a larger model, and where to get one."""
    kind = source.pick(list(KINDS))
    en, de = _WHAT[kind]
    answer = source.by(
        f"{en} needs a larger model than the one that ships with ryx; `ryxctl models list` shows which suits this machine.",
        f"{de} braucht ein größeres Modell als das mitgelieferte; `ryxctl models list` zeigt, welches zu diesem Rechner passt.",
    )
    return Talk(kind).user(_request(source, kind)).answer(answer)
