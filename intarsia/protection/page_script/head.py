"""The two lines in a page's head: on pages that have something to protect, and on no other."""

from django.apps import apps
from django.conf import settings
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from .built import script_address

# In a form that `{% protection_fields %}` has marked. Contacts bring a script when somebody presses on one.
MARK = 'name="ct_checkjs"'
# Of comments of those who passed as real persons.
BADGE_MARK = "apbct-trp"
# In a search form, where the site has its search guarded.
SEARCH_MARK = 'apbct-form-sign="native_search"'
MARKS = (MARK, BADGE_MARK, SEARCH_MARK)


def head_for(*html: str) -> SafeString:
    """What the head of a page with this HTML must hold; empty where nothing is protected."""
    if not apps.is_installed("intarsia.protection"):
        return SafeString("")
    return head() if any(mark in part for part in html for mark in MARKS) else SafeString("")


def head(language: str = "") -> SafeString:
    """In the language of the page, where that is not the one that the site speaks just now."""
    # Both wait for the page and run in this order.
    return format_html(
        '<script defer src="{}"></script><script type="module" src="{}"></script>',
        site_script_address(language or get_language() or settings.LANGUAGE_CODE),
        script_address(),
    )


def site_script_address(language: str, *, is_for_staff: bool = False) -> str:
    """Of the site's globals, with its words in this language."""
    return f"{reverse('intarsia_protection:site_script')}?lang={language}" + ("&for=staff" if is_for_staff else "")
