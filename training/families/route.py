"""Who does a request, and how: the choice of task type, pattern and agent that the daemon asks a small model."""

import json
import re
from functools import cache
from typing import Any

from ryxd.core.fence import GIVEN
from ryxd.core.handoff import NAME
from ryxd.core.plan import OPERATOR
from ryxd.engine.recollection import remembered
from training.family import Family, discover, family
from training.material.shares import ROUTER
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings import large_work
from training.wordings.routing import TALK
from training.words import tasks

ORDER = ("task_type", "pattern", "agent", "confidence", "reason")
REASONS = {
    "chat": "an everyday request", "file": "a file is to be told in few words", "change": "a file is to be changed", "shell": "a command is to be run",
    "web": "the web is to be searched or read", "rag": "it stands in the user's notes", "data": "numbers of a table", "code": "source code",
    "writing": "a longer text is to be written", "research": "it has to be found out from several places", "lead": "risks, before a decision",
}  # fmt: skip
"""One for each agent: what decides it is not put into words each time, but seen in how sure the choice is."""
STEPS, UNCLEAR = "several steps, one after the other", "it is not clear what is wanted"
EVERYDAY = {"chat", "file", "change", "shell", "web", "rag", "data"}
"""Roles whose conversations begin with what a user asks for."""
OWN = {"shell": "shell", "search_web": "web", "read_page": "web"}
"""Tools that are one operator's."""
SEVERAL = re.compile(
    r"\b(and|then|und|dann|danach|afterwards|anschlie(ß|ss)end|after|before|bevor|nachdem|vorher|zuerst|erst|first|also|außerdem|ausserdem)\b"
    r"|[;&+]|[.?:] \w|\d\. ",
    re.IGNORECASE,
)
"""What stands between two things that are asked for."""
TWO = ("plan_find_", "plan_pairs")
"""Families of plans whose requests always name two things."""
FOUND = "search_files"
"""What a request that names one thing begins with where an agent goes on with what it found."""
LONGEST = 600
"""Characters of a request here."""


def route(agent: str, *, task: str = "general", pattern: str = "react", clear: bool = True) -> dict[str, Any]:
    """A choice, as it is written."""
    reason = (STEPS if pattern == "plan" else REASONS[agent]) if clear else UNCLEAR
    return dict(zip(ORDER, (task, pattern, agent, 0.9 if clear else 0.3, reason), strict=True))


@cache
def _families(planned: bool) -> tuple[tuple[Family, ...], tuple[float, ...]]:
    """Those whose requests are used here; plans, or what everyday agents do."""
    mine = ("route", "rescue", "operator", "summary", "handed", "mixed")
    every = (each for each in discover().values() if not each.name.startswith(mine))
    some = tuple(each for each in every if each.name.startswith("plan_") is planned)
    return some, tuple(each.weight for each in some)


def _first(talk: Talk) -> dict[str, Any]:
    """What the model writes first in a conversation."""
    return dict(json.loads(next(text for speaker, text in talk.turns if speaker == "assistant")))


def _everyday(source: Source) -> tuple[str, dict[str, Any]] | None:
    families, weights = _families(planned=False)
    (chosen,) = source.rng.choices(families, weights)
    talk = chosen.talk(source)
    said = talk.turns[0][1]
    if remembered(said):  # the router reads what was typed
        said = said.partition("\n\n")[2]
    if talk.role not in EVERYDAY or talk.turns[0][0] != "user" or len(said) > LONGEST:
        return None
    if chosen.name.startswith("edit_"):  # it begins with reading, and is the change operator's
        return said, route("change")
    written = _first(talk)
    return said, of_call(written["tool"])


def of_call(tool: str) -> dict[str, Any]:
    """Who does what begins with this call."""
    if tool.startswith(NAME):
        agent = tool.removeprefix(NAME)
        return route(agent, task="research" if agent == "research" else "general")
    return route(OWN.get(tool, "chat"))


@family("route_everyday", weight=9.0 * ROUTER)
def everyday(source: Source) -> Talk:
    """What one agent does: the requests of all other families."""
    while (found := _everyday(source)) is None:
        pass
    return Talk("router").user(found[0]).bare(found[1])


def _one(said: str, plan: list[dict[str, Any]]) -> bool:
    """Whether it is an agent's that goes on from its first call: one thing is asked for, and the agent finds it, or tells of what it got."""
    later = [each["action"] for each in plan[1:]]
    if SEVERAL.search(said) or any(each.get("only_if") for each in plan):
        return not later
    return all(action == OPERATOR for action in later) or (plan[0]["action"] == FOUND and len(later) == 1)


