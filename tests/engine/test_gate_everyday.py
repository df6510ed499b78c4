"""ryxd/engine/gate: requests as people type them, terse and without the words of a manual (SPEC C1)."""

from __future__ import annotations

import pytest

from ryxd.engine.gate import Level, classify

WITHOUT_A_VERB = [
    ("pdfs in downloads", {"pattern": "*.pdf", "path": "~/Downloads", "extension": "pdf"}),
    ("rechnung vom märz", {"pattern": "*rechnung*", "when": "march"}),
    ("rechnung von telekom", {"pattern": "*rechnung*telekom*"}),
    ("Mietvertrag?", {"pattern": "*Mietvertrag*"}),
    ("screenshot von gestern", {"pattern": "*screenshot*", "when": "yesterday"}),
    ("letzter screenshot", {"pattern": "*screenshot*"}),
    ("alle bilder vom mai", {"pattern": "*.{jpg,jpeg,png,webp,gif,svg,heic}", "when": "may"}),
    ("letzter download", {"pattern": "*", "path": "~/Downloads", "newest": True}),
    ("mp3s", {"pattern": "*.mp3", "extension": "mp3"}),
]
FINDING = [
    ("find pdfs from last week", {"pattern": "*.pdf", "extension": "pdf", "when": "last_week"}),
    ("wo sind meine rechnungen", {"pattern": "*rechnungen*"}),
    ("show my invoices", {"pattern": "*invoices*"}),
    ("zeig mir mein Lebenslauf", {"pattern": "*Lebenslauf*"}),
    ("find steuererklaerung", {"pattern": "*steuererklaerung*"}),
    ("ich suche meinen mietvertrag", {"pattern": "*mietvertrag*"}),
    ("wo ist das hochzeitsvideo", {"pattern": "*hochzeitsvideo*"}),
    ("finde die excel datei", {"pattern": "*.{xlsx,xls,ods,csv}"}),
    ("find my slides", {"pattern": "*.{pptx,ppt,odp}"}),
    ("find the march report", {"pattern": "*march*report*"}),
    ("what did i download yesterday", {"pattern": "*", "path": "~/Downloads", "when": "yesterday"}),
    ("welche dateien habe ich heute geändert", {"pattern": "*", "when": "today"}),
    ("könntest du mir bitte die rechnung von der telekom raussuchen", {"pattern": "*rechnung*telekom*"}),
]
READING = [
    ("lies die einkaufsliste", {"pattern": "*einkaufsliste*"}),
    ("read the shopping list", {"pattern": "*shopping*list*"}),
    ("was ist in downloads", {"path": "~/Downloads"}),
    ("what's in music", {"path": "~/Music"}),
    ("zeig mir den inhalt von Documents", {"path": "~/Documents"}),
    ("was liegt auf dem desktop", {"path": "~/Desktop"}),
    ("~/projects/shop", {"path": "~/projects/shop"}),
    ("lies die readme von shop", {"pattern": "*readme", "within": "shop"}),
]
OPENING = [
    ("öffne dokumente", {"path": "~/Documents"}),
    ("open music", {"path": "~/Music"}),
    ("oeffne die rechnung vom maerz", {"pattern": "*rechnung*", "when": "march"}),
    ("open the latest download", {"pattern": "*", "path": "~/Downloads", "newest": True}),
    ("open README.md in shop", {"pattern": "*README.md", "within": "shop"}),
    ("setup.zip öffnen", {"pattern": "*setup.zip"}),
]  # fmt: skip
NO_FILES = [
    "find me a restaurant nearby", "wo ist mein handy", "where is my phone", "read me a story", "find peace", "gibt es gott",
    "lies mir die nachrichten vor", "are there aliens", "what did i do yesterday", "was habe ich heute gegessen", "may i ask something",
    "wo ist berlin", "find it", "read between the lines", "screenshot", "march", "what's on",
]  # fmt: skip
BEYOND = [
    ("install gimp", "system"),
    ("aktualisiere das system", "system"),
    ("remind me in 10 minutes", "reminder"),
    ("stell einen wecker auf 7 uhr", "reminder"),
    ("wie wird das wetter", "weather"),
    ("weather tomorrow", "weather"),
    ("schreib eine mail an anna", "mail"),
    ("maximiere das fenster", "window"),
    ("minimize", "window"),
    ("translate hello to german", "translation"),
]
ALONE = [
    ("firefox", "open_app", {"name": "firefox"}),
    ("Wikipedia", "open_url", {"url": "https://wikipedia.org"}),
    ("heller", "set_brightness", {"delta": 10}),
    ("mach dunkler", "set_brightness", {"delta": -10}),
    ("uhrzeit new york", "get_time", {"zone": "America/New_York"}),
    ("wie spät isses", "get_time", {}),
]


