"""The demo with a package that nobody should install."""

from demo.settings import *  # noqa: F403
from demo.settings import INSTALLED_APPS

INSTALLED_APPS = [*INSTALLED_APPS, "e2e.hostile"]
