"""Signals that are kept on this server, for sites and forms that keep none in the browser."""
