"""Words and arithmetic of a shell line: their values as far as they are known, and what runs inside of them."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from tree_sitter import Node

from ryxd.tools.command.reading import Found
from ryxd.tools.command.syntax import Unclear
from ryxd.tools.command.variables import DANGEROUS
from ryxd.tools.command.words import Piece, Word, ansi, joined, unescaped

NAME = re.compile(r"[A-Za-z_]\w*\Z")
SAFE_EXPANSION = re.compile(
    r"\$\{(#?[A-Za-z_]\w*(\[[@*0-9]+\])?"
    r"|#?[A-Za-z_]\w*(\[[@*0-9]+\])?(:?[-+=?]|##?|%%?|//?[#%]?|\^\^?|,,?).*"
    r"|[A-Za-z_]\w*:[0-9]+(:[0-9]+)?|[0-9@*#?$!-]|#[@*]|[0-9@*](:?[-+=?]|##?|%%?|//?|\^\^?|,,?).*)\}\Z",
    re.DOTALL,
)
QUOTES = ("string", "raw_string", "ansi_c_string", "translated_string")
EXPANSIONS = frozenset(
    ("simple_expansion", "expansion", "command_substitution", "process_substitution", "arithmetic_expansion")
)


@dataclass
class Expansion:
    """What a shell knows while it expands a line: its folders, its variables, the text itself."""

    found: Found
    home: Path
    folders: tuple[Path, ...] | None
    variables: dict[str, Word] = field(default_factory=dict)
    _data: bytes = b""
    _text: str = ""

    def _sequence(self, node: Node) -> tuple[Path, ...] | None:
        """Follow the statements in a node; the shell says how."""
        raise NotImplementedError

    def _raw(self, node: Node | None) -> str:
        return "" if node is None else self._data[node.start_byte : node.end_byte].decode()

    def _assignable(self, name: str) -> None:
        if DANGEROUS.match(name):
            raise Unclear(f"it sets {name}, which changes what other commands do")

    def _once(self, name: str) -> bool:
        """Whether the line speaks of a variable in one place only, besides where it is used."""
        return len(re.findall(rf"(?<![\w$])(?<!\$\{{)(?<!\$\{{#){re.escape(name)}\b", self._text)) == 1

    def _word(self, node: Node) -> Word:
        """A word, with what runs inside of it followed too. Raises Unclear."""
        source = self._raw(node)
        if node.type == "process_substitution":
            self._substitution(node)
            return Word(source, exact=False, lead="/dev/fd/", stream=True)
        pieces = self._pieces(node)
        word = joined(pieces, source, str(self.home))
        if len(pieces) == 1 and node.type in {"simple_expansion", "expansion"}:
            value = self.variables.get(source.strip("${}"))
            if value is not None and not value.exact:
                return Word(source, exact=False, dash=value.dash, many=value.many)
        if node.type == "string" and node.named_child_count == 1:
            inner = self._raw(node.named_children[0])
            value = self.variables.get(inner.strip("${}"))
            if value is not None and not value.exact and source == f'"{inner}"':
                return Word(source, exact=False, dash=value.dash)
        return word

    def _pieces(self, node: Node) -> list[Piece]:
        kind = node.type
        if kind in {"word", "number", "variable_name", "special_variable_name", "test_operator"}:
            return [self._bare(self._raw(node))]
        if kind == "raw_string":
            return [Piece(self._raw(node)[1:-1], quoted=True)]
        if kind == "ansi_c_string":
            return [Piece(ansi(self._raw(node)[2:-1]), quoted=True)]
        if kind == "string":
            return self._string(node)
        if kind == "concatenation":
            return self._concatenation(node)
        if kind == "brace_expression":
            return [Piece(self._raw(node))]
        if kind in {"simple_expansion", "expansion", "arithmetic_expansion", "command_substitution"}:
            return [self._expansion(node, quoted=False)]
        raise Unclear(f"a word that can't be followed ({kind.replace('_', ' ')})")

    def _bare(self, raw: str) -> Piece:
        plain = unescaped(raw, quoted=False)
        if plain is None:
            raise Unclear(f"{raw[:40]} is no plain word")
        return Piece(plain[0], escaped=plain[1])

    def _concatenation(self, node: Node) -> list[Piece]:
        pieces: list[Piece] = []
        place = node.start_byte
        for child in node.children:
            if child.start_byte != place:
                raise Unclear("words that may be one or two")
            place = child.end_byte
            if child.is_named:
                pieces += self._pieces(child)
            elif child.type == "$":
                following = self._data[child.end_byte : child.end_byte + 1]
                if following not in (b"", b" ", b"\t", b"\n", b"/", b".", b",", b")", b";", b"|", b"&"):
                    raise Unclear("a $ that may be more than a $")
                pieces.append(Piece("$", quoted=True))
            elif child.type == "``":
                continue
            else:
                raise Unclear(f"a word that can't be followed ({child.type})")
        if place != node.end_byte:
            raise Unclear("words that may be one or two")
        return pieces

    def _string(self, node: Node) -> list[Piece]:
        """A string in double quotes. Text is what lies between its expansions: the grammar leaves blanks out."""
        inner = [child for child in node.children if child.type in EXPANSIONS]
        place, end = node.start_byte + 1, node.end_byte - 1
        pieces: list[Piece] = [Piece("", quoted=True)]
        for child in [*inner, None]:
            stop = end if child is None else child.start_byte
            raw = self._data[place:stop].decode()
            plain = unescaped(raw, quoted=True)
            if plain is None:
                raise Unclear("a string that can't be followed")
            if plain[0]:
                pieces.append(Piece(plain[0], quoted=True))
            if child is not None:
                pieces.append(self._expansion(child, quoted=True))
                place = child.end_byte
        return pieces

    def _expansion(self, node: Node, *, quoted: bool) -> Piece:
        """The value of an expansion as far as it is known; what runs inside of it is followed."""
        source = self._raw(node)
        if node.type in {"command_substitution", "process_substitution"}:
            self._substitution(node)
            return Piece(None, quoted=quoted)
        if node.type == "arithmetic_expansion":
            self._numbers(node)
            return Piece(None, quoted=True)
        if node.type == "simple_expansion":
            return self._variable(source[1:], quoted=quoted)
        if not SAFE_EXPANSION.match(source):
            raise Unclear(f"{source[:40]} may run something")
        if "=" in source and (found := re.match(r"\$\{([A-Za-z_]\w*):?=", source)):
            self._assignable(found[1])
            self.variables.pop(found[1], None)
        if found := re.fullmatch(r"\$\{([A-Za-z_]\w*)\}", source):
            return self._variable(found[1], quoted=quoted)
        for child in node.named_children:
            if child.type in {"variable_name", "special_variable_name", "subscript", "number"}:
                continue
            if child.type in {"regex", "extglob_pattern"}:
                self._pattern(child)
            elif child.type in {"word", "concatenation", *QUOTES, *EXPANSIONS}:
                self._loose(child)
            else:
                raise Unclear(f"{source[:40]} can't be followed")
        self._gaps(node)
        return Piece(None, quoted=quoted)

    def _loose(self, node: Node) -> None:
        """A word inside ${…}, where blanks are part of it."""
        if node.type == "word":
            if re.search(r"[$`]|[<>]\(", self._raw(node)):
                raise Unclear("an expansion that can't be followed")
            return
        if node.type in EXPANSIONS:
            self._expansion(node, quoted=True)
            return
        if node.type == "concatenation":
            for child in node.named_children:
                self._loose(child)
            return
        if node.type == "string":
            self._string(node)

    def _gaps(self, node: Node) -> None:
        """That nothing that the shell would run hides between the parts of ${…}."""
        place = node.start_byte
        for child in [*node.children, None]:
            stop = node.end_byte if child is None else child.start_byte
            if re.search(rb"[$`\"']|[<>]\(", self._data[place:stop]):
                raise Unclear("an expansion that can't be followed")
            place = stop if child is None else child.end_byte

    def _variable(self, name: str, *, quoted: bool) -> Piece:
        value = self.variables.get(name)
        if value is not None and value.exact and (quoted or re.fullmatch(r"[^\s*?\[\]\\]+", value.text)):
            return Piece(value.text, quoted=True)
        if value is not None and not value.exact:
            return Piece(None, quoted=quoted, dash=value.dash)
        if name == "HOME":
            return Piece(str(self.home), quoted=True)
        if name == "PWD" and self.folders is not None and len(self.folders) == 1:
            return Piece(str(self.folders[0]), quoted=True)
        if name in {"?", "#", "$", "!", "PPID", "UID", "EUID", "RANDOM", "SECONDS", "LINENO"}:
            return Piece(None, quoted=True, dash=False)
        return Piece(None, quoted=quoted)

    def _substitution(self, node: Node) -> None:
        source = self._raw(node)
        if source.startswith("`") and ("\\" in source or source.count("`") != 2):
            raise Unclear("backticks with backslashes or others inside of them")
        folders, variables = self.folders, dict(self.variables)
        self._sequence(node)
        self.folders, self.variables = folders, variables

    def _pattern(self, node: Node) -> None:
        """A pattern: text, with what runs inside of it followed. Raises Unclear where something may hide."""
        expansions = [child for child in node.children if child.type in EXPANSIONS]
        if node.type in EXPANSIONS:
            self._expansion(node, quoted=True)
            return
        if node.type == "string":
            self._string(node)
            return
        if node.type in {"raw_string", "ansi_c_string"}:
            return
        if node.type == "concatenation":
            for child in node.named_children:
                self._pattern(child)
            return
        place = node.start_byte
        for inner in (*expansions, None):
            stop = node.end_byte if inner is None else inner.start_byte
            if re.search(rb"`|\$[({\w]|[<>]\(", self._data[place:stop]):
                raise Unclear("a pattern that may run something")
            if inner is not None:
                self._expansion(inner, quoted=True)
                place = inner.end_byte

    def _numbers(self, node: Node) -> None:
        """Arithmetic. A variable in it is computed in turn, and a value like a[$(…)] runs: only numbers pass."""
        waiting = [node]
        while waiting:
            each = waiting.pop()
            if each.type in {"command_substitution", "process_substitution", "subscript", "string", "raw_string",
                             "ansi_c_string", "expansion", "concatenation", "ERROR"}:  # fmt: skip
                raise Unclear("arithmetic with something in it that may run something")
            if each.type in {"variable_name", "word", "number"}:
                self._number(self._raw(each))
            waiting += [child for child in each.children if child.is_named]

    def _number(self, text: str) -> None:
        if re.fullmatch(r"[0-9][0-9#xXa-fA-F]*|[?#$!]", text):
            return
        if re.fullmatch(r"-?[0-9]+", text):
            return
        known = self.variables.get(text)
        if known is not None and known.exact and re.fullmatch(r"-?[0-9]+", known.text):
            return
        if NAME.match(text) and self._counts(text):
            return
        raise Unclear(f"arithmetic with {text[:40]}, whose value is not known and may run something")

    def _counts(self, name: str) -> bool:
        """Whether the line itself sets a variable, and to numbers only."""
        if DANGEROUS.match(name):
            return False
        values = re.findall(rf"(?<![\w$.-]){re.escape(name)}\s*([-+*/%]?=)(?!=)\s*([^\s;)]*)", self._text)
        if not values or re.search(
            rf"\b(read|for|in|printf|mapfile|readarray|getopts|let|select)\b[^;\n]*\b{name}\b[^(]",
            self._text.replace("for ((", "(("),
        ):
            return False
        return all(
            re.fullmatch(r"-?[0-9]+|\$\(\([\w\s+*/%-]*\)\)|\$\(\([\w\s+*/%-]*", value) for _, value in values
        )
