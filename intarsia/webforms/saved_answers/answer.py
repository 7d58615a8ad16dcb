"""What a visitor sees after saving: the link, and a way to have it sent by e-mail."""

from typing import Any

from django.http import HttpRequest

from ..display.visit import FormVisit
from ..models import SavedAnswers, WebForm
from ..submit.evaluation import Evaluated
from ..submit.posted import Posted
from .link import Link
from .message import EmailInput, saved_message
from .resuming import GONE
from .send_link import send_link
from .storing import find_saved_of, save_answers


def saved_visit(form: WebForm, request: HttpRequest, page: Any, posted: Posted, evaluated: Evaluated) -> FormVisit:
    """`page` is the page of the site that shows the form."""
    saved, token = save_answers(form, request, page, posted, evaluated)
    return _visit(saved, Link(saved, token, request), EmailInput(saved.email))


def link_sent(form: WebForm, request: HttpRequest, posted: Posted) -> FormVisit:
    saved = find_saved_of(form, posted.resume_token)
    if saved is None:
        return FormVisit(form.pk, notice=str(GONE))
    link = Link(saved, posted.resume_token, request)
    return _visit(saved, link, send_link(link, request.POST.get("gform_resume_email", "")))


def _visit(saved: SavedAnswers, link: Link, email: EmailInput) -> FormVisit:
    html = saved_message(link, email)
    return FormVisit(saved.form_id, confirmation=html, resume_token=link.token, notice=email.error)
