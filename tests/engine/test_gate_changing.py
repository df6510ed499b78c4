"""ryxd/engine/gate: one change to files that are named (SPEC C1, D6)."""

from __future__ import annotations

from typing import Any

import pytest

from ryxd.engine.gate import Level, classify

CHANGES = [
    ("delete notes.txt", "file.delete", {"paths": ["notes.txt"]}),
    ("please delete the file ~/Downloads/setup_old.zip", "file.delete", {"paths": ["~/Downloads/setup_old.zip"]}),
    ("delete a.txt and b.txt", "file.delete", {"paths": ["a.txt", "b.txt"]}),
    ("remove a.txt, b.txt and c.txt", "file.delete", {"paths": ["a.txt", "b.txt", "c.txt"]}),
    ("delete notes.txt in ~/Documents", "file.delete", {"paths": ["~/Documents/notes.txt"]}),
    ("throw old.log away", "file.delete", {"paths": ["old.log"]}),
    ("move old.log to the trash", "file.delete", {"paths": ["old.log"]}),
    ("lösche die Datei test.log", "file.delete", {"paths": ["test.log"]}),
    ("lösch mal ~/tmp/test.log", "file.delete", {"paths": ["~/tmp/test.log"]}),
    ("entferne bitte alt.txt", "file.delete", {"paths": ["alt.txt"]}),
    ("test.log löschen", "file.delete", {"paths": ["test.log"]}),
    ("kannst du alt.txt löschen", "file.delete", {"paths": ["alt.txt"]}),
    ("wirf alt.txt in den Papierkorb", "file.delete", {"paths": ["alt.txt"]}),
    ("schmeiß alt.txt weg", "file.delete", {"paths": ["alt.txt"]}),
    ("verschiebe alt.txt in den Papierkorb", "file.delete", {"paths": ["alt.txt"]}),
    ("delete the folder old_stuff", "file.delete", {"paths": ["old_stuff"]}),
    ("lösche den Ordner ~/alt", "file.delete", {"paths": ["~/alt"]}),
    ("delete all jpgs in ~/Pictures/tmp", "file.delete", {"pattern": "*.jpg", "path": "~/Pictures/tmp"}),
    ("lösche alle bilder", "file.delete", {"pattern": "*.{jpg,jpeg,png,webp,gif,svg,heic}"}),
    ("move report_final.pdf to Documents", "file.move", {"paths": ["report_final.pdf"], "target": "~/Documents"}),
    ("move cat.jpg into my pictures folder", "file.move", {"paths": ["cat.jpg"], "target": "~/Pictures"}),
    ("move a.txt and b.txt to archive", "file.move", {"paths": ["a.txt", "b.txt"], "target": "archive"}),
    ("put a.txt into ~/x", "file.move", {"paths": ["a.txt"], "target": "~/x"}),
    ("verschiebe urlaub.jpg nach ~/Bilder", "file.move", {"paths": ["urlaub.jpg"], "target": "~/Bilder"}),
    ("verschieb a.txt in den Ordner Archiv", "file.move", {"paths": ["a.txt"], "target": "Archiv"}),
    ("a.txt nach ~/alt verschieben", "file.move", {"paths": ["a.txt"], "target": "~/alt"}),
    ("rename notes.txt to ideas.txt", "file.rename", {"paths": ["notes.txt"], "target": "ideas.txt"}),
    ("rename the file ~/a/b.txt to c.md", "file.rename", {"paths": ["~/a/b.txt"], "target": "c.md"}),
    ("rename README.md as LIESMICH", "file.rename", {"paths": ["README.md"], "target": "LIESMICH"}),
    ("benenne alt.txt in neu.txt um", "file.rename", {"paths": ["alt.txt"], "target": "neu.txt"}),
    ("benenne die Datei alt.txt um in neu.txt", "file.rename", {"paths": ["alt.txt"], "target": "neu.txt"}),
    ("kannst du alt.txt in neu.txt umbenennen", "file.rename", {"paths": ["alt.txt"], "target": "neu.txt"}),
    ("copy a.txt to ~/backup", "file.copy", {"paths": ["a.txt"], "target": "~/backup"}),
    ("kopiere a.txt nach b.txt", "file.copy", {"paths": ["a.txt"], "target": "b.txt"}),
    ("create a folder called projects", "file.make_folder", {"paths": ["projects"]}),
    ("make a new folder test in ~/Documents", "file.make_folder", {"paths": ["~/Documents/test"]}),
    ("erstelle einen Ordner namens Steuer", "file.make_folder", {"paths": ["Steuer"]}),
    ("lege den Ordner Steuer an", "file.make_folder", {"paths": ["Steuer"]}),
    ("create a file todo.txt", "file.create", {"paths": ["todo.txt"], "text": ""}),
    (
        "create a file called todo.txt with the text buy milk and bread",
        "file.create",
        {"paths": ["todo.txt"], "text": "buy milk and bread"},
    ),
    (
        'create a file todo.txt containing "Buy Milk, now"',
        "file.create",
        {"paths": ["todo.txt"], "text": "Buy Milk, now"},
    ),
    (
        "erstelle eine Datei einkauf.txt mit dem Inhalt Brot und Käse",
        "file.create",
        {"paths": ["einkauf.txt"], "text": "Brot und Käse"},
    ),
    ("write into notes.txt: buy milk", "file.append", {"paths": ["notes.txt"], "text": "buy milk"}),
    ("schreib in todo.txt: Milch: 2 Liter", "file.append", {"paths": ["todo.txt"], "text": "Milch: 2 Liter"}),
    ("notiere bitte in ~/i.txt den Satz: Lampe bauen", "file.append", {"paths": ["~/i.txt"], "text": "Lampe bauen"}),
    ("in notes.txt replace a with b", "file.replace", {"paths": ["notes.txt"], "old": "a", "new": "b"}),
    (
        "ersetz in adresse.txt Birkenweg 4 durch Ahornallee 19",
        "file.replace",
        {"paths": ["adresse.txt"], "old": "Birkenweg 4", "new": "Ahornallee 19"},
    ),
    ("ändere port 80 auf 8080 in x.ini", "file.replace", {"paths": ["x.ini"], "old": "port 80", "new": "port 8080"}),
    ("add milk to shopping.txt", "file.append", {"paths": ["shopping.txt"], "text": "milk"}),
    (
        'append "two words, three to four" to ~/notes.md',
        "file.append",
        {"paths": ["~/notes.md"], "text": "two words, three to four"},
    ),
    ("add a line saying call mum to todo.txt", "file.append", {"paths": ["todo.txt"], "text": "call mum"}),
    ("füge eine Zeile mit Brot zu todo.txt hinzu", "file.append", {"paths": ["todo.txt"], "text": "Brot"}),
    ("schreibe Milch in einkauf.txt", "file.append", {"paths": ["einkauf.txt"], "text": "Milch"}),
    ("füge Brot zu einkauf.txt hinzu", "file.append", {"paths": ["einkauf.txt"], "text": "Brot"}),
    (
        "replace red with blue in colors.txt",
        "file.replace",
        {"paths": ["colors.txt"], "old": "red", "new": "blue"},
    ),
    (
        'replace "to be" with "not to be" in the file hamlet.txt',
        "file.replace",
        {"paths": ["hamlet.txt"], "old": "to be", "new": "not to be"},
    ),
    (
        "ersetze rot durch blau in farben.txt",
        "file.replace",
        {"paths": ["farben.txt"], "old": "rot", "new": "blau"},
    ),
    ("change port 80 to 8080 in nginx.conf", "file.replace", {"paths": ["nginx.conf"], "old": "port 80", "new": "port 8080"}),
    (
        "ändere 'alt' zu 'neu' in der Datei x.cfg",
        "file.replace",
        {"paths": ["x.cfg"], "old": "alt", "new": "neu"},
    ),
]
OTHER = [
    "delete everything",
    "delete it",
    "remove firefox",
    "delete my account",
    "move this window to workspace 3",
    "rename this branch",
    "copy that",
    "create a report about whales",
    "make it louder",
    "write a poem",
    "write a mail to anna",
    "add an event to my calendar",
    "change the wallpaper",
    "replace the battery in the remote",
    "put on some music",
    "lösche alles",
    "schreib eine mail an anna",
    "leg dich hin",
    "mach das fenster zu",
    "how do I delete notes.txt in git",
    "don't delete notes.txt",
]


