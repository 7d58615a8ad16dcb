"""sitemap.xml: all public pages of a site in all languages, with the images that they show."""
