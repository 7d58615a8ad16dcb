"""Draws again what a change made outdated, and draws what is new, before a visitor asks for it.

A change reaches every process by the generations, so each fills its own memory and nobody hands out work. Politely:
one page at a time on this machine, and after each a pause as long as its drawing took. The newest change is drawn
first; what changes while it is drawn is not kept, and comes again.
"""

import logging
import os
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from urllib.parse import urlsplit

from django.db import close_old_connections
from django.urls import clear_script_prefix

from ..conf import Conf
from ..locking import locked
from ..memory.pages import INTERVAL, Memory
from .asking import environ_at, latin, proxied
from .finders import addresses_of

logger = logging.getLogger(__name__)

Key = tuple
# A page is drawn for the hosts that are really used, which need not be those that Wagtail's sites name.
MOST_ORIGINS = 3


class Origins:
    """Where visitors come: the parts of a key beside path and query, the newest last."""

    def __init__(self) -> None:
        # Replaced and never changed: request threads read it without a lock.
        self._newest_last: tuple[tuple, ...] = ()

    def note(self, key: Key) -> None:
        host, _query, _path, *rest = key
        origin, known = (host, *rest), self._newest_last
        if not known or known[-1] != origin:
            others = [one for one in known if one != origin]
            self._newest_last = (*others, origin)[-MOST_ORIGINS:]

    def keys(self, path: str) -> list[Key]:
        return [(host, "", path, *rest) for host, *rest in self._newest_last]


class Warmer:
    def __init__(self, memory: Memory, origins: Origins, fill: Callable[[Key, dict], None], conf: Conf):
        self._memory = memory
        self._origins = origins
        self._fill = fill
        self._conf = conf
        self._seen = memory.generations
        self._waiting: dict[Key, None] = {}
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None
        os.register_at_fork(after_in_child=self._start_again)

    def start(self) -> None:
        self._thread = threading.Thread(target=self._run, name="intarsia-page-warmer", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stopped.set()
        if self._thread:
            self._thread.join()

    def look(self) -> None:
        """Notices what was changed since the last look."""
        self._memory.refresh(time.monotonic())
        generations, seen = self._memory.generations, self._seen
        if generations.current <= seen.current:
            return
        self._seen = generations
        found = [*self._new_keys(generations.changed_since(seen.current)), *self._memory.take_outdated()]
        newest_first = dict.fromkeys([*found, *self._waiting])
        self._waiting = dict.fromkeys(list(newest_first)[: self._conf.warm])

    def draw_next(self) -> bool:
        """Draws one page; False when nothing waits."""
        while self._waiting:
            key = next(iter(self._waiting))
            del self._waiting[key]
            if key not in self._memory.entries:
                self._draw(key)
                return True
        return False

    def _draw(self, key: Key) -> None:
        try:
            with locked(_lock_file(self._conf)):
                self._fill(key, _environ_of(key, self._conf))
        except Exception:
            logger.exception("The page %s was not drawn ahead; its first visitor waits for it instead.", key[2])

    def _new_keys(self, tags: Iterable[str]) -> list[Key]:
        # A request may have left the sub-path of the site in this thread; paths are wanted without it.
        clear_script_prefix()
        keys: list[Key] = []
        for address in addresses_of(list(tags)):
            parts = urlsplit(address)
            path = latin(parts.path)
            keys += self._origins.keys(path) or [_key_at(parts.netloc, path, parts.scheme, self._conf)]
        return keys

    def _start_again(self) -> None:
        if self._thread and not self._stopped.is_set():
            self._stopped = threading.Event()
            self.start()

    def _run(self) -> None:
        stopped = self._stopped
        while not stopped.is_set():
            begun = time.monotonic()
            try:
                self.look()
                has_drawn = self.draw_next()
            except Exception:
                logger.exception("Pages could not be drawn ahead; trying again.")
                has_drawn = False
            close_old_connections()
            stopped.wait(time.monotonic() - begun if has_drawn else INTERVAL)


def _lock_file(conf: Conf) -> Path:
    conf.directory.mkdir(parents=True, exist_ok=True)
    return conf.directory / "warming.lock"


def _key_at(host: str, path: str, scheme: str, conf: Conf) -> Key:
    """The key of an address that nobody has asked for yet, as a visitor of it would make it."""
    environ = environ_at(host, path, conf.script_name, scheme) | proxied(host, scheme, conf)
    more = (environ.get(name) for name in conf.address_headers)
    return (host, "", path, environ["SCRIPT_NAME"], environ["wsgi.url_scheme"], *more)


def _environ_of(key: Key, conf: Conf) -> dict:
    host, _query, path, script, scheme, *more = key
    named = {name: value for name, value in zip(conf.address_headers, more, strict=True) if value is not None}
    return environ_at(host or "", path or "/", script or "", scheme or "http") | named
