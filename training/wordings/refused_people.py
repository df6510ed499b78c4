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
E I can't call or message anybody. I can open the app for it.
D Anrufen oder Nachrichten schicken kann ich nicht. Ich kann die App dafür öffnen.

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
E I can't post or upload anything. I can open the page for you.
D Posten oder hochladen kann ich nichts. Ich kann dir die Seite öffnen.

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
E I can't send anything by fax or post.
D Per Fax oder Post kann ich nichts verschicken.

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
E I don't do that.
D Das mache ich nicht.

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
E I can't call for help. Please dial 112 right now.
D Hilfe rufen kann ich nicht. Wähl bitte sofort die 112.

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
E I have no access to cloud storage; I only work with the files on this computer.
D Auf Cloudspeicher habe ich keinen Zugriff, ich arbeite nur mit den Dateien auf diesem Rechner.
"""
