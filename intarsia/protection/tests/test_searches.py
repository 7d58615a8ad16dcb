"""Protection of the site search. People search as before."""

import json

import pytest
from wagtail.models import Site

from intarsia.protection.forms.api import is_search_guarded
from intarsia.protection.models import ListedSender, ProtectionSettings

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
    query = "Free money at http://example.top and http://a.example.ru"
    assert client.get("/search/", {"q": query}).status_code == 200
    values = {"apbct_search_form__honeypot_value": "buy", "apbct_force_alt_cookies": True}
    fresh = client.post("/", {"spbc_remote_call_action": "get_fresh_wpnonce", "nonce_prev": ""}).json()["wpnonce"]
    parts = {"action": "apbct_alt_session__save__AJAX", "_ajax_nonce": fresh, "cookies": json.dumps(values)}

    assert client.post("/ajax/", parts).json() == {"success": True}

    assert client.get("/search/", {"q": query}).status_code == 403


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


def test_the_lists_of_the_owner_decide_about_searches(client, guarded):
    ListedSender.objects.create(kind="network", value="192.0.2.0/24", action="block")
    ListedSender.objects.create(kind="network", value="198.51.100.0/24", action="allow")
    asked = {"q": ADVERTISING, "apbct__email_id__search": "buy"}

    assert client.get("/search/", {"q": "glue"}, REMOTE_ADDR="192.0.2.7").status_code == 403
    assert client.get("/search/", asked, REMOTE_ADDR="198.51.100.7").status_code == 200
    assert client.get("/search/", asked, REMOTE_ADDR="203.0.113.7").status_code == 403


def test_each_site_decides_about_its_own_search(guarded):
    other = Site.objects.create(hostname="other.example", root_page=guarded.site.root_page)

    assert (is_search_guarded(guarded.site), is_search_guarded(other)) == (True, False)
