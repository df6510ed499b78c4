"""Sentences that become a guard, and sentences that must not: in English and German, by rules."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ryxd.engine.wish import language_of, understood
from ryxd.hooks.guard import Settings

UNDERSTOOD = (
    ("ask me before anything touches ~/Documents", "ask", "touch", ("~/Documents/**",), ()),
    ("never delete anything in ~/Bilder", "deny", "delete", ("~/Pictures/**",), ()),
    ("frag mich, bevor du etwas in ~/Dokumente änderst", "ask", "change", ("~/Documents/**",), ()),
    ("don't use the network", "deny", "network", (), ()),
    ("lösche niemals Dateien", "deny", "delete", (), ()),
    ("ask before running git push", "ask", "", (), ("git push",)),
    ("keine Shell-Befehle ohne zu fragen", "ask", "shell", (), ()),
    ("Ask me first before you delete files in my Documents folder.", "ask", "delete", ("~/Documents/**",), ()),
    ("Before you change anything in ~/projects/x, ask me.", "ask", "change", ("~/projects/x/**",), ()),
    ("Never touch ~/Private", "deny", "touch", ("~/Private/**",), ()),
    ("don't read ~/secrets", "deny", "touch", ("~/secrets/**",), ()),
    ("You must not delete files in Downloads", "deny", "delete", ("~/Downloads/**",), ()),
    ("nothing may be changed in ~/Documents", "deny", "change", ("~/Documents/**",), ()),
    ("Nothing in ~/Documents may be deleted", "deny", "delete", ("~/Documents/**",), ()),
    ("no shell commands", "deny", "shell", (), ()),
    ("no network access without asking", "ask", "network", (), ()),
    ("stay out of ~/Documents", "deny", "touch", ("~/Documents/**",), ()),
    ("hands off my pictures", "deny", "touch", ("~/Pictures/**",), ()),
    ("leave ~/Documents alone", "deny", "touch", ("~/Documents/**",), ()),
    ("~/Documents is off limits", "deny", "touch", ("~/Documents/**",), ()),
    ("forbid changes in ~/Documents", "deny", "change", ("~/Documents/**",), ()),
    ("block all network access", "deny", "network", (), ()),
    ("never run sudo", "deny", "", (), ("sudo",)),
    ("don't run rm -rf", "deny", "", (), ("rm",)),
    ("no git push without my permission", "ask", "", (), ("git push",)),
    ('ask me before executing "docker compose up"', "ask", "", (), ("docker compose up",)),
    ("ask before taking screenshots", "ask", "screenshot", (), ()),
    ("never shut down the computer", "deny", "power", (), ()),
    ("don't open websites without asking me first", "ask", "site", (), ()),
    ("ask me whenever you rename files in ~/Documents", "ask", "move", ("~/Documents/**",), ()),
    ("never upload anything from ~/Documents", "deny", "network", ("~/Documents/**",), ()),
    ("don't move files to the trash", "deny", "delete", (), ()),
    ("don't delete or change files in ~/a and ~/b", "deny", "change", ("~/a/**", "~/b/**"), ()),
    ("ask before accessing the clipboard", "ask", "clipboard", (), ()),
    ("Frag mich, bevor du Dateien löschst", "ask", "delete", (), ()),
    ("frage vorher, wenn du etwas in meinem Bilderordner löschst", "ask", "delete", ("~/Pictures/**",), ()),
    ("bevor du ~/Dokumente anfasst, frag mich", "ask", "touch", ("~/Documents/**",), ()),
    ("Fass ~/Privat niemals an", "deny", "touch", ("~/Privat/**",), ()),
    ("greif nicht auf ~/Dokumente zu", "deny", "touch", ("~/Documents/**",), ()),
    ("Geh nie ins Internet", "deny", "network", (), ()),
    ("kein Internet ohne Rückfrage", "ask", "network", (), ()),
    ("führe keine Befehle aus", "deny", "shell", (), ()),
    ("führe niemals sudo aus", "deny", "", (), ("sudo",)),
    ("Finger weg von ~/Dokumente", "deny", "touch", ("~/Documents/**",), ()),
    ("lass meine Bilder in Ruhe", "deny", "touch", ("~/Pictures/**",), ()),
    ("ändere nichts in ~/Dokumente, ohne mich zu fragen", "ask", "change", ("~/Documents/**",), ()),
    ("In ~/Dokumente darf nichts gelöscht werden", "deny", "delete", ("~/Documents/**",), ()),
    ("Verschiebe nichts aus meinem Dokumente-Ordner", "deny", "move", ("~/Documents/**",), ()),
    ("~/Dokumente nur nach Rückfrage ändern", "ask", "change", ("~/Documents/**",), ()),
    ("frag mich vor jedem Löschen", "ask", "delete", (), ()),
    ("frag mich vor jedem Zugriff auf ~/Dokumente", "ask", "touch", ("~/Documents/**",), ()),
    ("verbiete Änderungen in ~/Dokumente", "deny", "change", ("~/Documents/**",), ()),
    ("Du darfst in ~/Bilder nichts verändern", "deny", "change", ("~/Pictures/**",), ()),
    ("frag mich, bevor du git push ausführst", "ask", "", (), ("git push",)),
    ("kein git push ohne meine Erlaubnis", "ask", "", (), ("git push",)),
    ("Öffne keine Webseiten", "deny", "site", (), ()),
    ("fahr den Rechner niemals herunter", "deny", "power", (), ()),
    ("Schreibe nichts in /etc", "deny", "change", ("/etc/**",), ()),
    ("ohne zu fragen darfst du nichts löschen", "ask", "delete", (), ()),
    ("Lade nichts herunter", "deny", "network", (), ()),
    ("Mach keine Screenshots, ohne zu fragen", "ask", "screenshot", (), ()),
    ("In meinen Downloads nichts löschen", "deny", "delete", ("~/Downloads/**",), ()),
    ("~/Privat ist tabu", "deny", "touch", ("~/Privat/**",), ()),
    ("halte dich von ~/Privat fern", "deny", "touch", ("~/Privat/**",), ()),
    ("ich möchte gefragt werden, bevor du etwas löschst", "ask", "delete", (), ()),
    ("never change anything in this folder", "deny", "change", ("~/projects/**",), ()),
    ("keine Pythonskripte ausführen", "deny", "code", (), ()),
    ("never ever touch ~/Documents", "deny", "touch", ("~/Documents/**",), ()),
    ("I don't want you to delete anything", "deny", "delete", (), ()),
    ("please ask me before you open files in ~/Documents", "ask", "touch", ("~/Documents/**",), ()),
    (
        "Ask me for permission before changing files in the Documents folder",
        "ask",
        "change",
        ("~/Documents/**",),
        (),
    ),
    ("ask before anything in ~/Documents is changed", "ask", "change", ("~/Documents/**",), ()),
    ("ask me before anything in my Documents is deleted or changed", "ask", "change", ("~/Documents/**",), ()),
    ("do not let anything touch ~/Documents", "deny", "touch", ("~/Documents/**",), ()),
    ("make sure nothing in ~/Documents is deleted", "deny", "delete", ("~/Documents/**",), ()),
    (
        "Bitte frag mich immer, bevor du irgendetwas in meinen Dokumenten änderst",
        "ask",
        "change",
        ("~/Documents/**",),
        (),
    ),
    ("frag mich immer erst, bevor du Befehle ausführst", "ask", "shell", (), ()),
    ("frage mich vor dem Löschen von Dateien", "ask", "delete", (), ()),
    ("Frag nach, bevor du ins Internet gehst", "ask", "network", (), ()),
    (
        "Ich will gefragt werden, bevor etwas in ~/Dokumente geändert wird",
        "ask",
        "change",
        ("~/Documents/**",),
        (),
    ),
    ("Nichts löschen!", "deny", "delete", (), ()),
    ("Nichts ohne Rückfrage löschen", "ask", "delete", (), ()),
    ("Lösche nichts ohne meine Zustimmung", "ask", "delete", (), ()),
    ("Dateien in ~/Bilder dürfen nicht gelöscht werden", "deny", "delete", ("~/Pictures/**",), ()),
    ("Dateien im Ordner ~/Bilder niemals löschen", "deny", "delete", ("~/Pictures/**",), ()),
    ("Du sollst nichts aus dem Netz laden", "deny", "network", (), ()),
    ("kein Zugriff auf ~/Dokumente", "deny", "touch", ("~/Documents/**",), ()),
    ("kein Netzwerkzugriff", "deny", "network", (), ()),
    ("no access to ~/Documents", "deny", "touch", ("~/Documents/**",), ()),
    ("keine Änderungen in ~/Dokumente ohne Bestätigung", "ask", "change", ("~/Documents/**",), ()),
    ("never run commands without asking me", "ask", "shell", (), ()),
    ("never execute shell commands", "deny", "shell", (), ()),
    ("don't run python", "deny", "code", (), ()),
    ("don't access the internet without my permission", "ask", "network", (), ()),
    ("don't use git push", "deny", "", (), ("git push",)),
    ("benutze niemals sudo", "deny", "", (), ("sudo",)),
    ("ohne Rückfrage keine Befehle ausführen", "ask", "shell", (), ()),
    ("never write to /etc", "deny", "change", ("/etc/**",), ()),
    ("benenne keine Dateien in ~/Bilder um", "deny", "move", ("~/Pictures/**",), ()),
    ("never rename anything", "deny", "move", (), ()),
    ("nie etwas nach ~/Dokumente verschieben", "deny", "move", ("~/Documents/**",), ()),
    ("ask me before you send anything to the internet", "ask", "network", (), ()),
    ("don't touch my Downloads folder", "deny", "touch", ("~/Downloads/**",), ()),
    ("never delete anything on my desktop", "deny", "delete", ("~/Desktop/**",), ()),
    ("lösche nie etwas auf dem Schreibtisch", "deny", "delete", ("~/Desktop/**",), ()),
    ("never delete anything in my home folder", "deny", "delete", ("~/**",), ()),
    ("lösche nichts in meinem Home-Verzeichnis", "deny", "delete", ("~/**",), ()),
    ("frag mich, bevor du einen Screenshot machst", "ask", "screenshot", (), ()),
    ("lies niemals die Zwischenablage", "deny", "clipboard", (), ()),
    ("don't kill processes", "deny", "process", (), ()),
    ("beende keine Prozesse", "deny", "process", (), ()),
    ("nobody may touch ~/Documents", "deny", "touch", ("~/Documents/**",), ()),
    ("~/Documents must not be changed", "deny", "change", ("~/Documents/**",), ()),
    ("~/Dokumente darf nicht verändert werden", "deny", "change", ("~/Documents/**",), ()),
    ("kill no processes", "deny", "process", (), ()),
    ("never use the browser", "deny", "site", (), ()),
    ("let nothing touch ~/Documents", "deny", "touch", ("~/Documents/**",), ()),
    ("don't look in ~/Private", "deny", "touch", ("~/Private/**",), ()),
    ("schau nicht in ~/Privat", "deny", "touch", ("~/Privat/**",), ()),
    ("geh nicht in ~/Privat", "deny", "touch", ("~/Privat/**",), ()),
    ("never go into ~/Private", "deny", "touch", ("~/Private/**",), ()),
    ("never go online", "deny", "network", (), ()),
    ("never go into ~/Private", "deny", "touch", ("~/Private/**",), ()),
)
"""Sentence, verdict, kinds, paths, commands; said in ~/projects."""

NOT_UNDERSTOOD = (
    "always delete files in ~/Documents",
    "you may delete files in ~/Bilder without asking",
    "don't ask me before touching ~/Documents",
    "frag mich nicht, bevor du etwas in ~/Dokumente änderst",
    "du musst nicht fragen, bevor du löschst",
    "never delete files older than a week in ~/Bilder",
    "don't forget to delete files in ~/x",
    "vergiss nicht, Dateien in ~/x zu löschen",
    "should I delete ~/Documents?",
    "never read ~/x aloud",
    "don't touch anything except ~/x",
    "lösche alles, was nicht in ~/x liegt",
    "lösche nicht benötigte Dateien in ~/x",
    "never mind",
    "be brief",
    "remind me to commit",
    "never use Comic Sans",
    "lösche niemals Bilder",
    "don't read ~/a or delete ~/b",
    "nothing",
    "never",
    "du darfst ohne zu fragen löschen",
    "Lies ~/x und lösche sie nicht",
    "don't stop deleting files in ~/x",
    "never delete nothing in ~/x",
    "don't sort my pictures",
    "schreibe kein Englisch",
    "sprich mich nicht mit du an",
    "ask me how I am before you delete files",
    "delete files in ~/Documents",
    "ask me before lunch",
    "Never delete anything in ~/a. Except on Mondays.",
    "no longer delete files in ~/x on sundays",
    "frag mich, bevor du nichts löschst",
    "frag nie, bevor du etwas löschst",
    "don't delete files without looking at them",
    "never run tests",
    "only read ~/Documents",
    "read nothing but ~/Documents",
    "you can touch ~/Documents",
    "du kannst alles in ~/Dokumente löschen",
    "ask before lunch",
    "frag mich nach dem Wetter, bevor du gehst",
    "never run anything",
    "öffne nie",
    "use less words",
    "don't use emojis",
    "keine Emojis",
    "delete nothing but ~/x",
    "immer erst die Tests laufen lassen",
    "antworte nie auf Englisch",
    "lösche nicht nur ~/x",
    "don't only read ~/x",
    "may you delete files in ~/x",
    "§0 nicht anfassen",
    "protect ~/Documents",
    "schütze ~/Dokumente",
    "never overwrite files",
    "überschreibe niemals Dateien",
    "~/Documents may not be touched by anyone",
    "never install packages",
    "don't you dare touch ~/Documents",
    "warn me before deleting files",
    "sag mir Bescheid, bevor du Dateien löschst",
    "there is nothing in ~/x",
    "touch nothing but ~/x",
    "nothing must not be deleted",
    "you must not be rude",
    "let nothing stop you",
    "make sure to delete ~/x",
    "immer nichts",
    "do nothing",
)
"""A guard made of one of these would do something else than was said, or nothing that can be said for certain."""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("home")
    for name in ("Documents", "Pictures", "Downloads", "projects/x"):
        (made / name).mkdir(parents=True)
    (made / "Documents" / "my file.txt").write_text("x")
    return made


@pytest.mark.parametrize(
    ("sentence", "verdict", "kinds", "paths", "commands"), UNDERSTOOD, ids=[row[0] for row in UNDERSTOOD]
)
def test_it_is_understood(
    home: Path, sentence: str, verdict: str, kinds: str, paths: tuple[str, ...], commands: tuple[str, ...]
) -> None:
    wish = understood(sentence, home, home / "projects")
    assert wish is not None
    assert (wish.verdict, " ".join(wish.kinds), wish.globs, wish.commands) == (verdict, kinds, paths, commands)
    made = Settings(**wish.settings(sentence))
    assert (made.verdict, made.paths, made.reason) == (verdict, paths, sentence)


@pytest.mark.parametrize("sentence", NOT_UNDERSTOOD)
def test_it_is_left_to_a_model(home: Path, sentence: str) -> None:
    assert understood(sentence, home, home / "projects") is None


def test_half_of_them_are_german(home: Path) -> None:
    wishes = [understood(row[0], home, home / "projects") for row in UNDERSTOOD]
    german = sum(wish is not None and wish.language == "de" for wish in wishes)
    assert len(wishes) >= 100
    assert german >= 50


@given(st.sampled_from(UNDERSTOOD), st.data())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_a_word_that_is_not_known_is_never_passed_over(
    home: Path, row: tuple[str, ...], data: st.DataObject
) -> None:
    given_words = row[0].split()
    place = data.draw(st.integers(0, len(given_words)))
    word = data.draw(
        st.sampled_from(["except", "außer", "nur", "only", "sundays", "sonntags", "big", "große", "warum"])
    )
    if '"' in row[0] and place > given_words.index('"docker'):
        return  # it would be a word of the command
    sentence = " ".join([*given_words[:place], word, *given_words[place:]])
    wish = understood(sentence, home, home / "projects")
    # "only" and "nur" belong to sentences that are understood; with them it can't become stricter than asking
    assert wish is None or (word in {"only", "nur"} and wish.verdict == "ask")


@given(row=st.sampled_from(UNDERSTOOD), end=st.sampled_from(["", ".", "!", " !", "…"]), capital=st.booleans())
@settings(deadline=None)
def test_capitals_and_marks_say_nothing(home: Path, row: tuple[str, ...], end: str, capital: bool) -> None:
    plain = row[0].rstrip(".")
    sentence = plain[:1].upper() + plain[1:] if capital else plain
    again, before = (understood(each, home, home / "projects") for each in (f"  {sentence}{end}", row[0]))
    assert end == "…" or again == before


@given(st.text(max_size=60), st.sampled_from(["never delete ", "frag mich, bevor du ", "", "don't touch "]))
@settings(deadline=None)
def test_any_text_is_a_valid_guard_or_none(home: Path, text: str, begin: str) -> None:
    wish = understood(begin + text, home, home)
    assert wish is None or Settings(**wish.settings(text))


def test_paths_with_spaces_and_several_and_of_files(home: Path) -> None:
    wish = understood('never touch "~/Documents/my file.txt"', home, home)
    assert wish is not None
    assert (wish.globs, wish.missing) == (("~/Documents/my file.txt",), ())
    wish = understood("never touch ~/a, ~/b/../c and ./d", home, home / "projects")
    assert wish is not None
    assert wish.globs == ("~/a/**", "~/c/**", "~/projects/d/**")
    assert wish.missing == ("~/a", "~/c", "~/projects/d")
    wish = understood("never delete ~/Pictures/*.jpg", home, home)
    assert wish is not None
    assert (wish.globs, wish.missing) == (("~/Pictures/*.jpg",), ())


@pytest.mark.parametrize(
    ("sentence", "language"), [("never touch it", "en"), ("fass das nicht an", "de"), ("x", "en")]
)
def test_its_language_is_known(sentence: str, language: str) -> None:
    assert language_of(sentence) == language
