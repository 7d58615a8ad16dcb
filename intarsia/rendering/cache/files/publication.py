"""Which kept pages also become files: those that stay the same for everybody until they are purged."""

import logging

from ..conf import Conf
from ..generations import Backend
from ..memory.entry import Entry
from .page_files import PageFiles
from .places import place_of
from .profile import profile

logger = logging.getLogger(__name__)


class Publication:
    def __init__(self, conf: Conf, backend: Backend, files: PageFiles):
        self._conf = conf
        self._backend = backend
        self._files = files

    def __call__(self, environ: dict, entry: Entry) -> None:
        # A file has no end of its own.
        if entry.expires != float("inf"):
            return
        place = place_of(environ, self._conf, profile(entry.headers, self._conf))
        if place is None:
            return
        try:
            self._files.write(place, entry.bodies(), entry.tags, entry.base, self._backend.read)
        except OSError:
            # The visitor has the page, and the next one gets it from memory.
            logger.exception("The page file of %s could not be written.", place)
