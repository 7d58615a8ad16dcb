"""A Wagtail site without pages of ours: below its own pages visitors comment."""

from pathlib import Path

from intarsia.protection.tests.scratch.settings import *  # noqa: F403
from intarsia.protection.tests.scratch.settings import INSTALLED_APPS, TEMPLATES

INSTALLED_APPS = ["intarsia.comments", *INSTALLED_APPS]
ROOT_URLCONF = "intarsia.comments.tests.scratch.urls"
TEMPLATES[0]["DIRS"] = [Path(__file__).parent / "templates"]
