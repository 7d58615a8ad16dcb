"""Facts of pages: those that every page has."""

from collections.abc import Sequence
from typing import Any

from django.utils.translation import gettext_lazy as _
from wagtail.models import Page

from intarsia.documents.dynamic_sources import register_dynamic_source

from ..resources.authors import author_names, tag_of_user
from ..resources.page_resources import page_urls
from .page_fields import main_image_of, specific_pages
from .subject import Subject


def register() -> None:
    register_dynamic_source("page.title", kind="text", label=_("Page title"), value=lambda one: _fact(one, "title"))
    register_dynamic_source("page.url", kind="url", label=_("Page URL"), values=_urls)
    register_dynamic_source(
        "page.description",
        kind="text",
        label=_("Search description"),
        value=lambda one: _fact(one, "search_description"),
    )
    register_dynamic_source(
        "page.first_published",
        kind="date",
        label=_("First published"),
        value=lambda one: _fact(one, "first_published_at"),
    )
    register_dynamic_source(
        "page.last_published", kind="date", label=_("Last published"), value=lambda one: _fact(one, "last_published_at")
    )
    register_dynamic_source("page.author", kind="text", label=_("Author"), values=_authors)
    register_dynamic_source("page.image", kind="image", label=_("Main image"), values=_main_images)


def _fact(subject: Subject, name: str) -> Any:
    return getattr(subject.page, name, None)


def _urls(subjects: Sequence[Subject]) -> list[str | None]:
    pages = {one.page.pk for one in subjects if isinstance(one.page, Page)}
    public = page_urls(pages, None, subjects[0].site)
    return [public.get(str(one.page.pk)) or _own_url(one) for one in subjects]


def _own_url(subject: Subject) -> str | None:
    """The URL of the rendered page, which may be a draft."""
    page = subject.page
    is_own = isinstance(page, Page) and page == subject.context.page
    return page.get_url(current_site=subject.site) if is_own else None


def _authors(subjects: Sequence[Subject]) -> list[str | None]:
    owners = [getattr(one.page, "owner_id", None) for one in subjects]
    known = {owner for owner in owners if owner is not None}
    subjects[0].tags.update(map(tag_of_user, known))
    names = author_names(known)
    return [names.get(owner) for owner in owners]


def _main_images(subjects: Sequence[Subject]) -> list[Any]:
    return [main_image_of(page) for page in specific_pages([one.page for one in subjects])]
