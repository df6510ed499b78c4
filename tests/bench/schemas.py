"""Does a suite of function schemas compile? python -m tests.bench.schemas SUITE [MODEL.gguf]

SUITE is the Berkeley Function-Calling Leaderboard's data: the package bfcl-eval as a wheel, or unpacked. MODEL
lends its vocabulary (one without weights will do). Each function's parameters become the schema of a call as
tools are called here; each call the suite holds for right must be accepted token by token, and what the grammar
forces on the way must be the tokens that the model's own tokenizer writes. Baselines of the same run: reading
the same schema as JSON, and llama.cpp's own conversion to GBNF.
"""

import itertools
import json
import statistics
import sys
import time
import zipfile
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from llama_cpp import llama_cpp as api
from llama_cpp.llama_grammar import json_schema_to_gbnf

from ryxd.models.starter import starter
from ryxd.models.worker.grammar import Grammars, GrammarStuck, SchemaRefused
from ryxd.models.worker.log import Log
from ryxd.models.worker.schema import reason
from ryxd.models.worker.vocabulary import Vocabulary

TYPES = {
    **dict.fromkeys(("dict", "object", "hashmap", "hash", "map"), "object"),
    **dict.fromkeys(("array", "list", "tuple", "arraylist", "queue", "set", "stack"), "array"),
    **dict.fromkeys(("integer", "int", "long", "short", "byte", "bigint"), "integer"),
    **dict.fromkeys(("number", "float", "double"), "number"),
    **dict.fromkeys(("string", "str", "char", "character", "date"), "string"),
    **dict.fromkeys(("boolean", "bool"), "boolean"),
    **dict.fromkeys(("null", "none"), "null"),
}
"""The suite's words for types are Python's, Java's and JavaScript's; what is missing here can be anything."""


def schema(of: Any) -> Any:
    """The suite's description of a value as a JSON schema: other words for types, nothing else."""
    if not isinstance(of, Mapping):
        return of
    made = {key: value for key, value in of.items() if key not in {"type", "properties", "items", "optional"}}
    if isinstance(kind := of.get("type"), str) and kind.lower() in TYPES:
        made["type"] = TYPES[kind.lower()]
    if isinstance(of.get("properties"), Mapping):
        made["properties"] = {name: schema(value) for name, value in of["properties"].items()}
        if set(of.get("required") or ()) <= set(of["properties"]):
            made.setdefault("additionalProperties", False)
    if "items" in of:
        made["items"] = schema(of["items"])
    return made


def call(function: Mapping[str, Any]) -> dict[str, Any]:
    """The schema of a call of this function."""
    return {
        "type": "object",
        "properties": {"name": {"const": function["name"]}, "arguments": schema(function["parameters"])},
        "required": ["name", "arguments"],
        "additionalProperties": False,
    }


def chosen(allowed: Any, of: Any) -> Any:
    """One value out of those that the suite allows for an argument."""
    values = [value for value in allowed if value != ""] or [""]
    wanted = {"integer": int, "number": (int, float), "string": str, "boolean": bool, "array": list, "object": dict}
    kind = wanted.get(of.get("type")) if isinstance(of, Mapping) else None
    fitting = [value for value in values if kind and isinstance(value, kind)]
    return plain((fitting or values)[0], of)


def plain(value: Any, of: Any) -> Any:
    """A value with its own alternatives chosen; its keys in the order of the schema, which the grammar fixes."""
    of = of if isinstance(of, Mapping) else {}
    if isinstance(value, list):
        return [plain(item, of.get("items")) for item in value]
    if isinstance(value, dict) and all(isinstance(item, list) for item in value.values()):
        known = of.get("properties") or {}
        order = [*(name for name in known if name in value), *(name for name in value if name not in known)]
        required = of.get("required") or ()
        return {
            name: chosen(value[name], known.get(name)) for name in order if name in required or "" not in value[name]
        }
    return value


class Suite:
    """The files of the suite."""

    def __init__(self, path: Path) -> None:
        root: Any = zipfile.Path(path) if path.is_file() else path
        self._data = next(place for place in (root / "bfcl_eval" / "data", root / "data", root) if place.is_dir())

    @staticmethod
    def _lines(file: Any) -> Iterator[dict[str, Any]]:
        text = file.read_text(encoding="utf-8")
        try:
            whole = json.loads(text)
            yield from whole if isinstance(whole, list) else [whole]
        except ValueError:
            yield from (json.loads(line) for line in text.splitlines() if line.strip())

    def functions(self) -> Iterator[tuple[str, str, dict[str, Any]]]:
        """File, id of the question, function."""
        for folder in (self._data, self._data / "multi_turn_func_doc"):
            for file in sorted((each for each in folder.iterdir() if each.name.endswith(".json")), key=lambda f: f.name):
                for entry in self._lines(file):
                    if "parameters" in entry:
                        yield file.name, "", entry
                    for function in entry.get("function") or []:
                        yield file.name, entry["id"], function

    def truths(self) -> Iterator[tuple[str, str, str, dict[str, Any]]]:
        """File, id of the question, name of the function, its arguments with what each may be."""
        for file in sorted((self._data / "possible_answer").iterdir(), key=lambda each: each.name):
            for entry in self._lines(file):
                for truth in entry.get("ground_truth") or []:
                    # several turns are written as Python, not as calls with their arguments
                    if isinstance(truth, dict):
                        yield from ((file.name, entry["id"], name, given) for name, given in truth.items())


