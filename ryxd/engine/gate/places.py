"""Which time zone a named place keeps; only places with one answer."""

from __future__ import annotations

from ryxd.engine.gate.vocabulary import vocabulary

_TABLE = """
UTC: utc; zulu
Etc/GMT: gmt; greenwich; greenwich mean
America/New_York: eastern; est; edt; et; us eastern; new york; new york city; nyc; brooklyn;
    manhattan; boston; philadelphia; miami; atlanta; washington dc; washington d.c; orlando; tampa;
    jacksonville; charlotte; raleigh; baltimore; pittsburgh; cleveland; columbus; cincinnati;
    buffalo; newark; richmond; connecticut; massachusetts; new jersey; new hampshire; vermont;
    maine; rhode island; delaware; maryland; virginia; west virginia; north carolina; south
    carolina; pennsylvania; ohio; new york state; florida
America/Detroit: detroit; michigan
America/Indiana/Indianapolis: indianapolis; indiana
America/Chicago: central; cst; cdt; us central; chicago; dallas; houston; austin; san antonio; fort
    worth; texas; minneapolis; milwaukee; st louis; saint louis; kansas city; new orleans;
    nashville; memphis; oklahoma city; omaha; madison; mobile alabama; illinois; wisconsin;
    minnesota; iowa; missouri; arkansas; louisiana; mississippi; alabama; oklahoma
America/Denver: mountain; mst; mdt; us mountain; denver; salt lake city; albuquerque; colorado
    springs; boulder; santa fe; colorado; utah; wyoming; montana; new mexico
America/Boise: boise
America/Phoenix: phoenix; tucson; scottsdale; arizona
America/Los_Angeles: pacific; pst; pdt; us pacific; la; l.a; los angeles; san francisco; san diego;
    san jose; sacramento; oakland; fresno; palo alto; silicon valley; seattle; spokane; tacoma; las
    vegas; vegas; reno; portland; california; nevada; washington state; hollywood
America/Anchorage: anchorage; alaska
Pacific/Honolulu: honolulu; hawaii; hst
America/Toronto: toronto; ottawa; montreal; quebec; ontario
America/Winnipeg: winnipeg; manitoba
America/Edmonton: calgary; edmonton; alberta
America/Regina: regina; saskatchewan
America/Vancouver: vancouver; victoria; british columbia
America/Halifax: halifax; nova scotia
America/St_Johns: newfoundland; st john's
America/Mexico_City: mexico city; mexiko stadt; mexico-stadt; guadalajara; monterrey
America/Tijuana: tijuana
America/Cancun: cancun
America/Havana: havana; havanna; cuba; kuba
America/Jamaica: jamaica; jamaika; kingston
America/Puerto_Rico: puerto rico; san juan
America/Panama: panama
America/Costa_Rica: costa rica
America/Guatemala: guatemala
America/Bogota: bogota; kolumbien; colombia
America/Lima: lima; peru
America/Caracas: caracas; venezuela
America/La_Paz: bolivia; bolivien
America/Santiago: santiago; santiago de chile
America/Argentina/Buenos_Aires: buenos aires; argentina; argentinien
America/Montevideo: montevideo; uruguay
America/Asuncion: asuncion; paraguay
America/Sao_Paulo: sao paulo; rio; rio de janeiro; brasilia
Atlantic/Reykjavik: reykjavik; iceland; island
Europe/London: london; england; britain; great britain; uk; united kingdom; scotland; wales;
    edinburgh; glasgow; manchester; liverpool; birmingham; belfast; grossbritannien; schottland; bst
Europe/Dublin: dublin; ireland; irland
Europe/Lisbon: lisbon; lissabon; porto; portugal
Europe/Madrid: madrid; barcelona; seville; sevilla; valencia; malaga; bilbao; spain; spanien;
    mallorca
Europe/Paris: paris; lyon; marseille; nice; toulouse; france; frankreich
Europe/Brussels: brussels; bruessel; antwerp; antwerpen; belgium; belgien
Europe/Amsterdam: amsterdam; rotterdam; the hague; den haag; netherlands; holland; niederlande; den
    niederlanden
Europe/Luxembourg: luxembourg; luxemburg
Europe/Berlin: cet; cest; mez; mesz; berlin; hamburg; munich; muenchen; cologne; koeln; frankfurt;
    stuttgart; duesseldorf; leipzig; dresden; hannover; bremen; nuremberg; nuernberg; germany;
    deutschland
Europe/Zurich: zurich; zuerich; geneva; genf; basel; bern; switzerland; schweiz; der schweiz
Europe/Vienna: vienna; wien; salzburg; graz; innsbruck; austria; oesterreich
Europe/Rome: rome; rom; milan; mailand; venice; venedig; naples; neapel; florence; florenz; turin;
    sicily; italy; italien
Europe/Malta: malta
Europe/Copenhagen: copenhagen; kopenhagen; denmark; daenemark
Europe/Oslo: oslo; bergen; norway; norwegen
Europe/Stockholm: stockholm; gothenburg; goeteborg; malmoe; sweden; schweden
Europe/Helsinki: eet; helsinki; finland; finnland
Europe/Tallinn: tallinn; estonia; estland
Europe/Riga: riga; latvia; lettland
Europe/Vilnius: vilnius; lithuania; litauen
Europe/Warsaw: warsaw; warschau; krakow; krakau; gdansk; danzig; poland; polen
Europe/Prague: prague; prag; czech republic; czechia; tschechien
Europe/Bratislava: bratislava; slovakia; slowakei; der slowakei
Europe/Budapest: budapest; hungary; ungarn
Europe/Ljubljana: ljubljana; slovenia; slowenien
Europe/Zagreb: zagreb; croatia; kroatien
Europe/Belgrade: belgrade; belgrad; serbia; serbien
Europe/Bucharest: bucharest; bukarest; romania; rumaenien
Europe/Sofia: sofia; bulgaria; bulgarien
Europe/Athens: athens; athen; greece; griechenland; crete; kreta
Europe/Istanbul: istanbul; ankara; turkey; tuerkei; der tuerkei
Europe/Kyiv: kyiv; kiev; kiew; ukraine; der ukraine
Europe/Minsk: minsk; belarus
Europe/Moscow: moscow; moskau; saint petersburg; st petersburg; sankt petersburg; msk
Asia/Nicosia: cyprus; zypern
Asia/Tbilisi: tbilisi; tiflis; georgien
Asia/Yerevan: yerevan; armenia; armenien
Asia/Baku: baku; azerbaijan; aserbaidschan
Asia/Jerusalem: jerusalem; tel aviv; israel
Asia/Beirut: beirut; lebanon; libanon
Asia/Amman: amman; jordan; jordanien
Asia/Damascus: damascus; damaskus; syria; syrien
Asia/Baghdad: baghdad; bagdad; iraq; irak
Asia/Tehran: tehran; teheran; iran
Asia/Riyadh: riyadh; riad; mecca; mekka; saudi arabia; saudi-arabien
Asia/Kuwait: kuwait
Asia/Qatar: doha; qatar; katar
Asia/Dubai: dubai; abu dhabi; uae; united arab emirates
Asia/Kabul: kabul; afghanistan
Asia/Karachi: karachi; islamabad; lahore; pakistan
Asia/Kolkata: ist; mumbai; bombay; delhi; new delhi; neu-delhi; bangalore; bengaluru; kolkata;
    calcutta; kalkutta; chennai; hyderabad; india; indien
Asia/Colombo: colombo; sri lanka
Asia/Kathmandu: kathmandu; nepal
Asia/Dhaka: dhaka; bangladesh; bangladesch
Asia/Yangon: yangon; myanmar
Asia/Bangkok: bangkok; thailand; phuket
Asia/Ho_Chi_Minh: hanoi; ho chi minh city; saigon; vietnam
Asia/Phnom_Penh: phnom penh; cambodia; kambodscha
Asia/Kuala_Lumpur: kuala lumpur; malaysia
Asia/Singapore: singapore; singapur
Asia/Jakarta: jakarta
Asia/Makassar: bali
Asia/Manila: manila; philippines; philippinen; den philippinen
Asia/Shanghai: beijing; peking; shanghai; shenzhen; guangzhou; wuhan; china
Asia/Hong_Kong: hong kong; hongkong
Asia/Macau: macau; macao
Asia/Taipei: taipei; taipeh; taiwan
Asia/Seoul: seoul; busan; south korea; korea; suedkorea; kst
Asia/Pyongyang: pyongyang; north korea; nordkorea
Asia/Tokyo: tokyo; tokio; osaka; kyoto; kioto; sapporo; yokohama; hiroshima; nagoya; japan; jst
Asia/Tashkent: tashkent; taschkent; uzbekistan; usbekistan
Asia/Almaty: almaty
Asia/Ulaanbaatar: ulaanbaatar; ulan bator
Asia/Novosibirsk: novosibirsk; nowosibirsk
Asia/Vladivostok: vladivostok; wladiwostok
Africa/Cairo: cairo; kairo; alexandria; egypt; aegypten
Africa/Tripoli: tripoli; libya; libyen
Africa/Tunis: tunis; tunisia; tunesien
Africa/Algiers: algiers; algier; algeria; algerien
Africa/Casablanca: casablanca; rabat; marrakesh; marrakesch; morocco; marokko
Africa/Dakar: dakar; senegal
Africa/Accra: accra; ghana
Africa/Lagos: lagos; abuja; nigeria
Africa/Addis_Ababa: addis ababa; addis abeba; ethiopia; aethiopien
Africa/Nairobi: nairobi; kenya; kenia
Africa/Kampala: kampala; uganda
Africa/Dar_es_Salaam: dar es salaam; tanzania; tansania
Africa/Khartoum: khartoum; khartum; sudan
Africa/Harare: harare; zimbabwe; simbabwe
Africa/Lusaka: lusaka; zambia; sambia
Africa/Windhoek: windhoek; namibia
Africa/Johannesburg: johannesburg; cape town; kapstadt; durban; pretoria; south africa; suedafrika
Indian/Antananarivo: madagascar; madagaskar
Indian/Mauritius: mauritius
Australia/Sydney: sydney; canberra; new south wales; aest
Australia/Melbourne: melbourne
Australia/Brisbane: brisbane; queensland; gold coast
Australia/Adelaide: adelaide; south australia
Australia/Darwin: darwin
Australia/Perth: perth; western australia
Australia/Hobart: hobart; tasmania; tasmanien
Pacific/Auckland: auckland; wellington; christchurch; new zealand; neuseeland
Pacific/Fiji: fiji; fidschi
"""

