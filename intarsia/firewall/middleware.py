"""The firewall's WSGI middleware."""

from collections.abc import Callable, Iterable
from typing import Any

Application = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]


def guarded(application: Application) -> Application:
    """Wrap everything with it: `application = guarded(cached(get_wsgi_application()))`."""
    # A sorted wsgi.py imports this module before Django has loaded the models.
    from .firewall import firewall_around

    return firewall_around(application)
