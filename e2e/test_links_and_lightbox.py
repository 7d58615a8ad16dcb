"""Links with actions, and the lightbox: on the demo's sample board, on three screen sizes."""

import json
import re
from base64 import b64encode
from urllib.parse import quote, unquote

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.editor import open_editor, saved, widget

pytestmark = pytest.mark.browser

LINKS = "/runtime/links/"
LIGHTBOX = "/runtime/lightbox/"
WIDTHS = [1440, pytest.param(900, marks=pytest.mark.matrix), pytest.param(390, marks=pytest.mark.matrix)]
# Waits until the lightbox has removed its history entry.
AT_REST = "new Promise((there) => (history.state?.lightbox ? addEventListener('popstate', there) : there()))"
PANEL = "document.querySelector('#panel img').style.transform"


def opened(visitor, path: str, **options):
    watched = visitor(reduced_motion="reduce", **options)
    watched.goto(path)
    return watched


def wait_until_open(page: Page) -> None:
    # It is fully open when it can be closed.
    page.wait_for_selector(".pswp--open.pswp--ui-visible")


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator(".pswp")).to_have_count(0)


def clean(watched) -> None:
    assert watched.errors == []
    assert watched.foreign == []
    assert not watched.scrolls_sideways()


@pytest.mark.matrix
@pytest.mark.parametrize("width", WIDTHS)
def test_a_link_opens_its_images(visitor, width: int):
    """RUN-ACT-01 RUN-ACT-02 RUN-LBX-09 RUN-LBX-10 W-ALL-03"""
    watched = opened(visitor, LINKS, width=width)
    page = watched.page
    link = page.get_by_role("link", name="Open the tool drawer")
    link.focus()
    page.keyboard.press("Enter")
    wait_until_open(page)

    expect(page.locator(".pswp__counter")).to_have_text("1 / 3")
    assert watched.violations("'.pswp'") == []
    page.keyboard.press("ArrowRight")
    expect(page.locator(".pswp__counter")).to_have_text("2 / 3")
    expect(page.locator(".pswp__caption")).to_contain_text("The glue pot")
    assert page.url.endswith(LINKS)
    # Focus stays inside, however often Tab is pressed.
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate("!!document.activeElement.closest('.pswp, body:not(:focus-within)')")
    close(page)
    expect(link).to_be_focused()
    clean(watched)


@pytest.mark.matrix
def test_without_scripts_such_a_link_leads_to_the_first_image_or_the_video(visitor):
    """RUN-ACT-02 RUN-HND-10"""
    watched = visitor(java_script_enabled=False)
    watched.goto(LINKS)
    for name, kind in (("Open the tool drawer", "image/webp"), ("Watch the film", "video/webm")):
        href = watched.page.get_by_role("link", name=name).get_attribute("href")
        assert watched.page.request.get(watched.base + href).headers["content-type"] == kind


@pytest.mark.matrix
@pytest.mark.parametrize("width", [1440, 390])
def test_a_custom_action_runs_on_hover_focus_or_touch(visitor, width: int):
    """RUN-ACT-04 RUN-ACT-05 RUN-ACT-06"""
    watched = opened(visitor, LINKS, width=width, has_touch=width == 390)
    page = watched.page
    cottage, sun = page.get_by_text("The cottage."), page.get_by_text("The sun,")
    near = page.locator("#panel img[style*='scale(3.4)']")
    if width == 390:
        cottage.tap()
        expect(near).to_be_attached()
    else:
        page.clock.install(time=0)
        page.clock.pause_at(60_000)
        sun.hover()
        page.clock.run_for(399)
        page.get_by_role("heading", name="Point, and it").hover()
        page.clock.run_for(2000)
        assert page.evaluate(PANEL) == ""
        cottage.hover()
        page.clock.run_for(400)
        expect(near).to_be_attached()
    page.get_by_role("link", name="Step back again").press("Enter")
    expect(page.locator("#panel img[style*='scale(1)']")).to_be_attached()
    sun.locator("xpath=ancestor::a").press("Enter")
    expect(page.locator("#panel img[style*='scale(2.4)']")).to_be_attached()
    clean(watched)


