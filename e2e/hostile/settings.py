"""The demo with a package that nobody should install."""

import os
import threading

from demo.settings import *  # noqa: F403
from demo.settings import INSTALLED_APPS

INSTALLED_APPS = [*INSTALLED_APPS, "e2e.hostile"]

ROOT_URLCONF = "e2e.hostile.urls"

if "THREAD_BEFORE_V8" in os.environ:
    # Settings are read before V8 starts, so this thread has no access to it.
    threading.Thread(target=threading.Event().wait, daemon=True).start()
