"""One document as a file that other sites can import: `manage.py intarsia_export` and `intarsia_import`."""
