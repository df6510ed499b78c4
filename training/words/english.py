"""English words that files, folders, notes and mails are about."""

_HOME = """
kitchen bathroom bedroom basement attic garage balcony terrace hallway pantry staircase chimney roof gutter window door lock
key curtain carpet sofa armchair table shelf wardrobe mattress pillow blanket lamp candle mirror vase fridge freezer oven stove
dishwasher kettle toaster blender microwave vacuum broom bucket sponge laundry washer dryer iron hanger drawer cupboard cutlery
plates mugs heating boiler radiator thermostat plumbing wiring socket fuse paint wallpaper tiles insulation renovation moving
landlord tenant rent lease mortgage deposit household chores cleaning furniture hardware toolbox hammer screwdriver wrench drill
nails screws ladder saw glue tape rope fence gate doorbell mailbox lawn hedge shed greenhouse compost flowerbed irrigation
"""
_WORK = """
invoice contract agreement budget report summary minutes agenda letter memo resume application interview salary payslip bonus
overtime timesheet shift roster holiday absence meeting workshop training onboarding appraisal feedback review proposal offer
quote order delivery shipment receipt refund reminder complaint warranty manual catalogue brochure flyer poster banner campaign
newsletter survey questionnaire prospect customer client supplier vendor partner employee colleague manager director assistant
intern team department office desk printer scanner stamp binder archive inventory warehouse logistics procurement audit
compliance policy guideline protocol strategy roadmap milestone deadline backlog sprint release launch rollout forecast target
turnover profit loss balance ledger voucher expense mileage commission tender bid pitch portfolio presentation slides handout
spreadsheet template draft revision signature approval certificate licence patent trademark lawsuit statement notice resignation
"""
_SCHOOL = """
thesis dissertation essay homework exam quiz lecture seminar tutorial semester timetable syllabus curriculum grade diploma
scholarship enrolment campus library textbook notebook worksheet exercise solution proof theorem algebra geometry calculus
statistics physics chemistry biology geography history literature grammar vocabulary spelling dictation translation latin french
spanish italian russian japanese chinese philosophy psychology sociology economics politics law medicine nursing astronomy geology
botany zoology genetics anatomy mechanics optics electronics thermodynamics acoustics linguistics archaeology pedagogy excursion
fieldtrip kindergarten classroom teacher pupil student professor tutor graduation reunion yearbook
"""
_HOBBY = """
guitar piano violin cello trumpet clarinet saxophone accordion harmonica drums ukulele banjo flute choir orchestra concert score
chords lyrics melody rehearsal playlist album vinyl karaoke chess checkers crossword puzzle sudoku poker dominoes boardgame
dice cards magic juggling origami knitting crochet sewing embroidery quilting weaving pottery ceramics carving woodwork joinery
leather jewellery beads painting watercolour sketch drawing calligraphy photography portrait landscape panorama macro lens tripod
camera darkroom negative slideshow collage scrapbook stamps coins antiques models trains drone kite telescope microscope aquarium
terrarium beekeeping birdwatching fishing hunting angling gardening cooking baking brewing roasting fermenting pickling
cycling running marathon hiking climbing bouldering skiing sledding skating surfing sailing rowing kayaking diving swimming
tennis badminton squash football volleyball handball hockey baseball rugby golf archery fencing boxing judo karate yoga pilates
gymnastics ballet tango salsa theatre drama comedy musical opera cinema documentary screenplay novel chapter poem ballad fable
"""
_TRAVEL = """
ticket flight hotel hostel booking reservation passport visa luggage suitcase backpack itinerary guidebook souvenir postcard
airport terminal boarding gate harbour ferry cruise train tram subway bus coach taxi rental campervan caravan motorbike scooter
bicycle helmet petrol charging parking toll motorway roundabout bridge tunnel border customs embassy beach island lagoon
mountain valley glacier volcano waterfall canyon desert jungle savannah safari lighthouse castle palace cathedral chapel monastery
museum gallery monument fountain market bazaar village harbor coastline peninsula summit hut trail campsite tent hammock compass
map sunset sunrise honeymoon weekend getaway roadtrip
"""
_BODY = """
prescription vaccination dentist doctor clinic hospital surgery therapy physio massage glasses hearing allergy asthma migraine
fever cough cold flu fracture bandage ointment tablets vitamins supplement bloodtest ultrasound xray diagnosis symptoms referral
insurance sickness recovery rehab pregnancy midwife baby toddler childcare nutrition diet calories protein weight sleep fitness
workout stretching meditation posture shoulder knee elbow ankle spine stomach kidney liver heart lungs skin teeth braces
"""
_MONEY = """
bank account savings interest loan credit debit transfer iban dividend shares stocks bonds funds pension annuity inheritance
donation sponsorship grant subsidy tax vat return assessment allowance deduction fine fee tariff premium policy claim damage
liability household income spending cash wallet purse coupon voucher discount bargain auction subscription membership
"""
_NATURE = """
garden orchard meadow forest river lake pond stream ocean tide storm thunder lightning rainbow drizzle frost snow hail fog breeze
harvest seeds tulip rose daisy sunflower lavender orchid lily ivy fern moss mushroom oak birch maple willow pine spruce beech
chestnut walnut hazel apple pear plum cherry peach apricot strawberry raspberry blueberry blackberry gooseberry currant grape
lemon orange melon pumpkin tomato cucumber pepper carrot potato onion garlic leek spinach cabbage broccoli cauliflower radish
celery parsley basil thyme rosemary sage mint dill chives dog puppy cat kitten hamster rabbit tortoise parrot budgie canary
horse pony donkey goat sheep cow calf piglet hen duck goose swan heron stork owl falcon sparrow robin blackbird squirrel hedgehog
badger fox wolf deer boar beaver otter bat butterfly dragonfly ladybird beetle spider ant bumblebee wasp snail frog newt trout
salmon carp pike jellyfish dolphin whale
"""
_TECHNOLOGY = """
server router firewall switch cable adapter charger battery monitor keyboard mouse headset webcam microphone speaker amplifier
antenna laptop tablet phone smartwatch backup snapshot partition harddisk kernel driver firmware bootloader update
upgrade migration deployment pipeline container cluster database schema query index cache queue webhook endpoint payload token
password certificate encryption signature checksum logfile stacktrace bug patch hotfix refactoring prototype wireframe mockup
dashboard widget plugin extension theme wallpaper font icon logo sprite texture shader mesh render animation keyboardlayout
config settings dotfiles script snippet module package library framework compiler parser lexer benchmark profiler debugger
simulation algorithm dataset model telemetry sensor solar inverter thermometer weatherstation soldering circuit schematic
breadboard resistor capacitor transistor robot printer3d filament
"""
_FOOD = """
recipe breakfast lunch dinner supper brunch snack dessert starter soup stew casserole lasagne pizza pasta risotto curry noodles
dumplings pancake waffle omelette sandwich burger salad dressing sauce gravy mustard ketchup vinegar honey jam marmalade butter
cheese yoghurt cream milk cocoa coffee espresso tea lemonade juice smoothie wine beer cider whisky bread rolls baguette sourdough
yeast flour sugar cinnamon vanilla ginger nutmeg saffron chocolate biscuit cookie cake tart pie muffin brownie crumble gelatine
shopping groceries menu restaurant canteen bakery butcher picnic barbecue buffet catering leftovers
"""
_PEOPLE = """
family grandma grandpa mother father parents sister brother cousin uncle aunt nephew niece godchild twins neighbour friend guest
wedding engagement anniversary birthday christening funeral confirmation party invitation guestlist seating gift wishlist card
greeting speech toast genealogy ancestry diary journal memoir biography letters adoption custody divorce babysitter club
association treasurer chairman board statutes member donation fundraiser raffle tombola carnival christmas easter halloween
newyear advent fireworks parade festival brigade scouts volunteers choirbook parish community council election petition ballot
"""
_SHAPES = """
annual monthly weekly daily final finished corrected scanned signed unsigned printed paid unpaid overdue cancelled confirmed
private personal internal public secret urgent important temporary provisional preliminary complete incomplete broken repaired
upcoming quarterly autumn winter spring summer black white green blue red yellow golden
"""

WORDS = tuple(dict.fromkeys(f"{_HOME} {_WORK} {_SCHOOL} {_HOBBY} {_TRAVEL} {_BODY} {_MONEY} {_NATURE} {_TECHNOLOGY} {_FOOD} {_PEOPLE} {_SHAPES}".split()))
"""Each once."""
