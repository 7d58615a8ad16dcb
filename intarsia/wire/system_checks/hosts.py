"""The hosts of the site: those that Django answers for, and that of the URLs in e-mails."""

from typing import Any, Final
from urllib.parse import urlsplit

from django.apps import apps
from django.conf import settings
from django.core.checks import CheckMessage, Tags, register
from django.db import DatabaseError
from django.http.request import validate_host

from .messages import message

LOCAL: Final = ("", "localhost", "127.0.0.1", "0.0.0.0", "::1", "example.com", "www.example.com")


@register("intarsia", deploy=True)
def hosts_are_named(**_options: Any) -> list[CheckMessage]:
    if "*" not in settings.ALLOWED_HOSTS:
        return []
    text = "ALLOWED_HOSTS allows every host, so visitors choose the host of links that the site makes."
    return [message("W123", text, 'Name the hosts of the site: ALLOWED_HOSTS = ["www.example.org"].')]


@register(Tags.database)
def hosts_of_sites_are_allowed(*, databases: Any = None, **_options: Any) -> list[CheckMessage]:
    # In debug mode, Django also answers for the machine itself.
    if settings.DEBUG or not databases or not apps.is_installed("wagtail"):
        return []
    try:
        hosts = list(apps.get_model("wagtailcore", "Site").objects.values_list("hostname", flat=True))
    except DatabaseError:
        # Before the first migration.
        return []
    missing = [host for host in hosts if not validate_host(host, settings.ALLOWED_HOSTS)]
    if not missing:
        return []
    text = f"ALLOWED_HOSTS lacks {', '.join(missing)}, so visitors of these sites get the status 400."
    return [message("W124", text, "Add the hosts, or correct them in Settings › Sites.")]


@register("intarsia", deploy=True)
def base_url_is_public(**_options: Any) -> list[CheckMessage]:
    url = urlsplit(str(getattr(settings, "WAGTAILADMIN_BASE_URL", "") or ""))
    if url.scheme in ("http", "https") and url.hostname not in LOCAL:
        return []
    text = f"WAGTAILADMIN_BASE_URL is {url.geturl()!r}, so links in e-mails to staff lead nowhere."
    return [message("W129", text, 'Write the URL of the site: WAGTAILADMIN_BASE_URL = "https://www.example.org".')]
