"""A listed network in a real browser: the firewall's page lets a browser in by itself, or after a click."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from e2e import site as sites
from e2e.conftest import Watched
from e2e.people import answers_until, visit

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

ENFORCE = """
from intarsia.firewall.models import FirewallNetwork, FirewallSettings
FirewallSettings.objects.update_or_create(defaults={"mode": "enforce"})
FirewallNetwork.objects.create(network="127.0.0.0/8")
"""


@pytest.fixture(scope="module")
def blocking_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sites.Site]:
    """A site that blocks every request from this machine."""
    folder: Path = tmp_path_factory.mktemp("blocking_site") / "var"
    shutil.copytree(sites.prepared_folder(), folder)
    site = sites.start(folder, workers=1)
    site.run(ENFORCE)
    answers_until(f"{site.url}/visit/", lambda seen: seen[-1].status == 403)
    yield site
    site.stop()


def test_PROT_SRV_04_a_blocked_browser_reaches_the_page_automatically(
    blocking_site: sites.Site, browser: Browser
) -> None:
    """PROT-SRV-04"""
    context = browser.new_context(locale="en")
    visitor = Watched(context.new_page(), blocking_site.url)

    assert visitor.goto("/visit/").status == 403
    expect(visitor.page.locator("main h1").filter(has_not_text="One moment")).to_be_visible()

    assert visitor.page.url == f"{blocking_site.url}/visit/"
    assert {"ct_sfw_pass_key", "ct_sfw_passed"} <= {cookie["name"] for cookie in context.cookies()}
    assert visitor.goto("/courses/").status == 200
    assert visitor.foreign == []
    context.close()


def test_a_form_sent_while_blocked_is_not_lost(blocking_site: sites.Site, browser: Browser) -> None:
    context = browser.new_context(locale="en")
    visitor = Watched(context.new_page(), blocking_site.url)
    visitor.goto("/contact/")
    page = visitor.page
    page.get_by_label("Your message").fill("Do we need to bring our own knives?")
    context.clear_cookies()

    # Sent as the browser would: the expected response takes longer than the form's own checks.
    page.locator("form:has(textarea)").evaluate("form => HTMLFormElement.prototype.submit.call(form)")
    expect(page.get_by_text("The form was not sent")).to_be_visible()
    page.get_by_role("button", name="Back to the form").click()

    expect(page.get_by_label("Your message")).to_have_value("Do we need to bring our own knives?")
    context.close()


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_without_a_script_the_page_says_what_to_do(
    blocking_site: sites.Site, browser: Browser, width: int, scheme: str
) -> None:
    context = browser.new_context(
        locale="en", java_script_enabled=False, color_scheme=scheme, viewport={"width": width, "height": 800}
    )
    page = context.new_page()

    page.goto(f"{blocking_site.url}/visit/")
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    expect(page.get_by_text("Please wait eight seconds, then click the button.")).to_be_visible()
    page.get_by_role("button", name="Go to the page").click()
    expect(page.get_by_role("alert")).to_contain_text("too fast")
    context.close()


def test_a_program_is_blocked(blocking_site: sites.Site) -> None:
    assert visit(f"{blocking_site.url}/visit/").status == 403


CRAWLERS = """
from intarsia.firewall.models import FirewallNetwork, FirewallSettings
FirewallNetwork.objects.all().delete()
settings = FirewallSettings.load()
settings.stops_crawlers = True
settings.save()
"""


def test_PROT_SRV_05_a_browser_shows_once_per_visit_that_it_runs_scripts(
    blocking_site: sites.Site, browser: Browser
) -> None:
    """PROT-SRV-05"""
    blocking_site.run(CRAWLERS)
    answers_until(f"{blocking_site.url}/visit/", lambda seen: "intarsia_firewall/browser.js" in seen[-1].html)
    context = browser.new_context(locale="en")
    visitor = Watched(context.new_page(), blocking_site.url)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))

    with visitor.page.expect_response("**/protection/browser/") as shown:
        visitor.goto("/visit/")
    assert shown.value.status == 204
    visitor.goto("/courses/")
    visitor.page.wait_for_load_state("networkidle")

    cookie = next(one for one in context.cookies() if one["name"] == "wordpress_apbct_antibot")
    assert len(cookie["value"]) == 64
    assert sum("/protection/browser/" in address for address in asked) == 1
    assert visitor.foreign == [] and visitor.errors == []
    context.close()
