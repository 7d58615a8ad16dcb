"""The demo behind one proxy, with the example of a site that keeps its page script."""

import sys
from pathlib import Path

from e2e.settings_behind_proxy import *  # noqa: F403
from e2e.settings_behind_proxy import INSTALLED_APPS as DEMO_APPS

sys.path.insert(0, str(Path(__file__).parents[2] / "docs" / "examples" / "kept-page-script"))

INSTALLED_APPS = [*DEMO_APPS, "kept_page_script"]
ROOT_URLCONF = "e2e.kept_script.urls"
INTARSIA_ANTISPAM_NAMESPACE = "cleantalk-antispam"
# The journey serves it.
KEPT_PAGE_SCRIPT = "/kept/script.js"