def action(settings: dict) -> str:
    text = f"elementor-action:action=lightbox&settings={b64encode(json.dumps(settings).encode()).decode()}"
    return f"#{quote(text, safe='')}"


@pytest.mark.matrix
def test_a_url_opens_only_slides_of_this_page(visitor):
    """RUN-ACT-01 RUN-ACT-03"""
    watched = opened(visitor, LINKS)
    page = watched.page
    own = page.get_by_role("link", name="Open the tool drawer").get_attribute("data-e-action-hash")
    elsewhere = page.request.get(f"{watched.base}/gallery/").text().split('class="image_gallery__link', 1)[0]
    other_image = elsewhere.rpartition('href="')[2].partition('"')[0]
    assert other_image.endswith(".webp")
    forged = [
        action({"url": other_image}),
        action({"slides": [{"url": other_image}]}),
        action({"url": "javascript:alert(1)"}),
    ]
    for hash in [*forged, "#elementor-action:action=lightbox&settings=***", '#elementor-action%3A"]']:
        page.goto("about:blank")
        with page.expect_response("**/actions-*.js"):
            watched.goto(LINKS + hash)
        page.wait_for_load_state("networkidle")
        assert page.locator(".pswp").count() == 0
    page.goto("about:blank")
    watched.goto(LINKS + own)
    wait_until_open(page)
    assert watched.errors == []


@pytest.mark.matrix
@pytest.mark.parametrize("width", [1440, 900, 390])
def test_an_image_is_shared_by_a_url_that_opens_it(visitor, width: int):
    """RUN-LBX-11 RUN-AST-01"""
    watched = opened(visitor, LIGHTBOX, width=width, permissions=["clipboard-read", "clipboard-write"])
    page = watched.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator(".image_gallery a").nth(3).click()
    wait_until_open(page)
    assert not any("shareLink" in url for url in asked)
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy link").click()
    page.get_by_text("Link copied").wait_for()
    assert any("shareLink" in url for url in asked)
    assert watched.violations("'.pswp'") == []
    page.keyboard.press("Escape")
    expect(page.locator(".pswp__share-list")).to_have_count(0)
    close(page)
    clean(watched)

    shared = page.evaluate("navigator.clipboard.readText()")
    other = opened(visitor, shared.removeprefix(watched.base), width=width)
    wait_until_open(other.page)
    expect(other.page.locator(".pswp__counter")).to_have_text("4 / 6")
    clean(other)


@pytest.mark.matrix
@pytest.mark.parametrize("width", [1440, 900, 390])
def test_back_closes_it_and_its_url_opens_it_on_the_same_page(visitor, width: int):
    """RUN-LBX-10 RUN-LBX-11"""
    prefix = "#elementor-action:action=lightbox&settings="
    watched = opened(visitor, LIGHTBOX, width=width)
    page = watched.page
    page.locator(".image_gallery a").nth(3).dblclick()
    wait_until_open(page)
    page.go_back()
    expect(page.locator(".pswp")).to_have_count(0)
    expect(page).to_have_url(watched.base + LIGHTBOX)

    image_link = page.locator(".image_gallery a").nth(1)
    names = {
        "url": image_link.get_attribute("href"),
        "slideshow": image_link.get_attribute("data-elementor-lightbox-slideshow"),
    }
    slide = b64encode(json.dumps(names).encode()).decode()
    page.evaluate("hash => void (location.hash = hash)", prefix + slide)
    wait_until_open(page)
    assert "elementor-action" in page.url
    close(page)
    page.evaluate(AT_REST)
    assert page.evaluate("location.href") == watched.base + LIGHTBOX
    page.go_forward()
    wait_until_open(page)
    clean(watched)