@pytest.mark.parametrize(
    ("rule", "text", "slots"),
    [("file.find", *case) for case in WITHOUT_A_VERB + FINDING]
    + [("file.read", *case) for case in READING]
    + [("file.open", *case) for case in OPENING],
)
def test_what_is_to_be_done_with_which_files(rule: str, text: str, slots: dict[str, object]) -> None:
    verdict = classify(text)
    assert (verdict.level, verdict.agent, verdict.rule, verdict.slots) == (Level.SIMPLE, "file", rule, slots)


@pytest.mark.parametrize("text", NO_FILES)
def test_what_only_sounds_like_a_file_is_left_alone(text: str) -> None:
    assert classify(text).rule == "unknown"


@pytest.mark.parametrize(("text", "agent"), BEYOND)
def test_what_nobody_can_do_yet_is_known(text: str, agent: str) -> None:
    verdict = classify(text)
    assert (verdict.level, verdict.rule, verdict.agent) == (Level.SIMPLE, f"beyond.{agent}", agent)


@pytest.mark.parametrize("text", ["move my invoices", "rename cat.jpg", "lösche die Rechnung", "move notes.txt"])
def test_a_change_that_names_too_little_is_known_as_one(text: str) -> None:
    assert classify(text).rule == "file.change"


@pytest.mark.parametrize(
    ("text", "rule"),
    [("hello", "greeting"), ("Hi!", "greeting"), ("Moin moin", "greeting"), ("Grüß Gott", "greeting"), ("Guten Morgen", "greeting"),
     ("hey, open firefox", "open.app"), ("Hallo Welt", "unknown"), ("hi, wie spät ist es", "clock.time")],
)  # fmt: skip
def test_a_greeting_alone_is_known(text: str, rule: str) -> None:
    assert classify(text).rule == rule


def test_a_greeting_is_answered_in_its_language() -> None:
    assert [classify(text, otherwise="en").language for text in ("moin", "hello", "hi")] == ["de", "en", "en"]
    assert classify("hi", language="de").language == "de"


@pytest.mark.parametrize("text", ["help", "Hilfe!", "was kannst du?", "what can you do for me"])
def test_a_question_for_help_is_known(text: str) -> None:
    assert classify(text, is_app={"help", "Hilfe"}.__contains__).rule == "help", (
        "also where a program is called so"
    )


@pytest.mark.parametrize(("text", "tool", "args"), ALONE)
def test_a_name_or_a_word_alone_is_enough(text: str, tool: str, args: dict[str, object]) -> None:
    verdict = classify(text)
    assert (verdict.level, verdict.tool, verdict.args) == (Level.TRIVIAL, tool, args)


@pytest.mark.parametrize(
    ("text", "slots"),
    [
        ("öffne den browser", {"name": "browser", "pattern": "*browser*"}),
        ("open expenses", {"name": "expenses", "pattern": "*expenses*"}),
        ("starte photoshop", {"name": "photoshop"}),
    ],
)
def test_an_unknown_name_is_an_application_or_a_file(text: str, slots: dict[str, object]) -> None:
    verdict = classify(text, is_app=lambda _: False)
    assert (verdict.level, verdict.rule, verdict.slots) == (Level.SIMPLE, "open.named", slots)


