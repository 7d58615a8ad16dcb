"""The cached pages in one process's memory, and the pages that are being rendered."""
