"""What load balancers and supervisors ask, and log lines for programs."""

import json
import logging
from contextlib import contextmanager

import pytest
from django.core.wsgi import get_wsgi_application
from django.db import InterfaceError, OperationalError, connection
from django.test import RequestFactory

from intarsia.page_cache.tests.full_disk import full_disk
from intarsia.page_cache.tests.services import run_python
from intarsia.page_cache.tests.site import Cached, Site, visit
from intarsia.serving import draining
from intarsia.state import generations
from intarsia.wire.health import with_health
from intarsia.wire.logs import JsonLines, RequestId


@pytest.fixture(autouse=True)
def own_folder(settings, tmp_path, monkeypatch):
    settings.INTARSIA_CACHE_DIR = tmp_path
    settings.ALLOWED_HOSTS = ["bakery.test"]
    settings.REDIS_URL = ""
    monkeypatch.delenv("REDIS_URL", raising=False)


def asked(path):
    # Probes send the IP address of the machine as the host.
    environ = RequestFactory(headers={"host": "10.0.0.5"}).get(path).environ
    found = []
    body = b"".join(with_health(whole_site)(environ, lambda status, headers: found.append(int(status[:3]))))
    return found[0], json.loads(body)


def whole_site(environ, start_response):
    start_response("200 OK", [])
    return [b'"the site"']


@contextmanager
def database_outage(error=OperationalError):
    def refuse(*_query):
        raise error("connection refused")

    with connection.execute_wrapper(refuse):
        yield


@pytest.mark.django_db
def test_a_site_with_its_database_is_ready():
    parts = {"database": "ok", "redis": "off", "page_cache": "ok"}
    assert asked("/readyz") == (200, {"status": "ready", **parts})


# A connection that failed is closed, and with it the transaction of an ordinary test.
@pytest.mark.django_db(transaction=True, serialized_rollback=True)
@pytest.mark.parametrize("error", [OperationalError, InterfaceError])
def test_a_site_without_its_database_is_healthy_and_not_ready(error):
    with database_outage(error):
        assert asked("/healthz") == (200, {"status": "healthy"})
        status, found = asked("/readyz")
    assert (status, found["status"], found["database"]) == (503, "not ready", "away")
    assert asked("/readyz")[0] == 200


PROBE = """
import os, sys
os.environ["DJANGO_SETTINGS_MODULE"] = "demo.settings_test"
import django
from django.conf import settings
settings.DATABASES["default"] = {"ENGINE": "django.db.backends.sqlite3", "NAME": sys.argv[1]}
django.setup()
from django.db import connection
from intarsia.wire.health import Readiness
print(Readiness().found()[0]["database"], connection.connection)
"""


def test_a_probe_leaves_no_connection_open(tmp_path):
    assert run_python(PROBE, tmp_path / "site.sqlite3").strip() == "not migrated None"


@pytest.mark.django_db
def test_a_site_whose_migrations_cannot_be_read_is_not_ready(settings):
    settings.MIGRATION_MODULES = {"intarsia_jobs": "intarsia.wire.tests.unreadable_migrations"}
    status, found = asked("/readyz")
    assert (status, found["database"]) == (503, "not migrated")


@pytest.mark.django_db
def test_a_site_whose_migrations_have_not_run_is_not_ready():
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM django_migrations WHERE app = 'intarsia_jobs'")
    status, found = asked("/readyz")
    assert (status, found["database"]) == (503, "not migrated")


@pytest.mark.django_db
def test_a_site_without_redis_or_space_for_its_cache_is_ready_and_says_so(settings, tmp_path):
    with full_disk():
        generations.bump("page-1")
    assert asked("/readyz") == (
        200,
        {"status": "ready", "database": "ok", "redis": "off", "page_cache": "cannot store changes"},
    )
    settings.REDIS_URL = f"unix://{tmp_path}/missing.sock"
    assert asked("/readyz")[1]["redis"] == "away"


@pytest.mark.django_db
def test_a_server_that_was_told_to_stop_is_healthy_and_not_ready(monkeypatch):
    monkeypatch.setattr(draining, "_flag", bytearray(1))
    draining.drain()

    assert asked("/healthz")[0] == 200
    status, found = asked("/readyz")
    assert (status, found["status"], found["database"]) == (503, "stopping", "ok")


def test_all_other_requests_reach_the_site():
    assert asked("/healthz/") == (200, "the site")


def line_of(log):
    record = logging.LogRecord("bakery", logging.WARNING, __file__, 1, "No %s", ("bread",), log)
    RequestId().filter(record)
    return json.loads(JsonLines().format(record))


def test_log_lines_have_the_id_of_the_request(tmp_path):
    lines, site = [], Site()

    def application(environ, start_response):
        lines.append(line_of(None))
        return site(environ, start_response)

    cached = Cached(tmp_path, application)
    answer = visit(cached.application, "/", HTTP_X_REQUEST_ID="from-the-proxy")

    assert lines[0] | {"time": "", "process": 0} == {
        "time": "",
        "level": "WARNING",
        "logger": "bakery",
        "message": "No bread",
        "request_id": "from-the-proxy",
        "process": 0,
    }
    assert answer.headers["X-Request-Id"] == "from-the-proxy"


def test_log_lines_have_the_exception():
    try:
        raise ValueError("burnt")
    except ValueError as error:
        line = line_of((ValueError, error, error.__traceback__))
    assert "ValueError: burnt" in line["exception"] and "\n" in line["exception"]


@pytest.mark.django_db
def test_log_lines_after_a_request_have_no_id(tmp_path):
    cached = Cached(tmp_path, get_wsgi_application())
    visit(cached.application, "/nowhere/", HTTP_X_REQUEST_ID="of-the-visitor")
    assert "request_id" not in line_of(None)
