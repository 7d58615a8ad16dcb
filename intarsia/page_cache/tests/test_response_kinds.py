"""Each response is counted once, under what it was for the visitor."""

import pytest

from intarsia.page_cache.tests.site import HTML, TAGGED, Cached, Site, visit
from intarsia.state.tests.metrics import counts, metrics_on

__all__ = ["metrics_on"]
pytestmark = pytest.mark.usefixtures("metrics_on")


def requests() -> dict[str, float]:
    return {name: number for name, number in counts().items() if name.startswith("requests_total")}


def test_a_page_is_rendered_once_and_cached_afterwards(tmp_path):
    cached = Cached(tmp_path, Site())
    answers = [visit(cached.application, "/") for _ in range(3)]
    visit(cached.application, "/?utm_source=mail")
    visit(cached.application, "/", HTTP_IF_NONE_MATCH=answers[0].headers["ETag"])

    assert requests() == {
        'requests_total{kind="rendered",status="2xx"}': 1,
        'requests_total{kind="cached",status="2xx"}': 3,
        'requests_total{kind="cached",status="3xx"}': 1,
    }
    assert counts()["cache_misses_total"] == 1
    assert counts()['request_seconds_count{kind="rendered"}'] == 1


@pytest.mark.parametrize(
    ("path", "site", "counted"),
    [
        ("/admin/pages/", Site(headers=[HTML]), ("admin", "2xx")),
        ("/ajax/", Site("403 Forbidden", [("Content-Type", "application/json")]), ("call", "4xx")),
        ("/api/antispam/v1/x", Site(headers=[("Content-Type", "application/json")]), ("call", "2xx")),
        ("/static/intarsia/a.js", Site(headers=[("Content-Type", "text/javascript")]), ("static", "2xx")),
        ("/feed.xml", Site(headers=[("Content-Type", "application/atom+xml")]), ("other", "2xx")),
        ("/old/", Site("301 Moved Permanently", [("Location", "/new/")]), ("other", "3xx")),
        ("/bread/", Site(headers=[HTML, TAGGED, ("X-Intarsia-Rendered", "last-good")]), ("stale", "2xx")),
        ("/bread/", Site("500 Internal Server Error", [HTML]), ("rendered", "5xx")),
    ],
)
def test_other_responses_are_told_apart(tmp_path, path, site, counted):
    visit(Cached(tmp_path, site).application, path)

    kind, status = counted
    assert requests() == {f'requests_total{{kind="{kind}",status="{status}"}}': 1}


def test_a_site_without_a_token_counts_nothing(tmp_path, settings):
    settings.INTARSIA_METRICS_TOKEN = ""
    cached = Cached(tmp_path, Site())
    for _ in range(2):
        visit(cached.application, "/")

    assert counts() == {}