@pytest.mark.matrix
def test_focus_cycles_inside_and_reaches_a_long_caption(visitor):
    """W-ALL-03"""
    watched = opened(visitor, LIGHTBOX, width=390, height=700)
    page = watched.page
    link = page.locator(".image_gallery a").first
    text = "Every strip has a name, and here they all are. " * 40
    link.evaluate("(link, text) => { link.dataset.elementorLightboxTitle = text }", text)
    link.press("Enter")
    wait_until_open(page)
    page.keyboard.press("Shift+Tab")
    caption = page.locator(".pswp__caption")
    expect(caption).to_be_focused()
    page.keyboard.press("End")
    page.wait_for_selector(".pswp__caption")
    assert caption.evaluate("one => one.clientHeight > 100 && one.scrollHeight > one.clientHeight")
    page.keyboard.press("Tab")
    expect(caption).not_to_be_focused()
    assert page.locator(".pswp").evaluate("root => root.contains(document.activeElement)")
    assert watched.violations("'.pswp'") == []
    clean(watched)


@pytest.mark.matrix
def test_a_failed_share_menu_shows_a_message(visitor):
    """RUN-AST-05"""
    watched = opened(visitor, LIGHTBOX)
    watched.page.route("**/shareLink-*", lambda route: route.abort())
    watched.page.locator(".image_gallery a").first.click()
    wait_until_open(watched.page)
    watched.page.get_by_role("button", name="Share").click()

    expect(watched.page.locator(".pswp__caption")).to_have_text("This is not available right now.")


@pytest.mark.matrix
def test_a_missing_image_shows_a_message_and_a_link(visitor):
    """RUN-LBX-07 RUN-AST-05"""
    watched = opened(visitor, LIGHTBOX)
    link = watched.page.locator(".image a").first
    url = link.get_attribute("href")
    watched.page.route(f"**{url}", lambda route: route.abort())
    link.click()
    way = watched.page.get_by_role("link", name="Open the file")
    way.wait_for()
    expect(watched.page.get_by_text("This image cannot be shown.")).to_be_visible()

    watched.page.unroute(f"**{url}")
    way.click()
    watched.page.wait_for_url(f"**{url}")


@pytest.mark.matrix
@pytest.mark.parametrize("width", [1440, 900, 390])
def test_a_loading_image_shows_progress(visitor, width: int):
    """RUN-LBX-07"""
    watched = opened(visitor, LIGHTBOX, width=width)
    page = watched.page
    held: list[Route] = []
    link = page.locator(".image_gallery a").first
    image = f"**{link.get_attribute('href')}"
    page.route(image, lambda route: held.append(route))
    with page.expect_request(image):
        link.click()
    waiting = page.locator(".pswp__preloader--active")
    expect(waiting).to_be_visible()

    held.pop().continue_()
    expect(waiting).to_have_count(0)
    expect(page.locator(".pswp__item[aria-hidden=false] img.pswp__img:not(.pswp__img--placeholder)")).to_be_visible()
    clean(watched)


# Whether it grows, within the frames of an animation.
GROWN = """async (image, before) => {
  for (let frame = 0; frame < 300; frame += 1) {
    if (image.getBoundingClientRect().width > before + 1) return true;
    await new Promise(requestAnimationFrame);
  }
  return false;
}"""


@pytest.mark.matrix
@pytest.mark.parametrize("width", [1440, 900, 390])
def test_an_image_is_zoomed_by_its_button_and_by_a_key(visitor, width: int):
    """RUN-LBX-09"""
    watched = opened(visitor, LIGHTBOX, width=width, height=500)
    page = watched.page
    page.locator(".image_gallery a").first.click()
    wait_until_open(page)
    near = page.locator(".pswp--zoomed-in")
    expect(near).to_have_count(0)
    image = page.locator(".pswp__item[aria-hidden=false] .pswp__img").last
    small = image.bounding_box()
    assert small is not None

    page.get_by_role("button", name="Zoom").click()
    expect(near).to_have_count(1)
    assert image.evaluate(GROWN, small["width"])
    page.keyboard.press("z")
    expect(near).to_have_count(0)
    clean(watched)


