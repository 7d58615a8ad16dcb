"""The settings of tests, with a database that is made once for all mutants, because migrations take long."""

import os

from demo.settings_test import *  # noqa: F403
from demo.settings_test import DATABASES

DATABASES["default"]["TEST"] = {"NAME": os.environ["MUTATION_DATABASE"]}
