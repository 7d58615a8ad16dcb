"""Rules for every widget of the catalog, rendered together."""

import json
from pathlib import Path
from typing import Any

import pytest

from e2e.rendered import document, element, open_rendered
from intarsia import contract

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

WIDGETS = json.loads((Path(contract.__file__).parent / "widgets.json").read_text("utf-8"))["widgets"]
LONG = "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik"

# Elements inside a scrolling or clipping box, and visually hidden ones, do not widen the page.
STICKING_OUT = """() => {
  const isCut = (element) => {
    for (let around = element.parentElement; around; around = around.parentElement)
      if (getComputedStyle(around).overflowX !== "visible") return true;
    return getComputedStyle(element).clipPath !== "none";
  };
  return [...document.querySelectorAll("main *")].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -1 || right > innerWidth + 1) && !isCut(element);
  }).map((element) => element.getAttribute("class") ?? element.tagName);
}"""


def wordy(settings: dict[str, Any], given: Any = None) -> dict[str, Any]:
    """Settings in which every text is one word that fits no line."""
    filled = dict(given or {})
    for name, setting in settings.items():
        if setting["kind"] == "list":
            filled[name] = [wordy(setting["fields"], item) for item in setting.get("default") or []]
        elif setting["kind"] == "richtext":
            filled[name] = f"<p>{LONG}</p><ul><li>{LONG}</li></ul>"
        elif setting.get("translatable") and setting["kind"] in ("text", "textarea"):
            filled[name] = LONG
    return filled


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_word_longer_than_a_line_fits_the_smallest_phone(browser, direction):
    """W-ALL-02"""
    elements = [element(name, f"w-{name}", **wordy(widget["settings"])) for name, widget in WIDGETS.items()]

    page = open_rendered(browser, document(*elements), direction=direction, width=320)

    assert page.evaluate(STICKING_OUT) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 320


PICTURE = {"src": "/a.webp", "srcset": "", "full": "/a.webp", "width": 800, "height": 600, "alt": "Holly", "title": ""}
BOXES = """() => [...document.querySelectorAll(".image_box")].map((box) => {
  const words = box.querySelector(".image_box__content").getBoundingClientRect();
  const picture = box.querySelector(".image_box__image").getBoundingClientRect();
  return { words: words.width, isBelow: words.top >= picture.bottom };
})"""


@pytest.mark.parametrize("width", [390, 320])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_text_next_to_an_image_is_wide_enough_or_below_it(browser, width, direction):
    """W-ALL-02: at least 160 pixels, however wide the image is."""
    boxes = [
        element(
            *("image_box", f"b-{position}-{share}"),
            image={"id": 1},
            position=position,
            image_size={"size": share, "unit": "%"},
            title_text="The whitest wood that grows here",
            description_text=f"Our finest lines are cut from it. {LONG}",
        )
        for position in ("left", "right")
        for share in (30, 50, 80)
    ]
    page = open_rendered(browser, document(*boxes), images={"1": PICTURE}, direction=direction, width=width)
    found = page.evaluate(BOXES)

    assert [one for one in found if one["words"] < 160] == []
    assert [one["isBelow"] for one in found[::3]] == [False, False]
    assert found[2]["isBelow"] and found[5]["isBelow"]
    assert page.evaluate(STICKING_OUT) == []
    assert page.evaluate("document.documentElement.scrollWidth") == width


SIZES = """() => {
  const size = (selector) => document.querySelector(selector).getBoundingClientRect();
  return {
    plan: size(".pricing_table").width,
    image: size(".image_box img").width,
    below: size(".image_box__content").bottom - size(".image_box__content > :last-child").bottom,
  };
}"""


def test_widgets_that_are_alone_on_a_wide_page_have_a_sensible_width_and_no_empty_space(browser):
    """W-ALL-02"""
    box = element("image_box", "box", image={"id": 1}, title_text="Holly", description_text="White.")

    page = open_rendered(browser, document(element("pricing_table", "plan"), box), images={"1": PICTURE})
    found = page.evaluate(SIZES)

    assert found["plan"] <= 36 * 16
    assert found["image"] <= 40 * 16
    assert found["below"] < 1


# Browsers compute mixed colors, so they are read from a canvas.
CONTRASTS = """() => {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const light = (color) => {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data]
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  return [...document.querySelectorAll(".alert")].map((alert) => {
    const icon = light(getComputedStyle(alert.querySelector(".alert__icon")).color);
    const behind = light(getComputedStyle(alert).backgroundColor);
    return Math.max(icon, behind) / Math.min(icon, behind);
  });
}"""


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_the_icons_of_all_alerts_have_enough_contrast(browser, mode):
    """W-ALL-03: 3:1, because the icon says what kind of message it is."""
    kinds = [value for value, _ in WIDGETS["alert"]["settings"]["alert_type"]["options"]]
    alerts = [element("alert", f"a-{kind}", alert_type=kind) for kind in kinds]

    page = open_rendered(browser, document(*alerts), color_scheme=mode)
    found = page.evaluate(CONTRASTS)

    assert len(found) == len(kinds)
    assert [round(one, 1) for one in found if one < 3] == []
