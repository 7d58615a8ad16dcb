"""The stored shape of a dynamic value: `{"$bind": {"source": "page.title", "fallback": "…"}}`.

The contract says which kinds of sources each kind of setting accepts (web/documents/bindings.ts).
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from .validation.storage_limits import is_element

BIND = "$bind"
KEYS = {"source", "fallback"}


def is_binding(value: Any) -> bool:
    return isinstance(value, dict) and BIND in value


def source_of(value: Any) -> str | None:
    """The name of the source; None for a value without one."""
    binding = value[BIND] if is_binding(value) else None
    source = binding.get("source") if isinstance(binding, dict) else None
    return source if isinstance(source, str) else None


def static_value(value: Any) -> Any:
    """The fallback of a dynamic value, None without one. Other values as they are."""
    if not is_binding(value):
        return value
    binding = value[BIND]
    return binding.get("fallback") if isinstance(binding, dict) else None


def has_shape(value: Any) -> bool:
    """Whether a dynamic value has the stored shape, with a fallback that is not a dynamic value itself."""
    binding = value[BIND]
    is_whole = len(value) == 1 and isinstance(binding, dict) and set(binding) <= KEYS
    return is_whole and bool(source_of(value)) and not is_binding(binding.get("fallback"))


def sources_in(value: Any) -> Iterator[str]:
    """The names of all sources anywhere in a document."""
    waiting = [value]
    while waiting:
        item = waiting.pop()
        if (source := source_of(item)) is not None:
            yield source
        if isinstance(item, dict):
            waiting.extend(item.values())
        elif isinstance(item, list):
            waiting.extend(item)


def with_values(holder: Any, values: Mapping[str, Any]) -> Any:
    """A copy of settings with these values, by path: `{"items.0.title": "Oak"}`. Everything else is shared."""
    for path, value in values.items():
        holder = _with_value(holder, path.split("."), value)
    return holder


def elements_with_values(content: Any, values_of: Callable[[str], Mapping[str, Any]]) -> Any:
    """A copy of `content` in which the settings of each element have `values_of(id)`, by path."""
    if isinstance(content, list):
        return [elements_with_values(child, values_of) for child in content]
    if not isinstance(content, dict):
        return content
    copy = {name: elements_with_values(child, values_of) for name, child in content.items()}
    if is_element(copy):
        copy["props"] = with_values(copy["props"], values_of(str(copy["props"].get("id", ""))))
    return copy


def _with_value(holder: Any, steps: list[str], value: Any) -> Any:
    if not steps:
        return value
    first, *rest = steps
    if isinstance(holder, list):
        index = int(first)
        return [*holder[:index], _with_value(holder[index], rest, value), *holder[index + 1 :]]
    return {**holder, first: _with_value(holder[first], rest, value)}
