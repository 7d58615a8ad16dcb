"""The calls that read and validate the config of a form."""

import json
import re
from typing import Any

from django.http import HttpRequest
from django.utils.translation import pgettext_lazy
from pydantic import BaseModel, Field

from intarsia.rendering.v8.engine import ScriptError, Stuck, Unavailable
from intarsia.wire import CallError

from .form_of_call import form_with
from .product_config import is_valid_config
from .public_config import UNKNOWN_ERROR, ConfigContext, config_at

PATH = re.compile(r"[a-z0-9_/-]+")
NOT_VALIDATED = pgettext_lazy(
    "page",
    "There was an unknown error processing your request. Product config could not be validated. Please try again.",
)
MAX_CHARACTERS = 50_000
V8_ERRORS = (ScriptError, Stuck, Unavailable)


class WantedConfig(BaseModel):
    # JSON: {"form_id": 3}, or a list of one such object.
    args: str = Field("", max_length=MAX_CHARACTERS)
    config_path: str = Field(max_length=200)
    # That of the page that shows the form.
    query_string: str = Field("", max_length=MAX_CHARACTERS)


class ConfigToValidate(BaseModel):
    # JSON: the answer to `product_meta`.
    config: str = Field(max_length=MAX_CHARACTERS)


def get_config(request: HttpRequest, wanted: WantedConfig) -> dict[str, Any]:
    """The public config at a path, such as what a form sells."""
    if not PATH.fullmatch(wanted.config_path):
        raise CallError(UNKNOWN_ERROR, 400, "invalid_config_path")
    form_id = _form_in(_json(wanted.args))
    asked = ConfigContext(request, None if form_id is None else form_with(form_id))
    try:
        found = config_at(wanted.config_path.strip("/"), asked)
    except V8_ERRORS as error:
        raise CallError(UNKNOWN_ERROR, 500, "config_failed") from error
    if found is None:
        raise CallError(UNKNOWN_ERROR, 404, "unknown_config_path")
    return found


def validate_config(request: HttpRequest, sent: ConfigToValidate) -> dict[str, Any]:
    """Whether the products and prices are those of the form."""
    config = _json(sent.config)
    form_id = _form_in(config)
    try:
        is_valid = form_id is not None and is_valid_config(config, form_with(form_id))
    except V8_ERRORS as error:
        raise CallError(NOT_VALIDATED, 500, "config_failed") from error
    if not is_valid:
        raise CallError(NOT_VALIDATED, 400, "invalid_config")
    return {"form_id": form_id}


def _json(text: str) -> Any:
    try:
        return json.loads(text) if text else None
    except (ValueError, RecursionError):
        return None


def _form_in(args: Any) -> Any:
    """The id of the form that they name; None without one."""
    first = args[0] if isinstance(args, list) and args else args
    if not isinstance(first, dict):
        return None
    several = first.get("form_ids")
    return several[0] if isinstance(several, list) and several else first.get("form_id")
