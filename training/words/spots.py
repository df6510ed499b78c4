"""Where files are, and of when they are, in people's words."""

SPOTS = {
    "~/Downloads": {
        "en": ("Downloads|downloads|my downloads|the downloads folder|my Downloads folder|the download folder|Download",
               "Downloads|my downloads|the downloads folder|my download folder"),
        "de": ("in Downloads|in den Downloads|im Download-Ordner|im Downloadordner|in meinen Downloads|bei den Downloads|unter Downloads|im Ordner Downloads", "Downloads|meinen Downloads|dem Download-Ordner|dem Downloads-Ordner"),
    },
    "~/Documents": {
        "en": ("Documents|my documents|the documents folder|docs|my docs|documents|the Documents directory",
               "the documents folder|my documents folder|the Documents folder|my Documents directory"),
        "de": ("in Dokumente|in den Dokumenten|in meinen Dokumenten|im Dokumente-Ordner|bei den Dokumenten|unter Dokumente|im Dokumentenordner|im Ordner Dokumente", "dem Dokumente-Ordner|dem Dokumentenordner|meinem Dokumente-Ordner"),
    },
    "~/Pictures": {
        "en": ("Pictures|my pictures|the pictures folder|my photos folder|pictures|the picture folder", "the pictures folder|my pictures folder|the Pictures directory"),
        "de": ("in Bilder|in den Bildern|im Bilder-Ordner|im Bilderordner|unter Bilder|in meinen Bildern|im Ordner Bilder",
               "dem Bilder-Ordner|dem Bilderordner|meinem Bilder-Ordner"),
    },
    "~/Music": {
        "en": ("Music|my music|the music folder|my Music folder", "my music folder|the music folder|the Music directory"),
        "de": ("in Musik|im Musik-Ordner|in der Musik|im Musikordner|unter Musik|im Ordner Musik", "dem Musik-Ordner|dem Musikordner|meinem Musik-Ordner"),
    },
    "~/Videos": {
        "en": ("Videos|my videos|the videos folder|the video folder", "the videos folder|my videos folder|the Videos directory"),
        "de": ("in Videos|im Videos-Ordner|im Videoordner|unter Videos|im Ordner Videos|in den Videos", "dem Videos-Ordner|dem Videoordner|meinem Video-Ordner"),
    },
    "~/Desktop": {
        "en": ("Desktop|the desktop|my desktop|my Desktop folder", "my desktop|the desktop|Desktop"),
        "de": ("auf dem Desktop|auf dem Schreibtisch|am Desktop|am Schreibtisch|auf meinem Desktop|auf der Arbeitsfläche|aufm Desktop",
               "dem Desktop|dem Schreibtisch|Desktop|meinem Schreibtisch"),
    },
}  # fmt: skip
"""The usual folders: how one says that something is in them, and how they are called after "of" or "von"."""

HOME = {
    "en": ("my home folder|my home directory|home|~", "my home folder|home|~"),
    "de": ("im Home-Verzeichnis|in meinem Home|im Home|im persönlichen Ordner|in ~|im Heimverzeichnis",
           "dem Home-Verzeichnis|meinem Home|~"),
}  # fmt: skip

EVERYWHERE = {
    "en": "on my computer|on this computer|on my machine|anywhere|everywhere|on my disk|on this pc|on my laptop|in all my folders|somewhere",
    "de": "auf meinem Rechner|auf dem Rechner|überall|irgendwo|auf dem PC|auf dem Computer|auf der Platte|auf meinem Laptop|in allen Ordnern",
}
"""What says no more than that it is somewhere at home."""

ADVERBS = {
    "today": ("today|earlier today|this morning", "heute|heute früh|heute Morgen"),
    "yesterday": ("yesterday|yesterday evening", "gestern|gestern Abend"),
    "this_week": ("this week|earlier this week", "diese Woche|in dieser Woche"),
    "last_week": ("last week|in the last week|the week before", "letzte Woche|vorige Woche|in der letzten Woche|vergangene Woche"),
    "this_month": ("this month", "diesen Monat|in diesem Monat"),
    "last_month": ("last month|the month before", "letzten Monat|vorigen Monat|im letzten Monat"),
    "this_year": ("this year", "dieses Jahr|heuer|in diesem Jahr"),
    "last_year": ("last year|the year before", "letztes Jahr|im letzten Jahr|voriges Jahr"),
}  # fmt: skip
"""Periods as when something was done: in English, in German."""

PERIODS = {
    "today": ("today's", "from today|of today|that I made today|changed today", "von heute|vom heutigen Tag|die ich heute bearbeitet hab"),
    "yesterday": ("yesterday's", "from yesterday|of yesterday|that I saved yesterday|dated yesterday", "von gestern|die ich gestern gespeichert hab|gestern"),
    "this_week": ("this week's", "from this week|of this week|changed this week", "von dieser Woche|aus dieser Woche|diese Woche"),
    "last_week": ("last week's", "from last week|of last week|from the past week", "von letzter Woche|aus der letzten Woche|von voriger Woche|letzte Woche|der vergangenen Woche|von vergangener Woche"),
    "this_month": ("this month's", "from this month|of this month", "von diesem Monat|aus diesem Monat|diesen Monat"),
    "last_month": ("last month's", "from last month|of last month|from the past month", "vom letzten Monat|von letztem Monat|aus dem letzten Monat|letzten Monat|vom vorigen Monat|vom vergangenen Monat"),
    "this_year": ("this year's", "from this year|of this year", "von diesem Jahr|aus diesem Jahr|vom aktuellen Jahr"),
    "last_year": ("last year's", "from last year|of last year", "vom letzten Jahr|von letztem Jahr|aus dem letzten Jahr|letztes Jahr|vom vorigen Jahr"),
}  # fmt: skip
"""Periods: before the noun in English, after it in English, after it in German."""

MONTHS = (
    ("january", "January", "Januar"), ("february", "February", "Februar"), ("march", "March", "März"), ("april", "April", "April"),
    ("may", "May", "Mai"), ("june", "June", "Juni"), ("july", "July", "Juli"), ("august", "August", "August"),
    ("september", "September", "September"), ("october", "October", "Oktober"), ("november", "November", "November"),
    ("december", "December", "Dezember"),
)  # fmt: skip
