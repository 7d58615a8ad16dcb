"""Renders a page that is not cached once per process, for all requests that wait for it.

Each process renders for itself: passing pages between processes costs more than the few renders that it saves.
"""

from collections.abc import Callable, Iterable

from ..conf import Conf
from ..store.entry import Entry, make_entry
from ..store.in_flight import InFlight, PendingRender
from ..store.page_store import PageStore
from .application_call import CompletePage, call_application, close, pass_on

KeepFile = Callable[[dict, Entry], None]
# A page that changes during each of these renders is answered without being cached.
MAX_ATTEMPTS = 3


class RenderOnce:
    def __init__(
        self,
        application: Callable,
        settings: Conf,
        store: PageStore,
        keep_file: KeepFile | None,
        clock: Callable[[], float],
    ):
        self._application = application
        self._wait = settings.wait
        self._store = store
        self._pending = InFlight()
        self._keep_file = keep_file
        self._clock = clock

    def fill(self, key: tuple, query: str, environ: dict, start: Callable) -> Entry | Iterable[bytes]:
        """The cached page, or the body of a response that was started with `start`."""
        for _ in range(MAX_ATTEMPTS):
            pending, is_first = self._pending.join(key)
            if is_first:
                return self._render(key, query, environ, start, pending)
            if pending.finished.wait(self._wait) and pending.entry is not None:
                return pending.entry
            if not pending.outdated:
                break
        return self._render(key, query, environ, start, PendingRender(alone=True))

    def _render(self, key: tuple, query: str, environ: dict, start: Callable, pending: PendingRender):
        # Read before rendering, so that any later change makes this page invalid.
        base = self._store.generations.current
        try:
            # Another thread may have finished the page since the lookup in memory.
            known = self._store.entries.get(key)
            if known is not None and known.expires > self._clock():
                pending.entry = known
                return known
            page = self._page(query, environ, start, pending.alone)
            self._pending.note_cacheable(key, isinstance(page, CompletePage))
            if not isinstance(page, CompletePage):
                return page
            entry = make_entry(page.cacheability, page.headers, page.body, base, self._clock())
            stored = self._save(key, entry)
            pending.entry, pending.outdated = (entry if stored else None), not stored
        finally:
            self._pending.finish(key, pending)
        if stored and self._keep_file and not query:
            self._keep_file(environ, entry)
        return entry

    def _save(self, key: tuple, entry: Entry) -> bool:
        now = self._clock()
        if now >= self._store.check_at:
            self._store.refresh(now)
        return self._store.store(key, entry)

    def _page(self, query: str, environ: dict, start: Callable, alone: bool) -> CompletePage | Iterable[bytes]:
        if (environ.get("QUERY_STRING") or "") == query:
            return call_application(self._application, environ, start)
        if not alone:
            # Request the page without ignored parameters: it may show its own URL, and the campaign parameters of one
            # visitor must not reach all others.
            canonical = {name: value for name, value in environ.items() if name not in ("REQUEST_URI", "RAW_URI")}
            page = call_application(self._application, canonical | {"QUERY_STRING": query}, _ignore)
            if isinstance(page, CompletePage):
                return page
            close(page)
        # The response cannot be cached, so answer the original request.
        return pass_on(self._application, environ, start)


def _ignore(status, headers, exc_info=None):
    return lambda piece: None
