"""Signals stored on this server, for sites and forms that cannot store them in the browser."""
