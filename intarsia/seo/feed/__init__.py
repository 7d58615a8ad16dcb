"""The Atom feed of a site's articles."""
