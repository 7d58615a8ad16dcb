"""Panels of Wagtail's forms for pages and the site's design."""
