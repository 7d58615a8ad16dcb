"""The comments of a page as visitors see them: threads, in pages, the same for everybody."""
