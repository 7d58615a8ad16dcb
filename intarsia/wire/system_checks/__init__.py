"""What `manage.py check` says about the settings of a project. docs/reference/system-checks.md lists all checks."""

from . import (
    email,
    hosts,
    installed,
    media,
    middleware,
    paths,
    policy,
    proxies,
    server_rendering,
    shared_state,
    sqlite_size,
    static_files,
    urls,
)

__all__ = [
    "email",
    "hosts",
    "installed",
    "media",
    "middleware",
    "paths",
    "policy",
    "proxies",
    "server_rendering",
    "shared_state",
    "sqlite_size",
    "static_files",
    "urls",
]
