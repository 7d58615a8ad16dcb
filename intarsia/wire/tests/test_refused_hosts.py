"""Requests for hosts that the site does not have cannot fill the log: scanners send them by the thousand."""

import logging

import pytest
from django.test import Client

from intarsia.wire import logs

LOGGER = logging.getLogger("django.security.DisallowedHost")


@pytest.fixture
def minutes(monkeypatch, settings) -> list[float]:
    """A clock whose minute the test sets, and no lines of earlier tests."""
    settings.ALLOWED_HOSTS = ["testserver"]
    now = [0.0]
    monkeypatch.setattr(LOGGER, "filters", [logs.RefusedHosts(clock=lambda: now[0] * 60)])
    return now


def request_for(host: str) -> int:
    return Client(raise_request_exception=False, headers={"host": host}).get("/").status_code


def test_the_filter_is_active_without_a_setting():
    assert any(isinstance(one, logs.RefusedHosts) for one in LOGGER.filters)


def test_a_refused_host_is_one_warning_without_a_traceback(caplog, minutes):
    assert request_for("other.example") == 400

    [record] = [one for one in caplog.records if one.name.startswith("django.")]
    assert (record.levelname, record.exc_info, record.exc_text) == ("WARNING", None, None)
    assert record.getMessage().startswith("Invalid HTTP_HOST header: 'other.example'.")


def test_a_long_host_is_cut(caplog, minutes):
    request_for("a" * 5_000)

    assert len(caplog.records[0].getMessage()) <= logs.MAX_LINE_LENGTH


def test_more_of_them_in_a_minute_are_counted_and_not_written(caplog, minutes):
    for number in range(logs.LINES_PER_MINUTE + 30):
        request_for(f"scan{number}.example")
    assert len(caplog.records) == logs.LINES_PER_MINUTE

    minutes[0] = 1
    request_for("next.example")
    request_for("last.example")
    counted, last = (record.getMessage() for record in caplog.records[logs.LINES_PER_MINUTE :])
    assert counted.endswith(" 30 more refused hosts were not logged.") and "'last.example'" in last
    assert "not logged" not in last
