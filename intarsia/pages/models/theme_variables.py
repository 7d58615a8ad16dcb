"""A site's own values for the theme's variables. Variables without one keep following the theme's updates."""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Any, Final

from django.core.exceptions import ValidationError
from django.utils.translation import gettext, gettext_noop

from intarsia.documents.contract import Problem, load
from intarsia.documents.validation.editor_text import EditorText
from intarsia.documents.validation.style_values import css_fault

NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")
MODES = ("light", "dark")
# From 0 to 1: one wrong letter in a word of six. The names of a site's own variables are less similar.
SIMILAR: Final = 0.85
# One wrong letter makes names of so few letters less similar than that.
SHORT_NAME = re.compile(r"[a-z]{3,5}")
# Colors themselves, and one letter from `line` or `ink`.
OTHER_COLORS = ("lime", "pine", "pink", "wine")


def known_variables() -> dict[str, dict[str, Any]]:
    """What a site may change, by name such as `color.accent`. A variable with a dark value has one for each mode."""
    return load()["theme"]["variables"]


def groups() -> list[str]:
    # Designs of earlier versions have sizes, which no page reads.
    return [*dict.fromkeys(name.partition(".")[0] for name in known_variables()), "size"]


def meant_variable(path: str) -> str:
    """The variable that a misspelled name means; empty for a known one, and for one of the site's own."""
    group, _, name = path.partition(".")
    names = [one.partition(".")[2] for one in known_variables() if one.startswith(f"{group}.")]
    if name in names or name in OTHER_COLORS:
        return ""
    similar = get_close_matches(name, names, n=1, cutoff=SIMILAR) or _one_edit_away(name, names)
    # `accent-2` and `accent2` belong to a site that needs a second accent.
    is_own = bool(similar) and re.fullmatch(rf"{similar[0]}(-.*|\d+)", name) is not None
    return f"{group}.{similar[0]}" if similar and not is_own else ""


def _one_edit_away(name: str, names: list[str]) -> list[str]:
    return [known for known in names if SHORT_NAME.fullmatch(known) and _is_one_edit(name, known)]


def _is_one_edit(one: str, other: str) -> bool:
    """A letter that is wrong, missing or too much, or two neighbors in the wrong order."""
    shorter, longer = sorted((one, other), key=len)
    if len(shorter) < len(longer):
        return any(longer[:at] + longer[at + 1 :] == shorter for at in range(len(longer)))
    wrong = [at for at, letter in enumerate(one) if letter != other[at]]
    is_swapped = (
        len(wrong) == 2
        and wrong[1] - wrong[0] == 1
        and one[wrong[0]] + one[wrong[1]] == other[wrong[1]] + other[wrong[0]]
    )
    return len(wrong) == 1 or is_swapped


def misspelled(variables: dict[str, Any], stored: dict[str, Any]) -> Iterator[Problem]:
    """One problem for each misspelled name. `stored` variables stay: the site's own CSS may use them."""
    for path in by_name(variables):
        if path not in by_name(stored) and (meant := meant_variable(path)):
            text = EditorText(
                gettext_noop("there is no variable with this name. Do you mean {variable}?"), variable=meant
            )
            yield Problem(path, text)


def by_name(variables: dict[str, Any]) -> dict[str, Any]:
    """`{"color": {"accent": …}}` as `{"color.accent": …}`."""
    return {f"{group}.{name}": value for group, named in variables.items() for name, value in named.items()}


def by_group(values: dict[str, Any]) -> dict[str, Any]:
    """The reverse of `by_name`."""
    variables: dict[str, Any] = {}
    for path, value in values.items():
        group, _, name = path.partition(".")
        variables.setdefault(group, {})[name] = value
    return variables


def validate_variables(variables: Any) -> None:
    """Raises ValidationError with one message for each value that pages cannot use."""
    raise_problems(variable_problems(variables))


def raise_problems(problems: Iterable[Problem]) -> None:
    """In the active language."""
    localized = ((path, localized_message(message)) for path, message in problems)
    messages = [f"{_title(path)}: {message}" if path else message for path, message in localized]
    if messages:
        raise ValidationError(messages)


def localized_message(message: str) -> str:
    return message.localized() if isinstance(message, EditorText) else message


def variable_problems(variables: Any) -> Iterator[Problem]:
    """One problem for each invalid value. Its path is `color.accent.light`, or without a mode `text.md`."""
    if not isinstance(variables, dict):
        yield Problem("", EditorText(gettext_noop("The variables must be a JSON object, such as {}.")))
        return
    for group, values in variables.items():
        if group not in groups():
            yield Problem(group, EditorText(gettext_noop("unknown group. Use {groups}."), groups=", ".join(groups())))
        elif not isinstance(values, dict):
            yield Problem(group, EditorText(gettext_noop("must be a JSON object of names and values.")))
        else:
            for name, value in values.items():
                yield from _problems_of(f"{group}.{name}", name, value)


def _problems_of(path: str, name: str, value: Any) -> Iterator[Problem]:
    if not NAME.fullmatch(name):
        text = EditorText(gettext_noop("a name can contain lower-case letters, digits and hyphens only."))
        yield Problem(path, text)
    if not _has_modes(path):
        yield from _value_problems(path, path, value)
    elif not isinstance(value, dict) or not value or not set(value) <= set(MODES):
        yield Problem(path, EditorText(gettext_noop("enter a value for “light” or “dark”, or both.")))
    else:
        for mode, css in value.items():
            yield from _value_problems(path, f"{path}.{mode}", css)


def _has_modes(path: str) -> bool:
    return "dark" in known_variables()[path] if path in known_variables() else path.startswith("color.")


def _value_problems(variable: str, path: str, css: Any) -> Iterator[Problem]:
    if not isinstance(css, str) or not css.strip():
        yield Problem(path, EditorText(gettext_noop("must be a CSS value as text.")))
    elif fault := css_fault(css, None):
        yield Problem(path, EditorText(gettext_noop("the value {fault}."), fault=fault))
    elif (known := known_variables().get(variable)) and not _matches(known["syntax"], css.strip()):
        expected = EditorText(load()["theme"]["expected"][known["syntax"]])
        yield Problem(
            path, EditorText(gettext_noop("“{value}” is not valid. {expected}"), value=css.strip(), expected=expected)
        )


def _matches(syntax: str, css: str) -> bool:
    return re.fullmatch(load()["theme"]["syntax"][syntax], css, re.ASCII) is not None


def _title(path: str) -> str:
    """`Accent (light)` for `color.accent.light`."""
    name, _, mode = path.rpartition(".")
    if mode in MODES and name in known_variables():
        label = gettext("Light") if mode == "light" else gettext("Dark")
        return f"{gettext(known_variables()[name]['label'])} ({label.lower()})"
    known = known_variables().get(path)
    return gettext(known["label"]) if known else path
