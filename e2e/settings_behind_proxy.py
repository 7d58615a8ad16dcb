"""The demo behind one proxy, so that tests can say which IP address a visitor has."""

from demo.settings import *  # noqa: F403

INTARSIA_TRUSTED_HOPS = 1
