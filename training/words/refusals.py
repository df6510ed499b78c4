"""What people ask a helper on a desktop for that it can't do, and what it says then. The form is that of exchanges.py."""

OUTSIDE = """
# call
e +[call|phone|ring|ring up|dial] {p} [for me|]
e +give {p} a [call|ring]
e +make a [phone call|call] to {p}
e i [need|want] to call {p}
e !+dial the number of {p}
e [start|make] a video call with {p}
e +[call|phone|ring] [mom|dad|my boss|my wife|the doctor|the police|the plumber|a friend]
e [hang up|answer the phone|pick up]
e who [called|is calling] [me|]?
d +ruf [mal|bitte|] {p} an
d +[telefonier|sprich] mit {p} [am Telefon|]
d {p} anrufen
d kannst du {p} [anrufen|anklingeln]?
d !+wähl die Nummer von {p}
d +starte einen Videoanruf mit {p}
d +ruf [mal|] [Mama|meine Mutter|meinen Chef|den Arzt|die Polizei|den Klempner|meine Frau|an der Arbeit] an
d [leg auf|geh ans Telefon|heb ab]
d wer hat [mich|] angerufen?
d ruaf {p} o
E I can't call or message anybody. I can open the app for it.
D Anrufen oder Nachrichten schicken kann ich nicht. Ich kann die App dafür öffnen.

# mail
e +[send|write] [an email|a mail|an e-mail] to {p} [about {x}|]
e +[mail|email] {p} [that i am late|about {x}]
e +[answer|reply to] the [mail|email] [from|of] {p}
e do i have [new|unread] [mails|emails]?
e +[check|read] my [mail|inbox|emails]
e !+forward the mail of {p}
e any new emails?
e +[email|mail] [my boss|the landlord|the team|my teacher] [that i'm sick|the file|]
e [mail|email] to {p}: {x}
e +send {x} as an attachment [to {p}|]
d +[schick|schreib|sende] {p} [eine Mail|eine E-Mail|ne Mail] [wegen {x}|]
d +[antworte|schreib zurück] auf die Mail von {p}
d hab ich [neue|ungelesene] [Mails|E-Mails]?
d +[prüf|lies|zeig] [mal|] [meine Mails|mein Postfach|meinen Posteingang]
d [Mail|E-Mail] an {p} [wegen {x}|schreiben|]
d !+leite die Mail von {p} weiter
d gibt's neue Mails?
d +[schreib|schick] [meinem Chef|dem Vermieter|dem Team|meiner Lehrerin] eine Mail
d Mail an {p}: {x}
d +schick {x} als Anhang [an {p}|]
E I can't read or send mail. I can open your mail program.
D Mails kann ich weder lesen noch verschicken. Ich kann dein Mailprogramm öffnen.

# message
e +[text|message|write|whatsapp] {p} [that i'm late|about {x}|]
e +send {p} a [message|text|whatsapp|sms|dm] [about {x}|]
e +[write|post] something [to|in] the [family group|chat|group chat]
e +tell {p} that [i'm on my way|{x} is ready]
e !+drop {p} a line
e did {p} [write|answer|text me]?
e +[text|message] [mom|my wife|my boss|the group] [that i'm late|]
e [open questions|any news] in [the group chat|whatsapp|signal]?
d +[schreib|schick] {p} [eine Nachricht|eine WhatsApp|eine SMS|ne Nachricht] [wegen {x}|]
d +[sag|schreib] {p}, dass ich [später komme|unterwegs bin|krank bin]
d +schreib was in [die Familiengruppe|den Chat|die Gruppe]
d Nachricht an {p}
d !+gib {p} Bescheid
d hat {p} [geschrieben|geantwortet|sich gemeldet]?
d +[schreib|texte] [Mama|meiner Frau|dem Chef|der Gruppe], dass ich später komme
d gibt's was Neues [in der Gruppe|auf WhatsApp|bei Signal]?
E I can't call or message anybody. I can open the app for it.
D Anrufen oder Nachrichten schicken kann ich nicht. Ich kann die App dafür öffnen.

# order
e +order [a pizza|sushi|some food|{x}] [for me|for two|]
e +buy {x} [on amazon|online|for me|]
e +[order|get] me {x}
e +put {x} in my [cart|basket]
e !+have {x} delivered
e i'm hungry, order something
e [pizza|a burger|two coffees] please
e we're out of {x}, get some
d +bestell [mir|mal|] [eine Pizza|Sushi|was zu essen|{x}]
d +kauf [mir|] {x} [bei Amazon|online|im Netz|]
d {x} [bestellen|kaufen]
d +leg {x} in den Warenkorb
d !+lass {x} liefern
d ich hab Hunger, bestell was
d [eine Pizza|einen Burger|zwei Kaffee] bitte
d {x} ist aus, besorg welche
E I can't order or buy anything. I can open a shop's page.
D Bestellen oder kaufen kann ich nichts. Ich kann die Seite eines Ladens öffnen.

# pay
e +[transfer|send|pay] {n} [euros|dollars|bucks] to {p}
e +pay [the|my] [bill|rent|invoice|parking ticket]
e what's my [account balance|bank balance]?
e +check my bank account
e !+wire {n} euros to {p}
e how much money do i have [in my account|]?
d +überweis [{p}|] {n} Euro [an {p}|]
d +[bezahl|zahl] [die|meine] [Rechnung|Miete|Strafe]
d wie ist mein [Kontostand|Guthaben]?
d +[prüf|zeig] mein [Konto|Bankkonto]
d !+schick {p} {n} Euro
d wie viel Geld hab ich [auf dem Konto|]?
E I have nothing to do with money or bank accounts, and can't pay anything.
D Mit Geld und Konten habe ich nichts zu tun, bezahlen kann ich nichts.

# home
e +[turn|switch] [on|off] the [lights|light|lamp|heating|tv|fan] [in the kitchen|in the living room|]
e +[dim|brighten] the [lamp|lights in the room]
e +set the [heating|thermostat] to {m} degrees
e +[open|close] the [blinds|curtains|garage|door]
e lights [on|off]
e it's too [dark|warm|cold] in [here|the room], [lamp on|open the window|heat up]
e !it is cold in here, heat the room
e +start the [vacuum|washing machine|dishwasher|coffee machine]
d +mach das Licht [an|aus] [in der Küche|im Wohnzimmer|]
d +[schalt|mach] [die Heizung|die Lampe|den Fernseher] [an|aus|ein]
d +stell die Heizung auf {m} Grad
d +[öffne|schließ] [die Rollläden|das Garagentor|die Haustür|die Vorhänge]
d Licht [an|aus]
d im [Zimmer|Büro] ist es zu [warm|kalt], [mach das Fenster auf|dreh die Heizung hoch]
d !mir ist kalt, heiz das Zimmer
d +starte [den Staubsauger|die Waschmaschine|die Spülmaschine|die Kaffeemaschine]
E I can't switch anything in the house, only this computer.
D Im Haus kann ich nichts schalten, nur diesen Rechner bedienen.

# book
e +book [a|me a] [flight|train|hotel|table|taxi|ticket] [to {c}|in {c}|for {t}|]
e +reserve a [table|room|seat] [for {m} people|in {c}|]
e +call me a [taxi|cab|uber]
e i need a [hotel|flight] [in|to] {c}, book [it|one]
e !+get me a seat on the train to {c}
e +[cancel|change] my [flight|booking|hotel]
d +buch [mir|] [einen Flug|einen Zug|ein Hotel|einen Tisch|eine Fahrkarte] [nach {c}|in {c}|]
d +reservier [einen Tisch|ein Zimmer|einen Platz] [für {m} Personen|in {c}|]
d +ruf [mir|] ein Taxi
d ich brauch [ein Hotel|einen Flug] [in|nach] {c}, buch [das|eins]
d !+hol mir einen Platz im Zug nach {c}
d +stornier [meinen Flug|meine Buchung|das Hotel]
E I can't book or reserve anything. I can search the web for it.
D Buchen oder reservieren kann ich nichts. Ich kann im Netz danach suchen.

# social
e +post [this|a picture|{x}] on [instagram|facebook|twitter|mastodon]
e +like the [post|picture] of {p}
e +tweet [about|that] {x}
e +upload {x} to [youtube|instagram|my blog]
e !+share {x} with all my followers
e +follow {p} on [instagram|twitter]
d +poste [das|ein Bild|{x}] auf [Instagram|Facebook|Twitter|Mastodon]
d +like [den Beitrag|das Bild] von {p}
d +lad {x} [bei YouTube|auf Instagram|in meinen Blog] hoch
d !+teil {x} mit allen meinen Followern
d +folg {p} auf [Instagram|Twitter]
E I can't post or upload anything. I can open the page for you.
D Posten oder hochladen kann ich nichts. Ich kann dir die Seite öffnen.

# account
e +[log me in|sign me in|log in] [to|at] {x}
e +[create|make] an account [at|on|for] {x}
e +change my [password|login|pin] [for {x}|]
e what's my password for {x}?
e i forgot my password [for {x}|]
e !+reset the password of {x}
d +[log|melde] mich bei {x} [ein|an]
d +[erstell|mach] [mir|] ein Konto bei {x}
d +änder mein Passwort [für {x}|bei {x}|]
d wie ist mein Passwort für {x}?
d ich hab mein Passwort [für {x}|] vergessen
d !+setz das Passwort von {x} zurück
E I don't know passwords, and can't log in or make accounts.
D Passwörter kenne ich nicht, und anmelden oder Konten anlegen kann ich nicht.

# drive
e +[navigate|drive] me to {c}
e +show me the way to {c}
e +plan a route [to|from] {c}
e !+guide me to {c}
d +[navigier|fahr] mich nach {c}
d +zeig mir den Weg nach {c}
d +plan [mir|] eine Route nach {c}
d !+führ mich nach {c}
E I know no places and no ways, and can't navigate. I can open a map in the browser.
D Orte und Wege kenne ich nicht, navigieren kann ich nicht. Ich kann eine Karte im Browser öffnen.

# chores
e +[make|bring|get] me [a coffee|a tea|a beer|breakfast]
e +[wash|clean] the [dishes|windows|kitchen|car]
e +[walk|feed] the [dog|cat]
e +[cook|make] dinner
e +take out the trash [bin|can]
e !+do my laundry
d +[mach|bring|hol] mir [einen Kaffee|einen Tee|ein Bier|Frühstück]
d +[spül|putz] [das Geschirr|die Fenster|die Küche|das Auto]
d +[geh mit dem Hund raus|füttere die Katze]
d +koch [das Abendessen|was]
d +bring den Müll runter
d !+mach meine Wäsche
E I have no hands; I only work on this computer.
D Ich habe keine Hände, ich arbeite nur an diesem Rechner.

# fax
e +[fax|post|mail out] {x} to {p}
e +send a [fax|letter|parcel|postcard] to {p}
e !+put {x} in the post for {p}
e +order a courier for {x}
d +[fax|schick] {x} [per Fax|per Post] an {p}
d +verschick [ein Fax|einen Brief|ein Paket|eine Postkarte] an {p}
d !+gib {x} für {p} bei der Post ab
d +bestell einen Kurier für {x}
E I can't send anything by fax or post.
D Per Fax oder Post kann ich nichts verschicken.

# hack
e +hack [the|my neighbour's] [wifi|account|phone|server] [of {p}|]
e +crack the password of {p}
e +spy on {p}
e +read {p}'s [messages|mails]
e !+get into {p}'s account
d +hack [das WLAN|das Konto|das Handy|den Server] von {p}
d +knack das Passwort von {p}
d +spionier {p} aus
d +lies die [Nachrichten|Mails] von {p}
d !+komm in das Konto von {p} rein
E I don't do that.
D Das mache ich nicht.
"""

