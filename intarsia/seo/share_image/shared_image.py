"""An image of a link preview."""

from dataclasses import dataclass


@dataclass(frozen=True)
class SharedImage:
    url: str
    width: int = 0
    height: int = 0
    alt: str = ""
