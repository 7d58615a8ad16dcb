"""What proves that a request may make a call, and how often it may."""
