"""Why nobody can tell what a command line does, in German; the reasons themselves are English, as logs are."""

from collections.abc import Iterable

from ryxd.core.phrases import Phrases

TEXTS = {
    "! in its input runs a command": "! in der Eingabe führt einen Befehl aus",
    "--exec-path runs git's commands from somewhere else": "--exec-path führt gits Befehle von woanders aus",
    "--git-dir takes the settings of another repository": (
        "--git-dir nimmt die Einstellungen eines anderen Repositorys"
    ),
    "--paginate runs a pager": "--paginate startet ein Anzeigeprogramm",
    "-c {} changes git's settings, which may run something": (
        "-c {} ändert Einstellungen von git, die etwas ausführen können"
    ),
    "-exec without an end": "-exec ohne Ende",
    "-o {} changes how the shell reads": "-o {} ändert, wie die Shell liest",
    "-{} is no option that ryx knows, so where its command begins is not clear": (
        "-{} ist keine Option, die ryx kennt; wo der Befehl beginnt, ist also unklar"
    ),
    "<< inside of quotes that nobody can follow": "<< in Anführungszeichen, denen niemand folgen kann",
    "<< that is no plain here-document": "<<, das kein einfaches Here-Dokument ist",
    "a # that may be a comment or not": "ein #, das ein Kommentar sein kann oder nicht",
    "a $ that may be more than a $": "ein $, das mehr als ein $ sein kann",
    "a continued line in which quotes or comments make a difference": (
        "eine fortgesetzte Zeile, in der es auf Anführungszeichen oder Kommentare ankommt"
    ),
    "a function of this name hides the program": "eine Funktion dieses Namens verdeckt das Programm",
    "a here-document inside of something else": "ein Here-Dokument in etwas anderem",
    "a here-document that runs something and has quotes in it": (
        "ein Here-Dokument, das etwas ausführt und Anführungszeichen enthält"
    ),
    "a link whose name follows from what it leads to": "ein Link, dessen Name vom Ziel abhängt",
    "a pattern that may run something": "ein Muster, das etwas ausführen kann",
    "a redirect that can't be followed ({})": "eine Umleitung, der niemand folgen kann ({})",
    "a redirect to nowhere": "eine Umleitung ins Leere",
    "a shell whose language ryx does not read": "eine Shell, deren Sprache ryx nicht liest",
    "a string that can't be followed": "eine Zeichenkette, der niemand folgen kann",
    "a test of a variable by a name that may run something": (
        "die Prüfung einer Variable, deren Name etwas ausführen kann"
    ),
    "a test of a variable by its name, which may run something": (
        "die Prüfung einer Variable über ihren Namen, der etwas ausführen kann"
    ),
    "a test whose words only come out when it runs": "eine Prüfung, deren Wörter sich erst beim Ausführen zeigen",
    "a word that can't be followed ({})": "ein Wort, dem niemand folgen kann ({})",
    "an editor can do anything, and nobody sits before it here": (
        "ein Editor kann alles, und hier sitzt niemand davor"
    ),
    "an element of an array whose index may run something": "ein Array-Element, dessen Index etwas ausführen kann",
    "an expansion that can't be followed": "eine Ersetzung, der niemand folgen kann",
    "arithmetic that may run something": "eine Rechnung, die etwas ausführen kann",
    "arithmetic with something in it that may run something": (
        "eine Rechnung mit etwas darin, das etwas ausführen kann"
    ),
    "arithmetic with {}, whose value is not known and may run something": (
        "eine Rechnung mit {}, dessen Wert unbekannt ist und etwas ausführen kann"
    ),
    "backticks with backslashes or others inside of them": "Backticks mit Backslashes oder weiteren darin",
    "git {} is not known to ryx, and may be an alias that runs anything": (
        "git {} kennt ryx nicht; es kann ein Alias sein, der alles ausführt"
    ),
    "it builds its commands from what it reads": "es baut Befehle aus dem, was es liest",
    "it changes how the shell reads": "es ändert, wie die Shell liest",
    "it changes what commands mean": "es ändert, was Befehle bedeuten",
    "it has options that ryx does not know": "es hat Optionen, die ryx nicht kennt",
    "it is nested too deeply": "es ist zu tief verschachtelt",
    "it is nested too deeply, or is no text": "es ist zu tief verschachtelt oder kein Text",
    "it is too long to be looked at": "es ist zu lang, um es anzusehen",
    "it may run something": "es kann etwas ausführen",
    "it runs a shell as another user": "es startet eine Shell als anderer Benutzer",
    "it runs the files that it finds": "es führt die gefundenen Dateien aus",
    "it runs what it reads from its input": "es führt aus, was es aus der Eingabe liest",
    "it sets variables": "es setzt Variablen",
    "it sets {}": "es setzt {}",
    "it sets {} for a program, which may make it do something else": (
        "es setzt {} für ein Programm, das dann etwas anderes tun kann"
    ),
    "it sets {} for other programs": "es setzt {} für andere Programme",
    "it sets {}, which changes what other commands do": "es setzt {}, was ändert, was andere Befehle tun",
    "it sets {}, which may make a program do something else": (
        "es setzt {}, womit ein Programm etwas anderes tun kann"
    ),
    "it has an invisible or controlling character in it ({})": (
        "es enthält ein unsichtbares oder steuerndes Zeichen ({})"
    ),
    "its commands can't be followed": "seinen Befehlen kann niemand folgen",
    "its program is in a file": "sein Programm steht in einer Datei",
    "its program may run others or write files": "sein Programm kann andere starten oder Dateien schreiben",
    "its script is in a file": "sein Skript steht in einer Datei",
    "its script may run others or write files": "sein Skript kann Programme starten oder Dateien schreiben",
    "its syntax can't be followed": "der Syntax kann niemand folgen",
    "its syntax can't be followed ({})": "der Syntax kann niemand folgen ({})",
    "its words may turn out as options": "seine Wörter können sich als Optionen erweisen",
    "the here-document {} does not end": "das Here-Dokument {} endet nicht",
    "this is no program's name": "das ist kein Name eines Programms",
    "time before more than a plain command": "time vor mehr als einem einfachen Befehl",
    "unset of something that may run something": "unset von etwas, das etwas ausführen kann",
    "what is in the file only comes out when it runs": "was in der Datei steht, zeigt sich erst beim Ausführen",
    "what it does on the other machine can't be looked at": (
        "was es auf dem anderen Rechner tut, ist nicht zu sehen"
    ),
    "what it runs only comes out when it runs": "was es ausführt, zeigt sich erst beim Ausführen",
    "where its command begins only comes out when it runs": (
        "wo der Befehl beginnt, zeigt sich erst beim Ausführen"
    ),
    "where to only comes out when it runs": "wohin, zeigt sich erst beim Ausführen",
    "which file {} {} writes only comes out when it runs": (
        "welche Datei {} {} schreibt, zeigt sich erst beim Ausführen"
    ),
    "which files {} means only comes out when it runs": "welche Dateien {} meint, zeigt sich erst beim Ausführen",
    "which program {} is only comes out when it runs": "welches Programm {} ist, zeigt sich erst beim Ausführen",
    "words that may be one or two": "Wörter, die eins oder zwei sein können",
    "{} can't be followed": "{}: dem kann niemand folgen",
    "{} changes how the shell reads": "{} ändert, wie die Shell liest",
    "{} changes what the shell reads first": "{} ändert, was die Shell zuerst liest",
    "{} is a name that only comes out when it runs": "{} ist ein Name, der sich erst beim Ausführen zeigt",
    "{} is a script that only comes out when it runs": "{} ist ein Skript, das sich erst beim Ausführen zeigt",
    "{} is a shell": "{} ist eine Shell",
    "{} is no option of git that ryx knows": "{} ist keine Option von git, die ryx kennt",
    "{} is no option that ryx knows": "{} ist keine Option, die ryx kennt",
    "{} is no plain name of a variable, and may run something": (
        "{} ist kein einfacher Variablenname und kann etwas ausführen"
    ),
    "{} is no plain word": "{} ist kein einfaches Wort",
    "{} is no test of find that ryx knows": "{} ist keine Prüfung von find, die ryx kennt",
    "{} loads other code": "{} lädt anderen Code",
    "{} may be a command of the pager": "{} kann ein Befehl des Anzeigeprogramms sein",
    "{} may be any command of {}": "{} kann jeder Befehl von {} sein",
    "{} may be any number of words": "{} können beliebig viele Wörter sein",
    "{} may be its script, or an option": "{} kann das Skript sein oder eine Option",
    "{} may be several words": "{} können mehrere Wörter sein",
    "{} may name a file to write": "{} kann eine Datei nennen, die geschrieben wird",
    "{} may run a command": "{} kann einen Befehl ausführen",
    "{} may run another program": "{} kann ein anderes Programm starten",
    "{} may run anything": "{} kann alles ausführen",
    "{} may run something": "{} kann etwas ausführen",
    "{} may turn out as an action of find": "{} kann sich als Aktion von find erweisen",
    "{} may turn out as an option": "{} kann sich als Option erweisen",
    "{} may turn out as another option": "{} kann sich als andere Option erweisen",
    "{} mixes letters of {} that look alike": "{} mischt gleich aussehende Buchstaben aus {}",
    "{} only looks like a character of the shell ({})": "{} sieht nur aus wie ein Zeichen der Shell ({})",
    "{} only looks like {} ({})": "{} sieht nur aus wie {} ({})",
    "{} reads commands from a file": "{} liest Befehle aus einer Datei",
    "{} reads settings": "{} liest Einstellungen",
    "{} reads where to look from a file": "{} liest aus einer Datei, wo gesucht wird",
    "{} runs a command": "{} führt einen Befehl aus",
    "{} runs a command for lines": "{} führt für Zeilen einen Befehl aus",
    "{} runs a command whenever it changes": "{} führt bei jeder Änderung einen Befehl aus",
    "{} runs a file of Perl": "{} führt eine Perl-Datei aus",
    "{} runs a program": "{} startet ein Programm",
    "{} runs a program that the repository may name": "{} startet ein Programm, das das Repository nennen kann",
    "{} runs another command": "{} führt einen anderen Befehl aus",
    "{} runs code": "{} führt Code aus",
    "{} runs commands of its own": "{} führt eigene Befehle aus",
    "{} runs other programs": "{} startet andere Programme",
    "{} starts an editor": "{} startet einen Editor",
    "{} takes the settings of another repository": "{} nimmt die Einstellungen eines anderen Repositorys",
    "{} with words that may mean anything": "{} mit Wörtern, die alles bedeuten können",
    "{} {} may be a connection to another machine": "{} {} kann eine Verbindung zu einem anderen Rechner sein",
}
"""By the English reason; {} is what the line itself has there, and stays."""

_PHRASES = Phrases(TEXTS)


def german(reasons: Iterable[str]) -> str:
    """The reasons of a Reading as one text; a reason without its German stays English."""
    return "; ".join(_said(reason) for reason in reasons)


def _said(reason: str) -> str:
    if (text := _PHRASES.of(reason)) is not None:
        return text
    name, colon, rest = reason.partition(": ")  # of a program: its name, and why
    return f"{name}: {text}" if colon and (text := _PHRASES.of(rest)) is not None else reason
