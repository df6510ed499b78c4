"""Words that exist: what files and notes are about, where they are, what they are called."""

from training.words import english, german, invented, places
from training.words.listed import words

_BOTH = (*invented.WORDS, *places.WORDS, *words("places"))
EN = list(dict.fromkeys((*english.WORDS, *words("english"), *_BOTH)))
DE = list(dict.fromkeys((*german.WORDS, *words("german"), *_BOTH)))
NOUNS = {"en": EN, "de": DE}

_FREQUENCY = {
    14: "pdf txt",
    8: "md docx jpg",
    5: "png odt xlsx mp3 zip csv py",
    3: "doc jpeg mp4 ods pptx html json sh log conf",
    2: "gif svg mkv tar.gz toml yaml css js ini tex epub flac wav webp heic key xml ics eml mov bak",
    1: "xls ppt odp rtf iso sql rs c h cpp go lua java ts rb php kt tsv bib avi webm ogg m4a opus bmp tiff psd xcf kra blend stl gcode "
       "rar 7z tar xz gpx kml vcf srt ttf otf deb AppImage desktop service env lock patch diff ipynb org rst yml cfg dat db sqlite "
       "PDF JPG PNG TXT MP4 mobi djvu ps eps xopp drawio sav bin img old orig tmp part torrent asc gpg pem nix vim zsh",
}  # fmt: skip
EXTENSIONS = [ending for often, endings in _FREQUENCY.items() for ending in endings.split() for _ in range(often)]
"""Those that come often stand here often."""

FOLDERS = (
    *["~/Documents", "~/Downloads", "~/Pictures", "~/Desktop"] * 3,
    *["~/Music", "~/Videos", "~/Dokumente", "~/Bilder"] * 2,
    *"Documents Downloads Pictures Desktop Dokumente Bilder ~/Musik ~/Schreibtisch ~/Notes ~/Notizen ~/notes ~/Templates".split(),
    *"~/Public ~/Work ~/Arbeit ~/Privat ~/Uni ~/Schule ~/Fotos ~/Scans ~/Backup ~/Backups ~/Archiv ~/Nextcloud ~/Dropbox".split(),
    *"~/Sync ~/tmp ~/bin ~/Steuer ~/Rechnungen ~/Rezepte ~/Books ~/Games ~/Sites ~/Vorlagen ~/.config ~/.local/share".split(),
    *"~/Documents/Work ~/Documents/2025 ~/Documents/Steuer ~/Pictures/Screenshots ~/Pictures/Wallpapers ~/Downloads/alt".split(),
    *"~/Dokumente/Verträge ~/Dokumente/Bewerbungen ~/Bilder/Urlaub ~/Music/Playlists ~/Videos/Filme /tmp /srv/daten".split(),
)
"""Where things are; common ones come often."""
