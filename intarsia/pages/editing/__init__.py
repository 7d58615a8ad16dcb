"""The server side of the visual editor: permissions, its screen, and the endpoints that load, save and publish."""
