"""A way of working that is code: two agents answer the same, and a third has the last word."""

from contextlib import suppress

from ryxd.core.company import Task
from ryxd.core.dumb import Kind, Means
from ryxd.core.fence import fenced
from ryxd.core.tool import ToolError

# After a crash this runs again and finds what its agents and actions did. So whatever it decides by has to come
# from them: no clock, no random number, nothing that is read from the disk here. While it computes, ryxd waits.


class Mine:
    """Is made anew for each response; what stays are its agents."""

    def __init__(self, means: Means) -> None:
        self._means = means
        self.partial = False  # True: something is missing in the last answer, which says what

    async def response(self, text: str) -> str:
        """Answer what it is told. Raises ToolError where there is no answer."""
        company = self._means.view.company
        if company is None:
            raise ToolError("this needs agents of its own, and may have none here")
        names = ["one", "other"]
        try:
            answers = await company.fan_out([Task(name, "Answer in one sentence.", text) for name in names])
            if not any(answer.ok for answer in answers):
                raise ToolError("neither of them had an answer")
            self.partial = not all(answer.ok for answer in answers)
            heard = "\n".join(fenced(answer.name, answer.text) for answer in answers)  # data, no orders
            last = await company.task(Task("last", "Decide who is right.", f"{text}\n\n{heard}"))
        finally:
            for name in [*names, "last"]:
                with suppress(ToolError):  # it may not have come to be
                    await company.terminate(name)
        if last is None or not last.ok:
            raise ToolError("there was no last word")
        return last.text


AGENT = Kind(
    name="MY_NAME",
    description="two agents answer, and a third has the last word",
    tools=(),
    make=Mine,
    pattern=True,
)
