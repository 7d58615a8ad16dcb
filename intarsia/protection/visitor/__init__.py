"""The client and language of a request."""
