"""Every string of the listed apps has a German and a French translation."""

import ast
import gettext
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from django.template.base import NodeList
from django.template.loader import get_template
from django.templatetags.i18n import BlockTranslateNode, TranslateNode

from intarsia.pages.models.theme_variables import known_variables
from intarsia.protection.texts.known import ALL

INTARSIA = Path(__file__).parent.parent.parent
# The minimum number of strings shows that they were found.
APPS = {
    "moderation": 20,
    "protection": 300,
    "firewall": 30,
    "fonts": 20,
    "comments": 100,
    "pages": 50,
    "seo": 10,
    "jobs": 20,
    "policy_reports": 30,
    "wire": 12,
    "webforms": 20,
}
# Packages that are no Django app, by the app whose catalog has their strings.
PACKAGES = {"documents": "pages"}
# Its strings come from widgets, which its own test collects.
TESTED_ELSEWHERE = {"rendering"}
LANGUAGES = ["de", "fr"]

# The position of the string among the arguments; a context comes before it.
CALLS = {"gettext": 0, "ngettext": 0, "pgettext": 1, "npgettext": 1}

# Context and string.
Key = tuple[str | None, str]
PLACEHOLDER = re.compile(r"%\(\w+\)[sd]|%[sd]")


def app_of(file: Path) -> str:
    places = {app: app for app in APPS} | PACKAGES
    return next(places[name] for name in sorted(places, key=len, reverse=True) if (INTARSIA / name) in file.parents)


def strings_of_module(module: Path) -> Iterator[Key]:
    tree = ast.parse(module.read_text("utf-8"))
    imported = (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom))
    names = {
        name.asname or name.name: name.name.removesuffix("_lazy")
        for node in imported
        if node.module == "django.utils.translation"
        for name in node.names
        if name.name.removesuffix("_lazy") in CALLS
    }
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in names:
            constants = [argument.value for argument in call.args if isinstance(argument, ast.Constant)]
            position = CALLS[names[call.func.id]]
            # Strings that are not literals, as in `pgettext("page", text)`, are those of known.ALL.
            if len(constants) > position:
                yield constants[0] if position else None, constants[position]


def strings_of_template(template: Path) -> Iterator[Key]:
    name = str(template.relative_to(next(folder for folder in template.parents if folder.name == "templates")))
    nodes: NodeList = get_template(name).template.nodelist
    for node in nodes.get_nodes_by_type(TranslateNode):
        yield node.message_context and node.message_context.var, node.filter_expression.var.literal
    for block in nodes.get_nodes_by_type(BlockTranslateNode):
        text = block.render_token_list(block.singular)[0]
        yield block.message_context and block.message_context.var, " ".join(text.split()) if block.trimmed else text


def strings_of(app: str) -> set[Key]:
    folders = [app, *(package for package, owner in PACKAGES.items() if owner == app)]
    found_files = (file for folder in folders for file in (INTARSIA / folder).rglob("*"))
    files = [file for file in found_files if not {"tests", "migrations"} & set(file.parts)]
    found: set[Key] = {("page", text) for text in ALL} if app == "protection" else set()
    for file in files:
        if file.suffix == ".py" and app_of(file) == app:
            found |= set(strings_of_module(file))
        elif file.suffix == ".html" and app_of(file) == app:
            found |= set(strings_of_template(file))
    if app == "pages":
        # The form of the site's design translates the labels of the contract, except sizes such as “8 px”.
        labels = {variable["label"] for variable in known_variables().values()}
        found |= {(None, label) for label in labels if not label[0].isdigit()}
    # Strings on public pages are in the catalogs of rendering.
    return {(context, text) for context, text in found if app != "pages" or context != "page"}


def source(app: str, language: str) -> str:
    return (INTARSIA / app / "locale" / language / "LC_MESSAGES" / "django.po").read_text("utf-8")


def translations(app: str, language: str) -> Mapping[Key, tuple[str | None, list[str]]]:
    """The plural and the translations of each string, from the source of the catalog."""
    entries = {}
    for block in source(app, language).strip().split("\n\n")[1:]:
        lines = [line.partition(" ") for line in block.splitlines() if not line.startswith("#")]
        values = {name: json.loads(text) for name, _space, text in lines}
        texts = [text for name, text in values.items() if name.startswith("msgstr")]
        entries[values.get("msgctxt"), values["msgid"]] = values.get("msgid_plural"), texts
    return entries


def test_all_catalogs_are_tested():
    apps = {str(folder.parent.relative_to(INTARSIA)) for folder in INTARSIA.rglob("locale")}

    assert apps == APPS.keys() | TESTED_ELSEWHERE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("app", APPS)
def test_every_string_is_translated_and_no_other(app: str, language: str):
    marked = strings_of(app)

    assert len(marked) >= APPS[app]
    assert translations(app, language).keys() == marked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("app", APPS)
def test_translations_are_complete_and_keep_the_placeholders(app: str, language: str):
    assert "fuzzy" not in source(app, language)
    for (_context, singular), (plural, texts) in translations(app, language).items():
        assert len(texts) == (2 if plural else 1)
        for original, text in zip((singular, plural), texts, strict=False):
            assert text and sorted(PLACEHOLDER.findall(text)) == sorted(PLACEHOLDER.findall(original))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("app", APPS)
def test_compiled_catalog_matches_its_source(app: str, language: str):
    with (INTARSIA / app / "locale" / language / "LC_MESSAGES" / "django.mo").open("rb") as file:
        compiled = gettext.GNUTranslations(file)
    for (context, singular), (plural, texts) in translations(app, language).items():
        key = f"{context}\x04{singular}" if context else singular
        found = [compiled.ngettext(key, plural, number) for number in (1, 2)] if plural else [compiled.gettext(key)]
        assert found == texts


@pytest.mark.parametrize("app", sorted(APPS.keys() | TESTED_ELSEWHERE))
def test_french_punctuation_never_begins_a_line(app: str):
    texts = [text for _plural, forms in translations(app, "fr").values() for text in forms]

    assert [text for text in texts if re.search(r"« | [»:;!?]", text)] == []
