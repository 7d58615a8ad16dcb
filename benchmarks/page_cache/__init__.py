"""Measures of the page cache against the same server without one."""
