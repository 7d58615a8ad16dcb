"""A printed page is complete and black on white; with forced colors, borders and states are visible."""

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

PAGES = ["/", "/landing/", "/courses/", "/journal/hot-sand/", "/gallery/", "/woods/", "/contact/order/", "/runtime/"]
# Elements that contain text themselves, and whether it is lighter than half of white.
LIGHT_TEXT = """() => {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const lightness = (color) => {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  };
  const hasText = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  return [...document.querySelectorAll("body *")]
    .filter((element) => hasText(element) && element.checkVisibility())
    .filter((element) => lightness(getComputedStyle(element).color) > 0.5)
    .map((element) => element.className || element.tagName);
}"""
BACKGROUNDS = """() => [...document.querySelectorAll("*")]
  .filter((element) => getComputedStyle(element).backgroundColor !== "rgba(0, 0, 0, 0)")
  .map((element) => element.className || element.tagName)"""
SLIDES = """() => [...document.querySelectorAll(".slides__slide")].map((slide) => {
  const { left, right, height } = slide.getBoundingClientRect();
  return left >= 0 && right <= innerWidth && height > 0 && getComputedStyle(slide).opacity === "1";
})"""
CLOSED_ANSWERS = """() => [...document.querySelectorAll("details.disclosure__item:not([open]) .disclosure__panel")]
  .map((panel) => panel.checkVisibility({ contentVisibilityAuto: true }) && panel.getBoundingClientRect().height > 0)"""
CLOSED_PANELS = """() => [...document.querySelectorAll(".tabs__panel--closed")]
  .map((panel) => panel.checkVisibility() && panel.getBoundingClientRect().height > 0)"""

CARDS = {
    "/woods/": (".alert", ".image_box", "table"),
    "/landing/": (".icon_box", ".testimonial", ".video", ".slides__slide"),
    "/journal/": (".posts__item",),
    "/journal/hot-sand/": (".author_box",),
}
LINKS = """() => {
  const url = "https://example.org/";
  const links = document.createElement("div");
  links.innerHTML = `<a id="link" href="${url}">Oak</a><a id="image" href="${url}"><img alt="Oak"></a>
    <div class="button"><a id="button" class="button__link" href="${url}">Oak<svg></svg></a></div>`;
  document.querySelector("main").append(links);
}"""
PRINTED_URL = "(link) => getComputedStyle(link, '::after').content"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_printed_text_is_dark_on_white(visitor, scheme: str):
    visit = visitor(color_scheme=scheme)
    for path in PAGES:
        visit.goto(path)
        visit.page.emulate_media(media="print", color_scheme=scheme)

        assert visit.page.evaluate(LIGHT_TEXT) == [], path
        assert visit.page.evaluate(BACKGROUNDS) == [], path


def test_all_slides_answers_and_tabs_are_printed_and_no_controls(visitor):
    visit = visitor(width=900)
    visit.goto("/landing/")
    visit.page.locator(".slides").scroll_into_view_if_needed()
    visit.page.locator(".slides__arrow").first.wait_for()
    visit.page.emulate_media(media="print")

    slides = visit.page.evaluate(SLIDES)
    assert len(slides) == 5 and all(slides)
    # A printer gets no transitions, but emulated media runs them.
    for answer in visit.page.locator("details:not([open]) .disclosure__panel").all():
        expect(answer).to_be_visible()
    answers = visit.page.evaluate(CLOSED_ANSWERS)
    assert len(answers) == 3 and all(answers)
    panels = visit.page.evaluate(CLOSED_PANELS)
    assert panels and all(panels)
    for selector in (".slides__arrow", ".slides__controls", ".menu", ".tabs__list", ".skip-link"):
        assert visit.page.locator(selector).all()
        assert not any(one.is_visible() for one in visit.page.locator(selector).all()), selector


def test_cards_are_not_split_between_printed_pages(visitor):
    visit = visitor()
    for path, selectors in CARDS.items():
        visit.goto(path)
        visit.page.emulate_media(media="print")
        for selector in selectors:
            cards = visit.page.locator(selector).all()
            assert cards, selector
            assert {card.evaluate("(card) => getComputedStyle(card).breakInside") for card in cards} == {"avoid"}, (
                selector
            )


def test_headings_are_printed_on_the_page_of_what_follows(visitor):
    visit = visitor()
    visit.goto("/woods/")
    visit.page.emulate_media(media="print")

    headings = visit.page.locator("main :is(h1, h2, h3)").all()
    assert len(headings) > 8
    assert {one.evaluate("(one) => getComputedStyle(one).breakAfter") for one in headings} == {"avoid"}
    # Chromium does not keep them together in a grid.
    sections = visit.page.locator("main h2").all()
    assert "grid" not in {one.evaluate("(one) => getComputedStyle(one.parentElement).display") for one in sections}


