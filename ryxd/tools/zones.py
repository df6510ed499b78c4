"""Places as people say them behind "in", and their time zones: IANA has few cities and no countries."""

from functools import cache

_EN = """
Europe/London: London, England, Manchester, the UK, Edinburgh, Birmingham, Liverpool, Glasgow, Scotland, Wales
Europe/London: Great Britain, Britain, the United Kingdom, Oxford, Cambridge
Europe/Dublin: Dublin, Ireland, Cork, Galway
Europe/Lisbon: Lisbon, Portugal, Porto
Europe/Madrid: Madrid, Spain, Barcelona, Valencia, Seville, Mallorca, Malaga
Europe/Paris: Paris, France, Lyon, Marseille, Nice, Toulouse, Bordeaux
Europe/Brussels: Brussels, Belgium, Antwerp, Ghent
Europe/Amsterdam: Amsterdam, the Netherlands, Rotterdam, The Hague, Holland
Europe/Berlin: Berlin, Germany, Munich, Hamburg, Cologne, Frankfurt, Stuttgart, Dresden, Leipzig, Dusseldorf
Europe/Berlin: Bremen, Hanover, Nuremberg
Europe/Zurich: Zurich, Geneva, Switzerland, Basel, Bern, Lausanne
Europe/Vienna: Vienna, Austria, Salzburg, Graz, Innsbruck, Linz
Europe/Rome: Rome, Italy, Milan, Naples, Turin, Florence, Venice, Sicily
Europe/Copenhagen: Copenhagen, Denmark
Europe/Oslo: Oslo, Norway, Bergen
Europe/Stockholm: Stockholm, Sweden, Gothenburg, Malmo
Europe/Helsinki: Helsinki, Finland, Tampere
Europe/Warsaw: Warsaw, Poland, Krakow, Gdansk
Europe/Prague: Prague, the Czech Republic, Czechia, Brno
Europe/Budapest: Budapest, Hungary
Europe/Bucharest: Bucharest, Romania
Europe/Athens: Athens, Greece, Crete
Europe/Istanbul: Istanbul, Turkey
Europe/Kyiv: Kyiv, Kiev, Ukraine
Europe/Moscow: Moscow, Saint Petersburg, St. Petersburg
Atlantic/Reykjavik: Reykjavik, Iceland
America/New_York: New York, Boston, Washington, NYC, Miami, Philadelphia, Atlanta, Detroit, Florida
America/New_York: Washington DC, Pittsburgh, the East Coast
America/Chicago: Chicago, Dallas, Texas, Houston, Austin, New Orleans, Minneapolis, Memphis, Nashville
America/Denver: Denver, Colorado, Salt Lake City, Utah
America/Los_Angeles: Los Angeles, San Francisco, Seattle, California, LA, Las Vegas, San Diego, Portland
America/Los_Angeles: Silicon Valley, Oregon, the West Coast, SF
America/Toronto: Toronto, Montreal, Ottawa, Quebec
America/Vancouver: Vancouver
America/Mexico_City: Mexico City, Mexico
America/Bogota: Bogota, Colombia
America/Lima: Lima, Peru
America/Sao_Paulo: Sao Paulo, Rio de Janeiro
America/Argentina/Buenos_Aires: Buenos Aires, Argentina
Africa/Cairo: Cairo, Egypt
Africa/Lagos: Lagos, Nigeria
Africa/Nairobi: Nairobi, Kenya
Africa/Johannesburg: Johannesburg, Cape Town, South Africa, Pretoria, Durban
Asia/Jerusalem: Jerusalem, Tel Aviv, Israel
Asia/Dubai: Dubai, Abu Dhabi, the Emirates, the UAE
Asia/Tehran: Tehran, Iran
Asia/Kolkata: Mumbai, Delhi, New Delhi, India, Bangalore, Chennai, Kolkata, Calcutta, Hyderabad, Pune, Goa
Asia/Bangkok: Bangkok, Thailand, Phuket
Asia/Singapore: Singapore
Asia/Jakarta: Jakarta, Indonesia, Java
Asia/Manila: Manila, the Philippines
Asia/Shanghai: Shanghai, Beijing, China, Shenzhen, Guangzhou, Wuhan
Asia/Hong_Kong: Hong Kong
Asia/Taipei: Taipei, Taiwan
Asia/Seoul: Seoul, South Korea, Korea, Busan
Asia/Tokyo: Tokyo, Japan, Osaka, Kyoto, Yokohama
Australia/Sydney: Sydney, Canberra
Australia/Melbourne: Melbourne
Australia/Perth: Perth
Pacific/Auckland: Auckland, New Zealand, Wellington, Christchurch
Pacific/Honolulu: Hawaii, Honolulu
UTC: UTC
Atlantic/Canary: Tenerife, Gran Canaria, the Canary Islands
Atlantic/Azores: the Azores
Europe/Luxembourg: Luxembourg
Europe/Vatican: the Vatican
Europe/Malta: Malta
Europe/Monaco: Monaco
Europe/Tallinn: Tallinn, Estonia
Europe/Riga: Riga, Latvia
Europe/Vilnius: Vilnius, Lithuania
Europe/Bratislava: Bratislava, Slovakia
Europe/Ljubljana: Ljubljana, Slovenia
Europe/Zagreb: Zagreb, Croatia, Split
Europe/Belgrade: Belgrade, Serbia
Europe/Sarajevo: Sarajevo, Bosnia
Europe/Sofia: Sofia, Bulgaria
Asia/Nicosia: Cyprus
Europe/Minsk: Minsk, Belarus
Europe/Chisinau: Moldova
Asia/Vladivostok: Vladivostok
Asia/Tbilisi: Tbilisi
Asia/Yerevan: Yerevan, Armenia
Asia/Baku: Baku, Azerbaijan
America/Phoenix: Phoenix, Arizona
America/Anchorage: Alaska, Anchorage
America/Edmonton: Calgary, Edmonton
America/Winnipeg: Winnipeg
America/Halifax: Halifax
America/Havana: Havana, Cuba
America/Jamaica: Jamaica
America/Panama: Panama
America/Costa_Rica: Costa Rica
America/Guatemala: Guatemala
America/Puerto_Rico: Puerto Rico
America/Santo_Domingo: the Dominican Republic
America/Caracas: Caracas, Venezuela
America/Guayaquil: Ecuador, Quito
America/La_Paz: Bolivia, La Paz
America/Santiago: Santiago, Chile
America/Montevideo: Montevideo, Uruguay
America/Asuncion: Paraguay
Africa/Casablanca: Morocco, Casablanca, Marrakesh
Africa/Algiers: Algiers, Algeria
Africa/Tunis: Tunis, Tunisia
Africa/Accra: Ghana, Accra
Africa/Dakar: Senegal, Dakar
Africa/Addis_Ababa: Ethiopia, Addis Ababa
Africa/Kampala: Uganda, Kampala
Africa/Dar_es_Salaam: Tanzania, Zanzibar
Africa/Windhoek: Namibia, Windhoek
Indian/Mauritius: Mauritius
Indian/Maldives: the Maldives
Asia/Beirut: Beirut, Lebanon
Asia/Damascus: Damascus, Syria
Asia/Amman: Amman
Asia/Baghdad: Baghdad, Iraq
Asia/Riyadh: Riyadh, Saudi Arabia, Mecca
Asia/Qatar: Qatar, Doha
Asia/Kuwait: Kuwait
Asia/Kabul: Kabul, Afghanistan
Asia/Karachi: Pakistan, Karachi, Lahore, Islamabad
Asia/Tashkent: Tashkent, Uzbekistan
Asia/Almaty: Almaty, Kazakhstan
Asia/Kathmandu: Nepal, Kathmandu
Asia/Colombo: Sri Lanka, Colombo
Asia/Dhaka: Bangladesh, Dhaka
Asia/Yangon: Myanmar, Yangon
Asia/Ho_Chi_Minh: Vietnam, Hanoi, Saigon, Ho Chi Minh City
Asia/Phnom_Penh: Cambodia
Asia/Kuala_Lumpur: Malaysia, Kuala Lumpur
Asia/Makassar: Bali
Asia/Macau: Macau
Asia/Ulaanbaatar: Mongolia
Australia/Brisbane: Brisbane, Queensland
Australia/Adelaide: Adelaide
Australia/Darwin: Darwin
Pacific/Fiji: Fiji
Pacific/Tahiti: Tahiti
"""
_DE = """
Europe/London: London, England, Manchester, Schottland, Glasgow, Großbritannien, Wales
Europe/Dublin: Dublin, Irland, Cork
Europe/Lisbon: Lissabon, Portugal
Europe/Madrid: Madrid, Spanien, Barcelona, Valencia, Sevilla, Mallorca, Málaga
Europe/Paris: Paris, Frankreich, Marseille, Nizza, Lyon, Straßburg
Europe/Brussels: Brüssel, Belgien, Antwerpen, Gent
Europe/Amsterdam: Amsterdam, Holland, Rotterdam, Den Haag, den Niederlanden
Europe/Berlin: Berlin, Deutschland, München, Hamburg, Köln, Frankfurt, Stuttgart, Dresden, Leipzig, Düsseldorf
Europe/Berlin: Bremen, Hannover, Nürnberg
Europe/Zurich: Zürich, Genf, der Schweiz, Bern, Basel, Lausanne, Luzern
Europe/Vienna: Wien, Österreich, Graz, Salzburg, Innsbruck, Linz, Klagenfurt
Europe/Rome: Rom, Italien, Mailand, Neapel, Turin, Florenz, Venedig, Südtirol, Bozen, Sizilien
Europe/Copenhagen: Kopenhagen, Dänemark
Europe/Oslo: Oslo, Norwegen, Bergen
Europe/Stockholm: Stockholm, Schweden, Göteborg, Malmö
Europe/Helsinki: Helsinki, Finnland, Tampere
Europe/Warsaw: Warschau, Polen, Krakau, Danzig, Breslau
Europe/Prague: Prag, Tschechien, Brünn, der Tschechei
Europe/Budapest: Budapest, Ungarn
Europe/Bucharest: Bukarest, Rumänien
Europe/Athens: Athen, Griechenland, Kreta
Europe/Istanbul: Istanbul, der Türkei
Europe/Kyiv: Kiew, der Ukraine
Europe/Moscow: Moskau, Sankt Petersburg, Petersburg
Atlantic/Reykjavik: Reykjavik, Island
America/New_York: New York, Boston, Washington, Miami, New York City, Philadelphia, Atlanta, Florida
America/New_York: der Ostküste
America/Chicago: Chicago, Dallas, Texas, Houston, Austin, New Orleans
America/Denver: Denver, Colorado, Salt Lake City
America/Los_Angeles: Los Angeles, San Francisco, Seattle, Kalifornien, LA, Las Vegas, San Diego, der Westküste
America/Toronto: Toronto, Montreal, Ottawa, Québec
America/Vancouver: Vancouver
America/Mexico_City: Mexiko-Stadt, Mexikostadt, Mexiko
America/Bogota: Bogota, Kolumbien
America/Lima: Lima, Peru
America/Sao_Paulo: Sao Paulo, Rio de Janeiro
America/Argentina/Buenos_Aires: Buenos Aires, Argentinien
Africa/Cairo: Kairo, Ägypten
Africa/Lagos: Lagos, Nigeria
Africa/Nairobi: Nairobi, Kenia
Africa/Johannesburg: Johannesburg, Kapstadt, Südafrika, Pretoria
Asia/Jerusalem: Jerusalem, Tel Aviv, Israel
Asia/Dubai: Dubai, Abu Dhabi, den Emiraten
Asia/Tehran: Teheran, dem Iran
Asia/Kolkata: Mumbai, Delhi, Neu-Delhi, Indien, Kalkutta, Bangalore, Goa
Asia/Bangkok: Bangkok, Thailand, Phuket
Asia/Singapore: Singapur
Asia/Jakarta: Jakarta, Indonesien, Java
Asia/Manila: Manila, den Philippinen
Asia/Shanghai: Shanghai, Peking, China, Shenzhen
Asia/Hong_Kong: Hongkong
Asia/Taipei: Taipeh, Taiwan
Asia/Seoul: Seoul, Südkorea, Korea
Asia/Tokyo: Tokio, Japan, Osaka, Kyoto
Australia/Sydney: Sydney, Canberra
Australia/Melbourne: Melbourne
Australia/Perth: Perth
Pacific/Auckland: Auckland, Neuseeland, Wellington
Pacific/Honolulu: Hawaii, Honolulu
UTC: UTC
Atlantic/Canary: Teneriffa, Gran Canaria, den Kanaren
Atlantic/Azores: den Azoren
Europe/Luxembourg: Luxemburg
Europe/Vatican: dem Vatikan
Europe/Malta: Malta
Europe/Monaco: Monaco
Europe/Tallinn: Tallinn, Estland
Europe/Riga: Riga, Lettland
Europe/Vilnius: Wilna, Vilnius, Litauen
Europe/Bratislava: Bratislava, Pressburg, der Slowakei
Europe/Ljubljana: Laibach, Ljubljana, Slowenien
Europe/Zagreb: Zagreb, Agram, Kroatien, Split
Europe/Belgrade: Belgrad, Serbien
Europe/Sarajevo: Sarajevo, Bosnien
Europe/Sofia: Sofia, Bulgarien
Asia/Nicosia: Zypern
Europe/Minsk: Minsk, Weißrussland, Belarus
Europe/Chisinau: Moldawien
Asia/Vladivostok: Wladiwostok
Asia/Tbilisi: Tiflis, Georgien
Asia/Yerevan: Eriwan, Armenien
Asia/Baku: Baku, Aserbaidschan
America/Phoenix: Phoenix, Arizona
America/Anchorage: Alaska
America/Edmonton: Calgary
America/Winnipeg: Winnipeg
America/Halifax: Halifax
America/Havana: Havanna, Kuba
America/Jamaica: Jamaika
America/Panama: Panama
America/Costa_Rica: Costa Rica
America/Guatemala: Guatemala
America/Puerto_Rico: Puerto Rico
America/Santo_Domingo: der Dominikanischen Republik
America/Caracas: Caracas, Venezuela
America/Guayaquil: Ecuador, Quito
America/La_Paz: Bolivien, La Paz
America/Santiago: Santiago de Chile, Chile
America/Montevideo: Montevideo, Uruguay
America/Asuncion: Paraguay
Africa/Casablanca: Marokko, Casablanca, Marrakesch
Africa/Algiers: Algier, Algerien
Africa/Tunis: Tunis, Tunesien
Africa/Accra: Ghana
Africa/Dakar: Senegal
Africa/Addis_Ababa: Äthiopien, Addis Abeba
Africa/Kampala: Uganda
Africa/Dar_es_Salaam: Tansania, Sansibar
Africa/Windhoek: Namibia, Windhuk
Indian/Mauritius: Mauritius
Indian/Maldives: den Malediven
Asia/Beirut: Beirut, dem Libanon
Asia/Damascus: Damaskus, Syrien
Asia/Amman: Amman, Jordanien
Asia/Baghdad: Bagdad, dem Irak
Asia/Riyadh: Riad, Saudi-Arabien, Mekka
Asia/Qatar: Katar, Doha
Asia/Kuwait: Kuwait
Asia/Kabul: Kabul, Afghanistan
Asia/Karachi: Pakistan, Karatschi
Asia/Tashkent: Taschkent, Usbekistan
Asia/Almaty: Almaty, Kasachstan
Asia/Kathmandu: Nepal, Kathmandu
Asia/Colombo: Sri Lanka
Asia/Dhaka: Bangladesch, Dhaka
Asia/Yangon: Myanmar, Rangun
Asia/Ho_Chi_Minh: Vietnam, Hanoi, Saigon
Asia/Phnom_Penh: Kambodscha
Asia/Kuala_Lumpur: Malaysia, Kuala Lumpur
Asia/Makassar: Bali
Asia/Macau: Macau
Asia/Ulaanbaatar: der Mongolei
Australia/Brisbane: Brisbane
Australia/Adelaide: Adelaide
Australia/Darwin: Darwin
Pacific/Fiji: Fidschi
Pacific/Tahiti: Tahiti
"""


@cache
def zones(language: str) -> tuple[tuple[str, str], ...]:
    """Places as they are said in a language ("de" or "en"), such as "the Netherlands", and the zone of each."""
    lines = (line.partition(": ") for line in {"en": _EN, "de": _DE}[language].strip().splitlines())
    return tuple((place, zone) for zone, _, places in lines for place in places.split(", "))
