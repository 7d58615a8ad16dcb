"""`python -m intarsia.serving project.rsgi:application` serves a site."""

import argparse
import sys

from .launcher import Launcher
from .server import ServerOptions


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m intarsia.serving", description="Serves a site with granian.")
    parser.add_argument("target", help='the RSGI application, such as "project.rsgi:application"')
    parser.add_argument("--host", default=ServerOptions.host)
    parser.add_argument("--port", type=int, default=ServerOptions.port)
    parser.add_argument("--workers", type=int, default=ServerOptions.workers, help="worker processes, at least 2")
    parser.add_argument("--log-level", default=ServerOptions.log_level)
    parser.add_argument("--prefix", help="the sub-path of the site that a proxy does not remove")
    chosen = parser.parse_args(arguments)
    return Launcher(ServerOptions(**vars(chosen))).run()


if __name__ == "__main__":
    sys.exit(main())
