"""Questions about the machine itself: battery, memory, processes, disks, network.

Each rule is the whole sentence: a question about a phone, a car or a shed has words that none of them knows.
"""

from __future__ import annotations

from ryxd.core.numbers import value_of
from ryxd.engine.gate.courtesy import without_ask
from ryxd.engine.gate.text import Request
from ryxd.engine.gate.verdict import JsonValue, Verdict
from ryxd.engine.gate.vocabulary import Sentences, sentences, vocabulary

_KEYS = vocabulary("""
    battery akku akkustand akkustatus akkuladung akkuladestand batterie batteriestand ladestand ram memory
    arbeitsspeicher hauptspeicher speicher ramauslastung speicherauslastung arbeitsspeicherauslastung
    speicherverbrauch ramverbrauch cpu processor prozessor prozessorlast rechenleistung processes prozesse
    disk disks drive ssd storage platte festplatte festplatten speicherplatz plattenplatz festplattenplatz
    online offline internet wifi wi-fi wlan network netz netzwerk verbunden connected internetverbindung vpn
    ssid laptop notebook cpu-auslastung prozessorauslastung ram-auslastung processing prozessorleistung
    prozessorzeit space room platz cpu-zeit cpu-leistung
""")
_MOST_WORDS = 12

_NOW = r"(?: (?:now|right now|currently|at the moment|today|gerade|jetzt|momentan|aktuell|im moment))?"
_OWN = r"(?:the |my |this |our )?"
_ITS = r"(?:der |die |das |den |dem |mein |meine |meinen |meinem |meiner |dieser |diesem |von )*"
_COMPUTER = r"(?:laptop|computer|machine|pc|notebook|system|device)"
_RECHNER = r"(?:rechner|laptop|computer|pc|notebook|geraet)"
_MUCH = r"(?:wie ?viel|wieviele?)"

