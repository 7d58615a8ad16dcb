"""Helpers to write the pages of the demo."""

from collections.abc import Callable, Mapping
from typing import Any

from .element import DocumentBuilder, Element, Style, link, var

Document = dict[str, Any]
Media = Callable[[str], dict[str, Any]]

# Section spacing, and the maximum width of readable text.
SECTION = {"desktop": {"padding": var("space.section"), "gap": "2.5rem"}}


class Writer:
    """Writes one document. `media(name)` returns an image, `pages` and `files` the ids for links."""

    def __init__(self, name: str, media: Media, pages: Mapping[str, int], files: Mapping[str, int]) -> None:
        self.builder = DocumentBuilder(name)
        self.element = self.builder.element
        self.document = self.builder.document
        self.media = media
        self.pages = pages
        self.files = files

    def to(self, page: str) -> dict[str, Any]:
        return link(page=self.pages[page])

    def to_file(self, file: str) -> dict[str, Any]:
        return {**link(), "document": self.files[file]}

    def section(
        self,
        *content: Element,
        style: Style | None = None,
        anchor: str = "",
        width: str = "",
        **settings: Any,
    ) -> Element:
        """A boxed section of the page."""
        desktop: dict[str, Any] = {"padding": "clamp(56px, 7vw, 112px) 20px", "gap": "2.5rem"}
        if width:
            desktop["boxed_width"] = width
        merged = {"desktop": {**desktop, **dict((style or {}).get("desktop", {}))}}
        merged |= {device: dict(values) for device, values in (style or {}).items() if device != "desktop"}
        named = {"_element_id": anchor} if anchor else {}
        return self.element(
            "container",
            content_width="boxed",
            html_tag="section",
            content=list(content),
            style=merged,
            **named,
            **settings,
        )

    def band(self, *content: Element, color: str = "color.sunken", **options: Any) -> Element:
        """A section on a tinted background."""
        style = {"desktop": {"background": var(color), **options.pop("style", {}).get("desktop", {})}}
        return self.section(*content, style=style, **options)

    def group(
        self, *content: Element, gap: str = "1rem", style: Mapping[str, Any] | None = None, **settings: Any
    ) -> Element:
        return self.element(
            "container", content=list(content), style={"desktop": {"gap": gap, **(style or {})}}, **settings
        )

    def row(
        self, *content: Element, gap: str = "clamp(24px, 5vw, 72px)", align: str = "center", **style: Any
    ) -> Element:
        """Side by side; below each other on a phone."""
        return self.element(
            "container",
            content=list(content),
            style={
                "desktop": {"flex_direction": "row", "align_items": align, "gap": gap, **style},
                "mobile": {"flex_direction": "column", "align_items": "stretch"},
            },
        )

    def halves(self, first: Element, second: Element, align: str = "center") -> Element:
        """Two equal columns; below each other on a phone."""
        return self.element(
            "container",
            layout="grid",
            content=[first, second],
            style={
                "desktop": {"columns": "2", "align_items": align, "gap": "clamp(28px, 5vw, 80px)"},
                "mobile": {"columns": "1"},
            },
        )

    def grid(self, *content: Element, columns: str = "3", gap: str = "clamp(20px, 3vw, 40px)") -> Element:
        return self.element(
            "container",
            layout="grid",
            content=list(content),
            style={
                "desktop": {"columns": columns, "gap": gap},
                # Three fit a tablet; with two columns the third would be alone in its row.
                "tablet": {"columns": "3" if columns == "3" else "2"},
                "mobile": {"columns": "1"},
            },
        )

    def heading(self, title: str | dict[str, Any], level: str = "h2", size: str = "default", **style: Any) -> Element:
        return self.element(
            "heading", title=title, header_size=level, size=size, style={"desktop": style} if style else None
        )

    def kicker(self, text: str | dict[str, Any]) -> Element:
        """The small line above a title."""
        style = {
            "font_size": var("text.sm"),
            "letter_spacing": "0.08em",
            "text_transform": "uppercase",
            "font_weight": "600",
            "font_family": var("font.text"),
            "color": var("color.link"),
        }
        return self.element("heading", title=text, header_size="p", size="sm", style={"desktop": style})

    def text(self, html: str, **style: Any) -> Element:
        html = html if html.lstrip().startswith("<") else f"<p>{html}</p>"
        return self.element("text", editor=html, style={"desktop": style} if style else None)

    def lead(self, text: str, **style: Any) -> Element:
        return self.text(text, font_size=var("text.lg"), color=var("color.muted"), max_width="38em", **style)

    def button(self, text: str, page: str = "", url: str = "", variant: str = "primary", size: str = "md") -> Element:
        return self.element("button", text=text, link=self.to(page) if page else link(url), variant=variant, size=size)

    def picture(self, name: str, caption: str = "", **style: Any) -> Element:
        return self.element(
            "image",
            image=self.media(name),
            caption=caption,
            style={"desktop": {"border_radius": var("radius.lg"), **style}},
        )

    def intro(self, title: str, text: str, kicker: str = "", *more: Element) -> Element:
        """The top of an inner page."""
        lines = [self.kicker(kicker)] if kicker else []
        return self.section(
            *lines,
            self.heading(title, "h1"),
            self.lead(text),
            *more,
            style={"desktop": {"padding": "clamp(48px, 7vw, 96px) 20px clamp(24px, 3vw, 40px)", "gap": "1.25rem"}},
        )