_ZONES: dict[str, str] = {}
for _entry in _TABLE.replace("\n    ", " ").strip().split("\n"):
    _zone, _, _names = _entry.partition(": ")
    for _name in _names.split("; "):
        _ZONES[_name] = _zone

_DROPPED = frozenset(
    {"the", "city", "of", "state", "time", "timezone", "zone", "zeitzone", "zeit", "right", "now", "currently"}
)


def zone_of(words: tuple[str, ...]) -> str | None:
    """Return the IANA zone of a place named by these folded words; None where it isn't surely one zone.

    A wider place may follow ("adelaide australia", "dallas texas"); a possessive ends the name ("tokyo's").
    """
    kept = [word.strip(",").removesuffix("'s") for word in words]
    name = " ".join(kept)
    if name in _ZONES:
        return _ZONES[name]
    kept = [word for word in kept if word not in _DROPPED]
    name = " ".join(kept)
    if name in _ZONES:
        return _ZONES[name]
    for cut in range(len(kept) - 1, 0, -1):
        rest = " ".join(kept[cut:])
        if " ".join(kept[:cut]) in _ZONES and (rest in _ZONES or rest in _WIDER):
            return _ZONES[" ".join(kept[:cut])]
    return None


_WIDER = vocabulary("""
    australia australien usa us u.s united states america amerika canada kanada brazil brasilien
    russia russland mexico mexiko chile indonesia indonesien georgia tennessee kentucky oregon idaho
    kansas nebraska europe europa asia asien africa afrika
""") | {"united states", "the us", "den usa"}
