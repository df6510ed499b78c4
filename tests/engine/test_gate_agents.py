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
    ("list every spreadsheet i have", "file.list", {"pattern": "*.{xlsx,xls,ods,csv}"}),
    ("zeig mir alle Bilder auf dem Rechner", "file.list", {"pattern": "*.{jpg,jpeg,png,webp,gif,svg,heic}"}),
    ("einmal ~/Sync/ofen.log lesen", "file.read", {"path": "~/Sync/ofen.log"}),
]
SHELL = [
    ("git log --oneline", "shell.command"),
    ("df -h", "shell.command"),
    ("run uname -a", "shell.command"),
    ("führe git pull aus", "shell.command"),
    ("run sh -c 'sleep 3; touch x'", "shell.command"),
    ("führe bash build.sh aus", "shell.command"),
    ("perl -e 'print 1'", "shell.command"),
]
READ = [
    "show all running processes",
    "count the lines in main.c",
    "zeige die größten Dateien in /var/log",
    "print the kernel version",
    "zeig mir die ip-adresse",
    "compress the folder src with gzip",
    "how much disk space does the folder src take",
    "wie viel Speicherplatz braucht der Ordner src",
    "which processes listen on port 80",
]
"""What is wanted of the system: which tool does that a model reads, with all of them (decision 0090)."""
NAMELESS = ["Mach das Programm auf", "open the link", "Öffnen Sie doch bitte den Link.", "open that link Sanjay sent", "run the command", "start app", "öffne das da"]
"""Which one, a model asks: no application and no file is called so."""
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
    ("find den Kita-Antrag und kopier ihn nach Backup", "steps.chain"),
    ("such die Rechnung und lösch sie", "steps.chain"),
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
    "hello world", "guten morgen liebe sorgen", "tell me a joke", "who are you", "call my mother", "make a cup of tea", "you are funny", "du bist witzig",
    "what's the capital of france", "lights off", "licht an im flur", "ich bin müde", "bananas", "¿qué hora es?", "…", "?!",
]  # fmt: skip


@pytest.mark.parametrize(("text", "rule", "slots"), FILES)
def test_one_thing_to_do_with_files_is_for_the_file_operator(
    text: str, rule: str, slots: dict[str, object]
) -> None:
    verdict = classify(text)
    assert (verdict.level, verdict.agent, verdict.rule, verdict.slots) == (Level.SIMPLE, "file", rule, slots)
    assert verdict.tool is None


@pytest.mark.parametrize("text", NAMELESS)
def test_nothing_is_looked_for_that_is_called_by_no_name(text: str) -> None:
    assert classify(text).rule == "unknown"


@pytest.mark.parametrize("text", READ)
def test_what_is_wanted_of_the_system_is_read_by_a_model(text: str) -> None:
    verdict = classify(text)
    assert (verdict.rule, verdict.agent, verdict.level) == ("unknown", "chat", Level.SIMPLE)


@pytest.mark.parametrize(("text", "rule"), SHELL)
def test_one_command_line_is_for_the_shell_operator(text: str, rule: str) -> None:
    verdict = classify(text)
    assert (verdict.level, verdict.agent, verdict.rule) == (Level.SIMPLE, "shell", rule)


def test_a_typed_command_is_kept_as_typed() -> None:
    assert classify("git commit -m 'Fix the Bug'").slots == {"command": "git commit -m 'Fix the Bug'"}
    assert classify("run echo more >> notes.txt").slots == {"command": "echo more >> notes.txt"}
    assert classify("ping -c 2 x.org mal (meine Frau lacht mich schon aus)").rule != "shell.command"
    assert classify("ls -la $(pwd)").rule == "shell.command"
    assert classify("führe ls -la ~/Bilder aus").slots == {"command": "ls -la ~/Bilder"}


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("please ls -la", "ls -la"),
        ("ip addr danke", "ip addr"),
        ("bitte df -h", "df -h"),
        ("git commit -m thanks", "git commit -m thanks"),
    ],
)
def test_courtesies_around_a_command_are_no_part_of_it(text: str, command: str) -> None:
    assert classify(text).slots == {"command": command}


