"""What no tool does: an honest answer, and what could be done instead."""

from training.families.brightness import reached
from training.families.programs import started
from training.families.screen import taken
from training.family import family
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings import beyond as wordings
from training.wordings import beyond_attached, beyond_devices, beyond_people
from training.wordings import beyond_desk as desk
from training.wordings import beyond_screen as screen
from training.wordings.beyond import Beyond
from training.words.programs import program

_TIME = (wordings.ALARM, wordings.ALARM, wordings.TIMER, wordings.TIMER, wordings.REMINDER, wordings.CALENDAR, wordings.LATER)
_PEOPLE = (beyond_people.MAIL, beyond_people.MAIL, beyond_people.MESSAGE)
_DEVICES = (
    beyond_devices.WIFI, beyond_devices.WIFI, beyond_devices.BLUETOOTH, beyond_devices.BLUETOOTH, beyond_devices.HOME, beyond_devices.PRINT,
    beyond_devices.INSTALL, beyond_attached.DRIVE, beyond_attached.DEVICE,
)  # fmt: skip
_SCREEN = (
    screen.NIGHT, screen.NIGHT, screen.SCREEN_OFF, screen.HOW_BRIGHT, screen.MINIMISE, screen.MINIMISE, screen.RESIZE, screen.LOOKS, desk.KEYBOARD,
    desk.RECORD, desk.SONG, desk.SONG, desk.EMPTY, desk.SESSION, desk.SESSION,
)  # fmt: skip


def _hour(source: Source) -> str:
    hour, minute = source.number(0, 23), source.pick([0, 0, 15, 30, 45, source.number(1, 59)])
    return source.pick([f"{hour}:{minute:02d}", f"{hour}", source.by(f"{hour % 12 or 12}{source.pick(['am', 'pm', ' am', ' pm'])}", f"{hour}:{minute:02d}")])


def _declined(source: Source, what: Beyond) -> Talk:
    said = source.say(
        what.asked, h=_hour(source), n=str(source.number(1, 90)), p=source.name(), w=source.noun(), f=source.file_name(),
        a=program(source), b=program(source), s=" ".join(source.nouns(1, 3)),
    )  # fmt: skip
    talk = Talk().user(said).answer(source.by(what.en, what.de))
    offered = _OFFERS.get(id(what))
    return _accepted(source, talk, offered) if offered and source.chance(0.18) else talk


