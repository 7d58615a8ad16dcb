"""The configuration that the scripts of a page read. It is the same for every visitor."""

from typing import Any

from django.urls import get_script_prefix

from intarsia.site_options import option
from intarsia.wire.named_calls.call_urls import call_urls

from .. import assets
from ..design import Design
from ..ui_strings import script_strings


def config(design: Design, language: str) -> dict[str, Any]:
    """Breakpoints, URLs of calls, and the scripts of lightbox and link actions."""
    lightbox = {
        "src": assets.url("lightbox.js"),
        "opensByDefault": design.opens_images,
        "translations": script_strings(language),
        **({"parts": dict(design.lightbox)} if design.lightbox else {}),
    }
    return {
        "breakpoints": dict(design.breakpoints),
        "lightbox": lightbox,
        "actions": {"src": assets.url("actions.js"), **_hover_timeout()},
        "urls": {"host": get_script_prefix(), **call_urls()},
    }


def _hover_timeout() -> dict[str, int]:
    """The delay of hover actions, in milliseconds, if the site sets one."""
    chosen = option("INTARSIA_HOVER_ACTION_TIMEOUT")
    return {} if chosen is None else {"hoverTimeout": chosen}
