"""A visual page builder for Wagtail sites."""

from .installed_apps import apps

__all__ = ["apps"]
__version__ = "0.1.0"
