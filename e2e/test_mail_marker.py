"""The email field shows whether an e-mail address can receive mail: the site asks a name server."""

import re
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from e2e import site as sites
from e2e.conftest import Open, Watched
from intarsia.protection.tests.name_server import NameServer, name_server

pytestmark = pytest.mark.browser

COMMENTS = "/journal/in-defence-of-warm-glue/"
DOMAINS = {("example.org", "MX"): "10 mail.example.org.", ("example.net", "MX"): "0 ."}


@pytest.fixture(scope="module")
def names() -> Iterator[NameServer]:
    with name_server(DOMAINS) as server:
        yield server


@pytest.fixture(scope="module")
def site(names: NameServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[sites.Site]:
    """The demo with its own name server, checking e-mail addresses."""
    folder = tmp_path_factory.mktemp("site") / "var"
    shutil.copytree(sites.prepared_folder(), folder)
    code = (
        "from intarsia.protection.models import ProtectionSettings as P; from wagtail.models import Site;"
        "one = P.for_site(Site.objects.get()); one.checks_mail = True; one.save()"
    )
    # Before the server caches a page without the check.
    sites.manage(folder, {}, "shell", "-v0", "-c", code)
    site = sites.start(folder, 1, INTARSIA_NAME_SERVER=names.address)
    yield site
    site.stop()


def leave(watched: Watched, address: str) -> Locator:
    """The field and its indicator."""
    field = watched.page.locator("input[name=email]")
    field.fill(address)
    with watched.page.expect_response(re.compile("check_email_exist_post")):
        field.blur()
    return field.locator("xpath=following-sibling::span[@role='status']")


@pytest.mark.matrix
@pytest.mark.parametrize("path", [COMMENTS, pytest.param("/contact/", marks=pytest.mark.matrix)])
def test_PROT_EML_01_an_indicator_shows_whether_the_domain_accepts_mail(visitor: Open, names, path):
    """PROT-EML-01, PROT-EML-13, PROT-EML-14, PROT-EML-17, PROT-EML-18, PROT-EML-19"""
    watched = visitor(width=390)
    watched.goto(path)

    marker = leave(watched, "ana@example.org")
    expect(marker).to_have_class(re.compile("apbct-check_email_exist-good_email"))
    assert "example.org MX" in names.asked

    # The domain declares that it accepts no mail (RFC 7505).
    leave(watched, "ana@example.net")
    expect(marker).to_have_class(re.compile("apbct-check_email_exist-bad_email"))
    marker.get_by_role("button").focus()
    expect(marker.get_by_role("tooltip")).to_be_visible()
    assert watched.violations("'form:has([name=email])'") == []

    # An unknown result shows nothing, and the form can be sent.
    leave(watched, "ana@silent.example")
    expect(marker).to_have_count(0)
    assert watched.page.locator("form:has([name=email])").evaluate("form => form.elements.email.checkValidity()")
    # The console message of the contract.
    assert [error for error in watched.errors if "ERROR_CHECKING_EMAIL" not in error] == watched.foreign == []
