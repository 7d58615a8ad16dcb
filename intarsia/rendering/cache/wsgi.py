"""The wrapper round the WSGI application that answers from memory.

What a hit costs is the product here: `answer` and `send` are two dictionary look-ups and one list, about two
microseconds. Everything that takes longer happens when a page is filled in, or in `_careful`.
"""

import time
from collections.abc import Callable

from . import generations
from .address import Rules, without_charset
from .annotation import annotated, request_ids
from .conf import Conf, conf
from .files import Follower, PageFiles, Publication
from .filling import Filling, KeepFile
from .memory.encodings import remembered_choice
from .memory.entry import Entry
from .memory.pages import Memory
from .rendering import close, without_body
from .warming.warmer import Origins, Warmer


def cached(application: Callable) -> Callable:
    """Wrap the site's outermost WSGI application: `application = cached(get_wsgi_application())`."""
    settings = conf()
    backend = generations.backend(settings)
    keep_file = None
    if settings.files:
        files = PageFiles(settings.directory, settings.files_pages)
        Follower(backend, files).start()
        keep_file = Publication(settings, backend, files)
    cache = PageCache(application, settings, backend.read, keep_file)
    if settings.warm:
        Warmer(cache.memory, cache.origins, cache.fill, settings).start()
    return cache.answer()


class PageCache:
    def __init__(
        self,
        application: Callable,
        settings: Conf,
        read: Callable[[], generations.Generations],
        keep_file: KeepFile | None = None,
        clock: Callable[[], float] = time.monotonic,
    ):
        self.memory = Memory(read, settings.memory, most_outdated=settings.warm)
        self.origins = Origins()
        self._application = application
        self._settings = settings
        self._rules = Rules(settings)
        self._clock = clock
        self._request_id = request_ids()
        self._send = _sender(self._request_id)
        self._filling = Filling(application, settings, self.memory, keep_file, clock)

    def answer(self) -> Callable:
        """The WSGI application. All that a hit needs are local names of it."""
        memory, entries, clock, send = self.memory, self.memory.entries, self._clock, self._send
        careful, more = self._careful, self._settings.address_headers
        personal = tuple(f"{name}=" for name in self._settings.personal_cookies)

        def answer(environ, start_response):
            now = clock()
            if now >= memory.check_at:
                memory.refresh(now)
            get = environ.get
            if get("QUERY_STRING") or "HTTP_AUTHORIZATION" in environ:
                return careful(environ, start_response, now)
            cookies = get("HTTP_COOKIE")
            if cookies:
                for name in personal:
                    if name in cookies:
                        return careful(environ, start_response, now)
            # The same as _key, written out.
            key = (get("HTTP_HOST"), "", get("PATH_INFO"), get("SCRIPT_NAME"), get("wsgi.url_scheme"))
            if more:
                key += tuple([get(name) for name in more])  # type: ignore[assignment]
            entry = entries.get(key)
            if entry is None or entry.expires <= now or environ["REQUEST_METHOD"] not in ("GET", "HEAD"):
                return careful(environ, start_response, now)
            entry.used = now
            return send(entry, environ, start_response)

        return answer

    def fill(self, key: tuple, environ: dict) -> None:
        """As if a visitor had asked."""
        found = self._filling.fill(key, key[1], environ, lambda status, headers, exc_info=None: lambda piece: None)
        if not isinstance(found, Entry):
            for _piece in found:
                pass
            close(found)

    def _key(self, environ: dict, query: str) -> tuple:
        get = environ.get
        key = (get("HTTP_HOST"), query, get("PATH_INFO"), get("SCRIPT_NAME"), get("wsgi.url_scheme"))
        return key + tuple(get(name) for name in self._settings.address_headers)

    def _careful(self, environ: dict, start_response: Callable, now: float):
        """All that the quick look did not decide."""
        rules, method = self._rules, environ["REQUEST_METHOD"]
        without_charset(environ)
        request_id = self._request_id(environ.get("HTTP_X_REQUEST_ID"))
        query = rules.relevant(environ.get("QUERY_STRING") or "")
        key = self._key(environ, query or "")
        self.origins.note(key)
        personal = "HTTP_AUTHORIZATION" in environ or rules.personal(environ.get("HTTP_COOKIE") or "")
        admin = rules.admin(environ.get("PATH_INFO") or "")
        if personal or admin or query is None or method not in ("GET", "HEAD"):
            start = annotated(environ, start_response, request_id, "pass", personal)
            return self._application(environ, start)
        entry = self.memory.entries.get(key)
        if entry is not None and entry.expires > now:
            entry.used = now
            return self._send(entry, environ, start_response)
        start = annotated(environ, start_response, request_id, "miss")
        # Asked for HEAD, the application would say other headers than the page will have.
        asked = environ if method == "GET" else environ | {"REQUEST_METHOD": "GET"}
        found = self._filling.fill(key, query, asked, start)
        if isinstance(found, Entry):
            return self._send(found, environ, start)
        return without_body(found) if method == "HEAD" else found


def _sender(request_id: Callable[[str | None], str]) -> Callable:
    encoding_for = remembered_choice()

    def send(entry, environ, start_response):
        get = environ.get
        variant = entry.variants[encoding_for(get("HTTP_ACCEPT_ENCODING", ""))]
        identity = ("X-Request-Id", request_id(get("HTTP_X_REQUEST_ID")))
        known = get("HTTP_IF_NONE_MATCH")
        if known and (variant.etag in known or known == "*"):
            start_response("304 Not Modified", [*variant.unchanged_headers, identity])
            return []
        start_response("200 OK", [*variant.headers, identity])
        return [] if environ["REQUEST_METHOD"] == "HEAD" else variant.body

    return send
