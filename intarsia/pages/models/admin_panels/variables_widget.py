"""The theme's variables in Wagtail's settings form, for users who do not use the visual editor."""

import json
from collections.abc import Iterator
from typing import Any

from django import forms
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from ..theme_variables import MODES, by_group, by_name, known_variables, localized_message, variable_problems
from .fonts_panel import FONTS_LIST

TITLES = {
    "color": _("Colors"),
    "font": _("Fonts"),
    "text": _("Text sizes"),
    "space": _("Spacing"),
    "shape": _("Corners and shadows"),
    "button": _("Buttons"),
    "width": _("Widths"),
}


class VariablesWidget(forms.Widget):
    """A field for each variable, two if it has a value for light and one for dark mode. Empty: the default applies."""

    template_name = "intarsia/pages/variables.html"
    use_fieldset = True

    def get_context(self, name: str, value: Any, attrs: dict[str, Any] | None) -> dict[str, Any]:
        variables = json.loads(value) if isinstance(value, str) else value or {}
        chosen = _values_of(variables)
        problems = {path: localized_message(message) for path, message in variable_problems(variables)}
        rows: dict[str, list[dict[str, Any]]] = {}
        for variable, known in known_variables().items():
            fields = [_field(known, path, mode, chosen, problems) for path, mode in _places(variable)]
            rows.setdefault(known["group"], []).append({"label": gettext(known["label"]), "fields": fields})
        context = super().get_context(name, value, attrs)
        context["groups"] = [{"title": TITLES.get(group, group), "rows": found} for group, found in rows.items()]
        # What no page reads, of earlier versions or of the site's own code, stays as it is.
        others = {path: own for path, own in chosen.items() if path not in known_variables()}
        context["others"] = json.dumps(others)
        return context

    def value_from_datadict(self, data: Any, files: Any, name: str) -> str:
        values: dict[str, Any] = _parsed(data.get(f"{name}-others", "{}"))
        for variable in known_variables():
            given = {mode: data.get(f"{name}-{path}", "").strip() for path, mode in _places(variable)}
            own = {mode: css for mode, css in given.items() if css}
            if own:
                values[variable] = own.get("", own)
        return json.dumps(by_group(values))

    def value_omitted_from_data(self, data: Any, files: Any, name: str) -> bool:
        # Otherwise a request without the fields, such as one of a script, would remove all values.
        return f"{name}-others" not in data


def _places(variable: str) -> Iterator[tuple[str, str]]:
    """Each path with its mode; the mode is empty if the variable has one value."""
    if "dark" not in known_variables()[variable]:
        yield variable, ""
    else:
        yield from ((f"{variable}.{mode}", mode) for mode in MODES)


def _values_of(variables: Any) -> dict[str, Any]:
    """Empty for a value of another shape, which the field reports."""
    if not isinstance(variables, dict) or not all(isinstance(named, dict) for named in variables.values()):
        return {}
    return by_name(variables)


def _field(known: dict, path: str, mode: str, chosen: dict[str, Any], problems: dict[str, str]) -> dict[str, Any]:
    variable = path.removesuffix(f".{mode}")
    own = chosen.get(variable, "")
    value = own.get(mode, "") if isinstance(own, dict) else own
    return {
        "path": path,
        "mode": mode,
        "value": value,
        "default": known[mode or "light"],
        # The panel of the fonts lists them.
        "list": FONTS_LIST if known["group"] == "font" else "",
        "problem": problems.get(path) or problems.get(variable),
    }


def _parsed(text: str) -> dict[str, Any]:
    try:
        others = json.loads(text)
    except ValueError:
        return {}
    return others if isinstance(others, dict) else {}
