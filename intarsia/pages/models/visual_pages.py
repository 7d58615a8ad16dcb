"""Whether visitors see a page's document or what its page type showed before it had one.

A page type gets `BuilderPageMixin` while its pages are live. They keep their own view until an owner decides.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from django.db import models
from django.template import TemplateDoesNotExist
from django.template.loader import get_template
from django.utils.translation import gettext_lazy as _
from modelsearch import index
from wagtail.models import Page, Revision

from .templated_page import TemplatedPageMixin

# Views that only print the template of the page type.
_TEMPLATE_VIEWS = (Page.serve, TemplatedPageMixin.serve)


class VisualStateMixin(models.Model):
    """It comes before Page among the bases of a page type."""

    # Whether new pages are visual. None: always, except for a page type with a custom view; there it follows from
    # whether their document has elements.
    starts_visual: bool | None = None

    # None until someone decides: pages and revisions that are older than this field. They are visual if their document
    # has elements. No panel shows it: the choice has a screen.
    built_visually = models.BooleanField(_("built visually"), null=True, blank=True, default=None)

    class Meta:
        abstract = True

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        # Rows come as `args`; revisions have a primary key; copies name the field.
        if not args and self.pk is None and "built_visually" not in kwargs:
            self.built_visually = _starts_visual(type(self))

    @property
    def has_own_view(self) -> bool:
        return has_own_view(type(self))

    @property
    def is_visual(self) -> bool:
        """Whether visitors see the document. A page type without a custom view has nothing else to show."""
        if self.built_visually or (self.built_visually is None and _has_elements(self.document)):  # type: ignore[attr-defined]
            return True
        return not self.has_own_view

    @property
    def draft_is_visual(self) -> bool:
        """What the newest version says. Lists of pages ask it, so it reads nothing if there is no choice."""
        if not self.has_own_view:
            return True
        return (self.get_latest_revision_as_object() if self.has_unpublished_changes else self).is_visual  # type: ignore[attr-defined]


def is_visual(item: Any) -> bool:
    """Also of items that are not pages: they show nothing but their document."""
    return not isinstance(item, VisualStateMixin) or item.is_visual


def with_visual_draft(pages: Iterable[Any]) -> Iterator[Any]:
    """The pages whose newest version shows the document. One query reads what all of them decided."""
    pages = list(pages)
    drafts = [
        one.latest_revision_id for one in pages if getattr(one, "has_own_view", False) and one.has_unpublished_changes
    ]
    decided = dict(Revision.objects.filter(pk__in=drafts).values_list("pk", "content__built_visually"))
    for page in pages:
        choice = decided.get(page.latest_revision_id)
        if getattr(page, "draft_is_visual", True) if choice is None else choice:
            yield page


def has_own_view(model: type[models.Model]) -> bool:
    """Whether pages of this type can show themselves without a document."""
    after = model.__mro__[model.__mro__.index(VisualStateMixin) :]
    serve = next(vars(one)["serve"] for one in after if "serve" in vars(one))
    if serve not in _TEMPLATE_VIEWS or model.get_template is not Page.get_template:  # type: ignore[attr-defined]
        return True
    try:
        get_template(model.template)  # type: ignore[attr-defined]
    except TemplateDoesNotExist:
        return False
    return True


class ShownDocument(index.SearchField):
    """The search does not find texts that visitors do not see."""

    def get_value(self, obj: Any) -> Any:
        return super().get_value(obj) if is_visual(obj) else []


def _starts_visual(model: type[VisualStateMixin]) -> bool | None:
    if model.starts_visual is not None:
        return model.starts_visual
    # The template of the page type may be the one that shows the document.
    shows_document = model.template == getattr(model, "visual_template", "")  # type: ignore[attr-defined]
    return None if has_own_view(model) and not shows_document else True


def _has_elements(document: Any) -> bool:
    if not isinstance(document, dict):
        return False
    zones = document.get("zones")
    return bool(document.get("content")) or (isinstance(zones, dict) and any(zones.values()))
