"""Staff read entries, decide about them, export them and delete them."""
