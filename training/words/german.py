"""German words that files, folders, notes and mails are about."""

_HOME = """
Küche Badezimmer Schlafzimmer Wohnzimmer Kinderzimmer Arbeitszimmer Keller Dachboden Garage Balkon Terrasse Flur Speisekammer
Treppe Treppenhaus Schornstein Dach Dachrinne Fenster Haustür Schloss Schlüssel Ersatzschlüssel Vorhang Gardinen Teppich Sofa
Sessel Esstisch Regal Kleiderschrank Matratze Kissen Bettdecke Bettwäsche Lampe Kerze Spiegel Vase Kühlschrank Gefriertruhe
Backofen Herd Spülmaschine Wasserkocher Toaster Mixer Mikrowelle Staubsauger Besen Eimer Schwamm Wäsche Waschmaschine Trockner
Bügeleisen Kleiderbügel Schublade Hängeschrank Besteck Teller Tassen Heizung Heizkosten Nebenkosten Heizkörper Thermostat
Wasserhahn Abfluss Steckdose Sicherung Sicherungskasten Farbe Tapete Fliesen Dämmung Renovierung Umzug Umzugskartons Vermieter
Mieter Miete Mietvertrag Mieterhöhung Kaution Übergabeprotokoll Wohnungsübergabe Hausordnung Hausverwaltung Hausmeister
Eigentümerversammlung Grundbuch Grundriss Grundsteuer Bauantrag Baugenehmigung Architekt Handwerker Werkzeug Werkstatt Hammer
Schraubenzieher Schraubenschlüssel Zange Bohrmaschine Nägel Schrauben Dübel Leiter Säge Kleber Klebeband Seil Zaun Gartentor
Klingel Briefkasten Rasen Rasenmäher Hecke Gartenhäuschen Gewächshaus Komposthaufen Blumenbeet Hochbeet Bewässerung Regentonne
Müllabfuhr Abfallkalender Sperrmüll Haushalt Haushaltsplan Putzplan Möbel Einrichtung Inventarliste Rauchmelder Kamin Ofenrohr
Wärmepumpe Photovoltaik Zählerstand Stromzähler Wasseruhr Gaszähler Stromrechnung Gasrechnung Stromanbieter
"""
_WORK = """
Rechnung Mahnung Angebot Auftrag Auftragsbestätigung Lieferschein Lieferung Bestellung Quittung Kassenbon Beleg Gutschrift Storno
Reklamation Garantie Gewährleistung Vertrag Arbeitsvertrag Kündigung Kündigungsschreiben Aufhebungsvertrag Zeugnis Arbeitszeugnis
Zwischenzeugnis Bewerbung Bewerbungsfoto Anschreiben Lebenslauf Vorstellungsgespräch Gehalt Gehaltsabrechnung Lohnzettel Prämie
Überstunden Stundenzettel Schichtplan Dienstplan Urlaubsantrag Krankmeldung Elternzeit Mutterschutz Bericht Jahresbericht
Quartalsbericht Monatsbericht Wochenbericht Tätigkeitsbericht Protokoll Sitzungsprotokoll Tagesordnung Besprechung Sitzung
Versammlung Schulung Fortbildung Einarbeitung Mitarbeitergespräch Rückmeldung Vorschlag Entwurf Fassung Überarbeitung Vorlage
Formular Antrag Genehmigung Bescheid Widerspruch Einspruch Vollmacht Unterschrift Stempel Bescheinigung Bestätigung Urkunde
Zertifikat Patent Marke Gutachten Klage Urteil Anwalt Notar Gericht Satzung Richtlinie Leitfaden Handbuch Anleitung
Bedienungsanleitung Betriebsanleitung Katalog Prospekt Flugblatt Plakat Aushang Banner Werbung Anzeige Kampagne Rundbrief
Rundschreiben Umfrage Fragebogen Auswertung Kunde Kundenliste Lieferant Partner Mitarbeiter Kollegin Geschäftsführung Abteilung
Vertrieb Einkauf Buchhaltung Personalabteilung Empfang Büro Schreibtisch Drucker Ordner Ablage Archiv Lager Lagerbestand Inventur
Versand Paket Paketschein Retoure Einkaufsliste Preisliste Zeitplan Projektplan Meilenstein Abgabetermin Frist Aufgabenliste
Prüfbericht Mängelliste Mängel Abnahme Freigabe Ausschreibung Kostenvoranschlag Kalkulation Umsatz Gewinn Verlust Bilanz
Jahresabschluss Kontenplan Kassenbuch Spesen Reisekosten Fahrtenbuch Fahrtkosten Provision Geschäftsbrief Visitenkarte Referenzen
Präsentation Folien Tabelle Diagramm Statistik Übersicht Zusammenfassung Notizen Mitschrift Merkzettel Adressbuch Telefonliste
"""
_SCHOOL = """
Schule Grundschule Gymnasium Berufsschule Hochschule Universität Kindergarten Kita Hort Klassenfahrt Ausflug Wandertag
Stundenplan Lehrplan Lehrer Lehrerin Schüler Elternabend Elternbrief Elternbeirat Hausaufgaben Hausarbeit Seminararbeit
Bachelorarbeit Masterarbeit Doktorarbeit Diplomarbeit Facharbeit Abschlussarbeit Gliederung Literaturverzeichnis Quellen Zitate
Aufsatz Referat Vortrag Handzettel Prüfung Klausur Klassenarbeit Probeklausur Übung Übungsblatt Aufgabenblatt Arbeitsblatt
Lösung Musterlösung Lernzettel Karteikarten Vokabeln Grammatik Rechtschreibung Diktat Übersetzung Latein Englisch Französisch
Spanisch Italienisch Russisch Japanisch Mathematik Algebra Geometrie Analysis Stochastik Physik Chemie Biologie Erdkunde
Geschichte Sozialkunde Religion Ethik Philosophie Psychologie Soziologie Wirtschaft Rechtslehre Medizin Pflege Sternkunde
Geologie Botanik Zoologie Genetik Anatomie Mechanik Optik Elektrotechnik Wärmelehre Informatik Theologie Archäologie Pädagogik
Vorlesung Vorlesungsskript Seminar Praktikum Praktikumsbericht Versuchsprotokoll Laborbericht Semester Semesterbeitrag
Immatrikulation Studienbescheinigung Notenspiegel Abitur Abschlussfeier Zeugnisse Stipendium Bücherei Bibliothek Schulbuch
Schulheft Füller Schultüte Einschulung Nachhilfe Förderverein Schülerzeitung Theatergruppe Pausenbrot
"""
_HOBBY = """
Gitarre Klavier Geige Bratsche Cello Trompete Posaune Klarinette Querflöte Blockflöte Akkordeon Mundharmonika Schlagzeug Ukulele
Chor Kirchenchor Männerchor Orchester Blaskapelle Konzert Konzertkarten Noten Partitur Akkorde Liedtext Lied Liederbuch Probe
Probenplan Auftritt Schallplatte Album Hörbuch Hörspiel Schach Dame Mühle Kreuzworträtsel Rätsel Kartenspiel Brettspiel
Spieleabend Würfel Skat Doppelkopf Schafkopf Zaubertrick Basteln Bastelanleitung Stricken Strickmuster Häkeln Häkelanleitung
Nähen Schnittmuster Sticken Weben Töpfern Keramik Schnitzen Drechseln Schreinern Tischlerei Leder Schmuck Perlen Malen Aquarell
Ölgemälde Skizze Zeichnung Kalligrafie Fotografie Foto Fotos Fotobuch Fotoalbum Bild Bilder Porträt Landschaft Objektiv Stativ
Kamera Dunkelkammer Negativ Dias Briefmarken Münzen Antiquitäten Modellbau Modelleisenbahn Drachen Fernrohr Mikroskop Aquarium
Terrarium Imkerei Bienenstock Angeln Angelschein Jagd Gärtnern Kochen Backen Brauen Radfahren Radtour Laufen Laufplan Halbmarathon
Wandern Wanderung Wanderkarte Klettern Kletterhalle Skifahren Schlitten Schlittschuhe Segeln Segelschein Rudern Paddeln Tauchen
Schwimmen Schwimmkurs Schwimmabzeichen Tennis Tischtennis Federball Fußball Handball Eishockey Kegeln Boxen Fechten Turnen
Turnverein Tanzkurs Ballett Theater Theaterstück Drehbuch Schauspiel Kino Film Filmabend Dokumentarfilm Roman Kapitel Gedicht
Märchen Fabel Kurzgeschichte Krimi Leseliste Bücherliste Buchclub Sammlung Tauschbörse Flohmarkt
"""
_TRAVEL = """
Urlaub Urlaubsfotos Urlaubsplan Reise Reiseplan Reiseführer Reiseversicherung Reiserücktritt Fahrkarte Bahnticket Zug Nachtzug
Fahrplan Verspätung Flug Flugticket Bordkarte Flughafen Bahnhof Haltestelle Hafen Fähre Kreuzfahrt Straßenbahn Reisebus Mietwagen
Wohnmobil Wohnwagen Motorrad Roller Fahrrad Fahrradschloss Fahrradtasche Helm Führerschein Fahrzeugschein Fahrzeugbrief Auto
Autohaus Autoversicherung Winterreifen Sommerreifen Reifenwechsel Inspektion Hauptuntersuchung Ölwechsel Tankquittung Ladesäule
Parkplatz Strafzettel Bußgeld Maut Autobahn Umleitung Baustelle Brücke Tunnel Grenze Zoll Botschaft Reisepass Personalausweis
Visum Impfpass Gepäck Koffer Rucksack Packliste Hotel Herberge Ferienwohnung Ferienhaus Pension Buchung Reservierung
Buchungsbestätigung Stornierung Ansichtskarte Andenken Strand Insel Berg Berge Berghütte Gipfel Tal Gletscher Vulkan Wasserfall
Schlucht Wüste Leuchtturm Burg Schlosspark Dom Kapelle Kloster Museum Ausstellung Galerie Denkmal Brunnen Marktplatz Altstadt Dorf
Küste Halbinsel Campingplatz Zelt Schlafsack Hängematte Kompass Landkarte Sonnenuntergang Sonnenaufgang Flitterwochen
Wochenende Städtereise Rundreise Heimreise Ausflugsziele
"""
_BODY = """
Rezept Überweisung Impfung Impftermin Zahnarzt Hausarzt Ärztin Augenarzt Hautarzt Kinderarzt Arzttermin Arztbrief Befund
Laborwerte Blutbild Röntgenbild Ultraschall Diagnose Klinik Krankenhaus Operation Narkose Krankengymnastik Massage Kur
Krankenkasse Krankenversicherung Pflegeversicherung Pflegegrad Patientenverfügung Brille Hörgerät Allergie Asthma Migräne Fieber
Husten Schnupfen Erkältung Grippe Knochenbruch Verband Salbe Tabletten Medikamente Medikamentenplan Vitamine Schwangerschaft
Hebamme Geburt Geburtsurkunde Säugling Kleinkind Tagesmutter Ernährung Ernährungsplan Diät Kalorien Gewicht Schlaf Fitness
Trainingsplan Dehnübungen Rückenschule Meditation Schulter Knie Ellbogen Knöchel Wirbelsäule Magen Niere Leber Herz Lunge Haut
Zähne Zahnspange Zahnersatz Blutdruck Blutzucker Tagebuch Schmerztagebuch Notfallplan Apotheke Hausapotheke
"""
_MONEY = """
Bank Konto Kontoauszug Kontoauszüge Girokonto Sparbuch Sparplan Tagesgeld Festgeld Zinsen Kredit Darlehen Tilgung Tilgungsplan
Überziehung Dauerauftrag Lastschrift Einzugsermächtigung Aktien Depot Depotauszug Fonds Dividende Anleihe Rente Rentenbescheid
Rentenversicherung Altersvorsorge Erbe Erbschein Testament Schenkung Spende Spendenquittung Patenschaft Zuschuss Förderung
Förderantrag Steuer Steuererklärung Steuerbescheid Steuerberater Steuernummer Lohnsteuer Umsatzsteuer Voranmeldung Finanzamt
Freibetrag Kindergeld Elterngeld Wohngeld Unterhalt Gebühr Gebührenbescheid Beitrag Mitgliedsbeitrag Rundfunkbeitrag Versicherung
Versicherungsschein Haftpflicht Hausrat Rechtsschutz Lebensversicherung Schaden Schadensmeldung Einnahmen Ausgaben Ersparnisse
Bargeld Geldbeutel Gutschein Rabatt Angebotspreis Versteigerung Abo Abonnement Mitgliedschaft Haushaltsbuch Ratenzahlung
"""
_NATURE = """
Garten Obstgarten Wiese Wald Fluss Bach See Teich Meer Ebbe Flut Gewitter Sturm Blitz Regenbogen Nieselregen Frost Schnee Hagel
Nebel Föhn Ernte Erntedank Saatgut Aussaatkalender Tulpe Rose Rosen Gänseblümchen Sonnenblume Lavendel Orchidee Lilie Efeu Farn
Moos Pilz Pilze Eiche Birke Ahorn Weide Kiefer Fichte Buche Kastanie Walnuss Haselnuss Apfel Apfelbaum Äpfel Birne Pflaume Kirsche
Pfirsich Aprikose Erdbeere Himbeere Heidelbeere Brombeere Stachelbeere Johannisbeere Weintraube Zitrone Melone Kürbis Tomate
Gurke Paprika Karotte Möhre Kartoffel Zwiebel Knoblauch Lauch Spinat Kohl Rotkohl Blumenkohl Radieschen Rettich Sellerie
Petersilie Schnittlauch Basilikum Thymian Rosmarin Salbei Minze Bärlauch Hund Hundesteuer Welpe Katze Kätzchen Hamster Kaninchen
Meerschweinchen Schildkröte Papagei Wellensittich Pferd Pony Esel Ziege Schaf Kuh Kälbchen Ferkel Henne Hühner Hühnerstall Ente
Gans Schwan Reiher Storch Eule Falke Spatz Rotkehlchen Amsel Meise Eichhörnchen Igel Dachs Fuchs Wolf Reh Wildschwein Biber Otter
Fledermaus Schmetterling Libelle Marienkäfer Käfer Spinne Ameise Hummel Biene Bienen Wespe Schnecke Frosch Molch Forelle Lachs
Karpfen Hecht Delfin Wal Tierarzt Futter Futterplan Tierheim Nistkasten Vogelhäuschen
"""
_TECHNOLOGY = """
Server Router Netzwerk Netzwerkplan Kabel Netzteil Ladegerät Akku Batterie Bildschirm Tastatur Kopfhörer Mikrofon Lautsprecher
Verstärker Antenne Rechner Handy Handyvertrag Festplatte Speicherkarte Sicherung Datensicherung Sicherungskopie Treiber Firmware
Aktualisierung Umstellung Datenbank Abfrage Schnittstelle Zugangsdaten Passwortliste Verschlüsselung Schlüsselbund Zertifikate
Prüfsumme Fehlerbericht Fehlerliste Absturz Absturzbericht Prototyp Modell Konstruktion Konstruktionszeichnung Schaltplan Platine
Widerstand Kondensator Lötkolben Lötstation Wetterstation Sensor Messreihe Messwerte Messprotokoll Temperaturkurve Wechselrichter
Roboter Steuerung Drohne Druckvorlage Oberfläche Symbol Symbole Schriftart Hintergrundbild Startseite Einstellungen Konfiguration
Erweiterung Baustein Programm Quelltext Skript Bibliotheken Auswertungsskript Zeitreihe Rohdaten Datensatz Versuchsreihe
Protokolldatei Ticketliste Pflichtenheft Lastenheft Anforderungen Testplan Testbericht Störung Störungsmeldung Wartung
Wartungsplan Wartungsvertrag Ersatzteil Ersatzteilliste Stückliste Datenblatt Typenschild Seriennummer
"""
_FOOD = """
Frühstück Mittagessen Abendessen Vesper Brotzeit Nachtisch Vorspeise Suppe Eintopf Auflauf Gulasch Schnitzel Braten Klöße Knödel
Spätzle Maultaschen Nudeln Nudelsalat Kartoffelsalat Pfannkuchen Rührei Soße Senf Essig Öl Honig Marmelade Butter Käse Käsekuchen
Joghurt Quark Sahne Milch Kakao Kaffee Tee Limonade Apfelsaft Wein Weinliste Bier Most Schnaps Brot Brötchen Brezeln Sauerteig
Hefe Hefezopf Mehl Zucker Salz Pfeffer Zimt Vanille Ingwer Schokolade Plätzchen Plätzchenrezepte Lebkuchen Torte Kuchen
Apfelkuchen Streuselkuchen Obstkuchen Waffeln Eis Einkauf Einkaufszettel Speiseplan Wochenplan Speisekarte Getränke Getränkeliste
Gaststätte Kantine Bäckerei Metzgerei Wochenmarkt Hofladen Picknick Grillfest Buffet Vorräte Vorratsliste Einmachgläser Reste
Kochbuch Lieblingsrezepte Küchenmaschine Bratpfanne
"""
_PEOPLE = """
Familie Familienfeier Familienfotos Oma Opa Großeltern Mutter Vater Eltern Schwester Bruder Geschwister Vetter Onkel Tante Neffe
Nichte Patenkind Zwillinge Nachbarn Freunde Gäste Gästeliste Hochzeit Hochzeitsfotos Hochzeitsrede Verlobung Hochzeitstag
Geburtstag Geburtstagsgeschenk Geburtstagsliste Taufe Kommunion Konfirmation Firmung Beerdigung Trauerrede Feier Einladung
Einladungen Sitzordnung Geschenk Geschenkideen Wunschliste Wunschzettel Glückwunschkarte Grüße Rede Trinkspruch Ahnenforschung
Stammbaum Lebenserinnerungen Tagebücher Briefe Brief Liebesbrief Dankesbrief Verein Vereinssatzung Vorstand Vorstandssitzung
Kassenwart Kassenbericht Mitglieder Mitgliederliste Mitgliederversammlung Jahreshauptversammlung Ehrenamt Spendenaktion Tombola
Fasching Fastnacht Karneval Weihnachten Weihnachtsfeier Weihnachtskarten Ostern Silvester Advent Adventskalender Feuerwerk Umzüge
Sommerfest Straßenfest Dorffest Feuerwehr Pfadfinder Zeltlager Kirchengemeinde Gemeindebrief Gemeinderat Wahl Wahlunterlagen
Bürgerinitiative Unterschriftenliste Nachbarschaftshilfe Betreuung Adoption Scheidung Sorgerecht Klassentreffen Ehemaligentreffen
"""
_SHAPES = """
jährlich monatlich wöchentlich endgültig fertig korrigiert überarbeitet gescannt unterschrieben gedruckt bezahlt unbezahlt
überfällig storniert bestätigt genehmigt abgelehnt privat persönlich intern öffentlich geheim dringend wichtig vorläufig
vollständig unvollständig kaputt repariert geprüft ungeprüft verschickt erledigt offen gekürzt übersetzt beglaubigt Frühjahr
Sommer Herbst Winter Größe Maße Länge Höhe Breite Straße Gruß Maß Fuß Fußboden Süden Westen Äußeres Überblick Ärger Öffnungszeiten
Übergang Weiß Schwarz Grün Blau Rot Gelb
"""

WORDS = tuple(dict.fromkeys(f"{_HOME} {_WORK} {_SCHOOL} {_HOBBY} {_TRAVEL} {_BODY} {_MONEY} {_NATURE} {_TECHNOLOGY} {_FOOD} {_PEOPLE} {_SHAPES}".split()))
"""Each once."""
