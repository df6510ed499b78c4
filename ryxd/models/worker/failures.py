"""What can go wrong between us and llama.cpp."""


class LoadFailed(Exception):
    """The model can't be used here. The text says why and what to do."""

    def __init__(self, why: str, *, memory: bool = False) -> None:
        """With `memory`, it may work when some is free; without, another try would end the same."""
        super().__init__(why)
        self.memory = memory


class DecodeFailed(Exception):
    """A step failed, or gave no numbers; the text says what llama.cpp said."""


class Aborted(Exception):
    """A step was interrupted on purpose."""
