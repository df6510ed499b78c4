"""Names of towns, countries, mountains and waters."""

WORDS = tuple(dict.fromkeys(
    """
Berlin Hamburg München Köln Frankfurt Stuttgart Düsseldorf Leipzig Dortmund Essen Bremen Dresden Hannover Nürnberg Duisburg Bochum
Wuppertal Bielefeld Bonn Münster Karlsruhe Mannheim Augsburg Wiesbaden Kiel Lübeck Rostock Erfurt Mainz Kassel Freiburg Ulm
Regensburg Würzburg Passau Konstanz Tübingen Göttingen Jena Weimar Potsdam Görlitz Wien Graz Linz Salzburg Innsbruck Klagenfurt
Zürich Bern Basel Genf Luzern Chur London Manchester Liverpool Leeds Bristol York Oxford Cambridge Edinburgh Glasgow Cardiff Belfast
Dublin Cork Boston Chicago Seattle Denver Austin Toronto Montréal Vancouver Sydney Melbourne Auckland Paris Lyon Nantes Straßburg
Madrid Sevilla Lisboa Porto Roma Milano Venedig Bologna Amsterdam Utrecht Antwerpen Brügge København Oslo Bergen Stockholm Malmö
Helsinki Tallinn Riga Kraków Gdańsk Praha Brno Budapest Zagreb Split Athen Kreta Istanbul Kairo Nairobi Tokyo Kyoto Osaka Seoul Lima
Sylt Rügen Usedom Allgäu Eifel Harz Schwarzwald Bodensee Chiemsee Gardasee Ostsee Nordsee Spreewald Rhön Toskana Bretagne Korsika
Sardinien Mallorca Teneriffa Island Norwegen Schottland Cornwall Yorkshire Provence Dolomiten Zugspitze Wales Québec Patagonia
Japan Kanada Portugal Kroatien Finnland
""".split()
))  # fmt: skip
"""Each once."""
