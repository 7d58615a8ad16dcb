"""One request of a client, and the response to it."""
