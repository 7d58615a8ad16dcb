from typing import Any

from ...models import ProtectionSettings
from ..pixel.loads import has_loaded
from .submitted import Submitted


def pixel(submitted: Submitted) -> dict[str, Any]:
    if not submitted.rules.has_pixel:
        return {}
    if has_loaded(submitted.request):
        return {"pixel": "loaded"}
    return {"pixel": "missing" if submitted.rules.pixel == ProtectionSettings.Pixel.ON else "missing_by_script"}
