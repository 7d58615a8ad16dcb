"""What the setting INTARSIA_POLICY adds to the policy of a page: a list of rules for sites and page types.

INTARSIA_POLICY = [
    {"script-src": ["https://analytics.example"], "connect-src": ["https://analytics.example"]},
    {"page_types": ["shop.ProductPage"], "sites": ["shop.example"], "frame-src": ["https://chat.example"]},
]
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final
from urllib.parse import urlsplit

from django.apps import apps
from wagtail.models import Site

from intarsia.site_options import option

from .sources import DIRECTIVES, problem_of

SCOPES: Final = ("sites", "page_types")
LISTS: Final = (list, tuple, set, frozenset)
Source = tuple[str, str]


def site_sources(site: Site | None, page: Any) -> frozenset[Source]:
    """(directive, source) of all rules that apply. `manage.py check` reports rules that cannot be read."""
    rules = [rule for rule in _rules() if _applies(rule, site, page)]
    return frozenset(source for rule in rules for source in _sources(rule))


def problems() -> Iterator[str]:
    """What is wrong with the setting, with the way out."""
    chosen = option("INTARSIA_POLICY")
    if not isinstance(chosen, (list, tuple)):
        yield "INTARSIA_POLICY is not a list. Write a list of rules: [{'img-src': ['https://cdn.example']}]."
        return
    for number, rule in enumerate(chosen, 1):
        where = f"Rule {number} of INTARSIA_POLICY"
        if isinstance(rule, Mapping):
            yield from (f"{where}: {problem}" for problem in _problems_in(rule))
        else:
            yield f"{where} is not a dictionary. Write {{'img-src': ['https://cdn.example']}}."


def _problems_in(rule: Mapping[str, Any]) -> Iterator[str]:
    for name, values in rule.items():
        if name not in SCOPES and name not in DIRECTIVES:
            yield f"{name} is not a directive. Choose from: {', '.join((*SCOPES, *sorted(DIRECTIVES)))}."
        elif not isinstance(values, LISTS):
            yield f"the value of {name} is not a list. Write [{values!r}]."
        elif name == "page_types":
            yield from (f"there is no page type {value}. Write app.Model." for value in values if not _model(value))
        elif name == "sites":
            # A full URL would never be equal to the host of a site.
            yield from (f"{value} is not a host. Write {_host(value)!r}." for value in values if _host(value) != value)
        else:
            wrong = ((value, problem_of(name, value)) for value in map(str, values))
            yield from (f"{name} has {value}. {problem}" for value, problem in wrong if problem)


def _host(value: Any) -> str:
    text = str(value)
    return urlsplit(text).netloc.lower() if "//" in text else text.lower().rstrip("/")


def _rules() -> list[Mapping[str, Any]]:
    chosen = option("INTARSIA_POLICY")
    return [rule for rule in chosen if isinstance(rule, Mapping)] if isinstance(chosen, (list, tuple)) else []


def _applies(rule: Mapping[str, Any], site: Site | None, page: Any) -> bool:
    if not _limits_are_known(rule):
        return False
    hosts, types = rule.get("sites"), rule.get("page_types")
    if hosts is not None and (site is None or not {site.hostname, f"{site.hostname}:{site.port}"} & set(hosts)):
        return False
    return types is None or any(model and isinstance(page, model) for model in map(_model, types))


def _limits_are_known(rule: Mapping[str, Any]) -> bool:
    """A misspelled name can be that of a limit, and without its limit the rule would open all sites."""
    scopes = [values for name, values in rule.items() if name in SCOPES]
    are_lists = all(isinstance(values, LISTS) and all(isinstance(one, str) for one in values) for values in scopes)
    return are_lists and all(name in SCOPES or name in DIRECTIVES for name in rule)


def _model(label: Any) -> type | None:
    try:
        return apps.get_model(str(label))
    except (LookupError, ValueError):
        return None


def _sources(rule: Mapping[str, Any]) -> Iterator[Source]:
    for directive, values in rule.items():
        if directive not in SCOPES and isinstance(values, LISTS):
            yield from ((directive, value) for value in map(str, values) if not problem_of(directive, value))
