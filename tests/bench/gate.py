"""How well and how fast does the gate sort requests that nobody here wrote? (SPEC C1)

    python tests/bench/gate.py [DATA.jsonl]

Data: one JSON object a line with text, intent, lang, source (default: $RYX_REQUESTS, else
../shared/data/requests/outside.jsonl beside the checkout). It measures and asserts nothing; exit code 0 always.

What counts as wanted TRIVIAL: a request that one of the gate's direct tools answers. CLINC150 time, date,
timezone (the clock's answer names the zone), calculator, change_volume, next_song, what_song; Home Assistant
HassGetCurrentTime, HassGetCurrentDate, HassSetVolume and HassMedia*, with or without a room or player named
(counted apart below: a desktop has one sink, the name stays a slot). Everything else that is TRIVIAL is a
false hit, CLINC's play_music too, although "play music" would not hurt, and the two of its out-of-scope
requests that ask for the wireless network, although they are answered.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from ryxd.engine.gate.classify import classify  # noqa: E402
from ryxd.engine.gate.verdict import Level, Verdict  # noqa: E402

WANTED = {"time", "date", "timezone", "calculator", "change_volume", "next_song", "what_song"}
WANTED_PREFIXES = ("HassMedia", "HassSetVolume", "HassGetCurrent")
CLOCK = {"time", "date", "HassGetCurrentTime", "HassGetCurrentDate"}
SMALL_TALK = {
    "greeting", "goodbye", "thank_you", "yes", "no", "maybe", "are_you_a_bot", "do_you_have_pets", "how_old_are_you",
    "meaning_of_life", "tell_joke", "fun_fact", "what_are_your_hobbies", "what_can_i_ask_you", "what_is_your_name",
    "where_are_you_from", "who_do_you_work_for", "who_made_you", "flip_coin", "roll_dice", "repeat", "HassNevermind",
}  # fmt: skip
SHELL = "shell_one_liner"
NAMED = (" tv", "tv ", "wohnzimmer", "living room")
SMALL_JSON = '{"text": "what time is it in tokyo", "lang": "en"}'
Row = dict[str, str]


def main(arguments: list[str]) -> int:
    default = os.environ.get("RYX_REQUESTS") or ROOT.parent / "shared/data/requests/outside.jsonl"
    path = Path(arguments[0] if arguments else default)
    if not path.is_file():
        print(f"no data at {path}: give a path, or set RYX_REQUESTS; nothing was measured")
        return 0
    rows: list[Row] = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    verdicts = [classify(row["text"]) for row in rows]
    pairs = list(zip(rows, verdicts, strict=True))
    print(f"{len(rows)} requests from {path}\n")
    trivial(pairs)
    false_hits(pairs)
    one_liners(pairs)
    large(pairs)
    timing([row["text"] for row in rows])
    return 0


def wanted(intent: str) -> bool:
    return intent in WANTED or intent.startswith(WANTED_PREFIXES)


def trivial(pairs: list[tuple[Row, Verdict]]) -> None:
    print("Found TRIVIAL of the requests that a direct tool answers (want >= 90 % in each language)")
    classes = [pair for pair in pairs if wanted(pair[0]["intent"])]
    for language in ("de", "en"):
        mine = [pair for pair in classes if pair[0]["lang"] == language]
        for intent in sorted({row["intent"] for row, _ in mine}):
            line(f"{language} {intent}", (pair for pair in mine if pair[0]["intent"] == intent), is_trivial)
        line(f"{language} ALL", mine, is_trivial)
        plain = [pair for pair in mine if not any(name in f" {pair[0]['text'].lower()} " for name in NAMED)]
        line(f"{language} all without a room or player named", plain, is_trivial)
        clock = [pair for pair in mine if pair[0]["intent"] in CLOCK]
        published = {"de": "3.8 %", "en": "25.0 %"}[language]
        line(f"{language} time and date", clock, is_trivial, f"published gate: {published} on Home Assistant's")
    print()


def false_hits(pairs: list[tuple[Row, Verdict]]) -> None:
    print("False TRIVIAL on everything else (want <= 1 %; published gate: 0.5 to 0.8 % on CLINC)")
    others = [pair for pair in pairs if not wanted(pair[0]["intent"])]
    for language in ("de", "en"):
        line(f"{language} everything else", (pair for pair in others if pair[0]["lang"] == language), is_trivial)
    print()


def one_liners(pairs: list[tuple[Row, Verdict]]) -> None:
    print("Shell one-liners (want >= 80 % SIMPLE)")
    shell = [pair for pair in pairs if pair[0]["intent"] == SHELL]
    line("SIMPLE", shell, lambda verdict: verdict.level is Level.SIMPLE, "published gate: 4.0 %")
    line("SIMPLE by a rule", shell, lambda verdict: verdict.level is Level.SIMPLE and verdict.rule != "unknown")
    line('SIMPLE by the "unknown" default', shell, lambda verdict: verdict.rule == "unknown")
    for rule, count in Counter(verdict.rule for _, verdict in shell).most_common():
        print(f"    {rule:<28}{count:>6}")
    print()


def large(pairs: list[tuple[Row, Verdict]]) -> None:
    print("Would wake the large model: MODERATE or COMPLEX (want <= 5 %)")
    line(
        "shell one-liners",
        (pair for pair in pairs if pair[0]["intent"] == SHELL),
        wakes,
        "published gate: 94 % MODERATE, 1.7 % COMPLEX",
    )
    line(
        "small talk",
        (pair for pair in pairs if pair[0]["intent"] in SMALL_TALK),
        wakes,
        "published gate, CLINC without its time, date and out-of-scope: 98.2 %",
    )
    line("everything", pairs, wakes)
    print(f"    small talk: {', '.join(sorted(SMALL_TALK))}\n")


def timing(texts: list[str]) -> None:
    """Time every request warm, best of three; the baseline is one json.loads of a small request in the same run."""
    taken = [min(clocked(lambda text=text: classify(text)) for _ in range(3)) for text in texts]
    baseline = statistics.median(clocked(lambda: json.loads(SMALL_JSON)) for _ in range(5_000))
    median = statistics.median(taken)
    p99 = statistics.quantiles(taken, n=100)[98]
    print(f"Time a request: median {median:.1f} us, p99 {p99:.1f} us, worst {max(taken):.1f} us")
    print(
        f"  baseline, one json.loads of a small request: {baseline:.2f} us; ratio of the medians {median / baseline:.1f}"
    )


def clocked(work: object) -> float:
    assert callable(work)
    start = time.perf_counter_ns()
    work()
    return (time.perf_counter_ns() - start) / 1_000


def is_trivial(verdict: Verdict) -> bool:
    return verdict.level is Level.TRIVIAL


def wakes(verdict: Verdict) -> bool:
    return verdict.level in {Level.MODERATE, Level.COMPLEX}


def line(name: str, pairs: Iterable[tuple[Row, Verdict]], hit: object, note: str = "") -> None:
    assert callable(hit)
    found = [bool(hit(verdict)) for _, verdict in pairs]
    share = f"{100 * sum(found) / len(found):6.1f} %" if found else "     - "
    print(f"  {name:<46}{sum(found):>6} /{len(found):>5} {share}  {note}".rstrip())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
