"""Views for visitors that are not pages of the page tree: search, log-out, 404 and frames with custom HTML."""
