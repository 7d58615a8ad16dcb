"""One widget makes V8 abort its process: no worker ends, and the widget is left out."""

import shutil

import pytest

from e2e.people import Owner, Visitor, answers_until, both_workers, document, element
from e2e.site import prepared_folder, start

pytestmark = pytest.mark.server


@pytest.fixture
def site(tmp_path):
    shutil.copytree(prepared_folder(), tmp_path / "site")
    site = start(tmp_path / "site", DJANGO_SETTINGS_MODULE="e2e.hostile.settings")
    yield site
    site.stop()


@pytest.mark.long
def test_a_widget_that_makes_v8_abort_costs_no_worker_and_no_response(site):
    before = site.workers()
    owner = Owner(site.url, site.add_page("Deadly", "deadly"))
    owner.load()
    deadly = document(
        element("heading", "before", title="Before"),
        element("aborts", "deadly"),
        element("heading", "after", title="After"),
    )
    answers_until(f"{site.url}/landing/", both_workers)

    with Visitor(f"{site.url}/landing/") as visitor:
        owner.save(deadly, "publish")
        shown = answers_until(f"{site.url}/deadly/", both_workers)

    assert "Fatal JavaScript out of memory" in site.log()
    assert site.workers() == before
    for answer in shown:
        assert answer.status == 200
        assert "Before" in answer.html and "After" in answer.html
        assert "aborts" not in answer.html
    assert set(visitor.statuses) == {200}
    assert visitor.broken == 0
    assert Owner(site.url, owner.pk).load()["content"] == deadly["content"]
    assert "The widget 'aborts' (element deadly) was left out of a page" in site.log()
