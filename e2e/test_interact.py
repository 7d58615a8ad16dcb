"""Request flow 4: islands hydrate at their moment, and never earlier."""

import pytest
from playwright.sync_api import TimeoutError, expect

pytestmark = pytest.mark.browser


@pytest.fixture
def landing(visitor):
    watched = visitor()
    watched.scripts = []
    watched.page.on(
        "request",
        lambda request: watched.scripts.append(request.url) if request.resource_type == "script" else None,
    )
    watched.goto("/landing/")
    watched.page.wait_for_load_state("networkidle")
    return watched


def test_only_the_runtime_loads_before_an_island_is_near(visitor):
    """RUN-AST-01, RUN-AST-04, RUN-HND-12"""
    watched = visitor(height=300)
    scripts = []
    watched.page.on("request", lambda request: request.resource_type == "script" and scripts.append(request.url))
    watched.goto("/landing/")
    watched.page.wait_for_load_state("networkidle")

    assert [url.rpartition("/")[2].partition("-")[0] for url in scripts] == ["runtime"]


@pytest.mark.matrix
def test_tabs_work_by_click_and_by_arrow_keys(landing):
    """W-TABS-01, W-TABS-02"""
    tabs = landing.page.get_by_role("tablist")
    tabs.scroll_into_view_if_needed()
    landing.page.wait_for_selector("in-island[data-widget_type=tabs][data-state=hydrated]")

    tabs.get_by_role("tab", name="Content").click()
    assert tabs.get_by_role("tab", name="Content").get_attribute("aria-selected") == "true"
    landing.page.keyboard.press("ArrowRight")
    landing.page.keyboard.press("Enter")
    assert tabs.get_by_role("tab", name="Performance").get_attribute("aria-selected") == "true"
    assert landing.page.get_by_role("tabpanel").get_by_role("heading", name="Performance").is_visible()


@pytest.mark.matrix
def test_only_one_answer_of_the_accordion_is_open(landing):
    """W-ACCORDION-01"""
    questions = landing.page.locator(".accordion summary")
    questions.nth(1).click()
    landing.page.keyboard.press("Tab")
    landing.page.keyboard.press("Enter")

    assert landing.page.locator(".accordion details[open]").count() == 1
    assert landing.page.locator(".accordion details").nth(2).get_attribute("open") is not None


@pytest.mark.matrix
def test_the_carousel_moves_by_its_buttons(landing):
    """RUN-CAR-12, W-CAROUSEL-03"""
    island = landing.page.locator("in-island[data-widget_type=image_carousel]")
    island.locator(":scope > *").first.scroll_into_view_if_needed()
    landing.page.wait_for_selector("in-island[data-widget_type=image_carousel][data-state=hydrated]")
    first = island.locator("[aria-roledescription=slide]").first

    assert first.get_attribute("aria-label") == "1 of 5"
    island.get_by_role("button", name="Next").click()
    island.locator("[aria-label='1 of 5'][inert]").wait_for(state="attached")


def close_lightbox(page):
    """The lightbox ignores keys until it is open."""
    for _ in range(20):
        page.keyboard.press("Escape")
        try:
            page.wait_for_selector(".pswp", state="detached", timeout=1000)
            return
        except TimeoutError:
            continue
    raise AssertionError("The lightbox stays open after Escape.")


@pytest.mark.matrix
def test_the_gallery_opens_its_lightbox_and_returns_focus(landing):
    """W-GALLERY-02, RUN-LBX-10"""
    link = landing.page.locator(".image_gallery a").first
    link.click()

    landing.page.wait_for_selector(".pswp--open")
    close_lightbox(landing.page)
    assert landing.page.evaluate("document.activeElement === document.querySelector('.image_gallery a')")
    assert landing.errors == []


@pytest.mark.matrix
def test_the_lightbox_is_one_file_besides_that_of_links_and_preloads_the_adjacent_images(visitor):
    """RUN-AST-01 RUN-LBX-08"""
    watched = visitor()
    watched.goto("/gallery/")
    watched.page.wait_for_load_state("networkidle")
    links = [link.get_attribute("href") for link in watched.page.locator(".image_gallery a").all()]
    asked: list[str] = []
    watched.page.on("request", lambda request: asked.append(request.url.removeprefix(watched.base)))
    before, after = (f"{watched.base}{links[place]}" for place in (0, 2))
    with watched.page.expect_request(before), watched.page.expect_request(after):
        watched.page.locator(".image_gallery a").nth(1).click()
    # Preloads start before it is fully open.
    watched.page.wait_for_selector(".pswp--open.pswp--ui-visible")

    scripts = [url.rpartition("/")[2].partition("-")[0] for url in asked if url.endswith(".js")]
    assert scripts == ["startLinks", "lightbox"]
    assert {url for url in asked if url in links} == set(links[0:3])


