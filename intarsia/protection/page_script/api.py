"""What rendering may import of the scripts that protection puts on pages."""

from .head import head_for, site_script_address

__all__ = ["head_for", "site_script_address"]
