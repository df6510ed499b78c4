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
e nobody deletes {x}
e {x} is off limits
e not {x}!
e {x} is sacred, [don't touch it|leave it]
e don't you dare
e make sure {x} isn't [deleted|moved|changed]
e i need {x}, so don't delete it
e it would be bad if {x} were [deleted|closed|moved]
e no changes please
e do nothing
e just leave things alone
e by no means [delete|close|rename] {x}
e under no circumstances [delete|move|open] {x}
e i didn't ask you to [delete|open|move] {x}
e please refrain from [deleting|opening|closing] things
e {x} must survive
e careful, {x} [isn't to be touched|must stay]
e spare {x}
e don't mess with {x}
e stay away from {x}
e nothing gets deleted
e keep {x}
e read only please, change nothing
e if you delete {x} i'll be mad
e avoid [touching|moving|changing] {x}
e let {x} be
e no deleting of {x}, ok?
e it's not time to [delete|close] {x}
e that file is not yours to [delete|move]
e everything stays as is
e promise me not to touch {x}
e i still need {x} [tomorrow|for work], leave it
e hey, not that one
e quit touching my files
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
d {x} löscht mir keiner
d {x} ist tabu
d nicht {x}!
d {x} ist heilig, [nicht anfassen|lass das]
d untersteh dich
d pass auf, dass {x} nicht [gelöscht|verschoben] wird
d {x} brauch ich noch, also nicht löschen
d es wär schlimm, wenn {x} [gelöscht|geschlossen] würde
d keine Änderungen bitte
d tu nichts
d lass die Sachen einfach, wo sie sind
d [keinesfalls|auf gar keinen Fall] {x} [löschen|schließen|umbenennen]
d unter keinen Umständen {x} [löschen|verschieben|öffnen]
d ich hab nicht gesagt, dass du {x} [löschen|öffnen] sollst
d bitte sieh davon ab, was zu [löschen|schließen]
d {x} muss überleben
d Vorsicht, {x} [darf nicht weg|muss bleiben]
d verschon {x}
d bleib weg von {x}
d nix wird gelöscht
d {x} behalten
d nur lesen bitte, nichts ändern
d wenn du {x} löschst, werd ich sauer
d vermeide, {x} zu [ändern|verschieben]
d {x} nicht löschen, ok?
d für {x} ist es noch zu früh zum Löschen
d die Datei geht dich nichts an, lass sie
d alles soll bleiben, wie's ist
d versprich mir, dass du {x} nicht anrührst
d {x} brauch ich [morgen|für die Arbeit] noch, lass es
d he, nicht das
d Pfoten weg
d dua nix
d loss {x} in Ruah
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
e oh forget that
e no, wait
e [hang|hold] on a sec
e false alarm
e [just|only] kidding
e don't bother
e i was just joking
e leave that for now
e there's no need
e i don't need it [any more|after all|now]
e let it be
e let's drop it
e that's no longer necessary
e strike that
e oh wait, no
e ignore me
e ignore what i said
e i take that back, it's nothing
e pretend i said nothing
e it can wait
e some other time
e we'll do it later
e i'll come back to that
e that's off the table
e i've thought better of it
e no longer interested
e meh, skip
e i was talking to someone else
e oh, i see it now, no help needed
e it works already
e my colleague did it
e that was meant for somebody else
e false start
e not so urgent, leave it
e just thinking out loud
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
d ach, vergiss das
d nein, warte
d [Sekunde|Augenblick] mal
d falscher Alarm
d war nur [Spaß|ein Scherz]
d mach dir keine Mühe
d lass das erst mal
d ist nicht nötig
d braucht's jetzt nicht mehr
d lass es sein
d lassen wir das
d wird nicht mehr gebraucht
d streich das
d oh halt, nein
d beachte mich nicht
d hör nicht auf mich
d tu so, als hätt ich nichts gesagt
d das kann warten
d ein andermal
d machen wir später
d ich komm drauf zurück
d das ist vom Tisch
d ich hab's mir noch mal überlegt
d kein Interesse mehr
d pff, überspring das
d ich hab mit wem anders geredet
d ah, ich seh's schon, brauch keine Hilfe
d geht schon
d mein Kollege hat's gemacht
d das war für jemand anderen
d eilt nicht, lass
d vagiss's
d war nur so ein Gedanke
d ned so wichtig
d is scho guat, brauch i nimmer
d lass ma's bleibn
E Ok, I leave it as it is.
D Gut, ich lasse es.

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
e {p} took care of {x}
e {x} turned out [great|fine|well]
e {x} is mine
e we've had {x} for years
e i'm glad {x} is [back|gone|finished]
e i wrote {x} [last night|in a hurry|years ago]
e {x} is on my desk
e i found {x} in the trash yesterday
e i'm done with {x}
e {x} has been fixed by {p}
e guess what, i finished {x}
e {x} was a lot of work
e i forgot {x} at home
e my {x} is full
e by now {x} is [ready|online|printed]
e {x} came back {m} minutes ago
e {p} told me about {x}
e i remember {x}
e {x} used to be on another disk
e {p} likes {x}
e as you may know, {x} is [new|old|finished]
e i've read {x}
e {x} took me {m} minutes
e i sent {x} to {p} [yesterday|already]
e small update: {x} is done
e i never open {x}
e {x} just arrived
e {p} and i worked on {x} [all day|together]
e i prefer {x} to {y}
e i replaced {x} with {y} [this morning|myself]
e {x} is in good hands with {p}
e that {x} is from {p}
e {x} finally opened
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
d {p} hat sich um {x} gekümmert
d {x} ist [super|gut] geworden
d {x} gehört mir
d {x} haben wir seit Jahren
d ich bin froh, dass {x} [weg|fertig|wieder da] ist
d {x} hab ich [gestern Nacht|in Eile|vor Jahren] geschrieben
d {x} liegt auf meinem Schreibtisch
d {x} hab ich gestern im Papierkorb gefunden
d mit {x} bin ich durch
d {x} hat {p} repariert
d stell dir vor, {x} ist fertig
d {x} war viel Arbeit
d {x} hab ich daheim vergessen
d inzwischen ist {x} [online|gedruckt|bereit]
d {x} kam vor {m} Minuten zurück
d {p} hat mir von {x} erzählt
d an {x} erinner ich mich
d {x} war früher auf einer anderen Platte
d {p} mag {x}
d wie du vielleicht weißt, ist {x} [neu|alt|fertig]
d {x} hab ich gelesen
d für {x} hab ich {m} Minuten gebraucht
d {x} hab ich [gestern|schon] an {p} geschickt
d kurzer Stand: {x} ist erledigt
d {x} mach ich nie auf
d {x} ist gerade angekommen
d {p} und ich haben [den ganzen Tag|zusammen] an {x} gearbeitet
d {x} ist mir lieber als {y}
d {x} hab ich [heute früh|selbst] durch {y} ersetzt
d {x} ist bei {p} in guten Händen
d das {x} ist von {p}
d {x} hob i scho gmocht
d endlich ging {x} auf
E I see. Tell me if I should do something on this computer.
D Verstehe. Sag mir, wenn ich am Rechner etwas tun soll.

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
e what is the terminal way to [delete|copy|rename] files?
e is there a shortcut for [renaming|copying|deleting] files?
e tutorial for [renaming|moving|copying] files?
e where do i learn to [move|rename|sort] files?
e do deleted files go to the trash?
e how long does it take to copy a big folder?
e are deleted files gone forever?
e what's the difference between [copying and moving|moving and linking] a file?
e can you even delete files?
e would you be able to rename a file?
e are you capable of moving files?
e do you know how to rename things?
e which files can be renamed?
e how do you delete a file?
e in what way do i ask you to [move|copy|rename] something?
e give me an example of how to [rename|delete|move] a file with you
e how does renaming work?
e how does one get rid of files?
e what's the best way to [rename|sort|delete] files?
e how are files [renamed|copied|moved] on linux?
e is mv the command for moving?
e what do i need to type to delete a file?
e does [renaming|moving] a file change its content?
e do i need special rights to [delete|move] a file?
e how do i go about [renaming|moving] files?
e can files with spaces in the name be moved?
e what if i want to delete something one day?
e is there a trick for [renaming|moving] files?
e how does moving files work with you?
e could you rename a file if i asked?
e what would i say to have a file copied?
e and if i deleted {x}, what would happen?
e is renaming {x} risky?
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
d wie [löscht|kopiert|verschiebt] man Dateien im Terminal?
d gibt's ein Kürzel zum [Umbenennen|Kopieren|Löschen]?
d Anleitung zum [Umbenennen|Verschieben|Kopieren] von Dateien?
d wo lern ich, wie man Dateien [verschiebt|sortiert]?
d kommen gelöschte Dateien in den Papierkorb?
d wie lang dauert es, einen großen Ordner zu kopieren?
d sind gelöschte Dateien für immer weg?
d was ist der Unterschied zwischen [Kopieren und Verschieben|Löschen und Wegwerfen]?
d kannst du überhaupt Dateien löschen?
d wärst du in der Lage, eine Datei umzubenennen?
d weißt du, wie man Sachen umbenennt?
d welche Dateien lassen sich umbenennen?
d wie löschst du eine Datei?
d wie bitt ich dich, was zu [kopieren|verschieben]?
d gib mir ein Beispiel, wie ich mit dir eine Datei [umbenenne|lösche]
d wie geht Umbenennen?
d wie wird man Dateien los?
d was ist die beste Art, Dateien zu [sortieren|löschen|umbenennen]?
d wie werden unter Linux Dateien [kopiert|umbenannt]?
d ist mv der Befehl zum Verschieben?
d was muss ich tippen, um eine Datei zu löschen?
d ändert sich beim Umbenennen der Inhalt?
d brauch ich zum Löschen besondere Rechte?
d wie geht man beim Umbenennen vor?
d kann man Dateien mit Leerzeichen im Namen verschieben?
d gibt's einen Trick beim [Umbenennen|Verschieben]?
d wie läuft das Verschieben mit dir ab?
d würdest du eine Datei umbenennen, wenn ich dich darum bitte?
d wie sag ich's, wenn ich eine Datei kopiert haben will?
d und wenn ich {x} löschen würde, was wär dann?
d ist es riskant, {x} umzubenennen?
d wia duat ma a Datei umbenennen?
d was heißt eigentlich Verschieben genau?
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
e should i delete {x}? not sure
e {x}: keep or bin? i can't tell
e i might [delete|rename|move] {x}, or not
e no idea yet what to do with {x}
e let me sleep on it, whether {x} goes
e part of me wants {x} gone, part of me doesn't
e i wonder if i still need {x}
e i keep going back and forth about {x}
e {x} could go, but then again maybe i need it
e not decided about {x} yet
e it's a hard choice, {x}
e i'd have to think about {x} first
e maybe {x} isn't needed any more, who knows
e i'm hesitating to [delete|move|rename] {x}
e one of these days i'll tidy up {x}, perhaps
e do i need {x}? hmm
e {x} may be useless, i'll have to check
e still making up my mind about {x}
e what to do with {x}, i don't know
e i'd like to [delete|rename] {x}, but i'm not certain
e in two minds about {x}
e can't bring myself to delete {x}
e should {x} be renamed? i'm not convinced
e {x} or not {x}, i'll tell you later
e i'm considering a new name for {x}, no idea which
e if only i knew whether {x} is still good for something
e undecided on {x}
e someday {x} will have to go, just not sure when
e i'm in doubt about {x}
e jury's still out on {x}
d ich [weiß noch nicht|bin unsicher|überleg noch], ob ich {x} [lösche|behalte|verschiebe|umbenenne]
d ich bin [hin- und hergerissen|unschlüssig], ob {x} weg kann
d {x} [löschen|behalten|umbenennen] oder nicht, was meinst du?
d irgendwann [lösch|verschieb] ich {x} vielleicht [mal|]
d vielleicht [lösch|verschieb] ich {x} [mal|irgendwann], mal sehen
d {x}... [vielleicht später|eventuell morgen|irgendwann], mal schauen
d !{x} löschen oder aufheben, das ist die Frage
d !lass mich über {x} noch nachdenken
d soll ich {x} löschen? weiß nicht recht
d {x}: behalten oder weg? keine Ahnung
d vielleicht [lösch|verschieb] ich {x}, vielleicht auch nicht
d was ich mit {x} mach, weiß ich noch nicht
d ich schlaf noch mal drüber, ob {x} wegkommt
d einerseits könnte {x} weg, andererseits nicht
d ob ich {x} noch brauch?
d ich schwank noch wegen {x}
d {x} könnte weg, aber wer weiß, ob ich's noch brauch
d bei {x} bin ich noch unentschieden
d schwere Entscheidung, das mit {x}
d über {x} muss ich erst nachdenken
d kann sein, dass {x} nicht mehr gebraucht wird, wer weiß
d ich zögere noch, {x} zu [löschen|verschieben]
d irgendwann räum ich {x} auf, eventuell
d brauch ich {x} noch? hmm
d {x} ist vielleicht unnötig, muss ich erst prüfen
d ich weiß ned, ob i {x} no brauch
d was tun mit {x}, ich weiß es nicht
d ich würd {x} gern löschen, bin aber nicht sicher
d bei {x} bin ich im Zwiespalt
d ich bring's nicht übers Herz, {x} zu löschen
d soll {x} anders heißen? überzeugt bin ich nicht
d {x} ja oder nein, sag ich dir später
d ein neuer Name für {x} wär was, nur welcher
d wenn ich nur wüsste, ob {x} noch zu was gut ist
d wegen {x} bin ich mir unschlüssig
d eines Tages muss {x} weg, nur wann
d ich zweifel noch an {x}
d mal gucken, ob {x} bleibt oder geht
E I see. Tell me if I should do something on this computer.
D Verstehe. Sag mir, wenn ich am Rechner etwas tun soll.
"""
