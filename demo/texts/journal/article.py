"""What an article of the journal is."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True)
class Article:
    title: str
    slug: str
    date: date
    author: str
    category: str
    summary: str
    cover: str
    """Key of a picture."""
    body: str
    """HTML of h2, p, ul, ol, blockquote, em, strong and links within the site."""
    listing: tuple[str, str, str] | None = None
    """A program for those who have a plotter: name, language and lines."""
