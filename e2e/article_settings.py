"""The demo with an ordinary page type whose rich text editors write in."""

from demo.settings import *  # noqa: F403
from demo.settings import INSTALLED_APPS

INSTALLED_APPS = [*INSTALLED_APPS, "intarsia.webforms.tests.articles"]
