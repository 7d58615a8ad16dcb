"""Published forms with what belongs to them. Each process reads them once, until they change."""

from typing import Final

from intarsia.page_cache.cached_lookup import cached_lookup

from .catalog import fields_of
from .models import WebForm

# No database has a larger id, and some fail when they look for it.
MAX_ID = 2**63 - 1
# For each purpose, the fields that a form must have, and those that it may have.
_OPTIONAL: Final = frozenset(["name", "text", "phone", "consent", "checkbox", "captcha", "hidden", "html"])
_FIELDS_FOR: Final = {
    "contact": (frozenset(["email", "textarea"]), _OPTIONAL | {"select", "radio"}),
    "newsletter": (frozenset(["email"]), _OPTIONAL - {"phone"}),
}


def tag_of(form: int) -> str:
    return f"webform-{form}"


def published_form(form: int) -> WebForm | None:
    return published_forms({form}).get(form)


def published_forms(forms: set[int]) -> dict[int, WebForm]:
    """By their ids, with fields, confirmations, notifications and webhooks. They are shared: do not change them."""
    return cached_lookup("published form", forms, lambda form, _found: [tag_of(form)], _look_up)


def _look_up(forms: set[int]) -> dict[int, WebForm]:
    return (
        WebForm.objects.filter(live=True)
        .prefetch_related("fields", "confirmations", "notifications", "webhooks")
        .in_bulk(form for form in forms if form <= MAX_ID)
    )


def suggested_form(purpose: str) -> int | None:
    """The shortest published form for "contact" or "newsletter"."""
    needed, allowed = _FIELDS_FOR[purpose]
    found = []
    for form in WebForm.objects.filter(live=True).only("document"):
        types = [field.type for field in fields_of(form.document)]
        if needed <= set(types) <= needed | allowed:
            found.append((len(types), form.pk))
    return min(found)[1] if found else None
