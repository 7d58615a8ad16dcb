"""A check of `manage.py check`: widgets of other packages that V8 cannot load."""

from typing import Any

from django.core.checks import CheckMessage, Warning, register

from .resources.third_party_assets import third_party_scripts


@register("intarsia")
def third_party_widgets_load(**kwargs: Any) -> list[CheckMessage]:
    scripts = third_party_scripts()
    if not scripts:
        return []
    from .v8.engine import Renderer

    # A separate engine: a server that runs the checks at its start would keep the process of the shared one.
    engine = Renderer(scripts=scripts)
    try:
        engine.call("ping")
    finally:
        engine.close()
    return [
        Warning(
            f"The widget '{type_}' cannot be loaded: {reason}",
            hint="Pages leave it out, and the editor shows this message. Report it to the authors of the package.",
            id="intarsia.W001",
        )
        for type_, reason in engine.failed_scripts.items()
    ]
