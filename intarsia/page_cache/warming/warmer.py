"""Renders changed and new pages before a visitor requests them.

Each process reads changes from the generations and fills its own memory. To leave time for visitors, only one process
of this machine renders at a time, and pauses after each page for as long as it took. The newest changes come first. A
page that changes while it is rendered is not cached, and is rendered again.
"""

import logging
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from urllib.parse import urlsplit

from django.db import close_old_connections
from django.urls import clear_script_prefix

from intarsia.state.locks.on_machine import locked

from ..conf import Conf
from ..store.page_store import INTERVAL, PageStore
from .internal_request import environ_for, proxy_headers, to_wsgi_path
from .url_finders import urls_of

logger = logging.getLogger(__name__)

Key = tuple
# Pages are rendered for the hosts that visitors use, which may differ from those of Wagtail's sites.
MAX_HOSTS = 3


class RecentHosts:
    """The hosts that visitors used last: the parts of a key besides path and query, the newest last."""

    def __init__(self) -> None:
        # This tuple is replaced and never changed, because request threads read it without a lock.
        self._newest_last: tuple[tuple, ...] = ()

    def record(self, key: Key) -> None:
        host, _query, _path, *rest = key
        newest, known = (host, *rest), self._newest_last
        if not known or known[-1] != newest:
            others = [one for one in known if one != newest]
            self._newest_last = (*others, newest)[-MAX_HOSTS:]

    def keys(self, path: str) -> list[Key]:
        return [(host, "", path, *rest) for host, *rest in self._newest_last]


class Warmer:
    def __init__(self, store: PageStore, recent_hosts: RecentHosts, fill: Callable[[Key, dict], None], conf: Conf):
        self._store = store
        self._recent_hosts = recent_hosts
        self._fill = fill
        self._conf = conf
        self._seen = store.generations
        self._waiting: dict[Key, None] = {}
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        # In a forked process, the lock of the old one may be locked.
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="intarsia-page-warmer", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stopped.set()
        if self._thread:
            self._thread.join()

    def queue_changes(self) -> None:
        """Queues the pages that changed since the last call."""
        self._store.refresh(time.monotonic())
        generations, seen = self._store.generations, self._seen
        if generations.current <= seen.current:
            return
        self._seen = generations
        found = [*self._new_keys(generations.changed_since(seen.current)), *self._store.take_outdated()]
        newest_first = dict.fromkeys([*found, *self._waiting])
        self._waiting = dict.fromkeys(list(newest_first)[: self._conf.warm])

    def render_next(self) -> bool:
        """Renders one page of the queue. Returns False if it is empty."""
        while self._waiting:
            key = next(iter(self._waiting))
            del self._waiting[key]
            if key not in self._store.entries:
                self._render(key)
                return True
        return False

    def _render(self, key: Key) -> None:
        try:
            with locked(_lock_file(self._conf)):
                self._fill(key, _environ_of(key, self._conf))
        except Exception:
            logger.exception("The page %s could not be rendered ahead. It is rendered at its first visit.", key[2])

    def _new_keys(self, tags: Iterable[str]) -> list[Key]:
        # A request in this thread may have set the site's sub-path. Paths must not include it.
        clear_script_prefix()
        keys: list[Key] = []
        for url in urls_of(list(tags)):
            parts = urlsplit(url)
            path = to_wsgi_path(parts.path)
            keys += self._recent_hosts.keys(path) or [_key_at(parts.netloc, path, parts.scheme, self._conf)]
        return keys

    def _run(self) -> None:
        stopped = self._stopped
        while not stopped.is_set():
            started = time.monotonic()
            try:
                self.queue_changes()
                has_rendered = self.render_next()
            except Exception:
                logger.exception("Pages could not be rendered ahead. The next check tries again.")
                has_rendered = False
            close_old_connections()
            stopped.wait(time.monotonic() - started if has_rendered else INTERVAL)


def _lock_file(conf: Conf) -> Path:
    conf.directory.mkdir(parents=True, exist_ok=True)
    return conf.directory / "warming.lock"


def _key_at(host: str, path: str, scheme: str, conf: Conf) -> Key:
    """The cache key that a visitor of this URL would have."""
    environ = environ_for(host, path, conf.script_name, scheme) | proxy_headers(host, scheme, conf)
    more = (environ.get(name) for name in conf.url_headers)
    return (host, "", path, environ["SCRIPT_NAME"], environ["wsgi.url_scheme"], *more)


def _environ_of(key: Key, conf: Conf) -> dict:
    host, _query, path, script, scheme, *more = key
    named = {name: value for name, value in zip(conf.url_headers, more, strict=True) if value is not None}
    return environ_for(host or "", path or "/", script or "", scheme or "http") | named
