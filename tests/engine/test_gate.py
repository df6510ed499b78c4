"""ryxd/engine/gate: what needs no model is found, what isn't sure is left alone (SPEC C1)."""

from __future__ import annotations

import pytest

from ryxd.engine.gate import Level, classify

OPEN_URL = [
    ("open reddit", "https://reddit.com"),
    ("öffne wikipedia", "https://wikipedia.org"),
    ("oeffne bitte mal github", "https://github.com"),
    ("hey ryx, could you open hacker news please?", "https://news.ycombinator.com"),
    ("geh auf tagesschau", "https://tagesschau.de"),
    ("geh auf golem.de", "https://golem.de"),
    ("go to codeberg.org/forgejo/Forgejo", "https://codeberg.org/forgejo/Forgejo"),
    ("navigate to www.example.com", "https://www.example.com"),
    ("visit the openstreetmap website", "https://openstreetmap.org"),
    ("kannst du mir netflix öffnen", "https://netflix.com"),
    ("mach mal gmail auf", "https://mail.google.com"),
    ("rufe heise auf", "https://heise.de"),
    ("open arxiv.org in a new tab", "https://arxiv.org"),
    ("open HTTP://Example.com/Path", "http://Example.com/Path"),
    ("kernel.org", "https://kernel.org"),
    ("https://docs.python.org/3/library/re.html", "https://docs.python.org/3/library/re.html"),
    ("open localhost:3000/admin", "http://localhost:3000/admin"),
    ("besuche die seite chefkoch", "https://chefkoch.de"),
]
OPEN_APP = [
    ("open gimp", "gimp"),
    ("launch OBS Studio", "OBS Studio"),
    ("starte Inkscape", "Inkscape"),
    ("mach thunderbird auf", "thunderbird"),
    ("öffne bitte die app krita", "krita"),
    ("start the vlc application", "vlc"),
    ("würdest du bitte blender starten", "blender"),
    ("fire up steam", "steam"),
]
CLOCK = [
    ("what's the time", "get_time", {}),
    ("hey, do you have the time?", "get_time", {}),
    ("wie spät haben wir's denn", "get_time", {}),
    ("sag mir bitte, wie spät es ist", "get_time", {}),
    ("wieviel Uhr ist es denn gerade?", "get_time", {}),
    ("kannst du mir die Uhrzeit verraten", "get_time", {}),
    ("uhrzeit", "get_time", {}),
    ("what time is it in Kyoto right now?", "get_time", {"zone": "Asia/Tokyo"}),
    ("wie viel Uhr ist es in São Paulo", "get_time", {"zone": "America/Sao_Paulo"}),
    ("wie spät ist es in Zürich", "get_time", {"zone": "Europe/Zurich"}),
    ("current time in Nairobi, Kenya", "get_time", {"zone": "Africa/Nairobi"}),
    ("in Kapstadt wie spät ist es", "get_time", {"zone": "Africa/Johannesburg"}),
    ("what's Sydney time", "get_time", {"zone": "Australia/Sydney"}),
    ("which time zone does Helsinki use", "get_time", {"zone": "Europe/Helsinki"}),
    ("in welcher Zeitzone liegt Peking", "get_time", {"zone": "Asia/Shanghai"}),
    ("what timezone am i in", "get_time", {}),
    ("what's the date today please", "get_date", {}),
    ("which day of the week is it", "get_date", {}),
    ("Welches Datum ist heute?", "get_date", {}),
    ("den wievielten haben wir heute", "get_date", {}),
    ("was ist heute für ein Tag", "get_date", {}),
    ("what year is it", "get_date", {}),
    ("what day will it be in two weeks", "get_date", {"days": 14}),
    ("what was the date 3 days ago", "get_date", {"days": -3}),
    ("Welches Datum ist in zehn Tagen?", "get_date", {"days": 10}),
    ("welcher Tag war vorgestern", "get_date", {"days": -2}),
    ("welcher Wochentag ist übermorgen", "get_date", {"days": 2}),
    ("what's the date the day after tomorrow", "get_date", {"days": 2}),
    ("what date was it a week ago", "get_date", {"days": -7}),
]
SUMS = [
    ("what is 17 times 23", "17 * 23"),
    ("8*(3+4)", "8 * (3 + 4)"),
    ("2^8", "2 ** 8"),
    ("6!", "factorial(6)"),
    ("sqrt(49) + 1", "sqrt(49) + 1"),
    ("how much is 30 percent of 90?", "30 / 100 * 90"),
    ("what's 25% off $80", "80 * (1 - 25 / 100)"),
    ("was sind 7,5 % von 200", "7.5 / 100 * 200"),
    ("Wie viel ist siebenundzwanzig mal drei?", "27 * 3"),
    ("dreitausendvierhundert geteilt durch zwei", "3400 / 2"),
    ("ziehe 9 von 40 ab", "40 - 9"),
    ("multipliziere 6 mit 7", "6 * 7"),
    ("die Wurzel aus 121", "sqrt(121)"),
    ("was ist vier hoch drei", "4 ** 3"),
    ("was ist 9 zum Quadrat", "9 ** 2"),
    ("two hundred and fifty minus thirty-three", "250 - 33"),
    ("what is one million divided by eight", "1000000 / 8"),
    ("the cube root of 64", "cbrt(64)"),
    ("what's 3 to the 4th power", "3 ** 4"),
    ("add 5, 6 and 7 together", "5 + 6 + 7"),
    ("subtract 12 from 50", "50 - 12"),
    ("divide 81 by 9 please", "81 / 9"),
    ("what is the average of 2, 4 and 9", "(2 + 4 + 9) / 3"),
    ("der Durchschnitt von 10 und 20", "(10 + 20) / 2"),
    ("what percentage of 60 is 15", "15 / 60 * 100"),
    ("how many times does 7 go into 84", "84 / 7"),
    ("remainder of 17 divided by 5", "17 % 5"),
    ("17 mod 5", "17 % 5"),
    ("half of 46", "1 / 2 * 46"),
    ("rechne 1.500 plus 20 aus, was ist das", "1500 + 20"),
    ("1,250 * 4", "1250 * 4"),
    ("3.14 × 2", "3.14 * 2"),
    ("drei komma fünf mal zwei", "3.5 * 2"),
    ("can you tell me what 14 plus 15 is?", "14 + 15"),
]
SOUND = [
    ("louder please", "set_volume", {"delta": 10}),
    ("etwas leiser bitte", "set_volume", {"delta": -5}),
    ("viel lauter", "set_volume", {"delta": 20}),
    ("turn this down a bit", "set_volume", {"delta": -5}),
    ("crank it all the way up", "set_volume", {"level": 100}),
    ("volume 35", "set_volume", {"level": 35}),
    ("Lautstärke auf fünfzig Prozent", "set_volume", {"level": 50}),
    ("raise the volume by 15", "set_volume", {"delta": 15}),
    ("verringere die Lautstärke um 20 %", "set_volume", {"delta": -20}),
    ("lower the sound from 60 to 40", "set_volume", {"level": 40}),
    ("volume 3 out of 10", "set_volume", {"level": 30}),
    ("volle Lautstärke", "set_volume", {"level": 100}),
    ("dreh die Musik auf", "set_volume", {"delta": 10}),
    ("Das ist zu laut!", "set_volume", {"delta": -10}),
    ("it's too loud", "set_volume", {"delta": -10}),
    ("nicht so laut", "set_volume", {"delta": -10}),
    ("i can't hear anything, turn it up", "set_volume", {"delta": 10}),
    ("mute the audio", "set_volume", {"mute": True}),
    ("schalte den Ton aus", "set_volume", {"mute": True}),
    ("unmute", "set_volume", {"mute": False}),
    ("Ton wieder an", "set_volume", {"mute": False}),
    ("set the radio's volume in the kitchen to 15", "set_volume", {"level": 15}),
    ("set the kitchen radio volume to 15", "set_volume", {"level": 15}),
    ("brightness up", "set_brightness", {"delta": 10}),
    ("mach den Bildschirm dunkler", "set_brightness", {"delta": -10}),
    ("stell die Helligkeit auf 70", "set_brightness", {"level": 70}),
    ("dim the screen to 20 percent", "set_brightness", {"level": 20}),
    ("mach den bildschirm auf 15", "set_brightness", {"level": 15}),
    ("display to 80%", "set_brightness", {"level": 80}),
    ("volle Helligkeit", "set_brightness", {"level": 100}),
]
MEDIA = [
    ("pause the music", "pause"),
    ("halte das Video an", "pause"),
    ("resume the podcast", "play"),
    ("weiterspielen", "play"),
    ("spiel weiter", "play"),
    ("next episode", "next"),
    ("spring zum nächsten Lied", "next"),
    ("this track is boring, skip it", "next"),
    ("play", "play"),
    ("play a different song", "next"),
    ("previous song", "previous"),
    ("ein Lied zurück", "previous"),
    ("stop the playback", "stop"),
    ("mach die Musik aus", "stop"),
    ("play/pause", "toggle"),
]
WORKSPACE = [
    ("workspace 4", "4"),
    ("go to workspace number 7", "7"),
    ("wechsle auf Arbeitsfläche zwei", "2"),
    ("geh zur nächsten Arbeitsfläche", "next"),
    ("switch to the previous workspace", "previous"),
    ("bring mich auf den zweiten Arbeitsbereich", "2"),
    ("switch to workspace Musik", "Musik"),
]
NOT_TRIVIAL = [
    "open the time machine documentation",
    "open the pod bay doors",
    "öffne das fenster im bad",
    "öffne reddit nicht",
    "don't open reddit",
    "bitte nicht lauter",
    "do not mute the sound",
    "mach die musik nicht aus",
    "i don't want the volume at 50",
    "find the file called open reddit.txt",
    "open javascript:alert(1)",
    "open file:///etc/passwd",
    "open https://bank.example@evil.example/",
    "open report.pdf",
    "open build.sh",
    "what time does the bakery close",
    "what time is my appointment",
    "wann geht die sonne auf",
    "wie lange dauert der film",
    "is it time to leave",
    "time heals all wounds",
    "give me time",
    "i want a date",
    "what's on today",
    "what is on my calendar tomorrow",
    "what day is easter this year",
    "what time is it in narnia",
    "is berlin in the eastern time zone",
    "how many people live in london",
    "24/7",
    "2025-03-04",
    "call 0170 1234567",
    "10 + apples",
    "what is 50 + 10%",
    "42",
    "turn on the lamp in the kitchen",
    "dreh die heizung auf",
    "turn up the heating",
    "set the brightness of the bedroom lamp to 50",
    "put firefox on screen 2",
    "switch to monitor 2",
    "turn the display to 90 degrees",
    "set the volume to 400",
    "set an alarm for 7",
    "how loud is a jet engine",
    "what is the next song called",
    "who sang the last song",
    "the next train",
    "next",
    "stop",
    "move this window to the left",
    "workspace rules",
    "desktop wallpaper",
    "play something by queen",
    "is the next song any good",
    "was ist das nächste lied",
]


