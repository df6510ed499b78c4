"""A command line as a syntax tree that bash would agree with; everything else is unclear.

The grammar (tree-sitter-bash) recovers from what it does not understand, and differs from bash in places: a tree
counts only when no byte of the line is outside of it, each word is one word for bash too, and here-documents and
continued lines, which are read before there is a grammar, are taken out first.
"""

import re
import unicodedata
from dataclasses import dataclass
from itertools import pairwise

from tree_sitter import Language, Node, Parser
from tree_sitter_bash import language

LONGEST = 10_000
"""Characters in a line that is looked at."""

_LANGUAGE = Language(language())

STATEMENTS = frozenset(
    ("program", "list", "pipeline", "command", "redirected_statement", "subshell", "compound_statement",
     "function_definition", "if_statement", "elif_clause", "else_clause", "while_statement", "for_statement",
     "c_style_for_statement", "case_statement", "case_item", "negated_command", "test_command", "do_group",
     "declaration_command", "unset_command", "variable_assignment", "variable_assignments",
     "command_substitution")
)  # fmt: skip
"""Nodes that only have whitespace between their children."""

REDIRECTS = frozenset(("file_redirect", "herestring_redirect"))
SPACED = STATEMENTS - {"variable_assignment"} | {*REDIRECTS, "array", "redirect"}
"""Nodes whose named children are words or statements, each by itself."""

HEREDOC = re.compile(r"<<(-?)[ \t]*(?:'([\w.+-]+)'|\"([\w.+-]+)\"|\\?([A-Za-z_]\w*))(?=[\s;|&)<>]|$)")
SCRIPTS = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE")
"""Whose letters look like each other's."""


class Unclear(Exception):
    """Nobody can tell what a line does, and why."""


@dataclass(frozen=True)
class Source:
    """A line without its here-documents; `bodies` are those in which the shell expands something."""

    text: str
    bodies: tuple[str, ...] = ()


def strange(line: str) -> str:
    """What in a line is not what it looks like; empty when nothing is."""
    for mark in line:
        if mark in "\n\t" or " " <= mark <= "~":
            continue
        kind = unicodedata.category(mark)
        name = unicodedata.name(mark, f"U+{ord(mark):04X}")
        if kind in {"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp", "Zs"} or unicodedata.combining(mark) > 240:
            return f"it has an invisible or controlling character in it (U+{ord(mark):04X} {name})"
        # one character that only looks like those of the shell: fullwidth, dashes, quotes, slashes
        if (
            kind != "Ll"
            and unicodedata.normalize("NFKC", mark) != mark
            and unicodedata.normalize("NFKC", mark) < "\x7f"
        ):
            return f"{mark} only looks like {unicodedata.normalize('NFKC', mark)} (U+{ord(mark):04X} {name})"
        if mark in "‐‑‒–—―−⁃∕⁄∖∣ǀ¦‖＂ʹʺ‘’‚‛“”":
            return f"{mark} only looks like a character of the shell (U+{ord(mark):04X} {name})"
    for word in re.findall(r"\w+", line):
        if not word.isascii():
            scripts = {
                first for mark in word if (first := unicodedata.name(mark, "").partition(" ")[0]) in SCRIPTS
            }
            if len(scripts) > 1:
                return f"{word} mixes letters of {' and '.join(sorted(scripts)).lower()} that look alike"
    return ""


def prepared(line: str) -> Source:
    """The line as its grammar should see it. Raises Unclear."""
    if len(line) > LONGEST:
        raise Unclear("it is too long to be looked at")
    if why := strange(line):
        raise Unclear(why)
    if "\\\n" in line:
        if re.search(r"['#]|<<", line):
            raise Unclear("a continued line in which quotes or comments make a difference")
        # an even number of backslashes is text, an odd one ends in a continuation, which bash deletes
        line = re.sub(r"(\\+)\n", lambda found: found[1][:-1] if len(found[1]) % 2 else found[0], line)
    return _without_documents(line)


def _without_documents(line: str) -> Source:
    """Take the here-documents out: where they begin and end is decided line by line, before any grammar."""
    if "<<" not in line.replace("<<<", ""):
        return Source(line)
    lines = line.split("\n")
    kept: list[str] = []
    bodies: list[str] = []
    number = 0
    before = ""
    while number < len(lines):
        text = lines[number]
        number += 1
        wanted: list[tuple[bool, bool, str]] = []

        place = 0
        out = ""
        while (at := text.find("<<", place)) >= 0:
            if text.startswith("<<<", at):
                out += text[place : at + 3]
                place = at + 3
                continue
            _plain(before + text[:at])
            found = HEREDOC.match(text, at)
            if found is None:
                raise Unclear("<< that is no plain here-document")
            expanding = found[4] is not None and "\\" not in found[0]
            wanted.append((found[1] == "-", expanding, found[2] or found[3] or found[4]))
            out += text[place:at] + "< /dev/null"
            place = found.end()
        out += text[place:]
        for tabs, expands, end in wanted:
            body: list[str] = []
            while True:
                if number == len(lines):
                    raise Unclear(f"the here-document {end} does not end")
                each = lines[number]
                number += 1
                if (each.lstrip("\t") if tabs else each) == end:
                    break
                body.append(each)
            if expands:
                bodies.append("\n".join(body))
        kept.append(out)
        before += text + "\n"
    return Source("\n".join(kept), tuple(bodies))


def _plain(prefix: str) -> None:
    """That what stands before a here-document opened no quote and no other context. Raises Unclear."""
    quote, place = "", 0
    while place < len(prefix):
        mark = prefix[place]
        if quote == "'":
            quote = "" if mark == "'" else quote
        elif mark == "\\":
            place += 1
        elif mark in "`#" or prefix.startswith(("$(", "${", "((", "[[", "$'"), place):
            raise Unclear("a here-document inside of something else")
        elif mark == quote:
            quote = ""
        elif not quote and mark in "'\"":
            quote = mark
        place += 1
    if quote:
        raise Unclear("<< inside of quotes that nobody can follow")


def parsed(text: str) -> tuple[Node, bytes]:
    """The tree of a prepared line, and its bytes. Raises Unclear."""
    data = text.encode()
    root = Parser(_LANGUAGE).parse(data).root_node
    if root.has_error or data[: root.start_byte].strip() or data[root.end_byte :].strip():
        raise Unclear("its syntax can't be followed")
    _covered(root, data)
    return root, data


def _covered(root: Node, data: bytes) -> None:
    """That there is nothing but whitespace between the parts of a statement. Raises Unclear."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if node.type in {"ERROR", "heredoc_redirect", "heredoc_body"} or node.is_missing:
            raise Unclear("its syntax can't be followed")
        children = node.children
        if node.type == "comment":
            before = data[node.start_byte - 1 : node.start_byte]
            parent = node.parent
            if before not in (b"", b" ", b"\t", b"\n", b";") or parent is None or parent.type not in STATEMENTS:
                raise Unclear("a # that may be a comment or not")
            continue
        if node.type in STATEMENTS and children:
            place = node.start_byte
            for child in children:
                if data[place : child.start_byte].strip(b" \t\n"):
                    raise Unclear("its syntax can't be followed")
                place = child.end_byte
            if data[place : node.end_byte].strip(b" \t\n"):
                raise Unclear("its syntax can't be followed")
        # where the grammar sees two words with nothing between them, bash sees one
        for one, next_one in pairwise(children):
            touching = one.end_byte == next_one.start_byte and one.is_named and next_one.is_named
            if touching and node.type in SPACED and next_one.type not in REDIRECTS:
                raise Unclear("words that may be one or two")
        waiting += children
