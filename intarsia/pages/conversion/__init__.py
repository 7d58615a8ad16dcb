"""Makes a document from the rich texts and StreamFields of a page. The fields keep their content."""
