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
{s} now
{s} thx
{s} open
{s}, open
{s}, go
{s} go
{s} in firefox
{s} in a tab
{s} -> browser
{s}, chop chop
{s} - open up
over to {s}
straight to {s}
on to {s}
time for {s}
{s} time
anything on {s}? open it
what are people saying on {s}, take me there
who's on {s}? open it and see
why isn't {s} open yet
where's {s}? get it in the browser
is {s} blocked here? try opening it
my mum wants to see {s}
the kids want {s}
my teacher says go to {s}
we're supposed to look at {s} now
it's on {s} somewhere, open that
i saw it on {s}, go there
i'm off to {s}, open it
i'm bored of this, {s} please
i miss {s}
i could use {s} now
i fancy {s}
i haven't read {s} yet today
i only trust {s}, open it
i wonder what {s} says today, open it
be a dear and open {s}
kindly open {s}
do open {s}
gie us {s}
let us visit {s}
let me onto {s}
let me at {s}
could we have a look at {s}
may i go to {s}
will you open {s} already
shall we look at {s}
can i get {s} in a tab
{s} would be nice now
{s} in english or whatever, just open it
+check out {s}
+direct me to {s}
+put {s} on screen
+put {s} in a tab
+show us {s}
+stick {s} in the browser
+whack {s} open in a tab
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
{s} jetzt
{s} auf
{s}, auf
{s}, los
na dann {s}
{s} im Firefox
{s} im Tab
{s} -> Browser
{s}, aber flott
Zeit für {s}
was Neues bei {s}? mach auf
was schreiben die Leute auf {s}, bring mich hin
warum ist {s} noch nicht offen
ist {s} hier gesperrt? probier's zu öffnen
die Mama will {s} sehen
die Kinder wollen {s}
der Lehrer sagt, wir sollen auf {s} gehen
wir sollen uns jetzt {s} anschauen
das ist irgendwo auf {s}, mach das auf
auf {s} hab ich's gesehen, geh da hin
ich brauch Abwechslung, {s} bitte
mir fehlt {s}
ich könnt jetzt {s} vertragen
heut hab ich {s} noch nicht gelesen
ich frag mich, was {s} heut schreibt, öffne das
sei so lieb und öffne {s}
sei ein Schatz und mach {s} auf
lass mich auf {s}
lass mich zu {s}
könnten wir auf {s} schauen
darf ich auf {s}
machst du jetzt endlich {s} auf
soll ma auf {s} schauen
krieg ich {s} in einem Tab
{s} wär jetzt recht
egal in welchem Browser, öffne {s}
einmal {s} öffnen bitte
bitte {s} aufmachen
+zeig uns {s}
+hau {s} in einen Tab
+pack {s} in einen Tab
+schau bei {s} vorbei
+geh rüber auf {s}
+bring {s} her
+wirf {s} in den Browser
+führ mich zu {s}
+leite mich zu {s}
+begib dich auf {s}
mach'n {s} auf
do mol {s} uffmache
maak {s} op
mach mer {s} uf
gib ma {s}
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
{s} dot com
{s} online, not the program
{s} website now
{s}: website
{s}, website version
{s}, in firefox
{s} without the app
{s}, web only
{s} via web
www {s}, in the browser
webpage: {s}
website, {s}
the web one, {s} i mean
the website called {s}
the browser one: {s}
{s}, the site, not the application
{s}, the thing on the internet, in the browser
tab with the {s} website
new tab with {s} in it
new browser tab: {s}
my account on the {s} website
sign in page of {s}
i'm signed in on the {s} website, open that
i lost the {s} program, the website will do
i prefer the {s} website
i was looking for the {s} website
i meant the {s} website
i have to change something on the {s} website
i can only log in on the {s} site, so open that
my laptop is too slow for the {s} app, take the website
my work forbids the {s} app, so the web page
installing {s} is too much, the website please
why use the app, open {s} in the browser
what about {s} in a browser tab
where can i use {s} in the browser? open it
is {s} usable in the browser? open it there
can we use the web version of {s}
could we open {s} in firefox
would you get {s} going in the browser
will {s} run in a tab? try it
may i have the {s} website
let's go with the web version of {s}
let me see the {s} homepage
+give me {s} as a website
+get me the {s} website
+get {s} on the web
+put {s} into a browser tab
+open firefox with {s}
+open the browser at {s}
+open the online version of {s}
+open the start page of {s}
+choose the browser for {s}
+head to the {s} homepage
+jump to the {s} site
+take {s} in the browser
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
{s} Punkt com
{s} online, nicht das Programm
{s} Webseite jetzt
{s}: Webseite
{s}, Webversion
{s}, im Firefox
{s} ohne App
{s}, nur im Web
{s} mit dem Browser
www {s}, im Browser
Website: {s}
die vom Web, also {s}
die Webseite namens {s}
{s}, die Webseite, nicht das Programm
{s}, das im Internet, im Browser
ein Tab mit der {s} Webseite
neuer Tab mit {s} drin
neuer Browsertab: {s}
mein Konto auf der {s} Webseite
Loginseite von {s}
auf der {s} Webseite bin ich angemeldet, öffne die
das Programm {s} find ich nicht, die Webseite reicht
mir ist die {s} Webseite lieber
ich hab die {s} Webseite gesucht
ich meinte die {s} Webseite
ich muss auf der {s} Webseite was ändern
anmelden kann ich mich nur auf der {s} Seite, öffne die
mein Laptop ist zu lahm für die {s} App, nimm die Webseite
in der Arbeit ist die {s} App verboten, also die Webseite
{s} installieren ist mir zu viel, die Webseite bitte
wozu die App, öffne {s} im Browser
was ist mit {s} in einem Browsertab
geht {s} auch im Browser? dann dort
läuft {s} im Tab? probier's
können wir die Webversion von {s} nehmen
könnten wir {s} im Firefox öffnen
würdest du {s} im Browser starten
dürfte ich die {s} Webseite haben
nehmen wir die Webversion von {s}
schauen wir auf die {s} Webseite
lass mich die {s} Startseite sehen
für {s} bitte den Browser
für {s} brauch ich keine App, der Browser reicht
+gib mir {s} als Webseite
+hol mir die {s} Webseite
+leg {s} in einen Browsertab
+öffne Firefox mit {s}
+öffne den Browser bei {s}
+öffne die Onlineversion von {s}
+öffne die Startseite von {s}
+wechsel zur {s} Webseite
+spring zur {s} Webseite
+schau im Browser bei {s} rein
mach ma {s} im Browser auf
maak {s} in'n Browser op
de Siite vo {s} bitte
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
{u} now
{u} thx
{u}, thanks
{u}, go there
{u} is what i need on screen
{u} is the one, open it
{u} in chrome please
{u} on my screen please
{u} as a tab
ok {u}
so, {u}
www: {u}
firefox {u}
href {u}
here: {u}
there you go, {u}, open it
visit: {u}
site: {u}
destination: {u}
straight to {u}
back to {u}
over to {u}
on to {u}
time to visit {u}
can't click it, open {u}
the link won't click: {u}
the qr code says {u}, open that
the poster says {u}, open that
the router is at {u}, open it
the manual says to go to {u}
the form has to be filled in at {u}, open it
our new site is {u}, open it
my homepage is {u}, show it in the browser
my doctor wants me to book on {u}, open it
my server should answer at {u}, open it
is {u} reachable? open it
is {u} still there? open it
why isn't {u} open yet
where does {u} lead? open it
what happens if you open {u}? do it
i can't type that into the browser, do it: {u}
i typed {u} wrong before, you open it
i'd like {u} in a new tab
i'd love to see {u} in the browser
i have {u} on this slip of paper, open it
kindly open {u}
do open {u}
be so good as to open {u}
can we look at {u} in the browser
shall we open {u}
may i see {u} in the browser
will you open {u} already
let me see {u} in the browser
let us visit {u}
+access {u}
+check out {u} in the browser
+direct me to {u}
+display {u} in a tab
+have firefox open {u}
+paste {u} into the address bar
+put {u} in a tab
+put {u} on screen
+show us {u}
+stick {u} in a tab
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
{u} jetzt
{u}, danke
{u}, geh da hin
{u} brauch ich am Schirm
{u} ist es, mach auf
{u} im Chrome bitte
{u} als Tab
{u}, aber flott
ok {u}
also {u}
www: {u}
firefox {u}
Tab {u}
goto {u}
hier: {u}
da hast du's, {u}, mach auf
besuchen: {u}
Seite: {u}
Ziel: {u}
gleich zu {u}
zurück auf {u}
rüber auf {u}
weiter auf {u}
einmal {u} öffnen
ich kann's nicht anklicken, öffne {u}
der Link lässt sich nicht klicken: {u}
im QR-Code steht {u}, öffne das
am Plakat steht {u}, öffne das
der Router ist unter {u}, mach auf
laut Anleitung soll man auf {u} gehen
ausfüllen muss man das auf {u}, öffne das
unsere neue Seite ist {u}, öffne sie
meine Homepage ist {u}, zeig sie im Browser
beim Arzt bucht man auf {u}, öffne das
mein Server sollte unter {u} antworten, mach auf
ist {u} erreichbar? öffne das
gibt's {u} noch? mach auf
warum ist {u} noch nicht offen
wohin führt {u}? mach auf
was passiert, wenn man {u} öffnet? tu's
ich kann das nicht eintippen, mach du: {u}
ich hab mich bei {u} vertippt, öffne du das
ich hätt {u} gern in einem neuen Tab
ich würd {u} gern im Browser sehen
auf dem Zettel hier steht {u}, öffne das
sei so gut und öffne {u}
sei so lieb und mach {u} auf
können wir {u} im Browser anschauen
sollen wir {u} öffnen
darf ich {u} im Browser sehen
machst du jetzt endlich {u} auf
lass mich {u} im Browser sehen
gib mir {u} im Browser
bitte {u} aufrufen
+begib dich auf {u}
+hau {u} in einen Tab
+leg {u} in einen Tab
+füg {u} in die Adresszeile ein
+zeig {u} im Tab
+zeig uns {u}
+spring auf {u}
+wechsel auf {u}
mach'n {u} auf
maak {u} op
mach mer {u} uf
mach ma {u} auf
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
web page
website
link
url
site
open page
open site
open url
goto page
a page
a link
a page, please
a url, please
the website thing
firefox with a page
a tab with a site
page in the browser
browser, some site
a certain page
a particular site please
one website please
you know, that website
that one website
that site, what's it called, open it
what was that page called... open it anyway
the name escapes me, but open that site
it's a website, open it
there's a site, i want to be on it
there's a link here, open it for me
got a website for you to open
got a web address here
i've got an address to visit
i have a url here
i have a page in mind
i need to be on a website
i need to get to a page
i'd like to see a web page
i'd like a website opened
i wish to visit a web page
i can't open a link, you do it
my link won't open, can you
my teacher wants us on a website
a colleague mentioned a site, open it
time for a website
onto some site
is it possible to visit a page
do you open links?
do you know how to open a web page
shall we visit a site
may i visit a website
will you open a site
would you load a page
how do i open a page here? do it for me
let me have a page opened
let's browse to a page
let's surf to some page
+bring a website up
+click on a link
+display a web page
+enter a web address
+get a page open
+hit a website
+jump to a page
+load up a site
+open some page
+open up a link
+put a website on the screen
+send me to a site
+type in a url
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
Website
Link
URL
Seite
Seite auf
Link auf
Seite im Browser
eine Seite
ein Link
eine Seite bitte
eine URL bitte
einen Link bitte
Firefox mit einer Seite
ein Tab mit einer Seite
Browser, irgendeine Seite
so eine Webseite
diese eine Webseite
eine gewisse Seite
die Seite, wie hieß sie gleich, mach auf
der Name fällt mir nicht ein, öffne die Seite trotzdem
es ist eine Webseite, mach sie auf
da gibt's eine Webseite, da will ich drauf
hier ist ein Link, mach ihn auf
hab eine Webseite zum Öffnen
hab hier eine Internetadresse
ich hab eine Adresse zum Besuchen
ich hab hier eine URL
ich hab da eine Seite im Kopf
ich muss auf eine Website
ich muss zu einer Seite
ich würd gern eine Webseite sehen
ich wünsch mir eine Webseite offen
ich krieg einen Link nicht auf, mach du
mein Link geht nicht auf, kannst du
die Lehrerin will, dass wir auf eine Webseite gehen
die Kollegin hat eine Seite erwähnt, öffne die
Zeit für eine Webseite
auf zu einer Webseite
ab auf eine Seite
kann man hier eine Webseite öffnen
öffnest du auch Links?
weißt du, wie man eine Webseite öffnet? dann los
sollen wir eine Seite besuchen
darf ich eine Webseite besuchen
würdest du eine Website laden
wie geht hier eine Seite auf? mach das für mich
surfen wir auf eine Seite
gehen wir auf eine Webseite
ruf eine Seite auf, bitte
+bring eine Website
+zeig eine Webseite an
+gib eine Webadresse ein
+hol eine Seite her
+spring auf eine Seite
+lad eine Website
+öffne irgendeine Seite
+öffne so einen Link
+öffne eine Internetseite
+stell eine Webseite auf den Bildschirm
+schick mich auf eine Seite
+tipp eine URL ein
öffne eine URL
a Seitn bitte
maak en Sied op
a Link zum Aufmachen
zoag ma a Webseitn
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
{s} company website
{s} firm, website
{s}, company site
{s}, have they got a homepage? open it
{s}, whatever their website is
{s}, i need their website
{s}'s webpage
{s} site, open up
{s} online shop, their website
{s} contact page, on their homepage
the {s} webshop website
the {s} people have a website, open it
the website run by {s}
the home page for {s}
the official homepage of {s}
the internet page of {s} please
the internet presence of {s}, open
start page of the {s} website
web address of {s} i don't know, open their site
no idea what the url is, the website of {s} please
don't know the address, but open the {s} website
a website by {s}
my gym is called {s}, go to its website
my bank is {s}, open the bank's website
my landlord is {s}, open their homepage
my new employer {s} has a site, show me
my sister's band is {s}, open the band's website
my hotel is {s}, show me the hotel's website
our vet {s} has a website, open that
our plumber is {s}, get his homepage up
the band {s} has a website, open it
the restaurant {s}, its website please
the hotel {s}, its homepage
the hairdresser {s}, website please
i applied at {s}, open their website
i want to order at {s}, their website please
i'd like to write to {s}, open the contact page on their site
i saw an ad for {s}, open their homepage
i can't find the {s} website, open it
i've never been to the {s} website, take me there
i need the menu, it's on the website of {s}
where do i find {s} online? open the site
who is {s}? open their homepage
what's on the homepage of {s}? open it
are they online at {s}? open the website
may i see the website of {s}
shall we look at the {s} homepage
will you bring up the site of {s}
let's see {s}'s website
let's look at what {s} has on its homepage
+browse the website of {s}
+display the homepage of {s}
+go on {s}'s website
+head over to the {s} website
+jump to the {s} homepage
+look at the {s} website
+send me to the website of {s}
+take me to the web page of {s}
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
{s} Firmenwebseite
{s}, Firmenseite
{s}, haben die eine Homepage? mach auf
{s}, egal wie deren Webseite heißt
{s}, von denen brauch ich die Webseite
{s} Website, auf
{s} Onlineshop, die Webseite
{s} Kontaktseite, auf deren Homepage
die Leute von {s} haben eine Webseite, mach auf
die Webseite, die {s} betreibt
die Startseite der Webseite von {s}
den Internetauftritt von {s} bitte
der Onlineauftritt von {s}
keine Ahnung, wie die Adresse ist, die Webseite von {s} bitte
die Adresse kenn ich nicht, aber öffne die {s} Webseite
mein Fitnessstudio heißt {s}, geh auf die Webseite
meine Bank ist {s}, öffne deren Webseite
mein Vermieter ist {s}, mach dessen Homepage auf
mein neuer Arbeitgeber {s} hat eine Seite, zeig sie mir
die Band meiner Schwester heißt {s}, öffne die Webseite
unser Hotel heißt {s}, zeig mir die Webseite vom Hotel
unser Tierarzt {s} hat eine Webseite, öffne sie
unser Installateur heißt {s}, hol seine Homepage
die Band {s} hat eine Webseite, öffne die
vom Restaurant {s} bitte die Webseite
vom Hotel {s} die Homepage
vom Friseur {s} die Webseite bitte
ich hab mich bei {s} beworben, öffne deren Webseite
ich will bei {s} bestellen, die Webseite bitte
ich will {s} schreiben, öffne die Kontaktseite auf deren Homepage
ich hab Werbung von {s} gesehen, öffne deren Homepage
ich find die Webseite von {s} nicht, öffne sie
auf der {s} Webseite war ich noch nie, bring mich hin
ich brauch die Speisekarte, die ist auf der Webseite von {s}
wo find ich {s} online? öffne die Seite
wer ist {s}? mach deren Homepage auf
was steht auf der Homepage von {s}? mach auf
sind die von {s} online? öffne die Webseite
dürfte ich die Webseite von {s} sehen
sollen wir uns die Homepage von {s} anschauen
schauen wir uns die Webseite von {s} an
gehen wir auf die Homepage von {s}
hat der Laden {s} was im Netz? öffne die Webseite
nach der Webseite von {s} such ich schon lang, öffne sie
für {s} bitte die Homepage öffnen
zu {s} gibt's eine Webseite, öffne die
+surf auf die Webseite von {s}
+spring auf die Homepage von {s}
+schick mich auf die Webseite von {s}
+wechsel auf die Seite der Firma {s}
+hol mir die Webseite der Firma {s}
+zeig die Firmenseite von {s}
+öffne den Webauftritt der Firma {s}
+öffne die Vereinsseite von {s}
+öffne im Browser die Homepage von {s}
maak de Websiet vun {s} op
zoag ma d'Homepage von {s}
d Homepage vo {s} bitte
""",
)
