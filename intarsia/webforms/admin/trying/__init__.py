"""Screens on which staff try a form before visitors use it."""
