"""Every string of the listed apps has a German and a French translation, and those of visitors one in each language."""

import ast
import gettext
import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from django.template.base import NodeList
from django.template.loader import get_template
from django.templatetags.i18n import BlockTranslateNode, TranslateNode

from intarsia.documents.contract import load
from intarsia.pages.models.theme_variables import known_variables
from intarsia.protection.texts.known import ALL
from intarsia.rendering.tests.languages import LANGUAGES, PLURAL_FORMS, REVIEWED

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
# Packages that are not a Django app, by the app whose catalog has their strings.
PACKAGES = {"documents": "pages"}
# Its strings come from widgets, which its own test collects.
TESTED_ELSEWHERE = {"rendering"}
STAFF_LANGUAGES = ["de", "fr"]
# Apps with strings that visitors read, which have the context "page".
VISITOR_APPS = {"protection": 58, "comments": 33, "wire": 12, "webforms": 74}
CATALOGS = [(app, language) for app in APPS for language in (LANGUAGES if app in VISITOR_APPS else STAFF_LANGUAGES)]

# The position of the string among the arguments; a context comes before it.
CALLS = {"gettext": 0, "gettext_noop": 0, "ngettext": 0, "pgettext": 1, "npgettext": 1}

# Context and string.
Key = tuple[str | None, str]
PLACEHOLDER = re.compile(r"%\(\w+\)[sd]|%[sd]|\{\w*\}")


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


@cache
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
        # The form of the site's design translates the labels of the contract, except sizes such as “8 px”, and what its
        # values have to be.
        labels = {variable["label"] for variable in known_variables().values()}
        found |= {(None, label) for label in labels if not label[0].isdigit()}
        found |= {(None, expected) for expected in load()["theme"]["expected"].values()}
    # Strings on public pages are in the catalogs of rendering.
    return {(context, text) for context, text in found if app != "pages" or context != "page"}


def source(app: str, language: str) -> str:
    return (INTARSIA / app / "locale" / language / "LC_MESSAGES" / "django.po").read_text("utf-8")


@cache
def translations(app: str, language: str) -> Mapping[Key, tuple[str | None, list[str]]]:
    """The plural and the translations of each string, from the source of the catalog."""
    entries = {}
    for block in source(app, language).strip().split("\n\n")[1:]:
        lines = [line.partition(" ") for line in block.splitlines() if not line.startswith("#")]
        values = {name: json.loads(text) for name, _space, text in lines}
        texts = [text for name, text in values.items() if name.startswith("msgstr")]
        entries[values.get("msgctxt"), values["msgid"]] = values.get("msgid_plural"), texts
    return entries


def compiled_catalog(app: str, language: str) -> gettext.GNUTranslations:
    with (INTARSIA / app / "locale" / language / "LC_MESSAGES" / "django.mo").open("rb") as file:
        return gettext.GNUTranslations(file)


def test_all_catalogs_are_tested():
    apps = {str(folder.parent.relative_to(INTARSIA)) for folder in INTARSIA.rglob("locale")}

    assert apps == APPS.keys() | TESTED_ELSEWHERE


@pytest.mark.parametrize("app", APPS)
def test_strings_of_visitors_are_marked_in_the_listed_apps_only(app: str):
    of_visitors = [text for context, text in strings_of(app) if context == "page"]

    assert len(of_visitors) == VISITOR_APPS.get(app, 0)


@pytest.mark.parametrize(("app", "language"), CATALOGS)
def test_every_string_is_translated_and_no_other(app: str, language: str):
    """`make words` adds new ones to all catalogs but the German one."""
    marked = strings_of(app)
    read = {key for key in marked if key[0] == "page" or language in STAFF_LANGUAGES}

    assert len(marked) >= APPS[app]
    assert translations(app, language).keys() == read


@pytest.mark.parametrize(("app", "language"), CATALOGS)
def test_translations_are_complete_and_keep_the_placeholders(app: str, language: str):
    assert "fuzzy" not in source(app, language)
    for (_context, singular), (plural, texts) in translations(app, language).items():
        assert len(texts) == (PLURAL_FORMS.get(language, 2) if plural else 1)
        for original, text in zip((singular, *[plural] * len(texts)), texts, strict=False):
            assert text and sorted(PLACEHOLDER.findall(text)) == sorted(PLACEHOLDER.findall(original))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_of_visitors_is_translated_the_same_way_in_all_apps(language: str):
    found: dict[str, set[tuple[str, ...]]] = {}
    for app in (*VISITOR_APPS, *TESTED_ELSEWHERE):
        for (context, text), (_plural, texts) in translations(app, language).items():
            if context == "page":
                found.setdefault(text, set()).add(tuple(texts))

    assert {text: ways for text, ways in found.items() if len(ways) > 1} == {}


@pytest.mark.parametrize(("app", "language"), CATALOGS)
def test_compiled_catalog_matches_its_source(app: str, language: str):
    compiled = compiled_catalog(app, language)
    for (context, singular), (plural, texts) in translations(app, language).items():
        key = f"{context}\x04{singular}" if context else singular
        # Each form is that of one of the first numbers.
        found = [compiled.ngettext(key, plural, number) for number in range(101)] if plural else [compiled.gettext(key)]
        assert set(found) == set(texts)


@pytest.mark.parametrize(("app", "language"), CATALOGS)
def test_a_catalog_that_nobody_has_reviewed_says_so(app: str, language: str):
    header = compiled_catalog(app, language).info()

    assert header.get("x-reviewed", "yes") == ("yes" if language in REVIEWED else "no")


def test_no_catalog_is_in_another_language():
    found = {f"{folder.parent.parent.name}/{folder.name}" for folder in INTARSIA.glob("*/locale/*")}

    assert found == {f"{app}/{language}" for app, language in CATALOGS} | {f"rendering/{one}" for one in LANGUAGES}


@pytest.mark.parametrize("app", sorted(APPS.keys() | TESTED_ELSEWHERE))
def test_french_punctuation_never_begins_a_line(app: str):
    texts = [text for _plural, forms in translations(app, "fr").values() for text in forms]

    assert [text for text in texts if re.search(r"« | [»:;!?]", text)] == []
