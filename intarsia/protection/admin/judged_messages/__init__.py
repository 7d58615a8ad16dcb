"""Staff read and decide about judged messages."""
