"""The calls of the forms' script."""
