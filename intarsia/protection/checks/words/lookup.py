from typing import Any

from ...signal_collection.lookups.submitted import Submitted
from .site_models import site_model


def learned(submitted: Submitted) -> dict[str, Any]:
    """What the site's own decisions taught about the words."""
    return {"learned": site_model(submitted.rules.site_id)} if submitted.rules.site_id else {}
