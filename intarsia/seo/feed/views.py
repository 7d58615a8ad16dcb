"""`/feed.xml` with the newest articles in the default language, `/feed-de.xml` with those in another one."""

import re
from collections.abc import Iterator

from django.conf import settings
from django.core.cache import cache
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.cache import patch_cache_control
from django.utils.feedgenerator import Atom1Feed
from django.views.decorators.http import require_safe
from wagtail.models import Page, Site, get_page_models

from intarsia.rendering.head.default_language import default_language
from intarsia.rendering.resources.authors import author_names

from ..site_identity import Identity, identity_of, is_article
from ..sitemap.entries import public_pages
from .url import feed_url

ARTICLES = 20
# Text that is pasted from slides has vertical tabs for line breaks. One of them would prevent the whole feed.
NOT_IN_XML = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")
# Feed readers ask once an hour or less.
SECONDS = 10 * 60


@require_safe
def feed(request: HttpRequest, language: str = "") -> HttpResponse:
    language = language or default_language()
    site = Site.find_for_request(request)
    identity = identity_of(site, set()) if site else None
    if site is None or identity is None or language not in dict(settings.LANGUAGES):
        raise Http404
    text = cache.get_or_set(
        f"intarsia:feed:{site.pk}:{language}", lambda: _atom(site, identity, language, request), SECONDS
    )
    response = HttpResponse(text, content_type="application/atom+xml; charset=utf-8")
    patch_cache_control(response, public=True, max_age=SECONDS)
    return response


def _atom(site: Site, identity: Identity, language: str, request: HttpRequest) -> str:
    feed_file = Atom1Feed(
        title=_in_xml(identity.name),
        link=site.root_url,
        description="",
        language=language,
        feed_url=f"{site.root_url}{feed_url(language, identity)}",
    )
    articles = list(newest_articles(site, identity, language))
    names = author_names({one.owner_id for one in articles if one.owner_id})
    for one in articles:
        url = one.get_full_url(request)
        if not url:
            continue
        feed_file.add_item(
            title=_in_xml(one.title),
            link=url,
            unique_id=url,
            description=_in_xml(one.search_description),
            author_name=_in_xml(names.get(one.owner_id) or identity.organization),
            pubdate=one.first_published_at,
            updateddate=one.last_published_at,
        )
    return feed_file.writeString("utf-8")


def _in_xml(text: str) -> str:
    return NOT_IN_XML.sub(" ", text)


def newest_articles(site: Site, identity: Identity, language: str) -> Iterator[Page]:
    """Articles below the page that lists them, and pages of the types that are articles."""
    types = [model for model in get_page_models() if getattr(model, "is_article", False)]
    pages = public_pages(site).filter(locale__language_code=language, first_published_at__isnull=False)
    chosen = pages.none()
    for path, pk in identity.articles:
        chosen |= pages.filter(path__startswith=path).exclude(pk=pk)
    if types:
        chosen |= pages.type(*types)
    newest = chosen.order_by("-first_published_at", "-pk")[:ARTICLES]
    return (page for page in newest.specific(defer=True) if is_article(page, identity))
