"""Which templates apply to a page: page templates, and headers and footers of a branch of the page tree."""
