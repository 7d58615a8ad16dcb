"""What Wagtail needs to know about a stored document: its text, its references and its changes."""
