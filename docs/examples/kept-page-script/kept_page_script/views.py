from django import forms
from django.conf import settings
from django.core.mail import send_mail
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from intarsia.protection.forms.api import ProtectedForm, delivers

FORM = "kept contact"


class ContactForm(ProtectedForm, forms.Form):
    protected_as = FORM

    name = forms.CharField()
    email = forms.EmailField()
    message = forms.CharField(widget=forms.Textarea)


@delivers(FORM)
def deliver(fields):
    send_mail("From the site", fields["message"], None, ["owner@example.org"])


def contact(request: HttpRequest) -> HttpResponse:
    form = ContactForm(request.POST or None, request=request)
    is_sent = request.method == "POST" and form.is_valid() and form.send()
    context = {"form": form, "is_sent": is_sent, "page_script": settings.KEPT_PAGE_SCRIPT}
    return render(request, "kept_page_script/contact.html", context)
