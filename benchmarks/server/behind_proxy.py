"""The demo behind a proxy, so that one client of a measure can send for many visitors."""

from demo.settings import *  # noqa: F403

INTARSIA_TRUSTED_HOPS = 1
