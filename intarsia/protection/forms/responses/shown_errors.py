"""The visitor sees why a form was not sent, also in a template that prints the errors of fields only."""

import re
from functools import partial
from typing import Any, Final

from django.http import HttpResponse
from django.template.response import SimpleTemplateResponse
from django.utils.html import conditional_escape, format_html, format_html_join

# `{% protection_fields %}` prints it into the form.
FIELDS: Final = '<input type="hidden" name="ct_checkjs"'
FORM_TAG: Final = re.compile(r"<form\b[^>]*\bmethod\s*=\s*[\"']?post\b[^>]*>", re.IGNORECASE)
BODY: Final = re.compile(r"<body\b[^>]*>", re.IGNORECASE)


def with_errors_shown(response: HttpResponse, form: Any) -> HttpResponse:
    """Adds the errors of the whole form that the template leaves out."""
    if isinstance(response, SimpleTemplateResponse):
        response.add_post_render_callback(partial(_add, form))
    return response


def _add(form: Any, response: HttpResponse) -> None:
    charset = response.charset or "utf-8"
    html = response.content.decode(charset)
    missing = [error for error in form.non_field_errors() if conditional_escape(error) not in html]
    if missing:
        response.content = _html_with(html, missing).encode(charset)


def _html_with(html: str, errors: list[str]) -> str:
    items = format_html_join("", "<li>{}</li>", ((error,) for error in errors))
    notice = format_html('<ul class="errorlist nonfield" role="alert">{}</ul>', items)
    place = _place_in(html)
    return f"{html[:place]}{notice}{html[place:]}"


def _place_in(html: str) -> int:
    """At the beginning of the protected form, where visitors begin to read it again."""
    fields = html.find(FIELDS)
    forms = [found.end() for found in FORM_TAG.finditer(html) if fields == -1 or found.end() <= fields]
    if forms:
        return forms[-1] if fields != -1 else forms[0]
    body = BODY.search(html)
    return body.end() if body else 0
