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
        (_MAKES[0], f"[verschieb|pack|leg|räum] {_ALL_DE} [rein|dorthin|da rein|hinein]", _MAKES[1],
        f"{_ALL_DE} [reinschieben|dorthin verschieben|da reinpacken]"),
        more_en=f"+move {_ALL_EN} to a new folder [called|named] {{folder}}\n+put {_ALL_EN} into a new folder {{folder}}\n"
        f"{_ALL_EN} should go into a new folder {{folder}}\n+sort {_ALL_EN} into a folder {{folder}} that you have to make first\n"
        f"a new folder {{folder}} for {_ALL_EN}, [and put them in|move them there]\ni need a folder {{folder}} with {_ALL_EN} moved into it\n"
        f"{_ALL_EN} -> new folder {{folder}}\n+gather up {_ALL_EN} and move them into a fresh folder {{folder}}\n"
        f"can {_ALL_EN} be moved into a new folder {{folder}}?\n{{folder}} doesn't exist yet, create it and move {_ALL_EN} there\n"
        f"+tidy up: {_ALL_EN} into a new folder [called|named] {{folder}}\n!{_ALL_EN} deserve their own folder {{folder}}, move them\n"
        f"!+stash {_ALL_EN} in a folder {{folder}} that's yet to be made\n",
        more_de=f"+verschieb {_ALL_DE} in einen neuen Ordner {{folder}}\n+pack {_ALL_DE} in einen neuen Ordner namens {{folder}}\n"
        f"{_ALL_DE} sollen in einen neuen Ordner {{folder}}\n{_ALL_DE} in den Ordner {{folder}} verschieben, den musst du erst anlegen\n"
        f"ein neuer Ordner {{folder}} für {_ALL_DE}, und die dann da rein\nich brauch einen Ordner {{folder}} und {_ALL_DE} da reinverschoben\n"
        f"{_ALL_DE} -> neuer Ordner {{folder}}\nkönnen {_ALL_DE} in einen neuen Ordner {{folder}} verschoben werden?\n"
        f"{{folder}} gibt's noch nicht, leg ihn an und verschieb {_ALL_DE} dorthin\n+räum auf: {_ALL_DE} in einen neuen Ordner {{folder}}\n"
        f"{_ALL_DE} gehören in einen neuen Ordner {{folder}}\n!{_ALL_DE} kriegen einen eigenen Ordner {{folder}}, verschieb sie\n"
        f"!neuer Ordner {{folder}}, {_ALL_DE} rein da\n",
    ),
    "gather": chained(
        (_MAKE, f"[copy|duplicate] {_ALL_EN} [into it|there|in there]"),
        (_MAKES[0], f"[kopier|kopiere] {_ALL_DE} [rein|dorthin|da rein]", _MAKES[1], f"{_ALL_DE} [reinkopieren|dorthin kopieren]"),
        more_en=f"+copy {_ALL_EN} to a new folder [called|named] {{folder}}\n{_ALL_EN} copied to a new folder {{folder}} please\n"
        f"a new folder {{folder}} with copies of {_ALL_EN}\ni need a folder {{folder}} with {_ALL_EN} copied into it\n"
        f"{_ALL_EN} -> copy to new folder {{folder}}\ncan {_ALL_EN} be copied to a new folder {{folder}}?\n"
        f"+duplicate {_ALL_EN} into a fresh folder {{folder}}\n{{folder}} doesn't exist yet, create it and copy {_ALL_EN} there\n"
        f"keep {_ALL_EN} where they are but copy them into a new folder {{folder}}\n!collect copies of {_ALL_EN} in a folder {{folder}} you create\n"
        f"!+back {_ALL_EN} up into a new folder {{folder}}\n",
        more_de=f"+kopier {_ALL_DE} in einen neuen Ordner {{folder}}\n{_ALL_DE} in einen neuen Ordner {{folder}} kopieren\n"
        f"ein neuer Ordner {{folder}} mit Kopien: {_ALL_DE}\nich brauch einen Ordner {{folder}} und {_ALL_DE} da reinkopiert\n"
        f"{_ALL_DE} -> kopieren in neuen Ordner {{folder}}\nkönnen {_ALL_DE} in einen neuen Ordner {{folder}} kopiert werden?\n"
        f"+sicher {_ALL_DE} in einen frischen Ordner {{folder}}\n{{folder}} gibt's noch nicht, leg ihn an und kopier {_ALL_DE} dorthin\n"
        f"{_ALL_DE} sollen bleiben, aber kopier sie in einen neuen Ordner {{folder}}\n!neuer Ordner {{folder}}, {_ALL_DE} als Kopie rein\n"
        f"!+dupliziere {_ALL_DE} in einen Ordner {{folder}}, den du anlegst\n",
    ),
    "all": chained(
        (f"[find|look for|search] {_ALL_EN}", "[move|put|shift] them {to}"),
        (f"[such|finde] {_ALL_DE}", "[verschieb|pack|leg|schieb] sie {to}", f"{_ALL_DE} [suchen|finden]", "[sie|] {to} verschieben"),
        more_en=f"+move {_ALL_EN} {{to}}\n+put {_ALL_EN} {{to}}\n{_ALL_EN} should go {{to}}\n[can you|could you] move {_ALL_EN} {{to}}?\n"
        f"!{_ALL_EN} belong elsewhere, namely {{to}}, move them\n"
        f"+[shift|relocate|transfer] {_ALL_EN} {{to}}\ni want {_ALL_EN} [moved|to go|to end up] {{to}}\n{_ALL_EN} {{to}}\n"
        f"move over {_ALL_EN}, {{to}} please\n"
        "too many {kind} {where}, move them all {to}\n"
        f"would you [move|shift] {_ALL_EN} {{to}}?\n"
        "get every {kind} {where} and put them {to}\n"
        f"!off {{to}} with {_ALL_EN}\n"
        "!whatever {kind} there are {where}, drag them {to}\n",
        more_de=f"+verschieb {_ALL_DE} {{to}}\n+pack {_ALL_DE} {{to}}\n{_ALL_DE} {{to}} verschieben\n{_ALL_DE} sollen {{to}}\n"
        f"[kannst du|könntest du] {_ALL_DE} {{to}} verschieben?\n!{_ALL_DE} gehören {{to}}, räum die dahin\n"
        f"+[schieb|räum|schaff|bring] {_ALL_DE} {{to}}\nich will {_ALL_DE} {{to}} [haben|verschoben haben]\n{_ALL_DE} {{to}}\n"
        f"{_ALL_DE} {{to}} [räumen|schieben|packen]\n"
        "zu viele {kind} {where}, verschieb sie alle {to}\n"
        f"würdest du {_ALL_DE} {{to}} räumen?\n"
        "hol alle {kind} {where} zusammen und leg sie {to}\n!ab {to} mit allem, was {where} an {kind} liegt\n"
        "!was es {where} an {kind} gibt, {to} schieben\n",
    ),
    "copies": chained(
        (f"[find|look for|search] {_ALL_EN}", "[copy them|make copies of them] {to}"),
        (f"[such|finde] {_ALL_DE}", "[kopier|kopiere] sie {to}", f"{_ALL_DE} [suchen|finden]", "[sie|] {to} kopieren"),
        more_en=f"+copy {_ALL_EN} {{to}}\n+back up {_ALL_EN} {{to}}\n[can you|could you] copy {_ALL_EN} {{to}}?\n"
        f"+[duplicate|clone|replicate] {_ALL_EN} {{to}}\ni want {_ALL_EN} [copied|backed up] {{to}}\n{_ALL_EN}, copied {{to}}\n"
        f"copies of {_ALL_EN} {{to}} please\nto be on the safe side, copy {_ALL_EN} {{to}}\nwould you copy over {_ALL_EN} {{to}}?\n"
        f"keep {_ALL_EN}, but copy them {{to}}\n!duplicates of {_ALL_EN} should go {{to}}\n"
        "!whatever {kind} there are {where}, copy the lot {to}\n",
        more_de=f"+kopier {_ALL_DE} {{to}}\n{_ALL_DE} {{to}} kopieren\n+sicher {_ALL_DE} {{to}}\n[kannst du|könntest du] {_ALL_DE} {{to}} kopieren?\n"
        f"+[dupliziere|sichere] {_ALL_DE} {{to}}\nich will {_ALL_DE} {{to}} kopiert haben\n{_ALL_DE}, Kopien davon {{to}}\nKopien {{to}}: {_ALL_DE}\n"
        f"sicherheitshalber {_ALL_DE} {{to}} kopieren\nwürdest du {_ALL_DE} {{to}} kopieren?\n{_ALL_DE} sollen bleiben, aber kopier sie {{to}}\n"
        f"!Duplikate {{to}}, und zwar {_ALL_DE}\n"
        "!was es {where} an {kind} gibt, {to} kopieren\n",
    ),
    "clear": chained(
        (f"[find|look for|search] {_ALL_EN}", "[delete|trash|remove|bin] them"),
        (f"[such|finde] {_ALL_DE}", "[lösch sie|wirf sie weg|schmeiß sie weg]", f"{_ALL_DE} [suchen|finden]", "[löschen|wegwerfen|in den Papierkorb legen]"),
        more_en=f"+[delete|trash|remove] {_ALL_EN}\n{_ALL_EN} can go\n+get rid of {_ALL_EN}\n"
        f"i don't need {_ALL_EN} [anymore|any longer], [delete|trash] them\n+[bin|dump|discard|toss] {_ALL_EN}\n"
        f"[can|could] you [delete|trash|bin] {_ALL_EN}?\n+clean out {_ALL_EN}\n{_ALL_EN} have to go\n{_ALL_EN} -> trash\n"
        f"+put {_ALL_EN} in[to|] the [trash|bin]\n"
        "!no more {kind} {where}, bin them all\n"
        f"!+purge {_ALL_EN}\n",
        more_de=f"+[lösch|lösche|entferne] {_ALL_DE}\n{_ALL_DE} [löschen|können weg]\n+wirf {_ALL_DE} weg\n"
        f"ich brauch {_ALL_DE} nicht mehr, [lösch sie|weg damit]\n+schmeiß {_ALL_DE} weg\n"
        f"[kannst|könntest] du {_ALL_DE} [löschen|wegwerfen|entsorgen]?\n+[entsorg|entsorge] {_ALL_DE}\n{_ALL_DE} müssen weg\n{_ALL_DE} -> Papierkorb\n"
        f"+leg {_ALL_DE} in den Papierkorb\n"
        "!keine {kind} mehr {where}, alle weg\n"
        f"!+hau {_ALL_DE} in die Tonne\n",
    ),
    "into_new": chained(
        (_MAKE, "[move|put] {file} [in|into it|there|in there]"),
        (_MAKES[0], "[verschieb|pack|leg] {file} [rein|dorthin|da rein]", _MAKES[1], "{file} [reinschieben|dorthin verschieben|reinlegen]"),
        more_en="+move {file} to a new folder [called|named] {folder}\n+put {file} in a new folder {folder}\n{file} needs its own folder {folder}, put it "
        "there\n"
        "{file} -> new folder {folder}\na new folder {folder} for {file}, move it in\ni want {file} [in|moved into] a new folder {folder}\n"
        "{file} should go into a folder {folder}, which isn't there yet\ncan {file} be moved into a new folder {folder}?\n"
        "{folder} doesn't exist yet: create it, then put {file} there\nwould you give {file} a folder of its own, {folder}?\n"
        "!new home for {file}: folder {folder}, to be created\n!+tuck {file} away in a fresh folder {folder}\n",
        more_de="+verschieb {file} in einen neuen Ordner {folder}\n{file} in einen neuen Ordner {folder} verschieben\n{file} braucht einen eigenen Ordner "
        "{folder}, pack die da rein\n"
        "{file} -> neuer Ordner {folder}\nein neuer Ordner {folder} für {file}, und die da rein\nich will {file} in einem neuen Ordner {folder} haben\n"
        "{file} soll in einen Ordner {folder}, den es noch nicht gibt\nkann {file} in einen neuen Ordner {folder} verschoben werden?\n"
        "{folder} gibt's noch nicht: anlegen und {file} dahin verschieben\nwürdest du {file} in einen eigenen Ordner {folder} packen?\n"
        "!neues Zuhause für {file}: Ordner {folder}, muss erst angelegt werden\n!+räum {file} in einen frischen Ordner {folder}\n",
    ),
    "copy_new": chained(
        (_MAKE, "[copy {file} into it|copy {file} there|put a copy of {file} in there]"),
        (_MAKES[0], "[kopier {file} rein|kopiere {file} dorthin|leg eine Kopie von {file} rein]", _MAKES[1], "{file} [reinkopieren|dorthin kopieren]"),
        more_en="+copy {file} to a new folder [called|named] {folder}\n"
        "{file} -> copy to new folder {folder}\na new folder {folder} with a copy of {file}\ni want {file} copied into a new folder {folder}\n"
        "can {file} be copied to a new folder {folder}?\n{folder} doesn't exist yet: create it, then copy {file} there\n"
        "+duplicate {file} into a fresh folder {folder}\n{file} stays, but a copy goes to a new folder {folder}\n"
        "!+back {file} up into a folder {folder} that you create\n!copy of {file} in a folder {folder} made for it\n",
        more_de="+kopier {file} in einen neuen Ordner {folder}\n{file} in einen neuen Ordner {folder} kopieren\n"
        "{file} -> kopieren in neuen Ordner {folder}\nein neuer Ordner {folder} mit einer Kopie von {file}\n"
        "ich will {file} in einen neuen Ordner {folder} kopiert haben\nkann {file} in einen neuen Ordner {folder} kopiert werden?\n"
        "{folder} gibt's noch nicht: anlegen und {file} dahin kopieren\n+dupliziere {file} in einen frischen Ordner {folder}\n"
        "{file} bleibt, aber eine Kopie kommt in einen neuen Ordner {folder}\n!+sicher {file} in einen Ordner {folder}, den du anlegst\n"
        "!Kopie von {file} in einen extra angelegten Ordner {folder}\n",
    ),
    "note_in_new": chained(
        (_MAKE, "[write|put|make] a file {name} in it with {text}"),
        (_MAKES[0], "[schreib|mach] darin eine Datei {name} mit {text}", _MAKES[1], "darin eine Datei {name} mit {text} [schreiben|anlegen]"),
        more_en="+make a folder {folder} with a file {name} that says {text}\n"
        "a new folder {folder}, and in it {name} with the text {text}\nnew folder {folder} containing {name}: {text}\n"
        "+create {folder} and inside it a file {name} saying {text}\ni need a folder {folder} with {name} in it, content: {text}\n"
        "folder {folder} doesn't exist, make it and write {text} into {name} there\n+set up a folder {folder} with {name} in it that reads {text}\n"
        "would you make a folder {folder} and put {text} in a file {name} there?\n!{name} with {text} should be in a brand-new folder {folder}\n",
        more_de="+mach einen Ordner {folder} mit einer Datei {name}, in der {text} steht\n"
        "ein neuer Ordner {folder} und darin {name} mit dem Text {text}\nneuer Ordner {folder} mit {name} drin: {text}\n"
        "+leg {folder} an und darin eine Datei {name} mit dem Inhalt {text}\nich brauch einen Ordner {folder} mit {name} drin, Inhalt: {text}\n"
        "den Ordner {folder} gibt's nicht, leg ihn an und schreib dort {text} in {name}\n"
        "+richte einen Ordner {folder} ein mit {name} drin, wo {text} drinsteht\n"
        "würdest du einen Ordner {folder} machen und dort {text} in die Datei {name} schreiben?\n"
        "!{name} mit {text} soll in einen ganz neuen Ordner {folder}\n",
    ),
    "write_open": chained(
        ("[write|put|save] {text} [into|in|to] {file}", "[open it|open the file|show it to me]"),
        ("[schreib|speicher] {text} in {file}", "[öffne sie|mach die Datei auf|zeig sie mir]", "{text} in {file} [schreiben|speichern]",
        "[öffnen|die Datei aufmachen]"),
        more_en="+make a file {file} with {text} in it and open it\n"
        "{file} with {text} in it, then open it\ni want a file {file} saying {text}, and open it right away\n"
        "+create {file} containing {text} and bring it up\n+note {text} in {file}, then show me the file\n"
        "new file {file}: {text}. open it [after|afterwards]\n+jot {text} down in {file} and open that\n"
        "would you put {text} down in {file} and bring that up?\n!{text} goes into {file}, which i want to see opened then\n"
        "!+fill {file} with {text} and pop it open\n", more_de="+mach eine Datei {file} mit {text} drin und öffne sie\n"
        "{file} mit {text} drin, dann aufmachen\nich will eine Datei {file} mit {text}, und gleich öffnen\n"
        "+erstell {file} mit dem Inhalt {text} und mach sie auf\n+notier {text} in {file} und zeig mir die Datei\n"
        "neue Datei {file}: {text}. danach öffnen\n{text} nach {file} schreiben und die Datei gleich öffnen\n"
        "würdest du {text} in {file} schreiben und sie dann öffnen?\n!{text} kommt in {file}, die will ich dann offen haben\n"
        "!+leg {file} mit {text} an und ruf sie auf\n",
    ),
    "append_open": chained(
        ("[add|append] {text} to {file}", "[open it|open the file|show it to me]"),
        ("[häng {text} an {file} an|füg {text} in {file} hinzu|ergänz {text} in {file}]", "[öffne sie|mach sie auf|zeig sie mir]", "{text} an {file} anhängen",
         "[öffnen|die Datei aufmachen]"),
        more_en="+add the line {text} at the end of {file} and open it\n"
        "{text} at the end of {file}, then open it\ni want {text} added to {file}, and the file opened\n"
        "+put {text} at the bottom of {file} and show me the file\n{file} += {text}, then open\n+tack {text} onto {file} and open it\n"
        "add {text} to {file}, i want to look at it afterwards, so open it\nwould you append {text} to {file} and bring it up?\n"
        "!one more line for {file}: {text}. open the file then\n!+extend {file} by {text} and pop it open\n",
        more_de="+häng unten an {file} {text} an und mach sie auf\n"
        "{text} ans Ende von {file}, dann öffnen\nich will {text} in {file} ergänzt haben und die Datei offen\n"
        "+setz {text} unten an {file} und zeig mir die Datei\n{file} += {text}, dann aufmachen\n+trag {text} in {file} nach und öffne sie\n"
        "häng {text} an {file}, ich will's danach sehen, also mach sie auf\nwürdest du {text} an {file} anhängen und sie öffnen?\n"
        "!noch eine Zeile für {file}: {text}. dann die Datei aufmachen\n!+erweiter {file} um {text} und ruf sie auf\n",
    ),
    "backup_append": chained(
        ("[copy {file} to {copy}|make a copy {copy} of {file}|back up {file} as {copy}]", "[add|append] {text} to {file}"),
        ("[kopier {file} nach {copy}|sicher {file} als {copy}|mach eine Kopie {copy} von {file}]", "[häng {text} an {file} an|ergänz {text} in {file}]",
         "{file} [nach {copy} kopieren|als {copy} sichern]", "{text} an {file} anhängen"),
        more_en="first a backup of {file} as {copy}, then add {text} [to it|to {file}]\n+save a copy of {file} as {copy} before you add {text} to it\n"
        "add {text} to {file}, but keep the old one as {copy}\n+append {text} to {file} after copying it to {copy}\n"
        "before anything changes in {file}, copy it to {copy}, then add {text}\n{file} needs {text} at the end, make the copy {copy} before that\n"
        "i want {text} in {file}, with {copy} as backup from before\n+duplicate {file} as {copy}, then put {text} at the end of {file}\n"
        "!safety first: {file} to {copy}, after that {text} at the end of {file}\n!with {copy} as a safety copy of {file}, append {text} to {file}\n",
        more_de="erst ein Backup von {file} als {copy}, dann {text} anhängen\n+speicher eine Kopie von {file} als {copy}, bevor du {text} anhängst\n"
        "häng {text} an {file} an, aber heb die alte als {copy} auf\n+schreib {text} ans Ende von {file}, nachdem du sie nach {copy} kopiert hast\n"
        "bevor sich in {file} was ändert, kopier sie nach {copy}, dann {text} dazu\n{file} braucht {text} am Ende, mach vorher die Kopie {copy}\n"
        "ich will {text} in {file} ergänzen, mit {copy} als Sicherung von vorher\n+dupliziere {file} als {copy}, dann {text} unten an {file} anfügen\n"
        "!sicher ist sicher: {file} nach {copy}, danach {text} ans Ende von {file}\n"
        "!mit {copy} als Sicherheitskopie von {file}, {text} an {file} anhängen\n",
    ),
    "backup_trash": chained(
        ("[copy {file} {to}|put a copy of {file} {to}|back up {file} {to}]", "[delete|trash|remove] [the original|{file}]"),
        ("[kopier|kopiere|sicher] {file} {to}", "[lösch|lösche|entferne] [das Original|{file}]", "{file} {to} kopieren", "[das Original|{file}] löschen"),
        more_en="+copy {file} {to} before you delete it\n+delete {file}, but only after copying it {to}\na copy of {file} {to}, then the original can go\n"
        "{file} -> copy {to}, then trash the original\ni don't need {file} here anymore, but copy it {to} before you bin it\n"
        "+save a copy of {file} {to}, then get rid of the original\nonce {file} is copied {to}, delete it here\n"
        "would you copy {file} {to} and throw the original away?\n!{file} can be binned as soon as there's a copy {to}\n"
        "!+put {file} in the trash, with a copy {to} made beforehand\n",
        more_de="+kopier {file} {to}, bevor du sie löschst\n+lösch {file}, aber erst nach dem Kopieren {to}\n"
        "eine Kopie von {file} {to}, dann kann das Original weg\n{file} -> Kopie {to}, dann Original löschen\n"
        "ich brauch {file} hier nicht mehr, aber kopier sie {to}, bevor du sie wegwirfst\n+leg eine Kopie von {file} {to} und wirf das Original weg\n"
        "sobald {file} {to} kopiert ist, kannst sie hier löschen\nwürdest du {file} {to} kopieren und das Original entsorgen?\n"
        "!{file} darf in den Papierkorb, sobald eine Kopie {to} gelegt ist\n!+schmeiß {file} weg, aber vorher eine Kopie {to}\n",
    ),
    "rename_move": chained(
        ("rename {file} to {name}", "[move|put] it {to}"),
        ("benenn {file} in {name} um", "[verschieb|pack|leg] sie {to}", "{file} in {name} umbenennen", "[sie|] {to} verschieben"),
        more_en="+move {file} {to} and call it {name} there\n+move {file} {to} as {name}\n"
        "{file} as {name} {to}\n+put {file} {to} under the name {name}\n{file} should go {to} and be called {name}\n"
        "+move {file} {to}, new name {name}\n{file} {to}, and it's called {name} there\nwould you move {file} {to} and name it {name}?\n"
        "i want {file} moved {to}, renamed to {name}\n!{file}, from now on {name}, belongs {to}\n!+relocate {file} {to} with {name} as its name\n",
        more_de="+verschieb {file} {to} und nenn sie dort {name}\n{file} als {name} {to} verschieben\n"
        "{file} als {name} {to}\n+leg {file} {to} unter dem Namen {name}\n{file} soll {to} und {name} heißen\n"
        "+verschieb {file} {to}, neuer Name {name}\n{file} {to}, und dort heißt sie {name}\nwürdest du {file} {to} verschieben und {name} nennen?\n"
        "ich will {file} {to} verschoben haben, umbenannt in {name}\n!{file}, ab jetzt {name}, gehört {to}\n!+schieb {file} {to} mit {name} als Namen\n",
    ),
    "clip_file": chained(
        ("[read|get|take] the clipboard", "[write|save|put] it [into|to|in] {file}"),
        ("[lies|nimm] die Zwischenablage", "[schreib|speicher] sie in {file}", "die Zwischenablage [lesen|nehmen]", "in {file} [schreiben|speichern]"),
        more_en=f"+[save|write|put|dump|paste] {_CLIP_EN} [to|into|in] {{file}}\nclipboard to {{file}}\n{_CLIP_EN} as {{file}} please\n+make a file "
        f"{{file}} [from|out of] {_CLIP_EN}\n"
        f"[can|could] you save {_CLIP_EN} as {{file}}?\ni copied something, save it as {{file}}\n!store {_CLIP_EN} under {{file}}\n+create {{file}} with "
        f"{_CLIP_EN}\n"
        "clipboard -> {file}\n"
        "+put what i've just copied in a file {file}\n"
        f"a file {{file}} with {_CLIP_EN} in it\n+write out {_CLIP_EN} as {{file}}\ni want {_CLIP_EN} saved as {{file}}\n"
        f"new file {{file}}, content: {_CLIP_EN}\nwould you turn {_CLIP_EN} into a file {{file}}?\n+drop {_CLIP_EN} into {{file}}\n"
        f"!{{file}} should hold {_CLIP_EN}\n!+keep {_CLIP_EN} for me as {{file}}\n",
        more_de=f"+[speicher|schreib|pack|sicher] {_CLIP_DE} in {{file}}\nZwischenablage in {{file}} [speichern|schreiben]\n+mach aus {_CLIP_DE} eine Datei "
        f"{{file}}\n"
        f"[kannst|könntest] du {_CLIP_DE} als {{file}} speichern?\nich hab was kopiert, speicher das als {{file}}\n!leg {_CLIP_DE} unter {{file}} ab\n"
        f"Zwischenablage -> {{file}}\n"
        f"{_CLIP_DE} als {{file}} sichern\n+füg {_CLIP_DE} in eine neue Datei {{file}} ein\n"
        "+pack das grad Kopierte in eine Datei {file}\neine Datei {file} mit dem Inhalt der Zwischenablage\n"
        f"ich will {_CLIP_DE} als {{file}} gespeichert haben\nneue Datei {{file}}, Inhalt: {_CLIP_DE}\n"
        "würdest du aus der Zwischenablage eine Datei {file} machen?\nClipboard nach {file} [schreiben|speichern]\n"
        f"Copy-Paste nach {{file}}: {_CLIP_DE}\n!{{file}} soll enthalten: {_CLIP_DE}\n!+heb mir {_CLIP_DE} als {{file}} auf\n",
    ),
    "clip_append": chained(
        ("[read|get|take] the clipboard", "[append|add] it to {file}"),
        ("[lies|nimm] die Zwischenablage", "[häng sie an {file} an|füg sie in {file} hinzu]", "die Zwischenablage [lesen|nehmen]", "an {file} anhängen"),
        more_en=f"+[append|add|attach] {_CLIP_EN} to {{file}}\n{_CLIP_EN} at the end of {{file}} please\ni copied something, add it to {{file}}\n+paste "
        f"{_CLIP_EN} at the end of {{file}}\n"
        f"[can|could] you add {_CLIP_EN} to {{file}}?\n!{{file}} should also have {_CLIP_EN} at the bottom\n"
        "clipboard >> {file}\n"
        f"+tack {_CLIP_EN} onto {{file}}\ni want {_CLIP_EN} at the bottom of {{file}}\n+extend {{file}} by {_CLIP_EN}\n"
        f"+put {_CLIP_EN} below everything else in {{file}}\nwould you append {_CLIP_EN} to {{file}}?\n{{file}} needs {_CLIP_EN} at the end\n"
        f"!+drop {_CLIP_EN} at the foot of {{file}}\n"
        "!what i just copied goes to the end of {file}\n",
        more_de=f"+häng {_CLIP_DE} an {{file}} an\n+füg {_CLIP_DE} am Ende von {{file}} ein\n{_CLIP_DE} an {{file}} anhängen\nich hab was kopiert, häng das "
        f"an {{file}} an\n"
        f"[kannst|könntest] du {_CLIP_DE} an {{file}} anhängen?\n!ans Ende von {{file}} soll {_CLIP_DE}\n"
        "Zwischenablage >> {file}\n"
        f"+setz {_CLIP_DE} unten an {{file}}\nich will {_CLIP_DE} unten in {{file}} haben\n"
        "+ergänz {file} um den Inhalt der Zwischenablage\n"
        f"+schreib {_CLIP_DE} unter alles andere in {{file}}\nwürdest du {_CLIP_DE} an {{file}} anhängen?\n{{file}} braucht unten noch {_CLIP_DE}\n"
        f"!+kleb {_CLIP_DE} hinten an {{file}} dran\n"
        "!was ich grad kopiert hab, kommt ans Ende von {file}\n",
    ),
    "clip_remember": chained(
        ("[read|get|look at] the clipboard", "[remember it|remember that|keep it in mind]"),
        ("[lies|schau in] die Zwischenablage", "[merk sie dir|merk dir das]", "die Zwischenablage lesen", "[merken|dir merken]"),
        more_en=f"+remember {_CLIP_EN}\n+keep {_CLIP_EN} in mind\ni copied something, remember it\n"
        f"+[memorise|memorize|store in your memory] {_CLIP_EN}\n+don't forget {_CLIP_EN}\ni want you to remember {_CLIP_EN}\n{_CLIP_EN}: remember it\n"
        f"would you keep {_CLIP_EN} in mind for later?\n"
        "what i just copied is important, remember it\n"
        f"!commit {_CLIP_EN} to your memory\n"
        "!note to self, it's on the clipboard, remember it\n", more_de=f"+merk dir {_CLIP_DE}\nich hab was kopiert, merk dir das\n"
        f"+[behalt|behalte] {_CLIP_DE} im Kopf\n+vergiss {_CLIP_DE} nicht\ndu sollst dir {_CLIP_DE} merken\n{_CLIP_DE}: merken\n"
        f"würdest du dir {_CLIP_DE} [für später|] merken?\n"
        "was ich grad kopiert hab ist wichtig, merk's dir\n"
        f"{_CLIP_DE} bitte merken\n!nimm {_CLIP_DE} in dein Gedächtnis auf\n"
        "!liegt in der Zwischenablage: merk dir das\n",
    ),
    "clip_search": chained(
        ("[read|take] the clipboard", "[search the web for it|google it|look it up online]"),
        ("[lies|nimm] die Zwischenablage", "[such im Netz danach|google das|such das online]", "die Zwischenablage lesen",
        "[danach im Netz suchen|das googeln]"),
        more_en=f"+[google|search the web for|look up online] {_CLIP_EN}\ni copied a term, search the web for it\n"
        f"what's {_CLIP_EN}? [google it|look it up on the web]\n+do a web search [for|with] {_CLIP_EN}\n{_CLIP_EN}: google\n"
        f"what does the web say about {_CLIP_EN}?\nwould you look for {_CLIP_EN} on the internet?\n+run {_CLIP_EN} through a search engine\n"
        "i don't know the word i copied, google it\n!web search, term is on the clipboard\n"
        f"!+throw {_CLIP_EN} at a search engine\n",
        more_de="+[google|such im Netz nach|such online nach] dem Inhalt der Zwischenablage\nich hab was kopiert, such das im Internet\nkopierten Text "
        "googeln\n"
        "was ist das in der Zwischenablage? [google das|such's im Netz]\nWebsuche nach dem Kopierten\n+such im Web nach dem, was ich kopiert hab\n"
        "Kopiertes googeln\nwas sagt das Netz zu dem Text in der Zwischenablage?\nwürdest du den kopierten Text im Internet suchen?\n"
        "+gib das Kopierte in eine Suchmaschine ein\ndas Wort, das ich kopiert hab, kenn ich nicht, google es\n"
        "!Websuche, der Begriff liegt in der Zwischenablage\n!+jag das Kopierte durch eine Suchmaschine\n",
    ),
    "clip_url": chained(
        ("[read|take] the clipboard", "[open the link|open the address in it|open that url]"),
        ("[lies|nimm] die Zwischenablage", "[öffne den Link|öffne die Adresse|mach den Link auf]", "die Zwischenablage lesen",
        "[den Link öffnen|die Adresse aufmachen]"),
        more_en="+open the [link|url|address|page] [on the clipboard|i copied|from my clipboard]\ni copied a link, open it\n"
        "+go to the [link|address|url] [i copied|on the clipboard|in my clipboard]\n+visit the copied [link|url|address]\n"
        "the [link|url] on the clipboard, open it\n[copied|clipboard] [link|url], open\nthere's a [link|url] on my clipboard, bring it up\n"
        "would you open the page whose link i copied?\ntake me to the copied [address|page]\n!+follow the link that's in my clipboard\n"
        "!load the url i have on the clipboard\n",
        more_de="+öffne [den Link|die Adresse|die Seite] [aus der Zwischenablage|die ich kopiert hab|in der Zwischenablage]\nich hab einen Link kopiert, "
        "mach den auf\n"
        "+geh auf [den Link|die Adresse], [den ich kopiert hab|die ich kopiert hab]\n+ruf die kopierte [Adresse|URL|Seite] auf\n"
        "den Link aus der Zwischenablage öffnen\nkopierten Link [öffnen|aufmachen|aufrufen]\nin der Zwischenablage ist [ein Link|eine URL], mach auf\n"
        "würdest du die Seite öffnen, deren Link ich kopiert hab?\nbring mich zur kopierten [Adresse|Seite|URL]\n"
        "!+folg dem Link in meiner Zwischenablage\n!lad die URL, die in der Zwischenablage liegt\n",
    ),
    **MORE,
}
"""By the chain's name."""
