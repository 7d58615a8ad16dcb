"""Creates the page that a user chose to begin with."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.utils.translation import gettext as _
from wagtail.actions.copy_page import CopyPageAction
from wagtail.coreutils import find_available_slug
from wagtail.models import Page, PageQuerySet, get_page_models
from wagtail.permission_policies.pages import PagePermissionPolicy

from ..models.builder_page import BuilderPageMixin
from ..taken_urls import free_slug

MAX_PARENTS = 200


def page_model_for(parent: Page) -> type[Page] | None:
    """The page type of the visual editor that can be created below this page."""
    models = _visual_models(parent.specific_class) if parent.specific_class else ()
    return next((model for model in models if model.can_create_at(parent)), None)


def _visual_models(parent_model: type[Page]) -> Iterator[type[Page]]:
    return (model for model in parent_model.creatable_subpage_models() if issubclass(model, BuilderPageMixin))


def possible_parents(user: Any, requested: int | None = None) -> list[Page]:
    """The pages below which this user may create a page, in the order of the site's tree: the first ones, and the
    requested one wherever it is.
    """
    allowed: PageQuerySet = PagePermissionPolicy().instances_user_has_permission_for(user, "add")
    models = [model for model in get_page_models() if any(_visual_models(model))]
    pages = allowed.filter(depth__gt=1).exact_type(*models).order_by("path")
    first = list(islice(_parents_among(pages.iterator(), user), MAX_PARENTS))
    missing = [] if requested in {page.pk for page in first} else pages.filter(pk=requested)
    return sorted([*first, *_parents_among(missing, user)], key=lambda page: page.path)


def _parents_among(pages: Iterable[Page], user: Any) -> Iterator[Page]:
    return (page for page in pages if page_model_for(page) and _may_add(page, user))


def _may_add(parent: Page, user: Any) -> bool:
    return parent.permissions_for_user(user).can_add_subpage()


def model_to_make(parent: Page, user: Any) -> type[Page]:
    """The type of a new page below this one. Raises PermissionDenied."""
    model = page_model_for(parent)
    if model is None or not _may_add(parent, user):
        raise PermissionDenied
    return model


def make_page(model: type[Page], parent: Page, title: str, document: Any, user: Any) -> Page:
    """A draft with this document. Raises ValidationError if the type has a required field."""
    with transaction.atomic():
        title = title or _("New page")
        page = model(title=title, live=False, owner=user, locale=parent.locale, built_visually=True)
        page.slug = free_slug(parent, title)
        if document is not None:
            page.document = document  # type: ignore[attr-defined]
        # The database would refuse some empty values, and Wagtail sets its own fields when it adds the page.
        page.clean_fields(exclude=_fields_of_wagtail(model))
        parent.add_child(instance=page)
        page.save_revision(user=user, log_action=True)
    return page


def _fields_of_wagtail(model: type[Page]) -> set[str]:
    links = {link.name for link in model._meta.parents.values() if link}
    return links | {field.name for field in Page._meta.fields}


def require_copy(source: Page, parent: Page, user: Any) -> None:
    """Raises PermissionDenied if this user may not copy the page below this one."""
    permissions = source.permissions_for_user(user)
    if not (permissions.can_edit() and permissions.can_copy_to(parent)):
        raise PermissionDenied


def copy_page(source: Page, parent: Page, title: str, user: Any) -> Page:
    """A draft copy of the newest version, without the pages below."""
    newest = source.get_latest_revision_as_object()
    title = title or _("Copy of %(title)s") % {"title": newest.title}
    attributes = {"title": title, "slug": free_slug(parent, newest.slug) or find_available_slug(parent, newest.slug)}
    copy = CopyPageAction(
        page=newest,
        to=parent,
        update_attrs=attributes,
        recursive=False,
        copy_revisions=False,
        keep_live=False,
        user=user,
    )
    return copy.execute()
