"""Which links browsers may load before they are clicked: pages of this site, once the pointer rests on the link.

The rules are a file that pages name in a header, because their security policy allows no script inside them. Browsers
do not follow them while they save data.
"""

from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.urls import NoReverseMatch, get_script_prefix
from django.utils.cache import patch_cache_control
from django.views.decorators.http import require_safe

from intarsia.view_urls import view_url

SECONDS = 24 * 60 * 60
# Links of these kinds lead to files, to other windows, or do something.
NOT_PAGES = "[download], [target=_blank], [rel~=nofollow], [data-e-action-hash]"


@require_safe
def speculation_rules(request: HttpRequest) -> HttpResponse:
    response = JsonResponse(_rules(), content_type="application/speculationrules+json")
    patch_cache_control(response, public=True, max_age=SECONDS)
    return response


def add_speculation_rules(response: HttpResponse) -> HttpResponse:
    """Does nothing on a site without the URLs of this app."""
    if url := _url("intarsia_site:speculation_rules"):
        response.headers["Speculation-Rules"] = f'"{url}"'
    return response


def _rules() -> dict[str, Any]:
    conditions: list[dict[str, Any]] = [
        {"href_matches": f"{get_script_prefix()}*"},
        {"not": {"href_matches": [f"{path}*" for path in _other_paths()]}},
        # Searches and steps of a list.
        {"not": {"href_matches": "/*\\?(.+)"}},
        {"not": {"selector_matches": NOT_PAGES}},
    ]
    return {"prefetch": [{"where": {"and": conditions}, "eagerness": "moderate"}]}


def _other_paths() -> list[str]:
    names = ("wagtailadmin_home", "intarsia_site:search", "intarsia_site:log_out")
    # Wagtail serves documents at `1/name.pdf` below the path of its own URLs.
    documents = _url("wagtaildocs_serve", 1, "1").removesuffix("1/1")
    paths = [*map(_url, names), settings.STATIC_URL, settings.MEDIA_URL, documents]
    return [path for path in paths if path and path.startswith("/")]


def _url(name: str, *arguments: Any) -> str:
    try:
        return view_url(name, *arguments)
    except NoReverseMatch:
        return ""
