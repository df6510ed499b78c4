"""How people speak of their microphone."""

from training.phrases import Phrases

MICROPHONE = {
    True: Phrases(
        en="""
mute [the|my|] [mic|microphone|mike]
[mic|microphone|mike] off
+turn [off|] [my|the] [mic|microphone] [off|]
+[turn|switch] [my|the] [mic|microphone] off
[my|the] [mic|microphone] [should be|must be] off
mute me
[they|nobody] [shouldn't|should not|must not] hear me
!+silence my [mic|microphone]
!mic mute
+[disable|cut|kill] [the|my] [mic|microphone]
mute myself
[dog's barking|i have to sneeze|someone came in], [mute my mic|mic off]
[can|could] you mute [my|the] [mic|microphone]
+put [me|my mic|the microphone] on mute
going on mute
i don't want to be heard [right now|]
i [want|need] to be muted [in the call|]
[mic|microphone] [muted|disabled] please
would you mind muting me
could i be muted [please|for a moment]
[eating|coughing|my kid is screaming|construction outside], mic [off|muted]
don't let [them|anyone|the others] hear me
stop transmitting my voice
+[deactivate|shut off|block] [my|the] [mic|microphone|audio input]
audio input [off|mute]
!hot mic, turn it off
!nobody in the call should hear what i say
!i'd rather be muted for a while
+hit mute on [my|the] [mic|microphone]
+make [my|the] [mic|microphone] [silent|mute]
[headset|webcam] mic [off|mute]
[my|the] [mic|microphone] [has to|must] go off
no sound from my [mic|microphone] please
shut my mic
the others [don't need to|shouldn't] hear [me|my typing|this]
keep my [mic|microphone] [quiet|silent|muted] [for now|]
+switch my [mic|microphone] to mute
nobody should [listen in|hear me breathe|hear my keyboard], mic off
the [mic|microphone] is [on|open|live], mute it
could do with my mic [off|muted]
i'm [not alone|typing|whispering with someone], mute me
+make sure [they|nobody] can't hear me
mic [silent|shut|dead|on mute] please
+take my mic offline
while i [eat|talk to my wife|drink], [mute me|mic off]
my keyboard is loud, mute my mic
i'd like [the|my] [mic|microphone] [off|muted]
recording device [off|muted]
mic muted
mic off please
microphone off now
me on mute
mute my voice
mute my input
mute the headset mic
muting the mic would be good
mic down, off
kill mic
sneeze, mic off
coughing fit, mute me
barking dog, mic off
private talk, mic off
side conversation, mute me please
noise in my room, mute me
i'm not speaking, mute my mic
i only want to listen in the call, mic off
i don't want them to hear this
i need to say something in private, mic off
i'd like to be on mute
i want my mic dead
i should be muted, do it
i shouldn't be heard
my mic shouldn't pick up anything
my mic should stay silent
my input off
no mic
no input from me
no one may hear me
can my mic go off
can you cut my mic
could you shut my microphone off
will you mute me in the call
would you turn my mic off
is my mic on? turn it off
please no mic
the microphone, off with it
let me be muted
let me listen only, mic off
privacy: mic off
wpctl mute the mic
source mute on
+keep them from hearing me
+stop the mic
+stop my mic from picking me up
""",
        de="""
[Mikro|Mikrofon|Mic|Mikrophon] [aus|stumm|ab]
[Mikro|Mikrofon|Mic] [stummschalten|ausschalten|muten|ausmachen]
+[schalt|mach|stell|dreh] [mal|bitte|] [das|mein] [Mikro|Mikrofon|Mic] [aus|ab|stumm]
+mute [das|mein] [Mikro|Mikrofon|Mic]
mute mich
+schalt mich stumm
[mein|das] [Mikro|Mikrofon] soll [aus|stumm] sein
!mein Mikro bitte [stumm|aus]
[die|keiner] [sollen mich nicht|soll mich] hören
+[deaktivier|deaktiviere] [das|mein] [Mikro|Mikrofon]
[ich muss niesen|der Hund bellt|da kommt wer], [Mikro aus|Mikrofon stumm]
!kannst du [mein|das] [Mikro|Mikrofon] [stummschalten|ausmachen]
Mikro [wieder|] aus
[Mikro|Mikrofon|Mic] [dicht|zu|weg|off|auf stumm|auf mute]
+stell mich [stumm|auf mute|lautlos]
[i|ich] will [nicht|ned] [gehört werden|dass mich wer hört|zu hören sein]
[niemand|keiner da drin|keiner im Call] [darf|soll] mich [hören|verstehen]
mein [Headset-Mikro|Headsetmikro|Mikro|Mikrofon] [gehört|muss] [aus|stumm]
magst du mich [muten|stummschalten]
kann man mein Mikro [abdrehen|wegschalten|ausmachen]
drah [mei|des] Mikro [o|ab]
[Audioeingang|Toneingang|Mikrofoneingang] [aus|stumm|sperren]
[ich ess grad|ich huste|das Kind schreit|der Nachbar bohrt|ich tippe laut], [Mikro|Mikrofon] [weg|stumm]
[schnell|kurz] [Mikro|Mikrofon] [muten|aus|stumm]
!Hilfe, das Mikro ist offen, aus damit
!ich mag nicht, dass mich die anderen hören
!+dreh dem Mikro den Ton ab
[Mikro|Mikrofon] [deaktivieren|abschalten|abdrehen|sperren]
Mikrofon auf mute [stellen|setzen|bitte]
tu [das|mein] Mikro [aus|weg]
Mute fürs [Mikro|Mikrofon]
s Mikro us
ich geh [jetzt|mal|] auf [mute|stumm]
die anderen [müssen|sollen|brauchen] mich [nicht|ned] [hören|zu hören]
meine Tastatur ist [laut|zu hören], Mikro [aus|stumm]
das Mikro ist [offen|noch an], [stummschalten|ausmachen]
sorg dafür, dass [mich keiner hört|die mich nicht hören]
ich [red|rede] grad mit [wem|meiner Frau|dem Kind], Mikro [aus|stumm]
[nimm|hol] mein Mikro [offline|vom Netz|raus]
ich [hätt|will|möcht] mein Mikro [aus|stumm|auf mute]
+stell [das|mein] [Mikro|Mikrofon] auf [stumm|lautlos|mute]
mein [Mikro|Mikrofon] [wegschalten|zumachen|dichtmachen]
sei so gut und mute mich
es wär [gut|besser], wenn mein Mikro aus [ist|wär]
[Aufnahmegerät|Mikrofoneingang] [stumm|aus]
moch mei Mikro [aus|zua|stumm]
würdest du [mich|mein Mikro] stumm schalten
Mikro mute
Mikro aus bitte
Mikrofon aus jetzt
Mikro stumm bitte
Mikro schließen
Mikro kappen
Mikro zumachen
Mikro aus, schnell
ich stumm
mich stumm bitte
mich muten
mich stummschalten
stummschalten, das Mikro
meine Stimme muten
meinen Eingang stumm
Headset-Mikro aus
Aufnahme vom Mikro aus
weg mit dem Mikro
niesen, Mikro aus
Hustenanfall, Mikro stumm
Privatgespräch, Mikro aus
Lärm im Zimmer, mute mich
ich sprech nicht, Mikro aus
ich hör im Call nur zu, Mikro aus
ich will nur zuhören, schalt mich stumm
das sollen die nicht hören, Mikro aus
das geht die im Call nichts an, Mikro stumm
ich muss was Privates sagen, Mikro weg
ich gehör gemutet
ich soll stumm sein im Call
ich darf nicht zu hören sein
mein Mikro soll nichts aufnehmen
mein Mikro soll schweigen
kein Mikro
kein Mikro bitte
kein Ton von mir in den Call
kann mein Mikro aus
kannst du mich muten
könntest du mich stummschalten
machst du mein Mikro aus
ist mein Mikro an? mach's aus
bitte mich nicht übertragen
lass mich stumm sein im Meeting
Datenschutz: Mikro aus
+kapp mein Mikro
+dreh mein Mikro ab
+nimm mir das Mikro weg
+sperr das Mikro
mach s Mikro zue
Mikro o'drahn
mook dat Mikro ut
""",
    ),
    False: Phrases(
        en="""
unmute [the|my|] [mic|microphone|mike]
[mic|microphone|mike] [on|back on]
+turn on [my|the] [mic|microphone]
+[turn|switch] [my|the] [mic|microphone] [on|back on|on again]
[my|the] [mic|microphone] [should be|must be] on
unmute me
[they|everybody] [should|can] hear me [again|]
!+unsilence my [mic|microphone]
!mic unmute
+[enable|activate] [the|my] [mic|microphone]
unmute myself
[i want to say something|i need to talk|my turn to speak], [unmute my mic|mic on]
[can|could] you unmute [my|the] [mic|microphone]
i'm [going|coming] off mute
+take [me|my mic] off mute
i want to be heard [again|]
let [them|everyone|the team] hear me [again|]
[mic|microphone] live [please|]
why can't they hear me, [mic on|unmute me]
[they asked me something|i have a question|i've got to answer], [unmute me|mic back on]
audio input [on|back on]
would you mind unmuting me
could i [get|have] my mic back
i [need|want] my [mic|microphone] [back|on|back on]
+[reactivate|re-enable|restore] [my|the] [mic|microphone]
i'm done [eating|coughing|sneezing], mic [on|back on]
!nobody hears me, turn the mic on
!now it's my turn, mic live
!+give me my voice back
+remove the mute from [my|the] mic
stop muting [me|my mic]
[headset|webcam] mic [on|unmute]
[my|the] mic is muted, change that
i [should|need to|must] be audible [again|]
the others [need to|have to|must] hear me
+open my [mic|microphone] [again|]
+switch my [mic|microphone] to unmute
the [mic|microphone] is [off|closed|dead], turn it on
could do with my mic [on|unmuted]
i've [finished eating|sent the kids out], unmute me
+make sure they can hear me
i'm [talking|presenting|next], [mic on|unmute me]
mic [open|alive|unmuted] please
+bring my mic back online
i'd like [the|my] [mic|microphone] [on|unmuted|back]
i forgot i was muted, unmute me
[they say|apparently] i'm muted, [unmute|fix that]
recording device [on|unmuted]
unmute mic
mic unmuted
mic on please
microphone on now
mic back
mic on again
me off mute
unmute my voice
unmute my input
unmute the headset mic
end my mute
my mute off
open mic
mic open again
mic up, on
done coughing, unmute me
dog's quiet again, mic on
private talk is over, mic on
i'm back in the call, mic on
i'm up, mic on
i get to speak now, unmute
i want to join the discussion, mic on
i want to speak in the call
i need to answer them, unmute
i'd like to be unmuted
i'd like to say something in the call
i should be heard now
they want to hear me, mic on
they can't hear me
they ask if i'm there, unmute me
nobody hears me, unmute
my mic should pick me up again
my mic should be open
my input on
can my mic go on again
can you open my mic
could you turn my microphone back on
will you unmute me in the call
would you switch my mic on
is my mic off? turn it on
the microphone, on with it
let me be heard
let me talk to them
i was muted by mistake, undo it for the mic
why am i still muted, mic on
wpctl unmute the mic
source mute off
+make me audible
+get my mic working again, it's muted
+let my voice through
""",
        de="""
[Mikro|Mikrofon|Mic|Mikrophon] [an|ein|wieder an|nicht mehr stumm]
[Mikro|Mikrofon|Mic] [entmuten|einschalten|anschalten|anmachen]
+[schalt|mach|stell] [mal|bitte|] [das|mein] [Mikro|Mikrofon|Mic] [an|ein|wieder an]
+unmute [das|mein] [Mikro|Mikrofon|Mic]
unmute mich
+schalt mich [wieder laut|wieder frei]
[mein|das] [Mikro|Mikrofon] soll [an|wieder an] sein
!mein Mikro bitte [an|wieder an]
[die|alle] sollen mich [wieder|] hören
+[aktivier|aktiviere] [das|mein] [Mikro|Mikrofon]
[ich will was sagen|ich bin dran|ich muss reden], [Mikro an|Mikrofon an]
!kannst du [mein|das] [Mikro|Mikrofon] [anmachen|einschalten|wieder anmachen]
Mikro [wieder|] an
[Mikro|Mikrofon|Mic] [frei|auf|offen|live|wieder frei]
+hol mich aus dem [Mute|Stummmodus]
heb die [Stummschaltung vom Mikro|Mikro-Stummschaltung] auf
[ich will|i mecht|ich muss] [wieder|] gehört werden
[die|sie] hören mich nicht, [Mikro an|mach mein Mikro an|Mikrofon ein]
[man|die Runde|der Chef] soll mich [wieder|] hören [können|]
magst du mich [wieder|] [entmuten|unmuten]
drah [mei|des] Mikro [wieda|] auf
[Audioeingang|Mikrofoneingang] [an|ein|freigeben]
[ich hab eine Frage|jetzt red ich|bin fertig mit essen|ich muss antworten], Mikro [an|auf|ein]
[Mikro|Mikrofon] [aktivieren|freischalten|freigeben|reaktivieren|aufdrehen]
!ich bin noch stumm, änder das
!warum hört mich keiner, Mikro ein
!+nimm das Mikro von stumm
mein Mikro [gehört|muss] [wieder|] [an|auf|ein]
[Stummschaltung|Mute] vom [Mikro|Mikrofon] [weg|aufheben|raus|entfernen]
tu [das|mein] Mikro [wieder|] an
kann ich mein Mikro [wieder|] [haben|an haben]
Mikrofon nicht mehr [muten|stummschalten]
+lass mich [wieder|] [reden|zu Wort kommen], Mikro an
die anderen [müssen|wollen|sollen] mich [wieder|] hören
+öffne mein [Mikro|Mikrofon] [wieder|]
das Mikro ist [aus|zu|stumm], mach's [wieder|] an
sorg dafür, dass man mich [wieder|] hört
ich [präsentier|red|rede|moderier] jetzt, Mikro [an|ein]
ich [hätt|will|möcht] mein Mikro [an|ein|wieder an]
hab vergessen, dass ich [stumm|gemutet] bin, Mikro [an|ein]
angeblich bin ich stumm, [Mikro an|unmute mich]
mein [Mikro|Mikrofon] [wieder|] [anschalten|aufmachen|einschalten]
sei so gut und mach mein Mikro [wieder|] an
es wär gut, wenn mein Mikro [wieder|] an [ist|wär]
Aufnahmegerät [an|ein]
moch mei Mikro [an|ein|auf]
würdest du mein Mikro [wieder|] einschalten
Mikro unmute
Mikro an bitte
Mikrofon an jetzt
Mikro wieder auf
Mikro wieder rein
Mikro zurück
Mikro öffnen
Mikro aufmachen
ich wieder laut
mich entmuten
mich wieder freischalten
mich nicht mehr stumm
meine Stummschaltung weg
Stummschaltung vom Mikro aus
mein Mute aus
entmuten, das Mikro
meine Stimme wieder durchlassen
meinen Eingang wieder an
Headset-Mikro an
her mit dem Mikro
fertig gehustet, Mikro an
der Hund ist still, Mikro an
Privatgespräch vorbei, Mikro an
bin wieder im Call, Mikro an
ich bin an der Reihe, Mikro an
ich darf jetzt sprechen, Mikro auf
ich will mitreden, Mikro an
ich will im Call was sagen
ich muss denen antworten, Mikro an
ich möcht was sagen, entmute mich
die wollen mich hören, Mikro an
die fragen, ob ich da bin, Mikro an
die können mich nicht hören
keiner hört mich, entmuten
mein Mikro soll mich wieder aufnehmen
mein Mikro soll offen sein
kann mein Mikro wieder an
kannst du mich entmuten
würdest du mich freischalten
machst du mein Mikro wieder an
ist mein Mikro aus? mach's an
lass mich im Meeting sprechen
lass mich wieder hören im Call, also Mikro an
versehentlich gemutet, Mikro wieder an
warum bin ich noch stumm, Mikro an
+gib mir mein Mikro wieder
+mach mich hörbar
+gib das Mikro frei
+lass meine Stimme durch
mach s Mikro uf
Mikro aufdrahn
mook dat Mikro an
""",
    ),
}
MICROPHONE_ASKED = Phrases(
    en="""
is [my|the] [mic|microphone] [on|off|muted|live]
am i muted
can [they|people|the others] hear me
[mic|microphone] status
!is the [mic|microphone] still [on|muted] [right now|]
is my [mic|microphone] turned [on|off]
how loud is my [mic|microphone]
[what's|what is] the [mic|microphone] level
is anyone able to hear me
do [they|the others] hear me [right now|]
is my mic [hot|open|active|picking me up|disabled]
[did i mute|have i muted] [myself|my mic]
+check [my|the] [mic|microphone]
mic check
[mic|microphone] [on or off|gain|input level|muted]?
what's my [mic|microphone] [set to|at]
how [high|sensitive] is my [mic|microphone] [set|]
nobody [answers|reacts], am i muted
am i on mute
show me the [mic|microphone] [level|status|volume]
audio input [level|status]
!was my mic on the whole time
!at what percent is my [mic|microphone]
!how loud do i come through
is the [headset|webcam] mic [on|muted|off]
tell me if [my mic is on|i'm muted|they can hear me]
what does my mic [say|read]
could you check if [i'm muted|my mic is on|they hear me]
did my mic [turn off|go off|get muted]
is my [voice|speech] coming through
how [high|loud] is the [mic|microphone] [turned up|]
[does|is] [my|the] mic [work|working|muted by accident]
i'm talking but nobody [hears me|answers], is the mic [on|off]
state of [my|the] [mic|microphone]
in the call, can they hear me
report [my|the] mic [level|state]
mic level
mic volume?
is it muted, my mic
is my mic on or off
is my mic still open
is my mic on mute
is my microphone up or down
is my mic loud enough
is my mic too quiet, what level
is the mic picking up sound
is the mic enabled
am i audible
am i muted right now
am i live
am i being heard
did the mic go off
did i forget to unmute
do i need to unmute
what state is the mic in
what volume is my mic
what's up with my mic
what's my mic doing
what's my input level
what percent is the mic
which level is the mic at
how's my mic
how far up is the mic
how much gain does my mic have
does my mic pick me up
does the mic hear me
can anybody hear me
can you hear me, i mean is the mic on
can you see if the mic is muted
could you tell me the mic level
would you check my mic
i wonder whether my mic is on
i'd like to know if i'm muted
i'm not sure my mic is on
i hope my mic isn't on, is it
+look whether the mic is muted
+tell me the mic level
+tell me how loud the mic is
+see if my mic is on
testing, is the mic on
one two, mic check
they say they can't hear me, is my mic muted
""",
    de="""
ist [mein|das] [Mikro|Mikrofon|Mic] [an|aus|stumm]
bin ich [stumm|gemutet|stummgeschaltet]
[können die|kann man] mich hören
Mikro [Status|an oder aus]
!ist [das|mein] [Mikro|Mikrofon] [noch|gerade] [an|aus|stumm]
hab ich das [Mikro|Mikrofon] [an|aus]
wie laut ist mein [Mikro|Mikrofon]
[Pegel|Lautstärke] vom [Mikro|Mikrofon]
hört mich [jemand|wer|irgendwer|überhaupt wer]
hören mich die [anderen|Leute|Kollegen]
[bin ich|bin i] [zu hören|auf mute|hörbar|auf stumm|noch gemutet]
[Mikro|Mikrofon] [checken|prüfen|überprüfen|abfragen]
[Mikrotest|Mikrocheck]
ist mein [Mikro|Mikrofon] [offen|aktiv|eingeschaltet|ausgeschaltet|gemutet|deaktiviert]
[wie hoch|auf wie viel Prozent] [ist|steht] [mein|das] [Mikro|Mikrofon]
hab ich mich [gemutet|stummgeschaltet|eh gemutet]
läuft mein [Mikro|Mikrofon] [gerade|noch|eh|]
is mei Mikro [o|an|aus|stumm]
[Mikrofonpegel|Mikropegel|Mikrolautstärke|Eingangspegel]?
keiner antwortet, bin ich stumm
[schau|guck|check] mal, ob [mein|das] Mikro [an|aus|stumm] ist
!war mein Mikro [die ganze Zeit|eben] an
!Zustand vom [Mikrofon|Audioeingang]
!wie empfindlich ist das Mikro eingestellt
[sag|zeig] mir, wie laut mein Mikro ist
was sagt mein Mikro
kommt meine Stimme [an|durch]
kannst du nachsehen, ob [mein Mikro an ist|ich stumm bin]
ist mein Mikro [ausgegangen|aus Versehen stumm]
funktioniert [mein|das] Mikro
wie [laut|hoch] ist das Mikro [eingestellt|aufgedreht]
ich red und keiner [hört mich|antwortet], ist das Mikro [an|aus]
[Mikrostatus|Mikrofonstatus|Mikro-Zustand]?
hören die mich [im Call|im Meeting|gerade|]
[wüsste gern|möcht wissen], ob mein Mikro [an|stumm] ist
Mikro laut genug?
Mikrolevel?
Mikro?
ist das Mikro an oder aus
ist mein Mikro auf mute
ist mein Mikro laut genug
ist mein Mikro zu leise, welcher Pegel
nimmt das Mikro was auf
ist das Mikro eingeschaltet
ist das Mikro überhaupt aktiv
bin ich grad stumm
bin ich live
werd ich gehört
bin ich für die anderen hörbar
hab ich vergessen, das Mikro anzumachen
muss ich mich erst entmuten
in welchem Zustand ist das Mikro
welche Lautstärke hat mein Mikro
was ist mit meinem Mikro los
was macht mein Mikro
wie ist mein Eingangspegel
wie viel Prozent hat das Mikro
auf welchem Pegel ist das Mikro
wie steht's ums Mikro
wie weit ist das Mikro auf
wie viel Gain hat das Mikro
nimmt mich das Mikro auf
hört mich das Mikro
kannst du schauen, ob das Mikro stumm ist
kannst du mir den Mikropegel sagen
würdest du mein Mikro prüfen
ich frag mich, ob mein Mikro an ist
ich bin nicht sicher, ob mein Mikro an ist
ich hoff, mein Mikro ist nicht an, oder
ich wüsst gern, ob ich stumm bin
+sieh nach, ob das Mikro an ist
+sag mir den Mikropegel
+sag mir, ob ich stumm bin
+zeig den Mikropegel
eins zwei, Mikrotest
die sagen, sie hören mich nicht, ist mein Mikro stumm
steht das Mikro auf stumm
is mei Mikro auf
isch s Mikro a
""",
)
MICROPHONE_LEVEL = Phrases(
    en="""
+[set|put] [the|my] [mic|microphone] [volume|level|] to {n}[%| percent|]
[mic|microphone] [volume|level|] [to|at|] {n}[%| percent|]
+turn [my|the] [mic|microphone] [up|down|] to {n}[%| percent|]
!my [mic|microphone] [at|to] {n}[%| percent] please
[mic|microphone|mike] [gain|input|sensitivity] [to|at|] {n}[%| percent|]
+[raise|lower|increase|reduce|adjust|change] [the|my] [mic|microphone] [level|volume|gain|] to {n}[%| percent|]
[i want|i need|i'd like] [my|the] [mic|microphone] [at|on] {n}[%| percent|]
input [volume|level|gain] [to|at|] {n}[%| percent|]
{n}[%| percent] [mic|microphone] [volume|level|gain]
[mic|microphone] [=|:] {n}[%|]
[they say i'm too loud|they can't hear me well|bad voice quality], mic [to|at] {n}[%| percent|]
would it be possible to have my mic at {n}[%| percent|]
[can|could] you [set|put|get] my [mic|microphone] [to|at] {n}[%| percent|]
[the|my] [mic|microphone] [should|has to|needs to] be at {n}[%| percent|]
[headset|webcam|usb] mic [to|at|] {n}[%| percent|]
how about {n}[%| percent] for [the|my] mic
would you mind putting the microphone on {n}[%| percent|]
!+dial [the|my] mic to {n}[%| percent|]
!audio input at {n}[%| percent|]
!for the meeting the mic at {n}[%| percent|]
+slide my [mic|microphone] to {n}[%| percent|]
+fix the [mic|microphone] at {n}[%| percent|]
could do with my mic at {n}[%| percent|]
i'd prefer [my|the] mic [at|on] {n}[%| percent|]
+get my mic [up|down|] to {n}[%| percent|]
recording [level|volume] [to|at|] {n}[%| percent|]
[my voice|i] should come through at {n}[%| percent], set the mic
the mic ought to be at {n}[%| percent|]
microphone loudness [to|at|] {n}[%| percent|]
{n}[%| percent] on the mic please
+limit the mic to {n}[%| percent|]
{n}[%|] mic
mic up to {n}[%|]
mic down to {n}[%|]
mic level of {n}[%| percent], please
microphone volume of {n}[%| percent|]
make the mic {n}[%| percent|]
make my microphone {n}[%| percent] loud
my mic should read {n}[%| percent]
my voice at {n}[%| percent] on the mic
+crank my microphone up to {n}[%|]
+bring my microphone down to {n}[%| percent|]
+pull the mic down to {n}[%| percent|]
+drop the mic level to {n}[%| percent|]
+tune the microphone to {n}[%| percent|]
+move the mic slider to {n}[%| percent|]
+let the mic be at {n}[%| percent|]
+give my mic {n}[%| percent]
+put the input at {n}[%| percent], the mic i mean
+configure the mic for {n}[%| percent]
mic sensitivity of {n}[%| percent]
mic slider at {n}[%| percent|]
microphone should be {n}[%| percent] loud
can i have my mic at {n}[%| percent|]
could the mic be at {n}[%| percent]
would you set the microphone to {n}[%| percent|]
is {n}[%| percent] possible for the mic? set it
let's have the mic at {n}[%| percent]
let's try {n}[%| percent] on the microphone
i want {n}[%| percent] mic volume
i need {n}[%| percent] on the mic
i'm too quiet in calls, mic to {n}[%| percent|]
i sound distorted, mic to {n}[%| percent|]
the mic is too low, make it {n}[%| percent]
the mic is too hot, {n}[%| percent] please
for the podcast, mic at {n}[%| percent|]
input gain for the mic: {n}[%| percent]
what about {n}[%| percent] mic volume
how about setting my mic to {n}[%| percent|]
mic: make that {n}[%| percent]
the mic goes to {n}[%| percent]
the microphone wants {n}[%| percent]
the right level for my mic is {n}[%| percent], set that
they hear me breathing, so lower the mic to {n}[%| percent|]
+have the mic set to {n}[%| percent|]
+use {n}[%| percent] for the microphone
+choose {n}[%| percent] as the mic level
+let the others hear my mic at {n}[%| percent]
my teammates complain, mic to {n}[%| percent|]
more mic, {n}[%| percent|]
less mic, {n}[%| percent|]
""",
    de="""
+[stell|setz|mach] [das|mein] [Mikro|Mikrofon] auf {n}[%| Prozent|]
[Mikro|Mikrofon|Mic] [auf|] {n}[%| Prozent|]
[Mikrofonlautstärke|Mikrofonpegel|Mikropegel] [auf|] {n}[%| Prozent|]
!mein [Mikro|Mikrofon] bitte auf {n}[%| Prozent|]
[Mikro|Mikrofon] [Pegel|Level|Gain|Verstärkung] [auf|] {n}[%| Prozent|]
+[dreh|regel|fahr] [das|mein] [Mikro|Mikrofon] [rauf|runter|hoch|] auf {n}[%| Prozent|]
[ich will|ich hätt gern|ich brauch] [mein|das] [Mikro|Mikrofon] [auf|bei] {n}[%| Prozent|]
mein Mikro [soll|muss|gehört] auf {n}[%| Prozent|]
[Eingangspegel|Eingangslautstärke|Audioeingang] [auf|] {n}[%| Prozent|]
{n}[%| Prozent] [Mikropegel|Mikrofonlautstärke|fürs Mikro]
die [verstehen mich schlecht|hören mich kaum|sagen, ich bin zu laut], Mikro auf {n}[%| Prozent|]
[kannst|könntest|magst] du [das|mein] Mikro auf {n}[%| Prozent|] [stellen|drehen|regeln]
[Mikro|Mic] [=|:] {n}[%|]
wie wär's mit {n}[%| Prozent] [beim|am] Mikro
das Mikro auf {n}[%| Prozent|] [stellen|regeln|setzen|drehen]
[Headsetmikro|Headset-Mikrofon|Webcam-Mikro] auf {n}[%| Prozent|]
tu [mei|mein] Mikro auf {n}[%| Prozent|]
!+pegel das Mikrofon auf {n}[%| Prozent|] ein
!Mikroempfindlichkeit {n}[%| Prozent|]
!fürs Meeting das Mikro auf {n}[%| Prozent|]
+schieb [das|mein] Mikro auf {n}[%| Prozent|]
[Aufnahmepegel|Aufnahmelautstärke|Mikrolevel] [auf|] {n}[%| Prozent|]
ich hätt das Mikrofon gern auf {n}[%| Prozent|]
{n}[%| Prozent] am Mikro [bitte|]
würdest du mein Mikro auf {n}[%| Prozent|] [drehen|stellen]
+begrenz das Mikro auf {n}[%| Prozent|]
sei so gut und stell das Mikro auf {n}[%| Prozent|]
es wär gut, das Mikro auf {n}[%| Prozent|] zu haben
+schraub das Mikro [rauf|runter|] auf {n}[%| Prozent|]
moch mei Mikro auf {n}[%| Prozent|]
mein Mikrofon gehört auf {n}[%| Prozent|]
{n}[%|] Mikro
Mikro rauf auf {n}[%|]
Mikro runter auf {n}[%|]
Mikrofon bei {n}[%| Prozent|]
Mikropegel von {n}[%| Prozent], bitte
Mikrofonlautstärke von {n}[%| Prozent|]
Mikro-Regler auf {n}[%| Prozent|]
Mikrofonempfindlichkeit auf {n}[%| Prozent|]
mach das Mikro {n}[%| Prozent] laut
mein Mikro {n}[%| Prozent] bitte
mein Mikro soll {n}[%| Prozent] haben
meine Stimme mit {n}[%| Prozent] am Mikro
+bring das Mikro auf {n}[%| Prozent|]
+zieh das Mikro auf {n}[%| Prozent|]
+zieh das Mikro runter auf {n}[%| Prozent|]
+heb das Mikro auf {n}[%| Prozent] an
+senk das Mikro auf {n}[%| Prozent] ab
+erhöh den Mikropegel auf {n}[%| Prozent|]
+reduzier den Mikropegel auf {n}[%| Prozent|]
+änder den Mikropegel auf {n}[%| Prozent|]
+stell das Mikro mal auf {n}[%| Prozent] ein
+stell die Mikrofonlautstärke auf {n}[%| Prozent|]
+setz den Eingangspegel vom Mikro auf {n}[%| Prozent|]
+lass das Mikro auf {n}[%| Prozent]
+gib dem Mikro {n}[%| Prozent]
+justier das Mikro auf {n}[%| Prozent|]
+boost das Mikro auf {n}[%| Prozent|]
kann ich das Mikro auf {n}[%| Prozent] haben
könnte das Mikro auf {n}[%| Prozent] sein
gehen {n}[%| Prozent] beim Mikro? dann mach
probieren wir {n}[%| Prozent] beim Mikro
nehmen wir {n}[%| Prozent] fürs Mikrofon
ich will {n}[%| Prozent] Mikrolautstärke
ich brauch {n}[%| Prozent] am Mikro
ich möcht das Mikro auf {n}[%| Prozent]
ich bin zu leise im Call, Mikro auf {n}[%| Prozent|]
ich übersteuer, Mikro auf {n}[%| Prozent|]
das Mikro ist zu leise, {n}[%| Prozent] bitte
das Mikro ist zu empfindlich, auf {n}[%| Prozent|] damit
für den Podcast Mikro auf {n}[%| Prozent|]
s Mikro uf {n}[%| Prozent|]
dat Mikro op {n}[%| Prozent|]
drah s Mikro auf {n}[%| Prozent|]
mehr Mikro, {n}[%| Prozent|]
weniger Mikro, {n}[%| Prozent|]
man hört mich atmen, Mikro runter auf {n}[%| Prozent|]
+nimm {n}[%| Prozent] fürs Mikro
das Mikro kommt auf {n}[%| Prozent|]
der richtige Mikropegel ist {n}[%| Prozent], stell das ein
""",
)
