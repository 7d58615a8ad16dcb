"""Limits of a server process: slow clients, large bodies, the time to drain. Environment variables set them."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    # Threads that run the application in each process.
    threads: int = 2
    # A client that sends or receives fewer bytes per second than this, for `slow_seconds`, is disconnected.
    slow_seconds: float = 10
    slow_bytes_per_second: int = 1_000
    # Larger bodies are refused. Up to `body_memory` they stay in memory, then they continue in a temporary file.
    body_bytes: int = 1024**3
    body_memory: int = 128 * 1024
    # After it was told to stop, the server answers for so long, while `/readyz` says that it will.
    drain_seconds: float = 0

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> "Limits":
        """Raises ValueError for a value that is not a positive number."""
        return cls(
            threads=int(_positive(environment, "INTARSIA_THREADS", cls.threads)),
            slow_seconds=_positive(environment, "INTARSIA_SLOW_SECONDS", cls.slow_seconds),
            slow_bytes_per_second=int(
                _positive(environment, "INTARSIA_SLOW_BYTES_PER_SECOND", cls.slow_bytes_per_second)
            ),
            body_bytes=int(_positive(environment, "INTARSIA_BODY_BYTES", cls.body_bytes)),
            drain_seconds=_positive(environment, "INTARSIA_DRAIN_SECONDS", cls.drain_seconds),
        )

    @property
    def bytes_in_time(self) -> float:
        """The bytes that a client must send or receive within `slow_seconds`."""
        return self.slow_seconds * self.slow_bytes_per_second


def _positive(environment: Mapping[str, str], name: str, default: float) -> float:
    text = environment.get(name)
    if not text:
        return default
    try:
        number = float(text)
    except ValueError:
        number = 0
    if number <= 0:
        raise ValueError(f"The environment variable {name} is {text!r}. Set a number above 0 or remove it.")
    return number
