"""What other apps may import about the scripts that protection adds to pages."""

from .built import script_url
from .firewall import firewall_script
from .head import head_for, site_script_url

__all__ = ["head_for", "script_url", "site_script_url", "firewall_script"]
