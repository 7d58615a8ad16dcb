"""The videos of the sample board: our own play on the page, and providers are contacted only after a click."""

import pytest
from playwright.sync_api import Route, expect

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

PATH = "/runtime/film/"
HOUSES = ("www.youtube.com", "www.youtube-nocookie.com", "player.vimeo.com")
PLAYS = """film => new Promise((go) => {
  film.ontimeupdate = () => film.currentTime > 0 && go(true);
  film.play();
})"""
# Stand-ins for the providers' scripts, which cannot be reached here: a player that only reports its creation.
YOUTUBE = """window.YT = { Player: function (frame) { frame.dataset.watched = ""; } };"""
VIMEO = """window.Vimeo = { Player: function (frame) { frame.dataset.watched = ""; this.on = () => {}; } };"""


@pytest.mark.parametrize("width", [1440, 900, 390])
def test_no_provider_is_contacted_before_a_click_and_its_script_loads_once(visitor, width: int):
    """RUN-VID-01 RUN-VID-03 RUN-HND-12"""
    watched = visitor(width=width)
    page = watched.page
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if route.request.resource_type == "script":
            route.fulfill(body=VIMEO if "vimeo" in route.request.url else YOUTUBE, content_type="text/javascript")
        else:
            route.fulfill(body="<!doctype html><title>Player</title>", content_type="text/html")

    for house in HOUSES:
        page.route(f"https://{house}/**", answer)
    watched.goto(PATH)
    for heading in page.locator("main h2").all():
        heading.scroll_into_view_if_needed()
    page.wait_for_load_state("networkidle")
    assert watched.foreign == []

    for name, house in (("rabbit", "youtube-nocookie.com"), ("dragon", "youtube-nocookie.com"), ("again", "vimeo.com")):
        page.locator(f"#{name}").get_by_role("button", name="Play video").click()
        frame = page.locator(f"#{name} iframe[data-watched]")
        expect(frame).to_be_visible()
        assert house in (frame.get_attribute("src") or "")
    players = [url for url in asked if "embed" in url or "/video/" in url]
    assert all("youtube-nocookie.com" in url or "dnt=1" in url for url in players)
    assert [url for url in asked if url not in players] == [
        "https://www.youtube.com/iframe_api",
        "https://player.vimeo.com/api/player.js",
    ]
    assert watched.errors == []


@pytest.mark.parametrize("width", [1440, 900, 390])
@pytest.mark.parametrize("scripts", [True, False])
def test_a_self_hosted_video_plays_on_the_page(visitor, width: int, scripts: bool):
    """RUN-HND-10"""
    watched = visitor(width=width, java_script_enabled=scripts)
    watched.goto(PATH)
    film = watched.page.locator("#own video")
    film.scroll_into_view_if_needed()

    expect(film).to_have_attribute("controls", "")
    assert film.evaluate("film => [film.preload, film.currentTime]") == ["none", 0]
    assert film.evaluate(PLAYS) if scripts else film.bounding_box()["width"] > width / 3
    assert watched.foreign == []
    assert watched.errors == []
