"""The page that visitors see if a view fails: header and footer of a page of the site that was rendered before, around
a message. It is a file, so that showing it needs neither the database nor V8.
"""

import hashlib
import logging
import time
from collections.abc import Mapping

from django.http import HttpRequest
from django.template.loader import render_to_string
from django.utils.safestring import mark_safe
from django.utils.translation import get_language_bidi, pgettext
from wagtail.models import Site

from intarsia.page_cache.last_good_copies.host_keys import hosts_of_others, is_for, key_of, keys_for
from intarsia.state.conf import directory
from intarsia.state.whole_file import write_whole

from ..page_css import stored_url
from ..security_policy.page_policy import own_hosts, page_policy

logger = logging.getLogger(__name__)

FOLDER = "error-pages"
# A page template of a branch can have another header, so that the file would change with each page.
SECONDS = 60 * 60

# A separate stylesheet, because no other page needs it.
CSS = (
    ".error-page{display:grid;align-content:start;gap:var(--space-2);box-sizing:border-box;max-inline-size:760px;margin-inline:auto;"
    "padding:var(--space-section) var(--space-gutter)}"
    ".error-page li{white-space:pre-wrap;overflow-wrap:anywhere}"
    ".error-page button{min-block-size:3rem;border:0;padding:var(--button-padding-block,.6em) "
    "var(--button-padding-inline,1.6em);border-radius:var(--button-radius,var(--radius-sm));font:inherit;font-weight:var(--button-weight,600);"
    "background:var(--color-primary);color:var(--color-on-primary);cursor:pointer}"
)
# Around what is in the middle.
MAIN, END = '<main id="main" class="error-page">', "</main>"

# When the file of each key was written by this process.
_written: dict[str, float] = {}


def keep_error_page(request: HttpRequest, site: Site, language: str, parts: Mapping[str, str], stylesheet: str) -> None:
    """Call it after a public page was rendered. A file that cannot be written is only logged."""
    key = key_of(request, site)
    name = _name(key, language)
    if time.monotonic() - _written.get(name, -SECONDS) < SECONDS:
        return
    others = " ".join(sorted(hosts_of_others(site, key)))
    try:
        write_whole(directory() / FOLDER / name, f"{others}\n{_html(language, parts, stylesheet)}".encode())
    except OSError:
        logger.exception("The page for errors could not be written. Visitors get Django's until it can.")
    else:
        _written[name] = time.monotonic()


def error_page(request: HttpRequest, language: str, main: str = "") -> str | None:
    """The kept HTML; None before any page of the site was rendered in this language. `main` is HTML that it shows
    instead of its message.
    """
    html = next((html for key in keys_for(request) if (html := _read(request, _name(key, language)))), None)
    if html is None or not main:
        return html
    before, _start, rest = html.partition(MAIN)
    return f"{before}{MAIN}{main}{rest[rest.find(END) :]}"


def bare_page(language: str, main: str) -> str:
    """Without header and footer of the site, of which no page was rendered yet."""
    title = pgettext("page", "Nothing was sent")
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    return f'<!doctype html><html lang="{language}"><head>{head}</head><body>{MAIN}{main}{END}</body></html>'


def clear_written() -> None:
    """For tests."""
    _written.clear()


def _read(request: HttpRequest, name: str) -> str | None:
    try:
        others, _line_end, html = (directory() / FOLDER / name).read_text("utf-8").partition("\n")
    except OSError:
        return None
    return html if is_for(request, set(others.split())) else None


def _html(language: str, parts: Mapping[str, str], stylesheet: str) -> str:
    # No entry of the menu is the current page.
    header, footer = (parts.get(name, "").replace(' aria-current="page"', "") for name in ("header", "footer"))
    context = {
        "language": language,
        "direction": "rtl" if get_language_bidi() else "ltr",
        "policy": page_policy([], own_hosts()),
        "stylesheets": [stylesheet, stored_url(CSS)],
        "header": mark_safe(header),
        "footer": mark_safe(footer),
        "title": pgettext("page", "Something went wrong"),
        "explanation": pgettext("page", "The page cannot be shown at the moment. Try again in a few minutes."),
        "again": pgettext("page", "Try again"),
    }
    return render_to_string("intarsia/error.html", context)


def _name(key: str, language: str) -> str:
    return hashlib.sha256(f"{key} {language}".encode()).hexdigest()[:20] + ".txt"
