"""The scripts, stylesheets and URLs that widgets of other packages add to the server, the pages and the editor."""

from pathlib import Path

from django.contrib.staticfiles import finders

from intarsia.documents.registered_kinds import RegisteredKind
from intarsia.documents.third_party.third_party_widgets import ThirdPartyWidget, digest_of, third_party_widgets

from ..assets import static_base
from ..v8.engine import Script

# Stylesheets of widgets contain this instead of STATIC_URL, which only the site knows.
STATIC_URL_PLACEHOLDER = "__STATIC_URL__"


def third_party_scripts() -> tuple[Script, ...]:
    """The scripts that the server's V8 loads after our own widgets."""
    return tuple(Script(widget.qualified_type, widget.script, widget.schema) for widget in third_party_widgets())


def third_party_islands(host: str) -> dict[str, dict[str, str]]:
    """By qualified type: `src`, its module, and `host`, the module that lends React and the kit to a view.

    Both are URLs. An enhancement works on the server's HTML, so it has no host.
    """
    return {
        widget.qualified_type: {"src": url} if widget.schema.get("enhance") else {"src": url, "host": host}
        for widget in third_party_widgets()
        if (url := browser_url(widget))
    }


def third_party_styles() -> dict[str, str]:
    """The CSS of each widget, by qualified type."""
    base = f"{static_base()}/"
    return {
        widget.qualified_type: widget.stylesheet.replace(STATIC_URL_PLACEHOLDER, base)
        for widget in third_party_widgets()
    }


def browser_url(widget: ThirdPartyWidget) -> str | None:
    return f"{static_base()}/{widget.browser_path}" if widget.browser_path else None


def control_url(kind: RegisteredKind) -> str | None:
    """The module with the control of a setting kind. None if no app has this file."""
    file = finders.find(kind.control)
    return f"{static_base()}/{kind.control}?v={digest_of(Path(file))}" if file else None
