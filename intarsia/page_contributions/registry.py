"""The contributions of all apps, in their order."""

from functools import cache

from .contribution import PageContribution

_contributions: list[PageContribution] = []


def register_page_contribution(contribution: PageContribution) -> None:
    """Adds what `contribution` returns to every page. Call it in the module `page_contributions` of an app."""
    if not contribution.name:
        raise ValueError(f'{type(contribution).__name__} has no name. Give it one, such as "shop.currency".')
    if any(known.name == contribution.name for known in _contributions):
        raise ValueError(f"Two page contributions are called {contribution.name!r}. Rename one.")
    _contributions.append(contribution)
    _contributions.sort(key=lambda one: (one.order, one.name))
    contributions.cache_clear()


@cache
def contributions(*methods: str) -> tuple[PageContribution, ...]:
    """The contributions that override one of `methods`: most add one thing, and a page asks for eight."""
    return tuple(one for one in _contributions if any(_overrides(one, method) for method in methods))


def _overrides(contribution: PageContribution, method: str) -> bool:
    return getattr(type(contribution), method) is not getattr(PageContribution, method)


def unregister(name: str) -> None:
    """For tests."""
    _contributions[:] = [one for one in _contributions if one.name != name]
    contributions.cache_clear()
