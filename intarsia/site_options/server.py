"""Settings of jobs and of the server."""

from typing import Final

from .declaration import Option

OPTIONS: Final = (
    Option(
        "INTARSIA_JOBS_IN_WEB",
        True,
        "A thread of one web process runs the jobs. Turn it off if `manage.py intarsia_jobs` runs them, and in tests.",
        "Jobs",
    ),
    Option(
        "INTARSIA_METRICS_TOKEN",
        "",
        "Bearer token for `/metrics`. Without one, nothing is counted: [Metrics](../guides/metrics.md).",
        "Server",
    ),
)
