"""The response for a message that is not delivered."""
