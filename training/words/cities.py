"""Cities and countries as people say them, and the time zone that the clock knows them by."""

_EN = """
Europe/London: London, England, Manchester, the UK, Edinburgh
Europe/Dublin: Dublin, Ireland
Europe/Lisbon: Lisbon, Portugal, Porto
Europe/Madrid: Madrid, Spain, Barcelona
Europe/Paris: Paris, France, Lyon
Europe/Brussels: Brussels, Belgium
Europe/Amsterdam: Amsterdam, the Netherlands
Europe/Berlin: Berlin, Germany, Munich, Hamburg, Cologne, Frankfurt
Europe/Zurich: Zurich, Geneva, Switzerland
Europe/Vienna: Vienna, Austria
Europe/Rome: Rome, Italy, Milan
Europe/Copenhagen: Copenhagen, Denmark
Europe/Oslo: Oslo, Norway
Europe/Stockholm: Stockholm, Sweden
Europe/Helsinki: Helsinki, Finland
Europe/Warsaw: Warsaw, Poland
Europe/Prague: Prague
Europe/Budapest: Budapest, Hungary
Europe/Bucharest: Bucharest, Romania
Europe/Athens: Athens, Greece
Europe/Istanbul: Istanbul, Turkey
Europe/Kyiv: Kyiv, Kiev, Ukraine
Europe/Moscow: Moscow
Atlantic/Reykjavik: Reykjavik, Iceland
America/New_York: New York, Boston, Washington, NYC, Miami
America/Chicago: Chicago, Dallas, Texas, Houston
America/Denver: Denver, Colorado
America/Los_Angeles: Los Angeles, San Francisco, Seattle, California, LA
America/Toronto: Toronto, Montreal
America/Vancouver: Vancouver
America/Mexico_City: Mexico City
America/Bogota: Bogota, Colombia
America/Lima: Lima, Peru
America/Sao_Paulo: Sao Paulo, Rio de Janeiro
America/Argentina/Buenos_Aires: Buenos Aires, Argentina
Africa/Cairo: Cairo, Egypt
Africa/Lagos: Lagos, Nigeria
Africa/Nairobi: Nairobi, Kenya
Africa/Johannesburg: Johannesburg, Cape Town, South Africa
Asia/Jerusalem: Jerusalem, Tel Aviv, Israel
Asia/Dubai: Dubai
Asia/Tehran: Tehran, Iran
Asia/Kolkata: Mumbai, Delhi, New Delhi, India, Bangalore
Asia/Bangkok: Bangkok, Thailand
Asia/Singapore: Singapore
Asia/Jakarta: Jakarta
Asia/Manila: Manila, the Philippines
Asia/Shanghai: Shanghai, Beijing, China
Asia/Hong_Kong: Hong Kong
Asia/Taipei: Taipei, Taiwan
Asia/Seoul: Seoul, South Korea
Asia/Tokyo: Tokyo, Japan, Osaka
Australia/Sydney: Sydney
Australia/Melbourne: Melbourne
Australia/Perth: Perth
Pacific/Auckland: Auckland, New Zealand
Pacific/Honolulu: Hawaii, Honolulu
UTC: UTC
"""
_DE = """
Europe/London: London, England, Manchester, Schottland
Europe/Dublin: Dublin, Irland
Europe/Lisbon: Lissabon, Portugal
Europe/Madrid: Madrid, Spanien, Barcelona
Europe/Paris: Paris, Frankreich
Europe/Brussels: Brüssel, Belgien
Europe/Amsterdam: Amsterdam, Holland
Europe/Berlin: Berlin, Deutschland, München, Hamburg, Köln
Europe/Zurich: Zürich, Genf, der Schweiz, Bern
Europe/Vienna: Wien, Österreich, Graz
Europe/Rome: Rom, Italien, Mailand
Europe/Copenhagen: Kopenhagen, Dänemark
Europe/Oslo: Oslo, Norwegen
Europe/Stockholm: Stockholm, Schweden
Europe/Helsinki: Helsinki, Finnland
Europe/Warsaw: Warschau, Polen
Europe/Prague: Prag, Tschechien
Europe/Budapest: Budapest, Ungarn
Europe/Bucharest: Bukarest, Rumänien
Europe/Athens: Athen, Griechenland
Europe/Istanbul: Istanbul, der Türkei
Europe/Kyiv: Kiew, der Ukraine
Europe/Moscow: Moskau
Atlantic/Reykjavik: Reykjavik, Island
America/New_York: New York, Boston, Washington, Miami
America/Chicago: Chicago, Dallas, Texas, Houston
America/Denver: Denver, Colorado
America/Los_Angeles: Los Angeles, San Francisco, Seattle, Kalifornien
America/Toronto: Toronto, Montreal
America/Vancouver: Vancouver
America/Mexico_City: Mexiko-Stadt
America/Bogota: Bogota, Kolumbien
America/Lima: Lima, Peru
America/Sao_Paulo: Sao Paulo, Rio de Janeiro
America/Argentina/Buenos_Aires: Buenos Aires, Argentinien
Africa/Cairo: Kairo, Ägypten
Africa/Lagos: Lagos, Nigeria
Africa/Nairobi: Nairobi, Kenia
Africa/Johannesburg: Johannesburg, Kapstadt, Südafrika
Asia/Jerusalem: Jerusalem, Tel Aviv, Israel
Asia/Dubai: Dubai
Asia/Tehran: Teheran, dem Iran
Asia/Kolkata: Mumbai, Delhi, Neu-Delhi, Indien
Asia/Bangkok: Bangkok, Thailand
Asia/Singapore: Singapur
Asia/Jakarta: Jakarta
Asia/Manila: Manila
Asia/Shanghai: Shanghai, Peking, China
Asia/Hong_Kong: Hongkong
Asia/Taipei: Taipeh, Taiwan
Asia/Seoul: Seoul, Südkorea
Asia/Tokyo: Tokio, Japan, Osaka
Australia/Sydney: Sydney
Australia/Melbourne: Melbourne
Australia/Perth: Perth
Pacific/Auckland: Auckland, Neuseeland
Pacific/Honolulu: Hawaii, Honolulu
UTC: UTC
"""


def _places(text: str) -> list[tuple[str, str]]:
    lines = (line.partition(": ") for line in text.strip().splitlines())
    return [(place, zone) for zone, _, places in lines for place in places.split(", ")]


PLACES = {"en": _places(_EN), "de": _places(_DE)}
"""By language: the place as it stands behind "in", and its zone."""
