"""Adds an element to a page without opening the editor."""

from itertools import islice
from typing import Any

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models import F
from django.http import HttpRequest
from wagtail.models import Page, PageQuerySet
from wagtail.permission_policies.pages import PagePermissionPolicy

from intarsia.documents.contract import too_large
from intarsia.documents.kinds import errors, has_document, kind_of

from ..models.visual_pages import with_visual_draft
from .requests.allowed_widgets import problems_of_widgets
from .requests.guard import editable_for
from .saving import SaveRequest, after_saving, save

# Few pages of a site are made in another way.
MAX_PAGES_SEARCHED = 200
# A page that was just created may have no revision yet.
NEWEST = F("latest_revision_created_at").desc(nulls_first=True)


def append_element(request: HttpRequest, page: Page, element: dict[str, Any]) -> str:
    """Stores a draft of the page with the element at its end. Returns why it was refused, or nothing."""
    kind = kind_of(page)
    if kind is None:
        raise PermissionDenied
    try:
        with transaction.atomic():
            editable = editable_for(request, kind.name, page.pk).locked()
            document = editable.document
            longer = {**document, "content": [*document.get("content", []), element]}
            if reason := too_large(longer):
                raise errors.too_large(reason)
            if problems := problems_of_widgets(editable, longer):
                raise errors.forbidden(problems[0].message)
            save(editable, longer, SaveRequest("draft"))
    except errors.EditorError as error:
        return str(error)
    after_saving(editable, "draft")
    return ""


def pages_to_edit(user: Any, title: str = "", most: int = 24) -> list[Page]:
    """Pages of the visual editor that this user may edit, the last changed ones first."""
    pages: PageQuerySet = PagePermissionPolicy().instances_user_has_permission_for(user, "change")
    if title:
        pages = pages.filter(title__icontains=title)
    recent = pages.filter(depth__gt=1, alias_of=None).order_by(NEWEST, "-pk")[:MAX_PAGES_SEARCHED]
    return list(islice(with_visual_draft(page for page in recent.specific() if has_document(page)), most))
