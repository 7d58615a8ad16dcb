"""The UI strings of public pages, in the page's language.

The English string is the key. Each widget's schema declares its own strings. Translations come from gettext catalogs
with the context "page": those of this app, of other installed apps and of LOCALE_PATHS.
"""

from django.utils.translation import override, pgettext

from intarsia.documents import contract
from intarsia.page_cache.cached_lookup import cached_lookup

CONTEXT = "page"
# The strings of templates/intarsia/page.html.
PAGE_STRINGS = (
    "Skip to content",
    # The strings of the 404 page.
    "This page does not exist",
    "Something went wrong",
    "The page cannot be shown at the moment. Try again in a few minutes.",
    "Try again",
    "Nothing was sent",
    "The site cannot store anything at the moment. Your text is kept on this page. Try again in a few minutes.",
    "It may have moved, or the URL is wrong. Search for it, or start at the home page.",
    "To the home page",
)


def declared_strings(*widgets: str) -> list[str]:
    """The strings of these widgets and fields. Without arguments: of all installed ones and of the page around them."""
    schemas = [schema for catalog in contract.catalogs() for schema in contract.load(catalog)["widgets"].values()]
    chosen = [schema for schema in schemas if not widgets or schema["type"] in widgets]
    used = {string: None for schema in chosen for string in schema.get("words", ())}
    return list(used if widgets else dict.fromkeys(PAGE_STRINGS) | dict.fromkeys(contract.load()["words"]) | used)


def script_strings(language: str) -> dict[str, str]:
    """The translations of the strings in scripts that belong to no widget."""
    translations = ui_strings_for(language)
    return {string: translations[string] for string in contract.load()["words"] if string in translations}


def ui_strings_for(language: str) -> dict[str, str]:
    """The translations by English string; untranslated strings are missing."""
    found = cached_lookup("words", [language], lambda *_: (), lambda _languages: {language: _translations(language)})
    return found[language]


def _translations(language: str) -> dict[str, str]:
    with override(language):
        translated = {string: pgettext(CONTEXT, string) for string in declared_strings()}
    return {string: translation for string, translation in translated.items() if translation != string}
