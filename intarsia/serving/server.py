"""granian with the settings that Intarsia needs. A process of the launcher runs it."""

import contextlib
import ctypes
import logging
import multiprocessing
import os
import resource
import signal
import socket
import sys
from dataclasses import dataclass
from functools import partial
from typing import Any

from granian import Granian
from granian.constants import Interfaces
from granian.http import HTTP1Settings
from granian.log import LogLevels

from .limits import Limits
from .listener import BACKLOG, GranianWithListener

# Each connection needs a file descriptor; many systems start with 1,024.
FILE_DESCRIPTORS = 65_536
# prctl(2)
PR_SET_PDEATHSIG = 1
# granian configures logging in each worker. Unless it is incremental, this closes the handlers of the loaded site.
LOGGING = {"incremental": True, "handlers": {}, "loggers": {}}


@dataclass(frozen=True)
class ServerOptions:
    # An RSGI application: "project.rsgi:application".
    target: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 2
    log_level: str = "warning"
    # The sub-path that a proxy does not remove.
    prefix: str | None = None


def serve(options: ServerOptions, launcher: int, listener: socket.socket | None) -> None:
    """Serves until SIGTERM or SIGINT. Exits with a status above 0 if workers die faster than granian restarts them.

    `launcher` is the id of the process that started this one. With `listener`, it has imported the site.
    """
    # The launcher's handlers, which granian replaces a moment later.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if listener:
        # How granian starts workers. Python 3.14 would not fork by default.
        multiprocessing.set_start_method("fork", force=True)
    _end_with_parent(launcher, signal.SIGTERM)
    _end_forks_with_parent()
    _allow_connections()
    log_to_console("_granian")
    settings = granian_settings(options, Limits.from_environment(os.environ))
    server = (
        GranianWithListener(listener, options.target, **settings) if listener else Granian(options.target, **settings)
    )
    server.serve()


def granian_settings(options: ServerOptions, limits: Limits) -> dict[str, Any]:
    return {
        "address": options.host,
        "port": options.port,
        "interface": Interfaces.RSGI,
        "workers": options.workers,
        "respawn_failed_workers": True,
        "workers_kill_timeout": 5,
        # The same time for slow headers as for slow bodies.
        "http1_settings": HTTP1Settings(header_read_timeout=int(limits.slow_seconds * 1000)),
        "backlog": BACKLOG,
        "backpressure": 8192,
        "websockets": False,
        "log_level": LogLevels(options.log_level),
        "log_dictconfig": LOGGING,
        "url_path_prefix": options.prefix,
    }


def log_to_console(name: str) -> None:
    """Independent of how the site configures logging."""
    handler, logger = logging.StreamHandler(), logging.getLogger(name)
    handler.setFormatter(logging.Formatter("[%(levelname)s] %(message)s"))
    logger.addHandler(handler)
    logger.propagate = False


def _end_with_parent(parent: int, by: signal.Signals) -> None:
    """Otherwise, after the launcher is killed, its port stays in use. Only Linux can do this."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, by)
        if os.getppid() != parent:
            # It ended before it could be watched.
            os._exit(1)


def _end_forks_with_parent() -> None:
    forking = [os.getpid()]

    def note() -> None:
        forking[0] = os.getpid()

    # After SIGTERM, a worker of granian with requests sometimes waits for itself, and its clients wait, too. The server
    # would kill it, but a server that was killed cannot.
    os.register_at_fork(before=note, after_in_child=lambda: _end_with_parent(forking[0], signal.SIGKILL))


def _allow_connections() -> None:
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    set_soft = partial(resource.setrlimit, resource.RLIMIT_NOFILE)
    wanted = FILE_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(FILE_DESCRIPTORS, hard)
    with contextlib.suppress(ValueError, OSError):
        set_soft((wanted, hard))
