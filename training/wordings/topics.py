"""How people say what they search the web for: the words that they type, no sentences."""

from training.phrases import Phrases

TOPICS = Phrases(
    en="""
{x}
{x}
{x} {y}
{x} {y}
{p}
{x} [reviews|tutorial|price|documentation|alternatives|download|error|examples|near me|manual]
[best|cheap|free|used|open source] {x}
how to {x}
{x} vs {y}
{x} on linux
{x} in {c}
[hotels|restaurants|concerts|jobs|flats|weather] in {c}
{x} error {n}
{p} {x}
trains to {c}
{x} [meaning|definition|wiki|history|origin|ingredients|side effects|symptoms]
{x} [forum|reddit|github|youtube|shop|pdf manual|release notes|cheat sheet]
{x} for [beginners|kids|dogs|seniors|experts]
[buy|rent|repair|clean|grow|make] {x}
{x} [size|weight|age|height|lifespan]
[where to buy|alternatives to|problems with|difference between {y} and] {x}
{x} {year}
{x} {v} [changelog|bug|download]
{p} [biography|interview|age|wife|news|concert]
{c} [map|sights|airport|weather|population|nightlife|metro]
[flights|bus|ferry|cheap flights] to {c}
[museums|parks|restaurants|doctors] in {c}
{x} not working
{x} {n} [watt|inch|euro|pieces]
!pros and cons of {x}
!{x} opening times {c}
!is {x} worth it
{x} [rental|repair|insurance|dealer] {c}
{x} [wallpaper|logo|font|template]
{p} [quotes|books|net worth|songs]
{c} [postcode|timezone|mayor|flag|history|university]
{x} [schedule|results|tickets|live stream]
{x} [settings|shortcuts|command line|config]
second hand {x} [{c}|]
{x} [benchmark|comparison|test {year}]
fix {x} [error|problem]
[vegan|easy|quick] {x} recipe
{x} under {n} euros
{x} explained
{x} step by step
what's new in {x}
{x} news
latest {x}
{x} online
{x} price comparison
{x} coupon
{x} customer service number
{x} spare parts
{x} video
{x} pictures
{x} map
{x} statistics {year}
{x} in {year}
history of {x} {year}
{x} made of {y}
{x} with {y}
{x} without {y}
{x} and {y} together
{x} like {y}
{y} compatible {x}
from {x} to {y}
difference {x} {y}
{p} {year}
{p} born
{p} wikipedia
{c} {x}
{c} weather tomorrow
{c} events
{c} to {x}
things to do in {c}
{x} near {c}
cheap {x} {c}
{c} {year}
install {x}
uninstall {x} completely
{x} v{v}
{x} {n} review
{x} at home
is {x} dangerous
{x} origin story
{x} cast
{x} soundtrack
{x} trailer
{x} ending explained
{x} symptoms in cats
{x} dosage
{x} warranty
{x} return policy
{x} student discount
{x} salary
{x} exam questions
{x} translation french
{x} synonym
{x} rhymes
{x} crossword clue
{x} knitting pattern
{x} assembly diagram
{x} firmware
{x} driver
{x} source code
{x} api
{x} docker image
{x} won't start
{x} keeps crashing
{x} stuck at {n} percent
{x} memes
{x} fan theories
{x} timetable
{x} opening date
{x} stock
{x} founder
{x} conspiracy
{x} substitute for {y}
{x} allergy {y}
{x} compatible with {y}
{x} instead of {y}
{x} per kilo
{x} {n} pack
{x} {year} model
{x} {year} winner
{x} museum {c}
{x} club {c}
{x} lessons {c}
{x} festival {c} {year}
{c} football
{c} street food
{c} public holidays {year}
{c} tram map
{c} weekend trip
{c} cost of living
{c} news
{c} webcam
parking in {c}
car hire {c}
day trips from {c}
distance {c} {x}
where is {x} sold
why is {x} so expensive
what is {x}
who is {p}
{p} {x} quote
{p} age
{p} twitter
{p} discography
{p} family tree
{p} died {year}
{p} exhibition {c}
youtube {x}
reddit {x} {y}
diy {x}
free {x} no sign up
""",
    de="""
{x}
{x}
{x} {y}
{x} {y}
{p}
{x} [Test|Anleitung|Preis|Dokumentation|Alternativen|Download|Fehler|Beispiele|Erfahrungen|Rezept]
[beste|günstige|kostenlose|gebrauchte] {x}
{x} selber machen
{x} oder {y}
{x} unter Linux
{x} in {c}
[Hotels|Restaurants|Konzerte|Jobs|Wohnungen|Wetter] in {c}
{x} Fehler {n}
{p} {x}
Züge nach {c}
{x} [Bedeutung|Definition|Wiki|Geschichte|Herkunft|Zutaten|Nebenwirkungen|Symptome]
{x} [Forum|Reddit|GitHub|YouTube|Shop|Handbuch|PDF|Spickzettel]
{x} für [Anfänger|Kinder|Hunde|Senioren|Fortgeschrittene]
{x} [kaufen|mieten|reparieren|putzen|anbauen|kochen]
{x} [Größe|Gewicht|Alter|Höhe|Lebensdauer]
[Alternativen zu|Probleme mit|Unterschied zwischen {y} und] {x}
{x} {year}
{x} {v} [Änderungen|Bug|Download]
{p} [Biografie|Interview|Alter|Frau|Konzert]
{c} [Stadtplan|Sehenswürdigkeiten|Flughafen|Einwohner|Nachtleben|U-Bahn]
[Flüge|Bus|Fähre|günstige Flüge] nach {c}
[Museen|Parks|Ärzte|Campingplätze] in {c}
{x} geht nicht
{x} {n} [Watt|Zoll|Euro|Stück]
!Vor- und Nachteile von {x}
!{x} Öffnungszeiten {c}
!lohnt sich {x}
{x} [Verleih|Reparatur|Versicherung|Händler] {c}
{x} [Hintergrundbild|Logo|Schriftart|Vorlage]
{p} [Zitate|Bücher|Vermögen|Lieder]
{c} [Postleitzahl|Zeitzone|Bürgermeister|Flagge|Universität]
{x} [Spielplan|Ergebnisse|Karten|Livestream]
{x} [Einstellungen|Tastenkürzel|Kommandozeile|Konfiguration]
{x} aus zweiter Hand [{c}|]
{x} [Benchmark|Vergleich|Test {year}]
{x} [Fehler|Problem] beheben
[veganes|einfaches|schnelles] Rezept {x}
{x} unter {n} Euro
{x} erklärt
{x} einfach erklärt
{x} Schritt für Schritt
{x} Neuigkeiten
neueste {x}
{x} online
{x} Preisvergleich
{x} Gutschein
{x} Kundendienst Nummer
{x} Ersatzteile
{x} Video
{x} Bilder
{x} Karte
{x} Statistik {year}
{x} {year}er Jahre
Geschichte {x}
{x} aus {y}
{x} mit {y}
{x} ohne {y}
{x} ähnlich wie {y}
{y} kompatible {x}
von {x} nach {y}
Unterschied {x} {y}
{p} {year}
{p} geboren
{p} Wikipedia
{c} {x}
{c} Wetter morgen
{c} Veranstaltungen
Ausflugsziele {c}
was tun in {c}
{x} in der Nähe von {c}
{x} {c} billig
{c} {year}
{x} installieren
{x} deinstallieren
{x} v{v}
{x} {n} Test
{x} zu Hause
ist {x} gefährlich
was tun gegen {x}
{x} Entstehungsgeschichte
{x} Besetzung
{x} Soundtrack
{x} Trailer
{x} Ende erklärt
{x} Symptome Katze
{x} Dosierung
{x} Garantie
{x} Rückgabe
{x} Studentenrabatt
{x} Gehalt
{x} Prüfungsfragen
{x} Übersetzung Englisch
{x} Synonym
Reime auf {x}
{x} Kreuzworträtsel
{x} Strickmuster
{x} Aufbauanleitung
{x} Firmware
{x} Treiber
{x} Quellcode
{x} API
{x} Docker
{x} startet nicht
{x} stürzt ständig ab
{x} hängt bei {n} Prozent
{x} Memes
{x} Fahrplan
{x} Eröffnung
{x} Aktie
{x} Gründer
{x} Verschwörung
{x} statt {y}
{x} Ersatz für {y}
{x} Allergie {y}
{x} passend zu {y}
{x} Kilopreis
{x} {n}er Pack
{x} Modell {year}
{x} Sieger {year}
{x} Museum {c}
{x} Verein {c}
{x} Kurs {c}
{x} Festival {c} {year}
{c} Fußball
{c} Feiertage {year}
{c} Liniennetz
{c} Wochenendtrip
{c} Lebenshaltungskosten
{c} Nachrichten
{c} Webcam
Parken in {c}
Mietwagen {c}
Ausflüge ab {c}
Entfernung {c} {x}
wo gibt es {x}
warum ist {x} so teuer
was ist {x}
wer ist {p}
{p} {x} Zitat
{p} Alter
{p} Instagram
{p} Diskografie
{p} Stammbaum
{p} gestorben {year}
{p} Ausstellung {c}
Youtube {x}
Reddit {x} {y}
{x} basteln
{x} Hausmittel
{x} Stiftung Warentest
{x} kostenlos ohne Anmeldung
{x} gebraucht {c}
{c} Notdienst
""",
)
