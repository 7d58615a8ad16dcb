import pytest
from django.test import Client

from benchmarks.in_site.renderer import exchange
from intarsia.pages.tests.builders import heading, page

pytestmark = pytest.mark.django_db


def test_the_exchange_of_a_real_page_is_measured_without_the_work_of_v8(monkeypatch):
    monkeypatch.setattr(exchange, "EXCHANGES", 3)
    url = page(*(heading(f"Title {number}") for number in range(30))).url

    figures = exchange.exchange_figures(lambda: Client().get(url))

    assert 0 < figures["exchange_ms"] < figures["exchange_new_ms"]
    assert 1 < figures["exchange_sent_kb"] < figures["exchange_new_sent_kb"]
