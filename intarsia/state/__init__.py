"""Data that all processes share: rate limits, and the file in which they count."""
