"""Pictures of the screen, and locking it: screenshot, lock_screen."""

from training.family import family
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

_SHOT = "[screenshot|screen shot|screencap|screengrab|screen capture]"
_FOTO = "[Screenshot|Bildschirmfoto|Screenshot]"
FULL = Phrases(
    en=f"""
{_SHOT}
{_SHOT} [please|pls|now]
+[take|make|grab|do|create] [a|one] {_SHOT}
+[take|make|grab] [me|] a {_SHOT} [of the screen|of my screen|of everything|of the whole screen|of the desktop|of all screens]
+capture [the|my|this] [screen|desktop|whole screen]
+[take|make] a picture of [the|my] [screen|desktop]
{_SHOT} of [the screen|the whole screen|everything|my desktop|this]
[can|could] you take a {_SHOT}?
i [need|want] a {_SHOT}
!+snap [the|my] screen
+photograph [the|my] screen
+save [what's on|what i see on] [the|my] screen [as a picture|as an image]
+print screen
prtscr
!a {_SHOT} would be nice
[another|one more] {_SHOT}
full {_SHOT}
look at this, take a {_SHOT}
""",
    de=f"""
{_FOTO}
{_FOTO} [bitte|jetzt]
+[mach|erstell|nimm] [mal|bitte|mir|] [einen Screenshot|ein Bildschirmfoto|nen Screenshot]
+[mach|schieß] [mir|] [einen Screenshot|ein Bildschirmfoto] [vom Bildschirm|vom ganzen Bildschirm|von allem|vom Desktop]
{_FOTO} [machen|erstellen|aufnehmen]
{_FOTO} vom [Bildschirm|ganzen Bildschirm|Desktop]
[kannst|könntest] du [einen Screenshot|ein Bildschirmfoto] machen?
ich [brauch|brauche|will] [einen Screenshot|ein Bildschirmfoto]
+fotografier[e|] [den|meinen] Bildschirm
!+nimm [den|meinen] Bildschirm [als Bild|] auf
+mach ein [Bild|Foto] vom Bildschirm
+speicher[e|] [den Bildschirm|was auf dem Bildschirm ist] als Bild
[noch|nochmal] [ein|einen] {_FOTO}
Bildschirm [abfotografieren|fotografieren]
!ein {_FOTO} wär [gut|super]
Screenshot vom gesamten Bildschirm
mach an Screenshot
Druck-Taste
""",
)
WINDOW = Phrases(
    en=f"""
{_SHOT} of [this|the|the current|the active|my] window
+[take|make|grab] a {_SHOT} of [this|the|the current|the active|the focused] window
window {_SHOT}
+capture [this|the|the active] window
[only|just] [this|the] window as [a|] {_SHOT}
{_SHOT}, but only [this|the] window
!+take a picture of [this|the] window
i need a {_SHOT} of this window
[can|could] you {_SHOT} this window?
!+photograph the active window
""",
    de=f"""
{_FOTO} [vom|von diesem|vom aktiven|vom aktuellen] Fenster
+[mach|erstell] [einen Screenshot|ein Bildschirmfoto] [vom|von diesem|vom aktiven] Fenster
Fenster {_FOTO}
+fotografier[e|] [das|dieses] Fenster
nur [das|dieses] Fenster als {_FOTO}
{_FOTO}, aber nur [das|vom] Fenster
!+mach ein Bild [vom|von diesem] Fenster
ich brauch einen Screenshot von diesem Fenster
[kannst|könntest] du einen Screenshot [vom Fenster|von dem Fenster] machen?
!+nimm das aktive Fenster auf
""",
)
AREA = Phrases(
    en=f"""
{_SHOT} of [an|a|the] [area|region|selection|part|section]
+[take|make|grab] a {_SHOT} of [an|a] [area|region|part of the screen|selection]
[area|region|selection|partial] {_SHOT}
+capture [a|an] [region|area|section|part of the screen]
+let me [select|draw|choose] [an area|a region] [for a screenshot|to capture]
{_SHOT}, i want to [select|choose|draw] the [area|region]
!+screenshot [only|just] a part of the screen
i want to cut out a piece of the screen as [a|] {_SHOT}
+snip [something|a region|part of the screen]
!{_SHOT} with selection
""",
    de=f"""
{_FOTO} von [einem Bereich|einem Ausschnitt|einer Auswahl|einem Teil]
+[mach|erstell] [einen Screenshot|ein Bildschirmfoto] von einem [Bereich|Ausschnitt|Teil des Bildschirms]
[Bereich|Ausschnitt|Auswahl] [als|] {_FOTO}
+[nimm|mach] einen [Ausschnitt|Bereich] [vom Bildschirm|] auf
+lass mich [einen Bereich|einen Ausschnitt] [auswählen|aufziehen] [für einen Screenshot|]
{_FOTO}, ich will den [Bereich|Ausschnitt] [auswählen|selbst wählen|aufziehen]
!+mach nur von einem Teil des Bildschirms einen Screenshot
ich will einen Ausschnitt [abfotografieren|screenshotten]
Bildschirmausschnitt [aufnehmen|fotografieren|]
!{_FOTO} mit Auswahl
""",
)
LOCK = Phrases(
    en="""
+lock [the|my|this] [screen|computer|pc|laptop|session|desktop|machine|notebook]
lock
lock [it|screen|pc|up]
[screen|pc|computer] lock
[can|could] you lock [the screen|my pc|my computer|it]?
i'm [leaving|off|going to lunch|getting coffee|away for a bit], lock [the screen|it|my pc|up]
lock [everything|the thing]
+activate the lock screen
+show the lock screen
!+put the lock screen on
[i'll be|i'm] right back, lock [the|my] screen
lock my workstation
nobody should [use|see] my computer while i'm gone, lock it
!lock before i go
+start the screen lock
brb, lock [screen|it]
""",
    de="""
+[sperr|sperre] [mal|bitte|] [den|meinen|das|mein] [Bildschirm|Rechner|Computer|PC|Laptop|Notebook]
[sperren|Sperre|Bildschirmsperre|sperr]
[Bildschirm|Rechner|PC|Computer] [sperren|sperr]
[kannst|könntest] du [den Bildschirm|den Rechner|meinen PC] sperren?
ich [geh|muss] [mal|kurz] [weg|raus|zum Essen|Kaffee holen], [sperr|sperre] [den Bildschirm|den Rechner|ab]
+[aktivier|aktiviere] [die Bildschirmsperre|den Sperrbildschirm]
+zeig den Sperrbildschirm
bin gleich [wieder da|zurück], [sperr|sperre] [den Bildschirm|mal]
!+mach die Bildschirmsperre [an|rein]
die Sitzung sperren
!sperren bevor ich gehe
+schließ den Bildschirm ab
Rechner [bitte|] [absperren|zusperren|abschließen]
bin mal weg, sperren
keiner soll an meinen Rechner, sperr ihn
+sperr [zu|ab]
""",
)
_OPEN = Phrases(
    en="open it\n[and|] show it [to me|]\n[can i see it|let me see]\nopen [the|that] [screenshot|picture|image]\n!display it\nopen that please",
    de="öffne [es|ihn|das]\n[und|] zeig [es|ihn] mir\n[lass sehen|zeig mal]\nöffne [den Screenshot|das Bild]\n!anzeigen\nmach [es|ihn] auf",
)
_COPY = Phrases(
    en="copy the path [to the clipboard|]\nput the path on the clipboard\n!its path to the clipboard please",
    de="kopier den Pfad [in die Zwischenablage|]\nleg den Pfad in die Zwischenablage\n!den Pfad bitte in die Zwischenablage",
)
_AND_OPEN = Phrases(
    en="+take a screenshot and [open|show] it\nscreenshot and open [it|that]\n+make a screenshot, then open it\n+capture the screen and show me the [picture|image]\n"
    "!+screenshot the screen and display it\n[can|could] you take a screenshot and open it?\ni want to see a screenshot of my screen",
    de="+mach einen Screenshot und [öffne|zeig] [ihn|mir den]\nScreenshot [machen|] und öffnen\n+mach ein Bildschirmfoto, dann öffne es\n+fotografier den Bildschirm und zeig mir das Bild\n"
    "!+nimm den Bildschirm auf und zeig ihn mir\nkannst du einen Screenshot machen und öffnen?\nich will einen Screenshot vom Bildschirm sehen",
)
_UNDO = Phrases(
    en="undo that\n[delete|remove] it [again|]\n!take that back\n[no|oops], undo",
    de="mach das rückgängig\n[lösch|entfern] [es|ihn] wieder\nnimm das zurück\n!das Bild wieder löschen\n[nein|ups], rückgängig",
)
_REGIONS = {"full": FULL, "window": WINDOW, "area": AREA}


