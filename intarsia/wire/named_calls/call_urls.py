"""The URLs of calls, as pages tell their scripts."""

from django.urls import NoReverseMatch, get_script_prefix

from intarsia.root_paths import root_path
from intarsia.view_urls import view_url


def call_urls() -> dict[str, str]:
    """`ajax`, `listingAjax` and `rest`, with the site's sub-path. A site without the URLs still has pages."""
    return {
        "ajax": _url("intarsia_wire:ajax", "ajax/"),
        "listingAjax": _url("intarsia_wire:listing_ajax", "listing-ajax/"),
        "rest": _url("intarsia_wire:openapi", "api/openapi.json").removesuffix("openapi.json"),
    }


def _url(name: str, route: str) -> str:
    try:
        return view_url(name)
    except NoReverseMatch:
        return get_script_prefix() + root_path(route)
