"""Which requests may share a cached page."""

import re
from collections.abc import Callable, Iterable

from ..conf import Conf

# Visitors do not share longer queries, and clients could fill the memory with them.
MAX_QUERY_LENGTH = 1024
CHARSET = re.compile(r""";\s*charset\*?\d*\*?\s*=\s*(?:"[^"]*"|[^;]*)""", re.IGNORECASE)


class RequestRules:
    def __init__(self, conf: Conf):
        self._conf = conf
        self._ignored = _matcher(conf.ignored_parameters)
        self._previews = _matcher(conf.preview_parameters)

    def relevant(self, query: str) -> str | None:
        """The query without ignored parameters; None if the cache must not answer it."""
        parts = [part for part in query.split("&") if part]
        if len(query) > MAX_QUERY_LENGTH or any(self._previews(_name(part)) for part in parts):
            return None
        return "&".join(part for part in parts if not self._ignored(_name(part)))

    def personal(self, cookies: str) -> bool:
        names = {cookie.partition("=")[0].strip() for cookie in cookies.split(";")}
        return not names.isdisjoint(self._conf.personal_cookies)

    def admin(self, path: str) -> bool:
        return path.startswith(self._conf.admin_paths)


def without_charset(environ: dict) -> None:
    """Removes the charset of a request's Content-Type: Django fails on some, such as `zlib`, before any middleware."""
    kind = environ.get("CONTENT_TYPE")
    if kind and "charset" in kind.lower():
        environ["CONTENT_TYPE"] = CHARSET.sub("", kind)


def _name(part: str) -> str:
    return part.partition("=")[0]


def _matcher(names: Iterable[str]) -> Callable[[str], bool]:
    names = list(names)
    exact = frozenset(name for name in names if not name.endswith("*"))
    prefixes = tuple(name[:-1] for name in names if name.endswith("*"))
    return lambda name: name in exact or name.startswith(prefixes)
