"""The page cache: anonymous visitors get finished bytes, from memory or from files, without touching Django.

Public: `cached` (wraps the WSGI application), `tag_response` (a view allows its answer to be kept), `purge`
(what was kept under these tags is never served again), `warm` (fills an address before the first visitor) and
`address_finder` (says where what is new can be seen, so that it is drawn by itself).
"""

from .invalidation import purge
from .tags import EVERYTHING, tag_response
from .warming import address_finder, warm
from .wsgi import cached

__all__ = ["EVERYTHING", "address_finder", "cached", "purge", "tag_response", "warm"]