def vocabulary(path: Path) -> Vocabulary:
    """The vocabulary of a model, without its weights."""
    api.llama_backend_init()
    params = api.llama_model_default_params()
    params.vocab_only = True
    model = api.llama_model_load_from_file(str(path).encode(), params)
    if not model:
        sys.exit(f"{path} can't be read")
    return Vocabulary(model)


def told(name: str, seconds: list[float], base: float | None = None) -> float:
    """Print a line of times; the median."""
    median = statistics.median(seconds)
    most = statistics.quantiles(seconds, n=100)[98]
    ratio = f"   {median / base:.1f} times the baseline" if base else "   (baseline)"
    print(f"{name:34} median {median * 1e3:7.3f} ms, p99 {most * 1e3:8.3f} ms{ratio}")
    return median


def main() -> None:
    """Compile, feed, print."""
    if len(sys.argv) < 2:
        print(__doc__.splitlines()[0])
        return
    log = Log()
    tokens = vocabulary(Path(sys.argv[2]) if len(sys.argv) > 2 else starter())
    grammars = Grammars(tokens)
    suite = Suite(Path(sys.argv[1]))
    failed: Counter[str] = Counter()
    times: dict[str, list[float]] = {"json.loads": [], "GBNF": [], "ours": []}
    good: dict[tuple[str, str, str], dict[str, Any]] = {}
    seen: set[str] = set()
    count = gbnf_failed = 0
    part: Counter[str] = Counter()
    for file, number, function in suite.functions():
        made = call(function)
        text = json.dumps(made)
        count += 1
        good[file, number, function["name"]] = made
        if text in seen:
            continue
        seen.add(text)
        begun = time.perf_counter()
        json.loads(text)
        times["json.loads"].append(time.perf_counter() - begun)
        begun = time.perf_counter()
        try:
            grammars.constraint(made)
            times["ours"].append(time.perf_counter() - begun)
            if (strict := grammars._matcher(made)).is_error():
                part[reason(strict.get_error())] += 1
        except SchemaRefused as error:
            failed[str(error)] += 1
        begun = time.perf_counter()
        try:
            grammar = api.llama_sampler_init_grammar(tokens.pointer, json_schema_to_gbnf(text).encode(), b"root")
        except Exception:
            grammar = None
        if grammar:
            times["GBNF"].append(time.perf_counter() - begun)
            api.llama_sampler_free(grammar)
        else:
            gbnf_failed += 1
    refused = sum(failed.values())
    print(f"{count} functions, {len(seen)} different: {len(seen) - refused} compile, {refused} do not")
    print(f"llama.cpp's GBNF: {len(seen) - gbnf_failed} convert, {gbnf_failed} do not")
    for why, times_seen in failed.most_common():
        print(f"  {times_seen:5} refused: {why}")
    for why, times_seen in part.most_common():
        print(f"  {times_seen:5} in part, checked when the answer is there: {why}")
    base = told("json.loads of the same", times["json.loads"])
    told("our grammar, compiled", times["ours"], base)
    told("llama.cpp's GBNF, compiled", times["GBNF"], base)
    _truths(suite, good, grammars, tokens)
    del log


def _truths(
    suite: Suite, known: dict[tuple[str, str, str], dict[str, Any]], grammars: Grammars, tokens: Vocabulary
) -> None:
    accepted = forced = written = split = 0
    wrong: list[str] = []
    strange: list[str] = []
    nowhere = 0
    for file, number, name, given in suite.truths():
        made = known.get((file, number, name))
        if made is None:
            nowhere += 1
            continue
        right = {"name": name, "arguments": plain(given, made["properties"]["arguments"])}
        text = json.dumps(right, ensure_ascii=False)
        constraint = grammars.constraint(made)
        if fault := constraint._check.fault(text):
            strange.append(f"{number} {fault}")
            continue
        want = tokens.tokens(text, control=False)
        at = 0
        try:
            while at < len(want):
                must = constraint.forced(want[:at])
                if must != want[at : at + len(must)]:
                    split += 1
                    must = []
                for token in must or want[at : at + 1]:
                    constraint.accept(token)
                at += len(must) or 1
                forced += len(must)
        except GrammarStuck as error:
            wrong.append(f"{number} {text} {str(error).splitlines()[0]}")
            continue
        written += len(want)
        if constraint.complete:
            accepted += 1
        else:
            wrong.append(f"{number} {text} goes on")
    print(f"right calls: {accepted} accepted, {len(wrong)} refused; {len(strange)} break the suite's own schema,")
    print(f"  {nowhere} name a function that their question has not")
    for line in itertools.islice(wrong, 20):
        print("  refused:", line[:300])
    for line in itertools.islice(strange, 5):
        print("  breaks it:", line[:160])
    share = forced / max(1, written)
    print(f"forced: {forced} of {written} tokens ({share:.0%}); {split} times in another split than the tokenizer's")


if __name__ == "__main__":
    main()
