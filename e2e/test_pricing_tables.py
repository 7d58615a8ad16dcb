"""The browser folds the features, places the tooltips and aligns plans, so this is tested in one."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from e2e.rendered import document, element, open_rendered, violations

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

TEXTS = ("Pages", "Domain", "Backups", "Telephone", "Invoices")
TIP = "You bring it, we connect it."


def plan(key: str = "p", **settings: Any) -> dict[str, Any]:
    features = [
        {"_id": text, "text": text, "included": "yes", "icon": "", "tooltip": TIP if text == "Domain" else ""}
        for text in TEXTS
    ]
    return element("pricing_table", key, **{"features": features, **settings})


def folded(key: str = "p", **settings: Any) -> dict[str, Any]:
    return plan(key, fold_enabled="yes", **settings)


def plans(**settings: Any) -> dict[str, Any]:
    texts = ("Short.", "A subtitle that needs several lines, because it says at length who this plan is for.", "")
    three = [
        plan(f"p-{number}", subtitle=text, featured="yes" if number == 1 else "", after_button=text)
        for number, text in enumerate(texts)
    ]
    three[2]["props"]["features"] = three[2]["props"]["features"][:2]
    return document(element("grid", "g", content=three, **settings))


def tops(page: Page, selector: str) -> list[int]:
    return page.locator(selector).evaluate_all("all => all.map((one) => Math.round(one.getBoundingClientRect().top))")


@pytest.mark.parametrize("scripts", [True, False])
def test_the_fold_shows_all_features_with_and_without_scripts(browser: Browser, scripts: bool):
    """W-PRICING-TABLE-01 RUN-HND-10"""
    page = open_rendered(browser, document(folded()), java_script_enabled=scripts)
    expect(page.get_by_text("Backups")).to_be_visible()
    expect(page.get_by_text("Invoices")).to_be_hidden()

    page.get_by_text("Show all features").click()
    expect(page.get_by_text("Invoices")).to_be_visible()

    page.get_by_text("Show fewer features").click()
    expect(page.get_by_text("Invoices")).to_be_hidden()


def test_tab_reaches_the_fold_and_the_tooltips_in_the_order_of_the_screen(browser: Browser):
    """W-PRICING-TABLE-03 W-ALL-03"""
    features = [
        {"_id": str(number), "text": f"Feature {number}", "included": "yes", "tooltip": "More"} for number in range(5)
    ]
    page = open_rendered(browser, document(folded(features=features)), reduced_motion="reduce")
    page.get_by_text("Show all features").click()

    stops = page.locator(".pricing_table").locator("a, button, summary")
    expect(page.get_by_text("Feature 4")).to_be_visible()
    tops = [box["y"] for stop in stops.all() if (box := stop.bounding_box())]
    assert len(tops) >= 6
    assert tops == sorted(tops)


def test_enter_switches_the_fold_and_its_state_is_announced(browser: Browser):
    """W-PRICING-TABLE-03 W-ALL-03"""
    page = open_rendered(browser, document(folded(link={"url": ""})))

    def announced() -> list[tuple[str, bool]]:
        tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
        return [
            (node["name"]["value"], prop["value"]["value"])
            for node in tree
            for prop in node.get("properties", [])
            if prop["name"] == "expanded" and not node.get("ignored") and "features" in node["name"]["value"]
        ]

    assert announced() == [("Show all features", False)]
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert announced() == [("Show fewer features", True)]
    page.keyboard.press("Enter")
    assert announced() == [("Show all features", False)]


def test_the_unfolded_list_grows_with_its_text_when_the_window_changes(browser: Browser):
    """W-PRICING-TABLE-01"""
    features = [{"_id": str(n), "text": "A feature with a text of some length", "included": "yes"} for n in range(6)]
    page = open_rendered(browser, document(folded(features=features)), reduced_motion="reduce")
    page.get_by_text("Show all features").click()
    page.set_viewport_size({"width": 220, "height": 800})

    assert page.locator("details ul").evaluate("one => one.scrollHeight <= one.parentElement.clientHeight")


@pytest.mark.parametrize(("motion", "times"), [("no-preference", (0.5, 0.3)), ("reduce", (0, 0))])
def test_unfolding_takes_500_ms_and_folding_300_and_nothing_under_reduced_motion(
    browser: Browser, motion: Any, times: tuple[float, float]
):
    """W-PRICING-TABLE-01 RUN-HND-11"""
    page = open_rendered(browser, document(folded()), reduced_motion=motion)
    duration = "one => parseFloat(getComputedStyle(one, '::details-content').transitionDuration)"
    fold = page.locator("details")

    folding = fold.evaluate(duration)
    fold.evaluate("one => { one.open = true }")

    assert (round(fold.evaluate(duration), 1), round(folding, 1)) == times


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_plans_next_to_each_other_line_up(browser: Browser, direction: str):
    """W-PRICING-TABLE-02"""
    page = open_rendered(browser, plans(), direction=direction)

    for part in ("", "__title", "__price", "__features", "__button"):
        assert len(set(tops(page, f".pricing_table{part}"))) == 1, part
    heights = page.locator(".pricing_table").evaluate_all("all => all.map((one) => one.offsetHeight)")
    assert len(set(heights)) == 1
    assert violations(page) == []


def test_plans_follow_each_other_on_a_phone_and_nothing_is_cut(browser: Browser):
    page = open_rendered(browser, plans(), width=320)

    assert tops(page, ".pricing_table") == sorted(set(tops(page, ".pricing_table")))
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


class TestTooltips:
    def opened(self, browser: Browser, **options: Any) -> tuple[Page, Locator, Locator]:
        page = open_rendered(browser, document(element("spacer", "s"), plan(link={"url": ""})), **options)
        return page, page.get_by_role("button", name="More about: Domain"), page.get_by_text(TIP)

    def enhanced(self, browser: Browser) -> tuple[Page, Locator, Locator]:
        page, button, tip = self.opened(browser)
        page.locator("in-island[data-state=hydrated]").wait_for()
        return page, button, tip

    def test_keyboard_focus_opens_one_and_escape_closes_it(self, browser: Browser):
        """W-PRICING-TABLE-02 W-ALL-03"""
        page, button, tip = self.enhanced(browser)
        page.keyboard.press("Tab")
        expect(button).to_be_focused()
        expect(tip).to_be_visible()

        page.keyboard.press("Escape")
        expect(tip).to_be_hidden()
        expect(button).to_be_focused()

    def test_the_pointer_opens_one_above_its_feature_and_can_move_onto_it(self, browser: Browser):
        """W-PRICING-TABLE-02"""
        page, button, tip = self.enhanced(browser)
        button.hover()
        expect(tip).to_be_visible()
        above, below = tip.bounding_box(), button.bounding_box()
        assert above and below and 0 <= below["y"] - above["y"] - above["height"] < 20

        tip.hover()
        expect(tip).to_be_visible()
        page.mouse.move(0, 0)
        expect(tip).to_be_hidden()

    @pytest.mark.parametrize("scripts", [True, False])
    def test_a_tap_opens_one_and_a_tap_elsewhere_closes_it(self, browser: Browser, scripts: bool):
        """W-PRICING-TABLE-02 RUN-HND-10"""
        page, button, tip = self.opened(browser, has_touch=True, width=390, java_script_enabled=scripts)
        button.tap()
        expect(tip).to_be_visible()
        box = tip.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= 390

        page.touchscreen.tap(5, 5)
        expect(tip).to_be_hidden()


def test_all_features_and_tooltips_are_printed(browser: Browser):
    page = open_rendered(browser, document(folded(featured="yes")))
    page.emulate_media(media="print")

    for text in TEXTS:
        expect(page.get_by_role("listitem").filter(has_text=text)).to_be_visible()
    expect(page.get_by_text(TIP)).to_be_visible()
    expect(page.get_by_text("Show all features")).to_be_hidden()


def test_a_featured_plan_stands_out_with_forced_colors(browser: Browser):
    page = open_rendered(browser, plans(), forced_colors="active")
    widths = page.locator(".pricing_table").evaluate_all(
        "all => all.map((one) => getComputedStyle(one).borderTopWidth)"
    )

    assert widths == ["1px", "3px", "1px"]
