"""Plans of two or three steps of other kinds: folders and what goes there, clipboard, screenshots, notes, text in files, the web."""

from dataclasses import dataclass
from typing import Any

from training.families.plan_files import kind_of
from training.family import Family, family
from training.material.drafts import Draft, Spec, short
from training.material.sayings import inside, text, towards
from training.material.shares import PLAN
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.words.chains import WAYS


@dataclass(frozen=True)
class Chain:
    """Steps that belong together, what they are understood as, and the type of their operators."""

    name: str
    en: str
    de: str
    steps: tuple[Spec, ...]
    agent: str = "file"
    weight: float = 0.4


def _ask(en: str, de: str, **shown: str) -> Spec:
    return Spec("operator", "answer", "antworten", {"en": en, "de": de, **shown})


def _new(path: str = "{folder}") -> Spec:
    return Spec("make_folder", "make the folder", "den Ordner anlegen", {"path": path})


def _step(tool: str, en: str, de: str, *after: int, **params: Any) -> Spec:
    return Spec(tool, en, de, params, after)


CHAINS = (
    Chain("sort", "Make the folder {folder} and move the {kind} {where} there.", "Ordner {folder} anlegen und {kind} {where} dorthin verschieben.",
          (_new(), _step("glob", "find the files", "die Dateien suchen", pattern="{pattern}", path="{in}"),
           _step("move_file", "move them", "verschieben", 1, paths="$2.matches", to="{folder}")), weight=0.7),
    Chain("gather", "Make the folder {folder} and copy the {kind} {where} there.", "Ordner {folder} anlegen und {kind} {where} dorthin kopieren.",
          (_new(), _step("glob", "find the files", "die Dateien suchen", pattern="{pattern}", path="{in}"),
           _step("copy_file", "copy them", "kopieren", 1, paths="$2.matches", to="{folder}")), weight=0.4),
    Chain("all", "Move the {kind} {where} {to}.", "{kind} {where} {to} verschieben.",
          (_step("glob", "find the files", "die Dateien suchen", pattern="{pattern}", path="{in}"),
           _step("move_file", "move them {to}", "{to} verschieben", paths="$1.matches", to="{path}")), weight=0.6),
    Chain("copies", "Copy the {kind} {where} {to}.", "{kind} {where} {to} kopieren.",
          (_step("glob", "find the files", "die Dateien suchen", pattern="{pattern}", path="{in}"),
           _step("copy_file", "copy them {to}", "{to} kopieren", paths="$1.matches", to="{path}")), weight=0.5),
    Chain("clear", "Put the {kind} {where} into the Trash.", "{kind} {where} in den Papierkorb legen.",
          (_step("glob", "find the files", "die Dateien suchen", pattern="{pattern}", path="{in}"),
           _step("trash_file", "put them into the Trash", "in den Papierkorb legen", paths="$1.matches")), weight=0.5),
    Chain("into_new", "Make the folder {folder} and move {file} there.", "Ordner {folder} anlegen und {file} dorthin verschieben.",
          (_new(), _step("move_file", "move {file}", "{file} verschieben", 1, paths=["{file}"], to="{folder}")), weight=0.6),
    Chain("copy_new", "Make the folder {folder} and copy {file} there.", "Ordner {folder} anlegen und {file} dorthin kopieren.",
          (_new(), _step("copy_file", "copy {file}", "{file} kopieren", 1, paths=["{file}"], to="{folder}")), weight=0.4),
    Chain("note_in_new", "Make the folder {folder} with the file {name} in it.", "Ordner {folder} anlegen, darin die Datei {name}.",
          (_new(), _step("write_file", "write {name}", "{name} schreiben", 1, path="{folder}/{name}", content="{text}")), weight=0.4),
    Chain("write_open", "Write {text} into {file} and open it.", "{text} in {file} schreiben und öffnen.",
          (_step("write_file", "write {file}", "{file} schreiben", path="{file}", content="{text}"),
           _step("open_file", "open it", "öffnen", 1, path="{file}")), weight=0.5),
    Chain("append_open", "Add {text} to {file} and open it.", "{text} an {file} anhängen und öffnen.",
          (_step("append_file", "add the text", "den Text anhängen", path="{file}", text="{text}"),
           _step("open_file", "open it", "öffnen", 1, path="{file}")), weight=0.4),
    Chain("backup_append", "Copy {file} to {copy}, then add {text}.", "{file} nach {copy} kopieren, dann {text} anhängen.",
          (_step("copy_file", "make a copy", "eine Kopie machen", paths=["{file}"], to="{copy}"),
           _step("append_file", "add the text", "den Text anhängen", 1, path="{file}", text="{text}")), weight=0.5),
    Chain("backup_trash", "Copy {file} {to}, then put it into the Trash.", "{file} {to} kopieren, dann in den Papierkorb legen.",
          (_step("copy_file", "copy it {to}", "{to} kopieren", paths=["{file}"], to="{path}"),
           _step("trash_file", "put it into the Trash", "in den Papierkorb legen", 1, paths=["{file}"])), weight=0.4),
    Chain("rename_move", "Rename {file} to {name}, then move it {to}.", "{file} in {name} umbenennen und {to} verschieben.",
          (_step("move_file", "move it {to} as {name}", "{to} verschieben, als {name}", paths=["{file}"], to="{path}/{name}"),), weight=0.3),
    Chain("clip_file", "Write the clipboard into {file}.", "Die Zwischenablage in {file} schreiben.",
          (_step("read_clipboard", "read the clipboard", "die Zwischenablage lesen"),
           _step("write_file", "write {file}", "{file} schreiben", path="{file}", content="$1.text")), weight=0.7),
    Chain("clip_append", "Add the clipboard to {file}.", "Die Zwischenablage an {file} anhängen.",
          (_step("read_clipboard", "read the clipboard", "die Zwischenablage lesen"),
           _step("append_file", "add the text", "den Text anhängen", path="{file}", text="$1.text")), weight=0.7),
    Chain("clip_remember", "Remember what is on the clipboard.", "Den Inhalt der Zwischenablage merken.",
          (_step("read_clipboard", "read the clipboard", "die Zwischenablage lesen"),
           _step("remember", "remember it", "merken", text="$1.text")), weight=0.3),
    Chain("clip_search", "Search the web for what is on the clipboard.", "Im Web nach dem Inhalt der Zwischenablage suchen.",
          (_step("read_clipboard", "read the clipboard", "die Zwischenablage lesen"),
           _step("search_web", "search the web", "im Web suchen", query="$1.text")), "web", weight=0.3),
    Chain("clip_url", "Open the address on the clipboard.", "Die Adresse aus der Zwischenablage öffnen.",
          (_step("read_clipboard", "read the clipboard", "die Zwischenablage lesen"),
           _step("open_url", "open the address", "die Adresse öffnen", url="$1.text")), "web", weight=0.3),
    Chain("shot_open", "Take a screenshot and open it.", "Ein Bildschirmfoto machen und öffnen.",
          (_step("screenshot", "take a screenshot", "ein Bildschirmfoto machen"),
           _step("open_file", "open it", "öffnen", path="$1.path")), weight=0.6),
    Chain("shot_move", "Take a screenshot and move it {to}.", "Ein Bildschirmfoto machen und {to} verschieben.",
          (_step("screenshot", "take a screenshot", "ein Bildschirmfoto machen"),
           _step("move_file", "move it {to}", "{to} verschieben", paths=["$1.path"], to="{path}")), weight=0.6),
    Chain("shot_name", "Take a screenshot and call it {png}.", "Ein Bildschirmfoto machen und {png} nennen.",
          (_step("screenshot", "take a screenshot", "ein Bildschirmfoto machen"),
           _step("rename_files", "rename it", "umbenennen", pairs=[{"path": "$1.path", "name": "{png}"}])), weight=0.3),
    Chain("grep_open", "Find the file with {topic} in its text {where} and open it.", "Datei {where} mit {topic} im Text suchen und öffnen.",
          (_step("grep", "find the text", "den Text suchen", pattern="{topic}", path="{in}", mode="files"),
           _step("open_file", "open it", "öffnen", path="$1.matches.0")), "rag", weight=0.6),
    Chain("grep_read", "Find the file with {topic} in its text {where} and read it.", "Datei {where} mit {topic} im Text suchen und lesen.",
          (_step("grep", "find the text", "den Text suchen", pattern="{topic}", path="{in}", mode="files"),
           _step("read_file", "read it", "lesen", path="$1.matches.0")), "rag", weight=0.4),
    Chain("read_question", "Tell what {file} says about {topic}.", "Sagen, was in {file} über {topic} steht.",
          (_step("read_file", "read {file}", "{file} lesen", path="{file}"),
           _ask("What does the text say about {topic}?", "Was steht im Text über {topic}?", text="$1.text")), weight=0.8),
    Chain("read_summary", "Read {file} and sum it up.", "{file} lesen und zusammenfassen.",
          (_step("read_file", "read {file}", "{file} lesen", path="{file}"),
           _ask("Sum up this text in few words.", "Fasse diesen Text kurz zusammen.", text="$1.text")), weight=0.6),
    Chain("compare", "Tell which is newer, {file} or {other}.", "Sagen, was neuer ist, {file} oder {other}.",
          (_step("metadata", "dates of {file}", "Datum von {file}", path="{file}"), _step("metadata", "dates of {other}", "Datum von {other}", path="{other}"),
           _ask("Which of both was changed later?", "Was wurde später geändert?", first="$1.changed", second="$2.changed")), weight=0.5),
    Chain("larger", "Tell which is larger, {file} or {other}.", "Sagen, was größer ist, {file} oder {other}.",
          (_step("metadata", "size of {file}", "Größe von {file}", path="{file}"), _step("metadata", "size of {other}", "Größe von {other}", path="{other}"),
           _ask("Which of both is larger?", "Was ist größer?", first="$1.size", second="$2.size")), weight=0.3),
    Chain("web_open", "Search the web for {topic} and open the first result.", "Im Web nach {topic} suchen und den ersten Treffer öffnen.",
          (_step("search_web", "search the web", "im Web suchen", query="{topic}"),
           _step("open_url", "open the first result", "den ersten Treffer öffnen", url="$1.results.0.url")), "web", weight=0.6),
    Chain("web_read", "Search the web for {topic} and tell what the first page says.", "Im Web nach {topic} suchen und sagen, was auf der ersten Seite steht.",
          (_step("search_web", "search the web", "im Web suchen", query="{topic}"),
           _step("read_page", "read the first page", "die erste Seite lesen", url="$1.results.0.url"),
           _ask("What does the page say about {topic}?", "Was sagt die Seite über {topic}?", text="$2.text")), "web", weight=0.5),
    Chain("web_note", "Read {url} and tell what is important.", "{url} lesen und das Wichtige sagen.",
          (_step("read_page", "read the page", "die Seite lesen", url="{url}"),
           _ask("Sum up this page in few words.", "Fasse diese Seite kurz zusammen.", text="$1.text")), "web", weight=0.4),
    Chain("hog_end", "End the program that uses the most memory.", "Das Programm beenden, das am meisten Speicher braucht.",
          (_step("list_processes", "find the largest process", "den größten Prozess suchen", sort="memory", limit=1),
           _step("end_process", "end it", "beenden", name="$1.processes.0.name")), "shell", weight=0.4),
    Chain("slow", "Find out why the computer is slow.", "Herausfinden, warum der Rechner langsam ist.",
          (_step("list_processes", "what uses the processor", "was den Prozessor braucht", sort="cpu"),
           _step("memory_state", "how much memory is free", "wie viel Speicher frei ist"),
           _ask("Why is the computer slow?", "Warum ist der Rechner langsam?", processes="$1.say", memory="$2.say")), "shell", weight=0.5),
    Chain("recall_copy", "Copy what was remembered about {topic}.", "Kopieren, was über {topic} gemerkt wurde.",
          (_step("recall", "what was remembered", "was gemerkt wurde", query="{topic}"),
           _step("write_clipboard", "copy it", "kopieren", text="$1.memories.0.text")), "rag", weight=0.4),
    Chain("recall_file", "Write what was remembered about {topic} into {file}.", "In {file} schreiben, was über {topic} gemerkt wurde.",
          (_step("recall", "what was remembered", "was gemerkt wurde", query="{topic}"),
           _step("write_file", "write {file}", "{file} schreiben", path="{file}", content="$1.memories.0.text")), "rag", weight=0.3),
    Chain("date_copy", "Copy today's date.", "Das heutige Datum kopieren.",
          (_step("get_date", "today's date", "das heutige Datum"), _step("write_clipboard", "copy it", "kopieren", text="$1.date")), weight=0.3),
    Chain("date_append", "Add today's date to {file}.", "Das heutige Datum an {file} anhängen.",
          (_step("get_date", "today's date", "das heutige Datum"), _step("append_file", "add it", "anhängen", path="{file}", text="$1.date")), weight=0.3),
    Chain("folder_question", "Tell what is in the folder {path} and how large it is.", "Sagen, was in {path} ist und wie groß der Ordner ist.",
          (_step("list_dir", "what is in it", "was darin ist", path="{path}"), _step("disk_usage", "how large it is", "wie groß er ist", path="{path}")), weight=0.4),
)  # fmt: skip