@pytest.mark.parametrize(("text", "url"), OPEN_URL)
def test_a_named_site_or_an_address_opens_in_the_browser(text: str, url: str) -> None:
    verdict = classify(text)
    assert (verdict.level, verdict.tool, verdict.args) == (Level.TRIVIAL, "open_url", {"url": url})


@pytest.mark.parametrize(("text", "name"), OPEN_APP)
def test_a_known_application_is_started(text: str, name: str) -> None:
    verdict = classify(text)
    assert (verdict.level, verdict.tool, verdict.args) == (Level.TRIVIAL, "open_app", {"name": name})


@pytest.mark.parametrize(("text", "tool", "args"), CLOCK)
def test_time_and_date_need_no_model(text: str, tool: str, args: dict[str, object]) -> None:
    verdict = classify(text)
    assert (verdict.level, verdict.tool, verdict.args) == (Level.TRIVIAL, tool, args)


@pytest.mark.parametrize(("text", "expression"), SUMS)
def test_a_sum_becomes_an_expression(text: str, expression: str) -> None:
    verdict = classify(text)
    assert (verdict.level, verdict.tool, verdict.args) == (Level.TRIVIAL, "calculate", {"expression": expression})


@pytest.mark.parametrize(("text", "tool", "args"), SOUND)
def test_volume_and_brightness_change_directly(text: str, tool: str, args: dict[str, object]) -> None:
    verdict = classify(text)
    assert (verdict.level, verdict.tool, verdict.args) == (Level.TRIVIAL, tool, args)


