"""Opening files: open_file at once for a name or a path, after a search for what is only described."""

from training.family import family
from training.material import article, onward, searching, sought
from training.source import Source
from training.talk import Talk
from training.wordings.opening import EXACT, VAGUE
from training.wordings.opening_more import APP, BARE, FOLDER, NEWEST, SITE


def exact_path(source: Source) -> str:
    """A file as one types it whose name is known."""
    return source.path()


@family("open_exact", "open_file", weight=1.2)
def exact(source: Source) -> Talk:
    """A name or a path is given."""
    path = exact_path(source)
    typed = sought.quoted(source, path)
    if "/" not in path and source.chance(0.15):
        typed = f"{source.pick(source.by(['the', 'my'], ['die', 'meine', 'die']))} {typed}"
    talk = searching.begun(source).user(source.say(EXACT, p=typed))
    if source.chance(0.08):
        talk.call("open_file", path=path)
        paths = searching.lost(source, talk, path)
        if paths:
            return onward.open_path(source, talk, paths[0])
        return talk.shown()
    return onward.open_path(source, talk, path)


@family("open_program", "open_file", weight=0.08)
def program(source: Source) -> Talk:
    """A program is no file to open: the tool says so."""
    path = source.path(source.pick(["exe", "AppImage", "jar", "run", "deb", "msi", "bat"]))
    talk = searching.begun(source).user(source.say(EXACT, p=sought.quoted(source, path))).call("open_file", path=path)
    folder = path.rpartition("/")[0] or "~"
    kind = source.pick(["Linux program", "Windows program", path.rpartition(".")[2].upper()])
    error = source.by(
        f"{path} is a program ({kind}): opening it would run it, which open_file does not do; open its folder {folder} instead",
        f"{path} ist ein Programm ({kind}): Öffnen würde es ausführen, das tut open_file nicht; öffne stattdessen den Ordner {folder}",
    )
    return talk.error(error).shown()


@family("open_folder", "open_file", weight=0.3)
def folder(source: Source) -> Talk:
    """A folder is shown in the file manager."""
    place = sought.place(source)
    talk = searching.begun(source).user(source.say(FOLDER, of=place.of, acc=place.acc))
    return talk.call("open_file", path=place.path).result(ok=True).shown()


@family("open_vague", "search_files", "open_file", weight=1.3)
def vague(source: Source) -> Talk:
    """What is to be opened is described: it is searched, and opened where there is one."""
    kind = source.number(0, 99)
    place = searching.somewhere(source, 0.25)
    if kind < 35:
        what = sought.by_words(source, 1 if kind < 20 else 2)
    elif kind < 60:
        what = sought.generic(source)
    else:
        what = sought.of_kind(source, many=False)
    period = ""
    if source.chance(0.14):
        what, period = sought.dated(source, what)
    slots = what.slots(source)
    if len(what.words) == 1 and what.text == what.words[0]:  # a bare word may be an application
        determiner = source.by("the", "die")
        slots = {name: text if text != what.text else f"{determiner} {text}" for name, text in slots.items()} | {"what": f"{determiner} {what.text}"}
    talk = searching.begun(source).user(source.say(VAGUE, lower=None, **slots, where=searching.placed(place)))
    return found_then_open(source, talk, what, place, period)


def found_then_open(source: Source, talk: Talk, what: sought.Sought, place: sought.Place | None, period: str = "") -> Talk:
    """The search, and what is done with its matches."""
    chance = source.number(0, 99)
    count = 0 if chance < 9 else 1 if chance < 62 else source.pick([2, 2, 3, 3, 4])
    paths = searching.search(source, talk, what, place, period=period, count=count)
    if not paths and place and place.path != "~":
        paths = searching.search(source, talk, what, None, period=period, count=source.pick([0, 1, 1]))
    if not paths:
        return talk.shown()
    if len(paths) == 1:
        return onward.open_path(source, talk, paths[0])
    talk.shown()
    if source.chance(0.6):
        onward.after_hits(source, talk, paths)
    return talk


def _new(source: Source, name: str, head: str) -> str:
    sex = article.gender(head) or "n"
    word = source.pick(["letzte", "neueste", "neuste", "aktuellste"])
    return f"{ {'f': 'die', 'm': 'den', 'n': 'das', 'p': 'die'}[sex]} {word}{'n' if sex == 'm' else ''} {name}".strip()


@family("open_newest", "search_files", "open_file", weight=0.35)
def newest(source: Source) -> Talk:
    """The newest of its kind: a search has the newest first."""
    one = sought.kind(source)
    place = searching.somewhere(source)
    name = source.pick([*one.one(german=source.german), source.by("screenshot", "Screenshot"), "screenshot"])
    shot = name.lower() == "screenshot"
    what = sought.Sought(name, ("screenshot",) if shot else (), "" if shot else one.extension, "*screenshot*" if shot else f"*.{one.extension}")
    if not shot and source.chance(0.4):
        what = sought.by_words(source, 1, 2) if source.chance(0.6) else sought.of_kind(source, many=False)
        name = what.text
    talk = searching.begun(source).user(source.say(NEWEST, what=name, new=_new(source, name, what.head or name.split(" ")[0]), where=searching.placed(place)))
    paths = searching.search(source, talk, what, place, count=source.pick([0, 1, 2, 3, 3, 4]))
    if not paths:
        return talk.shown()
    return onward.open_path(source, talk, paths[0])


@family("open_what", "ask_user", "open_file", weight=0.25)
def unsaid(source: Source) -> Talk:
    """Nobody said what to open."""
    question = source.by("Which file should I open?", "Welche Datei soll ich öffnen?")
    talk = Talk().user(source.say(BARE)).call("ask_user", question=question)
    if source.chance(0.1):
        return talk.error(source.by(
            "nobody answered; don't ask that again. Go on with what you know and say what you assumed, or say what you need",
            "niemand hat geantwortet; frag das nicht noch einmal. Mach mit dem weiter, was du weißt, und sag, was du angenommen hast; "
            "oder sag, was dir fehlt",
        )).answer(source.by("I need the name of the file to open it.", "Ich brauche den Namen der Datei, um sie zu öffnen."))  # fmt: skip
    if source.chance(0.5):
        path = exact_path(source)
        return onward.open_path(source, talk.result(answer=path), path)
    what = sought.of_kind(source, many=False) if source.chance(0.4) else sought.generic(source)
    talk.result(answer=source.pick([what.text, what.slots(source)["nom"]]))
    return found_then_open(source, talk, what, None)


@family("open_app_or_site", "open_app", "open_url", weight=0.4)
def other(source: Source) -> Talk:
    """The same words for what is no file: an application, a web page."""
    if source.chance(0.5):
        name = source.pick([source.made_word(), source.noun()])
        said = source.by(f"{name} is starting.", f"{name} wird gestartet.")
        return Talk().user(source.say(APP, p=name)).call("open_app", name=name).result(ok=True, started=True, app=name, say=said).shown()
    word = "".join(letter for letter in source.noun().lower() if letter.isalnum()) or "site"
    url = f"{source.pick(['', '', 'www.', 'https://', 'https://www.'])}{word}.{source.pick(['com', 'de', 'org', 'net', 'io', 'at', 'ch', 'eu'])}"
    if source.chance(0.3):
        url += f"/{source.noun().lower()}"
    full = url if url.startswith("http") else f"https://{url}"
    host = full.split("/")[2].removeprefix("www.")
    said = source.by(f"{host} is open.", f"{host} ist geöffnet.")
    return Talk().user(source.say(SITE, p=url)).call("open_url", url=url).result(ok=True, url=full, say=said).shown()
