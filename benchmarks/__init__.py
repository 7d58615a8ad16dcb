"""Measures speed and weight against a limit in the same run: `make bench`."""
