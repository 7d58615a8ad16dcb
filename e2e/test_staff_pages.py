"""The admin pages of protection, comments, the firewall, jobs and the security policy, on a phone in dark mode."""

import itertools
from collections.abc import Iterator

import pytest

from e2e import site as sites
from e2e.conftest import Open, Watched

pytestmark = pytest.mark.browser
LONG = "Donaudampfschifffahrtsgesellschaft" * 6
PAGES = (
    *("protection_messages/?show=all", "protection_lists/", "protection_texts/", "protection_test/"),
    *("protection_training/", "protection_errors/", "protection_privacy/", "visitor_comments/?show=all"),
    *("firewallnetwork/", "blockedip/", "intarsia_jobs/", "intarsia_policy_reports/"),
    *("settings/intarsia_firewall/firewallsettings/", "settings/intarsia_protection/reputationsettings/"),
    *("settings/intarsia_protection/protectionsettings/", "settings/intarsia_protection/contactsettings/"),
)
# Part of the admin's own header and results heading.
OF_THE_ADMIN = ("landmark-unique", "aria-allowed-role")


@pytest.fixture
def filled(site: sites.Site) -> Iterator[sites.Site]:
    code = (
        "from django.utils import timezone; from wagtail.models import Site;"
        "from intarsia.protection.models import JudgedSubmission as J, ListedSender as L;"
        "from intarsia.moderation.api import Judgement, record;"
        f"message = J.objects.create(name='{LONG}'[:200], email='a@example.org', text='{LONG}',"
        f" fields={{'message': '{LONG}'}});"
        "site = Site.objects.get(is_default_site=True);"
        "record(message, Judgement(site, 'long', timezone.now(), 'hold', 0.6));"
        f"L.objects.create(kind='phrase', value='{LONG}'.lower());"
        "from intarsia.jobs.models import Job;"
        f"Job.objects.create(name='moderation.retention', state='failed', finished=timezone.now(), error='{LONG}');"
        "from intarsia.policy_reports.models import Violation as V;"
        f"V.objects.create(site=site, directive='script-src', source='{LONG}'[:200], path='/', is_blocked=True)"
    )
    site.run(code)
    yield site
    away = (
        "from intarsia.protection.models import JudgedSubmission as J, ListedSender as L;"
        "J.objects.filter(moderation__form='long').delete(); L.objects.filter(kind='phrase').delete();"
        f"from intarsia.jobs.models import Job; Job.objects.filter(error='{LONG}').delete();"
        "from intarsia.policy_reports.models import Violation as V; V.objects.filter(directive='script-src').delete()"
    )
    site.run(away)


def found_by_axe(watched: Watched) -> list[str]:
    return [one for one in watched.violations() if not one.startswith(OF_THE_ADMIN)]


@pytest.mark.matrix
def test_PROT_SRV_10_the_protection_admin_fits_a_phone_and_is_accessible(filled: sites.Site, owner: Open):
    """PROT-SRV-10"""
    watched = owner(width=390, color_scheme="dark")
    page = watched.page
    for address in PAGES:
        watched.goto(f"/admin/{address}")
        page.wait_for_load_state("load")
        assert not watched.scrolls_sideways(), address
        assert found_by_axe(watched) == [], address

    watched.goto("/admin/protection_messages/?show=all")
    page.locator("tbody [data-bulk-action-checkbox]").first.click()
    page.get_by_role("link", name="Mark as spam").last.wait_for()
    bar = page.locator(".bulk-actions-choices")
    ends = bar.locator(".bulk-action-btn").evaluate_all("all => all.map((one) => one.getBoundingClientRect().right)")
    assert max(ends) <= 390
    page.locator("td.title a").first.click()
    page.get_by_role("heading", name="Content").wait_for()
    assert not watched.scrolls_sideways() and found_by_axe(watched) == []
    word = page.locator("dd", has_text=LONG[:60]).first.bounding_box()
    assert word and word["x"] + word["width"] <= 390


@pytest.mark.matrix
@pytest.mark.parametrize("width", [pytest.param(1440, marks=pytest.mark.matrix), 390])
def test_PROT_SRV_10_buttons_have_even_gaps_and_every_row_starts_at_the_same_edge(
    filled: sites.Site, owner: Open, width: int
):
    """PROT-SRV-10"""
    watched = owner(width=width)
    for address in (
        "protection_test/",
        "protection_messages/?show=all",
        "protection_texts/",
        "visitor_comments/?show=all",
    ):
        watched.goto(f"/admin/{address}")
        row = watched.page.locator("main .w-flex-wrap:has(> .button)").first
        boxes = row.locator("> .button").evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect()).map((box) => [box.top, box.left, box.right])"
        )
        rows = [[box for box in boxes if box[0] == top] for top in sorted({box[0] for box in boxes})]
        assert len({round(one[0][1]) for one in rows}) == 1, address
        gaps = {round(second[1] - first[2]) for one in rows for first, second in itertools.pairwise(one)}
        assert gaps <= {8}, address
