from typing import Any
from urllib.parse import urlsplit

from .case import Case


def referrer(case: Case) -> dict[str, Any]:
    """From which site the form was sent, as the browser tells. Some browsers tell nobody."""
    told = case.request.headers.get("Referer", "")
    if not told:
        return {}
    return {"is_from_elsewhere": urlsplit(told).netloc != case.request.get_host()}
