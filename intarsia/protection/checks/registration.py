"""Every check is registered in the same way, by an app's ready()."""

from intarsia.moderation import labels

from ..signal_collection.lookups import lookup as lookups
from ..verdict import registry as checks
from .definition import CheckDefinition


def register(definition: CheckDefinition) -> None:
    checks.add_check(definition.check)
    labels.register_reasons(definition.labels)
    if definition.lookup:
        lookups.add_lookup(definition.name, definition.lookup)


def unregister(definition: CheckDefinition) -> None:
    """For tests."""
    checks.remove_check(definition.name)
    labels.unregister(definition.labels.keys())
    lookups.remove_lookup(definition.name)
