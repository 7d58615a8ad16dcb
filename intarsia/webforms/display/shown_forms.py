"""The forms that a page shows."""

from collections.abc import Mapping
from typing import Any

from django.urls import NoReverseMatch, reverse
from django.utils import timezone
from wagtail.models import Page

from intarsia.documents.json_text import json_text
from intarsia.rendering.data_loaders import LoadContext
from intarsia.rendering.scopes import StoredDocument

from ..catalog import FIELDS, fields_of, label_of
from ..embed.frame_page import FramePage
from ..limits.checks import next_change, why_closed
from ..limits.places import with_full_choices
from ..models import BUTTON, SAVE_BUTTON, WebForm
from ..numbering import numbers_of
from ..paging.pages import pages_of, with_pages
from ..paging.route import route_through
from ..published import published_forms, tag_of
from ..rows.names import element_of, id_suffix, row_number, row_of
from ..traps.honeypot import trap_data
from .browser_form import browser_form
from .instances import NAME, add_showing
from .shown_files import uploaded_files
from .shown_page import FRAME, sign_page
from .visit import FormVisit, visit_of


def shown_forms(chosen: Mapping[str, Any], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    """The data of form widgets, by their ids in the page. `chosen` are the ids of the forms that they show.

    A form that was deleted or is not published is not shown.
    """
    wanted = {form for form in chosen.values() if isinstance(form, int)}
    context.tags.update(map(tag_of, wanted))
    live = published_forms(wanted)
    found = {}
    for page_id, form in chosen.items():
        if form not in wanted:
            continue
        prefix = add_showing(form, page_id, context)
        visit = visit_of(form, context.scope_of(page_id).visitor_state, prefix)
        shown = visit.draft or live.get(form)
        if shown is not None:
            found[page_id] = form_data(shown, context, visit)
    return found


def form_data(form: WebForm, context: LoadContext, visit: FormVisit) -> Mapping[str, Any]:
    try:
        action = visit.action or reverse("intarsia_webforms:submit", args=[form.pk])
    except NoReverseMatch:
        # The site's URLs do not include ours: forms cannot be sent.
        return {}
    in_browser = browser_form(form)
    buttons = {"submit_button": form.button or str(BUTTON), "save_button": save_button_of(form)}
    document = with_pages(with_full_choices(form), **buttons)
    data = {
        "id": form.pk,
        "prefix": visit.prefix,
        "title": form.title,
        "description": form.description,
        "action": f"{action}#{visit.prefix}gform_wrapper_{form.pk}",
        "page": sign_page(_place(context.page)),
        "rules": in_browser.rules,
        "checks": in_browser.checks,
        "source_page": visit.page,
        "target_page": route_through(pages_of(form.document), visit.hidden or ()).after(visit.page),
        "method": form.submission_method,
        "trap": trap_data(form),
        "closed": "" if visit.is_personal else closed_notice(form, context),
        "notice": visit.notice,
        "step": json_text(visit.step) if visit.step else "",
        "errors": _errors(form, visit) if visit.errors else [],
        "confirmation": visit.confirmation,
        "can_save": form.can_save,
        "resume_token": visit.resume_token,
        "resumed": visit.resumed,
        "forget_url": reverse("intarsia_webforms:forget", args=[form.pk]) if visit.resumed else "",
        "uploaded_files": json_text(uploaded_files(visit, form.pk)) if any(visit.files.values()) else "",
    }
    return {"data": data, "fields": StoredDocument(NAME.format(form.pk), document, FIELDS)}


def _place(page: Any) -> int | str | None:
    if isinstance(page, FramePage):
        return f"{FRAME} {page.around}" if page.around else FRAME
    return page.pk if isinstance(page, Page) else None


def save_button_of(form: WebForm) -> str:
    """Empty if visitors cannot save their answers."""
    return (form.save_button or str(SAVE_BUTTON)) if form.can_save else ""


def closed_notice(form: WebForm, context: LoadContext) -> str:
    """Why nobody can send it now. The page is rendered again when this changes."""
    if moment := next_change(form):
        context.expire_in(max(1, int((moment - timezone.now()).total_seconds())))
    return why_closed(form)


def _errors(form: WebForm, visit: FormVisit) -> list[dict[str, str]]:
    """The errors of the fields on the visible page, for links to them."""
    numbers, pages = numbers_of(form.pk), pages_of(form.document)
    visible = {element for page in pages if page.number == visit.page for element in page.element_ids()}
    found = []
    for field in fields_of(form.document):
        in_rows = sorted(key for key in visit.errors if element_of(key) == field.id and field.id in visible)
        for key in in_rows:
            row = row_of(key)
            label = f"{label_of(field)} ({row_number(row)})" if row else label_of(field)
            place = f"{visit.prefix}input_{form.pk}_{numbers.get(field.id, field.id)}{id_suffix(row)}"
            found.append({"id": place, "label": label, "message": visit.errors[key].text})
    return found