@family("route_steps", weight=7.0 * ROUTER)
def steps(source: Source) -> Talk:
    """What takes several steps; plans of which the request says only one thing are an agent's that goes on from there."""
    families, weights = _families(planned=True)
    while True:
        (chosen,) = source.rng.choices(families, weights)
        talk = chosen.talk(source)
        said, plan = talk.turns[0][1].partition(GIVEN)[0], _first(talk)["args"]["text"]  # the router reads what was typed
        actions = [each["action"] for each in plan["plan"]]
        if "summary" in chosen.name or chosen.name == "plan_web_note":
            web = actions[0] == "read_page"
            picked = route("web" if web else "file", task="summarisation")
        elif chosen.name == "plan_none":
            picked = route("chat", clear=False)
        elif chosen.name == "plan_slow" or (not chosen.name.startswith(TWO) and _one(said, plan["plan"])):
            picked = of_call(plan["plan"][0]["action"])
        else:
            picked = route("chat", pattern="plan")
        return Talk("router").user(said).bare(picked)


CLEAR: tuple[tuple[str, Phrases, str, str], ...] = (
    ("shell", tasks.SHELL, "shell", "general"), ("web", tasks.WEB, "web", "general"), ("rag", tasks.RAG, "rag", "general"),
    ("change", tasks.CHANGE, "change", "general"), ("data", large_work.DATA, "data", "general"), ("code", large_work.CODE, "code", "general"),
    ("writing", large_work.WRITING, "writing", "general"), ("research", large_work.RESEARCH, "research", "research"),
    ("risk", tasks.RISK, "lead", "risk-assessment"), ("summary", tasks.SUMMARY, "file", "summarisation"),
)  # fmt: skip
"""What is clearly one agent's: name, ways to say it, the agent, the task type."""
COMMANDS = (
    "ls -la", "df -h", "du -sh *", "git status", "git log --oneline", "uname -a", "free -m", "ps aux", "whoami", "uptime", "ip a", "lsblk",
    "cat {}", "head -n {n} {}", "tail {}", "wc -l {}", "grep -r {} .", "find . -name '{}*'", "which {}", "{} --version", "pacman -Qi {}",
    "systemctl status {}", "make {}", "cargo build", "python3 {}.py", "journalctl -u {}", "file {}", "stat {}", "sort {} | uniq",
)  # fmt: skip


def slots_of(source: Source) -> dict[str, str]:
    """What such requests may name."""
    command = source.pick(COMMANDS).replace("{n}", str(source.number(1, 200))).replace("{}", source.noun())
    host = "".join(letter for letter in source.made_word().lower() if letter.isascii() and letter.isalnum()) or "x"
    url = f"{source.pick(['https://', '', 'www.'])}{host}.{source.pick(['de', 'org', 'com', 'net'])}/{source.noun().lower()}"
    file = source.path() if source.chance(0.7) else source.by(f"the {source.noun()} file", f"die Datei {source.noun()}")
    return {
        "x": source.noun(), "y": source.noun(), "file": file, "table": source.path(source.pick(["csv", "xlsx", "ods", "tsv"])), "url": url,
        "path": source.folder(), "command": command, "code": source.path(source.pick(["py", "rs", "c", "js", "go", "sh", "ts", "java"])),
        "person": source.name(),
    }  # fmt: skip


def _clear(name: str, said: Phrases, agent: str, task: str) -> Family:
    def make(source: Source) -> Talk:
        return Talk("router").user(source.say(said, lower=None, **slots_of(source))).bare(route(agent, task=task))

    return family(f"route_{name}", weight=0.7 * ROUTER)(make)


FAMILIES = tuple(_clear(*each) for each in CLEAR)