@pytest.mark.matrix
@pytest.mark.parametrize("width", [1440, 900, 390])
def test_a_video_plays_in_the_lightbox_and_is_removed_when_it_closes(visitor, width: int):
    """RUN-LBX-03 RUN-LBX-10"""
    watched = opened(visitor, LIGHTBOX, width=width)
    page = watched.page
    link = page.get_by_role("link", name="Play video: Three corners of the bench")
    link.click()
    wait_until_open(page)
    video = page.locator(".pswp video")
    expect(video).to_be_visible()
    page.wait_for_selector(".pswp video:not([poster])")
    assert page.evaluate("new Promise((go) => { document.querySelector('.pswp video').ontimeupdate = () => go(true) })")
    assert watched.violations("'.pswp'") == []
    page.get_by_role("button", name="Full screen").click()
    expect(page.get_by_role("button", name="Full screen")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Full screen").click()
    page.get_by_role("button", name="Close (Esc)").click()

    expect(page.locator(".pswp")).to_have_count(0)
    expect(link).to_be_focused()
    clean(watched)


TWO_VIDEOS = """(link) => {
    const other = link.cloneNode(true);
    other.dataset.elementorLightboxTitle = "The other video";
    link.after(other);
    for (const one of [link, other]) one.dataset.elementorLightboxSlideshow = "videos";
}"""
WITHIN_SIGHT = """() => {
    const { left, right } = document.activeElement.getBoundingClientRect();
    return document.activeElement === document.body || (left >= 0 && right <= innerWidth);
}"""


@pytest.mark.matrix
def test_focus_reaches_only_the_visible_video(visitor):
    """RUN-LBX-10 W-ALL-03"""
    watched = opened(visitor, LIGHTBOX)
    page = watched.page
    page.get_by_role("link", name="Play video: Three corners of the bench").evaluate(TWO_VIDEOS)
    page.get_by_role("link", name="Play video: Three corners of the bench").first.press("Enter")
    wait_until_open(page)
    expect(page.locator(".pswp__item[inert] button")).to_have_count(1)
    for title in ("Three corners of the bench", "The other video"):
        expect(page.locator(".pswp__caption")).to_contain_text(title)
        assert watched.violations("'.pswp'") == []
        for _ in range(14):
            page.keyboard.press("Tab")
            assert page.evaluate(WITHIN_SIGHT)
        page.get_by_role("button", name="Next").click()
    clean(watched)


@pytest.mark.matrix
def test_a_swipe_shows_the_next_image_and_a_tap_outside_closes(visitor):
    """RUN-LBX-09 RUN-LBX-10"""
    watched = opened(visitor, LIGHTBOX, width=390)
    page = watched.page
    link = page.locator(".image_gallery a").first
    link.click()
    wait_until_open(page)
    page.mouse.move(300, 400)
    page.mouse.down()
    page.mouse.move(60, 400, steps=8)
    page.mouse.up()
    expect(page.locator(".pswp__counter")).to_have_text("2 / 6")
    expect(page.locator(".pswp")).not_to_have_class("pswp--dragging")

    page.mouse.click(20, 700)
    expect(page.locator(".pswp")).to_have_count(0)
    expect(link).to_be_focused()
    assert watched.errors == []


FILMS_PAGE = """
from intarsia.pages.models import BuilderPage
from wagtail.models import Site
def film(id, provider, url, end):
    return {"type": "video", "props": {"id": id, "video_type": provider, "url": url, "title": id, "at_end": end}}
youtube = "https://youtu.be/XHOmBV4js_E"
films = [film("one", "youtube", youtube, "poster"), film("two", "youtube", youtube, "poster"),
         film("three", "vimeo", "https://vimeo.com/123", "poster")]
page = BuilderPage(title="Films", slug="films", document={"root": {"props": {}}, "content": films, "zones": {}})
Site.objects.get().root_page.add_child(instance=page)
page.save_revision().publish()
"""
YOUTUBE = """
window.YT = {};
addEventListener("test:ready", () => {
  YT.Player = function (frame, { events }) {
    frame.dataset.watched = "";
    addEventListener("test:end", () => events.onStateChange({ target: this, data: 0 }), { once: true });
  };
});
"""
VIMEO = """
window.Vimeo = {};
addEventListener("test:ready", () => {
  Vimeo.Player = function (frame) {
    frame.dataset.watched = "";
    this.on = (_end, then) => addEventListener("test:end", then, { once: true });
  };
});
"""


@pytest.mark.matrix
def test_provider_scripts_load_once_and_only_on_play(visitor, site):
    """RUN-VID-01 RUN-VID-02 RUN-VID-03"""
    site.run(FILMS_PAGE)
    watched = visitor()
    page = watched.page
    scripts: list[str] = []

    def stand_in(route):
        if route.request.resource_type == "script":
            scripts.append(route.request.url)
            route.fulfill(body=VIMEO if "vimeo" in route.request.url else YOUTUBE, content_type="text/javascript")
        else:
            route.fulfill(body="<!doctype html><title>Player</title>", content_type="text/html")

    for host in ("www.youtube.com", "www.youtube-nocookie.com", "player.vimeo.com"):
        page.route(f"https://{host}/**", stand_in)
    watched.goto("/films/")
    policy = page.evaluate("document.head.querySelector('[http-equiv]').content")
    # And the hash of the rules that say which links browsers may load early.
    assert re.search(r"script-src 'self' https://player.vimeo.com https://www.youtube.com 'sha256-[^' ]+';", policy)
    page.wait_for_load_state("networkidle")
    assert watched.foreign == []

    for name in ("one", "two"):
        page.get_by_role("button", name=f"Play video: {name}").click()
        page.wait_for_selector(f"iframe[title={name}]")
    page.get_by_role("button", name="Play video: three").click()
    page.wait_for_selector("script[src*=vimeo]", state="attached")
    # The APIs are ready later than the scripts, and are found by polling.
    page.wait_for_load_state("networkidle")
    assert page.locator("[data-watched]").count() == 0
    page.evaluate("dispatchEvent(new Event('test:ready'))")
    expect(page.locator("iframe[data-watched]")).to_have_count(3)
    page.evaluate("dispatchEvent(new Event('test:end'))")

    expect(page.get_by_role("button", name="Play video")).to_have_count(3)
    assert scripts == ["https://www.youtube.com/iframe_api", "https://player.vimeo.com/api/player.js"]
    assert watched.errors == []


@pytest.mark.matrix
def test_an_owner_chooses_a_link_action_and_a_visitor_uses_it(owner, visitor, new_page):
    """RUN-ACT-02 EDIT-ED-01"""
    editor, public = new_page
    watched = open_editor(owner, editor)
    page = watched.page
    widget(watched, "Button").click()
    page.get_by_role("button", name="Choose a link action").click()
    page.get_by_role("button", name="Open images in the lightbox").click()
    page.get_by_role("button", name="Add images").click()
    dialog = page.get_by_role("dialog")
    for index in range(2):
        dialog.get_by_role("list", name="Images").get_by_role("button").nth(index).click()
    dialog.get_by_role("button", name="Add 2 images").click()
    expect(dialog).to_have_count(0)
    link = saved(watched)["content"][0]["props"]["link"]
    assert (link["url"], link["action"]["name"], [*link["action"]["images"][0]]) == ("", "lightbox", ["id"])
    page.get_by_role("button", name="Publish", exact=True).click()
    page.get_by_text("Published", exact=True).wait_for()
    assert watched.errors == []

    visit = opened(visitor, public)
    published = visit.page.get_by_role("link", name="Button")
    assert "elementor-action:action=lightbox&settings=" in unquote(published.get_attribute("data-e-action-hash"))
    published.click()
    wait_until_open(visit.page)
    expect(visit.page.locator(".pswp__counter")).to_have_text("1 / 2")
    clean(visit)


@pytest.mark.matrix
def test_a_link_in_a_text_opens_its_images(owner, visitor, new_page):
    """RUN-ACT-02 EDIT-ED-01"""
    editor, public = new_page
    watched = open_editor(owner, editor)
    page = watched.page
    widget(watched, "Text").click()
    page.get_by_role("textbox", name="Text", exact=True).click()
    page.keyboard.press("Control+a")
    page.keyboard.type("See the tool drawer")
    page.keyboard.press("Control+a")
    page.get_by_role("button", name="Link", exact=True).click()
    page.get_by_role("button", name="Choose a link action").click()
    page.get_by_role("button", name="Open images in the lightbox").click()
    page.get_by_role("button", name="Add images").click()
    dialog = page.get_by_role("dialog")
    for index in range(2):
        dialog.get_by_role("list", name="Images").get_by_role("button").nth(index).click()
    dialog.get_by_role("button", name="Add 2 images").click()
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Done", exact=True).click()
    # Later typing on the canvas keeps it.
    watched.canvas.locator(".text").dblclick()
    watched.canvas.get_by_role("textbox").press("End")
    page.keyboard.type(" of the bench")
    page.keyboard.press("Escape")
    stored = saved(watched)["content"][0]["props"]["editor"]
    assert stored.count("data-action=") == 1 and "href" not in stored
    page.get_by_role("button", name="Publish", exact=True).click()
    page.get_by_text("Published", exact=True).wait_for()
    assert watched.errors == []

    visit = opened(visitor, public)
    visit.page.get_by_role("link", name="See the tool drawer").click()
    wait_until_open(visit.page)
    expect(visit.page.locator(".pswp__counter")).to_have_text("1 / 2")
    clean(visit)


@pytest.mark.matrix
def test_images_open_on_the_canvas_only_if_that_is_turned_on(owner, site):
    """RUN-LBX-06"""
    code = "from intarsia.pages.models import BuilderPage; print(BuilderPage.objects.get(slug='lightbox').pk)"
    page_id = site.run(code).split()[-1]
    watched = open_editor(owner, f"/admin/intarsia/page/{page_id}/", reduced_motion="reduce")
    page = watched.page
    gallery = watched.canvas.locator(".image_gallery")
    gallery.click(position={"x": 60, "y": 60})
    page.get_by_text("Open images in a lightbox").wait_for()
    assert page.locator(".pswp").count() == 0

    page.get_by_role("button", name="More", exact=True).first.click()
    page.get_by_role("menuitem", name="Clicked images: open the lightbox").click()
    gallery.click(position={"x": 60, "y": 60})
    wait_until_open(page)
    close(page)
    assert watched.errors == []


@pytest.fixture
def restored_lightbox_settings(site):
    yield
    switches = [f"design.lightbox_{name} = True" for name in ("counter", "zoom", "full_screen", "share")]
    find = "from intarsia.pages.models import SiteDesign; design = SiteDesign.objects.get()"
    texts = "design.lightbox_title = design.lightbox_description = ''"
    site.run("; ".join([find, texts, *switches, "design.save()"]))


def buttons_of(page: Page) -> set[str]:
    shown = page.locator(".pswp button:visible")
    return {shown.nth(index).get_attribute("title") or "" for index in range(shown.count())}


@pytest.mark.matrix
def test_site_settings_choose_the_parts_of_the_lightbox(owner, visitor, restored_lightbox_settings):
    """RUN-LBX-09 RUN-LBX-11"""
    before = opened(visitor, LIGHTBOX)
    before.page.locator(".image_gallery a").first.click()
    wait_until_open(before.page)
    expect(before.page.locator(".pswp__counter")).to_have_text("1 / 6")
    all_buttons = buttons_of(before.page)

    settings = owner().page
    settings.goto(f"{before.base}/admin/settings/intarsia_pages/sitedesign/")
    for switch in ("Show slide counter", "Zoom button", "Full screen button", "Share button"):
        settings.get_by_label(switch).uncheck()
    settings.get_by_label("Title", exact=True).select_option(label="Alt text")
    settings.get_by_label("Description", exact=True).select_option(label="Caption")
    settings.get_by_role("button", name="Save", exact=True).click()
    settings.get_by_text("updated", exact=False).first.wait_for()

    watched = opened(visitor, LIGHTBOX)
    page = watched.page
    page.locator(".image_gallery a").first.click()
    wait_until_open(page)
    assert all_buttons - buttons_of(page) == {"Zoom", "Full screen", "Share"}
    expect(page.locator(".pswp__counter")).to_have_count(0)
    assert watched.violations("'.pswp'") == []
    close(page)
    alone = page.locator("figure", has=page.locator("figcaption")).locator("a")
    alone.click()
    wait_until_open(page)
    expect(page.locator(".pswp__caption strong")).to_have_text(alone.locator("img").get_attribute("alt"))
    expect(page.locator(".pswp__caption span")).to_have_text(
        "The library kingfisher, eleven woods and one obstinate beak"
    )
    clean(watched)
