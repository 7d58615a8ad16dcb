"""The devices that a site has in addition to desktop, tablet and mobile, and their widths."""

import json
from functools import cache
from typing import Any

from django import forms
from django.core.exceptions import ValidationError

from intarsia.documents.contract import load
from intarsia.site_options import option

WIDEST = 5120


@cache
def devices() -> dict[str, dict[str, Any]]:
    """All devices by name, from narrow to wide. The desktop has no fixed width, so it is not included."""
    known = load()["devices"]
    return {name: known[name] for name in sorted(known, key=lambda name: known[name]["value"]) if known[name]["value"]}


def optional_devices() -> dict[str, dict[str, Any]]:
    return {name: device for name, device in devices().items() if not device["isOnByDefault"]}


def validate_breakpoints(breakpoints: Any) -> None:
    """Raises ValidationError with one message for each invalid width."""
    if not isinstance(breakpoints, dict):
        raise ValidationError("The breakpoints must be a JSON object, such as {}.")
    problems = list(_problems(breakpoints))
    if problems:
        raise ValidationError(problems)


def _problems(breakpoints: dict[str, Any]):
    optional = optional_devices()
    for name in set(breakpoints) - set(optional):
        yield f"{name}: unknown device. Use {', '.join(optional)}."
    for name, device in optional.items():
        if name not in breakpoints:
            continue
        width, (smallest, largest) = breakpoints[name], _limits(name, breakpoints)
        if type(width) is not int:
            yield f"{device['label']}: enter a width in whole pixels, such as {device['value']}."
        elif not smallest <= width <= largest:
            yield f"{device['label']}: enter a width between {smallest} and {largest}."


def _limits(name: str, breakpoints: dict[str, Any]) -> tuple[int, int]:
    """Each device begins where the next smaller one ends, so its width is between those of its neighbors."""
    widths = {
        one: chosen if type(chosen := breakpoints.get(one)) is int else device["value"]
        for one, device in devices().items()
        if device["isOnByDefault"] or one in breakpoints
    }
    names = list(widths)
    place = names.index(name)
    larger = widths[names[place + 1]] if place + 1 < len(names) else WIDEST + 1
    return widths[names[place - 1]] + 1, larger - 1


class BreakpointsWidget(forms.Widget):
    """One row for each device: a checkbox and the width."""

    template_name = "intarsia/pages/breakpoints.html"
    use_fieldset = True

    def get_context(self, name: str, value: Any, attrs: dict[str, Any] | None) -> dict[str, Any]:
        chosen = (json.loads(value) if isinstance(value, str) else value) or option("INTARSIA_BREAKPOINTS")
        context = super().get_context(name, value, attrs)
        context["devices"] = [
            {
                **device,
                "name": device_name,
                "is_on": device_name in chosen,
                "width": chosen.get(device_name, device["value"]),
            }
            for device_name, device in optional_devices().items()
        ]
        return context

    def value_from_datadict(self, data: Any, files: Any, name: str) -> str:
        return json.dumps(
            {
                device: _width(data.get(f"{name}-{device}-width", ""), known["value"])
                for device, known in optional_devices().items()
                if f"{name}-{device}" in data
            }
        )

    def value_omitted_from_data(self, data: Any, files: Any, name: str) -> bool:
        # Browsers do not send checkboxes that are off.
        return False


def _width(typed: str, default: int) -> int | str:
    """Text that is not a number stays as it is, so that the validator reports it."""
    text = typed.strip()
    return int(text) if text.isdecimal() else text or default
