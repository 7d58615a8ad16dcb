"""The page cache: anonymous visitors get complete pages from memory or from files, without Django.

`cached` wraps the WSGI application. `tag_response` allows a `Public` response to be cached; what was made for one
visitor is `Uncacheable`. `add_page_part` says so of a part that is rendered after the view has tagged its response.
`purge` drops pages by their tags, and `forget_copies` what visitors get while a page cannot be rendered. `warm` caches
a URL before the first visit. `url_finder` registers a function that finds the URLs of changed pages, and
`register_page_tag` a tag that ends in the number of a page, so that they are rendered before a visitor requests them.
`cached_lookup` keeps what pages are made from until a tag is purged.
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
