"""All metrics. docs/guides/metrics.md describes them, too; a test compares both lists."""

from dataclasses import dataclass, field
from typing import Final, Literal

# Seconds. A cached page takes microseconds and is not timed.
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
KINDS: Final = ("cached", "rendered", "stale", "call", "static", "admin", "other", "blocked")
STATUSES: Final = ("2xx", "3xx", "4xx", "5xx")
EVENTS: Final = (
    "renderer_ended",
    "widget_failed",
    "render_crashed",
    "render_left_running",
    "render_stuck",
    "render_failed",
    "template_left_out",
    "page_last_good",
    "page_as_texts",
)


@dataclass(frozen=True)
class Metric:
    name: str
    kind: Literal["counter", "gauge", "histogram"]
    meaning: str
    # By label, its known values, which are shown as 0 before they happen. Empty: they are not known in advance.
    labels: dict[str, tuple[str, ...]] = field(default_factory=dict)


_ALL: Final = (
    Metric(
        "requests_total",
        "counter",
        "Responses, by kind and class of status.",
        {"kind": KINDS, "status": STATUSES},
    ),
    Metric("request_seconds", "histogram", "Time until the start of a response that is not from memory.", {"kind": ()}),
    Metric("cache_misses_total", "counter", "Requests for pages that were not in the memory of their worker."),
    Metric("cache_purges_total", "counter", "Purges of cached pages by a process of this machine."),
    Metric("render_seconds", "histogram", "Time in which V8 rendered a page or a part of one."),
    Metric("render_events_total", "counter", "Rendering errors.", {"event": EVENTS}),
    Metric(
        "submissions_total",
        "counter",
        "Messages of visitors, by what happened to them.",
        {"outcome": ("accepted", "held", "blocked", "refused")},
    ),
    Metric("verdict_seconds", "histogram", "Time in which a message was judged, including its lookups."),
    Metric("jobs_total", "counter", "Attempts to run a job.", {"result": ("done", "retried", "failed")}),
    Metric("limit_refusals_total", "counter", "Requests beyond a rate limit of their client.", {"limit": ()}),
    Metric("redis_failures_total", "counter", "How often a process stopped using Redis because it failed."),
    Metric("worker_starts_total", "counter", "Workers that the server has started."),
    Metric("store_up", "gauge", "1 if a store can be used.", {"store": ("database", "redis", "page_cache")}),
    Metric("outbox_jobs", "gauge", "Jobs in the outbox.", {"state": ("waiting", "running", "failed")}),
    Metric("outbox_oldest_seconds", "gauge", "How long the oldest job that is due has been waiting."),
    Metric("processes", "gauge", "Processes of the site.", {"process": ("site", "renderer")}),
    Metric(
        "memory_bytes",
        "gauge",
        "Memory of these processes; shared memory is divided among them.",
        {"process": ("site", "renderer")},
    ),
    Metric("start_time_seconds", "gauge", "When the server loaded the site, as a Unix time."),
    Metric("release_info", "gauge", "Always 1.", {"release": (), "version": ()}),
)
# By the name that the code uses. Prometheus gets the one with the prefix.
METRICS: Final = {metric.name: metric for metric in _ALL}
PREFIX: Final = "intarsia_"
