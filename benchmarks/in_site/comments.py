"""A page with 10,000 comments: what it takes more than one without any, and what a new comment takes."""

import random
import statistics
from collections.abc import Callable
from datetime import timedelta
from typing import Any

from django.db import connection
from django.test import Client
from django.utils import timezone

from benchmarks.in_site.cpu import cpu_seconds
from benchmarks.invented.ip_addresses import ip_address
from benchmarks.invented.texts import message
from intarsia.comments.models import Comment
from intarsia.comments.tests.builders import article, written
from intarsia.protection.page_script.proof import issue_proof
from intarsia.protection.tests.senders import BROWSER, hidden_field, signals

COMMENTS, REPLIES = 9_000, 1_000
TIMES = 15


def figures() -> dict[str, Any]:
    """Medians of CPU time in milliseconds, without the page cache."""
    quiet, busy = article(slug="quiet", title="Quiet"), article(slug="busy", title="Busy")
    _fill(busy)
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")
    client = Client(headers={"host": "localhost"})
    without = _median(lambda _number: _visit(client, quiet))
    with_comments = _median(lambda _number: _visit(client, busy))
    return {
        "without_ms": without,
        "with_ms": with_comments,
        "more_ms": round(with_comments - without, 1),
        "post_ms": _median(lambda number: _post(busy, number)),
    }


def _fill(page: Any) -> None:
    rng, now = random.Random(1), timezone.now()
    texts = [message(rng, 30) for _ in range(200)]

    def comment(number: int, **more: Any) -> Comment:
        fields = {
            "name": f"Ana {number}",
            "email": f"ana{number}@example.org",
            "digest": f"c{number}",
            "posted": now - timedelta(minutes=20_000 - number),
            "state": Comment.State.APPROVED,
        }
        return Comment(page=page, text=rng.choice(texts), **fields | more)

    begun = Comment.objects.bulk_create(comment(number) for number in range(COMMENTS))
    above = [rng.choice(begun) for _ in range(REPLIES)]
    Comment.objects.bulk_create(comment(COMMENTS + number, parent=one, thread=one) for number, one in enumerate(above))


def _visit(client: Client, page: Any) -> None:
    assert client.get(page.url).status_code == 200


def _post(page: Any, number: int) -> None:
    text = message(random.Random(1_000 + number), 40)
    signs = hidden_field(signals(ct_checkjs=issue_proof("localhost")))
    fields = written(page, email=f"new{number}@example.org", comment=text) | signs
    client = Client(headers=BROWSER | {"host": "localhost"})
    answer = client.post(f"/comments/{page.pk}/", fields, REMOTE_ADDR=ip_address(number))
    assert answer.status_code in (302, 303), answer.content[:2000]


def _median(call: Callable[[int], None]) -> float:
    for number in range(4):
        call(number)
    return round(statistics.median(_timed(call, 4 + number) for number in range(TIMES)), 1)


def _timed(call: Callable[[int], None], number: int) -> float:
    started = cpu_seconds()
    call(number)
    return (cpu_seconds() - started) * 1000
