"""Whole pages of the demo in other conditions: by keyboard, right-to-left, with reduced motion, at high zoom."""

import shutil
from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from demo.texts.journal import ARTICLES
from e2e import site as sites
from e2e.conftest import Watched
from e2e.walking import hydrate, leads_back, missed, step, walk

pytestmark = pytest.mark.browser

ARTICLE = f"/journal/{ARTICLES[0].slug}/"
# `make test` visits the page with the most widgets, `make test-all` the others, too.
OTHERS = [
    ARTICLE,
    "/",
    "/courses/",
    "/journal/",
    "/gallery/",
    "/visit/",
    "/contact/",
    "/about/",
    "/runtime/",
    "/runtime/links/",
    "/runtime/lightbox/",
    "/runtime/carousels/",
    "/runtime/popups/",
    "/runtime/menus/",
]
EVERY_PAGE = ["/landing/", *(pytest.param(path, marks=pytest.mark.matrix) for path in OTHERS)]
EVERY_WIDTH = [1440, pytest.param(900, marks=pytest.mark.matrix), pytest.param(390, marks=pytest.mark.matrix)]

IN_ARABIC = """
from wagtail.models import Locale, Page
for page in Page.objects.filter(locale__language_code="de", depth=2):
    page.delete()
Page.objects.update(locale=Locale.objects.get_or_create(language_code="ar")[0])
"""


@pytest.fixture(scope="module")
def arabic_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sites.Site]:
    """The demo in right-to-left layout, with English text."""
    folder = tmp_path_factory.mktemp("arabic") / "var"
    shutil.copytree(sites.prepared_folder(), folder)
    site = sites.start(folder, workers=1)
    site.run(IN_ARABIC)
    yield site
    site.stop()


@pytest.fixture
def arabic(arabic_site, visitor):
    def open_page(path: str, **options) -> Watched:
        watched = visitor(**options)
        watched.base = arabic_site.url
        watched.goto(path)
        return watched

    return open_page


def assert_walkable(watched: Watched, is_rtl: bool = False) -> None:
    stops = walk(watched.page)

    assert missed(watched.page) == []
    assert [stop.name for stop in stops if not stop.is_marked] == []
    assert [stop.name for stop in stops if not stop.isOnTop] == []
    assert [(one.name, other.name) for one, other in pairwise(stops) if leads_back(one, other, is_rtl)] == []


@pytest.mark.parametrize("width", EVERY_WIDTH)
@pytest.mark.parametrize("path", EVERY_PAGE)
def test_tab_reaches_everything_in_visual_order_with_visible_focus(visitor, path: str, width: int):
    """W-ALL-03"""
    watched = visitor(width=width, reduced_motion="reduce")
    watched.goto(path)
    hydrate(watched.page)

    assert_walkable(watched)


@pytest.mark.matrix
def test_shift_tab_goes_back_in_the_same_order(visitor):
    """W-ALL-03"""
    watched = visitor(reduced_motion="reduce")
    watched.goto("/")
    hydrate(watched.page)
    forth = [stop.name for stop in walk(watched.page)]
    back = [stop.name for _ in forth if (stop := step(watched.page, "Shift+Tab"))]

    assert back == forth[::-1]


@pytest.mark.matrix
@pytest.mark.parametrize("path", EVERY_PAGE)
def test_the_first_tab_stop_skips_the_header(visitor, path: str):
    """W-ALL-03"""
    watched = visitor()
    watched.goto(path)
    watched.page.keyboard.press("Tab")
    link = watched.page.get_by_role("link", name="Skip to content")

    expect(link).to_be_focused()
    expect(link).to_be_in_viewport(ratio=1)
    watched.page.keyboard.press("Enter")
    watched.page.keyboard.press("Tab")
    assert watched.page.evaluate("document.activeElement.closest('body > header, .skip-link')") is None


# The left and right edges of all boxes, in order. In right-to-left text, `bdi` isolates telephone numbers and counters.
BOXES = """() => [...document.querySelectorAll("header *, main *, footer *")].filter((element) =>
  !element.closest(".language_switcher, bdi, .counter__number *")).map((element) => {
  const { left, right } = element.getBoundingClientRect();
  const hasBox = !["inline", "contents", "none"].includes(getComputedStyle(element).display) && right - left > 1;
  return { name: `${element.tagName} ${element.textContent.trim().slice(0, 40)}`, left, right, hasBox };
})"""

