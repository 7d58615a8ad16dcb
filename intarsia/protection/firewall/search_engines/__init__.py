"""Search engines may read as many pages as they like, if their name servers say that it is them."""
