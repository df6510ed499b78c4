"""ryxd/engine/gate/data: work on a named table goes to the agent for it; everything else about that file does not."""

from __future__ import annotations

import pytest

from ryxd.core.agent import AgentSpec
from ryxd.core.model import Tier
from ryxd.engine.gate import classify
from ryxd.engine.router import route

CHART = [
    ("plot sales.csv", "sales.csv"), ("please plot ~/Documents/sales.csv", "~/Documents/sales.csv"),
    ("Zeichne ein Diagramm aus X.csv", "X.csv"), ("zeichne mir ein Balkendiagramm aus umsatz.xlsx", "umsatz.xlsx"),
    ("create a chart from sales.csv", "sales.csv"), ("show me a histogram of ages.tsv", "ages.tsv"),
    ("erstelle ein Diagramm aus sales.csv", "sales.csv"), ("make a bar chart of region and price from sales.csv", "sales.csv"),
]  # fmt: skip
TABLE = [
    ("analyse X.csv", "X.csv"), ("analyze /tmp/x.parquet", "/tmp/x.parquet"), ("werte umsatz.csv aus", "umsatz.csv"),
    ("average of column price in X.csv", "X.csv"), ("what is the average price in sales.csv?", "sales.csv"),
    ("was ist der Durchschnitt der Spalte Preis in umsatz.csv", "umsatz.csv"), ("how many rows has sales.csv", "sales.csv"),
    ("wie viele Zeilen hat sales.csv", "sales.csv"), ("correlate price and count in sales.csv", "sales.csv"),
]  # fmt: skip
OTHERS = [
    ("open sales.csv", "file.open"), ("show sales.csv", "file.read"), ("delete average.csv", "file.delete"),
    ("rename total.csv to sum.csv", "file.rename"), ("copy chart.csv to Documents", "file.copy"),
    ("find the average.csv", "file.find"), ("search for mean in sales.csv", "unknown"),
    ("create a file plot.csv with the text a,b", "file.create"), ("add the total to sales.csv", "file.append"),
    ("replace sum with total in sales.csv", "file.replace"), ("awk '{sum+=$1} END {print sum}' sales.csv", "shell.command"),
    ("run python3 plot.py sales.csv", "shell.command"), ("analyse sales.csv and send it to Bob", "reasoning.task"),
    ("plot a movie", "unknown"), ("draw a chart", "unknown"), ("python: total = 3  # of sales.csv", "code.python"),
    ("what is the average of 3 and 5", "calculator"), ("don't plot sales.csv", "unknown"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "table"), CHART)
def test_a_chart_of_a_named_table_is_work_for_the_data_agent(text: str, table: str) -> None:
    found = classify(text)
    assert (found.agent, found.rule, found.slots) == ("data", "data.chart", {"paths": [table]})


@pytest.mark.parametrize(("text", "table"), TABLE)
def test_so_is_what_is_worked_out_of_it(text: str, table: str) -> None:
    found = classify(text)
    assert (found.agent, found.rule, found.slots) == ("data", "data.table", {"paths": [table]})


def test_of_several_tables_all_are_named() -> None:
    assert classify("plot a.csv and b.csv").slots == {"paths": ["a.csv", "b.csv"]}


@pytest.mark.parametrize(("text", "rule"), OTHERS)
def test_what_is_about_the_file_itself_stays_where_it_was(text: str, rule: str) -> None:
    assert classify(text).rule == rule


def test_it_takes_several_steps_and_a_larger_model_where_there_is_one() -> None:
    spec = AgentSpec("data", "data", Tier.MEDIUM, (), "")
    chosen = route(classify("plot sales.csv"), {"data": spec})
    assert (chosen.handler, chosen.spec, chosen.single, chosen.wants) == ("data", spec, False, Tier.MEDIUM)
