"""Loads the site once, forks the server from this process, and forks it again if it ends.

Importing Django, Wagtail and the site takes seconds of processor time. A worker that is forked from a process that has
done so starts in milliseconds, so a worker that died is back at once, and workers share the memory of the code.
"""

import gc
import importlib
import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from multiprocessing.process import BaseProcess
from typing import Any

from django.db import connections

from .process_threads import hold_threads
from .server import ServerOptions, log_to_console, serve

logger = logging.getLogger(__name__)

# A server that ends sooner than this, this many times in a row, will not start. Importing the site takes seconds.
EARLY_SECONDS = 2.0
EARLY_SECONDS_WITH_IMPORT = 30.0
MOST_EARLY_ENDS = 5


class Launcher:
    def __init__(self, options: ServerOptions) -> None:
        self._options = options
        self._is_stopping = False
        self._server: BaseProcess | None = None

    def run(self) -> int:
        """Serves until SIGTERM or SIGINT, and returns the exit status: 1 if the server does not start."""
        is_loaded = load(self._options.target)
        context: Any = multiprocessing.get_context("fork" if is_loaded else "spawn")
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        log_to_console(logger.name)
        early_ends, early = 0, EARLY_SECONDS if is_loaded else EARLY_SECONDS_WITH_IMPORT
        while True:
            started = time.monotonic()
            self._server = context.Process(target=serve, args=(self._options, os.getpid(), is_loaded), name="server")
            self._server.start()
            status = self._wait()
            if self._is_stopping:
                return 0
            early_ends = early_ends + 1 if time.monotonic() - started < early else 0
            if early_ends == MOST_EARLY_ENDS:
                logger.error("The server ended %s times within %s seconds. It is not started again.", early_ends, early)
                return 1
            logger.error("The server ended with status %s and is started again.", status)
            # 0.2 s to 1.6 s, if it ends at once again and again.
            time.sleep(0.1 * 2**early_ends if early_ends else 0)

    def _wait(self) -> int | None:
        assert self._server
        if self._is_stopping:
            # The signal came before there was a process to end.
            self._server.terminate()
        self._server.join()
        return self._server.exitcode

    def _stop(self, *_signal: Any) -> None:
        self._is_stopping = True
        if self._server and self._server.is_alive():
            self._server.terminate()


def load(target: str) -> bool:
    """Imports the site in this process. False if workers must import it themselves.

    Frameworks of macOS do not work after a fork. Nor do threads that the import started, and what they have locked.
    """
    if sys.platform != "linux":
        return False
    hold_threads()
    # Collecting garbage takes a tenth of an import, and there is none. Frozen objects stay in memory that is shared.
    gc.disable()
    importlib.import_module(target.partition(":")[0])
    # A connection must not be used by two processes.
    connections.close_all()
    gc.collect()
    gc.freeze()
    gc.enable()
    threads = [thread.name for thread in threading.enumerate() if thread is not threading.current_thread()]
    if threads:
        logger.warning(
            "Importing %s started threads (%s), which do not survive a fork: each worker imports it again, which takes "
            "longer. Start threads when `intarsia.serving.start_in_each_process` calls.",
            target,
            ", ".join(threads),
        )
    return not threads
