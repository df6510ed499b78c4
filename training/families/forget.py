"""Forgetting what was remembered: by its words, its number, or all of it; and when it is not clear what is meant."""

from training.families.memory import FIRST, SECOND, fact, memories, number
from training.family import family
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

FORGET = Phrases(
    en="""
+forget about my {q}
+forget my {q}
+forget [the thing|the note|what i said|what i told you|everything i told you|what you know] about {q}
+[delete|remove|erase] [the note|the memory|what you know|your memory] about {q}
you can forget the {q} thing
+unremember my {q}
!+drop {q} from your memory
{q} is [no longer true|outdated|wrong now], forget [it|that]
+remove {q} from your memory
that with {q} [is not true any more|doesn't count any more], forget it
!+wipe what you noted about {q}
+erase {q} from your memory
no need to [remember|keep in mind|know about] {q} any [more|longer]
you don't [need|have] to remember {q} [any more|any longer]
+stop remembering {q}
+scrap [the note|what you saved|what you stored] about {q}
what i [said|told you] about {q} is [wrong|outdated|obsolete], forget it
forget {q}
i was wrong about {q}, forget [it|that]
[can|could|would] you forget [about|what i said about|the thing with] {q}?
about {q}: forget [it|that]
{q}: you can forget [that|it]
i changed my mind about {q}, forget what i said
+strike {q} from your notes
i want you to forget [about|] {q}
{q} is history, remove it from your memory
the {q} thing is [over|settled|done], you can forget it
[never mind|nevermind] what i told you about {q}, forget it
+unlearn what you know [about|of] {q}
+clear your memory of {q}
delete memory: {q}
please don't keep {q} in mind any longer
your note on {q} can be deleted
!i'd rather you didn't remember {q}
!+purge {q} from your memories
!what you remember of {q} can go
!let go of what i told you regarding {q}
""",
    de="""
+vergiss [das mit|das von|das über] {q}
+vergiss [bitte|mal|] meine {q}
+vergiss, was ich [dir|] über {q} gesagt habe
+vergiss alles, was du über {q} weißt
+[lösch|lösche|entfern] [die Notiz|die Erinnerung|was du weißt] [zu|über] {q}
das mit {q} kannst du [vergessen|wieder vergessen|löschen]
!+streich {q} aus deinem Gedächtnis
{q} [stimmt nicht mehr|ist veraltet|ist falsch], vergiss [es|das]
+[lösch|nimm] {q} aus deinem Gedächtnis
das mit {q} gilt nimmer, vergiss es
!+lösch, was du dir zu {q} notiert hast
du [brauchst|musst] dir {q} nicht mehr [zu merken|merken]
+vergiss [das Thema|die Sache mit|die Info zu] {q}
+vergiss {q} [wieder|bitte|]
das mit {q} hat sich erledigt, [vergiss es|das kannst du vergessen]
das mit {q} [war falsch|war Quatsch|war ein Irrtum], vergiss es
{q} brauchst du [nicht mehr|nimmer] [zu wissen|im Kopf zu behalten]
[kannst|könntest|würdest] du {q} [wieder|bitte|] vergessen?
ich [will|möchte|hätte gern], dass du {q} vergisst
was ich [dir|] [zu|über|von] {q} [gesagt|erzählt] hab, [gilt nicht mehr|kannst du vergessen|vergiss das]
zu {q}: [vergessen|das kannst du vergessen|bitte vergessen]
+nimm {q} aus deinen [Notizen|Erinnerungen]
deine [Notiz|Erinnerung] zu {q} [kann weg|kann gelöscht werden|ist veraltet, weg damit]
+tilg {q} aus deinem Gedächtnis
Erinnerung löschen: {q}
+wirf [die Notiz|die Erinnerung] zu {q} weg
vagiss des mit {q}
des mit {q} konnst [vergessen|vagessn]
ich hab's mir mit {q} anders überlegt, vergiss was ich gesagt hab
+merk dir {q} nicht länger
dass du dir {q} gemerkt hast, nimm das zurück
+entfern was du zu {q} gespeichert hast
+lösch {q} aus deinen Notizen
!{q} muss raus aus deinem Gedächtnis
!behalt {q} nicht weiter im Kopf
!mir wär lieber du wüsstest nichts mehr von {q}
!+leer dein Wissen über {q}
""",
)
FORGET_ID = Phrases(
    en="""
+forget {id}
+[delete|remove|forget] [memory|the memory|note] {id}
!{id} can go from your memory
+erase [memory|note|] {id}
+drop [memory|the memory|] {id}
memory {id}: delete
[memory|note] {id} [can go|is wrong|is outdated], forget it
you can forget [memory|] {id}
i don't need memory {id} any more
{id} is no longer true, forget it
[can|could] you forget [memory|] {id}?
no longer remember {id}
+unremember {id}
forget the one called {id}
delete {id} from your memory
+scrap memory {id}
{id}, forget that one
i want memory {id} [gone|deleted|removed]
+take {id} out of your memory
+clear memory {id}
memory number {id} is obsolete, delete it
!the memory {id} has to go
!+wipe {id} from what you remember
!let memory {id} be forgotten
""",
    de="""
+vergiss {id}
+[lösch|entfern|vergiss] [die Erinnerung|Erinnerung|die Notiz] {id}
!{id} kann aus deinem Gedächtnis weg
+streich [die Erinnerung|] {id} [aus deinem Gedächtnis|]
+nimm {id} aus deinem Gedächtnis
Erinnerung {id} [löschen|vergessen|entfernen|weg]
[die Erinnerung|Erinnerung|Notiz] {id} [kann weg|stimmt nicht mehr|ist falsch, vergiss sie]
{id} kannst du [vergessen|wieder vergessen]
ich [brauch|brauche] die Erinnerung {id} nicht mehr
{id} gilt nicht mehr, [vergiss das|vergessen]
[kannst|könntest] du {id} [bitte|] vergessen?
{id} [bitte|] vergessen
{id} [brauchst du dir|musst du dir] nicht mehr [zu merken|merken]
+wirf die Erinnerung {id} weg
vergiss die mit der Nummer {id}
+tilg die Erinnerung {id}
+lösch {id} aus deinem Gedächtnis
vagiss {id}
ich will die Erinnerung {id} loswerden
Gedächtnis: {id} raus
+schmeiß die Erinnerung {id} raus
!die Nummer {id} soll aus deinen Erinnerungen verschwinden
!+behalt {id} nicht länger
!die Erinnerung {id} ist überholt, weg mit ihr
""",
)
FORGET_ALL = Phrases(
    en="""
+forget everything [you know about me|you remember|i told you|]
+[delete|clear|erase|wipe] [all your|your] memories
+wipe your memory
!+empty your memory
+forget all [about me|of it|you know about me|i ever told you|that you remember]
+clear your memory
+reset your memory [completely|]
+purge [all|] your memories
+delete everything you [remember|have stored about me|know about me|noted about me]
start over, forget [all of it|everything]
i want you to forget everything
your [whole|entire|complete] memory [can go|should be empty|has to be deleted]
memory reset
[can|could] you forget everything [about me|]?
no memories any more, delete them all
+remove all [the|your] memories [of me|]
+erase all [the notes|that you remember] about me
clean slate, forget everything you know
all memories [away|gone|deleted] please
i don't want you to [remember|know] anything about me [any more|]
forget me [completely|]
you should not remember anything
for privacy reasons, forget all you know about me
everything you remember: forget it
+nuke your memory
!every memory you have of me has to go
!+leave nothing in your memory
!be so kind as to forget all i've told you
""",
    de="""
+vergiss alles [über mich|was du weißt|was du dir gemerkt hast|was ich dir gesagt habe|]
+lösch [alle|all] deine Erinnerungen
+lösch dein Gedächtnis
!+leer dein Gedächtnis
+vergiss [bitte|] wirklich alles
+lösch [dein ganzes|dein gesamtes|dein komplettes] Gedächtnis
+setz dein Gedächtnis zurück
+leere [deine Erinnerungen|dein ganzes Gedächtnis]
+entfern [alle|sämtliche] [Erinnerungen|deine Erinnerungen]
ich will, dass du alles vergisst
alle Erinnerungen [löschen|weg|raus|entfernen]
Gedächtnis [löschen|leeren|zurücksetzen]
[kannst|könntest] du [bitte|] alles vergessen?
fang von vorn an, vergiss [alles|alles über mich]
du sollst [nichts|nix] mehr über mich wissen
alles was du [über mich weißt|dir gemerkt hast] [löschen|kann weg|vergessen]
merk dir nichts mehr von früher, lösch alles aus deinem Gedächtnis
dein [ganzes|komplettes] Gedächtnis [kann weg|soll leer sein]
vagiss ois
vergiss mich [komplett|ganz|]
aus Datenschutzgründen, vergiss alles über mich
+schmeiß alle deine Erinnerungen weg
alles vergessen [bitte|]
Memory-Reset
+wisch dein Gedächtnis leer
!in deinem Gedächtnis soll nichts bleiben
!sämtliches Wissen über mich gehört gelöscht
!+tilg alles, was du von mir weißt
""",
)
FORGET_WHAT = Phrases(
    en="""
[forget one thing|forget something|delete a memory|remove a note from your memory]
forget one of the things i told you
+delete one of your memories
there's something you should forget
i want you to forget something
[can|could] you forget something?
one of your memories is wrong
+erase a memory
something i told you [is no longer true|was wrong]
you can forget one thing i said
+remove a memory
one memory less please
a memory has to go
+unremember something
you remember something wrong
+drop something from your memory
i told you something wrong, forget it again
!it'd be good if you forgot something
!one of the notes in your memory is outdated
!there is a thing you needn't remember
""",
    de="""
[vergiss eine Sache|vergiss was|lösch eine Erinnerung|lösch was aus deinem Gedächtnis]
+vergiss eins von den Sachen, die ich dir gesagt hab
+lösch eine deiner Erinnerungen
du [sollst|musst|kannst] [was|etwas|eine Sache] vergessen
ich will, dass du was vergisst
[kannst|könntest] du [was|etwas] [wieder|] vergessen?
eine [deiner|von deinen] Erinnerungen [ist falsch|stimmt nicht mehr|ist veraltet]
Erinnerung löschen
eine Erinnerung [muss weg|kann weg|löschen]
was ich dir mal gesagt hab, stimmt nicht mehr
+streich was aus deinem Gedächtnis
+entfern eine Erinnerung
vagiss wos
da hast du dir was Falsches gemerkt
+nimm was aus deinem Gedächtnis raus
etwas in deinem Gedächtnis ist überholt
eine Sache brauchst du dir nicht mehr zu merken
!es gibt da was, das du vergessen darfst
!+wirf eine Erinnerung raus
!in deinem Gedächtnis steht was Verkehrtes
""",
)


