"""Simple commands, assignments and redirects of a shell line, handed on with what is known of their words."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tree_sitter import Node

from ryxd.core.effect import Permission
from ryxd.tools.command.case import HARMLESS_PLACES, Case
from ryxd.tools.command.expansion import NAME, Expansion
from ryxd.tools.command.syntax import Unclear
from ryxd.tools.command.variables import DANGEROUS, HARMLESS
from ryxd.tools.command.words import Word

RESERVED = frozenset(
    "if then else elif fi do done case esac while until for select function { } ! [[ ]] in coproc".split()
)
ASSIGNS = re.compile(r"[A-Za-z_]\w*(\[.*?\])?\+?=", re.DOTALL)
NUMBER = re.compile(r"[0-9]+\Z")

Judge = Callable[[Case], None]


@dataclass
class Commands(Expansion):
    """A shell and its functions. `judge` is told of every simple command."""

    judge: Judge = field(kw_only=True)
    depth: int = field(default=0, kw_only=True)
    functions: set[str] = field(default_factory=set, kw_only=True)

    def _script(self, word: Word) -> None:
        """Follow a script that a command runs, in a shell of its own."""
        raise NotImplementedError

    def _do_declaration_command(self, node: Node) -> tuple[Path, ...] | None:
        command = self._raw(node.children[0])
        shown = [command]
        exports = command == "export"
        for child in node.named_children:
            if child.type == "variable_assignment":
                name = self._assign(child, exported=False)
                if exports and name not in HARMLESS:
                    raise Unclear(f"it sets {name} for other programs")
                self.variables.pop(name, None)
            elif child.type == "word" and re.fullmatch(r"-[aAprgf]+|-x", self._raw(child)):
                exports = exports or self._raw(child) == "-x"
            elif child.type != "variable_name":
                raise Unclear(f"{command} with words that may mean anything")
            shown.append(self._raw(child))
        self.found.commands[tuple(shown)] = None
        return self.folders

    def _do_unset_command(self, node: Node) -> tuple[Path, ...] | None:
        for child in node.named_children:
            if child.type not in {"variable_name", "word"} or not re.fullmatch(r"-[vf]|\w+", self._raw(child)):
                raise Unclear("unset of something that may run something")
            self.variables.pop(self._raw(child), None)
        self.found.commands[("unset", *(self._raw(child) for child in node.named_children))] = None
        return self.folders

    def _do_variable_assignment(self, node: Node) -> tuple[Path, ...] | None:
        self._assign(node, exported=False)
        return self.folders

    def _do_variable_assignments(self, node: Node) -> tuple[Path, ...] | None:
        return self._inner_assignments(node)

    def _inner_assignments(self, node: Node) -> tuple[Path, ...] | None:
        for child in node.named_children:
            self._assign(child, exported=False)
        return self.folders

    def _assign(self, node: Node, *, exported: bool) -> str:
        """Take an assignment in; gives the name."""
        target = node.child_by_field_name("name")
        value = node.child_by_field_name("value")
        if node.type != "variable_assignment" or target is None:
            raise Unclear("its syntax can't be followed (assignment)")
        if target.type == "subscript":
            index = target.child_by_field_name("index")
            if index is None or not NUMBER.match(self._raw(index)):
                raise Unclear("an element of an array whose index may run something")
            name = self._raw(target.child_by_field_name("name"))
        else:
            name = self._raw(target)
        word = Word("")
        if value is not None and value.type == "array":
            for child in value.named_children:
                self._word(child)
            word = Word("", exact=False, dash=True, many=True)
        elif value is not None:
            word = self._word(value)
        if exported:
            if name not in HARMLESS:
                raise Unclear(f"it sets {name} for a program, which may make it do something else")
            return name
        self._assignable(name)
        self.variables.pop(name, None)
        parent = node.parent
        plain = parent is not None and parent.type == "program" and target.type != "subscript"
        if plain and word.exact and self._once(name):
            self.variables[name] = word
        return name

    # -- simple commands

    def _do_command(self, node: Node) -> tuple[Path, ...] | None:
        return self._command(node, [])

    def _command(self, node: Node, more: Sequence[Word]) -> tuple[Path, ...] | None:
        words: list[Word] = []
        sources: list[str] = []
        set_here: list[str] = []
        for child in node.children:
            if child.type == "variable_assignment":
                self._assign(child, exported=True)
                set_here.append(self._raw(child))
            elif child.type in {"file_redirect", "herestring_redirect"}:
                extra = self._redirect(child)
                words += extra
                sources += [word.text for word in extra]
            elif child.type == "command_name":
                if len(child.children) != 1:
                    raise Unclear("its syntax can't be followed (name)")
                words.append(self._word(child.children[0]))
                sources.append(self._raw(child))
            elif child.type == "comment":
                continue
            elif child.type in {"$", "==", "=~"} and not child.is_named:
                words.append(Word(child.type) if child.type != "$" else self._dollar(child))
                sources.append(child.type)
            elif child.is_named:
                words.append(self._word(child))
                sources.append(self._raw(child))
            else:
                raise Unclear("its syntax can't be followed (command)")
        words += more
        sources += [word.text for word in more]
        if not words:
            return self.folders
        if sources[0] in RESERVED or ASSIGNS.match(sources[0]):
            raise Unclear(f"its syntax can't be followed ({sources[0]})")
        if sources[0] == "time":
            self._timed(words, sources)
        if set_here:
            self.found.commands[(*set_here, *(word.text for word in words))] = None
        before = self.folders
        self.simple(words)
        done = self.folders
        self.folders = either(before, done)
        return done

    def _dollar(self, node: Node) -> Word:
        following = self._data[node.end_byte : node.end_byte + 1]
        if following not in (b"", b" ", b"\t", b"\n", b")", b";"):
            raise Unclear("a $ that may be more than a $")
        return Word("$")

    def _timed(self, words: list[Word], sources: list[str]) -> None:
        """`time` is a word of the shell: what comes after it is read as a command from its beginning."""
        for place, source in enumerate(sources[1:3], 1):
            if source in RESERVED or ASSIGNS.match(source) or source in {"time", "("}:
                raise Unclear("time before more than a plain command")
            if source not in {"-p", "--"} and words[place].exact:
                break

    def simple(self, words: Sequence[Word]) -> None:
        """Take a simple command in, as its words."""
        if not words:
            return
        self.found.commands[tuple(word.text for word in words)] = None
        self.judge(self._case(words))

    def _case(self, words: Sequence[Word]) -> Case:
        return Case(
            words,
            self.found,
            self.folders,
            self.home,
            judge=self.simple,
            script=self._script,
            folder=self._changes_to,
            forget=self._forget,
            functions=frozenset(self.functions),
        )

    def _changes_to(self, word: Word | None) -> None:
        if word is None or not word.exact or self.folders is None:
            self.folders = None
        elif word.text.startswith("/"):
            self.folders = (Path(word.text),)
        else:
            self.folders = tuple(folder / word.text for folder in self.folders)

    def _forget(self, name: str) -> None:
        if not NAME.match(name):
            self.found.doubt(f"{name} is no plain name of a variable, and may run something")
            return
        if DANGEROUS.match(name):
            self.found.doubt(f"it sets {name}, which changes what other commands do")
        self.variables.pop(name, None)

    # -- redirects

    def _redirect(self, node: Node) -> list[Word]:
        """Take a redirect in; gives the words after its target, which are the command's."""
        if node.type == "herestring_redirect":
            words = [self._word(child) for child in node.named_children if child.type != "file_descriptor"]
            return words[1:]
        if node.type != "file_redirect":
            raise Unclear("its syntax can't be followed (redirect)")
        operator = next((child.type for child in node.children if not child.is_named), "")
        targets = [child for child in node.named_children if child.type != "file_descriptor"]
        if operator in {"<&-", ">&-"}:
            return [self._word(child) for child in targets]
        if not targets:
            raise Unclear("a redirect to nowhere")
        target, *rest = [self._word(child) for child in targets]
        if operator in {">&", "<&"} and target.exact and re.fullmatch(r"\d+-?|-", target.text):
            return rest
        self._redirected(operator, target)
        return rest

    def _redirected(self, operator: str, target: Word) -> None:
        case = self._case([Word(operator)])
        if target.start.startswith(("/dev/tcp/", "/dev/udp/")):
            self.found.commands[(operator, target.text)] = None
            self.found.add(Permission.NETWORK, f"{operator} {target.text} (network)")
            return
        if operator in {"<", "<&"}:
            if not target.exact and not target.stream and "/dev".startswith(target.start[:4]):
                self.found.doubt(f"{operator} {target.text} may be a connection to another machine")
            case.reads(target)
            return
        if operator not in {">", ">>", ">|", "&>", "&>>", ">&", "<>"}:
            raise Unclear(f"a redirect that can't be followed ({operator})")
        if target.stream or (target.exact and target.text in HARMLESS_PLACES - {"-"}):
            return
        if not target.exact:
            self.found.commands[(operator, target.text)] = None
            self.found.add(Permission.CHANGE, f"{operator} {target.text} (change)")
            self.found.doubt(f"which file {operator} {target.text} writes only comes out when it runs")
            return
        case.writes(target)
        paths = (
            [target.text]
            if self.folders is None or target.text.startswith("/")
            else [str(folder / target.text) for folder in self.folders]
        )
        for path in paths:
            self.found.commands[(operator, path)] = None


def either(*folders: tuple[Path, ...] | None) -> tuple[Path, ...] | None:
    """The folders of either way."""
    known: list[Path] = []
    for each in folders:
        if each is None:
            return None
        known += each
    return tuple(dict.fromkeys(known))
