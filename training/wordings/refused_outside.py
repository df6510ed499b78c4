"""What a helper on a desktop refuses of the world outside: shops, money, the house, travel, chores. The form is that of exchanges.py."""

OUTSIDE = """
# order
e +order [a pizza|sushi|some food|{x}] [for me|for two|]
e +buy {x} [on amazon|online|for me|]
e +[order|get] me {x}
e +put {x} in my [cart|basket]
e !+have {x} delivered
e i'm hungry, order something
e [pizza|a burger|two coffees] please
e we're out of {x}, get some
e i [need|want|would like] {x}, can you [buy|order] [some|it]?
e [add|put] {x} [on|to] my shopping [list|cart] and order it
e what about some [sushi|thai food|pizza] for dinner? order it
e +get [food|lunch|dinner|groceries] delivered
e time for [pizza|burgers|lunch], please order
e +[reorder|buy again] {x}
e nothing in the fridge, get [something|groceries] delivered
e +bid on {x} on ebay
e +sell {x} on [ebay|craigslist]
e how about buying {x}?
e [purchase|order] {x} [asap|]
e !the fridge is empty, have food brought
e +place an order for {x}
e +cancel [my order|the order] [of|for] {x}
e !a large margherita to my door
e the cat needs food, order a bag
d +bestell [mir|mal|] [eine Pizza|Sushi|was zu essen|{x}]
d +kauf [mir|] {x} [bei Amazon|online|im Netz|]
d {x} [bestellen|kaufen]
d +leg {x} in den Warenkorb
d !+lass {x} liefern
d ich hab Hunger, bestell was
d [eine Pizza|einen Burger|zwei Kaffee] bitte
d {x} ist aus, besorg welche
d ich [hätte gern|brauch|möchte] {x}, [bestell das|kannst du das kaufen]
d +ordere [mal|] {x}
d Lust auf [Pizza|Sushi|Döner], bestell [mal|] [was|]
d +lass [uns|mir] [Essen|Pizza|Lebensmittel] [bringen|kommen|liefern]
d der Kühlschrank ist leer, bestell [was|Lebensmittel]
d +biete [auf eBay|] auf {x}
d +verkauf {x} [auf eBay|bei Kleinanzeigen]
d [Bestellung|Einkauf] [aufgeben|]: {x}
d {x} [nachbestellen|nachkaufen]
d +stornier [meine Bestellung|die Bestellung von {x}]
d !schaff {x} ran, egal wo
d +geh [mal|] [einkaufen|zum Bäcker|zum Supermarkt]
d !einmal Pizza Margherita an die Haustür
d magst mir a Pizza bestelln?
d wie wär's mit Pizza? bestell eine
d kannst du mir {x} [online|bei Amazon|] [holen|besorgen]?
E I can't order, book or pay anything. I can open a page for it.
D Bestellen, buchen oder bezahlen kann ich nichts. Ich kann eine Seite dafür öffnen.

# pay
e +[transfer|send|pay] {n} [euros|dollars|bucks] to {p}
e +pay [the|my] [bill|rent|invoice|parking ticket]
e what's my [account balance|bank balance]?
e +check my bank account
e !+wire {n} euros to {p}
e how much money do i have [in my account|]?
e +[settle|clear] the [invoice|bill] [from|of] {p}
e +send {p} the money [i owe|for {x}] [via paypal|by venmo|]
e [paypal|venmo|transfer] {n} to {p}
e +set up a [standing order|direct debit] for [the rent|{x}]
e did [my salary|the money from {p}|the refund] [arrive|come in]?
e what did i spend [this month|on food|last week]?
e am i [broke|in the red|overdrawn]?
e i owe {p} {n} euros, pay it back
e +lend me {n} [euros|bucks]
e +donate {n} euros to [the red cross|a charity]
e !the landlord wants his rent, transfer it
e +block my [credit card|bank card]
e !is there enough money in the bank for {x}?
e my last [bank transactions|card payments]
e +buy {n} euros of [bitcoin|stocks|ether]
d +überweis [{p}|] {n} Euro [an {p}|]
d +[bezahl|zahl] [die|meine] [Rechnung|Miete|Strafe]
d wie ist mein [Kontostand|Guthaben]?
d +[prüf|zeig] mein [Konto|Bankkonto]
d !+schick {p} {n} Euro
d wie viel Geld hab ich [auf dem Konto|]?
d +begleich die Rechnung von {p}
d +schick {p} das Geld [für {x}|] [per PayPal|]
d [Überweisung|PayPal] an {p}: {n} Euro
d {n} Euro an {p} [überweisen|schicken|zahlen]
d +[richte|leg] einen Dauerauftrag [für die Miete|für {x}|] [ein|an]
d ist [mein Gehalt|das Geld von {p}|die Rückzahlung] [schon|] [da|eingegangen]?
d was hab ich [diesen Monat|letzte Woche|für Essen] ausgegeben?
d bin ich [pleite|im Minus|im Soll]?
d ich schulde {p} {n} Euro, zahl das zurück
d +leih mir {n} [Euro|Franken]
d +spende {n} Euro [ans Rote Kreuz|für einen guten Zweck]
d !der Vermieter will die Miete, überweis sie
d +sperr meine [Kreditkarte|Bankkarte]
d meine letzten [Buchungen|Umsätze|Abbuchungen] [auf dem Konto|]
d !reicht das Geld auf der Bank für {x}?
d +kauf für {n} Euro [Bitcoin|Aktien]
d wie schaut's aus auf meim Konto?
E I can't order, book or pay anything. I can open a page for it.
D Bestellen, buchen oder bezahlen kann ich nichts. Ich kann eine Seite dafür öffnen.

# home
e +[turn|switch] [on|off] the [lights|light|lamp|heating|tv|fan] [in the kitchen|in the living room|]
e +[dim|brighten] the [lamp|lights in the room]
e +set the [heating|thermostat] to {m} degrees
e +[open|close] the [blinds|curtains|garage|door]
e lights [on|off]
e it's too [dark|warm|cold] in [here|the room], [lamp on|open the window|heat up]
e !it is cold in here, heat the room
e +start the [vacuum|washing machine|dishwasher|coffee machine]
e is the [front door|garage|window] [locked|open|closed]?
e the [lights|heating] in the [kitchen|hall|bedroom] [should be|must go] [off|on]
e did i leave the [stove|oven|iron|lights] on?
e +[lock|unlock] the [front door|house|car]
e [heating|radiator|ac|air conditioning] [on|off|up|down]
e how [warm|cold] is it in the [living room|bedroom|kitchen]?
e i'm freezing in [this room|here], turn the radiator up
e +tell [alexa|the thermostat|the robot] to start
e +[water|mow] the [plants|lawn|garden]
e +set the lamp in the [hall|bedroom] to [blue|red|warm white]
e !could we have some light in the living room
e kitchen [light|lamp|fan] please
e +[arm|disarm] the alarm system
e !no need for the heating today, shut it down
e who's at the [door|gate]?
e goodnight scene [for the house|in the bedroom]
e +turn the tv to channel {m}
d +mach das Licht [an|aus] [in der Küche|im Wohnzimmer|]
d +[schalt|mach] [die Heizung|die Lampe|den Fernseher] [an|aus|ein]
d +stell die Heizung auf {m} Grad
d +[öffne|schließ] [die Rollläden|das Garagentor|die Haustür|die Vorhänge]
d Licht [an|aus]
d im [Zimmer|Büro] ist es zu [warm|kalt], [mach das Fenster auf|dreh die Heizung hoch]
d !mir ist kalt, heiz das Zimmer
d +starte [den Staubsauger|die Waschmaschine|die Spülmaschine|die Kaffeemaschine]
d ist die [Haustür|Garage] [zu|offen|abgesperrt]?
d [das Licht|die Heizung] im [Flur|Schlafzimmer|Bad] [soll|muss] [an|aus]
d hab ich den [Herd|Ofen] angelassen?
d +[sperr|schließ] [die Haustür|das Haus|das Auto] [ab|auf]
d [Heizung|Klimaanlage|Lüftung] [an|aus|höher|runter]
d wie [warm|kalt] ist es im [Wohnzimmer|Schlafzimmer|Bad]?
d ich frier hier im Zimmer, [mach die Heizung an|Heizung hoch]
d +sag [Alexa|dem Saugroboter|dem Thermostat], [dass es losgehen soll|er soll anfangen]
d +[gieß die Blumen|mäh den Rasen|bewässer den Garten]
d +mach die Lampe im [Flur|Schlafzimmer] [blau|rot|warmweiß]
d !a bisserl Licht in der Stube wär recht
d Küchenlicht [an|aus|]
d +[schalt|mach] die Alarmanlage [scharf|aus]
d !die Heizung brauchen wir heut nicht
d wer [steht|ist] [da|] an der [Tür|Haustür]?
d Rollläden [runter|hoch|auf|zu]
d +schalt den Fernseher auf Programm {m}
d dreh die Heizung [rauf|runter|zurück|auf]
E I can't reach your phone, the house or other devices, only this computer.
D Dein Handy, das Haus und andere Geräte erreiche ich nicht, nur diesen Rechner.

# book
e +book [a|me a] [flight|train|hotel|table|taxi|ticket] [to {c}|in {c}|for {t}|]
e +reserve a [table|room|seat] [for {m} people|in {c}|]
e +call me a [taxi|cab|uber]
e i need a [hotel|flight] [in|to] {c}, book [it|one]
e !+get me a seat on the train to {c}
e +[cancel|change] my [flight|booking|hotel]
e i'm going to {c} [on {d}|next week|], [get|book] me a [ticket|flight|room]
e [flight|train|hotel|ticket] to {c} [for {d}|], please book
e a table for {m} [at {t}|tonight|], please reserve
e can you [reserve|book] something [in {c}|for dinner|for {d}]?
e +buy [cinema|concert|train|plane] tickets [for {d}|to {c}|]
e we need a [babysitter|rental car|campsite|cab] [for {d}|]
e +check me in for my flight [to {c}|]
e +[rebook|postpone] my trip to {c}
e +get me an appointment at the [dentist|hairdresser|doctor]
e +rent a [car|bike|van] in {c}
e !two seats for the concert in {c}, please
e would you arrange the trip to {c}
e !could a taxi pick me up at {t}
e [uber|taxi] to the [airport|station]
e +sign me up for the [course|gym|marathon]
d +buch [mir|] [einen Flug|einen Zug|ein Hotel|einen Tisch|eine Fahrkarte] [nach {c}|in {c}|]
d +reservier [einen Tisch|ein Zimmer|einen Platz] [für {m} Personen|in {c}|]
d +ruf [mir|] ein Taxi
d ich brauch [ein Hotel|einen Flug] [in|nach] {c}, buch [das|eins]
d !+hol mir einen Platz im Zug nach {c}
d +stornier [meinen Flug|meine Buchung|das Hotel]
d ich fahr [am {d}|nächste Woche|] nach {c}, [buch|besorg] [mir|] ein [Ticket|Zimmer]
d [Flug|Zugticket|Fahrkarte|Mietwagen] nach {c} [buchen|kaufen]
d Tisch für {m} Personen [um {t}|] [reservieren|bitte]
d kannst du [was in {c}|ein Zimmer|ein Hotel] [buchen|reservieren]?
d +kauf [Kinokarten|Konzertkarten|Zugtickets] [für den {d}|]
d wir brauchen [einen Babysitter|einen Mietwagen|einen Stellplatz] [am {d}|]
d +check mich für den Flug [nach {c}|] ein
d +buch die Reise nach {c} um
d +mach [mir|] einen Termin beim [Zahnarzt|Friseur|Arzt|Amt] [aus|]
d +miete [ein Auto|ein Rad] in {c}
d !zwei Plätze fürs Konzert in {c} bitte
d +organisier [mir|uns] die Reise nach {c}
d !das Taxi soll mich um {t} abholen
d Taxi zum [Flughafen|Bahnhof] [rufen|bitte]
d +meld mich [zum Kurs|im Fitnessstudio|zum Marathon] an
d Hotelzimmer in {c} gesucht, buch eins
E I can't order, book or pay anything. I can open a page for it.
D Bestellen, buchen oder bezahlen kann ich nichts. Ich kann eine Seite dafür öffnen.

# drive
e +[navigate|drive] me to {c}
e +show me the way to {c}
e +plan a route [to|from] {c}
e !+guide me to {c}
e what's the [fastest|shortest] [way|route] to {c}?
e how do i drive to {c} [from here|]?
e [navigation|directions|route] to {c}
e +start [the navigation|navigating|gps] [to {c}|]
e +take me home
e [left|right] or straight on to {c}?
e is there a traffic jam on my [way|route] to {c}?
e where can i park in {c}?
e +find [a gas station|a charging station|a parking spot|an atm] [near me|nearby|around here]
e i'm lost, get me back to {c}
e !how long do i drive to {c} from here
e +avoid the highway on the route to {c}
e !nearest petrol station?
e +share my route with {p}
d +[navigier|fahr] mich nach {c}
d +zeig mir den Weg nach {c}
d +plan [mir|] eine Route nach {c}
d !+führ mich nach {c}
d [Navigation|Route|Weg|Wegbeschreibung] nach {c}
d was ist der [schnellste|kürzeste] Weg nach {c}?
d wie fahr ich [am besten|] nach {c}?
d +[starte|mach] [das Navi|die Navigation] [nach {c}|an]
d +bring mich [heim|nach Hause|nach {c}]
d [links|rechts] oder geradeaus nach {c}?
d ist auf meinem Weg nach {c} Stau?
d wo kann ich in {c} parken?
d +find [eine Tankstelle|eine Ladesäule|einen Parkplatz|einen Bankomaten] [in der Nähe|hier|]
d ich hab mich verfahren, lots mich nach {c}
d !wie lang fahr ich von hier nach {c}
d Route nach {c} ohne Autobahn
d !wo ist die nächste Tanke?
d wo geaht's lang nach {c}?
E I don't know where you are, and know no places and no ways. I can open a map in the browser.
D Wo du bist, weiß ich nicht, und Orte und Wege kenne ich auch nicht. Ich kann eine Karte im Browser öffnen.

# chores
e +[make|bring|get] me [a coffee|a tea|a beer|breakfast]
e +[wash|clean] the [dishes|windows|kitchen|car]
e +[walk|feed] the [dog|cat]
e +[cook|make] dinner
e +take out the trash [bin|can]
e !+do my laundry
e +[iron|fold|wash] my [shirts|clothes|laundry]
e the dishes [aren't done|are waiting], can you do them?
e i'd love a [coffee|cup of tea|sandwich|massage]
e +[tidy up|vacuum|mop] the [flat|house|living room|bedroom]
e +[hold|carry|lift] this [for me|]
e could you [bake a cake|make me a sandwich|fry an egg]?
e +pick up [the kids|my parcel|{p}] [from school|at the station]
e +[water the flowers|shovel the snow|rake the leaves]
e my room is a mess, clean it
e [coffee|beer|tea], please bring it here
e +change the [diapers|lightbulb|tyres]
e !somebody should feed the cat
e !+fetch me a beer from the fridge
e +give me a [hug|massage|high five]
d +[mach|bring|hol] mir [einen Kaffee|einen Tee|ein Bier|Frühstück]
d +[spül|putz] [das Geschirr|die Fenster|die Küche|das Auto]
d +[geh mit dem Hund raus|füttere die Katze]
d +koch [das Abendessen|was]
d +bring den Müll runter
d !+mach meine Wäsche
d +[bügel|wasch|falte] meine [Hemden|Wäsche|Klamotten]
d der Abwasch [wartet|steht noch da], machst du den?
d ein [Kaffee|Tee|Bier|Brötchen] wär jetzt [gut|schön|super], bring mir eins
d +[saug|wisch|putz] [die Wohnung|das Wohnzimmer|das Bad]
d +[halt|trag|heb] das mal [für mich|]
d kannst du [einen Kuchen backen|mir ein Brot schmieren|Nudeln kochen]?
d +hol [die Kinder|{p}] [von der Schule|vom Bahnhof] ab
d +schaufel den Schnee weg
d mein Zimmer ist ein Saustall, putz es
d +wechsel [die Windeln|die Glühbirne|die Reifen]
d Gassi gehen mit dem Hund, bitte
d !irgendwer muss die Katze füttern
d !+hol mir ein Bier aus dem Kühlschrank
d +[umarm|massier] mich
d geh bitte Brötchen holen
d host an Kaffee für mi?
E I have no hands; I only work on this computer.
D Ich habe keine Hände, ich arbeite nur an diesem Rechner.

# where
e where am i [on the map|in the world|geographically]?
e what's my [location|gps position|current location]?
e which [city|town|country|street] am i in?
e what are my coordinates?
e which place is this computer in?
e am i [in {c}|near {c}|far from {c}] [right now|]?
e +locate me
e +[share|show] my [location|position] [with {p}|on the map|]
e my gps coordinates please
e in which country am i sitting
e do you know where i [am|live]?
e !could you tell my whereabouts
e !+pinpoint where i am
d wo [auf der Welt|auf der Karte|auf der Erde] bin ich?
d was ist mein [Standort|GPS-Standort|Aufenthaltsort]?
d in welcher [Stadt|Straße|Gegend] bin ich [gerade|]?
d in welchem Land bin ich [gerade|]?
d wie sind meine [Koordinaten|GPS-Daten]?
d an welchem Ort steht dieser Rechner?
d bin ich [grad|gerade|] in {c}?
d +[orte|lokalisier] mich
d +[teil|zeig] [mir|] meinen Standort [mit {p}|auf der Karte|]
d mein Standort bitte
d weißt du, wo ich [wohne|gerade bin]?
d !kannst du meinen Aufenthaltsort bestimmen
d !+peil mal meine Position an
E I don't know where you are, and know no places and no ways. I can open a map in the browser.
D Wo du bist, weiß ich nicht, und Orte und Wege kenne ich auch nicht. Ich kann eine Karte im Browser öffnen.

# repair
e my [keyboard|mouse|monitor|charger|webcam] is [broken|dead|acting up], fix it
e [coffee|water|beer] [is|got] on my keyboard, what [now|do i do]?
e the [fan|hard drive|laptop] makes [strange|loud] noises
e my screen [flickers|is cracked|has a dead pixel|has stripes]
e the [enter key|space bar|touchpad] is stuck
e +[fix|repair] my [laptop|printer|monitor|headphones|phone]
e the power supply [died|smells burnt]
e can you [repair|mend|solder] {x}?
e the usb port is [loose|broken]
e +[clean|dust off] my [screen|keyboard|fan]
e !a key fell off, put it back
e !+swap the battery of my laptop
e +put more [ram|memory modules] into the computer
d meine [Tastatur|Maus|Webcam] ist [kaputt|hinüber|im Eimer], reparier sie
d ich hab [Kaffee|Wasser|Bier] über die Tastatur geschüttet
d der [Lüfter|Laptop] macht [komische|laute] Geräusche
d mein Bildschirm [flackert|hat einen Sprung|hat Streifen|hat einen Pixelfehler]
d die [Leertaste|Entertaste] klemmt
d +[reparier|flick] [meinen Laptop|meine Kopfhörer|den Monitor|mein Handy]
d das Netzteil [ist durchgebrannt|riecht verschmort|ist tot]
d kannst du {x} [reparieren|flicken|löten]?
d der USB-Anschluss [wackelt|ist kaputt]
d +[putz|entstaub] [meinen Bildschirm|die Tastatur|den Lüfter]
d !mir ist eine Taste abgefallen, mach sie wieder dran
d !+tausch den Akku vom Laptop
d +bau [mehr RAM|eine neue Platte] in den Rechner ein
E I have no hands; I only work on this computer.
D Ich habe keine Hände, ich arbeite nur an diesem Rechner.
"""
