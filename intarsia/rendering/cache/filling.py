"""A page that is not in memory is rendered once, for all who ask for it meanwhile.

Each process renders for itself: handing bytes to other processes would cost more than the few renderings
it saves.
"""

from collections.abc import Callable, Iterable

from .conf import Conf
from .memory.entry import Entry, make_entry
from .memory.flights import Flight, Flights
from .memory.pages import Memory
from .rendering import Page, close, render

KeepFile = Callable[[dict, Entry], None]
# A page that changes again during each of its renderings is in the end answered without being kept.
MOST_ATTEMPTS = 3


class Filling:
    def __init__(
        self,
        application: Callable,
        settings: Conf,
        memory: Memory,
        keep_file: KeepFile | None,
        clock: Callable[[], float],
    ):
        self._application = application
        self._wait = settings.wait
        self._memory = memory
        self._flights = Flights()
        self._keep_file = keep_file
        self._clock = clock

    def fill(self, key: tuple, query: str, environ: dict, start: Callable) -> Entry | Iterable[bytes]:
        """The page, rendered or waited for; or the body of an answer that was begun with `start`."""
        for _ in range(MOST_ATTEMPTS):
            flight, mine = self._flights.board(key)
            if mine:
                return self._render(key, query, environ, start, flight)
            if flight.landed.wait(self._wait) and flight.entry is not None:
                return flight.entry
            if not flight.outdated:
                break
        return self._render(key, query, environ, start, Flight(alone=True))

    def _render(self, key: tuple, query: str, environ: dict, start: Callable, flight: Flight):
        # Taken before the rendering: whatever changes from here on makes this page invalid.
        base = self._memory.generations.current
        try:
            # Somebody may have finished it between the look into the memory and the boarding.
            known = self._memory.entries.get(key)
            if known is not None and known.expires > self._clock():
                flight.entry = known
                return known
            page = self._page(query, environ, start, flight.alone)
            self._flights.keepable(key, isinstance(page, Page))
            if not isinstance(page, Page):
                return page
            entry = make_entry(page.verdict, page.headers, page.body, base, self._clock())
            stored = self._store(key, entry)
            flight.entry, flight.outdated = (entry if stored else None), not stored
        finally:
            self._flights.land(key, flight)
        if stored and self._keep_file and not query:
            self._keep_file(environ, entry)
        return entry

    def _store(self, key: tuple, entry: Entry) -> bool:
        now = self._clock()
        if now >= self._memory.check_at:
            self._memory.refresh(now)
        return self._memory.store(key, entry)

    def _page(self, query: str, environ: dict, start: Callable, alone: bool) -> Page | Iterable[bytes]:
        if (environ.get("QUERY_STRING") or "") == query:
            return render(self._application, environ, start)
        if not alone:
            # Asked without the parameters that do not matter: a page may print its own address, and the
            # campaign that brought one visitor must not reach all others.
            canonical = {name: value for name, value in environ.items() if name not in ("REQUEST_URI", "RAW_URI")}
            page = render(self._application, canonical | {"QUERY_STRING": query}, _ignore)
            if isinstance(page, Page):
                return page
            close(page)
        # Not a page to keep: what was really asked gets its own answer, parameters and all.
        return self._application(environ, start)


def _ignore(status, headers, exc_info=None):
    return lambda piece: None
