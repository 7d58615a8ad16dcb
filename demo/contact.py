"""The contact page's form: a protected Django form. The demo writes its mails into files."""

from collections.abc import Mapping
from typing import Any

from django import forms
from django.core.mail import send_mail
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.csrf import csrf_exempt
from wagtail.models import Page

from demo.texts import contact, organization
from intarsia.protection.forms.api import ProtectedForm, answer_to_script, delivers, register_form_pages
from intarsia.wire.guards import origin_of
from intarsia.wire.named_calls.registry import CallError
from intarsia.wire.page_context import PageContext, page_context
from intarsia.wire.request_fields import read_fields, without_body

MAX_BYTES = 256 * 1024


class ContactForm(ProtectedForm, forms.Form):
    protected_as = "contact"
    text_fields = ("message",)

    name = forms.CharField(
        label=contact.FORM_NAME, max_length=100, widget=forms.TextInput(attrs={"autocomplete": "name"})
    )
    email = forms.EmailField(label=contact.FORM_EMAIL, widget=forms.EmailInput(attrs={"autocomplete": "email"}))
    subject = forms.ChoiceField(
        label=contact.FORM_SUBJECT, choices=[(subject, subject) for subject in contact.FORM_SUBJECTS]
    )
    message = forms.CharField(label=contact.FORM_MESSAGE, max_length=5000, widget=forms.Textarea(attrs={"rows": 6}))


@delivers("contact")
def deliver(fields: Mapping[str, Any]) -> None:
    words = f"{fields['message']}\n\n{fields['name']} <{fields['email']}>"
    send_mail(f"{fields['subject']}: {fields['name']}", words, None, [organization.EMAIL])


register_form_pages("contact", lambda _site: Page.objects.live().filter(slug="contact"))


# The page is cached for everybody, so it has no token; browsers report the origin of a form.
@csrf_exempt
def write(request: HttpRequest) -> HttpResponse:
    """The contact page with the sent values and their errors, or with thanks."""
    if request.method != "POST":
        return _rendered(request, None if "thanks" in request.GET else ContactForm(request=request))
    try:
        read_fields(request, MAX_BYTES)
    except CallError as error:
        # Otherwise the error page would fail again.
        request = without_body(request)
        return _rendered(request, ContactForm(request=request), contact.FORM_UNREADABLE, error.status)
    if origin_of(request) == "elsewhere":
        # Nothing is judged and nothing is lost: the visitor can send the values again from this page.
        return _rendered(request, ContactForm(initial=request.POST.dict(), request=request), contact.FORM_ONCE_MORE)
    # Browsers that do not report the origin are judged like all others.
    form = ContactForm(request.POST, request=request)
    is_sent = form.is_valid() and form.send()
    if answer := answer_to_script(form):
        return answer
    return HttpResponseRedirect(f"{reverse('write')}?thanks#write") if is_sent else _rendered(request, form)


def _rendered(request: HttpRequest, form: ContactForm | None, notice: str = "", status: int = 200) -> HttpResponse:
    # A page with a visitor state is never cached.
    with page_context(PageContext(visitor_state={"contact": (form, notice)})):
        response = Page.objects.live().get(slug="contact").specific.serve(request)
    response.status_code = status
    return response
