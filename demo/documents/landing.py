"""The standard landing page, on which speed and weight are measured.

56 elements: 35 widgets in 21 containers. Its texts and colors are those of the page that other builders were measured
with, so that the figures are comparable. Only its light backgrounds follow the mode, so that
text stays readable in the dark.
"""

from collections.abc import Callable
from typing import Any

from .element import DocumentBuilder, Element, link, var

PITCH = (
    "Build pages visually, publish in one click and keep every page fast. Our studio combines design, content and "
    "performance in one workflow for teams of every size."
)
Picture = Callable[[str], dict[str, Any]]

SECTION = {"desktop": {"padding": "72px 20px"}, "mobile": {"padding": "40px 16px"}}


def landing(picture: Picture) -> dict[str, Any]:
    """The page's document. `picture(name)` gives a media setting."""
    return _Landing(picture).page()


class _Landing:
    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self.builder = DocumentBuilder("landing")
        self.element = self.builder.element

    def page(self) -> dict[str, Any]:
        parts = (
            self.hero(),
            self.features(),
            self.work(),
            self.steps(),
            self.numbers(),
            self.gallery(),
            self.praise(),
            self.film(),
            self.questions(),
            self.call(),
        )
        # Its colors are fixed, so it has no dark mode.
        return self.builder.document(*parts, color_mode="light")

    def section(
        self, *content: Element, background: str | dict[str, str] | None = None, anchor: str = "", **settings: Any
    ) -> Element:
        style: dict[str, dict[str, Any]] = {device: dict(values) for device, values in SECTION.items()}
        if background:
            style["desktop"]["background"] = background
        named = {"_element_id": anchor} if anchor else {}
        return self.element(
            "container",
            content_width="boxed",
            html_tag="section",
            content=list(content),
            style=style,
            **named,
            **settings,
        )

    def title(self, text: str, color: str | None = None) -> Element:
        style: dict[str, Any] = {"text_align": "center", **({"color": color} if color else {})}
        return self.element("heading", title=text, header_size="h2", style={"desktop": style})

    def text(self, html: str, centered: bool = False, color: str | None = None) -> Element:
        style = {**({"text_align": "center"} if centered else {}), **({"color": color} if color else {})}
        return self.element("text", editor=html, style={"desktop": style} if style else None)

    def hero(self) -> Element:
        half = {"desktop": {"width": "50%"}, "mobile": {"width": "100%"}}
        words = self.element(
            "container",
            style=half,
            content=[
                self.element(
                    "heading",
                    title="Launch a beautiful website in minutes",
                    header_size="h1",
                    style={
                        "desktop": {"color": "#FFFFFF", "font_size": "52px", "font_weight": "700"},
                        "mobile": {"font_size": "34px"},
                    },
                ),
                self.text(f"<p>{PITCH}</p>", color="#E2E8F0"),
                self.element(
                    "button",
                    text="Get started free",
                    link=link("#pricing"),
                    size="lg",
                    style={
                        "desktop": {
                            "background_color": "#F59E0B",
                            "button_text_color": "#111827",
                            "border_radius": "6px",
                        }
                    },
                ),
            ],
        )
        image = self.element("container", style=half, content=[self.element("image", image=self.picture("hero"))])
        return self.element(
            "container",
            html_tag="section",
            content_width="boxed",
            content=[words, image],
            style={
                "desktop": {
                    "background": "linear-gradient(180deg, #0F172A, #1D4ED8)",
                    "padding": "96px 20px",
                    "flex_direction": "row",
                    "align_items": "center",
                    "gap": "40px",
                },
                "mobile": {"padding": "48px 16px", "flex_direction": "column"},
            },
        )

    def features(self) -> Element:
        boxes = (("bolt", "Fast by default"), ("brush", "Design freedom"), ("shield", "Secure hosting"))
        row = self.element(
            "container",
            style={
                "desktop": {"flex_direction": "row", "gap": "24px"},
                "mobile": {"flex_direction": "column"},
            },
            content=[
                self.element("icon_box", icon=icon, title_text=title, description_text=PITCH) for icon, title in boxes
            ],
        )
        return self.section(
            self.title("Everything you need"),
            self.text(f"<p>{PITCH}</p>", centered=True),
            row,
            anchor="features",
        )

    def work(self) -> Element:
        slides = [
            {
                "_id": f"slide-{number}",
                "image": self.picture(f"slide-{number}"),
                "title": "",
                "subtitle": "",
            }
            for number in range(1, 6)
        ]
        carousel = self.element(
            "image_carousel",
            carousel_name="Recent work",
            slides=slides,
            slides_to_show=3,
            slides_to_scroll=1,
            navigation="both",
            autoplay="yes",
            infinite="yes",
            image_spacing_custom={"size": 16, "unit": "px"},
        )
        return self.section(self.title("Recent work"), carousel, background=var("color.surface"), anchor="work")

    def steps(self) -> Element:
        tabs = [
            {
                "_id": name.lower(),
                "title": name,
                "content": [self.element("container", content=[self.text(f"<h3>{name}</h3><p>{PITCH} {PITCH}</p>")])],
            }
            for name in ("Design", "Content", "Performance")
        ]
        return self.section(self.title("How it works"), self.element("tabs", tabs=tabs))

    def numbers(self) -> Element:
        figures = ((12500, "+", "Sites built"), (99, "%", "Happy clients"), (48, "", "Countries"))
        row = self.element(
            "container",
            style={"desktop": {"flex_direction": "row"}, "mobile": {"flex_direction": "column"}},
            content=[
                self.element(
                    "counter",
                    starting_number=0,
                    ending_number=number,
                    suffix=suffix,
                    title=title,
                    style={"desktop": {"number_color": "#FFFFFF", "title_color": "#CBD5E1", "flex_grow": "1"}},
                )
                for number, suffix, title in figures
            ],
        )
        return self.section(row, background="#0F172A")

    def gallery(self) -> Element:
        pictures = [self.picture(f"gallery-{number}") for number in range(1, 7)]
        return self.section(
            self.title("Gallery"),
            self.text("<p>Click a photo to open the lightbox.</p>", centered=True),
            self.element("image_gallery", gallery=pictures, columns=3, open_lightbox="yes"),
            anchor="gallery",
        )

    def praise(self) -> Element:
        testimonial = self.element(
            "testimonial",
            content=f"{PITCH} {PITCH}",
            image=self.picture("avatar"),
            name="Jane Doe",
            job="Head of Marketing, Northwind",
        )
        return self.section(self.title("Loved by teams"), testimonial, background=var("color.surface"))

    def film(self) -> Element:
        video = self.element(
            "video",
            video_type="youtube",
            url="https://www.youtube.com/watch?v=XHOmBV4js_E",
            title="See it in action",
            poster=self.picture("video-poster"),
        )
        return self.section(self.title("See it in action"), video)

    def questions(self) -> Element:
        asked = (
            "How long does it take?",
            "Can I export my site?",
            "Is hosting included?",
            "Do you offer support?",
        )
        items = [
            {
                "_id": f"question-{number}",
                "title": question,
                "content": [self.element("container", content=[self.text(f"<p>{PITCH}</p>")])],
            }
            for number, question in enumerate(asked)
        ]
        return self.section(
            self.title("Frequently asked questions"),
            self.element("accordion", items=items, faq_schema="yes"),
            anchor="questions",
        )

    def call(self) -> Element:
        return self.section(
            self.title("Ready to start?", color="#FFFFFF"),
            self.text(f"<p>{PITCH}</p>", centered=True, color="#FFFFFF"),
            self.element(
                "button",
                text="Create your site",
                align="center",
                link=link("#"),
                size="lg",
                style={"desktop": {"background_color": "#111827", "button_text_color": "#FFFFFF"}},
            ),
            background="#1D4ED8",
            anchor="pricing",
        )
