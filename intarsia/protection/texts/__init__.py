"""All that protection says to visitors, and what a site's owner says instead."""
