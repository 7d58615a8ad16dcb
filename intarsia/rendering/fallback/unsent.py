"""What a visitor without JavaScript sees after sending a form while the database is unavailable: nothing was sent,
and the text is still there, to be sent again with one click. Passwords and cards are never written into a page.
"""

import re

from django.core.exceptions import BadRequest, SuspiciousOperation
from django.http import HttpRequest, UnreadablePostError
from django.http.multipartparser import MultiPartParserError
from django.template.loader import render_to_string
from django.utils.translation import pgettext

from intarsia.wire.guards import origin_of

EXPLANATION = (
    "The site cannot store anything at the moment. Your text is kept on this page. Try again in a few minutes."
)

# The field of a web form that holds a password sends this next to it.
SECRET_MARK = "_secret"
SECRET_NAME = re.compile(
    r"passw|pwd|passphrase|secret|(?:^|[^a-z])(?:pin|otp|cvc|cvv|card[ _-]?(?:number|no))(?:[^a-z]|$)", re.IGNORECASE
)


def unsent_part(request: HttpRequest) -> str | None:
    """HTML for the middle of a page; None if there is no form in the request, or it comes from another site.

    Sent again, a form of another site would come from this one.
    """
    if origin_of(request) == "elsewhere":
        return None
    try:
        fields = [(name, value) for name, values in request.POST.lists() for value in values]
    except (BadRequest, SuspiciousOperation, UnreadablePostError, MultiPartParserError, OSError):
        return None
    if not fields or getattr(request, "sensitive_post_parameters", None):
        return None
    fields = without_secrets(fields)
    context = {
        "title": pgettext("page", "Nothing was sent"),
        "explanation": pgettext("page", EXPLANATION),
        "again": pgettext("page", "Try again"),
        "typed": [value for _name, value in fields if _is_typed(value)],
        "fields": fields,
        "path": request.get_full_path(),
    }
    return render_to_string("intarsia/unsent.html", context)


def without_secrets(fields: list[tuple[str, str]]) -> list[tuple[str, str]]:
    marked = tuple(name.removesuffix(SECRET_MARK) for name, _value in fields if name.endswith(SECRET_MARK))
    return [
        (name, value)
        for name, value in fields
        if not SECRET_NAME.search(name) and not any(name == one or name.startswith(f"{one}_") for one in marked)
    ]


def _is_typed(value: str) -> bool:
    """Whether people read it, unlike the tokens and numbers that a form also sends."""
    return "@" in value or " " in value.strip() or value.strip().isalpha()
