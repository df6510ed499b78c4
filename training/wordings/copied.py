"""How people speak of the clipboard: what is on it, and what should be."""

from training.phrases import Phrases

READ = Phrases(
    en="""
[what's|what is] [on|in] [the|my] clipboard
clipboard?
clipboard
+show [me|] [the|my] clipboard [content|contents|]
+read [out|me|] [the|my] clipboard
+tell me what's [on|in] [the|my] clipboard
what did i [just|last|] copy
what have i copied [last|]
[the|] contents of [the|my] clipboard
+print the clipboard
is [there|] [anything|something] [on|in] the clipboard
[can|could] you [show|read] [me|] the clipboard?
!what was it that i copied
i copied something, what was it
+paste the clipboard here
what would i paste [now|]
!+look into my clipboard
clipboard contents [please|]
i [forgot|can't remember|have no idea] what i copied
what's in the copy buffer
[what's|what is] [currently|still|now] on [the|my] [clipboard|pasteboard]
pasteboard?
what did i [ctrl c|ctrl-c|yank]
ctrl+v would give me what?
what is waiting to be pasted
[what's|whats] in my copy paste [thing|buffer|memory]
[what|which] text did i copy
do i have anything copied [right now|]
did i copy the right thing? [show me|let me see]
not sure i copied the right thing, what is it
+[dump|display|output] [the|my] clipboard [content|contents|]
+[get|give] me the [clipboard|copied text|copied stuff]
the copied text [please|]
last thing i copied
copied stuff [please|]
let me see [the|my] clipboard
is [the|my] clipboard empty?
before i paste, what did i copy
+peek [at|into] [the|my] clipboard
+check [the|my] clipboard
would you read me what i copied?
remind me what i copied
!if i hit paste, what comes out
!anything left in the copy buffer?
!+spit out what i copied
!text in my clipboard?
+look up what i last copied
whatever i copied, read it [out|to me]
what's stored in [the|my] clipboard
does [the|my] clipboard still hold anything
[wanna|want to] see my clipboard
the clipboard, what's [on|in] it
quick look at [the|my] clipboard
did the copying work? what's [on|in] the clipboard
i pressed copy, what did it grab
what will ctrl v [paste|insert]
let me check what i've copied [so far|]
could you tell me which text is [on|in] the clipboard
clipboard, read [please|pls]
clipboard please
clipboard content?
my clipboard?
contents of the copy buffer
wl-paste
pbpaste
xclip -o
last copied text
latest clipboard entry
the thing i copied, what was it
copied what?
what was copied last
what have i got on the clipboard
what am i about to paste
what's ready to paste
what did my last ctrl c take
what text do i have in memory from copying
whatever's in the clipboard, show it
which text is sitting on my clipboard
is something copied at the moment
is there text on my clipboard
is my copied text still there
has anything been copied
does my clipboard have text in it
did i copy something
did my copying work, what's there now
i copied a thing ages ago, is it still on the clipboard
i don't remember what i copied
i'd like to see the clipboard
i want to read the clipboard
i need to see what i copied
i wonder what's on my clipboard
my cat walked over the keyboard, what's on the clipboard now
could you look what's on the clipboard
could you output the clipboard
would you check my clipboard
would you show me what i've copied
can i see what i copied
can i hear what's on my clipboard
let's see what i copied
+recite my clipboard
+list the clipboard contents
+view the clipboard
+inspect the clipboard
+take a look at my clipboard
+show me what i copied
+reveal what's on the clipboard
""",
    de="""
was ist [in|auf] [der|meiner] Zwischenablage
Zwischenablage?
Zwischenablage
+zeig [mir|] [mal|] die Zwischenablage
+[lies|lies mir] [mal|] die Zwischenablage [vor|]
+sag mir, was in der Zwischenablage [ist|steht]
was [hab|habe] ich [gerade|zuletzt|] kopiert
was steht [gerade|] in [der|meiner] Zwischenablage
Inhalt [der|meiner] Zwischenablage
ist [etwas|was] in der Zwischenablage
[kannst|könntest] du [mir|] die Zwischenablage [zeigen|vorlesen]?
!was war das, was ich kopiert hab
ich hab was kopiert, was war das
was würde ich [jetzt|gerade] einfügen
!+schau [mal|] in die Zwischenablage
Zwischenablage [anzeigen|lesen|zeigen|ausgeben] [bitte|]
[ich hab vergessen|keine Ahnung mehr|weiß nicht mehr], was ich kopiert habe
was is in der Zwischenablag
was liegt in der Zwischenablage
Clipboard [anzeigen|Inhalt]
[wos hob i|wat hab ich|was hab i] kopiert
was [hab|habe] ich [im|in meinem] [Clipboard|Kopierspeicher|Zwischenspeicher]
Zwischenspeicher [anzeigen|zeigen|]
was [ist|steht|liegt] im [Zwischenspeicher|Clipboard]
was käme [jetzt|] [bei|mit] [Strg V|Strg+V] raus
was hab ich mit [Strg C|Strg+C] geholt
das Kopierte [anzeigen|zeigen|vorlesen|bitte]
den kopierten Text [zeigen|vorlesen|anzeigen]
ist [die|meine] Zwischenablage leer?
+gib [mir|] die Zwischenablage aus
+gib mir, was ich kopiert [hab|habe]
+[check|prüf] [mal|] die Zwischenablage
+guck [mal|] nach, was in der Zwischenablage [ist|liegt]
hab ich [überhaupt|schon|] [was|etwas] kopiert?
hab ich [das Richtige|den richtigen Text] kopiert? [zeig mal|lass sehen]
bevor ich's einfüge, was hab ich da kopiert
welcher Text [ist|liegt] in der Zwischenablage
magst du mir sagen, was in der Zwischenablage ist?
weißt du noch, was ich kopiert hab
aktueller Inhalt der Zwischenablage
lass mich [mal|] die Zwischenablage sehen
was hob i in da Zwischenablag
+lies vor, was ich kopiert hab
!was ist [denn|] bei mir zum Einfügen bereit
!zuletzt kopiert hab ich was
!zeig her, was kopiert ist
!meine Zwischenablage, was hat die drin?
was enthält die Zwischenablage [gerade|]
[hat|hats] das Kopieren geklappt? was ist [drin|in der Zwischenablage]
ich hab auf kopieren gedrückt, was ist es [geworden|]
+wirf [mal|] einen Blick in die Zwischenablage
würdest du mir die Zwischenablage vorlesen?
was fügt Strg V [gerade|jetzt|] ein
mein Clipboard, was ist da drauf
hängt [noch|] was in der Zwischenablage
in der Zwischenablage ist [grad|gerade] was?
Blick in die Zwischenablage bitte
+verrat mir, was ich kopiert hab
was isch i de Zwüscheablag
ob [noch|] was in der Zwischenablage ist?
wüsste gern, was ich [zuletzt|gerade|] kopiert hab
Zwischenablage bitte
meine Zwischenablage?
Inhalt vom Zwischenspeicher
wl-paste
pbpaste
xclip -o
zuletzt kopierter Text
letzter Eintrag der Zwischenablage
das Kopierte, was war das
kopiert ist was?
was wurde zuletzt kopiert
was hab ich in der Zwischenablage
was würd ich gleich einfügen
was liegt zum Einfügen bereit
was hat mein letztes Strg C erwischt
welchen Text hab ich kopiert
was auch immer in der Zwischenablage ist, zeig es
ist grad irgendwas kopiert
ist Text in meiner Zwischenablage
ist mein kopierter Text noch da
wurde was kopiert
hat meine Zwischenablage einen Inhalt
hab ich was kopiert
vorhin hab ich was kopiert, ist es noch in der Zwischenablage
mir ist entfallen, was ich kopiert hab
ich würd gern die Zwischenablage sehen
ich will die Zwischenablage lesen
ich muss sehen, was ich kopiert hab
ich frag mich, was in der Zwischenablage liegt
die Katze war auf der Tastatur, was ist jetzt in der Zwischenablage
könntest du nachsehen, was in der Zwischenablage ist
könntest du die Zwischenablage ausgeben
würdest du meine Zwischenablage prüfen
würdest du mir zeigen, was ich kopiert hab
kann ich sehen, was ich kopiert hab
kann ich hören, was in der Zwischenablage steht
schauen wir mal, was kopiert ist
+trag mir die Zwischenablage vor
+zeig den kopierten Text
+zeig mir, was ich kopiert hab
+sieh in der Zwischenablage nach
+lies mir den kopierten Text vor
+nenn mir den Inhalt der Zwischenablage
""",
)
WRITE = Phrases(
    en="""
+copy {t} to [the|my] clipboard
+copy "{q}" to [the|my] clipboard
+put {t} [on|in|into] [the|my] clipboard
+put "{q}" [on|in|into] [the|my] clipboard
+copy the text "{q}" to the clipboard
+[place|write|save|store|park] "{q}" [on|to|in] the clipboard
clipboard: {t}
copy: {t}
to the clipboard: {t}
+copy '{q}' [for me|]
[can|could] you [copy|put] "{q}" [to|on] the clipboard?
i want "{q}" on [the|my] clipboard
{t} to the clipboard
!+get "{q}" onto the clipboard
"{q}" into my clipboard please
i need to paste "{q}", copy it
!let me paste "{q}"
set the clipboard to {t}
copy this to the clipboard: {t}
copy the following: {t}
+[stick|drop|throw|load] "{q}" [on|into|onto] [the|my] clipboard
clipboard = {t}
clipboard <- {t}
clip: {t}
yank "{q}"
i want to paste "{q}" [somewhere|later|in a minute]
+get "{q}" ready [to paste|for pasting]
would you copy "{q}" onto my clipboard?
would it be possible to have "{q}" on my clipboard
+replace [the|my] clipboard [content|contents|] with "{q}"
+overwrite [the|my] clipboard with "{q}"
+fill [the|my] clipboard with "{q}"
on [the|my] clipboard please: {t}
my clipboard should [contain|hold|say] "{q}"
"{q}" should be [on|in] [the|my] clipboard
text for [the|my] clipboard: {t}
i'm filling in a form, i need "{q}" on the clipboard
too lazy to select it, put "{q}" on the clipboard
+add "{q}" to [the|my] clipboard
+send "{q}" to [the|my] clipboard
+make "{q}" my clipboard
!clipboard should read "{q}" from now on
!+transfer "{q}" to the clipboard
!so that i can paste it: "{q}"
!"{q}" in the copy buffer
could do with "{q}" on [the|my] clipboard
+shove "{q}" [in|into] [the|my] clipboard
it would be handy to have "{q}" copied
i don't want to type it again, copy "{q}" for me
"{q}", copied to [the|my] clipboard [pls|please]
+make "{q}" available for pasting
would you be so kind as to copy "{q}" to the clipboard?
[wl-copy|xclip|pbcopy] "{q}"
into [the|my] pasteboard: {t}
please have this copied: {t}
i'll paste this in a second, copy it: {t}
cb: {t}
"{q}" to clipboard
"{q}" -> clipboard
"{q}", on the clipboard please
"{q}" is what i want to paste
"{q}" is what my clipboard should say
"{q}" has to be on the clipboard
text to copy: {t}
to copy: {t}
for the clipboard: {t}
for pasting: {t}
ready to paste please: {t}
new clipboard content: {t}
clipboard text: {t}
clipboard, set: {t}
set clipboard {t}
ctrl+c "{q}"
printf "{q}" to clipboard
copy exactly this: {t}
copy these words: {t}
put these words on the clipboard: {t}
put the following on my clipboard: {t}
the following belongs on the clipboard: {t}
i'd like to paste "{q}" in a moment
i need "{q}" on the clipboard
i want this copied: {t}
i want to be able to paste "{q}"
i have to send somebody "{q}", put it on the clipboard
i can't type that well, copy "{q}" for me
could i have "{q}" in the clipboard
could you make "{q}" pasteable
could "{q}" be copied to my clipboard
can i get "{q}" on the clipboard
would you put "{q}" in my clipboard
would you set my clipboard to "{q}"
let the clipboard be "{q}"
what i need on the clipboard is "{q}"
+have the clipboard contain "{q}"
+update the clipboard to "{q}"
+store the text "{q}" on the clipboard
+change the clipboard to "{q}"
""",
    de="""
+kopier[e|] {t} in die Zwischenablage
+kopier[e|] „{q}“ in die Zwischenablage
+kopier[e|] "{q}" in [die|meine] Zwischenablage
+[leg|pack|tu|schreib] {t} in die Zwischenablage
+[leg|pack|tu|schreib] "{q}" in [die|meine] Zwischenablage
+kopier[e|] den Text "{q}" [in die Zwischenablage|]
Zwischenablage: {t}
kopieren: {t}
in die Zwischenablage: {t}
+kopier[e|] '{q}'
[kannst|könntest] du "{q}" in die Zwischenablage [kopieren|legen|tun]?
ich will "{q}" in der Zwischenablage [haben|]
{t} in die Zwischenablage [kopieren|bitte|]
!+bring "{q}" in die Zwischenablage
"{q}" in meine Zwischenablage bitte
ich muss "{q}" einfügen, kopier [es|das] [mal|]
!lass mich "{q}" einfügen
setz die Zwischenablage auf {t}
kopier das [mal|] in die Zwischenablage: {t}
kopier Folgendes: {t}
+[schieb|steck|hau|schmeiß] "{q}" in [die|meine] Zwischenablage
Zwischenablage = {t}
Clipboard: {t}
in [den Zwischenspeicher|das Clipboard]: {t}
+pack "{q}" [ins Clipboard|in den Zwischenspeicher]
+mach "{q}" bereit zum Einfügen
ich möchte [gleich|dann] "{q}" einfügen [können|]
gleich muss ich "{q}" [einfügen|pasten], leg's [schon mal|] in die Zwischenablage
[die|meine] Zwischenablage soll "{q}" [enthalten|sein]
"{q}" [soll|gehört] in [die|meine] Zwischenablage
+überschreib [die|meine] Zwischenablage mit "{q}"
+ersetz [die Zwischenablage|den Inhalt der Zwischenablage] durch "{q}"
+[befüll|füll] [die|meine] Zwischenablage mit "{q}"
in der Zwischenablage hätt ich gern "{q}"
magst [du|] "{q}" in die Zwischenablage [tun|legen|packen]?
Text für die Zwischenablage: {t}
"{q}" [bitte|] ins Clipboard
"{q}" zum Einfügen [bitte|]
bin zu faul zum Markieren, leg "{q}" in die Zwischenablage
moch ma "{q}" in de Zwischenablag
neuer Inhalt der Zwischenablage: {t}
wär's möglich, "{q}" in die Zwischenablage zu legen?
+copy mal "{q}" ins Clipboard
!damit ich's einfügen kann: "{q}"
!+befördere "{q}" in die Zwischenablage
!Zwischenablage auf "{q}" setzen
!"{q}" will ich nachher einfügen
könntest du mir "{q}" kopieren?
ich mag's nicht nochmal tippen, kopier mir "{q}"
"{q}" wär in der Zwischenablage [gut|praktisch]
wärst du so nett und kopierst "{q}" in die Zwischenablage?
+jag "{q}" in die Zwischenablage
[wl-copy|xclip|pbcopy] "{q}"
chasch "{q}" i d Zwüscheablag tue?
dass du mir "{q}" in die Zwischenablage [legst|kopierst]
das hier will ich gleich einfügen, kopier's: {t}
+merk "{q}" in der Zwischenablage vor
+stell "{q}" zum Einfügen bereit
bitte [folgenden Text|folgendes|das hier] kopieren: {t}
Strg C für "{q}"
"{q}" -> Zwischenablage
"{q}", in die Zwischenablage bitte
"{q}" soll meine Zwischenablage enthalten
"{q}" muss in die Zwischenablage
zu kopieren: {t}
zu kopierender Text: {t}
für die Zwischenablage: {t}
zum Einfügen: {t}
bitte zum Einfügen bereitlegen: {t}
Zwischenablagetext: {t}
Zwischenablage setzen: {t}
Strg+C "{q}"
kopier genau das: {t}
kopier diese Worte: {t}
leg diese Worte in die Zwischenablage: {t}
leg Folgendes in die Zwischenablage: {t}
folgendes gehört in die Zwischenablage: {t}
ich möchte gleich irgendwo "{q}" einfügen
ich brauch "{q}" in der Zwischenablage
ich will das kopiert haben: {t}
ich muss jemandem "{q}" schicken, leg es in die Zwischenablage
ich vertipp mich sonst, kopier mir "{q}"
könnt ich "{q}" in der Zwischenablage haben
könntest du "{q}" in meine Zwischenablage legen
könnte "{q}" in die Zwischenablage kopiert werden
krieg ich "{q}" in die Zwischenablage
würdest du "{q}" in die Zwischenablage tun
würdest du die Zwischenablage auf "{q}" setzen
was ich in der Zwischenablage brauch, ist "{q}"
+lass die Zwischenablage "{q}" enthalten
+änder die Zwischenablage auf "{q}"
+speicher den Text "{q}" in der Zwischenablage
+trag "{q}" in die Zwischenablage ein
tua "{q}" in d'Zwischenablag
""",
)
LINK = Phrases(
    en="""
+open the [link|url|address|page] [in|on|from] [the|my] clipboard
+open what i copied
+go to the [address|link|page] i [just|] copied
open clipboard link
!+visit the link i copied
i copied [a link|an url], open it
[can|could] you open the copied link?
there's [a link|an address|a url] on my clipboard, [open it|go there|load it]
+open the copied [url|address|page|website]
+[load|visit] the [url|address|page] [on|from] [the|my] clipboard
+follow the link i [just|] copied
+take me to the [address|url|page] on [the|my] clipboard
open clipboard [url|address]
the url i copied, open it [in the browser|]
[i want|i'd like] to [visit|see] the [page|link] i copied
paste and go
just copied a [link|url], please open it
+browse to the copied [address|link]
clipboard link in [the|a] browser [tab|]
would you open the website i copied?
+use the link i copied
the page behind the link i copied [please|]
!that link in my clipboard should be opened
!+surf to the address in my clipboard
!+bring up the copied url
+pull up the page i copied
the clipboard has a [link|url], [launch|load] it
i've got a link copied, show me the page
[wanna|want to] see where the copied link leads
could you check out the link i copied?
+launch the copied [link|url] in [the|my] browser
what i copied is a web address, go there
browser please, with the copied [link|url]
copied url, [open|load] [pls|please]
somebody sent me a link, i copied it, open it
the site from my clipboard, [open|show] it
copied link
copied link please
open copied link
open the copied link now
link from clipboard
link on the clipboard, open
clipboard link
clipboard url, open it
clipboard to browser
clipboard address in the browser
url on my clipboard: go
goto clipboard
go where my clipboard points
xdg-open the clipboard
xdg-open what i copied
browser with the copied address
new tab with the copied link
in a new tab, the link i copied
paste it in the address bar and go
the website in my clipboard please
the site i copied the address of
the address i copied, load that
the link in the clipboard, show me the page
that page whose link i copied
my clipboard holds a url, open it
my clipboard has a web address, take me there
what's behind the link i copied? open it
where does the link in my clipboard lead? open it
i've copied a website, please show it
i've got a url on the clipboard, open it
i copied the address of a page, go to it
i copied something from chat, it's a link, open it
i have a link copied and want to see the page
i want the copied link opened
i want to go to the link on my clipboard
i'd like to look at the page i copied the link to
i need the page from my clipboard
i was sent a url and copied it, bring it up
i can't click it so i copied the link, open it for me
could the link i copied be opened
could you load the address i copied
could you take me to the page i copied
can i see the website i copied
can we go to the link on the clipboard
will you open the url i copied
would you follow the link on my clipboard
would you take the copied link and open it
don't print the clipboard, open the link that's on it
let's see the page i copied
let's visit the copied website
+open up the website whose address i copied
+open it from the clipboard, it's a link
+call up the url on the clipboard
+read the clipboard and open the link
+send the copied link to the browser
+show the page from my clipboard
+show me the website i copied
+check the page i copied the link of
+fetch the copied link in the browser
""",
    de="""
+öffne [den Link|die Adresse|die URL|die Seite] [in|aus] der Zwischenablage
+öffne, was ich kopiert hab
+geh auf [die Adresse, die|den Link, den] ich kopiert hab
Link aus der Zwischenablage öffnen
!+besuch den kopierten Link
ich hab einen Link kopiert, öffne ihn
kannst du den kopierten Link öffnen?
+ruf [den kopierten Link|die kopierte Adresse|die kopierte URL] auf
+mach [den Link|die Seite|die URL] [aus|in] der Zwischenablage auf
kopierten Link [öffnen|aufmachen|aufrufen]
kopierte [Adresse|URL|Seite] [öffnen|aufrufen|im Browser öffnen]
in der Zwischenablage [ist|liegt] ein Link, [öffne ihn|mach den auf|geh da hin]
hab [gerade|grad|eben] [einen|nen] Link kopiert, mach [den|ihn] [mal|bitte|] auf
hab [eine URL|eine Adresse] kopiert, ruf sie [mal|] auf
der Link, den ich kopiert hab: [öffnen|aufmachen]
ich will auf die Seite, die ich kopiert hab
bring mich zum kopierten Link
+folg dem [kopierten Link|Link in der Zwischenablage]
URL aus [dem Clipboard|der Zwischenablage] öffnen
magst den [kopierten Link|Link aus der Zwischenablage] aufmachen?
+lad die Seite aus der Zwischenablage
einfügen und [öffnen|aufrufen]
moch ma den kopierten Link auf
!den Link, der kopiert ist, im Browser zeigen
!+surf zur kopierten Adresse
!Zwischenablage im Browser öffnen
+starte den kopierten Link im Browser
wohin führt der kopierte Link? [mach|ruf] ihn auf
in meiner Zwischenablage ist eine [URL|Adresse], lad die [mal|]
würdest du den kopierten Link [aufrufen|anklicken]?
was ich kopiert hab, ist eine Webadresse, geh [da|] hin
Browser auf, und zwar mit dem kopierten Link
mir hat wer einen Link geschickt, hab ihn kopiert, öffne ihn
die kopierte Webseite [bitte|] [laden|öffnen|anzeigen]
+klick den kopierten Link an
will sehen, was hinter dem kopierten Link steckt
ich möcht die kopierte Adresse besuchen
chasch de kopierti Link uftue?
kopierter Link
kopierter Link bitte
kopierten Link jetzt aufmachen
Link aus Zwischenablage
Link in der Zwischenablage, öffnen
Zwischenablage-Link
URL in der Zwischenablage, mach auf
Zwischenablage in den Browser
Adresse aus der Zwischenablage im Browser
zur Adresse in der Zwischenablage
xdg-open mit dem Kopierten
Browser mit der kopierten Adresse
neuer Tab mit dem kopierten Link
in einem neuen Tab den Link, den ich kopiert hab
in die Adresszeile einfügen und los
die Webseite aus meiner Zwischenablage bitte
die Seite, deren Adresse ich kopiert hab
die Adresse, die ich kopiert hab, laden
der Link in der Zwischenablage, zeig mir die Seite
meine Zwischenablage enthält eine URL, öffne die
meine Zwischenablage hat eine Webadresse, bring mich hin
was steckt hinter dem Link, den ich kopiert hab? mach auf
wo geht der Link in der Zwischenablage hin? aufmachen
ich hab eine Webseite kopiert, zeig sie
ich hab eine URL in der Zwischenablage, aufmachen
ich hab die Adresse einer Seite kopiert, geh hin
ich hab was ausm Chat kopiert, ist ein Link, mach auf
ich hab einen Link kopiert und will die Seite sehen
ich will den kopierten Link geöffnet haben
ich will zum Link in der Zwischenablage
ich würd gern die Seite sehen, deren Link ich kopiert hab
ich brauch die Seite aus meiner Zwischenablage
ich kann den Link nicht anklicken, hab ihn kopiert, öffne du ihn
könnte man den kopierten Link öffnen
könntest du die kopierte Adresse laden
könntest du mich auf die kopierte Seite bringen
kann ich die kopierte Webseite sehen
gehen wir auf den Link in der Zwischenablage
machst du die URL auf, die ich kopiert hab
würdest du dem Link in der Zwischenablage folgen
würdest du den kopierten Link nehmen und öffnen
nicht vorlesen, sondern öffnen: der Link in der Zwischenablage
schauen wir uns die kopierte Seite an
besuchen wir die kopierte Webseite
+öffne die Webseite, deren Adresse ich kopiert hab
+lies die Zwischenablage und öffne den Link
+schick den kopierten Link an den Browser
+zeig die Seite aus der Zwischenablage
+zeig mir die Webseite, die ich kopiert hab
+hol die kopierte Seite in den Browser
+steuer die kopierte Adresse an
+navigier zum kopierten Link
Seite zum kopierten Link
dem kopierten Link nach
den Link hab ich schon kopiert, musst ihn nur öffnen
de Link, den i kopiert hob, aufmacha
""",
)
SAVE = Phrases(
    en="""
+[save|write|put] the clipboard [to|in|into] [the file|] {f}
+save what i copied [as|in|to] {f}
+paste the clipboard into a [new|] file [called|named] {f}
clipboard to {f}
!+store the contents of the clipboard in {f}
make a file {f} with what's on my clipboard
+[dump|store|keep] the clipboard [as|in] {f}
clipboard > {f}
+create {f} [from|out of] [the|my] clipboard
+turn my clipboard into [a file called|] {f}
what i copied should [go into|be saved as] {f}
i [need|want] what i copied [as|in] {f}
[can|could] you [save|put|store] what i copied [as|in] {f}?
copied something, [save it as|put it in] {f}
new file {f} from clipboard
paste [what i copied|the clipboard] into {f}
{f} with the [clipboard contents|copied text]
the copied [text|stuff] as {f} [please|]
before it's gone, save the clipboard [to|as] {f}
+export [the|my] clipboard to {f}
save clipboard {f}
!my clipboard as a file: {f}
!+back up the clipboard to {f}
!{f} should hold what i copied
could do with what i copied saved as {f}
i don't want to lose what i copied, [save|put] it in {f}
+write out what i copied to {f}
wl-paste > {f}
the clipboard should end up in {f}
it would be good to have the clipboard in {f}
+drop what i copied into a file {f}
would you save my clipboard [as|to] {f}?
{f}: put the clipboard in there
whatever is on my clipboard, [save|keep] it as {f}
clipboard into a new file, name {f}
{f} <- clipboard
{f} = clipboard
{f} from clipboard
{f} from what i copied
{f} please, with my clipboard in it
{f} should contain the clipboard
{f} should be made of what i copied
{f}, content: clipboard
clipboard as {f}
clipboard -> {f}
clipboard, save as {f}
clipboard contents to {f} please
copied text into {f}
copied text, new file {f}
pbpaste > {f}
xclip -o > {f}
paste > {f}
paste to {f}
paste into a file, {f}
file {f} with the clipboard
file {f}, the content is what i copied
new text file {f}, paste the clipboard in
new document {f} from my clipboard
save as {f}: the clipboard
save it from the clipboard to {f}
the clipboard in a file named {f}
the clipboard belongs in {f}
the text i copied goes into {f}
the thing i copied must be saved in {f}
what's in my clipboard goes to {f}
what's on the clipboard, save that in {f}
my clipboard should be kept as {f}
i copied a paragraph, {f} is where it goes
i copied something important, save it to {f}
i'd like my clipboard saved to {f}
i'd like {f} to hold the clipboard
i want {f} made from the clipboard
i want a file {f} out of the copied text
i'm about to copy something else, save the clipboard to {f} first
i need the clipboard on disk as {f}
i don't have an editor open, paste the clipboard to {f}
could my clipboard become a file {f}
could you paste what i copied into {f}
could you make {f} from my clipboard
can i have the clipboard saved as {f}
can you turn the clipboard into {f}
can the copied text be saved as {f}
would you write what i copied to {f}
would you mind putting the clipboard in {f}
let's save what i copied as {f}
let's have the clipboard in {f}
make {f} and paste my clipboard there
so i don't lose it, clipboard to {f}
+archive the clipboard in {f}
+preserve what i copied in {f}
+take what's on the clipboard and save it as {f}
+use the clipboard as the content of {f}
+stick the clipboard in {f}
+read the clipboard and write it to {f}
+file the clipboard as {f}
""",
    de="""
+[speicher|schreib] die Zwischenablage in [die Datei|] {f}
+speicher das Kopierte [als|in] {f}
+füg die Zwischenablage in eine [neue|] Datei {f} ein
Zwischenablage nach {f} [speichern|]
!+leg den Inhalt der Zwischenablage in {f} ab
mach eine Datei {f} mit dem Inhalt der Zwischenablage
Zwischenablage > {f}
+sicher die Zwischenablage [in|als] {f}
+pack [das Kopierte|was ich kopiert hab|den kopierten Text] in {f}
+mach [aus der Zwischenablage|aus dem Kopierten] die Datei {f}
+erstell {f} mit dem Inhalt der Zwischenablage
das Kopierte [bitte|] [als|in] {f} [speichern|ablegen|sichern]
Zwischenablage als {f} [speichern|sichern|ablegen]
[kannst|könntest] du [die Zwischenablage|das Kopierte] [in|als] {f} speichern?
ich [will|brauch] den kopierten Text [in|als] {f}
hab was kopiert, [speicher's|sicher's] [als|in] {f}
{f} mit dem [Inhalt der Zwischenablage|kopierten Text] [anlegen|erstellen|]
neue Datei {f} aus der Zwischenablage
was in der Zwischenablage [ist|steht], soll in {f}
der kopierte Text gehört in {f}
kopierten Text nach {f} [schreiben|]
bevor's weg ist: Zwischenablage in {f} sichern
magst die Zwischenablage in {f} speichern?
Clipboard in {f} speichern
!meine Zwischenablage als Datei {f}
!+halt das Kopierte in {f} fest
!{f} soll das enthalten, was ich kopiert hab
ich will das Kopierte nicht verlieren, [speicher|sicher] es in {f}
+tu die Zwischenablage in [eine Datei|] {f}
wl-paste > {f}
die Zwischenablage hätt ich gern als {f}
was auch immer kopiert ist, speicher es [als|in] {f}
würdest du das Kopierte in {f} ablegen?
{f}: da kommt die Zwischenablage rein
Zwischenablage in eine neue Datei, Name {f}
wär gut, die Zwischenablage in {f} zu haben
+exportier die Zwischenablage [als|nach] {f}
pack ma die Zwischenablag in {f}
ich hab einen Text kopiert, der soll [in|als] {f} gespeichert werden
{f} <- Zwischenablage
{f} = Zwischenablage
{f} aus der Zwischenablage
{f} aus dem Kopierten
{f} bitte, mit der Zwischenablage drin
{f} soll die Zwischenablage enthalten
{f} soll aus dem Kopierten entstehen
{f}, Inhalt: Zwischenablage
Zwischenablage -> {f}
Zwischenablage, speichern als {f}
Zwischenablageninhalt nach {f} bitte
kopierter Text in {f}
kopierter Text, neue Datei {f}
pbpaste > {f}
xclip -o > {f}
einfügen > {f}
in eine Datei einfügen, {f}
Datei {f} mit der Zwischenablage
Datei {f}, Inhalt ist das Kopierte
neue Textdatei {f}, Zwischenablage reinkopieren
neues Dokument {f} aus meiner Zwischenablage
als {f} speichern: die Zwischenablage
die Zwischenablage in eine Datei namens {f}
die Zwischenablage gehört in {f}
der Text, den ich kopiert hab, kommt in {f}
das Kopierte muss in {f} gespeichert werden
was in meiner Zwischenablage liegt, kommt nach {f}
was ich kopiert hab, das speicher in {f}
ich hab einen Absatz kopiert, der kommt in {f}
ich hab was Wichtiges kopiert, sicher es in {f}
ich hätte gern das Kopierte als {f}
ich hätte gern {f} mit dem Kopierten drin
ich will {f} aus der Zwischenablage machen
ich will eine Datei {f} aus dem kopierten Text
ich kopier gleich was anderes, vorher die Zwischenablage in {f} speichern
ich brauch die Zwischenablage auf der Platte als {f}
ich hab keinen Editor offen, füg die Zwischenablage in {f} ein
könnte aus der Zwischenablage eine Datei {f} werden
könntest du das Kopierte in {f} einfügen
könntest du aus der Zwischenablage {f} machen
kann ich die Zwischenablage als {f} gespeichert haben
kannst du den kopierten Text als {f} ablegen
lässt sich das Kopierte als {f} speichern
würdest du das, was ich kopiert hab, in {f} schreiben
würdest du die Zwischenablage als {f} sichern
speichern wir das Kopierte als {f}
leg {f} an und füg die Zwischenablage ein
damit's nicht weg ist, Zwischenablage in {f}
+archivier die Zwischenablage in {f}
+nimm die Zwischenablage und speicher sie als {f}
+nimm das Kopierte als Inhalt von {f}
+lies die Zwischenablage und schreib sie in {f}
+bewahr das Kopierte in {f} auf
+hau das Kopierte in {f}
+wirf die Zwischenablage in {f}
hob wos kopiert, speicher's in {f}
""",
)
