"""How people ask for a page of the web: by the site's name, by its address, by neither."""

from training.phrases import Phrases

SITE = Phrases(
    en="""
+open {s}
+open {s}
{s}
{s} [please|pls]
+open [the|] {s} [website|page|site|homepage]
+go to {s}
+[go|head|navigate|surf|browse] [over|] to [the|] {s} [website|page|site|]
+take me to {s}
+[visit|access] {s}
+[open|load|show] {s} in [my|the|a new] [browser|browser tab|tab]
[can|could] you open {s} [for me|in the browser|]?
i [want|need|wanna go] to {s}
i'd like to [see|visit|go to] {s}
!+bring up {s}
+pull up {s}
show me {s}
[what's new on|check|let me check] {s}
{s} [in the browser|website|homepage|.com page]
[let's|lets] [go to|open|check] {s}
!would you go to {s} for me
[website|site]: {s}
a bit of {s} now
i need to look something up on {s}[, open it|]
+get me to {s}
[bored|lunch break|coffee time], open {s}
!+load {s}
the {s} page [please|]
how about {s}
would you mind opening {s}?
+fire up {s} in the browser
+hop [over|] to {s}
+jump to [the|] {s} [homepage|page|website]
+send me [over|off|] to {s}
{s} tab please
new tab: {s}
off to {s}
feel like browsing {s}
gotta check {s} [real quick|]
haven't been on {s} today, [open it|take me there]
{s}, in a [new|fresh|separate] tab
is it possible to get {s} [open|on screen]?
my [girlfriend|boss|brother] says there is something new on {s}, open it
would like {s} open next
i don't know the address of {s}, just open it
the website of {s}, can you open?
+point [my|the] browser [at|to] {s}
lemme see {s}
procrastination time: {s}
!{s} should be opened
!any chance to see {s}?
!let's have {s} on the screen
!wanna browse {s} for a while
+whisk me [over|off] to {s}
+summon {s} in the browser
+boot {s} up in a tab
could do with [some|a bit of] {s} right now
craving some {s}, [open it|go there]
i want {s} in my browser
+type {s} into the [address bar|url bar]
let's see what's [up|happening|going on] on {s}
is {s} [up|online|loading]? open it and see
i have to [post|upload|order|read] something on {s}
would you be so kind and open {s}?
i forgot to check {s}, [open it|take me there]
[quick|short] visit to {s}
+get the browser to show {s}
[bookmark|favourite|favorite]: {s}
my [break|shift|lesson] is over there, so {s} please
the [front page|start page|landing page] of {s}
might as well [open|look at] {s}
""",
    de="""
+öffne {s}
+öffne {s}
{s}
{s} [bitte|]
+öffne [die|] {s} [Webseite|Seite|Website|Startseite]
+[geh|gehe] [mal|bitte|] [auf|zu] {s}
+mach [mal|bitte|mir|] {s} auf
+ruf [mal|bitte|] {s} auf
{s} [öffnen|aufrufen|aufmachen]
+[öffne|lade|zeig] {s} im [Browser|neuen Tab]
[kannst|könntest] du [mir|mal|bitte|] {s} [öffnen|aufmachen|aufrufen]?
ich [will|möchte|muss|mag] [mal|] [auf|zu] {s}
ich [würde gern|möchte] [auf|] {s} [schauen|gehen|was nachsehen]
!+[besuch|besuche] {s}
bring mich [zu|auf] {s}
zeig mir [mal|] {s}
[schau|guck] mal [auf|bei] {s}
{s} [im Browser|Webseite|Homepage|Seite]
[lass|lass uns] [mal|] [auf|zu] {s} [gehen|schauen]
!würdest du {s} für mich öffnen
[Webseite|Seite]: {s}
[mir ist langweilig|ich brauch ne Pause|mir ist fad], mach {s} auf
ich muss [was|etwas] auf {s} nachschauen
surf [mal|] [auf|zu] {s}
!navigier [mal|] zu {s}
moch {s} auf
die Seite von {s} [bitte|öffnen]
wie wär's mit {s}?
magst [du|] [mir|] [mal|] {s} [aufmachen|öffnen]?
{s} [wäre|wär] [jetzt|] [nett|super|fein]
ab [zu|auf] {s}
+steuer [mal|] {s} an
neuer Tab mit {s}
[einen|nen] Tab mit {s}, bitte
{s} gehört aufgemacht
i mecht auf {s}
war heut noch nicht auf {s}, mach das mal auf
geh ma auf {s}
+hol mir [mal|] {s} [auf den Schirm|in den Browser]
kannst mir {s} aufmachen?
will [kurz|mal|] {s} checken
ich [hätt|hätte] gern {s} offen
möchte bei {s} vorbeischauen
Mittagspause, {s} bitte
die Adresse von {s} weiß ich nicht [auswendig|mehr], mach einfach auf
wärst du so nett und öffnest {s}
schick mich auf {s}
Browser: {s}
{s} [ansteuern|ansurfen|besuchen|laden]
!auf {s} würd ich gern stöbern
!Lust auf {s}
!{s} bräucht ich kurz
!lass mal bei {s} reinschauen
+schmeiß [mal|] {s} im Browser an
+bring [mal|] {s} auf den [Schirm|Bildschirm]
+tipp [mal|] {s} in die Adresszeile
ich brauch [jetzt|mal|] [a bissl|ein bisschen|etwas] {s}
könnt ich [mal|bitte|] {s} [haben|sehen|offen haben]?
was [gibt's|läuft|tut sich] [grad|heute|] auf {s}?, mach auf
muss auf {s} was [posten|hochladen|bestellen|nachlesen]
{s} [bitte|] im Browser [laden|zeigen|auf]
es wär [lieb|super], wenn du {s} [aufmachst|öffnest]
[hüpf|spring|husch] [mal|] [rüber|] [zu|auf] {s}
[kurzer|schneller] Blick auf {s}
den Browser mit {s} [bitte|öffnen]
hab vergessen, auf {s} zu schauen, mach's auf
+klick dich [mal|] zu {s} durch
tu mal {s} [auf|laden|öffnen]
[Lesezeichen|Favorit]: {s}
ufmache: {s}
gemma auf {s}
{s} will ich [sehen|jetzt|haben]
""",
)
SITE_OF = Phrases(
    en="""
+open the {s} [website|web page|site|homepage]
{s} in the browser
+open {s} in the browser
+open {s} [on the web|web version|in my browser]
{s} [website|web player|web]
+go to the {s} [website|page]
!+visit the {s} [website|page]
i want the {s} website
not the app, the {s} website
{s}, but [in the browser|the web version|as a website]
i'd rather have {s} in [a tab|the browser] [than the app|]
web version of {s} [please|]
[can|could] you [open|load] {s} [as a web page|in a browser tab]?
the web client of {s}
+use the browser for {s}
+open {s} [online|as a website]
{s} webpage
the {s} app is [broken|slow|not working], open the website [instead|]
no need for the program, {s} in the browser will do
online version of {s}
where is the {s} homepage
+load {s} in a [new|] tab
+take me to the {s} site
homepage of {s}
is there a website of {s}? open it
!browser tab with {s} [please|]
!{s} through the browser
!+launch the web edition of {s}
i'd like the browser version of {s}
can i use {s} without [installing it|the app]?
don't [start|launch] the app, go to the {s} site
{s} in [firefox|chrome|a browser window], not the app
+bring up the {s} [web page|homepage]
the page of {s}, please, i don't have it installed
+fetch the {s} [homepage|site] in the browser
[url|web address|link] of {s}, open it
would you open {s} [over|on] the web?
{s}.com or whatever their [site|page] is
[need|want] to log in on the {s} website
{s} website please
{s} on the web please
{s} website, not the app
{s} in a tab
{s} in a browser tab [please|pls]
{s} tab in the browser
{s} as a web page
web {s}
web page of {s}
browser version, {s}
browser: the {s} site
site of {s} please
the official {s} site
the {s} start page
the {s} login page
log in to {s} on their website
i want {s} in the browser
i need {s} as a website
i'd like to use {s} in the browser
i only use {s} in the browser
i don't have the {s} app, open the site
i uninstalled {s}, open the web page
i hate the {s} app, use the website
the app of {s} crashes, so the website please
let me use {s} on the web
let's do {s} in the browser
could i have {s} in the browser
can you get the {s} page up
would you load {s} in a tab
what's the {s} site? go there
how about {s} in the browser
does {s} have a web version? open that
+start {s} in the browser
+start the web version of {s}
+show me the {s} homepage
+pull up the {s} website
+surf to the {s} homepage
+run {s} as a web app
+point the browser at the {s} site
no app, just the {s} page
{s}, but on the web
""",
    de="""
+öffne die {s} [Webseite|Website|Seite|Homepage]
{s} im Browser
+öffne {s} im Browser
+öffne die [Webseite|Seite] von {s}
{s} [Webseite|Website|Web]
+[geh|gehe] auf die {s} [Webseite|Seite]
!+besuche die {s} [Webseite|Seite]
ich will auf die {s} Webseite
nicht die App, [die Webseite|die Website|die Seite] von {s}
{s}, aber im Browser
die Webversion von {s}
{s} als [Webseite|Webapp|Website]
[kannst|könntest] du {s} im Browser [öffnen|aufmachen|laden]?
lieber {s} im Browser als [in der App|das Programm]
die {s} App [spinnt|geht nicht|hängt], mach die Webseite auf
Internetseite von {s}
+mach die Internetseite von {s} auf
+ruf [mal|] die {s} [Seite|Homepage] auf
zur {s} [Webseite|Homepage|Seite]
den Web-Client von {s}
{s} im [Tab|neuen Tab|Webbrowser] [öffnen|aufmachen]
{s} im Web
Startseite von {s}
magst du die Seite von {s} laden?
ohne App: {s} im Browser
!bei {s} nehm ich lieber die Webseite
!{s} [bitte|] übers Web
!Homepage von {s} aufmachen
{s} hab ich nicht installiert, mach die Webseite auf
nicht das Programm starten, die Seite von {s} [bitte|öffnen]
ich [hätt|möcht] {s} gern im Browser
die Browserversion von {s}
+lade die Homepage von {s}
muss mich auf der {s} [Webseite|Seite] [einloggen|anmelden]
{s} online [öffnen|nutzen|verwenden]
würdest du die {s} [Website|Webseite] aufrufen?
+starte {s} im [Browser|Webbrowser|Tab]
{s} im [Firefox|Chrome], nicht die App
d'Seitn vo {s} im Browser
+zeig [mir|] die [Webseite|Internetseite] von {s}
{s} Webseite bitte
{s} im Browser bitte
{s} als Tab
{s} in einem Browsertab
{s} über den Browser
{s} per Browser
{s} Homepage
{s} Startseite
Web-{s}
Webseite {s}
Homepage {s}
Seite von {s} bitte
Browser: {s}-Seite
die offizielle Seite von {s}
die Anmeldeseite von {s}
auf {s} im Browser anmelden
die Webseite, nicht das Programm: {s}
ich brauch {s} als Webseite
ich will {s} im Browser
ich nutz {s} nur im Browser
ich hab die App von {s} gelöscht, öffne die Webseite
ich mag die {s} App nicht, nimm die Webseite
die App von {s} stürzt ab, darum die Webseite
lass mich {s} im Browser benutzen
lass uns {s} im Browser nehmen
könnte ich {s} im Browser haben
kannst du die Webseite von {s} aufrufen
würdest du {s} in einen Tab laden
wie wär's mit {s} im Browser
gibt's {s} auch im Web? dann öffne das
+surf auf die Homepage von {s}
+bring mich zur {s} Webseite
+hol die {s} Seite in den Browser
+steuer die {s} Webseite an
+mach {s} im Browser auf
+nimm für {s} den Browser
keine App, einfach die {s} Seite
statt der App die {s} Webseite
i mecht {s} im Browser
chasch {s} im Browser ufmache
""",
)
ADDRESS = Phrases(
    en="""
+open {u}
+open {u}
{u}
+go to {u}
+[visit|load|browse to|navigate to|head to] {u}
+open [the|] [page|website|site|address|url|link] {u}
+open {u} in [the|my] browser
[can|could] you open {u}?
+take me to {u}
i [want|need] to [visit|see|go to] {u}
!+bring up {u}
show me {u}
[please|] {u} [please|]
[url|link|address]: {u}
+pull up {u} [in the browser|]
[let's|lets] [see|open|check out] {u}
+open this link: {u}
+open this: {u}
my [colleague|friend|mum|teacher] sent me {u}, [open it|open that]
!would you load {u}
[have a look at|check] {u} [in the browser|]
+follow [the|this] link {u}
+point [the|my] browser [at|to] {u}
{u} in a [new|] tab
+start [the|my] browser with {u}
browser: {u}
+fire up {u}
goto {u}
open: {u}
i got this link [in a mail|from a friend]: {u}, [open it|load it]
does {u} work? open it
can i see {u} in the browser
would you mind opening {u}?
{u} should be opened [in the browser|]
i'd like to [browse|look at] {u}
+[jump|hop|surf|scoot] to {u}
someone posted {u}, take me there
+send me to {u}
off to {u}
the page {u} please
i have to check something on {u}
wanna see {u}
the page is at {u}, open it
!tab with {u}
!{u} needs to be on my screen
!+call up {u}
!+get {u} loaded
!next page: {u}
+summon {u}
+type {u} into the [address bar|url bar]
+launch {u} [in the browser|]
could do with {u} in [a tab|the browser]
[click|clicking] [on|] {u}
i want to know if {u} [loads|is up|is online], open it
it's [on|at] {u}, [go there|open that]
i copied this address: {u}, [open|load] it
[ticket|invoice|booking|form] is at {u}, open that
redirect me to {u}
[let me|i'd like to] browse {u}
would you be so kind as to open {u}
[found|saw] {u} [on a flyer|in a video|on twitter], take me there
+display [the page|the site|] {u} in the browser
http {u}
have to fill in something on {u}, open it
next stop {u}
+run the browser on {u}
{u}, open
{u}, please open that
{u} in firefox
{u} -> browser
let me on {u}
let me go to {u}
could we go to {u}
could you get {u} up
would you go to {u}
how about opening {u}
please load {u} for me
here's a link, {u}, open it
try {u} in the browser
i was told to look at {u}, open it
my browser should show {u}
+direct my browser to {u}
+put {u} into the browser
""",
    de="""
+öffne {u}
+öffne {u}
{u}
+[geh|gehe] [mal|bitte|] [auf|zu] {u}
+[besuch|besuche|lade] {u}
+öffne [die|den] [Link|Webseite|Seite|Adresse|URL] {u}
+öffne {u} im Browser
[kannst|könntest] du [mal|bitte|] {u} [öffnen|aufrufen|aufmachen]?
+ruf [mal|bitte|] {u} auf
+mach [mal|bitte|] {u} auf
{u} [öffnen|aufrufen|aufmachen]
ich [will|muss|möchte] [mal|] auf {u}
!bring mich [zu|auf] {u}
zeig mir [mal|] {u}
[URL|Link|Adresse]: {u}
{u} bitte
+öffne [mal|] diesen Link: {u}
[ein Kollege|eine Freundin|die Lehrerin|mein Chef] hat mir {u} geschickt, mach [das|den Link] auf
!würdest du {u} laden
[schau|guck] mal auf {u} [im Browser|]
navigier [mal|] zu {u}
+folg [mal|] [dem|diesem] Link: {u}
+klick [mal|] auf {u}
Browser: {u}
Browser auf {u} [bitte|]
{u} in [einem neuen|nem] Tab
neuer Tab: {u}
+starte den Browser mit {u}
geht {u}? mach mal auf
magst [du|] [mir|] {u} aufmachen?
{u} [anzeigen|laden|ansteuern|ansurfen|besuchen]
+surf [mal|] [auf|zu] {u}
ich [hätt|hätte] gern {u} [offen|im Browser]
den Link hier [aufmachen|öffnen]: {u}
hab {u} per Mail bekommen, [öffne das|mach das mal auf]
die Chefin will, dass ich mir {u} anschau, mach auf
moch ma {u} auf
i mecht auf {u}
{u} gehört aufgemacht
+ruf folgende [Adresse|Seite|URL] auf: {u}
wärst du so lieb und öffnest {u}
geh ma auf {u}
muss kurz was auf {u} checken
ab auf {u}
Link öffnen: {u}
!könnt ich {u} mal sehen
!die Seite {u} will ich vor mir haben
!+steuer {u} an
!bitte einmal {u} im Browser
+tipp {u} in die [Adresszeile|Adressleiste] [ein|]
+starte {u} im Browser
+bring {u} auf den [Schirm|Bildschirm]
könntest du [mal|] auf {u} gehen
muss [auf|bei] {u} was [ausfüllen|buchen|bestellen], mach auf
hab [grad|eben] {u} [kopiert|gefunden|bekommen], [öffnen|aufmachen]
[die Rechnung|das Formular|das Ticket] ist auf {u}, [öffne das|mach auf]
{u} [bräucht|bräuchte|brauch] ich [im Browser|in einem Tab|offen]
hüpf [mal|] [rüber|] auf {u}
lad [mal|mir|] {u}
ist {u} [online|erreichbar]? mach auf
es wär [lieb|nett|super], wenn du {u} [öffnest|aufrufst]
gemma auf {u}
tu {u} auf
lueg mal uf {u}, im Browser
+zeig die Seite {u} [an|im Browser]
im Browser {u} [laden|öffnen|eingeben]
folgenden Link [bitte|] [öffnen|aufmachen]: {u}
Adresse {u} [eingeben|ansteuern|laden]
{u}, mach das bitte auf
{u} im Firefox
{u} -> Browser
lass uns auf {u} gehen
wie wär's mit {u} im Browser
probier {u} im Browser
hier ein Link, {u}, mach auf
ich soll mir {u} ansehen, mach auf
mein Browser soll {u} zeigen
als nächstes {u}
+leite den Browser auf {u}
+wirf {u} in den Browser
chasch {u} ufmache
""",
)
NOTHING = Phrases(
    en="""
+open [a|the] [website|web page|site|link]
+go to the [website|page]
visit a website
!+load the page
+open the url
+open a page in the browser
[can|could] you open a [website|page|link]?
i [want|need] to [go to|visit|open] a [website|web page]
+take me to a website
open link
website please
i'd like to browse to a page
there's a page i want to see
some website [please|]
could you bring up a site for me
+open a url
+navigate to a site
i got a link to open
new tab with a website
+open this [link|website|page]
i need a page opened [in the browser|]
!i have an address to open
!some page in the browser please
!+surf to a website
+follow a link
+visit a [page|site] for me
there's a [link|url|page] to be opened
i want to [surf|browse|go] to [a site|some page]
[site|page|link|url] [open|please]
could you type an address into the browser
i've been sent a link, open it
would you mind opening a [site|page]
take me to [a|some] [page|site]
+call up a web address
a website
browser please, some page
+go to a page
+go to a url
+bring me to a site
+show me a website
+load a link
i'd like to go online to a page
i'd like to visit a site
i want to look at a website
i have to get onto a website
there's a website i have to visit
there's an address i want to go to
someone gave me a link
my friend sent me a link
let's go to a website
let's open a page
let me visit a site
could you open a url
would you open a link for me
will you take me to a page
can we go to a website
is it possible to open a link
how about opening a website
site open please
web page please
internet page open
open an internet page
open the browser on some site
open a certain website
open that site i told you about
that website, please open
you know that page, open it
get a web page up
pull up a page
pop a link open
point the browser at a page
new tab, some website
i'm looking for a website to be opened
one of my sites please
click a link for me
some link, open it
i was told to visit a page, can you open it
a tab with a page, please
i need the web, any page will do first
""",
    de="""
+öffne [eine|die] [Webseite|Seite|Website]
+öffne [den|einen] Link
+geh auf die [Webseite|Seite]
Webseite öffnen
!+lade die Seite
+ruf die Seite auf
+öffne [mal|] [diese|so eine] [Webseite|Seite]
ich [will|möchte|muss] auf eine [Webseite|Seite|Internetseite]
[kannst|könntest] du [mir|mal|] [eine Webseite|einen Link|eine Seite] [öffnen|aufmachen]?
Link [öffnen|aufmachen]
Seite [aufrufen|öffnen]
+mach [mal|] [eine Seite|eine Webseite|nen Link] auf
+bring mich auf eine Webseite
hab [da|hier] einen Link, mach den auf
eine [Internetadresse|Adresse] [öffnen|aufrufen]
ich möchte [was|etwas] im Browser aufrufen
eine Homepage öffnen [bitte|]
+surf [mal|] auf eine Seite
magst mir eine Webseite aufmachen?
URL öffnen
+ruf [mal|] [eine Adresse|eine Website] auf
!da gibt's eine Seite, die ich sehen will
!Internetseite aufmachen
!einen Link hätt ich zum Öffnen
+folg [mal|] [einem|dem] Link
ich hab [da|] [eine URL|eine Adresse|einen Link] [zum Öffnen|, mach auf]
[surfen|Website öffnen|Seite öffnen] bitte
würdest du [eine Seite|eine Website|einen Link] öffnen?
lass [uns|] auf eine [Seite|Website] gehen
+tipp [mal|] eine Adresse in den Browser
muss [schnell|kurz|] auf eine [Seite|Website|Homepage]
moch a Seitn auf
jemand hat mir einen Link geschickt, mach auf
+zeig mir [eine Seite|eine Website] im Browser
eine Webseite
Webseite bitte
Link bitte öffnen
Adresse öffnen
Internetseite bitte
Browser mit einer Seite
neuer Tab mit einer Seite
+geh auf eine Seite
+geh zu einer Adresse
+zeig mir eine Webseite
+lade eine Webseite
+lade einen Link
+besuch eine Webseite
+steuer eine Seite an
ich möchte eine Webseite besuchen
ich will eine Seite anschauen
ich will ins Internet auf eine Seite
ich brauch eine Webseite offen
ich hätt gern eine Seite geöffnet
es gibt eine Webseite, auf die ich muss
ich hab eine Adresse, da will ich hin
mein Freund hat mir einen Link geschickt
da ist ein Link zum Aufmachen
lass uns eine Seite öffnen
lass mich auf eine Webseite
könntest du eine Website laden
kannst du auf eine Seite gehen
können wir auf eine Webseite gehen
ist es möglich, einen Link zu öffnen
wie wär's mit einer Webseite
öffne die eine Seite da
die Seite, du weißt schon
du weißt schon welche Seite, mach sie auf
eine bestimmte Seite öffnen
irgendeine Webseite öffnen
eine meiner Seiten öffnen
bring eine Seite auf den Schirm
eine Seite im Browser aufrufen
im Browser eine Adresse aufmachen
Klick auf einen Link
i mecht auf a Seitn
mach mer e Siite uf
chasch e Siite ufmache
mach mal ne Seite auf
Seitenaufruf bitte
""",
)
UNKNOWN = Phrases(
    en="""
+open the [website|homepage|site|page] of {s}
+go to the {s} [website|homepage|page]
{s} [website|homepage]
!+take me to the {s} homepage
show me the {s} website
[can|could] you open the [website|site|homepage] of {s}?
the [company|web] page of {s} [please|]
i [need|want] the {s} [website|homepage]
website of {s}
+visit the {s} [site|website]
+load the [official|] [homepage|website] of {s}
+bring up the {s} site
official {s} site
{s} has a website, open it
[let's|lets] go to the {s} homepage
i'd like to see the site of {s}
my order is from {s}, open their [website|page]
where is the homepage of {s}? open it
{s} homepage in a new tab
+get me to the {s} web page
!+navigate to {s}'s homepage
!the web page that belongs to {s}
!web presence of {s} please
+load the {s} website in the browser
[surf|browse|head] to the [website|homepage] of {s}
[does|doesn't] {s} have a [website|homepage]? open it
i have to check something on the {s} [website|homepage]
the {s} [web page|website] [in my browser|on screen] please
would you mind opening the {s} [homepage|website]?
[opening hours|prices] are on the {s} homepage, open that
homepage: {s}
+find the [website|homepage] of {s} and open it
i wanna book something on the website of {s}
the online presence of {s}
{s} homepage please
{s} official website
website {s}
open website {s}
+open {s}'s website
+open {s}'s page
the {s} site please
the {s} website, open it
the page of {s}, open it
the site that belongs to {s}
their website, i mean {s}
{s} online, their homepage
{s} must have a website, show me
{s} surely has a page, go there
what about the website of {s}? open it
how about the {s} homepage
i'd like to visit the website of {s}
i want to go to the {s} site
i want to look at {s}'s homepage
i'm looking for the website of {s}
let me see the homepage of {s}
let's visit the site of {s}
can i see the {s} homepage
could you load the website of {s}
would you open {s}'s homepage for me
will you go to the site of {s}
is there a homepage for {s}
my dentist is {s}, open their website
my school is {s}, open its homepage
i bought it from {s}, open their site
i work at {s}, open our website
i read about {s}, show me their homepage
+show {s}'s site in the browser
+get the homepage of {s} up
+pull up the website of {s}
+call up the page of {s}
+direct me to the website of {s}
+check out the homepage of {s}
the shop {s} has a website, go there
the club {s}, their homepage
new tab with the website of {s}
the contact page on the {s} website
{s} has moved its website, open the new one
our supplier {s} has a homepage, open it
where's the website of {s}
get {s}'s homepage for me
""",
    de="""
+öffne die [Webseite|Homepage|Seite] von {s}
+geh auf die {s} [Webseite|Homepage|Seite]
{s} [Webseite|Homepage]
!+ruf die {s} Homepage auf
zeig mir die Webseite von {s}
[kannst|könntest] du die [Webseite|Homepage|Website] von {s} [öffnen|aufmachen]?
Homepage von {s}
Internetseite von {s} [öffnen|bitte]
ich [will|muss|möchte] auf die [Webseite|Homepage] von {s}
+mach die {s} [Seite|Website|Webseite] auf
+bring mich auf die [Seite|Homepage] von {s}
+ruf die [Webseite|Internetseite] von {s} auf
die offizielle [Seite|Webseite] von {s}
auf die {s} Homepage [gehen|bitte]
{s} hat [doch|sicher|] eine Webseite, mach die [mal|] auf
wie wär's mit der Homepage von {s}
magst die Seite von {s} aufmachen?
+besuch die Website von {s}
{s} Internetauftritt
hab was bei {s} bestellt, öffne deren Webseite
!Webauftritt von {s} [öffnen|]
!zur Website von {s} bitte
!hätt gern die Homepage von {s} offen
+lade die [Website|Homepage|Internetseite] von {s}
hat {s} [eine|keine] [Homepage|Webseite]? mach die auf
muss auf der {s} [Website|Homepage] was [nachschauen|buchen|bestellen]
die [Website|Internetseite] von {s} im Browser [bitte|]
würdest du die [Website|Homepage] von {s} aufrufen?
+zeig [mir|] die [Homepage|Internetseite] von {s}
Homepage: {s}
die [Homepage|Website] von der Firma {s}
surf [mal|] auf die Homepage von {s}
moch d'Homepage vo {s} auf
+such die [Webseite|Homepage] von {s} und mach sie auf
Website {s}
Homepage {s} [bitte|öffnen]
{s} Seite öffnen
die Seite von {s}
die {s} Webseite bitte
die {s} Homepage, mach die auf
deren Homepage, also die von {s}
Seite der Firma {s} öffnen
öffne die Homepage der Firma {s}
Webseite vom Verein {s}
vom Laden {s} die Homepage
der Zahnarzt {s} hat eine Webseite, öffne die
mein Zahnarzt ist {s}, öffne dessen Webseite
meine Schule heißt {s}, öffne die Homepage
ich arbeite bei {s}, öffne unsere Webseite
ich hab von {s} gelesen, zeig mir deren Homepage
bei {s} gibt's sicher eine Homepage, geh da hin
gibt's eine Homepage von {s}
was ist mit der Webseite von {s}? öffnen
ich möchte die Webseite von {s} besuchen
ich möcht die Seite von {s} sehen
ich such die Homepage von {s}, mach sie auf
lass mich auf die Homepage von {s}
lass uns auf die Webseite von {s} gehen
kann ich die Webseite von {s} sehen
könntest du die Seite von {s} laden
kannst ma die Homepage von {s} aufmachen
chasch d Siite vo {s} ufmache
i mecht auf d'Homepage von {s}
+schau auf die Webseite von {s}
+hol die Homepage von {s} her
+bring die Webseite von {s} auf den Schirm
+führ mich auf die Webseite von {s}
+steuer die Webseite von {s} an
neuer Tab mit der Homepage von {s}
einen Tab mit der Webseite von {s}
Öffnungszeiten von {s}, die stehen auf der Homepage, öffne die
Preise stehen auf der Webseite von {s}, mach die auf
im Browser die Seite von {s}
ab auf die Homepage von {s}
was gibt's auf der Homepage von {s} Neues? mach sie auf
unser Lieferant {s} hat eine Homepage, öffne die
wo ist die Webseite von {s}
die Homepage, und zwar die von {s}
geh ma auf d'Seitn vo {s}
magst die Homepage von {s} aufmachen
""",
)
