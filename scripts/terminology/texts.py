"""The texts of a file that people read: prose, comments, docstrings, labels, messages and names of tests. Not code."""

import ast
import io
import re
import tokenize
from collections.abc import Callable, Iterator
from pathlib import Path

# Line number and text.
Texts = Iterator[tuple[int, str]]

CODE_IN_MARKDOWN = re.compile(r"`[^`]*`|\]\([^)]*\)|<[^>]+>|https?://\S+")
CODE_IN_COMMENT = re.compile(
    r"`[^`]*`|\{@\w+ [^}]*\}|https?://\S+|[\w.-]+/[\w./*<>-]+|\b\w+_\w+\b|\b\w+\(\)|\b[a-z]+[A-Z]\w*\b"
)
TRANSLATED = {"_", "gettext", "gettext_lazy", "ngettext", "pgettext", "trans"}
PLACEHOLDER = re.compile(r"%\(\w+\)[sd]")
SHOWN_ARGUMENTS = {"help", "help_text", "verbose_name", "verbose_name_plural", "label", "description"}
TYPESCRIPT = re.compile(
    r"/\*(?P<block>.*?)\*/|(?<![:\"'`])//(?P<line>[^\n]*)"
    r"|\b(?:label|help|description|placeholder|title|ariaLabel)(?::\s*|=|=\{)\"(?P<label>[^\"\n]*)\""
    r"|\baria-label=\"(?P<aria>[^\"\n]*)\"|\b(?:test|it|describe)\(\s*[\"'`](?P<test>[^\"'`\n]*)[\"'`]"
    # The title of a test with a table, a template string, and text between JSX tags.
    r"|\)\(\s*\"(?P<each>[^\"\n]*)\",|(?P<template>`(?:[^`\\$]|\\.|\$(?!\{)|\$\{(?:[^`{}]|`[^`]*`|\{[^{}]*\})*\})*`)"
    r"|(?<=[\w\"'}/]>)(?P<jsx>[^<>{}()=;]*[A-Za-z]{2}[^<>{}()=;]*)(?=<[/A-Za-z]|\{)",
    re.DOTALL,
)
EXPRESSION = re.compile(r"\$\{((?:[^`{}]|`[^`]*`|\{[^{}]*\})*)\}")
CODE_IN_TEMPLATE = re.compile(r"<[^>]*>|[\w-]*[-_./#:;=@][\w./#:;=@-]*")
TEMPLATE = re.compile(
    r"\{%\s*(?:blocktrans|trans|translate)[^%]*%\}|\{%.*?%\}|\{\{.*?\}\}|<(?:script|style).*?</(?:script|style)>|<[^>]*>",
    re.DOTALL,
)


def texts_of(file: Path) -> Texts:
    return READERS[file.suffix](file.read_text("utf-8"))


def markdown(source: str) -> Texts:
    in_code = False
    for number, line in enumerate(source.split("\n"), 1):
        if line.lstrip().startswith("```"):
            in_code = not in_code
        elif not in_code and not re.match(r" {4,}(?![-*\d])", line):
            yield number, CODE_IN_MARKDOWN.sub(" ", line)


def python(source: str) -> Texts:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], _without_code(token.string)
    for node in ast.walk(ast.parse(source)):
        yield from _python_strings(node)


def _python_strings(node: ast.AST) -> Texts:
    if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        docstring = ast.get_docstring(node, clean=False)
        if docstring is not None:
            yield from _lines(node.body[0].lineno, _without_code(docstring))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.lineno, node.name.replace("_", " ")
    if isinstance(node, ast.Call) and _called(node) in TRANSLATED:
        yield from (_string(argument) for argument in node.args if _is_string(argument))
    if isinstance(node, ast.keyword) and node.arg in SHOWN_ARGUMENTS and _is_string(node.value):
        yield _string(node.value)


def typescript(source: str) -> Texts:
    for found in TYPESCRIPT.finditer(source):
        text = next(group for group in found.groups() if group is not None)
        if found["template"]:
            text = CODE_IN_TEMPLATE.sub(" ", EXPRESSION.sub(_strings_in, text[1:-1]))
        yield from _lines(source.count("\n", 0, found.start()) + 1, _without_code(text))


def _strings_in(expression: re.Match[str]) -> str:
    """The strings and template strings of an expression inside a template string."""
    strings = re.findall(r"\"([^\"]*)\"|`([^`]*)`", expression[1])
    return " ".join([" ", *(plain or EXPRESSION.sub(" ", template) for plain, template in strings), " "])


def stylesheet(source: str) -> Texts:
    for found in re.finditer(r"/\*(.*?)\*/", source, re.DOTALL):
        yield from _lines(source.count("\n", 0, found.start()) + 1, _without_code(found[1]))


def template(source: str) -> Texts:
    def blank(found: re.Match[str]) -> str:
        shown = " ".join(re.findall(r"\"([^\"]*)\"", found[0])) if re.match(r"\{%\s*trans", found[0]) else ""
        return shown + "\n" * found[0].count("\n")

    yield from _lines(1, TEMPLATE.sub(blank, source))


def _lines(first: int, text: str) -> Texts:
    yield from enumerate(text.split("\n"), first)


def _without_code(text: str) -> str:
    return CODE_IN_COMMENT.sub(" ", text)


def _called(node: ast.Call) -> str:
    return getattr(node.func, "id", getattr(node.func, "attr", ""))


def _is_string(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _string(node: ast.AST) -> tuple[int, str]:
    assert isinstance(node, ast.Constant)
    return node.lineno, PLACEHOLDER.sub(" ", str(node.value))


READERS: dict[str, Callable[[str], Texts]] = {
    ".md": markdown,
    ".py": python,
    ".ts": typescript,
    ".tsx": typescript,
    ".mjs": typescript,
    ".js": typescript,
    ".css": stylesheet,
    ".html": template,
}
