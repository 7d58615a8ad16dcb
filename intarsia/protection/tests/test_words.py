"""Protection, its firewall and comments say in German and French whatever they say, to visitors and to staff."""

import ast
import gettext
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.template.base import NodeList
from django.template.loader import get_template
from django.templatetags.i18n import BlockTranslateNode, TranslateNode

from intarsia.protection.texts.known import ALL

INTARSIA = Path(__file__).parent.parent.parent
APPS = {"protection": 300, "protection/firewall": 30, "comments": 100}

# Where the word stands among what is given; a context stands before it.
CALLS = {"gettext": 0, "ngettext": 0, "pgettext": 1, "npgettext": 1}

# Its context, or None.
Word = tuple[str | None, str]


class Untranslated(gettext.NullTranslations):
    """Notes what a catalog does not say."""

    def __init__(self) -> None:
        super().__init__()
        self.words: set[Word] = set()

    def gettext(self, message: str) -> str:
        self.words.add((None, message))
        return message

    def pgettext(self, context: str, message: str) -> str:
        self.words.add((context, message))
        return message


def app_of(file: Path) -> str:
    return next(app for app in sorted(APPS, key=len, reverse=True) if (INTARSIA / app) in file.parents)


def words_of_module(module: Path) -> Iterator[Word]:
    tree = ast.parse(module.read_text("utf-8"))
    imported = (one for one in ast.walk(tree) if isinstance(one, ast.ImportFrom))
    names = {
        name.asname or name.name: name.name.removesuffix("_lazy")
        for one in imported
        if one.module == "django.utils.translation"
        for name in one.names
        if name.name.removesuffix("_lazy") in CALLS
    }
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in names:
            said = [one.value for one in call.args if isinstance(one, ast.Constant)]
            place = CALLS[names[call.func.id]]
            # What is not written out here, as in `pgettext("page", words)`, is known.ALL.
            if len(said) > place:
                yield said[0] if place else None, said[place]


def words_of_template(template: Path) -> Iterator[Word]:
    name = str(template.relative_to(next(one for one in template.parents if one.name == "templates")))
    nodes: NodeList = get_template(name).template.nodelist
    for node in nodes.get_nodes_by_type(TranslateNode):
        yield node.message_context and node.message_context.var, node.filter_expression.var.literal
    for block in nodes.get_nodes_by_type(BlockTranslateNode):
        words = block.render_token_list(block.singular)[0]
        yield block.message_context and block.message_context.var, " ".join(words.split()) if block.trimmed else words


def words(app: str) -> set[Word]:
    files = [file for file in (INTARSIA / app).rglob("*") if not {"tests", "migrations"} & set(file.parts)]
    own = [file for file in files if app_of(file) == app]
    found = {("page", word) for word in ALL} if app == "protection" else set()
    for file in own:
        if file.suffix == ".py":
            found |= set(words_of_module(file))
        elif file.suffix == ".html":
            found |= set(words_of_template(file))
    return found


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("app", APPS)
def test_every_word_is_translated(app: str, language: str):
    with (INTARSIA / app / "locale" / language / "LC_MESSAGES" / "django.mo").open("rb") as file:
        catalog = gettext.GNUTranslations(file)
    untranslated = Untranslated()
    catalog.add_fallback(untranslated)
    marked = words(app)
    for context, word in marked:
        catalog.pgettext(context, word) if context else catalog.gettext(word)

    assert len(marked) >= APPS[app]
    assert untranslated.words == set()
