"""What other apps may import about the scripts that protection adds to pages."""

from .built import script_url
from .head import site_script_url
from .settings_form import SettingsForm

__all__ = ["SettingsForm", "script_url", "site_script_url"]
