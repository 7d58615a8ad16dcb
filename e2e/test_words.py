"""UI strings are in the page's language, before and after hydration."""

import pytest
from playwright.sync_api import Browser, expect

from e2e.rendered import document, element, open_rendered

pytestmark = pytest.mark.browser

SLIDES = [{"_id": name, "title": name} for name in ("Eiche", "Nussbaum", "Ahorn", "Kirsche")]


@pytest.mark.matrix
def test_the_ui_strings_of_a_german_carousel_and_video_are_german(browser: Browser):
    film = element("video", "v-1", url="https://youtu.be/XHOmBV4js_E", title="Sägen")
    carousel = element("image_carousel", "k-1", slides=SLIDES, autoplay="no")
    page = open_rendered(browser, document(carousel, film), language="de")
    errors: list[str] = []
    page.on("console", lambda message: message.type == "error" and errors.append(message.text))

    page.get_by_role("button", name="Nächste Folie").click()
    expect(page.get_by_role("button", name="Zu Folie 2")).to_have_attribute("aria-current", "true")
    expect(page.get_by_role("group", name="2 von 4")).to_be_visible()
    page.get_by_role("button", name="Film abspielen: Sägen").hover()
    page.wait_for_selector("in-island[data-widget_type=video][data-state=hydrated]", state="attached")
    expect(page.get_by_role("button", name="Film abspielen: Sägen")).to_be_visible()
    assert errors == []
