"""Rows of lists and repeaters: the ids of fields in them, and the buttons that add and remove rows without a script."""
