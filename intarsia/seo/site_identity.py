"""What pages show of the site's identity, without a query for each page."""

from dataclasses import dataclass
from typing import Any
from urllib.parse import urljoin

from django.db.models.signals import post_delete, post_save
from wagtail.models import Page, Site

from intarsia.page_cache import cached_lookup, purge
from intarsia.rendering.resources.readable import readable

from .models import SiteIdentity


@dataclass(frozen=True)
class Identity:
    name: str
    organization: str
    profiles: tuple[str, ...]
    # Absolute URL of the logo, or empty.
    logo: str
    # Translation key and depth of the site's home pages in all languages.
    home: Any
    home_depth: int
    # The page with the articles in all languages: path and primary key.
    articles: tuple[tuple[str, int], ...]

    def articles_of(self, page: Page) -> str:
        """The path of the page with the articles, if this is one of them or that page itself; else empty."""
        return next((path for path, _pk in self.articles if page.path.startswith(path)), "")


def identity_of(site: Site, tags: set[str]) -> Identity:
    tags.add(_tag(site.pk))
    found = cached_lookup("identity", [site.pk], _tags_of, lambda _pks: {site.pk: _read(site)})[site.pk]
    if not site.site_name:
        tags.add(f"page-{site.root_page_id}")
    return found


def is_article(page: Any, identity: Identity) -> bool:
    """A page below the page with the articles, or of a type that says so: `is_article = True`."""
    own = getattr(page, "is_article", None)
    if own is not None:
        return bool(own)
    return any(page.path.startswith(path) and page.path != path for path, _pk in identity.articles)


def connect() -> None:
    for signal in (post_save, post_delete):
        signal.connect(_changed, sender=SiteIdentity, dispatch_uid="intarsia_identity_changed")


def _read(site: Site) -> Identity:
    own = SiteIdentity.for_site(site)
    name = site.site_name or site.root_page.title
    image = own.logo or own.icon
    logo_url = _logo_url(image) if image else ""
    articles = own.articles.get_translations(inclusive=True).values_list("path", "pk") if own.articles else ()
    return Identity(
        name,
        own.organization or name,
        tuple(own.profile_urls()),
        urljoin(site.root_url, logo_url) if logo_url else "",
        site.root_page.translation_key,
        site.root_page.depth,
        tuple(articles),
    )


def _logo_url(image: Any) -> str:
    # Wagtail does not convert an SVG, and search engines read it.
    if image.is_svg():
        return str(image.file.url)
    rendition = readable(image, lambda: image.get_rendition("max-600x600|format-png"))
    return rendition.url if rendition else ""


def _tags_of(pk: int, _identity: Identity | None) -> list[str]:
    # A page that moves changes the paths of the articles.
    return [_tag(pk), "tree"]


def _tag(pk: int) -> str:
    return f"identity-{pk}"


def _changed(instance: SiteIdentity, **kwargs: Any) -> None:
    purge(_tag(instance.site_id))
