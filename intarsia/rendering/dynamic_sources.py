"""The sources of dynamic values that every site has."""

from .dynamic_values import page_fields, page_sources, site_sources

page_sources.register()
site_sources.register()
page_fields.register()
