"""Forgetting what was remembered: by its words, its number, or all of it; and when it is not clear what is meant."""

from training.families.memory import FIRST, SECOND, fact, memories, number
from training.family import family
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.forgetting import FORGET

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
[get rid of|throw away|throw out] memory {id}
[i want|i'd like] you to forget {id}
the one numbered {id} is wrong, forget it
[would|could] you [remove|erase] memory {id} [for me|]
memory {id} isn't [needed|right|valid] [any more|]
{id} out of your memory
{id}: forget
strike {id} from your memory
no more {id} in your memory
that memory {id}, [delete|remove] it
+ditch [memory|] {id}
[rm|del|delete] memory {id}
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
ich [will|möchte], dass du {id} vergisst
die mit {id} [ist falsch|stimmt nicht|ist alt], vergiss sie
[würdest|tätest] du die Erinnerung {id} löschen
{id} raus aus dem Gedächtnis
{id}: [löschen|vergessen]
+radier {id} aus deinem Gedächtnis
die Erinnerung {id} [wird nicht mehr gebraucht|ist hinfällig|passt nicht mehr]
+tu die Erinnerung {id} weg
Erinnerung Nummer {id} [löschen|vergessen]
was unter {id} steht, kannst du vergessen
+delete [die Erinnerung|Memory] {id}
bitte {id} aus deinen Erinnerungen entfernen
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
all of it out of your memory
[would|could] you [erase|clear] your [entire|whole] memory
everything i [told|taught] you, forget it
i want a blank memory
act as if we never met, forget everything
format your memory
[your|the] memory should be [blank|wiped|cleared]
lose all memories [of me|]
[delete|remove] every [single|] memory
i'm selling this computer, so forget all you remember
not one thing should remain in your memory
memory wipe
full memory wipe, please
you know too much about me, forget everything
amnesia please, forget all
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
alles raus aus deinem Gedächtnis
[würdest|tätest] du dein [ganzes|] Gedächtnis [leeren|löschen]
ich möchte, dass du nichts mehr von mir weißt, lösch alle Erinnerungen
tu so als hätten wir uns nie gekannt, vergiss alles
dein Gedächtnis [soll|muss] [leer|gelöscht] [sein|werden]
ich verkauf den Rechner, vergiss alles was du dir gemerkt hast
du weißt zu viel über mich, vergiss alles
[Amnesie|Gedächtnisverlust] bitte, alles vergessen
formatier dein Gedächtnis
+reset [mal|] dein Gedächtnis
jede einzelne Erinnerung [löschen|weg]
[alles Gemerkte|sämtliches Gemerkte|das ganze Gemerkte] [löschen|weg|vergessen]
nix mehr merken, alles Gemerkte löschen
was ich dir je gesagt hab, vergiss alles
vergiss oafach ois
dein Gedächtnis komplett [ausräumen|plattmachen]
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
i [have|need] you to forget [one|a] thing
[there's|there is] a wrong [memory|note] in your head
[would|could] you delete one memory
one thing in your memory is [wrong|old|obsolete]
let me have something forgotten
you have memorized something [wrong|false|incorrect]
something in your memory [should|has to|can] go
forget a thing
one memory can be [deleted|removed|forgotten]
i need a memory [removed|deleted]
+get a memory out of your head
i don't want you to remember one thing
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
du hast dir [was|etwas] [falsch|Verkehrtes] gemerkt, das muss raus
[würdest|tätest] du eine Erinnerung [löschen|vergessen]
[irgendwas|etwas] in deinem Gedächtnis ist [falsch|alt|veraltet]
eine Sache soll aus deinem Gedächtnis [raus|verschwinden]
ich hab dir was [Falsches|Verkehrtes] gesagt, vergiss das
eine Erinnerung weniger bitte
es gibt was zu vergessen
du kannst da was vergessen
ich will eine Erinnerung [loswerden|löschen]
[was|etwas] zum Vergessen hätt ich
+forget mal was
oane Erinnerung konn weg
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
