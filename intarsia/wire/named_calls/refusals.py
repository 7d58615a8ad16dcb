"""What visitors read when a call fails, in their language."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.conf import settings
from django.http import HttpRequest
from django.utils.text import format_lazy
from django.utils.translation import get_language_from_request, override
from django.utils.translation import pgettext_lazy as _

from .registry import CallError


@contextmanager
def in_language_of(request: HttpRequest) -> Iterator[None]:
    """That of the page, if its script sends it as the field `lang`, otherwise that of the browser."""
    # The body is not parsed for it, because it may be unreadable.
    body = request.__dict__.get("_post") or {}
    sent = body.get("lang") or request.GET.get("lang")
    with override(sent if sent in dict(settings.LANGUAGES) else get_language_from_request(request)):
        yield


def too_large(most_bytes: int) -> CallError:
    text = _("page", "The request is too large. The limit is {limit} kB.")
    return CallError(format_lazy(text, limit=most_bytes // 1024), 413, "rest_too_large")


def invalid_field(name: str, reason: str) -> CallError:
    """`reason` is for developers."""
    text = _("page", "The field '{name}' is invalid: {reason}.")
    return CallError(format_lazy(text, name=name, reason=reason), 400, "rest_invalid_param")


def unreadable() -> CallError:
    return CallError(_("page", "The request body cannot be read."), 400, "rest_invalid_body")


def unsupported_body() -> CallError:
    text = _("page", "This call does not accept a body of this type.")
    return CallError(text, 415, "rest_unsupported_media_type")


def stale_nonce() -> CallError:
    text = _("page", "This page has been open for too long. Please reload it and try again.")
    return CallError(text, 403, "rest_cookie_invalid_nonce")


def from_elsewhere() -> CallError:
    return CallError(_("page", "This request may only come from a page of this site."), 403, "rest_forbidden")


def not_signed() -> CallError:
    return CallError(_("page", "This link is invalid or has expired."), 403, "rest_invalid_signature")


def too_often() -> CallError:
    return CallError(_("page", "Too many requests. Please wait a minute and try again."), 429, "rest_too_often")


def unexpected() -> CallError:
    return CallError(_("page", "Something went wrong. Please try again in a moment."), 500, "rest_failed")


def no_route() -> CallError:
    return CallError(_("page", "No call was found for this URL and method."), 404, "rest_no_route")


def unknown_action() -> CallError:
    return CallError(_("page", "Unknown call."))


def not_posted() -> CallError:
    return CallError(_("page", "Use POST."), 405)