@pytest.mark.parametrize("text", ["open it", "öffne es", "open nothing", "open", "start over again please"])
def test_a_pronoun_is_no_name(text: str) -> None:
    assert classify(text, is_app=lambda _: False).rule == "unknown"


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("was steht in Einkaufsliste.md", "de"),
        ("was liegt in ~/Pictures", "de"),
        ("letzter screenshot", "de"),
        ("Mietvertrag", "de"),
        ("the latest invoice", "en"),
        ("mp3", "de"),
        ("2", "de"),
    ],
)
def test_the_language_is_heard_or_else_the_one_spoken_before(text: str, language: str) -> None:
    assert classify(text, otherwise="de").language == language


@pytest.mark.parametrize(
    ("text", "then", "pattern"),
    [
        ("find my cv and open it", "file.open", "*cv*"),
        ("such die rechnung von telekom und öffne sie", "file.open", "*rechnung*telekom*"),
        ("such meine hyprland config und mach sie auf", "file.open", "*hyprland*config*"),
        ("finde die einkaufsliste und lies sie vor", "file.read", "*einkaufsliste*"),
    ],
)
def test_what_is_to_be_done_with_what_is_found(text: str, then: str, pattern: str) -> None:
    verdict = classify(text)
    assert (verdict.level, verdict.rule, verdict.slots["then"], verdict.slots["pattern"]) == (
        Level.MODERATE,
        "steps.chain",
        then,
        pattern,
    )


def test_to_list_what_is_found_is_to_find_it() -> None:
    assert classify("find all pdfs and list them").slots == {"pattern": "*.pdf", "extension": "pdf"}


def test_a_site_that_is_to_be_used_is_no_file() -> None:
    assert classify("open youtube and search for cats").slots["opens"] == "https://youtube.com"


