"""Purges the page cache when something changes that public pages show."""

from collections.abc import Iterable
from typing import Any
from weakref import WeakKeyDictionary

from django.db.models import Model
from django.db.models.signals import post_delete, post_save, pre_save
from wagtail.documents import get_document_model
from wagtail.images import get_image_model
from wagtail.models import Locale, Page, PageViewRestriction, Site
from wagtail.signals import (
    page_published,
    page_slug_changed,
    page_unpublished,
    post_page_move,
    published,
    unpublished,
)

from intarsia.documents.hyperlinks.links import has_document_library
from intarsia.documents.kinds import has_document
from intarsia.fonts.api import UploadedFont
from intarsia.page_cache import EVERYTHING, forget_copies, purge
from intarsia.rendering.resources.library_documents import tag_of_document

from ..models import SiteDesign, Template
from ..models.template import is_page_template, is_unused
from ..page_templates.template_rules import shows_content
from .tags import tag_of_item

# Fields of a page that menus and lists of pages show.
FIELDS_IN_LISTS = ("title", "slug", "show_in_menus", "live", "url_path")

# What the database has of an instance that is being saved.
_before_save: "WeakKeyDictionary[Model, Any]" = WeakKeyDictionary()


def connect() -> None:
    """Connects all signals of changes that public pages show."""
    for signal in (page_published, page_unpublished):
        signal.connect(_page_changed, dispatch_uid="intarsia_page_changed")
    page_unpublished.connect(_page_unpublished, dispatch_uid="intarsia_page_unpublished")
    page_slug_changed.connect(_branch_changed, dispatch_uid="intarsia_slug_changed")
    post_page_move.connect(_branch_moved, dispatch_uid="intarsia_page_moved")
    for signal in (published, unpublished):
        signal.connect(_item_changed, dispatch_uid="intarsia_item_changed")
    pre_save.connect(_note_rule, sender=Template, dispatch_uid="intarsia_template_saving")
    post_save.connect(_rule_saved, sender=Template, dispatch_uid="intarsia_template_saved")
    post_delete.connect(_item_changed, dispatch_uid="intarsia_item_deleted")
    post_save.connect(_design_changed, sender=SiteDesign, dispatch_uid="intarsia_design_changed")
    for signal in (post_save, post_delete):
        signal.connect(_design_changed, sender=UploadedFont, dispatch_uid="intarsia_font_changed")
    image_model = get_image_model()
    post_save.connect(_image_changed, sender=image_model, dispatch_uid="intarsia_image_changed")
    post_delete.connect(_image_changed, sender=image_model, dispatch_uid="intarsia_image_deleted")
    if has_document_library():
        for signal in (post_save, post_delete):
            signal.connect(_document_changed, sender=get_document_model(), dispatch_uid="intarsia_document_changed")
    for signal in (post_save, post_delete):
        for model in (PageViewRestriction, Site, Locale):
            signal.connect(_everything_changed, sender=model, dispatch_uid=f"intarsia_{model.__name__}_changed")
    pre_save.connect(_note_listed_fields, dispatch_uid="intarsia_page_saving")
    post_save.connect(_listed_fields_saved, dispatch_uid="intarsia_page_saved")
    post_delete.connect(_page_deleted, dispatch_uid="intarsia_page_deleted")


def _page_changed(instance: Page, **kwargs: Any) -> None:
    purge(f"page-{instance.pk}", *_parent_tag(instance.path))


def _page_unpublished(instance: Page, **kwargs: Any) -> None:
    forget_copies(instance.pk)


def _branch_changed(instance: Page, **kwargs: Any) -> None:
    _purge_branch(instance)


def _branch_moved(instance: Page, parent_page_before: Page, parent_page_after: Page, **kwargs: Any) -> None:
    purge(f"children-{parent_page_before.pk}", f"children-{parent_page_after.pk}", "tree")
    _purge_branch(instance)


def _purge_branch(page: Page) -> None:
    """The URL of a page is part of the URLs of all pages below it. Their old URLs show nothing anymore."""
    keys = list(Page.objects.filter(path__startswith=page.path).values_list("pk", flat=True))
    purge(*(f"page-{pk}" for pk in keys))
    forget_copies(*keys)


def _everything_changed(**kwargs: Any) -> None:
    """For rare changes of many pages: a restriction also applies to aliases, and a site is part of every URL."""
    purge(EVERYTHING)
    forget_copies()


def _item_changed(instance: Model, **kwargs: Any) -> None:
    """A template, or an item of a site's own document kind. Pages have their own signals."""
    if has_document(instance) and not isinstance(instance, Page):
        purge(tag_of_item(instance))


def _note_rule(instance: Template, update_fields: Any = None, **kwargs: Any) -> None:
    if update_fields is None and instance.pk:
        stored = Template.objects.filter(pk=instance.pk).first()
        _before_save[instance] = _rule_of(stored)


def _rule_saved(instance: Template, update_fields: Any = None, **kwargs: Any) -> None:
    """Purges all designs if the template applies to other pages now, because those pages do not have its tag yet.

    Saving a draft sets `update_fields` and changes nothing that visitors see.
    """
    before = _before_save.pop(instance, None)
    if update_fields is None and _rule_of(instance) != before:
        purge(*(f"design-{pk}" for pk in Site.objects.values_list("pk", flat=True)))


def _rule_of(template: Template | None) -> tuple[Any, ...] | None:
    """Which pages the template applies to; None if it applies to none."""
    if template is None or not template.live or is_unused(template):
        return None
    rules = (list(template.display_rules.raw_data), template.priority, template.kind)
    if template.kind in Template.PARTS:
        return rules
    return rules if is_page_template(template) and shows_content(template.document) else None


def _design_changed(instance: Any, **kwargs: Any) -> None:
    purge(f"design-{instance.site_id}")


def _image_changed(instance: Any, **kwargs: Any) -> None:
    purge(f"image-{instance.pk}")


def _document_changed(instance: Any, **kwargs: Any) -> None:
    """A file of Wagtail's document library."""
    purge(tag_of_document(instance.pk))


def _note_listed_fields(sender: type[Model], instance: Any, **kwargs: Any) -> None:
    if issubclass(sender, Page) and instance.pk:
        stored = Page.objects.filter(pk=instance.pk).values_list(*FIELDS_IN_LISTS).first()
        _before_save[instance] = stored


def _listed_fields_saved(sender: type[Model], instance: Any, **kwargs: Any) -> None:
    if not issubclass(sender, Page):
        return
    before = _before_save.pop(instance, None)
    after = tuple(getattr(instance, name) for name in FIELDS_IN_LISTS)
    if before != after:
        purge("tree", f"page-{instance.pk}", *_parent_tag(instance.path))
    # Code that saves a page sends no signal of Wagtail.
    if before and before[-2:] != after[-2:]:
        forget_copies(instance.pk)


def _page_deleted(sender: type[Model], instance: Any, **kwargs: Any) -> None:
    if issubclass(sender, Page):
        purge("tree", f"page-{instance.pk}", *_parent_tag(instance.path))
        forget_copies(instance.pk)


def _parent_tag(path: str) -> Iterable[str]:
    parent = Page.objects.filter(path=path[: -Page.steplen]).values_list("pk", flat=True).first()
    return [f"children-{parent}"] if parent else []
