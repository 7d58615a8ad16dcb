"""`python -m intarsia.serving project.rsgi:application` serves a site."""

import argparse
import sys

from granian.log import LogLevels

from .launcher import Launcher
from .server import ServerOptions


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m intarsia.serving", description="Serves a site with granian.")
    parser.add_argument("target", help='the RSGI application, such as "project.rsgi:application"')
    parser.add_argument("--host", default=ServerOptions.host)
    parser.add_argument("--port", type=int, default=ServerOptions.port)
    parser.add_argument(
        "--workers", type=_workers, default=ServerOptions.workers, help="worker processes, better 2 or more"
    )
    parser.add_argument("--log-level", choices=[level.value for level in LogLevels], default=ServerOptions.log_level)
    parser.add_argument("--prefix", help="the sub-path of the site that a proxy does not remove")
    chosen = parser.parse_args(arguments)
    return Launcher(ServerOptions(**vars(chosen))).run()


def _workers(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of processes. Give 1 or more.")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