@pytest.mark.parametrize(("text", "command"), MEDIA)
def test_the_player_is_told_directly(text: str, command: str) -> None:
    verdict = classify(text)
    assert (verdict.level, verdict.tool, verdict.args) == (Level.TRIVIAL, "media", {"command": command})


@pytest.mark.parametrize(("text", "target"), WORKSPACE)
def test_a_workspace_is_switched_to(text: str, target: str) -> None:
    verdict = classify(text)
    assert (verdict.level, verdict.tool, verdict.args) == (Level.TRIVIAL, "workspace", {"target": target})


@pytest.mark.parametrize("text", NOT_TRIVIAL)
def test_what_only_looks_trivial_is_left_to_a_model(text: str) -> None:
    verdict = classify(text)
    assert verdict.level is Level.SIMPLE
    assert verdict.tool is None
    assert verdict.args == {}


@pytest.mark.parametrize(
    "text", ["don't open reddit", "öffne reddit nicht", "lösche das nicht", "never run that again"]
)
def test_a_negated_request_is_never_what_it_negates(text: str) -> None:
    verdict = classify(text)
    assert (verdict.level, verdict.rule, verdict.agent) == (Level.SIMPLE, "unknown", "chat")
    assert verdict.slots == {"negated": True}


def test_a_named_room_stays_a_slot() -> None:
    assert classify("set the kitchen radio volume to 15").slots == {"percentage": 15, "target": "kitchen radio"}


