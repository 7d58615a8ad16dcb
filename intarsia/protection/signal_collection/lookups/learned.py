from typing import Any

from ...lookup_services.learning.learned_weights import learned_weights
from .submitted import Submitted


def learned(submitted: Submitted) -> dict[str, Any]:
    """What the site's own decisions taught about the words."""
    return {"learned": learned_weights(submitted.rules.site_id)} if submitted.rules.site_id else {}
