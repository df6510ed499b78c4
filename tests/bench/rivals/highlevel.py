"""llama-cpp-python's high-level class as a program: MODEL CONTEXT THREADS; a call a line in, an answer a line out."""

import json
import os
import sys
import time

from llama_cpp import Llama

from tests.bench.rivals.work import MIN_P, TOP_K, TOP_P, Ask, chatml


def main() -> None:
    path, context, threads = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    # whatever llama.cpp prints on standard output is no answer
    out = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)
    llama = Llama(path, n_ctx=context, n_threads=threads, n_threads_batch=threads, flash_attn=True, verbose=False)
    print("ready", file=out)
    for line in sys.stdin:
        ask = Ask(**json.loads(line))
        prompt = llama.tokenize(chatml(ask.system, ask.user).encode(), add_bos=False, special=True)
        held = llama._input_ids.tolist()
        same = next((i for i, pair in enumerate(zip(held, prompt, strict=False)) if pair[0] != pair[1]), len(held))
        begun, first, end = time.perf_counter(), 0.0, None
        for part in llama(
            prompt, max_tokens=ask.tokens, temperature=ask.temperature, top_k=TOP_K, top_p=TOP_P, min_p=MIN_P,
            repeat_penalty=1.0, stream=True,
        ):  # fmt: skip
            first = first or time.perf_counter() - begun
            end = part["choices"][0]["finish_reason"]
        written = ask.tokens if end == "length" else 0
        evaluated = len(prompt) - min(same, len(prompt) - 1)
        print(json.dumps({"tokens": written, "evaluated": evaluated, "first": first}), file=out)


if __name__ == "__main__":
    main()
