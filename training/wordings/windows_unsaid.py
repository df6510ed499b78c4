"""How people want a window or a workspace without saying which, and all windows closed."""

from training.phrases import Phrases

CLOSE = Phrases(
    en="""
close
+close [a|some|one] window
[quit|exit]
+close [the|an|that] [app|program]
+close one of the windows
!+shut a program
close something
+close a program
+close one [of them|app]
i want to close [a window|something|an app]
[can|could] you close [something|a window|a program] [for me|]
there's a window to close
a window [should|has to] go
some window needs closing
[quit|exit] [an app|a program]
!i need something closed
would you mind closing a window
+shut one of my windows
!one window less please
+get rid of [a|one] window
too many windows, close one
+end [an app|some app]
i'd like to quit [a program|an app]
one of my windows can go
[could|would] you shut [a window|an app|some program] for me
it's getting crowded, one window should go
[my|the] desktop is cluttered, close one thing
something [can|may|should] be closed
[hey|ok], close [one|an app] [for me|please]
one app less would be nice
terminate a program
an application has to be [closed|quit|shut]
which one can i close? close one
shut something
i wish to quit some program
one [program|application] can go
let's close [some window|one app]
close please
close window please
close a window please
close one
close one please
close some program
close something for me
shut
+shut some app
+shut one of my apps
+close one of my windows
+close one of my programs
+close some window or other
+close something that's open
+quit something
+quit one of my programs
+exit one of the apps
+terminate one of the apps
+end one of the programs
+remove a window from my desktop
+make a window go away
+dismiss a window
+make some room, close a window
window closing
closing a window
a window to close
an app to close
a program needs to go
an app must go
one of the windows has to go
one of these windows should be closed
one of my apps should be quit
one program too many
one window too many
there are too many programs open, quit one
i have too much open, close something
i don't need one of the windows
i don't need one of these programs anymore
i have an app to close
i want a window closed
i want one of the windows closed
i want to quit something
i need to close something
i need a window closed
i'd like a window closed
i'd like to shut one of the windows
can i close a window
can i get a window closed
can you quit a program for me
can you shut something
could you shut one of my windows
could we close something
would you close a window for me
would you quit one of my programs
let's shut a window
let's quit a program
a window please, closed
any window, close it
any app, doesn't matter which, close it
one of these, close it
one of the programs please, quit it
there's one app that has to be closed
there's a program i want rid of
there's a window i don't need
there's something to be closed here
i opened an app by mistake, close it
i'm done with one of my programs
i'm done with one of the windows
i was meaning to close a window
i forgot to close an app
i'd be glad if you closed one of the windows
my laptop is slow, close some app
less is more, close a window
fewer windows please, by one
one down, close a window
a certain window has to be closed
a certain app should be quit
that other window should be closed
that program from before should be closed
the window from before, close it
the app, close it
the program, quit it
the other app can be closed
close the app
close the other one
close the other window
close that other program
could an app be quit
could one of the windows be closed
shall we close something
will you quit an app
won't you close one of them
is it okay to close an app
help me close a window
+take one window off my desktop
+clear one window away
+pick a window and close it
+have a program closed
x one of the windows
""",
    de="""
schließen
+[schließ|schließe] [ein|irgendein] Fenster
[schließ|beenden|zumachen]
+[schließ|beende] [das|ein] Programm
+mach [eins|eines] der Fenster zu
!+beende eine App
was schließen
ich [will|möcht] [ein Fenster|ein Programm|was] schließen
[kannst|könntest] du [ein Fenster|ein Programm|was] [schließen|zumachen]
[ein|eines der] Fenster [kann|soll|muss] [zu|weg]
ein Fenster weniger bitte
ein Programm [zumachen|beenden|schließen]
+mach [was|irgendwas] zu
magst du [ein Fenster|was] zumachen
zu viele Fenster, mach eins zu
eins von den Fenstern [zu|schließen|kann weg]
[irgendeine|eine] App [schließen|beenden|zumachen]
!da gehört ein Fenster geschlossen
!ich brauch ein Fenster nicht mehr
moch a Fensta zua
+beende ein Programm
irgendein Fenster [kann|soll] zu
!eine App kann weg
[würdest|tätest] du [ein Fenster|eine Anwendung] [schließen|zumachen]
es wird [unübersichtlich|voll|eng], ein Fenster soll weg
[irgendwas|etwas] [soll|muss|kann] zu
mach [mal|bitte|] ein Fenster [dicht|zu]
eine Anwendung [muss|soll|darf] [geschlossen|beendet] werden
ein Fenster hätt ich gern [geschlossen|zu]
schließ [mir|] [irgendeins|irgendwas] davon
ein Programm weniger wär [gut|fein|schön]
Programm schließen
ein Fenster [schliessen|dichtmachen]
chasch es Fänschter zuetue
quitte [mal|] eine App
schließen bitte
zumachen bitte
Fenster wegmachen, irgendeins
ein Fenster zu
ein Fenster schließen
ein Fenster bitte zu
eins zumachen
eins bitte schließen
eine App zu
etwas schließen
etwas zumachen bitte
irgendwas zumachen
irgendein Programm beenden
+schließ was
+schließ irgendwas
+schließ eins von den Fenstern
+schließ eine der Anwendungen
+mach ein Programm zu
+mach eine der Apps zu
+mach irgendein Fenster zu
+beende irgendwas
+beende eins der Programme
+beende eine der Anwendungen
+räum ein Fenster weg
+tu ein Fenster weg
+lass ein Fenster verschwinden
+mach Platz, schließ ein Fenster
ein Programm soll beendet werden
ein Programm muss weg
ein Programm kann zu
eine App muss zu
eine App gehört geschlossen
eins der Fenster muss weg
eins von den Programmen kann zu
eines der Fenster gehört zu
ein Fenster zu viel
ein Programm zu viel
zu viel offen, mach was zu
zu viele Programme, beende eins
ich hab zu viel offen, schließ irgendwas
ich brauch eins der Programme nicht mehr
ich brauch eins davon nicht mehr, zumachen
ich will ein Fenster zumachen
ich will eine App beenden
ich will was zumachen
ich muss ein Fenster schließen
ich muss was zumachen
ich möchte eins der Fenster schließen
ich möchte ein Programm beenden
ich hätt gern ein Programm beendet
ich würd gern ein Fenster schließen
kann ich ein Fenster schließen
kann man ein Fenster zumachen
kannst du eine App beenden
kannst du eins der Fenster zumachen
könntest du irgendwas schließen
würdest du eins der Fenster schließen
machst du mir ein Fenster zu
schließen wir ein Fenster
schließen wir was
tua a Fensta zua
irgendein Fenster, egal, zu
eine App, egal welche, schließen
eins davon zu
eins der Programme bitte beenden
da ist ein Programm, das zugehört
da ist ein Fenster, das ich nicht brauch
da wär was zu schließen
da gibt's ein Fenster zum Schließen
hab aus Versehen eine App aufgemacht, schließ sie
mit einem der Programme bin ich fertig
mit einem der Fenster bin ich fertig
ich wollt noch ein Fenster zumachen
ich hab vergessen, eine App zu schließen
mir wär lieb, wenn du eins der Fenster zumachst
der Laptop ist langsam, beende irgendeine App
weniger ist mehr, ein Fenster zu
weniger Fenster bitte, um eins
ein bestimmtes Fenster soll zu
ein bestimmtes Programm soll beendet werden
das Fenster von vorhin zumachen
das andere Fenster zumachen
das andere Programm kann zu
das andere schließen
die App schließen
die App zumachen
die andere App schließen
könnte eine App beendet werden
könnte eins der Fenster zu
wollen wir was schließen
schließt du was für mich
schließt du mir eins der Fenster
beendest du ein Programm
hilf mir, ein Fenster zu schließen
ist es möglich, ein Programm zu beenden
wär's möglich, ein Fenster zuzumachen
Fensterschließen
Programmende
+nimm eins der Fenster weg
+such dir ein Fenster aus und mach's zu
+lass ein Programm beenden
+dreh eine App ab
+klick eins der Fenster weg
a Programm zuamachn
en Programm tomaken
""",
)
FOCUS = Phrases(
    en="""
+switch [the|] window
+switch to
+focus a window
+bring [a|the] window to the front
+go to [another|the other] window
!+focus something else
i want [another|a different] window
+bring [something|another window] forward
[can|could] you switch windows
change [the|] window
+jump to a window
i need [another|a different] window in front
take me to [another|some other] window
different window [please|]
window switch
would you mind switching to another window
switch to a window
+put [a|some] window in front
not this window, another one
!some other window in front please
!i'd like to look at a different window
+activate a window
a window should come to the front
i'm in the wrong window, switch
[could|would] you bring [some|another] window up
the window i need isn't in front
+pull [a|some] [window|other window] up
[swap|flip|rotate] windows
not the right window, show me another
+select [a|another] window
another program [in front|to the front] please
give me the other window
window in [front|focus] please
a different app should be on top
focus [on|] [another|some] [program|app]
focus
focus please
focus another
other window
other window please
window, another one
another window please
a different window
switch
switch app
switch apps
switch program
change program
change focus
+change the focus
+move the focus elsewhere
+shift focus to another window
+give focus to a different window
+give another window focus
+set the focus on some window
+show another window
+show a different program
+show me some other window
+open up another one of my windows in front
+raise a window
+raise another window
+get another window to the front
+bring up a window
+bring up a different app
+put another app on top
+hop to another window
+flip to a different window
+take me to a window
+let me see another window
can i have another window in front
can i get to another window
can you bring a window up
could you put a different window in front
could you switch to another app
would you focus another window for me
would you show me a different window
i want to switch windows
i want to switch to a window
i want a window in front
i want to see another window
i'd like to switch to another program
i'd like another window in front
i need to get to another window
i need to switch to some window
i have to go to another window
i'd rather see a different window
this is the wrong window
wrong window
wrong window, another one please
wrong app in front
not this app, a different one
let's go to another window
let's switch windows
alt tab
window in front please, another
there's a window i need in front
there's another window i want to see
that window from before, bring it up front
the window from earlier, to the front
the one behind this, or some other
the window i want is behind this
something else in front please, a different window
some program to the front
some app in the foreground
any other window, bring it up
one of my other windows, in front
my other window
my other app
where's my other window, bring it up
i clicked the wrong window
i'm looking at the wrong window
i've got the wrong window in front of me
i keep ending up in the wrong window, change it
i'm stuck in this window, take me to another
i was in another window, go there
i have another window open, show that
i want the other program
i want the focus somewhere else
the focus is on the wrong window
the focus should be in another window
the keyboard goes to the wrong window, change that
keyboard to another window
can the focus go to a different window
could i see one of my other windows
could some other program come to the front
mind changing windows
shall we switch to another window
will you bring a window forward
may i have a different window in front
change over to a different app
leave this window in the back, another one forward
+turn to another window
+work in a different window
+put the keyboard into another window
+hand the focus to another window
+exchange the window in front
+fetch a window to the front
+move on to a different window
""",
    de="""
+wechsel [das|] Fenster
+wechsel zu
+fokussier ein Fenster
+hol [ein|das] Fenster nach vorn
+geh zu einem anderen Fenster
!+fokussier was anderes
ich will [ein anderes|zu einem anderen] Fenster
[kannst|könntest] du das Fenster wechseln
[ein anderes|anderes] Fenster [bitte|nach vorn|]
Fenster wechseln
magst du ein anderes Fenster [zeigen|nach vorn holen]
[zu einem|auf ein] anderes Fenster wechseln
ein Fenster nach vorn [holen|bitte]
+spring [in ein anderes|zu einem anderen] Fenster
nicht dieses Fenster, ein anderes
ich brauch ein anderes Fenster vorn
Fensterwechsel
+aktivier ein Fenster
in ein anderes Fenster [springen|gehen]
!zeig mir ein anderes Fenster
!ein Fenster soll in den Vordergrund
ich bin im falschen Fenster, wechsel
das Fenster, das ich brauch, ist nicht vorn
[würdest|tätest] du [ein Fenster|ein anderes Programm] nach vorn holen
ein anderes Programm [nach vorn|in den Vordergrund|bitte]
[tausch|switch] [mal|] das Fenster
ich hätt gern ein anderes Fenster vor mir
gib mir das andere Fenster
Fenster [auswählen|aktivieren|umschalten]
i brauch a anders Fensta
zieh [mal|] ein Fenster [hervor|nach vorn]
irgendein anderes Fenster [soll|muss] vor
Fokus auf ein anderes Fenster
fokussieren
andres Fenster bitte
wechseln
wechsel mal das Fenster
wechsel die App
App wechseln
Programm wechseln
anderes Programm
andere App
andere Anwendung bitte
den Fokus wechseln
Fokus ändern
Fokus woanders hin
Fenster umschalten bitte
Fenster nach vorn
zu einem Fenster
zu einem Fenster wechseln
zu einem anderen Programm wechseln
zu einer anderen App
+schalt auf ein anderes Fenster um
+schalt um auf ein anderes Programm
+spring zu einem Fenster
+setz den Fokus auf ein Fenster
+gib einem anderen Fenster den Fokus
+bring ein Fenster nach vorn
+bring ein anderes Fenster in den Vordergrund
+bring mich zu einem anderen Fenster
+hol ein anderes Programm in den Vordergrund
+hol mir ein anderes Fenster her
+stell ein Fenster nach vorn
+leg ein anderes Fenster obenauf
+geh in ein anderes Programm
+geh zu einem Fenster
+wähl ein anderes Fenster aus
+zeig ein anderes Programm
+zeig mir irgendein Fenster vorn
+blätter zu einem anderen Fenster
kannst du auf ein anderes Fenster umschalten
kannst du ein Fenster nach vorn holen
könntest du ein anderes Fenster zeigen
kann ich ein anderes Fenster haben
kann ich ein Fenster vorn haben
würdest du zu einem anderen Fenster wechseln
ich will ein Fenster vorn haben
ich will das Fenster wechseln
ich möchte zu einem anderen Fenster
ich möchte ein anderes Fenster sehen
ich würd gern das Fenster wechseln
ich muss zu einem anderen Fenster
ich muss in ein anderes Programm
ich müsste ein anderes Fenster vorn haben
ich brauch ein anderes Programm vorn
falsches Fenster
falsches Fenster vorn
falsche App, eine andere
falsches Programm im Vordergrund
das ist das falsche Fenster
nicht die App, eine andere
lass mich in ein anderes Fenster
wechseln wir das Fenster
a anders Fensta
es anders Fänschter bitte
Alt Tab
Fenster bitte, ein anderes nach vorn
da ist ein Fenster, das ich vorn brauch
da ist noch ein Fenster, das will ich sehen
das Fenster von vorhin nach vorn
das Fenster von vorher, hol es her
das hintere Fenster oder ein anderes nach vorn
das Fenster, das ich will, liegt dahinter
was anderes nach vorn, ein anderes Fenster
irgendein Programm nach vorn
irgendeine App in den Vordergrund
eins von meinen anderen Fenstern nach vorn
mein anderes Fenster
meine andere App
wo ist mein anderes Fenster, hol's nach vorn
ins falsche Fenster geklickt
ich schau ins falsche Fenster
ich hab das falsche Fenster vor mir
ich lande dauernd im falschen Fenster, wechsel mal
ich häng in dem Fenster fest, bring mich in ein anderes
ich war in einem anderen Fenster, geh dorthin
ich hab noch ein anderes Fenster offen, zeig das
ich will den Fokus woanders
der Fokus ist im falschen Fenster
der Fokus gehört in ein anderes Fenster
die Tastatur schreibt ins falsche Fenster, wechsel
Tastatur in ein anderes Fenster
kann der Fokus in ein anderes Fenster
könnt ich eins von meinen anderen Fenstern sehen
könnte ein anderes Programm nach vorn kommen
wollen wir das Fenster wechseln
holst du ein Fenster nach vorn
wechselst du das Fenster
dürfte ich ein anderes Fenster vorn haben
dieses Fenster nach hinten, ein anderes nach vorn
+arbeite in einem anderen Fenster
+übergib den Fokus an ein anderes Fenster
+tausch das vordere Fenster aus
+wende dich einem anderen Fenster zu
+mach in einem anderen Fenster weiter
+klick in ein anderes Fenster
+lass ein anderes Fenster vor
Fenstertausch
a anders Programm füri
en anner Finster na vörn
""",
)
SWITCH = Phrases(
    en="""
+switch [the|] workspace
+change [the|] workspace
+go to [a|another] workspace
workspace
+switch to workspace
!+jump to a different workspace
[another|a different|some other] workspace [please|]
[can|could] you [switch|change] [the|] workspace
i want [another|a different] workspace
take me to another [workspace|desktop]
workspace [change|switch]
different desktop
would you mind switching the workspace
+move to a different workspace
i [need|have] to switch workspaces
get me off this workspace
i'm on the wrong workspace
+show [me|] a different workspace
!not this workspace
!please bring me to some workspace
+change [the|] desktop
switch desktops
this is the wrong [workspace|desktop|ws]
[could|would] you move me to another [workspace|ws]
let me out of this workspace
i don't want to be on this [workspace|desktop] [now|anymore]
time for [another|a different] workspace
wrong desktop, switch
workspace please
+put me on [a|another] workspace
+flip workspaces
i'd rather be on another [ws|workspace]
can we go to a workspace
ws switch
elsewhere, another workspace
switch desktop
change workspace please
change ws
other workspace
other desktop please
another desktop
another ws
some workspace
to a workspace
to another workspace
to a different desktop
onto another workspace please
different workspace please
a workspace please
+switch over to another workspace
+switch to a different desktop
+switch me to another workspace
+go somewhere else, another workspace
+go to some workspace
+get me to another workspace
+get me to a different desktop
+bring me to a different desktop
+bring up another workspace
+take me to a workspace
+take me somewhere else, another desktop
+show another workspace
+show me some workspace
+open another workspace in front of me
+hop to another workspace
+leave this workspace
+move away from this workspace
+move me to some other desktop
can i go to another workspace
can i see a different workspace
can i switch workspaces
can we change the workspace
could you show a different workspace
could you take me to another desktop
could you change desktops
would you switch workspaces for me
would you take me to a workspace
i want to switch workspaces
i want to change the workspace
i want to go to a workspace
i want off this desktop
i'd like to change workspaces
i'd like to see another workspace
i'd like a different desktop
i need another workspace
i need to be on a different workspace
i must go to another workspace
let's switch the workspace
let's go to another desktop
let me see another workspace
let me switch desktops
shall we change workspaces
not on this desktop, another one
wrong workspace
wrong workspace, take me to another
workspaces
a change of workspace
desktop change
there's another workspace i need
there's something on another workspace, go there
the workspace should be a different one
the other desktop
that other workspace, go there
my other workspace
one of my other desktops
one of the other workspaces please
some different workspace would be better
this isn't the workspace i wanted
this isn't my desktop, the other one
this desktop is full, take me to another one of mine
i want the other workspace
i've got the wrong workspace here
i'm in the wrong place, another workspace
i'm stuck on this desktop, take me elsewhere
i'm finished on this workspace
i've got work on another workspace
i left my things on another workspace, take me there
i was on another workspace before lunch, go there
my window is on a different desktop, go there
my work's not here, it's on another workspace
can you get me off this desktop
could we be on another workspace
could i have another desktop
mind changing the desktop
shall we go to another workspace
will you switch the workspace
may i go to another desktop
no, another workspace
hm, wrong desktop, change it
+exchange this workspace for another
+trade this desktop for another
+get off this workspace
+jump desktops
+swap the workspace
+transport me to some other workspace
+carry me to a different workspace
+go from this desktop to another
""",
    de="""
+wechsel [die|] Arbeitsfläche
+geh auf [eine andere|die] Arbeitsfläche
Arbeitsfläche
Arbeitsfläche wechseln
+wechsel den Workspace
!+spring auf eine andere Arbeitsfläche
[andere|eine andere] Arbeitsfläche [bitte|]
[kannst|könntest] du die Arbeitsfläche wechseln
ich will auf eine andere Arbeitsfläche
bring mich auf [eine andere Arbeitsfläche|einen anderen Workspace]
[Workspace|Desktop] wechseln
anderer [Workspace|Desktop|Arbeitsbereich] [bitte|]
magst du die Arbeitsfläche wechseln
Arbeitsflächenwechsel
ich bin auf der falschen Arbeitsfläche
weg von dieser Arbeitsfläche
auf [eine|die] andere Arbeitsfläche [gehen|wechseln|springen]
zur Arbeitsfläche
+zeig mir eine andere Arbeitsfläche
!nicht diese Arbeitsfläche
!ich muss den Workspace wechseln
auf Workspace wechseln
das ist [die falsche Arbeitsfläche|der falsche Workspace|der falsche Desktop]
[könntest|würdest] du auf eine andere Arbeitsfläche [umschalten|springen]
hier will ich nicht [sein|bleiben], andere Arbeitsfläche
eine andere Arbeitsfläche [wär|wäre] [gut|fein|besser]
[Desktop|Arbeitsbereich] [tauschen|umschalten]
+schalt [mal|bitte|] die Arbeitsfläche um
lass mich auf eine andere Arbeitsfläche
+switch [mal|] den Workspace
i mecht auf a andere Arbeitsfläche
falscher Desktop, wechseln
ich [hätt|hätte] gern eine andere Arbeitsfläche
WS wechseln
auf die Arbeitsfläche
Workspace wechseln bitte
Desktop umschalten bitte
Desktopwechsel
Workspacewechsel
Workspace
WS
Arbeitsfläche ändern
Arbeitsfläche tauschen
andere AF
anderer WS
irgendeine andere Arbeitsfläche
zu einer anderen Arbeitsfläche
zu einem anderen Workspace bitte
auf einen anderen Desktop
auf einen anderen Workspace wechseln
auf irgendeine Arbeitsfläche
eine Arbeitsfläche bitte
+wechsel den Desktop
+wechsel auf einen Workspace
+wechsel zu einem anderen Desktop
+geh auf einen anderen Workspace
+geh auf eine Arbeitsfläche
+geh weg von dieser Arbeitsfläche
+schalt auf einen anderen Desktop
+schalt auf eine andere Arbeitsfläche um
+schalt den Workspace um
+bring mich auf einen Workspace
+bring mich weg von dieser Arbeitsfläche
+bring mich woanders hin, andere Arbeitsfläche
+hol mir eine andere Arbeitsfläche
+zeig einen anderen Workspace
+zeig mir irgendeine Arbeitsfläche
+verlass diese Arbeitsfläche
+hüpf auf einen anderen Desktop
+ändere die Arbeitsfläche
kann ich auf eine andere Arbeitsfläche
kann ich die Arbeitsfläche wechseln
können wir die Arbeitsfläche wechseln
kannst du den Desktop wechseln
kannst du mich auf eine andere Arbeitsfläche bringen
könntest du einen anderen Workspace zeigen
würdest du den Workspace wechseln
tätest du die Arbeitsfläche wechseln
ich will die Arbeitsfläche wechseln
ich will weg von diesem Desktop
ich will auf einen anderen Workspace
ich möchte eine andere Arbeitsfläche sehen
ich möchte auf einen anderen Desktop
ich würd gern die Arbeitsfläche wechseln
ich muss auf eine andere Arbeitsfläche
ich brauch eine andere Arbeitsfläche
ich sollte auf einer anderen Arbeitsfläche sein
falsche Arbeitsfläche
falsche Arbeitsfläche, wechsel bitte
falscher Workspace, woanders hin
nicht auf diesem Desktop, auf einem anderen
gehen wir auf eine andere Arbeitsfläche
wechseln wir den Desktop
lass uns die Arbeitsfläche wechseln
a andere Arbeitsfläche
en andere Workspace bitte
Arbeitsflächen
ein Wechsel der Arbeitsfläche
da gibt's eine andere Arbeitsfläche, die ich brauch
auf einer anderen Arbeitsfläche liegt was, geh hin
die Arbeitsfläche soll eine andere sein
der andere Desktop
die andere Arbeitsfläche, geh hin
meine andere Arbeitsfläche
einer von meinen anderen Desktops
eine von den anderen Arbeitsflächen
das ist nicht die Arbeitsfläche, die ich wollte
das ist nicht mein Desktop, der andere
ich hab hier die falsche Arbeitsfläche
ich bin hier falsch, andere Arbeitsfläche
ich steck auf diesem Desktop fest, bring mich woanders hin
auf dieser Arbeitsfläche bin ich fertig
ich hab auf einer anderen Arbeitsfläche zu tun
meine Sachen sind auf einer anderen Arbeitsfläche, bring mich hin
vor dem Essen war ich auf einer anderen Arbeitsfläche, geh hin
mein Fenster ist auf einem anderen Desktop, geh hin
meine Arbeit ist nicht hier, sondern auf einer anderen Arbeitsfläche
kannst du mich von dem Desktop wegbringen
könnten wir auf eine andere Arbeitsfläche
könnt ich einen anderen Desktop haben
wollen wir auf eine andere Arbeitsfläche
wechselst du die Arbeitsfläche
wechselst du mir den Desktop
dürfte ich auf einen anderen Desktop
nein, eine andere Arbeitsfläche
hm, falscher Desktop, ändere das
von hier auf eine andere Arbeitsfläche
+tausch die Arbeitsfläche gegen eine andere
+beam mich auf eine andere Arbeitsfläche
+führ mich auf eine andere Arbeitsfläche
+trag mich auf einen anderen Desktop
+beweg mich auf eine andere Arbeitsfläche
+nimm eine andere Arbeitsfläche
+such mir eine andere Arbeitsfläche
+lass mich von dieser Arbeitsfläche runter
+steig auf einen anderen Workspace um
an andern Desktop bitte
e anderi Arbeitsflächi
en anner Desktop
""",
)
ALL = Phrases(
    en="""
+close all [windows|programs|apps|my windows|the windows]
+close everything
close all
[can|could] you close all [my|] windows?
+[quit|shut] all [programs|apps]
!+clean up my desktop, close everything
i want all windows closed
everything closed please
all [windows|apps|programs] [closed|shut|away] [please|]
+shut everything [down|] that's open
would you mind closing all [my|the|] windows
[every|each] window [should|can|has to] [close|go]
[i'm done for today|end of work|going home], close [everything|all windows]
+close every [single|] [window|app|program]
+get rid of all [my|the] windows
no windows [please|], close [them all|everything]
i need a clean desktop, close all
clear my desktop of windows
close all the things [that are|] open
all my programs can be closed
is it possible to close all windows at once
everything can [go|be closed]
!leave nothing open
!not a single window should stay open
!+sweep all windows away
+exit all [programs|applications|apps]
way too much open, shut it all
[my screen is a mess|what a clutter|total chaos], close every window
+terminate all [programs|apps|applications]
+shut down all [windows|open apps|my programs]
i don't need any of [these|the open] windows [anymore|], close them
tabula rasa on my desktop, shut all windows
[could|would] you close each and every window
quit all
i want [everything|all programs] [shut|quit|gone from my desktop]
[fresh start|clean slate], close all windows
close the whole lot
bring the desktop back to empty, all windows closed
for a tidy desktop shut [all|everything]
the open apps can all be [quit|closed]
all closed
all away
+close all my stuff
+close all open windows
+close all that's open
+close each window
+close every last window
+close the lot
+close all of it
+close all of them
+close down all windows
+quit everything
+quit every program
+quit all my apps
+exit everything
+shut everything
+shut all windows
+shut every program
+end all programs
+end every app that's open
+clear the desktop, close all windows
+clear out all windows
+empty the desktop, close everything
+wipe my desktop clean of windows
+get everything off my desktop, close it all
+make all windows go away
+put everything away, close all windows
everything off, all windows closed
everything shut please
every window shut
every app closed please
all my windows can be closed
all my apps should be closed
all of the windows should go
all programs should be quit
all the open windows can go
nothing should be left open, close all windows
nothing here is needed any more, close it all
the whole desktop can be emptied, close everything
can everything be closed
can you quit all programs
could you shut everything that's open
could all my windows be closed please
would you close everything for me
would you quit all my programs
i want to close everything
i want to close all windows
i want all my apps closed
i want an empty desktop, close the windows
i need everything closed
i'd like to have everything closed
i'd like all windows shut
i'm leaving, close all the windows
i'm finished, close everything
before i go, close all windows
for a fresh start close everything
let's close everything
let's shut all the windows
too many windows, close them all
so many windows, close every one of them
nothing open please, close the lot
all apps: close
windows: close all
shut the whole desktop's windows
a clean sweep, close every window
i'd like to see my wallpaper, close all windows
i want to see nothing but the wallpaper, close everything
i've got visitors, close everything that's open
my boss is coming, close every window
before the presentation close all my windows
before the update close all programs
before i reboot, close everything
battery's low, close every program
the computer's slow, close all programs
memory's full, close all apps
game night, close all other things that are open
saved everything, now close all windows
i saved my work, close all programs
all saved, close everything
none of these windows are needed, close them
none of that has to stay open
nothing has to stay open
not one window is needed any more, shut them
i'm through with all of this, close the windows
i've finished all of it, close every window
it's all done, close all windows
one after the other, close all windows
one by one, close everything that's open
from first to last, close the windows
no exceptions, close all windows
without exception every window closed
shall we close everything
will you close all of them
mind closing everything
may all windows be closed
please could everything be shut
can we have all of it closed
is there a way to close everything? do it
each and every app, quit
lock, stock and barrel, close all windows
+bring all programs to an end
+make a clean sweep of my windows
+shut the lot
+round up all windows and close them
+close whatever is open
+kick all windows off the desktop
hyprctl, close all windows
""",
    de="""
+[schließ|schließe] alle [Fenster|Programme|Apps|meine Fenster]
+mach alles zu
alle Fenster [schließen|zu|zumachen]
[kannst|könntest] du alle Fenster schließen?
+beende alle [Programme|Apps]
alles [schließen|zumachen]
!+räum den Desktop auf und schließ alles
ich will alle Fenster zu haben
[alle|sämtliche] [Fenster|Programme|Apps] [weg|schließen|beenden]
magst du [alles|alle Fenster] zumachen
jedes Fenster [zu|schließen|kann weg]
[Feierabend|ich bin fertig für heute|ich geh heim], [alles zumachen|alle Fenster zu|mach alles zu]
alles, was offen ist, [schließen|zumachen|zu]
mach [alles|alle Fenster] [dicht|weg]
[würdest|tätest] du alle Fenster schließen
leerer Desktop bitte, alles [schließen|zu]
+räum alle Fenster weg
ich brauch nichts mehr [davon|], [alle Fenster zu|alles schließen]
[alles|alle Fenster] [gehört|gehören] geschlossen
moch ois zua
alle offenen [Fenster|Programme|Apps] [schließen|beenden|zumachen]
geht das, alle Fenster auf einmal zu
!es soll nichts mehr offen sein
!kein Fenster soll offen bleiben
!+feg den Desktop leer von Fenstern
weg mit allen [Fenstern|Programmen|Apps]
viel zu viel offen, [mach alles zu|alles schließen]
[so ein Chaos|was für ein Durcheinander|alles voll], alle Fenster schließen
keins der Fenster brauch ich noch, [zu damit|schließ sie alle]
[könntest|tätest] du bitte [alles Offene|sämtliche Fenster] schließen
+quitte alle [Apps|Programme]
ich möchte einen leeren Desktop, also alle Fenster zu
Fenster alle [weg|schliessen|dichtmachen]
die offenen Programme [können|dürfen] alle [zu|beendet werden]
alles dichtmachen, was an Fenstern da ist
schließ [den ganzen Kram|das ganze Zeug|alles was da offen is]
Tabula rasa, alle Fenster [schließen|weg]
ma kann ois zuamachn
mach ma alle Fenster zu
sämtliche Anwendungen [beenden|schließen]
alles zu
alles zu bitte
alle zu
alle Fenster bitte schließen
alle Fenster dicht
alle Apps zu
alle Programme beenden bitte
alle meine Fenster schließen
sämtliche Fenster zumachen
jedes einzelne Fenster schließen
+schließ alles
+schließ alles, was offen ist
+schließ sämtliche Fenster
+schließ jedes Fenster
+schließ alle offenen Fenster
+beende alles
+beende alle offenen Programme
+beende jedes Programm
+beende sämtliche Apps
+mach alle Fenster zu
+mach jedes Fenster zu
+mach alle Programme zu
+mach alles zu, was offen ist
+mach sämtliche Apps zu
+räum den Desktop leer, alle Fenster zu
+räum alles weg, was an Fenstern offen ist
+leer den Desktop, mach alles zu
+tu alle Fenster weg
+lass alle Fenster verschwinden, mach sie zu
alles beenden
alles beenden, was offen ist
alles Offene bitte zumachen
alle Fenster sollen zu
alle Fenster sollen geschlossen werden
alle Programme sollen beendet werden
alle Fenster können weg
alle Apps können geschlossen werden
alle Fenster müssen zu
das kann alles zu, alle Fenster
nichts davon brauch ich noch, alle Fenster zu
kann alles zugemacht werden
kannst du alles schließen
kannst du alle Programme beenden
könntest du alles zumachen
könntest du alle meine Fenster schließen
würdest du alles zumachen
machst du bitte alles zu
ich will alles schließen
ich will alle Fenster schließen
ich will alle Programme beenden
ich möchte alles zu haben
ich möchte alle Fenster zumachen
ich hätt gern alles zu
ich hätt gern alle Fenster geschlossen
ich brauch einen leeren Desktop, mach alles zu
ich geh jetzt, mach alle Fenster zu
ich bin fertig, alle Fenster schließen
bevor ich geh, alle Fenster zu
so viele Fenster, mach sie alle zu
zu viele Fenster, alle schließen
schließen wir alles
machen wir alle Fenster zu
alli Fänschter zue
olle Fensta zua
nichts mehr offen bitte, alles zu
alle Apps: schließen
Fenster: alle zu
Fenster, alle, schließen
alles, aber auch alles, zumachen
reinen Tisch machen, alle Fenster zu
ich will mein Hintergrundbild sehen, alle Fenster zu
ich hab Besuch, mach alles zu, was offen ist
der Chef kommt, alle Fenster zu
vor der Präsentation alle Fenster schließen
vor dem Update alle Programme schließen
vor dem Neustart alles schließen
der Akku ist schwach, alle Programme zu
der Rechner ist langsam, alle Programme zumachen
der Speicher ist voll, mach alle Apps zu
gespeichert hab ich alles, jetzt alle Fenster zu
alles gespeichert, alle Programme beenden
keins davon brauch ich, alle Fenster schließen
nichts davon muss offen bleiben
es muss nichts offen bleiben
von den Fenstern brauch ich keins mehr
ich bin mit allem durch, Fenster zu
eins nach dem anderen, alle Fenster schließen
der Reihe nach alle Fenster zumachen
vom ersten bis zum letzten, Fenster zu
ohne Ausnahme alle Fenster schließen
ausnahmslos alles schließen, was offen ist
wollen wir alles zumachen
schließt du alle Fenster
schließt du alles, was offen ist
machst du alle Fenster zu
beendest du alle Programme
dürfen alle Fenster zu
könnte alles zu, was offen ist
gibt's eine Möglichkeit, alles zu schließen? mach das
samt und sonders, alle Fenster zu
mit Stumpf und Stiel, alle Programme beenden
Großreinemachen, alle Fenster zu
Kehraus, alle Fenster schließen
+klick alle Fenster weg
+schließ der Reihe nach alle Fenster
+dreh alle Programme ab
+lass alle Programme zugehen
+beende den ganzen Haufen an Programmen
+mach Schluss mit allen Fenstern
+schließ, was an Fenstern da ist
allens tomaken
ois zua, alle Fensta
""",
)
