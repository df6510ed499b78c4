"""Short words that only make sense with what was just done: another file was meant, one of those listed, a line more, a sum that goes on."""

from training.families.calculate import calculated
from training.families.write import longer
from training.family import family
from training.material import disk, filing, writing
from training.source import Source
from training.talk import Talk
from training.wordings.correcting import ADDED, NAMED, OTHER, READ_ONE, SUMS, THAT_ONE
from training.wordings.opening import EXACT
from training.wordings.reading import ALL

_TOOLS = {"open_file": EXACT, "read_file": ALL}
_USUAL = {"Documents", "Desktop", "Downloads", "Pictures"}
_BETWEEN = ("_", "_", "-", " ")
_ENDINGS = {"open_file": ("pdf", "odt", "jpg", "png", "ods", "docx", "mp3", "svg"), "read_file": ("txt", "md", "csv", "log", "conf")}


def _pair(source: Source, ending: str) -> tuple[str, str, str, list[str]]:
    """What two file names have in common, in what they differ, and both of them."""
    stem, one, other = source.noun(), source.noun(), source.noun()
    if source.chance(0.3):
        months = source.rng.sample(source.by(
            ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"],
            ["januar", "februar", "märz", "april", "mai", "juni", "juli", "august", "september", "oktober", "november", "dezember"],
        ), 2)  # fmt: skip
        one, other = months
    elif source.chance(0.2):
        first = source.number(1, 40)
        one, other = str(first), str(first + source.pick([1, 1, 2, 3, 10]))
    between = source.pick(_BETWEEN)
    ahead = source.chance(0.2)
    names = [f"{each}{between}{stem}.{ending}" if ahead else f"{stem}{between}{each}.{ending}" for each in (one, other)]
    return stem, one, other, names


def _done(source: Source, talk: Talk, tool: str, path: str) -> Talk:
    talk.call(tool, path=path)
    if tool == "open_file":
        return talk.result(ok=True).shown()
    lines = writing.lines(source, path, source.number(1, 4))
    return talk.result(text=disk.numbered(lines), total=len(lines)).shown()


def _begun(source: Source, tool: str, stem: str, one: str, name: str) -> tuple[Talk, str]:
    """The first of the two was opened or read: it was named, or found by its words. Returns its path, too."""
    folder = disk.under(source, "~")
    if source.chance(0.5):
        path = name if source.chance(0.6) else f"{folder}/{name}"
        return _done(source, Talk().user(source.say(_TOOLS[tool], p=path)), tool, path), path
    words = [stem, one]
    talk = Talk().user(source.say(_TOOLS[tool], p=f"{stem} {one}")).call("search_files", pattern=f"*{'*'.join(words)}*", paths=["~"])
    talk.result(matches=[f"{folder}/{name}"], count=1)
    return _done(source, talk, tool, f"{folder}/{name}"), f"{folder}/{name}"


@family("corrected_word", "open_file", "read_file", "search_files", weight=2.0)
def word(source: Source) -> Talk:
    """Another one of that name: what it has in common with the first is kept, and searched with the new word."""
    tool = source.pick(["open_file", "open_file", "read_file"])
    stem, one, other, names = _pair(source, source.pick(_ENDINGS[tool]))
    talk, path = _begun(source, tool, stem, one, names[0])
    folder = path.rpartition("/")[0]
    if source.chance(0.25):  # its whole name: it lies where the first one does
        talk.user(source.say(NAMED, a=names[0], b=names[1]))
        return _done(source, talk, tool, f"{folder}/{names[1]}" if folder else names[1])
    talk.user(source.say(NAMED, a=one, b=other)).call("search_files", pattern=f"*{stem}*{other}*", paths=["~"])
    there = folder if folder and source.chance(0.7) else disk.under(source, "~")
    matches = [f"{there}/{names[1]}"] if source.chance(0.9) else []
    talk.result(matches=matches, count=len(matches))
    return _done(source, talk, tool, matches[0]) if matches else talk.shown()


