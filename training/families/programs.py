"""Programs that are opened: open_app, and what it is not."""

from training.family import family
from training.source import Source
from training.talk import Talk
from training.wordings.launching import BARE, NEW, OPEN, START, TWO
from training.wordings.which_app import CHOICE, CLOSEST, INSTEAD, NOTHING
from training.words.programs import GENERIC, REAL, REAL_PAIRS, own_name, program

_WHICH = {
    "en": ("Which application should I open?", "Which program?", "What should I open?"),
    "de": ("Welches Programm soll ich öffnen?", "Welche Anwendung?", "Was soll ich öffnen?"),
}


def started(source: Source, talk: Talk, name: str, *, front: float = 0.2) -> Talk:
    """What open_app says when it worked; `front` is how often it ran before."""
    known = own_name(name)
    if name.lower() in {each.lower() for each in GENERIC[source.language]} and source.chance(0.7):
        known = own_name(source.made_word() if source.chance(0.5) else program(source, generic=0))
    running = source.chance(front)
    if running:
        said = source.by(f"{known} is in front.", f"{known} ist vorn.")
    else:
        said = source.by(f"{known} is starting.", f"{known} wird gestartet.")
    return talk.result(ok=True, started=not running, app=known, say=said).shown()


@family("app_open", "open_app", weight=1.2)
def open_(source: Source) -> Talk:
    """A program by its name, or by what it is."""
    name = program(source, generic=0.25)
    if source.chance(0.5):
        name = source.pick([str.lower, str.lower, own_name, str])(source.word_of(REAL if source.chance(0.8) else REAL_PAIRS))
    return started(source, Talk().user(source.say(OPEN, a=name)).call("open_app", name=name), name)


@family("app_start", "open_app", weight=0.8)
def start(source: Source) -> Talk:
    """A program that may be unknown to anybody: that it is one, the request says."""
    name = program(source, generic=0.1)
    return started(source, Talk().user(source.say(START, a=name)).call("open_app", name=name), name)


@family("app_bare", "open_app", weight=0.35)
def bare(source: Source) -> Talk:
    """Nothing but the name of a program that exists, as one types it into a launcher."""
    kind = source.rng.random()
    name = source.pick(GENERIC[source.language]) if kind < 0.35 else source.word_of(REAL if kind < 0.85 else REAL_PAIRS)
    name = source.pick([name, name.lower(), name.lower(), own_name(name)])
    return started(source, Talk().user(source.say(BARE, a=name)).call("open_app", name=name), name)


@family("app_new", "open_app", weight=0.25)
def new(source: Source) -> Talk:
    """Another window of a program."""
    name = program(source)
    return started(source, Talk().user(source.say(NEW, a=name)).call("open_app", name=name, new=True), name, front=0)


@family("app_two", "open_app", weight=0.4)
def two(source: Source) -> Talk:
    """Two programs, one after the other."""
    first, second = program(source), program(source)
    talk = Talk().user(source.say(TWO, a=first, b=second)).call("open_app", name=first)
    known = own_name(first)
    said = source.by(f"{known} is starting.", f"{known} wird gestartet.")
    talk.result(ok=True, started=True, app=known, say=said).call("open_app", name=second)
    if source.chance(0.1):
        return talk.error(source.by(f"no application is called {second}", f"Kein Programm heißt {second}")).shown()
    other = own_name(second)
    also = source.by(f"{other} is starting.", f"{other} wird gestartet.")
    return talk.result(ok=True, started=True, app=other, say=also).shown()


@family("app_missing", "open_app", weight=0.5)
def missing(source: Source) -> Talk:
    """A program that is not there, or could be several; the user says which."""
    name = program(source, generic=0.05)
    talk = Talk().user(source.say(OPEN, a=name)).call("open_app", name=name)
    near = [own_name(program(source, generic=0)) for _ in range(source.number(0, 3))]
    listed = ", ".join(near)
    if len(near) > 1 and source.chance(0.5):
        talk.error(source.by(f"{name} could be {listed}; say which", f"{name} kann {listed} sein; sag, welches")).shown()
    elif source.chance(0.2):
        code = source.number(1, 139)
        error = source.by(
            f"{name} ended at once with exit code {code}; started in a terminal, {name.lower()} says why",
            f"{name} hat sich sofort mit Exitcode {code} beendet; im Terminal sagt {name.lower()}, warum",
        )
        return talk.error(error).shown()
    else:
        closest = source.by(f"; the closest are {listed}", f"; am nächsten kommen {listed}") if near else ""
        talk.error(source.by(f"no application is called {name}{closest}", f"Kein Programm heißt {name}{closest}")).shown()
        if not near:
            return talk
    if source.chance(0.35):
        return talk
    if len(near) == 1 and source.chance(0.7):
        return started(source, talk.user(source.say(CLOSEST)).call("open_app", name=near[0]), near[0])
    if len(near) > 1 and source.chance(0.4):
        at = source.number(0, len(near) - 1)
        said = source.by(["first", "second", "third"], ["erste", "zweite", "dritte"])[at]
        if at == len(near) - 1 and source.chance(0.3):
            said = source.by("last", "letzte")
        return started(source, talk.user(source.say(CHOICE, o=said)).call("open_app", name=near[at]), near[at])
    name = source.pick(near) if near and source.chance(0.7) else program(source, generic=0)
    return started(source, talk.user(source.say(INSTEAD, a=name)).call("open_app", name=name), name)


@family("app_or_file", "open_app", "search_files", "open_file", weight=0.3)
def or_file(source: Source) -> Talk:
    """No program is called so: perhaps a file is."""
    name = source.noun() if source.chance(0.5) else source.made_word()
    talk = Talk().user(source.say(START if source.chance(0.3) else OPEN, a=name)).call("open_app", name=name)
    talk.error(source.by(f"no application is called {name}", f"Kein Programm heißt {name}"))
    talk.call("search_files", pattern=f"*{name}*", paths=["~"])
    kind = source.rng.random()
    if kind < 0.3:
        return talk.result(matches=[], count=0).shown()
    count = 1 if kind < 0.7 else source.number(2, 3)
    names = [f"{name}{source.pick(['', '_', '-'])}{source.pick(['', source.noun()])}.{source.pick(['pdf', 'odt', 'txt', 'md', 'png', 'ods'])}" for _ in range(count)]
    names = list(dict.fromkeys(names))
    home = source.home()
    found = [f"{home}/{source.pick(['Documents', 'Downloads', 'Desktop', 'Bilder'])}/{each}" for each in names]
    talk.result(matches=found, count=len(found))
    if len(found) == 1:
        talk.call("open_file", path=found[0]).result(ok=True)
    return talk.shown()


@family("app_which", "ask_user", "open_app", weight=0.2)
def which(source: Source) -> Talk:
    """Nothing is named."""
    name = program(source)
    talk = Talk().user(source.say(NOTHING)).call("ask_user", question=_WHICH[source.language][0])
    return started(source, talk.result(answer=name).call("open_app", name=name), name)
