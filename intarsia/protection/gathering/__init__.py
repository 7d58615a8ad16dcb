"""What is known of a request beside its words: what it says of itself, what this server remembers of its client."""
