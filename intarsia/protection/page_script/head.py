"""The scripts in the head of pages that need protection, and of no others."""

from collections.abc import Iterable

from django.urls import NoReverseMatch

from intarsia.page_contributions import Script
from intarsia.view_urls import view_url

from .built import script_url

# In a form that `{% protection_fields %}` has marked. Contacts load a script when a visitor clicks one.
SCRIPT_FIELD = 'name="ct_checkjs"'
# In comments of verified persons.
BADGE_MARK = "apbct-trp"
# In a search form, if the site protects its search.
SEARCH_MARK = 'apbct-form-sign="native_search"'
MARKS = (SCRIPT_FIELD, BADGE_MARK, SEARCH_MARK)


def needs_scripts(html: Iterable[str]) -> bool:
    return any(mark in part for part in html for mark in MARKS)


def page_scripts(language: str) -> tuple[Script, ...]:
    """The site's globals, and our script. Both wait for the page and run in this order. None without the URLs of the
    app: the system check E112 says so.
    """
    try:
        site_script = site_script_url(language)
    except NoReverseMatch:
        return ()
    return Script(site_script, is_module=False), Script(script_url())


def site_script_url(language: str, *, is_for_staff: bool = False) -> str:
    """The URL of the site's globals, with texts in this language."""
    return f"{view_url('intarsia_protection:site_script')}?lang={language}" + ("&for=staff" if is_for_staff else "")
