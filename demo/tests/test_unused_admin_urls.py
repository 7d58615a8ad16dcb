"""The admin has no URL that could only fail."""

from collections.abc import Iterator

from django.urls import URLPattern, URLResolver, get_resolver


def names_of(patterns, namespace="") -> Iterator[str]:
    for one in patterns:
        if isinstance(one, URLResolver):
            yield from names_of(one.url_patterns, f"{namespace}{one.namespace or ''}:")
        elif isinstance(one, URLPattern):
            yield f"{namespace}{one.name}"


def test_lists_without_a_history_have_no_part_of_one():
    names = set(names_of(get_resolver().url_patterns))
    parts = {name for name in names if name.endswith(":history_results")}

    assert parts and {name.removesuffix("_results") for name in parts} <= names
