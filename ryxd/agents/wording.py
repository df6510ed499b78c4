"""What ryx itself says to people, in German and English."""

from collections.abc import Mapping

WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "found": "Found:",
        "found_more": "Found {count}, here are the first {shown}:",
        "open_it": "Open it? (y/n)",
        "open_which": "Open one? (1-{shown}/n)",
        "open": "Open",
        "no": "No",
        "nothing": "I found no file for {patterns}. I looked in {places}.",
        "allow_it": "Allow: {what}?",
        "yes_once": "Yes, once",
        "yes_run": "Yes, for this request",
        "yes_always": "Yes, always",
        "said_no": "you said no",
        "said_no_words": "you said no: {words}",
        "nobody_answered": "nobody answered within {minutes} minutes",
        "too_many_questions": "{count} questions wait for an answer already",
        "refused": "Not done: {what}. Reason: {why}.",
        "instead": "that was not it; trying {tool} {what}",
        "too_much": "the model has no room for all of that; here it is as it was found",
        "changed": "Changed ({count}; ryxctl undo takes it back):",
        "exit_code": "Exit code {code}.",
        "ran": "Done; it printed nothing.",
        "code_made": "Made:",
        "web_searching": "searching the web for {query}",
        "web_reading": "reading {count} pages",
        "web_asking": "{count} readers look for what the pages say to it",
        "web_nothing": "The search found no page for “{query}”.",
        "web_says": "What pages say to “{query}”:",
        "web_unread": "Of these pages nothing could be found out:",
        "partial": "The search ran out of time; there may be more.",
        "is_open": "{name} is open.",
        "empty": "{path} is empty.",
        "line": "{count} line",
        "lines": "{count} lines",
        "file_made": "{path} is written ({lines}).",
        "file_changed": "{path} is changed ({lines}).",
        "files_patched": "Done:",
        "files_moved": "Moved:",
        "files_copied": "Copied:",
        "files_renamed": "Renamed:",
        "files_trashed": "In the Trash:",
        "folder_made": "The folder {path} is there.",
        "take_back": "To take it back: {command}",
        "and_more": "… and {count} more",
        "no_path": "Nothing matches {pattern}.",
        "no_text": "Nothing in {path} has {pattern} in it.",
        "entries": "{count} things in it",
        "changed_at": "changed {time}",
        "usage": "{path}: {size} in {files} files. The largest:",
        "fine": "All right.",
        "left_alone": "All right, I leave that alone.",
        "no_item": "There is no number {number}; there are {count}.",
        "only_one": "There is only this one: {name}.",
        "none_shown": "There is nothing to choose from right now. Tell me what you want opened or found.",
        "say_something": "Tell me what you want: a file, an application, the time, a sum, louder, …",
        "no_change": "Name the file, and what should become of it: move notes.txt to ~/Archive. I did nothing.",
        "no_such": "There is no {name} in {cwd}, nor a file called so at home. I did nothing.",
        "several_called": "Several files are called {name}:",
        "which_one": "Which one? (1-{shown}/n)",
        "nothing_called": "I know no application and found no file called {name}. I did nothing.",
        "help": "I find, list, read and open files, start applications and websites, tell time and date, "
        "calculate, set volume, brightness, media, windows and workspaces, tell what battery, memory, disks, "
        "network and processes do, read and write the clipboard and take screenshots. I make, change, move, "
        "rename and delete files and run commands; you are asked before, and undo takes it back. I remember what "
        "you tell me to. Not yet: web searches.",
        "unsure": "I am not sure what you mean, so I did nothing. Try to say it in other words.",
        "made_up": "The model calculated nothing, so any answer would be made up, and I give none.",
        "too_hard": "A larger model may manage it: ryxctl models says which one suits this machine.",
        "too_long": "That is too long for the model: {tokens} tokens, and it has room for {room}. Nothing was cut "
        "and nothing was done; give it less, or configure a model with a larger context.",
        "loading": "the model is still being loaded; the request waits for it",
        "goes_on": "ryxd was restarted; it goes on with this",
        "control_passed": 'You speak with {name} from now on; say "back to ryx" to end that.',
        "control_back": "You speak with ryx again, and no more with {name}.",
        "some_missing": "Some of it could not be found out.",
        "critique": "critic: {note}",
        "fallback": "step {step}: {action} instead",
        "step_failed": "step {step} failed: {error}",
        "parts": "round {round}: {about}",
        "debating": "round {round} of {rounds} of the debate",
        "suspended": "ryxd stops; this goes on when it is back",
        "left_behind": "ryxd stops; ryxctl resume {run} goes on with this when it is back",
        "no_agent": "{agent}: this version of ryx cannot do that yet. I did nothing.",
        "instead_unconfigured": "{wanted} is not configured; {used} does it",
        "instead_failed": "{wanted} can't be used; {used} does it. {why}",
        "instead_no_room": "there is no memory for {wanted} now; {used} does it. {why}",
        "instead_unloaded": "{wanted} was unloaded; {used} does it",
        "instead_limit": "this run has had its {calls} calls of {wanted}; {used} does the rest",
        "pulling": "loading {file}",
        "checking": "checking {file}",
        "pulled": "{name} is here: {size}, {quantisation}. Licence: {licence}.",
        "there_already": "{name} was here already: {size}, {quantisation}.",
        "use_it": "Use it for the {tier} tier? (y/n)",
        "use": "Use it",
        "use_how": "To use it: ryxctl models use {name} --tier {tier}",
        "used": "{name} serves the {tier} tier from now on.",
        "loaded": "The {tier} tier is served by {name}.",
        "verified": "{name}: fine.",
        "verified_partly": "{name}: whole, as far as it can be told without a published checksum.",
        "time_up": "My time of {seconds} s was up before I had an answer.",
        "time_up_found": "My time of {seconds} s was up before I had an answer. So far I have found:",
        "gave_up": "I tried {turns} steps and did not get to an answer.",
    },
    "de": {
        "found": "Gefunden:",
        "found_more": "{count} gefunden, hier die ersten {shown}:",
        "open_it": "Öffnen? (j/n)",
        "open_which": "Eine öffnen? (1-{shown}/n)",
        "open": "Öffnen",
        "no": "Nein",
        "nothing": "Ich habe keine Datei zu {patterns} gefunden. Gesucht habe ich in {places}.",
        "allow_it": "Erlauben: {what}?",
        "yes_once": "Ja, einmal",
        "yes_run": "Ja, für diesen Auftrag",
        "yes_always": "Ja, immer",
        "said_no": "du hast Nein gesagt",
        "said_no_words": "du hast Nein gesagt: {words}",
        "nobody_answered": "innerhalb von {minutes} Minuten hat niemand geantwortet",
        "too_many_questions": "es warten schon {count} Fragen auf eine Antwort",
        "refused": "Nicht gemacht: {what}. Grund: {why}.",
        "instead": "das war es nicht; ich versuche {tool} {what}",
        "too_much": "das ist zu viel für das Modell; hier ist es, wie es gefunden wurde",
        "changed": "Geändert ({count}; ryxctl undo nimmt es zurück):",
        "exit_code": "Exit-Code {code}.",
        "ran": "Fertig; es gab keine Ausgabe.",
        "code_made": "Entstanden:",
        "web_searching": "{query} wird im Web gesucht",
        "web_reading": "{count} Seiten werden gelesen",
        "web_asking": "{count} Leser sehen nach, was die Seiten dazu sagen",
        "web_nothing": "Die Suche hat keine Seite zu „{query}“ gefunden.",
        "web_says": "Was Seiten zu „{query}“ sagen:",
        "web_unread": "Von diesen Seiten war nichts zu erfahren:",
        "partial": "Die Suche brauchte zu lange; es kann mehr geben.",
        "is_open": "{name} ist geöffnet.",
        "empty": "{path} ist leer.",
        "line": "{count} Zeile",
        "lines": "{count} Zeilen",
        "file_made": "{path} ist geschrieben ({lines}).",
        "file_changed": "{path} ist geändert ({lines}).",
        "files_patched": "Erledigt:",
        "files_moved": "Verschoben:",
        "files_copied": "Kopiert:",
        "files_renamed": "Umbenannt:",
        "files_trashed": "Im Papierkorb:",
        "folder_made": "Der Ordner {path} ist da.",
        "take_back": "Rückgängig: {command}",
        "and_more": "… und {count} weitere",
        "no_path": "Nichts passt zu {pattern}.",
        "no_text": "In {path} kommt {pattern} nirgends vor.",
        "entries": "{count} Dinge darin",
        "changed_at": "geändert {time}",
        "usage": "{path}: {size} in {files} Dateien. Das Größte:",
        "fine": "In Ordnung.",
        "left_alone": "In Ordnung, das lasse ich.",
        "no_item": "Nummer {number} gibt es nicht; es sind {count}.",
        "only_one": "Es gibt nur diese eine: {name}.",
        "none_shown": "Gerade steht nichts zur Auswahl. Sag mir, was ich öffnen oder suchen soll.",
        "say_something": "Sag mir, was ich tun soll: eine Datei, ein Programm, die Uhrzeit, lauter, …",
        "no_change": "Nenne die Datei und was mit ihr geschehen soll: verschiebe notizen.txt nach ~/Archiv. "
        "Ich habe nichts getan.",
        "no_such": "In {cwd} gibt es kein {name}, und zu Hause keine Datei, die so heißt. Ich habe nichts getan.",
        "several_called": "Mehrere Dateien heißen {name}:",
        "which_one": "Welche? (1-{shown}/n)",
        "nothing_called": "Ich kenne kein Programm und finde keine Datei namens {name}. Ich habe nichts getan.",
        "help": "Ich finde, liste, lese und öffne Dateien, starte Programme und Webseiten, sage Uhrzeit und "
        "Datum, rechne, stelle Lautstärke, Helligkeit, Medien, Fenster und Arbeitsflächen, sage, was Akku, "
        "Speicher, Platten, Netz und Prozesse machen, kenne die Zwischenablage und mache Bildschirmfotos. Ich "
        "lege Dateien an, ändere, verschiebe, benenne und lösche sie und führe Befehle aus; vorher wird gefragt, "
        "und undo nimmt es zurück. Ich merke mir, was du mir sagst. Noch nicht: im Web suchen.",
        "unsure": "Ich bin nicht sicher, was gemeint ist, und habe nichts getan. Bitte anders sagen.",
        "made_up": "Das Modell hat nichts ausgerechnet. Eine Antwort wäre erfunden, also gebe ich keine.",
        "too_hard": "Ein größeres Modell schafft es vielleicht: ryxctl models nennt eines für diesen Rechner.",
        "too_long": "Das ist zu lang für das Modell: {tokens} Token, Platz ist für {room}. Nichts wurde gekürzt "
        "und nichts getan; bitte weniger geben oder ein Modell mit größerem Kontext einrichten.",
        "loading": "das Modell wird noch geladen; die Anfrage wartet darauf",
        "goes_on": "ryxd wurde neu gestartet; es geht damit weiter",
        "control_passed": 'Ab jetzt wird mit {name} gesprochen; "zurück zu ryx" beendet das.',
        "control_back": "Ab jetzt wird wieder mit ryx gesprochen und nicht mehr mit {name}.",
        "some_missing": "Einiges davon war nicht herauszufinden.",
        "critique": "Kritik: {note}",
        "fallback": "Schritt {step}: stattdessen {action}",
        "step_failed": "Schritt {step} ging nicht: {error}",
        "parts": "Runde {round}: {about}",
        "debating": "Runde {round} von {rounds} der Debatte",
        "suspended": "ryxd wird beendet; hiermit geht es weiter, wenn es wieder da ist",
        "left_behind": "ryxd wird beendet; ryxctl resume {run} macht damit weiter, wenn es wieder da ist",
        "no_agent": "{agent}: das kann diese Version von ryx noch nicht. Ich habe nichts getan.",
        "instead_unconfigured": "{wanted} ist nicht eingerichtet; {used} macht es",
        "instead_failed": "{wanted} ist nicht zu gebrauchen; {used} macht es. {why}",
        "instead_no_room": "für {wanted} ist gerade kein Speicher frei; {used} macht es. {why}",
        "instead_unloaded": "{wanted} wurde entladen; {used} macht es",
        "instead_limit": "{wanted} hat seine {calls} Aufrufe für diese Anfrage gehabt; {used} macht den Rest",
        "pulling": "{file} wird geladen",
        "checking": "{file} wird geprüft",
        "pulled": "{name} ist da: {size}, {quantisation}. Lizenz: {licence}.",
        "there_already": "{name} war schon da: {size}, {quantisation}.",
        "use_it": "Für die Stufe {tier} verwenden? (j/n)",
        "use": "Verwenden",
        "use_how": "Um es zu verwenden: ryxctl models use {name} --tier {tier}",
        "used": "{name} bedient ab jetzt die Stufe {tier}.",
        "loaded": "Die Stufe {tier} bedient {name}.",
        "verified": "{name}: in Ordnung.",
        "verified_partly": "{name}: vollständig, soweit das ohne veröffentlichte Prüfsumme zu sagen ist.",
        "time_up": "Meine Zeit von {seconds} s war um, bevor ich eine Antwort hatte.",
        "time_up_found": "Meine Zeit von {seconds} s war um, bevor ich eine Antwort hatte. Bisher gefunden:",
        "gave_up": "Nach {turns} Schritten bin ich zu keiner Antwort gekommen.",
    },
}