# Arabic letters have no spacing and no slant, and the two sites offer different languages.
EVEN_OUT = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { letter-spacing: normal !important; font-style: normal !important }
    .language_switcher { display: none !important }`);
  document.adoptedStyleSheets = [sheet];
}"""

# Takes over the texts that are given, and returns those of the page.
TEXTS = """(texts) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement.closest("script, style, .language_switcher")) nodes.push(walker.currentNode);
  if (texts) nodes.forEach((node, index) => { node.data = texts[index]; });
  return nodes.map((node) => node.data);
}"""


def is_mirrored(one: dict, other: dict, width: int) -> bool:
    return abs(one["left"] - (width - other["right"])) < 2 and abs(one["right"] - (width - other["left"])) < 2


@pytest.mark.matrix
@pytest.mark.parametrize("width", EVERY_WIDTH)
@pytest.mark.parametrize("path", EVERY_PAGE)
def test_a_right_to_left_page_is_mirrored(arabic, visitor, path: str, width: int):
    """W-ALL-02"""
    # Scripts would move elements at different moments.
    english = visitor(width=width, java_script_enabled=False)
    english.goto(path)
    mirrored = arabic(path, width=width, java_script_enabled=False)
    assert mirrored.page.locator("html").get_attribute("dir") == "rtl"
    assert not mirrored.scrolls_sideways()

    # Texts of widgets are in Arabic, which is not as wide.
    texts = mirrored.page.evaluate(TEXTS)
    assert len(english.page.evaluate(TEXTS, texts)) == len(texts)
    for watched in (english, mirrored):
        watched.page.evaluate(EVEN_OUT)
    pairs = list(zip(english.page.evaluate(BOXES), mirrored.page.evaluate(BOXES), strict=True))
    assert [one["name"] for one, other in pairs if one["hasBox"] and not is_mirrored(one, other, width)] == []


@pytest.mark.matrix
@pytest.mark.parametrize("path", EVERY_PAGE)
def test_in_right_to_left_pages_tab_follows_the_reading_direction(arabic, path: str):
    """W-ALL-03"""
    watched = arabic(path, reduced_motion="reduce")
    hydrate(watched.page)

    assert_walkable(watched, is_rtl=True)
    assert watched.violations() == []
    assert watched.errors == []


@pytest.mark.matrix
def test_arabic_letters_stay_joined_and_upright(arabic):
    """W-ALL-02"""
    page = arabic("/landing/").page
    broken = page.evaluate("""() => [...document.body.querySelectorAll("*")].map((element) => {
        const { fontStyle, letterSpacing } = getComputedStyle(element);
        const is_joined = fontStyle === "normal" && ["normal", "0px"].includes(letterSpacing);
        return is_joined ? "" : `${element.tagName}.${element.className} ${fontStyle} ${letterSpacing}`;
    }).filter(Boolean)""")

    assert broken == []


@pytest.mark.matrix
def test_in_right_to_left_pages_arrow_keys_are_mirrored(arabic):
    """RUN-CAR-12 W-TABS-02"""
    page = arabic("/landing/", reduced_motion="reduce").page
    hydrate(page)
    slides, tabs = page.locator(".slides"), page.get_by_role("tab")

    # Its names are in Arabic.
    track = slides.locator(".slides__track")
    track.focus()
    page.keyboard.press("ArrowLeft")
    expect(track.locator("> *").first).to_have_attribute("aria-hidden", "true")
    tabs.first.focus()
    page.keyboard.press("ArrowLeft")
    expect(tabs.nth(1)).to_be_focused()


# The longest duration in the stylesheets, in seconds.
LONGEST_MOVEMENT = """() => Math.max(...[...document.querySelectorAll("*")].flatMap((element) =>
  ["", "::before", "::after"].flatMap((part) => {
    const { animationDuration, transitionDuration } = getComputedStyle(element, part);
    return `${animationDuration}, ${transitionDuration}`.split(", ").map(parseFloat);
  })))"""


# The countdown announces each minute to everybody, and hidden elements do not move visibly.
MAIN_WITHOUT_CLOCKS = """() => {
  const main = document.querySelector("main").cloneNode(true);
  main.querySelectorAll(".countdown, input[type=hidden]").forEach((one) => one.remove());
  return main.innerHTML;
}"""


@pytest.mark.matrix
@pytest.mark.parametrize("path", EVERY_PAGE)
def test_nothing_moves_under_reduced_motion(visitor, path: str):
    """RUN-HND-11"""
    watched = visitor(reduced_motion="reduce")
    watched.page.clock.install()
    watched.goto(path)
    hydrate(watched.page)
    before = watched.page.evaluate(MAIN_WITHOUT_CLOCKS)
    watched.page.clock.run_for(60_000)

    assert watched.page.evaluate(MAIN_WITHOUT_CLOCKS) == before
    assert watched.page.evaluate(LONGEST_MOVEMENT) <= 0.001
    assert watched.page.evaluate("getComputedStyle(document.documentElement).scrollBehavior") == "auto"
    assert watched.page.locator("[autoplay]").count() == 0


@pytest.mark.matrix
def test_without_reduced_motion_the_same_page_moves(visitor):
    """RUN-HND-11"""
    watched = visitor()
    watched.page.clock.install()
    watched.goto("/landing/")
    hydrate(watched.page)
    watched.page.locator(".slides__track").scroll_into_view_if_needed()
    expect(watched.page.locator(".slides__track")).to_be_in_viewport()
    watched.page.clock.run_for(6_000)

    expect(watched.page.locator("[aria-label='1 of 5']")).to_have_attribute("aria-hidden", "true")
    assert watched.page.evaluate(LONGEST_MOVEMENT) > 0.1


# Boxes with hidden overflow, by its handling. Slides are reachable by buttons too, and clipped decoration is fine.
OVERFLOWING = """() => [...document.querySelectorAll("body *")]
  .filter((element) => !element.matches(".slides__track, .visually-hidden, [aria-hidden=true]"))
  .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
  .filter((element) => !["visible", "inline"].includes(getComputedStyle(element).overflowX))
  .map((element) => element.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("path", EVERY_PAGE)
def test_at_400_percent_zoom_a_page_scrolls_in_one_direction_and_nothing_is_cut_off(visitor, path: str):
    """W-ALL-02; 1280 by 1024 pixels at 400 %"""
    watched = visitor(width=320, height=256, reduced_motion="reduce")
    watched.goto(path)
    hydrate(watched.page)

    assert not watched.scrolls_sideways()
    assert watched.page.evaluate(OVERFLOWING) == []
    assert_walkable(watched)