@pytest.mark.matrix
def test_a_click_on_an_image_waits_for_the_lightbox_to_load(visitor):
    """RUN-LBX-07"""
    watched = visitor()
    held = []
    watched.page.route("**/lightbox-*", lambda route: held.append(route))
    watched.goto("/landing/")
    link = watched.page.locator(".image_gallery a").first
    with watched.page.expect_request("**/lightbox-*"):
        link.click()
    expect(link).to_have_attribute("aria-busy", "true")

    held.pop().continue_()
    watched.page.wait_for_selector(".pswp--open")
    assert watched.page.url.endswith("/landing/")
    expect(link).not_to_have_attribute("aria-busy", "true")


@pytest.mark.matrix
def test_an_image_opens_as_a_file_if_the_lightbox_cannot_be_loaded(visitor):
    """RUN-AST-05"""
    watched = visitor()
    watched.page.route("**/lightbox-*", lambda route: route.abort())
    watched.goto("/landing/")
    watched.page.locator(".image_gallery a").first.click()

    watched.page.wait_for_url("**/media/images/**")


@pytest.mark.parametrize("widget", ["tabs", pytest.param("video", marks=pytest.mark.matrix)])
def test_a_click_before_hydration_takes_effect_after_it(visitor, widget: str):
    """RUN-HND-02"""
    watched = visitor()
    held = []
    watched.page.route(f"**/islands/{widget}-*", lambda route: held.append(route))
    watched.page.route("https://www.youtube-nocookie.com/**", lambda route: route.fulfill(body="<p>player</p>"))
    control, shown = {
        "tabs": (watched.page.get_by_role("tab", name="Content"), "[role=tab][aria-selected=true]:text('Content')"),
        "video": (watched.page.get_by_role("button", name="Play video"), ".video iframe"),
    }[widget]
    with watched.page.expect_request(f"**/islands/{widget}-*"):
        watched.goto("/landing/")
        control.click()
    expect(watched.page.locator(shown)).to_have_count(0)

    held.pop().continue_()
    expect(watched.page.locator(shown)).to_be_visible()


@pytest.mark.matrix
def test_the_video_provider_is_not_contacted_before_the_click(landing):
    poster = landing.page.locator(".video button, .video a").first
    poster.scroll_into_view_if_needed()
    assert landing.foreign == []

    landing.page.route("https://www.youtube-nocookie.com/**", lambda route: route.fulfill(body="<p>player</p>"))
    poster.click()
    landing.page.wait_for_selector(".video iframe")
    assert landing.foreign[0].startswith("https://www.youtube-nocookie.com/embed/XHOmBV4js_E")
    assert landing.page.locator(".video iframe").get_attribute("title")


@pytest.mark.matrix
def test_an_island_whose_code_cannot_be_loaded_keeps_the_servers_html(visitor):
    """RUN-AST-05"""
    watched = visitor()
    watched.page.route("**/islands/tabs-*", lambda route: route.abort())
    watched.goto("/landing/")
    watched.page.locator("in-island[data-widget_type=tabs] > *").first.scroll_into_view_if_needed()
    watched.page.wait_for_selector("in-island[data-widget_type=tabs][data-state=failed]")

    assert watched.page.get_by_role("heading", name="Performance", exact=True).last.is_visible()


@pytest.mark.matrix
def test_tabs_open_by_their_links_if_the_runtime_does_not_arrive(visitor):
    """RUN-AST-05 W-TABS-01"""
    watched = visitor()
    watched.page.route("**/runtime-*", lambda route: route.abort())
    watched.goto("/landing/")
    expect(watched.page.get_by_role("tabpanel")).to_have_count(1)
    watched.page.get_by_role("tab", name="Performance").click()

    expect(watched.page.get_by_role("tabpanel")).to_have_count(1)
    expect(watched.page.get_by_role("tabpanel").get_by_role("heading", name="Performance")).to_be_visible()
