"""A web form: what it costs to send one."""

from typing import Any

from benchmarks import in_site
from e2e.site import Site


def measure(site: Site) -> dict[str, Any]:
    """A contact form with a notification that is sent in place, accepted and stored in SQLite."""
    return in_site.run("forms", site)
