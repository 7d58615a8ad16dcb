"""What a deployment learns from `manage.py check` about the widgets that other packages bring."""

from typing import Any

from django.core.checks import CheckMessage, Warning, register

from .foreign import foreign_scripts


@register("intarsia")
def foreign_widgets_load(**kwargs: Any) -> list[CheckMessage]:
    scripts = foreign_scripts()
    if not scripts:
        return []
    from .v8 import Renderer

    # Not this process's own: a context that exists before a server forks would hang its workers.
    engine = Renderer(scripts=scripts)
    try:
        engine.call("ping")
    finally:
        engine.close()
    return [
        Warning(
            f"The widget '{type_}' cannot be loaded: {reason}",
            hint="Pages leave it out, the editor shows this in its place. Ask the package's authors for a repair.",
            id="intarsia.W001",
        )
        for type_, reason in engine.failed_scripts.items()
    ]
