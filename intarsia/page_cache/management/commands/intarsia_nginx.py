"""Prints the nginx configuration of this site."""

from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from wagtail.models import Site

from ...conf import Conf, conf
from ...nginx import BROTLI_MODULE, FileLocation, NginxSite, configuration, name_of, names_in
from ...responses.cacheability import Headers, has
from ...responses.explanation import remedy_for
from ...responses.response_headers import REASON
from ...warming import request_page


class Command(BaseCommand):
    help = (
        "Prints the nginx configuration that serves published pages from files (INTARSIA_CACHE_FILES). "
        "It requests one published page to copy its headers."
    )

    def add_arguments(self, parser):
        parser.add_argument("--page", help="URL of a published page. Default: the home page of the default site.")
        parser.add_argument("--upstream", default="127.0.0.1:8000", help="host:port or unix:/path of the application.")
        parser.add_argument("--port", default="80", help="What nginx listens on, for example 80 or 127.0.0.1:8080.")
        parser.add_argument("--prefix", default=settings.FORCE_SCRIPT_NAME or "", help="The site's sub-path.")
        parser.add_argument(
            "--name",
            default="",
            help="Begins the names that nginx shares between the sites of a machine. "
            "Default: that of the firewall's file, or derived from the folder.",
        )
        parser.add_argument("--firewall", default="", help="File with the rules of a firewall, if there is one.")
        parser.add_argument(
            "--brotli-static",
            action="store_true",
            default=BROTLI_MODULE.exists(),
            help="nginx has the module brotli_static and may serve static files as .br.",
        )

    def handle(self, **options):
        current = conf()
        if not current.files:
            self.stderr.write(
                "INTARSIA_CACHE_FILES is not True, so no page files are written and the application serves all pages."
            )
        url = options["page"] or self._home_page()
        status, headers, *_rest = request_page(url)
        if not status.startswith("200"):
            raise CommandError(
                f"{url} returned {status}, so the headers of a published page are unknown. "
                "Give the URL of a page that anonymous visitors may read: --page=https://…"
            )
        if not has(headers, "etag"):
            self.stderr.write(f"{url} was not cached: {_reason(headers)}")
        self.stdout.write(configuration(current, headers, _nginx_site(current, options)))

    def _home_page(self) -> str:
        site = Site.objects.filter(is_default_site=True).select_related("root_page").first()
        if site is None:
            raise CommandError(
                "There is no default site. Create one in Wagtail, or give the URL of a page: --page=https://…"
            )
        return site.root_page.get_full_url() or site.root_url + "/"


def _reason(headers: Headers) -> str:
    reason = next((value for name, value in headers if name == REASON), "")
    if not reason:
        return "wsgi.py has no `application = cached(application)`, or the page is not public."
    return f"{reason}. {remedy_for(reason)} Give the URL of a cached page to copy its headers: --page=https://…"


def _nginx_site(conf: Conf, options: dict[str, Any]) -> NginxSite:
    return NginxSite(
        port=options["port"],
        upstream=options["upstream"],
        prefix=options["prefix"],
        hosts=sorted({urlsplit(site.root_url).netloc for site in Site.objects.all()}),
        static=FileLocation(settings.STATIC_URL or "", str(settings.STATIC_ROOT or "")),
        media=FileLocation(settings.MEDIA_URL, str(settings.MEDIA_ROOT)),
        private_documents=getattr(settings, "WAGTAILDOCS_SERVE_METHOD", "") != "direct",
        brotli_static=options["brotli_static"],
        firewall=options["firewall"],
        name=options["name"] or _name_in(options["firewall"]) or name_of(conf),
    )


def _name_in(firewall: str) -> str:
    """The variables of the file must be those that the configuration uses."""
    file = Path(firewall)
    return next(iter(names_in(file.read_text())), "") if firewall and file.is_file() else ""
