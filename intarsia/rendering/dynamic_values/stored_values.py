"""What sources return, as settings store it."""

from datetime import date, datetime
from typing import Any

from django.utils import formats, translation
from django.utils.html import escape, format_html

from intarsia.documents.bindings import static_value
from intarsia.documents.hyperlinks.links import is_safe_link
from intarsia.documents.tree import Setting
from intarsia.local_time import local_time

LINK_OPTIONS = ("is_external", "nofollow")


def stored_value(found: Any, setting: Setting, locale: str) -> Any:
    """The value for a setting of this kind; None if the source has none, so that the fallback is shown."""
    if found is None or found == "":
        return None
    kind = setting.spec["kind"]
    if kind == "link":
        return _link(str(found), static_value(setting.value))
    if kind == "media":
        return {"id": found if isinstance(found, int) else found.pk}
    if kind == "datetime":
        return _local(found).strftime("%Y-%m-%dT%H:%M")
    text = _text(found, locale)
    return f"<p>{_html(found, text)}</p>" if kind == "richtext" and text else text or None


def _link(url: str, fallback: Any) -> dict[str, str] | None:
    """With the options of the fallback, such as “New tab”."""
    if not is_safe_link(url):
        return None
    options = fallback if isinstance(fallback, dict) else {}
    return {"url": url} | {name: options[name] for name in LINK_OPTIONS if name in options}


def _html(found: Any, text: str) -> str:
    """A date with its day for programs, such as calendars and screen readers."""
    return format_html('<time datetime="{}">{}</time>', _day(found), text) if isinstance(found, date) else escape(text)


def _day(found: date) -> str:
    return _local(found).strftime("%Y-%m-%d")


def _text(found: Any, locale: str) -> str:
    if not isinstance(found, date):
        return str(found).strip()
    with translation.override(locale):
        return formats.date_format(_local(found), "DATE_FORMAT")


def _local(found: date) -> date:
    """In the site's time zone."""
    return local_time(found) if isinstance(found, datetime) else found
