"""The same form several times on a page: the ids of all but the first have a prefix."""

import re

from intarsia.rendering.data_loaders import LoadContext

# The name of a form's document in keys of scopes.
NAME = "form{}"
PREFIX = re.compile(r"i([2-9]|[1-9]\d{1,2})-")


def add_showing(form: int, page_id: str, context: LoadContext) -> str:
    """Notes that the element with this id in the page shows the form. Returns the prefix of the ids in it."""
    shown = context.showings.setdefault(NAME.format(form), [])
    if page_id not in shown:
        shown.append(page_id)
    return prefix_at(form, page_id, context)


def prefix_at(form: int, page_id: str, context: LoadContext) -> str:
    shown = context.showings.get(NAME.format(form), [])
    position = shown.index(page_id) + 1 if page_id in shown else 1
    return f"i{position}-" if position > 1 else ""


def prefix_of_field(form: int, page_id: str, context: LoadContext) -> str:
    """The prefix of the form that shows the field with this id in the page."""
    return prefix_at(form, context.scope_of(page_id).key.removesuffix(f"--{NAME.format(form)}"), context)


def showings_before(form: int, prefix: str) -> dict[str, list[str]]:
    """Makes the next showing of the form the one with this prefix, where it is rendered alone."""
    found = PREFIX.fullmatch(prefix)
    return {NAME.format(form): [f"{number}" for number in range(1, int(found[1]))]} if found else {}


def posted_prefix(text: str) -> str:
    return text if PREFIX.fullmatch(text) else ""
