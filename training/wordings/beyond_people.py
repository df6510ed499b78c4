"""What people ask for others, by mail and by message, that no tool of ryx does."""

from training.phrases import Phrases
from training.wordings.beyond import Beyond, refused

MAIL = Beyond(
    Phrases(
        en="""
+send [an email|a mail|an e-mail|mail] to {p}
+write [an email|a mail] to {p} [about {w}|]
+email {p} [that i'm late|about {w}|]
+mail {w} to {p}
[do i have|any] new [mail|emails|messages]
+check my [mail|email|inbox]
+read [me|] my [latest|new|] [emails|mail]
!+answer the mail from {p}
+reply to {p}
+forward the mail to {p}
{p} is waiting for my mail about {w}, send it
what's [in|new in] my [inbox|mailbox]?
[new|unread] [mail|email] [from {p}|]?
did {p} [write|mail|email] me?
+draft and send a mail to {p}: {w}
+let {p} know by [mail|email] [about {w}|that i'm late]
+cc {p}
+[archive|delete|flag|star] the [last|latest] [mail|email]
+move the [mail|newsletter] to [spam|the archive]
+send {f} to {p} [by mail|by email|as an attachment]
would you mind mailing {p}?
mail: {p}, subject {w}
my boss expects an email [about {w}|today], write and send it
+fetch my [mail|emails]
how full is my mailbox?
!drop {p} an email concerning {w}
!post this to {p} electronically, by mail
+shoot an email to {p} [about {w}|]
{p} hasn't got my [mail|email] yet, send it again
+unsubscribe me from the newsletter of {w}
out of office [reply|message] [on|off]
+attach {f} to a mail for {p}
anything from {p} in my [inbox|mails]?
i owe {p} an email [about {w}|]
+search my mails for {w}
what does the latest email say?
how many unread mails do i have?
+send my application {f} to {p} by email
write back to {p} by mail [that it's fine|that i agree]
got mail?
+put {p} and the team on a mail about {w}
inbox
mail?
mail {p}
mail to {p}
you've got mail?
email please
any post in my inbox?
write {p} an email saying i'll be late
tell {p} by email
email {f} to {p}
{f} to {p} by mail
{f} as attachment to {p}
{p} wants {f}, mail it
reply
reply to all
forward that to {p}
forward {p}'s email to my boss
new mail: {w}
subject {w}, to {p}
draft to {p} about {w}
spam folder
what's in my spam?
who wrote to me?
who emailed about {w}?
has the mail from {p} arrived?
did my mail to {p} go out?
+resend the email
+empty my inbox
+mark the mail as unread
thunderbird, new message to {p}
i'd like to write to {p} about {w}, by mail
my emails from today
+confirm to {p} by email
can you send emails?
""",
        de="""
+[schick|schreib|sende] [eine|'ne] [Mail|E-Mail|Email] an {p}
+[schick|schreib] {p} eine Mail [wegen {w}|]
+[mail|maile] {p} [dass ich später komme|wegen {w}|]
+schick {w} per Mail an {p}
[hab ich|gibt es] neue [Mails|E-Mails|Nachrichten]
+[check|prüf] [meine|mal meine] [Mails|E-Mails]
+lies [mir|] meine [neuen|] Mails vor
!+antworte auf die Mail von {p}
+leite die Mail an {p} weiter
{p} wartet auf meine Mail [zu|wegen] {w}, schick sie
was ist [Neues|] in meinem [Postfach|Posteingang]?
[neue|ungelesene] [Mail|E-Mail] [von {p}|]?
hat {p} [mir|] [gemailt|eine Mail geschickt]?
+sag {p} per [Mail|E-Mail] Bescheid [wegen {w}|dass ich später komme|]
+setz {p} in Kopie
+[archivier|lösch|markier] die [letzte|neueste] Mail
+verschieb die Mail in [den Spam|das Archiv]
+[schick|sende] {p} {f} [per Mail|als Anhang|per E-Mail]
würdest du {p} eine Mail schreiben?
Mail: {p}, Betreff {w}
der Chef will heut noch eine Mail [zu {w}|], schreib und schick sie
+[hol|ruf] [die|meine] Mails ab
wie voll ist mein Postfach?
{p} [anmailen|eine Mail schicken] [wegen {w}|]
schreib da {p} a Mail [wega {w}|]
!{p} elektronisch anschreiben wegen {w}
!lass {p} {f} per E-Mail zukommen
+jag eine Mail an {p} raus [wegen {w}|]
{p} hat meine [Mail|E-Mail] noch nicht, schick sie nochmal
+bestell den Newsletter von {w} ab
Abwesenheitsnotiz [an|aus]
+häng {f} an eine Mail für {p}
ist was von {p} im [Postfach|Posteingang]?
ich schulde {p} noch eine Mail [wegen {w}|]
+durchsuch meine Mails nach {w}
was steht in der neuesten E-Mail?
wie viele ungelesene Mails hab ich?
+schick meine Bewerbung {f} per E-Mail an {p}
schreib {p} per Mail zurück, [dass es passt|dass ich zustimm]
Post da?
+setz eine Mail an {p} und das Team auf, Thema {w}
mailst da {p} wega {w}
Posteingang
Mails?
Mail {p}
Mail an {p}
E-Mail bitte
ist Post für mich da?
schreib {p} per Mail, dass ich später komm
{f} an {p} mailen
{f} per Mail an {p}
{f} als Anhang an {p}
{p} will {f}, schick's per Mail
allen antworten
leit das an {p} weiter
leit die Mail von {p} an den Chef weiter
neue Mail: {w}
Betreff {w}, an {p}
Entwurf an {p} wegen {w}
Spamordner
was ist in meinem Spam?
wer hat mir gemailt?
wer hat wegen {w} gemailt?
ist die Mail von {p} da?
ist meine Mail an {p} raus?
+schick die Mail noch mal
+räum mein Postfach leer
+markier die Mail als ungelesen
Thunderbird, neue Nachricht an {p}
ich möchte {p} wegen {w} mailen
meine Mails von heute
lies die Mail von {p}
+bestätig {p} das per Mail
kannst du Mails verschicken?
host a Mail für mi?
elektronische Post an {p}
Rundmail ans Team
""",
    ),
    *refused("mail"),
)
MESSAGE = Beyond(
    Phrases(
        en="""
+send {p} a [message|text|whatsapp|sms|telegram]
+[text|message|whatsapp] {p} [that i'm late|i'm on my way|]
+tell {p} [on whatsapp|on signal|] [that i'm late|i'll be there at {h}]
+call {p}
+[phone|ring|dial] {p}
+start a video call with {p}
!+make a phone call to {p}
+post {w} on [twitter|mastodon|facebook]
i'm late, tell {p} [please|]
{p} should know that [i'm on the bus|i'll be there at {h}|i'm sick]
+write [to|] {p} on [signal|whatsapp|telegram|discord|slack|teams]
[whatsapp|signal|telegram|sms] to {p}: [see you at {h}|{w}|i'm late]
+leave {p} a message
can i [call|phone|facetime] {p} [from here|]?
give {p} a bell
[call|ring] {p} back
new [texts|whatsapps|calls]?
what did {p} write?
+share {w} on [instagram|facebook|linkedin|bluesky]
+invite {p} to a [video call|zoom call|teams meeting]
+reply to {p}'s [text|message|whatsapp]
i need to speak with {p} on the phone
!ask {p} over chat if {h} is fine
!get in touch with {p} for me
missed calls?
+drop {p} a line [on telegram|on signal|on whatsapp]
+get {p} on the [phone|line]
{p} is waiting, text that i'm [on my way|nearly there|stuck in traffic]
can you wish {p} a happy birthday [on whatsapp|by text]?
+dm {p} [on discord|on instagram|]
+hang up
running late, let {p} know
+tweet {w}
who called [me|today]?
+video chat with {p}
+suggest {h} to {p} [by text|on signal]
[skype|zoom|facetime] with {p} please
{p}: on my way
call
call {p} please
phone {p} for me
text {p}
ring
i'd like to call {p}
i miss {p}, call please
{p} on the phone please
ask {p} when dinner is
ask {p} about {w}
tell {p} that {w} is ready
let {p} know about {w}
text back
whatsapp
whatsapp to {p}
signal {p}
a text for {p}: running late
say hi to {p}
say happy birthday to {p}
congratulate {p}
{w} on my insta story
new tweet: {w}
post it
+share my screen with {p}
+start a group chat with {p}
message for {p}
has {p} read my message?
is {p} online?
any texts from {p}?
last message from {p}?
+mute the group chat
+block {p}
+ignore the call
conference call with {p} at {h}
pick up the phone
""",
        de="""
+[schick|schreib] {p} eine [Nachricht|SMS|WhatsApp|Telegram-Nachricht]
+schreib {p} [auf WhatsApp|auf Signal|] [dass ich später komme|dass ich unterwegs bin]
+sag {p} Bescheid[, dass ich später komme|]
+ruf {p} an
+[telefonier|wähl] [mit|] {p}
+starte einen Videoanruf mit {p}
!+mach einen Anruf bei {p}
+poste {w} auf [Twitter|Mastodon|Facebook]
ich komm später, sag das {p}
{p} soll wissen, dass [ich im Bus sitze|ich um {h} da bin|ich krank bin]
+schreib {p} [auf|über] [Signal|Telegram|Discord|Slack|Teams]
[WhatsApp|SMS|Signal|Nachricht] an {p}: [bis {h}|{w}|komme später]
+hinterlass {p} eine Nachricht
kann ich {p} [von hier aus|] anrufen?
+ruf {p} zurück
[neue|ungelesene] [SMS|WhatsApps]?
was schreibt {p}?
+teil {w} auf [Instagram|Facebook|LinkedIn]
+lad {p} zum [Videoanruf|Zoom-Meeting] ein
+antworte [auf die Nachricht von|] {p} [auf WhatsApp|per SMS]
ich muss {p} [telefonisch|am Telefon] sprechen
mit {p} [telefonieren|reden] bitte
verpasste Anrufe?
sog {p}, dass i später kimm
!frag {p} im Chat, ob {h} passt
!meld dich bei {p} für mich
+klingel bei {p} durch
+hol mir {p} ans [Telefon|Handy]
{p} wartet, schreib, dass ich [unterwegs|gleich da|im Stau] bin
kannst du {p} [auf WhatsApp|per SMS] zum Geburtstag gratulieren?
+simse {p}, dass ich später komm
+leg auf, das Telefonat ist vorbei
ich bin spät dran, gib {p} Bescheid
+twitter {w}
wer hat [mich|heute] angerufen?
+mach einen Videochat mit {p} auf
+schlag {p} {h} vor, [per SMS|über Signal]
[Skype|Zoom|FaceTime] mit {p} bitte
ruaf {p} o
{p}: bin unterwegs
anrufen
ruf bitte {p} an
telefonier für mich mit {p}
{p} anklingeln
ich möchte {p} anrufen
{p} ans Telefon bitte
frag {p}, wann's Essen gibt
frag {p} wegen {w}
sag {p}, dass {w} fertig ist
schreib zurück
WhatsApp
WhatsApp an {p}
SMS an {p}
{p} eine SMS: wird später
sag {p} hallo von mir
gratulier {p}
wünsch {p} alles Gute zum Geburtstag
{w} in meine Insta-Story
neuer Tweet: {w}
+teil {p} meinen Bildschirm
Gruppenchat mit {p} aufmachen
Nachricht für {p}
hat {p} meine Nachricht gelesen?
ist {p} online?
was von {p} gekommen auf WhatsApp?
letzte Nachricht von {p}?
+stell den Gruppenchat stumm
+blockier {p}
Anruf ignorieren
Telefonkonferenz mit {p} um {h}
geh ans Telefon
schreib {p} a SMS
Rückruf an {p}
sag {p} ab, telefonisch
""",
    ),
    *refused("message"),
)
