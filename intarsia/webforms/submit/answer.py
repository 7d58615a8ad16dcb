"""What a posted form comes to: another page of it, errors, or its confirmation. All submission methods show this."""

from dataclasses import dataclass, replace
from typing import Any

from django.http import HttpRequest

from intarsia.wire.guarding.limits import is_within_limit
from intarsia.wire.named_calls.refusals import too_often

from ..confirmations.confirmation import Confirmation, confirmation_of
from ..display.shown_page import is_in_frame
from ..display.visit import FormVisit
from ..embed.leaving import leaving_url
from ..models import Entry, WebForm
from ..paging.drop_off import count_move
from ..paging.pages import pages_of
from ..paging.route import Route, errors_until, route_through
from ..rows.row_command import BUTTON as ROW_BUTTON
from ..saved_answers.answer import link_sent, saved_visit
from ..saved_answers.quota import QuotaExceeded
from .evaluation import Evaluated, evaluate_request
from .posted import Posted, SubmissionType
from .posted_fields.captchas import give_captchas_back, with_captchas, with_spent_captchas
from .posted_fields.cards import with_card_tokens
from .repetition import digests_of, entry_with_digest, entry_with_key
from .submission import Result, submit

# Per IP address; offices and schools share one.
SAVED_PER_MINUTE = 20


@dataclass(frozen=True)
class Answer:
    """`visit` is shown, unless there is a confirmation."""

    posted: Posted
    visit: FormVisit
    confirmation: Confirmation | None = None
    entry: Entry | None = None
    # What the captcha's provider decided.
    captcha_response: dict[str, Any] | None = None

    @property
    def is_valid(self) -> bool:
        return not self.visit.errors and not self.visit.notice


def answer_to(posted: Posted, form: WebForm, request: HttpRequest, page: Any) -> Answer:
    """`page` is the site's page that shows the form."""
    if request.POST.get(ROW_BUTTON):
        return Answer(posted, visit_after(posted, form, evaluate_request(form, request), posted.page))
    before = entry_with_key(form, request) if posted.type == SubmissionType.SUBMIT else None
    if before is not None:
        return _confirmed(posted, before, request)
    if posted.type == SubmissionType.SEND_LINK:
        return _with_link(posted, link_sent(form, request, posted))
    evaluated = evaluate_request(form, request)
    route = route_through(pages_of(form.document), evaluated.hidden)
    if posted.type == SubmissionType.SAVE_CONTINUE and form.can_save:
        return _saved(posted, form, request, page, evaluated)
    if posted.type == SubmissionType.NEXT:
        checked = with_captchas(form, request, evaluated, route.elements_until(posted.page))
        checked = with_card_tokens(form, request, checked)
        return _next(posted, form, request, checked, route)
    if posted.type != SubmissionType.SUBMIT:
        # Nothing is checked on the way back.
        shown = route.before(posted.page) if posted.type == SubmissionType.PREVIOUS else posted.page
        evaluated = with_card_tokens(form, request, evaluated)
        return Answer(posted, visit_after(posted, form, evaluated, shown))
    return _submitted(posted, form, request, page, evaluated, route)


def unchanged(posted: Posted, form: WebForm, request: HttpRequest, notice: str) -> Answer:
    """The same page of the form with all that was typed, and why nothing was sent."""
    evaluated = evaluate_request(form, request, stores=False)
    return Answer(posted, visit_after(posted, form, evaluated, posted.page, notice=notice))


def _saved(posted: Posted, form: WebForm, request: HttpRequest, page: Any, evaluated: Evaluated) -> Answer:
    """Nothing is checked, because the visitor has not finished. A file that was refused would be missing then."""
    refused = {element: evaluated.errors[element] for element in evaluated.refused_files}
    if refused:
        return _shown(posted, form, evaluated, posted.page, errors=refused)
    if not is_within_limit(request, "webforms_save", SAVED_PER_MINUTE):
        return _shown(posted, form, evaluated, posted.page, notice=str(too_often().message))
    try:
        return _with_link(posted, saved_visit(form, request, page, posted, evaluated))
    except QuotaExceeded as reason:
        return _shown(posted, form, evaluated, posted.page, notice=str(reason))


