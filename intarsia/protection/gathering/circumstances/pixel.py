from typing import Any

from ...models import ProtectionSettings
from ..pixel.loads import has_loaded
from .case import Case


def pixel(case: Case) -> dict[str, Any]:
    if not case.rules.has_pixel:
        return {}
    if has_loaded(case.request):
        return {"pixel": "loaded"}
    return {"pixel": "missing" if case.rules.pixel == ProtectionSettings.Pixel.ON else "missing_by_script"}
