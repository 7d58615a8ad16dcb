"""Browsers report what the policy of a page blocked. The site counts it, with limits and without personal data."""

import json
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone
from wagtail.models import Site

from intarsia.pages.tests.builders import page
from intarsia.policy_reports import collecting
from intarsia.policy_reports.models import Violation

pytestmark = pytest.mark.django_db
HOST = "https://bad.example"


@pytest.fixture(autouse=True)
def collects(settings, tmp_path):
    settings.INTARSIA_POLICY_MODE = "report"
    # Each test counts its own requests.
    settings.INTARSIA_CACHE_DIR = tmp_path
    settings.INTARSIA_REDIS_NAMESPACE = str(tmp_path)


def violation(**changes: Any) -> dict[str, Any]:
    return {"directive": "script-src", "source": HOST, "blocked": True, **changes}


def report(client, *violations: dict[str, Any], path: str = "/", visitor: str = "192.0.2.1", **headers: str) -> Any:
    fields = {"action": "policy_violations", "path": path, "violations": json.dumps(violations)}
    return client.post("/ajax/", fields, headers={"Sec-Fetch-Site": "same-origin", **headers}, REMOTE_ADDR=visitor)


def stored() -> list[tuple[str, str, str, int]]:
    return list(Violation.objects.order_by("pk").values_list("directive", "source", "path", "count"))


def test_the_same_violation_is_counted_once_per_visitor(client):
    first = page(slug="first")
    for number in (1, 2, 3, 3):
        report(client, violation(), violation(), path=f"/{first.slug}/", visitor=f"192.0.2.{number}")
    report(client, violation(blocked=False), violation(directive="img-src"))

    assert stored() == [
        ("script-src", HOST, "/first/", 3),
        ("script-src", HOST, "/", 1),
        ("img-src", HOST, "/", 1),
    ]


def test_a_path_that_is_no_page_is_not_stored_because_it_can_be_secret(client):
    report(client, violation(), path="/reset/a-secret-of-ada/")

    assert stored() == [("script-src", HOST, "", 1)]


@pytest.mark.parametrize(
    "changes",
    [
        {"source": "https://bad.example/path?user=ada"},
        {"source": "<script>"},
        {"source": "https://bad.example; img-src *"},
        {"directive": "script-src; x"},
        {"directive": "x" * 40},
        {"blocked": "perhaps"},
    ],
)
def test_a_violation_that_cannot_be_read_is_left_out_and_the_others_are_counted(client, changes):
    report(client, violation(**changes), violation(directive="img-src"))

    assert stored() == [("img-src", HOST, "/", 1)]


@pytest.mark.parametrize("violations", ["", "{}", "5", "[" + ",".join("1" * 21) + "]"])
def test_a_report_without_a_list_of_violations_is_refused(client, violations):
    fields = {"action": "policy_violations", "path": "/", "violations": violations}

    assert client.post("/ajax/", fields, headers={"Sec-Fetch-Site": "same-origin"}).status_code == 400


@pytest.mark.parametrize(
    "source",
    ["https://my_bucket.example", "https://[::1]", "https://[2001:db8::1]:8443", "wss://chat.example:444", "http://x."],
)
def test_every_host_that_browsers_name_is_stored(client, source):
    report(client, violation(source=source))

    assert [one[1] for one in stored()] == [source]


def test_a_path_with_a_query_is_refused(client):
    assert report(client, violation(), path="/?email=ada@example.org").status_code == 400


def test_a_page_of_another_site_cannot_report(client):
    assert report(client, violation(), **{"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert stored() == []


def test_a_site_that_does_not_collect_reports_stores_none(client, settings):
    settings.INTARSIA_POLICY_MODE = "enforce"

    assert report(client, violation()).status_code == 200 and stored() == []


def test_a_visitor_cannot_send_more_than_some_reports_a_minute(client):
    answers = [report(client, violation()).status_code for _time in range(11)]

    assert answers == [200] * 10 + [429]


def test_a_full_list_keeps_what_most_visitors_meet_and_what_is_new(client, monkeypatch):
    monkeypatch.setattr(collecting, "MAX_STORED", 2)
    invented = [violation(source=f"https://bad{number}.example") for number in range(4)]
    for _time in range(3):
        report(client, *invented, *invented, visitor="192.0.2.9")
    for number in range(2):
        report(client, violation(), visitor=f"192.0.2.{number}")
    report(client, *invented, *invented, visitor="192.0.2.9")

    assert [(source, count) for _directive, source, _path, count in stored()] == [
        (HOST, 2),
        ("https://bad3.example", 1),
    ]


def test_a_full_list_of_one_site_leaves_room_for_another(client, monkeypatch):
    monkeypatch.setattr(collecting, "MAX_STORED", 1)
    other = Site.objects.create(hostname="other.example", root_page=page(slug="other"))
    report(client, violation())
    report(client, violation(), host=other.hostname)

    assert set(Violation.objects.values_list("site__hostname", flat=True)) == {"localhost", "other.example"}


def test_one_cause_on_every_page_leaves_room_for_others(client, monkeypatch):
    monkeypatch.setattr(collecting, "MAX_PAGES", 1)
    page(slug="first")
    report(client, violation())
    report(client, violation(), violation(source="https://other.example"), path="/first/")

    assert [source for _directive, source, *_rest in stored()] == [HOST, "https://other.example"]


def test_reports_are_deleted_after_thirty_days():
    site, now = Site.objects.get(is_default_site=True), timezone.now()
    for days in (29, 31):
        seen = now - timedelta(days=days)
        Violation.objects.create(
            site=site, directive="img-src", source=f"https://{days}.example", path="/", is_blocked=True, last_seen=seen
        )
    collecting.delete_old(now)

    assert [source for _directive, source, *_rest in stored()] == ["https://29.example"]
