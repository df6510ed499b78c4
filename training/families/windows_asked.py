"""Requests for windows and workspaces that leave something open, or are about all of them."""

from training.families.windows import CLOSED, FRONT, done, open_windows, place, window_name
from training.family import family
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.words.programs import window_class

_CLOSE = Phrases(
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
""",
)
_FOCUS = Phrases(
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
""",
)
_SWITCH = Phrases(
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
""",
)
_ALL = Phrases(
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
""",
)
_WHICH = {
    "en": ("Which window?", "Which window do you mean?", "Of which program?"),
    "de": ("Welches Fenster?", "Welches Fenster meinst du?", "Von welchem Programm?"),
}
_PLACE = {"en": ("Which workspace?", "To which workspace?"), "de": ("Welche Arbeitsfläche?", "Auf welche Arbeitsfläche?")}
_THIS = {"en": ("this one", "the one in front", "the current one", "this"), "de": ("dieses", "das vordere", "das aktuelle", "das hier")}


@family("window_which", "ask_user", "window", weight=0.25)
def which(source: Source) -> Talk:
    """Which window is not said."""
    name, close = window_name(source), source.chance(0.6)
    talk = Talk().user(source.say(_CLOSE if close else _FOCUS)).call("ask_user", question=_WHICH[source.language][0])
    app = window_class(source, name)
    if close and source.chance(0.25):
        return done(source, talk.result(answer=source.pick(_THIS[source.language])).call("window", action="close"), app, *CLOSED, fails=0)
    talk.result(answer=name)
    if close:
        return done(source, talk.call("window", action="close", arg=name), app, *CLOSED, fails=0.05, named=name)
    return done(source, talk.call("window", action="focus_app", arg=name), app, *FRONT, fails=0.05, named=name)


@family("workspace_which", "ask_user", "workspace", weight=0.15)
def which_place(source: Source) -> Talk:
    """Which workspace is not said."""
    said, target = place(source)
    talk = Talk().user(source.say(_SWITCH)).call("ask_user", question=_PLACE[source.language][0]).result(answer=said)
    shown = source.by(f"Workspace {target} is shown.", f"Arbeitsfläche {target} ist zu sehen.")
    return talk.call("workspace", target=target).result(say=shown).shown()


@family("window_all", "list_windows", "window", weight=0.3)
def every(source: Source) -> Talk:
    """All windows are closed: they are looked up, then closed one by one."""
    talk = Talk().user(source.say(_ALL)).call("list_windows")
    if source.chance(0.12):
        return talk.result(windows=[], say=source.by("There is no such window.", "Es gibt kein solches Fenster.")).shown()
    windows, told = open_windows(source, source.pick([1, 2, 2, 3]))
    talk.result(windows=windows, say=told)
    for each in windows:
        app = each["app"]
        talk.call("window", action="close", arg=app).result(window=app, say=source.by(*CLOSED).replace("{app}", app))
    return talk.shown()
