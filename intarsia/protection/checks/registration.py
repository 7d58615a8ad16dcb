"""Every check is registered in the same way, by an app's ready()."""

from intarsia.moderation import labels
from intarsia.wire.named_calls import registry as calls

from ..signal_collection.lookups import lookup as lookups
from ..verdict import registry as checks
from . import urls
from .definition import CheckDefinition


def register(definition: CheckDefinition) -> None:
    checks.add_check(definition.check)
    labels.register_reasons(definition.labels)
    if definition.lookup:
        lookups.add_lookup(definition.name, definition.lookup)
    for call in definition.calls:
        calls.add_call(call)
    urls.add_urls(definition.urls)


def unregister(definition: CheckDefinition) -> None:
    """For tests."""
    checks.remove_check(definition.name)
    labels.unregister(definition.labels.keys())
    lookups.remove_lookup(definition.name)
    for call in definition.calls:
        calls.remove_call(call)
    urls.remove_urls(definition.urls)
