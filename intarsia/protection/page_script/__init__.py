"""What a page brings along to be protected: our script and the site's globals. Nothing depends on the visitor."""
