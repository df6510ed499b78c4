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
pbpaste
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
copied text?
copied?
clip?
cb?
pb?
^v would give?
"+p
getclip
get-clipboard
win32yank -o
cliphist, newest entry
my copied bit, what was it again
my copied words, please
my last copy
the last copy
last copy?
last ctrl c?
paste buffer?
paste buffer contents
paste preview
preview of what i'd paste
clipboard status
clipboard text
clipboard, aloud please
clipboard out loud
clipboard: empty or not?
is it still copied
is that text still copied
is my copy still there
was that copied just now, or what's on the clipboard
did ctrl c take
did that copy ok, what's on it
what'd i copy
what'd i just copy
whit did a copy
what on earth did i copy
what's under ctrl v
what's behind ctrl v at the moment
what lies on the clipboard
what lies ready for pasting
what does the clipboard say
what does the clipboard hold
what would come out if i pasted now
which words did i copy
which link or text did i copy, no idea
if i paste now, what appears
in case i paste: what would it be
tell me what i copied
tell me the copied text
tell me my clipboard
read me my clipboard, i can't see it
text on the clipboard, please show
forgot my clipboard, what is it
forgotten what i copied
my memory's like a sieve, what did i copy
can't recall copying anything, is there something on the clipboard
curious what's on the clipboard
kindly read the clipboard
show copied text
+output what i copied
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
pbpaste
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
kopierter Text?
kopiert?
Clip?
Clipboard?
Zwischenspeicher?
Zwischenablage, laut
Zwischenablage vorlesen, bitte laut
Zwischenablage: leer oder nicht?
Zwischenablage zeigen, danke
Zwischenablagenstatus
get-clipboard
getclip
win32yank -o
cliphist, neuester Eintrag
Strg V wäre was?
Strg+V liefert was?
Einfügevorschau
Vorschau aufs Einfügen
mein kopierter Text, wie war der noch
mein letztes Kopiertes
meine letzte Kopie im Zwischenspeicher
was ist kopiert
was ist grad kopiert
was ist derzeit kopiert
was war das Kopierte
was verbirgt sich in der Zwischenablage
was sagt die Zwischenablage
was gibt die Zwischenablage her
was hält die Zwischenablage bereit
was kommt, wenn ich einfüge
was käme raus, wenn ich jetzt einfüge
was zum Teufel hab ich kopiert
was hatte ich kopiert
was hatte ich noch mal kopiert
was hab ich da in der Ablage zum Einfügen
was für ein Text ist kopiert
welche Worte hab ich kopiert
welcher Text würde eingefügt
wenn ich jetzt einfüge, was kommt da
wie lautet der kopierte Text
wie lautet die Zwischenablage
ist das noch kopiert
ist der Text noch kopiert
ist meine Kopie noch in der Zwischenablage
hat Strg C gegriffen, was ist drin
ging das Kopieren, was steht drin
sag mir das Kopierte
sag mir meine Zwischenablage
sag, was kopiert ist
Gedächtnis wie ein Sieb: was hab ich kopiert
vergessen, was ich kopiert hab
weiß nimmer, was ich kopiert hab
bin neugierig, was in der Zwischenablage ist
kopiert hab ich irgendwas, aber was
hob i wos kopiert
wat is in de Twüschenaflaag
wat hab ick kopiert
was han i kopiert
+gib den kopierten Text aus
+les mir das Kopierte vor
+hol raus, was in der Zwischenablage ist
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
{t} onto the clipboard
{t} for the clipboard
{t}, copied please
{t} <- copy that
{t} > clipboard
{t} (clipboard)
clipboard gets {t}
clipboard shall be {t}
clipboard content should be {t}
clip this: {t}
clip that for me: {t}
copy for me: {t}
copy it letter by letter: {t}
copy that: {t}
copying please: {t}
pasteboard: {t}
pasteboard = {t}
paste buffer: {t}
copy buffer: {t}
copy buffer gets "{q}"
echo "{q}" to clipboard
echo "{q}" to wl-copy
set-clipboard "{q}"
setclip "{q}"
"+y "{q}"
"{q}" on ctrl v please
"{q}" under ctrl v please
"{q}" should come out when i paste
"{q}" shall come out on ctrl v
"{q}", to be pasted
"{q}" for pasting
"{q}" in the clipboard, cheers
"{q}" ready for ctrl v
"{q}" needs copying
"{q}" wants copying
when i paste i want "{q}"
when i press ctrl v it should write "{q}"
next time i paste, it should be "{q}"
with ctrl v i'd like to get "{q}"
here's what to copy: {t}
here's a text for my clipboard: {t}
this on my clipboard: {t}
this goes on the clipboard: {t}
this should be on the clipboard: {t}
i'd like this on my clipboard: {t}
i'd love "{q}" on the clipboard
i'll need "{q}" for pasting
i'm gonna paste "{q}" a lot, copy it
my hands hurt, copy "{q}" so i needn't type it
for a form: "{q}" on the clipboard
for an email: "{q}" to the clipboard
chat wants "{q}", clipboard please
save me typing, copy "{q}"
spare me the typing: "{q}" to the clipboard
have you got a clipboard? put "{q}" on it
mind copying "{q}"
mind putting "{q}" on my clipboard
+clip "{q}"
+pop "{q}" on the clipboard
+stash "{q}" in the clipboard
+have "{q}" on the clipboard
+prepare "{q}" for pasting
+let ctrl v give me "{q}"
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
{t} für die Zwischenablage
{t}, bitte kopieren
{t} <- kopieren
{t} > Zwischenablage
{t} (Zwischenablage)
Zwischenablage kriegt {t}
Zwischenablage <- {t}
Zwischenablage, neuer Text: {t}
Zwischenablage mit {t} füllen
Zwischenspeicher: {t}
Zwischenspeicher = {t}
Clipboard = {t}
Clip: {t}
kopier mir das: {t}
kopier mir Folgendes: {t}
kopier das Buchstabe für Buchstabe: {t}
kopieren bitte: {t}
bitte kopieren: {t}
einmal kopieren: {t}
set-clipboard "{q}"
setclip "{q}"
echo "{q}" in wl-copy
echo "{q}" ins Clipboard
"{q}" auf Strg V bitte
"{q}" auf Strg+V legen
"{q}" soll rauskommen, wenn ich einfüge
"{q}" möcht ich mit Strg V einfügen
"{q}", zum Einfügen
"{q}" bereit für Strg V
"{q}" gehört kopiert
"{q}" kopieren bitte
"{q}" kopieren, danke
"{q}" in die Zwischenablage, danke
"{q}" kommt in die Zwischenablage
wenn ich einfüge, will ich "{q}"
wenn ich Strg V drück, soll "{q}" kommen
beim nächsten Einfügen soll "{q}" kommen
mit Strg V will ich "{q}" kriegen
das ist zu kopieren: {t}
hier ein Text für die Zwischenablage: {t}
das in meine Zwischenablage: {t}
das kommt in die Zwischenablage: {t}
das hätt ich gern in der Zwischenablage: {t}
das soll in der Zwischenablage liegen: {t}
dieser Text in die Zwischenablage: {t}
ich brauch "{q}" gleich zum Einfügen
ich füg gleich oft "{q}" ein, kopier das
mir tun die Finger weh, kopier "{q}", dann muss ich's nicht tippen
für ein Formular: "{q}" in die Zwischenablage
für eine Mail: "{q}" in die Zwischenablage
im Chat brauch ich "{q}", Zwischenablage bitte
erspar mir das Tippen: "{q}" in die Zwischenablage
hast eine Zwischenablage? tu "{q}" rein
wärs dir recht, "{q}" zu kopieren
kopierst du mir "{q}"
kopierst du "{q}" in die Zwischenablage
legst du mir "{q}" in die Zwischenablage
+bereite "{q}" zum Einfügen vor
+sorg dafür, dass "{q}" in der Zwischenablage ist
kopia "{q}" in d'Zwischenoblog
legg "{q}" in de Twüschenaflaag
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
clipboard, it's a link, open
clipboard = url, open it
clipboard holds a link. go
copied a web address, browse it
copied an address. off to it
copied page please
copied site, show
copied something with https, open it
copied www thing, load it
copied url -> browser
copied url in a tab
copied link in firefox please
ctrl l, ctrl v, enter
firefox with what's on the clipboard
curl no, browser yes: the link i copied
website from the clipboard
webpage from the clipboard please
site on my clipboard
page i copied
page for the copied link
url i just copied, open
url i copied a minute ago, go there
link i've copied
link i copied, open
link's copied, just open it
link's on the clipboard, off we go there
the link's copied already, would you open it
the thing on my clipboard is a link, open that
the address on my clipboard, go there
the link's sitting on my clipboard, open it
the url from my clipboard in the browser
there's a link copied
there's a url copied, visit it
there's a website on my clipboard
have a look at the page i copied
have the copied link open in the browser
where would the copied link take me? go
what website did i copy? open it
which page is behind the copied link? show
my mate sent me a link, it's copied, open
got a link on the clipboard
got a page copied, load it up
got an address copied, off to it
i fancy a look at the copied page
i'm too lazy to paste the url, open it
i needn't paste it, do i? open the copied link
i've copied a link
i've the link copied, go to it
save me the pasting, open the link i copied
would you be a dear and open the copied link
let me go to the link i copied
please visit what i copied, it's a url
clicking won't work, it's copied, open the link
use my clipboard as the address and go
the copied link wants opening
+point the browser at what i copied
+point my browser at the clipboard
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
Zwischenablage ist ein Link, öffnen
Zwischenablage = URL, aufmachen
Zwischenablage ansurfen
Zwischenablage aufrufen, ist eine URL
hab eine Webadresse kopiert, ansurfen
hab eine Adresse kopiert. hin da
hab was mit https kopiert, mach auf
hab den Link kopiert
kopierte Seite bitte
kopierte Seite, zeigen
kopierte Website anzeigen
kopierte URL -> Browser
kopierte URL in einen Tab
kopierten Link in firefox bitte
kopierten Link ansehen
kopierten Link besuchen
kopiertes www-Ding laden
Strg L, Strg V, Enter
firefox mit dem, was in der Zwischenablage ist
Webseite aus der Zwischenablage
Website aus der Zwischenablage bitte
Seite aus der Zwischenablage aufrufen
Internetseite zum kopierten Link
URL von vorhin ist kopiert, mach sie auf
URL kopiert, bitte hin
Link hab ich kopiert, öffnen
Link ist kopiert, nur noch öffnen
Link liegt in der Zwischenablage, auf geht's
der Link ist schon kopiert, machst du ihn auf
das in der Zwischenablage ist ein Link, öffne den
die Adresse in der Zwischenablage, geh dahin
die URL aus meiner Zwischenablage in den Browser
da ist ein Link kopiert
da liegt eine URL in der Zwischenablage, besuch die
da ist eine Webseite in meiner Zwischenablage
wo würd mich der kopierte Link hinbringen? los
welche Webseite hab ich kopiert? öffne sie
welche Seite steckt hinterm kopierten Link? zeigen
ein Freund hat mir einen Link geschickt, ist kopiert, öffnen
ich hab keine Lust, die URL einzufügen, öffne sie
ich hab eine Seite kopiert, lad die mal
ich hab eine Adresse kopiert, da will ich hin
ich schau mir gern die kopierte Seite an
ich möcht auf die kopierte URL
erspar mir das Einfügen, öffne den kopierten Link
sei so lieb und öffne den kopierten Link
lass mich zum kopierten Link
bitte besuch, was ich kopiert hab, ist eine URL
Anklicken geht nicht, ist kopiert, mach den Link auf
nimm die Zwischenablage als Adresse und los
der kopierte Link gehört aufgemacht
den Link ausm Clipboard bitte
Clipboard-Link auf
auf zur kopierten Seite
auf zum kopierten Link
hin zum Link, den ich kopiert hab
mach den Link ausm Zwischenspeicher auf
mok den kopeerten Link op
kopierter Link, mach uf
+ruf auf, was ich kopiert hab
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
{f} gets what i copied
{f} gets the clipboard
{f} out of the copied text
{f} holding the clipboard please
{f}: clipboard contents
{f}, paste the clipboard in it
{f} is where the clipboard goes
{f} is where i want what i copied
clip > {f}
cb > {f}
ctrl v into {f}
ctrl v as a new file {f}
get-clipboard > {f}
my copied text, file {f}
my copied stuff in {f} please
my clipboard goes into {f}
my clipboard, stored as {f}
copied paragraph to {f}
copied words, save as {f}
copied, now save it to {f}
copied bit goes in {f}
copied it, now it has to get into {f}
copied code into {f}
just copied some code, {f} it goes into
just copied a recipe, into {f} with it
save copied text as {f}
save it, what i copied, as {f}
save what's on ctrl v as {f}
file {f} out of the clipboard
file {f} from the copied text
file: {f}, text: clipboard
new {f} from what i copied
new note {f}, content from the clipboard
a file called {f} out of my clipboard
a file {f} with the pasted clipboard
a wee file {f} with what i copied
text from the clipboard in {f}
text from clipboard -> {f}
i copied a thing, keep it in {f}
i copied it all, now {f} should have it
i've a long text on the clipboard, save it as {f}
i've copied the text, you make {f} of it
i'll lose it otherwise, clipboard into {f}
i'll reboot in a minute, clipboard into {f} please
don't let me lose the clipboard, {f}
rescue the clipboard into {f}
what the clipboard says should be in {f}
what i copied wants saving, {f}
what i copied is to be the file {f}
where's my clipboard going? into {f}
would love the clipboard as {f}
see that what i copied ends up in {f}
for later: clipboard in {f}
to keep it: clipboard in {f}
+persist the clipboard to {f}
+flush the clipboard to {f}
+pour the clipboard into {f}
+record what i copied in {f}
+commit the clipboard to {f}
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
{f} kriegt das Kopierte
{f} kriegt die Zwischenablage
{f} bekommt, was ich kopiert hab
{f}: Inhalt der Zwischenablage
{f}, Zwischenablage da rein
{f}, da soll das Kopierte hin
{f} anlegen, Inhalt: das Kopierte
Clip > {f}
Clipboard > {f}
Clipboard als {f} sichern
Strg V in {f}
Strg V als neue Datei {f}
get-clipboard > {f}
mein kopierter Text, Datei {f}
mein Kopiertes bitte in {f}
meine Zwischenablage, abgelegt als {f}
meine Zwischenablage nach {f}
kopierter Absatz in {f}
kopierter Code in {f}
kopiertes Rezept in {f}
kopiert, jetzt in {f} speichern
kopiert ist es, jetzt muss es in {f}
hab grad Code kopiert, ab in {f}
hab grad ein Rezept kopiert, das kommt in {f}
speicher ab, was ich kopiert hab, als {f}
speicher, was auf Strg V liegt, als {f}
Datei {f} aus dem Kopierten
Datei {f} aus der Zwischenablage
Datei: {f}, Text: Zwischenablage
neue Notiz {f}, Inhalt aus der Zwischenablage
neues {f} aus dem Kopierten
eine Datei namens {f} aus meiner Zwischenablage
eine Datei {f} mit der Zwischenablage drin
ein File {f} mit dem, was ich kopiert hab
Text aus der Zwischenablage in {f}
Text aus Zwischenablage -> {f}
ich hab was kopiert, heb es in {f} auf
ich hab alles kopiert, jetzt soll es {f} haben
ich hab einen langen Text in der Zwischenablage, mach {f} draus
ich hab den Text kopiert, mach du {f} draus
sonst verlier ich's, Zwischenablage in {f}
ich fahr gleich runter, vorher die Zwischenablage in {f}
rette die Zwischenablage in {f}
was die Zwischenablage sagt, soll in {f} stehen
was kopiert ist, soll als {f} gespeichert sein
was ich kopiert hab, soll die Datei {f} werden
wohin mit der Zwischenablage? in {f}
das Kopierte hätt ich gern in {f}
das Kopierte nach {f} retten
das Kopierte wird {f}
sorg dafür, dass das Kopierte in {f} landet
für später: Zwischenablage in {f}
zum Aufheben: Zwischenablage in {f}
Zwischenablage abspeichern, Name {f}
Zwischenablage auf die Platte, {f}
Zwischenablage landet in {f}
+kipp die Zwischenablage in {f}
+schieb das Kopierte in {f}
+verewig das Kopierte in {f}
+stell die Zwischenablage in {f}
""",
)
