"""What runs and what it uses; ending a process by name, by number, or the one that was just told."""

from training.family import family
from training.material.asides import around
from training.material.listener import listener
from training.material.reports import processes_told, program
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.consuming import CPU, MEMORY, OTHER_SORT, TOP
from training.wordings.killing import END, END_PID, END_WHAT, FIRST, SECOND


def _asks_which(source: Source) -> str:
    return source.by("Which process should I end?", "Welchen Prozess soll ich beenden?")


def _ended(source: Source, name: str) -> dict[str, object]:
    pids = sorted(source.number(300, 400000) for _ in range(source.pick([1, 1, 1, 2, 3])))
    killed = [pid for pid in pids if source.chance(0.15)]
    said = source.by(f"{name} has ended.", f"{name} ist beendet.")
    return {"ended": pids, "killed": killed, "say": said}


def _finish(source: Source, talk: Talk, name: str) -> Talk:
    """What comes of ending a process of this name."""
    if source.chance(0.8):
        return talk.result(**_ended(source, name)).shown()
    kind = source.rng.random()
    if kind < 0.6:
        near = ", ".join(program(source) for _ in range(source.number(0, 3)))
        error = source.by(f"no process is called {name}", f"Kein Prozess heißt {name}")
        more = source.by(f"; the closest are {near}", f"; am nächsten kommen {near}") if near else ""
        return talk.error(error + more).shown()
    error = source.by(
        "it belongs to another user; only your own processes can be ended here",
        "Das gehört einem anderen Benutzer; nur die eigenen Prozesse lassen sich hier beenden",
    )
    return talk.error(error).shown()


@family("processes", "list_processes", "end_process", weight=1.1)
def listing(source: Source) -> Talk:
    """What uses the processor or the memory; and then perhaps ending one of them, or the other list."""
    sort = source.pick(["cpu", "memory"])
    text = around(source, source.say(CPU if sort == "cpu" else MEMORY))
    data = processes_told(source, listener(source), sort, source.pick([2, 3, 3, 4, 5]))
    talk = Talk().user(text).call("list_processes", sort=sort).result(**data).shown()
    after = source.rng.random()
    if after < 0.12:
        at = source.number(0, 1)
        chosen = data["processes"][at]
        talk.user(source.say(FIRST if at == 0 else SECOND)).call("end_process", pid=chosen["pid"])
        said = source.by(f"{chosen['name']} has ended.", f"{chosen['name']} ist beendet.")
        return talk.result(ended=[chosen["pid"]], say=said).shown()
    if after < 0.2:
        name = source.pick(data["processes"])["name"]
        return _finish(source, talk.user(source.say(END, name=name)).call("end_process", name=name), name)
    if after < 0.28:
        other = "memory" if sort == "cpu" else "cpu"
        more = processes_told(source, listener(source), other, 2)
        return talk.user(source.say(OTHER_SORT[other])).call("list_processes", sort=other).result(**more).shown()
    return talk


@family("processes_top", "list_processes", weight=0.2)
def top(source: Source) -> Talk:
    """So many of them."""
    count = source.number(2, 12)
    data = processes_told(source, listener(source), "cpu", min(count, 6))
    talk = Talk().user(source.say(TOP, n=str(count))).call("list_processes", sort="cpu", limit=count)
    return talk.result(**data).shown()


@family("end_process", "end_process", weight=0.8)
def end(source: Source) -> Talk:
    """End one that is named."""
    name = program(source)
    if source.chance(0.15):
        name = name.capitalize()
    return _finish(source, Talk().user(source.say(END, name=name)).call("end_process", name=name), name)


@family("end_process_pid", "end_process", weight=0.3)
def end_pid(source: Source) -> Talk:
    """End one by its number."""
    pid = source.number(2, source.pick([999, 9999, 99999, 999999]))
    talk = Talk().user(source.say(END_PID, pid=str(pid))).call("end_process", pid=pid)
    if source.chance(0.15):
        return talk.error(source.by(f"there is no process {pid}", f"Es gibt keinen Prozess {pid}")).shown()
    said = source.by(f"{(name := program(source))} has ended.", f"{name} ist beendet.")
    return talk.result(ended=[pid], say=said).shown()


@family("end_process_which", "end_process", "ask_user", weight=0.2)
def end_which(source: Source) -> Talk:
    """End something that was not named: ask."""
    name = program(source)
    talk = Talk().user(source.say(END_WHAT)).call("ask_user", question=_asks_which(source))
    said = name if source.chance(0.7) else source.say(Phrases(en="[the|it's|take|kill|i mean|the one called] {name}", de="[den|es ist|nimm|ich mein|kill|der heißt] {name}"), name=name)
    return _finish(source, talk.result(answer=said).call("end_process", name=name), name)
