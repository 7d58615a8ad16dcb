"""Fixtures for the tests of all apps."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from django.core.cache import cache
from django.db import connection
from django.db.backends.base.base import BaseDatabaseWrapper
from django.utils import translation
from django.utils.functional import empty
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings

from demo.tests.index_when_read import forget_delayed_updates
from e2e.migrated import migrated_database
from intarsia.jobs.testing import run_jobs as run_due_jobs
from intarsia.moderation.files import ALIAS
from intarsia.moderation.models import HeldFile
from intarsia.page_cache.cached_lookup import clear_cached_lookups
from intarsia.protection.campaigns.recent import recent_texts
from intarsia.protection.checks.words.site_models import forget_site_models
from intarsia.rendering.page_css import stored_url
from intarsia.seo.share_image.generated import _stored_url
from intarsia.serving.process_threads import defer_threads
from intarsia.webforms.models import FormFile
from scripts.programs import missing

# A thread of an application that one test loads must not use the database of the others.
defer_threads()

# A slow or busy machine must not fail a test.
hypothesis_settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
hypothesis_settings.load_profile("any machine")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Without an optional program, the tests that start it are skipped; in CI they must run."""
    names = [name for marker in item.iter_markers("programs") for name in marker.args]
    for program in missing(names):
        (pytest.fail if os.environ.get("CI") else pytest.skip)(program.missing_message())


@pytest.fixture(scope="session")
def django_db_modify_db_settings(django_db_modify_db_settings: None) -> None:
    """The test database starts as a copy of a migrated one, so that Django finds little left to migrate."""
    if connection.vendor == "sqlite":
        shutil.copyfile(migrated_database(), connection.creation._get_test_db_name())


@pytest.fixture(scope="session")
def django_db_keepdb() -> bool:
    """Django must not replace that copy. The folder that contains it is deleted when the tests end."""
    return connection.vendor == "sqlite"


@pytest.fixture(autouse=True)
def nothing_is_remembered() -> Iterator[None]:
    """Rolled-back transactions must not leave data in Wagtail's cache or in ours, and each test starts in the default
    language.
    """
    yield
    cache.clear()
    forget_delayed_updates()
    clear_cached_lookups()
    recent_texts.forget()
    forget_site_models()
    translation.deactivate()


@pytest.fixture(autouse=True)
def the_connection_stays_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """A WSGI request would close the connection that contains the test's own transaction."""
    close = BaseDatabaseWrapper.close_if_unusable_or_obsolete
    monkeypatch.setattr(
        BaseDatabaseWrapper,
        "close_if_unusable_or_obsolete",
        lambda connection: None if connection.in_atomic_block else close(connection),
    )


@pytest.fixture
def local_media(settings, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of uploads, also where the tests use a bucket."""
    # Files that this process has written are not in the folder, and later tests do not see the folder.
    forget_written()
    settings.STORAGES = {**settings.STORAGES, "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"}}
    folder = tmp_path_factory.mktemp("media")
    settings.MEDIA_ROOT, settings.MEDIA_URL = str(folder), "/media/"
    yield folder
    forget_written()


def forget_written() -> None:
    stored_url.cache_clear()
    _stored_url.cache_clear()


@pytest.fixture
def private_folder(settings, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of private files, also where the tests use a bucket."""
    settings.STORAGES = {name: one for name, one in settings.STORAGES.items() if name != ALIAS}
    # The fields of the models find their storage once.
    for model in (FormFile, HeldFile):
        monkeypatch.setattr(model._meta.get_field("file").storage, "_wrapped", empty)
    settings.INTARSIA_PRIVATE_DIR = folder = tmp_path_factory.mktemp("private")
    return folder


@pytest.fixture
def without_redis(settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Shared state is in files, also where the tests use Redis."""
    settings.REDIS_URL = ""
    monkeypatch.delenv("REDIS_URL", raising=False)


@pytest.fixture
def run_jobs() -> Callable[..., int]:
    """Runs the jobs that are due, and returns their number. No other test runs jobs."""
    return run_due_jobs
