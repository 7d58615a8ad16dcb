"""Renders changed pages before a visitor requests them, in a thread of each server process."""

from .internal_request import request_page, warm
from .url_finders import url_finder
from .warmer import Warmer

__all__ = ["Warmer", "url_finder", "request_page", "warm"]
