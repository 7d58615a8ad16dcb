from importlib import import_module
from types import ModuleType

from .markdown import first_paragraph, table

LIBRARIES = {
    "intarsia": "intarsia.pages.templatetags.intarsia",
    "protection": "intarsia.protection.templatetags.protection",
    "contacts": "intarsia.protection.templatetags.contacts",
    "visitor_comments": "intarsia.comments.templatetags.visitor_comments",
}


def page() -> str:
    parts = ["# Template tags and filters\n"]
    for name, path in LIBRARIES.items():
        parts.append(f"## `{{% load {name} %}}`\n\n{_contents(import_module(path))}")
    return "\n".join(parts)


def _contents(module: ModuleType) -> str:
    rows = [(f"`{{% {name} %}}`", _meaning(name, module)) for name in module.register.tags]
    rows += [(f"`|{name}`", _meaning(name, module)) for name in module.register.filters]
    return table(("Tag or filter", "Meaning"), rows)


def _meaning(name: str, module: ModuleType) -> str:
    library = module.register
    registered = library.filters.get(name) or getattr(module, name, None) or library.tags[name]
    return first_paragraph(registered)
