"""A form on a page of another site that does all it can to break it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from e2e.conftest import Open, Watched
from e2e.other_site import allow, other_site
from e2e.site import Site

pytestmark = pytest.mark.browser

MESSAGE = "Hello, is the veneer course in May suitable for beginners? I have never used a knife."
HOSTILE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>School</title>
<style>* {{ all: unset !important }} iframe, div {{ display: none !important; height: 1px !important }}</style>
<style>:root {{ --intarsia-form-primary: rgb(120, 40, 90) }}</style>
<script>
Array.prototype.map = Array.prototype.forEach = () => {{ throw new Error("patched"); }};
Array.prototype.stray = () => {{}};
window.fetch = document.getElementById = document.querySelector = () => {{ throw new Error("patched"); }};
Object.freeze(window.history); Object.freeze(Array.prototype);
</script></head>
<body><h1>School</h1><script src="{site}/forms/embed.js" data-form="{form}" async></script></body></html>"""

PLAIN = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>School</title></head>
<body><h1>School</h1><script src="{site}/forms/embed.js" data-form="{form}" async></script></body></html>"""


@pytest.fixture
def form(site: Site) -> int:
    code = (
        "from intarsia.webforms.models import WebForm; from intarsia.pages.tests.builders import document\n"
        "from intarsia.webforms.tests.builders import CONTACT\n"
        "form = WebForm(title='Ask us', document=document(*CONTACT), submission_method='ajax'); form.save()\n"
        "form.save_revision().publish(); print(form.pk)"
    )
    return int(site.run(code).split()[-1])


@pytest.fixture
def host(site: Site, form: int) -> Iterator[str]:
    """The URL of another site with the form."""
    with other_site(site, {"/": HOSTILE.format(site=site.url, form=form)}) as url:
        yield url


def open_host(visitor: Open, host: str, **options: object) -> Watched:
    watched = visitor(**options)
    watched.page.goto(host)
    return watched


def fill_in_by_keyboard(watched: Watched) -> None:
    """From the start of the page, with Tab alone."""
    frame = watched.page.frame_locator("iframe")
    expect(frame.get_by_role("button", name="Send")).to_be_visible()
    for label, text in (("Name", "Ana of the school"), ("E-mail", "ana@example.org"), ("Message", MESSAGE)):
        tab_to(watched, frame.get_by_role("textbox", name=label))
        watched.page.keyboard.type(text)
    tab_to(watched, frame.get_by_role("button", name="Send"))
    watched.page.keyboard.press("Enter")


def tab_to(watched: Watched, target: Locator) -> None:
    """A link to the content may come first."""
    for _ in range(4):
        watched.page.keyboard.press("Tab")
        if target.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError(f"Tab does not lead to {target}.")


def test_a_form_on_a_hostile_page_is_sent_by_keyboard(owner, visitor, site, host, form, screenshots):
    """Its site must be allowed first."""
    refused = open_host(visitor, host)
    expect(refused.page.get_by_text("The form cannot be shown here.")).to_be_visible(timeout=15_000)
    assert refused.page.get_by_role("link", name="Open the form").get_attribute("href").startswith(site.url)
    assert any(f"allowed sites contain {host}" in error for error in refused.errors)

    allow(site, form, host)
    watched = open_host(visitor, host)
    fill_in_by_keyboard(watched)
    frame = watched.page.frame_locator("iframe")
    expect(frame.get_by_text("Thank you. We have received your message.")).to_be_visible()
    assert watched.page.context.cookies() == [] and watched.errors == []
    watched.page.screenshot(path=screenshots / "embedded-form-sent.png")

    staff = owner()
    staff.goto("/admin/webform_entries/?show=all")
    expect(staff.page.get_by_role("link", name="Ana of the school")).to_be_visible()


@pytest.mark.matrix
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_a_phone_and_its_colors_fit_to_the_page(visitor, site, host, form, scheme, screenshots):
    allow(site, form, host)
    watched = open_host(visitor, host, width=390, color_scheme=scheme)
    button = watched.page.frame_locator("iframe").get_by_role("button", name="Send")

    expect(button).to_have_css("background-color", "rgb(120, 40, 90)")
    expect(watched.page.frame_locator("iframe").locator(":root")).to_have_css("--primary-mark", "rgb(120, 40, 90)")
    expect(button).to_have_css("color", "rgb(255, 255, 255)")
    # The page is white on every device.
    expect(watched.page.frame_locator("iframe").locator("html")).to_have_attribute("data-color-mode", "light")
    assert not watched.scrolls_sideways()
    inside = watched.page.frames[1]
    inside.wait_for_function("document.scrollingElement.scrollHeight <= innerHeight")
    watched.page.screenshot(path=screenshots / f"embedded-form-390-{scheme}.png", full_page=True)


def test_an_open_list_of_options_is_not_cut_off_by_the_frame(visitor, site, screenshots):
    code = (
        "from intarsia.webforms.models import WebForm; from intarsia.pages.tests.builders import document, element\n"
        "woods = [{'_id': str(n), 'label': f'Wood {n}', 'value': str(n)} for n in range(40)]\n"
        "wood = element('select', id='wood', label='Wood', is_searchable='yes', choices=woods)\n"
        "form = WebForm(title='Wood', document=document(wood)); form.save()\n"
        "form.save_revision().publish(); print(form.pk)"
    )
    form = int(site.run(code).split()[-1])
    with other_site(site, {"/": PLAIN.format(site=site.url, form=form)}) as url:
        allow(site, form, url)
        watched = open_host(visitor, url)
        frame, inside = watched.page.locator("iframe"), watched.page.frame_locator("iframe")
        # Until the script has loaded, the browser's own select has the same role and name.
        field = inside.get_by_role("combobox", name="Wood").and_(inside.locator("input"))
        options = inside.get_by_role("listbox")
        expect(field).to_be_visible()
        watched.page.frames[1].wait_for_function("document.scrollingElement.scrollHeight <= innerHeight")
        height = frame.bounding_box()["height"]

        field.click()
        expect(options.get_by_role("option").first).to_be_visible()
        watched.page.frames[1].wait_for_function("document.scrollingElement.scrollHeight <= innerHeight")
        open_list, grown = options.bounding_box(), frame.bounding_box()
        assert grown["height"] > height
        assert open_list["y"] + open_list["height"] <= grown["y"] + grown["height"]
        watched.page.screenshot(path=screenshots / "embedded-list.png", full_page=True)

        field.press("Escape")
        expect(frame).to_have_css("height", f"{height:g}px")
