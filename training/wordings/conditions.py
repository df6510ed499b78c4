"""What has to be so for something to be done, and how both are put together.

Of each: the tool that looks, its arguments, what of its result is compared, how, and with what; then how it is said as a clause and as a question, in
English, and in German with the verb at its end. `{n}` is a number, `{t}` a time of the day, `{app}` a program, `{x}` a file.
"""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class If:
    """One thing that can be so."""

    tool: str
    value: str
    comparison: str
    than: Any
    en: str
    asked: str
    de: str
    gefragt: str
    params: dict[str, Any] = field(default_factory=dict)


_BATTERY = "[battery|battery|battery level|charge|laptop battery]"
_AKKU = "[Akku|Akku|Akkustand|Ladestand|Batterie-Stand]"
_PERCENT = "[%| %| percent|]"
_PROZENT = "[%| %| Prozent|]"
IFS = (
    If("battery", "percent", "below", "{n}", f"[the|my|] {_BATTERY} [is|is|drops|has fallen] [below|below|under] {{n}}{_PERCENT}",
       f"[is the {_BATTERY}|battery] [below|under|less than] {{n}}{_PERCENT}",
       f"[der|mein] {_AKKU} [unter|unter|bei weniger als] {{n}}{_PROZENT} [ist|liegt]", f"[ist der {_AKKU}|Akku|liegt der {_AKKU}] unter {{n}}{_PROZENT}"),
    If("battery", "percent", "below", "{n}", f"[there is|there's|we have|i have|i've got] less than {{n}}{_PERCENT} [battery|charge|juice] left",
       f"[less than|under|below] {{n}}{_PERCENT} [battery|juice|charge|power] [left|]",
       f"[weniger als|unter|keine] {{n}}{_PROZENT} [Akku|Saft|Ladung|Strom] [da|übrig|drin] [ist|sind]", f"[weniger als|unter] {{n}}{_PROZENT} [Akku|Saft|Batterie] [übrig|]"),
    If("battery", "percent", "above", "{n}", f"[the|my|] {_BATTERY} is [above|over|more than] {{n}}{_PERCENT}", f"[is the {_BATTERY}|battery] [above|over] {{n}}{_PERCENT}",
       f"[der|mein] {_AKKU} [über|über|bei mehr als] {{n}}{_PROZENT} [ist|liegt]", f"[ist der {_AKKU}|Akku] über {{n}}{_PROZENT}"),
    If("battery", "percent", "at_least", "{n}", f"[the|my] {_BATTERY} [is at least|has at least|has] {{n}}{_PERCENT} [or more|]", f"at least {{n}}{_PERCENT} battery [left|]",
       f"[der|mein] {_AKKU} [mindestens|wenigstens] {{n}}{_PROZENT} hat", f"[noch|] mindestens {{n}}{_PROZENT} Akku [da|übrig|]"),
    If("battery", "state", "is", "charging", "[the|my] [laptop|battery|computer] is [charging|being charged]", "[is it|is the laptop|is the battery] charging [right now|]",
       "[der|mein] [Laptop|Akku|Rechner] [gerade|] [lädt|geladen wird]", "[lädt der Laptop|lädt der Akku|lädt er] [gerade|]"),
    If("battery", "state", "is", "discharging", "[we're|i'm|the laptop is] [running|] on battery", "[are we|am i|is the laptop] on battery [power|]",
       "[der Laptop|er|der Rechner] [auf Akku|am Akku|vom Akku] läuft", "[läuft der Laptop|läuft er|sind wir] [gerade|] auf Akku"),
    If("battery", "state", "is_not", "charging", "[the|my] [laptop|battery] [isn't|is not] [charging|being charged]", "is the [laptop|battery] not charging",
       "[der|mein] [Laptop|Akku] nicht [lädt|geladen wird]", "lädt der [Laptop|Akku] nicht"),
    If("disks", "disks.0.used_percent", "above", "{n}", f"[the|my] [disk|drive|ssd|hard disk] is [more than|over] {{n}}{_PERCENT} full", f"is the [disk|drive|ssd] [over|more than] {{n}}{_PERCENT} full",
       f"[die|meine] [Platte|Festplatte|SSD] [zu mehr als|zu über|über] {{n}}{_PROZENT} voll ist", f"ist die [Platte|Festplatte|SSD] [mehr als|über] {{n}}{_PROZENT} voll"),
    If("memory_state", "used_percent", "above", "{n}", f"[more than|over] {{n}}{_PERCENT} of the [memory|ram] is [in use|used|taken]", f"[memory|ram] over {{n}}{_PERCENT}",
       f"[der Arbeitsspeicher|der Speicher|das RAM|der RAM] zu [über|mehr als] {{n}}{_PROZENT} [belegt|voll] ist", f"[RAM|Arbeitsspeicher] über {{n}}{_PROZENT}"),
    If("disks", "disks.0.free", "below", "{n} GB", "[there is|there's|i have|we have] less than {n} [GB|gb|gigs|gigabytes] [free|left] on the [disk|drive|ssd]",
       "[less than|under] {n} [GB|gb|gigs] [free|left] on the disk", "[auf der Platte|auf der Festplatte|auf der SSD] [weniger als|unter|keine] {n} [GB|gb|Gigabyte|Gig] frei sind",
       "[weniger als|unter] {n} [GB|gb|Gigabyte] [frei auf der Platte|auf der Platte frei]"),
    If("disks", "disks.0.free", "above", "{n} GB", "more than {n} [GB|gb|gigs] [are|of disk space are] [free|left]", "[are there|] more than {n} [GB|gb|gigs] free",
       "[noch|] mehr als {n} [GB|gb|Gigabyte] [Platz|] frei sind", "[sind noch|] [mehr als|über] {n} [GB|gb|Gigabyte] frei"),
    If("memory_state", "available", "below", "{n} GB", "less than {n} [GB|gb|gigs] of [ram|memory] [is|are] [free|left]", "[less than|under] {n} [GB|gb|gigs] of [ram|memory] left",
       "[weniger als|unter] {n} [GB|gb|Gig] [RAM|Arbeitsspeicher] frei sind", "[weniger als|unter] {n} [GB|gb] [RAM|Arbeitsspeicher] frei"),
    If("network_state", "connected", "is", True, "[i'm|we're|the computer is|this machine is] [online|connected]", "[are we|am i|is it] [online|connected] [again|]",
       "[ich|der Rechner|die Kiste] [online|im Netz|verbunden] [bin|ist]", "[bin ich|sind wir|ist er] [online|im Netz|verbunden]"),
    If("network_state", "connected", "is", False, "[there's no|there is no|we have no|i have no] [internet|network|wifi|connection]", "no [internet|network|wifi|connection] [again|]",
       "[kein|gar kein] [Internet|Netz|WLAN] [da|da|mehr da] ist", "[kein|wieder kein] [Internet|Netz|WLAN] [da|]"),
    If("playing", "state", "is", "playing", "[music|a song|something|anything] is [playing|on|running]", "[is music|is a song|is anything|is something] playing",
       "[Musik|ein Lied|gerade was|noch was] [läuft|gespielt wird|spielt]", "läuft [Musik|gerade Musik|ein Lied|was]"),
    If("playing", "state", "is_not", "playing", "[no music is playing|nothing is playing|no song is on]", "[is no music|is nothing] playing",
       "[keine Musik|nichts|kein Lied] läuft", "läuft [keine Musik|nichts]"),
    If("get_volume", "level", "above", "{n}", f"the [volume|sound] is [above|over|louder than|higher than] {{n}}{_PERCENT}", f"[is the volume|volume] [above|over] {{n}}{_PERCENT}",
       f"[die Lautstärke|der Ton] [über|höher als|lauter als] {{n}}{_PROZENT} ist", f"[ist die Lautstärke|Lautstärke] über {{n}}{_PROZENT}"),
    If("get_volume", "level", "below", "{n}", f"the [volume|sound] is [below|under|lower than] {{n}}{_PERCENT}", f"[is the volume|volume] [below|under] {{n}}{_PERCENT}",
       f"[die Lautstärke|der Ton] [unter|leiser als] {{n}}{_PROZENT} ist", f"[ist die Lautstärke|Lautstärke] unter {{n}}{_PROZENT}"),
    If("get_volume", "muted", "is", True, "[the sound|it|the speaker] is [muted|mute|off]", "[is the sound|is it] [muted|off]",
       "[der Ton|es|der Lautsprecher] [stumm|aus|stummgeschaltet] ist", "ist der Ton [stumm|aus]"),
    If("list_windows", "windows", "above", 0, "{app} is [open|open|running|still open]", "is {app} [open|running] [right now|]",
       "{app} [offen ist|auf ist|läuft|noch offen ist]", "[ist {app} offen|läuft {app}|ist {app} auf] [gerade|]", {"match": "{app}"}),
    If("list_windows", "windows", "is", 0, "{app} [isn't|is not] [open|running]", "is {app} not [open|running]",
       "{app} nicht [offen ist|läuft|auf ist]", "[ist {app} nicht offen|läuft {app} nicht]", {"match": "{app}"}),
    If("get_time", "time", "at_least", "{t}", "it's [after|past|later than] {t}", "is it [after|past] {t} [yet|already|]",
       "es [nach|schon nach|später als] {t} Uhr ist", "ist es [schon|] nach {t} Uhr"),
    If("get_time", "time", "below", "{t}", "it's [before|earlier than|not yet] {t}", "is it [before|not yet] {t}",
       "es [vor|noch vor|noch nicht] {t} Uhr ist", "ist es [noch|] vor {t} Uhr"),
    If("search_files", "count", "above", 0, "there is [a|any|a file called] {x}", "[is there|do i have] a {x}", "es [eine|die] {x} gibt", "[gibt es|hab ich] eine {x}", {"pattern": "*{x}", "paths": ["~"]}),
    If("search_files", "count", "is", 0, "there is no {x} [yet|]", "[is there|do i have] no {x} [yet|]", "es [noch|] keine {x} gibt", "[gibt es|hab ich] [noch|] keine {x}", {"pattern": "*{x}", "paths": ["~"]}),
)  # fmt: skip
EN = """
if <c>, <A>
if <c> <A>
if <c> then <A>
if <c>: <A>
[please|] <A> if <c>
<A> [but|] only if <c>
<A> in case <c>
in case <c>, [please|] <A>
!in the event that <c>, <A>
only if <c>: <A>
[check|see|look] [whether|if] <c>, and if so <A>
[check|see] if <c> and then <A>
!find out whether <c>, if it is so <A>
provided [that|] <c>, <A>
as long as <c>, <A>
assuming <c>, <A>
<q>? [if yes|if so|then|in that case|yes?] [,|] <A>
<q>? <A>
!<q> -> <A>
so if <c> can you <A>
<A>, if <c> that is
i want you to <A> if <c>
if it turns out that <c>, <A>
"""
EN_ELSE = """
if <c>, <A>, [otherwise|else|if not,] <B>
if <c> then <A> else <B>
<A> if <c>, [otherwise|else|if not] <B>
<q>? then <A>, [otherwise|if not] <B>
!<q>? yes: <A>, no: <B>
"""
DE = """
wenn <c>, <A>
wenn <c>, dann <A>
wenn <c> <A>
falls <c>, <A>
falls <c>: <A>
sofern <c>, [bitte|] <A>
<A>, wenn <c>
<A>, falls <c>
<A>, aber [nur|bloß] wenn <c>
nur wenn <c>: <A>
!vorausgesetzt, dass <c>: <A>
[schau|guck|prüf] [mal|] ob <c>, [wenn ja|und wenn ja|falls ja], <A>
!check ob <c>, wenn ja <A>
<q>? [wenn ja|falls ja|dann|in dem Fall|ja?] [,|] <A>
<q>? <A>
!<q>? → <A>
wenn <c>, [bitte|] <a>
falls <c>, [bitte|] <a>
bitte <a>, wenn <c>
kannst du <a>, wenn <c>
<a>, aber nur falls <c>
für den Fall, dass <c>: <A>
wenn <c>, kannst du <a>
"""
DE_ELSE = """
wenn <c>, <A>, [sonst|ansonsten|andernfalls] <B>
falls <c>, <A>, [sonst|wenn nicht,] <B>
<A>, wenn <c>, [sonst|ansonsten] <B>
<q>? dann <A>, [sonst|wenn nicht] <B>
!<q>? ja: <A>, nein: <B>
"""
