"""A question, and in the same breath what is to be done with its answer: what was found is acted upon without a further word."""

from training.families.grep import arguments, needle
from training.family import family
from training.material import candidates, disk, onward, searching, writing
from training.material.listener import listener
from training.material.reports import processes_told
from training.source import Source
from training.talk import Talk
from training.wordings.at_once import END, OPEN, READ
from training.wordings.consuming import CPU, MEMORY
from training.wordings.grepping import TEXT
from training.words.filekinds import KINDS

_JOINTS = {
    "en": ("? {}", ", {}", " and {}", " - {}", ", then {}", ". {}", "? then {}", ", and {}", " … {}", "; {}"),
    "de": ("? {}", ", {}", " und {}", " - {}", ", dann {}", ". {}", "? dann {}", ", und {}", " … {}", "; {}"),
}


def joined(source: Source, asked: str, wish: str) -> str:
    """Both in one request."""
    return asked.rstrip(" ?!.,") + source.pick(_JOINTS[source.language]).format(wish)


@family("grep_at_once", "grep", "open_file", "read_file", weight=0.8)
def found(source: Source) -> Talk:
    """The one file that has a text in it is opened or read; where there is none, nothing is done; where there are several, the user says which."""
    typed, plain = needle(source)
    place = searching.somewhere(source, 0.4)
    path = place.path if place else "~"
    reads = source.chance(0.3)
    wish = source.say(READ if reads else OPEN)
    talk = searching.begun(source).user(
        joined(source, source.say(TEXT, t=typed, where=searching.placed(place)), wish)
    )
    ending = source.pick([each.extension for each in KINDS if each.extension in {"txt", "md", "py", "csv", "sh"}])
    files = sorted({disk.hits(source, [], ending, path, 1)[0] for _ in range(source.pick([0, 1, 1, 1, 1, 2]))})
    lines = [f"{file}:{source.number(1, 900)}:{writing.line(source, file, plain)}" for file in files]
    talk.call("grep", **arguments(plain, path)).result(matches=lines, count=len(lines))
    if not files:
        return talk.shown()
    chosen = files[0]
    if len(files) > 1:
        chosen = candidates.which(source, talk, files)
    if not reads:
        return onward.open_path(source, talk, chosen)
    text = [writing.line(source, chosen, source.pick([plain, source.noun()])) for _ in range(source.number(1, 5))]
    return talk.call("read_file", path=chosen).result(text=disk.numbered(text), total=len(text)).shown()


@family("processes_at_once", "list_processes", "end_process", weight=0.6)
def hungriest(source: Source) -> Talk:
    """What uses most is ended."""
    sort = source.pick(["cpu", "memory"])
    said = joined(source, source.say(CPU if sort == "cpu" else MEMORY), source.say(END))
    data = processes_told(source, listener(source), sort, source.pick([2, 3, 3, 4, 5]))
    most = data["processes"][0]
    talk = searching.begun(source).user(said).call("list_processes", sort=sort).result(**data)
    return (
        talk.call("end_process", pid=most["pid"])
        .result(ended=[most["pid"]], say=source.by(f"{most['name']} has ended.", f"{most['name']} ist beendet."))
        .shown()
    )
