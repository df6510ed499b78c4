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
    """Steps that belong together, and the type of their operators."""

    name: str
    steps: tuple[Spec, ...]
    agent: str = "file"
    weight: float = 0.4


def _ask(en: str, de: str, **shown: str) -> Spec:
    return Spec("operator", "answer", "antworten", {"en": en, "de": de, **shown})


def _new(path: str = "{folder}") -> Spec:
    return Spec("make_folder", "make the folder", "den Ordner anlegen", {"path": path})


def _step(tool: str, en: str, de: str, *after: int, **params: Any) -> Spec:
    return Spec(tool, en, de, params, after)


def _about() -> Spec:
    return Spec("read_file", "read {file}", "{file} lesen", {"path": "{file}", "about": "{topic}"})


CHAINS = (
    Chain("sort",
          (_new(), _step("glob", "find the files", "die Dateien suchen", pattern="{pattern}", path="{in}"),
           _step("move_file", "move them", "verschieben", 1, paths="$2.matches", to="{folder}")), weight=0.7),
    Chain("gather",
          (_new(), _step("glob", "find the files", "die Dateien suchen", pattern="{pattern}", path="{in}"),
           _step("copy_file", "copy them", "kopieren", 1, paths="$2.matches", to="{folder}")), weight=0.4),
    Chain("all",
          (_step("glob", "find the files", "die Dateien suchen", pattern="{pattern}", path="{in}"),
           _step("move_file", "move them {to}", "{to} verschieben", paths="$1.matches", to="{path}")), weight=0.6),
    Chain("copies",
          (_step("glob", "find the files", "die Dateien suchen", pattern="{pattern}", path="{in}"),
           _step("copy_file", "copy them {to}", "{to} kopieren", paths="$1.matches", to="{path}")), weight=0.5),
    Chain("clear",
          (_step("glob", "find the files", "die Dateien suchen", pattern="{pattern}", path="{in}"),
           _step("trash_file", "put them into the Trash", "in den Papierkorb legen", paths="$1.matches")), weight=0.5),
    Chain("into_new",
          (_new(), _step("move_file", "move {file}", "{file} verschieben", 1, paths=["{file}"], to="{folder}")), weight=0.6),
    Chain("copy_new",
          (_new(), _step("copy_file", "copy {file}", "{file} kopieren", 1, paths=["{file}"], to="{folder}")), weight=0.4),
    Chain("note_in_new",
          (_new(), _step("write_file", "write {name}", "{name} schreiben", 1, path="{folder}/{name}", content="{text}")), weight=0.4),
    Chain("write_open",
          (_step("write_file", "write {file}", "{file} schreiben", path="{file}", content="{text}"),
           _step("open_file", "open it", "öffnen", 1, path="{file}")), weight=0.5),
    Chain("append_open",
          (_step("append_file", "add the text", "den Text anhängen", path="{file}", text="{text}"),
           _step("open_file", "open it", "öffnen", 1, path="{file}")), weight=0.4),
    Chain("backup_append",
          (_step("copy_file", "make a copy", "eine Kopie machen", paths=["{file}"], to="{copy}"),
           _step("append_file", "add the text", "den Text anhängen", 1, path="{file}", text="{text}")), weight=0.5),
    Chain("backup_trash",
          (_step("copy_file", "copy it {to}", "{to} kopieren", paths=["{file}"], to="{path}"),
           _step("trash_file", "put it into the Trash", "in den Papierkorb legen", 1, paths=["{file}"])), weight=0.4),
    Chain("rename_move",
          (_step("move_file", "move it {to} as {name}", "{to} verschieben, als {name}", paths=["{file}"], to="{path}/{name}"),), weight=0.3),
    Chain("clip_file",
          (_step("read_clipboard", "read the clipboard", "die Zwischenablage lesen"),
           _step("write_file", "write {file}", "{file} schreiben", path="{file}", content="$1.text")), weight=0.7),
    Chain("clip_append",
          (_step("read_clipboard", "read the clipboard", "die Zwischenablage lesen"),
           _step("append_file", "add the text", "den Text anhängen", path="{file}", text="$1.text")), weight=0.7),
    Chain("clip_remember",
          (_step("read_clipboard", "read the clipboard", "die Zwischenablage lesen"),
           _step("remember", "remember it", "merken", text="$1.text")), weight=0.3),
    Chain("clip_search",
          (_step("read_clipboard", "read the clipboard", "die Zwischenablage lesen"),
           _step("search_web", "search the web", "im Web suchen", query="$1.text")), "web", weight=0.3),
    Chain("clip_url",
          (_step("read_clipboard", "read the clipboard", "die Zwischenablage lesen"),
           _step("open_url", "open the address", "die Adresse öffnen", url="$1.text")), "web", weight=0.3),
    Chain("shot_open",
          (_step("screenshot", "take a screenshot", "ein Bildschirmfoto machen"),
           _step("open_file", "open it", "öffnen", path="$1.path")), weight=0.6),
    Chain("shot_move",
          (_step("screenshot", "take a screenshot", "ein Bildschirmfoto machen"),
           _step("move_file", "move it {to}", "{to} verschieben", paths=["$1.path"], to="{path}")), weight=0.6),
    Chain("shot_name",
          (_step("screenshot", "take a screenshot", "ein Bildschirmfoto machen"),
           _step("rename_files", "rename it", "umbenennen", pairs=[{"path": "$1.path", "name": "{png}"}])), weight=0.3),
    Chain("grep_open",
          (_step("grep", "find the text", "den Text suchen", pattern="{topic}", path="{in}", ignore_case=True, mode="files"),
           _step("open_file", "open it", "öffnen", path="$1.matches.0")), "rag", weight=0.6),
    Chain("grep_read",
          (_step("grep", "find the text", "den Text suchen", pattern="{topic}", path="{in}", ignore_case=True, mode="files"),
           _step("read_file", "read it", "lesen", path="$1.matches.0")), "rag", weight=0.4),
    Chain("read_question",
          (_about(),), weight=0.5),
    Chain("value_copy", (_about(), _step("write_clipboard", "copy it", "kopieren", text="$1.value")), weight=0.8),
    Chain("value_append", (_about(), _step("append_file", "add it", "anhängen", path="{note}", text="$1.value")), weight=0.6),
    Chain("value_remember", (_about(), _step("remember", "remember it", "merken", text="$1.value")), weight=0.3),
    Chain("value_page",
          (_step("read_page", "read the page", "die Seite lesen", url="{url}", about="{topic}"),
           _step("append_file", "add it", "anhängen", path="{note}", text="$1.value")), "web", weight=0.4),
    Chain("value_page_copy",
          (_step("read_page", "read the page", "die Seite lesen", url="{url}", about="{topic}"),
           _step("write_clipboard", "copy it", "kopieren", text="$1.value")), "web", weight=0.3),
    Chain("read_summary",
          (_step("read_file", "read {file}", "{file} lesen", path="{file}"),
           _ask("Sum up this text in few words.", "Fasse diesen Text kurz zusammen.", text="$1.text")), weight=0.6),
    Chain("compare",
          (_step("metadata", "dates of {file}", "Datum von {file}", path="{file}"), _step("metadata", "dates of {other}", "Datum von {other}", path="{other}"),
           _ask("Which of both was changed later?", "Was wurde später geändert?", first="$1.changed", second="$2.changed")), weight=0.5),
    Chain("larger",
          (_step("metadata", "size of {file}", "Größe von {file}", path="{file}"), _step("metadata", "size of {other}", "Größe von {other}", path="{other}"),
           _ask("Which of both is larger?", "Was ist größer?", first="$1.size", second="$2.size")), weight=0.3),
    Chain("web_open",
          (_step("search_web", "search the web", "im Web suchen", query="{topic}"),
           _step("open_url", "open the first result", "den ersten Treffer öffnen", url="$1.results.0.url")), "web", weight=0.6),
    Chain("web_read",
          (_step("search_web", "search the web", "im Web suchen", query="{topic}"),
           _step("read_page", "read the first page", "die erste Seite lesen", url="$1.results.0.url"),
           _ask("What does the page say about {topic}?", "Was sagt die Seite über {topic}?", text="$2.text")), "web", weight=0.5),
    Chain("web_note",
          (_step("read_page", "read the page", "die Seite lesen", url="{url}"),
           _ask("Sum up this page in few words.", "Fasse diese Seite kurz zusammen.", text="$1.text")), "web", weight=0.4),
    Chain("hog_end",
          (_step("list_processes", "find the largest process", "den größten Prozess suchen", sort="memory", limit=1),
           _step("end_process", "end it", "beenden", name="$1.processes.0.name")), "shell", weight=0.4),
    Chain("slow",
          (_step("list_processes", "what uses the processor", "was den Prozessor braucht", sort="cpu"),
           _step("memory_state", "how much memory is free", "wie viel Speicher frei ist"),
           _ask("Why is the computer slow?", "Warum ist der Rechner langsam?", processes="$1.say", memory="$2.say")), "shell", weight=0.5),
    Chain("recall_copy",
          (_step("recall", "what was remembered", "was gemerkt wurde", query="{topic}"),
           _step("write_clipboard", "copy it", "kopieren", text="$1.memories.0.text")), "rag", weight=0.4),
    Chain("recall_file",
          (_step("recall", "what was remembered", "was gemerkt wurde", query="{topic}"),
           _step("write_file", "write {file}", "{file} schreiben", path="{file}", content="$1.memories.0.text")), "rag", weight=0.3),
    Chain("date_copy",
          (_step("get_date", "today's date", "das heutige Datum"), _step("write_clipboard", "copy it", "kopieren", text="$1.date")), weight=0.3),
    Chain("date_append",
          (_step("get_date", "today's date", "das heutige Datum"), _step("append_file", "add it", "anhängen", path="{file}", text="$1.date")), weight=0.3),
    Chain("folder_question",
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
        "folder": folder, "url": url, "note": source.path(source.pick(TEXTS)),
    }  # fmt: skip


def _family(chain: Chain) -> Family:
    said: Phrases = WAYS[chain.name]

    texts = bool(OF_TEXTS & {each.tool for each in chain.steps})

    def make(source: Source) -> Talk:
        slots = slots_of(source, texts=texts)
        draft = Draft(chain.agent, hint=short(source))
        typed = source.say(said, lower=None, **slots)
        return Talk("plan").user(typed).form(draft.follow(source, chain.steps, slots).written(typed))

    return family(f"plan_{chain.name}", weight=chain.weight * PLAN)(make)


FAMILIES = tuple(_family(chain) for chain in CHAINS)
