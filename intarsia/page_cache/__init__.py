"""The page cache: anonymous visitors get complete pages from memory or from files, without Django.

`cached` wraps the WSGI application. Views tag their responses with `tag_response`, and apps purge these tags when the
data of a page changes.
"""

from .cached_lookup import cached_lookup, same_generations
from .invalidation import purge
from .last_good_copies.copies import forget_copies
from .page_parts import add_page_part
from .page_tags import page_keys, register_page_tag
from .public import Public, Uncacheable
from .tags import EVERYTHING, tag_response
from .warming import url_finder, warm
from .wsgi import cached

__all__ = [
    "EVERYTHING",
    "Public",
    "Uncacheable",
    "add_page_part",
    "cached",
    "cached_lookup",
    "forget_copies",
    "page_keys",
    "purge",
    "register_page_tag",
    "same_generations",
    "tag_response",
    "url_finder",
    "warm",
]
