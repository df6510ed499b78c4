"""What a helper on a desktop refuses that is for later: alarms, the calendar, keeping watch. The form is that of exchanges.py."""

TIME = """
# alarm
e +set [an|the|my] alarm [for|to|at] {t}
e +[set|start] a timer [for|of] {m} minutes
e timer {m} [minutes|min]
e +wake me [up|] at {t}
e +remind me [in {m} minutes|at {t}|tomorrow] [of|about] {x}
e +remind me to [call {p}|buy {x}|go home]
e !+let me know when {m} minutes are over
e alarm {t}
e stopwatch
e +set a reminder [for {t}|to call {p}|about {x}]
e don't let me forget [to call {p}|the {x}] at {t}
e countdown [of|] {m} minutes
e i have to be up at {t}, [wake me|set something]
e [alarm|alarm clock] [on|off|at {t}|for {t}]
e [wake-up call|wakeup] [at|] {t} [please|]
e +[cancel|delete|snooze|turn off] [my|the|all] [alarm|alarms|timer]
e when does my alarm [ring|go off]?
e how long [is left on|does] the timer [run|]?
e pasta needs {m} minutes, [tell me then|timer please]
e +give me a [shout|nudge|ping] [at {t}|in {m} minutes]
e +time me [for {m} minutes|]
e +start the [stopwatch|clock|pomodoro]
e pomodoro {m}
e {m} min countdown
e i mustn't [oversleep|miss {x}], ring at {t}
e i always forget {x}, remind me [at {t}|every day|]
e +[nag|bug|poke] me about {x} [at {t}|tomorrow]
e !at {t} i need a nudge because of {x}
e would you be so kind to wake me at {t}?
e [reminder|remember me] at {t}: {x}
e !eggs are on, {m} minutes from now shout
e +buzz me [in {m} minutes|at {t}]
d +stell [mir|] [einen|den] Wecker [auf|für|um] {t}
d +[stell|starte] einen Timer [auf|für|von] {m} Minuten
d Timer {m} [Minuten|min]
d +[weck|wecke] mich um {t}
d +erinner mich [in {m} Minuten|um {t}|morgen] an {x}
d +erinner mich daran, [{p} anzurufen|{x} zu kaufen|heimzugehen]
d !+sag Bescheid, wenn {m} Minuten um sind
d Wecker {t}
d Stoppuhr
d +stell [mir|] eine Erinnerung [für {t}|an {x}]
d +sag mir um {t} Bescheid[, dass ich {p} anrufe|]
d Countdown {m} Minuten
d in {m} Minuten [klingeln|Bescheid geben|wecken]
d ich muss um {t} [raus|aufstehen|los], [weck mich|stell was]
d [Wecker|Alarm] [an|aus|um {t}|für {t}]
d [Weckruf|wecken] [um|] {t} [bitte|]
d +[lösch|schalt] [den|meinen] Wecker [aus|]
d wann klingelt [mein|der] Wecker?
d wie lang läuft der Timer noch?
d die Nudeln brauchen {m} Minuten, [sag dann Bescheid|Timer bitte]
d +[gib mir|sag] [um {t}|in {m} Minuten] [ein Zeichen|Bescheid]
d +stopp die Zeit
d +starte [die Stoppuhr|einen Pomodoro|die Eieruhr]
d Eieruhr {m} [Minuten|]
d {m} Minuten [Timer|Wecker|Kurzzeitwecker]
d ich darf [nicht verschlafen|{x} nicht vergessen], [klingel|Erinnerung] um {t}
d ich vergess {x} immer, erinner mich [um {t}|täglich|]
d +nerv mich [um {t}|morgen] wegen {x}
d !um {t} brauch ich einen Schubs wegen {x}
d wärst du so nett und weckst mich um {t}?
d Erinnerung um {t}: {x}
d !die Eier kochen, in {m} Minuten schreien
d weck mi um {t}
d chasch mi am {t} wecke?
E I can't do anything later or by myself: no alarms, no timers, no reminders. I only act when you ask.
D Später oder von selbst kann ich nichts tun: keine Wecker, keine Timer, keine Erinnerungen. Ich handle nur, wenn du fragst.

# calendar
e +[add|put|enter] [a meeting|an appointment|{x}] [in|to] my calendar [on {d}|]
e what [appointments|meetings] do i have [today|tomorrow|on {d}]?
e am i free [on {d}|tomorrow|at {t}]?
e +[cancel|move] [my|the] [meeting|appointment] with {p}
e what's on my [calendar|schedule] [today|]?
e !+make an appointment with {p} on {d}
e +[block|free up|reserve] [the {d}|tomorrow afternoon|{t}] [for {x}|for {p}|]
e my [next|first] [appointment|meeting] [please|]?
e when [is|do i have] [the meeting with {p}|the dentist|my next day off]?
e is {p} in my calendar [today|this week]?
e what's [my day|tomorrow|this week] like?
e [calendar|schedule|agenda] for [today|tomorrow|this week]
e +[invite|add] {p} to [the|my] meeting
e {p} at {t}, put that in the calendar
e is {p} free [on {d}|tomorrow|at {t}]?
e +[postpone|push|shift|reschedule] [my|the] [call|meeting|dentist appointment]
e +accept the invitation from {p}
e birthday of {p} is on {d}, add it to the calendar
e i'm on vacation from {d}, [enter|note] it in the calendar
e !do i have anything planned on {d}?
e !double booked at {t}? check my diary
e whose birthday is [today|tomorrow|on {d}]?
d +trag [einen Termin|ein Meeting|{x}] [am {d}|] in [meinen|den] Kalender ein
d was hab ich [heute|morgen|am {d}] für Termine?
d hab ich [am {d}|morgen|um {t}] [Zeit|frei]?
d +[sag|verschieb] den Termin mit {p} [ab|]
d was steht [heute|morgen] [im Kalender|an]?
d !+mach mit {p} einen Termin am {d} aus
d +[block|reservier|halt] [mir|] [den {d}|morgen Nachmittag] [für {x}|für {p}|] [im Kalender|frei]
d mein [nächster|erster] Termin [bitte|]?
d wann [ist|hab ich] [das Meeting mit {p}|den Zahnarzt|meinen nächsten freien Tag]?
d steht {p} [heute|diese Woche] in meinem Kalender?
d wie schaut mein Tag [morgen|heute|] aus?
d [Kalender|Agenda|Termine] [für|] [heute|morgen|diese Woche]
d +lad {p} zum [Meeting|Termin] ein
d {p} um {t}, trag das ein
d hat {p} [am {d}|morgen|um {t}] Zeit?
d +verleg [den|meinen] [Termin|Zahnarzttermin] [auf {t}|auf den {d}]
d +nimm die Einladung von {p} an
d {p} hat am {d} Geburtstag, in den Kalender damit
d ich hab ab {d} Urlaub, trag das in den Kalender ein
d !bin ich am {d} schon verplant?
d !überschneidet sich um {t} was bei mir?
d wer hat [heute|morgen|am {d}] Geburtstag?
d hob i murgn an Termin?
E I have no access to your calendar. I can open your calendar app.
D Auf deinen Kalender habe ich keinen Zugriff. Ich kann deine Kalender-App öffnen.

# watch
e +[watch|monitor|observe] [the|this|my] [folder|directory|download|website] [and tell me|for changes|]
e +[tell me|let me know|notify me] when [the download|the copying|the build|{x}] [is done|is finished|changes]
e +keep an eye on [{x}|the folder|the battery|the logs]
e +warn me [when|if] [the battery is low|the disk is full|somebody changes {x}]
e +check {x} [every hour|every {m} minutes|all the time|regularly]
e notification [when|as soon as] {x} [is done|arrives|changes]
e +alert me if [{x}|something] [breaks|changes|goes offline]
e can you run in the background and [watch|guard] {x}?
e +do that [every day|every morning|each week] from now on
e as soon as {x} [is there|is finished], tell me
e !give a sign once {x} is through
e !stay awake and look after {x}
e +follow [the price|the news|the score] of {x} for me
d +[überwach|beobacht] [den Ordner|den Download|die Webseite|{x}] [für mich|]
d +sag [mir|] Bescheid, [wenn|sobald] [der Download|der Build|{x}] [fertig ist|durch ist]
d +pass [mal|] auf [{x}|den Ordner|den Akku] auf
d +warn mich, wenn [der Akku leer wird|die Platte voll ist|wer {x} ändert]
d +prüf {x} [jede Stunde|alle {m} Minuten|ständig|regelmäßig]
d Benachrichtigung, [wenn|sobald] {x} [fertig ist|da ist|sich ändert]
d +gib Alarm, wenn [{x}|was] [ausfällt|sich ändert|offline geht]
d kannst du im Hintergrund {x} [überwachen|im Auge behalten]?
d +mach das [ab jetzt|] [jeden Tag|jeden Morgen|jede Woche]
d sobald {x} [da|fertig] ist, [will ich's wissen|melden]
d !rühr dich, wenn {x} durch ist
d !behalt {x} im Blick
d +verfolg [den Preis|die Nachrichten|den Spielstand] von {x} für mich
E I can't do anything later or by myself: no alarms, no timers, no reminders. I only act when you ask.
D Später oder von selbst kann ich nichts tun: keine Wecker, keine Timer, keine Erinnerungen. Ich handle nur, wenn du fragst.
"""
