"""A new page begins only with widgets that its author may add: later, what it contains already stays."""

from collections.abc import Iterable, Iterator
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from wagtail.admin import messages
from wagtail.models import Page

from intarsia.documents.kinds import has_document

from ..editing.requests.allowed_widgets import widgets_to_refuse
from .ready_pages import ReadyPage


def refusal(title: str, versions: Iterable[Any], user: Any) -> str:
    """Why a page must not begin as one of these, in one sentence; empty if it may."""
    labels = [label for one in versions if has_document(one) for label in widgets_to_refuse(one, one.document, user)]
    if not labels:
        return ""
    widgets = ", ".join(dict.fromkeys(labels))
    return _("“%(title)s” contains widgets that you may not add: %(widgets)s.") % {"title": title, "widgets": widgets}


def begun(model: type[Page], document: Any) -> Page:
    """A page of this type with this document, not stored."""
    return model(document=document, built_visually=True)


def offered_to(user: Any, models: Iterable[type[Page]], ready_pages: Iterable[ReadyPage]) -> list[ReadyPage]:
    """The ready pages that may begin a page of at least one of these types."""
    types = set(models)
    return [one for one in ready_pages if any(not refusal("", [begun(model, one.document())], user) for model in types)]


def refuse_copy(request: HttpRequest, page: Page) -> HttpResponse | None:
    """For Wagtail's own way to copy, which can include the pages below."""
    with_others = bool(request.POST.get("copy_subpages"))
    pages = page.get_descendants(inclusive=True) if with_others else Page.objects.filter(pk=page.pk)
    for one in pages.specific():
        if reason := refusal(one.title, _versions(one), request.user):
            messages.error(request, reason)
            return redirect("wagtailadmin_explore", page.get_parent().pk)
    return None


def _versions(page: Page) -> Iterator[Any]:
    yield page
    yield page.get_latest_revision_as_object()
