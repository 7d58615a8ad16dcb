"""What load balancers and supervisors ask: `/healthz`, whether the process answers, and `/readyz`, whether it can serve
every page; and `/metrics` for Prometheus. Outside Django, so that neither the host nor the firewall matters.
"""

import json
import logging
from collections.abc import Callable, Iterable
from typing import Any

from django.db import DatabaseError, InterfaceError, connection
from django.db.migrations.exceptions import BadMigrationError, NodeNotFoundError
from django.db.migrations.executor import MigrationExecutor

from intarsia.serving import is_draining, later
from intarsia.state import generations
from intarsia.state.redis_client import redis_answers

from .monitoring.metrics import answer_metrics, may_read_metrics, metrics_path

logger = logging.getLogger(__name__)
HEALTHY, READY = "/healthz", "/readyz"
Application = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]


def with_health(application: Application) -> Application:
    """Wrap everything with it: `application = with_health(guarded(cached(get_wsgi_application())))`."""
    readiness, metrics = Readiness(), metrics_path()

    def answer(environ: dict[str, Any], start_response: Callable[..., Any]) -> Any:
        path = environ.get("PATH_INFO")
        if path == HEALTHY:
            return _answered(start_response, {"status": "healthy"}, True)
        if path == READY:
            return later(environ, lambda: _answered(start_response, *readiness.found()))
        if path == metrics and may_read_metrics(environ):
            return later(environ, lambda: answer_metrics(start_response, readiness.found()[0]))
        return application(environ, start_response)

    return answer


class Readiness:
    def __init__(self) -> None:
        self._is_migrated = False

    def found(self) -> tuple[dict[str, str], bool]:
        """Only the database is required: the site serves pages without Redis and without space for its cache.

        A server that was told to stop is not ready, so that no visitor meets its end.
        """
        database = self._database()
        parts = {"database": database, "redis": _redis(), "page_cache": _page_cache()}
        is_ready = database == "ok" and not is_draining()
        status = "stopping" if is_draining() else "ready" if is_ready else "not ready"
        return {"status": status, **parts}, is_ready

    def _database(self) -> str:
        try:
            # A connection that the database has closed must not count.
            connection.close_if_unusable_or_obsolete()
            with connection.cursor() as cursor:
                cursor.execute("SELECT 1")
            # Migrations are not undone while the site runs.
            self._is_migrated = self._is_migrated or _is_migrated()
        except (DatabaseError, InterfaceError):
            logger.warning("The database does not answer.", exc_info=True)
            connection.close()
            return "away"
        # No request of Django ends here, which would close a connection that is not to be kept.
        connection.close_if_unusable_or_obsolete()
        return "ok" if self._is_migrated else "not migrated"


def _is_migrated() -> bool:
    try:
        executor = MigrationExecutor(connection)
    except (BadMigrationError, NodeNotFoundError):
        logger.exception("The migrations of this site cannot be read.")
        return False
    return not executor.migration_plan(executor.loader.graph.leaf_nodes())


def _redis() -> str:
    answers = redis_answers()
    return "off" if answers is None else "ok" if answers else "away"


def _page_cache() -> str:
    return "cannot store changes" if generations.backend().problem else "ok"


def _answered(start_response: Callable[..., Any], found: dict[str, str], is_ready: bool) -> list[bytes]:
    body = json.dumps(found).encode()
    headers = [("Content-Type", "application/json"), ("Content-Length", str(len(body))), ("Cache-Control", "no-store")]
    start_response("200 OK" if is_ready else "503 Service Unavailable", headers)
    return [body]
