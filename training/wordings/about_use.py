"""Questions about using ryx: what it may and keeps, how things are taken back, what ends it. The form is that of exchanges.py."""

USE = """
# private
e [do you|will you] [send|share|upload] my [data|files|requests] [to the internet|to the cloud|to anybody|anywhere]?
e are you [online|offline|local|in the cloud|spying on me|private]?
e is this [private|safe|local]?
e where [are my data|do my data go|does it run]?
e does [this|it|ryx] work without internet?
e !who can read what i type here?
e do you [log|record|track|save|keep|sell] [my data|what i type|our chats|everything]?
e [privacy|data protection|gdpr]?
e can [anybody|my boss|google|the nsa|hackers] [see|read] [this|our chat|what i write]?
e do you need [internet|a connection|the cloud|a server|an account]?
e who [owns|gets|sees] my data?
e does anything leave [my|this] [computer|machine|laptop]?
e are you connected to [the internet|a server|google|openai]?
e is our conversation [encrypted|stored|recorded|confidential]?
e on which [server|computer|machine] do you run?
e can i trust you [with my files|]?
e do you phone home?
e !what happens to the things i tell you?
e !do my words stay on this pc?
e does [microsoft|my employer|my wife|the government] see this?
e what do you do with my [files|questions|secrets]?
e spyware?
e i'm worried about my privacy
e do i have to be careful what i write?
e do you use the cloud?
e cloud or local?
e local only?
e telemetry?
e do you collect anything about me?
e will anyone know i asked this?
e is somebody reading along?
e how private is this chat?
e are you watching me?
e does the model run on my own hardware?
e does my stuff end up in some training set?
e do you report to anyone?
e i don't want my files on the internet
e do you work in airplane mode?
e no network here, are you still useful?
e how secure are you?
e are my secrets safe with you?
e is anything sent out?
e which data do you gather?
e can i tell you something confidential?
e do you send logs home?
e between you and me?
e i heard assistants spy on people, you too?
e are you a snitch?
e do my documents go to openai?
e does my company's it see our chat?
e where does my text go?
e is there a server in america behind this?
e who else is in this chat?
e do you need the web to think?
d [schickst|gibst|lädst] du meine [Daten|Dateien|Anfragen] [ins Internet|in die Cloud|weiter|hoch]?
d bist du [online|offline|lokal|in der Cloud|ein Spion]?
d ist das [privat|sicher|lokal] [hier|]?
d wo [sind|landen] meine Daten?
d geht das [auch|] ohne Internet?
d !wer kann lesen, was ich hier schreibe?
d [speicherst|protokollierst|sammelst] du [meine Daten|was ich tippe|unsere Chats|alles]?
d [Datenschutz|DSGVO|Privatsphäre]?
d kann [jemand|mein Chef|Google|die NSA] [das|mit] [lesen|sehen|mitlesen]?
d brauchst du [Internet|eine Verbindung|die Cloud|einen Server|ein Konto]?
d wer [kriegt|sieht|bekommt] meine Daten?
d verlässt [irgendwas|was] [meinen|den|diesen] [Rechner|Computer]?
d bist du mit [dem Internet|einem Server|Google|OpenAI] verbunden?
d ist unser Gespräch [verschlüsselt|vertraulich|gespeichert]?
d auf welchem [Server|Rechner] läufst du?
d kann ich dir [vertrauen|meine Dateien anvertrauen]?
d telefonierst du nach Hause?
d !was passiert mit dem, was ich dir erzähle?
d !bleibt das alles auf meiner Kiste?
d liest [Microsoft|mein Arbeitgeber|meine Frau|der Staat] hier mit?
d was machst du mit meinen [Dateien|Fragen|Geheimnissen]?
d Spyware?
d ich mach mir Sorgen um meine Privatsphäre
d muss ich aufpassen, was ich schreibe?
d nutzt du die Cloud?
d Cloud oder lokal?
d nur lokal?
d Telemetrie?
d sammelst du was über mich?
d erfährt wer, dass ich das gefragt hab?
d hört da wer mit?
d wie privat ist der Chat?
d beobachtest du mich?
d läuft das Modell auf meiner eigenen Hardware?
d wird mit meinem Zeug was trainiert?
d meldest du irgendwem was?
d ich will nicht, dass meine Dateien im Netz landen
d funktionierst du im Flugmodus?
d kein Netz hier, gehst du trotzdem?
d wie sicher bist du?
d sind Geheimnisse bei dir gut aufgehoben?
d wird was rausgeschickt?
d welche Daten erhebst du?
d kann ich dir was Vertrauliches sagen?
d unter uns?
d ich hab gehört, Assistenten spionieren, du auch?
d bist du eine Petze?
d gehen meine Dokumente an OpenAI?
d sieht die IT in der Firma, was wir reden?
d wohin geht mein Text?
d steht da ein Server in Amerika dahinter?
d wer ist noch in diesem Chat?
d brauchst du das Netz zum Denken?
d gibst du des wem weiter?
E I run on this computer. Nothing leaves it unless you ask me for the web.
D Ich laufe auf diesem Rechner. Nichts verlässt ihn, außer du willst etwas aus dem Netz.

# undo
e how [can|do] i undo [something|that|what you did|a change]?
e what if you [break something|make a mistake|delete the wrong file]?
e can [you undo|i take back] [things|changes|that]?
e !is there a way back after a change?
e can [everything|all that|your changes] be undone?
e what have you [changed|done to my files] [today|so far|]?
e where [do i see|can i see|is the list of] [what you changed|your changes]?
e is there an undo [button|command|function]?
e do you keep [backups|a history|old versions] of [what you change|changed files]?
e how do i get back [the old version|what you changed|a file you moved]?
e what if something goes wrong?
e can i redo [it|something] after undoing?
e !how safe is it to let you change files?
e !is what you do reversible?
e is there a safety net?
e can i go back later?
e what's the undo command?
e how far back can i go?
e does undo work for [deleted|moved|renamed] files?
e show me what you've changed
e a log of your changes?
e history of what you did to my files?
e if you mess up, what then?
e how do i see what you did?
e is deleting final?
e is a change permanent?
e can a mistake of yours be fixed?
e i'm afraid of losing files, can i undo?
e how many steps can be undone?
e what did you do to my files?
e how does undo work here?
e where's the undo button?
e who repairs it if you break a file?
e suppose you overwrite something, can i get it back?
e do you make copies before you change something?
e is everything recorded that you change?
e could i roll back your work?
e list of changes?
e what happens after a wrong rename?
e are mistakes forgiven here?
e can i take back something from yesterday?
e how do i correct your mistakes?
e how would i restore what you replaced?
d wie [kann|mach] ich [was|etwas|das|eine Änderung] rückgängig [machen|]?
d was, wenn du [was kaputt machst|einen Fehler machst|die falsche Datei löschst]?
d kann man [das|Änderungen] [zurücknehmen|rückgängig machen]?
d !gibt es nach einer Änderung ein Zurück?
d lässt sich [alles|das|jede Änderung] rückgängig machen?
d was hast du [heute|bisher|] [geändert|an meinen Dateien gemacht|alles verändert]?
d wo [seh|find] ich [deine Änderungen|was du geändert hast]?
d gibt's [einen Undo-Befehl|ein Rückgängig|eine Undo-Funktion]?
d [hebst du alte Versionen auf|legst du Sicherungen an]?
d wie komm ich an [die alte Version|eine Datei, die du verschoben hast]?
d was, wenn was schiefgeht?
d wie mach ich [deine|die letzten] Änderungen ungeschehen?
d !kann man alles wieder zurückdrehen?
d !ist das umkehrbar, was du machst?
d gibt es ein Sicherheitsnetz?
d kann ich später noch zurück?
d wie heißt der Befehl zum Rückgängigmachen?
d wie weit kann man zurück?
d gilt das Rückgängig auch für [gelöschte|verschobene|umbenannte] Dateien?
d zeig, was du geändert hast
d Protokoll deiner Änderungen?
d Verlauf deiner Änderungen?
d wenn du Mist baust, was dann?
d wo seh ich, was du gemacht hast?
d ist Löschen endgültig?
d ist das dann für immer geändert?
d kann man Fehler von dir ausbügeln?
d ich hab Angst um meine Dateien, geht das rückgängig?
d wie viele Schritte lassen sich zurücknehmen?
d was hast du mit meinen Dateien gemacht?
d wie geht das Rückgängigmachen hier?
d wo ist der Rückgängig-Knopf?
d und wenn du was überschreibst, krieg ich das wieder?
d machst du Kopien, bevor du was änderst?
d wird alles aufgezeichnet, was du änderst?
d Liste der Änderungen?
d was ist nach einem falschen Umbenennen?
d verzeiht das System Fehler?
d kann ich was von gestern zurücknehmen?
d wie korrigier ich deine Fehler?
d wos is, wennst an Bledsinn mochst?
d wie kriegt man Ersetztes zurück?
d ist eine Änderung von dir umkehrbar?
E `ryxctl undo` takes back what I changed in files; `ryxctl changes` lists it.
D `ryxctl undo` nimmt zurück, was ich an Dateien geändert habe; `ryxctl changes` listet es auf.

# undo that
e [undo|undo that|undo it|take that back|revert that|put it back|undo please|ctrl z]
e !reverse what you just did
e [rollback|roll that back|undo the last thing|revert|go back one step|undo last action]
e [oops|oh no|damn], [undo that|undo|take it back]
e +undo [the last change|your last step|what you just did]
e i want [that|it] undone
e not what i wanted, undo
e !restore things to how they were before you touched them
e [put|change] everything back [please|]
e that was wrong, back to before
e take back the last change
e [whoops|argh], i didn't mean that, undo
e [my mistake|wrong one], reverse it
e can you undo that?
e one step back
e wind it back
e the old state please
e unmake that change
e previous state [please|]
e i liked it better before, undo that
e i regret that, take it back
e un-do
e +annul the last step
e +backtrack
e make it as it was
e the last thing you did was a mistake, revert it
e that shouldn't have happened, undo
e +cancel what you just changed
e back to how it was
e could that be reversed?
e +revoke your last action
e please un-change my files
e get rid of your last change
d [rückgängig|mach das rückgängig|nimm das zurück|mach's rückgängig|rückgängig machen|undo|wieder zurück]
d !mach ungeschehen, was du gerade getan hast
d [zurücknehmen|undo das|Strg+Z|letzten Schritt zurück|einen Schritt zurück|rückgängig bitte]
d [ups|oh nein|mist], [mach das rückgängig|rückgängig|nimm's zurück]
d [das|die letzte Änderung] [rückgängig|zurücknehmen|rückgängig machen]
d das sollst du [rückgängig machen|zurücknehmen]
d war falsch, [mach es rückgängig|Kommando zurück]
d !stell alles wieder her, wie es war
d [alles|bitte] wieder [so|] wie vorher
d zurück auf Anfang
d die letzte Änderung war falsch, zurück damit
d [hoppla|argh], das wollte ich nicht, rückgängig
d ein Schritt retour
d dreh das zurück
d der alte Zustand bitte
d vorher war's besser, nimm's zurück
d bereu ich, mach das wieder rückgängig
d kannst du das rückgängig machen?
d des moch ma wieder rückgängig
d Kommando zurück
d +widerruf deine letzte Änderung
d +setz alles zurück auf vorher
d das hätte nicht passieren dürfen, rückgängig
d letzte Aktion zurücknehmen
d mach's wieder, wie's war
d die Änderung soll weg
d geht das wieder rückgängig?
d falsche Datei, mach's ungeschehen
d so war das nicht gemeint, rückgängig
d vorigen Stand bitte
d +revidier das
d wieder retour
d +stell den Stand von vorhin her
d reverten bitte
d lieber wieder wie zuvor
d nimm deine Änderung wieder raus
d bitte einmal Strg-Z
E `ryxctl undo` takes back what I changed in files; `ryxctl changes` lists it.
D `ryxctl undo` nimmt zurück, was ich an Dateien geändert habe; `ryxctl changes` listet es auf.

# stop
e how do i [stop|quit|close|turn off|uninstall] you?
e how do i [stop|end] the daemon?
e !what ends ryx?
e how [can|do] i [kill|end|exit|disable|deactivate|get rid of|pause] you?
e how do i [shut|switch] you [down|off]?
e what's the command to [quit|exit|stop] [you|ryx|the daemon]?
e [exit|quit|:q|:q!|:wq|close ryx|quit ryx|stop ryx|shutdown ryx]
e +[turn|switch] yourself off
e +[end|terminate|stop] yourself
e go away for good, how?
e how do i close this chat?
e i don't want you running [any more|all the time], how do i stop you?
e !which command makes you go away?
e !how are you shut down properly?
e i'm done with you for today, how do i end ryx?
e bye ryx, how do i close you?
e ctrl c?
e how does one leave this?
e is there an off switch?
e off button?
e how do i make you not start at login?
e stop running in the background
e +shut yourself down
e you may stop working now, for good
e +kill yourself, program
e systemctl stop ryx?
e where do i switch you off?
e i want my ram back, how do i end you?
e +close yourself
e how to exit
e is there a way out of here?
e how do you die, process-wise?
e +log yourself off
e +end the ryx daemon
e ryx, shut down yourself
e what if i don't want a helper any more?
e ryx: off
e how do i remove ryx from this computer?
e let me out of this chat
e i want to turn ryx off, not the computer
e quit
e pull your own plug
e +go to sleep, ryx itself i mean
e can i restart you?
e how do i get rid of this assistant?
e is closing the window enough to stop you?
d wie [beende|stoppe|schließe] ich dich?
d wie [schalt|mach] ich dich aus?
d !womit beende ich ryx?
d wie [kann|werd] ich dich [beenden|stoppen|loswerden|abschalten|deaktivieren]?
d wie [kill|beend|pausier] ich [dich|ryx|den Daemon]?
d [welcher Befehl|was] [beendet|stoppt] [dich|ryx|den Dienst]?
d [exit|quit|:q|:q!|:wq|ryx beenden|ryx stoppen|ryx schließen|ryx aus]
d +schalt dich [selbst|] [aus|ab]
d +beende dich [selbst|]
d wie komm ich hier [raus|wieder raus]?
d wie mach ich [den Chat|ryx] zu?
d ich will nicht, dass du [dauernd|immer] läufst, wie stopp ich dich?
d !mit welchem Befehl verschwindest du?
d !wie fährt man dich sauber herunter?
d Strg-C?
d ich bin für heut fertig mit dir, wie beend ich ryx?
d gibt's einen Ausschalter für dich?
d wo schaltet man dich ab?
d wie verhinder ich, dass du beim Anmelden startest?
d hör auf, im Hintergrund zu laufen
d +fahr dich selbst runter
d +mach dich aus
d systemctl stop ryx?
d ich will meinen Speicher zurück, wie beende ich dich?
d wie geht man hier raus
d ryx: aus
d ryx, schalt dich ab
d den ryx-Daemon beenden
d ich brauch keinen Helfer mehr, was nun?
d wie entfern ich ryx von diesem Rechner?
d lass mich aus dem Chat raus
d nicht den Rechner, ryx will ich ausmachen
d kann ich dich neu starten?
d reicht es, das Fenster zuzumachen, damit du aufhörst?
d +zieh dir selbst den Stecker
d leg dich schlafen, ryx
d wie dreht ma di ob?
d wie wird man dich los?
d Assistent aus
d +stell dich ab
d beenden
d du kannst Feierabend machen, endgültig
d womit hältst du an?
d was muss ich tippen, damit du weg bist?
d Ende für ryx
d wie deaktivier ich den Assistenten?
E `ryxctl shutdown` ends ryx.
D `ryxctl shutdown` beendet ryx.

# broken
e [why doesn't it work|something is broken with you|you don't work|is something wrong with you]?
e why don't you [understand me|do what i say]?
e !what's missing on my machine for you?
e [you|it] [keep|keeps] [failing|crashing|misunderstanding me|doing the wrong thing]
e why did [that|it|this] [fail|not work|go wrong]?
e [nothing|it doesn't] works [any more|]
e [error|bug|it crashed|you're buggy|it hangs|not working]
e are you [broken|buggy|crashed|sick|ok in the head]?
e why can't you do [that|anything|it]?
e you don't [listen|understand|get me|know anything]
e i said something else, why don't you get it?
e what's [wrong|the matter] with you [today|]?
e how do i [fix|repair|debug] you?
e where do i report a bug?
e !something's off with you
e !half of what i say doesn't arrive
e you're acting strange
e that's the third time you got it wrong
e again wrong
e wrong answer
e that didn't do anything
e nothing happened
e why so slow?
e you froze
e are you stuck?
e it worked yesterday, why not now?
e you misunderstood me again
e i keep getting errors
e how do i troubleshoot you?
e is something missing?
e do you need to be updated?
e something went wrong
e that wasn't right
e your answers make no sense
e i give up, you don't get it
e how do i make you understand me?
e diagnose yourself
e self test
e health check of ryx
e you did nothing
e half your features don't work here
e why do you fail at the easiest things?
e malfunction?
e you can't even do that?
e the last command failed, why?
e where are your logs?
e why do you say you can't?
e am i saying it wrong?
e how should i phrase it so you get it?
d [warum geht das nicht|bei dir ist was kaputt|du funktionierst nicht|stimmt was nicht mit dir]?
d warum [verstehst du mich nicht|machst du nicht, was ich sage]?
d !was fehlt dir auf meinem Rechner?
d [du|das] [machst ständig Fehler|machst immer das Falsche|stürzt dauernd ab|hängt]
d warum [hat das nicht geklappt|ist das schiefgegangen|ging das nicht]?
d [nichts|nix] [geht|funktioniert] [mehr|hier|bei dir]
d [Fehler|Bug|abgestürzt|es hängt|geht nicht|funktioniert nicht]
d bist du [kaputt|verbuggt|abgestürzt|krank]?
d warum kannst du [das nicht|nichts|nix]?
d du [hörst mir nicht zu|verstehst mich nicht|kapierst mich nicht]
d ich hab was anderes gesagt, warum verstehst du das nicht?
d was ist [heute|] los mit dir?
d wie [reparier|debugg] ich dich?
d wo kann ich einen Bug melden?
d !irgendwas stimmt bei dir nicht
d !die Hälfte von dem, was ich sage, kommt nicht an
d du benimmst dich komisch
d schon wieder falsch
d das ist jetzt das dritte Mal falsch
d falsche Antwort
d da ist nichts passiert
d warum so langsam?
d bist du eingefroren?
d hängst du?
d gestern ging's noch, warum jetzt nicht?
d ich krieg dauernd Fehler
d wie find ich raus, was dir fehlt?
d fehlt irgendwas?
d musst du aktualisiert werden?
d da ist was schiefgelaufen
d das war nicht richtig
d deine Antworten ergeben keinen Sinn
d ich geb's auf, du kapierst es nicht
d wie muss ich's sagen, damit du's verstehst?
d +prüf dich selbst
d Selbsttest
d Diagnose von ryx
d du hast gar nichts gemacht
d die Hälfte geht hier nicht
d warum scheiterst du an den einfachsten Sachen?
d Störung?
d nicht mal das kannst du?
d der letzte Befehl ging schief, warum?
d wo sind deine Logs?
d warum sagst du, du kannst das nicht?
d drück ich mich falsch aus?
d du verstehst immer nur Bahnhof
d wos host'n?
d tut bei dir überhaupt was?
E `ryxctl doctor` says what is missing on this machine. For the rest: say it in other words, one thing at a time.
D `ryxctl doctor` sagt, was auf diesem Rechner fehlt. Sonst: Sag es mit anderen Worten, eins nach dem anderen.

# allowed
e what are you allowed to do?
e do you ask before you [delete|change] [something|files|]?
e can you [delete|change] my files [without asking|]?
e are you [dangerous|safe]?
e !may you do everything here?
e what [won't|will] you [never|] do [without asking|without permission|]?
e do you need [my permission|permission|my ok|sudo|root]?
e could you [destroy|break|wipe|ruin] [my system|everything|my computer]?
e do you have [root|admin|full] [access|rights]?
e how much [access|power] do you have [here|on my machine|]?
e will you [delete|overwrite|change] [anything|something] [by accident|on your own|by yourself]?
e what are [your permissions|your rights|the rules for you]?
e can you do [damage|harm] [to my computer|here|]?
e how do i [allow|forbid|limit] [things|what you do]?
e do you always ask [first|before acting|me]?
e !am i safe with you on my machine?
e !what is off limits for you?
e do you do things behind my back?
e can i let you loose on my files?
e are you going to ask me first?
e no surprises, right?
e do you just do it or do you ask?
e do you act on your own?
e can you run as root?
e where are the permissions?
e permissions?
e are there limits to what you may touch?
e may you delete things?
e which folders may you touch?
e how careful are you?
e i'm scared you'll delete everything
e will you ruin my photos?
e do i have to confirm everything?
e why do you always ask?
e can i stop you from asking every time?
e who decides what you do?
e what may you do without me?
e are you trustworthy with rm?
e promise not to break anything?
e should i be worried?
e what's forbidden for you?
e how do i take rights away from you?
e is there a dry run?
e can you read all my files?
e do you see every folder?
e are you sandboxed?
e could you format my disk behind my back?
e what if i say yes by accident?
e how do i grant you more rights?
e do you need an ok for each thing?
d was darfst du [alles|]?
d fragst du, bevor du [was löschst|was änderst]?
d kannst du [einfach|] meine Dateien [löschen|ändern]?
d bist du [gefährlich|sicher]?
d !darfst du hier alles?
d was [machst|tust] du [nie|nicht] ohne [zu fragen|Erlaubnis]?
d brauchst du [meine Erlaubnis|mein OK|sudo|Root-Rechte]?
d kannst du [mein System|alles|den Rechner] [zerstören|kaputt machen|ruinieren]?
d hast du [Root|Admin|volle] [Zugriff|Rechte]?
d [wie viel Zugriff hast du hier|worauf hast du Zugriff]?
d [löschst|überschreibst|änderst] du [was|etwas] [aus Versehen|von allein|von dir aus]?
d was sind deine [Rechte|Befugnisse|Regeln]?
d kannst du [Schaden anrichten|was anstellen]?
d wie [erlaub|verbiet|beschränk] ich dir [was|etwas]?
d fragst du [immer|vorher|jedes Mal] [nach|]?
d !bin ich mit dir auf dem Rechner sicher?
d !was ist für dich tabu?
d machst du Sachen hinter meinem Rücken?
d kann ich dich auf meine Dateien loslassen?
d fragst du mich zuerst?
d keine Überraschungen, oder?
d machst du einfach oder fragst du?
d handelst du eigenmächtig?
d läufst du als Root?
d wo stehen die Berechtigungen?
d Berechtigungen?
d wo sind die Grenzen, was darfst du anfassen?
d an welche Ordner darfst du ran?
d wie vorsichtig bist du?
d ich hab Angst, dass du alles löschst
d machst du mir die Fotos kaputt?
d muss ich alles bestätigen?
d warum fragst du dauernd nach?
d kann ich dir das Nachfragen abgewöhnen?
d wer bestimmt, was du tust?
d was darfst du ohne mich?
d versprichst du, nichts kaputt zu machen?
d muss ich mir Sorgen machen?
d was ist dir verboten?
d wie nehm ich dir Rechte weg?
d kannst du alle meine Dateien lesen?
d siehst du jeden Ordner?
d läufst du in einer Sandbox?
d könntest du mir heimlich die Platte formatieren?
d und wenn ich aus Versehen ja sage?
d wie geb ich dir mehr Rechte?
d brauchst du für alles ein OK?
d derfst du ois?
d was darf der Assistent hier?
d gibt's Regeln für dich?
E I ask before I change or delete anything. `ryxctl permissions list` shows what is allowed.
D Ich frage, bevor ich etwas ändere oder lösche. `ryxctl permissions list` zeigt, was erlaubt ist.

# remember me
e do you [learn|learn from me|keep what i say]?
e do you know [me|my name|who i am]?
e !what's my name?
e will you remember [me|this chat|what i said] [tomorrow|]?
e do you [forget|lose] [everything|me] [when i close this|after a restart|]?
e have we [talked|met|spoken] before?
e can you [remember|learn] things?
e how good is your memory?
e do you have [a memory|long-term memory]?
e do you remember me?
e are you learning from [our chats|my mistakes|what i do]?
e how do i make you remember [something|things]?
e !do you recognise me?
e !does anything stay in your head?
e do you know who you're talking to?
e i told you yesterday, remember?
e do you keep notes on me?
e next time, will you know this?
e do you have to start from scratch every time?
e is your memory wiped at night?
e do you get to know me over time?
e what did we talk about last time?
e how long do you keep things in mind?
e remember me?
e any idea who i am?
e do you forget fast?
e are you forgetful?
e do you adapt to me?
e can i teach you something?
e do i have to repeat myself every day?
e how do you store what you know?
e did you learn anything today?
e will you still know that next week?
e do you know my preferences?
e goldfish memory?
e have i been here before?
e we spoke yesterday, didn't we?
e are you getting better with time?
e do you know my birthday?
e does it stick if i tell you something?
d [lernst|merkst] du [dir|] [was|etwas] [von mir|]?
d [kennst|weißt] du [mich|meinen Namen|wer ich bin]?
d !wie heiße ich?
d [erinnerst|entsinnst] du dich [an mich|morgen noch an das hier]?
d vergisst du [alles|mich|das] [wieder|beim Neustart|]?
d haben wir [schon mal|] [geredet|gesprochen|miteinander gechattet]?
d kannst du dir [was|Sachen|Dinge] merken?
d wie gut ist dein Gedächtnis?
d hast du ein [Gedächtnis|Langzeitgedächtnis]?
d lernst du [dazu|aus unseren Chats|aus Fehlern]?
d wie bring ich dir [was|etwas] bei?
d weißt du morgen noch, was ich gesagt hab?
d !erkennst du mich wieder?
d !bleibt bei dir was hängen?
d weißt du, mit wem du redest?
d hab ich dir gestern gesagt, weißt du noch?
d führst du Notizen über mich?
d weißt du das beim nächsten Mal noch?
d fängst du jedes Mal bei null an?
d wird dein Gedächtnis nachts gelöscht?
d lernst du mich mit der Zeit kennen?
d worüber haben wir letztes Mal geredet?
d wie lang behältst du Sachen im Kopf?
d kennst mi no?
d bist du vergesslich?
d stellst du dich auf mich ein?
d kann ich dir was beibringen?
d muss ich mich jeden Tag wiederholen?
d wie speicherst du, was du weißt?
d hast du heute was gelernt?
d weißt du das nächste Woche noch?
d kennst du meine Vorlieben?
d ein Gedächtnis wie ein Goldfisch?
d war ich schon mal hier?
d wir haben doch gestern geredet, oder?
d wirst du mit der Zeit besser?
d weißt du, wann ich Geburtstag hab?
d bleibt das hängen, wenn ich dir was sage?
d erinnerungsfähig?
d bin ich dir bekannt?
E I remember only what you tell me to remember: say “remember that …”.
D Ich merke mir nur, was ich mir merken soll: Sag „merk dir, dass …“.
"""
