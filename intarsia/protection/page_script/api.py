"""What rendering may import of the scripts that protection puts on pages."""

from .built import script_address
from .head import head_for, site_script_address
from .wall import wall_script

<<<<<<< HEAD
__all__ = ["head_for", "script_address", "site_script_address"]
=======
__all__ = ["head_for", "site_script_address", "wall_script"]
>>>>>>> 3e0977e (Stop crawlers that run no scripts, let search engines in by their names, and tell nginx whom to leave to the application)