def test_external_links_print_their_url_and_images_and_share_buttons_do_not(visitor):
    visit = visitor()
    visit.goto("/journal/hot-sand/")
    visit.page.evaluate(LINKS)
    visit.page.emulate_media(media="print")

    for one in ("#link", "#button"):
        assert "https://example.org/" in visit.page.locator(one).evaluate(PRINTED_URL)
    assert visit.page.locator("#image").evaluate(PRINTED_URL) == "none"
    assert not visit.page.locator(".share_buttons").first.is_visible()


def test_with_forced_colors_the_selected_tab_and_the_current_slide_differ_from_the_others(visitor):
    visit = visitor(forced_colors="active")
    visit.goto("/landing/")
    color = "(element) => getComputedStyle(element).borderBottomColor"
    selected = visit.page.locator(".tabs__tab[aria-selected=true]").evaluate(color)
    others = {one.evaluate(color) for one in visit.page.locator(".tabs__tab[aria-selected=false]").all()}
    assert selected not in others

    # The controls arrive when the carousel is near.
    visit.page.locator(".slides").scroll_into_view_if_needed()
    dot = "(element) => getComputedStyle(element, '::before').backgroundColor"
    expect(visit.page.locator(".slides__bullet")).not_to_have_count(0)
    canvas = visit.page.evaluate("getComputedStyle(document.body).backgroundColor")
    dots = [one.evaluate(dot) for one in visit.page.locator(".slides__bullet").all()]
    assert canvas not in dots
    assert visit.page.locator(".slides__bullet[aria-current]").evaluate(dot) not in dots[1:]


def test_with_forced_colors_buttons_have_a_border(visitor):
    visit = visitor(forced_colors="active")
    width = "(element) => getComputedStyle(element).borderTopWidth"
    for path, selector in {
        "/landing/": ".slides__arrow, .slides__pause, .button--primary > .button__link, .menu__action",
        "/journal/hot-sand/": ".comments__send",
        "/contact/order/": ".form__submit",
    }.items():
        visit.goto(path)
        for carousel in visit.page.locator(".slides").all():
            carousel.scroll_into_view_if_needed()
        visit.page.locator(selector.split(",")[0]).first.wait_for()
        buttons = visit.page.locator(selector).all()
        assert len(buttons) >= len(selector.split(","))
        assert {button.evaluate(width) for button in buttons} == {"1px"}, path


# What is seen of a background and a text: forced colors keep the transparency of a background.
COLORS_SEEN = """(one) => {
  const { backgroundColor, color } = getComputedStyle(one);
  const channels = backgroundColor.match(/[\\d.]+/g);
  const canvas = getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g);
  return [...(channels[3] === "0" ? canvas : channels).slice(0, 3), color].join();
}"""
STATES = """
from wagtail.images import get_image_model
from intarsia.pages.tests.builders import element, page
from intarsia.webforms.tests.builders import web_form
woods = [{"_id": str(n), "label": f"Wood {n}", "value": str(n)} for n in range(3)]
form = web_form(
    {"type": "select", "props": {"id": "wood", "label": "Wood", "is_searchable": "yes", "choices": woods}},
    {"type": "signature", "props": {"id": "sign", "label": "Signature"}},
)
image = [{"id": get_image_model().objects.first().pk}]
groups = [{"_id": name, "title": name, "gallery": image} for name in ("Oak", "Elm")]
print(page(
    element("image_gallery", source="groups", groups=groups),
    element("form", form={"id": form.pk}),
    element("star_rating", rating=2.5),
).url)
"""


def test_with_forced_colors_pressed_and_active_controls_and_full_stars_differ_from_the_others(visitor, site):
    visit = visitor(forced_colors="active")
    visit.goto(site.run(STATES).split()[-1])
    page = visit.page
    fill = "(one) => getComputedStyle(one).fill"
    # Any field starts the script of the form.
    wood = page.get_by_role("combobox", name="Wood")
    wood.focus()
    wood = wood.and_(page.locator("input"))
    wood.press("ArrowDown")
    expect(page.locator(".combobox__option--active")).to_be_visible()

    for chosen, others in {
        ".image_gallery__filter[aria-pressed=true]": ".image_gallery__filter[aria-pressed=false]",
        ".combobox__option--active": ".combobox__option:not(.combobox__option--active)",
        ".signature__modes [aria-pressed=true]": ".signature__modes [aria-pressed=false]",
    }.items():
        state = page.locator(chosen).evaluate(COLORS_SEEN)
        assert state not in {one.evaluate(COLORS_SEEN) for one in page.locator(others).all()}, chosen
        assert page.locator(others).count(), others
    assert page.locator(".star_rating__full").evaluate(fill) != page.locator(".star_rating__empty").evaluate(fill)
