"""What visitors save without sending a form has a bound: per client, and for all together."""

from datetime import timedelta

import pytest
from django.utils import timezone

from intarsia.webforms.models import SavedAnswers

from .builders import web_form
from .test_paging import press
from .test_saved_answers import FIELDS, link_in, opened, saved

pytestmark = pytest.mark.django_db
KB = 1024
NO_ROOM = "too many are saved from your connection"


@pytest.fixture
def form():
    return web_form(*FIELDS, can_save=True)


def test_one_client_saves_only_so_much(form, settings):
    settings.INTARSIA_SAVED_ANSWERS_PER_CLIENT = 32 * KB
    first, second, third = (saved(form) for _ in range(3))

    assert link_in(first) and link_in(second) and not third.find(class_="resume_form_link")
    assert NO_ROOM in third.text and SavedAnswers.objects.count() == 2
    assert third.find(attrs={"name": "input_1"})["value"] == "Ana"


def test_long_answers_count_as_long_as_they_are(form, settings):
    settings.INTARSIA_SAVED_ANSWERS_PER_CLIENT = 100 * KB

    assert NO_ROOM in saved(form, input_3="x" * 100 * KB).text
    assert not SavedAnswers.objects.exists()


def test_saving_again_counts_once(form, settings):
    settings.INTARSIA_SAVED_ANSWERS_PER_CLIENT = 16 * KB
    back = opened(link_in(saved(form)))

    assert link_in(press(back, form, "save-continue", input_3="Riga"))


def test_those_that_were_left_longest_ago_are_deleted_first_but_none_of_the_last_day(form, settings):
    settings.INTARSIA_SAVED_ANSWERS_TOTAL = 32 * KB
    old, recent = link_in(saved(form)), link_in(saved(form))
    assert "because too many are saved. Send the form now." in saved(form).text
    first = SavedAnswers.objects.order_by("pk").first()
    SavedAnswers.objects.filter(pk=first.pk).update(saved=timezone.now() - timedelta(days=2))

    assert link_in(saved(form))
    assert "does not work any more" in opened(old).text and "are back" in opened(recent).text
