"""Numbers that outline an area of an image."""

from typing import Any

Limits = dict[str, tuple[int, int]]


def are_within(numbers: Any, limits: Limits) -> bool:
    """Whether these are whole numbers within their limits, as a client sends them. Anything else is refused."""
    return isinstance(numbers, dict) and all(
        type(numbers.get(name)) is int and least <= numbers[name] <= most for name, (least, most) in limits.items()
    )
