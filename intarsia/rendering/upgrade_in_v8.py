"""Runs the widgets' upgrade steps, which are part of the bundle for V8 and of the scripts of other packages."""

import json
import logging
from collections.abc import Mapping
from typing import Any

from .render import renderer
from .v8.engine import ScriptError, Stuck, Unavailable

logger = logging.getLogger(__name__)


def upgrade_in_v8(document: str, catalog: str) -> Mapping[str, Any] | None:
    """The upgraded document and the elements that failed; None if there is no V8 now."""
    try:
        return renderer().call("upgrade", document, catalog)
    except Unavailable as error:
        logger.error("A document could not be upgraded: %s", error)
        return None
    except (ScriptError, Stuck) as error:
        # A step that never ends would cost its time at each request, so this is the result.
        failure = {"id": "", "type": "document", "message": str(error)}
        return {"document": json.loads(document), "failed": [failure]}
