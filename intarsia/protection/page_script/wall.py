"""The firewall's script in a page's head, where the site has a firewall that stops crawlers."""

from django.apps import apps
from django.utils.safestring import SafeString


def wall_script() -> SafeString:
    """Asks the database. Empty where none is wanted."""
    if not apps.is_installed("intarsia.protection.firewall"):
        return SafeString("")
    from ..firewall.script import is_wanted, script_tag

    return script_tag() if is_wanted() else SafeString("")
