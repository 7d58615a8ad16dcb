"""The demo's film, drawn by a browser from the demo's own pictures."""
