"""One document and its images as a file that other sites can import: `intarsia_export`, `intarsia_import`."""
