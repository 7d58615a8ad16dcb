"""`/metrics` answers only clients with the token; the guide describes what it answers."""

import re
from pathlib import Path

import pytest
from django.test import RequestFactory

import intarsia
from intarsia.jobs.api import enqueue
from intarsia.state import metrics
from intarsia.state.conf import redis_url
from intarsia.state.metrics.catalog import METRICS, PREFIX
from intarsia.state.tests.metrics import TOKEN, metrics_on, samples
from intarsia.wire.health import with_health

__all__ = ["metrics_on"]
pytestmark = [pytest.mark.usefixtures("metrics_on"), pytest.mark.django_db]

ROOT = Path(__file__).resolve().parents[3]
NOT_FOUND = b"the page of the site that says 404"
LITERAL = re.compile(r'metrics\.(?:add|observe|timed|counter)\(\s*"(\w+)"|^\s+add\("(\w+)"\)', re.MULTILINE)


def whole_site(environ, start_response):
    start_response("404 Not Found", [])
    return [NOT_FOUND]


def asked(token=TOKEN, path="/metrics", scheme="Bearer"):
    headers = {"host": "10.0.0.5", **({"authorization": f"{scheme} {token}"} if token else {})}
    found = []
    answer = with_health(whole_site)(
        RequestFactory(headers=headers).get(path).environ, lambda status, sent: found.append((int(status[:3]), sent))
    )
    return found[0][0], dict(found[0][1]), b"".join(answer)


def test_a_client_with_the_token_gets_all_metrics_and_nothing_stores_them(settings):
    settings.INTARSIA_RELEASE = "a1b2c3"
    metrics.add("jobs_total", "done")
    status, headers, body = asked()

    assert (status, headers["Cache-Control"]) == (200, "no-store")
    assert headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
    found = samples(body.decode())
    assert found['jobs_total{result="done"}'] == 1
    assert found[f'release_info{{release="a1b2c3",version="{intarsia.__version__}"}}'] == 1
    assert found['processes{process="site"}'] == 1
    assert found['memory_bytes{process="site"}'] > 10_000_000
    assert set(re.findall(rf"# TYPE {PREFIX}(\w+) ", body.decode())) == METRICS.keys()


@pytest.mark.parametrize("scheme", ["bearer", "BEARER", "Bearer "])
def test_the_scheme_is_read_as_http_defines_it(scheme):
    assert asked(scheme=scheme)[0] == 200


@pytest.mark.parametrize(("token", "scheme"), [("", ""), ("wrong", "Bearer"), (TOKEN, "Basic"), ("ümlaut", "Bearer")])
def test_other_clients_get_what_the_site_says_of_a_missing_page(token, scheme):
    assert asked(token, scheme=scheme)[::2] == (404, NOT_FOUND)


@pytest.mark.parametrize("token", ["", TOKEN])
def test_a_site_without_a_token_has_no_metrics(settings, token):
    settings.INTARSIA_METRICS_TOKEN = ""

    assert asked(token)[::2] == (404, NOT_FOUND)
    assert asked(" ")[0] == 404


def test_the_path_is_that_of_the_site(settings):
    settings.INTARSIA_URLS = {"metrics": "monitoring/intarsia"}

    assert asked()[0] == 404
    assert asked(path="/monitoring/intarsia")[0] == 200


def test_the_outbox_and_the_stores_are_described():
    for _ in range(2):
        enqueue("moderation.retention")
    found = samples(asked()[2].decode())

    assert found['outbox_jobs{state="waiting"}'] == 2
    assert found['outbox_jobs{state="failed"}'] == 0
    assert 0 <= found["outbox_oldest_seconds"] < 60
    assert found['store_up{store="database"}'] == found['store_up{store="page_cache"}'] == 1
    assert ('store_up{store="redis"}' in found) == bool(redis_url())


def test_the_guide_describes_what_is_exported_and_nothing_else():
    guide = (ROOT / "docs/guides/metrics.md").read_text("utf-8")
    documented = re.findall(rf"^\| `{PREFIX}(\w+)` \|", guide, re.MULTILINE)

    assert documented == list(METRICS)
    for metric in METRICS.values():
        (line,) = [line for line in guide.splitlines() if line.startswith(f"| `{PREFIX}{metric.name}` |")]
        for label, values in metric.labels.items():
            assert f"`{label}`" in line
            assert [value for value in values if f"`{value}`" not in line] == []


def test_alerts_of_the_guide_use_metrics_that_exist():
    guide = (ROOT / "docs/guides/metrics.md").read_text("utf-8")
    used = set(re.findall(rf"{PREFIX}(\w+)", guide.split("## Alerts")[1]))

    assert len(used) >= 3
    assert used - METRICS.keys() == set()


def test_the_code_counts_all_counters_and_histograms_and_nothing_else():
    files = [file for file in (ROOT / "intarsia").rglob("*.py") if "tests" not in file.parts]
    found = LITERAL.findall("\n".join(file.read_text("utf-8") for file in files))
    # `intarsia/state/metrics/__init__.py` has an example.
    used = {first or second for first, second in found}

    assert used == {metric.name for metric in METRICS.values() if metric.kind != "gauge"}
