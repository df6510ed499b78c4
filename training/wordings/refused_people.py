"""What a helper on a desktop refuses of what goes to other people: calls, mail, messages, accounts, emergencies. The form is that of exchanges.py."""

PEOPLE = """
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
e can i [talk|speak] to {p} on the phone?
e i have to [reach|get hold of] {p} by phone
e [phone call|call|facetime] with {p}
e +get {p} on the [line|phone|horn]
e +put me through to {p}
e would it be possible to phone {p} from here?
e {p} wants me to call back, can you dial?
e +[skype|zoom|facetime] {p}
e my grandma's birthday, call her please
e !it's about time i rang {p}, dial for me
e +[leave|record] a voicemail for {p}
e +redial the last number
e did i miss [a call|any calls]?
e +[accept|decline|reject|mute] the [incoming|] call
e !anybody phone while i was away?
e what is {p}'s phone number in my contacts?
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
d ich [muss|will|möchte] [mal|] mit {p} telefonieren
d [Anruf|Telefonat|Videocall|Rückruf] [bei|mit|an] {p}
d +klingel [mal|] bei {p} durch
d +stell mich zu {p} durch
d +bimmel {p} [mal|] an
d kannste {p} mal an die Strippe holen?
d {p} wartet auf meinen Rückruf
d +[verbind|verbinde] mich [telefonisch|] mit {p}
d bei {p} anrufen [wäre gut|bitte|]
d Oma hat Geburtstag, ruf sie an
d !ich müsste {p} dringend telefonisch erreichen
d +nimm [den Anruf|das Telefonat] [an|entgegen]
d hab ich [Anrufe|einen Anruf] verpasst?
d +sprich {p} auf die Mailbox
d +[starte|mach] ein [Zoom|Teams|Skype]-Gespräch mit {p}
d !tät gern mit {p} telefonieren
d chasch {p} alüte?
d welche Telefonnummer hat {p} in meinen Kontakten?
E I can't call anybody or send anything. I can open the app for it.
D Anrufen oder etwas verschicken kann ich nicht. Ich kann die App dafür öffnen.

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
e is there [mail|anything new] [in my inbox|in my mailbox|for me]?
e did {p} [email me|reply to my mail|answer my email]?
e +shoot {p} [an email|a mail] [about {x}|]
e +[compose and send|fire off] [an email|a mail] to {p}
e +mark [all|these] [mails|emails] as read
e +[delete|archive|clean up] [the spam|all newsletters|my inbox|old emails]
e how many unread [emails|mails] are there?
e +unsubscribe me from [this|the] newsletter
e what does {p} want in [the last|that] [mail|email]?
e +put {p} in cc
e new mail for {p}: {x}
e !{p} should get this by e-mail
e !has anything landed in my mailbox?
e i owe {p} an answer to the email, send one
e +[attach|email] {x} to a mail for {p}
e +search my [mails|emails|inbox] for {x}
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
d [ist|liegt] was [Neues|] im [Postfach|Posteingang|Mailfach]?
d hat {p} [mir|] [gemailt|auf meine Mail geantwortet]?
d +jag mal eine Mail an {p} raus
d +[verfass|schreib] und verschick eine E-Mail an {p}
d wie viele ungelesene [Mails|E-Mails] hab ich?
d +markier alle Mails als gelesen
d +[lösch|archivier|sortier] [den Spam|alle Newsletter|mein Postfach|alte Mails]
d +melde mich vom Newsletter ab
d was [will|schreibt] {p} in der [letzten|] Mail?
d +setz {p} in [CC|Kopie]
d {p} per [Mail|E-Mail] [antworten|anschreiben|informieren]
d !{p} soll das per E-Mail kriegen
d !schau, ob elektronische Post gekommen ist
d i brauch a Mail an {p}
d +durchsuch meine [Mails|E-Mails] nach {x}
d +häng {x} an eine Mail an {p}
d Mails [checken|abrufen|lesen] bitte
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
e [message|text|sms] to {p}: {x}
e +let {p} know [that i'm late|about {x}|i can't come]
e +ping {p} [on slack|on teams|on discord]
e +[dm|slack|imessage] {p}
e can you tell {p} i'm running late?
e i need to tell {p} something on [signal|telegram|whatsapp]
e +ask {p} [whether|if] [dinner is ok|{x} is done|the meeting is on]
e what did {p} [write|say] [on whatsapp|on telegram|in the chat|on discord]?
e any [new|unread] messages [on whatsapp|on slack|on telegram]?
e +answer {p} with [yes|a thumbs up|ok] [on whatsapp|]
e stuck in traffic, tell {p}
e !{p} must hear that i will be late
e +greet {p} from me
e +send a [love heart|gif|sticker|voice message] to {p}
e !write to my sister that everything is fine
e +reply to the [group chat|message from {p}]
d +[schreib|schick] {p} [eine Nachricht|eine WhatsApp|eine SMS|ne Nachricht] [wegen {x}|]
d +[sag|schreib] {p}, dass ich [später komme|unterwegs bin|krank bin]
d +schreib was in [die Familiengruppe|den Chat|die Gruppe]
d Nachricht an {p}
d !+gib {p} Bescheid
d hat {p} [geschrieben|geantwortet|sich gemeldet]?
d +[schreib|texte] [Mama|meiner Frau|dem Chef|der Gruppe], dass ich später komme
d gibt's was Neues [in der Gruppe|auf WhatsApp|bei Signal]?
d [SMS|WhatsApp|Nachricht|Textnachricht] an {p}: {x}
d +richte {p} aus, dass [ich später komme|es später wird|{x} fertig ist]
d +ping {p} [mal|] [auf Slack|auf Teams|auf Discord|] an
d +frag {p}, ob [alles klar ist|{x} fertig ist|es bei morgen bleibt]
d ich steh im Stau, sag das {p}
d was hat {p} [auf WhatsApp|im Chat|bei Telegram] geschrieben?
d [ungelesene|neue] Nachrichten [auf WhatsApp|bei Signal|in Slack]?
d +antworte {p} mit [ja|einem Daumen hoch|ok]
d {p} [Bescheid geben|schreiben|texten|benachrichtigen]
d +schick {p} [ein Herz|ein GIF|einen Sticker|eine Sprachnachricht]
d +grüß {p} von mir
d !{p} muss wissen, dass ich nicht komme
d kannst du {p} [schreiben|sagen], dass ich unterwegs bin?
d !meiner Schwester texten, dass alles gut ist
d schreib da {p}, dass i später kimm
d +antworte [in der Gruppe|auf die Nachricht von {p}]
d ich will {p} was auf [Telegram|Threema|Signal] sagen
E I can't call anybody or send anything. I can open the app for it.
D Anrufen oder etwas verschicken kann ich nicht. Ich kann die App dafür öffnen.

# social
e +post [this|a picture|{x}] on [instagram|facebook|twitter|mastodon]
e +like the [post|picture] of {p}
e +tweet [about|that] {x}
e +upload {x} to [youtube|instagram|my blog]
e !+share {x} with all my followers
e +follow {p} on [instagram|twitter]
e new [post|story|tweet]: {x}
e +put [this|{x}|my photo] on [my story|linkedin|tiktok|bluesky]
e +[comment|retweet|reply] on the post of {p}
e how many [likes|followers|views] do i have [on instagram|on youtube|on tiktok]?
e +[unfollow|block|unfriend|befriend] {p} [on facebook|on instagram|]
e what did {p} post [today|lately]?
e +write a review for {x}
e +change my [profile picture|bio|status] on [facebook|linkedin|instagram]
e i want {x} on my [timeline|facebook page|channel]
e +publish {x} [on my website|on reddit|on linkedin]
e !let the whole internet know about {x}
e +go live on [twitch|instagram|youtube]
e !{x} would make a good story on tiktok, put it up
e +delete my last [tweet|post|comment]
d +poste [das|ein Bild|{x}] auf [Instagram|Facebook|Twitter|Mastodon]
d +like [den Beitrag|das Bild] von {p}
d +lad {x} [bei YouTube|auf Instagram|in meinen Blog] hoch
d !+teil {x} mit allen meinen Followern
d +folg {p} auf [Instagram|Twitter]
d neuer [Post|Beitrag|Tweet]: {x}
d +stell [das|{x}|mein Foto] [bei Facebook|auf LinkedIn|in meine Story|bei TikTok] [online|ein|]
d +kommentier [den Beitrag|das Video|das Foto] von {p}
d wie viele [Likes|Follower|Klicks] hab ich [auf Instagram|bei YouTube|]?
d +[entfolg|blockier|entfreunde] {p} [auf Facebook|]
d was hat {p} [zuletzt|heute] gepostet?
d +schreib eine Bewertung für {x}
d +änder mein [Profilbild|Profil] [auf Facebook|bei LinkedIn|bei Instagram]
d {x} [posten|hochladen|twittern|veröffentlichen]
d ich will {x} in meiner [Timeline|Story] haben
d +veröffentlich {x} [auf meiner Webseite|auf Reddit|in meinem Blog]
d !{x} gehört auf TikTok, stell es rein
d +geh [auf Twitch|bei Instagram] live
d !alle im Internet sollen {x} sehen
d lösch meinen letzten [Tweet|Post|Kommentar]
d kannste {x} mal auf Insta stellen?
E I can't upload, post or download anything, nor reach a cloud. I can open the page for you.
D Hochladen, posten oder herunterladen kann ich nichts, und in eine Cloud komme ich nicht. Ich kann dir die Seite öffnen.

# account
e +[log me in|sign me in|log in] [to|at] {x}
e +[create|make] an account [at|on|for] {x}
e +change my [password|login|pin] [for {x}|]
e what's my password for {x}?
e i forgot my password [for {x}|]
e !+reset the password of {x}
e +sign me up [for|at|with] {x}
e i can't [get in|log in] [at|to] {x}
e +[log out|sign out] of {x}
e +delete my account [at|on|with] {x}
e which [password|pin|username] did i use for {x}?
e +give me the [pin|password|login|2fa code] for {x}
e [password|login|username] {x}
e my [login|account] at {x} [is locked|doesn't work]
e +[make|generate|suggest] [a|me a] [safe|strong|new] password
e +unlock my password manager
e +enter my password [for {x}|at {x}|]
e !i'm locked out of {x}, let me in
e +cancel my subscription [to|of|with] {x}
e !the captcha on {x}, solve it for me
e is my password [safe|still good|leaked]?
e [netflix|paypal|steam|google] password?
e +let me into {x}
e {x} wants a login
e +use my account for {x}
e {x} says wrong password
e what did i register with at {x}?
e my pin won't come to me
e +sign in
e new login for {x} please
e {x} asks for a code, [type it|get it from my phone]
e +activate two-factor login [at|for] {x}
e +confirm my email address at {x}
e do you have my [passwords|logins|credentials]?
e +look up my {x} login in [keepass|bitwarden|the keyring]
e +store my password for {x}
e 2fa {x}
e +fill in my [credentials|login data] [at|for] {x}
e +verify my account at {x}
e the bank locked my login after three tries
e account recovery for {x}
e +end my membership at {x}
e i never made an account at {x}, do it for me
e how safe is hunter2?
e was {x} hacked, is my login leaked?
e +change the email of my {x} profile
e password forgotten, {x}
e who am i logged in as at {x}?
e log me out everywhere
e +think up a password [for {x}|]
e +open the vault [with my passwords|]
e is my {x} account still active?
e i need to be logged in to {x} [in five minutes|before the meeting]
e {x} account, create
e the security question at {x}, what did i answer?
e +register {p} at {x}
d +[log|melde] mich bei {x} [ein|an]
d +[erstell|mach] [mir|] ein Konto bei {x}
d +änder mein Passwort [für {x}|bei {x}|]
d wie ist mein Passwort für {x}?
d ich hab mein Passwort [für {x}|] vergessen
d !+setz das Passwort von {x} zurück
d +registrier mich bei {x}
d ich komm bei {x} nicht [rein|mehr rein]
d +[log|melde] mich bei {x} ab
d +lösch mein Konto bei {x}
d welches [Passwort|Kennwort] hatte ich bei {x}?
d +gib mir [die PIN|das Passwort|den Login|den Code] [für|von] {x}
d [Passwort|Kennwort|Login] {x}
d mein [Zugang|Konto|Account] bei {x} [ist gesperrt|geht nicht]
d +[erzeug|generier|erfinde] ein [sicheres|starkes|neues] [Passwort|Kennwort]
d +kündig mein [Abo|Konto] bei {x}
d +entsperr meinen Passwortmanager
d bei {x} [einloggen|anmelden|registrieren]
d !ich bin bei {x} ausgesperrt, lass mich rein
d +gib mein Passwort [bei {x}|] ein
d !das Captcha von {x} ausfüllen
d ist mein Passwort [sicher|geleakt|noch gut]?
d i hob mei Kennwort vo {x} vergessn
d [Netflix|PayPal|Steam|Google]-Passwort?
d +bring mich in {x} rein
d {x} will einen Login
d {x} sagt, das Kennwort ist falsch
d mit welcher Adresse bin ich bei {x} registriert?
d die PIN fällt mir nicht ein
d +logg ein
d {x} verlangt einen Code, [tipp ihn ein|hol ihn]
d +schalt die Zwei-Faktor-Anmeldung [bei|für] {x} ein
d +bestätig meine Mailadresse bei {x}
d kennst du meine [Passwörter|Zugangsdaten|Logins]?
d +schau in [KeePass|Bitwarden|den Schlüsselbund] nach {x}
d +speicher mein Passwort für {x}
d 2FA {x}
d die Bank hat meinen Login gesperrt
d Kontowiederherstellung bei {x}
d +kündig meine Mitgliedschaft bei {x}
d bei {x} hab ich noch kein Konto, mach du das
d wie sicher ist hallo123 als Kennwort?
d ist mein Login bei {x} im Netz gelandet?
d +änder die Mailadresse in meinem {x}-Profil
d Kennwort vergessen, {x}
d als wer bin ich bei {x} drin?
d überall abmelden bei {x}
d +denk dir ein Passwort aus
d +mach den Passwort-Tresor auf
d gibt's mein {x}-Konto noch?
d {x}-Account anlegen
d Sicherheitsfrage bei {x}, was war die Antwort?
d +meld {p} bei {x} an
d ich muss gleich in {x} eingeloggt sein
d Zugangsdaten {x}
d das Abo von {x} soll enden
d wos is mei Passwort vo {x}
d meine Geheimzahl bitte
E I don't know passwords, and can't log in or make accounts.
D Passwörter kenne ich nicht, und anmelden oder Konten anlegen kann ich nicht.

# fax
e +[fax|post|mail out] {x} to {p}
e +send a [fax|letter|parcel|postcard] to {p}
e !+put {x} in the post for {p}
e +order a courier for {x}
e +[mail|post] a [letter|card|parcel] to {p}
e [fax|letter|parcel] to {p}
e {x} has to go to {p} by [post|mail|courier|fedex]
e where is my [parcel|package]?
e +track my [package|parcel|delivery|shipment]
e when does [the mailman|my parcel|the package] come?
e can you [fax|post] {x}?
e +print and post a stamp for {x}
e !{p} needs {x} on paper by fax
e !did the postman bring something?
e +return the [parcel|shoes|order] to the shop
e [fax|snail mail|courier]: {x}
e is there a stamp for this [letter|postcard]?
e how much is the postage [to {c}|for a parcel|]?
e post office [please|]
e {x} as a registered letter
e my parcel is late
e the courier should pick up {x} [tomorrow|at {t}|]
e {x} by [dhl|ups|fedex|royal mail] to {p}
e i want to send my granny a real [letter|postcard]
e [dhl|ups|hermes] tracking
e has {x} been delivered?
e +frank this letter
e +fax this to the [insurance|doctor|tax office]
e they only take faxes, send {x}
e +ship {x} to {c}
e +redirect my post to {c}
e +write {p} a postcard from {c}
e any letters for me today?
e +put the package at a neighbour's
e fax number of {p}, send {x} there
e {x} into an envelope and off to {p}
e +label the parcel for {p}
e return label for {x}
e i missed the delivery, [reschedule it|when do they come again]
e telegram to {p}: {x}
e +send flowers to {p}
e +drop {x} off at the post office
e my letterbox
e the package for {p} must go out today
e express delivery for {x} please
e could a pigeon carry {x} to {p}?
e +mail my [tax papers|passport form|application] in an envelope
e how long does a letter to {c} take? send one
e parcel pickup
e a christmas card for {p}, by post
d +[fax|schick] {x} [per Fax|per Post] an {p}
d +verschick [ein Fax|einen Brief|ein Paket|eine Postkarte] an {p}
d !+gib {x} für {p} bei der Post ab
d +bestell einen Kurier für {x}
d [Fax|Brief|Paket|Postkarte] an {p}
d {x} muss [mit der Post|per Kurier|per Einschreiben] zu {p}
d wo [ist|bleibt] mein [Paket|Päckchen]?
d +verfolg [mein Paket|die Sendung|meine Lieferung]
d wann kommt [die Post|mein Paket|der Briefträger]?
d {x} [faxen|per Post schicken]
d +[kauf|druck] eine Briefmarke [für {x}|]
d !{p} braucht {x} per Fax
d +schick [das Paket|die Schuhe|die Bestellung] zurück
d kannst du {x} [faxen|zur Post bringen]?
d !war der Postbote schon da?
d gib mal ein Packerl für {p} auf
d [Fax|Briefpost|Kurier]: {x}
d was kostet das Porto [nach {c}|für ein Paket|]?
d Post
d {x} als Einschreiben
d mein Paket ist überfällig
d der Kurier soll {x} [morgen|um {t}|] abholen
d {x} mit [DHL|UPS|Hermes|GLS] an {p}
d ich will der Oma einen richtigen Brief schicken
d [DHL|Hermes|UPS]-Sendungsverfolgung
d ist {x} [schon|] zugestellt worden?
d +frankier den Brief
d +fax das ans [Finanzamt|Gericht|Krankenhaus]
d die nehmen nur Fax, also {x} faxen
d +versend {x} nach {c}
d +richte einen Nachsendeauftrag nach {c} ein
d +schreib {p} eine Ansichtskarte aus {c}
d Briefe für mich heute?
d Paket beim Nachbarn abgeben
d Faxnummer von {p}, {x} dorthin
d {x} in einen Umschlag und ab zu {p}
d Retourenschein für {x}
d ich war nicht da, wann wird nochmal zugestellt?
d Telegramm an {p}: {x}
d +schick {p} Blumen
d das Packl für {p} muss heut noch raus
d Eilzustellung für {x} bitte
d eine Brieftaube mit {x} zu {p}
d meine Unterlagen per Post einreichen
d wie lang braucht ein Brief nach {c}? gib einen auf
d Abholung fürs Paket
d eine Weihnachtskarte an {p}, mit der Post
d [faxen|einschreiben|per Express] bitte: {x}
d magst ma an Brief zur Post bringa
d Briefkasten leeren
d DHL soll {x} wieder mitnehmen
E I can't call anybody or send anything. I can open the app for it.
D Anrufen oder etwas verschicken kann ich nicht. Ich kann die App dafür öffnen.

# hack
e +hack [the|my neighbour's] [wifi|account|phone|server] [of {p}|]
e +crack the password of {p}
e +spy on {p}
e +read {p}'s [messages|mails]
e !+get into {p}'s account
e can you [hack|break into|get me into] [somebody's|a stranger's|my ex's] [account|computer|email|instagram]?
e i want to [see|read] what {p} [writes|types|does on the phone] [secretly|without them knowing]
e +[steal|find|get] the [password|credit card number|data] of {p}
e [ddos|attack|take down] the [website|server] of {p}
e how can i [track|spy on|monitor] {p} secretly?
e +[write|make] a [virus|keylogger|trojan|phishing mail] for {p}
e +bypass the [license|paywall|password] of {x}
e my neighbour's wifi, get me in
e i need the login of {p} without [asking|permission]
e !+install spyware on the phone of {p}
e !secretly watch what {p} is up to
e +fake [a diploma|an id|a signature] for {p}
e password of {p}?
e who is {p} chatting with, find out without telling
e [brute force|sniff|exploit] {x}
e +crack {x}
e free internet from next door [please|], whatever it takes
e how do people break into [wifi|accounts|phones|cars]?
e what's {p} hiding on [the phone|the laptop]? get me in
e [pirate|crack] [{x}|the game] for me
e keygen for {x}
e +give me a serial [key|number] for {x}
e my ex changed the password, get me in anyway
e +clone {p}'s [sim card|phone|credit card]
e +shut down the [school|company] network
e i'd love to see {p}'s private photos
e +guess the [pin|password] of {p}
e could you be a hacker for me
e +turn on {p}'s webcam without [her|him|them] noticing
e +dox {p}
e where does {p} live, dig up the address
e +change my grades in the school computer
e phishing page for {x}
e +flood {p}'s mailbox
e [botnet|ransomware|rootkit], how do i build one
e dark web [please|], buy me a stolen card
e +make it look as if {p} wrote that
e +forge an email from {p}
e +impersonate {p} online
e get round the parental lock of {x}
e can you see what my [wife|kid|employee] types?
e +disable {p}'s alarm system
e +unlock this stolen phone
e +sabotage {p}'s computer
e sql injection against {x}
e +wipe {p}'s disk from afar
e +empty {p}'s bank account
d +hack [das WLAN|das Konto|das Handy|den Server] von {p}
d +knack das Passwort von {p}
d +spionier {p} aus
d +lies die [Nachrichten|Mails] von {p}
d !+komm in das Konto von {p} rein
d kannst du [das Konto|den Rechner|das Instagram] von {p} [hacken|knacken]?
d ich will heimlich [lesen|sehen], was {p} [schreibt|macht]
d +[besorg|klau|hol] [mir|] [das Passwort|die Kreditkartennummer|die Daten] von {p}
d +leg [die Webseite|den Server] von {p} lahm
d wie kann ich {p} [heimlich|unbemerkt] [überwachen|orten|ausspionieren]?
d +[schreib|bau] [einen Virus|einen Keylogger|einen Trojaner|eine Phishing-Mail] für {p}
d +umgeh [die Lizenz|die Bezahlschranke|den Passwortschutz] von {x}
d ich brauch das WLAN vom Nachbarn, komm da rein
d !heimlich mitlesen, was {p} tippt
d +fälsch [ein Zeugnis|einen Ausweis|eine Unterschrift] für {p}
d !spiel {p} einen Trojaner aufs Handy
d den Account von {p} [hacken|übernehmen]
d Passwort von {p}?
d mit wem chattet {p}? krieg das unbemerkt raus
d +knack {x}
d Gratis-Internet vom Nachbarn, egal wie
d wie bricht man in [Konten|ein WLAN|ein fremdes Handy] ein?
d was versteckt {p} am [Handy|Laptop]? verschaff mir Zugang
d Keygen für {x}
d +gib mir eine geklaute Seriennummer für {x}
d meine Ex hat das Passwort geändert, bring mich trotzdem rein
d +leg das [Schulnetz|Firmennetz] lahm
d private Fotos von {p} würd ich gern sehen
d +errat [die PIN|das Passwort] von {p}
d spiel mal Hacker für mich
d +schalt heimlich die Webcam von {p} ein
d wo wohnt {p}, grab die Adresse aus
d +änder meine Noten im Schulcomputer
d Phishing-Seite für {x}
d +flute das Postfach von {p}
d [Botnetz|Erpressungstrojaner|Rootkit], wie bau ich das
d Darknet bitte, gestohlene Karte kaufen
d so tun, als hätte {p} das geschrieben
d +gib dich im Netz als {p} aus
d die Kindersperre von {x} umgehen
d kannst du sehen, was [meine Frau|mein Kind|mein Angestellter] tippt?
d +setz die Alarmanlage von {p} außer Gefecht
d gestohlenes Handy entsperren
d +sabotier den Rechner von {p}
d SQL-Injection gegen {x}
d +räum das Konto von {p} leer
d Raubkopie von {x}
d +schmuggel eine Wanze zu {p}
d dem {p} sein Kennwort brauch i
d i wü wissen, wos {p} schreibt, heimlich
d den Rechner von {p} aus der Ferne löschen
d eine Mail so fälschen, dass sie von {p} kommt
E I won't do that: it would do harm.
D Das mache ich nicht: Es würde Schaden anrichten.

# emergency
e help, there's a fire [in the house|in the kitchen|]
e +call [an ambulance|911|112|the fire brigade|emergency services]
e somebody is [breaking in|at my window|following me]
e my [dad|mother|friend|neighbour] [collapsed|is unconscious|isn't breathing]
e i think i'm having a [heart attack|stroke]
e there was an accident, [get help|we need help]
e i smell gas [in the kitchen|here|]
e my child swallowed [something|bleach|a battery]
e this is an emergency
e i need [a doctor|the police] right now
e sos
e !he is bleeding badly, what now
e !quick, send an ambulance
e 911
e fire!
e [the house|the kitchen|my flat] is on fire
e [there's|i see] smoke [everywhere|coming out of the outlet]
e somebody's been [shot|stabbed|hit by a car]
e i can't breathe
e my [wife|baby|grandpa] is choking
e a man is lying [on the street|in the hallway] and doesn't move
e he's not [responding|waking up|breathing]
e she took too many pills
e [burglars|a burglar] in the house
e he has a [knife|gun]
e my husband is [beating me|threatening me]
e i'm trapped [in the lift|in the car|in the cellar]
e i'm bleeding [a lot|badly]
e i've been [poisoned|bitten by a snake|electrocuted]
e there's been a crash on the motorway, people are hurt
e mayday
e get help [quickly|now], please
e notify the [police|coast guard|fire brigade]
e [police|ambulance|paramedics]!
e we need an ambulance at our place
e my waters broke, [it's coming|the baby is coming]
e gas leak
e somebody drowned in the pool
e my heart [is racing like mad|stops every few beats], get someone
e dial 999 for me
e what's the emergency number, quick
e allergic shock, my throat is closing
e the neighbour's flat is burning
e grandma fell down the stairs and can't get up
e send somebody to rescue me
e press the panic button
e my friend overdosed
e an explosion next door
d Hilfe, es brennt [in der Küche|bei uns|]
d +ruf [den Notarzt|die Feuerwehr|den Krankenwagen|die Rettung|einen Rettungswagen|den Notruf]
d bei [mir|uns|den Nachbarn] wird [gerade|] eingebrochen
d [mein Vater|meine Mutter|ein Freund|meine Nachbarin] [ist umgekippt|ist bewusstlos|atmet nicht mehr]
d ich glaub, ich hab einen [Herzinfarkt|Schlaganfall]
d es gab einen Unfall, [hol Hilfe|wir brauchen Hilfe]
d es riecht [hier|in der Küche|bei uns] nach Gas
d mein Kind hat [was|Putzmittel|eine Batterie] verschluckt
d das ist ein Notfall
d ich brauch sofort [einen Arzt|die Polizei|Hilfe]
d Notruf [absetzen|]
d !er blutet stark, was jetzt
d !schnell, einen Krankenwagen
d 112
d Feuer!
d [das Haus|die Küche|meine Wohnung] brennt
d überall Rauch
d [jemand|meine Oma] ist die Treppe runtergefallen und steht nicht mehr auf
d ich krieg keine Luft mehr
d mein [Kind|Mann|Baby] erstickt
d da liegt einer [auf der Straße|im Stiegenhaus] und rührt sich nicht
d sie hat zu viele Tabletten genommen
d [Einbrecher|ein Einbrecher] im Haus
d er hat ein [Messer|Gewehr]
d mein [Mann|Ex] [schlägt|bedroht] mich
d ich steck [im Aufzug|im Auto|im Keller] fest und komm nicht raus
d ich blute [stark|wie verrückt]
d ich bin [vergiftet|von einer Schlange gebissen worden]
d Unfall auf der Autobahn mit Verletzten
d [Polizei|Rettung|Feuerwehr]!
d SOS
d wir brauchen die Rettung bei uns daheim
d die Fruchtblase ist geplatzt
d Gasalarm
d wer ist für Notfälle da, schnell
d allergischer Schock, der Hals schwillt zu
d beim Nachbarn brennt's
d verständige die [Polizei|Bergrettung|Feuerwehr]
d kannst du den Notruf wählen
d mein Freund hat eine Überdosis
d im Haus nebenan hat's gekracht, alles voller Rauch
d schick wen zum Retten
d a Mau is umgfoin und atmet nimma
d mein Herz setzt aus, hol wen
d der Alarmknopf, drück ihn
d zu Hilfe!
d jemand verfolgt mich auf dem Heimweg
d mein Vater hat einen Stromschlag gekriegt
E I'm only a program, and can't call for help. Please talk to somebody you trust, and in an emergency call 112.
D Ich bin nur ein Programm und kann keine Hilfe rufen. Sprich bitte mit jemandem, dem du vertraust, und im Notfall wähl die 112.

# cloud
e +[upload|sync|back up] {x} to [the cloud|dropbox|google drive|onedrive|icloud]
e +share {x} [with {p}|] [over|via|on] [dropbox|google drive|nextcloud]
e what's in my [google drive|onedrive|icloud]?
e +[get|fetch|restore] {x} from [the cloud|onedrive|google drive]
e how much [space|room] is left [on|in] my [google drive|onedrive|cloud storage]?
e +make a share link for {x}
e is my [cloud|dropbox|nextcloud] [in sync|up to date]?
e [cloud|dropbox] upload of {x}
e +put {x} on [our|the] [server|nas|sharepoint]
e !+move {x} up into the cloud
e {p} should be able to see {x} in the shared drive
e !have my photos reached icloud yet?
e [dropbox|onedrive|google drive|icloud|nextcloud]: {x}
e [is|was] {x} uploaded [to dropbox|to the cloud|yet]?
e +sync my [desktop|photos|whole disk] with [icloud|onedrive|dropbox]
e +download everything from [my google drive|icloud|onedrive]
e my [icloud|dropbox|google drive] is full
e the [onedrive|dropbox|nextcloud] sync is stuck
e {x} from the cloud, please
e i put {x} on google drive, where is it there?
e cloud storage
e can {p} open {x} [on google drive|in dropbox|on sharepoint]?
e +give {p} a [dropbox|onedrive|drive] link to {x}
e i want {x} backed up online
e [rclone|nextcloud|onedrive] sync {x}
e {x} ought to be on every device of mine, cloud it
e +stop sharing {x} [in dropbox|on onedrive|with {p}]
e +empty the [google drive|icloud|onedrive] trash
e mega upload {x}
e +connect my [nextcloud|google drive|dropbox]
e which of my files are [only|already] in the cloud?
e +copy {x} from [dropbox|s3|the nas] to here
e +log in to my cloud and get {x}
e +upload {x} [somewhere|online] so that {p} can get it
e wetransfer {x} to {p}
e +check my cloud for {x}
e there's a folder {x} in my [google drive|onedrive], open it
e {x} is too big for mail, put it in the cloud
e do you see my [dropbox|icloud drive|google docs]?
e +open the google doc {x}
e how do i get {x} into [icloud|onedrive|the nextcloud]?
e s3 bucket {x}
e +free up room in my [dropbox|icloud|onedrive]
e +buy more cloud storage
e what did {p} share with me on [google drive|onedrive|sharepoint]?
e last version of {x} in [google docs|the cloud], please
e my pictures up into the cloud, all of them
d +[lad|schieb] {x} in die [Cloud|Dropbox] [hoch|]
d +[synchronisier|sicher] {x} [mit der Cloud|in der Cloud|mit Google Drive|mit OneDrive]
d +[teil|gib] {x} [über|per] [Dropbox|Nextcloud|Google Drive] [mit {p}|] [frei|]
d was liegt in meiner [Cloud|iCloud]?
d +hol {x} aus [der Cloud|der iCloud|Google Drive]
d wie viel Platz ist noch in [der Cloud|meiner Dropbox|meinem Google Drive]?
d +[mach|erstell] [mir|] einen Freigabelink für {x}
d ist meine [Cloud|Nextcloud] [synchron|aktuell|auf dem neuesten Stand]?
d {x} [in die Cloud|auf OneDrive|auf das NAS] [hochladen|packen]
d {x} soll in der Cloud [liegen|landen]
d !+beam {x} hoch in die Wolke
d !sind meine Fotos schon in der iCloud?
d [Dropbox|OneDrive|Google Drive|iCloud|Nextcloud]: {x}
d ist {x} schon [hochgeladen|in der Cloud|synchronisiert]?
d +gleich [meine Fotos|den Schreibtisch] mit [der iCloud|OneDrive|der Dropbox] ab
d +lad alles aus [Google Drive|der iCloud|OneDrive] herunter
d meine [iCloud|Dropbox|Nextcloud] ist voll
d der [OneDrive|Dropbox|Nextcloud]-Sync hängt
d {x} aus der Cloud bitte
d ich hab {x} auf Google Drive, [wo ist das|hol das]
d Cloudspeicher
d kommt {p} [in der Dropbox|auf OneDrive] an {x} ran?
d +schick {p} einen [Dropbox|OneDrive|Cloud]-Link zu {x}
d {x} hätt ich gern online gesichert
d ich brauch {x} auf allen Geräten, also Cloud
d +heb die Freigabe von {x} [in der Dropbox|bei OneDrive] auf
d +leer den Papierkorb von [Google Drive|OneDrive]
d +verbind [meine Nextcloud|Google Drive|die Dropbox]
d was von mir liegt [schon|nur] in der Cloud?
d +kopier {x} [aus der Dropbox|vom NAS] hierher
d +stell {x} online, damit {p} es ziehen kann
d WeTransfer an {p} mit {x}
d +schau in der Cloud nach {x}
d in [Google Drive|meiner Nextcloud] gibt's den Ordner {x}, mach den auf
d {x} ist zu groß für eine Mail, ab in die Cloud damit
d siehst du meine [Dropbox|iCloud|Google Docs]?
d +öffne das Google-Dokument {x}
d wie krieg ich {x} in [die iCloud|die Nextcloud|OneDrive]?
d +mach [in der Dropbox|in der iCloud] Platz
d mehr Cloudspeicher kaufen
d was hat {p} [auf OneDrive|in der Nextcloud] mit mir geteilt?
d alle Bilder rauf in die Cloud
d Cloud-Backup von {x}
d tua {x} in d'Cloud
d kannst du auf mein [Google Drive|OneDrive|NAS-Konto] zugreifen?
d [hochladen|raufladen]: {x}, Ziel Nextcloud
d die neueste Fassung von {x} aus Google Docs
E I can't upload, post or download anything, nor reach a cloud. I can open the page for you.
D Hochladen, posten oder herunterladen kann ich nichts, und in eine Cloud komme ich nicht. Ich kann dir die Seite öffnen.
"""
