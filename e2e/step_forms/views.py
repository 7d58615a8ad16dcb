from collections.abc import Mapping
from typing import Any

from django import forms
from django.http import HttpRequest, HttpResponse
from django.template import RequestContext, Template

from intarsia.protection.forms.api import ProtectedForm, delivers, protected

FORM, VIEW = "step form", "step view"
PAGE = Template("""{% load protection %}<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Apply</title>
{% protection_head %}</head>
<body><main><h1>Apply</h1>
{% if is_sent %}<p>Thank you for your application.</p>{% else %}
<form method="post" enctype="multipart/form-data">
{% csrf_token %}{{ form.as_p }}{% protection_fields form.protected_as %}<button>Send</button>
</form>{% endif %}
</main></body></html>""")


class Application(ProtectedForm, forms.Form):
    protected_as = FORM

    name = forms.CharField()
    message = forms.CharField(widget=forms.Textarea)
    password = forms.CharField(widget=forms.PasswordInput)
    plan = forms.FileField(required=False)


class ApplicationToView(Application):
    protected_as = VIEW


@delivers(FORM)
@delivers(VIEW)
def deliver(fields: Mapping[str, Any]) -> None:
    assert fields["plan"]


def apply(request: HttpRequest) -> HttpResponse:
    is_sent = request.method == "POST"
    form = Application(request.POST or None, request.FILES or None, request=request)
    return shown(request, form, is_sent=is_sent and form.is_valid() and form.send())


@protected(VIEW, text=["message"], name="name")
def apply_by_view(request: HttpRequest) -> HttpResponse:
    return shown(request, ApplicationToView(request=request), is_sent=bool(request.FILES.get("plan")))


def shown(request: HttpRequest, form: Application, *, is_sent: bool) -> HttpResponse:
    return HttpResponse(PAGE.render(RequestContext(request, {"form": form, "is_sent": is_sent})))
