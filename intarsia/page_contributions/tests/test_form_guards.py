"""Apps guard forms that other packages show, which know none of these apps."""

from types import SimpleNamespace

import pytest
from django.http import HttpResponse

from intarsia.page_contributions import FormGuard, FormMarks, form_marks, form_refusal, register_form_guard
from intarsia.page_contributions.form_guards import unregister

FORM, SITE = "scratch", SimpleNamespace(pk=1)


class Polite(FormGuard):
    name = "scratch.polite"

    def marks(self, form, site, tags):
        tags.add(f"polite:{site.pk}")
        return FormMarks({"data-polite": "yes"}, "leave_empty") if form == FORM else None

    def refusal(self, form, request, text):
        return HttpResponse("No shouting", status=403) if form == FORM and text.isupper() else None


class Broken(FormGuard):
    name = "scratch.broken"

    def marks(self, form, site, tags):
        raise RuntimeError("no marks")

    def refusal(self, form, request, text):
        raise RuntimeError("no judgement")


@pytest.fixture(autouse=True)
def guards():
    for guard in (Broken(), Polite()):
        register_form_guard(guard)
    yield
    for guard in (Broken, Polite):
        unregister(guard.name)


@pytest.mark.django_db
def test_form_has_the_marks_of_its_guards_and_their_cache_tags():
    tags: set[str] = set()

    assert form_marks(FORM, SITE, tags) == {"attributes": {"data-polite": "yes"}, "traps": ["leave_empty"]}
    assert "polite:1" in tags
    assert form_marks("another form", SITE, set()) == {}


def test_guard_refuses_a_text_and_one_that_fails_refuses_nothing(caplog):
    refusal = form_refusal(FORM, None, "FREE MONEY")

    assert refusal is not None and refusal.status_code == 403
    assert form_refusal(FORM, None, "free money") is None
    assert "scratch.broken" in caplog.text


def test_two_guards_cannot_have_the_same_name():
    with pytest.raises(ValueError, match=r"scratch\.polite"):
        register_form_guard(Polite())
