"""A site's own values for the variables of the theme: sparse, so that later improvements of it arrive."""

import re
from typing import Any

from django.core.exceptions import ValidationError

from intarsia.rendering.style_values import css_fault

NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")
# What a variable of each group holds: one value, or one value for each of these.
PARTS = {"color": ("light", "dark"), "font": (), "size": ()}


def validate_variables(variables: Any) -> None:
    """ValidationError with one sentence for each value that the page's CSS could not hold."""
    problems = list(_problems(variables))
    if problems:
        raise ValidationError(problems)


def _problems(variables: Any):
    if not isinstance(variables, dict):
        yield "The variables are not an object: begin with {}."
        return
    for group, values in variables.items():
        if group not in PARTS:
            yield f"{group}: there is no such group; use {', '.join(PARTS)}."
        elif not isinstance(values, dict):
            yield f"{group}: this is not an object of names and values."
        else:
            for name, value in values.items():
                yield from _variable_problems(f"{group}.{name}", name, value, PARTS[group])


def _variable_problems(path: str, name: str, value: Any, parts: tuple[str, ...]):
    if not NAME.fullmatch(name):
        yield f"{path}: a name is made of lower-case letters, digits and -."
    if not parts:
        yield from _value_problems(path, value)
    elif not isinstance(value, dict) or not value or not set(value) <= set(parts):
        yield f"{path}: give a value for {' or '.join(parts)}, or for both."
    else:
        for part, css in value.items():
            yield from _value_problems(f"{path}.{part}", css)


def _value_problems(path: str, css: Any):
    if not isinstance(css, str) or not css.strip():
        yield f"{path}: this is not a text of CSS."
    elif fault := css_fault(css, None):
        yield f"{path}: the value {fault}."
