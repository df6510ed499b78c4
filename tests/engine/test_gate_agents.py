"""ryxd/engine/gate: which small operator, plan or reasoning a request needs (SPEC C1)."""

from __future__ import annotations

import pytest

from ryxd.engine.gate import Level, classify

FILES = [
    ("find me the great wave file", "file.find", {"pattern": "*great*wave*"}),
    ("finde die Datei steuererklärung", "file.find", {"pattern": "*steuererklärung*"}),
    ("where is budget.ods", "file.find", {"pattern": "*budget.ods"}),
    ("wo ist meine bewerbung.pdf", "file.find", {"pattern": "*bewerbung.pdf"}),
    ("find all pdfs in ~/Documents", "file.find", {"pattern": "*.pdf", "path": "~/Documents", "extension": "pdf"}),
    ("find the file called open youtube.txt", "file.find", {"pattern": "*open*youtube.txt"}),
    ("such mir das foto vom strand", "file.find", {"pattern": "*strand*"}),
    ("read notes.md", "file.read", {"pattern": "*notes.md"}),
    ("zeig mir den Inhalt von LICENSE", "file.read", {"pattern": "*LICENSE*"}),
    ("what's in Makefile", "file.read", {"pattern": "*Makefile*"}),
    ("zeig alle Videos", "file.list", {"pattern": "*.{mp4,mkv,webm,mov,avi}"}),
    ("lies todo.txt vor", "file.read", {"pattern": "*todo.txt"}),
    ("what's in ~/.config/hypr", "file.read", {"path": "~/.config/hypr"}),
    ("open my downloads folder", "file.open", {"path": "~/Downloads"}),
    ("öffne ~/Bilder/katze.png", "file.open", {"path": "~/Bilder/katze.png"}),
]
SHELL = [
    ("git log --oneline", "shell.command"),
    ("df -h", "shell.command"),
    ("run uname -a", "shell.command"),
    ("führe git pull aus", "shell.command"),
    ("run sh -c 'sleep 3; touch x'", "shell.command"),
    ("führe bash build.sh aus", "shell.command"),
    ("perl -e 'print 1'", "shell.command"),
    ("show all running processes", "shell.described"),
    ("count the lines in main.c", "shell.described"),
    ("zeige die größten Dateien in /var/log", "shell.described"),
    ("print the kernel version", "shell.described"),
    ("zeig mir die ip-adresse", "shell.described"),
    ("compress the folder src with gzip", "shell.described"),
    ("how much disk space does the folder src take", "shell.question"),
    ("wie viel Speicherplatz braucht der Ordner src", "shell.question"),
    ("which processes listen on port 80", "shell.question"),
]
WEB = [
    ("google sourdough starter", "sourdough starter"),
    ("search the web for Rust async traits", "Rust async traits"),
    ("suche im Internet nach Fahrradwegen in Kiel", "Fahrradwegen in Kiel"),
    ("googel mal Wetterradar", "Wetterradar"),
    ("look up tidal locking on wikipedia", "tidal locking"),
]
PLANS = [
    ("find and open config", "steps.chain"),
    ("find all pdfs and move them to ~/archive", "steps.chain"),
    ("such alle Rechnungen und verschiebe sie nach ~/Steuer", "steps.chain"),
    ("open firefox and go to github.com", "steps.chain"),
    ("download the newest release, unpack it and install it", "steps.chain"),
    ("open reddit and github", "steps.targets"),
    ("starte firefox, thunderbird und spotify", "steps.targets"),
]
REASONING = [
    "refactor this module",
    "write a report comparing three databases",
    "schreibe einen Bericht über Wärmepumpen",
    "explain this code",
    "implement a binary search in rust",
    "vergleiche die beiden Entwürfe",
    "why does the build fail",
    "warum stürzt das Programm ab",
    "design an api for the calendar",
    "fix the bug in the parser",
]
UNKNOWN = [
    "hello", "guten morgen", "tell me a joke", "who are you", "call my mother", "make a cup of tea", "thanks", "danke dir",
    "what's the capital of france", "lights off", "licht an im flur", "ich bin müde", "bananas", "¿qué hora es?", "…", "?!",
]  # fmt: skip


@pytest.mark.parametrize(("text", "rule", "slots"), FILES)
def test_one_thing_to_do_with_files_is_for_the_file_operator(
    text: str, rule: str, slots: dict[str, object]
) -> None:
    verdict = classify(text)
    assert (verdict.level, verdict.agent, verdict.rule, verdict.slots) == (Level.SIMPLE, "file", rule, slots)
    assert verdict.tool is None


@pytest.mark.parametrize(("text", "rule"), SHELL)
def test_one_command_line_is_for_the_shell_operator(text: str, rule: str) -> None:
    verdict = classify(text)
    assert (verdict.level, verdict.agent, verdict.rule) == (Level.SIMPLE, "shell", rule)


def test_a_typed_command_is_kept_as_typed() -> None:
    assert classify("git commit -m 'Fix the Bug'").slots == {"command": "git commit -m 'Fix the Bug'"}
    assert classify("run echo more >> notes.txt").slots == {"command": "echo more >> notes.txt"}
    assert classify("führe ls -la ~/Bilder aus").slots == {"command": "ls -la ~/Bilder"}


@pytest.mark.parametrize(
    "text", ["git is not working", "make sense of this", "find peace", "sort of", "who is she"]
)
def test_prose_that_starts_like_a_command_is_none(text: str) -> None:
    assert classify(text).rule != "shell.command"


@pytest.mark.parametrize(("text", "query"), WEB)
def test_a_web_search_keeps_its_query(text: str, query: str) -> None:
    verdict = classify(text)
    assert (verdict.level, verdict.agent, verdict.slots) == (Level.SIMPLE, "web", {"query": query})


@pytest.mark.parametrize(("text", "rule"), PLANS)
def test_several_steps_or_targets_are_planned(text: str, rule: str) -> None:
    verdict = classify(text)
    assert (verdict.level, verdict.rule, verdict.agent, verdict.tool) == (Level.MODERATE, rule, None, None)


@pytest.mark.parametrize("text", REASONING)
def test_reasoning_and_creation_are_complex(text: str) -> None:
    verdict = classify(text)
    assert (verdict.level, verdict.agent, verdict.tool) == (Level.COMPLEX, None, None)


@pytest.mark.parametrize("text", UNKNOWN)
def test_what_no_rule_knows_never_wakes_the_large_model(text: str) -> None:
    verdict = classify(text)
    assert (verdict.level, verdict.rule, verdict.agent, verdict.slots) == (Level.SIMPLE, "unknown", "chat", {})


@pytest.mark.parametrize("text", ["", "   ", "\n\t", "please", "bitte", ".", "\x00", "\ud800", "🎵"])
def test_nothing_at_all_is_answered_too(text: str) -> None:
    assert classify(text).level is Level.SIMPLE


PIECES = [
    "open ", "what is ", "1+", "(", "- ", "and ", "please ", "volume ", "a.", "a/", "search the web for ", "the ", "mal ", "sqrt ",
    "find and open ", "nicht ", "in 5 days ", "one hundred ", "siebenundzwanzig", "x" * 50, "'", '"', "…", "ß", "http://a.", "~/", "workspace ",
    "i don't like this song and ", "search for find on google ", "what time is it in ", "lauter ", "../", "*.", "yes ", "\t", "go to the ",
]  # fmt: skip


@pytest.mark.parametrize("piece", PIECES)
@pytest.mark.parametrize("length", [190, 3_900, 20_000])
def test_long_repetitions_end(piece: str, length: int) -> None:
    classify((piece * (length // len(piece) + 1))[:length])
