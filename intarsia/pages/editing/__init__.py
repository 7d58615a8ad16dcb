"""The visual editor's side on the server: who may edit what, its screen, and the calls that load, save and publish."""
