"""What is fast and how fast, measured beside the limit in the same run: `make bench`."""
