"""What is not to be done, what has settled itself, and what only tells something. The form is that of exchanges.py."""

NOT = """
# don't
e [don't|do not|please don't|never] [delete|remove|move|open|close|change|rename|touch|kill|send|start] [anything|{x}|it|that|this file|my files]
e [don't|do not] [do anything|touch anything|do that|open that]
e not [louder|quieter|that one|now|so fast|yet]
e [leave|keep] [it|that|{x}|everything] [as it is|alone|where it is]
e i [don't|do not] want [you to open {x}|that|{x} deleted|it louder|anything deleted]
e !{x} must not be deleted
e please do not [restart|shut down|turn off] the computer
e no, [don't|do not] [do that|open it|delete it]
e [hands|keep your hands|paws] off [{x}|my files|that|everything]
e [don't|do not|dont] [even think about|dare] [deleting|touching|moving] [{x}|my files|anything]
e {x} [stays|must stay|should stay] [open|here|as it is|where it is|untouched]
e [no|never] [deleting|renaming|moving|restarting] [today|here|please]
e please leave [my files|{x}|my stuff|the computer] alone
e [i'd rather|better] you [didn't|don't] [touch|close|delete|move] {x}
e whatever you do, don't [close|delete|open|touch] [{x}|anything]
e it's [important|vital] that nobody [touches|deletes|changes] {x}
e [stop|no], [keep|leave] [it|that|{x}]
e you [mustn't|shouldn't|can't just] [delete|close|move|change] [{x}|that|things]
e !you'd better not lay a finger on {x}
e !nothing is to be changed here
e i forbid you to [delete|open|touch] [{x}|anything]
d [lösch|öffne|verschieb|änder|schließ|beende|starte] [nichts|{x} nicht|das nicht|die Datei nicht]
d [bitte|] [nichts|nix|{x} nicht] [löschen|anfassen|öffnen|verschieben|ändern|umbenennen]
d nicht [lauter machen|leiser machen|löschen|öffnen|jetzt|ausschalten|das]!
d lass [das|es|alles so|{x} in Ruhe|die Finger davon|alles, wie es ist]
d ich will nicht, dass du [{x} öffnest|was löschst|das machst|irgendwas änderst]
d !{x} darf nicht gelöscht werden
d fahr den Rechner [bloß|bitte|] nicht [runter|herunter]
d nein, [mach das nicht|öffne es nicht|nicht löschen]
d mach [nichts|nix|das nicht|das bloß nicht]
d Finger weg von [meinen Dateien|{x}|allem]
d [rühr|fass] [{x}|nichts|meine Dateien] [bloß|ja|] nicht an
d {x} [bleibt [offen|hier|so|, wie es ist|, wo es ist]|soll [offen|hier|so] bleiben]
d [heute|hier|bitte] wird [nichts|nix] [gelöscht|geändert|verschoben]
d [wag es nicht|untersteh dich|denk nicht mal dran], {x} zu [löschen|schließen|verschieben]
d mir wär lieber, du [lässt {x} in Ruhe|löschst {x} nicht]
d egal was, [schließ|lösch|öffne] bloß {x} nicht
d es ist wichtig, dass niemand {x} [löscht|ändert|anfasst]
d [stopp|nein], [lass das|lass {x}|lass es so]
d du [darfst|sollst] {x} [auf keinen Fall|nicht] [löschen|schließen|ändern|verschieben]
d i mog ned, dass'd [wos löschst|{x} zumachst]
d !an {x} wird nicht gerührt
d !hier bleibt alles beim Alten
d ich verbiete dir, [{x} zu löschen|was zu ändern|was zu öffnen]
E Ok, I leave it as it is.
D Gut, ich lasse es.

# never mind
e [never mind|nevermind|nvm|forget it|cancel that|scratch that|cancel|abort|wait|hold on|not now|drop it|it's nothing]
e [i changed my mind|doesn't matter|let's not|actually no|oh, leave it]
e [it's ok|it's fine], i [did it myself|found it]
e !no need any more
e [ignore that|disregard|leave it|skip it|nah forget it|not important|no matter|whatever|stop it|as you were]
e [that's|it's] not needed after all
e on second thought, [no|leave it|don't|forget it]
e i'll [do it later|do it myself|ask somebody else|take care of it]
e [solved|sorted|all good], [found it|no help needed|it works now]
e [too late|it's too late] now
e that has [resolved|settled] itself
e !you can forget about it
e !nothing, i was only thinking aloud
d [egal|schon gut|vergiss es|lass gut sein|lass mal|lass|doch nicht|abbrechen|halt|warte|nicht jetzt|passt schon|ach nix|vergiss das]
d [ich hab's mir anders überlegt|macht nichts|ist nicht so wichtig|nee, doch nicht]
d [hat sich erledigt|erledigt|schon erledigt|hab's schon|hab es selbst gemacht]
d !braucht's nimmer
d [ach egal|wurscht|wurst|ignorier das|nicht wichtig|macht nix|lass es|lass stecken|schwamm drüber|moment mal|stopp|Abbruch|scho recht]
d [ich brauch's|das brauch ich] [doch|] nicht [mehr|]
d ich [mach's|mache das] [später|selber|doch selbst]
d [hab's|hab das] [gelöst|hinbekommen|selber rausgefunden]
d [jetzt ist's|ist jetzt] zu spät
d [wenn ich's mir recht überleg|auf den zweiten Blick], [lieber nicht|doch nicht|lass es]
d das hat sich von selbst [gelöst|geklärt]
d !kannst du vergessen, brauch ich nicht
d !nix, hab nur laut gedacht
E Ok.
D Ok.

# said already
e i [just|already] [opened|deleted|closed|found|moved|renamed] {x} [myself|]
e {x} is [already open|gone|done|fine now]
e i [like|bought|have] {x}
e [yesterday|last week] i [opened|lost|saw] {x}
e !by the way, {x} is finished
e {x} [works|opens|is running] [again|fine|now]
e i have [just|already|finally] [saved|copied|printed|sent|backed up|installed] {x} [myself|]
e {p} [has|] [deleted|moved|found|opened|renamed] {x} [already|yesterday|for me]
e i [moved|deleted|renamed|closed] {x} [an hour ago|this morning|by hand|yesterday]
e [just so you know|fyi|for your information], {x} is [gone|done|open|closed|finished]
e i'm [working on|busy with|looking at] {x} [right now|]
e {x} was [deleted|closed|moved] [yesterday|by {p}|long ago]
e [found|got|fixed] {x} [myself|meanwhile]
e i [used to have|once had|never had] {x}
e !{x} is taken care of
e !in the meantime {p} brought {x} back
d ich hab {x} [schon|gerade|selbst] [geöffnet|gelöscht|gefunden|verschoben|umbenannt]
d {x} ist [schon offen|weg|erledigt|jetzt gut]
d ich [mag|hab] {x}
d [gestern|letzte Woche] hab ich {x} [geöffnet|verloren|gesehen]
d !übrigens, {x} ist fertig
d {x} [läuft|geht|funktioniert] [wieder|jetzt|schon]
d ich hab {x} [eh schon|inzwischen|endlich] [gespeichert|kopiert|gesichert|verschickt|ausgedruckt]
d {p} hat {x} [schon|gestern|für mich] [gelöscht|verschoben|gefunden|umbenannt]
d ich hab {x} [vor einer Stunde|heute früh|von Hand] [gelöscht|umbenannt|zugemacht]
d [nur zur Info|nur dass du's weißt|zur Info], {x} ist [weg|zu|offen|fertig]
d ich [arbeite gerade|bin gerade] an {x}
d {x} wurde [gestern|von {p}|längst] [gelöscht|verschoben|erledigt]
d {x} [hab ich|hamma] [gefunden|schon|repariert]
d ich hatte [mal|früher] {x}
d !{x} ist schon in Ordnung gebracht
d !mittlerweile hat {p} {x} zurückgebracht
E Good to know. Is there anything I should do?
D Gut zu wissen. Soll ich etwas tun?

# how to
e how [do|would|can] i [delete|rename|move|copy] a file [myself|in the terminal|]?
e how does one [make a folder|find a file] [in the terminal|]?
e what happens if i [delete|rename] {x}?
e !could you delete files if you wanted?
e what's the [command|way|shortcut] to [delete|copy|rename|move] [a file|files|a folder]?
e how do [people|others|you] usually [rename|delete|sort] files?
e can i [delete|rename|move] files [myself|by hand|without you]?
e is it [easy|hard|dangerous] to [delete|rename|move] [a file|a folder]?
e +[explain|show me|teach me] how to [rename|copy|delete] files [on linux|]
e what would happen if [you|i] [deleted|moved|closed] {x}?
e is it possible to [rename|move|copy] several files [at once|]?
e can files be [renamed|moved|copied] [in bulk|with you]?
e what do i have to say [so that you|to make you] [delete|move|open] [a file|something]?
e !in theory, could a file be moved by you?
e !how does deleting work here?
d wie [lösche|verschiebe|kopiere|öffne] ich [selbst|] eine Datei [im Terminal|]?
d wie [macht|legt] man [selbst|] einen Ordner [an|]?
d was passiert, wenn ich {x} [lösche|umbenenne]?
d !könntest du Dateien löschen, wenn du wolltest?
d [was ist der Befehl|wie geht das], um [eine Datei|einen Ordner] zu [löschen|kopieren|verschieben|umbenennen]?
d wie benennt man [Dateien|einen Ordner] [am besten|normalerweise|] um?
d kann ich [Dateien|Ordner] [selbst|von Hand|ohne dich] [löschen|umbenennen|verschieben]?
d ist es [schwer|gefährlich|einfach], [eine Datei|einen Ordner] zu [löschen|verschieben]?
d +[erklär|zeig] mir, wie man Dateien [umbenennt|kopiert|löscht]
d was würde passieren, wenn [du {x} löschen würdest|man {x} verschieben würde]?
d kann man [mehrere|viele] Dateien [auf einmal|gleichzeitig] [umbenennen|verschieben|kopieren]?
d was muss ich sagen, damit du [was löschst|eine Datei verschiebst|was öffnest]?
d geht das überhaupt, dass du [Dateien verschiebst|Ordner anlegst]?
d !könnte man theoretisch mit dir Dateien verschieben?
d !wie funktioniert das mit dem Löschen hier?
E Tell me which file or folder, and I do it; I ask before I change anything.
D Nenn mir die Datei oder den Ordner, dann mache ich es; vor Änderungen frage ich.

# not sure
e i [can't decide|don't know yet|haven't decided] whether to [delete|keep|move|rename] {x}
e i'm [torn|undecided|not sure yet], should {x} go or stay?
e [delete|keep|rename] {x} or not, what do you say?
e perhaps i'll [delete|move|rename] {x} some day
e i'm still thinking about [deleting|moving|renaming] {x}
e {x}... maybe [later|tomorrow|one day], i'll see
e !deleting {x} or keeping it, that's the question
e !give me time to think about {x}
d ich [weiß noch nicht|bin unsicher|überleg noch], ob ich {x} [lösche|behalte|verschiebe|umbenenne]
d ich bin [hin- und hergerissen|unschlüssig], ob {x} weg kann
d {x} [löschen|behalten|umbenennen] oder nicht, was meinst du?
d irgendwann [lösch|verschieb] ich {x} vielleicht [mal|]
d vielleicht [lösch|verschieb] ich {x} [mal|irgendwann], mal sehen
d {x}... [vielleicht später|eventuell morgen|irgendwann], mal schauen
d !{x} löschen oder aufheben, das ist die Frage
d !lass mich über {x} noch nachdenken
E Decide in your own time; tell me then, and I do it.
D Entscheide in Ruhe; sag es mir dann, und ich mache es.
"""
