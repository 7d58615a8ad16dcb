"""One rendering per page at a time: who comes second waits for the first one's result."""

import threading

from .entry import Entry

# Addresses whose answers may not be kept are not worth waiting for: each visitor needs an own one anyway.
MOST_PASSES = 4096


class Flight:
    """The rendering of one page. Alone: nobody else waits for it."""

    def __init__(self, alone: bool = False) -> None:
        self.alone = alone
        self.landed = threading.Event()
        self.entry: Entry | None = None
        # The page changed while it was rendered: whoever waited starts again.
        self.outdated = False


class Flights:
    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._flights: dict[tuple, Flight] = {}
        self._passes: dict[tuple, None] = {}

    def board(self, key: tuple) -> tuple[Flight, bool]:
        """The flight of this page, and whether the caller has to render it."""
        with self._lock:
            flight = self._flights.get(key)
            if flight is not None:
                return flight, False
            flight = Flight(alone=key in self._passes)
            if not flight.alone:
                self._flights[key] = flight
            return flight, True

    def land(self, key: tuple, flight: Flight) -> None:
        """Release all who wait, also after a failure."""
        with self._lock:
            if self._flights.get(key) is flight:
                del self._flights[key]
        flight.landed.set()

    def keepable(self, key: tuple, yes: bool) -> None:
        """Remember whether the last answer could be kept."""
        with self._lock:
            self._passes.pop(key, None)
            if not yes:
                self._passes[key] = None
                if len(self._passes) > MOST_PASSES:
                    del self._passes[next(iter(self._passes))]