@pytest.mark.parametrize(("text", "rule", "slots"), CHANGES)
def test_a_change_to_named_files_is_known_with_what_it_is_about(
    text: str, rule: str, slots: dict[str, object]
) -> None:
    verdict = classify(text)
    assert (verdict.level, verdict.agent, verdict.rule, verdict.slots) == (Level.SIMPLE, "file", rule, slots)


@pytest.mark.parametrize("text", OTHER)
def test_what_names_no_file_changes_none(text: str) -> None:
    assert classify(text).rule not in {rule for _, rule, _ in CHANGES}


@pytest.mark.parametrize("text", ["add it to notes.txt", "write that to link.txt", "schreib das in link.txt", "füge dies in a.md ein"])
def test_a_text_that_stands_elsewhere_is_not_written_as_its_pronoun(text: str) -> None:
    assert classify(text).rule != "file.append"


@pytest.mark.parametrize(
    "text", ["write the words “gx-241 filter” to the file Eleb.org", "schreib den Text 'Brot holen' in liste.txt", "add the text of the song to a.txt"]
)
def test_what_a_text_is_called_is_no_part_of_it(text: str) -> None:
    assert classify(text).rule != "file.append"


@pytest.mark.parametrize("text", ["write something into a.txt", "schreib irgendwas in todo.txt", "add stuff to notes.txt", "schreib was in x.md"])
def test_a_text_that_is_not_told_is_not_written_as_the_word_for_it(text: str) -> None:
    assert classify(text).rule != "file.append"
    assert classify("add something sweet to notes.txt").slots["text"] == "something sweet"
    assert classify('write "something" into notes.txt').slots["text"] == "something"


