"""The script by which browsers prove that they run scripts: on every page while the crawler rule is on."""

from django.templatetags.static import static
from django.urls import get_script_prefix, reverse

from intarsia.page_contributions import Script

from .models import FirewallSettings


def proof_path() -> str:
    """Under the site's path prefix, which is unknown outside of Django."""
    return reverse("intarsia_firewall:proof").removeprefix(get_script_prefix().rstrip("/"))


def is_wanted() -> bool:
    # `load` would write a row while a page is rendered.
    return FirewallSettings.objects.filter(stops_crawlers=True).exclude(mode=FirewallSettings.Mode.OFF).exists()


def proof_script() -> Script:
    return Script(static("intarsia_firewall/browser.js"), data={"proof": reverse("intarsia_firewall:proof")})
