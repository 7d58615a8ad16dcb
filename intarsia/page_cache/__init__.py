"""The page cache: anonymous visitors get complete pages from memory or from files, without Django.

`cached` wraps the WSGI application. `tag_response` allows a `Public` response to be cached. `purge` drops pages by
their tags. `warm` caches a URL before the first visit. `url_finder` registers a function that finds the URLs of changed
pages, so that they are rendered before a visitor requests them.
"""

from .invalidation import purge
from .public import Public, Uncacheable
from .tags import EVERYTHING, tag_response
from .warming import url_finder, warm
from .wsgi import cached

__all__ = ["EVERYTHING", "Public", "Uncacheable", "url_finder", "cached", "purge", "tag_response", "warm"]
