"""Makes the writers of one model, and the tokens of what they are asked."""

import itertools
import json
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace

from ryxd.models.frames import Complete
from ryxd.models.worker.copying import copies_of, held
from ryxd.models.worker.forcing import common
from ryxd.models.worker.grammar import Grammars
from ryxd.models.worker.sampler import Odds
from ryxd.models.worker.search import others_of
from ryxd.models.worker.template import Template, TemplateFailed
from ryxd.models.worker.vocabulary import Vocabulary
from ryxd.models.worker.writer import Parts, Writer

_PREFIXES = 64
"""Fixed prefixes remembered, the least recently used goes first."""


class Writers:
    """Makes the writers of one model."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        template_source: str | None,
        copies: str | None = None,
        search: str | None = None,
    ) -> None:
        """`copies`, `search`: what the file says that its model copies, and how many ways it tries.

        Raises TemplateFailed for a source that is none.
        """
        self._vocabulary = vocabulary
        self._copies = copies_of(copies)
        self._template = Template(
            template_source,
            bos=vocabulary.text(vocabulary.bos),
            eos=vocabulary.text(vocabulary.eos),
            controls=vocabulary.controls,
        )
        dialect = self._template.dialect
        markers = [vocabulary.tokens(text, control=True) for text in dialect.markers]
        self._parts = Parts(
            vocabulary,
            dialect,
            Grammars(vocabulary),
            Odds(vocabulary.size),
            frozenset(tokens[0] for tokens in markers if len(tokens) == 1),
            others_of(search),
        )
        self._prefixes: OrderedDict[str, list[int]] = OrderedDict()

    @property
    def knows_tools(self) -> bool:
        """Whether the model's own template has a place for tools."""
        return self._template.knows_tools

    def prompt(self, job: Complete) -> tuple[list[int], int]:
        """The tokens of a request, and how many of the first are the same for every request of its kind.

        Those are the instructions: leading system messages and tools, as far as they never change. Raises
        TemplateFailed.
        """
        tokens = self._vocabulary.prompt(self._template.render(job.messages, job.extra, job.tools))
        return tokens, common(tokens, self._prefix(job))

    def _prefix(self, job: Complete) -> list[int]:
        system = [[*said] for said in itertools.takewhile(lambda message: message[0] == "system", job.messages)]
        if system and 0 < job.fixed < len(system[0][1]):
            system = [["system", system[0][1][: job.fixed]]]
        key = json.dumps([system, job.extra, job.tools], default=dict)
        known = self._prefixes.pop(key, None)
        if known is None:
            try:
                known = self._vocabulary.prompt(self._template.prefix(system, job.extra, job.tools))
            except TemplateFailed:
                known = []
        self._prefixes[key] = known
        if len(self._prefixes) > _PREFIXES:
            self._prefixes.popitem(last=False)
        return known

    def begin(self, job: Complete, prompt: Sequence[int]) -> Writer:
        """A writer for a request and its prompt. Raises SchemaRefused, DecodeFailed."""
        if self._copies and job.schema is not None:
            job = replace(job, schema=held(job.schema, job.messages, self._copies))
        return Writer(self._parts, job, prompt)