@pytest.mark.parametrize(
    ("text", "rule", "slots"),
    [
        ("rename a.txt to b.txt then open it", "file.rename", {"paths": ["a.txt"], "target": "b.txt", "after": "open_file"}),
        ("benenne a.txt in b.txt um und öffne sie", "file.rename", {"paths": ["a.txt"], "target": "b.txt", "after": "open_file"}),
        ("copy a.txt to ~/backup and open it", "file.copy", {"paths": ["a.txt"], "target": "~/backup", "after": "open_file"}),
        ("verschieb brief.odt nach Documents und mach ihn dann auf", "file.move", {"paths": ["brief.odt"], "target": "~/Documents", "after": "open_file"}),
        ("move a.txt to ~/x, then read it to me", "file.move", {"paths": ["a.txt"], "target": "~/x", "after": "read_file"}),
        ("create a file notes.md and open it", "file.create", {"paths": ["notes.md"], "text": "", "after": "open_file"}),
        ("leg einen Ordner Sommer in Bilder an und öffne ihn", "file.make_folder", {"paths": ["~/Pictures/Sommer"], "after": "open_file"}),
        ("schreib milch in liste.txt und zeig sie mir", "file.append", {"paths": ["liste.txt"], "text": "milch", "after": "read_file"}),
    ],
)
def test_what_a_change_made_is_opened_or_read(text: str, rule: str, slots: dict[str, Any]) -> None:
    found = classify(text)
    assert (found.level, found.rule, found.slots) == (Level.SIMPLE, rule, slots)


@pytest.mark.parametrize(
    "text",
    [
        "rename a.txt to b.txt and open c.txt",
        "move a.txt and b.txt to ~/x and open them",
        "delete a.txt and open it",
        'write "milk and open it" in list.txt',
        "schreib in liste.txt: Milch, dann zeig sie mir",
    ],
)
def test_anything_else_that_follows_a_change_is_no_part_of_it(text: str) -> None:
    assert "after" not in classify(text).slots
