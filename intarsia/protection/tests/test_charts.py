"""The charts of messages: heights, widths and colors."""

from datetime import timedelta

import pytest
from django.utils import timezone

from intarsia.protection.admin.charts.daily_chart import by_outcome, by_reason
from intarsia.protection.admin.charts.verdict_chart import verdict_chart
from intarsia.protection.api import Evidence
from intarsia.protection.models import ProtectionSettings
from intarsia.protection.tests.messages import message as build_message

pytestmark = pytest.mark.django_db

GREEN, AMBER, RED, GRAY = "#2f8f83", "#c07a12", "#d0504f", "#85858c"


def message(outcome: str, days: float = 0, *reasons: tuple[str, float]) -> None:
    stored = [{"reason": reason, "family": "trap", "weight": weight} for reason, weight in reasons]
    noon = timezone.localtime().replace(hour=12)
    build_message(received=noon - timedelta(days=days), outcome=outcome, score=0.5, reasons=stored)


def parts(chart) -> list[tuple]:
    return [(part.x, part.y, part.height, part.color) for part in chart["parts"]]


def test_chart_without_messages_has_fourteen_empty_days():
    chart = by_outcome()

    assert (chart["name"], chart["is_empty"], chart["parts"]) == ("by-outcome", True, [])
    assert len(chart["rows"]) == 14
    assert [color for _word, color in chart["words"]] == [GREEN, AMBER, RED]
    assert by_reason()["is_empty"]


def test_outcomes_of_a_day_are_stacked_and_the_largest_day_is_highest():
    for _ in range(3):
        message("allow")
    message("block")
    message("hold", 1)
    message("hold", 13)
    message("hold", 14)
    chart = by_outcome()
    today, yesterday, first = 13 * 32, 12 * 32, 0

    assert not chart["is_empty"]
    assert parts(chart) == [
        (first, 75, 25, AMBER),
        (yesterday, 75, 25, AMBER),
        (today, 25, 75, GREEN),
        (today, 0, 25, RED),
    ]
    assert [numbers for _day, numbers in chart["rows"]] == [[0, 1, 0], *[[0, 0, 0]] * 11, [0, 1, 0], [3, 0, 1]]
    assert chart["rows"][-1][0] == timezone.localdate()


def test_single_message_among_many_is_visible():
    message("block")
    for _number in range(300):
        message("allow")

    assert sorted(height for _x, _y, height, _color in parts(by_outcome())) == [1, 100]


def test_main_reasons_of_held_and_blocked_messages_are_counted():
    message("block", 0, ("honeypot_filled", 5.0), ("a_link", 0.7))
    message("hold", 0, ("a_link", 0.7))
    message("hold", 0, ("honeypot_filled", 5.0))
    message("allow", 0, ("a_link", 0.7))
    message("hold", 0, ("script_ran", -1.0))
    message("hold", 0)
    chart = by_reason()

    assert chart["name"] == "by-reason"
    assert [numbers for _day, numbers in chart["rows"]][-1] == [2, 1]
    assert [color for _word, color in chart["words"]] == [RED, AMBER]


def test_sixth_reason_belongs_to_the_others():
    for reason in ("honeypot_filled", "a_link", "many_links", "too_fast", "page_too_old"):
        for _ in range(2):
            message("hold", 0, (reason, 2.0))
    message("hold", 0, ("sent_before", 0.5))
    message("hold", 0, ("nobody_there", 2.0))
    chart = by_reason()

    assert [color for _word, color in chart["words"]][-1] == GRAY
    assert [numbers for _day, numbers in chart["rows"]][-1] == [2, 2, 2, 2, 2, 2]


def test_verdict_is_shown_between_the_thresholds_of_the_site():
    rules = ProtectionSettings(hold_from=0.3, block_from=0.8)
    reasons = [Evidence("honeypot_filled", "trap", 6.0), Evidence("script_ran", "browser", -1.0)]
    chart = verdict_chart(0.5, reasons, "hold", rules, is_by_rule=False)
    against, in_favor = chart["reasons"]

    assert chart["zones"] == [(0, 120, GREEN), (120, 200, AMBER), (320, 80, RED)]
    assert (chart["at"], chart["hold"], chart["block"], chart["start"]) == (200, "30%", "80%", "10%")
    assert (chart["is_by_rule"], str(chart["outcome"])) == (False, "This message would be held for review.")
    assert (against["is_against"], against["times"], against["width"]) == (True, "403", 120)
    assert (in_favor["is_against"], in_favor["times"], in_favor["width"]) == (False, "2.7", 20)
    assert against["sentence"] and in_favor["sentence"] and chart["score"]


def test_very_large_weights_stay_within_the_chart():
    (reason,) = verdict_chart(1, [Evidence("x", "trap", 99.0)], "block", ProtectionSettings(), is_by_rule=True)[
        "reasons"
    ]

    assert (reason["times"], reason["width"]) == ("162755", 120)