@pytest.mark.parametrize(
    ("text", "paths"), [("mkdir Projects/owlcam", ["Projects/owlcam"]), ("mkdir -p ~/a/b-c", ["~/a/b-c"])]
)
def test_a_folder_that_is_typed_as_a_command_is_made_so_that_it_can_be_taken_back(text: str, paths: list[str]) -> None:
    verdict = classify(text)
    assert (verdict.rule, verdict.slots) == ("file.make_folder", {"paths": paths})


@pytest.mark.parametrize("text", ["mkdir one two", "mkdir -m 700 one", "mkdir $HOME/a", "mkdir 'a b'", "mkdir {a,b}"])
def test_other_folders_are_the_shells(text: str) -> None:
    assert classify(text).rule == "shell.command"


@pytest.mark.parametrize("text", ["sleep 5", "kill 1234 1235", "cal 12 2026"])
def test_numbers_alone_are_a_commands(text: str) -> None:
    assert classify(text).slots == {"command": text}


@pytest.mark.parametrize(
    ("text", "rule", "path"),
    [
        ("open ~/Documents/packing list.txt", "file.open", "~/Documents/packing list.txt"),
        ("lies Documents/secret plan.txt", "file.read", "Documents/secret plan.txt"),
        ("show me what's in ~/a/b c d.md", "file.read", "~/a/b c d.md"),
    ],
)
def test_a_path_may_have_spaces(text: str, rule: str, path: str) -> None:
    verdict = classify(text)
    assert (verdict.rule, verdict.slots) == (rule, {"path": path})


@pytest.mark.parametrize("text", ["open list.txt in ~/Documents", "open ~/Documents/ list.txt"])
def test_a_folder_and_a_name_are_no_path_with_spaces(text: str) -> None:
    assert classify(text).slots.get("path") in {"~/Documents", "~/Documents/"}


@pytest.mark.parametrize(
    "text",
    [
        "open ~/Documents and list.txt",
        "rename first to 01.ods and second to 02.ods, then list the folder",
        "kopier strophe.txt als strophe_neu.txt und lies mir die neue vor",
        "google how to unstick a sash window and pause the music",
        "such alter lebenslauf und wirf ihn weg",
    ],
)
def test_what_a_rule_for_one_thing_would_read_the_first_part_of_a_model_reads(text: str) -> None:
    assert classify(text).rule in {"unknown", "steps.chain"}


@pytest.mark.parametrize("text", ["read ~/notes.txt and tell me what is in it", "Lies ~/notes.txt und sag mir, was drin steht"])
def test_who_reads_tells_of_it(text: str) -> None:
    verdict = classify(text)
    assert (verdict.rule, verdict.slots["path"]) == ("file.read", "~/notes.txt")


def test_what_is_on_the_clipboard_and_then_saved_is_not_one_file_that_is_read() -> None:
    assert classify("what's on my clipboard, save it to ideas.txt").rule == "unknown"


@pytest.mark.parametrize(
    "text",
    ["git is not working", "make sense of this", "find peace", "sort of", "who is she", "top 3 processes by cpu", "last 3 commits?",
     "so, dig up last month's invoice", "grep what's in it"],
)
def test_prose_that_starts_like_a_command_is_none(text: str) -> None:
    assert classify(text).rule != "shell.command"


@pytest.mark.parametrize(
    "text",
    [
        "ich muss Kürbis im Text meiner Dateien finden",
        "ofen.sav ändern auf Linde als Namen",
        "rechnung.txt ausdrucken",
        "~/Desktop/lied.mp3 in einem Fenster öffnen",
        "lies mal die Uhr ab",
        "wo steckt inkscape? aufmachen",
        "öffne inkscape in einem neuen Fenster",
        "duckduckgo tab please",
        "schreib das in link.txt",
        "move this window to workspace 8 and go along",
    ],
)
def test_what_is_more_than_a_rule_reads_is_left_to_a_model(text: str) -> None:
    verdict = classify(text)
    assert (verdict.rule, verdict.slots) == ("unknown", {})


@pytest.mark.parametrize(
    "text",
    ["don't shut down, just lock it", "nicht den PC, bloß den Monitor ausmachen", "merk dir bloß und vergiss nicht, dass ich Tee mag"],
)
def test_what_is_wanted_instead_is_not_left_alone(text: str) -> None:
    assert not classify(text).slots.get("negated")


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