_BATTERY = sentences(
    """
    {own}(?:{computer}'?s? )?battery(?: (?:level|status|charge|percentage|life|state|power))?(?: (?:left
        |remaining))? ;
    (?:what is|what's|whats|how is|how's|hows|check|display|what about|how about) {own}
        (?:{computer}'?s? )?battery(?: (?:level|status|charge|percentage|life|state|power|at|like|doing
        |looking))?(?: (?:left|remaining|at))?{now} ;
    how much (?:battery|battery life|battery power|charge|juice)
        (?: is| do i have| have i got| does {own}{computer} have| remains)?(?: still)?(?: left| remaining)?
        (?: in {own}battery| (?:on|in) {own}{computer})?{now} ;
    how (?:full|empty|low|charged) is {own}(?:{computer}'?s? )?(?:battery|laptop|notebook){now} ;
    how long (?:will|does|can) {own}(?:{computer}'?s? )?(?:battery|laptop|notebook) (?:still )?last ;
    is {own}(?:{computer}'?s? )?(?:battery|laptop|notebook) (?:still )?(?:charging|charged|full
        |fully charged|low|empty|plugged in){now} ;
    {its}(?:akku|akkustand|akkustatus|akkuladung|akkuladestand|batterie|batteriestand|ladestand)
        (?: (?:status|stand))? ;
    (?:wie ist|was ist|wie steht es um|wie steht's um|wie stehts um|wie steht es mit) {its}(?:akku|akkustand
        |akkustatus|akkuladestand|batteriestand|ladestand|akkuladung){now} ;
    wie (?:voll|leer|geladen) ist{now} {its}(?:akku|batterie|laptop|notebook)(?: noch)?{now} ;
    {much} (?:prozent )?(?:akku|batterie|ladung|saft|akkulaufzeit)(?: (?:habe ich|hab ich|ist|bleibt
        |bleibt mir|hat {its}(?:akku|{rechner})))?(?: noch)?(?: uebrig| da| drin)?{now} ;
    {much} prozent hat {its}(?:akku|batterie)(?: noch)? ;
    wie lange (?:haelt|reicht|laeuft) {its}(?:akku|batterie|laptop|notebook)(?: noch)? ;
    (?:laedt|ist) (?:der|mein|die|meine) (?:akku|batterie|laptop|notebook){now}(?: (?:voll|geladen
        |aufgeladen|leer|am laden|fast leer))?{now}
""",
    computer=_COMPUTER,
    its=_ITS,
    much=_MUCH,
    now=_NOW,
    own=_OWN,
    rechner=_RECHNER,
)
_MEMORY = sentences(
    """
    how much (?:free )?(?:ram|memory|working memory)(?: is| do i have| have i got| am i using| is being)?
        (?: still)?(?: (?:free|left|available|used|in use|remaining|unused))?(?: (?:on
        |in) {own}{computer})?{now} ;
    how (?:full|much of) {own}(?:ram|memory) is (?:used|free|in use) ;
    how full is {own}(?:ram|memory){now} ;
    (?:what is|what's|whats) {own}(?:current )?(?:ram|memory) (?:usage|use|load|status){now} ;
    {own}(?:current )?(?:ram|memory) (?:usage|use|load|status){now} ;
    free (?:ram|memory) ;
    (?:{own}|{its})(?:ram|arbeitsspeicher) ;
    is {own}(?:ram|memory) (?:full|used up|almost full){now} ;
    {much} (?:freien? |freier )?(?:ram|arbeitsspeicher|hauptspeicher)(?: (?:ist|habe ich|hab ich|wird
        |benutze ich|hat {its}{rechner}))?{now}(?: noch)?(?: (?:frei|belegt|uebrig|verfuegbar|da|benutzt
        |verbraucht))? ;
    wie (?:voll|belegt) ist {its}(?:ram|arbeitsspeicher|hauptspeicher){now} ;
    ist {its}(?:ram|arbeitsspeicher|hauptspeicher){now} voll ;
    (?:wie ist |wie hoch ist )?{its}(?:ramauslastung|arbeitsspeicherauslastung|ram-auslastung
        |speicherauslastung|ram auslastung){now} ;
    freier (?:ram|arbeitsspeicher)
""",
    computer=_COMPUTER,
    its=_ITS,
    much=_MUCH,
    now=_NOW,
    own=_OWN,
    rechner=_RECHNER,
)
_WHO = (
    r"(?:what|what's|whats|who|who's|which (?:program|programs|app|apps|application|applications|process|processes"
    r"|one|task))(?:'s| is| are)?"
)
_USES = (
    r"(?:eating|using|hogging|taking|consuming|eats|uses|hogs|takes|consumes|use|eat|take|hog)(?: up)?"
    r"(?: (?:all|most|so much|too much|the most|that much|a lot|up))?(?: of)?(?: (?:all|up))?(?: (?:my|the|our))?"
)
_WER = (
    r"(?:was|wer|welche[rs]? (?:prozess|prozesse|programm|programme|app|apps|anwendung|anwendungen))"
    r"(?: da| denn| hier)? (?:frisst|fressen|braucht|brauchen|verbraucht|verbrauchen|benutzt|nutzt|belegt|belegen"
    r"|verschlingt|beansprucht)"
)
_SO = (
    r"(?: (?:gerade|da|denn|am meisten|so viel|soviel|den meisten|die meiste|den ganzen|die ganze|meinen|meine"
    r"|zu viel|zuviel|so|den|die|ganzen|viel|meisten|momentan|jetzt|hier))*"
)
_RAM, _CPU = r"(?:ram|memory)", r"(?:cpu|processor|cpu time|processor time|processing power)"
_SPEICHER = r"(?:ram|speicher|arbeitsspeicher|hauptspeicher)"
_PROZESSOR = r"(?:cpu|prozessor|rechenleistung|prozessorleistung|prozessorzeit|cpu-zeit|cpu-leistung)"
_PROCESSES = {
    "memory": sentences(
        """
    {who} {uses} {ram}{now} ;
    {who} {uses} {ram} (?:the most|most|up|on {own}{computer}){now} ;
    where (?:is|does|did) (?:all )?{own}{ram} (?:going|go) ;
    (?:top|biggest) {ram} (?:users|hogs|consumers|processes) ;
    {wer}{so} {speicher}{so}(?: auf)? ;
    welche[rs]? (?:prozess|programm|app|anwendung){so} {speicher} (?:braucht|verbraucht|frisst|belegt)
""",
        computer=_COMPUTER,
        now=_NOW,
        own=_OWN,
        ram=_RAM,
        so=_SO,
        speicher=_SPEICHER,
        uses=_USES,
        wer=_WER,
        who=_WHO,
    ),
    "cpu": sentences(
        """
    {who} {uses} {cpu}{now} ;
    {who} {uses} {cpu} (?:the most|most|up|on {own}{computer}){now} ;
    (?:top|biggest) {cpu} (?:users|hogs|consumers|processes) ;
    {own}cpu(?: (?:usage|load|use))?{now} ;
    {wer}{so} {prozessor}{so}(?: auf)? ;
    (?:was|wer|welche[rs]? (?:prozess|programm)) lastet{so} {prozessor}{so} aus ;
    welche[rs]? (?:prozess|programm|app|anwendung){so} {prozessor} (?:braucht|verbraucht|frisst|belegt) ;
    (?:wie hoch ist |wie ist )?(?:die |meine )?(?:cpu-auslastung|prozessorauslastung|prozessorlast)
""",
        computer=_COMPUTER,
        cpu=_CPU,
        now=_NOW,
        own=_OWN,
        prozessor=_PROZESSOR,
        so=_SO,
        uses=_USES,
        wer=_WER,
        who=_WHO,
    ),
}
_TOP = sentences(r"""
    (?:show |show me |list |zeig |zeige )?(?:the |die )?top (?P<n>\w+ )?(?:processes|prozesse)
""")
_DISK = r"(?:disk|disks|hard drive|hard disk|drive|ssd)"
_PLATTE = r"(?:platte|festplatte|ssd|festplatten|platten)"
_ROOM = r"(?:speicherplatz|plattenplatz|festplattenplatz)"
_DISKS = sentences(
    """
    how much (?:free )?(?:{disk} space|storage|storage space|{disk} storage)(?: is| do i have| have i got)?
        (?: still)?(?: (?:left|free|available|remaining|used|unused))?(?: on {own}(?:{disk}|{computer}))?{now} ;
    how much (?:space|room)(?: is| do i have)?(?: still)?(?: (?:left|free|available
        |remaining))? on {own}{disk}{now} ;
    how much (?:free )?(?:space|room)(?: is| do i have| have i got)?(?: still)?
        (?: (?:left|free|available|remaining)){now} ;
    (?:how full (?:is|are)|is|are) {own}{disk}(?: (?:full|almost full|getting full))?{now} ;
    {own}(?:free|available|remaining) {disk} space ;
    (?:check )?{own}{disk} space(?: left)? ;
    {much} (?:freien? |freier )?{room}(?: (?:ist|habe ich|hab ich|hat {its}{rechner}|bleibt))?(?: noch)?
        (?: auf {its}(?:{platte}|{rechner}))?(?: noch)?(?: (?:frei|uebrig|verfuegbar|da))? ;
    {much} (?:platz|speicher)(?: (?:ist|habe ich|hab ich|hat|haben))?(?: noch)? (?:auf )?{its}{platte}
        (?: noch)?(?: (?:frei|uebrig|verfuegbar|da))? ;
    {much} (?:freien? |freier )?platz(?: (?:ist|habe ich|hab ich|bleibt))?(?: noch)? (?:frei|uebrig|verfuegbar) ;
    wie voll (?:ist|sind) {its}{platte} ;
    ist {its}{platte} (?:voll|fast voll|bald voll) ;
    (?:freier )?{room} ;
    {much} (?:freien? |freier )?platz(?: (?:ist|habe ich|hab ich|bleibt|bleibt mir))?(?: da)? noch ;
    free (?:{disk} )?space(?: (?:left|on {own}{disk}))? ;
    {own}storage(?: (?:left|space))?
""",
    computer=_COMPUTER,
    disk=_DISK,
    its=_ITS,
    much=_MUCH,
    now=_NOW,
    own=_OWN,
    platte=_PLATTE,
    rechner=_RECHNER,
    room=_ROOM,
)
_NET = r"(?:wifi|wi-fi|wlan|network)"
_INTERNET = r"(?:internet|internet connection|wifi|wi-fi|wlan|network|network connection)"
_NETZ = r"(?:internet|wlan|netz|netzwerk|wifi)"
_NETWORK = sentences(
    """
    am i (?:currently |still )?(?:online|offline|connected)(?: to (?:the |a )?(?:internet|network|wifi|wi-fi
        |wlan))?{now} ;
    (?:is|are) (?:this|my) {computer} (?:online|offline|connected)(?: to (?:the |a )?(?:internet|network
        |wifi|wi-fi))? ;
    (?:is|does) (?:the |my )?{internet} (?:working|work|up|down|there|connected){now} ;
    (?:do i|do we|have i|have we) (?:have|got) (?:an |any |a )?(?:internet|internet connection|network|wifi
        |wi-fi)(?: access| connection)?{now} ;
    (?:which|what) {net}(?: network)?
        (?: am i| are we| is this| is my {computer}| you are| are you| i am| i'm| we are)(?: (?:on|in|using
        |connected to|connected with))?{now} ;
    (?:which|what) (?:wifi|wi-fi|wlan)(?: network)? ;
    (?:what is|what's|whats) {own}{net}(?: network)? (?:name|ssid|called|status){now} ;
    (?:what is|what's) the name of {own}{net}(?: network)? ;
    (?:{net}|internet|connection) status ;
    bin ich{now}(?: noch)? (?:online|offline|verbunden|im (?:internet|netz|wlan)|mit (?:dem
        |einem) {netz} verbunden) ;
    (?:habe|hab|haben) (?:ich|wir){now} (?:internet|netz|wlan|eine (?:internetverbindung|verbindung)) ;
    (?:geht|funktioniert|laeuft|tut) (?:das |mein )?{netz}(?: noch)?{now} ;
    (?:in |mit |an )?(?:welchem|welches|welchen) {netz}(?: (?:bin|ist|nutze|benutze|habe) (?:ich|das))?{now}
        (?: verbunden| eingeloggt)? ;
    wie (?:heisst|ist) (?:das|mein|der name vom|der name von meinem) (?:{netz})(?: hier)? ;
    ist (?:das |mein )?{netz}{now} (?:da|weg|verbunden|aktiv|ausgefallen) ;
    {netz}(?: |-)?(?:status|verbindung) ;
    {own}{net}
""",
    computer=_COMPUTER,
    internet=_INTERNET,
    net=_NET,
    netz=_NETZ,
    now=_NOW,
    own=_OWN,
)
_VPN = sentences(
    """
    (?:is|am i) (?:the |my |on |using |on the |on a |connected to the )?vpn(?: (?:on|up|connected|active
        |running))?{now} ;
    (?:ist|laeuft|bin ich) (?:das |mein |im |mit dem )?vpn{now}(?: (?:an|aktiv|verbunden|da))?
""",
    now=_NOW,
)
_ADDRESS = sentences(
    """
    (?:what is|what's|whats) {own}(?:local|private|lan|own) ip(?: address)? ;
    (?:was ist|wie ist|wie lautet) {its}lokale (?:ip|ip-adresse) ;
    (?:my |meine |local |lokale )*(?:ip|ip address|ip-adresse|ip adresse)
""",
    its=_ITS,
    own=_OWN,
)