BITS = Phrases(
    en="""
{x} {y}
{x}
{x} {y} {z}
the {x} with the
and {x} or
if {x} then not
it {x}
{x}??
no but {x}
...
hm {x}
this {x} that {y}
you know, the {x} thing
!because {x}
asdf {x}
do it
that one
the same
!what {x} when
when {x} but {y} the
{x} {x} {x}
i mean {x} you know the {y} of
or rather {x}
{x} because the
so {x}
uh {x} uh
that {x} there from before
with {x}, no, {y}
the other {x} like last time with the
like {x} only {y}
make the {x} so that
more of it
and then
again but different
{x}, {y} and so on
from {x} to
ok {x} {y} {z} ok
;;{x}
1234 {x}
!both of the
!if only {x} were
!there where {x} is but not
and the {x} of
you know what i mean, {x}
same as the {x}
whatever, {x}
{x} or {y} or {z}
not {x}, the thing
that one with {x} and so
{x} hmm {y}
but only if the {y}
the one before the {x}
{x}, i guess
er, {x}?
{x} -- {y}
what {x} when {y} it
but {x}
or {x}
than {x}
{x} of {y} of {z}
{x} is {y} is
{x}, {x}
{x}... {y}...
the the {x}
with it but
to {x} or from
how {x} than {y}
why the {x} of
which {x} if {y}
such a {x}
no the other of
neither {x} nor
yes but {x} no
it was {x} then it was {y}
they {x} me {y}
i {x} the {y}
she said {x} and i
you {x} it {y}
xxx {x} xxx
{x} 12 {y} 7
{x} per {y} of
off the {x}
by {x}, if so
[um|erm], {x} into {y}
{x}, wait, no
no {x}. {y}. no
the one that {x} the other
hand me the {x} of what
{x} to the {y} and the
whose {x}
{x} as {y} as
either {x} or else
{x}? or {y}? dunno
the {x}ish one
not so {x}, more {y}
it's {x} but like {y}
could the {x}
would it {x}
shall {x}
where it {x} from
{x}-{y}-{z}
{x}/{y}
#{x}
{x}={y}
<{x}>
({x}
qwerty {x}
blah {x} blah
uhm the {y} no the {x} no
remember {x}? no the other
for {y} sake of {x}
did it {x}
{x} until {y} since
because {x}? because {y}
them {x} those {y}
his {x} her {y}
also {x} also
on the {x}, under the {y}, so
thingy {x}
whatsit, {x}
that {x}ing thing
the {x} has {y} has {z}
ah {x} right
{x} {y} {x} {y}
tbd {x}
{x} etc
n/a {x}
""",
    de="""
{x} {y}
{x}
{x} {y} {z}
das {x} mit dem
und {x} oder
wenn {x} dann nicht
es {x}
{x}??
nee aber {x}
...
hm {x}
das {x} da {y}
na du weißt schon, das mit {x}
!weil {x}
asdf {x}
mach das
das da
dasselbe
!was {x} wann
als {x} aber {y} der
{x} {x} {x}
ich mein {x}, du weißt schon, das {y} vom
oder vielmehr {x}
{x}, weil das
also {x}
äh {x} äh
das {x} da von vorhin
mit {x}, nein, {y}
das andere {x} wie letztes Mal mit dem
so wie {x}, nur {y}
mach das {x} so dass
mehr davon
und dann
nochmal aber anders
{x}, {y} und so
von {x} bis
ok {x} {y} {z} ok
;;{x}
1234 {x}
!beide von den
!wenn {x} nur wäre
!dort wo {x} ist, aber nicht
und die vom {x}
na das halt, {x}
genauso wie {x}
wie auch immer, {x}
{x} oder {y} oder {z}
nicht {x}, das Dings
so eins mit {x} und so
{x} hmm {y}
aber nur falls das {y}
das eine vor dem {x}
{x}, glaub ich
öhm, {x}?
{x} -- {y}
das Dingsbums mit {x}
aber {x}
oder {x}
als {x}
{x} vom {y} vom {z}
{x} ist {y} ist
{x}, {x}
{x}... {y}...
das das {x}
damit aber
zu {x} oder von
wie {x} als {y}
warum das {x} vom
welches {x} wenn {y}
so ein {x}
nein das andere
weder {x} noch
ja aber {x} nein
erst war es {x}, dann war es {y}
die {x} mich {y}
ich {x} das {y}
sie sagte {x} und ich
du {x} es {y}
xxx {x} xxx
{x} 12 {y} 7
halt so {x}mäßig
{x} pro {y} von
ab dem {x}
per {x}, falls doch
[ähm|öh], {x} in {y} rein
{x}, Moment, nein
kein {x}. {y}. nein
das eine, das {x} das andere
gib mal den {x} von was
{x} zum {y} und zum
wessen {x}
{x} so {y} wie
entweder {x} oder halt
{x}? oder {y}? keine Ahnung
das {x}artige
nicht so {x}, mehr {y}
es ist {x}, aber eher {y}
könnte das {x}
würde es {x}
soll {x}
von wo das {x} her
{x}-{y}-{z}
{x}/{y}
#{x}
{x}={y}
<{x}>
({x}
qwertz {x}
bla {x} bla
äh das {y} nein das {x} nein
dem {y} sein {x}
hat es {x}
{x} bis {y} seit
weil {x}? weil {y}
denen {x} die {y}
sein {x} ihr {y}
auch {x} auch
auf dem {x}, unter dem {y}, also
Dings {x}
Dingens, {x}
dieses {x}ige da
das {x} hat {y} hat {z}
ach {x} stimmt
{x} {y} {x} {y}
offen: {x}
{x} usw.
des {x} do
wia {x} hoit
k. A. {x}
""",
)


@family("route_talk", weight=0.9 * ROUTER)
def talk(source: Source) -> Talk:
    """Small talk and questions."""
    slots = slots_of(source)
    return Talk("router").user(source.say(TALK, lower=None, **slots)).bare(route("chat"))


@family("route_unclear", weight=0.9 * ROUTER)
def unclear(source: Source) -> Talk:
    """What nobody can make sense of."""
    if source.chance(0.5):
        said = source.say(BITS, x=source.made_word(), y=source.made_word(), z=source.made_word())
    elif source.chance(0.5):
        said = "".join(source.pick("asdfjklöqwertzuiopyxcvbnm  ") for _ in range(source.number(3, 30))).strip() or "x"
        said = " ".join(said.split())
    else:
        said = " ".join(source.made_word().lower() for _ in range(source.number(1, 6)))
    return Talk("router").user(said).bare(route("chat", clear=False))
