"""The cost of a verdict by all checks, after the lookups: nothing waits for a network or a database."""

import random
import statistics
import time
from collections.abc import Sequence
from datetime import UTC, datetime

from benchmarks.invented.texts import message
from intarsia.protection.api import Submission, judge
from intarsia.protection.checks.words.check import shipped_log_odds
from intarsia.protection.verdict.classifier.columns import row_of
from intarsia.protection.verdict.classifier.features import features
from intarsia.protection.verdict.classifier.site_model import SiteModel
from intarsia.protection.verdict.classifier.site_training import Lesson, columns_per_text, train_site
from intarsia.protection.verdict.submission import Lookups

VERDICTS = 400
LESSONS = 200


def verdict_figures(rng: random.Random) -> dict[str, float]:
    """Medians of wall time, and the number judged per second of CPU time."""
    lookups = _lookups(_site_model(rng))
    submissions = [_submission(message(rng), lookups) for _ in range(VERDICTS)]
    judge(submissions[0])
    cpu = time.process_time()
    times = [_seconds(submission) for submission in submissions]
    per_second = len(submissions) / (time.process_time() - cpu)
    return {"verdict_ms": round(statistics.median(times) * 1000, 3), "judged_per_second": round(per_second)}


def _seconds(submission: Submission) -> float:
    start = time.perf_counter()
    judge(submission)
    return time.perf_counter() - start


def _site_model(rng: random.Random) -> SiteModel:
    """A site that has learned from decisions reads each text with two models."""
    return train_site(_lessons([message(rng) for _ in range(LESSONS)]))


def _lessons(texts: Sequence[str]) -> list[Lesson]:
    lessons = []
    for number, text in enumerate(texts):
        buckets = features(text)
        row = row_of(text, buckets, columns_per_text(len(texts)))
        lessons.append((row, shipped_log_odds(text, buckets), number % 2 == 0))
    return lessons


def _lookups(learned: SiteModel) -> Lookups:
    """The lookups of a person's message, with a result of each."""
    return Lookups(
        token="valid",
        proof="valid",
        token_seconds=45.0,
        pixel="loaded",
        from_ip=1,
        from_network=3,
        from_identity=1,
        copies=1,
        senders_of_text=1,
        group="0123456789abcdef",
        email_check="EXISTS",
        opinions={"akismet": "person", "stopforumspam": "unknown", "cleantalk": "person"},
        learned=learned,
    )


def _submission(text: str, lookups: Lookups) -> Submission:
    now = time.time()
    signals = {
        "ct_ps_timestamp": int(now - 60),
        "ct_fkp_timestamp": int(now - 30),
        "ct_mouse_moved": True,
        "ct_has_key_up": True,
        "ct_timezone": 1,
        "ct_pointer_data": [[22 + 9 * step**2 % 300, 11 + 40 * step, 1391 + 200 * step] for step in range(50)],
        "ct_screen_info": {"fullWidth": 1440, "fullHeight": 3900, "visibleWidth": 1440, "visibleHeight": 800},
        "apbct_visible_fields": {
            "visible_fields": "name email message",
            "visible_fields_count": 3,
            "invisible_fields": "apbct__email_id__contact",
            "invisible_fields_count": 1,
        },
    }
    return Submission(
        text=text,
        received=datetime.now(UTC),
        email="ana@example.org",
        name="Ana",
        signals=signals,
        is_scripted=True,
        lookups=lookups,
    )