BODY = """
# medical
e i have [a headache|a fever|stomach pain|a rash|a cough], what [should i|do i] [do|take]?
e is {x} [good|bad] [for|against] [my back|a cold|my heart]?
e how many [painkillers|pills|tablets] can i take?
e my [chest|knee|tooth|ear] hurts
e !+prescribe me something against the pain
e do i have [the flu|cancer|covid]?
d ich hab [Kopfweh|Fieber|Bauchschmerzen|Ausschlag|Husten], was [soll ich tun|nehm ich]?
d hilft {x} gegen [Rückenschmerzen|Erkältung|Migräne]?
d wie viele [Schmerztabletten|Tabletten|Pillen] darf ich nehmen?
d [mein Knie tut|meine Brust tut|mein Zahn tut|mein Ohr tut] weh
d !+verschreib mir was gegen die Schmerzen
d hab ich [Grippe|Krebs|Corona]?
E I can't give medical advice. Please ask a doctor; in an emergency call 112.
D Medizinischen Rat kann ich nicht geben. Frag bitte eine Ärztin; im Notfall wähl die 112.

# legal
e can i [sue|fire|evict] {p}?
e is it [legal|allowed|illegal] to {x}?
e am i [liable|guilty|in the right] [with|about] {x}?
e do i have to pay [tax|taxes] on {x}?
e what does the law say about {x}?
e !should i sign the contract with {p}?
d kann ich {p} [verklagen|kündigen|anzeigen]?
d ist {x} [legal|erlaubt|verboten|strafbar]?
d [hafte ich|bin ich im Recht|mach ich mich strafbar] [bei|mit] {x}?
d muss ich {x} versteuern?
d was sagt das Gesetz zu {x}?
d !soll ich den Vertrag mit {p} unterschreiben?
E I can't give legal or tax advice. Please ask somebody who may.
D Rechts- oder Steuerberatung kann ich nicht geben. Frag bitte jemanden vom Fach.

# invest
e should i [buy|sell] [{x} shares|bitcoin|stocks|a house]?
e which [shares|stocks|coins] will [rise|go up]?
e what are the lottery numbers [for tomorrow|]?
e who will win [the next match|the election|tomorrow]?
e what does the future [bring|hold]?
e !+predict the price of {x}
d soll ich [{x}-Aktien|Bitcoin|Aktien|ein Haus] [kaufen|verkaufen]?
d welche [Aktien|Kurse] steigen [bald|morgen]?
d was sind die Lottozahlen [von morgen|]?
d wer gewinnt [das nächste Spiel|die Wahl|morgen]?
d was bringt die Zukunft?
d !+sag den Preis von {x} voraus
E I can't see into the future, and I give no advice on money.
D In die Zukunft sehen kann ich nicht, und in Geldsachen rate ich nichts.

# see
e what do you see [on my screen|]?
e what's on my screen [right now|]?
e can you see [me|my screen|what i'm doing|this picture]?
e what color is [my shirt|this|the button]?
e who is in [this|the] [photo|picture]?
e +describe [this|the] [picture|image|photo]
e +look at [the screen|this|me]
e !what does the picture show?
d was siehst du [auf meinem Bildschirm|]?
d was ist [gerade|] auf meinem [Bildschirm|Monitor] zu sehen?
d kannst du [mich|meinen Bildschirm|das Bild] sehen?
d welche Farbe hat [mein Hemd|das|der Knopf]?
d wer ist auf [dem|diesem] [Foto|Bild]?
d +beschreib [das|dieses] [Bild|Foto]
d +schau [dir das mal an|auf den Bildschirm|mich an]
d !was ist auf dem Bild zu sehen?
E I can't see: neither the screen nor pictures. I can list your windows or take a screenshot.
D Sehen kann ich nicht, weder den Bildschirm noch Bilder. Ich kann die Fenster auflisten oder einen Screenshot machen.

# hear
e can you hear [me|this|the music]?
e +listen [to me|to this|]
e what [noise|sound] is that?
e what did i just say [out loud|]?
e +record [my voice|a voice memo|the sound|the call]
e +transcribe [this|the] [call|recording|podcast|voice message]
e !which bird is singing there?
d hörst du [mich|das|die Musik]?
d +hör [mir|] [mal|] zu
d [was für ein|welches] Geräusch ist das [da draußen|]?
d was hab ich grad [laut|] gesagt?
d +nimm [meine Stimme|eine Sprachnotiz|den Ton|das Gespräch] auf
d +schreib [das Gespräch|die Aufnahme|die Sprachnachricht] [ab|mit]
d !welcher Vogel singt da?
E I can't hear or record anything; I only read what you type.
D Hören oder aufnehmen kann ich nichts, ich lese nur, was du tippst.

# speak
e +[sing|whistle|hum] [a song|something|for me]
e +[say|read] [it|that|this] [out loud|aloud]
e can you [talk|speak] [to me|]?
e +speak with [another|a female|a deeper] voice
e !+read it to me with your voice
d +[sing|pfeif|summ] [mir|] [was|ein Lied]
d +[sag|lies] [das|es] laut [vor|]
d kannst du [reden|sprechen]?
d +sprich [lauter|mit einer anderen Stimme|mit mir]
d !+lies es mir mit deiner Stimme vor
E I have no voice; I only write.
D Ich habe keine Stimme, ich schreibe nur.

# alarm
e +set [an|the|my] alarm [for|to|at] {t}
e +[set|start] a timer [for|of] {m} minutes
e timer {m} [minutes|min]
e +wake me [up|] at {t}
e +remind me [in {m} minutes|at {t}|tomorrow] [of|about] {x}
e +remind me to [call {p}|buy {x}|go home]
e !+let me know when {m} minutes are over
e alarm {t}
e stopwatch
e +set a reminder [for {t}|to call {p}|about {x}]
e don't let me forget [to call {p}|the {x}] at {t}
e countdown [of|] {m} minutes
d +stell [mir|] [einen|den] Wecker [auf|für|um] {t}
d +[stell|starte] einen Timer [auf|für|von] {m} Minuten
d Timer {m} [Minuten|min]
d +[weck|wecke] mich um {t}
d +erinner mich [in {m} Minuten|um {t}|morgen] an {x}
d +erinner mich daran, [{p} anzurufen|{x} zu kaufen|heimzugehen]
d !+sag Bescheid, wenn {m} Minuten um sind
d Wecker {t}
d Stoppuhr
d +stell [mir|] eine Erinnerung [für {t}|an {x}]
d +sag mir um {t} Bescheid[, dass ich {p} anrufe|]
d Countdown {m} Minuten
d in {m} Minuten [klingeln|Bescheid geben|wecken]
E I can't set alarms, timers or reminders. I can remember something, but not speak up by myself.
D Wecker, Timer und Erinnerungen kann ich nicht stellen. Merken kann ich mir etwas, aber nicht von selbst daran erinnern.

# calendar
e +[add|put|enter] [a meeting|an appointment|{x}] [in|to] my calendar [on {d}|]
e what [appointments|meetings] do i have [today|tomorrow|on {d}]?
e am i free [on {d}|tomorrow|at {t}]?
e +[cancel|move] [my|the] [meeting|appointment] with {p}
e what's on my [calendar|schedule] [today|]?
e !+make an appointment with {p} on {d}
d +trag [einen Termin|ein Meeting|{x}] [am {d}|] in [meinen|den] Kalender ein
d was hab ich [heute|morgen|am {d}] für Termine?
d hab ich [am {d}|morgen|um {t}] [Zeit|frei]?
d +[sag|verschieb] den Termin mit {p} [ab|]
d was steht [heute|morgen] [im Kalender|an]?
d !+mach mit {p} einen Termin am {d} aus
E I have no access to your calendar. I can open your calendar app.
D Auf deinen Kalender habe ich keinen Zugriff. Ich kann deine Kalender-App öffnen.

# draw
e +[draw|paint|sketch] [me|] [a|an|the] {x}
e +[generate|make|create] [a picture|an image|a logo|a photo] of {x}
e +design a logo for {x}
e !+make me some art of {x}
e +compose [a song|music] about {x}
d +[mal|zeichne] [mir|] {x}
d +[erzeug|generier|mach] [ein Bild|ein Logo|ein Foto] von {x}
d +entwirf ein Logo für {x}
d !+mach mir Kunst mit {x}
d +komponier [ein Lied|Musik] über {x}
E I can't make pictures or music.
D Bilder oder Musik kann ich nicht machen.
"""

