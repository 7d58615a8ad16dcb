"""The standard landing page rendered again for each request, in its own process: CPU time, and V8's part."""

from typing import Any

from benchmarks import in_site
from e2e.site import Site


def measure(site: Site) -> dict[str, Any]:
    """Medians of ten rounds of twenty requests, after a warm-up of thirty.

    CPU time includes that of the renderer process. `v8_ms` is the call of V8, including the ping; `v8_wall_ms` is wall
    time. `exchange_ms` is how much longer the exchange of this page with the renderer process takes than V8 works on
    it: JSON there, HTML back. `exchange_new_ms` is that of a page that V8 does not know. `empty_ms` is what Django and
    Wagtail need for a page that answers nothing. For `cpu_ms`, the worker has kept the HTML of the page. For
    `cpu_rendered_ms` and `v8_ms`, V8 renders it from parts that it has rendered before; `cpu_new_ms` and `v8_new_ms`
    are those of a page that is new, as after publishing.
    """
    return in_site.run("uncached", site)
