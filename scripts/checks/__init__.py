"""Rules of `make check` that no ready tool has."""
