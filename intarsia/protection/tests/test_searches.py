"""Protection of the site search. People search as before."""

import json

import pytest
from wagtail.models import Site

from intarsia.protection.models import ProtectionSettings

pytestmark = pytest.mark.django_db


def results(client, **asked):
    return client.get("/search/", asked).content.decode()


@pytest.fixture
def guarded():
    site = Site.objects.get(is_default_site=True)
    return ProtectionSettings.objects.update_or_create(site=site, defaults={"guards_search": True})[0]


ADVERTISING = "CHECK OUT http://example.top and http://a.example.ru free money http://b.example.tk subscribe"


def test_search_is_unprotected_by_default(client):
    assert client.get("/search/", {"q": ADVERTISING, "apbct__email_id__search": "buy"}).status_code == 200
    assert "apbct" not in results(client, q="glue")


def test_protected_search_loads_the_script_and_blocks_bots(client, guarded):
    html = results(client, q="glue")

    assert 'apbct-form-sign="native_search"' in html and 'name="apbct__email_id__search"' in html
    assert "/protection/site.js" in html
    refused = client.get("/search/", {"q": ADVERTISING, "apbct__email_id__search": "buy"})
    assert refused.status_code == 403
    assert "message looks automated" in refused.content.decode()


def test_saved_signals_count_for_a_search(client, guarded):
    values = {"apbct_search_form__honeypot_value": "buy", "apbct_force_alt_cookies": True}
    fresh = client.post("/", {"spbc_remote_call_action": "get_fresh_wpnonce", "nonce_prev": ""}).json()["wpnonce"]
    parts = {"action": "apbct_alt_session__save__AJAX", "_ajax_nonce": fresh, "cookies": json.dumps(values)}

    assert client.post("/ajax/", parts).json() == {"success": True}

    assert client.get("/search/", {"q": ADVERTISING}).status_code == 403


@pytest.mark.parametrize("query", ["glue", "http://intarsia.example/course", "CHECK OUT"])
def test_people_without_script_can_use_a_protected_search(client, guarded, query):
    guarded.without_script = "block"
    guarded.save()

    assert [client.get("/search/", {"q": query}).status_code for _ in range(15)] == [200] * 15


def test_error_of_the_protection_allows_searches(client, guarded, monkeypatch, caplog):
    def broken(*_arguments):
        raise RuntimeError("broken")

    monkeypatch.setattr("intarsia.protection.forms.searches.judge", broken)

    assert client.get("/search/", {"q": "glue"}).status_code == 200
    assert "could not be judged" in caplog.text