def taken(source: Source) -> dict[str, str]:
    """What the tool says of a new picture: the fields of its result."""
    day = f"{source.number(2024, 2031)}-{source.number(1, 12):02d}-{source.number(1, 28):02d}"
    name = f"{day}_{source.number(0, 23):02d}-{source.number(0, 59):02d}-{source.number(0, 59):02d}.png"
    folder = source.by("Pictures", "Bilder")
    said = source.by(f"The screenshot is ~/{folder}/Screenshots/{name}.", f"Das Bildschirmfoto ist ~/{folder}/Screenshots/{name}.")
    return {"path": f"{source.home()}/{folder}/Screenshots/{name}", "say": said}


@family("screenshot_take", "screenshot", "open_file", weight=1.2)
def shot(source: Source) -> Talk:
    """The screen, a window, an area; then perhaps it is opened."""
    region = source.pick(["full", "full", "window", "area"])
    args = {"region": region} if region != "full" else {}
    talk = Talk().user(source.say(_REGIONS[region])).call("screenshot", **args)
    if source.chance(0.08):
        errors = source.by(
            ["grim is not installed; install the package grim", "this desktop can't be pictured: failed to create display (grim needs a Wayland compositor with wlr-screencopy)"],
            ["grim ist nicht installiert; installiere das Paket grim", "Dieser Desktop lässt sich nicht abbilden: failed to create display (grim braucht einen Wayland-Compositor mit wlr-screencopy)"],
        )
        if region == "area":
            errors = [source.by("no area was drawn", "Es wurde kein Bereich gewählt"), source.by("slurp is not installed; install the package slurp", "slurp ist nicht installiert; installiere das Paket slurp")]
        elif region == "window":
            errors = [*errors, source.by("no window is focused", "Kein Fenster hat den Fokus")]
        return talk.error(source.pick(errors)).shown()
    data = taken(source)
    talk.result(**data).shown()
    kind = source.rng.random()
    if kind < 0.15:
        return talk.user(source.say(_OPEN)).call("open_file", path=data["path"]).result(ok=True).shown()
    if kind < 0.2:
        talk.user(source.say(_COPY)).call("write_clipboard", text=data["path"])
        said = source.by("It is on the clipboard.", "Es ist in der Zwischenablage.")
        return talk.result(ok=True, characters=len(data["path"]), say=said).shown()
    if kind < 0.24:
        return talk.user(source.say(_UNDO)).answer(source.by("`ryxctl undo` takes the screenshot away again.", "`ryxctl undo` nimmt das Bildschirmfoto wieder weg."))
    return talk


@family("screenshot_open", "screenshot", "open_file", weight=0.4)
def shot_open(source: Source) -> Talk:
    """A picture that is shown at once."""
    data = taken(source)
    talk = Talk().user(source.say(_AND_OPEN)).call("screenshot").result(**data).call("open_file", path=data["path"])
    return talk.result(ok=True).shown()


@family("screen_lock", "lock_screen", weight=0.9)
def lock(source: Source) -> Talk:
    """The screen is locked."""
    talk = Talk().user(source.say(LOCK)).call("lock_screen")
    if source.chance(0.06):
        error = source.by(
            "nothing locked the screen; install hyprlock, and hypridle with lock_cmd = hyprlock",
            "Nichts hat den Bildschirm gesperrt; installiere hyprlock, und hypridle mit lock_cmd = hyprlock",
        )
        return talk.error(error).shown()
    said = source.by("The screen is locked.", "Der Bildschirm ist gesperrt.")
    by = source.pick(["", "", "hyprlock", "swaylock", "gtklock"])
    return talk.result(ok=True, by=by, say=said).shown()
