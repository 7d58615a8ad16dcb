"""The site of a request, which Wagtail would look up again for each request. A change of a site clears the cache."""

from django.http import HttpRequest
from wagtail.models import Site

from .cached_lookup import cached_lookup


def requested_site(request: HttpRequest) -> Site | None:
    """A new instance for each request: related objects that one request loads must not reach the next one."""
    key = request.get_host(), request.get_port()
    row = cached_lookup("site", [key], lambda *_fact: (), lambda _keys: _read(request, key)).get(key)
    if row and not hasattr(request, "_wagtail_site"):
        # Wagtail stores the site of the request here and checks it first.
        vars(request)["_wagtail_site"] = Site.from_db(*row)
    return Site.find_for_request(request)


def _read(request: HttpRequest, key: tuple[str, str]) -> dict[tuple[str, str], tuple[str | None, list, list]]:
    site = Site.find_for_request(request)
    if site is None:
        return {}
    names = [field.attname for field in Site._meta.concrete_fields]
    return {key: (site._state.db, names, [getattr(site, name) for name in names])}
