"""What a page is made from, and when the page cache must forget it.

A page is kept under the tags of all it shows: itself, the pages it links to, its images, the site's design and
templates, and what its widgets loaded. Every change below purges exactly those tags, and what is public is drawn again.
"""

from collections.abc import Iterable
from typing import Any

from django.apps import apps
from django.db import transaction
from django.db.models import Model
from django.db.models.signals import post_delete, post_save, pre_save
from django.http import HttpRequest
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

from intarsia.rendering.cache import EVERYTHING, address_finder, purge

from .models import DocumentMixin, SiteDesign, Template
from .page_templates.rule import shows_content

# Fields of a page that menus and lists of pages show.
SHOWN_ELSEWHERE = ("title", "slug", "live", "show_in_menus", "url_path")
# Tags with the number of a page: it, or what visitors wrote on it.
OF_A_PAGE = ("page", "comments")


def tags_of(page: Page, request: HttpRequest) -> list[str]:
    """The tags of a public page; none for one that only some visitors may see, so that it is never kept.

    A view of another app that draws a page otherwise for one visitor says so: `request.is_for_one_visitor = True`.
    """
    if getattr(request, "is_preview", False) or getattr(request, "is_for_one_visitor", False):
        return []
    return [] if page.get_view_restrictions() else [f"page-{page.pk}"]


@address_finder
def addresses_of_pages(tags: list[str]) -> list[str]:
    """Where pages that were just changed can be seen, so that they are drawn before anybody asks."""
    keys = [int(number) for name, _, number in (tag.partition("-") for tag in tags) if number and name in OF_A_PAGE]
    pages = Page.objects.live().public().filter(pk__in=keys).specific() if keys else []
    addresses = [page.get_full_url() for page in pages if issubclass(page.specific_class, DocumentMixin)]
    return [address for address in addresses if address]


def connect() -> None:
    """Listens to everything that changes a public page."""
    for signal in (page_published, page_unpublished):
        signal.connect(_page_changed, dispatch_uid="intarsia_page_changed")
    page_unpublished.connect(_page_taken_away, dispatch_uid="intarsia_page_taken_away")
    page_slug_changed.connect(_branch_changed, dispatch_uid="intarsia_slug_changed")
    post_page_move.connect(_branch_moved, dispatch_uid="intarsia_page_moved")
    for signal in (published, unpublished):
        signal.connect(_template_changed, sender=Template, dispatch_uid="intarsia_template_changed")
    pre_save.connect(_remember_rule, sender=Template, dispatch_uid="intarsia_template_saving")
    post_save.connect(_rule_saved, sender=Template, dispatch_uid="intarsia_template_saved")
    post_delete.connect(_template_changed, sender=Template, dispatch_uid="intarsia_template_deleted")
    post_save.connect(_design_changed, sender=SiteDesign, dispatch_uid="intarsia_design_changed")
    _connect_other_apps()
    image_model = get_image_model()
    post_save.connect(_image_changed, sender=image_model, dispatch_uid="intarsia_image_changed")
    post_delete.connect(_image_changed, sender=image_model, dispatch_uid="intarsia_image_deleted")
    for signal in (post_save, post_delete):
        for model in (PageViewRestriction, Site, Locale):
            signal.connect(_everything_changed, sender=model, dispatch_uid=f"intarsia_{model.__name__}_changed")
    pre_save.connect(_remember_shown_fields, dispatch_uid="intarsia_page_saving")
    post_save.connect(_shown_fields_saved, dispatch_uid="intarsia_page_saved")
    post_delete.connect(_page_deleted, dispatch_uid="intarsia_page_deleted")


def _connect_other_apps() -> None:
    """What they add to pages changes with their settings, where a site has them."""
    if apps.is_installed("intarsia.protection"):
        from intarsia.protection.models import ContactSettings, OwnText, ProtectionSettings

        # What pages show of contacts is part of how the whole site looks.
        post_save.connect(_design_changed, sender=ContactSettings, dispatch_uid="intarsia_contacts_changed")
        for signal in (post_save, post_delete):
            signal.connect(_design_changed, sender=OwnText, dispatch_uid="intarsia_texts_changed")
        # A search that is guarded says so in its form.
        post_save.connect(_design_changed, sender=ProtectionSettings, dispatch_uid="intarsia_protection_changed")
    if apps.is_installed("intarsia.comments"):
        from intarsia.comments.api import CommentSettings, PageComments, comments_changed

        comments_changed.connect(_comments_changed, dispatch_uid="intarsia_comments_changed")
        post_save.connect(_all_comments_changed, sender=CommentSettings, dispatch_uid="intarsia_comments_settings")
        for signal in (post_save, post_delete):
            signal.connect(_choice_changed, sender=PageComments, dispatch_uid="intarsia_comments_of_page")
    if apps.is_installed("intarsia.protection.firewall"):
        from intarsia.protection.firewall.models import FirewallSettings

        # Pages bring its script along, or no longer do.
        post_save.connect(_everything_changed, sender=FirewallSettings, dispatch_uid="intarsia_firewall_changed")


