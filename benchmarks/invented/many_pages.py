"""Fills a site with thousands of pages in seconds, for measures and tests of large sites."""

import random
from collections.abc import Iterable
from typing import Any

from django.db import transaction
from modelsearch.backends import get_search_backend
from wagtail.models import Page, Site

from intarsia.pages.models import BuilderPage

BATCH = 500
PER_SECTION = 500
WORDS = [f"{first}{second}" for first in ("bar", "cor", "del", "fen", "gil", "hom", "lun") for second in
         ("ada", "eno", "ima", "oru", "uta", "ade", "ilo", "ona", "ura", "esta", "inda", "olma", "unte")]  # fmt: skip


def add_pages(number: int, first: int = 0) -> None:
    """So many published pages, 500 per section. Each has “workshop”, every other “oak”, one “quince”."""
    rng = random.Random(first)
    root = Site.objects.get(is_default_site=True).root_page
    for start in range(first, first + number, PER_SECTION):
        section = BuilderPage(title=f"Section {start}", slug=f"section-{start}", document={"content": []})
        root.add_child(instance=section)
        _fill(section, range(start, min(start + PER_SECTION, first + number)), rng)


@transaction.atomic
def _fill(section: BuilderPage, numbers: range, rng: random.Random) -> None:
    pages = Page.objects.bulk_create(_rows(section, numbers, rng))
    Page.objects.filter(pk=section.pk).update(numchild=len(numbers))
    built = [_built(page, rng, number) for page, number in zip(pages, numbers, strict=True)]
    for page in built:
        page.save_base(raw=True, force_insert=True)
    for start in range(0, len(built), BATCH):
        get_search_backend().add_bulk(BuilderPage, built[start : start + BATCH])


def _rows(section: BuilderPage, numbers: range, rng: random.Random) -> Iterable[Page]:
    for position, number in enumerate(numbers, 1):
        title = f"{rng.choice(WORDS).title()} {number}"
        yield Page(
            title=title,
            draft_title=title,
            slug=f"page-{number}",
            url_path=f"{section.url_path}page-{number}/",
            path=Page._get_path(section.path, section.depth + 1, position),
            depth=section.depth + 1,
            content_type=section.cached_content_type,
            locale=section.locale,
            live=True,
        )


def _built(page: Page, rng: random.Random, number: int) -> BuilderPage:
    words = [
        *rng.choices(WORDS, k=150),
        "workshop",
        *(["oak"] if number % 2 else []),
        *(["quince"] if not number else []),
    ]
    content = [{"type": "text", "props": {"id": "t", "editor": f"<p>{' '.join(words)}</p>"}}]
    fields: dict[str, Any] = {field.attname: getattr(page, field.attname) for field in Page._meta.concrete_fields}
    return BuilderPage(page_ptr_id=page.pk, document={"root": {"props": {}}, "content": content}, **fields)
