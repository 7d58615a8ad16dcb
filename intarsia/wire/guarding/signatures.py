"""Signed queries, for links that a call accepts without a nonce: in an e-mail, or from another server.

query = signed_query("unsubscribe", {"list": "news"}, seconds=30 * 24 * 3600)
"""

import time
from collections.abc import Callable, Mapping
from typing import Final
from urllib.parse import urlencode

from django.http import HttpRequest
from django.utils.crypto import constant_time_compare, salted_hmac

SALT: Final = "intarsia.wire.guarding.signatures"
EXPIRES, SIGNATURE = "expires", "signature"


def signed_query(name: str, fields: Mapping[str, str], seconds: int) -> str:
    """The query of a URL for the call `name`, valid for `seconds`. `fields` cannot be changed afterwards."""
    signed = {**fields, EXPIRES: str(int(time.time()) + seconds)}
    return urlencode({**signed, SIGNATURE: _signature(name, signed)})


def has_signed_query(name: str) -> Callable[[HttpRequest], bool]:
    """For `signed` of the call `name`: accepts requests with a query made by `signed_query`."""

    def is_signed(request: HttpRequest) -> bool:
        fields = request.GET.dict()
        given, until = str(fields.pop(SIGNATURE, "")), str(fields.get(EXPIRES, ""))
        is_valid = constant_time_compare(given, _signature(name, {key: str(value) for key, value in fields.items()}))
        return is_valid and until.isdecimal() and int(until) >= time.time()

    return is_signed


def _signature(name: str, fields: Mapping[str, str]) -> str:
    text = urlencode([("", name), *sorted(fields.items())])
    return salted_hmac(SALT, text, algorithm="sha256").hexdigest()
