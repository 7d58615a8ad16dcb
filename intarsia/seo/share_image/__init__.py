"""The image of a link preview for pages without one: the title in the colors and fonts of the site's design."""
