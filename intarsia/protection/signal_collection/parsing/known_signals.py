"""All signals and their types. Any other value from a browser is dropped."""

import json
import math
import re
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

from .storable import storable_json, storable_text

# The size limit of all values of a visitor, as JSON.
MAX_BYTES = 16 * 1024
MAX_TEXT_LENGTH = 512
HASH = re.compile(r"[0-9a-f]{32,128}")


def _bool(value: Any) -> bool | None:
    if value in (True, 1, "1", "true"):
        return True
    return False if value in (False, 0, "0", "false", "") else None


def _number(value: Any) -> float | int | None:
    try:
        number = float(value)
    except (TypeError, ValueError, OverflowError):
        return None
    if not math.isfinite(number) or abs(number) > 1e12:
        return None
    return int(number) if number.is_integer() else number


def _json(value: Any) -> Any:
    """Some clients send JSON text, some the object itself."""
    try:
        value = storable_json(json.loads(value) if isinstance(value, str) else value)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, (dict, list)) else None


def _object(value: Any) -> dict[str, Any] | None:
    found = _json(value)
    return found if isinstance(found, dict) else None


def _samples(value: Any) -> list[list[float]] | None:
    """Pointer samples: y, x and milliseconds of each."""
    found = _json(value)
    return found if isinstance(found, list) and all(map(_is_sample, found)) else None


def _is_sample(one: Any) -> bool:
    return isinstance(one, list) and len(one) > 2 and all(type(number) in (int, float) for number in one)


def _text(value: Any) -> str | None:
    return storable_text(value) if isinstance(value, str) and 0 < len(value) <= MAX_TEXT_LENGTH else None


def _hash(value: Any) -> str | None:
    return value if isinstance(value, str) and HASH.fullmatch(value) else None


def _url(value: Any) -> str | None:
    text = _text(value)
    try:
        return text if text and urlsplit(text).scheme in ("http", "https") else None
    except ValueError:
        return None


Kind = Callable[[Any], Any]
KINDS: Mapping[str, Kind] = {
    "ct_checkjs": _text,
    "ct_ps_timestamp": _number,
    "ct_fkp_timestamp": _number,
    "ct_timezone": _number,
    "ct_pointer_data": _samples,
    "ct_screen_info": _object,
    "ct_mouse_moved": _bool,
    "ct_has_scrolled": _bool,
    "ct_has_key_up": _bool,
    "ct_has_input_focused": _bool,
    "apbct_headless": _bool,
    "apbct_visible_fields": _object,
    "apbct_pixel_url": _url,
    "ct_checked_emails": _json,
    "ct_checked_emails_exist": _json,
    "apbct_search_form__honeypot_value": _text,
    "intarsia_proof": _text,
    "ct_bot_detector_event_token": _hash,
    "ct_bot_detector_frontend_data_log": _json,
    "ct_sfw_pass_key": _text,
    "ct_sfw_passed": _bool,
    "wordpress_apbct_antibot": _hash,
    "apbct_anticrawler_passed": _text,
    "apbct_antiflood_passed": _text,
    "apbct_bot_detector_exist": _bool,
    "apbct_email_encoder_passed": _text,
}


def known(values: Mapping[Any, Any]) -> dict[str, Any]:
    """The known signals among these values, converted to their types. A collection over the limit counts as empty."""
    found = {
        name: value for name, kind in KINDS.items() if name in values and (value := kind(values[name])) is not None
    }
    try:
        is_small = len(json.dumps(found)) <= MAX_BYTES
    except (ValueError, RecursionError):
        return {}
    return found if is_small else {}
