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
import socket
import sys
import threading
import time
from multiprocessing.process import BaseProcess
from typing import Any

from django.conf import settings
from django.db import connections
from django.urls import get_resolver

from .draining import drain
from .limits import Limits
from .listener import BACKLOG, bound
from .process_threads import defer_threads
from .server import ServerOptions, log_to_console, serve

logger = logging.getLogger(__name__)

# A server that ends sooner than this, this many times in a row, will not start. Importing the site takes seconds.
EARLY_SECONDS = 2.0
EARLY_SECONDS_WITH_IMPORT = 30.0
MAX_EARLY_ENDS = 5


class Launcher:
    def __init__(self, options: ServerOptions) -> None:
        self._options = options
        self._drain_seconds = Limits.from_environment(os.environ).drain_seconds
        self._is_stopping = False
        self._listener: socket.socket | None = None
        self._server: BaseProcess | None = None

    def run(self) -> int:
        """Serves until SIGTERM or SIGINT, and returns the exit status: 1 if the server does not start."""
        log_to_console(logger.name)
        try:
            # Before the import, which takes seconds. Until then clients are refused: nobody could answer them.
            self._listener = bound(self._options.host, self._options.port)
        except OSError as error:
            return self._refuse_port(error)
        is_loaded = load(self._options.target)
        if is_loaded:
            try:
                self._listener.listen(BACKLOG)
            except OSError as error:
                # Another program could reserve the port as well, and listened first.
                return self._refuse_port(error)
        else:
            # Another process that imports the site opens its own sockets.
            self._close()
        for number, stop in ((signal.SIGTERM, self._stop), (signal.SIGINT, self._stop), (signal.SIGALRM, self._end)):
            signal.signal(number, stop)
        return self._serve("fork" if is_loaded else "spawn", EARLY_SECONDS if is_loaded else EARLY_SECONDS_WITH_IMPORT)

    def _refuse_port(self, error: OSError) -> int:
        logger.error("Port %s of %s cannot be used: %s.", self._options.port, self._options.host, error.strerror)
        self._close()
        return 1

    def _serve(self, method: str, early: float) -> int:
        context: Any = multiprocessing.get_context(method)
        early_ends = 0
        while True:
            started = time.monotonic()
            arguments = (self._options, os.getpid(), self._listener)
            self._server = context.Process(target=serve, args=arguments, name="server")
            self._server.start()
            status = self._wait()
            if self._is_stopping:
                return 0
            early_ends = early_ends + 1 if time.monotonic() - started < early else 0
            if early_ends == MAX_EARLY_ENDS:
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
        """Ends the server, after the time to drain. A second signal ends it at once."""
        drain()
        if self._drain_seconds and not self._is_stopping:
            signal.setitimer(signal.ITIMER_REAL, self._drain_seconds)
        else:
            self._end()
        self._is_stopping = True

    def _end(self, *_signal: Any) -> None:
        self._close()
        if self._server and self._server.is_alive():
            self._server.terminate()

    def _close(self) -> None:
        if self._listener:
            self._listener.close()
            self._listener = None


def load(target: str) -> bool:
    """Imports the site in this process. False if workers must import it themselves.

    Frameworks of macOS do not work after a fork. Nor do threads that the import started, and what they have locked.
    """
    if sys.platform != "linux":
        return False
    defer_threads()
    # Collecting garbage takes a tenth of an import, and there is none. Frozen objects stay in memory that is shared.
    gc.disable()
    importlib.import_module(target.partition(":")[0])
    if getattr(settings, "ROOT_URLCONF", None):
        # Django imports the views with the first request: half of what a new worker would have to do for it.
        get_resolver().url_patterns  # noqa: B018
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
