"""All one-token changes of a Python file that change what it does."""

import ast
import re
from collections.abc import Iterator
from itertools import accumulate

from scripts.mutation.mutant import Mutant

COMPARISONS = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
ARITHMETIC = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "/"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
}
# Texts for people and developers: no behavior depends on them.
TEXT_CALLS = {"_", "gettext", "gettext_lazy", "ngettext", "pgettext", "debug", "info", "warning", "error", "exception"}
TEXT_KEYWORDS = {"verbose_name", "verbose_name_plural", "help_text", "help", "label", "description", "message"}
# Names of icons and CSS classes, and places in menus.
STYLE_NAMES = {"icon", "header_icon", "menu_icon", "icon_name", "classname", "menu_order"}
# Keywords whose value only has to be unique, or changes speed only.
UNIQUE_OR_SPEED = {"dispatch_uid", "maxsize"}
IGNORED_KEYWORDS = TEXT_KEYWORDS | STYLE_NAMES | UNIQUE_OR_SPEED
IDENTIFIER = re.compile(r"[a-z][\w./:@-]*")


def python_mutants(file: str, source: str) -> Iterator[Mutant]:
    tree = ast.parse(source)
    ignored = _ignored(tree)
    places = _Places(source)
    for node, function in _with_functions(tree):
        if node not in ignored:
            for start, end, after in _changes(node, places):
                line = source.count("\n", 0, start) + 1
                yield Mutant(file, line, start, end, source[start:end], after, function)


def _with_functions(node: ast.AST, scope: str = "", function: str = "") -> Iterator[tuple[ast.AST, str]]:
    """Each node and the qualified name of the function around it. `scope` is the beginning of names inside."""
    yield node, function
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            name = f"{scope}{child.name}"
            yield from _with_functions(child, f"{name}.<locals>.", name)
        elif isinstance(child, ast.ClassDef):
            yield from _with_functions(child, f"{scope}{child.name}.", function)
        else:
            yield from _with_functions(child, scope, function)


def _changes(node: ast.AST, places: "_Places") -> Iterator[tuple[int, int, str]]:
    """Start, end and the new text of each."""
    match node:
        case ast.Compare(left=left, ops=operators, comparators=others):
            for one, operator, other in zip([left, *others], operators, others, strict=False):
                yield from places.between(one, other, COMPARISONS[type(operator)])
        case ast.BinOp(left=left, op=operator, right=right) if type(operator) in ARITHMETIC:
            yield from places.between(left, right, ARITHMETIC[type(operator)])
        case ast.BoolOp(op=operator, values=values):
            pair = ("and", "or") if isinstance(operator, ast.And) else ("or", "and")
            for one, other in zip(values, values[1:], strict=False):
                yield from places.between(one, other, pair)
        case ast.UnaryOp(op=ast.Not()):
            start = places.of(node)[0]
            yield start, start + len("not "), ""
        case ast.Constant(value=value) if (after := _other_constant(value)) is not None:
            yield *places.of(node), after
        case ast.Break():
            yield *places.of(node), "continue"
        case ast.Continue():
            yield *places.of(node), "break"


class _Places:
    """Where nodes are, counted in characters; `ast` counts bytes of UTF-8 from the beginning of a line."""

    def __init__(self, source: str):
        self._source = source
        self._lines = source.splitlines(keepends=True)
        self._offsets = [0, *accumulate(map(len, self._lines))]

    def of(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        return self._at(node.lineno, node.col_offset), self._at(node.end_lineno or 0, node.end_col_offset or 0)

    def between(self, left: ast.expr, right: ast.expr, pair: tuple[str, str]) -> Iterator[tuple[int, int, str]]:
        """The operator: the first of the pair that is found between both nodes becomes the second."""
        start = self.of(left)[1]
        pattern = r"\s+".join(map(re.escape, pair[0].split()))
        pattern = rf"\b{pattern}\b" if pair[0][0].isalpha() else pattern
        if found := re.search(pattern, self._source[start : self.of(right)[0]]):
            yield start + found.start(), start + found.end(), pair[1]

    def _at(self, line: int, column: int) -> int:
        return self._offsets[line - 1] + len(self._lines[line - 1].encode()[:column].decode())


def _other_constant(value: object) -> str | None:
    if value is True or value is False:
        return str(not value)
    if isinstance(value, int | float):
        return repr(value + 1 if abs(value) <= 10 else value * 2)
    if isinstance(value, str) and IDENTIFIER.fullmatch(value):
        return repr(f"not_{value}")
    return None


def _ignored(tree: ast.Module) -> set[ast.AST]:
    """Annotations, docstrings, f-strings, texts for people, and what only type checkers read."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        for part in (*_of_types(node), *_texts(node)):
            found.update(ast.walk(part))
    return found


def _of_types(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.AnnAssign(annotation=annotation) | ast.arg(annotation=ast.expr() as annotation):
            yield annotation
        case ast.FunctionDef(returns=ast.expr() as returns) | ast.AsyncFunctionDef(returns=ast.expr() as returns):
            yield returns
        case ast.If(test=ast.Name(id="TYPE_CHECKING")) | ast.Assign(targets=[ast.Name(id="__all__")]):
            yield node


def _texts(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Expr(value=ast.Constant()):
            yield node
        case ast.Assign(targets=[ast.Name(id=name)], value=value) if name in STYLE_NAMES:
            yield value
        case ast.JoinedStr(values=parts):
            yield from (part for part in parts if isinstance(part, ast.Constant))
            yield from (part.format_spec for part in parts if isinstance(part, ast.FormattedValue) and part.format_spec)
        case ast.Call(func=function, args=arguments, keywords=keywords):
            name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
            yield from arguments if name in TEXT_CALLS else ()
            yield from (keyword.value for keyword in keywords if keyword.arg in IGNORED_KEYWORDS)
            # The name of a constraint or index.
            if name.endswith(("Constraint", "Index")):
                yield from (keyword.value for keyword in keywords if keyword.arg == "name")
