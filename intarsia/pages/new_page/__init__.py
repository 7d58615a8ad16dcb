"""What a new page begins with: nothing, a ready page, or a copy of another page."""
