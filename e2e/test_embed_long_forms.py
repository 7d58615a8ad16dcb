"""Forms of several pages in the frame of another site: uploads, saved answers, and where the visitor is afterwards."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Error, FrameLocator, expect

from e2e.conftest import AXE, Open, Watched
from e2e.other_site import allow, other_site
from e2e.site import Site
from e2e.test_demo_forms import enroll
from e2e.test_save_and_continue import continue_and_send, fill_in_two_pages, save

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

# A page that is much longer than the screen, above and below the form.
LONG = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>School</title>
<meta name="viewport" content="width=device-width">
<style>:root {{ color-scheme: light dark }} p {{ margin: 0 0 1500px }}</style></head>
<body><h1>School</h1><p>Above</p><script src="{site}/forms/embed.js" data-form="{form}" async></script>
<noscript><iframe src="{site}/forms/{form}/embed/" title="Enroll" width="100%" height="700"></iframe></noscript>
<p>Below</p></body></html>"""
THANKS = "<!doctype html><html lang=en><title>Thanks</title><h1>Thanks from the school</h1></html>"

Embed = Callable[[str], str]


@pytest.fixture
def embed(site: Site) -> Iterator[Embed]:
    """Puts a form of the demo on another site."""
    with ExitStack() as sites:

        def embed(title: str) -> str:
            code = f"from intarsia.webforms.models import WebForm; print(WebForm.objects.get(title={title!r}).pk)"
            form = int(site.run(code).split()[-1])
            pages = {"/": LONG.format(site=site.url, form=form), "/thanks/": THANKS}
            url = sites.enter_context(other_site(site, pages))
            allow(site, form, url)
            return url

        yield embed


def opened(watched: Watched, url: str) -> FrameLocator:
    watched.page.goto(url)
    frame = watched.page.frame_locator("iframe")
    expect(frame.get_by_role("form")).to_be_visible()
    watched.page.frames[1].wait_for_function("document.scrollingElement.scrollHeight <= innerHeight")
    return frame


def violations(watched: Watched) -> list[str]:
    inside = watched.page.frames[1]
    inside.evaluate(AXE.read_text("utf-8"))
    # The heading of the page is around the frame.
    found = inside.evaluate("axe.run({ rules: { 'page-has-heading-one': { enabled: false } } })")
    return [one["id"] for one in found["violations"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_FORM_PAGE_07_after_next_and_after_an_error_the_visitor_sees_where_to_continue(
    visitor: Open, embed: Embed, scheme: str
) -> None:
    """FORM-PAGE-07: also if the browser blocks the storage of third parties."""
    watched = visitor(width=390, height=600, color_scheme=scheme)
    frame = opened(watched, embed("Enroll in a course"))
    with pytest.raises(Error, match="Access is denied"):
        watched.page.frames[1].evaluate("localStorage")
    expect(frame.locator("html")).to_have_attribute("data-color-mode", scheme)
    frame.get_by_role("combobox", name="Course").select_option(index=1)
    frame.get_by_label("Some", exact=True).check()
    frame.get_by_role("button", name="Next").click()
    expect(frame.get_by_role("form").get_by_text("Step 2 of 3: About you")).to_be_in_viewport()
    assert violations(watched) == []

    frame.get_by_role("button", name="Next").click()
    expect(frame.get_by_role("link", name="Your age").first).to_be_in_viewport()
    assert violations(watched) == [] and not watched.scrolls_sideways()
    assert watched.errors == []


def test_FORM_FILE_01_files_are_uploaded_and_answers_saved_in_the_frame(
    visitor: Open, embed: Embed, site: Site
) -> None:
    """The link to saved answers opens them on our own site."""
    watched = visitor(width=390, height=700)
    frame = opened(watched, embed("Work at our bench"))
    fill_in_two_pages(frame, uploads_at_once=True)
    link = save(frame, uploads_at_once=True)

    again = visitor(width=390, height=700)
    again.goto(link)
    continue_and_send(again.page)
    assert watched.errors == [] and again.errors == []


def test_FORM_SUB_06_without_javascript_a_frame_of_a_fixed_height_shows_the_form(visitor: Open, embed: Embed) -> None:
    """FORM-SUB-06: three pages, sent with page loads."""
    watched = visitor(width=390, height=700, java_script_enabled=False)
    watched.page.goto(embed("Enroll in a course"))

    enroll(watched.page.frame_locator("iframe"), "34")
    assert watched.errors == []


def test_a_confirmation_that_is_another_page_replaces_the_page_around_the_frame(
    visitor: Open, embed: Embed, site: Site
) -> None:
    url = embed("Which course suits you?")
    site.run(
        "from intarsia.webforms.models import WebForm; from intarsia.webforms.confirmations.models import *\n"
        "form = WebForm.objects.get(title='Which course suits you?')\n"
        f"form.confirmations = [FormConfirmation(name='Page', type='redirect', url='{url}/thanks/')]\n"
        "form.save(); form.save_revision().publish()"
    )
    watched = visitor(width=390, height=700)
    frame = opened(watched, url)
    frame.get_by_label("Carefully").check()
    frame.get_by_label("look for the reason").check()
    frame.get_by_role("button", name="Send").click()

    watched.page.wait_for_url(f"{url}/thanks/")
    expect(watched.page.get_by_role("heading", name="Thanks from the school")).to_be_visible()
