"""Change parts of a text file: exact text for exact text, one place or several, all or nothing."""

from collections.abc import Sequence

from pydantic import Field

from ryxd.core.effect import Effect
from ryxd.core.tool import Arguments, Permission, ToolError, ToolView, tool
from ryxd.tools.changing import Changed, Present, Rewrite, present, rewritten
from ryxd.tools.given import NamedPath, name_of
from ryxd.tools.speech import say
from ryxd.tools.text.edits import Edit, EditFailed, edited, even
from ryxd.tools.text.lines import numbered
from ryxd.tools.text.near import nearest

LONGEST = 200_000
ROOM = 3_000
"""Characters of the candidates in an error."""


class OneEdit(Arguments):
    """One replacement."""

    old_text: str = Field(
        min_length=1,
        max_length=LONGEST,
        description="text to replace, exactly as in the file, without line numbers",
    )
    new_text: str = Field(max_length=LONGEST, description="text to put there")
    replace_all: bool = Field(default=False, description="every place; otherwise there must be exactly one")


class EditFile(OneEdit):
    """One replacement in a file."""

    path: NamedPath = Field(description="text file, as in ~/Documents/notes.txt")


class MultiEdit(Arguments):
    """Several replacements in a file."""

    path: NamedPath = Field(description="text file, as in ~/Documents/notes.txt")
    edits: list[OneEdit] = Field(min_length=1, max_length=100, description="done in this order, all or none")


async def _one(args: EditFile, view: ToolView) -> Effect:
    return await (await _planned(args.path, [args], view)).effect(view)


async def _several(args: MultiEdit, view: ToolView) -> Effect:
    return await (await _planned(args.path, args.edits, view)).effect(view)


@tool(
    "replace text in a file",
    permission=Permission.CHANGE,
    groups={"file"},
    timeouts=(20.0,),
    effect=_one,
    door=True,
)
async def edit_file(args: EditFile, view: ToolView) -> Changed:
    """Replace exact text. Raises ToolError, with what comes close, where it is not there exactly once."""
    return await (await _planned(args.path, [args], view)).apply(view)


@tool(
    "make several replacements in a file, all or none",
    permission=Permission.CHANGE,
    groups={"file"},
    timeouts=(20.0,),
    effect=_several,
    door=True,
)
async def multi_edit(args: MultiEdit, view: ToolView) -> Changed:
    """Replace exact texts one after the other; where one does not fit, nothing is done. Raises ToolError."""
    return await (await _planned(args.path, args.edits, view)).apply(view)


async def _planned(path: str, edits: Sequence[OneEdit], view: ToolView) -> Rewrite:
    found = await present(path, view)
    for number, edit in enumerate(edits, start=1):
        if even(edit.old_text) == even(edit.new_text):
            which = f" {number}" if len(edits) > 1 else ""
            raise ToolError(
                say(
                    view,
                    en=f"edit{which} changes nothing: old_text and new_text are the same",
                    de=f"Änderung{which} ändert nichts: old_text und new_text sind gleich",
                )
            )
    wanted = [Edit(edit.old_text, edit.new_text, edit.replace_all) for edit in edits]

    def make(text: str) -> str:
        try:
            return edited(text, wanted)
        except EditFailed as error:
            raise _failed(error, wanted, found, view) from error

    rewrite = await rewritten(found, make, view)
    if rewrite.text == found.read.text:
        raise ToolError(
            say(
                view,
                en="together the edits change nothing; nothing was done",
                de="Zusammen ändern die Änderungen nichts; nichts wurde getan",
            )
        )
    return rewrite


def _failed(error: EditFailed, edits: Sequence[Edit], found: Present, view: ToolView) -> ToolError:
    edit, name = edits[error.index], name_of(found.path, view)
    which = say(view, en=f"edit {error.index + 1}: ", de=f"Änderung {error.index + 1}: ") if len(edits) > 1 else ""
    nothing = say(view, en="nothing was done: ", de="Nichts wurde getan: ") + which
    if error.lines:
        places = ", ".join(map(str, error.lines))
        return ToolError(
            nothing
            + say(
                view,
                en=f"old_text is in {name} {len(error.lines)} times, in lines {places}; give more of the lines "
                "around it, or replace_all",
                de=f"old_text kommt in {name} {len(error.lines)} Mal vor, in den Zeilen {places}; gib mehr "
                "Zeilen darum herum an, oder replace_all",
            ),
            report={"lines": list(error.lines)},
        )
    seen = view.files.seen(found.path)
    if seen is None or seen.digest != found.content.digest:
        # what is there is for those who read it first, and candidates would tell only a part
        return ToolError(
            nothing
            + say(
                view,
                en=f"old_text is not in {name} as it is now; read_file it first",
                de=f"old_text steht so nicht in {name}; lies es zuerst mit read_file",
            )
        )
    near = nearest(error.text, even(edit.old))
    why = {
        "numbers": say(
            view,
            en="it has the line numbers of read_file in it; leave them out",
            de="es enthält die Zeilennummern von read_file; lass sie weg",
        ),
        "escapes": say(
            view,
            en=r"it has \n, \t or \" written out; give the characters themselves",
            de=r"es enthält \n, \t oder \" ausgeschrieben; gib die Zeichen selbst an",
        ),
        "case": say(
            view, en="only upper and lower case differ", de="nur Groß- und Kleinschreibung sind verschieden"
        ),
        "blanks": say(
            view,
            en="only blanks, tabs or the indentation differ",
            de="nur Leerzeichen, Tabulatoren oder die Einrückung sind verschieden",
        ),
        "signs": say(
            view,
            en="only quotation marks, dashes or the form of letters differ",
            de="nur Anführungszeichen, Striche oder die Form von Buchstaben sind verschieden",
        ),
    }.get(near.how or "", "")
    lines = error.text.split("\n")
    shown = "\n…\n".join(numbered(lines[a - 1 : b], a, ROOM // len(near.places)).text for a, b in near.places)
    text = nothing + say(view, en=f"old_text is not in {name}", de=f"old_text steht nicht in {name}")
    text += f": {why}" if why else ""
    if shown:
        text += say(view, en=f". Closest is:\n{shown}", de=f". Am nächsten kommt:\n{shown}")
    else:
        text += say(
            view,
            en="; nothing in it comes close. read_file shows what is there",
            de="; nichts darin kommt ihm nahe. read_file zeigt, was dort steht",
        )
    return ToolError(text, report={"closest": [list(place) for place in near.places], "differs": near.how})
