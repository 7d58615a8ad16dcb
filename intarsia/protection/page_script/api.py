"""What other apps may import of the scripts that protection puts on pages."""

from .built import script_address
from .head import head_for, site_script_address
from .wall import wall_script

__all__ = ["head_for", "script_address", "site_script_address", "wall_script"]
