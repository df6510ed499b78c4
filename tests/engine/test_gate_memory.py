"""ryxd/engine/gate/memory.py: what is to be remembered, recalled and forgotten, in both languages, and what is not."""

from __future__ import annotations

import pytest

from ryxd.engine.gate import classify

REMEMBER = {
    "remember that my server is called atlas": "my server is called atlas",
    "Remember my server is called atlas.": "my server is called atlas",
    "please remember: the key is under the mat": "the key is under the mat",
    "Remember this: Anna is allergic to nuts!": "Anna is allergic to nuts",
    "remember the following: 12 34 56": "12 34 56",
    "can you remember that I don't like coffee?": "I don't like coffee",
    "could you please remember that we fly on the 3rd": "we fly on the 3rd",
    "keep in mind that I'm left-handed": "I'm left-handed",
    "bear in mind that the printer is broken": "the printer is broken",
    "don't forget that the wifi password is Xy-12 34": "the wifi password is Xy-12 34",
    "never forget that my name is Bo": "my name is Bo",
    "also remember that my birthday is in May": "my birthday is in May",
    "memorize that the PIN of the shed is 4711": "the PIN of the shed is 4711",
    "remember I'm allergic to nuts": "I'm allergic to nuts",
    "remember our meeting is always on Friday": "our meeting is always on Friday",
    "remember that loud music is not for me": "loud music is not for me",
    "remember that Anna comes now, please": "Anna comes now",
    "remember that everything is ok": "everything is ok",
    "remember that Anna always says thanks": "Anna always says thanks",
    "remember that Anna comes on Monday, thanks!": "Anna comes on Monday",
    "remember that I like to open windows": "I like to open windows",
    "remember that youtube.com is blocked at work": "youtube.com is blocked at work",
    "remember that find / -name x is slow here": "find / -name x is slow here",
    "merk dir: der Schlüssel liegt unter der Matte": "der Schlüssel liegt unter der Matte",
    "Merk dir bitte, dass mein Server atlas heißt.": "dass mein Server atlas heißt",
    "merke dir dass ich keinen Kaffee mag": "dass ich keinen Kaffee mag",
    "merk dir mal meine Handynummer 0170 1234": "meine Handynummer 0170 1234",
    "Merk dir Folgendes: WLAN-Passwort ist Xy-12": "WLAN-Passwort ist Xy-12",
    "behalte bitte im Kopf, dass der Drucker kaputt ist": "dass der Drucker kaputt ist",
    "denk daran, dass Anna Nüsse nicht verträgt": "dass Anna Nüsse nicht verträgt",
    "vergiss nicht, dass ich freitags frei habe": "dass ich freitags frei habe",
    "vergiss bitte nicht: Tor zu um acht": "Tor zu um acht",
}
ONLY_HERE = {
    "remember for this conversation that we talk about Rome": "we talk about Rome",
    "remember that we talk about Rome, for this conversation": "we talk about Rome",
    "remember that for now: the file is called a.txt": "the file is called a.txt",
    "merk dir für dieses Gespräch, dass wir über Rom reden": "dass wir über Rom reden",
    "merk dir für diese Unterhaltung: die Datei heißt a.txt": "die Datei heißt a.txt",
}
RECALL = {
    "what do you know about my server?": "my server",
    "what do you know about me?": "",
    "what do you still know about our holidays": "our holidays",
    "What do you remember?": "",
    "what have you remembered so far?": "",
    "what do you remember about the key?": "the key",
    "what can you remember about Anna's birthday": "Anna's birthday",
    "do you remember my server?": "my server",
    "do you remember what I told you about Anna?": "Anna",
    "what did I tell you about Anna?": "Anna",
    "what did I ask you to remember?": "",
    "show me your memories": "",
    "list everything you remember": "",
    "recall everything about Anna": "Anna",
    "was weißt du über meinen Server": "meinen Server",
    "was weißt du über mich?": "",
    "Was weißt du noch alles über mich?": "",
    "was weißt du von unserem Urlaub?": "unserem Urlaub",
    "was hast du dir gemerkt?": "",
    "was hast du dir über den Schlüssel gemerkt?": "den Schlüssel",
    "Was hast du dir bisher zu Anna gemerkt": "Anna",
    "woran erinnerst du dich?": "",
    "erinnerst du dich an meinen Server?": "meinen Server",
    "was habe ich dir über Anna gesagt?": "Anna",
    "zeig mir, was du dir gemerkt hast": "",
    "zeig mir deine Erinnerungen": "",
}
FORGET = {
    "forget that my server is called atlas": {"query": "my server is called atlas"},
    "please forget that Anna lives in Cologne": {"query": "Anna lives in Cologne"},
    "forget what I told you about Anna": {"query": "Anna"},
    "forget everything you know about Anna": {"query": "Anna"},
    "forget about my old server": {"query": "my old server"},
    "forget my old address": {"query": "my old address"},
    "forget the note about the key": {"query": "the key"},
    "forget m12": {"id": "m12"},
    "delete memory m3": {"id": "m3"},
    "vergiss das mit dem Schlüssel": {"query": "dem Schlüssel"},
    "vergiss bitte, dass mein Server atlas heißt": {"query": "mein Server atlas heißt"},
    "vergiss, was ich dir über Anna erzählt habe": {"query": "Anna"},
    "vergiss meine alte Adresse": {"query": "meine alte Adresse"},
    "vergiss M7": {"id": "m7"},
    "forget everything": {"everything": True},
    "forget everything you know about me": {"everything": True},
    "delete all your memories": {"everything": True},
    "vergiss alles": {"everything": True},
    "vergiss alles, was du über mich weißt": {"everything": True},
}
REMINDERS = """
remember to buy milk
please remember to call mum tomorrow at five
don't forget to lock the door
do not forget the milk
vergiss nicht, Milch zu kaufen
denk daran, die Blumen zu gießen
denk dran, morgen den Müll rauszubringen
merk dir, morgen Milch zu kaufen
""".strip().splitlines()
NEITHER = """
what is my server called?
what's my server called
where is my key?
wie heißt mein Server?
wo liegt der Schlüssel?
forget it
forget about it
forget that
forget this
Forget that please
vergiss es
vergiss das
vergiss das bitte
vergiss das wieder
don't remember that
don't remember that my server is called atlas
merk dir das nicht
vergiss meinen Geburtstag nicht
remember
remember me
remember me?
remember this
remember that
remember that?
remember the milk
remember that day in Paris
remember that my server is called atlas?
remember when we went to Paris
remember when to leave
merk dir das
merk dir das bitte
merk dir das mit dem Auto
merk dir, was er gesagt hat
merk dir alles
do you remember when we went to Paris?
do you remember the milk?
what do you know about Napoleon?
what do you know about the French revolution
what do you know?
was weißt du über Photosynthese?
was weißt du?
weißt du, wie spät es ist
how do I remember my password?
wie merke ich mir Zahlen?
how can I forget her
why did you forget that my server is called atlas?
i forget what the key is for
I forgot my password
ich habe vergessen, wie mein Server heißt
find the file remember.txt
open memories.txt
show me my photos
delete m3.txt
delete the memories folder
lösche die Erinnerungen.txt
recall
total recall
show memory
how much memory is free
was ist im Speicher
remember that my name is Bo and open firefox
merk dir, dass ich Bo heiße und öffne firefox
remember that my name is Bo. Open firefox.
""".strip().splitlines()


