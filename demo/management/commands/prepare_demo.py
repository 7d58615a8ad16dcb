"""Prepares the demo for serving: database, static files, content. Does only what is missing."""

import shutil
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from wagtail.models import Site
from whitenoise.compress import Compressor

import intarsia
from intarsia.page_cache import EVERYTHING, purge
from intarsia.pages.models import BuilderPage

PACKAGE = Path(intarsia.__file__).parent


class Command(BaseCommand):
    help = "Prepares the demo site: migrates, collects static files, loads the content."

    def add_arguments(self, parser: Any) -> None:
        parser.add_argument("--fresh", action="store_true", help="delete the demo's data first")

    def handle(self, *args: Any, fresh: bool = False, **options: Any) -> None:
        settings.VAR_DIR.mkdir(parents=True, exist_ok=True)
        if fresh:
            self.say("Deleting the demo's data …")
            self.forget_database()
            shutil.rmtree(settings.MEDIA_ROOT, ignore_errors=True)
        if self.has_unapplied_migrations():
            self.say("Creating the database tables (about 10 seconds the first time) …")
            call_command("migrate", verbosity=0)
        self.collect_static()
        if not BuilderPage.objects.exists():
            from demo.seeding import seed

            self.say("Loading the demo's pages and images (about a minute) …")
            seed(self.say)
        self.settle(settings.WAGTAILADMIN_BASE_URL)

    def forget_database(self) -> None:
        """Also migrates, because an emptied database lacks rows that migrations create, such as user groups."""
        if connection.vendor != "sqlite":
            raise CommandError(
                "--fresh works with SQLite only. Create an empty database, then run this command without --fresh."
            )
        connection.close()
        for end in ("", "-wal", "-shm"):
            Path(f"{settings.DATABASES['default']['NAME']}{end}").unlink(missing_ok=True)

    def settle(self, address: str) -> None:
        """Pages contain the site's own URL, so it is set to the URL that is served now."""
        url = urlsplit(address)
        host, port = url.hostname or "localhost", url.port or 80
        site = Site.objects.get(is_default_site=True)
        # A browser cannot open the IP address 0.0.0.0.
        if host not in ("0.0.0.0", "::") and (site.hostname, site.port) != (host, port):
            site.hostname, site.port = host, port
            site.save()

    def say(self, text: str) -> None:
        self.stdout.write(self.style.HTTP_NOT_MODIFIED(text))
        self.stdout.flush()

    def has_unapplied_migrations(self) -> bool:
        executor = MigrationExecutor(connection)
        return bool(executor.migration_plan(executor.loader.graph.leaf_nodes()))

    def collect_static(self) -> None:
        """Static files change only with a build. Pages contain their names, so they are rendered again after one."""
        stamp = Path(settings.STATIC_ROOT) / ".build"
        build = built_files()
        if stamp.exists() and stamp.read_text("utf-8") == build:
            return
        self.say("Collecting static files …")
        call_command("collectstatic", interactive=False, clear=True, verbosity=0)
        compress(Path(settings.STATIC_ROOT) / "intarsia")
        stamp.write_text(build, "utf-8")
        purge(EVERYTHING)


def built_files() -> str:
    """Names and sizes of the built files of all our apps. Most names contain a hash of the content."""
    files = (path for path in PACKAGE.rglob("static/**/*") if path.is_file())
    return "\n".join(sorted(f"{path.relative_to(PACKAGE)} {path.stat().st_size}" for path in files))


def compress(folder: Path) -> None:
    """Writes .gz and .br files where they are smaller."""
    compressor = Compressor(quiet=True)
    for path in folder.rglob("*"):
        if path.is_file() and compressor.should_compress(path.name):
            compressor.compress(str(path))
