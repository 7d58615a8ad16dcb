"""What only the server can tell the checklist of the editor."""