@pytest.mark.parametrize(
    ("text", "rule", "slots"),
    [
        ("show all pngs on desktop", "file.list", {"pattern": "*.png", "path": "~/Desktop", "extension": "png"}),
        ("open pics folder", "file.open", {"path": "~/Pictures"}),
        ("open my docs", "file.open", {"path": "~/Documents"}),
        ("write hello into new file wifi cafe.txt", "file.change", {}),
        ("delete ~/Documents/Offer 331 - Copy (2).docx, it is a duplicate", "file.change", {}),
        ('add "export EDITOR=nvim" to the end of ~/.zshrc', "file.change", {}),
        ("remove duplicate lines from a.txt", "unknown", {}),
        ("find resume, the docx not the pdf", "unknown", {}),
        ("finde mietvertrag als pdf", "unknown", {}),
        ("Please show me the files named invoice that came into my downloads in May.", "unknown", {}),
        ("i am looking for the excel sheet with the travel expenses of our team, could you find it", "unknown", {}),
        ("verschieb das ältere protokoll in Documents/Alt", "file.change", {}),
        ("get the tracking number out of parcel.txt onto the clipboard", "unknown", {}),
        ("das pdf von gestern nach Documents verschieben und aufmachen", "unknown", {}),
        ("make a folder Vinyl in Music and put the songs in it", "steps.chain", {"verbs": ["make", "put"]}),
        ("delete all files older than 3 days in ~/tmp", "unknown", {}),
        ("pack ~/Pictures in pictures.tar.gz", "unknown", {}),
        ("cv.odt duplizieren als cv_neu.odt", "unknown", {}),
        ("Foto vom 2025-02-08.png weg damit", "unknown", {}),
        ("edelweiß.png soll notizen 73.png heißen", "unknown", {}),
        ("plan-22.odt darf jetzt aufgehen", "unknown", {}),
        ("kannst du bitte puzzle.png oefnen", "unknown", {}),
        ("der film soll den ganzen schirm füllen", "unknown", {}),
        ("das nächste lied anstatt da", "unknown", {}),
        ("name des programms: giara, starten", "unknown", {}),
        ("Tu die App Systemeinstellungen starten.", "open.named", {"name": "Systemeinstellungen", "pattern": "*Systemeinstellungen*"}),
        ("Mach mal die Tagesschau-Seite auf", "open.site", {"url": "https://tagesschau.de"}),
        ("mach die Firefox-App auf", "open.app", {"app": "Firefox"}),
        ("öffne die Qwirl-App", "open.named", {"name": "Qwirl", "pattern": "*Qwirl*"}),
        ("geh auf die Seite der Deutschen Bahn", "open.site", {"url": "https://bahn.de"}),
        ("öffne die seite von der tagesschau", "open.site", {"url": "https://tagesschau.de"}),
        ("öffne die seite vom verein", "unknown", {}),
        ("das neueste foto im bilder ordner aufmachen", "file.open", {"pattern": "*.{jpg,jpeg,png,webp,gif,svg,heic}", "newest": True, "path": "~/Pictures"}),
        ("ls downloads", "file.list", {"path": "downloads"}),
        ("ls notes.txt", "shell.command", {"command": "ls notes.txt"}),
        ("ls ~/.themes", "file.list", {"path": "~/.themes"}),
        ("run `ls -l`", "shell.command", {"command": "ls -l"}),
        ("führe den befehl `git status` aus", "shell.command", {"command": "git status"}),
        ("tail -n 2 `my notes.txt`", "unknown", {}),
        ("plan.odt aus documents", "file.find", {"pattern": "*plan.odt", "path": "~/Documents"}),
        ("cat.jpg", "file.open", {"pattern": "*cat.jpg"}),
        ("fahrkarte.pdf auf", "file.open", {"pattern": "*fahrkarte.pdf"}),
        ("zeig *.nc in ~/cnc", "file.list", {"pattern": "*.nc", "path": "~/cnc", "extension": "nc"}),
        ("read who.int/data", "unknown", {}),
        ("what is on city.example/opening", "unknown", {}),
        ("find me the file", "unknown", {}),
        ("was ist in der datei drin!", "unknown", {}),
        ("open one of my files", "unknown", {}),
        ("suche online drehmoment M10", "unknown", {}),
        ('find "VAT 20%" in the csv files', "unknown", {}),
        ("such Herbert in gaeste.csv", "unknown", {}),
        ("get rid of kirby.gba", "unknown", {}),
        ("die ersten zehn zeilen von ernte.csv", "unknown", {}),
        ("a new row for log.csv: 2026-11-02,14,ok", "unknown", {}),
        ("where's the red book", "unknown", {}),
        ("Vereinsfoto in die FB Gruppe packen", "unknown", {}),
        ("scan.pdf auch auf /mnt/usb", "unknown", {}),
        ("das dritte bild, also scan3.jpg, zeig das", "unknown", {}),
        ("read the shopping list", "file.read", {"pattern": "*shopping*list*"}),
        ("put an end to chain.eml", "unknown", {}),
        ("add a line to notes.txt", "file.change", {}),
        ('append the sentence "All is net." to a.txt', "file.change", {}),
        ("what time is it there", "unknown", {}),
        ("merk dir nichts, rechne nur 65 mal 65", "unknown", {}),
        ("behalt den akku im auge", "unknown", {}),
        ("behalt a.odt, schmeiß b.odt raus", "unknown", {}),
        ("alle heic unter ~/fotos auflisten", "file.list", {"pattern": "*.heic", "path": "~/fotos", "extension": "heic"}),
    ],
)
def test_what_is_said_beside_a_name_is_not_taken_for_it(text: str, rule: str, slots: dict[str, object]) -> None:
    verdict = classify(text)
    assert (verdict.rule, dict(verdict.slots)) == (rule, slots)


