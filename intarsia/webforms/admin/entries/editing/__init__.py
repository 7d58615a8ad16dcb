"""Staff correct the answers of an entry."""
