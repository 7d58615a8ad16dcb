"""Values of settings: what Python has at hand becomes what documents store."""

import re
import secrets
from collections.abc import Mapping
from datetime import date, datetime, time
from typing import Any

from django.db.models import Model
from wagtail.documents import get_document_model_string

from intarsia.local_time import local_time

from ..bindings import is_binding

SIZE = re.compile(r"(-?\d+(?:\.\d+)?)([a-z%]*)")


class GeneratedId(str):
    """Nobody chose it, so a document with its own name may replace it."""


def var(name: str) -> dict[str, str]:
    """A design variable as a style value: `var("color.accent")`."""
    return {"$var": name}


def dynamic(source: str, fallback: Any = "") -> dict[str, Any]:
    """A dynamic value: `dynamic("page.title")`."""
    return {"$bind": {"source": source, "fallback": fallback}}


def link(
    to: Any = "",
    *,
    document: Any = None,
    new_tab: bool = False,
    nofollow: bool = False,
    action: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """A link to a URL, a page, or a file of Wagtail's document library: `link(document=prices)`, or its id."""
    if _is_document(to):
        to, document = "", to
    is_page = isinstance(to, Model)
    made = {
        "url": "" if is_page else str(to),
        "page": to.pk if is_page else None,
        "is_external": "on" if new_tab else "",
        "nofollow": "on" if nofollow else "",
    }
    if document is not None:
        made["document"] = _pk(document)
    return {**made, "action": dict(action)} if action else made


def media(image: Any, alt: str | None = None) -> dict[str, Any]:
    """An image of the media library, or its id. Without `alt`, it has the description of the library."""
    pk = _pk(image)
    return {"id": pk} if alt is None else {"id": pk, "alt": alt}


def item(**settings: Any) -> dict[str, Any]:
    """An item of a list setting, such as a tab."""
    return settings


def _is_document(item: Any) -> bool:
    # By name: the models of a migration are other classes.
    return isinstance(item, Model) and item._meta.label_lower == get_document_model_string().lower()


def _pk(item: Any) -> Any:
    """The id of `item`, which may be the id itself."""
    return item.pk if isinstance(item, Model) else item


def stored_value(value: Any, spec: Mapping[str, Any]) -> Any:
    """The value as documents store it. What does not fit stays as it is, and the check of the document names it."""
    convert = _CONVERSIONS.get(spec["kind"])
    return value if convert is None or is_binding(value) else convert(value, spec)


def _switch(value: Any, spec: Mapping[str, Any]) -> Any:
    return ("yes" if value else "") if isinstance(value, bool) else value


def _link(value: Any, spec: Mapping[str, Any]) -> Any:
    return link(value) if isinstance(value, (str, Model)) else value


def _media(value: Any, spec: Mapping[str, Any]) -> Any:
    return media(value) if isinstance(value, (int, Model)) else value


def _gallery(value: Any, spec: Mapping[str, Any]) -> Any:
    return [_media(one, spec) for one in value] if isinstance(value, (list, tuple)) else value


def _form(value: Any, spec: Mapping[str, Any]) -> Any:
    return {"id": _pk(value)} if isinstance(value, (int, Model)) else value


def _size(value: Any, spec: Mapping[str, Any]) -> Any:
    units = spec.get("units") or [""]
    if isinstance(value, (int, float)):
        return {"size": value, "unit": units[0]}
    found = SIZE.fullmatch(value) if isinstance(value, str) else None
    return {"size": _number(found[1]), "unit": found[2] or units[0]} if found else value


def _number(digits: str) -> int | float:
    return float(digits) if "." in digits else int(digits)


def _time(value: Any, spec: Mapping[str, Any]) -> Any:
    if isinstance(value, datetime):
        # Widgets read the time of day in the time zone of the site.
        value = local_time(value)
        return value.replace(tzinfo=None).isoformat(timespec="minutes")
    return value.isoformat() if isinstance(value, (date, time)) else value


def _list(value: Any, spec: Mapping[str, Any]) -> Any:
    return [_item(one, spec) for one in value] if isinstance(value, (list, tuple)) else value


def _item(value: Any, spec: Mapping[str, Any]) -> Any:
    if not isinstance(value, Mapping):
        return value
    fields = spec.get("fields", {})
    made = {name: stored_value(one, fields[name]) if name in fields else one for name, one in value.items()}
    return {"_id": GeneratedId(secrets.token_hex(4)), **made}


_CONVERSIONS = {
    "switch": _switch,
    "link": _link,
    "media": _media,
    "gallery": _gallery,
    "form": _form,
    "size": _size,
    "datetime": _time,
    "text": _time,
    "list": _list,
    "slot": lambda value, spec: list(value),
}
