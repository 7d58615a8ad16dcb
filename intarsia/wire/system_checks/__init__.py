"""What `manage.py check` says about the settings of a project. docs/reference/system-checks.md lists all checks."""

from . import installed, media, middleware, paths, policy, proxies, server_rendering, sqlite_size, urls

__all__ = ["installed", "media", "middleware", "paths", "policy", "proxies", "server_rendering", "sqlite_size", "urls"]
