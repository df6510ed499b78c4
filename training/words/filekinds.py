"""Kinds of files: their extension, and what people call one and many of them."""

import re
from typing import NamedTuple


class Kind(NamedTuple):
    """One kind; the names by language, parted by bars."""

    extension: str
    one_en: str
    many_en: str
    one_de: str
    many_de: str

    def one(self, *, german: bool) -> list[str]:
        """What one of them is called."""
        return (self.one_de if german else self.one_en).split("|")

    def many(self, *, german: bool) -> list[str]:
        """What many of them are called."""
        return (self.many_de if german else self.many_en).split("|")


KINDS = (
    Kind("pdf", "pdf|PDF|pdf file|PDF document", "pdfs|PDFs|pdf files|PDF documents", "PDF|pdf|PDF-Datei|PDF-Dokument|pdf datei",
         "PDFs|pdfs|PDF-Dateien|PDF-Dokumente|pdf dateien"),
    Kind("docx", "Word document|word file|docx|word doc", "Word documents|word files|docx files|word docs",
         "Word-Datei|Word-Dokument|Worddatei|docx|word dokument", "Word-Dokumente|Word-Dateien|Worddateien|word dokumente|docx-Dateien"),
    Kind("jpg", "photo|picture|image|jpg|pic|jpg file", "photos|pictures|images|jpgs|pics|jpg files",
         "Foto|Bild|jpg|JPG-Datei|foto|bild", "Fotos|Bilder|fotos|bilder|JPGs|jpg-Dateien"),
    Kind("xlsx", "spreadsheet|Excel file|excel sheet|xlsx", "spreadsheets|Excel files|excel sheets|xlsx files",
         "Excel-Datei|Excel-Tabelle|Tabelle|Exceldatei|xlsx|excel liste", "Excel-Dateien|Tabellen|Excel-Tabellen|Exceldateien|excel listen"),
    Kind("mp3", "song|mp3|music file|track", "songs|mp3s|music files|tracks|music", "Lied|Song|mp3|Musikdatei|MP3-Datei",
         "Lieder|Songs|mp3s|Musikdateien|MP3s|Musik"),
    Kind("mp4", "video|movie|mp4|clip|film", "videos|movies|mp4s|clips|video files", "Video|Film|mp4|Videodatei|Clip",
         "Videos|Filme|mp4s|Videodateien|Clips"),
    Kind("py", "Python script|python file|py file|.py file", "Python scripts|python files|py files|.py files",
         "Python-Skript|Python-Datei|py-Datei|Pythonskript", "Python-Skripte|Python-Dateien|py-Dateien|python skripte"),
    Kind("txt", "text file|txt|txt file", "text files|txts|txt files|.txt files", "Textdatei|txt|txt-Datei|Text-Datei",
         "Textdateien|txt-Dateien|Text-Dateien|txts"),
    Kind("pptx", "presentation|PowerPoint|slide deck|pptx", "presentations|PowerPoints|slides|slide decks|pptx files",
         "Präsentation|PowerPoint|Powerpoint-Datei|pptx", "Präsentationen|PowerPoints|Folien|Powerpoint-Dateien"),
    Kind("zip", "zip|zip file|zip archive|archive", "zips|zip files|zip archives|archives", "ZIP|Zip-Datei|zip|Archiv|ZIP-Archiv",
         "ZIPs|Zip-Dateien|zips|Archive|ZIP-Archive"),
    Kind("png", "png|png file|PNG image", "pngs|png files|PNG images", "PNG|png|PNG-Datei", "PNGs|pngs|PNG-Dateien"),
    Kind("csv", "csv|csv file|CSV", "csvs|csv files|CSV files", "CSV|csv|CSV-Datei", "CSVs|csvs|CSV-Dateien"),
    Kind("md", "markdown file|md file|.md", "markdown files|md files|.md files", "Markdown-Datei|md-Datei", "Markdown-Dateien|md-Dateien"),
    Kind("sh", "shell script|bash script|sh file", "shell scripts|bash scripts|sh files", "Shell-Skript|Bash-Skript|sh-Datei",
         "Shell-Skripte|Bash-Skripte|sh-Dateien"),
    Kind("epub", "ebook|epub|e-book", "ebooks|epubs|e-books", "E-Book|epub|Ebook", "E-Books|epubs|Ebooks"),
)  # fmt: skip

LOOSE = re.compile(
    r"(?:das |die |den )?(?:photo|picture|image|pic|foto|bild(?:er)?|song|track|music|lied(?:er)?|musik|video|movie|clip|film(?:e)?"
    r"|spreadsheet|tabelle|presentation|slide|slide deck|präsentation(?:en)?|folie)[sn]?", re.IGNORECASE,
)
"""What kinds are called that have files of several endings: with a word of the name that is searched for, and any of them is meant."""

COMMON = (0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 7, 8, 9, 10, 11, 12, 13, 14)
"""Which of them people ask for, by how often they do."""

TYPES = {
    "pdf": "application/pdf", "txt": "text/plain", "md": "text/markdown", "png": "image/png", "jpg": "image/jpeg",
    "jpeg": "image/jpeg", "gif": "image/gif", "svg": "image/svg+xml", "mp3": "audio/mpeg", "mp4": "video/mp4",
    "mkv": "video/x-matroska", "zip": "application/zip", "py": "text/x-python", "sh": "application/x-sh",
    "json": "application/json", "html": "text/html", "css": "text/css", "csv": "text/csv", "epub": "application/epub+zip",
    "flac": "audio/flac", "wav": "audio/x-wav", "iso": "application/x-iso9660-image", "tar.gz": "application/gzip",
    "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "xml": "application/xml",
    "odt": "application/vnd.oasis.opendocument.text", "webp": "image/webp", "log": "text/plain", "yaml": "application/yaml",
}  # fmt: skip
"""MIME types by extension; what is missing is octet-stream."""
