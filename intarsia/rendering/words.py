"""The words that public pages print by themselves, in the page's language.

Views say them in English, which is also their key; each widget's schema declares its own. Translations are gettext
catalogues, those of this app, of other installed apps and of LOCALE_PATHS, under the context "page".
"""

from django.utils.translation import override, pgettext

from intarsia.protection.texts.api import HINT

from . import contract
from .remembered import remembered

CONTEXT = "page"
# What templates/intarsia/page.html says, and where contacts are hidden. The other words of protection are its own.
PAGE_WORDS = (
    "Skip to content",
    HINT,
    # What pages/visiting/missing.py says at addresses that lead nowhere.
    "This page does not exist",
    "It may have moved, or there is a mistake in its address. Search for it, or begin anew.",
    "To the home page",
)


def declared(*widgets: str) -> list[str]:
    """The words of these widgets; without any, of all that are installed and of the page around them."""
    schemas = contract.load()["widgets"]
    used = {word: None for widget in widgets or schemas for word in schemas[widget].get("words", ())}
    return list(used if widgets else dict.fromkeys(PAGE_WORDS) | dict.fromkeys(contract.load()["words"]) | used)


def script_words(language: str) -> dict[str, str]:
    """The translations of what scripts say that belong to no widget."""
    translations = words_in(language)
    return {word: translations[word] for word in contract.load()["words"] if word in translations}


def words_in(language: str) -> dict[str, str]:
    """By English word the translation; what has none is absent."""
    found = remembered("words", [language], lambda *_: (), lambda _languages: {language: _translations(language)})
    return found[language]


def _translations(language: str) -> dict[str, str]:
    with override(language):
        translated = {word: pgettext(CONTEXT, word) for word in declared()}
    return {word: translation for word, translation in translated.items() if translation != word}
