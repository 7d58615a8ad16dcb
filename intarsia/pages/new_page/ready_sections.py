"""Designed sections, which the editor inserts into a page. Their texts are samples, which the checklist finds."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from .ready_pages import (
    SUNKEN,
    Element,
    button,
    call_to_action,
    centered,
    columns,
    document_of,
    element,
    faq,
    form_below_heading,
    heading,
    lead,
    section,
    style,
    text,
    three_on_tablets,
    title,
)
from .suggested_forms import Purpose


@dataclass(frozen=True)
class ReadySection:
    key: str
    name: str | Promise
    content: Callable[[], Element]
    # What its form is for.
    form: Purpose = ""

    def document(self) -> dict[str, Any]:
        return document_of([self.content()])


def hero() -> Element:
    return section(title(**centered()), lead(text_align="center"), buttons(justify_content="center"), background=SUNKEN)


def hero_with_image() -> Element:
    return section(image_next_to(title(), lead(), buttons()))


def feature_with_image() -> Element:
    return section(image_next_to(heading(), text(), element("icon_list")))


def image_next_to(*content: Element) -> Element:
    return middle(columns(box(*content, gap="24px"), image("landscape", aspect_ratio="4/3"), number=2))


def image(sample: str, **styles: Any) -> Element:
    """An image with a placeholder, which visitors see until one is chosen."""
    return element("image", image={"id": None, "sample": sample}, **style(**styles))


def box(*content: Element, **styles: Any) -> Element:
    return element("container", content=list(content), **style(**styles))


def buttons(**styles: Any) -> Element:
    both = [button(size="lg"), button(size="lg", variant="secondary")]
    return box(*both, flex_direction="row", flex_wrap="wrap", **styles)


def middle(grid: Element) -> Element:
    grid["props"] |= style(align_items="center")
    return grid


def band(*content: Element, **props: Any) -> Element:
    """A section whose heading has more space below it than its texts have between them."""
    return section(*content, gap="40px", **props)


def intro(name: str) -> Element:
    return box(heading(title=name, **centered()), text(**centered()), gap="12px")


def logos() -> Element:
    images = [image(f"logo-{number}", aspect_ratio="2/1", object_fit="contain") for number in range(1, 7)]
    row = columns(*images, number=6, columns_tablet=6, columns_mobile=2)
    return section(heading(title=_("Our customers"), size="sm", **centered()), row)


def features() -> Element:
    icons = ("sparkles", "shield", "heart", "layers", "clock", "leaf")
    return band(intro(_("Features")), columns(*(element("icon_box", icon=icon, align="center") for icon in icons)))


def numbers() -> Element:
    figures = [(120, "+"), (98, "%"), (24, "")]
    return section(
        columns(
            *(element("counter", ending_number=number, suffix=unit) for number, unit in figures), **three_on_tablets()
        )
    )


def prices() -> Element:
    """Three plans. The one in the middle stands out."""
    return band(
        intro(_("Plans and prices")),
        columns(
            element("pricing_table", title=_("Basic"), price="9", variant="secondary"),
            element("pricing_table", title=_("Standard"), featured="yes"),
            element("pricing_table", title=_("Premium"), price="59", variant="secondary"),
            **three_on_tablets(),
        ),
    )


def quotes() -> Element:
    both = [element("testimonial") for _number in range(2)]
    return band(
        heading(title=_("What customers say"), **centered()), columns(*both, number=2, gap=64), background=SUNKEN
    )


def team() -> Element:
    texts = {"author_name": _("Full name"), "role": _("Job title")}
    people = [
        element("author_box", source="custom", layout="above", align="center", **texts, **style(border="none"))
        for _number in range(3)
    ]
    return band(heading(title=_("Our team"), **centered()), columns(*people, **three_on_tablets()))


def questions() -> Element:
    return band(
        heading(title=_("Frequently asked questions"), **centered()),
        faq(),
        boxed_width="800px",
    )


def newsletter() -> Element:
    about = box(heading(title=_("Newsletter")), text(), gap="12px")
    return section(middle(columns(about, form_below_heading("newsletter"), number=2)), background=SUNKEN)


def contact() -> Element:
    about = box(heading(title=_("Contact")), text(), element("icon_list"), gap="24px")
    return section(columns(about, form_below_heading("contact"), number=2))


READY_SECTIONS = (
    ReadySection("hero", gettext_lazy("Hero"), hero),
    ReadySection("hero-with-image", gettext_lazy("Hero with image"), hero_with_image),
    ReadySection("logos", gettext_lazy("Logos"), logos),
    ReadySection("benefits", gettext_lazy("Features"), features),
    ReadySection("feature-with-image", gettext_lazy("Feature with image"), feature_with_image),
    ReadySection("numbers", gettext_lazy("Numbers"), numbers),
    ReadySection("quotes", gettext_lazy("Testimonials"), quotes),
    ReadySection("prices", gettext_lazy("Prices"), prices),
    ReadySection("team", gettext_lazy("Team"), team),
    ReadySection("questions", gettext_lazy("FAQ"), questions),
    ReadySection("call-to-action", gettext_lazy("Call to action"), call_to_action),
    ReadySection("newsletter", gettext_lazy("Newsletter"), newsletter, "newsletter"),
    ReadySection("contact", gettext_lazy("Contact"), contact, "contact"),
)
