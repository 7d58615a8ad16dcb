"""The one stylesheet of a page: theme, the widgets it uses, its elements' own rules.

Named by its content and written before any HTML names it, so a page can never meet a stylesheet that is missing
or of another version. Files are kept: a cached page may name one for a long time.
"""

import hashlib
import json
from functools import lru_cache
from typing import Any

from django.core.files.base import ContentFile
from django.core.files.storage import default_storage

from . import assets
from .foreign import foreign_widgets
from .render import Rendered, renderer

FOLDER = "intarsia/css"
# Later layers win whatever their selectors: an owner's value always beats a widget's default.
LAYERS = "@layer theme,widgets,elements;"


def stylesheet(rendered: Rendered, variables: dict[str, Any]) -> str:
    """The whole CSS of a page. `variables` are the site's changes to the theme's design variables."""
    built = assets.styles()
    of_widgets = built["widgets"] | {widget.type: widget.css for widget in foreign_widgets()}
    widgets = "".join(of_widgets.get(widget, "") for widget in sorted(rendered.used))
    return (
        LAYERS
        + built["fonts"].replace("__STATIC__", assets.static_root())
        + variables_css(json.dumps(variables, sort_keys=True))
        + f"@layer theme{{{built['theme']}}}@layer widgets{{{widgets}}}@layer elements{{{rendered.css}}}"
    )


def stylesheet_address(rendered: Rendered, variables: dict[str, Any]) -> str:
    """Writes the page's stylesheet if it is new and answers its address."""
    return _written(stylesheet(rendered, variables))


@lru_cache(maxsize=64)
def variables_css(overrides: str) -> str:
    """The design variables as rules on :root, light and dark."""
    return renderer().call("variables", overrides)


# Most renders of a page change nothing in its stylesheet: storage is only asked about new ones.
@lru_cache(maxsize=1024)
def _written(css: str) -> str:
    name = f"{FOLDER}/{hashlib.sha256(css.encode()).hexdigest()[:20]}.css"
    if not default_storage.exists(name):
        default_storage.save(name, ContentFile(css.encode()))
    return default_storage.url(name)