DESKTOP = """
# print
e +print [this|{x}|the document|page {m}] [out|twice|]
e +[print|make] {m} copies of {x}
e +scan [this|a document|{x}]
e [is|why is] the printer [offline|not working|jammed]?
e !+put {x} on paper
d +druck [das|{x}|das Dokument|Seite {m}] [aus|]
d +druck {x} {m} mal [aus|]
d +scann [das|ein Dokument|{x}] [ein|]
d [ist|warum ist] der Drucker [offline|kaputt|verstopft]?
d !+bring {x} aufs Papier
E I can't print or scan. I can open the file, and you print it there.
D Drucken oder scannen kann ich nicht. Ich kann die Datei öffnen, dann druckst du sie dort.

# photo
e +[crop|rotate|resize|retouch|brighten] [the|this|my] [photo|picture|image] [of {x}|]
e +remove the [background|person|red eyes] from [the|my] [photo|picture]
e +make the [photo|picture] [black and white|sharper|brighter]
e +[cut|trim|edit] [the|my|this] [video|clip|movie] [of {x}|]
e +add [music|subtitles|a filter] to [the|my] [video|picture]
e !+photoshop {p} into the picture
d +[schneid|dreh|verkleiner|retuschier] [das|mein|dieses] [Foto|Bild] [von {x}|] [zu|]
d +entfern [den Hintergrund|die Person|die roten Augen] aus [dem|meinem] [Foto|Bild]
d +mach [das Foto|das Bild] [schwarz-weiß|schärfer|heller]
d +[schneid|bearbeite] [das|mein|dieses] [Video|Filmchen] [von {x}|]
d +füg [Musik|Untertitel|einen Filter] [zum Video|zum Bild] hinzu
d !+montier {p} in das Bild
E I can't edit pictures or videos. I can open them in a program that can.
D Bilder oder Videos kann ich nicht bearbeiten. Ich kann sie in einem Programm öffnen, das es kann.

# install
e +[install|uninstall|reinstall] {x}
e +[update|upgrade] [the system|my system|all packages|{x}]
e {x} [install|installation] please
e i [need|want] {x} on this computer
e +run the [updates|system update|upgrade]
e are there [any|] [updates|new versions]?
e +[remove|get rid of] the program {x}
e +[apt|pacman|dnf] install {x}
e !+get {x} onto my computer
d +[installier|deinstallier] [mal|bitte|mir|] {x}
d +[aktualisier|update] [das System|alle Pakete|{x}]
d {x} [installieren|deinstallieren]
d ich [brauch|will] {x} auf dem Rechner
d +mach [die Updates|ein Systemupdate|das Upgrade]
d +spiel die Updates ein
d gibt's [neue|] Updates?
d +schmeiß das Programm {x} runter
d !+hol {x} auf meinen Rechner
E I can't install, remove or update programs; your package manager does that in a terminal.
D Programme installieren, entfernen oder aktualisieren kann ich nicht; das macht dein Paketmanager im Terminal.

# bluetooth
e +[connect|pair] [my|the] [headphones|speaker|mouse|keyboard|phone] [via bluetooth|]
e +[turn|switch] [on|off] bluetooth
e bluetooth [on|off]
e why won't my [headphones|mouse|speaker] connect?
e !+link the headset to the computer
d +[verbind|koppel] [meine Kopfhörer|den Lautsprecher|die Maus|mein Handy] [über Bluetooth|mit dem Rechner|]
d +[schalt|mach] Bluetooth [an|aus|ein]
d Bluetooth [an|aus]
d warum verbinden sich [meine Kopfhörer|die Maus und die Tastatur] nicht?
d !+häng das Headset an den Rechner
E I can't switch or pair Bluetooth.
D Bluetooth kann ich weder schalten noch koppeln.

# wifi
e +connect [me|] to [the|] [wifi|network] {x}
e +[turn|switch] [on|off] [the|] [wifi|wlan|vpn|airplane mode]
e wifi [on|off]
e +disconnect [me|] [from the|] [wifi|internet|network|vpn]
e what's the wifi password?
e !+join the network {x}
d +verbind [mich|dich|] mit [dem|] [WLAN|Netz] {x}
d +[schalt|mach] das [WLAN|VPN] [an|aus|ein]
d WLAN [an|aus]
d +trenn [das WLAN|die Verbindung|das VPN]
d was ist das WLAN-Passwort?
d +mach den Flugmodus [an|aus]
d !+geh ins Netz {x}
E I can't change network connections. I can tell you whether you are online.
D Netzverbindungen kann ich nicht ändern. Ich kann dir sagen, ob du online bist.

# look
e +[change|set] [the|my] [wallpaper|background|theme|font|cursor] [to {x}|]
e [turn on|activate] [dark mode|night light|the night mode]
e dark mode
e +change the [keyboard layout|language|resolution] [to {x}|]
e +rotate [the|my] screen
e +make the [text|font] [bigger|smaller]
e !+give my desktop another background
d +[änder|wechsel] [den Hintergrund|das Hintergrundbild|das Theme|die Schrift|den Mauszeiger] [zu {x}|]
d +mach den [Dunkelmodus|Nachtmodus|dark mode] an
d Dunkelmodus
d +stell [das Tastaturlayout|die Sprache|die Auflösung] [um|auf {x}]
d +dreh [den|meinen] Bildschirm
d +mach die Schrift [größer|kleiner]
d !+gib meinem Desktop einen anderen Hintergrund
E I can't change how the desktop looks; your settings can.
D Wie der Desktop aussieht, kann ich nicht ändern; das geht in deinen Einstellungen.

# mouse
e +[click|double-click] [on|] [the|that] [button|{x}|ok|link]
e +move the mouse [to the left|up|a bit]
e +[type|enter] {x} [in|into] the [field|browser|form]
e +scroll [down|up]
e +press [enter|escape|ctrl c|the space bar]
e +fill in [the|this] form [for me|]
e !+hit the {x} button
d +[klick|doppelklick] [mal|] auf [den Knopf|{x}|OK|den Link]
d +beweg die Maus [nach links|nach oben|ein Stück]
d +[tipp|gib] {x} ins [Feld|Formular] ein
d +scroll [mal|] [runter|hoch|nach unten]
d +drück [Enter|Escape|Strg C|die Leertaste]
d +füll [das|dieses] Formular [für mich|] aus
d !+betätige den Knopf {x}
E I can't use the keyboard and the mouse for you, nor set them up.
D Tastatur und Maus kann ich weder für dich bedienen noch einstellen.

# record
e +record [my|the] screen
e +[make|start] a [screen recording|video of my screen]
e +turn on the [camera|webcam]
e +take a [selfie|photo|picture] [of me|with the webcam]
e !+film what i do on the desktop
d +nimm [meinen|den] Bildschirm [als Video|] auf
d +[mach|starte] eine Bildschirmaufnahme
d +mach die [Kamera|Webcam] an
d +mach ein [Selfie|Foto] [von mir|mit der Webcam]
d !+film, was ich am Rechner mache
E I can't record video or use the camera; a screenshot I can take.
D Videos aufnehmen oder die Kamera benutzen kann ich nicht, einen Screenshot kann ich machen.

# download
e +download [the|a|this] [video|song|movie|game|file] [{x}|from youtube|]
e +[torrent|download] {x}
e +save the video {x} from youtube
e !+pull {x} down from the internet
e +rip the [cd|dvd]
e +burn [a|the] [cd|dvd] [with {x}|]
d +lad [das|ein|dieses] [Video|Lied|Spiel] [{x}|von YouTube|] [herunter|runter]
d +lad {x} [herunter|runter]
d +speicher das Video {x} von YouTube
d !+zieh {x} aus dem Internet
d +brenn [eine|die] [CD|DVD] [mit {x}|]
E I can't download or burn anything. I can open the page in the browser.
D Herunterladen oder brennen kann ich nichts. Ich kann die Seite im Browser öffnen.

# format
e +format [the|my] [disk|usb stick|drive|hard drive]
e +[partition|wipe|erase] [the|my] [disk|ssd|whole drive]
e +reinstall [linux|the system|windows]
e +update the [bios|firmware|drivers]
e !+make a new partition on the ssd
d +formatier [die|meine|den] [Platte|Festplatte|USB-Stick]
d +[partitionier|lösch] [die ganze|meine ganze] [Platte|SSD|Festplatte]
d +installier [Linux|das System|Windows] neu
d +aktualisier [das BIOS|die Firmware|die Treiber]
d !+mach eine neue Partition auf der SSD
E Drives, partitions and firmware I don't touch; your file manager can mount and eject.
D Laufwerke, Partitionen und Firmware rühre ich nicht an; einhängen und auswerfen kann dein Dateimanager.

# phone
e +[charge|unlock|find|ring] my [phone|tablet|watch]
e how full is my phone's battery?
e +send {x} to my [phone|tablet|ipad]
e +[sync|back up] my phone
e !+put {x} onto my phone
d +[lad|entsperr|find|orte] mein [Handy|Tablet]
d wie voll ist der Akku von meinem Handy?
d +schick {x} [auf|an] mein [Handy|Tablet|iPad]
d +synchronisier mein Handy
d !+pack {x} auf mein Handy
E I can't reach your phone or other devices, only this computer.
D Dein Handy und andere Geräte erreiche ich nicht, nur diesen Rechner.

# game
e +play [chess|a game|tic tac toe|hangman] with me
e +let's play [a game|chess|20 questions]
e +[entertain|amuse] me
e i'm bored
e !wanna play something?
d +spiel [Schach|ein Spiel|Tic Tac Toe] mit mir
d lass uns [was spielen|Schach spielen]
d +unterhalt mich [mal|]
d mir ist [langweilig|fad]
d !magst du was spielen?
E I can't play games. I can open a program or a page for you.
D Spielen kann ich nicht. Ich kann dir ein Programm oder eine Seite öffnen.

# sysadmin
e +[add|create|delete] [a|the] user {x}
e +change the system [time|clock|time zone] [to {t}|]
e +[start|stop|restart|enable] the [service|daemon] {x}
e +set up a [printer|firewall|vpn|server]
e !+give {p} an account on this machine
d +[leg|richte] [einen|den] Benutzer {x} [an|ein]
d +stell die Systemuhr [auf {t}|um]
d +[starte|stoppe|aktiviere] den Dienst {x}
d +richte [einen Drucker|eine Firewall|ein VPN|einen Server] ein
d !+gib {p} ein Konto auf dem Rechner
E Users, services and the system's settings I don't change.
D Benutzer, Dienste und Einstellungen des Systems ändere ich nicht.
"""