AGENTS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "shell": "Shell commands",
        "web": "Web searches",
        "browser": "Operating websites and applications",
        "system": "Installing, updating and logging out",
        "reminder": "Reminders and alarms",
        "mail": "Messages",
        "weather": "The weather",
        "window": "Moving and sizing windows like this",
        "translation": "Translations",
    },
    "de": {
        "shell": "Befehle in der Shell",
        "web": "Im Web suchen",
        "browser": "Webseiten und Programme bedienen",
        "system": "Installieren, Aktualisieren, Abmelden",
        "reminder": "Erinnerungen und Wecker",
        "mail": "Nachrichten schicken",
        "weather": "Das Wetter",
        "window": "Fenster so verschieben oder vergrößern",
        "translation": "Übersetzen",
    },
}
"""What the operators do that the gate knows of and ryx does not have yet."""

EXTRAS: Mapping[str, str] = {"try": "Erst ausprobieren und zeigen, was es ändert"}
"""Further answers that tools declare (core.tool.Tool.extras, English), in German."""

PERIODS: Mapping[str, str] = {
    "today": "heute", "yesterday": "gestern", "this_week": "diese Woche", "last_week": "letzte Woche",
    "this_month": "diesen Monat", "last_month": "letzten Monat", "this_year": "dieses Jahr",
    "last_year": "letztes Jahr", "january": "Januar", "february": "Februar", "march": "März", "april": "April",
    "may": "Mai", "june": "Juni", "july": "Juli", "august": "August", "september": "September",
    "october": "Oktober", "november": "November", "december": "Dezember",
}  # fmt: skip
"""The periods of search_files in German."""


def named_agent(language: str, agent: str) -> str:
    """What an operator does, in the user's language; its own name when nobody wrote that down."""
    return AGENTS.get(language, AGENTS["en"]).get(agent, agent)


def extra(language: str, key: str, label: str) -> str:
    """What a further answer of a tool is called; one that asks while it runs speaks the user's language itself."""
    return EXTRAS.get(key, label) if language == "de" else label


def period(language: str, when: str) -> str:
    """A period of search_files in the user's language."""
    if language == "de":
        return PERIODS.get(when, when)
    return when.replace("_", " ") if "_" in when or when.endswith("day") else when.capitalize()


def say(language: str, key: str, **values: object) -> str:
    """A sentence in the user's language (de or en; anything else is answered in English)."""
    return WORDS.get(language, WORDS["en"])[key].format(**values)
