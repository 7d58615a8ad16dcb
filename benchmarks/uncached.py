"""The standard landing page rendered again for each request, in its own process: CPU time, and V8's part."""

import json
import os
import subprocess
import sys
from typing import Any

from e2e.site import ROOT, Site

SCRIPT = """
import itertools, json, statistics, time
import django
django.setup()
from django.core.servers.basehttp import get_internal_wsgi_application
from django.db import connection
from django.http import HttpResponse
from django.test import Client
from django.test.utils import CaptureQueriesContext
from intarsia.rendering import page, render

client = Client(headers={"host": "localhost"}, enforce_csrf_checks=False)
engine = render.renderer()
rendered, waited = [], []
original = engine.render
def timed(rendering):
    start, cpu = time.perf_counter(), time.process_time()
    try:
        return original(rendering)
    finally:
        rendered.append(time.process_time() - cpu)
        waited.append(time.perf_counter() - start)
engine.render = timed

# The test client talks to Django itself, so no page cache stands before it.
for _ in range(30):
    assert client.get("/landing/").status_code == 200
with CaptureQueriesContext(connection) as queries:
    client.get("/landing/")
    # The next request empties the log.
    count = len(queries)
rendered.clear()
waited.clear()
def a_round():
    start = time.process_time()
    for _ in range(20):
        client.get("/landing/")
    return (time.process_time() - start) / 20

# The same requests with nothing rendered, in turn with ours, for a machine is as fast as it is at the moment.
whole, empty = [], []
renders = page.page_response
for _ in range(10):
    whole.append(a_round())
    page.page_response = lambda *arguments, **options: HttpResponse()
    empty.append(a_round())
    page.page_response = renders
# And as a page that nobody has rendered before: none of its documents, the site's header and footer neither, is known.
known = statistics.median(rendered), statistics.median(waited)
numbers, read = itertools.count(), render.clean_text
render.clean_text = lambda document: read({**document, "new": next(numbers)})
asked = len(rendered)
new = statistics.median(a_round() for _ in range(5))
v8_new = sum(rendered[asked:]) / 100
render.clean_text = read
print(json.dumps({
    "cpu_ms": round(statistics.median(whole) * 1000, 3),
    "empty_ms": round(statistics.median(empty) * 1000, 3),
    "cpu_new_ms": round(new * 1000, 3),
    "v8_ms": round(known[0] * 1000, 3),
    "v8_wall_ms": round(known[1] * 1000, 3),
    "v8_new_ms": round(v8_new * 1000, 3),
    "queries": count,
    "html_bytes": len(client.get("/landing/").content),
}))
"""


def measure(site: Site) -> dict[str, Any]:
    """Medians of ten rounds of twenty requests, after a warm-up of thirty.

    `v8_ms` is CPU time of all threads, including both hops and the ping; `v8_wall_ms` is wall time. `empty_ms` is
    what Django and Wagtail need for an empty response. V8 has rendered the parts of the page before; `cpu_new_ms` and
    `v8_new_ms` are those of a page that is new, as after publishing.
    """
    own = {"INTARSIA_VAR": str(site.folder), "DJANGO_SETTINGS_MODULE": "demo.settings"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=ROOT, env={**os.environ, **own}, capture_output=True, text=True
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    return json.loads(done.stdout.strip().splitlines()[-1])
