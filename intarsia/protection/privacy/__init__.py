"""How long a message is kept, and what becomes of what a person left behind."""
