"""What a shell script would run: its tree walked, statement by statement."""

import re
from pathlib import Path

from tree_sitter import Node

from ryxd.tools.command.commands import Commands, either
from ryxd.tools.command.expansion import EXPANSIONS, QUOTES
from ryxd.tools.command.syntax import Source, Unclear, parsed, prepared
from ryxd.tools.command.words import Word

DEEPEST = 8
"""Scripts inside scripts, functions and substitutions that are followed."""

ARITHMETIC = re.compile(r"-(eq|ne|lt|le|gt|ge)\Z")


class Shell(Commands):
    """One shell: its statements, in their order, with the folder that each is in."""

    def run(self, line: str) -> None:
        """Follow a script. What can't be followed is said to be unclear."""
        if self.depth > DEEPEST:
            self.found.doubt("it is nested too deeply")
            return
        try:
            source = prepared(line)
            self._source(source)
        except Unclear as unclear:
            self.found.doubt(str(unclear))

    def _source(self, source: Source) -> None:
        root, self._data = parsed(source.text)
        self._text = source.text
        self._defined(root)
        self._sequence(root)
        for body in source.bodies:
            self._document(body)

    def _document(self, body: str) -> None:
        """Here-documents expand as strings in double quotes do, but that a quote in them is a quote."""
        if not re.search(r"[$`]", body):
            return
        if '"' in body and re.search(r"\$[({]|`", body):
            raise Unclear("a here-document that runs something and has quotes in it")
        text = ': "' + body.replace('"', '\\"') + '"'
        inner = Shell(
            self.found,
            self.home,
            self.folders,
            dict(self.variables),
            judge=self.judge,
            depth=self.depth,
            functions=self.functions,
        )
        root, inner._data = parsed(text)
        inner._text = text
        inner._sequence(root)

    def _defined(self, root: Node) -> None:
        """Functions of the line; one that goes by another command's name is nothing anybody should trust."""
        waiting = [root]
        while waiting:
            node = waiting.pop()
            if node.type == "function_definition":
                name = self._raw(node.child_by_field_name("name"))
                self.functions.add(name)
            waiting += node.named_children

    # -- statements; each gives the folders that the shell is in if it succeeded

    def _sequence(self, node: Node) -> tuple[Path, ...] | None:
        done = self.folders
        for child in node.named_children:
            done = self._statement(child)
        return done

    def _statement(self, node: Node) -> tuple[Path, ...] | None:
        kind = node.type
        handler = getattr(self, f"_do_{kind}", None)
        if handler is None:
            self.found.doubt(f"its syntax can't be followed ({kind.replace('_', ' ')})")
            return self.folders
        try:
            done: tuple[Path, ...] | None = handler(node)
        except Unclear as unclear:
            # the rest is looked at all the same: a rule that denies one of its commands still holds
            self.found.doubt(str(unclear))
            return self.folders
        return done

    def _do_comment(self, _: Node) -> tuple[Path, ...] | None:
        return self.folders

    def _do_list(self, node: Node) -> tuple[Path, ...] | None:
        children = [child for child in node.children if child.type not in {";", "\n", "comment"}]
        if len(children) != 3:
            return self._sequence(node)
        left, operator, right = children
        before = self.folders
        done = self._statement(left)
        after = self.folders
        if operator.type == "&&":
            self.folders = done
        done = self._statement(right)
        self.folders = either(after, self.folders, before)
        return done if operator.type == "&&" else self.folders

    def _do_pipeline(self, node: Node) -> tuple[Path, ...] | None:
        return self._apart(node)

    def _do_subshell(self, node: Node) -> tuple[Path, ...] | None:
        return self._apart(node)

    def _apart(self, node: Node) -> tuple[Path, ...] | None:
        """What runs in a shell of its own: where that ends up is no matter here."""
        folders, variables = self.folders, dict(self.variables)
        self._sequence(node)
        self.folders, self.variables = folders, variables
        return self.folders

    def _do_negated_command(self, node: Node) -> tuple[Path, ...] | None:
        self._sequence(node)
        return self.folders

    def _inner(self, node: Node) -> tuple[Path, ...] | None:
        """Conditions and bodies, in their order; each may run or not, and more than once."""
        before = self.folders
        for child in node.named_children:
            if child.type in {"variable_name", "comment"}:
                continue
            if child.type in {"word", "number", "concatenation", "brace_expression", *QUOTES, *EXPANSIONS}:
                self._word(child)
                continue
            self._statement(child)
        self.folders = either(before, self.folders)
        return self.folders

    _do_if_statement = _do_elif_clause = _do_else_clause = _do_while_statement = _do_do_group = _inner

    def _do_compound_statement(self, node: Node) -> tuple[Path, ...] | None:
        if node.children and node.children[0].type == "((":
            self._numbers(node)
            return self.folders
        return self._sequence(node)

    def _do_for_statement(self, node: Node) -> tuple[Path, ...] | None:
        name = self._raw(node.child_by_field_name("variable"))
        self._assignable(name)
        others = {"variable_name", "do_group", "compound_statement", "comment"}
        values = [self._word(child) for child in node.named_children if child.type not in others]
        positional = not any(child.type == "in" for child in node.children)
        self.variables.pop(name, None)
        if self._once(name) and not positional and values:
            case = self._case([Word("for")])
            dash = any(case.may_be_option(word) for word in values)
            splits = any(re.search(r"\s", word.text) for word in values if word.exact or word.pattern)
            self.variables[name] = Word(f"${name}", exact=False, dash=dash, many=splits)
        before = self.folders
        body = node.child_by_field_name("body")
        if body is not None:
            self._statement(body)
        self.folders = either(before, self.folders)
        return self.folders

    def _do_c_style_for_statement(self, node: Node) -> tuple[Path, ...] | None:
        body = node.child_by_field_name("body")
        for child in node.named_children:
            if body is None or child.id != body.id:
                self._numbers(child)
        if body is not None:
            self._statement(body)
        return self.folders

    def _do_case_statement(self, node: Node) -> tuple[Path, ...] | None:
        before = self.folders
        value = node.child_by_field_name("value")
        for child in node.named_children:
            if child.type == "case_item":
                self._case_item(child)
            elif value is not None and child.id == value.id:
                self._word(child)
            elif child.type != "comment":
                raise Unclear("its syntax can't be followed (case)")
        self.folders = either(before, self.folders)
        return self.folders

    def _case_item(self, node: Node) -> None:
        patterns = True
        for child in node.children:
            if child.type == ")":
                patterns = False
            elif patterns and child.is_named:
                self._pattern(child)
            elif child.is_named:
                self._statement(child)

    def _do_function_definition(self, node: Node) -> tuple[Path, ...] | None:
        folders, variables = self.folders, dict(self.variables)
        self.variables.clear()  # what they are when it is called is not known
        body = node.child_by_field_name("body")
        if body is None:
            raise Unclear("its syntax can't be followed (function)")
        self.folders = None if b"cd" in self._data or b"pushd" in self._data else folders
        self._statement(body)
        for child in node.children_by_field_name("redirect"):
            self._redirect(child)
        self.folders, self.variables = folders, variables
        return folders

    def _do_redirected_statement(self, node: Node) -> tuple[Path, ...] | None:
        body = node.child_by_field_name("body")
        redirects = [child for child in node.named_children if body is None or child.id != body.id]
        more: list[Word] = []
        before = self.folders
        if body is not None and body.type == "command":
            for child in redirects:
                more += self._redirect(child)
            return self._command(body, more)
        done = self.folders if body is None else self._statement(body)
        self.folders = either(before, done, self.folders)
        for child in redirects:
            more += self._redirect(child)
        if more:
            raise Unclear("its syntax can't be followed (words after a redirect)")
        return done

    def _do_file_redirect(self, node: Node) -> tuple[Path, ...] | None:
        if self._redirect(node):
            raise Unclear("its syntax can't be followed (words after a redirect)")
        return self.folders

    def _do_test_command(self, node: Node) -> tuple[Path, ...] | None:
        if node.children[0].type == "((":
            self._numbers(node)
            return self.folders
        double = node.children[0].type == "[["
        self._condition(node, double=double)
        return self.folders

    def _condition(self, node: Node, *, double: bool) -> None:
        if node.type == "test_operator" and self._raw(node) in {"-v", "-R"}:
            raise Unclear("a test of a variable by its name, which may run something")
        operators = [self._raw(child) for child in node.children if child.type == "test_operator"]
        compared = double and (
            any(ARITHMETIC.match(each) for each in operators)
            or (node.type == "binary_expression" and node.child_count == 3 and node.children[1].type == "-eq")
        )
        for child in node.children:
            if not child.is_named or child.type == "test_operator":
                if child.type in {"-v", "-R"} or self._raw(child) in {"-v", "-R"}:
                    raise Unclear("a test of a variable by its name, which may run something")
                continue
            if compared:
                self._numbers(child)
            elif child.type in {"regex", "extglob_pattern"}:
                self._pattern(child)
            elif child.type.endswith("_expression") and child.type != "brace_expression":
                self._condition(child, double=double)
            else:
                self._word(child)

    def _script(self, word: Word) -> None:
        """A script that a command runs, in a shell of its own."""
        if not word.exact:
            self.found.doubt(f"{word.text} is a script that only comes out when it runs")
            return
        Shell(self.found, self.home, self.folders, judge=self.judge, depth=self.depth + 1).run(word.text)