_YES = Phrases(
    en="""
[yes|yeah|ok|sure] [please|do that|]
[then|ok] do that
yes[, go ahead|]
!alright, do it
ok then
good idea
[yep|yup|ya|please do|of course|fine] [then|]
yes [please do that|that would help|that too|let's do that]
[go ahead|go for it|do it|do so]
that [works|would be nice|will do|helps]
why not
[all right|right], [do that then|that instead]
better than nothing
i'd [like|take] that
sounds [good|fine]
!oh yes, be so kind
!well, that then
[that's|it's] [fine|ok] [by|with] me
[absolutely|definitely|certainly|exactly]
sure thing
yes, thanks
[k|kk|okay|okey] [do that|]
i'd appreciate that
[great|cool|nice|perfect], do that
i don't mind, do it
if you can't do the other, then that
let's [try|do] [that|it]
you may
make it so
aye
please
yes please, that one
that'll be fine
do that instead
let's go with that
i'll take it
that'd be great
mhm
uh huh
[then|so] be it
yes, that instead
by all means
would be kind of you
okay, if that's all there is
i guess that's fine
well, ok
you do that
if you would
lovely, yes
ja do that
right, go on
go on then
go ahead, please
all yours, go
[cheers|thanks], yes
that one then
works for me
i'm happy with that
i can live with that
yes to that
accepted
please proceed
proceed
you have my ok
ok, second best is fine
could you? yes please
then at least that
yeah why not
good, do that
alright then
affirmative
[do|yes do]
deal
yess
y
sure, i'm in
that's an idea, yes
yes, let's have that
okay then please
don't mind if you do
""",
    de="""
[ja|jo|ok|gut] [bitte|mach das|]
dann [mach das|tu das]
ja[, mach|]
!na gut, mach das
ok, dann so
gute Idee
[jep|klar|gerne|passt|freilich|logo] [dann|]
ja [gern|das hilft|das auch|tu das]
[leg los|nur zu|mach mal|tu's]
das [passt|wär gut|hilft|reicht]
warum nicht
[na dann|also gut], [eben das|mach das]
besser als nichts
das nehm ich
klingt [gut|ok]
passt, moch des
!oh ja, sei so lieb
!na dann halt das
[von mir aus|meinetwegen] [gern|ja|]
[absolut|unbedingt|sicher|genau das|eh]
na sicher
ja, danke
[okay|okee|jup|jawohl] [tu das|]
das wär [nett|lieb|fein]
[prima|cool|super|perfekt], mach das
ist mir recht, tu's
wenn das andere nicht geht, dann das
[probieren|machen] wir [das|so]
darfst du
immerhin, mach das
jo eh, moch ma
jawoll
bitte
ja bitte, das
mach
mach's
einverstanden
das reicht mir
na gut
na dann mach
also los
mach das stattdessen
ja, dann das
wenigstens das
soll mir recht sein
wär lieb von dir
das tät passen
tua des
nehm ich
mhm
aha ja, bitte
geht klar
in Ordnung
in Ordnung, mach das
ja sicher
freili
jo mei, dann halt das
oki
ja, hilft mir schon
okidoki
dann eben das
stimme zu
ja, auch gut
auch recht
damit kann ich leben
das wäre auch was
ja danke, das reicht
zur Not das
bin dafür
deal
nur los
[sei so nett|sei so gut] und mach das
bitteschön, ja
wenn's geht, ja
ja, machst du das bitte
[jo|joa|jou] mach
gerne doch
alles klar, dann los
mol, mach das
ja ok
j
""",
)
_OFFERS = {
    id(beyond_people.MAIL): ("open_app", "mail program", "Mailprogramm"),
    id(wordings.CALENDAR): ("open_app", "calendar", "Kalender"),
    id(screen.SCREEN_OFF): ("lock_screen", "", ""),
    id(desk.SESSION): ("lock_screen", "", ""),
    id(screen.NIGHT): ("set_brightness", "", ""),
    id(desk.RECORD): ("screenshot", "", ""),
}
"""What the answers offer instead, and the program that it is about."""


def _accepted(source: Source, talk: Talk, offered: tuple[str, str, str]) -> Talk:
    """The user takes what was offered instead."""
    tool, *names = offered
    talk.user(source.say(_YES))
    if tool == "open_app":
        name = source.by(*names)
        return started(source, talk.call(tool, name=name), name)
    if tool == "set_brightness":
        return reached(source, talk.call(tool, delta=-10), source.number(5, 80), fails=0)
    if tool == "screenshot":
        data = taken(source)
        return talk.call(tool).result(**data).shown()
    said = source.by("The screen is locked.", "Der Bildschirm ist gesperrt.")
    return talk.call(tool).result(ok=True, say=said).shown()


@family("beyond_time", weight=0.6)
def time(source: Source) -> Talk:
    """Alarms, timers, reminders, appointments, and what is to happen later."""
    return _declined(source, source.pick(_TIME))


@family("beyond_people", weight=0.35)
def people(source: Source) -> Talk:
    """Mail, messages, calls."""
    return _declined(source, source.pick(_PEOPLE))


@family("beyond_devices", weight=0.7)
def devices(source: Source) -> Talk:
    """Networks, Bluetooth, the house, printers, packages, drives."""
    return _declined(source, source.pick(_DEVICES))


@family("beyond_screen", weight=0.8)
def desktop(source: Source) -> Talk:
    """The screen's colours, windows, the keyboard, songs, the session."""
    return _declined(source, source.pick(_SCREEN))
