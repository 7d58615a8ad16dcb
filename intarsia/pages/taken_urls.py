"""URLs of the project that come before those of pages, such as a search at `/search/`: no page can have them."""

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final
from urllib.parse import urlsplit

from django.conf import settings
from django.conf.urls.i18n import is_language_prefix_patterns_used
from django.urls import Resolver404, ResolverMatch, get_resolver, get_script_prefix, resolve
from django.urls.resolvers import URLPattern, URLResolver
from django.utils.text import slugify
from django.utils.translation import get_language, override
from django.utils.translation import gettext as _
from wagtail.admin.forms.pages import WagtailAdminPageForm
from wagtail.coreutils import find_available_slug
from wagtail.models import Page, Site

from .languages import language_of

# No URLconf has it, so it leads where all pages are looked for.
NO_SLUG: Final = "a-slug-that-nothing-else-has-7f3a"
MAX_NAMED: Final = 20


def taken_url(parent: Page, slug: str) -> str:
    """The URL that a page with this slug would have, if visitors get something else there; empty if they do not."""
    parts = parent.get_url_parts() if slug else None
    if not parts or not parts[2]:
        return ""
    above, end = parts[2].rstrip("/"), "/" if getattr(settings, "WAGTAIL_APPEND_SLASH", True) else ""
    # URLs of other languages cannot be resolved.
    with override(language_of(parent) or get_language() or settings.LANGUAGE_CODE):
        found, catch_all = _view_at(f"{above}/{slug}{end}"), _view_at(f"{above}/{NO_SLUG}{end}")
    url = f"{above}/{slug}{end}"
    is_taken = (found and found != catch_all) or _is_language(above, slug) or _has_files(url)
    return url if is_taken else ""


def _is_language(above: str, slug: str) -> bool:
    """Whether the pages of another language begin at this URL, by `i18n_patterns`."""
    if above != get_script_prefix().rstrip("/") or slug not in dict(settings.LANGUAGES):
        return False
    with override(slug):
        return bool(_match(f"/{slug}/")) and not _match(f"/{NO_SLUG}/")


def _has_files(url: str) -> bool:
    """Whether web servers look for files there."""
    return f"{url.rstrip('/')}/" in _paths_of_files()


def _paths_of_files() -> set[str]:
    """Paths of this host at which web servers look for files."""
    urls = (urlsplit(one or "") for one in (settings.STATIC_URL, settings.MEDIA_URL))
    return {url.path for url in urls if not url.netloc and url.path.strip("/")}


def free_slug(parent: Page, title: str) -> str:
    """For a page with this title; empty if Wagtail may choose it."""
    slug = slugify(title, allow_unicode=True)
    return find_available_slug(parent, f"{slug}-page") if taken_url(parent, slug) else ""


def refuse_taken_slugs() -> None:
    """In the forms of all page types. Wagtail has no hook that could refuse a slug with the reason."""
    clean = WagtailAdminPageForm.clean

    def clean_and_check_url(form: Any) -> Any:
        cleaned = clean(form)
        parent, slug = form.parent_page, form.cleaned_data.get("slug")
        # A page that has its URL already stays editable: its project may answer this URL on purpose.
        is_new_url = form.instance.pk is None or "slug" in form.changed_data
        if parent and slug and is_new_url and (url := taken_url(parent, slug)):
            form.add_error("slug", refusal(url))
        return cleaned

    WagtailAdminPageForm.clean = clean_and_check_url


def refusal(url: str) -> str:
    text = _("%(url)s leads to another part of this site, so visitors would never see the page. Choose another slug.")
    return text % {"url": url}


def hidden_pages() -> list[str]:
    """URLs of live pages that visitors cannot reach."""
    candidates = (page for site in Site.objects.select_related("root_page") for page in _candidates(site.root_page))
    urls = (taken_url(page.get_parent(), page.slug) for page in candidates)
    return sorted(dict.fromkeys(filter(None, urls)))[:MAX_NAMED]


def _candidates(root: Page) -> Iterator[Page]:
    """Pages below the first parts of taken URLs. Asking for all pages would take too long."""
    files = {path.removeprefix(get_script_prefix()).strip("/").partition("/")[0] for path in _paths_of_files()}
    has_prefixes, _default_has_prefix = is_language_prefix_patterns_used(settings.ROOT_URLCONF)
    languages = {code for code, _name in settings.LANGUAGES} if has_prefixes else set()
    for name in sorted(first_parts() | files | languages):
        yield from Page.objects.live().filter(url_path__startswith=f"{root.url_path}{name}/").order_by("path")[:100]


def first_parts() -> set[str]:
    return {part for part in _first_parts(get_resolver().url_patterns) if re.fullmatch(r"[\w-]+", part)}


def _first_parts(patterns: Iterable[URLPattern | URLResolver]) -> Iterator[str]:
    for one in patterns:
        text = str(one.pattern).lstrip("^")
        if text or not isinstance(one, URLResolver):
            yield text.partition("/")[0] if "/" in text else ""
        else:
            yield from _first_parts(one.url_patterns)


def _view_at(path: str) -> Any:
    match = _match(path.removeprefix(get_script_prefix().rstrip("/")))
    return match and (match.func, match.view_name)


def _match(path: str) -> ResolverMatch | None:
    try:
        return resolve(path)
    except Resolver404:
        return None
