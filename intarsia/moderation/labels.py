"""Records in words, for staff. The apps that judge register the labels of their reasons."""

from collections.abc import Collection, Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from .models import ModerationRecord

# Below it, the number needs words: “a person (2%)” would be the opposite of what it means.
LIKELY_SPAM = 0.5
SCORES = (
    (0.97, _("Almost certainly spam")),
    (0.75, _("Probably spam")),
    (LIKELY_SPAM, _("Possibly spam")),
    (0.2, _("Probably a person")),
    (0.0, _("Almost certainly a person")),
)

_labels: dict[str, str | Promise] = {}
_decisive: set[str] = set()


def register_reasons(labels: Mapping[str, str | Promise], *, decisive: Collection[str] = ()) -> None:
    """Labels by the name of the reason. A decisive one is the main reason whatever its weight is. Call it in an app's
    ready(), with lazy translations.
    """
    if known := sorted(_labels.keys() & labels.keys()):
        raise ValueError(f"These reasons have labels already: {', '.join(known)}. Rename yours.")
    _labels.update(labels)
    _decisive.update(decisive)


def unregister(names: Collection[str]) -> None:
    """For tests."""
    for name in names:
        _labels.pop(name, None)
        _decisive.discard(name)


def reason_label(reason: str) -> str:
    """A reason without a label is shown by its name."""
    return str(_labels.get(reason) or reason.replace("_", " ").capitalize())


def reason_choices() -> list[tuple[str, str]]:
    """For a filter, in alphabetical order."""
    return sorted(((name, str(label)) for name, label in _labels.items()), key=lambda one: one[1])


def main_reason(record: ModerationRecord) -> str:
    """The label of the main reason for the outcome."""
    names = [one["reason"] for one in record.reasons]
    if decisive := next((name for name in names if name in _decisive), ""):
        return reason_label(decisive)
    wanted = -1 if record.outcome == "allow" else 1
    return next((reason_label(one["reason"]) for one in record.reasons if one["weight"] * wanted > 0), "")


def score_in_words(score: float) -> str:
    """The probability of spam, from 0 to 1, for staff: “Probably spam (80%)”, “Probably a person (30% likely spam)”."""
    word = next((word for least, word in SCORES if score >= least), SCORES[-1][1])
    if score >= LIKELY_SPAM:
        return f"{word} ({score:.0%})"
    return gettext("%(words)s (%(percent)s likely spam)") % {"words": word, "percent": f"{score:.0%}"}


def status_label(record: ModerationRecord) -> str:
    """The status after the last decision."""
    if record.status == record.Status.ALLOWED and record.was_released:
        return str(_("Allowed after review"))
    return str(record.get_status_display())
