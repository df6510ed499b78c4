"""The words of sentences like "ask me before anything touches ~/Documents", German and English.

Folded: small letters, ae for ä, ss for ß. What stands in none of these lists makes a sentence one that rules do
not understand, so nothing is in them that could turn round what is said.
"""

import re

from ryxd.engine.gate.vocabulary import vocabulary

ENGLISH_NOISE = """
    the a an any anything something anyone all every my our your in inside into from of on at to under
    within below and or that is are be been being may must can should ever files file folder folders
    directory directories things stuff data content contents it its them there you ryx agent agents anywhere
    please again via called
"""

GERMAN_NOISE = """
    der die das den dem des ein eine einen einem einer etwas irgendetwas irgendwas mein meine meinen meinem
    meiner meines in im ins innerhalb aus von vom auf unter unterhalb bei an am zu zum zur ueber und oder
    wird werden worden wurde sind ist du ihr ryx agent agenten darf darfst duerfen duerft soll sollst sollen
    sollt datei dateien ordner ordnern verzeichnis verzeichnisse inhalt inhalte daten dinge irgendwo bitte
    jemals je mehr wieder dort darin drin ab herunter runter hoch rein hinein weg jede jeden jedes jeder
    jegliche jeglichen es sie sich dich namens um nach
"""

KINDS = {
    "touch": """
        go goes going zugriff zugriffe touch touches touching touched access accesses accessing use uses
        using used look looks looking enter read reads reading open opens opening opened view views viewing
        list lists listing fasse fass anfassen anfasst angefasst ruehre ruehr anruehren anruehrst anruehrt
        angeruehrt beruehre beruehren beruehrst beruehrt greife greif zugreifen zugreifst zugreift
        zugegriffen benutze benutzen benutzt benutzung verwende verwenden verwendest verwendet nutze nutzen
        nutzt lies lese lesen liest gelesen oeffne oeffnen oeffnest oeffnet geoeffnet schau schaue schauen
        anschauen ansehen betrete betreten zugreifen geh gehe gehen gehst geht
    """,
    "change": """
        change changes changing changed modify modifies modifying modified modification modifications edit
        edits editing edited write writes writing written alter alters altering altered aendere aendern
        aenderst aendert geaendert aenderung aenderungen veraendere veraendern veraenderst veraendert
        veraenderung veraenderungen bearbeite bearbeiten bearbeitest bearbeitet schreib schreibe schreiben
        schreibst schreibt geschrieben abaendern modifiziere modifizieren modifizierst modifiziert
        schreibzugriff schreibzugriffe
    """,
    "delete": """
        delete deletes deleting deleted deletion deletions remove removes removing removed removal erase
        erases erasing erased trash trashes trashing trashed wipe wipes wiping wiped destroy destroys
        destroying destroyed loesche loeschen loeschst loescht geloescht loeschung loeschungen entferne
        entfernen entfernst entfernt entfernung wirf wegwerfen weggeworfen vernichte vernichten vernichtet
    """,
    "move": """
        rename renames renaming renamed move moves moving moved umbenennen umbenennst umbenennt umbenannt
        benenne benennst verschiebe verschieben verschiebst verschiebt verschoben
    """,
    "network": """
        network internet online download downloads downloading downloaded upload uploads uploading uploaded
        connect connects connecting netz netzwerk netzwerkzugriff netzwerkzugriffe internetzugriff
        internetzugriffe internetzugang netzzugriff herunterladen heruntergeladen herunterlaedst runterladen
        hochladen hochlaedst hochgeladen lade laden laedst laedt send sends sending sent sende senden
        sendest schicke schick schicken schickst verschicken versenden
    """,
    "run": """
        run runs running ran execute executes executing executed execution start starts starting launch
        launches launching call calls calling invoke invokes invoking fuehre fuehr ausfuehren ausfuehrst
        ausfuehrt ausgefuehrt ausfuehrung starte starten startest startet gestartet rufe ruf aufrufen
        aufrufst aufruft
    """,
    "shell": """
        shell command commands terminal bash cli shellbefehl shellbefehle shellbefehlen befehl befehle
        befehlen befehls kommando kommandos kommandozeile shellkommando shellkommandos terminalbefehl
        terminalbefehle
    """,
    "code": """
        python code script scripts skript skripte skripten programmcode pythoncode pythonskript
        pythonskripte pythonskripten
    """,
    "site": """
        website websites webpage webpages site sites url urls link links browser webseite webseiten
        internetseite internetseiten seite seiten
    """,
    "app": "app apps application applications anwendung anwendungen",
    "clipboard": "clipboard zwischenablage",
    "screenshot": """
        screenshot screenshots take takes taking bildschirmfoto bildschirmfotos bildschirmaufnahme mach
        mache machen machst macht erstelle erstellen
    """,
    "power": """
        shutdown reboot reboots rebooting shut shuts shutting restart restarts restarting down computer
        machine pc rechner herunterfahren herunterfaehrst runterfahren neustarten neu neustart fahr fahre
        ausschalten abschalten
    """,
    "process": """
        kill kills killing process processes beende beenden beendest prozess prozesse prozessen terminate
        terminates terminating
    """,
}  # fmt: skip
"""What each word says of what is done. Verbs and things are in one list: "use the network", "network access"."""