def _with_link(posted: Posted, visit: FormVisit) -> Answer:
    confirmation = Confirmation("message", visit.confirmation) if visit.confirmation else None
    return Answer(posted, replace(visit, prefix=posted.prefix), confirmation)


def _next(posted: Posted, form: WebForm, request: HttpRequest, evaluated: Evaluated, route: Route) -> Answer:
    """The first page with an error, or the next page. On what has become the last page, its button sends the form."""
    errors = errors_until(posted.page, route, evaluated.errors)
    shown = route.first_with(errors) or route.after(posted.page) or posted.page
    if not errors and shown > posted.page:
        count_move(request, form.pk, route.pages, posted.page, shown)
    return _shown(posted, form, evaluated, shown, errors=errors)


def _submitted(
    posted: Posted, form: WebForm, request: HttpRequest, page: Any, evaluated: Evaluated, route: Route
) -> Answer:
    evaluated = with_card_tokens(form, request, with_captchas(form, request, evaluated))
    if not evaluated.errors:
        evaluated = with_spent_captchas(form, request, evaluated)
    if evaluated.errors:
        # The files of a submission that was stored a moment ago cannot be sent again.
        if before := entry_with_digest(digests_of(form, request, evaluated.answers)):
            return _confirmed(posted, before, request)
        shown = route.first_with(evaluated.errors) or posted.page
        return _shown(posted, form, evaluated, shown, errors=evaluated.errors)
    result = submit(form, request, page, evaluated)
    if result.entry is None:
        return _not_stored(posted, form, evaluated, route, result)
    count_move(request, form.pk, route.pages, posted.page)
    return _confirmed(posted, result.entry, request)


def _not_stored(posted: Posted, form: WebForm, evaluated: Evaluated, route: Route, result: Result) -> Answer:
    """The captcha is used up, unless the visitor confirms the message first. So is a card, unless its bank waits for a
    confirmation.
    """
    if result.step:
        give_captchas_back(form, evaluated)
    captchas = evaluated.captcha_tokens if result.step else {}
    cards = evaluated.card_tokens if result.payment_action or not result.errors else {}
    evaluated = replace(evaluated, captcha_tokens=captchas, card_tokens=cards)
    shown = route.first_with(result.errors) or posted.page
    more = {"notice": result.notice, "errors": result.errors, "payment_action": result.payment_action}
    more |= {"step": result.step}
    return _shown(posted, form, evaluated, shown, **more)


def _shown(posted: Posted, form: WebForm, evaluated: Evaluated, page: int, **more: Any) -> Answer:
    visit = visit_after(posted, form, evaluated, page, **more)
    return Answer(posted, visit, captcha_response=evaluated.captcha_response)


def _confirmed(posted: Posted, entry: Entry, request: HttpRequest) -> Answer:
    confirmation = confirmation_of(entry)
    if confirmation.redirect and is_in_frame(request):
        confirmation = replace(confirmation, redirect=leaving_url(entry.form_id, confirmation.redirect))
    visit = FormVisit(entry.form_id, confirmation=confirmation.html, prefix=posted.prefix)
    return Answer(posted, visit, confirmation, entry, entry.captcha)


def visit_after(posted: Posted, form: WebForm, evaluated: Evaluated, page: int, **more: Any) -> FormVisit:
    answers = {
        **evaluated.answers,
        **evaluated.captcha_tokens,
        **evaluated.card_tokens,
        **evaluated.password_marks,
    }
    more |= {
        "files": evaluated.files,
        "refused_files": evaluated.refused_files,
        "rows": evaluated.rows,
        "prefix": posted.prefix,
    }
    more |= {"resume_token": posted.resume_token}
    return FormVisit(form.pk, page, evaluated.hidden, answers, **more)