@family("forget", "forget", weight=0.6)
def forget(source: Source) -> Talk:
    """Forget something, by its words, its number, or all of it."""
    kind = source.rng.random()
    if kind < 0.12:
        return Talk().user(source.say(FORGET_ALL)).call("forget", everything=True).result(texts=[], count=source.number(0, 60)).shown()
    if kind < 0.27:
        made, text = number(source), fact(source)
        talk = Talk().user(source.say(FORGET_ID, id=made)).call("forget", id=made)
        if source.chance(0.2):
            error = source.by(f"nothing remembered is called {made}", f"{made} heißt nichts Gemerktes")
            return talk.error(error).shown()
        return talk.result(texts=[text], count=1).shown()
    query = source.name() if source.chance(0.2) else " ".join(source.nouns(1, 2))
    said, words = _forgets(source, query)
    talk = Talk().user(said).call("forget", query=words)
    outcome = source.rng.random()
    if outcome < 0.12:
        error = source.by(
            f"I remember nothing that says “{words}”, so nothing was forgotten", f"Zu „{words}“ habe ich mir nichts gemerkt, also nichts vergessen"
        )
        return talk.error(error).shown()
    found = memories(source, query, 2)
    if outcome < 0.3:
        head = source.by(
            f"Several say that; nothing was forgotten. Which one? (as in: forget {found[0]['id']})",
            f"Das sagen mehrere; nichts wurde vergessen. Welches? (etwa: vergiss {found[0]['id']})",
        )
        error = "\n".join([head, *(f"{each['id']}: {each['text']}" for each in found)])
        talk.error(error).shown()
        if source.chance(0.5):
            at = source.number(0, 1)
            talk.user(source.say((FIRST, SECOND)[at])).call("forget", id=found[at]["id"]).result(texts=[found[at]["text"]], count=1).shown()
        return talk
    return talk.result(texts=[found[0]["text"]], count=1).shown()


def _forgets(source: Source, query: str) -> tuple[str, str]:
    """The request, and which of its words are the query: with "my" before it, where that belongs to it."""
    way = FORGET.pick(source.rng, source.language, held=source.split.phrases)
    mine = source.by("my ", "meine ")
    with_mine = f"{mine}{{q}}" in way.source
    words = f"{mine}{query}" if with_mine else query
    line = ("+" if way.imperative else "") + way.source.replace(f"{mine}{{q}}", "{q}")
    return source.say(Phrases(**{source.language: line}), q=words), words


@family("forget_what", "forget", "ask_user", weight=0.12)
def forget_what(source: Source) -> Talk:
    """It was not said what: ask."""
    asked = source.by("What should I forget?", "Was soll ich vergessen?")
    query = source.noun()
    text = memories(source, query, 1)[0]["text"]
    talk = Talk().user(source.say(FORGET_WHAT)).call("ask_user", question=asked).result(answer=query).call("forget", query=query)
    return talk.result(texts=[text], count=1).shown()
