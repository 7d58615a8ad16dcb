"""Texts, rich texts, links and images of documents as segments of wagtail-localize, and back."""

from collections.abc import Iterable
from typing import Any

from wagtail_localize.segments import OverridableSegmentValue, StringSegmentValue, TemplateSegmentValue
from wagtail_localize.segments.extract import quote_path_component
from wagtail_localize.segments.ingest import organise_template_segments
from wagtail_localize.strings import extract_strings, restore_strings

from ..builder_field import BuilderField
from .places import Place, copied, places_in

# wagtail-localize has no types.
Segment = Any

# Without a segment, wagtail-localize would leave the translation as it is, also if all elements were removed.
STRUCTURE = TemplateSegmentValue("$structure", "html", "<hr>", 0)


def segments_of(field: BuilderField, document: Any) -> list[Segment]:
    contract = field.contract()
    found = [segment for place in places_in(copied(document, contract), contract) for segment in _segments(place)]
    return [STRUCTURE.clone(), *found]


def with_translations(field: BuilderField, document: Any, segments: Iterable[Segment]) -> Any:
    """The structure of the source with the texts of the translation."""
    contract, given = field.contract(), list(segments)
    made = copied(document, contract)
    for place in places_in(made, contract):
        if own := _below(place, given):
            place.holder[place.name] = _restored(place, own)
    return made


def _segments(place: Place) -> Iterable[Segment]:
    if place.kind == "text":
        return [StringSegmentValue(place.path, place.value)]
    if place.kind != "richtext":
        return [OverridableSegmentValue(place.path, place.value)]
    template, strings = extract_strings(place.value)
    hrefs = {one["href"] for _string, attrs in strings for one in (attrs or {}).values() if "href" in one}
    return [
        TemplateSegmentValue(place.path, "html", template, len(strings)),
        *(StringSegmentValue(place.path, string, attrs=attrs) for string, attrs in strings),
        *(OverridableSegmentValue(f"{place.path}.{quote_path_component(href)}", href) for href in sorted(hrefs)),
    ]


def _below(place: Place, segments: list[Segment]) -> list[Segment]:
    """The segments of this place, with the path inside it."""
    found = []
    for segment in segments:
        if segment.path == place.path or segment.path.startswith(f"{place.path}."):
            own = segment.clone()
            own.path = segment.path[len(place.path) :].removeprefix(".")
            found.append(own)
    return found


def _restored(place: Place, own: list[Segment]) -> Any:
    if place.kind == "richtext":
        _format, template, strings = organise_template_segments(own)
        return restore_strings(template, strings)
    (segment,) = own
    if not isinstance(segment, OverridableSegmentValue):
        return segment.render_text()
    # The screen of wagtail-localize gives the id of a chosen snippet as a text.
    is_number = place.kind == "form" and str(segment.data).isdecimal()
    return int(segment.data) if is_number else segment.data
