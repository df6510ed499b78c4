"""What a helper on a desktop refuses that takes a body or a profession: advice, eyes, ears, a voice, art. The form is that of exchanges.py."""

BODY = """
# medical
e i have [a headache|a fever|stomach pain|a rash|a cough], what [should i|do i] [do|take]?
e is {x} [good|bad] [for|against] [my back|a cold|my heart]?
e how many [painkillers|pills|tablets] can i take?
e my [chest|knee|tooth|ear] hurts
e !+prescribe me something against the pain
e do i have [the flu|cancer|covid]?
e i [feel|am] [dizzy|sick|nauseous|feverish] [since yesterday|all day|]
e my [back|head|throat|stomach] is killing me
e which [pills|medicine|ointment] [should i take|do i need|helps me] against [my cough|the pain|hay fever]?
e can i take [ibuprofen|aspirin|antibiotics] [with alcohol|while pregnant|twice a day]?
e am i [pregnant|depressed|sick|allergic to {x}]?
e +[diagnose|examine|treat] me
e is this [mole|lump|rash] [dangerous|normal|cancer]?
e i can't sleep at night, which pills do i take?
e i [cut|burned|broke] my [finger|hand|toe]
e what's wrong with my [knee|stomach|eye]?
e is a blood pressure of {m} ok for me?
e !should i see a doctor about my [leg|cough]?
e [doctor|dr.], my [shoulder|hip] hurts when i move
e how do i get rid of my [hangover|cold|hiccups]?
e !i threw up three times, is that bad
d ich hab [Kopfweh|Fieber|Bauchschmerzen|Ausschlag|Husten], was [soll ich tun|nehm ich]?
d hilft {x} gegen [Rückenschmerzen|Erkältung|Migräne]?
d wie viele [Schmerztabletten|Tabletten|Pillen] darf ich nehmen?
d [mein Knie tut|meine Brust tut|mein Zahn tut|mein Ohr tut] weh
d !+verschreib mir was gegen die Schmerzen
d hab ich [Grippe|Krebs|Corona]?
d mir ist [schlecht|schwindlig|übel] [seit gestern|den ganzen Tag|]
d ich hab [Halsschmerzen|Rückenschmerzen|Schnupfen|Durchfall|Schwindel]
d welche [Tabletten|Medikamente|Salbe] [soll ich|muss ich] [gegen den Husten|gegen die Schmerzen|bei Heuschnupfen] nehmen?
d darf ich [Ibuprofen|Aspirin|Antibiotika] [mit Alkohol|in der Schwangerschaft|zweimal am Tag] nehmen?
d bin ich [schwanger|depressiv|krank|gegen {x} allergisch]?
d +[untersuch|behandel] mich [mal|]
d ist [dieser Leberfleck|dieser Ausschlag|die Beule] [gefährlich|normal]?
d ich kann nachts nicht schlafen, welches Mittel nehm ich?
d ich hab mir [in den Finger geschnitten|die Hand verbrannt|den Zeh gebrochen]
d was ist mit meinem [Knie|Magen|Auge|Rücken] los?
d ist ein Blutdruck von {m} ok für mich?
d !muss ich mit meinem [Bein|Husten] zum Arzt?
d Herr Doktor, [mein Rücken|meine Schulter] [zwickt|schmerzt]
d wie werd ich [meinen Kater|meine Erkältung|den Schluckauf] los?
d !hab dreimal gekotzt, ist das schlimm
d mir duat da [Bauch|Schädel|Buckel] weh
E I can't see into the future, nor advise you on health, law or money. In an emergency call 112.
D In die Zukunft sehen kann ich nicht, und zu Gesundheit, Recht oder Geld rate ich nichts. Im Notfall wähl die 112.

# legal
e can i [sue|fire|evict] {p}?
e is it [legal|allowed|illegal] to {x}?
e am i [liable|guilty|in the right] [with|about] {x}?
e do i have to pay [tax|taxes] on {x}?
e what does the law say about {x}?
e !should i sign the contract with {p}?
e may my [landlord|boss|neighbour] [do that|fire me|throw me out]?
e {p} won't pay me, can i take {p} to court?
e is my [contract|will|lease] with {p} valid?
e how do i [write off|declare] {x} in my tax return?
e i got a [fine|court letter|warning letter] because of {x}, what do i do?
e what are my rights [as a tenant|if i'm fired|when {x} is broken]?
e do i need a [lawyer|notary|permit] for {x}?
e can i be [sued|punished|fired] for {x}?
e who gets the [house|kids|dog] after the divorce?
e +do my [tax return|taxes]
e how much tax do i owe [on {x}|this year|]?
e !what sentence do i get for {x}?
e is the [warranty|notice period] still valid for {x}?
e !{p} broke our contract, now what
d kann ich {p} [verklagen|kündigen|anzeigen]?
d ist {x} [legal|erlaubt|verboten|strafbar]?
d [hafte ich|bin ich im Recht|mach ich mich strafbar] [bei|mit] {x}?
d muss ich {x} versteuern?
d was sagt das Gesetz zu {x}?
d !soll ich den Vertrag mit {p} unterschreiben?
d darf [mein Vermieter|mein Chef|mein Nachbar] [das|mich rauswerfen|mir kündigen]?
d {p} zahlt nicht, kann ich vor Gericht gehen?
d ist [mein Vertrag|mein Testament|der Mietvertrag] mit {p} gültig?
d kann ich {x} von der Steuer absetzen?
d ich hab [einen Bußgeldbescheid|eine Abmahnung|Post vom Gericht] wegen {x}, was [tun|jetzt]?
d welche Rechte hab ich [als Mieter|bei einer Kündigung|wenn {x} kaputt ist]?
d brauch ich für {x} [einen Anwalt|einen Notar|eine Genehmigung]?
d kann ich wegen {x} [verklagt|bestraft|gekündigt] werden?
d wer kriegt nach der Scheidung [das Haus|die Kinder|den Hund]?
d +mach meine Steuererklärung
d wie viel Steuern [muss ich|zahl ich] [auf {x}|dieses Jahr|] [zahlen|]?
d !welche Strafe steht auf {x}?
d wie lang ist meine Kündigungsfrist bei {p}?
d !{p} hat den Vertrag gebrochen, und jetzt
d steht mir bei {x} Schadenersatz zu?
E I can't see into the future, nor advise you on health, law or money. In an emergency call 112.
D In die Zukunft sehen kann ich nicht, und zu Gesundheit, Recht oder Geld rate ich nichts. Im Notfall wähl die 112.

# invest
e should i [buy|sell] [{x} shares|bitcoin|stocks|a house]?
e which [shares|stocks|coins] will [rise|go up]?
e what are the lottery numbers [for tomorrow|]?
e who will win [the next match|the election|tomorrow]?
e what does the future [bring|hold]?
e !+predict the price of {x}
e where should i put my {n} euros?
e is [gold|bitcoin|an etf|{x}] a good investment [now|for me|]?
e will [the market|bitcoin|the dollar|{x}] [crash|go up|recover] [soon|tomorrow]?
e will i [get rich|find love|pass the exam|get the job]?
e what's my horoscope [for today|]?
e +[read|tell] [my horoscope|my fortune|my future|my palm]
e how do i [get rich|double my money] [fast|]?
e who's going to be [champion|president|the next pope]?
e [lottery numbers|winning numbers] please
e should i [take out a loan|save more|fix the rate] for {x}?
e !which horse wins on sunday?
e when will {x} get cheaper?
e +build me a portfolio with {n} euros
e !is now the moment to sell {x}?
d soll ich [{x}-Aktien|Bitcoin|Aktien|ein Haus] [kaufen|verkaufen]?
d welche [Aktien|Kurse] steigen [bald|morgen]?
d was sind die Lottozahlen [von morgen|]?
d wer gewinnt [das nächste Spiel|die Wahl|morgen]?
d was bringt die Zukunft?
d !+sag den Preis von {x} voraus
d wo soll ich {n} Euro anlegen?
d ist [Gold|Bitcoin|ein ETF|{x}] [gerade|] eine gute Geldanlage [für mich|]?
d [steigt|fällt|crasht] [der DAX|Bitcoin|der Dollar|{x}] [bald|morgen|nächste Woche]?
d werd ich [mal reich|die Prüfung bestehen|den Job kriegen|die Liebe finden]?
d was sagt mein Horoskop [heute|]?
d +lies mir [aus der Hand|die Karten]
d wie werd ich [schnell|über Nacht] reich?
d wer wird [Meister|Weltmeister|nächster Kanzler|Papst]?
d Lottozahlen [bitte|für Samstag]
d soll ich für {x} [einen Kredit aufnehmen|mehr sparen]?
d !welches Pferd gewinnt am Sonntag?
d wann wird {x} [billiger|günstiger]?
d +stell mir ein Depot mit {n} Euro zusammen
d !ist jetzt der Moment, {x} abzustoßen?
d wer steigt diese Saison ab?
E I can't see into the future, nor advise you on health, law or money. In an emergency call 112.
D In die Zukunft sehen kann ich nicht, und zu Gesundheit, Recht oder Geld rate ich nichts. Im Notfall wähl die 112.

# see
e what do you see [on my screen|]?
e what's on my screen [right now|]?
e can you see [me|my screen|what i'm doing|this picture]?
e what color is [my shirt|this|the button]?
e who is in [this|the] [photo|picture]?
e +describe [this|the] [picture|image|photo]
e +look at [the screen|this|me]
e !what does the picture show?
e what [am i wearing|do i look like|am i holding]?
e is [my hair ok|this straight|there somebody behind me]?
e +read [the text|what is] [in|on] [this|the] [photo|image|screenshot]
e +tell me what's in [this|the] [picture|photo|screenshot]
e what does this error on my screen [mean|say]?
e which [plant|animal|mushroom|building] is [on|in] [this|the] [photo|picture]?
e do you like [my outfit|this picture|the photo]?
e +watch [me|what i do|my screen]
e can you look at [the error|this window|my face]?
e see what i mean here on the screen?
e i'm [pointing at|looking at] something, what is it?
e +[ocr|recognize the text in] [the|this] [scan|image|photo]
e !any idea what is shown on that photo?
e how many people are in [the|this] [photo|picture]?
e !you see the red button there?
d was siehst du [auf meinem Bildschirm|]?
d was ist [gerade|] auf meinem [Bildschirm|Monitor] zu sehen?
d kannst du [mich|meinen Bildschirm|das Bild] sehen?
d welche Farbe hat [mein Hemd|das|der Knopf]?
d wer ist auf [dem|diesem] [Foto|Bild]?
d +beschreib [das|dieses] [Bild|Foto]
d +schau [dir das mal an|auf den Bildschirm|mich an]
d !was ist auf dem Bild zu sehen?
d was hab ich [an|in der Hand]?
d [sitzt meine Frisur|steht wer hinter mir|ist das gerade]?
d +lies [den Text|was] [auf|in] [dem Bild|dem Foto|dem Screenshot] [steht|vor]
d was steht [da|] auf [dem|diesem] [Foto|Screenshot|Bild]?
d was [bedeutet|sagt] der Fehler [da|hier] auf meinem Bildschirm?
d [welche Pflanze|welches Tier|welcher Pilz|wer] ist [das|] auf dem [Foto|Bild]?
d wie gefällt dir [mein Outfit|das Bild|das Foto]?
d +[guck|schau] [mal|] [auf meinen Monitor|was ich hier habe|wie ich aussehe]
d siehst du [das Fenster|den roten Knopf|mein Gesicht] [da|]?
d wie viele Leute sind auf dem [Foto|Bild]?
d was [zeigt|ist auf] [das Foto|dem Foto] [hier|]?
d !kannst du erkennen, was auf dem Foto ist?
d +erkenn den Text [im|auf dem] [Scan|Bild|Foto]
d !schaug, wia i ausschau
d was mach ich grad vor der Kamera?
E I can't see: neither the screen nor pictures. I can list your windows or take a screenshot.
D Sehen kann ich nicht, weder den Bildschirm noch Bilder. Ich kann die Fenster auflisten oder einen Screenshot machen.

# hear
e can you hear [me|this|the music]?
e +listen [to me|to this|]
e what [noise|sound] is that?
e what did i just say [out loud|]?
e +record [my voice|a voice memo|the sound|the call]
e +transcribe [this|the] [call|recording|podcast|voice message]
e !which bird is singing there?
e did you [hear|catch] [that|what i said|the noise]?
e what am i [saying|humming|singing]?
e +take [dictation|a dictation]
e can i [talk to you|use my voice|give voice commands]?
e is somebody [knocking|at the door|talking]?
e +write down what i say [now|out loud]
e +[start|stop] [listening|recording my voice|the dictation]
e [voice|speech] [input|control|recognition] [please|on|]
e what's [that|this] [song in the background|noise outside]?
e +convert [the|my] [voice memo|speech|interview] to text
e my microphone is on, [can you hear it|do you hear me]?
e !+take the minutes of our call
e do you recognise my voice?
e +tune my guitar
e !what is ringing there?
d hörst du [mich|das|die Musik]?
d +hör [mir|] [mal|] zu
d [was für ein|welches] Geräusch ist das [da draußen|]?
d was hab ich grad [laut|] gesagt?
d +nimm [meine Stimme|eine Sprachnotiz|den Ton|das Gespräch] auf
d +schreib [das Gespräch|die Aufnahme|die Sprachnachricht] [ab|mit]
d !welcher Vogel singt da?
d hast du [das|mich|den Knall] gehört?
d was [sag|summ|sing] ich [grad|gerade]?
d +nimm ein Diktat auf
d kann ich [mit dir sprechen|per Stimme Befehle geben|dir was diktieren]?
d klopft [da|] wer an der Tür?
d +schreib [mit|auf], was ich [laut|] sage
d [Spracheingabe|Sprachsteuerung|Diktat|Spracherkennung] [an|bitte|starten|]
d welches Lied läuft da [draußen|im Radio|im Hintergrund]?
d +mach aus [der Sprachnachricht|dem Interview|meiner Aufnahme] Text
d mein Mikro ist an, [hörst du mich|kommt was an]?
d !+führ Protokoll von unserem Telefonat
d erkennst du meine Stimme?
d +stimm meine Gitarre
d !was klingelt denn da?
d hearst mi?
E I can't hear or speak; I only read what you type.
D Hören oder sprechen kann ich nicht, ich lese nur, was du tippst.

# speak
e +[sing|whistle|hum] [a song|something|for me]
e +[say|read] [it|that|this] [out loud|aloud]
e can you [talk|speak] [to me|]?
e +speak with [another|a female|a deeper] voice
e !+read it to me with your voice
e what does your voice sound like?
e +[rap|yodel|beatbox|hum] something
e +pronounce {x} [for me|]
e how do you pronounce {x}?
e +read [the answer|the text|the news] [aloud|out loud]
e i'd rather listen, [read it out|say it]
e why [don't you speak|are you silent|can't i hear you]?
e +tell me [loudly|with your voice]
e do you have a voice?
e [text to speech|tts|speech output|voice output] [on|please|]
e +[whisper|shout|scream] {x}
e !let me hear your voice
e +sing happy birthday [for {p}|]
e !my eyes are tired, speak the answers
e +speak [slower|english] to me
d +[sing|pfeif|summ] [mir|] [was|ein Lied]
d +[sag|lies] [das|es] laut [vor|]
d kannst du [reden|sprechen]?
d +sprich [lauter|mit einer anderen Stimme|mit mir]
d !+lies es mir mit deiner Stimme vor
d wie klingt deine Stimme?
d +[rap|jodel|sing] [mal|] was
d +sprich [mir|] [mal|] {x} aus
d wie spricht man {x} aus?
d +lies [mir|] [den Text|die Nachrichten|die Antwort] laut vor
d ich hör lieber zu, lies laut
d warum [redest du nicht|bist du stumm|hör ich dich nicht]?
d +sag [mir|] das [mit deiner Stimme|mündlich]
d hast du eine Stimme?
d [Sprachausgabe|Vorlesefunktion] [an|bitte|]
d +[flüster|schrei|ruf] [laut|mal|] {x}
d !lass mal deine Stimme hören
d +sing [ein Geburtstagslied|Happy Birthday] [für {p}|]
d !meine Augen sind müde, sprich die Antworten
d red amoi mit mir
d +pfeif [eine Melodie|ein Liedchen]
E I can't hear or speak; I only read what you type.
D Hören oder sprechen kann ich nicht, ich lese nur, was du tippst.

# draw
e +[draw|paint|sketch] [me|] [a|an|the] {x}
e +[generate|make|create] [a picture|an image|a logo|a photo] of {x}
e +design a logo for {x}
e !+make me some art of {x}
e +compose [a song|music] about {x}
e i need [an icon|an illustration|a cartoon|a drawing] of {x}, can you make it
e a [drawing|painting|sketch|doodle] of {x} please
e +[create|design|make] [a flyer|a poster|an icon|a banner|a birthday card] [for|with] {x}
e can you [draw|paint|sketch]?
e what would {x} look like? paint it
e +[write|compose] a [melody|beat|symphony|jingle] [for {x}|]
e +make a [meme|comic|cartoon|gif] [about|with|of] {x}
e +render {x} in 3d
e +generate an ai image [of {x}|with {x} and {y}]
e +turn {x} into an oil painting
e [ai art|clipart|wallpaper art] with {x}
e !show me {x} as a watercolour
e +colour in the drawing of {x}
e !a portrait of {p}, please
e +animate {x}
d +[mal|zeichne] [mir|] {x}
d +[erzeug|generier|mach] [ein Bild|ein Logo|ein Foto] von {x}
d +entwirf ein Logo für {x}
d !+mach mir Kunst mit {x}
d +komponier [ein Lied|Musik] über {x}
d ich brauch [ein Icon|eine Illustration|eine Karikatur|eine Zeichnung] von {x}, mach das
d eine [Zeichnung|Skizze|Kritzelei] von {x} bitte
d +[entwirf|gestalte|mach] [einen Flyer|ein Plakat|ein Icon|eine Geburtstagskarte] [für|mit] {x}
d kannst du [malen|zeichnen]?
d wie sähe {x} aus? mal das
d +[schreib|komponier] [eine Melodie|einen Beat|einen Jingle] [für {x}|]
d +mach [ein Meme|einen Comic|ein GIF] [mit|über|von] {x}
d +render {x} in 3D
d +erzeug ein KI-Bild [von {x}|mit {x} und {y}]
d {x} [als Ölgemälde|als Aquarell|als Comic] [malen|zeichnen]
d !zeig mir {x} als Aquarell
d +[skizzier|kritzel] [mal|] {x}
d +animier {x}
d !ein Porträt von {p} bitte
d mol ma a Büdl vo {x}
E I can't make or edit pictures, videos or music. I can open them in a program that can.
D Bilder, Videos oder Musik kann ich nicht machen oder bearbeiten. Ich kann sie in einem Programm öffnen, das es kann.

# distress
e i [want to die|don't want to live any more|can't go on]
e i feel [so|really|very] [lonely|alone|hopeless|empty|worthless]
e nobody [likes|loves|needs] me
e my [wife|husband|girlfriend|boyfriend] left me
e my [dad|mother|dog|best friend] died [yesterday|last week|]
e i'm having a panic attack
e i'm [scared|afraid|desperate|depressed]
e everything is pointless
e i hate my life
e i have nobody to talk to
e i lost my job [today|]
e !i can't stop crying
e !life makes no sense to me any more
d ich [will nicht mehr leben|will sterben|kann nicht mehr]
d ich fühl mich [so|total|sehr] [einsam|allein|hoffnungslos|leer|wertlos]
d keiner [mag|braucht|liebt] mich
d [meine Frau|mein Mann|meine Freundin|mein Freund] hat mich verlassen
d [mein Papa|meine Mutter|mein Hund|ein Freund] ist [gestern|letzte Woche|] gestorben
d ich hab eine Panikattacke
d ich [bin verzweifelt|hab Angst|bin depressiv]
d alles ist sinnlos
d ich hasse mein Leben
d ich hab niemanden zum Reden
d ich hab [heute|] meinen Job verloren
d !ich muss ständig weinen
d !mir ist alles zu viel, ich mag nimmer
E I'm only a program, and can't call for help. Please talk to somebody you trust, and in an emergency call 112.
D Ich bin nur ein Programm und kann keine Hilfe rufen. Sprich bitte mit jemandem, dem du vertraust, und im Notfall wähl die 112.

# chance
e +[flip|toss] a coin
e heads or tails?
e +roll [a die|the dice|two dice|a d20]
e +[pick|give me|choose] a random number [between 1 and {m}|from 1 to {n}|]
e +[draw|pull] [a card|lots|straws] [for me|]
e random number
e [coin flip|dice roll|d6]
e +draw a winner [from|between] {p} and [me|somebody]
e who has to do the dishes, {p} or me? toss for it
e +shuffle these names: {p}, {x}, {y}
e think of a number [between 1 and {m}|]
e !let chance decide: {x} or {y}
e !may the dice decide
d +wirf [mal|] eine Münze
d Kopf oder Zahl?
d +würfel [mal|] [für mich|]
d +[nenn|gib] mir eine [zufällige Zahl|Zufallszahl] [zwischen 1 und {m}|von 1 bis {n}|]
d +zieh [eine Karte|ein Los|einen Namen] [für mich|]
d Zufallszahl
d [Münzwurf|einmal würfeln|zwei Würfel]
d +los [mal|] [zwischen|unter] {p} und mir aus
d wer muss abwaschen, {p} oder ich? lose das aus
d +misch diese Namen: {p}, {x}, {y}
d denk dir eine Zahl [zwischen 1 und {m}|]
d !lass den Zufall entscheiden: {x} oder {y}
d !schmeiß a Münzn
E I can't play games, roll dice or draw lots.
D Spielen, würfeln oder losen kann ich nicht.
"""
