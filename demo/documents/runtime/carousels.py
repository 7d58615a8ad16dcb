"""Carousels, with every setting worth seeing."""

from collections.abc import Sequence
from typing import Any

from demo.documents.element import Element
from demo.documents.writer import Document, Writer
from demo.texts.runtime import carousels as texts

SECTION = {"desktop": {"padding": "clamp(48px, 6vw, 96px) 20px", "gap": "1.5rem"}}


def page(writer: Writer) -> Document:
    return writer.document(
        writer.intro(texts.TITLE, texts.INTRODUCTION, "Sample board"),
        _section(writer, texts.ROW_TITLE, texts.ROW_TEXT, _row(writer)),
        writer.band(writer.heading(texts.PEEK_TITLE), writer.lead(texts.PEEK_TEXT), _peeking(writer)),
        writer.section(
            writer.halves(_fading(writer), _words(writer, texts.FADE_TITLE, texts.FADE_TEXT)),
            style=SECTION,
        ),
        writer.band(writer.heading(texts.RING_TITLE), writer.lead(texts.RING_TEXT), _ring(writer)),
        writer.section(
            writer.halves(_words(writer, texts.UPRIGHT_TITLE, texts.UPRIGHT_TEXT), _upright(writer)),
            style=SECTION,
        ),
        writer.band(writer.heading(texts.DEVICES_TITLE), writer.lead(texts.DEVICES_TEXT), _by_device(writer)),
    )


def _section(writer: Writer, title: str, text: str, carousel: Element) -> Element:
    style = {"desktop": {"padding": "0 20px clamp(56px, 7vw, 112px)", "gap": "1.5rem"}}
    return writer.section(writer.heading(title), writer.lead(text), carousel, style=style)


def _words(writer: Writer, title: str, text: str) -> Element:
    return writer.group(writer.heading(title), writer.text(text), gap="1.25rem")


def _slides(writer: Writer, slides: Sequence[texts.Slide]) -> list[dict[str, Any]]:
    return [
        {"_id": picture, "image": writer.media(picture), "title": title, "subtitle": subtitle, "link": {"url": ""}}
        for picture, title, subtitle in slides
    ]


def _row(writer: Writer) -> Element:
    return writer.element(
        "image_carousel",
        slides=_slides(writer, texts.ROW),
        carousel_name=texts.ROW_NAME,
        _element_id="row",
        autoplay="yes",
        autoplay_speed=4000,
    )


def _peeking(writer: Writer) -> Element:
    return writer.element(
        "image_carousel",
        slides=_slides(writer, texts.PEEK),
        carousel_name=texts.PEEK_NAME,
        _element_id="peeking",
        slides_to_show=1,
        offset_sides="both",
        offset_width={"size": 180, "unit": "px"},
        offset_width_tablet={"size": 90, "unit": "px"},
        offset_width_mobile={"size": 32, "unit": "px"},
        image_spacing_custom={"size": 28, "unit": "px"},
        image_spacing_custom_mobile={"size": 12, "unit": "px"},
        aspect_ratio="3/2",
        pagination="fraction",
        autoplay="no",
        infinite="no",
    )


def _fading(writer: Writer) -> Element:
    return writer.element(
        "image_carousel",
        slides=_slides(writer, texts.FADE),
        carousel_name=texts.FADE_NAME,
        _element_id="fading",
        slides_to_show=1,
        aspect_ratio="1/1",
        effect="fade",
        speed=1200,
        pagination="progressbar",
        autoplay="no",
    )


def _ring(writer: Writer) -> Element:
    return writer.element(
        "carousel",
        slides=_slides(writer, texts.RING),
        carousel_name=texts.RING_NAME,
        _element_id="ring",
        center="yes",
        aspect_ratio="1/1",
        navigation="both",
        autoplay="",
    )


def _upright(writer: Writer) -> Element:
    return writer.element(
        "carousel",
        slides=_slides(writer, texts.UPRIGHT),
        carousel_name=texts.UPRIGHT_NAME,
        _element_id="upright",
        vertical="yes",
        slides_to_show=1,
        vertical_height={"size": 520, "unit": "px"},
        vertical_height_mobile={"size": 380, "unit": "px"},
        navigation="both",
        autoplay="",
        animation_speed=500,
    )


def _by_device(writer: Writer) -> Element:
    return writer.element(
        "image_carousel",
        slides=_slides(writer, texts.DEVICES),
        carousel_name=texts.DEVICES_NAME,
        _element_id="by-device",
        slides_to_show=4,
        slides_to_show_tablet=2,
        slides_to_show_mobile=1,
        slides_to_scroll=2,
        slides_to_scroll_tablet=1,
        slides_to_scroll_mobile=1,
        offset_sides="none",
        offset_sides_tablet="right",
        offset_sides_mobile="none",
        navigation="arrows",
        navigation_mobile="dots",
        aspect_ratio="3/4",
        aspect_ratio_mobile="4/3",
        autoplay="no",
        infinite="no",
    )
