"""Class-based views with a protected form: a refused visitor reads why, once, whatever the template prints."""

import pytest
from django import forms
from django.contrib.auth.models import AnonymousUser
from django.template import engines
from django.views.generic import FormView

from intarsia.protection.forms.adapters.form_views import ProtectedFormViewMixin
from intarsia.protection.forms.api import ProtectedForm
from intarsia.protection.forms.responses.answers import refusal

from .senders import BROWSER, by_a_robot

pytestmark = pytest.mark.django_db
FIELDS = "{% for field in form %}{{ field }}{{ field.errors }}{% endfor %}"
TAG = '{% load protection %}{% protection_fields "contact" %}'


class Contact(ProtectedForm, forms.Form):
    protected_as = "contact"
    name = forms.CharField()
    message = forms.CharField()


def answer_of(rf, template: str) -> tuple[str, str]:
    """The HTML that a robot gets, and the message that it should contain."""
    request = rf.post("/contact/", by_a_robot(), headers=BROWSER)
    request.user = AnonymousUser()
    page = engines["django"].from_string(template)
    members = {"form_class": Contact, "success_url": "/", "get_template_names": lambda self: page}
    view = type("ContactView", (ProtectedFormViewMixin, FormView), members).as_view()
    return view(request).render().content.decode(), str(refusal(request))


@pytest.mark.parametrize(
    ("template", "before"),
    [
        (f'<form method="post">{FIELDS}{TAG}</form>', '<form method="post">'),
        (f"<form method=post>{FIELDS}</form><form method=post>{TAG}</form>", "</form><form method=post>"),
        (f"<form method=get></form><form class='a' method='POST'>{FIELDS}</form>", "<form class='a' method='POST'>"),
        (f'<body class="a">{FIELDS}', '<body class="a">'),
    ],
)
def test_the_message_is_at_the_beginning_of_the_form(rf, template, before):
    html, message = answer_of(rf, template)

    assert f'{before}<ul class="errorlist nonfield" role="alert"><li>{message}</li></ul>' in html


@pytest.mark.parametrize("printed", ["{{ form }}", "{{ form.non_field_errors }}", "{{ form.errors }}"])
def test_a_message_that_the_template_prints_is_not_repeated(rf, printed):
    html, message = answer_of(rf, f'<form method="post">{printed}{TAG}</form>')

    assert html.count(message) == 1 and "alert" not in html
