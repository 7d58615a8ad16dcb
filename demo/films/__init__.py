"""The demo's film, rendered by a browser from the demo's own pictures."""
