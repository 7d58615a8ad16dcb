"""What an owner's own HTML can do in a real browser, and what the sandbox prevents."""

import json
import re

import pytest
from playwright.sync_api import expect

from e2e.conftest import Open
from e2e.site import Site

pytestmark = pytest.mark.browser

ATTACKS = {
    "cookies": "document.cookie",
    "storage": "localStorage.length",
    "page": "parent.document.body.innerHTML",
    "address": "parent.location.href",
    "element": "frameElement.id",
    "leading away": "top.location = 'https://example.org/'",
    "admin": "await (await fetch('/admin/', {credentials: 'include'})).text()",
}
HOSTILE = """<p id="out">…</p><div style="height:700px"></div><script type="module">
const attacks = %s, run = Object.getPrototypeOf(async function () {}).constructor, won = [];
for (const [name, attack] of Object.entries(attacks)) {
  try { await run("return " + attack)(); won.push(name); } catch {}
}
out.textContent = won.length ? "reached " + won.join() : "reached nothing";
</script>"""


def publish(site: Site, slug: str, html: str) -> None:
    document = {
        "root": {"props": {}},
        "zones": {},
        "content": [{"type": "html", "props": {"id": "html-1", "html": html, "title": "Attack"}}],
    }
    code = (
        "from wagtail.models import Site; from intarsia.pages.models import BuilderPage; import json;"
        f"page = BuilderPage(title={slug!r}, slug={slug!r}, document=json.loads({json.dumps(document)!r}));"
        "Site.objects.get().root_page.add_child(instance=page); page.save_revision().publish()"
    )
    site.run(code)


def test_hostile_html_reaches_neither_cookies_nor_the_page_nor_the_admin(site: Site, owner: Open):
    publish(site, "hostile", HOSTILE % json.dumps(ATTACKS))
    staff = owner()

    staff.goto("/hostile/")

    frame = staff.page.frame_locator("iframe[title=Attack]")
    expect(frame.locator("#out")).to_have_text("reached nothing")
    assert staff.page.url.endswith("/hostile/")
    # As tall as its content, the only thing that it may report to the page.
    expect(staff.page.locator("in-island[data-state=hydrated] iframe")).to_have_attribute(
        "style", re.compile("size: 7..px")
    )


@pytest.mark.matrix
def test_the_frame_opened_by_its_url_has_no_origin_either(site: Site, owner: Open):
    publish(site, "hostile-alone", HOSTILE % json.dumps({"cookies": "document.cookie"}))
    staff = owner()
    staff.goto("/hostile-alone/")
    address = staff.page.locator("iframe[title=Attack]").get_attribute("src")

    staff.goto(str(address))

    expect(staff.page.locator("#out")).to_have_text("reached nothing")