@pytest.mark.parametrize(("text", "kept"), REMEMBER.items())
def test_what_is_to_be_remembered_is_taken_as_it_was_typed(text: str, kept: str) -> None:
    verdict = classify(text)
    assert (verdict.rule, verdict.tool, dict(verdict.args)) == ("memory.remember", "remember", {"text": kept})


@pytest.mark.parametrize(("text", "kept"), ONLY_HERE.items())
def test_some_of_it_is_for_this_conversation_only(text: str, kept: str) -> None:
    assert dict(classify(text).args) == {"text": kept, "scope": "session"}


@pytest.mark.parametrize(("text", "query"), RECALL.items())
def test_what_is_remembered_is_asked_for(text: str, query: str) -> None:
    verdict = classify(text)
    assert (verdict.tool, dict(verdict.args)) == ("recall", {"query": query} if query else {})


@pytest.mark.parametrize(("text", "args"), FORGET.items())
def test_what_is_to_be_forgotten_is_named(text: str, args: dict[str, object]) -> None:
    verdict = classify(text)
    assert (verdict.tool, dict(verdict.args)) == ("forget", args)


@pytest.mark.parametrize("text", REMINDERS)
def test_a_reminder_is_said_to_be_beyond_ryx(text: str) -> None:
    verdict = classify(text)
    assert (verdict.rule, verdict.agent) == ("beyond.reminder", "reminder")


@pytest.mark.parametrize("text", NEITHER)
def test_nothing_else_is_taken_for_it(text: str) -> None:
    assert not classify(text).rule.startswith("memory.")
    assert classify(text).rule != "beyond.reminder"


@pytest.mark.parametrize(("text", "language"), [*((text, "de") for text in (
    "merk dir: der Schlüssel liegt unter der Matte", "vergiss m3", "vergiss alles", "was weißt du über mich",
    "denk daran, dass Anna kommt", "woran erinnerst du dich?", "was hast du dir gemerkt",
)), *((text, "en") for text in ("remember that Anna is here", "forget m3", "what do you remember?"))])  # fmt: skip
def test_it_is_answered_in_the_language_it_was_said_in(text: str, language: str) -> None:
    assert classify(text, otherwise="en" if language == "de" else "de").language == language


def test_a_text_is_remembered_as_a_whole_or_not_by_a_rule() -> None:
    long = "remember that " + "my server is called atlas and " * 60
    assert classify(long).args["text"] == long[14:].strip()
    assert classify(long * 3).rule != "memory.remember"
    lines = "merk dir: der Schlüssel\nliegt unter der Matte"
    assert classify(lines).args["text"] == "der Schlüssel\nliegt unter der Matte"


def test_there_are_phrasings_enough() -> None:
    assert min(len(REMEMBER), len(RECALL), len(FORGET)) >= 17
    assert len(NEITHER) >= 50
