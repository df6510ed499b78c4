"""Work on a table that the request names: "plot sales.csv", "Durchschnitt der Spalte preis in umsatz.csv"."""

from __future__ import annotations

import re

from ryxd.engine.gate.names import file_name, path_of
from ryxd.engine.gate.text import Request, Token
from ryxd.engine.gate.verdict import JsonValue, Verdict
from ryxd.engine.gate.vocabulary import vocabulary

_TABLE = re.compile(r".*\w\.(?:csv|tsv|xlsx?|ods|parquet)", re.IGNORECASE)
_DRAWN = vocabulary("""
    plot plots chart charts graph graphs diagram diagrams histogram histograms heatmap boxplot scatterplot
    visualize visualise visualization draw plotte zeichne zeichnen visualisiere visualisieren histogramm
""")
_DRAWN_ENDS = ("diagramm", "diagramme", "grafik", "graphik", "schaubild", "kurve")
_WORKED = vocabulary("""
    analyse analyze analysis analysiere analysieren auswertung auswerten evaluate statistics statistik statistiken
    average averages mean median sum sums total totals minimum maximum min max variance deviation
    correlate correlation column columns row rows outliers outlier quantile percentile distribution group grouped
    durchschnitt durchschnittliche durchschnittlichen mittelwert mittel summe summen gesamtsumme varianz
    standardabweichung korrelation korreliere spalte spalten zeile zeilen ausreisser verteilung gruppiert
""")
_LINES = vocabulary("row rows line lines zeile zeilen")
_SOME_LINES = vocabulary("""
    first last only new next further another more bottom append onto erste ersten letzte letzten nur neu neue
    naechste weitere noch liefer zeig
""")
"""Words of lines that are read or added, and not worked on."""
_ELSE = vocabulary("""
    find search locate open show read print delete remove trash rename move copy replace create write append add
    put send mail email finde such suche oeffne zeig zeige lies loesche entferne verschiebe benenne kopiere ersetze
    schreibe schreib erstelle schick schicke sende maile
""")
"""First words that mean the file itself, unless something is drawn of it."""
_FILES = vocabulary("delete remove trash rename move copy replace loesche entferne benenne kopiere ersetze")
_SENDS = vocabulary("send mail email upload schick schicke sende maile verschicke lade")
_WRITES = vocabulary("write append add put schreibe schreib")
_MOST_WORDS = 60


def classify_data(request: Request) -> Verdict | None:
    """Return the verdict for work on tables that are named (C5, D9): what is drawn or worked out; else None."""
    if len(request.words) > _MOST_WORDS:
        return None
    tables: list[JsonValue] = [token.raw for token in request.tokens if _is_table(token)]
    if not tables:
        return None
    said = [token.word for token in request.tokens if not _is_table(token)]
    if not said or said[0] in _FILES or _SENDS.intersection(said) or _writes(request):
        return None
    if _DRAWN.intersection(said) or any(word.endswith(_DRAWN_ENDS) for word in said):
        return request.by("data", "data.chart", {"paths": tables})
    werte_aus = said[0] == "werte" and said[-1] == "aus"
    worked = _WORKED.intersection(said)
    if worked <= _LINES and _SOME_LINES.intersection(said):
        return None  # "the first 16 lines of a.csv", "a new row for a.csv: 7;x"
    if said[0] not in _ELSE and (werte_aus or worked):
        return request.by("data", "data.table", {"paths": tables})
    return None


def _is_table(token: Token) -> bool:
    return bool(_TABLE.fullmatch(token.raw)) and (file_name(token) or path_of(token)) is not None


def _writes(request: Request) -> bool:
    """Say whether the table is to be made or added to, with the words for its content."""
    words = request.words
    made = {"file", "datei", "textdatei"} & set(words[:4])
    return bool(made and request.bag & _ELSE) or words[0] in _WRITES
