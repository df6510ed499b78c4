"""How people ask which windows are open, and speak of one that was told of."""

from training.phrases import Phrases

LIST = Phrases(
    en="""
[which|what] windows are open [right now|]
[list|show] [me|] [all|my|the|all my|] [open|] windows
open windows
windows?
[what|which] [programs|apps] are open
what [have i|do i have] open [right now|]
[what's|what is] open [on my desktop|]
window list
!+tell me [what|which windows] [i have|is|are] open
+give me [a list of|] [my|the] windows
what's running in windows
which windows [do i have|are there]
!list of [open|all] windows
how many windows are open
where are my windows
[list|show] open [apps|programs]
what [did i leave|have i left] open
how many [programs|apps] [do i have|are] open
overview of [my|the|all] windows
window overview
which apps have a window [right now|]
[do i have|is there] anything open [right now|]
what's on my workspaces
enumerate [the|all|my] windows
i lost track, what's open
[too many windows|so much open], [list them|which ones are there]
show everything that's open
[active|currently open] [apps|windows|programs]
which apps are open on which workspace
would you mind listing my windows
!i wonder what i still have open
!inventory of my windows
what's hiding on the other workspaces
can i get a summary of my open windows
""",
    de="""
welche Fenster [sind|hab ich|habe ich] [gerade|alle|] offen
[zeig|zeige|liste] [mir|] [alle|meine|die|] [offenen|] Fenster
offene Fenster
Fenster?
welche [Programme|Apps] [sind|hab ich] offen
was [hab|habe] ich [gerade|alles|] offen
was ist [gerade|alles|] offen
Fensterliste
!sag mir, welche Fenster offen sind
+gib mir eine Liste [der|meiner] Fenster
welche Fenster gibt es
!alle [offenen|] Fenster auflisten
wie viele Fenster sind offen
wo sind meine Fenster
wos is'n ois offen
[Übersicht|Überblick] über [meine|die|alle] Fenster
was hab ich [noch|überhaupt|eigentlich] offen
wos hob i offen
[offene|geöffnete|aktive] [Apps|Programme|Anwendungen]
geöffnete Fenster [anzeigen|auflisten|zeigen]
welche Anwendungen [sind|hab ich] [gerade|] geöffnet
hab ich [gerade|] [was|etwas|irgendwas] offen
was ist auf [den|meinen] Arbeitsflächen [los|offen]
wie viele [Programme|Apps] hab ich [offen|auf]
ich hab den Überblick verloren, was ist offen
magst du [mir|] die Fenster [auflisten|zeigen]
+zähl [mir|] die offenen Fenster auf
Liste der offenen [Fenster|Programme|Apps]
was steht [da|] alles offen
!ich möchte wissen, welche Fenster da sind
!Inventur meiner Fenster
sind [noch|] [irgendwelche|] Fenster offen
alles Offene [zeigen|anzeigen]
was isch [alles|] offe
""",
)
WHERE = Phrases(
    en="""
where is {a}
[on|] which workspace is {a} [on|]
where did i put {a}
[where's|wheres] the {a} window
find the {a} window
!what workspace has {a}
[i lost|can't find] {a}[, where is it|]
which desktop is {a} on
on what workspace does {a} live
i don't see {a} anywhere, where is it
{a} is gone, where did it go
where did {a} go
where's {a} [hiding|gone|at]
locate the {a} window
which workspace holds {a}
tell me where {a} is [open|]
look for the {a} window
{a}: which workspace?
do you know where {a} is [open|]
workspace of {a}
!on which space do i find {a}
!i misplaced my {a} window
where have i got {a} [open|]
what workspace did i [leave|put] {a} on
""",
    de="""
wo ist {a}
auf welcher Arbeitsfläche ist {a}
wo hab ich {a} [hin|]
wo ist das {a} Fenster
finde das {a} Fenster
!welche Arbeitsfläche hat {a}
ich finde {a} nicht[, wo ist es|]
wo steckt {a}
wo [liegt|hängt|ist] das Fenster von {a}
wo hab ich {a} [offen|versteckt|gelassen]
{a} ist weg, wo ist es hin
wo [is|ist] {a} hin
auf welchem [Workspace|Desktop|WS] [ist|läuft|liegt] {a}
wohin ist {a} verschwunden
{a} wo?
such [mal|] das Fenster von {a}
ich seh {a} nirgends, wo ist das
Arbeitsfläche von {a}?
weißt du, wo {a} [ist|offen ist]
sag mir, wo {a} [ist|liegt]
auf welcher Arbeitsfläche [läuft|hab ich|find ich] {a}
wo find ich das {a} Fenster
!in welcher Ecke hab ich {a}
!auf welche Arbeitsfläche hat's {a} verschlagen
wo isch {a}
wo is'n {a}
""",
)
OPEN = Phrases(
    en="""
is {a} [open|running|open right now]
do i have {a} open
!is there a {a} window [open|]
{a} open?
did i leave {a} open
have i [opened|started] {a} [already|]
is {a} still [open|there|on]
is {a} up
any {a} window [open|]?
+check [if|whether] {a} is [open|on]
{a} still open?
do i still have {a} [open|up]
i'm not sure, is {a} open
tell me if {a} is open
is there [already|still] a {a} window
does {a} have a window [open|]
is {a} among my windows
!has {a} been opened
!did {a} come up
was {a} started [already|]
""",
    de="""
ist {a} [offen|geöffnet|gerade offen]
hab ich {a} offen
!gibt es ein {a} Fenster
läuft {a} [gerade|]
ist {a} noch [offen|da|auf]
hab ich {a} [noch|schon] [offen|auf|laufen]
hab ich {a} [eh|schon] [gestartet|geöffnet|aufgemacht]
[schau|guck|check] [mal|], ob {a} offen ist
is {a} [offen|auf|no offen]
[gibt's|gibts] [ein|irgendein] Fenster von {a}
{a} [noch|schon] offen?
weißt du, ob {a} offen ist
steht {a} [noch|] offen
ist [das|ein] {a} Fenster [da|offen|geöffnet]
{a} gestartet?
hob i {a} offen
bin nicht sicher, ist {a} offen
!hat {a} ein Fenster
!wurde {a} geöffnet
isch {a} offe
""",
)
NTH = {
    "close": Phrases(
        en="""
close the {o} [one|]
+close {o}
[and|] close the {o}
the {o} one can go
!shut the {o} one
the {o} [one|] should go
i don't need the {o} [one|]
get rid of the {o} one
{o} one [closed|away] please
[the|] {o} window [close|away|can be closed]
you can close the {o} [one|window]
exit the {o} one
away with the {o} [one|]
!the {o} one is not needed
!quit the {o} of them
done with the {o} one
drop the {o} [one|]
i want the {o} [one|] closed
""",
        de="""
[schließ|schließe] das {o}
mach das {o} zu
[und|] das {o} schließen
das {o} kann weg
!das {o} zumachen
das {o} [weg|zu]
das {o} [brauch ich nicht|brauch i ned] [mehr|]
das {o} Fenster [schließen|zu|kann weg]
weg mit dem {o}n
schließ das {o} [Fenster|bitte]
das {o} [gehört|muss] [zu|weg]
kannst das {o} [zumachen|schließen]
beende das {o}
moch des {o} zua
!mit dem {o}n bin ich fertig
!fort mit dem {o}n
{o}s [zu|schließen|weg]
ich will das {o} zu haben
""",
    ),
    "focus_app": Phrases(
        en="""
[focus|show|go to|switch to] the {o} [one|]
[bring|put] the {o} one in front
the {o} [one|] please
!jump to the {o} one
take me to the {o} [one|]
i want to see the {o} [one|]
{o} [one|window] in front
let me see the {o} [one|]
activate the {o} [one|]
raise the {o} [one|]
pull up the {o} one
the {o} [one|] to the front
i'd like to work in the {o} one
!hop over to the {o}
!the {o} is the one i need
switch over to the {o} window
give me the {o} one
""",
        de="""
[fokussier|zeig mir|geh zum] {o}n
hol das {o} nach vorn
das {o} [bitte|]
!das {o} nach vorne
zum {o}n
auf das {o} [wechseln|springen|schalten]
ich will das {o} [sehen|]
zeig das {o}
bring das {o} [her|nach vorn|vor]
wechsel zum {o}n
das {o} in den Vordergrund
lass mich das {o} sehen
das {o} aktivieren
gib mir das {o}
!rüber zum {o}n
!im {o}n will ich weitermachen
spring [mal|] zum {o}n
""",
    ),
}
ON = {
    "close": Phrases(
        en="""
close it
[and|] close it [please|]
close that [window|]
!you can close it
shut it
get rid of it
it can go
you can shut it
don't need it anymore
then close it
i want it closed
away with it
exit it
!no need for it, close
!so shut that
close the thing
""",
        de="""
[schließ|mach] es [bitte|zu]
mach das zu
schließ das [Fenster|]
!kannst es schließen
weg damit
zu damit
kann weg
brauch ich nicht mehr
schließen [bitte|]
dann [schließ es|mach's zu]
[mach's|mochs] zu
das kann zu
gehört zu
beende es
!fort damit
!das darf zu
zumachen
""",
    ),
    "focus_app": Phrases(
        en="""
[go there|bring it here|focus it]
show it
bring it to the front
!let me see it
switch to it
jump to it
let's go there
i want to see it
put it in front
raise it
in front please
get it up front
activate it
!over there please
!front with it
go to it
""",
        de="""
[geh hin|zeig es|fokussier es]
hol es nach vorn
zeig's mir
!lass es mich sehen
hin da
bring mich [hin|dorthin]
wechsel [hin|dorthin|rüber]
zeig [mir das|her]
ich will's sehen
nach vorn damit
spring hin
in den Vordergrund [damit|]
dorthin [wechseln|springen]
aktivier es
!rüber da
!her damit
lass sehen
""",
    ),
    "move": Phrases(
        en="""
move it to workspace {t}
[and|] put it on workspace {t}
send it to {t}
!it should go to workspace {t}
it belongs on workspace {t}
to [workspace|ws|desktop] {t} with it
put it on {t}
bring it over to {t}
throw it on {t}
shift it to {t}
workspace {t} is better [for it|]
i want it on {t}
ws {t} for it
to {t}
[rather|better] on {t}
!relocate it to {t}
!should be on {t} instead
could it go to workspace {t}
""",
        de="""
[schieb|verschieb] es auf Arbeitsfläche {t}
[und|] leg es auf {t}
schick es auf Workspace {t}
!es soll auf Arbeitsfläche {t}
auf [die|] {t} damit
das gehört auf {t}
tu's auf {t}
pack es auf [Workspace|Arbeitsfläche|] {t}
rüber auf {t} [damit|]
ich will's auf {t} [haben|]
lieber auf [die|] {t}
nach Workspace {t}
bring's auf {t}
setz es auf Arbeitsfläche {t}
!verfracht es auf die {t}
!wirf's auf {t}
schieb's [rüber|] auf {t}
geht das auf {t}
""",
    ),
}
