"""A system check of the settings for ClamAV."""

from typing import Any
from urllib.parse import urlsplit

from django.core.checks import CheckMessage, register

from intarsia.site_options import option
from intarsia.wire.system_checks.messages import message


@register("intarsia")
def scanner_is_set_correctly(**_options: Any) -> list[CheckMessage]:
    errors: list[CheckMessage] = []
    endpoint, unavailable = option("INTARSIA_CLAMD"), option("INTARSIA_CLAMD_UNAVAILABLE")
    if endpoint and not _is_endpoint(endpoint):
        text = f"INTARSIA_CLAMD is '{endpoint}', which is not a URL of clamd, so no upload would be accepted."
        errors.append(message("E105", text, "Write tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl."))
    if unavailable not in ("refuse", "accept"):
        text = f"INTARSIA_CLAMD_UNAVAILABLE is '{unavailable}', so nobody knows what to do while clamd is down."
        errors.append(message("E106", text, 'Write "refuse" or "accept".'))
    return errors


def _is_endpoint(endpoint: str) -> bool:
    try:
        url = urlsplit(endpoint)
        return bool(url.path if url.scheme == "unix" else url.scheme == "tcp" and url.hostname and (url.port or True))
    except ValueError:
        return False
