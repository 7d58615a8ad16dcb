"""Serves a WSGI application from an event loop: slow clients wait there and never occupy a thread."""

from .application import Served
from .later import later
from .limits import Limits

__all__ = ["Limits", "Served", "later"]
