"""The pictures themselves, by family."""
