"""What other apps may import about the scripts that protection adds to pages."""

from .built import script_url
from .head import site_script_url

__all__ = ["script_url", "site_script_url"]
