"""The script tags in the head of pages that need protection, and of no others."""

from django.apps import apps
from django.conf import settings
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from .built import script_url

# In a form that `{% protection_fields %}` has marked. Contacts load a script when a visitor clicks one.
MARK = 'name="ct_checkjs"'
# In comments of verified persons.
BADGE_MARK = "apbct-trp"
# In a search form, if the site protects its search.
SEARCH_MARK = 'apbct-form-sign="native_search"'
MARKS = (MARK, BADGE_MARK, SEARCH_MARK)


def head_for(*html: str) -> SafeString:
    """The tags for the head of a page with this HTML; empty if nothing needs protection."""
    if not apps.is_installed("intarsia.protection"):
        return SafeString("")
    return head() if any(mark in part for part in html for mark in MARKS) else SafeString("")


def head(language: str = "") -> SafeString:
    """In the page's language, if it differs from the active one."""
    # Both wait for the page and run in this order.
    return format_html(
        '<script defer src="{}"></script><script type="module" src="{}"></script>',
        site_script_url(language or get_language() or settings.LANGUAGE_CODE),
        script_url(),
    )


def site_script_url(language: str, *, is_for_staff: bool = False) -> str:
    """The URL of the site's globals, with texts in this language."""
    return f"{reverse('intarsia_protection:site_script')}?lang={language}" + ("&for=staff" if is_for_staff else "")
