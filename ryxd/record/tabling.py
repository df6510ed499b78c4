"""Full transcripts as a table in a file: CSV, Parquet or JSON Lines, page by page (spec B11).

All three have the columns of `turns.COLUMNS`, in that order. The file is there when it is whole: what is written
until then is beside it, under another name, and goes when it can't be ended.
"""

import asyncio
import contextlib
import csv
import json
import os
import tempfile
from collections.abc import AsyncIterable, Callable, Sequence
from operator import attrgetter
from pathlib import Path
from typing import IO, Literal, ParamSpec, Protocol, TypeVar, get_args

from ryxd.record.turns import COLUMNS, Turn
from ryxd.wire.errors import BadRequest, Unavailable

P = ParamSpec("P")
T = TypeVar("T")

Form = Literal["csv", "parquet", "jsonl"]

NUMBERS = frozenset({"id", "number", "tokens_in", "tokens_cached", "tokens_out", "milliseconds", "at"})
"""Columns of whole numbers; the others are text."""
GROUP_ROWS, GROUP_CHARACTERS = 20_000, 16_000_000
"""A row group of Parquet: what is kept in memory until it is written."""


class Writer(Protocol):
    """Writes turns into an open file."""

    def write(self, turns: Sequence[Turn]) -> None:
        """Some more of them."""
        ...

    def end(self) -> None:
        """There are no more."""
        ...


class Csv:
    """As RFC 4180 has it, in UTF-8, with a line of names first; what is not known is empty."""

    def __init__(self, file: IO[bytes]) -> None:
        self._text = _Text(file)
        self._rows = csv.writer(self._text, lineterminator="\r\n")
        self._rows.writerow(COLUMNS)

    def write(self, turns: Sequence[Turn]) -> None:
        """Some more of them."""
        self._rows.writerows(map(_cells, turns))

    def end(self) -> None:
        """There are no more."""


class JsonLines:
    """One object a line, its keys in the order of the columns; null for what is not known."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file

    def write(self, turns: Sequence[Turn]) -> None:
        """Some more of them."""
        self._file.writelines(f"{line(turn)}\n".encode() for turn in turns)

    def end(self) -> None:
        """There are no more."""


class Parquet:
    """Columns of text and of 64-bit numbers, compressed with zstd. Needs pyarrow (the extra `export`)."""

    def __init__(self, file: IO[bytes]) -> None:
        """Raises Unavailable when pyarrow is not installed."""
        try:
            import pyarrow as pa  # type: ignore[import-untyped]  # an extra, and half a second
            from pyarrow import parquet
        except ImportError as error:
            raise Unavailable(
                "Parquet needs pyarrow, which is not installed: pip install 'ryx[export]', or export as csv"
            ) from error
        self._table = pa.Table.from_pydict
        self._schema = pa.schema(
            [
                pa.field(name, pa.int64() if name in NUMBERS else pa.string(), metadata={"description": told})
                for name, told in COLUMNS.items()
            ]
        )
        self._writer = parquet.ParquetWriter(file, self._schema, compression="zstd")
        self._waiting: list[Turn] = []
        self._size = 0

    def write(self, turns: Sequence[Turn]) -> None:
        """Some more of them."""
        self._waiting += turns
        self._size += sum(len(turn.content) + len(turn.thought) for turn in turns)
        if len(self._waiting) >= GROUP_ROWS or self._size >= GROUP_CHARACTERS:
            self._flush()

    def end(self) -> None:
        """There are no more."""
        if self._waiting:
            self._flush()
        self._writer.close()

    def _flush(self) -> None:
        columns = zip(*map(_cells, self._waiting), strict=True)
        self._writer.write_table(self._table(dict(zip(COLUMNS, columns, strict=True)), schema=self._schema))
        self._waiting, self._size = [], 0


_cells: Callable[[Turn], tuple[str | int | None, ...]] = attrgetter(*COLUMNS)
"""The cells of a row."""

WRITERS: dict[Form, Callable[[IO[bytes]], Writer]] = {"csv": Csv, "parquet": Parquet, "jsonl": JsonLines}


class _Text:
    """A file of bytes for who writes text; csv.writer asks for no more than `write`."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file

    def write(self, text: str) -> int:
        return self._file.write(text.encode())


def line(turn: Turn) -> str:
    """A turn as one line of JSON."""
    return json.dumps(dict(zip(COLUMNS, _cells(turn), strict=True)), ensure_ascii=False, separators=(",", ":"))


def form_of(path: Path) -> Form:
    """The form that a file's name asks for. Raises BadRequest."""
    ending = path.suffix.removeprefix(".").lower()
    if ending in get_args(Form):
        return ending  # type: ignore[return-value]
    raise BadRequest(f"{path.name}: name it .csv, .parquet or .jsonl, or give the format")


async def export(pages: AsyncIterable[Sequence[Turn]], path: Path, form: Form, *, replace: bool = False) -> int:
    """Write all of the turns into a file of this form, and say how many there were.

    Raises BadRequest when something is at `path` (unless `replace`) or it can't be written, Unavailable when the
    form needs what is not installed, and whatever the pages raise; then nothing is left behind.
    """
    if not replace and await asyncio.to_thread(os.path.lexists, path):
        raise BadRequest(f"{path} is there already; choose another name, or say that it may be replaced")
    count = 0
    beside: Path | None = None
    try:
        file, name = await asyncio.to_thread(_beside, path)
        beside = name
        with file:
            writer = await _done(WRITERS[form], file)
            try:
                async for page in pages:
                    await _done(writer.write, page)
                    count += len(page)
            except BaseException:
                with contextlib.suppress(Exception):  # the first error counts
                    await _done(writer.end)
                raise
            await _done(writer.end)
        await asyncio.to_thread(_into_place, name, path, replace=replace)
    except FileExistsError:
        raise BadRequest(f"{path} is there already; choose another name, or say that it may be replaced") from None
    except OSError as error:
        raise BadRequest(f"{path} can't be written: {error.strerror or error}") from error
    finally:
        if beside is not None:
            beside.unlink(missing_ok=True)
    return count


async def _done(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Work in a thread, waited for even by who is cancelled: nobody closes a file that is being written."""
    task = asyncio.create_task(asyncio.to_thread(work, *args, **kwargs))
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise


def _beside(path: Path) -> tuple[IO[bytes], Path]:
    """A new file in the same folder that only its user may read: conversations are private."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name[:100]}.", dir=path.parent)
    return os.fdopen(handle, "wb"), Path(name)


def _into_place(beside: Path, path: Path, *, replace: bool) -> None:
    with beside.open("rb") as file:
        os.fsync(file.fileno())
    if replace:
        beside.replace(path)
        return
    try:
        os.link(beside, path)  # unlike a rename, it takes nobody else's place
    except FileExistsError:
        raise
    except OSError:  # a file system without links, as on a USB stick
        if os.path.lexists(path):
            raise FileExistsError(path) from None
        beside.replace(path)
