from itertools import groupby
from typing import Any

from intarsia.site_options import OPTIONS, Option

from .markdown import code, table

ENVIRONMENT = (
    ("REDIS_URL", "Redis or Valkey for page cache generations, rate limits, tokens and locks. Also a Django setting."),
    ("DATABASE_URL", "The demo's database, such as `postgres://user@host/name`."),
    ("STORAGE_URL", "The demo's uploads in S3-compatible storage: `s3://KEY:SECRET@host/BUCKET?region=…`."),
    ("PRIVATE_STORAGE_URL", "The demo's files of held messages, in a bucket of their own that nobody else can read."),
    ("SECRET_KEY", "The demo's `SECRET_KEY`."),
    ("ALLOWED_HOSTS", "The demo's hosts, separated by commas."),
    ("BASE_URL", "The demo's public URL, for links in e-mails."),
    ("INTARSIA_THREADS", "Threads of each worker that run the application. Default: 2."),
    ("INTARSIA_SLOW_SECONDS", "Seconds after which a slow client is disconnected. Default: 10."),
    ("INTARSIA_SLOW_BYTES_PER_SECOND", "A client below this rate is slow. Default: 1000."),
    ("INTARSIA_BODY_BYTES", "Largest body of a request. Default: 1 GiB."),
    (
        "INTARSIA_DRAIN_SECONDS",
        "Seconds for which a server that was told to stop still answers, but is not ready. Default: 0.",
    ),
    ("INTARSIA_VAR", "Folder for the demo's database and uploads."),
)


def page() -> str:
    parts = ["# Settings\n\nAll are optional. Put them into your project's Django settings.\n"]
    for group, options in groupby(OPTIONS, key=lambda option: option.group):
        rows = [(code(option.name), default_of(option), option.meaning) for option in options]
        parts.append(f"## {group}\n\n{table(('Setting', 'Default', 'Meaning'), rows)}")
    rows = [(code(name), meaning) for name, meaning in ENVIRONMENT]
    parts.append(f"## Environment variables\n\n{table(('Name', 'Meaning'), rows)}")
    return "\n".join(parts)


def default_of(option: Option) -> str:
    return option.default_text or _as_text(option.default)


def _as_text(value: Any) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(code, value)) or "none"
    return code(value) if value not in ({}, "") else "none"
