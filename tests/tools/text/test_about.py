import pytest

from ryxd.tools.text.about import about, sentences, value


@pytest.mark.parametrize(
    ("text", "asked", "found"),
    [
        ("Router 0891\nHausmeister Krause: 0871\nUschi 99", "hausmeister", ["Hausmeister Krause: 0871"]),
        ("Mon soup\nTue pie\nWed curry\nThu fish", "thursday", ["Thu fish"]),
        ("Mo Tomaten\nDi Boris\nDo Priya", "donnerstags", ["Do Priya"]),
        ("Mon soup\nTue pie", "tuesday", ["Tue pie"]),
        ("4. Bio\n20. Rest", "restmüll", ["20. Rest"]),
        ("GRUESSE an alle\nsonst nichts", "Grüße", ["GRUESSE an alle"]),
        ("leitung: Noor\nschrift: Ed", "leitet", ["leitung: Noor"]),
        ("article;left\nrake;4\ntrowel;2", "trowels", ["trowel;2"]),
        ("rake;4\nWasserhahn 2\n", "hahn", ["Wasserhahn 2"]),
        ("7:05 Ulm\n8:20 Lindau\n20:08 Kempten", "8:20", ["8:20 Lindau"]),
        ("Vitamin B 4\nVitamin D 31", "Vitamin D", ["Vitamin D 31"]),
        ("Kiste 12 Bücher\nKiste 2 Töpfe", "Kiste 2", ["Kiste 2 Töpfe"]),
        ("Kiste 12 Bücher\nKiste 3 Töpfe", "Kiste 2", []),
        ("DB_HOST=a\nDB_USER=b", "db_port", []),
        ("DB_HOST=a\nDB_PORT=b", "db_port", ["DB_PORT=b"]),
        ("12 lamps\n3 cables", "plugs", []),
        ("# 13th\nrain\n# 14th\nheron\n\n# 15th\nsun", "14th", ["# 14th", "heron"]),
        ("# Trip\n## Food\nbread\n# Home\ncat", "trip", ["# Trip", "## Food", "bread"]),
        ("[user]\nname = Ann\n\n[core]\neditor = vi", "user", ["[user]", "name = Ann"]),
        ("Ann, Tor\nBo, Sturm\nCem, Tor", "tor", ["Ann, Tor", "Cem, Tor"]),
        ("der Plan\ndie Miete ist 700", "wie hoch ist die Miete", ["die Miete ist 700"]),
        ("", "x", []),
        ("a\nb", "…", []),
    ],
)
def test_the_lines_that_say_it_are_found_however_it_is_written(text, asked, found):
    lines = text.split("\n")
    assert [lines[place] for place in about(lines, asked)] == found


def test_sentences_are_picked_out_of_a_text_and_a_date_ends_none():
    text = "Tee kommt aus China. Der Laden öffnet am 3. Mai um 9 Uhr. Kaffee gibt es auch!"
    assert sentences(text, "laden") == ["Der Laden öffnet am 3. Mai um 9 Uhr."]
    assert sentences(text, "kaffee") == ["Kaffee gibt es auch!"]
    assert sentences(text, "kakao") == []


@pytest.mark.parametrize(
    ("said", "asked", "found"),
    [
        (["door code: 4711"], "door code", "4711"),
        (["  - bins – Tuesday "], "bins", "Tuesday"),
        (["3. Rest: Montag"], "Restmüll", "Montag"),
        (['DB_PORT="8080"'], "db_port", "8080"),
        (["name = Ann"], "name", "Ann"),
        (["Huhn | gelb"], "huhn", "gelb"),
        (["8:20 bus to Kiel"], "bus", "8:20 bus to Kiel"),
        (["Anna: the bus driver"], "bus", "Anna: the bus driver"),
        (["see https://bus.example/map"], "map", "see https://bus.example/map"),
        (["Tea costs 3.40 euros."], "tea", "Tea costs 3.40 euros."),
        (["* Ann, goal", "* Cem, goal"], "goal", "Ann, goal\nCem, goal"),
        (["[user]", "name = Ann"], "user", "[user]\nname = Ann"),
    ],
)
def test_of_a_label_and_its_value_only_the_value_is_put_elsewhere(said: list[str], asked: str, found: str):
    assert value(said, asked) == found