@family("corrected_other", "open_file", "read_file", "search_files", weight=1.0)
def other(source: Source) -> Talk:
    """The other one: what has the same name but for its end is searched; the second of two is taken."""
    tool = source.pick(["open_file", "open_file", "read_file"])
    stem, one, _, names = _pair(source, source.pick(_ENDINGS[tool]))
    talk, path = _begun(source, tool, stem, one, names[0])
    first = path if "/" in path else f"{disk.under(source, '~')}/{names[0]}"
    folder = first.rpartition("/")[0]
    paths = [first, f"{folder}/{names[1]}"]
    if source.chance(0.25):
        paths.append(f"{folder}/{source.noun()}_{stem}.{names[0].rpartition('.')[2]}")
    source.rng.shuffle(paths)
    talk.user(source.say(OTHER)).call("search_files", pattern=f"*{stem}*", paths=["~"]).result(matches=paths, count=len(paths))
    left = [each for each in paths if each != first]
    return _done(source, talk, tool, left[0]) if len(left) == 1 else talk.shown()


@family("listed_word", "list_dir", "open_file", "read_file", weight=1.2)
def listed(source: Source) -> Talk:
    """One of what was listed, by a word of its name."""
    tool = source.pick(["open_file", "read_file"])
    folder = source.pick(["~/Documents", "~/Desktop", "~/Downloads", "~/Pictures", f"~/{source.folder_name()}", f"~/Documents/{source.folder_name()}"])
    said = folder.rpartition("/")[2] if folder.count("/") == 1 and source.chance(0.6) else folder
    ways = source.by(
        ["what's in {p}", "list {p}", "show me what is in {p}", "ls {p}", "what do i have in {p}"],
        ["was ist in {p}", "was liegt in {p}", "zeig was in {p} ist", "ls {p}", "was hab ich in {p}"],
    )
    talk = Talk().user(source.pick(ways).format(p=said.lower() if "/" not in said and source.chance(0.5) else said))
    chosen = source.noun()
    more = source.noun()
    name = f"{source.pick([chosen, f'{chosen}_{more}', f'{more} {chosen}', f'{more}-{chosen}'])}.{source.pick(_ENDINGS[tool])}"
    names = [each for each in disk.entries(source, source.number(1, 6)) if chosen.lower() not in each.lower()]
    names.insert(source.number(0, len(names)), name)
    asked = folder if "/" in said or said in _USUAL else said
    talk.call("list_dir", path=asked).result(entries=names, count=len(names)).shown()
    talk.user(source.say(THAT_ONE if tool == "open_file" else READ_ONE, b=chosen.lower() if source.chance(0.5) else chosen))
    return _done(source, talk, tool, f"{asked}/{name}")


@family("read_then_added", "read_file", "append_file", weight=0.8)
def added(source: Source) -> Talk:
    """A line more for what was just read."""
    cwd, path = filing.here(source), source.path(source.pick(["txt", "md", "csv"]))
    before = writing.lines(source, path, source.number(1, 4))
    talk = Talk().user(source.say(ALL, p=path)).call("read_file", path=path).result(text=disk.numbered(before), total=len(before)).shown()
    text = source.pick([source.noun(), f"{source.noun()} {source.noun()}", f"{source.number(1, 20)} {source.noun()}", writing.line(source, path, source.noun())])
    talk.user(source.say(ADDED, x=text)).call("append_file", path=path, text=text)
    longer(source, talk, filing.shown(cwd, path), before, text)
    return talk


@family("sum_goes_on", "calculate", weight=1.0)
def sums(source: Source) -> Talk:
    """What was worked out is taken on from."""
    one, two = source.number(2, 999), source.number(2, 60)
    sign, said = source.pick([("+", "+"), ("-", "-"), ("*", "*"), ("*", "x"), ("+", "plus"), ("*", source.by("times", "mal"))])
    if sign == "-" and two > one:
        one, two = two, one
    first = f"{one} {sign} {two}"
    tight = source.chance(0.4) and not said.isalpha()
    typed = f"{one}{said}{two}" if tight else f"{one} {said} {two}"
    talk = Talk().user(source.pick(source.by(["{s}", "what's {s}", "{s}?"], ["{s}", "was ist {s}", "{s}?", "wieviel ist {s}"])).format(s=typed))
    talk, value = calculated(source, talk, first)
    for _ in range(source.pick([1, 1, 2])):
        number, shown = source.number(2, 90), str(int(value or 0))
        sign, said = source.pick([("*", source.by("times", "mal")), ("*", "*"), ("+", "plus"), ("+", "+"), ("-", "minus"), ("-", "-")])
        if sign == "-" and (value or 0) < number:
            sign, said = "+", "plus"
        talk.user(source.say(SUMS, op=f"{said} {number}"))
        talk, value = calculated(source, talk, f"{shown} {sign} {number}")
    return talk
