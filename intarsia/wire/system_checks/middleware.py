"""Cached pages have no CSRF token, so their scripts get a nonce before Django asks for one."""

from typing import Any, Final

from django.conf import settings
from django.core.checks import CheckMessage, register

from .messages import message

NONCE: Final = "intarsia.wire.fresh_nonce.fresh_nonce"
CSRF: Final = "django.middleware.csrf.CsrfViewMiddleware"


@register("intarsia")
def nonces_come_before_csrf(**_options: Any) -> list[CheckMessage]:
    order = list(settings.MIDDLEWARE)
    if CSRF not in order:
        return []
    if NONCE not in order:
        text = "MIDDLEWARE has no fresh_nonce, so scripts of cached pages cannot send anything."
        return [message("W113", text, f'Add "{NONCE}" before "{CSRF}".')]
    if order.index(NONCE) > order.index(CSRF):
        text = "fresh_nonce comes after the CSRF middleware, which refuses the requests that it would answer."
        return [message("E113", text, f'Move "{NONCE}" before "{CSRF}".')]
    return []
