"""The firewall's rules, read from the database from time to time, never during a request."""

import ipaddress
import logging
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, Literal

from django.db import DatabaseError, InterfaceError, connection
from django.db.models import Count, Max

from .models import FirewallNetwork, FirewallSettings
from .networks import Networks

logger = logging.getLogger(__name__)

# How long a change takes to reach all processes.
READ_EVERY_SECONDS: Final = 2.0

Mode = Literal["off", "observe", "enforce"]
Version = tuple[str, int, int | None, int, datetime | None]


@dataclass(frozen=True)
class Rules:
    # Everybody is allowed until the rules have been read once.
    mode: Mode = "off"
    views_per_minute: int = 60
    # Per hour. None if the crawler rule is off.
    pages_without_script: int | None = None
    networks: Networks[str] = field(default_factory=lambda: Networks(()))
    version: Version | None = None


def read_rules(known: Rules | None = None) -> Rules:
    """The current rules; the same object if nothing has changed."""
    # Unlike `load()`, it creates nothing: a new row drops all cached pages.
    settings = FirewallSettings.objects.first() or FirewallSettings()
    networks = FirewallNetwork.objects.aggregate(count=Count("pk"), changed=Max("changed"))
    unproven = settings.pages_without_script if settings.stops_crawlers else None
    limits = (settings.views_per_minute, unproven)
    version = (settings.mode, *limits, networks["count"], networks["changed"])
    if known and known.version == version:
        return known
    marks = FirewallNetwork.objects.values_list("network", "action").iterator()
    return Rules(settings.mode, *limits, Networks(_readable(marks)), version)  # type: ignore[arg-type]


def _readable(marks: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """A network that was not saved by the admin form may be invalid. It must not break the others."""
    for written, action in marks:
        try:
            ipaddress.ip_network(written, strict=False)
        except ValueError:
            logger.warning("The firewall ignores %r, because it is not an IP address or network.", written)
            continue
        yield written, action


class Follower:
    """Reads the rules repeatedly in a thread, and calls back after changes."""

    def __init__(
        self,
        tell: Callable[[Rules], None],
        also: Iterable[Callable[[], None]] = (),
        read: Callable[[Rules], Rules] = read_rules,
    ) -> None:
        """`also` runs in the same thread each time, for work that no visitor should wait for."""
        self._tell = tell
        self._also = tuple(also)
        self._read = read
        self._rules = Rules()
        self._failed: set[str] = set()

    def start(self) -> None:
        threading.Thread(target=self._follow, name="firewall-rules", daemon=True).start()

    def look(self) -> None:
        """Reads once. The last rules stay valid while the database is unavailable."""
        self._without_end("The firewall keeps its last known rules", self._read_once)
        for do in self._also:
            self._without_end(f"{do.__qualname__} is retried later", do)

    def _read_once(self) -> None:
        rules = self._read(self._rules)
        if rules is not self._rules:
            self._rules = rules
            self._tell(rules)

    def _without_end(self, consequence: str, do: Callable[[], None]) -> None:
        """Logged once per outage. Nothing may end the thread, because the rules would never change again."""
        try:
            do()
        except Exception as error:
            if consequence not in self._failed:
                level = logging.WARNING if isinstance(error, DatabaseError | InterfaceError) else logging.ERROR
                logger.log(level, "%s (%s: %s).", consequence, type(error).__name__, error)
            self._failed.add(consequence)
        else:
            self._failed.discard(consequence)

    def _follow(self) -> None:
        while True:
            self.look()
            connection.close()
            time.sleep(READ_EVERY_SECONDS)
