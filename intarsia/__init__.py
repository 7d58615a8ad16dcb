"""A visual page builder for Wagtail sites."""

__version__ = "0.1.0"
