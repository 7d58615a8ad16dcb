"""How a page's stylesheet meets the CSS of the site around it.

The site's own rules are in no cascade layer, so they win against layers whatever their selectors are. Our defaults are
in layers and yield. What an owner chose for an element has to win, so those rules are in no layer either.
"""

from typing import Any, Final

from django.contrib.staticfiles.storage import staticfiles_storage
from django.core.exceptions import ImproperlyConfigured

from intarsia.site_options import option

LOOKS: Final = ("both", "site", "theme")
# Later layers win whatever their selectors are: an owner's value overrides a widget's default.
LAYERS: Final = "@layer theme,widgets,elements;"
# Rules inside get the specificity of an ID in addition to their own.
STRONG: Final = ":not(#_)"
# The fonts are those of the site.
SITE_FONTS: Final = ":root{--font-heading:inherit;--font-text:inherit}"
DOCUMENT: Final = ".intarsia-document"


def look() -> str:
    """`site`: the site's look, `theme`: that of Intarsia, `both`: the theme where the site's CSS says nothing."""
    found = option("INTARSIA_LOOK")
    if found not in LOOKS:
        raise ImproperlyConfigured(f"INTARSIA_LOOK is {found!r}. Choose from: {', '.join(LOOKS)}.")
    return found


def cascade(theme: str, widgets: str, elements: str) -> str:
    """The rules of the theme, of the widgets and of the elements, in an order that suits the look."""
    kind = look()
    if kind == "theme":
        return (
            f"{LAYERS}@layer theme{{{theme}{_document_text()}}}@layer widgets{{{widgets}}}@layer elements{{{elements}}}"
            f"{_without_site_rules()}"
        )
    shown = f"@layer theme{{{theme}}}" if kind == "both" else SITE_FONTS
    return f"@layer theme,widgets;{shown}@layer widgets{{{widgets}}}" + (f"{STRONG}{{{elements}}}" if elements else "")


def _document_text() -> str:
    """A document in a template of the site inherits from the site's `body`, not from the theme's."""
    return (
        f"{DOCUMENT}{{background-color:var(--color-paper);color:var(--color-ink);"
        "font:400 var(--text-md)/1.6 var(--font-text)}"
    )


def _without_site_rules() -> str:
    """Inside a document, rules in no layer have no effect: their values become those of our layers."""
    inside = f":is({DOCUMENT},{DOCUMENT} *):not(#_#_#_)"
    return f"{inside},{inside}::before,{inside}::after,{inside}::marker{{all:revert-layer}}"


def site_stylesheets() -> list[str]:
    """The URLs of the site's own stylesheets, for pages and the canvas that no template of the site shows."""
    if look() == "theme":
        return []
    return [_url(path) for path in option("INTARSIA_STYLESHEETS")]


def _url(path: str) -> str:
    return path if path.startswith(("/", "https://", "http://")) else staticfiles_storage.url(path)


def canvas_cascade(*, is_embedded: bool) -> dict[str, Any]:
    """What the editor's canvas needs to have the same look. `is_embedded`: in a template of the site."""
    return {
        "stylesheets": site_stylesheets(),
        "body": dict(option("INTARSIA_CANVAS_BODY")),
        # Without CSS of the site, layers have the same effect.
        "isStrong": bool(site_stylesheets()),
        "isEmbedded": is_embedded,
    }
