"""A site's own values for the theme's variables. Variables without one keep following the theme's updates."""

import re
from typing import Any

from django.core.exceptions import ValidationError

from intarsia.documents.style_values import css_fault

NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")
# By group of variables, the modes that have a value each. Without modes, a variable has one value.
MODES = {"color": ("light", "dark"), "font": (), "size": ()}


def validate_variables(variables: Any) -> None:
    """Raises ValidationError with one message for each value that CSS cannot use."""
    problems = list(_problems(variables))
    if problems:
        raise ValidationError(problems)


def _problems(variables: Any):
    if not isinstance(variables, dict):
        yield "The variables must be a JSON object, such as {}."
        return
    for group, values in variables.items():
        if group not in MODES:
            yield f"{group}: unknown group. Use {', '.join(MODES)}."
        elif not isinstance(values, dict):
            yield f"{group}: must be a JSON object of names and values."
        else:
            for name, value in values.items():
                yield from _variable_problems(f"{group}.{name}", name, value, MODES[group])


def _variable_problems(path: str, name: str, value: Any, modes: tuple[str, ...]):
    if not NAME.fullmatch(name):
        yield f"{path}: a name can contain lower-case letters, digits and hyphens only."
    if not modes:
        yield from _value_problems(path, value)
    elif not isinstance(value, dict) or not value or not set(value) <= set(modes):
        yield f"{path}: enter a value for {' or '.join(modes)}, or both."
    else:
        for mode, css in value.items():
            yield from _value_problems(f"{path}.{mode}", css)


def _value_problems(path: str, css: Any):
    if not isinstance(css, str) or not css.strip():
        yield f"{path}: must be a CSS value as text."
    elif fault := css_fault(css, None):
        yield f"{path}: the value {fault}."
