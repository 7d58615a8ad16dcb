"""Designed pages to begin with. Their texts are the sample texts of new widgets, which the checklist finds."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from intarsia.documents import contract as contracts

from ..builder_field import document_with
from .suggested_forms import Purpose

Element = dict[str, Any]


@dataclass(frozen=True)
class ReadyPage:
    key: str
    name: str | Promise
    description: str | Promise
    content: Callable[[], list[Element]]
    # What its form is for.
    form: Purpose = ""

    def document(self) -> dict[str, Any]:
        return document_of(self.content())


def document_of(content: list[Element]) -> dict[str, Any]:
    """Elements have ids that are unique in the document."""
    numbers = count(1)
    return document_with([_with_ids(element, numbers) for element in content])


def _with_ids(value: Any, numbers: Any) -> Any:
    if isinstance(value, list):
        return [_with_ids(inner, numbers) for inner in value]
    if not isinstance(value, dict):
        return value
    inner = {key: _with_ids(child, numbers) for key, child in value.items()}
    if "type" in inner and "props" in inner:
        inner["props"] = {"id": f"{inner['type']}-{next(numbers)}", **inner["props"]}
    return inner


def element(widget: str, **props: Any) -> Element:
    schema = contracts.load()["widgets"][widget]
    return {"type": widget, "props": {"$version": schema["version"], **_with_content(schema["settings"]), **props}}


def _with_content(settings: dict[str, Any]) -> dict[str, Any]:
    """The default items that contain elements. Only stored ones can be edited: those of a view have no ids."""
    return {
        name: _made(setting["default"])
        for name, setting in settings.items()
        if setting["kind"] == "list" and any(field["kind"] == "slot" for field in setting["fields"].values())
    }


def _made(value: Any) -> Any:
    if isinstance(value, list):
        return [_made(inner) for inner in value]
    if not isinstance(value, dict):
        return value
    if "type" in value and "props" in value:
        return element(value["type"], **value["props"])
    return {key: _made(inner) for key, inner in value.items()}


def style(mobile: dict[str, Any] | None = None, **desktop: Any) -> dict[str, Any]:
    return {"$style": {"desktop": desktop, **({"mobile": mobile} if mobile else {})}}


PAPER, SUNKEN = {"$var": "color.paper"}, {"$var": "color.sunken"}

heading = partial(element, "heading")
title = partial(heading, header_size="h1", size="display")
text = partial(element, "text")
button = partial(element, "button")


def section(
    *content: Element, background: Any = PAPER, gap: str = "24px", boxed_width: str | None = None, **props: Any
) -> Element:
    """With the site's padding, so that it has the same edges as other sections, the header and the footer."""
    # A section without a background would show that of the first one, which is also the page's.
    narrow: dict[str, Any] = {"boxed_width": boxed_width} if boxed_width else {}
    return element("section", content=list(content), **props, **style(gap=gap, background=background, **narrow))


def dark(*content: Element) -> Element:
    """Without a setting for its background, because the stylesheet gives it another color on a dark page."""
    return element("section", content=list(content), color_mode="dark", **style(gap="24px"))


def columns(*content: Element, number: int = 3, gap: int = 32, **props: Any) -> Element:
    return element("grid", columns=number, column_gap=_px(gap), row_gap=_px(32), content=list(content), **props)


def form_below_heading(purpose: Purpose) -> Element:
    """The heading is the title of the form. The canvas shows a sample until a form is chosen."""
    return element("form", form={"id": None, "sample": purpose}, show_title="", show_description="")


def _px(size: int) -> dict[str, Any]:
    return {"size": size, "unit": "px"}


def benefits(*icons: str) -> Element:
    return columns(*(element("icon_box", icon=icon) for icon in icons), **three_on_tablets())


def three_on_tablets() -> dict[str, int]:
    """Two columns would leave the third element alone in its row."""
    return {"columns_tablet": 3}


def call_to_action() -> Element:
    return dark(heading(**centered()), text(**centered()), button(size="lg", align="center"))


def faq() -> Element:
    return element("accordion", default_state="all_collapsed", faq_schema="yes")


def centered(**more: Any) -> dict[str, Any]:
    return style(text_align="center", **more)


def lead(**more: Any) -> Element:
    """The text below the title of a page."""
    return text(**style(font_size={"$var": "text.lg"}, **more))


def landing() -> list[Element]:
    quotes = [element("testimonial") for _number in range(2)]
    return [
        section(title(), lead(), button(size="lg"), background=SUNKEN),
        section(heading(), benefits("sparkles", "shield", "heart")),
        section(columns(*quotes, number=2), background=SUNKEN),
        section(heading(), faq()),
        call_to_action(),
    ]


def about() -> list[Element]:
    numbers = [element("counter") for _number in range(3)]
    return [
        dark(title(), lead()),
        section(columns(heading(), text(), number=2)),
        section(columns(*numbers, **three_on_tablets()), background=SUNKEN),
        section(heading(), columns(*(element("author_box") for _number in range(2)), number=2)),
        call_to_action(),
    ]


def services() -> list[Element]:
    return [
        section(title(**centered()), lead(text_align="center")),
        section(benefits("brush", "layers", "hammer"), benefits("ruler", "palette", "leaf"), background=SUNKEN),
        section(columns(heading(), element("icon_list"), number=2)),
        section(element("testimonial"), background=SUNKEN),
        call_to_action(),
    ]


def contact() -> list[Element]:
    reach = element("container", content=[heading(size="md"), element("icon_list")])
    write = element("container", content=[heading(size="md"), text(), form_below_heading("contact")])
    return [
        section(title(), lead(), background=SUNKEN),
        section(columns(write, reach, number=2)),
        section(heading(), faq(), background=SUNKEN),
    ]


def article() -> list[Element]:
    body = [text(drop_cap="yes"), element("blockquote"), heading(), text()]
    return [
        section(title(), lead(), background=SUNKEN),
        section(*body, html_tag="article"),
        section(element("author_box"), element("share_buttons"), background=SUNKEN),
    ]


READY_PAGES = (
    ReadyPage("landing", _("Landing page"), _("One offer: benefits, customers, questions, a call to action."), landing),
    ReadyPage("about", _("About"), _("Who you are, in words and numbers."), about),
    ReadyPage("services", _("Services"), _("What you offer, with icons and a customer quote."), services),
    ReadyPage("contact", _("Contact"), _("A form, ways to reach you, and frequent questions."), contact, "contact"),
    ReadyPage("article", _("Article"), _("A text with a quote and its author."), article),
)


def ready_page(key: str) -> ReadyPage | None:
    return next((one for one in READY_PAGES if one.key == key), None)
