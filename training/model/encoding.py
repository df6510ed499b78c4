"""Conversations as tokens, and which of these are learned: just as the chat template and llama.cpp have them."""

from dataclasses import dataclass

from training.model.template import TWICE
from training.model.tokeniser import ASSISTANT, END, SYSTEM, TOOL, USER, Tokeniser
from training.talk import Speaker, Talk

_MARK: dict[Speaker, str] = {"user": USER, "assistant": ASSISTANT, "tool": TOOL}


@dataclass(frozen=True)
class Encoded:
    """A conversation's tokens. `learned` are the spans (begin, end) of what the model has to write, one a turn."""

    tokens: list[int]
    learned: list[tuple[int, int]]


def encoded(talk: Talk, tokeniser: Tokeniser) -> Encoded:
    """The whole conversation."""
    tokens = [tokeniser.bos, tokeniser.control(SYSTEM), *tokeniser.encode(talk.role)]
    learned = []
    for index, (speaker, text) in enumerate(talk.turns):
        mark, said = tokeniser.control(_MARK[speaker]), tokeniser.encode(text)
        if speaker == "user" and len(text) <= TWICE:
            tokens += [mark, *said]
        tokens.append(mark)
        begin = len(tokens)
        tokens += said
        if speaker == "assistant":
            tokens.append(tokeniser.control(END))
            if index not in talk.given:
                learned.append((begin, len(tokens)))
    return Encoded(tokens, learned)
