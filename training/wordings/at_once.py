"""What is to be done with what a question finds, said along with the question."""

from training.phrases import Phrases

OPEN = Phrases(
    en="""
open it
open [that|that one|the file|whichever it is|the thing]
[just|simply] open it
and open it
show [it|it to me|me that|me that file]
[pull|bring] it up
[let|lemme] me see it
i [want|need] it open
i want to [see|edit|look at] it
get it [on screen|onto the screen|open]
open that one for me
[have|get] it open
!fetch it onto my screen
!up with it
open the one
put it in front of me
[pop|throw] it open
into the editor with it
then open it [please|]
[please|pls] open [it|that one]
i'd like to [change|read on in] it
""",
    de="""
öffne [sie|das|die|die Datei|die dann]
[mach|machs|mach's] auf
mach [sie|die|das|das ding|die Datei] auf
[bitte|] öffnen
[die|das|sie] [bitte|] [öffnen|aufmachen]
aufmachen
zeig [sie|her|sie mir|mir die|das mal]
den text [öffnen|aufmachen]
die will ich [sehen|aufhaben|offen haben]
ich will [sie|die|da] [bearbeiten|sehen|reinschauen]
hol [sie|die|das] [auf den Schirm|her]
!her damit
!auf damit
lass [sehen|mich reinschauen]
die [brauch|brauche] ich offen
[auf den Bildschirm|in den Editor] damit
öffne mir [die|das]
mach mir [die|das] auf
[den|die|das] machst du [mir|] auf
bitte gleich [öffnen|aufmachen]
""",
)

READ = Phrases(
    en="""
read it [out|to me|] [please|]
[what|and what] does it say
what [is|'s] in it
[tell|show] me what it says
read [that|that one|the file|the whole thing]
i want to [read it|know what's in it]
[print|cat] it
print the whole [file|text|thing]
[give|show] me its [text|content|contents]
let me read it
!and let's hear it
i need [its|the] [text|content]
[and|] what's written there
read me that file
""",
    de="""
lies [sie|es|das|die] [vor|mir vor|]
lies [mir|] die [Datei|] vor
was steht [drin|da drin|da|darin] [denn|]
[den|die|das] will ich lesen
zeig [mir|] was [drinsteht|drin steht]
[vorlesen|auslesen] [bitte|]
gib den [Inhalt|text] aus
sag [mir|] was drinsteht
den [ganzen|] text [davon|bitte|zeigen]
!lass hören
lies den ganzen [text|inhalt]
inhalt [bitte|zeigen|ausgeben]
was [sie sagt|drinsteht] will ich wissen
""",
)

END = Phrases(
    en="""
[kill|end|stop|terminate] it
[kill|end|stop|terminate] [that|that one|that thing|the thing|whatever it is]
[shoot|nuke|axe] it
and [kill|end] it
i want it [dead|gone|killed|stopped|ended]
[it|that] [has to|must|should|can] [go|die|end]
get rid of [it|that]
[make|have] it stop
force quit [it|that]
[kill|end] [the worst one|the culprit|the hog|the top one|the first one]
put it out of its misery
!off with it
away with it
[just|please] [kill|end] it
[quit|close] it by force
end that [process|program|app]
kill [the|that] [process|program|app]
sigterm to [that|it]
""",
    de="""
[beend|beende|kill|stopp] [es|das|ihn|den|das ding]
[schieß|knall] [es|das|ihn|den] ab
[das|den|es|ihn] [bitte|] [beenden|killen|abschießen|abwürgen]
weg damit
[das|der] [muss|soll|kann] weg
[das|der] [soll|muss] [aufhören|sterben|beendet werden]
[mach|machs|mach's] [aus|zu]
mach [es|das|den] [aus|tot|weg]
[würg|brich] [es|das|den] ab
[beende|kill] [den schlimmsten|den ersten|den obersten|den übeltäter|den größten]
hau [es|das|den] weg
!fort damit
den [prozess|] [beenden|killen]
[bitte|] gleich [beenden|abschießen]
[beende|kill] [dieses programm|diesen prozess|das programm|den prozess]
zwing [es|ihn] zum [aufhören|ende]
""",
)
