"""Where a font family is used: in the design of its site, and in the styles of elements."""

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from django.utils.translation import gettext
from wagtail.models import Site

from intarsia.fonts.api import FontRefused, UploadedFont, delete_font

from ..models import SiteDesign
from ..models.theme_variables import by_name, known_variables
from .stored_documents import stored_documents

MAX_NAMED: Final = 5


def delete_unused_font(font: UploadedFont) -> None:
    """Raises FontRefused if pages use the family and the font is the last one of it."""
    others = UploadedFont.objects.filter(site=font.site_id, family=font.family).exclude(pk=font.pk)
    places = [] if others.exists() else list(islice(_places(font.site, font.family), MAX_NAMED + 1))
    if places:
        named = ", ".join(places[:MAX_NAMED]) + (", …" if len(places) > MAX_NAMED else "")
        text = gettext("“%(family)s” is in use: %(places)s. Choose another font there first, then delete this one.")
        raise FontRefused(text % {"family": font.family, "places": named})
    delete_font(font)


def _places(site: Site, family: str) -> Iterator[str]:
    quoted = f'"{family}"'
    for name, value in by_name(SiteDesign.for_site(site).variables).items():
        if quoted in json.dumps(value, ensure_ascii=False).replace('\\"', '"'):
            label = known_variables()[name]["label"] if name in known_variables() else name
            yield gettext("site design (%(name)s)") % {"name": gettext(label)}
    seen = set()
    for stored, document in stored_documents():
        # A page is named once, although its draft uses the font, too.
        if (stored.model, str(stored.pk)) not in seen and _has_style(document, quoted):
            seen.add((stored.model, str(stored.pk)))
            yield f"“{stored.title}”"


def _has_style(value: Any, quoted: str) -> bool:
    if isinstance(value, dict):
        return any(_has_style(one, quoted) for one in value.values())
    if isinstance(value, list):
        return any(_has_style(one, quoted) for one in value)
    return isinstance(value, str) and quoted in value
