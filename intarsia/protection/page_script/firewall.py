"""The firewall's script in the head of pages, if the crawler rule is on."""

from django.apps import apps
from django.utils.safestring import SafeString


def firewall_script() -> SafeString:
    """Queries the database. Empty if no script is needed."""
    if not apps.is_installed("intarsia.firewall"):
        return SafeString("")
    from intarsia.firewall.script import is_wanted, script_tag

    return script_tag() if is_wanted() else SafeString("")
