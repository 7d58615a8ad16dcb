"""Records in words: the app that judges registers the labels of its reasons."""

import pytest
from django.utils.translation import gettext_lazy, override

from intarsia.moderation.api import ModerationRecord, main_reason, reason_choices, reason_label, register_reasons
from intarsia.moderation.labels import unregister


@pytest.fixture(autouse=True)
def reasons():
    labels = {"scratch_spam": gettext_lazy("Spam"), "scratch_late": "Too late."}
    register_reasons(labels, decisive=["scratch_late"])
    yield
    unregister(labels)


def judged(**weights: float) -> ModerationRecord:
    reasons = [{"reason": reason, "family": "words", "weight": weight} for reason, weight in weights.items()]
    return ModerationRecord(outcome="hold", score=0.6, reasons=reasons)


def test_reason_has_the_label_of_its_app_in_the_language_of_the_reader():
    assert reason_label("scratch_spam") == "Spam"
    with override("fr"):
        assert reason_label("scratch_spam") == "Indésirable"
    assert ("scratch_late", "Too late.") in reason_choices()


def test_reason_without_a_label_is_shown_by_its_name():
    assert reason_label("scratch_of_a_removed_app") == "Scratch of a removed app"


def test_decisive_reason_is_the_main_one_whatever_its_weight():
    assert main_reason(judged(scratch_spam=2.0)) == "Spam"
    assert main_reason(judged(scratch_spam=2.0, scratch_late=0.0)) == "Too late."


def test_two_apps_cannot_label_the_same_reason():
    with pytest.raises(ValueError, match="scratch_late"):
        register_reasons({"scratch_late": "Late"})
