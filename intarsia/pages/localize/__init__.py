"""What wagtail-localize translates in documents. Only a site with that package imports it."""