NEEDS = {
    "screenshot": ("screenshot", "foto", "aufnahme"),
    "power": ("shut", "boot", "start", "fahr", "faehr", "schalt"),
    "process": ("process", "prozess"),
}
"""Of a kind whose words mean something else alone, what has to be in one of them."""

TOOLS: dict[str, tuple[str, ...]] = {
    "delete": ("trash_file",),
    "move": ("move_file", "rename_files"),
    "shell": ("shell",),
    "code": ("python",),
    "site": ("open_url",),
    "app": ("open_app",),
    "clipboard": ("read_clipboard", "write_clipboard"),
    "screenshot": ("screenshot",),
    "power": ("power",),
    "process": ("end_process",),
}

COMMANDS: dict[str, tuple[str, ...]] = {
    "delete": ("rm", "rmdir", "unlink", "shred", "trash", "trash-put", "gio trash", "git rm", "git clean"),
    "move": ("mv", "rename", "git mv"),
    "code": ("python3", "python"),
    "power": ("shutdown", "reboot", "poweroff", "systemctl poweroff", "systemctl reboot"),
    "process": ("kill", "pkill", "killall"),
}

CLASSES: dict[str, tuple[str, ...]] = {
    "change": ("change", "destroy"),
    "delete": ("destroy",),
    "network": ("network",),
}

WRITES = frozenset({"change", "delete", "move"})
"""Kinds for which a path counts where it is changed."""

SUBCOMMANDS = vocabulary("""
    git npm pip apt docker podman systemctl pacman yay paru cargo flatpak kubectl dnf brew
""")
"""Programs whose next word says what they do."""

PLAIN = SUBCOMMANDS | vocabulary("""
    sudo doas rm dd curl wget ssh scp rsync chmod chown mkfs kill pkill mv shred crontab make
""")
"""Programs that are known as such without "run"."""

VERBS = vocabulary("make kill")
"""Of these, what is a plain verb as well: they are programs only where they are run."""


NOISE = {"en": vocabulary(ENGLISH_NOISE), "de": vocabulary(GERMAN_NOISE)}

KIND = {word: kind for kind, text in KINDS.items() for word in text.split()}

NOT_DE = vocabulary("nie niemals nicht nichts kein keine keinen keinem keiner keinerlei niemand nirgends")

_BY = r"(?:meine[rn]? |vorherige[rn]? |ausdrueckliche[rn]? |eine |jede )*"
_PERMIT = r"(?:rueckfrage|nachfrage|erlaubnis|zustimmung|bestaetigung|genehmigung|freigabe|okay|ok)"
_OK = r"(?:permission|approval|confirmation|consent|okay|ok|say-so)"
_FIRST = rf"(?: first| beforehand| for (?:my )?{_OK})?"
_ASK = rf"(?:always )?(?:(?:ask|check with|consult) (?:me|us)|ask|get my {_OK}){_FIRST}"
_WHO = (
    r"(?:(?:you|ryx|it|they|an agent|any agent|agents|anyone|anybody|anything|something|someone|somebody|"
    r"a command|a program|any program|the model) )?"
    r"(?:wants? to |tries to |try to |ever |are about to |is about to )?"
)
_SOMEBODY = (
    r"(?:(?:du|ihr|ryx|er|es|etwas|irgendetwas|irgendwas|irgendwer|jemand|irgendjemand|ein agent|agenten|"
    r"ein befehl|ein programm|man) )?(?:jemals |je )?"
)
_FRAG = (
    r"(?:frag|frage|fragt)(?: (?:mich|uns|nach|erst|zuerst|vorher|immer|bitte|stets|jedes mal|um erlaubnis|"
    r"um bestaetigung))*"
)
_UNASKED = (
    rf"ohne (?:mich )?(?:vorher |erst |zuerst )*(?:zu fragen|nachzufragen|um erlaubnis zu (?:fragen|bitten))|"
    rf"ohne {_BY}{_PERMIT}|ausser wenn ich (?:es|das) (?:erlaube|sage|bestaetige)|"
    r"(?:es sei denn|ausser) ich (?:erlaube|sage|bestaetige) (?:es|das)"
)
_MODAL = r"(?:must|may|should|can|shall)"
_NOT = (
    r"(?:let (?:nothing|nobody|no one|no agent)|"
    r"(?:do not|don't|never) let (?:anything|anyone|anybody|any agent|agents)|"
    r"never ever|never|don't ever|do not ever|don't|do not|dont|no|nothing|"
    rf"(?:you|agents|ryx) (?:{_MODAL} (?:not|never)|mustn't|can't|cannot|shouldn't)|"
    rf"(?:nobody|no one|no agent) {_MODAL}|you are not allowed to|"
    r"i (?:don't|do not|never) want (?:you|ryx|agents|anything|anyone) to)"
)
_UNLESS = (
    rf"(?:without|unless) (?:asking(?: me| for (?:my )?{_OK})?(?: first)?|(?:my |a |any )?(?:explicit )?{_OK}|"
    r"checking with me(?: first)?|i (?:say so|allow it|agree|confirm(?: it)?|approve(?: it)?))"
)
_ONLY = rf"(?:after asking(?: me)?|with my {_OK}|if i (?:allow|approve|confirm) it|when i say so)"
_BEVOR = rf"(?:bevor|ehe|wenn) {_SOMEBODY}(?P<body>.+)"

