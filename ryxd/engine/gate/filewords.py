"""The words of requests about files: what these are called, what stands around names, what is done."""

from __future__ import annotations

from ryxd.engine.gate.text import Token
from ryxd.engine.gate.vocabulary import vocabulary

FILE_NOUNS = vocabulary("""
    file files document documents image images picture pictures photo photos screenshot screenshots
    spreadsheet spreadsheets presentation presentations slides wallpaper wallpapers pdf pdfs datei
    dateien dokument dokumente bild bilder foto fotos bildschirmfoto bildschirmfotos tabelle
    tabellen praesentation praesentationen video videos script scripts skript skripte config configs
    configuration konfiguration konfigurationsdatei textdatei textdateien backup backups ebook
    ebooks notes notizen readme logfile logdatei pdf-datei pdf-dateien png pngs jpg jpgs jpeg svg
    csv archive archiv dotfile dotfiles folder directory ordner verzeichnis textdokument
    hintergrundbild excel powerpoint download
""")
PAPERS = vocabulary("""
    invoice invoices receipt receipts contract contracts cv resume thesis payslip payslips
    rechnung rechnungen quittung quittungen beleg belege vertrag vertraege lebenslauf zeugnis
    zeugnisse bewerbung bewerbungen bescheid bescheide kontoauszug kontoauszuege kuendigung
    rezept rezepte steuer steuern masterarbeit bachelorarbeit doktorarbeit diplomarbeit hausarbeit
""")
"""What people call their documents; such a word says that a file is meant, and is a part of its name."""
_COMPOUNDS = (
    "rechnung", "rechnungen", "vertrag", "vertraege", "erklaerung", "bescheid", "auszug", "zeugnis", "liste",
    "listen", "abrechnung", "police", "unterlagen", "bestaetigung", "video", "videos", "foto", "fotos", "bild",
    "bilder", "datei", "dateien", "dokument",
)  # fmt: skip
NO_FILES = vocabulary("""
    news mail mails email emails message messages story joke poem nachrichten geschichte witz gedicht
    weather wetter restaurant restaurants hotel hotels flight flights flug fluege ticket tickets phone
    handy keys schluessel car auto wallet geldbeutel package paket order bestellung near nearby naehe
    route way weg directions peace out up toilet toilette bathroom nearest closest cheapest best job
    jobs love recipe recipes movie movies film filme window fenster workspace tab tabs app apps
    programm program device devices geraet geraete it es them sie ihn him her that this das something
    etwas anything irgendwas nothing nichts someone jemand time zeit hotel store bank atm gas
    station tankstelle bahnhof flughafen airport hospital krankenhaus doctor arzt balance kontostand
    root wurzel wifi wlan bluetooth printer drucker sound ton
""")
"""Things that are looked for and read elsewhere than in files, and words that name nothing."""
OWNING = vocabulary("my mein meine meinen meinem meiner the der die das den our unser unsere")
FINITE = {
    "oeffnen": "open",
    "aufmachen": "open",
    "raussuchen": "find",
    "heraussuchen": "find",
    "finden": "find",
    "suchen": "find",
    "lesen": "read",
    "vorlesen": "read",
    "auflisten": "list",
    "loeschen": "change",
}
CHAFF = vocabulary("""
    the a an my our all any some every of me that this those these for in on at from to with and or
    is are i out up please file files document documents folder directory called named about image
    images picture pictures photo photos der die das den dem des ein eine einen einem mein meine
    meinen meinem meiner alle alles von vom zu zur mit im auf aus ueber unter namen namens nach und mir bitte
    mal datei dateien ordner verzeichnis dokument dokumente bild bilder foto fotos vor contents
    content inhalt what does say says steht put save saved hab habe ich hin beide both auch noch whose
    where somewhere computer rechner pc laptop disk have einmal
    system it's system. pdf-datei pdf-dateien text were been
""")
EMPTY = vocabulary("""
    one ones mine gone other others andere anderen andern anderes dieses diese diesen irgendeine irgendein ne nen
    question earlier then ist was drin enthaelt dat dings ma n it them
""")
"""Words that name nothing: which is meant, a model asks."""
ABOUT = vocabulary("of from in about von vom aus im ueber")
VERBAL = vocabulary("""
    is are was were be ist sind war waren be can kann do does tun how wie what why wann when who wer
    warum take make mach mache play spiel spiele turn stop open oeffne delete loesche send sende i
    ich you du it es not nicht into nach zu to convert aendern umbenennen verschieben kopieren loeschen
    drucken ausdrucken abspielen senden schicken duplizieren weg damit bearbeiten
    soll sollen sollte darf duerfen muss muessen heissen heisst gehoert gehoeren brauche braucht wird wurde
    should must may shall needs need has belongs goes next previous naechste naechster naechstes naechsten
    vorige voriger voriges vorherige vorheriges hat habe playback mpv vlc
""")


def is_paper(word: str) -> bool:
    """Say whether people call a document so: "mietvertrag"."""
    return word in PAPERS or (len(word) > 8 and word.endswith(_COMPOUNDS))


def is_verb(token: Token) -> bool:
    """Say whether a last word may be a German infinitive: "fotos draufkopieren"."""
    return token.raw.islower() and token.word.endswith(("en", "ern", "eln")) and not is_paper(token.word)
