"""Prints the nginx configuration of this site."""

from urllib.parse import urlsplit

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from wagtail.models import Site

from intarsia.rendering.cache.conf import conf
from intarsia.rendering.cache.nginx import BROTLI_MODULE, Place, configuration
from intarsia.rendering.cache.response import has
from intarsia.rendering.cache.warming import ask


class Command(BaseCommand):
    help = (
        "Prints the nginx configuration that serves published pages from files (INTARSIA_CACHE_FILES). "
        "It asks the site for one published page, to give all pages the headers that the application gives."
    )

    def add_arguments(self, parser):
        parser.add_argument("--page", help="Address of a published page. Default: the home page of the default site.")
        parser.add_argument("--upstream", default="127.0.0.1:8000", help="host:port or unix:/path of the application.")
        parser.add_argument("--port", default="80", help="What nginx listens on, for example 80 or 127.0.0.1:8080.")
        parser.add_argument("--prefix", default=settings.FORCE_SCRIPT_NAME or "", help="The site's sub-path.")
        parser.add_argument(
            "--firewall", default="", help="The file that `manage.py intarsia_firewall_nginx` writes, if there is one."
        )
        parser.add_argument(
            "--brotli-static",
            action="store_true",
            default=BROTLI_MODULE.exists(),
            help="nginx has the module brotli_static, so static files may also lie there as .br.",
        )

    def handle(self, **options):
        current = conf()
        if not current.files:
            self.stderr.write("INTARSIA_CACHE_FILES is not True: no page files are written, nginx will ask for all.")
        url = options["page"] or self._home_page()
        status, headers = ask(url)
        if not status.startswith("200"):
            raise CommandError(
                f"{url} answered {status}, so the headers of a published page are not known. "
                "Name one that anonymous visitors may read: --page=https://…"
            )
        if not has(headers, "etag"):
            self.stderr.write(f"{url} was not kept: is application = cached(…) in wsgi.py, and the page public?")
        self.stdout.write(
            configuration(
                current,
                headers,
                port=options["port"],
                upstream=options["upstream"],
                prefix=options["prefix"],
                hosts=sorted({urlsplit(site.root_url).netloc for site in Site.objects.all()}),
                static=Place(settings.STATIC_URL or "", str(settings.STATIC_ROOT or "")),
                media=Place(settings.MEDIA_URL, str(settings.MEDIA_ROOT)),
                private_documents=getattr(settings, "WAGTAILDOCS_SERVE_METHOD", "") != "direct",
                brotli_static=options["brotli_static"],
                firewall=options["firewall"],
            )
        )

    def _home_page(self) -> str:
        site = Site.objects.filter(is_default_site=True).select_related("root_page").first()
        if site is None:
            raise CommandError("There is no default site. Make one in Wagtail or name a page: --page=https://…")
        return site.root_page.get_full_url() or site.root_url + "/"
