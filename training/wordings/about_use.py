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
d [rückgängig|mach das rückgängig|nimm das zurück|mach's rückgängig|rückgängig machen|undo|wieder zurück]
d !mach ungeschehen, was du gerade getan hast
d [zurücknehmen|undo das|Strg+Z|letzten Schritt zurück|einen Schritt zurück|rückgängig bitte]
d [ups|oh nein|mist], [mach das rückgängig|rückgängig|nimm's zurück]
d [das|die letzte Änderung] [rückgängig|zurücknehmen|rückgängig machen]
d das sollst du [rückgängig machen|zurücknehmen]
d war falsch, [mach es rückgängig|Kommando zurück]
d !stell alles wieder her, wie es war
E `ryxctl undo` takes back my last change of files.
D `ryxctl undo` nimmt meine letzte Änderung an Dateien zurück.

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
E I remember only what you tell me to remember: say “remember that …”.
D Ich merke mir nur, was ich mir merken soll: Sag „merk dir, dass …“.
"""
