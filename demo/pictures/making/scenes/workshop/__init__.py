"""The room of the workshop."""
