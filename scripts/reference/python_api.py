import inspect
from importlib import import_module
from types import ModuleType
from typing import Any

from django.dispatch import Signal

from .markdown import code, first_paragraph, table

# The modules that other apps may import, and the names of those that also have private ones.
MODULES: dict[str, tuple[str, ...]] = {
    "intarsia.pages.api": (),
    "intarsia.fonts.api": (),
    "intarsia.documents.kinds": ("register_document_kind", "DocumentKind", "kind_of"),
    "intarsia.documents.build": (),
    "intarsia.documents.dynamic_sources": ("register_dynamic_source",),
    "intarsia.documents.registered_kinds": ("register_setting_kind",),
    "intarsia.rendering.dynamic_values.subject": ("Subject",),
    "intarsia.pages.blocks": ("BuilderBlock",),
    "intarsia.pages.rest_api": ("DOCUMENT_API_FIELDS", "DocumentSerializer", "DocumentHtmlSerializer"),
    "intarsia.rendering.data_loaders": ("data_loader", "LoadContext"),
    "intarsia.rendering.scopes": ("Item", "Items", "Scope", "StoredDocument"),
    "intarsia.page_cache": (),
    "intarsia.page_contributions": (
        "register_page_contribution",
        "PageContribution",
        "ComposedPage",
        "Script",
        "filtered_html",
        "filtered_text",
        "head_of",
    ),
    "intarsia.jobs.api": (),
    "intarsia.jobs.testing": ("run_jobs",),
    "intarsia.wire.page_context": ("PageContext", "page_context", "current_page_context"),
    "intarsia.wire": (),
    "intarsia.protection.api": (),
    "intarsia.protection.forms.api": (),
    "intarsia.moderation.api": (),
    "intarsia.comments.api": (),
    "intarsia.signals": (),
}
# Values, which have no docstring.
VALUES = {
    "EVERYTHING": "The tag of all pages: `purge(EVERYTHING)` empties the cache.",
    "Outcome": '`"allow"`, `"hold"` or `"block"`.',
    "Seen": 'The status that the user saw, by primary key: `{"12": "held"}`.',
    "DOCUMENT_API_FIELDS": "For pages: the fields `document` and `document_html` of Wagtail's API v2.",
    "Element": "An element of a document: its `type` and its `props`.",
    "IPS_KEPT": "How long IP addresses are kept.",
    "REMOVED": "The statuses of what staff put into spam or trash.",
    "OUTCOMES": "A sentence about each outcome, for a test that stores nothing.",
}
SIGNALS = {
    "document_saved": "The editor stored or published: `item`, `user`, `action` (autosave, draft, publish, submit).",
    "document_published": "An item with a document went live, by the editor, a form, a schedule or code: `item`.",
    "document_rendered": "Documents became HTML: `page` or None, `site`, `failed` (elements that were left out).",
    "pages_purged": "Pages were dropped from the cache: `tags`.",
    "message_judged": "A message was judged and stored: `record`, with outcome, score and reasons.",
    "message_decided": "Staff decided about a message: `record` and `user`.",
    "comments_changed": "Sent when other comments are visible on a page than before; `page` is its primary key.",
}


def page() -> str:
    parts = ["# Python API\n\nWhat your own apps may import. Everything else is internal and can change.\n"]
    for path, chosen in MODULES.items():
        module = import_module(path)
        rows = [_row(name, getattr(module, name)) for name in chosen or module.__all__]
        parts.append(f"## `{path}`\n\n{_promise(module)}\n\n{table(('Name', 'Kind', 'Meaning'), rows)}")
    return "\n".join(parts)


def _promise(module: ModuleType) -> str:
    return inspect.cleandoc(module.__doc__ or "").split("\n\n")[0].replace("\n", " ")


def _row(name: str, value: Any) -> tuple[str, str, str]:
    if isinstance(value, Signal):
        return code(name), "signal", SIGNALS[name]
    if name in VALUES:
        return code(name), "value", VALUES[name]
    kind = "class" if isinstance(value, type) else "function"
    is_documented = isinstance(value, type) or inspect.isfunction(value)
    return code(name), kind, first_paragraph(value) if is_documented else ""
