"""Why a font cannot be used, and what to do."""

from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

MAX_BYTES: Final = 5 * 1024 * 1024
MAX_FONTS: Final = 60


class FontRefused(Exception):
    """The text is a sentence for the user who uploaded the font."""


REASONS: Final[dict[str, Promise]] = {
    "missing": _("No file arrived. Choose a font file and try again."),
    "empty": _("The file is empty. Choose another one."),
    "not_a_font": _("The file is not a font. Upload a WOFF2, WOFF, TTF or OTF file."),
    "collection": _("The file is a collection of several fonts. Upload each of them as a TTF or OTF file."),
    "too_large": _("The file is larger than 5 MB. Upload a WOFF2 file, or a font with fewer characters."),
    "broken": _("The font is damaged: a part of it cannot be read. Download it again from its maker."),
    "too_complex": _("The font needs too much time or memory to be read. Upload one with fewer characters."),
    "embedding_forbidden": _(
        "The font forbids its use on websites (embedding is restricted). "
        "Ask its maker for a version with a web license."
    ),
    "bitmaps_only": _(
        "The font allows only its bitmaps to be embedded, which browsers do not show. "
        "Ask its maker for a version with a web license."
    ),
    "no_name": _("The font has no name. Ask its maker for a complete version."),
    "taken": _("The theme has a font with this name already. Choose it in the list of fonts."),
    "too_many": _("The site has 60 fonts, which is the limit. Delete those that you do not use."),
    "unavailable": _("The font could not be converted: the server has a problem. Try again later."),
}


def refused(reason: str) -> FontRefused:
    return FontRefused(str(REASONS[reason]))