def test_an_installed_application_wins_over_a_site_of_the_same_name() -> None:
    assert classify("open youtube", is_app=lambda _: True).args == {"name": "youtube"}
    assert classify("open youtube", is_app=lambda _: False).tool == "open_url"


def test_an_application_that_is_not_installed_is_not_started() -> None:
    verdict = classify("open blender", is_app=lambda _: False)
    assert (verdict.level, verdict.rule, verdict.tool) == (Level.SIMPLE, "open.named", None)


def test_a_web_verb_means_the_site_even_when_the_application_is_installed() -> None:
    assert classify("go to spotify", is_app=lambda _: True).args == {"url": "https://open.spotify.com"}


def test_the_desktop_is_only_asked_about_what_should_be_opened() -> None:
    asked: list[str] = []
    classify("wie spät ist es in Graz", is_app=lambda name: bool(asked.append(name)))
    classify("starte Frobnicator", is_app=lambda name: bool(asked.append(name)))
    assert asked == ["Frobnicator"]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("öffne reddit", "de"),
        ("open reddit", "en"),
        ("wie spät ist es in Graz", "de"),
        ("benenne a.txt in b.txt um", "de"),
        ("hello", "en"),
        ("", "en"),
        ("3*7", "en"),
        ("was schreibt Izabela", "de"),
        ("Müller in adressen.txt must be Möller", "en"),
        ("Target ventnächsten with Meißen.odt needs a name: kopenhagen (7).odt", "en"),
        ("Init an empty ~/Dokumente/Verträge/Jane.txt.", "en"),
        ("Über das Büro", "de"),
        ("schulkonzert_märz.mp3", "en"),  # a name is no language
    ],
)
def test_the_language_is_guessed_from_the_words(text: str, language: str) -> None:
    assert classify(text).language == language


def test_a_given_language_is_kept() -> None:
    assert classify("3*7", language="de").language == "de"
    assert classify("1.500*2", language="de").args == {"expression": "1500 * 2"}