def _page_changed(instance: Page, **kwargs: Any) -> None:
    purge(f"page-{instance.pk}", *_parent_tag(instance.path))


def _page_taken_away(instance: Page, **kwargs: Any) -> None:
    _forget_copies(instance.pk)


def _forget_copies(pk: int | None = None) -> None:
    """What visitors may not see any more must not come back in bad times either."""
    from intarsia.rendering.undrawn import forget

    transaction.on_commit(lambda: forget(pk))


def _branch_changed(instance: Page, **kwargs: Any) -> None:
    _purge_branch(instance)


def _branch_moved(instance: Page, parent_page_before: Page, parent_page_after: Page, **kwargs: Any) -> None:
    purge(f"children-{parent_page_before.pk}", f"children-{parent_page_after.pk}", "tree")
    _purge_branch(instance)


def _purge_branch(page: Page) -> None:
    """A page's address is part of the addresses of all below it."""
    keys = Page.objects.filter(path__startswith=page.path).values_list("pk", flat=True)
    purge(*(f"page-{pk}" for pk in keys))


def _everything_changed(**kwargs: Any) -> None:
    """Rare, and it reaches far: a restriction holds for aliases too, and a site is part of every address."""
    purge(EVERYTHING)
    _forget_copies()


def _template_changed(instance: Template, **kwargs: Any) -> None:
    purge(f"template-{instance.pk}")


def _remember_rule(instance: Template, update_fields: Any = None, **kwargs: Any) -> None:
    if update_fields is None:
        stored = Template.objects.filter(pk=instance.pk).first()
        instance._intarsia_rule_before = _rule_of(stored)  # type: ignore[attr-defined]


def _rule_saved(instance: Template, update_fields: Any = None, **kwargs: Any) -> None:
    """Which pages it is around: the tags of those that it was not around before do not name it.

    A draft saves some fields only, and what visitors see is not among them.
    """
    if update_fields is None and _rule_of(instance) != getattr(instance, "_intarsia_rule_before", None):
        purge(*(f"design-{pk}" for pk in Site.objects.values_list("pk", flat=True)))


def _rule_of(template: Template | None) -> tuple[Any, ...] | None:
    """None for one that is around nothing."""
    if template is None or not template.live or not template.below_id:
        return None
    if template.kind in Template.PARTS:
        return (template.below_id, template.kind)
    is_around_pages = template.kind == Template.Kind.PAGE and shows_content(template.document)
    return (template.below_id, template.page_type) if is_around_pages else None


def _design_changed(instance: Any, **kwargs: Any) -> None:
    purge(f"design-{instance.site_id}")


def _comments_changed(page: int, is_removal: bool = False, **kwargs: Any) -> None:
    purge(f"comments-{page}")
    if is_removal:
        _forget_copies(page)


def _choice_changed(instance: Any, **kwargs: Any) -> None:
    _comments_changed(instance.page_id, is_removal=True)


def _all_comments_changed(**kwargs: Any) -> None:
    purge("comments")


def _image_changed(instance: Any, **kwargs: Any) -> None:
    purge(f"image-{instance.pk}")


def _remember_shown_fields(sender: type[Model], instance: Any, **kwargs: Any) -> None:
    if issubclass(sender, Page) and instance.pk:
        stored = Page.objects.filter(pk=instance.pk).values_list(*SHOWN_ELSEWHERE).first()
        instance._intarsia_shown_before = stored


def _shown_fields_saved(sender: type[Model], instance: Any, **kwargs: Any) -> None:
    if not issubclass(sender, Page):
        return
    before = getattr(instance, "_intarsia_shown_before", None)
    if before != tuple(getattr(instance, name) for name in SHOWN_ELSEWHERE):
        purge("tree", f"page-{instance.pk}", *_parent_tag(instance.path))


def _page_deleted(sender: type[Model], instance: Any, **kwargs: Any) -> None:
    if issubclass(sender, Page):
        purge("tree", f"page-{instance.pk}", *_parent_tag(instance.path))
        _forget_copies(instance.pk)


def _parent_tag(path: str) -> Iterable[str]:
    parent = Page.objects.filter(path=path[: -Page.steplen]).values_list("pk", flat=True).first()
    return [f"children-{parent}"] if parent else []
