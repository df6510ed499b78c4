"""How people ask for chains of steps (training.families.plan_chains): those with files and folders."""

from training.material.chained import chained
from training.phrases import Phrases
from training.words.chains_more import MORE

_MAKE = "[make|create|add] [a|the|a new] folder [called|named|] {folder}"
_MAKES = ("[leg [einen|den|einen neuen] Ordner {folder} an|[mach|erstell] [einen|den|einen neuen] Ordner {folder}]", "[einen|den|einen neuen] Ordner {folder} [anlegen|erstellen|machen]")
_ALL_EN, _ALL_DE = "[all|all the|the|every one of the] {kind} {where}", "[alle|die|sämtliche] {kind} {where}"
_CLIP_EN = "[the clipboard|my clipboard|what's on the clipboard|what i copied|the copied text]"
_CLIP_DE = "[die Zwischenablage|den Inhalt der Zwischenablage|was in der Zwischenablage ist|das Kopierte|was ich kopiert hab]"

WAYS: dict[str, Phrases] = {
    "sort": chained(
        (_MAKE, f"[move|put|sort] {_ALL_EN} [in|into it|there|in there]"),
        (_MAKES[0], f"[verschieb|pack|leg|räum] {_ALL_DE} [rein|dorthin|da rein|hinein]", _MAKES[1], f"{_ALL_DE} [reinschieben|dorthin verschieben|da reinpacken]"),
        more_en=f"+move {_ALL_EN} to a new folder [called|named] {{folder}}\n+put {_ALL_EN} into a new folder {{folder}}\n"
        f"{_ALL_EN} should go into a new folder {{folder}}\n+sort {_ALL_EN} into a folder {{folder}} that you have to make first\n",
        more_de=f"+verschieb {_ALL_DE} in einen neuen Ordner {{folder}}\n+pack {_ALL_DE} in einen neuen Ordner namens {{folder}}\n"
        f"{_ALL_DE} sollen in einen neuen Ordner {{folder}}\n{_ALL_DE} in den Ordner {{folder}} verschieben, den musst du erst anlegen\n",
    ),
    "gather": chained(
        (_MAKE, f"[copy|duplicate] {_ALL_EN} [into it|there|in there]"),
        (_MAKES[0], f"[kopier|kopiere] {_ALL_DE} [rein|dorthin|da rein]", _MAKES[1], f"{_ALL_DE} [reinkopieren|dorthin kopieren]"),
        more_en=f"+copy {_ALL_EN} to a new folder [called|named] {{folder}}\n{_ALL_EN} copied to a new folder {{folder}} please\n",
        more_de=f"+kopier {_ALL_DE} in einen neuen Ordner {{folder}}\n{_ALL_DE} in einen neuen Ordner {{folder}} kopieren\n",
    ),
    "all": chained(
        (f"[find|look for|search] {_ALL_EN}", "[move|put|shift] them {to}"),
        (f"[such|finde] {_ALL_DE}", "[verschieb|pack|leg|schieb] sie {to}", f"{_ALL_DE} [suchen|finden]", "[sie|] {to} verschieben"),
        more_en=f"+move {_ALL_EN} {{to}}\n+put {_ALL_EN} {{to}}\n{_ALL_EN} should go {{to}}\n[can you|could you] move {_ALL_EN} {{to}}?\n"
        f"!{_ALL_EN} belong elsewhere, namely {{to}}, move them\n",
        more_de=f"+verschieb {_ALL_DE} {{to}}\n+pack {_ALL_DE} {{to}}\n{_ALL_DE} {{to}} verschieben\n{_ALL_DE} sollen {{to}}\n"
        f"[kannst du|könntest du] {_ALL_DE} {{to}} verschieben?\n!{_ALL_DE} gehören {{to}}, räum die dahin\n",
    ),
    "copies": chained(
        (f"[find|look for|search] {_ALL_EN}", "[copy them|make copies of them] {to}"),
        (f"[such|finde] {_ALL_DE}", "[kopier|kopiere] sie {to}", f"{_ALL_DE} [suchen|finden]", "[sie|] {to} kopieren"),
        more_en=f"+copy {_ALL_EN} {{to}}\n+back up {_ALL_EN} {{to}}\n[can you|could you] copy {_ALL_EN} {{to}}?\n",
        more_de=f"+kopier {_ALL_DE} {{to}}\n{_ALL_DE} {{to}} kopieren\n+sicher {_ALL_DE} {{to}}\n[kannst du|könntest du] {_ALL_DE} {{to}} kopieren?\n",
    ),
    "clear": chained(
        (f"[find|look for|search] {_ALL_EN}", "[delete|trash|remove|bin] them"),
        (f"[such|finde] {_ALL_DE}", "[lösch sie|wirf sie weg|schmeiß sie weg]", f"{_ALL_DE} [suchen|finden]", "[löschen|wegwerfen|in den Papierkorb legen]"),
        more_en=f"+[delete|trash|remove] {_ALL_EN}\n{_ALL_EN} can go\n+get rid of {_ALL_EN}\n",
        more_de=f"+[lösch|lösche|entferne] {_ALL_DE}\n{_ALL_DE} [löschen|können weg]\n+wirf {_ALL_DE} weg\n",
    ),
    "into_new": chained(
        (_MAKE, "[move|put] {file} [in|into it|there|in there]"),
        (_MAKES[0], "[verschieb|pack|leg] {file} [rein|dorthin|da rein]", _MAKES[1], "{file} [reinschieben|dorthin verschieben|reinlegen]"),
        more_en="+move {file} to a new folder [called|named] {folder}\n+put {file} in a new folder {folder}\n{file} needs its own folder {folder}, put it there\n",
        more_de="+verschieb {file} in einen neuen Ordner {folder}\n{file} in einen neuen Ordner {folder} verschieben\n{file} braucht einen eigenen Ordner {folder}, pack die da rein\n",
    ),
    "copy_new": chained(
        (_MAKE, "[copy {file} into it|copy {file} there|put a copy of {file} in there]"),
        (_MAKES[0], "[kopier {file} rein|kopiere {file} dorthin|leg eine Kopie von {file} rein]", _MAKES[1], "{file} [reinkopieren|dorthin kopieren]"),
        more_en="+copy {file} to a new folder [called|named] {folder}\n", more_de="+kopier {file} in einen neuen Ordner {folder}\n{file} in einen neuen Ordner {folder} kopieren\n",
    ),
    "note_in_new": chained(
        (_MAKE, "[write|put|make] a file {name} in it with {text}"),
        (_MAKES[0], "[schreib|mach] darin eine Datei {name} mit {text}", _MAKES[1], "darin eine Datei {name} mit {text} [schreiben|anlegen]"),
        more_en="+make a folder {folder} with a file {name} that says {text}\n", more_de="+mach einen Ordner {folder} mit einer Datei {name}, in der {text} steht\n",
    ),
    "write_open": chained(
        ("[write|put|save] {text} [into|in|to] {file}", "[open it|open the file|show it to me]"),
        ("[schreib|speicher] {text} in {file}", "[öffne sie|mach die Datei auf|zeig sie mir]", "{text} in {file} [schreiben|speichern]", "[öffnen|die Datei aufmachen]"),
        more_en="+make a file {file} with {text} in it and open it\n", more_de="+mach eine Datei {file} mit {text} drin und öffne sie\n",
    ),
    "append_open": chained(
        ("[add|append] {text} to {file}", "[open it|open the file|show it to me]"),
        ("[häng {text} an {file} an|füg {text} in {file} hinzu|ergänz {text} in {file}]", "[öffne sie|mach sie auf|zeig sie mir]", "{text} an {file} anhängen",
         "[öffnen|die Datei aufmachen]"),
        more_en="+add the line {text} at the end of {file} and open it\n", more_de="+häng unten an {file} {text} an und mach sie auf\n",
    ),
    "backup_append": chained(
        ("[copy {file} to {copy}|make a copy {copy} of {file}|back up {file} as {copy}]", "[add|append] {text} to {file}"),
        ("[kopier {file} nach {copy}|sicher {file} als {copy}|mach eine Kopie {copy} von {file}]", "[häng {text} an {file} an|ergänz {text} in {file}]",
         "{file} [nach {copy} kopieren|als {copy} sichern]", "{text} an {file} anhängen"),
    ),
    "backup_trash": chained(
        ("[copy {file} {to}|put a copy of {file} {to}|back up {file} {to}]", "[delete|trash|remove] [the original|{file}]"),
        ("[kopier|kopiere|sicher] {file} {to}", "[lösch|lösche|entferne] [das Original|{file}]", "{file} {to} kopieren", "[das Original|{file}] löschen"),
    ),
    "rename_move": chained(
        ("rename {file} to {name}", "[move|put] it {to}"),
        ("benenn {file} in {name} um", "[verschieb|pack|leg] sie {to}", "{file} in {name} umbenennen", "[sie|] {to} verschieben"),
        more_en="+move {file} {to} and call it {name} there\n+move {file} {to} as {name}\n", more_de="+verschieb {file} {to} und nenn sie dort {name}\n{file} als {name} {to} verschieben\n",
    ),
    "clip_file": chained(
        ("[read|get|take] the clipboard", "[write|save|put] it [into|to|in] {file}"),
        ("[lies|nimm] die Zwischenablage", "[schreib|speicher] sie in {file}", "die Zwischenablage [lesen|nehmen]", "in {file} [schreiben|speichern]"),
        more_en=f"+[save|write|put|dump|paste] {_CLIP_EN} [to|into|in] {{file}}\nclipboard to {{file}}\n{_CLIP_EN} as {{file}} please\n+make a file {{file}} [from|out of] {_CLIP_EN}\n"
        f"[can|could] you save {_CLIP_EN} as {{file}}?\ni copied something, save it as {{file}}\n!store {_CLIP_EN} under {{file}}\n+create {{file}} with {_CLIP_EN}\n"
        "clipboard -> {file}\n",
        more_de=f"+[speicher|schreib|pack|sicher] {_CLIP_DE} in {{file}}\nZwischenablage in {{file}} [speichern|schreiben]\n+mach aus {_CLIP_DE} eine Datei {{file}}\n"
        f"[kannst|könntest] du {_CLIP_DE} als {{file}} speichern?\nich hab was kopiert, speicher das als {{file}}\n!leg {_CLIP_DE} unter {{file}} ab\nZwischenablage -> {{file}}\n"
        f"{_CLIP_DE} als {{file}} sichern\n+füg {_CLIP_DE} in eine neue Datei {{file}} ein\n",
    ),
    "clip_append": chained(
        ("[read|get|take] the clipboard", "[append|add] it to {file}"),
        ("[lies|nimm] die Zwischenablage", "[häng sie an {file} an|füg sie in {file} hinzu]", "die Zwischenablage [lesen|nehmen]", "an {file} anhängen"),
        more_en=f"+[append|add|attach] {_CLIP_EN} to {{file}}\n{_CLIP_EN} at the end of {{file}} please\ni copied something, add it to {{file}}\n+paste {_CLIP_EN} at the end of {{file}}\n"
        f"[can|could] you add {_CLIP_EN} to {{file}}?\n!{{file}} should also have {_CLIP_EN} at the bottom\n",
        more_de=f"+häng {_CLIP_DE} an {{file}} an\n+füg {_CLIP_DE} am Ende von {{file}} ein\n{_CLIP_DE} an {{file}} anhängen\nich hab was kopiert, häng das an {{file}} an\n"
        f"[kannst|könntest] du {_CLIP_DE} an {{file}} anhängen?\n!ans Ende von {{file}} soll {_CLIP_DE}\n",
    ),
    "clip_remember": chained(
        ("[read|get|look at] the clipboard", "[remember it|remember that|keep it in mind]"),
        ("[lies|schau in] die Zwischenablage", "[merk sie dir|merk dir das]", "die Zwischenablage lesen", "[merken|dir merken]"),
        more_en=f"+remember {_CLIP_EN}\n+keep {_CLIP_EN} in mind\ni copied something, remember it\n", more_de=f"+merk dir {_CLIP_DE}\nich hab was kopiert, merk dir das\n",
    ),
    "clip_search": chained(
        ("[read|take] the clipboard", "[search the web for it|google it|look it up online]"),
        ("[lies|nimm] die Zwischenablage", "[such im Netz danach|google das|such das online]", "die Zwischenablage lesen", "[danach im Netz suchen|das googeln]"),
        more_en=f"+[google|search the web for|look up online] {_CLIP_EN}\ni copied a term, search the web for it\n",
        more_de="+[google|such im Netz nach|such online nach] dem Inhalt der Zwischenablage\nich hab was kopiert, such das im Internet\nkopierten Text googeln\n",
    ),
    "clip_url": chained(
        ("[read|take] the clipboard", "[open the link|open the address in it|open that url]"),
        ("[lies|nimm] die Zwischenablage", "[öffne den Link|öffne die Adresse|mach den Link auf]", "die Zwischenablage lesen", "[den Link öffnen|die Adresse aufmachen]"),
        more_en="+open the [link|url|address|page] [on the clipboard|i copied|from my clipboard]\ni copied a link, open it\n",
        more_de="+öffne [den Link|die Adresse|die Seite] [aus der Zwischenablage|die ich kopiert hab|in der Zwischenablage]\nich hab einen Link kopiert, mach den auf\n",
    ),
    **MORE,
}
"""By the chain's name."""
