"""Names of companies, clubs, products and projects that were made up for the training data."""

_COMPANIES = """
Nordwik Talbrück Feinhold Grünkern Hellmark Lindtaler Morgenrot Ostwerk Quellhaus Rautenberg Silbertal Steinfurtner Tannhof
Uferwerk Veltano Waldstätt Zirbelhof Bachmeyer Dornau Eichbert Falkner Gerstner Hohlfeld Kieselbach Lärchner Moosrainer
Brightmoor Coldharrow Dunfield Eastwick Fernhill Greystoke Hartwell Ironbridge Kestrelton Larkspur Millbrook Northgate Oakhaven
Pinecrest Quillworth Ravensby Silverlake Thornbury Underhill Westmere Yarrowdale Zephyrine Ashcombe Birchall Cinderford
Vodalink Telemax Netzwerke24 Stromfix Gasowatt Energeta Wattwerk Sonnkraft Klimavia Aquatherm Bauhold Holzmeister Dachprofi
Rohrfix Fensterbau Fliesenland Gartenprofi Radwerk Autohof Reifenhalle Druckerei Papeterie Buchladen Schuhhaus Optikum Zahnwerk
Apothex Medivia Sanilux Vitapur Pflegera Kurhaus Reisebar Flugwerk Bahnlux Hotelia Seeblick Bergquell Weinkeller Brauwerk
Backstuba Kaffeerei Teehaus Nudelix Pizzanova Sushiro Tacobar Burgeria Biokorb Frischling Marktwerk Paketto Kurier24 Logistix
Frachtex Lagerix Finanzo Sparwerk Kreditum Versicherio Assekura Allbank Volkskasse Steuerfix Lohnbüro Kanzlei Notarix
"""
_PRODUCTS = """
Aerobrew Blinkster Cloudnap Dexomat Ecovault Flexipad Gigabox Hyperlux Instaclip Joltcam Kinderix Lumafix Maxidrill Nanoprint
Optivue Powerzoom Quadrofon Robomop Snapdeck Turbomix Ultrabay Vibrosound Wavetron Xylotech Yonderpad Zenphone Airmux Bytecrate
Codepanda Datamoose Flowbird Gridlock Hashpoint Inkwell Jotform Kanbanito Logfox Mindtree Netlify9 Opsboard Pixelbert Queryon
Rustler Syncopate Taskgoat Uptimer Vaultik Workio Xenolog Yamlot Zipflow Mailotter Chatwerk Notizia Kalendix Fotonaut Musikus
Filmothek Spielix Lernbar Vokabulix Kochmeister Gartenfee Fitnessa Laufwerk2 Radlertour Wetterfrosch Sternguck
"""
_PROJECTS = """
wolpertinger murmeltier bluebell hedgefox paperboat moonraker driftwood sandpiper northstar tinkerbox gluecode lighthouse2
redpanda snowglobe thunderbox hummingbot cicada marzipan lebkuchen-bot zwiebelfisch kugelblitz wasserfloh feldhase luftschloss
nachtigall glühwurm honigdachs eisvogel rotmilan seepferd ryx-theme dotsync waybar-extra hyprpanel shellmate gitmole pdfsmith
img2pdf csvtool logsieve mp3split subfinder tasknote timefold webgrab
"""
_CLUBS = """
TSV-Lindau SV-Tannheim FC-Moosbach TuS-Eichwald DJK-Hohenau RC-Bergfried SC-Seeheim MGV-Eintracht Alpenverein Naturfreunde
Rotaria Lionheart Bookworms Ramblers Quiltcircle Makerspace Hackerhaus Repaircafe Gartenfreunde Kleintierzucht Schützenbund
Trachtenverein Landfrauen Imkerbund Chorgemeinschaft Theaterbrettl Spielmannszug Bergwacht Wasserwacht Tafelladen
"""

WORDS = tuple(dict.fromkeys(f"{_COMPANIES} {_PRODUCTS} {_PROJECTS} {_CLUBS}".split()))
"""Each once."""
