"""The page cache: anonymous visitors get finished bytes, from memory or from files, without touching Django.

Public: `cached` (wraps the WSGI application), `tag_response` (a view allows its answer to be kept), `purge`
(what was kept under these tags is never served again) and `warm` (fills an address before the first visitor).
"""

from .invalidation import purge
from .tags import EVERYTHING, tag_response
from .warm import warm
from .wsgi import cached

__all__ = ["EVERYTHING", "cached", "purge", "tag_response", "warm"]
