"""Why a job could not run; its exit code is no failure."""


class Unable(Exception):
    """The sandbox can't be had, or ended in a way that leaves nothing to say about the job.

    `part` is what is missing (bubblewrap, namespaces, …), `fix` what the user can do about it.
    """

    def __init__(self, part: str, text: str, fix: str = "") -> None:
        super().__init__(f"{text}; {fix}" if fix else text)
        self.part = part
        self.text = text
        self.fix = fix
