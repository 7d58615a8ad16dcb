"""Checks of `manage.py check`: widgets of other packages that V8 cannot load, and settings that nobody can edit."""

from collections.abc import Iterator
from typing import Any

from django.core.checks import CheckMessage, register

from intarsia.documents.registered_kinds import may_be_registered, registered_kind, registered_kinds
from intarsia.documents.third_party.third_party_widgets import third_party_widgets
from intarsia.wire.system_checks.messages import message

from .resources.third_party_assets import control_url, third_party_scripts
from .v8.engine import Renderer


@register("intarsia")
def third_party_widgets_load(**kwargs: Any) -> list[CheckMessage]:
    scripts = third_party_scripts()
    if not scripts:
        return []
    # A separate engine: a server that runs the checks at its start would keep the process of the shared one.
    engine = Renderer(scripts=scripts)
    try:
        engine.call("ping")
    finally:
        engine.close()
    hint = "Pages leave it out, and the editor shows this message. Report it to the authors of the package."
    return [
        message("W001", f"The widget '{type_}' cannot be loaded: {reason}", hint)
        for type_, reason in engine.failed_scripts.items()
    ]


@register("intarsia")
def setting_kinds_are_registered(**kwargs: Any) -> list[CheckMessage]:
    text = "The setting '{}' of '{}' has the kind '{}', which no installed app registers."
    hint = "Its values stay as they are. Install the app, or correct the name in contract.json."
    return [
        message("W004", text.format(name, widget.type, kind), hint)
        for widget in third_party_widgets()
        for name, kind in _kinds_of_apps(widget.schema["settings"])
        if registered_kind(kind) is None
    ]


@register("intarsia")
def controls_exist(**kwargs: Any) -> list[CheckMessage]:
    text = "The setting kind '{}' names the control '{}', but there is no such static file."
    hint = "Add the file to the app's folder 'static', or correct the path."
    return [
        message("W005", text.format(kind.name, kind.control), hint)
        for kind in registered_kinds()
        if control_url(kind) is None
    ]


def _kinds_of_apps(settings: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for name, setting in settings.items():
        if may_be_registered(setting["kind"]):
            yield name, setting["kind"]
        yield from _kinds_of_apps(setting.get("fields") or {})