def test_an_application_is_called_one() -> None:
    assert classify("fire up the calculator app", lambda name: name == "calculator").args == {"name": "calculator"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("don't open it", True), ("öffne youtube nicht, danke", True), ("ich will das nicht, danke", True),
        ("don't just lock it, suspend", False), ("das verzeichnis kram brauche ich nicht mehr", False),
        ("ich seh die leiste nicht, wie spät ist es", False), ("wir finden das nicht, such die datei kram.txt", False),
        ("lösch das nicht, das ist wichtig", True), ("mach den rechner nicht aus", True), ("never delete my photos", True),
        ("lösche die datei nicht, meine frau braucht sie noch", True), ("don't close firefox, it's downloading", True),
        ("das fenster nicht schließen, da kommt noch was", True), ("fahr nicht runter, ich bin gleich wieder da", True),
        ("am bildschirm stimmt was nicht, mach einen screenshot", False), ("lach nicht, wie spät ist es in rom", False),
        ("ich mag kram.txt nicht mehr sehen, in den müll damit", False), ("ich brauhe kram.zip nicht mehr", False),
        ("du darfst nicht vergessen, dass njeri allergisch ist", False), ("nicht weiter abspielen", False),
        ("hier darf man nicht reden - die anzeige gehört einen tick heller", False), ("keine ahnung wie spät es ist", False),
        ("don't laugh, what time is it in perth", False), ("not sure what's wrong, take a screenshot", False),
        ("die chefin kommt - biogas muss nicht in a.md stehen, streich's", False), ("ohne passwort soll keiner rein", False),
        ("nicht löschen!", True), ("lösch die rechnung nicht", True), ("don't touch that", True),
        ("do not disturb", False), ("damit es nicht verloren geht: das sparbuch liegt in der keksdose", False),
        ("den titel kann ich nicht mehr hören, überspringen", False), ("don't delete bill.pdf, I only want it moved", False),
        ("zeig's mir nicht, kopier's: a.pdf nach b", False), ("systemd kommt mir nicht ins haus, notier dir das", False),
    ],
)  # fmt: skip
def test_a_no_is_one_to_what_is_asked_for(text: str, *, said: bool) -> None:
    assert bool(classify(text).slots.get("negated")) is said


@pytest.mark.parametrize(
    ("text", "rule", "slots"),
    [
        ("open the software called glorb", "open.named", {"name": "glorb", "pattern": "*glorb*"}),
        ("start uns glorb", "open.named", {"name": "glorb"}),
        ("open the old one", "unknown", {}),
        ("bring up the site of glorb", "unknown", {}),
        ("git status -s, will you", "shell.command", {"command": "git status -s"}),
        ("git log -5 please", "shell.command", {"command": "git log -5"}),
        ("git commit -m please", "shell.command", {"command": "git commit -m please"}),
        ("~/bin/glorb -v", "shell.command", {"command": "~/bin/glorb -v"}),
        ('~/notes.txt <- "milk"', "unknown", {}),
        ("~/notes.txt - milk", "unknown", {}),
    ],
)
def test_what_stands_around_a_name_or_a_command_is_no_part_of_it(text: str, rule: str, slots: dict[str, object]) -> None:
    verdict = classify(text, is_app=lambda _: False)
    assert (verdict.rule, verdict.slots) == (rule, slots)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("if the battery is below 25 percent set the screen to 10", "steps.condition"),
        ("wenn der akku unter 20 prozent ist, mach den bildschirm dunkler", "steps.condition"),
        ("falls todo.txt leer ist, leg sie in den papierkorb", "steps.condition"),
        ("if you have a minute, open todo.txt", "unknown"),
        ("if i drive 80 km with 6 litres, how many litres are that per 100 km", "unknown"),
        ("if spotify is open, mute", "steps.condition"),
        ("mute it if music is playing", "steps.condition"),
        ("stell die helligkeit auf 20, wenn der akku unter 30 ist", "steps.condition"),
        ("open firefox if it is not running", "steps.condition"),
        ("volume 30 unless music is playing", "steps.condition"),
        ("nur wenn internet da ist: öffne heise.de", "steps.condition"),
        ("ist musik an? dann mach stumm", "steps.condition"),
        ("check whether the wifi works and if not restart", "steps.condition"),
        ("schau ob firefox offen ist, wenn ja mach es zu", "steps.condition"),
        ("tell me if firefox is open", "unknown"),
        ("mach lauter wenn du kannst", "unknown"),
        ("schreib in notes.txt: ruf an wenn der akku leer ist", "file.append"),
        ("was mache ich wenn der akku leer ist", "unknown"),
        ("open spotify if you can", "open.app"),
        ("wenn du zeit hast, öffne todo.txt", "unknown"),
    ],
)
def test_what_depends_on_something_is_looked_at_first(text: str, rule: str) -> None:
    assert classify(text).rule == rule


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("which process hogs the cpu? kill it", "steps.chain"),
        ("was frisst am meisten speicher? beend das", "steps.chain"),
        ("welcher meiner texte erwähnt die pfarrei? mach den auf", "steps.chain"),
        ("which note mentions the heron? open that one", "steps.chain"),
        ("how are you? open firefox", "unknown"),  # the wish is about something else
        ("what did i write? end the sentence with a full stop and a smile, ok it is late", "unknown"),
        ("was ist das? und das?", "unknown"),
    ],
)
def test_a_question_and_what_is_to_be_done_with_its_answer_are_two_steps(text: str, rule: str) -> None:
    assert classify(text, is_app=lambda _: False).rule == rule


