"""The scripts that protection adds to pages: our script and the site's globals. Nothing depends on the visitor."""