_RULES: tuple[tuple[str, str, dict[str, JsonValue], Sentences], ...] = (
    ("machine.battery", "battery", {}, _BATTERY),
    ("machine.memory", "memory_state", {}, _MEMORY),
    ("machine.processes", "list_processes", {"sort": "memory"}, _PROCESSES["memory"]),
    ("machine.processes", "list_processes", {"sort": "cpu"}, _PROCESSES["cpu"]),
    ("machine.disks", "disks", {}, _DISKS),
    ("machine.network", "network_state", {}, _NETWORK),
    ("machine.network", "network_state", {}, _VPN),
    ("machine.network", "network_state", {"addresses": True}, _ADDRESS),
)
_IP = frozenset({"ip", "ip-adresse"})


def classify_machine(request: Request) -> Verdict | None:
    """Return the verdict for a question about this machine (C1); None when it is about anything else."""
    if len(request.words) > _MOST_WORDS or not request.bag & (_KEYS | _IP):
        return None
    spoken = " ".join(without_ask(request.words))
    for rule, tool, args, pattern in _RULES:
        if pattern.fullmatch(spoken):
            return request.trivial(rule, tool, args, args)
    top = _TOP.fullmatch(spoken)
    if top is None:
        return None
    count = value_of(top["n"].strip()) if top["n"] else None
    if top["n"] and (count is None or not 0 < count <= 50):
        return None
    args = {"sort": "cpu", **({"limit": count} if count else {})}
    return request.trivial("machine.processes", "list_processes", args, args)
