"""The one command: `python -m training COMMAND`; each works on one folder (`--folder`, build/starter when missing)."""

import argparse
import asyncio
import itertools
import os
from pathlib import Path

from ryxd.evaluation.suites import suite_folder
from training.cases import SUITES, lines
from training.mixture import conversations
from training.model.pieces import chosen
from training.model.tokeniser import Tokeniser, trained

TOKENISER = Path(__file__).with_name("tokeniser.json")
_TALKS = 60_000
"""Conversations that the tokeniser is trained on."""


def make_tokeniser(path: Path, size: int, spaced: int, whole: int, talks: int) -> None:
    """Train the tokeniser on conversations, and store it."""
    texts = [text for talk in itertools.islice(conversations(777), talks) for text in (talk.role, *(said for _, said in talk.turns))]
    made = trained(texts, chosen(texts, whole), size=size, spaced=spaced)
    made.write(path)
    count = sum(len(made.encode(text)) for text in texts[:20_000])
    print(f"{len(made)} tokens, {count / len(texts[:20_000]):.1f} of them a turn: {path}")


def main() -> None:
    """Do one step of making the model, or all of them."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("build/starter"))
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("tokeniser", help="train the tokeniser")
    command.add_argument("--size", type=int, default=6144)
    command.add_argument("--spaced", type=int, default=1200)
    command.add_argument("--whole", type=int, default=440)
    command.add_argument("--talks", type=int, default=_TALKS)
    command = commands.add_parser("suites", help="write the suites of held-out words and phrasings")
    command.add_argument("--count", type=int, default=250)
    command = commands.add_parser("train", help="train the network, or go on with it")
    command.add_argument("--tokens", type=float, default=30e6)
    command.add_argument("--seconds", type=float, default=0.0, help="end after so many, if that is before so many tokens: where a machine is there only so long")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--width", type=int, default=320)
    command.add_argument("--layers", type=int, default=6)
    command.add_argument("--hidden", type=int, default=832)
    command.add_argument("--rate", type=float, default=0.02, help="at its highest, of the matrices")
    command.add_argument("--fall", type=float, default=0.5, help="share of the training, at its end, in which the rate falls")
    command.add_argument("--step", type=int, default=7_000, help="tokens of one update, at least")
    command.add_argument("--micro", type=int, default=4096, help="tokens that are computed at a time, at most; a GPU takes 65536")
    command.add_argument("--device", default="cpu", help="where it is computed, as torch names it: cpu or cuda")
    command.add_argument("--makers", type=int, default=1, help="processes that make conversations; a GPU learns from those of many processors")
    command.add_argument("--among", type=int, default=3, help="conversations that are made for each that is learned from: the hard ones")
    command.add_argument("--dropout", type=float, default=0.0, help="share of the channels of what a layer adds that are left out of a step")
    command.add_argument("--blind", type=float, default=0.0, help="share of the tokens that are not seen in a step")
    command.add_argument("--fused", action="store_true", help="compile it first (a minute, with a C++ compiler): a fifth faster")
    command.add_argument("--from", dest="first", type=Path, help="begin with the weights of this GGUF file of ours")
    command = commands.add_parser("export", help="write GGUF files")
    command.add_argument("--forms", default="f16,q8_0")
    command = commands.add_parser("look", help="measure by family on held-out conversations")
    command.add_argument("--count", type=int, default=4000)
    command.add_argument("--only", default="")
    command = commands.add_parser("check", help="compare the files with the training code")
    command.add_argument("--forms", default="f16,q8_0")
    command = commands.add_parser("keep", help="set the weights aside, for a later training to begin with (train --from)")
    command.add_argument("--measure", type=int, default=1500)
    command.add_argument("--with", type=Path, nargs="*", default=[], dest="others", help="weights of earlier stages to average it with")
    command = commands.add_parser("ship", help="make the file that ships, and the record of it")
    command.add_argument("--calls", type=int, default=1500)
    command.add_argument("--measure", type=int, default=4000)
    command.add_argument("--with", type=Path, nargs="*", default=[], dest="others", help="weights of earlier stages to average it with")
    command = commands.add_parser("asked", help="requests that people typed freely: how many first calls are right")
    command.add_argument("--model", type=Path, help="a GGUF file of ours; the one that ships if missing")
    command.add_argument("--wrong", action="store_true", help="and show those that are not")
    command = commands.add_parser("report", help="run suites with the file that ships, and keep the numbers")
    command.add_argument("suites", nargs="*", help="installed suites by name; all but those kept aside if missing")
    asked = parser.parse_args()
    if asked.command == "tokeniser":
        make_tokeniser(TOKENISER, asked.size, asked.spaced, asked.whole, asked.talks)
        return
    if asked.command == "suites":
        for name in SUITES:
            (suite_folder() / f"{name}.jsonl").write_text("".join(lines(name, asked.count)), "utf-8")
        return
    if asked.command == "report":
        from training.model.report import report

        print(report(asked.suites))
        return
    if asked.command == "asked":
        from ryxd.models.starter import starter
        from training.model.asking import told

        print(asyncio.run(told(asked.model or starter(), wrong=asked.wrong)))
        return
    import torch

    torch.set_num_threads(asked.threads)
    from training.model.export import export
    from training.model.measuring import SPLITS, Right, measured
    from training.model.network import loaded
    from training.model.train import CHECKPOINT, Recipe, Training

    tokeniser = Tokeniser.read(TOKENISER)
    if asked.command == "train":
        recipe = Recipe(
            tokens=int(asked.tokens), seed=asked.seed, width=asked.width, layers=asked.layers, hidden=asked.hidden,
            heads=asked.width // 64, rate=asked.rate, embedding_rate=asked.rate * 0.15, fall=asked.fall, step=asked.step, micro=asked.micro,
            among=asked.among,
            dropout=asked.dropout, blind=asked.blind, fused=asked.fused, lasts=asked.seconds,
        )  # fmt: skip
        Training(asked.folder, recipe, tokeniser, first=asked.first, device=asked.device, makers=asked.makers).run()
        return
    if asked.command == "ship":
        from training.model.shipping import ship

        print(ship(asked.folder, tokeniser, calls=asked.calls, measure=asked.measure, others=asked.others))
        return
    if asked.command == "keep":
        from training.model.shipping import keep

        print(keep(asked.folder, tokeniser, measure=asked.measure, others=asked.others))
        return
    network = loaded(torch.load(asked.folder / CHECKPOINT, map_location="cpu", weights_only=True))
    if asked.command == "export":
        for form in asked.forms.split(","):
            path = asked.folder / f"starter-{form}.gguf"
            export(network, tokeniser, path, form, {})
            print(f"{path}: {path.stat().st_size / 1e6:.1f} MB")
    elif asked.command == "check":
        from training.model.checking import answers_same, opened, tokens_same

        for form in asked.forms.split(","):
            model = opened(asked.folder / f"starter-{form}.gguf", network.shape.context)
            print(f"{form}: tokens {tokens_same(tokeniser, model, 10_000)}")
            print(f"{form}: answers {answers_same(network, tokeniser, model, 500)}")
    else:
        quick = network.to(torch.bfloat16)
        for name, split in SPLITS.items():
            right = measured(quick, tokeniser, split, asked.count, asked.only)
            print(f"\n{name}")
            for kind in sorted(right, key=lambda kind: Right.share(right[kind].first)):
                one = right[kind]
                print(f"  {kind:28} first {Right.share(one.first):6.1%} of {len(one.first):5}   later {Right.share(one.later):6.1%} of {len(one.later):5}")


if __name__ == "__main__":
    main()
