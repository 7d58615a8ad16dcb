"""Creates the page that a user chose to begin with."""

from typing import Any

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.utils.translation import gettext as _
from wagtail.actions.copy_page import CopyPageAction
from wagtail.coreutils import find_available_slug
from wagtail.models import Page, PageQuerySet
from wagtail.permission_policies.pages import PagePermissionPolicy

from ..models.builder_page import BuilderPageMixin

MOST_PARENTS = 200


def page_model_for(parent: Page) -> type[Page] | None:
    """The page type of the visual editor that can be created below this page."""
    models = parent.specific_class.creatable_subpage_models() if parent.specific_class else []
    visual = (model for model in models if issubclass(model, BuilderPageMixin))
    return next((model for model in visual if model.can_create_at(parent)), None)


def possible_parents(user: Any) -> list[Page]:
    """The pages below which this user may create a page, in the order of the site's tree."""
    pages: PageQuerySet = PagePermissionPolicy().instances_user_has_permission_for(user, "add")
    found = pages.filter(depth__gt=1).order_by("path")[:MOST_PARENTS]
    return [page for page in found if page_model_for(page) and _may_add(page, user)]


def _may_add(parent: Page, user: Any) -> bool:
    return parent.permissions_for_user(user).can_add_subpage()


def make_page(parent: Page, title: str, document: Any, user: Any) -> Page:
    """A draft with this document. Raises PermissionDenied."""
    model = page_model_for(parent)
    if model is None or not _may_add(parent, user):
        raise PermissionDenied
    with transaction.atomic():
        page = model(title=title or _("New page"), live=False, owner=user, locale=parent.locale)
        if document is not None:
            page.document = document  # type: ignore[attr-defined]
        parent.add_child(instance=page)
        page.save_revision(user=user, log_action=True)
    return page


def copy_page(source: Page, parent: Page, title: str, user: Any) -> Page:
    """A draft copy without the pages below. Raises PermissionDenied."""
    title = title or _("Copy of %(title)s") % {"title": source.title}
    attributes = {"title": title, "slug": find_available_slug(parent, source.slug)}
    copy = CopyPageAction(
        page=source.specific,
        to=parent,
        update_attrs=attributes,
        recursive=False,
        copy_revisions=False,
        keep_live=False,
        user=user,
    )
    return copy.execute()