ASKING = {
    "en": (
        rf"(?:you (?:must|should|have to) )?{_ASK} (?:before|prior to|when|whenever|if) {_WHO}(?P<body>.+)",
        rf"(?:before|whenever) {_WHO}(?P<body>.+?) (?:you (?:must|should|have to) )?{_ASK}",
        rf"{_NOT} (?P<body>.+?) {_UNLESS}",
        rf"(?P<body>.+?) only {_ONLY}",
        rf"only (?P<body>.+?) {_ONLY}",
        rf"(?P<body>.+?) (?:requires?|needs?) (?:my )?{_OK}",
    ),
    "de": (
        rf"{_FRAG} (?:bevor|ehe|wenn|sobald|falls) {_SOMEBODY}(?P<body>.+)",
        rf"{_FRAG} vor (?:jedem|jeder|dem|der|einem|einer|allen)? ?(?P<body>.+)",
        rf"(?:hol|hole) (?:dir )?(?:erst |vorher |immer )*(?:meine |die )?{_PERMIT}(?: ein)? {_BEVOR}",
        rf"(?:du )?(?:musst|sollst) (?:mich )?(?:immer |erst |vorher )*fragen {_BEVOR}",
        rf"ich (?:will|moechte) (?:immer |vorher )*gefragt werden {_BEVOR}",
        rf"{_BEVOR[:-1]}?) (?:dann )?{_FRAG}",
        rf"{_BEVOR[:-1]}?) (?:musst|sollst) du (?:mich )?(?:immer |erst |vorher )*fragen",
        rf"{_BEVOR[:-1]}?) (?:will|moechte) ich (?:immer |vorher )*gefragt werden",
    ),
}
"""How a sentence begins and ends that wants to be asked; the whole of it has to be like that."""

DENYING = {
    "en": (
        rf"{_NOT} (?P<body>.+)",
        rf"(?P<body>.+? {_MODAL}) (?:not|never)(?P<rest> (?:ever )?be .+)",
        r"(?P<body>\w+) (?:no|nothing)(?P<rest>(?: .+)?)",
        r"(?:block|forbid|prevent|deny|disallow|refuse|prohibit) (?P<body>.+)",
    ),
    "de": (r"(?:verbiete|blockiere|verhindere|untersage|sperre) (?P<body>.+)",),
}

LEAVING = (
    r"(?:stay|keep) (?:out of|away from|off) (?P<body>.+)",
    r"(?:keep your )?hands off (?:of )?(?P<body>.+)",
    r"leave (?P<body>.+) alone",
    r"(?P<body>.+) (?:is|are) (?:off limits|off-limits|taboo)",
    r"(?:finger|haende) weg von (?P<body>.+)",
    r"(?:lass|lasse) (?P<body>.+) in ruhe",
    r"(?:bleib|bleibe) (?:weg von|aus) (?P<body>.+?)(?: weg| raus)?",
    r"(?:halt|halte) dich (?:von|aus) (?P<body>.+) (?:fern|raus|heraus|weg)",
    r"(?P<body>.+) (?:ist|sind) tabu",
)
"""Sentences that only name what is to be left alone."""

BEGINNING = re.compile(
    r"(?:(?:please|bitte|ryx|hey|always|immer|also) )+|make sure (?:that )?|(?:sorge|sorg) dafuer dass |"
    r"(?:achte|acht) darauf dass "
)
"""What a sentence may begin with that says nothing."""

WITHOUT_DE = re.compile(rf" ?\b(?:{_UNASKED})\b ?")
ONLY_DE = re.compile(rf" ?\bnur (?:mit|nach) {_BY}{_PERMIT}\b ?")
TRASHING = re.compile(
    r"\b(?:mov(?:e|es|ing|ed)|put|puts|putting) (.*?)(?:in)?to the trash\b|"
    r"\bin den papierkorb (?:\w+)\b|\bsend(?:s|ing)? (.*?)to the trash\b"
)
