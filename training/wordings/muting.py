"""How people ask for no sound, and for sound again."""

from training.frames import framed
from training.phrases import Phrases

_MUTE_EN = """
<mute>
<mute>
<mute> [please|pls|it|everything|all|this|that|now]
<mute> [the|my|] [sound|audio|speakers|speaker|computer|pc|laptop|system|output|volume]
!+<mute> [this|my] [machine|thing|notebook]
[sound|audio|speakers|volume] <off>
+[turn|switch] <off> [the|my|all|] [sound|audio|speakers|volume]
+[turn|switch] [the|my|] [sound|audio|speakers] <off> [again|]
+[turn|switch] mute <muted>
mute <muted>
[can|could] you <mute> [it|the sound|the speakers|my pc]?
[can|could] you [turn|switch] the sound <off>?
i [want|need] [the|] [sound|audio] <off>
!the [sound|audio] should be <off>
<off> with the sound
<why>
<why>, <mute> [it|]
set [the|] sound <off>
would you mind <muting> [it|the sound|this|my pc]
[the|my] [speakers|sound|laptop|pc] [should|must|needs to] be <be>
i want [it|this|the pc|everything] <be>
+[get|have] [the laptop|my pc|the speakers] <be>
is it possible to <mute> [this|the sound|my laptop]
could you maybe <mute> [the laptop|the output|everything]
[system|master] [sound|audio] <off>
!<mute> [the whole thing|everything that makes noise]
[quickly|fast|asap|real quick], <mute>
+<mute> the [headphones|audio output|sound output|loudspeakers]
[audio|sound] <be> [please|now]
let's <mute> [it|this|the sound]
+flip the sound <off>
mute [=|:] <yes>
!muted [=|:] <yes>
the [sound|audio] [can|may|has to] [go|be] <off> [now|]
how about [sound|audio] <off>
i'd prefer the sound <off>
the sound of [this laptop|this pc|my computer] <off>
+have the [sound|audio|speakers] <off>
i'd appreciate it if the [sound|audio] was <off>
[sound|audio] <off> for [the meeting|the call|now|a while]
could you have the [speakers|audio] <off>
[let's|lets] have the sound <off>
the [speakers|boxes|loudspeakers] <off> [please|pls]
this [pc|laptop|thing] should be <be>
[sound output|audio output|speaker output] <be>
want the [laptop|speakers|audio] <be>
you should <mute> [it|the sound|yourself and the speakers]
time to <mute> [it|the laptop|the speakers]
<mute> all sound
<mute> them, the speakers
just <mute>
please <mute>
ryx, <mute>
sound <off> everywhere
sound <off> tonight
the sound, <off>
the sound on this thing <off>
all sound <off>
any sound <off>
audio out <off>
output <off>
boxes <off>
laptop sound <off>
pc sound <off>
computer sound <off>
headphones <off>
master <off>, the sound
sink mute <muted>
mute <muted> please
mute state <muted>
sound to be <off>
i'd have the sound <off>
i'd like [it|the pc] <be>
i need the pc <be>
i want the sound <be>
we want the sound <off>
they want the speakers <off>
she wants the sound <off>
the pc [is to|ought to] be <be>
can the sound go <off>
can the sound be <off>
can we have the sound <off>
could the speakers be <be>
could the sound be <off>
may the sound be <off>?
shall we have the sound <off>? yes
will you <mute> the pc
would you <mute> the sound
would you switch the sound <off>
do <mute> the speakers
let's switch the sound <off>
let the pc be <be>
let the sound be <off>
aye, <mute> it
+<mute> that laptop
+put the sound <off>
+put mute <muted>
+leave the sound <off>
+set mute <muted>
"""
_MUTE_DE = """
<mute>
<mute> [bitte|schalten|]
+[mach|schalt|stell|dreh] [mal|bitte|] [den Ton|den Sound|die Lautsprecher|das Audio] <off>
+[mach|schalt] [mir|] [den Ton|den Sound|die Boxen] [doch|jetzt|] <off>
[Ton|Sound|Lautsprecher|Boxen|Audio] <off>
[Ton|Sound] <off> [bitte|]
[den Ton|den Sound|die Lautsprecher] <off>[schalten|machen]
!den Ton [bitte|mal] <off>[schalten|stellen]
+<stumm>
+<stumm>
[kannst|könntest] du [den Ton|den Sound|die Lautsprecher] <off>[machen|schalten]?
[ich will|ich brauch|ich möchte] [den Ton|Ton] <off>
Stummschaltung <on>
!Stummschaltung bitte <on>
mute <muted>
<why>
<why>, [Ton|den Ton] <off>
<why>, mach [den Ton|mal den Ton] <off>
[der Ton|der Sound] [soll|muss|gehört] <off>
magst du [den Ton|den Sound|die Lautsprecher] <off>[schalten|machen]
[wär|wäre] [super|nett|gut], wenn der Ton <off> [wär|wäre]
[den Laptop|das Notebook|den Rechner|die Kiste] <lautlos> [bitte|]
[der Rechner|der Laptop|das Ding|die Kiste] soll <lautlos> sein
[ich hätt|ich hätte] [den Rechner|das Notebook|den Laptop] [gern|gerne] <lautlos>
[Ton|Audio|Sound] [vom|am] [Laptop|PC|Rechner] <off>
[Audioausgabe|Tonausgabe|Systemton] <off>
+drah den Ton <off>
[Stummmodus|Lautlosmodus|Mute] <on>
!Boxen bitte <off>
[einmal|kurz|schnell] [Ton|den Ton] <off>
!+knips den Ton <off>
+tu [den Ton|die Lautsprecher] <off>
kann der [Ton|Sound] [mal|bitte|] <off>
wie wär's mit Ton <off>
!chasch de Ton <off>schalte
[würdest|tätest] du den Ton <off>[machen|drehen|schalten]
[der Ton|der Sound|das Audio] bitte <off>
ich [hätt|hätte] den Ton gern <off>
es wär [gut|nett], den Ton <off>zuschalten
[Ton|Sound|Audio] jetzt <off>
sei so gut und mach den Ton <off>
würdest du [das Notebook|den Laptop|den PC] <lautlos> schalten
der [PC|Computer|Lautsprecher] soll <lautlos> sein
[die Lautsprecher|die Boxen|den Laptop-Ton] <off> [bitte|schalten|machen]
den Ton [fürs|für das] [Meeting|Telefonat] <off>
lass uns den Ton <off>[machen|schalten]
[Systemsounds|Rechnerton|PC-Ton|Laptopton] <off>
moch den Ton <off>
mach de Ton <off>
jetzt <mute>
ryx, <mute>
den Ton bitteschön <off>
Ton <off> jetzt sofort
Ton überall <off>
allen Ton <off>
alles an Ton <off>
Ausgabe <off>
PC-Sound <off>
Kopfhörer <off>
Headset <off>
Mute <muted> bitte
die Stummschaltung <on>
Stummtaste <on>
ich hätt den Sound gern <off>
ich brauch den Rechner <lautlos>
ich will den PC <lautlos>
ich will, dass der Ton <off> ist
wir wollen den Ton <off>
die wollen die Boxen <off>
sie will den Ton <off>
kann der PC <lautlos> sein
kann der Ton <off> sein
können wir den Ton <off> haben
könnte der Ton <off> sein
könnten die Boxen <off> sein
darf der Ton <off> sein
sollen wir den Ton <off>machen? ja
würdest du den Sound <off>schalten
machst du den Ton <off>
schaltest du den Ton <off>
lass den Rechner <lautlos> sein
lass uns den PC <lautlos> haben
d'Lautsprecher <off>
de Ton <off>
+stell mir den Ton <off>
+dreh mir den Ton <off>
+schalt mir die Boxen <off>
+schalt alles an Ton <off>
"""
MUTE = {
    True: Phrases(
        en=framed(
            _MUTE_EN,
            {"mute": "[mute|silence|mute]", "muting": "[muting|silencing]", "be": "[muted|silent|on mute]", "yes": "[on|true|1|yes]", "off": "off",
            "muted": "on", "why": "[i'm in a meeting|i have a call|someone's calling|"
             "the phone is ringing|no sound please|be quiet|silence|shush|hush|shut up|quiet now|i don't want any sound|the baby sleeps|"
             "total silence|not a sound|zip it|quiet please|no noise|i want silence|i need absolute silence|i don't want to hear anything|i'm in class|"
             "the interview starts|cut the sound|kill the sound|i'm in the library|please be silent|stop making noise]"},
        )
        + """
go silent
silent mode [please|on|]
+put [the laptop|this pc|my computer] [on|into] silent [mode|]
the [laptop|pc|computer] [must|should] not make [a|any] [sound|noise]
[nobody|no one] [should|may] hear my [laptop|pc|speakers]
+stop all [sounds|noises|noise]
not a peep [from the laptop|out of this pc|please]
[everyone is asleep|the professor is looking|i'm in church|i'm on the train], no [sound|noise] at all
i'd like complete silence
+gag the speakers
could do with [some silence|no sound at all] right now
my [teacher|boss|colleague] is here, quick, mute
+make [it|the laptop|the pc] [silent|shut up]
no beeps or anything, [mute it|silence please]
+shut the [speakers|sound|laptop] up
""",
        de=framed(
            _MUTE_DE,
            {"mute": "[stumm|stummschalten|mute|lautlos|muten|mute mal|stumm bitte]", "off": "[aus|weg|ab|aus]", "on": "[an|ein|einschalten|aktivieren]",
             "lautlos": "[stumm|lautlos|still]", "muted": "an",
                 "stumm": "[schalt|schalte|stell|mach] [mal|bitte|] [den Ton|den Rechner|den PC|alles|die Lautsprecher|den Laptop|das] [stumm|"
             "auf lautlos|auf stumm|lautlos]", "why": "[ich bin im Meeting|ich bin gleich im Meeting|Ruhe|Ruhe jetzt|ich muss telefonieren|gib Ruhe|"
             "ich will nichts hören|Schluss mit dem Krach|Klappe|sei still|ich brauch Ruhe|Telefon klingelt|die Kinder schlafen|"
             "kein Ton|kein Ton bitte|keinen Mucks|Stille|Stille bitte|Ruhe im Karton|ich bin in der Vorlesung|ich sitz in der Bib|psst|pst|"
             "kein Geräusch mehr|ich will absolute Stille|gleich ist Call|ich bin im Call|hoit die Pappn|stad sein|ich will nix mehr hören]"},
        )
        + """
[Lautlosmodus|Stummmodus|lautloser Modus] [bitte|]
+versetz [den Laptop|den PC|das Notebook] in den [Lautlosmodus|stummen Modus]
der [Laptop|PC|Rechner] darf [keinen Ton|keinen Mucks|kein Geräusch] [machen|von sich geben]
[niemand|keiner] soll [meinen Laptop|meinen Rechner|die Boxen] hören
[alle schlafen|der Prof schaut schon|ich sitz im Zug|ich bin in der Kirche], gar kein Ton [bitte|]
ich hätt gern [völlige Stille|überhaupt keinen Ton]
[alle|sämtliche] [Töne|Geräusche] [aus|abstellen|abschalten]
+bring [den Rechner|die Lautsprecher|die Kiste] zum Schweigen
schnell stumm, [der Chef kommt|die Lehrerin kommt|es geht los]
[ganz|komplett|völlig] [stumm|lautlos] [bitte|]
es soll nichts [zu hören sein|piepsen|bimmeln]
ka Ton [mehr|bitte]
sei [leise und|] stumm
mach [di|dich] stumm
kein Piep mehr
""",
    ),
    False: Phrases(
        en=framed(
            _MUTE_EN,
            {"mute": "[unmute|unsilence|un-mute|unmute]", "muting": "unmuting", "be": "[unmuted|audible again|off mute]", "yes": "[off|false|0|no]",
            "off": "[on|back on]", "muted": "off", "why": "[i want to hear something again|"
             "the meeting is over|my call is over|i'm off the phone|why is it muted|give me sound again|i want sound|bring the sound back|"
             "sound please|i need sound again|you can make noise again|the baby is awake|"
             "stop being muted|remove the mute|take the mute off|i muted it by accident|class is over|let me hear again|noise is fine again|"
             "sound again|no more silence|i hung up|done with the call|get rid of the mute|it's still muted|my laptop should make sound again]"},
        )
        + """
leave silent mode
silent mode off
end the silence, sound back please
+lift the mute
[everyone is awake|the call ended|the lecture ended|i'm home], [sound back on|unmute]
it's muted and i [want|need] to hear [it|something]
i hear nothing because it's muted, [undo the mute|unmute it]
the [laptop|pc|speakers] may [make sound|be heard] again
+let the [speakers|laptop] [be heard|make noise|make sounds] again
[sound|audio] should be audible again
could do with sound again
who muted [this|it|my laptop]?, [undo that|sound back on]
+restore [the|] [sound|audio]
+reactivate the [sound|audio|speakers]
+re-enable the [sound|audio|speakers]
""",
        de=framed(
            _MUTE_DE,
            {"mute": "[nicht mehr stumm|unmute|entmuten|stumm aus|unmuten|Stummschaltung aufheben|mute aufheben]", "off": "[an|wieder an|ein|wieder ein]",
             "on": "[aus|aufheben|weg|ausschalten|deaktivieren|beenden]",
             "lautlos": "[nicht mehr stumm|wieder hörbar|nicht mehr lautlos]", "muted": "aus", "stumm": "[heb|heb mal|nimm] die Stummschaltung [auf|raus|weg]",
             "why": "[ich will wieder was hören|das Meeting ist vorbei|Telefonat ist fertig|ich will Ton|gib mir wieder Ton|warum ist es stumm|"
             "ich brauch wieder Ton|hol den Ton zurück|der Ton soll wieder an|bin fertig mit telefonieren|du darfst wieder laut sein|"
             "versehentlich stummgeschaltet|der Call ist vorbei|hab aufgelegt|jetzt darf man wieder was hören|die Vorlesung ist aus|"
             "Schluss mit stumm|wieder mit Ton bitte|lass mich wieder was hören|es ist ja noch stumm|i wü wieda wos hean|genug gestummt]"},
        )
        + """
[Lautlosmodus|Stummmodus] [verlassen|aus|beenden]
+beende [den Lautlosmodus|die Stummschaltung|das Stummsein]
[alle sind wach|die Besprechung ist aus|bin daheim|der Unterricht ist vorbei], Ton wieder [an|her]
es ist [stumm|stummgeschaltet|auf lautlos], ich will aber was hören
ich hör nichts, weil stumm geschaltet ist, [Ton an|mach das weg]
der [Laptop|Rechner|PC] darf wieder [Ton machen|tönen|zu hören sein]
+lass [den Laptop|die Boxen|die Lautsprecher] wieder tönen
wer hat [das|den Laptop] stumm gemacht?, Ton [zurück|wieder an]
+stell den Ton wieder her
+reaktivier [den Ton|das Audio|die Lautsprecher]
Ton [reaktivieren|wiederherstellen|zurück]
ich hätt den Ton gern [zurück|wieder]
nimmer stumm [bitte|]
Stumm [wegmachen|entfernen|rausnehmen]
den Ton [wieder|] [freischalten|aktivieren|einschalten]
""",
    ),
}  # fmt: skip
