"""PROT-SRV-01: people who look like bots for a harmless reason send the contact form, and it is delivered."""

import shutil
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page

from e2e import site as sites
from e2e.conftest import PERSONS_BROWSER
from e2e.contact_page import QUESTION, THANKS, judged, mails, write
from intarsia.protection.tests.test_people import SUPPLIER

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

TOKEN = "#write form [name=ct_bot_detector_event_token]:not([value=''])"
TRAP = "#write form [name^='apbct__email_id__']"
PHOTO = "This is the bowl from my first course: https://photos.example.org/mara/bowl.jpg Is the crack a problem?"
# Everything on the page sees this time.
SHIFTED_CLOCK = """{
  const Real = Date;
  const shift = %d * 1000;
  globalThis.Date = class extends Real {
    constructor(...given) {
      if (given.length) super(...given);
      else super(Real.now() + shift);
    }
    static now() {
      return Real.now() + shift;
    }
  };
}"""

Open = Callable[..., Page]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sites.Site]:
    folder: Path = tmp_path_factory.mktemp("people") / "var"
    shutil.copytree(sites.prepared_folder(), folder)
    site = sites.start(folder, 1, DJANGO_SETTINGS_MODULE="e2e.settings_behind_proxy")
    yield site
    site.stop()


@pytest.fixture
def somebody(site: sites.Site, persons_browser: Browser) -> Iterator[Open]:
    """Opens the contact page in a new browser: `somebody("203.0.113.5", java_script_enabled=False)`."""
    contexts = []

    def open_page(ip: str, *, clock: int = 0, **options: Any) -> Page:
        headers = {"X-Forwarded-For": ip}
        contexts.append(persons_browser.new_context(**PERSONS_BROWSER, extra_http_headers=headers, **options))
        contexts[-1].set_default_timeout(30_000)
        page = contexts[-1].new_page()
        if clock:
            page.add_init_script(SHIFTED_CLOCK % clock)
        page.goto(f"{site.url}/contact/")
        return page

    yield open_page
    for context in contexts:
        context.close()


def delivered(
    site: sites.Site, page: Page, text: str, *, name: str = "Ana Prokop", email: str = "ana@example.org"
) -> dict[str, Any]:
    """Writes and sends it; the judged message."""
    before = len(mails(site))
    write(page, text, name)
    page.get_by_label("E-mail address").fill(email)
    wait_for_work(page)
    page.get_by_role("button", name="Send").click()
    page.get_by_text(THANKS).wait_for()
    entry = judged(site)
    assert (entry["outcome"], len(mails(site))) == ("allow", before + 1), entry["reasons"]
    return entry


def wait_for_work(page: Page) -> None:
    """A busy machine takes longer for the work than a person for a message."""
    for worker in page.workers:
        with suppress(Error):
            worker.wait_for_event("close")


def wait_for_script(page: Page) -> None:
    page.mouse.wheel(0, 2000)
    page.wait_for_selector(TOKEN, state="attached")
    page.mouse.move(300, 200, steps=4)


# Different texts, because nearly the same one from three clients would be a campaign.
@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (40, "Is the sunburst weekend in April full, or is there one bench left?"),
        (-40, "My grandmother left me a cracked sewing box. Do you repair such things?"),
        (120, "Could you teach a group of eight colleagues on a Friday in autumn?"),
        (-120, "Which saw blades do you use for walnut, and where can I buy them?"),
        (3600, "We missed the ferry on Sunday. Can we come next week instead?"),
        (-3600, "Does the price of the beginners' course include lunch and an apron?"),
    ],
)
def test_PROT_SRV_03_visitors_clock_is_wrong(site: sites.Site, somebody: Open, seconds: int, text: str) -> None:
    """PROT-SRV-03"""
    page = somebody(f"198.51.100.{len(text)}", clock=seconds)
    wait_for_script(page)

    entry = delivered(site, page, text)

    assert not {"too_fast", "page_too_old", "key_outside_of_visit"} & set(entry["reasons"])


# Twelve different ones: a text that is sent many times is another matter.
COLLEAGUES = (
    "Can I bring my dog?",
    "Is the hall heated in winter?",
    "Where can I park on Sunday?",
    "Do you sell vouchers for two?",
    "Which bus stops nearest to you?",
    "May we eat our own lunch there?",
    "Are gloves and aprons included?",
    "How sharp are the knives, honestly?",
    "I am left-handed. Does that matter?",
    "Could I pay the course by invoice?",
    "Will there be another date in autumn?",
    "Thank you, my table is finally finished!",
)


def test_twelfth_colleague_in_an_office_within_ten_minutes(site: sites.Site, somebody: Open) -> None:
    for number, question in enumerate(COLLEAGUES):
        page = somebody("192.0.2.5")
        wait_for_script(page)
        mail = f"colleague{number}@office.example.org"
        delivered(site, page, question, name=f"Ana {number}", email=mail)
        page.close()


def test_neighbor_in_the_network_of_a_flood(site: sites.Site, somebody: Open) -> None:
    for host in range(40):
        fields = {"name": "Buy", "email": f"b{host}@example.top", "subject": "A course", "message": f"Pills {host}"}
        request = urllib.request.Request(
            f"{site.url}/contact/write/",
            urllib.parse.urlencode(fields).encode(),
            {"Origin": site.url, "X-Forwarded-For": f"203.0.113.{100 + host}"},
        )
        urllib.request.urlopen(request, timeout=30).close()
    assert "flood_from_network" in judged(site)["reasons"]
    page = somebody("203.0.113.7")
    wait_for_script(page)

    delivered(site, page, QUESTION)


def test_FORM_HONEY_04_password_manager_fills_the_trap(site: sites.Site, somebody: Open) -> None:
    """FORM-HONEY-04"""
    page = somebody("198.51.100.200")
    wait_for_script(page)
    page.eval_on_selector(
        TRAP, "(trap) => { trap.value = 'ana@example.org'; trap.dispatchEvent(new Event('input', { bubbles: true })) }"
    )

    entry = delivered(site, page, "Do you have gloves in small sizes, or do I bring my own?")

    assert "honeypot_filled_like_another_field" in entry["reasons"]


def test_PROT_SRV_02_no_javascript_and_a_link_to_a_photo(site: sites.Site, somebody: Open) -> None:
    """PROT-SRV-02"""
    page = somebody("198.51.100.201", java_script_enabled=False)

    assert "no_script" in delivered(site, page, PHOTO)["reasons"]


def test_supplier_with_prices_and_a_link(site: sites.Site, somebody: Open) -> None:
    page = somebody("198.51.100.202")
    wait_for_script(page)

    delivered(site, page, SUPPLIER, name="Johanna Prantl")
