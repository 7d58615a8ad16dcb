"""Serves a WSGI application from an event loop: slow clients wait there and never occupy a thread."""

from .application import Served
from .draining import is_draining
from .limits import Limits
from .process_threads import start_in_each_process
from .requests.later import later

__all__ = ["Limits", "Served", "is_draining", "later", "start_in_each_process"]
