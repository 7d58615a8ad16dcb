"""Formatters sort the imports of a project's wsgi.py, so ours run before Django has loaded the models."""

import os
import subprocess
import sys

SORTED = """
from django.core.wsgi import get_wsgi_application

from intarsia.firewall.middleware import guarded
from intarsia.page_cache import cached
from intarsia.rendering.page_css import serve_page_css
from intarsia.wire.health import with_health

application = with_health(guarded(cached(serve_page_css(get_wsgi_application()))))
started = []
application({"PATH_INFO": "/healthz", "REQUEST_METHOD": "GET"}, lambda status, headers: started.append(status))
print(started[0])
"""


def test_the_wrappers_can_be_imported_before_the_application_is_made(tmp_path):
    own = {"DJANGO_SETTINGS_MODULE": "demo.settings", "INTARSIA_VAR": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", SORTED], env={**os.environ, **own}, capture_output=True, text=True)

    assert done.stderr == ""
    assert done.stdout.strip() == "200 OK"
