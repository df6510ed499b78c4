"""Words that exist: what files and notes are about, where they are, what they are called."""

EN = (
    "invoice contract thesis budget recipe garden bicycle holiday wedding birthday kitchen bathroom mortgage insurance tax "
    "report summary minutes agenda letter resume portrait sunset mountain river bridge castle train ticket flight hotel "
    "booking passport visa license manual warranty receipt order delivery shopping list plan draft chapter novel poem "
    "song lyrics guitar piano score lecture homework exam notes physics chemistry biology history geography"
).split()
DE = (
    "Rechnung Vertrag Steuer Bewerbung Lebenslauf Urlaub Hochzeit Geburtstag Küche Garten Fahrrad Miete Versicherung Bericht "
    "Protokoll Tagesordnung Brief Foto Bild Berg Fluss Brücke Schloss Zug Fahrkarte Flug Hotel Buchung Reisepass Führerschein "
    "Anleitung Garantie Quittung Bestellung Lieferung Einkaufsliste Plan Entwurf Kapitel Roman Gedicht Lied Noten Vorlesung "
    "Hausaufgaben Prüfung Physik Chemie Biologie Geschichte Erdkunde Übung Größe Straße Ärztin Mängel"
).split()
NOUNS = {"en": EN, "de": DE}

EXTENSIONS = (
    "pdf txt md docx odt xlsx csv png jpg jpeg gif svg mp3 mp4 mkv zip tar.gz py sh json toml yaml html css js log conf "
    "ini tex epub pptx ods flac wav webp iso bak sql rs c h go lua xml ics"
).split()

FOLDERS = ("~/Documents", "~/Downloads", "~/Pictures", "~/Music", "~/Videos", "~/Desktop")
