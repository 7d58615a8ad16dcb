"""What the wall goes by, read from the database now and then: never while a visitor waits."""

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, Literal

from django.db import DatabaseError, connection
from django.db.models import Count, Max

from .models import FirewallNetwork, FirewallSettings
from .networks import Networks

logger = logging.getLogger(__name__)

# How long a change takes to reach all processes.
READ_EVERY_SECONDS: Final = 2.0

Mode = Literal["off", "observe", "enforce"]
Version = tuple[str, int, int, datetime | None]


@dataclass(frozen=True)
class Rules:
    # Until they were read once everybody gets in.
    mode: Mode = "off"
    views_per_minute: int = 60
    networks: Networks[str] = field(default_factory=lambda: Networks(()))
    version: Version | None = None


def read_rules(known: Rules | None = None) -> Rules:
    """The rules as they are now; `known` itself when nothing has changed."""
    settings = FirewallSettings.load()
    networks = FirewallNetwork.objects.aggregate(count=Count("pk"), changed=Max("changed"))
    version = (settings.mode, settings.views_per_minute, networks["count"], networks["changed"])
    if known and known.version == version:
        return known
    marks = FirewallNetwork.objects.values_list("network", "action").iterator()
    return Rules(settings.mode, settings.views_per_minute, Networks(marks), version)  # type: ignore[arg-type]


class Follower:
    """Reads the rules again and again, in a thread of its own, and tells when they have changed."""

    def __init__(self, tell: Callable[[Rules], None], also: Callable[[], None] = lambda: None) -> None:
        """`also` is done in the same thread each time: what writes to the database."""
        self._tell = tell
        self._also = also
        self._rules = Rules()
        self._is_well = True

    def start(self) -> None:
        threading.Thread(target=self._follow, name="firewall-rules", daemon=True).start()

    def look(self) -> None:
        """Reads once. What was read last holds while the database is away."""
        try:
            rules = read_rules(self._rules)
            self._also()
        except DatabaseError as error:
            if self._is_well:
                logger.warning("The firewall keeps to the rules it knows: the database does not answer (%s).", error)
            self._is_well = False
            return
        finally:
            connection.close()
        self._is_well = True
        if rules is not self._rules:
            self._rules = rules
            self._tell(rules)

    def _follow(self) -> None:
        while True:
            self.look()
            time.sleep(READ_EVERY_SECONDS)
