"""What files are called after in orchestrated requests; German ones with their article as an object."""

THINGS = {
    "en": (
        "invoice contract receipt letter report minutes resume photo recipe ticket thesis budget draft map manual picture song video "
        "presentation spreadsheet homework poem application quote certificate logo sketch booking notes list statement timetable "
        "scan form plan log script config agenda summary warranty prescription essay schedule poster"
    ).split(),
    "de": (
        "die:Rechnung den:Vertrag die:Quittung den:Brief den:Bericht das:Protokoll den:Lebenslauf das:Foto das:Rezept das:Ticket "
        "die:Bachelorarbeit den:Haushaltsplan den:Entwurf die:Karte die:Anleitung das:Bild das:Lied das:Video die:Präsentation "
        "die:Tabelle das:Gedicht die:Bewerbung das:Angebot das:Zeugnis das:Logo die:Skizze die:Buchung den:Bescheid die:Übersicht "
        "den:Stundenplan die:Kündigung die:Mahnung das:Gutachten die:Steuererklärung die:Packliste die:Liste das:Formular den:Scan "
        "die:Config das:Skript das:Log den:Antrag die:Police das:Handbuch den:Kontoauszug die:Einladung die:Hausarbeit den:Flyer"
    ).split(),
}
MONTHS = {
    "en": "January February March April May June July August September October November December".split(),
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(),
}
KINDS = (
    "pdf pdf pdf png jpg txt md mp3 mp4 zip csv docx odt xlsx log svg iso json html py sh conf bak epub pptx webp gif mkv ods tex yaml"
).split()
