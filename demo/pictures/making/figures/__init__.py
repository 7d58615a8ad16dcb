"""Animals and people, cut from woods."""
