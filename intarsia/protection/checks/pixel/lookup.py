from collections.abc import Mapping
from typing import Any

from ...models import ProtectionSettings
from ...signal_collection.lookups.submitted import Submitted
from .loads import has_loaded

Pixel = ProtectionSettings.Pixel
# In automatic mode, some page scripts never load the pixel.
MISSING: Mapping[str, str] = {Pixel.ON: "missing", Pixel.BY_SCRIPT: "missing_by_script"}


def pixel_state(submitted: Submitted) -> dict[str, Any]:
    if not submitted.rules.has_pixel:
        return {}
    if has_loaded(submitted.request):
        return {"pixel": "loaded"}
    return {"pixel": MISSING.get(submitted.rules.pixel, "off")}
