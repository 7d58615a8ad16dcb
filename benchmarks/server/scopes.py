"""A list of items of one template, against one document with as many elements, in its own process."""

from typing import Any

from benchmarks import in_site
from e2e.site import Site


def measure(site: Site) -> dict[str, Any]:
    """CPU time of rendering, in turn: `items_ms` and `document_ms`, both known to V8 as usual, `new_…` both unknown."""
    return in_site.run("scopes", site)
