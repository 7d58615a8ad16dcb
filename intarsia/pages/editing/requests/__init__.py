"""What the editor sends, and whether this user may send it."""
