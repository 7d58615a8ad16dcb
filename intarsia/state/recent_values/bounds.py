from dataclasses import dataclass


@dataclass(frozen=True)
class Bounds:
    """What is kept of a kind of values, and how long."""

    kind: str
    seconds: int
    of_owner: int
    in_all: int