TEXTS = ("txt", "txt", "md", "md", "log", "csv", "org", "tex", "html", "conf", "py", "json", "yaml", "sh", "ini", "rst", "toml")
OF_TEXTS = {"append_file", "write_file", "read_file", "edit_file"}


def slots_of(source: Source, *, texts: bool = False) -> dict[str, str]:
    """All that such a request may name; `texts`: its files are such that can be read and written."""
    (kind, pattern), place, target = kind_of(source, many=True), inside(source), towards(source)
    file = source.path(source.pick(TEXTS) if texts else None)
    topic = source.noun() if source.chance(0.6) else " ".join(source.nouns(2, 3))
    copy = source.pick([f"{file}.bak", f"{file}.old", source.path()])
    folder = source.folder() if source.chance(0.5) else source.folder_name()
    url = f"https://{''.join(c for c in source.made_word().lower() if c.isalnum() and c.isascii()) or 'x'}.{source.pick(['de', 'org', 'com', 'net', 'io'])}"
    if source.chance(0.5):
        url += f"/{source.noun().lower()}"
    return {
        "kind": kind, "pattern": pattern, "where": place.said, "in": place.path, "to": target.said, "path": target.path, "file": file,
        "other": source.path(), "name": source.file_name(source.pick(TEXTS) if texts else None), "png": source.file_name("png"), "topic": topic, "text": text(source), "copy": copy,
        "folder": folder, "url": url,
    }  # fmt: skip


def _family(chain: Chain) -> Family:
    said: Phrases = WAYS[chain.name]

    texts = bool(OF_TEXTS & {each.tool for each in chain.steps})

    def make(source: Source) -> Talk:
        slots = slots_of(source, texts=texts)
        draft = Draft(source.by(chain.en, chain.de).format_map(slots), chain.agent, hint=short(source))
        typed = source.say(said, lower=None, **slots)
        return Talk("plan").user(typed).form(draft.follow(source, chain.steps, slots).written())

    return family(f"plan_{chain.name}", weight=chain.weight * PLAN)(make)


FAMILIES = tuple(_family(chain) for chain in CHAINS)
