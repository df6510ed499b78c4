"""What people ask of a desktop that no tool of ryx does: time, people, devices."""

from dataclasses import dataclass

from training.material.exchanges import exchanges
from training.phrases import Phrases
from training.words.refusals import BODY, DESKTOP, OUTSIDE


@dataclass(frozen=True)
class Beyond:
    """Ways to ask for it, and what is answered."""

    asked: Phrases
    en: str
    de: str


_REFUSED = {each.name: each for each in exchanges(OUTSIDE) + exchanges(BODY) + exchanges(DESKTOP)}


def refused(name: str) -> tuple[str, str]:
    """What the block of refusals of this name answers in English and in German: one thing is refused in one way."""
    return _REFUSED[name].answers["en"].source, _REFUSED[name].answers["de"].source


ALARM = Beyond(
    Phrases(
        en="""
+set an alarm [for|at] {h}
+wake me [up|] at {h}
alarm [at|for|] {h}
+set my alarm [for|to] {h} [tomorrow|]
+set an alarm
[can|could] you wake me [up|] at {h}?
i have to get up at {h}, set an alarm
!+ring at {h}
""",
        de="""
+stell [mir|] [einen|den|nen] Wecker [auf|für|um] {h} [Uhr|]
+weck mich [um|] {h} [Uhr|]
Wecker [um|auf|] {h} [Uhr|]
+stell [den|einen] Wecker
[kannst|könntest] du mich um {h} [Uhr|] wecken?
ich muss um {h} [Uhr|] aufstehen, stell [den|einen] Wecker
!+klingel um {h} [Uhr|]
""",
    ),
    *refused("alarm"),
)
TIMER = Beyond(
    Phrases(
        en="""
+set a timer for {n} [minutes|min|seconds|hours]
timer {n} [minutes|min]
+start a {n} minute timer
{n} minute timer
+set a timer
+count down from {n} [minutes|]
!timer for {n} [minutes|] please
[start|run] a stopwatch
+tell me when {n} minutes are over
""",
        de="""
+stell [mir|] einen Timer auf {n} [Minuten|Sekunden|Stunden|]
Timer {n} [Minuten|Min|]
+starte einen Timer [für|mit|von] {n} Minuten
{n} Minuten Timer
+stell [einen|den] Timer
[einen|] Countdown von {n} Minuten
!Timer für {n} Minuten bitte
[Stoppuhr|starte die Stoppuhr]
sag mir, wenn {n} Minuten um sind
""",
    ),
    *refused("alarm"),
)
REMINDER = Beyond(
    Phrases(
        en="""
+remind me [to call {p}|about {w}] [tomorrow|at {h}|in {n} minutes|later]
+set a reminder [for|about] {w}
reminder: {w} [tomorrow|at {h}]
don't let me forget {w} at {h}
[can|could] you remind me of {w} [at {h}|tomorrow|tonight]?
!+give me a reminder about {w} [at {h}|tomorrow]
in {n} minutes, remind me of {w}
""",
        de="""
+erinner[e|] mich [morgen|um {h}|in {n} Minuten|später] an {w}
+stell [mir|] eine Erinnerung für {w} [um {h}|morgen|]
Erinnerung: {w} [morgen|um {h}]
[kannst|könntest] du mich [morgen|um {h}|heute Abend] an {w} erinnern?
!+gib mir [morgen|um {h}] eine Erinnerung an {w}
in {n} Minuten an {w} erinnern
sag mir um {h} Bescheid wegen {w}
""",
    ),
    *refused("alarm"),
)
CALENDAR = Beyond(
    Phrases(
        en="""
+add [a meeting|an appointment|an event] [with {p}|about {w}] [on monday|tomorrow|at {h}] [to my calendar|]
+put {w} in [my|the] calendar
what's [on|in] my calendar [today|tomorrow|]
do i have [any|] [appointments|meetings] [today|tomorrow]
when is my next [meeting|appointment]
+schedule [a meeting|a call] with {p}
!my [appointments|schedule] for [today|tomorrow]
+cancel [my|the] meeting with {p}
""",
        de="""
+trag [mir|] {w} in [den|meinen] Kalender ein
+mach [mir|] einen Termin mit {p} [morgen|am Montag|um {h}]
was steht [heute|morgen|] in meinem Kalender
hab ich [heute|morgen] [Termine|einen Termin]
wann ist mein nächster Termin
+plan ein [Treffen|Meeting] mit {p} [ein|]
!meine Termine [heute|morgen]
+sag den Termin mit {p} ab
neuer Termin: {w} [um {h}|morgen]
""",
    ),
    *refused("calendar"),
)
MAIL = Beyond(
    Phrases(
        en="""
+send [an email|a mail|an e-mail|mail] to {p}
+write [an email|a mail] to {p} [about {w}|]
+email {p} [that i'm late|about {w}|]
+mail {w} to {p}
[do i have|any] new [mail|emails|messages]
+check my [mail|email|inbox]
+read [me|] my [latest|new|] [emails|mail]
!+answer the mail from {p}
+reply to {p}
+forward the mail to {p}
""",
        de="""
+[schick|schreib|sende] [eine|'ne] [Mail|E-Mail|Email] an {p}
+[schick|schreib] {p} eine Mail [wegen {w}|]
+[mail|maile] {p} [dass ich später komme|wegen {w}|]
+schick {w} per Mail an {p}
[hab ich|gibt es] neue [Mails|E-Mails|Nachrichten]
+[check|prüf] [meine|mal meine] [Mails|E-Mails]
+lies [mir|] meine [neuen|] Mails vor
!+antworte auf die Mail von {p}
+leite die Mail an {p} weiter
""",
    ),
    *refused("mail"),
)
MESSAGE = Beyond(
    Phrases(
        en="""
+send {p} a [message|text|whatsapp|sms|telegram]
+[text|message|whatsapp] {p} [that i'm late|i'm on my way|]
+tell {p} [on whatsapp|on signal|] [that i'm late|i'll be there at {h}]
+call {p}
+[phone|ring|dial] {p}
+start a video call with {p}
!+make a phone call to {p}
+post {w} on [twitter|mastodon|facebook]
""",
        de="""
+[schick|schreib] {p} eine [Nachricht|SMS|WhatsApp|Telegram-Nachricht]
+schreib {p} [auf WhatsApp|auf Signal|] [dass ich später komme|dass ich unterwegs bin]
+sag {p} Bescheid[, dass ich später komme|]
+ruf {p} an
+[telefonier|wähl] [mit|] {p}
+starte einen Videoanruf mit {p}
!+mach einen Anruf bei {p}
+poste {w} auf [Twitter|Mastodon|Facebook]
""",
    ),
    *refused("message"),
)
WIFI = Beyond(
    Phrases(
        en="""
+[turn|switch] [on|off] [the|] [wifi|wi-fi|wlan]
+[turn|switch] [the|my|] [wifi|wi-fi|internet|network] [on|off]
[wifi|wi-fi|wlan] [on|off]
+[disable|enable|disconnect|toggle] [the|] [wifi|wi-fi|network]
+connect to [the|] [wifi|network] {w}
+disconnect from [the|] [wifi|internet]
+join the network {w}
[airplane|flight] mode [on|off|]
!+switch [the|my] network [on|off]
+connect [to|] [the|my] vpn
[vpn|hotspot] [on|off]
""",
        de="""
+[mach|schalt|dreh] [mal|bitte|] [das|] [WLAN|WiFi|Wifi|Internet] [an|aus|ab]
[WLAN|WiFi|Wifi] [an|aus|einschalten|ausschalten]
+[aktivier|deaktivier|trenn] [mal|bitte|] das [WLAN|Netzwerk|Internet]
+verbinde [mich|dich|] mit [dem|] [WLAN|Netz|Netzwerk] {w}
+trenn die Verbindung [zum WLAN|zum Internet|]
Flugmodus [an|aus|]
[kannst|könntest] du das WLAN [anmachen|ausmachen|einschalten]?
!+schalt das Netzwerk [an|aus|ein]
+verbinde [mich|] mit dem VPN
[VPN|Hotspot] [an|aus]
""",
    ),
    *refused("wifi"),
)
BLUETOOTH = Beyond(
    Phrases(
        en="""
+[turn|switch] [on|off] bluetooth
+[turn|switch] bluetooth [on|off]
bluetooth [on|off]
+[enable|disable|toggle] bluetooth
+[connect|pair] [my|the] [headphones|headset|speaker|keyboard|mouse]
+connect [to|] {w} [via bluetooth|over bluetooth]
+disconnect [my|the] [headphones|headset|speaker]
!+pair {w} [with my pc|]
[can|could] you connect my headphones?
""",
        de="""
+[mach|schalt] [mal|bitte|] Bluetooth [an|aus|ein|ab]
Bluetooth [an|aus|einschalten|ausschalten]
+[aktivier|deaktivier] Bluetooth
+[verbinde|koppel|kopple] [meine|die] [Kopfhörer|Boxen|Tastatur|Maus]
+verbinde {w} [über|per|mit] Bluetooth
+trenn [meine|die] [Kopfhörer|Boxen]
!+koppel {w} [mit dem Rechner|]
[kannst|könntest] du meine Kopfhörer verbinden?
""",
    ),
    *refused("bluetooth"),
)
HOME = Beyond(
    Phrases(
        en="""
+[turn|switch] [on|off] the [lights|light|lamp|heating|tv]
+[turn|switch] the [light|lights|lamp|heating] [on|off]
lights [on|off]
+dim the [lamp|lights] in the [kitchen|living room|bedroom]
+[open|close] the [blinds|garage|curtains]
+set the [heating|thermostat] to {n} degrees
!+make the living room warmer
+start the [vacuum|robot vacuum|coffee machine|dishwasher]
""",
        de="""
+[mach|schalt] [mal|bitte|] [das Licht|die Lampe|die Heizung|den Fernseher] [an|aus]
Licht [an|aus]
+dimm [das Licht|die Lampe] [in der Küche|im Wohnzimmer|im Schlafzimmer]
+[mach|fahr] die [Rollos|Jalousien] [hoch|runter|auf|zu]
+stell die Heizung auf {n} Grad
!+mach das Wohnzimmer wärmer
+starte [den Staubsauger|die Kaffeemaschine|die Spülmaschine]
Licht in der Küche [an|aus]
""",
    ),
    *refused("home"),
)
LATER = Beyond(
    Phrases(
        en="""
+[shut down|power off|turn off the computer|reboot|suspend] in {n} [minutes|hours|min]
+[shut down|reboot|lock the screen|pause the music|mute] at {h}
shutdown in {n} [minutes|min]
+turn the [pc|computer] off in {n} [minutes|hours]
!+stop the music in {n} minutes
+close everything at {h}
+mute [it|the sound] for {n} minutes
[sleep timer|sleeptimer] {n} [minutes|]
+open {w} at {h}
""",
        de="""
+[fahr den Rechner|fahr den PC] in {n} [Minuten|Stunden] [runter|herunter]
+[schalt|mach] den [PC|Rechner] [um {h}|in {n} Minuten] aus
[Herunterfahren|Neustart] in {n} [Minuten|Stunden]
+sperr den Bildschirm [um {h}|in {n} Minuten]
!+stopp die Musik in {n} Minuten
+mach um {h} alles zu
+schalt den Ton für {n} Minuten [aus|stumm]
Sleeptimer {n} [Minuten|]
+öffne {w} um {h}
""",
    ),
    "I can't do things later, only right now.",
    "Etwas später tun kann ich nicht, nur jetzt gleich.",
)
PRINT = Beyond(
    Phrases(
        en="+print [this|it|the page|{f}|the document]\n+print out {f}\nprint {n} copies [of {f}|]\n+send {f} to the printer\n+scan [this|a document|the page]\n!+put {f} on paper\n"
        "[can|could] you print {f}?",
        de="+druck[e|] [das|es|die Seite|{f}] [aus|]\n{f} [drucken|ausdrucken]\n+druck {n} Kopien [von {f}|]\n+schick {f} an den Drucker\n+scann[e|] [das|ein Dokument|die Seite] [ein|]\n"
        "!+bring {f} aufs Papier\n[kannst|könntest] du {f} [drucken|ausdrucken]?",
    ),
    *refused("print"),
)
INSTALL = Beyond(
    Phrases(
        en="""
+install {a}
+[uninstall|remove|deinstall] the [program|app|package] {a}
+uninstall {a}
+[update|upgrade] [the|my] [system|packages|computer]
+get {a} from the [app store|software center|aur|repos]
[can|could] you install {a} [for me|]?
i [need|want] {a} installed
!+set up {a} on my machine
system update
+update {a}
""",
        de="""
+[installier|installiere] [mal|bitte|mir|] {a}
+[deinstallier|deinstalliere] {a}
+[aktualisier|aktualisiere|update] [das System|die Pakete|den Rechner|{a}]
{a} [installieren|deinstallieren]
[kannst|könntest] du [mir|] {a} installieren?
ich [brauch|will] {a} installiert [haben|]
!+richte {a} [auf meinem Rechner|] ein
[Systemupdate|System aktualisieren|Updates installieren]
+hol [mir|] {a} aus dem [AUR|Paketmanager]
""",
    ),
    *refused("install"),
)
