"""Creates forms, pages that show them and submissions. A test passes what it depends on, the rest has defaults."""

from typing import Any

from bs4 import BeautifulSoup
from django.test import Client
from django.utils import timezone
from django.utils.crypto import get_random_string
from wagtail.models import Site

from intarsia.moderation.api import Judgement, record
from intarsia.pages.tests.builders import document, element, page
from intarsia.protection.tests.senders import BROWSER, QUESTION, hidden_field, signals, visible_fields
from intarsia.webforms.entries.names import record_form
from intarsia.webforms.models import Entry, FormNotification, WebForm
from intarsia.webforms.numbering import numbers_of

CONTACT = (
    {"type": "text", "props": {"id": "name", "label": "Name", "is_required": "yes"}},
    {"type": "email", "props": {"id": "mail", "label": "E-mail", "is_required": "yes"}},
    {"type": "textarea", "props": {"id": "message", "label": "Message", "is_required": "yes"}},
)


def web_form(*fields: dict, **values: Any) -> WebForm:
    """A live form; by default a contact form."""
    made = WebForm(**{"title": "Contact", "document": document(*(fields or CONTACT)), **values})
    made.save()
    return WebForm.objects.get(pk=made.pk)


def notification(**values: Any) -> FormNotification:
    return FormNotification(**{"name": "Office", "to": "office@example.org", **values})


def entry(form: WebForm, status: str = "allowed", **answers: Any) -> Entry:
    """A stored entry with its verdict. Answers are those of the fields by their ids."""
    numbers, now = numbers_of(form.pk), timezone.now()
    given = {"name": "Ana", "mail": "ana@example.org", "message": QUESTION, **answers}
    texts = {str(numbers[element]): text for element, text in given.items() if element in numbers}
    made = Entry.objects.create(
        form=form,
        submitted=now,
        answers=texts,
        texts=texts,
        name=given["name"],
        email=given["mail"],
        text="\n".join(texts.values()),
        digest=get_random_string(32),
    )
    outcome = {"allowed": "allow", "blocked": "block"}.get(status, "hold")
    judgement = Judgement(Site.objects.get(is_default_site=True), record_form(form.pk), now, outcome, 0.2)
    record(made, judgement, status=status)
    return made


def page_with(form: WebForm) -> Any:
    return page(element("form", form={"id": form.pk}))


def shown(page: Any) -> str:
    return Client().get(page.url).content.decode()


def by_a_person(html: str, **answers: str) -> dict[str, str]:
    """The hidden inputs of the form, answers, and the signals of a person's browser."""
    given = {"input_1": "Ana", "input_2": "ana@example.org", "input_3": QUESTION, **answers}
    return {**hidden_inputs(html), **given, **hidden_field(signals()), **visible_fields("input_1 input_2 input_3")}


def hidden_inputs(html: str) -> dict[str, str]:
    found = BeautifulSoup(html, "html.parser").find_all("input", type="hidden")
    return {str(one["name"]): str(one["value"]) for one in found}


def send(form: WebForm, fields: dict[str, str], *, follow: bool = False, **headers: str) -> Any:
    client = Client(headers=BROWSER | headers)
    return client.post(f"/forms/{form.pk}/", fields, follow=follow)
