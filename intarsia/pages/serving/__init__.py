"""Shows pages and templates: as a page of the site, or inside a page of another Django template."""
