"""Under which keys something of a site is kept, so that it is found by a request's host alone, without the database.

Clients can send any host where `ALLOWED_HOSTS` has a wildcard. Hosts that no site has show the default site and share
one key, so that invented ones store nothing new.
"""

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from django.http import HttpRequest
from django.http.request import split_domain_port

if TYPE_CHECKING:
    # The page cache is imported before models can be.
    from wagtail.models import Site

ANY_HOST = ""
PORTS = {"http": 80, "https": 443}


def key_of(request: HttpRequest, site: "Site") -> str:
    """The key for the site that Wagtail found for the request. Each site has at most three."""
    hostname, host = _host_of(request)
    if hostname != site.hostname:
        return ANY_HOST
    return host if host == f"{site.hostname}:{site.port}" else hostname


def keys_for(request: HttpRequest) -> list[str]:
    """The best first. DisallowedHost if the host is not allowed."""
    hostname, host = _host_of(request)
    return [host, hostname, ANY_HOST]


def hosts_of_others(site: "Site", key: str) -> set[str]:
    """Hosts that must not get what is kept under the key: those of other sites."""
    urls = [urlsplit(path.root_url) for path in site.get_site_root_paths() if path.site_id != site.pk]
    hosts = {f"{url.hostname}:{url.port or PORTS[url.scheme]}" for url in urls}
    names = {url.hostname for url in urls if url.hostname} if key == ANY_HOST else set()
    return hosts | names - {site.hostname}


def is_for(request: HttpRequest, others: set[str]) -> bool:
    return others.isdisjoint(_host_of(request))


def _host_of(request: HttpRequest) -> tuple[str, str]:
    """Without and with the port, as Wagtail looks sites up."""
    hostname, _port = split_domain_port(request.get_host())
    return hostname, f"{hostname}:{request.get_port()}"
