"""Writes cached pages as files, if they are valid until they are purged."""

import logging

from intarsia.state.generations import Backend

from ..conf import Conf
from ..store.entry import Entry
from .page_files import PageFiles
from .page_path import page_path
from .profile import profile

logger = logging.getLogger(__name__)


class PageFileWriter:
    def __init__(self, conf: Conf, backend: Backend, files: PageFiles):
        self._conf = conf
        self._backend = backend
        self._files = files

    def __call__(self, environ: dict, entry: Entry) -> None:
        # A file cannot expire.
        if entry.expires != float("inf"):
            return
        path = page_path(environ, self._conf, profile(entry.headers, self._conf))
        if path is None:
            return
        try:
            self._files.write(path, entry.bodies(), entry.tags, entry.base, self._backend.read)
        except OSError:
            # The page is still served from memory.
            logger.exception("The page file of %s could not be written.", path)
