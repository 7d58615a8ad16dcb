"""Published forms with what belongs to them. Each process reads them once, until they change."""

from intarsia.page_cache.cached_lookup import cached_lookup

from .models import WebForm

# No database has a larger id, and some fail when they look for it.
LARGEST_ID = 2**63 - 1


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
        .in_bulk(form for form in forms if form <= LARGEST_ID)
    )
