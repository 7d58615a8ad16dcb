"""The wrapper around the WSGI application, which answers from memory.

Speed is the purpose here. On a hit, `answer` and `send` do two dictionary lookups and take about two microseconds.
Everything slower happens in `_full_answer` or when a page is cached.
"""

import time
from collections.abc import Callable
from pathlib import Path

from intarsia.serving import later, start_in_each_process
from intarsia.state import generations, metrics

from .conf import Conf, conf
from .files import PageFiles, PageFileWriter, PurgeWatcher
from .invalidation import purge_now
from .last_good_copies.database_outage import with_copies
from .release import purge_after_release, release_id
from .responses.application_call import close, pass_on, without_body
from .responses.render_once import KeepFile, RenderOnce
from .responses.request_rules import RequestRules, without_charset
from .responses.response_headers import LIFETIME, request_ids, with_response_headers
from .store.encodings import encoding_chooser
from .store.entry import Entry
from .store.page_store import PageStore
from .tags import EVERYTHING
from .warming.warmer import RecentHosts, Warmer

# The list of the built files, whose names follow from their content.
BUILT_FILES = Path(__file__).parents[1] / "rendering" / "bundle" / "manifest.json"


def cached(application: Callable) -> Callable:
    """Wraps the site's outermost WSGI application: `application = cached(get_wsgi_application())`."""
    settings = conf()
    backend = generations.backend(settings)
    release = release_id(BUILT_FILES)
    start_in_each_process(lambda: purge_after_release(settings, release, lambda: purge_now(EVERYTHING)))
    keep_file = None
    if settings.files:
        files = PageFiles(settings.directory, settings.files_pages)
        start_in_each_process(PurgeWatcher(backend, files).start)
        keep_file = PageFileWriter(settings, backend, files)
    cache = PageCache(with_copies(application), settings, backend.read, keep_file)
    if settings.warm:
        start_in_each_process(Warmer(cache.store, cache.recent_hosts, cache.fill, settings).start)
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
        self.store = PageStore(read, settings.memory, most_outdated=settings.warm)
        self.recent_hosts = RecentHosts()
        self._application = application
        self._settings = settings
        self._rules = RequestRules(settings)
        self._clock = clock
        self._request_id = request_ids()
        self._send = _sender(self._request_id, "cached")
        # `with_response_headers` counts pages that are new.
        self._send_new = _sender(self._request_id)
        self._render_once = RenderOnce(application, settings, self.store, keep_file, clock)

    def answer(self) -> Callable:
        """The WSGI application. A hit uses only local names, which are fastest."""
        store, entries, clock, send = self.store, self.store.entries, self._clock, self._send
        full_answer, more = self._full_answer, self._settings.url_headers
        personal = tuple(f"{name}=" for name in self._settings.personal_cookies)

        def answer(environ, start_response):
            now = clock()
            if now >= store.check_at:
                store.refresh(now)
            get = environ.get
            if get("QUERY_STRING") or "HTTP_AUTHORIZATION" in environ:
                return full_answer(environ, start_response, now)
            cookies = get("HTTP_COOKIE")
            if cookies:
                for name in personal:
                    if name in cookies:
                        return full_answer(environ, start_response, now)
            # As in _key, but inline.
            key = (get("HTTP_HOST"), "", get("PATH_INFO"), get("SCRIPT_NAME"), get("wsgi.url_scheme"))
            if more:
                key += tuple([get(name) for name in more])  # type: ignore[assignment]
            entry = entries.get(key)
            if entry is None or entry.expires <= now or environ["REQUEST_METHOD"] not in ("GET", "HEAD"):
                return full_answer(environ, start_response, now)
            entry.used = now
            return send(entry, environ, start_response)

        return answer

    def fill(self, key: tuple, environ: dict) -> None:
        """Caches a page as a visitor's request does."""
        found = self._render_once.fill(key, key[1], environ, lambda status, headers, exc_info=None: lambda piece: None)
        if not isinstance(found, Entry):
            for _piece in found:
                pass
            close(found)

    def _key(self, environ: dict, query: str) -> tuple:
        get = environ.get
        key = (get("HTTP_HOST"), query, get("PATH_INFO"), get("SCRIPT_NAME"), get("wsgi.url_scheme"))
        return key + tuple(get(name) for name in self._settings.url_headers)

    def _full_answer(self, environ: dict, start_response: Callable, now: float):
        """Answers the requests that the fast path did not."""
        rules, method = self._rules, environ["REQUEST_METHOD"]
        without_charset(environ)
        request_id = self._request_id(environ.get("HTTP_X_REQUEST_ID"))
        query = rules.relevant(environ.get("QUERY_STRING") or "")
        key = self._key(environ, query or "")
        start_response = self._recording_host(key, start_response)
        personal = "HTTP_AUTHORIZATION" in environ or rules.personal(environ.get("HTTP_COOKIE") or "")
        admin = rules.admin(environ.get("PATH_INFO") or "")
        if personal or admin or query is None or method not in ("GET", "HEAD"):
            return later(environ, lambda: self._pass(environ, start_response, request_id, personal))
        entry = self.store.entries.get(key)
        if entry is not None and entry.expires > now:
            entry.used = now
            return self._send(entry, environ, start_response)
        return later(environ, lambda: self._miss(environ, start_response, key, request_id))

    def _recording_host(self, key: tuple, start_response: Callable) -> Callable:
        def start(status: str, *rest):
            # Django refuses invented hosts with this status.
            if not status.startswith("400"):
                self.recent_hosts.record(key)
            return start_response(status, *rest)

        return start

    def _pass(self, environ: dict, start_response: Callable, request_id: str, personal: bool):
        start = with_response_headers(environ, start_response, request_id, "pass", personal)
        return pass_on(self._application, environ, start)

    def _miss(self, environ: dict, start_response: Callable, key: tuple, request_id: str):
        metrics.add("cache_misses_total")
        start = with_response_headers(environ, start_response, request_id, "miss")
        is_head = environ["REQUEST_METHOD"] == "HEAD"
        refusals: list[str] = []

        def start_unless_refused(status: str, *rest):
            if is_head and status.startswith("405"):
                refusals.append(status)
                return lambda piece: None
            return start(status, *rest)

        # Request the page by GET, because the headers of a HEAD response may differ.
        get_environ = environ | {"REQUEST_METHOD": "GET"} if is_head else environ
        found = self._render_once.fill(key, key[1], get_environ, start_unless_refused)
        if isinstance(found, Entry):
            environ[LIFETIME] = found.expires - found.used
            return self._send_new(found, environ, start)
        if refusals:
            # Some URLs accept HEAD and not GET.
            close(found)
            return pass_on(self._application, environ, start)
        return without_body(found) if is_head else found


def _sender(request_id: Callable[[str | None], str], kind: str = "") -> Callable:
    """`kind`: how metrics count its responses."""
    encoding_for = encoding_chooser()
    count_unchanged, count = (metrics.counter("requests_total", kind, one) if kind else None for one in ("3xx", "2xx"))

    def send(entry, environ, start_response):
        get = environ.get
        variant = entry.variants[encoding_for(get("HTTP_ACCEPT_ENCODING", ""))]
        identity = ("X-Request-Id", request_id(get("HTTP_X_REQUEST_ID")))
        known = get("HTTP_IF_NONE_MATCH")
        if known and (variant.etag in known or known == "*"):
            start_response("304 Not Modified", [*variant.unchanged_headers, identity])
            if count_unchanged:
                count_unchanged()
            return []
        start_response("200 OK", [*variant.headers, identity])
        if count:
            count()
        return [] if environ["REQUEST_METHOD"] == "HEAD" else variant.body

    return send
