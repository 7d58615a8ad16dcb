"""How long a visitor's request waits for the database while thousands of old messages are deleted."""

import threading
import time

from django.db import connection
from wagtail.models import Site

from intarsia.moderation.privacy.retention import forget
from intarsia.protection.models import ProtectionSettings

KEEP_DAYS = 78


def longest_wait() -> float:
    """In milliseconds."""
    site = Site.objects.get(is_default_site=True)
    ProtectionSettings.objects.filter(site=site).update(keep_delivered_days=KEEP_DAYS, keep_others_days=KEEP_DAYS)
    waits: list[float] = []
    has_ended = threading.Event()
    writer = threading.Thread(target=_write, args=(waits, has_ended, site.pk))
    writer.start()
    try:
        deleted = forget().messages
    finally:
        has_ended.set()
        writer.join()
    assert deleted > 2_000
    return round(max(waits) * 1000, 1)


def _write(waits: list[float], has_ended: threading.Event, site: int) -> None:
    """A write every 20 ms, in a connection of this thread."""
    while not has_ended.wait(0.02):
        started = time.perf_counter()
        ProtectionSettings.objects.filter(site=site).update(fastest_seconds=2)
        waits.append(time.perf_counter() - started)
    connection.close()
