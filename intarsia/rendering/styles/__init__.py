"""Parts of a page's stylesheet."""