@pytest.mark.parametrize(
    "around",
    [
        "{}, thanks a million", "{} thx", "{} cheers", "{}, danke dir", "{} vielen dank im voraus", "{}, you're the best", "{} wenn's geht",
        "{}, wärst ein schatz", "yo {}", "moin, {}", "ähm {}", "hm, {} mal eben", "{} real quick", "{} if you don't mind", "{} pls and thank you",
        "{} lol", "mal kurz {} bitte", "{} now mate",
    ],
)  # fmt: skip
@pytest.mark.parametrize(("request_", "rule"), [("workspace 4", "workspace.switch"), ("lauter", "sound.volume"), ("open firefox", "open.app")])
def test_what_people_say_around_a_request_wakes_no_model(request_: str, rule: str, around: str) -> None:
    assert classify(around.format(request_)).rule == rule


@pytest.mark.parametrize(
    ("text", "rule", "meant"),
    [
        ("google cheers", "web.search", {"query": "cheers"}),
        ("schreib in liste.txt: vielen dank", "file.append", {"paths": ["liste.txt"], "text": "vielen dank"}),
        ("remember that i love you", "memory.remember", {"text": "i love you"}),
        ("make a folder called cheers", "file.make_folder", {"paths": ["cheers"]}),
        ("find buddy", "file.find", {"pattern": "*buddy*"}),
        ("open buddy", "open.named", {"name": "buddy", "pattern": "*buddy*"}),
        ("ich müsste mal was öffnen", "unknown", {}), ("plasma monitor soll starten", "unknown", {}), ("kopierten link jetzt aufmachen", "unknown", {}), ("Bitte oeffnen Sie die Seite der trechtsperren.", "unknown", {}),
        ("haha", "unknown", {}),
    ],
)
def test_but_it_may_be_what_is_meant(text: str, rule: str, meant: dict[str, object]) -> None:
    found = classify(text)
    assert (found.rule, found.slots) == (rule, meant)


@pytest.mark.parametrize(
    ("text", "tool", "args"),
    [
        ("turn the volume up a notch", "set_volume", {"delta": 5}),
        ("mach den ton weg", "set_volume", {"mute": True}),
        ("musik an", "media", {"command": "play"}),
        ("it's too bright", "set_brightness", {"delta": -10}),
        ("es ist zu dunkel", "set_brightness", {"delta": 10}),
        ("bildschirm zu hell", "set_brightness", {"delta": -10}),
        ("go to sleep", "power", {"action": "suspend"}),
        ("neu starten", "power", {"action": "reboot"}),
        ("kw", "get_date", {}),
        ("welche kalenderwoche haben wir gerade", "get_date", {}),
        ("what week is it", "get_date", {}),
        ("ram", "memory_state", {}),
        ("cpu usage", "list_processes", {"sort": "cpu"}),
        ("wie viel platz hab ich da noch", "disks", {}),
        ("free space on disk", "disks", {}),
        ("wlan", "network_state", {}),
        ("meine ip", "network_state", {"addresses": True}),
    ],
)
def test_a_word_or_two_are_enough(text: str, tool: str, args: dict[str, object]) -> None:
    found = classify(text)
    assert (found.tool, found.args) == (tool, args)


@pytest.mark.parametrize("text", ["next", "es ist zu dunkel hier", "is it dark outside", "schlaf gut", "dark mode", "public ip", "what the hell"])
def test_a_word_or_two_that_mean_something_else_are_left_to_a_model(text: str) -> None:
    assert classify(text).tool is None


@pytest.mark.parametrize(("text", "language"), [("thanks a lot", "en"), ("ok thanks", "en"), ("danke dir", "de"), ("vielen dank", "de")])
def test_thanks_are_answered_at_once(text: str, language: str) -> None:
    found = classify(text)
    assert (found.rule, found.language) == ("thanks", language)
